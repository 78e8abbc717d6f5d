//! Codes of take-and-break games: octal, hexadecimal and general digits, repeating parts, and named games.
//!
//! Digit `d_i` says what may be left of a heap when `i` tokens are taken from it: bit `k` of the digit allows to leave
//! exactly `k` non-empty heaps (Guy and Smith 1956; Winning Ways, chapter 4). So `0.77` is Kayles, `4!.0` is Grundy's
//! game, `0.[3]` is Nim.

use std::fmt;
use std::str::FromStr;
use zermelo_core::ParseError;

/// Codes with more digits are refused.
pub const MOST_DIGITS: usize = 4096;

/// How many heaps may be left by one move of a take-and-break game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Digit {
    /// Bit `k` is set when exactly `k` non-empty heaps may be left.
    pub counts: u64,
    /// From this number of heaps on, any number may be left.
    pub any_from: Option<u8>,
    /// Whether the heaps left must all differ in size (written `!`).
    pub distinct: bool,
}

impl Digit {
    /// The digit that allows nothing.
    pub const ZERO: Self = Self { counts: 0, any_from: None, distinct: false };

    /// The digit of a subtraction game: a heap or nothing may be left.
    pub const TAKE: Self = Self { counts: 3, any_from: None, distinct: false };

    /// A digit by its value: 0 to 7 in octal, to 15 in hexadecimal codes.
    pub const fn plain(counts: u64) -> Self {
        Self { counts, any_from: None, distinct: false }
    }

    /// Whether exactly `count` non-empty heaps may be left.
    pub fn allows(self, count: usize) -> bool {
        let listed = count < 64 && self.counts >> count & 1 == 1;
        listed || self.any_from.is_some_and(|from| count >= usize::from(from))
    }

    /// Whether the digit allows no move.
    pub const fn is_zero(self) -> bool {
        self.counts == 0 && self.any_from.is_none()
    }

    /// The greatest number of heaps that may be left, `None` when there is no bound.
    pub fn most_heaps(self) -> Option<usize> {
        match self.any_from {
            Some(_) => None,
            None => Some(63 - self.counts.max(1).leading_zeros() as usize),
        }
    }

    /// The same digit in the one form that equal digits share.
    fn normal(mut self) -> Self {
        if let Some(from) = &mut self.any_from {
            self.counts &= (1 << *from) - 1;
            while *from > 0 && self.counts >> (*from - 1) & 1 == 1 {
                *from -= 1;
                self.counts &= !(1 << *from);
            }
        }
        if self.any_from.is_none() && self.counts < 4 {
            self.distinct = false;
        }
        self
    }
}

impl fmt::Display for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.any_from {
            Some(0) => write!(f, "*")?,
            None if self.counts < 16 => write!(f, "{:X}", self.counts)?,
            _ => {
                let listed =
                    (0..64).filter(|count| self.counts >> count & 1 == 1).map(|count| count.to_string());
                let open = self.any_from.map(|from| format!("{from}+"));
                write!(f, "{{{}}}", listed.chain(open).collect::<Vec<_>>().join(","))?;
            }
        }
        if self.distinct { write!(f, "!") } else { Ok(()) }
    }
}

/// The code of a take-and-break game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct HeapCode {
    /// `d_0, d_1, …` up to the repeating part, without zeros at the end when nothing repeats.
    digits: Vec<Digit>,
    /// The part that repeats for ever, empty for finite codes; not all zero.
    repeating: Vec<Digit>,
}

/// A code with a name of its own.
#[derive(Clone, Copy, Debug)]
pub struct NamedCode {
    /// The name on the command line.
    pub name: &'static str,
    /// The game.
    pub title: &'static str,
    /// The code.
    pub code: &'static str,
}

/// Games known by name.
pub static NAMED_CODES: &[NamedCode] = &[
    NamedCode { name: "kayles", title: "Kayles", code: "0.77" },
    NamedCode { name: "dawsons-kayles", title: "Dawson's Kayles", code: "0.07" },
    NamedCode { name: "dawsons-chess", title: "Dawson's Chess", code: "0.137" },
    NamedCode { name: "treblecross", title: "Treblecross", code: "0.007" },
    NamedCode { name: "guiles", title: "Guiles", code: "0.15" },
    NamedCode { name: "officers", title: "Officers", code: "0.6" },
    NamedCode { name: "grundys-game", title: "Grundy's game", code: "4!.0" },
    NamedCode { name: "laskers-nim", title: "Lasker's Nim", code: "4.[3]" },
    NamedCode { name: "nim", title: "Nim", code: "0.[3]" },
];

/// A code that works, for error messages.
const HINT: &str = "a code is 0 or 4, a point and digits: 0.77 (Kayles), 0.3F, 4!.0, 0.{0,1,3}, 0.[3]; \
                    or a name such as kayles, subtraction:1,3,4, all-but:2,3";

