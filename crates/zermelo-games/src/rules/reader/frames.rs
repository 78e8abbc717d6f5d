//! The functions that make games, and what turns moves as they are written into declared ones.

use super::given::{Given, Span, host};
use super::moves::expanded;
use super::values::{
    AfterValue, Functions, GameValue, HeapMovesValue, HeapSide, Kind, MoveValue, SplitsValue, TakeValue,
    Theorems,
};
use crate::heap::HeapCode;
use crate::rules::claims::{Claims, Exchanges, Splits, Symmetries};
use crate::rules::declared::{
    After, At, Board, Condition, Ending, First, Frame, HeapMoves, Joint, Move, OUTSIDE, Outcome, Passing,
    Places, Region, Repeat, Replace, Step, TakeFrom, Which, Words,
};
use crate::rules::plain::further;
use std::rc::Rc;
use zermelo_core::{Arrange, Message, message};
use zermelo_starlark::{Arguments, Fault, HostFunction, Machine, Source, Value};

pub(super) const FUNCTIONS: &[(&str, HostFunction)] = &[
    ("another", another),
    ("at_most", at_most),
    ("colours", colours),
    ("components", components),
    ("heap_moves", heap_moves),
    ("heaps", heaps),
    ("impartial", impartial),
    ("mirrored", mirrored),
    ("mirrored_colours", mirrored_colours),
    ("on_graph", on_graph),
    ("on_grid", on_grid),
    ("on_strip", on_strip),
    ("on_words", on_words),
    ("replace", replace),
    ("rules", rules),
    ("take_from", take_from),
    ("twisted", twisted),
];

type Run<T> = Result<T, Fault>;

const STRAIGHT: [Step; 4] = [[-1, 0], [0, 1], [1, 0], [0, -1]];

fn host_value(game: GameValue) -> Value {
    Value::Host(Rc::new(game))
}

// ---- Letters ----

/// The letters of a game's cells.
fn letters_of(machine: &Machine, given: &Given, name: &str) -> Run<String> {
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

/// Moves as they are written become declared ones, in the letters of a game.
struct Writer<'a> {
    machine: &'a Machine,
    frame: Frame,
    letters: &'a str,
    near: &'a [Step],
}

/// Where something is written, for errors.
struct Written<'a> {
    source: &'a Rc<Source>,
    span: &'a Span,
}

impl Written<'_> {
    fn fault(&self, message: impl Into<Message>, hint: impl Into<Message>) -> Fault {
        Fault::at(self.source, self.span.start as usize..self.span.end as usize, message, hint)
    }
}

/// A pattern is laid from a cell of the board: the first of its cells that must be one comes first.
fn anchor(from: &mut [String], to: &mut [String], places: &mut Places) {
    let Places::Steps(ways) = places else { return };
    let Some(at) = from.iter().position(|set| !set.contains(OUTSIDE)) else { return };
    if at == 0 {
        return;
    }
    from[..=at].rotate_right(1);
    if !to.is_empty() {
        to[..=at].rotate_right(1);
    }
    for way in ways {
        way[..=at].rotate_right(1);
        let [row, column] = way[0];
        for step in way {
            *step = [step[0] - row, step[1] - column];
        }
    }
}

/// Whether a move goes nowhere further in the direction in which it began, except along one line: across the seam of a twisted
/// board directions turn over.
fn is_plain_on_twisted(one: &Move) -> bool {
    match one {
        Move::Rewrite(rewrite) => rewrite.repeat != Repeat::SameWay,
        Move::Push(_) | Move::Enclose(_) => false,
        Move::Slide(_) | Move::Shoot(_) | Move::Again => true,
    }
}

