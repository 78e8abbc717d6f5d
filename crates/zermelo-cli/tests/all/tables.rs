//! Answers by tables on disk: of rule files, and of the games with numbers of their own. A table that was made from other rules is
//! not believed, whatever the file is called.

use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("zermelo-tables-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(folder.join("other")).unwrap();
        Self(folder)
    }

    fn run(&self, words: &[&str]) -> Output {
        Command::new(env!("CARGO_BIN_EXE_zermelo")).current_dir(&self.0).args(words).output().unwrap()
    }

    /// What an answered question prints.
    fn answer(&self, words: &[&str]) -> String {
        let output = self.run(words);
        assert!(output.status.success(), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_table_of_other_rules_is_not_believed() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let rules = std::fs::read_to_string(games.join("dodgem.star")).unwrap();
    // Where a player who cannot move passes, nobody wins.
    let other = rules.replace("loopy = True,", "loopy = True, passing = FREELY,");
    assert_ne!(rules, other);
    let scratch = Scratch::new("rules");
    std::fs::write(scratch.0.join("dodgem.star"), &rules).unwrap();
    std::fs::write(scratch.0.join("other/dodgem.star"), &other).unwrap();
    scratch.answer(&["table", "build", "dodgem.star", "--dir", "tables"]);
    let by_table = "Proved, by the table dodgem.star";
    assert!(scratch.answer(&["solve", "dodgem.star", "--tables", "tables"]).contains(by_table));

    let output = scratch.run(&["solve", "other/dodgem.star", "--tables", "tables"]);
    let told = String::from_utf8(output.stdout).unwrap();
    assert!(told.contains("a draw, whoever moves first") && !told.contains(by_table), "{told}");
    let noted = String::from_utf8(output.stderr).unwrap();
    assert!(noted.contains("dodgem.star was made from another text of dodgem.star"), "{noted}");
    for verb in ["build", "info", "stats", "verify", "probe"] {
        let refused = scratch.run(&["table", verb, "other/dodgem.star", "--dir", "tables"]);
        let said = String::from_utf8_lossy(&refused.stderr);
        assert_eq!(refused.status.code(), Some(2), "{verb}: {said}");
        assert!(said.contains("another text of dodgem.star"), "{verb}: {said}");
    }
    // What was refused has left the table as it was.
    assert_eq!(std::fs::read_to_string(scratch.0.join("tables/dodgem.star/rules.star")).unwrap(), rules);
    assert!(scratch.answer(&["solve", "dodgem.star", "--tables", "tables"]).contains(by_table));
}

/// Rules that a file loads are rules of the table as well: from another text nothing is believed.
#[test]
fn a_table_keeps_the_files_that_its_rules_load() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let scratch = Scratch::new("loads");
    for file in ["backsliding.star", "toads_and_frogs.star"] {
        std::fs::copy(games.join(file), scratch.0.join(file)).unwrap();
    }
    scratch.answer(&["table", "build", "backsliding.star", "tt.ff", "--dir", "tables"]);
    let asked = ["solve", "backsliding.star", "tt.ff", "--tables", "tables"];
    assert!(scratch.answer(&asked).contains("Proved, by the table backsliding.star"));

    let loaded = scratch.0.join("toads_and_frogs.star");
    let text = std::fs::read_to_string(&loaded).unwrap();
    std::fs::write(&loaded, text + "# More\n").unwrap();
    let output = scratch.run(&asked);
    assert!(!String::from_utf8_lossy(&output.stdout).contains("by the table"));
    let noted = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(noted.contains("was made from another text of backsliding.star"), "{noted}");
    let refused = scratch.run(&["table", "info", "backsliding.star", "tt.ff", "--dir", "tables"]);
    let said = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert_eq!(refused.status.code(), Some(2), "{said}");
    assert!(said.contains("another text of toads_and_frogs.star"), "{said}");
}

/// What cannot be read of a table is told, and the engines answer.
#[test]
fn a_broken_table_is_named() {
    let scratch = Scratch::new("broken");
    scratch.answer(&["table", "build", "connect-four", "2x3:3", "--dir", "tables"]);
    let first = scratch.0.join("tables/connect-four-2x3-3/slice-0000");
    let whole = std::fs::read(&first).unwrap();
    let mut changed = whole.clone();
    changed[40] ^= 1;
    for (bytes, why) in [(changed, "has changed"), (b"hello".to_vec(), "is not a table")] {
        std::fs::write(&first, bytes).unwrap();
        let output = scratch.run(&["solve", "nim", "3", "--tables", "tables"]);
        let noted = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.success(), "{noted}");
        assert!(noted.contains("connect-four-2x3-3 is not used") && noted.contains(why), "{noted}");
    }
}

