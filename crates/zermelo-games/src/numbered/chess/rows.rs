//! The rules for sets of positions that differ in where the first man stands, a bit for each square. What stays where it is sees
//! the same in all of them but for what the first man hides, the squares beyond it; a move of a man changes its digit of the
//! number, and so the row; and the first man moves through its row like water, over all squares at once.
//!
//! Images of a position under a reflection, and orders of men that are alike, need not be told apart on the way: they stand
//! in rows of their own, which moves treat alike.

use super::moves::{
    FOURTH_RANK, SECOND_RANK, ahead, behind, beside, passed_digit, passed_square, pawn_origins, pawn_steps,
};
use super::symmetry::{IMAGES, image_of_set, origin_of_set};
use super::{BLACK_PAWN, Board, ChessEndings, Material, PROMOTED, WHITE_PAWN};
use crate::rulesets::board::chess::square::{OUTER_RANKS, bit, squares};
use zermelo_core::{Exit, RowMoves, RowSets};

/// The file at the left and the one at the right.
const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_H: u64 = 0x8080_8080_8080_8080;
/// The first rank, which has the first man's digits where it is a pawn that can be taken en passant, and the rank where it
/// stands then.
const FIRST_RANK: u64 = 0xff;
const PASSED_RANK: u64 = FOURTH_RANK[0];
/// The kinds by their sight.
const KNIGHT: u8 = 1;
const BISHOP: u8 = 2;
const ROOK: u8 = 3;

/// The rows of a material.
pub(super) struct Rows<'a> {
    game: &'a ChessEndings,
    material: &'a Material,
    /// How many pairs of kings there are.
    pairs: usize,
    /// Rows of each pair of kings, as a power of two.
    bits_of_pair: u32,
}

/// A row: where all stand but the first man.
struct Row {
    /// Its number, were no pawn to be taken en passant.
    number: usize,
    /// Which pair of kings.
    pair: usize,
    board: Board,
    /// The squares that are taken.
    occupied: u64,
}

impl<'a> Rows<'a> {
    /// Of a material that has men.
    pub(super) fn of(game: &'a ChessEndings, material: &'a Material) -> Self {
        let pairs = game.pairs(material).list.len();
        Self { game, material, pairs, bits_of_pair: 6 * (material.men.len() as u32 - 1) }
    }

    /// The row with a number. Men may share a square.
    #[inline]
    fn row(&self, number: usize) -> Row {
        let turn = number >> self.bits_of_pair;
        let black_moves = turn >= self.pairs;
        let pair = if black_moves { turn - self.pairs } else { turn };
        let kings = self.game.pairs(self.material).list[pair];
        let men = [0, (number & 63) as u8, (number >> 6 & 63) as u8];
        let mut row =
            Row { number, pair, board: Board { kings, men, black_moves, passing: None }, occupied: 0 };
        if self.material.has_passing {
            self.find_passing(&mut row);
        }
        row.occupied = bit(kings[0]) | bit(kings[1]);
        for &square in &row.board.men[1..self.material.men.len()] {
            row.occupied |= bit(square);
        }
        row
    }

    /// Puts a pawn that can be taken en passant where it stands.
    fn find_passing(&self, row: &mut Row) {
        for at in self.others(!row.board.black_moves) {
            let (man, digit) = (self.material.men[at], row.board.men[at]);
            if man.is_pawn()
                && row.board.passing.is_none()
                && let Some(square) = passed_square(digit, man.is_black)
            {
                row.board.men[at] = square;
                row.board.passing = Some(at as u8);
                row.number = Self::with_man(row.number, at, digit, square);
            }
        }
    }

    /// The number of the row with the same men and the other player to move.
    #[inline]
    fn turned(&self, row: &Row) -> usize {
        let turn = self.pairs << self.bits_of_pair;
        if row.board.black_moves { row.number - turn } else { row.number + turn }
    }

    /// The number of a row, were a man elsewhere.
    #[inline]
    fn with_man(number: usize, man: usize, from: u8, to: u8) -> usize {
        number ^ (usize::from(from ^ to) << (6 * (man - 1)))
    }

