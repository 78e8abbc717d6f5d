//! Loopy Grundy values of the components, by Smith's theorem.

use super::super::{AnsweredMove, MovesListed};
use super::budget::{Allowance, Halt};
use super::finding::{Count, Counts, Evidence, Finding, Means, Reasoning, Remark, Worth};
use super::moves::{best_first, claimed_move};
use super::task::Task;
use crate::catalogue::{AnyLoopy, AnyPosition, Engines, NimberMoves};
use crate::game::{Convention, Ending, Player, Ruleset, Verdict};
use crate::nimber::LoopyValue;
use crate::solve::Limits;
use crate::solve::grundy::GrundyError;
use dashu_int::UBig;
use std::collections::HashSet;
use std::ops::ControlFlow;

/// The components are explored within the limits one by one, however many positions their sum has.
pub(super) fn run(
    task: &Task,
    limits: &Limits,
    allowance: &Allowance,
    counts: &mut Counts,
) -> Result<Finding, Halt> {
    if task.convention == Convention::Misere {
        return Err(Halt::Refused("Grundy values decide normal play only".to_owned()));
    }
    let mut values = task.game.loopy_values_on_threads(task.question.threads, limits)?;
    let found = find(task, values.as_mut(), allowance);
    if values.position_count() > 0 {
        counts.push((Count::GrundyPositions, values.position_count().into()));
    }
    let mut finding = found?;
    finding.evidence.counts.clone_from(counts);
    Ok(finding)
}

fn find(task: &Task, values: &mut AnyLoopy, allowance: &Allowance) -> Result<Finding, Halt> {
    // The whole first, so that all components are explored and labelled at one go.
    let value = values.value(task.position)?;
    let parts = values.component_worths(task.position)?;
    let evidence = Evidence::proof(Means::LoopyGrundyValues(parts.len()), Counts::new());
    let mut finding = Finding::of_verdicts(evidence, [Some(value.verdict()); 2]);
    let mut by_counter = false;
    if task.wants_moves() {
        match list_moves(task, values, &value, &mut finding) {
            Ok(chosen) => by_counter = chosen,
            // The winner stands without the moves.
            Err(GrundyError::Stopped(reason)) => {
                finding.remarks.push(Remark::NotAllComputed(allowance.stop(reason).reason()));
            }
            Err(error) => return Err(error.into()),
        }
    }
    finding.worth = Some(Worth::Loopy(value.clone()));
    finding.reasoning = Reasoning::LoopyNimbers { parts, value, by_counter };
    Ok(finding)
}

/// The winning moves, the one with the least counter first, then all others where they are few; else a drawing move
/// of a draw. Says whether there was a choice of winning moves and counters made it.
fn list_moves(
    task: &Task,
    values: &mut AnyLoopy,
    value: &LoopyValue,
    finding: &mut Finding,
) -> Result<bool, GrundyError> {
    let result = value.verdict().result();
    let NimberMoves { moves: winning, is_partial } = match result {
        Ending::Win => values.moves_to_nimber(task.position, &UBig::ZERO)?,
        _ => NimberMoves::default(),
    };
    if is_partial {
        finding.remarks.push(Remark::TooManyMoves);
    }
    let by_counter = winning.len() > 1 && winning.iter().all(|one| one.counter.is_some());
    finding.moves = winning.into_iter().map(|one| claimed_move(task, Player::Left, one.known)).collect();
    match task.few_options(Player::Left).filter(|_| !is_partial) {
        Some(options) => {
            let mut others = other_moves(task, values, &finding.moves, &options)?;
            best_first(&mut others);
            finding.moves.append(&mut others);
            finding.moves_listed = MovesListed::All;
        }
        None if result == Ending::Draw => finding.moves.extend(drawing_move(task, values)?),
        None if !is_partial => finding.moves_listed = MovesListed::AllWinning,
        None => {}
    }
    Ok(by_counter)
}

/// The options that are not listed yet, with their results.
fn other_moves(
    task: &Task,
    values: &mut AnyLoopy,
    listed: &[AnsweredMove],
    options: &[AnyPosition],
) -> Result<Vec<AnsweredMove>, GrundyError> {
    let names: HashSet<&str> = listed.iter().map(|one| one.label.as_str()).collect();
    let mut others = Vec::new();
    for to in options {
        let verdict = values.value(to)?.verdict().for_mover();
        let one = task.answered_move(to, Player::Left, Some(verdict));
        if !names.contains(one.label.as_str()) {
            others.push(one);
        }
    }
    Ok(others)
}

/// The first drawing move among so many options that they are not listed.
fn drawing_move(task: &Task, values: &mut AnyLoopy) -> Result<Option<AnsweredMove>, GrundyError> {
    let mut tried = 0;
    let flow = Ruleset::options(task.game, task.position, Player::Left, |to| {
        tried += 1;
        match values.value(&to).map(|value| value.verdict()) {
            Ok(Verdict::Draw) => ControlFlow::Break(Ok(Some(to))),
            Ok(_) if tried == task.policy.tried_for_a_draw => ControlFlow::Break(Ok(None)),
            Ok(_) => ControlFlow::Continue(()),
            Err(error) => ControlFlow::Break(Err(error)),
        }
    });
    let ControlFlow::Break(found) = flow else { return Ok(None) };
    Ok(found?.map(|to| task.answered_move(&to, Player::Left, Some(Verdict::Draw))))
}
