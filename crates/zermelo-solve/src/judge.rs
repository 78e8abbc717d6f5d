//! What is derived from the verdicts of any engine: all moves with their results, and the best line.

use zermelo_core::{Arrange, Judge, Player, Ruleset, StopReason, Verdict, few_options};

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
    moves.arrange_by_key(|rated| rated.verdict.preference());
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
