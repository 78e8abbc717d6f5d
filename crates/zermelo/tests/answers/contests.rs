//! The contest problems on their published cases, and against brute force on small inputs.

use crate::clock;
use crate::support::naive;
use proptest::prelude::*;
use std::collections::HashMap;
use std::fmt::Write;
use std::time::Duration;
use zermelo::answer::{Confidence, Engine, Question, answer};
use zermelo::contest::{CONTESTS, ContestError, find};
use zermelo::game::graph::ExplicitGame;
use zermelo::game::random::SplitMix64;
use zermelo::game::{Convention, Player, Verdict};
use zermelo::solve::{Limits, StopReason};

#[derive(serde::Deserialize)]
struct Case {
    input: String,
    output: String,
}

#[test]
fn published_cases() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/contests");
    for contest in CONTESTS {
        let text = std::fs::read_to_string(format!("{folder}/{}.json", contest.name)).unwrap();
        let cases: Vec<Case> = serde_json::from_str(&text).unwrap();
        assert!(!cases.is_empty());
        for case in cases {
            let output = (contest.solve)(case.input.as_bytes(), &Limits::none())
                .unwrap_or_else(|e| panic!("{}: {e}", contest.name));
            let start: String = case.input.chars().take(100).collect();
            assert_eq!(String::from_utf8(output).unwrap(), case.output, "{}: {start:?}", contest.name);
        }
    }
}

fn solve(name: &str, input: &str) -> String {
    let output = (find(name).unwrap().solve)(input.as_bytes(), &Limits::none()).unwrap();
    String::from_utf8(output).unwrap().trim_end().to_owned()
}

/// Winner by plain recursion on one number, whoever cannot move losing.
fn first_wins(count: usize, options: impl Fn(usize) -> Vec<usize>) -> Vec<bool> {
    let mut wins: Vec<bool> = Vec::new();
    for size in 0..=count {
        let won = options(size).into_iter().any(|option| !wins[option]);
        wins.push(won);
    }
    wins
}

fn word(first: bool) -> &'static str {
    if first { "First" } else { "Second" }
}

#[test]
fn one_heap_games() {
    for most in 1..7 {
        let bash = first_wins(40, |size| (1..=most.min(size)).map(|take| size - take).collect());
        // Numbers left to call: at 0 the caller of the last number has lost, so the player to move has won.
        let mut calls = vec![true];
        for size in 1..=40_usize {
            let won = (1..=most.min(size)).any(|count| !calls[size - count]);
            calls.push(won);
        }
        for size in 0..=40 {
            assert_eq!(solve("bash", &format!("{size} {most}\n")), word(bash[size]));
            if size > 0 {
                assert_eq!(
                    solve("baskin-robbins", &format!("{size} {most}\n")),
                    word(calls[size]),
                    "{size} {most}"
                );
            }
        }
    }
}

/// The contests answer as the games do, whose theorems are tested by brute force.
#[test]
fn contests_agree_with_their_games() {
    use zermelo::answer::{Question, answer};
    use zermelo::game::Ending;
    let agree = |contest: &str, input: &str, position: &str| {
        let opened = zermelo::catalogue::open(position).unwrap();
        let found = answer(&Question::new(opened), &zermelo::solve::Limits::none()).unwrap();
        let first = found.verdicts[0].unwrap().result() == Ending::Win;
        assert_eq!(solve(contest, input), word(first), "{contest} {input:?}");
    };
    for size in 0..60 {
        agree("fibonacci-nim", &format!("{size}\n"), &format!("fibonacci-nim {size}"));
    }
    for code in 0..4_u32.pow(3) {
        let [a, b, c] = [code % 4, code / 4 % 4, code / 16];
        let heaps = format!("{a} {b} {c}");
        for most in 1..5 {
            agree("moore-nim", &format!("3 {most}\n{heaps}\n"), &format!("moore-nim:{most} {heaps}"));
        }
        agree("poker-nim", &format!("3\n{heaps}\n"), &format!("poker-nim {heaps}"));
    }
    for set in 1..1_u32 << 7 {
        let squares: Vec<String> =
            (1..=7).filter(|place| set >> (place - 1) & 1 == 1).map(|n| n.to_string()).collect();
        let (count, list) = (squares.len(), squares.join(" "));
        agree("silver-dollar", &format!("9 {count}\n{list}\n"), &format!("silver-dollar {list}"));
    }
}

