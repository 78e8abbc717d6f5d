//! Expressions as tokens with their places. The words are those of the literature: `*7` and `*` are nimbers, `x`, `×`
//! and `⊗` multiply (a star never does), letters are names, signs are operators.

use crate::game::ParseError;
use dashu_int::UBig;
use std::ops::Range;

/// A token and the bytes it stands on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Token {
    pub(super) kind: TokenKind,
    pub(super) span: Range<usize>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum TokenKind {
    /// A whole number.
    Number(UBig),
    /// `*`, or `*` with a number directly behind it.
    Star(UBig),
    /// A name of letters, digits and underscores.
    Name(String),
    Plus,
    Minus,
    Times,
    Divide,
    Power,
    Equal,
    Unequal,
    Open,
    Close,
    Comma,
}

/// More digits than this are no nimber and no exponent anybody means; reading them takes more than linear time.
const MOST_DIGITS: usize = 10_000;

/// The tokens of `text`.
pub(super) fn tokens(text: &str) -> Result<Vec<Token>, ParseError> {
    let mut lexer = Lexer { text, at: 0 };
    let mut tokens = Vec::new();
    while let Some(token) = lexer.next()? {
        tokens.push(token);
    }
    Ok(tokens)
}

struct Lexer<'a> {
    text: &'a str,
    at: usize,
}

impl Lexer<'_> {
    fn next(&mut self) -> Result<Option<Token>, ParseError> {
        self.take(char::is_whitespace);
        let start = self.at;
        let Some(first) = self.text[start..].chars().next() else { return Ok(None) };
        self.at += first.len_utf8();
        let kind = match first {
            '*' => TokenKind::Star(if self.peek_digit() { self.number(self.at)? } else { UBig::ONE }),
            '0'..='9' => TokenKind::Number(self.number(start)?),
            '+' | '⊕' => TokenKind::Plus,
            '-' | '−' => TokenKind::Minus,
            '×' | '⊗' => TokenKind::Times,
            '/' | '÷' => TokenKind::Divide,
            '^' => TokenKind::Power,
            '(' => TokenKind::Open,
            ')' => TokenKind::Close,
            ',' => TokenKind::Comma,
            '≠' => TokenKind::Unequal,
            '=' => {
                self.skip('=');
                TokenKind::Equal
            }
            '!' if self.skip('=') => TokenKind::Unequal,
            'a'..='z' | 'A'..='Z' => self.name(start),
            other => {
                let message = format!("'{}' has no meaning in an expression", other.escape_debug());
                return Err(ParseError::at(self.text, start..self.at, message, EXAMPLE));
            }
        };
        Ok(Some(Token { kind, span: start..self.at }))
    }

    /// A run of letters, with digits and underscores behind them; a single `x` multiplies, so that `*3x2` reads as
    /// it looks.
    fn name(&mut self, start: usize) -> TokenKind {
        self.take(|c| c.is_ascii_alphabetic());
        if &self.text[start..self.at] == "x" {
            return TokenKind::Times;
        }
        self.take(|c| c.is_ascii_alphanumeric() || c == '_');
        TokenKind::Name(self.text[start..self.at].to_owned())
    }

    fn number(&mut self, start: usize) -> Result<UBig, ParseError> {
        self.take(|c| c.is_ascii_digit());
        let digits = &self.text[start..self.at];
        if digits.len() > MOST_DIGITS {
            let message = format!("a number of {} digits is too long", digits.len());
            let hint = format!("numbers have at most {MOST_DIGITS} digits");
            return Err(ParseError::at(self.text, start..self.at, message, hint));
        }
        digits
            .parse()
            .map_err(|_| ParseError::at(self.text, start..self.at, "this is not a whole number", EXAMPLE))
    }

    fn take(&mut self, accept: impl Fn(char) -> bool) {
        let rest = &self.text[self.at..];
        self.at += rest.find(|c| !accept(c)).unwrap_or(rest.len());
    }

    fn skip(&mut self, wanted: char) -> bool {
        let is_there = self.text[self.at..].starts_with(wanted);
        self.at += if is_there { wanted.len_utf8() } else { 0 };
        is_there
    }

    fn peek_digit(&self) -> bool {
        self.text[self.at..].starts_with(|c: char| c.is_ascii_digit())
    }
}

/// An expression that works, for hints.
pub(super) const EXAMPLE: &str = "for example: (*12 + *7) x *5 / *3^2";
