//! Certificates as streams of records: one line each, counted and digested, the last one closing the file.

use crate::limits::Meter;
use crate::numbers::number;
use crate::verdict::Failure;
use std::io::{BufRead, Read};

/// No record is longer. Records are short; a line without an end is none.
const LONGEST: usize = 1 << 26;

/// The title is shorter than this: of a file without lines no more is read.
const LONGEST_TITLE: usize = 64;

/// Bytes read at a time, after which the caller is asked whether to go on.
const PIECE: usize = 1 << 16;

/// Work for a record, whatever its length.
const WORK_OF_RECORD: u64 = 64;

/// The records of one certificate.
pub struct Records<'a> {
    input: &'a mut dyn BufRead,
    meter: &'a Meter<'a>,
    line: Vec<u8>,
    /// Bytes that are counted for the line, its text and what is read from it.
    counted: usize,
    number: u64,
    digest: Digest,
    has_ended: bool,
    /// How many sections follow the one that is being read.
    sections: usize,
}

impl<'a> Records<'a> {
    /// The records that `input` holds, read within the limits of a meter.
    pub fn new(input: &'a mut dyn BufRead, meter: &'a Meter<'a>) -> Self {
        Self {
            input,
            meter,
            line: Vec::new(),
            counted: 0,
            number: 0,
            digest: Digest::new(),
            has_ended: false,
            sections: 0,
        }
    }

    /// What counts the memory and the work of this check.
    pub(crate) const fn meter(&self) -> &'a Meter<'a> {
        self.meter
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
        let text = std::str::from_utf8(&self.line).map_err(|_| "the record is not text in UTF-8")?;
        Ok(text.to_owned())
    }

    /// What follows are `count` sections, with records `next` between them.
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
        let longest = if self.number == 1 { LONGEST_TITLE } else { LONGEST };
        loop {
            let most = PIECE.min(longest - self.line.len());
            let read = (&mut *self.input).take(most as u64).read_until(b'\n', &mut self.line);
            let read = read.map_err(|error| self.unreadable(&error))?;
            self.meter.work(WORK_OF_RECORD + read as u64)?;
            self.count_line()?;
            if self.line.last() == Some(&b'\n') {
                break;
            }
            if self.line.len() == longest {
                return Err(self.reject("the record is too long"));
            }
            if read < most {
                return Err(self.reject("the certificate breaks off"));
            }
        }
        self.line.pop();
        match self.line.last() {
            Some(b'\r') => Err(self.reject("the line ends with CR LF; a certificate has line feeds only")),
            _ => Ok(()),
        }
    }

    /// Counts long lines, of which a second copy is made as text, and a third of what they say.
    fn count_line(&mut self) -> Result<(), Failure> {
        const SHORT: usize = 1 << 12;
        let kept = if self.line.capacity() > SHORT { 3 * self.line.capacity() } else { 0 };
        if kept > self.counted {
            self.meter.keep(kept - self.counted)?;
            self.counted = kept;
        }
        Ok(())
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
