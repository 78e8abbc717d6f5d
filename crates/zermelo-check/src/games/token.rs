//! Tokens on a directed graph given as `a>b,b>c`: a move pushes one along an edge.

use super::game::{Game, Position, Visit};
use crate::limits::Meter;
use crate::player::Player;
use crate::verdict::Failure;
use std::collections::HashMap;

pub(super) struct Token {
    names: Vec<String>,
    numbers: HashMap<String, u16>,
    /// For each vertex where its edges lead.
    edges: Vec<Vec<u16>>,
}

impl Token {
    pub(super) fn new(graph: &str) -> Option<Self> {
        let mut token = Self { names: Vec::new(), numbers: HashMap::new(), edges: Vec::new() };
        for edge in graph.split(',') {
            let (from, to) = edge.split_once('>')?;
            let (from, to) = (token.number(from)?, token.number(to)?);
            token.edges[usize::from(from)].push(to);
        }
        Some(token)
    }

    /// The number of a vertex, new or not. A name must not be taken for two, or for no position.
    fn number(&mut self, name: &str) -> Option<u16> {
        if let Some(&number) = self.numbers.get(name) {
            return Some(number);
        }
        let is_name = !["", "-", "+"].contains(&name) && !name.contains(char::is_whitespace);
        let number = u16::try_from(self.names.len()).ok().filter(|_| is_name)?;
        self.names.push(name.to_owned());
        self.edges.push(Vec::new());
        self.numbers.insert(name.to_owned(), number);
        Some(number)
    }
}

/// Positions whose options list more tokens are refused.
const MOST_WORK: usize = 1 << 22;

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
            self.numbers.get(name).copied().ok_or_else(|| format!("there is no vertex '{name}'"))
        };
        let tokens = text.split(' ').map(vertex).collect::<Result<Vec<u16>, _>>()?;
        let options: usize = tokens.iter().map(|&token| self.edges[usize::from(token)].len()).sum();
        if options.saturating_mul(tokens.len()) > MOST_WORK {
            return Err("the position has too many options to list".to_owned());
        }
        Ok(of_tokens(tokens))
    }

    fn print(&self, position: &Position) -> String {
        tokens(position)
            .into_iter()
            .map(|token| self.names[usize::from(token)].as_str())
            .collect::<Vec<_>>()
            .join(" ")
    }

    fn visit_options(
        &self,
        position: &Position,
        _: Player,
        _: &Meter,
        visit: &mut Visit,
    ) -> Result<(), Failure> {
        let tokens = tokens(position);
        for (place, &token) in tokens.iter().enumerate() {
            for &to in &self.edges[usize::from(token)] {
                let mut next = tokens.clone();
                next[place] = to;
                visit(of_tokens(next))?;
            }
        }
        Ok(())
    }

    fn is_impartial(&self) -> bool {
        true
    }

    fn visit_parts(&self, position: &Position, visit: &mut Visit) -> Result<(), Failure> {
        tokens(position).into_iter().try_for_each(|token| visit(of_tokens(vec![token])))
    }
}
