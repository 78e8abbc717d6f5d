//! Positions of endings as FEN.

use super::moves::behind;
use super::symmetry::RANKS;
use super::{Board, ChessEndings, Man, Material, PIECES, normal, order};
use crate::game::{Message, ParseError, message};
use crate::numbered::boards::for_example;
use crate::rulesets::board::chess::square::{KING_ATTACKS, OUTER_RANKS, bit, parse_square, square_name};
use zermelo_core::Arrange;

/// What the rows of a FEN show.
struct Shown {
    kings: [u8; 2],
    men: Vec<(Man, u8)>,
}

fn hint() -> Message {
    for_example("4k3/8/8/8/8/8/8/R3K3 w - - 0 1")
}

/// The men on the rows of a text.
fn read_rows(text: &str, rows: &str) -> Result<Shown, ParseError> {
    let wrong = |message: Message| ParseError::whole(text, message, hint());
    if rows.split('/').count() != 8 {
        return Err(wrong(message!("a FEN has 8 rows")));
    }
    let mut kings = [None; 2];
    let mut men = Vec::new();
    for (rank, row) in (0..8_u8).rev().zip(rows.split('/')) {
        let mut file = 0;
        for letter in row.chars() {
            if let Some(blank @ 1..=8) = letter.to_digit(10) {
                file = (file + blank as u8).min(9);
                continue;
            }
            let square = rank * 8 + file.min(7);
            let is_black = letter.is_ascii_lowercase();
            match (letter.to_ascii_uppercase(), PIECES.find(letter.to_ascii_uppercase())) {
                ('K', _) if kings[usize::from(is_black)].is_none() => {
                    kings[usize::from(is_black)] = Some(square);
                }
                (_, Some(kind)) => men.push((Man { kind: kind as u8, is_black }, square)),
                _ => {
                    let message = message!("'{letter}' does not belong here", letter);
                    return Err(ParseError::part(text, row, message, hint()));
                }
            }
            file = (file + 1).min(9);
        }
        if file != 8 {
            return Err(ParseError::part(text, row, message!("a row has 8 squares"), hint()));
        }
    }
    let [Some(white), Some(black)] = kings else {
        return Err(wrong(message!("both kings must be on the board")));
    };
    if (KING_ATTACKS[white as usize] | bit(white)) & bit(black) != 0 {
        return Err(wrong(message!("the kings stand side by side")));
    }
    if men.iter().any(|man| man.0.is_pawn() && OUTER_RANKS & bit(man.1) != 0) {
        return Err(wrong(message!("a pawn stands on ranks 2 to 7 only")));
    }
    Ok(Shown { kings: [white, black], men })
}

impl ChessEndings {
    pub(super) fn number_of_fen(&self, text: &str) -> Result<u64, ParseError> {
        let wrong = |message: Message| ParseError::whole(text, message, hint());
        let mut fields = text.split_whitespace();
        let rows = fields.next().unwrap_or("");
        let black_moves = match fields.next() {
            None | Some("w") => false,
            Some("b") => true,
            Some(side) => {
                return Err(ParseError::part(text, side, message!("the side to move is w or b"), hint()));
            }
        };
        if fields.next().is_some_and(|castling| castling != "-") {
            return Err(wrong(message!("castling is no part of an ending: expected '-'")));
        }
        let Shown { kings, mut men } = read_rows(text, rows)?;
        let (material, is_exchanged) = normal(men.iter().map(|man| man.0).collect());
        let Some(slice) = self.materials.iter().position(|known| known.men == material) else {
            return Err(wrong(message!("these men are not in the table")));
        };
        let material = &self.materials[slice];
        let turn = if is_exchanged { RANKS } else { 0 };
        for man in &mut men {
            *man = (Man { is_black: man.0.is_black ^ is_exchanged, ..man.0 }, man.1 ^ turn);
        }
        men.arrange_by_key(|man| order(man.0));
        let [white, black] = kings.map(|king| king ^ turn);
        let mut board = Board {
            kings: if is_exchanged { [black, white] } else { [white, black] },
            black_moves: black_moves ^ is_exchanged,
            ..Board::default()
        };
        for (place, man) in board.men.iter_mut().zip(&men) {
            *place = man.1;
        }
        if self.in_check(material, board, !board.black_moves, Self::occupied(material, board)) {
            return Err(wrong(message!("the king of the side that has just moved stands in check")));
        }
        if let Some(word) = fields.next().filter(|&word| word != "-") {
            let square = parse_square(word).map(|square| square ^ turn);
            let pawn = square.and_then(|square| Self::pawn_before(material, board, square));
            board = self.after_two_steps(
                material,
                board,
                pawn.ok_or_else(|| {
                    let message =
                        message!("no pawn of the side that has just moved went two steps over this square");
                    let hint = for_example("4k3/8/8/8/Pp6/8/8/4K3 b - a3 0 1");
                    ParseError::part(text, word, message, hint)
                })?,
            );
        }
        Ok(self.number(material, board))
    }

    /// The pawn of the side that has just moved that may have gone two steps over a square.
    fn pawn_before(material: &Material, board: Board, square: u8) -> Option<usize> {
        let occupied = Self::occupied(material, board);
        material.side(!board.black_moves).find(|&at| {
            let way = behind(board.men[at], !board.black_moves);
            material.men[at].is_pawn()
                && way.is_some_and(|(over, from)| over == square && occupied & (bit(over) | bit(from)) == 0)
        })
    }

    pub(super) fn fen_of(&self, number: u64) -> String {
        let material = &self.materials[self.slice_of(number)];
        let Some(board) = self.board(material, number) else { return "-".to_owned() };
        let rows: Vec<String> = (0..8).rev().map(|rank| row_of(material, board, rank)).collect();
        let mover = if board.black_moves { "b" } else { "w" };
        let over = board.passing.and_then(|pawn| behind(board.men[usize::from(pawn)], !board.black_moves));
        let over = over.map_or_else(|| "-".to_owned(), |(over, _)| square_name(over));
        format!("{} {mover} - {over} 0 1", rows.join("/"))
    }
}

/// A row of a FEN.
fn row_of(material: &Material, board: Board, rank: u8) -> String {
    let (mut text, mut blanks) = (String::new(), 0);
    for file in 0..8 {
        match letter_on(material, board, rank * 8 + file) {
            None => blanks += 1,
            Some(letter) => {
                if blanks > 0 {
                    text += &blanks.to_string();
                }
                blanks = 0;
                text.push(letter);
            }
        }
    }
    if blanks > 0 { text + &blanks.to_string() } else { text }
}

fn letter_on(material: &Material, board: Board, square: u8) -> Option<char> {
    match board.kings.iter().position(|&king| king == square) {
        Some(0) => return Some('K'),
        Some(_) => return Some('k'),
        None => {}
    }
    let at = (0..material.men.len()).find(|&at| board.men[at] == square)?;
    let man = material.men[at];
    let letter = char::from(PIECES.as_bytes()[usize::from(man.kind)]);
    Some(if man.is_black { letter.to_ascii_lowercase() } else { letter })
}
