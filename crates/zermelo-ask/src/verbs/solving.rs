//! Who wins: a position, all positions, a played game.

use super::{bad_input, choice, json_of, stopped, text_document, written};
use crate::{Question, Refusal};
use zermelo::answer::{
    self, Markup, Policy, ReviewError, ReviewQuestion, TableError, TableQuestion, plan_report,
    position_table, write_table_columns,
};

pub(super) fn solve(question: &Question) -> Result<String, Refusal> {
    let asked = asked(question)?;
    if question.request.options.plan {
        return json_of(
            &plan_report(&asked, &Policy::default()).map_err(|error| bad_input(error.message()))?,
        );
    }
    let answer = answer::answer(&asked, &question.limits).map_err(|error| bad_input(error.message()))?;
    json_of(&answer)
}

/// The question to the engines.
pub(super) fn asked(question: &Question) -> Result<answer::Question, Refusal> {
    let options = &question.request.options;
    let asked = answer::Question {
        convention: question.convention(),
        to_move: question.to_move()?,
        engine: choice("engine", options.engine.as_deref())?,
        only: choice("only", options.only.as_deref())?,
        depth: options.depth,
        seed: options.seed.unwrap_or(1),
        language: question.language()?,
        surroundings: question.surroundings(),
        why: options.why,
        ..answer::Question::new(question.open()?)
    };
    Ok(match question.tables {
        Some(tables) => asked.with_tables(tables),
        None => asked,
    })
}

pub(super) const MARKUPS: [(&str, Markup); 3] =
    [("latex", Markup::Latex), ("csv", Markup::Csv), ("markdown", Markup::Markdown)];

pub(super) fn table(question: &Question) -> Result<String, Refusal> {
    let options = &question.request.options;
    let asked = TableQuestion {
        both_plays: false,
        game: question.open()?,
        convention: question.convention(),
        to_move: question.to_move()?,
        p_positions_only: options.p_positions,
        with_strategy: options.strategy,
    };
    let mut found = position_table(&asked, &question.limits).map_err(|error| match error {
        TableError::Question(error) => bad_input(error.message()),
        error => stopped(error.message()),
    })?;
    found.language = question.language()?;
    if options.rounds {
        return json_of(&found.rounds());
    }
    match question.format(&MARKUPS)? {
        Some(markup) => {
            let text = written(|output| write_table_columns(&found, markup, output))?;
            Ok(text_document(options.format.as_deref().unwrap_or_default(), &text))
        }
        None => json_of(&found),
    }
}

pub(super) fn review(question: &Question) -> Result<String, Refusal> {
    let asked = ReviewQuestion {
        game: question.open()?,
        convention: question.convention(),
        to_move: question.to_move()?,
        moves: question.request.options.moves.clone(),
    };
    let found = answer::review(&asked, &question.limits).map_err(|error| match error {
        ReviewError::Stopped(_) | ReviewError::TooManyMoves { .. } => stopped(error.message()),
        error => bad_input(error.message()),
    })?;
    json_of(&found)
}
