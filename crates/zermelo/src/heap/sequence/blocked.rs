//! The method for many rare heaps: bitsets of heaps by value, many heaps a time.
//!
//! For every value there is a bitset of the heaps that have it. A rare heap at distance `d` with value `r` excludes the
//! value `c` for all heaps `n` for which heap `n − d` has the value `c xor r`: one OR of a shifted bitset for a whole
//! block. Distances of at least [`FAR_BLOCK`] are done for [`FAR_BLOCK`] heaps at once, those of at least [`BLOCK`]
//! for [`BLOCK`] heaps, and what is nearer is pushed from each heap to the heaps behind it. A bitset is shifted by any
//! number of bits by eight copies, each shifted by one bit more, of which the right one is read from the right byte.
//!
//! Moves to two common heaps are then looked for in the same way, to see every smaller rare value excluded. Heaps for
//! which the lists do not do it are reported as doubtful, to be settled by all their options.

use super::moves::OctalMoves;
use super::space::SparseSpace;
use super::vectors::{Bits, Portable};

/// Heaps that are computed at once.
pub(super) const BLOCK: usize = 512;
/// Heaps for which far distances are done at once.
pub(super) const FAR_BLOCK: usize = 4096;
/// Up to this distance the shifted copies are used; the few larger distances shift while they read.
const COPIED: usize = 1 << 15;
/// Heaps kept besides those within reach, before old ones are moved out.
const CHUNK: usize = 1 << 16;
/// Witnesses are small heaps below this.
const LARGEST_WITNESS: usize = 1 << 15;
/// So many of the most frequent values are tried with aligned witnesses before the others are.
const ALIGNED_ROUNDS: usize = 16;
/// Registers of a block and of a far block.
const FAR_REGISTERS: usize = FAR_BLOCK / BLOCK;

/// Distances that share the value by which the excluded value differs.
#[derive(Clone, Debug)]
struct Group {
    value: usize,
    /// Where the shifted copies hold what is at these distances before a block.
    places: Vec<usize>,
    /// Distances beyond the copies.
    beyond: Vec<usize>,
}

/// What is excluded from distances of at least `block`, for so many heaps at once.
#[derive(Clone, Debug)]
struct Level {
    groups: Vec<Group>,
    /// The bytes before a block that are copied.
    range: usize,
    copies: Copies,
}

/// The tables and the bitsets.
#[derive(Clone, Debug)]
pub(super) struct Blocked {
    space: SparseSpace,
    /// Values below this fit; a multiple of 64 and a power of two.
    value_count: usize,
    /// What is excluded is known for values up to this; greater candidates are doubtful.
    greatest: usize,
    /// Distances of at least [`FAR_BLOCK`], at least [`BLOCK`], and less; the last with the place of their bit.
    far: Level,
    middle: Level,
    near: Vec<usize>,
    /// Bits of the common values for even and odd heaps.
    commons: [Vec<u64>; 2],
    /// By value: distances of moves to a small common heap of that value. First those that are multiples of eight, for
    /// which no bits need be shifted; the others for what these leave.
    witnesses: [Vec<Vec<usize>>; 2],
    /// The common values that occur, the most frequent first, then those that came later. A rare heap and a heap of
    /// another value exclude nothing that could be a candidate.
    frequent: Vec<usize>,
    is_listed: Vec<bool>,
    /// The bitset of value `v` is at `bits[v * stride..]`; its bit 0 belongs to heap `origin`.
    bits: Vec<u8>,
    stride: usize,
    origin: i64,
    kept: usize,
    /// The next heap, a multiple of [`BLOCK`].
    next: u64,
    /// What far rares exclude in the current far block, by value.
    far_excluded: Vec<[u64; FAR_BLOCK / 64]>,
    /// What near rares exclude, heap by heap from `next` on, a bitset of values each.
    rows: Vec<u64>,
}

/// The shifted copies of a part of a bitset.
#[derive(Clone, Debug, Default)]
struct Copies {
    shifted: Vec<u8>,
    stride: usize,
}

