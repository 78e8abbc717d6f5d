//! Grids whose sets of cells are one word: rows of 2^k bits.

use crate::board::{Board, SmallBoard};
use crate::{CellSet, Direction, Grid};
use std::num::NonZero;
use zermelo_core::bits::bits;

/// A frame that fits into a word: up to 8×8, or rows of 2^k bits. Bit `row << k | column`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SmallGrid {
    height: NonZero<u8>,
    width: NonZero<u8>,
    /// The binary logarithm of the bits a row takes.
    log_stride: u8,
    /// All cells.
    full: u64,
    /// All cells but those of the first column.
    not_first: u64,
    /// All cells but those of the last column.
    not_last: u64,
}

/// By `log_stride`: the first column, all 64 bits high.
const FIRST_COLUMN: [u64; 7] = [
    !0,
    0x5555_5555_5555_5555,
    0x1111_1111_1111_1111,
    0x0101_0101_0101_0101,
    0x0001_0001_0001_0001,
    0x0000_0001_0000_0001,
    1,
];

/// The logarithm of the bits a row takes, `None` where the board does not fit. Eight wherever both sides allow it, so
/// that boards and their parts mostly share a layout.
pub(crate) const fn log_stride_of(height: usize, width: usize) -> Option<u8> {
    if height <= 8 && width <= 8 {
        return Some(3);
    }
    if width > 64 {
        return None;
    }
    let log_stride = width.next_power_of_two().trailing_zeros();
    if height <= 64 >> log_stride { Some(log_stride as u8) } else { None }
}

impl SmallGrid {
    /// The frame of some rows and columns, both at least 1; `None` where it does not fit into a word.
    pub const fn new(height: usize, width: usize) -> Option<Self> {
        let Some(log_stride) = log_stride_of(height, width) else { return None };
        match (NonZero::new(height as u8), NonZero::new(width as u8)) {
            (Some(height), Some(width)) => Some(Self::of_layout(height, width, log_stride)),
            _ => None,
        }
    }

    #[inline]
    pub(crate) const fn of_layout(height: NonZero<u8>, width: NonZero<u8>, log_stride: u8) -> Self {
        let first = FIRST_COLUMN[log_stride as usize] & (!0 >> (64 - ((height.get() as u32) << log_stride)));
        // The first column moved by the width, minus itself: every row filled up to the width. A carry out of the
        // last row leaves the word and comes back as the borrow.
        let full = first.unbounded_shl(width.get() as u32).wrapping_sub(first);
        let not_last = full & !(first << (width.get() - 1));
        Self { height, width, log_stride, full, not_first: full & !first, not_last }
    }

    /// The bits a row takes.
    #[inline]
    pub const fn stride(&self) -> u32 {
        1 << self.log_stride
    }

    #[inline]
    pub(crate) const fn log_stride(&self) -> u8 {
        self.log_stride
    }

    /// The cells of `within` connected to those of `part`. Two steps between looks at whether it still grows: a look that
    /// cannot be predicted costs more than a step.
    #[inline]
    const fn flooded_with(&self, mut part: u64, within: u64, stride: u32) -> u64 {
        loop {
            let once = self.grown(part, within, stride);
            let grown = self.grown(once, within, stride);
            if grown == once || grown == within {
                return grown;
            }
            part = grown;
        }
    }

    /// One step along rows, then one along columns.
    #[inline]
    const fn grown(&self, part: u64, within: u64, stride: u32) -> u64 {
        let wide = (part | (part << 1 & self.not_first) | (part >> 1 & self.not_last)) & within;
        (wide | wide.unbounded_shl(stride) | wide.unbounded_shr(stride)) & within
    }
}

impl CellSet for u64 {
    #[inline]
    fn is_empty(&self) -> bool {
        *self == 0
    }

    #[inline]
    fn count(&self) -> usize {
        self.count_ones() as usize
    }

    #[inline]
    fn is_single(&self) -> bool {
        self.is_power_of_two()
    }

    #[inline]
    fn has(&self, bit: usize) -> bool {
        self >> bit & 1 == 1
    }

    #[inline]
    fn with(&self, bit: usize) -> Self {
        self | 1 << bit
    }

    #[inline]
    fn without(&self, bit: usize) -> Self {
        self & !(1 << bit)
    }

