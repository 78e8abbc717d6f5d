//! Trees as text: an end is a number, a vertex its children in parentheses with blanks or commas between them, perhaps with
//! a name before: `((3 5) (2 9) (0 7))`, `A(B(3 5) C(2 9))`. Results in words, win and loss, belong to other trees.

use super::{PayoffTree, Vertex};
use crate::game::{ParseError, Player, message};

const HINT: &str = "children stand in parentheses, ends are whole numbers, for example: ((3 5) (2 9) (0 7)), or with names: \
                    A(B(3 5) C(2 9))";
/// Larger trees are refused.
const MOST_VERTICES: usize = 1_000_000;
/// Words that are results of games, not payoffs.
const RESULTS: [&str; 8] = ["win", "loss", "lose", "draw", "w", "l", "wins", "loses"];

impl std::str::FromStr for PayoffTree {
    type Err = ParseError;

    /// Reads a tree in which Left chooses first. O(length); no recursion.
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut reader = Reader { text, vertices: Vec::new(), open: Vec::new() };
        let mut rest = text.trim_start();
        while !rest.is_empty() {
            rest = reader.token(rest)?.trim_start_matches(|c: char| c.is_whitespace() || c == ',');
        }
        reader.finish()
    }
}

struct Reader<'a> {
    text: &'a str,
    vertices: Vec<Vertex>,
    /// The vertices whose parentheses are open, with the place of these.
    open: Vec<(usize, &'a str)>,
}

impl<'a> Reader<'a> {
    fn error(&self, part: &str, message: impl Into<zermelo_core::Message>) -> ParseError {
        ParseError::part(self.text, part, message, HINT)
    }

    /// Reads one token, and gives what is behind it.
    fn token(&mut self, rest: &'a str) -> Result<&'a str, ParseError> {
        if let Some(behind) = rest.strip_prefix(')') {
            let Some((vertex, _)) = self.open.pop() else {
                return Err(self.error(&rest[..1], message!("a parenthesis closes that was not opened")));
            };
            if self.vertices[vertex].children.is_empty() {
                return Err(self.error(&rest[..1], message!("a vertex has no children and no payoff")));
            }
            return Ok(behind);
        }
        let length = rest.find(|c: char| c.is_whitespace() || "(),".contains(c)).unwrap_or(rest.len());
        let (word, behind) = rest.split_at(length);
        let opened = behind.trim_start().strip_prefix('(');
        let vertex = self.enter(rest, word)?;
        if let Some(behind) = opened.filter(|_| behind.starts_with('(') || word.is_empty()) {
            word.clone_into(&mut self.vertices[vertex].name);
            self.open.push((vertex, &rest[..length.max(1)]));
            return Ok(behind);
        }
        if RESULTS.contains(&word.to_lowercase().as_str()) {
            let message = message!(
                "'{word}' is a result, not a payoff: ends are numbers, or all of them won and lost",
                word
            );
            let hint = message!(
                "write payoffs at all ends, for example 1 and -1; trees and graphs of wins and losses: zermelo graph"
            );
            return Err(ParseError::part(self.text, word, message, hint));
        }
        self.vertices[vertex].payoff = word
            .parse()
            .ok()
            .filter(|payoff: &i64| payoff.unsigned_abs() <= i64::MAX.unsigned_abs())
            .ok_or_else(|| {
                self.error(
                    word,
                    message!("expected a whole number of at most 18 digits, or children in parentheses"),
                )
            })?;
        Ok(behind)
    }

    /// A new vertex below the innermost open one.
    fn enter(&mut self, rest: &str, word: &str) -> Result<usize, ParseError> {
        let here = if word.is_empty() { &rest[..rest.len().min(1)] } else { word };
        let number = self.vertices.len();
        if number == MOST_VERTICES {
            return Err(
                self.error(here, message!("the tree has more than {most} vertices", most = MOST_VERTICES))
            );
        }
        match self.open.last() {
            Some(&(parent, _)) => self.vertices[parent].children.push(number),
            None if number > 0 => {
                return Err(self.error(here, message!("the tree is over before this: there is one root")));
            }
            None => {}
        }
        self.vertices.push(Vertex {
            name: String::new(),
            depth: self.open.len(),
            children: Vec::new(),
            payoff: 0,
        });
        Ok(number)
    }

    fn finish(mut self) -> Result<PayoffTree, ParseError> {
        if let Some((_, place)) = self.open.last() {
            return Err(self.error(place, message!("this vertex is not closed")));
        }
        if self.vertices.is_empty() {
            return Err(ParseError::whole(self.text, message!("there is no tree"), HINT));
        }
        self.give_names();
        Ok(PayoffTree { vertices: self.vertices, root_mover: Player::Left })
    }

    /// Letters, then numbers, for vertices without a name; ends are called by their payoff and the way there.
    fn give_names(&mut self) {
        let mut letters = ('A'..='Z').map(String::from).collect::<Vec<_>>().into_iter();
        let taken: Vec<String> =
            self.vertices.iter().map(|vertex| vertex.name.clone()).filter(|name| !name.is_empty()).collect();
        for (number, vertex) in self.vertices.iter_mut().enumerate() {
            if vertex.children.is_empty() {
                vertex.name = vertex.payoff.to_string();
            } else if vertex.name.is_empty() {
                let free = letters.find(|letter| !taken.contains(letter));
                vertex.name = free.unwrap_or_else(|| format!("V{number}"));
            }
        }
    }
}
