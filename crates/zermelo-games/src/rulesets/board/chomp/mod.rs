//! Chomp: bite a square off a bar of chocolate, with everything to the right of it and below. The square in the corner
//! is poisoned; whoever has to eat it loses. (Schuh 1952; Gale, *A curious nim-type game*, Amer. Math. Monthly 81, 1974.)
//!
//! A position is the list of row lengths, which never grow from one row to the next. A lone poisoned square is the
//! end: there is no move other than to eat it.

mod first_rows;

pub use first_rows::FirstRows;

use crate::catalogue::{Catalogued, CheckedGame, Entry, Group, no_parameters};
use crate::game::{
    Claim, ClaimedMove, Convention, Drawing, Indexed, Judge, Limits, NormalForm, Notation, ParseError,
    Player, Reference, Ruleset, StopReason, Theorem, Verdict, WinningMoves,
};
use crate::rulesets::counting::binomial;
use std::ops::ControlFlow;
use std::sync::Arc;

/// The rules of Chomp.
#[derive(Clone, Copy, Debug)]
pub struct Chomp;

/// Row lengths, the first row with the poisoned square first; none is 0.
pub type ChompRows = Vec<u32>;

/// Gale's argument.
pub static STRATEGY_STEALING: Reference = Reference {
    name: "strategy stealing",
    statement: "The next player wins every rectangle of more than one square: if biting off the far corner does not \
                win, then some reply to it does, and that reply could have been played at once.",
    source: "D. Gale, A curious nim-type game, Amer. Math. Monthly 81 (1974)",
};

/// The shapes for which the whole strategy is known.
pub static CHOMP_SHAPES: Reference = Reference {
    name: "the theorem on thin and symmetric Chomp",
    statement: "Two rows are a P-position exactly when the second is one shorter; an L of two arms when the arms are equal; \
                and on every larger square board it wins to bite the square diagonally next to the poisoned one.",
    source: "D. Gale, A curious nim-type game, Amer. Math. Monthly 81 (1974); Winning Ways, chapter 18",
};

const HINT: &str = "a board such as 3x4, or row lengths that do not grow, such as 4 4 2";
const MOST_ROWS: u32 = 1_000_000;

/// The rows after the bite of the square in `row` and `column`, both from 0.
fn bite(rows: &[u32], row: usize, column: u32) -> ChompRows {
    let bitten = rows[row..].iter().map(|&length| length.min(column));
    rows[..row].iter().copied().chain(bitten).take_while(|&length| length > 0).collect()
}

/// The transposed board.
fn transpose(rows: &[u32]) -> ChompRows {
    (0..rows.first().copied().unwrap_or(0))
        .map(|column| rows.partition_point(|&length| length > column) as u32)
        .collect()
}

impl Ruleset for Chomp {
    type Position = ChompRows;

    fn options<B>(
        &self,
        rows: &ChompRows,
        _: Player,
        mut visit: impl FnMut(ChompRows) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for (row, &length) in rows.iter().enumerate() {
            for column in u32::from(row == 0)..length {
                visit(bite(rows, row, column))?;
            }
        }
        ControlFlow::Continue(())
    }

    fn is_impartial(&self) -> bool {
        true
    }

    fn is_loop_free(&self) -> bool {
        true
    }

    fn normal_form(&self, rows: &ChompRows) -> NormalForm<ChompRows> {
        let side = rows.len().max(rows.first().map_or(0, |&length| length as usize));
        // Transposing a very long board costs more than meeting it twice.
        let position = if side <= 64 { rows.clone().min(transpose(rows)) } else { rows.clone() };
        NormalForm::plain(position)
    }

    /// Boards inside an r × c rectangle are monotone paths: C(r + c, r).
    fn reachable_bound(&self, rows: &ChompRows) -> Option<u64> {
        let (r, c) = (rows.len() as u64, u64::from(rows.first().copied().unwrap_or(0)));
        Some(binomial(r + c, r))
    }

