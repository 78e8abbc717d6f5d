//! Everything that can be reached, labelled with results and distances: by the game's dense table, or by retrograde
//! analysis.

use super::super::MovesListed;
use super::budget::Halt;
use super::finding::{Count, Counts, Evidence, Finding, Means};
use super::moves;
use super::task::Task;
use crate::catalogue::{AnyJudge, Engines};
use crate::game::Verdict;
use crate::solve::Limits;

/// By the game's dense table.
pub(super) fn by_table(task: &Task, limits: &Limits, counts: &mut Counts) -> Result<Finding, Halt> {
    match task.game.dense_table(task.position, task.convention, limits) {
        Some(judge) => of_judge(task, judge?.as_mut(), counts),
        None => Err(Halt::Refused("the game has no table of these positions".to_owned())),
    }
}

/// By retrograde analysis.
pub(super) fn by_retrograde(task: &Task, limits: &Limits, counts: &mut Counts) -> Result<Finding, Halt> {
    let questions: Vec<_> = task.facts.movers.iter().map(|&player| (task.position.clone(), player)).collect();
    let mut judge = task.game.explore(&questions, task.convention, limits)?;
    of_judge(task, judge.as_mut(), counts)
}

/// Verdicts, all moves with their results, and a line of best play. Everything is labelled: nothing is computed here.
fn of_judge(task: &Task, judge: &mut AnyJudge<'_>, counts: &mut Counts) -> Result<Finding, Halt> {
    let mut verdicts = [None; 2];
    for &player in &task.facts.movers {
        verdicts[player.index()] = Some(judge.verdict(task.position, player)?);
    }
    let rated = if task.wants_moves() {
        moves::rated(task, &verdicts, false, |to, player| judge.verdict(to, player))
    } else {
        moves::ListedMoves::none()
    };
    if let Some(reason) = rated.stopped {
        return Err(reason.into());
    }
    let line = match task.rated_movers()[..] {
        [player] if task.wants_moves() => moves::line_of_best_play(task, judge, player)?,
        _ => Vec::new(),
    };
    count(judge, counts);
    let means = judge.method().map_or_else(|| Means::Retrograde(judge.first_state_count()), Means::Table);
    let mut finding = Finding::of_verdicts(Evidence::proof(means, counts.clone()), verdicts);
    finding.line = line;
    if rated.listed == MovesListed::All {
        finding.moves = rated.moves;
        finding.moves_listed = MovesListed::All;
    }
    Ok(finding)
}

fn count(judge: &AnyJudge<'_>, counts: &mut Counts) {
    let (all, from_first) = (judge.state_count(), judge.first_state_count());
    if judge.method().is_some() {
        counts.push((Count::TableEntries, all.into()));
        return;
    }
    counts.push((Count::Positions, from_first.into()));
    if all != from_first {
        counts.push((Count::PositionsBothMovers, all.into()));
    }
}

/// Whether two findings agree on who wins, as far as both say it.
pub(super) fn agree(one: &[Option<Verdict>; 2], other: &[Option<Verdict>; 2]) -> bool {
    let same = |(one, other): (&Option<Verdict>, &Option<Verdict>)| match (one, other) {
        (Some(one), Some(other)) => one.result() == other.result(),
        _ => true,
    };
    one.iter().zip(other).all(same)
}
