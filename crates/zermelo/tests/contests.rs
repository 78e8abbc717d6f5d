//! The contest problems on their published cases, and against brute force on small inputs.

mod support;

use proptest::prelude::*;
use std::fmt::Write;
use support::naive;
use zermelo::contest::{CONTESTS, find};
use zermelo::game::graph::ExplicitGame;
use zermelo::game::{Convention, Player, Verdict};

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
            let output =
                (contest.solve)(case.input.as_bytes()).unwrap_or_else(|e| panic!("{}: {e}", contest.name));
            let start: String = case.input.chars().take(100).collect();
            assert_eq!(String::from_utf8(output).unwrap(), case.output, "{}: {start:?}", contest.name);
        }
    }
}

fn solve(name: &str, input: &str) -> String {
    let output = (find(name).unwrap().solve)(input.as_bytes()).unwrap();
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
