//! Bounds of Domineering positions, from counting: how many dominoes one player is sure to lay, and how many the other can
//! lay at most.
//!
//! A pair of cells that no domino of the opponent can touch is safe. Of disjoint places where one can lay now, a domino of
//! the opponent spoils at most two, and of those that lie beside no other, one; whoever takes the best place left in every
//! turn, a coupled one first, gets what [`gain`] says. A square of four free cells counts double where one side of it is closed: after the
//! domino on the other side, the second place is safe, and the opponent has lost two dominoes. (The idea of safe moves is
//! that of Breuker, Uiterwijk and van den Herik, *Solving 8×8 Domineering*, 2000, and of Bullock, *Domineering: Solving
//! large combinatorial search spaces*, 2002.)

use super::domineering::FreeCells;
use super::grid::{BoardView, CellSet, Direction, Grid, SmallGrid, transposed_square};
use crate::game::Bounds;
use std::sync::LazyLock;

/// The bounds of a position; none on boards larger than a word.
pub(super) fn bounds(position: &FreeCells) -> Bounds {
    let BoardView::Small(grid, &[free]) = position.view() else { return Bounds::NONE };
    let [left, right] = if grid.stride() == 8 {
        [free, transposed_square(free)].map(upright_margin)
    } else {
        [Way::UPRIGHT, Way::LYING].map(|way| sure_margin(&grid, free, way))
    };
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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Margin {
    /// Moving second.
    pub(super) second: i32,
    /// Moving first: one domino of the margin is spent on that.
    pub(super) first: i32,
}

impl Margin {
    fn of(safe: u32, places: Places, opponent: u32) -> Self {
        let sure = safe.cast_signed() - opponent.cast_signed();
        let (second, first) = gain(places);
        Self { second: sure + second, first: sure + first - 1 }
    }
}

/// Disjoint places to lay on that the opponent can spoil.
#[derive(Clone, Copy)]
struct Places {
    squares: u32,
    /// Those beside another, or beside a square.
    coupled: u32,
    alone: u32,
}

const MOST_SQUARES: usize = 16;
const MOST_PLACES: usize = 32;
const WORTH_OF_SQUARE: u8 = 4;

/// By squares, coupled places and places alone: what a player gains who moves second and takes squares first, then coupled
/// places, whatever the opponent spoils in each turn: at most one place alone, or two others.
static GAINS: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let mut gains = vec![0; (MOST_SQUARES + 1) * (MOST_PLACES + 1) * (MOST_PLACES + 1)];
    for squares in 0..=MOST_SQUARES {
        for coupled in 0..=MOST_PLACES {
            for alone in 0..=MOST_PLACES {
                let after = |spoilt: [usize; 3]| {
                    let left = [squares - spoilt[0], coupled - spoilt[1], alone - spoilt[2]];
                    // Taking one leaves less than there was: what it leads to is known, except where nothing was left.
                    match left {
                        [0, 0, 0] => 0,
                        [0, 0, alone] => 1 + gains[place_of(0, 0, alone - 1)],
                        [0, coupled, alone] => 1 + gains[place_of(0, coupled - 1, alone)],
                        [squares, coupled, alone] => {
                            WORTH_OF_SQUARE + gains[place_of(squares - 1, coupled, alone)]
                        }
                    }
                };
                let pairs = (0..=squares.min(2))
                    .flat_map(|one| (0..=coupled.min(2 - one)).map(move |two| [one, two, 0]));
                let lonely = (alone > 0).then_some([0, 0, 1]);
                let least = pairs.chain(lonely).map(after).min().unwrap_or(0);
                gains[place_of(squares, coupled, alone)] = least;
            }
        }
    }
    gains
});

const fn place_of(squares: usize, coupled: usize, alone: usize) -> usize {
    (squares * (MOST_PLACES + 1) + coupled) * (MOST_PLACES + 1) + alone
}

/// What a player gains who moves second, and first.
fn gain(places: Places) -> (i32, i32) {
    let squares = (places.squares as usize).min(MOST_SQUARES);
    let coupled = (places.coupled as usize).min(MOST_PLACES);
    let alone = (places.alone as usize).min(MOST_PLACES);
    let gains = &*GAINS;
    let of = |place: usize| i32::from(gains[place]);
    let first = match (squares, coupled, alone) {
        (0, 0, 0) => 0,
        (0, 0, alone) => 1 + of(place_of(0, 0, alone - 1)),
        (0, coupled, alone) => 1 + of(place_of(0, coupled - 1, alone)),
        (squares, coupled, alone) => i32::from(WORTH_OF_SQUARE) + of(place_of(squares - 1, coupled, alone)),
    };
    (of(place_of(squares, coupled, alone)), first)
}

