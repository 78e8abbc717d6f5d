//! Explicit games in the counted form of contests: `V E`, then exactly `E` lines `u v` with vertices `1..=V`.

use super::builder::Room;
use super::{ExplicitGame, GraphCapacity, GraphError, MAX_EDGES, MAX_VERTICES};
use crate::{Message, message};
use alloc::vec::Vec;

/// Reads the counted form. Memory grows with the data that is there, not with the counts that are claimed,
/// except for four bytes a claimed vertex.
pub fn read_counted(input: &[u8]) -> Result<ExplicitGame, GraphError> {
    read_within(input, Room::default())
}

/// The same within this room.
pub(super) fn read_within(input: &[u8], room: Room) -> Result<ExplicitGame, GraphError> {
    let (vertex_count, edges) = read_edges(input, room)?;
    ExplicitGame::try_impartial(vertex_count, &edges)
}

/// The vertex count and the edges, numbered from 0, of the counted form.
pub fn read_counted_edges(input: &[u8]) -> Result<(usize, Vec<(u32, u32)>), GraphError> {
    read_edges(input, Room::default())
}

/// Edges between two looks at the clock.
const EDGES_BETWEEN_TIMES: usize = 1 << 14;

fn read_edges(input: &[u8], room: Room) -> Result<(usize, Vec<(u32, u32)>), GraphError> {
    let mut reader = NumberLines { rest: input, line: 0 };
    let hint = message!("the first line is 'V E', for example: 3 2");
    let Some(header) = reader.next_pair(&hint)? else {
        return Err(GraphError::syntax(1, message!("the input is empty"), hint));
    };
    let (vertex_count, edge_count) = header;
    if vertex_count > MAX_VERTICES as u64 {
        return Err(GraphError::Capacity { what: GraphCapacity::Vertices });
    }
    if edge_count > MAX_EDGES as u64 {
        return Err(GraphError::Capacity { what: GraphCapacity::Edges });
    }
    // An edge takes at least four bytes of input: what is claimed beyond that cannot be there.
    let capacity = edge_count.min(input.len() as u64 / 4);
    room.check_bytes(4 * vertex_count + 12 * capacity)?;
    let mut edges = Vec::with_capacity(capacity as usize);
    let edge_hint = message!("each move is a line 'u v', for example: 1 2");
    while (edges.len() as u64) < edge_count {
        if edges.len().is_multiple_of(EDGES_BETWEEN_TIMES) {
            room.check_time()?;
        }
        let Some((from, to)) = reader.next_pair(&edge_hint)? else {
            return Err(GraphError::syntax(
                reader.line,
                message!(
                    "the input ends after {moves} of {edge_count} moves",
                    moves = edges.len(),
                    edge_count
                ),
                edge_hint,
            ));
        };
        let is_vertex = |number: u64| number.wrapping_sub(1) < vertex_count;
        if !(is_vertex(from) && is_vertex(to)) {
            let vertex = if is_vertex(from) { to } else { from };
            return Err(GraphError::syntax(
                reader.line,
                message!("vertex {vertex} does not exist", vertex),
                message!("vertices are numbered from 1 to {vertex_count}", vertex_count),
            ));
        }
        edges.push((from as u32 - 1, to as u32 - 1));
    }
    let last_hint = message!("nothing is expected after the last move");
    if reader.next_pair(&last_hint).ok() != Some(None) {
        return Err(GraphError::syntax(
            reader.line,
            message!("there is more after the {edge_count} moves that the first line announces", edge_count),
            last_hint,
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
    #[inline]
    fn next_pair(&mut self, hint: &Message) -> Result<Option<(u64, u64)>, GraphError> {
        if let Some((pair, length)) = plain_pair(self.rest) {
            self.line += 1;
            self.rest = &self.rest[length..];
            return Ok(Some(pair));
        }
        while !self.rest.is_empty() {
            self.line += 1;
            if let Some(pair) = self.read_line(hint)? {
                return Ok(Some(pair));
            }
        }
        Ok(None)
    }

    /// One line, from its first byte to its line end. `None` for a blank one.
    fn read_line(&mut self, hint: &Message) -> Result<Option<(u64, u64)>, GraphError> {
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
                _ => {
                    return Err(GraphError::syntax(
                        self.line,
                        message!("expected two numbers"),
                        hint.clone(),
                    ));
                }
            }
        }
        match count {
            0 => Ok(None),
            1 => {
                Err(GraphError::syntax(self.line, message!("expected two numbers, found one"), hint.clone()))
            }
            _ => Ok(Some((numbers[0], numbers[1]))),
        }
    }

    fn read_number(&mut self, hint: &Message) -> Result<u64, GraphError> {
        let mut number = 0_u64;
        while let [digit @ b'0'..=b'9', rest @ ..] = self.rest {
            number = number
                .checked_mul(10)
                .and_then(|tens| tens.checked_add(u64::from(digit - b'0')))
                .ok_or_else(|| {
                    GraphError::syntax(self.line, message!("a number is too large"), hint.clone())
                })?;
            self.rest = rest;
        }
        Ok(number)
    }
}

/// The pair of a line that is nothing but two short numbers with a blank between them, and the length of the line with
/// its end.
#[inline]
fn plain_pair(bytes: &[u8]) -> Option<((u64, u64), usize)> {
    let (first, blank) = short_number(bytes, 0)?;
    let (second, end) = short_number(bytes, blank + 1)?;
    (bytes.get(blank) == Some(&b' ') && bytes.get(end) == Some(&b'\n')).then_some(((first, second), end + 1))
}

/// The number of at most 18 digits that starts at this byte, and where it ends.
#[inline]
fn short_number(bytes: &[u8], start: usize) -> Option<(u64, usize)> {
    let mut number = 0_u64;
    let mut at = start;
    while let Some(&byte) = bytes.get(at)
        && byte.is_ascii_digit()
    {
        number = number.wrapping_mul(10).wrapping_add(u64::from(byte - b'0'));
        at += 1;
    }
    (1..=18).contains(&(at - start)).then_some((number, at))
}

#[cfg(test)]
mod tests {
    use super::*;

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
        assert_eq!(
            read_counted(b"1 99999999999\n").unwrap_err(),
            GraphError::Capacity { what: GraphCapacity::Edges }
        );
        assert_eq!(
            read_counted(b"999999999 0\n").unwrap_err(),
            GraphError::Capacity { what: GraphCapacity::Vertices }
        );
        assert_eq!(
            read_within(b"500000000 0\n", Room::bytes(1_000_000)).unwrap_err(),
            GraphError::Memory { limit: 1_000_000 }
        );
        assert_eq!(read_counted(b"2 1\r\n1 2\r\n\r\n").unwrap().move_count(), 1);
    }
}
