//! All labellings of all graphs with at most three vertices: only the truth is accepted.

use crate::support::explicit::{Explicit, word};
use crate::support::{Lines, accepted, certificate, check, writer};
use std::collections::BTreeSet;

/// The options of all graphs with so many vertices, one of each shape.
fn graphs(size: usize) -> Vec<Vec<Vec<usize>>> {
    let orders: Vec<Vec<usize>> = match size {
        1 => vec![vec![0]],
        2 => vec![vec![0, 1], vec![1, 0]],
        _ => vec![vec![0, 1, 2], vec![0, 2, 1], vec![1, 0, 2], vec![1, 2, 0], vec![2, 0, 1], vec![2, 1, 0]],
    };
    let edge = |bits: u32, from: usize, to: usize| bits >> (from * size + to) & 1;
    let renamed = |bits: u32, order: &[usize]| {
        (0..size * size).fold(0, |new, at| {
            new | edge(bits, at / size, at % size) << (order[at / size] * size + order[at % size])
        })
    };
    let shapes: BTreeSet<u32> = (0..1_u32 << (size * size))
        .map(|bits| orders.iter().map(|order| renamed(bits, order)).min().unwrap())
        .collect();
    let options = |bits: u32| {
        (0..size).map(|from| (0..size).filter(|&to| edge(bits, from, to) == 1).collect()).collect()
    };
    shapes.into_iter().map(options).collect()
}

/// All ways to choose one of the words for each vertex.
fn choices(words: &[String], size: usize) -> Vec<Vec<String>> {
    (0..size).fold(vec![vec![]], |all, _| {
        all.iter()
            .flat_map(|some| words.iter().map(move |word| [some.clone(), vec![word.clone()]].concat()))
            .collect()
    })
}

fn rows(options: &[Vec<usize>]) -> Vec<String> {
    options.iter().map(|row| row.iter().map(usize::to_string).collect::<Vec<_>>().join(" ")).collect()
}

fn one_sided(options: &[Vec<usize>]) -> Explicit {
    let nothing = || vec![None; options.len()];
    Explicit {
        options: [options.to_vec(), options.to_vec()],
        endings: [nothing(), nothing()],
        ..Explicit::default()
    }
}

fn labelled(options: &[Vec<usize>], misere: bool, labels: &[String]) -> Lines {
    let head = vec!["sides one".to_owned(), format!("vertices {}", options.len())];
    let records = [head, labels.to_vec(), vec!["moves".to_owned()], rows(options)].concat();
    certificate("graph", "-", writer::convention(misere), "labels", records)
}

#[test]
fn only_the_true_labels_are_accepted() {
    let words = ["D", "W0", "W1", "W2", "W3", "L0", "L1", "L2", "L3"].map(str::to_owned);
    let mut checked = 0;
    for size in 1..=3 {
        let labellings = choices(&words, size);
        for options in graphs(size) {
            for misere in [false, true] {
                let truth: Vec<String> =
                    one_sided(&options).labels(misere)[0].iter().map(|&label| word(label)).collect();
                for labels in &labellings {
                    let is_accepted = check(&labelled(&options, misere, labels)).is_ok();
                    assert_eq!(is_accepted, *labels == truth, "{options:?} {labels:?}");
                    checked += 1;
                }
            }
        }
    }
    assert_eq!(checked, 2 * (2 * 9 + 10 * 81 + 104 * 729));
}

