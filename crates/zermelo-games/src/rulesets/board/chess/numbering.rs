//! Positions of an ending by number, as generic engines want them.

use super::ending::{ChessEnding, EndingPosition, Man};
use crate::game::Indexed;

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
