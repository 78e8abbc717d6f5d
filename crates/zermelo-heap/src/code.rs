//! Codes of take-and-break games: octal, hexadecimal and general digits, repeating parts, and named games.
//!
//! Digit `d_i` says what may be left of a heap when `i` tokens are taken from it: bit `k` of the digit allows to leave
//! exactly `k` non-empty heaps (Guy and Smith 1956; Winning Ways, chapter 4). So `0.77` is Kayles, `4!.0` is Grundy's
//! game, `0.[3]` is Nim. Signs say what the sizes of the heaps left must be like: `!` all different, `?` not all equal,
//! `=` all equal.

use std::fmt;
use std::str::FromStr;
use zermelo_core::ParseError;

/// Codes with more digits are refused.
pub const MOST_DIGITS: usize = 4096;

/// What the sizes of the heaps that a move leaves must be like, where it leaves at least two.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Sizes {
    /// Whatever they are.
    #[default]
    Any,
    /// No two are equal: `!`.
    Different,
    /// Not all are equal: `?`.
    NotAllEqual,
    /// All are equal: `=`.
    AllEqual,
}

impl Sizes {
    /// Those that have a sign.
    const SIGNED: [Self; 3] = [Self::Different, Self::NotAllEqual, Self::AllEqual];

    /// The sign behind a digit or a number of heaps.
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Any => "",
            Self::Different => "!",
            Self::NotAllEqual => "?",
            Self::AllEqual => "=",
        }
    }

    fn of_sign(sign: char) -> Option<Self> {
        Self::SIGNED.into_iter().find(|sizes| sizes.sign().starts_with(sign))
    }

    /// Whether heaps of these sizes, in ascending order, are such.
    pub fn allow<S: PartialEq>(self, heaps: &[S]) -> bool {
        let equal = heaps.windows(2).filter(|pair| pair[0] == pair[1]).count();
        match self {
            Self::Any => true,
            Self::Different => equal == 0,
            Self::NotAllEqual => heaps.len() < 2 || equal < heaps.len() - 1,
            Self::AllEqual => equal + 1 >= heaps.len(),
        }
    }
}

/// How many heaps may be left by one move of a take-and-break game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Digit {
    /// Bit `k` is set when exactly `k` non-empty heaps may be left.
    pub counts: u64,
    /// From this number of heaps on, any number may be left.
    pub any_from: Option<u8>,
    /// For each of [`Sizes::SIGNED`] the numbers of heaps, of `counts`, whose sizes must be such.
    signed: [u64; 3],
    /// What the sizes must be like from `any_from` heaps on.
    open: Sizes,
}

/// The numbers of heaps that have sizes to compare.
const SEVERAL: u64 = !3;

impl Digit {
    /// The digit that allows nothing.
    pub const ZERO: Self = Self::plain(0);

    /// The digit of a subtraction game: a heap or nothing may be left.
    pub const TAKE: Self = Self::plain(3);

    /// A digit by its value: 0 to 7 in octal, to 15 in hexadecimal codes.
    pub const fn plain(counts: u64) -> Self {
        Self { counts, any_from: None, signed: [0; 3], open: Sizes::Any }
    }

    /// Whether exactly `count` non-empty heaps may be left.
    pub fn allows(self, count: usize) -> bool {
        let listed = count < 64 && self.counts >> count & 1 == 1;
        listed || self.any_from.is_some_and(|from| count >= usize::from(from))
    }

    /// What the sizes of `count` heaps must be like.
    pub fn sizes(self, count: usize) -> Sizes {
        let is_listed = count < 64 && self.counts >> count & 1 == 1;
        match count {
            0 | 1 => Sizes::Any,
            _ if !is_listed => self.open,
            _ => {
                let signed = Sizes::SIGNED.into_iter().zip(self.signed);
                signed
                    .filter(|(_, counts)| counts >> count & 1 == 1)
                    .map(|(sizes, _)| sizes)
                    .next()
                    .unwrap_or_default()
            }
        }
    }

    /// What the sizes must be like from [`any_from`](Self::any_from) heaps on.
    pub const fn open_sizes(self) -> Sizes {
        self.open
    }

    /// Whether heaps may be left whatever their sizes are.
    pub fn is_plain(self) -> bool {
        self.open == Sizes::Any && self.signed == [0; 3]
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

    /// Gives sizes to the numbers of heaps that may have any so far.
    fn sign(&mut self, sizes: Sizes) {
        let named = self.signed.into_iter().fold(0, |all, counts| all | counts);
        for (own, counts) in Sizes::SIGNED.into_iter().zip(&mut self.signed) {
            if own == sizes {
                *counts |= self.counts & !named;
            }
        }
        if self.any_from.is_some() && self.open == Sizes::Any {
            self.open = sizes;
        }
    }

    /// The sizes that all numbers of heaps share; `None` where they differ.
    fn shared_sizes(self) -> Option<Sizes> {
        let mut listed =
            (2..64).filter(|&count| self.counts >> count & 1 == 1).map(|count| self.sizes(count));
        let first = if self.any_from.is_some() { self.open } else { listed.next().unwrap_or_default() };
        listed.all(|sizes| sizes == first).then_some(first)
    }

    /// The same digit in the one form that equal digits share.
    fn normal(mut self) -> Self {
        if let Some(from) = self.any_from {
            let mut from = u32::from(from);
            self.counts &= (1 << from) - 1;
            while from > 0
                && self.counts >> (from - 1) & 1 == 1
                && (from - 1 < 2 || self.sizes(from as usize - 1) == self.open)
            {
                from -= 1;
                self.counts &= !(1 << from);
            }
            self.any_from = Some(from as u8);
        } else {
            self.open = Sizes::Any;
        }
        self.signed = self.signed.map(|counts| counts & self.counts & SEVERAL);
        self
    }
}

impl fmt::Display for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shared = self.shared_sizes();
        match (shared, self.any_from) {
            (Some(_), Some(0)) => write!(f, "*")?,
            (Some(_), None) if self.counts < 16 => write!(f, "{:X}", self.counts)?,
            _ => {
                let sign = |sizes: Sizes| if shared.is_none() { sizes.sign() } else { "" };
                let listed = (0..64)
                    .filter(|count| self.counts >> count & 1 == 1)
                    .map(|count| format!("{count}{}", sign(self.sizes(count))));
                let open = self.any_from.map(|from| format!("{from}{}+", sign(self.open)));
                write!(f, "{{{}}}", listed.chain(open).collect::<Vec<_>>().join(","))?;
            }
        }
        write!(f, "{}", shared.unwrap_or_default().sign())
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
const HINT: &str = "a code is 0 or 4, a point and digits: 0.77 (Kayles), 0.3F, 0.G, 4!.0, 0.{0,1,3}, 0.[3]; \
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

