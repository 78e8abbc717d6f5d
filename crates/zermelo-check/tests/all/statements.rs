//! Statements about games in words: what is true is accepted, and nothing else.

use crate::support::statements::Statements;
use crate::support::{Chance, accepted, certificate, check};

/// A game in words, small.
fn game(chance: &mut Chance, depth: usize) -> String {
    let simple =
        ["0", "1", "2", "1/2", "3/4", "*", "*2", "^", "v", "-1", "-3/8", "-^", "-*", "-(1 + *)", "(0)"];
    match chance.below(if depth == 0 { 2 } else { 4 }) {
        0 | 1 => (*chance.of(&simple)).to_owned(),
        2 => {
            let mut list = || {
                let count = chance.below(3);
                (0..count).map(|_| sum(chance, depth - 1)).collect::<Vec<_>>().join(",")
            };
            let (left, right) = (list(), list());
            format!("{{{left}|{right}}}")
        }
        _ => format!("-{}", game(chance, depth - 1)),
    }
}

fn sum(chance: &mut Chance, depth: usize) -> String {
    let first = game(chance, depth);
    match chance.below(4) {
        0 => format!("{first} + {}", game(chance, 0)),
        1 => format!("{first} - {}", game(chance, 0)),
        _ => first,
    }
}

#[test]
fn what_is_true_is_accepted_and_nothing_else() {
    let mut chance = Chance(11);
    let mut accepted_of_sign = [0; 3];
    for _ in 0..400 {
        let mut statements = Statements::default();
        let (one, two) = (sum(&mut chance, 2), sum(&mut chance, 1));
        for (place, sign) in ["=", "<", "||"].into_iter().enumerate() {
            let statement = format!("{one} {sign} {two}");
            let (_, truth) = statements.read(&statement).unwrap();
            let lines = statements.certificate(&statement);
            if truth {
                accepted_of_sign[place] += 1;
                assert!(accepted(&lines).to_string().starts_with(&statement));
            } else {
                assert!(check(&lines).is_err(), "{statement}");
            }
        }
    }
    assert!(accepted_of_sign.iter().all(|&count| count > 10), "{accepted_of_sign:?}");
}

#[test]
fn words_that_are_no_statement() {
    let lines = Statements::default().certificate("{1|-1} + {1|-1} = 0");
    accepted(&lines);
    let deep = format!("{}0{} = 0", "{".repeat(300), "|}".repeat(300));
    let signs = format!("{}0 = 0", "-".repeat(300));
    for (statement, reason) in [
        ("{1|-1} + {1|-1}", "two sums"),
        ("{1|-1} + {1|-1} = ", "breaks off"),
        ("{1|-1} + {1|-1} = 0 = 0", "cannot read"),
        ("{1|-1} + {1|-1 = 0", "expected '}'"),
        ("{1|-1}+{1|-1} = 0", "cannot read"),
        ("{1|-1} + {1|-1} = x", "not among the nodes"),
        ("{1|-1} + {1|-1} = 1/3", "not among the nodes"),
        ("{1|-1} + {1|-1} = 1/", "not among the nodes"),
        ("{1|-1} + {1|-1} = 999999999999999999", "not among the nodes"),
        ("{1|-1} + {1|-1} = *999999999999999999", "not among the nodes"),
        ("{1|-1} + {1|-1} = 1 + 1 + 1", "not among the nodes"),
        (deep.as_str(), "too deep"),
        (signs.as_str(), "too deep"),
    ] {
        let mut changed = lines.clone();
        changed[4] = format!("claim that {statement}");
        let failure = check(&changed).unwrap_err().to_string();
        assert!(failure.contains(reason), "{statement}: {failure}");
    }
}

#[test]
fn records_of_sums_are_strict() {
    let lines = Statements::default().certificate("* + * + * = *");
    accepted(&lines);
    let sum = lines.iter().position(|line| line.starts_with("+ ")).unwrap();
    for changed in ["+ ", "+ 1", "+ 0 1", "+ 1 0", "+ 1 9", "+ 1 1 1 1", "+ 1 1 ", "+ 1 1\tx"] {
        let mut lines = lines.clone();
        lines[sum] = changed.to_owned();
        assert!(check(&lines).is_err(), "{changed}");
    }
    let mut other = lines.clone();
    other[1] = "game nim".to_owned();
    assert!(check(&other).is_err());
}

/// A long statement about large numbers and nimbers, each of which stands in the certificate once.
#[test]
fn numbers_are_found_at_once() {
    let list = |size: usize| (0..size).map(|node| node.to_string()).collect::<Vec<_>>().join(" ");
    let mut records = vec!["nodes 600".to_owned()];
    records.extend((0..300).map(|size| format!("{}|{}", list(size), list(size))));
    records.extend((300..600).map(|node| format!("{}|", if node == 300 { 0 } else { node - 1 })));
    records.push("pairs".to_owned());
    let games = vec!["*299 + 300"; 20_000].join(" + ");
    let lines = certificate("forms", "-", "normal", &format!("that {games} = 0"), records);
    let start = std::time::Instant::now();
    assert!(check(&lines).unwrap_err().to_string().contains("a sum of the statement is not among"));
    assert!(start.elapsed().as_secs() < 3, "{:?}", start.elapsed());
}
