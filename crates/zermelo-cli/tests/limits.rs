//! The limit on memory, against what the system says of the process.

#![cfg(target_os = "linux")]

use std::process::{Command, Stdio};
use std::time::Duration;

fn zermelo(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_zermelo"));
    command.args(arguments).arg("--quiet").stdin(Stdio::null());
    command
}

#[test]
fn a_limit_below_what_the_program_takes_is_refused_at_once() {
    for limit in ["100", "1MB"] {
        let output = zermelo(&["solve", "nim", "3", "--limit-memory", limit]).output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert!(said.contains("the program by itself takes"), "{said}");
        assert!(output.stdout.is_empty());
    }
    assert!(zermelo(&["solve", "nim", "3", "--limit-memory", "64MB"]).output().unwrap().status.success());
}

/// The greatest resident memory of a run that a limit stops, in bytes, as last seen before it ended.
fn peak(arguments: &[&str]) -> u64 {
    let mut child = zermelo(arguments).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    let status = format!("/proc/{}/status", child.id());
    let mut peak = 0;
    let code = loop {
        if let Ok(text) = std::fs::read_to_string(&status)
            && let Some(line) = text.lines().find(|line| line.starts_with("VmHWM:"))
        {
            let kilobytes: u64 = line.split_whitespace().nth(1).unwrap().parse().unwrap();
            peak = peak.max(1024 * kilobytes);
        }
        if let Some(ended) = child.try_wait().unwrap() {
            break ended.code();
        }
        std::thread::sleep(Duration::from_millis(2));
    };
    assert_eq!(code, Some(3), "{arguments:?} is stopped by its limit");
    peak
}

fn check(questions: &[&[&str]], megabytes: u64) {
    let limit = format!("{megabytes}MB");
    for question in questions {
        let peak = peak(&[*question, &["--limit-memory", &limit]].concat());
        let percent = 100 * peak / (megabytes * 1_000_000);
        assert!((75..=125).contains(&percent), "{question:?} at {limit}: the peak is {percent} % of it");
    }
}

const QUESTIONS: &[&[&str]] = &[
    &["solve", "domineering", "6x6", "--engine", "search"],
    &["solve", "clobber", "5x6", "--engine", "retrograde"],
    &["solve", "cram", "6x7", "--engine", "grundy"],
    &["value", "domineering", "6x6"],
    // One position with more options than memory holds.
    &["value", "wythoff", "165580141", "267914295"],
];

#[test]
fn at_64_megabytes_the_memory_counted_is_the_memory_used() {
    check(QUESTIONS, 64);
}

#[test]
#[ignore = "takes a gigabyte, and minutes without optimization"]
fn at_more_the_memory_counted_is_the_memory_used() {
    check(QUESTIONS, 300);
    check(QUESTIONS, 1000);
}
