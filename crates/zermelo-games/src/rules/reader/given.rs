//! The arguments of a call, by name or in order, with what they must be.

use super::values::{ConditionValue, GameValue, MoveValue};
use crate::game::nearest;
use crate::rules::declared::{Condition, Ending, Move, Step};
use std::rc::Rc;
use zermelo_core::{Message, message};
use zermelo_starlark::{Arguments, Fault, Machine, Value};

pub(super) type Span = std::ops::Range<u32>;

/// The arguments of one call.
pub(super) struct Given {
    function: &'static str,
    names: &'static [&'static str],
    values: Vec<Option<(Value, Span)>>,
    pub(super) span: Span,
}

impl Given {
    /// Sorts the arguments under their names. The first `in_order` may be given without one.
    pub(super) fn new(
        machine: &Machine,
        arguments: &Arguments,
        function: &'static str,
        names: &'static [&'static str],
        in_order: usize,
    ) -> Result<Self, Fault> {
        let mut values = vec![None; names.len()];
        for (place, (value, span)) in arguments.plain.iter().enumerate() {
            if place >= in_order {
                let hint = match names.get(place) {
                    Some(name) => message!("give it by its name: {name} = …", name),
                    None => Message::verbatim(""),
                };
                return Err(machine.fault(
                    span.clone(),
                    message!("{function} takes fewer arguments", function),
                    hint,
                ));
            }
            values[place] = Some((value.clone(), span.clone()));
        }
        for (name, value, span) in &arguments.named {
            let Some(place) = names.iter().position(|known| **known == **name) else {
                let hint = match nearest(name, names.iter().copied()) {
                    Some(near) => message!("did you mean '{near}'?", near),
                    None => message!("{function} has {names}", function, names = names.join(", ")),
                };
                return Err(machine.fault(
                    span.clone(),
                    message!("{function} has no argument '{name}'", function, name),
                    hint,
                ));
            };
            if values[place].is_some() {
                return Err(machine.fault(span.clone(), message!("'{name}' is given twice", name), ""));
            }
            values[place] = Some((value.clone(), span.clone()));
        }
        Ok(Self { function, names, values, span: arguments.span() })
    }

    fn place(&self, name: &str) -> usize {
        self.names.iter().position(|known| *known == name).unwrap_or(0)
    }

    /// An argument, `None` where it is left out or `None`.
    pub(super) fn get(&self, name: &str) -> Option<(&Value, Span)> {
        let (value, span) = self.values[self.place(name)].as_ref()?;
        (!matches!(value, Value::None)).then(|| (value, span.clone()))
    }

    pub(super) fn span_of(&self, name: &str) -> Span {
        self.values[self.place(name)].as_ref().map_or_else(|| self.span.clone(), |(_, span)| span.clone())
    }

    pub(super) fn missing(&self, machine: &Machine, name: &str) -> Fault {
        machine.fault(
            self.span.clone(),
            message!("{function} needs '{name}'", function = self.function, name),
            "",
        )
    }

    fn wrong(machine: &Machine, name: &str, wanted: impl Into<Message>, found: &Value, span: Span) -> Fault {
        machine.fault(
            span,
            message!("'{name}' is {wanted}, not {found}", name, wanted => wanted, found => found.described()),
            "",
        )
    }

    /// A text, if given.
    pub(super) fn text(&self, machine: &Machine, name: &str) -> Result<Option<String>, Fault> {
        match self.get(name) {
            None => Ok(None),
            Some((Value::Text(text), _)) => Ok(Some(text.to_string())),
            Some((other, span)) => Err(Self::wrong(machine, name, "a text", other, span)),
        }
    }

    /// A text that must be given.
    pub(super) fn needed_text(&self, machine: &Machine, name: &str) -> Result<String, Fault> {
        self.text(machine, name)?.ok_or_else(|| self.missing(machine, name))
    }

    /// One of some constants, the first where it is left out.
    pub(super) fn one_of<T: Copy>(
        &self,
        machine: &Machine,
        name: &str,
        known: &[(&str, &str, T)],
    ) -> Result<T, Fault> {
        let Some((value, span)) = self.get(name) else { return Ok(known[0].2) };
        let text = if let Value::Text(text) = value { &**text } else { "" };
        match known.iter().find(|(constant, _, _)| *constant == text) {
            Some((_, _, value)) => Ok(*value),
            None => {
                let names: Vec<&str> = known.iter().map(|(_, name, _)| *name).collect();
                let wanted = message!("one of {names}", names = names.join(", "));
                Err(Self::wrong(machine, name, wanted, value, span))
            }
        }
    }

    /// A truth value, if given.
    pub(super) fn flag(&self, machine: &Machine, name: &str) -> Result<Option<bool>, Fault> {
        match self.get(name) {
            None => Ok(None),
            Some((Value::Bool(bool), _)) => Ok(Some(*bool)),
            Some((other, span)) => Err(Self::wrong(machine, name, "True or False", other, span)),
        }
    }

    /// A number, if given.
    pub(super) fn number(&self, machine: &Machine, name: &str) -> Result<Option<i64>, Fault> {
        match self.get(name) {
            None => Ok(None),
            Some((Value::Number(number), _)) => Ok(Some(*number)),
            Some((other, span)) => Err(Self::wrong(machine, name, "a number", other, span)),
        }
    }

    /// A number from 0 to a million, if given.
    pub(super) fn count(&self, machine: &Machine, name: &str) -> Result<Option<u32>, Fault> {
        match self.number(machine, name)? {
            None => Ok(None),
            Some(number) => match u32::try_from(number) {
                Ok(count) if count <= 1_000_000 => Ok(Some(count)),
                _ => {
                    let message = message!("'{name}' is {number}", name, number);
                    Err(machine.fault(self.span_of(name), message, "it is a number from 0 to a million"))
                }
            },
        }
    }

    /// A list, empty where it is left out.
    pub(super) fn list(&self, machine: &Machine, name: &str) -> Result<Vec<Value>, Fault> {
        match self.get(name) {
            None => Ok(Vec::new()),
            Some((value, span)) => {
                value.items(10_000).ok_or_else(|| Self::wrong(machine, name, "a list", value, span))
            }
        }
    }

    /// Steps: one, or a list of them; empty where they are left out.
    pub(super) fn steps(&self, machine: &Machine, name: &str) -> Result<Vec<Step>, Fault> {
        let Some((value, span)) = self.get(name) else { return Ok(Vec::new()) };
        if let Some(step) = step_of(value) {
            return Ok(vec![step]);
        }
        let hint = "a direction is a pair (rows down, columns right), such as SOUTH or (1, 2)";
        let wrong = || machine.fault(span.clone(), message!("'{name}' is a list of directions", name), hint);
        let items = value.items(1_000).ok_or_else(wrong)?;
        let mut steps = Vec::new();
        for item in &items {
            let step = step_of(item).filter(|step| *step != [0, 0]).ok_or_else(wrong)?;
            if !steps.contains(&step) {
                steps.push(step);
            }
        }
        if steps.is_empty() {
            return Err(machine.fault(span, message!("'{name}' is empty", name), hint));
        }
        Ok(steps)
    }

    /// Different places; none where they are left out.
    pub(super) fn places(&self, machine: &Machine, name: &str) -> Result<Vec<Step>, Fault> {
        let Some((value, span)) = self.get(name) else { return Ok(Vec::new()) };
        let wrong = |why: Message| {
            let hint = "a place is a pair (row, column) of whole numbers from -100 to 100, for example: places = [(0, 0), (0, 2), (1, 1)]";
            machine.fault(span.clone(), why, hint)
        };
        let items =
            value.items(1_000).ok_or_else(|| wrong(message!("'{name}' is a list of places", name)))?;
        let mut places = Vec::new();
        for item in &items {
            let place = step_of(item)
                .ok_or_else(|| wrong(message!("{value} is not a place", value => item.described())))?;
            if places.contains(&place) {
                let [row, column] = place;
                return Err(wrong(message!("two vertices stand at ({row}, {column})", row, column)));
            }
            places.push(place);
        }
        Ok(places)
    }

    /// Moves.
    pub(super) fn moves(&self, machine: &Machine, name: &str) -> Result<Vec<MoveValue>, Fault> {
        let Some((value, span)) = self.get(name) else { return Ok(Vec::new()) };
        let hint = "for example: [rewrite(\"xo\", \".x\", along = ORTHOGONAL)]";
        let items = value.items(10_000).unwrap_or_else(|| vec![value.clone()]);
        let one = |item: &Value| {
            let found = host::<MoveValue>(item).cloned();
            found.ok_or_else(|| {
                machine.fault(
                    span.clone(),
                    message!("{value} is not a move", value => item.described()),
                    hint,
                )
            })
        };
        items.iter().map(one).collect()
    }

    /// Conditions, which must not be endings already.
    pub(super) fn conditions(&self, machine: &Machine, name: &str) -> Result<Vec<Condition>, Fault> {
        let Some((value, span)) = self.get(name) else { return Ok(Vec::new()) };
        let items = value.items(10_000).unwrap_or_else(|| vec![value.clone()]);
        items.iter().map(|item| condition_of(machine, item, &span)).collect()
    }

    /// Endings.
    pub(super) fn endings(&self, machine: &Machine, name: &str) -> Result<Vec<Ending>, Fault> {
        let Some((value, span)) = self.get(name) else { return Ok(Vec::new()) };
        let items = value.items(10_000).unwrap_or_else(|| vec![value.clone()]);
        let hint = "for example: connected(\"x\", NORTH_EDGE, SOUTH_EDGE, wins = LEFT)";
        let mut list = Vec::new();
        for item in &items {
            match host::<ConditionValue>(item) {
                Some(ConditionValue { condition, result: Some(result) }) => {
                    list.push(Ending { when: condition.clone(), result: result.clone() });
                }
                Some(_) => return Err(machine.fault(span, "the ending does not say who wins", hint)),
                None => {
                    let message = message!("{value} is not an ending", value => item.described());
                    return Err(machine.fault(span, message, hint));
                }
            }
        }
        Ok(list)
    }

    /// A game.
    pub(super) fn game(&self, machine: &Machine, name: &str) -> Result<Rc<GameValue>, Fault> {
        let Some((value, span)) = self.get(name) else { return Err(self.missing(machine, name)) };
        let found = host::<GameValue>(value).map(|game| Rc::new(game.clone()));
        found.ok_or_else(|| Self::wrong(machine, name, "a game", value, span))
    }
}

