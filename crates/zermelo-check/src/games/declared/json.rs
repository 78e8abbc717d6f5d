//! JSON in its one spelling: no blanks, every key in its place, nothing escaped that need not be. So a reader knows what comes
//! next, and equal values are equal bytes.

use crate::limits::Meter;
use crate::verdict::Failure;

/// Lists and objects are nested at most this deep.
const DEEPEST: usize = 64;

/// A text, and how far it has been read.
pub(super) struct Reader<'a> {
    text: &'a str,
    rest: &'a str,
    depth: usize,
    meter: &'a Meter<'a>,
}

impl<'a> Reader<'a> {
    pub(super) const fn new(text: &'a str, meter: &'a Meter<'a>) -> Self {
        Self { text, rest: text, depth: 0, meter }
    }

    /// Nothing may follow.
    pub(super) fn end(&self) -> Result<(), Failure> {
        if self.rest.is_empty() { Ok(()) } else { Err(self.expected("the end")) }
    }

    /// Says what should stand here.
    pub(super) fn expected(&self, what: &str) -> Failure {
        const LONGEST: usize = 30;
        let found: String = self.rest.chars().take(LONGEST).collect();
        let found = if found.is_empty() { "the end".to_owned() } else { format!("'{found}'") };
        format!("byte {}: expected {what}, found {found}", self.text.len() - self.rest.len()).into()
    }

    /// Takes what comes next, if it is this.
    pub(super) fn takes(&mut self, sign: &str) -> bool {
        let after = self.rest.strip_prefix(sign);
        self.rest = after.unwrap_or(self.rest);
        after.is_some()
    }

    pub(super) fn expect(&mut self, sign: &str) -> Result<(), Failure> {
        if self.takes(sign) { Ok(()) } else { Err(self.expected(&format!("'{sign}'"))) }
    }

    /// `KEY VALUE`, where the key is written with all signs before and after it, as `,"frame":`.
    pub(super) fn field<T>(
        &mut self,
        key: &str,
        read: impl FnOnce(&mut Self) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        self.expect(key)?;
        self.nested(read)
    }

    fn nested<T>(&mut self, read: impl FnOnce(&mut Self) -> Result<T, Failure>) -> Result<T, Failure> {
        if self.depth == DEEPEST {
            return Err(self.expected("rules that are not nested as deep as this"));
        }
        self.depth += 1;
        let value = read(self)?;
        self.depth -= 1;
        Ok(value)
    }

    pub(super) fn list<T>(
        &mut self,
        mut read: impl FnMut(&mut Self) -> Result<T, Failure>,
    ) -> Result<Vec<T>, Failure> {
        /// Bytes of an element for each of its own: lists grow by doubling.
        const GROWING: usize = 2;
        /// Bytes of the list itself, wherever it is kept.
        const KEPT_LIST: usize = 32;
        self.expect("[")?;
        self.meter.keep(KEPT_LIST)?;
        let mut list = Vec::new();
        while !self.takes("]") {
            if !list.is_empty() {
                self.expect(",")?;
            }
            self.meter.work(1)?;
            self.meter.keep(GROWING * size_of::<T>())?;
            list.push(self.nested(&mut read)?);
        }
        Ok(list)
    }

    pub(super) fn boolean(&mut self) -> Result<bool, Failure> {
        self.one_of(&[("false", false), ("true", true)])
    }

    /// One of some words, each with what it means.
    pub(super) fn one_of<T: Copy>(&mut self, words: &[(&str, T)]) -> Result<T, Failure> {
        match words.iter().find(|(word, _)| self.takes(word)) {
            Some(&(_, meaning)) => Ok(meaning),
            None => {
                let names: Vec<&str> = words.iter().map(|&(word, _)| word).collect();
                Err(self.expected(&format!("one of {}", names.join(", "))))
            }
        }
    }

    /// An integer of at most 18 digits: no zero in front of others, no sign before 0.
    pub(super) fn integer(&mut self) -> Result<i64, Failure> {
        const MOST_DIGITS: usize = 18;
        let start = self.rest;
        let is_negative = self.takes("-");
        let end = self.rest.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(self.rest.len());
        let (digits, rest) = self.rest.split_at(end);
        let is_plain = digits == "0" && !is_negative || !digits.starts_with('0');
        match digits.parse::<i64>() {
            Ok(size) if is_plain && digits.len() <= MOST_DIGITS => {
                self.rest = rest;
                Ok(if is_negative { -size } else { size })
            }
            _ => {
                self.rest = start;
                Err(self.expected("a number"))
            }
        }
    }