/// Numbers below a bound, the same in every run.
fn generator() -> impl FnMut(u64) -> u64 {
    let mut state = 1_u64;
    move |below| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % below
    }
}

/// Who wins Wall Making from its rules, on lists of cells: `.` free, `X` marked, anything else wall.
fn wall_maker_wins(board: &[u8], width: usize, known: &mut HashMap<Vec<u8>, bool>) -> bool {
    if let Some(&wins) = known.get(board) {
        return wins;
    }
    let height = board.len() / width;
    let wins = (0..board.len()).filter(|&cell| board[cell] == b'.').any(|cell| {
        let mut next = board.to_vec();
        for (down, right) in [(0, 1), (0, -1), (1, 0), (-1, 0)] {
            let (mut row, mut column) = (cell / width, cell % width);
            while row < height && column < width {
                let place = row * width + column;
                if place != cell && next[place] == b'#' {
                    break;
                }
                next[place] = b'#';
                // A step back from 0 is off the board as well.
                (row, column) = (row.wrapping_add_signed(down), column.wrapping_add_signed(right));
            }
        }
        !wall_maker_wins(&next, width, known)
    });
    known.insert(board.to_vec(), wins);
    wins
}

#[test]
fn wall_making_by_its_rules() {
    let mut next = generator();
    let mut firsts = 0;
    for _ in 0..1500 {
        let [height, width] = [1 + next(4) as usize, 1 + next(4) as usize];
        let mark_one_in = 2 + next(6);
        let board: Vec<u8> =
            (0..height * width).map(|_| if next(mark_one_in) == 0 { b'X' } else { b'.' }).collect();
        let rows: Vec<&str> = board.chunks(width).map(|row| std::str::from_utf8(row).unwrap()).collect();
        let wins = wall_maker_wins(&board, width, &mut HashMap::new());
        let input = format!("{height} {width}\n{}\n", rows.join("\n"));
        assert_eq!(solve("wall-making", &input), word(wins), "{input}");
        firsts += usize::from(wins);
    }
    assert!((150..1400).contains(&firsts), "{firsts}");
}

/// Who wins pruning leaves from its rules: vertices as bits, `parents` by vertex.
fn pruner_wins(vertices: u32, parents: &[usize], known: &mut HashMap<u32, bool>) -> bool {
    if let Some(&wins) = known.get(&vertices) {
        return wins;
    }
    let has = |vertex: usize| vertices >> vertex & 1 == 1;
    let inner = (1..parents.len()).filter(|&vertex| has(vertex)).fold(0_u32, |set, v| set | 1 << parents[v]);
    let leaves = vertices & !inner;
    let mut removed = leaves;
    let mut wins = false;
    while removed != 0 && !wins {
        wins = !pruner_wins(vertices & !removed, parents, known);
        removed = (removed - 1) & leaves;
    }
    known.insert(vertices, wins);
    wins
}

