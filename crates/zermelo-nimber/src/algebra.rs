//! What a field has beyond sums and products: inverses, powers, roots, traces, subfields. Times are in products of
//! nimbers, with b the bits of the word.

use super::{Nimber, NimberError, Word};
use alloc::vec::Vec;
use dashu_int::{IBig, Sign, UBig};

impl<W: Word> Nimber<W> {
    /// The inverse; an error for 0. By norms to the field of half the bits: O(log b) products of each width.
    pub fn inverse(self) -> Result<Self, NimberError> {
        if self.is_zero() { Err(NimberError::DivisionByZero) } else { Ok(Self(self.0.inverse())) }
    }

    /// The quotient, `None` if the divisor is 0.
    pub fn checked_div(self, divisor: Self) -> Option<Self> {
        divisor.inverse().ok().map(|inverse| self * inverse)
    }

    /// The square.
    pub fn square(self) -> Self {
        self * self
    }

    /// The square root: squaring is linear and one to one, so that there is always exactly one. O(b) products of
    /// small words.
    pub fn square_root(self) -> Self {
        Self(self.0.square_root())
    }

    /// The power, 1 for exponent 0 even of 0. At most 2·128 products.
    pub fn power(self, mut exponent: u128) -> Self {
        let (mut power, mut square) = (Self::one(), self);
        while exponent > 0 {
            if exponent & 1 == 1 {
                power *= square;
            }
            square = square.square();
            exponent >>= 1;
        }
        power
    }

    /// The power for an exponent of any size and sign; an error for a negative power of 0. The exponent counts modulo
    /// 2^b − 1.
    pub fn integer_power(self, exponent: &IBig) -> Result<Self, NimberError> {
        let (sign, size) = exponent.clone().into_parts();
        if self.is_zero() {
            return match sign {
                _ if size.is_zero() => Ok(Self::one()),
                Sign::Positive => Ok(self),
                Sign::Negative => Err(NimberError::DivisionByZero),
            };
        }
        let remainder = size % UBig::from(group_order(W::BITS));
        let power = self.power(u128::try_from(remainder).unwrap_or_default());
        if sign == Sign::Negative { power.inverse() } else { Ok(power) }
    }

    /// The solutions of x² + x = c, none or two, smaller first: x and x + 1. There are two exactly when the trace of
    /// c is 0, and in the field of twice the bits always.
    pub fn roots(self) -> Option<[Self; 2]> {
        let even = Self(self.0.even_root()?);
        Some([even, even + Self::one()])
    }

    /// The trace over the field of two elements, x + x² + x⁴ + ..., which is 0 or 1: it is the top bit, because a
    /// trace hF + l + (hF + l + h) leaves the trace of h at each halving.
    pub fn trace(self) -> bool {
        self.0.into() >> (W::BITS - 1) == 1
    }

    /// The degree of the smallest subfield that holds the nimber: the least power of two d with the nimber below 2^d.
    pub fn degree(self) -> u32 {
        let number: u128 = self.0.into();
        (u128::BITS - number.leading_zeros()).max(1).next_power_of_two()
    }

    /// Multiplies element by element; the fastest way this machine has. An error if the lengths differ.
    pub fn multiply_slices(products: &mut [Self], factors: &[Self]) -> Result<(), NimberError> {
        check_lengths(products, factors)?;
        W::product_slices(products, factors);
        Ok(())
    }
}

pub(super) const fn check_lengths<W: Word>(
    products: &[Nimber<W>],
    factors: &[Nimber<W>],
) -> Result<(), NimberError> {
    if products.len() == factors.len() {
        Ok(())
    } else {
        Err(NimberError::Lengths(products.len(), factors.len()))
    }
}

/// 2^`degree` − 1, the number of nonzero nimbers below 2^`degree`, for degrees from 1 to 128.
pub(super) fn group_order(degree: u32) -> u128 {
    u128::MAX >> (u128::BITS - degree)
}

/// The least nimber that is not among those given. O(n) time and space for n of them.
///
/// ```
/// use zermelo_nimber::{Nimber8, mex};
///
/// assert_eq!(mex([0, 1, 4].map(Nimber8::new)), Some(Nimber8::new(2)));
/// ```
///
/// `None` if all nimbers of the width are there, which only a byte and two can see.
pub fn mex<W: Word>(nimbers: impl IntoIterator<Item = Nimber<W>>) -> Option<Nimber<W>> {
    let nimbers: Vec<u128> = nimbers.into_iter().map(|nimber| nimber.0.into()).collect();
    let mut is_there = vec![false; nimbers.len() + 1];
    for number in nimbers {
        if let Some(place) = usize::try_from(number).ok().and_then(|place| is_there.get_mut(place)) {
            *place = true;
        }
    }
    let least = is_there.iter().position(|there| !there)?;
    Nimber::from_number(least as u128).ok()
}
