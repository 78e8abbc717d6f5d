//! What searches of one question on several threads share: the table, and the answer as soon as one of them has it. Each
//! has components and orders of its own; what one has proved the others find in the table.

use super::Shares;
use super::table::Table;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};
use zermelo_core::Limits;

/// What several searches of one question share. Clones share the same.
#[derive(Clone, Debug)]
pub struct Shared {
    table: Arc<Table>,
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
const OPEN: u8 = 0;
const LOSS: u8 = 1;
const WIN: u8 = 2;
const CLOSED: u8 = 3;

impl Shared {
    /// For so many searches within these limits.
    pub fn new(searches: u64, limits: &Limits) -> Self {
        let table = Arc::new(Table::full_within(Shares::of(limits).table.min(MOST_SHARED_BYTES)));
        Self { table, question: Arc::default(), searches: searches.max(1), number: 0 }
    }

    /// For one of the searches: the first has number 0.
    #[must_use]
    pub fn of_search(&self, number: u64) -> Self {
        Self { number, ..self.clone() }
    }

    /// Begins with a new question. No search may be at work.
    pub fn open(&self) {
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

    /// 0 for the first search, odd for others.
    pub(super) fn salt(&self) -> u64 {
        const MIX: u64 = 0x9E37_79B9_7F4A_7C15;
        if self.number == 0 { 0 } else { self.number.wrapping_mul(MIX) | 1 }
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
