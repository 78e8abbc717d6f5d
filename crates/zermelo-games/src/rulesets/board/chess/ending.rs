//! The rules of an ending. Mate is a loss for the player to move; stalemate, bare kings, and a king with a bishop or a
//! knight are draws. Black has no pawns, so nothing is ever taken en passant; there is no castling, and no count of moves
//! makes a draw.

use super::piece::Piece;
use super::square::{KING_ATTACKS, bit, squares};
use crate::game::{Ending, Evaluation, Indexed, Player, Ruleset};
use std::ops::ControlFlow;

/// King and one man against king.
#[derive(Clone, Copy, Debug)]
pub struct ChessEnding {
    pub(super) piece: Piece,
}

/// White's man beside the king.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Man {
    /// What it is.
    pub piece: Piece,
    /// Where it stands.
    pub square: u8,
}

/// Where the men stand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct EndingPosition {
    pub(super) white_king: u8,
    /// `None` once it is taken.
    pub(super) man: Option<Man>,
    pub(super) black_king: u8,
}

/// Why men cannot stand together as they do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unsound {
    /// A square is not on the board.
    #[error("a square is not on the board")]
    OffBoard,
    /// Two men share a square.
    #[error("two pieces stand on one square")]
    SharedSquare,
    /// The kings stand side by side.
    #[error("the kings stand side by side, which no legal move allows")]
    KingsSideBySide,
    /// A pawn stands on rank 1 or 8.
    #[error("a white pawn stands on ranks 2 to 7 only")]
    PawnOnOuterRank,
}

impl EndingPosition {
    /// The position, or why there is none.
    pub fn new(white_king: u8, man: Option<Man>, black_king: u8) -> Result<Self, Unsound> {
        let position = Self { white_king, man, black_king };
        if white_king >= 64 || black_king >= 64 || man.is_some_and(|man| man.square >= 64) {
            return Err(Unsound::OffBoard);
        }
        if white_king == black_king || position.man_set() & position.kings() != 0 {
            return Err(Unsound::SharedSquare);
        }
        if KING_ATTACKS[white_king as usize] & bit(black_king) != 0 {
            return Err(Unsound::KingsSideBySide);
        }
        if position.man_set() & !man.map_or(0, |man| man.piece.places()) != 0 {
            return Err(Unsound::PawnOnOuterRank);
        }
        Ok(position)
    }

    /// The squares of White's king and Black's.
    pub const fn king_squares(self) -> [u8; 2] {
        [self.white_king, self.black_king]
    }

    /// White's man, where it is still there.
    pub const fn man(self) -> Option<Man> {
        self.man
    }

    /// Whether a position of men on the board is one.
    #[inline]
    pub(super) fn is_sound(self) -> bool {
        let kings_apart =
            (KING_ATTACKS[self.white_king as usize] | bit(self.white_king)) & bit(self.black_king) == 0;
        kings_apart && self.man.is_none_or(|man| man.piece.places() & !self.kings() & bit(man.square) != 0)
    }

    #[inline]
    pub(super) fn kings(self) -> u64 {
        bit(self.white_king) | bit(self.black_king)
    }

    #[inline]
    fn man_set(self) -> u64 {
        self.man.map_or(0, |man| bit(man.square))
    }

    /// The man, where there is one to win with.
    #[inline]
    pub(super) fn winning_man(self) -> Option<Man> {
        self.man.filter(|man| man.piece.can_win())
    }

    /// Whether Black's king stands in check.
    #[inline]
    pub(super) fn in_check(self) -> bool {
        self.attacks_of_man() & bit(self.black_king) != 0
    }

    /// The squares that White's man attacks. Black's king does not shade the squares behind it.
    #[inline]
    fn attacks_of_man(self) -> u64 {
        self.man.map_or(0, |man| man.piece.attacks(man.square, bit(self.white_king)))
    }

