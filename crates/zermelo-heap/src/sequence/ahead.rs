//! The blocked method by two threads: while one makes the values of blocks, the other looks whether those of the blocks before
//! are right. Values that are wrong are told where they would have been met otherwise, and what was made after them is of no
//! use; so the values are the same as with one thread, and so are the places where tables are made anew.

use super::blocked::{BLOCK, Block, Blocked, Candidates, FAR_BLOCK};
use std::collections::VecDeque;
use std::num::NonZeroUsize;

/// Whether there can be a second thread.
const HAS_THREADS: bool = cfg!(not(target_family = "wasm"));

/// Blocks that are made while as many are checked.
const BLOCKS_AHEAD: usize = 2 * FAR_BLOCK / BLOCK;

/// So many blocks are done by one thread before there are two: where new rare heaps come up, tables are made anew soon, and
/// what was made ahead would be of no use.
const BLOCKS_ALONE: usize = 2 * FAR_BLOCK / BLOCK;

/// Blocks one after the other, by one thread or two.
#[derive(Clone, Debug)]
pub(super) struct Blocks {
    maker: Blocked,
    /// How many blocks one thread has done.
    done_alone: usize,
    ahead: Option<Ahead>,
}

/// What there is besides where two threads work.
#[derive(Clone, Debug)]
struct Ahead {
    /// The same tables, a batch behind.
    checker: Blocked,
    /// The last batch, of which nobody has looked whether it is right.
    made: Vec<Block>,
    checked: VecDeque<Candidates>,
}

impl Blocks {
    /// The blocks after those of which `maker` knows.
    pub(super) fn after(maker: Blocked) -> Self {
        Self { maker, done_alone: 0, ahead: None }
    }

    /// The blocks after those of which `maker` knows and some more, which have these values; `None` where it does not make them.
    pub(super) fn resumed(mut maker: Blocked, values: &[u16]) -> Option<Self> {
        let is_same = values.chunks(BLOCK).all(|block| maker.make_block() == *block);
        is_same.then(|| Self::after(maker))
    }

    /// The next block.
    pub(super) fn next_block(&mut self, threads: NonZeroUsize) -> Candidates {
        if HAS_THREADS
            && (self.ahead.is_some() || threads > NonZeroUsize::MIN && self.done_alone >= BLOCKS_ALONE)
        {
            return self.next_of_two_threads();
        }
        self.done_alone += 1;
        let values = self.maker.make_block();
        self.maker.check(&values)
    }

    fn next_of_two_threads(&mut self) -> Candidates {
        let ahead = self.ahead.get_or_insert_with(|| Ahead::of(&self.maker));
        loop {
            if let Some(candidates) = ahead.checked.pop_front() {
                return candidates;
            }
            ahead.go_on(&mut self.maker);
        }
    }

    /// Bytes of the tables.
    pub(super) fn bytes(&self) -> usize {
        self.maker.bytes() + self.ahead.as_ref().map_or(0, |ahead| ahead.checker.bytes())
    }
}

impl Ahead {
    fn of(maker: &Blocked) -> Self {
        Self { checker: maker.clone(), made: Vec::new(), checked: VecDeque::new() }
    }

    /// Makes a batch, and checks the one before.
    fn go_on(&mut self, maker: &mut Blocked) {
        let (checker, made) = (&mut self.checker, &self.made);
        let check = |values| {
            checker.learn(values);
            checker.check(values)
        };
        let (checked, next) = std::thread::scope(|scope| {
            let checked = scope.spawn(move || made.iter().map(check).collect());
            let next = (0..BLOCKS_AHEAD).map(|_| maker.make_block()).collect();
            (checked.join(), next)
        });
        self.checked = checked.unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        self.made = next;
    }
}
