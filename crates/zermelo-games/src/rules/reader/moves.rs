//! The functions that make moves, conditions and endings.

use super::given::{Given, condition_of, depth_of, host};
use super::values::{ConditionValue, MoreValue, MoveValue};
use crate::rules::declared::{
    Condition, Enclose, Move, OUTSIDE, Outcome, Places, Push, Region, Repeat, Rewrite, Shoot, Slide, Step,
    Who,
};
use std::rc::Rc;
use zermelo_core::{Arrange, Message, message};
use zermelo_starlark::{Arguments, Fault, HostFunction, Machine, Value};

pub(super) const FUNCTIONS: &[(&str, HostFunction)] = &[
    ("again", again),
    ("any_of", any_of),
    ("connected", connected),
    ("count", count),
    ("drop", drop_letter),
    ("enclose", enclose),
    ("ends", ends),
    ("in_row", in_row),
    ("more", more),
    ("no", no),
    ("pattern", pattern),
    ("place", place),
    ("push", push),
    ("rewrite", rewrite),
    ("shoot", shoot),
    ("slide", slide),
    ("step", step),
    ("stuck", stuck),
    ("turn", turn),
];

/// Moves follow one another at most so deeply.
const MOST_DEPTH: usize = 8;
/// So many letters may count as none.
const MOST_AHEAD: u32 = 10_000;
/// A pattern has at most so many cells.
const MOST_CELLS: usize = 400;

type Run<T> = Result<T, Fault>;

fn value_of(machine: &Machine, given: &Given, one: Move) -> Run<Value> {
    if depth_of(std::slice::from_ref(&one)) > MOST_DEPTH {
        return Err(machine.fault(given.span.clone(), "moves follow one another too deeply", ""));
    }
    refuse_dead_ends(machine, given, &one)?;
    let value = MoveValue { one, source: machine.source().clone(), span: given.span.clone() };
    Ok(Value::Host(Rc::new(value)))
}

/// Refuses what follows in the same move and can never begin where the move before it ends.
fn refuse_dead_ends(machine: &Machine, given: &Given, one: &Move) -> Run<()> {
    let Some(ends) = letters_at_end(one) else { return Ok(()) };
    let dead = one.then().iter().find_map(|next| {
        letters_at_start(next).filter(|begins| !begins.chars().any(|letter| ends.contains(letter)))
    });
    let Some(begins) = dead else { return Ok(()) };
    let span = given.get("then").map_or(given.span.clone(), |(_, span)| span);
    let message = message!(
        "what follows never does: the move before it ends on a cell with '{ends}', and it begins on one with '{begins}'",
        ends => ends,
        begins => begins
    );
    let hint = "it begins where the move before it ended, or anywhere with anywhere = True";
    Err(machine.fault(span, message, hint))
}

/// The letters of which one stands where a move ended; `None` where the move alone does not tell.
fn letters_at_end(one: &Move) -> Option<&str> {
    match one {
        Move::Rewrite(rewrite) if lies_inside(rewrite) => match rewrite.to.last()?.as_str() {
            "" => listed(rewrite.from.last()?),
            letter => (letter.chars().count() == 1).then_some(letter),
        },
        Move::Slide(slide) if slide.becomes.is_empty() => listed(&slide.piece),
        Move::Slide(slide) => Some(&slide.becomes),
        Move::Shoot(shoot) => Some(&shoot.mark),
        Move::Rewrite(_) | Move::Push(_) | Move::Enclose(_) | Move::Again => None,
    }
}

/// The letters of which one stands where a move begins that follows another; `None` where that is anywhere.
fn letters_at_start(one: &Move) -> Option<&str> {
    match one {
        Move::Rewrite(rewrite) if !rewrite.anywhere && lies_inside(rewrite) => listed(rewrite.from.first()?),
        Move::Slide(slide) if !slide.anywhere => listed(&slide.piece),
        _ => None,
    }
}

