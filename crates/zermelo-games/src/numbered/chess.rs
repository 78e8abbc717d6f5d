//! Chess endings of up to four men by their material: `KRKR`, `KBNK`, `KPK`. Mate is a loss; stalemate is a draw. There is
//! no castling, and pawns on one side only, so that nothing is taken en passant. Distances are plies to mate.
//!
//! A slice is a material, solved after those that captures and promotions lead to; where White has nothing left that Black has not,
//! the colours are exchanged. A position is the places of the kings, up to the symmetries of the board (462 pairs without
//! pawns, 1806 with), and the square of each other man.

use crate::game::{Ending, NumberedGame, ParseError, Slice, Standing};
use crate::rulesets::board::chess::square::{
    KING_ATTACKS, KNIGHT_ATTACKS, OUTER_RANKS, PAWN_ATTACKS, bit, slides, squares,
};

/// Changes the rank of a square into the one that lies opposite.
const RANKS: u8 = 0o70;

/// Men beside the kings, at most.
const MOST_MEN: usize = 2;
const EXAMPLE: &str = "chess KRKR";
const PIECES: &str = "PNBRQ";
/// The moves of a man of each kind, at most; promotions lead to another slice.
const MOST_MOVES: [u32; 5] = [4, 8, 13, 14, 27];

/// A man beside the kings: its kind as a place in [`PIECES`], and whether it is White's.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Man {
    kind: u8,
    is_black: bool,
}

/// The material of a slice.
#[derive(Clone, Debug)]
struct Material {
    men: Vec<Man>,
    has_pawns: bool,
    first: u64,
}

/// Where the men stand. Men beside the kings are in the order of the material they came from, gone ones taken out.
#[derive(Clone, Copy, Debug)]
struct Board {
    kings: [u8; 2],
    men: [(Man, u8); MOST_MEN],
    count: usize,
    black_moves: bool,
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
    most_options: u32,
}

/// The class of a pair of kings under the symmetries.
#[derive(Clone, Copy, Debug, Default)]
struct Class {
    number: u16,
    /// The symmetries that take the pair to the one that stands for all: one, or two where both kings are on a diagonal.
    symmetries: [u8; 2],
}

impl ChessEndings {
    pub(super) fn open(text: &str, parameters: &str) -> Result<Self, ParseError> {
        let hint = || format!("for example: {EXAMPLE}");
        let wrong = |message: &str| ParseError::part(text, parameters, message, hint());
        let upper = parameters.to_ascii_uppercase();
        let sides: Vec<&str> = upper.split('K').collect();
        let [before, white, black] = sides.as_slice() else {
            return Err(wrong("an ending has two kings: White's men, then Black's, each from the king on"));
        };
        if !before.is_empty() || white.len() + black.len() > MOST_MEN {
            return Err(wrong("an ending begins with a king, and has at most four men"));
        }
        let mut men = Vec::new();
        for (side, is_black) in [(white, false), (black, true)] {
            for letter in side.chars() {
                let kind = PIECES.find(letter).ok_or_else(|| wrong("the men are K, Q, R, B, N and P"))?;
                men.push(Man { kind: kind as u8, is_black });
            }
        }
        if men.iter().any(|man| man.kind == 0 && man.is_black) {
            return Err(wrong("only White has pawns: nothing is taken en passant"));
        }
        men.sort_unstable_by_key(|man| (man.is_black, std::cmp::Reverse(man.kind)));
        Ok(Self::new(men))
    }

