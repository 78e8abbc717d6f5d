//! Games given by functions of the position: the slow path.

use super::script::{Live, SharedScript, fault_at};
use super::slow_graph;
use super::slow_label;
use super::values::{Functions, Kind};
use crate::game::drawing::{Cell, Mark};
use crate::game::{Drawing, Ending, Notation, ParseError, Player, Ruleset};
use crate::rules::board_game::unproved;
use std::fmt::Write;
use std::ops::ControlFlow;
use std::sync::Arc;
use zermelo_core::{Message, message};
use zermelo_starlark::{Fault, Value};

/// A position: a number, a text, a tuple of positions, and so on.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Datum {
    /// Nothing.
    None,
    /// A truth value.
    Bool(bool),
    /// A number.
    Number(i64),
    /// A text.
    Text(Arc<str>),
    /// A tuple.
    Tuple(Arc<[Datum]>),
}

impl Datum {
    fn of(value: &Value) -> Option<Self> {
        Some(match value {
            Value::Number(number) => Self::Number(*number),
            // Checked first, so that the items need no list on their way.
            Value::Tuple(items) if items.iter().all(Self::is_one) => {
                Self::Tuple(items.iter().map(|item| Self::of(item).unwrap_or(Self::None)).collect())
            }
            Value::Text(text) => Self::Text((**text).into()),
            Value::Bool(bool) => Self::Bool(*bool),
            Value::None => Self::None,
            _ => return None,
        })
    }

    /// Whether a value is one.
    fn is_one(value: &Value) -> bool {
        match value {
            Value::Tuple(items) => items.iter().all(Self::is_one),
            Value::Number(_) | Value::Text(_) | Value::Bool(_) | Value::None => true,
            _ => false,
        }
    }

    /// A picture: the letters of a text, in rows where bars part them; the items of a tuple; of a tuple that has some of them, a
    /// row each. `None` where they are nested deeper.
    fn rows(&self) -> Option<Vec<Vec<Cell>>> {
        match self {
            Self::Tuple(items) if items.iter().any(|item| matches!(item, Self::Tuple(_) | Self::Text(_))) => {
                items.iter().map(Self::row).collect()
            }
            Self::Text(text) if let Some(rows) = slow_label::rows(text) => {
                Some(rows.into_iter().map(|row| row.into_iter().map(Cell::from_char).collect()).collect())
            }
            one => Some(vec![one.row()?]),
        }
    }

    fn row(&self) -> Option<Vec<Cell>> {
        match self {
            Self::Text(text) => Some(text.chars().map(Cell::from_char).collect()),
            Self::Tuple(items) => items.iter().map(Self::cell).collect(),
            one => Some(vec![one.cell()?]),
        }
    }

    fn cell(&self) -> Option<Cell> {
        let text = match self {
            Self::None => return Some(Cell::default()),
            Self::Bool(bool) => i64::from(*bool).to_string(),
            Self::Number(number) => number.to_string(),
            Self::Text(text) if text.is_empty() => return Some(Cell::default()),
            Self::Text(text) => text.to_string(),
            Self::Tuple(_) => return None,
        };
        Some(Cell { mark: Some(Mark::Text(text)), ..Cell::default() })
    }

    pub(super) fn value(&self) -> Value {
        match self {
            Self::None => Value::None,
            Self::Bool(bool) => Value::Bool(*bool),
            Self::Number(number) => Value::Number(*number),
            Self::Text(text) => Value::text(text),
            Self::Tuple(items) => Value::tuple(items.iter().map(Self::value).collect()),
        }
    }

    fn write(&self, out: &mut String) {
        match self {
            Self::None => out.push_str("None"),
            Self::Bool(true) => out.push_str("True"),
            Self::Bool(false) => out.push_str("False"),
            Self::Number(number) => {
                let _ = write!(out, "{number}");
            }
            Self::Text(text) => {
                let _ = write!(out, "{text:?}");
            }
            Self::Tuple(items) => {
                out.push('(');
                for (place, item) in items.iter().enumerate() {
                    if place > 0 {
                        out.push_str(", ");
                    }
                    item.write(out);
                }
                out.push_str(if items.len() == 1 { ",)" } else { ")" });
            }
        }
    }

    fn bytes(&self) -> usize {
        match self {
            Self::Text(text) => text.len() + 16,
            Self::Tuple(items) => {
                16 + items.iter().map(|item| size_of::<Self>() + item.bytes()).sum::<usize>()
            }
            _ => 0,
        }
    }