/// Whether no cell of the pattern may lie outside the board: then the cells count in the order in which they are written.
fn lies_inside(rewrite: &Rewrite) -> bool {
    !rewrite.from.iter().any(|set| set.contains(OUTSIDE))
}

/// A set of letters that lists them.
fn listed(set: &str) -> Option<&str> {
    (set != "?" && !set.starts_with('^')).then_some(set)
}

fn then_of(machine: &Machine, given: &Given) -> Run<Vec<Move>> {
    Ok(given.moves(machine, "then")?.into_iter().map(|value| value.one).collect())
}

/// A pattern of one line, as a list of sets: `x`, `?`, `[xo|]`, `[^x]`.
fn sets_of(machine: &Machine, text: &str, span: &super::given::Span) -> Run<Vec<String>> {
    let mut list = Vec::new();
    let mut rest = text.chars();
    while let Some(c) = rest.next() {
        if c == '[' {
            let inside: String = rest.by_ref().take_while(|&c| c != ']').collect();
            if inside.is_empty() || inside == "^" {
                let hint = "for example: [xo], [^x]";
                return Err(machine.fault(span.clone(), "a bracket of the pattern is empty", hint));
            }
            if !text.contains(']') {
                return Err(machine.fault(span.clone(), "a bracket of the pattern is not closed", ""));
            }
            list.push(inside);
        } else if c == ']' {
            return Err(machine.fault(span.clone(), "']' closes nothing in the pattern", ""));
        } else {
            list.push(c.to_string());
        }
        if list.len() > MOST_CELLS {
            return Err(machine.fault(
                span.clone(),
                message!("a pattern has at most {most} cells", most = MOST_CELLS),
                "",
            ));
        }
    }
    if list.is_empty() {
        return Err(machine.fault(
            span.clone(),
            "the pattern is empty",
            "for example: rewrite(\"xo\", \".x\")",
        ));
    }
    Ok(list)
}

/// A pattern: its sets, and the steps to its cells, where it is a shape of several rows.
struct Pattern {
    sets: Vec<String>,
    shape: Option<Vec<Step>>,
}

fn pattern_of(machine: &Machine, value: &Value, span: &super::given::Span) -> Run<Pattern> {
    if let Value::Text(text) = value {
        return Ok(Pattern { sets: sets_of(machine, text, span)?, shape: None });
    }
    let wrong = || {
        machine.fault(
            span.clone(),
            message!("{value} is not a pattern", value => value.described()),
            "a text, or a list of rows",
        )
    };
    let rows = value.items(100).ok_or_else(wrong)?;
    let (mut sets, mut shape) = (Vec::new(), Vec::new());
    for (row, text) in rows.iter().enumerate() {
        let Value::Text(text) = text else { return Err(wrong()) };
        if text.is_empty() {
            continue;
        }
        for (column, set) in sets_of(machine, text, span)?.into_iter().enumerate() {
            if set != " " {
                sets.push(set);
                shape.push([row.cast_signed() as i32, column.cast_signed() as i32]);
            }
        }
    }
    if sets.is_empty() || sets.len() > MOST_CELLS {
        return Err(machine.fault(span.clone(), "the shape has no cell, or too many", ""));
    }
    Ok(Pattern { sets, shape: Some(shape) })
}

/// Whether turned, and mirrored.
#[derive(Clone, Copy)]
enum Turned {
    No,
    Turns,
    All,
}

const TURNED: &[(&str, &str, Turned)] = &[
    ("no-turns", "NO_TURNS", Turned::No),
    ("turns", "TURNS", Turned::Turns),
    ("all-turns", "ALL_TURNS", Turned::All),
];

