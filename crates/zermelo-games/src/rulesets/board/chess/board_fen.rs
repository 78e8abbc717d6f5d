//! Positions of chess as FEN, the notation of chess programs (Forsyth and Edwards): the board from rank 8 down, the player to
//! move, castling, the square that a pawn has gone over, and two counts of moves. The board will do; nobody may castle.

use super::game::ChessPosition;
use super::piece::Piece;
use super::square::{KING_ATTACKS, OUTER_RANKS, bit, parse_square, square_name};
use crate::game::{Message, ParseError, Player, Ruleset, message};

/// Men beside the kings, at most.
const MOST_MEN: usize = 3;

fn hint() -> Message {
    message!("for example: {example}", example = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1")
}

impl ChessPosition {
    /// Reads the board of a FEN, and the player to move where it is said.
    pub(crate) fn from_fen(text: &str) -> Result<(Self, Option<Player>), ParseError> {
        let mut fields = text.split_whitespace();
        let mut position = read_board(text, fields.next().unwrap_or(""))?;
        let to_move = match fields.next() {
            None => None,
            Some("w") => Some(Player::Left),
            Some("b") => Some(Player::Right),
            Some(side) => {
                return Err(ParseError::part(text, side, message!("the side to move is w or b"), hint()));
            }
        };
        if let Some(castling) = fields.next().filter(|&castling| castling != "-") {
            let message = message!("castling is not part of an ending: expected '-'");
            return Err(ParseError::part(text, castling, message, hint()));
        }
        if let Some(word) = fields.next().filter(|&word| word != "-") {
            position = position.passed_at(text, word, to_move)?;
        }
        for _ in 0..2 {
            if let Some(field) =
                fields.next().filter(|field| !field.bytes().all(|byte| byte.is_ascii_digit()))
            {
                return Err(ParseError::part(text, field, message!("expected a count of moves"), hint()));
            }
        }
        match fields.next() {
            Some(field) => Err(ParseError::part(text, field, message!("a FEN has 6 fields"), hint())),
            None => Ok((position, to_move)),
        }
    }

    /// The position with a pawn that has just gone over the square of a word, as far as it matters.
    fn passed_at(self, text: &str, word: &str, to_move: Option<Player>) -> Result<Self, ParseError> {
        let wrong = || {
            let message = message!("no pawn of the side that has just moved went two steps over this square");
            let hint = message!("for example: {example}", example = "4k3/8/8/8/Pp6/8/8/4K3 b - a3 0 1");
            ParseError::part(text, word, message, hint)
        };
        let over = parse_square(word).ok_or_else(wrong)?;
        let mover = to_move.ok_or_else(wrong)?;
        if !self.may_have_passed(over, mover.opponent()) {
            return Err(wrong());
        }
        Ok(self.after_passing(over))
    }

    /// The board; with the player to move, all fields.
    pub(crate) fn to_fen(self, to_move: Option<Player>) -> String {
        let rows: Vec<String> = (0..8).rev().map(|rank| self.row(rank)).collect();
        let board = rows.join("/");
        // A square says whose pawn has gone over it.
        let Some(mover) = to_move.or_else(|| super::Chess.natural_mover(&self)) else { return board };
        let over = self.passed.map_or_else(|| "-".to_owned(), square_name);
        let mover = if mover == Player::Left { "w" } else { "b" };
        format!("{board} {mover} - {over} 0 1")
    }

    fn row(self, rank: u8) -> String {
        let (mut row, mut blank) = (String::new(), 0);
        for letter in (0..8).map(|file| self.letter_at(rank * 8 + file)) {
            let Some(letter) = letter else {
                blank += 1;
                continue;
            };
            if blank > 0 {
                row += &blank.to_string();
                blank = 0;
            }
            row.push(letter);
        }
        if blank > 0 { row + &blank.to_string() } else { row }
    }

    /// The letter of the man on a square: upper case for White, as in a FEN.
    pub(super) fn letter_at(self, square: u8) -> Option<char> {
        let letter = if self.kings.contains(&square) {
            'K'
        } else {
            Piece::ALL.into_iter().find(|&piece| self.men[piece as usize] & bit(square) != 0)?.letter()
        };
        Some(if self.white & bit(square) != 0 { letter } else { letter.to_ascii_lowercase() })
    }
}

/// The men on the rows of a text.
fn read_board(text: &str, board: &str) -> Result<ChessPosition, ParseError> {
    let wrong = |message: Message| ParseError::part(text, board, message, hint());
    if board.is_empty() {
        return Err(wrong(message!("the position is empty")));
    }
    let rows: Vec<&str> = board.split('/').collect();
    if rows.len() != 8 {
        return Err(wrong(message!("a FEN board has 8 rows, this one has {count}", count = rows.len())));
    }
    let mut kings = [None; 2];
    let mut men = Vec::new();
    for (rank, row) in (0..8_u8).rev().zip(rows) {
        let part = |message: Message| ParseError::part(text, row, message, hint());
        let mut file = 0;
        for letter in row.chars() {
            if let Some(blank @ 1..=8) = letter.to_digit(10) {
                file = (file + blank as u8).min(9);
                continue;
            }
            let square = rank * 8 + file.min(7);
            let is_black = letter.is_ascii_lowercase();
            let upper = letter.to_ascii_uppercase();
            match Piece::ALL.into_iter().find(|piece| piece.letter() == upper) {
                Some(piece) => men.push((piece, is_black, square)),
                None if upper != 'K' => {
                    return Err(part(message!("'{letter}' does not belong here", letter)));
                }
                None if kings[usize::from(is_black)].replace(square).is_some() => {
                    return Err(part(message!("'{letter}' is one man too many", letter)));
                }
                None => {}
            }
            file = (file + 1).min(9);
        }
        if file != 8 {
            return Err(part(message!("a row has 8 squares")));
        }
    }
    let [Some(white), Some(black)] = kings else {
        return Err(wrong(message!("both kings must be on the board")));
    };
    if KING_ATTACKS[white as usize] & bit(black) != 0 {
        return Err(wrong(message!("the kings stand side by side")));
    }
    if men.iter().any(|&(piece, _, square)| piece == Piece::Pawn && OUTER_RANKS & bit(square) != 0) {
        return Err(wrong(message!("a pawn stands on ranks 2 to 7 only")));
    }
    if men.len() > MOST_MEN {
        return Err(wrong(message!("an ending has at most five men")));
    }
    let position = ChessPosition::of_kings([white, black]);
    Ok(men
        .into_iter()
        .fold(position, |position, (piece, is_black, square)| position.with_man(piece, is_black, square)))
}
