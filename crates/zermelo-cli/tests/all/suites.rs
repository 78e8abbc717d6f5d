//! `zermelo test` on several threads: the same answers in the same order, and interrupts.

use serde_json::Value;
use std::fmt::Write as _;
use std::io::Write as _;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

fn started(arguments: &[&str], suite: &str) -> Child {
    let mut child = Command::new(env!("CARGO_BIN_EXE_zermelo"))
        .args(["test", "-", "--format", "json"])
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(suite.as_bytes()).unwrap();
    child
}

/// The cases without their times, and the exit code.
fn ran(child: Child) -> (Value, Option<i32>) {
    let output = child.wait_with_output().unwrap();
    let mut json: Value = serde_json::from_slice(&output.stdout).unwrap();
    for case in json["cases"].as_array_mut().unwrap() {
        case.as_object_mut().unwrap().remove("seconds").unwrap();
    }
    (json, output.status.code())
}

#[test]
fn threads_change_nothing() {
    let mut suite = String::from("{version 1.7}\n");
    for length in 1..=30 {
        writeln!(suite, "[clobber_1xn] {} {{B win, W win}}", "XO".repeat(length % 9 + 1)).unwrap();
        writeln!(suite, "[nimber] {length} {} {{N {}}}", length + 1, length ^ (length + 1)).unwrap();
        writeln!(suite, "[domineering] (...|...|...) (..|..) {{winning moves B}}").unwrap();
    }
    // One expectation fails, one case stops at the limit.
    suite += "[nimber] 3 {N 2}\n";
    writeln!(suite, "[nogo] ({0}|{0}|{0}|{0}|{0}|{0}) {{B win}}", "......").unwrap();
    let limits = ["--limit-positions", "20000"];
    let alone = ran(started(&limits, &suite));
    assert_eq!(alone.1, Some(1));
    let statuses: Vec<&str> =
        alone.0["cases"].as_array().unwrap().iter().filter_map(|case| case["status"].as_str()).collect();
    assert!(["passed", "failed", "stopped"].iter().all(|status| statuses.contains(status)), "{statuses:?}");
    for threads in ["2", "3", "200"] {
        let together = ran(started(&[&limits[..], &["--threads", threads]].concat(), &suite));
        assert_eq!(together, alone, "{threads} threads");
    }
}

/// What has not begun is left out; what was being searched says that it was stopped.
#[cfg(unix)]
#[test]
fn an_interrupt_ends_all_cases() {
    let mut suite = String::from("{version 1.7}\n[nimber] 1 {N 1}\n");
    for _ in 0..20 {
        writeln!(suite, "[nogo] ({0}|{0}|{0}|{0}|{0}|{0}|{0}) {{B win}}", ".......").unwrap();
    }
    for threads in ["1", "2"] {
        let child = started(&["--threads", threads], &suite);
        std::thread::sleep(Duration::from_millis(700));
        let start = Instant::now();
        Command::new("kill").args(["-TERM", &child.id().to_string()]).status().unwrap();
        let (json, code) = ran(child);
        assert!(start.elapsed() < Duration::from_secs(10));
        assert_eq!(code, Some(3));
        let cases = json["cases"].as_array().unwrap();
        assert_eq!(cases.len(), 1 + threads.parse::<usize>().unwrap(), "{json}");
        assert_eq!(cases[0]["status"], "passed");
        assert!(cases[1..].iter().all(|case| case["status"] == "stopped"), "{json}");
    }
}
