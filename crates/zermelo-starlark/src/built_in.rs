//! The functions of the language, and the methods of its values.

#![allow(
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "lists are in memory, lengths are not negative, and places are kept within them"
)]

use crate::evaluate::{Arguments, Items, Machine};
use crate::fault::Fault;
use crate::host::HostFunction;
use crate::syntax::{Operator, Span};
use crate::value::{Key, List, MOST_COMPARED, Value, compare, equal, range_length};
use std::cmp::Ordering;
use std::rc::Rc;
use zermelo_core::{Message, message};

type Run<T> = Result<T, Fault>;

/// The functions that every file has.
pub(crate) const FUNCTIONS: &[(&str, HostFunction)] = &[
    ("abs", abs),
    ("all", all),
    ("any", any),
    ("bool", bool_of),
    ("dict", dict_of),
    ("enumerate", enumerate),
    ("fail", fail),
    ("gcd", gcd),
    ("int", int_of),
    ("isqrt", isqrt),
    ("len", len),
    ("list", list_of),
    ("max", max),
    ("min", min),
    ("range", range),
    ("repr", repr),
    ("reversed", reversed),
    ("sorted", sorted),
    ("str", str_of),
    ("sum", sum),
    ("tuple", tuple_of),
    ("type", type_of),
    ("zip", zip),
];

const TEXT: &[&str] = &[
    "count",
    "elems",
    "endswith",
    "find",
    "format",
    "index",
    "isalpha",
    "isdigit",
    "islower",
    "isupper",
    "join",
    "lower",
    "lstrip",
    "replace",
    "rfind",
    "rstrip",
    "split",
    "splitlines",
    "startswith",
    "strip",
    "upper",
];
const LIST: &[&str] = &["append", "clear", "extend", "index", "insert", "pop", "remove"];
const DICT: &[&str] = &["get", "items", "keys", "pop", "setdefault", "update", "values"];

pub(crate) fn methods_of(value: &Value) -> &'static [&'static str] {
    match value {
        Value::Text(_) => TEXT,
        Value::List(_) => LIST,
        Value::Dict(_) => DICT,
        _ => &[],
    }
}

impl Arguments {
    /// The arguments without names, of which there must be at least and at most so many, and none with a name.
    pub fn plain_only(&self, machine: &Machine, least: usize, most: usize) -> Run<Vec<Value>> {
        if let Some((name, _, span)) = self.named.first() {
            return Err(machine.fault(
                span.clone(),
                message!("there is no argument '{name}' here", name),
                "",
            ));
        }
        if self.plain.len() < least || self.plain.len() > most {
            let wanted = if least == most {
                Message::verbatim(least.to_string())
            } else {
                message!("{least} to {most}", least, most)
            };
            let message = message!("expected {wanted} arguments, found {found}", wanted => wanted, found = self.plain.len());
            return Err(machine.fault(self.span(), message, ""));
        }
        Ok(self.plain.iter().map(|(value, _)| value.clone()).collect())
    }
}

fn number(machine: &Machine, value: &Value, span: &Span) -> Run<i64> {
    match value {
        Value::Number(number) => Ok(*number),
        other => Err(machine.fault(
            span.clone(),
            message!("{value} is not a number", value => other.described()),
            "",
        )),
    }
}

fn text(machine: &Machine, value: &Value, span: &Span) -> Run<Rc<str>> {
    match value {
        Value::Text(text) => Ok(text.clone()),
        other => Err(machine.fault(
            span.clone(),
            message!("{value} is not a text", value => other.described()),
            "",
        )),
    }
}

/// All items of one list, charged for.
fn items(machine: &mut Machine, value: &Value, span: &Span) -> Run<Vec<Value>> {
    if let Value::Range(start, stop, step) = value {
        machine.charge((range_length(*start, *stop, *step) as u64).saturating_mul(24), span)?;
    }
    if let Value::Text(_) = value {
        return Err(machine.fault(span.clone(), "a text is not a list", "its characters are: text.elems()"));
    }
    let items: Items = machine.iterate(value, span)?;
    Ok(items.collect())
}

