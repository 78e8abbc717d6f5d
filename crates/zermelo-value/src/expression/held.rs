//! What a line is worth while it is kept under names, unprinted: for a language around expressions.

use super::argument::Argument;
use super::evaluate::{EvaluationError, Session};
use super::functions;
use super::loopy::computed;
use super::value::{Computed, Evaluation, Value};
use super::worth::Worth;
use super::{ordinals, rationals, surreals};
use crate::misere::MisereForm;
use crate::{Dyadic, Script, SidedValue, ValueId, WrittenForm};
use dashu_int::IBig;
use std::cmp::Ordering;
use zermelo_core::{Outcome, ParseError};
use zermelo_nimber::Nimber128;

/// What an expression is worth, in the store of its session. A sum of games is not added up yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Held(Computed);

impl Held {
    /// A short game.
    pub fn game(id: ValueId) -> Self {
        Self(Computed::Sum(vec![id]))
    }

    /// A game as it is written. It is worth its value wherever the form does not matter.
    pub const fn form(form: WrittenForm) -> Self {
        Self(Computed::Form(form))
    }

    /// A game, short or loopy.
    pub fn sided(value: SidedValue) -> Self {
        Self(computed(value))
    }

    /// A whole number.
    pub fn integer(number: impl Into<IBig>) -> Self {
        Self(Computed::Number(Dyadic::integer(number)))
    }

    /// The answer yes or no.
    pub const fn truth(truth: bool) -> Self {
        Self(Computed::Truth(truth))
    }

    /// Who wins.
    pub const fn outcome(outcome: Outcome) -> Self {
        Self(Computed::Outcome(outcome))
    }

    /// A misère form of the session's own.
    pub const fn misere(form: MisereForm) -> Self {
        Self(Computed::Misere(form))
    }

    /// Words about something that has no value.
    pub const fn text(text: String) -> Self {
        Self(Computed::Text(text))
    }

    /// The answer, where it is yes or no.
    pub const fn as_truth(&self) -> Option<bool> {
        match self.0 {
            Computed::Truth(truth) => Some(truth),
            _ => None,
        }
    }

    /// The whole number, where it is written as one; a game that is a number is not added up for this.
    pub fn as_integer(&self) -> Option<&IBig> {
        match &self.0 {
            Computed::Number(number) if number.is_integer() => Some(number.numerator()),
            _ => None,
        }
    }

    /// The words, where it is worth some.
    pub fn as_text(&self) -> Option<&str> {
        match &self.0 {
            Computed::Text(text) => Some(text),
            _ => None,
        }
    }

    /// Whether it says who wins.
    pub const fn is_outcome(&self) -> bool {
        matches!(self.0, Computed::Outcome(_))
    }

    /// A text that two of these share only where they are the same, within one session; `None` where that is not known without
    /// computing. A sum is not added up.
    pub fn key(&self) -> Option<String> {
        match &self.0 {
            Computed::Number(_)
            | Computed::Nimber(_)
            | Computed::Sum(_)
            | Computed::Truth(_)
            | Computed::Text(_)
            | Computed::Outcome(_)
            | Computed::Rational(_)
            | Computed::Ordinal(_)
            | Computed::Surreal(_)
            | Computed::Transfinite(_)
            | Computed::Misere(_) => Some(format!("{:?}", self.0)),
            _ => None,
        }
    }

    /// The parts of a list.
    pub fn elements(&self) -> Option<Vec<Self>> {
        fn all<T: Clone>(parts: &[T], make: impl Fn(T) -> Computed) -> Vec<Held> {
            parts.iter().cloned().map(|part| Held(make(part))).collect()
        }
        Some(match &self.0 {
            Computed::Games(list) => all(list, |id| Computed::Sum(vec![id])),
            Computed::Stoppers(list) => all(list, |id| computed(id.into())),
            Computed::Nimbers(list) => all(list, Computed::Nimber),
            Computed::MisereForms(list) => all(list, Computed::Misere),
            Computed::Texts(list) => all(list, Computed::Text),
            _ => return None,
        })
    }
}

impl Session<'_> {
    /// What a line is worth, not printed. The names that it binds are bound.
    pub fn held(&mut self, text: &str) -> Result<Held, EvaluationError> {
        Ok(Held(self.compute(text)?.1))
    }

    /// Binds a name for the lines that follow. The caller sees to it that it is a name; those of functions are refused.
    pub fn keep(&mut self, name: &str, held: &Held) -> Result<(), ParseError> {
        functions::refuse_name(name, 0..name.len())?;
        self.bind_computed(name, held.0.clone());
        Ok(())
    }

    /// Forgets a name.
    pub fn forget(&mut self, name: &str) {
        self.unbind(name);
    }

    /// Whether a name is bound.
    pub fn is_kept(&self, name: &str) -> bool {
        self.bound().contains_key(name)
    }

    /// The names that are bound, in no order.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.bound().keys().map(String::as_str)
    }

    /// What the line `text` is worth as data; sums are added up.
    pub fn held_worth(&mut self, text: &str, held: &Held) -> Result<Worth, EvaluationError> {
        self.worth_of(text, held.0.clone())
    }

    /// How two numbers compare, or two nimbers by their size; `None` of other things.
    pub fn order(&mut self, a: &Held, b: &Held) -> Option<Ordering> {
        if let (Computed::Nimber(a), Computed::Nimber(b)) = (&a.0, &b.0) {
            return Some(a.get().cmp(&b.get()));
        }
        let [a, b] = [a, b].map(|held| Argument { text: "", span: 0..0, value: held.0.clone() });
        ordinals::order(&a, &b).or_else(|| surreals::order(&a, &b)).or_else(|| {
            let mut number = |part: &Argument| match &part.value {
                Computed::Sum(_) => part.number(self.algebra()).ok().map(|number| (&number).into()),
                _ => rationals::rational_of(part),
            };
            Some(number(&a)?.cmp(&number(&b)?))
        })
    }

    /// The whole number, where it is one; a sum of games is added up for this.
    pub fn whole(&mut self, held: &Held) -> Option<IBig> {
        let argument = Argument { text: "", span: 0..0, value: held.0.clone() };
        let number = argument.number(self.algebra()).ok()?;
        number.is_integer().then(|| number.numerator().clone())
    }

    /// The nimber, where it is one; 0 is one, too.
    pub fn nimber(&mut self, held: &Held) -> Option<Nimber128> {
        Argument { text: "", span: 0..0, value: held.0.clone() }.nimber(self.algebra()).ok()
    }

    /// The printed form of what the line `text` is worth; sums are added up.
    pub fn shown(&mut self, text: &str, held: &Held) -> Result<Evaluation, EvaluationError> {
        self.written(text, held.0.clone())
    }

    /// The same for the mathematical mode of LaTeX; `None` of words.
    pub fn formula(&mut self, text: &str, held: &Held) -> Result<Option<String>, EvaluationError> {
        if matches!(
            held.0,
            Computed::Truth(_)
                | Computed::Outcome(_)
                | Computed::Thermograph(_)
                | Computed::Text(_)
                | Computed::Texts(_)
        ) {
            return Ok(None);
        }
        let value = self.written_in(Script::Latex, text, held.0.clone())?.value;
        Ok(Some(match value {
            Value::List(texts) => format!("[{}]", texts.join(", ")),
            value => value.to_string(),
        }))
    }
}