/// A block of values that are right unless the heap is doubtful.
pub(super) struct Candidates {
    pub(super) values: [u16; BLOCK],
    /// Places in the block, ascending.
    pub(super) doubtful: Vec<usize>,
}

impl Blocked {
    /// The tables behind the known values of all heaps, whose number is a multiple of [`FAR_BLOCK`]. `None` when it is
    /// not.
    pub(super) fn new(
        moves: &OctalMoves,
        space: SparseSpace,
        rares: &[(u64, u16)],
        values: &[u16],
        greatest: u16,
    ) -> Option<Self> {
        if !values.len().is_multiple_of(FAR_BLOCK) || values.len() < 2 * FAR_BLOCK || moves.longest >= BLOCK {
            return None;
        }
        let greatest = usize::from(greatest);
        let value_count = (greatest + 1).next_power_of_two().max(64);
        let mut pairs: Vec<(usize, usize)> = moves.single.iter().map(|&taken| (taken, 0)).collect();
        for &(rare, value) in rares {
            pairs.extend(moves.split.iter().map(|taken| (taken + rare as usize, usize::from(value))));
        }
        pairs.sort_unstable();
        pairs.dedup();
        let near =
            pairs.iter().filter(|pair| pair.0 < BLOCK).map(|(d, value)| d * value_count + value).collect();
        let commons = [0, 1].map(|parity| {
            let mut words = vec![0_u64; value_count / 64];
            for value in (0..value_count).filter(|&value| !space.is_rare(parity, value as u16)) {
                words[value / 64] |= 1 << (value % 64);
            }
            words
        });
        let reach = pairs.last().map_or(0, |pair| pair.0).max(LARGEST_WITNESS + BLOCK).max(COPIED);
        let kept = (reach + 2 * FAR_BLOCK).next_multiple_of(FAR_BLOCK);
        let stride = (kept + CHUNK) / 8 + 64;
        let mut blocked = Self {
            space,
            value_count,
            greatest,
            far: Level::new(&pairs, FAR_BLOCK, usize::MAX),
            middle: Level::new(&pairs, BLOCK, FAR_BLOCK),
            near,
            commons,
            witnesses: [Vec::new(), Vec::new()],
            frequent: Vec::new(),
            is_listed: vec![false; value_count],
            bits: vec![0; stride * value_count],
            stride,
            origin: values.len() as i64 - kept as i64,
            kept,
            next: values.len() as u64,
            far_excluded: vec![[0; FAR_BLOCK / 64]; value_count],
            rows: vec![0; 2 * BLOCK * value_count / 64],
        };
        blocked.list_witnesses(moves, values);
        let first = values.len().saturating_sub(kept).max(1);
        for (heap, &value) in values.iter().enumerate().skip(first) {
            blocked.set(heap as u64, usize::from(value));
        }
        // What the last heaps push on those to come.
        for (heap, &value) in values.iter().enumerate().skip(values.len() - BLOCK) {
            let heap = (heap + BLOCK - values.len()) as i64 - BLOCK as i64;
            blocked.push_near(heap, usize::from(value));
        }
        Some(blocked)
    }

    fn list_witnesses(&mut self, moves: &OctalMoves, values: &[u16]) {
        self.witnesses = [vec![Vec::new(); self.value_count], vec![Vec::new(); self.value_count]];
        for small in 1..LARGEST_WITNESS.min(values.len() / 2) {
            let value = values[small];
            for distance in moves.split.iter().map(|taken| taken + small) {
                if !self.space.is_rare(small as u64, value) {
                    self.witnesses[usize::from(distance % 8 != 0)][usize::from(value)].push(distance);
                }
            }
        }
        let mut count = vec![0_usize; self.value_count];
        let first = values.len().saturating_sub(self.kept).max(1);
        for (heap, &value) in values.iter().enumerate().skip(first) {
            if !self.space.is_rare(heap as u64, value) {
                count[usize::from(value)] += 1;
            }
        }
        self.frequent = (0..self.value_count).filter(|&value| count[value] > 0).collect();
        self.frequent.sort_by_key(|&value| std::cmp::Reverse(count[value]));
        for &value in &self.frequent {
            self.is_listed[value] = true;
        }
    }

