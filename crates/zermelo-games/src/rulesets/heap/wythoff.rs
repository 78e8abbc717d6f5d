//! Wythoff's game: take any number of tokens from one of two heaps, or the same number from both. As Wyt Queens: a
//! queen on a quarter board moves west, south or south-west. Wythoff, *A modification of the game of Nim*, Nieuw
//! Archief voor Wiskunde 7 (1907). All arithmetic is exact, on integers of any size.

use super::heaps::{parse_size, size_bytes};
use crate::catalogue::{Catalogued, CheckedGame, Entry, Group, no_parameters};
use crate::game::drawing::{Cell, Chessman, Drawing, GridDrawing, GridNames, Ground, Mark, Square};
use crate::game::{
    Claim, ClaimedMove, Convention, Message, NormalForm, Notation, ParseError, Player, Reference, Ruleset,
    Theorem, Verdict, message,
};
use dashu_int::UBig;
use dashu_int::ops::SquareRoot;
use std::ops::ControlFlow;
use std::sync::Arc;

/// How positions are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WythoffView {
    /// Two heap sizes: `3 5`.
    Heaps,
    /// A square on a quarter board with its corner at a1: `d6`; past column z as `column,row` counted from 0.
    Board,
}

/// The rules of Wythoff's game.
#[derive(Clone, Copy, Debug)]
pub struct Wythoff {
    view: WythoffView,
}

/// The sizes of the two heaps, or the column and row of the queen counted from 0.
pub type WythoffPair = [UBig; 2];

/// Wythoff's theorem.
pub static WYTHOFF: Reference = Reference {
    name: "Wythoff's theorem",
    statement: "The previous player wins exactly at the pairs (⌊kφ⌋, ⌊kφ⌋ + k), φ the golden ratio. In misère play \
                the pairs for k = 0 and 1 are (2, 2) and (0, 1) instead.",
    source: "W. A. Wythoff, A modification of the game of Nim, Nieuw Archief voor Wiskunde 7 (1907); \
             Winning Ways, chapters 3 and 13",
};

impl Wythoff {
    /// The game with positions written one way or the other.
    pub const fn new(view: WythoffView) -> Self {
        Self { view }
    }
}

/// ⌊kφ⌋ = ⌊(k + ⌊√(5k²)⌋) / 2⌋, without rounding.
fn floor_k_phi(k: &UBig) -> UBig {
    (k + (UBig::from(5_u8) * k * k).sqrt()) >> 1
}

/// The smaller member of the P-pair with difference `k`.
fn smaller_of_pair(k: &UBig, convention: Convention) -> UBig {
    if convention == Convention::Misere {
        if k.is_zero() {
            return UBig::from(2_u8);
        }
        if k.is_one() {
            return UBig::ZERO;
        }
    }
    floor_k_phi(k)
}

/// The number that makes a P-pair with `x`. Every number has exactly one.
fn partner(x: &UBig, convention: Convention) -> UBig {
    if convention == Convention::Misere && *x <= UBig::from(2_u8) {
        return if *x < UBig::from(2_u8) { UBig::ONE - x } else { x.clone() };
    }
    if x.is_zero() {
        return UBig::ZERO;
    }
    // x is either ⌊kφ⌋ with k = ⌊x/φ⌋ + 1 = ⌊xφ⌋ − x + 1, or ⌊kφ²⌋ with k = 2x − ⌊xφ⌋.
    let scaled = floor_k_phi(x);
    let k = &scaled - x + UBig::ONE;
    if floor_k_phi(&k) == *x { x + k } else { scaled - x }
}

fn is_p_pair(pair: &WythoffPair, convention: Convention) -> bool {
    partner(&pair[0], convention) == pair[1]
}

/// Whether the previous player wins the pair in normal play.
pub fn is_wythoff_p_pair(pair: &WythoffPair) -> bool {
    is_p_pair(pair, Convention::Normal)
}

/// The options of a pair that are P-pairs, in the order: from the first, from the second, from both.
fn moves_to_p_pairs(pair: &WythoffPair, convention: Convention) -> Vec<WythoffPair> {
    let [a, b] = pair;
    let mut found = Vec::new();
    let first = partner(b, convention);
    if first < *a {
        found.push([first, b.clone()]);
    }
    let second = partner(a, convention);
    if second < *b {
        found.push([a.clone(), second]);
    }
    let (low, difference) = if a <= b { (a, b - a) } else { (b, a - b) };
    let smaller = smaller_of_pair(&difference, convention);
    if smaller < *low {
        let take = low - smaller;
        found.push([a - &take, b - take]);
    }
    found
}

impl Ruleset for Wythoff {
    type Position = WythoffPair;

