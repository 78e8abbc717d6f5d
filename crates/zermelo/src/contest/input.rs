//! Reading contest input: words between white space, with their lines for error messages.

use crate::rulesets::heap::parse_size;
use dashu_int::UBig;

/// What is wrong with an input, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {message}\n  {hint}")]
pub struct ContestError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong.
    pub message: String,
    /// The expected form.
    pub hint: &'static str,
    /// Whether the input is right but asks for more than can be computed.
    pub is_too_large: bool,
}

/// The words of an input, one after the other.
pub(super) struct Words<'a> {
    rest: &'a [u8],
    /// The line of the word read last, and of what follows it.
    line: usize,
    hint: &'static str,
}

impl<'a> Words<'a> {
    /// The words of `input`; `hint` is the form of the input, for messages.
    pub(super) fn new(input: &'a [u8], hint: &'static str) -> Self {
        Self { rest: input.strip_prefix(b"\xef\xbb\xbf").unwrap_or(input), line: 1, hint }
    }

    pub(super) fn error(&self, message: impl Into<String>) -> ContestError {
        ContestError { line: self.line, message: message.into(), hint: self.hint, is_too_large: false }
    }

    /// An upper bound on the number of words left: what may be reserved for a count that the input claims.
    pub(super) fn most_words_left(&self) -> usize {
        self.rest.len() / 2 + 1
    }

    /// The next word, `None` at the end. Blank lines at the end do not count as lines.
    pub(super) fn next(&mut self) -> Option<&'a [u8]> {
        let mut line = self.line;
        let mut at = 0;
        while let Some(byte) = self.rest.get(at).filter(|byte| byte.is_ascii_whitespace()) {
            line += usize::from(*byte == b'\n');
            at += 1;
        }
        let start = at;
        while self.rest.get(at).is_some_and(|byte| !byte.is_ascii_whitespace()) {
            at += 1;
        }
        if start == at {
            return None;
        }
        self.line = line;
        let word = &self.rest[start..at];
        self.rest = &self.rest[at..];
        Some(word)
    }

    fn expect(&mut self, what: &str) -> Result<&'a [u8], ContestError> {
        self.next().ok_or_else(|| {
            let message = if self.line == 1 && self.rest.iter().all(u8::is_ascii_whitespace) {
                format!("the input ends where {what} should be")
            } else {
                format!("the input ends before {what}")
            };
            self.error(message)
        })
    }

    /// A whole number below 2^64.
    pub(super) fn number(&mut self, what: &str) -> Result<u64, ContestError> {
        let word = self.expect(what)?;
        let number = word.iter().try_fold(0_u64, |number, byte| {
            let digit = byte.is_ascii_digit().then(|| u64::from(byte - b'0'))?;
            number.checked_mul(10)?.checked_add(digit)
        });
        number.ok_or_else(|| {
            self.error(format!("expected {what}, a whole number below 2^64, not '{}'", shown(word)))
        })
    }

    /// A whole number of any size.
    pub(super) fn big_number(&mut self, what: &str) -> Result<UBig, ContestError> {
        let word = self.expect(what)?;
        let number = std::str::from_utf8(word).ok().and_then(|text| parse_size(text).ok());
        number.ok_or_else(|| self.error(format!("expected {what}, a whole number, not '{}'", shown(word))))
    }

    /// A word of text.
    pub(super) fn text(&mut self, what: &str) -> Result<String, ContestError> {
        Ok(String::from_utf8_lossy(self.expect(what)?).into_owned())
    }

    /// Nothing but white space may follow.
    pub(super) fn end(mut self) -> Result<(), ContestError> {
        match self.next() {
            None => Ok(()),
            Some(word) => Err(self.error(format!("unexpected '{}' after the end of the input", shown(word)))),
        }
    }
}

/// A word short enough to stand in a message.
fn shown(word: &[u8]) -> String {
    let text = String::from_utf8_lossy(word);
    if text.chars().count() <= 40 {
        text.into_owned()
    } else {
        text.chars().take(40).chain(['…']).collect()
    }
}
