//! Explicit games as lists of edges, one move a line.
//!
//! The plain form has `u v` for a move of both players from `u` to `v`, `u v left` or `u v right` for a move of
//! one of them, and a lone `u` for a position. Names are any text without blanks; `#` starts a comment.
//! The counted form of contests starts with `V E` and has exactly `E` lines `u v` with vertices `1..=V`.

use super::{ExplicitGame, GraphBuilder, GraphError, MAX_EDGES, MAX_VERTICES, MovedBy};

/// Reads the plain form. O(length).
pub fn read(text: &str) -> Result<ExplicitGame, GraphError> {
    let mut builder = GraphBuilder::for_input(text.len());
    for (index, line) in text.trim_start_matches('\u{feff}').lines().enumerate() {
        let content = line.split('#').next().unwrap_or("");
        let mut words = content.split_ascii_whitespace();
        let Some(from) = words.next() else { continue };
        let from = builder.vertex(from);
        let Some(to) = words.next() else { continue };
        let to = builder.vertex(to);
        let by = match words.next() {
            None => MovedBy::Both,
            Some(word) => MovedBy::from_word(word).ok_or_else(|| {
                GraphError::syntax(
                    index + 1,
                    format!("'{}' does not say who moves", shorten(word)),
                    "a line is a move 'u v', optionally followed by left, right or both",
                )
            })?,
        };
        if let Some(extra) = words.next() {
            return Err(GraphError::syntax(
                index + 1,
                format!("unexpected '{}' after the move", shorten(extra)),
                "write one move a line: u v, or u v left",
            ));
        }
        builder.add_move(from, to, by);
    }
    builder.build()
}

/// Reads the counted form. Memory grows with the data that is there, not with the counts that are claimed,
/// except for four bytes a claimed vertex.
pub fn read_counted(input: &[u8]) -> Result<ExplicitGame, GraphError> {
    let (vertex_count, edges) = read_counted_edges(input)?;
    Ok(ExplicitGame::impartial(vertex_count, &edges))
}

/// The vertex count and the edges, numbered from 0, of the counted form.
pub fn read_counted_edges(input: &[u8]) -> Result<(usize, Vec<(u32, u32)>), GraphError> {
    let mut reader = NumberLines { rest: input, line: 0 };
    let hint = "the first line is 'V E', for example: 3 2";
    let Some(header) = reader.next_pair(hint)? else {
        return Err(GraphError::syntax(1, "the input is empty", hint));
    };
    let (vertex_count, edge_count) = header;
    if vertex_count > MAX_VERTICES as u64 || edge_count > MAX_EDGES as u64 {
        return Err(GraphError::TooLarge);
    }
    // An edge takes at least four bytes of input: what is claimed beyond that cannot be there.
    let mut edges = Vec::with_capacity(edge_count.min(input.len() as u64 / 4) as usize);
    let edge_hint = "each move is a line 'u v', for example: 1 2";
    while (edges.len() as u64) < edge_count {
        let Some((from, to)) = reader.next_pair(edge_hint)? else {
            return Err(GraphError::syntax(
                reader.line,
                format!("the input ends after {} of {edge_count} moves", edges.len()),
                edge_hint,
            ));
        };
        for vertex in [from, to] {
            if vertex == 0 || vertex > vertex_count {
                return Err(GraphError::syntax(
                    reader.line,
                    format!("vertex {vertex} does not exist"),
                    format!("vertices are numbered from 1 to {vertex_count}"),
                ));
            }
        }
        edges.push((from as u32 - 1, to as u32 - 1));
    }
    if reader.next_pair("nothing is expected after the last move").ok() != Some(None) {
        return Err(GraphError::syntax(
            reader.line,
            format!("there is more after the {edge_count} moves that the first line announces"),
            "nothing is expected after the last move",
        ));
    }
    Ok((vertex_count as usize, edges))
}

/// Lines of two numbers each; blank lines are passed over.
struct NumberLines<'a> {
    rest: &'a [u8],
    /// The number of the line read last.
    line: usize,
}

