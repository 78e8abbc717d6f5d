//! The rules for single positions: the board of a number and back, the moves of the player to move, and those that lead to a
//! position.

use super::symmetry::{IMAGES, Pairs};
use super::{Board, ChessEndings, MOST_MEN, Man, Material, PROMOTED, Way};
use crate::game::{Ending, Standing};
use crate::rulesets::board::chess::square::{KING_ATTACKS, OUTER_RANKS, RANKS, bit, squares};
use std::ops::Range;

/// The squares that the king and the men of the player to move can go to.
pub(super) struct Targets {
    king: u64,
    men: [u64; MOST_MEN],
    /// Which pawns can take en passant, a bit each.
    takers: u8,
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
            passing: None,
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
        let count = material.men.len();
        let number = number - material.first;
        let (kings, digits) =
            ((number >> (6 * count)) as usize, [0, 6, 12].map(|low| (number >> low & 63) as u8));
        let pairs = &self.pairs(material).list;
        let black_moves = kings >= pairs.len();
        let kings = pairs[if black_moves { kings - pairs.len() } else { kings }];
        let mut board = Board { kings, men: digits, black_moves, passing: None };
        let mut taken = bit(kings[0]) | bit(kings[1]);
        for (at, man) in material.men.iter().enumerate() {
            if man.is_pawn() && OUTER_RANKS & bit(digits[at]) != 0 {
                let is_first = material.has_passing && board.passing.is_none() && man.is_black != black_moves;
                board.men[at] = passed_square(digits[at], man.is_black).filter(|_| is_first)?;
                board.passing = Some(at as u8);
            }
            if taken & bit(board.men[at]) != 0 {
                return None;
            }
            taken |= bit(board.men[at]);
        }
        if material.has_alike {
            let is_before =
                |at: usize| material.men[at] == material.men[at + 1] && digits[at] < digits[at + 1];
            if (0..count - 1).any(is_before) {
                return None;
            }
        }
        let is_passing = |&pawn: &u8| self.can_be_passed(material, board, usize::from(pawn), taken);
        (board.passing.is_none() || board.passing.as_ref().is_some_and(is_passing)).then_some(board)
    }

    /// Whether a pawn of the side that has just moved can have gone two steps and be taken en passant, by a legal move.
    pub(super) fn can_be_passed(
        &self,
        material: &Material,
        board: Board,
        pawn: usize,
        occupied: u64,
    ) -> bool {
        let Some((over, from)) = behind(board.men[pawn], !board.black_moves) else { return false };
        occupied & (bit(over) | bit(from)) == 0 && self.takers(material, board, pawn, occupied) != 0
    }

    /// The pawns of the player to move that can take one that has gone two steps: beside it, and without exposing their king.
    fn takers(&self, material: &Material, board: Board, pawn: usize, occupied: u64) -> u8 {
        let square = board.men[pawn];
        let Some((over, _)) = behind(square, !board.black_moves) else { return 0 };
        let black = board.black_moves;
        let king = board.kings[usize::from(black)];
        let can_take = |&taker: &usize| {
            let from = board.men[taker];
            if !material.men[taker].is_pawn() || bit(from) & beside(square) == 0 {
                return false;
            }
            let after = occupied & !(bit(from) | bit(square)) | bit(over);
            let mut others = material.side(!black).filter(|&enemy| enemy != pawn);
            !others.any(|at| self.lines.hits(material.men[at].sight(), board.men[at], king, after))
        };
        material.side(black).filter(can_take).fold(0, |takers, taker| takers | 1 << taker)
    }

    /// The board after a pawn has gone two steps, where the other player is to move: it is another one if the pawn can be taken
    /// en passant.
    pub(super) fn after_two_steps(&self, material: &Material, board: Board, pawn: usize) -> Board {
        let can_be = material.has_passing
            && self.can_be_passed(material, board, pawn, Self::occupied(material, board));
        Board { passing: can_be.then_some(pawn as u8), ..board }
    }

    /// The number of a board of a slice: the least of its images.
    #[inline]
    pub(super) fn number(&self, material: &Material, board: Board) -> u64 {
        let pairs = self.pairs(material);
        let class = pairs.class(board.kings);
        let turn = if board.black_moves { pairs.list.len() as u64 } else { 0 };
        let kings = (turn + u64::from(class.number)) << (6 * material.men.len());
        let mut places = board.men;
        if let Some(pawn) = board.passing.map(usize::from) {
            places[pawn] = passed_digit(places[pawn], material.men[pawn].is_black);
        }
        let men = |symmetry| {
            if material.has_alike {
                ordered_digits(material, places, symmetry)
            } else {
                digits(material, places, symmetry)
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
        others.any(|at| self.lines.hits(material.men[at].sight(), board.men[at], king, occupied))
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
            danger |= self.lines.seen(material.men[at].sight(), board.men[at], without_king);
        }
        let passing = board.passing.map(usize::from);
        let mut targets = Targets {
            king: KING_ATTACKS[king as usize] & !own & !danger,
            men: [0; MOST_MEN],
            takers: passing.map_or(0, |pawn| self.takers(material, board, pawn, occupied)),
            enemies,
        };
        for at in own_men {
            let (man, from) = (material.men[at], board.men[at]);
            let seen = self.lines.seen(man.sight(), from, occupied) & !own;
            let seen =
                if man.is_pawn() { seen & enemies | pawn_steps(bit(from), !occupied, black) } else { seen };
            let mut set = seen & !bit(other);
            // With the man away, a check has to be met by its move: on the line or by a capture.
            for enemy in other_men.clone() {
                let square = board.men[enemy];
                if self.lines.hits(material.men[enemy].sight(), square, king, occupied & !bit(from)) {
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
        let after = Board { black_moves: !board.black_moves, passing: None, ..board };
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
            let is_pawn = material.men[at].is_pawn();
            let wanted = if is_pawn { wanted | OUTER_RANKS } else { wanted };
            for square in squares(targets.men[at] & wanted) {
                let mut after = after;
                after.men[at] = square;
                if is_pawn && OUTER_RANKS & bit(square) != 0 {
                    PROMOTED.for_each(|kind| go(after, square, Some((at, kind))));
                } else if is_pawn && square.abs_diff(board.men[at]) == 16 {
                    go(self.after_two_steps(material, after, at), square, None);
                } else {
                    go(after, square, None);
                }
            }
        }
        if targets.takers != 0 {
            self.list_passing(material, board, options);
        }
    }

    /// Adds the options of taking en passant.
    pub(super) fn list_passing(&self, material: &Material, board: Board, options: &mut Vec<u64>) {
        let Some(pawn) = board.passing.map(usize::from) else { return };
        let Some((over, _)) = behind(board.men[pawn], !board.black_moves) else { return };
        let takers = self.takers(material, board, pawn, Self::occupied(material, board));
        let way = material.ways[Material::way(Some(pawn), None)];
        for taker in material.side(board.black_moves).filter(|taker| takers >> taker & 1 == 1) {
            let mut after = Board { black_moves: !board.black_moves, passing: None, ..board };
            after.men[taker] = over;
            options.push(self.number_by(way, after));
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
        if targets.men.iter().fold(targets.king | u64::from(targets.takers), |all, set| all | set) != 0 {
            return (Standing::Open, Some((board, targets)));
        }
        let is_mate = self.in_check(material, board, board.black_moves, occupied);
        (Standing::Over(if is_mate { Ending::Loss } else { Ending::Draw }), None)
    }

    /// Where a man can have come from within the slice.
    #[inline]
    fn origins(&self, man: Man, square: u8, occupied: u64) -> u64 {
        if man.is_pawn() {
            pawn_origins(bit(square), !occupied, man.is_black)
        } else {
            self.lines.seen(man.sight(), square, occupied) & !occupied
        }
    }

    pub(super) fn list_sources(&self, number: u64, sources: &mut Vec<u64>) {
        sources.clear();
        let material = &self.materials[self.slice_of(number)];
        let Some(board) = self.board(material, number) else { return };
        let before = Board { black_moves: !board.black_moves, passing: None, ..board };
        let me = usize::from(before.black_moves);
        let occupied = Self::occupied(material, board);
        if let Some(pawn) = board.passing.map(usize::from) {
            // It has just come.
            let Some((_, from)) = behind(board.men[pawn], before.black_moves) else { return };
            let mut before = before;
            before.men[pawn] = from;
            self.push_sources(material, before, sources);
            return;
        }
        let origins =
            KING_ATTACKS[board.kings[me] as usize] & !occupied & !KING_ATTACKS[board.kings[1 - me] as usize];
        for square in squares(origins) {
            let mut from = before;
            from.kings[me] = square;
            self.push_sources(material, from, sources);
        }
        for at in material.side(before.black_moves) {
            for origin in squares(self.origins(material.men[at], board.men[at], occupied)) {
                let is_two_steps = material.men[at].is_pawn() && origin.abs_diff(board.men[at]) == 16;
                if is_two_steps && self.after_two_steps(material, board, at).passing.is_some() {
                    continue;
                }
                let mut from = before;
                from.men[at] = origin;
                self.push_sources(material, from, sources);
            }
        }
    }

    /// Adds the numbers of a position from which a move has been made: with and without a pawn that can be taken en passant.
    fn push_sources(&self, material: &Material, board: Board, sources: &mut Vec<u64>) {
        sources.push(self.number(material, board));
        if !material.has_passing {
            return;
        }
        for pawn in material.side(!board.black_moves).filter(|&at| material.men[at].is_pawn()) {
            let passed = self.after_two_steps(material, board, pawn);
            if passed.passing.is_some() {
                sources.push(self.number(material, passed));
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

/// The ranks from which pawns go two steps, White's first, and those where they arrive.
pub(super) const SECOND_RANK: [u64; 2] = [0xff00, 0xff << 48];
pub(super) const FOURTH_RANK: [u64; 2] = [0xff << 24, 0xff << 32];

/// A set one step before the pawns of a colour.
#[inline]
pub(super) const fn ahead(set: u64, black: bool) -> u64 {
    if black { set >> 8 } else { set << 8 }
}

/// The squares to which pawns of a colour step from a set.
#[inline]
pub(super) const fn pawn_steps(set: u64, empty: u64, black: bool) -> u64 {
    let one = ahead(set, black) & empty;
    one | ahead(ahead(set & SECOND_RANK[black as usize], black) & empty, black) & empty
}

/// The squares from which pawns of a colour step to a set.
#[inline]
pub(super) const fn pawn_origins(set: u64, empty: u64, black: bool) -> u64 {
    let one = ahead(set, !black) & empty;
    (one | ahead(one, !black) & SECOND_RANK[black as usize] & empty) & !OUTER_RANKS
}

/// The square that a pawn of a colour has passed and the one that it started from, if it has just gone two steps to a square.
#[inline]
pub(super) const fn behind(square: u8, black: bool) -> Option<(u8, u8)> {
    match (square / 8, black) {
        (3, false) => Some((square - 8, square - 16)),
        (4, true) => Some((square + 8, square + 16)),
        _ => None,
    }
}

/// The squares to the left and to the right.
pub(super) const fn beside(square: u8) -> u64 {
    (bit(square) << 1 | bit(square) >> 1) & 0xff << (square & RANKS)
}

/// What stands in a number for the square of a pawn that can be taken en passant.
#[inline]
pub(super) const fn passed_digit(square: u8, black: bool) -> u8 {
    square & 7 | if black { RANKS } else { 0 }
}

/// The square of such a pawn.
#[inline]
pub(super) const fn passed_square(digit: u8, black: bool) -> Option<u8> {
    match (digit / 8, black) {
        (0, false) => Some(digit + 24),
        (7, true) => Some(digit - 24),
        _ => None,
    }
}
