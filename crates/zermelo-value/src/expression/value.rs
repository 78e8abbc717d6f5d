//! What an expression can be worth, and its printed forms.

use super::rationals::Rational;
use super::surreals::Surreal;
use crate::loopy::{DrawnSide, NO_STOPPER};
use crate::misere::{Genus, MisereForm};
use crate::{Dyadic, Script, SidedValue, StopperId, Thermograph, ValueError, ValueId, WrittenForm};
#[cfg(feature = "json")]
use serde::Serialize;
use std::fmt;
use zermelo_core::Outcome;
use zermelo_core::{Message, message};
use zermelo_nimber::{Nimber128, Ordinal, TransfiniteNimber};

/// A value while it is computed with. A number or a nimber is kept as such, since both are larger here than what games
/// are made of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Computed {
    /// An element of the field of nimbers below 2^128.
    Nimber(Nimber128),
    /// A number.
    Number(Dyadic),
    /// The sum of some games.
    Sum(Vec<ValueId>),
    /// A game as it is written, in quotes: with the options that its canonical form does not have.
    Form(WrittenForm),
    /// A game that is not a short one.
    Loopy(SidedValue),
    /// One side of a loopy game, where it is not a stopper. It is compared, but is not a summand.
    Side(DrawnSide),
    /// An option inside a game with a label, which has no value of its own.
    Open,
    /// Several games.
    Games(Vec<ValueId>),
    /// Several games, loopy ones among them.
    Stoppers(Vec<StopperId>),
    /// Several nimbers: the solutions of an equation.
    Nimbers(Vec<Nimber128>),
    /// A misère form.
    Misere(MisereForm),
    /// Several misère forms.
    MisereForms(Vec<MisereForm>),
    /// An ordinal, or the difference of two.
    Ordinal(Ordinal),
    /// A quotient of ordinals, or of differences of ordinals.
    Surreal(Box<Surreal>),
    /// The nimber of an ordinal.
    Transfinite(TransfiniteNimber),
    /// A fraction that no short game is worth, or infinity.
    Rational(Rational),
    /// The answer to a comparison.
    Truth(bool),
    /// Who wins.
    Outcome(Outcome),
    /// The genus of a misère form.
    Genus(Genus),
    /// A thermograph, of which a wall can be asked.
    Thermograph(Box<Thermograph>),
    /// An expansion, a name of CGSuite.
    Text(String),
    /// Several of these.
    Texts(Vec<String>),
}

impl Computed {
    /// How many parts a list has.
    pub(super) const fn length(&self) -> Option<usize> {
        Some(match self {
            Self::Games(list) => list.len(),
            Self::Stoppers(list) => list.len(),
            Self::Nimbers(list) => list.len(),
            Self::MisereForms(list) => list.len(),
            Self::Texts(list) => list.len(),
            _ => return None,
        })
    }

    /// What it is, for messages.
    pub(super) fn describe(&self) -> Message {
        match self {
            Self::Nimber(nimber) => message!("{nimber} is a nimber", nimber),
            Self::Number(number) if number.is_integer() => message!("{number} is a number", number),
            Self::Number(number) => message!("{number} is a fraction", number),
            Self::Sum(_) | Self::Form(_) => message!("this is a game"),
            Self::Loopy(_) => message!("this is a loopy game"),
            Self::Side(_) => message!("this is one side of a loopy game, and not a stopper"),
            Self::Open => message!("this stands for a game around it, of which it can only be an option"),
            Self::Stoppers(_) | Self::Games(_) | Self::Nimbers(_) | Self::MisereForms(_) | Self::Texts(_) => {
                message!("this is a list")
            }
            Self::Misere(_) => message!("this is a misère form"),
            Self::Ordinal(_) => message!("this is an ordinal"),
            Self::Surreal(_) => message!("this is a quotient of ordinals"),
            Self::Transfinite(nimber) if nimber.as_finite().is_some() => {
                message!("this is a nimber from 2^128 on")
            }
            Self::Transfinite(_) => message!("this is a transfinite nimber"),
            Self::Rational(rational) => message!("{rational} is not the value of a short game", rational),
            Self::Truth(_) => message!("this is the answer yes or no"),
            Self::Outcome(_) => message!("this is an outcome"),
            Self::Genus(_) | Self::Thermograph(_) | Self::Text(_) => message!("this is a description"),
        }
    }
}

