//! The method for many rare heaps: bitsets of heaps by value, many heaps a time.
//!
//! For every value there is a bitset of the heaps that have it. A rare heap at distance `d` with value `r` excludes the
//! value `c` for all heaps `n` for which heap `n − d` has the value `c xor r`: one OR of a shifted bitset for a whole
//! block. Distances of at least [`FAR_BLOCK`] are done for [`FAR_BLOCK`] heaps at once, nearer ones for a half, a
//! quarter and an eighth of them, and what is nearer than [`BLOCK`] is pushed from each heap to the heaps behind it. A
//! bitset is shifted by any number of bits by eight copies, each shifted by one bit more, of which the right one is
//! read from the right byte.
//!
//! Moves to two heaps are then looked for, to see every smaller rare value excluded: for all heaps of a block at once
//! in the same way, with shifts by whole bytes only, and for the few that these leave one by one. Heaps for which no
//! move is found are reported as doubtful, to be settled by all their options.

#![expect(
    clippy::inline_always,
    reason = "what is not inlined is compiled without the instructions of the caller"
)]

use super::moves::OctalMoves;
use super::space::SparseSpace;
use super::vectors::{Bits, PAIRS, Way};
use super::witnesses::{BATCH, aligned_distances};

/// Heaps that are computed at once: the bits of a register.
pub(super) const BLOCK: usize = 512;
/// Heaps for which the farthest distances are done at once.
pub(super) const FAR_BLOCK: usize = 8 * BLOCK;
/// Words of a block.
const WORDS: usize = BLOCK / 64;
/// Words from what is excluded for one value to that for the next. A far block alone would be a power of two, and the
/// rows would share a few sets of the cache.
const ROW: usize = FAR_BLOCK / 64 + WORDS;
/// Up to this distance the shifted copies are used; the few larger distances shift while they read.
const COPIED: usize = 1 << 15;
/// Heaps kept besides those within reach, before old ones are moved out.
const CHUNK: usize = 1 << 16;
/// Witnesses are small heaps below this.
const LARGEST_WITNESS: usize = 1 << 15;
/// So few heaps are rather done one by one.
const FEW: u32 = 4;
/// So many of the most frequent values are tried with witnesses for a whole block.
const ROUNDS: usize = 28;

/// Distances of rare heaps whose values are in one coset of the level's subgroup.
#[derive(Clone, Debug)]
struct Group {
    /// By this the excluded value differs from the least value of a coset.
    value: usize,
    /// Where the shifted copies hold what is at these distances before a block.
    places: Vec<u32>,
    /// Distances beyond the copies, with the member.
    beyond: Vec<(usize, usize)>,
}

/// Distances that are done for so many heaps at once as the least of them.
///
/// Values that differ by a member of a small subgroup are copied side by side: what a rare value excludes with one of them
/// and what a rare value of the same coset excludes with another is the same value, so it is read and written once for all
/// of them.
#[derive(Clone, Debug)]
struct Level {
    members: Vec<usize>,
    groups: Vec<Group>,
    /// The bytes before a block that are copied, a multiple of a register.
    range: usize,
    /// A part for every member.
    copies: Copies,
}

/// Moves to a small heap, by the value of that heap.
#[derive(Clone, Debug, Default)]
struct Witnesses {
    /// Distances in bytes by the value of the small heap, in batches of which the last repeats some.
    aligned: Vec<Vec<[u16; BATCH]>>,
    /// The values of small heaps, the smallest last.
    reversed: Vec<u16>,
    /// The takes that leave two heaps.
    takes: Vec<usize>,
}

