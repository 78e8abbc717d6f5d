//! `zermelo solve`.

use crate::arguments::{AnswerClaim, AnswerSchema, Arguments, EngineName, Format, OnlyName, Solve};
use crate::batch;
use crate::certificate;
use crate::database::{self, Kept};
use crate::known_tables::Shelf;
use crate::limits::Allowance;
use crate::output::{ANSWERED, Failure, STOPPED, print, print_report, print_with};
use crate::question::read_question;
use std::io;
use std::path::Path;
use std::sync::Arc;
use zermelo::answer::{
    Answer, Confidence, Engine, Only, Policy, Question, answer, plan_report, write_json, write_json_2,
};
use zermelo::certificate::{Claimed, certify, certify_with_moves};
use zermelo::game::message;
use zermelo::solve::sums::Keeper;

pub(crate) fn run(solve: &Solve, arguments: &Arguments) -> Result<u8, Failure> {
    if let Some(path) = &solve.batch {
        return batch::run(path, solve, arguments);
    }
    let allowance = Allowance::of(&arguments.shared);
    let question = with_options(read_question(&solve.question, &solve.options, &allowance)?, solve);
    let question = match &solve.tables {
        Some(folder) => Shelf::open(folder)?.answer_in(question),
        None => question,
    };
    if solve.plan {
        let plan = plan_report(&question, &Policy::default())?;
        return print_report(&plan, arguments.shared.format);
    }
    let kept = database::of_question(&question.game, question.convention, solve)?;
    let question = match &kept {
        None => question,
        Some(file) => {
            let keeper: Arc<dyn Keeper> = Arc::<Kept>::clone(&file.kept);
            let engine = if question.engine == Engine::Auto { Engine::Sums } else { question.engine };
            Question { keeper: Some(keeper), engine, ..question }
        }
    };
    let answer = allowance.work(|limits| answer(&question, limits))?;
    match arguments.shared.format {
        Format::Json => print_with(|output| write_answer(&answer, solve.schema, output))?,
        Format::Pgn => print_record(&answer)?,
        format => print_report(&answer, format)?,
    };
    if let Some(path) = &solve.certificate {
        write_certificate(&question, &answer, solve, path, &allowance)?;
    }
    if let Some(failure) = kept.and_then(|file| file.kept.failure()) {
        return Err(failure);
    }
    Ok(exit_code(&answer))
}

/// The same question with the options of `solve`.
pub(crate) fn with_options(question: Question, solve: &Solve) -> Question {
    Question {
        engine: engine(solve.engine),
        only: only(solve.only),
        depth: solve.depth,
        seed: solve.seed,
        why: solve.why,
        threads: solve.threads,
        ..question
    }
}

/// Prints the line of best play as programs of the game read it.
fn print_record(answer: &Answer) -> Result<u8, Failure> {
    if let Some(record) = &answer.record {
        return print(record);
    }
    if let Confidence::Stopped(reason) = &answer.confidence {
        return Err(Failure::stopped(message!("no line of play was found: {reason}", reason => *reason)));
    }
    let reason = if answer.interchange.is_none() {
        message!("PGN is for games of chess")
    } else if answer.to_move.is_none() {
        message!("a game begins with one player's move: say who is to move")
    } else {
        message!("there is no line to show: play is over, or has no end")
    };
    Err(Failure::said(&message!(
        "{reason}\n  for example: zermelo solve '{example}' --format pgn",
        reason => reason,
        example = "1k6/1r6/2K5/Q7/8/8/8/8 w - - 0 1"
    )))
}

/// Writes an answer as one line of JSON.
pub(crate) fn write_answer(
    answer: &Answer,
    schema: AnswerSchema,
    output: &mut dyn io::Write,
) -> io::Result<()> {
    match schema {
        AnswerSchema::One => write_json(answer, output),
        AnswerSchema::Two => write_json_2(answer, output),
    }
}

fn write_certificate(
    question: &Question,
    answer: &Answer,
    solve: &Solve,
    path: &Path,
    allowance: &Allowance,
) -> Result<(), Failure> {
    if let Confidence::Stopped(reason) = &answer.confidence {
        return Err(Failure::stopped(message!(
            "there is no certificate of an answer that is not there: {reason}",
            reason => *reason
        )));
    }
    let claimed = match solve.certificate_claim {
        AnswerClaim::Winner => Claimed::Winner,
        AnswerClaim::Theorem => Claimed::Theorem,
        AnswerClaim::Grundy => Claimed::Grundy,
        AnswerClaim::Labels => Claimed::Labels,
    };
    let certify = if solve.certificate_moves { certify_with_moves } else { certify };
    certificate::write(path, allowance, |output, limits| certify(question, claimed, output, limits))
}

/// The exit code of an answer.
pub(crate) fn exit_code(answer: &Answer) -> u8 {
    match (answer.confidence, answer.cut) {
        (Confidence::Stopped(_), _) | (_, Some(_)) => STOPPED,
        (Confidence::Proved | Confidence::Checked(_), None) => ANSWERED,
    }
}

const fn only(name: Option<OnlyName>) -> Only {
    match name {
        None => Only::WhatIsCheap,
        Some(OnlyName::Winner) => Only::Winner,
        Some(OnlyName::Move) => Only::Move,
        Some(OnlyName::Moves) => Only::Moves,
        Some(OnlyName::Value) => Only::Value,
    }
}

const fn engine(name: EngineName) -> Engine {
    match name {
        EngineName::Auto => Engine::Auto,
        EngineName::Theorem => Engine::Theorem,
        EngineName::Grundy => Engine::Grundy,
        EngineName::LoopyGrundy => Engine::LoopyGrundy,
        EngineName::Values => Engine::Values,
        EngineName::Retrograde => Engine::Retrograde,
        EngineName::Search => Engine::Search,
        EngineName::Sums => Engine::Sums,
        EngineName::Minimax => Engine::Minimax,
        EngineName::AlphaBeta => Engine::AlphaBeta,
        EngineName::AndOr => Engine::AndOr,
    }
}
