//! Numbers of proofs about engines and theories that work on any game: each against another engine on all positions below.

use super::super::{Part, Proof, ProofError};
use super::game::{mex, mex_line};
use super::values::question_of;
use super::{MOST_OPTIONS, Numbers, counted, listed, mover_said, movers, name, positions_below};
use crate::catalogue::{AnyGame, AnyJudge, AnyPosition, DepthQuestion, Engines, OpenGame};
use crate::game::{Convention, Ending, Player, StopReason, Verdict, few_options, result_if_over};
use crate::solve::Limits;
use crate::solve::grundy::GrundyError;
use dashu_int::UBig;

fn refused(proof: &Proof, opened: &OpenGame, error: GrundyError) -> ProofError {
    match error {
        GrundyError::Stopped(reason) => ProofError::Stopped(reason),
        other => proof.says_nothing(question_of(opened), other.to_string()),
    }
}

fn too_many(proof: &Proof, opened: &OpenGame) -> ProofError {
    proof.says_nothing(question_of(opened), "too many positions can be reached to compare them one by one")
}

/// Grundy values of sums: xor of the components, against mex and search.
pub(in crate::proof) fn of_sum(
    opened: &OpenGame,
    proof: &Proof,
    limits: &Limits,
) -> Result<Numbers, ProofError> {
    let game: &(dyn AnyGame + 'static) = opened.game.as_ref();
    let refused = |error| refused(proof, opened, error);
    let mut values = game.grundy_values(limits).map_err(refused)?;
    let mut numbers = Numbers::default();
    let parts = values.component_values(&opened.position).map_err(refused)?;
    for (part, value) in &parts {
        numbers.say(Part::Rule, format!("g({part}) = {value}"));
    }
    let whole = values.value(&opened.position).map_err(refused)?;
    let list: Vec<UBig> = parts.into_iter().map(|(_, value)| value).collect();
    for line in crate::nimber::nim_sum_columns(&list) {
        numbers.say(Part::Rule, line);
    }
    let Some(positions) = positions_below(game, &opened.position, limits)? else {
        return Err(too_many(proof, opened));
    };
    let mut judge = game.top_down(Convention::Normal, limits)?;
    let mut lost = 0;
    for (place, position) in positions.iter().enumerate() {
        let value = values.value(position).map_err(refused)?;
        let options = few_options(game, position, Player::Left, MOST_OPTIONS).unwrap_or_default();
        let of_options: Result<Vec<UBig>, GrundyError> =
            options.iter().map(|option| values.value(option)).collect();
        let of_options = of_options.map_err(refused)?;
        if place == 0 {
            numbers.say(Part::Mex, mex_line(&name(game, position), &whole, of_options.clone()));
            let zero = options.iter().zip(&of_options).find(|(_, value)| value.is_zero());
            if let Some((to, _)) = zero {
                let label = game.move_label(position, to, Player::Left);
                numbers.say(Part::Enters, format!("'{label}' leaves {}, of value 0", name(game, to)));
            } else if !options.is_empty() {
                numbers.say(
                    Part::Leaves,
                    format!("none of the {} leaves value 0", counted(options.len(), "move", "moves")),
                );
            }
        }
        if mex(of_options) != value {
            numbers.fails(|| format!("{}: {value} is not the mex of the options", game.print(position)));
        }
        lost += usize::from(value.is_zero());
        if (judge.verdict(position, Player::Left)?.result() == Ending::Loss) != value.is_zero() {
            numbers.fails(|| format!("{}: value {value} and search disagree", game.print(position)));
        }
    }
    numbers.checked.push(format!(
        "On {} the nim-sum of the components is the mex of the options, and the {lost} with value 0 are those that a search of \
         the sums finds lost.",
        counted(positions.len(), "position", "positions")
    ));
    Ok(numbers)
}

/// Loopy values against retrograde analysis.
pub(in crate::proof) fn of_loopy(
    opened: &OpenGame,
    proof: &Proof,
    limits: &Limits,
) -> Result<Numbers, ProofError> {
    let game: &(dyn AnyGame + 'static) = opened.game.as_ref();
    let refused = |error| refused(proof, opened, error);
    let mut values = game.loopy_values(limits).map_err(refused)?;
    let mut numbers = Numbers::default();
    let parts = values.component_values(&opened.position).map_err(refused)?;
    for (part, value) in &parts {
        numbers.say(Part::Rule, format!("{part} is worth {value}"));
    }
    let whole = values.value(&opened.position).map_err(refused)?;
    numbers.say(Part::Rule, format!("together {whole}: {}", whole.verdict().result().word()));
    let Some(positions) = positions_below(game, &opened.position, limits)? else {
        return Err(too_many(proof, opened));
    };
    let mut judge = explored(game, &positions, limits)?;
    let mut counts = [0_usize; 3];
    for position in &positions {
        let value = values.value(position).map_err(refused)?;
        let result = value.verdict().result();
        counts[result as usize] += 1;
        if judge.verdict(position, Player::Left)?.result() != result {
            numbers.fails(|| format!("{}: value {value} and labels disagree", game.print(position)));
        }
    }
    let options = few_options(game, &opened.position, Player::Left, MOST_OPTIONS).unwrap_or_default();
    let mut said = Vec::new();
    for option in &options {
        said.push(format!("{} is worth {}", name(game, option), values.value(option).map_err(refused)?));
    }
    if !said.is_empty() {
        numbers.say(Part::Mex, format!("its moves: {}", listed(said.into_iter(), ", ")));
    }
    numbers.checked.push(format!(
        "On {} the value tells who wins as retrograde analysis does: {} lost, {} drawn, {} won.",
        counted(positions.len(), "position", "positions"),
        counts[Ending::Loss as usize],
        counts[Ending::Draw as usize],
        counts[Ending::Win as usize],
    ));
    Ok(numbers)
}

fn explored<'a>(
    game: &'a (dyn AnyGame + 'static),
    positions: &[AnyPosition],
    limits: &Limits,
) -> Result<Box<AnyJudge<'a>>, StopReason> {
    let legal = |position: &AnyPosition, player| game.illegal(position, player).is_none();
    let questions: Vec<(AnyPosition, Player)> = positions
        .iter()
        .flat_map(|position| movers(game).iter().map(move |&player| (position.clone(), player)))
        .filter(|(position, player)| legal(position, *player))
        .collect();
    game.explore(&questions, Convention::Normal, limits)
}

