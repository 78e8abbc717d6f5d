//! What men of chess see on a board with few others: for each pair of squares in a line, what lies between them and what
//! beyond. Each man in the way takes away the squares beyond it, without a branch.

use super::{BLACK_PAWN, WHITE_PAWN};
use crate::rulesets::board::chess::square::{KNIGHT_ATTACKS, PAWN_ATTACKS, RANKS, bit, slides, squares};

/// The tables.
#[derive(Clone, Debug)]
pub(super) struct Lines {
    /// By the [sight](super::Man::sight) of a man and its square, what it sees on an empty board.
    reach: Vec<[u64; 64]>,
    /// By two squares: the squares between them, and those beyond the second as seen from the first. None where they are not
    /// in a line.
    between: Vec<[u64; 64]>,
    beyond: Vec<[u64; 64]>,
}

impl Lines {
    pub(super) fn new() -> Self {
        let table = |entry: &dyn Fn(u8) -> u64| std::array::from_fn(|square| entry(square as u8));
        let bishop = |square| slides::<4, 8>(square, 0);
        let rook = |square| slides::<0, 4>(square, 0);
        let reach = vec![
            PAWN_ATTACKS,
            KNIGHT_ATTACKS,
            table(&bishop),
            table(&rook),
            table(&|square| bishop(square) | rook(square)),
            table(&|square| PAWN_ATTACKS[usize::from(square ^ RANKS)].swap_bytes()),
        ];
        let in_line = |from: u8, to: u8| (bishop(from) | rook(from)) & bit(to) != 0;
        let beyond = |from: u8, to: u8| {
            if !in_line(from, to) {
                return 0;
            }
            let all = slides::<0, 8>(from, 0);
            all & !slides::<0, 8>(from, bit(to))
        };
        // What both see of the line from one to the other; their other lines do not meet.
        let between = |from: u8, to: u8| {
            if rook(from) & bit(to) != 0 {
                slides::<0, 4>(from, bit(to)) & slides::<0, 4>(to, bit(from))
            } else if bishop(from) & bit(to) != 0 {
                slides::<4, 8>(from, bit(to)) & slides::<4, 8>(to, bit(from))
            } else {
                0
            }
        };
        let pairs = |entry: &dyn Fn(u8, u8) -> u64| {
            (0..64).map(|from| std::array::from_fn(|to| entry(from, to as u8))).collect()
        };
        let beyond: Vec<[u64; 64]> = pairs(&beyond);
        let between = pairs(&between);
        Self { reach, between, beyond }
    }

    /// The squares between two.
    #[inline]
    pub(super) fn between(&self, from: u8, to: u8) -> u64 {
        self.between[from as usize][to as usize]
    }

    /// The squares between one and each other.
    #[inline]
    pub(super) fn all_between(&self, from: u8) -> &[u64; 64] {
        &self.between[from as usize]
    }

    /// The squares from which a man attacks one.
    #[inline]
    pub(super) fn seen_from(&self, sight: u8, to: u8, occupied: u64) -> u64 {
        // Where a pawn stands that attacks a square, a pawn of the other colour on it would attack.
        match sight {
            WHITE_PAWN => self.reach[usize::from(BLACK_PAWN)][to as usize],
            BLACK_PAWN => self.reach[usize::from(WHITE_PAWN)][to as usize],
            _ => self.seen(sight, to, occupied),
        }
    }

    /// Whether a man attacks a square.
    #[inline]
    pub(super) fn hits(&self, sight: u8, from: u8, to: u8, occupied: u64) -> bool {
        self.reach[sight as usize][from as usize] & bit(to) != 0 && self.between(from, to) & occupied == 0
    }

    /// The squares that a man attacks, the first occupied ones included.
    #[inline]
    pub(super) fn seen(&self, sight: u8, from: u8, occupied: u64) -> u64 {
        let beyond = &self.beyond[from as usize];
        let reach = self.reach[sight as usize][from as usize];
        squares(occupied & reach).fold(reach, |seen, blocker| seen & !beyond[blocker as usize])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn men_see_what_slides_see() {
        let lines = Lines::new();
        for from in 0..64 {
            for blockers in [0, 0x0042_1800_2410_8100, 0x8100_1024_0018_4200, 0xa5a5_5a5a_0ff0_c33c_u64] {
                assert_eq!(lines.seen(2, from, blockers), slides::<4, 8>(from, blockers));
                assert_eq!(lines.seen(3, from, blockers), slides::<0, 4>(from, blockers));
                assert_eq!(lines.seen(4, from, blockers), slides::<0, 8>(from, blockers));
                assert_eq!(lines.seen(0, from, blockers), PAWN_ATTACKS[from as usize]);
                for to in 0..64 {
                    let attacks = |from: u8, sight| lines.seen(sight, from, blockers) >> to & 1;
                    for sight in 0..6 {
                        assert_eq!(attacks(from, sight), lines.seen_from(sight, to, blockers) >> from & 1);
                    }
                    assert_eq!(attacks(from, 5), lines.seen(0, from ^ RANKS, 0) >> (to ^ RANKS) & 1);
                    let attacked = slides::<0, 8>(from, blockers) & bit(to) != 0;
                    assert_eq!(lines.hits(4, from, to, blockers), attacked, "{from} {to}");
                }
            }
        }
    }
}
