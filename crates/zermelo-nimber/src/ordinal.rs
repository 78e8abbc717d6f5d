//! Ordinals below ω^ω^ω in Cantor's normal form, and their differences: sums of powers of ω with whole coefficients, as
//! they stand among the surreal numbers, where sum and product commute (Conway, On Numbers and Games, chapter 3).

use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::cmp::Ordering;
use core::ops::{Add, Mul, Neg};
use dashu_int::{IBig, UBig};

/// An ordinal below ω^ω: the powers of ω in it with their coefficients, the highest first.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Exponent(Vec<(u64, UBig)>);

impl Exponent {
    /// The sum of powers of ω with coefficients.
    pub fn new(terms: impl IntoIterator<Item = (u64, UBig)>) -> Self {
        let mut sum: BTreeMap<u64, UBig> = BTreeMap::new();
        for (power, coefficient) in terms {
            *sum.entry(power).or_default() += coefficient;
        }
        Self(sum.into_iter().rev().filter(|(_, coefficient)| !coefficient.is_zero()).collect())
    }

    /// A natural number.
    pub fn finite(number: UBig) -> Self {
        Self::new([(0, number)])
    }

    /// The powers of ω with their coefficients, the highest first.
    pub fn terms(&self) -> &[(u64, UBig)] {
        &self.0
    }

    /// Whether it is 0.
    pub fn is_zero(&self) -> bool {
        self.0.is_empty()
    }

    fn plus(&self, other: &Self) -> Self {
        Self::new(self.0.iter().chain(&other.0).cloned())
    }

    /// What has this sum with `other`, where there is such an ordinal.
    fn less(&self, other: &Self) -> Option<Self> {
        let mut rest: BTreeMap<u64, UBig> = self.0.iter().cloned().collect();
        for (power, coefficient) in &other.0 {
            let left = rest.get_mut(power)?;
            if &*left < coefficient {
                return None;
            }
            *left -= coefficient;
        }
        Some(Self::new(rest))
    }
}

/// An ordinal below ω^ω^ω, or the difference of two as a surreal number.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Ordinal(BTreeMap<Exponent, IBig>);

impl Ordinal {
    /// The whole number.
    pub fn integer(number: IBig) -> Self {
        Self::term(Exponent::default(), number)
    }

    /// A power of ω with a coefficient.
    pub fn term(exponent: Exponent, coefficient: IBig) -> Self {
        let terms = if coefficient.is_zero() { BTreeMap::new() } else { [(exponent, coefficient)].into() };
        Self(terms)
    }

    /// The powers of ω with their coefficients, none of them 0, the highest first.
    pub fn terms(&self) -> impl Iterator<Item = (&Exponent, &IBig)> {
        self.0.iter().rev()
    }

    /// Whether no coefficient is negative.
    pub fn is_ordinal(&self) -> bool {
        self.0.values().all(|coefficient| *coefficient >= IBig::ZERO)
    }

    /// The whole number that it is.
    pub fn as_integer(&self) -> Option<IBig> {
        match self.0.len() {
            0 => Some(IBig::ZERO),
            1 => self.0.get(&Exponent::default()).cloned(),
            _ => None,
        }
    }

    /// Without its sign.
    #[must_use]
    pub fn abs(&self) -> Self {
        if self.signum() < 0 { -self } else { self.clone() }
    }

    /// −1, 0 or 1.
    pub fn signum(&self) -> i8 {
        match self.terms().next() {
            None => 0,
            Some((_, coefficient)) if *coefficient < IBig::ZERO => -1,
            Some(_) => 1,
        }
    }

    /// The day on which the surreal number is born: the length of its expansion in signs, which for whole coefficients is that of
    /// all terms one behind the other (Gonshor, An Introduction to the Theory of Surreal Numbers, ch. 5).
    #[must_use]
    pub fn birthday(&self) -> Self {
        let size = |(exponent, coefficient): (&Exponent, &IBig)| {
            (exponent.clone(), if *coefficient < IBig::ZERO { -coefficient } else { coefficient.clone() })
        };
        Self(self.0.iter().map(size).collect())
    }

