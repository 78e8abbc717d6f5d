//! A canonical order of the vertices of a small graph whose vertices have tints: two graphs come out equal exactly if
//! they are the same up to the names of their vertices.
//!
//! Vertices are told apart by colour refinement (what a vertex sees around it, round by round; Weisfeiler and Leman
//! 1968). Where that leaves a class of several, each of them is singled out in turn and refinement goes on; the least
//! of all orders found so is the form. A vertex that an automorphism, seen in two equal orders, takes to one already
//! tried need not be tried (*Practical graph isomorphism*,
//! Congressus Numerantium 30, 1981), and classes of twins need no choice. On trees,
//! cycles and boards that is a handful of orders.

use crate::bits::bits;
use crate::random::mixed;
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

    /// The form of the graph: its connected parts in their forms, in order.
    pub(super) fn canonical(&self) -> Self {
        let all = u64::MAX.checked_shr((MOST_VERTICES - self.size) as u32).unwrap_or(0);
        let first = self.connected(all);
        if first == all {
            return self.connected_form();
        }
        let mut parts = Vec::new();
        let mut rest = all;
        while rest != 0 {
            let part = self.connected(rest);
            parts.push(self.restricted(part).connected_form());
            rest &= !part;
        }
        parts.sort_unstable_by(Self::compare);
        let mut form = Self::EMPTY;
        for part in parts {
            let shift = form.size;
            for vertex in 0..part.size {
                let open = part.open.map(|open| open >> vertex & 1 == 1);
                form.push(open, part.neighbours[vertex] << shift);
            }
        }
        form
    }

    /// The part of the graph that is connected with the first vertex of a set.
    fn connected(&self, within: u64) -> u64 {
        let mut part = within & within.wrapping_neg();
        loop {
            let grown = bits(part).fold(part, |set, vertex| set | self.neighbours[vertex]);
            if grown == part {
                return part;
            }
            part = grown;
        }
    }

    /// The graph on some vertices alone.
    fn restricted(&self, to: u64) -> Self {
        let moved = |set: u64| {
            bits(to).enumerate().fold(0, |moved, (place, vertex)| moved | (set >> vertex & 1) << place)
        };
        let mut part = Self::EMPTY;
        for vertex in bits(to) {
            part.push(self.open.map(|open| open >> vertex & 1 == 1), moved(self.neighbours[vertex]));
        }
        part
    }

    /// The least of the orders that refinement and all choices lead to, of a connected graph.
    fn connected_form(&self) -> Self {
        if self.size <= 1 {
            return *self;
        }
        let mut marks = [0; MOST_VERTICES];
        for (vertex, mark) in marks[..self.size].iter_mut().enumerate() {
            *mark = (self.open[0] >> vertex & 1) | (self.open[1] >> vertex & 1) << 1;
        }
        let mut order = [0; MOST_VERTICES];
        self.refine(&mut marks, &mut order);
        let mut best = None;
        self.try_choices(&marks, &order, 0, &mut best);
        best.unwrap_or(*self)
    }

    /// Offers the orders behind the choices still to be made; `chosen` are the vertices singled out before. As deep as
    /// there are vertices, which are 64 at most.
    fn try_choices(&self, marks: &Marks, order: &Order, chosen: u64, best: &mut Option<Self>) {
        let Some(class) = self.undecided_class(marks, order) else {
            let found = self.reordered(order);
            if best.as_ref().is_none_or(|best| found.compare(best).is_lt()) {
                *best = Some(found);
            }
            return;
        };
        let mut tried: Vec<(Self, [u8; MOST_VERTICES], u8)> = Vec::new();
        for &vertex in &order[class] {
            let (mut marks, mut order) = (*marks, *order);
            self.single_out(vertex, &mut marks, &mut order);
            let (leaf, places) = self.first_leaf(marks, order);
            let is_image = |(shape, other, choice): &(Self, [u8; MOST_VERTICES], u8)| {
                other[*choice as usize] == places[vertex as usize]
                    && bits(chosen).all(|fixed| other[fixed] == places[fixed])
                    && shape.compare(&leaf).is_eq()
            };
            if !tried.iter().any(is_image) {
                tried.push((leaf, places, vertex));
                self.try_choices(&marks, &order, chosen | 1 << vertex, best);
            }
        }
    }

    /// The graph in the order that the first choice everywhere leads to, and the place of each vertex in it.
    fn first_leaf(&self, mut marks: Marks, mut order: Order) -> (Self, [u8; MOST_VERTICES]) {
        while let Some(class) = self.undecided_class(&marks, &order) {
            let next = order[class.start];
            self.single_out(next, &mut marks, &mut order);
        }
        let mut places = [0; MOST_VERTICES];
        for (place, &vertex) in order[..self.size].iter().enumerate() {
            places[vertex as usize] = place as u8;
        }
        (self.reordered(&order), places)
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

    /// Names do not matter, on graphs with many symmetries as well.
    #[test]
    fn symmetric_graphs_have_one_form() {
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
        /// On any graph the form is the same graph under other names, and it is one form.
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
