//! The functions that make games with heaps.

use super::frames::{Run, check_arity, claims_of, host_value, theorems_of};
use super::given::{Given, Span, host};
use super::values::{AfterValue, GameValue, HeapMovesValue, HeapSide, Kind, TakeValue};
use crate::heap::HeapCode;
use crate::rules::declared::{After, First, HeapMoves, Joint, TakeFrom, Which};
use std::rc::Rc;
use zermelo_core::{Arrange, message};
use zermelo_starlark::{Arguments, HostFunction, Machine, Value};

pub(super) const FUNCTIONS: &[(&str, HostFunction)] = &[
    ("another", another),
    ("at_most", at_most),
    ("heap_moves", heap_moves),
    ("heaps", heaps),
    ("take_from", take_from),
];

fn side_of(machine: &Machine, given: &Given) -> Run<HeapSide> {
    let mut side = HeapSide::default();
    if let Some(text) = given.text(machine, "code")? {
        let code: HeapCode = text.parse().map_err(|error: crate::game::ParseError| {
            machine.fault(given.span_of("code"), error.message, "for example: code = \"0.77\"")
        })?;
        side.moves.push(HeapMoves::Code(code.to_string()));
    }
    let mut leave = Vec::new();
    for value in given.list(machine, "leave")? {
        match value {
            Value::Number(count @ 0..=9) => leave.push(count.unsigned_abs() as u32),
            other => {
                let message = message!(
                    "{described} is not a number of heaps from 0 to 9",
                    described => other.described()
                );
                return Err(machine.fault(given.span_of("leave"), message, ""));
            }
        }
    }
    if leave.is_empty() {
        leave = vec![0, 1];
    }
    leave.arrange();
    leave.dedup();
    match given.get("take") {
        None => {}
        Some((function @ (Value::Closure(_) | Value::Native(_)), span)) => {
            check_arity(machine, function, 1, "take", &span)?;
            side.takes.push((function.clone(), leave));
        }
        Some((list, span)) => {
            let wrong =
                || machine.fault(span.clone(), "'take' is a list of numbers, or a function of the size", "");
            let mut take = Vec::new();
            if let Value::Number(number) = list {
                take.push(u64::try_from(*number).map_err(|_| wrong())?);
            } else {
                for item in list.items(100_000).ok_or_else(wrong)? {
                    let Value::Number(number) = item else { return Err(wrong()) };
                    take.push(u64::try_from(number).map_err(|_| wrong())?);
                }
            }
            take.arrange();
            take.dedup();
            if take.first() == Some(&0) && leave.iter().all(|&count| count < 2) {
                return Err(machine.fault(
                    span,
                    "a move that takes nothing leaves the heap as it is",
                    "leave = [2] splits it",
                ));
            }
            side.moves.push(HeapMoves::Take { leave, take });
        }
    }
    if let Some((function, span)) = given.get("split") {
        check_arity(machine, function, 1, "split", &span)?;
        side.splits.push(function.clone());
    }
    Ok(side)
}

fn heap_moves(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    let given = Given::new(machine, arguments, "heap_moves", &["take", "leave", "split", "code"], 1)?;
    Ok(Value::Host(Rc::new(HeapMovesValue(side_of(machine, &given)?))))
}

fn heaps(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    let names = &[
        "take",
        "leave",
        "split",
        "code",
        "left",
        "right",
        "both",
        "start",
        "title",
        "impartial",
        "loop_free",
        "loopy",
        "theorem",
        "bounds",
    ];
    let given = Given::new(machine, arguments, "heaps", names, 1)?;
    let theorems = theorems_of(machine, &given)?;
    if let Some(joint) = joint_of(machine, &given)? {
        let claims = claims_of(machine, &given, None)?;
        let (start, title) = (given.text(machine, "start")?, given.text(machine, "title")?);
        return Ok(host_value(GameValue { kind: Kind::Joint(joint), start, title, claims, theorems }));
    }
    let both = side_of(machine, &given)?;
    let mut sides = [both.clone(), both];
    for (name, side) in ["left", "right"].into_iter().zip(&mut sides) {
        let Some((value, span)) = given.get(name) else { continue };
        let Some(HeapMovesValue(own)) = host::<HeapMovesValue>(value) else {
            let hint = "for example: left = heap_moves(take = [1, 2])";
            return Err(machine.fault(
                span,
                message!("{value} is not moves on heaps", value => value.described()),
                hint,
            ));
        };
        side.moves.extend(own.moves.iter().cloned());
        side.takes.extend(own.takes.iter().cloned());
        side.splits.extend(own.splits.iter().cloned());
    }
    let is_empty = |side: &HeapSide| side.moves.is_empty() && side.takes.is_empty() && side.splits.is_empty();
    if sides.iter().all(is_empty) {
        return Err(machine.fault(
            given.span.clone(),
            "the game has no moves",
            "for example: heaps(take = [1, 2, 3])",
        ));
    }
    let claims = claims_of(machine, &given, None)?;
    let (start, title) = (given.text(machine, "start")?, given.text(machine, "title")?);
    Ok(host_value(GameValue { kind: Kind::Heaps(sides), start, title, claims, theorems }))
}

