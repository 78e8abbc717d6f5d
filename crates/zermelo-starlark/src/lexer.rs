//! A text as tokens. Indentation becomes tokens of its own, as in Python; inside brackets lines do not count.

use crate::fault::{Fault, Source};
use std::ops::Range;
use std::rc::Rc;
use zermelo_core::{Message, message};

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Token {
    Name(Rc<str>),
    Word(&'static str),
    Number(i64),
    Text(Rc<str>),
    Sign(&'static str),
    NewLine,
    Indent,
    Dedent,
    End,
}

/// Words that are not names. Those that Python has and Starlark lacks are kept out as well, so that an error can say so.
const WORDS: [&str; 15] = [
    "and", "break", "continue", "def", "elif", "else", "for", "if", "in", "lambda", "load", "not", "or",
    "pass", "return",
];

const RESERVED: [&str; 18] = [
    "as", "assert", "async", "await", "class", "del", "except", "finally", "from", "global", "import", "is",
    "nonlocal", "raise", "try", "while", "with", "yield",
];

/// Longer signs come first.
const SIGNS: [&str; 45] = [
    "//=", "<<=", ">>=", "**", "//", "<<", ">>", "==", "!=", "<=", ">=", "+=", "-=", "*=", "%=", "&=", "|=",
    "^=", "->", "+", "-", "*", "/", "%", "&", "|", "^", "~", "<", ">", "=", "(", ")", "[", "]", "{", "}",
    ",", ":", ".", ";", "@", "!", "$", "?",
];

/// Indentation deeper than this is refused.
const MOST_LEVELS: usize = 40;

pub(crate) fn tokens(source: &Rc<Source>) -> Result<Vec<(Token, Range<usize>)>, Fault> {
    let mut lexer =
        Lexer { source, text: &source.text, at: 0, open: Vec::new(), levels: vec![0], list: Vec::new() };
    lexer.run()?;
    Ok(lexer.list)
}

struct Lexer<'a> {
    source: &'a Rc<Source>,
    text: &'a str,
    at: usize,
    /// The brackets that are open.
    open: Vec<(char, usize)>,
    /// The columns of the blocks that are open.
    levels: Vec<usize>,
    list: Vec<(Token, Range<usize>)>,
}

impl Lexer<'_> {
    fn fault<T>(&self, span: Range<usize>, message: impl Into<Message>, hint: &str) -> Result<T, Fault> {
        Err(Fault::at(self.source, span, message, hint))
    }

    fn push(&mut self, token: Token, start: usize) {
        self.list.push((token, start..self.at));
    }

    fn peek(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    fn run(&mut self) -> Result<(), Fault> {
        let mut at_line_start = true;
        loop {
            if at_line_start {
                self.line_start()?;
                at_line_start = false;
            }
            let start = self.at;
            let Some(c) = self.peek() else { break };
            match c {
                '\n' => {
                    self.at += 1;
                    if self.open.is_empty() {
                        self.push(Token::NewLine, start);
                        at_line_start = true;
                    }
                }
                ' ' | '\t' | '\r' => self.at += 1,
                '#' => self.skip_line(),
                '\\' if self.text[self.at..].starts_with("\\\n") => self.at += 2,
                '"' | '\'' => self.string(c, false)?,
                '0'..='9' => self.number()?,
                _ if c.is_alphabetic() || c == '_' => self.name()?,
                _ => self.sign(c)?,
            }
        }
        if let Some(&(bracket, at)) = self.open.last() {
            return self.fault(
                at..at + 1,
                message!("'{bracket}' is not closed", bracket),
                "add the closing bracket",
            );
        }
        let end = self.at;
        self.push(Token::NewLine, end);
        for _ in 1..self.levels.len() {
            self.push(Token::Dedent, end);
        }
        self.push(Token::End, end);
        Ok(())
    }

    fn skip_line(&mut self) {
        self.at += self.text[self.at..].find('\n').unwrap_or(self.text.len() - self.at);
    }

    /// Blanks at the beginning of a line that says something open and close blocks.
    fn line_start(&mut self) -> Result<(), Fault> {
        loop {
            let line = &self.text[self.at..];
            let blanks = line.len() - line.trim_start_matches([' ', '\t', '\r']).len();
            let rest = &line[blanks..];
            if rest.starts_with('\n') {
                self.at += blanks + 1;
                continue;
            }
            if rest.starts_with('#') {
                self.at += blanks;
                self.skip_line();
                if self.at < self.text.len() {
                    self.at += 1;
                    continue;
                }
            }
            let start = self.at;
            if self.at >= self.text.len() || rest.is_empty() {
                self.at = self.text.len();
                return Ok(());
            }
            if line[..blanks].contains('\t') {
                let hint = "indent with blanks";
                return self.fault(start..start + blanks, "a tab in the indentation", hint);
            }
            self.at += blanks;
            let level = *self.levels.last().unwrap_or(&0);
            if blanks > level {
                if self.levels.len() > MOST_LEVELS {
                    return self.fault(start..self.at, "blocks are nested too deeply", "");
                }
                self.levels.push(blanks);
                self.push(Token::Indent, start);
            }
            while self.levels.last().is_some_and(|&level| blanks < level) {
                self.levels.pop();
                self.push(Token::Dedent, start);
            }
            if *self.levels.last().unwrap_or(&0) != blanks {
                let hint = "begin the line in the column of the block that it belongs to";
                return self.fault(start..self.at, "the indentation fits no block", hint);
            }
            return Ok(());
        }
    }

    fn name(&mut self) -> Result<(), Fault> {
        let start = self.at;
        let rest = &self.text[start..];
        let length = rest.find(|c: char| !(c.is_alphanumeric() || c == '_')).unwrap_or(rest.len());
        let name = &rest[..length];
        self.at += length;
        if matches!(name, "r") && matches!(self.peek(), Some('"' | '\'')) {
            let quote = self.peek().unwrap_or('"');
            return self.string(quote, true);
        }
        if RESERVED.contains(&name) {
            let hint = match name {
                "while" => "use 'for' over a range",
                "import" | "from" => "take names from another file with: load(\"other.star\", \"name\")",
                "is" => "use '=='",
                _ => "",
            };
            return self.fault(start..self.at, message!("there is no '{name}' in rule files", name), hint);
        }
        let token = match WORDS.iter().find(|word| **word == name) {
            Some(word) => Token::Word(word),
            None => Token::Name(name.into()),
        };
        self.push(token, start);
        Ok(())
    }

    fn number(&mut self) -> Result<(), Fault> {
        let start = self.at;
        let rest = &self.text[start..];
        let length = rest.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).unwrap_or(rest.len());
        self.at += length;
        let digits = &rest[..length];
        let lower = digits.to_ascii_lowercase();
        let value = match lower.get(..2) {
            Some("0x") => i64::from_str_radix(&lower[2..], 16),
            Some("0o") => i64::from_str_radix(&lower[2..], 8),
            Some("0b") => i64::from_str_radix(&lower[2..], 2),
            _ => digits.parse(),
        };
        let Ok(value) = value else {
            let hint = "numbers are whole and below 2^63";
            return self.fault(start..self.at, message!("'{digits}' is not a number", digits), hint);
        };
        if self.text[self.at..].starts_with('.')
            && self.text[self.at + 1..].starts_with(|c: char| c.is_ascii_digit())
        {
            return self.fault(
                start..self.at + 2,
                "numbers are whole",
                "there are no fractions in rule files",
            );
        }
        self.push(Token::Number(value), start);
        Ok(())
    }

    fn sign(&mut self, c: char) -> Result<(), Fault> {
        let start = self.at;
        let rest = &self.text[start..];
        let Some(sign) = SIGNS.iter().find(|sign| rest.starts_with(**sign)) else {
            return self.fault(
                start..start + c.len_utf8(),
                message!("'{sign}' means nothing here", sign = c),
                "",
            );
        };
        self.at += sign.len();
        if matches!(*sign, "@" | "!" | "$" | "?" | "->") {
            return self.fault(start..self.at, message!("'{sign}' means nothing here", sign), "");
        }
        match c {
            '(' | '[' | '{' => {
                if self.open.len() > 100 {
                    return self.fault(start..self.at, "brackets are nested too deeply", "");
                }
                self.open.push((c, start));
            }
            ')' | ']' | '}' => {
                let opening = match c {
                    ')' => '(',
                    ']' => '[',
                    _ => '{',
                };
                if self.open.pop().is_none_or(|(open, _)| open != opening) {
                    return self.fault(start..self.at, message!("'{sign}' closes nothing", sign = c), "");
                }
            }
            _ => {}
        }
        self.push(Token::Sign(sign), start);
        Ok(())
    }

    fn string(&mut self, quote: char, raw: bool) -> Result<(), Fault> {
        let start = self.at;
        let rest = &self.text[start..];
        let triple: String = std::iter::repeat_n(quote, 3).collect();
        let is_long = rest.starts_with(&triple);
        let marks = if is_long { 3 } else { 1 };
        self.at += marks;
        let mut text = String::new();
        loop {
            let here = self.at;
            let Some(c) = self.peek() else {
                return self.fault(start..start + marks, "the text is not closed", "add the closing quote");
            };
            if is_long && self.text[here..].starts_with(&triple) || !is_long && c == quote {
                self.at += marks;
                break;
            }
            if c == '\n' && !is_long {
                return self.fault(
                    start..here,
                    "the text is not closed in its line",
                    "add the closing quote",
                );
            }
            self.at += c.len_utf8();
            if c != '\\' || raw {
                text.push(c);
                continue;
            }
            let Some(escaped) = self.peek() else { continue };
            self.at += escaped.len_utf8();
            match escaped {
                'n' => text.push('\n'),
                't' => text.push('\t'),
                '\n' => {}
                '\\' | '\'' | '"' => text.push(escaped),
                _ => {
                    let hint = "a backslash stands before n, t, a quote, or another backslash";
                    return self.fault(here..self.at, message!("'\\{escaped}' means nothing", escaped), hint);
                }
            }
        }
        self.push(Token::Text(text.into()), start);
        Ok(())
    }
}