    fn new(men: Vec<Man>) -> Self {
        let mut game = Self {
            name: format!("chess {}", name_of(&men)),
            materials: Vec::new(),
            slices: Vec::new(),
            pairs: [Vec::new(), Vec::new()],
            classes: [vec![Class::default(); 4096], vec![Class::default(); 4096]],
            most_options: 0,
        };
        for with_pawns in [false, true] {
            game.list_pairs(with_pawns);
        }
        let mut found = Vec::new();
        list_materials(men, &mut found);
        found.sort_by_key(|men| (men.len(), men.iter().filter(|man| man.kind == 0).count(), men.clone()));
        for men in found {
            let has_pawns = men.iter().any(|man| man.kind == 0);
            let at = game.slices.len();
            let first = game.slices.last().map_or(0, |slice| slice.numbers.end);
            let size = 2 * game.pairs[usize::from(has_pawns)].len() as u64 * 64_u64.pow(men.len() as u32);
            game.slices.push(Slice {
                name: name_of(&men),
                numbers: first..first + size,
                loops: true,
                needs: 0..at,
            });
            for is_black in [false, true] {
                let own = men.iter().filter(|man| man.is_black == is_black);
                let options = 8 + own.map(|man| MOST_MOVES[man.kind as usize]).sum::<u32>();
                game.most_options = game.most_options.max(options);
            }
            game.materials.push(Material { men, has_pawns, first });
        }
        game
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
                self.classes[at][pair(white, black)] = Class { number, symmetries: [first, second] };
            }
        }
    }

    /// The slice and the board of a number; `None` where men share a square or a pawn stands on an outer rank.
    #[inline]
    fn board(&self, number: u64) -> Option<(usize, Board)> {
        let slice = self.slices.partition_point(|slice| slice.numbers.end <= number);
        let material = &self.materials[slice];
        let mut rest = number - material.first;
        let mut board = Board {
            kings: [0; 2],
            men: [(Man { kind: 0, is_black: false }, 0); MOST_MEN],
            count: material.men.len(),
            black_moves: false,
        };
        let mut taken = 0;
        for (at, &man) in material.men.iter().enumerate() {
            let square = (rest % 64) as u8;
            rest /= 64;
            board.men[at] = (man, square);
            if taken & bit(square) != 0 || man.kind == 0 && OUTER_RANKS & bit(square) != 0 {
                return None;
            }
            taken |= bit(square);
        }
        let pairs = &self.pairs[usize::from(material.has_pawns)];
        board.kings = pairs[(rest % pairs.len() as u64) as usize];
        board.black_moves = rest / pairs.len() as u64 == 1;
        (taken & (bit(board.kings[0]) | bit(board.kings[1])) == 0).then_some((slice, board))
    }

    /// The number of a board of a slice whose men are in the order of its material: the least of its images.
    #[inline]
    fn number(&self, slice: usize, board: &Board) -> u64 {
        let material = &self.materials[slice];
        let at = usize::from(material.has_pawns);
        let mut least = u64::MAX;
        let class = self.classes[at][pair(board.kings[0], board.kings[1])];
        for symmetry in class.symmetries {
            let mut places = [0; MOST_MEN];
            for (place, man) in places.iter_mut().zip(&board.men[..board.count]) {
                *place = u64::from(image(symmetry, man.1));
            }
            // Men that are alike have no order.
            if board.count == 2 && board.men[0].0 == board.men[1].0 && places[0] < places[1] {
                places.swap(0, 1);
            }
            let mut number =
                u64::from(board.black_moves) * self.pairs[at].len() as u64 + u64::from(class.number);
            for place in places[..board.count].iter().rev() {
                number = number * 64 + place;
            }
            least = least.min(number);
            if class.symmetries[0] == class.symmetries[1] {
                break;
            }
        }
        material.first + least
    }

    /// The number of a board with any men: they are put in order, with the colours exchanged where that is a slice's way.
    fn number_of_any(&self, mut board: Board) -> u64 {
        let order = |men: &mut [(Man, u8)]| {
            men.sort_unstable_by_key(|man| (man.0.is_black, std::cmp::Reverse(man.0.kind)));
        };
        order(&mut board.men[..board.count]);
        let men: Vec<Man> = board.men[..board.count].iter().map(|man| man.0).collect();
        if normal(men.clone()) != men {
            board.kings = [board.kings[1] ^ RANKS, board.kings[0] ^ RANKS];
            board.black_moves = !board.black_moves;
            for man in &mut board.men[..board.count] {
                *man = (Man { is_black: !man.0.is_black, ..man.0 }, man.1 ^ RANKS);
            }
            order(&mut board.men[..board.count]);
        }
        let is_it =
            |material: &Material| material.men.iter().eq(board.men[..board.count].iter().map(|man| &man.0));
        let slice = self.materials.iter().position(is_it).unwrap_or(0);
        self.number(slice, &board)
    }

    fn all_moves(&self, slice: usize, board: &Board, options: &mut Vec<u64>) {
        let me = usize::from(board.black_moves);
        let occupied = board.occupied();
        let own = board.of(board.black_moves);
        let mut go = |after: Board, captured: Option<usize>, promoted: bool| {
            let mut after = after;
            after.black_moves = !board.black_moves;
            if let Some(at) = captured {
                after.take(at);
            }
            if !after.in_check(board.black_moves) {
                let is_same = captured.is_none() && !promoted;
                options.push(if is_same { self.number(slice, &after) } else { self.number_of_any(after) });
            }
        };
        for square in squares(
            KING_ATTACKS[board.kings[me] as usize] & !own & !KING_ATTACKS[board.kings[1 - me] as usize],
        ) {
            let mut after = *board;
            after.kings[me] = square;
            go(after, board.at(square), false);
        }
        for (at, &(man, from)) in board.men[..board.count].iter().enumerate() {
            if man.is_black != board.black_moves {
                continue;
            }
            let targets = if man.kind == 0 {
                pawn_targets(from, occupied, own)
            } else {
                attacks(man, from, occupied) & !own
            };
            for square in squares(targets & !bit(board.kings[1 - me])) {
                let mut after = *board;
                after.men[at].1 = square;
                let captured = board.at(square);
                if man.kind == 0 && OUTER_RANKS & bit(square) != 0 {
                    for kind in 1..5 {
                        after.men[at].0.kind = kind;
                        go(after, captured, true);
                    }
                } else {
                    go(after, captured, false);
                }
            }
        }
    }
}

