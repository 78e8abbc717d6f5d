//! Drawings of positions of Col and Snort: boards as grids, paths in a line, and all other graphs on a circle.

#![expect(clippy::cast_possible_wrap, reason = "there are few vertices in a drawing")]

use super::colouring::Tints;
use super::simple_graph::Layout;
use crate::game::drawing::{Curve, Drawing, GraphDrawing, Ink, Point, UNIT, Vertex};

/// More vertices cannot be told apart.
const MOST_VERTICES: usize = 60;

/// The drawing, `None` of graphs that are too large. A letter at a vertex says who may still colour it; at a vertex
/// without one both may, and `#` is nobody.
pub(super) fn drawing(tints: &Tints) -> Option<Drawing> {
    let count = tints.graph.vertex_count();
    let place: &dyn Fn(usize) -> Point = match *tints.graph.layout() {
        Layout::Board { width } if width < count => {
            return Some(
                Drawing::board(count / width, width, || tints.rows(width, '\n'))?.with_board_names(),
            );
        }
        Layout::Board { .. } => &|vertex| Point { x: vertex as i64 * UNIT, y: 0 },
        Layout::Named(_) | Layout::Numbered => &|vertex| on_circle(vertex, count),
    };
    if count > MOST_VERTICES {
        return None;
    }
    let edges = (0..count).flat_map(|from| {
        let later = tints.graph.neighbours(from).iter().filter(move |&to| to > from);
        later.map(move |to| [from, to])
    });
    let curves = edges.map(|ends| Curve::plain(ends.map(place).to_vec(), Ink::Black));
    let vertex = |vertex| Vertex { at: place(vertex), label: Some(label(tints, vertex)), tokens: 0 };
    Some(Drawing::Graph(GraphDrawing {
        vertices: (0..count).map(vertex).collect(),
        curves: curves.collect(),
        has_ground: false,
    }))
}

fn label(tints: &Tints, vertex: usize) -> String {
    let name = tints.graph.name(vertex);
    match tints.letter(vertex) {
        '.' => name,
        letter => format!("{name}:{letter}"),
    }
}

/// One of `count` places on a circle, about a unit apart, clockwise from the top.
pub(crate) fn on_circle(vertex: usize, count: usize) -> Point {
    let radius = UNIT.max(count as i64 * UNIT * 16 / 100);
    let degrees = vertex as i64 * 360 / count.max(1) as i64;
    Point { x: radius * sine(degrees) / SINE_OF_90, y: radius * sine(degrees + 90) / SINE_OF_90 }
}

const SINE_OF_90: i64 = 10_000;

/// Bhaskara's approximation of the sine, to a few thousandths: near enough for the eye, and in whole numbers.
const fn sine(degrees: i64) -> i64 {
    let degrees = degrees.rem_euclid(360);
    let (half, sign) = if degrees < 180 { (degrees, 1) } else { (degrees - 180, -1) };
    let product = half * (180 - half);
    sign * SINE_OF_90 * 4 * product / (40_500 - product)
}
