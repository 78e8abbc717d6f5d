//! Multiplicative orders and discrete logarithms: Pohlig and Hellman's reduction to the primes of 2^128 − 1, for each
//! prime Shanks's baby steps and giant steps with a table of bounded size.

use super::algebra::group_order;
use super::{Nimber, NimberError, Word};
use alloc::vec::Vec;

/// The primes of 2^128 − 1, which is the product of the first seven Fermat numbers and has no square factor.
const PRIMES: [u64; 9] = [3, 5, 17, 257, 641, 65_537, 274_177, 6_700_417, 67_280_421_310_721];

/// The most baby steps: a table of 32 MB. The largest prime then takes 3·10^7 giant steps.
const MOST_BABY_STEPS: u64 = 1 << 21;
/// Steps taken side by side by the products of slices.
const SIDE_BY_SIDE: usize = 1 << 10;

impl<W: Word> Nimber<W> {
    /// The multiplicative order: the least n > 0 whose power is 1. An error for 0. At most nine powers.
    pub fn order(self) -> Result<u128, NimberError> {
        if self.is_zero() {
            return Err(NimberError::OrderOfZero);
        }
        let mut order = group_order(self.degree());
        for prime in PRIMES.map(u128::from) {
            if order.is_multiple_of(prime) && self.power(order / prime) == Self::one() {
                order /= prime;
            }
        }
        Ok(order)
    }

    /// The discrete logarithm: the least n ≥ 0 with `base`ⁿ = `self`. An error if there is none, or for 0.
    ///
    /// O(√p) products for the largest prime p of the base's order; for p = 67280421310721, where the base is above
    /// 2^64, the table is cut to 32 MB and there are up to 3·10^7 products.
    ///
    /// ```
    /// use zermelo_nimber::Nimber64;
    ///
    /// let base = Nimber64::new(258);
    /// assert_eq!(base.power(12_345).log(base), Ok(12_345));
    /// assert!(Nimber64::new(1 << 40).log(base).is_err());
    /// ```
    pub fn log(self, base: Self) -> Result<u128, NimberError> {
        if self.is_zero() || base.is_zero() {
            return Err(NimberError::LogarithmOfZero);
        }
        let order = base.order()?;
        if self.power(order) != Self::one() {
            return Err(NimberError::NotAPower);
        }
        let (mut log, mut modulus) = (0, 1);
        for prime in PRIMES.into_iter().filter(|&prime| order.is_multiple_of(prime.into())) {
            let cofactor = order / u128::from(prime);
            let digit = log_of_prime_order(self.power(cofactor), base.power(cofactor), prime)
                .ok_or(NimberError::NotAPower)?;
            log = chinese_remainder(log, modulus, digit.into(), prime.into());
            modulus *= u128::from(prime);
        }
        Ok(log)
    }
}

/// The number below `modulus`·`prime` that is `log` modulo `modulus` and `digit` modulo `prime`.
fn chinese_remainder(log: u128, modulus: u128, digit: u128, prime: u128) -> u128 {
    let difference = (digit + prime - log % prime) % prime;
    // The prime is below 2^46, so that products of two remainders fit.
    let (mut inverse, mut square, mut exponent) = (1, modulus % prime, prime - 2);
    while exponent > 0 {
        if exponent & 1 == 1 {
            inverse = inverse * square % prime;
        }
        square = square * square % prime;
        exponent >>= 1;
    }
    log + modulus * (difference * inverse % prime)
}

/// The n below `prime` with `base`ⁿ = `target`, where `base` has order `prime`.
///
/// With m baby steps baseⁱ in a table, target is met from target ⊗ base^(−mj) after at most p/m giant steps j.
fn log_of_prime_order<W: Word>(target: Nimber<W>, base: Nimber<W>, prime: u64) -> Option<u64> {
    let baby_steps = (prime.isqrt() + 1).min(MOST_BABY_STEPS);
    let table = BabySteps::new(base, baby_steps);
    let giant = base.power((prime - baby_steps % prime).into());
    let mut found = None;
    walk(target, giant, prime.div_ceil(baby_steps), |giant_step, point| {
        let candidate = table.find(point).map(|baby_step| giant_step * baby_steps + baby_step);
        found = candidate.filter(|&log| base.power(log.into()) == target);
        found.is_none()
    });
    found.map(|log| log % prime)
}

/// Visits `start` ⊗ `factor`ⁱ for i below `count`, in order, until the visitor has enough.
fn walk<W: Word>(
    start: Nimber<W>,
    factor: Nimber<W>,
    count: u64,
    mut visit: impl FnMut(u64, Nimber<W>) -> bool,
) {
    let width = usize::try_from(count).map_or(SIDE_BY_SIDE, |count| count.min(SIDE_BY_SIDE));
    let mut points: Vec<_> =
        core::iter::successors(Some(start), |&point| Some(point * factor)).take(width).collect();
    let factors = vec![factor.power(width as u128); width];
    let mut index = 0;
    while index < count {
        for &point in &points {
            if index >= count || !visit(index, point) {
                return;
            }
            index += 1;
        }
        W::product_slices(&mut points, &factors);
    }
}

/// The first powers of a nimber, to be found by their values: open addressing with eight bytes a slot, half of them a
/// fingerprint. A false find is possible and must be checked.
struct BabySteps {
    /// Fingerprint and exponent + 1; 0 is empty.
    slots: Vec<(u32, u32)>,
}

impl BabySteps {
    fn new<W: Word>(base: Nimber<W>, count: u64) -> Self {
        let size = (count * 2).next_power_of_two() as usize;
        let mut table = Self { slots: vec![(0, 0); size] };
        walk(Nimber::one(), base, count, |exponent, power| {
            let (mut place, fingerprint) = table.place(power);
            while table.slots[place].1 != 0 {
                place = (place + 1) & (size - 1);
            }
            table.slots[place] = (fingerprint, exponent as u32 + 1);
            true
        });
        table
    }

    #[inline]
    fn place<W: Word>(&self, power: Nimber<W>) -> (usize, u32) {
        let number: u128 = power.0.into();
        // Any mixing will do; this one is Fibonacci hashing.
        let hash = ((number >> 64) as u64 ^ number as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        ((hash >> 32) as usize & (self.slots.len() - 1), number as u32)
    }

    #[inline]
    fn find<W: Word>(&self, power: Nimber<W>) -> Option<u64> {
        let (mut place, fingerprint) = self.place(power);
        loop {
            match self.slots[place] {
                (_, 0) => return None,
                (found, exponent) if found == fingerprint => return Some(u64::from(exponent) - 1),
                _ => place = (place + 1) & (self.slots.len() - 1),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_primes_are_those_of_the_group() {
        let product = PRIMES.iter().fold(1_u128, |product, &prime| product * u128::from(prime));
        assert_eq!(product, u128::MAX);
        for prime in &PRIMES[..8] {
            assert!((2..=prime.isqrt()).all(|divisor| !prime.is_multiple_of(divisor)), "{prime}");
        }
    }
}
