//! Sentences that come in English from elsewhere, recognised by their forms so that they can be said in other languages.

use crate::game::{Argument, Message};
use std::borrow::Cow;

/// A text by the phrase with the most letters that fits it, its parts again; otherwise its parts between semicolons, or as
/// it is.
///
/// Linear in the length of the text times the number of phrases, for every phrase within it.
pub(crate) fn phrase(text: &str, phrases: &[&'static str]) -> Message {
    let fitting = phrases.iter().filter_map(|&template| Some((template, holes(template, text)?)));
    let most_letters = |(template, holes): &(&str, Vec<(&str, &str)>)| {
        template.len() - holes.iter().map(|(name, _)| name.len() + 2).sum::<usize>()
    };
    if let Some((template, holes)) = fitting.max_by_key(most_letters) {
        let said = |(name, part)| (name, Argument::phrase(phrase(part, phrases)));
        return Message::Words {
            template: Cow::Borrowed(template),
            arguments: holes.into_iter().map(said).collect(),
        };
    }
    if text.contains("; ") {
        return Message::list(text.split("; ").map(|part| phrase(part, phrases)).collect());
    }
    Message::verbatim(text)
}

/// What stands in a text for the `{holes}` of a template, `None` where the text is not one of this template. Every hole has
/// at least one letter, and is as short as it can be.
pub(super) fn holes<'p, 't>(template: &'p str, text: &'t str) -> Option<Vec<(&'p str, &'t str)>> {
    let mut holes = Vec::new();
    let (first, mut rest_of_template) = before_hole(template);
    let mut rest = text.strip_prefix(first)?;
    while let Some((name, after)) = rest_of_template {
        let (literal, next) = before_hole(after);
        let end = match next {
            None => rest.strip_suffix(literal)?.len(),
            Some(_) if literal.is_empty() => return None,
            Some(_) => rest.find(literal)?,
        };
        if end == 0 {
            return None;
        }
        holes.push((name, &rest[..end]));
        rest = &rest[end + literal.len()..];
        rest_of_template = next;
    }
    rest.is_empty().then_some(holes)
}

/// The letters of a template before its first hole; the name of the hole, and what comes after it.
fn before_hole(template: &str) -> (&str, Option<(&str, &str)>) {
    for (start, _) in template.match_indices('{') {
        if let Some((name, after)) = template[start + 1..].split_once('}')
            && name.bytes().all(|letter| letter.is_ascii_lowercase())
        {
            return (&template[..start], Some((name, after)));
        }
    }
    (template, None)
}

/// What the reader of JSON says, and what the game graphs in it are expected to be.
pub(super) const OF_JSON: &[&str] = &[
    "unknown field `{name}`, expected one of {names}",
    "unknown field `{name}`, expected {names}",
    "unknown field `{name}`, there are no fields",
    "missing field `{name}`",
    "duplicate field `{name}`",
    "invalid type: {found}, expected {expected}",
    "invalid value: {found}, expected {expected}",
    "invalid length {count}, expected {expected}",
    "EOF while parsing a list",
    "EOF while parsing an object",
    "EOF while parsing a string",
    "EOF while parsing a value",
    "expected value",
    "expected ident",
    "expected `{sign}`",
    "expected `{sign}` or `{other}`",
    "key must be a string",
    "trailing comma",
    "trailing characters",
    "invalid number",
    "number out of range",
    "invalid escape",
    "control character (\\u0000-\\u001F) found while parsing a string",
    "recursion limit exceeded",
    "integer `{value}`",
    "floating point `{value}`",
    "boolean `{value}`",
    "string {value}",
    "null",
    "sequence",
    "map",
    "an object with moves, and where wanted positions, endings, start",
    "a move, a pair of names",
    "an object with the lists both, left, right",
    "a list of moves or an object with the lists both, left, right",
    "an ending, an object with position, to_move and result",
    "the name of a position, a text or a whole number",
];
