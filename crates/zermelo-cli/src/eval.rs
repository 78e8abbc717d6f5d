//! `zermelo eval`.

use crate::arguments::{Arguments, Eval, Format};
use crate::limits::under_limits;
use crate::output::{ANSWERED, Failure, NO, print, print_with, read_text};
use std::path::Path;
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
    let evaluations = under_limits(&arguments.shared, |limits| evaluate(eval, script, limits))?;
    print_with(|output| {
        for evaluation in &evaluations {
            match arguments.shared.format {
                Format::Text | Format::Latex => writeln!(output, "{}", evaluation.value)?,
                Format::Json => writeln!(output, "{}", evaluation.to_json())?,
            }
        }
        Ok(())
    })?;
    let says_no = evaluations.iter().any(|evaluation| evaluation.value == Value::Truth(false));
    Ok(if says_no { NO } else { ANSWERED })
}

fn evaluate(eval: &Eval, script: Script, limits: &Limits) -> Result<Vec<Evaluation>, Failure> {
    let store = Store::with_budget(limits.memory);
    let mut session =
        Session::new(&store, limits, script).map_err(|reason| Failure::stopped(reason.to_string()))?;
    match (&eval.file, &eval.expressions[..]) {
        (Some(file), _) => of_file(file, &mut session),
        (None, []) => of_file(Path::new("-"), &mut session),
        (None, [only]) if only == "-" => of_file(Path::new("-"), &mut session),
        (None, expressions) => {
            let values = expressions.iter().map(|text| session.evaluate(text)).filter_map(Result::transpose);
            values.map(|value| value.map_err(|error| failure(&error, ""))).collect()
        }
    }
}

/// The values of the lines of a file. Nothing is printed unless all lines have values.
fn of_file(file: &Path, session: &mut Session) -> Result<Vec<Evaluation>, Failure> {
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
        .filter_map(|(number, line)| {
            let value = session.evaluate(line).transpose()?;
            Some(value.map_err(|error| failure(&error, &format!("{}: ", place(number)))))
        })
        .collect()
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
