//! A word for each position of a slice, of the least width that holds what the slice needs. Threads write to them without
//! locks: whoever comes first or last, the words that are left are the same.

use super::code::{ABSENT, Label};
use std::sync::atomic::{AtomicU8, AtomicU16, AtomicU32, AtomicU64, Ordering};

/// A word that several threads may change.
pub(super) trait Word: Sync + Send + Sized + Default + 'static {
    /// The largest number it holds.
    const MOST: u32;
    fn get(&self) -> u32;
    fn set(&self, code: u32);
    /// Puts `new` in place of `old`, or says what is there instead.
    fn exchange(&self, old: u32, new: u32) -> Result<(), u32>;
    /// The codes of a slice, or of a part of one.
    fn cells(words: Vec<Self>) -> Cells;
}

macro_rules! word {
    ($atomic:ty, $plain:ty, $width:ident) => {
        impl Word for $atomic {
            const MOST: u32 = <$plain>::MAX as u32;

            #[inline]
            fn get(&self) -> u32 {
                u32::from(self.load(Ordering::Relaxed))
            }

            #[inline]
            fn set(&self, code: u32) {
                self.store(code as $plain, Ordering::Relaxed);
            }

            #[inline]
            fn exchange(&self, old: u32, new: u32) -> Result<(), u32> {
                let (old, new) = (old as $plain, new as $plain);
                self.compare_exchange_weak(old, new, Ordering::Relaxed, Ordering::Relaxed)
                    .map(|_| ())
                    .map_err(u32::from)
            }

            fn cells(words: Vec<Self>) -> Cells {
                Cells::$width(words)
            }
        }
    };
}

word!(AtomicU8, u8, One);
word!(AtomicU16, u16, Two);
word!(AtomicU32, u32, Four);

/// The codes of a slice.
#[derive(Debug)]
pub enum Cells {
    /// One byte each.
    One(Vec<AtomicU8>),
    /// Two bytes each.
    Two(Vec<AtomicU16>),
    /// Four bytes each.
    Four(Vec<AtomicU32>),
}

impl Cells {
    /// The number of positions.
    pub fn len(&self) -> usize {
        match self {
            Self::One(cells) => cells.len(),
            Self::Two(cells) => cells.len(),
            Self::Four(cells) => cells.len(),
        }
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The bytes of a code: 1, 2 or 4.
    pub const fn width(&self) -> usize {
        match self {
            Self::One(_) => 1,
            Self::Two(_) => 2,
            Self::Four(_) => 4,
        }
    }

    #[inline]
    pub(super) fn code(&self, place: usize) -> u32 {
        match self {
            Self::One(cells) => cells[place].get(),
            Self::Two(cells) => cells[place].get(),
            Self::Four(cells) => cells[place].get(),
        }
    }

    /// Calls with each place and its code.
    #[inline]
    pub(super) fn each_code(&self, visit: impl FnMut(usize, u32)) {
        fn each<W: Word>(cells: &[W], mut visit: impl FnMut(usize, u32)) {
            for (place, cell) in cells.iter().enumerate() {
                visit(place, cell.get());
            }
        }
        match self {
            Self::One(cells) => each(cells, visit),
            Self::Two(cells) => each(cells, visit),
            Self::Four(cells) => each(cells, visit),
        }
    }

    /// The label of the position at a place, `None` where there is no position.
    ///
    /// # Panics
    /// Where the place is not below [`len`](Self::len).
    pub fn label(&self, place: usize) -> Option<Label> {
        Label::of_code(self.code(place))
    }

    /// The codes of some places as bytes, least first, for files.
    pub fn write_bytes(&self, places: std::ops::Range<usize>, into: &mut Vec<u8>) {
        match self {
            Self::One(cells) => into.extend(cells[places].iter().map(|cell| cell.get() as u8)),
            _ => {
                for place in places {
                    into.extend_from_slice(&self.code(place).to_le_bytes()[..self.width()]);
                }
            }
        }
    }

    /// The codes of at most 64 places as bytes: of those that have their bit. Whether nothing is lost by it: the others have
    /// no labels.
    pub(super) fn write_some(&self, places: std::ops::Range<usize>, stored: u64, into: &mut Vec<u8>) -> bool {
        let Self::One(cells) = self else {
            let (kept, others): (Vec<usize>, Vec<usize>) =
                places.clone().partition(|place| stored >> (place - places.start) & 1 == 1);
            for place in kept {
                self.write_bytes(place..place + 1, into);
            }
            return others.into_iter().all(|place| self.code(place) == ABSENT);
        };
        let mut end = into.len();
        into.resize(end + places.len(), 0);
        let mut lost = 0;
        // Each is written, and written over where it is not stored: which are, follows no pattern.
        for (at, cell) in cells[places].iter().enumerate() {
            let (code, is_stored) = (cell.get() as u8, (stored >> at & 1) as u8);
            into[end] = code;
            end += usize::from(is_stored);
            lost |= code & is_stored.wrapping_sub(1);
        }
        into.truncate(end);
        u32::from(lost) == ABSENT
    }

    /// As many absent positions of a width of 1, 2 or 4 bytes.
    pub fn absent(width: usize, len: usize) -> Self {
        match width {
            1 => Self::One(fresh(len)),
            2 => Self::Two(fresh(len)),
            _ => Self::Four(fresh(len)),
        }
    }

    /// Sets the code of a place from its bytes.
    pub fn set_bytes(&mut self, place: usize, bytes: &[u8]) {
        let mut code = [0; 4];
        code[..bytes.len()].copy_from_slice(bytes);
        let code = u32::from_le_bytes(code);
        match self {
            Self::One(cells) => cells[place].set(code),
            Self::Two(cells) => cells[place].set(code),
            Self::Four(cells) => cells[place].set(code),
        }
    }
}

/// As many cells with nothing in them.
pub(super) fn fresh<W: Word>(len: usize) -> Vec<W> {
    std::iter::repeat_with(W::default).take(len).collect()
}

/// As many words of bits, none of them set.
pub(super) fn fresh_words(len: usize) -> Vec<AtomicU64> {
    std::iter::repeat_with(AtomicU64::default).take(len).collect()
}
