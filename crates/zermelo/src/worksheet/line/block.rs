//! Statements, and what ends with `end`: blocks, loops, conditionals.

use super::{closing, has_comma, outside_blocks, word_length, words_and_signs};
use crate::game::ParseError;
use std::ops::Range;

/// Whether a word at a place begins what ends with `end`. `if(a, b, c)` does not.
fn opens_block(text: &str, place: &Range<usize>) -> bool {
    match &text[place.clone()] {
        // `if (n + 1) / 2 > m then` begins with parentheses as well; what a call has in them are parts between commas.
        "if" if text[place.end..].starts_with('(') => {
            closing(&text[place.end..]).map(|length| place.end + length).is_some_and(|end| {
                let behind = text[end + 1..].trim_start();
                !behind.is_empty() && !behind.starts_with(';') && !has_comma(&text[place.end + 1..end])
            })
        }
        word => matches!(word, "begin" | "do" | "yield" | "if"),
    }
}

/// Where the `end` ends that belongs to the word with which a text begins.
pub(in crate::worksheet) fn block_end(text: &str) -> Option<usize> {
    let mut depth = 0_usize;
    for place in words_and_signs(text) {
        if opens_block(text, &place) {
            depth += 1;
        } else if &text[place.clone()] == "end" {
            depth = depth.checked_sub(1)?;
            if depth == 0 {
                return Some(place.end);
            }
        }
    }
    None
}

/// The statements of a line, between the semicolons outside brackets, quotes and blocks; none of a blank line.
pub(in crate::worksheet) fn statements(line: &str) -> Vec<&str> {
    let (mut depth, mut start) = (0_usize, 0);
    let mut statements = Vec::new();
    for place in words_and_signs(line) {
        match &line[place.clone()] {
            ";" if depth == 0 => {
                statements.push(&line[start..place.start]);
                start = place.end;
            }
            "end" => depth = depth.saturating_sub(1),
            _ if opens_block(line, &place) => depth += 1,
            _ => {}
        }
    }
    statements.push(&line[start..]);
    statements.into_iter().map(str::trim).filter(|statement| !statement.is_empty()).collect()
}

/// `for n from 1 to 5 do … end`, `from 1 to 5 do … end`, `for n in L yield … end`, `while CONDITION do … end` or `do … end` at the start of
/// a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::worksheet) struct Loop<'t> {
    /// What runs through what, of a loop that begins with `for` or `from`.
    pub(in crate::worksheet) header: Option<&'t str>,
    /// Of one that begins with `while`; empty of one that begins with `do`.
    pub(in crate::worksheet) condition: &'t str,
    pub(in crate::worksheet) body: &'t str,
    /// Whether it is worth the list of what its body is worth.
    pub(in crate::worksheet) is_yielding: bool,
    /// How much of the text it is.
    pub(in crate::worksheet) length: usize,
}

impl<'t> Loop<'t> {
    /// `None` where no `do` and no `yield` follows.
    pub(in crate::worksheet) fn read(text: &'t str) -> Option<Result<Self, ParseError>> {
        let first = &text[..word_length(text)];
        let start = outside_blocks(text).find(|place| matches!(&text[place.clone()], "do" | "yield"))?;
        let Some(end) = block_end(&text[start.start..]) else {
            let hint = "for example: for n from 1 to 5 do s := s + n end";
            return Some(Err(ParseError::at(text, start, "this loop has no 'end'", hint)));
        };
        let end = start.start + end;
        let is_for = matches!(first, "for" | "from");
        // Of numbers without a name the word is a part of what they run through.
        let named = if first == "for" || first == "while" { first.len() } else { 0 };
        let head = text[named..start.start].trim();
        Some(Ok(Self {
            header: is_for.then_some(head),
            condition: head,
            body: text[start.end..end - "end".len()].trim(),
            is_yielding: is_for && &text[start] == "yield",
            length: end,
        }))
    }
}

/// `if CONDITION then A else B end`, also with `elseif`, at the start of a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::worksheet) struct Conditional<'t> {
    pub(in crate::worksheet) condition: &'t str,
    pub(in crate::worksheet) then: &'t str,
    /// Where it stands behind `elseif`, a conditional of its own. Empty where there is none.
    pub(in crate::worksheet) other: &'t str,
    /// How much of the text it is.
    pub(in crate::worksheet) length: usize,
}

