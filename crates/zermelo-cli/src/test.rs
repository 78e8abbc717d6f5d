//! `zermelo test`.

use crate::arguments::{Arguments, Format, parse_threads};
use crate::limits::{each_under_limits, was_interrupted};
use crate::output::{
    ANSWERED, BAD_INPUT, Failure, NO, STOPPED, language, name_of, print, print_json, read_text, say,
};
use crate::surroundings::SystemClock;
use clap::Args;
use std::path::Path;
use std::path::PathBuf;
use zermelo::game::{Clock, message};
use zermelo::solve::Limits;
use zermelo::suite::{self, Case, Ran, Status};

pub(crate) const FORMATS: &[Format] = &[Format::Text, Format::Json, Format::Csv, Format::Html];

/// Run files of test cases in the form of MCGS: who wins sums, Grundy values, winning moves, thermographs
#[derive(Args, Debug)]
#[command(
    after_help = "A file begins with {version 1.7}. A section in brackets names the game of what follows, positions in a row\n\
    are a sum, and commands in braces ask about it:\n\n  \
    [clobber_1xn] XO OX [integer_game] 1 {B win, W loss}\n  \
    [impartial domineering] (..|..) {N 0}\n  \
    [switch_game] (5, -5) {thermograph L: (5, 0) (0, 5) R: (-5, 0) (0, 5)}\n\n\
    --limit-time and --limit-positions hold for each case, --limit-memory for those that run at a time together. The exit\n\
    code is 1 when an expectation fails.\n\n\
    Examples:\n  \
    zermelo test cases.test\n  \
    zermelo test --filter clobber --limit-time 10s cases.test more.test\n  \
    zermelo test --threads 4 cases.test\n  \
    zermelo test --format json cases.test > before.json\n  \
    zermelo test --format html --compare before.json cases.test > cases.html"
)]
pub(crate) struct Test {
    /// The files; '-' is standard input
    #[arg(required = true, value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,

    /// Only cases in whose file, sum, command or comment this occurs, in whatever case
    #[arg(long, value_name = "TEXT")]
    pub(crate) filter: Option<String>,

    /// An earlier run as JSON, to be shown beside this one in HTML
    #[arg(long, value_name = "FILE")]
    pub(crate) compare: Option<PathBuf>,

    /// Cases that run side by side; what is found does not depend on it
    #[arg(long, value_name = "N", default_value_t = std::num::NonZeroUsize::MIN, value_parser = parse_threads)]
    pub(crate) threads: std::num::NonZeroUsize,
}

pub(crate) fn run(test: &Test, arguments: &Arguments) -> Result<u8, Failure> {
    let format = arguments.shared.format;
    let earlier = match &test.compare {
        Some(path) if format == Format::Html => Some(read_run(path)?),
        Some(_) => {
            return Err(Failure::said(&message!(
                "--compare is shown in HTML\n  for example: zermelo test --format html --compare before.json cases.test"
            )));
        }
        None => None,
    };
    let mut ran = Vec::new();
    let mut has_errors = false;
    for path in &test.files {
        let file = path.display().to_string();
        let suite = suite::read(&read_text(path)?);
        for error in &suite.errors {
            has_errors = true;
            // The rest is run all the same; the answer is on standard output.
            eprintln!("{}", say(&message!("error: {what}", what => error.told(&name_of(path)))));
        }
        let is_wanted = |case: &&Case| is_wanted(test.filter.as_deref(), &file, case);
        let cases: Vec<&Case> = suite.cases.iter().filter(is_wanted).collect();
        let run = |&case: &&Case, limits: &Limits| run_case(case, &file, limits);
        ran.extend(each_under_limits(&arguments.shared, test.threads, &cases, run));
        if was_interrupted() {
            break;
        }
    }
    match format {
        Format::Json => print_json(&suite::to_json(&ran))?,
        Format::Csv => print(&suite::to_csv(&ran))?,
        Format::Html => print(&suite::to_html(&ran, earlier.as_ref(), language()))?,
        _ => print(&format!("{}\n", suite::to_text(&ran, language())))?,
    };
    let has = |status: Status| ran.iter().any(|ran| ran.result.status == status);
    Ok(match () {
        () if has(Status::Failed) => NO,
        () if has_errors || has(Status::Refused) => BAD_INPUT,
        () if has(Status::Stopped) => STOPPED,
        () => ANSWERED,
    })
}

fn run_case(case: &Case, file: &str, limits: &Limits) -> Ran {
    let start = SystemClock.now();
    let result = suite::run(case, limits);
    Ran {
        file: file.to_owned(),
        line: case.line,
        text: case.text.clone(),
        command: case.command.to_string(),
        comment: case.comment.clone(),
        result,
        seconds: SystemClock.now().saturating_sub(start).as_secs_f64(),
    }
}

fn is_wanted(filter: Option<&str>, file: &str, case: &Case) -> bool {
    filter.is_none_or(|filter| {
        let filter = filter.to_lowercase();
        let command = case.command.to_string();
        [file, &case.text, &command, &case.comment].iter().any(|text| text.to_lowercase().contains(&filter))
    })
}

/// The JSON of an earlier run.
fn read_run(path: &Path) -> Result<serde_json::Value, Failure> {
    let wrong = |why: String| {
        Failure::said(&message!(
            "{file} is not a run of test cases: {why}\n  for example: zermelo test --format json cases.test > before.json",
            file = path.display(),
            why
        ))
    };
    let run: serde_json::Value =
        serde_json::from_str(&read_text(path)?).map_err(|error| wrong(error.to_string()))?;
    if run["schema"] == "zermelo/suite/1" {
        Ok(run)
    } else {
        Err(wrong("its schema is not zermelo/suite/1".to_owned()))
    }
}
