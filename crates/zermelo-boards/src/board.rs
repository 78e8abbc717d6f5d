//! Boards: planes of cells in a frame.

use crate::small::log_stride_of;
use crate::{Cell, CellSet, Grid, LargeGrid, Rows, SmallGrid, Words};
use std::hash::{Hash, Hasher};
use std::num::NonZero;

/// `N` disjoint sets of cells in a frame. What the planes mean is up to the game; cells in none of them are out of play
/// for it. `8 N + 8` bytes.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Board<const N: usize> {
    /// Sets of one word.
    Small(SmallBoard<N>),
    /// Sets of several words.
    Large(Box<LargeBoard<N>>),
}

/// A board whose frame fits into a word.
#[derive(Clone, Copy, Eq, PartialOrd, Ord, Debug)]
pub struct SmallBoard<const N: usize> {
    // That no side is 0 leaves room for the enum's tag.
    pub(crate) height: NonZero<u8>,
    pub(crate) width: NonZero<u8>,
    pub(crate) planes: [u64; N],
}

impl<const N: usize> PartialEq for SmallBoard<N> {
    /// Word by word: a call that compares memory costs more than the few words.
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.height == other.height
            && self.width == other.width
            && self.planes.iter().zip(&other.planes).fold(0, |set, (one, two)| set | (one ^ two)) == 0
    }
}

/// A board whose frame does not fit into a word.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct LargeBoard<const N: usize> {
    pub(crate) height: usize,
    pub(crate) width: usize,
    pub(crate) planes: [Words; N],
}

/// A board taken apart into its grid and its planes.
pub enum BoardView<'a, const N: usize> {
    /// Sets of one word.
    Small(SmallGrid, &'a [u64; N]),
    /// Sets of several words.
    Large(LargeGrid, &'a [Words; N]),
}

/// Runs the same code on the grid and planes of a board, whichever kind they are:
/// `on_board!(board, |grid, planes| …)`, with `grid: impl Grid` and `planes: &[Set; N]`.
#[macro_export]
macro_rules! on_board {
    ($board:expr, |$grid:ident, $planes:ident| $body:expr) => {
        match $board.view() {
            $crate::BoardView::Small($grid, $planes) => $body,
            $crate::BoardView::Large($grid, $planes) => $body,
        }
    };
}
impl<const N: usize> Hash for Board<N> {
    /// The frame of a small board is folded into its first plane: hashing is on the way of every look into a table.
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        match self {
            Self::Small(small) => {
                let frame = u64::from(small.height.get()) << 8 | u64::from(small.width.get());
                for (place, &plane) in small.planes.iter().enumerate() {
                    state.write_u64(if place == 0 { plane ^ frame.rotate_right(16) } else { plane });
                }
            }
            Self::Large(large) => large.hash(state),
        }
    }
}

