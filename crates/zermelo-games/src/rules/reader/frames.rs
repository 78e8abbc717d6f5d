//! The functions that make games on boards and games by functions, and what all games claim.

use super::given::{Given, Span, host};
use super::values::{Functions, GameValue, Kind, SplitsValue, Theorems};
use super::words::is_tile;
use super::writer::{STRAIGHT, Writer, Written};
use crate::rules::claims::{Claims, Exchanges, Splits, Symmetries};
use crate::rules::declared::{Board, Frame, Move, Passing};
use std::rc::Rc;
use zermelo_core::message;
use zermelo_starlark::{Arguments, Fault, HostFunction, Machine, Value};

pub(super) const FUNCTIONS: &[(&str, HostFunction)] = &[
    ("colours", colours),
    ("components", components),
    ("mirrored_colours", mirrored_colours),
    ("on_graph", on_graph),
    ("on_grid", on_grid),
    ("on_strip", on_strip),
    ("rules", rules),
];

pub(super) type Run<T> = Result<T, Fault>;

pub(super) fn host_value(game: GameValue) -> Value {
    Value::Host(Rc::new(game))
}

/// The letters of a game's cells.
pub(super) fn letters_of(machine: &Machine, given: &Given, name: &str) -> Run<String> {
    let letters = given.needed_text(machine, name)?;
    let span = given.span_of(name);
    let hint = "for example: cells = \"xo.\"";
    if letters.is_empty() {
        return Err(machine.fault(span, "there are no letters", hint));
    }
    for (place, c) in letters.char_indices() {
        if !c.is_ascii_graphic() {
            let message = message!("'{escape_debug}' cannot be a cell", escape_debug = c.escape_debug());
            return Err(machine.fault(span, message, "cells are ASCII letters, digits and signs"));
        }
        if "|/[]?=^ ".contains(c) {
            return Err(machine.fault(
                span,
                message!("'{c}' cannot be a cell: it has a meaning in patterns", c),
                hint,
            ));
        }
        if letters[..place].contains(c) {
            return Err(machine.fault(span, message!("'{c}' stands twice in the letters", c), hint));
        }
    }
    Ok(letters)
}

const SYMMETRIES: &[(&str, &str, Symmetries)] = &[
    ("all-of-square", "ALL_OF_SQUARE", Symmetries::Square),
    ("rectangle", "RECTANGLE", Symmetries::Rectangle),
    ("no-symmetry", "NO_SYMMETRY", Symmetries::None),
];

fn colours(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    exchanged(machine, arguments, "colours")
}

fn mirrored_colours(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    exchanged(machine, arguments, "mirrored_colours")
}

fn exchanged(machine: &Machine, arguments: &Arguments, function: &'static str) -> Run<Value> {
    let given = Given::new(machine, arguments, function, &["letters"], 1)?;
    let letters = given.needed_text(machine, "letters")?;
    if letters.is_empty() || letters.chars().count() % 2 == 1 {
        let hint = "letters are exchanged two by two, for example: colours(\"xo\")";
        return Err(machine.fault(
            given.span.clone(),
            message!("{letters} is not pairs of letters", letters = format!("{letters:?}")),
            hint,
        ));
    }
    Ok(Value::tuple(vec![Value::text(function), Value::text(&letters)]))
}

fn components(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    let given = Given::new(machine, arguments, "components", &["letters", "near"], 2)?;
    let splits =
        Splits { letters: given.needed_text(machine, "letters")?, near: given.steps(machine, "near")? };
    Ok(Value::Host(Rc::new(SplitsValue(splits))))
}

/// A function must take so many arguments.
pub(super) fn check_arity(
    machine: &Machine,
    function: &Value,
    count: usize,
    name: &str,
    span: &Span,
) -> Run<()> {
    match function {
        Value::Closure(closure) => {
            let (least, most) = closure.arity();
            if least <= count && most.is_none_or(|most| most >= count) {
                return Ok(());
            }
            let takes = if count == 1 { "one argument" } else { "two arguments" };
            Err(machine.fault(
                span.clone(),
                message!("'{name}' is a function of {takes}", name, takes => takes),
                "",
            ))
        }
        Value::Native(_) => Ok(()),
        other => Err(machine.fault(
            span.clone(),
            message!("'{name}' is a function, not {value}", name, value => other.described()),
            "",
        )),
    }
}