    /// The quotient, where it is a sum of powers of ω with whole coefficients. `step` is asked before every term of it, and an
    /// error of it ends the division.
    pub fn exact_quotient<E>(
        &self,
        divisor: &Self,
        mut step: impl FnMut() -> Result<(), E>,
    ) -> Result<Option<Self>, E> {
        let Some((by, of)) = divisor.terms().next() else { return Ok(None) };
        let (mut rest, mut quotient) = (self.clone(), Self::default());
        // The highest exponent that is left falls with every step, so that the steps come to an end.
        while let Some((highest, coefficient)) = rest.0.last_key_value() {
            step()?;
            let is_whole = (coefficient % of).is_zero();
            let Some(exponent) = highest.less(by).filter(|_| is_whole) else { return Ok(None) };
            let term = Self::term(exponent, coefficient / of);
            let next = &rest + &-&(&term * divisor);
            quotient = &quotient + &term;
            rest = next;
        }
        Ok(Some(quotient))
    }

    /// The exponent of ω that an ordinal below ω^ω is.
    pub fn as_exponent(&self) -> Option<Exponent> {
        let power = |exponent: &Exponent| match exponent.terms() {
            [] => Some(0),
            [(0, power)] => u64::try_from(power).ok(),
            _ => None,
        };
        let terms = self.0.iter().map(|(exponent, coefficient)| {
            Some((power(exponent)?, UBig::try_from(coefficient.clone()).ok()?))
        });
        terms.collect::<Option<Vec<_>>>().map(Exponent::new)
    }
}

impl Add for &Ordinal {
    type Output = Ordinal;

    fn add(self, other: &Ordinal) -> Ordinal {
        let mut sum = self.0.clone();
        for (exponent, coefficient) in &other.0 {
            *sum.entry(exponent.clone()).or_default() += coefficient;
        }
        sum.retain(|_, coefficient| !coefficient.is_zero());
        Ordinal(sum)
    }
}

impl Mul for &Ordinal {
    type Output = Ordinal;

    fn mul(self, other: &Ordinal) -> Ordinal {
        let mut product: BTreeMap<Exponent, IBig> = BTreeMap::new();
        for (x, a) in &self.0 {
            for (y, b) in &other.0 {
                *product.entry(x.plus(y)).or_default() += a * b;
            }
        }
        product.retain(|_, coefficient| !coefficient.is_zero());
        Ordinal(product)
    }
}

impl Neg for &Ordinal {
    type Output = Ordinal;

    fn neg(self) -> Ordinal {
        Ordinal(self.0.iter().map(|(exponent, coefficient)| (exponent.clone(), -coefficient)).collect())
    }
}

impl PartialOrd for Ordinal {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Ordinal {
    /// By the sign of the difference.
    fn cmp(&self, other: &Self) -> Ordering {
        let difference = self + &-other;
        let sign = difference.terms().next().map(|(_, coefficient)| coefficient.cmp(&IBig::ZERO));
        sign.unwrap_or(Ordering::Equal)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The polynomial in ω with these coefficients, that of ω^0 first, times ω^(ω·k).
    fn number(coefficients: &[i64], k: u64) -> Ordinal {
        let terms = coefficients.iter().enumerate().map(|(power, &coefficient)| {
            let exponent = Exponent::new([(0, UBig::from(power)), (1, UBig::from(k))]);
            Ordinal::term(exponent, coefficient.into())
        });
        terms.fold(Ordinal::default(), |sum, term| &sum + &term)
    }

    #[test]
    fn quotients_are_those_of_products() {
        let numbers = [
            number(&[1], 0),
            number(&[-1, 1], 0),
            number(&[5, 0, -2], 0),
            number(&[3, 1], 1),
            &number(&[0, 0, 7], 2) + &number(&[-4, 2], 0),
        ];
        let never = || Ok::<(), ()>(());
        for a in &numbers {
            for b in &numbers {
                assert_eq!((a * b).exact_quotient(b, never), Ok(Some(a.clone())), "{a:?} {b:?}");
                let more = &(a * b) + &number(&[1], 0);
                let is_unit = *b == number(&[1], 0);
                assert_eq!(more.exact_quotient(b, never).map(|found| found.is_some()), Ok(is_unit), "{b:?}");
            }
        }
        assert_eq!(number(&[1], 0).exact_quotient(&Ordinal::default(), never), Ok(None));
        assert_eq!(number(&[1, 1], 1).exact_quotient(&number(&[-1, 1], 0), || Err("stop")), Err("stop"));
    }

    #[test]
    fn signs_and_birthdays() {
        for (of, sign, birthday) in [
            (number(&[-5, 1], 0), 1, number(&[5, 1], 0)),
            (number(&[5, -1], 0), -1, number(&[5, 1], 0)),
            (Ordinal::default(), 0, Ordinal::default()),
        ] {
            assert_eq!((of.signum(), of.birthday()), (sign, birthday));
            assert!(of.abs().signum() >= 0);
        }
    }
}
