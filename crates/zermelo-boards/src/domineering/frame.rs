//! Boards of dominoes as words, as one player sees them: in rows along which that player's dominoes lie.
//!
//! The other player sees the board turned over its diagonal. Boards of at most 8×8 cells are words of 64 bits in rows of
//! eight, whoever looks; others of at most [`MOST_CELLS`] are words of 128 bits in rows of their width, or of their height.

use crate::BoardView;
use crate::dominoes::FreeCells;
use crate::symmetry::transposed_square;
use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{BitAnd, BitOr, BitXor, Not, Shl, Shr};

/// A bit of the larger words is left for [`Frame::mark`].
pub(super) const MOST_CELLS: usize = 127;

/// A set of cells.
pub(super) trait Word:
    Copy
    + Eq
    + Ord
    + Hash
    + Debug
    + Not<Output = Self>
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    const NONE: Self;
    /// Every other cell, from the first on.
    const EVERY_OTHER: Self;
    fn cell(place: u32) -> Self;
    fn count(self) -> u32;
    /// The place of the first cell; there is one.
    fn first(self) -> u32;
    fn without_first(self) -> Self;
    /// As a number.
    fn plus(self, other: Self) -> Self;
    fn hash(self) -> u64;
    /// As two words, the lower first.
    fn halves(self) -> [u64; 2];
    /// The set of two words; what does not fit is cut off.
    fn of_halves(halves: [u64; 2]) -> Self;

    fn is_empty(self) -> bool {
        self == Self::NONE
    }
}

const MIX: u64 = 0x9E37_79B9_7F4A_7C15;

macro_rules! word {
    ($word:ty, $every_other:expr, $hash:expr) => {
        impl Word for $word {
            const NONE: Self = 0;
            const EVERY_OTHER: Self = $every_other;
            #[inline]
            fn cell(place: u32) -> Self {
                1 << place
            }
            #[inline]
            fn count(self) -> u32 {
                self.count_ones()
            }
            #[inline]
            fn first(self) -> u32 {
                self.trailing_zeros()
            }
            #[inline]
            fn without_first(self) -> Self {
                self & self.wrapping_sub(1)
            }
            #[inline]
            fn plus(self, other: Self) -> Self {
                self.wrapping_add(other)
            }
            #[inline]
            fn hash(self) -> u64 {
                $hash(self)
            }
            fn halves(self) -> [u64; 2] {
                let wide = u128::from(self);
                [wide as u64, (wide >> 64) as u64]
            }
            fn of_halves([lower, upper]: [u64; 2]) -> Self {
                (u128::from(upper) << 64 | u128::from(lower)) as Self
            }
        }
    };
}
word!(u64, 0x5555_5555_5555_5555, |set: u64| (set ^ set >> 32).wrapping_mul(MIX));
word!(u128, 0x5555_5555_5555_5555_5555_5555_5555_5555, |set: u128| {
    let mixed = (set >> 64) as u64 ^ (set as u64).wrapping_mul(MIX).rotate_left(29);
    (mixed ^ mixed >> 32).wrapping_mul(MIX)
});

/// The cells of a set, by their places.
#[inline]
pub(super) fn places<W: Word>(set: W) -> impl Iterator<Item = u32> {
    let mut rest = set;
    std::iter::from_fn(move || {
        let place = (!rest.is_empty()).then(|| rest.first());
        if place.is_some() {
            rest = rest.without_first();
        }
        place
    })
}

/// How one player sees a board. All that is moved out of a frame at one end must be cut off by who asks: sets are taken
/// together with the free cells.
pub(super) trait Frame: Copy {
    type Word: Word;

    fn height(self) -> u32;
    fn width(self) -> u32;
    /// The cells but those of the first column.
    fn not_first(self) -> Self::Word;
    /// The cells but those of the last column.
    fn not_last(self) -> Self::Word;
    /// Tells sets that one player sees from those that the other sees, where their frames are not alike.
    fn mark(self) -> Self::Word;
    /// The number of a frame of Left's where boards are kept: words are compared only with those of one frame, whichever
    /// player sees them.
    fn section(self) -> u16;
    /// As the other player sees the board.
    fn turned(self) -> Self;
    /// A set as the other player sees it.
    fn transposed(self, set: Self::Word) -> Self::Word;
    /// The rows in the opposite order.
    fn rows_reversed(self, set: Self::Word) -> Self::Word;
    /// Both the rows and the columns in the opposite order.
    fn reversed(self, set: Self::Word) -> Self::Word;
    /// Moved to the first row and column.
    fn cornered(self, set: Self::Word) -> Self::Word;

    /// The cells left and right of a set.
    #[inline]
    fn beside(self, set: Self::Word) -> Self::Word {
        (set << 1 & self.not_first()) | (set >> 1 & self.not_last())
    }

    /// The cells above and below a set.
    #[inline]
    fn above_and_below(self, set: Self::Word) -> Self::Word {
        set << self.width() | set >> self.width()
    }

