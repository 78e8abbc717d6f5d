//! `zermelo value`.

use crate::arguments::{Arguments, Format, parse_threads};
use crate::certificate;
use crate::limits::Allowance;
use crate::output::{ANSWERED, Failure, STOPPED, language, print_report, print_text};
use crate::question::open_words;
use clap::Args;
use std::path::PathBuf;
use zermelo::answer::{
    Confidence, ValueQuestion, ValueReport, loopy_expression_report, misere_report_in, value_report,
};
use zermelo::catalogue::OpenGame;
use zermelo::certificate::certify_value;
use zermelo::expression::EvaluationError;
use zermelo::game::message;
use zermelo::value::{Script, ValueError};

pub(crate) const FORMATS: &[Format] = &[Format::Text, Format::Json, Format::Latex];

/// What a position is worth: canonical form, stops, mean, temperature, and which options are sensible
#[derive(Args, Debug)]
#[command(after_help = "Examples:\n  \
    zermelo value domineering 3x4\n  \
    zermelo value clobber 'xo.ox|oxoxo' --all\n  \
    zermelo value toads-and-frogs tt..ff --format json\n  \
    zermelo value 'domineering 2x3 + hackenbush lrl + {2|-1}'\n  \
    zermelo value '{3|1||-2}' --unicode\n  \
    zermelo value cram 3x4 --misere\n\n\
    All games and how their positions are written: zermelo games; expressions: zermelo eval --help")]
pub(crate) struct Value {
    /// A game and a position, an expression, or a sum of these with ' + ' between; '-' reads the rest from standard input
    #[arg(required = true, value_name = "GAME POSITION | EXPR", allow_negative_numbers = true)]
    pub(crate) question: Vec<String>,

    /// Everything that can be said: atomic weight, reduced canonical form, thermograph, birthday, ...
    #[arg(long)]
    pub(crate) all: bool,

    /// Misère play, where whoever cannot move wins: canonical form, genus, and who wins
    #[arg(long, conflicts_with_all = ["all", "unicode", "threads", "certificate"])]
    pub(crate) misere: bool,

    /// Print ↑ ↓ ∗ ± instead of ^ v * +-
    #[arg(long)]
    pub(crate) unicode: bool,

    /// Threads to compute with; the answer does not depend on them
    #[arg(long, value_name = "N", default_value_t = std::num::NonZeroUsize::MIN, value_parser = parse_threads)]
    pub(crate) threads: std::num::NonZeroUsize,

    /// Write a certificate of the canonical form to this file, for 'zermelo verify'; compressed when the name ends in .zst
    #[arg(long, value_name = "FILE")]
    pub(crate) certificate: Option<PathBuf>,
}

pub(crate) fn run(value: &Value, arguments: &Arguments) -> Result<u8, Failure> {
    let script = match arguments.shared.format {
        Format::Latex => Script::Latex,
        _ if value.unicode => Script::Unicode,
        _ => Script::Ascii,
    };
    let question = ValueQuestion { script, threads: value.threads, everything: value.all };
    let allowance = Allowance::of(&arguments.shared);
    let game = match open_words(&value.question, &allowance) {
        Ok(game) => game,
        Err(failure) if failure.code() == STOPPED || value.misere || value.certificate.is_some() => {
            return Err(failure);
        }
        Err(failure) => {
            let format = arguments.shared.format;
            return loopy(&value.question.join(" "), &question, &allowance, format)?.ok_or(failure);
        }
    };
    if value.misere {
        if arguments.shared.format == Format::Latex {
            return Err(Failure::said(&message!(
                "--misere answers as text or JSON only, for example: zermelo value cram 3x4 --misere --format json"
            )));
        }
        return misere(&game, &allowance, arguments.shared.format);
    }
    let (mut report, confidence) =
        allowance.work(|limits| value_report(&game, &question, limits)).map_err(|error| match error {
            ValueError::Stopped(reason) => Failure::stopped(reason),
            error => Failure::said(&message!(
                "{game} has no value: {why}",
                game = game.name,
                why => error.to_string()
            )),
        })?;
    if let Some(message) = game.game.failure() {
        return Err(Failure::said(&message));
    }
    report.language = language();
    print_value(&report, arguments.shared.format)?;
    if let Some(path) = &value.certificate {
        certificate::write(path, &allowance, |output, limits| certify_value(&game, output, limits))?;
    }
    Ok(if matches!(confidence, Confidence::Stopped(_)) { STOPPED } else { ANSWERED })
}

/// The report on an expression of a loopy game, which is not a position of a game; `None` where the text is another.
fn loopy(
    expression: &str,
    question: &ValueQuestion,
    allowance: &Allowance,
    format: Format,
) -> Result<Option<u8>, Failure> {
    let found = allowance.work(|limits| loopy_expression_report(expression, question, limits));
    match found {
        Ok(Some((mut report, _))) => {
            report.language = language();
            print_value(&report, format)?;
            Ok(Some(ANSWERED))
        }
        Err(EvaluationError::Stopped(reason)) => Err(Failure::stopped(reason)),
        Ok(None) | Err(EvaluationError::Wrong(_)) => Ok(None),
    }
}

fn print_value(report: &ValueReport, format: Format) -> Result<u8, Failure> {
    if format == Format::Latex { print_text(&report.to_latex()) } else { print_report(report, format) }
}

/// Form and genus in misère play.
fn misere(game: &OpenGame, allowance: &Allowance, format: Format) -> Result<u8, Failure> {
    let (report, confidence) = allowance.work(|limits| misere_report_in(game, language(), limits))?;
    print_report(&report, format)?;
    Ok(if matches!(confidence, Confidence::Stopped(_)) { STOPPED } else { ANSWERED })
}
