//! Partizan Arc Kayles: an edge that one may take goes with both its ends, and so with all edges there. Edges are written as in
//! Hackenbush; there is no ground.

use super::game::{Game, Position, Visit};
use super::hackenbush::{Edge, may_take, of_standing, print_edges, read_edges};
use crate::limits::Meter;
use crate::player::Player;
use crate::verdict::Failure;

pub(super) struct ArcKayles;

impl Game for ArcKayles {
    fn read(&self, text: &str) -> Result<Position, String> {
        // Edges side by side of one colour go together, and are one option.
        read_edges(text, "ler").map(|mut edges| {
            edges.sort_unstable();
            edges.dedup();
            of_standing(edges)
        })
    }

    fn print(&self, position: &Position) -> String {
        print_edges(position)
    }

    fn visit_options(
        &self,
        position: &Position,
        player: Player,
        _: &Meter,
        visit: &mut Visit,
    ) -> Result<(), Failure> {
        let edges = super::hackenbush::edges(position);
        edges.iter().filter(|&&edge| may_take(edge, player)).try_for_each(|&(one, two, _)| {
            let is_at = |end: u16| end == one || end == two;
            let apart = |edge: &&Edge| !is_at(edge.0) && !is_at(edge.1);
            visit(of_standing(edges.iter().filter(apart).copied().collect()))
        })
    }
}
