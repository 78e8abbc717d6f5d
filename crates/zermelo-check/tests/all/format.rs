//! The examples of FORMAT.md are accepted by the library and by the program.

use std::ffi::OsStr;
use std::io::Write;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use zermelo_check::{Certificate, Failure, Limits};

fn examples() -> Vec<String> {
    let book = include_str!("../../FORMAT.md");
    let blocks = book.split("```text\n").skip(1).map(|block| block.split("```").next().unwrap());
    blocks.filter(|block| block.starts_with("zermelo certificate 1\n")).map(str::to_owned).collect()
}

#[test]
fn every_example_is_accepted() {
    let examples = examples();
    assert_eq!(examples.len(), 18);
    for example in &examples {
        zermelo_check::check(example.as_bytes()).unwrap_or_else(|failure| panic!("{failure}\n{example}"));
    }
    for claim in [
        "labels",
        "winner",
        "draw",
        "grundy",
        "loopy-grundy",
        "period",
        "less",
        "that",
        "canonical",
        "stoppers",
        "quotient",
    ] {
        assert!(examples.iter().any(|example| example.contains(&format!("\nclaim {claim}"))), "{claim}");
    }
}

/// A certificate as a value has all of it: written again, it is the same text.
#[test]
fn every_example_is_a_value() {
    for example in examples() {
        let certificate = Certificate::read(example.as_bytes(), Limits::default()).unwrap();
        let Certificate { header, claim, records } = &certificate;
        let convention = if header.misere { "misere" } else { "normal" };
        let mut text = format!(
            "zermelo certificate 1\ngame {}\nposition {}\nconvention {convention}\nclaim {claim}\n",
            header.game, header.position
        );
        for record in records {
            text += &format!("{record}\n");
        }
        assert!(example.starts_with(&text) && example[text.len()..].starts_with("end "), "{text}");
        let limited = Limits { memory: 10, ..Limits::default() };
        let result = Certificate::read(example.as_bytes(), limited);
        assert!(matches!(result, Err(Failure::OutOfLimits { .. })) || records.is_empty(), "{result:?}");
        let changed = example.replacen("\nclaim ", "\nclaim  ", 1);
        assert!(Certificate::read(changed.as_bytes(), Limits::default()).is_err());
    }
}

/// The exit code and what is said on standard output and on the other.
fn run(arguments: &[impl AsRef<OsStr>], input: &str) -> (Option<i32>, String, String) {
    let mut program = Command::new(env!("CARGO_BIN_EXE_zermelo-check"));
    let program = program.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = program.spawn().unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.code(), text(output.stdout), text(output.stderr))
}

#[test]
fn the_program_says_by_its_exit_code_what_it_found() {
    let example = examples().remove(0);
    let (code, said, _) = run(&["-"], &example);
    assert_eq!(
        (code, said.as_str()),
        (Some(0), "-: accepted: the labels of all 4 vertices, normal play (17 records)\n")
    );
    let (code, said, _) = run(&["-"], &example.replace("\nL0\n", "\nL2\n"));
    assert_eq!(code, Some(1));
    assert!(said.starts_with("-: rejected: line "), "{said}");
    let (code, _, complaint) = run(&["-"], "something else");
    assert_eq!(code, Some(2));
    assert!(complaint.starts_with("-: not a certificate: "), "{complaint}");
    let (code, _, complaint) = run(&["--limit-memory", "10", "-"], &example);
    assert_eq!(code, Some(3));
    assert!(complaint.contains("not checked: line 10: the check needs more memory"), "{complaint}");
    assert_eq!(run(&["--limit-memory=1G", "-"], &example).0, Some(0));
    assert_eq!(run(&["--limit-time", "2min", "-"], &example).0, Some(0));
    for wrong in [
        &[][..],
        &["--limit-memory"],
        &["--limit-memory", "x", "-"],
        &["--limit-time"],
        &["--limit-time", "0", "-"],
        &["--limit-time=soon", "-"],
        &["--unknown"],
    ] {
        assert_eq!(run(wrong, "").0, Some(2), "{wrong:?}");
    }
    assert_eq!(run(&["/no/such/file"], "").0, Some(2));
    #[cfg(unix)]
    {
        let name: &OsStr = std::os::unix::ffi::OsStrExt::from_bytes(b"/no/such/\xff");
        assert_eq!(run(&[name], "").0, Some(2));
    }
    assert_eq!(run(&["--help"], "").0, Some(0));
}

/// Five lines that keep the checker busy for minutes, an input that never says anything, and one that never ends.
#[test]
fn the_program_stops_in_time() {
    let check = |input: Stdio| {
        let mut program = Command::new(env!("CARGO_BIN_EXE_zermelo-check"));
        let program = program.args(["--limit-time", "300ms", "-"]).stdin(input).stderr(Stdio::piped());
        program.stdout(Stdio::piped()).spawn().unwrap()
    };
    let ends = |child: Child| {
        let start = Instant::now();
        let output = child.wait_with_output().unwrap();
        assert!(start.elapsed() < Duration::from_millis(800), "{:?}", start.elapsed());
        let complaint = String::from_utf8(output.stderr).unwrap();
        (output.status.code(), complaint)
    };
    let mut long = check(Stdio::piped());
    let lines =
        "zermelo certificate 1\ngame heaps:0.FFFF\nposition -\nconvention normal\nclaim period 3 from 5000\n";
    let mut digest = zermelo_check::Digest::new();
    lines.lines().for_each(|line| digest.add(line.as_bytes()));
    let text = format!("{lines}end 5 {:016x}\n", digest.value());
    long.stdin.take().unwrap().write_all(text.as_bytes()).unwrap();
    let (code, complaint) = ends(long);
    assert_eq!((code, complaint.as_str()), (Some(3), "-: not checked: line 6: the time limit was reached\n"));
    let mut silent = check(Stdio::piped());
    let open = silent.stdin.take();
    let (code, complaint) = ends(silent);
    assert_eq!((code, complaint.as_str()), (Some(3), "not checked: the time limit was reached\n"));
    drop(open);
    #[cfg(unix)]
    {
        let zero = std::fs::File::open("/dev/zero").unwrap();
        let (code, complaint) = ends(check(zero.into()));
        let first_line = "-: not a certificate: the first line is not 'zermelo certificate 1'\n";
        assert_eq!((code, complaint.as_str()), (Some(2), first_line));
    }
}