    /// The number of the row of a pair of kings to which a symmetry takes the men, with Black or White to move.
    #[inline]
    fn image(&self, pair: usize, row: &Row, black_moves: bool, symmetry: u8) -> usize {
        let images = &IMAGES[usize::from(symmetry & 7)];
        let image = |man: usize| usize::from(images[usize::from(row.board.men[man] & 63)]);
        let men = (image(1) | image(2) << 6) & ((1 << self.bits_of_pair) - 1);
        let turn = if black_moves { self.pairs } else { 0 };
        (turn + pair) << self.bits_of_pair | men
    }

    /// The men of a side but the first.
    #[inline]
    fn others(&self, black: bool) -> std::ops::Range<usize> {
        let side = self.material.side(black);
        side.start.max(1)..side.end
    }

    /// The squares of the first man with which a king is not attacked.
    fn safe(&self, row: &Row, black: bool) -> u64 {
        let (men, lines) = (&self.material.men, &self.game.lines);
        let king = row.board.kings[usize::from(black)];
        let mut safe = u64::MAX;
        for at in self.others(!black) {
            let from = row.board.men[at];
            if lines.hits(men[at].sight(), from, king, row.occupied) {
                safe &= lines.between(from, king);
            }
        }
        if men[0].is_black != black {
            safe &= !lines.seen_from(men[0].sight(), king, row.occupied);
        }
        safe
    }

    /// From where the first man moves to a square of a set, or where it comes to from there: it is the same but for pawns.
    /// A pawn in the set on the first rank can be taken en passant, and one on the fourth cannot.
    #[inline]
    fn before_first(&self, row: &Row, targets: u64, at: usize) -> u64 {
        let empty = !row.occupied;
        match self.material.men[0].sight() {
            WHITE_PAWN => {
                let one = ahead(targets & !FIRST_RANK, true) & empty & !OUTER_RANKS;
                let two = targets & PASSED_RANK & !self.passed(at) | (targets & FIRST_RANK) << 24;
                one | ahead(ahead(two, true) & empty, true) & empty & SECOND_RANK[0]
            }
            KNIGHT => leaps(targets) & empty,
            BISHOP => slides_obliquely(targets, empty),
            ROOK => slides_straight(targets, empty),
            _ => slides_straight(targets, empty) | slides_obliquely(targets, empty),
        }
    }

    /// Where the first man stands in the positions of a row in which it can be taken en passant.
    fn passed(&self, number: usize) -> u64 {
        if self.material.has_passing { (self.positions(number) & FIRST_RANK) << 24 } else { 0 }
    }

    /// The squares to which a man but the first moves within the slice, and those from which it comes.
    #[inline]
    fn steps(&self, row: &Row, man: usize, forwards: bool) -> u64 {
        let (black, sight) = (self.material.men[man].is_black, self.material.men[man].sight());
        let (square, empty) = (row.board.men[man], !row.occupied);
        match (sight, forwards) {
            (WHITE_PAWN | BLACK_PAWN, true) => pawn_steps(bit(square), empty, black) & !OUTER_RANKS,
            (WHITE_PAWN | BLACK_PAWN, false) => pawn_origins(bit(square), empty, black),
            _ => self.game.lines.seen(sight, square, row.occupied) & empty,
        }
    }

    /// Whether a man but the first is a pawn that goes two steps from one square to another.
    #[inline]
    fn goes_two_steps(&self, man: usize, from: u8, to: u8) -> bool {
        self.material.has_passing && self.material.men[man].is_pawn() && from.abs_diff(to) == 16
    }

    /// The number of a row, were a pawn on the fourth rank to be taken en passant.
    #[inline]
    fn with_passing(&self, number: usize, man: usize, square: u8) -> usize {
        Self::with_man(number, man, square, passed_digit(square, self.material.men[man].is_black))
    }

    /// Whether the men but the first may stand where they do.
    fn is_sound(&self, row: &Row) -> bool {
        let mut men = 1..self.material.men.len();
        row.occupied.count_ones() as usize == men.len() + 2
            && !men.any(|at| self.material.men[at].is_pawn() && bit(row.board.men[at]) & OUTER_RANKS != 0)
    }