    /// An integer of some type.
    pub(super) fn number<T: TryFrom<i64>>(&mut self) -> Result<T, Failure> {
        let start = self.rest;
        let number = self.integer()?;
        T::try_from(number).map_err(|_| {
            self.rest = start;
            self.expected("a number in its bounds")
        })
    }

    pub(super) fn text(&mut self) -> Result<String, Failure> {
        let start = self.rest;
        self.expect("\"")?;
        let mut text = String::new();
        loop {
            let end = self.rest.find(|letter: char| letter == '"' || letter == '\\' || letter < ' ');
            let (plain, rest) = self.rest.split_at(end.unwrap_or(self.rest.len()));
            self.meter.work(plain.len() as u64)?;
            self.meter.keep(plain.len())?;
            text += plain;
            self.rest = rest;
            if self.takes("\"") {
                return Ok(text);
            }
            match self.escaped() {
                Some(letter) => text.push(letter),
                None if end.is_none() => {
                    self.rest = start;
                    return Err(self.expected("a text and '\"' after it"));
                }
                None => return Err(self.expected("a letter of a text")),
            }
        }
    }

    /// A letter that cannot stand for itself in a text.
    fn escaped(&mut self) -> Option<char> {
        let after = self.rest.strip_prefix('\\')?;
        let short =
            [('"', '"'), ('\\', '\\'), ('b', '\u{8}'), ('t', '\t'), ('n', '\n'), ('f', '\u{c}'), ('r', '\r')];
        let sign = after.chars().next()?;
        if let Some(&(_, letter)) = short.iter().find(|(name, _)| *name == sign) {
            self.rest = &after[1..];
            return Some(letter);
        }
        let digits = after.strip_prefix("u00")?.get(..2)?;
        let letter = char::from(u8::from_str_radix(digits, 16).ok()?);
        let is_plain = letter < ' '
            && !short.iter().any(|&(_, named)| named == letter)
            && digits.bytes().all(|digit| digit.is_ascii_digit() || digit.is_ascii_lowercase());
        self.rest = &after[5..];
        is_plain.then_some(letter)
    }
}

/// The length of the object that a text begins with; of all of it where the object has no end.
pub(super) fn object_length(text: &str) -> usize {
    let (mut depth, mut is_in_text, mut is_escaped) = (0_usize, false, false);
    for (place, letter) in text.bytes().enumerate() {
        match letter {
            _ if is_escaped => is_escaped = false,
            b'\\' if is_in_text => is_escaped = true,
            b'"' => is_in_text = !is_in_text,
            b'{' if !is_in_text => depth += 1,
            b'}' if !is_in_text => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth == 0 {
            return if place == 0 { 0 } else { place + 1 };
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::{Reader, object_length};
    use crate::limits::{Limits, Meter};

    #[test]
    fn texts_and_numbers_have_one_spelling() {
        let meter = Meter::new(Limits::default());
        for (json, text) in [
            (r#""""#, ""),
            (r#""a b+é""#, "a b+é"),
            (r#""\"\\\n\u001b""#, "\"\\\n\u{1b}"),
            ("\"\u{7f}/\"", "\u{7f}/"),
        ] {
            let mut reader = Reader::new(json, &meter);
            assert_eq!(reader.text().unwrap(), text);
            assert!(reader.end().is_ok());
        }
        for json in [
            r#""\/""#,
            r#""a"#,
            r#""\u000a""#,
            r#""\u001B""#,
            r#""\u0041""#,
            "\"\n\"",
            r#""\u00"#,
            "a",
            r#""\"#,
        ] {
            assert!(Reader::new(json, &meter).text().is_err(), "{json}");
        }
        for (json, number) in [("0", 0), ("-7", -7), ("999999999999999999", 999_999_999_999_999_999)] {
            assert_eq!(Reader::new(json, &meter).integer().unwrap(), number);
        }
        for json in ["", "-", "-0", "01", "+1", "1000000000000000000", "x"] {
            assert!(Reader::new(json, &meter).integer().is_err(), "{json}");
        }
        assert!(Reader::new("-1", &meter).number::<u32>().is_err());
        assert!(Reader::new("[1,2,]", &meter).list(Reader::integer).is_err());
        assert!(Reader::new("[1 ,2]", &meter).list(Reader::integer).is_err());
        assert_eq!(Reader::new("[1,2]", &meter).list(Reader::integer).unwrap(), [1, 2]);
    }

    #[test]
    fn objects_end_with_their_last_brace() {
        for (text, length) in
            [(r#"{"a":"} + \"}"} + nim"#, 15), ("{}", 2), ("{{}} + {}", 4), ("{\"", 2), ("nim", 0), ("", 0)]
        {
            assert_eq!(object_length(text), length, "{text}");
        }
    }
}
