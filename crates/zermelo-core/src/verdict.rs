//! What is known about one question, (position, player to move): win, loss or draw, and how long it takes.
//!
//! The labels are least fixpoints, as in the texts on games with cycles: whatever neither player can force
//! to an end is a draw. The distance of a win is the shortest the winner can force, that of a loss the
//! longest the loser can hold out, both in plies.

use core::fmt;

/// The result of a play that has ended, for the player to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Ending {
    /// The player to move has lost.
    Loss,
    /// Nobody has won.
    Draw,
    /// The player to move has won.
    Win,
}

impl Ending {
    /// The same ending seen by the other player.
    pub const fn for_opponent(self) -> Self {
        match self {
            Self::Loss => Self::Win,
            Self::Draw => Self::Draw,
            Self::Win => Self::Loss,
        }
    }

    /// `win`, `loss` or `draw`: the word used in text and JSON.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Loss => "loss",
            Self::Draw => "draw",
            Self::Win => "win",
        }
    }
}

/// Plies to the end under best play, where known: a theorem may decide the winner and leave it open.
pub type Distance = Option<u64>;

/// The verdict on (position, player to move), for the player to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verdict {
    /// The player to move can force a win, and no sooner than in this many plies.
    Win(Distance),
    /// The player to move loses against best play, and can hold out this many plies.
    Loss(Distance),
    /// Neither player can force a win.
    Draw,
}

impl Verdict {
    /// Win, loss or draw, without the distance.
    pub const fn result(self) -> Ending {
        match self {
            Self::Win(_) => Ending::Win,
            Self::Loss(_) => Ending::Loss,
            Self::Draw => Ending::Draw,
        }
    }

    /// Plies to the end, `None` for draws and where it is not known.
    pub const fn distance(self) -> Distance {
        match self {
            Self::Win(distance) | Self::Loss(distance) => distance,
            Self::Draw => None,
        }
    }

    /// What a move is worth to the player who makes it, when `self` is the verdict on the position it
    /// leads to (for the opponent, who moves there): the result turned round, one ply further from the end.
    pub fn for_mover(self) -> Self {
        let further = |distance: Distance| distance.and_then(|plies| plies.checked_add(1));
        match self {
            Self::Win(distance) => Self::Loss(further(distance)),
            Self::Loss(distance) => Self::Win(further(distance)),
            Self::Draw => Self::Draw,
        }
    }

    /// Sorts verdicts on one's own moves from best to worst: quick wins, wins of unknown length, draws,
    /// losses of unknown length, then losses from slow to quick.
    pub fn preference(self) -> (u8, u64) {
        match self {
            Self::Win(Some(distance)) => (0, distance),
            Self::Win(None) => (1, 0),
            Self::Draw => (2, 0),
            Self::Loss(None) => (3, 0),
            Self::Loss(Some(distance)) => (4, u64::MAX - distance),
        }
    }
}

impl From<Ending> for Verdict {
    /// A play that is over: distance 0.
    fn from(ending: Ending) -> Self {
        match ending {
            Ending::Loss => Self::Loss(Some(0)),
            Ending::Draw => Self::Draw,
            Ending::Win => Self::Win(Some(0)),
        }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.result().word())?;
        match self.distance() {
            Some(distance) => write!(f, " {distance}"),
            None => Ok(()),
        }
    }
}