/// Labels: the rounds in which they are found, and the equations that they satisfy.
pub(in crate::proof) fn of_labels(
    opened: &OpenGame,
    from_the_top: bool,
    proof: &Proof,
    limits: &Limits,
) -> Result<Numbers, ProofError> {
    let game = opened.game.as_ref();
    let Some(positions) = positions_below(game, &opened.position, limits)? else {
        return Err(too_many(proof, opened));
    };
    let mut numbers = Numbers::default();
    let mut labels = explored(game, &positions, limits)?;
    let mut search = game.top_down(Convention::Normal, limits)?;
    let mut rounds: Vec<(u64, String)> = Vec::new();
    let mut drawn = 0;
    let mut states = 0;
    for position in &positions {
        for &player in movers(game) {
            if game.illegal(position, player).is_some() {
                continue;
            }
            states += 1;
            let verdict = labels.verdict(position, player)?;
            let said = || format!("{}{}: {verdict}", game.print(position), mover_said(game, player));
            match verdict.distance() {
                Some(round) => rounds.push((
                    round,
                    format!(
                        "{}{} ({})",
                        name(game, position),
                        mover_said(game, player),
                        verdict.result().word()
                    ),
                )),
                None => drawn += 1,
            }
            if equation(game, position, player, labels.as_mut())? != verdict {
                numbers.fails(|| format!("{} does not follow from the options", said()));
            }
            if from_the_top && search.verdict(position, player)?.result() != verdict.result() {
                numbers.fails(|| format!("{}, but the search from the top differs", said()));
            }
        }
    }
    rounds.sort_by_key(|&(round, _)| round);
    let last = rounds.last().map_or(0, |&(round, _)| round);
    for round in 0..=last {
        let found: Vec<String> =
            rounds.iter().filter(|one| one.0 == round).map(|one| one.1.clone()).collect();
        numbers.say(
            Part::Rounds,
            format!("round {round}: {} more: {}", found.len(), listed(found.into_iter(), ", ")),
        );
    }
    numbers.say(Part::Rounds, format!("never labelled, and so drawn: {drawn}"));
    let verdict = labels.verdict(&opened.position, opened.to_move.unwrap_or(Player::Left));
    if let Ok(verdict) = verdict {
        numbers.say(Part::Rule, format!("{}: {verdict}", name(game, &opened.position)));
    }
    let from = if from_the_top {
        "the labels of retrograde analysis and of the search from the top agree, and each"
    } else {
        "each label"
    };
    numbers
        .checked
        .push(format!("On {states} pairs of position and player {from} follows from those of the options."));
    Ok(numbers)
}

