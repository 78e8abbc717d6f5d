//! The functions of nimbers, as elements of a field.

use super::Function;
use crate::expression::argument::Argument;
use crate::expression::evaluate::{EvaluationError, small};
use crate::expression::value::Computed;
use crate::{Algebra, Dyadic};
use dashu_int::ops::UnsignedAbs;
use dashu_int::{IBig, UBig};
use std::cmp::Ordering;
use std::ops::RangeInclusive;
use zermelo_core::{Message, message};
use zermelo_nimber::{Nimber128, NimberError, mex};

const ANY: RangeInclusive<usize> = 0..=usize::MAX;

pub(super) static FUNCTIONS: &[Function] = &[
    Function {
        name: "sqrt",
        aliases: &["NimSqrt"],
        usage: "sqrt(a)",
        meaning: "the square root; every nimber has exactly one",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| Ok(Computed::Nimber(given[0].nimber(algebra)?.square_root())),
    },
    Function {
        name: "inverse",
        aliases: &["NimInverse"],
        usage: "inverse(a)",
        meaning: "1/a",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| {
            given[0]
                .nimber(algebra)?
                .inverse()
                .map(Computed::Nimber)
                .map_err(|error| given[0].refused_nimber(error))
        },
    },
    Function {
        name: "power",
        aliases: &[],
        usage: "power(a, n)",
        meaning: "a to the whole number n, a nimber or a number",
        arity: 2..=2,
        method: None,
        apply: power,
    },
    Function {
        name: "order",
        aliases: &[],
        usage: "order(a)",
        meaning: "the least n > 0 with a^n = *",
        arity: 1..=1,
        method: None,
        apply: |given, algebra| {
            given[0].nimber(algebra)?.order().map(integer).map_err(|error| given[0].refused_nimber(error))
        },
    },
    Function {
        name: "log",
        aliases: &[],
        usage: "log(base, a)",
        meaning: "the least n with base^n = a",
        arity: 2..=2,
        method: None,
        apply: logarithm,
    },
    Function {
        name: "roots",
        aliases: &[],
        usage: "roots(c) or roots(c, bits)",
        meaning: "the solutions of x^2 + x = c below 2^128, or below 2^bits: none or two",
        arity: 1..=2,
        method: None,
        apply: |given, algebra| {
            let (c, bits) = nimber_and_field(given, algebra)?;
            let roots = if top_bit(c, bits.unwrap_or(u128::BITS)) { None } else { c.roots() };
            Ok(Computed::Nimbers(roots.map_or(Vec::new(), Vec::from)))
        },
    },
    Function {
        name: "trace",
        aliases: &[],
        usage: "trace(a) or trace(a, bits)",
        meaning: "a + a^2 + a^4 + ... over the smallest field that holds a, or over the nimbers below 2^bits",
        arity: 1..=2,
        method: None,
        apply: |given, algebra| {
            let (a, bits) = nimber_and_field(given, algebra)?;
            let is_one = top_bit(a, bits.unwrap_or(a.degree()));
            Ok(Computed::Nimber(if is_one { Nimber128::one() } else { Nimber128::zero() }))
        },
    },
    Function {
        name: "degree",
        aliases: &[],
        usage: "degree(a)",
        meaning: "of a nimber the degree of the smallest field that holds it, of a finite one the least d = 1, 2, 4, ... with a below 2^d; \
                  of another stopper the degree of loopiness, the onside of G - G",
        arity: 1..=1,
        method: Some(degree_of_loopiness),
        apply: degree,
    },
    Function {
        name: "mex",
        aliases: &[],
        usage: "mex(a, b, ...) or mex({a, b, ...})",
        meaning: "the least nimber that is not among them; of numbers, the least number from 0 on",
        arity: ANY,
        method: None,
        apply: |given, algebra| {
            if let Some(numbers) = natural_numbers(given) {
                // One of these is not among them, since there is one more of these.
                let least = (0..=numbers.len() as u128).find(|number| !numbers.contains(number)).unwrap_or(0);
                return Ok(integer(least));
            }
            let nimbers = given.iter().map(|part| part.nimber(algebra)).collect::<Result<Vec<_>, _>>()?;
            // No list holds all nimbers below 2^128.
            Ok(Computed::Nimber(mex(nimbers).unwrap_or_default()))
        },
    },
];

/// The degree of a nimber, and the degree of loopiness of another short game.
fn degree(given: &[Argument], algebra: &mut Algebra) -> Result<Computed, EvaluationError> {
    // What can be no nimber is a short game as any other; of 3 it is asked whether *3 is meant.
    if let Computed::Number(number) = &given[0].value
        && (!number.is_integer() || number.signum() <= 0)
    {
        return Ok(Computed::Number(Dyadic::ZERO));
    }
    if let Computed::Sum(_) = &given[0].value {
        let id = given[0].game(algebra)?;
        if algebra.as_nimber(id).is_none() {
            return Ok(Computed::Number(Dyadic::ZERO));
        }
    }
    Ok(integer(given[0].nimber(algebra)?.degree().into()))
}

/// G - G is 0 for every short game, and so is the degree of loopiness.
fn degree_of_loopiness(given: &[Argument], algebra: &mut Algebra) -> Result<Computed, EvaluationError> {
    match given[0].game(algebra) {
        Ok(_) => Ok(Computed::Number(Dyadic::ZERO)),
        Err(_) => degree(given, algebra),
    }
}

