//! What is remembered of the order and of sums, in tables of bounded size that forget: a new entry takes the place of
//! the one that was there. Forgetting costs time, never an answer.

use super::ValueId;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Mutex, OnceLock};

/// The first level of a table has 2^this many entries; each further one four times as many.
const FIRST_BITS: u32 = 11;
const LEVEL_BITS: u32 = 2;
const MOST_LEVELS: usize = 10;

/// An invertible mixing of 64 bits, so that a place and the bits that are kept tell the whole key.
#[inline]
const fn mix(key: u64) -> u64 {
    let mixed = (key ^ key >> 32).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed ^ mixed >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9)
}

/// Answers to `a ≤ b`.
#[derive(Debug)]
pub(super) struct OrderTable {
    levels: [OnceLock<Box<[AtomicU64]>>; MOST_LEVELS],
    /// The level that is written, and how much was written to it.
    level: AtomicUsize,
    written: AtomicUsize,
    /// Whether a thread is at work on the next level.
    is_growing: AtomicBool,
    last_level: usize,
}

/// The lowest four bits of an entry: for each direction, whether it is known, and the answer.
const KNOWN: u64 = 2;

impl OrderTable {
    /// A table of at most about `bytes`.
    pub(super) fn new(bytes: u64) -> Self {
        let entries = (bytes / 8).max(1 << FIRST_BITS);
        let last_level = (entries.ilog2().saturating_sub(FIRST_BITS) / LEVEL_BITS) as usize;
        let table = Self {
            levels: Default::default(),
            level: AtomicUsize::new(0),
            written: AtomicUsize::new(0),
            is_growing: AtomicBool::new(false),
            last_level: last_level.min(MOST_LEVELS - 1),
        };
        table.open(0);
        table
    }

    fn open(&self, level: usize) {
        let size = 1_usize << (FIRST_BITS + LEVEL_BITS * level as u32);
        self.levels[level].get_or_init(|| (0..size).map(|_| AtomicU64::new(0)).collect());
    }

    pub(super) fn bytes(&self) -> u64 {
        self.levels.iter().filter_map(OnceLock::get).map(|level| level.len() as u64 * 8).sum()
    }

    /// The key of a pair, and the shift of the direction in an entry.
    #[inline]
    fn key(a: ValueId, b: ValueId) -> (u64, u32) {
        let (low, high, shift) = if a < b { (a, b, 0) } else { (b, a, 2) };
        (mix(u64::from(low.0) << 32 | u64::from(high.0)), shift)
    }

    /// The entry of a mixed key in a level, and its bits there with the answers empty: the bits that the place does not
    /// tell, one of the free ones set so that no entry is 0.
    #[inline]
    fn entry(level: &[AtomicU64], mixed: u64) -> (&AtomicU64, u64) {
        let bits = level.len().trailing_zeros();
        let place = (mixed >> (64 - bits)) as usize;
        (&level[place], (mixed << bits) >> bits << 5 | 16)
    }

    #[inline]
    pub(super) fn get(&self, a: ValueId, b: ValueId) -> Option<bool> {
        let (mixed, shift) = Self::key(a, b);
        let level = self.levels[self.level.load(Ordering::Acquire)].get()?;
        let (entry, tag) = Self::entry(level, mixed);
        let entry = entry.load(Ordering::Relaxed);
        let answer = entry >> shift & 3;
        (entry & !15 == tag && answer & KNOWN != 0).then_some(answer & 1 == 1)
    }

    #[inline]
    pub(super) fn put(&self, a: ValueId, b: ValueId, answer: bool) {
        let (mixed, shift) = Self::key(a, b);
        let newest = self.level.load(Ordering::Acquire);
        let Some(level) = self.levels[newest].get() else { return };
        let (entry, tag) = Self::entry(level, mixed);
        let old = entry.load(Ordering::Relaxed);
        let kept = if old & !15 == tag { old } else { tag };
        entry.store(kept | (KNOWN | u64::from(answer)) << shift, Ordering::Relaxed);
        if old == 0 {
            let written = self.written.fetch_add(1, Ordering::Relaxed);
            if written > level.len() / 2 && newest < self.last_level {
                self.grow(newest);
            }
        }
    }

    /// Goes on to the next level with what the newest knows. What other threads write there meanwhile is forgotten.
    #[cold]
    fn grow(&self, from: usize) {
        if self.is_growing.swap(true, Ordering::AcqRel) {
            return;
        }
        if self.level.load(Ordering::Acquire) == from {
            self.open(from + 1);
            if let (Some(old), Some(new)) = (self.levels[from].get(), self.levels[from + 1].get()) {
                let moved = Self::move_along(old, new);
                self.written.store(moved, Ordering::Relaxed);
                self.level.store(from + 1, Ordering::Release);
            }
        }
        self.is_growing.store(false, Ordering::Release);
    }

