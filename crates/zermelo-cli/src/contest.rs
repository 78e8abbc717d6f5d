//! `zermelo contest`.

use crate::arguments::{Contest, Shared};
use crate::limits::under_limits;
use crate::output::{Failure, print, print_bytes, read_bytes};
use std::path::Path;
use zermelo::catalogue::nearest;
use zermelo::contest::{CONTESTS, ContestError, find};

pub(crate) fn run(contest: &Contest, shared: &Shared) -> Result<u8, Failure> {
    let Some(name) = &contest.name else { return print(&list()) };
    let problem = find(name).ok_or_else(|| {
        let near = nearest(name, CONTESTS.iter().map(|contest| contest.name));
        let hint = near.map_or(String::new(), |near| format!("did you mean '{near}'? "));
        Failure::bad_input(format!(
            "there is no contest problem '{name}'\n  {hint}All problems: zermelo contest"
        ))
    })?;
    let input = read_bytes(contest.file.as_deref().unwrap_or(Path::new("-")))?;
    match under_limits(shared, |limits| (problem.solve)(&input, limits)) {
        Ok(output) => print_bytes(&output),
        Err(error @ (ContestError::TooLarge(_) | ContestError::Stopped(_))) => {
            Err(Failure::stopped(error.to_string()))
        }
        Err(error) => Err(Failure::bad_input(error)),
    }
}

fn list() -> String {
    let mut text = String::from("Contest problems: zermelo contest NAME < input\n");
    for contest in CONTESTS {
        text += &format!(
            "\n{}\n  {}\n  input:  {}\n  output: {}\n",
            contest.name, contest.problem, contest.input, contest.output
        );
    }
    text
}
