//! The two players, and the results of a play that is over.

use std::fmt;

/// A player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// The first of the two.
    Left,
    /// The second.
    Right,
}

impl Player {
    /// Left, then Right.
    pub const BOTH: [Self; 2] = [Self::Left, Self::Right];

    /// The other player.
    pub const fn opponent(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }

    /// `left` or `right`, as in claims.
    pub(crate) fn read(word: &str) -> Option<Self> {
        match word {
            "left" => Some(Self::Left),
            "right" => Some(Self::Right),
            _ => None,
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == Self::Left { "Left" } else { "Right" })
    }
}

/// The result of a play that is over, for the player to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// The player to move has won.
    Win,
    /// The player to move has lost.
    Loss,
    /// Neither has won.
    Draw,
}