/// The ways for a shape to lie, each with its first cell at `[0, 0]`.
fn turned(shape: &[Step], turned: Turned) -> Vec<Vec<Step>> {
    let images: &[fn(Step) -> Step] = &[
        |[r, c]| [r, c],
        |[r, c]| [c, -r],
        |[r, c]| [-r, -c],
        |[r, c]| [-c, r],
        |[r, c]| [r, -c],
        |[r, c]| [c, r],
        |[r, c]| [-r, c],
        |[r, c]| [-c, -r],
    ];
    let count = match turned {
        Turned::No => 1,
        Turned::Turns => 4,
        Turned::All => 8,
    };
    let mut list: Vec<Vec<Step>> = Vec::new();
    for image in &images[..count] {
        let moved: Vec<Step> = shape.iter().map(|&step| image(step)).collect();
        let [top, left] = moved[0];
        let moved: Vec<Step> = moved.into_iter().map(|[r, c]| [r - top, c - left]).collect();
        if !list.contains(&moved) {
            list.push(moved);
        }
    }
    list
}

/// The ways for a line of `length` cells to lie: none where no direction is given, which the frame then says.
fn lines(along: &[Step], length: usize) -> Vec<Vec<Step>> {
    if length == 1 {
        return vec![vec![[0, 0]]];
    }
    let line = |[r, c]: Step| (0..length.cast_signed() as i32).map(|k| [k * r, k * c]).collect();
    along.iter().map(|&step| line(step)).collect()
}

fn places_of(machine: &Machine, given: &Given, pattern: &Pattern) -> Run<Places> {
    let along = given.steps(machine, "along")?;
    let how = given.one_of(machine, "turned", TURNED)?;
    Ok(Places::Steps(match &pattern.shape {
        Some(_) if !along.is_empty() => {
            return Err(machine.fault(
                given.span_of("along"),
                "a shape of several rows lies as it is",
                "turn it with: turned = TURNS",
            ));
        }
        Some(shape) => turned(shape, how),
        None => lines(&along, pattern.sets.len()),
    }))
}

const REPEAT: &[(&str, &str, Repeat)] = &[
    ("once", "ONCE", Repeat::Once),
    ("same-way", "SAME_DIRECTION", Repeat::SameWay),
    ("any-way", "ANY_DIRECTION", Repeat::AnyWay),
];

fn rewrite(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    let names = &["from", "to", "along", "turned", "repeat", "then", "stop", "when", "anywhere"];
    let given = Given::new(machine, arguments, "rewrite", names, 2)?;
    let [(from, from_span), (to, to_span)] =
        ["from", "to"].map(|name| given.get(name)).map(Option::unwrap_or_default_pair);
    let (Some(from), Some(to)) = (from, to) else {
        return Err(given.missing(machine, if given.get("from").is_none() { "from" } else { "to" }));
    };
    let pattern = pattern_of(machine, from, &from_span)?;
    let after = pattern_of(machine, to, &to_span)?;
    if after.sets.len() != pattern.sets.len() || after.shape != pattern.shape {
        let cells = |count: usize| {
            if count == 1 { Message::words("1 cell") } else { message!("{count} cells", count) }
        };
        let message = message!("the pattern has {before} and what it becomes {after}", before => cells(pattern.sets.len()), after => cells(after.sets.len()));
        return Err(machine.fault(
            to_span,
            message,
            "both have the same cells; where one stays as it is write '='",
        ));
    }
    finish(machine, &given, pattern, after.sets)
}

fn finish(machine: &Machine, given: &Given, pattern: Pattern, after: Vec<String>) -> Run<Value> {
    let places = places_of(machine, given, &pattern)?;
    let to: Vec<String> =
        after.into_iter().map(|letter| if letter == "=" { String::new() } else { letter }).collect();
    // What only asks something, after another move or before one, changes nothing.
    let asks = given.get("when").is_some() || given.get("then").is_some();
    if to.iter().all(String::is_empty) && !asks {
        return Err(machine.fault(
            given.span.clone(),
            "the rewrite changes nothing",
            "say what the cells become",
        ));
    }
    let rewrite = Rewrite {
        anywhere: given.flag(machine, "anywhere")?.unwrap_or(false),
        from: pattern.sets,
        places,
        repeat: given.one_of(machine, "repeat", REPEAT)?,
        stop: given.flag(machine, "stop")?.unwrap_or(false),
        then: then_of(machine, given)?,
        to,
        when: given.conditions(machine, "when")?,
    };
    value_of(machine, given, Move::Rewrite(rewrite))
}

