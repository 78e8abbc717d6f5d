//! Questions as the page asks them: every document keeps to its schema, every game can be shown, and what is wrong is said.

#[path = "../../zermelo/tests/support/schema.rs"]
mod schema;

use schema::Schema;
use serde_json::{Value, json};
use zermelo::catalogue::{Entry, entries};
use zermelo_ask::{Host, VERBS, ask, hand_in_words};

fn asked(question: &Value) -> Value {
    let answer = ask(&question.to_string(), &Host::default());
    let document: Value = serde_json::from_str(&answer).unwrap_or_else(|error| panic!("{error}: {answer}"));
    for one in document.as_array().map_or(std::slice::from_ref(&document), Vec::as_slice) {
        let name = one["schema"].as_str().unwrap_or_else(|| panic!("no schema is named: {one}"));
        let file = name.strip_prefix("zermelo/").unwrap().replace('/', "-");
        if let Err(error) = Schema::named(&file).validate(one) {
            panic!("{question}: {name}: {error}");
        }
    }
    document
}

#[test]
fn every_verb_keeps_to_a_schema() {
    let rules = "game = heaps(take = [1, 2, 3])\n";
    let mine = json!([{ "name": "mine.star", "text": rules }]);
    let seen: Vec<&str> = [
        (json!({ "verb": "solve", "input": "nim 3 4 5" }), "answer/2"),
        (
            json!({ "verb": "solve", "game": "nim", "position": "3 4 5", "options": { "misere": true } }),
            "answer/2",
        ),
        (json!({ "verb": "solve", "input": "nim 3 4 5", "options": { "plan": true } }), "plan/1"),
        (json!({ "verb": "solve", "input": "nim 3 4 5", "options": { "why": true } }), "answer/2"),
        (json!({ "verb": "solve", "input": "domineering 2x3", "options": { "why": true } }), "answer/2"),
        (json!({ "verb": "solve", "input": "mine.star 7", "options": { "rules": mine } }), "answer/2"),
        (json!({ "verb": "table", "input": "nim 1 2" }), "table/1"),
        (json!({ "verb": "table", "input": "nim 1 2", "options": { "format": "latex" } }), "text/1"),
        (json!({ "verb": "table", "input": "nim 1 2", "options": { "rounds": true } }), "rounds/1"),
        (
            json!({ "verb": "review", "input": "nim 1 2", "options": { "moves": ["1 1", "0 1", "0 0"] } }),
            "review/1",
        ),
        (json!({ "verb": "value", "input": "domineering 2x3" }), "value/1"),
        (json!({ "verb": "value", "input": "cram 2x3", "options": { "misere": true } }), "misere-value/1"),
        (json!({ "verb": "value", "input": "domineering 2x2", "options": { "format": "latex" } }), "text/1"),
        (json!({ "verb": "options", "input": "domineering 2x3" }), "value/1"),
        (json!({ "verb": "eval", "input": "{1|-1} + *" }), "eval/2"),
        (
            json!({ "verb": "session", "lines": ["G := {2|-1}", "", "G + %1", "chomp(", "domineering 2x2"] }),
            "session/1",
        ),
        (
            json!({ "verb": "session", "lines": [
                "f(n) := domineering(2x{n})", "table(f(n) for n in 1..2)", "thermograph(f(3))", "'{1,0|-1}'", "[1, *]"
            ] }),
            "session/1",
        ),
        (json!({ "verb": "sequence", "input": "mine.star", "options": { "to": 50, "rules": mine } }), "sequence/1"),
        (json!({ "verb": "thermograph", "input": "{2|-1}" }), "thermograph/1"),
        (
            json!({ "verb": "thermograph", "input": "domineering 2x2", "options": { "format": "svg" } }),
            "text/1",
        ),
        (json!({ "verb": "sequence", "input": "kayles", "options": { "to": 50 } }), "sequence/1"),
        (
            json!({ "verb": "sequence", "input": "kayles", "options": { "to": 50, "format": "svg" } }),
            "text/1",
        ),
        (json!({ "verb": "sequence", "input": "0.07", "options": { "same": true } }), "same/1"),
        (json!({ "verb": "misere", "input": "0.77", "options": { "to": 20, "heaps": "5 9" } }), "misere/1"),
        (json!({ "verb": "misere", "input": "0.77", "options": { "genera": 6 } }), "genera/1"),
        (json!({ "verb": "conjecture", "input": "bash:3", "options": { "to": 30 } }), "conjecture/1"),
        (json!({ "verb": "graph", "input": "a b\nb c\na c\n" }), "graph/1"),
        (json!({ "verb": "graph", "input": "a b\nb c\n", "options": { "format": "dot" } }), "text/1"),
        (json!({ "verb": "tree", "input": "((3 5) (2 9))", "options": { "trace": true } }), "tree/1"),
        (json!({ "verb": "position", "input": "chomp 2x3" }), "position/1"),
        (json!({ "verb": "draw", "input": "chomp 2x3" }), "text/1"),
        (json!({ "verb": "play", "input": "nim 3 4 5" }), "play/1"),
        (json!({ "verb": "quiz", "options": { "kind": "nim", "count": 2, "solutions": true } }), "quiz/1"),
        (json!({ "verb": "games", "input": "nim" }), "game/1"),
        (json!({ "verb": "explain", "input": "nimber" }), "word/1"),
        (
            json!({ "verb": "explain", "input": "Bouton's theorem", "options": { "proof": "3 5 6" } }),
            "proof/1",
        ),
        (json!({ "verb": "words" }), ""),
        (json!({ "verb": "names", "lines": ["take 2 from heap 1"] }), "names/1"),
        (json!({ "verb": "functions" }), ""),
        (json!({ "verb": "engine" }), "engine/1"),
        (json!({ "verb": "rules", "file": rules }), "rules/1"),
        (json!({ "verb": "certificate", "input": "nim 1 2" }), "certificate/1"),
        (json!({ "verb": "check", "certificate": "nonsense" }), "check/1"),
        (json!({ "verb": "verify", "input": "nonsense" }), "check/1"),
    ]
    .iter()
    .map(|(question, schema)| {
        let document = asked(question);
        assert!(
            schema.is_empty() || document["schema"] == format!("zermelo/{schema}"),
            "{question}: {document}"
        );
        let verb = question["verb"].as_str().unwrap();
        *VERBS.iter().find(|known| **known == verb).unwrap()
    })
    .collect();
    for verb in VERBS {
        assert!(seen.contains(&verb), "{verb} is not asked here");
    }
}

