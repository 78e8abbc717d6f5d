//! Positions by number, and moves backwards: what dense tables of an ending need.

use super::ending::{ChessEnding, EndingPosition, Man};
use super::square::{KING_ATTACKS, bit, squares};
use crate::game::{Indexed, Player, Unmoves};

/// Pairs of squares for the two kings.
const KING_PLACES: u64 = 64 * 64;

impl ChessEnding {
    /// What the man can be and where, one more for a man that is taken.
    #[inline]
    const fn man_places(self) -> u64 {
        64 * self.piece.kinds().len() as u64 + 1
    }

    /// The number of a man: its kind's place among those of the ending, then its square. Taken comes last.
    #[inline]
    fn man_index(self, man: Option<Man>) -> u64 {
        // Only a pawn has other kinds behind it, and these are all kinds in their order.
        man.map_or(self.man_places() - 1, |man| {
            64 * (man.piece as u64 - self.piece as u64) + u64::from(man.square)
        })
    }

    #[inline]
    fn man(self, index: u64) -> Option<Man> {
        let &piece = self.piece.kinds().get(index as usize / 64)?;
        Some(Man { piece, square: (index % 64) as u8 })
    }
}

impl Indexed for ChessEnding {
    #[inline]
    fn index_count(&self) -> u64 {
        KING_PLACES * self.man_places()
    }

    #[inline]
    fn index(&self, position: &EndingPosition) -> u64 {
        let kings = u64::from(position.white_king) * 64 + u64::from(position.black_king);
        self.man_index(position.man) * KING_PLACES + kings
    }

    #[inline]
    fn position(&self, index: u64) -> Option<EndingPosition> {
        if index >= self.index_count() {
            return None;
        }
        let position = EndingPosition {
            man: self.man(index / KING_PLACES),
            white_king: (index / 64 % 64) as u8,
            black_king: (index % 64) as u8,
        };
        position.is_sound().then_some(position)
    }
}

impl Unmoves for ChessEnding {
    #[inline]
    fn unmoves(&self, position: &EndingPosition, player: Player, visit: impl FnMut(EndingPosition)) {
        match player {
            Player::Left => self.white_unmoves(*position, visit),
            Player::Right => self.black_unmoves(*position, visit),
        }
    }
}

impl ChessEnding {
    /// Before a move of White's, Black's king must not have stood in check.
    #[inline]
    fn white_unmoves(self, position: EndingPosition, mut visit: impl FnMut(EndingPosition)) {
        let Some(man) = position.man else { return };
        let mut offer = |from: EndingPosition| {
            if from.winning_man().is_some() && !from.in_check() {
                visit(from);
            }
        };
        for white_king in squares(position.white_king_targets()) {
            offer(EndingPosition { white_king, ..position });
        }
        man.unmoves(position.kings(), self.piece, |man| offer(EndingPosition { man: Some(man), ..position }));
    }

    /// Where Black's king stands now it must not be in check; a man that it took stood right there.
    #[inline]
    fn black_unmoves(self, position: EndingPosition, mut visit: impl FnMut(EndingPosition)) {
        match position.man {
            Some(_) if position.in_check() => {}
            Some(man) => black_unmoves_beside(position, man, visit),
            None => {
                for &piece in self.piece.kinds() {
                    black_unmoves_beside(position, Man { piece, square: position.black_king }, &mut visit);
                }
            }
        }
    }
}

/// Moves back of Black's king where White has this man before the move.
#[inline]
fn black_unmoves_beside(position: EndingPosition, man: Man, mut visit: impl FnMut(EndingPosition)) {
    if !man.piece.can_win() {
        return;
    }
    for black_king in squares(KING_ATTACKS[position.black_king as usize]) {
        let from = EndingPosition { man: Some(man), black_king, ..position };
        if from.is_sound() && from.black_targets() & bit(position.black_king) != 0 {
            visit(from);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::piece::Piece;

    #[test]
    fn kinds_lie_together_from_the_first() {
        for piece in Piece::ALL {
            for (place, &kind) in piece.kinds().iter().enumerate() {
                assert_eq!(kind as usize, piece as usize + place);
            }
        }
    }
}
