//! Grids of any size: sets of cells as slices of words.

use crate::board::{Board, LargeBoard};
use crate::{CellSet, Direction, Grid};
use zermelo_core::bits::bits_of_words;

/// A frame too large for a word. Bit `row * (width + 1) + column`: behind each row is a gap, so that no step along a row
/// ends in another row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LargeGrid {
    height: usize,
    width: usize,
    full: Words,
}

/// A set of cells of a [`LargeGrid`]; all sets of a grid have the same number of words.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Words(pub(crate) Box<[u64]>);

impl LargeGrid {
    /// The frame of some rows and columns, both at least 1.
    pub fn new(height: usize, width: usize) -> Self {
        let words = (height * (width + 1)).div_ceil(64);
        let mut full = vec![0; words];
        for row in 0..height {
            let start = row * (width + 1);
            for bit in start..start + width {
                full[bit / 64] |= 1 << (bit % 64);
            }
        }
        Self { height, width, full: Words(full.into()) }
    }

    fn stride(&self) -> usize {
        self.width + 1
    }
}

impl Words {
    /// The bits of all words moved up, towards higher numbers.
    fn moved_up(&self, by: usize) -> Self {
        let (words, bits) = (by / 64, by % 64);
        let at = |place: Option<usize>| place.map_or(0, |place| self.0[place]);
        let moved = (0..self.0.len()).map(|place| {
            let low = at(place.checked_sub(words));
            let lower = at(place.checked_sub(words + 1));
            low << bits | lower.unbounded_shr(64 - bits as u32)
        });
        Self(moved.collect())
    }

    /// The bits of all words moved down, towards lower numbers.
    fn moved_down(&self, by: usize) -> Self {
        let (words, bits) = (by / 64, by % 64);
        let at = |place: usize| self.0.get(place).copied().unwrap_or(0);
        let moved = (0..self.0.len())
            .map(|place| at(place + words) >> bits | at(place + words + 1).unbounded_shl(64 - bits as u32));
        Self(moved.collect())
    }

    fn zip(&self, other: &Self, both: impl Fn(u64, u64) -> u64) -> Self {
        Self(self.0.iter().zip(&other.0).map(|(&one, &two)| both(one, two)).collect())
    }
}

impl CellSet for Words {
    fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    fn count(&self) -> usize {
        self.0.iter().map(CellSet::count).sum()
    }

    fn has(&self, bit: usize) -> bool {
        self.0[bit / 64].has(bit % 64)
    }

    fn with(&self, bit: usize) -> Self {
        let mut set = self.clone();
        set.0[bit / 64] |= 1 << (bit % 64);
        set
    }

    fn without(&self, bit: usize) -> Self {
        let mut set = self.clone();
        set.0[bit / 64] &= !(1 << (bit % 64));
        set
    }

    fn and(&self, other: &Self) -> Self {
        self.zip(other, |one, two| one & two)
    }

    fn or(&self, other: &Self) -> Self {
        self.zip(other, |one, two| one | two)
    }

    fn minus(&self, other: &Self) -> Self {
        self.zip(other, |one, two| one & !two)
    }

    fn bits(&self) -> impl Iterator<Item = usize> + use<'_> {
        bits_of_words(self.0.iter().copied())
    }
}

impl Grid for LargeGrid {
    type Set = Words;

    fn height(&self) -> usize {
        self.height
    }

    fn width(&self) -> usize {
        self.width
    }

    fn none(&self) -> Words {
        Words(vec![0; self.full.0.len()].into())
    }

    fn full(&self) -> Words {
        self.full.clone()
    }

    fn bit(&self, row: usize, column: usize) -> usize {
        row * self.stride() + column
    }

    fn place(&self, bit: usize) -> (usize, usize) {
        (bit / self.stride(), bit % self.stride())
    }

    fn shift(&self, set: &Words, direction: Direction) -> Words {
        let (down, right) = direction.offset();
        let by = isize::from(down) * self.stride().cast_signed() + isize::from(right);
        let moved = if by < 0 { set.moved_down(by.unsigned_abs()) } else { set.moved_up(by.unsigned_abs()) };
        moved.and(&self.full)
    }

    fn step(&self, bit: usize, direction: Direction) -> usize {
        let (down, right) = direction.offset();
        bit.wrapping_add_signed(isize::from(down) * self.stride().cast_signed() + isize::from(right))
    }

    fn board<const N: usize>(&self, planes: [Words; N]) -> Board<N> {
        Board::Large(Box::new(LargeBoard { height: self.height, width: self.width, planes }))
    }

    fn part_board<const N: usize>(&self, planes: [Words; N]) -> Board<N> {
        self.board(planes).cropped()
    }

    fn connected(&self, seed: usize, within: &Words) -> Words {
        let mut part = self.none();
        part.0[seed / 64] |= 1 << (seed % 64);
        self.flooded(&part, within)
    }

    fn flooded(&self, seeds: &Words, within: &Words) -> Words {
        let mut part = seeds.and(within);
        let mut waiting: Vec<usize> = part.bits().collect();
        while let Some(bit) = waiting.pop() {
            for direction in Direction::STRAIGHT {
                if let Some(next) = self.checked_step(bit, direction)
                    && within.has(next)
                    && !part.has(next)
                {
                    part.0[next / 64] |= 1 << (next % 64);
                    waiting.push(next);
                }
            }
        }
        part
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shifts_are_steps() {
        for (height, width) in
            [(9, 9), (1, 63), (1, 64), (1, 200), (200, 1), (3, 127), (40, 2), (12, 20), (2, 65)]
        {
            let grid = LargeGrid::new(height, width);
            assert_eq!(grid.full().count(), height * width);
            let sets = [2, 3, 7].map(|every| {
                let full = grid.full();
                full.bits().filter(|bit| bit % every == 1).fold(grid.none(), |set, bit| set.with(bit))
            });
            for (set, direction) in
                sets.iter().flat_map(|set| Direction::ALL.map(|direction| (set, direction)))
            {
                let stepped: Vec<usize> =
                    set.bits().filter_map(|bit| grid.checked_step(bit, direction)).collect();
                let expected = stepped.iter().fold(grid.none(), |set, &bit| set.with(bit));
                assert_eq!(grid.shift(set, direction), expected, "{height}x{width} {direction:?}");
            }
        }
    }
}
