//! Chess as text: a FEN; moves in long algebraic notation, or shortly in the standard one; the board as a picture.

use super::game::{Chess, ChessPosition};
use super::notation::{board_drawing, board_picture, distance_in_moves};
use super::record::{check_sign, game_record, move_between, short_name};
use super::square::square_name;
use crate::game::{Convention, Drawing, Message, Notation, ParseError, Player, Verdict, message};

impl Notation for Chess {
    fn parse(&self, text: &str) -> Result<ChessPosition, ParseError> {
        Ok(self.parse_question(text)?.0)
    }

    fn parse_question(&self, text: &str) -> Result<(ChessPosition, Option<Player>), ParseError> {
        let is_material =
            !text.trim().is_empty() && text.trim().chars().all(|letter| "KQRBNPkqrbnp".contains(letter));
        if is_material {
            let hint = message!(
                "tables have such names: zermelo table build chess {name}; a position is a FEN, for example: {example}",
                name = text.trim(),
                example = "4k3/8/8/8/8/8/8/R3K2r w - - 0 1"
            );
            return Err(ParseError::whole(
                text,
                message!("this says which men there are, not where they stand"),
                hint,
            ));
        }
        ChessPosition::from_fen(text)
    }

    fn print(&self, position: &ChessPosition) -> String {
        position.to_fen(None)
    }

    /// Long algebraic: `Ra1-a8+`, `Ke8xd7`, `Rb2-b8#`, `e4-e5`, `e5xd6`, `e7-e8=Q`.
    fn move_label(&self, from: &ChessPosition, to: &ChessPosition, player: Player) -> String {
        let Some(made) = move_between(from, to, player) else { return self.print(to) };
        let letter = match made.piece {
            None => "K".to_owned(),
            Some(piece) => piece.letter_in_moves(),
        };
        let takes = if made.takes { 'x' } else { '-' };
        let becomes = made.becomes.map_or_else(String::new, |piece| format!("={}", piece.letter()));
        let (start, end) = (square_name(made.from), square_name(made.to));
        format!("{letter}{start}{takes}{end}{becomes}{}", check_sign(to, player))
    }

    fn short_label(&self, from: &ChessPosition, to: &ChessPosition, player: Player) -> Option<String> {
        short_name(from, to, player)
    }

    fn in_own_words(&self, verdict: Verdict) -> Option<Message> {
        distance_in_moves(verdict)
    }

    fn interchange(&self, position: &ChessPosition, to_move: Option<Player>) -> Option<String> {
        Some(position.to_fen(to_move))
    }

    fn record(
        &self,
        position: &ChessPosition,
        to_move: Player,
        line: &[ChessPosition],
        verdict: Verdict,
    ) -> Option<String> {
        Some(game_record(position, to_move, line, verdict))
    }

    fn drawing(&self, position: &ChessPosition) -> Option<Drawing> {
        Some(board_drawing(position))
    }

    fn picture(&self, position: &ChessPosition, _: Convention) -> Option<String> {
        Some(board_picture(position))
    }
}
