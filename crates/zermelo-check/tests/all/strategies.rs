//! Strategies that look right: illegal questions, cycles, players without a move, conventions.

use crate::support::{accepted, certificate, check};

fn outcome(
    game: &str,
    position: &str,
    convention: &str,
    claim: &str,
    records: &[&str],
) -> Result<(), String> {
    let records = records.iter().map(|&record| record.to_owned()).collect();
    check(&certificate(game, position, convention, claim, records))
        .map(drop)
        .map_err(|failure| failure.to_string())
}

#[test]
fn a_mate_is_a_win_and_an_illegal_question_is_none() {
    let wins = "winner left mover left";
    assert_eq!(outcome("krk", "b6 h1 a8", "normal", wins, &["b6 h1 a8\tb6 h8 a8"]), Ok(()));
    // Black stands in check, and it is White's turn.
    let illegal = outcome("krk", "b6 a1 a8", "normal", wins, &["b6 a1 a8\tb6 a2 a8"]);
    assert!(illegal.unwrap_err().contains("cannot be Left's turn"));
    let illegal = outcome("krk", "b6 a1 a8", "normal", "holds right mover left", &[]);
    assert!(illegal.unwrap_err().contains("cannot be Left's turn"));
    assert!(
        outcome("krk", "b6 h1 a8", "misere", wins, &["b6 h1 a8\tb6 h8 a8"])
            .unwrap_err()
            .contains("by a rule")
    );
    // A move that gives no mate leaves replies without an answer.
    assert!(
        outcome("krk", "b6 h1 a8", "normal", wins, &["b6 h1 a8\tb6 g1 a8"])
            .unwrap_err()
            .contains("no answer")
    );
}

#[test]
fn going_round_wins_nothing_but_holds() {
    let round = "token:a>b,b>a,a>c";
    let records = ["a\tb"];
    assert!(outcome(round, "a", "normal", "winner left mover left", &records).is_err());
    assert_eq!(outcome(round, "a", "normal", "holds left mover left", &records), Ok(()));
    // From a, a step to c wins at once.
    assert_eq!(outcome(round, "a", "normal", "winner left mover left", &["a\tc"]), Ok(()));
    assert!(outcome(round, "a", "misere", "winner left mover left", &["a\tc"]).is_err());
    let carried = |claim| outcome("round", "a", "normal", claim, &["a\tb\t0"]);
    assert!(carried("winner left mover left").is_err());
    assert_eq!(carried("holds left mover left"), Ok(()));
    assert!(carried("holds right mover left").is_err());
}

#[test]
fn a_player_without_a_move_wins_in_misere_play_only() {
    for (convention, left_wins) in [("normal", false), ("misere", true)] {
        assert_eq!(outcome("nim", "0", convention, "winner left mover left", &["0"]).is_ok(), left_wins);
        assert_eq!(outcome("nim", "0", convention, "holds left mover left", &["0"]).is_ok(), left_wins);
        assert_eq!(outcome("nim", "0", convention, "winner right mover left", &[]).is_ok(), !left_wins);
        assert_eq!(
            outcome("unknown", "end", convention, "winner left mover left", &["end"]).is_ok(),
            left_wins
        );
        assert_eq!(
            outcome("unknown", "end", convention, "holds right mover left", &["-\tend\t"]).is_ok(),
            !left_wins
        );
    }
}

#[test]
fn games_with_endings_have_no_values() {
    let full = "tictactoe:1x1:1";
    let grundy = certificate(full, "x", "normal", "grundy 0", vec!["0\tx".to_owned()]);
    assert!(check(&grundy).unwrap_err().to_string().contains("not impartial"));
    let order = ["nodes 1", "|\tx", "pairs"].map(str::to_owned).to_vec();
    assert!(
        check(&certificate(full, "x", "normal", "le 0 0", order))
            .unwrap_err()
            .to_string()
            .contains("by a rule")
    );
    let misere = certificate("nim", "0", "misere", "grundy 0", vec!["0\t0".to_owned()]);
    assert!(check(&misere).is_err());
}

#[test]
fn moves_of_games_the_checker_does_not_know_are_trusted_openly() {
    let records = vec!["end\tover\t=".to_owned()];
    let accepted = accepted(&certificate("solitaire", "end", "normal", "winner left mover left", records));
    assert!(accepted.moves_on_trust && accepted.to_string().contains("on trust"));
}
