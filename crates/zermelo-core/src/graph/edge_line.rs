//! A line of a list of moves that is not just names and blanks: comments, names in quotes, arrows and commas.
//!
//! Where such a line can only be a move it is read as one (`a->b`, `a, b`, `a;b,left`); where it may be something else
//! it is an error, with what to write instead. Nothing is quietly taken for a name.

use super::MovedBy;
use super::edge_list::shorten;
use super::quoting::unquoted;
use crate::{Message, message};
use alloc::borrow::Cow;
use alloc::vec::Vec;

/// What a line says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Line<'a> {
    /// A comment, or nothing.
    Nothing,
    /// A position.
    Position(Cow<'a, str>),
    /// A move.
    Move { from: Cow<'a, str>, to: Cow<'a, str>, by: MovedBy },
}

/// A line as read, and what that reading rests on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct ReadLine<'a> {
    pub(super) line: Line<'a>,
    /// A comma outside brackets: taken for the end of a name, or for a part of it.
    pub(super) comma: Option<CommaReading>,
}

/// What a comma or semicolon in a line was taken for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum CommaReading {
    /// It stands between two names: `a,b`.
    Separator,
    /// It belongs to a name: `0,1 0,2`.
    PartOfName,
}

/// What is wrong with a line, and what would be right.
pub(super) type LineError = (Message, Message);

const MOVE_HINT: Message =
    Message::words("a line is a move 'u v', optionally followed by left, right or both");
const QUOTE_HINT: Message = Message::words("a name with blanks or marks stands in quotes: \"a, b\" \"c\"");
const ONE_MOVE_HINT: Message = Message::words("write one move a line: u v, or u v left");

enum Token<'a> {
    /// A name, and whether it was in quotes.
    Name(Cow<'a, str>, bool),
    Arrow,
    /// A comma or a semicolon that stands between names.
    Comma,
}

/// Reads a line without its end.
pub(super) fn read(line: &str) -> Result<ReadLine<'_>, LineError> {
    let mut tokens = tokens(line)?;
    let comma = settle_commas(&mut tokens)?;
    settle_arrow(&mut tokens);
    Ok(ReadLine { line: statement(tokens)?, comma })
}

/// Words, quoted names and arrows `->`, `=>`, `→`, up to a comment.
fn tokens(line: &str) -> Result<Vec<Token<'_>>, LineError> {
    let mut tokens = Vec::new();
    let mut rest = line;
    loop {
        rest = rest.trim_start_matches(|c: char| c.is_ascii_whitespace());
        let Some(first) = rest.chars().next() else { return Ok(tokens) };
        let length = if first == '#' {
            return Ok(tokens);
        } else if let Some(arrow) = ARROWS.into_iter().find(|arrow| rest.starts_with(arrow)) {
            tokens.push(Token::Arrow);
            arrow.len()
        } else if first == '"' {
            let unfinished = || (message!("the quoted name does not end on its line"), QUOTE_HINT);
            let (name, length) = unquoted(rest).ok_or_else(unfinished)?;
            if rest[length..].starts_with(|next: char| !ends_name(next) && !starts_arrow(&rest[length..])) {
                let wrong = message!("something follows the quoted name '{name}'", name = shorten(&name));
                return Err((wrong, QUOTE_HINT));
            }
            tokens.push(Token::Name(Cow::Owned(name), true));
            length
        } else {
            let length = word_length(rest)?;
            tokens.push(Token::Name(Cow::Borrowed(&rest[..length]), false));
            length
        };
        rest = &rest[length..];
    }
}

const ARROWS: [&str; 3] = ["->", "=>", "\u{2192}"];

fn starts_arrow(text: &str) -> bool {
    ARROWS.into_iter().any(|arrow| text.starts_with(arrow))
}

fn ends_name(c: char) -> bool {
    c.is_ascii_whitespace() || matches!(c, ',' | ';' | '#')
}

/// The length of the word at the start: up to a blank or an arrow.
fn word_length(text: &str) -> Result<usize, LineError> {
    for (at, c) in text.char_indices() {
        if c.is_ascii_whitespace() || starts_arrow(&text[at..]) {
            return Ok(at);
        }
        let wrong = match c {
            '#' => message!("a '#' inside a word may begin a comment or belong to the name"),
            '"' if text[..at].ends_with([',', ';']) => return Ok(at),
            '"' => message!("a quote inside a word"),
            c if c.is_control() => message!("a control character inside a word"),
            _ => continue,
        };
        let hint = if c == '#' {
            message!("put a blank before a comment, or quotes around the name")
        } else {
            QUOTE_HINT
        };
        return Err((wrong, hint));
    }
    Ok(text.len())
}

