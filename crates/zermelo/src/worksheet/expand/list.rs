//! Lists, and what a comprehension or a loop does with what it runs through.

use super::run::Elements;
use crate::answer::Refusal;
use crate::game::{ParseError, message};
use crate::worksheet::item::{Item, MOST_NESTING};
use crate::worksheet::line::{Clause, Comprehension, Run, parts, range};
use crate::worksheet::program::{MOST_ROUNDS, too_many_rounds};
use crate::worksheet::{Worksheet, refusal, within};
use dashu_int::IBig;

/// Longer lists are refused.
pub(in crate::worksheet) const MOST_ELEMENTS: usize = 100_000;

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
            Some(run) => self.elements_of(text, run)?,
            None => {
                let item = self.item(domain).map_err(|refusal| within(refusal, text, domain))?;
                let item = self.now(item)?;
                let elements = item.entries().ok_or_else(|| {
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
        while let Some(element) = self.next_of(&mut elements)? {
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

    /// The whole number that a text is worth.
    pub(in crate::worksheet) fn integer(&mut self, text: &str) -> Result<IBig, Refusal> {
        // A sum of a number and ups is no whole number: here the sign can only be that of a power.
        let is_number = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
        if let Some((base, exponent)) = text.split_once('^')
            && is_number(base)
            && is_number(exponent)
        {
            self.has_power = true;
            return self.integer(&format!("{base} ^ {exponent}"));
        }
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