    fn heap_bytes(&self, rows: &ChompRows) -> usize {
        rows.capacity() * size_of::<u32>()
    }
}

/// At `[r][v]`: how many boards of at most `r + 1` rows start with a row shorter than `v`, for each `r` below the height
/// and `v` up to the width.
fn lexicographic_counts(height: usize, width: u32) -> Vec<Vec<u64>> {
    // Rows r below the top of a board, lengths at most u each: C(r + u, u) boards; summed over u < v, that is
    // C(r + v, r + 1).
    (0..height as u64)
        .map(|below| (0..=u64::from(width)).map(|v| binomial(below + v, below + 1)).collect())
        .collect()
}

impl Notation for Chomp {
    fn parse(&self, text: &str) -> Result<ChompRows, ParseError> {
        let trimmed = text.trim();
        let number = |word: &str| match word.parse::<u32>() {
            Ok(number) if !word.starts_with('+') => Ok(number),
            _ => Err(ParseError::part(text, word, "expected a whole number below 4294967296", HINT)),
        };
        if trimmed.is_empty() {
            return Err(ParseError::whole(text, "the position is empty", HINT));
        }
        if let Some((height, width)) = trimmed.split_once(['x', '×']) {
            let (height, width) = (number(height.trim())?, number(width.trim())?);
            if height == 0 || width == 0 || height > MOST_ROWS {
                let message = zermelo_core::message!(
                    "a board has 1 to {MOST_ROWS} rows and at least one column",
                    MOST_ROWS
                );
                return Err(ParseError::whole(text, message, HINT));
            }
            return Ok(vec![width; height as usize]);
        }
        let mut rows = Vec::new();
        for word in trimmed.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty()) {
            let length = number(word)?;
            if length == 0 {
                return Err(ParseError::part(text, word, "a row has at least one square", HINT));
            }
            if rows.last().is_some_and(|&above| length > above) {
                return Err(ParseError::part(text, word, "a row cannot be longer than the row above", HINT));
            }
            rows.push(length);
        }
        Ok(rows)
    }

    fn print(&self, rows: &ChompRows) -> String {
        match rows.as_slice() {
            [first, .., last] if first == last => format!("{}x{first}", rows.len()),
            _ => rows.iter().map(u32::to_string).collect::<Vec<_>>().join(" "),
        }
    }

    fn move_label(&self, from: &ChompRows, to: &ChompRows, _: Player) -> String {
        let row = (0..from.len()).find(|&row| to.get(row) != from.get(row)).unwrap_or(0);
        let column = to.get(row).copied().unwrap_or(0) + 1;
        format!("bite row {} column {column}", row + 1)
    }

    /// The bar, `#` the poisoned square.
    fn picture(&self, rows: &ChompRows, _: Convention) -> Option<String> {
        if rows.len() > 24 || rows[0] > 40 {
            return None;
        }
        let mut lines: Vec<String> = rows.iter().map(|&length| "o".repeat(length as usize)).collect();
        lines[0].replace_range(0..1, "#");
        Some(lines.join("\n"))
    }

    /// The bar, a cross on the poisoned square.
    fn drawing(&self, rows: &ChompRows) -> Option<Drawing> {
        if rows.len() > 60 || rows[0] > 60 {
            return None;
        }
        let mut lines: Vec<String> = rows.iter().map(|&length| ".".repeat(length as usize)).collect();
        lines[0].replace_range(0..1, "×");
        Some(Drawing::grid(lines).with_numbers())
    }
}

