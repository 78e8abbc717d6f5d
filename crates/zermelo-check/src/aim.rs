//! What a strategy or a theorem is to show: that a player wins, or does not lose.

use crate::claim::Part;
use crate::player::{Ending, Player};

/// What is to be shown.
#[derive(Clone, Copy)]
pub(crate) struct Aim {
    /// Who wins, or does not lose.
    pub(crate) holder: Player,
    /// Who moves first.
    pub(crate) mover: Player,
    /// Whether a draw is enough.
    pub(crate) draws: bool,
    /// The result of a player who cannot move.
    pub(crate) stuck: Ending,
}

impl Aim {
    /// What a part of a claim asks for: of a draw, that each player holds.
    pub(crate) fn of_part(part: Part, stuck: Ending) -> Vec<Self> {
        let aim = |holder, mover, draws| Self { holder, mover, draws, stuck };
        match part {
            Part::Winner { holder, mover } => vec![aim(holder, mover, false)],
            Part::Holds { holder, mover } => vec![aim(holder, mover, true)],
            Part::Draw { mover } => Player::BOTH.map(|holder| aim(holder, mover, true)).to_vec(),
        }
    }

    /// Whether a play that is over, with this result for `to_move`, is as the holder wants it.
    pub(crate) fn is_good(self, ending: Ending, to_move: Player) -> bool {
        let best = if to_move == self.holder { Ending::Win } else { Ending::Loss };
        ending == best || (self.draws && ending == Ending::Draw)
    }
}
