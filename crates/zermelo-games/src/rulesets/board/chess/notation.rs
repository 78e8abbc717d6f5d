//! Endings as text: three squares such as `e1 a1 e8`, or a FEN; moves in long algebraic notation; the board as a picture.

use super::ending::{ChessEnding, EndingPosition, Man};
use super::fen;
use super::game::ChessPosition;
use super::piece::Piece;
use super::record::game_record;
use super::square::{parse_square, square_name};
use crate::game::drawing::{Cell, Chessman, Drawing, GridDrawing, GridNames, Ground, Mark, Square};
use crate::game::{Convention, Ending, Message, Notation, ParseError, Player, Ruleset, Verdict, message};

impl ChessEnding {
    /// The name of the game: `krk`.
    fn name(self) -> String {
        format!("k{}k", self.piece.letter().to_ascii_lowercase())
    }

    fn hint(self) -> Message {
        let squares = match self.piece {
            Piece::Pawn => "e5 e4 e8",
            Piece::Queen => "e1 d1 e8",
            _ => "e1 a1 e8",
        };
        let example = format!("{} {squares}", self.name());
        message!("white king, white {piece}, black king, for example: {example}; or a FEN", piece => self.piece.name(), example)
    }

    /// A man from `a1`, from `Ra1`, or from a dash for one that is taken.
    fn parse_man(self, text: &str, word: &str) -> Result<Option<Man>, ParseError> {
        if word == "-" {
            return Ok(None);
        }
        let (piece, square) = match word.chars().next().and_then(|letter| self.kind_of(letter)) {
            Some(piece) => (piece, &word[1..]),
            None => (self.piece, word),
        };
        let square = parse_square(square).ok_or_else(|| {
            ParseError::part(
                text,
                word,
                message!("this is not the square of a {piece}", piece => piece.name()),
                self.hint(),
            )
        })?;
        Ok(Some(Man { piece, square }))
    }

    /// The kind with this letter, among those of the ending.
    pub(super) fn kind_of(self, letter: char) -> Option<Piece> {
        self.piece.kinds().iter().copied().find(|kind| kind.letter() == letter)
    }

    /// The example of a FEN.
    pub(super) fn example_fen(self) -> String {
        let rows = match self.piece {
            Piece::Pawn => "4k3/8/8/4K3/4P3/8/8/8".to_owned(),
            piece => format!("4k3/8/8/8/8/8/8/{}3K3", piece.letter()),
        };
        format!("{rows} w - - 0 1")
    }
}

impl Notation for ChessEnding {
    fn parse(&self, text: &str) -> Result<EndingPosition, ParseError> {
        Ok(self.parse_question(text)?.0)
    }

