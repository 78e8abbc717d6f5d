//! Loopy Grundy values: the engine against the definition on all small graphs, and sums of loopy graphs against retrograde
//! analysis of the product graph.

use crate::support::loopy::{Rows, naive_labels, naive_sum_outcomes, written};
use crate::support::{Kind, random_game_of};
use dashu_int::UBig;
use proptest::prelude::*;
use std::collections::{HashMap, HashSet};
use zermelo::answer::{Answer, Engine, Question, answer, answer_graph};
use zermelo::catalogue::{AnyPosition, OpenGame, open};
use zermelo::game::graph::Adjacency;
use zermelo::game::{Convention, Ending, Player, Verdict, option_list};
use zermelo::nimber::LoopyValue;
use zermelo::solve::Limits;
use zermelo::solve::grundy::grundy_values_of_graph;
use zermelo::solve::loopy_grundy::{LoopyLabels, label_loopy_graph};

const FREE: Limits<'static> = Limits::none();

fn graph_of(rows: &Rows) -> Adjacency {
    let edges: Vec<(u32, u32)> =
        (0_u32..).zip(rows).flat_map(|(from, row)| row.iter().map(move |&to| (from, to))).collect();
    Adjacency::from_edges(rows.len(), &edges)
}

/// The engine's labels, compared with the definition in two orders of trial.
fn checked_labels(rows: &Rows) -> (Adjacency, LoopyLabels) {
    let graph = graph_of(rows);
    let labels = label_loopy_graph(&graph, &FREE).unwrap();
    let mut order: Vec<u32> = (0..rows.len() as u32).collect();
    for _ in 0..2 {
        let expected = naive_labels(rows, &order);
        for vertex in 0..rows.len() as u32 {
            assert_eq!(labels.nimber(vertex), expected[vertex as usize], "vertex {vertex} of {rows:?}");
            assert_eq!(
                labels.value(&graph, vertex).to_string(),
                written(rows, &expected, vertex),
                "{rows:?}"
            );
        }
        order.reverse();
    }
    counters_fall(rows, &labels);
    (graph, labels)
}

/// An option with a greater label, or with none, can be reverted to the same label with a smaller counter; an option with
/// a smaller label has a smaller counter itself.
fn counters_fall(rows: &Rows, labels: &LoopyLabels) {
    for (vertex, row) in (0_u32..).zip(rows) {
        let Some(label) = labels.nimber(vertex) else {
            assert_eq!(labels.counter(vertex), None);
            continue;
        };
        let counter = labels.counter(vertex).unwrap();
        for &option in row {
            if labels.nimber(option).is_some_and(|other| other < label) {
                assert!(labels.counter(option).unwrap() < counter, "{vertex} -> {option} in {rows:?}");
                continue;
            }
            let reverts =
                |next: &u32| labels.nimber(*next) == Some(label) && labels.counter(*next).unwrap() < counter;
            assert!(rows[option as usize].iter().any(reverts), "{vertex} -> {option} in {rows:?}");
        }
    }
}

/// The graph whose edge from i to j is bit `i * vertices + j`.
fn graph_number(vertices: u32, bits: u64) -> Rows {
    let edge = |from: u32, to: u32| bits >> (from * vertices + to) & 1 == 1;
    (0..vertices).map(|from| (0..vertices).filter(|&to| edge(from, to)).collect()).collect()
}

#[test]
fn all_graphs_of_at_most_three_vertices() {
    for vertices in 1..=3 {
        for bits in 0..1 << (vertices * vertices) {
            checked_labels(&graph_number(vertices, bits));
        }
    }
}

fn sum_value(graph: &Adjacency, labels: &LoopyLabels, tokens: &[u32]) -> LoopyValue {
    let zero = LoopyValue::Nimber(UBig::ZERO);
    tokens.iter().fold(zero, |sum, &vertex| sum.plus(&labels.value(graph, vertex)))
}

fn outcome_number(ending: Ending) -> i8 {
    match ending {
        Ending::Win => 1,
        Ending::Loss => -1,
        Ending::Draw => 0,
    }
}

