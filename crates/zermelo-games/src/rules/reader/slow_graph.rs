//! Pictures of positions that are given by functions: vertices and edges that a function gives.

use crate::game::Drawing;
use crate::game::drawing::Ink;
use crate::rulesets::graph::{Line, named_graph, spread_widely};
use zermelo_starlark::Value;

/// More vertices cannot be told apart.
const MOST_VERTICES: usize = 60;
/// More edges are not looked at.
const MOST_EDGES: usize = 2000;

/// The picture of a pair of vertices and edges; `None` where there are too many, and as an error what cannot be drawn.
///
/// A vertex is a name, a number or a text, or a pair of it with a number of tokens; an edge a pair of names, perhaps with
/// `"arrow"`, `"left"` or `"right"` behind them.
pub(super) fn drawing(value: &Value) -> Result<Option<Drawing>, Value> {
    let wrong = |value: &Value| value.clone();
    let [vertices, edges] = &listed(value, 2).ok_or_else(|| wrong(value))?[..] else {
        return Err(value.clone());
    };
    let Some(vertices) = listed(vertices, MOST_VERTICES) else { return too_many(vertices) };
    let Some(edges) = listed(edges, MOST_EDGES) else { return too_many(edges) };
    let vertices: Vec<(String, usize)> =
        vertices.iter().map(|one| vertex(one).ok_or_else(|| wrong(one))).collect::<Result<_, _>>()?;
    let place = |value: &Value| {
        let name = name(value)?;
        vertices.iter().position(|(own, _)| *own == name)
    };
    if vertices.is_empty() {
        return Ok(None);
    }
    let lines: Vec<Line> =
        edges.iter().map(|one| edge(one, place).ok_or_else(|| wrong(one))).collect::<Result<_, _>>()?;
    let places = spread_widely(vertices.len(), &lines);
    Ok(Some(named_graph(vertices.into_iter(), &lines, &places)))
}

/// The items of a list or a tuple that has at most so many.
fn listed(value: &Value, most: usize) -> Option<Vec<Value>> {
    let is_list = matches!(value, Value::List(_) | Value::Tuple(_) | Value::Range(..));
    value.items(most).filter(|items| is_list && items.len() <= most)
}

/// Too many to be drawn, or no list at all.
fn too_many(value: &Value) -> Result<Option<Drawing>, Value> {
    if matches!(value, Value::List(_) | Value::Tuple(_)) { Ok(None) } else { Err(value.clone()) }
}

fn name(value: &Value) -> Option<String> {
    match value {
        Value::Text(text) => Some(text.to_string()),
        Value::Number(number) => Some(number.to_string()),
        _ => None,
    }
}

fn vertex(value: &Value) -> Option<(String, usize)> {
    if let Some(name) = name(value) {
        return Some((name, 0));
    }
    match &listed(value, 2)?[..] {
        [own, Value::Number(tokens)] => Some((name(own)?, usize::try_from(*tokens).ok()?)),
        _ => None,
    }
}

fn edge(value: &Value, place: impl Fn(&Value) -> Option<usize>) -> Option<Line> {
    let (from, to, kind) = match &listed(value, 3)?[..] {
        [from, to] => (place(from)?, place(to)?, None),
        [from, to, Value::Text(kind)] => (place(from)?, place(to)?, Some(kind.to_string())),
        _ => return None,
    };
    let (ink, is_arrow) = match kind.as_deref() {
        None => (Ink::Black, false),
        Some("arrow") => (Ink::Black, true),
        Some("left") => (Ink::Blue, false),
        Some("right") => (Ink::Red, false),
        Some(_) => return None,
    };
    Some(Line { ends: [from, to], ink, is_arrow })
}
