//! `zermelo review`.

use crate::arguments::{Arguments, Review};
use crate::limits::{Allowance, under_limits};
use crate::output::{Failure, language, print_report, read_text, say};
use crate::question::read_question;
use std::path::Path;
use zermelo::answer::{ReviewError, ReviewQuestion, review};

pub(crate) fn run(asked: &Review, arguments: &Arguments) -> Result<u8, Failure> {
    let question = read_question(&asked.question, &asked.options, &Allowance::of(&arguments.shared))?;
    let written = match asked.moves.as_slice() {
        [only] if only == "-" => read_text(Path::new("-"))?,
        moves => moves.join("\n"),
    };
    let moves = written.split(['\n', ';']).map(str::trim).filter(|text| !text.is_empty());
    let question = ReviewQuestion {
        game: question.game,
        convention: question.convention,
        to_move: question.to_move,
        moves: moves.map(|text| language().english_label(text)).collect(),
    };
    let found = under_limits(&arguments.shared, |limits| review(&question, limits));
    let mut found = found.map_err(|error| match error {
        ReviewError::Stopped(_) | ReviewError::TooManyMoves { .. } => Failure::stopped(say(&error.message())),
        error => Failure::bad_input(say(&error.message())),
    })?;
    found.language = language();
    print_report(&found, arguments.shared.format)
}
