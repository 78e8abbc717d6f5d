//! Finite simple graphs, and sets of their vertices: what map-colouring games are played on.

use super::canonical::Shape;
use super::spread::spread;
use crate::bits::bits_of_words;
use crate::game::drawing::Point;
use std::fmt::Write;
use std::hash::Hash;
use std::sync::OnceLock;
use zermelo_boards::cell_name;
use zermelo_core::wide_hash;

/// A set of vertices of one graph: a word for the first 64, more words only where the graph has more vertices.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct VertexSet {
    first: u64,
    rest: Box<[u64]>,
}

impl VertexSet {
    /// The empty set of vertices of a graph of this size.
    pub(super) fn none(vertex_count: usize) -> Self {
        Self { first: 0, rest: vec![0; vertex_count.saturating_sub(1) / 64].into_boxed_slice() }
    }

    /// All vertices of a graph of this size.
    pub(super) fn all(vertex_count: usize) -> Self {
        let mut set = Self::none(vertex_count);
        (0..vertex_count).for_each(|vertex| set.insert(vertex));
        set
    }

    /// A set given by its bits, of a graph of at most 64 vertices.
    pub(super) fn from_bits(bits: u64) -> Self {
        Self { first: bits, rest: Box::default() }
    }

    fn word(&mut self, vertex: usize) -> &mut u64 {
        if vertex < 64 { &mut self.first } else { &mut self.rest[vertex / 64 - 1] }
    }

    pub(super) fn contains(&self, vertex: usize) -> bool {
        let word = if vertex < 64 { self.first } else { self.rest[vertex / 64 - 1] };
        word >> (vertex % 64) & 1 == 1
    }

    pub(super) fn insert(&mut self, vertex: usize) {
        *self.word(vertex) |= 1 << (vertex % 64);
    }

    pub(super) fn remove(&mut self, vertex: usize) {
        *self.word(vertex) &= !(1 << (vertex % 64));
    }

    /// Combines two sets of the same graph word by word.
    fn with(&self, other: &Self, combine: impl Fn(u64, u64) -> u64) -> Self {
        let rest = self.rest.iter().zip(&other.rest).map(|(&a, &b)| combine(a, b)).collect();
        Self { first: combine(self.first, other.first), rest }
    }

    pub(super) fn union(&self, other: &Self) -> Self {
        self.with(other, |a, b| a | b)
    }

    pub(super) fn intersection(&self, other: &Self) -> Self {
        self.with(other, |a, b| a & b)
    }

    pub(super) fn minus(&self, other: &Self) -> Self {
        self.with(other, |a, b| a & !b)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.first == 0 && self.rest.iter().all(|&word| word == 0)
    }

    pub(super) fn len(&self) -> usize {
        let count = |word: u64| word.count_ones() as usize;
        count(self.first) + self.rest.iter().map(|&word| count(word)).sum::<usize>()
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        bits_of_words(std::iter::once(self.first).chain(self.rest.iter().copied()))
    }

    pub(super) fn heap_bytes(&self) -> usize {
        size_of_val(&*self.rest)
    }
}

/// How the vertices of a graph are called and a position on it is written.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum Layout {
    /// Edges between vertices with names, in the order of the vertices.
    Named(Vec<String>),
    /// Edges between vertices numbered from 1.
    Numbered,
    /// The cells of a board of this width, row by row; a path when it has one row.
    Board { width: usize },
}

/// A finite simple graph whose vertices have names.
#[derive(Debug)]
pub struct SimpleGraph {
    neighbours: Vec<VertexSet>,
    layout: Layout,
    /// A hash of all the rest, so that positions need not hash their graphs.
    fingerprint: u128,
    /// Where the vertices stand in drawings, once one was made.
    places: OnceLock<Vec<Point>>,
}

impl SimpleGraph {
    pub(super) fn new(neighbours: Vec<VertexSet>, layout: Layout) -> Self {
        // Wide, as what is kept of positions is found by it alone.
        let fingerprint = wide_hash(&(&neighbours, &layout), 0);
        Self { neighbours, layout, fingerprint, places: OnceLock::new() }
    }

    /// A graph with these edges.
    pub(super) fn from_edges(
        vertex_count: usize,
        edges: impl IntoIterator<Item = (usize, usize)>,
        layout: Layout,
    ) -> Self {
        let mut neighbours = vec![VertexSet::none(vertex_count); vertex_count];
        for (from, to) in edges {
            neighbours[from].insert(to);
            neighbours[to].insert(from);
        }
        Self::new(neighbours, layout)
    }