    fn set(&mut self, heap: u64, value: usize) {
        let at = (heap as i64 - self.origin) as usize;
        self.bits[value * self.stride + at / 8] |= 1 << (at % 8);
    }

    /// Marks what a heap, counted from the next block's first, excludes by near rares for the heaps of the block.
    fn push_near(&mut self, heap: i64, value: usize) {
        let row = heap * self.value_count as i64;
        for &place in &self.near {
            let bit = row + (place ^ value) as i64;
            if bit >= 0 {
                self.rows[bit as usize / 64] |= 1 << (bit % 64);
            }
        }
    }

    fn make_room(&mut self) {
        let end = (self.next as i64 - self.origin) as usize;
        if end + FAR_BLOCK <= (self.stride - 64) * 8 {
            return;
        }
        let start = (end - self.kept) / 8;
        for bits in self.bits.chunks_exact_mut(self.stride) {
            bits.copy_within(start..end / 8, 0);
            bits[(end / 8 - start)..].fill(0);
        }
        self.origin += start as i64 * 8;
    }

    /// The next block, with the vectors of the machine.
    pub(super) fn next_block(&mut self) -> Candidates {
        super::vectors::next_block(self)
    }

    /// The next block with registers of type `B`.
    #[inline(always)]
    pub(super) fn next_block_with<B: Bits>(&mut self) -> Candidates {
        if self.next.is_multiple_of(FAR_BLOCK as u64) {
            self.make_room();
            self.exclude_far::<B>();
        }
        let part = (self.next as usize / BLOCK) % FAR_REGISTERS;
        let mut excluded: Vec<[u64; BLOCK / 64]> = Vec::with_capacity(self.value_count);
        for far in &self.far_excluded {
            excluded.push(far[part * (BLOCK / 64)..][..BLOCK / 64].try_into().expect("a block"));
        }
        self.exclude_middle::<B>(&mut excluded);
        let values = self.choose(&excluded);
        self.append(&values);
        let doubtful = self.doubtful::<B>(&values);
        self.next += BLOCK as u64;
        Candidates { values, doubtful }
    }

    #[inline(always)]
    fn exclude_far<B: Bits>(&mut self) {
        self.far_excluded.fill([0; FAR_BLOCK / 64]);
        let end = (self.next as i64 - self.origin) as usize;
        let Level { groups, range, copies } = &mut self.far;
        for &value in &self.frequent {
            let bits = &self.bits[value * self.stride..][..self.stride];
            copies.make(&bits[end / 8 - *range..end / 8]);
            for group in groups.iter().filter(|group| value ^ group.value <= self.greatest) {
                let mut total = [B::zero(); FAR_REGISTERS];
                for &place in &group.places {
                    copies.or_into(&mut total, place);
                }
                for &distance in &group.beyond {
                    or_shifted(&mut total, bits, end - distance);
                }
                let excluded = &mut self.far_excluded[value ^ group.value];
                for (at, words) in excluded.chunks_exact_mut(BLOCK / 64).enumerate() {
                    total[at].or(B::load_words(words)).store(words);
                }
            }
        }
    }

    #[inline(always)]
    fn exclude_middle<B: Bits>(&mut self, excluded: &mut [[u64; BLOCK / 64]]) {
        let end = (self.next as i64 - self.origin) as usize;
        let Level { groups, range, copies } = &mut self.middle;
        for &value in &self.frequent {
            let bits = &self.bits[value * self.stride..][..self.stride];
            copies.make(&bits[end / 8 - *range..end / 8]);
            for group in groups.iter().filter(|group| value ^ group.value <= self.greatest) {
                let words = &mut excluded[value ^ group.value];
                let mut total = [B::load_words(words)];
                if total[0].is_full() {
                    continue;
                }
                for &place in &group.places {
                    copies.or_into(&mut total, place);
                }
                total[0].store(words);
            }
        }
    }