    /// What the kind of a position is like: those of a game mostly agree in it.
    fn is_like(&self, other: &Self) -> bool {
        std::mem::discriminant(self) == std::mem::discriminant(other)
    }
}

/// A game given by functions.
#[derive(Clone)]
#[expect(clippy::struct_excessive_bools, reason = "facts are yes or no")]
pub struct SlowGame {
    pub(in crate::rules) name: Arc<str>,
    pub(in crate::rules) script: Arc<SharedScript>,
    pub(in crate::rules) start: Datum,
    pub(in crate::rules) is_impartial: bool,
    pub(in crate::rules) is_loop_free: bool,
    has_endings: bool,
    has_parts: bool,
    has_show: bool,
    has_graph: bool,
}

fn functions(live: &Live) -> Option<&Functions> {
    if let Kind::Functions(functions) = &live.game.kind { Some(functions) } else { None }
}

impl SlowGame {
    /// Whether a function says of what positions a position is the sum.
    pub(super) fn has_parts(&self) -> bool {
        self.has_parts
    }

    /// The game of a file. The error says what is wrong with its first position.
    pub(in crate::rules) fn new(
        name: &str,
        script: Arc<SharedScript>,
        is_loop_free: bool,
    ) -> Result<Self, Message> {
        let read = script.with(|live| {
            let Some(functions) = functions(live) else { return Ok(None) };
            let start = Datum::of(&functions.start);
            let Functions { left, right, ending, parts, show, graph, .. } = functions;
            let has = [left, right, ending, parts, show, graph].map(Option::is_some);
            Ok(start.map(|start| (start, has)))
        })?;
        let Some((start, [left, right, ending, parts, show, graph])) = read else {
            return Err(message!(
                "a position is a number, a text, True, False, None, or a tuple of positions"
            ));
        };
        let is_impartial = !left && !right && !ending;
        Ok(Self {
            name: name.into(),
            script,
            start,
            is_impartial,
            is_loop_free,
            has_endings: ending,
            has_parts: parts,
            has_show: show,
            has_graph: graph,
        })
    }

    /// The options of a player, each once, or what is wrong with what a function gives.
    pub fn try_options(&self, position: &Datum, player: Player) -> Result<Vec<Datum>, Message> {
        self.script.with(|live| {
            let game = live.game.clone();
            let Kind::Functions(functions) = &game.kind else { return Ok(Vec::new()) };
            let own = if player == Player::Left { &functions.left } else { &functions.right };
            let argument = [position.value()];
            let mut list: Vec<Datum> = Vec::new();
            for function in own.iter().chain(&functions.both) {
                let value = live.machine.call(function, &argument)?;
                data(function, &value, "a move", &mut list)?;
            }
            if list.len() < 32 {
                let mut place = 1;
                while place < list.len() {
                    if list[..place].contains(&list[place]) { drop(list.remove(place)) } else { place += 1 }
                }
            } else {
                let mut seen = rustc_hash::FxHashSet::default();
                list.retain(|option| seen.insert(option.clone()));
            }
            Ok(list)
        })
    }

    /// The picture that a function gives, or what is wrong with it.
    fn graph(&self, position: &Datum) -> Result<Option<Drawing>, Message> {
        self.script.with(|live| {
            let Some(function) = functions(live).and_then(|functions| functions.graph.clone()) else {
                return Ok(None);
            };
            let value = live.machine.call(&function, &[position.value()])?;
            slow_graph::drawing(&value).map_err(|found| {
                let message = message!("graph gives {found}", found => found.described());
                fault_at(
                    &function,
                    message,
                    "vertices and edges, for example: ([\"a\", (\"b\", 1)], [(\"a\", \"b\"), (\"b\", \"a\", \"arrow\")])",
                )
            })
        })
    }
}

