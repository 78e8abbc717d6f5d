//! Chess endings of up to five men by their material: `KRKR`, `KBNK`, `KPK`. Mate is a loss; stalemate is a draw. There is
//! no castling, and pawns on one side only, so that nothing is taken en passant. Distances are plies to mate.
//!
//! A slice is a material, solved after those that captures and promotions lead to; where White has nothing left that Black has not,
//! the colours are exchanged. A position is the places of the kings, up to the symmetries of the board (462 pairs without
//! pawns, 1806 with), and the square of each other man.
//!
//! Moves are sets of squares. Where no symmetry can make one position of two options they need not be listed to be counted,
//! and a move of a man changes its digit of the number and nothing else.

use super::boards::for_example;
use super::lines::Lines;
use crate::game::{Ending, Message, NumberedGame, ParseError, Player, Slice, Standing, Surveyor, message};
use crate::rulesets::board::chess::square::{KING_ATTACKS, OUTER_RANKS, PAWN_ATTACKS, bit, squares};
use crate::rulesets::board::{EndingPosition, Piece};
use std::cmp::Reverse;
use std::ops::Range;
use zermelo_core::Arrange;

/// Changes the rank of a square into the one that lies opposite.
const RANKS: u8 = 0o70;

/// Men beside the kings, at most.
const MOST_MEN: usize = 3;
const EXAMPLE: &str = "chess KRKR";
const PIECES: &str = "PNBRQ";
/// The kinds that a pawn becomes.
const PROMOTED: Range<u8> = 1..5;
/// The moves of a man of each kind, at most; promotions lead to another slice.
const MOST_MOVES: [u32; 5] = [4, 8, 13, 14, 27];

/// A man beside the kings: its kind as a place in [`PIECES`], and whether it is White's.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
struct Man {
    kind: u8,
    is_black: bool,
}

/// The material of a slice.
#[derive(Clone, Debug)]
struct Material {
    men: Vec<Man>,
    /// White's men come first: so many.
    white: usize,
    has_pawns: bool,
    /// Whether two men are alike.
    has_alike: bool,
    first: u64,
    /// What becomes of the men by a capture or a promotion: see [`Material::way`].
    ways: Vec<Way>,
}

/// Another material that a move leads to.
#[derive(Clone, Copy, Debug, Default)]
struct Way {
    slice: usize,
    /// Whether the colours are exchanged there.
    is_exchanged: bool,
    /// Which man of the old material is each of the new.
    men: [u8; MOST_MEN],
}

/// Where the men of a material stand.
#[derive(Clone, Copy, Debug, Default)]
struct Board {
    kings: [u8; 2],
    men: [u8; MOST_MEN],
    black_moves: bool,
}

/// The squares that the king and the men of the player to move can go to.
struct Targets {
    king: u64,
    men: [u64; MOST_MEN],
    /// The squares of the other side's men.
    enemies: u64,
}

/// The rules of an ending with all that lead from it.
#[derive(Clone, Debug)]
pub struct ChessEndings {
    name: String,
    materials: Vec<Material>,
    slices: Vec<Slice>,
    /// Without pawns and with: the pairs of kings that stand for all, and what takes each pair to one of them.
    pairs: [Vec<[u8; 2]>; 2],
    classes: [Vec<Class>; 2],
    lines: Lines,
    most_options: u32,
}

/// The class of a pair of kings under the symmetries.
#[derive(Clone, Copy, Debug, Default)]
struct Class {
    number: u16,
    /// The symmetries that take the pair to the one that stands for all: one, or two where both kings are on a diagonal.
    symmetries: [u8; 2],
    /// The diagonals by whose reflection two moves from here may be images of each other, a bit each: the one from a1
    /// and the other. One king stands on it, and the other on it or beside it.
    diagonals: u8,
}

/// The reflections in the diagonals.
const REFLECTIONS: [u8; 2] = [4, 7];

impl Material {
    /// Where a way is: of a captured man, and of a promotion of a man to a kind.
    fn way(captured: Option<usize>, promoted: Option<(usize, u8)>) -> usize {
        let captured = captured.map_or(0, |man| man + 1);
        captured * (4 * MOST_MEN + 1) + promoted.map_or(0, |(man, kind)| 4 * man + kind as usize)
    }

    /// The places in the material of a side's men.
    const fn side(&self, is_black: bool) -> Range<usize> {
        if is_black { self.white..self.men.len() } else { 0..self.white }
    }
}

