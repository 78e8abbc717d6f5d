//! What the engines have in common once they have run: they can be asked for the verdict on a position.
//! Everything that is derived from verdicts (all moves with their results, the best line) is written here once.

use zermelo_core::{Player, Ruleset, StopReason, Verdict, few_options};

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

    /// How many of them can be reached from the first question the engine was given.
    fn first_state_count(&self) -> u64 {
        self.state_count()
    }
}

/// An option with its worth for the player who moves there.
#[derive(Clone, Debug)]
pub struct RatedMove<P> {
    /// The position moved to.
    pub to: P,
    /// The result for the player who makes the move.
    pub verdict: Verdict,
}

/// At most this many options are rated; a position with more is not listed move by move.
pub const MOST_RATED_MOVES: usize = 20_000;

/// All options of `player`, best first; ties keep the order of the ruleset. `None` when they are too many (see [`few_options`]).
pub fn rate_moves<R: Ruleset + ?Sized, J: Judge<R> + ?Sized>(
    ruleset: &R,
    judge: &mut J,
    position: &R::Position,
    player: Player,
) -> Result<Option<Vec<RatedMove<R::Position>>>, StopReason> {
    let Some(options) = few_options(ruleset, position, player, MOST_RATED_MOVES) else { return Ok(None) };
    let mut moves = Vec::with_capacity(options.len());
    for to in options {
        let verdict = judge.verdict(&to, player.opponent())?.for_mover();
        moves.push(RatedMove { to, verdict });
    }
    moves.sort_by_key(|rated| rated.verdict.preference());
    Ok(Some(moves))
}

/// A line of best play to the end: the winner takes the shortest way, the loser the longest. Empty when the
/// verdict is a draw or has no distance, or the line would be longer than `longest`.
pub fn best_line<R: Ruleset + ?Sized, J: Judge<R> + ?Sized>(
    ruleset: &R,
    judge: &mut J,
    position: &R::Position,
    to_move: Player,
    longest: u64,
) -> Result<Vec<R::Position>, StopReason> {
    let mut line = Vec::new();
    let mut here = position.clone();
    let mut mover = to_move;
    let Some(distance) = judge.verdict(&here, mover)?.distance().filter(|&plies| plies <= longest) else {
        return Ok(line);
    };
    for _ in 0..distance {
        let Some(moves) = rate_moves(ruleset, judge, &here, mover)? else { break };
        let Some(best) = moves.into_iter().next() else { break };
        here = best.to.clone();
        line.push(best.to);
        mover = mover.opponent();
    }
    Ok(line)
}