/// How many disjoint upright dominoes there can be in a set.
pub(super) fn upright_pairs(set: u64) -> u32 {
    upright_firsts(set).count_ones()
}

const NOT_FIRST: u64 = 0xfefe_fefe_fefe_fefe;
const NOT_LAST: u64 = 0x7f7f_7f7f_7f7f_7f7f;

/// The margin of the player whose dominoes are upright, on a board in rows of eight bits: [`sure_margin`], many cells at a
/// time.
#[inline]
pub(super) fn upright_margin(free: u64) -> Margin {
    let touched = beside(free);
    let safe_firsts = upright_firsts(free & !touched);
    let rest = free & !(safe_firsts | safe_firsts << 8);
    let (squares, square_cells) = upright_closed_squares(free, rest);
    let firsts = upright_firsts(rest & !square_cells);
    let taken = firsts | firsts << 8 | square_cells;
    let coupled_cells = taken & beside(taken);
    let coupled = firsts & (coupled_cells | coupled_cells >> 8);
    let opponent = upright_firsts(transposed_square(free)).count_ones();
    let places = Places { squares, coupled: coupled.count_ones(), alone: (firsts & !coupled).count_ones() };
    Margin::of(safe_firsts.count_ones(), places, opponent)
}

/// The cells to the left and right of a set.
#[inline]
const fn beside(set: u64) -> u64 {
    (set << 1 & NOT_FIRST) | (set >> 1 & NOT_LAST)
}

/// The upper cells of as many disjoint upright dominoes in a set as there can be: in each column from the top.
#[inline]
const fn upright_firsts(set: u64) -> u64 {
    let pairs = set & set >> 8;
    let mut firsts = pairs & 0xff;
    let mut row = 0xff_u64 << 8;
    // In the last row nothing begins.
    while row != 0xff << 56 {
        firsts |= pairs & row & !(firsts << 8);
        row <<= 8;
    }
    firsts
}

/// [`closed_squares`] of the player whose dominoes are upright.
#[inline]
fn upright_closed_squares(free: u64, rest: u64) -> (u32, u64) {
    let pairs = rest & rest >> 8;
    // Pairs with nothing free on one side of both cells.
    let (before, after) = (free << 1 & NOT_FIRST, free >> 1 & NOT_LAST);
    let closed_before = pairs & !before & !(before >> 8);
    let closed_after = pairs & !after & !(after >> 8);
    let next = pairs >> 1 & NOT_LAST;
    let mut corners = (closed_before & next) | (pairs & (closed_after >> 1 & NOT_LAST));
    let (mut count, mut covered) = (0, 0);
    while corners != 0 {
        let corner = corners & corners.wrapping_neg();
        corners ^= corner;
        let square = corner | corner << 1 | corner << 8 | corner << 9;
        if covered & square == 0 {
            covered |= square;
            count += 1;
        }
    }
    (count, covered)
}

fn sure_margin(grid: &SmallGrid, free: u64, way: Way) -> Margin {
    let touched = grid.shift(&free, way.beside) | grid.shift(&free, way.other_side);
    let (safe, safe_cells) = packed(grid, free & !touched, way.along, way.back);
    let rest = free & !safe_cells;
    let (squares, square_cells) = closed_squares(grid, free, rest, way);
    let (count, covered) = packed(grid, rest & !square_cells, way.along, way.back);
    let taken = covered | square_cells;
    let coupled_cells = taken & (grid.shift(&taken, way.beside) | grid.shift(&taken, way.other_side));
    // Cells of a place that is coupled: packing from the first cell on pairs them up again.
    let alone_cells = covered & !coupled_cells;
    let (alone, _) = packed_pairs(grid, covered, alone_cells, way);
    let (opponent, _) = packed(grid, free, way.beside, way.other_side);
    Margin::of(safe, Places { squares, coupled: count - alone, alone }, opponent)
}

/// Of the dominoes that [`packed`] finds in a set of cells that it covers, those whose cells are both in another set.
fn packed_pairs(grid: &SmallGrid, covered: u64, both_in: u64, way: Way) -> (u32, u64) {
    let (mut count, mut cells, mut seen) = (0, 0_u64, 0_u64);
    for cell in covered.bits() {
        if !seen.has(cell) {
            let next = grid.step(cell, way.along);
            seen = seen.with(cell).with(next);
            if both_in.has(cell) && both_in.has(next) {
                cells = cells.with(cell).with(next);
                count += 1;
            }
        }
    }
    (count, cells)
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
