//! A drawing of a position: vertices stand as high as they are far from the ground, trees without crossings. Whole numbers
//! only, so that the same position is always drawn alike.

#![expect(
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "a drawing is a few thousand units wide"
)]

use super::anatomy::Anatomy;
use super::position::{Colour, Edge, HackenbushPosition};
use crate::game::drawing::{Curve, Drawing, GraphDrawing, Ink, Point, UNIT, Vertex};
use rustc_hash::FxHashMap;
use std::collections::VecDeque;
use zermelo_core::Arrange;

/// Larger drawings cannot be read.
const MOST_EDGES: usize = 5_000;
/// More vertices are not numbered in the drawing.
const MOST_NUMBERED: usize = 100;
/// How often vertices on cycles are moved between their neighbours.
const ROUNDS: usize = 60;

/// The drawing, `None` of too many edges. Vertices that have a name are called by it, the others by their numbers.
pub(super) fn drawing(position: &HackenbushPosition, names: &FxHashMap<u32, String>) -> Option<Drawing> {
    let edges = position.edges();
    if edges.len() > MOST_EDGES {
        return None;
    }
    let anatomy = Anatomy::new(edges);
    let places = Layout::new(&anatomy, edges.len()).places();
    let is_numbered = places.len() <= MOST_NUMBERED;
    let vertices = (1..places.len()).map(|vertex| Vertex {
        at: places[vertex],
        name: is_numbered.then(|| {
            let number = anatomy.name(vertex);
            names.get(&number).cloned().unwrap_or_else(|| number.to_string())
        }),
        letter: None,
        tokens: 0,
    });
    Some(Drawing::Graph(GraphDrawing {
        vertices: vertices.collect(),
        curves: curves(&anatomy, edges, &places),
        has_ground: true,
    }))
}

struct Layout {
    height: Vec<usize>,
    /// Neighbours of each vertex but the ground.
    neighbours: Vec<Vec<usize>>,
    is_forest: bool,
    /// The vertices above each in a breadth-first tree; those next to the ground are above it.
    above: Vec<Vec<usize>>,
}

impl Layout {
    fn new(anatomy: &Anatomy, edge_count: usize) -> Self {
        let count = anatomy.vertex_count();
        let mut neighbours = vec![Vec::new(); count];
        for edge in 0..edge_count {
            let [low, high] = anatomy.ends(edge);
            if low != high {
                neighbours[low].push(high);
                neighbours[high].push(low);
            }
        }
        for row in &mut neighbours {
            row.arrange();
            row.dedup();
        }
        let mut height = vec![usize::MAX; count];
        let mut above = vec![Vec::new(); count];
        height[0] = 0;
        let mut queue = VecDeque::from([0]);
        while let Some(vertex) = queue.pop_front() {
            for &other in &neighbours[vertex] {
                if height[other] == usize::MAX {
                    height[other] = height[vertex] + 1;
                    above[vertex].push(other);
                    queue.push_back(other);
                }
            }
        }
        for row in &mut neighbours {
            row.retain(|&other| other != 0);
        }
        Self { height, neighbours, is_forest: anatomy.is_forest(), above }
    }

    /// Where each vertex stands; the ground's place means nothing.
    fn places(&self) -> Vec<Point> {
        let mut across = self.tree_places();
        if !self.is_forest {
            self.settle_between_neighbours(&mut across);
        }
        let least = across[1..].iter().copied().min().unwrap_or(0);
        (0..across.len())
            .map(|vertex| Point { x: across[vertex] - least, y: self.height[vertex] as i64 * UNIT })
            .collect()
    }

    /// Tops one unit apart, every other vertex in the middle above its branches.
    fn tree_places(&self) -> Vec<i64> {
        let mut across = vec![0_i64; self.height.len()];
        let mut order = Vec::with_capacity(across.len());
        let mut work = vec![0];
        let mut tops = 0;
        while let Some(vertex) = work.pop() {
            order.push(vertex);
            if self.above[vertex].is_empty() {
                across[vertex] = tops * UNIT;
                tops += 1;
            }
            work.extend(self.above[vertex].iter().rev());
        }
        for vertex in order.into_iter().rev() {
            if let [first, .., last] | [first @ last] = self.above[vertex].as_slice() {
                across[vertex] = i64::midpoint(across[*first], across[*last]);
            }
        }
        across
    }

    /// Moves vertices to the mean of their neighbours, level by level, never nearer than one unit to each other.
    fn settle_between_neighbours(&self, across: &mut [i64]) {
        let highest = self.height.iter().copied().max().unwrap_or(0);
        let mut levels: Vec<Vec<usize>> = vec![Vec::new(); highest + 1];
        for vertex in 1..self.height.len() {
            levels[self.height[vertex]].push(vertex);
        }
        for level in &mut levels {
            level.arrange_by_key(|&vertex| (across[vertex], vertex));
        }
        for round in 0..ROUNDS {
            let upward = round % 2 == 0;
            for step in 1..=highest {
                let level = if upward { &levels[step] } else { &levels[highest + 1 - step] };
                let wanted: Vec<i64> = level.iter().map(|&vertex| self.mean(across, vertex)).collect();
                for (&vertex, place) in level.iter().zip(spread(&wanted)) {
                    across[vertex] = place;
                }
            }
        }
    }