impl HeapCode {
    /// A code from its digits `d_0, d_1, …` and the part that repeats after them.
    ///
    /// Errors when `d_0` allows to leave fewer than two heaps: that would be a pass, or a move out of nothing.
    pub fn new(digits: Vec<Digit>, repeating: Vec<Digit>) -> Result<Self, CodeError> {
        let mut code = Self { digits, repeating };
        if code.digits.is_empty() {
            code.digits.push(Digit::ZERO);
        }
        if code.digits.len() + code.repeating.len() > MOST_DIGITS + 1 {
            return Err(CodeError::TooLong);
        }
        for digit in code.digits.iter_mut().chain(&mut code.repeating) {
            *digit = digit.normal();
        }
        if code.digits[0].allows(0) || code.digits[0].allows(1) {
            return Err(CodeError::NothingTaken);
        }
        code.shorten();
        Ok(code)
    }

    /// The code of the subtraction game with these takes.
    pub fn subtraction(takes: &[u64]) -> Result<Self, CodeError> {
        let mut digits = vec![Digit::ZERO; longest_take(takes)? + 1];
        for &take in takes {
            digits[take as usize] = Digit::TAKE;
        }
        Self::new(digits, Vec::new())
    }

    /// The code of the game in which any number of tokens may be taken except these.
    pub fn all_but(takes: &[u64]) -> Result<Self, CodeError> {
        let mut digits = vec![Digit::TAKE; longest_take(takes)? + 1];
        digits[0] = Digit::ZERO;
        for &take in takes {
            digits[take as usize] = Digit::ZERO;
        }
        Self::new(digits, vec![Digit::TAKE])
    }

    /// What may be left when `taken` tokens are taken.
    pub fn digit(&self, taken: u64) -> Digit {
        let finite = self.digits.len() as u64;
        if taken < finite {
            return self.digits[taken as usize];
        }
        match self.repeating.len() as u64 {
            0 => Digit::ZERO,
            period => self.repeating[((taken - finite) % period) as usize],
        }
    }

    /// The digits before the repeating part, `d_0` first.
    pub fn digits(&self) -> &[Digit] {
        &self.digits
    }

    /// The repeating part, empty when there is none.
    pub fn repeating(&self) -> &[Digit] {
        &self.repeating
    }

    /// The greatest number of tokens that a move takes, `None` when there is no bound.
    pub fn most_taken(&self) -> Option<u64> {
        self.repeating.is_empty().then(|| self.digits.len() as u64 - 1)
    }

    /// Whether the code is finite and no move leaves more than two heaps: an octal game, or Grundy's.
    pub fn is_octal(&self) -> bool {
        self.repeating.is_empty() && self.most_heaps().is_some_and(|most| most <= 2)
    }

    /// The greatest number of heaps that a move leaves, `None` when there is no bound.
    pub fn most_heaps(&self) -> Option<usize> {
        let all = self.digits.iter().chain(&self.repeating);
        all.map(|digit| digit.most_heaps()).try_fold(0, |most, heaps| Some(most.max(heaps?)))
    }

    /// Takes away what changes nothing: zeros at the end, repeated digits that the repeating part covers.
    fn shorten(&mut self) {
        if self.repeating.iter().all(|digit| digit.is_zero()) {
            self.repeating.clear();
        }
        if self.repeating.is_empty() {
            while self.digits.len() > 1 && self.digits.last().is_some_and(|digit| digit.is_zero()) {
                self.digits.pop();
            }
            return;
        }
        let length = self.repeating.len();
        let divides = |period: &usize| {
            length.is_multiple_of(*period)
                && (*period..length).all(|at| self.repeating[at] == self.repeating[at - period])
        };
        let period = (1..=length).find(divides).unwrap_or(length);
        self.repeating.truncate(period);
        while self.digits.len() > 1 && self.digits.last() == self.repeating.last() {
            self.digits.pop();
            self.repeating.rotate_right(1);
        }
    }
}

fn longest_take(takes: &[u64]) -> Result<usize, CodeError> {
    match (takes.iter().min(), takes.iter().max()) {
        (Some(1..), Some(&most)) if most <= MOST_DIGITS as u64 => Ok(most as usize),
        (Some(1..), Some(_)) => Err(CodeError::TooLong),
        (Some(0), _) => Err(CodeError::ZeroTake),
        _ => Err(CodeError::NoTakes),
    }
}

/// Why there is no such game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CodeError {
    /// A move that takes nothing must leave at least two heaps.
    #[error("a move that takes nothing must split the heap: before the point stands 0 or 4")]
    NothingTaken,
    /// More digits than are kept.
    #[error("a code has at most {MOST_DIGITS} digits behind the point")]
    TooLong,
    /// A subtraction set without takes.
    #[error("the set of takes is empty")]
    NoTakes,
    /// A take of nothing.
    #[error("a take of 0 is no move")]
    ZeroTake,
}

