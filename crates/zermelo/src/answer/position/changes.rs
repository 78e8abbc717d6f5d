//! What differs between the drawings of a position and of one of its options: the places that a move touches.

use crate::game::Drawing;
use crate::game::drawing::{Curve, GraphDrawing, GridDrawing, Ink, Point, Square, Vertex};
use rustc_hash::FxHashMap;
use std::hash::Hash;

/// The places of the first drawing that differ from the second.
#[derive(Default)]
pub(super) struct Changes {
    /// Cells of a grid, counted row by row.
    pub(super) cells: Vec<usize>,
    /// Points.
    pub(super) vertices: Vec<usize>,
    /// Curves.
    pub(super) curves: Vec<usize>,
}

impl Changes {
    pub(super) fn between(before: &Drawing, after: &Drawing) -> Self {
        match (before, after) {
            (Drawing::Grid(before), Drawing::Grid(after)) => {
                Self { cells: changed_cells(before, after), ..Self::default() }
            }
            (Drawing::Graph(before), Drawing::Graph(after)) => changed_graph(before, after),
            _ => Self::default(),
        }
    }
}

/// Cells that differ. Heaps stand on the ground, so the rows of drawings of different heights are counted from below;
/// boards of different shapes are not compared.
fn changed_cells(before: &GridDrawing, after: &GridDrawing) -> Vec<usize> {
    let is_heaps = |grid: &GridDrawing| grid.rows.iter().flatten().all(|cell| cell.square == Square::Absent);
    let same_shape = before.rows.len() == after.rows.len()
        && before.rows.iter().zip(&after.rows).all(|(before, after)| before.len() == after.len());
    if !(same_shape || is_heaps(before) && is_heaps(after)) {
        return Vec::new();
    }
    let mut changed = Vec::new();
    let mut place = 0;
    for (row, cells) in before.rows.iter().enumerate() {
        let from_below = before.rows.len() - row;
        let opposite = after.rows.len().checked_sub(from_below).map(|row| &after.rows[row]);
        for (column, cell) in cells.iter().enumerate() {
            let there = opposite.and_then(|cells| cells.get(column));
            let is_same = there.map_or(cell.mark.is_none(), |there| there == cell);
            if !is_same {
                changed.push(place);
            }
            place += 1;
        }
    }
    changed
}

/// Points and curves that vanish or look different. Points with names are compared by them, and curves by the names of their
/// ends, since what is left of a graph may be drawn elsewhere. Where the whole picture has moved, nothing can be said.
fn changed_graph(before: &GraphDrawing, after: &GraphDrawing) -> Changes {
    let vertices = missing(before.vertices.iter().map(seen), after.vertices.iter().map(seen));
    let [lines_before, lines_after] = [before, after].map(lines_of);
    let curves = missing(lines_before.into_iter(), lines_after.into_iter());
    let has_moved = vertices.len() == before.vertices.len() && !after.vertices.is_empty();
    if has_moved { Changes::default() } else { Changes { cells: Vec::new(), vertices, curves } }
}

/// The places of the things that are not there afterwards; of several alike the last ones.
fn missing<T: Eq + Hash>(before: impl Iterator<Item = T>, after: impl Iterator<Item = T>) -> Vec<usize> {
    let mut left: FxHashMap<T, usize> = FxHashMap::default();
    for thing in after {
        *left.entry(thing).or_default() += 1;
    }
    let is_missing = |(place, thing): (usize, T)| match left.get_mut(&thing) {
        Some(count) if *count > 0 => {
            *count -= 1;
            None
        }
        _ => Some(place),
    };
    before.enumerate().filter_map(is_missing).collect()
}

/// What a point is known by: its name, or where it is.
type End<'g> = (Option<&'g str>, Option<Point>);

/// A point as it is seen, with what is on it.
fn seen(vertex: &Vertex) -> (End<'_>, Option<char>, usize) {
    let at = vertex.name.is_none().then_some(vertex.at);
    ((vertex.name.as_deref(), at), vertex.letter, vertex.tokens)
}

/// A curve as it is seen: its ends, its colour, and whether it is an arrow.
type Line<'g> = ([End<'g>; 2], Ink, bool);

/// The curves by their ends.
fn lines_of(graph: &GraphDrawing) -> Vec<Line<'_>> {
    // Of points at one place the first counts.
    let names: FxHashMap<Point, Option<&str>> =
        graph.vertices.iter().rev().map(|vertex| (vertex.at, vertex.name.as_deref())).collect();
    let end = |at: Option<&Point>| -> End<'_> {
        match at.and_then(|at| names.get(at).copied().flatten()) {
            Some(name) => (Some(name), None),
            None => (None, at.copied()),
        }
    };
    let line =
        |curve: &Curve| ([end(curve.points.first()), end(curve.points.last())], curve.ink, curve.is_arrow);
    graph.curves.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::{self, AnyGame};
    use crate::game::{Player, few_options};

    /// What is left of a graph is drawn elsewhere, and yet the edges that a move takes are found.
    #[test]
    fn edges_that_go_are_found_though_the_rest_has_moved() {
        for text in [
            "partizan-arc-kayles 1-2:l 2-3:r 3-4:l 4-1:r 1-3:l",
            "partizan-arc-kayles 1-2:l 2-3:r 3-4:l 4-5:r 5-6:l 2-5:r",
            "partizan-arc-kayles 1-2:l 1-2:l 2-3:r 3-1:r",
        ] {
            let open = catalogue::open(text).expect("it is a position");
            let game: &dyn AnyGame = open.game.as_ref();
            let Some(Drawing::Graph(before)) = game.drawing(&open.position) else { panic!("{text}") };
            for player in Player::BOTH {
                for option in few_options(game, &open.position, player, 100).expect("there are few") {
                    let Some(Drawing::Graph(after)) = game.drawing(&option) else { panic!("{text}") };
                    let changes = changed_graph(&before, &after);
                    if !after.curves.is_empty() {
                        let gone = before.curves.len() - after.curves.len();
                        assert_eq!(changes.curves.len(), gone, "{text}: {}", game.print(&option));
                    }
                }
            }
        }
    }
}
