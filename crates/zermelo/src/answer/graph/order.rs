//! The orders in which positions of a graph can be listed.

use super::super::table::compare_with_numbers;
use super::GraphAnswer;
use crate::game::{Player, Verdict};

/// An order of the positions of a graph. Positions that it does not tell apart stay in the order of the file.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum GraphOrder {
    /// The order of first mention in the file.
    #[default]
    File,
    /// By name, numbers in names compared as numbers.
    Name,
    /// Wins, then draws, then losses of the player to move, wins from quick to slow and losses from slow to quick; by
    /// Left's verdict first where the players differ.
    Verdict,
    /// From the end of play backwards, draws last; by Left's distance first where the players differ.
    Distance,
}

impl GraphAnswer<'_> {
    /// The vertices in this order; `None` for the order of the file, which is that of their numbers. O(V log V).
    pub(super) fn sorted(&self, order: GraphOrder) -> Option<Vec<u32>> {
        let mut vertices: Vec<u32> = self.vertices().collect();
        let both = |vertex| Player::each(|player| self.verdict(vertex, player));
        match order {
            GraphOrder::File => return None,
            GraphOrder::Name => {
                let names = self.game.names();
                vertices.sort_by(|&one, &other| compare_with_numbers(&names.name(one), &names.name(other)));
            }
            GraphOrder::Verdict => vertices.sort_by_key(|&vertex| both(vertex).map(Verdict::preference)),
            GraphOrder::Distance => vertices
                .sort_by_key(|&vertex| both(vertex).map(|verdict| verdict.distance().unwrap_or(u64::MAX))),
        }
        Some(vertices)
    }

    /// Visits the vertices in this order.
    pub(super) fn in_order<E>(
        &self,
        order: GraphOrder,
        mut visit: impl FnMut(u32) -> Result<(), E>,
    ) -> Result<(), E> {
        match self.sorted(order) {
            Some(vertices) => vertices.into_iter().try_for_each(visit),
            None => self.vertices().try_for_each(&mut visit),
        }
    }
}
