//! A value as a game of its own, so that it can be a summand: `domineering 4x4 + {2|-1}`.

use super::{AnyGame, Catalogued, Entry, Group, no_parameters};
use crate::expression::{EvaluationError, Session};
use crate::game::{Notation, ParseError, Player, Ruleset};
use crate::solve::Limits;
use crate::value::{Algebra, Script, Store, Value, ValueError, ValueId};
use std::ops::ControlFlow;
use std::sync::Arc;

pub(super) static ENTRIES: &[Entry] = &[Entry {
    name: "value",
    aliases: &["expression"],
    title: "The canonical form of an expression",
    group: Group::Values,
    rules: "A move replaces a game by one of its options: Left takes a left one, Right a right one. Whoever cannot move \
            loses.",
    parameters: "",
    notation: "an expression such as {2|-1} + ^*; in sums the name may be left out",
    examples: &["value {2|-1}", "value ^ + *2", "nim 3 + {2|-1}"],
    theorems: &[],
    start: None,
    open: |parameters| {
        no_parameters(parameters, "value {2|-1}")?;
        Ok(open_values())
    },
}];

/// The game of values.
pub(super) fn open_values() -> Arc<dyn AnyGame> {
    let game = ValueGame { store: Arc::new(Store::new()) };
    Arc::new(Catalogued::new(game).with_values(|_, value, algebra| Some(algebra.import(value))))
}

/// Canonical forms as positions.
struct ValueGame {
    store: Arc<Store>,
}

impl Ruleset for ValueGame {
    type Position = Value;

    fn options<B>(
        &self,
        position: &Value,
        player: Player,
        visit: impl FnMut(Value) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        position.options(player).into_iter().try_for_each(visit)
    }

    fn is_loop_free(&self) -> bool {
        true
    }
}

impl Notation for ValueGame {
    fn parse(&self, text: &str) -> Result<Value, ParseError> {
        let read = |text| -> Result<ValueId, EvaluationError> {
            Session::new(&self.store, &Limits::none(), Script::Ascii)?.value(text)
        };
        match read(text) {
            Ok(id) => Ok(Value::new(Arc::clone(&self.store), id)),
            Err(EvaluationError::Wrong(error)) => Err(error),
            Err(EvaluationError::Stopped(reason)) => {
                Err(ParseError::whole(text, reason.to_string(), "give it more room"))
            }
        }
    }

    fn print(&self, position: &Value) -> String {
        let text = |mut algebra: Algebra| -> Result<String, ValueError> {
            algebra.text(position.id(), Script::Ascii)
        };
        let algebra = Algebra::new(position.store(), &Limits::none()).map_err(ValueError::from);
        algebra.and_then(text).unwrap_or_else(|error| error.to_string())
    }
}
