//! `zermelo games`.

use crate::arguments::{Arguments, Format};
use crate::output::{Failure, print_json, print_text, say};
use clap::Args;
use serde_json::Value;
use zermelo::answer::hypotheses_of;
use zermelo::catalogue::{self, AnyGame, Entry, Group, entries};
use zermelo::game::{Convention, Message, display_width, message, padded};
use zermelo::glossary::{entry_to_json, find_game};
use zermelo::language::nearest_name;

pub(crate) const FORMATS: &[Format] = &[Format::Text, Format::Json];

/// What games there are, and how their positions are written
#[derive(Args, Debug)]
#[command(after_help = "Examples:\n  zermelo games\n  zermelo games wythoff\n  zermelo games --format json")]
pub(crate) struct Games {
    /// One game in full
    pub(crate) name: Option<String>,
}

pub(crate) fn run(games: &Games, arguments: &Arguments) -> Result<u8, Failure> {
    let json = arguments.shared.format == Format::Json;
    let Some(name) = &games.name else {
        return if json {
            print_json(&entries().map(entry_to_json).collect::<Value>())
        } else {
            print_text(&list())
        };
    };
    let entry = find_game(name);
    if let (None, Some((file, text)), false) = (entry, zermelo_rule_files::find(name), json) {
        return print_text(&describe_file(&file, text));
    }
    let entry = entry.ok_or_else(|| {
        let near = nearest_name(name);
        let hint = near.map(|near| say(&message!("did you mean '{near}'? All games: zermelo games", near)));
        let hint = hint.unwrap_or_else(|| say(&"All games: zermelo games".into()));
        let what = say(&message!("there is no game '{name}'", name));
        Failure::bad_input(format!("{what}\n  {hint}"))
    })?;
    if json { print_json(&entry_to_json(entry)) } else { print_text(&describe(entry)) }
}

fn list() -> String {
    let title = |entry: &Entry| say(&entry.title.as_ref().into());
    let names = entries().map(|entry| display_width(&entry.name)).max().unwrap_or(0);
    let titles = entries().map(|entry| display_width(&title(entry))).max().unwrap_or(0);
    let mut text = say(&"Games, with an example each; more on one of them: zermelo games NAME".into()) + "\n";
    for group in Group::ALL {
        text += &format!("\n{}\n", say(&group.title().into()));
        for entry in entries().filter(|entry| entry.group == group) {
            let (name, title) = (padded(&entry.name, names), padded(&title(entry), titles));
            text += &format!("  {name} {title} {}\n", entry.examples[0]);
        }
    }
    let sums = "Games can be added up: zermelo solve 'nim 3 5 + bash:3 7 + wythoff 2 4'";
    let files = "More games come as rule files: zermelo rules list";
    text + &format!("\n{}\n{}\n", say(&sums.into()), say(&files.into()))
}

/// What a rule file says of its game before the rules begin.
fn describe_file(file: &str, text: &str) -> String {
    let comments = text.lines().map_while(|line| line.strip_prefix('#')).map(str::trim);
    let told: Vec<&str> = comments.collect();
    format!("{file}\n\n{}\n", told.join("\n"))
}

/// The rules of a game, its notation, its examples and its theorems.
pub(crate) fn describe(entry: &Entry) -> String {
    let whole = |words: &str| say(&words.into());
    let mut text = format!("{} ({})\n\n{}\n", whole(&entry.title), entry.name, whole(&entry.rules));
    let mut line = |message: Message| text += &format!("{}\n", say(&message));
    if !entry.parameters.is_empty() {
        line("".into());
        // `:M  the most tokens`: how they are written, and what they mean.
        let (form, meaning) = entry.parameters.split_once("  ").unwrap_or((&entry.parameters, ""));
        let form = Message::verbatim(format!("{}{form}", entry.name));
        let both = Message::List { phrases: vec![form, meaning.into()], between: "  " };
        line(message!("Parameters: {parameters}", parameters => both));
    }
    line("".into());
    line(message!("Position: {notation}", notation => entry.notation.as_ref()));
    if let Some(start) = &entry.start {
        line(message!("Start, when none is given: {start}", start));
    }
    line("".into());
    line("Examples".into());
    for example in &entry.examples {
        line(Message::verbatim(format!("  zermelo solve {example}")));
    }
    if let Some(known) = hypotheses(entry) {
        line("".into());
        line(known);
    }
    if entry.theorems.is_empty() {
        line("".into());
        line("No theorem gives the winner in closed form; it is found by search.".into());
    }
    for theorem in &entry.theorems {
        line("".into());
        line(message!("Theorem ({name}): {statement}", name => theorem.name, statement => theorem.statement));
        line(Message::List { phrases: vec![Message::verbatim(""), theorem.source.into()], between: "  " });
    }
    if !entry.aliases.is_empty() {
        line("".into());
        line(message!("Also called: {names}", names = entry.aliases.join(", ")));
    }
    text
}

/// Which hypotheses of the theories the game satisfies: of a game with parameters, that of its first example, unless play can
/// go round in another.
fn hypotheses(entry: &Entry) -> Option<Message> {
    let opened: Vec<_> = entry.examples.iter().filter_map(|example| catalogue::open(example).ok()).collect();
    let loopy = opened.iter().find(|example| !AnyGame::is_loop_free(example.game.as_ref()));
    Some(hypotheses_of(loopy.or(opened.first())?.game.as_ref(), Convention::Normal))
}
