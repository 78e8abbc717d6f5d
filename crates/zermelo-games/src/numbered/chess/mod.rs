//! Chess endings of up to five men by their material: `KRKR`, `KBNK`, `KPKP`. Mate is a loss; stalemate is a draw. There is
//! no castling. Distances are plies to mate.
//!
//! A slice is a material, solved after those that captures and promotions lead to; where White has nothing left that Black has not,
//! the colours are exchanged. A position is the places of the kings, up to the symmetries of the board (462 pairs without
//! pawns, 1806 with), and the square of each other man. A pawn that has just gone two steps and can be taken en passant has the
//! number of the first square of its file, for White, or of the last, for Black, where no pawn ever stands.
//!
//! The rules are written down twice: `moves.rs` has them for one position, `rows.rs` for sets of positions that differ in where
//! the first man stands.

mod fen;
mod lines;
mod moves;
mod rows;
mod symmetry;

use super::boards::for_example;
use crate::game::{Message, NumberedGame, ParseError, Slice, Standing, Written, message};
use crate::rulesets::board::Piece;
use lines::Lines;
use rows::Rows;
use std::cmp::Reverse;
use std::ops::Range;
use symmetry::Pairs;
use zermelo_core::{Arrange, RowMoves};

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
    /// Whether both sides have pawns, which may take each other en passant.
    has_passing: bool,
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
    /// The pawn that has just gone two steps, if it can be taken en passant.
    passing: Option<u8>,
}

/// The rules of an ending with all that lead from it.
#[derive(Clone, Debug)]
pub struct ChessEndings {
    name: String,
    materials: Vec<Material>,
    slices: Vec<Slice>,
    /// Without pawns and with.
    pairs: [Pairs; 2],
    lines: Lines,
    most_options: u32,
}

/// What [`Man::sight`] gives for pawns.
const WHITE_PAWN: u8 = 0;
const BLACK_PAWN: u8 = 5;

impl Man {
    const fn is_pawn(self) -> bool {
        self.kind == 0
    }

    /// How the man sees: its kind, but pawns of the two colours see in opposite directions.
    const fn sight(self) -> u8 {
        if self.is_pawn() && self.is_black { BLACK_PAWN } else { self.kind }
    }
}

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
        Ok(Self::new(men))
    }

    /// King and one man against king.
    pub fn with_man(piece: Piece) -> Self {
        Self::new(vec![Man::of(piece, false)])
    }

    fn new(men: Vec<Man>) -> Self {
        let men = normal(men).0;
        let mut game = Self {
            name: format!("chess {}", name_of(&men)),
            materials: Vec::new(),
            slices: Vec::new(),
            pairs: [false, true].map(Pairs::new),
            lines: Lines::new(),
            most_options: 0,
        };
        let mut found = Vec::new();
        list_materials(men, &mut found);
        found.arrange_by_key(|men| (men.len(), men.iter().filter(|man| man.is_pawn()).count(), men.clone()));
        for men in found {
            game.add_material(men);
        }
        game
    }

    fn add_material(&mut self, men: Vec<Man>) {
        let has_pawns = men.iter().any(|man| man.is_pawn());
        let has_passing = [false, true]
            .iter()
            .all(|&is_black| men.iter().any(|man| man.is_pawn() && man.is_black == is_black));
        let first = self.slices.last().map_or(0, |slice| slice.numbers.end);
        let size = 2 * self.pairs[usize::from(has_pawns)].list.len() as u64 * 64_u64.pow(men.len() as u32);
        let numbers = first..first + size;
        let ways = self.ways(&men);
        let mut needs: Vec<usize> = ways.iter().filter_map(|way| way.map(|way| way.slice)).collect();
        needs.arrange();
        needs.dedup();
        self.slices.push(Slice { name: name_of(&men), numbers, loops: true, needs });
        for is_black in [false, true] {
            let own = men.iter().filter(|man| man.is_black == is_black);
            let options = 8 + own.map(|man| MOST_MOVES[man.kind as usize]).sum::<u32>();
            self.most_options = self.most_options.max(options);
        }
        let white = men.iter().filter(|man| !man.is_black).count();
        let has_alike = men.windows(2).any(|two| two[0] == two[1]);
        let ways = ways.into_iter().map(Option::unwrap_or_default).collect();
        self.materials.push(Material { men, white, has_pawns, has_passing, has_alike, first, ways });
    }

    /// What captures and promotions make of some men. The materials are known already.
    fn ways(&self, men: &[Man]) -> Vec<Option<Way>> {
        let mut ways = vec![None; Material::way(Some(MOST_MEN), None)];
        let captured = (0..men.len()).map(Some).chain([None]);
        for captured in captured {
            let promotions = (0..men.len())
                .filter(|&man| men[man].is_pawn() && captured != Some(man))
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
                    ways[Material::way(captured, promoted)] = Some(way);
                }
            }
        }
        ways
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
            if gone.is_pawn() {
                for kind in PROMOTED {
                    let promoted = [fewer.clone(), vec![Man { kind, ..gone }]].concat();
                    waiting.push(normal(promoted).0);
                }
            }
        }
        found.push(men);
    }
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

    fn sources(&self, number: u64, sources: &mut Vec<u64>) {
        self.list_sources(number, sources);
    }

    fn knows_sources(&self) -> bool {
        true
    }

    fn row_moves(&self, slice: usize) -> Option<Box<dyn RowMoves + '_>> {
        let material = &self.materials[slice];
        (!material.men.is_empty()).then(|| Box::new(Rows::of(self, material)) as Box<dyn RowMoves>)
    }

    fn most_options(&self) -> u32 {
        self.most_options
    }

    fn has_symmetries(&self) -> bool {
        true
    }

    fn has_weights(&self) -> bool {
        false
    }

    fn has_ties(&self) -> bool {
        false
    }

    fn parse(&self, text: &str) -> Result<u64, ParseError> {
        self.number_of_fen(text)
    }

    fn print(&self, number: u64) -> String {
        self.fen_of(number)
    }

    fn as_written(&self, text: &str) -> Option<Written> {
        self.written_fen(text)
    }
}
