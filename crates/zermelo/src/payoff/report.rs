//! What is said of a tree: its value, the choices that reach it, a line of best play, what alpha-beta skips and why. As
//! text, or as JSON in the form of the schema `zermelo/tree/1`.

use super::{Event, PayoffTree};
use crate::answer::{Report, Style};
use crate::game::Player;
use serde::Serialize;
use std::io;

/// The name of the schema, the first field of the JSON form.
pub const TREE_SCHEMA_NAME: &str = "zermelo/tree/1";

/// At most this many vertices are drawn.
const MOST_DRAWN: usize = 400;

/// What is said of a tree.
#[derive(Clone, Debug)]
pub struct TreeReport<'a> {
    tree: &'a PayoffTree,
    values: Vec<i64>,
    nodes: usize,
    trace: Option<Vec<String>>,
}

impl<'a> TreeReport<'a> {
    /// The values of a tree, and with `traced` what alpha-beta does. O(vertices).
    pub fn new(tree: &'a PayoffTree, traced: bool) -> Self {
        let search = tree.alpha_beta();
        let trace = traced.then(|| search.events.iter().filter_map(|event| sentence(tree, event)).collect());
        Self { tree, values: tree.values(), nodes: search.nodes, trace }
    }

    /// What the root is worth.
    pub fn value(&self) -> i64 {
        self.values[0]
    }

    /// The children of a vertex that are worth as much as it.
    fn best(&self, vertex: usize) -> impl Iterator<Item = usize> + '_ {
        let children = self.tree.children(vertex).iter().copied();
        children.filter(move |&child| self.values[child] == self.values[vertex])
    }

    /// The vertices of a line of best play, the root first.
    fn line(&self) -> Vec<String> {
        let next = |&vertex: &usize| self.best(vertex).next();
        std::iter::successors(Some(0), next).map(|vertex| self.tree.name(vertex).to_owned()).collect()
    }

    fn drawn(&self) -> String {
        let mut text = String::new();
        for vertex in 0..self.tree.len() {
            let indent = "  ".repeat(self.tree.vertices[vertex].depth);
            let what = match self.tree.payoff(vertex) {
                Some(payoff) => payoff.to_string(),
                None => {
                    let (name, value) = (self.tree.name(vertex), self.values[vertex]);
                    let (player, most) = chooses(self.tree.mover(vertex));
                    format!("{name}: {player} chooses the {most}, {value}")
                }
            };
            text += &format!("{indent}{what}\n");
        }
        text
    }
}

fn chooses(player: Player) -> (&'static str, &'static str) {
    match player {
        Player::Left => ("Left", "greatest"),
        Player::Right => ("Right", "least"),
    }
}

/// An event in words; nothing of what needs no word.
fn sentence(tree: &PayoffTree, event: &Event) -> Option<String> {
    let name = |vertex: usize| tree.name(vertex);
    Some(match event {
        Event::End { .. } => return None,
        Event::Enter { vertex, left_has, right_has } => {
            let had = |player: &str, value: &Option<i64>| {
                value.map(|value| format!("{player} has {value} elsewhere"))
            };
            let known: Vec<String> =
                [had("Left", left_has), had("Right", right_has)].into_iter().flatten().collect();
            let known =
                if known.is_empty() { "nobody has anything yet".to_owned() } else { known.join(", ") };
            format!("{}: {known}", name(*vertex))
        }
        Event::Better { vertex, value, .. } => {
            let bound = if tree.mover(*vertex) == Player::Left { "at least" } else { "at most" };
            format!("{}: {bound} {value}", name(*vertex))
        }
        Event::Cut { vertex, value, opponent_has, elsewhere, skipped } => {
            let (player, opponent) = (tree.mover(*vertex), tree.mover(*vertex).opponent());
            let bound = if player == Player::Left { "at least" } else { "at most" };
            let skipped: Vec<&str> = skipped.iter().map(|&child| name(child)).collect();
            format!(
                "{}: {player} gets {bound} {value} here, and {opponent} has {opponent_has} at {}: {opponent} does not come \
                 here, so {} cannot matter and {} skipped",
                name(*vertex),
                name(*elsewhere),
                skipped.join(", "),
                if skipped.len() == 1 { "is" } else { "are" }
            )
        }
        Event::Done { vertex, value } => format!("{}: done, {value}", name(*vertex)),
    })
}

#[derive(Serialize)]
struct JsonTree<'a> {
    schema: &'static str,
    value: i64,
    to_move: &'static str,
    best: Vec<&'a str>,
    vertices: Vec<JsonVertex<'a>>,
    line: Vec<String>,
    minimax_nodes: usize,
    alpha_beta_nodes: usize,
    trace: Option<&'a [String]>,
}

#[derive(Serialize)]
struct JsonVertex<'a> {
    name: &'a str,
    chooses: Option<&'static str>,
    value: i64,
    children: Vec<&'a str>,
}

fn word(player: Player) -> &'static str {
    if player == Player::Left { "left" } else { "right" }
}

impl Report for TreeReport<'_> {
    fn write_text(&self, _: Style, writer: &mut dyn io::Write) -> io::Result<()> {
        if self.tree.len() <= MOST_DRAWN {
            writeln!(writer, "{}", self.drawn())?;
        }
        writeln!(writer, "With best play Right pays {} to Left.", self.value())?;
        let best: Vec<&str> = self.best(0).map(|child| self.tree.name(child)).collect();
        if !best.is_empty() {
            writeln!(writer, "Best for {}: {}", self.tree.mover(0), best.join(", "))?;
            writeln!(writer, "Best play: {}", self.line().join(", "))?;
        }
        if let Some(trace) = &self.trace {
            writeln!(writer, "\nAlpha-beta")?;
            for line in trace {
                writeln!(writer, "  {line}")?;
            }
        }
        let (all, looked) = (self.tree.len(), self.nodes);
        writeln!(
            writer,
            "\nMinimax looks at {all} vertices, alpha-beta at {looked}; both find {}.",
            self.value()
        )
    }

    fn write_json(&self, writer: &mut dyn io::Write) -> io::Result<()> {
        let tree = self.tree;
        let names =
            |vertices: &mut dyn Iterator<Item = usize>| vertices.map(|vertex| tree.name(vertex)).collect();
        let vertices = (0..tree.len()).map(|vertex| JsonVertex {
            name: tree.name(vertex),
            chooses: tree.payoff(vertex).is_none().then(|| word(tree.mover(vertex))),
            value: self.values[vertex],
            children: names(&mut tree.children(vertex).iter().copied()),
        });
        let json = JsonTree {
            schema: TREE_SCHEMA_NAME,
            value: self.value(),
            to_move: word(tree.mover(0)),
            best: names(&mut self.best(0)),
            vertices: vertices.collect(),
            line: self.line(),
            minimax_nodes: tree.len(),
            alpha_beta_nodes: self.nodes,
            trace: self.trace.as_deref(),
        };
        serde_json::to_writer(&mut *writer, &json)?;
        writer.write_all(b"\n")
    }
}
