//! Tokens on a directed graph given as `a>b,b>c`: a move pushes one along an edge.

use super::{Game, Position};
use crate::Player;

pub(super) struct Token {
    names: Vec<String>,
    edges: Vec<(u16, u16)>,
}

impl Token {
    pub(super) fn new(graph: &str) -> Option<Self> {
        let mut token = Self { names: Vec::new(), edges: Vec::new() };
        for edge in graph.split(',') {
            let (from, to) = edge.split_once('>')?;
            let edge = (token.number(from)?, token.number(to)?);
            token.edges.push(edge);
        }
        Some(token)
    }

    /// The number of a vertex, new or not.
    fn number(&mut self, name: &str) -> Option<u16> {
        let known = self.names.iter().position(|known| known == name);
        let number = known.unwrap_or_else(|| {
            self.names.push(name.to_owned());
            self.names.len() - 1
        });
        u16::try_from(number).ok().filter(|_| !name.is_empty())
    }
}

/// The vertices of the tokens, two bytes each, ascending.
fn of_tokens(mut tokens: Vec<u16>) -> Position {
    tokens.sort_unstable();
    tokens.into_iter().flat_map(u16::to_be_bytes).collect()
}

fn tokens(position: &Position) -> Vec<u16> {
    position.chunks_exact(2).map(|bytes| u16::from_be_bytes([bytes[0], bytes[1]])).collect()
}

impl Game for Token {
    fn read(&self, text: &str) -> Result<Position, String> {
        let vertex = |name: &str| {
            let number = self.names.iter().position(|known| known == name);
            number.map(|number| number as u16).ok_or_else(|| format!("there is no vertex '{name}'"))
        };
        text.split(' ').map(vertex).collect::<Result<_, _>>().map(of_tokens)
    }

    fn print(&self, position: &Position) -> String {
        tokens(position)
            .into_iter()
            .map(|token| self.names[usize::from(token)].as_str())
            .collect::<Vec<_>>()
            .join(" ")
    }

    fn options(&self, position: &Position, _: Player, options: &mut Vec<Position>) {
        let tokens = tokens(position);
        for (place, &token) in tokens.iter().enumerate() {
            for &(_, to) in self.edges.iter().filter(|(from, _)| *from == token) {
                let mut next = tokens.clone();
                next[place] = to;
                options.push(of_tokens(next));
            }
        }
    }

    fn is_impartial(&self) -> bool {
        true
    }

    fn parts(&self, position: &Position) -> Vec<Position> {
        tokens(position).into_iter().map(|token| of_tokens(vec![token])).collect()
    }
}
