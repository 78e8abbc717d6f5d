//! Theorems against brute force: on all small positions a theorem is accepted for what is true, and for nothing else.

use crate::support;
use crate::support::explicit::Explicit;
use crate::support::{Lines, certificate, check, samples, writer};

/// Says in every way who wins from a position by a theorem; whether each is accepted must be whether it is true, unless the
/// theorem says nothing. How often it said something.
fn ask(theorem: &str, game: &str, convention: &str, position: &str) -> usize {
    let graph = Explicit::explore(game, position);
    let labels = &graph.labels(convention == "misere")[0];
    let by = format!("by {theorem}");
    let claim = |claim: &str, records: Vec<String>| certificate(game, position, convention, claim, records);
    let is_win = labels[0].0 == 'W';
    let mut asked: Vec<(Lines, bool)> = vec![(claim("winner left mover right", vec![by.clone()]), !is_win)];
    if theorem == "stealing" {
        asked.push((claim("winner right mover right", vec![by.clone()]), is_win));
    } else {
        for (vertex, name) in graph.names.iter().enumerate() {
            let wins = labels[vertex].0 == 'L' && graph.options[0][0].contains(&vertex);
            asked.push((claim("winner left mover left", vec![by.clone(), format!("move {name}")]), wins));
        }
    }
    if (["bouton", "fusion"].contains(&theorem) || theorem.starts_with("period")) && convention == "normal" {
        let value = graph.grundy(0);
        asked.extend(
            (0..9).map(|tried| (claim(&format!("grundy {tried}"), vec![by.clone()]), tried == value)),
        );
    }
    let mut answers = 0;
    for (lines, truth) in asked {
        match check(&lines) {
            Err(failure) if truth => {
                assert!(failure.to_string().contains("says nothing"), "{failure}\n{lines:?}");
            }
            Ok(accepted) => {
                assert!(truth && accepted.to_string().contains("; by "), "{accepted}");
                answers += 1;
            }
            Err(_) => answers += 1,
        }
    }
    answers
}

#[test]
fn nim_in_both_conventions() {
    for convention in ["normal", "misere"] {
        for (a, b, c) in (0..5).flat_map(|a| (a..5).flat_map(move |b| (b..5).map(move |c| (a, b, c)))) {
            assert!(ask("bouton", "nim", convention, &format!("{a} {b} {c}")) > 1);
        }
    }
}

#[test]
fn wythoff() {
    for (a, b) in (0..14).flat_map(|a| (a..14).map(move |b| (a, b))) {
        assert!(ask("wythoff", "wythoff", "normal", &format!("{a} {b}")) > 1);
    }
}

#[test]
fn chomp() {
    for (a, b, c) in (1..6).flat_map(|a| (0..=a).flat_map(move |b| (0..=b).map(move |c| (a, b, c)))) {
        let rows: Vec<String> = [a, b, c].iter().filter(|&&row| row > 0).map(usize::to_string).collect();
        for theorem in ["two-rows", "corner", "stealing"] {
            let answers = ask(theorem, "chomp", "normal", &rows.join(" "));
            assert!(theorem != "two-rows" || c > 0 || answers > 1);
        }
    }
}

#[test]
fn green_hackenbush() {
    let mut chance = support::Chance(3);
    for _ in 0..300 {
        let edges: Vec<String> =
            (0..=chance.below(6)).map(|_| format!("{}-{}e", chance.below(4), chance.below(4))).collect();
        ask("fusion", "green-hackenbush", "normal", &edges.join(" "));
    }
}

/// Periods of Kayles, Dawson's Kayles, a subtraction game, and of heaps larger than anything computed.
#[test]
fn heaps_by_their_period() {
    let games = [
        ("heaps:0.77", "period 12 from 71"),
        ("heaps:0.07", "period 34 from 53"),
        ("subtraction:1,3,4", "period 7 from 0"),
        ("heaps:0.3", "period 2 from 0"),
    ];
    for (game, theorem) in games {
        for (a, b) in [(3, 5), (9, 9), (6, 14)] {
            assert!(ask(theorem, game, "normal", &format!("{a} {b}")) > 1);
        }
    }
    let kayles = |position: &str, claim: &str, records: &[&str]| {
        let records = records.iter().map(|&record| record.to_owned()).collect();
        check(&certificate("heaps:0.77", position, "normal", claim, records))
            .map(|accepted| accepted.to_string())
    };
    let period = "by period 12 from 71";
    let large = 12 * 70_000_000_000_000_000_u64 + 77;
    assert!(kayles(&large.to_string(), "grundy 4", &[period]).unwrap().contains("; by the period"));
    assert!(kayles(&large.to_string(), "grundy 3", &[period]).is_err());
    assert!(kayles(&large.to_string(), "grundy 4", &["by period 12 from 70"]).is_err());
    assert!(kayles(&large.to_string(), "grundy 4", &["by period 11 from 71"]).is_err());
    assert!(kayles(&format!("{large} {large}"), "winner right mover left", &[period]).is_ok());
    let to = format!("move {large} {large}");
    assert!(kayles(&format!("{large} {}", large + 1), "winner left mover left", &[period, &to]).is_ok());
    let to = format!("move {large} {}", large - 1);
    assert!(kayles(&format!("{large} {}", large + 1), "winner left mover left", &[period, &to]).is_err());
}

#[test]
fn every_sample_is_accepted() {
    for (theorem, game, convention, position) in samples::THEOREMS {
        let written = writer::closed_form(theorem, game, convention, position);
        assert!(written.iter().any(|lines| check(lines).is_ok()), "{theorem} {position}");
    }
}

#[test]
fn heaps_of_eighteen_digits() {
    let of = |game: &str, position: &str, claim: &str, records: &[&str]| {
        let records = records.iter().map(|&record| record.to_owned()).collect();
        check(&certificate(game, position, "normal", claim, records)).map(|accepted| accepted.to_string())
    };
    let large = "123456789012345678 987654321098765432";
    let [one, two] = [123_456_789_012_345_678_u64, 987_654_321_098_765_432];
    let sum = one ^ two;
    assert!(of("nim", &format!("{large} {sum}"), "winner right mover left", &["by bouton"]).is_ok());
    assert!(of("nim", large, "winner right mover left", &["by bouton"]).is_err());
    let to = "move 123456789012345678 123456789012345678";
    assert!(of("nim", large, "winner left mover left", &["by bouton", to]).is_ok());
    assert!(of("nim", large, &format!("grundy {sum}"), &["by bouton"]).is_ok());
    // The golden multiple of 10^17, rounded down, and 10^17 more.
    let pair = "161803398874989484 261803398874989484";
    assert!(of("wythoff", pair, "winner right mover left", &["by wythoff"]).is_ok());
    assert!(
        of("wythoff", "161803398874989485 261803398874989485", "winner right mover left", &["by wythoff"])
            .is_err()
    );
    // The sum of the new heaps is more than 64 bits can hold.
    let many = format!("move {}", ["999999999999999999"; 37].join(" "));
    assert!(of("nim", "5", "winner left mover left", &["by bouton", &many]).is_err());
    // A strategy is not asked for here.
    assert!(of("nim", large, "winner left mover left", &["1\t0"]).is_err());
    assert!(
        of("chomp", "999999999999999999 999999999999999998", "winner right mover left", &["by two-rows"])
            .is_ok()
    );
    assert!(of("go", large, "winner left mover left", &["by bouton", "move 0"]).is_err());
    assert!(of("domineering", "..|..", "winner left mover left", &["by bouton", "move #.|#."]).is_err());
}