impl<const N: usize> Board<N> {
    /// The grid and the planes.
    #[inline]
    pub fn view(&self) -> BoardView<'_, N> {
        match self {
            Self::Small(small) => BoardView::Small(small.grid(), &small.planes),
            Self::Large(large) => BoardView::Large(LargeGrid::new(large.height, large.width), &large.planes),
        }
    }

    /// The board of some rows and columns, both at least 1, each of whose cells is in the plane that `plane_of` says for
    /// its row and column.
    pub fn from_cells(height: usize, width: usize, plane_of: impl Fn(usize, usize) -> Option<usize>) -> Self {
        Self::from_codes(height, width, |row, column| plane_of(row, column).map_or(0, |plane| 1 << plane))
    }

    /// The board each of whose cells is in the planes that the bits of its code say.
    pub fn from_codes(height: usize, width: usize, code_of: impl Fn(usize, usize) -> u32) -> Self {
        Self::of_codes(height, width, &code_of)
    }

    /// Compiled once, not for every closure.
    fn of_codes(height: usize, width: usize, code_of: &dyn Fn(usize, usize) -> u32) -> Self {
        let cells = || (0..height).flat_map(|row| (0..width).map(move |column| (row, column)));
        match SmallGrid::new(height, width) {
            Some(grid) => {
                let mut planes = [0_u64; N];
                for (row, column) in cells() {
                    let code = code_of(row, column);
                    for (place, plane) in planes.iter_mut().enumerate() {
                        *plane |= u64::from(code >> place & 1) << grid.bit(row, column);
                    }
                }
                grid.board(planes)
            }
            None => {
                let stride = width + 1;
                let words = (height * stride).div_ceil(64);
                let mut planes = [const { Vec::new() }; N].map(|_: Vec<u64>| vec![0_u64; words]);
                for (row, column) in cells() {
                    let (code, bit) = (code_of(row, column), row * stride + column);
                    for (place, plane) in planes.iter_mut().enumerate() {
                        plane[bit / 64] |= u64::from(code >> place & 1) << (bit % 64);
                    }
                }
                let planes = planes.map(|plane| Words(plane.into()));
                Self::Large(Box::new(LargeBoard { height, width, planes }))
            }
        }
    }

    /// The planes that have a cell, as bits.
    pub fn code_of(&self, row: usize, column: usize) -> u32 {
        let code =
            |has: &dyn Fn(usize) -> bool| (0..N).fold(0, |code, plane| code | u32::from(has(plane)) << plane);
        match self {
            Self::Small(small) => {
                let bit = small.grid().bit(row, column);
                code(&|plane| small.planes[plane].has(bit))
            }
            Self::Large(large) => {
                let bit = row * (large.width + 1) + column;
                code(&|plane| large.planes[plane].has(bit))
            }
        }
    }

    /// The board written in rows, where plane `i` has the cells written as `kinds[i]`.
    pub fn from_rows(rows: &Rows, kinds: [Cell; N]) -> Self {
        Self::from_cells(rows.height(), rows.width(), |row, column| {
            let cell = rows.cell(row, column);
            kinds.iter().position(|&kind| kind == cell)
        })
    }

    /// The board in rows, the cells of plane `i` written as `kinds[i]`, those of no plane as `outside`.
    pub fn to_rows(&self, kinds: [Cell; N], outside: Cell) -> Rows {
        Rows::new(self.height(), self.width(), |row, column| {
            self.plane_of(row, column).map_or(outside, |plane| kinds[plane])
        })
    }

    /// The planes of a board of one row that fits into a word, the first column in the lowest bit. `None` of others.
    #[inline]
    pub fn strip(&self) -> Option<[u64; N]> {
        match self {
            // In every layout the first row is in the first bits.
            Self::Small(small) if small.height.get() == 1 => Some(small.planes),
            _ => None,
        }
    }

    /// A board of one row that fits into a word, without the columns that are given as bits. Others, and rows of which
    /// no column would be left, come back as they are. O(columns given).
    #[inline]
    pub fn without_columns(self, mut columns: u64) -> Self {
        let Self::Small(mut small) = self else { return self };
        let width = u32::from(small.width.get());
        columns &= u64::MAX >> (u64::BITS - width);
        let left = NonZero::new((width - columns.count_ones()) as u8);
        let (1, Some(left)) = (small.height.get(), left) else { return Self::Small(small) };
        while columns != 0 {
            let column = columns.ilog2();
            columns ^= 1 << column;
            let before = (1 << column) - 1;
            for plane in &mut small.planes {
                *plane = *plane & before | *plane >> 1 & !before;
            }
        }
        Self::Small(SmallBoard { width: left, ..small })
    }

    /// The number of rows.
    pub fn height(&self) -> usize {
        match self {
            Self::Small(small) => small.height.get().into(),
            Self::Large(large) => large.height,
        }
    }

    /// The number of columns.
    pub fn width(&self) -> usize {
        match self {
            Self::Small(small) => small.width.get().into(),
            Self::Large(large) => large.width,
        }
    }

    /// The plane that has a cell.
    pub fn plane_of(&self, row: usize, column: usize) -> Option<usize> {
        match self {
            Self::Small(small) => {
                let bit = small.grid().bit(row, column);
                small.planes.iter().position(|plane| plane.has(bit))
            }
            Self::Large(large) => {
                let bit = row * (large.width + 1) + column;
                large.planes.iter().position(|plane| plane.has(bit))
            }
        }
    }

    /// Visits the cells in play as row and column, plane by plane.
    pub fn for_each_cell(&self, mut visit: impl FnMut(usize, usize)) {
        match self {
            Self::Small(small) => {
                let grid = small.grid();
                for (row, column) in small.planes.iter().flat_map(CellSet::bits).map(|bit| grid.place(bit)) {
                    visit(row, column);
                }
            }
            Self::Large(large) => {
                let stride = large.width + 1;
                for bit in large.planes.iter().flat_map(CellSet::bits) {
                    visit(bit / stride, bit % stride);
                }
            }
        }
    }

    /// How many cells a plane has.
    pub fn count(&self, plane: usize) -> usize {
        match self {
            Self::Small(small) => small.planes[plane].count(),
            Self::Large(large) => large.planes[plane].count(),
        }
    }

    /// Bytes outside the value itself.
    pub fn heap_bytes(&self) -> usize {
        match self {
            Self::Small(_) => 0,
            Self::Large(large) => {
                size_of::<LargeBoard<N>>() + large.planes.iter().map(|plane| plane.0.len() * 8).sum::<usize>()
            }
        }
    }

    /// The cells in which two boards of one frame differ, as (row, column), from the first row down and from the left.
    pub fn differences(&self, other: &Self) -> Vec<(usize, usize)> {
        let mut cells = Vec::new();
        match (self, other) {
            (Self::Small(one), Self::Small(two)) => {
                let changed = one.planes.iter().zip(&two.planes).fold(0, |set, (one, two)| set | (one ^ two));
                cells.extend(changed.bits().map(|bit| one.grid().place(bit)));
            }
            (Self::Large(one), Self::Large(two)) => {
                for place in 0..one.planes[0].0.len() {
                    let changed = one.planes.iter().zip(&two.planes).fold(0, |set, (one, two)| {
                        set | (one.0[place] ^ two.0.get(place).copied().unwrap_or(0))
                    });
                    let bits = changed.bits().map(|bit| place * 64 + bit);
                    cells.extend(bits.map(|bit| (bit / (one.width + 1), bit % (one.width + 1))));
                }
            }
            _ => {}
        }
        cells
    }
}