/// All rooted trees of at most 8 vertices, as all lists of parents before their children, and some in other orders.
#[test]
fn muv_luv_by_its_rules() {
    let mut input = String::new();
    let mut expected = Vec::new();
    let mut add = |parents: &[usize]| {
        let vertices = parents.len();
        let list: Vec<String> = parents[1..].iter().map(|parent| (parent + 1).to_string()).collect();
        writeln!(input, "{vertices}\n{}", list.join(" ")).unwrap();
        let wins = pruner_wins((1 << vertices) - 1, parents, &mut HashMap::new());
        expected.push(if wins { "Takeru" } else { "Meiya" });
    };
    for vertices in 1..=8_usize {
        for code in 0..(1..vertices).product::<usize>() {
            let mut rest = code;
            let mut parents = vec![0];
            for vertex in 1..vertices {
                parents.push(rest % vertex);
                rest /= vertex;
            }
            add(&parents);
            // The same tree with the other vertices numbered backwards.
            let turned = |vertex: usize| if vertex == 0 { 0 } else { vertices - vertex };
            let mut backwards = vec![0; vertices];
            for vertex in 1..vertices {
                backwards[turned(vertex)] = turned(parents[vertex]);
            }
            add(&backwards);
        }
    }
    let output = solve("muv-luv", &format!("{}\n{input}", expected.len()));
    assert_eq!(output.lines().collect::<Vec<_>>(), expected);
}

/// Bulbs and switches by its rules: all four choices of every turn.
fn alice_wins(turn: usize, lit: u64, flips: &[u64], bright: &[u64], threshold: u64) -> bool {
    if turn + 1 == flips.len() {
        let sum: u64 =
            bright.iter().enumerate().filter(|(bulb, _)| lit >> bulb & 1 == 1).map(|(_, b)| b).sum();
        return sum >= threshold;
    }
    let is_alices = turn.is_multiple_of(2);
    let mut results = (0..4_usize).map(|way| {
        let lit =
            lit ^ if way & 1 == 1 { flips[turn] } else { 0 } ^ if way & 2 == 2 { flips[turn + 1] } else { 0 };
        alice_wins(turn + 1, lit, flips, bright, threshold)
    });
    if is_alices { results.any(|wins| wins) } else { results.all(|wins| wins) }
}

#[test]
fn bulbs_by_their_rules() {
    let mut next = generator();
    let mut alices = 0;
    for _ in 0..3000 {
        let switches = 1 + 2 * next(4) as usize;
        let bulbs = 1 + next(7) as usize;
        let bright: Vec<u64> = (0..bulbs).map(|_| next(12)).collect();
        let threshold = next(bright.iter().sum::<u64>() + 2);
        let flips: Vec<u64> = (0..switches).map(|_| next(1 << bulbs)).collect();
        let numbers: Vec<String> = bright.iter().map(u64::to_string).collect();
        let mut input = format!("{switches} {bulbs} {threshold}\n{}\n", numbers.join(" "));
        for set in &flips {
            let list: Vec<String> =
                (0..bulbs).filter(|bulb| set >> bulb & 1 == 1).map(|bulb| format!(" {}", bulb + 1)).collect();
            writeln!(input, "{}{}", list.len(), list.concat()).unwrap();
        }
        let wins = alice_wins(0, 0, &flips, &bright, threshold);
        assert_eq!(solve("bulbs", &input), if wins { "Alice" } else { "Bob" }, "{input}");
        alices += usize::from(wins);
    }
    assert!((600..2400).contains(&alices), "{alices}");
}