    fn parse_question(&self, text: &str) -> Result<(EndingPosition, Option<Player>), ParseError> {
        if text.contains('/') {
            return fen::parse(*self, text);
        }
        let words: Vec<&str> =
            text.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty()).collect();
        let [white_king, man, black_king] = words.as_slice() else {
            let message = if words.is_empty() {
                message!("the position is empty")
            } else {
                message!("expected three squares, found {count}", count = words.len())
            };
            return Err(ParseError::whole(text, message, self.hint()));
        };
        let square = |word: &str| {
            parse_square(word)
                .ok_or_else(|| ParseError::part(text, word, "this is not a square", self.hint()))
        };
        let man = self.parse_man(text, man)?;
        EndingPosition::new(square(white_king)?, man, square(black_king)?)
            .map(|position| (position, None))
            .map_err(|unsound| ParseError::whole(text, unsound.to_string(), self.hint()))
    }

    /// Three squares. What a pawn has become has its letter: `e6 Qe8 c7`.
    fn print(&self, position: &EndingPosition) -> String {
        let man = match position.man {
            None => "-".to_owned(),
            Some(Man { piece, square }) if piece == self.piece => square_name(square),
            Some(Man { piece, square }) => format!("{}{}", piece.letter(), square_name(square)),
        };
        format!("{} {man} {}", square_name(position.white_king), square_name(position.black_king))
    }

    /// Long algebraic: `Ra1-a8+`, `Ke8xd7`, `Rb2-b8#`, `e4-e5`, `e7-e8=Q`.
    fn move_label(&self, from: &EndingPosition, to: &EndingPosition, player: Player) -> String {
        let king = |start, end| ("K".to_owned(), start, end);
        let (letter, start, end) = match (player, from.man, to.man) {
            (Player::Right, ..) => king(from.black_king, to.black_king),
            (Player::Left, Some(before), Some(after)) if before != after => {
                (before.piece.letter_in_moves(), before.square, after.square)
            }
            (Player::Left, ..) => king(from.white_king, to.white_king),
        };
        let takes = if from.man.is_some() && to.man.is_none() { 'x' } else { '-' };
        let promotion = match (from.man, to.man) {
            (Some(before), Some(after)) if before.piece != after.piece => {
                format!("={}", after.piece.letter())
            }
            _ => String::new(),
        };
        let check = match (player, self.ending(to, player.opponent())) {
            (Player::Left, Some(Ending::Loss)) => "#",
            (Player::Left, _) if to.in_check() => "+",
            _ => "",
        };
        format!("{letter}{}{takes}{}{promotion}{check}", square_name(start), square_name(end))
    }

    /// The distance in moves, as chess players count: `mates in 16 moves`.
    fn in_own_words(&self, verdict: Verdict) -> Option<Message> {
        distance_in_moves(verdict)
    }

    fn interchange(&self, position: &EndingPosition, to_move: Option<Player>) -> Option<String> {
        Some(ChessPosition::from(*position).to_fen(to_move))
    }

    fn record(
        &self,
        position: &EndingPosition,
        to_move: Player,
        line: &[EndingPosition],
        verdict: Verdict,
    ) -> Option<String> {
        let line: Vec<ChessPosition> = line.iter().map(|&position| position.into()).collect();
        Some(game_record(&(*position).into(), to_move, &line, verdict))
    }

    fn drawing(&self, position: &EndingPosition) -> Option<Drawing> {
        Some(board_drawing(&(*position).into()))
    }

    fn picture(&self, position: &EndingPosition, _: Convention) -> Option<String> {
        Some(board_picture(&(*position).into()))
    }
}

/// A verdict with the distance in moves, as chess players count: `mates in 16 moves`.
pub(super) fn distance_in_moves(verdict: Verdict) -> Option<Message> {
    let moves = |plies: u64| plies.div_ceil(2);
    match verdict {
        Verdict::Win(Some(plies)) if moves(plies) == 1 => Some(message!("mates in 1 move")),
        Verdict::Win(Some(plies)) => Some(message!("mates in {count} moves", count = moves(plies))),
        Verdict::Loss(Some(0)) => Some(message!("is mated")),
        Verdict::Loss(Some(plies)) if moves(plies) == 1 => Some(message!("is mated in 1 move")),
        Verdict::Loss(Some(plies)) => Some(message!("is mated in {count} moves", count = moves(plies))),
        _ => None,
    }
}

/// The board for print.
pub(super) fn board_drawing(position: &ChessPosition) -> Drawing {
    let cell = |rank: u8, file: u8| {
        let letter = position.letter_at(rank * 8 + file);
        let owner = |letter: char| if letter.is_lowercase() { Player::Right } else { Player::Left };
        Cell {
            square: if (rank + file).is_multiple_of(2) { Square::Dark } else { Square::Plain },
            mark: letter.and_then(|letter| Some(Mark::Man(Chessman::from_letter(letter)?, owner(letter)))),
        }
    };
    let rows = (0..8).rev().map(|rank| (0..8).map(|file| cell(rank, file)).collect()).collect();
    let names = GridNames {
        columns: ('a'..='h').map(String::from).collect(),
        columns_below: true,
        rows: (1..=8).rev().map(|rank| rank.to_string()).collect(),
    };
    Drawing::Grid(GridDrawing { rows, ground: Ground::Squares, names })
}

/// The board in letters.
pub(super) fn board_picture(position: &ChessPosition) -> String {
    let row = |rank: u8| {
        let cells: String =
            (0..8).flat_map(|file| [' ', position.letter_at(rank * 8 + file).unwrap_or('.')]).collect();
        format!("{} {cells}", rank + 1)
    };
    let mut lines: Vec<String> = (0..8).rev().map(row).collect();
    lines.push("   a b c d e f g h".to_owned());
    lines.join("\n")
}

impl From<EndingPosition> for ChessPosition {
    fn from(ending: EndingPosition) -> Self {
        let kings = Self::of_kings(ending.king_squares());
        ending.man.map_or(kings, |man| kings.with_man(man.piece, false, man.square))
    }
}
