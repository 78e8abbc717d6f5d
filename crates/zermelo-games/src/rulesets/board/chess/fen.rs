//! Endings as FEN, the notation of chess programs (Forsyth and Edwards): the board from rank 8 down, the player to move,
//! castling, the square of a capture en passant, and two counts of moves. Only the first two matter here; the others may
//! be left out, and the third and fourth must be dashes, for castling and capturing en passant are no part of an ending.

use super::ending::{ChessEnding, EndingPosition, Man};
use crate::game::{Message, ParseError, Player, message};

fn in_squares(count: usize) -> Message {
    if count == 1 { message!("1 square") } else { message!("{count} squares", count) }
}

/// The board, and the player to move where it is said.
pub(super) fn parse(ending: ChessEnding, text: &str) -> Result<(EndingPosition, Option<Player>), ParseError> {
    let hint = || message!("for example: {example_fen}", example_fen = ending.example_fen());
    let mut fields = text.split_whitespace();
    let board = fields.next().unwrap_or("");
    let position = parse_board(ending, text, board)?;
    let to_move = match fields.next() {
        None => None,
        Some("w") => Some(Player::Left),
        Some("b") => Some(Player::Right),
        Some(side) => return Err(ParseError::part(text, side, "the side to move is w or b", hint())),
    };
    for what in ["castling", "capturing en passant"] {
        if let Some(field) = fields.next().filter(|&field| field != "-") {
            let message = message!("{what} is not part of this ending: expected '-'", what);
            return Err(ParseError::part(text, field, message, hint()));
        }
    }
    for _ in 0..2 {
        if let Some(field) = fields.next().filter(|field| !field.bytes().all(|byte| byte.is_ascii_digit())) {
            return Err(ParseError::part(text, field, "expected a count of moves", hint()));
        }
    }
    match fields.next() {
        Some(field) => Err(ParseError::part(text, field, "a FEN has 6 fields", hint())),
        None => Ok((position, to_move)),
    }
}

fn parse_board(ending: ChessEnding, text: &str, board: &str) -> Result<EndingPosition, ParseError> {
    let hint = || message!("for example: {example_fen}", example_fen = ending.example_fen());
    let wrong = |message: Message| ParseError::part(text, board, message, hint());
    let rows: Vec<&str> = board.split('/').collect();
    if rows.len() != 8 {
        let count = rows.len();
        return Err(wrong(message!("a FEN board has 8 rows, this one has {count}", count)));
    }
    let (mut white_king, mut man, mut black_king) = (None, None, None);
    for (rank, row) in (0..8_u8).rev().zip(rows) {
        let part = |message: Message| ParseError::part(text, row, message, hint());
        let mut file = 0;
        for letter in row.chars() {
            if let Some(blank @ 1..=8) = letter.to_digit(10) {
                file += blank;
            } else {
                let square = rank * 8 + file.min(7) as u8;
                let taken = match letter {
                    'K' => white_king.replace(square).is_some(),
                    'k' => black_king.replace(square).is_some(),
                    _ => match ending.kind_of(letter) {
                        Some(piece) => man.replace(Man { piece, square }).is_some(),
                        None => {
                            return Err(part(message!("'{letter}' does not belong to this ending", letter)));
                        }
                    },
                };
                if taken {
                    return Err(part(message!("'{letter}' is one man too many", letter)));
                }
                file += 1;
            }
            if file > 8 {
                return Err(part(message!("row {row} of the board is too long", row = rank + 1)));
            }
        }
        if file != 8 {
            let count = in_squares(file as usize);
            return Err(part(message!("row {row} of the board has {count}", row = rank + 1, count => count)));
        }
    }
    let (Some(white_king), Some(black_king)) = (white_king, black_king) else {
        return Err(wrong("both kings must be on the board".into()));
    };
    EndingPosition::new(white_king, man, black_king).map_err(|unsound| wrong(unsound.to_string().into()))
}