#[test]
fn arguments_have_their_steps_where_they_are_asked_for() {
    let steps = |input: &str, why: bool| {
        let answer = asked(&json!({ "verb": "solve", "input": input, "options": { "why": why } }));
        let steps = answer["why"].as_array().cloned().unwrap_or_default();
        steps.iter().map(|step| step["step"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(steps("nim 3 4 5", false), [""; 0]);
    assert!(steps("nim 3 4 5", true).contains(&"nim-sum".to_owned()));
    assert!(steps("domineering 2x3", true).contains(&"value".to_owned()));
}

#[test]
fn a_worksheet_has_tables_pictures_and_thermographs() {
    let lines = [
        "domineering 2x3",
        "table(n x n for n in 1..3)",
        "thermograph(%1)",
        "f(n) := n + 1",
        "[f(n) for n in 1..3]",
    ];
    let answer = asked(&json!({ "verb": "session", "lines": lines }));
    let line = |place: usize| &answer["lines"][place];
    assert_eq!(line(0)["drawing"]["kind"], "grid");
    assert_eq!(line(1)["table"]["rows"], json!([["1", "1"], ["2", "4"], ["3", "9"]]));
    assert_eq!(line(2)["thermograph"]["mean"], "3/4");
    assert_eq!(line(3)["name"], "f(n)");
    assert_eq!(line(4)["text"], "[2, 3, 4]");
}

#[test]
fn wrong_questions_are_refused_in_words() {
    for (question, words) in [
        ("", "the question cannot be read"),
        ("[]", "the question cannot be read"),
        (r#"{"verb": "solve", "inptu": "nim 3"}"#, "unknown field `inptu`"),
        (r#"{"verb": "solve", "options": {"miser": true}}"#, "unknown field `miser`"),
        (r#"{"verb": "slove", "input": "nim 3"}"#, "did you mean 'solve'?"),
        (r#"{"verb": "solve", "input": "nmi 3"}"#, "did you mean 'nim'?"),
        (
            r#"{"verb": "solve", "input": "nim 3", "options": {"to_move": "up"}}"#,
            "is not one of next, left, right",
        ),
        (r#"{"verb": "solve", "input": "token:/etc/passwd a"}"#, "cannot be read"),
        (r#"{"verb": "solve", "input": "/etc/x.star 3"}"#, "cannot be read"),
        (
            r#"{"verb": "sequence", "input": "kayles", "options": {"to": 999999999999}}"#,
            "is a run for the program",
        ),
        (r#"{"verb": "misere", "input": "0.77", "options": {"to": 0}}"#, "is not a number from 1"),
        (r#"{"verb": "rules", "file": "game = 3"}"#, ""),
        (r#"{"verb": "rules"}"#, "there is no rule file"),
        (r#"{"verb": "position", "input": ""}"#, ""),
        (r#"{"verb": "quiz", "options": {"level": 9}}"#, "is not one of 1, 2, 3"),
    ] {
        let document: Value = serde_json::from_str(&ask(question, &Host::default())).unwrap();
        assert_eq!(document["schema"], "zermelo/error/1", "{question}");
        assert!(document["message"].as_str().unwrap().contains(words), "{question}: {document}");
    }
    let long = format!(r#"{{"verb": "solve", "input": "{}"}}"#, "x".repeat(5 << 20));
    assert!(ask(&long, &Host::default()).contains("of which at most"));
}

/// A page has no command line: what it is told names no command and no option.
#[test]
fn a_page_is_told_what_to_do_there() {
    let partizan = json!([{ "name": "a.star", "text": "game = heaps(left = heap_moves(take = [1]), right = heap_moves(take = [2]))\n" }]);
    for (question, pointer) in [
        (json!({ "verb": "position", "input": "nmi 3" }), "/message"),
        (json!({ "verb": "position", "input": "qzv 3" }), "/place/hint"),
        (json!({ "verb": "position", "input": "absent.star" }), "/message"),
        (json!({ "verb": "solve", "input": "chess KQK" }), "/message"),
        (json!({ "verb": "session", "lines": ["game.heap.Nothing(3)"] }), "/lines/0/error"),
        (json!({ "verb": "tree", "input": "((3 win) 2)" }), "/message"),
        (json!({ "verb": "games", "input": "qzv" }), "/message"),
        (json!({ "verb": "misere", "input": "kayles", "options": { "heaps": "1 x" } }), "/message"),
        (json!({ "verb": "sequence", "input": "a.star", "options": { "rules": partizan } }), "/message"),
        (
            json!({ "verb": "solve", "input": "domineering 2x3", "options": { "misere": true, "only": "value" } }),
            "/message",
        ),
    ] {
        let names_commands = |text: &str| text.contains("zermelo ") || text.contains("--");
        let text = |document: &Value| {
            document.pointer(pointer).and_then(Value::as_str).unwrap_or_default().to_owned()
        };
        let told = text(&asked(&question));
        assert!(names_commands(&told), "{question}: {told}");
        let mut from_page = question.clone();
        from_page["page"] = true.into();
        let told = text(&asked(&from_page));
        assert!(!told.is_empty() && !names_commands(&told), "{question}: {told}");
    }
}

#[test]
fn limits_of_a_question_hold() {
    let question = json!({ "verb": "value", "input": "domineering 6x6", "limits": { "positions": 50 } });
    assert_eq!(asked(&question)["confidence"], "stopped");
}

/// Every example of the catalogue can be shown: each move of it leads to a position that can be asked about as it stands,
/// and touches cells that are there.
#[test]
fn every_game_can_be_shown() {
    for example in entries().flat_map(|entry: &Entry| &entry.examples) {
        let shown = asked(&json!({ "verb": "position", "input": example }));
        assert_eq!(shown["schema"], "zermelo/position/1", "{example}: {shown}");
        let again = asked(&json!({ "verb": "position", "input": shown["subject"] }));
        assert_eq!(again["text"], shown["text"], "{example}");
        let cells: u64 = shown["drawing"]["rows"]
            .as_array()
            .map_or(0, |rows| rows.iter().map(|row| row.as_array().unwrap().len() as u64).sum());
        let moves = shown["moves"].as_array().unwrap();
        for one in moves {
            for cell in one["cells"].as_array().unwrap() {
                assert!(!one["part"].is_null() || cell.as_u64().unwrap() < cells, "{example}: {one}");
            }
        }
        for one in moves.iter().take(3) {
            let next = asked(&json!({ "verb": "position", "input": one["subject"] }));
            assert_eq!(next["text"], one["to"], "{example}: {one}");
        }
    }
}

/// Games of the catalogue whose positions were text alone.
#[test]
fn counts_and_coloured_edges_are_drawn() {
    for (input, kind) in [
        ("battle-sheep 0 3 | -2 0", "grid"),
        ("kings-dirt 1 1 x..|.#o", "grid"),
        ("partizan-arc-kayles lr(r;l)", "graph"),
    ] {
        let shown = asked(&json!({ "verb": "position", "input": input }));
        assert_eq!(shown["drawing"]["kind"], kind, "{input}");
        // A graph that falls apart is laid out anew: then what a move touches follows from its name.
        let touches = |one: &Value| !one["cells"].as_array().unwrap().is_empty();
        let moves = shown["moves"].as_array().unwrap();
        assert!(kind == "graph" || moves.iter().all(touches), "{input}: {}", shown["moves"]);
    }
}

/// Every rule file of the project has a picture of its example.
#[test]
fn rule_files_have_pictures() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let text = |name: &str| std::fs::read_to_string(folder.join(name)).unwrap();
    let mut seen = 0;
    for file in std::fs::read_dir(&folder).unwrap() {
        let name = file.unwrap().file_name().into_string().unwrap();
        let Some(example) = text(&name).lines().find_map(|line| {
            let (_, named) = line.strip_prefix("# Example: zermelo ")?.split_once("games/")?;
            let (file, position) = named.split_once(' ').unwrap_or((named, ""));
            // The quotes that the shell takes away, not those of the position.
            let position = position.split(" --").next()?;
            let quote = |c: char| matches!(c, '\'' | '"');
            let inner = position.strip_prefix(quote).and_then(|rest| rest.strip_suffix(quote));
            Some(format!("{file} {}", inner.unwrap_or(position)))
        }) else {
            continue;
        };
        let mut rules = vec![json!({ "name": name, "text": text(&name) })];
        for part in text(&name).split("load(\"").skip(1) {
            let loaded = part.split('"').next().unwrap();
            rules.push(json!({ "name": loaded, "text": text(loaded) }));
        }
        let options = json!({ "rules": rules });
        let shown = asked(&json!({ "verb": "position", "input": example.trim(), "options": options }));
        assert_eq!(shown["schema"], "zermelo/position/1", "{name}: {shown}");
        assert!(!shown["drawing"].is_null(), "{name}: {}", shown["text"]);
        seen += 1;
    }
    assert!(seen > 100, "{seen}");
}

/// What a move touches, where it can be said by hand.
#[test]
fn moves_touch_the_cells_that_they_change() {
    let touched = |subject: &str, label: &str| {
        let shown = asked(&json!({ "verb": "position", "input": subject }));
        let moves = shown["moves"].as_array().unwrap();
        let one =
            moves.iter().find(|one| one["label"] == label).unwrap_or_else(|| panic!("{label}: {shown}"));
        [one["cells"].clone(), one["curves"].clone(), one["part"].clone()]
    };
    // Heaps stand on the ground: the rows of 2 and 1 tokens are [0 x] and [x x].
    assert_eq!(touched("nim 1 2", "take 1 from heap 2")[0], json!([1]));
    assert_eq!(touched("nim 1 2", "take 2 from heap 2")[0], json!([1, 3]));
    assert_eq!(touched("domineering 2x2", "a1-a2")[0], json!([0, 2]));
    assert_eq!(
        touched("nim 1 + domineering 2x2", "domineering: b1-b2"),
        [json!([1, 3]), json!([]), json!(1)]
    );
    assert_eq!(touched("hackenbush lrl", "cut 1-2 (red)")[1], json!([1, 2]));
}

#[test]
fn boards_say_what_a_cell_may_hold() {
    let alphabet =
        |subject: &str| asked(&json!({ "verb": "position", "input": subject }))["board"]["alphabet"].clone();
    assert_eq!(alphabet("clobber xo.|ox."), json!([".", "o", "x"]));
    assert_eq!(alphabet("domineering 2x3"), json!(["#", "."]));
    assert_eq!(alphabet("nim 3 4"), json!([]));
    let heaps =
        asked(&json!({ "verb": "position", "input": "nim 3 340282366920938463463374607431768211456" }));
    assert_eq!(heaps["board"]["heaps"], json!([3, "340282366920938463463374607431768211456"]));
}

#[test]
fn play_that_has_ended_is_seen() {
    let ended = |subject: &str, misere: bool| {
        asked(&json!({ "verb": "position", "input": subject, "options": { "misere": misere } }))["ended"]
            .clone()
    };
    assert_eq!(ended("nim 0", false), json!({ "left": "loss", "right": "loss" }));
    assert_eq!(ended("nim 0", true), json!({ "left": "win", "right": "win" }));
    assert_eq!(ended("nim 1", false), Value::Null);
    assert_eq!(ended("domineering 1x2", false), json!({ "left": "loss", "right": null }));
}

/// The perfect player wins whenever it can; the random one is repeatable.
#[test]
fn the_computer_plays_as_well_as_asked() {
    let play = |subject: &str, strength: &str, seed: u64| {
        asked(&json!({ "verb": "play", "input": subject, "options": { "strength": strength, "seed": seed } }))
    };
    assert_eq!(play("nim 3 4 5", "perfect", 1)["move"]["to"], "1 4 5");
    assert_eq!(play("nim 3 4 5", "perfect", 1)["result"], "win");
    assert_eq!(play("nim 0", "perfect", 1)["move"], Value::Null);
    assert_eq!(play("nim 9 9", "random", 5), play("nim 9 9", "random", 5));
    let distinct: std::collections::BTreeSet<String> =
        (0..20).map(|seed| play("nim 9 9", "random", seed)["move"]["to"].to_string()).collect();
    assert!(distinct.len() > 5, "{distinct:?}");
}

/// What the solver certifies, the checker accepts; what is changed in it, it does not.
#[test]
fn certificates_are_checked() {
    for (input, claim) in [
        ("nim 3 4 5", "winner"),
        ("domineering 3x3", "value"),
        ("{1|-1} + {1|-1} = 0", "comparison"),
        ("kayles", "period"),
        ("0.77", "quotient"),
    ] {
        let options = json!({ "claim": claim, "to": 200 });
        let certificate = asked(&json!({ "verb": "certificate", "input": input, "options": options }));
        let text = certificate["text"].as_str().unwrap_or_else(|| panic!("{input}: {certificate}"));
        let verdict = |text: &str| asked(&json!({ "verb": "check", "certificate": text }))["verdict"].clone();
        assert_eq!(verdict(text), "accepted", "{input}");
        assert_ne!(verdict(&text.replacen('1', "2", 3)), "accepted", "{input}");
    }
}

/// The words are handed in here where they are not built in, as the page does.
#[test]
fn sentences_are_told_in_the_language_of_the_question() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../zermelo/locales");
    for (tag, letters) in [("ko", '가'..='힣'), ("zh", '一'..='鿿')] {
        let is_told = |text: &str| text.chars().any(|c| letters.contains(&c));
        let files = std::fs::read_dir(folder.join(tag)).unwrap();
        let words: Vec<String> =
            files.map(|file| std::fs::read_to_string(file.unwrap().path()).unwrap()).collect();
        hand_in_words(tag, &words.join("\n"));
        assert!(!hand_in_words(tag, ""), "the first words are kept");
        for (question, pointer) in [
            (json!({ "verb": "solve", "input": "nim 3 4 5", "options": { "why": true } }), "/why/0/text/0"),
            (json!({ "verb": "solve", "input": "nim 3 x" }), "/place/message"),
            (json!({ "verb": "solve", "input": "nmi 3" }), "/message"),
            (json!({ "verb": "tree", "input": "((3 5) (2 9))", "options": { "trace": true } }), "/trace/0"),
            (json!({ "verb": "quiz", "options": { "count": 1 } }), "/exercises/0/question"),
            (json!({ "verb": "games", "input": "kayles" }), "/rules"),
            (json!({ "verb": "games" }), "/0/title"),
            (json!({ "verb": "explain", "input": "mex" }), "/text"),
            (json!({ "verb": "explain", "input": "nim", "options": { "proof": true } }), "/steps/0/text"),
            (json!({ "verb": "words" }), "/0/text"),
            (json!({ "verb": "functions" }), "/0/meaning"),
            (json!({ "verb": "names", "lines": ["nim: take 2 from heap 1"] }), "/names/0"),
            (json!({ "verb": "names", "lines": ["Six men's morris"] }), "/names/0"),
            (json!({ "verb": "games", "input": "nim" }), "/theorems/0/name"),
            (json!({ "verb": "explain", "input": "nim", "options": { "proof": true } }), "/theorem"),
            (json!({ "verb": "sequence", "input": "kayles", "options": { "to": 200 } }), "/period/by"),
            (json!({ "verb": "sequence", "input": "bogus" }), "/message"),
            (json!({ "verb": "misere", "input": "0.6" }), "/stopped"),
            (json!({ "verb": "session", "lines": ["chomp("] }), "/lines/0/error"),
            (json!({ "verb": "session", "lines": ["foo"] }), "/lines/0/error"),
            (
                json!({ "verb": "value", "input": "domineering 2x3", "options": { "format": "latex" } }),
                "/text",
            ),
            (json!({ "verb": "position", "input": "qzv 3", "page": true }), "/place/hint"),
            (
                json!({ "verb": "rules", "file": "# Sprouts: take one.\ngame = heaps(take = [1])\n" }),
                "/title",
            ),
            (
                json!({ "verb": "value", "input": "domineering 6x6", "limits": { "positions": 50 } }),
                "/notes/0",
            ),
            (
                json!({ "verb": "thermograph", "input": "domineering 6x6", "limits": { "positions": 50 } }),
                "/message",
            ),
            (
                json!({ "verb": "solve", "input": "cutcake 1000000000000x3", "options": { "misere": true }, "limits": { "positions": 50 } }),
                "/stopped",
            ),
        ] {
            let mut told = question.clone();
            told["lang"] = tag.into();
            let (told, english) = (asked(&told), asked(&question));
            let [said, plain] = [&told, &english].map(|document| {
                document
                    .pointer(pointer)
                    .and_then(Value::as_str)
                    .unwrap_or_else(|| panic!("{pointer} of {document}"))
            });
            assert!(is_told(said) && !is_told(plain), "{question} in {tag}: {said}");
        }
    }
    let refusal = asked(&json!({ "verb": "solve", "input": "nim 3", "lang": "de" }));
    assert_eq!(refusal["message"], "there are no words in 'de'; expected one of: en, ko, zh");
}
