//! Loopy Grundy values against the definition applied in sweeps, on graphs small enough for that; then at 10^6 edges.

use std::time::Duration;
use zermelo::game::graph::Adjacency;
use zermelo::solve::Limits;
use zermelo::solve::grundy::grundy_values_of_graph;
use zermelo::solve::loopy_grundy::{LoopyLabels, label_loopy_graph};
use zermelo_bench::{Random, best_of, report};

type Edges = Vec<(u32, u32)>;

/// A random digraph in which three vertices of ten have no options.
fn random(edges: u32) -> (u32, Edges) {
    let vertices = edges / 5;
    let mut random = Random::new(7);
    let mut list = Edges::new();
    while list.len() < edges as usize {
        let (from, to) = (random.below(vertices), random.below(vertices));
        if from % 10 > 2 {
            list.push((from, to));
        }
    }
    (vertices, list)
}

/// Layers of ten vertices, five options each in the four layers below, and some moves back in the upper tenth.
fn layered(edges: u32) -> (u32, Edges) {
    let vertices = edges / 5;
    let mut random = Random::new(8);
    let mut list = Edges::new();
    for from in 0..vertices {
        let layer = from / 10 * 10;
        for _ in 0..if layer == 0 { 0 } else { 5 } {
            list.push((from, layer - 1 - random.below(layer.min(40))));
        }
        if from % 100 == 99 && from / 9 > vertices / 10 {
            list.push((from, (layer + random.below(200)).min(vertices - 1)));
        }
    }
    (vertices, list)
}

/// A path to its end, with pairs of moves back and forth beside it that can be reverted, so that labels travel along it.
fn path(edges: u32) -> (u32, Edges) {
    let length = edges / 3;
    let mut list = Edges::new();
    for vertex in 1..length {
        list.push((vertex, vertex - 1));
        if vertex > 2 {
            // From vertex − 2 back up to vertex − 1, which has the move down again.
            list.push((vertex - 2, vertex - 1));
            list.push((vertex, vertex - 3));
        }
    }
    (length, list)
}

/// Every vertex has every smaller one as an option: as many labels as vertices. With moves back for the last tenth.
fn dense(edges: u32) -> (u32, Edges) {
    let vertices = (2 * edges).isqrt();
    let mut list: Edges = (0..vertices).flat_map(|from| (0..from).map(move |to| (from, to))).collect();
    let last = vertices / 10 * 9;
    list.extend((last + 1..vertices).step_by(2).map(|to| (last, to)));
    (vertices, list)
}

/// A dense cluster that goes round, above a dense loop-free one: large sets K.
fn dense_cycle(edges: u32) -> (u32, Edges) {
    let half = (2 * edges / 5).isqrt();
    let mut list: Edges = (0..half).flat_map(|from| (0..from).map(move |to| (from, to))).collect();
    list.extend((half..2 * half).flat_map(|from| (half..2 * half).map(move |to| (from, to))));
    list.extend((half..2 * half).flat_map(|from| (0..half).map(move |to| (from, to))));
    (2 * half, list)
}

/// Many vertices that look at the same large set of vertices again in every round, before they learn that they have an
/// option with the label of the round: meant to be hard.
fn revisited(edges: u32) -> (u32, Edges) {
    let few = (edges / 12).isqrt();
    let loops = 0..few;
    let chains = [few..2 * few, 2 * few..3 * few];
    let many = 3 * few..8 * few;
    let mut list: Edges = loops.clone().map(|vertex| (vertex, vertex)).collect();
    for chain in chains.clone() {
        list.extend(chain.clone().flat_map(|from| (chain.start..from).map(move |to| (from, to))));
    }
    for (above, chain) in [&loops, &many].into_iter().zip(chains) {
        list.extend(above.clone().flat_map(|from| chain.clone().map(move |to| (from, to))));
    }
    list.extend(many.clone().flat_map(|from| loops.clone().map(move |to| (from, to))));
    (many.end, list)
}

