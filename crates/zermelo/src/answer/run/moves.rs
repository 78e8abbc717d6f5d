//! Moves with their results: from the winning ones that a theory names, or from an engine that rates them one by one.

use super::super::{AnsweredMove, MovesListed};
use super::task::Task;
use crate::catalogue::{AnyJudge, AnyPosition};
use crate::game::{ClaimedMove, Player, Score, Verdict, WinningMoves, few_options};
use crate::solve::{MOST_RATED_MOVES, StopReason, best_line};
use std::cmp::Reverse;
use std::collections::HashSet;
use zermelo_core::Arrange;

/// The moves of a finding.
pub(super) struct ListedMoves {
    pub(super) moves: Vec<AnsweredMove>,
    pub(super) listed: MovesListed,
    /// Why rating them stopped.
    pub(super) stopped: Option<StopReason>,
}

impl ListedMoves {
    pub(super) const fn none() -> Self {
        Self { moves: Vec::new(), listed: MovesListed::Some, stopped: None }
    }
}

/// What an engine says of a position, or of the move to it.
#[derive(Clone, Copy)]
pub(super) struct Rating {
    pub(super) verdict: Verdict,
    /// With how many points best play ends, where points decide.
    pub(super) score: Option<Score>,
}

impl From<Verdict> for Rating {
    fn from(verdict: Verdict) -> Self {
        Self { verdict, score: None }
    }
}

/// A winning move that a theory names.
pub(super) fn claimed_move(
    task: &Task,
    player: Player,
    ClaimedMove { label, to }: ClaimedMove<AnyPosition>,
) -> AnsweredMove {
    AnsweredMove {
        player: task.mover(player),
        label,
        to: to.map(|to| task.game.print(&to)),
        verdict: Some(Verdict::Win(None)),
        score: None,
    }
}

/// Lists the moves from the winning ones that a theory names: all moves where they are few, else those.
pub(super) fn from_winning(task: &Task, winning: WinningMoves<AnyPosition>) -> ListedMoves {
    let (of_players, listed, others) = match winning {
        WinningMoves::These(moves) => {
            (vec![(Player::Left, moves)], MovesListed::AllWinning, Some(Verdict::Loss(None)))
        }
        WinningMoves::OfEach([left, right]) => {
            let mut of_each = vec![(Player::Left, left), (Player::Right, right)];
            of_each.retain(|(player, _)| task.facts.to_move.is_none_or(|mover| mover == *player));
            (of_each, MovesListed::AllWinning, Some(Verdict::Loss(None)))
        }
        WinningMoves::Every => {
            (vec![(Player::Left, Vec::new())], MovesListed::EveryWins, Some(Verdict::Win(None)))
        }
        WinningMoves::AtLeast(moves) => (vec![(Player::Left, moves)], MovesListed::Some, None),
    };
    let mut moves = Vec::new();
    let mut all = others.is_some();
    for (player, claimed) in of_players {
        let rest = match (others, task.few_options(player)) {
            (Some(verdict), Some(options)) => unclaimed(task, player, &claimed, &options, verdict),
            _ => {
                all = false;
                Vec::new()
            }
        };
        moves.extend(claimed.into_iter().map(|one| claimed_move(task, player, one)));
        moves.extend(rest);
    }
    ListedMoves { moves, listed: if all { MovesListed::All } else { listed }, stopped: None }
}

/// The options that a theory does not name, all with one result.
fn unclaimed(
    task: &Task,
    player: Player,
    claimed: &[ClaimedMove<AnyPosition>],
    options: &[AnyPosition],
    verdict: Verdict,
) -> Vec<AnsweredMove> {
    // By their names, which tell moves apart: not every claimed move has its position written out.
    let names: HashSet<&str> = claimed.iter().map(|known| known.label.as_str()).collect();
    let moves = options.iter().map(|to| task.answered_move(to, player, Some(verdict)));
    moves.filter(|one| !names.contains(one.label.as_str())).collect()
}

/// The best first, and those of which no verdict is known before all; equally good ones stay in order. Of two that win, or
/// lose, the one with more points is better, where points decide.
pub(super) fn best_first(moves: &mut [AnsweredMove]) {
    moves.arrange_by_key(|one| (one.verdict.map(Verdict::preference), one.lead().map(Reverse)));
}

/// Asks an engine for the result of every move, or up to the first that is as good as the position where one is enough.
/// What was rated when it stops is kept.
pub(super) fn rated(
    task: &Task,
    verdicts: &[Option<Verdict>; 2],
    one_is_enough: bool,
    mut judge: impl FnMut(&AnyPosition, Player) -> Result<Rating, StopReason>,
) -> ListedMoves {
    let mut found = ListedMoves { moves: Vec::new(), listed: MovesListed::All, stopped: None };
    for player in task.rated_movers() {
        if task.game.ending(task.position, player).is_some() {
            continue;
        }
        let Some(options) = few_options(task.game, task.position, player, MOST_RATED_MOVES) else {
            found.listed = MovesListed::Some;
            continue;
        };
        let best = verdicts[player.index()].map(Verdict::result);
        let mut of_player = Vec::with_capacity(options.len());
        for to in &options {
            let rating = match judge(to, player.opponent()) {
                Ok(Rating { verdict, score }) => Rating { verdict: verdict.for_mover(), score },
                Err(reason) => {
                    found.stopped = Some(reason);
                    break;
                }
            };
            let rated = task.answered_move(to, player, Some(rating.verdict));
            of_player.push(AnsweredMove { score: rating.score, ..rated });
            if one_is_enough && Some(rating.verdict.result()) == best {
                found.listed = MovesListed::Some;
                break;
            }
        }
        best_first(&mut of_player);
        found.moves.extend(of_player);
        if found.stopped.is_some() {
            found.listed = MovesListed::Some;
            break;
        }
    }
    found
}

/// A line of best play, as the names of its moves, and as programs of this game pass games on.
pub(super) fn line_of_best_play(
    task: &Task,
    judge: &mut AnyJudge<'_>,
    to_move: Player,
    verdict: Verdict,
) -> Result<(Vec<String>, Option<String>), StopReason> {
    let line = best_line(task.game, judge, task.position, to_move, task.policy.longest_line)?;
    let mut here = task.position;
    let mut mover = to_move;
    let mut labels = Vec::with_capacity(line.len());
    for next in &line {
        labels.push(task.game.move_label(here, next, mover));
        here = next;
        mover = mover.opponent();
    }
    let record = (!line.is_empty()).then(|| task.game.record(task.position, to_move, &line, verdict));
    Ok((labels, record.flatten()))
}
