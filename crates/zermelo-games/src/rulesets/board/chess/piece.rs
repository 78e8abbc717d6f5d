//! What White's man beside the king can do: its attacks, its moves, and what it becomes.

use super::ending::Man;
use super::square::{KNIGHT_ATTACKS, OUTER_RANKS, PAWN_ATTACKS, bit, slides, squares};
use std::ops::ControlFlow;

/// A kind of man. A pawn comes before what it is promoted to, in the order in which promotions are listed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Piece {
    /// Goes one step up its file, two from rank 2, and is promoted on rank 8.
    Pawn,
    /// Moves along ranks, files and diagonals.
    Queen,
    /// Moves along ranks and files.
    Rook,
    /// Moves along diagonals.
    Bishop,
    /// Leaps two squares and one to the side.
    Knight,
}

impl Piece {
    /// All kinds, in their order.
    pub const ALL: [Self; 5] = [Self::Pawn, Self::Queen, Self::Rook, Self::Bishop, Self::Knight];

    /// The kinds that a man of this kind can have in the course of the game: itself first, then promotions.
    #[inline]
    pub(super) const fn kinds(self) -> &'static [Self] {
        match self {
            Self::Pawn => &Self::ALL,
            Self::Queen => &[Self::Queen],
            Self::Rook => &[Self::Rook],
            Self::Bishop => &[Self::Bishop],
            Self::Knight => &[Self::Knight],
        }
    }

    pub(super) const fn letter(self) -> char {
        match self {
            Self::Pawn => 'P',
            Self::Queen => 'Q',
            Self::Rook => 'R',
            Self::Bishop => 'B',
            Self::Knight => 'N',
        }
    }

    /// What stands for it before the squares of a move: nothing for a pawn.
    pub(super) fn letter_in_moves(self) -> String {
        if self == Self::Pawn { String::new() } else { self.letter().to_string() }
    }

    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Pawn => "pawn",
            Self::Queen => "queen",
            Self::Rook => "rook",
            Self::Bishop => "bishop",
            Self::Knight => "knight",
        }
    }

    /// Whether king and this man against king can lead to mate at all. With a bishop or a knight no mate exists on the
    /// board, and the game is drawn at once.
    #[inline]
    pub(super) const fn can_win(self) -> bool {
        !matches!(self, Self::Bishop | Self::Knight)
    }

    /// Where a man of this kind can stand.
    #[inline]
    pub(super) const fn places(self) -> u64 {
        match self {
            Self::Pawn => !OUTER_RANKS,
            _ => u64::MAX,
        }
    }

    /// The squares attacked from `square` past the men in `occupied`, the first one in the way included.
    #[inline]
    pub(super) fn attacks(self, square: u8, occupied: u64) -> u64 {
        match self {
            Self::Pawn => PAWN_ATTACKS[square as usize],
            Self::Queen => slides::<0, 8>(square, occupied),
            Self::Rook => slides::<0, 4>(square, occupied),
            Self::Bishop => slides::<4, 8>(square, occupied),
            Self::Knight => KNIGHT_ATTACKS[square as usize],
        }
    }
}

impl Man {
    /// Visits what the man becomes by a move: as it stands then. The two kings are in the way; there is nothing to take.
    #[inline]
    pub(super) fn moves<B>(
        self,
        kings: u64,
        mut visit: impl FnMut(Self) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if self.piece != Piece::Pawn {
            let targets = self.piece.attacks(self.square, kings) & !kings;
            return squares(targets).try_for_each(|square| visit(Self { square, ..self }));
        }
        let Some(ahead) = self.free_step(8, kings) else { return ControlFlow::Continue(()) };
        if Piece::Pawn.places() & bit(ahead) == 0 {
            let promotions = &Piece::Pawn.kinds()[1..];
            return promotions.iter().try_for_each(|&piece| visit(Self { piece, square: ahead }));
        }
        visit(Self { square: ahead, ..self })?;
        match self.free_step(16, kings) {
            Some(square) if self.square / 8 == 1 => visit(Self { square, ..self }),
            _ => ControlFlow::Continue(()),
        }
    }

    /// The square so many further, on the board and free.
    #[inline]
    fn free_step(self, by: i8, kings: u64) -> Option<u8> {
        self.square.checked_add_signed(by).filter(|&square| square < 64 && kings & bit(square) == 0)
    }
}
