//! Comprehensions, `HEAD for n in 1..8, G in L if CONDITION`, and what loops run through.

use super::{Loop, around, is_word, parts, refuse_word};
use crate::game::{ParseError, message};

/// More names in one comprehension are refused.
const MOST_CLAUSES: usize = 8;

const EXAMPLE: &str = "for example: [mean(clobber(2x{n})) for n in 1..5]";

/// What the numbers of a loop without a name are called. No name of a reader's has two underscores in a row.
const NAMELESS: &str = "round__";

/// `HEAD for n in 1..8, G in L if CONDITION`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::worksheet) struct Comprehension<'t> {
    /// What is worked out each time.
    pub(in crate::worksheet) head: &'t str,
    /// The names with what they run through, from the outermost in.
    pub(in crate::worksheet) clauses: Vec<Clause<'t>>,
    /// Which of them count.
    pub(in crate::worksheet) condition: Option<&'t str>,
}

/// A name and what it runs through: `n in 1..8`, `G in L`, or as CGSuite has it `n from 1 to 8 by 2`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::worksheet) struct Clause<'t> {
    pub(in crate::worksheet) name: &'t str,
    /// All of it.
    written: &'t str,
    /// All that stands behind the name.
    pub(in crate::worksheet) domain: &'t str,
    /// The numbers it runs through, where they are said by their ends.
    pub(in crate::worksheet) run: Option<Run<'t>>,
    /// Until when it runs.
    pub(in crate::worksheet) condition: Option<&'t str>,
}

/// From where to where numbers run, and by which step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::worksheet) struct Run<'t> {
    pub(in crate::worksheet) from: &'t str,
    pub(in crate::worksheet) to: Option<&'t str>,
    pub(in crate::worksheet) step: Option<&'t str>,
}

impl<'t> Comprehension<'t> {
    /// The comprehension that a text is; `None` where there is no `for` outside brackets and blocks, and where it is a loop,
    /// `for n in L yield n + 1 end`.
    pub(in crate::worksheet) fn read(text: &'t str) -> Result<Option<Self>, ParseError> {
        let Some((head, rest)) = around(text, "for") else { return Ok(None) };
        if head.is_empty() && Loop::read(text).is_some() {
            return Ok(None);
        }
        let found = Self::of(text, head, rest)?;
        match found.clauses.iter().find(|clause| clause.is_endless() || clause.name == NAMELESS) {
            Some(clause) => Err(not_a_clause(text, clause.written)),
            None => Ok(Some(found)),
        }
    }

    /// What stands between the `for` and the `do` of a loop, which may be endless and have no name; the head is the same text.
    pub(in crate::worksheet) fn header(text: &'t str) -> Result<Self, ParseError> {
        Self::of(text, text, text)
    }

    fn of(text: &'t str, head: &'t str, rest: &'t str) -> Result<Self, ParseError> {
        // The first of the words: a condition may have the other in it.
        let conditions = ["if", "where"].into_iter().filter_map(|word| around(rest, word));
        let (clauses, condition) = match conditions.min_by_key(|(clauses, _)| clauses.len()) {
            Some((clauses, condition)) => (clauses, Some(condition)),
            None => (rest, None),
        };
        let clauses = parts(clauses)
            .into_iter()
            .flat_map(clauses_in)
            .map(|clause| Clause::read(text, clause))
            .collect::<Result<Vec<_>, ParseError>>()?;
        if head.is_empty() || clauses.is_empty() || condition.is_some_and(str::is_empty) {
            return Err(ParseError::whole(text, "this comprehension is not complete", EXAMPLE));
        }
        if clauses.len() > MOST_CLAUSES {
            let message = message!("more than {MOST_CLAUSES} names run at once", MOST_CLAUSES);
            return Err(ParseError::whole(text, message, EXAMPLE));
        }
        Ok(Self { head, clauses, condition })
    }
}

impl<'t> Clause<'t> {
    /// Whether numbers run on until something else ends them.
    const fn is_endless(&self) -> bool {
        matches!(self.run, Some(Run { to: None, .. })) && self.condition.is_none()
    }

    fn read(text: &'t str, clause: &'t str) -> Result<Self, ParseError> {
        let missing = || not_a_clause(text, clause);
        let (runs, condition) = match around(clause, "while") {
            Some((runs, condition)) => (runs, Some(condition)),
            None => (clause, None),
        };
        let (name, domain, run) = match around(runs, "in") {
            Some((name, domain)) => (name, domain, None),
            None => {
                let (name, domain) = around(runs, "from").ok_or_else(missing)?;
                let (ends, step) = around(domain, "by").map_or((domain, None), |(ends, by)| (ends, Some(by)));
                let (from, to) = around(ends, "to").map_or((ends, None), |(from, to)| (from, Some(to)));
                (name, domain, Some(Run { from, to, step }))
            }
        };
        let is_blank = |run: Run<'_>| {
            let others = [run.to, run.step];
            run.from.is_empty() || others.into_iter().flatten().any(str::is_empty)
        };
        let name = if name.is_empty() && run.is_some() { NAMELESS } else { name };
        let has_blanks =
            domain.is_empty() || run.is_some_and(is_blank) || condition.is_some_and(str::is_empty);
        if !is_word(name) || has_blanks {
            return Err(missing());
        }
        if name != NAMELESS {
            refuse_word(text, name)?;
        }
        Ok(Self { name, written: clause, domain, run, condition })
    }
}

fn not_a_clause(text: &str, clause: &str) -> ParseError {
    ParseError::part(text, clause, "expected 'name in list'", EXAMPLE)
}

/// The clauses that follow each other as in CGSuite, with a `for` between them.
fn clauses_in(mut text: &str) -> Vec<&str> {
    let mut clauses = Vec::new();
    while let Some((clause, rest)) = around(text, "for") {
        clauses.push(clause);
        text = rest;
    }
    clauses.push(text);
    clauses
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comprehensions_have_a_head_clauses_and_a_condition() {
        let found =
            Comprehension::read("f(n for m) + 1 for n in 1..3, k in [1, 2] if n = k").unwrap().unwrap();
        assert_eq!(found.head, "f(n for m) + 1");
        let clauses: Vec<_> = found.clauses.iter().map(|clause| (clause.name, clause.domain)).collect();
        assert_eq!(clauses, [("n", "1..3"), ("k", "[1, 2]")]);
        assert_eq!(found.condition, Some("n = k"));
        assert_eq!(Comprehension::read("forty + information").unwrap(), None);
        let found = Comprehension::read("n for n in if(1 = 1, L, M)").unwrap().unwrap();
        assert_eq!(found.clauses[0].domain, "if(1 = 1, L, M)");
        let found = Comprehension::read("n for n from 1 to f(9) by 2 where n > 2").unwrap().unwrap();
        assert_eq!(found.clauses[0].run, Some(Run { from: "1", to: Some("f(9)"), step: Some("2") }));
        assert_eq!(found.condition, Some("n > 2"));
        for wrong in ["n for", "for n in 1..2", "n for n", "n for n in 1..2 if", "n for 1 in 2"] {
            assert!(Comprehension::read(wrong).is_err(), "{wrong}");
        }
    }
}