impl Board {
    #[inline]
    fn occupied(&self) -> u64 {
        self.men[..self.count]
            .iter()
            .fold(bit(self.kings[0]) | bit(self.kings[1]), |all, man| all | bit(man.1))
    }

    /// The squares of a side's men.
    #[inline]
    fn of(&self, black: bool) -> u64 {
        let men = self.men[..self.count].iter().filter(|man| man.0.is_black == black);
        men.fold(bit(self.kings[usize::from(black)]), |all, man| all | bit(man.1))
    }

    /// Which man stands on a square.
    #[inline]
    fn at(&self, square: u8) -> Option<usize> {
        self.men[..self.count].iter().position(|man| man.1 == square)
    }

    fn take(&mut self, at: usize) {
        self.men.copy_within(at + 1..self.count, at);
        self.count -= 1;
    }

    /// Whether a side's king stands in check.
    #[inline]
    fn in_check(&self, black: bool) -> bool {
        let king = bit(self.kings[usize::from(black)]);
        let occupied = self.occupied();
        let mut others = self.men[..self.count].iter().filter(|man| man.0.is_black != black);
        others.any(|man| attacks(man.0, man.1, occupied) & king != 0)
    }
}

/// All materials that play leads to, with this one.
fn list_materials(men: Vec<Man>, found: &mut Vec<Vec<Man>>) {
    let mut waiting = vec![normal(men)];
    while let Some(men) = waiting.pop() {
        if found.contains(&men) {
            continue;
        }
        for at in 0..men.len() {
            let mut fewer = men.clone();
            let gone = fewer.remove(at);
            waiting.push(normal(fewer.clone()));
            if gone.kind == 0 {
                for kind in 1..5 {
                    let promoted = [fewer.clone(), vec![Man { kind, ..gone }]].concat();
                    waiting.push(normal(promoted));
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

/// The squares that a man attacks, own men included.
#[inline]
fn attacks(man: Man, square: u8, occupied: u64) -> u64 {
    match man.kind {
        0 => PAWN_ATTACKS[square as usize],
        1 => KNIGHT_ATTACKS[square as usize],
        2 => slides::<4, 8>(square, occupied),
        3 => slides::<0, 4>(square, occupied),
        _ => slides::<0, 8>(square, occupied),
    }
}

/// Men in order, White with the more of them or the stronger, and with the pawns.
fn normal(mut men: Vec<Man>) -> Vec<Man> {
    let order =
        |men: &mut Vec<Man>| men.sort_unstable_by_key(|man| (man.is_black, std::cmp::Reverse(man.kind)));
    let strength = |men: &[Man], black| {
        let own = men.iter().filter(|man| man.is_black == black).map(|man| man.kind);
        let has_pawn = own.clone().any(|kind| kind == 0);
        (has_pawn, own.clone().count(), own.map(|kind| 1_u32 << (4 * kind)).sum::<u32>())
    };
    if strength(&men, true) > strength(&men, false) {
        for man in &mut men {
            man.is_black = !man.is_black;
        }
    }
    order(&mut men);
    men
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

/// The square to which a symmetry takes one: files reflected, ranks reflected, exchanged.
#[inline]
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
        let Some((slice, board)) = self.board(number) else { return Standing::Absent };
        if board.in_check(!board.black_moves) || self.number(slice, &board) != number {
            return Standing::Absent;
        }
        self.all_moves(slice, &board, options);
        match options.is_empty() {
            true if board.in_check(board.black_moves) => Standing::Over(Ending::Loss),
            true => Standing::Over(Ending::Draw),
            false => Standing::Open,
        }
    }

    fn sources(&self, number: u64, sources: &mut Vec<u64>) {
        sources.clear();
        let Some((slice, board)) = self.board(number) else { return };
        let black_moved = !board.black_moves;
        let me = usize::from(black_moved);
        let occupied = board.occupied();
        let before = Board { black_moves: black_moved, ..board };
        for square in squares(
            KING_ATTACKS[board.kings[me] as usize] & !occupied & !KING_ATTACKS[board.kings[1 - me] as usize],
        ) {
            let mut from = before;
            from.kings[me] = square;
            sources.push(self.number(slice, &from));
        }
        for (at, &(man, square)) in board.men[..board.count].iter().enumerate() {
            if man.is_black != black_moved {
                continue;
            }
            let origins = if man.kind == 0 {
                let one = bit(square - 8) & !occupied;
                let two = if square / 8 == 3 && one != 0 { bit(square - 16) & !occupied } else { 0 };
                (one | two) & !OUTER_RANKS
            } else {
                attacks(man, square, occupied) & !occupied
            };
            for origin in squares(origins) {
                let mut from = before;
                from.men[at].1 = origin;
                sources.push(self.number(slice, &from));
            }
        }
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
        let hint = || "for example: 4k3/8/8/8/8/8/8/R3K3 w - - 0 1".to_owned();
        let wrong = |message: &str| ParseError::whole(text, message, hint());
        let mut fields = text.split_whitespace();
        let rows: Vec<&str> = fields.next().unwrap_or("").split('/').collect();
        let black_moves = match fields.next() {
            None | Some("w") => false,
            Some("b") => true,
            Some(side) => return Err(ParseError::part(text, side, "the side to move is w or b", hint())),
        };
        if fields.next().is_some_and(|castling| castling != "-") {
            return Err(wrong("castling is no part of an ending: expected '-'"));
        }
        if rows.len() != 8 {
            return Err(wrong("a FEN has 8 rows"));
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
                            format!("'{letter}' does not belong here"),
                            hint(),
                        ));
                    }
                }
                file += 1;
            }
            if file != 8 {
                return Err(ParseError::part(text, row, "a row has 8 squares", hint()));
            }
        }
        let [Some(white), Some(black)] = kings else { return Err(wrong("both kings must be on the board")) };
        if (KING_ATTACKS[white as usize] | bit(white)) & bit(black) != 0 {
            return Err(wrong("the kings stand side by side"));
        }
        let material = normal(men.iter().map(|man| man.0).collect());
        if !self.materials.iter().any(|known| known.men == material) {
            return Err(wrong("these men are not in the table"));
        }
        let pawn_side = men.iter().any(|man| man.0.kind == 0 && OUTER_RANKS & bit(man.1) != 0);
        if pawn_side {
            return Err(wrong("a pawn stands on ranks 2 to 7 only"));
        }
        let mut board = Board {
            kings: [white, black],
            men: [(Man { kind: 0, is_black: false }, 0); MOST_MEN],
            count: men.len(),
            black_moves,
        };
        board.men[..men.len()].copy_from_slice(&men);
        if board.in_check(!black_moves) {
            return Err(wrong("the king of the side that has just moved stands in check"));
        }
        Ok(self.number_of_any(board))
    }

    fn print(&self, number: u64) -> String {
        let Some((_, board)) = self.board(number) else { return "-".to_owned() };
        let letter = |square: u8| match board.kings.iter().position(|&king| king == square) {
            Some(0) => Some('K'),
            Some(_) => Some('k'),
            None => board.at(square).map(|at| {
                let man = board.men[at].0;
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
