//! Toppling Dominoes: a player topples a domino of his colour to the left or to the right, and every domino beyond it
//! falls too. M. H. Albert, R. J. Nowakowski, D. Wolfe, *Lessons in Play* (2007); A. Fink, R. J. Nowakowski, A. Siegel,
//! D. Wolfe, Toppling Conjectures, in *Games of No Chance 4* (2015).

use super::cell_row::{Cell, CellRow};
use crate::catalogue::{Catalogued, CheckedGame, Entry, Group, no_parameters};
use crate::game::drawing::{Curve, GraphDrawing, Ink, Point, UNIT};
use crate::game::{Drawing, NormalForm, Notation, ParseError, Player, Ruleset};
use std::ops::{ControlFlow, Range};
use std::sync::Arc;

/// The rules of the game. Rows of dominoes stand apart where there is an empty cell between them; there are never two
/// empty cells next to each other, nor one at an end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TopplingDominoes;

/// The rows of dominoes that stand apart.
fn rows(all: &CellRow) -> impl Iterator<Item = Range<usize>> + '_ {
    let mut start = 0;
    std::iter::from_fn(move || {
        start += (start..all.len()).take_while(|&place| all.get(place) == Cell::Empty).count();
        let from = start;
        start = (from..all.len()).find(|&place| all.get(place) == Cell::Empty).unwrap_or(all.len());
        (start > from).then_some(from..start)
    })
}

fn may_topple(cell: Cell, player: Player) -> bool {
    match player {
        Player::Left => matches!(cell, Cell::Left | Cell::Both),
        Player::Right => matches!(cell, Cell::Right | Cell::Both),
    }
}

/// What is left when the dominoes of a range have fallen; with a whole row its distance to a neighbour goes.
fn without(all: &CellRow, fallen: Range<usize>) -> CellRow {
    let free = |place: usize| all.get(place) == Cell::Empty;
    let (is_first, is_last) = (fallen.start == 0, fallen.end == all.len());
    if fallen.end < all.len() && free(fallen.end) && (is_first || free(fallen.start - 1)) {
        all.without(fallen.start..fallen.end + 1)
    } else if is_last && !is_first && free(fallen.start - 1) {
        all.without(fallen.start - 1..fallen.end)
    } else {
        all.without(fallen)
    }
}

/// Whether two ranges hold the same dominoes.
fn are_equal(all: &CellRow, first: Range<usize>, second: Range<usize>) -> bool {
    first.len() == second.len() && first.zip(second).all(|(a, b)| all.get(a) == all.get(b))
}

/// Whether no empty cell stands at an end or next to another.
fn is_tidy(all: &CellRow) -> bool {
    let free = |place: usize| all.get(place) == Cell::Empty;
    all.is_empty()
        || !free(0) && !free(all.len() - 1) && !(1..all.len()).any(|place| free(place) && free(place - 1))
}

impl TopplingDominoes {
    /// The position of these cells, with superfluous empty cells left out.
    pub fn position(cells: &CellRow) -> CellRow {
        if is_tidy(cells) {
            return cells.clone();
        }
        let mut tidy: Vec<Cell> = Vec::with_capacity(cells.len());
        for cell in cells.iter() {
            if cell != Cell::Empty || tidy.last().is_some_and(|&last| last != Cell::Empty) {
                tidy.push(cell);
            }
        }
        if tidy.last() == Some(&Cell::Empty) {
            tidy.pop();
        }
        CellRow::new(&tidy)
    }
}

impl Ruleset for TopplingDominoes {
    type Position = CellRow;

    /// Each option once, though several moves may lead to it.
    fn options<B>(
        &self,
        all: &CellRow,
        player: Player,
        mut visit: impl FnMut(CellRow) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let mut before: Option<Range<usize>> = None;
        for row in rows(all) {
            // Of equal rows next to each other only one can fall as a whole: it does not show which.
            let is_like_before = before.is_some_and(|before| are_equal(all, before, row.clone()));
            let ends = [row.start, row.end - 1];
            let falls_whole = ends.into_iter().any(|end| may_topple(all.get(end), player));
            if falls_whole && !is_like_before {
                visit(without(all, row.clone()))?;
            }
            for place in row.clone().filter(|&place| may_topple(all.get(place), player)) {
                // To the left: what stands beyond stays. To the right: what stands before, unless a toppling to the
                // left leaves the same.
                if place + 1 < row.end {
                    visit(without(all, row.start..place + 1))?;
                }
                if place > row.start {
                    let stays = row.start..place;
                    let same = row.end - stays.len()..row.end;
                    let is_option = may_topple(all.get(same.start - 1), player);
                    if !(is_option && are_equal(all, stays, same)) {
                        visit(without(all, place..row.end))?;
                    }
                }
            }
            before = Some(row);
        }
        ControlFlow::Continue(())
    }

    fn is_loop_free(&self) -> bool {
        true
    }