/// What takes long keeps to the limits: each of these would take seconds at least.
#[test]
fn long_work_stops() {
    let mut next = generator();
    let bulbs = large_bulbs(&mut next);
    let edges: Vec<String> = (1..18).flat_map(|x| (x + 1..=18).map(move |y| format!("{x} {y}"))).collect();
    let dag = format!("18 {}\n{}\n", edges.len(), edges.join("\n"));
    let wall = format!("58 58\n{}", format!("{}\n", ".".repeat(58)).repeat(58));
    let takes: Vec<String> = (0..300).map(|_| (1 + next(1 << 20)).to_string()).collect();
    let subtraction = format!("1000000000000 300\n{}\n", takes.join(" "));
    let problems =
        [("bulbs", bulbs), ("games-on-dag", dag), ("wall-making", wall), ("subtraction", subtraction)];
    for (name, input) in &problems {
        let solve = |limits: &Limits| (find(name).unwrap().solve)(input.as_bytes(), limits);
        let limits = clock::TIMED.at_most_time(Duration::from_millis(20));
        assert_eq!(solve(&limits), Err(ContestError::Stopped(StopReason::Time)), "{name}");
        let limits = Limits::none().at_most_positions(1000);
        assert_eq!(solve(&limits), Err(ContestError::Stopped(StopReason::Positions(1000))), "{name}");
    }
    let bulbs = problems[0].1.split_whitespace().collect::<Vec<_>>().join(",");
    let mut question = Question::new(zermelo::catalogue::open(&format!("bulbs:{bulbs} start")).unwrap());
    for engine in [Engine::Auto, Engine::Theorem] {
        question.engine = engine;
        let found = answer(&question, &clock::TIMED.at_most_time(Duration::from_millis(20))).unwrap();
        assert_eq!(found.confidence, Confidence::Stopped(StopReason::Time));
        assert_eq!(found.by, "the game's own search");
    }
}

/// The most switches, with a threshold about which it takes long to find the winner.
fn large_bulbs(next: &mut impl FnMut(u64) -> u64) -> String {
    let bright: Vec<String> = (0..40).map(|_| (1_000_000 + next(1_000_000)).to_string()).collect();
    let mut input = format!("41 40 30000000\n{}\n", bright.join(" "));
    for _ in 0..41 {
        let flips: Vec<String> = (1..=40).filter(|_| next(2) == 0).map(|bulb| format!(" {bulb}")).collect();
        writeln!(input, "{}{}", flips.len(), flips.concat()).unwrap();
    }
    input
}

/// All subsets of the edges, the Grundy values of each from the definition.
#[test]
fn games_on_dags_by_their_rules() {
    let mut next = generator();
    for _ in 0..400 {
        let vertices = 2 + next(5) as usize;
        let one_in = 1 + next(3);
        let pairs = (0..vertices).flat_map(|from| (from + 1..vertices).map(move |to| (from, to)));
        let edges: Vec<(usize, usize)> = pairs.filter(|_| next(one_in) == 0).take(12).collect();
        let mut count = 0;
        for subset in 0_u32..1 << edges.len() {
            let mut values = vec![0_usize; vertices];
            for vertex in (0..vertices).rev() {
                let chosen = edges.iter().enumerate().filter(|(edge, _)| subset >> edge & 1 == 1);
                let reached: Vec<usize> =
                    chosen.filter(|(_, edge)| edge.0 == vertex).map(|(_, edge)| values[edge.1]).collect();
                values[vertex] = (0..vertices).find(|value| !reached.contains(value)).unwrap();
            }
            count += usize::from(values[0] != values[1]);
        }
        let mut input = format!("{vertices} {}\n", edges.len());
        for (from, to) in &edges {
            writeln!(input, "{} {}", from + 1, to + 1).unwrap();
        }
        assert_eq!(solve("games-on-dag", &input), count.to_string(), "{input}");
    }
}

proptest! {
    #[test]
    fn subtraction(size in 0_usize..200, takes in prop::collection::vec(1_usize..60, 1..8)) {
        let wins = first_wins(size, |size| takes.iter().filter_map(|&take| size.checked_sub(take)).collect());
        let list: Vec<String> = takes.iter().map(usize::to_string).collect();
        let input = format!("{size} {}\n{}\n", takes.len(), list.join(" "));
        prop_assert_eq!(solve("subtraction", &input), word(wins[size]));
    }

    #[test]
    fn graphs(vertices in 1_u32..9, edges in prop::collection::vec((0_u32..9, 0_u32..9), 0..24)) {
        let edges: Vec<(u32, u32)> = edges.into_iter().map(|(u, v)| (u % vertices, v % vertices)).collect();
        let mut input = format!("{vertices} {}\n", edges.len());
        for (from, to) in &edges {
            writeln!(input, "{} {}", from + 1, to + 1).unwrap();
        }
        let game = ExplicitGame::impartial(vertices as usize, &edges);
        let expected: Vec<String> = (0..vertices)
            .map(|vertex| match naive(&game, &vertex, Convention::Normal)[&(vertex, Player::Left)] {
                Verdict::Win(Some(plies)) => format!("W {plies}"),
                Verdict::Loss(Some(plies)) => format!("L {plies}"),
                _ => "D".to_owned(),
            })
            .collect();
        prop_assert_eq!(solve("graph-wld", &input), expected.join("\n"));
    }
}

