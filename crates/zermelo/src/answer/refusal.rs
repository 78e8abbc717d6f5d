//! Why there is no answer, as data: what the program prints in its place, as text or as the schema `zermelo/error/1`.

use crate::game::{Message, ParseError};
use crate::solve::StopReason;
use serde_json::{Value, json};

/// The name of the schema, the first field of the JSON form.
pub const ERROR_SCHEMA_NAME: &str = "zermelo/error/1";

/// Why there is no answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// What is wrong, and an example that works.
    pub message: String,
    /// The same as data, for other languages.
    pub words: Box<Message>,
    /// Whether the question is wrong, or a limit was reached.
    pub kind: RefusalKind,
    /// The limit that stopped the answer, where one of the question's did.
    pub reason: Option<StopReason>,
    /// The text that was refused and where, where that is known.
    pub place: Option<Box<ParseError>>,
}

/// Who is to do something about a refusal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RefusalKind {
    /// The question cannot be answered as it stands.
    BadInput,
    /// A limit stopped the answer.
    Stopped,
}

impl RefusalKind {
    /// `bad input` or `stopped`.
    pub const fn word(self) -> &'static str {
        match self {
            Self::BadInput => "bad input",
            Self::Stopped => "stopped",
        }
    }
}

impl Refusal {
    /// A question that cannot be answered as it stands.
    #[expect(clippy::needless_pass_by_value, reason = "made for `map_err`")]
    pub fn bad_input(message: impl ToString) -> Self {
        Self::of(RefusalKind::BadInput, message.to_string())
    }

    /// An answer that one of the question's limits stopped.
    pub fn stopped_by(reason: StopReason) -> Self {
        Self { reason: Some(reason), ..Self::stopped(reason) }
    }

    /// An answer that was stopped, in words of its own.
    pub fn stopped(words: impl Into<Message>) -> Self {
        Self::of(RefusalKind::Stopped, words)
    }

    /// A refusal in words that other languages have, too.
    pub fn of(kind: RefusalKind, words: impl Into<Message>) -> Self {
        let words = words.into();
        Self { message: words.to_string(), words: Box::new(words), kind, reason: None, place: None }
    }

    /// The refusal as `say` tells it in another language.
    pub fn in_words(self, say: &dyn Fn(&Message) -> String) -> Self {
        match self.place {
            Some(error) => Self { kind: self.kind, reason: self.reason, ..error.in_words(&say).into() },
            None => Self { message: say(&self.words), ..self },
        }
    }

    /// The refusal as an object of the schema `zermelo/error/1` (checked in under `docs/schema/`).
    pub fn to_json(&self) -> Value {
        let place = self.place.as_ref().map(|error| {
            json!({
                "text": error.text,
                "start": error.span.start,
                "end": error.span.end,
                "message": error.message,
                "hint": error.hint,
            })
        });
        json!({
            "schema": ERROR_SCHEMA_NAME,
            "kind": self.kind.word(),
            "message": self.message,
            "place": place,
        })
    }
}

/// A text that cannot be read.
impl From<ParseError> for Refusal {
    fn from(error: ParseError) -> Self {
        if let Some(reason) = error.stopped {
            return Self::stopped_by(*reason);
        }
        Self { place: Some(Box::new(error.clone())), ..Self::bad_input(error) }
    }
}
