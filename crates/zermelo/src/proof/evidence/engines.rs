//! Numbers of proofs about engines and theories that work on any game: each against another engine on all positions below.

use super::super::{Part, Proof, ProofError};
use super::game::{mex, mex_line};
use super::values::question_of;
use super::{
    MOST_OPTIONS, Numbers, listed, movers, name, positions_below, result_words, verdict_words, with_mover,
};
use crate::catalogue::{AnyGame, AnyJudge, AnyPosition, DepthQuestion, Engines, OpenGame};
use crate::game::{
    Convention, Ending, Message, Player, StopReason, Verdict, few_options, message, result_if_over,
};
use crate::solve::Limits;
use crate::solve::grundy::GrundyError;
use dashu_int::UBig;
use zermelo_core::Arrange;

fn refused(proof: &Proof, opened: &OpenGame, error: GrundyError) -> ProofError {
    match error {
        GrundyError::Stopped(reason) => ProofError::Stopped(reason),
        other => proof.says_nothing(question_of(opened), Message::from(other.to_string())),
    }
}

/// A line of the columns of a nim-sum, of which the last says what it is.
fn columns_line(line: String) -> Message {
    match line.strip_suffix("nim-sum") {
        Some(digits) => message!("{digits}nim-sum", digits),
        None => Message::verbatim(line),
    }
}

