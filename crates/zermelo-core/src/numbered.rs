//! Things numbered in the order in which they are first met, found again by their hash. The memory grows by chunks and
//! is never copied, so that what is counted is what is in use; only the index of eight bytes a thing doubles.

use alloc::vec::Vec;
use core::hash::{BuildHasher, Hash};
use rustc_hash::FxBuildHasher;

/// A set whose members have the numbers 0, 1, 2, … in order of insertion. At most 2^32 − 1 members.
#[derive(Clone, Debug)]
pub(super) struct Numbered<T> {
    chunks: Vec<Vec<T>>,
    len: u32,
    /// Open addressing by linear probing: a lookup waits for memory once, and once more for the member. A power of two
    /// of slots, or none.
    index: Vec<Slot>,
}

/// A member's number with its hash, so that the index grows, and most comparisons fail, without a look at the member.
#[derive(Clone, Copy, Debug)]
struct Slot {
    hash: u32,
    number: u32,
}

impl Slot {
    /// A slot of no member.
    const FREE: Self = Self { hash: 0, number: NONE };

    const fn is_free(self) -> bool {
        self.number == NONE
    }
}

/// No number.
pub(super) const NONE: u32 = u32::MAX;
/// So many members are looked for at a time.
pub(super) const TOGETHER: usize = 32;
const FEWEST_SLOTS: usize = 16;
const CHUNK_BITS: u32 = 10;
const CHUNK: u32 = 1 << CHUNK_BITS;

impl<T> Default for Numbered<T> {
    fn default() -> Self {
        Self { chunks: Vec::new(), len: 0, index: Vec::new() }
    }
}

/// What the index adds to each member, at a load between 3/8 and 3/4.
pub(super) const BYTES_OF_INDEX: usize = 20;

impl<T: Eq + Hash> Numbered<T> {
    /// How many members there are.
    pub(super) fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether the index has to grow before the next member comes in.
    const fn is_full(&self) -> bool {
        self.len as usize >= self.index.len() / 4 * 3
    }

    /// The bytes that the index takes anew when the next member comes in, while the old one is still there: none, unless it
    /// is full.
    pub(super) const fn growth(&self) -> usize {
        if self.is_full() { 2 * self.index.len() * size_of::<Slot>() } else { 0 }
    }

    /// The member with a number below [`len`](Self::len).
    #[inline]
    pub(super) fn get(&self, number: u32) -> &T {
        member(&self.chunks, number)
    }

    /// The number of a member.
    pub(super) fn find(&self, item: &T) -> Option<u32> {
        if self.index.is_empty() {
            return None;
        }
        let hash = short_hash(item);
        self.place(hash, item).ok()
    }

    /// The number of `item`, and whether it is new. Amortised O(1).
    pub(super) fn insert(&mut self, item: T) -> (u32, bool) {
        let hash = short_hash(&item);
        self.insert_hashed(hash, item)
    }

    /// The same for a caller that has a hash of its own and never uses another.
    #[inline]
    pub(super) fn insert_hashed(&mut self, hash: u32, item: T) -> (u32, bool) {
        if self.is_full() {
            grow(&mut self.index);
        }
        match self.place(hash, &item) {
            Ok(number) => (number, false),
            Err(place) => {
                let number = self.len;
                self.index[place] = Slot { hash, number };
                self.len += 1;
                if number & (CHUNK - 1) == 0 {
                    // The first chunk grows with a small game; later ones are taken whole.
                    let room = if number == 0 { 0 } else { CHUNK as usize };
                    self.chunks.push(Vec::with_capacity(room));
                }
                self.chunks[(number >> CHUNK_BITS) as usize].push(item);
                (number, true)
            }
        }
    }

    /// The numbers of items that are given with their hashes, [`NONE`] where one has not been met, and also where another
    /// one has its hash. No loop here waits in one turn for what it has loaded in the turn before: a large table is mostly
    /// waiting for memory.
    pub(super) fn look_up<'i>(
        &self,
        items: impl ExactSizeIterator<Item = (u32, &'i T)> + Clone,
    ) -> [u32; TOGETHER]
    where
        T: 'i,
    {
        let mut numbers = [NONE; TOGETHER];
        if self.index.is_empty() {
            return numbers;
        }
        let last = self.index.len() - 1;
        let mut first = [Slot::FREE; TOGETHER];
        for (slot, (hash, _)) in first.iter_mut().zip(items.clone()) {
            *slot = self.index[start(hash, last)];
        }
        for ((number, mut slot), (hash, _)) in numbers.iter_mut().zip(first).zip(items.clone()) {
            let mut place = start(hash, last);
            while !slot.is_free() && slot.hash != hash {
                place = (place + 1) & last;
                slot = self.index[place];
            }
            *number = slot.number;
        }
        for (number, (_, item)) in numbers.iter_mut().zip(items) {
            // Where there is no number, some member is looked at.
            let is_it = self.get(if *number == NONE { 0 } else { *number }) == item;
            *number = if is_it { *number } else { NONE };
        }
        numbers
    }

    /// The number of an item, or the slot where it belongs. There is a free slot.
    #[inline]
    fn place(&self, hash: u32, item: &T) -> Result<u32, usize> {
        let last = self.index.len() - 1;
        let mut place = start(hash, last);
        loop {
            let slot = self.index[place];
            if slot.is_free() {
                return Err(place);
            }
            if slot.hash == hash && self.get(slot.number) == item {
                return Ok(slot.number);
            }
            place = (place + 1) & last;
        }
    }
}

/// Makes room for twice as many: compiled once for members of all types.
#[cold]
fn grow(index: &mut Vec<Slot>) {
    let slots = (2 * index.len()).max(FEWEST_SLOTS);
    let old = core::mem::replace(index, vec![Slot::FREE; slots]);
    for slot in old.into_iter().filter(|slot| !slot.is_free()) {
        let mut place = start(slot.hash, slots - 1);
        while !index[place].is_free() {
            place = (place + 1) & (slots - 1);
        }
        index[place] = slot;
    }
}

/// Where the search for a hash begins, among slots of which this is the last.
const fn start(hash: u32, last: usize) -> usize {
    // The product by an odd number near 2^64 / φ has its variety in the upper half.
    (hash as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(32) as usize & last
}

#[inline]
fn member<T>(chunks: &[Vec<T>], number: u32) -> &T {
    &chunks[(number >> CHUNK_BITS) as usize][(number & (CHUNK - 1)) as usize]
}

fn short_hash<T: Hash>(item: &T) -> u32 {
    let hash = FxBuildHasher.hash_one(item);
    (hash ^ hash >> 32) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn members_keep_their_numbers() {
        let mut numbered = Numbered::default();
        for round in 0..2 {
            for item in 0..5_000_u64 {
                let square = item * item;
                assert_eq!(numbered.find(&square).is_some(), round == 1);
                assert_eq!(numbered.insert(square), (item as u32, round == 0));
            }
        }
        assert_eq!(numbered.len(), 5_000);
        assert!((0..5_000_u32).all(|number| *numbered.get(number) == u64::from(number).pow(2)));
        assert_eq!(numbered.find(&2), None);
    }
}