/// The value of an expression, as text in the characters that were asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// A nimber: 0, * or *n.
    Nimber(String),
    /// A number: `3`, `-3/4`.
    Number(String),
    /// Another game.
    Game(String),
    /// A misère form: `*[2#0]`.
    Misere(String),
    /// An ordinal, the nimber of one, or a quotient of two: `omega^2`, `*omega`, `1/omega`.
    Ordinal(String),
    /// Several games, nimbers or misère forms.
    List(Vec<String>),
    /// The answer to a comparison.
    Truth(bool),
    /// Who wins.
    Outcome(Outcome),
    /// A thermograph, an expansion.
    Text(String),
}

impl Value {
    /// The word for the kind of value, as JSON has it.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Nimber(_) => "nimber",
            Self::Number(_) => "number",
            Self::Game(_) => "game",
            Self::Misere(_) => "misere",
            Self::Ordinal(_) => "ordinal",
            Self::List(_) => "list",
            Self::Truth(_) => "truth",
            Self::Outcome(_) => "outcome",
            Self::Text(_) => "text",
        }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nimber(text)
            | Self::Number(text)
            | Self::Game(text)
            | Self::Misere(text)
            | Self::Ordinal(text)
            | Self::Text(text) => f.write_str(text),
            Self::List(texts) if texts.is_empty() => f.write_str("none"),
            Self::List(texts) => f.write_str(&texts.join(" ")),
            Self::Truth(truth) => f.write_str(if *truth { "yes" } else { "no" }),
            Self::Outcome(outcome) => f.write_str(outcome.symbol()),
        }
    }
}

/// An expression with its value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Evaluation {
    /// The expression as it was given.
    pub expression: String,
    /// Its value.
    pub value: Value,
}

/// The name of the schema, the first field of the JSON form.
pub const SCHEMA_NAME: &str = "zermelo/eval/2";

#[cfg(feature = "json")]
#[derive(Serialize)]
struct JsonEvaluation<'a> {
    schema: &'static str,
    expression: &'a str,
    kind: &'static str,
    value: Option<String>,
    values: Option<&'a [String]>,
    truth: Option<bool>,
}

#[cfg(feature = "json")]
impl Evaluation {
    /// The value as one line of JSON, in the form of the schema `zermelo/eval/2` (checked in under `docs/schema/`).
    pub fn to_json(&self) -> String {
        let json = JsonEvaluation {
            schema: SCHEMA_NAME,
            expression: &self.expression,
            kind: self.value.kind(),
            value: match &self.value {
                Value::List(_) | Value::Truth(_) => None,
                value => Some(value.to_string()),
            },
            values: match &self.value {
                Value::List(values) => Some(values),
                _ => None,
            },
            truth: match self.value {
                Value::Truth(truth) => Some(truth),
                _ => None,
            },
        };
        serde_json::to_string(&json).expect("texts always have a JSON form")
    }
}

/// A nimber in some characters.
pub(super) fn nimber_text(nimber: Nimber128, script: Script) -> String {
    let text = nimber.to_string();
    match script {
        Script::Ascii => text,
        Script::Unicode => text.replace('*', "∗"),
        Script::Latex => text.replace('*', "{\\ast}"),
    }
}

/// Why a value was not computed: as an error of an expression, the text for the reader.
pub(super) fn hint_of(error: &ValueError) -> &'static str {
    match error {
        error if *error == NO_STOPPER => "its sides may be stoppers: onside(dud) is on, offside(dud) is off",
        ValueError::Full => "split the question: fewer values are computed with at once then",
        _ => "ask it of a smaller value, or of another",
    }
}
