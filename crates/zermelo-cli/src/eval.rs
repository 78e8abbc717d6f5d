//! `zermelo eval`.

use crate::arguments::{Arguments, Eval, Format};
use crate::certificate;
use crate::limits::under_limits;
use crate::output::{ANSWERED, Failure, NO, STOPPED, noted, print_text, print_with, read_text, say};
use crate::surroundings::ProgramFiles;
use std::io::Write;
use std::path::Path;
use zermelo::answer::{Refusal, RefusalKind};
use zermelo::certificate::certify_comparison;
use zermelo::expression::{Evaluation, Value, functions, note_on_powers};
use zermelo::game::{Message, message};
use zermelo::solve::Limits;
use zermelo::value::{Script, Store};
use zermelo::worksheet::{Worksheet, without_comments};

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
    tell_of_powers(&lines);
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
            certify_comparison(&texts, &ProgramFiles, output, limits)
        })?;
    }
    let says_no = evaluations.iter().any(|evaluation| evaluation.value == Value::Truth(false));
    Ok(if says_no { NO } else { ANSWERED })
}

/// Says where a sum is a power for readers of other programs.
fn tell_of_powers(lines: &[Line]) {
    if let Some((line, note)) = lines.iter().find_map(|line| Some((line, note_on_powers(&line.text)?))) {
        let _ = writeln!(std::io::stderr(), "{}", noted(&line.place, &note));
    }
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
    let text = without_comments(text.strip_prefix('\u{feff}').unwrap_or(&text));
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
    let mut sheet = Worksheet::in_script(&store, limits, &ProgramFiles, script)?;
    let (mut evaluations, mut failures) = (Vec::new(), Vec::new());
    for line in lines {
        match sheet.evaluate(&line.text) {
            Ok(evaluation) => evaluations.extend(evaluation),
            Err(refusal) => {
                let is_stopped = refusal.kind == RefusalKind::Stopped;
                failures.push(failure(refusal, &line.place));
                if is_stopped {
                    break;
                }
            }
        }
    }
    Ok((evaluations, failures))
}

/// What is wrong with a line, behind the place where it stands.
fn failure(refusal: Refusal, place: &str) -> Failure {
    if place.is_empty() {
        return refusal.into();
    }
    let said = match refusal.place {
        Some(error) => error.in_words(&say).to_string(),
        None => say(&refusal.words),
    };
    let said = format!("{place}{said}");
    match refusal.kind {
        RefusalKind::BadInput => Failure::bad_input(said),
        RefusalKind::Stopped => Failure::stopped(Message::verbatim(said)),
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
