//! The functions of compounds other than the sum, and questions of parity and kind.

use super::Function;
use crate::expression::argument::Argument;
use crate::expression::evaluate::EvaluationError;
use crate::expression::value::Computed;
use crate::{Algebra, Dyadic, SidedValue, ValueError, ValueId, WrittenForm};

pub(super) static FUNCTIONS: &[Function] = &[
    Function {
        name: "disjunctivesum",
        aliases: &[],
        usage: "disjunctivesum(G, H)",
        meaning: "G + H: a move is a move in one of them",
        arity: 2..=2,
        method: None,
        apply: disjunctive_sum,
    },
    Function {
        name: "conjunctivesum",
        aliases: &[],
        usage: "conjunctivesum(G, H)",
        meaning: "the compound in which a move is a move in both of them",
        arity: 2..=2,
        method: None,
        apply: |given, algebra| of_forms(given, algebra, Algebra::conjunctive_sum),
    },
    Function {
        name: "selectivesum",
        aliases: &[],
        usage: "selectivesum(G, H)",
        meaning: "the compound in which a move is a move in one of them or in both",
        arity: 2..=2,
        method: None,
        apply: |given, algebra| of_forms(given, algebra, Algebra::selective_sum),
    },
    Function {
        name: "ordinalproduct",
        aliases: &[],
        usage: "ordinalproduct(G, H)",
        meaning: "H copies of G one upon the other, each annihilated by moves in one below; of H the options that are written count, of 2 \
                  only 1: '{0,1|}' gives another",
        arity: 2..=2,
        method: None,
        apply: |given, algebra| of_forms(given, algebra, Algebra::ordinal_product),
    },
    Function {
        name: "isatomic",
        aliases: &[],
        usage: "isatomic(G)",
        meaning: "whether the value has an atomic weight",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| {
            is(given, algebra, |algebra, id| match algebra.atomic_weight(id) {
                Ok(_) => Ok(true),
                Err(ValueError::Domain(_)) => Ok(false),
                Err(error) => Err(error),
            })
        },
    },
    Function {
        name: "isuptimal",
        aliases: &[],
        usage: "isuptimal(G)",
        meaning: "whether the value is a sum of a number, a nimber and powers of up",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| {
            is(given, algebra, |algebra, id| Ok(algebra.uptimal_expansion(id)?.is_some()))
        },
    },
    Function {
        name: "iseven",
        aliases: &[],
        usage: "iseven(G)",
        meaning: "whether the value is an even whole number",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| is(given, algebra, |algebra, id| Ok(parity(algebra, id) == Some(false))),
    },
    Function {
        name: "isodd",
        aliases: &[],
        usage: "isodd(G)",
        meaning: "whether the value is an odd whole number",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| is(given, algebra, |algebra, id| Ok(parity(algebra, id) == Some(true))),
    },
    Function {
        name: "isordinal",
        aliases: &[],
        usage: "isordinal(G)",
        meaning: "whether the value is a whole number that is not negative",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| {
            is(given, algebra, |algebra, id| {
                let number = algebra.as_number(id);
                Ok(number.is_some_and(|number| number.is_integer() && number.signum() >= 0))
            })
        },
    },
    Function {
        name: "class",
        aliases: &[],
        usage: "class(G)",
        meaning: "the narrowest class that the value is in, by the names of CGSuite: Integer, Uptimal, CanonicalStopper, ...",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| {
            if let Some(class) = class_of_thing(&given[0].value) {
                return Ok(Computed::Text(class.to_owned()));
            }
            let value = given[0].loopy(algebra)?;
            let class = class(algebra, &value).map_err(|error| given[0].refused(&error))?;
            Ok(Computed::Text(class.to_owned()))
        },
    },
];

/// The class of what is not a value, by the names of CGSuite.
fn class_of_thing(thing: &Computed) -> Option<&'static str> {
    Some(match thing {
        Computed::Truth(_) => "Boolean",
        Computed::Outcome(_) => "OutcomeClass",
        Computed::Thermograph(_) => "Thermograph",
        Computed::Text(name) if matches!(&**name, "Left" | "Right") => "Player",
        _ => return None,
    })
}

fn disjunctive_sum(given: &[Argument], algebra: &mut Algebra) -> Result<Computed, EvaluationError> {
    let mut summands = given[0].summands(algebra)?;
    summands.extend(given[1].summands(algebra)?);
    Ok(Computed::Sum(summands))
}

/// A compound of games as they are written: in canonical form, but for forms in quotes.
pub(super) fn of_forms<'a>(
    given: &[Argument],
    algebra: &mut Algebra<'a>,
    compound: impl FnOnce(&mut Algebra<'a>, &WrittenForm, &WrittenForm) -> Result<ValueId, ValueError>,
) -> Result<Computed, EvaluationError> {
    let (a, b) = (given[0].form(algebra)?, given[1].form(algebra)?);
    let image = compound(algebra, &a, &b).map_err(|error| given[0].refused(&error))?;
    Ok(Computed::Sum(vec![image]))
}

fn is<'a>(
    given: &[Argument],
    algebra: &mut Algebra<'a>,
    property: impl FnOnce(&mut Algebra<'a>, ValueId) -> Result<bool, ValueError>,
) -> Result<Computed, EvaluationError> {
    let id = given[0].game(algebra)?;
    property(algebra, id).map(Computed::Truth).map_err(|error| given[0].refused(&error))
}

/// Whether a whole number is odd.
fn parity(algebra: &Algebra, id: ValueId) -> Option<bool> {
    let number = algebra.as_number(id).filter(Dyadic::is_integer)?;
    Some(number.numerator().trailing_zeros() == Some(0))
}

/// The class of a value, short or loopy.
pub(super) fn class(algebra: &mut Algebra, value: &SidedValue) -> Result<&'static str, ValueError> {
    let Some(id) = value.short() else {
        return Ok(match value.stopper() {
            Some(id) if algebra.pseudonumber(id).is_some() => "Pseudonumber",
            Some(_) => "CanonicalStopper",
            None if value.stopper_sides().is_some() => "StopperSidedValue",
            None => "SidedValue",
        });
    };
    Ok(match algebra.as_number(id) {
        Some(number) if number.is_zero() => "Zero",
        Some(number) if number.is_integer() => "Integer",
        Some(_) => "DyadicRational",
        None if algebra.as_nimber(id).is_some() => "Nimber",
        None if algebra.uptimal_expansion(id)?.is_some() => "Uptimal",
        None => "CanonicalShortGame",
    })
}
