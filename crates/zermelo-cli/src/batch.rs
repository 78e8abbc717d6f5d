//! `zermelo solve --batch FILE`: one question a line, answered with one line of JSON each, in order. A line that cannot be
//! read, or has no answer, is answered with an error object in its place.

use crate::arguments::Arguments;
use crate::dialogue::line_of;
use crate::known_tables::Shelf;
use crate::limits::Allowance;
use crate::output::{ANSWERED, BAD_INPUT, Failure, STOPPED, name_of};
use crate::question::{asked_of, open_text};
use crate::solve::Solve;
use crate::solve::{exit_code, with_options, write_answer};
use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;
use zermelo::answer::{Answer, Confidence, answer};
use zermelo::game::message;
use zermelo::solve::StopReason;

/// Longer lines are not read: input may have no end.
const LONGEST_LINE: usize = 1 << 26;

/// Answers every line. Exit code 2 where a line was refused, else 3 where a limit stopped one.
pub(crate) fn run(path: &Path, solve: &Solve, arguments: &Arguments) -> Result<u8, Failure> {
    let unread = |error: io::Error| {
        Failure::said(&message!("{file} cannot be read: {error}", file = name_of(path), error => error))
    };
    let mut input: Box<dyn BufRead> = if path.as_os_str() == "-" {
        Box::new(io::stdin().lock())
    } else {
        Box::new(BufReader::new(File::open(path).map_err(unread)?))
    };
    let mut output = io::stdout().lock();
    let tables = solve.tables.as_ref().map(|folder| Shelf::open(folder)).transpose()?;
    let (mut is_refused, mut is_stopped) = (false, false);
    while let Some(line) = line_of(&mut input, LONGEST_LINE).map_err(unread)? {
        if line.is_empty() {
            continue;
        }
        let answered = answer_line(&line, solve, tables.as_ref(), arguments);
        let code = answered.as_ref().map_or_else(Failure::code, exit_code);
        is_refused |= code == BAD_INPUT;
        is_stopped |= code == STOPPED;
        let written = match &answered {
            Ok(answer) => write_answer(answer, solve.schema, &mut output),
            Err(failure) => writeln!(output, "{}", failure.to_json()),
        };
        match written.and_then(|()| output.flush()) {
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => return Ok(ANSWERED),
            Err(error) => {
                return Err(Failure::said(
                    &message!("standard output cannot be written: {error}", error => error),
                ));
            }
            Ok(()) => {}
        }
        if matches!(&answered, Ok(answer) if answer.confidence == Confidence::Stopped(StopReason::Interrupted))
        {
            break;
        }
    }
    Ok(if is_refused {
        BAD_INPUT
    } else if is_stopped {
        STOPPED
    } else {
        ANSWERED
    })
}

fn answer_line(
    line: &str,
    solve: &Solve,
    tables: Option<&Shelf>,
    arguments: &Arguments,
) -> Result<Answer, Failure> {
    let allowance = Allowance::of(&arguments.shared);
    let game = allowance.work(|limits| open_text(line, limits))?;
    let question = with_options(asked_of(game, &solve.options), solve);
    let question = match tables {
        Some(tables) => tables.answer_in(question),
        None => question,
    };
    allowance.work(|limits| answer(&question, limits)).map_err(Failure::from)
}
