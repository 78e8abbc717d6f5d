//! What a rule file expects of its positions: its examples, played.

use crate::catalogue::{AnyGame, AnyPosition, Engines};
use crate::expression::Session;
use crate::game::{Convention, Ending, Player, Ruleset, Verdict, option_list};
use crate::solve::{Limits, StopReason};
use crate::value::{Algebra, Script, Store, ValueId};
use rustc_hash::FxHashSet;
use std::num::NonZeroUsize;
use zermelo_core::Meter;

/// Why an example was not played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ExampleError {
    /// A limit was reached.
    #[error("{0}")]
    Stopped(#[from] StopReason),
    /// The question has no meaning.
    #[error("{0}")]
    Refused(String),
}

#[expect(clippy::needless_pass_by_value, reason = "it stands in map_err")]
fn refused(error: impl ToString) -> ExampleError {
    ExampleError::Refused(error.to_string())
}

/// What a position gives where a rule file expects `expected` of it, in the same words: equal to `expected` where the example
/// comes out right.
///
/// The questions are those of the chapter on rule files: `value G`, `grundy N`, `outcome N`, `left win`, `right loss 7`, `moves 8`,
/// `positions 5514 win 3401 …`, with `misere` before them.
pub fn example_answer(
    game: &(dyn AnyGame + 'static),
    position: &AnyPosition,
    expected: &str,
    limits: &Limits,
) -> Result<String, ExampleError> {
    let (convention, question) = match expected.strip_prefix("misere ") {
        Some(rest) => (Convention::Misere, rest),
        None => (Convention::Normal, expected),
    };
    let words: Vec<&str> = question.split(' ').collect();
    let verdict = |player| -> Result<Verdict, ExampleError> {
        let mut judge = game.explore(&[(position.clone(), player)], convention, limits)?;
        Ok(judge.verdict(position, player)?)
    };
    let found = match words[0] {
        "left" | "right" => {
            let verdict = verdict(if words[0] == "left" { Player::Left } else { Player::Right })?;
            let distance = verdict.distance().filter(|_| words.len() > 2).map(|plies| format!(" {plies}"));
            format!("{} {}{}", words[0], word_of(verdict), distance.unwrap_or_default())
        }
        "outcome" => {
            let mut wins = [false; 2];
            for (wins, player) in wins.iter_mut().zip(Player::BOTH) {
                *wins = verdict(player)?.result() == Ending::Win;
            }
            let name = match wins {
                [true, true] => "N",
                [true, false] => "L",
                [false, true] => "R",
                [false, false] => "P",
            };
            format!("outcome {name}")
        }
        "positions" => positions(game, position, convention, words.get(2..).unwrap_or_default(), limits)?,
        "moves" => format!("moves {}", option_list(game, position, Player::Left).len()),
        "grundy" => {
            let mut grundy = game.grundy_values(limits).map_err(refused)?;
            format!("grundy {}", grundy.value(position).map_err(refused)?)
        }
        "value" => value(game, position, question, limits)?,
        other => {
            return Err(ExampleError::Refused(format!("'{other}' is nothing that an example can expect")));
        }
    };
    Ok(if convention == Convention::Misere { format!("misere {found}") } else { found })
}

fn word_of(verdict: Verdict) -> &'static str {
    match verdict.result() {
        Ending::Win => "win",
        Ending::Loss => "loss",
        Ending::Draw => "draw",
    }
}

/// The positions, each with the player to move, that alternate play reaches; with words also how many are won, lost and drawn.
fn positions(
    game: &(dyn AnyGame + 'static),
    position: &AnyPosition,
    convention: Convention,
    counted: &[&str],
    limits: &Limits,
) -> Result<String, ExampleError> {
    let start = (position.clone(), Player::Left);
    let states = questions_from(game, &start, limits)?;
    let mut counts = [("win", 0_usize), ("loss", 0), ("draw", 0)];
    if !counted.is_empty() {
        let mut judge = game.explore(&[start], convention, limits)?;
        for (position, to_move) in &states {
            let word = word_of(judge.verdict(position, *to_move)?);
            if let Some((_, count)) = counts.iter_mut().find(|(known, _)| *known == word) {
                *count += 1;
            }
        }
    }
    let mut text = format!("positions {}", states.len());
    for pair in counted.chunks(2) {
        let count = counts.iter().find(|(known, _)| *known == pair[0]).map_or(0, |(_, count)| *count);
        text += &format!(" {} {count}", pair[0]);
    }
    Ok(text)
}

/// Positions, each with the player to move, that alternate play reaches.
fn questions_from(
    game: &(dyn AnyGame + 'static),
    start: &(AnyPosition, Player),
    limits: &Limits,
) -> Result<Vec<(AnyPosition, Player)>, StopReason> {
    let mut meter = Meter::start(limits, "exploring positions")?;
    let mut found = vec![start.clone()];
    let mut known: FxHashSet<(AnyPosition, Player)> = found.iter().cloned().collect();
    let mut at = 0;
    while let Some((position, to_move)) = found.get(at).cloned() {
        at += 1;
        meter.count_position(game.heap_bytes(&position))?;
        if Ruleset::ending(game, &position, to_move).is_some() {
            continue;
        }
        for option in option_list(game, &position, to_move) {
            let next = (option, to_move.opponent());
            if known.insert(next.clone()) {
                found.push(next);
            }
        }
    }
    Ok(found)
}

/// `question` where the value is the one that it names, else `value` with the one found.
fn value(
    game: &(dyn AnyGame + 'static),
    position: &AnyPosition,
    question: &str,
    limits: &Limits,
) -> Result<String, ExampleError> {
    let store = Store::new();
    let expected = {
        let mut session = Session::new(&store, limits, Script::Ascii)?;
        session.value(question.strip_prefix("value ").unwrap_or_default()).map_err(refused)?
    };
    let mut values = game.values(&store, NonZeroUsize::MIN, limits).map_err(refused)?;
    let mut algebra = Algebra::new(&store, limits)?;
    let mut sum = ValueId::ZERO;
    for part in values.summands(position).map_err(refused)? {
        sum = algebra.sum(sum, part).map_err(refused)?;
    }
    if sum == expected {
        return Ok(question.to_owned());
    }
    Ok(format!("value {}", algebra.text(sum, Script::Ascii).map_err(refused)?))
}