    /// Whether the code is finite and no move leaves more than two heaps, which need not be equal: an octal game, or
    /// Grundy's.
    pub fn is_octal(&self) -> bool {
        self.repeating.is_empty()
            && self.most_heaps().is_some_and(|most| most <= 2)
            && self.digits.iter().all(|digit| digit.sizes(2) != Sizes::AllEqual)
    }

    /// Whether heaps may be left whatever their sizes are.
    pub fn is_plain(&self) -> bool {
        self.digits.iter().chain(&self.repeating).all(|digit| digit.is_plain())
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
    #[error("a take of 0 is not a move")]
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

/// The digit that a character is: to F in either case, then to Z, which stands for 35.
fn digit_of(character: char) -> Option<u32> {
    character.to_digit(16).or_else(|| character.to_digit(36).filter(|_| character.is_ascii_uppercase()))
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
                    Digit { any_from: Some(0), ..Digit::ZERO }
                }
                _ => match digit_of(first) {
                    Some(value) => {
                        self.accept(first);
                        Digit::plain(u64::from(value))
                    }
                    None => break,
                },
            };
            if let Some(sizes) = self.sign() {
                digit.sign(sizes);
            }
            if digits.len() > MOST_DIGITS {
                return Err(ParseError::whole(self.text, CodeError::TooLong.to_string(), HINT));
            }
            digits.push(digit);
        }
        Ok(digits)
    }

    /// The sign of what sizes must be like, where one stands here.
    fn sign(&mut self) -> Option<Sizes> {
        let sizes = self.rest.chars().next().and_then(Sizes::of_sign)?;
        self.rest = &self.rest[1..];
        Some(sizes)
    }

    /// The numbers of heaps in braces, each with its sign: `0,1,3}`, `0,2+}` or `2!,4=,5?+}`, the brace before them already
    /// read.
    fn list(&mut self, start: &'a str) -> Result<Digit, ParseError> {
        let Some((inside, rest)) = self.rest.split_once('}') else {
            return Err(self.error(&start[..1], "this brace is not closed"));
        };
        self.rest = rest;
        let mut digit = Digit::ZERO;
        for word in inside.split(',').map(str::trim) {
            let (number, is_open) = word.strip_suffix('+').map_or((word, false), |number| (number, true));
            let signed = number.chars().last().and_then(Sizes::of_sign);
            let number = if signed.is_some() { &number[..number.len() - 1] } else { number };
            let count = number.parse().ok().filter(|&count: &u8| count < 64 && !number.starts_with('+'));
            let count =
                count.ok_or_else(|| self.error(word, "a number of heaps from 0 to 63 is expected here"))?;
            let sizes = signed.unwrap_or_default();
            let is_known = digit.allows(usize::from(count)) || is_open && digit.counts >> count != 0;
            if is_known && count > 1 && digit.sizes(usize::from(count)) != sizes {
                return Err(self.error(word, "this number of heaps is there already, with another sign"));
            }
            if is_open {
                digit.any_from = Some(digit.any_from.map_or(count, |from| from.min(count)));
                digit.open = sizes;
            } else {
                digit.counts |= 1 << count;
                if let Some(place) = Sizes::SIGNED.iter().position(|&own| own == sizes) {
                    digit.signed[place] |= 1 << count;
                }
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
            ("0.{1,2!}", "0.6!"),
            ("0.{0!,2!,3}", "0.{0,2!,3}"),
            ("0.{0!,2!,3!+}", "0.{0,2+}!"),
            ("0.{0!,2,3!+}", "0.{0,2,3!+}"),
            ("0.GV", "0.{4}{0,1,2,3,4}"),
            ("0.Z!7", "0.{0,1,5}!7"),
            ("0.{0!,3+}", "0.{0,3+}"),
            ("0.{0!,2!,4?+}", "0.{0,2!,4?+}"),
            ("0.{0!,2?,4?+}", "0.{0,2,4+}?"),
            ("0.{0!,2=,4?+}", "0.{0,2=,4?+}"),
            ("0.{0!,2=,3?,4?+}", "0.{0,2=,3?+}"),
            ("0.{0,1,2!,3!,4!+}", "0.*!"),
            ("0.*?3", "0.*?3"),
            ("{2+}=.0", "{2+}=.0"),
            ("0.C=", "0.C="),
            ("0.{2!,3}=", "0.{2!,3=}"),
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
        assert_eq!(place("0.77g"), "g");
        assert_eq!(place("1.77"), "1");
        assert_eq!(place("0.{1,x}"), "x");
        assert_eq!(place("0.{2!,2=}"), "2=");
        assert_eq!(place("0.{2=+,3}"), "3");
        assert_eq!(place("0.{3,2!+}"), "2!+");
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