    /// The least common value that is not excluded, heap by heap.
    #[inline(always)]
    fn choose(&mut self, excluded: &[[u64; BLOCK / 64]]) -> [u16; BLOCK] {
        let words = self.value_count / 64;
        let mut values = [0_u16; BLOCK];
        let mut by_heap = vec![[0_u64; 64]; words];
        for group in 0..BLOCK / 64 {
            for (word, square) in by_heap.iter_mut().enumerate() {
                for (bit, row) in square.iter_mut().enumerate() {
                    *row = excluded[word * 64 + bit][group];
                }
                transpose(square);
            }
            for lane in 0..64 {
                let heap = group * 64 + lane;
                let row = &self.rows[heap * words..(heap + 1) * words];
                let commons = &self.commons[heap % 2];
                let mut value = self.value_count - 1;
                for word in 0..words {
                    let free = commons[word] & !(row[word] | by_heap[word][lane]);
                    if free != 0 {
                        value = word * 64 + free.trailing_zeros() as usize;
                        break;
                    }
                }
                values[heap] = value as u16;
                let row = heap * self.value_count;
                for &place in &self.near {
                    let bit = row + (place ^ value);
                    self.rows[bit / 64] |= 1 << (bit % 64);
                }
            }
        }
        let (done, coming) = self.rows.split_at_mut(BLOCK * words);
        done.copy_from_slice(coming);
        coming.fill(0);
        values
    }

    fn append(&mut self, values: &[u16; BLOCK]) {
        for (heap, &value) in (self.next..).zip(values) {
            self.set(heap, usize::from(value));
        }
        for value in values.iter().map(|&value| usize::from(value)) {
            if !self.is_listed[value] {
                self.is_listed[value] = true;
                self.frequent.push(value);
            }
        }
    }

    /// Heaps with a smaller rare value for which no listed move was found, or with a value that is out of range.
    #[inline(always)]
    fn doubtful<B: Bits>(&self, values: &[u16; BLOCK]) -> Vec<usize> {
        let start = (self.next as i64 - self.origin) as usize;
        let greatest = usize::from(values.iter().copied().max().unwrap_or(0));
        let mut doubt = B::zero();
        // Heaps whose value is above the one in turn.
        let mut above = B::zero();
        for value in (0..=greatest.min(self.value_count - 1)).rev() {
            let needed = above.and_not_mask(self.parities_where_common(value));
            doubt = doubt.or(self.without_witness(needed, value, start));
            above = above.or(B::load(&self.bits[value * self.stride + start / 8..]));
        }
        let mut words = [0_u64; BLOCK / 64];
        doubt.store(&mut words);
        let out_of_range = |&value: &u16| usize::from(value) > self.greatest;
        let is_doubtful =
            |heap: &usize| words[heap / 64] >> (heap % 64) & 1 == 1 || out_of_range(&values[*heap]);
        (0..BLOCK).filter(is_doubtful).collect()
    }

    /// The bits of the heaps, even and odd, for which a value is common.
    fn parities_where_common(&self, value: usize) -> u64 {
        let bit = |parity: usize| self.commons[parity][value / 64] >> (value % 64) & 1;
        bit(0) * 0x5555_5555_5555_5555 + bit(1) * 0xAAAA_AAAA_AAAA_AAAA
    }

    /// The heaps among those `needed` for which no listed move to two common heaps has this value.
    #[inline(always)]
    fn without_witness<B: Bits>(&self, needed: B, value: usize, start: usize) -> B {
        let mut needed = needed;
        if needed.is_zero() {
            return needed;
        }
        let [aligned, others] = &self.witnesses;
        for &large in &self.frequent[..ALIGNED_ROUNDS.min(self.frequent.len())] {
            let bits = &self.bits[large * self.stride..][..self.stride];
            for &distance in &aligned[value ^ large] {
                needed = needed.and_not(B::load(&bits[(start - distance) / 8..]));
            }
            if needed.is_zero() {
                return needed;
            }
        }
        for &large in &self.frequent {
            let bits = &self.bits[large * self.stride..][..self.stride];
            for &distance in &others[value ^ large] {
                let at = start - distance;
                needed = needed.and_not(B::load_shifted(&bits[at / 8..], (at % 8) as u32));
            }
            if needed.is_zero() {
                return needed;
            }
        }
        needed
    }
}