fn the_items(machine: &mut Machine, arguments: &Arguments) -> Run<Vec<Value>> {
    let values = arguments.plain_only(machine, 1, 1)?;
    items(machine, &values[0], &arguments.span())
}

fn abs(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    let values = arguments.plain_only(machine, 1, 1)?;
    let number = number(machine, &values[0], &arguments.span())?;
    let abs =
        number.checked_abs().ok_or_else(|| machine.fault(arguments.span(), "the number is too large", ""))?;
    Ok(Value::Number(abs))
}

fn all(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    Ok(Value::Bool(the_items(machine, arguments)?.iter().all(Value::is_true)))
}

fn any(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    Ok(Value::Bool(the_items(machine, arguments)?.iter().any(Value::is_true)))
}

fn bool_of(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    let values = arguments.plain_only(machine, 0, 1)?;
    Ok(Value::Bool(values.first().is_some_and(Value::is_true)))
}

fn dict_of(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    let dict = crate::value::Dict::default();
    for (value, span) in &arguments.plain {
        let pairs = match value.pairs() {
            Some(pairs) => pairs,
            None => {
                let mut pairs = Vec::new();
                for item in items(machine, value, span)? {
                    match item.items(2).as_deref() {
                        Some([key, value]) => pairs.push((key.clone(), value.clone())),
                        _ => {
                            return Err(machine.fault(
                                span.clone(),
                                "expected pairs of a key and a value",
                                "",
                            ));
                        }
                    }
                }
                pairs
            }
        };
        for (key, value) in pairs {
            let Some(key) = Key::new(&key) else {
                return Err(machine.fault(
                    span.clone(),
                    message!("{value} cannot be a key", value => key.described()),
                    "",
                ));
            };
            machine.charge(120, span)?;
            machine.deepen(&dict.depth, &value, span)?;
            dict.entries.borrow_mut().insert(key, value);
        }
    }
    for (name, value, span) in &arguments.named {
        machine.charge(120, span)?;
        machine.deepen(&dict.depth, value, span)?;
        if let Some(key) = Key::new(&Value::Text(name.clone())) {
            dict.entries.borrow_mut().insert(key, value.clone());
        }
    }
    Ok(Value::Dict(Rc::new(dict)))
}

fn enumerate(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    let values = arguments.plain_only(machine, 1, 2)?;
    let span = arguments.span();
    let first = values.get(1).map_or(Ok(0), |value| number(machine, value, &span))?;
    let list = items(machine, &values[0], &span)?;
    machine.charge(120 * list.len() as u64, &span)?;
    let pair = |(place, item): (usize, Value)| {
        Value::tuple(vec![Value::Number(first.saturating_add(place as i64)), item])
    };
    machine.sized(Value::list(list.into_iter().enumerate().map(pair).collect()), &span)
}

fn fail(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    let words: Vec<String> = arguments.plain.iter().map(|(value, _)| value.shown(200)).collect();
    Err(machine.fault(arguments.span(), Message::verbatim(words.join(" ")), ""))
}

fn gcd(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    let values = arguments.plain_only(machine, 2, 2)?;
    let mut one = number(machine, &values[0], &arguments.span())?.unsigned_abs();
    let mut two = number(machine, &values[1], &arguments.span())?.unsigned_abs();
    while two > 0 {
        (one, two) = (two, one % two);
    }
    Ok(Value::Number(i64::try_from(one).unwrap_or(i64::MAX)))
}

fn int_of(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    let values = arguments.plain_only(machine, 1, 2)?;
    let span = arguments.span();
    let base = values.get(1).map_or(Ok(10), |value| number(machine, value, &span))?;
    Ok(match &values[0] {
        Value::Bool(bool) => Value::Number(i64::from(*bool)),
        Value::Number(number) => Value::Number(*number),
        Value::Text(text) if (2..=36).contains(&base) => match i64::from_str_radix(text, base as u32) {
            Ok(number) => Value::Number(number),
            Err(_) => {
                return Err(machine.fault(
                    span,
                    message!("{value} is not a number", value = format!("{:?}", &**text)),
                    "",
                ));
            }
        },
        other => {
            return Err(machine.fault(
                span,
                message!("{value} is not a number", value => other.described()),
                "",
            ));
        }
    })
}