    /// The positions of a row, of those of a set, in which a pawn can be taken en passant.
    fn where_passing(&self, row: &Row, pawn: usize, set: u64) -> u64 {
        let takers = || self.others(row.board.black_moves).filter(|&at| self.material.men[at].is_pawn());
        let near_takers = takers().fold(0, |all, at| all | beside(row.board.men[at]));
        let set = if pawn == 0 {
            set & near_takers
        } else if near_takers & bit(row.board.men[pawn]) != 0 {
            set
        } else if self.material.men[0].is_pawn() {
            set & beside(row.board.men[pawn])
        } else {
            0
        };
        let mut board = Board { passing: Some(pawn as u8), ..row.board };
        squares(set).fold(0, |found, square| {
            board.men[0] = square;
            let can_be = self.game.can_be_passed(self.material, board, pawn, row.occupied | bit(square));
            found | u64::from(can_be) << square
        })
    }

    /// Calls with what a row and a set stand for: the positions themselves, and those in which a pawn of the player who is not
    /// to move can be taken en passant besides. Of the latter not all need be positions.
    #[inline]
    fn each_passing(&self, number: usize, black_moves: bool, set: u64, mut go: impl FnMut(usize, u64)) {
        let first = self.material.men[0];
        let is_first = first.is_pawn() && first.is_black != black_moves;
        go(number, if is_first { set | (set & PASSED_RANK) >> 24 } else { set });
        for man in self.others(!black_moves).filter(|&at| self.material.men[at].is_pawn()) {
            let square = (number >> (6 * (man - 1)) & 63) as u8;
            if bit(square) & FOURTH_RANK[usize::from(!black_moves)] != 0 {
                go(self.with_passing(number, man, square), set);
            }
        }
    }

    /// Adds the options of capturing a man but the first.
    fn list_captures(&self, row: &Row, captured: usize, positions: u64, exits: &mut Vec<Exit>) {
        let (men, lines, black) = (&self.material.men, &self.game.lines, row.board.black_moves);
        let square = row.board.men[captured];
        for step in self.game.pairs(self.material).steps(row.pair, black) {
            if step.square == square {
                let mut after = row.board;
                after.kings[usize::from(black)] = square;
                self.list_each(after, (Some(captured), None), 0, positions, exits);
            }
        }
        for man in self.others(black) {
            let from = row.board.men[man];
            if lines.hits(men[man].sight(), from, square, row.occupied) {
                let mut after = row.board;
                after.men[man] = square;
                let set = positions & !lines.between(from, square);
                self.list_landings(after, Some(captured), man, set, exits);
            }
        }
        if men[0].is_black == black {
            let set = positions & lines.seen_from(men[0].sight(), square, row.occupied);
            if set != 0 {
                let mut after = row.board;
                after.men[0] = square;
                let becomes = self.kinds_after(0, square);
                for kind in becomes {
                    exits.push(Exit {
                        set,
                        number: self.number(after, Some(captured), kind.map(|kind| (0, kind))),
                    });
                }
            }
        }
    }

    /// Adds the options of capturing the first man.
    fn list_captures_of_first(&self, row: &Row, positions: u64, exits: &mut Vec<Exit>) {
        let black = row.board.black_moves;
        for step in self.game.pairs(self.material).steps(row.pair, black) {
            if positions & bit(step.square) != 0 {
                let mut after = row.board;
                after.kings[usize::from(black)] = step.square;
                exits.push(Exit { set: bit(step.square), number: self.number(after, Some(0), None) });
            }
        }
        for man in self.others(black) {
            let seen = self.game.lines.seen(self.material.men[man].sight(), row.board.men[man], row.occupied);
            let landings = seen & positions;
            let promoted = if self.material.men[man].is_pawn() { landings & OUTER_RANKS } else { 0 };
            self.list_each(row.board, (Some(0), None), man, landings & !promoted, exits);
            if promoted != 0 {
                for kind in PROMOTED {
                    self.list_each(row.board, (Some(0), Some((man, kind))), man, promoted, exits);
                }
            }
        }
    }

