//! What differs between the drawings of a position and of one of its options: the places that a move touches.

use crate::game::Drawing;
use crate::game::drawing::{Curve, GraphDrawing, GridDrawing, Square, Vertex};

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

/// Points and curves that vanish or look different. Where the whole picture has moved, nothing can be said.
fn changed_graph(before: &GraphDrawing, after: &GraphDrawing) -> Changes {
    let is_vertex = |vertex: &Vertex| after.vertices.contains(vertex);
    let is_curve = |curve: &Curve| after.curves.contains(curve);
    let gone = |kept: Vec<bool>| -> Vec<usize> {
        let places = kept.iter().enumerate().filter(|(_, is_kept)| !**is_kept);
        places.map(|(place, _)| place).collect()
    };
    let vertices = gone(before.vertices.iter().map(is_vertex).collect());
    let curves = gone(before.curves.iter().map(is_curve).collect());
    let has_moved = vertices.len() == before.vertices.len() && !after.vertices.is_empty();
    if has_moved { Changes::default() } else { Changes { cells: Vec::new(), vertices, curves } }
}