pub(super) fn claims_of(machine: &Machine, given: &Given, writer: Option<&Writer>) -> Run<Claims> {
    let mut claims = Claims::default();
    if given.flag(machine, "loop_free")? == Some(true) {
        claims.loop_free = Some(true);
    }
    if given.flag(machine, "loopy")? == Some(true) {
        if claims.loop_free == Some(true) {
            return Err(machine.fault(given.span_of("loopy"), "'loopy' contradicts 'loop_free'", ""));
        }
        claims.loop_free = Some(false);
    }
    claims.impartial = given.flag(machine, "impartial")?;
    let Some(writer) = writer else { return Ok(claims) };
    if let Some((value, span)) = given.get("splits") {
        let Some(SplitsValue(splits)) = host::<SplitsValue>(value) else {
            let hint = "for example: splits = components(\"xo\")";
            return Err(machine.fault(
                span,
                message!("{value} does not say how a board splits", value => value.described()),
                hint,
            ));
        };
        let mut splits = splits.clone();
        writer.inside(&mut splits.letters, &Written { source: machine.source(), span: &span })?;
        if splits.near.is_empty() && writer.frame != Frame::Graph {
            splits.near = writer.near.to_vec();
        }
        claims.splits = Some(splits);
    }
    if given.get("symmetries").is_some() {
        claims.symmetries = Some(given.one_of(machine, "symmetries", SYMMETRIES)?);
    }
    if let Some((value, span)) = given.get("exchange") {
        let hint = "colours(\"xo\"), mirrored_colours(\"tf\") or QUARTER_TURN";
        let parts = value.items(2).unwrap_or_else(|| vec![value.clone()]);
        let texts: Vec<&str> = parts
            .iter()
            .filter_map(|part| if let Value::Text(text) = part { Some(&**text) } else { None })
            .collect();
        claims.exchange = Some(match texts.as_slice() {
            ["colours", letters] => Exchanges::Colours((*letters).to_owned()),
            ["mirrored_colours", letters] => Exchanges::MirroredColours((*letters).to_owned()),
            ["quarter-turn"] => Exchanges::QuarterTurn,
            _ => {
                let message = message!(
                    "{described} does not say what exchanges the players",
                    described => value.described()
                );
                return Err(machine.fault(span, message, hint));
            }
        });
        if let Some(Exchanges::Colours(letters) | Exchanges::MirroredColours(letters)) = &claims.exchange
            && let Some(unknown) = letters.chars().find(|&c| !writer.letters.contains(c))
        {
            return Err(writer.unknown(unknown, &Written { source: machine.source(), span: &span }));
        }
    }
    if let Some((value, span)) = given.get("measure") {
        let hint = "weights of letters, for example: measure = {\"x\": 1, \"o\": 1}";
        let wrong = || {
            machine.fault(
                span.clone(),
                message!("{value} is not a measure", value => value.described()),
                hint,
            )
        };
        let mut weights = Vec::new();
        for (key, weight) in value.pairs().ok_or_else(wrong)? {
            let (Value::Text(letter), Value::Number(weight)) = (&key, &weight) else { return Err(wrong()) };
            writer.letter(letter, &Written { source: machine.source(), span: &span })?;
            if weight.abs() > 1_000_000 {
                return Err(wrong());
            }
            weights.extend(letter.chars().map(|letter| (letter, *weight)));
        }
        claims.measure = Some(weights);
    }
    Ok(claims)
}

/// The claims that are functions of a position.
pub(super) fn theorems_of(machine: &Machine, given: &Given) -> Run<Theorems> {
    let function = |name: &str| -> Run<Option<Value>> {
        let Some((value, span)) = given.get(name) else { return Ok(None) };
        check_arity(machine, value, 1, name, &span)?;
        Ok(Some(value.clone()))
    };
    Ok(Theorems { theorem: function("theorem")?, bounds: function("bounds")? })
}

const BOARD: &[&str] = &[
    "cells",
    "left",
    "right",
    "both",
    "ending",
    "passing",
    "start",
    "fill",
    "near",
    "places",
    "wrap",
    "splits",
    "symmetries",
    "exchange",
    "loopy",
    "loop_free",
    "measure",
    "impartial",
    "title",
    "theorem",
    "bounds",
];

const PASSING: &[(&str, &str, Passing)] = &[
    ("never", "NEVER", Passing::Never),
    ("stuck", "STUCK", Passing::Stuck),
    ("freely", "FREELY", Passing::Freely),
];

fn on_strip(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    on_board(machine, arguments, "on_strip", Frame::Strip)
}

fn on_grid(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    on_board(machine, arguments, "on_grid", Frame::Grid)
}

fn on_graph(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    on_board(machine, arguments, "on_graph", Frame::Graph)
}