impl<const N: usize> SmallBoard<N> {
    #[inline]
    pub(crate) fn grid(&self) -> SmallGrid {
        // Every small board was made by a grid, so its layout exists.
        let log_stride = log_stride_of(self.height.get().into(), self.width.get().into()).unwrap_or(3);
        SmallGrid::of_layout(self.height, self.width, log_stride)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Of rows that are in the layout of square boards, in that of long ones, and too long for a word.
    #[test]
    fn columns_are_left_out_of_one_row() {
        let kinds = |column: usize| [0b01, 0b10, 0b11, 0][column * column % 7 % 4];
        for width in [1, 2, 7, 8, 9, 12, 40, 64, 65] {
            let row = Board::<2>::from_codes(1, width, |_, column| kinds(column));
            for columns in [0, 1, 0b1010, 0b100_0111, 1 << 11, u64::MAX] {
                let kept: Vec<usize> =
                    (0..width).filter(|&column| column < 64 && columns >> column & 1 == 0).collect();
                let short = row.clone().without_columns(columns);
                if width > 64 || kept.is_empty() {
                    assert_eq!((short, row.strip().is_some()), (row.clone(), width <= 64));
                    continue;
                }
                assert_eq!(short, Board::from_codes(1, kept.len(), |_, column| kinds(kept[column])));
                let plane = |at: u32| {
                    let held = kept.iter().enumerate().filter(|&(_, &column)| kinds(column) >> at & 1 == 1);
                    held.fold(0_u64, |bits, (place, _)| bits | 1 << place)
                };
                assert_eq!(short.strip(), Some([plane(0), plane(1)]));
            }
        }
        let square = Board::<2>::from_codes(2, 3, |row, column| kinds(row + column));
        assert_eq!((square.strip(), square.clone().without_columns(1)), (None, square));
    }
}