impl Level {
    /// The pairs (distance, value) with distances from `low` on and below `high`.
    fn new(pairs: &[(usize, usize)], low: usize, high: usize) -> Self {
        let pairs: Vec<_> = pairs.iter().filter(|pair| (low..high).contains(&pair.0)).collect();
        let copied =
            pairs.iter().map(|pair| pair.0).filter(|&distance| distance <= COPIED).max().unwrap_or(0);
        let range = copied.next_multiple_of(64) / 8;
        let copies = Copies::of(range);
        let mut groups: Vec<Group> = Vec::new();
        for &&(distance, value) in &pairs {
            let known = groups.iter().position(|group| group.value == value);
            let at = known.unwrap_or_else(|| {
                groups.push(Group { value, places: Vec::new(), beyond: Vec::new() });
                groups.len() - 1
            });
            match (8 * range).checked_sub(distance) {
                Some(start) => groups[at].places.push(copies.place(start)),
                None => groups[at].beyond.push(distance),
            }
        }
        Self { groups, range, copies }
    }
}

impl Copies {
    /// Room for the copies of so many bytes, a multiple of eight.
    fn of(bytes: usize) -> Self {
        let stride = bytes + 8;
        Self { shifted: vec![0; 8 * stride], stride }
    }

    /// The place of the bits from `at` on: a byte of the right copy.
    fn place(&self, at: usize) -> usize {
        at % 8 * self.stride + at / 8
    }

    /// Makes the copies of some bytes. Bits behind the end are zero.
    #[inline(always)]
    fn make(&mut self, bytes: &[u8]) {
        self.shifted[..bytes.len()].copy_from_slice(bytes);
        let (first, others) = self.shifted.split_at_mut(self.stride);
        for (copy, shift) in others.chunks_exact_mut(self.stride).zip(1..8_u32) {
            let whole = bytes.len() / 8 * 8;
            let words = copy[..whole].chunks_exact_mut(8).enumerate();
            for (at, word) in words {
                let low = u64::from_le_bytes(first[8 * at..8 * at + 8].try_into().expect("8 bytes"));
                let high = u64::from_le_bytes(first[8 * at + 8..8 * at + 16].try_into().expect("8 bytes"));
                word.copy_from_slice(&(low >> shift | high << (64 - shift)).to_le_bytes());
            }
        }
    }

    /// ORs the bits from a place on into some registers.
    #[inline(always)]
    fn or_into<B: Bits, const N: usize>(&self, total: &mut [B; N], place: usize) {
        let from = &self.shifted[place..place + N * (BLOCK / 8)];
        let (bytes, _) = from.as_chunks::<{ BLOCK / 8 }>();
        for place in 0..N {
            total[place] = total[place].or(B::load(&bytes[place]));
        }
    }
}

/// ORs the bits of a bitset from `at` on into some registers.
#[inline(always)]
fn or_shifted<B: Bits, const N: usize>(total: &mut [B; N], bits: &[u8], at: usize) {
    let from = &bits[at / 8..];
    for (place, register) in total.iter_mut().enumerate() {
        *register = register.or(B::load_shifted(&from[place * (BLOCK / 8)..], (at % 8) as u32));
    }
}

/// Transposes a square of bits: bit `j` of word `i` becomes bit `i` of word `j`.
#[inline(always)]
fn transpose(square: &mut [u64; 64]) {
    let mut width = 32;
    let mut mask = 0x0000_0000_FFFF_FFFF_u64;
    while width > 0 {
        for block in (0..64).step_by(2 * width) {
            for at in block..block + width {
                let swap = (square[at] >> width ^ square[at + width]) & mask;
                square[at] ^= swap << width;
                square[at + width] ^= swap;
            }
        }
        width /= 2;
        mask ^= mask << width;
    }
}

/// The next block on any machine.
pub(super) fn next_block_portably(blocked: &mut Blocked) -> Candidates {
    blocked.next_block_with::<Portable>()
}
