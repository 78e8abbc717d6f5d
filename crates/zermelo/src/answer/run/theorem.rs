//! What a theorem of the game says, or a search that the game brings with it.

use super::budget::Halt;
use super::finding::{Counts, Evidence, Finding, Means, Reasoning, Worth};
use super::moves;
use super::task::Task;
use crate::catalogue::AnyPosition;
use crate::game::Claim;
use crate::solve::Limits;

/// The finding of a theorem.
pub(super) fn of_claim(task: &Task, claim: Claim<AnyPosition>) -> Finding {
    let Claim { by, verdicts, grundy, winning, explanation, why } = claim;
    let evidence = Evidence::proof(Means::Theorem(by), Counts::new());
    let mut finding = Finding::of_verdicts(evidence, verdicts.map(Some));
    finding.worth = grundy.map(Worth::Nimber);
    finding.reasoning = Reasoning::Computation(explanation);
    finding.why = why;
    if task.wants_moves() {
        let listed = moves::from_winning(task, winning);
        finding.moves = listed.moves;
        finding.moves_listed = listed.listed;
    }
    finding
}

/// A closed-form theorem, whose claim came with the facts.
pub(super) fn by_theorem(task: &Task, claim: Option<Claim<AnyPosition>>) -> Result<Finding, Halt> {
    let claim = claim.ok_or_else(|| Halt::Refused("no theorem decides this position".to_owned()))?;
    Ok(of_claim(task, claim))
}

/// The search that the game brings with it.
pub(super) fn by_own_search(task: &Task, limits: &Limits) -> Result<Finding, Halt> {
    match task.game.own_search(task.position, task.convention, limits) {
        Some(claim) => Ok(of_claim(task, claim?)),
        None => Err(Halt::Refused("the game's own search does not decide this position".to_owned())),
    }
}