/// The tables and the bitsets.
#[derive(Clone, Debug)]
pub(super) struct Blocked {
    /// Values below this fit; a multiple of 64 and a power of two.
    value_count: usize,
    /// What is excluded is known for values up to this; greater candidates are doubtful.
    greatest: usize,
    /// Distances from eight, four, two and one blocks on.
    levels: [Level; 4],
    /// Distances below a block, with the place of their bit in `rows`.
    near: Vec<u32>,
    /// Bits of the common values for even and odd heaps.
    commons: [Vec<u64>; 2],
    witnesses: Witnesses,
    /// The common values that occur, the most frequent first, then those that came later. A rare heap and a heap of
    /// another value exclude nothing that could be a candidate.
    frequent: Vec<usize>,
    /// The least members of their cosets by [`Self::subgroup`].
    cosets: Vec<usize>,
    is_listed: Vec<bool>,
    /// Four values closed under nim-sums, as many as possible of which differ between rare values.
    subgroup: Vec<usize>,
    /// The values of the last heaps, before the place `end` of the next one, a multiple of [`BLOCK`].
    recent: Vec<u16>,
    end: usize,
    /// The bitset of value `v` is at `bits[v * stride..]`, with a bit for every place of `recent`.
    bits: Vec<u8>,
    stride: usize,
    kept: usize,
    /// The next block's number in its far block.
    part: usize,
    /// What rares at least a block away exclude in the current far block, by value.
    excluded: Vec<[u64; ROW]>,
    /// What near rares exclude, heap by heap from `next` on, a bitset of values each.
    rows: Vec<u64>,
    /// How the machine computes a block fastest.
    way: Way,
    /// The heaps of the block for which a value still has to be seen excluded, by value.
    needed: Vec<[u64; WORDS]>,
}

/// The shifted copies of a part of a bitset.
#[derive(Clone, Debug, Default)]
struct Copies {
    shifted: Vec<u8>,
    stride: usize,
}

/// The values of a block.
pub(super) type Block = [u16; BLOCK];

/// A block of values that are right unless the heap is doubtful.
#[derive(Clone, Debug)]
pub(super) struct Candidates {
    pub(super) values: Block,
    /// Places in the block, ascending.
    pub(super) doubtful: Vec<usize>,
}

impl Blocked {
    /// The state after the known values of all heaps, whose number is a multiple of [`FAR_BLOCK`], with tables made from
    /// the first of them, `known`. `None` when the numbers do not fit.
    pub(super) fn new(
        moves: &OctalMoves,
        space: SparseSpace,
        rares: &[(u64, u16)],
        values: &[u16],
        known: &[u16],
    ) -> Option<Self> {
        if !values.len().is_multiple_of(FAR_BLOCK) || known.len() < 2 * FAR_BLOCK || moves.longest >= BLOCK {
            return None;
        }
        if known.len() > values.len() {
            return None;
        }
        let greatest = usize::from(known.iter().copied().max()?);
        // The last value is out of range.
        let value_count = (greatest + 2).next_power_of_two().max(64);
        let mut pairs: Vec<(usize, usize)> = moves.single.iter().map(|&taken| (taken, 0)).collect();
        for &(rare, value) in rares {
            pairs.extend(moves.split.iter().map(|taken| (taken + rare as usize, usize::from(value))));
        }
        pairs.sort_unstable();
        pairs.dedup();
        let near = pairs
            .iter()
            .filter(|pair| pair.0 < BLOCK)
            .map(|(d, value)| (d * value_count + value) as u32)
            .collect();
        let commons = [0, 1].map(|parity| {
            let mut words = vec![0_u64; value_count / 64];
            for value in (0..value_count).filter(|&value| !space.is_rare(parity, value as u16)) {
                words[value / 64] |= 1 << (value % 64);
            }
            words
        });
        let witnesses = Witnesses::new(moves, space, known, value_count);
        let subgroup = subgroup(&pairs, value_count);
        let reach = pairs.last().map_or(0, |pair| pair.0).max(LARGEST_WITNESS + BLOCK).max(COPIED);
        let kept = (reach + 2 * FAR_BLOCK).next_multiple_of(FAR_BLOCK);
        let stride = (kept + CHUNK) / 8 + 64;
        let mut blocked = Self {
            value_count,
            greatest,
            levels: [
                // Copies of several values would not fit in the first-level cache.
                Level::new(&pairs, &[0], 8 * BLOCK, usize::MAX),
                Level::new(&pairs, &subgroup, 4 * BLOCK, 8 * BLOCK),
                Level::new(&pairs, &subgroup, 2 * BLOCK, 4 * BLOCK),
                Level::new(&pairs, &subgroup, BLOCK, 2 * BLOCK),
            ],
            near,
            commons,
            witnesses,
            frequent: Vec::new(),
            cosets: Vec::new(),
            is_listed: vec![false; value_count],
            subgroup,
            recent: vec![0; kept + CHUNK],
            end: kept,
            bits: vec![0; stride * value_count],
            stride,
            kept,
            part: 0,
            excluded: vec![[0; ROW]; value_count],
            rows: vec![0; BLOCK * value_count / 64],
            way: super::vectors::ways()[0],
            needed: vec![[0; WORDS]; value_count],
        };
        let first = values.len().saturating_sub(kept).max(1);
        for (heap, &value) in values.iter().enumerate().skip(first) {
            blocked.set(heap + kept - values.len(), value);
        }
        blocked.list_frequent();
        // What the last heaps push on those to come.
        for (heap, &value) in values[values.len() - BLOCK..].iter().enumerate() {
            blocked.push_near(heap, usize::from(value));
        }
        Some(blocked)
    }

