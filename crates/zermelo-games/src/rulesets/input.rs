//! Reading games that are given as numbers and words between white space, as contests do, with their lines for error
//! messages.

use super::heap::parse_size;
use crate::game::{Message, message};
use dashu_int::UBig;

/// What is wrong with an input, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {message}\n  {hint}")]
pub struct InputError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong.
    pub message: Message,
    /// The expected form.
    pub hint: Message,
}

impl InputError {
    /// All of it as one message, for other languages.
    pub fn to_message(&self) -> Message {
        let Self { line, message, hint } = self.clone();
        message!("line {line}: {message}\n  {hint}", line, message => message, hint => hint)
    }
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
    pub fn error(&self, message: impl Into<Message>) -> InputError {
        InputError { line: self.line, message: message.into(), hint: self.hint.into() }
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
        let (start, line) = self.next_start();
        let mut at = start;
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

    /// Where the next word begins in what is left, and its line.
    fn next_start(&self) -> (usize, usize) {
        let (mut at, mut line) = (0, self.line);
        while let Some(byte) = self.rest.get(at).filter(|byte| byte.is_ascii_whitespace()) {
            line += usize::from(*byte == b'\n');
            at += 1;
        }
        (at, line)
    }

    /// Whether only white space is left.
    pub fn is_at_end(&self) -> bool {
        self.rest.iter().all(u8::is_ascii_whitespace)
    }

    fn expect(&mut self, what: &Message) -> Result<&'a [u8], InputError> {
        self.next().ok_or_else(|| {
            let message = if self.line == 1 && self.rest.iter().all(u8::is_ascii_whitespace) {
                message!("the input ends where {what} should be", what => what.clone())
            } else {
                message!("the input ends before {what}", what => what.clone())
            };
            self.error(message)
        })
    }

    /// A whole number below 2^64.
    #[inline]
    pub fn number(&mut self, what: impl Into<Message>) -> Result<u64, InputError> {
        let (start, line) = self.next_start();
        let Some((number, length)) = leading_number(&self.rest[start..]) else {
            return Err(self.not_a_number(what.into()));
        };
        self.rest = &self.rest[start + length..];
        self.line = line;
        Ok(number)
    }

    /// Why the next word is not a number below 2^64.
    #[cold]
    fn not_a_number(&mut self, what: Message) -> InputError {
        match self.expect(&what) {
            Ok(word) => {
                let word = shown(word);
                self.error(
                    message!("expected {what}, a whole number below 2^64, not '{word}'", what => what, word),
                )
            }
            Err(error) => error,
        }
    }

    /// A whole number of any size.
    pub fn big_number(&mut self, what: impl Into<Message>) -> Result<UBig, InputError> {
        let what = what.into();
        let word = self.expect(&what)?;
        let number = std::str::from_utf8(word).ok().and_then(|text| parse_size(text).ok());
        number.ok_or_else(|| {
            let word = shown(word);
            self.error(message!("expected {what}, a whole number, not '{word}'", what => what, word))
        })
    }

    /// A word of text.
    pub fn text(&mut self, what: impl Into<Message>) -> Result<String, InputError> {
        Ok(String::from_utf8_lossy(self.expect(&what.into())?).into_owned())
    }

    /// Nothing but white space may follow.
    pub fn end(mut self) -> Result<(), InputError> {
        match self.next() {
            None => Ok(()),
            Some(word) => {
                let word = shown(word);
                Err(self.error(message!("unexpected '{word}' after the end of the input", word)))
            }
        }
    }
}

/// The number that a word at the start of `text` is, with its length; `None` where the word is not a number below 2^64.
///
/// Eight digits at a time: inputs of tens of megabytes are read by this.
#[inline]
fn leading_number(text: &[u8]) -> Option<(u64, usize)> {
    let (mut number, mut length) = (0_u64, 0);
    loop {
        let bytes = match text[length..].first_chunk::<8>() {
            Some(bytes) => *bytes,
            None => std::array::from_fn(|at| text.get(length + at).copied().unwrap_or(b' ')),
        };
        let (digits, count) = leading_digits(bytes);
        number = number.checked_mul(POWERS_OF_TEN[count])?.checked_add(digits)?;
        length += count;
        if count < 8 {
            let is_whole = length > 0 && text.get(length).is_none_or(u8::is_ascii_whitespace);
            return is_whole.then_some((number, length));
        }
    }
}

const POWERS_OF_TEN: [u64; 9] = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000];

/// The digits at the start of eight bytes as a number, and how many they are.
#[inline]
fn leading_digits(bytes: [u8; 8]) -> (u64, usize) {
    let text = u64::from_le_bytes(bytes);
    let digits = text.wrapping_sub(0x3030_3030_3030_3030);
    // The top bits of bytes that are below '0' or above '9'; a carry or a borrow only reaches bytes behind such a one.
    let others = (text.wrapping_add(0x4646_4646_4646_4646) | digits) & 0x8080_8080_8080_8080;
    let count = others.trailing_zeros() as usize / 8;
    if count == 0 {
        return (0, 0);
    }
    // Zeros in front; then neighbours are joined to pairs, fours and eights.
    let digits = digits << (64 - 8 * count);
    let pairs = digits.wrapping_mul(10).wrapping_add(digits >> 8) & 0x00FF_00FF_00FF_00FF;
    let fours = pairs.wrapping_mul(100).wrapping_add(pairs >> 16) & 0x0000_FFFF_0000_FFFF;
    let eight = fours.wrapping_mul(10_000).wrapping_add(fours >> 32) & 0xFFFF_FFFF;
    (eight, count)
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

#[cfg(test)]
mod tests {
    use super::*;

    /// The number by the definition.
    fn plain(word: &[u8]) -> Option<u64> {
        word.iter().try_fold(0_u64, |number, byte| {
            let digit = byte.is_ascii_digit().then(|| u64::from(byte - b'0'))?;
            number.checked_mul(10)?.checked_add(digit)
        })
    }

    #[test]
    fn numbers_of_every_length_are_read() {
        let mut texts: Vec<String> = (0..=20).map(|length| "98765432109876543210"[..length].into()).collect();
        for number in
            ["18446744073709551615", "18446744073709551616", "00000000000000000000000007", "-1", "+1"]
        {
            texts.push(number.into());
        }
        for place in 0..12 {
            for other in ['/', ':', '\u{7f}', 'ÿ', '\0', 'x'] {
                let mut text = "123456789012".to_owned();
                text.insert(place, other);
                texts.push(text);
            }
        }
        for text in texts.iter().filter(|text| !text.is_empty()) {
            let expected = plain(text.as_bytes());
            for after in ["", "\n", " 7", "\t12345678901"] {
                let line = format!("{text}{after}");
                let mut words = Words::new(line.as_bytes(), "");
                assert_eq!(words.number("n").ok(), expected, "{line:?}");
                assert_eq!(words.next().is_some(), after.trim() != "", "{line:?}");
            }
        }
        let mut words = Words::new(b"1\n\n 2 x", "");
        assert_eq!((words.number("a"), words.number("b")), (Ok(1), Ok(2)));
        assert_eq!(words.number("c").unwrap_err().line, 3);
        assert!(
            Words::new(b" \n", "")
                .number("a")
                .unwrap_err()
                .message
                .to_string()
                .contains("ends where a should be")
        );
    }
}
