//! Certificates as streams of records: one line each, counted and digested, the last one closing the file.

use crate::Failure;
use std::io::{BufRead, Read};

/// No record is longer. Records are short; a line without an end is none.
const LONGEST: u64 = 1 << 26;

/// The records of one certificate.
pub struct Records<'a> {
    input: &'a mut dyn BufRead,
    line: Vec<u8>,
    number: u64,
    digest: Digest,
    has_ended: bool,
    /// How many sections follow the one that is being read.
    sections: usize,
    /// Bytes that may still be kept.
    memory: u64,
}

impl<'a> Records<'a> {
    /// The records that `input` holds, of which about so many bytes may be kept.
    pub fn new(input: &'a mut dyn BufRead, memory: u64) -> Self {
        Self {
            input,
            line: Vec::new(),
            number: 0,
            digest: Digest::new(),
            has_ended: false,
            sections: 0,
            memory,
        }
    }

    /// Counts bytes that are kept until the end.
    #[inline]
    pub fn keep(&mut self, bytes: usize) -> Result<(), Failure> {
        match self.memory.checked_sub(bytes as u64) {
            Some(rest) => {
                self.memory = rest;
                Ok(())
            }
            None => Err(self.out_of_limits("the check needs more memory than the limit allows")),
        }
    }

    /// The end of a check that would need more than it may use.
    pub fn out_of_limits(&self, reason: impl Into<String>) -> Failure {
        Failure::OutOfLimits { line: self.number, reason: reason.into() }
    }

    /// The record read last.
    pub fn line(&self) -> &[u8] {
        &self.line
    }

    /// The line of the record read last, from 1.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// A rejection of the record read last.
    pub fn reject(&self, reason: impl Into<String>) -> Failure {
        Failure::Rejected { line: self.number, reason: reason.into() }
    }

    /// The next record, `None` at the closing one, which has been checked then.
    pub fn read(&mut self) -> Result<Option<&[u8]>, Failure> {
        if self.has_ended {
            return Ok(None);
        }
        self.read_line()?;
        if self.line.starts_with(b"end ") {
            self.close()?;
            return Ok(None);
        }
        self.digest.add(&self.line);
        Ok(Some(&self.line))
    }

    /// The next record, which must be there.
    pub fn expect(&mut self, what: &str) -> Result<&[u8], Failure> {
        if self.read()?.is_none() {
            return Err(self.reject(format!("the certificate ends before {what}")));
        }
        Ok(&self.line)
    }

    /// The next record as text.
    pub fn text(&mut self, what: &str) -> Result<String, Failure> {
        self.expect(what)?;
        self.line_as_text()
    }

    fn line_as_text(&self) -> Result<String, Failure> {
        let text = std::str::from_utf8(&self.line).map_err(|_| "the record is no text in UTF-8")?;
        Ok(text.to_owned())
    }

    /// What follows are so many sections, with records `next` between them.
    pub fn begin_sections(&mut self, count: usize) {
        self.sections = count.saturating_sub(1);
    }

    /// The next record as text, `None` at the end of the section: the closing record, or `next`.
    pub fn next_text(&mut self) -> Result<Option<String>, Failure> {
        if self.sections == 0 && self.read()?.is_none() {
            return Ok(None);
        }
        if self.sections > 0 {
            self.expect("the next section")?;
        }
        let text = self.line_as_text()?;
        if text != "next" {
            return Ok(Some(text));
        }
        let rest = self.sections.checked_sub(1);
        self.sections = rest.ok_or_else(|| self.reject("there is no next section"))?;
        Ok(None)
    }

    /// The next record must be this word.
    pub fn word(&mut self, word: &str) -> Result<(), Failure> {
        if self.expect(word)? == word.as_bytes() {
            Ok(())
        } else {
            Err(self.reject(format!("expected '{word}'")))
        }
    }

    /// The number that follows `key` and a blank in the next record.
    pub fn count(&mut self, key: &str) -> Result<u64, Failure> {
        number(&self.value(key)?).ok_or_else(|| self.reject(format!("expected '{key}' and a number")))
    }

    /// What follows `key` and a blank in the next record.
    pub fn value(&mut self, key: &str) -> Result<String, Failure> {
        let text = self.text(key)?;
        match text.strip_prefix(key).and_then(|rest| rest.strip_prefix(' ')) {
            Some(value) => Ok(value.to_owned()),
            None => Err(self.reject(format!("expected '{key} ...'"))),
        }
    }

    /// Nothing but the closing record may follow.
    pub fn end(&mut self) -> Result<(), Failure> {
        match self.read()? {
            None => Ok(()),
            Some(_) => Err(self.reject("a record too many")),
        }
    }

    fn read_line(&mut self) -> Result<(), Failure> {
        self.line.clear();
        self.number += 1;
        let read = (&mut *self.input).take(LONGEST).read_until(b'\n', &mut self.line);
        read.map_err(|error| self.unreadable(&error))?;
        if self.line.pop() == Some(b'\n') {
            return match self.line.last() {
                Some(b'\r') => {
                    Err(self.reject("the line ends with CR LF; a certificate has line feeds only"))
                }
                _ => Ok(()),
            };
        }
        let is_long = self.line.len() as u64 + 1 >= LONGEST;
        Err(self.reject(if is_long { "the record is too long" } else { "the certificate breaks off" }))
    }

    fn unreadable(&self, error: &std::io::Error) -> Failure {
        self.reject(format!("the certificate cannot be read: {error}"))
    }

    /// `end RECORDS DIGEST`, and then nothing.
    fn close(&mut self) -> Result<(), Failure> {
        let expected = format!("end {} {:016x}", self.number - 1, self.digest.value());
        if self.line != expected.as_bytes() {
            return Err(
                self.reject("the number of records or the digest is wrong: the certificate was changed")
            );
        }
        match self.input.read(&mut [0]) {
            Ok(0) => {}
            Ok(_) => return Err(self.reject("something follows the end")),
            Err(error) => return Err(self.unreadable(&error)),
        }
        self.has_ended = true;
        Ok(())
    }
}

/// A number in its one spelling: at most 18 digits, no sign, no zero in front of others.
pub(crate) fn number(text: &str) -> Option<u64> {
    let is_plain = matches!(text.len(), 1..=18) && text.bytes().all(|byte| byte.is_ascii_digit());
    (is_plain && (text == "0" || !text.starts_with('0'))).then(|| text.parse().ok()).flatten()
}

/// A number of at most 32 bits.
pub(crate) fn small_number(text: &str) -> Option<u32> {
    number(text)?.try_into().ok()
}

/// A 64-bit digest of lines, against accidents: it does not make a false certificate hard to write, which is what the
/// checks are for.
pub struct Digest(u64);

impl Digest {
    /// Of no line.
    pub const fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    /// Adds a line without its line break: its bytes in words of eight, the lowest first, then its length.
    pub fn add(&mut self, line: &[u8]) {
        for chunk in line.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.mix(u64::from_le_bytes(word));
        }
        self.mix(line.len() as u64);
    }

    const fn mix(&mut self, word: u64) {
        self.0 = (self.0 ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 ^= self.0 >> 32;
    }

    /// The digest of the lines so far.
    pub const fn value(&self) -> u64 {
        self.0
    }
}

impl Default for Digest {
    fn default() -> Self {
        Self::new()
    }
}
