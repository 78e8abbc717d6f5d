//! Statements about games in words, `{1|-1} + {1|-1} = 0`, as they are read: the games in them have no meaning yet.
//!
//! ```text
//! STATEMENT = SUM (" = " | " < " | " || ") SUM        ; || for games that cannot be compared
//! SUM       = TERM ((" + " | " - ") TERM)*
//! TERM      = "-" TERM | "(" SUM ")" | "{" GAMES "|" GAMES "}" | NUMBER | NUMBER "/" NUMBER | "*" | "*" NUMBER | "^" | "v"
//! GAMES     = nothing | SUM ("," SUM)*
//! ```

use crate::claim::Relation;
use crate::limits::Meter;
use crate::numbers::number;
use crate::verdict::Failure;

/// Braces, parentheses and signs are nested at most this deep.
const DEEPEST: usize = 200;

/// A relation between two phrases.
pub(crate) struct Statement<'a> {
    pub(crate) relation: Relation,
    pub(crate) sides: [Phrase<'a>; 2],
}

/// A game in words.
pub(crate) struct Phrase<'a> {
    pub(crate) text: &'a str,
    pub(crate) kind: Kind<'a>,
}

/// What a phrase is made of.
pub(crate) enum Kind<'a> {
    /// Two terms or more, each with whether it is subtracted.
    Sum(Vec<(bool, Phrase<'a>)>),
    Minus(Box<Phrase<'a>>),
    /// The options of both players.
    Braces(Box<[Vec<Phrase<'a>>; 2]>),
    /// A number by its numerator and its denominator, not 0.
    Number(u64, u64),
    Star(u64),
    Up,
    Down,
}

impl<'a> Statement<'a> {
    pub(crate) fn read(text: &'a str, meter: &Meter) -> Result<Self, Failure> {
        /// Bytes of phrases for a byte of the text, about.
        const KEPT: usize = 40;
        meter.keep(KEPT * text.len())?;
        let relations = [(" = ", Relation::Equal), (" < ", Relation::Less), (" || ", Relation::Fuzzy)];
        let split = relations.iter().find_map(|&(sign, relation)| Some((relation, text.split_once(sign)?)));
        let (relation, (one, two)) = split.ok_or("a statement is two sums with =, < or || between them")?;
        let side = |text| Reader { text, rest: text, meter }.whole();
        Ok(Self { relation, sides: [side(one)?, side(two)?] })
    }
}

struct Reader<'a, 'm> {
    text: &'a str,
    rest: &'a str,
    meter: &'m Meter<'m>,
}

impl<'a> Reader<'a, '_> {
    fn whole(mut self) -> Result<Phrase<'a>, Failure> {
        let phrase = self.sum(0)?;
        if self.rest.is_empty() {
            Ok(phrase)
        } else {
            Err(format!("cannot read '{}' in '{}'", beginning(self.rest), beginning(self.text)).into())
        }
    }

    /// What was read since `start` was the rest.
    fn since(&self, start: &'a str) -> &'a str {
        &start[..start.len() - self.rest.len()]
    }

    fn takes(&mut self, prefix: &str) -> bool {
        let after = self.rest.strip_prefix(prefix);
        self.rest = after.unwrap_or(self.rest);
        after.is_some()
    }

    fn sum(&mut self, depth: usize) -> Result<Phrase<'a>, Failure> {
        let start = self.rest;
        let mut terms = vec![(false, self.term(depth)?)];
        loop {
            let is_minus = self.rest.starts_with(" - ");
            if !self.takes(" + ") && !self.takes(" - ") {
                break;
            }
            terms.push((is_minus, self.term(depth)?));
        }
        if terms.len() > 1 {
            return Ok(Phrase { text: self.since(start), kind: Kind::Sum(terms) });
        }
        terms.pop().map(|(_, term)| term).ok_or_else(|| "a sum has no terms".into())
    }

    fn term(&mut self, depth: usize) -> Result<Phrase<'a>, Failure> {
        const WORK_OF_TERM: u64 = 64;
        self.meter.work(WORK_OF_TERM)?;
        if depth == DEEPEST {
            return Err("the statement is nested too deep".into());
        }
        let start = self.rest;
        let kind = if self.takes("-") {
            Kind::Minus(Box::new(self.term(depth + 1)?))
        } else if self.takes("(") {
            let sum = self.sum(depth + 1)?;
            self.expect(")")?;
            return Ok(sum);
        } else if self.takes("{") {
            let left = self.games(depth + 1)?;
            self.expect("|")?;
            let right = self.games(depth + 1)?;
            self.expect("}")?;
            Kind::Braces(Box::new([left, right]))
        } else if self.takes("*") {
            let digits = self.digits();
            Kind::Star(digits.map_or(Some(1), number).ok_or_else(|| self.unknown(start))?)
        } else if self.takes("^") {
            Kind::Up
        } else if self.takes("v") {
            Kind::Down
        } else if start.is_empty() {
            return Err("the statement breaks off".into());
        } else {
            self.number().ok_or_else(|| self.unknown(start))?
        };
        Ok(Phrase { text: self.since(start), kind })
    }

    fn unknown(&self, start: &str) -> Failure {
        let read = &start[..start.len() - self.rest.len()];
        let read = if read.is_empty() { start } else { read };
        format!("'{}' is not a game, so it is not among the nodes", beginning(read)).into()
    }

    fn number(&mut self) -> Option<Kind<'a>> {
        let above = number(self.digits()?)?;
        let below = if self.takes("/") { number(self.digits()?)? } else { 1 };
        (below > 0).then_some(Kind::Number(above, below))
    }

    fn games(&mut self, depth: usize) -> Result<Vec<Phrase<'a>>, Failure> {
        let mut games = Vec::new();
        if self.rest.starts_with(['|', '}']) {
            return Ok(games);
        }
        loop {
            games.push(self.sum(depth)?);
            if !self.takes(",") {
                return Ok(games);
            }
        }
    }

    fn expect(&mut self, letter: &str) -> Result<(), Failure> {
        if self.takes(letter) {
            Ok(())
        } else {
            Err(format!("expected '{letter}' before '{}'", beginning(self.rest)).into())
        }
    }

    /// The digits that come next, if any.
    fn digits(&mut self) -> Option<&'a str> {
        let end = self.rest.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(self.rest.len());
        let (digits, rest) = self.rest.split_at(end);
        self.rest = rest;
        (!digits.is_empty()).then_some(digits)
    }
}

/// The beginning of a text, which may be long.
fn beginning(text: &str) -> &str {
    const LONGEST: usize = 200;
    text.char_indices().nth(LONGEST).map_or(text, |(end, _)| &text[..end])
}
