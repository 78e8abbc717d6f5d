//! What several threads that search one question of a game's own know: each tells the others what took it long, and whoever has
//! the answer first ends the rest.

use crate::{AtomicU64, OwnEntry, StopReason, wide_hash};
use alloc::sync::Arc;
use core::fmt;
use core::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Threads rarely meet at one of so many locks.
const LOG_SHARDS: u32 = 8;
/// Positions that are being searched are few: the heights of the stacks of all threads.
const LOG_BEGUN: u32 = 14;
const SEED: u64 = 0x7368_6172_6564;
const OPEN: u8 = 0;
const LOSS: u8 = 1;
const WIN: u8 = 2;
const CLOSED: u8 = 3;

/// Entries that the searches of one question share. Clones share the same.
#[derive(Clone)]
pub struct SharedEntries(Arc<Inner>);

struct Inner {
    shards: Vec<Mutex<Vec<Option<OwnEntry>>>>,
    /// Hashes of positions that are being searched, each in its place: of two that want one place the later one has it.
    begun: Vec<AtomicU64>,
    word: AtomicU8,
    nodes: AtomicU64,
}

impl SharedEntries {
    /// Room for entries in at most so many bytes, but for one in each shard.
    pub fn within(bytes: u64) -> Self {
        let in_shard = (bytes >> LOG_SHARDS) as usize / size_of::<Option<OwnEntry>>();
        let shard = || Mutex::new(vec![None; in_shard.max(1)]);
        let shards = core::iter::repeat_with(shard).take(1 << LOG_SHARDS).collect();
        let begun = core::iter::repeat_with(AtomicU64::default).take(1 << LOG_BEGUN).collect();
        Self(Arc::new(Inner { shards, begun, word: AtomicU8::new(OPEN), nodes: AtomicU64::new(0) }))
    }

    /// Tells that the search of a position begins.
    #[inline]
    pub fn begin(&self, section: u16, position: [u64; 2]) {
        let hash = hash(section, position);
        self.begun_at(hash).store(hash, Ordering::Relaxed);
    }

    /// Tells that the search of a position has ended.
    #[inline]
    pub fn end(&self, section: u16, position: [u64; 2]) {
        let hash = hash(section, position);
        let _ = self.begun_at(hash).compare_exchange(hash, 0, Ordering::Relaxed, Ordering::Relaxed);
    }

    /// Whether somebody seems to be searching a position: what else there is to do comes first then. (Weill, *The ABDADA
    /// distributed minimax search algorithm*, 1996.)
    #[inline]
    pub fn is_begun(&self, section: u16, position: [u64; 2]) -> bool {
        let hash = hash(section, position);
        self.begun_at(hash).load(Ordering::Relaxed) == hash
    }

    fn begun_at(&self, hash: u64) -> &AtomicU64 {
        &self.0.begun[(hash >> (u64::BITS - LOG_BEGUN)) as usize]
    }

    /// What another search knows of a position.
    pub fn find(&self, section: u16, position: [u64; 2]) -> Option<OwnEntry> {
        let (mut shard, place) = self.place(section, position);
        let found = shard[place].as_mut()?;
        (found.section == section && found.position == position).then_some(*found)
    }

    /// Tells what is known of a position. Of two that want one place the one with more work stays.
    pub fn put(&self, entry: OwnEntry) {
        let (mut shard, place) = self.place(entry.section, entry.position);
        let old = &mut shard[place];
        let is_other = |old: &OwnEntry| (old.section, old.position) != (entry.section, entry.position);
        match old {
            // What is not asked for any more fades.
            Some(old) if is_other(old) && old.log_work > entry.log_work => old.log_work -= 1,
            _ => *old = Some(entry),
        }
    }

    fn place(&self, section: u16, position: [u64; 2]) -> (MutexGuard<'_, Vec<Option<OwnEntry>>>, usize) {
        let hash = hash(section, position);
        let shard = &self.0.shards[(hash >> (u64::BITS - LOG_SHARDS)) as usize];
        // An entry is there as a whole or not at all.
        let shard = shard.lock().unwrap_or_else(PoisonError::into_inner);
        let place = hash as usize % shard.len();
        (shard, place)
    }

    /// Begins with a new question. No search may be at work.
    pub fn open(&self) {
        self.0.word.store(OPEN, Ordering::Release);
    }