    fn options<B>(
        &self,
        [a, b]: &WythoffPair,
        _: Player,
        mut visit: impl FnMut(WythoffPair) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let counts = |limit: &UBig| {
            let limit = limit.clone();
            (1_u64..).map(UBig::from).take_while(move |take| *take <= limit)
        };
        counts(a).try_for_each(|take| visit([a - take, b.clone()]))?;
        counts(b).try_for_each(|take| visit([a.clone(), b - take]))?;
        counts(a.min(b)).try_for_each(|take| visit([a - &take, b - take]))
    }

    fn is_impartial(&self) -> bool {
        true
    }

    fn is_loop_free(&self) -> bool {
        true
    }

    fn normal_form(&self, [a, b]: &WythoffPair) -> NormalForm<WythoffPair> {
        let position = if a <= b { [a.clone(), b.clone()] } else { [b.clone(), a.clone()] };
        NormalForm::plain(position)
    }

    fn reachable_bound(&self, [a, b]: &WythoffPair) -> Option<u64> {
        let count = |size: &UBig| u64::try_from(size).unwrap_or(u64::MAX).saturating_add(1);
        Some(count(a).saturating_mul(count(b)))
    }

    fn heap_bytes(&self, [a, b]: &WythoffPair) -> usize {
        size_bytes(a) + size_bytes(b)
    }
}

impl Notation for Wythoff {
    fn parse(&self, text: &str) -> Result<WythoffPair, ParseError> {
        match self.view {
            WythoffView::Heaps => parse_pair(text, text, "two heap sizes, for example: wythoff 3 5"),
            WythoffView::Board => parse_square(text),
        }
    }

    fn print(&self, [a, b]: &WythoffPair) -> String {
        match (self.view, u32::try_from(a)) {
            (WythoffView::Heaps, _) => format!("{a} {b}"),
            (WythoffView::Board, Ok(column @ 0..26)) => {
                format!("{}{}", char::from(b'a' + column as u8), b + UBig::ONE)
            }
            (WythoffView::Board, _) => format!("{a},{b}"),
        }
    }

    fn move_label(&self, from: &WythoffPair, to: &WythoffPair, _: Player) -> String {
        let (first, second) = (&from[0] - &to[0], &from[1] - &to[1]);
        match (self.view, first.is_zero(), second.is_zero()) {
            (WythoffView::Board, ..) => format!("Q{}-{}", self.print(from), self.print(to)),
            (WythoffView::Heaps, false, true) => format!("take {first} from heap 1"),
            (WythoffView::Heaps, true, false) => format!("take {second} from heap 2"),
            (WythoffView::Heaps, ..) => format!("take {first} from both"),
        }
    }

    /// Heaps as columns of tokens; the board up to the queen, the squares to leave her on in another colour.
    fn drawing(&self, position: &WythoffPair) -> Option<Drawing> {
        let side = |size: &UBig| u32::try_from(size).ok().filter(|&size| size < 26).map(|size| size + 1);
        if self.view == WythoffView::Heaps {
            return Drawing::heaps(position.iter());
        }
        let (columns, rows) = (side(&position[0])?, side(&position[1])?);
        let cell = |column: u32, row: u32| {
            let here = [UBig::from(column), UBig::from(row)];
            let is_marked = is_p_pair(&here, Convention::Normal);
            Cell {
                square: if is_marked { Square::Marked } else { Square::Plain },
                mark: (here == *position).then_some(Mark::Man(Chessman::Queen, Player::Right)),
            }
        };
        let cells =
            (0..rows).rev().map(|row| (0..columns).map(|column| cell(column, row)).collect()).collect();
        let names = GridNames {
            columns: (0..columns as u8).map(|column| char::from(b'a' + column).to_string()).collect(),
            columns_below: true,
            rows: (1..=rows).rev().map(|row| row.to_string()).collect(),
        };
        Some(Drawing::Grid(GridDrawing { rows: cells, ground: Ground::Squares, names }))
    }

    /// The board up to the queen: `Q` the queen, `P` the squares to leave her on.
    fn picture(&self, position: &WythoffPair, convention: Convention) -> Option<String> {
        if self.view == WythoffView::Heaps {
            return None;
        }
        let side = |size: &UBig| u32::try_from(size).ok().filter(|&size| size < 24).map(|size| size + 1);
        let (columns, rows) = (side(&position[0])?, side(&position[1])?);
        let mut lines = Vec::new();
        for row in (0..rows).rev() {
            let cells = (0..columns).map(|column| {
                let here = [UBig::from(column), UBig::from(row)];
                match (here == *position, is_p_pair(&here, convention)) {
                    (true, _) => " Q",
                    (_, true) => " P",
                    _ => " .",
                }
            });
            lines.push(format!("{:>2} {}", row + 1, cells.collect::<String>()));
        }
        let letters = (0..columns as u8).map(|column| format!(" {}", char::from(b'a' + column)));
        lines.push(format!("   {}", letters.collect::<String>()));
        Some(lines.join("\n"))
    }
}

