//! The question of the words on the command line, of which the last may be `-` for standard input.

use crate::arguments::PlayOptions;
use crate::output::{Failure, read_text};
use crate::surroundings::SystemFiles;
use std::path::Path;
use zermelo::answer::Question;
use zermelo::catalogue::{self, Group, OpenGame};
use zermelo::game::{Convention, ParseError, message};
use zermelo::language::{in_english, nearest_name};

/// A question: the game and position of the words, with what is said of play.
pub(crate) fn read_question(words: &[String], play: &PlayOptions) -> Result<Question, Failure> {
    Ok(asked_of(open_words(words)?, play))
}

/// The question about a game and position, with what is said of play.
pub(crate) fn asked_of(game: OpenGame, play: &PlayOptions) -> Question {
    Question {
        convention: if play.misere { Convention::Misere } else { Convention::Normal },
        to_move: play.to_move.player(),
        language: crate::output::language(),
        ..Question::new(game)
    }
}

/// The game and position of the words.
pub(crate) fn open_words(words: &[String]) -> Result<OpenGame, Failure> {
    let Some((last, before)) = words.split_last().filter(|(last, _)| *last == "-") else {
        let typed = words.join(" ");
        let typed = typed.trim_end();
        let text = crate::surroundings::with_parameters(in_english(typed).as_str());
        let opened = catalogue::open_with(&text, &SystemFiles);
        return Ok(opened.map_err(|error| with_near_name(as_typed(error, typed)))?);
    };
    debug_assert_eq!(last, "-");
    let before = before.join(" ");
    let input = read_text(Path::new("-"))?;
    let text = in_english(&format!("{before} {input}"));
    let opened = catalogue::open_with(&crate::surroundings::with_parameters(text.trim_end()), &SystemFiles)?;
    refuse_several_questions(&before, &input)?;
    Ok(opened)
}

/// An error in a text with English names of games, shown where it is in what was typed. The names stand before what is
/// wrong, so the ends of both texts are the same.
fn as_typed(error: ParseError, typed: &str) -> ParseError {
    let is_same = |(one, other): &(char, char)| one == other;
    let pairs = error.text.chars().rev().zip(typed.chars().rev());
    let common: usize = pairs.take_while(is_same).map(|(sign, _)| sign.len_utf8()).sum();
    let (own, whole) = (error.text.len(), typed.len());
    if typed.is_ascii() || error.span.start < own - common || error.span.end > own {
        return error;
    }
    let span = error.span.start + whole - own..error.span.end + whole - own;
    ParseError { text: typed.to_owned(), span, ..error }
}

/// A name of a game that is not there brings the nearest of its own language.
fn with_near_name(error: ParseError) -> ParseError {
    let named = error.text.get(error.span.clone()).unwrap_or("").to_owned();
    match nearest_name(&named) {
        Some(near) if !named.is_ascii() && error.message == "there is no game of this name" => {
            let hint = message!("did you mean '{near}'? All games: zermelo games", near);
            ParseError::at(&error.text, error.span.clone(), error.message.as_str(), hint)
        }
        _ => error,
    }
}

/// Heaps and strips are written on one line; where each of several lines is a position, they are several questions.
fn refuse_several_questions(before: &str, input: &str) -> Result<(), Failure> {
    let lines: Vec<&str> = input.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    if lines.len() < 2 {
        return Ok(());
    }
    let is_question = |line: &&str| {
        let text = format!("{before} {line}");
        is_written_on_one_line(&text) && catalogue::open(text.trim()).is_ok()
    };
    if !lines.iter().all(is_question) {
        return Ok(());
    }
    Err(Failure::said(&message!(
        "standard input holds {count} lines, each a position of its own\n  \
         one position is written on one line; to answer each line: zermelo solve --batch FILE, \
         with the name of the game on every line",
        count = lines.len()
    )))
}

/// Whether the first game that a text names is one of heaps or strips.
fn is_written_on_one_line(text: &str) -> bool {
    let word = text.split_whitespace().next().unwrap_or("");
    let name = word.split(':').next().unwrap_or(word);
    catalogue::find(name).is_some_and(|entry| matches!(entry.group, Group::Heaps | Group::Strips))
}
