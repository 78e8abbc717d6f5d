//! `zermelo explain`: words of the glossary, theorems, and the games with their rules.

use crate::arguments::{Arguments, Explain, Format};
use crate::games;
use crate::output::{Failure, print_json, print_text};
use serde_json::json;
use zermelo::catalogue::{self, Entry, entries};
use zermelo::glossary::{Word, find, suggest, words};

pub(crate) fn run(explain: &Explain, arguments: &Arguments) -> Result<u8, Failure> {
    if explain.word.is_empty() {
        return print_text(&list());
    }
    let asked = explain.word.join(" ");
    let game = catalogue::find(&asked.replace(' ', "-"));
    let Some(word) = find(&asked) else {
        let entry = game.ok_or_else(|| unknown(&asked))?;
        return if arguments.shared.format == Format::Json {
            print_json(&games::to_json(entry))
        } else {
            print_text(&games::describe(entry))
        };
    };
    if arguments.shared.format == Format::Json {
        return print_json(&json!({ "schema": "zermelo/word/1", "word": word.term,
            "also": word.aliases, "text": word.text, "source": word.source, "see": word.see }));
    }
    print_text(&describe(&word, game))
}

fn unknown(asked: &str) -> Failure {
    let game = || {
        let names = entries().flat_map(Entry::names);
        catalogue::nearest(asked, names)
    };
    let hint = suggest(asked).or_else(game).map_or(String::new(), |near| format!("did you mean '{near}'? "));
    Failure::bad_input(format!("there is no explanation of '{asked}'\n  {hint}All words: zermelo explain"))
}

fn list() -> String {
    let mut text = String::from("Words that can be explained: zermelo explain WORD\n\n");
    for word in words() {
        text += &format!("  {}\n", word.names().collect::<Vec<_>>().join(", "));
    }
    let games: Vec<&str> = entries().map(|entry| entry.name.as_ref()).collect();
    text + &format!("\nGames, with their rules: {}\n", games.join(", "))
}

fn describe(word: &Word, game: Option<&Entry>) -> String {
    let mut text = format!("{}\n\n{}\n", word.names().collect::<Vec<_>>().join(", "), word.text);
    if let Some(source) = word.source {
        text += &format!("\nSource: {source}\n");
    }
    if !word.see.is_empty() {
        text += &format!("\nSee also: {}\n", word.see.join(", "));
    }
    if let Some(game) = game {
        text += &format!("\nThere is a game of this name: zermelo games {}\n", game.name);
    }
    text
}