fn too_many(proof: &Proof, opened: &OpenGame) -> ProofError {
    proof.says_nothing(
        question_of(opened),
        message!("too many positions can be reached to compare them one by one"),
    )
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
    let parts = values.component_worths(&opened.position).map_err(refused)?;
    for (part, value) in &parts {
        numbers.say(Part::Rule, Message::verbatim(format!("g({part}) = {value}")));
    }
    let whole = values.value(&opened.position).map_err(refused)?;
    let list: Vec<UBig> = parts.into_iter().map(|(_, value)| value).collect();
    for line in crate::nimber::nim_sum_columns(&list) {
        numbers.say(Part::Rule, columns_line(line));
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
            numbers.say(Part::Mex, mex_line(name(game, position), &whole, of_options.clone()));
            let zero = options.iter().zip(&of_options).find(|(_, value)| value.is_zero());
            if let Some((to, _)) = zero {
                let label = Message::label(game.move_label(position, to, Player::Left));
                let to = name(game, to);
                numbers.say(
                    Part::Enters,
                    message!("'{label}' leaves {position}, of value 0", label => label, position => to),
                );
            } else if !options.is_empty() {
                let moves = super::moves(options.len());
                numbers.say(Part::Leaves, message!("none of the {moves} leaves value 0", moves => moves));
            }
        }
        if mex(of_options) != value {
            let position = game.print(position);
            numbers.fails(|| message!("{position}: {value} is not the mex of the options", position, value => value.to_string()));
        }
        lost += usize::from(value.is_zero());
        if (judge.verdict(position, Player::Left)?.result() == Ending::Loss) != value.is_zero() {
            let position = game.print(position);
            numbers.fails(|| message!("{position}: value {value} and search disagree", position, value));
        }
    }
    numbers.checked.push(message!(
        "On {positions} the nim-sum of the components is the mex of the options, and the {lost} with value 0 are those that a \
         search of the sums finds lost.",
        positions => super::positions(positions.len()), lost
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
    let parts = values.component_worths(&opened.position).map_err(refused)?;
    for (part, value) in &parts {
        numbers.say(Part::Rule, message!("{position} is worth {value}", position = part, value));
    }
    let whole = values.value(&opened.position).map_err(refused)?;
    numbers.say(
        Part::Rule,
        message!("together {value}: {result}", value = whole, result => result_words(whole.verdict().result())),
    );
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
            let position = game.print(position);
            numbers.fails(|| message!("{position}: value {value} and labels disagree", position, value));
        }
    }
    let options = few_options(game, &opened.position, Player::Left, MOST_OPTIONS).unwrap_or_default();
    let mut said = Vec::new();
    for option in &options {
        let value = values.value(option).map_err(refused)?;
        said.push(message!("{position} is worth {value}", position => name(game, option), value));
    }
    if !said.is_empty() {
        numbers.say(Part::Mex, message!("its moves: {list}", list => listed(said.into_iter())));
    }
    numbers.checked.push(message!(
        "On {positions} the value tells who wins as retrograde analysis does: {lost} lost, {drawn} drawn, {won} won.",
        positions => super::positions(positions.len()),
        lost = counts[Ending::Loss as usize],
        drawn = counts[Ending::Draw as usize],
        won = counts[Ending::Win as usize]
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
    let mut rounds: Vec<(u64, Message)> = Vec::new();
    let mut drawn = 0;
    let mut states = 0;
    for position in &positions {
        for &player in movers(game) {
            if game.illegal(position, player).is_some() {
                continue;
            }
            states += 1;
            let verdict = labels.verdict(position, player)?;
            let said = || {
                let position = with_mover(game, Message::verbatim(game.print(position)), player);
                message!("{position}: {verdict}", position => position, verdict => verdict_words(verdict))
            };
            match verdict.distance() {
                Some(round) => rounds.push((
                    round,
                    message!(
                        "{position} ({result})",
                        position => with_mover(game, name(game, position), player),
                        result => result_words(verdict.result())
                    ),
                )),
                None => drawn += 1,
            }
            if equation(game, position, player, labels.as_mut())? != verdict {
                numbers.fails(|| message!("{label} does not follow from the options", label => said()));
            }
            if from_the_top && search.verdict(position, player)?.result() != verdict.result() {
                numbers.fails(|| message!("{label}, but the search from the top differs", label => said()));
            }
        }
    }
    rounds.arrange_by_key(|&(round, _)| round);
    let last = rounds.last().map_or(0, |&(round, _)| round);
    for round in 0..=last {
        let found: Vec<Message> =
            rounds.iter().filter(|one| one.0 == round).map(|one| one.1.clone()).collect();
        numbers.say(
            Part::Rounds,
            message!("round {round}: {count} more: {list}", round, count = found.len(), list => listed(found.into_iter())),
        );
    }
    numbers.say(Part::Rounds, message!("never labelled, and so drawn: {drawn}", drawn));
    let verdict = labels.verdict(&opened.position, opened.to_move.unwrap_or(Player::Left));
    if let Ok(verdict) = verdict {
        let position = name(game, &opened.position);
        numbers.say(
            Part::Rule,
            message!("{position}: {verdict}", position => position, verdict => verdict_words(verdict)),
        );
    }
    numbers.checked.push(if from_the_top {
        message!(
            "On {states} pairs of position and player the labels of retrograde analysis and of the search from the top agree, and \
             each follows from those of the options.",
            states
        )
    } else {
        message!(
            "On {states} pairs of position and player each label follows from those of the options.",
            states
        )
    });
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
    let word = |verdict: Option<Verdict>| verdict.map_or_else(|| message!("not decided"), verdict_words);
    numbers.say(
        Part::Rule,
        message!(
            "minimax: {plain}, {all} nodes; alpha-beta: {pruned}, {looked} nodes",
            plain => word(plain.verdict()), all = plain.nodes,
            pruned => word(pruned.verdict()), looked = pruned.nodes
        ),
    );
    if plain.score != pruned.score || pruned.nodes > plain.nodes {
        numbers.fails(|| message!("the two searches differ"));
    }
    let Some(positions) = positions_below(game, &opened.position, limits)? else { return Ok(numbers) };
    let labels = explored(game, &positions, limits)?.verdict(&opened.position, player)?;
    if plain.verdict().map(Verdict::result) != Some(labels.result()) {
        numbers.fails(|| message!("retrograde analysis says {verdict}", verdict => verdict_words(labels)));
    }
    numbers.checked.push(message!(
        "Retrograde analysis of the same position says {verdict}.",
        verdict => verdict_words(labels)
    ));
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
        numbers.say(
            Part::Rule,
            message!("seed {seed}: {result}, {leaves} leaves", seed, result => result_words(found.result), leaves = found.leaves),
        );
        if found.result != labels.result() {
            numbers.fails(|| {
                message!("seed {seed} and retrograde analysis, {verdict}, differ", seed, verdict => verdict_words(labels))
            });
        }
    }
    numbers.checked.push(message!(
        "Retrograde analysis of the same position says {verdict}.",
        verdict => verdict_words(labels)
    ));
    Ok(numbers)
}