/// Every sum of so many tokens on a graph, by values and by brute force.
fn sums_agree(rows: &Rows, tokens: usize) {
    let (graph, labels) = checked_labels(rows);
    for (position, outcome) in naive_sum_outcomes(rows, tokens) {
        let value = sum_value(&graph, &labels, &position);
        assert_eq!(outcome_number(value.verdict().result()), outcome, "{position:?} of {rows:?}");
    }
}

/// A graph with a Nim heap of each size up to `heap` beside it.
fn with_heaps(mut rows: Rows, heap: u32) -> Rows {
    let start = rows.len() as u32;
    rows.extend((0..=heap).map(|size| (start..start + size).collect()));
    rows
}

#[test]
fn sums_on_all_graphs_of_two_vertices_and_some_of_three() {
    for bits in 0..1 << 4 {
        sums_agree(&with_heaps(graph_number(2, bits), 2), 3);
    }
    for bits in (0..1 << 9).step_by(3) {
        sums_agree(&with_heaps(graph_number(3, bits), 2), 2);
    }
}

prop_compose! {
    /// Random graphs; many vertices without options give many labels.
    fn random_rows(most: u32)(vertices in 4..=most)(
        rows in prop::collection::vec(
            prop_oneof![Just(Vec::new()), prop::collection::vec(0..vertices, 0..5)],
            vertices as usize,
        ),
    ) -> Rows {
        rows
    }
}

