//! Endings of chess. Left is White, Right is Black.
//!
//! `game` has the rules for up to five men of either colour, `board_fen`, `game_notation` and `record` their notation: FEN, moves,
//! PGN. `ending`, `numbering`, `notation` and `fen` are of the endings in which White has a king and one man and Black has the
//! king alone: rook, queen or pawn; what such a man does is said in `piece`.

mod board_fen;
mod ending;
mod fen;
mod game;
mod game_notation;
mod notation;
mod numbering;
mod piece;
mod record;
pub(crate) mod square;

pub use ending::{ChessEnding, EndingPosition, Man, Unsound};
pub use game::{Chess, ChessPosition};
pub use piece::Piece;
pub use square::parse_squares;

use crate::catalogue::{AnyGame, Catalogued, CheckedGame, Entry, Group, no_parameters};
use crate::game::ParseError;
use std::sync::Arc;

/// The entries of the catalogue.
pub(crate) fn entries() -> [Entry; 4] {
    [
        game::entry(),
        Entry::new("krk", "King and rook against king", Group::Boards, |parameters| {
            open_chess(parameters, Piece::Rook, "krk e1 a1 e8")
        })
        .with_aliases(["king-and-rook"])
        .with_rules(
            "The chess ending: Left is White with king and rook, Right is Black with the king. Mate \
             wins; stalemate and the loss of the rook are draws.",
        )
        .with_notation("the squares of the white king, the rook and the black king; or a FEN")
        .with_examples(["krk e1 a1 e8", "krk 4k3/8/8/8/8/8/8/R3K3 w - - 0 1"])
        .with_start("e1 a1 e8"),
        Entry::new("kqk", "King and queen against king", Group::Boards, |parameters| {
            open_chess(parameters, Piece::Queen, "kqk e1 d1 e8")
        })
        .with_aliases(["king-and-queen"])
        .with_rules(
            "The chess ending: Left is White with king and queen, Right is Black with the king. Mate \
             wins; stalemate and the loss of the queen are draws.",
        )
        .with_notation("the squares of the white king, the queen and the black king; or a FEN")
        .with_examples(["kqk e1 d1 e8", "kqk 4k3/8/8/8/8/8/8/3QK3 b - - 0 1"])
        .with_start("e1 d1 e8"),
        Entry::new("kpk", "King and pawn against king", Group::Boards, |parameters| {
            open_chess(parameters, Piece::Pawn, "kpk e5 e4 e8")
        })
        .with_aliases(["king-and-pawn"])
        .with_rules(
            "The chess ending: Left is White with king and pawn, Right is Black with the king. The \
             pawn is promoted to queen, rook, bishop or knight. Mate wins; stalemate, the loss of the \
             man, and a promotion to bishop or knight are draws.",
        )
        .with_notation(
            "the squares of the white king, the pawn and the black king, what the pawn has become \
             with its letter, as in Qe8; or a FEN",
        )
        .with_examples(["kpk e5 e4 e8", "kpk 4k3/8/4K3/4P3/8/8/8/8 b - - 0 1", "kpk e6 Re8 c6"])
        .with_start("e5 e4 e8"),
    ]
}

fn open_chess(parameters: &str, piece: Piece, example: &str) -> Result<Arc<dyn AnyGame>, ParseError> {
    no_parameters(parameters, example)?;
    // The checker knows no pawns.
    let known = match piece {
        Piece::Rook => Some("krk"),
        Piece::Queen => Some("kqk"),
        _ => None,
    };
    let known = known.map(CheckedGame::printed_whole);
    Ok(Arc::new(Catalogued::new(ChessEnding::new(piece)).with_evaluation().checked_as(known)))
}
