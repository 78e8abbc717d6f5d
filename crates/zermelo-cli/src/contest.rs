//! `zermelo contest`.

use crate::arguments::{Contest, Shared};
use crate::limits::under_limits;
use crate::output::{Failure, print, print_bytes, read_bytes, say};
use std::path::Path;
use zermelo::catalogue::nearest;
use zermelo::contest::{CONTESTS, ContestError, find};
use zermelo::game::{display_width, message, padded};

pub(crate) fn run(contest: &Contest, shared: &Shared) -> Result<u8, Failure> {
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
    match under_limits(shared, |limits| (problem.solve)(&input, limits)) {
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
