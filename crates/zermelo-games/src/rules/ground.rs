//! The cells of a board, how they lie to each other, and where a pattern lies on them.

#![allow(
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "boards have few cells, and places are compared with their sides first"
)]

use super::cells::{Graph, HOLE, Shape};
use super::declared::{Frame, Region, Step};
use super::layout::NOWHERE;
use super::plain::{OUTSIDE_BIT, Set};

/// The cells of a board and how they lie to each other.
#[derive(Clone, Copy)]
pub(super) struct Ground<'a> {
    pub(super) frame: Frame,
    pub(super) shape: &'a Shape,
}

/// Whether a letter is in a set; a hole is outside.
#[inline]
pub(super) fn has(set: Set, letter: u8) -> bool {
    if letter == HOLE { set & OUTSIDE_BIT != 0 } else { set >> letter & 1 == 1 }
}

impl Ground<'_> {
    /// The cell some steps away, `None` outside the board.
    pub(super) fn step(&self, cell: usize, [down, right]: Step, times: i64) -> Option<usize> {
        let Shape::Grid { height, width } = self.shape else { return None };
        let (height, width) = (i64::from(*height), i64::from(*width));
        let mut row = cell as i64 / width + i64::from(down) * times;
        let mut column = cell as i64 % width + i64::from(right) * times;
        if self.frame == Frame::Twisted && column.div_euclid(width) % 2 != 0 {
            row = height - 1 - row;
        }
        if matches!(self.frame, Frame::Cylinder | Frame::Torus | Frame::Twisted) {
            column = column.rem_euclid(width);
        }
        if self.frame == Frame::Torus {
            row = row.rem_euclid(height);
        }
        ((0..height).contains(&row) && (0..width).contains(&column)).then(|| (row * width + column) as usize)
    }

    /// The cells next to one.
    pub(super) fn near(&self, cell: usize, near: &[Step]) -> Vec<usize> {
        match self.shape {
            Shape::Graph(graph) => graph.neighbours[cell].iter().map(|&next| next as usize).collect(),
            Shape::Grid { .. } => near.iter().filter_map(|&step| self.step(cell, step, 1)).collect(),
        }
    }

    /// The ways for a pattern to lie, with their cells; outside is `None`. The first place is this cell; where it `is_free`, the
    /// first place on the board is, and those before it are outside.
    pub(super) fn matches(
        &self,
        from: &[Set],
        ways: Option<&[Vec<Step>]>,
        letters: &[u8],
        cell: usize,
        is_free: bool,
    ) -> Vec<(usize, Vec<u32>)> {
        let mut list = Vec::new();
        if letters[cell] == HOLE {
            return list;
        }
        match (ways, self.shape) {
            (Some(ways), Shape::Grid { .. }) => {
                for (way, steps) in ways.iter().enumerate() {
                    for first in 0..steps.len() {
                        if first > 0 && (!is_free || from[first - 1] & OUTSIDE_BIT == 0) {
                            break;
                        }
                        let from_here =
                            |[down, right]: Step| [down - steps[first][0], right - steps[first][1]];
                        let inside = |step: Step| {
                            self.step(cell, from_here(step), 1).filter(|&cell| letters[cell] != HOLE)
                        };
                        let cells: Vec<u32> = steps
                            .iter()
                            .map(|&step| inside(step).map_or(NOWHERE, |cell| cell as u32))
                            .collect();
                        let is_once = (1..cells.len())
                            .all(|place| cells[place] == NOWHERE || !cells[..place].contains(&cells[place]));
                        let is_first = cells[..first].iter().all(|&cell| cell == NOWHERE);
                        if is_once && is_first && fits(from, &cells, letters) {
                            list.push((way, cells));
                        }
                    }
                }
            }
            (None, Shape::Graph(graph)) => Self::paths(graph, from, letters, cell, &mut list),
            _ => {}
        }
        list
    }

    /// The paths that a pattern lies along, begun at a vertex.
    fn paths(graph: &Graph, from: &[Set], letters: &[u8], cell: usize, list: &mut Vec<(usize, Vec<u32>)>) {
        let fits = |place: usize, vertex: usize| letters[vertex] != HOLE && has(from[place], letters[vertex]);
        if !fits(0, cell) {
            return;
        }
        let mut waiting = vec![vec![cell]];
        while let Some(path) = waiting.pop() {
            if path.len() == from.len() {
                list.push((0, path.into_iter().map(|cell| cell as u32).collect()));
                continue;
            }
            for &next in graph.neighbours[path[path.len() - 1]].iter().rev() {
                let next = next as usize;
                if !path.contains(&next) && fits(path.len(), next) {
                    let mut longer = path.clone();
                    longer.push(next);
                    waiting.push(longer);
                }
            }
        }
    }

    pub(super) fn is_within(&self, cell: usize, region: &Region) -> bool {
        let (height, width) = match self.shape {
            Shape::Grid { height, width } => (*height as usize, *width as usize),
            Shape::Graph(graph) => (1, graph.neighbours.len()),
        };
        let (row, column) = (cell / width.max(1), cell % width.max(1));
        match region {
            Region::All => true,
            Region::North => row == 0,
            Region::South => row + 1 == height,
            Region::West => column == 0,
            Region::East => column + 1 == width,
            Region::Cells(cells) => cells.contains(&[row as u32, column as u32]),
        }
    }
}

/// Whether the cells of a pattern hold what it asks for.
#[inline]
pub(super) fn fits(from: &[Set], cells: &[u32], letters: &[u8]) -> bool {
    let length = cells.len().min(from.len());
    let (cells, from) = (&cells[..length], &from[..length]);
    (0..length).all(|place| match letters.get(cells[place] as usize) {
        Some(&letter) => has(from[place], letter),
        None => from[place] & OUTSIDE_BIT != 0,
    })
}
