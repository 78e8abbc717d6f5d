//! Representatives: vertices renumbered by what can be told of them from the graph alone, and blue and red exchanged.

use super::position::{Colour, Edge, GROUND, HackenbushPosition};
use crate::game::NormalForm;
use crate::random::mixed;
use std::collections::VecDeque;
use zermelo_core::Arrange;

/// Larger graphs are left as they are: they are hardly met twice.
const MOST_EDGES: usize = 512;

/// The representative. Forests that are alike have the same one; other graphs that are alike mostly have. O(E log E) for
/// each round of telling vertices apart.
pub(super) fn normal_form(position: &HackenbushPosition) -> NormalForm<HackenbushPosition> {
    if position.edges().len() > MOST_EDGES {
        return NormalForm::plain(position.clone());
    }
    let own = renumbered(position.edges());
    if position.is_green() {
        return NormalForm { position: own, players_swapped: false, is_own_mirror: true };
    }
    let exchanged = renumbered(position.negative().edges());
    let is_own_mirror = own == exchanged;
    let players_swapped = exchanged.edges() < own.edges();
    let position = if players_swapped { exchanged } else { own };
    NormalForm { position, players_swapped, is_own_mirror }
}

/// The graph with its vertices numbered breadth first from the ground, neighbours in the order of their marks.
fn renumbered(edges: &[Edge]) -> HackenbushPosition {
    let graph = Neighbours::new(edges);
    let marks = graph.marks();
    let mut number = vec![None; graph.names.len()];
    number[0] = Some(GROUND);
    let mut count = 1;
    let mut queue = VecDeque::from([0]);
    while let Some(vertex) = queue.pop_front() {
        let mut next: Vec<(u64, usize)> =
            graph.of[vertex].iter().map(|&(other, _)| (marks[other], other)).collect();
        next.sort_unstable();
        for (_, other) in next {
            if number[other].is_none() {
                number[other] = Some(count);
                count += 1;
                queue.push_back(other);
            }
        }
    }
    let new = |name: u32| number[graph.dense(name)].unwrap_or(GROUND);
    let mut edges: Vec<Edge> = edges
        .iter()
        .map(|edge| {
            let [low, high] = edge.ends().map(new);
            Edge::new(low, high, edge.colour())
        })
        .collect();
    edges.arrange();
    HackenbushPosition::of_standing(edges)
}

struct Neighbours {
    names: Vec<u32>,
    of: Vec<Vec<(usize, Colour)>>,
}

impl Neighbours {
    fn new(edges: &[Edge]) -> Self {
        let mut names: Vec<u32> = edges.iter().flat_map(|edge| edge.ends()).collect();
        names.push(GROUND);
        names.arrange();
        names.dedup();
        let mut graph = Self { of: vec![Vec::new(); names.len()], names };
        for edge in edges {
            let [low, high] = edge.ends().map(|end| graph.dense(end));
            graph.of[low].push((high, edge.colour()));
            graph.of[high].push((low, edge.colour()));
        }
        graph
    }

    fn dense(&self, name: u32) -> usize {
        self.names.partition_point(|&other| other < name)
    }

    /// Marks that tell vertices apart: at first only the ground from the others, then by the marks of the neighbours,
    /// until no more are told apart (colour refinement, which tells all vertices of a forest apart that differ).
    /// Should two marks ever coincide that differ, a form is met twice, no more.
    fn marks(&self) -> Vec<u64> {
        let mut marks = vec![1_u64; self.names.len()];
        marks[0] = 2;
        let mut kinds = 2;
        loop {
            let next: Vec<u64> = (0..marks.len())
                .map(|vertex| {
                    let mut around: Vec<u64> = self.of[vertex]
                        .iter()
                        .map(|&(other, colour)| mixed(marks[other] ^ mixed(colour as u64 + 17)))
                        .collect();
                    around.arrange();
                    around
                        .into_iter()
                        .fold(mixed(marks[vertex]), |mark, one| mixed(mark.rotate_left(9) ^ one))
                })
                .collect();
            marks = next;
            let mut sorted = marks.clone();
            sorted.arrange();
            sorted.dedup();
            if sorted.len() <= kinds {
                return marks;
            }
            kinds = sorted.len();
        }
    }
}
