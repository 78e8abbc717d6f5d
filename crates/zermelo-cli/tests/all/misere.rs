//! `zermelo misere` as a program: JSON in the form of the schema, and what stops it.

use crate::schema::Schema;
use serde_json::Value;
use std::process::{Command, Output};
use std::time::{Duration, Instant};

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_zermelo"));
    command.arg("misere").args(arguments);
    command
}

fn output(arguments: &[&str]) -> Output {
    command(arguments).output().unwrap()
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

#[test]
fn json_has_the_form_of_the_schema() {
    let schema = Schema::named("misere-1");
    for (arguments, code, confidence) in [
        (vec!["0.77"], 0, "proved"),
        (vec!["0.00"], 0, "proved"),
        (vec!["0.77", "-n", "9", "--heaps", "5 4 1"], 0, "checked"),
        (vec!["0.75", "--heaps", "1"], 0, "proved"),
        (vec!["0.77", "-n", "5", "--heaps", "400 1000000"], 3, "checked"),
        (vec!["0.45"], 3, "stopped"),
        (vec!["0.45", "--heaps", "3 3"], 0, "stopped"),
        (vec!["0.77", "--limit-positions", "3"], 3, "stopped"),
        (vec!["4.77", "--limit-time", "10ms"], 3, "stopped"),
    ] {
        let output = output(&[arguments.as_slice(), &["--format", "json"]].concat());
        let mut json: Value = serde_json::from_slice(&output.stdout).unwrap();
        if let Err(error) = schema.validate(&json) {
            panic!("{arguments:?}: {error}\n{json}");
        }
        assert_eq!(json["confidence"], confidence, "{arguments:?}");
        assert_eq!(output.status.code(), Some(code), "{arguments:?}");
        json["order"] = 0.into();
        assert!(!schema.is_valid(&json));
    }
}

#[test]
fn a_limit_is_named_and_what_is_known_is_printed() {
    let output = output(&["4.77", "--limit-time", "10ms"]);
    assert_eq!(output.status.code(), Some(3));
    assert!(text(&output.stdout).starts_with("Stopped: "), "{}", text(&output.stdout));
    assert!(text(&output.stdout).contains("--limit-time"));
}

/// Codes whose quotients grow without end, or whose moves do.
#[test]
fn codes_that_blow_up_stop_by_themselves() {
    for code in ["0.07", "0.16", "0.57", "4.77", "0.*"] {
        let start = Instant::now();
        let output = output(&[code]);
        assert_eq!(output.status.code(), Some(3), "{code}");
        assert!(text(&output.stdout).starts_with("Stopped: "), "{code}");
        assert!(start.elapsed() < Duration::from_secs(30), "{code}");
    }
}

/// Who wins a sum does not wait for the quotient of larger heaps, which may be infinite.
#[test]
fn a_sum_is_answered_at_once() {
    for (code, heaps) in [("0.07", "6"), ("0.07", "3 5 6"), ("0.16", "4 4"), ("4.77", "2 3"), ("0.45", "3 3")]
    {
        let start = Instant::now();
        let output = output(&[code, "--heaps", heaps]);
        assert_eq!(output.status.code(), Some(0), "{code} {heaps}");
        assert!(text(&output.stdout).contains(", misère play: "), "{}", text(&output.stdout));
        assert!(text(&output.stdout).contains("in the quotient: "), "{}", text(&output.stdout));
        assert!(start.elapsed() < Duration::from_secs(3), "{code} {heaps}: {:?}", start.elapsed());
    }
}

#[cfg(unix)]
#[test]
fn an_interrupt_stops_it_with_what_is_known() {
    use std::process::Stdio;
    let mut child = command(&["0.*", "--limit-time", "60s"]).stdout(Stdio::piped()).spawn().unwrap();
    std::thread::sleep(Duration::from_millis(500));
    let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(sent.success());
    let start = Instant::now();
    let code = child.wait().unwrap().code();
    assert!(start.elapsed() < Duration::from_secs(10));
    assert_eq!(code, Some(3));
}
