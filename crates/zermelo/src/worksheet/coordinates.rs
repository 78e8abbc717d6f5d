//! Pairs of whole numbers, as CGSuite writes places on a board and steps from one to another: `(1, 3) + Coordinates.South`.

use super::item::Item;
use super::line::{closing, outside, parts, word_length};
use super::listed_heaps::whole_number;
use super::{Worksheet, within};
use crate::answer::Refusal;
use crate::expression::Held;
use dashu_int::IBig;

/// Row and column.
pub(super) type Pair = (IBig, IBig);

/// The steps to neighbours, rows first, clockwise from the north.
const STEPS: [(&str, i8, i8); 8] = [
    ("North", -1, 0),
    ("Northeast", -1, 1),
    ("East", 0, 1),
    ("Southeast", 1, 1),
    ("South", 1, 0),
    ("Southwest", 1, -1),
    ("West", 0, -1),
    ("Northwest", -1, -1),
];

/// The steps of a knight in chess.
const KNIGHTS_MOVES: [(i8, i8); 8] = [(-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1)];

fn pair((row, column): (i8, i8)) -> Item {
    Item::Pair(row.into(), column.into())
}

/// The step, or the steps, with which a text begins, `Coordinates.North`, and how long that is.
pub(super) fn steps_in(text: &str) -> Option<(Item, usize)> {
    let rest = text.strip_prefix("Coordinates.")?;
    let name = &rest[..word_length(rest)];
    let list = |steps: &mut dyn Iterator<Item = (i8, i8)>| Item::List(steps.map(pair).collect());
    let steps = || STEPS.iter().map(|&(_, row, column)| (row, column));
    let item = match name {
        "Orthogonal" => list(&mut steps().step_by(2)),
        "Diagonal" => list(&mut steps().skip(1).step_by(2)),
        "Compass" => list(&mut steps()),
        "KnightsMove" => list(&mut KNIGHTS_MOVES.into_iter()),
        _ => pair(STEPS.iter().find(|(step, ..)| *step == name).map(|&(_, row, column)| (row, column))?),
    };
    Some((item, text.len() - rest.len() + name.len()))
}

/// Whether a text is two things between parentheses.
pub(super) fn is_pair(text: &str) -> bool {
    let inner = text.strip_prefix('(').filter(|_| closing(text) == Some(text.len() - 1));
    inner.is_some_and(|inner| parts(&inner[..inner.len() - 1]).len() == 2)
}

impl Worksheet<'_> {
    /// Whether a text is a pair by what is written: two things in parentheses, a step by its name, or a name of a pair.
    pub(super) fn is_pair_by_sight(&self, text: &str) -> bool {
        is_pair(text)
            || steps_in(text).is_some_and(|(_, length)| length == text.len())
            || matches!(self.item_named(text), Some(Item::Pair(..)))
    }

    /// Whether a text is a sum, a difference or a multiple of pairs, by what its first term is.
    pub(super) fn is_sum_of_pairs(&self, text: &str) -> bool {
        text.contains(['+', '-', '*']) && self.first_term_is_pair(&signed_terms(text))
    }

    fn first_term_is_pair(&self, terms: &[(bool, &str)]) -> bool {
        let Some(&(is_negative, first)) = terms.first() else { return false };
        let factors = factors(first);
        let is_more = is_negative || terms.len() > 1 || factors.len() > 1;
        is_more && factors.iter().any(|factor| self.is_pair_by_sight(factor))
    }

    /// A sum or difference that begins with a pair, or with a multiple of one, place by place; `None` where something else is among its
    /// terms.
    pub(super) fn sum_of_pairs(&mut self, text: &str) -> Result<Option<Item>, Refusal> {
        let terms = signed_terms(text);
        if !self.first_term_is_pair(&terms) {
            return Ok(None);
        }
        let (mut row, mut column) = (IBig::ZERO, IBig::ZERO);
        for (is_negative, term) in terms {
            let Some((down, right)) = self.multiple_of_pair(text, term)? else { return Ok(None) };
            row += if is_negative { -down } else { down };
            column += if is_negative { -right } else { right };
        }
        Ok(Some(Item::Pair(row, column)))
    }

    /// A pair, or the product of one pair with whole numbers.
    fn multiple_of_pair(&mut self, text: &str, term: &str) -> Result<Option<Pair>, Refusal> {
        let (mut pair, mut times) = (None, IBig::ONE);
        for factor in factors(term) {
            if factor.is_empty() {
                return Ok(None);
            }
            match self.item(factor).map_err(|refusal| within(refusal, text, factor))? {
                Item::Pair(row, column) if pair.is_none() => pair = Some((row, column)),
                item => match whole_number(&item) {
                    Some(number) => times *= number,
                    None => return Ok(None),
                },
            }
        }
        Ok(pair.map(|(row, column)| (row * &times, column * &times)))
    }
}

/// What stands between the stars outside brackets; the star of a nimber is one, too.
fn factors(term: &str) -> Vec<&str> {
    split_outside(term, |byte, _| byte == b'*').into_iter().map(|(_, factor)| factor).collect()
}

/// The terms of a sum or difference outside brackets, and whether each is taken away. A sign behind a star belongs to the factor.
fn signed_terms(text: &str) -> Vec<(bool, &str)> {
    let is_sign = |byte, before: &str| matches!(byte, b'+' | b'-') && !before.trim_end().ends_with('*');
    let mut terms = split_outside(text, is_sign);
    if terms.len() > 1 && terms[0].1.is_empty() {
        terms.remove(0);
    }
    terms.into_iter().map(|(sign, term)| (sign == Some(b'-'), term)).collect()
}

/// The parts of a text between some signs outside brackets, each with the sign before it.
fn split_outside(text: &str, is_sign: impl Fn(u8, &str) -> bool) -> Vec<(Option<u8>, &str)> {
    let (mut start, mut sign) = (0, None);
    let mut found = Vec::new();
    for (place, byte) in outside(text) {
        if byte.is_ascii() && is_sign(byte, &text[..place]) {
            found.push((sign, text[start..place].trim()));
            (start, sign) = (place + 1, Some(byte));
        }
    }
    found.push((sign, text[start..].trim()));
    found
}

/// What is asked of a pair; `None` where the name is not that of a question.
pub(super) fn of_pair(row: &IBig, column: &IBig, asked: &str) -> Option<Item> {
    let one = IBig::from(1_u8);
    Some(match asked {
        "Row" => Item::Value(Held::integer(row.clone())),
        "Col" | "Column" => Item::Value(Held::integer(column.clone())),
        "Swap" => Item::Pair(column.clone(), row.clone()),
        "IsUnit" => Item::Value(Held::truth(row * row <= one && column * column <= one)),
        _ => return None,
    })
}
