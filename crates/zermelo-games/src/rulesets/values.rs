//! A value as a game of its own, so that it can be a summand: `domineering 4x4 + {2|-1}`.

use crate::catalogue::{AnyGame, Catalogued, Entry, Group, no_parameters};
use crate::game::{Budget, Limits, Notation, ParseError, Player, Ruleset};
use crate::value::expression::{EvaluationError, Session};
use crate::value::{Algebra, Script, Store, Value, ValueError, ValueId};
use std::ops::ControlFlow;
use std::sync::Arc;
use zermelo_core::Arrange;

/// Reading an expression may take so much memory and time, whatever the limits.
const MOST_READ_BYTES: u64 = 2 << 30;
const READING: Budget = Budget::steps(2_000_000_000, "reading a value");

/// The game of values.
pub(crate) fn open_values() -> Arc<dyn AnyGame> {
    let game = ValueGame { store: Arc::new(Store::new()) };
    Arc::new(Catalogued::new(game).with_values(|_, summands, algebra| Some(import_sum(summands, algebra))))
}

fn import_sum(summands: &[Value], algebra: &mut Algebra) -> Result<ValueId, ValueError> {
    summands.iter().try_fold(ValueId::ZERO, |sum, value| {
        let value = algebra.import(value)?;
        algebra.sum(sum, value)
    })
}

/// Sums of canonical forms as positions: in ascending order of ids, without 0.
struct ValueGame {
    store: Arc<Store>,
}

impl ValueGame {
    /// The position of a sum: numbers, ups and nimbers are one summand.
    fn sum(&self, summands: Vec<Value>) -> Vec<Value> {
        let mut plain = Value::zero(&self.store);
        let mut sum = Vec::with_capacity(summands.len());
        for value in summands {
            if value.is_number_up_star() {
                plain = &plain + &value;
            } else {
                sum.push(value);
            }
        }
        if plain.id() != ValueId::ZERO {
            sum.push(plain);
        }
        sum.arrange_by_key(Value::id);
        sum
    }
}

impl Ruleset for ValueGame {
    type Position = Vec<Value>;

    fn options<B>(
        &self,
        position: &Vec<Value>,
        player: Player,
        mut visit: impl FnMut(Vec<Value>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for (place, value) in position.iter().enumerate() {
            // Of equal summands the first will do.
            if place > 0 && position[place - 1] == *value {
                continue;
            }
            for option in value.options(player) {
                let mut next = position.clone();
                next[place] = option;
                visit(self.sum(next))?;
            }
        }
        ControlFlow::Continue(())
    }

    fn is_loop_free(&self) -> bool {
        true
    }

    fn misere_refusal(&self) -> Option<&'static str> {
        Some("a value stands for all games that are equal to it in normal play")
    }

    fn components(&self, position: &Vec<Value>, mut visit: impl FnMut(Vec<Value>)) {
        for value in position {
            visit(vec![value.clone()]);
        }
    }

    fn heap_bytes(&self, position: &Vec<Value>) -> usize {
        position.capacity() * size_of::<Value>()
    }
}

impl Notation for ValueGame {
    fn parse(&self, text: &str) -> Result<Vec<Value>, ParseError> {
        Ok(self.parse_within(text, &Limits::none())?.0)
    }

    /// The expression is worked out.
    fn parse_within(&self, text: &str, limits: &Limits) -> Result<(Vec<Value>, Option<Player>), ParseError> {
        let memory = limits.memory.map_or(MOST_READ_BYTES, |limit| limit.min(MOST_READ_BYTES));
        let limits = Limits { memory: Some(memory), steps: Some(READING), ..*limits };
        let read = || -> Result<Vec<ValueId>, EvaluationError> {
            Session::new(&self.store, &limits, Script::Ascii)?.summands(text)
        };
        match read() {
            Ok(ids) => {
                let summands = ids.into_iter().map(|id| Value::new(Arc::clone(&self.store), id));
                Ok((self.sum(summands.collect()), None))
            }
            Err(EvaluationError::Wrong(error)) => Err(error),
            Err(EvaluationError::Stopped(reason)) => Err(ParseError::stopped_by(text, reason)),
        }
    }

    fn print(&self, position: &Vec<Value>) -> String {
        if position.is_empty() {
            return "0".to_owned();
        }
        let text = |value: &Value| {
            let algebra = Algebra::new(value.store(), &Limits::none()).map_err(ValueError::from);
            let text = algebra.and_then(|mut algebra| algebra.text(value.id(), Script::Ascii));
            text.unwrap_or_else(|error| error.to_string())
        };
        position.iter().map(text).collect::<Vec<_>>().join(" + ")
    }
}

/// The entry of the catalogue.
pub(crate) fn entry() -> Entry {
    Entry::new("value", "The canonical form of an expression", Group::Values, |parameters| {
        no_parameters(parameters, "value {2|-1}")?;
        Ok(open_values())
    })
    .with_aliases(["expression"])
    .with_rules(
        "A move replaces a game by one of its options: Left takes a left one, Right a right one. \
         Whoever cannot move loses.",
    )
    .with_notation("an expression such as {2|-1} + ^*; in sums the name may be left out")
    .with_examples(["value {2|-1}", "value ^ + *2", "nim 3 + {2|-1}"])
}
