//! Tokens on a directed graph: a move pushes one token along an edge. One token plays the explicit game itself;
//! several tokens play a sum of it, and may share a vertex.

use super::token_drawing;
use crate::game::graph::ExplicitGame;
use crate::game::graph::quoting::{Piece, StrayQuote, enclosed, pieces};
use crate::game::{Drawing, Ending, NormalForm, Notation, ParseError, Player, Ruleset};
use std::ops::ControlFlow;
use std::sync::Arc;

/// The rules: an explicit game whose vertices carry tokens.
#[derive(Clone, Debug)]
pub struct Token {
    graph: Arc<ExplicitGame>,
    /// Whether messages may show names of the graph that the reader has not given.
    shows_names: bool,
}

/// The vertices of the tokens.
pub type Tokens = Vec<u32>;

impl Token {
    /// Tokens on this graph.
    pub fn new(graph: Arc<ExplicitGame>) -> Self {
        Self { graph, shows_names: true }
    }

    /// The same, but no error message shows a name of the graph that is not in the text it is about: whoever asks may have
    /// named any file as the graph.
    pub fn with_names_unshown(self) -> Self {
        Self { shows_names: false, ..self }
    }

    /// The graph.
    pub fn graph(&self) -> &ExplicitGame {
        &self.graph
    }
}

impl Token {
    /// The name of a vertex, in quotes where it would not be read as one name without them.
    fn name(&self, vertex: u32) -> String {
        let name = self.graph.names().name(vertex);
        let is_plain = !name.is_empty() && !name.contains(|c: char| c.is_whitespace() || c == '"');
        if is_plain { name.into_owned() } else { enclosed(&name) }
    }

    fn vertices_in_words(&self) -> String {
        if !self.shows_names {
            return "'zermelo graph FILE' lists the vertices of a file".to_owned();
        }
        let count = self.graph.vertex_count();
        let known: Vec<_> = (0..count.min(5) as u32).map(|vertex| self.name(vertex)).collect();
        let more = if count > known.len() { ", …" } else { "" };
        format!("its vertices are {}{more}", known.join(", "))
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
        let stray = |StrayQuote { at }| {
            let hint = "a name with blanks stands in quotes: \"a b\" c; a quote inside it is \\\"";
            ParseError::at(text, at..at + 1, "this quote does not enclose a name", hint)
        };
        let mut tokens = Vec::new();
        for (start, piece) in pieces(text, |_| false).map_err(stray)? {
            let (name, length) = match &piece {
                Piece::Quoted(name) => (name.as_str(), enclosed(name).len()),
                Piece::Plain(name) => (*name, name.len()),
            };
            let unknown = || {
                let (message, hint) = ("the graph has no such vertex", self.vertices_in_words());
                ParseError::at(text, start..(start + length).min(text.len()), message, hint)
            };
            tokens.push(self.graph.names().vertex(name).ok_or_else(unknown)?);
        }
        if tokens.is_empty() {
            let start = self.graph.start().map(|start| vec![start]);
            return start.ok_or_else(|| {
                let example =
                    if self.shows_names { self.graph.names().quoted_name(0) } else { "a b".to_owned() };
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
        let names: Vec<_> = tokens.iter().map(|&vertex| self.name(vertex)).collect();
        names.join(" ")
    }

    fn drawing(&self, tokens: &Tokens) -> Option<Drawing> {
        token_drawing::drawing(&self.graph, tokens)
    }

    fn move_label(&self, from: &Tokens, to: &Tokens, _: Player) -> String {
        let name = |vertex| self.name(vertex);
        // Only a loop moves a token to where it was: then it does not matter which token it is that moves.
        let moved = (0..from.len()).find(|&token| from[token] != to[token]).unwrap_or(0);
        match from.len() {
            1 => name(to[0]),
            _ => format!("token {}: {} -> {}", moved + 1, name(from[moved]), name(to[moved])),
        }
    }
}
