//! A canonical order of the vertices of a small graph whose vertices have tints: two graphs that are the same up to
//! the names of their vertices mostly come out equal, and different graphs never do.
//!
//! Vertices are told apart by colour refinement (what a vertex sees around it, round by round; Weisfeiler and Leman
//! 1968). Where that leaves a class of several, one of them is singled out and refinement goes on: each one in turn
//! the first time, just one after that. Classes of twins need no choice at all. That is exact on trees, cycles,
//! cliques and rectangular boards. On graphs where it is not, a graph may have several forms, which costs time, never
//! truth.

use std::cmp::Ordering;

/// Vertices that a shape may have.
pub(super) const MOST_VERTICES: usize = 64;

/// A graph on at most 64 vertices, each open to Left, to Right, or to both.
#[derive(Clone, Copy)]
pub(super) struct Shape {
    size: usize,
    /// The vertices open to Left and to Right.
    pub(super) open: [u64; 2],
    neighbours: [u64; MOST_VERTICES],
}

impl Shape {
    /// A graph without vertices.
    pub(super) const EMPTY: Self = Self { size: 0, open: [0; 2], neighbours: [0; MOST_VERTICES] };

    /// Adds a vertex with its neighbours, which may be vertices still to come.
    pub(super) fn push(&mut self, open: [bool; 2], neighbours: u64) {
        for (set, open) in self.open.iter_mut().zip(open) {
            *set |= u64::from(open) << self.size;
        }
        self.neighbours[self.size] = neighbours;
        self.size += 1;
    }

    pub(super) fn neighbours(&self) -> &[u64] {
        &self.neighbours[..self.size]
    }

    /// The same graph with the players exchanged.
    pub(super) fn swapped(&self) -> Self {
        Self { open: [self.open[1], self.open[0]], ..*self }
    }

    /// The least of the orders that refinement and the choices lead to.
    pub(super) fn canonical(&self) -> Self {
        if self.size <= 1 {
            return *self;
        }
        let mut marks = [0; MOST_VERTICES];
        for (vertex, mark) in marks[..self.size].iter_mut().enumerate() {
            *mark = (self.open[0] >> vertex & 1) | (self.open[1] >> vertex & 1) << 1;
        }
        let mut order = [0; MOST_VERTICES];
        self.refine(&mut marks, &mut order);
        let Some(class) = self.undecided_class(&marks, &order) else { return self.reordered(&order) };
        let mut best: Option<Self> = None;
        for &chosen in &order[class] {
            let mut marks = marks;
            let mut order = order;
            self.single_out(chosen, &mut marks, &mut order);
            while let Some(class) = self.undecided_class(&marks, &order) {
                let next = order[class.start];
                self.single_out(next, &mut marks, &mut order);
            }
            let found = self.reordered(&order);
            if best.as_ref().is_none_or(|best| found.compare(best).is_lt()) {
                best = Some(found);
            }
        }
        best.unwrap_or(*self)
    }

    fn single_out(&self, vertex: u8, marks: &mut Marks, order: &mut Order) {
        marks[vertex as usize] = mixed(marks[vertex as usize] ^ 1 << 63);
        self.refine(marks, order);
    }

    /// Refines the marks until no class splits any more, and orders the vertices by them.
    fn refine(&self, marks: &mut Marks, order: &mut Order) {
        let mut classes = 0;
        loop {
            for (vertex, place) in order[..self.size].iter_mut().enumerate() {
                *place = vertex as u8;
            }
            order[..self.size].sort_unstable_by_key(|&vertex| marks[vertex as usize]);
            let steps = order[..self.size]
                .windows(2)
                .filter(|pair| marks[pair[0] as usize] != marks[pair[1] as usize])
                .count();
            let found = steps + 1;
            if found == classes || found >= self.size {
                return;
            }
            classes = found;
            let mut next = *marks;
            for (vertex, mark) in next[..self.size].iter_mut().enumerate() {
                let around = bits(self.neighbours[vertex])
                    .fold(0_u64, |sum, neighbour| sum.wrapping_add(mixed(marks[neighbour])));
                *mark = mixed(mark.wrapping_mul(3).wrapping_add(around));
            }
            *marks = next;
        }
    }

    /// The first class of several vertices that are not all twins, as a range of the order.
    fn undecided_class(&self, marks: &Marks, order: &Order) -> Option<std::ops::Range<usize>> {
        let mark = |place: usize| marks[order[place] as usize];
        let mut start = 0;
        while start < self.size {
            let end = (start..self.size).find(|&place| mark(place) != mark(start)).unwrap_or(self.size);
            let first = order[start] as usize;
            if order[start + 1..end].iter().any(|&other| !self.are_twins(first, other as usize)) {
                return Some(start..end);
            }
            start = end;
        }
        None
    }

