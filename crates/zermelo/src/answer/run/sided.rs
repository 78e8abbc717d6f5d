//! Values of components that may be loopy: the winner of their sum, with draws, and the worth.

use super::super::{AnsweredMove, MovesListed};
use super::budget::{Allowance, Halt};
use super::finding::{Count, Counts, Evidence, Finding, Means, Reasoning, Remark, Worth};
use super::moves::best_first;
use super::task::Task;
use super::values::{LONGEST_VALUE, MOST_PARTS};
use crate::catalogue::{AnyPosition, Engines};
use crate::game::{Ending, Outcome, Player, Verdict};
use crate::solve::Limits;
use crate::value::{Algebra, Script, SidedValue, Store, SumReason, ValueError, ValueId};

pub(super) fn run(
    task: &Task,
    limits: &Limits,
    allowance: &Allowance,
    counts: &mut Counts,
) -> Result<Finding, Halt> {
    let store = Store::with_budget(limits.memory);
    let mut algebra = Algebra::new(&store, limits)?;
    let found = find(task, &mut algebra);
    counts.push((Count::Forms, store.form_count().into()));
    let mut finding = found?;
    finding.evidence.counts.clone_from(counts);
    if task.wants_moves() {
        rate(task, &mut algebra, allowance, &mut finding)?;
    }
    Ok(finding)
}

fn find(task: &Task, algebra: &mut Algebra) -> Result<Finding, Halt> {
    let parts = task.game.sided_values(task.position, task.question.threads, algebra)?;
    let value = sum(&parts, algebra)?;
    let outcome = algebra.loopy_outcome(&value)?;
    let verdicts = Player::each(|player| Some(verdict(outcome, player)));
    let evidence = Evidence::proof(Means::CanonicalForms(parts.len()), Counts::new());
    let mut finding = Finding::of_verdicts(evidence, verdicts);
    finding.worth = written(&value, algebra)?.map(Worth::Value);
    if parts.len() > 1 && parts.len() <= MOST_PARTS {
        let write = |(text, value): (String, SidedValue)| Ok((text, written(&value, algebra)?));
        let parts = parts.into_iter().map(write).collect::<Result<_, ValueError>>()?;
        finding.reasoning = Reasoning::Forms { parts, reason: SumReason::OneValue };
    }
    Ok(finding)
}

fn sum(parts: &[(String, SidedValue)], algebra: &mut Algebra) -> Result<SidedValue, ValueError> {
    parts.iter().try_fold(ValueId::ZERO.into(), |sum, (_, value)| algebra.loopy_sum(&sum, value))
}

/// The text of a value, where it is not too long.
fn written(value: &SidedValue, algebra: &mut Algebra) -> Result<Option<String>, ValueError> {
    match algebra.loopy_text(value, Script::Ascii) {
        Ok(text) => Ok(Some(text).filter(|text| text.len() <= LONGEST_VALUE)),
        Err(ValueError::TooLarge(_)) => Ok(None),
        Err(error) => Err(error),
    }
}

/// The result for a player who moves first.
fn verdict(outcome: Outcome, player: Player) -> Verdict {
    use Outcome::{L, N, NCheck, NHat, P, PCheck, PHat, R};
    let (wins, loses) = match player {
        Player::Left => (matches!(outcome, L | N | NHat), matches!(outcome, R | P | PCheck)),
        Player::Right => (matches!(outcome, R | N | NCheck), matches!(outcome, L | P | PHat)),
    };
    match (wins, loses) {
        (true, _) => Verdict::Win(None),
        (_, true) => Verdict::Loss(None),
        _ => Verdict::Draw,
    }
}

/// All moves with their results, where they are few. The winner stands without them.
fn rate(
    task: &Task,
    algebra: &mut Algebra,
    allowance: &Allowance,
    finding: &mut Finding,
) -> Result<(), Halt> {
    allowance.continue_for(task.policy.rating_work);
    let mut moves = Vec::new();
    for player in Player::BOTH {
        if task.facts.to_move.is_some_and(|mover| mover != player) {
            continue;
        }
        let Some(options) = task.few_options(player) else { return Ok(()) };
        let verdicts = match results_of(task, algebra, &options, player) {
            Ok(verdicts) => verdicts,
            Err(ValueError::Stopped(reason)) => {
                finding.remarks.push(Remark::NotAllMovesRated(allowance.stop(reason)));
                finding.moves = moves;
                finding.moves_listed = MovesListed::Some;
                return Ok(());
            }
            Err(error) => return Err(error.into()),
        };
        let rate = |(option, verdict): (&AnyPosition, _)| task.answered_move(option, player, Some(verdict));
        let mut rated: Vec<AnsweredMove> = options.iter().zip(verdicts).map(rate).collect();
        best_first(&mut rated);
        moves.extend(rated);
    }
    finding.moves = moves;
    finding.moves_listed = MovesListed::All;
    Ok(())
}

/// The results of a player's moves to some options, for that player.
fn results_of(
    task: &Task,
    algebra: &mut Algebra,
    options: &[AnyPosition],
    player: Player,
) -> Result<Vec<Verdict>, ValueError> {
    let values = task.game.all_sided_values(options, task.question.threads, algebra)?;
    let mut result = |parts: Vec<(String, SidedValue)>| {
        let value = sum(&parts, algebra)?;
        let outcome = algebra.loopy_outcome(&value)?;
        Ok(match verdict(outcome, player.opponent()).result() {
            Ending::Win => Verdict::Loss(None),
            Ending::Loss => Verdict::Win(None),
            Ending::Draw => Verdict::Draw,
        })
    };
    values.into_iter().map(&mut result).collect()
}
