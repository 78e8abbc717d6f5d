//! States that are expanded ahead of the table that numbers them, a batch at a time, packed or whole. Threads that help know the rules and
//! not the table; whoever holds it meets what they have found in the order of the states, so that every number is the one that
//! it would be with one thread.

use super::explore::LookaheadFn;
use std::collections::{BTreeMap, VecDeque};
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use zermelo_core::{Ending, Expander, Lookahead, StateSpace};

/// So many states are a batch.
pub(super) const BATCH: u32 = 256;
/// A batch ends with the state that would have it hold more options than this.
const MOST_OPTIONS: usize = 1 << 12;

/// What a thread can expand.
pub(super) trait Expandable: Send {
    /// What each thread needs for it.
    type Means: ?Sized;

    /// Expands the states, as far as this goes.
    fn expand(&mut self, means: &mut Self::Means);
}

/// Whole states bring their rules with them.
impl Expandable for Box<dyn Lookahead + '_> {
    type Means = ();

    fn expand(&mut self, (): &mut ()) {
        (**self).expand();
    }
}

/// Some packed states, and what they lead to.
#[derive(Debug, Default)]
pub(super) struct Batch {
    states: Vec<u128>,
    /// Of each state that has been expanded the result where play is over, and where its options end.
    pub(super) expanded: Vec<(Option<Ending>, usize)>,
    pub(super) options: Vec<u128>,
}

impl Batch {
    pub(super) fn new(states: Vec<u128>) -> Self {
        Self { states, ..Self::default() }
    }

    /// The states after the one that was not expanded, because it has an option that does not pack, or too many for a batch.
    /// `None` where all were.
    pub(super) fn rest(&self) -> Option<Self> {
        let (_, after) = self.states[self.expanded.len()..].split_first()?;
        Some(Self::new(after.to_vec()))
    }
}

impl Expandable for Batch {
    type Means = dyn Expander;

    fn expand(&mut self, expander: &mut (dyn Expander + 'static)) {
        let Self { states, expanded, options } = self;
        for &state in &*states {
            let ending = expander.ending(state);
            if ending.is_none() {
                let start = options.len();
                let flow = expander.options(state, &mut |option| match option {
                    Some(option) if options.len() < MOST_OPTIONS => {
                        options.push(option);
                        ControlFlow::Continue(())
                    }
                    _ => ControlFlow::Break(()),
                });
                if flow.is_break() {
                    options.truncate(start);
                    return;
                }
            }
            expanded.push((ending, options.len()));
        }
    }
}

/// The batches that are under way, in order.
#[derive(Debug)]
pub(super) struct Ahead<B> {
    inner: Mutex<Inner<B>>,
    /// Something has changed that somebody may be waiting for.
    changed: Condvar,
}

#[derive(Debug)]
struct Inner<B> {
    /// How many batches were sent, and how many of them were taken back.
    sent: u64,
    received: u64,
    /// Those that nobody has begun, with their numbers.
    waiting: VecDeque<(u64, B)>,
    done: BTreeMap<u64, B>,
    /// Those that are done with: memory goes back quickest where it came from.
    spent: Vec<B>,
    is_over: bool,
    /// A thread that helps has panicked.
    is_broken: bool,
}

impl<B> Default for Ahead<B> {
    fn default() -> Self {
        let inner = Inner {
            sent: 0,
            received: 0,
            waiting: VecDeque::new(),
            done: BTreeMap::new(),
            spent: Vec::new(),
            is_over: false,
            is_broken: false,
        };
        Self { inner: Mutex::new(inner), changed: Condvar::new() }
    }
}

/// Tells the others where a thread panics: what it has begun will not be done.
struct Alarm<'a, B>(&'a Ahead<B>);

impl<B> Drop for Alarm<'_, B> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.lock().is_broken = true;
            self.0.changed.notify_all();
        }
    }
}

/// Lets the threads that help go when the work is done, also where it panics.
pub(super) struct End<'a, B>(pub(super) &'a Ahead<B>);

impl<B> Drop for End<'_, B> {
    fn drop(&mut self) {
        self.0.lock().is_over = true;
        self.0.changed.notify_all();
    }
}

