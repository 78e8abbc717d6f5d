//! Ordinals below ω^ω^ω in Cantor's normal form, and their differences: sums of powers of ω with whole coefficients, as
//! they stand among the surreal numbers, where sum and product commute (Conway, On Numbers and Games, chapter 3).

use dashu_int::{IBig, UBig};
use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::ops::{Add, Mul, Neg};

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
