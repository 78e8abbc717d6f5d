//! Reading forms: `*[2,0]`, `*[[2],0]`, sums inside, and what is printed: `*[(2#1)2##]`, `*[2[#-2]]`.
//!
//! Inside `*[...]` stand the options with commas between; one alone is the game itself, so `*[2]` is the nim-heap and
//! `*[[2]]` the game with it as the only option, `2#`. A number is a nim-heap; where it stands beside other signs, as it
//! is printed, each of its digits is. An option may be a list of options, `*[...]` again, or a sum of these.

use super::form::MisereForm;
use super::store::{MOST_NIM_HEAP, MisereForms};
use std::ops::Range;
use zermelo_core::{ParseError, StopReason};

/// Why a form was not read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReadError {
    /// The text is not a form.
    #[error(transparent)]
    Wrong(#[from] ParseError),
    /// A limit stopped it.
    #[error(transparent)]
    Stopped(#[from] StopReason),
}

const HINT: &str = "for example: *[2], *[[2],0], *[2#0], *[2[2]321]";

/// What a bracket that is open means.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Bracket {
    /// `*[`: one option alone is the game itself.
    Star,
    /// `[`: a list of options.
    List,
    /// `(`: options beside each other.
    Parenthesis,
}

/// A bracket with what has been read in it.
struct Open {
    bracket: Bracket,
    start: usize,
    options: Vec<MisereForm>,
    /// The summands of the option that is being read, before the last plus.
    before_plus: Option<MisereForm>,
    /// What stands beside each other since then.
    run: Vec<MisereForm>,
    run_start: usize,
    /// Whether these are digits only.
    is_number: bool,
}

impl Open {
    fn new(bracket: Bracket, start: usize, run_start: usize) -> Self {
        let (options, run) = (Vec::new(), Vec::new());
        Self { bracket, start, options, before_plus: None, run, run_start, is_number: true }
    }
}

/// Where the form that begins at `start` ends: behind the bracket that closes it.
pub(crate) fn end_of_form(text: &str, start: usize) -> Result<usize, ParseError> {
    let mut depth = 0_usize;
    for (at, byte) in text.bytes().enumerate().skip(start) {
        match byte {
            b'[' => depth += 1,
            b']' if depth == 1 => return Ok(at + 1),
            b']' => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    Err(ParseError::at(text, start..start + 1, "this misère form has no closing bracket", HINT))
}

impl MisereForms<'_> {
    /// Reads a form, `*[...]`.
    ///
    /// Linear in the length of the text, but for the forms themselves.
    pub fn read(&mut self, text: &str) -> Result<MisereForm, ReadError> {
        self.read_at(text, 0..text.len())
    }

    /// Reads the form that stands at a place of a text, which errors show.
    pub(crate) fn read_at(&mut self, text: &str, span: Range<usize>) -> Result<MisereForm, ReadError> {
        let mut reader = Reader { forms: self, text, at: span.start, end: span.end, open: Vec::new() };
        reader.read()
    }
}

struct Reader<'f, 'l, 't> {
    forms: &'f mut MisereForms<'l>,
    text: &'t str,
    at: usize,
    end: usize,
    open: Vec<Open>,
}

