//! `zermelo contest`.

use crate::arguments::{Arguments, Format};
use crate::limits::under_limits;
use crate::output::{Failure, print, print_bytes, read_bytes, say};
use clap::Args;
use std::path::Path;
use std::path::PathBuf;
use zermelo::catalogue::nearest;
use zermelo::contest::{CONTESTS, ContestError, find};
use zermelo::game::{display_width, message, padded};

pub(crate) const FORMATS: &[Format] = &[Format::Text];

/// Solve a contest problem from standard input, in the contest's format
#[derive(Args, Debug)]
#[command(after_help = "Examples:\n  \
    zermelo contest                      the problems with their formats\n  \
    zermelo contest nim < input.txt > output.txt\n  \
    zermelo contest krk input.txt\n  \
    printf '3 3\\n1 2\\n2 3\\n3 3\\n' | zermelo contest graph-wld")]
pub(crate) struct Contest {
    /// The problem; without it, a list of all
    pub(crate) name: Option<String>,

    /// Where the input is, if not on standard input
    pub(crate) file: Option<PathBuf>,
}

pub(crate) fn run(contest: &Contest, arguments: &Arguments) -> Result<u8, Failure> {
    let Some(name) = &contest.name else { return print(&list()) };
    let problem = find(name).ok_or_else(|| {
        let near = nearest(name, CONTESTS.iter().map(|contest| contest.name));
        Failure::said(&match near {
            Some(near) => message!(
                "there is no contest problem '{name}'\n  did you mean '{near}'? All problems: zermelo contest",
                name,
                near
            ),
            None => message!("there is no contest problem '{name}'\n  All problems: zermelo contest", name),
        })
    })?;
    let input = read_bytes(contest.file.as_deref().unwrap_or(Path::new("-")))?;
    match under_limits(&arguments.shared, |limits| (problem.solve)(&input, limits)) {
        Ok(output) => print_bytes(&output),
        Err(error @ (ContestError::TooLarge(_) | ContestError::Stopped(_))) => Err(Failure::stopped(error)),
        Err(error) => Err(Failure::said(&error.into())),
    }
}

fn list() -> String {
    let mut text = say(&message!("Contest problems: zermelo contest NAME < input")) + "\n";
    let titles = [message!("input:"), message!("output:")].map(|title| say(&title));
    let width = titles.iter().map(|title| display_width(title)).max().unwrap_or(0);
    let [input, output] = titles.map(|title| padded(&title, width));
    for contest in CONTESTS {
        let [problem, reads, prints] =
            [contest.problem, contest.input, contest.output].map(|text| say(&text.into()));
        text += &format!("\n{}\n  {problem}\n  {input} {reads}\n  {output} {prints}\n", contest.name);
    }
    text
}
