//! Reading games that are given as numbers and words between white space, as contests do, with their lines for error
//! messages.

use super::heap::parse_size;
use dashu_int::UBig;

/// What is wrong with an input, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {message}\n  {hint}")]
pub struct InputError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong.
    pub message: String,
    /// The expected form.
    pub hint: &'static str,
}

/// The words of an input, one after the other.
#[derive(Clone, Debug)]
pub struct Words<'a> {
    rest: &'a [u8],
    /// The line of the word read last, and of what follows it.
    line: usize,
    hint: &'static str,
}

impl<'a> Words<'a> {
    /// The words of `input`; `hint` is the form of the input, for messages.
    pub fn new(input: &'a [u8], hint: &'static str) -> Self {
        Self { rest: input.strip_prefix(b"\xef\xbb\xbf").unwrap_or(input), line: 1, hint }
    }

    /// An error in the line of the word read last.
    pub fn error(&self, message: impl Into<String>) -> InputError {
        InputError { line: self.line, message: message.into(), hint: self.hint }
    }

    /// An upper bound on the number of words left: what may be reserved for a count that the input claims.
    pub fn most_words_left(&self) -> usize {
        self.rest.len() / 2 + 1
    }

    /// The next word, `None` at the end. Blank lines at the end do not count as lines.
    #[expect(
        clippy::should_implement_trait,
        reason = "words are read where they are expected, never in a loop"
    )]
    pub fn next(&mut self) -> Option<&'a [u8]> {
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

    /// Whether only white space is left.
    pub fn is_at_end(&self) -> bool {
        self.rest.iter().all(u8::is_ascii_whitespace)
    }

    fn expect(&mut self, what: &str) -> Result<&'a [u8], InputError> {
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
    pub fn number(&mut self, what: &str) -> Result<u64, InputError> {
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
    pub fn big_number(&mut self, what: &str) -> Result<UBig, InputError> {
        let word = self.expect(what)?;
        let number = std::str::from_utf8(word).ok().and_then(|text| parse_size(text).ok());
        number.ok_or_else(|| self.error(format!("expected {what}, a whole number, not '{}'", shown(word))))
    }

    /// A word of text.
    pub fn text(&mut self, what: &str) -> Result<String, InputError> {
        Ok(String::from_utf8_lossy(self.expect(what)?).into_owned())
    }

    /// Nothing but white space may follow.
    pub fn end(mut self) -> Result<(), InputError> {
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
