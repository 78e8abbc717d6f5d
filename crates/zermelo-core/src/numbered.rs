//! Things numbered in the order in which they are first met, found again by their hash. The memory grows by chunks and
//! is never copied, so that what is counted is what is in use; only the index of eight bytes a thing doubles.

use hashbrown::HashTable;
use hashbrown::hash_table::Entry;
use rustc_hash::FxBuildHasher;
use std::hash::{BuildHasher, Hash};

/// A set whose members have the numbers 0, 1, 2, … in order of insertion. At most 2^32 − 1 members.
#[derive(Clone, Debug)]
pub(super) struct Numbered<T> {
    chunks: Vec<Vec<T>>,
    len: u32,
    index: Index,
}

/// Finds the numbers of members by their hashes: compiled once for members of all types.
#[derive(Clone, Debug, Default)]
struct Index(HashTable<Slot>);

/// A member's number with its hash, so that the index grows, and most comparisons fail, without a look at the member.
#[derive(Clone, Copy, Debug)]
struct Slot {
    hash: u32,
    number: u32,
}

const CHUNK_BITS: u32 = 10;
const CHUNK: u32 = 1 << CHUNK_BITS;

impl<T> Default for Numbered<T> {
    fn default() -> Self {
        Self { chunks: Vec::new(), len: 0, index: Index::default() }
    }
}

impl Index {
    /// The bytes that the table takes anew when the next number comes in: none, unless it is full.
    fn growth(&self) -> usize {
        let Self(table) = self;
        let is_full = table.len() == table.capacity();
        if is_full { 2 * BYTES_OF_INDEX * table.len() } else { 0 }
    }

    /// The number with this hash that `is_it` accepts.
    fn find(&self, hash: u32, is_it: &dyn Fn(u32) -> bool) -> Option<u32> {
        let Self(table) = self;
        table.find(spread(hash), |slot| slot.hash == hash && is_it(slot.number)).map(|slot| slot.number)
    }

    /// The same; where there is none, `number` comes in.
    fn find_or_insert(&mut self, hash: u32, number: u32, is_it: &dyn Fn(u32) -> bool) -> Option<u32> {
        let Self(table) = self;
        let is_its = |slot: &Slot| slot.hash == hash && is_it(slot.number);
        match table.entry(spread(hash), is_its, |slot| spread(slot.hash)) {
            Entry::Occupied(found) => Some(found.get().number),
            Entry::Vacant(vacant) => {
                vacant.insert(Slot { hash, number });
                None
            }
        }
    }
}

/// What the index adds to each member, at a load between 7/16 and 7/8.
pub(super) const BYTES_OF_INDEX: usize = 20;

impl<T: Eq + Hash> Numbered<T> {
    /// How many members there are.
    pub(super) fn len(&self) -> usize {
        self.len as usize
    }

    /// The bytes that the index takes anew when the next member comes in, while the old one is still there: none, unless it
    /// is full.
    pub(super) fn growth(&self) -> usize {
        self.index.growth()
    }

    /// The member with a number below [`len`](Self::len).
    #[inline]
    pub(super) fn get(&self, number: u32) -> &T {
        member(&self.chunks, number)
    }

    /// The number of a member.
    pub(super) fn find(&self, item: &T) -> Option<u32> {
        let hash = short_hash(item);
        self.index.find(hash, &|number| member(&self.chunks, number) == item)
    }

    /// The number of `item`, and whether it is new. Amortised O(1).
    pub(super) fn insert(&mut self, item: T) -> (u32, bool) {
        let hash = short_hash(&item);
        self.insert_hashed(hash, item)
    }

    /// The same for a caller that has a hash of its own and never uses another.
    pub(super) fn insert_hashed(&mut self, hash: u32, item: T) -> (u32, bool) {
        let Self { chunks, len, index } = self;
        let number = *len;
        if let Some(found) = index.find_or_insert(hash, number, &|number| *member(chunks, number) == item) {
            return (found, false);
        }
        *len += 1;
        if number & (CHUNK - 1) == 0 {
            // The first chunk grows with a small game; later ones are taken whole.
            chunks.push(if number == 0 { Vec::new() } else { Vec::with_capacity(CHUNK as usize) });
        }
        chunks[(number >> CHUNK_BITS) as usize].push(item);
        (number, true)
    }
}

#[inline]
fn member<T>(chunks: &[Vec<T>], number: u32) -> &T {
    &chunks[(number >> CHUNK_BITS) as usize][(number & (CHUNK - 1)) as usize]
}

fn short_hash<T: Hash>(item: &T) -> u32 {
    let hash = FxBuildHasher.hash_one(item);
    (hash ^ hash >> 32) as u32
}

/// A hash as the index wants it, with its variety in the lowest bits and in the highest.
const fn spread(hash: u32) -> u64 {
    hash as u64 | (hash as u64) << 32
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
