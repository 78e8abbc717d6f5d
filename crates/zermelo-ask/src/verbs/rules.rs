//! Rule files: what they declare, and whether what they claim holds.

use super::bad_input;
use crate::{NamedText, Question, Refusal};
use serde_json::json;
use zermelo::game::message;
use zermelo::rules::reader::Settings;
use zermelo::rules::{Effort, game_of, open_text};

/// Positions of which one belongs to most games.
const SAMPLES: [&str; 5] = ["1", "path:2", "3x3", "-", "."];

/// Reads a rule file, tries its claims and tells what it declares.
pub(super) fn rules(question: &Question) -> Result<String, Refusal> {
    let request = question.request;
    let first = request.options.rules.first();
    let (name, text) = match (&request.file, first) {
        (Some(text), _) => ("game.star", text.as_str()),
        (None, Some(NamedText { name, text })) => (name.as_str(), text.as_str()),
        (None, None) => return Err(bad_input(message!("there is no rule file: give its text as \"file\""))),
    };
    let set: Vec<String> =
        request.options.set.iter().map(|(name, value)| format!("{name}={value}")).collect();
    let settings = Settings::read(&set.join(","));
    let mut beside = |file: &str| {
        let found = request.options.rules.iter().find(|one| one.name == file);
        found
            .map(|one| one.text.clone())
            .ok_or_else(|| "no file of this name came with the question".to_owned())
    };
    let (read, opened) = open_text(name, text, &settings, &mut beside)?;
    game_of(&read, Effort::THOROUGH).map_err(Refusal::bad_input)?;
    let wanted = request.position.as_deref().or(read.start.as_deref());
    let position = wanted.into_iter().chain(SAMPLES).find_map(|text| opened.parse_question(text).ok());
    let declared = position.and_then(|(position, _)| opened.declared(&position));
    let declared =
        declared.and_then(|declared| serde_json::from_str::<serde_json::Value>(&declared.to_json()).ok());
    let parameters: Vec<_> = read
        .parameters
        .iter()
        .map(|one| json!({ "name": one.name, "value": one.value, "range": one.range }))
        .collect();
    let language = question.language()?;
    let said = |words: &str| language.say(&words.into());
    Ok(json!({
        "schema": "zermelo/rules/1",
        "name": read.name,
        "title": said(&read.title),
        "about": said(&read.about),
        "source": read.source,
        "examples": read.examples,
        "start": read.start,
        "parameters": parameters,
        "impartial": opened.is_impartial(),
        "loop_free": opened.is_loop_free(),
        "declared": declared,
        "holds": true,
    })
    .to_string())
}
