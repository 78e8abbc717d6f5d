//! What does not fit in examples: several answers of which one fails, input without end, signals, styles, and moves as
//! people type them.

use std::io::Write;
use std::process::{Child, Command, ExitStatus, Output, Stdio};
use std::time::{Duration, Instant};

fn zermelo(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_zermelo"));
    command.args(arguments).env_remove("NO_COLOR");
    command
}

fn run(arguments: &[&str], input: &str) -> (String, String, Option<i32>) {
    let mut command = zermelo(arguments);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    // The program may end before it has read everything.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let Output { status, stdout, stderr } = child.wait_with_output().unwrap();
    (String::from_utf8(stdout).unwrap(), String::from_utf8(stderr).unwrap(), status.code())
}

/// Waits for the end of a process; `None` where it goes on for too long, and is killed.
fn ended(child: &mut Child, within: Duration) -> Option<ExitStatus> {
    let start = Instant::now();
    while start.elapsed() < within {
        if let Some(status) = child.try_wait().unwrap() {
            return Some(status);
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    None
}

#[test]
fn eval_answers_what_it_can() {
    let (answers, errors, code) = run(&["eval", "1+1", "2+", "2+2"], "");
    assert_eq!((answers.as_str(), code), ("2\n4\n", Some(2)));
    assert_eq!(errors.matches("error:").count(), 1, "{errors}");
    let (answers, _, code) = run(&["eval", "-"], "1 > 2\n(\n1 = 1\n");
    assert_eq!((answers.as_str(), code), ("no\nyes\n", Some(2)));
}

#[test]
fn values_are_of_loopy_expressions_too() {
    for arguments in [&["value", "value", "over"][..], &["value", "over"], &["value", "value", "{0|pass}"]] {
        let (said, _, code) = run(arguments, "");
        assert!(
            said.contains("value        over") && said.contains("Right can move to\n  over  over"),
            "{said}"
        );
        assert_eq!(code, Some(0));
    }
    let (said, _, _) = run(&["value", "value", "on", "+", "off"], "");
    assert!(said.contains("outcome      D"), "{said}");
    let (_, refused, code) = run(&["value", "zork"], "");
    assert!(refused.contains("no game of this name") && code == Some(2), "{refused}");
}

#[test]
fn rule_files_of_the_program_are_shown_by_their_games() {
    let shown = |name| run(&["rules", "show", name], "").0;
    assert!(shown("cakes").starts_with("cakes (cakes)"));
    assert_eq!(shown("cakes"), shown("cakes.star"));
    assert_eq!(shown("connect-four"), shown("connect_four.star"));
    assert_eq!(run(&["eval", "backsliding(t.f)"], "").0, "0\n");
}

#[test]
fn worksheets_have_comments_over_several_lines() {
    let (said, _, _) = run(&["repl", "-"], "a := 1 // one\n/* two\nthree */ a + 1\n");
    assert_eq!(said, "%1  a = 1\n%2  2\n");
}

#[test]
fn positions_are_solved_without_the_command() {
    let (implied, _, code) = run(&["nim", "3", "4", "5"], "");
    assert_eq!(code, Some(0));
    assert_eq!(implied, run(&["solve", "nim", "3", "4", "5"], "").0);
    let (_, errors, code) = run(&["sovle", "nim", "3"], "");
    assert!(code == Some(2) && errors.contains("solve"), "{errors}");
    let (_, errors, code) = run(&["nmi", "3"], "");
    assert!(code == Some(2) && errors.contains("did you mean 'nim'"), "{errors}");
    let (fen, _, code) = run(&["4k3/8/8/8/8/8/8/R3K3 w - - 0 1"], "");
    assert!(code == Some(0) && fen.starts_with("krk e1 a1 e8") && fen.contains("mates in"), "{fen}");
}

#[test]
fn answers_are_styled_as_asked() {
    let bold = |arguments: &[&str]| run(arguments, "").0.contains('\u{1b}');
    assert!(!bold(&["solve", "nim", "3", "4"]));
    assert!(bold(&["solve", "nim", "3", "4", "--color", "always"]));
    assert!(bold(&["--color=always", "nim", "3", "4"]));
    assert!(!bold(&["solve", "nim", "3", "4", "--color", "never"]));
}

#[cfg(unix)]
#[test]
fn input_without_end_is_refused() {
    for arguments in
        [&["eval"][..], &["quiz"], &["solve", "nim", "-"], &["play", "nim", "3", "4"], &["contest", "nim"]]
    {
        let mut command = zermelo(arguments);
        command.stdin(std::fs::File::open("/dev/zero").unwrap()).stdout(Stdio::null()).stderr(Stdio::null());
        let status = ended(&mut command.spawn().unwrap(), Duration::from_secs(20));
        assert_eq!(status.and_then(|status| status.code()), Some(2), "{arguments:?}");
    }
}

#[cfg(unix)]
#[test]
fn dialogues_end_at_the_first_signal() {
    for (arguments, first) in
        [(&["quiz", "--seed", "1"][..], "hint\n"), (&["play", "nim", "3", "4"], "hint\n")]
    {
        let mut command = zermelo(arguments);
        command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        let mut child = command.spawn().unwrap();
        let mut input = child.stdin.take().unwrap();
        input.write_all(first.as_bytes()).unwrap();
        std::thread::sleep(Duration::from_millis(1_500));
        assert!(child.try_wait().unwrap().is_none(), "{arguments:?} waits for a line");
        assert!(Command::new("kill").args(["-TERM", &child.id().to_string()]).status().unwrap().success());
        assert!(ended(&mut child, Duration::from_secs(5)).is_some(), "{arguments:?}");
        drop(input);
    }
}

/// A sheet is printed on paper: its lines are no longer than those of a terminal, except for what has no blank.
#[test]
fn lines_of_sheets_are_broken() {
    for seed in ["1", "2", "3"] {
        let (sheet, _, _) = run(&["quiz", "--sheet", "--seed", seed, "--count", "5"], "");
        let longest = sheet.lines().map(|line| line.chars().count()).max().unwrap();
        assert!((60..=80).contains(&longest), "{longest}: {sheet}");
    }
}

#[test]
fn moves_are_typed_in_short_and_judged() {
    let (said, _, _) = run(&["play", "nim", "3", "5", "--computer", "none"], "take 4\ntake 2\nb2\n");
    assert!(said.contains("Left: you (moves first). Right: you."), "{said}");
    assert!(said.contains("3 1   Right to move."), "{said}");
    assert!(said.contains("With best play Right wins"), "{said}");
    assert!(said.contains("Left had a win: 'take 2 from heap 2'."), "{said}");
    assert!(said.contains("1 1   Left to move."), "{said}");
    assert!(said.contains("'b2' is not a move here; possible: take 1 from heap 1"), "{said}");
    let (said, _, _) = run(&["play", "nim", "3", "5"], "take 2\n");
    assert!(said.contains("'take 2' can be take 2 from heap 1; take 2 from heap 2"), "{said}");
    let (said, _, _) = run(&["play", "tictactoe", "--computer", "none"], "b2\na1\n");
    assert!(said.contains(".x.") && said.contains("o.."), "{said}");
    assert!(said.contains("With best play it is a draw"), "{said}");
}

#[test]
fn games_are_explained_by_any_name() {
    for entry in zermelo::catalogue::entries() {
        for name in entry.names() {
            let (said, errors, code) = run(&["explain", name], "");
            assert_eq!(code, Some(0), "{name}: {errors}");
            assert!(
                said.contains(entry.rules.as_ref())
                    || said.contains(&format!("zermelo games {}", entry.name)),
                "{name}: {said}"
            );
        }
    }
    let (said, _, _) = run(&["explain", "temperatur"], "");
    assert!(said.is_empty());
}
