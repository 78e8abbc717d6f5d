//! Drawings of positions of Col and Snort: boards as grids, paths in a line, and all other graphs spread out.

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
    let in_line = |vertex: usize| Point { x: vertex as i64 * UNIT, y: 0 };
    let line: Vec<Point>;
    let places: &[Point] = match *tints.graph.layout() {
        Layout::Board { width } if width < count => {
            return Some(
                Drawing::board(count / width, width, || tints.rows(width, '\n'))?.with_board_names(),
            );
        }
        _ if count > MOST_VERTICES => return None,
        Layout::Board { .. } => {
            line = (0..count).map(in_line).collect();
            &line
        }
        Layout::Named(_) | Layout::Numbered => tints.graph.places(),
    };
    let curve = |(from, to): (usize, usize)| Curve::plain(vec![places[from], places[to]], Ink::Black);
    let curves = tints.graph.edges().into_iter().map(curve);
    let vertex = |vertex| Vertex {
        at: places[vertex],
        name: Some(tints.graph.name(vertex)),
        letter: Some(tints.letter(vertex)).filter(|&letter| letter != '.'),
        tokens: 0,
    };
    Some(Drawing::Graph(GraphDrawing {
        vertices: (0..count).map(vertex).collect(),
        curves: curves.collect(),
        has_ground: false,
    }))
}