prop_compose! {
    /// Loop-free graphs with a few edges back: large labels and long reversions.
    fn nearly_loop_free(most: u32)(vertices in 4..=most)(
        bits in prop::collection::vec(any::<u64>(), vertices as usize),
        density in 0..3_u32,
        back in prop::collection::vec((0..vertices, 0..vertices), 0..6),
    ) -> Rows {
        let thin = |bits: u64| match density {
            0 => bits & bits.rotate_left(17),
            1 => bits,
            _ => bits | bits.rotate_left(17),
        };
        let mut rows: Rows = (0_u32..)
            .zip(bits)
            .map(|(vertex, bits)| (0..vertex).filter(|&to| thin(bits) >> (to % 64) & 1 == 1).collect())
            .collect();
        for (from, to) in back {
            rows[from as usize].push(to);
        }
        rows
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn random_graphs_follow_the_definition(rows in random_rows(9)) {
        checked_labels(&rows);
    }

    #[test]
    fn nearly_loop_free_graphs_follow_the_definition(rows in nearly_loop_free(24)) {
        let (graph, labels) = checked_labels(&rows);
        if let Some(values) = grundy_values_of_graph(&graph) {
            for (vertex, value) in (0..).zip(values) {
                prop_assert_eq!(labels.nimber(vertex), Some(value));
            }
        }
    }

    /// What `zermelo graph` prints: values and verdicts, found independently, fit together.
    #[test]
    fn values_of_files_fit_their_verdicts(game in random_game_of(Kind::Impartial)) {
        let answered = answer_graph(&game, Convention::Normal, &FREE).unwrap();
        let moves = game.moves_of(Player::Left);
        let labels = label_loopy_graph(moves, &FREE).unwrap();
        for vertex in 0..moves.vertex_count() as u32 {
            let verdict = answered.verdict(vertex, Player::Left).result();
            prop_assert_eq!(answered.grundy(vertex).unwrap().verdict().result(), verdict);
            prop_assert_eq!(labels.verdict(moves, vertex).result(), verdict);
        }
        prop_assert_eq!(answer_graph(&game, Convention::Misere, &FREE).unwrap().grundy(0), None);
    }

    /// Sums of two positions of a random graph with heaps of up to 3 beside it.
    #[test]
    fn sums_of_random_graphs(rows in random_rows(7)) {
        sums_agree(&with_heaps(rows, 3), 2);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn sums_of_three_on_random_graphs(rows in random_rows(6)) {
        sums_agree(&rows, 3);
    }

    #[test]
    fn sums_on_nearly_loop_free_graphs(rows in nearly_loop_free(14)) {
        sums_agree(&rows, 2);
    }
}

/// A random graph of a few hundred vertices, against the definition: more rounds and longer waits than small ones have.
#[test]
fn larger_graphs_follow_the_definition() {
    let mut state = 2026_u64;
    let mut below = |end: u32| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((state >> 33) % u64::from(end)) as u32
    };
    for case in 0..12 {
        let vertices = 150;
        let backward = case % 4;
        let mut rows: Rows = vec![Vec::new(); vertices as usize];
        for _ in 0..vertices * (2 + case) {
            let (one, two) = (below(vertices), below(vertices));
            let (from, to) = (one.max(two), one.min(two));
            rows[from as usize].push(to);
            if below(40) < backward {
                rows[to as usize].push(from);
            }
        }
        checked_labels(&rows);
    }
}

#[derive(serde::Deserialize)]
struct Fact {
    graph: Rows,
    values: Vec<String>,
    source: String,
}

#[test]
fn facts_are_reproduced() {
    let facts: Vec<Fact> = serde_json::from_str(include_str!("../data/loopy-graphs.json")).unwrap();
    assert_eq!(facts.len(), 9);
    for fact in facts {
        assert!(!fact.source.is_empty());
        let (graph, labels) = checked_labels(&fact.graph);
        let values: Vec<String> =
            (0..fact.graph.len() as u32).map(|vertex| labels.value(&graph, vertex).to_string()).collect();
        assert_eq!(values, fact.values, "{:?}", fact.graph);
    }
}

/// Tokens on a random graph, several a game and several games, with a Nim heap.
fn random_sum() -> impl Strategy<Value = String> {
    let game = |vertices: u8| {
        let edges = prop::collection::vec((0..vertices, 0..vertices, any::<bool>()), 1..8);
        (edges, prop::collection::vec(any::<prop::sample::Index>(), 1..3)).prop_map(move |(edges, tokens)| {
            let name = |vertex: u8| char::from(b'a' + vertex);
            // Half of the moves back are turned round, so that there are ends of play.
            let turned = edges.into_iter().map(
                |(from, to, keep)| {
                    if keep { (from, to) } else { (from.max(to), from.min(to)) }
                },
            );
            let pairs: Vec<(u8, u8)> = turned.collect();
            let edges: Vec<String> =
                pairs.iter().map(|&(from, to)| format!("{}>{}", name(from), name(to))).collect();
            let places: Vec<String> =
                tokens.iter().map(|token| name(pairs[token.index(pairs.len())].0).to_string()).collect();
            format!("token:{} {}", edges.join(","), places.join(" "))
        })
    };
    (game(4), prop::option::of(game(3)), prop::option::of(0..4_u8)).prop_map(|(one, two, heap)| {
        let heap = heap.map(|size| format!("nim {size}"));
        [Some(one), two, heap].into_iter().flatten().collect::<Vec<_>>().join(" + ")
    })
}

fn ask(game: OpenGame, engine: Engine, limits: &Limits) -> Answer {
    answer(&Question { engine, ..Question::new(game) }, limits).unwrap()
}

/// So few positions that components can be explored and sums of them cannot: the answer has nothing but labels.
const COMPONENTS_ONLY: Limits<'static> = Limits { positions: Some(5), ..FREE };

fn moves_with_results(answer: &Answer) -> HashSet<(String, &'static str)> {
    answer.moves.iter().map(|one| (one.label.clone(), one.verdict.unwrap().result().word())).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_500))]

    /// Verdicts and the results of all moves, from the labels alone, against retrograde analysis of the sum.
    #[test]
    fn answers_agree_with_retrograde_analysis(text in random_sum()) {
        let opened = open(&text).unwrap();
        let by_labels = ask(opened.clone(), Engine::LoopyGrundy, &COMPONENTS_ONLY);
        let reference = ask(opened.clone(), Engine::Retrograde, &FREE);
        let results = |answer: &Answer| answer.verdicts.map(|verdict| verdict.map(Verdict::result));
        prop_assert_eq!(results(&by_labels), results(&reference), "{}", text);
        prop_assert_eq!(moves_with_results(&by_labels), moves_with_results(&reference), "{}", text);
        if !opened.game.is_loop_free() {
            let auto = ask(opened, Engine::Auto, &FREE);
            prop_assert_eq!(results(&auto), results(&reference));
            prop_assert!(auto.by.starts_with("Smith's theorem"), "{}", auto.by);
            prop_assert_eq!(auto.grundy, by_labels.grundy);
        }
    }
}

