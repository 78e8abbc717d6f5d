//! Cells of a rectangular board: sets of them, steps between them, symmetries, and the text that all board games
//! share. What is played on them is among the games; here are only the searches that know one game and need nothing but
//! bits, [`domineering`] and [`cram`]. All of this is hot, so it is compiled for speed also where the games are compiled to
//! be small.
//!
//! A [`Board`] is a few disjoint sets of cells (its *planes*: free cells, stones of one colour, …) in a frame of rows and
//! columns. Up to 8×8, and wherever rows of 2^k bits fit into a word (4×16, 2×32, 1×64, and these turned), a set is one
//! `u64` and a symmetry a few shifts; larger boards hold their sets in slices of words. The frame alone decides which, so
//! equal boards are equal in memory. Rules are written once, over a [`Grid`], and run on both:
//! [`Board::view`] says which it is.
//!
//! Everywhere: rows are numbered from the top and columns from the left, from 0 in code. In text a cell is the letter of
//! its column and the number of its row, from `a1` at the top left.

mod board;
pub mod cram;
pub mod domineering;
pub mod dominoes;
mod large;
mod letter_rows;
mod small;
mod symmetry;
mod text;

pub use board::{Board, BoardView, LargeBoard, SmallBoard};
pub use large::{LargeGrid, Words};
pub use letter_rows::{in_cells, letter_rows};
pub use small::SmallGrid;
pub use symmetry::{Exchange, Image, transposed_square};
pub use text::{
    Cell, Rows, Written, cell_name, drawing_of_rows, named_rows, parse_rows, parse_written, picture_of_rows,
};

use std::fmt::Debug;
use std::hash::Hash;

/// The example of the page on this crate, run as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

/// Boards have at most so many cells.
pub const MOST_CELLS: usize = 1 << 20;

/// A step from a cell to a neighbour. North is towards the first row, west towards the first column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// One row up.
    North,
    /// One column to the right.
    East,
    /// One row down.
    South,
    /// One column to the left.
    West,
    /// Up and right.
    NorthEast,
    /// Down and right.
    SouthEast,
    /// Down and left.
    SouthWest,
    /// Up and left.
    NorthWest,
}

impl Direction {
    /// The four along rows and columns.
    pub const STRAIGHT: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];
    /// All eight.
    pub const ALL: [Self; 8] = [
        Self::North,
        Self::East,
        Self::South,
        Self::West,
        Self::NorthEast,
        Self::SouthEast,
        Self::SouthWest,
        Self::NorthWest,
    ];

    /// Rows and columns gone by one step.
    pub const fn offset(self) -> (i8, i8) {
        match self {
            Self::North => (-1, 0),
            Self::East => (0, 1),
            Self::South => (1, 0),
            Self::West => (0, -1),
            Self::NorthEast => (-1, 1),
            Self::SouthEast => (1, 1),
            Self::SouthWest => (1, -1),
            Self::NorthWest => (-1, -1),
        }
    }
}

/// A set of cells of one grid. A cell is a bit number, which means something only to the grid.
pub trait CellSet: Clone + Eq + Ord + Hash + Debug {
    /// Whether there is no cell.
    fn is_empty(&self) -> bool;
    /// How many cells there are.
    fn count(&self) -> usize;
    /// Whether there is exactly one cell.
    fn is_single(&self) -> bool {
        self.count() == 1
    }
    /// Whether a cell is in the set.
    fn has(&self, bit: usize) -> bool;
    /// The set with one more cell.
    fn with(&self, bit: usize) -> Self;
    /// The set without a cell.
    fn without(&self, bit: usize) -> Self;
    /// The cells in both sets.
    fn and(&self, other: &Self) -> Self;
    /// The cells in either set.
    fn or(&self, other: &Self) -> Self;
    /// The cells that are not in `other`.
    fn minus(&self, other: &Self) -> Self;
    /// The cells, from the first row down and from the left.
    fn bits(&self) -> impl Iterator<Item = usize> + use<'_, Self>;
    /// The first cell.
    fn first(&self) -> Option<usize> {
        self.bits().next()
    }
}

/// The frame of a board, which gives meaning to bits.
pub trait Grid {
    /// Sets of its cells.
    type Set: CellSet;

    /// The number of rows.
    fn height(&self) -> usize;
    /// The number of columns.
    fn width(&self) -> usize;
    /// No cell.
    fn none(&self) -> Self::Set;
    /// All cells.
    fn full(&self) -> Self::Set;
    /// The bit of a cell of the board.
    fn bit(&self, row: usize, column: usize) -> usize;
    /// The row and the column of a bit.
    fn place(&self, bit: usize) -> (usize, usize);
    /// All cells of a set moved by one step; those that leave the board are gone.
    fn shift(&self, set: &Self::Set, direction: Direction) -> Self::Set;
    /// The bit one step away, for steps that stay on the board.
    fn step(&self, bit: usize, direction: Direction) -> usize;
    /// The board with these planes.
    fn board<const N: usize>(&self, planes: [Self::Set; N]) -> Board<N>;
    /// The board of a part of the cells: the same frame where it is one word, else a frame cut to the part.
    fn part_board<const N: usize>(&self, planes: [Self::Set; N]) -> Board<N>;
    /// The cells of `within` that are connected to the cell `seed` of it by straight steps inside `within`.
    fn connected(&self, seed: usize, within: &Self::Set) -> Self::Set;

    /// The cells of `within` that are connected to cells of `seeds` inside `within`.
    fn flooded(&self, seeds: &Self::Set, within: &Self::Set) -> Self::Set;

    /// The bit one step away, where that is on the board.
    #[inline]
    fn checked_step(&self, bit: usize, direction: Direction) -> Option<usize> {
        let (row, column) = self.place(bit);
        let (down, right) = direction.offset();
        let row = row.checked_add_signed(down.into()).filter(|&row| row < self.height())?;
        let column = column.checked_add_signed(right.into()).filter(|&column| column < self.width())?;
        Some(self.bit(row, column))
    }

    /// The cells next to a cell of the set, in the four straight directions.
    #[inline]
    fn neighbours(&self, set: &Self::Set) -> Self::Set {
        let shifted = |direction| self.shift(set, direction);
        let (north, south) = (shifted(Direction::North), shifted(Direction::South));
        north.or(&south).or(&shifted(Direction::East).or(&shifted(Direction::West)))
    }

    /// The first and the last row, the first and the last column of a set; `None` where it is empty.
    fn frame(&self, set: &Self::Set) -> Option<[usize; 4]> {
        set.bits().map(|bit| self.place(bit)).fold(None, |frame, (row, column)| {
            let [top, bottom, left, right] = frame.unwrap_or([row, row, column, column]);
            Some([top.min(row), bottom.max(row), left.min(column), right.max(column)])
        })
    }

    /// Visits the connected parts of `set`, first cell first.
    #[inline]
    fn parts(&self, set: &Self::Set, mut visit: impl FnMut(Self::Set)) {
        let mut rest = set.clone();
        while let Some(seed) = rest.first() {
            let part = self.connected(seed, &rest);
            rest = rest.minus(&part);
            visit(part);
        }
    }
}
