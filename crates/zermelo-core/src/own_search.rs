//! Games that have a search of their own, which knows more of them than any engine for all games can.

use super::{Claim, Convention, Limits, Ruleset, StopReason};

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