impl fmt::Display for HeapCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.", self.digits[0])?;
        for digit in &self.digits[1..] {
            write!(f, "{digit}")?;
        }
        if !self.repeating.is_empty() {
            write!(f, "[")?;
            for digit in &self.repeating {
                write!(f, "{digit}")?;
            }
            return write!(f, "]");
        }
        if self.digits.len() == 1 { write!(f, "0") } else { Ok(()) }
    }
}

impl FromStr for HeapCode {
    type Err = ParseError;

    /// Reads a code or the name of one. `.77` is short for `0.77`.
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let word = text.trim();
        if word.is_empty() {
            return Err(ParseError::whole(text, "a code is missing", HINT));
        }
        if let Some(named) = NAMED_CODES.iter().find(|named| is_name(word, named.name)) {
            return named.code.parse();
        }
        for (prefix, make) in [
            ("subtraction:", Self::subtraction as fn(&[u64]) -> Result<Self, CodeError>),
            ("all-but:", Self::all_but),
        ] {
            if let Some(list) = word.strip_prefix(prefix) {
                return make(&parse_takes(text, list)?)
                    .map_err(|error| ParseError::part(text, list, error.to_string(), HINT));
            }
        }
        let Some((whole, fraction)) = word.split_once('.') else {
            let message = if word.starts_with(|c: char| c.is_ascii_alphabetic()) {
                "there is no game of this name"
            } else {
                "a code has a point in it"
            };
            return Err(ParseError::part(text, word, message, HINT));
        };
        let mut reader = Reader { text, rest: whole };
        let mut digits = reader.digits()?;
        reader.expect_end()?;
        while digits.len() > 1 && digits[0].is_zero() {
            digits.remove(0);
        }
        if digits.len() > 1 {
            return Err(ParseError::part(text, whole, "only one digit stands before the point", HINT));
        }
        if digits.is_empty() {
            digits.push(Digit::ZERO);
        }
        reader.rest = fraction;
        digits.extend(reader.digits()?);
        let mut repeating = Vec::new();
        if reader.accept('[') {
            let start = reader.rest;
            repeating = reader.digits()?;
            if repeating.is_empty() {
                return Err(ParseError::part(text, start, "the repeating part is empty", HINT));
            }
            if !reader.accept(']') {
                return Err(ParseError::part(text, reader.rest, "a ']' is missing here", HINT));
            }
        }
        reader.expect_end()?;
        Self::new(digits, repeating).map_err(|error| {
            let part = if error == CodeError::NothingTaken { whole } else { word };
            ParseError::part(text, part, error.to_string(), HINT)
        })
    }
}

/// Whether a word is a name, whatever its case and its hyphens, apostrophes and underscores.
fn is_name(word: &str, name: &str) -> bool {
    let letters = |text: &str| -> String {
        text.chars().filter(char::is_ascii_alphabetic).map(|c| c.to_ascii_lowercase()).collect()
    };
    word.starts_with(|c: char| c.is_ascii_alphabetic())
        && word.chars().all(|c| c.is_ascii_alphabetic() || "-_'’".contains(c))
        && letters(word) == letters(name)
}

/// Takes with commas between them, or ranges of takes such as `2..5`.
fn parse_takes(text: &str, list: &str) -> Result<Vec<u64>, ParseError> {
    let number = |word: &str| {
        let value = word.parse::<u64>().ok().filter(|_| !word.starts_with('+'));
        value.ok_or_else(|| ParseError::part(text, word, "a take is a whole number from 1 on", HINT))
    };
    let mut takes = Vec::new();
    for word in list.split(',') {
        let Some((first, last)) = word.split_once("..") else {
            takes.push(number(word)?);
            continue;
        };
        let (first, last) = (number(first)?, number(last)?);
        if last < first {
            return Err(ParseError::part(text, word, "the range of takes is empty", HINT));
        }
        // More digits than a code may have are refused with the greatest take, without a list of all.
        takes.extend(first..=last.min(first.saturating_add(MOST_DIGITS as u64)));
        takes.push(last);
    }
    Ok(takes)
}

/// Reads digits from the front of `rest`, a part of `text`.
struct Reader<'a> {
    text: &'a str,
    rest: &'a str,
}

impl<'a> Reader<'a> {
    fn accept(&mut self, expected: char) -> bool {
        match self.rest.strip_prefix(expected) {
            Some(rest) => {
                self.rest = rest;
                true
            }
            None => false,
        }
    }

    fn error(&self, part: &'a str, message: &str) -> ParseError {
        ParseError::part(self.text, part, message, HINT)
    }

