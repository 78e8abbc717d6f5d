//! Where a search puts down what it has proved, and finds it again: a database of a game, or the checkpoint of a long
//! search, which the caller keeps where it likes.
//!
//! The search of sums and the searches that games have of their own put down records of one size, so that one keeper keeps
//! both. Each record says in its last byte of which search it is, and those of a game's own of which [section](Section):
//! one is never read as another.
//!
//! A record of the search of sums has [`OF_SUMS`](KnownEntry::OF_SUMS) in its last byte; the rest is the search's. An
//! [`OwnEntry`] takes one record, or two where the second word of its position is not 0:
//!
//! | word | bits from the lowest | in the first record | in the second record |
//! |---|---|---|---|
//! | first | 64 | the first word of the position | the second word of the position |
//! | second | 5 | the logarithm of the work | 0 |
//! | | 1 | 0 | 1 |
//! | | 1 | whether there is a second record | 0 |
//! | | 1 | 0 | 0 |
//! | | 16 | the section | the section |
//! | | 32 | what is known | a digest of the entry, 40 bits |
//! | | 8 | 0 | |
//!
//! The second record follows the first; two that do not belong together are not taken for an entry.

use crate::wide_hash;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;

/// A record of what is known: of a sum, the key, with knowledge in place of its last byte; of a search of a game's own, an
/// [`OwnEntry`] or a half of one.
pub type KnownSum = [u64; 2];

/// Keeps what is known between searches. It is of one game (or sum of games) in one convention: the keys of another have
/// other meanings, which the keeper has to prevent.
pub trait Keeper: fmt::Debug + Send + Sync {
    /// How many records are kept.
    fn count(&self) -> usize;

    /// Visits what is known, also what was put down since the beginning, in an order in which the records of an entry stand
    /// together.
    fn recall(&self, visit: &mut dyn FnMut(KnownSum));

    /// Whether it is time to put down what is known so far. Asked now and then.
    fn is_due(&self) -> bool;

    /// Puts down what is known: what was visited before may be among it. What is not among it may be forgotten.
    fn keep(&self, known: &mut dyn Iterator<Item = KnownSum>);
}

/// Nodes between two questions of a search whether it is time to keep what is known.
pub const NODES_BETWEEN_KEEPING: u64 = 1 << 12;
/// What took fewer nodes than this is proved again sooner than it is read from a file.
pub const LEAST_WORK_KEPT: u32 = 4;

/// Of which search a record is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Section {
    /// Of the search of sums.
    Sums,
    /// Of a search of the game's own. Positions of two sections are never compared: one word may be a board in each.
    Own(u16),
}

/// What a search of a game's own knows of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OwnEntry {
    /// In which the position is written.
    pub section: u16,
    /// The position, as a whole.
    pub position: [u64; 2],
    /// What is known of it, as the search writes it.
    pub known: u32,
    /// The binary logarithm of the work that it took, below 32.
    pub log_work: u32,
}

/// The record or the two records of one entry of either search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KnownEntry {
    first: KnownSum,
    second: Option<KnownSum>,
}

const LOG_WORK: u64 = 0x1f;
const IS_SECOND: u64 = 0x20;
const HAS_SECOND: u64 = 0x40;
const LAST_BYTE: u64 = 0xff;
const SECTION_SHIFT: u32 = 8;
const KNOWN_SHIFT: u32 = 24;
const SEED: u64 = 0x6B65_6570;

impl Section {
    /// Of a record.
    pub const fn of([_, lower]: KnownSum) -> Self {
        if lower & KnownEntry::OF_SUMS == 0 { Self::Own((lower >> SECTION_SHIFT) as u16) } else { Self::Sums }
    }

    /// Puts down what is known in this section. What the keeper has of others stays.
    pub fn keep(self, keeper: &dyn Keeper, known: &mut dyn Iterator<Item = KnownSum>) {
        let mut others = Vec::new();
        keeper.recall(&mut |record| {
            if Self::of(record) != self {
                others.push(record);
            }
        });
        keeper.keep(&mut known.chain(others));
    }
}

impl KnownEntry {
    /// In the last byte of a record of the search of sums, and of no other.
    pub const OF_SUMS: u64 = 0x80;

    /// In the order in which they are kept.
    pub fn records(self) -> impl Iterator<Item = KnownSum> {
        [Some(self.first), self.second].into_iter().flatten()
    }

