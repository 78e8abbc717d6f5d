//! Node Kayles and Arc Kayles on every small graph and on the families with closed forms, against recursion over sets of
//! vertices that shares nothing with the rulesets.

use std::collections::HashMap;
use zermelo::game::{Notation, Ruleset, Theorem};
use zermelo::rulesets::graph::{GraphKayles, Remains};
use zermelo::solve::Limits;
use zermelo::solve::grundy::GrundyTable;

const GAMES: [GraphKayles; 2] = [GraphKayles::Node, GraphKayles::Arc];

/// The Grundy value of the vertices in `left` of a graph given by the neighbours of its vertices.
fn value(game: GraphKayles, neighbours: &[u32], left: u32, memo: &mut HashMap<u32, u32>) -> u32 {
    if let Some(&known) = memo.get(&left) {
        return known;
    }
    let mut seen = 0_u64;
    for vertex in (0..neighbours.len()).filter(|vertex| left >> vertex & 1 == 1) {
        let mut takes = Vec::new();
        match game {
            GraphKayles::Node => takes.push(1 << vertex | neighbours[vertex]),
            GraphKayles::Arc => {
                let ends = (0..neighbours.len()).filter(|end| neighbours[vertex] & left & 1 << end != 0);
                takes.extend(ends.map(|end| 1 << vertex | 1 << end));
            }
        }
        for taken in takes {
            seen |= 1 << value(game, neighbours, left & !taken, memo);
        }
    }
    memo.insert(left, seen.trailing_ones());
    seen.trailing_ones()
}

/// Each graph on so many vertices: its text and the neighbours of its vertices.
fn graphs(size: usize) -> impl Iterator<Item = (String, Vec<u32>)> {
    let pairs: Vec<(usize, usize)> = (0..size).flat_map(|a| (0..a).map(move |b| (a, b))).collect();
    (0..1_u32 << pairs.len()).map(move |chosen| {
        let mut neighbours = vec![0; size];
        let mut text: Vec<String> = (1..=size).map(|vertex| vertex.to_string()).collect();
        for &(a, b) in
            pairs.iter().enumerate().filter(|(place, _)| chosen >> place & 1 == 1).map(|(_, pair)| pair)
        {
            neighbours[a] |= 1 << b;
            neighbours[b] |= 1 << a;
            text.push(format!("{}-{}", a + 1, b + 1));
        }
        (text.join(","), neighbours)
    })
}

fn read(game: GraphKayles, text: &str) -> Remains {
    game.parse(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Each of the 1 + 2 + 8 + 64 + 1024 + 32768 graphs on at most six vertices. The table holds components without names, so
/// a wrong normal form would show, too.
#[test]
fn every_graph_on_six_vertices() {
    for game in GAMES {
        let mut table = GrundyTable::new(&game, &Limits::none()).unwrap();
        for (text, neighbours) in (1..=6).flat_map(graphs) {
            let expected = value(game, &neighbours, (1 << neighbours.len()) - 1, &mut HashMap::new());
            let position = read(game, &text);
            assert_eq!(table.value(&position).unwrap(), u64::from(expected), "{game:?} {text}");
            if let Some(claimed) = game.grundy(&position) {
                assert_eq!(claimed, expected.into(), "{game:?} {text}");
            }
        }
        // There are 143 connected graphs on at most six vertices.
        assert!(table.position_count() <= 143, "{}", table.position_count());
    }
}

/// Paths, cycles, cliques and stars, by search and by their closed forms.
#[test]
fn families_with_closed_forms() {
    for game in GAMES {
        let mut table = GrundyTable::new(&game, &Limits::none()).unwrap();
        let families = (1..=60)
            .flat_map(|size| {
                [format!("path:{size}"), format!("cycle:{}", size + 2), format!("caterpillar:{size}")]
            })
            .chain((1..=12).map(|size| format!("clique:{size}")));
        for text in families {
            let position = read(game, &text);
            let claimed = game.grundy(&position).unwrap_or_else(|| panic!("no theorem: {text}"));
            assert_eq!(claimed, table.value(&position).unwrap().into(), "{game:?} {text}");
        }
    }
}

/// Values of Arc Kayles on paths of 1 to 40 and cycles of 3 to 24 vertices, as `CGSuite` 2.2 computes them.
#[test]
fn arc_kayles_equals_published_values() {
    let paths = [
        0_u32, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5, 2,
        7, 4, 0, 1, 1, 2, 0, 3,
    ];
    let cycles = [1_u32, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0];
    let game = GraphKayles::Arc;
    for (place, value) in paths.into_iter().enumerate() {
        assert_eq!(game.grundy(&read(game, &format!("path:{}", place + 1))), Some(value.into()));
    }
    for (place, value) in cycles.into_iter().enumerate() {
        assert_eq!(game.grundy(&read(game, &format!("cycle:{}", place + 3))), Some(value.into()));
    }
}

/// The cells of a board are a graph like any other.
#[test]
fn boards_are_graphs() {
    for game in GAMES {
        let mut table = GrundyTable::new(&game, &Limits::none()).unwrap();
        let board = table.value(&read(game, "...|.#.|..#")).unwrap();
        assert_eq!(table.value(&read(game, "a-b-c-f,a-d-g-h")).unwrap(), board);
        let mut parts = Vec::new();
        game.components(&read(game, "..#.#.."), |part| parts.push(part));
        assert_eq!(parts.len(), if game == GraphKayles::Node { 3 } else { 2 });
    }
}

/// Large cliques have more moves than anybody wants to see; not all of them are written out.
#[test]
fn large_graphs_are_answered_at_once() {
    for (text, value) in [("clique:4094", 1_u32), ("caterpillar:4000", 1), ("cycle:4096", 0)] {
        let position = read(GraphKayles::Arc, text);
        let claim = GraphKayles::Arc.claim(&position, zermelo::game::Convention::Normal).unwrap();
        assert_eq!(claim.grundy, Some(value.into()), "{text}");
    }
}
