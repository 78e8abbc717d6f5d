//! Games by their Korean and Chinese names, where a question is read.

use crate::catalogue::{self, Entry, OpenGame, Reading, entries, nearest};
use crate::game::{ParseError, message};
use crate::glossary::{game_at_the_start, game_names};
use std::borrow::Cow;

/// Reads a question as [`catalogue::open_with`] does, with games also by their Korean and Chinese names. Errors point into
/// what was typed, and the nearest name is of the language in which it was.
pub fn open<'a>(typed: &str, reading: impl Into<Reading<'a>>) -> Result<OpenGame, ParseError> {
    let text = in_english(typed);
    catalogue::open_with(&text, reading).map_err(|error| with_near_name(as_typed(error, typed)))
}

/// An error in a text with English names of games, shown where it is in what was typed. The names stand before what is
/// wrong, so the ends of both texts are the same.
fn as_typed(error: ParseError, typed: &str) -> ParseError {
    let is_same = |(one, other): &(char, char)| one == other;
    let pairs = error.text.chars().rev().zip(typed.chars().rev());
    let common: usize = pairs.take_while(is_same).map(|(sign, _)| sign.len_utf8()).sum();
    let (own, whole) = (error.text.len(), typed.len());
    if error.text == typed || error.span.start < own - common || error.span.end > own {
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

/// A question with the names of its games in English: `님 게임 3 4 5` is `nim 3 4 5`, also within a sum. The rest stays as it is,
/// and so does a text without such names, so that errors point into what was typed.
pub fn in_english(question: &str) -> String {
    let is_foreign = |sign: char| !sign.is_ascii() && sign.is_alphabetic();
    if !question.contains(is_foreign) {
        return question.to_owned();
    }
    question.split(" + ").map(summand_in_english).collect::<Vec<_>>().join(" + ")
}

fn summand_in_english(summand: &str) -> String {
    let (blanks, words) = summand.split_at(summand.len() - summand.trim_start().len());
    let found = game_at_the_start(words);
    found.map_or_else(|| summand.to_owned(), |(entry, rest)| format!("{blanks}{}{rest}", entry.name))
}

/// The name of a game nearest to one that is not there, in the language in which it is written.
pub fn nearest_name(name: &str) -> Option<Cow<'static, str>> {
    if name.is_ascii() {
        return nearest(name, entries().flat_map(Entry::names)).map(Cow::Borrowed);
    }
    let names: Vec<_> = game_names(name).map(|(name, _)| name).collect();
    Some(nearest(name, names.iter().map(AsRef::as_ref))?.to_owned().into())
}

#[cfg(test)]
mod tests {
    use super::{in_english, nearest_name};

    #[test]
    fn games_are_found_by_their_names_in_other_languages() {
        for (typed, english) in [
            ("nim 3 4 5", "nim 3 4 5"),
            ("님 게임 3 4 5", "nim 3 4 5"),
            ("님 3 4 5", "nim 3 4 5"),
            ("威佐夫博弈 3 5", "wythoff 3 5"),
            ("巴什博弈:3 7 + 尼姆 1 2", "bash:3 7 + nim 1 2"),
            ("촘프 3x4", "chomp 3x4"),
            ("님 1 2 + 님 게임 3", "nim 1 2 + nim 3"),
            ("님님 3", "님님 3"),
        ] {
            assert_eq!(in_english(typed), english);
        }
    }

    #[cfg(feature = "languages")]
    #[test]
    fn games_are_found_by_their_titles_in_other_languages() {
        for (typed, english) in [
            ("아마존 3x3", "amazons 3x3"),
            ("크램 (Cram) 2x3", "cram 2x3"),
            ("크램 2x3", "cram 2x3"),
            ("위토프 퀸 d6", "wyt-queens d6"),
            ("夏威夷跳棋 xo/ox", "konane xo/ox"),
            ("도슨의 카일즈 14 9 + 카일즈 3", "dawsons-kayles 14 9 + kayles 3"),
        ] {
            assert_eq!(in_english(typed), english);
        }
        assert_eq!(nearest_name("아마죤").as_deref(), Some("아마존"));
    }

    #[test]
    fn a_mistyped_name_brings_the_nearest_one() {
        for (typed, near) in [("위토프겜", "위토프"), ("斐波那契博", "斐波那契博弈"), ("whytoff", "wythoff")]
        {
            assert_eq!(nearest_name(typed).as_deref(), Some(near));
        }
    }
}
