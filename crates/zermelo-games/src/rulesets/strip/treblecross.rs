//! Treblecross, tic-tac-toe on a strip where both players write crosses: whoever completes three in a row wins. Away from
//! crosses that are near one another it is the heap game 0.007. (*Winning Ways*, chapter 4.)

use crate::catalogue::{Catalogued, Entry, Group, no_parameters};
use crate::game::Limits;
use crate::game::drawing::{Cell, Mark};
use crate::game::{
    Claim, ClaimedMove, Convention, Drawing, Ending, Message, NormalForm, Notation, ParseError, Player,
    Reference, Ruleset, Theorem, Verdict, message,
};
use crate::heap::{GrundySequence, HeapCode, Method};
use crate::rules::Declared;
use crate::rules::declared::{Frame, Move};
use crate::rules::stated::{self, EAST, SOUTH, SOUTH_EAST, SOUTH_WEST, rewrite, won_by_line};
use std::ops::ControlFlow;
use std::sync::{Arc, Mutex, PoisonError};
use zermelo_core::Arrange;

/// The rules of the game, with the Grundy values of 0.007 as far as they have been needed.
#[derive(Clone)]
pub struct Treblecross {
    values: Arc<Mutex<GrundySequence>>,
}

/// A strip with crosses.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Crosses {
    cells: u32,
    /// The cells with crosses, counted from 0, ascending.
    crosses: Vec<u32>,
}

/// The theorem on Treblecross.
pub static TREBLECROSS: Reference = Reference {
    name: "the theorem on Treblecross",
    statement: "Where two crosses stand side by side, or with one free cell between them, the next player completes three. \
                Else a cross next to another, or next but one, loses at once, and the others are moves in heaps of 0.007: \
                a stretch of n free cells between two crosses is a heap of n − 2, at one end of the strip a heap of n, \
                and the strip without crosses one of n + 2. The next player wins exactly if the nim-sum of their Grundy \
                values is not 0.",
    source: "Winning Ways, chapter 4; R. K. Guy and C. A. B. Smith, The G-values of various games, Proc. Camb. Phil. Soc. \
             52 (1956)",
};

/// Shorter strips have no room for three crosses.
const FEWEST_CELLS: u32 = 3;
/// Longer strips are refused where they are read.
const MOST_CELLS: u32 = 60_000;
/// Longer strips are not drawn once more as a picture with numbers.
const MOST_CELLS_IN_PICTURE: u32 = 80;
/// More heaps are not listed one by one.
const MOST_HEAPS_EXPLAINED: usize = 12;
/// The positions behind so many winning moves are written out on strips of so many cells together, and no more.
const MOST_WRITTEN_OUT: usize = 1 << 22;
/// A cross this near to another, or nearer, makes a threat.
const NEAR: u32 = 2;

impl Default for Treblecross {
    fn default() -> Self {
        let code: HeapCode = "0.007".parse().expect("0.007 is a code");
        let values = GrundySequence::new(&code, Method::Auto, MOST_CELLS as usize + 3);
        Self { values: Arc::new(Mutex::new(values.expect("octal codes have sequences"))) }
    }
}

impl Crosses {
    fn has(&self, cell: u32) -> bool {
        self.crosses.binary_search(&cell).is_ok()
    }

    fn with(&self, cell: u32) -> Self {
        let mut crosses = self.crosses.clone();
        let place = crosses.partition_point(|&cross| cross < cell);
        crosses.insert(place, cell);
        Self { cells: self.cells, crosses }
    }

    fn free_cells(&self) -> impl Iterator<Item = u32> + '_ {
        let mut crosses = self.crosses.iter().copied().peekable();
        (0..self.cells).filter(move |cell| crosses.next_if_eq(cell).is_none())
    }

    fn mirrored(&self) -> Self {
        let crosses = self.crosses.iter().rev().map(|cross| self.cells - 1 - cross).collect();
        Self { cells: self.cells, crosses }
    }

    /// Whether three crosses stand side by side.
    fn is_over(&self) -> bool {
        self.crosses.windows(3).any(|three| three[2] - three[0] == 2)
    }

    /// The cells where a cross completes three.
    fn completing(&self) -> Vec<u32> {
        let mut found: Vec<u32> = Vec::new();
        for pair in self.crosses.windows(2).filter(|pair| pair[1] - pair[0] <= NEAR) {
            let around = if pair[1] - pair[0] == 2 {
                [Some(pair[0] + 1), None]
            } else {
                [pair[0].checked_sub(1), Some(pair[1] + 1)]
            };
            found.extend(around.into_iter().flatten().filter(|&cell| cell < self.cells && !self.has(cell)));
        }
        found.arrange();
        found.dedup();
        found
    }

    /// The stretches of cells between crosses and edges in which a cross makes no threat, each as its first cell and
    /// their number. A heap of 0.007 has two tokens more.
    fn safe_stretches(&self) -> Vec<(u32, u32)> {
        let mut stretches = Vec::new();
        let mut start = 0;
        for &cross in &self.crosses {
            stretches.push((start, cross.saturating_sub(NEAR).saturating_sub(start)));
            start = cross + NEAR + 1;
        }
        stretches.push((start, self.cells.saturating_sub(start)));
        stretches.retain(|&(_, length)| length > 0);
        stretches
    }

    fn letters(&self) -> String {
        let mut letters = vec!['.'; self.cells as usize];
        for &cross in &self.crosses {
            letters[cross as usize] = 'x';
        }
        letters.into_iter().collect()
    }
}