/// Rounds of the definition: what is decided after so many plies.
fn labels_by_rounds(options: &[Vec<usize>], endings: &HashMap<usize, bool>) -> Vec<Option<(bool, u32)>> {
    let stuck = |vertex: usize| options[vertex].is_empty().then_some(false);
    let mut labels: Vec<Option<(bool, u32)>> = (0..options.len())
        .map(|vertex| endings.get(&vertex).copied().or(stuck(vertex)).map(|wins| (wins, 0)))
        .collect();
    for plies in 1..=options.len() as u32 + 1 {
        let before = labels.clone();
        for vertex in 0..options.len() {
            if labels[vertex].is_some() {
                continue;
            }
            let mut next = options[vertex].iter().map(|&option| before[option]);
            if next.clone().any(|label| matches!(label, Some((false, _)))) {
                labels[vertex] = Some((true, plies));
            } else if next.all(|label| matches!(label, Some((true, _)))) {
                labels[vertex] = Some((false, plies));
            }
        }
    }
    labels
}

/// A digraph, loops and repeated edges included, and the lines that tell its edges with vertices from 1.
struct Digraph {
    options: Vec<Vec<usize>>,
    edges: usize,
    text: String,
}

impl Digraph {
    /// At most `most` vertices, and at most twice as many edges as vertices.
    fn random(most: u64, random: &mut SplitMix64) -> Self {
        let count = random.between(1, most);
        let edges = random.between(0, 2 * count) as usize;
        let mut graph = Self { options: vec![Vec::new(); count as usize], edges, text: String::new() };
        for _ in 0..edges {
            let [from, to] = [(); 2].map(|()| random.below(count) as usize);
            graph.options[from].push(to);
            writeln!(graph.text, "{} {}", from + 1, to + 1).unwrap();
        }
        graph
    }
}

#[test]
fn graphs_with_endings() {
    let mut random = SplitMix64::new(1);
    for _ in 0..400 {
        let Digraph { options, edges, mut text } = Digraph::random(7, &mut random);
        let count = options.len();
        let mut endings = HashMap::new();
        for vertex in 0..count {
            if random.chance(1, 4) {
                endings.insert(vertex, random.chance(1, 2));
                writeln!(text, "{} {}", if endings[&vertex] { 'W' } else { 'L' }, vertex + 1).unwrap();
            }
        }
        let input = format!("{count} {edges}\n{text}");
        let expected: Vec<String> = labels_by_rounds(&options, &endings)
            .into_iter()
            .map(|label| match label {
                Some((wins, plies)) => format!("{} {plies}", if wins { 'W' } else { 'L' }),
                None => "D".to_owned(),
            })
            .collect();
        assert_eq!(solve("graph-wld", &input), expected.join("\n"), "{input}");
    }
}