    /// Whether exchanging two vertices of one tint changes nothing.
    fn are_twins(&self, a: usize, b: usize) -> bool {
        (self.neighbours[a] ^ self.neighbours[b]) & !(1 << a | 1 << b) == 0
            && [a, b].map(|vertex| self.open.map(|open| open >> vertex & 1)).windows(2).all(|w| w[0] == w[1])
    }

    fn reordered(&self, order: &Order) -> Self {
        let mut place_of = [0; MOST_VERTICES];
        for (place, &vertex) in order[..self.size].iter().enumerate() {
            place_of[vertex as usize] = place;
        }
        let moved = |set: u64| bits(set).fold(0, |moved, vertex| moved | 1 << place_of[vertex]);
        let mut neighbours = [0; MOST_VERTICES];
        for (place, &vertex) in order[..self.size].iter().enumerate() {
            neighbours[place] = moved(self.neighbours[vertex as usize]);
        }
        Self { size: self.size, open: self.open.map(moved), neighbours }
    }

    /// An order of shapes: equal only if they are the same, vertex by vertex.
    pub(super) fn compare(&self, other: &Self) -> Ordering {
        (self.open, self.neighbours()).cmp(&(other.open, other.neighbours()))
    }
}

/// What is known about each vertex; equal marks make a class.
type Marks = [u64; MOST_VERTICES];
/// The vertices in the order of their marks.
type Order = [u8; MOST_VERTICES];

/// The places of the bits of a set.
fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let place = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(place)
    })
}

/// A bijection of words that scatters them (the finaliser of splitmix64).
fn mixed(word: u64) -> u64 {
    let word = word.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ word >> 31
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn shape(size: usize, tints: &[u8], edges: &[(usize, usize)]) -> Shape {
        let mut neighbours = vec![0_u64; size];
        for &(a, b) in edges {
            neighbours[a] |= 1 << b;
            neighbours[b] |= 1 << a;
        }
        let mut shape = Shape::EMPTY;
        for (vertex, neighbours) in neighbours.into_iter().enumerate() {
            let tint = tints.get(vertex).copied().unwrap_or(3);
            shape.push([tint & 1 != 0, tint & 2 != 0], neighbours);
        }
        shape
    }

    fn permuted(original: &Shape, order: &[u8]) -> Shape {
        let mut full = [0; MOST_VERTICES];
        full[..order.len()].copy_from_slice(order);
        original.reordered(&full)
    }

    /// An order of 0..n from any seed.
    fn shuffle(size: usize, seed: u64) -> Vec<u8> {
        let mut order: Vec<u8> = (0..size as u8).collect();
        order.sort_by_key(|&vertex| mixed(seed.wrapping_add(u64::from(vertex))));
        order
    }

    /// Graphs on which the form is exact: names do not matter.
    #[test]
    fn trees_cycles_cliques_and_boards_have_one_form() {
        let path: Vec<_> = (1..9).map(|v| (v - 1, v)).collect();
        let cycle: Vec<_> = (0..8).map(|v| (v, (v + 1) % 8)).collect();
        let clique: Vec<_> = (0..6).flat_map(|a| (0..a).map(move |b| (a, b))).collect();
        let caterpillar =
            vec![(0, 1), (1, 2), (0, 3), (0, 4), (0, 5), (1, 6), (1, 7), (2, 8), (2, 9), (2, 10)];
        let board: Vec<_> = (0..3)
            .flat_map(|row| (0..3).map(move |column| (row * 4 + column, row * 4 + column + 1)))
            .chain((0..8).map(|cell| (cell, cell + 4)))
            .collect();
        for (size, edges) in [(9, path), (8, cycle), (6, clique), (11, caterpillar), (12, board), (5, vec![])]
        {
            let form = shape(size, &[], &edges).canonical();
            assert!(form.canonical().compare(&form).is_eq());
            for seed in 0..50 {
                let other = permuted(&shape(size, &[], &edges), &shuffle(size, seed));
                assert!(other.canonical().compare(&form).is_eq(), "{size} {edges:?} {seed}");
            }
        }
    }

    proptest! {
        /// On any graph the form is the same graph under other names, and nearly always it is one form.
        #[test]
        fn forms_are_reorderings(
            size in 1_usize..8,
            tints in prop::collection::vec(1_u8..4, 8),
            pairs in prop::collection::vec((0_usize..8, 0_usize..8), 0..16),
            seed: u64,
        ) {
            let edges: Vec<_> =
                pairs.into_iter().filter(|&(a, b)| a < size && b < size && a != b).collect();
            let original = shape(size, &tints, &edges);
            let form = original.canonical();
            let other = permuted(&original, &shuffle(size, seed)).canonical();
            prop_assert!(form.compare(&other).is_eq());
            let degrees = |shape: &Shape| {
                let mut list: Vec<_> = (0..shape.size)
                    .map(|v| (shape.neighbours[v].count_ones(), shape.open.map(|open| open >> v & 1)))
                    .collect();
                list.sort_unstable();
                list
            };
            prop_assert_eq!(degrees(&form), degrees(&original));
        }
    }
}
