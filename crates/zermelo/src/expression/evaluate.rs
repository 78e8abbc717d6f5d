//! The value of a tree: one pass over its nodes, parts first.

use super::functions::call;
use super::lexer::EXAMPLE;
use super::lexer::Comparison;
use super::parser::{Binary, Literal, NodeKind, Tree, parse};
use super::value::{Evaluation, Value};
use crate::game::ParseError;
use crate::nimber::{Nimber128, NimberError};
use crate::solve::{Limits, Meter, StopReason};
use dashu_int::ops::{BitTest, UnsignedAbs};
use dashu_int::{IBig, UBig};
use std::ops::Range;

/// Why an expression has no value.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EvaluationError {
    /// It cannot be read, or asks for what is not there.
    #[error(transparent)]
    Wrong(#[from] ParseError),
    /// A limit stopped it.
    #[error(transparent)]
    Stopped(#[from] StopReason),
}

/// Numbers of more bits are not computed with: nothing with nimbers needs them.
const MOST_BITS: usize = 1 << 16;

/// The value of an expression.
///
/// Time linear in its length, but for logarithms (see [`Nimber::log`](crate::nimber::Nimber::log)).
///
/// ```
/// use zermelo::expression::evaluate;
/// use zermelo::solve::Limits;
///
/// assert_eq!(evaluate("(*12 + *7) x *5", &Limits::none())?.value.to_string(), "*12");
/// # Ok::<(), zermelo::expression::EvaluationError>(())
/// ```
pub fn evaluate(text: &str, limits: &Limits) -> Result<Evaluation, EvaluationError> {
    let tree = parse(text)?;
    let meter = Meter::start(limits, "expression")?;
    let mut values: Vec<Option<Value>> = Vec::with_capacity(tree.nodes.len());
    for id in 0..tree.nodes.len() {
        meter.step()?;
        if matches!(tree.nodes[id].kind, NodeKind::Call(..)) {
            meter.look()?;
        }
        let value = Evaluator { text, tree: &tree, values: &mut values }.value(id)?;
        values.push(Some(value));
    }
    let value = values.pop().flatten().unwrap_or(Value::Integer(IBig::ZERO));
    Ok(Evaluation { expression: text.trim().to_owned(), value })
}

/// A part that is used, with its place for errors.
pub(super) struct Argument<'a> {
    text: &'a str,
    span: Range<usize>,
    value: Value,
}

struct Evaluator<'a, 'b> {
    text: &'a str,
    tree: &'a Tree,
    /// The values of the nodes so far, each there until it is used.
    values: &'b mut [Option<Value>],
}

impl<'a> Evaluator<'a, '_> {
    fn value(&mut self, id: usize) -> Result<Value, ParseError> {
        let node = &self.tree.nodes[id];
        match &node.kind {
            NodeKind::Literal(literal) => self.literal(literal, &node.span),
            NodeKind::Switch(_) | NodeKind::Game(_) | NodeKind::Name => {
                Err(ParseError::at(self.text, node.span.clone(), "games have no values yet", EXAMPLE))
            }
            NodeKind::Negative(part) => {
                let part = self.take(*part);
                match part.value {
                    Value::Integer(number) => Ok(Value::Integer(-number)),
                    _ => part.nimber().map(Value::Nimber),
                }
            }
            NodeKind::Binary(operator, left, right) => {
                let (left, right) = (self.take(*left), self.take(*right));
                binary(*operator, &left, &right)
            }
            NodeKind::Call(name, parts) => {
                let given: Vec<Argument> = parts.iter().map(|&part| self.take(part)).collect();
                call(self.text, name.clone(), &given)
            }
        }
    }

    fn literal(&self, literal: &Literal, span: &Range<usize>) -> Result<Value, ParseError> {
        match literal {
            Literal { number: Some(number), ups: None, star: None, .. } if number.exponent == 0 => {
                let integer = IBig::from(number.numerator.clone());
                Ok(Value::Integer(if literal.is_negative { -integer } else { integer }))
            }
            Literal { number: None, ups: None, star: Some(star), .. } => self.star(star, span).map(Value::Nimber),
            _ => Err(ParseError::at(self.text, span.clone(), "games have no values yet", EXAMPLE)),
        }
    }

    fn star(&self, number: &UBig, span: &Range<usize>) -> Result<Nimber128, ParseError> {
        Nimber128::try_from(number).map_err(|_| {
            let message = "nimbers are computed with below 2^128 only";
            let hint = "the largest is *340282366920938463463374607431768211455";
            ParseError::at(self.text, span.clone(), message, hint)
        })
    }

    fn take(&mut self, id: usize) -> Argument<'a> {
        let value = self.values[id].take().unwrap_or(Value::Integer(IBig::ZERO));
        Argument { text: self.text, span: self.tree.nodes[id].span.clone(), value }
    }
}

