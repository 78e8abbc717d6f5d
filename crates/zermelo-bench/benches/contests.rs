//! Contest problems at their limits, reading and printing included.

use std::fmt::Write;
use zermelo::contest::find;
use zermelo::rulesets::strip::{Bulbs, BulbsReport, ChoiceOrder};
use zermelo::solve::Limits;
use zermelo_bench::{Random, best_of, report};

fn run(name: &str, what: &str, input: &str, lines: usize) {
    let contest = find(name).expect("the contest exists");
    let time = best_of(
        3,
        || (contest.solve)(input.as_bytes(), &Limits::none()).unwrap(),
        |output| assert_eq!(output.split(|&byte| byte == b'\n').count(), lines + 1),
    );
    report(&format!("contest {name}: {what}"), time, None);
}

fn main() {
    let mut random = Random::new(11);
    let (vertices, edges) = (200_000, 1_000_000);
    let mut graph = format!("{vertices} {edges}\n");
    for _ in 0..edges {
        writeln!(graph, "{} {}", random.below(vertices) + 1, random.below(vertices) + 1).unwrap();
    }
    run("graph-wld", "10^6 edges", &graph, vertices as usize);
    let mut path = String::from("1000001 1000000\n");
    for vertex in 1..=1_000_000 {
        writeln!(path, "{} {vertex}", vertex + 1).unwrap();
    }
    run("graph-wld", "a path of 10^6 edges", &path, 1_000_001);
    let mut positions = String::from("100000\n");
    let square = |number: u32| format!("{}{}", char::from(b'a' + (number % 8) as u8), number / 8 + 1);
    for _ in 0..100_000 {
        let squares = [(); 3].map(|()| square(random.below(64)));
        writeln!(positions, "{}", squares.join(" ")).unwrap();
    }
    run("krk", "10^5 positions, with the table", &positions, 100_000);
    trees(&mut random);
    bulbs(&mut random);
    let free = format!("20 20\n{}", format!("{}\n", ".".repeat(20)).repeat(20));
    run("wall-making", "20x20, no marked cell", &free, 1);
    let mut complete = String::from("15 105\n");
    for to in 2..=15 {
        (1..to).for_each(|from| writeln!(complete, "{from} {to}").unwrap());
    }
    run("games-on-dag", "15 vertices, all edges", &complete, 1);
    let mut green = String::from("50000 100000\n");
    for _ in 0..100_000 {
        writeln!(green, "{} {}", random.below(50_000) + 1, random.below(50_000) + 1).unwrap();
    }
    run("green-hackenbush", "10^5 edges at random", &green, 1);
    run("green-hackenbush", "a path of 10^6 edges", &path, 1);
    let heaps: Vec<String> = (0..100_000).map(|_| (random.bits() >> 1).to_string()).collect();
    run("nim", "10^5 heaps", &format!("100000\n{}\n", heaps.join(" ")), 1);
}

/// Trees of 10^6 vertices together.
fn trees(random: &mut Random) {
    const N: u32 = 1_000_000;
    let tree = |what: &str, parent: &mut dyn FnMut(u32) -> u32| {
        let mut input = format!("1\n{N}\n");
        (2..=N).for_each(|vertex| write!(input, "{} ", parent(vertex)).unwrap());
        run("muv-luv", what, &input, 1);
    };
    tree("a path of 10^6 vertices", &mut |vertex| vertex - 1);
    tree("a star of 10^6 vertices", &mut |_| 1);
    tree("a caterpillar of 10^6 vertices", &mut |vertex| {
        if vertex <= N / 2 { vertex - 1 } else { vertex - N / 2 }
    });
    tree("a tree of 10^6 vertices at random", &mut |vertex| random.below(vertex - 1) + 1);
    let mut small = String::from("100000\n");
    for _ in 0..100_000 {
        writeln!(small, "10").unwrap();
        (2..=10).for_each(|vertex| write!(small, "{} ", random.below(vertex - 1) + 1).unwrap());
        small.push('\n');
    }
    run("muv-luv", "10^5 trees of 10 vertices", &small, 100_000);
}

/// The hardest threshold of 33 random switches: the brightness that Alice just reaches, and the next. In random order
/// against the fixed one.
fn bulbs(random: &mut Random) {
    let brightness: Vec<u64> = (0..32).map(|_| u64::from(random.below(1_000_000_000))).collect();
    let switches: Vec<u64> = (0..33).map(|_| random.bits() & 0xffff_ffff).collect();
    let game = |threshold| Bulbs::new(brightness.clone(), switches.clone(), threshold).unwrap();
    let (mut reached, mut missed) = (0, brightness.iter().sum::<u64>() + 1);
    while missed - reached > 1 {
        let middle = reached.midpoint(missed);
        let wins = game(middle).evaluate(0, 0, ChoiceOrder::Random(1), &Limits::none()).unwrap().alice_wins;
        *if wins { &mut reached } else { &mut missed } = middle;
    }
    for (threshold, wins) in [(reached, true), (missed, false)] {
        let game = game(threshold);
        let asserted = |report: &BulbsReport| assert_eq!(report.alice_wins, wins);
        let fixed =
            best_of(1, || game.evaluate(0, 0, ChoiceOrder::Fixed, &Limits::none()).unwrap(), asserted);
        let time =
            best_of(3, || game.evaluate(0, 0, ChoiceOrder::Random(1), &Limits::none()).unwrap(), asserted);
        let leaves = |order| game.evaluate(0, 0, order, &Limits::none()).unwrap().leaves;
        let what = format!(
            "bulbs, N = 33, M = 32, worst threshold, {} leaves (fixed order: {})",
            leaves(ChoiceOrder::Random(1)),
            leaves(ChoiceOrder::Fixed)
        );
        report(&what, time, Some(("in fixed order", fixed)));
    }
}