impl Writer<'_> {
    fn set(&self, set: &str, at: &Written) -> Run<String> {
        expanded(set, self.letters).map_err(|unknown| self.unknown(unknown, at))
    }

    fn unknown(&self, letter: char, at: &Written) -> Fault {
        at.fault(
            message!("'{letter}' is not a cell of this game", letter),
            message!("its cells are: {letters}", letters = self.letters),
        )
    }

    /// A set in which the outside has no meaning.
    fn inside(&self, set: &mut String, at: &Written) -> Run<()> {
        *set = self.set(set, at)?;
        if set.contains(OUTSIDE) {
            return Err(at.fault("'|', the outside of the board, has no meaning here", ""));
        }
        Ok(())
    }

    fn letter(&self, letter: &str, at: &Written) -> Run<()> {
        let mut chars = letter.chars();
        match (chars.next(), chars.next()) {
            (Some(only), None) if self.letters.contains(only) => Ok(()),
            (Some(only), None) => Err(self.unknown(only, at)),
            _ => Err(at.fault(message!("{letter} is not one letter", letter = format!("{letter:?}")), "")),
        }
    }

    fn places(&self, places: &mut Places, length: usize, at: &Written) -> Run<()> {
        let Places::Steps(ways) = places else { return Ok(()) };
        if self.frame == Frame::Graph {
            let is_plain = ways.is_empty() || *ways == [vec![[0, 0]]];
            if !is_plain {
                return Err(
                    at.fault("a graph has no directions", "leave out 'along': patterns lie along edges")
                );
            }
            *places = Places::Paths;
            return Ok(());
        }
        if ways.is_empty() {
            let along: &[Step] = if self.frame == Frame::Strip { &[[0, 1], [0, -1]] } else { &STRAIGHT };
            let line = |[r, c]: &Step| (0..length.cast_signed() as i32).map(|k| [k * r, k * c]).collect();
            *ways = along.iter().map(line).collect();
        }
        Ok(())
    }

    fn along(&self, along: &mut Vec<Step>, at: &Written) -> Run<()> {
        match self.frame {
            Frame::Graph if !along.is_empty() => {
                Err(at.fault("a graph has no directions", "leave out 'along': a step is along an edge"))
            }
            Frame::Graph => Ok(()),
            Frame::Strip if along.is_empty() => {
                *along = vec![[0, 1], [0, -1]];
                Ok(())
            }
            _ if along.is_empty() => {
                *along = STRAIGHT.to_vec();
                Ok(())
            }
            _ => Ok(()),
        }
    }

    fn moves(&self, list: &mut [Move], at: &Written, is_then: bool) -> Run<()> {
        list.iter_mut().try_for_each(|one| self.one(one, at, is_then))
    }

    fn one(&self, one: &mut Move, at: &Written, is_then: bool) -> Run<()> {
        if self.frame == Frame::Twisted && !is_plain_on_twisted(one) {
            let hint = "one step, a slide, or a pattern laid once";
            return Err(at.fault("this move has no one direction on a twisted board", hint));
        }
        match one {
            Move::Rewrite(rewrite) => {
                for set in &mut rewrite.from {
                    *set = self.set(set, at)?;
                }
                for (set, letter) in rewrite.from.iter().zip(&rewrite.to) {
                    if letter.is_empty() {
                        continue;
                    }
                    match further(letter) {
                        Some(places) if places.unsigned_abs() as usize >= self.letters.len() => {
                            let message = message!(
                                "there are no two letters {places} places apart",
                                places = places.unsigned_abs()
                            );
                            return Err(at.fault(
                                message,
                                message!("the letters are, in order: {letters}", letters = self.letters),
                            ));
                        }
                        Some(_) => {}
                        None => self.letter(letter, at)?,
                    }
                    if set.chars().eq([OUTSIDE]) {
                        return Err(at.fault("a place outside the board cannot change", "write '=' there"));
                    }
                }
                self.places(&mut rewrite.places, rewrite.from.len(), at)?;
                anchor(&mut rewrite.from, &mut rewrite.to, &mut rewrite.places);
                self.conditions(&mut rewrite.when, at, false)?;
                self.moves(&mut rewrite.then, at, true)
            }
            Move::Slide(slide) => {
                self.inside(&mut slide.piece, at)?;
                self.inside(&mut slide.through, at)?;
                self.inside(&mut slide.onto, at)?;
                self.letter(&slide.leave, at)?;
                if !slide.becomes.is_empty() {
                    self.letter(&slide.becomes, at)?;
                }
                self.along(&mut slide.along, at)?;
                if self.frame == Frame::Graph {
                    if slide.most > 1 {
                        return Err(at.fault("on a graph a piece goes along one edge", "leave out 'most'"));
                    }
                    slide.most = 1;
                }
                self.conditions(&mut slide.when, at, false)?;
                self.moves(&mut slide.then, at, true)
            }
            Move::Shoot(shoot) => {
                if !is_then {
                    return Err(at.fault("a shot follows another move", "write it in: then = [shoot(…)]"));
                }
                self.inside(&mut shoot.through, at)?;
                self.inside(&mut shoot.onto, at)?;
                self.letter(&shoot.mark, at)?;
                self.along(&mut shoot.along, at)?;
                if self.frame == Frame::Graph {
                    shoot.most = 1;
                }
                self.moves(&mut shoot.then, at, true)
            }
            Move::Again if is_then => Ok(()),
            Move::Again => Err(at.fault("'again' follows another move", "write it in: then = [again()]")),
            Move::Push(push) => {
                if is_then || self.frame == Frame::Graph {
                    return Err(at.fault("'push' is a move of its own, on strips and grids", ""));
                }
                self.inside(&mut push.piece, at)?;
                self.inside(&mut push.pushed, at)?;
                self.inside(&mut push.into, at)?;
                self.letter(&push.leave, at)?;
                self.along(&mut push.along, at)?;
                self.conditions(&mut push.when, at, false)
            }
            Move::Enclose(enclose) => {
                if is_then || self.frame == Frame::Graph {
                    return Err(at.fault("'enclose' is a move of its own, on strips and grids", ""));
                }
                self.inside(&mut enclose.onto, at)?;
                self.inside(&mut enclose.turned, at)?;
                self.letter(&enclose.piece, at)?;
                self.along(&mut enclose.along, at)?;
                self.conditions(&mut enclose.when, at, false)
            }
        }
    }

    fn conditions(&self, list: &mut [Condition], at: &Written, in_ending: bool) -> Run<()> {
        list.iter_mut().try_for_each(|condition| self.condition(condition, at, in_ending))
    }

    fn region(&self, region: &Region, at: &Written) -> Run<()> {
        let has_edges = matches!(self.frame, Frame::Strip | Frame::Grid | Frame::Cylinder | Frame::Twisted);
        match region {
            Region::All | Region::Cells(_) => Ok(()),
            _ if has_edges => Ok(()),
            _ => Err(at.fault("this board has no edges", "name the cells: [1, 4]")),
        }
    }

    fn condition(&self, condition: &mut Condition, at: &Written, in_ending: bool) -> Run<()> {
        match condition {
            Condition::Matches { from, places } => {
                for set in from.iter_mut() {
                    *set = self.set(set, at)?;
                }
                let length = from.len();
                if self.frame == Frame::Graph {
                    *places = Places::Paths;
                    return Ok(());
                }
                self.places(places, length, at)?;
                anchor(from, &mut [], places);
                Ok(())
            }
            Condition::Connected { from, letters, near, to } => {
                self.inside(letters, at)?;
                self.region(from, at)?;
                self.region(to, at)?;
                if self.frame == Frame::Graph {
                    if !near.is_empty() {
                        return Err(at.fault("a graph has no directions", "leave out 'near'"));
                    }
                } else if near.is_empty() {
                    *near = self.near.to_vec();
                }
                Ok(())
            }
            Condition::Count { letters, within, .. } => {
                self.inside(letters, at)?;
                self.region(within, at)
            }
            Condition::Stuck(_) | Condition::Turn(_) if in_ending => Ok(()),
            Condition::Stuck(_) | Condition::Turn(_) => {
                Err(at.fault("'stuck' and 'turn' are asked in endings only", ""))
            }
            Condition::Not(inner) => self.condition(inner, at, in_ending),
            Condition::Any(list) => self.conditions(list, at, in_ending),
        }
    }

    fn declared(&self, list: Vec<MoveValue>) -> Run<Vec<Move>> {
        let mut moves: Vec<Move> = Vec::new();
        for MoveValue { mut one, source, span } in list {
            self.one(&mut one, &Written { source: &source, span: &span }, false)?;
            // Written twice or once, it is the same move.
            if !moves.contains(&one) {
                moves.push(one);
            }
        }
        Ok(moves)
    }

    fn endings(&self, mut list: Vec<Ending>, span: &Span) -> Run<Vec<Ending>> {
        let at = Written { source: self.machine.source(), span };
        for ending in &mut list {
            self.conditions(&mut ending.when, &at, true)?;
            if let Outcome::More { left, right, .. } = &mut ending.result {
                self.inside(left, &at)?;
                self.inside(right, &at)?;
            }
        }
        for (place, ending) in list.iter().enumerate() {
            let other =
                list[..place].iter().find(|other| other.when == ending.when && other.result != ending.result);
            if other.is_some() {
                let hint = "the same conditions cannot end the game in two ways";
                return Err(at.fault("an ending contradicts another", hint));
            }
        }
        Ok(list)
    }
}

