//! The search of sums: one proof for each player asked about, a winning move that the proof has found, and the other moves
//! only where they are asked for or cost little.

use super::super::{AnsweredMove, Engine, MovesListed, Only};
use super::budget::{Allowance, Halt};
use super::finding::{Count, Counts, Evidence, Finding, Means, Remark, Stop, Worth};
use super::grundy;
use super::moves;
use super::task::Task;
use crate::catalogue::{AnySums, Engines, SumSetup};
use crate::game::{AnyPosition, Claim, Convention, Judge, Player, Verdict, WinningMoves, few_options};
use crate::solve::sums::store_bytes;
use crate::solve::{Limits, MOST_RATED_MOVES, StopReason};
use crate::value::Store;

pub(super) fn run(
    task: &Task,
    claim: Option<&Claim<AnyPosition>>,
    limits: &Limits,
    allowance: &Allowance,
    counts: &mut Counts,
) -> Result<Finding, Halt> {
    if is_summed_by_nimbers(task) {
        return grundy::by_proofs(task, limits, allowance, counts);
    }
    let store = Store::with_budget(Some(store_bytes(limits)));
    let question = task.question;
    let setup =
        SumSetup { threads: question.threads, keeper: question.keeper.clone(), ..SumSetup::default() };
    let is_anything_kept = question.keeper.as_ref().is_some_and(|keeper| keeper.count() > 0);
    let mut sums = task.game.sums(&store, task.convention, setup, limits)?;
    let found = find(task, claim, &mut sums, allowance);
    // What was proved is kept, also where the search was stopped.
    sums.keep();
    let counted = sums.counts();
    counts.push((Count::Nodes, counted.nodes.into()));
    counts.push((Count::Depth, counted.depth.into()));
    counts.push((Count::TableEntries, counted.table_entries.into()));
    let mut finding = found?;
    let means = match (sums.is_by_game(), counted.nodes) {
        (false, nodes) => Means::SumSearch(nodes),
        (true, 0) if is_anything_kept => Means::BoundsOrKept,
        (true, nodes) => Means::GameSearch(nodes),
    };
    finding.evidence = Evidence::proof(means, counts.clone());
    Ok(finding)
}

/// Whether the planner has come to a sum of impartial games in normal play: it is decided by the values of its summands. Whoever
/// asks for this engine, or for what it keeps, is given the search of the whole.
fn is_summed_by_nimbers(task: &Task) -> bool {
    let question = task.question;
    let is_planned = question.engine == Engine::Auto && question.keeper.is_none();
    is_planned
        && task.facts.is_impartial
        && task.convention == Convention::Normal
        && !task.game.summands().is_empty()
}

fn find(
    task: &Task,
    claim: Option<&Claim<AnyPosition>>,
    sums: &mut AnySums<'_>,
    allowance: &Allowance,
) -> Result<Finding, Halt> {
    let evidence = Evidence::proof(Means::SumSearch(0), Counts::new());
    let mut finding = Finding::of_verdicts(evidence, [None; 2]);
    if let Err(reason) = prove(task, sums, &mut finding) {
        // A verdict that was found before a limit stands, where it is of use alone.
        match allowance.stop(reason) {
            Stop::Limit(_) if finding.verdicts != [None; 2] => finding.unfinished = Some(reason),
            _ => return Err(reason.into()),
        }
        return Ok(finding);
    }
    let stopped = match task.only() {
        Only::Winner | Only::Value => None,
        Only::Moves => {
            allowance.continue_without_bound();
            rate(task, sums, false, &mut finding)
        }
        Only::Move => {
            allowance.continue_without_bound();
            show_winning_moves(task, claim, sums, &mut finding).err().or_else(|| {
                if finding.moves.is_empty() { rate(task, sums, true, &mut finding) } else { None }
            })
        }
        Only::WhatIsCheap if allowance.has_spent_at_most(task.policy.sum_rating_work) => {
            allowance.continue_for(task.policy.sum_rating_work);
            let named = named_winning_moves(task, claim, sums, &finding.verdicts);
            let stopped = rate(task, sums, false, &mut finding);
            if stopped.is_some() {
                add_missing(named, &mut finding);
            }
            stopped
        }
        Only::WhatIsCheap => {
            allowance.continue_for(task.policy.sum_rating_work);
            let stopped = show_winning_moves(task, claim, sums, &mut finding).err();
            Some(stopped.unwrap_or(StopReason::Interrupted))
        }
    };
    if task.only() == Only::Value {
        if task.convention == Convention::Misere || !task.facts.is_impartial {
            let why = "a search of sums gives the values of impartial games in normal play only";
            return Err(Halt::Refused(why.to_owned()));
        }
        finding.worth = sums.nimber(task.position)?.map(|nimber| Worth::Nimber(nimber.into()));
    } else if stopped.is_none() {
        add_worth(task, sums, allowance, &mut finding);
    }
    if let Some(reason) = stopped {
        finding.remarks.push(Remark::NotAllMovesRated(allowance.stop(reason)));
    }
    Ok(finding)
}

