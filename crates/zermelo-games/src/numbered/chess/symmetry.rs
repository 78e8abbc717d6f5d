//! The symmetries of the board: images of squares and of sets of squares, the pairs of kings that stand for all, and where the
//! kings' steps lead from them.

use crate::rulesets::board::chess::square::{KING_ATTACKS, RANKS, bit, squares};
use zermelo_boards::transposed_square;

/// The square to which each symmetry takes each.
pub(super) static IMAGES: [[u8; 64]; 8] = {
    let mut images = [[0; 64]; 8];
    let mut at = 0;
    while at < 8 * 64 {
        images[at / 64][at % 64] = image((at / 64) as u8, (at % 64) as u8);
        at += 1;
    }
    images
};

/// The square to which a symmetry takes one: files reflected, ranks reflected, exchanged.
const fn image(symmetry: u8, square: u8) -> u8 {
    let mut square = square;
    if symmetry & 1 != 0 {
        square ^= 7;
    }
    if symmetry & 2 != 0 {
        square ^= RANKS;
    }
    if symmetry & 4 != 0 {
        square = square >> 3 | (square & 7) << 3;
    }
    square
}

/// The set to which a symmetry takes one.
#[inline]
pub(super) const fn image_of_set(symmetry: u8, mut set: u64) -> u64 {
    if symmetry & 1 != 0 {
        set = with_files_reflected(set);
    }
    if symmetry & 2 != 0 {
        set = set.swap_bytes();
    }
    if symmetry & 4 != 0 {
        set = transposed_square(set);
    }
    set
}

/// The set that a symmetry takes to one.
#[inline]
pub(super) const fn origin_of_set(symmetry: u8, mut set: u64) -> u64 {
    if symmetry & 4 != 0 {
        set = transposed_square(set);
    }
    image_of_set(symmetry & 3, set)
}

/// Each byte reversed.
const fn with_files_reflected(set: u64) -> u64 {
    set.reverse_bits().swap_bytes()
}

/// The class of a pair of kings under the symmetries.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Class {
    pub(super) number: u16,
    /// The symmetries that take the pair to the one that stands for all: one, or two where both kings are on a diagonal.
    pub(super) symmetries: [u8; 2],
}

impl Class {
    /// Whether a reflection leaves both kings where they are.
    pub(super) const fn is_symmetric(self) -> bool {
        self.symmetries[0] != self.symmetries[1]
    }
}

/// A step of a king from a pair that stands for all, forwards or backwards.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    /// Where the king goes.
    pub(super) square: u8,
    /// The class of the pair then.
    pub(super) class: Class,
}

/// The pairs of kings that may stand on the board.
#[derive(Clone, Debug)]
pub(super) struct Pairs {
    /// Those that stand for all: the first of each class, in the order of squares.
    pub(super) list: Vec<[u8; 2]>,
    /// By the squares of both.
    classes: Vec<Class>,
    /// By the pair and whose king goes, White's first.
    steps: Vec<[Vec<Step>; 2]>,
}

impl Pairs {
    /// With all eight symmetries, or with those that leave the ranks.
    pub(super) fn new(has_pawns: bool) -> Self {
        let symmetries = if has_pawns { 0..2 } else { 0..8 };
        let mut pairs = Self { list: Vec::new(), classes: vec![Class::default(); 4096], steps: Vec::new() };
        for white in 0..64_u8 {
            for black in squares(!(KING_ATTACKS[white as usize] | bit(white))) {
                let images = symmetries
                    .clone()
                    .map(|symmetry| ([image(symmetry, white), image(symmetry, black)], symmetry));
                let Some((least, first)) = images.clone().min() else { continue };
                let second = images.filter(|one| one.0 == least).map(|one| one.1).max().unwrap_or(first);
                // The least pair of a class comes before all others of it.
                if least == [white, black] {
                    pairs.classes[place(least)].number = pairs.list.len() as u16;
                    pairs.list.push(least);
                }
                let number = pairs.classes[place(least)].number;
                pairs.classes[place([white, black])] = Class { number, symmetries: [first, second] };
            }
        }
        pairs.steps =
            pairs.list.iter().map(|&kings| [0, 1].map(|mover| pairs.steps_of(kings, mover))).collect();
        pairs
    }

    fn steps_of(&self, kings: [u8; 2], mover: usize) -> Vec<Step> {
        let (from, other) = (kings[mover], kings[1 - mover]);
        let free = KING_ATTACKS[from as usize] & !KING_ATTACKS[other as usize] & !bit(other);
        let step = |square| {
            let mut after = kings;
            after[mover] = square;
            Step { square, class: self.class(after) }
        };
        squares(free).map(step).collect()
    }

    /// The class of a pair of kings that may stand on the board.
    #[inline]
    pub(super) fn class(&self, kings: [u8; 2]) -> Class {
        self.classes[place(kings)]
    }

    /// The steps of White's king or Black's from a pair that stands for all.
    #[inline]
    pub(super) fn steps(&self, pair: usize, black: bool) -> &[Step] {
        &self.steps[pair][usize::from(black)]
    }
}

const fn place(kings: [u8; 2]) -> usize {
    kings[0] as usize * 64 + kings[1] as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_go_where_their_squares_go() {
        for symmetry in 0..8 {
            for set in [1, 0x8000_0000_0000_0001, 0x0123_4567_89ab_cdef, 0xf0f0_1234_0ff0_00ff_u64] {
                let expected = squares(set).fold(0, |all, square| all | bit(image(symmetry, square)));
                assert_eq!(image_of_set(symmetry, set), expected, "{symmetry} {set:x}");
                assert_eq!(origin_of_set(symmetry, expected), set, "{symmetry} {set:x}");
            }
        }
    }

    #[test]
    fn pairs_are_as_many_as_is_known() {
        assert_eq!([false, true].map(|has_pawns| Pairs::new(has_pawns).list.len()), [462, 1806]);
    }
}
