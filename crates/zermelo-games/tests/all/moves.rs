//! Moves as people type them.

use zermelo_core::{Player, option_list};
use zermelo_games::catalogue::{MoveError, open, read_move};

/// The name of the move that a text means.
fn read(question: &str, text: &str) -> Result<String, MoveError> {
    let opened = open(question).unwrap();
    let player = opened.to_move.unwrap_or(Player::Left);
    let options = option_list(opened.game.as_ref(), &opened.position, player);
    let place = read_move(opened.game.as_ref(), &opened.position, player, &options, text)?;
    Ok(opened.game.move_label(&opened.position, &options[place], player))
}

#[test]
fn moves_are_read_in_every_form() {
    for (question, text, label) in [
        ("nim 3 5", "2", "take 2 from heap 1"),
        ("nim 3 5", "take 2 from heap 2", "take 2 from heap 2"),
        ("nim 3 5", "TAKE 2 FROM HEAP 2", "take 2 from heap 2"),
        ("nim 3 5", "3 1", "take 4 from heap 2"),
        ("nim 3 5", "take 4", "take 4 from heap 2"),
        ("nim 3 5", "4 from heap 2", "take 4 from heap 2"),
        ("nim 3 + wythoff 1 5", "take 4", "wythoff: take 4 from heap 2"),
        ("tictactoe xo./.x./..o", "b3", "x row 3 column 2"),
        ("tictactoe ...|...|...", "B2", "x row 2 column 2"),
        ("tictactoe ...|...|...", "c1", "x row 1 column 3"),
        ("chomp 2x3", "bite row 2 column 1", "bite row 2 column 1"),
    ] {
        assert_eq!(read(question, text).as_deref(), Ok(label), "{question}: {text}");
    }
}

#[test]
fn what_is_not_a_move_says_why() {
    assert_eq!(read("nim 3 5", " "), Err(MoveError::Empty));
    let names = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>();
    assert_eq!(
        read("nim 3 5", "take 2"),
        Err(MoveError::Ambiguous {
            text: "take 2".to_owned(),
            meant: names(&["take 2 from heap 1", "take 2 from heap 2"]),
            more: 0
        })
    );
    assert!(
        matches!(read("nim 3 5", "from heap 2"), Err(MoveError::Ambiguous { meant, more: 0, .. }) if meant.len() == 5)
    );
    let several = read("nim 30 50", "take").unwrap_err();
    assert!(several.to_string().ends_with("; and 74 more"), "{several}");
    let error = read("tictactoe xo./.x./..o", "77").unwrap_err();
    assert_eq!(error, MoveError::NoSuchNumber { number: "77".to_owned(), count: 5 });
    assert!(matches!(read("nim 3 5", "9 9"), Err(MoveError::NotAnOption { .. })));
    assert!(matches!(read("nim 3 5", "take 20"), Err(MoveError::Unknown { more: 2, .. })));
    let long = read("nim 3 5", &"x".repeat(1 << 20)).unwrap_err().to_string();
    assert!(long.len() < 400, "{long}");
}
