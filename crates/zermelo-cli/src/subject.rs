//! What a value is asked of: an expression, or a position of a game.

use crate::output::Failure;
use crate::surroundings::SystemFiles;
use std::num::NonZeroUsize;
use zermelo::catalogue::{self, Engines, OpenGame};
use zermelo::expression::{EvaluationError, Session};
use zermelo::game::ParseError;
use zermelo::solve::Limits;
use zermelo::value::{Algebra, Script, Store, ValueError, ValueId};

/// The value of an expression such as `{3|1||-2}`, or of a position, or a sum of some, such as `domineering 4x4`, in
/// this store.
pub(crate) fn subject_value(
    text: &str,
    store: &Store,
    limits: &Limits,
    threads: NonZeroUsize,
) -> Result<ValueId, Failure> {
    if catalogue::find(game_name(text)).is_some() {
        let opened = catalogue::open_with(&crate::surroundings::with_parameters(text), &SystemFiles).map_err(Failure::bad_input)?;
        return position_value(&opened, store, limits, threads);
    }
    let mut session = Session::new(store, limits, Script::Ascii).map_err(Failure::stopped)?;
    match session.value(text) {
        Ok(value) => Ok(value),
        Err(EvaluationError::Stopped(reason)) => Err(Failure::stopped(reason)),
        // A sum may begin with an expression and go on with a game.
        Err(EvaluationError::Wrong(error)) => match catalogue::open_with(&crate::surroundings::with_parameters(text), &SystemFiles) {
            Ok(opened) => position_value(&opened, store, limits, threads),
            Err(as_game) => Err(Failure::bad_input(likelier(text, error, as_game))),
        },
    }
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
fn position_value(
    opened: &OpenGame,
    store: &Store,
    limits: &Limits,
    threads: NonZeroUsize,
) -> Result<ValueId, Failure> {
    let sum = || -> Result<ValueId, ValueError> {
        let summands = opened.game.values(store, threads, limits)?.summands(&opened.position)?;
        Algebra::new(store, limits)?.sum_of(&summands)
    };
    sum().map_err(|error| value_failure(&error))
}

/// A value that could not be computed.
pub(crate) fn value_failure(error: &ValueError) -> Failure {
    match error {
        ValueError::Stopped(reason) => Failure::stopped(reason),
        error => Failure::bad_input(error),
    }
}