impl ChessEndings {
    pub(super) fn open(text: &str, parameters: &str) -> Result<Self, ParseError> {
        let hint = || for_example(EXAMPLE);
        let wrong = |message: Message| ParseError::part(text, parameters, message, hint());
        let upper = parameters.to_ascii_uppercase();
        let sides: Vec<&str> = upper.split('K').collect();
        let [before, white, black] = sides.as_slice() else {
            return Err(wrong(message!(
                "an ending has two kings: White's men, then Black's, each from the king on"
            )));
        };
        if !before.is_empty() || white.len() + black.len() > MOST_MEN {
            return Err(wrong(message!("an ending begins with a king, and has at most five men")));
        }
        let mut men = Vec::new();
        for (side, is_black) in [(white, false), (black, true)] {
            for letter in side.chars() {
                let kind =
                    PIECES.find(letter).ok_or_else(|| wrong(message!("the men are K, Q, R, B, N and P")))?;
                men.push(Man { kind: kind as u8, is_black });
            }
        }
        if men.iter().any(|man| man.kind == 0 && man.is_black) {
            return Err(wrong(message!("only White has pawns: nothing is taken en passant")));
        }
        Ok(Self::new(men))
    }

    /// King and one man against king.
    pub fn with_man(piece: Piece) -> Self {
        Self::new(vec![Man { kind: kind_of(piece), is_black: false }])
    }

    /// The number of a position of king and at most one man against king; `None` where it cannot arise.
    pub fn number_of(&self, position: EndingPosition, to_move: Player) -> Option<u64> {
        let mut board = Board {
            kings: position.king_squares(),
            black_moves: to_move == Player::Right,
            ..Board::default()
        };
        let mut kind = None;
        if let Some(man) = position.man() {
            board.men[0] = man.square;
            kind = Some(kind_of(man.piece));
        }
        let is_it = |material: &&Material| material.men.iter().map(|man| man.kind).eq(kind);
        let material = self.materials.iter().find(is_it)?;
        let checked = self.in_check(material, board, !board.black_moves, Self::occupied(material, board));
        (!checked).then(|| self.number(material, board))
    }

    fn new(men: Vec<Man>) -> Self {
        let men = normal(men).0;
        let mut game = Self {
            name: format!("chess {}", name_of(&men)),
            materials: Vec::new(),
            slices: Vec::new(),
            pairs: [Vec::new(), Vec::new()],
            classes: [vec![Class::default(); 4096], vec![Class::default(); 4096]],
            lines: Lines::new(),
            most_options: 0,
        };
        for with_pawns in [false, true] {
            game.list_pairs(with_pawns);
        }
        let mut found = Vec::new();
        list_materials(men, &mut found);
        found.arrange_by_key(|men| (men.len(), men.iter().filter(|man| man.kind == 0).count(), men.clone()));
        for men in found {
            game.add_material(men);
        }
        game
    }

    fn add_material(&mut self, men: Vec<Man>) {
        let has_pawns = men.iter().any(|man| man.kind == 0);
        let at = self.slices.len();
        let first = self.slices.last().map_or(0, |slice| slice.numbers.end);
        let size = 2 * self.pairs[usize::from(has_pawns)].len() as u64 * 64_u64.pow(men.len() as u32);
        let numbers = first..first + size;
        self.slices.push(Slice { name: name_of(&men), numbers, loops: true, needs: 0..at });
        for is_black in [false, true] {
            let own = men.iter().filter(|man| man.is_black == is_black);
            let options = 8 + own.map(|man| MOST_MOVES[man.kind as usize]).sum::<u32>();
            self.most_options = self.most_options.max(options);
        }
        let white = men.iter().filter(|man| !man.is_black).count();
        let has_alike = men.windows(2).any(|two| two[0] == two[1]);
        let ways = self.ways(&men);
        self.materials.push(Material { men, white, has_pawns, has_alike, first, ways });
    }

    /// What captures and promotions make of some men. The materials are known already.
    fn ways(&self, men: &[Man]) -> Vec<Way> {
        let mut ways = vec![Way::default(); Material::way(Some(MOST_MEN), None)];
        let captured = (0..men.len()).map(Some).chain([None]);
        for captured in captured {
            let promotions = (0..men.len())
                .filter(|&man| men[man].kind == 0 && captured != Some(man))
                .flat_map(|man| PROMOTED.map(move |kind| Some((man, kind))));
            for promoted in promotions.chain([None]) {
                if captured.is_none() && promoted.is_none() {
                    continue;
                }
                let mut after: Vec<(Man, u8)> = (0..men.len())
                    .filter(|&man| captured != Some(man))
                    .map(|man| match promoted {
                        Some((who, kind)) if who == man => (Man { kind, ..men[man] }, man as u8),
                        _ => (men[man], man as u8),
                    })
                    .collect();
                let (normal, is_exchanged) = normal(after.iter().map(|man| man.0).collect());
                for man in &mut after {
                    man.0.is_black ^= is_exchanged;
                }
                after.arrange_by_key(|man| order(man.0));
                let mut way = Way { is_exchanged, ..Way::default() };
                for (place, man) in way.men.iter_mut().zip(after) {
                    *place = man.1;
                }
                // What play leads to has been added before.
                if let Some(slice) = self.materials.iter().position(|known| known.men == normal) {
                    way.slice = slice;
                    ways[Material::way(captured, promoted)] = way;
                }
            }
        }
        ways
    }