    fn components(&self, all: &CellRow, mut visit: impl FnMut(CellRow)) {
        for row in rows(all) {
            visit(all.part(row));
        }
    }

    /// Reading from the other end changes nothing; exchanging the colours negates.
    fn normal_form(&self, all: &CellRow) -> NormalForm<CellRow> {
        let reversed = all.reversed();
        let (exchanged, both) = (all.exchanged(), reversed.exchanged());
        let is_own_mirror = *all == exchanged || *all == both;
        let same = if reversed < *all { reversed } else { all.clone() };
        let negative = if both < exchanged { both } else { exchanged };
        let players_swapped = negative < same;
        let position = if players_swapped { negative } else { same };
        NormalForm { position, players_swapped, is_own_mirror }
    }

    /// Every row shrinks to a part of itself.
    fn reachable_bound(&self, all: &CellRow) -> Option<u64> {
        Some(rows(all).fold(1_u64, |product, row| {
            let length = row.len() as u64;
            product.saturating_mul(length * (length + 1) / 2 + 1)
        }))
    }

    fn heap_bytes(&self, all: &CellRow) -> usize {
        all.heap_bytes()
    }
}

impl Notation for TopplingDominoes {
    fn parse(&self, text: &str) -> Result<CellRow, ParseError> {
        let kind = |letter: char| match letter.to_ascii_lowercase() {
            '.' => Some(Cell::Empty),
            'l' | 'x' => Some(Cell::Left),
            'r' | 'o' => Some(Cell::Right),
            'e' | '#' => Some(Cell::Both),
            _ => None,
        };
        let what = "l (Left's domino), r (Right's), e (either's) or '.' (between two rows)";
        let cells = CellRow::parse(text, kind, what, "toppling-dominoes lrrl.le")?;
        Ok(Self::position(&cells))
    }

    fn print(&self, all: &CellRow) -> String {
        if all.is_empty() { ".".to_owned() } else { all.print(['.', 'l', 'r', 'e']) }
    }

    /// The dominoes as they stand, upright in their colours.
    fn drawing(&self, all: &CellRow) -> Option<Drawing> {
        const MOST_DOMINOES: usize = 100;
        let upright = |x: i64| vec![Point { x, y: 0 }, Point { x, y: UNIT }];
        let places = (0_i64..).map(|place| place * UNIT / 2);
        let domino = |(x, cell): (i64, Cell)| {
            let ink = match cell {
                Cell::Empty => return None,
                Cell::Left => Ink::Blue,
                Cell::Right => Ink::Red,
                Cell::Both => Ink::Green,
            };
            Some(Curve::plain(upright(x), ink))
        };
        let curves = || places.clone().zip(all.iter()).filter_map(domino).collect();
        (all.len() <= MOST_DOMINOES).then(|| {
            Drawing::Graph(GraphDrawing { vertices: Vec::new(), curves: curves(), has_ground: true })
        })
    }

    fn move_label(&self, from: &CellRow, to: &CellRow, player: Player) -> String {
        topple_label(from, to, player).unwrap_or_else(|| self.print(to))
    }
}

/// The name of a move: the place of the domino that is toppled, counted from 1, and the direction.
fn topple_label(from: &CellRow, to: &CellRow, player: Player) -> Option<String> {
    let label = |place: usize, direction: &str| Some(format!("topple {} {direction}", place + 1));
    let mut after = rows(to);
    for row in rows(from) {
        let left = after.next().filter(|left| left.len() == row.len());
        if left.is_some_and(|left| left.zip(row.clone()).all(|(a, b)| to.get(a) == from.get(b))) {
            continue;
        }
        let fallen = from.len() - to.len();
        if fallen >= row.len() {
            let is_first = may_topple(from.get(row.start), player);
            return if is_first { label(row.start, "right") } else { label(row.end - 1, "left") };
        }
        let place = row.start + fallen - 1;
        if may_topple(from.get(place), player) && without(from, row.start..place + 1) == *to {
            return label(place, "left");
        }
        return label(row.end - fallen, "right");
    }
    None
}

/// The entry of the catalogue.
pub(crate) fn entry() -> Entry {
    Entry::new("toppling-dominoes", "Toppling Dominoes", Group::Strips, |parameters| {
        no_parameters(parameters, "toppling-dominoes lrrl")?;
        let known = CheckedGame::printed_whole("toppling-dominoes");
        Ok(Arc::new(Catalogued::new(TopplingDominoes).with_own_tables().checked_as(known)))
    })
    .with_aliases(["dominoes"])
    .with_rules(
        "Left topples a domino of hers to either side, Right one of his; those of both may be toppled \
         by either. All dominoes of the row on that side of it fall too. Whoever cannot move loses.",
    )
    .with_notation("the dominoes, l (Left's), r (Right's) or e (either's), with '.' between two rows")
    .with_examples(["toppling-dominoes lrrl", "toppling-dominoes llr.rle"])
}
