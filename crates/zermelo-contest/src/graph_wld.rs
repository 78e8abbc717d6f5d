//! Win, loss and draw on a directed graph, by retrograde analysis; linear in the input.

use super::ContestError;
use std::collections::BTreeMap;
use std::io::Write;
use zermelo_core::graph::{Adjacency, GraphError, edge_list::read_counted_edges};
use zermelo_core::{Convention, Ending, Message, Verdict, message};
use zermelo_games::rulesets::InputError;
use zermelo_solve::{Limits, retrograde::label_reversed_with_endings};

/// Tables and output then take some 3 GB, whatever the edges.
const MOST_VERTICES: usize = 100_000_000;
const HINT: &str = "the input is V E, then E lines u v with 1 <= u, v <= V, then lines W v or L v where play ends, if anywhere";

fn wrong(line: usize, message: impl Into<Message>) -> InputError {
    InputError { line, message: message.into(), hint: HINT.into() }
}

/// The vertex count and the edges, numbered from 0, of a graph with at most so many vertices.
pub(super) fn read(input: &[u8], most_vertices: usize) -> Result<(usize, Vec<(u32, u32)>), InputError> {
    let (vertex_count, edges) = read_counted_edges(input).map_err(|error| match error {
        GraphError::Syntax { line, message, .. } => wrong(line, message),
        other => wrong(1, other.to_string()),
    })?;
    if vertex_count > most_vertices {
        return Err(wrong(
            1,
            message!(
                "{vertex_count} vertices are too many: at most {most_vertices}",
                vertex_count,
                most_vertices
            ),
        ));
    }
    Ok((vertex_count, edges))
}

/// The input without the lines `W v` and `L v` at its end, and these, each with its number.
fn without_endings(input: &[u8]) -> (&[u8], Vec<(usize, &[u8])>) {
    let mut rest = input;
    let mut lines = Vec::new();
    loop {
        let trimmed = rest.trim_ascii_end();
        let start = trimmed.iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1);
        let line = trimmed[start..].trim_ascii_start();
        if !matches!(line.first(), Some(b'W' | b'L')) {
            break;
        }
        lines.push((start, line));
        rest = &rest[..start];
    }
    lines.reverse();
    let breaks = |bytes: &[u8]| bytes.iter().map(|&byte| usize::from(byte == b'\n')).sum::<usize>();
    let number = |start: usize| breaks(&input[..start]) + 1;
    // The lines follow each other, so that one count is enough, blank lines aside.
    let mut at = rest.len();
    let mut line_number = if lines.is_empty() { 0 } else { number(at) };
    for (start, _) in &mut lines {
        line_number += breaks(&input[at..*start]);
        at = *start;
        *start = line_number;
    }
    (rest, lines)
}

/// The vertices where play ends, with the result for the player to move.
fn read_endings(lines: &[(usize, &[u8])], vertex_count: usize) -> Result<BTreeMap<u32, Ending>, InputError> {
    let mut endings = BTreeMap::new();
    for &(line, words) in lines {
        let error = |message: Message| wrong(line, message);
        let words = String::from_utf8_lossy(words);
        let mut words = words.split_ascii_whitespace();
        let ending = match words.next() {
            Some("W") => Ending::Win,
            Some("L") => Ending::Loss,
            _ => return Err(error(message!("expected W or L and a vertex"))),
        };
        let vertex = match (words.next().map(str::parse::<usize>), words.next()) {
            (Some(Ok(vertex)), None) if (1..=vertex_count).contains(&vertex) => vertex as u32 - 1,
            _ => {
                return Err(error(message!(
                    "expected one vertex from 1 to {vertex_count} after the letter",
                    vertex_count
                )));
            }
        };
        if endings.insert(vertex, ending).is_some_and(|other| other != ending) {
            return Err(error(message!("vertex {vertex} is both won and lost", vertex = vertex + 1)));
        }
    }
    Ok(endings)
}

pub(super) fn solve(input: &[u8], limits: &Limits) -> Result<Vec<u8>, ContestError> {
    let (input, lines) = without_endings(input);
    let (vertex_count, edges) = read(input, MOST_VERTICES)?;
    let endings = read_endings(&lines, vertex_count)?;
    let mut out_degrees = vec![0_u32; vertex_count];
    for &(from, _) in &edges {
        out_degrees[from as usize] += 1;
    }
    let reversed = Adjacency::from_edges_reversed(vertex_count, &edges);
    drop(edges);
    let labels = label_reversed_with_endings(&reversed, &out_degrees, &endings, Convention::Normal, limits)?;
    let mut output = Vec::with_capacity(4 * vertex_count);
    for vertex in 0..vertex_count as u32 {
        let (letter, distance) = match labels.verdict(vertex) {
            Verdict::Win(distance) => (b'W', distance),
            Verdict::Loss(distance) => (b'L', distance),
            Verdict::Draw => (b'D', None),
        };
        output.push(letter);
        match distance {
            // Most distances have one digit; formatting is the greater part of the work otherwise.
            Some(plies @ 0..10) => output.extend([b' ', b'0' + plies as u8]),
            Some(plies) => write!(output, " {plies}").expect("a Vec takes all that is written"),
            None => {}
        }
        output.push(b'\n');
    }
    Ok(output)
}
