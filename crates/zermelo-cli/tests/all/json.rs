//! What the program prints with `--format json`: every kind of object has the form of a checked-in schema, errors too.

use crate::schema::Schema;
use serde_json::Value;
use std::io::Write;
use std::process::{Command, Output, Stdio};

fn zermelo(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_zermelo"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

/// The lines of standard output, each valid under the schema that it names.
fn lines(output: &Output) -> Vec<Value> {
    let text = std::str::from_utf8(&output.stdout).unwrap();
    let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    for json in
        lines.iter().flat_map(|line| line.as_array().map_or(std::slice::from_ref(line), Vec::as_slice))
    {
        let name = json["schema"].as_str().unwrap_or_else(|| panic!("no schema is named: {json}"));
        let file = name.strip_prefix("zermelo/").unwrap().replace('/', "-");
        if let Err(error) = Schema::named(&file).validate(json) {
            panic!("{name}: {error} in {json}");
        }
    }
    lines
}

#[test]
fn every_command_keeps_to_a_schema() {
    let graph = "a b\nb c\na c\nc a\n";
    for (arguments, input, schema, code) in [
        (vec!["solve", "nim", "3", "4", "5"], "", "answer/2", 0),
        (vec!["solve", "nim", "3", "4", "5", "--schema", "answer/1"], "", "answer/1", 0),
        (vec!["solve", "clobber", "xo.ox|oxoxo", "--plan"], "", "plan/1", 0),
        (vec!["value", "domineering", "2x3"], "", "value/1", 0),
        (vec!["value", "domineering", "4x4", "--limit-positions", "20"], "", "value/1", 3),
        (vec!["table", "nim", "1", "2"], "", "table/1", 0),
        (vec!["graph", "-"], graph, "graph/1", 0),
        (vec!["graph", "-", "--claim-p", "c"], graph, "claim/1", 1),
        (vec!["misere", "0.77"], "", "misere/1", 0),
        (vec!["value", "--misere", "cram", "2x3"], "", "misere-value/1", 0),
        (vec!["misere", "0.77", "--forms", "6"], "", "genera/1", 0),
        (vec!["eval", "*[2#0]"], "", "eval/2", 0),
        (vec!["games", "nim"], "", "game/1", 0),
        (vec!["explain", "nimber"], "", "word/1", 0),
        (vec!["eval", "*2 x *3"], "", "eval/2", 0),
        (vec!["thermograph", "{2|-1}"], "", "thermograph/1", 0),
        (vec!["sequence", "0.77", "-n", "50"], "", "sequence/1", 0),
        (vec!["sequence", "--same", "0.07"], "", "same/1", 0),
        (vec!["quiz", "--seed", "1", "--count", "1"], "", "quiz/1", 0),
        (vec!["test", "-"], "{version 1.7} [nimber] 3 {N 2}", "suite/1", 1),
        (vec!["solve", "nmi", "3"], "", "error/1", 2),
        (vec!["solve"], "", "error/1", 2),
        (vec!["solve", "tictactoe", "--only", "value"], "", "error/1", 2),
        (vec!["value", "tictactoe"], "", "error/1", 2),
        (vec!["eval", "1 +"], "", "error/1", 2),
        (vec!["eval", "*2", "--engine", "x"], "", "error/1", 2),
        (vec!["table", "nim", "1000", "1000", "1000", "--limit-positions", "10"], "", "error/1", 3),
        (vec!["games", "nmi"], "", "error/1", 2),
    ] {
        let arguments: Vec<&str> = arguments.into_iter().chain(["--format", "json"]).collect();
        let output = zermelo(&arguments, input);
        let found = lines(&output);
        assert_eq!(found.len(), 1, "{arguments:?}: {found:?}");
        assert_eq!(found[0]["schema"], format!("zermelo/{schema}"), "{arguments:?}");
        assert_eq!(output.status.code(), Some(code), "{arguments:?}");
    }
    let all = zermelo(&["games", "--format", "json"], "");
    assert!(lines(&all)[0].as_array().unwrap().len() > 50);
}

#[test]
fn errors_say_where() {
    let output = zermelo(&["solve", "nim", "3", "x", "--format", "json"], "");
    let place = &lines(&output)[0]["place"];
    let (start, end) = (place["start"].as_u64().unwrap() as usize, place["end"].as_u64().unwrap() as usize);
    assert_eq!(&place["text"].as_str().unwrap()[start..end], "x");
    assert!(output.stderr.is_empty());
}

/// One answer a line, in order, with errors in their places.
#[test]
fn batches() {
    let input = "nim 3 4 5\nnmi 3\n\ntictactoe:4x4:4\nkayles 7\n";
    let output = zermelo(&["solve", "--batch", "-", "--limit-positions", "1000"], input);
    let found = lines(&output);
    let schemas: Vec<&str> = found.iter().map(|line| line["schema"].as_str().unwrap()).collect();
    assert_eq!(schemas, ["zermelo/answer/2", "zermelo/error/1", "zermelo/answer/2", "zermelo/answer/2"]);
    assert_eq!((&found[0]["game"], &found[3]["game"]), (&Value::from("nim"), &Value::from("kayles")));
    assert_eq!(found[2]["confidence"], "stopped");
    assert_eq!(output.status.code(), Some(2));
    let fine = zermelo(&["solve", "--batch", "-", "--schema", "answer/1"], "nim 1\nnim 2\n");
    assert_eq!(lines(&fine).len(), 2);
    assert_eq!(lines(&fine)[1]["schema"], "zermelo/answer/1");
    assert_eq!(fine.status.code(), Some(0));
    assert_eq!(
        zermelo(&["solve", "--batch", "-", "--limit-positions", "10"], "tictactoe\n").status.code(),
        Some(3)
    );
}

/// Two positions on standard input are not one.
#[test]
fn lines_of_heaps_are_several_questions() {
    let refused = zermelo(&["solve", "nim", "-"], "3 4\n5\n");
    assert_eq!(refused.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("--batch"));
    for (words, input) in [
        (["solve", "nim", "-"], "3 4 5\n\n"),
        (["solve", "tictactoe", "-"], "xo.\n.x.\n..o\n"),
        (["solve", "domineering", "-"], "..\n..\n"),
        (["solve", "nim 3 +", "-"], "nim 4\n"),
    ] {
        let output = zermelo(&words, input);
        assert_eq!(output.status.code(), Some(0), "{words:?} {}", String::from_utf8_lossy(&output.stderr));
    }
}

/// A value whose options a limit cut off is printed, with the exit code of a limit.
#[test]
fn options_cut_by_a_limit() {
    let whole = zermelo(&["value", "domineering", "3x4", "--format", "json"], "");
    let needed = lines(&whole)[0]["positions"].as_u64().unwrap();
    assert_eq!(whole.status.code(), Some(0));
    let mut codes = Vec::new();
    for limit in 1..=needed {
        let output = zermelo(
            &["value", "domineering", "3x4", "--format", "json", "--limit-positions", &limit.to_string()],
            "",
        );
        let json = &lines(&output)[0];
        let is_whole = !json["value"].is_null() && !json["options"].is_null();
        assert_eq!(output.status.code(), Some(if is_whole { 0 } else { 3 }), "{limit}: {json}");
        codes.push(output.status.code());
    }
    assert!(codes.contains(&Some(3)) && codes.last() == Some(&Some(0)));
}
