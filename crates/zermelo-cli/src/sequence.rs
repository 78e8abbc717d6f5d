//! `zermelo sequence`.

use crate::arguments::{Arguments, Format, choice, parse_threads};
use crate::certificate;
use crate::limits::{Allowance, under_limits};
use crate::output::{
    ANSWERED, Failure, STOPPED, cannot_write, language, print, print_with, read_bytes_that, replace_file,
    write_text, write_with,
};
use crate::surroundings::heap_rule;
use clap::Args;
use std::io::Write;
use std::path::Path;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use zermelo::answer::{
    RuleSequence, SequenceReport, equivalents_to_json, equivalents_to_text, sequence_plot_svg,
};
use zermelo::certificate::certify_period;
use zermelo::game::message;
use zermelo::heap::{
    CheckpointError, GrundySequence, HeapCode, Method, SameError, SequenceError, equivalents,
};
use zermelo::rules::{HeapGame, HeapRule, LARGEST_HEAP};
use zermelo::solve::{Limits, StopReason};

pub(crate) const FORMATS: &[Format] =
    &[Format::Text, Format::Json, Format::Csv, Format::Markdown, Format::Latex];

/// The Grundy values of a heap-game code, with its period and what proves it
#[derive(Args, Debug)]
#[command(
    after_help = "Codes: octal 0.77, hexadecimal 0.3F, lists 0.{0,1,3} (in quotes), repeating 0.[3], splits into\n\
    different heaps 4!.0, and names: kayles, dawsons-kayles, dawsons-chess, treblecross, guiles, officers,\n\
    grundys-game, laskers-nim, nim, subtraction:1,3,4, subtraction:1..5, all-but:2,3\n\n\
    Examples:\n  \
    zermelo sequence kayles\n  \
    zermelo sequence 0.16 -n 1000000\n  \
    zermelo sequence 0.104 -n 300000000 --checkpoint run.zermelo\n  \
    zermelo sequence grundys-game -n 100000 --plot grundy.svg\n  \
    zermelo sequence 0.6 -n 10000 --bfile -\n  \
    zermelo sequence 0.6 -n 20000000 --threads 2\n  \
    zermelo sequence --same 0.07"
)]
pub(crate) struct Sequence {
    /// The code of the game, or its name
    #[arg(value_name = "CODE")]
    pub(crate) code: String,

    /// The last heap size whose value is wanted
    #[arg(short = 'n', long = "to", value_name = "N", default_value_t = 1000)]
    pub(crate) last: u64,

    /// Write all values as an OEIS b-file ('-' is standard output instead of the report)
    #[arg(long, value_name = "FILE", alias = "b-file")]
    pub(crate) bfile: Option<PathBuf>,

    /// Draw the values against the heap sizes as SVG, rare heaps in red
    #[arg(long, value_name = "FILE")]
    pub(crate) plot: Option<PathBuf>,

    /// Put the run down in this file now and then, and go on from it when it is there
    #[arg(long, value_name = "FILE")]
    pub(crate) checkpoint: Option<PathBuf>,

    /// How the values are computed; all methods give the same
    #[arg(long, default_value = "auto", value_parser = choice::<Method>())]
    pub(crate) method: Method,

    /// Threads to compute with: codes with many rare heaps make use of two. The values do not depend on them
    #[arg(long, value_name = "N", default_value_t = std::num::NonZeroUsize::MIN, value_parser = parse_threads)]
    pub(crate) threads: std::num::NonZeroUsize,

    /// Find the codes with the same values, shifted or not, instead
    #[arg(long, conflicts_with_all = ["bfile", "plot", "checkpoint", "method"])]
    pub(crate) same: bool,

    /// Write a certificate of the period to this file, for 'zermelo verify'; compressed when the name ends in .zst
    #[arg(long, value_name = "FILE")]
    pub(crate) certificate: Option<PathBuf>,
}

/// Longer runs need a checkpoint.
const MOST_WITHOUT_CHECKPOINT: u64 = 10_000_000_000;
/// Values kept when not all of them are written out.
const KEPT: usize = 1 << 25;
/// A run is put down this often.
const BETWEEN_CHECKPOINTS: Duration = Duration::from_secs(10);

