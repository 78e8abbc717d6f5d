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
//!
//! A [`ValueEntry`] is of the search of sums, too. It takes two records, whose marks no others have:
//!
//! | bits from the lowest | in the first record | in the second record |
//! |---|---|---|
//! | 4 | what the entry says of its subject | whether the value is arithmetic, and whether a form is negated |
//! | 1 | 0 | 1 |
//! | 3 | 011 | 011 |
//! | 32 | the subject | a digest of the entry |
//! | 88 | the subject | the value |

use crate::{Player, wide_hash};
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;

/// A record of what is known: of a sum, the key, with knowledge in place of its last byte; of a search of a game's own, an
/// [`OwnEntry`] or a half of one; half a [`ValueEntry`].
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

    /// Whether what is not put down again is forgotten. Where it is not, what was visited before need not be put down.
    fn forgets(&self) -> bool {
        true
    }

    /// Puts down what is known: what was visited before may be among it.
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
    /// Of values in the search of sums.
    Values,
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

/// What is known of a value: which one a component has, or one option of a form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ValueEntry {
    /// The component or the form.
    pub subject: ValueSubject,
    /// The value of the component, or the option of the form.
    pub value: KnownValue,
}

/// Of what a [`ValueEntry`] is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ValueSubject {
    /// The component of this hash, of which the lowest byte is 0.
    Component(u128),
    /// This form, and the player whose option is given.
    Form(FormKey, Player),
}

/// A canonical form by the upper 88 bits of its hash.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FormKey(u128);

/// A value as it is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KnownValue {
    /// Arithmetic in 88 bits, as the search writes it.
    Plain(u128),
    /// A canonical form or its negative.
    Form {
        /// The form.
        key: FormKey,
        /// Whether its negative is meant.
        is_negative: bool,
    },
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
/// Both marks of halves: such records are of values.
const OF_VALUES: u64 = IS_SECOND | HAS_SECOND;
const IS_SECOND_OF_VALUE: u64 = 0x10;
const OF_FORM: u64 = 0x01;
const OF_RIGHT: u64 = 0x02;
const IS_PLAIN: u64 = 0x01;
const IS_NEGATIVE: u64 = 0x02;
/// The upper 88 bits.
const VALUE_BITS: u128 = !0 << 40;
const DIGEST_SHIFT: u32 = 8;

impl Section {
    /// Of a record.
    pub const fn of([_, lower]: KnownSum) -> Self {
        if lower & KnownEntry::OF_SUMS != 0 {
            Self::Sums
        } else if lower & OF_VALUES == OF_VALUES {
            Self::Values
        } else {
            Self::Own((lower >> SECTION_SHIFT) as u16)
        }
    }

    /// Whether the search of sums reads it.
    const fn is_of_sums(self) -> bool {
        matches!(self, Self::Sums | Self::Values)
    }
}

/// Puts down what is known in some sections. What the keeper has of others stays.
fn keep_beside(
    keeper: &dyn Keeper,
    is_other: impl Fn(Section) -> bool,
    known: &mut dyn Iterator<Item = KnownSum>,
) {
    if !keeper.forgets() {
        return keeper.keep(known);
    }
    let mut others = Vec::new();
    keeper.recall(&mut |record| {
        if is_other(Section::of(record)) {
            others.push(record);
        }
    });
    keeper.keep(&mut known.chain(others));
}

impl FormKey {
    /// Of the form of a hash.
    pub const fn of_hash(hash: u128) -> Self {
        Self(hash & VALUE_BITS)
    }
}

impl KnownValue {
    /// The upper bits of the second record of an entry, and its mark.
    const fn word(self) -> (u128, u64) {
        match self {
            Self::Plain(bits) => (bits << 40, IS_PLAIN),
            Self::Form { key, is_negative } => (key.0, if is_negative { IS_NEGATIVE } else { 0 }),
        }
    }

    const fn of_word(word: u128) -> Self {
        if word as u64 & IS_PLAIN != 0 {
            return Self::Plain(word >> 40);
        }
        Self::Form { key: FormKey(word & VALUE_BITS), is_negative: word as u64 & IS_NEGATIVE != 0 }
    }
}

impl From<ValueEntry> for KnownEntry {
    fn from(ValueEntry { subject, value }: ValueEntry) -> Self {
        let (of_subject, mark) = match subject {
            ValueSubject::Component(hash) => (hash & !u128::from(LAST_BYTE), 0),
            ValueSubject::Form(key, Player::Left) => (key.0, OF_FORM),
            ValueSubject::Form(key, Player::Right) => (key.0, OF_FORM | OF_RIGHT),
        };
        let first = record(of_subject | u128::from(OF_VALUES | mark));
        let (of_value, mark) = value.word();
        let word = of_value | u128::from(OF_VALUES | IS_SECOND_OF_VALUE | mark);
        Self { first, second: Some(record(word | digest_of_value(first, word))) }
    }
}

/// The words of a record, the upper half first.
const fn record(word: u128) -> KnownSum {
    [(word >> 64) as u64, word as u64]
}

