//! The table of sums that have been searched: who wins, and how much work it was. Of fixed size: where a bucket is full,
//! the entry that took the least work goes.
//!
//! An entry has 16 bytes: 120 bits of the key and 8 of knowledge. All bits of the key are compared, so that after n entries
//! and m lookups a wrong answer has probability at most 4m / 2¹²⁰ if keys are as good as random.
//!
//! Several threads may share a table without locks: the first word of an entry is laid over the second (xor), so that words
//! of two different entries, one half written, do not pass for an entry (Hyatt and Mann, *A lockless transposition table
//! implementation for parallel search*, 2002). A shared table has its full size from the beginning.

use std::sync::atomic::{AtomicU64, Ordering};
use zermelo_core::{KnownEntry, KnownSum};

/// Who wins sums, by their keys.
#[derive(Debug)]
pub(super) struct Table {
    /// The upper half of the key xor the second word, and the lower half with its last byte replaced.
    entries: Vec<[AtomicU64; 2]>,
    /// The binary logarithm of the number of buckets.
    log_buckets: u32,
    most_log_buckets: u32,
    filled: AtomicU64,
}

/// Entries of one bucket: a line of the processor's cache.
const WAYS: usize = 4;
const BYTES_PER_BUCKET: u64 = 16 * WAYS as u64;
const LEAST_LOG_BUCKETS: u32 = 4;
/// With how many a table begins that may grow: a page of the memory.
const SMALL_LOG_BUCKETS: u32 = 6;
const KNOWLEDGE: u64 = 0xff;
/// Such entries are those of sums wherever they are kept.
const IS_FILLED: u64 = KnownEntry::OF_SUMS;
/// The entry was known before the search began.
const IS_RECALLED: u64 = 0x40;
const MOST_LOG_WORK: u32 = 0x1f;

impl Table {
    /// An empty table of at most so many bytes, but at least 64 entries. It grows with what is put into it.
    pub(super) fn within(bytes: u64) -> Self {
        let most = most_log_buckets(bytes);
        Self::of_size(most.min(SMALL_LOG_BUCKETS), most)
    }

    /// The same with its full size, for several threads.
    pub(super) fn full_within(bytes: u64) -> Self {
        let most = most_log_buckets(bytes);
        Self::of_size(most, most)
    }

    fn of_size(log_buckets: u32, most_log_buckets: u32) -> Self {
        Self { entries: empty(log_buckets), log_buckets, most_log_buckets, filled: AtomicU64::new(0) }
    }

    /// The bytes in use.
    pub(super) fn bytes(&self) -> u64 {
        BYTES_PER_BUCKET << self.log_buckets
    }

    /// The bytes that the table is about to take anew, none unless it is to grow.
    pub(super) fn growth(&self) -> u64 {
        if self.is_to_grow() { 2 * self.bytes() } else { 0 }
    }

    /// Entries in use.
    pub(super) fn filled(&self) -> u64 {
        self.filled.load(Ordering::Relaxed)
    }

    /// Room for entries.
    pub(super) fn capacity(&self) -> u64 {
        (WAYS as u64) << self.most_log_buckets
    }

    /// Takes room for so many entries at once, as far as it may grow: entries that come in the order of their keys fill one
    /// bucket after the other, so a table that grew with them would keep few. The table must be empty.
    pub(super) fn make_room_for(&mut self, count: usize) {
        debug_assert_eq!(self.filled(), 0);
        let buckets = (2 * count as u64).div_ceil(WAYS as u64).max(1).next_power_of_two().ilog2();
        let log_buckets = buckets.clamp(self.log_buckets, self.most_log_buckets);
        *self = Self::of_size(log_buckets, self.most_log_buckets);
    }

    fn is_to_grow(&self) -> bool {
        self.log_buckets < self.most_log_buckets && self.filled() * 2 > (WAYS as u64) << self.log_buckets
    }