    /// Bytes of the tables.
    pub(super) fn bytes(&self) -> usize {
        let copies: usize = self.levels.iter().map(|level| level.copies.shifted.capacity()).sum();
        let of_value = size_of::<[u64; ROW]>() + size_of::<[u64; WORDS]>();
        self.bits.capacity()
            + size_of::<u16>() * self.recent.capacity()
            + of_value * self.value_count
            + size_of::<u64>() * self.rows.capacity()
            + copies
    }

    /// Lists the common values by what there is of them among the heaps kept. Places before heap 0 count as zeros, which
    /// can only change the order.
    fn list_frequent(&mut self) {
        let mut count = vec![0_u32; self.value_count];
        for &value in &self.recent[..self.end] {
            count[usize::from(value)] += 1;
        }
        for (value, count) in count.iter_mut().enumerate() {
            let is_common = self.parities_where_common(value) != 0;
            if !is_common {
                *count = 0;
            }
        }
        let mut frequent: Vec<usize> = (0..self.value_count).filter(|&value| count[value] > 0).collect();
        frequent.sort_by_key(|&value| std::cmp::Reverse(count[value]));
        self.is_listed.fill(false);
        self.frequent.clear();
        self.cosets.clear();
        for value in frequent {
            self.list(value);
        }
    }

    fn list(&mut self, value: usize) {
        let coset = self.subgroup.iter().map(|member| value ^ member);
        if !coset.clone().any(|value| self.is_listed[value]) {
            self.cosets.push(coset.min().unwrap_or(value));
        }
        self.is_listed[value] = true;
        self.frequent.push(value);
    }

    fn set(&mut self, place: usize, value: u16) {
        self.recent[place] = value;
        self.bits[usize::from(value) * self.stride + place / 8] |= 1 << (place % 8);
    }

    /// Marks what a heap excludes by near rares for those after it, in place of what was excluded for it.
    #[inline(always)]
    fn push_near(&mut self, heap: usize, value: usize) {
        let words = self.value_count / 64;
        let row = heap * words;
        self.rows[row..row + words].fill(0);
        let mask = self.rows.len() - 1;
        for &place in &self.near {
            let bit = place as usize ^ value;
            self.rows[(row + bit / 64) & mask] |= 1 << (bit % 64);
        }
    }

    fn make_room(&mut self) {
        if self.end + FAR_BLOCK <= self.recent.len() {
            return;
        }
        let kept = self.end - self.kept..self.end;
        self.recent.copy_within(kept.clone(), 0);
        for bits in self.bits.chunks_exact_mut(self.stride) {
            bits.copy_within(kept.start / 8..kept.end / 8, 0);
            bits[self.kept / 8..].fill(0);
        }
        self.end = self.kept;
        self.list_frequent();
    }

