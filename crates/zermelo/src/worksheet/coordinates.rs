//! Pairs of whole numbers, as CGSuite writes places on a board and steps from one to another: `(1, 3) + Coordinates.South`.

use super::item::Item;
use super::line::{closing, parts, summands, word_length};
use super::{Worksheet, within};
use crate::answer::Refusal;
use crate::expression::Held;
use dashu_int::IBig;

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

    /// Whether a text is a sum that begins with a pair.
    pub(super) fn is_sum_of_pairs(&self, text: &str) -> bool {
        text.contains('+') && self.is_pair_by_sight(summands(text)[0])
    }

    /// A sum that begins with a pair, place by place; `None` where something else is among the summands.
    pub(super) fn sum_of_pairs(&mut self, text: &str, summands: &[&str]) -> Result<Option<Item>, Refusal> {
        let (mut row, mut column) = (IBig::ZERO, IBig::ZERO);
        for summand in summands {
            let item = self.item(summand).map_err(|refusal| within(refusal, text, summand))?;
            let Item::Pair(down, right) = item else { return Ok(None) };
            row += down;
            column += right;
        }
        Ok(Some(Item::Pair(row, column)))
    }
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