impl Theorem for Chomp {
    fn claim(&self, rows: &ChompRows, convention: Convention) -> Option<Claim<ChompRows>> {
        if convention == Convention::Misere {
            return None;
        }
        known_shape(rows)
            .or_else(|| {
                // The same theorems for the board on its side, where turning it is no work to speak of.
                if rows.len() > 4096 || rows[0] > 4096 {
                    return None;
                }
                let mut claim = known_shape(&transpose(rows))?;
                if let WinningMoves::These(moves) | WinningMoves::AtLeast(moves) = &mut claim.winning {
                    for known in moves {
                        let turned = known.to.as_ref().map(|to| transpose(to));
                        known.label = turned
                            .as_ref()
                            .map_or(String::new(), |to| self.move_label(rows, to, Player::Left));
                        known.to = turned;
                    }
                }
                Some(claim)
            })
            .or_else(|| {
                let is_rectangle = rows.first() == rows.last();
                is_rectangle
                    .then(|| next_wins(&STRATEGY_STEALING, WinningMoves::AtLeast(Vec::new()), STEALING))
            })
    }
}

const STEALING: &str = "The next player wins, by strategy stealing; no move is known from the theorem.";

fn next_wins(
    by: &'static Reference,
    winning: WinningMoves<ChompRows>,
    explanation: &'static str,
) -> Claim<ChompRows> {
    let claim = Claim::impartial(by, Verdict::Win(None), Vec::new(), [explanation]);
    Claim { winning, ..claim }
}

fn previous_wins(explanation: &'static str) -> Claim<ChompRows> {
    Claim::impartial(&CHOMP_SHAPES, Verdict::Loss(None), Vec::new(), [explanation])
}

/// One and two rows, an L, and squares.
fn known_shape(rows: &ChompRows) -> Option<Claim<ChompRows>> {
    let one = |to: ChompRows| {
        let label = Chomp.move_label(rows, &to, Player::Left);
        vec![ClaimedMove { label, to: Some(to) }]
    };
    match rows.as_slice() {
        [1] => Some(previous_wins("Only the poisoned square is left: the player to move has to eat it.")),
        [_] => {
            let text = "One row: bite everything but the poisoned square.";
            Some(next_wins(&CHOMP_SHAPES, WinningMoves::These(one(vec![1])), text))
        }
        [first, second] => Some(match first - second {
            1 => previous_wins(
                "Two rows, the second one shorter: every bite can be answered by the same shape.",
            ),
            0 => {
                let to = if *first == 1 { vec![1] } else { vec![*first, first - 1] };
                let text = "Two equal rows: bite the last square of the second.";
                next_wins(&CHOMP_SHAPES, WinningMoves::These(one(to)), text)
            }
            _ => {
                let text = "Two rows: shorten the first until it is one longer than the second.";
                next_wins(&CHOMP_SHAPES, WinningMoves::These(one(vec![second + 1, *second])), text)
            }
        }),
        [first, rest @ ..] if rest.iter().all(|&length| length == 1) => {
            let (right, down) = (first - 1, rest.len() as u32);
            Some(match right.cmp(&down) {
                std::cmp::Ordering::Equal => {
                    previous_wins("An L with equal arms: copy every bite in the other arm.")
                }
                std::cmp::Ordering::Greater => {
                    let to = std::iter::once(down + 1).chain(rest.iter().copied()).collect();
                    next_wins(&CHOMP_SHAPES, WinningMoves::These(one(to)), "An L: make its arms equal.")
                }
                std::cmp::Ordering::Less => {
                    let to = std::iter::once(*first).chain(rest[..right as usize].iter().copied()).collect();
                    next_wins(&CHOMP_SHAPES, WinningMoves::These(one(to)), "An L: make its arms equal.")
                }
            })
        }
        [first, .., last] if first == last && *first as usize == rows.len() => {
            let text = "A square board: bite the square diagonally next to the poisoned one, then copy every bite in the other arm of \
                 the L.";
            Some(next_wins(&CHOMP_SHAPES, WinningMoves::AtLeast(one(bite(rows, 1, 1))), text))
        }
        _ => None,
    }
}

/// Chomp on the boards inside a fixed rectangle, numbered in lexicographic order, so that every bite leads to a
/// smaller number.
#[derive(Clone, Debug)]
pub struct ChompBox {
    height: usize,
    /// `smaller[r][v]`: how many boards of `r + 1` rows at most (none longer than any given bound) start with a row
    /// shorter than `v`.
    smaller: Vec<Vec<u64>>,
    /// The number of boards, the eaten one included.
    count: u64,
}