/// The Grundy value, where it is asked for or costs little. The verdict stands without it.
fn add_worth(task: &Task, sums: &mut AnySums<'_>, allowance: &Allowance, finding: &mut Finding) {
    let is_nimber = task.facts.is_impartial && task.convention == Convention::Normal;
    if task.only() != Only::WhatIsCheap {
        return;
    }
    allowance.continue_for(task.policy.sum_rating_work);
    if is_nimber && let Ok(Some(nimber)) = sums.nimber(task.position) {
        finding.worth = Some(Worth::Nimber(nimber.into()));
    }
}

/// The verdicts that were asked for.
fn prove(task: &Task, sums: &mut AnySums<'_>, finding: &mut Finding) -> Result<(), StopReason> {
    for &player in task.asked_movers() {
        let verdict = sums.verdict(task.position, player)?;
        finding.verdicts[player.index()] = Some(verdict);
        if task.facts.is_impartial {
            finding.verdicts = [Some(verdict); 2];
            break;
        }
    }
    Ok(())
}

/// For each player who wins, the first move that a theorem names, where the search agrees: it is what the answer rests on.
fn named_winning_moves(
    task: &Task,
    claim: Option<&Claim<AnyPosition>>,
    sums: &mut AnySums<'_>,
    verdicts: &[Option<Verdict>; 2],
) -> Vec<AnsweredMove> {
    let mut found = Vec::new();
    for player in winners(task, verdicts) {
        let named = match claim.map(|claim| &claim.winning) {
            Some(WinningMoves::These(moves) | WinningMoves::AtLeast(moves)) => moves.as_slice(),
            Some(WinningMoves::OfEach(moves)) => moves[player.index()].as_slice(),
            Some(WinningMoves::Every) | None => &[],
        };
        let Some(to) = named.first().and_then(|one| one.to.as_ref()) else { continue };
        if sums.wins(to, player.opponent()) == Ok(false) {
            found.push(task.answered_move(to, player, Some(Verdict::Win(None))));
        }
    }
    found
}

/// Puts winning moves before the others of their players, where none of theirs is known to win.
fn add_missing(winning: Vec<AnsweredMove>, finding: &mut Finding) {
    for one in winning {
        let is_like_it = |other: &AnsweredMove| other.player == one.player && other.verdict == one.verdict;
        if !finding.moves.iter().any(is_like_it) {
            finding.moves.insert(0, one);
        }
    }
}

/// The players whose moves are asked for and who win when they move.
fn winners(task: &Task, verdicts: &[Option<Verdict>; 2]) -> Vec<Player> {
    let mut players = task.rated_movers();
    players.retain(|player| verdicts[player.index()] == Some(Verdict::Win(None)));
    players
}

/// For each player who wins, the first move that is known to: the proof went through one, which is mostly still in the table.
fn show_winning_moves(
    task: &Task,
    claim: Option<&Claim<AnyPosition>>,
    sums: &mut AnySums<'_>,
    finding: &mut Finding,
) -> Result<(), StopReason> {
    finding.moves_listed = MovesListed::Some;
    finding.moves = named_winning_moves(task, claim, sums, &finding.verdicts);
    for player in winners(task, &finding.verdicts) {
        if finding.moves.iter().any(|one| one.player == task.mover(player)) {
            continue;
        }
        let Some(options) = few_options(task.game, task.position, player, MOST_RATED_MOVES) else { continue };
        for known_only in [true, false] {
            let found = winning_among(sums, &options, player, known_only)?;
            if let Some(place) = found {
                finding.moves.push(task.answered_move(&options[place], player, Some(Verdict::Win(None))));
                break;
            }
        }
    }
    Ok(())
}

/// The place of the first option that wins: of those that are known, or of all.
fn winning_among(
    sums: &mut AnySums<'_>,
    options: &[AnyPosition],
    player: Player,
    known_only: bool,
) -> Result<Option<usize>, StopReason> {
    for (place, option) in options.iter().enumerate() {
        let opponent_wins = if known_only {
            sums.known(option, player.opponent())?
        } else {
            Some(sums.wins(option, player.opponent())?)
        };
        if opponent_wins == Some(false) {
            return Ok(Some(place));
        }
    }
    Ok(None)
}

/// The results of the moves. Gives the reason why it stopped, if it did.
fn rate(
    task: &Task,
    sums: &mut AnySums<'_>,
    one_is_enough: bool,
    finding: &mut Finding,
) -> Option<StopReason> {
    let verdicts = finding.verdicts;
    let rated =
        moves::rated(task, &verdicts, one_is_enough, |to, player| sums.verdict(to, player).map(Into::into));
    finding.moves = rated.moves;
    finding.moves_listed = rated.listed;
    if rated.stopped.is_some() || task.only() != Only::WhatIsCheap {
        return rated.stopped;
    }
    for &player in &task.facts.movers {
        // All moves are rated: where this stops, nothing that was asked for is missing.
        let Ok(verdict) = sums.verdict(task.position, player) else { return None };
        finding.verdicts[player.index()] = Some(verdict);
    }
    None
}
