//! `zermelo serve`: tables that were built by the program, asked over a socket.

use crate::schema::Schema;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

fn zermelo() -> Command {
    Command::new(env!("CARGO_BIN_EXE_zermelo"))
}

struct Served {
    child: Child,
    address: String,
}

impl Served {
    fn start(tables: &Path) -> Self {
        let mut child = zermelo()
            .args(["serve", "--port", "0", "--rate", "1000", "--tables"])
            .arg(tables)
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stderr.take().unwrap()).lines();
        let address = lines.find_map(|line| {
            let line = line.unwrap();
            let rest = line.strip_prefix("The page is at http://")?;
            Some(rest.split('/').next()?.to_owned())
        });
        Self { child, address: address.unwrap() }
    }

    fn get(&self, path: &str) -> (String, Value) {
        self.asked(&format!("GET {path}"), "", "")
    }

    /// The answer to a question of the page.
    fn ask(&self, question: &Value) -> (String, Value) {
        let body = question.to_string();
        let fields = format!("Content-Type: application/json\r\nContent-Length: {}\r\n", body.len());
        self.asked("POST /api/ask", &fields, &body)
    }

    /// The status and the object of an answer, which has the form of the schema that it names.
    fn asked(&self, path: &str, fields: &str, body: &str) -> (String, Value) {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        write!(stream, "{path} HTTP/1.1\r\nHost: {}\r\n{fields}\r\n{body}", self.address).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        let json: Value = serde_json::from_str(body).unwrap();
        let schema = json["schema"].as_str().and_then(|name| name.strip_prefix("zermelo/")).unwrap();
        if let Err(error) = Schema::named(&schema.replace('/', "-")).validate(&json) {
            panic!("{path}: {error} in {json}");
        }
        (head.split(' ').nth(1).unwrap().to_owned(), json)
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn build(words: &[&str], tables: &Path) {
    let built = zermelo().args(["table", "build"]).args(words).arg("--dir").arg(tables).output().unwrap();
    assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
}

fn scratch(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("zermelo-served-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// A win is best soon and a loss late, each among the moves of the same result.
fn all_give_away_what_they_lose(moves: &[Value]) {
    for one in moves {
        let remoteness = |other: &Value| other["remoteness"].as_i64().unwrap();
        let same = moves.iter().filter(|other| other["moveValue"] == one["moveValue"]).map(remoteness);
        let given_away = match one["moveValue"].as_str().unwrap() {
            "win" => remoteness(one) - same.min().unwrap(),
            "loss" => same.max().unwrap() - remoteness(one),
            other => panic!("there are no others in this game: {other}"),
        };
        assert_eq!(one["deltaRemoteness"], given_away, "{one}");
    }
}

#[test]
fn tables_are_told_over_a_socket() {
    let tables = scratch("told");
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    build(&["connect-four", "3x3:3"], &tables);
    build(&[games.join("dodgem.star").to_str().unwrap()], &tables);
    build(&[games.join("hex.star").to_str().unwrap(), "2x2"], &tables);
    let served = Served::start(&tables);
    let (status, list) = served.get("/api/tables");
    assert_eq!((status.as_str(), list["tables"].as_array().unwrap().len()), ("200", 3));
    let ids = list["tables"].as_array().unwrap().iter().map(|table| table["id"].as_str().unwrap());
    assert_eq!(ids.collect::<Vec<_>>(), ["connect-four-3x3-3", "dodgem.star", "hex.star-2x2"]);
    let (status, start) = served.get("/api/table?id=dodgem.star");
    assert_eq!(status, "200");
    assert_eq!((&start["positionValue"], &start["remoteness"]), (&"win".into(), &19.into()));
    let moves = start["moves"].as_array().unwrap();
    assert_eq!(moves[0]["positionValue"], "loss");
    assert_eq!((&moves[0]["remoteness"], &moves[0]["deltaRemoteness"]), (&18.into(), &0.into()));
    all_give_away_what_they_lose(moves);
    // What a move leads to can be asked in turn, and tells the same.
    for one in moves {
        let position = escaped(one["position"].as_str().unwrap());
        let (status, there) = served.get(&format!("/api/table?id=dodgem.star&position={position}"));
        assert_eq!(status, "200");
        for key in ["position", "positionValue", "remoteness"] {
            assert_eq!(there[key], one[key], "{position}");
        }
        all_give_away_what_they_lose(there["moves"].as_array().unwrap());
    }
    for (path, expected) in [
        ("/api/table?id=nothing", "404"),
        ("/api/table?id=..%2f..%2fetc", "404"),
        ("/api/table?id=dodgem.star&position=xx", "400"),
        ("/api/table?id=dodgem.star&position=xx.%7Cxx.%7C...", "400"),
    ] {
        let (status, body) = served.get(path);
        assert_eq!((status.as_str(), &body["schema"]), (expected, &"zermelo/error/1".into()), "{path}");
        assert!(!body.to_string().contains("slice-"), "{body}");
    }
    drop(served);
    std::fs::remove_dir_all(&tables).unwrap();
}

/// What the page asks is answered by tables: answers, and the moves of the computer.
#[test]
fn questions_of_the_page_are_answered_by_tables() {
    let tables = scratch("asked");
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    build(&["connect-four", "4x3"], &tables);
    let served = Served::start(&tables);
    let rules = std::fs::read_to_string(games.join("connect_four.star")).unwrap();
    let mut question = json!({
        "verb": "solve", "input": "connect_four.star 3x4",
        "options": { "rules": [{ "name": "connect_four.star", "text": rules }] },
    });
    let (status, answer) = served.ask(&question);
    assert_eq!(status, "200");
    let by_table = "the table connect-four-4x3 of 12031 positions";
    assert!(answer.to_string().contains(by_table), "{answer}");
    question["verb"] = "play".into();
    let (_, played) = served.ask(&question);
    assert_eq!((&played["by"], &played["result"]), (&by_table.into(), &"draw".into()), "{played}");
    // The same name over other rules is another game.
    question["verb"] = "solve".into();
    question["options"]["rules"][0]["text"] = rules.replace("wins = RIGHT", "wins = LEFT").into();
    let (_, answer) = served.ask(&question);
    assert!(answer["winner"].is_object() && !answer.to_string().contains("the table"), "{answer}");
    drop(served);
    std::fs::remove_dir_all(&tables).unwrap();
}

/// A text with every byte escaped, as in the address of a request.
fn escaped(text: &str) -> String {
    text.bytes().flat_map(|byte| ["%".to_owned(), format!("{byte:02x}")]).collect()
}
