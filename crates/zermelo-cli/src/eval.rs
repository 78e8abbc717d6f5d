//! `zermelo eval`.

use crate::arguments::{Arguments, Eval, Format};
use crate::certificate;
use crate::limits::under_limits;
use crate::output::{ANSWERED, Failure, NO, print, print_with, read_text};
use std::path::Path;
use zermelo::certificate::certify_comparison;
use zermelo::expression::{Evaluation, EvaluationError, Session, Value, functions};
use zermelo::solve::Limits;
use zermelo::value::{Script, Store};

pub(crate) fn run(eval: &Eval, arguments: &Arguments) -> Result<u8, Failure> {
    if eval.functions {
        return list_functions();
    }
    let script = match arguments.shared.format {
        Format::Latex => Script::Latex,
        Format::Text | Format::Json if eval.unicode => Script::Unicode,
        Format::Text | Format::Json => Script::Ascii,
    };
    let lines = lines(eval)?;
    let evaluations = under_limits(&arguments.shared, |limits| evaluate(&lines, script, limits))?;
    print_with(|output| {
        for evaluation in &evaluations {
            match arguments.shared.format {
                Format::Text | Format::Latex => writeln!(output, "{}", evaluation.value)?,
                Format::Json => writeln!(output, "{}", evaluation.to_json())?,
            }
        }
        Ok(())
    })?;
    if let Some(path) = &eval.certificate {
        let texts: Vec<&str> = lines.iter().map(|line| line.text.as_str()).collect();
        certificate::write(path, &arguments.shared, |output, limits| {
            certify_comparison(&texts, output, limits)
        })?;
    }
    let says_no = evaluations.iter().any(|evaluation| evaluation.value == Value::Truth(false));
    Ok(if says_no { NO } else { ANSWERED })
}

/// An expression, and where it stands.
struct Line {
    place: String,
    text: String,
}

fn lines(eval: &Eval) -> Result<Vec<Line>, Failure> {
    match (&eval.file, &eval.expressions[..]) {
        (Some(file), _) => of_file(file),
        (None, []) => of_file(Path::new("-")),
        (None, [only]) if only == "-" => of_file(Path::new("-")),
        (None, expressions) => {
            Ok(expressions.iter().map(|text| Line { place: String::new(), text: text.clone() }).collect())
        }
    }
}

fn of_file(file: &Path) -> Result<Vec<Line>, Failure> {
    let text = read_text(file)?;
    let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
    let name = if file.as_os_str() == "-" { String::new() } else { format!("{}: ", file.display()) };
    let lines = text.lines().zip(1..).filter(|(line, _)| {
        let line = line.trim_start();
        !line.is_empty() && !line.starts_with('#')
    });
    let line = |(text, number): (&str, usize)| Line {
        place: format!("{name}line {number}: "),
        text: text.to_owned(),
    };
    Ok(lines.map(line).collect())
}

/// The values of all lines. Nothing is printed unless all have values.
fn evaluate(lines: &[Line], script: Script, limits: &Limits) -> Result<Vec<Evaluation>, Failure> {
    let store = Store::within(limits);
    let mut session =
        Session::new(&store, limits, script).map_err(|reason| Failure::stopped(reason.to_string()))?;
    let value = |line: &Line| {
        let value = session.evaluate(&line.text).transpose()?;
        Some(value.map_err(|error| failure(&error, &line.place)))
    };
    lines.iter().filter_map(value).collect()
}

fn failure(error: &EvaluationError, place: &str) -> Failure {
    match error {
        EvaluationError::Wrong(_) => Failure::bad_input(format!("{place}{error}")),
        EvaluationError::Stopped(_) => Failure::stopped(format!("{place}{error}")),
    }
}

/// The functions, one a line.
fn list_functions() -> Result<u8, Failure> {
    let width = functions().map(|function| function.usage.len()).max().unwrap_or(0);
    let lines = functions().map(|function| {
        let also = match function.aliases {
            [] => String::new(),
            aliases => format!(" (also {})", aliases.join(", ")),
        };
        format!("{:width$}  {}{also}\n", function.usage, function.meaning)
    });
    print(&lines.collect::<String>())?;
    Ok(ANSWERED)
}
