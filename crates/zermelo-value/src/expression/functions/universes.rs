//! Functions of games as they are written, in misère play: comparison beside the games of a universe.

use super::Function;
use crate::expression::argument::Argument;
use crate::expression::evaluate::EvaluationError;
use crate::expression::value::Computed;
use crate::misere::Universe;
use crate::{Algebra, ValueError, WrittenForm};
use std::cmp::Ordering;

pub(super) static FUNCTIONS: &[Function] = &[
    Function {
        name: "formsum",
        aliases: &[],
        usage: "formsum(G, H)",
        meaning: "the sum of two games with all their positions, as a form that is not simplified",
        arity: 2..=2,
        method: None,
        apply: |given, algebra| {
            let (a, b) = (given[0].form(algebra)?, given[1].form(algebra)?);
            let sum = algebra.sum_of_forms(&a, &b);
            sum.map(Computed::Form).map_err(|error| given[0].refused(&error))
        },
    },
    Function {
        name: "miserecompare",
        aliases: &[],
        usage: "miserecompare(G, H)",
        meaning: "=, <, > or ||: how two forms compare in misère play, beside all games",
        arity: 2..=2,
        method: None,
        apply: |given, algebra| compare(given, algebra, Universe::All),
    },
    Function {
        name: "deadendingcompare",
        aliases: &[],
        usage: "deadendingcompare(G, H)",
        meaning: "the same beside the dead-ending games, where whoever has no move never gets one again",
        arity: 2..=2,
        method: None,
        apply: |given, algebra| compare(given, algebra, Universe::DeadEnding),
    },
    Function {
        name: "dicotcompare",
        aliases: &[],
        usage: "dicotcompare(G, H)",
        meaning: "the same beside the dicots, where always both players can move or neither can",
        arity: 2..=2,
        method: None,
        apply: |given, algebra| compare(given, algebra, Universe::Dicot),
    },
    Function {
        name: "isdicot",
        aliases: &[],
        usage: "isdicot(G)",
        meaning: "whether in every position of the form both players can move or neither can",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| is_in(given, algebra, Universe::Dicot),
    },
    Function {
        name: "isdeadending",
        aliases: &[],
        usage: "isdeadending(G)",
        meaning: "whether in the form whoever has no move never gets one again",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| is_in(given, algebra, Universe::DeadEnding),
    },
];

fn compare(
    given: &[Argument],
    algebra: &mut Algebra,
    universe: Universe,
) -> Result<Computed, EvaluationError> {
    let forms = [given[0].form(algebra)?, given[1].form(algebra)?];
    // The part that is outside is the one to name.
    for (argument, form) in given.iter().zip(&forms) {
        let itself = algebra.misere_comparison(universe, form, form);
        itself.map_err(|error| argument.refused(&error))?;
    }
    let order = algebra.misere_comparison(universe, &forms[0], &forms[1]);
    let sign = match order.map_err(|error| given[0].refused(&error))? {
        Some(Ordering::Equal) => "=",
        Some(Ordering::Less) => "<",
        Some(Ordering::Greater) => ">",
        None => "||",
    };
    Ok(Computed::Text(sign.to_owned()))
}

fn is_in(given: &[Argument], algebra: &mut Algebra, universe: Universe) -> Result<Computed, EvaluationError> {
    let form: WrittenForm = given[0].form(algebra)?;
    let is_in: Result<bool, ValueError> = algebra.is_form_in(universe, &form);
    is_in.map(Computed::Truth).map_err(|error| given[0].refused(&error))
}