/// The places of the commas and semicolons of a word that no bracket of the word encloses.
pub(super) fn top_level_commas(word: &str) -> Vec<usize> {
    let mut depth = 0_usize;
    let mut found = Vec::new();
    for (at, byte) in word.bytes().enumerate() {
        match byte {
            b'(' | b'[' | b'{' | b'<' => depth += 1,
            b')' | b']' | b'}' | b'>' => depth = depth.saturating_sub(1),
            b',' | b';' if depth == 0 => found.push(at),
            _ => {}
        }
    }
    found
}

/// Decides whether the commas of a line stand between names, and divides its words at them if they do: a word with a
/// comma that stands alone (`a,b`), or one that begins or ends with it (`a, b`), can only be a list.
fn settle_commas(tokens: &mut Vec<Token>) -> Result<Option<CommaReading>, LineError> {
    let words = || {
        tokens.iter().filter_map(|token| match token {
            Token::Name(word, false) => Some((word, top_level_commas(word))),
            _ => None,
        })
    };
    let has_commas = words().any(|(_, commas)| !commas.is_empty());
    if !has_commas {
        return Ok(None);
    }
    let is_at_end = |word: &str, at: usize| at == 0 || at + 1 == word.len();
    let is_list =
        tokens.len() == 1 || words().any(|(word, commas)| commas.iter().any(|&at| is_at_end(word, at)));
    if !is_list {
        if let [Token::Name(first, false), Token::Name(last, false)] = tokens.as_slice()
            && MovedBy::from_word(last).is_some()
        {
            let first = shorten(first);
            let message = message!("'{first} {last}' may be a move of one player or of both", first, last);
            return Err((message, message!("write the move with a blank, u v left, or the names in quotes")));
        }
        return Ok(Some(CommaReading::PartOfName));
    }
    let divided = core::mem::take(tokens).into_iter().flat_map(|token| match token {
        Token::Name(Cow::Borrowed(word), false) => divide(word),
        other => vec![other],
    });
    *tokens = divided.collect();
    Ok(Some(CommaReading::Separator))
}

/// A word at its commas.
fn divide(word: &str) -> Vec<Token<'_>> {
    let mut tokens = Vec::new();
    let mut start = 0;
    for at in top_level_commas(word).into_iter().chain([word.len()]) {
        if at > start {
            tokens.push(Token::Name(Cow::Borrowed(&word[start..at]), false));
        }
        if at < word.len() {
            tokens.push(Token::Comma);
        }
        start = at + 1;
    }
    tokens
}

/// A lone `>` is an arrow, and so is one inside a word that stands alone or before a player.
fn settle_arrow(tokens: &mut Vec<Token>) {
    if tokens.iter().any(|token| matches!(token, Token::Arrow)) {
        return;
    }
    for token in &mut *tokens {
        if matches!(token, Token::Name(word, false) if word == ">") {
            *token = Token::Arrow;
        }
    }
    let is_alone = match tokens.as_slice() {
        [Token::Name(_, false)] => true,
        [Token::Name(_, false), Token::Name(last, false)] => MovedBy::from_word(last).is_some(),
        _ => false,
    };
    if let Some(Token::Name(Cow::Borrowed(word), false)) = tokens.first()
        && is_alone
        && let Some((from, to)) = word.split_once('>')
        && !from.is_empty()
        && !to.is_empty()
        && !to.contains('>')
    {
        let name = |name| Token::Name(Cow::Borrowed(name), false);
        tokens.splice(..1, [name(from), Token::Arrow, name(to)]);
    }
}

