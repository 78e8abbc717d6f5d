//! Numbers of at most 128 bits, numbered in the order in which they are first met: what a table of positions is when the game
//! packs them. A member takes as many bytes as the widest one needs, and the index four, at a load between 5/9 and 5/6.

use alloc::vec::Vec;
use core::ops::ControlFlow;

/// A set of packed positions with the numbers 0, 1, 2, … in order of insertion. At most 2^32 − 2 members.
#[derive(Clone, Debug)]
pub(super) struct PackedSet {
    /// `1 << CHUNK_BITS` rows each; the memory grows by chunks and is never copied.
    chunks: Vec<Vec<u8>>,
    /// The bytes of a row.
    width: usize,
    len: u32,
    /// Open addressing by linear probing. A slot is 0, or one more than a number, and above its bits what fits of the hash, so
    /// that most comparisons fail without a look at the row.
    slots: Vec<u32>,
    /// The bits of a slot that are a number.
    number_mask: u32,
}

const CHUNK_BITS: u32 = 12;
/// A row is read as sixteen bytes, wherever it ends.
const SLACK: usize = size_of::<u128>();
const FEWEST_SLOTS: usize = 48;
/// So many members are looked for at a time.
pub(super) const TOGETHER: usize = 32;
/// No number.
const NONE: u32 = u32::MAX;

/// What the index adds to each member, about.
pub(super) const BYTES_OF_SLOT: usize = 8;

impl Default for PackedSet {
    fn default() -> Self {
        Self { chunks: Vec::new(), width: 1, len: 0, slots: Vec::new(), number_mask: 0 }
    }
}

impl PackedSet {
    /// How many members there are.
    pub(super) const fn len(&self) -> usize {
        self.len as usize
    }

    /// The bytes that a member takes without its place in the index.
    pub(super) const fn width(&self) -> usize {
        self.width
    }

    /// The bytes that the index takes anew when the next member comes in: none, unless it is full.
    pub(super) const fn growth(&self) -> usize {
        if self.is_full() { 4 * slots_for(self.slots.len()) } else { 0 }
    }

    /// The member with a number below [`len`](Self::len).
    #[inline]
    pub(super) fn get(&self, number: u32) -> u128 {
        let at = (number & ((1 << CHUNK_BITS) - 1)) as usize * self.width;
        let row = &self.chunks[(number >> CHUNK_BITS) as usize][at..at + SLACK];
        let word = u128::from_le_bytes(row.try_into().expect("a row is read as sixteen bytes"));
        word & (u128::MAX >> (128 - 8 * self.width as u32))
    }

    /// The number of a member.
    pub(super) fn find(&self, member: u128) -> Option<u32> {
        if self.slots.is_empty() {
            return None;
        }
        self.place(member).ok()
    }

    /// The number of `member`, and whether it is new. Amortised O(1).
    #[inline]
    pub(super) fn insert(&mut self, member: u128) -> (u32, bool) {
        if self.is_full() {
            self.grow();
        }
        match self.place(member) {
            Ok(number) => (number, false),
            Err((place, tag)) => {
                let number = self.len;
                self.slots[place] = tag | (number + 1);
                self.push(member);
                (number, true)
            }
        }
    }

