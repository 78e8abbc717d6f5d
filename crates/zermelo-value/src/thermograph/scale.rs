//! The numbers in which walls are computed: dyadic rationals of any size, or multiples of 2^−32 in a word.

use super::Dyadic;
use std::convert::Infallible;

/// A number that can be a score or a temperature.
pub trait Scale: Clone + Ord {
    /// What is said of a number that has no half here.
    type Inexact;

    fn zero() -> Self;
    /// The temperature below which nobody cools.
    fn lowest() -> Self;
    fn plus(&self, other: &Self) -> Self;
    fn minus(&self, other: &Self) -> Self;
    fn half(&self) -> Result<Self, Self::Inexact>;
}

impl Scale for Dyadic {
    type Inexact = Infallible;

    fn zero() -> Self {
        Self::ZERO
    }

    fn lowest() -> Self {
        Self::integer(-1)
    }

    fn plus(&self, other: &Self) -> Self {
        self + other
    }

    fn minus(&self, other: &Self) -> Self {
        self - other
    }

    fn half(&self) -> Result<Self, Infallible> {
        Ok(self.half())
    }
}

/// A multiple of 2^−32. What is kept is [within bounds](Self::is_small), so that the few additions between keep within a word.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Word(i64);

/// The number is not a multiple of 2^−32, or too large.
#[derive(Clone, Copy, Debug)]
pub(super) struct NoWord;

impl Word {
    const EXPONENT: u32 = 32;
    const MOST: i64 = 1 << 56;

    /// `numerator` / 2^`exponent`.
    pub(super) fn of(numerator: i64, exponent: u32) -> Result<Self, NoWord> {
        let shift = Self::EXPONENT.checked_sub(exponent).ok_or(NoWord)?;
        let word = Self(numerator.checked_mul(1 << shift).ok_or(NoWord)?);
        if word.is_small() { Ok(word) } else { Err(NoWord) }
    }

    pub(super) const fn is_small(self) -> bool {
        self.0.unsigned_abs() <= Self::MOST.unsigned_abs()
    }

    pub(super) fn dyadic(self) -> Dyadic {
        Dyadic::new(self.0, Self::EXPONENT)
    }
}

impl Scale for Word {
    type Inexact = NoWord;

    fn zero() -> Self {
        Self(0)
    }

    fn lowest() -> Self {
        Self(-1 << Self::EXPONENT)
    }

    fn plus(&self, other: &Self) -> Self {
        Self(self.0 + other.0)
    }

    fn minus(&self, other: &Self) -> Self {
        Self(self.0 - other.0)
    }

    fn half(&self) -> Result<Self, NoWord> {
        if self.0 % 2 == 0 { Ok(Self(self.0 / 2)) } else { Err(NoWord) }
    }
}
