//! `zermelo explain`: words of the glossary, theorems, and the games with their rules.

use crate::arguments::{Arguments, Explain, Format};
use crate::games;
use crate::limits::under_limits;
use crate::output::{Failure, print_json, print_report, print_text};
use crate::surroundings::SystemFiles;
use zermelo::catalogue::{self, Entry, entries};
use zermelo::glossary::{
    InLanguages, Word, entry_to_json, find, find_game, in_languages, suggest, word_to_json, words,
};
use zermelo::proof::{self, Proof, ProofError, proofs};

pub(crate) fn run(explain: &Explain, arguments: &Arguments) -> Result<u8, Failure> {
    if let Some(numbers) = &explain.proof {
        return print_proof(&explain.word.join(" "), &numbers.join(" "), arguments);
    }
    if explain.word.is_empty() {
        return print_text(&list());
    }
    let asked = explain.word.join(" ");
    let game = find_game(&asked);
    let Some(word) = find(&asked) else {
        let entry = game.ok_or_else(|| unknown(&asked))?;
        return if arguments.shared.format == Format::Json {
            print_json(&entry_to_json(entry))
        } else {
            print_text(&(games::describe(entry) + &other_languages(&entry.name)))
        };
    };
    if arguments.shared.format == Format::Json {
        return print_json(&word_to_json(&word));
    }
    print_text(&describe(&word, game))
}

fn print_proof(asked: &str, numbers: &str, arguments: &Arguments) -> Result<u8, Failure> {
    if asked.is_empty() {
        return print_text(&list_of_proofs());
    }
    let (proof, numbers) = match (proof::find(asked), find_game(asked)) {
        (Some(proof), _) => (proof, numbers.to_owned()),
        (None, Some(entry)) => proof_of_game(entry, numbers)?,
        (None, None) => return Err(no_proof(asked)),
    };
    let written =
        under_limits(&arguments.shared, |limits| proof.with_numbers(&numbers, Some(&SystemFiles), limits));
    let written = written.map_err(|error| match error {
        ProofError::Numbers(error) => error.into(),
        ProofError::Stopped(reason) => Failure::stopped(reason),
        error @ ProofError::SaysNothing { .. } => Failure::bad_input(error),
    })?;
    print_report(&written, arguments.shared.format)
}

/// The proof of a game's first theorem, with numbers of that game.
fn proof_of_game(entry: &Entry, numbers: &str) -> Result<(&'static Proof, String), Failure> {
    let theorem = entry.theorems.first().and_then(|theorem| proof::find(theorem.name));
    let proof = theorem.ok_or_else(|| {
        Failure::bad_input(format!(
            "no theorem decides {} in closed form, so there is no proof of one",
            entry.title
        ))
    })?;
    let names_game = |word: &str| catalogue::find(word.split(':').next().unwrap_or(word)).is_some();
    let is_whole =
        numbers.split(' ').next().is_some_and(|word| word.parse::<u64>().is_err() && names_game(word));
    let example = proof.example.split([' ', ':']).next();
    let own = if numbers.is_empty() && example != Some(&entry.name) {
        entry.examples.first().map_or(String::new(), ToString::to_string)
    } else if numbers.is_empty() || is_whole || example == Some(&entry.name) {
        numbers.to_owned()
    } else {
        format!("{} {numbers}", entry.name)
    };
    Ok((proof, own))
}

fn no_proof(asked: &str) -> Failure {
    let names = || proofs().flat_map(Proof::all_names);
    let hint =
        catalogue::nearest(asked, names()).map_or(String::new(), |near| format!("did you mean '{near}'? "));
    let what = if find(asked).is_some() {
        "is a word, not a theorem: there is no proof of it"
    } else {
        "is not a theorem that is proved here"
    };
    Failure::bad_input(format!("'{asked}' {what}\n  {hint}All proofs: zermelo explain --proof"))
}

fn list_of_proofs() -> String {
    let mut text = String::from("Proofs to read: zermelo explain THEOREM --proof [NUMBERS]\n\n");
    for proof in proofs() {
        text += &format!("  {}\n      for example with: {}\n", proof.theorem, proof.example);
    }
    text
}

fn unknown(asked: &str) -> Failure {
    let game = || {
        let names = entries().flat_map(Entry::names);
        catalogue::nearest(asked, names)
    };
    let hint = suggest(asked).or_else(game).map_or(String::new(), |near| format!("did you mean '{near}'? "));
    Failure::bad_input(format!("there is no explanation of '{asked}'\n  {hint}All words: zermelo explain"))
}

/// The names of a word or a game in one other language.
fn in_other(term: &str, of: impl Fn(&InLanguages) -> &'static [&'static str]) -> &'static [&'static str] {
    in_languages(term).map_or(&[], of)
}

/// What a word or a game is called in Korean and in Chinese, a line for each language in which that is known.
pub(crate) fn other_languages(term: &str) -> String {
    let mut text = String::new();
    for (language, names) in
        [("Korean", in_other(term, |known| known.korean)), ("Chinese", in_other(term, |known| known.chinese))]
    {
        if !names.is_empty() {
            text += &format!("In {language}: {} ({term})\n", names.join(", "));
        }
    }
    text
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
    for name in word.names() {
        text += &other_languages(name);
    }
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