const fn word_of([upper, lower]: KnownSum) -> u128 {
    (upper as u128) << 64 | lower as u128
}

/// Of an entry of two records without it; at its place in the second.
fn digest_of_value(first: KnownSum, second: u128) -> u128 {
    u128::from(wide_hash(&(first, second), SEED) as u32) << DIGEST_SHIFT
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
            // A component has one value, a form several options.
            (Section::Values, _) if self.is_of_component() => self.first,
            (Section::Values, second) => record(wide_hash(&(self.first, second), SEED)),
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

    /// Whether it gives the value of a component.
    pub const fn is_of_component(self) -> bool {
        matches!(self.value(), Some(ValueEntry { subject: ValueSubject::Component(_), .. }))
    }

    /// What it says of a value, if anything.
    pub const fn value(self) -> Option<ValueEntry> {
        let (Section::Values, Some(second)) = (self.section(), self.second) else { return None };
        let (mark, word) = (self.first[1], word_of(self.first));
        let player = if mark & OF_RIGHT != 0 { Player::Right } else { Player::Left };
        let subject = if mark & OF_FORM != 0 {
            ValueSubject::Form(FormKey(word & VALUE_BITS), player)
        } else {
            ValueSubject::Component(word & !(LAST_BYTE as u128))
        };
        Some(ValueEntry { subject, value: KnownValue::of_word(word_of(second)) })
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
        if Section::of(record) == Section::Values {
            return self.read_value(before, record);
        }
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

    fn read_value(&mut self, before: Option<KnownSum>, second: KnownSum) -> Option<KnownEntry> {
        if second[1] & IS_SECOND_OF_VALUE == 0 {
            self.first = Some(second);
            return None;
        }
        let is_digest = u128::from(u32::MAX) << DIGEST_SHIFT;
        let word = word_of(second);
        let first = before.filter(|&first| {
            Section::of(first) == Section::Values
                && digest_of_value(first, word & !is_digest) == word & is_digest
        })?;
        Some(KnownEntry { first, second: Some(second) })
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
        let own = Section::Own(self.section);
        let mut records = known.flat_map(|entry| KnownEntry::from(entry).records());
        keep_beside(self.keeper.as_ref(), |section| section != own, &mut records);
    }
}

/// The sums and the values among what a keeper keeps. Sums are counted.
#[derive(Debug)]
pub struct SumRecords(pub Arc<dyn Keeper>);

impl Keeper for SumRecords {
    fn count(&self) -> usize {
        let mut count = 0;
        self.recall(&mut |record| count += usize::from(Section::of(record) == Section::Sums));
        count
    }

    fn recall(&self, visit: &mut dyn FnMut(KnownSum)) {
        self.0.recall(&mut |record| {
            if Section::of(record).is_of_sums() {
                visit(record);
            }
        });
    }

    fn is_due(&self) -> bool {
        self.0.is_due()
    }

    fn forgets(&self) -> bool {
        self.0.forgets()
    }

    fn keep(&self, known: &mut dyn Iterator<Item = KnownSum>) {
        keep_beside(self.0.as_ref(), |section| !section.is_of_sums(), known);
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

    fn values() -> Vec<ValueEntry> {
        let word = |n: u64| wide_hash(&n, 3);
        let value = |n: u64| match n % 3 {
            0 => KnownValue::Plain(word(n) >> 40),
            n => KnownValue::Form { key: FormKey::of_hash(word(n)), is_negative: n == 1 },
        };
        let subject = |n: u64| match n % 4 {
            0 => ValueSubject::Form(FormKey::of_hash(word(n)), Player::Left),
            1 => ValueSubject::Form(FormKey::of_hash(word(n)), Player::Right),
            _ => ValueSubject::Component(word(n) & !0xff),
        };
        (0..100).map(|n| ValueEntry { subject: subject(n), value: value(n + 7) }).collect()
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
        let mut sums: Vec<KnownSum> = (0..100).map(|n| [n << 40, n << 8 | 0x80 | n & 0x3f]).collect();
        sums.extend(values().into_iter().flat_map(|entry| KnownEntry::from(entry).records()));
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
        let mut known: Vec<KnownEntry> = entries(9).into_iter().map(KnownEntry::from).collect();
        known.extend(values().into_iter().map(KnownEntry::from));
        let records: Vec<KnownSum> = known.iter().flat_map(|entry| entry.records()).collect();
        let read = |records: &mut dyn Iterator<Item = KnownSum>| {
            let mut entries = KnownEntries::default();
            records.filter_map(|record| entries.read(record)).collect::<Vec<_>>()
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
    fn values_are_read_as_they_were_put_down() {
        let mut essences = Vec::new();
        for entry in values() {
            let known = KnownEntry::from(entry);
            assert_eq!((known.value(), known.own(), known.section()), (Some(entry), None, Section::Values));
            assert!(!essences.contains(&known.essence()));
            essences.push(known.essence());
        }
        assert!(entries(0x6060).into_iter().all(|entry| KnownEntry::from(entry).value().is_none()));
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
