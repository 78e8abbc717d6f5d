//! The strategy of a graph as an object: a move that wins in the fewest plies from every position that is won, and the
//! rounds in which the labels are found.

use super::super::rounds::{LabelledAt, Rounds};
use super::GraphAnswer;
use crate::game::{Player, Verdict};

impl GraphAnswer<'_> {
    /// A move that wins soonest: the first in the order of the file to a position that is lost for the opponent in one ply
    /// less. `None` where the position is not won, or won by rule without a move. A winner who always makes it wins, also
    /// where play can loop, since the distance falls. O(moves of the vertex).
    pub fn winning_move(&self, vertex: u32, to_move: Player) -> Option<u32> {
        let Verdict::Win(Some(distance)) = self.verdict(vertex, to_move) else { return None };
        let wanted = Verdict::Loss(Some(distance.checked_sub(1)?));
        let moves = self.game.moves_of(to_move).row(vertex);
        moves.iter().copied().find(|&to| self.verdict(to, to_move.opponent()) == wanted)
    }

    /// Whether the strategy of either player moves from one vertex to another: the bold arrows of a drawing.
    pub(super) fn is_strategy(&self, from: u32, to: u32, player: Player) -> bool {
        self.winning_move(from, player) == Some(to)
    }

    /// Which positions get their labels in round 0, 1, 2, …: the least fixpoint as it grows. O(V log V).
    pub fn rounds(&self) -> Rounds {
        let players: &[Player] = if self.labels.is_shared() { &[Player::Left] } else { &Player::BOTH };
        let labelled = self.vertices().flat_map(|vertex| {
            players.iter().map(move |&player| LabelledAt {
                position: self.game.names().name(vertex).into_owned(),
                to_move: (!self.labels.is_shared()).then_some(player),
                verdict: self.verdict(vertex, player),
            })
        });
        Rounds { language: self.language, ..Rounds::of(labelled) }
    }
}
