//! The table of sums that have been searched: who wins, and how much work it was. Of fixed size: where a bucket is full,
//! the entry that took the least work goes.
//!
//! An entry has 16 bytes: 120 bits of the key and 8 of knowledge. All bits of the key are compared, so that after n entries
//! and m lookups a wrong answer has probability at most 4m / 2¹²⁰ if keys are as good as random.

/// Who wins sums, by their keys.
#[derive(Debug)]
pub(super) struct Table {
    /// Pairs of the upper half of the key, and the lower half with its last byte replaced.
    entries: Vec<[u64; 2]>,
    /// The binary logarithm of the number of buckets.
    log_buckets: u32,
    most_log_buckets: u32,
    filled: u64,
}

/// Entries of one bucket: a line of the processor's cache.
const WAYS: usize = 4;
const BYTES_PER_BUCKET: u64 = 16 * WAYS as u64;
const LEAST_LOG_BUCKETS: u32 = 4;
const KNOWLEDGE: u64 = 0xff;
const IS_FILLED: u64 = 0x80;

impl Table {
    /// An empty table of at most so many bytes, but at least 64 entries.
    pub(super) fn within(bytes: u64) -> Self {
        let most = (bytes / BYTES_PER_BUCKET).max(1).ilog2().clamp(LEAST_LOG_BUCKETS, 34);
        let log_buckets = most.min(10);
        Self { entries: empty(log_buckets), log_buckets, most_log_buckets: most, filled: 0 }
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
    pub(super) const fn filled(&self) -> u64 {
        self.filled
    }

    /// Room for entries.
    pub(super) fn capacity(&self) -> u64 {
        (WAYS as u64) << self.most_log_buckets
    }

    fn is_to_grow(&self) -> bool {
        self.log_buckets < self.most_log_buckets && self.filled * 2 > (WAYS as u64) << self.log_buckets
    }

    /// Doubles the room where half of it is in use and more is allowed. O(entries).
    pub(super) fn grow(&mut self) {
        if !self.is_to_grow() {
            return;
        }
        self.log_buckets += 1;
        self.filled = 0;
        let old = std::mem::replace(&mut self.entries, empty(self.log_buckets));
        for [upper, lower] in old {
            if lower & IS_FILLED != 0 {
                self.put(upper, lower);
            }
        }
    }

    #[inline]
    fn bucket(&self, upper: u64) -> usize {
        (upper >> (64 - self.log_buckets)) as usize * WAYS
    }

    /// Whether the player to move wins, where it is known.
    #[inline]
    pub(super) fn find(&self, key: u128) -> Option<bool> {
        let (upper, lower) = ((key >> 64) as u64, key as u64);
        let start = self.bucket(upper);
        let bucket = &self.entries[start..start + WAYS];
        let found = bucket.iter().find(|entry| {
            entry[0] == upper && (entry[1] ^ lower) & !KNOWLEDGE == 0 && entry[1] & IS_FILLED != 0
        })?;
        Some(found[1] & 1 == 1)
    }

    /// Takes note of who wins, after `work` nodes.
    pub(super) fn store(&mut self, key: u128, wins: bool, work: u64) {
        let (upper, lower) = ((key >> 64) as u64, key as u64);
        let knowledge = IS_FILLED | u64::from(work.max(1).ilog2()) << 1 | u64::from(wins);
        self.put(upper, lower & !KNOWLEDGE | knowledge);
    }

    fn put(&mut self, upper: u64, lower: u64) {
        let start = self.bucket(upper);
        let bucket = &mut self.entries[start..start + WAYS];
        let is_it = |entry: &[u64; 2]| entry[0] == upper && (entry[1] ^ lower) & !KNOWLEDGE == 0;
        let place = bucket.iter().position(is_it).unwrap_or_else(|| {
            // The least work, the first among equals; empty places have none.
            let work =
                |entry: &[u64; 2]| if entry[1] & IS_FILLED == 0 { 0 } else { 1 + (entry[1] >> 1 & 0x3f) };
            (0..WAYS).min_by_key(|&place| work(&bucket[place])).unwrap_or(0)
        });
        let was_filled = bucket[place][1] & IS_FILLED != 0;
        bucket[place] = [upper, lower];
        self.filled += u64::from(!was_filled);
    }
}

fn empty(log_buckets: u32) -> Vec<[u64; 2]> {
    vec![[0; 2]; WAYS << log_buckets]
}

#[cfg(test)]
mod tests {
    use super::*;
    use zermelo_core::wide_hash;

    #[test]
    fn what_is_kept_is_right_and_much_is_kept() {
        for bytes in [0, 5_000, 1 << 22] {
            let mut table = Table::within(bytes);
            let key = |n: u64| wide_hash(&n, 5);
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
}
