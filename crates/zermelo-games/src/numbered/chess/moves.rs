//! The rules for single positions: the board of a number and back, the moves of the player to move, and those that lead to a
//! position.

use super::symmetry::{IMAGES, Pairs, RANKS};
use super::{Board, ChessEndings, MOST_MEN, Material, PROMOTED, Way};
use crate::game::{Ending, Standing};
use crate::rulesets::board::chess::square::{KING_ATTACKS, OUTER_RANKS, PAWN_ATTACKS, bit, squares};
use std::ops::Range;

/// The squares that the king and the men of the player to move can go to.
pub(super) struct Targets {
    king: u64,
    men: [u64; MOST_MEN],
    /// The squares of the other side's men.
    enemies: u64,
}

/// The number of a board of which one man may stand anywhere.
pub(super) struct Digit {
    /// The number without the man's digit.
    without: u64,
    shift: u32,
    images: &'static [u8; 64],
    /// What turns a square round, should the colours be exchanged.
    ranks: u8,
}

impl Digit {
    /// The number with the man on a square.
    #[inline]
    pub(super) fn number(&self, square: u8) -> u64 {
        self.without + (u64::from(self.images[usize::from((square ^ self.ranks) & 63)]) << self.shift)
    }
}

impl Way {
    /// A board after the capture or the promotion.
    #[inline]
    fn board(&self, board: Board) -> Board {
        let ranks = if self.is_exchanged { RANKS } else { 0 };
        let man = |place: usize| board.men[usize::from(self.men[place])] ^ ranks;
        let [white, black] = board.kings;
        Board {
            kings: if self.is_exchanged { [black ^ RANKS, white ^ RANKS] } else { [white, black] },
            men: [man(0), man(1), man(2)],
            black_moves: board.black_moves ^ self.is_exchanged,
        }
    }
}

impl ChessEndings {
    /// The pairs of kings of a material.
    pub(super) fn pairs(&self, material: &Material) -> &Pairs {
        &self.pairs[usize::from(material.has_pawns)]
    }

    pub(super) fn slice_of(&self, number: u64) -> usize {
        self.slices.partition_point(|slice| slice.numbers.end <= number)
    }

    /// The board of a number of a slice; `None` where men share a square, a pawn stands on an outer rank, or men that are
    /// alike stand in another order.
    #[inline]
    pub(super) fn board(&self, material: &Material, number: u64) -> Option<Board> {
        let mut rest = number - material.first;
        let mut board = Board::default();
        let mut taken = 0;
        for (place, man) in board.men.iter_mut().zip(&material.men) {
            let square = (rest % 64) as u8;
            rest /= 64;
            *place = square;
            if taken & bit(square) != 0 || man.kind == 0 && OUTER_RANKS & bit(square) != 0 {
                return None;
            }
            taken |= bit(square);
        }
        let pairs = &self.pairs(material).list;
        let kings = rest as usize;
        board.black_moves = kings >= pairs.len();
        board.kings = pairs[if board.black_moves { kings - pairs.len() } else { kings }];
        if material.has_alike {
            let is_before =
                |at: usize| material.men[at] == material.men[at + 1] && board.men[at] < board.men[at + 1];
            if (0..material.men.len() - 1).any(is_before) {
                return None;
            }
        }
        (taken & (bit(board.kings[0]) | bit(board.kings[1])) == 0).then_some(board)
    }

    /// The number of a board of a slice: the least of its images.
    #[inline]
    pub(super) fn number(&self, material: &Material, board: Board) -> u64 {
        let pairs = self.pairs(material);
        let class = pairs.class(board.kings);
        let turn = if board.black_moves { pairs.list.len() as u64 } else { 0 };
        let kings = (turn + u64::from(class.number)) << (6 * material.men.len());
        let men = |symmetry| {
            if material.has_alike {
                ordered_digits(material, board.men, symmetry)
            } else {
                digits(material, board.men, symmetry)
            }
        };
        let mut least = men(class.symmetries[0]);
        if class.is_symmetric() {
            least = least.min(men(class.symmetries[1]));
        }
        material.first + kings + least
    }

