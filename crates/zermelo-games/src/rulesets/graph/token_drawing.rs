//! Drawings of tokens on a graph: a graph without cycles in layers, moves going down; any other spread out.

#![expect(clippy::cast_possible_wrap, reason = "there are few vertices in a drawing")]

use super::spread::spread;
use crate::game::Player;
use crate::game::Ruleset;
use crate::game::drawing::{Curve, Drawing, GraphDrawing, Ink, Point, UNIT, Vertex};
use crate::game::graph::ExplicitGame;
use zermelo_core::Arrange;

/// More vertices cannot be told apart.
const MOST_VERTICES: usize = 60;
/// Layers are sorted by the places of their neighbours this often.
const ROUNDS: usize = 4;

/// The drawing, `None` of graphs that are too large. Blue moves are Left's, red ones Right's, black ones both players'.
pub(super) fn drawing(graph: &ExplicitGame, tokens: &[u32]) -> Option<Drawing> {
    let count = graph.vertex_count();
    if count > MOST_VERTICES {
        return None;
    }
    let places: Vec<Point> = if graph.is_loop_free() {
        in_layers(graph)
    } else {
        let edges: Vec<(usize, usize)> = moves(graph).into_iter().map(|(from, to, _)| (from, to)).collect();
        spread(count, &edges).into_iter().map(wider).collect()
    };
    let vertex = |vertex: usize| Vertex {
        at: places[vertex],
        label: Some(graph.names().name(vertex as u32).into_owned()),
        tokens: tokens.iter().filter(|&&token| token as usize == vertex).count(),
    };
    let moves = moves(graph);
    let has_move = |from, to| moves.iter().any(|one| (one.0, one.1) == (from, to));
    let curve = |&(from, to, ink)| Curve {
        points: path(&places, [from, to], has_move(to, from)),
        ink,
        is_arrow: true,
    };
    let curves = moves.iter().map(curve).collect();
    Some(Drawing::Graph(GraphDrawing {
        vertices: (0..count).map(vertex).collect(),
        curves,
        has_ground: false,
    }))
}

/// Names and arrows take more room than plain edges.
pub(crate) const fn wider(at: Point) -> Point {
    Point { x: at.x * 7 / 4, y: at.y * 7 / 4 }
}

/// All moves, each once, in the colour of those who can make it.
fn moves(graph: &ExplicitGame) -> Vec<(usize, usize, Ink)> {
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
            all.push((from, to as usize, ink));
        }
    }
    all
}

/// Each vertex below all that lead to it, as high as that allows; in a layer in the order of their neighbours above.
fn in_layers(graph: &ExplicitGame) -> Vec<Point> {
    let count = graph.vertex_count();
    let moves = moves(graph);
    let mut depth = vec![0_usize; count];
    // A path has fewer edges than there are vertices.
    for _ in 1..count {
        for &(from, to, _) in &moves {
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
                    moves.iter().filter(|one| one.1 == vertex).map(|one| across[one.0]).collect();
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

/// A straight move, a bent one where a vertex stands in the way or the move back is there as well, or a loop.
pub(crate) fn path(places: &[Point], [from, to]: [usize; 2], has_back: bool) -> Vec<Point> {
    let (start, end) = (places[from], places[to]);
    if from == to {
        let control = |x: i64| Point { x: start.x + x, y: start.y + UNIT };
        return vec![start, control(-UNIT / 2), control(UNIT / 2), end];
    }
    let (dx, dy) = (end.x - start.x, end.y - start.y);
    let length = ((dx * dx + dy * dy).unsigned_abs().isqrt() as i64).max(1);
    let is_near_line = |at: &Point| {
        let along = (at.x - start.x) * dx + (at.y - start.y) * dy;
        let aside = (at.x - start.x) * dy - (at.y - start.y) * dx;
        along > 0 && along < length * length && aside.abs() < length * UNIT / 4
    };
    if !has_back && !places.iter().any(is_near_line) {
        return vec![start, end];
    }
    let bend = (length / 4).max(UNIT * 6 / 10);
    let control = |part: i64| Point {
        x: start.x + dx * part / 4 + dy * bend / length,
        y: start.y + dy * part / 4 - dx * bend / length,
    };
    vec![start, control(1), control(3), end]
}