    fn first(&self) -> &'a str {
        let length = self.rest.chars().next().map_or(0, char::len_utf8);
        &self.rest[..length]
    }

    fn expect_end(&self) -> Result<(), ParseError> {
        if self.rest.is_empty() {
            return Ok(());
        }
        Err(self.error(self.first(), "this is not a digit of a code"))
    }

    /// Digits up to something that is none.
    fn digits(&mut self) -> Result<Vec<Digit>, ParseError> {
        let mut digits = Vec::new();
        while let Some(first) = self.rest.chars().next() {
            let start = self.rest;
            let mut digit = match first {
                '{' => {
                    self.accept('{');
                    self.list(start)?
                }
                '*' => {
                    self.accept('*');
                    Digit { counts: 0, any_from: Some(0), distinct: false }
                }
                _ => match first.to_digit(16) {
                    Some(value) => {
                        self.accept(first);
                        Digit::plain(u64::from(value))
                    }
                    None => break,
                },
            };
            if self.accept('!') {
                digit.distinct = true;
            }
            if digits.len() > MOST_DIGITS {
                return Err(ParseError::whole(self.text, CodeError::TooLong.to_string(), HINT));
            }
            digits.push(digit);
        }
        Ok(digits)
    }

    /// The numbers of heaps in braces: `0,1,3}` or `0,2+}`, the brace before them already read.
    fn list(&mut self, start: &'a str) -> Result<Digit, ParseError> {
        let Some((inside, rest)) = self.rest.split_once('}') else {
            return Err(self.error(&start[..1], "this brace is not closed"));
        };
        self.rest = rest;
        let mut digit = Digit::ZERO;
        for word in inside.split(',').map(str::trim) {
            let (number, open) = word.strip_suffix('+').map_or((word, false), |number| (number, true));
            let count = number.parse().ok().filter(|&count: &u8| count < 64 && !number.starts_with('+'));
            let count =
                count.ok_or_else(|| self.error(word, "a number of heaps from 0 to 63 is expected here"))?;
            if open {
                digit.any_from = Some(digit.any_from.map_or(count, |from| from.min(count)));
            } else {
                digit.counts |= 1 << count;
            }
        }
        Ok(digit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str) -> String {
        text.parse::<HeapCode>().unwrap_or_else(|error| panic!("{text}: {error}")).to_string()
    }

    #[test]
    fn codes_have_one_normal_form() {
        let same = [
            ("0.77", "0.77"),
            (".770", "0.77"),
            ("04.30", "4.3"),
            ("04.00[30]", "4.0[03]"),
            ("04.00[00]", "4.0"),
            ("00.00[00]", "0.0"),
            ("0.{0,1,2}", "0.7"),
            ("0.{0,1,3}", "0.B"),
            ("0.{1,2}!", "0.6!"),
            ("0.3!", "0.3"),
            ("0.{0,1,2+}", "0.*"),
            ("0.{0,2,3+}!", "0.{0,2+}!"),
            ("0.3f", "0.3F"),
            ("0.333[33]", "0.[3]"),
            ("0.3[03]", "0.[30]"),
            ("0.0[7373]", "0.0[73]"),
            ("4!.0", "4!.0"),
            ("Kayles", "0.77"),
            ("Dawson's-Kayles", "0.07"),
            ("subtraction:2,3,7", "0.0330003"),
            ("all-but:2,3,7", "0.3003330[3]"),
        ];
        for (text, normal) in same {
            assert_eq!(shown(text), normal, "{text}");
            assert_eq!(shown(normal), normal, "{normal}");
        }
    }

    #[test]
    fn errors_say_where() {
        let place = |text: &str| {
            let error = text.parse::<HeapCode>().unwrap_err();
            error.text[error.span].to_owned()
        };
        assert_eq!(place("0.8z"), "z");
        assert_eq!(place("1.77"), "1");
        assert_eq!(place("0.{1,x}"), "x");
        assert_eq!(place("0.{1,2"), "{");
        assert_eq!(place("0.3[3"), "");
        assert_eq!(place("0.3]"), "]");
        assert_eq!(place("84.3"), "84");
        assert_eq!(place("kales"), "kales");
        assert_eq!(place("subtraction:1,x"), "x");
        assert!("".parse::<HeapCode>().is_err() && "077".parse::<HeapCode>().is_err());
        assert!(format!("0.{}", "7".repeat(1_000_000)).parse::<HeapCode>().is_err());
    }

    #[test]
    fn digits_repeat() {
        let code: HeapCode = "0.3[07]".parse().unwrap();
        let digits: Vec<u64> = (0..7).map(|taken| code.digit(taken).counts).collect();
        assert_eq!(digits, [0, 3, 0, 7, 0, 7, 0]);
        assert_eq!(code.most_taken(), None);
        assert!(!code.is_octal() && shown("0.77") == "0.77");
        assert_eq!("0.3F".parse::<HeapCode>().unwrap().most_heaps(), Some(3));
    }
}
