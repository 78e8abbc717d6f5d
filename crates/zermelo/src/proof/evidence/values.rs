//! Numbers of proofs about values: a value against that of the options in braces, canonical forms, number avoidance.

use super::super::{Part, Proof, ProofError};
use super::{MOST_NAMED, Numbers, listed, movers, name, positions_below, shortened};
use crate::answer::{ValueQuestion, value_report};
use crate::catalogue::{AnyGame, AnyPosition, AnyValues, Engines, OpenGame};
use crate::game::{Convention, Ending, Message, Outcome, Player, Ruleset, StopReason, message, option_list};
use crate::solve::Limits;
use crate::value::{Algebra, Script, Store, ValueError, ValueId};
use std::num::NonZeroUsize;

/// The values that a theorem gives, beside those put together from the options.
pub(super) struct OptionForms<'a> {
    game: &'a (dyn AnyGame + 'static),
    algebra: Algebra<'a>,
}

/// The errors of values that are not limits mean that a value is beyond what is computed with: nothing to compare.
fn only_limits<T>(result: Result<T, ValueError>) -> Result<Option<T>, StopReason> {
    match result {
        Ok(value) => Ok(Some(value)),
        Err(ValueError::Stopped(reason)) => Err(reason),
        Err(_) => Ok(None),
    }
}

impl<'a> OptionForms<'a> {
    /// For games whose players differ; `None` for others.
    pub(super) fn of(
        game: &'a (dyn AnyGame + 'static),
        store: &'a Store,
        limits: &Limits<'a>,
    ) -> Option<Self> {
        if Ruleset::is_impartial(game) || !Ruleset::is_loop_free(game) || Ruleset::has_endings(game) {
            return None;
        }
        Some(Self { game, algebra: Algebra::new(store, limits).ok()? })
    }

    fn by_theorem(&mut self, position: &AnyPosition) -> Result<Option<ValueId>, StopReason> {
        let mut parts = Vec::new();
        self.game.visit_components(position, &mut |part| parts.push(part));
        let mut values = Vec::new();
        for part in parts {
            let Some(value) = self.game.value_by_theorem(&part, &mut self.algebra) else { return Ok(None) };
            let Some(value) = only_limits(value)? else { return Ok(None) };
            values.push(value);
        }
        only_limits(self.algebra.sum_of(&values))
    }

    /// The value of the theorem, the options in braces, and whether they are the same. `None` where the theorem does not
    /// give them all.
    pub(super) fn compare(
        &mut self,
        position: &AnyPosition,
    ) -> Result<Option<(String, Message, bool)>, StopReason> {
        let Some(value) = self.by_theorem(position)? else { return Ok(None) };
        let mut sides = [Vec::new(), Vec::new()];
        for player in Player::BOTH {
            for option in option_list(self.game, position, player) {
                let Some(of_option) = self.by_theorem(&option)? else { return Ok(None) };
                sides[player.index()].push(of_option);
            }
        }
        let Some(rebuilt) = only_limits(self.algebra.game(&sides[0], &sides[1]))? else { return Ok(None) };
        let [left, right] = [self.texts(&sides[0])?, self.texts(&sides[1])?];
        let Some(text) = only_limits(self.algebra.text(value, Script::Ascii))? else { return Ok(None) };
        let braces = message!("{{{left}|{right}}}", left => left, right => right);
        Ok(Some((shortened(&text), braces, rebuilt == value)))
    }

    fn texts(&mut self, values: &[ValueId]) -> Result<Message, StopReason> {
        let mut texts: Vec<String> = Vec::new();
        for &value in values {
            let text = only_limits(self.algebra.text(value, Script::Ascii))?.unwrap_or_default();
            if !texts.contains(&text) {
                texts.push(text);
            }
        }
        let more = texts.len().saturating_sub(MOST_NAMED);
        texts.truncate(MOST_NAMED);
        let shown = Message::verbatim(texts.join(","));
        Ok(if more > 0 { message!("{options},and {more} more", options => shown, more) } else { shown })
    }
}

/// Why there are no values here.
fn refused(proof: &Proof, opened: &OpenGame, error: ValueError) -> ProofError {
    match error {
        ValueError::Stopped(reason) => ProofError::Stopped(reason),
        other => proof.says_nothing(question_of(opened), Message::from(other.to_string())),
    }
}

pub(super) fn question_of(opened: &OpenGame) -> String {
    format!("{} {}", opened.name, opened.game.print(&opened.position))
}