    /// Adds the promotions without a capture.
    fn list_promotions(&self, row: &Row, positions: u64, exits: &mut Vec<Exit>) {
        let black = row.board.black_moves;
        for man in self.material.side(black).filter(|&at| self.material.men[at].is_pawn()) {
            if man == 0 {
                let last = OUTER_RANKS & !FIRST_RANK & !row.occupied;
                for from in squares(positions & ahead(last, true)) {
                    let mut after = row.board;
                    after.men[0] = from + 8;
                    self.list_landing(after, (None, 0), bit(from), exits);
                }
                continue;
            }
            let to = ahead(bit(row.board.men[man]), black) & OUTER_RANKS & !row.occupied;
            if to != 0 {
                let mut after = row.board;
                after.men[man] = to.trailing_zeros() as u8;
                self.list_landings(after, None, man, positions & !to, exits);
            }
        }
    }

    /// Adds the options of taking a pawn en passant in some positions where it can be.
    fn list_passing(&self, row: &Row, pawn: usize, positions: u64, exits: &mut Vec<Exit>) {
        let mut options = Vec::new();
        for square in squares(positions) {
            let mut board = Board { passing: Some(pawn as u8), ..row.board };
            board.men[0] = if pawn == 0 { square + 24 } else { square };
            options.clear();
            self.game.list_passing(self.material, board, &mut options);
            exits.extend(options.iter().map(|&number| Exit { set: bit(square), number }));
        }
    }

    /// Adds what a man becomes on a square, in positions of a set that are all the same then.
    fn list_landing(
        &self,
        after: Board,
        (captured, man): (Option<usize>, usize),
        set: u64,
        exits: &mut Vec<Exit>,
    ) {
        for kind in self.kinds_after(man, after.men[man]) {
            exits.push(Exit { set, number: self.number(after, captured, kind.map(|kind| (man, kind))) });
        }
    }

    /// The same where the first man stays where it stands in each.
    fn list_landings(
        &self,
        after: Board,
        captured: Option<usize>,
        man: usize,
        set: u64,
        exits: &mut Vec<Exit>,
    ) {
        for kind in self.kinds_after(man, after.men[man]) {
            self.list_each(after, (captured, kind.map(|kind| (man, kind))), 0, set, exits);
        }
    }

    /// Adds an option of each position of a set, in which one man stands where the first stood: the first itself, which stays
    /// there, or one that has captured it.
    fn list_each(
        &self,
        mut after: Board,
        (captured, promoted): (Option<usize>, Option<(usize, u8)>),
        man: usize,
        set: u64,
        exits: &mut Vec<Exit>,
    ) {
        if set == 0 {
            return;
        }
        let way = self.material.ways[Material::way(captured, promoted)];
        after.black_moves = !after.black_moves;
        if let Some(digit) = self.game.digit_of(way, after, man) {
            exits.extend(squares(set).map(|square| Exit { set: bit(square), number: digit.number(square) }));
            return;
        }
        for square in squares(set) {
            after.men[man] = square;
            exits.push(Exit { set: bit(square), number: self.game.number_by(way, after) });
        }
    }

    /// What a man that has gone to a square is promoted to, if it is.
    fn kinds_after(&self, man: usize, square: u8) -> impl Iterator<Item = Option<u8>> + use<> {
        let is_promoted = self.material.men[man].is_pawn() && bit(square) & OUTER_RANKS != 0;
        PROMOTED.map(Some).take(if is_promoted { 4 } else { 0 }).chain((!is_promoted).then_some(None))
    }

    /// The number of an option in another slice, whose player to move is still the one who moves to it.
    #[inline]
    fn number(&self, after: Board, captured: Option<usize>, promoted: Option<(usize, u8)>) -> u64 {
        let way = self.material.ways[Material::way(captured, promoted)];
        self.game.number_by(way, Board { black_moves: !after.black_moves, ..after })
    }

    /// The positions of a row whose men that are alike stand in order.
    fn in_order(&self, number: usize) -> u64 {
        let men = &self.material.men;
        let is_like = |at: usize| men.get(at + 1) == Some(&men[at]);
        let (second, third) = (number & 63, number >> 6 & 63);
        if is_like(1) && second < third {
            0
        } else if is_like(0) {
            u64::MAX << second << 1
        } else {
            u64::MAX
        }
    }

