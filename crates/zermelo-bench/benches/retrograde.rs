//! Retrograde analysis of explicit graphs against a plain breadth-first search over the same reversed adjacency arrays.

use std::fmt::Write as _;
use std::io::Write as _;
use std::time::Duration;
use zermelo::answer::{GraphOrder, answer_graph};
use zermelo::game::graph::{Adjacency, ExplicitGame, GraphFormat};
use zermelo::game::{Convention, Ending, Player, Verdict};
use zermelo::solve::Limits;
use zermelo::solve::retrograde::{label_graph, label_reversed};
use zermelo_bench::{PeakAlloc, Random, best_of, peak_bytes, report};

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

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
    let (_, bytes) = peak_bytes(&MEMORY, || {
        let edges = random_edges(vertices, edge_count, 10);
        let game = ExplicitGame::impartial(vertices as usize, &edges);
        drop(edges);
        label_graph(&game, Convention::Normal, &Limits::none()).unwrap()
    });
    let tenths = 10 * bytes / edge_count;
    println!("memory for {edge_count} edges: {}.{} bytes an edge at the peak", tenths / 10, tenths % 10);
    assert!(bytes <= 16 * edge_count);
}

/// The baseline of `zermelo graph --input counted`, all of it in the plainest way: numbers read from the text, edges
/// turned round by counting, labels from the ends of play backwards, a line a vertex.
fn plain_program(text: &[u8]) -> Vec<u8> {
    let mut at = 0;
    let mut number = || {
        let mut value = 0_usize;
        while text[at].is_ascii_digit() {
            value = 10 * value + usize::from(text[at] - b'0');
            at += 1;
        }
        at += 1;
        value
    };
    let (vertices, edge_count) = (number(), number());
    let edges: Vec<(u32, u32)> =
        (0..edge_count).map(|_| (number() as u32 - 1, number() as u32 - 1)).collect();
    let (mut ends, mut open) = (vec![0_usize; vertices + 1], vec![0_u32; vertices]);
    for &(from, to) in &edges {
        open[from as usize] += 1;
        ends[to as usize] += 1;
    }
    let mut sum = 0;
    for end in &mut ends {
        sum += *end;
        *end = sum;
    }
    let mut predecessors = vec![0_u32; edge_count];
    for &(from, to) in edges.iter().rev() {
        ends[to as usize] -= 1;
        predecessors[ends[to as usize]] = from;
    }
    let mut labels: Vec<Option<(bool, u32)>> =
        open.iter().map(|&open| (open == 0).then_some((false, 0))).collect();
    let mut queue: Vec<u32> = (0..vertices as u32).filter(|&vertex| open[vertex as usize] == 0).collect();
    let mut next = 0;
    while let Some(&vertex) = queue.get(next) {
        next += 1;
        let (wins, distance) = labels[vertex as usize].unwrap();
        for &before in &predecessors[ends[vertex as usize]..ends[vertex as usize + 1]] {
            open[before as usize] -= 1;
            if labels[before as usize].is_none() && (!wins || open[before as usize] == 0) {
                labels[before as usize] = Some((!wins, distance + 1));
                queue.push(before);
            }
        }
    }
    let mut output = Vec::new();
    for (vertex, label) in labels.iter().enumerate() {
        match label {
            Some((true, distance)) => writeln!(output, "{} N win {distance}", vertex + 1),
            Some((false, distance)) => writeln!(output, "{} P loss {distance}", vertex + 1),
            None => writeln!(output, "{} D draw", vertex + 1),
        }
        .unwrap();
    }
    output
}

/// All that `zermelo graph` does with a file once it is in memory, against a plain program for the counted form.
fn whole_files() {
    let (vertices, edge_count) = (1_000_000_u32, 10_000_000);
    let edges = random_edges(vertices, edge_count, 10);
    let mut counted = format!("{vertices} {edge_count}\n");
    let (mut numbers, mut names) = (String::new(), String::new());
    for (from, to) in edges {
        let line = format!("{} {}\n", from + 1, to + 1);
        counted += &line;
        numbers += &line;
        let scattered = |vertex: u32| vertex.wrapping_mul(0x9E37_79B1);
        writeln!(names, "v{:x}_{from} v{:x}_{to}", scattered(from), scattered(to)).unwrap();
    }
    let expected = plain_program(counted.as_bytes());
    let verdicts = |text: &[u8]| {
        let text = std::str::from_utf8(text).unwrap();
        let words = |line: &str| line.split_whitespace().map(str::to_owned).collect::<Vec<_>>().join(" ");
        let mut lines: Vec<String> = text
            .lines()
            .map(words)
            .filter(|line| line.contains(" N win ") || line.contains(" P loss "))
            .collect();
        lines.sort_unstable();
        lines
    };
    let decided = verdicts(&expected);
    let plain = best_of(3, || plain_program(counted.as_bytes()), |output| assert_eq!(output, &expected));
    for (what, format, text, most) in [
        ("counted", GraphFormat::Counted, &counted, 3),
        ("names that are numbers", GraphFormat::Edges, &numbers, 5),
        ("names of 12 to 16 letters", GraphFormat::Edges, &names, 10),
    ] {
        let run = || {
            let game = format.read(text).unwrap();
            let answer = answer_graph(&game, Convention::Normal, &Limits::none()).unwrap();
            let mut output = Vec::new();
            answer.write_text(GraphOrder::File, &mut output).unwrap();
            output
        };
        let time = best_of(3, run, |output| {
            let found = verdicts(output);
            assert_eq!(found.len(), decided.len());
            // Other names, the same graph.
            assert!(text == &names || found == decided);
        });
        report(&format!("file of {edge_count} edges, {what}"), time, Some(("plain program, counted", plain)));
        assert!(time <= most * plain);
    }
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
    whole_files();
}
