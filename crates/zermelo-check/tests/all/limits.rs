//! Limits hold inside everything that takes long or much: the caller's callback is asked often, and what is kept is counted.

use crate::support::{Lines, certificate, seal};
use std::cell::Cell;
use std::io::{BufReader, Read, repeat};
use std::time::{Duration, Instant};
use zermelo_check::{Accepted, Failure, Limits, Stop, check_within};

fn lines(records: &[&str]) -> Vec<String> {
    records.iter().map(|&record| record.to_owned()).collect()
}

fn numbers(count: usize) -> String {
    (0..count).map(|number| number.to_string()).collect::<Vec<_>>().join(" ")
}

/// Certificates whose check takes long, most of them much longer than any test may.
fn endless() -> Vec<(&'static str, Lines)> {
    let period =
        |game, claim: &str, records: &[&str]| certificate(game, "-", "normal", claim, lines(records));
    vec![
        ("values by definition", period("heaps:0.FFFF", "period 3 from 5000", &[])),
        ("values of one heap", period("heaps:0.00F", "period 3 from 90000", &[])),
        ("values by a bad mask", period("heaps:0.6", "period 30000000 from 30000000", &["mask 1"])),
        (
            "values by a window",
            period("heaps:0.16", "period 1000000000 from 1000000000", &["mask 30", "window 1000"]),
        ),
        ("many options", moves_from_large_heaps()),
        ("large boards", large_boards()),
        ("pairs", pairs()),
        ("a statement", statement()),
        ("a quotient", quotient()),
    ]
}

/// A move is looked for among two million options.
fn moves_from_large_heaps() -> Lines {
    let claim = "winner left mover left";
    certificate("nim", "1048576 1048575", "normal", claim, lines(&["1048576 1048575\t1048575 1048575"]))
}

/// Boards that are long to read, and to look for moves.
fn large_boards() -> Lines {
    let board = vec!["xo".repeat(31); 62].join("|");
    let records = (0..1500).map(|place| {
        let position = board.replacen("xo", "..", 1 + place);
        format!("W1 L0 {position}")
    });
    certificate("clobber", "-", "normal", "labels", records.collect())
}

/// A pair of a node with itself, of which each option is answered by itself after all those before it.
fn pairs() -> Lines {
    let size = 20_000;
    let mut records = vec![format!("nodes {}", size + 1), "|".to_owned()];
    records.extend((1..size).map(|node: usize| format!("{}|", node - 1)));
    records.push(format!("{}|", numbers(size)));
    records.extend(["pairs".to_owned(), format!("{size} {size}")]);
    certificate("forms", "-", "normal", &format!("le {size} {size}"), records)
}

fn statement() -> Lines {
    let sides = vec!["{1|-1}"; 400_000].join(" + ");
    certificate("forms", "-", "normal", &format!("that {sides} = 0"), lines(&["nodes 1", "|", "pairs"]))
}

/// A cyclic group, whose law is checked for all that generates it.
fn quotient() -> Lines {
    let order = 1500;
    let mut records = vec![format!("elements {order}"), format!("p {}", order - 1)];
    records.extend((0..order).map(|one| {
        let row = (0..order).map(|two| ((one + two) % order).to_string());
        row.collect::<Vec<_>>().join(" ")
    }));
    records.extend((0..order).map(|element| element.to_string()));
    certificate("heaps:0.3", "-", "misere", &format!("quotient {}", order - 1), records)
}

fn checked(lines: &Lines, stop: &dyn Fn() -> Option<Stop>) -> Result<Accepted, Failure> {
    check_within(seal(lines).as_slice(), Limits { stop: Some(stop), ..Limits::default() })
}

#[test]
fn a_deadline_holds_to_a_fifth_of_a_second() {
    for (what, lines) in endless() {
        let sealed = seal(&lines);
        let start = Instant::now();
        let deadline = start + Duration::from_millis(100);
        let stop = || (Instant::now() >= deadline).then_some(Stop::Time);
        let result = check_within(sealed.as_slice(), Limits { stop: Some(&stop), ..Limits::default() });
        // Some end before the deadline, on a quick machine.
        let late = start.elapsed().saturating_sub(Duration::from_millis(100));
        assert!(late < Duration::from_millis(200), "{what}: {late:?} {result:?}");
        if let Err(failure @ Failure::OutOfLimits { .. }) = &result {
            assert!(failure.to_string().contains("the time limit was reached"), "{what}: {failure}");
        }
    }
}

/// Wherever a check is stopped, it says so and nothing else.
#[test]
fn a_stop_is_neither_an_acceptance_nor_a_rejection() {
    for (what, lines) in endless() {
        for questions in [0, 1, 2, 5, 20] {
            let asked = Cell::new(0);
            let stop = || {
                asked.set(asked.get() + 1);
                (asked.get() > questions).then_some(Stop::Interrupt)
            };
            match checked(&lines, &stop) {
                Err(failure @ Failure::OutOfLimits { .. }) => {
                    assert!(failure.to_string().ends_with("interrupted"), "{what}: {failure}");
                    assert_eq!(asked.get(), questions + 1, "{what}");
                }
                other => assert!(asked.get() <= questions && questions > 0, "{what}: {other:?}"),
            }
        }
    }
}

/// A reader that counts what is taken from it.
struct Counted<'a, R>(R, &'a Cell<u64>);

impl<R: Read> Read for Counted<'_, R> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let read = self.0.read(buffer)?;
        self.1.set(self.1.get() + read as u64);
        Ok(read)
    }
}

#[test]
fn a_file_without_lines_is_given_up_at_once() {
    for byte in [0, b'z', b' '] {
        let taken = Cell::new(0);
        let result = check_within(BufReader::new(Counted(repeat(byte), &taken)), Limits::default());
        assert!(matches!(result, Err(Failure::NotACertificate(_))), "{result:?}");
        assert!(taken.get() < 1 << 17, "{}", taken.get());
    }
}

#[test]
fn a_line_without_an_end_is_bounded_by_the_memory() {
    let header = "zermelo certificate 1\ngame graph\nposition -\nconvention normal\nclaim ";
    for start in ["", "labels\nsides one\nvertices 9\n", "loopy-grundy\nvertices 9\n", "that "] {
        let taken = Cell::new(0);
        let endless = format!("{header}{start}");
        let input = BufReader::new(Counted(endless.as_bytes().chain(repeat(b'1')), &taken));
        let result = check_within(input, Limits { memory: 1 << 20, ..Limits::default() });
        assert!(matches!(result, Err(Failure::OutOfLimits { .. })), "{start} {result:?}");
        assert!(taken.get() < 1 << 20, "{start} {}", taken.get());
    }
}

/// Options are visited, not listed: there are two million of them, and room for some thousand positions.
#[test]
fn options_take_no_memory() {
    let lines = certificate("nim", "-", "normal", "labels", lines(&["W1 1048576 1048575"]));
    let result = check_within(seal(&lines).as_slice(), Limits { memory: 1 << 14, ..Limits::default() });
    assert!(
        matches!(&result, Err(Failure::Rejected { reason, .. }) if reason.contains("no label")),
        "{result:?}"
    );
}
