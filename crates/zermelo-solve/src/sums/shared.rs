//! What searches of one question on several threads share: the table, what each is at, and the answer as soon as one of them
//! has it. Each has components of its own; what one has proved the others find in the table.
//!
//! All go the same way, the first option of a sum together: if it wins, no other has to be searched. Of the others each
//! takes one that nobody is at. What is still left when all have somebody is searched together. (Weill, *The ABDADA
//! distributed minimax search algorithm*, 1996.)

use super::Shares;
use super::table::Table;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};
use zermelo_core::Limits;

/// What several searches of one question share. Clones share the same.
#[derive(Clone, Debug)]
pub struct Shared {
    table: Arc<Table>,
    /// Sums that are being searched, each in its place: of two that want one place the later one has it.
    begun: Arc<[AtomicU64]>,
    question: Arc<Question>,
    searches: u64,
    number: u64,
}

/// The question as all of them see it: how far it is, and how many nodes the others have looked at.
#[derive(Debug, Default)]
struct Question {
    status: AtomicU8,
    nodes: AtomicU64,
}

/// What is known of the question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Status {
    /// It is being searched.
    Open,
    /// Whether the player to move wins.
    Answer(bool),
    /// The answer is not wanted any more.
    Closed,
}

/// A shared table takes all its room at once.
const MOST_SHARED_BYTES: u64 = 128 << 20;
/// Sums that are being searched are few: the heights of the stacks of all threads.
const LOG_BEGUN: u32 = 14;
const OPEN: u8 = 0;
const LOSS: u8 = 1;
const WIN: u8 = 2;
const CLOSED: u8 = 3;

impl Shared {
    /// For so many searches within these limits.
    pub fn new(searches: u64, limits: &Limits) -> Self {
        let table = Arc::new(Table::full_within(Shares::of(limits).table.min(MOST_SHARED_BYTES)));
        let begun = std::iter::repeat_with(AtomicU64::default).take(1 << LOG_BEGUN).collect();
        Self { table, begun, question: Arc::default(), searches: searches.max(1), number: 0 }
    }

    /// For one of the searches: the first has number 0.
    #[must_use]
    pub fn of_search(&self, number: u64) -> Self {
        Self { number, ..self.clone() }
    }

    /// Begins with a new question. No search may be at work.
    pub fn open(&self) {
        // Searches that were ended have left their marks.
        for mark in &*self.begun {
            mark.store(0, Ordering::Relaxed);
        }
        self.question.status.store(OPEN, Ordering::Release);
    }

    /// Ends the other searches.
    pub fn close(&self) {
        self.question.status.store(CLOSED, Ordering::Release);
    }

    /// Nodes of all searches but the first.
    pub fn nodes_of_others(&self) -> u64 {
        self.question.nodes.load(Ordering::Relaxed)
    }

    /// Counts nodes of a search that is not the first.
    pub fn count_nodes(&self, nodes: u64) {
        self.question.nodes.fetch_add(nodes, Ordering::Relaxed);
    }

    pub(super) fn searches(&self) -> u64 {
        self.searches
    }

    pub(super) fn is_first(&self) -> bool {
        self.number == 0
    }

    /// Tells that the search of a sum begins.
    #[inline]
    pub(super) fn begin(&self, word: u128) {
        self.begun_at(word).store(word as u64, Ordering::Relaxed);
    }

    /// Tells that the search of a sum has ended.
    #[inline]
    pub(super) fn end(&self, word: u128) {
        let mark = word as u64;
        let _ = self.begun_at(word).compare_exchange(mark, 0, Ordering::Relaxed, Ordering::Relaxed);
    }

    /// Whether somebody seems to be searching a sum: what else there is to do comes first then.
    #[inline]
    pub(super) fn is_begun(&self, word: u128) -> bool {
        self.begun_at(word).load(Ordering::Relaxed) == word as u64
    }

    #[inline]
    fn begun_at(&self, word: u128) -> &AtomicU64 {
        &self.begun[(word >> (u128::BITS - LOG_BEGUN)) as usize]
    }

    pub(super) fn table(&self) -> Arc<Table> {
        Arc::clone(&self.table)
    }

    pub(super) fn status(&self) -> Status {
        match self.question.status.load(Ordering::Acquire) {
            LOSS => Status::Answer(false),
            WIN => Status::Answer(true),
            CLOSED => Status::Closed,
            _ => Status::Open,
        }
    }

    /// The answer, for the others. Whoever comes second has the same.
    pub(super) fn answer(&self, wins: bool) {
        let status = if wins { WIN } else { LOSS };
        let _ = self.question.status.compare_exchange(OPEN, status, Ordering::AcqRel, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sum_is_marked_while_it_is_searched() {
        let shared = Shared::new(2, &Limits { tables: Some(1 << 16), ..Limits::none() });
        let (one, other) = (3_u128 << 100 | 5, 3_u128 << 100 | 6);
        shared.begin(one);
        assert!(shared.of_search(1).is_begun(one) && !shared.is_begun(other));
        // Both want one place, and the later has it.
        shared.begin(other);
        shared.end(one);
        assert!(!shared.is_begun(one) && shared.is_begun(other));
        shared.end(other);
        assert!(!shared.is_begun(other));
        // What an ended search has left is not there for the next question.
        shared.begin(one);
        shared.open();
        assert!(!shared.is_begun(one));
    }
}