fn parse_pair(whole: &str, text: &str, hint: &str) -> Result<WythoffPair, ParseError> {
    let words: Vec<&str> =
        text.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty()).collect();
    let size = |word: &str| {
        parse_size(word).map_err(|message| ParseError::part(whole, word, message, hint.to_owned()))
    };
    let sizes = words.iter().map(|word| size(word)).collect::<Result<Vec<UBig>, _>>()?;
    <[UBig; 2]>::try_from(sizes).map_err(|sizes| {
        let message = if sizes.is_empty() {
            "the position is empty".into()
        } else {
            message!("expected two numbers, found {sizes}", sizes = sizes.len())
        };
        ParseError::whole(whole, message, hint)
    })
}

fn parse_square(text: &str) -> Result<WythoffPair, ParseError> {
    let hint = "a square such as d6 (the goal is a1), or column,row counted from 0 such as 3,5";
    let square = text.trim();
    if let Some(letter @ b'a'..=b'z') = square.bytes().next() {
        let row = &square[1..];
        let size = parse_size(row).map_err(|message| ParseError::part(text, square, message, hint))?;
        if size.is_zero() {
            return Err(ParseError::part(text, row, "rows are counted from 1", hint));
        }
        return Ok([UBig::from(letter - b'a'), size - UBig::ONE]);
    }
    parse_pair(text, text, hint)
}

impl Theorem for Wythoff {
    fn claim(&self, pair: &WythoffPair, convention: Convention) -> Option<Claim<WythoffPair>> {
        let next_wins = !is_p_pair(pair, convention);
        let [a, b] = pair;
        let (low, k) = if a <= b { (a, b - a) } else { (b, a - b) };
        let smaller = smaller_of_pair(&k, convention);
        let larger = &smaller + &k;
        let mut explanation = vec![message!(
            "The difference is k = {k}; the P-pair with this difference is ({smaller}, {larger}).",
            k,
            smaller,
            larger
        )];
        if convention == Convention::Normal {
            let root = (UBig::from(5_u8) * &k * &k).sqrt();
            let formula = format!("⌊kφ⌋ = ⌊(k + ⌊√(5k²)⌋)/2⌋ = ⌊({k} + {root})/2⌋ = {smaller}");
            explanation.insert(0, Message::verbatim(formula));
        }
        explanation.push(if next_wins {
            message!("The smaller heap is {low}, not {smaller}: the next player wins.", low, smaller)
        } else {
            "This is that pair: the previous player wins.".into()
        });
        let winning = if next_wins { moves_to_p_pairs(pair, convention) } else { Vec::new() };
        let winning = winning
            .into_iter()
            .map(|to| ClaimedMove { label: self.move_label(pair, &to, Player::Left), to: Some(to) })
            .collect();
        let verdict = if next_wins { Verdict::Win(None) } else { Verdict::Loss(None) };
        Some(Claim::impartial(&WYTHOFF, verdict, winning, explanation))
    }
}

/// A position for the checker.
fn in_order([a, b]: &WythoffPair) -> String {
    format!("{} {}", a.min(b), a.max(b))
}

/// The entries of the catalogue.
pub(crate) fn entries() -> [Entry; 2] {
    [
        Entry::new("wythoff", "Wythoff's game", Group::Heaps, |parameters| {
            no_parameters(parameters, "wythoff 3 5")?;
            let game = Catalogued::new(Wythoff::new(WythoffView::Heaps)).with_own_tables().with_theorem();
            Ok(Arc::new(game.checked_as(CheckedGame::joint_heaps("wythoff"))))
        })
        .with_aliases(["tsyan-shizi"])
        .with_rules(
            "A move takes any number of tokens from one of two heaps, or the same number from both. \
             Whoever cannot move loses.",
        )
        .with_notation("the sizes of the two heaps, whole numbers of any size")
        .with_examples(["wythoff 3 5", "wythoff 165580141 267914295"])
        .with_theorems([&WYTHOFF]),
        Entry::new("wyt-queens", "Wyt Queens", Group::Heaps, |parameters| {
            no_parameters(parameters, "wyt-queens d6")?;
            let game = Catalogued::new(Wythoff::new(WythoffView::Board)).with_own_tables().with_theorem();
            Ok(Arc::new(game.checked_as(CheckedGame::in_numbers("wyt-queens", in_order))))
        })
        .with_aliases(["wythoff-queen", "queen"])
        .with_rules(
            "A queen stands on a quarter board with its corner at a1. A move takes her any distance \
             west, south or south-west. Whoever cannot move loses: Wythoff's game on a board.",
        )
        .with_notation("the queen's square such as d6, or its column,row counted from 0 such as 3,5")
        .with_examples(["wyt-queens d6", "wyt-queens 100,161"])
        .with_theorems([&WYTHOFF]),
    ]
}