/// The integer part of the square root.
fn isqrt(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    let values = arguments.plain_only(machine, 1, 1)?;
    let number = number(machine, &values[0], &arguments.span())?;
    if number < 0 {
        return Err(machine.fault(arguments.span(), "negative numbers have no square root", ""));
    }
    Ok(Value::Number(number.isqrt()))
}

fn len(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    let values = arguments.plain_only(machine, 1, 1)?;
    Ok(Value::Number(match &values[0] {
        Value::Text(text) => text.chars().count() as i64,
        Value::Tuple(items) => items.len() as i64,
        Value::List(list) => list.items.borrow().len() as i64,
        Value::Dict(dict) => dict.entries.borrow().len() as i64,
        Value::Range(start, stop, step) => range_length(*start, *stop, *step),
        other => {
            return Err(machine.fault(
                arguments.span(),
                message!("{value} has no length", value => other.described()),
                "",
            ));
        }
    }))
}

fn list_of(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    if arguments.plain.is_empty() {
        return Ok(Value::list(Vec::new()));
    }
    let list = the_items(machine, arguments)?;
    machine.sized(Value::list(list), &arguments.span())
}

fn tuple_of(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    if arguments.plain.is_empty() {
        return Ok(Value::tuple(Vec::new()));
    }
    let list = the_items(machine, arguments)?;
    machine.charge(24 * list.len() as u64, &arguments.span())?;
    machine.sized(Value::tuple(list), &arguments.span())
}

fn extreme(machine: &mut Machine, arguments: &Arguments, wanted: Ordering) -> Run<Value> {
    let span = arguments.span();
    let key = arguments.named.iter().find(|(name, ..)| &**name == "key").map(|(_, value, _)| value.clone());
    let list = match arguments.plain.as_slice() {
        [(one, _)] => items(machine, one, &span)?,
        several => several.iter().map(|(value, _)| value.clone()).collect(),
    };
    let mut best: Option<(Value, Value)> = None;
    for item in list {
        let rank = match &key {
            Some(key) => machine.call(key, std::slice::from_ref(&item))?,
            None => item.clone(),
        };
        let is_better = match &best {
            None => true,
            Some((other, _)) => match compare(&rank, other, &mut MOST_COMPARED.clone()) {
                Some(order) => order == wanted,
                None => return Err(machine.fault(span, "these values have no order", "")),
            },
        };
        if is_better {
            best = Some((rank, item));
        }
    }
    best.map(|(_, item)| item).ok_or_else(|| machine.fault(span, "the list is empty", ""))
}

fn max(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    extreme(machine, arguments, Ordering::Greater)
}

fn min(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    extreme(machine, arguments, Ordering::Less)
}

fn range(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    let values = arguments.plain_only(machine, 1, 3)?;
    let span = arguments.span();
    let numbers: Vec<i64> = values.iter().map(|value| number(machine, value, &span)).collect::<Run<_>>()?;
    let (start, stop, step) = match numbers.as_slice() {
        [stop] => (0, *stop, 1),
        [start, stop] => (*start, *stop, 1),
        [start, stop, step] => (*start, *stop, *step),
        _ => (0, 0, 1),
    };
    if step == 0 {
        return Err(machine.fault(span, "the step is 0", ""));
    }
    Ok(Value::Range(start, stop, step))
}

fn repr(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    let values = arguments.plain_only(machine, 1, 1)?;
    written(machine, values[0].printed(LONGEST_PRINTED), &arguments.span())
}

/// Longer texts are cut.
const LONGEST_PRINTED: usize = 1 << 20;

fn str_of(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    let values = arguments.plain_only(machine, 1, 1)?;
    written(machine, values[0].shown(LONGEST_PRINTED), &arguments.span())
}

fn written(machine: &mut Machine, text: String, span: &Span) -> Run<Value> {
    machine.charge(text.len() as u64, span)?;
    Ok(Value::Text(text.into()))
}

fn reversed(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    let mut list = the_items(machine, arguments)?;
    list.reverse();
    machine.sized(Value::list(list), &arguments.span())
}