/// The verdict for who moves, and the moves with what they lead to, of an answer, without what it rests on.
fn facts_of(answer: &str, mover: &str) -> Value {
    let answer: Value = serde_json::from_str(answer).unwrap();
    let verdict = |verdict: &Value| json!([verdict["result"], verdict["distance"]]);
    let moves = answer["moves"].as_array().unwrap().iter();
    let mut moves: Vec<Value> = moves.map(|one| json!([one["to"], verdict(one)])).collect();
    moves.sort_by_key(Value::to_string);
    json!([verdict(&answer["winner"][mover]), moves])
}

#[test]
fn tables_with_numbers_of_their_own_answer_for_their_rule_files() {
    let scratch = Scratch::new("numbers");
    for table in [
        &["connect-four", "4x3"][..],
        &["connect-four", "3x3:3"],
        &["marks", "3x3:3"],
        &["kalah", "2x2"],
        &["quixo", "3x3"],
        &["l-game", "4x4"],
    ] {
        scratch.answer(&[&["table", "build"], table].concat());
    }
    for (question, mover, table) in [
        ("connect-four 3x4", "left", Some("connect-four-4x3")),
        ("connect-four ....|o...|x...", "left", Some("connect-four-4x3")),
        ("connect-four ....|o...|x...", "right", None),
        ("connect-four:3 ...|o..|xx.", "right", Some("connect-four-3x3-3")),
        ("connect-four 3x3", "left", None),
        ("mnk.star x..|.o.|...", "left", Some("marks-3x3-3")),
        ("mnk.star:3,3,2 x..|.o.|...", "left", None),
        ("kalah", "left", Some("kalah-2x2")),
        ("kalah:seeds=1", "left", None),
        ("quixo \"xx......o\"", "right", Some("quixo-3x3")),
        ("l-game", "left", Some("l-game-4x4")),
    ] {
        let words = |more: &[&'static str]| {
            let question = question.split_once(' ').map_or(vec![question], |(name, rest)| vec![name, rest]);
            [&["solve"], &question[..], &["--to-move", mover, "--format", "json"], more].concat()
        };
        let plain = scratch.answer(&words(&[]));
        let by_table = scratch.answer(&words(&["--tables", "tables"]));
        assert_eq!(facts_of(&by_table, mover), facts_of(&plain, mover), "{question}");
        match table {
            Some(table) => {
                assert!(by_table.contains(&format!("the table {table} of")), "{question}: {by_table}");
            }
            None => assert_eq!(by_table, plain, "{question}"),
        }
    }
    // A file of the folder has the name of one that comes with the program, and may have other rules.
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let rules = std::fs::read_to_string(games.join("connect_four.star")).unwrap();
    let other = rules.replace("wins = LEFT), in_row", "wins = RIGHT), in_row");
    assert_ne!(rules, other);
    std::fs::write(scratch.0.join("connect_four.star"), other).unwrap();
    let told = scratch.answer(&["solve", "connect-four", "3x4", "--tables", "tables"]);
    assert!(!told.contains("the table"), "{told}");
}

#[test]
fn lines_of_a_batch_are_answered_by_tables() {
    let scratch = Scratch::new("batch");
    scratch.answer(&["table", "build", "quixo", "3x3"]);
    std::fs::write(scratch.0.join("lines"), "quixo\nnim 3 4 5\n").unwrap();
    let told = scratch.answer(&["solve", "--batch", "lines", "--tables", "tables"]);
    let lines: Vec<&str> = told.lines().collect();
    assert_eq!(lines.len(), 2);
    assert!(lines[0].contains("the table quixo-3x3 of") && !lines[1].contains("the table"), "{told}");
}