    /// The same for two entries that differ at most in the work; of a sum, in all knowledge, which is gained as a whole.
    pub fn essence(self) -> KnownSum {
        let [upper, lower] = self.first;
        match (self.section(), self.second) {
            (Section::Sums, _) => [upper, lower & !LAST_BYTE],
            (Section::Own(_), None) => [upper, lower & !LOG_WORK],
            (Section::Own(_), Some([rest, _])) => {
                let hash = wide_hash(&[upper, lower & !LOG_WORK, rest], SEED);
                [(hash >> 64) as u64, hash as u64]
            }
        }
    }

    /// Of which search it is.
    pub const fn section(self) -> Section {
        Section::of(self.first)
    }

    fn own(self) -> Option<OwnEntry> {
        let Section::Own(section) = self.section() else { return None };
        let [position, lower] = self.first;
        Some(OwnEntry {
            section,
            position: [position, self.second.map_or(0, |[rest, _]| rest)],
            known: (lower >> KNOWN_SHIFT) as u32,
            log_work: (lower & LOG_WORK) as u32,
        })
    }
}

impl From<OwnEntry> for KnownEntry {
    fn from(entry: OwnEntry) -> Self {
        let OwnEntry { section, position: [position, rest], known, log_work } = entry;
        let section = u64::from(section) << SECTION_SHIFT;
        let lower = u64::from(known) << KNOWN_SHIFT | section | u64::from(log_work) & LOG_WORK;
        if rest == 0 {
            return Self { first: [position, lower], second: None };
        }
        let first = [position, lower | HAS_SECOND];
        Self { first, second: Some([rest, digest(first, rest) << KNOWN_SHIFT | section | IS_SECOND]) }
    }
}

/// Of an entry of two records; its lowest 40 bits are kept.
fn digest([position, lower]: KnownSum, rest: u64) -> u64 {
    wide_hash(&[position, lower, rest], SEED) as u64
}

/// Puts records together to entries.
#[derive(Debug, Default)]
pub struct KnownEntries {
    /// A record that waits for its second.
    first: Option<KnownSum>,
}

impl KnownEntries {
    /// The entry that ends with the next record, where one does. Half an entry is none.
    pub fn read(&mut self, record: KnownSum) -> Option<KnownEntry> {
        let before = self.first.take();
        let [upper, lower] = record;
        if Section::of(record) == Section::Sums || lower & (HAS_SECOND | IS_SECOND) == 0 {
            return Some(KnownEntry { first: record, second: None });
        }
        if lower & HAS_SECOND != 0 {
            self.first = Some(record);
            return None;
        }
        let first = before.filter(|&first| {
            Section::of(first) == Section::of(record)
                && (digest(first, upper) << KNOWN_SHIFT) >> KNOWN_SHIFT == lower >> KNOWN_SHIFT
        })?;
        Some(KnownEntry { first, second: Some(record) })
    }
}

/// A section of what a keeper keeps, for the search of a game's own whose it is.
#[derive(Clone, Debug)]
pub struct OwnRecords {
    keeper: Arc<dyn Keeper>,
    section: u16,
}

impl OwnRecords {
    /// Of a section.
    pub fn new(keeper: Arc<dyn Keeper>, section: u16) -> Self {
        Self { keeper, section }
    }

    /// How many entries there are. O(records).
    pub fn count(&self) -> usize {
        let mut count = 0;
        self.recall(&mut |_| count += 1);
        count
    }

    /// Visits the entries.
    pub fn recall(&self, visit: &mut dyn FnMut(OwnEntry)) {
        let mut entries = KnownEntries::default();
        self.keeper.recall(&mut |record| {
            let entry = entries.read(record).and_then(KnownEntry::own);
            if let Some(entry) = entry.filter(|entry| entry.section == self.section) {
                visit(entry);
            }
        });
    }

    /// Whether it is time to put down what is known so far.
    pub fn is_due(&self) -> bool {
        self.keeper.is_due()
    }

    /// Puts down all that is known in the section.
    pub fn keep(&self, known: &mut dyn Iterator<Item = OwnEntry>) {
        let section = Section::Own(self.section);
        section.keep(self.keeper.as_ref(), &mut known.flat_map(|entry| KnownEntry::from(entry).records()));
    }
}

/// The sums among what a keeper keeps.
#[derive(Debug)]
pub struct SumRecords(pub Arc<dyn Keeper>);

impl Keeper for SumRecords {
    fn count(&self) -> usize {
        let mut count = 0;
        self.recall(&mut |_| count += 1);
        count
    }

    fn recall(&self, visit: &mut dyn FnMut(KnownSum)) {
        self.0.recall(&mut |record| {
            if Section::of(record) == Section::Sums {
                visit(record);
            }
        });
    }