    #[inline]
    fn neighbours(self, set: Self::Word) -> Self::Word {
        self.beside(set) | self.above_and_below(set)
    }

    /// The left cells of the dominoes that can be laid in a set.
    #[inline]
    fn pairs(self, set: Self::Word) -> Self::Word {
        set & (set >> 1 & self.not_last())
    }

    /// The left cells of as many disjoint dominoes in a set as there can be: in each run from the left.
    #[inline]
    fn packed(self, set: Self::Word) -> Self::Word {
        let starts = set & !(set << 1 & self.not_first());
        let at_even = starts & Self::Word::EVERY_OTHER;
        // Runs that start at an even place are emptied by a carry, which must not go beyond the row.
        let not_last = self.not_last();
        let sum = (set & not_last).plus(at_even & not_last) ^ ((set ^ at_even) & !not_last);
        let from_even = set & !sum;
        self.pairs(set) & !(from_even ^ Self::Word::EVERY_OTHER)
    }

    /// The least of the images that leave the players alone, with rows and columns in either order, in the corner.
    #[inline]
    fn least_image(self, set: Self::Word) -> Self::Word {
        let rows = self.rows_reversed(set);
        let one = self.cornered(set).min(self.cornered(rows));
        one.min(self.cornered(self.reversed(set))).min(self.cornered(self.reversed(rows)))
    }

    /// A lying domino, by its first cell, as the other player sees it.
    #[inline]
    fn transposed_domino(self, first: u32) -> Self::Word {
        let cell = first % self.width() * self.height() + first / self.width();
        Self::Word::cell(cell) | Self::Word::cell(cell + self.height())
    }

    /// The connected parts of a set, of two cells or more.
    #[inline]
    fn each_part(self, set: Self::Word, mut visit: impl FnMut(Self::Word)) {
        let mut rest = set & self.neighbours(set);
        while !rest.is_empty() {
            let mut part = Self::Word::cell(rest.first());
            loop {
                let more = (part | self.neighbours(part)) & rest;
                if more == part {
                    break;
                }
                part = more;
            }
            rest = rest & !part;
            visit(part);
        }
    }

    /// The cells of rows from one on, as the first rows of a frame.
    #[inline]
    fn rows(self, set: Self::Word, from: u32, count: u32) -> Self::Word {
        let upper = set >> (self.width() * from);
        if from + count >= self.height() {
            return upper;
        }
        let below = (upper >> (self.width() * count)) << (self.width() * count);
        upper & !below
    }
}

/// Boards of at most 8×8 cells.
#[derive(Clone, Copy, Debug)]
pub(super) struct Square;

impl Frame for Square {
    type Word = u64;

    #[inline]
    fn height(self) -> u32 {
        8
    }

    #[inline]
    fn width(self) -> u32 {
        8
    }

    #[inline]
    fn not_first(self) -> u64 {
        0xfefe_fefe_fefe_fefe
    }

    #[inline]
    fn not_last(self) -> u64 {
        0x7f7f_7f7f_7f7f_7f7f
    }

    #[inline]
    fn mark(self) -> u64 {
        0
    }

    fn section(self) -> u16 {
        0
    }

    #[inline]
    fn turned(self) -> Self {
        self
    }

    #[inline]
    fn transposed(self, set: u64) -> u64 {
        transposed_square(set)
    }

    #[inline]
    fn rows_reversed(self, set: u64) -> u64 {
        set.swap_bytes()
    }

    #[inline]
    fn reversed(self, set: u64) -> u64 {
        set.reverse_bits()
    }

    #[inline]
    fn cornered(self, set: u64) -> u64 {
        if set == 0 {
            return 0;
        }
        let set = set >> (set.trailing_zeros() & !7);
        let columns = set | set >> 32;
        let columns = columns | columns >> 16;
        let columns = (columns | columns >> 8) & 0xff;
        set >> columns.trailing_zeros()
    }
}

/// Other boards of at most [`MOST_CELLS`] cells.
#[derive(Clone, Copy, Debug)]
pub(super) struct Oblong {
    height: u32,
    width: u32,
    first_column: u128,
    not_first: u128,
    not_last: u128,
    mark: u128,
}

impl Oblong {
    /// The frame of a board of some cells that the first player sees; `None` where it has too many.
    fn new(height: usize, width: usize) -> Option<Self> {
        let cells = height.checked_mul(width)?;
        (cells <= MOST_CELLS).then(|| Self::of(height as u32, width as u32, 0))
    }

    fn of(height: u32, width: u32, mark: u128) -> Self {
        let full = (1_u128 << (height * width)) - 1;
        let first_column = (0..height).fold(0, |column, row| column | 1 << (row * width));
        let last_column = first_column << (width - 1);
        Self {
            height,
            width,
            first_column,
            not_first: full & !first_column,
            not_last: full & !last_column,
            mark,
        }
    }