impl<B> Ahead<B> {
    fn lock(&self) -> MutexGuard<'_, Inner<B>> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<B: Expandable> Ahead<B> {
    /// Expands the first batch that nobody has begun, or waits for a change where there is none.
    fn go_on<'a>(
        &'a self,
        mut inner: MutexGuard<'a, Inner<B>>,
        means: &mut B::Means,
    ) -> MutexGuard<'a, Inner<B>> {
        let Some((number, mut batch)) = inner.waiting.pop_front() else {
            return self.changed.wait(inner).unwrap_or_else(PoisonError::into_inner);
        };
        drop(inner);
        batch.expand(means);
        let mut inner = self.lock();
        inner.done.insert(number, batch);
        self.changed.notify_all();
        inner
    }

    /// Expands batches until it is [over](Self::end): what a thread does that helps.
    pub(super) fn help(&self, means: &mut B::Means) {
        let _alarm = Alarm(self);
        let mut inner = self.lock();
        while !inner.is_over {
            let spent = std::mem::take(&mut inner.spent);
            if !spent.is_empty() {
                drop(inner);
                drop(spent);
                inner = self.lock();
                continue;
            }
            inner = self.go_on(inner, means);
        }
    }

    /// How many batches are under way.
    pub(super) fn under_way(&self) -> u64 {
        let inner = self.lock();
        inner.sent - inner.received
    }

    /// Sends a batch.
    pub(super) fn send(&self, batch: B) {
        let mut inner = self.lock();
        let number = inner.sent;
        inner.sent += 1;
        inner.waiting.push_back((number, batch));
        self.changed.notify_one();
    }

    /// The first batch that was sent and not received, expanded; with nobody to wait for, or while waiting, batches are expanded
    /// here. `None` when all have been received.
    pub(super) fn receive(&self, means: &mut B::Means) -> Option<B> {
        let mut inner = self.lock();
        if inner.received == inner.sent {
            return None;
        }
        let next = inner.received;
        loop {
            if let Some(batch) = inner.done.remove(&next) {
                inner.received += 1;
                return Some(batch);
            }
            assert!(!inner.is_broken, "a thread that helps has panicked");
            inner = self.go_on(inner, means);
        }
    }
}

/// Whole states that are sent to be expanded and come back in their order.
pub(super) struct WholeAhead<'w, 't> {
    ahead: &'w Ahead<Box<dyn Lookahead + 't>>,
    lookahead: &'w LookaheadFn<'t>,
    /// The states before this one have been sent.
    sent: u32,
    /// So many batches are under way.
    batches: u64,
}

impl<'t> WholeAhead<'_, 't> {
    /// Does work that takes the states of a space from one on, while other threads expand them.
    pub(super) fn work<T>(
        threads: NonZeroUsize,
        lookahead: &LookaheadFn<'t>,
        first: u32,
        work: impl FnOnce(WholeAhead<'_, 't>) -> T,
    ) -> T {
        let ahead = Ahead::default();
        std::thread::scope(|scope| {
            for _ in 1..threads.get() {
                let help = || ahead.help(&mut ());
                // Where the system has no more threads, fewer help.
                if std::thread::Builder::new().spawn_scoped(scope, help).is_err() {
                    break;
                }
            }
            let _end = End(&ahead);
            let batches = 3 * threads.get() as u64;
            work(WholeAhead { ahead: &ahead, lookahead, sent: first, batches })
        })
    }

    /// The next states of the space, expanded; `None` when all have been.
    pub(super) fn next(&mut self, space: &dyn StateSpace) -> Option<Box<dyn Lookahead + 't>> {
        while self.ahead.under_way() < self.batches {
            let next = self.sent.saturating_add(BATCH).min(space.len() as u32);
            // A batch that is not full waits for more states, as long as there are others.
            if next == self.sent || next - self.sent < BATCH && self.ahead.under_way() > 0 {
                break;
            }
            self.ahead.send((self.lookahead)(space, self.sent..next));
            self.sent = next;
        }
        self.ahead.receive(&mut ())
    }

    /// Gives back states of which nothing is wanted any more, for a thread that helps to drop them.
    pub(super) fn give_back(&self, batch: Box<dyn Lookahead + 't>) {
        self.ahead.lock().spent.push(batch);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// States with as many options as their number says, and a last one that does not pack.
    struct Counting;

    impl Expander for Counting {
        fn ending(&mut self, state: u128) -> Option<Ending> {
            (state == 3).then_some(Ending::Draw)
        }

        fn options(
            &mut self,
            state: u128,
            visit: &mut dyn FnMut(Option<u128>) -> ControlFlow<()>,
        ) -> ControlFlow<()> {
            (0..state).try_for_each(|option| visit((option < 10_000).then_some(option)))
        }
    }

    #[test]
    fn a_batch_ends_before_the_state_that_is_too_large() {
        let mut batch = Batch::new(vec![2, 3, 1, MOST_OPTIONS as u128 + 1, 5]);
        batch.expand(&mut Counting);
        assert_eq!(batch.expanded, [(None, 2), (Some(Ending::Draw), 2), (None, 3)]);
        assert_eq!(batch.options, [0, 1, 0]);
        assert_eq!(batch.rest().unwrap().states, [5]);
        let mut batch = Batch::new(vec![MOST_OPTIONS as u128]);
        batch.expand(&mut Counting);
        assert!(batch.rest().is_none() && batch.options.len() == MOST_OPTIONS);
    }

    #[test]
    fn batches_come_back_in_order_however_many_threads_help() {
        for helpers in 0..4 {
            let ahead = Ahead::<Batch>::default();
            std::thread::scope(|scope| {
                for _ in 0..helpers {
                    scope.spawn(|| ahead.help(&mut Counting));
                }
                let mut sent = 0;
                for expected in 0..500 {
                    while ahead.under_way() < 7 && sent < 500 {
                        ahead.send(Batch::new(vec![sent]));
                        sent += 1;
                    }
                    let batch = ahead.receive(&mut Counting).unwrap();
                    assert_eq!(batch.states, [expected]);
                    let count = if expected == 3 { 0 } else { expected };
                    assert!(batch.options.iter().copied().eq(0..count));
                }
                assert!(ahead.receive(&mut Counting).is_none());
                drop(End(&ahead));
            });
        }
    }
}