    fn is_due(&self) -> bool {
        self.0.is_due()
    }

    fn keep(&self, known: &mut dyn Iterator<Item = KnownSum>) {
        Section::Sums.keep(self.0.as_ref(), known);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Mutex;

    #[derive(Debug, Default)]
    struct Notes(Mutex<Vec<KnownSum>>);

    impl Keeper for Notes {
        fn count(&self) -> usize {
            self.0.lock().unwrap().len()
        }

        fn recall(&self, visit: &mut dyn FnMut(KnownSum)) {
            self.0.lock().unwrap().iter().copied().for_each(visit);
        }

        fn is_due(&self) -> bool {
            false
        }

        fn keep(&self, known: &mut dyn Iterator<Item = KnownSum>) {
            let known = known.collect();
            *self.0.lock().unwrap() = known;
        }
    }

    fn entries(section: u16) -> Vec<OwnEntry> {
        let words = |n: u64| n.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let entry = |n: u64| OwnEntry {
            section,
            position: [words(n), if n.is_multiple_of(3) { 0 } else { words(n + 7) }],
            known: words(n + 1) as u32,
            log_work: (n % 32) as u32,
        };
        let extreme =
            OwnEntry { section, position: [u64::MAX, u64::MAX], known: u32::MAX, log_work: LOG_WORK as u32 };
        (0..100).map(entry).chain([extreme]).collect()
    }

    fn recalled(records: &OwnRecords) -> Vec<OwnEntry> {
        let mut all = Vec::new();
        records.recall(&mut |entry| all.push(entry));
        all
    }

    /// All that is put down comes back, in its order, and no section has what is of another.
    #[test]
    fn sections_are_kept_apart() {
        let keeper: Arc<dyn Keeper> = Arc::new(Notes::default());
        let sums: Vec<KnownSum> = (0..100).map(|n| [n << 40, n << 8 | 0x80 | n & 0x3f]).collect();
        let of_sums = SumRecords(keeper.clone());
        for _ in 0..2 {
            for section in [0, 1, 0x0901, u16::MAX] {
                let records = OwnRecords::new(keeper.clone(), section);
                records.keep(&mut entries(section).into_iter());
            }
            of_sums.keep(&mut sums.iter().copied());
        }
        for section in [0, 1, 0x0901, u16::MAX] {
            let records = OwnRecords::new(keeper.clone(), section);
            assert_eq!((recalled(&records), records.count()), (entries(section), 101));
        }
        assert_eq!(recalled(&OwnRecords::new(keeper.clone(), 2)), []);
        let mut found = Vec::new();
        of_sums.recall(&mut |sum| found.push(sum));
        assert_eq!((found, of_sums.count()), (sums, 100));
    }

    /// Whatever records are missing or stand elsewhere, no entry is read that was not put down.
    #[test]
    fn halves_are_not_entries() {
        let known = entries(9);
        let records: Vec<KnownSum> =
            known.iter().flat_map(|&entry| KnownEntry::from(entry).records()).collect();
        let read = |records: &mut dyn Iterator<Item = KnownSum>| {
            let mut entries = KnownEntries::default();
            records.filter_map(|record| entries.read(record)?.own()).collect::<Vec<_>>()
        };
        assert_eq!(read(&mut records.iter().copied()), known);
        for step in 2..10 {
            for skipped in 0..step {
                let mut some = records.iter().enumerate().filter(|(at, _)| at % step != skipped);
                let found = read(&mut some.by_ref().map(|(_, &record)| record));
                assert!(found.iter().all(|entry| known.contains(entry)));
            }
        }
        assert!(read(&mut records.iter().rev().copied()).iter().all(|entry| known.contains(entry)));
    }

    #[test]
    fn the_essence_is_all_but_work() {
        let entry = entries(5)[1];
        let essence = |entry: OwnEntry| KnownEntry::from(entry).essence();
        for one in [entry, OwnEntry { position: [entry.position[0], 0], ..entry }] {
            assert_eq!(essence(OwnEntry { log_work: 9, ..one }), essence(one));
            for other in [
                OwnEntry { known: one.known ^ 1, ..one },
                OwnEntry { section: 6, ..one },
                OwnEntry { position: [one.position[0] ^ 1, one.position[1]], ..one },
                OwnEntry { position: [one.position[0], one.position[1] ^ 1], ..one },
            ] {
                assert_ne!(essence(other), essence(one));
            }
        }
    }
}
