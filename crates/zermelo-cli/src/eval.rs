//! `zermelo eval`.

use crate::arguments::{Arguments, Eval, Format};
use crate::certificate;
use crate::limits::under_limits;
use crate::output::{ANSWERED, Failure, NO, STOPPED, print_text, print_with, read_text, say};
use std::path::Path;
use zermelo::certificate::certify_comparison;
use zermelo::expression::{Evaluation, EvaluationError, Session, Value, functions};
use zermelo::game::{Message, message};
use zermelo::solve::Limits;
use zermelo::value::{Script, Store};

pub(crate) fn run(eval: &Eval, arguments: &Arguments) -> Result<u8, Failure> {
    if eval.functions {
        return list_functions();
    }
    let script = match arguments.shared.format {
        Format::Latex => Script::Latex,
        _ if eval.unicode => Script::Unicode,
        _ => Script::Ascii,
    };
    let lines = lines(eval)?;
    let (evaluations, failures) = under_limits(&arguments.shared, |limits| evaluate(&lines, script, limits))?;
    print_with(|output| {
        for evaluation in &evaluations {
            match arguments.shared.format {
                Format::Json => writeln!(output, "{}", evaluation.to_json())?,
                _ => writeln!(output, "{}", evaluation.value)?,
            }
        }
        Ok(())
    })?;
    if !failures.is_empty() {
        for failure in &failures {
            failure.say(arguments.shared.format);
        }
        let code = failures.iter().map(Failure::code).min().unwrap_or(STOPPED);
        return Ok(code);
    }
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
        place: format!("{name}{}: ", say(&message!("line {number}", number))),
        text: text.to_owned(),
    };
    Ok(lines.map(line).collect())
}

/// The values of the lines that have one, and what is wrong with the others. A limit ends it.
fn evaluate(
    lines: &[Line],
    script: Script,
    limits: &Limits,
) -> Result<(Vec<Evaluation>, Vec<Failure>), Failure> {
    let store = Store::within(limits);
    let mut session = Session::new(&store, limits, script).map_err(Failure::stopped)?;
    let (mut evaluations, mut failures) = (Vec::new(), Vec::new());
    for line in lines {
        match session.evaluate(&line.text) {
            Ok(evaluation) => evaluations.extend(evaluation),
            Err(error) => {
                failures.push(failure(&error, &line.place));
                if matches!(error, EvaluationError::Stopped(_)) {
                    break;
                }
            }
        }
    }
    Ok((evaluations, failures))
}

fn failure(error: &EvaluationError, place: &str) -> Failure {
    match error {
        EvaluationError::Wrong(error) if place.is_empty() => error.clone().into(),
        EvaluationError::Wrong(error) => {
            Failure::bad_input(format!("{place}{}", error.clone().in_words(&say)))
        }
        EvaluationError::Stopped(reason) => {
            Failure::stopped(Message::verbatim(format!("{place}{}", say(&(*reason).into()))))
        }
    }
}

/// The functions, one a line.
fn list_functions() -> Result<u8, Failure> {
    let width = functions().map(|function| function.usage.len()).max().unwrap_or(0);
    let lines = functions().map(|function| {
        let also = match function.aliases {
            [] => String::new(),
            aliases => format!(" ({})", say(&message!("also {names}", names = aliases.join(", ")))),
        };
        format!("{:width$}  {}{also}\n", function.usage, say(&function.meaning.into()))
    });
    print_text(&lines.collect::<String>())?;
    Ok(ANSWERED)
}