    fn mean(&self, across: &[i64], vertex: usize) -> i64 {
        let neighbours = &self.neighbours[vertex];
        if neighbours.is_empty() {
            return across[vertex];
        }
        neighbours.iter().map(|&other| across[other]).sum::<i64>().div_euclid(neighbours.len() as i64)
    }
}

/// Places in the same order, at least a unit apart, as near to the wanted ones as can be (in the sense of least squares:
/// where they would be too near, neighbours share their mean).
fn spread(wanted: &[i64]) -> Vec<i64> {
    // Runs of neighbours that stand exactly a unit apart: the sum of their wanted starts, and their number.
    let mut runs: Vec<(i64, i64)> = Vec::new();
    for (index, &place) in wanted.iter().enumerate() {
        let mut run = (place - index as i64 * UNIT, 1);
        while let Some(&(sum, count)) = runs.last() {
            if sum.div_euclid(count) < run.0.div_euclid(run.1) {
                break;
            }
            run = (run.0 + sum, run.1 + count);
            runs.pop();
        }
        runs.push(run);
    }
    let starts =
        runs.iter().flat_map(|&(sum, count)| std::iter::repeat_n(sum.div_euclid(count), count as usize));
    starts.enumerate().map(|(index, start)| start + index as i64 * UNIT).collect()
}

const fn ink(colour: Colour) -> Ink {
    match colour {
        Colour::Blue => Ink::Blue,
        Colour::Red => Ink::Red,
        Colour::Green => Ink::Green,
    }
}

fn curves(anatomy: &Anatomy, edges: &[Edge], places: &[Point]) -> Vec<Curve> {
    // Edges with the same ends stand together, for they bend away from each other.
    let mut order: Vec<([usize; 2], usize)> =
        (0..edges.len()).map(|edge| (anatomy.ends(edge), edge)).collect();
    order.arrange();
    let widest = places[1..].iter().map(|place| place.x).max();
    let mut arches = widest.map_or(0, |widest| widest + UNIT);
    let mut curves = Vec::with_capacity(edges.len());
    for bundle in order.chunk_by(|a, b| a.0 == b.0) {
        let [low, high] = bundle[0].0;
        for (index, &(_, edge)) in bundle.iter().enumerate() {
            // −1, 1 for two; −2, 0, 2 for three; and so on.
            let side = 2 * index as i64 - (bundle.len() as i64 - 1);
            let points = match (low, high) {
                (0, 0) => {
                    arches += UNIT;
                    arch(arches - UNIT)
                }
                (0, high) => {
                    let foot = Point { x: places[high].x + side * UNIT / 5, y: 0 };
                    vec![foot, places[high]]
                }
                _ if low == high => petal(places[low], index),
                _ => between(places, low, high, side),
            };
            curves.push(Curve::plain(points, ink(edges[edge].colour())));
        }
    }
    curves
}

fn arch(x: i64) -> Vec<Point> {
    let (left, right) = (x + UNIT / 10, x + UNIT * 9 / 10);
    let top = UNIT * 9 / 10;
    vec![
        Point { x: left, y: 0 },
        Point { x: left, y: top },
        Point { x: right, y: top },
        Point { x: right, y: 0 },
    ]
}

/// A loop: to the upper right first, then the upper left, then the sides, then the same farther out.
fn petal(at: Point, index: usize) -> Vec<Point> {
    let (first, second) =
        [((5, 3), (2, 6)), ((-5, 3), (-2, 6)), ((6, -2), (6, 2)), ((-6, -2), (-6, 2))][index % 4];
    let size = UNIT * (10 + 2 * (index as i64 / 4)) / 80;
    let control = |(x, y): (i64, i64)| Point { x: at.x + x * size, y: at.y + y * size };
    vec![at, control(first), control(second), at]
}

/// A straight edge, or a bent one where several run side by side or a vertex stands in the way.
fn between(places: &[Point], low: usize, high: usize, side: i64) -> Vec<Point> {
    let (from, to) = (places[low], places[high]);
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let is_blocked = dy == 0
        && places[1..]
            .iter()
            .any(|place| place.y == from.y && place.x > from.x.min(to.x) && place.x < from.x.max(to.x));
    let bend = side * UNIT / 5 + if is_blocked { dx.abs() / 4 } else { 0 };
    if bend == 0 {
        return vec![from, to];
    }
    let length = ((dx * dx + dy * dy).unsigned_abs().isqrt() as i64).max(1);
    // Across the edge, upward for level ones.
    let (nx, ny) = if dx >= 0 { (-dy, dx) } else { (dy, -dx) };
    let control = |part: i64| Point {
        x: from.x + dx * part / 4 + nx * bend / length,
        y: from.y + dy * part / 4 + ny * bend / length,
    };
    vec![from, control(1), control(3), to]
}
