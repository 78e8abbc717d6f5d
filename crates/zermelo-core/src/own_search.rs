//! Games that have a search of their own, which knows more of them than any engine for all games can.

use super::{AnyPosition, Claim, Convention, Keeper, Limits, Player, Ruleset, SharedEntries, StopReason};
use alloc::sync::Arc;

/// A game with a search of its own. What it finds is said as a theorem says it, but the search may take long and so keeps
/// to limits.
pub trait OwnSearch: Ruleset {
    /// The winner and the winning moves of a position, `None` where the search does not apply.
    fn own_search(
        &self,
        position: &Self::Position,
        convention: Convention,
        limits: &Limits,
    ) -> Option<Result<Claim<Self::Position>, StopReason>>;
}

/// A search for who wins the positions of one game, in normal play, which remembers what it has found.
pub trait WinnerSearch {
    /// Whether the player to move wins, `None` where the search does not apply to the position.
    fn wins(&mut self, position: &AnyPosition, to_move: Player) -> Option<Result<bool, StopReason>>;

    /// Positions looked at so far.
    fn nodes(&self) -> u64;

    /// Has the search begin with what a keeper keeps, and put down there what it proves as often as it is due. To be called
    /// before any question. Entries are written by [`OwnEntry`](crate::OwnEntry); where their form changes, files of the old
    /// one are to be refused.
    fn keep_with(&mut self, keeper: Arc<dyn Keeper>);

    /// Has the keeper put down what is known, where there is one.
    fn keep(&self);

    /// Has the search tell others what it finds, and ask them, and end as soon as one of them has the answer. To be called
    /// before any question.
    fn share_with(&mut self, shared: SharedEntries);
}

/// A search for the Grundy values of the positions of one impartial game, in normal play, which remembers what it has found.
pub trait NimberSearch {
    /// Whether a position is worth *n, `None` where the search does not apply to it.
    fn is_worth(&mut self, position: &AnyPosition, nimber: u32) -> Option<Result<bool, StopReason>>;

    /// Positions looked at so far.
    fn nodes(&self) -> u64;

    /// See [`WinnerSearch::keep_with`].
    fn keep_with(&mut self, keeper: Arc<dyn Keeper>);

    /// See [`WinnerSearch::keep`].
    fn keep(&self);

    /// See [`WinnerSearch::share_with`].
    fn share_with(&mut self, shared: SharedEntries);

    /// The Grundy value, `None` where the search does not apply to the position. Each nimber up to it takes a proof.
    fn nimber(&mut self, position: &AnyPosition) -> Option<Result<u32, StopReason>> {
        for nimber in 0.. {
            match self.is_worth(position, nimber)? {
                Ok(true) => return Some(Ok(nimber)),
                Ok(false) => {}
                Err(reason) => return Some(Err(reason)),
            }
        }
        None
    }
}