fn on_board(machine: &Machine, arguments: &Arguments, function: &'static str, frame: Frame) -> Run<Value> {
    let given = Given::new(machine, arguments, function, BOARD, 1)?;
    let wraps: &[(&str, &str, Option<Frame>)] = &[
        ("none", "NONE", None),
        ("cylinder", "CYLINDER", Some(Frame::Cylinder)),
        ("torus", "TORUS", Some(Frame::Torus)),
        ("twisted", "TWISTED", Some(Frame::Twisted)),
    ];
    let frame = match given.one_of(machine, "wrap", wraps)? {
        Some(_) if frame != Frame::Grid => {
            return Err(machine.fault(given.span_of("wrap"), "only a grid has edges to join", ""));
        }
        Some(wrapped) => wrapped,
        None => frame,
    };
    let letters = letters_of(machine, &given, "cells")?;
    let mut near = given.steps(machine, "near")?;
    if frame == Frame::Graph && !near.is_empty() {
        return Err(machine.fault(given.span_of("near"), "a graph has no directions", "leave out 'near'"));
    }
    if near.is_empty() && frame != Frame::Graph {
        near = if frame == Frame::Strip { vec![[0, 1], [0, -1]] } else { STRAIGHT.to_vec() };
    }
    let places = given.places(machine, "places")?;
    if frame != Frame::Graph && !places.is_empty() {
        return Err(machine.fault(
            given.span_of("places"),
            "only vertices of a graph have places of their own",
            "leave out 'places'",
        ));
    }
    let writer = Writer { machine, frame, letters: &letters, near: &near };
    let both = writer.declared(given.moves(machine, "both")?)?;
    let of = |name: &str| -> Run<Vec<Move>> {
        let mut list = both.clone();
        for one in writer.declared(given.moves(machine, name)?)? {
            if !list.contains(&one) {
                list.push(one);
            }
        }
        Ok(list)
    };
    let (left, right) = (of("left")?, of("right")?);
    if left.is_empty() && right.is_empty() {
        return Err(machine.fault(
            given.span.clone(),
            "the game has no moves",
            "give 'left' and 'right', or 'both'",
        ));
    }
    let endings = writer.endings(given.endings(machine, "ending")?, &given.span_of("ending"))?;
    let claims = claims_of(machine, &given, Some(&writer))?;
    let fill = match given.text(machine, "fill")? {
        Some(fill) => {
            let at = given.span_of("fill");
            for letter in fill.chars().filter(|&letter| letter != '|') {
                writer.letter(&letter.to_string(), &Written { source: machine.source(), span: &at })?;
            }
            let is_fill = (1..=2).contains(&fill.len()) || frame == Frame::Grid && is_tile(&fill);
            if !is_fill {
                let message = "'fill' is one letter, two in turn, or on a grid the rows of a tile";
                return Err(machine.fault(at, message, "for example: fill = \"+.|._\""));
            }
            fill
        }
        None if letters.contains('.') => ".".to_owned(),
        None => String::new(),
    };
    let passing = given.one_of(machine, "passing", PASSING)?;
    let (start, title) = (given.text(machine, "start")?, given.text(machine, "title")?);
    let theorems = theorems_of(machine, &given)?;
    let board = Board { endings, frame, left, letters, passing, right };
    let kind = Kind::Board { board, near, fill, places };
    Ok(host_value(GameValue { kind, start, title, claims, theorems }))
}

fn rules(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    let names = &[
        "start",
        "left",
        "right",
        "both",
        "ending",
        "show",
        "graph",
        "parts",
        "loopy",
        "loop_free",
        "impartial",
        "title",
        "theorem",
        "bounds",
    ];
    let given = Given::new(machine, arguments, "rules", names, 1)?;
    let Some((start, _)) = given.get("start") else { return Err(given.missing(machine, "start")) };
    let function = |name: &str, count: usize| -> Run<Option<Value>> {
        let Some((value, span)) = given.get(name) else { return Ok(None) };
        check_arity(machine, value, count, name, &span)?;
        Ok(Some(value.clone()))
    };
    let functions = Functions {
        start: start.clone(),
        left: function("left", 1)?,
        right: function("right", 1)?,
        both: function("both", 1)?,
        ending: function("ending", 2)?,
        show: function("show", 1)?,
        graph: function("graph", 1)?,
        parts: function("parts", 1)?,
    };
    if functions.left.is_none() && functions.right.is_none() && functions.both.is_none() {
        return Err(machine.fault(
            given.span.clone(),
            "the game has no moves",
            "give 'left' and 'right', or 'both'",
        ));
    }
    let claims = claims_of(machine, &given, None)?;
    let title = given.text(machine, "title")?;
    let theorems = theorems_of(machine, &given)?;
    Ok(host_value(GameValue { kind: Kind::Functions(functions), start: None, title, claims, theorems }))
}
