//! Drawings of tokens on a graph: a graph without cycles in layers, moves going down; any other spread out.

#![expect(clippy::cast_possible_wrap, reason = "there are few vertices in a drawing")]

use super::named_graph::{Line, named_graph, spread_widely};
use crate::game::Player;
use crate::game::Ruleset;
use crate::game::drawing::{Drawing, Ink, Point, UNIT};
use crate::game::graph::ExplicitGame;
use std::sync::OnceLock;
use zermelo_core::Arrange;

/// More vertices cannot be told apart.
const MOST_VERTICES: usize = 60;
/// Layers are sorted by the places of their neighbours this often.
const ROUNDS: usize = 4;

/// The drawing, `None` of graphs that are too large. Blue moves are Left's, red ones Right's, black ones both players'.
/// `places` are kept for the next position on the graph.
pub(super) fn drawing(
    graph: &ExplicitGame,
    tokens: &[u32],
    places: &OnceLock<Vec<Point>>,
) -> Option<Drawing> {
    let count = graph.vertex_count();
    if count > MOST_VERTICES {
        return None;
    }
    let tokens_on = |vertex: usize| tokens.iter().filter(|&&token| token as usize == vertex).count();
    let vertex = |vertex: usize| (graph.names().name(vertex as u32).into_owned(), tokens_on(vertex));
    let moves = moves(graph);
    let places = places.get_or_init(|| {
        if graph.is_loop_free() { in_layers(&moves, count) } else { spread_widely(count, &moves) }
    });
    Some(named_graph((0..count).map(vertex), &moves, places))
}

/// All moves, each once, in the colour of those who can make it.
fn moves(graph: &ExplicitGame) -> Vec<Line> {
    let mut all = Vec::new();
    for from in 0..graph.vertex_count() {
        let [left, right] = Player::each(|player| graph.moves_of(player).row(from as u32));
        let mut targets: Vec<u32> = left.iter().chain(right).copied().collect();
        targets.arrange();
        targets.dedup();
        for to in targets {
            let ink = match (left.contains(&to), right.contains(&to)) {
                (true, false) => Ink::Blue,
                (false, true) => Ink::Red,
                _ => Ink::Black,
            };
            all.push(Line { ends: [from, to as usize], ink, is_arrow: true });
        }
    }
    all
}

/// Each vertex below all that lead to it, as high as that allows; in a layer in the order of their neighbours above.
fn in_layers(moves: &[Line], count: usize) -> Vec<Point> {
    let mut depth = vec![0_usize; count];
    // A path has fewer edges than there are vertices.
    for _ in 1..count {
        for &Line { ends: [from, to], .. } in moves {
            depth[to] = depth[to].max(depth[from] + 1);
        }
    }
    let mut layers: Vec<Vec<usize>> = vec![Vec::new(); depth.iter().max().map_or(0, |most| most + 1)];
    for vertex in 0..count {
        layers[depth[vertex]].push(vertex);
    }
    let mut across = vec![0_i64; count];
    let widest = layers.iter().map(Vec::len).max().unwrap_or(0) as i64;
    for _ in 0..ROUNDS {
        for layer in &mut layers {
            let wanted = |vertex: usize| {
                let above: Vec<i64> =
                    moves.iter().filter(|one| one.ends[1] == vertex).map(|one| across[one.ends[0]]).collect();
                if above.is_empty() { across[vertex] } else { above.iter().sum::<i64>() / above.len() as i64 }
            };
            layer.sort_by_cached_key(|&vertex| (wanted(vertex), vertex));
            let margin = (widest - layer.len() as i64) * UNIT;
            for (place, &vertex) in layer.iter().enumerate() {
                across[vertex] = margin + 2 * UNIT * place as i64;
            }
        }
    }
    let place = |vertex: usize| Point { x: across[vertex], y: -(depth[vertex] as i64) * UNIT * 3 / 2 };
    (0..count).map(place).collect()
}
