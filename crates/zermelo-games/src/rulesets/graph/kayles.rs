//! Node Kayles and Arc Kayles. A move in Node Kayles takes a vertex of a graph with all its neighbours, in Arc Kayles the
//! two ends of an edge; what is taken takes its edges along. (T. J. Schaefer, On the complexity of some two-person
//! perfect-information games, J. Comput. System Sci. 16, 1978, who shows that Node Kayles is PSPACE-complete.)
//!
//! A position keeps the graph as it was given and the vertices that are left. What is connected is a component; its
//! normal form has no names.

use super::canonical::{MOST_VERTICES, Shape};
use super::colouring::Tints;
use super::kayles_theorem::{ARC_KAYLES_GRAPHS, NODE_KAYLES_GRAPHS};
use super::simple_graph::{Layout, SimpleGraph, VertexSet};
use crate::catalogue::{AnyGame, Catalogued, CheckedGame, Entry, Group, no_parameters};
use crate::game::ParseError;
use crate::game::{NormalForm, Player, Ruleset};
use std::hash::{Hash, Hasher};
use std::ops::ControlFlow;
use std::sync::Arc;

/// What a move takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GraphKayles {
    /// A vertex with its neighbours.
    Node,
    /// Both ends of an edge.
    Arc,
}

/// A graph and those of its vertices that are left.
#[derive(Clone, Debug)]
pub struct Remains {
    pub(super) graph: Arc<SimpleGraph>,
    pub(super) left: VertexSet,
}

impl Remains {
    /// The vertices next to one, among those that are left.
    pub(super) fn neighbours(&self, vertex: usize) -> VertexSet {
        self.graph.neighbours(vertex).intersection(&self.left)
    }

    /// How long its text is, about: the vertices and edges of the whole graph, or the cells of the board.
    pub(super) fn text_size(&self) -> usize {
        let vertices = self.graph.vertex_count();
        let edges = || (0..vertices).map(|vertex| self.graph.neighbours(vertex).len()).sum::<usize>() / 2;
        if matches!(self.graph.layout(), Layout::Board { .. }) { vertices } else { vertices + edges() }
    }

    pub(super) fn without(&self, taken: &VertexSet) -> Self {
        Self { graph: Arc::clone(&self.graph), left: self.left.minus(taken) }
    }

    /// The connected parts, each as the set of its vertices.
    pub(super) fn parts(&self) -> Vec<VertexSet> {
        let mut parts = Vec::new();
        let mut rest = self.left.clone();
        while let Some(first) = { rest.iter().next() } {
            let mut part = VertexSet::none(self.graph.vertex_count());
            part.insert(first);
            let mut waiting = vec![first];
            while let Some(vertex) = waiting.pop() {
                for next in self.graph.neighbours(vertex).intersection(&rest).iter() {
                    if !part.contains(next) {
                        part.insert(next);
                        waiting.push(next);
                    }
                }
            }
            rest = rest.minus(&part);
            parts.push(part);
        }
        parts
    }

    /// The same vertices as a position of Col and Snort, whose text and drawing do here too.
    pub(super) fn tints(&self) -> Tints {
        Tints { graph: Arc::clone(&self.graph), open: [self.left.clone(), self.left.clone()] }
    }

    /// What is left, without names, when that is small.
    fn shape(&self) -> Option<Shape> {
        let vertices: Vec<usize> = self.left.iter().take(MOST_VERTICES + 1).collect();
        if vertices.len() > MOST_VERTICES {
            return None;
        }
        let mut shape = Shape::EMPTY;
        for &vertex in &vertices {
            let around = self.graph.neighbours(vertex);
            let neighbours = vertices
                .iter()
                .enumerate()
                .fold(0, |set, (place, &other)| set | u64::from(around.contains(other)) << place);
            shape.push([true; 2], neighbours);
        }
        Some(shape)
    }
}

impl PartialEq for Remains {
    fn eq(&self, other: &Self) -> bool {
        self.left == other.left && (Arc::ptr_eq(&self.graph, &other.graph) || self.graph == other.graph)
    }
}

impl Eq for Remains {}

impl Hash for Remains {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.graph.fingerprint().hash(state);
        self.left.hash(state);
    }
}

impl GraphKayles {
    /// What the move that is named after these vertices takes.
    pub(super) fn taken(self, remains: &Remains, [vertex, end]: [usize; 2]) -> VertexSet {
        match self {
            Self::Node => closed_neighbourhood(remains, vertex),
            Self::Arc => {
                let mut ends = VertexSet::none(remains.graph.vertex_count());
                ends.insert(vertex);
                ends.insert(end);
                ends
            }
        }
    }