/// Two tokens by rounds of the definition: where Alice has won after so many moves.
#[test]
fn two_tokens_by_rounds() {
    let mut random = SplitMix64::new(7);
    for _ in 0..300 {
        let Digraph { options, edges, text } = Digraph::random(5, &mut random);
        let count = options.len();
        // By who moves (Bob first), Bob's vertex and Alice's.
        let mut won = vec![[false; 2]; count * count];
        for _ in 0..=2 * count * count {
            for bob in 0..count {
                for alice in 0..count {
                    let at = |bob: usize, alice: usize| bob * count + alice;
                    let meet = bob == alice;
                    let bob_loses = options[bob].iter().all(|&to| won[at(to, alice)][1]);
                    let alice_wins = options[alice].iter().any(|&to| won[at(bob, to)][0]);
                    won[at(bob, alice)] = [meet || bob_loses, meet || alice_wins];
                }
            }
        }
        let [bob, alice] = [(); 2].map(|()| random.below(count as u64) as usize);
        let input = format!("1\n{count} {edges}\n{text}{} {}\n", bob + 1, alice + 1);
        let word = if won[bob * count + alice][0] { "No" } else { "Yes" };
        assert_eq!(solve("happy", &input), format!("Case #1: {word}"), "{input}");
    }
}

#[test]
fn names_are_found_in_any_spelling() {
    assert_eq!(find(" Nim_Misere").map(|contest| contest.name), Some("nim-misere"));
    assert!(find("misere-nim").is_none());
}

#[test]
fn samples_hold() {
    for contest in CONTESTS {
        for input in [contest.sample_input.to_owned(), contest.sample_input.replace('\n', "\r\n")] {
            let output = (contest.solve)(input.as_bytes(), &Limits::none())
                .unwrap_or_else(|e| panic!("{}: {e}", contest.name));
            assert_eq!(String::from_utf8(output).unwrap(), contest.sample_output, "{}", contest.name);
        }
    }
}

