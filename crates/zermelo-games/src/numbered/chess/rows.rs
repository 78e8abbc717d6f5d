//! The rules for sets of positions that differ in where the first man stands, a bit for each square. What stays where it is sees
//! the same in all of them but for what the first man hides, the squares beyond it; a move of a man changes its digit of the
//! number, and so the row; and the first man moves through its row like water, over all squares at once.
//!
//! Images of a position under a reflection, and orders of men that are alike, need not be told apart on the way: they stand
//! in rows of their own, which moves treat alike.

use super::symmetry::{IMAGES, image_of_set, origin_of_set};
use super::{Board, ChessEndings, Material, PROMOTED};
use crate::rulesets::board::chess::square::{OUTER_RANKS, bit, squares};
use zermelo_core::{Exit, RowMoves, RowSets};

/// The file at the left and the one at the right.
const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_H: u64 = 0x8080_8080_8080_8080;
/// The rank that pawns start from.
const SECOND_RANK: u64 = 0xff00;
/// The place of the pawn, the knight and the bishop among the kinds.
const PAWN: u8 = 0;
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
        let mut occupied = bit(kings[0]) | bit(kings[1]);
        for &square in &men[1..self.material.men.len()] {
            occupied |= bit(square);
        }
        Row { pair, board: Board { kings, men, black_moves }, occupied }
    }

    /// The number of the row with the same men and the other player to move.
    #[inline]
    fn turned(&self, number: usize, row: &Row) -> usize {
        let turn = self.pairs << self.bits_of_pair;
        if row.board.black_moves { number - turn } else { number + turn }
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
            if lines.hits(men[at].kind, from, king, row.occupied) {
                safe &= lines.between(from, king);
            }
        }
        if men[0].is_black != black {
            safe &= !lines.seen_from(men[0].kind, king, row.occupied);
        }
        safe
    }

    /// From where the first man moves to a square of a set, or where it comes to from there: it is the same but for pawns.
    #[inline]
    fn before_first(&self, row: &Row, targets: u64) -> u64 {
        let empty = !row.occupied;
        match self.material.men[0].kind {
            PAWN => {
                let targets = targets & !OUTER_RANKS;
                let one = targets >> 8 & empty;
                (one | (targets >> 8 & empty) >> 8 & SECOND_RANK & empty) & !OUTER_RANKS
            }
            KNIGHT => leaps(targets) & empty,
            BISHOP => slides_obliquely(targets, empty),
            ROOK => slides_straight(targets, empty),
            _ => slides_straight(targets, empty) | slides_obliquely(targets, empty),
        }
    }

    /// The squares to which a man but the first moves within the slice, and those from which it comes.
    #[inline]
    fn steps(&self, row: &Row, man: usize, forwards: bool) -> u64 {
        let (kind, square) = (self.material.men[man].kind, row.board.men[man]);
        if kind != PAWN {
            return self.game.lines.seen(kind, square, row.occupied) & !row.occupied;
        }
        let from = bit(square);
        let steps = if forwards {
            let one = from << 8 & !row.occupied;
            one | if from & SECOND_RANK != 0 { one << 8 & !row.occupied } else { 0 }
        } else {
            let one = from >> 8 & !row.occupied;
            one | one >> 8 & SECOND_RANK & !row.occupied
        };
        steps & !OUTER_RANKS
    }

    /// Whether the men but the first may stand where they do.
    fn is_sound(&self, row: &Row) -> bool {
        let men = 1..self.material.men.len();
        let is_outside =
            |at: usize| self.material.men[at].kind == PAWN && bit(row.board.men[at]) & OUTER_RANKS != 0;
        row.occupied.count_ones() as usize == men.len() + 2 && !men.clone().any(is_outside)
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
            if lines.hits(men[man].kind, from, square, row.occupied) {
                let mut after = row.board;
                after.men[man] = square;
                let set = positions & !lines.between(from, square);
                self.list_landings(after, Some(captured), man, set, exits);
            }
        }
        if men[0].is_black == black {
            let set = positions & lines.seen_from(men[0].kind, square, row.occupied);
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
            let seen = self.game.lines.seen(self.material.men[man].kind, row.board.men[man], row.occupied);
            let landings = seen & positions;
            let promoted = if self.material.men[man].kind == PAWN { landings & OUTER_RANKS } else { 0 };
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
        for man in self.material.side(row.board.black_moves) {
            if self.material.men[man].kind != PAWN {
                continue;
            }
            if man == 0 {
                for from in squares(positions & 0xff << 48 & !(row.occupied >> 8)) {
                    let mut after = row.board;
                    after.men[0] = from + 8;
                    self.list_landing(after, (None, 0), bit(from), exits);
                }
            } else if let to @ 56.. = row.board.men[man] + 8
                && row.occupied & bit(to) == 0
            {
                let mut after = row.board;
                after.men[man] = to;
                self.list_landings(after, None, man, positions & !bit(to), exits);
            }
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
        let is_promoted = self.material.men[man].kind == PAWN && square >= 56;
        PROMOTED.map(Some).take(if is_promoted { 4 } else { 0 }).chain((!is_promoted).then_some(None))
    }

    /// The number of an option in another slice, whose player to move is still the one who moves to it.
    #[inline]
    fn number(&self, after: Board, captured: Option<usize>, promoted: Option<(usize, u8)>) -> u64 {
        let way = self.material.ways[Material::way(captured, promoted)];
        self.game.number_by(way, Board { black_moves: !after.black_moves, ..after })
    }

    /// The positions of a row whose men that are alike stand in order.
    fn in_order(&self, row: &Row) -> u64 {
        let men = &self.material.men;
        let is_like = |at: usize| men.get(at + 1) == Some(&men[at]);
        if is_like(1) && row.board.men[1] < row.board.men[2] {
            0
        } else if is_like(0) {
            u64::MAX << row.board.men[1] << 1
        } else {
            u64::MAX
        }
    }
}