// ---- Claims ----

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

fn claims_of(machine: &Machine, given: &Given, writer: Option<&Writer>) -> Run<Claims> {
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
fn theorems_of(machine: &Machine, given: &Given) -> Run<Theorems> {
    let function = |name: &str| -> Run<Option<Value>> {
        let Some((value, span)) = given.get(name) else { return Ok(None) };
        check_arity(machine, value, 1, name, &span)?;
        Ok(Some(value.clone()))
    };
    Ok(Theorems { theorem: function("theorem")?, bounds: function("bounds")? })
}

// ---- Boards ----

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

/// `game.plus(…)`.
pub(super) fn plus(machine: &Machine, game: &GameValue, arguments: &Arguments) -> Run<Value> {
    let names = &[
        "left",
        "right",
        "both",
        "ending",
        "loopy",
        "loop_free",
        "impartial",
        "title",
        "start",
        "theorem",
        "bounds",
    ];
    let given = Given::new(machine, arguments, "plus", names, 0)?;
    let Kind::Board { board, near, fill, places } = &game.kind else {
        let hint = "moves are added to games on strips, grids and graphs";
        return Err(machine.fault(given.span.clone(), "nothing can be added to this game", hint));
    };
    let mut board = board.clone();
    let writer = Writer { machine, frame: board.frame, letters: &board.letters.clone(), near };
    let both = writer.declared(given.moves(machine, "both")?)?;
    for (name, list) in [("left", &mut board.left), ("right", &mut board.right)] {
        for one in both.iter().cloned().chain(writer.declared(given.moves(machine, name)?)?) {
            if !list.contains(&one) {
                list.push(one);
            }
        }
    }
    board.endings.extend(writer.endings(given.endings(machine, "ending")?, &given.span_of("ending"))?);
    // What was claimed of the game before need not hold of the new one.
    let claims = claims_of(machine, &given, None)?;
    let kind = Kind::Board { board, near: near.clone(), fill: fill.clone(), places: places.clone() };
    let start = given.text(machine, "start")?.or_else(|| game.start.clone());
    let theorems = theorems_of(machine, &given)?;
    Ok(host_value(GameValue { kind, start, title: given.text(machine, "title")?, claims, theorems }))
}

/// The game on a board that is twisted: the last column is next to the first, upside down.
fn twisted(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    let given = Given::new(machine, arguments, "twisted", &["game"], 1)?;
    let game = given.game(machine, "game")?;
    let refused =
        |message: Message| Err(machine.fault(given.span.clone(), message, "games on grids are twisted"));
    let Kind::Board { board, near, fill, .. } = &game.kind else {
        return refused(Message::words("this game has no board to twist"));
    };
    if !matches!(board.frame, Frame::Grid | Frame::Cylinder) {
        return refused(Message::words("this board is not twisted"));
    }
    if let Some(one) = board.left.iter().chain(&board.right).find(|one| !has_only_plain_moves(one)) {
        let kind = match one {
            Move::Push(_) => "a push",
            Move::Enclose(_) => "an enclosing move",
            _ => "a move that goes on in its direction",
        };
        return refused(message!("{kind} has no one direction on a twisted board", kind => kind));
    }
    let board = Board { frame: Frame::Twisted, ..board.clone() };
    let kind = Kind::Board { board, near: near.clone(), fill: fill.clone(), places: Vec::new() };
    // What was claimed of the flat board need not hold of this one, but for what is said of the players.
    let claims =
        Claims { impartial: game.claims.impartial, loop_free: game.claims.loop_free, ..Claims::default() };
    let theorems = Theorems::default();
    Ok(host_value(GameValue { kind, start: game.start.clone(), title: game.title.clone(), claims, theorems }))
}

fn has_only_plain_moves(one: &Move) -> bool {
    // Moves are nested no deeper than files are written.
    is_plain_on_twisted(one) && one.then().iter().all(has_only_plain_moves)
}

/// Both players have the moves of either.
fn impartial(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    let given = Given::new(machine, arguments, "impartial", &["game"], 1)?;
    let game = given.game(machine, "game")?;
    let claims = Claims { impartial: Some(true), ..Claims::default() };
    let mut new = GameValue { claims, theorems: Theorems::default(), ..(*game).clone() };
    match &mut new.kind {
        Kind::Board { board, .. } => {
            let more: Vec<Move> =
                board.right.iter().filter(|one| !board.left.contains(one)).cloned().collect();
            board.left.extend(more);
            board.right = board.left.clone();
        }
        Kind::Words(words) => {
            let more: Vec<Replace> =
                words.right.iter().filter(|one| !words.left.contains(one)).cloned().collect();
            words.left.extend(more);
            words.right = words.left.clone();
        }
        Kind::Joint(joint) => {
            let more: Vec<TakeFrom> =
                joint.right.iter().filter(|one| !joint.left.contains(one)).cloned().collect();
            joint.left.extend(more);
            joint.right = joint.left.clone();
        }
        Kind::Heaps([left, right]) => {
            left.moves.append(&mut right.moves.clone());
            left.takes.append(&mut right.takes.clone());
            left.splits.append(&mut right.splits.clone());
            *right = left.clone();
        }
        Kind::Functions(_) => {
            return Err(machine.fault(given.span.clone(), "give 'both' in 'rules' instead", ""));
        }
    }
    Ok(host_value(new))
}

/// The players are exchanged.
fn mirrored(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    let given = Given::new(machine, arguments, "mirrored", &["game"], 1)?;
    let mut new = (*given.game(machine, "game")?).clone();
    new.theorems = Theorems::default();
    match &mut new.kind {
        Kind::Board { board, .. } => {
            std::mem::swap(&mut board.left, &mut board.right);
            for ending in &mut board.endings {
                exchange_ending(ending);
            }
        }
        Kind::Words(words) => std::mem::swap(&mut words.left, &mut words.right),
        Kind::Heaps(sides) => sides.swap(0, 1),
        Kind::Joint(joint) => std::mem::swap(&mut joint.left, &mut joint.right),
        Kind::Functions(functions) => {
            if functions.ending.is_some() {
                return Err(machine.fault(
                    given.span.clone(),
                    "games with an ending of their own are not mirrored",
                    "",
                ));
            }
            std::mem::swap(&mut functions.left, &mut functions.right);
        }
    }
    Ok(host_value(new))
}

fn exchange_ending(ending: &mut Ending) {
    use crate::rules::declared::Who;
    fn exchange(condition: &mut Condition) {
        match condition {
            Condition::Stuck(who) | Condition::Turn(who) => {
                *who = match *who {
                    Who::Left => Who::Right,
                    Who::Right => Who::Left,
                    other => other,
                };
            }
            Condition::Not(inner) => exchange(inner),
            Condition::Any(list) => list.iter_mut().for_each(exchange),
            _ => {}
        }
    }
    ending.when.iter_mut().for_each(exchange);
    ending.result = match std::mem::replace(&mut ending.result, Outcome::Draw) {
        Outcome::Left => Outcome::Right,
        Outcome::Right => Outcome::Left,
        Outcome::More { left, right, ahead } => Outcome::More { left: right, right: left, ahead: -ahead },
        other => other,
    };
}

/// Whether a text is of two rows or more, which are equally long.
fn is_tile(text: &str) -> bool {
    let mut rows = text.split('|').map(str::len);
    let first = rows.next();
    text.contains('|') && first != Some(0) && rows.all(|row| Some(row) == first)
}

// ---- Words ----

fn on_words(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    let names = &[
        "letters",
        "left",
        "right",
        "both",
        "start",
        "loopy",
        "loop_free",
        "impartial",
        "title",
        "theorem",
        "bounds",
    ];
    let given = Given::new(machine, arguments, "on_words", names, 1)?;
    let letters = letters_of(machine, &given, "letters")?;
    if letters.contains('-') {
        return Err(machine.fault(
            given.span_of("letters"),
            "'-' cannot be a letter: it is the empty word",
            "",
        ));
    }
    let hint = "for example: both = [replace(\"ab\", \"b\")]";
    let of = |name: &str| -> Run<Vec<Replace>> {
        let mut list = Vec::new();
        for item in given.list(machine, name)? {
            let Some(ReplaceValue { one, source, span }) = host::<ReplaceValue>(&item) else {
                return Err(machine.fault(
                    given.span_of(name),
                    message!("{value} is not a replacement", value => item.described()),
                    hint,
                ));
            };
            let at = Written { source, span };
            let mut one = one.clone();
            for set in &mut one.from {
                *set = expanded(set, &letters).map_err(|unknown| {
                    at.fault(
                        message!("'{unknown}' is not a letter of this game", unknown),
                        message!("its letters are: {letters}", letters),
                    )
                })?;
            }
            if let Some(unknown) = one.to.chars().find(|&c| !letters.contains(c)) {
                return Err(at.fault(
                    message!("'{unknown}' is not a letter of this game", unknown),
                    message!("its letters are: {letters}", letters),
                ));
            }
            list.push(one);
        }
        Ok(list)
    };
    let both = of("both")?;
    let [left, right] =
        [of("left")?, of("right")?].map(|own| both.iter().cloned().chain(own).collect::<Vec<_>>());
    if left.is_empty() && right.is_empty() {
        return Err(machine.fault(given.span.clone(), "the game has no moves", hint));
    }
    let claims = claims_of(machine, &given, None)?;
    let (start, title) = (given.text(machine, "start")?, given.text(machine, "title")?);
    let theorems = theorems_of(machine, &given)?;
    let kind = Kind::Words(Words { left, letters, right });
    Ok(host_value(GameValue { kind, start, title, claims, theorems }))
}

struct ReplaceValue {
    one: Replace,
    source: Rc<Source>,
    span: Span,
}

impl zermelo_starlark::Host for ReplaceValue {
    fn kind(&self) -> &'static str {
        "replacement"
    }

    fn as_any(&self) -> &dyn std::any::Any {
        self
    }
}