    /// Numbers the pairs of kings: the first of each class, in the order of squares.
    fn list_pairs(&mut self, with_pawns: bool) {
        let at = usize::from(with_pawns);
        for white in 0..64_u8 {
            for black in 0..64_u8 {
                if (KING_ATTACKS[white as usize] | bit(white)) & bit(black) != 0 {
                    continue;
                }
                let images = symmetries(with_pawns)
                    .map(|symmetry| ([image(symmetry, white), image(symmetry, black)], symmetry));
                let Some((least, first)) = images.clone().min() else { continue };
                let second = images.filter(|one| one.0 == least).map(|one| one.1).max().unwrap_or(first);
                // The least pair of a class comes before all others of it.
                if least == [white, black] {
                    self.classes[at][pair(white, black)].number = self.pairs[at].len() as u16;
                    self.pairs[at].push(least);
                }
                let number = self.classes[at][pair(least[0], least[1])].number;
                let diagonals = if with_pawns { 0 } else { diagonals(white, black) };
                self.classes[at][pair(white, black)] =
                    Class { number, symmetries: [first, second], diagonals };
            }
        }
    }

    fn slice_of(&self, number: u64) -> usize {
        self.slices.partition_point(|slice| slice.numbers.end <= number)
    }

    /// The board of a number of a slice; `None` where men share a square, a pawn stands on an outer rank, or men that are
    /// alike stand in another order.
    #[inline]
    fn board(&self, material: &Material, number: u64) -> Option<Board> {
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
        let pairs = &self.pairs[usize::from(material.has_pawns)];
        let mut kings = rest as usize;
        if kings >= pairs.len() {
            kings -= pairs.len();
            board.black_moves = true;
        }
        board.kings = pairs[kings];
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
    fn number(&self, material: &Material, board: Board) -> u64 {
        let at = usize::from(material.has_pawns);
        let class = self.classes[at][pair(board.kings[0], board.kings[1])];
        let turn = if board.black_moves { self.pairs[at].len() as u64 } else { 0 };
        let kings = (turn + u64::from(class.number)) << (6 * material.men.len());
        let men = |symmetry| {
            if material.has_alike {
                ordered_digits(material, board.men, symmetry)
            } else {
                digits(material, board.men, symmetry)
            }
        };
        let mut least = men(class.symmetries[0]);
        if class.symmetries[0] != class.symmetries[1] {
            least = least.min(men(class.symmetries[1]));
        }
        material.first + kings + least
    }

    /// The number of a board after a capture or a promotion.
    #[inline]
    fn number_by(&self, way: Way, board: Board) -> u64 {
        let material = &self.materials[way.slice];
        let mut after = Board { black_moves: board.black_moves ^ way.is_exchanged, ..board };
        for (place, &man) in after.men.iter_mut().zip(&way.men) {
            *place = board.men[man as usize];
        }
        if way.is_exchanged {
            after.kings = [board.kings[1] ^ RANKS, board.kings[0] ^ RANKS];
            for place in &mut after.men {
                *place ^= RANKS;
            }
        }
        self.number(material, after)
    }

    #[inline]
    fn occupied(material: &Material, board: Board) -> u64 {
        board.men[..material.men.len()]
            .iter()
            .fold(bit(board.kings[0]) | bit(board.kings[1]), |all, &man| all | bit(man))
    }

    /// Whether a king stands in check, where `occupied` are the squares that may lie between.
    #[inline]
    fn in_check(&self, material: &Material, board: Board, black: bool, occupied: u64) -> bool {
        let king = board.kings[usize::from(black)];
        let mut others = material.side(!black);
        others.any(|at| self.lines.hits(material.men[at].kind, board.men[at], king, occupied))
    }

    /// The moves of the player to move.
    #[inline]
    fn targets(&self, material: &Material, board: Board, occupied: u64) -> Targets {
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

    /// Whether two moves, forwards or backwards, might lead to images of one position: then a reflection leaves one king
    /// and all men but at most one where they are. Whether they do is found by listing them.
    #[inline]
    fn is_delicate(&self, material: &Material, board: Board) -> bool {
        let class = self.classes[usize::from(material.has_pawns)][pair(board.kings[0], board.kings[1])];
        class.diagonals != 0 && is_nearly_symmetric(material, board, class)
    }

    /// The numbers of all options, or of those outside the slice.
    fn list(
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

    /// Counts the options within the slice, where no two moves lead to the same position, and lists the others.
    #[inline]
    fn count_inside(
        &self,
        material: &Material,
        board: Board,
        targets: &Targets,
        outside: &mut Vec<u64>,
    ) -> u32 {
        outside.clear();
        let last_rank = if material.has_pawns { OUTER_RANKS } else { 0 };
        let leaves = |at: usize| targets.enemies | if material.men[at].kind == 0 { last_rank } else { 0 };
        let mut count = (targets.king & !targets.enemies).count_ones();
        let mut captures = targets.king & targets.enemies;
        for at in material.side(board.black_moves) {
            count += (targets.men[at] & !leaves(at)).count_ones();
            captures |= targets.men[at] & leaves(at);
        }
        if captures != 0 {
            self.list(material, board, targets, true, outside);
        }
        count
    }

    /// What the rules say of a number, with the moves where play goes on.
    #[inline]
    fn judge(&self, material: &Material, number: u64) -> (Standing, Option<(Board, Targets)>) {
        let Some(board) = self.board(material, number) else { return (Standing::Absent, None) };
        let occupied = Self::occupied(material, board);
        if self.in_check(material, board, !board.black_moves, occupied) {
            return (Standing::Absent, None);
        }
        let class = self.classes[usize::from(material.has_pawns)][pair(board.kings[0], board.kings[1])];
        if class.symmetries[0] != class.symmetries[1] && self.number(material, board) != number {
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
}

/// The line from a man to the king of the player to move.
#[derive(Clone, Copy, Debug, Default)]
struct Check {
    /// The squares between.
    gap: u64,
    /// The men that stand there.
    blockers: u64,
    /// Where a move meets the check: between, and the man itself.
    meets: u64,
}

/// What the squares of the other men tell of the 64 positions that differ in the square of the first man: where it may
/// stand, and what all see as long as it is not there. Standing somewhere, it takes away what lies beyond it.
struct Row<'a> {
    game: &'a ChessEndings,
    material: &'a Material,
    /// With the first man nowhere.
    board: Board,
    /// All squares that are taken but for the first man's.
    occupied: u64,
    own: u64,
    enemies: u64,
    /// The squares of the first man that make a position.
    legal: u64,
    /// Whether the first man is the mover's.
    is_own: bool,
    /// What each man but the first sees, that of the enemies with the king away, so that it cannot flee along a line.
    seen: [u64; MOST_MEN],
    /// By enemies but the first man; nothing where a man does not see the king on an empty board.
    checks: [Option<Check>; MOST_MEN],
}

impl<'a> Row<'a> {
    /// The row that begins with a number whose first man is on a1. `None` where a reflection leaves both kings in place or
    /// two options may be images of each other: then it takes a look at each number.
    fn of(game: &'a ChessEndings, material: &'a Material, number: u64) -> Option<Self> {
        let pairs = &game.pairs[usize::from(material.has_pawns)];
        let mut rest = (number - material.first) / 64;
        let mut board = Board::default();
        for place in &mut board.men[1..material.men.len()] {
            *place = (rest % 64) as u8;
            rest /= 64;
        }
        let kings = rest as usize;
        board.black_moves = kings >= pairs.len();
        board.kings = pairs[if board.black_moves { kings - pairs.len() } else { kings }];
        let class = game.classes[usize::from(material.has_pawns)][pair(board.kings[0], board.kings[1])];
        if class.diagonals != 0 || class.symmetries[0] != class.symmetries[1] {
            return None;
        }
        let mut row = Self {
            game,
            material,
            board,
            occupied: 0,
            own: 0,
            enemies: 0,
            legal: 0,
            is_own: material.men[0].is_black == board.black_moves,
            seen: [0; MOST_MEN],
            checks: [None; MOST_MEN],
        };
        if row.place_men() {
            row.legal = row.first_squares();
        }
        if row.legal != 0 {
            row.look_round();
        }
        Some(row)
    }

    const fn kings(&self) -> (u8, u8) {
        let me = self.board.black_moves as usize;
        (self.board.kings[me], self.board.kings[1 - me])
    }

    /// The men of a side but the first.
    fn others(&self, black: bool) -> Range<usize> {
        let side = self.material.side(black);
        side.start.max(1)..side.end
    }

    /// Puts the men on the board but the first. Not where two would share a square, and so on.
    fn place_men(&mut self) -> bool {
        let (king, other) = self.kings();
        (self.own, self.enemies) = (bit(king), 0);
        self.occupied = bit(king) | bit(other);
        let men = &self.material.men;
        for at in 1..men.len() {
            let square = bit(self.board.men[at]);
            let is_in_order =
                at == 1 || men[at] != men[at - 1] || self.board.men[at - 1] > self.board.men[at];
            if self.occupied & square != 0 || men[at].kind == 0 && OUTER_RANKS & square != 0 || !is_in_order {
                return false;
            }
            self.occupied |= square;
            if men[at].is_black == self.board.black_moves {
                self.own |= square;
            } else {
                self.enemies |= square;
            }
        }
        true
    }

    /// Where the first man may stand, so that the king of the player who has moved is not in check.
    fn first_squares(&self) -> u64 {
        let (men, lines, other) = (&self.material.men, &self.game.lines, self.kings().1);
        let mut squares = !self.occupied;
        if men[0].kind == 0 {
            squares &= !OUTER_RANKS;
        }
        if men.len() > 1 && men[0] == men[1] {
            squares &= u64::MAX << self.board.men[1] << 1;
        }
        for at in self.others(self.board.black_moves) {
            let from = self.board.men[at];
            if lines.hits(men[at].kind, from, other, self.occupied) {
                squares &= lines.between(from, other);
            }
        }
        if self.is_own {
            squares &= !lines.seen_from(men[0].kind, other, self.occupied);
        }
        squares
    }

    /// What the men see but the first.
    fn look_round(&mut self) {
        let (men, lines, king) = (&self.material.men, &self.game.lines, self.kings().0);
        for at in self.others(self.board.black_moves) {
            self.seen[at] = lines.seen(men[at].kind, self.board.men[at], self.occupied);
        }
        for at in self.others(!self.board.black_moves) {
            let from = self.board.men[at];
            self.seen[at] = lines.seen(men[at].kind, from, self.occupied & !bit(king));
            self.checks[at] = self.check(men[at].kind, from);
        }
    }

    #[inline]
    fn check(&self, kind: u8, from: u8) -> Option<Check> {
        let (lines, king) = (&self.game.lines, self.kings().0);
        lines.sees(kind, from, king).then(|| {
            let gap = lines.between(from, king);
            Check { gap, blockers: gap & self.occupied, meets: gap | bit(from) }
        })
    }

    /// The lines to the mover's king with the first man on a square.
    #[inline]
    fn checks_at(&self, square: u8) -> [Option<Check>; MOST_MEN] {
        let mut checks = self.checks;
        for check in checks.iter_mut().flatten() {
            check.blockers |= check.gap & bit(square);
        }
        if !self.is_own {
            checks[0] = self.check(self.material.men[0].kind, square);
        }
        checks
    }

    /// What a man sees when the first stands on a square.
    #[inline]
    fn seen_past(&self, at: usize, square: u8) -> u64 {
        let seen = self.seen[at];
        if seen & bit(square) == 0 {
            seen
        } else {
            seen & !self.game.lines.beyond(self.board.men[at], square)
        }
    }

    /// The position with the first man on a legal square, and the moves there: see [`ChessEndings::targets`].
    #[inline]
    fn at(&self, square: u8) -> (Board, Targets) {
        let (men, lines) = (&self.material.men, &self.game.lines);
        let (king, other) = self.kings();
        let first = bit(square);
        let occupied = self.occupied | first;
        let own = if self.is_own { self.own | first } else { self.own };
        let enemies = if self.is_own { self.enemies } else { self.enemies | first };
        let mut danger = KING_ATTACKS[other as usize];
        for at in self.others(!self.board.black_moves) {
            danger |= self.seen_past(at, square);
        }
        let mut targets = Targets { king: 0, men: [0; MOST_MEN], enemies };
        if self.is_own {
            targets.men[0] = if men[0].kind == 0 {
                pawn_targets(square, occupied, own)
            } else {
                lines.seen(men[0].kind, square, self.occupied) & !own
            };
        } else {
            danger |= lines.seen(men[0].kind, square, self.occupied & !bit(king));
        }
        targets.king = KING_ATTACKS[king as usize] & !own & !danger;
        for at in self.others(self.board.black_moves) {
            targets.men[at] = if men[at].kind == 0 {
                pawn_targets(self.board.men[at], occupied, own)
            } else {
                self.seen_past(at, square) & !own
            };
        }
        let mut board = self.board;
        board.men[0] = square;
        let checks = self.checks_at(square);
        for at in self.material.side(self.board.black_moves) {
            targets.men[at] &= !bit(other);
            // With the man away, a check has to be met by its move: on the line or by a capture.
            for check in checks.iter().flatten() {
                if check.blockers & !bit(board.men[at]) == 0 {
                    targets.men[at] &= check.meets;
                }
            }
        }
        (board, targets)
    }

    /// What the rules say of the position with the first man on a legal square, whose moves these are.
    #[inline]
    fn standing(&self, square: u8, targets: &Targets) -> Standing {
        if targets.men.iter().fold(targets.king, |all, set| all | set) != 0 {
            return Standing::Open;
        }
        let is_mate = self.checks_at(square).iter().flatten().any(|check| check.blockers == 0);
        Standing::Over(if is_mate { Ending::Loss } else { Ending::Draw })
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

/// See [`ChessEndings::is_delicate`].
fn is_nearly_symmetric(material: &Material, board: Board, class: Class) -> bool {
    REFLECTIONS.iter().enumerate().filter(|&(at, _)| class.diagonals >> at & 1 == 1).any(
        |(_, &reflection)| {
            let both_on_it = board.kings.iter().all(|&king| image(reflection, king) == king);
            let moved = material.men.iter().enumerate().filter(|&(at, man)| {
                let image = image(reflection, board.men[at]);
                !material.men.iter().enumerate().any(|(other, like)| like == man && board.men[other] == image)
            });
            both_on_it || moved.count() <= 1
        },
    )
}

/// See [`Class::diagonals`].
fn diagonals(white: u8, black: u8) -> u8 {
    let apart = |reflection: u8, square: u8| {
        let image = image(reflection, square);
        (image / 8).abs_diff(square / 8)
    };
    REFLECTIONS.iter().enumerate().fold(0, |set, (at, &reflection)| {
        let apart = [apart(reflection, white), apart(reflection, black)];
        set | u8::from(apart.contains(&0) && apart.iter().all(|&apart| apart <= 1)) << at
    })
}

/// The place of a piece in [`PIECES`].
const fn kind_of(piece: Piece) -> u8 {
    match piece {
        Piece::Pawn => 0,
        Piece::Knight => 1,
        Piece::Bishop => 2,
        Piece::Rook => 3,
        Piece::Queen => 4,
    }
}

/// All materials that play leads to, with this one.
fn list_materials(men: Vec<Man>, found: &mut Vec<Vec<Man>>) {
    let mut waiting = vec![men];
    while let Some(men) = waiting.pop() {
        if found.contains(&men) {
            continue;
        }
        for at in 0..men.len() {
            let mut fewer = men.clone();
            let gone = fewer.remove(at);
            waiting.push(normal(fewer.clone()).0);
            if gone.kind == 0 {
                for kind in PROMOTED {
                    let promoted = [fewer.clone(), vec![Man { kind, ..gone }]].concat();
                    waiting.push(normal(promoted).0);
                }
            }
        }
        found.push(men);
    }
}

/// Steps and captures of a white pawn.
fn pawn_targets(from: u8, occupied: u64, own: u64) -> u64 {
    let one = bit(from + 8) & !occupied;
    let two = if from / 8 == 1 && one != 0 { bit(from + 16) & !occupied } else { 0 };
    one | two | PAWN_ATTACKS[from as usize] & occupied & !own
}

/// White's men come first, and on each side the strongest.
const fn order(man: Man) -> (bool, Reverse<u8>) {
    (man.is_black, Reverse(man.kind))
}

/// Men in order, White with the more of them or the stronger, and with the pawns; and whether the colours are exchanged.
fn normal(mut men: Vec<Man>) -> (Vec<Man>, bool) {
    let strength = |black| {
        let own = men.iter().filter(|man| man.is_black == black).map(|man| man.kind);
        let has_pawn = own.clone().any(|kind| kind == 0);
        (has_pawn, own.clone().count(), own.map(|kind| 1_u32 << (4 * kind)).sum::<u32>())
    };
    let is_exchanged = strength(true) > strength(false);
    for man in &mut men {
        man.is_black ^= is_exchanged;
    }
    men.arrange_by_key(|&man| order(man));
    (men, is_exchanged)
}

fn name_of(men: &[Man]) -> String {
    let side = |black| {
        let own = men.iter().filter(move |man| man.is_black == black);
        own.map(|man| char::from(PIECES.as_bytes()[man.kind as usize])).collect::<String>()
    };
    format!("K{}K{}", side(false), side(true))
}

const fn pair(white: u8, black: u8) -> usize {
    white as usize * 64 + black as usize
}

/// The symmetries: all eight, or with pawns only those that leave the ranks.
fn symmetries(has_pawns: bool) -> std::ops::Range<u8> {
    if has_pawns { 0..2 } else { 0..8 }
}

/// The square to which each symmetry takes each.
static IMAGES: [[u8; 64]; 8] = {
    let mut images = [[0; 64]; 8];
    let mut at = 0;
    while at < 8 * 64 {
        images[at / 64][at % 64] = image((at / 64) as u8, (at % 64) as u8);
        at += 1;
    }
    images
};

/// The square to which a symmetry takes one: files reflected, ranks reflected, exchanged.
const fn image(symmetry: u8, square: u8) -> u8 {
    let mut square = square;
    if symmetry & 1 != 0 {
        square ^= 7;
    }
    if symmetry & 2 != 0 {
        square ^= RANKS;
    }
    if symmetry & 4 != 0 {
        square = square >> 3 | (square & 7) << 3;
    }
    square
}

impl NumberedGame for ChessEndings {
    fn name(&self) -> String {
        self.name.clone()
    }

    fn slices(&self) -> &[Slice] {
        &self.slices
    }

    fn start(&self) -> Option<u64> {
        None
    }

    fn look(&self, number: u64, options: &mut Vec<u64>) -> Standing {
        options.clear();
        let material = &self.materials[self.slice_of(number)];
        let (standing, moves) = self.judge(material, number);
        if let Some((board, targets)) = moves {
            self.list(material, board, &targets, false, options);
        }
        standing
    }

    fn survey(&self, first: u64, wanted: &[u64], within: &Range<u64>, visit: &mut Surveyor) {
        let material = &self.materials[self.slice_of(first)];
        let is_in_rows = !material.men.is_empty() && (first - material.first).is_multiple_of(64);
        let mut list = Vec::new();
        for (at, &word) in wanted.iter().enumerate() {
            let start = first + 64 * at as u64;
            if is_in_rows
                && word != 0
                && let Some(row) = Row::of(self, material, start)
            {
                for square in squares(word & row.legal) {
                    let (board, targets) = row.at(square);
                    let standing = row.standing(square, &targets);
                    let number = start + u64::from(square);
                    if standing == Standing::Open {
                        let inside = self.count_inside(material, board, &targets, &mut list);
                        visit(number, standing, inside, &list);
                    } else {
                        visit(number, standing, 0, &[]);
                    }
                }
                continue;
            }
            for place in squares(word) {
                let number = start + u64::from(place);
                let (standing, moves) = self.judge(material, number);
                let Some((board, targets)) = moves else {
                    visit(number, standing, 0, &[]);
                    continue;
                };
                let inside = if self.is_delicate(material, board) {
                    list.clear();
                    self.list(material, board, &targets, false, &mut list);
                    list.arrange();
                    list.dedup();
                    let all = list.len();
                    list.retain(|option| !within.contains(option));
                    (all - list.len()) as u32
                } else {
                    self.count_inside(material, board, &targets, &mut list)
                };
                visit(number, standing, inside, &list);
            }
        }
    }

    fn sources(&self, number: u64, sources: &mut Vec<u64>) {
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
        let class = self.classes[usize::from(material.has_pawns)][pair(board.kings[0], board.kings[1])];
        let is_plain = class.symmetries[0] == class.symmetries[1] && !material.has_alike;
        // The number with the other side to move.
        let pairs = self.pairs[usize::from(material.has_pawns)].len() as u64;
        let turn = pairs << (6 * material.men.len());
        let turned = if board.black_moves { number - turn } else { number + turn };
        for at in material.side(before.black_moves) {
            let square = board.men[at];
            let origins = self.origins(material.men[at].kind, square, occupied);
            if is_plain {
                let without = turned - (u64::from(square) << (6 * at));
                sources.extend(squares(origins).map(|origin| without + (u64::from(origin) << (6 * at))));
                continue;
            }
            for origin in squares(origins) {
                let mut from = before;
                from.men[at] = origin;
                sources.push(self.number(material, from));
            }
        }
        if self.is_delicate(material, board) {
            sources.arrange();
            sources.dedup();
        }
    }

    fn lists_sources_once(&self) -> bool {
        true
    }

    fn most_options(&self) -> u32 {
        self.most_options
    }

    fn has_symmetries(&self) -> bool {
        true
    }

    fn has_ties(&self) -> bool {
        false
    }

    fn parse(&self, text: &str) -> Result<u64, ParseError> {
        let hint = || for_example("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
        let wrong = |message: Message| ParseError::whole(text, message, hint());
        let mut fields = text.split_whitespace();
        let rows: Vec<&str> = fields.next().unwrap_or("").split('/').collect();
        let black_moves = match fields.next() {
            None | Some("w") => false,
            Some("b") => true,
            Some(side) => {
                return Err(ParseError::part(text, side, message!("the side to move is w or b"), hint()));
            }
        };
        if fields.next().is_some_and(|castling| castling != "-") {
            return Err(wrong(message!("castling is no part of an ending: expected '-'")));
        }
        if rows.len() != 8 {
            return Err(wrong(message!("a FEN has 8 rows")));
        }
        let mut kings = [None; 2];
        let mut men = Vec::new();
        for (rank, row) in (0..8_u8).rev().zip(rows) {
            let mut file = 0;
            for letter in row.chars() {
                if let Some(blank @ 1..=8) = letter.to_digit(10) {
                    file += blank as u8;
                    continue;
                }
                let square = rank * 8 + file.min(7);
                let is_black = letter.is_ascii_lowercase();
                match (letter.to_ascii_uppercase(), PIECES.find(letter.to_ascii_uppercase())) {
                    ('K', _) if kings[usize::from(is_black)].is_none() => {
                        kings[usize::from(is_black)] = Some(square);
                    }
                    (_, Some(kind)) => men.push((Man { kind: kind as u8, is_black }, square)),
                    _ => {
                        return Err(ParseError::part(
                            text,
                            row,
                            message!("'{letter}' does not belong here", letter),
                            hint(),
                        ));
                    }
                }
                file += 1;
            }
            if file != 8 {
                return Err(ParseError::part(text, row, message!("a row has 8 squares"), hint()));
            }
        }
        let [Some(white), Some(black)] = kings else {
            return Err(wrong(message!("both kings must be on the board")));
        };
        if (KING_ATTACKS[white as usize] | bit(white)) & bit(black) != 0 {
            return Err(wrong(message!("the kings stand side by side")));
        }
        let (material, is_exchanged) = normal(men.iter().map(|man| man.0).collect());
        let Some(slice) = self.materials.iter().position(|known| known.men == material) else {
            return Err(wrong(message!("these men are not in the table")));
        };
        if men.iter().any(|man| man.0.kind == 0 && OUTER_RANKS & bit(man.1) != 0) {
            return Err(wrong(message!("a pawn stands on ranks 2 to 7 only")));
        }
        let material = &self.materials[slice];
        let turn = if is_exchanged { RANKS } else { 0 };
        for man in &mut men {
            *man = (Man { is_black: man.0.is_black ^ is_exchanged, ..man.0 }, man.1 ^ turn);
        }
        men.arrange_by_key(|man| order(man.0));
        let kings = if is_exchanged { [black, white] } else { [white, black] };
        let mut board = Board {
            kings: kings.map(|king| king ^ turn),
            black_moves: black_moves ^ is_exchanged,
            ..Board::default()
        };
        for (place, man) in board.men.iter_mut().zip(&men) {
            *place = man.1;
        }
        if self.in_check(material, board, !board.black_moves, Self::occupied(material, board)) {
            return Err(wrong(message!("the king of the side that has just moved stands in check")));
        }
        Ok(self.number(material, board))
    }

    fn print(&self, number: u64) -> String {
        let material = &self.materials[self.slice_of(number)];
        let Some(board) = self.board(material, number) else { return "-".to_owned() };
        let letter = |square: u8| match board.kings.iter().position(|&king| king == square) {
            Some(0) => Some('K'),
            Some(_) => Some('k'),
            None => (0..material.men.len()).find(|&at| board.men[at] == square).map(|at| {
                let man = material.men[at];
                let letter = char::from(PIECES.as_bytes()[man.kind as usize]);
                if man.is_black { letter.to_ascii_lowercase() } else { letter }
            }),
        };
        let row = |rank: u8| {
            let (mut text, mut blanks) = (String::new(), 0);
            for file in 0..8 {
                match letter(rank * 8 + file) {
                    None => blanks += 1,
                    Some(letter) => {
                        if blanks > 0 {
                            text += &blanks.to_string();
                        }
                        blanks = 0;
                        text.push(letter);
                    }
                }
            }
            if blanks > 0 { text + &blanks.to_string() } else { text }
        };
        let rows: Vec<String> = (0..8).rev().map(row).collect();
        format!("{} {} - - 0 1", rows.join("/"), if board.black_moves { "b" } else { "w" })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers one by one are judged by another path than in rows.
    #[test]
    fn rows_tell_what_single_numbers_do() {
        for name in ["KPK", "KRK", "KBNK", "KRKR", "KQKN", "KBBK", "KPPK", "KPKB", "KQPKR", "KRRKQ", "KNNNK"]
        {
            let game = ChessEndings::open(name, name).unwrap();
            let numbers = game.slices.last().unwrap().numbers.clone();
            let rows = (numbers.end - numbers.start) / 64;
            for start in (0..rows).step_by((rows / 4_000) as usize | 1).map(|row| numbers.start + 64 * row) {
                let mut found = Vec::new();
                game.survey(start, &[u64::MAX], &numbers, &mut |number, standing, inside, outside| {
                    if standing != Standing::Absent {
                        let mut outside = outside.to_vec();
                        outside.arrange();
                        found.push((number, standing, inside, outside));
                    }
                });
                let mut options = Vec::new();
                let mut expected = Vec::new();
                let is_delicate = Row::of(&game, game.materials.last().unwrap(), start).is_none();
                for number in start..start + 64 {
                    let standing = game.look(number, &mut options);
                    if standing != Standing::Absent {
                        options.arrange();
                        if is_delicate {
                            options.dedup();
                        }
                        let outside: Vec<u64> =
                            options.iter().copied().filter(|option| !numbers.contains(option)).collect();
                        expected.push((number, standing, (options.len() - outside.len()) as u32, outside));
                    }
                }
                assert_eq!(found, expected, "{name}: {start}");
            }
        }
    }
}
