//! What is wrong with a file: where, and what to do about it.

use std::fmt;
use std::ops::Range;
use std::rc::Rc;
use zermelo_core::{Message, ParseError, message};

/// A file that was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    /// Its name, as in errors.
    pub name: String,
    /// Its text.
    pub text: String,
}

/// An error in a file, with its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault(Box<Inner>);

#[derive(Clone, PartialEq, Eq, Debug)]
struct Inner {
    file: String,
    line: usize,
    error: ParseError,
}

impl Fault {
    /// An error at some bytes of a file.
    pub fn at(
        source: &Rc<Source>,
        span: Range<usize>,
        message: impl Into<Message>,
        hint: impl Into<Message>,
    ) -> Self {
        let before = &source.text.as_bytes()[..span.start.min(source.text.len())];
        let line = before.split(|&byte| byte == b'\n').count();
        let error = ParseError::at(&source.text, span, message, hint);
        Self(Box::new(Inner { file: source.name.clone(), line, error }))
    }

    /// The name of the file.
    pub fn file(&self) -> &str {
        &self.0.file
    }

    /// The line, from 1.
    pub fn line(&self) -> usize {
        self.0.line
    }

    /// What is wrong, in one sentence without a full stop.
    pub fn message(&self) -> &str {
        &self.0.error.message
    }

    /// The error with its place in the text of the file, the message beginning with file and line.
    pub fn into_parse_error(self) -> ParseError {
        let Inner { file, line, error } = *self.0;
        let [words, hint] = *error.words;
        ParseError::at(
            &error.text,
            error.span,
            message!("{file}:{line}: {error}", file, line, error => words),
            hint,
        )
    }
}

impl fmt::Display for Fault {
    /// File, line and message, the line with carets under the place, and the hint.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.clone().into_parse_error().fmt(f)
    }
}

impl std::error::Error for Fault {}
