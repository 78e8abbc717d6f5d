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
    "take vertex {name}",
    "take {n}",
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
    "token {n}",
    "{name} (summand {place})",
    "Left",
    "Right",
];

/// Arguments of several words.
const SEVERAL: [&str; 3] = ["list", "columns", "rows"];

/// What stands between and behind the parts of a name, and what the ends of an edge are called.
#[derive(Clone, Copy)]
struct Signs {
    /// Between the parts of a move in several heaps: `take 2 from heap 1, 1 from heap 3`.
    between: &'static str,
    /// Behind the summand, the heap or the player of a move: `nim: take 2`.
    behind: &'static str,
    /// Between the parts of a list.
    listed: &'static str,
    /// Between the last two parts of a list.
    last: &'static str,
    /// The end of an edge on the ground: `cut ground-1`.
    ground: &'static str,
}

const ENGLISH: Signs = Signs { between: ", ", behind: ": ", listed: ", ", last: " and ", ground: "ground" };

const fn signs(language: Language) -> Signs {
    match language {
        Language::English => ENGLISH,
        Language::Korean => Signs { last: "+", ground: "땅", ..ENGLISH },
        Language::Chinese => {
            Signs { between: "，", behind: "：", listed: "、", last: "+", ground: "地面" }
        }
    }
}

pub(super) fn translated(language: Language, label: &str) -> String {
    let said = |part: &str| {
        FORMS.iter().find_map(|form| {
            let arguments = with_signs(fitted(form, part)?, ENGLISH, signs(language));
            Some(language.say(&Message::Words { template: Cow::Borrowed(form), arguments }))
        })
    };
    taken_apart(label, [ENGLISH, signs(language)], &said).unwrap_or_else(|| label.to_owned())
}

pub(super) fn in_english(language: Language, typed: &str) -> String {
    let read = |part: &str| {
        FORMS.iter().find_map(|form| {
            let arguments = with_signs(fitted(&pattern(language, form), part)?, signs(language), ENGLISH);
            Some(Message::Words { template: Cow::Borrowed(form), arguments }.to_string())
        })
    };
    let apart = |from| taken_apart(typed, [from, ENGLISH], &read);
    apart(signs(language)).or_else(|| apart(ENGLISH)).unwrap_or_else(|| typed.to_owned())
}

/// A name of a move with all of its parts said by `say`, or else as a whole, `None` where it has none of the forms.
fn taken_apart(label: &str, signs: [Signs; 2], say: &dyn Fn(&str) -> Option<String>) -> Option<String> {
    let [from, to] = signs;
    let part = |part: &str| behind_its_place(part, signs, say);
    let parts = label.split(from.between).map(part).collect::<Option<Vec<_>>>();
    parts.map(|parts| parts.join(to.between)).or_else(|| part(label))
}

/// A move, perhaps within a summand or a heap: then either of the two may have a form.
fn behind_its_place(label: &str, signs: [Signs; 2], say: &dyn Fn(&str) -> Option<String>) -> Option<String> {
    let [from, to] = signs;
    let Some((place, rest)) = label.split_once(from.behind) else { return say(label) };
    let said = (say(place), behind_its_place(rest, signs, say));
    if said == (None, None) {
        return None;
    }
    let (place, rest) = (said.0.unwrap_or_else(|| place.into()), said.1.unwrap_or_else(|| rest.into()));
    Some(format!("{place}{}{rest}", to.behind))
}

/// The arguments with lists and edges in the signs of another language: `3 and 4` is 3+4.
fn with_signs(
    mut arguments: Vec<(&'static str, Argument)>,
    from: Signs,
    to: Signs,
) -> Vec<(&'static str, Argument)> {
    for (name, argument) in &mut arguments {
        let Argument::Text(text) = argument else { continue };
        if SEVERAL.contains(name) {
            *text = text.replace(from.last, to.last).replace(from.listed, to.listed);
        }
        if *name == "edge" {
            let named = |end: &str| if end == from.ground { to.ground.to_owned() } else { end.to_owned() };
            *text = text.split('-').map(named).collect::<Vec<_>>().join("-");
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