    /// Doubles the room where half of it is in use and more is allowed. O(entries).
    pub(super) fn grow(&mut self) {
        if !self.is_to_grow() {
            return;
        }
        self.log_buckets += 1;
        self.filled = AtomicU64::new(0);
        let old = std::mem::replace(&mut self.entries, empty(self.log_buckets));
        for entry in &old {
            let [upper, lower] = read(entry);
            if lower & IS_FILLED != 0 {
                self.put(upper, lower);
            }
        }
    }

    #[inline]
    fn bucket(&self, upper: u64) -> &[[AtomicU64; 2]] {
        let start = (upper >> (64 - self.log_buckets)) as usize * WAYS;
        &self.entries[start..start + WAYS]
    }

    /// Whether the player to move wins, where it is known.
    #[inline]
    pub(super) fn find(&self, key: u128) -> Option<bool> {
        let (upper, lower) = ((key >> 64) as u64, key as u64);
        self.bucket(upper).iter().find_map(|entry| {
            let [own_upper, own_lower] = read(entry);
            let is_it =
                own_upper == upper && (own_lower ^ lower) & !KNOWLEDGE == 0 && own_lower & IS_FILLED != 0;
            is_it.then_some(own_lower & 1 == 1)
        })
    }

    /// Takes note of who wins, after `work` nodes.
    pub(super) fn store(&self, key: u128, wins: bool, work: u64) {
        let (upper, lower) = ((key >> 64) as u64, key as u64);
        let log_work = work.max(1).ilog2().min(MOST_LOG_WORK);
        let knowledge = IS_FILLED | u64::from(log_work) << 1 | u64::from(wins);
        self.put(upper, lower & !KNOWLEDGE | knowledge);
    }

    /// Takes note of what was known before.
    pub(super) fn recall(&self, [upper, lower]: KnownSum) {
        self.put(upper, lower | IS_FILLED | IS_RECALLED);
    }

    /// What is known, of at least so much work; what was known before only `with_recalled`. The order is that of the keys.
    pub(super) fn known(
        &self,
        least_work: u64,
        with_recalled: bool,
    ) -> impl Iterator<Item = KnownSum> + use<'_> {
        let least = least_work.max(1).ilog2().min(MOST_LOG_WORK);
        self.entries.iter().map(read).filter_map(move |[upper, lower]| {
            let is_meant = lower & IS_FILLED != 0
                && log_work(lower) >= u64::from(least)
                && (with_recalled || lower & IS_RECALLED == 0);
            is_meant.then_some([upper, lower & !IS_RECALLED])
        })
    }

    fn put(&self, upper: u64, lower: u64) {
        let bucket = self.bucket(upper);
        let mut place = 0;
        // The least work, the first among equals; empty places have none.
        let mut least = u64::MAX;
        let mut is_new = true;
        for (at, entry) in bucket.iter().enumerate() {
            let [own_upper, own_lower] = read(entry);
            if own_upper == upper && (own_lower ^ lower) & !KNOWLEDGE == 0 && own_lower & IS_FILLED != 0 {
                // Another search may have proved the same with more work.
                if log_work(own_lower) > log_work(lower) {
                    return;
                }
                (place, is_new) = (at, false);
                break;
            }
            let work = if own_lower & IS_FILLED == 0 { 0 } else { 1 + log_work(own_lower) };
            if work < least {
                (place, least) = (at, work);
            }
        }
        let is_filled = is_new && least == 0;
        bucket[place][0].store(upper ^ lower, Ordering::Relaxed);
        bucket[place][1].store(lower, Ordering::Relaxed);
        if is_filled {
            self.filled.fetch_add(1, Ordering::Relaxed);
        }
    }
}

/// Both words of an entry, the upper half of the key first.
#[inline]
fn read(entry: &[AtomicU64; 2]) -> [u64; 2] {
    let [first, lower] = entry.each_ref().map(|word| word.load(Ordering::Relaxed));
    [first ^ lower, lower]
}

