//! The table of what the lectures ask, in the book: every command is run, and says what its row says it does.

use std::path::Path;
use std::process::Command;

/// The words of a command line, with what stands in quotes as one.
fn words(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut rest = line.trim_start();
    while let Some(first) = rest.chars().next() {
        let (word, after) = match first {
            '\'' | '"' => rest[1..].split_once(first).expect("quotes are closed"),
            _ => rest.split_once(' ').unwrap_or((rest, "")),
        };
        words.push(word.to_owned());
        rest = after.trim_start();
    }
    words
}

#[test]
fn the_commands_of_the_table_answer_what_is_asked() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/src/lectures.md");
    let text = std::fs::read_to_string(page).unwrap();
    let mut count = 0;
    for row in text.lines().filter(|line| line.contains("| `zermelo ")) {
        let cells: Vec<&str> = row.trim_matches(['|', ' ']).split(" | ").collect();
        let [asked, command, expected] = cells[..] else { panic!("{row}") };
        let line = command.trim_matches('`').strip_prefix("zermelo ").unwrap();
        let output = Command::new(env!("CARGO_BIN_EXE_zermelo"))
            .args(words(line))
            .env("LC_ALL", "C")
            .output()
            .unwrap();
        let said = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success(), "{asked}: {line}: {}", String::from_utf8_lossy(&output.stderr));
        assert!(said.contains(expected), "{asked}: {line} says\n{said}");
        count += 1;
    }
    assert!(count > 45, "{count}");
}
