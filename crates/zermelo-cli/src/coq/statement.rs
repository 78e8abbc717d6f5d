//! Statements about sums of games, for `proofs/StatementChecker.v`: the theorem is about the games that the words mean, with Coq's
//! own sums and negatives. Of the sums among the nodes the options are written out here, and Coq checks that they are these.

use super::order::{node, pair};
use super::{Answer, Certificate, are_numbers, definition, list, unknown};
use std::collections::HashMap;

/// A fraction is written by its options down to the integers, which takes more text with each halving.
const GREATEST_DENOMINATOR: u64 = 256;

pub(super) fn statement(certificate: &Certificate, statement: &str) -> Result<String, String> {
    let records = &certificate.records;
    let count = records.first().and_then(|line| line.strip_prefix("nodes ")?.parse::<usize>().ok());
    let count = count.ok_or("the number of nodes is missing")?;
    let (Some(lines), Some(pairs)) = (records.get(1..=count), records.get(count + 2..)) else {
        return Err("lines are missing".to_owned());
    };
    let mut nodes = Nodes::default();
    lines.iter().try_for_each(|line| nodes.add(line))?;
    let pairs = pairs.iter().map(|record| pair(record)).collect::<Result<Vec<_>, String>>()?;
    let relations = [(" = ", "equal"), (" < ", "less"), (" || ", "fuzzy")];
    let sides = relations.iter().find_map(|&(sign, relation)| Some((relation, statement.split_once(sign)?)));
    let (relation, (one, two)) = sides.ok_or("the statement has no relation")?;
    let (one, two) = (phrase(one)?, phrase(two)?);
    let answer = Answer::new(
        format!("{relation} (meaning {one})\n  (meaning {two})"),
        format!("says_{relation} nodes pairs summands"),
    );
    Ok(certificate.beginning("Labels Order OrderChecker StatementChecker")
        + &definition("nodes", "forms", &nodes.forms)
        + &definition("summands", "list (list N)", &nodes.summands())
        + &definition("pairs", "comparisons", &pairs)
        + &Answer::all(&[answer]))
}

/// The nodes as they are read: of sums the options are derived.
#[derive(Default)]
struct Nodes {
    forms: Vec<(String, String)>,
    options: Vec<[Vec<usize>; 2]>,
    /// The summands of each node: itself if it is no sum, none if it is 0.
    parts: Vec<Vec<usize>>,
    places: HashMap<Vec<usize>, usize>,
}

impl Nodes {
    fn add(&mut self, record: &str) -> Result<(), String> {
        let place = self.options.len();
        let (options, parts) = if let Some(summands) = record.strip_prefix("+ ") {
            let parts = numbers(summands).filter(|parts| parts.iter().all(|&part| part < place));
            let parts = parts.ok_or_else(|| unknown(record))?;
            (self.options_of_sum(&parts).ok_or_else(|| unknown(record))?, parts)
        } else {
            node(record)?;
            let sides =
                record.split_once('|').and_then(|(left, right)| Some([numbers(left)?, numbers(right)?]));
            let sides = sides.ok_or_else(|| unknown(record))?;
            let parts = if sides.iter().all(Vec::is_empty) { Vec::new() } else { vec![place] };
            (sides, parts)
        };
        let [left, right] = options.each_ref().map(|side| numbers_list(side));
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
        self.parts.iter().map(|parts| (numbers_list(parts), String::new())).collect()
    }
}

fn numbers(text: &str) -> Option<Vec<usize>> {
    if text.is_empty() {
        return Some(Vec::new());
    }
    are_numbers(text).then(|| text.split(' ').map(|word| word.parse().ok()).collect())?
}

fn numbers_list(numbers: &[usize]) -> String {
    list(&numbers.iter().map(usize::to_string).collect::<Vec<_>>().join(" "))
}

/// A side of a statement in the words of `proofs/StatementChecker.v`. The checker has read it before, so it is not nested deeply.
fn phrase(text: &str) -> Result<String, String> {
    let mut rest = text;
    let phrase = sum(&mut rest)?;
    if rest.is_empty() { Ok(phrase) } else { Err(format!("cannot read '{rest}' in '{text}'")) }
}

fn sum(rest: &mut &str) -> Result<String, String> {
    let mut phrase = term(rest)?;
    loop {
        if let Some(behind) = rest.strip_prefix(" + ") {
            *rest = behind;
            phrase = format!("(Plus {phrase} {})", term(rest)?);
        } else if let Some(behind) = rest.strip_prefix(" - ") {
            *rest = behind;
            phrase = format!("(Plus {phrase} (Minus {}))", term(rest)?);
        } else {
            return Ok(phrase);
        }
    }
}

fn term(rest: &mut &str) -> Result<String, String> {
    if let Some(behind) = rest.strip_prefix('-') {
        *rest = behind;
        return Ok(format!("(Minus {})", term(rest)?));
    }
    if let Some(behind) = rest.strip_prefix('(') {
        *rest = behind;
        let phrase = sum(rest)?;
        return expect(rest, ')').map(|()| phrase);
    }
    if let Some(behind) = rest.strip_prefix('{') {
        *rest = behind;
        let left = games(rest)?;
        expect(rest, '|')?;
        let right = games(rest)?;
        return expect(rest, '}').map(|()| format!("(Braces [{left}] [{right}])"));
    }
    if let Some(behind) = rest.strip_prefix('*') {
        *rest = behind;
        return Ok(format!("(Star {})", digits(rest).unwrap_or("1")));
    }
    for (sign, word) in [('^', "Up"), ('v', "Down")] {
        if let Some(behind) = rest.strip_prefix(sign) {
            *rest = behind;
            return Ok(word.to_owned());
        }
    }
    number(rest)
}

fn games(rest: &mut &str) -> Result<String, String> {
    let mut phrases = String::new();
    if rest.starts_with(['|', '}']) {
        return Ok(phrases);
    }
    loop {
        phrases += &sum(rest)?;
        let Some(behind) = rest.strip_prefix(',') else { return Ok(phrases) };
        *rest = behind;
        phrases += "; ";
    }
}

fn number(rest: &mut &str) -> Result<String, String> {
    let whole = *rest;
    let above = digits(rest).and_then(|word| word.parse().ok());
    let below = match rest.strip_prefix('/') {
        None => Some(1),
        Some(behind) => {
            *rest = behind;
            digits(rest).and_then(|word| word.parse().ok())
        }
    };
    let (above, below): (u64, u64) = above.zip(below).ok_or_else(|| format!("cannot read '{whole}'"))?;
    if !below.is_power_of_two() || below > GREATEST_DENOMINATOR {
        return Err(format!("fractions over more than {GREATEST_DENOMINATOR} are too long for Coq"));
    }
    Ok(fraction(above, below))
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

fn expect(rest: &mut &str, letter: char) -> Result<(), String> {
    *rest = rest.strip_prefix(letter).ok_or_else(|| format!("expected '{letter}' before '{rest}'"))?;
    Ok(())
}

fn digits<'t>(rest: &mut &'t str) -> Option<&'t str> {
    let end = rest.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(rest.len());
    let (digits, behind) = rest.split_at(end);
    *rest = behind;
    (!digits.is_empty()).then_some(digits)
}
