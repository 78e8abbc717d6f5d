//! Top-down search: one proof for each player asked about, then the moves, as far as they are cheap.

use super::super::Only;
use super::budget::{Allowance, Halt};
use super::finding::{Count, Counts, Evidence, Finding, Means, Remark, Stop};
use super::moves;
use super::task::Task;
use crate::catalogue::{AnyJudge, Engines};
use crate::game::Verdict;
use crate::solve::{Limits, StopReason};

pub(super) fn run(
    task: &Task,
    limits: &Limits,
    allowance: &Allowance,
    counts: &mut Counts,
) -> Result<Finding, Halt> {
    let mut judge = task.game.top_down(task.convention, limits)?;
    let found = find(task, judge.as_mut(), allowance);
    let count = judge.state_count();
    counts.push((Count::Positions, count.into()));
    let mut finding = found?;
    finding.evidence = Evidence::proof(Means::Search(count), counts.clone());
    Ok(finding)
}

fn find(task: &Task, judge: &mut AnyJudge<'_>, allowance: &Allowance) -> Result<Finding, Halt> {
    let mut finding = Finding::of_verdicts(Evidence::proof(Means::Search(0), Counts::new()), [None; 2]);
    if let Err(reason) = prove(task, judge, &mut finding) {
        // A verdict that was found before a limit stands, where it is of use alone.
        match allowance.stop(reason) {
            Stop::Limit(_) if finding.verdicts != [None; 2] => finding.unfinished = Some(reason),
            _ => return Err(reason.into()),
        }
        return Ok(finding);
    }
    if task.wants_moves() {
        match task.only() {
            Only::WhatIsCheap => allowance.continue_for(task.policy.rating_work),
            _ => allowance.continue_without_bound(),
        }
        if let Some(reason) = rate(task, judge, &mut finding) {
            finding.remarks.push(Remark::NotAllMovesRated(allowance.stop(reason)));
        }
    }
    Ok(finding)
}

/// The verdicts that were asked for.
fn prove(task: &Task, judge: &mut AnyJudge<'_>, finding: &mut Finding) -> Result<(), StopReason> {
    for &player in task.asked_movers() {
        let verdict: Verdict = judge.verdict(task.position, player)?;
        finding.verdicts[player.index()] = Some(verdict);
    }
    Ok(())
}

/// The moves, and then the verdict of the other player, which is not asked for. Gives the reason why it stopped, if it
/// did: the search has then stopped for good.
fn rate(task: &Task, judge: &mut AnyJudge<'_>, finding: &mut Finding) -> Option<StopReason> {
    let one_is_enough = task.only() == Only::Move;
    let rated = moves::rated(task, &finding.verdicts, one_is_enough, |to, player| {
        judge.verdict(to, player).map(Into::into)
    });
    finding.moves = rated.moves;
    finding.moves_listed = rated.listed;
    if rated.stopped.is_some() || task.only() != Only::WhatIsCheap {
        return rated.stopped;
    }
    for &player in &task.facts.movers {
        match judge.verdict(task.position, player) {
            Ok(verdict) => finding.verdicts[player.index()] = Some(verdict),
            // All moves are rated: nothing that was asked for is missing.
            Err(_) => return None,
        }
    }
    None
}