impl<'t> Conditional<'t> {
    /// `None` where the text does not begin with `if`, or has no `then` that belongs to it, as `if(a, b, c)`.
    pub(in crate::worksheet) fn read(text: &'t str) -> Option<Result<Self, ParseError>> {
        let begins = |text: &str, word: &str| &text[..word_length(text)] == word;
        if !begins(text, "if") {
            return None;
        }
        // The words that belong to this conditional: not those of one inside it, or of a block.
        let (mut depth, mut then, mut other) = (0_usize, None, None);
        for place in words_and_signs(text) {
            match &text[place.clone()] {
                _ if depth == 0 || opens_block(text, &place) => depth += 1,
                "then" if depth == 1 && then.is_none() => then = Some(place),
                "else" if depth == 1 && other.is_none() => other = Some(place.end),
                // The conditional behind `else`, which has the same end.
                "elseif" if depth == 1 && other.is_none() => other = Some(place.start + "else".len()),
                "end" if depth > 1 => depth -= 1,
                "end" => {
                    let then = then?;
                    let other_start = other.unwrap_or(place.start);
                    let is_chain = begins(&text[other_start..], "if");
                    let then_end = other.map_or(place.start, |other| other - "else".len());
                    let other_end = if is_chain { place.end } else { place.start };
                    return Some(Ok(Self {
                        condition: text[2..then.start].trim(),
                        then: text[then.end..then_end].trim(),
                        other: text[other_start..other_end].trim(),
                        length: place.end,
                    }));
                }
                _ => {}
            }
        }
        let hint = "for example: if n > 2 then 1 else 0 end";
        then.map(|then| Err(ParseError::at(text, then, "this 'if' has no 'end'", hint)))
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Comprehension, Run};
    use super::*;

    #[test]
    fn conditionals_have_branches() {
        let read = |text| Conditional::read(text).map(Result::unwrap);
        let found = read("if n > 2 then (if) 1 else f(n) end + 3").unwrap();
        assert_eq!((found.condition, found.then, found.other), ("n > 2", "(if) 1", "f(n)"));
        assert_eq!(found.length, "if n > 2 then (if) 1 else f(n) end".len());
        let nested = read("if a then if b then 1 else 2 end else begin c := 1; c end end").unwrap();
        assert_eq!((nested.then, nested.other), ("if b then 1 else 2 end", "begin c := 1; c end"));
        let chain = read("if a then 1 elseif b then 2 else 3 end").unwrap();
        assert_eq!((chain.then, chain.other), ("1", "if b then 2 else 3 end"));
        let last = read(chain.other).unwrap();
        assert_eq!((last.condition, last.then, last.other), ("b", "2", "3"));
        for text in ["if(a, b, c)", "iffy then 1 else 2 end", "1", "if", "if end"] {
            assert_eq!(Conditional::read(text).map(|found| found.is_ok()), None, "{text}");
        }
        let lone = read("if a then 1 end").unwrap();
        assert_eq!((lone.then, lone.other, lone.length), ("1", "", "if a then 1 end".len()));
        let chain = read("if a then 1 elseif b then 2 end").unwrap();
        assert_eq!((chain.then, chain.other), ("1", "if b then 2 end"));
        let bracketed = read("if (a) and b then if(c) then 1 else 2 end else 3 end").unwrap();
        assert_eq!((bracketed.then, bracketed.other), ("if(c) then 1 else 2 end", "3"));
        for text in ["if a then 1 else 2", "if a then if b then 1 else 2 end"] {
            assert_eq!(Conditional::read(text).map(|found| found.is_ok()), Some(false), "{text}");
        }
    }

    #[test]
    fn loops_have_a_body() {
        let read = |text| Loop::read(text).map(Result::unwrap);
        let found = read("for n from 1 to 5 do if n > 2 then s := n end end; s").unwrap();
        assert_eq!((found.header, found.body), (Some("n from 1 to 5"), "if n > 2 then s := n end"));
        assert_eq!(found.length, "for n from 1 to 5 do if n > 2 then s := n end end".len());
        let found = read("while n < 9 do for k in L yield k end; n := n + 1 end").unwrap();
        assert_eq!((found.header, found.condition), (None, "n < 9"));
        assert_eq!(found.body, "for k in L yield k end; n := n + 1");
        assert!(read("for n in L yield n end").unwrap().is_yielding);
        assert_eq!(read("for n in L"), None);
        assert_eq!(Loop::read("for n in L do n").map(|found| found.is_ok()), Some(false));
        let found = Comprehension::header("x from 1 while x < 9 where x % 3 == 1").unwrap();
        assert_eq!(found.clauses[0].run, Some(Run { from: "1", to: None, step: None }));
        assert_eq!((found.clauses[0].condition, found.condition), (Some("x < 9"), Some("x % 3 == 1")));
        assert!(Comprehension::header("x from").is_err());
    }

    #[test]
    fn statements_end_with_semicolons() {
        for (line, expected) in [
            ("a := [1; 2]; a[1];", &["a := [1; 2]", "a[1]"][..]),
            ("let a = 1; a", &["let a = 1", "a"]),
            (
                "begin a := 1; a end; if a then b; c else d end",
                &["begin a := 1; a end", "if a then b; c else d end"],
            ),
            ("if(a, 1, 2); 'x;y'", &["if(a, 1, 2)", "'x;y'"]),
            ("for n in L do a; b end; n", &["for n in L do a; b end", "n"]),
            ("if(a) then b; c end; d", &["if(a) then b; c end", "d"]),
            (" ; ", &[]),
            ("1", &["1"]),
        ] {
            assert_eq!(statements(line), expected, "{line}");
        }
    }
}