/// A condition that says nothing of who wins.
pub(super) fn condition_of(machine: &Machine, item: &Value, span: &Span) -> Result<Condition, Fault> {
    match host::<ConditionValue>(item) {
        Some(ConditionValue { condition, result: None }) if condition.len() == 1 => Ok(condition[0].clone()),
        Some(_) => Err(machine.fault(span.clone(), "this is an ending, not a condition", "leave out 'wins'")),
        None => {
            let hint = "for example: count(\"x\", most = 2)";
            Err(machine.fault(
                span.clone(),
                message!("{value} is not a condition", value => item.described()),
                hint,
            ))
        }
    }
}

/// A value of the host of one type.
pub(super) fn host<T: 'static>(value: &Value) -> Option<&T> {
    let Value::Host(host) = value else { return None };
    host.as_any().downcast_ref()
}

/// Two numbers of rows and columns.
fn step_of(value: &Value) -> Option<Step> {
    match value.items(2)?.as_slice() {
        [Value::Number(rows), Value::Number(columns)] => {
            let within = |number: i64| i32::try_from(number).ok().filter(|number| number.abs() <= 100);
            Some([within(*rows)?, within(*columns)?])
        }
        _ => None,
    }
}

/// How deeply moves follow one another inside one move.
pub(super) fn depth_of(moves: &[Move]) -> usize {
    moves.iter().map(|one| 1 + depth_of(one.then())).max().unwrap_or(0)
}