trait Pairs<'a> {
    fn unwrap_or_default_pair(self) -> (Option<&'a Value>, super::given::Span);
}

impl<'a> Pairs<'a> for Option<(&'a Value, super::given::Span)> {
    fn unwrap_or_default_pair(self) -> (Option<&'a Value>, super::given::Span) {
        match self {
            Some((value, span)) => (Some(value), span),
            None => (None, 0..0),
        }
    }
}

fn drop_letter(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    let names = &["letter", "on", "then", "stop", "when", "anywhere", "along", "turned", "repeat"];
    let given = Given::new(machine, arguments, "drop", names, 2)?;
    let letter = given.needed_text(machine, "letter")?;
    let on = given.text(machine, "on")?.unwrap_or_else(|| ".".to_owned());
    let sets = vec![on.trim_start_matches('[').trim_end_matches(']').to_owned()];
    finish(machine, &given, Pattern { sets, shape: None }, vec![letter])
}

fn place(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    let names = &["letter", "shape", "on", "turned", "then", "stop", "when", "anywhere", "along", "repeat"];
    let given = Given::new(machine, arguments, "place", names, 3)?;
    let letter = given.needed_text(machine, "letter")?;
    let on = given.text(machine, "on")?.unwrap_or_else(|| ".".to_owned());
    let Some((value, span)) = given.get("shape") else { return Err(given.missing(machine, "shape")) };
    let rows = if let Value::Text(text) = value {
        Value::list(vec![Value::Text(text.clone())])
    } else {
        value.clone()
    };
    let cells = pattern_of(machine, &rows, &span)?;
    let Some(shape) = cells.shape else { return Err(given.missing(machine, "shape")) };
    let how =
        if given.get("turned").is_some() { given.one_of(machine, "turned", TURNED)? } else { Turned::All };
    let rewrite = Rewrite {
        anywhere: given.flag(machine, "anywhere")?.unwrap_or(false),
        from: vec![on; shape.len()],
        places: Places::Steps(turned(&shape, how)),
        repeat: Repeat::Once,
        stop: given.flag(machine, "stop")?.unwrap_or(false),
        then: then_of(machine, &given)?,
        to: vec![letter; shape.len()],
        when: given.conditions(machine, "when")?,
    };
    value_of(machine, &given, Move::Rewrite(rewrite))
}

fn slide_of(machine: &Machine, given: &Given, through: String, most: u32) -> Run<Value> {
    let onto = given.text(machine, "onto")?;
    let leave = given.text(machine, "leave")?.unwrap_or_else(|| ".".to_owned());
    let slide = Slide {
        along: given.steps(machine, "along")?,
        anywhere: given.flag(machine, "anywhere")?.unwrap_or(false),
        becomes: given.text(machine, "becomes")?.unwrap_or_default(),
        leave,
        most,
        onto: onto.unwrap_or_else(|| through.clone()),
        piece: given.needed_text(machine, "piece")?,
        stop: given.flag(machine, "stop")?.unwrap_or(false),
        then: then_of(machine, given)?,
        through,
        when: given.conditions(machine, "when")?,
    };
    value_of(machine, given, Move::Slide(slide))
}

fn slide(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    let names = &[
        "piece", "through", "along", "onto", "leave", "most", "becomes", "then", "stop", "when", "anywhere",
    ];
    let given = Given::new(machine, arguments, "slide", names, 3)?;
    let through = given.text(machine, "through")?.unwrap_or_else(|| ".".to_owned());
    let most = given.count(machine, "most")?.unwrap_or(0);
    slide_of(machine, &given, through, most)
}

