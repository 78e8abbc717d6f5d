//! Grundy values of the components: the winner, the winning moves and the worth at once.

use super::super::Only;
use super::budget::{Allowance, Halt};
use super::finding::{Count, Counts, Evidence, Finding, Means, Reasoning, Remark, Worth};
use super::moves;
use super::task::Task;
use crate::catalogue::{AnyGrundy, Engines, NimberMoves, Worths as _};
use crate::game::{Convention, Verdict, WinningMoves};
use crate::solve::grundy::GrundyError;
use crate::solve::sums::store_bytes;
use crate::solve::{Limits, StopReason};
use crate::value::Store;
use dashu_int::UBig;
use zermelo_core::Budget;

pub(super) fn run(
    task: &Task,
    limits: &Limits,
    allowance: &Allowance,
    counts: &mut Counts,
) -> Result<Finding, Halt> {
    if task.convention == Convention::Misere {
        return Err(Halt::Refused("Grundy values decide normal play only".to_owned()));
    }
    if !task.facts.is_loop_free {
        return Err(Halt::Refused(GrundyError::Loopy.to_string()));
    }
    let bound = task.facts.reachable_bound.unwrap_or(u64::MAX);
    // The planner's budgets are turns already.
    let is_bounded = limits.budget.is_some() || allowance.is_bounded();
    if !is_bounded && bound > task.policy.worth_bound {
        let mut most = FIRST_POSITIONS;
        for _ in 0..TURNS {
            let within = |most| limits.with_budget(Budget::positions(most, "one way to Grundy values"));
            let before = counts.len();
            for is_by_proofs in [false, true] {
                let attempt = if is_by_proofs {
                    by_proofs(task, &within(most), allowance, counts)
                } else {
                    by_table(task, &within(most / WORK_OF_A_VALUE), allowance, counts)
                };
                match attempt {
                    Err(Halt::Stopped(StopReason::Budget(_))) => counts.truncate(before),
                    result => return result,
                }
            }
            most *= GROWTH;
        }
    }
    by_table(task, limits, allowance, counts)
}

/// Positions that the proofs of the first turn may look at, and how many times more each further turn.
const FIRST_POSITIONS: u64 = 1 << 17;
const GROWTH: u64 = 4;
/// A least excluded value takes all options of a position with their values, and proofs mostly one: about so many.
const WORK_OF_A_VALUE: u64 = 32;
/// After so many turns the budgets are beyond all memory.
const TURNS: u32 = 12;

/// The least excluded values of all that is below.
fn by_table(
    task: &Task,
    limits: &Limits,
    allowance: &Allowance,
    counts: &mut Counts,
) -> Result<Finding, Halt> {
    let mut values = task.game.grundy_values_on_threads(task.question.threads, limits)?;
    let found = find(task, values.as_mut(), allowance);
    if values.position_count() > 0 {
        counts.push((Count::GrundyPositions, values.position_count().into()));
    }
    let mut finding = found?;
    finding.evidence.counts.clone_from(counts);
    Ok(finding)
}

/// A proof for each nimber up to the value; in a sum of games, up to the value of each summand.
pub(super) fn by_proofs(
    task: &Task,
    limits: &Limits,
    allowance: &Allowance,
    counts: &mut Counts,
) -> Result<Finding, Halt> {
    let store = Store::with_budget(Some(store_bytes(limits)));
    if !task.game.summands().is_empty() {
        return by_proofs_of_summands(task, &store, limits, allowance, counts);
    }
    let mut values = task.game.proved_grundy_values(&store, task.question.threads, limits)?;
    let found = find(task, &mut values, allowance);
    let nodes = values.position_count();
    counts.push((Count::Nodes, nodes.into()));
    let mut finding = found?;
    let means = if values.is_by_game() { Means::GameSearch(nodes) } else { Means::SumSearch(nodes) };
    finding.evidence = Evidence::proof(means, counts.clone());
    Ok(finding)
}

/// The nim-sum of the values of the summands. The search of the whole sum would not know the searches that games have of
/// their own, and would look at the summands together.
fn by_proofs_of_summands(
    task: &Task,
    store: &Store,
    limits: &Limits,
    allowance: &Allowance,
    counts: &mut Counts,
) -> Result<Finding, Halt> {
    let mut values = task.game.proved_grundy_values_of_summands(store, task.question.threads, limits)?;
    let found = value(task, values.as_mut()).and_then(|mut finding| {
        // Within a budget of positions, what is missing of the moves is for another turn.
        if limits.budget.is_none() {
            allow_for_moves(task, allowance);
        }
        add_moves(task, values.as_mut(), &mut finding, allowance)?;
        Ok(finding)
    });
    counts.push((Count::Nodes, values.position_count().into()));
    let mut finding = found?;
    finding.evidence.counts.clone_from(counts);
    Ok(finding)
}

/// What the moves may cost beside the value.
fn allow_for_moves(task: &Task, allowance: &Allowance) {
    match task.only() {
        Only::WhatIsCheap => allowance.continue_for(task.policy.sum_rating_work),
        _ => allowance.continue_without_bound(),
    }
}

fn find(task: &Task, values: &mut AnyGrundy, allowance: &Allowance) -> Result<Finding, Halt> {
    let mut finding = value(task, values)?;
    add_moves(task, values, &mut finding, allowance)?;
    Ok(finding)
}

/// The winner and the worth.
fn value(task: &Task, values: &mut AnyGrundy) -> Result<Finding, Halt> {
    let value = values.value(task.position)?;
    let parts = values.component_worths(task.position)?;
    let verdict = if value.is_zero() { Verdict::Loss(None) } else { Verdict::Win(None) };
    let evidence = Evidence::proof(Means::GrundyValues(parts.len()), Counts::new());
    let mut finding = Finding::of_verdicts(evidence, [Some(verdict); 2]);
    finding.worth = Some(Worth::Nimber(value.clone()));
    finding.reasoning = Reasoning::Nimbers { parts, value };
    Ok(finding)
}

/// The moves, where they are wanted.
fn add_moves(
    task: &Task,
    values: &mut AnyGrundy,
    finding: &mut Finding,
    allowance: &Allowance,
) -> Result<(), Halt> {
    if task.wants_moves() { list_moves(task, values, finding, allowance) } else { Ok(()) }
}

/// The moves to 0. The winner stands without them.
fn list_moves(
    task: &Task,
    values: &mut AnyGrundy,
    finding: &mut Finding,
    allowance: &Allowance,
) -> Result<(), Halt> {
    let is_lost = finding.verdicts.contains(&Some(Verdict::Loss(None)));
    let to_zero =
        if is_lost { Ok(NimberMoves::default()) } else { values.moves_to_nimber(task.position, &UBig::ZERO) };
    let winning = match to_zero {
        Ok(found) if found.is_partial => {
            finding.remarks.push(Remark::TooManyMoves);
            WinningMoves::AtLeast(found.claimed())
        }
        Ok(found) => WinningMoves::These(found.claimed()),
        // Another turn is to come.
        Err(GrundyError::Stopped(reason @ StopReason::Budget(_))) => return Err(reason.into()),
        Err(GrundyError::Stopped(reason)) => {
            finding.remarks.push(Remark::NotAllComputed(allowance.stop(reason).reason()));
            return Ok(());
        }
        Err(error) => return Err(error.into()),
    };
    let listed = moves::from_winning(task, winning);
    finding.moves = listed.moves;
    finding.moves_listed = listed.listed;
    Ok(())
}
