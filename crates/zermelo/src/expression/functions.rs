//! The functions of expressions, by name.

use super::evaluate::Argument;
use super::value::Value;
use crate::catalogue::nearest;
use crate::game::ParseError;
use crate::nimber::{Nimber128, NimberError, mex};
use dashu_int::IBig;
use std::ops::{Range, RangeInclusive};

/// A function that expressions can call.
pub struct Function {
    /// Its name.
    pub name: &'static str,
    /// How it is called.
    pub usage: &'static str,
    /// What it gives.
    pub meaning: &'static str,
    arity: RangeInclusive<usize>,
    apply: fn(&[Argument]) -> Result<Value, ParseError>,
}

const ANY: RangeInclusive<usize> = 0..=usize::MAX;

/// All functions.
pub static FUNCTIONS: &[Function] = &[
    Function {
        name: "sqrt",
        usage: "sqrt(a)",
        meaning: "the square root; every nimber has exactly one",
        arity: 1..=1,
        apply: |given| Ok(Value::Nimber(given[0].nimber()?.square_root())),
    },
    Function {
        name: "inverse",
        usage: "inverse(a)",
        meaning: "1/a",
        arity: 1..=1,
        apply: |given| {
            given[0].nimber()?.inverse().map(Value::Nimber).map_err(|error| given[0].refused(error))
        },
    },
    Function {
        name: "order",
        usage: "order(a)",
        meaning: "the least n > 0 with a^n = *",
        arity: 1..=1,
        apply: |given| given[0].nimber()?.order().map(integer).map_err(|error| given[0].refused(error)),
    },
    Function {
        name: "log",
        usage: "log(base, a)",
        meaning: "the least n with base^n = a",
        arity: 2..=2,
        apply: logarithm,
    },
    Function {
        name: "roots",
        usage: "roots(c) or roots(c, bits)",
        meaning: "the solutions of x^2 + x = c below 2^128, or below 2^bits: none or two",
        arity: 1..=2,
        apply: |given| {
            let (c, bits) = nimber_and_field(given)?;
            let roots = if top_bit(c, bits.unwrap_or(u128::BITS)) { None } else { c.roots() };
            Ok(Value::Nimbers(roots.map_or(Vec::new(), Vec::from)))
        },
    },
    Function {
        name: "trace",
        usage: "trace(a) or trace(a, bits)",
        meaning: "a + a^2 + a^4 + ... over the smallest field that holds a, or over the nimbers below 2^bits",
        arity: 1..=2,
        apply: |given| {
            let (a, bits) = nimber_and_field(given)?;
            let is_one = top_bit(a, bits.unwrap_or(a.degree()));
            Ok(Value::Nimber(if is_one { Nimber128::one() } else { Nimber128::zero() }))
        },
    },
    Function {
        name: "degree",
        usage: "degree(a)",
        meaning: "the least d = 1, 2, 4, ... with a below 2^d: the smallest field that holds a",
        arity: 1..=1,
        apply: |given| Ok(integer(given[0].nimber()?.degree().into())),
    },
    Function {
        name: "mex",
        usage: "mex(a, b, ...)",
        meaning: "the least nimber that is not among them",
        arity: ANY,
        apply: |given| {
            let nimbers = given.iter().map(Argument::nimber).collect::<Result<Vec<_>, _>>()?;
            // No list holds all nimbers below 2^128.
            Ok(Value::Nimber(mex(nimbers).unwrap_or_default()))
        },
    },
];

/// The value of a call: the name stands at `name` in `text`, the arguments behind it.
pub(super) fn call(text: &str, name: Range<usize>, given: &[Argument]) -> Result<Value, ParseError> {
    let called = &text[name.clone()];
    let Some(function) = FUNCTIONS.iter().find(|function| function.name.eq_ignore_ascii_case(called)) else {
        let names = FUNCTIONS.iter().map(|function| function.name);
        let near =
            nearest(called, names.clone()).map_or(String::new(), |near| format!("did you mean '{near}'? "));
        let all: Vec<&str> = names.collect();
        let hint = format!("{near}All functions: {}", all.join(", "));
        return Err(ParseError::at(text, name, "there is no function of this name", hint));
    };
    if !function.arity.contains(&given.len()) {
        let message = format!("'{}' does not take {} arguments", function.name, given.len());
        return Err(ParseError::at(text, name, message, format!("it is called as {}", function.usage)));
    }
    (function.apply)(given)
}

fn integer(number: u128) -> Value {
    Value::Integer(IBig::from(number))
}

fn logarithm(given: &[Argument]) -> Result<Value, ParseError> {
    let (base, nimber) = (given[0].nimber()?, given[1].nimber()?);
    match nimber.log(base) {
        Ok(log) => Ok(integer(log)),
        Err(NimberError::LogarithmOfZero) if base.is_zero() => {
            Err(given[0]
                .error("0 is no base of logarithms", "the base comes first, for example: log(*2, *3)"))
        }
        Err(NimberError::LogarithmOfZero) => {
            Err(given[1].error("0 has no logarithm", "no power of a nimber but 0 is 0"))
        }
        Err(_) => {
            let hint = match base.order() {
                Ok(order) => format!("its {order} powers are others; for example: log(*2, *3)"),
                Err(_) => String::new(),
            };
            Err(given[1].error(format!("{nimber} is no power of {base}"), hint))
        }
    }
}

/// A nimber, and the degree of a field that holds it where one is given.
fn nimber_and_field(given: &[Argument]) -> Result<(Nimber128, Option<u32>), ParseError> {
    let nimber = given[0].nimber()?;
    let Some(degree) = given.get(1) else { return Ok((nimber, None)) };
    let hint = "the nimbers below 2^bits are a field for bits = 1, 2, 4, 8, 16, 32, 64, 128";
    match u32::try_from(degree.integer()?) {
        Ok(bits) if bits.is_power_of_two() && bits <= 128 => {
            if nimber.degree() <= bits {
                Ok((nimber, Some(bits)))
            } else {
                Err(degree.error(format!("{nimber} is not below 2^{bits}"), hint))
            }
        }
        _ => Err(degree.error("there is no such field", hint)),
    }
}

/// The trace over the field of the nimbers below 2^`bits`.
fn top_bit(nimber: Nimber128, bits: u32) -> bool {
    nimber.get() >> (bits - 1) & 1 == 1
}