    /// The values of the next block, of which nobody has looked whether they are right; with the widest registers of the
    /// machine.
    pub(super) fn make_block(&mut self) -> Block {
        (self.way.make_block)(self)
    }

    /// Looks whether the values of a block are right, the last that was made or that was learnt.
    pub(super) fn check(&mut self, values: &Block) -> Candidates {
        (self.way.check)(self, values)
    }

    /// The values of the next block, from elsewhere.
    pub(super) fn learn(&mut self, values: &Block) {
        if self.part == 0 {
            self.make_room();
        }
        self.append(values);
    }

    /// [`Self::make_block`] with registers of type `B`.
    #[inline(always)]
    pub(super) fn make_block_with<B: Bits>(&mut self) -> Block {
        let part = self.part;
        if part == 0 {
            self.make_room();
            self.excluded.fill([0; ROW]);
            if B::ARE_MANY {
                self.exclude::<B, 8>(0, part, 1);
            } else {
                self.exclude::<B, 4>(0, part, 2);
            }
        }
        if part.is_multiple_of(4) {
            self.exclude::<B, 4>(1, part, 1);
        }
        if part.is_multiple_of(2) {
            self.exclude::<B, 2>(2, part, 1);
        }
        self.exclude::<B, 1>(3, part, 1);
        let values = self.choose(part);
        self.append(&values);
        values
    }

    /// Marks what the distances of a level exclude for `times` times `N` blocks, the first of which is `part` of the far
    /// block.
    #[inline(always)]
    fn exclude<B: Bits, const N: usize>(&mut self, level: usize, part: usize, times: usize) {
        let end = self.end;
        let Level { members, groups, range, copies } = &mut self.levels[level];
        if groups.is_empty() {
            return;
        }
        let values = if members.len() == 1 { &self.frequent } else { &self.cosets };
        for &value in values {
            for (place, member) in members.iter().enumerate() {
                let bits = &self.bits[(value ^ member) * self.stride..][..self.stride];
                copies.make::<B>(place, &bits[end / 8 - *range..], *range);
            }
            for first in (part..).step_by(N).take(times) {
                let behind = (first - part) * (BLOCK / 8);
                for group in &*groups {
                    let target = value ^ group.value;
                    if target > self.greatest {
                        continue;
                    }
                    let words = &mut self.excluded[target][first * WORDS..][..N * WORDS];
                    let mut total = load_words::<B, N>(words);
                    for &place in &group.places {
                        copies.or_into(&mut total, place as usize + behind);
                    }
                    for &(member, distance) in &group.beyond {
                        let bits = &self.bits[(value ^ member) * self.stride..][..self.stride];
                        or_shifted(&mut total, bits, end + 8 * behind - distance);
                    }
                    for at in 0..N {
                        total[at].store(&mut words[at * WORDS..]);
                    }
                }
            }
        }
    }

    /// The least common value that is not excluded, heap by heap.
    #[inline(always)]
    fn choose(&mut self, part: usize) -> Block {
        let words = self.value_count / 64;
        let known = self.greatest / 64 + 1;
        let mut values = [0_u16; BLOCK];
        let mut by_heap = vec![[0_u64; 64]; words];
        for group in 0..WORDS {
            for (word, square) in by_heap[..known].iter_mut().enumerate() {
                for (bit, row) in square.iter_mut().enumerate() {
                    *row = self.excluded[word * 64 + bit][part * WORDS + group];
                }
                transpose(square);
            }
            for lane in 0..64 {
                let heap = group * 64 + lane;
                let value = self.least_free(heap, &by_heap, lane);
                values[heap] = value as u16;
                self.push_near(heap, value);
            }
        }
        values
    }