pub(crate) fn run(sequence: &Sequence, arguments: &Arguments) -> Result<u8, Failure> {
    let code = match heap_rule(&sequence.code)? {
        HeapRule::Code(code) => code,
        HeapRule::Own(game) => return of_rule(&game, sequence, arguments),
    };
    if sequence.same {
        return same(&code, arguments);
    }
    let last = sequence.last;
    if last > MOST_WITHOUT_CHECKPOINT && sequence.checkpoint.is_none() {
        return Err(Failure::said(&message!(
            "-n {last} is a run of hours or more, which should be able to go on after a stop\n  \
             say where it is put down, for example: --checkpoint {name}.zermelo",
            last,
            name = code.to_string().replace(|c: char| !c.is_ascii_alphanumeric(), "_")
        )));
    }
    let keep = values_to_keep(sequence, arguments)?;
    let mut values = open(&code, sequence, keep)?;
    values.set_threads(sequence.threads);
    let allowance = Allowance::of(&arguments.shared);
    let outcome = allowance.work(|limits| extend(&mut values, sequence, limits));
    let stopped = match outcome {
        Ok(()) => None,
        Err(Stop::Reason(reason)) => Some(reason),
        Err(Stop::Failure(failure)) => return Err(failure),
    };
    let report = SequenceReport::new(&values, last, stopped).asked_as(&sequence.code).in_language(language());
    if sequence.bfile.is_some() && !report.has_all_values() {
        return Err(lacks_values(sequence, &values));
    }
    if let Some(path) = &sequence.plot {
        write_text(path, &sequence_plot_svg(&report))?;
    }
    write_answer(&report, sequence, arguments)?;
    if let Some(path) = &sequence.certificate {
        certificate::write(path, &allowance, |output, _| certify_period(&values, output))?;
    }
    Ok(if stopped.is_some() { STOPPED } else { ANSWERED })
}

/// The values of a game whose moves no code has.
fn of_rule(game: &HeapGame, sequence: &Sequence, arguments: &Arguments) -> Result<u8, Failure> {
    let of_codes = [
        (sequence.same, "--same"),
        (sequence.checkpoint.is_some(), "--checkpoint"),
        (sequence.certificate.is_some(), "--certificate"),
        (!matches!(sequence.method, Method::Auto | Method::Plain), "--method"),
    ];
    if let Some((_, option)) = of_codes.iter().find(|(is_given, _)| *is_given) {
        return Err(Failure::said(&message!(
            "{option} is for codes, and no code has the moves of {game}\n  for example: zermelo sequence {code} -n 200",
            option,
            game = game.name(),
            code = sequence.code
        )));
    }
    let found = under_limits(&arguments.shared, |limits| RuleSequence::of(game, sequence.last, limits));
    let (values, stopped) = found.map_err(|error| Failure::said(&error.message()))?;
    let largest = u64::from(LARGEST_HEAP);
    if sequence.last > largest {
        return Err(Failure::said(&message!(
            "heaps of such games have at most {largest} tokens: -n {largest}",
            largest
        )));
    }
    let report = SequenceReport::of_rule(&values, sequence.last, stopped).in_language(language());
    if let Some(path) = &sequence.plot {
        write_text(path, &sequence_plot_svg(&report))?;
    }
    write_answer(&report, sequence, arguments)?;
    Ok(if stopped.is_some() { STOPPED } else { ANSWERED })
}

fn write_answer(report: &SequenceReport, sequence: &Sequence, arguments: &Arguments) -> Result<u8, Failure> {
    match &sequence.bfile {
        Some(path) if path.as_os_str() == "-" => return print_with(|output| report.write_bfile(output)),
        Some(path) => {
            write_with(path, |file| report.write_bfile(file))?;
        }
        None => {}
    }
    match arguments.shared.format.markup() {
        Some(markup) => print_with(|output| report.write_columns(markup, output)),
        None if arguments.shared.format == Format::Json => print(&report.to_json()),
        None => print(&report.to_text()),
    }
}

/// A b-file without gaps is asked for, and the checkpoint has not kept all values.
fn lacks_values(sequence: &Sequence, values: &GrundySequence) -> Failure {
    let kept = values.kept();
    let path = sequence.checkpoint.as_deref().unwrap_or(Path::new("the checkpoint"));
    Failure::said(&message!(
        "{file} has the values of the first {kept} heaps only, and a b-file needs all\n  \
         ask for fewer: -n {last}, or take another file for --checkpoint, to compute all of them anew",
        file = path.display(),
        kept,
        last = kept.saturating_sub(1)
    ))
}