impl Reader<'_, '_, '_> {
    fn read(&mut self) -> Result<MisereForm, ReadError> {
        loop {
            self.forms.meter.step()?;
            let start = self.at;
            let Some(next) = self.text[self.at..self.end].chars().next() else {
                let place = self.open.first().map_or(start, |open| open.start);
                return Err(self.wrong(place..place + 1, "expected a misère form in brackets"));
            };
            self.at += next.len_utf8();
            match next {
                ' ' | '\t' => {}
                '*' | '∗' | '⋆' | '★' if self.skip('[') => self.open(Bracket::Star, start),
                '0'..='9' => self.digit(start)?,
                '&' => {
                    let heap = self.heap(start)?;
                    self.item(heap, start, false)?;
                }
                '[' if self.open.last().is_some_and(|open| !open.run.is_empty()) => self.suffixes()?,
                '[' if !self.open.is_empty() => self.open(Bracket::List, start),
                '(' if !self.open.is_empty() => self.open(Bracket::Parenthesis, start),
                '#' => self.sharp(start)?,
                ',' | '+' => self.separate(next, start)?,
                ']' | ')' => {
                    if let Some(form) = self.close(next, start)? {
                        return Ok(form);
                    }
                }
                other => {
                    let message = zermelo_core::message!(
                        "'{escape_debug}' has no meaning in a misère form",
                        escape_debug = other.escape_debug()
                    );
                    return Err(self.wrong(start..self.at, &message.to_string()));
                }
            }
        }
    }

    fn open(&mut self, bracket: Bracket, start: usize) {
        self.open.push(Open::new(bracket, start, self.at));
    }

    /// Adds to what stands beside each other in the bracket that is open.
    fn item(&mut self, form: MisereForm, start: usize, is_digit: bool) -> Result<(), ReadError> {
        let Some(open) = self.open.last_mut() else {
            return Err(self.wrong(start..self.at, "expected *[ before it"));
        };
        open.is_number &= is_digit;
        open.run.push(form);
        Ok(())
    }

    fn digit(&mut self, start: usize) -> Result<(), ReadError> {
        let digit = u32::from(self.text.as_bytes()[start] - b'0');
        let heap = self.forms.nim_heap(digit)?;
        self.item(heap, start, true)
    }

    /// `&12;` behind the sign.
    fn heap(&mut self, start: usize) -> Result<MisereForm, ReadError> {
        let rest = &self.text[self.at..self.end];
        let digits = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        if digits == 0 || !rest[digits..].starts_with(';') {
            return Err(self.wrong(start..self.at, "expected a number and ';', as in &12;"));
        }
        let number = self.at..self.at + digits;
        self.at = number.end + 1;
        self.nim_heap(number)
    }

    fn nim_heap(&mut self, digits: Range<usize>) -> Result<MisereForm, ReadError> {
        match self.text[digits.clone()].parse::<u32>() {
            Ok(size) if size <= MOST_NIM_HEAP => Ok(self.forms.nim_heap(size)?),
            _ => {
                let message = zermelo_core::message!(
                    "nim-heaps are written in misère forms up to {MOST_NIM_HEAP}",
                    MOST_NIM_HEAP
                );
                Err(self.wrong(digits, &message.to_string()))
            }
        }
    }

    /// What stands in brackets behind a form: `#`, and nim-heaps that are added or taken away.
    fn suffixes(&mut self) -> Result<(), ReadError> {
        loop {
            let start = self.at;
            let Some(next) = self.text[self.at..self.end].chars().next() else {
                return Err(self.wrong(start.saturating_sub(1)..start, "this bracket is not closed"));
            };
            self.at += next.len_utf8();
            let is_less = next == '-';
            match next {
                ']' => return Ok(()),
                '#' => self.sharp(start)?,
                '-' | '0'..='9' | '&' => {
                    if is_less {
                        let sign = self.text[self.at..self.end].chars().next();
                        if !sign.is_some_and(|next| next.is_ascii_digit() || next == '&') {
                            return Err(self.wrong(start..self.at, "expected a nim-heap after the minus"));
                        }
                        self.at += 1;
                    }
                    let at = self.at - 1;
                    let heap = match self.text.as_bytes()[at] {
                        b'&' => self.heap(at)?,
                        digit => self.forms.nim_heap(u32::from(digit - b'0'))?,
                    };
                    self.add(heap, is_less, start)?;
                }
                _ => {
                    let message =
                        "after a form, brackets hold '#' and nim-heaps that are added or taken away";
                    return Err(self.wrong(start..self.at, message));
                }
            }
        }
    }

    /// Adds a nim-heap to the last form read, or takes it away.
    fn add(&mut self, heap: MisereForm, is_less: bool, start: usize) -> Result<(), ReadError> {
        let place = start..self.at;
        let Some(last) = self.last() else { return Err(self.wrong(place, "there is no form before it")) };
        let form =
            if is_less { self.forms.difference(last, heap)? } else { Some(self.forms.sum(last, heap)?) };
        let Some(form) = form else {
            return Err(
                self.wrong(place, "this nim-heap is not part of the form, so it cannot be taken away")
            );
        };
        self.replace_last(form);
        Ok(())
    }

    fn sharp(&mut self, start: usize) -> Result<(), ReadError> {
        let Some(last) = self.last() else {
            return Err(self.wrong(start..self.at, "there is no form before '#'"));
        };
        let form = self.forms.from_options(vec![last])?;
        self.replace_last(form);
        Ok(())
    }

    fn last(&self) -> Option<MisereForm> {
        self.open.last()?.run.last().copied()
    }

    fn replace_last(&mut self, form: MisereForm) {
        if let Some(open) = self.open.last_mut() {
            open.run.pop();
            open.run.push(form);
            open.is_number = false;
        }
    }

    /// The option that ends here: what stands beside each other, or one number, and what was added before.
    fn option(&mut self, end: usize) -> Result<MisereForm, ReadError> {
        let open = self.open.last_mut().expect("there is a bracket open");
        let run = std::mem::take(&mut open.run);
        let (before, place, is_number) = (open.before_plus.take(), open.run_start..end, open.is_number);
        open.run_start = self.at;
        open.is_number = true;
        let form = match run[..] {
            [] => return Err(self.wrong(end..end, "expected an option")),
            [only] => only,
            _ if is_number => {
                let text = &self.text[place.clone()];
                let (start, length) = (place.start + text.len() - text.trim_start().len(), text.trim().len());
                if text.trim().contains(char::is_whitespace) {
                    return Err(self.wrong(place, "expected a comma between numbers"));
                }
                self.nim_heap(start..start + length)?
            }
            _ => self.forms.from_options(run)?,
        };
        match before {
            Some(before) => Ok(self.forms.sum(before, form)?),
            None => Ok(form),
        }
    }

    fn separate(&mut self, sign: char, start: usize) -> Result<(), ReadError> {
        if self.open.last().is_none_or(|open| open.bracket == Bracket::Parenthesis) {
            let message = zermelo_core::message!("'{sign}' stands outside brackets", sign);
            return Err(self.wrong(start..self.at, &message.to_string()));
        }
        let form = self.option(start)?;
        if let Some(open) = self.open.last_mut() {
            match sign {
                ',' => open.options.push(form),
                _ => open.before_plus = Some(form),
            }
        }
        Ok(())
    }

    /// Closes a bracket; the form when it is the outermost.
    fn close(&mut self, sign: char, start: usize) -> Result<Option<MisereForm>, ReadError> {
        let place = start..self.at;
        let bracket = self.open.last().map(|open| open.bracket);
        match (bracket, sign) {
            (Some(Bracket::Star | Bracket::List), ']') | (Some(Bracket::Parenthesis), ')') => {}
            _ => return Err(self.wrong(place, "this bracket closes nothing")),
        }
        let is_empty = self
            .open
            .last()
            .is_some_and(|open| open.options.is_empty() && open.run.is_empty() && open.before_plus.is_none());
        if bracket == Some(Bracket::Parenthesis) {
            let open = self.open.pop().expect("it was looked at");
            if open.run.len() < 2 {
                return Err(self.wrong(open.start..self.at, "expected two options or more in parentheses"));
            }
            let form = self.forms.from_options(open.run)?;
            self.item(form, start, false)?;
            return Ok(None);
        }
        // What is printed without commas is one option of several forms: those are the options.
        let is_run = self.open.last().is_some_and(|open| open.options.is_empty());
        let last = if is_empty { None } else { Some(self.option(start)?) };
        let mut open = self.open.pop().expect("it was looked at");
        open.options.extend(last);
        let form = match (open.bracket, &open.options[..]) {
            (Bracket::Star, [only]) if is_run => *only,
            _ => self.forms.from_options(open.options)?,
        };
        if self.open.is_empty() {
            return Ok(Some(form));
        }
        self.item(form, start, false)?;
        Ok(None)
    }

    fn skip(&mut self, wanted: char) -> bool {
        let is_there = self.text[self.at..self.end].starts_with(wanted);
        self.at += if is_there { wanted.len_utf8() } else { 0 };
        is_there
    }

    fn wrong(&self, place: Range<usize>, message: &str) -> ReadError {
        ParseError::at(self.text, place, message, HINT).into()
    }
}
