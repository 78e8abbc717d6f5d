//! `zermelo eval`.

use crate::arguments::{Arguments, Eval, Format};
use crate::limits::under_limits;
use crate::output::{ANSWERED, Failure, NO, print_with, read_text};
use std::path::Path;
use zermelo::expression::{Evaluation, EvaluationError, Value, evaluate};
use zermelo::solve::Limits;

pub(crate) fn run(eval: &Eval, arguments: &Arguments) -> Result<u8, Failure> {
    let evaluations = under_limits(&arguments.shared, |limits| match (&eval.file, &eval.expressions[..]) {
        (Some(file), _) => of_file(file, limits),
        (None, []) => of_file(Path::new("-"), limits),
        (None, [only]) if only == "-" => of_file(Path::new("-"), limits),
        (None, expressions) => expressions.iter().map(|text| of_text(text, limits)).collect(),
    })?;
    print_with(|output| {
        for evaluation in &evaluations {
            match arguments.shared.format {
                Format::Text => writeln!(output, "{}", evaluation.value)?,
                Format::Json => writeln!(output, "{}", evaluation.to_json())?,
            }
        }
        Ok(())
    })?;
    let says_no = evaluations.iter().any(|evaluation| evaluation.value == Value::Truth(false));
    Ok(if says_no { NO } else { ANSWERED })
}

/// The values of the lines of a file. Nothing is printed unless all lines have values.
fn of_file(file: &Path, limits: &Limits) -> Result<Vec<Evaluation>, Failure> {
    let text = read_text(file)?;
    let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
    let lines = text.lines().enumerate().filter(|(_, line)| {
        let line = line.trim_start();
        !line.is_empty() && !line.starts_with('#')
    });
    let place = |number: usize| {
        if file.as_os_str() == "-" {
            format!("line {}", number + 1)
        } else {
            format!("{}: line {}", file.display(), number + 1)
        }
    };
    lines
        .map(|(number, line)| {
            evaluate(line, limits).map_err(|error| failure(&error, &format!("{}: ", place(number))))
        })
        .collect()
}

fn of_text(text: &str, limits: &Limits) -> Result<Evaluation, Failure> {
    evaluate(text, limits).map_err(|error| failure(&error, ""))
}

fn failure(error: &EvaluationError, place: &str) -> Failure {
    match error {
        EvaluationError::Wrong(_) => Failure::bad_input(format!("{place}{error}")),
        EvaluationError::Stopped(_) => Failure::stopped(format!("{place}{error}")),
    }
}
