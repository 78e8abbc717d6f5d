//! A nimber as a number type: conversions, text and operators.

use super::Word;
use core::fmt;
use core::ops::{Add, AddAssign, Div, DivAssign, Mul, MulAssign, Neg, Sub, SubAssign};
use core::str::FromStr;
use dashu_int::UBig;

/// An element of the field of nimbers below 2^`W::BITS`: addition is binary addition without carries, multiplication
/// is Conway's (On Numbers and Games, chapter 6). The fields lie in one another: widening a nimber keeps its sums,
/// products and quotients.
///
/// ```
/// use zermelo_nimber::Nimber64;
///
/// let [a, b] = [Nimber64::new(12), Nimber64::new(7)];
/// assert_eq!(a + b, Nimber64::new(11));
/// assert_eq!(a * b, Nimber64::new(5));
/// assert_eq!(a * b / b, a);
/// assert_eq!((a * b).to_string(), "*5");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[repr(transparent)]
pub struct Nimber<W: Word>(pub(super) W);

/// A nimber below 2^8.
pub type Nimber8 = Nimber<u8>;
/// A nimber below 2^16.
pub type Nimber16 = Nimber<u16>;
/// A nimber below 2^32.
pub type Nimber32 = Nimber<u32>;
/// A nimber below 2^64.
pub type Nimber64 = Nimber<u64>;
/// A nimber below 2^128.
pub type Nimber128 = Nimber<u128>;

/// Why there is no such nimber.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NimberError {
    /// The number does not fit.
    #[error("a nimber of this width is below 2^{bits}")]
    TooLarge {
        /// The width.
        bits: u32,
    },
    /// The text is neither `0` nor `*` with a number.
    #[error("a nimber is written 0, * or *n, for example *7")]
    NotANimber,
    /// 0 has no inverse.
    #[error("0 has no inverse")]
    DivisionByZero,
    /// No power of 0 is 1.
    #[error("0 has no multiplicative order")]
    OrderOfZero,
    /// 0 is not a power and has no powers to be found among.
    #[error("0 has no logarithm and is not a base of one")]
    LogarithmOfZero,
    /// The powers of the base do not meet the nimber.
    #[error("the nimber is not a power of the base")]
    NotAPower,
    /// The slices to be multiplied have different lengths.
    #[error("slices of {0} and {1} nimbers cannot be multiplied element by element")]
    Lengths(usize, usize),
}

impl<W: Word> Nimber<W> {
    /// The nimber of a word.
    #[inline]
    pub const fn new(word: W) -> Self {
        Self(word)
    }

    /// The word.
    #[inline]
    pub const fn get(self) -> W {
        self.0
    }

    /// 0.
    pub fn zero() -> Self {
        Self::default()
    }

    /// `*1`, the unit.
    pub fn one() -> Self {
        Self(W::truncate(1))
    }

    /// Whether this is 0.
    pub fn is_zero(self) -> bool {
        self == Self::default()
    }

    /// The nimber of a number of 128 bits, if it is below 2^`W::BITS`.
    pub fn from_number(number: u128) -> Result<Self, NimberError> {
        W::try_from(number).map(Self).map_err(|_| NimberError::TooLarge { bits: W::BITS })
    }

    /// The same nimber in another width, if it fits.
    pub fn convert<V: Word>(self) -> Result<Nimber<V>, NimberError> {
        Nimber::from_number(self.0.into())
    }
}

impl<W: Word> From<W> for Nimber<W> {
    fn from(word: W) -> Self {
        Self(word)
    }
}

impl<W: Word> TryFrom<&UBig> for Nimber<W> {
    type Error = NimberError;

    fn try_from(number: &UBig) -> Result<Self, NimberError> {
        let number = u128::try_from(number).map_err(|_| NimberError::TooLarge { bits: W::BITS })?;
        Self::from_number(number)
    }
}

impl<W: Word> fmt::Display for Nimber<W> {
    /// `0`, `*` or `*n`, as values of games are written.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_zero() {
            f.pad("0")
        } else if *self == Self::one() {
            f.pad("*")
        } else {
            f.pad(&format!("*{}", self.0))
        }
    }
}

impl<W: Word> fmt::Debug for Nimber<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "*{}", self.0)
    }
}

impl<W: Word> FromStr for Nimber<W> {
    type Err = NimberError;

    /// Reads `0`, `*` and `*n`.
    fn from_str(text: &str) -> Result<Self, NimberError> {
        match text.strip_prefix('*') {
            None if text == "0" => Ok(Self::zero()),
            Some("") => Ok(Self::one()),
            Some(digits) if digits.bytes().all(|byte| byte.is_ascii_digit()) => {
                let number = digits.parse().map_err(|_| NimberError::TooLarge { bits: W::BITS })?;
                Self::from_number(number)
            }
            _ => Err(NimberError::NotANimber),
        }
    }
}

impl<W: Word> Add for Nimber<W> {
    type Output = Self;

    #[inline]
    #[expect(clippy::suspicious_arithmetic_impl, reason = "the sum of nimbers is the exclusive or")]
    fn add(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

impl<W: Word> Sub for Nimber<W> {
    type Output = Self;

    #[inline]
    #[expect(clippy::suspicious_arithmetic_impl, reason = "every nimber is its own negative")]
    fn sub(self, other: Self) -> Self {
        self + other
    }
}

impl<W: Word> Neg for Nimber<W> {
    type Output = Self;

    /// The nimber itself.
    #[inline]
    fn neg(self) -> Self {
        self
    }
}

impl<W: Word> Mul for Nimber<W> {
    type Output = Self;

    #[inline]
    fn mul(self, other: Self) -> Self {
        Self(self.0.product(other.0))
    }
}

impl<W: Word> Div for Nimber<W> {
    type Output = Self;

    /// The quotient.
    ///
    /// # Panics
    /// If the divisor is 0, as integers do; [`Nimber::checked_div`] does not.
    fn div(self, divisor: Self) -> Self {
        self.checked_div(divisor).expect("a nimber was divided by 0")
    }
}

impl<W: Word> AddAssign for Nimber<W> {
    #[inline]
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl<W: Word> SubAssign for Nimber<W> {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl<W: Word> MulAssign for Nimber<W> {
    #[inline]
    fn mul_assign(&mut self, other: Self) {
        *self = *self * other;
    }
}

impl<W: Word> DivAssign for Nimber<W> {
    /// Panics if the divisor is 0.
    fn div_assign(&mut self, divisor: Self) {
        *self = *self / divisor;
    }
}

impl<W: Word> core::iter::Sum for Nimber<W> {
    fn sum<I: Iterator<Item = Self>>(nimbers: I) -> Self {
        nimbers.fold(Self::zero(), Add::add)
    }
}

impl<W: Word> core::iter::Product for Nimber<W> {
    fn product<I: Iterator<Item = Self>>(nimbers: I) -> Self {
        nimbers.fold(Self::one(), Mul::mul)
    }
}
