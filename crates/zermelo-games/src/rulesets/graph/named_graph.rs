//! Pictures of vertices with names and tokens, and of lines and arrows between them that do not lie on each other.

#![expect(clippy::cast_possible_wrap, reason = "a drawing is a few thousand units wide")]

use super::spread::spread;
use crate::game::drawing::{Curve, Drawing, GraphDrawing, Ink, Point, UNIT, Vertex};

/// A line between two vertices, with what is seen of it.
pub(crate) struct Line {
    pub(crate) ends: [usize; 2],
    pub(crate) ink: Ink,
    pub(crate) is_arrow: bool,
}

/// A picture of vertices with names and tokens.
pub(crate) fn named_graph(
    vertices: impl Iterator<Item = (String, usize)>,
    lines: &[Line],
    places: &[Point],
) -> Drawing {
    let vertex = |((name, tokens), &at)| Vertex { at, name: Some(name), letter: None, tokens };
    let has_back = |[from, to]: [usize; 2]| lines.iter().any(|line| line.ends == [to, from]);
    let count_before = |number: usize, ends| lines[..number].iter().filter(|line| line.ends == ends).count();
    let curve = |(number, line): (usize, &Line)| Curve {
        points: path(places, line.ends, has_back(line.ends), count_before(number, line.ends)),
        ink: line.ink,
        is_arrow: line.is_arrow,
    };
    Drawing::Graph(GraphDrawing {
        vertices: vertices.zip(places).map(vertex).collect(),
        curves: lines.iter().enumerate().map(curve).collect(),
        has_ground: false,
    })
}

/// Places by distances, farther apart than without names and arrows, which take more room than plain edges.
pub(crate) fn spread_widely(count: usize, lines: &[Line]) -> Vec<Point> {
    let edges: Vec<(usize, usize)> = lines.iter().map(|line| (line.ends[0], line.ends[1])).collect();
    spread(count, &edges).into_iter().map(|at| Point { x: at.x * 7 / 4, y: at.y * 7 / 4 }).collect()
}

/// A straight line, a bent one where a vertex stands in the way or the line back is there as well, or a loop. Lines with the same
/// ends, of which some come before this one, are bent farther, on both sides in turn where no line leads back.
fn path(places: &[Point], [from, to]: [usize; 2], has_back: bool, before: usize) -> Vec<Point> {
    let (start, end) = (places[from], places[to]);
    if from == to {
        let control = |x: i64| Point { x: start.x + x, y: start.y + UNIT + before as i64 * UNIT / 2 };
        return vec![start, control(-UNIT / 2), control(UNIT / 2), end];
    }
    let (dx, dy) = (end.x - start.x, end.y - start.y);
    let length = ((dx * dx + dy * dy).unsigned_abs().isqrt() as i64).max(1);
    let is_near_line = |at: &Point| {
        let along = (at.x - start.x) * dx + (at.y - start.y) * dy;
        let aside = (at.x - start.x) * dy - (at.y - start.y) * dx;
        along > 0 && along < length * length && aside.abs() < length * UNIT / 4
    };
    let is_straight_free = !has_back && !places.iter().any(is_near_line);
    let steps = if has_back {
        before as i64 + 1
    } else {
        let place = before as i64 + i64::from(!is_straight_free);
        if place % 2 == 0 { -(place / 2) } else { place / 2 + 1 }
    };
    if steps == 0 {
        return vec![start, end];
    }
    let bend = (length / 4).max(UNIT * 6 / 10) * steps;
    let control = |part: i64| Point {
        x: start.x + dx * part / 4 + dy * bend / length,
        y: start.y + dy * part / 4 - dx * bend / length,
    };
    vec![start, control(1), control(3), end]
}
