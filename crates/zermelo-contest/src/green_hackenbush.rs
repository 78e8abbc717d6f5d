//! The Grundy value of a green Hackenbush graph; linear in the input.

use super::ContestError;
use super::graph_wld;
use zermelo_core::message;
use zermelo_games::rulesets::InputError;
use zermelo_games::rulesets::graph::green_graph_value;
use zermelo_solve::Limits;

/// Tables then take some 3 GB, whatever the edges.
const MOST_VERTICES: usize = 100_000_000;

pub(super) fn solve(input: &[u8], _: &Limits) -> Result<Vec<u8>, ContestError> {
    let (vertex_count, edges) = graph_wld::read(input, MOST_VERTICES)?;
    if vertex_count == 0 {
        let message = message!("a graph has at least one vertex: the ground");
        let hint = message!("the input is V E, then E lines u v with 1 <= u, v <= V");
        return Err(InputError { line: 1, message, hint }.into());
    }
    Ok(format!("{}\n", green_graph_value(&edges)).into_bytes())
}
