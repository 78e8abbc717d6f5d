//! Runs: `1..8`, `n from 1 to 8 by 2`, and of other values `G from 0 to ^5 by ^*`.

use super::list::MOST_ELEMENTS;
use crate::answer::Refusal;
use crate::expression::Held;
use crate::game::{ParseError, message};
use crate::worksheet::item::Item;
use crate::worksheet::line::{Run, range};
use crate::worksheet::{Worksheet, refusal, within};
use dashu_int::IBig;
use std::rc::Rc;

impl Worksheet<'_> {
    /// What a run goes through: whole numbers, or values of any kind where an end or the step is one.
    pub(super) fn elements_of(&mut self, text: &str, run: Run) -> Result<Elements, Refusal> {
        let mut part = |part: &str| -> Result<Held, Refusal> {
            let item = self.item(part).map_err(|refusal| within(refusal, text, part))?;
            let held = self.as_value(part, item).map_err(|refusal| within(refusal, text, part))?;
            Ok(self.session.whole(&held).map_or(held, Held::integer))
        };
        let from = part(run.from)?;
        let to = run.to.map(&mut part).transpose()?;
        let step = run.step.map(&mut part).transpose()?.unwrap_or_else(|| Held::integer(1));
        let zero = Held::integer(0);
        let is_positive =
            self.are_related(&step, ">", &zero).map_err(|refusal| within(refusal, text, text))?;
        if self.are_related(&step, "=", &zero)? {
            let hint = "for example: [n for n from 1 to 9 by 2]";
            return Err(ParseError::part(text, run.step.unwrap_or(text), "a step is not 0", hint).into());
        }
        let whole = |held: &Held| held.as_integer().cloned();
        let ends = (whole(&from), to.as_ref().map(whole), whole(&step));
        let (Some(from), None | Some(Some(_)), Some(step)) = ends.clone() else {
            let is_falling = !is_positive && self.are_related(&step, "<", &zero)?;
            return Ok(Elements::Values { next: from, to, step, is_falling, is_begun: false });
        };
        let to = ends.1.flatten();
        if let Some(to) = &to
            && (to - &from) / &step >= IBig::from(MOST_ELEMENTS)
        {
            let message = message!(
                "there are more than {MOST_ELEMENTS} numbers from {from} to {to}",
                MOST_ELEMENTS,
                from,
                to
            );
            let part = run.to.unwrap_or(run.from);
            return Err(ParseError::part(text, part, message, "for example: 1..8").into());
        }
        Ok(Elements::Numbers { next: from, to, step })
    }

    /// The next of what a name runs through.
    pub(super) fn next_of(&mut self, elements: &mut Elements) -> Result<Option<Item>, Refusal> {
        Ok(match elements {
            Elements::List(list, place) => {
                *place += 1;
                list.get(*place - 1).cloned()
            }
            Elements::Numbers { next, to, step } => {
                let is_over =
                    to.as_ref().is_some_and(|to| if *step > IBig::ZERO { &*next > to } else { &*next < to });
                if is_over {
                    return Ok(None);
                }
                let number = next.clone();
                *next += &*step;
                Some(Item::Value(Held::integer(number)))
            }
            Elements::Values { next, to, step, is_falling, is_begun } => {
                if std::mem::replace(is_begun, true) {
                    *next = self.combined(next, "+", step)?;
                }
                let is_over = match to {
                    Some(to) => !self.are_related(next, if *is_falling { ">=" } else { "<=" }, to)?,
                    None => false,
                };
                (!is_over).then(|| Item::Value(next.clone()))
            }
        })
    }

    /// Whether a comparison of two values holds.
    fn are_related(&mut self, a: &Held, sign: &str, b: &Held) -> Result<bool, Refusal> {
        Ok(self.combined(a, sign, b)?.as_truth() == Some(true))
    }

    /// What an operator makes of two values.
    fn combined(&mut self, a: &Held, sign: &str, b: &Held) -> Result<Held, Refusal> {
        let before = self.hidden;
        let names = [self.hide(a)?, self.hide(b)?];
        let found = self.session.held(&names.join(&format!(" {sign} ")));
        self.forget_hidden(before);
        found.map_err(refusal).map_err(|refusal| Refusal { place: None, ..refusal })
    }

    /// The whole numbers from one end to the other.
    pub(in crate::worksheet) fn run_of(
        &mut self,
        text: &str,
        part: &str,
        (from, to): (&str, &str),
    ) -> Result<Vec<Item>, Refusal> {
        let mut end = |side: &str| self.integer(side).map_err(|refusal| within(refusal, text, side));
        let (to, step) = range(to).map_or((to, None), |(to, step)| (to, Some(step)));
        let (from, to) = (end(from)?, end(to)?);
        let step = step.map(&mut end).transpose()?.unwrap_or(IBig::ONE);
        if step <= IBig::ZERO {
            return Err(ParseError::part(text, part, "a step is not 0", "for example: (1..10..2)").into());
        }
        if &to - &from >= IBig::from(MOST_ELEMENTS) {
            let message = message!(
                "there are more than {MOST_ELEMENTS} numbers from {from} to {to}",
                MOST_ELEMENTS,
                from,
                to
            );
            return Err(ParseError::part(text, part, message, "for example: 1..8").into());
        }
        let mut numbers = Vec::new();
        let mut number = from;
        while number <= to {
            numbers.push(Item::Value(Held::integer(number.clone())));
            number += &step;
        }
        Ok(numbers)
    }
}

/// What a name runs through.
pub(super) enum Elements {
    List(Rc<[Item]>, usize),
    Numbers {
        next: IBig,
        to: Option<IBig>,
        step: IBig,
    },
    /// Values of any kind, as long as they are at most `to`, or at least where the step is negative.
    Values {
        next: Held,
        to: Option<Held>,
        step: Held,
        is_falling: bool,
        is_begun: bool,
    },
}

impl Elements {
    pub(super) const fn of(list: Rc<[Item]>) -> Self {
        Self::List(list, 0)
    }
}

/// The ends of a run in parentheses with which a text begins, and all that stands between them: `(1..10)`.
pub(super) fn run_in_parentheses(text: &str) -> Option<(&str, (&str, &str))> {
    // Most parentheses tell by their first sign that they hold no number.
    let is_number = text[1..].trim_start().starts_with(|c: char| c.is_ascii_digit() || c == '-');
    let length = text[1..].find(['(', ')']).filter(|_| is_number)?;
    let inner = &text[1..=length];
    if !text[1 + length..].starts_with(')') {
        return None;
    }
    range(inner).map(|ends| (inner, ends))
}
