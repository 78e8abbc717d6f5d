//! A chess position in FEN without the name of an ending: the men on the board say which ending it is.

use super::open::{Reading, open_single};
use super::{Catalogue, OpenGame};
use crate::game::ParseError;

/// Opens a text that is a FEN; `None` where it does not look like one.
pub(super) fn open_fen(catalogue: &Catalogue, text: &str) -> Option<Result<OpenGame, ParseError>> {
    let board = text.split_whitespace().next()?;
    let is_fen =
        board.matches('/').count() == 7 && board.chars().all(|c| "KQRBNPkqrbnp12345678/".contains(c));
    is_fen.then(|| {
        let name = ending_of(board);
        open_single(catalogue, &format!("{name} {text}"), &Reading::default()).map_err(|error| ParseError {
            text: text.to_owned(),
            span: error.span.start.saturating_sub(name.len() + 1)
                ..error.span.end.saturating_sub(name.len() + 1),
            ..error
        })
    })
}

/// King and one man of White's have a game of their own.
fn ending_of(board: &str) -> &'static str {
    let men: Vec<char> = board.chars().filter(|c| c.is_alphabetic() && !"Kk".contains(*c)).collect();
    match men.as_slice() {
        ['R'] => "krk",
        ['Q'] => "kqk",
        ['P'] => "kpk",
        _ => "chess",
    }
}
