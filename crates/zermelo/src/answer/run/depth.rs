//! Minimax and alpha-beta, to a depth or to the end, and AND-OR evaluation in random order.

use super::budget::Halt;
use super::finding::{Count, Counts, Evidence, Finding, Means, Reasoning};
use super::task::Task;
use crate::catalogue::{DepthQuestion, Engines};
use crate::game::{Ending, Verdict};
use crate::solve::Limits;

/// Minimax, or alpha-beta where `prune`.
pub(super) fn by_depth(
    task: &Task,
    prune: bool,
    limits: &Limits,
    counts: &mut Counts,
) -> Result<Finding, Halt> {
    let depth = task.question.depth;
    if depth.is_none() && !task.facts.is_loop_free {
        return Err(Halt::Refused("play can go round for ever, so it needs a depth: --depth 6".to_owned()));
    }
    let to_move = task.facts.movers[0];
    let search = DepthQuestion { convention: task.convention, depth, prune };
    let found = task.game.depth_search(task.position, to_move, search, limits)?;
    let report = &found.report;
    counts.push((Count::Nodes, report.nodes.into()));
    let minimax_nodes = found.minimax_nodes.filter(|_| prune);
    counts.extend(minimax_nodes.map(|nodes| (Count::MinimaxNodes, nodes)));
    let verdict = report.verdict();
    let horizon = match verdict {
        Some(_) => None,
        None => Some((depth.unwrap_or(0), report.score.evaluation().unwrap_or(0), to_move)),
    };
    let evidence = Evidence {
        means: Means::Depth { prune, depth },
        checked_to: horizon.map(|(depth, ..)| depth),
        counts: counts.clone(),
    };
    let mut finding = Finding::of_verdicts(evidence, task.verdicts_of(to_move, verdict));
    finding.moves.extend(report.best.as_ref().map(|best| task.answered_move(best, to_move, verdict)));
    finding.reasoning = Reasoning::Depth { prune, nodes: report.nodes, minimax_nodes, horizon };
    Ok(finding)
}

/// AND-OR evaluation.
pub(super) fn by_and_or(task: &Task, limits: &Limits, counts: &mut Counts) -> Result<Finding, Halt> {
    if !task.facts.is_loop_free {
        let why = "play can go round for ever, so the tree of plays is infinite";
        return Err(Halt::Refused(why.to_owned()));
    }
    let (to_move, seed) = (task.facts.movers[0], task.question.seed);
    let report = task.game.and_or(task.position, to_move, task.convention, seed, limits)?;
    counts.push((Count::Leaves, report.leaves.into()));
    counts.push((Count::Nodes, report.nodes.into()));
    let verdict = match report.result {
        Ending::Win => Verdict::Win(None),
        Ending::Loss => Verdict::Loss(None),
        Ending::Draw => Verdict::Draw,
    };
    let evidence = Evidence::proof(Means::RandomOrder { seed }, counts.clone());
    let mut finding = Finding::of_verdicts(evidence, task.verdicts_of(to_move, Some(verdict)));
    finding.reasoning = Reasoning::Leaves { leaves: report.leaves, nodes: report.nodes };
    Ok(finding)
}
