//! Play conventions: who wins when the player to move cannot move.

use super::verdict::Ending;
use core::fmt;

/// What it means that the player to move has no move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Convention {
    /// Normal play: a player who cannot move loses.
    #[default]
    Normal,
    /// Misère play: a player who cannot move wins.
    Misere,
}

impl Convention {
    /// The result for a player to move who has no move.
    pub const fn result_when_stuck(self) -> Ending {
        match self {
            Self::Normal => Ending::Loss,
            Self::Misere => Ending::Win,
        }
    }

    /// `normal` or `misere`: the word used in text and JSON.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Normal => "normal",
            Self::Misere => "misere",
        }
    }
}

impl fmt::Display for Convention {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}