    /// Ends the other searches: the answer is not wanted any more.
    pub fn close(&self) {
        let _ = self.0.word.compare_exchange(OPEN, CLOSED, Ordering::AcqRel, Ordering::Relaxed);
    }

    /// The answer, for the others. Whoever comes second has the same.
    pub fn answer(&self, yes: bool) {
        let word = if yes { WIN } else { LOSS };
        let _ = self.0.word.compare_exchange(OPEN, word, Ordering::AcqRel, Ordering::Relaxed);
    }

    /// The answer that one of the searches has found.
    pub fn answered(&self) -> Option<bool> {
        match self.0.word.load(Ordering::Acquire) {
            LOSS => Some(false),
            WIN => Some(true),
            _ => None,
        }
    }

    /// Ends a search whose answer is not wanted any more.
    #[inline]
    pub fn go_on(&self) -> Result<(), StopReason> {
        if self.0.word.load(Ordering::Relaxed) == OPEN { Ok(()) } else { Err(StopReason::Interrupted) }
    }

    /// Counts nodes of a search that is not the first.
    pub fn count_nodes(&self, nodes: u64) {
        self.0.nodes.fetch_add(nodes, Ordering::Relaxed);
    }

    /// Nodes of all searches but the first.
    pub fn nodes_of_others(&self) -> u64 {
        self.0.nodes.load(Ordering::Relaxed)
    }
}

/// Never 0.
fn hash(section: u16, position: [u64; 2]) -> u64 {
    wide_hash(&(section, position), SEED) as u64 | 1
}

impl fmt::Debug for SharedEntries {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SharedEntries").field("word", &self.0.word).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(n: u64, known: u32, log_work: u32) -> OwnEntry {
        OwnEntry { section: (n % 3) as u16, position: [n, n / 7], known, log_work }
    }

    #[test]
    fn what_is_found_was_put_there() {
        for bytes in [0, 1 << 12, 1 << 20] {
            let shared = SharedEntries::within(bytes);
            std::thread::scope(|scope| {
                for _ in 1..4 {
                    scope.spawn(|| {
                        for n in 0..20_000 {
                            shared.put(entry(n, (n * n) as u32, (n % 5) as u32));
                            if let Some(found) = shared.find((n * 2 % 3) as u16, [n * 2, n * 2 / 7]) {
                                assert_eq!(found.known, (n * n * 4) as u32);
                            }
                        }
                    });
                }
            });
            let found = (0..20_000).filter(|&n| shared.find((n % 3) as u16, [n, n / 7]).is_some()).count();
            assert!(found > if bytes == 1 << 20 { 10_000 } else { 20 }, "{found}");
            assert_eq!(shared.find(9, [1, 0]), None);
        }
    }

    #[test]
    fn more_work_stays_for_a_while() {
        let shared = SharedEntries::within(0);
        let same_place = |n: &u64| {
            let hash =
                |n: u64| wide_hash(&((n % 3) as u16, [n, n / 7]), SEED) as u64 >> (u64::BITS - LOG_SHARDS);
            hash(*n) == hash(0)
        };
        let other = (1..10_000).find(same_place).unwrap();
        shared.put(entry(0, 5, 2));
        shared.put(entry(other, 6, 1));
        assert_eq!(shared.find(0, [0, 0]).unwrap().known, 5);
        shared.put(entry(other, 6, 1));
        assert_eq!(shared.find(0, [0, 0]), None);
    }

    #[test]
    fn the_first_answer_ends_the_others() {
        let shared = SharedEntries::within(0);
        let other = shared.clone();
        assert_eq!((other.go_on(), shared.answered()), (Ok(()), None));
        other.answer(true);
        shared.answer(true);
        shared.close();
        assert_eq!((shared.go_on(), shared.answered()), (Err(StopReason::Interrupted), Some(true)));
        shared.open();
        shared.close();
        assert_eq!((other.go_on(), shared.answered()), (Err(StopReason::Interrupted), None));
    }

    #[test]
    fn what_is_being_searched_is_told() {
        let shared = SharedEntries::within(0);
        let positions = || (0..50).map(|n| [n, n * n]);
        positions().for_each(|position| shared.begin(7, position));
        assert!(positions().filter(|&position| shared.is_begun(7, position)).count() > 45);
        assert!(!shared.is_begun(8, [3, 9]));
        positions().for_each(|position| shared.end(7, position));
        assert!(positions().all(|position| !shared.is_begun(7, position)));
    }
}
