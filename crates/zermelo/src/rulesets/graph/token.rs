//! Tokens on a directed graph: a move pushes one token along an edge. One token plays the explicit game itself;
//! several tokens play a sum of it, and may share a vertex.

use super::token_drawing;
use crate::game::graph::ExplicitGame;
use crate::game::{Drawing, Ending, NormalForm, Notation, ParseError, Player, Ruleset};
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

    fn drawing(&self, tokens: &Tokens) -> Option<Drawing> {
        token_drawing::drawing(&self.graph, tokens)
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
