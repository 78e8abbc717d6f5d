//! Names in quotes, as lists of names and of moves have them: `"a b"`, with `\"` for a quote and `\\` for a backslash.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;

/// A name as a list of names reads it back: in quotes unless it is plain.
pub fn quoted(name: &str) -> Cow<'_, str> {
    let is_plain = |c: char| !(c.is_whitespace() || c.is_control() || "\",;#>\u{2192}".contains(c));
    let looks_plain = !name.is_empty()
        && name.chars().all(is_plain)
        && !name.starts_with(['@', '-', '+', '\u{feff}'])
        && !name.contains("--");
    if looks_plain {
        return Cow::Borrowed(name);
    }
    Cow::Owned(enclosed(name))
}

/// A name in quotes.
pub fn enclosed(name: &str) -> String {
    format!("\"{}\"", name.replace('\\', "\\\\").replace('"', "\\\""))
}

/// The name in quotes at the start of `text`, and the length with its quotes; `None` when the quote does not end.
pub(super) fn unquoted(text: &str) -> Option<(String, usize)> {
    let mut name = String::new();
    let mut characters = text.char_indices().skip(1);
    while let Some((at, character)) = characters.next() {
        match character {
            '"' => return Some((name, at + 1)),
            '\\' => match characters.next()?.1 {
                '"' => name.push('"'),
                '\\' => name.push('\\'),
                other => name.extend(['\\', other]),
            },
            other => name.push(other),
        }
    }
    None
}

/// A piece of a text between blanks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Piece<'a> {
    /// A name in quotes, without them.
    Quoted(String),
    /// Anything else.
    Plain(&'a str),
}

/// A quote that has no end, or stands inside a word: the place in the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StrayQuote {
    /// The byte of the quote.
    pub at: usize,
}

/// The pieces of a text with the places where they start: blanks and the separators divide them, and are left out; a
/// name in quotes is one piece.
pub fn pieces(
    text: &str,
    is_separator: impl Fn(char) -> bool,
) -> Result<Vec<(usize, Piece<'_>)>, StrayQuote> {
    let divides = |c: char| c.is_whitespace() || is_separator(c);
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(first) = text[at..].chars().next() {
        let rest = &text[at..];
        if divides(first) {
            at += first.len_utf8();
        } else if first == '"' {
            let (name, length) = unquoted(rest).ok_or(StrayQuote { at })?;
            if rest[length..].starts_with(|next| !divides(next)) {
                return Err(StrayQuote { at: at + length - 1 });
            }
            found.push((at, Piece::Quoted(name)));
            at += length;
        } else {
            let length = rest.find(divides).unwrap_or(rest.len());
            if let Some(quote) = rest[..length].find('"') {
                return Err(StrayQuote { at: at + quote });
            }
            found.push((at, Piece::Plain(&rest[..length])));
            at += length;
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quoted_names_read_back() {
        for name in ["a", "a b", "a\"b", "a\\", "\\\"", "", "a,b", "(0,1)", "@x", "x#y", "é", "\"", "a->b"] {
            let text = format!("first {} last", quoted(name));
            let found = pieces(&text, |_| false).unwrap();
            let [_, (6, piece), _] = found.as_slice() else { panic!("{text}") };
            let read = match piece {
                Piece::Quoted(read) => read.as_str(),
                Piece::Plain(read) => read,
            };
            assert_eq!(read, name);
        }
    }

    #[test]
    fn stray_quotes_are_found() {
        let count = |text: &str| pieces(text, |c| c == ',').map(|found| found.len());
        assert_eq!(count("a \"b"), Err(StrayQuote { at: 2 }));
        assert_eq!(count("a b\"c"), Err(StrayQuote { at: 3 }));
        assert_eq!(count("\"a\"b"), Err(StrayQuote { at: 2 }));
        assert_eq!(count("\"a\",b,"), Ok(2));
    }
}
