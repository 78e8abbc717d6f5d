//! Parts of an expression that something is done with: what they are worth, and how to ask it of them.

use super::evaluate::EvaluationError;
use super::lexer::EXAMPLE;
use super::value::{Computed, hint_of};
use crate::{Algebra, Dyadic, NumberUpStar, ValueError, ValueId, WrittenForm};
use dashu_int::IBig;
use std::ops::Range;
use zermelo_core::ParseError;
use zermelo_core::message;
use zermelo_nimber::{Nimber128, NimberError};

/// A part that is used, with its place for errors.
pub(super) struct Argument<'t> {
    pub(super) text: &'t str,
    pub(super) span: Range<usize>,
    pub(super) value: Computed,
}

impl Argument<'_> {
    /// The nimber; the number 0 is one too.
    pub(super) fn nimber(&self, algebra: &mut Algebra) -> Result<Nimber128, EvaluationError> {
        match &self.value {
            Computed::Nimber(nimber) => Ok(*nimber),
            Computed::Number(number) if number.is_zero() => Ok(Nimber128::zero()),
            Computed::Number(number) => {
                let hint = if number.is_integer() && number.signum() > 0 && number.bits() <= 128 {
                    message!("did you mean *{number}?", number)
                } else {
                    EXAMPLE.into()
                };
                Err(self.error("expected a nimber, and this is a number", hint).into())
            }
            Computed::Sum(_) => {
                let id = self.game(algebra)?;
                match algebra.as_nimber(id) {
                    Some(nimber) => Ok(Nimber128::new(nimber.into())),
                    None => Err(self.unexpected("a nimber").into()),
                }
            }
            Computed::Transfinite(_) => Err(self.unexpected("a nimber below 2^128").into()),
            _ => Err(self.unexpected("a nimber").into()),
        }
    }

    /// The number.
    pub(super) fn number(&self, algebra: &mut Algebra) -> Result<Dyadic, EvaluationError> {
        match &self.value {
            Computed::Number(number) => Ok(number.clone()),
            Computed::Nimber(nimber) if *nimber == Nimber128::zero() => Ok(Dyadic::ZERO),
            Computed::Sum(_) => {
                let id = self.game(algebra)?;
                algebra.as_number(id).ok_or_else(|| self.unexpected("a number").into())
            }
            _ => Err(self.unexpected("a number").into()),
        }
    }

    /// Yes or no.
    pub(super) fn truth(&self) -> Result<bool, EvaluationError> {
        match self.value {
            Computed::Truth(truth) => Ok(truth),
            _ => Err(self
                .error(
                    "expected yes or no",
                    "a comparison is yes or no, for example: n > 2, G || 0, isnumber(G)",
                )
                .into()),
        }
    }

    /// The whole number.
    pub(super) fn integer(&self, algebra: &mut Algebra) -> Result<IBig, EvaluationError> {
        match self.number(algebra) {
            Ok(number) if number.is_integer() => Ok(number.numerator().clone()),
            Err(EvaluationError::Stopped(reason)) => Err(reason.into()),
            _ => Err(self.unexpected("a whole number").into()),
        }
    }

    /// The canonical form of the game.
    pub(super) fn game(&self, algebra: &mut Algebra) -> Result<ValueId, EvaluationError> {
        let summands = self.summands(algebra)?;
        match summands[..] {
            [only] => Ok(only),
            _ => self.checked(algebra.sum_of(&summands)),
        }
    }

    /// The game as it is written, where it is a form in quotes, and else its canonical form.
    pub(super) fn form(&self, algebra: &mut Algebra) -> Result<WrittenForm, EvaluationError> {
        match &self.value {
            Computed::Form(form) => Ok(form.clone()),
            _ => self.game(algebra).map(WrittenForm::canonical),
        }
    }

    /// The same part, worth its value where it is a form.
    pub(super) fn valued(self) -> Self {
        match self.value {
            Computed::Form(form) => Self { value: Computed::Sum(vec![form.value()]), ..self },
            _ => self,
        }
    }

    /// Games of which this one is the sum.
    pub(super) fn summands(&self, algebra: &mut Algebra) -> Result<Vec<ValueId>, EvaluationError> {
        match &self.value {
            Computed::Sum(summands) => Ok(summands.clone()),
            Computed::Number(number) => self.checked(algebra.number(number)).map(|id| vec![id]),
            Computed::Nimber(nimber) => {
                let Ok(star) = u32::try_from(nimber.get()) else {
                    let hint = "the field of nimbers reaches further, up to 2^128: sums, products, quotients of nimbers";
                    return Err(self.error("the nimbers in games are below 2^32", hint).into());
                };
                let sum = NumberUpStar { star, ..NumberUpStar::default() };
                self.checked(algebra.number_up_star(sum)).map(|id| vec![id])
            }
            Computed::Form(form) => Ok(vec![form.value()]),
            Computed::Loopy(_) => Err(self.not_short().into()),
            Computed::Side(_) => Err(self.one_side().into()),
            _ => Err(self.unexpected("a game").into()),
        }
    }

    fn checked<T>(&self, result: Result<T, ValueError>) -> Result<T, EvaluationError> {
        result.map_err(|error| self.refused(&error))
    }

    /// An error of the algebra about this part.
    pub(super) fn refused(&self, error: &ValueError) -> EvaluationError {
        refused(self.text, self.span.clone(), error)
    }

    /// An error of the field of nimbers about this part.
    pub(super) fn refused_nimber(&self, error: NimberError) -> EvaluationError {
        self.error(error.to_string(), "any nimber but 0 will do").into()
    }

    fn unexpected(&self, expected: &str) -> ParseError {
        let hint = match expected {
            _ if matches!(self.value, Computed::Transfinite(_)) => {
                "nimbers from 2^128 on and transfinite ones have sums, products, quotients, powers, inverse, sqrt, order, degree, \
                 birthday, nimvalue and mex"
            }
            _ if matches!(self.value, Computed::Rational(_)) => super::rationals::HINT,
            "a whole number" => "exponents, bits and counts are whole numbers, for example: power(*5, 3)",
            _ => EXAMPLE,
        };
        let found = self.value.describe();
        self.error(message!("expected {expected}, and {found}", expected => expected, found => found), hint)
    }

    pub(super) fn error(
        &self,
        message: impl Into<zermelo_core::Message>,
        hint: impl Into<zermelo_core::Message>,
    ) -> ParseError {
        ParseError::at(self.text, self.span.clone(), message, hint)
    }
}

/// An error of the algebra about a part of the text.
pub(super) fn refused(text: &str, span: Range<usize>, error: &ValueError) -> EvaluationError {
    match error {
        ValueError::Stopped(reason) => (*reason).into(),
        error => ParseError::at(text, span, error.to_string(), hint_of(error)).into(),
    }
}