/// Canonical forms: which options are dominated or reversible, and that the winner by the form is the winner by search.
pub(in crate::proof) fn of_forms(
    opened: &OpenGame,
    proof: &Proof,
    limits: &Limits,
) -> Result<Numbers, ProofError> {
    let mut numbers = Numbers::default();
    let question = ValueQuestion { script: Script::Ascii, threads: NonZeroUsize::MIN, everything: false };
    let (report, _) =
        value_report(opened, &question, limits).map_err(|error| refused(proof, opened, error))?;
    let Some(value) = &report.value else {
        return Err(proof.says_nothing(question_of(opened), message!("its value was not computed")));
    };
    let position = name(opened.game.as_ref(), &opened.position);
    numbers.say(Part::Rule, message!("{position} = {value}", position => position, value = shortened(value)));
    for option in report.options.iter().flatten() {
        let remark = match (&option.dominated_by, &option.reversible_through) {
            (Some(other), _) => message!("dominated by {option}", option => Message::label(other.clone())),
            (None, Some(through)) => message!("reversible through {value}", value = shortened(through)),
            (None, None) => message!("kept"),
        };
        numbers.say(
            Part::Forms,
            message!(
                "{player}: {label} = {value}, {remark}",
                player => option.player, label => Message::label(option.label.clone()),
                value = shortened(&option.value), remark => remark
            ),
        );
    }
    let game: &(dyn AnyGame + 'static) = opened.game.as_ref();
    let Some(positions) = positions_below(game, &opened.position, limits)? else {
        numbers.checked.push(message!("More positions can be reached than are compared one by one."));
        return Ok(numbers);
    };
    let store = Store::with_budget(limits.memory);
    let mut values =
        game.values(&store, NonZeroUsize::MIN, limits).map_err(|error| refused(proof, opened, error))?;
    let mut algebra = Algebra::new(&store, limits)?;
    let mut judge = game.top_down(Convention::Normal, limits)?;
    for position in &positions {
        let outcome = outcome_of(values.as_mut(), &mut algebra, position)
            .map_err(|error| refused(proof, opened, error))?;
        for &player in movers(game) {
            let wins = match outcome {
                Outcome::N => true,
                Outcome::L => player == Player::Left,
                Outcome::R => player == Player::Right,
                _ => false,
            };
            if (judge.verdict(position, player)?.result() == Ending::Win) != wins {
                let position = game.print(position);
                numbers.fails(|| message!("{position}: the form says {outcome}", position, outcome));
            }
        }
    }
    numbers.checked.push(message!(
        "On {positions} the winner by the sign of the canonical form is the winner by search.",
        positions => super::positions(positions.len())
    ));
    Ok(numbers)
}

fn outcome_of(
    values: &mut AnyValues,
    algebra: &mut Algebra,
    position: &AnyPosition,
) -> Result<Outcome, ValueError> {
    let summands = values.summands(position)?;
    Ok(algebra.outcome_of_sum(&summands)?.0)
}

/// Number avoidance: whoever wins by a move in the number wins by a move beside it.
pub(in crate::proof) fn of_avoidance(
    opened: &OpenGame,
    proof: &Proof,
    limits: &Limits,
) -> Result<Numbers, ProofError> {
    let game: &(dyn AnyGame + 'static) = opened.game.as_ref();
    let store = Store::with_budget(limits.memory);
    let mut values =
        game.values(&store, NonZeroUsize::MIN, limits).map_err(|error| refused(proof, opened, error))?;
    let mut algebra = Algebra::new(&store, limits)?;
    let summands = values.summands(&opened.position).map_err(|error| refused(proof, opened, error))?;
    let (numbers_in, others): (Vec<ValueId>, Vec<ValueId>) =
        summands.into_iter().partition(|&id| algebra.is_number(id));
    if numbers_in.is_empty() || others.is_empty() {
        let why = message!("it needs a number and something that is not a number, with ' + ' between them");
        return Err(proof.says_nothing(question_of(opened), why));
    }
    let mut numbers = Numbers::default();
    avoid(&mut algebra, &numbers_in, &others, &mut numbers).map_err(|error| refused(proof, opened, error))?;
    Ok(numbers)
}

fn avoid(
    algebra: &mut Algebra,
    numbers_in: &[ValueId],
    others: &[ValueId],
    numbers: &mut Numbers,
) -> Result<(), ValueError> {
    let x = algebra.sum_of(numbers_in)?;
    let g = algebra.sum_of(others)?;
    if algebra.is_number(g) {
        numbers
            .checked
            .push(message!("The rest is worth a number together, so there is no move beside it to prefer."));
        return Ok(());
    }
    let [x_text, g_text] = [algebra.text(x, Script::Ascii)?, algebra.text(g, Script::Ascii)?];
    numbers.say(Part::Rule, message!("x = {x} is a number, G = {g} is not", x = x_text, g = g_text));
    for player in Player::BOTH {
        let mut wins = [false, false];
        for (place, (moved, kept, title)) in [(x, g, "x"), (g, x, "G")].into_iter().enumerate() {
            let mut said = Vec::new();
            for option in algebra.options(moved, player)? {
                let sum = algebra.sum_of(&[option, kept])?;
                let outcome = algebra.outcome_of_sum(&[sum])?.0;
                let won = matches!(
                    (player, outcome),
                    (_, Outcome::P) | (Player::Left, Outcome::L) | (Player::Right, Outcome::R)
                );
                wins[place] |= won;
                let text = shortened(&algebra.text(option, Script::Ascii)?);
                said.push(if won {
                    message!("to {value} wins", value = text)
                } else {
                    message!("to {value} loses", value = text)
                });
            }
            let part = if place == 0 { Part::Leaves } else { Part::Enters };
            let moves = if said.is_empty() { message!("no move") } else { listed(said.into_iter()) };
            numbers.say(
                part,
                message!("{player} in {part}: {moves}", player => player, part = title, moves => moves),
            );
        }
        if wins[0] && !wins[1] {
            numbers.fails(|| message!("{player} wins by a move in x only", player => player));
        }
    }
    numbers
        .checked
        .push(message!("Whoever has a winning move in x has one in G: the number can be left alone."));
    Ok(())
}