fn label(cell: u32) -> String {
    format!("cross {}", cell + 1)
}

impl Ruleset for Treblecross {
    type Position = Crosses;

    fn options<B>(
        &self,
        row: &Crosses,
        _: Player,
        mut visit: impl FnMut(Crosses) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        row.free_cells().try_for_each(|cell| visit(row.with(cell)))
    }

    /// Three in a row: the opponent wrote the last of them.
    fn ending(&self, row: &Crosses, _: Player) -> Option<Ending> {
        row.is_over().then_some(Ending::Loss)
    }

    fn is_impartial(&self) -> bool {
        true
    }

    fn is_loop_free(&self) -> bool {
        true
    }

    fn has_endings(&self) -> bool {
        true
    }

    fn misere_refusal(&self) -> Option<&'static str> {
        Some("it ends with three in a row, and never because somebody cannot move")
    }

    fn normal_form(&self, row: &Crosses) -> NormalForm<Crosses> {
        NormalForm::plain(row.mirrored().min(row.clone()))
    }

    fn reachable_bound(&self, row: &Crosses) -> Option<u64> {
        let free = row.cells - row.crosses.len() as u32;
        Some(1_u64.checked_shl(free).unwrap_or(u64::MAX))
    }

    fn heap_bytes(&self, row: &Crosses) -> usize {
        size_of_val(row.crosses.as_slice())
    }
}

const HINT: &str = "a strip of at least 3 cells, x for a cross and '.' for a free cell, or their number, for example: \
                    treblecross ...x....";

impl Notation for Treblecross {
    fn parse(&self, text: &str) -> Result<Crosses, ParseError> {
        let word = text.trim();
        if word.is_empty() {
            return Err(ParseError::whole(text, "the position is empty", HINT));
        }
        let row = if word.bytes().all(|byte| byte.is_ascii_digit()) {
            let cells = word.parse().unwrap_or(u32::MAX);
            Crosses { cells, crosses: Vec::new() }
        } else {
            let wrong = word.char_indices().find(|&(_, letter)| !matches!(letter, '.' | 'x' | 'X'));
            if let Some((at, letter)) = wrong {
                let part = &word[at..at + letter.len_utf8()];
                return Err(ParseError::part(
                    text,
                    part,
                    zermelo_core::message!("'{letter}' is neither x nor '.'", letter),
                    HINT,
                ));
            }
            let cells = u32::try_from(word.len()).unwrap_or(u32::MAX);
            let crosses = (0..cells).zip(word.bytes()).filter(|&(_, letter)| letter != b'.');
            Crosses { cells, crosses: crosses.map(|(cell, _)| cell).collect() }
        };
        if row.cells < FEWEST_CELLS {
            let message = "a strip has at least 3 cells, or nobody can complete three";
            return Err(ParseError::part(text, word, message, HINT));
        }
        if row.cells > MOST_CELLS {
            let message = zermelo_core::message!("a strip has at most {MOST_CELLS} cells here", MOST_CELLS);
            return Err(ParseError::part(text, word, message, HINT));
        }
        Ok(row)
    }

    fn print(&self, row: &Crosses) -> String {
        row.letters()
    }

    /// The cell of the cross, counted from 1.
    fn move_label(&self, from: &Crosses, to: &Crosses, _: Player) -> String {
        let added = to.crosses.iter().find(|&&cross| !from.has(cross));
        added.map_or_else(|| self.print(to), |&cell| label(cell))
    }

    fn drawing(&self, row: &Crosses) -> Option<Drawing> {
        let cross = |cell: usize| row.has(cell as u32).then(|| Mark::Text("×".to_owned()));
        let cells = (0..row.cells as usize).map(|cell| Cell { mark: cross(cell), ..Cell::default() });
        Drawing::strip(cells)
    }