fn sorted(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    let span = arguments.span();
    let named = |wanted: &str| {
        arguments.named.iter().find(|(name, ..)| &**name == wanted).map(|(_, value, _)| value.clone())
    };
    let (key, backwards) = (named("key"), named("reverse").is_some_and(|value| value.is_true()));
    let [(list, _)] = arguments.plain.as_slice() else {
        return Err(machine.fault(span, "expected one list", ""));
    };
    let mut ranked = Vec::new();
    for item in items(machine, list, &span)? {
        let rank = match &key {
            Some(key) => machine.call(key, std::slice::from_ref(&item))?,
            None => item.clone(),
        };
        ranked.push((rank, item));
    }
    let mut has_order = true;
    let mut left = MOST_COMPARED;
    ranked.sort_by(|(one, _), (two, _)| {
        let order = compare(one, two, &mut left).unwrap_or_else(|| {
            has_order = false;
            Ordering::Equal
        });
        if backwards { order.reverse() } else { order }
    });
    if !has_order {
        return Err(machine.fault(span, "these values have no order, or are too many", ""));
    }
    machine.sized(Value::list(ranked.into_iter().map(|(_, item)| item).collect()), &span)
}

fn sum(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    let mut total = 0_i64;
    for item in the_items(machine, arguments)? {
        let number = number(machine, &item, &arguments.span())?;
        total = total
            .checked_add(number)
            .ok_or_else(|| machine.fault(arguments.span(), "the number is too large", ""))?;
    }
    Ok(Value::Number(total))
}

fn type_of(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    Ok(Value::text(arguments.plain_only(machine, 1, 1)?[0].kind()))
}

fn zip(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    let span = arguments.span();
    let mut lists = Vec::new();
    for value in arguments.plain_only(machine, 0, 20)? {
        lists.push(items(machine, &value, &span)?);
    }
    let length = lists.iter().map(Vec::len).min().unwrap_or(0);
    machine.charge((length as u64) * (64 + 24 * lists.len() as u64), &span)?;
    let row = |place: usize| Value::tuple(lists.iter().map(|list| list[place].clone()).collect());
    machine.sized(Value::list((0..length).map(row).collect()), &span)
}

/// Adds items at the end of a list.
pub(crate) fn extend(machine: &mut Machine, list: &Rc<List>, more: Items, span: &Span) -> Run<()> {
    machine.check_change(list.frozen.get(), span)?;
    for item in more {
        machine.charge(24, span)?;
        machine.deepen(&list.depth, &item, span)?;
        list.items.borrow_mut().push(item);
    }
    Ok(())
}

pub(crate) fn contains(machine: &mut Machine, container: &Value, item: &Value, span: &Span) -> Run<bool> {
    let among = |items: &[Value]| items.iter().any(|other| equal(item, other, &mut MOST_COMPARED.clone()));
    match (container, item) {
        (Value::Text(text), Value::Text(part)) => Ok(text.contains(&**part)),
        (Value::Tuple(items), _) => {
            machine.charge(items.len() as u64 / 8, span)?;
            Ok(among(items))
        }
        (Value::List(list), _) => {
            let items = list.items.borrow();
            machine.charge(items.len() as u64 / 8, span)?;
            Ok(among(&items))
        }
        (Value::Dict(dict), _) => {
            Ok(Key::new(item).is_some_and(|key| dict.entries.borrow().get(&key).is_some()))
        }
        (Value::Range(start, stop, step), Value::Number(number)) => {
            let length = i128::from(range_length(*start, *stop, *step));
            let distance = i128::from(*number) - i128::from(*start);
            let place = distance / i128::from(*step);
            Ok(distance % i128::from(*step) == 0 && (0..length).contains(&place))
        }
        (other, _) => Err(machine.fault(
            span.clone(),
            message!("{value} has no parts to look among", value => other.described()),
            "",
        )),
    }
}

