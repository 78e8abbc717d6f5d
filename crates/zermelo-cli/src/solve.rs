//! `zermelo solve`.

use crate::arguments::{Arguments, Format, PlayOptions, choice, parse_threads};
use crate::batch;
use crate::certificate;
use crate::database::{self, Kept};
use crate::known_tables::Shelf;
use crate::limits::Allowance;
use crate::output::{ANSWERED, Failure, STOPPED, print, print_report, print_with};
use crate::question::read_question;
use clap::{Args, ValueEnum};
use std::io;
use std::path::Path;
use std::path::PathBuf;
use std::sync::Arc;
use zermelo::answer::{
    Answer, Confidence, Engine, Only, Policy, Question, answer, plan_report, write_json, write_json_2,
};
use zermelo::certificate::{Claimed, certify, certify_with_moves};
use zermelo::game::message;
use zermelo::solve::sums::Keeper;

pub(crate) const FORMATS: &[Format] = &[Format::Text, Format::Json, Format::Pgn];

/// Who wins a position, by which moves, and why
#[derive(Args, Debug)]
#[command(after_help = "Examples:\n  \
    zermelo solve nim 3 4 5\n  \
    zermelo solve nim 3 4 5 --misere\n  \
    zermelo solve tictactoe 'xo./.x./..o'\n  \
    zermelo solve 'nim 3 5 + bash:3 7 + wythoff 2 4'\n  \
    zermelo solve tictactoe --engine alpha-beta\n  \
    zermelo solve nogo 3x5 --to-move left --only winner\n  \
    zermelo solve cram 4x6 --plan\n  \
    zermelo solve cram 6x7 --only winner --threads 2 --checkpoint cram.sums\n  \
    zermelo solve nim - < heaps.txt\n  \
    zermelo solve --batch questions.txt\n\n\
    All games and how their positions are written: zermelo games")]
pub(crate) struct Solve {
    /// A game and a position, or a sum of them with ' + ' between; '-' reads the rest from standard input
    #[arg(required_unless_present = "batch", value_name = "GAME POSITION", allow_negative_numbers = true)]
    pub(crate) question: Vec<String>,

    #[command(flatten)]
    pub(crate) options: PlayOptions,

    /// Which part of the answer is asked for [default: the winner, and all the rest that is cheap]
    #[arg(long, value_name = "PART", value_parser = choice::<Only>())]
    pub(crate) only: Option<Only>,

    /// Show the steps of the argument: which hypotheses hold, the mex of the options' values, the nim-sum heap by heap,
    /// the values that decide, moves that are dominated or reversible
    #[arg(long)]
    pub(crate) why: bool,

    /// A folder of tables on disk: one that has the position answers at once
    #[arg(long, value_name = "DIR")]
    pub(crate) tables: Option<PathBuf>,

    /// Print which theories would be tried, in which order and with which budgets, and run nothing
    #[arg(long, conflicts_with_all = ["certificate", "batch"])]
    pub(crate) plan: bool,

    /// Answer each line of a file ('-' is standard input) with a line of JSON; what cannot be read, too
    #[arg(long, value_name = "FILE", conflicts_with_all = ["question", "certificate"])]
    pub(crate) batch: Option<PathBuf>,

    /// The form of the answer in JSON
    #[arg(long, value_enum, value_name = "NAME", default_value_t = AnswerSchema::Two)]
    pub(crate) schema: AnswerSchema,

    /// Which engine is to answer
    #[arg(long, default_value = "auto", value_parser = choice::<Engine>())]
    pub(crate) engine: Engine,

    /// Plies to look ahead with --engine minimax or alpha-beta [default: to the end]
    #[arg(long, value_name = "PLIES", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) depth: Option<u64>,

    /// Seed of the random order with --engine and-or
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,

    /// Threads to search and to compute values with. Who wins does not depend on them; with more than one, a search of sums
    /// may name another winning move and count other positions
    #[arg(long, value_name = "N", default_value_t = std::num::NonZeroUsize::MIN, value_parser = parse_threads)]
    pub(crate) threads: std::num::NonZeroUsize,

    /// Answer by a search of sums that begins with what this file knows of the game, and append what it proves
    #[arg(long, value_name = "FILE", conflicts_with_all = ["batch", "plan"])]
    pub(crate) database: Option<PathBuf>,

    /// Answer by a search of sums that puts down here now and then what it has proved, and goes on from there
    #[arg(long, value_name = "FILE", conflicts_with_all = ["batch", "plan", "database"])]
    pub(crate) checkpoint: Option<PathBuf>,

    /// Write a certificate of the answer to this file, for 'zermelo verify'; compressed when the name ends in .zst
    #[arg(long, value_name = "FILE")]
    pub(crate) certificate: Option<PathBuf>,

    /// What the certificate shows
    #[arg(long, value_name = "CLAIM", default_value = "winner", value_parser = choice::<Claimed>(), requires = "certificate")]
    pub(crate) certificate_claim: Claimed,

    /// Carry the moves in the certificate, also of a game whose rules the checker knows: for 'zermelo verify --coq'
    #[arg(long, requires = "certificate")]
    pub(crate) certificate_moves: bool,
}

/// The form of answers in JSON.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum AnswerSchema {
    /// The form of version 0.1
    #[value(name = "answer/1")]
    One,
    /// Every claim with what it rests on
    #[value(name = "answer/2")]
    Two,
}

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
        engine: solve.engine,
        only: solve.only.unwrap_or_default(),
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
    let certify = if solve.certificate_moves { certify_with_moves } else { certify };
    certificate::write(path, allowance, |output, limits| {
        certify(question, solve.certificate_claim, output, limits)
    })
}

/// The exit code of an answer.
pub(crate) fn exit_code(answer: &Answer) -> u8 {
    match (answer.confidence, answer.cut) {
        (Confidence::Stopped(_), _) | (_, Some(_)) => STOPPED,
        (Confidence::Proved | Confidence::Checked(_), None) => ANSWERED,
    }
}
