//! `zermelo review`.

use crate::arguments::{Arguments, Format, PlayOptions};
use crate::limits::{Allowance, under_limits};
use crate::output::{Failure, language, print_report, read_text, say};
use crate::question::read_question;
use clap::Args;
use std::path::Path;
use zermelo::answer::{ReviewError, ReviewQuestion, review};

pub(crate) const FORMATS: &[Format] = &[Format::Text, Format::Json];

/// A played game, judged: who was winning after each move, where the mistakes were, and what would have been better
#[derive(Args, Debug)]
#[command(
    after_help = "Moves are written as in 'zermelo play': by name, by number, or as the position they lead to. They are given one\n\
    by one, or several with ';' between them; '-' reads them from standard input, a line each.\n\n\
    Examples:\n  \
    zermelo review nim 3 4 5 --moves '1 4 5; 1 4 4; 1 3 4'\n  \
    zermelo review kayles 5 --moves 'take 1 and split into 2 and 2' '2 1' '1 1'\n  \
    zermelo review tictactoe --moves 'b2; b1; a1; c3'\n  \
    zermelo review nim 7 5 3 --misere --moves - < moves.txt"
)]
pub(crate) struct Review {
    /// A game and the position that play began from
    #[arg(required = true, value_name = "GAME POSITION", allow_negative_numbers = true)]
    pub(crate) question: Vec<String>,

    /// The moves, in order
    #[arg(long, required = true, num_args = 1.., value_name = "MOVE", allow_negative_numbers = true)]
    pub(crate) moves: Vec<String>,

    #[command(flatten)]
    pub(crate) options: PlayOptions,
}

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
