//! Alpha-beta: minimax without the lines that cannot change the score (Knuth and Moore 1975). The score at the
//! start is the one minimax finds; only the number of nodes differs.

use super::minimax::{DepthReport, DepthSearch};
use zermelo_core::{Limits, Player, Ruleset, StopReason};

impl<R: Ruleset + ?Sized> DepthSearch<'_, R> {
    /// The score of minimax with fewer nodes: between O(b^(d/2)) and O(b^d), by how good the first options are.
    pub fn alpha_beta(
        &self,
        position: &R::Position,
        to_move: Player,
        limits: &Limits,
    ) -> Result<DepthReport<R::Position>, StopReason> {
        self.run(position, to_move, true, limits)
    }
}