/// The numbers that all the arguments are, where some is other than 0, which is a nimber as well.
fn natural_numbers(given: &[Argument]) -> Option<Vec<u128>> {
    let natural = |part: &Argument| match &part.value {
        Computed::Number(number) if number.is_integer() => u128::try_from(number.numerator()).ok(),
        _ => None,
    };
    let numbers = given.iter().map(natural).collect::<Option<Vec<u128>>>()?;
    numbers.iter().any(|&number| number > 0).then_some(numbers)
}

fn integer(number: u128) -> Computed {
    Computed::Number(Dyadic::integer(IBig::from(number)))
}

fn logarithm(given: &[Argument], algebra: &mut Algebra) -> Result<Computed, EvaluationError> {
    let (base, nimber) = (given[0].nimber(algebra)?, given[1].nimber(algebra)?);
    match nimber.log(base) {
        Ok(log) => Ok(integer(log)),
        Err(NimberError::LogarithmOfZero) if base.is_zero() => Err(given[0]
            .error("0 is not a base of logarithms", "the base comes first, for example: log(*2, *3)")
            .into()),
        Err(NimberError::LogarithmOfZero) => {
            Err(given[1].error("0 has no logarithm", "no power of a nimber but 0 is 0").into())
        }
        Err(_) => {
            let hint = match base.order() {
                Ok(order) => message!("its {order} powers are others; for example: log(*2, *3)", order),
                Err(_) => Message::verbatim(""),
            };
            Err(given[1].error(message!("{nimber} is not a power of {base}", nimber, base), hint).into())
        }
    }
}

/// A nimber, and the degree of a field that holds it where one is given.
fn nimber_and_field(
    given: &[Argument],
    algebra: &mut Algebra,
) -> Result<(Nimber128, Option<u32>), EvaluationError> {
    let nimber = given[0].nimber(algebra)?;
    let Some(degree) = given.get(1) else { return Ok((nimber, None)) };
    let hint = "the nimbers below 2^bits are a field for bits = 1, 2, 4, 8, 16, 32, 64, 128";
    match u32::try_from(&degree.integer(algebra)?) {
        Ok(bits) if bits.is_power_of_two() && bits <= 128 => {
            if nimber.degree() <= bits {
                Ok((nimber, Some(bits)))
            } else {
                Err(degree.error(message!("{nimber} is not below 2^{bits}", nimber, bits), hint).into())
            }
        }
        _ => Err(degree.error("there is no such field", hint).into()),
    }
}

/// The trace over the field of the nimbers below 2^`bits`.
fn top_bit(nimber: Nimber128, bits: u32) -> bool {
    nimber.get() >> (bits - 1) & 1 == 1
}

/// The power of a nimber, or of a number.
fn power(given: &[Argument], algebra: &mut Algebra) -> Result<Computed, EvaluationError> {
    let exponent = given[1].integer(algebra)?;
    if let Computed::Number(base) = &given[0].value {
        return power_of_number(base, &exponent, given);
    }
    let power = given[0].nimber(algebra)?.integer_power(&exponent);
    power
        .map(Computed::Nimber)
        .map_err(|_| given[0].error("0 has no negative powers", "any nimber but 0 will do").into())
}

fn power_of_number(base: &Dyadic, exponent: &IBig, given: &[Argument]) -> Result<Computed, EvaluationError> {
    const TOO_LARGE: &str = "the power becomes too large";
    if base.is_zero() {
        return match exponent.cmp(&IBig::ZERO) {
            Ordering::Less => {
                Err(given[0].error("0 has no negative powers", "any number but 0 will do").into())
            }
            Ordering::Equal => Ok(Computed::Number(Dyadic::integer(1))),
            Ordering::Greater => Ok(Computed::Number(Dyadic::ZERO)),
        };
    }
    if base.is_integer() && UnsignedAbs::unsigned_abs(base.numerator()).is_one() {
        let is_negative = base.signum() < 0 && (exponent & IBig::ONE) == IBig::ONE;
        return Ok(Computed::Number(Dyadic::integer(if is_negative { -1 } else { 1 })));
    }
    let hint = "numbers have at most 65536 bits, for example: power(2, 1000)";
    let Ok(times) = i32::try_from(exponent) else { return Err(given[1].error(TOO_LARGE, hint).into()) };
    let base = if times >= 0 { Some(base.clone()) } else { inverse(base) };
    let Some(base) = base else {
        let hint = "only fractions whose denominator is a power of 2 are, for example: power(2, -3)";
        return Err(given[0].error("the power is not the value of a short game", hint).into());
    };
    let bits = base.bits().saturating_sub(1) as u64 * u64::from(times.unsigned_abs());
    if bits > 1 << 17 {
        return Err(given[1].error(TOO_LARGE, hint).into());
    }
    let mut power = Dyadic::integer(1);
    for bit in (0..32).rev() {
        power = power.times(&power);
        if times.unsigned_abs() >> bit & 1 == 1 {
            power = power.times(&base);
        }
    }
    small(power, &given[1])
}

/// 1/x, where that is dyadic.
fn inverse(number: &Dyadic) -> Option<Dyadic> {
    let (sign, below) = number.numerator().clone().into_parts();
    let above = IBig::from(UBig::ONE << number.exponent() as usize);
    Dyadic::fraction(&(above * sign), &below)
}