    /// Where Black's king may go: also onto a man that the other king does not defend.
    #[inline]
    pub(super) fn black_targets(self) -> u64 {
        let white_king = KING_ATTACKS[self.white_king as usize] | bit(self.white_king);
        KING_ATTACKS[self.black_king as usize] & !white_king & !self.attacks_of_man()
    }

    /// Where White's king may go.
    #[inline]
    pub(super) fn white_king_targets(self) -> u64 {
        let black_king = KING_ATTACKS[self.black_king as usize] | bit(self.black_king);
        KING_ATTACKS[self.white_king as usize] & !black_king & !self.man_set()
    }

    /// Whether the player has no move.
    #[inline]
    fn is_stuck(self, player: Player) -> bool {
        match player {
            Player::Left => {
                let man_moves = || {
                    self.man.is_some_and(|man| man.moves(self.kings(), |_| ControlFlow::Break(())).is_break())
                };
                self.white_king_targets() == 0 && !man_moves()
            }
            Player::Right => self.black_targets() == 0,
        }
    }
}

impl ChessEnding {
    /// The man that White begins with.
    pub const fn piece(self) -> Piece {
        self.piece
    }

    /// King and this man against king.
    pub const fn new(piece: Piece) -> Self {
        Self { piece }
    }
}

impl Ruleset for ChessEnding {
    type Position = EndingPosition;

    #[inline]
    fn options<B>(
        &self,
        position: &EndingPosition,
        player: Player,
        mut visit: impl FnMut(EndingPosition) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        match player {
            Player::Left => {
                for white_king in squares(position.white_king_targets()) {
                    visit(EndingPosition { white_king, ..*position })?;
                }
                let Some(man) = position.man else { return ControlFlow::Continue(()) };
                man.moves(position.kings(), |man| visit(EndingPosition { man: Some(man), ..*position }))
            }
            Player::Right => squares(position.black_targets()).try_for_each(|black_king| {
                let man = position.man.filter(|man| man.square != black_king);
                visit(EndingPosition { man, black_king, ..*position })
            }),
        }
    }

    #[inline]
    fn ending(&self, position: &EndingPosition, to_move: Player) -> Option<Ending> {
        if position.winning_man().is_none() {
            return Some(Ending::Draw);
        }
        let is_mate = || to_move == Player::Right && position.in_check();
        position.is_stuck(to_move).then(|| if is_mate() { Ending::Loss } else { Ending::Draw })
    }

    fn has_endings(&self) -> bool {
        true
    }

    fn misere_refusal(&self) -> Option<&'static str> {
        Some("a chess player without a move is mated or stalemated")
    }

    #[inline]
    fn illegal(&self, position: &EndingPosition, to_move: Player) -> Option<String> {
        (to_move == Player::Left && position.in_check())
            .then(|| "Black's king (Right's) stands in check".to_owned())
    }

    fn reachable_bound(&self, _: &EndingPosition) -> Option<u64> {
        Some(self.index_count())
    }
}

impl Evaluation for ChessEnding {
    /// A pawn should go on; whoever has a man wants the other king near the edge and his own king near it.
    fn evaluate(&self, position: &EndingPosition, to_move: Player) -> i64 {
        let Some(man) = position.winning_man() else { return 0 };
        let worth = match man.piece {
            Piece::Pawn => 100 + 10 * i64::from(man.square / 8),
            Piece::Queen => 900,
            _ => 500,
        };
        let coordinates = |square: u8| (i64::from(square / 8), i64::from(square % 8));
        let (black_rank, black_file) = coordinates(position.black_king);
        let (white_rank, white_file) = coordinates(position.white_king);
        let from_centre = (2 * black_rank - 7).abs() + (2 * black_file - 7).abs();
        let apart = (black_rank - white_rank).abs().max((black_file - white_file).abs());
        let for_white = worth + 4 * from_centre - 5 * apart;
        if to_move == Player::Left { for_white } else { -for_white }
    }
}