    /// The strip over the last digits of the cells' numbers.
    fn picture(&self, row: &Crosses, _: Convention) -> Option<String> {
        (row.cells <= MOST_CELLS_IN_PICTURE).then(|| {
            let digits: String = (1..=row.cells).filter_map(|cell| char::from_digit(cell % 10, 10)).collect();
            format!("{}\n{digits}", row.letters())
        })
    }
}

impl Treblecross {
    /// The Grundy values of heaps of 0.007 with 0, 1, … tokens, so many as strips of this length need.
    fn heap_values(&self, cells: u32) -> Option<Vec<u64>> {
        let mut sequence = self.values.lock().unwrap_or_else(PoisonError::into_inner);
        let heaps = u64::from(cells) + 3;
        sequence.extend(heaps, &Limits::none()).ok()?;
        (0..heaps).map(|heap| sequence.value(heap)).collect()
    }

    fn claimed(row: &Crosses, cells: Vec<u32>) -> Vec<ClaimedMove<Crosses>> {
        let write_out = cells.len().saturating_mul(row.cells as usize) <= MOST_WRITTEN_OUT;
        let claim = |cell| ClaimedMove { label: label(cell), to: write_out.then(|| row.with(cell)) };
        cells.into_iter().map(claim).collect()
    }
}

impl Theorem for Treblecross {
    /// No claim where the game is over. There is never a Grundy value: where one move decides the whole game, a position
    /// is not a summand of another.
    fn claim(&self, row: &Crosses, _: Convention) -> Option<Claim<Crosses>> {
        if row.is_over() {
            return None;
        }
        let completing = row.completing();
        if !completing.is_empty() {
            let explanation = ["Two crosses are near enough: a third one completes three at once."];
            let winning = Self::claimed(row, completing);
            return Some(Claim::impartial(&TREBLECROSS, Verdict::Win(Some(1)), winning, explanation));
        }
        let values = self.heap_values(row.cells)?;
        let value = |safe: u32| values[safe as usize + 2];
        let stretches = row.safe_stretches();
        let sum = stretches.iter().fold(0, |sum, &(_, length)| sum ^ value(length));
        let mut winning = Vec::new();
        for &(start, length) in &stretches {
            let rest = sum ^ value(length);
            let leaves_zero = |&place: &u32| {
                let (left, right) = (place.saturating_sub(NEAR), (length - 1 - place).saturating_sub(NEAR));
                value(left) ^ value(right) == rest
            };
            winning.extend((0..length).filter(leaves_zero).map(|place| start + place));
        }
        let mut explanation =
            vec![Message::words("No two crosses are near, and a cross near another one would lose.")];
        if stretches.len() <= MOST_HEAPS_EXPLAINED {
            explanation.extend(stretches.iter().map(|&(start, length)| {
                let (first, last, heap) = (start + 1, start + length, length + 2);
                message!(
                    "cells {first} to {last}: a heap of {heap} in 0.007, worth {value}",
                    first,
                    last,
                    heap,
                    value = value(length)
                )
            }));
        }
        explanation.push(message!("The nim-sum is {sum}.", sum));
        let (verdict, winning) =
            if sum == 0 { (Verdict::Loss(None), Vec::new()) } else { (Verdict::Win(None), winning) };
        Some(Claim::impartial(&TREBLECROSS, verdict, Self::claimed(row, winning), explanation))
    }
}

/// The rules as data.
fn declared() -> Declared {
    let crosses = || vec![Move::Rewrite(rewrite(["."], ["x"], &[EAST]))];
    let three = won_by_line(["x"; 3], &[EAST, SOUTH, SOUTH_EAST, SOUTH_WEST]);
    stated::board_with_endings("treblecross", Frame::Strip, ".x", [crosses(), crosses()], vec![three])
}

/// The entry of the catalogue.
pub(crate) fn entry() -> Entry {
    Entry::new("treblecross", "Treblecross", Group::Strips, |parameters| {
        no_parameters(parameters, "treblecross ...x....")?;
        Ok(Arc::new(Catalogued::new(Treblecross::default()).with_theorem().declared_as(declared, |_| true)))
    })
    .with_aliases(["one-dimensional-tic-tac-toe"])
    .with_rules("A move writes a cross in a free cell of a strip. Whoever completes three in a row wins.")
    .with_notation(
        "the strip, x for a cross and '.' for a free cell, such as ...x....; or the number of free \
         cells",
    )
    .with_examples(["treblecross ...x....", "treblecross ..x.x...", "treblecross 30"])
    .with_theorems([&TREBLECROSS])
}
