//! How a line of a worksheet is taken apart: here into brackets and quotes that belong together, and what stands between commas and words
//! outside them; in [`binding`] into a name and what it gets, in [`block`] into statements, loops and conditionals, in
//! [`comprehension`] into what runs through what. Nothing is worked out here.

mod binding;
mod block;
mod comprehension;

pub(super) use binding::{Binding, binding, lambda, parameter_name};
pub(super) use block::{Conditional, Loop, block_end, statements};
pub(super) use comprehension::{Clause, Comprehension, Run};

use crate::expression::is_word_of_language;
use crate::game::{ParseError, message};
use std::ops::Range;

/// What stands between the plus signs outside brackets and quotes.
pub(super) fn summands(text: &str) -> Vec<&str> {
    let (mut depth, mut start, mut quote) = (0_usize, 0, None);
    let mut summands = Vec::new();
    for (place, byte) in text.bytes().enumerate() {
        match byte {
            b'"' | b'\'' if quote == Some(byte) => quote = None,
            b'"' | b'\'' if quote.is_none() => quote = Some(byte),
            _ if quote.is_some() => {}
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => depth = depth.saturating_sub(1),
            b'+' if depth == 0 => {
                summands.push(text[start..place].trim());
                start = place + 1;
            }
            _ => {}
        }
    }
    summands.push(text[start..].trim());
    summands
}

/// Whether a text stands in one pair of double quotes.
pub(super) fn is_quoted(text: &str) -> bool {
    text.strip_prefix('"').and_then(|rest| rest.strip_suffix('"')).is_some_and(|inner| !inner.contains('"'))
}

/// Letters, digits and underscores, a letter first.
pub(super) fn is_word(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_alphabetic())
        && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

/// How long the word at the start of a text is.
pub(super) fn word_length(text: &str) -> usize {
    text.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(text.len())
}

/// Words that mean something else: `v` is down, `x` with digits after it multiplies.
pub(super) fn refuse_word(text: &str, word: &str) -> Result<(), ParseError> {
    let letters = &word[..word.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(word.len())];
    let message = match word {
        _ if letters == "x" && word != "x" => message!("'x' with digits after it multiplies"),
        _ if letters.bytes().all(|letter| letter == b'v') && !word[letters.len()..].starts_with('_') => {
            message!("'v' is down, also with digits after it")
        }
        "for" | "in" | "if" | "then" | "else" | "elseif" | "while" | "do" | "yield" | "where" => {
            message!("this word has a meaning of its own")
        }
        _ if is_word_of_language(word) => message!("this word has a meaning of its own"),
        _ if word.contains("__") => message!("names with two underscores in a row are kept for results"),
        _ => return Ok(()),
    };
    Err(ParseError::part(text, word, message, "choose another name, for example: n, G, left_half"))
}

/// The bytes of a text that stand outside brackets and quotes, with their places. A bracket and a quote are outside
/// themselves.
pub(super) fn outside(text: &str) -> impl Iterator<Item = (usize, u8)> {
    let (mut depth, mut quote) = (0_usize, None);
    text.bytes().enumerate().filter(move |&(_, byte)| {
        if let Some(open) = quote {
            quote = (byte != open).then_some(open);
            return false;
        }
        match byte {
            b'"' | b'\'' => {
                quote = Some(byte);
                false
            }
            b'(' | b'[' | b'{' => {
                depth += 1;
                depth == 1
            }
            b')' | b']' | b'}' => {
                depth = depth.saturating_sub(1);
                depth == 0
            }
            _ => depth == 0,
        }
    })
}

/// The places of the words and of the other ASCII signs of a text outside brackets and quotes.
fn words_and_signs(text: &str) -> impl Iterator<Item = Range<usize>> {
    let mut next = 0;
    outside(text).filter(|(_, byte)| byte.is_ascii()).filter_map(move |(place, _)| {
        // A word is measured once: lines of one long word are read in linear time.
        if place < next {
            return None;
        }
        next = place + word_length(&text[place..]).max(1);
        Some(place..next)
    })
}

/// The same without what lies in blocks, `begin … end` or `if … then … end`. The `if` of a comprehension, behind which no `then`
/// comes, is none. Where a block has no end, none is looked for behind it: long texts are read in linear time.
fn outside_blocks(text: &str) -> impl Iterator<Item = Range<usize>> {
    let (mut next, mut are_closed) = (0, true);
    words_and_signs(text).filter(move |place| {
        if place.start < next {
            return false;
        }
        let rest = &text[place.start..];
        let end = match &text[place.clone()] {
            "begin" if are_closed => block_end(rest),
            "if" if are_closed => Conditional::read(rest).and_then(Result::ok).map(|found| found.length),
            _ => return true,
        };
        are_closed = end.is_some();
        next = place.start + end.unwrap_or(0);
        end.is_none()
    })
}