/// `+`, `*`, `%` and `|` of values that are not both numbers.
pub(crate) fn combine(
    machine: &mut Machine,
    operator: Operator,
    one: &Value,
    two: &Value,
    span: &Span,
) -> Run<Value> {
    match (operator, one, two) {
        (Operator::Add, Value::Text(one), Value::Text(two)) => {
            machine.charge((one.len() + two.len()) as u64, span)?;
            Ok(Value::Text(format!("{one}{two}").into()))
        }
        (Operator::Add, Value::List(one), Value::List(two)) => {
            let (one, two) = (one.items.borrow(), two.items.borrow());
            machine.charge(80 + 24 * (one.len() + two.len()) as u64, span)?;
            machine.sized(Value::list(one.iter().chain(two.iter()).cloned().collect()), span)
        }
        (Operator::Add, Value::Tuple(one), Value::Tuple(two)) => {
            machine.charge(80 + 24 * (one.len() + two.len()) as u64, span)?;
            machine.sized(Value::tuple(one.iter().chain(two.iter()).cloned().collect()), span)
        }
        (Operator::Multiply, Value::Number(times), value)
        | (Operator::Multiply, value, Value::Number(times)) => repeated(machine, value, *times, span),
        (Operator::BitOr, Value::Dict(_), Value::Dict(_)) => {
            let dict = crate::value::Dict::default();
            for (key, value) in one.pairs().into_iter().chain(two.pairs()).flatten() {
                machine.charge(120, span)?;
                machine.deepen(&dict.depth, &value, span)?;
                if let Some(key) = Key::new(&key) {
                    dict.entries.borrow_mut().insert(key, value);
                }
            }
            Ok(Value::Dict(Rc::new(dict)))
        }
        (Operator::Modulo, Value::Text(form), value) => percent(machine, form, value, span),
        _ => {
            let message = message!("{one} and {two} cannot be combined like this", one => one.described(), two => two.described());
            Err(machine.fault(span.clone(), message, ""))
        }
    }
}

fn repeated(machine: &mut Machine, value: &Value, times: i64, span: &Span) -> Run<Value> {
    let count = u64::try_from(times).unwrap_or(0);
    let mut charge = |bytes: usize| machine.charge((bytes as u64 + 1).saturating_mul(count), span);
    match value {
        Value::Text(text) => {
            charge(text.len())?;
            Ok(Value::Text(text.repeat(count as usize).into()))
        }
        Value::List(list) => {
            let items = list.items.borrow();
            charge(24 * items.len())?;
            Ok(Value::list(items.iter().cycle().take(items.len() * count as usize).cloned().collect()))
        }
        Value::Tuple(items) => {
            charge(24 * items.len())?;
            let items = items.iter().cycle().take(items.len() * count as usize).cloned().collect();
            machine.sized(Value::tuple(items), span)
        }
        other => Err(machine.fault(
            span.clone(),
            message!("{value} cannot be repeated", value => other.described()),
            "",
        )),
    }
}

/// `"%s of %d" % (…)`.
fn percent(machine: &mut Machine, form: &str, value: &Value, span: &Span) -> Run<Value> {
    let values = match value {
        Value::Tuple(items) => items.to_vec(),
        other => vec![other.clone()],
    };
    let mut values = values.into_iter();
    let mut out = String::new();
    let mut chars = form.chars();
    while let Some(c) = chars.next() {
        if c != '%' {
            out.push(c);
            continue;
        }
        match chars.next() {
            Some('%') => out.push('%'),
            Some(kind @ ('s' | 'd' | 'r')) => {
                let Some(value) = values.next() else {
                    return Err(machine.fault(
                        span.clone(),
                        "there are fewer values than places in the text",
                        "",
                    ));
                };
                out +=
                    &if kind == 'r' { value.printed(LONGEST_PRINTED) } else { value.shown(LONGEST_PRINTED) };
                machine.charge(out.len() as u64, span)?;
            }
            _ => return Err(machine.fault(span.clone(), "after '%' stands s, d, r or %", "")),
        }
    }
    if values.next().is_some() {
        return Err(machine.fault(span.clone(), "there are more values than places in the text", ""));
    }
    written(machine, out, span)
}