    /// The board of this size, every cell next to those above, below and beside it.
    pub(super) fn board(height: usize, width: usize) -> Self {
        let cells = (0..height).flat_map(|row| (0..width).map(move |column| (row, column)));
        let edges = cells.flat_map(|(row, column)| {
            let cell = row * width + column;
            let right = (column + 1 < width).then_some((cell, cell + 1));
            let below = (row + 1 < height).then_some((cell, cell + width));
            right.into_iter().chain(below)
        });
        Self::from_edges(height * width, edges, Layout::Board { width })
    }

    /// The graph of a shape in canonical form.
    pub(super) fn from_shape(shape: &Shape) -> Self {
        let neighbours = shape.neighbours().iter().map(|&bits| VertexSet::from_bits(bits)).collect();
        Self::new(neighbours, Layout::Numbered)
    }

    pub(super) fn vertex_count(&self) -> usize {
        self.neighbours.len()
    }

    pub(super) fn neighbours(&self, vertex: usize) -> &VertexSet {
        &self.neighbours[vertex]
    }

    pub(super) fn layout(&self) -> &Layout {
        &self.layout
    }

    pub(super) fn is_numbered(&self) -> bool {
        self.layout == Layout::Numbered
    }

    /// The edges, each from its lesser end.
    pub(super) fn edges(&self) -> Vec<(usize, usize)> {
        let later = |from: usize| {
            let later = self.neighbours(from).iter().filter(move |&to| to > from);
            later.map(move |to| (from, to))
        };
        (0..self.vertex_count()).flat_map(later).collect()
    }

    /// Where the vertices stand in drawings. All positions on a graph share it, so that is found once.
    pub(super) fn places(&self) -> &[Point] {
        self.places.get_or_init(|| spread(self.vertex_count(), &self.edges()))
    }

    pub(super) fn fingerprint(&self) -> u128 {
        self.fingerprint
    }

    pub(super) fn heap_bytes(&self) -> usize {
        size_of::<Self>()
            + self.neighbours.iter().map(|set| size_of_val(set) + set.heap_bytes()).sum::<usize>()
    }

    /// The name of a vertex: its own, or its number from 1, or its cell such as `b2`.
    pub(super) fn name(&self, vertex: usize) -> String {
        match &self.layout {
            Layout::Named(names) => names[vertex].clone(),
            Layout::Board { width } if *width < self.vertex_count() => {
                cell_name(vertex / width, vertex % width)
            }
            Layout::Numbered | Layout::Board { .. } => (vertex + 1).to_string(),
        }
    }

    /// The edges and lone vertices, `a-b,b-c,d`.
    pub(super) fn print_edges(&self) -> String {
        if self.neighbours.is_empty() {
            return "edgeless:0".to_owned();
        }
        let mut text = String::new();
        for (vertex, neighbours) in self.neighbours.iter().enumerate() {
            if neighbours.is_empty() {
                let _ = write!(text, ",{}", self.name(vertex));
            }
            for neighbour in neighbours.iter().filter(|&neighbour| neighbour > vertex) {
                let _ = write!(text, ",{}-{}", self.name(vertex), self.name(neighbour));
            }
        }
        text.split_off(1)
    }
}

impl PartialEq for SimpleGraph {
    fn eq(&self, other: &Self) -> bool {
        self.fingerprint == other.fingerprint
            && self.neighbours == other.neighbours
            && self.layout == other.layout
    }
}

impl Eq for SimpleGraph {}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    proptest! {
        #[test]
        fn vertex_sets_are_sets(
            size in 1_usize..200,
            a in prop::collection::btree_set(0_usize..200, 0..40),
            b in prop::collection::btree_set(0_usize..200, 0..40),
        ) {
            let clip = |set: BTreeSet<usize>| set.into_iter().filter(|&v| v < size).collect::<BTreeSet<_>>();
            let build = |set: &BTreeSet<usize>| {
                let mut built = VertexSet::none(size);
                for &v in set {
                    built.insert(v);
                }
                built
            };
            let list = |set: &VertexSet| set.iter().collect::<BTreeSet<_>>();
            let (a, b) = (clip(a), clip(b));
            let (x, y) = (build(&a), build(&b));
            prop_assert_eq!(list(&x), a.clone());
            prop_assert_eq!(x.len(), a.len());
            prop_assert_eq!(list(&x.union(&y)), &a | &b);
            prop_assert_eq!(list(&x.intersection(&y)), &a & &b);
            prop_assert_eq!(list(&x.minus(&y)), &a - &b);
            prop_assert!(VertexSet::all(size).minus(&x).iter().all(|v| !x.contains(v) && v < size));
            prop_assert_eq!(x.is_empty(), a.is_empty());
        }
    }
}
