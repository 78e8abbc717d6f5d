//! Where a search puts down what it has proved, and finds it again: a database of a game, or the checkpoint of a long
//! search, which the caller keeps where it likes.

use super::table::KnownSum;
use std::fmt;

/// Keeps the winners of sums between searches. They are those of one game (or sum of games) in one convention: the keys of
/// another have other meanings, which the keeper has to prevent.
pub trait Keeper: fmt::Debug + Send + Sync {
    /// How many sums are known.
    fn count(&self) -> usize;

    /// Visits what is known.
    fn recall(&self, visit: &mut dyn FnMut(KnownSum));

    /// Whether it is time to put down what is known so far. Asked now and then.
    fn is_due(&self) -> bool;

    /// Puts down what is known: what was visited before may be among it.
    fn keep(&self, known: &mut dyn Iterator<Item = KnownSum>);
}
