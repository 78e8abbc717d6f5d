//! The names of moves in other languages. In English they are a small language of their own, whose forms stand here; a
//! name of one of these forms has the words of its form, and is read back from them. Forms that hold others, such as a
//! move in one summand, are taken apart.

use super::Language;
use super::phrases::holes;
use crate::game::{Argument, Message};
use std::borrow::Cow;

/// The forms, of which the first that fits counts. An argument is one word; those of [`SEVERAL`] are several.
const FORMS: &[&str] = &[
    "take {n} from heap {heap} and split into {list}",
    "take {n} and split into {list}",
    "split heap {heap} into {list}",
    "split into {list}",
    "take {n} from heap {heap}",
    "take {n} from both",
    "take {n}",
    "take {cell}",
    "{n} from heap {heap}",
    "add {n} to heap {heap}",
    "add {n}",
    "call 1 number",
    "call {n} numbers",
    "cut {cake} into {count} of {piece}",
    "cut {cake} into {list}",
    "divide {n} into {parts}",
    "unite {list}",
    "bite row {row} column {column}",
    "{mark} row {row} column {column}",
    "slide {from} to {to}",
    "jump {from} to {to}",
    "move {from} to {to}",
    "turn nothing",
    "turn column {columns} in row {rows}",
    "turn column {columns} in rows {rows}",
    "turn columns {columns} in row {rows}",
    "turn columns {columns} in rows {rows}",
    "turn {first} to {last}",
    "turn {list}",
    "flip nothing",
    "flip {list}",
    "cross {cell}",
    "topple {place} left",
    "topple {place} right",
    "remove {list}",
    "{cell} onto its own",
    "cut {edge} (blue)",
    "cut {edge} (red)",
    "cut {edge} (green)",
    "cut {edge}",
    "pass",
    "{cell}-off",
    "{heap} to nothing",
    "{heap} to {list}",
    "heap {heap}",
    "{name} (summand {place})",
    "Left",
    "Right",
];

/// Arguments of several words.
const SEVERAL: [&str; 3] = ["list", "columns", "rows"];

/// What stands between the parts of a move in several heaps: `take 2 from heap 1, 1 from heap 3`.
const BETWEEN: &str = ", ";

/// What stands behind the summand, the heap or the player of a move: `nim: take 2`.
const BEHIND: &str = ": ";

pub(super) fn translated(language: Language, label: &str) -> String {
    taken_apart(label, &|part| {
        FORMS.iter().find_map(|form| {
            let arguments = with_lists(fitted(form, part)?, " and ", "+");
            Some(language.say(&Message::Words { template: Cow::Borrowed(form), arguments }))
        })
    })
    .unwrap_or_else(|| label.to_owned())
}

pub(super) fn in_english(language: Language, typed: &str) -> String {
    taken_apart(typed, &|part| {
        FORMS.iter().find_map(|form| {
            let arguments = with_lists(fitted(&pattern(language, form), part)?, "+", " and ");
            Some(Message::Words { template: Cow::Borrowed(form), arguments }.to_string())
        })
    })
    .unwrap_or_else(|| typed.to_owned())
}

/// A name of a move with all of its parts said by `say`, or else as a whole, `None` where it has none of the forms.
fn taken_apart(label: &str, say: &dyn Fn(&str) -> Option<String>) -> Option<String> {
    let parts = || label.split(BETWEEN).map(|part| behind_its_place(part, say)).collect::<Option<Vec<_>>>();
    parts().map(|parts| parts.join(BETWEEN)).or_else(|| behind_its_place(label, say))
}

/// A move, perhaps within a summand or a heap: then either of the two may have a form.
fn behind_its_place(label: &str, say: &dyn Fn(&str) -> Option<String>) -> Option<String> {
    let Some((place, rest)) = label.split_once(BEHIND) else { return say(label) };
    let said = (say(place), behind_its_place(rest, say));
    if said == (None, None) {
        return None;
    }
    let (place, rest) = (said.0.unwrap_or_else(|| place.into()), said.1.unwrap_or_else(|| rest.into()));
    Some(format!("{place}{BEHIND}{rest}"))
}

/// The arguments with another word between the last two parts of a list: `3 and 4` is 3+4 in other languages.
fn with_lists(
    mut arguments: Vec<(&'static str, Argument)>,
    from: &str,
    to: &str,
) -> Vec<(&'static str, Argument)> {
    for (name, argument) in &mut arguments {
        if let ("list", Argument::Text(text)) = (*name, argument) {
            *text = text.replace(from, to);
        }
    }
    arguments
}

/// A form in a language, with its arguments in braces as in the English one.
fn pattern(language: Language, form: &'static str) -> String {
    let arguments = names(form).map(|name| (name, Argument::Text(format!("{{{name}}}")))).collect();
    language.say(&Message::Words { template: Cow::Borrowed(form), arguments })
}

fn names(form: &'static str) -> impl Iterator<Item = &'static str> {
    form.split('{').skip(1).filter_map(|rest| rest.split_once('}')).map(|(name, _)| name)
}

/// The arguments with which a pattern is the text, `None` where there are none. O(length of both).
fn fitted(pattern: &str, text: &str) -> Option<Vec<(&'static str, Argument)>> {
    let is_one_word = |word: &str| !word.contains(' ');
    let is_number = |word: &str| word.bytes().all(|digit| digit.is_ascii_digit());
    let argument = |(name, value): (&str, &str)| {
        let fits = match name {
            "n" => is_number(value),
            _ => SEVERAL.contains(&name) || is_one_word(value),
        };
        fits.then_some((known_name(name)?, Argument::Text(value.to_owned())))
    };
    holes(pattern, text.trim())?.into_iter().map(argument).collect()
}

/// The name of an argument as the forms have it.
fn known_name(name: &str) -> Option<&'static str> {
    FORMS.iter().flat_map(|form| names(form)).find(|known| *known == name)
}
