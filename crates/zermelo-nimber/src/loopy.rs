//! Values of impartial games that may go round for ever: nimbers `n`, and `∞(K)` for a set K of nimbers.
//!
//! Source: C. A. B. Smith, Graphs and composite games, J. Combin. Theory 1 (1966); Winning Ways, chapter 12; Siegel,
//! Combinatorial Game Theory, section IV.4.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use dashu_int::UBig;
use zermelo_core::Verdict;

/// The value of an impartial position, loopy or not, in normal play. It decides every sum the position is part of.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum LoopyValue {
    /// As good as a Nim heap of this size.
    Nimber(UBig),
    /// `∞(K)`: no Nim heap, but with moves to the heaps of these sizes, ascending and each once.
    Infinite(Vec<UBig>),
}

impl LoopyValue {
    /// `∞(K)` for any list of the elements of K.
    pub fn infinite(mut nimbers: Vec<UBig>) -> Self {
        nimbers.sort_unstable();
        nimbers.dedup();
        Self::Infinite(nimbers)
    }

    /// The value of a sum: nimbers add by xor, `∞(K) + n = ∞(K xor n)`, and two infinite values make `∞()`, from which
    /// no move leads to a nimber.
    #[must_use]
    pub fn plus(&self, other: &Self) -> Self {
        match (self, other) {
            (Self::Nimber(one), Self::Nimber(two)) => Self::Nimber(one ^ two),
            (Self::Infinite(nimbers), Self::Nimber(shift))
            | (Self::Nimber(shift), Self::Infinite(nimbers)) => {
                Self::infinite(nimbers.iter().map(|nimber| nimber ^ shift).collect())
            }
            (Self::Infinite(_), Self::Infinite(_)) => Self::Infinite(Vec::new()),
        }
    }

    /// Whether there is a move to a position worth 0, and if not, whether the position is itself worth 0.
    pub fn verdict(&self) -> Verdict {
        match self {
            Self::Nimber(nimber) if nimber.is_zero() => Verdict::Loss(None),
            Self::Nimber(_) => Verdict::Win(None),
            Self::Infinite(nimbers) if nimbers.first().is_some_and(UBig::is_zero) => Verdict::Win(None),
            Self::Infinite(_) => Verdict::Draw,
        }
    }

    /// The nimber, where it is one.
    pub fn nimber(&self) -> Option<&UBig> {
        match self {
            Self::Nimber(nimber) => Some(nimber),
            Self::Infinite(_) => None,
        }
    }
}

impl From<UBig> for LoopyValue {
    fn from(nimber: UBig) -> Self {
        Self::Nimber(nimber)
    }
}

/// `3`, `inf(0,2)`, `inf()`.
impl fmt::Display for LoopyValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nimber(nimber) => nimber.fmt(f),
            Self::Infinite(nimbers) => {
                let words: Vec<String> = nimbers.iter().map(UBig::to_string).collect();
                write!(f, "inf({})", words.join(","))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn nimber(number: u8) -> LoopyValue {
        LoopyValue::Nimber(number.into())
    }

    fn infinite(numbers: &[u8]) -> LoopyValue {
        LoopyValue::infinite(numbers.iter().map(|&number| number.into()).collect())
    }

    #[test]
    fn sums_are_added_and_printed() {
        assert_eq!(nimber(5).plus(&nimber(3)), nimber(6));
        assert_eq!(infinite(&[0, 3]).plus(&nimber(1)).to_string(), "inf(1,2)");
        assert_eq!(nimber(3).plus(&infinite(&[2, 0, 2])).to_string(), "inf(1,3)");
        assert_eq!(infinite(&[0]).plus(&infinite(&[0])).to_string(), "inf()");
        assert_eq!(nimber(0).verdict(), Verdict::Loss(None));
        assert_eq!(infinite(&[0, 1]).verdict(), Verdict::Win(None));
        assert_eq!(infinite(&[1]).verdict(), Verdict::Draw);
    }
}
