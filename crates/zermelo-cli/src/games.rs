//! `zermelo games`.

use crate::arguments::{Arguments, Format, Games};
use crate::output::{Failure, print_json, print_text};
use serde_json::Value;
use zermelo::answer::hypotheses_of;
use zermelo::catalogue::{self, Entry, Group, entries, find, nearest};
use zermelo::game::Convention;
use zermelo::glossary::entry_to_json;

pub(crate) fn run(games: &Games, arguments: &Arguments) -> Result<u8, Failure> {
    let json = arguments.shared.format == Format::Json;
    let Some(name) = &games.name else {
        return if json {
            print_json(&entries().map(entry_to_json).collect::<Value>())
        } else {
            print_text(&list())
        };
    };
    let entry = find(name).ok_or_else(|| {
        let hint = nearest(name, entries().flat_map(Entry::names))
            .map_or(String::new(), |near| format!("did you mean '{near}'? "));
        Failure::bad_input(format!("there is no game '{name}'\n  {hint}All games: zermelo games"))
    })?;
    if json { print_json(&entry_to_json(entry)) } else { print_text(&describe(entry)) }
}

fn list() -> String {
    let mut text = String::from("Games, with an example each; more on one of them: zermelo games NAME\n");
    for group in Group::ALL {
        text += &format!("\n{}\n", group.title());
        for entry in entries().filter(|entry| entry.group == group) {
            text += &format!("  {:<19} {:<42} {}\n", entry.name, entry.title, entry.examples[0]);
        }
    }
    text + "\nGames can be added up: zermelo solve 'nim 3 5 + bash:3 7 + wythoff 2 4'\n"
}

/// Which hypotheses of the theories the game satisfies: of a game with parameters, that of its first example.
fn hypotheses(entry: &Entry) -> Option<String> {
    let example = catalogue::open(entry.examples.first()?).ok()?;
    Some(hypotheses_of(example.game.as_ref(), Convention::Normal).to_string())
}

/// The rules of a game, its notation, its examples and its theorems.
pub(crate) fn describe(entry: &Entry) -> String {
    let mut text = format!("{} ({})\n\n{}\n", entry.title, entry.name, entry.rules);
    if !entry.parameters.is_empty() {
        text += &format!("\nParameters: {}{}\n", entry.name, entry.parameters);
    }
    text += &format!("\nPosition: {}\n", entry.notation);
    if let Some(start) = &entry.start {
        text += &format!("Start, when none is given: {start}\n");
    }
    text += "\nExamples\n";
    for example in &entry.examples {
        text += &format!("  zermelo solve {example}\n");
    }
    if let Some(known) = hypotheses(entry) {
        text += &format!("\n{known}\n");
    }
    if entry.theorems.is_empty() {
        text += "\nNo theorem gives the winner in closed form; it is found by search.\n";
    }
    for theorem in &entry.theorems {
        text += &format!("\nTheorem ({}): {}\n  {}\n", theorem.name, theorem.statement, theorem.source);
    }
    if !entry.aliases.is_empty() {
        text += &format!("\nAlso called: {}\n", entry.aliases.join(", "));
    }
    text
}