    #[inline]
    fn and(&self, other: &Self) -> Self {
        self & other
    }

    #[inline]
    fn or(&self, other: &Self) -> Self {
        self | other
    }

    #[inline]
    fn minus(&self, other: &Self) -> Self {
        self & !other
    }

    #[inline]
    fn bits(&self) -> impl Iterator<Item = usize> + use<'_> {
        bits(*self)
    }
}

impl Grid for SmallGrid {
    type Set = u64;

    #[inline]
    fn height(&self) -> usize {
        self.height.get().into()
    }

    #[inline]
    fn width(&self) -> usize {
        self.width.get().into()
    }

    #[inline]
    fn none(&self) -> u64 {
        0
    }

    #[inline]
    fn full(&self) -> u64 {
        self.full
    }

    #[inline]
    fn bit(&self, row: usize, column: usize) -> usize {
        row << self.log_stride | column
    }

    #[inline]
    fn place(&self, bit: usize) -> (usize, usize) {
        (bit >> self.log_stride, bit & ((1 << self.log_stride) - 1))
    }

    #[inline]
    fn shift(&self, set: &u64, direction: Direction) -> u64 {
        let (set, stride) = (*set, self.stride());
        let (east, west) = (|| set << 1 & self.not_first, || set >> 1 & self.not_last);
        let (north, south) =
            (|set: u64| set.unbounded_shr(stride), |set: u64| set.unbounded_shl(stride) & self.full);
        match direction {
            Direction::North => north(set),
            Direction::East => east(),
            Direction::South => south(set),
            Direction::West => west(),
            Direction::NorthEast => north(east()),
            Direction::SouthEast => south(east()),
            Direction::SouthWest => south(west()),
            Direction::NorthWest => north(west()),
        }
    }

    #[inline]
    fn step(&self, bit: usize, direction: Direction) -> usize {
        let (down, right) = direction.offset();
        bit.wrapping_add_signed((isize::from(down) << self.log_stride) + isize::from(right))
    }

    #[inline]
    fn board<const N: usize>(&self, planes: [u64; N]) -> Board<N> {
        Board::Small(SmallBoard { height: self.height, width: self.width, planes })
    }

    #[inline]
    fn part_board<const N: usize>(&self, planes: [u64; N]) -> Board<N> {
        self.board(planes)
    }

    #[inline]
    fn connected(&self, seed: usize, within: &u64) -> u64 {
        self.flooded(&(1 << seed), within)
    }

    #[inline]
    fn flooded(&self, seeds: &u64, within: &u64) -> u64 {
        // The usual layout gets code of its own, in which the shifts are known.
        let (seeds, within) = (seeds & within, *within);
        if seeds == 0 {
            return 0;
        }
        match self.stride() {
            8 => self.flooded_with(seeds, within, 8),
            stride => self.flooded_with(seeds, within, stride),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all_small() -> impl Iterator<Item = SmallGrid> {
        (1..=64).flat_map(|height| (1..=64).filter_map(move |width| SmallGrid::new(height, width)))
    }

    #[test]
    fn masks_hold_the_cells_they_name() {
        for grid in all_small() {
            let (height, width) = (grid.height(), grid.width());
            let cells = (0..height).flat_map(|row| (0..width).map(move |column| (row, column)));
            let mut full = 0_u64;
            for (row, column) in cells {
                let bit = grid.bit(row, column);
                assert_eq!(grid.place(bit), (row, column));
                assert!(!full.has(bit));
                full = full.with(bit);
            }
            assert_eq!(grid.full(), full, "{height}x{width}");
        }
    }

    #[test]
    fn shifts_are_steps() {
        for grid in all_small() {
            let cells: Vec<usize> = grid.full().bits().collect();
            for direction in Direction::ALL {
                for &cell in &cells {
                    let moved = grid.shift(&(1 << cell), direction);
                    let step = grid.checked_step(cell, direction);
                    assert_eq!(moved, step.map_or(0, |to| 1 << to), "{grid:?} {cell} {direction:?}");
                    assert!(step.is_none_or(|to| to == grid.step(cell, direction)));
                }
                let all = cells.iter().filter_map(|&cell| grid.checked_step(cell, direction));
                assert_eq!(grid.shift(&grid.full(), direction), all.fold(0, |set, to| set | 1 << to));
            }
        }
    }
}