/// Moves that take from several heaps, or that the last move allows; `None` where the heaps are a sum.
fn joint_of(machine: &Machine, given: &Given) -> Run<Option<Joint>> {
    const ONE_HEAP: [&str; 4] = ["take", "leave", "split", "code"];
    let moves = |name: &str| -> Run<Option<Vec<TakeFrom>>> {
        let Some((value, span)) = given.get(name) else { return Ok(None) };
        let items = match value {
            Value::Host(_) if host::<TakeValue>(value).is_none() => return Ok(None),
            Value::Host(_) => vec![value.clone()],
            _ => value.items(10_000).unwrap_or_else(|| vec![value.clone()]),
        };
        let mut list: Vec<TakeFrom> = Vec::new();
        for item in &items {
            let Some(TakeValue(one)) = host::<TakeValue>(item) else {
                let hint = "for example: both = [take_from(1), take_from(2, same = True)]";
                return Err(machine.fault(
                    span,
                    message!("{value} does not take from heaps", value => item.described()),
                    hint,
                ));
            };
            if !list.contains(one) {
                list.push(one.clone());
            }
        }
        Ok(Some(list))
    };
    let (both, left, right) = (moves("both")?, moves("left")?, moves("right")?);
    let Some(both) = both.or_else(|| (left.is_some() || right.is_some()).then(Vec::new)) else {
        return Ok(None);
    };
    if let Some(name) = ONE_HEAP.into_iter().find(|name| given.get(name).is_some()) {
        let hint = "moves on one heap are take_from(1) then";
        return Err(machine.fault(
            given.span_of(name),
            message!("'{name}' is for heaps that are a sum", name),
            hint,
        ));
    }
    for (name, own) in [("left", &left), ("right", &right)] {
        if own.is_none() && given.get(name).is_some() {
            let hint = "write both with take_from(…), or both with heap_moves(…)";
            return Err(machine.fault(given.span_of(name), "these moves are for heaps that are a sum", hint));
        }
    }
    let with = |own: Option<Vec<TakeFrom>>| {
        let mut list = both.clone();
        for one in own.into_iter().flatten() {
            if !list.contains(&one) {
                list.push(one);
            }
        }
        list
    };
    let joint = Joint { left: with(left), right: with(right) };
    if joint.left.is_empty() && joint.right.is_empty() {
        let hint = "for example: both = [take_from(1), take_from(2, same = True)]";
        return Err(machine.fault(given.span.clone(), "the game has no moves", hint));
    }
    Ok(Some(joint))
}

/// `take_from(heaps, take = …, same = …, after = …)`.
fn take_from(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    let given = Given::new(machine, arguments, "take_from", &["heaps", "take", "same", "after"], 1)?;
    let heaps = match given.get("heaps") {
        None => Which::Any(vec![1]),
        Some((value, span)) => which_of(value).ok_or_else(|| {
            let hint = "a number of heaps, a list of such numbers, START or END, or a list of lists of places from 1";
            machine.fault(span, message!("{value} does not say which heaps", value => value.described()), hint)
        })?,
    };
    let mut take = Vec::new();
    if let Some((value, span)) = given.get("take") {
        let items = value.items(100_000).unwrap_or_else(|| vec![value.clone()]);
        for item in items {
            match item {
                Value::Number(number @ 1..=4_194_304) => take.push(number.unsigned_abs()),
                other => {
                    let message = message!(
                        "{described} is not a number of tokens to take",
                        described => other.described()
                    );
                    return Err(machine.fault(span, message, "a move takes at least one token from a heap"));
                }
            }
        }
        if take.is_empty() {
            return Err(machine.fault(span, "'take' is empty", "leave it out where any number may be taken"));
        }
        take.arrange();
        take.dedup();
    }
    let after = match given.get("after") {
        None => After::Anything,
        Some((value, span)) => match host::<AfterValue>(value) {
            Some(AfterValue(after)) => after.clone(),
            None => {
                check_arity(machine, value, 1, "after", &span)?;
                After::Table(table_of(machine, value, &span)?)
            }
        },
    };
    let same = given.flag(machine, "same")?.unwrap_or(false);
    // Of one heap the same number is always taken: it is one move, however it is written.
    let same = same && !matches!(&heaps, Which::First | Which::Last) && heaps != Which::Any(vec![1]);
    Ok(Value::Host(Rc::new(TakeValue(TakeFrom { after, heaps, same, take }))))
}