/// The positions of a list that a function gives.
fn data(function: &Value, value: &Value, what: &str, list: &mut Vec<Datum>) -> Result<(), Fault> {
    let wrong = |found: &Value, wanted: &str| {
        let name =
            if let Value::Closure(closure) = function { closure.name().to_owned() } else { "it".to_owned() };
        fault_at(
            function,
            message!("{name} gives {found} as {what}", name, found => found.described(), what => what),
            wanted,
        )
    };
    let wanted = "a position is a number, a text, True, False, None, or a tuple of positions";
    let mut take = |items: &[Value]| -> Result<(), Fault> {
        list.reserve(items.len());
        for item in items {
            list.push(Datum::of(item).ok_or_else(|| wrong(item, wanted))?);
        }
        Ok(())
    };
    match value {
        Value::List(_) | Value::Range(..) => {
            let items = value.items(1 << 22).ok_or_else(|| wrong(value, "fewer positions"))?;
            take(&items)
        }
        other => Err(wrong(other, "a list of positions")),
    }
}

impl Ruleset for SlowGame {
    type Position = Datum;

    fn options<B>(
        &self,
        position: &Datum,
        player: Player,
        visit: impl FnMut(Datum) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        // A failed call is remembered, and refuses the answer.
        self.try_options(position, player).unwrap_or_default().into_iter().try_for_each(visit)
    }

    fn ending(&self, position: &Datum, to_move: Player) -> Option<Ending> {
        if !self.has_endings {
            return None;
        }
        let result = self.script.with(|live| {
            let Some(function) = functions(live).and_then(|functions| functions.ending.clone()) else {
                return Ok(None);
            };
            let mover = Value::text(if to_move == Player::Left { "left" } else { "right" });
            let value = live.machine.call(&function, &[position.value(), mover])?;
            let player = match &value {
                Value::None => return Ok(None),
                Value::Text(text) => match &**text {
                    "left" => Some(Player::Left),
                    "right" => Some(Player::Right),
                    "mover" => Some(to_move),
                    "other" => Some(to_move.opponent()),
                    "draw" => return Ok(Some(Ending::Draw)),
                    _ => None,
                },
                _ => None,
            };
            match player {
                Some(player) if player == to_move => Ok(Some(Ending::Win)),
                Some(_) => Ok(Some(Ending::Loss)),
                None => {
                    let message = message!("ending gives {described}", described => value.described());
                    Err(fault_at(&function, message, "None, LEFT, RIGHT, MOVER, OTHER or DRAW"))
                }
            }
        });
        result.unwrap_or(None)
    }

    fn is_impartial(&self) -> bool {
        self.is_impartial
    }

    fn is_loop_free(&self) -> bool {
        self.is_loop_free
    }

    fn has_endings(&self) -> bool {
        self.has_endings
    }

    fn components(&self, position: &Datum, mut visit: impl FnMut(Datum)) {
        if !self.has_parts {
            return visit(position.clone());
        }
        let parts = self.script.with(|live| {
            let Some(function) = functions(live).and_then(|functions| functions.parts.clone()) else {
                return Ok(vec![position.clone()]);
            };
            let value = live.machine.call(&function, &[position.value()])?;
            let mut list = Vec::new();
            data(&function, &value, "a part", &mut list)?;
            Ok(list)
        });
        parts.unwrap_or_default().into_iter().for_each(visit);
    }

    fn heap_bytes(&self, position: &Datum) -> usize {
        position.bytes()
    }
}

impl Notation for SlowGame {
    fn parse(&self, text: &str) -> Result<Datum, ParseError> {
        let mut example = String::new();
        self.start.write(&mut example);
        let hint = message!(
            "a position is written as in the file, for example: {value} '{example}'",
            value = self.name,
            example
        );
        let trimmed = text.trim();
        if trimmed.is_empty() {
            return Err(ParseError::whole(text, "the position is empty", hint));
        }
        let mut reader = Reader { text: trimmed, at: 0, depth: 0 };
        let read = reader.datum().filter(|_| {
            reader.skip();
            reader.at == trimmed.len()
        });
        let wrong = |message: &str| ParseError::part(text, trimmed, message, hint.clone());
        let datum = match read {
            Some(datum) => datum,
            // A text may be written without quotes.
            None if matches!(self.start, Datum::Text(_)) => Datum::Text(trimmed.into()),
            None => return Err(wrong("this is not a position")),
        };
        if datum.is_like(&self.start) {
            return Ok(datum);
        }
        if matches!(self.start, Datum::Text(_)) {
            return Ok(Datum::Text(trimmed.into()));
        }
        Err(wrong("this is not a position of this game"))
    }

    fn print(&self, position: &Datum) -> String {
        let mut out = String::new();
        position.write(&mut out);
        out
    }