/// Whether a winner who always makes the first move of the answer wins in the end, whatever the other does: no position
/// with the other to move recurs on any line.
fn first_moves_win(start: &OpenGame) {
    // By position with the other to move: `false` while on the line that is looked at, then `true`.
    let mut finished: HashMap<AnyPosition, bool> = HashMap::new();
    let reply = |position: &AnyPosition| {
        let answered = ask(start.at(position.clone()).unwrap(), Engine::LoopyGrundy, &COMPONENTS_ONLY);
        let best = answered.moves.first().unwrap();
        assert_eq!(best.verdict.map(Verdict::result), Some(Ending::Win));
        let options = option_list(start.game.as_ref(), position, Player::Left);
        let label = |to: &AnyPosition| start.game.move_label(position, to, Player::Left);
        options.into_iter().find(|to| label(to) == best.label).unwrap()
    };
    let mut line = vec![reply(&start.position)];
    while let Some(position) = line.last().cloned() {
        if finished.insert(position.clone(), false).is_some() {
            finished.insert(position, true);
            line.pop();
            continue;
        }
        for option in option_list(start.game.as_ref(), &position, Player::Left) {
            let next = reply(&option);
            let known = finished.get(&next);
            assert_ne!(known, Some(&false), "{} recurs", start.game.print(&next));
            if known.is_none() {
                line.push(next);
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn the_least_counter_wins_in_the_end(text in random_sum()) {
        let opened = open(&text).unwrap();
        let by_labels = ask(opened.clone(), Engine::LoopyGrundy, &COMPONENTS_ONLY);
        if by_labels.verdicts[0].map(Verdict::result) == Some(Ending::Win) {
            first_moves_win(&opened);
        }
    }
}

#[test]
fn draws_and_wins_of_sums_too_large_for_a_search() {
    let loops = "token:a>a,a>b,b>c,a>c a";
    let solve = |text: &str| ask(open(text).unwrap(), Engine::Auto, &FREE);
    let won = solve(&format!("{loops} + nim 100000000000000000000 100000000000000000001"));
    assert_eq!(won.grundy.as_deref(), Some("inf(0,1)"));
    assert_eq!(won.verdicts[0].map(Verdict::result), Some(Ending::Win));
    assert_eq!(won.moves.len(), 1);
    let drawn = solve(&format!("{loops} + nim 100000000000000000000"));
    assert_eq!(drawn.verdicts[0], Some(Verdict::Draw));
    assert_eq!(drawn.moves[0].verdict, Some(Verdict::Draw));
    let many = solve(&format!("{loops} {}", ["b c"; 200].join(" ")));
    assert_eq!(
        (many.grundy.as_deref(), many.verdicts[0].map(Verdict::result)),
        (Some("inf(0,1)"), Some(Ending::Win))
    );
    assert_eq!(many.by, "Smith's theorem on 401 components");
    let twice = solve(&format!("{loops} + {loops} + nim 100000000000000000000"));
    assert_eq!((twice.grundy.as_deref(), twice.verdicts[0]), (Some("inf()"), Some(Verdict::Draw)));
}

#[test]
fn limits_stop_the_labelling() {
    let edges: Vec<(u32, u32)> = (0..200_000).map(|vertex| (vertex + 1, vertex)).collect();
    let graph = Adjacency::from_edges(200_001, &edges);
    let small = Limits { memory: Some(100_000), ..FREE };
    assert!(label_loopy_graph(&graph, &small).is_err());
    let interrupt = std::sync::atomic::AtomicBool::new(true);
    assert!(label_loopy_graph(&graph, &Limits { interrupt: Some(&interrupt), ..FREE }).is_err());
    let labels = label_loopy_graph(&graph, &FREE).unwrap();
    assert_eq!(labels.nimber(200_000), Some(0));
}