pub(crate) fn slice(
    machine: &mut Machine,
    value: &Value,
    bounds: [Option<i64>; 3],
    span: &Span,
) -> Run<Value> {
    let [start, stop, step] = bounds;
    let step = step.unwrap_or(1);
    if step == 0 {
        return Err(machine.fault(span.clone(), "the step is 0", ""));
    }
    let chosen = |length: usize| -> Vec<usize> {
        let length = length as i64;
        let at = |bound: i64| if bound < 0 { bound.saturating_add(length) } else { bound };
        if step > 0 {
            let start = start.map_or(0, at).clamp(0, length);
            let stop = stop.map_or(length, at).clamp(0, length);
            (start..stop)
                .step_by(usize::try_from(step).unwrap_or(usize::MAX))
                .map(|place| place as usize)
                .collect()
        } else {
            let start = start.map_or(length - 1, at).clamp(-1, length - 1);
            let stop = stop.map_or(-1, at).clamp(-1, length - 1);
            let by = usize::try_from(step.unsigned_abs()).unwrap_or(usize::MAX);
            (stop + 1..=start).rev().step_by(by).map(|place| place as usize).collect()
        }
    };
    match value {
        Value::Text(text) => {
            machine.charge(text.len() as u64, span)?;
            let chars: Vec<char> = text.chars().collect();
            let part: String = chosen(chars.len()).into_iter().map(|place| chars[place]).collect();
            Ok(Value::Text(part.into()))
        }
        Value::List(list) => {
            let items = list.items.borrow();
            machine.charge(80 + 24 * items.len() as u64, span)?;
            Ok(Value::list(chosen(items.len()).into_iter().map(|place| items[place].clone()).collect()))
        }
        Value::Tuple(items) => {
            machine.charge(80 + 24 * items.len() as u64, span)?;
            Ok(Value::tuple(chosen(items.len()).into_iter().map(|place| items[place].clone()).collect()))
        }
        Value::Range(..) => {
            let items = items(machine, value, span)?;
            Ok(Value::list(chosen(items.len()).into_iter().map(|place| items[place].clone()).collect()))
        }
        other => {
            Err(machine.fault(span.clone(), message!("{value} has no parts", value => other.described()), ""))
        }
    }
}

/// Calls a method of a value of the language.
pub(crate) fn method(machine: &mut Machine, value: &Value, name: &str, arguments: &Arguments) -> Run<Value> {
    match value {
        Value::Text(text) => text_method(machine, text, name, arguments),
        Value::List(list) => list_method(machine, list, name, arguments),
        Value::Dict(_) => dict_method(machine, value, name, arguments),
        _ => Ok(Value::None),
    }
}

