//! Bounds of Domineering positions, from counting: how many dominoes one player is sure to lay, and how many the other can
//! lay at most.
//!
//! A pair of cells that no domino of the opponent can touch is safe. Of disjoint places where one can lay now, a domino of
//! the opponent spoils at most two: whoever takes the best place left in every turn gets every third, or, moving first, the
//! first and every third after it. A square of four free cells counts double where one side of it is closed: after the
//! domino on the other side, the second place is safe, and the opponent has lost two dominoes. (The idea of safe moves is
//! that of Breuker, Uiterwijk and van den Herik, *Solving 8×8 Domineering*, 2000, and of Bullock, *Domineering: Solving
//! large combinatorial search spaces*, 2002.)

use super::domineering::FreeCells;
use super::grid::{BoardView, CellSet, Direction, Grid, SmallGrid};
use crate::game::Bounds;

/// The bounds of a position; none on boards larger than a word.
pub(super) fn bounds(position: &FreeCells) -> Bounds {
    let BoardView::Small(grid, &[free]) = position.view() else { return Bounds::NONE };
    let [left, right] = [Way::UPRIGHT, Way::LYING].map(|way| sure_margin(&grid, free, way));
    Bounds::between(left.second, -right.second).with_left_first(left.first).with_right_first(-right.first)
}

/// How a player's dominoes lie, from the first cell to the second, and how they are passed on the side.
#[derive(Clone, Copy)]
struct Way {
    along: Direction,
    back: Direction,
    beside: Direction,
    other_side: Direction,
}

impl Way {
    const UPRIGHT: Self = Self {
        along: Direction::South,
        back: Direction::North,
        beside: Direction::East,
        other_side: Direction::West,
    };
    const LYING: Self = Self {
        along: Direction::East,
        back: Direction::West,
        beside: Direction::South,
        other_side: Direction::North,
    };
}

/// By how many dominoes a player is sure to lay more than the opponent, beyond what is needed to move last.
struct Margin {
    second: i32,
    first: i32,
}

fn sure_margin(grid: &SmallGrid, free: u64, way: Way) -> Margin {
    let touched = grid.shift(&free, way.beside) | grid.shift(&free, way.other_side);
    let (safe, safe_cells) = packed(grid, free & !touched, way.along, way.back);
    let rest = free & !safe_cells;
    let (squares, square_cells) = closed_squares(grid, free, rest, way);
    let (places, _) = packed(grid, rest & !square_cells, way.along, way.back);
    let (opponent, _) = packed(grid, free, way.beside, way.other_side);
    let sure = safe.cast_signed() - opponent.cast_signed();
    Margin {
        second: sure + every_third(squares, places, 3),
        first: sure + every_third(squares, places, 1) - 1,
    }
}

/// What a player gains who takes every third place from the `from`-th on, the best first: a square is worth two dominoes
/// laid and two that the opponent does not lay, a place one.
const fn every_third(squares: u32, places: u32, from: u32) -> i32 {
    const WORTH_OF_SQUARE: u32 = 4;
    let of_squares = (squares + 3 - from) / 3;
    let all = (squares + places + 3 - from) / 3;
    (of_squares * WORTH_OF_SQUARE + (all - of_squares)).cast_signed()
}

/// Disjoint dominoes in a set, as many as there can be, and the cells that they cover.
fn packed(grid: &SmallGrid, set: u64, along: Direction, back: Direction) -> (u32, u64) {
    let (mut count, mut covered) = (0, 0_u64);
    let firsts = set & grid.shift(&set, back);
    for cell in firsts.bits() {
        if !covered.has(cell) {
            covered = covered.with(cell).with(grid.step(cell, along));
            count += 1;
        }
    }
    (count, covered)
}

/// Disjoint squares of four cells of `rest`, each with a side beyond which nothing is free.
fn closed_squares(grid: &SmallGrid, free: u64, rest: u64, way: Way) -> (u32, u64) {
    let pairs = rest & grid.shift(&rest, way.back);
    let is_open_behind = grid.shift(&free, way.beside);
    let is_open_beyond = grid.shift(&free, way.other_side);
    // Pairs of cells, by the first cell, with nothing free beside both of them.
    let closed = |open: u64| pairs & !open & !grid.shift(&open, way.back);
    let second = grid.shift(&pairs, way.other_side);
    let behind = closed(is_open_behind) & second;
    let beyond = pairs & grid.shift(&closed(is_open_beyond), way.other_side);
    let (mut count, mut covered) = (0, 0_u64);
    for cell in (behind | beyond).bits() {
        let next = grid.step(cell, way.beside);
        let square = [cell, next, grid.step(cell, way.along), grid.step(next, way.along)];
        if square.iter().all(|&cell| !covered.has(cell)) {
            covered = square.iter().fold(covered, |covered, &cell| covered.with(cell));
            count += 1;
        }
    }
    (count, covered)
}