    /// The least common value that neither near nor far rares exclude; the last of all, which is out of range, when
    /// there is none.
    #[inline(always)]
    fn least_free(&self, heap: usize, by_heap: &[[u64; 64]], lane: usize) -> usize {
        let near = &self.rows[heap * by_heap.len()..];
        for (word, far) in by_heap.iter().enumerate() {
            let free = self.commons[heap % 2][word] & !(near[word] | far[lane]);
            if free != 0 {
                return word * 64 + free.trailing_zeros() as usize;
            }
        }
        self.value_count - 1
    }

    fn append(&mut self, values: &Block) {
        for (heap, &value) in (self.end..).zip(values) {
            self.set(heap, value);
        }
        for value in values.iter().map(|&value| usize::from(value)) {
            if !self.is_listed[value] {
                self.list(value);
            }
        }
        self.end += BLOCK;
        self.part = (self.part + 1) % (FAR_BLOCK / BLOCK);
    }

    /// [`Self::check`] with registers of type `B`: doubtful are heaps with a smaller rare value for which no move was found,
    /// or with a value that is out of range.
    #[inline(always)]
    pub(super) fn check_with<B: Bits>(&mut self, values: &Block) -> Candidates {
        let start = self.end - BLOCK;
        let greatest = usize::from(values.iter().copied().max().unwrap_or(0)).min(self.value_count - 1);
        self.list_needed::<B>(greatest, start);
        self.find_witnesses::<B>(greatest, start);
        let mut is_doubtful = values.map(|value| usize::from(value) > self.greatest);
        for value in 0..=greatest {
            for place in 0..WORDS {
                let mut word = self.needed[value][place];
                while word != 0 {
                    let heap = place * 64 + word.trailing_zeros() as usize;
                    word &= word - 1;
                    is_doubtful[heap] |=
                        !self.witnesses.have::<B>(&self.recent[..start + heap], value as u16);
                }
            }
        }
        Candidates { values: *values, doubtful: (0..BLOCK).filter(|&heap| is_doubtful[heap]).collect() }
    }

    /// Notes for every value the heaps with a greater value for which it is rare.
    #[inline(always)]
    fn list_needed<B: Bits>(&mut self, greatest: usize, start: usize) {
        let mut above = B::zero();
        for value in (0..=greatest).rev() {
            above.and_not_mask(self.parities_where_common(value)).store(&mut self.needed[value]);
            above = above.or(B::load(&self.bits[value * self.stride + start / 8..]));
        }
    }

    /// Takes off what is excluded by moves to a listed small heap and a heap of one of the most frequent values, up to the few
    /// heaps that are rather done one by one. What is within the reach of one value stays in the first-level cache while all
    /// others are gone through.
    #[inline(always)]
    fn find_witnesses<B: Bits>(&mut self, greatest: usize, start: usize) {
        let mut open: Vec<usize> = (0..=greatest).collect();
        for &large in self.frequent.iter().take(ROUNDS) {
            let bits = &self.bits[large * self.stride..][..start / 8 + BLOCK / 8];
            let mut still_open = 0;
            for at in 0..open.len() {
                let value = open[at];
                let mut needed = B::load_words(&self.needed[value]);
                if needed.count() <= FEW {
                    continue;
                }
                for batch in &self.witnesses.aligned[value ^ large] {
                    for &bytes in batch {
                        needed = needed.and_not(B::load(&bits[start / 8 - usize::from(bytes)..]));
                    }
                }
                needed.store(&mut self.needed[value]);
                open[still_open] = value;
                still_open += 1;
            }
            open.truncate(still_open);
        }
    }

    /// The bits of the heaps, even and odd, for which a value is common.
    fn parities_where_common(&self, value: usize) -> u64 {
        let bit = |parity: usize| self.commons[parity][value / 64] >> (value % 64) & 1;
        bit(0) * 0x5555_5555_5555_5555 + bit(1) * 0xAAAA_AAAA_AAAA_AAAA
    }
}

