//! What positions and expressions are worth.

use super::{bad_input, json_of, one_of, text_document};
use crate::{Question, Refusal, told};
use serde_json::json;
use zermelo::answer::{
    ValueQuestion, ValueReport, drawing_to_json, loopy_expression_report, misere_report, subject_thermograph,
    thermograph_to_json, thermograph_to_svg, thermograph_to_text, thermograph_to_tikz, to_svg, value_report,
};
use zermelo::expression::EvaluationError;
use zermelo::game::{Message, message};
use zermelo::language::Language;
use zermelo::value::{Script, Store, ValueError};
use zermelo::worksheet::{Worked, Worksheet};

fn script(question: &Question) -> Script {
    let options = &question.request.options;
    match options.format.as_deref() {
        Some("latex") => Script::Latex,
        _ if options.unicode => Script::Unicode,
        _ => Script::Ascii,
    }
}

const LATEX_OR_TEXT: [(&str, &str); 2] = [("latex", "latex"), ("text", "text")];

pub(super) fn value(question: &Question) -> Result<String, Refusal> {
    let everything = question.request.options.all;
    let asked = ValueQuestion { script: script(question), threads: question.threads, everything };
    let game = match question.open() {
        Ok(game) => game,
        Err(refusal) => {
            let report = loopy_expression(question, &asked)?.ok_or(refusal)?;
            return report_text(question, report);
        }
    };
    if question.request.options.misere {
        let (report, _) =
            misere_report(&game, &question.limits).map_err(|error| bad_input(error.message()))?;
        return json_of(&report);
    }
    let (report, _) = value_report(&game, &asked, &question.limits).map_err(|error| match error {
        ValueError::Stopped(reason) => Refusal::stopped_by(reason),
        error => {
            bad_input(message!("{game} has no value: {why}", game = game.name, why => error.to_string()))
        }
    })?;
    if let Some(message) = game.game.failure() {
        return Err(bad_input(message));
    }
    report_text(question, report)
}

/// The report on an expression of a loopy game; `None` where the question is another.
fn loopy_expression(question: &Question, asked: &ValueQuestion) -> Result<Option<ValueReport>, Refusal> {
    if question.request.options.misere {
        return Ok(None);
    }
    match loopy_expression_report(&question.subject(), asked, &question.limits) {
        Ok(found) => Ok(found.map(|(report, _)| report)),
        Err(EvaluationError::Stopped(reason)) => Err(Refusal::stopped_by(reason)),
        Err(EvaluationError::Wrong(_)) => Ok(None),
    }
}

fn report_text(question: &Question, mut report: ValueReport) -> Result<String, Refusal> {
    let format = question.format(&LATEX_OR_TEXT)?;
    report.language = question.language()?;
    if let Some(format) = format {
        let text = if format == "latex" { report.to_latex() } else { report.to_text() };
        return Ok(text_document(format, &text));
    }
    let language = report.language;
    report.notes.iter_mut().for_each(|note| *note = Message::verbatim(language.say(note)));
    json_of(&report)
}

/// A line of JSON for each line that is worth something.
pub(super) fn eval(question: &Question) -> Result<String, Refusal> {
    let format = question.format(&LATEX_OR_TEXT)?;
    let store = Store::within(&question.limits);
    let mut sheet = Worksheet::in_script(&store, &question.limits, &question.files, script(question))?;
    let mut lines = Vec::new();
    for line in question.request.input.lines() {
        let evaluation = sheet.evaluate(line)?;
        let printed = |value: &zermelo::expression::Evaluation| match format {
            None => value.to_json(),
            Some(_) => value.value.to_string(),
        };
        lines.extend(evaluation.as_ref().map(printed));
    }
    let text = lines.join("\n");
    Ok(format.map_or_else(|| text.clone(), |format| text_document(format, &text)))
}

#[derive(Clone, Copy)]
enum Picture {
    Svg,
    Tikz,
    Text,
}

const PICTURES: [(&str, Picture); 4] =
    [("svg", Picture::Svg), ("tikz", Picture::Tikz), ("latex", Picture::Tikz), ("text", Picture::Text)];

pub(super) fn thermograph(question: &Question) -> Result<String, Refusal> {
    let picture = question.format(&PICTURES)?;
    let subject = question.subject();
    let store = Store::within(&question.limits);
    let walls = subject_thermograph(&subject, &question.files, &store, &question.limits, question.threads)?;
    let name = one_of(
        "format",
        question.request.options.format.as_deref(),
        "json",
        &[("json", "json"), ("svg", "svg"), ("tikz", "tikz"), ("latex", "tikz"), ("text", "text")],
    )?;
    Ok(match picture {
        None => thermograph_to_json(&walls, &subject),
        Some(Picture::Svg) => text_document(name, &thermograph_to_svg(&walls)),
        Some(Picture::Tikz) => text_document(name, &thermograph_to_tikz(&walls)),
        Some(Picture::Text) => text_document(name, &thermograph_to_text(&walls, question.language()?)),
    })
}

/// A worksheet: what each of its lines is worth. All lines are sent each time.
pub(super) fn session(question: &Question) -> Result<String, Refusal> {
    let request = question.request;
    let own: Vec<String> = request.input.lines().map(str::to_owned).collect();
    let lines = request.lines.as_ref().unwrap_or(&own);
    let store = Store::within(&question.limits);
    let mut sheet = Worksheet::new(&store, &question.limits, &question.files)?;
    let language = question.language()?;
    let worked = lines.iter().map(|line| {
        let worked = sheet.enter(line).map_err(|refusal| told(refusal, question));
        line_to_json(line, worked, language)
    });
    let worked: Vec<_> = worked.collect();
    Ok(json!({ "schema": "zermelo/session/1", "lines": worked }).to_string())
}

fn line_to_json(
    line: &str,
    worked: Result<Option<Worked>, Refusal>,
    language: Language,
) -> serde_json::Value {
    let (worked, error) = match worked {
        Ok(worked) => (worked, None),
        Err(refusal) => (None, Some(refusal.message)),
    };
    let worked = worked.as_ref();
    json!({
        "name": worked.and_then(|worked| worked.name.as_ref()),
        "kind": worked.map(|worked| worked.kind),
        "text": worked.map(|worked| &worked.text),
        "latex": worked.and_then(|worked| worked.latex.as_ref()),
        "svg": worked.and_then(|worked| worked.drawing.as_ref()).map(to_svg),
        "drawing": worked.and_then(|worked| worked.drawing.as_ref()).map(drawing_to_json),
        "table": worked.and_then(|worked| worked.table.as_ref()).map(|table| {
            json!({ "headings": table.headings, "rows": table.rows, "markdown": table.to_markdown() })
        }),
        "thermograph": worked.and_then(|worked| worked.thermograph.as_ref()).map(|walls| {
            serde_json::from_str::<serde_json::Value>(&thermograph_to_json(walls, line)).unwrap_or_default()
        }),
        "note": worked.and_then(|worked| worked.note.as_ref()).map(|note| language.say(note)),
        "error": error,
    })
}
