//! `zermelo solve`.

use crate::arguments::{AnswerClaim, Arguments, EngineName, Format, PlayOptions, Solve};
use crate::certificate;
use crate::limits::under_limits;
use crate::output::{ANSWERED, Failure, STOPPED, print_text, print_with, read_text, style};
use crate::surroundings::SystemFiles;
use std::path::Path;
use zermelo::answer::{Answer, Confidence, Engine, Question, answer, to_text, write_json};
use zermelo::catalogue::{self, OpenGame};
use zermelo::certificate::{Claimed, certify};
use zermelo::game::Convention;

pub(crate) fn run(solve: &Solve, arguments: &Arguments) -> Result<u8, Failure> {
    let mut question = read_question(&solve.question, &solve.options)?;
    question.engine = engine(solve.engine);
    question.depth = solve.depth;
    question.seed = solve.seed;
    let answer =
        under_limits(&arguments.shared, |limits| answer(&question, limits)).map_err(Failure::bad_input)?;
    match arguments.shared.format {
        Format::Json => print_with(|output| write_json(&answer, output))?,
        _ => print_text(&to_text(&answer, style()))?,
    };
    if let Some(path) = &solve.certificate {
        write_certificate(&question, &answer, solve, path, arguments)?;
    }
    Ok(exit_code(&answer))
}

fn write_certificate(
    question: &Question,
    answer: &Answer,
    solve: &Solve,
    path: &Path,
    arguments: &Arguments,
) -> Result<(), Failure> {
    if let Confidence::Stopped(reason) = &answer.confidence {
        return Err(Failure::stopped(format!(
            "there is no certificate of an answer that is not there: {reason}"
        )));
    }
    let claimed = match solve.certificate_claim {
        AnswerClaim::Winner => Claimed::Winner,
        AnswerClaim::Theorem => Claimed::Theorem,
        AnswerClaim::Grundy => Claimed::Grundy,
        AnswerClaim::Labels => Claimed::Labels,
    };
    certificate::write(path, &arguments.shared, |output, limits| certify(question, claimed, output, limits))
}

fn exit_code(answer: &Answer) -> u8 {
    match answer.confidence {
        Confidence::Stopped(_) => STOPPED,
        Confidence::Proved | Confidence::Checked(_) => ANSWERED,
    }
}

/// The question of the words on the command line, of which the last may be `-` for standard input.
pub(crate) fn read_question(words: &[String], play: &PlayOptions) -> Result<Question, Failure> {
    let game = open_words(words)?;
    Ok(Question {
        convention: if play.misere { Convention::Misere } else { Convention::Normal },
        to_move: play.to_move.player(),
        ..Question::new(game)
    })
}

/// The game and position of the words on the command line, of which the last may be `-` for standard input.
pub(crate) fn open_words(words: &[String]) -> Result<OpenGame, Failure> {
    let mut text = words.join(" ");
    if let Some((last, before)) = words.split_last()
        && last == "-"
    {
        text = before.join(" ");
        text.push(' ');
        text += &read_text(Path::new("-"))?;
    }
    catalogue::open_with(text.trim_end(), &SystemFiles).map_err(Failure::bad_input)
}

fn engine(name: EngineName) -> Engine {
    match name {
        EngineName::Auto => Engine::Auto,
        EngineName::Theorem => Engine::Theorem,
        EngineName::Grundy => Engine::Grundy,
        EngineName::LoopyGrundy => Engine::LoopyGrundy,
        EngineName::Values => Engine::Values,
        EngineName::Retrograde => Engine::Retrograde,
        EngineName::Search => Engine::Search,
        EngineName::Minimax => Engine::Minimax,
        EngineName::AlphaBeta => Engine::AlphaBeta,
        EngineName::AndOr => Engine::AndOr,
    }
}
