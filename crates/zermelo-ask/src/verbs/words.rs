//! What there is: games, words, functions, the engine itself.

use super::{bad_input, json_of};
use crate::request::Proof;
use crate::{Question, Refusal};
use serde_json::{Value, json};
use zermelo::catalogue::entries;
use zermelo::expression;
use zermelo::game::{Message, message};
use zermelo::glossary::{self, entry_to_json, find, find_game, function_to_json, suggest, word_to_json};
use zermelo::language::{Language, nearest_name};
use zermelo::proof::{self, ProofError};

/// All games, or one of them.
pub(super) fn games(question: &Question) -> Result<String, Refusal> {
    let name = question.request.input.trim();
    if name.is_empty() {
        return told(entries().map(entry_to_json).collect(), question);
    }
    let found = find_game(name).ok_or_else(|| {
        let hint =
            nearest_name(name).map(|near| message!("did you mean '{near}'? All games: zermelo games", near));
        let what = message!("there is no game '{name}'", name);
        with_hint(what, hint.unwrap_or_else(|| message!("All games: zermelo games")))
    })?;
    told(entry_to_json(found), question)
}

/// What is wrong, and under it what would be right.
fn with_hint(what: Message, hint: Message) -> Refusal {
    bad_input(Message::List { phrases: vec![what, hint], between: "\n  " })
}

/// What is said in a description in the language of the question. The rest of it, and the formulas, are the same in all.
fn told(mut description: Value, question: &Question) -> Result<String, Refusal> {
    let language = question.language()?;
    if language != Language::English {
        say_in(&mut description, language);
    }
    Ok(description.to_string())
}

/// The keys of sentences.
const SENTENCES: [&str; 6] = ["text", "title", "rules", "position", "statement", "meaning"];

fn say_in(description: &mut Value, language: Language) {
    match description {
        Value::Array(list) => list.iter_mut().for_each(|item| say_in(item, language)),
        Value::Object(fields) => {
            for (key, value) in fields {
                match value {
                    Value::Array(theorems) if key == "theorems" => {
                        for theorem in theorems {
                            say_in_theorem(theorem, language);
                        }
                    }
                    Value::String(text) if SENTENCES.contains(&key.as_str()) => {
                        *text = language.say(&text.as_str().into());
                    }
                    // After what stands behind the name comes what it means.
                    Value::String(text) if key == "parameters" => {
                        if let Some((form, meaning)) = text.split_once("  ") {
                            *text = format!("{form}  {}", language.say(&meaning.into()));
                        }
                    }
                    other => say_in(other, language),
                }
            }
        }
        _ => {}
    }
}

/// A theorem, by the name that answers cite it by.
fn say_in_theorem(theorem: &mut Value, language: Language) {
    say_in(theorem, language);
    if let Some(Value::String(name)) = theorem.get_mut("name") {
        *name = language.say(&name.as_str().into());
    }
}

pub(super) fn explain(question: &Question) -> Result<String, Refusal> {
    let asked = question.request.input.trim();
    match &question.request.options.proof {
        Some(Proof::Asked(true)) => return written_proof(question, asked, ""),
        Some(Proof::With(numbers)) => return written_proof(question, asked, numbers),
        Some(Proof::Asked(false)) | None => {}
    }
    if let Some(word) = find(asked) {
        return told(word_to_json(&word), question);
    }
    if let Some(entry) = find_game(asked) {
        return told(entry_to_json(entry), question);
    }
    let near = suggest(asked).or_else(|| nearest_name(asked));
    let hint = near.map(|near| message!("did you mean '{near}'? All words: zermelo explain", near));
    let what = message!("there is no explanation of '{word}'", word = asked);
    Err(with_hint(what, hint.unwrap_or_else(|| message!("All words: zermelo explain"))))
}

fn written_proof(question: &Question, asked: &str, numbers: &str) -> Result<String, Refusal> {
    let of_game = || {
        let theorem = find_game(asked)?.theorems.first()?;
        proof::find(theorem.name)
    };
    let proof = proof::find(asked).or_else(of_game).ok_or_else(|| {
        bad_input(message!(
            "'{asked}' is not a theorem that is proved here\n  All proofs: zermelo explain --proof",
            asked
        ))
    })?;
    let written = proof.told_with(numbers, Some(&question.files), question.language()?, &question.limits);
    let written = written.map_err(|error| match error {
        ProofError::Numbers(error) => error.into(),
        ProofError::Stopped(reason) => Refusal::stopped_by(reason),
        error @ ProofError::SaysNothing { .. } => bad_input(error.message()),
    })?;
    json_of(&written)
}

/// All words of the glossary.
pub(super) fn words(question: &Question) -> Result<String, Refusal> {
    told(glossary::words().iter().map(word_to_json).collect(), question)
}

/// Names of moves, games and rule files, a line each, as the language of the question has them.
pub(super) fn names(question: &Question) -> Result<String, Refusal> {
    let language = question.language()?;
    let lines = question.request.lines.as_deref().unwrap_or_default();
    let name = |line: &String| match language.label(line) {
        same if same == *line => language.say(&line.as_str().into()),
        label => label,
    };
    let names: Vec<String> = lines.iter().map(name).collect();
    Ok(json!({ "schema": "zermelo/names/1", "names": names }).to_string())
}

/// The functions of expressions.
pub(super) fn functions(question: &Question) -> Result<String, Refusal> {
    told(expression::functions().map(function_to_json).collect(), question)
}

/// What answers.
#[expect(clippy::unnecessary_wraps, reason = "a verb may fail")]
pub(super) fn engine(question: &Question) -> Result<String, Refusal> {
    Ok(json!({
        "schema": "zermelo/engine/1",
        "name": "zermelo",
        "version": env!("CARGO_PKG_VERSION"),
        "threads": question.threads,
        "limits": {
            "memory_mb": question.limits.memory.map(|bytes| bytes / 1_000_000),
            "positions": question.limits.positions,
        },
    })
    .to_string())
}