fn step(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    let names = &["piece", "along", "onto", "leave", "becomes", "then", "stop", "when", "anywhere"];
    let given = Given::new(machine, arguments, "step", names, 3)?;
    slide_of(machine, &given, ".".to_owned(), 1)
}

fn shoot(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    let names = &["mark", "through", "along", "onto", "most", "then", "stop"];
    let given = Given::new(machine, arguments, "shoot", names, 3)?;
    let through = given.text(machine, "through")?.unwrap_or_else(|| ".".to_owned());
    let shoot = Shoot {
        along: given.steps(machine, "along")?,
        mark: given.needed_text(machine, "mark")?,
        most: given.count(machine, "most")?.unwrap_or(0),
        onto: given.text(machine, "onto")?.unwrap_or_else(|| through.clone()),
        stop: given.flag(machine, "stop")?.unwrap_or(false),
        then: then_of(machine, &given)?,
        through,
    };
    value_of(machine, &given, Move::Shoot(shoot))
}

fn push(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    let names = &["piece", "along", "pushed", "into", "leave", "off", "when"];
    let given = Given::new(machine, arguments, "push", names, 3)?;
    let push = Push {
        along: given.steps(machine, "along")?,
        into: given.text(machine, "into")?.unwrap_or_else(|| ".".to_owned()),
        leave: given.text(machine, "leave")?.unwrap_or_else(|| ".".to_owned()),
        off: given.flag(machine, "off")?.unwrap_or(false),
        piece: given.needed_text(machine, "piece")?,
        pushed: given.text(machine, "pushed")?.unwrap_or_default(),
        when: given.conditions(machine, "when")?,
    };
    value_of(machine, &given, Move::Push(push))
}

fn enclose(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    let names = &["piece", "turned", "along", "on", "when"];
    let given = Given::new(machine, arguments, "enclose", names, 3)?;
    let enclose = Enclose {
        along: given.steps(machine, "along")?,
        onto: given.text(machine, "on")?.unwrap_or_else(|| ".".to_owned()),
        piece: given.needed_text(machine, "piece")?,
        turned: given.needed_text(machine, "turned")?,
        when: given.conditions(machine, "when")?,
    };
    value_of(machine, &given, Move::Enclose(enclose))
}

fn again(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    let given = Given::new(machine, arguments, "again", &[], 0)?;
    value_of(machine, &given, Move::Again)
}

/// Who wins by an ending.
fn result_of(machine: &Machine, value: &Value, span: &super::given::Span) -> Run<Outcome> {
    if let Some(more) = host::<MoreValue>(value) {
        return Ok(more.outcome.clone());
    }
    let text = if let Value::Text(text) = value { &**text } else { "" };
    Ok(match text {
        "left" => Outcome::Left,
        "right" => Outcome::Right,
        "draw" => Outcome::Draw,
        "mover" => Outcome::Mover,
        "other" => Outcome::Other,
        _ => {
            let hint = "LEFT, RIGHT, DRAW, MOVER, OTHER, or more(\"x\", \"o\")";
            return Err(machine.fault(
                span.clone(),
                message!("{value} does not say who wins", value => value.described()),
                hint,
            ));
        }
    })
}

fn condition(machine: &Machine, given: &Given, condition: Condition) -> Run<Value> {
    let result = given.get("wins").map(|(value, span)| result_of(machine, value, &span)).transpose()?;
    Ok(Value::Host(Rc::new(ConditionValue { condition: vec![condition], result })))
}

fn pattern(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    let given = Given::new(machine, arguments, "pattern", &["from", "along", "turned", "wins"], 1)?;
    let Some((value, span)) = given.get("from") else { return Err(given.missing(machine, "from")) };
    let pattern = pattern_of(machine, value, &span)?;
    let places = places_of(machine, &given, &pattern)?;
    condition(machine, &given, Condition::Matches { from: pattern.sets, places })
}

