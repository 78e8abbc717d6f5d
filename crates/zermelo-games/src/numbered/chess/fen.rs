//! Positions of endings as FEN.

use super::symmetry::RANKS;
use super::{Board, ChessEndings, Man, PIECES, normal, order};
use crate::game::{Message, ParseError, message};
use crate::numbered::boards::for_example;
use crate::rulesets::board::chess::square::{KING_ATTACKS, OUTER_RANKS, bit};
use zermelo_core::Arrange;

impl ChessEndings {
    pub(super) fn number_of_fen(&self, text: &str) -> Result<u64, ParseError> {
        let hint = || for_example("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
        let wrong = |message: Message| ParseError::whole(text, message, hint());
        let mut fields = text.split_whitespace();
        let rows: Vec<&str> = fields.next().unwrap_or("").split('/').collect();
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
        if rows.len() != 8 {
            return Err(wrong(message!("a FEN has 8 rows")));
        }
        let mut kings = [None; 2];
        let mut men = Vec::new();
        for (rank, row) in (0..8_u8).rev().zip(rows) {
            let mut file = 0;
            for letter in row.chars() {
                if let Some(blank @ 1..=8) = letter.to_digit(10) {
                    file += blank as u8;
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
                        return Err(ParseError::part(
                            text,
                            row,
                            message!("'{letter}' does not belong here", letter),
                            hint(),
                        ));
                    }
                }
                file += 1;
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
        let (material, is_exchanged) = normal(men.iter().map(|man| man.0).collect());
        let Some(slice) = self.materials.iter().position(|known| known.men == material) else {
            return Err(wrong(message!("these men are not in the table")));
        };
        if men.iter().any(|man| man.0.kind == 0 && OUTER_RANKS & bit(man.1) != 0) {
            return Err(wrong(message!("a pawn stands on ranks 2 to 7 only")));
        }
        let material = &self.materials[slice];
        let turn = if is_exchanged { RANKS } else { 0 };
        for man in &mut men {
            *man = (Man { is_black: man.0.is_black ^ is_exchanged, ..man.0 }, man.1 ^ turn);
        }
        men.arrange_by_key(|man| order(man.0));
        let kings = if is_exchanged { [black, white] } else { [white, black] };
        let mut board = Board {
            kings: kings.map(|king| king ^ turn),
            black_moves: black_moves ^ is_exchanged,
            ..Board::default()
        };
        for (place, man) in board.men.iter_mut().zip(&men) {
            *place = man.1;
        }
        if self.in_check(material, board, !board.black_moves, Self::occupied(material, board)) {
            return Err(wrong(message!("the king of the side that has just moved stands in check")));
        }
        Ok(self.number(material, board))
    }

    pub(super) fn fen_of(&self, number: u64) -> String {
        let material = &self.materials[self.slice_of(number)];
        let Some(board) = self.board(material, number) else { return "-".to_owned() };
        let letter = |square: u8| match board.kings.iter().position(|&king| king == square) {
            Some(0) => Some('K'),
            Some(_) => Some('k'),
            None => (0..material.men.len()).find(|&at| board.men[at] == square).map(|at| {
                let man = material.men[at];
                let letter = char::from(PIECES.as_bytes()[man.kind as usize]);
                if man.is_black { letter.to_ascii_lowercase() } else { letter }
            }),
        };
        let row = |rank: u8| {
            let (mut text, mut blanks) = (String::new(), 0);
            for file in 0..8 {
                match letter(rank * 8 + file) {
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
        };
        let rows: Vec<String> = (0..8).rev().map(row).collect();
        format!("{} {} - - 0 1", rows.join("/"), if board.black_moves { "b" } else { "w" })
    }
}