    /// The number of a board after a capture or a promotion.
    #[inline]
    pub(super) fn number_by(&self, way: Way, board: Board) -> u64 {
        self.number(&self.materials[way.slice], way.board(board))
    }

    /// How the number of a board after a capture or a promotion depends on where one man stands. `None` where it takes more than
    /// to change a digit.
    pub(super) fn digit_of(&self, way: Way, mut board: Board, man: usize) -> Option<Digit> {
        let material = &self.materials[way.slice];
        let place = way.men[..material.men.len()].iter().position(|&old| usize::from(old) == man)?;
        board.men[man] = 0;
        let after = way.board(board);
        let class = self.pairs(material).class(after.kings);
        if material.has_alike || class.is_symmetric() {
            return None;
        }
        let images = &IMAGES[usize::from(class.symmetries[0])];
        let ranks = if way.is_exchanged { RANKS } else { 0 };
        let shift = 6 * place as u32;
        let without = self.number(material, after) - (u64::from(images[usize::from(ranks)]) << shift);
        Some(Digit { without, shift, images, ranks })
    }

    #[inline]
    pub(super) fn occupied(material: &Material, board: Board) -> u64 {
        board.men[..material.men.len()]
            .iter()
            .fold(bit(board.kings[0]) | bit(board.kings[1]), |all, &man| all | bit(man))
    }

    /// Whether a king stands in check, where `occupied` are the squares that may lie between.
    #[inline]
    pub(super) fn in_check(&self, material: &Material, board: Board, black: bool, occupied: u64) -> bool {
        let king = board.kings[usize::from(black)];
        let mut others = material.side(!black);
        others.any(|at| self.lines.hits(material.men[at].kind, board.men[at], king, occupied))
    }

    /// The moves of the player to move.
    #[inline]
    pub(super) fn targets(&self, material: &Material, board: Board, occupied: u64) -> Targets {
        let black = board.black_moves;
        let (king, other) = (board.kings[usize::from(black)], board.kings[usize::from(!black)]);
        let (own_men, other_men) = (material.side(black), material.side(!black));
        let men = |side: Range<usize>| board.men[side].iter().fold(0, |all, &man| all | bit(man));
        let (own, enemies) = (men(own_men.clone()) | bit(king), men(other_men.clone()));
        let without_king = occupied & !bit(king);
        let mut danger = KING_ATTACKS[other as usize];
        for at in other_men.clone() {
            danger |= self.lines.seen(material.men[at].kind, board.men[at], without_king);
        }
        let mut targets =
            Targets { king: KING_ATTACKS[king as usize] & !own & !danger, men: [0; MOST_MEN], enemies };
        for at in own_men {
            let (kind, from) = (material.men[at].kind, board.men[at]);
            let seen = if kind == 0 {
                pawn_targets(from, occupied, own)
            } else {
                self.lines.seen(kind, from, occupied) & !own
            };
            let mut set = seen & !bit(other);
            // With the man away, a check has to be met by its move: on the line or by a capture.
            for enemy in other_men.clone() {
                let square = board.men[enemy];
                if self.lines.hits(material.men[enemy].kind, square, king, occupied & !bit(from)) {
                    set &= self.lines.between(square, king) | bit(square);
                }
            }
            targets.men[at] = set;
        }
        targets
    }

    /// The numbers of all options, or of those outside the slice.
    pub(super) fn list(
        &self,
        material: &Material,
        board: Board,
        targets: &Targets,
        only_outside: bool,
        options: &mut Vec<u64>,
    ) {
        let me = usize::from(board.black_moves);
        let after = Board { black_moves: !board.black_moves, ..board };
        let captured = |square: u8| material.side(!board.black_moves).find(|&at| board.men[at] == square);
        let mut go = |after: Board, square: u8, promoted: Option<(usize, u8)>| {
            let captured = if targets.enemies & bit(square) == 0 { None } else { captured(square) };
            options.push(if captured.is_none() && promoted.is_none() {
                self.number(material, after)
            } else {
                self.number_by(material.ways[Material::way(captured, promoted)], after)
            });
        };
        let wanted = if only_outside { targets.enemies } else { u64::MAX };
        for square in squares(targets.king & wanted) {
            let mut after = after;
            after.kings[me] = square;
            go(after, square, None);
        }
        for at in material.side(board.black_moves) {
            let is_pawn = material.men[at].kind == 0;
            let wanted = if is_pawn { wanted | OUTER_RANKS } else { wanted };
            for square in squares(targets.men[at] & wanted) {
                let mut after = after;
                after.men[at] = square;
                if is_pawn && OUTER_RANKS & bit(square) != 0 {
                    PROMOTED.for_each(|kind| go(after, square, Some((at, kind))));
                } else {
                    go(after, square, None);
                }
            }
        }
    }