fn in_row(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    let given = Given::new(machine, arguments, "in_row", &["letters", "n", "along", "wins"], 3)?;
    let letters = given.needed_text(machine, "letters")?;
    let Some(n @ 1..=100) = given.count(machine, "n")? else {
        return Err(machine.fault(
            given.span_of("n"),
            "'n' is a number from 1 to 100",
            "for example: in_row(\"x\", 3)",
        ));
    };
    let mut along = given.steps(machine, "along")?;
    if along.is_empty() {
        along = vec![[0, 1], [1, 0], [1, 1], [1, -1]];
    }
    let places = Places::Steps(lines(&along, n as usize));
    condition(machine, &given, Condition::Matches { from: vec![letters; n as usize], places })
}

fn region(machine: &Machine, given: &Given, name: &str) -> Run<Option<Region>> {
    let Some((value, span)) = given.get(name) else { return Ok(None) };
    let hint =
        "ALL, NORTH_EDGE, EAST_EDGE, SOUTH_EDGE, WEST_EDGE, or a list of cells such as [\"a1\", \"b2\"]";
    let wrong = || {
        machine.fault(
            span.clone(),
            message!("{value} is not a part of a board", value => value.described()),
            hint,
        )
    };
    if let Value::Text(text) = value {
        return Ok(Some(match &**text {
            "all" => Region::All,
            "north" => Region::North,
            "south" => Region::South,
            "west" => Region::West,
            "east" => Region::East,
            _ => return Err(wrong()),
        }));
    }
    let mut cells = Vec::new();
    for item in value.items(10_000).ok_or_else(wrong)? {
        let cell = match &item {
            Value::Text(text) => cell_of(text),
            Value::Number(number) => u32::try_from(*number - 1).ok().map(|place| [0, place]),
            _ => None,
        };
        let cell = cell.ok_or_else(wrong)?;
        if !cells.contains(&cell) {
            cells.push(cell);
        }
    }
    cells.arrange();
    Ok(Some(Region::Cells(cells)))
}

/// The row and column of a cell such as `b3`.
fn cell_of(text: &str) -> Option<[u32; 2]> {
    let letters = text.find(|c: char| !c.is_ascii_lowercase())?;
    if letters == 0 || letters > 3 {
        return None;
    }
    let column =
        text[..letters].bytes().fold(0, |column, letter| column * 26 + u32::from(letter - b'a') + 1) - 1;
    let row = text[letters..].parse::<u32>().ok()?.checked_sub(1)?;
    Some([row, column])
}

fn connected(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    let given = Given::new(machine, arguments, "connected", &["letters", "one", "other", "near", "wins"], 3)?;
    let letters = given.needed_text(machine, "letters")?;
    let ends = [region(machine, &given, "one")?, region(machine, &given, "other")?];
    let [Some(from), Some(to)] = ends else {
        return Err(given.missing(machine, if given.get("one").is_none() { "one" } else { "other" }));
    };
    let near = given.steps(machine, "near")?;
    condition(machine, &given, Condition::Connected { from, letters, near, to })
}

fn count(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    let given = Given::new(machine, arguments, "count", &["letters", "least", "most", "within", "wins"], 1)?;
    let letters = given.needed_text(machine, "letters")?;
    let (least, most) = (given.count(machine, "least")?, given.count(machine, "most")?);
    if least.is_none() && most.is_none() {
        let hint = "for example: count(\"x\", most = 2)";
        return Err(machine.fault(given.span.clone(), "'count' needs 'least' or 'most'", hint));
    }
    let within = region(machine, &given, "within")?.unwrap_or(Region::All);
    condition(machine, &given, Condition::Count { least: least.unwrap_or(0), letters, most, within })
}

const WHO: &[(&str, &str, Who)] = &[
    ("mover", "MOVER", Who::Mover),
    ("other", "OTHER", Who::Other),
    ("left", "LEFT", Who::Left),
    ("right", "RIGHT", Who::Right),
    ("both", "BOTH", Who::Both),
];