impl Witnesses {
    /// The small heaps are less than half of every heap to come, so that the other heap of a move is larger.
    fn new(moves: &OctalMoves, space: SparseSpace, values: &[u16], value_count: usize) -> Self {
        let end = LARGEST_WITNESS.min((values.len() - moves.longest) / 2);
        let in_batches = |list: &Vec<u16>| list.chunks(BATCH).map(batch).collect();
        let aligned =
            aligned_distances(moves, space, &values[..end], value_count).iter().map(in_batches).collect();
        let reversed = values[1..end].iter().rev().copied().collect();
        Self { aligned, reversed, takes: moves.split.clone() }
    }

    /// Whether there is a move of a value from the next heap after some values to a listed small heap and another.
    #[inline(always)]
    fn have<B: Bits>(&self, before: &[u16], value: u16) -> bool {
        for &taken in &self.takes {
            let (_, smaller) = self.reversed.as_rchunks::<PAIRS>();
            let (_, larger) = before[..before.len() - taken].as_rchunks::<PAIRS>();
            let count = smaller.len().min(larger.len());
            let (smaller, larger) = (&smaller[smaller.len() - count..], &larger[larger.len() - count..]);
            for at in (0..count).rev() {
                if B::have_sum(&smaller[at], &larger[at], value) {
                    return true;
                }
            }
        }
        false
    }
}

/// Distances filled up by repeating the last.
fn batch(distances: &[u16]) -> [u16; BATCH] {
    std::array::from_fn(|at| distances[at.min(distances.len() - 1)])
}

impl Level {
    /// The pairs (distance, value) with distances from `low` on and below `high`.
    fn new(pairs: &[(usize, usize)], members: &[usize], low: usize, high: usize) -> Self {
        let pairs: Vec<_> = pairs.iter().filter(|pair| (low..high).contains(&pair.0)).collect();
        let copied =
            pairs.iter().map(|pair| pair.0).filter(|&distance| distance <= COPIED).max().unwrap_or(0);
        let range = copied.next_multiple_of(BLOCK) / 8;
        let copies = Copies::of(range, members.len());
        let mut groups: Vec<Group> = Vec::new();
        let moves =
            pairs.iter().flat_map(|pair| members.iter().enumerate().map(move |member| (pair, member)));
        for (&&(distance, of_rare), (place, &member)) in moves {
            let value = of_rare ^ member;
            let known = groups.iter().position(|group| group.value == value);
            let at = known.unwrap_or_else(|| {
                groups.push(Group { value, places: Vec::new(), beyond: Vec::new() });
                groups.len() - 1
            });
            match (8 * range).checked_sub(distance) {
                Some(start) => groups[at].places.push(copies.place(place, start) as u32),
                None => groups[at].beyond.push((member, distance)),
            }
        }
        Self { members: members.to_vec(), groups, range, copies }
    }
}

impl Copies {
    /// Room for the copies of so many bytes, a multiple of a register, of some values.
    fn of(bytes: usize, values: usize) -> Self {
        let stride = bytes + BLOCK / 8;
        Self { shifted: vec![0; 8 * values * stride], stride }
    }

    /// The place of the bits of a value from `at` on: a byte of the right copy.
    fn place(&self, value: usize, at: usize) -> usize {
        (8 * value + at % 8) * self.stride + at / 8
    }

