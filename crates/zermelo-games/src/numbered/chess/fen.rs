//! The numbers of positions of chess, and back; their texts are FEN.

use super::moves::behind;
use super::{Board, ChessEndings, Man, normal, order};
use crate::game::{Message, Notation, ParseError, Player, Written, message, option_list};
use crate::numbered::boards::for_example;
use crate::rulesets::board::chess::square::RANKS;
use crate::rulesets::board::{Chess, ChessPosition, Piece};
use zermelo_core::Arrange;

/// The kinds in the order of [`PIECES`](super::PIECES).
const KINDS: [Piece; 5] = [Piece::Pawn, Piece::Knight, Piece::Bishop, Piece::Rook, Piece::Queen];

impl Man {
    pub(super) fn of(piece: Piece, is_black: bool) -> Self {
        let kind = KINDS.iter().position(|&known| known == piece).unwrap_or(0);
        Self { kind: kind as u8, is_black }
    }

    const fn piece(self) -> Piece {
        KINDS[self.kind as usize]
    }
}

impl ChessEndings {
    /// The endings to which a position belongs.
    pub fn of(position: &ChessPosition) -> Self {
        Self::new(position.men().map(|(piece, is_black, _)| Man::of(piece, is_black)).collect())
    }

    /// The number of a position; `None` where its men are of no ending here, or the side that has moved stands in check.
    pub fn number_of(&self, position: &ChessPosition, to_move: Player) -> Option<u64> {
        let mut men: Vec<(Man, u8)> =
            position.men().map(|(piece, is_black, square)| (Man::of(piece, is_black), square)).collect();
        let (names, is_exchanged) = normal(men.iter().map(|man| man.0).collect());
        let material = self.materials.iter().find(|known| known.men == names)?;
        let turn = if is_exchanged { RANKS } else { 0 };
        for man in &mut men {
            *man = (Man { is_black: man.0.is_black ^ is_exchanged, ..man.0 }, man.1 ^ turn);
        }
        men.arrange_by_key(|man| order(man.0));
        let [white, black] = position.king_squares().map(|king| king ^ turn);
        let mut board = Board {
            kings: if is_exchanged { [black, white] } else { [white, black] },
            black_moves: (to_move == Player::Right) ^ is_exchanged,
            ..Board::default()
        };
        for (place, man) in board.men.iter_mut().zip(&men) {
            *place = man.1;
        }
        if let Some(over) = position.passed() {
            let is_it = |&at: &usize| {
                let way = behind(board.men[at], !board.black_moves);
                material.men[at].is_pawn() && way.is_some_and(|(passed, _)| passed == over ^ turn)
            };
            board.passing = Some(material.side(!board.black_moves).find(is_it)? as u8);
        }
        let checked = self.in_check(material, board, !board.black_moves, Self::occupied(material, board));
        (!checked).then(|| self.number(material, board))
    }

    /// A position of a number, and who is to move; `None` where it has none.
    pub fn position(&self, number: u64) -> Option<(ChessPosition, Player)> {
        let material = &self.materials[self.slice_of(number)];
        let board = self.board(material, number)?;
        let kings = ChessPosition::of_kings(board.kings);
        let men = material.men.iter().zip(board.men);
        let mut position =
            men.fold(kings, |all, (man, square)| all.with_man(man.piece(), man.is_black, square));
        if let Some(pawn) = board.passing {
            let (over, _) = behind(board.men[usize::from(pawn)], !board.black_moves)?;
            position = position.after_passing(over);
        }
        Some((position, if board.black_moves { Player::Right } else { Player::Left }))
    }

    pub(super) fn number_of_fen(&self, text: &str) -> Result<u64, ParseError> {
        let wrong = |message: Message| {
            ParseError::whole(text, message, for_example("4k3/8/8/8/8/8/8/R3K3 w - - 0 1"))
        };
        let (position, to_move) = ChessPosition::from_fen(text)?;
        let to_move = to_move.unwrap_or(Player::Left);
        if position.is_in_check(to_move.opponent()) {
            return Err(wrong(message!("the king of the side that has just moved stands in check")));
        }
        self.number_of(&position, to_move).ok_or_else(|| wrong(message!("these men are not in the table")))
    }

    /// The board of a FEN as it stands there, with its moves in standard algebraic notation.
    pub(super) fn written_fen(&self, text: &str) -> Option<Written> {
        let (position, to_move) = ChessPosition::from_fen(text).ok()?;
        let to_move = to_move.unwrap_or(Player::Left);
        let option = |to: ChessPosition| {
            let name = Chess.short_label(&position, &to, to_move)?;
            let mover = to_move.opponent();
            Some((Some(name), to.to_fen(Some(mover)), self.number_of(&to, mover)?))
        };
        let options = option_list(&Chess, &position, to_move).into_iter().map(option);
        Some(Written { text: position.to_fen(Some(to_move)), options: options.collect::<Option<_>>()? })
    }

    pub(super) fn fen_of(&self, number: u64) -> String {
        match self.position(number) {
            Some((position, to_move)) => position.to_fen(Some(to_move)),
            None => "-".to_owned(),
        }
    }
}
