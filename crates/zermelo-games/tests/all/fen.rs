//! Chess positions in FEN, with and without the name of an ending.

use zermelo_core::Player;
use zermelo_games::catalogue::open;

#[test]
fn a_fen_alone_names_its_ending() {
    for (fen, name, mover) in [
        ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "krk", Some(Player::Left)),
        ("4k3/8/8/8/8/8/8/Q3K3 b", "kqk", Some(Player::Right)),
        ("4k3/8/8/4K3/4P3/8/8/8", "kpk", None),
        ("4k3/8/8/8/8/8/8/RR2K3 w", "chess", Some(Player::Left)),
        ("4k3/8/8/8/8/8/8/r3K3 b", "chess", Some(Player::Right)),
        ("8/8/8/3pP3/8/8/8/K6k w - d6 0 1", "chess", Some(Player::Left)),
    ] {
        let opened = open(fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
        assert_eq!((opened.name.as_str(), opened.to_move), (name, mover));
        let named = open(&format!("{name} {fen}")).unwrap();
        assert!(named.position == opened.position);
    }
    let error = |fen: &str| {
        let error = open(fen).err().unwrap();
        assert_eq!(error.text, fen);
        (error.text[error.span.clone()].to_owned(), error.message)
    };
    assert!(error("4k3/8/8/8/8/8/qq6/RR2K3 w").1.contains("five men"));
    assert_eq!(error("4k3/8/8/3p4/8/8/8/K7 w - e6 0 1").0, "e6");
    assert_eq!(error("4k3/8/8/8/8/8/8/R3K3 x").0, "x");
}
