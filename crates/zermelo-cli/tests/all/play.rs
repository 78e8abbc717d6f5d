//! `zermelo play` on every game of the catalogue: the computer against itself comes to an end, and whoever wins by the
//! answer wins the play.

use std::process::{Command, Output, Stdio};
use zermelo::catalogue::{entries, open};
use zermelo::game::Player;

fn zermelo(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_zermelo"));
    command.args(arguments).args(["--quiet", "--limit-positions", "300000"]).stdin(Stdio::null());
    command.output().unwrap()
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

/// Who wins by the answer: `Left`, `Right` or nobody; `None` where a limit stopped it.
fn winner_by_answer(example: &str, mover: Player) -> Option<&'static str> {
    let mover_text = if mover == Player::Left { "left" } else { "right" };
    let output = zermelo(&["solve", example, "--to-move", mover_text, "--format", "json"]);
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let names =
        if mover == Player::Left { ["Left wins.", "Right wins."] } else { ["Right wins.", "Left wins."] };
    match json["verdicts"][mover_text]["result"].as_str()? {
        "win" => Some(names[0]),
        "loss" => Some(names[1]),
        _ => Some("a draw"),
    }
}

#[test]
fn the_computer_plays_every_example_to_an_end() {
    let mut decided = 0;
    for example in entries().flat_map(|entry| &entry.examples) {
        let mover = open(example).unwrap().to_move.unwrap_or(Player::Left);
        let output = zermelo(&["play", example, "--computer", "both"]);
        let said = text(&output.stdout);
        let last = said.trim_end().rsplit('\n').next().unwrap();
        match output.status.code() {
            Some(0) => {
                let expected = winner_by_answer(example, mover).unwrap_or(last);
                let ends_so = last.to_lowercase().contains(&expected.to_lowercase());
                assert!(ends_so, "{example}: {last}, but {expected}");
                decided += 1;
            }
            // A limit, or more moves than are played.
            Some(3) => {
                let reasons =
                    ["Raise the limits, or take a side.", "the play stops here.", "no distances here."];
                assert!(reasons.iter().any(|reason| last.ends_with(reason)), "{example}: {last}");
            }
            Some(2) => {
                assert!(text(&output.stderr).contains("too many moves to play it"), "{example}: {last}");
            }
            code => panic!("{example}: {code:?}\n{}", text(&output.stderr)),
        }
    }
    assert!(decided > 90, "{decided} plays came to an end");
}
