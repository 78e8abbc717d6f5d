//! Numbers of proofs of their own kind: strategy stealing, and searches that games bring.

use super::super::{Part, Proof, ProofError};
use super::values::question_of;
use super::{MOST_OPTIONS, Numbers, name, positions_below, result_words, verdict_words};
use crate::catalogue::{AnyGame, Engines, OpenGame};
use crate::game::{Convention, Ending, Message, Player, few_options, message};
use crate::solve::Limits;

/// Strategy stealing: either the corner bite wins, or a reply that wins against it could have been made at once.
pub(in crate::proof) fn of_stealing(
    opened: &OpenGame,
    proof: &Proof,
    limits: &Limits,
) -> Result<Numbers, ProofError> {
    let game: &(dyn AnyGame + 'static) = opened.game.as_ref();
    let claim = opened.game.claim(&opened.position, Convention::Normal);
    let Some(claim) = claim.filter(|claim| claim.by.name == proof.theorem) else {
        return Err(proof
            .says_nothing(question_of(opened), message!("it is about rectangles of more than one square")));
    };
    let mut numbers = Numbers::default();
    for line in claim.explanation {
        numbers.say(Part::Rule, line);
    }
    let options = few_options(game, &opened.position, Player::Left, MOST_OPTIONS).unwrap_or_default();
    if positions_below(game, &opened.position, limits)?.is_none() {
        return Err(proof.says_nothing(
            question_of(opened),
            message!("the board is too large to be searched for the reply"),
        ));
    }
    let mut judge = game.top_down(Convention::Normal, limits)?;
    // The corner bite leaves the option from which most positions can be reached: all others can.
    let contains =
        |position: &_| few_options(game, position, Player::Left, MOST_OPTIONS).map_or(0, |list| list.len());
    let Some(corner) = options.iter().max_by_key(|option| contains(option)) else { return Ok(numbers) };
    let bite = Message::label(game.move_label(&opened.position, corner, Player::Left));
    let result = judge.verdict(corner, Player::Left)?.result();
    if result == Ending::Loss {
        numbers.say(
            Part::Enters,
            message!(
                "'{bite}' leaves {position}, which is lost: the bite itself wins",
                bite => bite, position => name(game, corner)
            ),
        );
    } else {
        let replies = few_options(game, corner, Player::Left, MOST_OPTIONS).unwrap_or_default();
        let mut stolen = None;
        for reply in replies {
            if judge.verdict(&reply, Player::Left)?.result() == Ending::Loss {
                stolen = Some(reply);
                break;
            }
        }
        match stolen {
            Some(reply) if options.contains(&reply) => numbers.say(
                Part::Enters,
                message!(
                    "after '{bite}' the reply to {position} wins; '{label}' gets there at once",
                    bite => bite,
                    position => name(game, &reply),
                    label => Message::label(game.move_label(&opened.position, &reply, Player::Left))
                ),
            ),
            Some(reply) => {
                numbers.fails(|| {
                    message!("the reply to {position} cannot be made at once", position = game.print(&reply))
                });
            }
            None => numbers.fails(|| message!("no reply to '{bite}' wins", bite => bite)),
        }
    }
    if judge.verdict(&opened.position, Player::Left)?.result() != Ending::Win {
        numbers.fails(|| message!("the next player loses by search"));
    }
    numbers.checked.push(message!("A search of the board says too that the next player wins."));
    Ok(numbers)
}

/// A search that a game brings, against the general one.
pub(in crate::proof) fn of_own_search(
    opened: &OpenGame,
    proof: &Proof,
    limits: &Limits,
) -> Result<Numbers, ProofError> {
    let game: &(dyn AnyGame + 'static) = opened.game.as_ref();
    let Some(found) = opened.game.own_search(&opened.position, Convention::Normal, limits) else {
        return Err(proof.says_nothing(question_of(opened), message!("the game's own search does not apply")));
    };
    let claim = found?;
    let mut numbers = Numbers::default();
    for line in claim.explanation {
        numbers.say(Part::Rule, line);
    }
    let mut judge = game.top_down(Convention::Normal, limits)?;
    for player in Player::BOTH {
        if game.illegal(&opened.position, player).is_some() {
            continue;
        }
        let verdict = judge.verdict(&opened.position, player)?;
        if verdict.result() != claim.verdicts[player.index()].result() {
            numbers.fails(|| {
                message!(
                    "with {player} to move the general search says {verdict}",
                    player => player, verdict => verdict_words(verdict)
                )
            });
        }
        numbers.checked.push(message!(
            "The general search says too, with {player} to move: {result}.",
            player => player, result => result_words(verdict.result())
        ));
    }
    Ok(numbers)
}
