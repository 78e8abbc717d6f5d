//! Searches that games have of their own on several threads: each tells the others what took it long, asks them before it
//! searches, and leaves for later what another is at; the first that has the answer ends the rest.

use std::num::NonZeroUsize;
use std::thread;
use std::time::Duration;
use zermelo_core::{SharedEntries, StopReason};
use zermelo_games::catalogue::AnyGame;
use zermelo_solve::Limits;

/// What the entries that are shared may take, where limits allow it: about what a cache holds. The most work stays, and each search has
/// a table of its own beside.
const MOST_SHARED_BYTES: u64 = 8 << 20;
/// A question that is answered within this time needs no help: to set up a search takes some of it.
const ALONE: Duration = Duration::from_millis(10);

/// The searches of other threads, which begin anew for each question.
pub(crate) struct OwnHelpers<'a> {
    pub(crate) game: &'a (dyn AnyGame + 'static),
    limits: Limits<'a>,
    shared: SharedEntries,
    count: usize,
}

impl<'a> OwnHelpers<'a> {
    /// For so many threads, the first among them.
    pub(crate) fn new(game: &'a (dyn AnyGame + 'static), threads: NonZeroUsize, limits: &Limits<'a>) -> Self {
        let limits = limits.of_each_thread(threads);
        let shared = SharedEntries::within(limits.for_table(MOST_SHARED_BYTES));
        Self { game, limits, shared, count: threads.get() - 1 }
    }

    /// What the first search shares with the others.
    pub(crate) fn shared(&self) -> SharedEntries {
        self.shared.clone()
    }

    /// Nodes of all searches but the first.
    pub(crate) fn nodes(&self) -> u64 {
        self.shared.nodes_of_others()
    }

    /// The answer of the first search, or of one that was quicker: `other` makes one within limits, and gives the answer, if it
    /// has one, with its nodes.
    pub(crate) fn beside(
        &self,
        other: impl Fn(&Limits, SharedEntries) -> (Option<bool>, u64) + Sync,
        first: impl FnOnce() -> Option<Result<bool, StopReason>>,
    ) -> Option<Result<bool, StopReason>> {
        self.shared.open();
        let found = thread::scope(|scope| {
            let other = &other;
            let help = || {
                let (limits, shared) = (self.limits.for_threads(), self.shared.clone());
                move || {
                    thread::park_timeout(ALONE);
                    if shared.go_on().is_ok() {
                        let (answer, nodes) = other(&limits.limits(), shared.clone());
                        shared.count_nodes(nodes);
                        if let Some(answer) = answer {
                            shared.answer(answer);
                        }
                    }
                }
            };
            // Where the system has no more threads, fewer help.
            let helpers: Vec<_> = (0..self.count)
                .filter_map(|_| thread::Builder::new().spawn_scoped(scope, help()).ok())
                .collect();
            let found = first();
            self.shared.close();
            for helper in helpers {
                helper.thread().unpark();
            }
            found
        });
        match (found, self.shared.answered()) {
            (Some(Err(_)), Some(answer)) => Some(Ok(answer)),
            (found, _) => found,
        }
    }
}