impl ChompBox {
    /// The rectangle that a board lies in. `None` when it has more than 2^28 boards.
    pub fn around(rows: &ChompRows) -> Option<Self> {
        let width = rows.first().copied()?;
        let count = Chomp.reachable_bound(rows)?;
        if count > 1 << 28 {
            return None;
        }
        Some(Self { height: rows.len(), smaller: lexicographic_counts(rows.len(), width), count })
    }
}

impl Ruleset for ChompBox {
    type Position = ChompRows;

    fn options<B>(
        &self,
        rows: &ChompRows,
        player: Player,
        visit: impl FnMut(ChompRows) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        Chomp.options(rows, player, visit)
    }

    fn is_impartial(&self) -> bool {
        Chomp.is_impartial()
    }

    fn is_loop_free(&self) -> bool {
        Chomp.is_loop_free()
    }
}

impl Indexed for ChompBox {
    fn index_count(&self) -> u64 {
        self.count
    }

    fn index(&self, rows: &ChompRows) -> u64 {
        rows.iter().zip(self.smaller.iter().rev()).map(|(&length, smaller)| smaller[length as usize]).sum()
    }

    fn position(&self, index: u64) -> Option<ChompRows> {
        if index >= self.count {
            return None;
        }
        let mut rest = index;
        let mut rows = Vec::with_capacity(self.height);
        for smaller in self.smaller.iter().rev() {
            let length = smaller.partition_point(|&count| count <= rest) - 1;
            rest -= smaller[length];
            if length == 0 {
                break;
            }
            rows.push(length as u32);
        }
        (!rows.is_empty()).then_some(rows)
    }

    fn options_descend(&self) -> bool {
        true
    }
}

/// The entry of the catalogue.
pub(crate) fn entry() -> Entry {
    Entry::new("chomp", "Chomp", Group::Boards, |parameters| {
        no_parameters(parameters, "chomp 3x4")?;
        let game = Catalogued::new(Chomp).with_theorem().with_table_work(FirstRows::work);
        let game = game.checked_as(CheckedGame::written("chomp", row_lengths));
        Ok(Arc::new(game.with_p_positions(chomp_p_positions)))
    })
    .with_rules(
        "A move bites off a square of a bar of chocolate with all that lies to the right of it and \
         below. The square at the top left is poisoned, and whoever has to eat it loses.",
    )
    .with_notation("a board such as 3x4 (rows x columns), or the lengths of the rows, such as 4 4 2")
    .with_examples(["chomp 3x4", "chomp 4 4 2", "chomp 8x10"])
    .with_theorems([&STRATEGY_STEALING, &CHOMP_SHAPES])
}

/// The lengths of the rows, as the checker reads a board.
fn row_lengths(rows: &ChompRows) -> String {
    rows.iter().map(u32::to_string).collect::<Vec<_>>().join(" ")
}

/// The P-positions inside a board, each as it lies or on its side. All of them can be reached from it.
fn chomp_p_positions(
    rows: &ChompRows,
    convention: Convention,
    limits: &Limits,
) -> Result<(Vec<ChompRows>, String), StopReason> {
    let table = FirstRows::within(rows, convention, limits)?;
    let by = first_rows_words(&table);
    Ok((table.p_positions_up_to_symmetry(limits)?, by))
}

fn first_rows_words(table: &FirstRows) -> String {
    format!("a table of first rows with {} entries", table.len())
}

/// A table of first rows tells who wins, without distances.
impl Judge<Chomp> for FirstRows {
    fn verdict(&mut self, rows: &ChompRows, _: Player) -> Result<Verdict, StopReason> {
        Ok(if self.is_p(rows) { Verdict::Loss(None) } else { Verdict::Win(None) })
    }

    fn state_count(&self) -> u64 {
        self.len() as u64
    }

    fn method(&self) -> Option<String> {
        Some(first_rows_words(self))
    }
}