#[inline]
const fn log_work(lower: u64) -> u64 {
    lower >> 1 & MOST_LOG_WORK as u64
}

fn most_log_buckets(bytes: u64) -> u32 {
    (bytes / BYTES_PER_BUCKET).max(1).ilog2().clamp(LEAST_LOG_BUCKETS, 34)
}

fn empty(log_buckets: u32) -> Vec<[AtomicU64; 2]> {
    std::iter::repeat_with(Default::default).take(WAYS << log_buckets).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use zermelo_core::wide_hash;

    fn key(n: u64) -> u128 {
        wide_hash(&n, 5)
    }

    #[test]
    fn what_is_kept_is_right_and_much_is_kept() {
        for bytes in [0, 5_000, 1 << 22] {
            let mut table = Table::within(bytes);
            for n in 0..20_000_u64 {
                table.store(key(n), n % 3 == 0, n);
                table.grow();
            }
            let found: Vec<u64> = (0..20_000).filter(|&n| table.find(key(n)).is_some()).collect();
            assert!(found.iter().all(|&n| table.find(key(n)) == Some(n % 3 == 0)));
            assert_eq!(found.len() as u64, table.filled());
            assert!(table.bytes() <= bytes.max(1024));
            assert!(found.len() >= if bytes == 1 << 22 { 18_000 } else { 60 }, "{}", found.len());
            assert_eq!(table.find(key(20_001)), None);
        }
    }

    #[test]
    fn the_most_work_of_those_who_prove_the_same_is_noted() {
        let table = Table::full_within(1 << 16);
        for work in [4, 64, 2] {
            table.store(key(1), true, work);
        }
        assert_eq!((table.find(key(1)), table.filled()), (Some(true), 1));
        assert_eq!((table.known(64, true).count(), table.known(128, true).count()), (1, 0));
    }

    #[test]
    fn what_was_known_before_is_told_apart() {
        let table = Table::full_within(1 << 16);
        for n in 0..100_u64 {
            table.store(key(n), n % 3 == 0, n);
        }
        let kept: Vec<KnownSum> = table.known(32, false).collect();
        assert_eq!(kept.len(), 68);
        let other = Table::full_within(1 << 16);
        for &known in &kept {
            other.recall(known);
        }
        assert!((32..100).all(|n| other.find(key(n)) == Some(n % 3 == 0)));
        assert_eq!(
            (other.find(key(3)), other.known(1, false).count(), other.known(1, true).count()),
            (None, 0, 68)
        );
    }

    #[test]
    fn nearly_all_that_was_known_is_found_again() {
        let mut table = Table::within(1 << 24);
        for n in 0..50_000_u64 {
            table.store(key(n), n % 3 == 0, n);
            table.grow();
        }
        let kept: Vec<KnownSum> = table.known(1, false).collect();
        assert!(kept.len() > 45_000, "{}", kept.len());
        let mut again = Table::within(1 << 24);
        again.make_room_for(kept.len());
        for &known in &kept {
            again.recall(known);
        }
        assert!(again.filled() as usize >= kept.len() * 99 / 100, "{} of {}", again.filled(), kept.len());
        // Where room is short, what fits is kept.
        let mut small = Table::within(1 << 12);
        small.make_room_for(kept.len());
        for &known in &kept {
            small.recall(known);
        }
        assert!(small.bytes() <= 1 << 12 && small.filled() > 200);
    }

    #[test]
    fn threads_share_a_table() {
        let table = Table::full_within(1 << 12);
        std::thread::scope(|scope| {
            for first in 0..4_u64 {
                let table = &table;
                scope.spawn(move || {
                    for n in (0..100_000).map(|n| (n * 7 + first * 1_009) % 5_000) {
                        table.store(key(n), n % 3 == 0, n % 50);
                        let other = (n * 31 + first) % 5_000;
                        assert!(table.find(key(other)).is_none_or(|wins| wins == (other % 3 == 0)));
                    }
                });
            }
        });
    }
}