    /// What the rules say of a number, with the moves where play goes on.
    #[inline]
    pub(super) fn judge(&self, material: &Material, number: u64) -> (Standing, Option<(Board, Targets)>) {
        let Some(board) = self.board(material, number) else { return (Standing::Absent, None) };
        let occupied = Self::occupied(material, board);
        if self.in_check(material, board, !board.black_moves, occupied) {
            return (Standing::Absent, None);
        }
        if self.pairs(material).class(board.kings).is_symmetric() && self.number(material, board) != number {
            return (Standing::Absent, None);
        }
        let targets = self.targets(material, board, occupied);
        if targets.men.iter().fold(targets.king, |all, set| all | set) != 0 {
            return (Standing::Open, Some((board, targets)));
        }
        let is_mate = self.in_check(material, board, board.black_moves, occupied);
        (Standing::Over(if is_mate { Ending::Loss } else { Ending::Draw }), None)
    }

    /// Where a man can have come from within the slice.
    #[inline]
    fn origins(&self, kind: u8, square: u8, occupied: u64) -> u64 {
        if kind > 0 {
            return self.lines.seen(kind, square, occupied) & !occupied;
        }
        let one = bit(square - 8) & !occupied;
        let two = if square / 8 == 3 && one != 0 { bit(square - 16) & !occupied } else { 0 };
        (one | two) & !OUTER_RANKS
    }

    pub(super) fn list_sources(&self, number: u64, sources: &mut Vec<u64>) {
        sources.clear();
        let material = &self.materials[self.slice_of(number)];
        let Some(board) = self.board(material, number) else { return };
        let before = Board { black_moves: !board.black_moves, ..board };
        let me = usize::from(before.black_moves);
        let occupied = Self::occupied(material, board);
        let origins =
            KING_ATTACKS[board.kings[me] as usize] & !occupied & !KING_ATTACKS[board.kings[1 - me] as usize];
        for square in squares(origins) {
            let mut from = before;
            from.kings[me] = square;
            sources.push(self.number(material, from));
        }
        for at in material.side(before.black_moves) {
            for origin in squares(self.origins(material.men[at].kind, board.men[at], occupied)) {
                let mut from = before;
                from.men[at] = origin;
                sources.push(self.number(material, from));
            }
        }
    }
}

/// The images of men as digits, the first man's the least; those of no men are cut off.
#[inline]
fn digits(material: &Material, men: [u8; MOST_MEN], symmetry: u8) -> u64 {
    let images = &IMAGES[usize::from(symmetry & 7)];
    let image = |man: usize| u64::from(images[usize::from(men[man] & 63)]);
    (image(0) | image(1) << 6 | image(2) << 12) & ((1 << (6 * material.men.len())) - 1)
}

/// The same where men that are alike have no order: the greatest square comes first.
fn ordered_digits(material: &Material, mut men: [u8; MOST_MEN], symmetry: u8) -> u64 {
    let count = material.men.len();
    for place in &mut men[..count] {
        *place = IMAGES[usize::from(symmetry)][usize::from(*place)];
    }
    for end in 1..count {
        for at in (1..=end).rev() {
            if material.men[at - 1] == material.men[at] && men[at - 1] < men[at] {
                men.swap(at - 1, at);
            }
        }
    }
    digits(material, men, 0)
}

/// Steps and captures of a white pawn.
fn pawn_targets(from: u8, occupied: u64, own: u64) -> u64 {
    let one = bit(from + 8) & !occupied;
    let two = if from / 8 == 1 && one != 0 { bit(from + 16) & !occupied } else { 0 };
    one | two | PAWN_ATTACKS[from as usize] & occupied & !own
}