fn text_method(machine: &mut Machine, own: &Rc<str>, name: &str, arguments: &Arguments) -> Run<Value> {
    let span = arguments.span();
    if name == "format" {
        return formatted(machine, own, arguments);
    }
    let values = arguments.plain_only(machine, 0, 3)?;
    let one = |machine: &Machine| -> Run<Rc<str>> {
        values.first().map_or_else(
            || Err(machine.fault(span.clone(), "an argument is missing", "")),
            |value| text(machine, value, &span),
        )
    };
    machine.charge(own.len() as u64, &span)?;
    let found = |place: Option<usize>| place.map(|at| own[..at].chars().count() as i64);
    let texts = |machine: &mut Machine, parts: Vec<&str>| -> Run<Value> {
        machine.charge(64 * parts.len() as u64, &span)?;
        Ok(Value::list(parts.into_iter().map(Value::text).collect()))
    };
    let strip_of = |machine: &Machine| -> Run<Vec<char>> {
        Ok(match values.first() {
            Some(value) => text(machine, value, &span)?.chars().collect(),
            None => vec![' ', '\n', '\t', '\r'],
        })
    };
    let every = |holds: fn(char) -> bool| !own.is_empty() && own.chars().all(holds);
    Ok(match name {
        "count" => {
            let part = one(machine)?;
            let count = if part.is_empty() { own.chars().count() + 1 } else { own.matches(&*part).count() };
            Value::Number(count as i64)
        }
        "elems" => {
            machine.charge(64 * own.len() as u64, &span)?;
            Value::list(own.chars().map(|c| Value::text(c.encode_utf8(&mut [0; 4]))).collect())
        }
        "endswith" => Value::Bool(own.ends_with(&*one(machine)?)),
        "startswith" => Value::Bool(own.starts_with(&*one(machine)?)),
        "find" => Value::Number(found(own.find(&*one(machine)?)).unwrap_or(-1)),
        "rfind" => Value::Number(found(own.rfind(&*one(machine)?)).unwrap_or(-1)),
        "index" => match found(own.find(&*one(machine)?)) {
            Some(place) => Value::Number(place),
            None => return Err(machine.fault(span, "the text does not occur", "")),
        },
        "isalpha" => Value::Bool(every(char::is_alphabetic)),
        "isdigit" => Value::Bool(every(|c| c.is_ascii_digit())),
        "islower" => Value::Bool(every(char::is_lowercase)),
        "isupper" => Value::Bool(every(char::is_uppercase)),
        "join" => {
            let Some(list) = values.first() else {
                return Err(machine.fault(span, "an argument is missing", ""));
            };
            let mut out = String::new();
            for (place, item) in items(machine, list, &span)?.iter().enumerate() {
                if place > 0 {
                    out += own;
                }
                let part = text(machine, item, &span)?;
                machine.charge((part.len() + own.len()) as u64, &span)?;
                out += &part;
            }
            Value::Text(out.into())
        }
        "lower" => Value::Text(own.to_lowercase().into()),
        "upper" => Value::Text(own.to_uppercase().into()),
        "strip" => Value::text(own.trim_matches(strip_of(machine)?.as_slice())),
        "lstrip" => Value::text(own.trim_start_matches(strip_of(machine)?.as_slice())),
        "rstrip" => Value::text(own.trim_end_matches(strip_of(machine)?.as_slice())),
        "replace" => {
            let [old, new] = [0, 1].map(|place| values.get(place).cloned().unwrap_or(Value::None));
            let (old, new) = (text(machine, &old, &span)?, text(machine, &new, &span)?);
            let count = if old.is_empty() { own.len() + 1 } else { own.matches(&*old).count() };
            machine.charge((count as u64).saturating_mul(new.len() as u64), &span)?;
            Value::Text(own.replace(&*old, &new).into())
        }
        "split" => match values.first() {
            Some(value) => {
                let separator = text(machine, value, &span)?;
                if separator.is_empty() {
                    return Err(machine.fault(
                        span,
                        "the separator is empty",
                        "its characters are: text.elems()",
                    ));
                }
                texts(machine, own.split(&*separator).collect())?
            }
            None => texts(machine, own.split_whitespace().collect())?,
        },
        _ => texts(machine, own.lines().collect())?,
    })
}

/// `"{} of {name}".format(…)`.
fn formatted(machine: &mut Machine, form: &str, arguments: &Arguments) -> Run<Value> {
    let span = arguments.span();
    let mut out = String::new();
    let mut rest = form;
    let mut next = 0;
    while let Some(at) = rest.find(['{', '}']) {
        out += &rest[..at];
        let tail = &rest[at..];
        if tail.starts_with("{{") || tail.starts_with("}}") {
            out.push_str(&tail[..1]);
            rest = &tail[2..];
            continue;
        }
        let Some(end) = tail.find('}').filter(|_| tail.starts_with('{')) else {
            return Err(machine.fault(
                span,
                "a brace in the text is not closed",
                "a brace itself is written twice",
            ));
        };
        let name = &tail[1..end];
        let value = if name.is_empty() {
            next += 1;
            arguments.plain.get(next - 1).map(|(value, _)| value)
        } else if let Ok(place) = name.parse::<usize>() {
            arguments.plain.get(place).map(|(value, _)| value)
        } else {
            arguments.named.iter().find(|(known, ..)| &**known == name).map(|(_, value, _)| value)
        };
        let Some(value) = value else {
            return Err(machine.fault(span, message!("there is no value for '{{{name}}}'", name), ""));
        };
        out += &value.shown(LONGEST_PRINTED);
        machine.charge(out.len() as u64, &span)?;
        rest = &tail[end + 1..];
    }
    out += rest;
    written(machine, out, &span)
}

