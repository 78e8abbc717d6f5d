//! The prime factors of 2^d - 1, the number of nimbers other than 0 in a field of 2^d: what multiplicative orders are made of.
//!
//! 2^d - 1 is the product of the values at 2 of the cyclotomic polynomials whose numbers divide d. Where d is a power of 2, these are
//! Fermat's numbers, whose factors are in a table; others are divided by small numbers, and what is left by Pollard's method.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use dashu_int::UBig;
use dashu_int::ops::{BitTest, DivRem, Gcd};
use zermelo_core::{Meter, StopReason};

/// The prime factors but the greatest of Fermat's numbers from 2^128 + 1 to 2^2048 + 1, and which power 2^k - 1 brings them first
/// (Morrison and Brillhart 1975; Brent 1980 to 1999; Lenstra, Lenstra, Manasse and Pollard 1993).
const OF_FERMAT: [(u64, &[&str]); 5] = [
    (256, &["59649589127497217"]),
    (512, &["1238926361552897"]),
    (1024, &["2424833", "7455602825647884208337395736200454918783366342657"]),
    (2048, &["45592577", "6487031809", "4659775785220018543264560743076778192897"]),
    (4096, &["319489", "974849", "167988556341760475137", "3560841906445833920513"]),
];

/// Divisors up to this one are tried.
const MOST_TRIED: u64 = 1 << 16;

/// The test of Miller and Rabin with the first 13 primes is a proof below this number (Sorenson and Webster 2015).
const PROVEN_BELOW: &str = "3317044064679887385961981";

const WITNESSES: [u64; 13] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41];

/// The prime factors of 2^d - 1, each with how often it divides; `None` where they are not found here.
pub(crate) fn prime_factors(degree: u64, meter: &Meter) -> Result<Option<Vec<(UBig, u32)>>, StopReason> {
    let mut found: BTreeMap<UBig, u32> = BTreeMap::new();
    for (number, value) in cyclotomic_values(degree) {
        meter.look()?;
        let Some(primes) = factors_of_value(number, value, meter)? else { return Ok(None) };
        for prime in primes {
            *found.entry(prime).or_default() += 1;
        }
    }
    Ok(Some(found.into_iter().collect()))
}

/// The divisors of a number, and the values at 2 of their cyclotomic polynomials: 2^k - 1 over the values that belong to the lesser
/// divisors of k.
fn cyclotomic_values(degree: u64) -> Vec<(u64, UBig)> {
    let mut values: Vec<(u64, UBig)> = Vec::new();
    for divisor in (1..=degree).filter(|divisor| degree.is_multiple_of(*divisor)) {
        let mut value = (UBig::ONE << divisor as usize) - UBig::ONE;
        for (lesser, factor) in &values {
            if divisor.is_multiple_of(*lesser) {
                value /= factor;
            }
        }
        values.push((divisor, value));
    }
    values
}

/// The prime factors, as often as they divide, of the value at 2 of a cyclotomic polynomial.
fn factors_of_value(number: u64, mut value: UBig, meter: &Meter) -> Result<Option<Vec<UBig>>, StopReason> {
    if let Some((_, listed)) = OF_FERMAT.iter().find(|(of, _)| *of == number) {
        let mut primes = Vec::with_capacity(listed.len() + 1);
        for text in *listed {
            let prime: UBig = text.parse().expect("digits");
            value /= &prime;
            primes.push(prime);
        }
        primes.push(value);
        return Ok(Some(primes));
    }
    let mut primes = Vec::new();
    // Other prime factors leave 1 when divided by the number of the polynomial.
    let own = (2..=number.min(MOST_TRIED)).filter(|divisor| number.is_multiple_of(*divisor));
    let others = (1..).map(|times| times * number + 1).take_while(|&candidate| candidate <= MOST_TRIED);
    for candidate in own.chain(others).filter(|&candidate| candidate > 1) {
        meter.step()?;
        let candidate = UBig::from(candidate);
        loop {
            let (quotient, remainder) = (&value).div_rem(&candidate);
            if !remainder.is_zero() {
                break;
            }
            primes.push(candidate.clone());
            value = quotient;
        }
    }
    let mut waiting = vec![value];
    while let Some(part) = waiting.pop() {
        if part.is_one() {
            continue;
        }
        if part >= PROVEN_BELOW.parse().expect("digits") {
            return Ok(None);
        }
        if is_prime(&part) {
            primes.push(part);
            continue;
        }
        let factor = divisor_of(&part, meter)?;
        waiting.push(&part / &factor);
        waiting.push(factor);
    }
    Ok(Some(primes))
}

