//! Canonical forms of the components: the winner of their sum, and the worth where it is asked for or one form.

use super::super::{MovesListed, Only};
use super::budget::{Allowance, Halt};
use super::finding::{Count, Counts, Evidence, Finding, Means, Reasoning, Remark, Worth};
use super::moves::best_first;
use super::sided;
use super::task::Task;
use crate::catalogue::{AnyPosition, AnyValues, Engines};
use crate::game::{Convention, Outcome, Player, Verdict};
use crate::solve::Limits;
use crate::value::{Algebra, Script, Store, ValueError, ValueId};

/// Longer values are not written out in explanations.
pub(super) const LONGEST_VALUE: usize = 400;
/// The values of more components are not listed.
pub(super) const MOST_PARTS: usize = 24;

pub(super) fn run(
    task: &Task,
    limits: &Limits,
    allowance: &Allowance,
    counts: &mut Counts,
) -> Result<Finding, Halt> {
    if task.convention == Convention::Misere {
        return Err(Halt::Refused("canonical forms decide normal play only".to_owned()));
    }
    if !task.facts.is_loop_free {
        return sided::run(task, limits, allowance, counts);
    }
    let store = Store::with_budget(limits.memory);
    let mut values = task.game.values(&store, task.question.threads, limits)?;
    let mut algebra = Algebra::new(&store, limits)?;
    let found = find(task, values.as_mut(), &mut algebra);
    counts.push((Count::Components, values.position_count().into()));
    counts.push((Count::Forms, store.form_count().into()));
    let mut finding = found?;
    finding.evidence.counts.clone_from(counts);
    if task.wants_moves() {
        rate(task, values.as_mut(), &mut algebra, allowance, &mut finding)?;
    }
    Ok(finding)
}

fn find(task: &Task, values: &mut AnyValues, algebra: &mut Algebra) -> Result<Finding, Halt> {
    let parts = values.component_worths(task.position)?;
    let summands: Vec<ValueId> = parts.iter().map(|&(_, id)| id).collect();
    let (outcome, reason) = algebra.outcome_of_sum(&summands)?;
    let (left, right) = match outcome {
        Outcome::L => (true, false),
        Outcome::R => (false, true),
        Outcome::N => (true, true),
        _ => (false, false),
    };
    let verdicts = [left, right].map(|wins| Some(verdict(wins)));
    let evidence = Evidence::proof(Means::CanonicalForms(parts.len()), Counts::new());
    let mut finding = Finding::of_verdicts(evidence, verdicts);
    let whole = match summands[..] {
        [only] => Some(only),
        _ if task.only() == Only::Value => Some(algebra.sum_of(&summands)?),
        _ => None,
    };
    if let Some(id) = whole {
        finding.worth = Some(Worth::Value(algebra.text(id, Script::Ascii)?));
    }
    if parts.len() > 1 && parts.len() <= MOST_PARTS {
        finding.reasoning = Reasoning::Forms { parts: written(parts, algebra)?, reason };
    }
    Ok(finding)
}

fn verdict(wins: bool) -> Verdict {
    if wins { Verdict::Win(None) } else { Verdict::Loss(None) }
}

/// The components with their forms, those that are not too long.
fn written(
    parts: Vec<(String, ValueId)>,
    algebra: &mut Algebra,
) -> Result<Vec<(String, Option<String>)>, ValueError> {
    let write = |(text, id)| {
        let value = algebra.text(id, Script::Ascii)?;
        Ok((text, Some(value).filter(|value| value.len() <= LONGEST_VALUE)))
    };
    parts.into_iter().map(write).collect()
}

/// All moves with their results, where they are few. The winner stands without them.
fn rate(
    task: &Task,
    values: &mut AnyValues,
    algebra: &mut Algebra,
    allowance: &Allowance,
    finding: &mut Finding,
) -> Result<(), Halt> {
    match task.only() {
        Only::WhatIsCheap => allowance.continue_for(task.policy.rating_work),
        _ => allowance.continue_without_bound(),
    }
    let mut moves = Vec::new();
    let mut all = true;
    for player in task.rated_movers() {
        let Some(options) = task.few_options(player) else { return Ok(()) };
        let mut rated = Vec::new();
        for option in &options {
            match wins(values, algebra, option, player) {
                Ok(wins) => rated.push(task.answered_move(option, player, Some(verdict(wins)))),
                Err(ValueError::Stopped(reason)) => {
                    finding.remarks.push(Remark::NotAllMovesRated(allowance.stop(reason)));
                    all = false;
                    break;
                }
                Err(error) => return Err(error.into()),
            }
        }
        best_first(&mut rated);
        moves.extend(rated);
        if !all {
            break;
        }
    }
    finding.moves = moves;
    finding.moves_listed = if all { MovesListed::All } else { MovesListed::Some };
    Ok(())
}

/// Whether a player wins by moving there.
fn wins(
    values: &mut AnyValues,
    algebra: &mut Algebra,
    option: &AnyPosition,
    player: Player,
) -> Result<bool, ValueError> {
    let (outcome, _) = algebra.outcome_of_sum(&values.summands(option)?)?;
    let own = if player == Player::Left { Outcome::L } else { Outcome::R };
    Ok(outcome == own || outcome == Outcome::P)
}
