//! Retrograde analysis of explicit graphs against a plain breadth-first search over the same reversed adjacency arrays.

use std::time::Duration;
use zermelo::game::graph::{Adjacency, ExplicitGame};
use zermelo::game::{Convention, Ending, Player, Verdict};
use zermelo::solve::Limits;
use zermelo::solve::retrograde::{label_graph, label_reversed};
use zermelo_bench::{Random, best_of, peak_bytes, report};

/// A random digraph in which every `ends`-th vertex has no moves.
fn random_edges(vertices: u32, edges: usize, ends: u32) -> Vec<(u32, u32)> {
    let mut random = Random::new(2026);
    let mut list = Vec::with_capacity(edges);
    while list.len() < edges {
        let (from, to) = (random.below(vertices), random.below(vertices));
        if !from.is_multiple_of(ends) {
            list.push((from, to));
        }
    }
    list
}

/// The baseline: distances from the ends of play, against the edges.
fn breadth_first(reversed: &Adjacency, out_degrees: &[u32]) -> Vec<u32> {
    let mut distances = vec![u32::MAX; out_degrees.len()];
    let mut queue: Vec<u32> = Vec::with_capacity(out_degrees.len());
    for (vertex, &degree) in out_degrees.iter().enumerate() {
        if degree == 0 {
            distances[vertex] = 0;
            queue.push(vertex as u32);
        }
    }
    let mut next = 0;
    while let Some(&vertex) = queue.get(next) {
        next += 1;
        for &predecessor in reversed.row(vertex) {
            if distances[predecessor as usize] == u32::MAX {
                distances[predecessor as usize] = distances[vertex as usize] + 1;
                queue.push(predecessor);
            }
        }
    }
    distances
}

fn random_graph(vertices: u32, edge_count: usize, ends: u32) {
    let edges = random_edges(vertices, edge_count, ends);
    let game = ExplicitGame::impartial(vertices as usize, &edges);
    let reversed = Adjacency::from_edges_reversed(vertices as usize, &edges);
    let out_degrees: Vec<u32> = (0..vertices).map(|v| game.moves_of(Player::Left).degree(v)).collect();
    // A label by the definition: the options of some vertices, looked at one by one.
    let labels = label_reversed(&reversed, &out_degrees, Convention::Normal, &Limits::none()).unwrap();
    for vertex in (0..vertices).step_by(997) {
        let options = game.moves_of(Player::Left).row(vertex);
        let lost = options.iter().any(|&option| labels.verdict(option).result() == Ending::Loss);
        assert_eq!(labels.verdict(vertex).result() == Ending::Win, lost);
    }
    let decided = |verdict: Verdict| verdict != Verdict::Draw;
    let count = (0..vertices).filter(|&vertex| decided(labels.verdict(vertex))).count();
    let mut best = [Duration::MAX; 2];
    // In turn, so that both see the same machine.
    for _ in 0..5 {
        best[0] = best[0].min(best_of(
            1,
            || label_reversed(&reversed, &out_degrees, Convention::Normal, &Limits::none()).unwrap(),
            |labels| assert_eq!((0..vertices).filter(|&v| decided(labels.verdict(v))).count(), count),
        ));
        best[1] = best[1].min(best_of(
            1,
            || breadth_first(&reversed, &out_degrees),
            |distances| assert!(distances.iter().filter(|&&distance| distance != u32::MAX).count() >= count),
        ));
    }
    let what = format!("label {vertices} vertices, {edge_count} edges, 1/{ends} ends, {count} decided");
    assert!(best[0] <= 3 * best[1], "labelling takes at most three times as long");
    report(&what, best[0], Some(("breadth-first search", best[1])));
}

/// Everything counted: the list of edges, the graph built from it, the graph reversed, labels and queue.
fn memory() {
    let (vertices, edge_count) = (1_000_000, 10_000_000);
    let (_, bytes) = peak_bytes(|| {
        let edges = random_edges(vertices, edge_count, 10);
        let game = ExplicitGame::impartial(vertices as usize, &edges);
        drop(edges);
        label_graph(&game, Convention::Normal, &Limits::none()).unwrap()
    });
    let tenths = 10 * bytes / edge_count;
    println!("memory for {edge_count} edges: {}.{} bytes an edge at the peak", tenths / 10, tenths % 10);
    assert!(bytes <= 16 * edge_count);
}

fn long_path() {
    let length = 10_000_000_u32;
    let edges: Vec<(u32, u32)> = (0..length).map(|vertex| (vertex + 1, vertex)).collect();
    let game = ExplicitGame::impartial(length as usize + 1, &edges);
    let time = best_of(
        3,
        || label_graph(&game, Convention::Normal, &Limits::none()).unwrap(),
        |labels| {
            assert_eq!(labels.verdict(length, Player::Left), Verdict::Loss(Some(u64::from(length))));
        },
    );
    report("label a path of 10^7 vertices", time, None);
}

fn main() {
    // With many ends of play most is decided; without, next to nothing can be labelled.
    random_graph(1_000_000, 10_000_000, 10);
    random_graph(1_000_000, 10_000_000, 3);
    memory();
    long_path();
}
