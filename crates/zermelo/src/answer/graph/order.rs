//! The orders in which positions of a graph can be listed.

use super::super::table::compare_with_numbers;
use super::GraphAnswer;
use crate::game::Choice;

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

impl Choice for GraphOrder {
    const CHOICES: &'static [(Self, &'static str, &'static str)] = &[
        (Self::File, "file", "As in the file"),
        (Self::Name, "name", "By name, numbers compared as numbers"),
        (Self::Verdict, "verdict", "Wins, then draws, then losses of the player to move"),
        (Self::Distance, "distance", "From the end of play backwards"),
    ];
}

impl GraphAnswer<'_> {
    /// The vertices in this order; `None` for the order of the file, which is that of their numbers. O(V log V).
    pub(super) fn sorted(&self, order: GraphOrder) -> Option<Vec<u32>> {
        match order {
            GraphOrder::File => None,
            GraphOrder::Name => Some(self.game.names().vertices_by(&compare_with_numbers)),
            GraphOrder::Verdict => Some(self.labels.by_verdict()),
            GraphOrder::Distance => Some(self.labels.by_distance()),
        }
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
