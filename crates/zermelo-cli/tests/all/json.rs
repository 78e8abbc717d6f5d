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

/// Lists are lines, or there are none.
#[test]
fn lists_are_lines_of_json() {
    for (arguments, schema) in [(["eval", "--functions"], "function/1"), (["explain", "--quiet"], "word/1")] {
        let output = zermelo(&[&arguments[..], &["--format", "json"]].concat(), "");
        let found = lines(&output);
        assert!(found.len() > 50, "{arguments:?}: {}", found.len());
        assert!(found.iter().all(|line| line["schema"] == format!("zermelo/{schema}")), "{arguments:?}");
    }
    for arguments in [
        ["eval", "--functions", "--format", "latex"],
        ["explain", "--proof", "--format", "json"],
        ["draw", "nim 3", "--format", "json"],
    ] {
        assert_eq!(zermelo(&arguments, "").status.code(), Some(2), "{arguments:?}");
    }
    let misere = ["value", "cram", "3x4", "--misere", "--format", "latex"];
    assert_eq!(zermelo(&misere, "").status.code(), Some(2));
}

#[test]
fn files_are_told_about_in_schemas() {
    let folder = std::env::temp_dir().join(format!("zermelo-json-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let (tables, sums) = (folder.join("tables"), folder.join("toads.sums"));
    let (tables, sums) = (tables.to_str().unwrap(), sums.to_str().unwrap());
    for (arguments, schema) in [
        (vec!["table", "build", "chess", "KRK", "--dir", tables], "table-summary/1"),
        (vec!["table", "info", "chess", "KRK", "--dir", tables], "table-summary/1"),
        (vec!["table", "stats", "chess", "KRK", "--dir", tables], "table-summary/1"),
        (vec!["table", "verify", "chess", "KRK", "--dir", tables], "table-verify/1"),
        (
            vec!["table", "probe", "chess", "KRK", "7K/8/8/8/8/8/6R1/k7 w - - 0 1", "--dir", tables],
            "table-probe/1",
        ),
        (vec!["database", "build", sums, "toads-and-frogs", "up", "to", "8"], "database/1"),
        (vec!["database", "info", sums], "database/1"),
    ] {
        let arguments: Vec<&str> = arguments.into_iter().chain(["--format", "json"]).collect();
        let output = zermelo(&arguments, "");
        let found = lines(&output);
        assert_eq!(found[0]["schema"], format!("zermelo/{schema}"), "{arguments:?}");
        assert_eq!(output.status.code(), Some(0), "{arguments:?}");
        if schema == "table-probe/1" {
            // The board is the one that was written, not another image of it.
            assert_eq!(found[0]["position"], "7K/8/8/8/8/8/6R1/k7 w - - 0 1");
            assert_eq!(found[0]["options"].as_array().unwrap().len(), 3 + 14);
            assert!(found[0]["options"][0]["move"].is_string());
        }
    }
    std::fs::remove_dir_all(&folder).unwrap();
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
    // Input without an end, as /dev/zero is.
    let endless = zermelo(&["solve", "--batch", "-"], &"\0".repeat((1 << 26) + 1));
    assert_eq!(endless.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&endless.stderr).contains("a line has at most"));
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

/// The page and other programs get what the program prints.
#[test]
fn questions_have_the_answers_of_the_program() {
    for (arguments, question) in [
        (
            &["solve", "nim 3 4 5", "--misere"][..],
            r#"{"verb": "solve", "input": "nim 3 4 5", "options": {"misere": true}}"#,
        ),
        (&["solve", "nmi 3"], r#"{"verb": "solve", "input": "nmi 3"}"#),
        (
            &["value", "domineering 3x4", "--all"],
            r#"{"verb": "value", "input": "domineering 3x4", "options": {"all": true}}"#,
        ),
        (&["table", "nim 1 2"], r#"{"verb": "table", "input": "nim 1 2"}"#),
        (&["eval", "{1|-1} + *"], r#"{"verb": "eval", "input": "{1|-1} + *"}"#),
        (&["eval", "1 +"], r#"{"verb": "eval", "input": "1 +"}"#),
        (&["thermograph", "{2|-1}"], r#"{"verb": "thermograph", "input": "{2|-1}"}"#),
        (
            &["sequence", "kayles", "-n", "90"],
            r#"{"verb": "sequence", "input": "kayles", "options": {"to": 90}}"#,
        ),
        (
            &["misere", "0.77", "-n", "20", "--heaps", "5 9"],
            r#"{"verb": "misere", "input": "0.77", "options": {"to": 20, "heaps": "5 9"}}"#,
        ),
        (
            &["misere", "0.77", "--forms", "6"],
            r#"{"verb": "misere", "input": "0.77", "options": {"forms": 6}}"#,
        ),
        (
            &["conjecture", "bash:3", "--to", "40"],
            r#"{"verb": "conjecture", "input": "bash:3", "options": {"to": 40}}"#,
        ),
        (&["tree", "((3 5) (2 9))"], r#"{"verb": "tree", "input": "((3 5) (2 9))"}"#),
        (&["games"], r#"{"verb": "games"}"#),
        (&["explain", "nimber"], r#"{"verb": "explain", "input": "nimber"}"#),
        (
            &["quiz", "--kind", "nim", "--seed", "3", "--count", "2"],
            r#"{"verb": "quiz", "options": {"kind": "nim", "seed": 3, "count": 2}}"#,
        ),
        (
            &["review", "nim 1 2", "--moves", "1 1"],
            r#"{"verb": "review", "input": "nim 1 2", "options": {"moves": ["1 1"]}}"#,
        ),
    ] {
        let arguments: Vec<&str> = arguments.iter().copied().chain(["--format", "json"]).collect();
        let printed = zermelo(&arguments, "");
        let answer = zermelo_ask::ask(question, &zermelo_ask::Host::default());
        assert_eq!(String::from_utf8(printed.stdout).unwrap(), answer + "\n", "{arguments:?}");
    }
}

/// What is exported is what is served.
#[test]
fn the_page_can_be_exported() {
    let folder = std::env::temp_dir().join(format!("zermelo-page-{}", std::process::id()));
    let name = folder.to_str().unwrap();
    assert_eq!(zermelo(&["page", "--export", name], "").status.code(), Some(0));
    for file in ["index.html", "app.js", "zermelo_wasm.js", "zermelo_wasm_bg.wasm.gz"] {
        assert!(folder.join(file).metadata().unwrap().len() > 100, "{file}");
    }
    std::fs::remove_dir_all(folder).unwrap();
    assert_eq!(zermelo(&["page", "--address", "203.0.113.1"], "").status.code(), Some(2));
}
