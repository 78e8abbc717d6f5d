//! What an expression can be worth, and its printed forms.

use crate::nimber::Nimber128;
use dashu_int::IBig;
use serde::Serialize;
use std::fmt;

/// The value of an expression.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// An element of the field of nimbers below 2^128.
    Nimber(Nimber128),
    /// A whole number: an order, a logarithm, a degree.
    Integer(IBig),
    /// Several nimbers: the solutions of an equation.
    Nimbers(Vec<Nimber128>),
    /// The answer to a comparison.
    Truth(bool),
}

impl Value {
    /// The word for the kind of value, as JSON has it.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Nimber(_) => "nimber",
            Self::Integer(_) => "integer",
            Self::Nimbers(_) => "nimbers",
            Self::Truth(_) => "truth",
        }
    }

    /// What it is, for messages.
    pub(super) fn describe(&self) -> String {
        match self {
            Self::Nimber(nimber) => format!("{nimber} is a nimber"),
            Self::Integer(number) => format!("{number} is a number"),
            Self::Nimbers(_) => "this is a list".to_owned(),
            Self::Truth(_) => "this is the answer yes or no".to_owned(),
        }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nimber(nimber) => write!(f, "{nimber}"),
            Self::Integer(number) => write!(f, "{number}"),
            Self::Nimbers(nimbers) if nimbers.is_empty() => write!(f, "none"),
            Self::Nimbers(nimbers) => {
                let texts: Vec<String> = nimbers.iter().map(ToString::to_string).collect();
                write!(f, "{}", texts.join(" "))
            }
            Self::Truth(truth) => write!(f, "{}", if *truth { "yes" } else { "no" }),
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
pub const SCHEMA_NAME: &str = "zermelo/eval/1";

#[derive(Serialize)]
struct JsonEvaluation<'a> {
    schema: &'static str,
    expression: &'a str,
    kind: &'static str,
    value: Option<String>,
    nimbers: Option<Vec<String>>,
    truth: Option<bool>,
}

impl Evaluation {
    /// The value as one line of JSON, in the form of the schema `zermelo/eval/1` (checked in under `docs/schema/`).
    pub fn to_json(&self) -> String {
        let (nimbers, truth) = match &self.value {
            Value::Nimbers(nimbers) => (Some(nimbers.iter().map(ToString::to_string).collect()), None),
            Value::Truth(truth) => (None, Some(*truth)),
            Value::Nimber(_) | Value::Integer(_) => (None, None),
        };
        let is_single = matches!(self.value, Value::Nimber(_) | Value::Integer(_));
        let json = JsonEvaluation {
            schema: SCHEMA_NAME,
            expression: &self.expression,
            kind: self.value.kind(),
            value: is_single.then(|| self.value.to_string()),
            nimbers,
            truth,
        };
        serde_json::to_string(&json).expect("texts always have a JSON form")
    }
}
