//! Statements in words (`statement.rs`) against the nodes of a certificate, among which all games in them must be.
//!
//! Integers, fractions with powers of 2 below, nimbers, up and down are their canonical forms. A sum of games is the
//! sorted list of its summands, as for nodes.

use crate::claim::Relation;
use crate::forms::{Forms, Node};
use crate::limits::Meter;
use crate::statement::{Kind, Phrase, Statement};
use crate::verdict::Failure;
use std::collections::HashMap;

/// The relation of a statement, and the nodes of its sides.
pub(crate) fn find(statement: &str, forms: &Forms, meter: &Meter) -> Result<(Relation, [u32; 2]), Failure> {
    let Statement { relation, sides: [one, two] } = Statement::read(statement, meter)?;
    let meaning = Meaning::new(forms, meter)?;
    let node = |side| meaning.node(side, Sign { is_minus: false });
    Ok((relation, [node(&one)?, node(&two)?]))
}

/// What the words mean.
struct Meaning<'a> {
    forms: &'a Forms,
    meter: &'a Meter<'a>,
    /// 0, 1, 2, … and 0, −1, −2, …, as far as they are there.
    integers: [Vec<u32>; 2],
    /// All smaller nimbers are options of both players.
    nimbers: Vec<u32>,
}

/// Whether the negative of what stands there is meant: Left and Right change places.
#[derive(Clone, Copy)]
struct Sign {
    is_minus: bool,
}

impl Sign {
    const fn changed(self, is_minus: bool) -> Self {
        Self { is_minus: self.is_minus != is_minus }
    }
}

impl<'a> Meaning<'a> {
    fn new(forms: &'a Forms, meter: &'a Meter<'a>) -> Result<Self, Failure> {
        let left = |last: Vec<u32>| [last, Vec::new()];
        let right = |last: Vec<u32>| [Vec::new(), last];
        let integers = [integers(&forms.unplaced, left, meter)?, integers(&forms.unplaced, right, meter)?];
        Ok(Self { forms, meter, integers, nimbers: nimbers(&forms.unplaced, meter)? })
    }

    /// The node of a phrase, or of its negative.
    fn node(&self, phrase: &Phrase, sign: Sign) -> Result<u32, Failure> {
        const WORK_OF_TERM: u64 = 64;
        self.meter.work(WORK_OF_TERM)?;
        let node = match &phrase.kind {
            Kind::Sum(terms) => return self.sum(terms, sign),
            Kind::Minus(phrase) => return self.node(phrase, sign.changed(true)),
            Kind::Braces(sides) => {
                let [left, right] = sides.as_ref();
                self.form(self.nodes(left, sign)?, self.nodes(right, sign)?, sign)
            }
            Kind::Number(above, below) => self.fraction(*above, *below, sign),
            Kind::Star(size) => at(&self.nimbers, *size),
            Kind::Up => self.up(sign),
            Kind::Down => self.up(sign.changed(true)),
        };
        node.ok_or_else(|| format!("'{}' is not among the nodes", phrase.text).into())
    }

    fn nodes(&self, phrases: &[Phrase], sign: Sign) -> Result<Vec<u32>, Failure> {
        phrases.iter().map(|phrase| self.node(phrase, sign)).collect()
    }

    fn sum(&self, terms: &[(bool, Phrase)], sign: Sign) -> Result<u32, Failure> {
        let mut summands = Vec::new();
        for (is_minus, term) in terms {
            let node = self.node(term, sign.changed(*is_minus))?;
            summands.extend(&self.forms.parts[node as usize]);
        }
        let node = self.forms.sums.find(summands);
        node.ok_or_else(|| "a sum of the statement is not among the nodes".into())
    }

    /// The node with these options, which have the sign already.
    fn form(&self, left: Vec<u32>, right: Vec<u32>, sign: Sign) -> Option<u32> {
        let mut node = if sign.is_minus { [right, left] } else { [left, right] };
        for options in &mut node {
            options.sort_unstable();
            options.dedup();
        }
        self.forms.unplaced.get(&node).copied()
    }

    fn up(&self, sign: Sign) -> Option<u32> {
        let (zero, star) = self.nimbers.first().zip(self.nimbers.get(1))?;
        self.form(vec![*zero], vec![*star], sign)
    }

    /// From the integers around a fraction down to it, by halves.
    fn fraction(&self, above: u64, below: u64, sign: Sign) -> Option<u32> {
        if !below.is_power_of_two() {
            return None;
        }
        let integer = |size| at(&self.integers[usize::from(sign.is_minus)], size);
        let mut low = integer(above / below)?;
        let mut rest = above % below;
        if rest == 0 {
            return Some(low);
        }
        let mut high = integer(above / below + 1)?;
        let mut half = below / 2;
        loop {
            let middle = self.form(vec![low], vec![high], sign)?;
            if rest == half {
                return Some(middle);
            }
            if rest < half {
                high = middle;
            } else {
                (low, rest) = (middle, rest - half);
            }
            half /= 2;
        }
    }
}

/// 0, and each integer by the one before it.
fn integers(
    forms: &HashMap<Node, u32>,
    of_last: impl Fn(Vec<u32>) -> Node,
    meter: &Meter,
) -> Result<Vec<u32>, Failure> {
    let mut integers: Vec<u32> = Vec::new();
    while let Some(&node) = forms.get(&of_last(integers.last().copied().into_iter().collect())) {
        meter.work(100)?;
        integers.push(node);
    }
    Ok(integers)
}

/// 0, and each nimber by all before it.
fn nimbers(forms: &HashMap<Node, u32>, meter: &Meter) -> Result<Vec<u32>, Failure> {
    let mut nimbers: Vec<u32> = Vec::new();
    let mut sorted: Vec<u32> = Vec::new();
    while let Some(&node) = forms.get(&[sorted.clone(), sorted.clone()]) {
        meter.work(100 + 4 * sorted.len() as u64)?;
        nimbers.push(node);
        let place = sorted.partition_point(|&other| other < node);
        sorted.insert(place, node);
    }
    Ok(nimbers)
}

fn at(sequence: &[u32], place: u64) -> Option<u32> {
    sequence.get(usize::try_from(place).ok()?).copied()
}