fn list_method(machine: &mut Machine, list: &Rc<List>, name: &str, arguments: &Arguments) -> Run<Value> {
    let span = arguments.span();
    let values = arguments.plain_only(machine, 0, 2)?;
    if name != "index" {
        machine.check_change(list.frozen.get(), &span)?;
    }
    let length = list.items.borrow().len();
    let find = |item: &Value| {
        list.items.borrow().iter().position(|other| equal(item, other, &mut MOST_COMPARED.clone()))
    };
    match (name, values.as_slice()) {
        ("append", [value]) => {
            machine.charge(48, &span)?;
            machine.deepen(&list.depth, value, &span)?;
            list.items.borrow_mut().push(value.clone());
        }
        ("clear", []) => list.items.borrow_mut().clear(),
        ("extend", [value]) => {
            let more = machine.iterate(value, &span)?;
            extend(machine, list, more, &span)?;
        }
        ("index", [value]) => {
            machine.charge(length as u64 / 8, &span)?;
            let place = find(value).ok_or_else(|| machine.fault(span, "the list does not have it", ""))?;
            return Ok(Value::Number(place as i64));
        }
        ("insert", [place, value]) => {
            let place = number(machine, place, &span)?;
            let place =
                if place < 0 { place + length as i64 } else { place }.clamp(0, length as i64) as usize;
            machine.charge(48 + length as u64 / 8, &span)?;
            machine.deepen(&list.depth, value, &span)?;
            list.items.borrow_mut().insert(place, value.clone());
        }
        ("pop", [] | [_]) => {
            let last = Value::Number(-1);
            let place = machine.place_in(values.first().unwrap_or(&last), length, &span)?;
            machine.charge(length as u64 / 8, &span)?;
            return Ok(list.items.borrow_mut().remove(place));
        }
        ("remove", [value]) => {
            machine.charge(length as u64 / 8, &span)?;
            let place = find(value).ok_or_else(|| machine.fault(span, "the list does not have it", ""))?;
            list.items.borrow_mut().remove(place);
        }
        _ => return Err(machine.fault(span, message!("'{name}' takes other arguments", name), "")),
    }
    Ok(Value::None)
}

fn dict_method(machine: &mut Machine, value: &Value, name: &str, arguments: &Arguments) -> Run<Value> {
    let Value::Dict(dict) = value else { return Ok(Value::None) };
    let span = arguments.span();
    let values = arguments.plain_only(machine, 0, 2)?;
    let pairs = value.pairs().unwrap_or_default();
    let key = |machine: &Machine| -> Run<Key> {
        values.first().and_then(Key::new).ok_or_else(|| {
            machine.fault(span.clone(), "expected a key: a text, a number or a tuple of them", "")
        })
    };
    machine.charge(
        64 * if matches!(name, "get" | "setdefault" | "pop") { 1 } else { pairs.len() as u64 },
        &span,
    )?;
    let otherwise = values.get(1).cloned();
    Ok(match name {
        "get" => {
            let found = dict.entries.borrow().get(&key(machine)?).cloned();
            found.or(otherwise).unwrap_or(Value::None)
        }
        "items" => {
            Value::list(pairs.into_iter().map(|(key, value)| Value::tuple(vec![key, value])).collect())
        }
        "keys" => Value::list(pairs.into_iter().map(|(key, _)| key).collect()),
        "values" => Value::list(pairs.into_iter().map(|(_, value)| value).collect()),
        "pop" => {
            machine.check_change(dict.frozen.get(), &span)?;
            let removed = dict.entries.borrow_mut().remove(&key(machine)?);
            removed.or(otherwise).ok_or_else(|| machine.fault(span, "there is no such key", ""))?
        }
        "setdefault" => {
            machine.check_change(dict.frozen.get(), &span)?;
            let key = key(machine)?;
            let found = dict.entries.borrow().get(&key).cloned();
            match found {
                Some(value) => value,
                None => {
                    let value = otherwise.unwrap_or(Value::None);
                    machine.charge(120, &span)?;
                    machine.deepen(&dict.depth, &value, &span)?;
                    dict.entries.borrow_mut().insert(key, value.clone());
                    value
                }
            }
        }
        _ => {
            machine.check_change(dict.frozen.get(), &span)?;
            for (key, value) in values.first().and_then(Value::pairs).unwrap_or_default() {
                machine.charge(120, &span)?;
                machine.deepen(&dict.depth, &value, &span)?;
                if let Some(key) = Key::new(&key) {
                    dict.entries.borrow_mut().insert(key, value);
                }
            }
            Value::None
        }
    })
}