fn which_of(value: &Value) -> Option<Which> {
    const MOST: i64 = 64;
    let number = |value: &Value| match value {
        Value::Number(number @ 1..=MOST) => Some(number.unsigned_abs() as u32),
        _ => None,
    };
    match value {
        Value::Number(_) => return Some(Which::Any(vec![number(value)?])),
        Value::Text(text) if &**text == "start" => return Some(Which::First),
        Value::Text(text) if &**text == "end" => return Some(Which::Last),
        _ => {}
    }
    let items = value.items(10_000).filter(|items| !items.is_empty())?;
    if let Some(mut counts) = items.iter().map(number).collect::<Option<Vec<u32>>>() {
        counts.arrange();
        counts.dedup();
        return Some(Which::Any(counts));
    }
    let set = |item: &Value| -> Option<Vec<u32>> {
        let mut places: Vec<u32> = item.items(100)?.iter().map(number).collect::<Option<_>>()?;
        places.arrange();
        let is_set = !places.is_empty() && places.windows(2).all(|pair| pair[0] < pair[1]);
        is_set.then(|| places.into_iter().map(|place| place - 1).collect())
    };
    let mut sets: Vec<Vec<u32>> = items.iter().map(set).collect::<Option<_>>()?;
    sets.arrange();
    sets.dedup();
    Some(Which::Sets(sets))
}

/// What a function of the number that was taken last allows, for all numbers up to [`MOST_REMEMBERED`].
fn table_of(machine: &mut Machine, function: &Value, span: &Span) -> Run<Vec<u64>> {
    /// Positions have at most so many tokens where a function of the last move says what the next one can be.
    const MOST_REMEMBERED: i64 = 1_000;
    let mut table = Vec::new();
    for last in 0..=MOST_REMEMBERED {
        match machine.call(function, &[Value::Number(last)])? {
            Value::Number(most @ 0..) => table.push(most.unsigned_abs()),
            other => {
                let message = message!(
                    "'after' gives {described} for {last}",
                    described => other.described(),
                    last
                );
                let hint = "the most tokens that the next move can take; for 0, what the first move can take";
                return Err(machine.fault(span.clone(), message, hint));
            }
        }
    }
    Ok(table)
}

/// `at_most(times, plus = 0, first = …)`.
fn at_most(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    let given = Given::new(machine, arguments, "at_most", &["times", "plus", "first"], 1)?;
    let count =
        |name: &str, default: u64| -> Run<u64> { Ok(given.count(machine, name)?.map_or(default, u64::from)) };
    let (times, plus) = (count("times", 1)?, count("plus", 0)?);
    let first = match given.get("first") {
        None => First::Any,
        Some((Value::Text(text), _)) if &**text == "all-but-one" => First::AllButOne,
        Some((Value::Number(most @ 0..=1_000_000_000), _)) => First::Most(most.unsigned_abs()),
        Some((other, span)) => {
            let message = message!("'first' is {described}", described => other.described());
            return Err(machine.fault(
                span,
                message,
                "the most tokens that the first move takes, or ALL_BUT_ONE",
            ));
        }
    };
    Ok(Value::Host(Rc::new(AfterValue(After::AtMost { first, plus, times }))))
}

/// `another()`.
fn another(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    Given::new(machine, arguments, "another", &[], 0)?;
    Ok(Value::Host(Rc::new(AfterValue(After::Another))))
}
