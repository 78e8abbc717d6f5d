//! Positions of one board as numbers, and play on them: a digit for each cell that is not a hole. An option differs from its
//! position in few digits, and takes no memory of its own.

use super::cells::{Cells, HOLE};
use super::layout::Layout;
use super::plain::Plain;
use super::work::{FEW, InPlay, Work};
use crate::game::{Ending, Player};
use rustc_hash::FxHashSet;
use std::ops::ControlFlow;
use std::sync::Arc;
use zermelo_core::{PackedMoves, Packing, bits_for};

/// The bits of the two words of a number that digits may take.
const BITS: [u32; 2] = [u64::BITS, 62];

/// The positions of one board.
pub(super) struct BoardPacking {
    plain: Arc<Plain>,
    /// Any of them.
    like: Cells,
    layout: Arc<Layout>,
    /// The bits of a digit.
    bits: u32,
    /// The cells with a digit in each word, the lowest first.
    words: [Box<[u32]>; 2],
    /// The word of each cell's digit, and how far up it stands there; of no meaning for holes.
    places: Box<[(u8, u8)]>,
    board: InPlay,
    /// The position that is set up there.
    set_up: Option<u128>,
    seen: Seen,
}

impl BoardPacking {
    /// The positions with the cells of this one, `None` where they are too many for a number.
    pub(super) fn beside(plain: &Arc<Plain>, like: &Cells) -> Option<Self> {
        let bits = bits_for(plain.letters.len());
        let [low, high] = BITS.map(|most| (most / bits) as usize);
        let digits: Vec<u32> =
            (0..like.letters.len() as u32).filter(|&cell| like.letters[cell as usize] != HOLE).collect();
        if digits.is_empty() || digits.len() > low + high {
            return None;
        }
        let (lower, upper) = digits.split_at(low.min(digits.len()));
        let mut places = vec![(0, 0); like.letters.len()];
        for (word, cells) in [lower, upper].into_iter().enumerate() {
            for (place, &cell) in cells.iter().enumerate() {
                places[cell as usize] = (word as u8, (place as u32 * bits) as u8);
            }
        }
        Some(Self {
            plain: plain.clone(),
            like: like.clone(),
            layout: plain.layouts.of(plain, like),
            bits,
            words: [lower.into(), upper.into()],
            places: places.into(),
            board: InPlay::default(),
            set_up: None,
            seen: Seen::default(),
        })
    }

    const fn digit(&self) -> u64 {
        (1 << self.bits) - 1
    }

    /// Puts the letters of the position with a number into the cells that are not holes.
    fn write(&self, number: u128, letters: &mut [u8]) {
        for (cells, mut word) in self.words.iter().zip(halves(number)) {
            for &cell in cells {
                letters[cell as usize] = (word & self.digit()) as u8;
                word >>= self.bits;
            }
        }
    }

    /// Sets up the position with a number.
    fn set_up(&mut self, number: u128) {
        if self.set_up == Some(number) {
            return;
        }
        let mut letters = std::mem::take(&mut self.board.letters);
        letters.clear();
        letters.extend_from_slice(&self.like.letters);
        self.write(number, &mut letters);
        self.board.letters = letters;
        self.set_up = Some(number);
    }
}

impl Packing<Cells> for BoardPacking {
    fn packed(&self, position: &Cells) -> Option<u128> {
        if position.shape != self.like.shape {
            return None;
        }
        let mut words = [0; 2];
        for ((&letter, &like), &(word, shift)) in
            position.letters.iter().zip(&self.like.letters).zip(&self.places)
        {
            if (letter == HOLE) != (like == HOLE) {
                return None;
            }
            if letter != HOLE {
                words[usize::from(word)] |= u64::from(letter) << shift;
            }
        }
        Some(joined(words))
    }

    fn unpacked(&self, number: u128) -> Cells {
        let mut cells = self.like.clone();
        self.write(number, &mut cells.letters);
        cells
    }
}

impl PackedMoves for BoardPacking {
    fn ending(&mut self, number: u128, to_move: Player) -> Option<Ending> {
        if !self.plain.has_endings() {
            return None;
        }
        self.set_up(number);
        Work::new(&self.plain, &self.like.shape, &self.layout).ending(&mut self.board, to_move)
    }

    fn options(
        &mut self,
        number: u128,
        to_move: Player,
        visit: &mut dyn FnMut(Option<u128>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.set_up(number);
        self.seen.clear();
        let digit = self.digit();
        let Self { plain, like, layout, places, words: cells_of, board, seen, bits, .. } = self;
        let symmetries = layout.symmetries(plain, like);
        Work::new(plain, &like.shape, layout).options(board, to_move, &mut |option| {
            let next = match symmetries.greatest(&option.letters) {
                Some(from) => joined([0, 1].map(|word: usize| {
                    let letter = |&cell: &u32| u64::from(option.letters[from[cell as usize] as usize]);
                    cells_of[word].iter().rev().fold(0, |digits, cell| digits << *bits | letter(cell))
                })),
                None => {
                    let mut words = halves(number);
                    for cell in option.written() {
                        let (word, shift) = places[cell];
                        let word = &mut words[usize::from(word)];
                        *word = *word & !(digit << shift) | u64::from(option.letters[cell]) << shift;
                    }
                    joined(words)
                }
            };
            if seen.insert(next) { visit(Some(next)) } else { ControlFlow::Continue(()) }
        })
    }
}

const fn halves(number: u128) -> [u64; 2] {
    [number as u64, (number >> u64::BITS) as u64]
}

const fn joined([low, high]: [u64; 2]) -> u128 {
    low as u128 | (high as u128) << u64::BITS
}

/// Numbers, each once.
#[derive(Default)]
struct Seen {
    few: Vec<u128>,
    /// All of them, where they are too many to be looked through.
    many: FxHashSet<u128>,
}

impl Seen {
    fn clear(&mut self) {
        self.few.clear();
        self.many.clear();
    }

    /// Takes a number; `false` where it was there.
    #[inline]
    fn insert(&mut self, number: u128) -> bool {
        if !self.many.is_empty() {
            return self.many.insert(number);
        }
        if self.few.contains(&number) {
            return false;
        }
        self.few.push(number);
        if self.few.len() > FEW {
            self.many.extend(self.few.drain(..));
        }
        true
    }
}