#[test]
fn only_the_true_loopy_values_are_accepted() {
    let numbers = (0..3).flat_map(|number| (0..3).map(move |counter| format!("{number} {counter}")));
    let sets = ["inf()", "inf(0)", "inf(1)", "inf(2)", "inf(0,1)", "inf(0,2)", "inf(1,2)", "inf(0,1,2)"];
    let words: Vec<String> = numbers.chain(sets.map(str::to_owned)).collect();
    for size in 1..=3 {
        let labellings = choices(&words, size);
        for options in graphs(size) {
            let truth: Vec<String> = one_sided(&options)
                .loopy()
                .into_iter()
                .map(|value| match value {
                    Ok((number, _)) => number.to_string(),
                    Err(set) => {
                        format!("inf({})", set.iter().map(u32::to_string).collect::<Vec<_>>().join(","))
                    }
                })
                .collect();
            let mut accepted = 0;
            for values in &labellings {
                let is_true =
                    values.iter().zip(&truth).all(|(value, truth)| value.split(' ').next() == Some(truth));
                let head = vec![format!("vertices {size}")];
                let records = [head, values.clone(), vec!["moves".to_owned()], rows(&options)].concat();
                let is_accepted =
                    check(&certificate("graph", "-", "normal", "loopy-grundy", records)).is_ok();
                assert!(is_true || !is_accepted, "{options:?} {values:?}");
                accepted += usize::from(is_accepted);
            }
            assert!(accepted > 0, "{options:?} {truth:?}");
        }
    }
}

/// All graphs for two players with two vertices, with endings.
#[test]
fn only_the_true_labels_of_two_players_are_accepted() {
    let words = ["D", "W0", "W1", "W2", "W3", "L0", "L1", "L2", "L3", "L4"].map(str::to_owned);
    let sides = ["", "0", "1", "0 1", "=W", "=L", "=D"];
    let labellings = choices(&words, 4);
    for row in 0..sides.len().pow(4) {
        // Every seventh is enough for a quick test, and meets every pair of sides.
        if row % 11 != 0 {
            continue;
        }
        let side = |at: u32| sides[row / sides.len().pow(at) % sides.len()];
        let mut graph = Explicit { names: vec![String::new(); 2], ..Explicit::default() };
        for player in 0..2 {
            for vertex in 0..2 {
                let side = side(2 * vertex + player as u32);
                let ending = side.strip_prefix('=').and_then(|ending| ending.chars().next());
                graph.endings[player].push(ending);
                let options = if ending.is_some() { "" } else { side };
                graph.options[player]
                    .push(options.split_whitespace().map(|word| word.parse().unwrap()).collect());
            }
        }
        let truth = graph.labels(false);
        let of = |at: usize| word(truth[at % 2][at / 2]);
        let moves = [format!("{}|{}", side(0), side(1)), format!("{}|{}", side(2), side(3))];
        for labels in labellings.iter().filter(|labels| labels[0] == of(0) || labels[3] == of(3)) {
            let is_true = (0..4).all(|at| labels[at] == of(at));
            let head = ["sides two", "vertices 2"].map(str::to_owned).to_vec();
            let pairs = vec![labels[..2].join(" "), labels[2..].join(" "), "moves".to_owned()];
            let records = [head, pairs, moves.to_vec()].concat();
            let is_accepted = check(&certificate("graph", "-", "normal", "labels", records)).is_ok();
            assert_eq!(is_accepted, is_true, "{moves:?} {labels:?}");
        }
    }
}

#[test]
fn distances_of_any_length() {
    let length = 400;
    let down: Vec<Vec<usize>> =
        (0..length).map(|vertex| if vertex == 0 { vec![] } else { vec![vertex - 1] }).collect();
    let path = Explicit {
        names: (0..length).map(|vertex| format!("v{vertex}")).collect(),
        options: [down.clone(), down],
        endings: [vec![None; length], vec![None; length]],
    };
    for two_sided in [false, true] {
        let lines = writer::labels_of_graph(&path, two_sided, false);
        accepted(&lines);
        for vertex in [100, 126, 127, 128, 300] {
            let mut changed = lines.clone();
            let label = changed
                .iter()
                .position(|line| {
                    line.starts_with(&format!("{}{vertex}", if vertex % 2 == 1 { 'W' } else { 'L' }))
                })
                .unwrap();
            changed[label] = changed[label].replace(&vertex.to_string(), &(vertex + 2).to_string());
            assert!(check(&changed).is_err(), "{vertex}");
        }
    }
}