impl Argument<'_> {
    /// The nimber; the number 0 is one too.
    pub(super) fn nimber(&self) -> Result<Nimber128, ParseError> {
        match &self.value {
            Value::Nimber(nimber) => Ok(*nimber),
            Value::Integer(number) if number.is_zero() => Ok(Nimber128::zero()),
            Value::Integer(number) if *number > IBig::ZERO && number.bit_len() <= 128 => {
                Err(self.error("expected a nimber, and this is a number", format!("did you mean *{number}?")))
            }
            value => Err(self.error(format!("expected a nimber, and {}", value.describe()), EXAMPLE)),
        }
    }

    /// The whole number.
    pub(super) fn integer(&self) -> Result<&IBig, ParseError> {
        match &self.value {
            Value::Integer(number) => Ok(number),
            value => {
                let message = format!("expected a whole number, and {}", value.describe());
                Err(self.error(message, "exponents and bits are whole numbers, for example: *5^3"))
            }
        }
    }

    pub(super) fn refused(&self, error: NimberError) -> ParseError {
        self.error(error.to_string(), "any nimber but 0 will do")
    }

    pub(super) fn error(&self, message: impl Into<String>, hint: impl Into<String>) -> ParseError {
        ParseError::at(self.text, self.span.clone(), message, hint)
    }
}

fn binary(operator: Binary, left: &Argument, right: &Argument) -> Result<Value, ParseError> {
    if let (Value::Integer(a), Value::Integer(b)) = (&left.value, &right.value) {
        return whole_numbers(operator, a, b, left, right);
    }
    let (a, b) = (left.nimber()?, right.nimber()?);
    Ok(match operator {
        Binary::Plus | Binary::Minus => Value::Nimber(a + b),
        Binary::Times => Value::Nimber(a * b),
        Binary::Divide => Value::Nimber(a.checked_div(b).ok_or_else(|| division_by_zero(right))?),
        Binary::Compare(Comparison::Equal) => Value::Truth(a == b),
        Binary::Compare(Comparison::Unequal) => Value::Truth(a != b),
        Binary::OrdinalSum | Binary::Compare(_) => return Err(left.error("games have no values yet", EXAMPLE)),
    })
}

pub(super) fn power(base: &Argument, exponent: &Argument) -> Result<Value, ParseError> {
    let power = base.nimber()?.integer_power(exponent.integer()?);
    power.map(Value::Nimber).map_err(|_| base.error("0 has no negative powers", "any nimber but 0 will do"))
}

/// Numbers stand in exponents; they are added and multiplied as such. Only 0 is a nimber as well.
fn whole_numbers(
    operator: Binary,
    a: &IBig,
    b: &IBig,
    left: &Argument,
    right: &Argument,
) -> Result<Value, ParseError> {
    let number = match operator {
        Binary::Compare(Comparison::Equal) => return Ok(Value::Truth(a == b)),
        Binary::Compare(Comparison::Unequal) => return Ok(Value::Truth(a != b)),
        Binary::OrdinalSum | Binary::Compare(_) => return Err(left.error("games have no values yet", EXAMPLE)),
        Binary::Divide if b.is_zero() => return Err(division_by_zero(right)),
        Binary::Divide => return Err(left.nimber().err().unwrap_or_else(|| not_divided(right))),
        Binary::Plus => a + b,
        Binary::Minus => a - b,
        Binary::Times => a * b,
    };
    if UnsignedAbs::unsigned_abs(&number).bit_len() > MOST_BITS {
        let hint = format!("numbers have at most {MOST_BITS} bits");
        return Err(right.error("the number becomes too large here", hint));
    }
    Ok(Value::Integer(number))
}

fn division_by_zero(divisor: &Argument) -> ParseError {
    divisor.error("division by zero", "0 has no inverse; any other nimber has one")
}

fn not_divided(divisor: &Argument) -> ParseError {
    divisor.nimber().err().unwrap_or_else(|| division_by_zero(divisor))
}