    /// [`RowMoves::reaching`], where the first man may be a pawn on the fourth rank but none that can be taken en passant.
    fn reaching_plainly(&self, row: &Row, wanted: u64, targets: &RowSets) -> u64 {
        let turned = self.turned(row);
        let black = row.board.black_moves;
        let mut reaching = 0;
        if self.material.men[0].is_black == black {
            reaching |= self.before_first(row, targets.get(turned), turned);
        }
        for step in self.game.pairs(self.material).steps(row.pair, black) {
            if wanted & !reaching == 0 {
                return reaching;
            }
            if row.occupied & bit(step.square) == 0 {
                let symmetry = step.class.symmetries[0];
                let to = self.image(usize::from(step.class.number), row, !black, symmetry);
                reaching |= origin_of_set(symmetry, targets.get(to));
            }
        }
        for man in self.others(black) {
            if wanted & !reaching == 0 {
                return reaching;
            }
            let from = row.board.men[man];
            let between = self.game.lines.all_between(from);
            for to in squares(self.steps(row, man, true)) {
                let number = Self::with_man(turned, man, from, to);
                let mut set = targets.get(number);
                if self.goes_two_steps(man, from, to) {
                    let passing = self.with_passing(number, man, to);
                    set = set & !self.positions(passing) | targets.get(passing);
                }
                reaching |= set & !between[to as usize];
            }
        }
        reaching
    }
}

impl RowMoves for Rows<'_> {
    fn rows(&self) -> usize {
        (2 * self.pairs) << self.bits_of_pair
    }

    fn positions(&self, number: usize) -> u64 {
        let row = self.row(number);
        if !self.is_sound(&row) {
            return 0;
        }
        let first_is_pawn = self.material.men[0].is_pawn();
        let outside = if first_is_pawn { OUTER_RANKS } else { 0 };
        let positions = !row.occupied & !outside & self.safe(&row, !row.board.black_moves);
        match row.board.passing {
            Some(pawn) => self.where_passing(&row, usize::from(pawn), positions),
            None if first_is_pawn && self.material.has_passing && row.board.black_moves => {
                positions | self.where_passing(&row, 0, positions & PASSED_RANK) >> 24
            }
            None => positions,
        }
    }

    fn kept(&self, number: usize) -> u64 {
        let in_order = if self.material.has_alike { self.in_order(number) } else { u64::MAX };
        let mut board = self.row(number).board;
        if !self.game.pairs(self.material).class(board.kings).is_symmetric() {
            return in_order;
        }
        let first = self.material.first + 64 * number as u64;
        squares(in_order).fold(0, |kept, square| {
            board.men[0] = square;
            let is_least = self.game.number(self.material, board) == first + u64::from(square);
            kept | u64::from(is_least) << square
        })
    }

    fn lost_without_moves(&self, number: usize) -> u64 {
        let row = self.row(number);
        !self.safe(&row, row.board.black_moves)
    }

    fn sources(&self, number: usize, set: u64, within: &RowSets, sources: &mut Vec<(usize, u64)>) {
        sources.clear();
        let row = self.row(number);
        let turned = self.turned(&row);
        let black = !row.board.black_moves;
        let mut add = |to: usize, set: u64| {
            let set = set & within.get(to);
            if set != 0 {
                sources.push((to, set));
            }
        };
        let mut go = |to: usize, set: u64| {
            if self.material.has_passing {
                self.each_passing(to, black, set, &mut add);
            } else {
                add(to, set);
            }
        };
        if let Some(pawn) = row.board.passing.map(usize::from) {
            // It has just come.
            let square = row.board.men[pawn];
            if let Some((_, from)) = behind(square, black) {
                go(Self::with_man(turned, pawn, square, from), set);
            }
            return;
        }
        let first_is_own = self.material.men[0].is_black == black;
        if first_is_own {
            go(turned, self.before_first(&row, set, number));
        }
        // The same of the first man.
        let set = if first_is_own && self.material.men[0].is_pawn() { set & !FIRST_RANK } else { set };
        for step in self.game.pairs(self.material).steps(row.pair, black) {
            if row.occupied & bit(step.square) != 0 {
                continue;
            }
            let [first, second] = step.class.symmetries;
            let mut go_to_image = |symmetry| {
                let to = self.image(usize::from(step.class.number), &row, black, symmetry);
                go(to, image_of_set(symmetry, set));
            };
            go_to_image(first);
            if step.class.is_symmetric() {
                go_to_image(second);
            }
        }
        for man in self.others(black) {
            let to = row.board.men[man];
            let between = self.game.lines.all_between(to);
            for from in squares(self.steps(&row, man, false)) {
                let mut set = set & !between[from as usize];
                if self.goes_two_steps(man, from, to) {
                    set &= !self.positions(self.with_passing(number, man, to));
                }
                go(Self::with_man(turned, man, to, from), set);
            }
        }
    }

    fn reaching(&self, number: usize, wanted: u64, targets: &RowSets) -> u64 {
        let row = self.row(number);
        if !(self.material.has_passing && self.material.men[0].is_pawn() && row.board.black_moves) {
            return self.reaching_plainly(&row, wanted, targets);
        }
        // Where the first man can be taken en passant, all other moves are those where it cannot.
        let reaching = self.reaching_plainly(&row, wanted | (wanted & FIRST_RANK) << 24, targets);
        reaching | (reaching & PASSED_RANK) >> 24
    }

    fn exits(&self, number: usize, positions: u64, exits: &mut Vec<Exit>) {
        exits.clear();
        let row = self.row(number);
        let black = row.board.black_moves;
        let first = self.material.men[0];
        let passed = if first.is_pawn() && black { positions & FIRST_RANK } else { 0 };
        let plain = positions & !passed | passed << 24;
        for captured in self.others(!black) {
            self.list_captures(&row, captured, plain, exits);
        }
        if first.is_black != black {
            self.list_captures_of_first(&row, plain, exits);
        }
        if self.material.has_pawns {
            self.list_promotions(&row, plain, exits);
        }
        if passed != 0 {
            for exit in exits.iter_mut() {
                exit.set |= (exit.set & PASSED_RANK) >> 24;
            }
            self.list_passing(&row, 0, passed, exits);
        }
        if let Some(pawn) = row.board.passing {
            self.list_passing(&row, usize::from(pawn), positions, exits);
        }
    }
}