/// The baseline: the definition applied to every vertex in turn, sweep after sweep, until nothing changes.
fn swept(graph: &Adjacency) -> Vec<Option<u32>> {
    let mut labels: Vec<Option<u32>> = vec![None; graph.vertex_count()];
    loop {
        let mut has_changed = false;
        for vertex in 0..graph.vertex_count() as u32 {
            if labels[vertex as usize].is_some() {
                continue;
            }
            let row = graph.row(vertex);
            let mut known: Vec<u32> = row.iter().filter_map(|&option| labels[option as usize]).collect();
            known.sort_unstable();
            known.dedup();
            let mex = (0..).zip(&known).take_while(|(place, label)| place == *label).count() as u32;
            let reverts = |&option: &u32| {
                labels[option as usize].is_some()
                    || graph.row(option).iter().any(|&next| labels[next as usize] == Some(mex))
            };
            if row.iter().all(reverts) {
                labels[vertex as usize] = Some(mex);
                has_changed = true;
            }
        }
        if !has_changed {
            return labels;
        }
    }
}

fn label(graph: &Adjacency) -> LoopyLabels {
    label_loopy_graph(graph, &Limits::none()).expect("nothing limits it")
}

fn nimbers(graph: &Adjacency, labels: &LoopyLabels) -> Vec<Option<u32>> {
    (0..graph.vertex_count() as u32).map(|vertex| labels.nimber(vertex)).collect()
}

/// The graph with its vertices in random order, so that no order of trial is lucky.
fn shuffled((vertices, mut edges): (u32, Edges)) -> Adjacency {
    let mut random = Random::new(9);
    let mut names: Vec<u32> = (0..vertices).collect();
    for place in (1..vertices).rev() {
        names.swap(place as usize, random.below(place + 1) as usize);
    }
    for (from, to) in &mut edges {
        (*from, *to) = (names[*from as usize], names[*to as usize]);
    }
    Adjacency::from_edges(vertices as usize, &edges)
}

fn compare(name: &str, make: fn(u32) -> (u32, Edges), small: u32) {
    let graph = shuffled(make(small));
    let truth = swept(&graph);
    let time = best_of(5, || label(&graph), |labels| assert_eq!(nimbers(&graph, labels), truth));
    let baseline = best_of(1, || swept(&graph), |labels| assert_eq!(*labels, truth));
    report(&format!("{name}: {} edges", graph.edge_count()), time, Some(("definition in sweeps", baseline)));

    let graph = shuffled(make(1_000_000));
    let labels = label(&graph);
    let finite = nimbers(&graph, &labels).iter().flatten().count();
    let time = best_of(
        3,
        || label(&graph),
        |labels| {
            assert_eq!(nimbers(&graph, labels).iter().flatten().count(), finite);
        },
    );
    let counts = format!("{} edges, {finite} of {} finite", graph.edge_count(), graph.vertex_count());
    report(&format!("{name}: {counts}"), time, None);
    assert!(time < Duration::from_secs(3), "10^6 edges take less than three seconds");
}

/// On a loop-free graph, against Grundy values in the order of the graph.
fn loop_free() {
    let (vertices, mut edges) = layered(1_000_000);
    edges.retain(|(from, to)| from > to);
    let graph = Adjacency::from_edges(vertices as usize, &edges);
    let values = grundy_values_of_graph(&graph).expect("there is no cycle");
    let all: Vec<Option<u32>> = values.iter().copied().map(Some).collect();
    let time = best_of(3, || label(&graph), |labels| assert_eq!(nimbers(&graph, labels), all));
    let baseline =
        best_of(3, || grundy_values_of_graph(&graph), |found| assert_eq!(*found, Some(values.clone())));
    report(&format!("loop-free: {} edges", edges.len()), time, Some(("Grundy values", baseline)));
}

fn main() {
    compare("random", random, 50_000);
    compare("layered", layered, 50_000);
    compare("path", path, 30_000);
    compare("dense", dense, 50_000);
    compare("dense cycle", dense_cycle, 20_000);
    compare("revisited", revisited, 20_000);
    loop_free();
}
