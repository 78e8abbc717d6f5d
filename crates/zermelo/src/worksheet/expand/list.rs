//! Lists, runs of numbers, and what a comprehension or a loop runs through.

use crate::answer::Refusal;
use crate::expression::Held;
use crate::game::{ParseError, message};
use crate::worksheet::item::{Item, MOST_NESTING};
use crate::worksheet::line::{Clause, Comprehension, Run, parts, range};
use crate::worksheet::program::{MOST_ROUNDS, too_many_rounds};
use crate::worksheet::{Worksheet, refusal, within};
use dashu_int::IBig;
use std::rc::Rc;

/// Longer lists are refused.
pub(super) const MOST_ELEMENTS: usize = 100_000;

impl Worksheet<'_> {
    /// The list in brackets: a comprehension, or elements and ranges between commas.
    pub(super) fn list(&mut self, inner: &str) -> Result<Item, Refusal> {
        let mut found = Vec::new();
        if let Some(comprehension) = Comprehension::read(inner)? {
            self.each(inner, &comprehension, &mut |sheet| {
                let item = sheet.item(comprehension.head)?;
                found.push(item);
                Ok(true)
            })?;
        } else {
            for part in parts(inner) {
                match range(part) {
                    Some(ends) => found.extend(self.run_of(inner, part, ends)?),
                    None => found.push(self.item(part).map_err(|refusal| within(refusal, inner, part))?),
                }
            }
        }
        let list = Item::List(found.into());
        // The list itself is counted, too.
        if list.size(MOST_ELEMENTS + 1).is_none() {
            let message = message!(
                "there are more than {MOST_ELEMENTS} elements, or lists in lists more than {MOST_NESTING} times",
                MOST_ELEMENTS,
                MOST_NESTING
            );
            return Err(ParseError::whole(inner, message, "for example: [n x n for n in 1..100]").into());
        }
        Ok(list)
    }

    /// Visits what a comprehension runs through, with its names bound, until a visit answers no.
    pub(in crate::worksheet) fn each(
        &mut self,
        text: &str,
        comprehension: &Comprehension,
        visit: &mut dyn FnMut(&mut Self) -> Result<bool, Refusal>,
    ) -> Result<(), Refusal> {
        let mut count = 0;
        self.each_from(0, text, comprehension, &mut count, visit).map(drop)
    }

    /// The clauses from a place on; there are at most eight. Whether to go on.
    pub(super) fn each_from(
        &mut self,
        clause: usize,
        text: &str,
        comprehension: &Comprehension,
        count: &mut usize,
        visit: &mut dyn FnMut(&mut Self) -> Result<bool, Refusal>,
    ) -> Result<bool, Refusal> {
        let Some(clause_here) = comprehension.clauses.get(clause) else {
            if let Some(condition) = comprehension.condition {
                let truth = self.truth(condition).map_err(|refusal| within(refusal, text, condition))?;
                if !truth {
                    return Ok(true);
                }
            }
            *count += 1;
            if *count > MOST_ELEMENTS {
                let message = message!("there are more than {MOST_ELEMENTS} elements", MOST_ELEMENTS);
                return Err(ParseError::whole(text, message, "let the names run through less").into());
            }
            return visit(self).map_err(|refusal| within(refusal, text, comprehension.head));
        };
        let &Clause { name, domain, run, condition, .. } = clause_here;
        let run = run.or_else(|| range(domain).map(|(from, to)| Run { from, to: Some(to), step: None }));
        let mut elements = match run {
            Some(run) => self.numbers_of(text, run)?,
            None => {
                let item = self.item(domain).map_err(|refusal| within(refusal, text, domain))?;
                let elements = item.elements().ok_or_else(|| {
                    let message = message!("expected a list, and {found}", found => item.describe());
                    ParseError::part(
                        text,
                        domain,
                        message,
                        "for example: n in 1..8, G in [1, *], H in leftoptions(G)",
                    )
                })?;
                Elements::of(elements)
            }
        };
        let mut rounds = 0;
        while let Some(element) = elements.next() {
            rounds += 1;
            if rounds > MOST_ROUNDS {
                return Err(too_many_rounds(text));
            }
            self.meter.step().map_err(Refusal::stopped_by)?;
            self.locals.push((name.to_owned(), element));
            let goes_on = match condition {
                Some(until) => self.truth(until).map_err(|refusal| within(refusal, text, until)),
                None => Ok(true),
            };
            let found = match goes_on {
                Ok(true) => self.each_from(clause + 1, text, comprehension, count, visit).map(Some),
                Ok(false) => Ok(None),
                Err(refusal) => Err(refusal),
            };
            self.locals.pop();
            match found? {
                Some(true) => {}
                Some(false) => return Ok(false),
                None => break,
            }
        }
        Ok(true)
    }

    /// The numbers of a run.
    pub(super) fn numbers_of(&mut self, text: &str, run: Run) -> Result<Elements, Refusal> {
        let mut end = |side: &str| self.integer(side).map_err(|refusal| within(refusal, text, side));
        let from = end(run.from)?;
        let to = run.to.map(&mut end).transpose()?;
        let step = run.step.map(&mut end).transpose()?.unwrap_or(IBig::ONE);
        if step.is_zero() {
            let hint = "for example: [n for n from 1 to 9 by 2]";
            return Err(ParseError::part(text, run.step.unwrap_or(text), "a step is not 0", hint).into());
        }
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

    /// The whole numbers from one end to the other.
    pub(super) fn run_of(
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

    /// The whole number that a text is worth.
    pub(in crate::worksheet) fn integer(&mut self, text: &str) -> Result<IBig, Refusal> {
        let item = self.item(text)?;
        let held = self.as_value(text, item)?;
        if let Some(number) = held.as_integer() {
            return Ok(number.clone());
        }
        let shown = self.session.shown(text, &held).map_err(refusal)?.value.to_string();
        shown.parse().map_err(|_| {
            ParseError::whole(
                text,
                message!("expected a whole number, and this is {shown}", shown),
                "for example: 1..8",
            )
            .into()
        })
    }
}

/// What a name runs through.
pub(super) enum Elements {
    List(Rc<[Item]>, usize),
    Numbers { next: IBig, to: Option<IBig>, step: IBig },
}

impl Elements {
    const fn of(list: Rc<[Item]>) -> Self {
        Self::List(list, 0)
    }

    fn next(&mut self) -> Option<Item> {
        match self {
            Self::List(list, place) => {
                *place += 1;
                list.get(*place - 1).cloned()
            }
            Self::Numbers { next, to, step } => {
                let is_over =
                    to.as_ref().is_some_and(|to| if *step > IBig::ZERO { &*next > to } else { &*next < to });
                if is_over {
                    return None;
                }
                let number = next.clone();
                *next += &*step;
                Some(Item::Value(Held::integer(number)))
            }
        }
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
