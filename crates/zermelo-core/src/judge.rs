//! What the engines have in common once they have run: they can be asked for the verdict on a position. A game that
//! brings a table of its own is asked in the same way.

use super::{Player, Ruleset, Score, StopReason, Verdict};
use alloc::string::String;

/// An engine that gives verdicts on the positions of one game. Asking may search further.
pub trait Judge<R: Ruleset + ?Sized> {
    /// The verdict on (position, player to move), which must be the start of the engine's run or reachable from it.
    fn verdict(&mut self, position: &R::Position, to_move: Player) -> Result<Verdict, StopReason>;

    /// How many states the engine has looked at: positions where the game is impartial, pairs of position and mover
    /// where not.
    fn state_count(&self) -> u64;

    /// What the engine did, where that is neither retrograde analysis nor a search of positions: "a table of so many
    /// first rows".
    fn method(&self) -> Option<String> {
        None
    }

    /// With how many points for each player best play ends, where the engine knows that beyond the verdict.
    fn score(&mut self, _position: &R::Position, _to_move: Player) -> Option<Score> {
        None
    }

    /// How many of them can be reached from the first question the engine was given.
    fn first_state_count(&self) -> u64 {
        self.state_count()
    }
}