    /// Enters what a level knows in a larger one. How many entries that are.
    fn move_along(old: &[AtomicU64], new: &[AtomicU64]) -> usize {
        let bits = old.len().trailing_zeros();
        let mut moved = 0;
        for (place, entry) in old.iter().enumerate() {
            let entry = entry.load(Ordering::Relaxed);
            if entry != 0 {
                // The place and the tag tell the key.
                let mixed = (place as u64) << (64 - bits) | entry >> 5;
                let (to, tag) = Self::entry(new, mixed);
                to.store(tag | entry & 15, Ordering::Relaxed);
                moved += 1;
            }
        }
        moved
    }
}

/// Sums already computed: pairs with their sum, a lock for every stripe of the table.
#[derive(Debug)]
pub(super) struct SumTable {
    stripes: Box<[Mutex<Stripe>]>,
    most_entries: usize,
    entries: AtomicUsize,
}

#[derive(Debug, Default)]
struct Stripe {
    entries: Vec<SumEntry>,
    used: usize,
}

#[derive(Clone, Copy, Debug)]
struct SumEntry {
    a: ValueId,
    b: ValueId,
    sum: ValueId,
}

const STRIPES: usize = 64;
const NO_SUM: SumEntry = SumEntry { a: ValueId::NONE, b: ValueId::NONE, sum: ValueId::NONE };

impl SumTable {
    /// A table of at most about `bytes`.
    pub(super) fn new(bytes: u64) -> Self {
        let entries = bytes as usize / size_of::<SumEntry>() / STRIPES;
        let most_entries = 1 << entries.max(64).ilog2();
        let stripes = std::iter::repeat_with(Mutex::default).take(STRIPES).collect();
        Self { stripes, most_entries, entries: AtomicUsize::new(0) }
    }

    pub(super) fn bytes(&self) -> u64 {
        (self.entries.load(Ordering::Relaxed) * size_of::<SumEntry>()) as u64
    }

    /// The stripe of a pair, and its hash within.
    fn stripe(&self, a: ValueId, b: ValueId) -> (&Mutex<Stripe>, usize) {
        let mixed = mix(u64::from(a.0) << 32 | u64::from(b.0));
        (&self.stripes[(mixed >> 58) as usize], (mixed >> 20) as usize)
    }

    /// The sum of a pair in ascending order.
    pub(super) fn get(&self, a: ValueId, b: ValueId) -> Option<ValueId> {
        let (stripe, hash) = self.stripe(a, b);
        let stripe = stripe.lock().ok()?;
        let entry = stripe.entries.get(hash & stripe.entries.len().wrapping_sub(1))?;
        (entry.a == a && entry.b == b).then_some(entry.sum)
    }

    pub(super) fn put(&self, a: ValueId, b: ValueId, sum: ValueId) {
        let (stripe, hash) = self.stripe(a, b);
        let Ok(mut stripe) = stripe.lock() else { return };
        if stripe.used * 2 >= stripe.entries.len() && stripe.entries.len() < self.most_entries {
            self.grow(&mut stripe);
        }
        stripe.put(hash, SumEntry { a, b, sum });
    }

    /// Doubles a stripe; what it held moves along.
    #[cold]
    fn grow(&self, stripe: &mut Stripe) {
        let larger = (stripe.entries.len() * 2).max(8.min(self.most_entries));
        let old = std::mem::replace(&mut stripe.entries, vec![NO_SUM; larger]);
        self.entries.fetch_add(larger - old.len(), Ordering::Relaxed);
        stripe.used = 0;
        for entry in old.into_iter().filter(|entry| entry.a != ValueId::NONE) {
            let hash = self.stripe(entry.a, entry.b).1;
            stripe.put(hash, entry);
        }
    }
}

impl Stripe {
    fn put(&mut self, hash: usize, entry: SumEntry) {
        let place = hash & (self.entries.len() - 1);
        self.used += usize::from(self.entries[place].a == ValueId::NONE);
        self.entries[place] = entry;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_is_never_told_wrong_and_moves_along_as_the_table_grows() {
        let table = OrderTable::new(1 << 22);
        let answer = |a: u32, b: u32| (a.wrapping_mul(7) ^ b).is_multiple_of(3);
        let pairs: Vec<(u32, u32)> = (0..200_000).map(|n| (n % 1_009 * 5, n % 2_003 * 3)).collect();
        let (mut entered, mut level) = (0, 0);
        for &(a, b) in &pairs {
            table.put(ValueId(a), ValueId(b), answer(a, b));
            entered += 1;
            let newest = table.level.load(Ordering::Relaxed);
            if newest > level {
                level = newest;
                let known =
                    pairs[..entered].iter().filter(|&&(a, b)| table.get(ValueId(a), ValueId(b)).is_some());
                // Few had the place of others before there was more room.
                assert!(known.count() * 2 > entered, "{entered} {level}");
            }
        }
        assert_eq!((level, table.last_level), (4, 4));
        for &(a, b) in &pairs {
            let found = table.get(ValueId(a), ValueId(b));
            assert!(found.is_none_or(|found| found == answer(a, b)), "{a} {b}");
        }
    }
}