#[test]
fn the_longest_line_of_a_table_is_best_play() {
    let scratch = Scratch::new("line");
    for words in [
        &["chess", "KRK"][..],
        &["dodgem"],
        &["three-mens-morris"],
        &["quixo", "3x3"],
        &["connect-four", "4x3"],
        &["marks", "2x2:3"],
    ] {
        scratch.answer(&[&["table", "build"], words].concat());
        let stats = scratch.answer(&[&["table", "stats"], words, &["--format", "json"]].concat());
        let stats: Value = serde_json::from_str(&stats).unwrap();
        let line = stats["line"].as_array().unwrap();
        // Every position is one ply nearer to the end, and is told as when it is asked for.
        for (place, stop) in line.iter().enumerate() {
            assert_eq!(stop["label"]["plies"], line.len() - 1 - place, "{words:?}");
            let position = stop["position"].as_str().unwrap();
            let probed =
                scratch.answer(&[&["table", "probe"], words, &[position, "--format", "json"]].concat());
            let probed: Value = serde_json::from_str(&probed).unwrap();
            assert_eq!(probed["label"], stop["label"], "{position}");
            let leads_to = |option: &Value| option["position"] == line[place + 1]["position"];
            assert!(
                place + 1 == line.len() || probed["options"].as_array().unwrap().iter().any(leads_to),
                "{position}"
            );
        }
        let longest = |is_meant: fn(&str) -> bool| {
            let all = stats["distances"].as_array().unwrap().iter().map(|one| &one["label"]);
            let meant = all.filter(|label| is_meant(label["result"].as_str().unwrap()));
            meant.filter_map(|label| label["plies"].as_u64()).max()
        };
        let plies = longest(|result| result == "win" || result == "loss")
            .or_else(|| longest(|result| result == "tie"));
        assert_eq!(Some(line.len() as u64 - 1), plies, "{words:?}");
    }
}

/// Options look as they do from the board that was written: one move turns nothing round.
#[test]
fn a_probe_shows_the_board_that_was_written() {
    let scratch = Scratch::new("written");
    for (table, position, option) in [
        (&["quixo", "3x3"][..], "x..|...|..o x", "x..|...|x.o o"),
        (&["mills", "3"], "o..............x 2-2 x", "o.....x........x 1-2 o"),
        (&["hex", "3x3"], "...|...|x.. right", "..o|...|x.. left"),
    ] {
        scratch.answer(&[&["table", "build"], table].concat());
        let told = scratch.answer(&[&["table", "probe"], table, &[position]].concat());
        assert!(told.starts_with(&format!("{position}: ")), "{told}");
        assert!(told.contains(&format!("\n  {option}: ")), "{told}");
    }
}

#[test]
fn a_start_where_play_is_over_is_told() {
    let scratch = Scratch::new("over");
    for (words, example) in [
        (&["othello", "4x4"][..], Some("zermelo table build othello.star\n")),
        (&["konane", "3x3"], Some("zermelo table build konane.star '.ox.|o..x|....'\n")),
        (&["othello"], None),
        (&["konane", "xo.x"], None),
    ] {
        let output = scratch.run(&[&["table", "build"], words].concat());
        let (told, noted) =
            (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        assert!(output.status.success(), "{words:?}: {noted}");
        assert_eq!(told.contains(": one position, "), example.is_some(), "{told}");
        match example {
            Some(example) => {
                assert!(
                    noted.contains("play is over where it begins") && noted.ends_with(example),
                    "{noted}"
                );
            }
            None => assert_eq!(noted, "", "{words:?}"),
        }
    }
}

#[test]
fn slices_are_counted_one_by_one() {
    let scratch = Scratch::new("slices");
    scratch.answer(&["table", "build", "marks", "3x3:3"]);
    let told = scratch.answer(&["table", "info", "marks", "3x3:3", "--format", "json"]);
    let told: Value = serde_json::from_str(&told).unwrap();
    let slices = told["each_slice"].as_array().unwrap();
    let count = |slice: &Value| ["win", "loss", "tie", "draw"].map(|key| slice[key].as_u64().unwrap());
    // The boards of tic-tac-toe by marks, full ones first.
    let positions: Vec<u64> = slices.iter().map(|slice| count(slice).iter().sum()).collect();
    assert_eq!(positions, [78, 390, 1140, 1520, 1260, 756, 252, 72, 9, 1]);
    for (nth, key) in ["win", "loss", "tie", "draw"].into_iter().enumerate() {
        assert_eq!(told[key], slices.iter().map(|slice| count(slice)[nth]).sum::<u64>(), "{key}");
    }
}
