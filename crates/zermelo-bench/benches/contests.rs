//! Contest problems at their limits, reading and printing included.

use std::fmt::Write;
use zermelo::contest::find;
use zermelo_bench::{Random, best_of, report};

fn run(name: &str, what: &str, input: &str, lines: usize) {
    let contest = find(name).expect("the contest exists");
    let time = best_of(
        3,
        || (contest.solve)(input.as_bytes()).unwrap(),
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
    let heaps: Vec<String> = (0..100_000).map(|_| (random.bits() >> 1).to_string()).collect();
    run("nim", "10^5 heaps", &format!("100000\n{}\n", heaps.join(" ")), 1);
}