/// From where knights come to a square of a set.
const fn leaps(set: u64) -> u64 {
    let one = set << 1 & !FILE_A | set >> 1 & !FILE_H;
    let two = set << 2 & !(FILE_A | FILE_A << 1) | set >> 2 & !(FILE_H | FILE_H >> 1);
    one << 16 | one >> 16 | two << 8 | two >> 8
}

/// Declares how far a set gets in one direction over empty squares: it grows by one, two and four squares.
macro_rules! slide {
    ($name:ident, $shift:tt, $step:expr, $edge:expr) => {
        #[inline]
        const fn $name(set: u64, empty: u64) -> u64 {
            let through = empty & !$edge;
            let set = set | through & (set $shift $step);
            let twice = through & (through $shift $step);
            let set = set | twice & (set $shift (2 * $step));
            let fourfold = twice & (twice $shift (2 * $step));
            let set = set | fourfold & (set $shift (4 * $step));
            through & (set $shift $step)
        }
    };
}

slide!(up, <<, 8, 0);
slide!(down, >>, 8, 0);
slide!(right, <<, 1, FILE_A);
slide!(left, >>, 1, FILE_H);
slide!(up_right, <<, 9, FILE_A);
slide!(up_left, <<, 7, FILE_H);
slide!(down_right, >>, 7, FILE_A);
slide!(down_left, >>, 9, FILE_H);

/// From where rooks come to a square of a set over empty squares.
#[inline]
const fn slides_straight(set: u64, empty: u64) -> u64 {
    up(set, empty) | down(set, empty) | right(set, empty) | left(set, empty)
}

/// From where bishops do.
#[inline]
const fn slides_obliquely(set: u64, empty: u64) -> u64 {
    up_right(set, empty) | up_left(set, empty) | down_right(set, empty) | down_left(set, empty)
}