/// The place of the bracket that closes the one with which a text begins.
pub(super) fn closing(text: &str) -> Option<usize> {
    outside(text)
        .find(|&(place, byte)| place > 0 && matches!(byte, b')' | b']' | b'}'))
        .map(|(place, _)| place)
}

/// Whether a comma stands outside brackets.
fn has_comma(text: &str) -> bool {
    outside(text).any(|(_, byte)| byte == b',')
}

/// The parts of a text between commas that stand outside brackets and blocks; none of a blank text.
pub(super) fn parts(text: &str) -> Vec<&str> {
    if text.trim().is_empty() {
        return Vec::new();
    }
    let commas =
        outside_blocks(text).filter(|place| text[place.clone()].starts_with(',')).map(|place| place.start);
    let mut start = 0;
    let mut parts = Vec::new();
    for end in commas.chain([text.len()]) {
        parts.push(text[start..end].trim());
        start = end + 1;
    }
    parts
}

/// What stands before and behind a word outside brackets and blocks.
fn around<'t>(text: &'t str, word: &str) -> Option<(&'t str, &'t str)> {
    // `if(` calls a function.
    let is_called = |place: &Range<usize>| word == "if" && text[place.end..].starts_with('(');
    let place = outside_blocks(text).find(|place| &text[place.clone()] == word && !is_called(place))?;
    Some((text[..place.start].trim(), text[place.end..].trim()))
}

/// What stands between a word outside brackets and blocks: one part where it is not there. Behind a hyphen the word belongs to the
/// name of a game, `toads-and-frogs`.
pub(super) fn between<'t>(text: &'t str, word: &str) -> Vec<&'t str> {
    let mut start = 0;
    let mut parts = Vec::new();
    let is_here = |place: &Range<usize>| &text[place.clone()] == word && !text[..place.start].ends_with('-');
    for place in outside_blocks(text).filter(is_here) {
        parts.push(text[start..place.start].trim());
        start = place.end;
    }
    parts.push(text[start..].trim());
    parts
}

/// The sides of the one `=`, `==`, `===` or one of their opposites outside brackets and blocks, and whether it says that they are the same.
pub(super) fn equation(text: &str) -> Option<(&str, &str, bool)> {
    let mut signs = outside_blocks(text)
        .filter(|place| matches!(text.as_bytes()[place.start], b'=' | b'!' | b'<' | b'>' | b':' | b'|'));
    let first = signs.next()?.start;
    let sign = ["===", "!==", "==", "!=", "="].into_iter().find(|&sign| text[first..].starts_with(sign))?;
    let behind = first + sign.len();
    if signs.any(|place| place.start >= behind) {
        return None;
    }
    Some((text[..first].trim(), text[behind..].trim(), !sign.starts_with('!')))
}

/// The two ends of `1..8`.
pub(super) fn range(text: &str) -> Option<(&str, &str)> {
    // The ends in what a loop runs through are its own.
    if matches!(&text[..word_length(text)], "for" | "while") {
        return None;
    }
    let points = outside_blocks(text).filter(|place| text[place.clone()].starts_with('.'));
    let places: Vec<usize> = points.map(|place| place.start).collect();
    let at = places.windows(2).find(|pair| pair[0] + 1 == pair[1])?[0];
    Some((text[..at].trim(), text[at + 2..].trim()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn brackets_and_quotes_hold_their_contents_together() {
        assert_eq!(parts("a, {1,2|3}, f(x, [4,5]), \"6,7\""), ["a", "{1,2|3}", "f(x, [4,5])", "\"6,7\""]);
        assert_eq!(parts(" "), [""; 0]);
        assert_eq!(parts("a,"), ["a", ""]);
        assert_eq!(closing("(a(b)[c]) + (d)"), Some(8));
        assert_eq!(closing("(\")\")"), Some(4));
        assert_eq!(closing("((a)"), None);
        assert_eq!(range("1..8"), Some(("1", "8")));
        assert_eq!(range("f(1..2)"), None);
        assert_eq!(range("1.5"), None);
    }

    #[test]
    fn sums_are_taken_apart_outside_brackets() {
        assert_eq!(summands("f(1 + 2) + \"+\"+{3+4|} + '+'"), ["f(1 + 2)", "\"+\"", "{3+4|}", "'+'"]);
        assert_eq!(summands("a - b"), ["a - b"]);
        assert!(is_quoted("\"a + b\"") && is_quoted("\"\""));
        for other in ["\"", "", "a", "\"a\" + \"b\"", "\"a"] {
            assert!(!is_quoted(other), "{other}");
        }
        assert_eq!(summands("a + "), ["a", ""]);
    }
}
