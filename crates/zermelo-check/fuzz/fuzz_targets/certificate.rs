//! Certificates with anything changed in them, under a closing line that is right: nothing panics, hangs or takes much
//! memory, and what is accepted is true, by the same brute force that the tests use.
//!
//! An input is the lines of a certificate without the closing one. Inputs are changed byte by byte and line by line; an empty
//! one becomes one of the tests' samples or an example of the book, so no corpus is needed to begin. How to run it: `README.md`.

#![no_main]

#[path = "../../tests/support/mod.rs"]
mod support;

use libfuzzer_sys::{fuzz_mutator, fuzz_target, fuzzer_mutate};
use std::sync::OnceLock;
use support::{Chance, Lines, samples, seal, truth};
use zermelo_check::{Limits, check_within};

const LIMITS: Limits = Limits { memory: 1 << 26, stop: None };

fuzz_target!(|bytes: &[u8]| {
    // As a file, which may be compressed.
    let _ = check_within(bytes, LIMITS);
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let lines: Lines = text.split('\n').map(str::to_owned).collect();
    // A long period is a long computation, which is no find.
    if lines
        .iter()
        .any(|line| line.starts_with("claim period") && line.len() > "claim period 999 from 999".len())
    {
        return;
    }
    if let Ok(accepted) = check_within(seal(&lines).as_slice(), LIMITS) {
        assert!(!is_small(&lines) || truth::is_true(&lines, accepted.moves_on_trust), "{accepted}\n{text}");
    }
});

/// Whether brute force takes no time, and knows the game and the spelling of the position: few and short records, and no
/// number of two digits in the header.
fn is_small(lines: &[String]) -> bool {
    let has_digits_alone =
        |line: &String| !line.as_bytes().windows(2).any(|pair| pair.iter().all(u8::is_ascii_digit));
    let has_size = lines[2].contains('x') && lines[2].contains(|letter: char| letter.is_ascii_digit());
    lines.len() < 60
        && lines.iter().all(|line| line.len() < 60)
        && lines[2..5].iter().all(has_digits_alone)
        && lines[2].len() < 24
        && !lines[1].contains("toads-and-frogs:")
        && !lines[1].contains("krk")
        && !has_size
        && !lines[2].split([' ', '+']).any(|summand| summand == "-")
}

fn seeds() -> &'static [String] {
    static SEEDS: OnceLock<Vec<String>> = OnceLock::new();
    SEEDS.get_or_init(|| {
        let book = include_str!("../../FORMAT.md");
        let blocks = book.split("```text\n").skip(1).filter_map(|block| block.split("\nend ").next());
        let examples = blocks.filter(|block| block.starts_with("zermelo ")).map(str::to_owned);
        examples.chain(samples::samples().iter().map(|lines| lines.join("\n"))).collect()
    })
}

fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    let mut chance = Chance(seed.into());
    let text = std::str::from_utf8(&data[..size]).unwrap_or("");
    if text.len() > 1 && chance.one_in(2) {
        return fuzzer_mutate(data, size, max_size);
    }
    let mut lines: Vec<&str> = text.split('\n').collect();
    let other: Vec<&str> = chance.of(seeds()).split('\n').collect();
    let (at, to) = (chance.below(lines.len()), chance.below(lines.len()));
    let number;
    match chance.below(if lines.len() < 6 { 1 } else { 7 }) {
        0 => lines = other,
        1 => lines.swap(at, to),
        2 => lines.insert(to, lines[at]),
        3 => _ = lines.remove(at),
        4 => lines.insert(at, chance.of(&other)),
        5 => {
            let words: Vec<&str> = chance.of(&other).split(' ').collect();
            let mut own: Vec<&str> = lines[at].split(' ').collect();
            let place = chance.below(own.len());
            own[place] = chance.of(&words);
            number = own.join(" ");
            lines[at] = &number;
        }
        _ => {
            let digits = |c: char| c.is_ascii_digit();
            let start = lines[at].find(digits).unwrap_or(lines[at].len());
            let end = lines[at][start..].find(|c| !digits(c)).map_or(lines[at].len(), |end| start + end);
            let large = ["999999999999999999", "4294967296", "1048576", "65536", "4096", "64"];
            let new =
                if chance.one_in(4) { (*chance.of(&large)).to_owned() } else { chance.below(10).to_string() };
            number = format!("{}{new}{}", &lines[at][..start], &lines[at][end..]);
            lines[at] = &number;
        }
    }
    let changed = lines.join("\n").into_bytes();
    let length = changed.len().min(max_size);
    data[..length].copy_from_slice(&changed[..length]);
    length
});
