//! Witnesses: moves to a small heap and another one that show a rare value excluded, for many heaps at once.
//!
//! For every value there is a bitset of the heaps that have it. A small heap of value `s` and the bitset of the value `l`
//! show `s xor l` excluded for all heaps at the right distance from one of value `l`; distances that are multiples of
//! eight need no bits shifted. The moves of a value are listed with the most frequent `l` first, since they settle the most
//! heaps; the few heaps that are left at the end are settled one by one.

#![expect(
    clippy::inline_always,
    reason = "what is not inlined is compiled without the instructions of the caller"
)]

use super::moves::OctalMoves;
use super::space::SparseSpace;
use super::vectors::{Bits, CheckWay, Portable};

/// Moves between two looks whether any is still needed.
pub(super) const BATCH: usize = 8;

/// The distances in bytes that are whole ones, of moves to common small heaps among `smalls`, by the value of the heap.
pub(super) fn aligned_distances(
    moves: &OctalMoves,
    space: SparseSpace,
    smalls: &[u16],
    value_count: usize,
) -> Vec<Vec<u16>> {
    let mut aligned = vec![Vec::new(); value_count];
    for (small, &value) in smalls.iter().enumerate().skip(1) {
        for distance in moves.split.iter().map(|taken| taken + small) {
            if distance % 8 == 0 && !space.is_rare(small as u64, value) {
                aligned[usize::from(value)].push((distance / 8) as u16);
            }
        }
    }
    aligned
}

/// For every value moves that have it: from the byte of a heap in the first bitset, less what is in reach, to that of the
/// larger heap in its own.
type Steps = Vec<[u32; BATCH]>;

/// For every value all aligned moves to heaps whose values are in a list, the first of which are the most frequent. What does
/// not fill a batch is left to those who look at single heaps.
fn steps(aligned: &[Vec<u16>], frequent: &[usize], stride: usize, reach: usize) -> Vec<Steps> {
    let of_value = |value: usize| {
        let steps = frequent.iter().flat_map(|&large| {
            aligned[value ^ large]
                .iter()
                .map(move |&bytes| (large * stride + reach) as u32 - u32::from(bytes))
        });
        let steps: Vec<u32> = steps.collect();
        steps.as_chunks().0.to_vec()
    };
    (0..aligned.len()).map(of_value).collect()
}

/// Heaps that are checked at once.
pub(super) const HEAPS: usize = 512;
/// Small heaps of the usual witnesses are below this.
const LARGEST_SMALL: usize = 2048;
/// Heaps for which there is room in the bitsets besides those within reach.
const CHUNK: usize = 8 * HEAPS;
/// Heaps of which the frequent values are told.
const SAMPLE: usize = 1 << 14;
/// Pairs of heaps that are looked at between two looks whether there was one.
const PAIRS: usize = 128;

/// Checks of values that fit a byte, [`HEAPS`] after [`HEAPS`].
#[derive(Clone, Debug)]
pub(super) struct Check {
    lists: Vec<Steps>,
    /// The bitset of value `v` is at `bits[v * stride..]`.
    bits: Vec<u8>,
    stride: usize,
    /// The heaps known to the bitsets: so many, the last of them before heap `next`.
    known: usize,
    next: u64,
    /// What there may be in the bitsets.
    greatest: u8,
    /// Bits of the common values for even and odd heaps.
    commons: [u64; 2],
    /// The values of the usual small heaps, the smallest last.
    reversed: Vec<u8>,
    /// The takes that leave two heaps.
    takes: Vec<usize>,
    /// Further moves, by distance and value of the small heap.
    extra: Vec<(usize, u8)>,
    way: CheckWay,
}

impl Check {
    /// Checks with the small heaps among `values`, which begin with heap 0, and with further ones of them.
    pub(super) fn new(moves: &OctalMoves, space: SparseSpace, values: &[u16], extra: &[usize]) -> Self {
        // The other heap of a move is larger.
        let end = LARGEST_SMALL.min(values.len().saturating_sub(moves.longest) / 2);
        let aligned = aligned_distances(moves, space, &values[..end], u64::BITS as usize);
        let mut count = [0_u32; u64::BITS as usize];
        for &value in values[values.len() / 2..].iter().take(SAMPLE) {
            count[usize::from(value)] += 1;
        }
        let mut frequent: Vec<usize> = (0..count.len()).filter(|&value| count[value] > 0).collect();
        frequent.sort_by_key(|&value| std::cmp::Reverse(count[value]));
        let reach = (end + moves.longest).next_multiple_of(HEAPS);
        let stride = (reach + CHUNK) / 8 + 64;
        let extra = extra
            .iter()
            .flat_map(|&small| moves.split.iter().map(move |taken| (taken + small, values[small] as u8)));
        Self {
            lists: steps(&aligned, &frequent, stride, reach / 8),
            bits: vec![0; stride * count.len()],
            stride,
            known: 0,
            next: 0,
            greatest: 0,
            commons: [0, 1].map(|parity| {
                let common = (0..u64::BITS).filter(|&value| !space.is_rare(parity, value as u16));
                common.fold(0, |bits, value| bits | 1 << value)
            }),
            reversed: values[1..end].iter().rev().map(|&value| value as u8).collect(),
            takes: moves.split.clone(),
            extra: extra.collect(),
            way: super::vectors::check_ways()[0],
        }
    }