/// All values are kept when they are to be written out, else those that show periods.
fn values_to_keep(sequence: &Sequence, arguments: &Arguments) -> Result<usize, Failure> {
    if sequence.bfile.is_none() {
        return Ok(KEPT);
    }
    let all = sequence.last.saturating_add(1);
    let room = arguments.shared.limit_memory.unwrap_or(8 << 30) / 2;
    match usize::try_from(all) {
        Ok(all) if all as u64 <= room => Ok(all.max(KEPT)),
        _ => Err(Failure::said(&message!(
            "a b-file of {all} values takes more memory than there may be\n  ask for fewer: -n {last}",
            all,
            last = room / 2
        ))),
    }
}

fn open(code: &HeapCode, sequence: &Sequence, keep: usize) -> Result<GrundySequence, Failure> {
    let fresh =
        || GrundySequence::new(code, sequence.method, keep).map_err(|error| sequence_failure(code, error));
    let Some(path) = &sequence.checkpoint else { return fresh() };
    if matches!(path.try_exists(), Ok(false)) {
        let values = fresh()?;
        // Better to know before the work than after it.
        put_down(&values, path)?;
        return Ok(values);
    }
    let resumed = match read_bytes_that(path, GrundySequence::is_start_of_checkpoint)? {
        Some(bytes) => GrundySequence::resume(code, sequence.method, keep, &bytes),
        None => Err(CheckpointError::NotACheckpoint),
    };
    resumed.map_err(|error| {
        let (file, what) = (path.display(), error.to_string());
        Failure::said(&match error {
            CheckpointError::ValuesMissing { .. } => message!("{file}: {error}", file, error => what),
            _ => message!(
                "{file}: {error}\n  take another file for --checkpoint, or remove this one to start anew",
                file,
                error => what
            ),
        })
    })
}

/// Why the values are not all there.
enum Stop {
    Reason(StopReason),
    Failure(Failure),
}

/// Computes in pieces, and puts the state down now and then and at the end. The last look for a period comes after that,
/// so that a later run to a larger heap goes the way of one without a stop.
fn extend(values: &mut GrundySequence, sequence: &Sequence, limits: &Limits) -> Result<(), Stop> {
    let end = sequence.last.saturating_add(1);
    let Some(path) = &sequence.checkpoint else { return values.extend(end, limits).map_err(Stop::Reason) };
    let mut put_down_at = Instant::now();
    let mut piece = 1 << 12;
    loop {
        let start = Instant::now();
        let goal = end.min(values.length().saturating_add(piece));
        let result = values.advance(goal, limits);
        let done = values.length() >= end || values.period().is_some();
        if start.elapsed() < BETWEEN_CHECKPOINTS / 10 {
            piece *= 2;
        }
        if done || result.is_err() || put_down_at.elapsed() > BETWEEN_CHECKPOINTS {
            put_down(values, path).map_err(Stop::Failure)?;
            put_down_at = Instant::now();
        }
        result.map_err(Stop::Reason)?;
        if done {
            return values.extend(end, limits).map_err(Stop::Reason);
        }
    }
}

/// Writes the checkpoint beside its file and moves it there, so that a kill leaves the old or the new one.
fn put_down(values: &GrundySequence, path: &Path) -> Result<(), Failure> {
    let bytes = values.checkpoint().map_err(Failure::bad_input)?;
    replace_file(path, |file| file.write_all(&bytes).map_err(|error| cannot_write(path, &error)))
}

/// A code or a method that is not computed.
fn sequence_failure(code: &HeapCode, error: SequenceError) -> Failure {
    Failure::said(&message!("{code}: {error}", code, error => error))
}

fn same(code: &HeapCode, arguments: &Arguments) -> Result<u8, Failure> {
    let found =
        under_limits(&arguments.shared, |limits| equivalents(code, limits)).map_err(|error| match error {
            SameError::Sequence(error) => sequence_failure(code, error),
            SameError::Stopped(reason) => Failure::stopped(reason),
        })?;
    match arguments.shared.format {
        Format::Json => print(&equivalents_to_json(&code.to_string(), &found)),
        Format::Text => print(&equivalents_to_text(&code.to_string(), &found, language())),
        Format::Latex | Format::Csv | Format::Markdown | Format::Html | Format::Pgn => {
            Err(Failure::said(&message!(
                "--same has the formats text and json only, for example: zermelo sequence --same 0.07 --format json"
            )))
        }
    }
}
