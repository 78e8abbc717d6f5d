//! The store of canonical forms: every value once, shared by all threads that work with it.

use super::arena::{Arena, Form};
use super::id::NumberUpStar;
use super::loopy::LoopyStore;
use super::marks::Marks;
use super::memo::{OrderTable, SumTable};
use super::{Dyadic, ValueId};
use hashbrown::HashTable;
use rustc_hash::{FxHashMap, FxHasher};
use std::hash::Hasher;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError, RwLock};
use zermelo_core::{Charge, Limits};

/// Canonical forms, each once, with what is remembered of their order and sums. Shared by reference between threads;
/// work is done through an [`Algebra`](super::Algebra), one for each thread.
///
/// Memory: about 20 bytes and 4 for each option of a form, 8 bytes for each in the index, and the two tables that
/// forget, which take at most half of the budget. Holds up to 2^31 words (8 GB) of forms.
#[derive(Debug)]
pub struct Store {
    pub(super) arena: Arena,
    index: Box<[Mutex<HashTable<ValueId>>]>,
    large_sums: RwLock<LargeSums>,
    pub(super) order: OrderTable,
    pub(super) sums: SumTable,
    /// Stoppers with cycles.
    pub(super) loopy: LoopyStore,
    /// Forms that were written.
    count: AtomicU64,
    /// Bytes that engines working with the store count as theirs.
    elsewhere: AtomicU64,
    /// What is on an account, where the store was made for an answer that has one.
    charge: Option<Mutex<Charge>>,
}

#[derive(Debug, Default)]
struct LargeSums {
    list: Vec<NumberUpStar>,
    places: FxHashMap<NumberUpStar, ValueId>,
}

/// Shards of the index, each under its own lock.
const SHARDS: usize = 64;
/// The tables take up to this many bytes when nothing is said about memory.
const DEFAULT_TABLES: u64 = 256 << 20;

impl Default for Store {
    fn default() -> Self {
        Self::new()
    }
}

impl Store {
    /// An empty store.
    pub fn new() -> Self {
        Self::with_budget(None)
    }

    /// An empty store whose tables fit a memory limit of `bytes`, where there is one.
    pub fn with_budget(bytes: Option<u64>) -> Self {
        let tables = bytes.map_or(DEFAULT_TABLES, |bytes| (bytes / 4).min(DEFAULT_TABLES));
        Self {
            arena: Arena::new(),
            index: std::iter::repeat_with(Mutex::default).take(SHARDS).collect(),
            large_sums: RwLock::default(),
            order: OrderTable::new(tables / 2),
            sums: SumTable::new(tables / 2),
            loopy: LoopyStore::default(),
            count: AtomicU64::new(0),
            elsewhere: AtomicU64::new(0),
            charge: None,
        }
    }

    /// An empty store for one answer: its tables fit the memory limit, and what it takes is on the account of the limits
    /// until it is dropped.
    pub fn within(limits: &Limits) -> Self {
        let charge = limits.account.map(|account| Mutex::new(Charge::to(Some(account))));
        Self { charge, ..Self::with_budget(limits.memory) }
    }

    /// Brings the account up to date, and gives the bytes in use that are not on it: all where there is none.
    pub(super) fn uncounted_bytes(&self) -> u64 {
        match &self.charge {
            None => self.bytes(),
            Some(charge) => {
                charge.lock().unwrap_or_else(PoisonError::into_inner).set_bytes(self.bytes());
                0
            }
        }
    }

    /// The number of canonical forms that are stored; small sums of a number, ups and a nimber need no place.
    pub fn form_count(&self) -> u64 {
        self.count.load(Ordering::Relaxed)
    }

    /// The memory that is in use, in bytes.
    pub fn bytes(&self) -> u64 {
        self.arena.bytes()
            + self.form_count() * 8
            + self.order.bytes()
            + self.sums.bytes()
            + self.loopy.bytes()
            + self.elsewhere.load(Ordering::Relaxed)
    }

    /// Counts bytes of an engine's own tables, so that one limit covers all.
    pub fn count_bytes(&self, bytes: u64) {
        self.elsewhere.fetch_add(bytes, Ordering::Relaxed);
    }

    /// Gives counted bytes back.
    pub fn release_bytes(&self, bytes: u64) {
        self.elsewhere.fetch_sub(bytes, Ordering::Relaxed);
    }

    /// The id of a canonical form with options, none of them of the kinds that live in words. `None` when the store is
    /// full. The flag says whether it is new.
    pub(super) fn intern(&self, form: &Form) -> Option<(ValueId, bool)> {
        let hash = hash_of(form.left.iter().copied(), form.right.iter().copied());
        let shard = &self.index[(hash >> 40) as usize % SHARDS];
        let mut shard = shard.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(&known) = shard.find(hash, |&id| self.is(id, form)) {
            return Some((known, false));
        }
        let id = self.arena.write(form)?;
        shard.insert_unique(hash, id, |&id| self.hash(id));
        self.count.fetch_add(1, Ordering::Relaxed);
        Some((id, true))
    }

    fn is(&self, id: ValueId, form: &Form) -> bool {
        id.place().is_some_and(|place| self.arena.record(place).is(form.left, form.right))
    }

    fn hash(&self, id: ValueId) -> u64 {
        let Some(place) = id.place() else { return 0 };
        let record = self.arena.record(place);
        hash_of(record.left().iter(), record.right().iter())
    }

    /// What one of the large sums takes in their table.
    pub(super) const LARGE_SUM_BYTES: usize = size_of::<(NumberUpStar, ValueId)>();

    /// How many large sums there are, and how many there is room for.
    pub(super) fn room_for_large_sums(&self) -> (usize, usize) {
        let large = self.large_sums.read().unwrap_or_else(PoisonError::into_inner);
        (large.places.len(), large.places.capacity())
    }

    /// The id of a sum of a number, ups and a nimber; `None` when the store is full.
    pub(super) fn intern_sum(&self, sum: NumberUpStar) -> Option<ValueId> {
        if let Some(id) = sum.inline() {
            return Some(id);
        }
        let number = if sum.is_number() { None } else { Some(self.intern_number(sum.number.clone())?) };
        let mut large = self.large_sums.write().unwrap_or_else(PoisonError::into_inner);
        if let Some(&known) = large.places.get(&sum) {
            return Some(known);
        }
        let id =
            self.arena.write_large_sum(large.list.len() as u32, number, Marks::of_sum(sum.ups, sum.star))?;
        self.count_bytes(2 * (64 + sum.number.bits() as u64 / 8));
        large.list.push(sum.clone());
        large.places.insert(sum, id);
        Some(id)
    }

    pub(super) fn intern_number(&self, number: Dyadic) -> Option<ValueId> {
        self.intern_sum(NumberUpStar::number(number))
    }

    /// The parts of a sum of a number, ups and a nimber, `None` for other values.
    pub(super) fn number_up_star(&self, id: ValueId) -> Option<NumberUpStar> {
        let Some(place) = id.place() else { return Some(NumberUpStar::of_inline(id)) };
        let index = self.arena.record(place).large_sum()?;
        let large = self.large_sums.read().unwrap_or_else(PoisonError::into_inner);
        Some(large.list[index].clone())
    }
}

fn hash_of(left: impl Iterator<Item = ValueId>, right: impl Iterator<Item = ValueId>) -> u64 {
    let mut hasher = FxHasher::default();
    for id in left {
        hasher.write_u32(id.0);
    }
    hasher.write_u32(ValueId::NONE.0);
    for id in right {
        hasher.write_u32(id.0);
    }
    hasher.finish()
}
