//! The tables of what the lectures ask, in the book: every command is run, and says what its row says it does.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// The words of a command line as the shell reads them, with what stands in quotes as one, and `\n` in `$'...'` as the end of
/// a line.
fn words(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut rest = line.trim_start();
    while let Some(first) = rest.chars().next() {
        let is_escaped = rest.starts_with("$'");
        let (word, after) = match first {
            '\'' | '"' => rest[1..].split_once(first).expect("quotes are closed"),
            _ if is_escaped => rest[2..].split_once('\'').expect("quotes are closed"),
            _ => rest.split_once(' ').unwrap_or((rest, "")),
        };
        words.push(if is_escaped { word.replace("\\n", "\n") } else { word.to_owned() });
        rest = after.trim_start();
    }
    words
}

/// What a command prints; what stands behind `<<<` is its input.
fn said(line: &str) -> String {
    let (line, input) = line.split_once(" <<< ").map_or((line, None), |(line, input)| (line, Some(input)));
    let mut child = Command::new(env!("CARGO_BIN_EXE_zermelo"))
        .args(words(line))
        .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."))
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let input = input.map_or(String::new(), |input| words(input).concat() + "\n");
    // A command that reads nothing may have ended.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    // A claim that fails is an answer.
    assert!(
        matches!(output.status.code(), Some(0 | 1)),
        "{line}: {}",
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn the_commands_of_the_tables_answer_what_is_asked() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/src/lectures.md");
    let text = std::fs::read_to_string(page).unwrap();
    let mut count = 0;
    for row in text.lines().filter(|line| line.contains("| `zermelo ")) {
        let cells: Vec<&str> = row.trim_matches(['|', ' ']).split(" | ").collect();
        let [asked, command, expected] = cells[..] else { panic!("{row}") };
        let said = said(command.trim_matches('`').strip_prefix("zermelo ").unwrap());
        assert!(said.contains(expected), "{asked}: {command} says\n{said}");
        count += 1;
    }
    assert!(count > 130, "{count}");
}