impl RowMoves for Rows<'_> {
    fn rows(&self) -> usize {
        2 * self.pairs << self.bits_of_pair
    }

    fn positions(&self, number: usize) -> u64 {
        let row = self.row(number);
        if !self.is_sound(&row) {
            return 0;
        }
        let outside = if self.material.men[0].kind == PAWN { OUTER_RANKS } else { 0 };
        !row.occupied & !outside & self.safe(&row, !row.board.black_moves)
    }

    fn kept(&self, number: usize) -> u64 {
        let mut row = self.row(number);
        let in_order = if self.material.has_alike { self.in_order(&row) } else { u64::MAX };
        if !self.game.pairs(self.material).class(row.board.kings).is_symmetric() {
            return in_order;
        }
        let first = self.material.first + 64 * number as u64;
        squares(in_order).fold(0, |kept, square| {
            row.board.men[0] = square;
            let is_least = self.game.number(self.material, row.board) == first + u64::from(square);
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
        let turned = self.turned(number, &row);
        let black = !row.board.black_moves;
        let mut go = |to: usize, set: u64| {
            if set != 0 {
                sources.push((to, set));
            }
        };
        for step in self.game.pairs(self.material).steps(row.pair, black) {
            if row.occupied & bit(step.square) != 0 {
                continue;
            }
            let [first, second] = step.class.symmetries;
            let mut go_to_image = |symmetry| {
                let to = self.image(usize::from(step.class.number), &row, black, symmetry);
                let wanted = within.get(to);
                if wanted != 0 {
                    go(to, wanted & image_of_set(symmetry, set));
                }
            };
            go_to_image(first);
            if step.class.is_symmetric() {
                go_to_image(second);
            }
        }
        if self.material.men[0].is_black == black {
            let wanted = within.get(turned);
            if wanted != 0 {
                go(turned, wanted & self.before_first(&row, set));
            }
        }
        for man in self.others(black) {
            let to = row.board.men[man];
            let between = self.game.lines.all_between(to);
            for from in squares(self.steps(&row, man, false)) {
                let number = Self::with_man(turned, man, to, from);
                go(number, set & within.get(number) & !between[from as usize]);
            }
        }
    }

    fn reaching(&self, number: usize, wanted: u64, targets: &RowSets) -> u64 {
        let row = self.row(number);
        let turned = self.turned(number, &row);
        let black = row.board.black_moves;
        let mut reaching = 0;
        if self.material.men[0].is_black == black {
            reaching |= self.before_first(&row, targets.get(turned) & !row.occupied);
        }
        for step in self.game.pairs(self.material).steps(row.pair, black) {
            if wanted & !reaching == 0 {
                return reaching;
            }
            if row.occupied & bit(step.square) == 0 {
                let symmetry = step.class.symmetries[0];
                let to = self.image(usize::from(step.class.number), &row, !black, symmetry);
                reaching |= origin_of_set(symmetry, targets.get(to));
            }
        }
        for man in self.others(black) {
            if wanted & !reaching == 0 {
                return reaching;
            }
            let from = row.board.men[man];
            let between = self.game.lines.all_between(from);
            for to in squares(self.steps(&row, man, true)) {
                reaching |= targets.get(Self::with_man(turned, man, from, to)) & !between[to as usize];
            }
        }
        reaching
    }

    fn exits(&self, number: usize, positions: u64, exits: &mut Vec<Exit>) {
        exits.clear();
        let row = self.row(number);
        let black = row.board.black_moves;
        for captured in self.others(!black) {
            self.list_captures(&row, captured, positions, exits);
        }
        if self.material.men[0].is_black != black {
            self.list_captures_of_first(&row, positions, exits);
        }
        if self.material.has_pawns {
            self.list_promotions(&row, positions, exits);
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
