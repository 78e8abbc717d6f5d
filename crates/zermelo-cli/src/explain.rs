//! `zermelo explain`: words of the glossary, theorems, and the games with their rules.

use crate::arguments::{Arguments, Format};
use crate::games;
use crate::limits::under_limits;
use crate::output::{Failure, language, print_json, print_lines, print_report, print_text, say};
use crate::surroundings::ProgramFiles;
use clap::Args;
use std::borrow::Cow;
use zermelo::catalogue::{self, Entry, entries};
use zermelo::game::{Message, message};
use zermelo::glossary::{
    Word, entry_to_json, find, find_game, game_names_in, name_in, names_in, suggest, word_to_json, words,
};
use zermelo::language::{Language, in_english, nearest_name};
use zermelo::proof::{self, Proof, ProofError, proofs};

pub(crate) const FORMATS: &[Format] = &[Format::Text, Format::Json];

/// Explain a word of the field or of the answers, a theorem, or a game
#[derive(Args, Debug)]
#[command(after_help = "Examples:\n  \
    zermelo explain outcome\n  \
    zermelo explain kayles\n  \
    zermelo explain 님합\n  \
    zermelo explain\n  \
    zermelo explain \"Bouton's theorem\" --proof\n  \
    zermelo explain \"Bouton's theorem\" --proof 3 5 6 7\n  \
    zermelo explain wythoff --proof 4 6\n  \
    zermelo explain --proof")]
pub(crate) struct Explain {
    /// The word; without it, a list of all
    pub(crate) word: Vec<String>,

    /// The proof of a theorem, of an engine, or of the theorem of a game, with these numbers in it: a position of its game
    /// [default: an example]; without a theorem, a list of all proofs
    #[arg(long, value_name = "NUMBERS", num_args = 0.., allow_negative_numbers = true)]
    pub(crate) proof: Option<Vec<String>>,
}

pub(crate) fn run(explain: &Explain, arguments: &Arguments) -> Result<u8, Failure> {
    if let Some(numbers) = &explain.proof {
        return print_proof(&explain.word.join(" "), &numbers.join(" "), arguments);
    }
    if explain.word.is_empty() {
        return match arguments.shared.format {
            Format::Json => print_lines(words().iter().map(word_to_json)),
            _ => print_text(&list()),
        };
    }
    let asked = explain.word.join(" ");
    let game = find_game(&asked);
    let Some(word) = find(&asked) else {
        let entry = game.ok_or_else(|| unknown(&asked))?;
        return if arguments.shared.format == Format::Json {
            print_json(&entry_to_json(entry))
        } else {
            let names = other_languages(&entry.name, |language| game_names_in(language, entry));
            print_text(&(games::describe(entry) + &names))
        };
    };
    if arguments.shared.format == Format::Json {
        return print_json(&word_to_json(&word));
    }
    print_text(&describe(&word, game))
}

fn print_proof(asked: &str, numbers: &str, arguments: &Arguments) -> Result<u8, Failure> {
    if asked.is_empty() {
        if arguments.shared.format == Format::Json {
            return Err(Failure::said(&message!(
                "the list of proofs is text only; one of them as JSON, for example: zermelo explain \"Bouton's theorem\" --proof --format json"
            )));
        }
        return print_text(&list_of_proofs());
    }
    let numbers = &in_english(numbers);
    let (proof, numbers) = match (proof::find(asked), find_game(asked)) {
        (Some(proof), _) => (proof, numbers.to_owned()),
        (None, Some(entry)) => proof_of_game(entry, numbers)?,
        (None, None) => return Err(no_proof(asked)),
    };
    let written = under_limits(&arguments.shared, |limits| {
        proof.told_with(&numbers, Some(&ProgramFiles), language(), limits)
    });
    let written = written.map_err(|error| match error {
        ProofError::Numbers(error) => error.into(),
        ProofError::Stopped(reason) => Failure::stopped(reason),
        error @ ProofError::SaysNothing { .. } => Failure::bad_input(say(&error.message())),
    })?;
    print_report(&written, arguments.shared.format)
}