    /// Visits what each move takes, with the vertices it is named after, one vertex twice. Of moves that take the same,
    /// the first is visited.
    pub(super) fn takes<B>(
        self,
        remains: &Remains,
        mut visit: impl FnMut([usize; 2], VertexSet) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for vertex in remains.left.iter() {
            if self == Self::Arc {
                for end in remains.neighbours(vertex).iter().filter(|&end| end > vertex) {
                    visit([vertex, end], self.taken(remains, [vertex, end]))?;
                }
                continue;
            }
            let taken = closed_neighbourhood(remains, vertex);
            let is_same = |earlier| closed_neighbourhood(remains, earlier) == taken;
            if !taken.iter().take_while(|&earlier| earlier < vertex).any(is_same) {
                visit([vertex; 2], taken)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The name of a move: of the vertex, or of the edge as `a-b`.
    pub(super) fn name_of(remains: &Remains, [vertex, end]: [usize; 2]) -> String {
        let name = remains.graph.name(vertex);
        if vertex == end { name } else { format!("{name}-{}", remains.graph.name(end)) }
    }
}

/// A vertex and its neighbours, among those that are left.
fn closed_neighbourhood(remains: &Remains, vertex: usize) -> VertexSet {
    let mut closed = remains.neighbours(vertex);
    closed.insert(vertex);
    closed
}

impl Ruleset for GraphKayles {
    type Position = Remains;

    fn options<B>(
        &self,
        remains: &Remains,
        _: Player,
        mut visit: impl FnMut(Remains) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        self.takes(remains, |_, taken| visit(remains.without(&taken)))
    }

    fn is_impartial(&self) -> bool {
        true
    }

    fn is_loop_free(&self) -> bool {
        true
    }

    /// In Arc Kayles a vertex without neighbours is none.
    fn components(&self, remains: &Remains, mut visit: impl FnMut(Remains)) {
        for part in remains.parts() {
            if *self == Self::Node || part.len() > 1 {
                visit(Remains { graph: Arc::clone(&remains.graph), left: part });
            }
        }
    }

    /// The least order of what is left of the graph, of at most 64 vertices; more are left as they are.
    fn normal_form(&self, remains: &Remains) -> NormalForm<Remains> {
        let position = remains.shape().map_or_else(
            || remains.clone(),
            |shape| {
                let graph = SimpleGraph::from_shape(&shape.canonical());
                let left = VertexSet::all(graph.vertex_count());
                Remains { graph: Arc::new(graph), left }
            },
        );
        NormalForm::plain(position)
    }

    fn reachable_bound(&self, remains: &Remains) -> Option<u64> {
        Some(1_u64.checked_shl(remains.left.len() as u32).unwrap_or(u64::MAX))
    }

    /// The graph of a position in normal form is its own; others share theirs.
    fn heap_bytes(&self, remains: &Remains) -> usize {
        let graph = if remains.graph.is_numbered() { remains.graph.heap_bytes() } else { 0 };
        remains.left.heap_bytes() + graph
    }
}

/// The entries of the catalogue.
pub(crate) fn entries() -> [Entry; 2] {
    [
        Entry::new("node-kayles", "Node Kayles", Group::Graphs, |parameters| {
            open_graph_kayles(parameters, GraphKayles::Node, "node-kayles path:7")
        })
        .with_rules("A move takes a vertex of a graph with all its neighbours. Whoever cannot move loses.")
        .with_notation(REMAINS)
        .with_examples(["node-kayles path:7", "node-kayles grid:3x4", "node-kayles a-b,b-c,c-a,c-d b:#"])
        .with_theorems([&NODE_KAYLES_GRAPHS]),
        Entry::new("arc-kayles", "Arc Kayles", Group::Graphs, |parameters| {
            open_graph_kayles(parameters, GraphKayles::Arc, "arc-kayles path:8")
        })
        .with_rules(
            "A move takes an edge of a graph with both its ends, and all other edges at these. \
             Whoever cannot move loses.",
        )
        .with_notation(REMAINS)
        .with_examples(["arc-kayles path:8", "arc-kayles grid:3x4", "arc-kayles a-b,b-c,c-a,c-d"])
        .with_theorems([&ARC_KAYLES_GRAPHS]),
    ]
}

const REMAINS: &str = "path:N, cycle:N, clique:N, edgeless:N, grid:RxC, caterpillar:3,2,3; or a board, '.' for a vertex \
                       and # for none, rows with '|' between them; or edges such as a-b,b-c; then a:# for a vertex that \
                       is gone";

fn open_graph_kayles(
    parameters: &str,
    game: GraphKayles,
    example: &str,
) -> Result<Arc<dyn AnyGame>, ParseError> {
    no_parameters(parameters, example)?;
    let name = match game {
        GraphKayles::Node => "node-kayles",
        GraphKayles::Arc => "arc-kayles",
    };
    // A graph without vertices has no edges to write.
    let known =
        CheckedGame::printed_whole(name).where_it_reads(|remains: &Remains| remains.graph.vertex_count() > 0);
    Ok(Arc::new(Catalogued::new(game).with_own_tables().with_theorem().checked_as(known)))
}