    fn row(self) -> u128 {
        (1 << self.width) - 1
    }
}

impl Frame for Oblong {
    type Word = u128;

    #[inline]
    fn height(self) -> u32 {
        self.height
    }

    #[inline]
    fn width(self) -> u32 {
        self.width
    }

    #[inline]
    fn not_first(self) -> u128 {
        self.not_first
    }

    #[inline]
    fn not_last(self) -> u128 {
        self.not_last
    }

    #[inline]
    fn mark(self) -> u128 {
        self.mark
    }

    fn section(self) -> u16 {
        (self.height << 7 | self.width) as u16
    }

    fn turned(self) -> Self {
        let mark = if self.height == self.width { 0 } else { self.mark ^ 1 << 127 };
        Self::of(self.width, self.height, mark)
    }

    fn transposed(self, set: u128) -> u128 {
        places(set)
            .fold(0, |turned, place| turned | 1 << (place % self.width * self.height + place / self.width))
    }

    fn rows_reversed(self, set: u128) -> u128 {
        let mut rest = set;
        let mut reversed = 0;
        for _ in 0..self.height {
            reversed = reversed << self.width | (rest & self.row());
            rest >>= self.width;
        }
        reversed
    }

    #[inline]
    fn reversed(self, set: u128) -> u128 {
        set.reverse_bits() >> (u128::BITS - self.height * self.width)
    }

    fn cornered(self, set: u128) -> u128 {
        if set == 0 {
            return 0;
        }
        let set = set >> (set.trailing_zeros() / self.width * self.width);
        let mut columns = set;
        if set & self.first_column == 0 {
            let mut rows = set;
            while rows > self.row() {
                rows >>= self.width;
                columns |= rows;
            }
            return set >> (columns & self.row()).trailing_zeros();
        }
        set
    }
}

/// A board as Left sees it, whose dominoes are upright: turned over its diagonal; and as Right sees it.
pub(super) enum Views {
    Square(Square, [u64; 2]),
    Oblong(Oblong, [u128; 2]),
}

/// How the players see a position, `None` where it has too many cells. The frame is Left's.
pub(super) fn views(position: &FreeCells) -> Option<Views> {
    if let BoardView::Small(grid, &[free]) = position.view()
        && grid.stride() == 8
    {
        return Some(Views::Square(Square, [transposed_square(free), free]));
    }
    let (height, width) = (position.height(), position.width());
    let frame = Oblong::new(width, height)?;
    let mut left = 0_u128;
    position.for_each_cell(|row, column| left |= 1 << (column * height + row));
    Some(Views::Oblong(frame, [left, frame.transposed(left)]))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn random(seed: &mut u64) -> u64 {
        *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        *seed >> 7 ^ *seed >> 30
    }

    /// The first cells of dominoes laid one after another.
    fn packed_one_by_one<F: Frame>(frame: F, set: F::Word) -> F::Word {
        let mut rest = set;
        let mut firsts = F::Word::NONE;
        loop {
            let pairs = frame.pairs(rest);
            if pairs.is_empty() {
                return firsts;
            }
            let first = F::Word::cell(pairs.first());
            firsts = firsts | first;
            rest = rest & !(first | first << 1);
        }
    }

    fn check<F: Frame>(frame: F, set: F::Word) {
        assert_eq!(frame.packed(set), packed_one_by_one(frame, set), "{set:?}");
        assert_eq!(frame.turned().transposed(frame.transposed(set)), set);
        assert_eq!(frame.rows_reversed(frame.rows_reversed(set)), set);
        assert_eq!(frame.reversed(frame.reversed(set)), set);
        let least = frame.least_image(set);
        for image in [frame.rows_reversed(set), frame.reversed(set), least] {
            assert_eq!(frame.least_image(image), least);
        }
        assert_eq!(least.count(), set.count());
        for first in places(frame.pairs(set)) {
            let domino = F::Word::cell(first) | F::Word::cell(first + 1);
            assert_eq!(frame.transposed_domino(first), frame.transposed(domino));
        }
        let cells =
            (0..frame.height()).map(|row| frame.rows(set, row, 1)).fold(0, |count, row| count + row.count());
        assert_eq!(cells, set.count());
    }

    #[test]
    fn sets_in_both_kinds_of_frames() {
        let mut seed = 1;
        for _ in 0..2_000 {
            let set = random(&mut seed) | random(&mut seed);
            check(Square, set);
            let wide = u128::from(random(&mut seed)) << 64 | u128::from(set);
            for (height, width) in [(7, 9), (9, 7), (11, 11), (1, 127), (127, 1), (2, 63), (4, 9), (12, 10)] {
                let frame = Oblong::new(height, width).unwrap();
                check(frame, wide & ((1 << (height * width)) - 1));
            }
        }
        assert!(Oblong::new(8, 16).is_none());
        assert!(Oblong::new(usize::MAX, 16).is_none());
    }
}