const AT: &[(&str, &str, At)] = &[
    ("anywhere", "ANYWHERE", At::Anywhere),
    ("start", "START", At::Start),
    ("end", "END", At::End),
    ("whole", "WHOLE", At::Whole),
];

fn replace(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    let given = Given::new(machine, arguments, "replace", &["from", "to", "at"], 3)?;
    let (from, to) = (given.needed_text(machine, "from")?, given.needed_text(machine, "to")?);
    if from.is_empty() || from.len() > 1_000 || to.len() > 1_000 {
        return Err(machine.fault(given.span.clone(), "the part replaced has 1 to 1000 letters", ""));
    }
    let mut sets = Vec::new();
    let mut rest = from.chars();
    while let Some(c) = rest.next() {
        sets.push(if c == '[' { rest.by_ref().take_while(|&c| c != ']').collect() } else { c.to_string() });
    }
    let one = Replace { at: given.one_of(machine, "at", AT)?, from: sets, to };
    Ok(Value::Host(Rc::new(ReplaceValue { one, source: machine.source().clone(), span: given.span.clone() })))
}

// ---- Heaps ----

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

/// A function must take so many arguments.
fn check_arity(machine: &Machine, function: &Value, count: usize, name: &str, span: &Span) -> Run<()> {
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

// ---- The slow path ----

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