#[test]
#[expect(clippy::too_many_lines, reason = "a table of inputs")]
fn bad_input_names_its_line() {
    for (name, input, line) in [
        ("nim", "", 1),
        ("nim", "3\n1 2\n", 2),
        ("nim", "2\n1 x\n", 2),
        ("nim", "2\n1 2 3\n", 2),
        ("nim", "2\n1 2\n3\n", 3),
        ("nim", "1000000000\n", 1),
        ("nim", "1\n18446744073709551616\n", 2),
        ("nim", "-1\n", 1),
        ("nim-misere", "1\n\u{fc}\n", 2),
        ("bash", "5\n", 1),
        ("bash", "5 0\n", 1),
        ("wythoff", "3 5 7\n", 1),
        ("baskin-robbins", "0 3\n", 1),
        ("split-game", "seven\n", 1),
        ("subtraction", "5 2\n1\n", 2),
        ("subtraction", "5 2\n1 0\n", 2),
        ("chomp", "0 4\n", 1),
        ("fibonacci-nim", "x\n", 1),
        ("moore-nim", "3 0\n1 2 3\n", 1),
        ("moore-nim", "3 2\n1 2\n", 2),
        ("poker-nim", "2\n1 -3\n", 2),
        ("silver-dollar", "10 2\n4 4\n", 2),
        ("silver-dollar", "10 2\n4\n11\n", 3),
        ("silver-dollar", "10 2\n0 4\n", 2),
        ("silver-dollar", "3 4\n1 2 3 4\n", 1),
        ("silver-dollar", "10 2\n4 5 6\n", 2),
        ("graph-wld", "2 1000000000\n1 2\n", 2),
        ("graph-wld", "2 1\n1 3\n", 2),
        ("graph-wld", "2 1\n1 2\nW 3\n", 3),
        ("graph-wld", "2 1\n1 2\nW 2\n\nL 2\n", 5),
        ("graph-wld", "2 1\n1 2\nX 2\n", 3),
        ("graph-wld", "2 1\n1 2\nW\n", 3),
        ("graph-wld", "2 2\n1 2\nW 2\n", 2),
        ("green-hackenbush", "", 1),
        ("green-hackenbush", "0 0\n", 1),
        ("green-hackenbush", "2 1000000000\n1 2\n", 2),
        ("green-hackenbush", "2 1\n1 3\n", 2),
        ("green-hackenbush", "2 1\n1 2\n1 2\n", 3),
        ("green-hackenbush", "1000000000 0\n", 1),
        ("wall-making", "", 1),
        ("wall-making", "0 3\n", 1),
        ("wall-making", "1000000000 1000000000\n", 1),
        ("wall-making", "2 2\n..\n", 2),
        ("wall-making", "2 2\n..\n...\n", 3),
        ("wall-making", "2 2\n..\n.#\n", 3),
        ("wall-making", "2 2\n..\n..\n..\n", 4),
        ("muv-luv", "", 1),
        ("muv-luv", "1\n0\n", 2),
        ("muv-luv", "1\n1000000000\n", 2),
        ("muv-luv", "1\n3\n1 4\n", 3),
        ("muv-luv", "1\n3\n1 0\n", 3),
        ("muv-luv", "1\n3\n3 2\n", 3),
        ("muv-luv", "2\n1\n\n", 2),
        ("muv-luv", "1\n2\n1\n1\n", 4),
        ("games-on-dag", "", 1),
        ("games-on-dag", "1 0\n", 1),
        ("games-on-dag", "1000000000 1\n1 2\n", 1),
        ("games-on-dag", "3 1000000000\n1 2\n", 2),
        ("games-on-dag", "3 1\n2 1\n", 2),
        ("games-on-dag", "3 1\n1 4\n", 2),
        ("games-on-dag", "3 2\n1 2\n1 2\n", 3),
        ("games-on-dag", "3 1\n1 2\n1 3\n", 3),
        ("bulbs", "", 1),
        ("bulbs", "2 1 0\n", 1),
        ("bulbs", "1000000001 1 0\n", 1),
        ("bulbs", "1 65 0\n", 1),
        ("bulbs", "1 1 0\n5\n1 2\n", 3),
        ("bulbs", "1 1 0\n5\n2 1 1\n", 3),
        ("bulbs", "1 2 0\n5 6\n2 1 1\n", 3),
        ("bulbs", "1 2 0\n18446744073709551615 1\n0\n", 2),
        ("bulbs", "3 1 0\n5\n1 1\n", 3),
        ("bulbs", "1 1 0\n5\n0\n7\n", 4),
        ("loopy-sg", "", 1),
        ("loopy-sg", "2 1000000000\n1 2\n", 2),
        ("loopy-sg", "1000000000 0\n", 1),
        ("loopy-sg", "2 1\n1 3\n", 2),
        ("loopy-sg", "2 1\n1 x\n", 2),
        ("happy", "", 1),
        ("happy", "1\n0 0\n1 1\n", 2),
        ("happy", "1\n2 1\n1 3\n1 1\n", 3),
        ("happy", "1\n2 1\n1 2\n1 3\n", 4),
        ("happy", "1\n2 9\n1 2\n", 3),
        ("happy", "1\n1 0\n1 1\n5\n", 4),
        ("krk", "1\ne1 a1\n", 2),
        ("krk", "1\ne1 a1 e9\n", 2),
        ("krk", "1\ne1 a1 e8\nx\n", 3),
        ("krk", "5\n", 1),
        ("nim-multiply", "5\n", 1),
        ("nim-multiply", "5 18446744073709551616\n", 1),
        ("nim-multiply", "5\n-1\n", 2),
        ("nim-multiply", "5 7 9\n", 1),
    ] {
        let contest = find(name).unwrap();
        match (contest.solve)(input.as_bytes(), &Limits::none()) {
            Ok(output) => panic!("{name} {input:?} gave {:?}", String::from_utf8_lossy(&output)),
            Err(ContestError::Stopped(reason)) => panic!("{name} {input:?}: {reason}"),
            Err(ContestError::Input(error) | ContestError::TooLarge(error)) => {
                assert_eq!(error.line, line, "{name} {input:?}: {error}");
            }
        }
    }
}