/// The proof of a game's first theorem, with numbers of that game.
fn proof_of_game(entry: &Entry, numbers: &str) -> Result<(&'static Proof, String), Failure> {
    let theorem = entry.theorems.first().and_then(|theorem| proof::find(theorem.name));
    let proof = theorem.ok_or_else(|| {
        Failure::bad_input(say(&message!(
            "no theorem decides {game} in closed form, so there is no proof of one",
            game => entry.title.as_ref()
        )))
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
    let near = catalogue::nearest(asked, proofs().flat_map(Proof::all_names));
    let what = if find(asked).is_some() {
        message!("'{word}' is a word, not a theorem: there is no proof of it", word = asked)
    } else {
        message!("'{word}' is not a theorem that is proved here", word = asked)
    };
    let hint = match near {
        Some(near) => message!("did you mean '{near}'? All proofs: zermelo explain --proof", near),
        None => message!("All proofs: zermelo explain --proof"),
    };
    Failure::bad_input(format!("{}\n  {}", say(&what), say(&hint)))
}

fn list_of_proofs() -> String {
    let mut text = say(&message!("Proofs to read: zermelo explain THEOREM --proof [NUMBERS]")) + "\n\n";
    for proof in proofs() {
        let example = message!("for example with: {example}", example = proof.example);
        text += &format!("  {}\n      {}\n", say(&proof.theorem.into()), say(&example));
    }
    text
}

fn unknown(asked: &str) -> Failure {
    let near = suggest(asked).or_else(|| nearest_name(asked));
    let hint = near.map(|near| say(&message!("did you mean '{near}'? All words: zermelo explain", near)));
    let hint = hint.unwrap_or_else(|| say(&"All words: zermelo explain".into()));
    let what = say(&message!("there is no explanation of '{word}'", word = asked));
    Failure::bad_input(format!("{what}\n  {hint}"))
}

/// What a word or a game is called in Korean and in Chinese, a line for each language in which it has a name.
fn other_languages(term: &str, names: impl Fn(Language) -> Vec<Cow<'static, str>>) -> String {
    let listed = |language| Some(names(language)).filter(|names| !names.is_empty()).map(sequence);
    let lines = [
        listed(Language::Korean).map(|names| message!("In Korean: {names} ({term})", names => names, term)),
        listed(Language::Chinese).map(|names| message!("In Chinese: {names} ({term})", names => names, term)),
    ];
    lines.into_iter().flatten().map(|line| say(&line) + "\n").collect()
}

/// Names in a row.
fn sequence(names: Vec<Cow<'static, str>>) -> Message {
    Message::sequence(names.into_iter().map(Message::verbatim).collect())
}

fn list() -> String {
    let mut text = say(&message!("Words that can be explained: zermelo explain WORD")) + "\n\n";
    for word in words() {
        text += &format!("  {}\n", names_of(word));
    }
    let games: Vec<&str> = entries().map(|entry| entry.name.as_ref()).collect();
    text + &format!("\n{}\n", say(&message!("Games, with their rules: {games}", games = games.join(", "))))
}

/// All names of a word, those in the language of what is printed first.
fn names_of(word: &Word) -> String {
    let mut names: Vec<_> = names_in(language(), word.term);
    names.extend(word.names().map(Into::into));
    names.dedup();
    names.join(", ")
}

fn describe(word: &Word, game: Option<&Entry>) -> String {
    let mut text = format!("{}\n\n{}\n", names_of(word), say(&word.text.into()));
    text += &other_languages(word.term, |language| names_in(language, word.term));
    if let Some(source) = word.source {
        text += &format!("\n{}\n", say(&message!("Source: {source}", source => source)));
    }
    if !word.see.is_empty() {
        let words = sequence(word.see.iter().map(|&word| name_in(language(), word)).collect());
        text += &format!("\n{}\n", say(&message!("See also: {words}", words => words)));
    }
    if let Some(game) = game {
        let named = message!("There is a game of this name: zermelo games {name}", name = game.name);
        text += &format!("\n{}\n", say(&named));
    }
    text
}
