//! Positions of games on cells: a letter for each cell of a row, a grid or a graph.

use crate::game::drawing::Point;
use std::hash::{Hash, Hasher};
use std::sync::{Arc, OnceLock};
use zermelo_core::{Arrange, wide_hash};

/// The letter of a cell that is not part of the board.
pub(super) const HOLE: u8 = u8::MAX;

/// A position: what the cells are, and the number of the letter in each.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Cells {
    pub(super) shape: Shape,
    pub(super) letters: Box<[u8]>,
}

/// What the cells are.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum Shape {
    /// Rows and columns.
    Grid { height: u32, width: u32 },
    /// The vertices of a graph.
    Graph(Arc<Graph>),
}

/// A simple graph.
#[derive(Debug)]
pub(super) struct Graph {
    pub(super) neighbours: Vec<Vec<u32>>,
    /// How it is written.
    pub(super) name: String,
    /// A hash of the neighbours. Wide, as what is kept of positions is found by it alone.
    fingerprint: u128,
    /// Where the vertices stand in drawings, once one was made.
    pub(super) places: OnceLock<Vec<Point>>,
}

impl Graph {
    /// A graph of so many vertices with edges between different ones.
    pub(super) fn new(count: usize, edges: &[(u32, u32)], name: String) -> Self {
        let mut neighbours = vec![Vec::new(); count];
        for &(one, two) in edges {
            neighbours[one as usize].push(two);
            neighbours[two as usize].push(one);
        }
        for list in &mut neighbours {
            list.arrange();
            list.dedup();
        }
        let fingerprint = wide_hash(&neighbours, 0);
        Self { neighbours, name, fingerprint, places: OnceLock::new() }
    }

    /// The edges, each once.
    pub(super) fn edges(&self) -> impl Iterator<Item = (u32, u32)> + '_ {
        let of = |(from, list): (usize, &Vec<u32>)| {
            let from = from as u32;
            list.iter().filter(move |&&to| to > from).map(move |&to| (from, to)).collect::<Vec<_>>()
        };
        self.neighbours.iter().enumerate().flat_map(of)
    }

    /// The edges as `1-2,2-3`, or `-` where there are none.
    pub(super) fn written(&self) -> String {
        let edges: Vec<String> = self.edges().map(|(one, two)| format!("{}-{}", one + 1, two + 1)).collect();
        if edges.is_empty() { "-".to_owned() } else { edges.join(",") }
    }

    /// The graph of some of its vertices, in their order.
    pub(super) fn induced(&self, kept: &[usize]) -> Self {
        let mut places = vec![u32::MAX; self.neighbours.len()];
        for (place, &vertex) in kept.iter().enumerate() {
            places[vertex] = place as u32;
        }
        let edges: Vec<(u32, u32)> = self
            .edges()
            .map(|(one, two)| (places[one as usize], places[two as usize]))
            .filter(|&(one, two)| one != u32::MAX && two != u32::MAX)
            .collect();
        Self::new(kept.len(), &edges, String::new())
    }
}

impl PartialEq for Graph {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
            || self.fingerprint == other.fingerprint && self.neighbours == other.neighbours
    }
}

impl Eq for Graph {}

impl Hash for Graph {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u128(self.fingerprint);
    }
}

impl Cells {
    /// The bytes outside the value itself.
    pub(super) fn heap_bytes(&self) -> usize {
        self.letters.len()
    }

    /// The number of cells.
    pub(super) fn count(&self) -> usize {
        let (height, width) = self.size();
        height * width
    }

    /// Rows and columns; a graph is one row.
    pub(super) fn size(&self) -> (usize, usize) {
        match &self.shape {
            Shape::Grid { height, width } => (*height as usize, *width as usize),
            Shape::Graph(graph) => (1, graph.neighbours.len()),
        }
    }
}