/// The verdict that the options give.
fn equation(
    game: &(dyn AnyGame + 'static),
    position: &AnyPosition,
    player: Player,
    labels: &mut AnyJudge,
) -> Result<Verdict, StopReason> {
    if let Some(result) = result_if_over(game, position, player, Convention::Normal) {
        return Ok(result.into());
    }
    let mut best: Option<Verdict> = None;
    for option in few_options(game, position, player, MOST_OPTIONS).unwrap_or_default() {
        let verdict = labels.verdict(&option, player.opponent())?.for_mover();
        if best.is_none_or(|known| verdict.preference() < known.preference()) {
            best = Some(verdict);
        }
    }
    Ok(best.unwrap_or(Verdict::Draw))
}

/// The mover of a question: who it says, or Left.
fn mover(opened: &OpenGame) -> Player {
    opened.to_move.unwrap_or(Player::Left)
}

/// Minimax and alpha-beta to the end: the same result, fewer nodes.
pub(in crate::proof) fn of_depth(
    opened: &OpenGame,
    proof: &Proof,
    limits: &Limits,
) -> Result<Numbers, ProofError> {
    let game: &(dyn AnyGame + 'static) = opened.game.as_ref();
    if positions_below(game, &opened.position, limits)?.is_none() {
        return Err(too_many(proof, opened));
    }
    let mut numbers = Numbers::default();
    let player = mover(opened);
    let search = |prune| DepthQuestion { convention: Convention::Normal, depth: None, prune };
    let [plain, pruned] =
        [false, true].map(|prune| game.depth_search(&opened.position, player, search(prune), limits));
    let (plain, pruned) = (plain?.report, pruned?.report);
    let word =
        |verdict: Option<Verdict>| verdict.map_or("not decided".to_owned(), |verdict| verdict.to_string());
    numbers.say(
        Part::Rule,
        format!(
            "minimax: {}, {} nodes; alpha-beta: {}, {} nodes",
            word(plain.verdict()),
            plain.nodes,
            word(pruned.verdict()),
            pruned.nodes
        ),
    );
    if plain.score != pruned.score || pruned.nodes > plain.nodes {
        numbers.fails(|| "the two searches differ".to_owned());
    }
    let Some(positions) = positions_below(game, &opened.position, limits)? else { return Ok(numbers) };
    let labels = explored(game, &positions, limits)?.verdict(&opened.position, player)?;
    if plain.verdict().map(Verdict::result) != Some(labels.result()) {
        numbers.fails(|| format!("retrograde analysis says {labels}"));
    }
    numbers.checked.push(format!("Retrograde analysis of the same position says {labels}."));
    Ok(numbers)
}

/// AND-OR evaluation in several random orders: the same result, other counts.
pub(in crate::proof) fn of_random_order(
    opened: &OpenGame,
    proof: &Proof,
    limits: &Limits,
) -> Result<Numbers, ProofError> {
    let game: &(dyn AnyGame + 'static) = opened.game.as_ref();
    let Some(positions) = positions_below(game, &opened.position, limits)? else {
        return Err(too_many(proof, opened));
    };
    let mut numbers = Numbers::default();
    let player = mover(opened);
    let labels = explored(game, &positions, limits)?.verdict(&opened.position, player)?;
    for seed in 1..=3 {
        let found = game.and_or(&opened.position, player, Convention::Normal, seed, limits)?;
        numbers.say(Part::Rule, format!("seed {seed}: {}, {} leaves", found.result.word(), found.leaves));
        if found.result != labels.result() {
            numbers.fails(|| format!("seed {seed} and retrograde analysis, {labels}, differ"));
        }
    }
    numbers.checked.push(format!("Retrograde analysis of the same position says {labels}."));
    Ok(numbers)
}
