//! The functions of games.

use super::Function;
use crate::expression::argument::Argument;
use crate::expression::evaluate::EvaluationError;
use crate::expression::value::Computed;
use crate::game::{Outcome, Player};
use crate::nimber::Nimber128;
use crate::value::{Algebra, Dyadic, ValueError, ValueId};
use std::cmp::Ordering;

pub(super) static FUNCTIONS: &[Function] = &[
    Function {
        name: "canonical",
        aliases: &["CanonicalForm"],
        usage: "canonical(G)",
        meaning: "the canonical form: no dominated options, no reversible ones",
        arity: 1..=1,
        apply: |given, algebra| Ok(game(given[0].game(algebra)?)),
    },
    Function {
        name: "outcome",
        aliases: &["OutcomeClass"],
        usage: "outcome(G)",
        meaning: "who wins: L Left, R Right, N whoever moves next, P whoever moved before",
        arity: 1..=1,
        apply: outcome,
    },
    Function {
        name: "leftstop",
        aliases: &[],
        usage: "leftstop(G)",
        meaning: "the number at which play stops when Left begins",
        arity: 1..=1,
        apply: |given, algebra| stop(given, algebra, 0),
    },
    Function {
        name: "rightstop",
        aliases: &[],
        usage: "rightstop(G)",
        meaning: "the number at which play stops when Right begins",
        arity: 1..=1,
        apply: |given, algebra| stop(given, algebra, 1),
    },
    Function {
        name: "leftoptions",
        aliases: &[],
        usage: "leftoptions(G)",
        meaning: "the options of Left in the canonical form",
        arity: 1..=1,
        apply: |given, algebra| options(given, algebra, Player::Left),
    },
    Function {
        name: "rightoptions",
        aliases: &[],
        usage: "rightoptions(G)",
        meaning: "the options of Right in the canonical form",
        arity: 1..=1,
        apply: |given, algebra| options(given, algebra, Player::Right),
    },
    Function {
        name: "isnumber",
        aliases: &[],
        usage: "isnumber(G)",
        meaning: "whether the value is a number",
        arity: 1..=1,
        apply: |given, algebra| is(given, algebra, |algebra, id| algebra.is_number(id)),
    },
    Function {
        name: "isinteger",
        aliases: &[],
        usage: "isinteger(G)",
        meaning: "whether the value is a whole number",
        arity: 1..=1,
        apply: |given, algebra| {
            is(given, algebra, |algebra, id| algebra.as_number(id).is_some_and(|number| number.is_integer()))
        },
    },
    Function {
        name: "isnimber",
        aliases: &[],
        usage: "isnimber(G)",
        meaning: "whether the value is a nimber",
        arity: 1..=1,
        apply: |given, algebra| is(given, algebra, |algebra, id| algebra.as_nimber(id).is_some()),
    },
    Function {
        name: "iszero",
        aliases: &[],
        usage: "iszero(G)",
        meaning: "whether the value is 0",
        arity: 1..=1,
        apply: |given, algebra| is(given, algebra, |_, id| id == ValueId::ZERO),
    },
    Function {
        name: "isinfinitesimal",
        aliases: &[],
        usage: "isinfinitesimal(G)",
        meaning: "whether the value lies between all negative and all positive numbers",
        arity: 1..=1,
        apply: |given, algebra| is(given, algebra, |algebra, id| algebra.stops(id) == [ValueId::ZERO; 2]),
    },
    Function {
        name: "isnumberish",
        aliases: &["IsNumberTiny"],
        usage: "isnumberish(G)",
        meaning: "whether the value is infinitely close to a number",
        arity: 1..=1,
        apply: |given, algebra| {
            is(given, algebra, |algebra, id| {
                let [left, right] = algebra.stops(id);
                left == right
            })
        },
    },
    Function {
        name: "tiny",
        aliases: &[],
        usage: "Tiny(G)",
        meaning: "{0||0|-G}",
        arity: 1..=1,
        apply: |given, algebra| {
            let id = given[0].game(algebra)?;
            tiny(algebra, id).map(game).map_err(|error| given[0].refused(&error))
        },
    },
    Function {
        name: "miny",
        aliases: &[],
        usage: "Miny(G)",
        meaning: "{G|0||0}, the negative of Tiny(G)",
        arity: 1..=1,
        apply: |given, algebra| {
            let id = given[0].game(algebra)?;
            let miny = tiny(algebra, id).and_then(|tiny| algebra.negative(tiny));
            miny.map(game).map_err(|error| given[0].refused(&error))
        },
    },
    Function {
        name: "star",
        aliases: &[],
        usage: "star(n)",
        meaning: "the nimber *n, also written *(n)",
        arity: 1..=1,
        apply: star,
    },
];

fn game(id: ValueId) -> Computed {
    Computed::Sum(vec![id])
}

fn is(
    given: &[Argument],
    algebra: &mut Algebra,
    property: impl Fn(&mut Algebra, ValueId) -> bool,
) -> Result<Computed, EvaluationError> {
    let id = given[0].game(algebra)?;
    Ok(Computed::Truth(property(algebra, id)))
}

fn outcome(given: &[Argument], algebra: &mut Algebra) -> Result<Computed, EvaluationError> {
    let id = given[0].game(algebra)?;
    let order = algebra.compare(id, ValueId::ZERO).map_err(|error| given[0].refused(&error))?;
    Ok(Computed::Outcome(match order {
        Some(Ordering::Less) => Outcome::R,
        Some(Ordering::Equal) => Outcome::P,
        Some(Ordering::Greater) => Outcome::L,
        None => Outcome::N,
    }))
}

fn stop(given: &[Argument], algebra: &mut Algebra, which: usize) -> Result<Computed, EvaluationError> {
    let id = given[0].game(algebra)?;
    let stop = algebra.stops(id)[which];
    Ok(Computed::Number(algebra.as_number(stop).unwrap_or(Dyadic::ZERO)))
}

fn options(given: &[Argument], algebra: &mut Algebra, player: Player) -> Result<Computed, EvaluationError> {
    let id = given[0].game(algebra)?;
    let sorted = algebra.options(id, player).and_then(|mut options| {
        algebra.sort_by_structure(&mut options)?;
        Ok(options)
    });
    sorted.map(Computed::Games).map_err(|error| given[0].refused(&error))
}

fn tiny(algebra: &mut Algebra, id: ValueId) -> Result<ValueId, ValueError> {
    let negative = algebra.negative(id)?;
    let threat = algebra.game(&[ValueId::ZERO], &[negative])?;
    algebra.game(&[ValueId::ZERO], &[threat])
}

fn star(given: &[Argument], algebra: &mut Algebra) -> Result<Computed, EvaluationError> {
    let number = given[0].integer(algebra)?;
    match u128::try_from(&number) {
        Ok(number) => Ok(Computed::Nimber(Nimber128::new(number))),
        Err(_) => Err(given[0].error("nimbers are *0 to *(2^128 - 1)", "for example: star(5)").into()),
    }
}