    fn move_label(&self, from: &Datum, to: &Datum, _: Player) -> String {
        let named = match (from, to) {
            (Datum::Text(from), Datum::Text(to)) => slow_label::label(from, to),
            _ => None,
        };
        named.unwrap_or_else(|| self.print(to))
    }

    fn drawing(&self, position: &Datum) -> Option<Drawing> {
        if self.has_graph {
            return self.graph(position).ok().flatten();
        }
        let rows = position.rows()?;
        let is_small =
            rows.len() <= MOST_DRAWN && rows.iter().all(|row| (1..=MOST_DRAWN).contains(&row.len()));
        // Moves on boards that are texts are named by cells.
        let is_strip = rows.len() == 1;
        let drawing =
            (is_small && !rows.is_empty()).then(|| Drawing::of_cells(rows).with_stones('x', 'o'))?;
        Some(match position {
            Datum::Text(_) if is_strip => drawing.with_numbered_columns(),
            Datum::Text(_) => drawing.with_board_names(),
            _ => drawing,
        })
    }

    /// That play ends was tried from the start, never proved.
    fn remarks(&self, _: &str) -> Vec<Message> {
        let is_claimed = self.is_loop_free;
        is_claimed.then(|| unproved(&self.name, "is loop-free")).into_iter().collect()
    }

    fn picture(&self, position: &Datum, _: crate::game::Convention) -> Option<String> {
        if !self.has_show {
            return None;
        }
        let shown = self.script.with(|live| {
            let Some(function) = functions(live).and_then(|functions| functions.show.clone()) else {
                return Ok(None);
            };
            let value = live.machine.call(&function, &[position.value()])?;
            Ok(Some(value.shown(10_000)))
        });
        shown.ok().flatten()
    }
}

/// Positions with more cells in a row, or more rows, are not drawn.
const MOST_DRAWN: usize = 40;
/// Positions nested deeper than this are not read.
const MOST_DEPTH: u32 = 60;

/// Reads a position as Starlark writes it.
struct Reader<'a> {
    text: &'a str,
    at: usize,
    depth: u32,
}

impl Reader<'_> {
    fn skip(&mut self) {
        let rest = &self.text[self.at..];
        self.at += rest.len() - rest.trim_start().len();
    }

    fn take(&mut self, sign: char) -> bool {
        self.skip();
        let is = self.text[self.at..].starts_with(sign);
        self.at += usize::from(is);
        is
    }

    fn datum(&mut self) -> Option<Datum> {
        self.skip();
        let rest = &self.text[self.at..];
        for (word, datum) in
            [("None", Datum::None), ("True", Datum::Bool(true)), ("False", Datum::Bool(false))]
        {
            if rest.starts_with(word) {
                self.at += word.len();
                return Some(datum);
            }
        }
        match rest.chars().next()? {
            '(' => self.tuple(),
            quote @ ('"' | '\'') => self.string(quote),
            _ => {
                let sign = usize::from(rest.starts_with('-'));
                let digits = rest[sign..].bytes().take_while(u8::is_ascii_digit).count();
                let number = rest[..sign + digits].parse().ok()?;
                self.at += sign + digits;
                Some(Datum::Number(number))
            }
        }
    }

    fn tuple(&mut self) -> Option<Datum> {
        self.depth += 1;
        if self.depth > MOST_DEPTH || !self.take('(') {
            return None;
        }
        let mut items = Vec::new();
        let mut had_comma = true;
        while !self.take(')') {
            if !had_comma {
                return None;
            }
            items.push(self.datum()?);
            had_comma = self.take(',');
            if !had_comma && items.len() == 1 {
                // Brackets around one position mean nothing.
                self.depth -= 1;
                return if self.take(')') { items.pop() } else { None };
            }
        }
        self.depth -= 1;
        Some(Datum::Tuple(items.into()))
    }

    fn string(&mut self, quote: char) -> Option<Datum> {
        let mut text = String::new();
        let mut chars = self.text[self.at + 1..].char_indices();
        while let Some((at, c)) = chars.next() {
            match c {
                _ if c == quote => {
                    self.at += at + 2;
                    return Some(Datum::Text(text.into()));
                }
                '\\' => match chars.next()?.1 {
                    'n' => text.push('\n'),
                    't' => text.push('\t'),
                    other => text.push(other),
                },
                _ => text.push(c),
            }
        }
        None
    }
}