    /// Makes the copies of so many bytes, of which eight more are read.
    #[inline(always)]
    fn make<B: Bits>(&mut self, value: usize, bytes: &[u8], range: usize) {
        for shift in 0..8 {
            let copy = &mut self.shifted[(8 * value + shift) * self.stride..][..range];
            let mut at = 0;
            while at < range {
                B::load_shifted(&bytes[at..], shift as u32).store_bytes(&mut copy[at..]);
                at += BLOCK / 8;
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

#[inline(always)]
fn load_words<B: Bits, const N: usize>(words: &[u64]) -> [B; N] {
    let mut registers = [B::zero(); N];
    for at in 0..N {
        registers[at] = B::load_words(&words[at * WORDS..]);
    }
    registers
}

/// Zero, two values and their nim-sum, chosen so that many rare values come with those that differ by one of them.
fn subgroup(pairs: &[(usize, usize)], value_count: usize) -> Vec<usize> {
    let mut is_rare_value = vec![false; value_count];
    for &(_, value) in pairs {
        is_rare_value[value] = true;
    }
    let mut members = vec![0];
    while members.len() < 4 {
        let cosets = |step: usize| {
            let closed: Vec<usize> = members.iter().flat_map(|&member| [member, member ^ step]).collect();
            let is_least = |value: usize| closed.iter().all(|&member| value <= value ^ member);
            let has_rare = |value: usize| closed.iter().any(|&member| is_rare_value[value ^ member]);
            (0..value_count).filter(|&value| is_least(value) && has_rare(value)).count()
        };
        let steps = (1..value_count).filter(|step| !members.contains(step));
        let step = steps.min_by_key(|&step| cosets(step)).unwrap_or(1);
        members.extend(members.clone().iter().map(|member| member ^ step));
    }
    members
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

#[cfg(test)]
mod tests {
    use super::super::ahead::Blocks;
    use super::super::moves::OctalMoves;
    use super::super::plain;
    use super::super::space::SparseSpace;
    use super::super::vectors::{Way, ways};
    use super::*;
    use std::num::NonZeroUsize;

    const LENGTH: usize = 8 * FAR_BLOCK;

    /// The blocks up to `LENGTH` by one way and so many threads, from a start on and once more wherever a rare heap comes up.
    /// How many heaps were certain, all of which are compared with the plain values.
    fn certain_heaps(
        moves: &OctalMoves,
        space: SparseSpace,
        values: &[u16],
        (way, threads): (Way, usize),
    ) -> usize {
        let threads = NonZeroUsize::new(threads).expect("at least one");
        let mut certain = 0;
        for start in (2..LENGTH / FAR_BLOCK).map(|blocks| blocks * FAR_BLOCK) {
            let known = &values[..start];
            let rares: Vec<(u64, u16)> = (0..)
                .zip(known.iter().copied())
                .skip(1)
                .filter(|&(heap, value)| space.is_rare(heap, value))
                .collect();
            let mut blocked =
                Blocked::new(moves, space, &rares, known, known).expect("a multiple of a far block");
            blocked.way = way;
            let mut blocks = Blocks::after(blocked);
            for values in values[start..].chunks(BLOCK) {
                let candidates = blocks.next_block(threads);
                let wrong = (0..BLOCK).find(|&heap| candidates.values[heap] != values[heap]).unwrap_or(BLOCK);
                let doubtful = candidates.doubtful.iter().filter(|&&heap| heap <= wrong);
                assert!(
                    wrong == BLOCK || candidates.doubtful.contains(&wrong),
                    "heap {wrong} behind {start}"
                );
                certain += wrong - doubtful.filter(|&&heap| heap < wrong).count();
                if wrong < BLOCK {
                    break;
                }
            }
        }
        certain
    }

    #[test]
    fn every_way_agrees_with_the_definition() {
        for code in ["0.6", "0.127", "0.205", "0.376", "0.354", "4.064", "4!.0"] {
            let moves = OctalMoves::of(&code.parse().expect("a code")).expect("an octal code");
            let values = plain::values(&moves, LENGTH);
            let (space, _) = SparseSpace::find(&values, &moves).expect("a sparse space");
            assert_eq!(space.with_heap_parity, ["0.127", "0.205"].contains(&code), "{code}");
            let ways = ways().into_iter().flat_map(|way| [(way, 1), (way, 2)]);
            let certain: Vec<usize> = ways.map(|way| certain_heaps(&moves, space, &values, way)).collect();
            assert!(certain.iter().all(|&count| count == certain[0]), "{code}: {certain:?}");
            assert!(certain[0] > BLOCK, "{code}: only {} heaps are certain", certain[0]);
        }
    }
}