    /// Inserts members in order, and tells the number of each and whether it is new, until `visit` breaks. Slots and rows of some
    /// members are fetched side by side: a large table is mostly waiting for memory.
    pub(super) fn insert_all(
        &mut self,
        members: &[u128],
        visit: &mut dyn FnMut(u32, bool) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for members in members.chunks(TOGETHER) {
            let known = self.look_up(members);
            for (&member, number) in members.iter().zip(known) {
                if number == NONE {
                    let (number, is_new) = self.insert(member);
                    visit(number, is_new)?;
                } else {
                    visit(number, false)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// The numbers of members, [`NONE`] where one has not been met, and also where another one shares its part of the hash. No
    /// loop here waits in one turn for what it has loaded in the turn before.
    fn look_up(&self, members: &[u128]) -> [u32; TOGETHER] {
        let mut numbers = [NONE; TOGETHER];
        if self.slots.is_empty() {
            return numbers;
        }
        let mut starts = [(0, 0, 0); TOGETHER];
        for (start, &member) in starts.iter_mut().zip(members) {
            let (place, tag) = self.start(member);
            *start = (place, tag, self.slots[place]);
        }
        for (number, &(place, tag, first)) in numbers.iter_mut().zip(&starts[..members.len()]) {
            let (mut place, mut slot) = (place, first);
            while slot != 0 && slot & !self.number_mask != tag {
                place = if place + 1 == self.slots.len() { 0 } else { place + 1 };
                slot = self.slots[place];
            }
            *number = (slot & self.number_mask).wrapping_sub(1);
        }
        for (number, &member) in numbers.iter_mut().zip(members) {
            // Where there is no number, some row is looked at.
            let row = self.get(if *number == NONE { 0 } else { *number });
            *number = if row == member { *number } else { NONE };
        }
        numbers
    }

    /// The number of a member, or the free slot where it belongs and what stands above its number there.
    #[inline]
    fn place(&self, member: u128) -> Result<u32, (usize, u32)> {
        let (mut place, tag) = self.start(member);
        loop {
            let slot = self.slots[place];
            if slot == 0 {
                return Err((place, tag));
            }
            let number = (slot & self.number_mask).wrapping_sub(1);
            if slot & !self.number_mask == tag && self.get(number) == member {
                return Ok(number);
            }
            place += 1;
            if place == self.slots.len() {
                place = 0;
            }
        }
    }

    /// The first slot to look at, and the part of the hash that a slot keeps.
    #[inline]
    fn start(&self, member: u128) -> (usize, u32) {
        let hash = hash_of(member);
        let place = ((u128::from(hash) * self.slots.len() as u128) >> 64) as usize;
        (place, hash as u32 & !self.number_mask)
    }

    const fn is_full(&self) -> bool {
        self.len as usize >= self.slots.len() / 6 * 5
    }

    #[cold]
    fn grow(&mut self) {
        let count = slots_for(self.slots.len());
        // The rows are all that is needed, so that there are never two indices.
        self.slots = Vec::new();
        self.slots = vec![0; count];
        self.number_mask = u32::MAX >> (count as u32).leading_zeros();
        for number in 0..self.len {
            let (mut place, tag) = self.start(self.get(number));
            while self.slots[place] != 0 {
                place += 1;
                if place == count {
                    place = 0;
                }
            }
            self.slots[place] = tag | (number + 1);
        }
    }

    fn push(&mut self, member: u128) {
        let needed = (128 - member.leading_zeros()).div_ceil(8).max(1) as usize;
        if needed > self.width {
            self.widen(needed);
        }
        let row_in_chunk = self.len & ((1 << CHUNK_BITS) - 1);
        if row_in_chunk == 0 {
            // The first chunk grows with a small game; later ones are taken whole.
            let room = if self.len == 0 { 0 } else { (self.width << CHUNK_BITS) + SLACK };
            let mut chunk = Vec::with_capacity(room);
            chunk.resize(SLACK, 0);
            self.chunks.push(chunk);
        }
        let (width, chunk) = (self.width, self.chunks.last_mut().expect("a chunk was begun"));
        let at = row_in_chunk as usize * width;
        chunk.resize(at + width + SLACK, 0);
        chunk[at..at + width].copy_from_slice(&member.to_le_bytes()[..width]);
        self.len += 1;
    }

    #[cold]
    fn widen(&mut self, width: usize) {
        for chunk in &mut self.chunks {
            let rows = (chunk.len() - SLACK) / self.width;
            let mut wider = vec![0; rows * width + SLACK];
            for row in 0..rows {
                wider[row * width..row * width + self.width]
                    .copy_from_slice(&chunk[row * self.width..(row + 1) * self.width]);
            }
            *chunk = wider;
        }
        self.width = width;
    }
}

/// The next size of an index.
const fn slots_for(slots: usize) -> usize {
    if slots == 0 { FEWEST_SLOTS } else { slots / 2 * 3 }
}

#[inline]
const fn hash_of(member: u128) -> u64 {
    const FIRST: u64 = 0x9E37_79B9_7F4A_7C15;
    const SECOND: u64 = 0xD6E8_FEB8_6659_FD93;
    let (low, high) = (member as u64, (member >> 64) as u64);
    let product = (low ^ FIRST) as u128 * (high ^ SECOND) as u128;
    let folded = product as u64 ^ (product >> 64) as u64;
    // Once more, since low bits of small numbers move high bits only a little.
    let product = folded as u128 * FIRST as u128;
    product as u64 ^ (product >> 64) as u64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::SplitMix64;

    #[test]
    fn members_keep_their_numbers_while_rows_widen() {
        let mut set = PackedSet::default();
        assert_eq!(set.find(0), None);
        let member = |item: u128| (item * item) << (item / 200).min(90);
        for round in 0..2 {
            for item in 0..20_000 {
                assert_eq!(set.find(member(item)).is_some(), round == 1);
                assert_eq!(set.insert(member(item)), (item as u32, round == 0), "{item}");
            }
        }
        assert_eq!((set.len(), set.width()), (20_000, 15));
        assert!((0..20_000_u32).all(|number| set.get(number) == member(number.into())));
        assert!((0..20_000_u32).all(|number| set.find(member(number.into())) == Some(number)));
        assert_eq!(set.find(2), None);
        assert_eq!(set.find(u128::MAX), None);
    }

    #[test]
    fn many_members_together_are_inserted_as_one_by_one() {
        let (mut together, mut single) = (PackedSet::default(), PackedSet::default());
        let mut random = SplitMix64::new(3);
        for round in 0..2_000 {
            // Some known, some new, and some of these twice.
            let members: Vec<u128> =
                (0..random.below(80)).map(|_| u128::from(random.below(20 * round + 1)) << 50).collect();
            let expected: Vec<_> = members.iter().map(|&member| single.insert(member)).collect();
            let mut found = Vec::new();
            let flow = together.insert_all(&members, &mut |number, is_new| {
                found.push((number, is_new));
                ControlFlow::Continue(())
            });
            assert!(flow.is_continue() && found == expected);
        }
        let before = together.len();
        let mut visits = 0;
        let _ = together.insert_all(&[1, 2, 3, 4, 5], &mut |_, is_new| {
            visits += 1;
            assert!(is_new);
            if visits == 3 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        assert_eq!((visits, together.len()), (3, before + 3));
    }

    #[test]
    fn numbers_side_by_side_are_found_quickly() {
        let mut set = PackedSet::default();
        for member in 0..100_000 {
            set.insert(member);
        }
        let steps = |member| {
            let (start, _) = set.start(member);
            let slot = (0..set.slots.len()).map(|step| set.slots[(start + step) % set.slots.len()]);
            slot.take_while(|&slot| slot & set.number_mask != member as u32 + 1).count()
        };
        assert!((0..100_000).map(steps).sum::<usize>() < 300_000);
    }
}
