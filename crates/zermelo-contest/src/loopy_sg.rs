//! Loopy Grundy values of a directed graph: near linear in the input.

use super::ContestError;
use super::graph_wld;
use zermelo_core::graph::Adjacency;
use zermelo_solve::{Limits, loopy_grundy::label_loopy_graph};

/// Tables and output then take some 1 GB, whatever the edges.
const MOST_VERTICES: usize = 20_000_000;

pub(super) fn solve(input: &[u8], limits: &Limits) -> Result<Vec<u8>, ContestError> {
    let (vertex_count, edges) = graph_wld::read(input, MOST_VERTICES)?;
    let moves = Adjacency::from_edges(vertex_count, &edges);
    drop(edges);
    let labels = label_loopy_graph(&moves, limits)?;
    let mut output = Vec::with_capacity(4 * vertex_count);
    let mut nimbers = Vec::new();
    for vertex in 0..vertex_count as u32 {
        if let Some(nimber) = labels.nimber(vertex) {
            write_number(&mut output, nimber);
        } else {
            labels.nimbers_of_options(&moves, vertex, &mut nimbers);
            output.extend(b"inf(");
            for (index, &nimber) in nimbers.iter().enumerate() {
                if index > 0 {
                    output.push(b',');
                }
                write_number(&mut output, nimber);
            }
            output.push(b')');
        }
        output.push(b'\n');
    }
    Ok(output)
}

/// Writes a number in decimal; nearly all have one digit.
fn write_number(output: &mut Vec<u8>, number: u32) {
    match number {
        0..10 => output.push(b'0' + number as u8),
        _ => output.extend(number.to_string().bytes()),
    }
}
