//! Everything that can be reached, labelled with results and distances: by labels that came with the question, by the
//! game's dense table, or by retrograde analysis.

use super::super::{KnownLabels, MovesListed};
use super::budget::Halt;
use super::finding::{Count, Counts, Evidence, Finding, Means};
use super::moves::{self, Rating};
use super::task::Task;
use crate::catalogue::{AnyGame, AnyJudge, AnyPosition, Engines};
use crate::game::{Judge, Player, Verdict};
use crate::solve::{Limits, StopReason};

/// By labels that came with the question, else by the game's dense table.
pub(super) fn by_table(task: &Task, limits: &Limits, counts: &mut Counts) -> Result<Finding, Halt> {
    if let Some(known) = &task.question.known {
        return by_known(task, known.as_ref(), counts);
    }
    match task.game.dense_table(task.position, task.convention, limits) {
        Some(judge) => of_judge(task, &task.facts.movers, judge?.as_mut(), counts),
        None => Err(Halt::Refused("the game has no table of these positions".to_owned())),
    }
}

/// By retrograde analysis.
pub(super) fn by_retrograde(task: &Task, limits: &Limits, counts: &mut Counts) -> Result<Finding, Halt> {
    let questions: Vec<_> = task.facts.movers.iter().map(|&player| (task.position.clone(), player)).collect();
    let threads = task.question.threads;
    let mut judge = task.game.explore_on_threads(&questions, task.convention, threads, limits)?;
    of_judge(task, &task.facts.movers, judge.as_mut(), counts)
}

/// By labels that came with the question. They may be of the one player whose turn it can be in play from a start.
fn by_known(task: &Task, known: &dyn KnownLabels, counts: &mut Counts) -> Result<Finding, Halt> {
    let mut movers = Vec::new();
    for &player in task.asked_movers() {
        if known.verdict(task.position, player).map_err(Halt::Refused)?.is_some() {
            movers.push(player);
        }
    }
    if movers.len() < task.asked_movers().len() {
        return Err(Halt::Refused("the table does not have this position".to_owned()));
    }
    let mut judge = KnownJudge { known, refusal: None };
    let found = of_judge(task, &movers, &mut judge, counts);
    match judge.refusal {
        Some(refusal) => Err(Halt::Refused(refusal)),
        None => found,
    }
}

/// Labels that came with the question as a judge.
struct KnownJudge<'a> {
    known: &'a dyn KnownLabels,
    /// What was wrong with them.
    refusal: Option<String>,
}

impl Judge<dyn AnyGame> for KnownJudge<'_> {
    fn verdict(&mut self, position: &AnyPosition, to_move: Player) -> Result<Verdict, StopReason> {
        let refusal = match self.known.verdict(position, to_move) {
            Ok(Some(verdict)) => return Ok(verdict),
            Ok(None) => "the table does not have all moves of this position".to_owned(),
            Err(refusal) => refusal,
        };
        self.refusal = Some(refusal);
        Err(StopReason::Interrupted)
    }

    fn state_count(&self) -> u64 {
        self.known.len()
    }

    fn method(&self) -> Option<String> {
        Some(self.known.words())
    }
}

/// Verdicts, all moves with their results, and a line of best play. Everything is labelled: nothing is computed here.
fn of_judge(
    task: &Task,
    movers: &[Player],
    judge: &mut AnyJudge<'_>,
    counts: &mut Counts,
) -> Result<Finding, Halt> {
    let mut verdicts = [None; 2];
    for &player in movers {
        verdicts[player.index()] = Some(judge.verdict(task.position, player)?);
    }
    let rated = if task.wants_moves() {
        moves::rated(task, &verdicts, false, |to, player| {
            Ok(Rating { verdict: judge.verdict(to, player)?, score: judge.score(to, player) })
        })
    } else {
        moves::ListedMoves::none()
    };
    if let Some(reason) = rated.stopped {
        return Err(reason.into());
    }
    let (line, record) = match (&task.rated_movers()[..], verdicts) {
        ([player], verdicts) if task.wants_moves() => match verdicts[player.index()] {
            Some(verdict) => moves::line_of_best_play(task, judge, *player, verdict)?,
            None => (Vec::new(), None),
        },
        _ => (Vec::new(), None),
    };
    count(judge, counts);
    let means = judge.method().map_or_else(|| Means::Retrograde(judge.first_state_count()), Means::Table);
    let mut finding = Finding::of_verdicts(Evidence::proof(means, counts.clone()), verdicts);
    for &player in movers {
        finding.scores[player.index()] = judge.score(task.position, player);
    }
    finding.line = line;
    finding.record = record;
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