    /// The longest distance between two heaps that is looked at.
    pub(super) fn reach(&self) -> usize {
        let of_smalls = self.reversed.len() + self.takes.iter().max().unwrap_or(&0);
        self.extra.iter().map(|&(distance, _)| distance).fold(of_smalls, usize::max)
    }

    /// Bytes of the bitsets.
    pub(super) fn bytes(&self) -> usize {
        self.bits.len()
    }

    /// The first of the [`HEAPS`] heaps from `heap` on that lacks a witness for a rare value below its own, as a place among
    /// the values, where heap `heap` is at `start`. Before that there are values for all that is in reach.
    pub(super) fn first_unsettled(&mut self, values: &[u8], start: usize, heap: u64) -> Option<usize> {
        (self.way)(self, values, start, heap)
    }

    #[inline(always)]
    pub(super) fn first_unsettled_with<B: Bits>(
        &mut self,
        values: &[u8],
        start: usize,
        heap: u64,
    ) -> Option<usize> {
        let reach = (self.stride - 64) * 8 - CHUNK;
        if self.next != heap || self.known < reach {
            self.known = 0;
            for batch in (start - reach..start).step_by(HEAPS) {
                self.add::<B>(&values[batch..]);
            }
        } else if self.known == reach + CHUNK {
            for bits in self.bits.chunks_exact_mut(self.stride) {
                bits.copy_within(CHUNK / 8..(CHUNK + reach) / 8, 0);
            }
            self.known = reach;
        }
        self.add::<B>(&values[start..]);
        self.next = heap + HEAPS as u64;
        let (byte, parity) = ((self.known - HEAPS) / 8, (heap % 2) as usize);
        let mut first = None;
        let mut above = B::zero();
        for value in (0..=usize::from(self.greatest)).rev() {
            let common = |parity: usize| self.commons[parity] >> value & 1;
            let commons = common(parity) * 0x5555_5555_5555_5555 + common(1 - parity) * 0xAAAA_AAAA_AAAA_AAAA;
            let mut needed = above.and_not_mask(commons);
            above = above.or(B::load(&self.bits[value * self.stride + byte..]));
            for batch in &self.lists[value] {
                if needed.is_zero() {
                    break;
                }
                for &step in batch {
                    needed = needed.and_not(B::load(&self.bits[byte - reach / 8 + step as usize..]));
                }
            }
            if !needed.is_zero() {
                first = self.first_without(needed, value as u8, values, start).into_iter().chain(first).min();
            }
        }
        first
    }

    /// The first of some heaps for which no single move has a value.
    #[cold]
    #[inline(never)]
    fn first_without(&self, heaps: impl Bits, value: u8, values: &[u8], start: usize) -> Option<usize> {
        let mut words = [0; HEAPS / 64];
        heaps.store(&mut words);
        let has_move = |at: usize| {
            self.takes.iter().any(|taken| {
                let larger = &values[at - taken - self.reversed.len()..at - taken];
                let (smaller, larger) = (self.reversed.rchunks(PAIRS), larger.rchunks(PAIRS));
                smaller.zip(larger).any(|(smaller, larger)| have_sum(smaller, larger, value))
            }) || self.extra.iter().any(|&(distance, other)| values[at - distance] ^ other == value)
        };
        let is_listed = |&heap: &usize| words[heap / 64] >> (heap % 64) & 1 == 1;
        (0..HEAPS).filter(is_listed).map(|heap| start + heap).find(|&at| !has_move(at))
    }

    /// Adds the values of the next heaps to the bitsets.
    #[inline(always)]
    fn add<B: Bits>(&mut self, values: &[u8]) {
        let values: &[u8; HEAPS] = values[..HEAPS].try_into().expect("as many");
        // A value that does not fit is met elsewhere.
        let greatest = values.iter().fold(0, |greatest, &value| value.max(greatest)).min(u64::BITS as u8 - 1);
        self.greatest = self.greatest.max(greatest);
        for value in 0..=self.greatest {
            let place = usize::from(value) * self.stride + self.known / 8;
            B::places_of(value, values).store_bytes(&mut self.bits[place..]);
        }
        self.known += HEAPS;
    }
}

/// Whether the nim-sum of two values at the same place is `sum`; of all pairs, since that goes many at once.
fn have_sum(a: &[u8], b: &[u8], sum: u8) -> bool {
    a.iter().zip(b).fold(0, |found, (a, b)| found | u8::from(a ^ b == sum)) != 0
}

/// A check on any machine.
pub(super) fn check_portably(check: &mut Check, values: &[u8], start: usize, heap: u64) -> Option<usize> {
    check.first_unsettled_with::<Portable>(values, start, heap)
}
