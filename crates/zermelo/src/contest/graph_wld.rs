//! Win, loss and draw on a directed graph, by retrograde analysis; linear in the input.

use super::ContestError;
use crate::game::graph::{Adjacency, GraphError, edge_list::read_counted_edges};
use crate::game::{Convention, Verdict};
use crate::rulesets::InputError;
use crate::solve::{Limits, retrograde::label_reversed};
use std::io::Write;

/// Tables and output then take some 3 GB, whatever the edges.
const MOST_VERTICES: usize = 100_000_000;
const HINT: &str = "the input is V E, then E lines u v with 1 <= u, v <= V";

/// The vertex count and the edges, numbered from 0, of a graph with at most so many vertices.
pub(super) fn read(input: &[u8], most_vertices: usize) -> Result<(usize, Vec<(u32, u32)>), InputError> {
    let (vertex_count, edges) = read_counted_edges(input).map_err(|error| match error {
        GraphError::Syntax { line, message, .. } => InputError { line, message, hint: HINT },
        other => InputError { line: 1, message: other.to_string(), hint: HINT },
    })?;
    if vertex_count > most_vertices {
        let message = format!("{vertex_count} vertices are too many: at most {most_vertices}");
        return Err(InputError { line: 1, message, hint: HINT });
    }
    Ok((vertex_count, edges))
}

pub(super) fn solve(input: &[u8], limits: &Limits) -> Result<Vec<u8>, ContestError> {
    let (vertex_count, edges) = read(input, MOST_VERTICES)?;
    let mut out_degrees = vec![0_u32; vertex_count];
    for &(from, _) in &edges {
        out_degrees[from as usize] += 1;
    }
    let reversed = Adjacency::from_edges_reversed(vertex_count, &edges);
    drop(edges);
    let labels = label_reversed(&reversed, &out_degrees, Convention::Normal, limits)?;
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