impl NumberLines<'_> {
    fn next_pair(&mut self, hint: &str) -> Result<Option<(u64, u64)>, GraphError> {
        while !self.rest.is_empty() {
            self.line += 1;
            if let Some(pair) = self.read_line(hint)? {
                return Ok(Some(pair));
            }
        }
        Ok(None)
    }

    /// One line, from its first byte to its line end. `None` for a blank one.
    fn read_line(&mut self, hint: &str) -> Result<Option<(u64, u64)>, GraphError> {
        let mut numbers = [0_u64; 2];
        let mut count = 0;
        loop {
            while let [b' ' | b'\t' | b'\r', rest @ ..] = self.rest {
                self.rest = rest;
            }
            match self.rest {
                [] => break,
                [b'\n', rest @ ..] => {
                    self.rest = rest;
                    break;
                }
                [b'0'..=b'9', ..] if count < 2 => {
                    numbers[count] = self.read_number(hint)?;
                    count += 1;
                }
                _ => return Err(GraphError::syntax(self.line, "expected two numbers", hint)),
            }
        }
        match count {
            0 => Ok(None),
            1 => Err(GraphError::syntax(self.line, "expected two numbers, found one", hint)),
            _ => Ok(Some((numbers[0], numbers[1]))),
        }
    }

    fn read_number(&mut self, hint: &str) -> Result<u64, GraphError> {
        let mut number = 0_u64;
        while let [digit @ b'0'..=b'9', rest @ ..] = self.rest {
            number = number
                .checked_mul(10)
                .and_then(|tens| tens.checked_add(u64::from(digit - b'0')))
                .ok_or_else(|| GraphError::syntax(self.line, "a number is too large", hint))?;
            self.rest = rest;
        }
        Ok(number)
    }
}

/// A word short enough to stand in a message.
pub(super) fn shorten(word: &str) -> String {
    if word.chars().count() <= 40 {
        word.to_owned()
    } else {
        format!("{}…", word.chars().take(40).collect::<String>())
    }
}

#[cfg(test)]
mod tests {
    use super::super::Moves;
    use super::*;

    #[test]
    fn plain_lists_take_names_comments_and_players() {
        let game = read("# a game\na b\r\nb c left # only Left\nlonely\n\n").unwrap();
        assert_eq!(game.vertex_count(), 4);
        let Moves::Each([left, right]) = game.moves() else { panic!("Left has a move of her own") };
        assert_eq!((left.edge_count(), right.edge_count()), (2, 1));
        assert_eq!(game.names().name(3), "lonely");
    }

    #[test]
    fn a_move_listed_twice_for_one_player_is_one_move() {
        for text in
            ["a b\na b", "a b\na b left", "a b left\na b right", "a b right\na b\na b left\na b right"]
        {
            let game = read(text).unwrap();
            assert!(matches!(game.moves(), Moves::Both(_)), "{text}");
            assert_eq!(game.move_count(), 1, "{text}");
        }
    }

    #[test]
    fn plain_lists_report_the_line() {
        assert!(read("a b\na b middle").unwrap_err().to_string().starts_with("line 2: 'middle'"));
        assert!(read("a b left c").unwrap_err().to_string().starts_with("line 1: unexpected 'c'"));
        assert_eq!(read("# nothing").unwrap_err(), GraphError::Empty);
    }

    #[test]
    fn counted_lists_are_checked_against_their_counts() {
        let line_of = |text: &str| match read_counted(text.as_bytes()).unwrap_err() {
            GraphError::Syntax { line, .. } => line,
            other => panic!("{other}"),
        };
        assert_eq!(line_of(""), 1);
        assert_eq!(line_of("2 1000000000\n1 2\n"), 2);
        assert_eq!(line_of("2 1\n1 3\n"), 2);
        assert_eq!(line_of("2 1\n1 0\n"), 2);
        assert_eq!(line_of("2 1\n1 2\n2 1\n"), 3);
        assert_eq!(line_of("2 1\n1 2\njunk\n"), 3);
        assert_eq!(line_of("2 1\n1 2 3\n"), 2);
        assert_eq!(line_of("2\n1 2\n"), 1);
        assert_eq!(line_of("2 -1\n"), 1);
        assert_eq!(line_of("2 99999999999999999999\n"), 1);
        assert_eq!(read_counted(b"1 99999999999\n").unwrap_err(), GraphError::TooLarge);
        assert_eq!(read_counted(b"2 1\r\n1 2\r\n\r\n").unwrap().move_count(), 1);
    }
}
