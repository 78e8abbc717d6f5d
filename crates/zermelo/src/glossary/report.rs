//! Words and games as JSON, and the rules of a game as text.

use super::{Word, game_names_in, names_in};
use crate::answer::board_kind;
use crate::catalogue::{self, Entry};
use crate::expression::Function;
use crate::language::Language;
use serde_json::{Value, json};

/// A word as an object of the schema `zermelo/word/1`.
pub fn word_to_json(word: &Word) -> Value {
    json!({ "schema": "zermelo/word/1", "word": word.term,
        "also": word.aliases, "text": word.text, "source": word.source, "see": word.see,
        "korean": names_in(Language::Korean, word.term), "chinese": names_in(Language::Chinese, word.term) })
}

/// A function of expressions as an object of the schema `zermelo/function/1`.
pub fn function_to_json(function: &Function) -> Value {
    json!({ "schema": "zermelo/function/1", "usage": function.usage, "meaning": function.meaning,
        "aliases": function.aliases })
}

/// A game as an object of the schema `zermelo/game/1`.
pub fn entry_to_json(entry: &'static Entry) -> Value {
    let theorems = entry.theorems.iter().map(
        |theorem| json!({ "name": theorem.name, "statement": theorem.statement, "source": theorem.source }),
    );
    let example = entry.examples.first().and_then(|example| catalogue::open(example).ok());
    json!({
        "schema": "zermelo/game/1",
        "name": entry.name,
        "aliases": entry.aliases,
        "title": entry.title,
        "group": entry.group.title(),
        "rules": entry.rules,
        "parameters": entry.parameters,
        "position": entry.notation,
        "start": entry.start,
        "examples": entry.examples,
        "theorems": theorems.collect::<Vec<_>>(),
        "board": example.map(|example| board_kind(&example)),
        "names": {
            "ko": game_names_in(Language::Korean, entry),
            "zh": game_names_in(Language::Chinese, entry),
        },
    })
}
