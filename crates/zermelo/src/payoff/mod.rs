//! Trees whose ends carry numbers: what Right pays to Left. Left chooses the greatest, Right the least (minimax), and
//! alpha-beta finds the same value without looking at what cannot matter; its trace says what is skipped and why.

mod report;
mod search;
mod text;

pub use report::{TREE_SCHEMA_NAME, TreeReport};
pub use search::{AlphaBeta, Event};

use crate::game::Player;

/// A finite game as a tree, in depth-first order: the root first, children after their parents.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PayoffTree {
    vertices: Vec<Vertex>,
    root_mover: Player,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Vertex {
    name: String,
    depth: usize,
    /// Empty for an end.
    children: Vec<usize>,
    /// The payoff of an end.
    payoff: i64,
}

impl PayoffTree {
    /// The same tree with another player choosing at the root.
    pub fn with_mover(self, root_mover: Player) -> Self {
        Self { root_mover, ..self }
    }

    /// How many vertices there are, ends included.
    pub fn len(&self) -> usize {
        self.vertices.len()
    }

    /// Whether there is no vertex. There always is the root.
    pub fn is_empty(&self) -> bool {
        self.vertices.is_empty()
    }

    /// The children of a vertex, the root being 0; empty for an end.
    pub fn children(&self, vertex: usize) -> &[usize] {
        &self.vertices[vertex].children
    }

    /// What Right pays to Left at an end, `None` for other vertices.
    pub fn payoff(&self, vertex: usize) -> Option<i64> {
        let vertex = &self.vertices[vertex];
        vertex.children.is_empty().then_some(vertex.payoff)
    }

    /// The name of a vertex: the one in the text, or a letter or number in depth-first order; of an end its payoff too.
    pub fn name(&self, vertex: usize) -> &str {
        &self.vertices[vertex].name
    }

    /// Who chooses at a vertex: the players take turns.
    pub fn mover(&self, vertex: usize) -> Player {
        if self.vertices[vertex].depth.is_multiple_of(2) {
            self.root_mover
        } else {
            self.root_mover.opponent()
        }
    }

    /// The value of every vertex when both choose best. O(vertices): children come after their parents.
    pub fn values(&self) -> Vec<i64> {
        let mut values = vec![0; self.len()];
        for vertex in (0..self.len()).rev() {
            let below = self.children(vertex).iter().map(|&child| values[child]);
            let best = if self.mover(vertex) == Player::Left { below.max() } else { below.min() };
            values[vertex] = best.unwrap_or(self.vertices[vertex].payoff);
        }
        values
    }
}