fn stuck(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    let given = Given::new(machine, arguments, "stuck", &["who", "wins"], 1)?;
    let who = given.one_of(machine, "who", WHO)?;
    condition(machine, &given, Condition::Stuck(who))
}

fn turn(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    let given = Given::new(machine, arguments, "turn", &["who", "wins"], 1)?;
    let who = given.one_of(machine, "who", WHO)?;
    condition(machine, &given, Condition::Turn(who))
}

fn no(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    let given = Given::new(machine, arguments, "no", &["condition", "wins"], 1)?;
    let Some((value, span)) = given.get("condition") else { return Err(given.missing(machine, "condition")) };
    let inner = condition_of(machine, value, &span)?;
    condition(machine, &given, Condition::Not(Box::new(inner)))
}

fn any_of(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    let result = arguments.named.iter().find(|(name, ..)| &**name == "wins");
    let result = result.map(|(_, value, span)| result_of(machine, value, span)).transpose()?;
    let mut list = Vec::new();
    for (value, span) in &arguments.plain {
        for item in value.items(1_000).unwrap_or_else(|| vec![value.clone()]) {
            list.push(condition_of(machine, &item, span)?);
        }
    }
    if list.is_empty() {
        return Err(machine.fault(arguments.span(), "'any_of' needs conditions", ""));
    }
    Ok(Value::Host(Rc::new(ConditionValue { condition: vec![Condition::Any(list)], result })))
}

/// `ends(LEFT, condition, condition)`.
fn ends(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    let Some(((who, who_span), conditions)) = arguments.plain.split_first() else {
        return Err(machine.fault(
            arguments.span(),
            "'ends' needs a winner and conditions",
            "ends(LEFT, count(\"o\", most = 0))",
        ));
    };
    let result = Some(result_of(machine, who, who_span)?);
    let mut list = Vec::new();
    for (value, span) in conditions {
        for item in value.items(1_000).unwrap_or_else(|| vec![value.clone()]) {
            list.push(condition_of(machine, &item, span)?);
        }
    }
    if list.is_empty() {
        return Err(machine.fault(arguments.span(), "'ends' needs a condition", ""));
    }
    Ok(Value::Host(Rc::new(ConditionValue { condition: list, result })))
}

fn more(machine: &mut Machine, arguments: &Arguments) -> Run<Value> {
    let given = Given::new(machine, arguments, "more", &["left", "right", "ahead"], 2)?;
    let ahead = given.number(machine, "ahead")?.unwrap_or(0);
    let Some(ahead) = i32::try_from(ahead).ok().filter(|ahead| ahead.unsigned_abs() <= MOST_AHEAD) else {
        let message = message!("'ahead' is {ahead}", ahead);
        let hint = "it is a number from -10000 to 10000: so many more letters are as good as the same number";
        return Err(machine.fault(given.span_of("ahead"), message, hint));
    };
    let outcome = Outcome::More {
        left: given.needed_text(machine, "left")?,
        right: given.needed_text(machine, "right")?,
        ahead,
    };
    Ok(Value::Host(Rc::new(MoreValue { outcome })))
}

/// The letters that a set means: `?` all, `^x` all but these. An error names the letter that the game does not have.
pub(super) fn expanded(set: &str, letters: &str) -> Result<String, char> {
    if set == "?" {
        return Ok(letters.to_owned());
    }
    let (except, listed) = match set.strip_prefix('^') {
        Some(rest) => (true, rest),
        None => (false, set),
    };
    if let Some(unknown) = listed.chars().find(|&c| c != OUTSIDE && !letters.contains(c)) {
        return Err(unknown);
    }
    let chosen = letters.chars().chain([OUTSIDE]).filter(|&c| {
        let is_listed = listed.contains(c);
        if except { !is_listed && c != OUTSIDE } else { is_listed }
    });
    Ok(chosen.collect())
}
