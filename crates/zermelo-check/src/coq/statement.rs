//! Statements about sums of games, for `proofs/StatementChecker.v`: the theorem is about the games that the words mean, with Coq's
//! own sums and negatives. Of the sums among the nodes the options are written out here, and Coq checks that they are these.

use super::order::{comparisons, sections};
use super::refusal::unknown;
use super::text::{Answer, beginning, definition, list, numbers};
use crate::certificate::Certificate;
use crate::forms::NodeRecord;
use crate::limits::{Limits, Meter};
use crate::statement::{Kind, Phrase, Statement};
use std::collections::HashMap;

/// A fraction is written by its options down to the integers, which takes more text with each halving.
const GREATEST_DENOMINATOR: u64 = 256;

pub(super) fn statement(certificate: &Certificate, statement: &str) -> Result<String, String> {
    let (lines, pairs) = sections(certificate)?;
    let mut nodes = Nodes::default();
    lines.iter().try_for_each(|line| nodes.add(line))?;
    let statement = Statement::read(statement, &Meter::new(Limits::default()));
    let Statement { relation, sides: [one, two] } =
        statement.map_err(|_| "the statement cannot be read".to_owned())?;
    let (one, two) = (phrase(&one)?, phrase(&two)?);
    let relation = relation.name();
    let answer = Answer::new(
        format!("{relation} (meaning {one})\n  (meaning {two})"),
        format!("says_{relation} nodes pairs summands"),
    );
    Ok(beginning(certificate, "Labels Order OrderChecker StatementChecker")
        + &definition("nodes", "forms", &nodes.forms)
        + &definition("summands", "list (list N)", &nodes.summands())
        + &comparisons("pairs", pairs)?
        + &Answer::all(&[answer]))
}

/// The nodes as they are read: of sums the options are derived.
#[derive(Default)]
struct Nodes {
    forms: Vec<(String, String)>,
    options: Vec<[Vec<usize>; 2]>,
    /// The summands of each node: itself if it is not a sum, none if it is 0.
    parts: Vec<Vec<usize>>,
    places: HashMap<Vec<usize>, usize>,
}

impl Nodes {
    fn add(&mut self, record: &str) -> Result<(), String> {
        let place = self.options.len();
        let read = |text: &str| {
            let numbers: Vec<usize> = numbers(text)?.into_iter().map(|number| number as usize).collect();
            numbers.iter().all(|&number| number < place).then_some(numbers)
        };
        let (options, parts) = match NodeRecord::read(record) {
            Some(NodeRecord::Sum(summands)) => {
                let parts = read(summands).ok_or_else(|| unknown(record))?;
                (self.options_of_sum(&parts).ok_or_else(|| unknown(record))?, parts)
            }
            Some(NodeRecord::Form { left, right, .. }) => {
                let sides = read(left).zip(read(right)).map(|(left, right)| [left, right]);
                let sides = sides.ok_or_else(|| unknown(record))?;
                let parts = if sides.iter().all(Vec::is_empty) { Vec::new() } else { vec![place] };
                (sides, parts)
            }
            None => return Err(unknown(record)),
        };
        let [left, right] = options.each_ref().map(list);
        self.forms.push((format!("({left}, {right})"), String::new()));
        self.options.push(options);
        self.places.entry(parts.clone()).or_insert(place);
        self.parts.push(parts);
        Ok(())
    }

    /// The nodes in which one summand is replaced by an option of it.
    fn options_of_sum(&self, parts: &[usize]) -> Option<[Vec<usize>; 2]> {
        let mut options = [Vec::new(), Vec::new()];
        for (place, &part) in parts.iter().enumerate() {
            let rest = [&parts[..place], &parts[place + 1..]].concat();
            for (side, of_part) in options.iter_mut().zip(&self.options[part]) {
                for &option in of_part {
                    let mut summands = [&rest[..], &self.parts[option]].concat();
                    summands.sort_unstable();
                    side.push(*self.places.get(&summands)?);
                }
            }
        }
        for side in &mut options {
            side.sort_unstable();
            side.dedup();
        }
        Some(options)
    }

    fn summands(&self) -> Vec<(String, String)> {
        self.parts.iter().map(|parts| (list(parts), String::new())).collect()
    }
}

/// A side of a statement in the words of `proofs/StatementChecker.v`. It is not nested deeply: its reader bounds that.
fn phrase(Phrase { kind, .. }: &Phrase) -> Result<String, String> {
    Ok(match kind {
        Kind::Sum(terms) => {
            let mut sum = String::new();
            for (place, (is_minus, term)) in terms.iter().enumerate() {
                let term = phrase(term)?;
                let term = if *is_minus { format!("(Minus {term})") } else { term };
                sum = if place == 0 { term } else { format!("(Plus {sum} {term})") };
            }
            sum
        }
        Kind::Minus(negated) => format!("(Minus {})", phrase(negated)?),
        Kind::Braces(sides) => {
            let [left, right] = sides.as_ref();
            format!("(Braces [{}] [{}])", phrases(left)?, phrases(right)?)
        }
        Kind::Number(_, below) if !below.is_power_of_two() || *below > GREATEST_DENOMINATOR => {
            return Err(format!("fractions over more than {GREATEST_DENOMINATOR} are too long for Coq"));
        }
        Kind::Number(above, below) => fraction(*above, *below),
        Kind::Star(size) => format!("(Star {size})"),
        Kind::Up => "Up".to_owned(),
        Kind::Down => "Down".to_owned(),
    })
}

fn phrases(games: &[Phrase]) -> Result<String, String> {
    Ok(games.iter().map(phrase).collect::<Result<Vec<_>, _>>()?.join("; "))
}

/// The integer, or the simplest number between two fractions with half the denominator.
fn fraction(above: u64, below: u64) -> String {
    if above.is_multiple_of(below) {
        return format!("(Integer {})", above / below);
    }
    if above.is_multiple_of(2) {
        return fraction(above / 2, below / 2);
    }
    format!("(Braces [{}] [{}])", fraction(above / 2, below / 2), fraction(above / 2 + 1, below / 2))
}