/// `u`, `u v`, `u -> v`, `u, v`; the moves with a player after them.
fn statement(tokens: Vec<Token<'_>>) -> Result<Line<'_>, LineError> {
    let mut tokens = tokens.into_iter().peekable();
    let Some(first) = tokens.next() else { return Ok(Line::Nothing) };
    let Token::Name(from, in_quotes) = first else {
        return Err((message!("the line begins with a mark where a name should be"), MOVE_HINT));
    };
    if tokens.peek().is_none() {
        return position(from, in_quotes);
    }
    let is_listed = matches!(tokens.peek(), Some(Token::Comma));
    let has_arrow = matches!(tokens.peek(), Some(Token::Arrow));
    if matches!(tokens.peek(), Some(Token::Arrow | Token::Comma)) {
        tokens.next();
    }
    let Some(Token::Name(to, in_quotes)) = tokens.next() else {
        return Err((message!("no name follows '{name}'", name = shorten(&from)), MOVE_HINT));
    };
    if to == "--" && !in_quotes {
        return Err(undirected());
    }
    if is_listed && matches!(tokens.peek(), Some(Token::Comma)) {
        tokens.next();
    }
    let mut to = to;
    let by = match tokens.next() {
        None if has_arrow && !in_quotes => mover_behind(&mut to),
        None => MovedBy::Both,
        Some(Token::Name(word, _)) => MovedBy::from_word(&word)
            .ok_or_else(|| (message!("'{word}' does not say who moves", word = shorten(&word)), MOVE_HINT))?,
        Some(_) => return Err((message!("there is more after the move"), ONE_MOVE_HINT)),
    };
    match tokens.next() {
        None => Ok(Line::Move { from, to, by }),
        Some(Token::Name(extra, _)) => {
            Err((message!("unexpected '{extra}' after the move", extra = shorten(&extra)), ONE_MOVE_HINT))
        }
        Some(_) => Err((message!("there is more after the move"), ONE_MOVE_HINT)),
    }
}

/// Who moves along `a>b:left`, as edges are written in a line. The name loses that ending.
fn mover_behind(to: &mut Cow<'_, str>) -> MovedBy {
    let Some((name, by)) = MovedBy::of_end(to).filter(|(name, _)| !name.is_empty()) else {
        return MovedBy::Both;
    };
    let length = name.len();
    to.to_mut().truncate(length);
    by
}

fn position(name: Cow<'_, str>, in_quotes: bool) -> Result<Line<'_>, LineError> {
    if name.contains("--") && !in_quotes {
        return Err(undirected());
    }
    Ok(Line::Position(name))
}

fn undirected() -> LineError {
    (message!("undirected edges do not say where a move leads"), message!("write a move as u v, or u -> v"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moved(text: &str) -> (String, String, MovedBy) {
        match read(text).unwrap().line {
            Line::Move { from, to, by } => (from.into_owned(), to.into_owned(), by),
            other => panic!("{text}: {other:?}"),
        }
    }

    #[test]
    fn what_can_only_be_a_move_is_one() {
        for text in [
            "a b",
            "a,b",
            "a, b",
            "a ,b",
            "a , b",
            "a;b",
            "a->b",
            "a -> b",
            "a=>b",
            "a \u{2192} b",
            "a>b",
            "a > b",
            "\"a\" \"b\"",
            "\"a\",\"b\"",
            "\"a\", b",
            "a, \"b\"",
            "a,\"b\"",
            "\"a\"->\"b\"",
            "a b # comment",
            "a->b #",
        ] {
            assert_eq!(moved(text), ("a".to_owned(), "b".to_owned(), MovedBy::Both), "{text}");
        }
        let left = MovedBy::from_word("left").unwrap();
        for text in [
            "a b left",
            "a,b,left",
            "a, b, left",
            "a->b left",
            "a>b left",
            "a, b left",
            "a>b:left",
            "a -> b:left",
        ] {
            assert_eq!(moved(text), ("a".to_owned(), "b".to_owned(), left), "{text}");
        }
        for text in ["a b:left", "a -> \"b:left\"", "a,b:left"] {
            assert_eq!(moved(text).1, "b:left", "a name as any other: {text}");
        }
        assert_eq!(moved("(0,1) (1,2)").0, "(0,1)");
        assert_eq!(moved("(0,1)->(1,2)").1, "(1,2)");
        assert_eq!(moved("(0,1),(1,2)").1, "(1,2)");
        assert_eq!(moved("0,1 0,2").0, "0,1");
        assert_eq!(moved("\"a b\" \"c, \\\"d\\\"\"").1, "c, \"d\"");
        assert_eq!(moved("c-1 x>y").1, "x>y");
    }

    #[test]
    fn positions_and_comments() {
        let line = |text| read(text).unwrap().line;
        assert_eq!(line("(0,1)"), Line::Position("(0,1)".into()));
        assert_eq!(line("\"a,b\""), Line::Position("a,b".into()));
        assert_eq!(line("  # a b"), Line::Nothing);
        assert_eq!(line(""), Line::Nothing);
    }

    #[test]
    fn what_may_be_several_things_is_refused() {
        for (text, start) in [
            ("a,", "no name follows 'a'"),
            (",a", "the line begins with a mark"),
            ("a->", "no name follows 'a'"),
            ("a,b,c", "'c' does not say who moves"),
            ("a b c", "'c' does not say who moves"),
            ("a -> b -> c", "there is more after the move"),
            ("a,b left", "'a,b left' may be"),
            ("a -- b", "undirected"),
            ("a--b", "undirected"),
            ("a#1 b", "a '#' inside a word"),
            ("\"a b", "the quoted name does not end"),
            ("a\"b c", "a quote inside a word"),
            ("\"a\"b c", "something follows the quoted name 'a'"),
            ("a\u{1}b c", "a control character"),
            ("a, b, c, d", "'c' does not say who moves"),
            ("a, b, left, d", "there is more"),
            ("a b left c", "unexpected 'c'"),
        ] {
            let (message, _) = read(text).unwrap_err();
            assert!(message.to_string().starts_with(start), "{text}: {message}");
        }
    }
}
