//! Outcome classes: the pair of verdicts, Left moving first and Right moving first.
//!
//! Without draws there are the four classes of Winning Ways; with draws the nine of loopy theory
//! (Siegel, *Combinatorial Game Theory*, chapter VI).

use super::verdict::{Ending, Verdict};
use core::fmt;

/// Who wins, by who moves first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// The next player wins, whoever it is.
    N,
    /// The previous player wins: whoever moves next loses.
    P,
    /// Left wins, whoever moves first.
    L,
    /// Right wins, whoever moves first.
    R,
    /// A draw, whoever moves first.
    D,
    /// Left moving first wins; Right moving first draws.
    NHat,
    /// Left moving first draws; Right moving first wins.
    NCheck,
    /// Left moving first draws; Right moving first loses.
    PHat,
    /// Left moving first loses; Right moving first draws.
    PCheck,
}

impl Outcome {
    /// The class of a position from the verdicts on it with Left and with Right to move.
    pub const fn from_verdicts(left_moves: Verdict, right_moves: Verdict) -> Self {
        Self::from_endings(left_moves.result(), right_moves.result())
    }

    /// The class from the two results, each for the player who moves first.
    pub const fn from_endings(left_moves: Ending, right_moves: Ending) -> Self {
        match (left_moves, right_moves) {
            (Ending::Win, Ending::Win) => Self::N,
            (Ending::Loss, Ending::Loss) => Self::P,
            (Ending::Win, Ending::Loss) => Self::L,
            (Ending::Loss, Ending::Win) => Self::R,
            (Ending::Draw, Ending::Draw) => Self::D,
            (Ending::Win, Ending::Draw) => Self::NHat,
            (Ending::Draw, Ending::Win) => Self::NCheck,
            (Ending::Draw, Ending::Loss) => Self::PHat,
            (Ending::Loss, Ending::Draw) => Self::PCheck,
        }
    }

    /// The symbol used in text and JSON: `N`, `P`, `L`, `R`, `D`, `N-hat`, `N-check`, `P-hat`, `P-check`.
    pub const fn symbol(self) -> &'static str {
        match self {
            Self::N => "N",
            Self::P => "P",
            Self::L => "L",
            Self::R => "R",
            Self::D => "D",
            Self::NHat => "N-hat",
            Self::NCheck => "N-check",
            Self::PHat => "P-hat",
            Self::PCheck => "P-check",
        }
    }

    /// The class in words, for a reader who does not know the letters.
    pub const fn sentence(self) -> &'static str {
        match self {
            Self::N => "the next player wins, whoever it is",
            Self::P => "the previous player wins: whoever moves next loses",
            Self::L => "Left wins, whoever moves first",
            Self::R => "Right wins, whoever moves first",
            Self::D => "a draw, whoever moves first",
            Self::NHat => "Left wins moving first, and draws if Right moves first",
            Self::NCheck => "Right wins moving first, and draws if Left moves first",
            Self::PHat => "Left wins moving second, and draws moving first",
            Self::PCheck => "Right wins moving second, and draws moving first",
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.symbol())
    }
}
