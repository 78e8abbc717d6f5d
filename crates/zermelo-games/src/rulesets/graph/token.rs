//! Tokens on a directed graph: a move pushes one token along an edge. One token plays the explicit game itself;
//! several tokens play a sum of it, and may share a vertex.

use crate::catalogue::{AnyGame, Catalogued, CheckedGame, Entry, Group};
use crate::game::graph::ExplicitGame;
use crate::game::graph::GraphFormat;
use crate::game::{Ending, NormalForm, Notation, ParseError, Player, Ruleset};
use std::ops::ControlFlow;
use std::sync::Arc;

/// The rules: an explicit game whose vertices carry tokens.
#[derive(Clone, Debug)]
pub struct Token {
    graph: Arc<ExplicitGame>,
}

/// The vertices of the tokens.
pub type Tokens = Vec<u32>;

impl Token {
    /// Tokens on this graph.
    pub fn new(graph: Arc<ExplicitGame>) -> Self {
        Self { graph }
    }

    /// The graph.
    pub fn graph(&self) -> &ExplicitGame {
        &self.graph
    }
}

impl Ruleset for Token {
    type Position = Tokens;

    fn options<B>(
        &self,
        tokens: &Tokens,
        player: Player,
        mut visit: impl FnMut(Tokens) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for (token, vertex) in tokens.iter().enumerate() {
            self.graph.options(vertex, player, |to| {
                let mut moved = tokens.clone();
                moved[token] = to;
                visit(moved)
            })?;
        }
        ControlFlow::Continue(())
    }

    /// A rule that ends play at a vertex makes sense for a single token only; [`parse`](Notation::parse) sees to it.
    fn ending(&self, tokens: &Tokens, to_move: Player) -> Option<Ending> {
        tokens.first().and_then(|vertex| self.graph.ending(vertex, to_move))
    }

    fn is_impartial(&self) -> bool {
        self.graph.is_impartial()
    }

    fn is_loop_free(&self) -> bool {
        self.graph.is_loop_free()
    }

    fn has_endings(&self) -> bool {
        self.graph.has_endings()
    }

    fn components(&self, tokens: &Tokens, mut visit: impl FnMut(Tokens)) {
        for &vertex in tokens {
            visit(vec![vertex]);
        }
    }

    fn normal_form(&self, tokens: &Tokens) -> NormalForm<Tokens> {
        let mut position = tokens.clone();
        position.sort_unstable();
        NormalForm::plain(position)
    }

    fn reachable_bound(&self, tokens: &Tokens) -> Option<u64> {
        let vertices = self.graph.vertex_count() as u64;
        Some(tokens.iter().fold(1, |product: u64, _| product.saturating_mul(vertices)))
    }

    fn heap_bytes(&self, tokens: &Tokens) -> usize {
        tokens.capacity() * size_of::<u32>()
    }
}

impl Notation for Token {
    fn parse(&self, text: &str) -> Result<Tokens, ParseError> {
        let mut tokens = Vec::new();
        for word in text.split_whitespace() {
            let vertex = self.graph.parse(word).map_err(|mut error| {
                let start = word.as_ptr() as usize - text.as_ptr() as usize;
                error.span = start..start + word.len();
                text.clone_into(&mut error.text);
                error
            })?;
            tokens.push(vertex);
        }
        if tokens.is_empty() {
            let start = self.graph.start().map(|start| vec![start]);
            return start.ok_or_else(|| {
                let example = self.graph.names().name(0);
                let hint = format!("name the vertices of the tokens, for example: {example}");
                ParseError::whole(text, "the position is empty", hint)
            });
        }
        if tokens.len() > 1 && self.graph.has_endings() {
            let hint = "put a single token on the graph";
            return Err(ParseError::whole(
                text,
                "this graph ends play by rule, so it cannot be part of a sum",
                hint,
            ));
        }
        Ok(tokens)
    }

    fn print(&self, tokens: &Tokens) -> String {
        let names: Vec<_> = tokens.iter().map(|&vertex| self.graph.names().name(vertex)).collect();
        names.join(" ")
    }

    fn move_label(&self, from: &Tokens, to: &Tokens, _: Player) -> String {
        let name = |vertex| self.graph.names().name(vertex);
        // Only a loop moves a token to where it was: then it does not matter which token it is that moves.
        let moved = (0..from.len()).find(|&token| from[token] != to[token]).unwrap_or(0);
        match from.len() {
            1 => name(to[0]).into_owned(),
            _ => format!("token {}: {} -> {}", moved + 1, name(from[moved]), name(to[moved])),
        }
    }
}

/// The entry of the catalogue.
pub(crate) fn entry() -> Entry {
    Entry::new("token", "Tokens on a directed graph", Group::Graphs, open_token)
        .with_aliases(["tokens", "graph-game"])
        .with_rules(
            "A move pushes one token along an edge of the graph; tokens may share a vertex. Whoever \
             cannot move loses. Where play can go round for ever it may be a draw.",
        )
        .with_parameters(
            ":GRAPH  a file (JSON, DOT, or a move 'u v' a line), or edges such as a>b,b>c (required)",
        )
        .with_notation("the vertices of the tokens with blanks between them")
        .with_examples(["token:a>b,b>c,a>c a", "token:a>b,b>a,b>c,c>d a c"])
}

fn open_token(parameters: &str) -> Result<Arc<dyn AnyGame>, ParseError> {
    let hint = "a file name, or edges such as token:a>b,b>c a";
    if parameters.is_empty() {
        return Err(ParseError::whole(parameters, "this game needs a graph behind its name", hint));
    }
    let graph =
        if parameters.contains('>') { inline(parameters, hint)? } else { from_file(parameters, hint)? };
    let is_written_out = parameters.contains('>') && has_plain_names(parameters);
    let known = is_written_out.then(|| CheckedGame::tokens(format!("token:{parameters}")));
    Ok(Arc::new(Catalogued::new(Token::new(Arc::new(graph))).checked_as(known)))
}

/// Whether no vertex has the name of a sign of sums.
fn has_plain_names(graph: &str) -> bool {
    !graph.split(['>', ',']).any(|name| matches!(name, "-" | "+"))
}

fn inline(parameters: &str, hint: &str) -> Result<ExplicitGame, ParseError> {
    let mut edges = String::new();
    for edge in parameters.split(',') {
        match edge.split_once('>') {
            Some((from, to)) if !from.is_empty() && !to.is_empty() && !to.contains('>') => {
                edges.extend([from, " ", to, "\n"]);
            }
            _ => return Err(ParseError::part(parameters, edge, "an edge is written u>v", hint)),
        }
    }
    GraphFormat::Edges.read(&edges).map_err(|error| ParseError::whole(parameters, error.to_string(), hint))
}

fn from_file(path: &str, hint: &str) -> Result<ExplicitGame, ParseError> {
    let text = std::fs::read_to_string(path)
        .map_err(|error| ParseError::whole(path, format!("the graph cannot be read: {error}"), hint))?;
    GraphFormat::guess(&text)
        .read(&text)
        .map_err(|error| ParseError::whole(path, format!("in {path}, {error}"), String::new()))
}
