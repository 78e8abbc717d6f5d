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
}

impl<'a> Records<'a> {
    /// The records that `input` holds.
    pub fn new(input: &'a mut dyn BufRead) -> Self {
        Self { input, line: Vec::new(), number: 0, digest: Digest::new(), has_ended: false }
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
        let bytes = self.expect(what)?.to_vec();
        String::from_utf8(bytes).map_err(|_| self.reject("the record is no text"))
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
            return Ok(());
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