/// Whether an odd number below [`PROVEN_BELOW`], and above the greatest witness, is prime.
fn is_prime(number: &UBig) -> bool {
    let before = number - UBig::ONE;
    let twos = before.trailing_zeros().unwrap_or(0);
    let odd = &before >> twos;
    let passes = |witness: u64| {
        let mut power = power_modulo(&UBig::from(witness), &odd, number);
        if power.is_one() || power == before {
            return true;
        }
        for _ in 1..twos {
            power = power.sqr() % number;
            if power == before {
                return true;
            }
        }
        false
    };
    WITNESSES.into_iter().filter(|&witness| *number != UBig::from(witness)).all(passes)
}

fn power_modulo(base: &UBig, exponent: &UBig, modulus: &UBig) -> UBig {
    let mut power = UBig::ONE;
    for bit in (0..exponent.bit_len()).rev() {
        power = power.sqr() % modulus;
        if exponent.bit(bit) {
            power = power * base % modulus;
        }
    }
    power
}

/// A divisor of an odd composite number that is neither 1 nor the number (Pollard 1975). About as many steps as the root of the least
/// prime factor.
fn divisor_of(number: &UBig, meter: &Meter) -> Result<UBig, StopReason> {
    for shift in 1_u8.. {
        let next = |place: &UBig| (place.sqr() + UBig::from(shift)) % number;
        let (mut slow, mut fast) = (UBig::from(2_u8), UBig::from(2_u8));
        loop {
            meter.step()?;
            slow = next(&slow);
            fast = next(&next(&fast));
            let difference = if slow > fast { &slow - &fast } else { &fast - &slow };
            if difference.is_zero() {
                break;
            }
            let divisor = difference.gcd(number);
            if !divisor.is_one() {
                return Ok(divisor);
            }
        }
    }
    unreachable!("some shift of 255 separates two prime factors")
}

#[cfg(test)]
mod tests {
    use super::*;
    use zermelo_core::Limits;

    fn factors(degree: u64) -> Option<Vec<(UBig, u32)>> {
        let limits = Limits::none();
        prime_factors(degree, &Meter::start(&limits, "test").unwrap()).unwrap()
    }

    #[test]
    fn small_ones_are_those_of_trial_division() {
        for degree in 1..=40_u64 {
            let mut rest = (1_u64 << degree) - 1;
            let mut expected = Vec::new();
            let mut divisor = 2;
            while divisor * divisor <= rest {
                let mut times = 0;
                while rest.is_multiple_of(divisor) {
                    rest /= divisor;
                    times += 1;
                }
                if times > 0 {
                    expected.push((UBig::from(divisor), times));
                }
                divisor += 1;
            }
            if rest > 1 {
                expected.push((UBig::from(rest), 1));
            }
            assert_eq!(factors(degree), Some(expected), "{degree}");
        }
    }

    #[test]
    fn the_factors_of_fermat_numbers_multiply_to_them() {
        for exponent in 7..=12 {
            let degree = 1_u64 << exponent;
            let product = factors(degree).unwrap().into_iter().fold(UBig::ONE, |product, (prime, times)| {
                // Fermat's test: the listed ones have been proven to be prime.
                let before = &prime - UBig::ONE;
                assert!(
                    power_modulo(&UBig::from(3_u8), &before, &prime).is_one() || prime == UBig::from(3_u8)
                );
                product * prime.pow(times as usize)
            });
            assert_eq!(product, (UBig::ONE << degree as usize) - UBig::ONE);
        }
        assert_eq!(factors(1 << 13), None);
    }
}
