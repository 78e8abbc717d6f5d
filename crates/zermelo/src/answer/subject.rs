//! What a value is asked of: an expression, or a position of a game.

use super::Refusal;
use crate::catalogue::{self, AnyGame, Engines, OpenGame, Reading};
use crate::expression::{EvaluationError, Session};
use crate::game::{Files, ParseError};
use crate::language;
use crate::solve::Limits;
use crate::value::{Algebra, Script, SidedValue, Store, Thermograph, ValueError, ValueId};
use std::num::NonZeroUsize;

/// The thermograph of an expression such as `{3|1||-2}`, or of a position, or a sum of some, such as `domineering 4x4`; of
/// games in which play may go on for ever, if they are stoppers.
pub fn subject_thermograph(
    text: &str,
    files: &dyn Files,
    store: &Store,
    limits: &Limits,
    threads: NonZeroUsize,
) -> Result<Thermograph, Refusal> {
    let named = language::in_english(text);
    if catalogue::find(game_name(&named)).is_some() {
        let opened = language::open(text, Reading::new(files, limits))?;
        return position_thermograph(&opened, store, limits, threads);
    }
    let mut session = Session::new(store, limits, Script::Ascii).map_err(Refusal::stopped_by)?;
    match session.sided_value(text) {
        Ok(value) => sided_thermograph(session.algebra(), &value).map_err(|error| value_refusal(&error)),
        Err(EvaluationError::Stopped(reason)) => Err(Refusal::stopped_by(reason)),
        // A sum may begin with an expression and go on with a game.
        Err(EvaluationError::Wrong(error)) => match language::open(text, Reading::new(files, limits)) {
            Ok(opened) => position_thermograph(&opened, store, limits, threads),
            Err(as_game) => Err(likelier(text, error, as_game).into()),
        },
    }
}

/// The thermograph of a loopy or a short value.
pub(crate) fn sided_thermograph(
    algebra: &mut Algebra,
    value: &SidedValue,
) -> Result<Thermograph, ValueError> {
    let id = algebra.loopy_stopper(value)?;
    algebra.stopper_thermograph(id)
}

fn position_thermograph(
    opened: &OpenGame,
    store: &Store,
    limits: &Limits,
    threads: NonZeroUsize,
) -> Result<Thermograph, Refusal> {
    if AnyGame::is_loop_free(opened.game.as_ref()) {
        let value = position_value(opened, store, limits, threads)?;
        let mut algebra = Algebra::new(store, limits).map_err(Refusal::stopped_by)?;
        return algebra.thermograph(value).map_err(|error| value_refusal(&error));
    }
    let walls = || -> Result<Thermograph, ValueError> {
        let mut algebra = Algebra::new(store, limits)?;
        let components = opened.game.sided_values(&opened.position, threads, &mut algebra)?;
        let sum = components
            .iter()
            .try_fold(ValueId::ZERO.into(), |sum, (_, value)| algebra.loopy_sum(&sum, value))?;
        sided_thermograph(&mut algebra, &sum)
    };
    walls().map_err(|error| value_refusal(&error))
}

/// What stands where the name of a game would stand.
fn game_name(text: &str) -> &str {
    let word = text.split_whitespace().next().unwrap_or("");
    word.split(':').next().unwrap_or(word)
}

/// The error of the reading that was probably meant: a word and, after a blank, no operator, is a game.
fn likelier(text: &str, as_expression: ParseError, as_game: ParseError) -> ParseError {
    let name = game_name(text);
    let is_name = name.len() > 1 && name.chars().all(|c| c.is_alphanumeric() || matches!(c, '-' | '_'));
    let rest = text.trim_start().strip_prefix(name).unwrap_or("").trim_start();
    let is_followed_by_operator = rest.starts_with(|c| "+-*/=!<>|;".contains(c));
    let is_game =
        is_name && name.starts_with(char::is_alphabetic) && name != "let" && !is_followed_by_operator;
    if is_game { as_game } else { as_expression }
}

/// The value of a position: the sum of the values of its components.
pub fn position_value(
    opened: &OpenGame,
    store: &Store,
    limits: &Limits,
    threads: NonZeroUsize,
) -> Result<ValueId, Refusal> {
    let sum = || -> Result<ValueId, ValueError> {
        let summands = opened.game.values(store, threads, limits)?.summands(&opened.position)?;
        Algebra::new(store, limits)?.sum_of(&summands)
    };
    sum().map_err(|error| value_refusal(&error))
}

/// A value that could not be computed.
pub fn value_refusal(error: &ValueError) -> Refusal {
    match error {
        ValueError::Stopped(reason) => Refusal::stopped_by(*reason),
        error => Refusal::bad_input(error),
    }
}

/// The text of a question with these parameters, such as `n=5,m=2`, behind the names of its rule files.
pub fn with_parameters(text: &str, given: &str) -> String {
    if given.is_empty() {
        return text.to_owned();
    }
    let word = |word: &str| match word.find(".star") {
        Some(at) if word.len() == at + 5 => format!("{word}:{given}"),
        Some(at) if word[at + 5..].starts_with(':') => format!("{word},{given}"),
        _ => word.to_owned(),
    };
    text.split(' ').map(word).collect::<Vec<_>>().join(" ")
}
