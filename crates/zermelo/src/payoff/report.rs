//! What is said of a tree: its value, the choices that reach it, a line of best play, what alpha-beta skips and why. As
//! text, or as JSON in the form of the schema `zermelo/tree/1`.

use super::{Event, PayoffTree};
use crate::answer::{Report, Style};
use crate::game::{Message, Player, message};
use crate::json;
use crate::language::Language;
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
    trace: Option<Vec<Message>>,
    language: Language,
}

impl<'a> TreeReport<'a> {
    /// The values of a tree, and with `traced` what alpha-beta does. O(vertices).
    pub fn new(tree: &'a PayoffTree, traced: bool) -> Self {
        let search = tree.alpha_beta();
        let trace = traced.then(|| search.events.iter().filter_map(|event| sentence(tree, event)).collect());
        Self { tree, values: tree.values(), nodes: search.nodes, trace, language: Language::English }
    }

    /// The same, told in a language.
    #[must_use]
    pub fn in_language(self, language: Language) -> Self {
        Self { language, ..self }
    }

    fn say(&self, message: impl Into<Message>) -> String {
        self.language.say(&message.into())
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
                    self.say(match self.tree.mover(vertex) {
                        Player::Left => message!("{name}: Left chooses the greatest, {value}", name, value),
                        Player::Right => message!("{name}: Right chooses the least, {value}", name, value),
                    })
                }
            };
            text += &format!("{indent}{what}\n");
        }
        text
    }
}

/// An event in words; nothing of what needs no word.
fn sentence(tree: &PayoffTree, event: &Event) -> Option<Message> {
    let name = |vertex: usize| tree.name(vertex);
    Some(match event {
        Event::End { .. } => return None,
        Event::Enter { vertex, left_has, right_has } => {
            let had = |player: Player, value: &Option<i64>| {
                value.map(|value| message!("{player} has {value} elsewhere", player => player, value))
            };
            let known: Vec<Message> =
                [had(Player::Left, left_has), had(Player::Right, right_has)].into_iter().flatten().collect();
            let known =
                if known.is_empty() { message!("nobody has anything yet") } else { Message::sequence(known) };
            message!("{vertex}: {known}", vertex = name(*vertex), known => known)
        }
        Event::Better { vertex, value, .. } => match tree.mover(*vertex) {
            Player::Left => message!("{vertex}: at least {value}", vertex = name(*vertex), value),
            Player::Right => message!("{vertex}: at most {value}", vertex = name(*vertex), value),
        },
        Event::Cut { vertex, value, opponent_has, elsewhere, skipped } => {
            let list = skipped.iter().map(|&child| name(child)).collect::<Vec<_>>().join(", ");
            let (at, elsewhere, held) = (name(*vertex), name(*elsewhere), opponent_has);
            match (tree.mover(*vertex), skipped.len()) {
                (Player::Left, 1) => message!(
                    "{at}: Left gets at least {value} here, and Right has {held} at {elsewhere}: Right does not come here, so \
                     {list} cannot matter and is skipped",
                    at,
                    value,
                    held,
                    elsewhere,
                    list
                ),
                (Player::Left, _) => message!(
                    "{at}: Left gets at least {value} here, and Right has {held} at {elsewhere}: Right does not come here, so \
                     {list} cannot matter and are skipped",
                    at,
                    value,
                    held,
                    elsewhere,
                    list
                ),
                (Player::Right, 1) => message!(
                    "{at}: Right gets at most {value} here, and Left has {held} at {elsewhere}: Left does not come here, so \
                     {list} cannot matter and is skipped",
                    at,
                    value,
                    held,
                    elsewhere,
                    list
                ),
                (Player::Right, _) => message!(
                    "{at}: Right gets at most {value} here, and Left has {held} at {elsewhere}: Left does not come here, so \
                     {list} cannot matter and are skipped",
                    at,
                    value,
                    held,
                    elsewhere,
                    list
                ),
            }
        }
        Event::Done { vertex, value } => message!("{vertex}: done, {value}", vertex = name(*vertex), value),
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
    trace: Option<Vec<String>>,
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

/// Names of moves in a row.
fn names(moves: impl IntoIterator<Item = impl Into<String>>) -> Message {
    Message::sequence(moves.into_iter().map(Message::verbatim).collect())
}

impl Report for TreeReport<'_> {
    fn write_text(&self, _: Style, writer: &mut dyn io::Write) -> io::Result<()> {
        if self.tree.len() <= MOST_DRAWN {
            writeln!(writer, "{}", self.drawn())?;
        }
        let value = self.value();
        writeln!(writer, "{}", self.say(message!("With best play Right pays {value} to Left.", value)))?;
        let best: Vec<&str> = self.best(0).map(|child| self.tree.name(child)).collect();
        if !best.is_empty() {
            let best =
                message!("Best for {player}: {moves}", player => self.tree.mover(0), moves => names(best));
            writeln!(writer, "{}", self.say(best))?;
            let line = names(self.line());
            writeln!(writer, "{}", self.say(message!("Best play: {moves}", moves => line)))?;
        }
        if let Some(trace) = &self.trace {
            writeln!(writer, "\n{}", self.say(message!("Alpha-beta")))?;
            for line in trace {
                writeln!(writer, "  {}", self.language.say(line))?;
            }
        }
        let (all, looked) = (self.tree.len(), self.nodes);
        let counts = message!(
            "Minimax looks at {all} vertices, alpha-beta at {looked}; both find {value}.",
            all,
            looked,
            value
        );
        writeln!(writer, "\n{}", self.say(counts))
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
            trace: self
                .trace
                .as_ref()
                .map(|lines| lines.iter().map(|line| self.language.say(line)).collect()),
        };
        json::write_line(&json, writer)
    }
}
