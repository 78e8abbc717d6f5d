//! Toads and Frogs: toads hop to the right, frogs to the left, one cell at a time or over a few of the other kind.
//! Winning Ways, chapters 1 and 5; J. Erickson, New Toads and Frogs results, in *Games of No Chance* (1996).

use super::cell_row::{Cell, CellRow};
use super::sliding_toads::SlidingToads;
use super::toads_in_words::Words;
use crate::catalogue::{Catalogued, CheckedGame, Entry, Group, one_number};
use crate::game::{Bounds, Drawing, NormalForm, Notation, ParseError, Player, Ruleset};
use crate::rulesets::counting::binomial;
use std::ops::{ControlFlow, Range};
use std::sync::Arc;

/// The rules of Toads and Frogs. A toad (Left's) goes right, a frog (Right's) left: into the next cell if that is empty,
/// or over at most `most_jumped` of the other kind that stand next to each other, into the empty cell behind them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ToadsAndFrogs {
    /// The most that are jumped over at once: 1 in the game of that name, 0 in Elephants and Rhinos.
    pub most_jumped: usize,
}

impl ToadsAndFrogs {
    /// Where the player's piece in a cell lands when it moves; `None` where it cannot. A piece has at most one move.
    fn landing(self, row: &CellRow, from: usize, player: Player) -> Option<usize> {
        let (own, other) = cells_of(player);
        if row.get(from) != own {
            return None;
        }
        let mut jumped = 0;
        let mut to = from;
        loop {
            to = match player {
                Player::Left => Some(to + 1).filter(|&to| to < row.len())?,
                Player::Right => to.checked_sub(1)?,
            };
            match row.get(to) {
                Cell::Empty => return Some(to),
                cell if cell == other && jumped < self.most_jumped => jumped += 1,
                _ => return None,
            }
        }
    }

    /// Visits the moves of a player as the cells from which and to which they go.
    pub(super) fn visit_moves<B>(
        self,
        row: &CellRow,
        player: Player,
        visit: impl FnMut(usize, usize) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        match words_of(row) {
            Some(words) => words.visit_moves(self.most_jumped, player, visit),
            None => self.visit_moves_by_cells(row, player, visit),
        }
    }

    /// The same for strips of any length.
    fn visit_moves_by_cells<B>(
        self,
        row: &CellRow,
        player: Player,
        mut visit: impl FnMut(usize, usize) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for from in 0..row.len() {
            if let Some(to) = self.landing(row, from, player) {
                visit(from, to)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The cells of an unbroken run of pieces that can never move, as far as the run alone shows it.
    ///
    /// A block of neighbouring pieces is frozen when no move of one of them is possible while all others stay: then none
    /// is ever the first to move. A toad of the block is stopped by a toad of the block, by the end of the strip, or by
    /// more frogs of the block than it can jump. So only the last toad matters: it needs more than `most_jumped` frogs
    /// behind it in the block, unless the block reaches the end of the strip, or has no toads. Likewise the first
    /// frog. Seen from outside, the block begins with a toad and ends with a frog, or with the end of the strip: none
    /// can jump into it, and those next to it are stopped as by the end of a strip.
    fn frozen(self, row: &CellRow, run: Range<usize>) -> Option<Range<usize>> {
        let wall = self.most_jumped.saturating_add(1);
        let start = if run.start == 0 { Some(0) } else { first_wall(row, run.clone(), wall) }?;
        if run.end == row.len() {
            // Without frogs the toads at the end are frozen by themselves.
            return Some(start..run.end);
        }
        let end = last_wall(row, run.clone(), wall);
        Some(start..end?).filter(|block| block.start < block.end)
    }

    /// The parts of a strip that lie between frozen blocks.
    fn visit_live_parts(self, row: &CellRow, mut visit: impl FnMut(Range<usize>)) {
        let mut live_from = 0;
        let mut place = 0;
        while place < row.len() {
            if row.get(place) == Cell::Empty {
                place += 1;
                continue;
            }
            let run_end = (place..row.len()).find(|&at| row.get(at) == Cell::Empty).unwrap_or(row.len());
            if let Some(block) = self.frozen(row, place..run_end) {
                visit(live_from..block.start);
                live_from = block.end;
            }
            place = run_end;
        }
        visit(live_from..row.len());
    }

    /// Cuts a part where a frog is followed by a toad and no piece can ever cross between them, leaving out the cells
    /// there: where nothing jumps, pieces keep their order, and such two only go apart; else where no toad stands to
    /// the left and no frog to the right.
    fn visit_cuts(self, row: &CellRow, part: Range<usize>, mut visit: impl FnMut(Range<usize>)) {
        let first_toad = part.clone().find(|&place| row.get(place) == Cell::Left);
        let last_frog = part.clone().rev().find(|&place| row.get(place) == Cell::Right);
        let mut start = part.start;
        let mut frog = None;
        for place in part.clone() {
            match row.get(place) {
                Cell::Right => frog = Some(place),
                Cell::Left => {
                    let is_cut =
                        self.most_jumped == 0 || first_toad == Some(place) && last_frog < Some(place);
                    if let Some(frog) = frog.take().filter(|_| is_cut) {
                        visit(start..frog + 1);
                        start = place;
                    }
                }
                _ => {}
            }
        }
        visit(start..part.end);
    }

    /// Visits the parts of the strip that have moves, each as short as it may be.
    pub(super) fn visit_parts(self, row: &CellRow, visit: impl FnMut(Range<usize>)) {
        match words_of(row) {
            Some(words) => words.visit_parts(self.most_jumped, visit),
            None => self.visit_parts_by_cells(row, visit),
        }
    }

    /// The same for strips of any length.
    fn visit_parts_by_cells(self, row: &CellRow, mut visit: impl FnMut(Range<usize>)) {
        self.visit_live_parts(row, |live| {
            self.visit_cuts(row, live, |part| {
                let pieces = |kind: Cell| part.clone().find(|&place| row.get(place) == kind);
                let (toad, frog) = (pieces(Cell::Left), pieces(Cell::Right));
                // Cells behind all toads are of no use without frogs, and cells before all frogs without toads.
                let part = match (toad, frog) {
                    (None, None) => return,
                    (Some(first), None) => first..part.end,
                    (None, Some(_)) => {
                        let last = part.clone().rev().find(|&place| row.get(place) == Cell::Right);
                        part.start..last.map_or(part.end, |last| last + 1)
                    }
                    (Some(_), Some(_)) => part,
                };
                if part.clone().any(|place| row.get(place) == Cell::Empty) {
                    visit(part);
                }
            });
        });
    }

    /// The representative of a strip: its one part with moves, from whichever end it is smaller.
    fn representative(self, row: &CellRow) -> NormalForm<CellRow> {
        let mut parts = Parts::None;
        self.visit_parts(row, |part| {
            parts = match parts {
                Parts::None => Parts::One(part),
                _ => Parts::Several,
            }
        });
        let row = match parts {
            Parts::None => CellRow::new(&[Cell::Empty]),
            Parts::One(part) if part.len() < row.len() => row.part(part),
            _ => row.clone(),
        };
        row.lesser_end()
    }

    /// The number of ways to place the pieces, which bounds what can be reached.
    fn arrangements(row: &CellRow) -> u64 {
        let count = |kind| row.iter().filter(|&cell| cell == kind).count() as u64;
        let (length, toads, frogs) = (row.len() as u64, count(Cell::Left), count(Cell::Right));
        binomial(length, toads).saturating_mul(binomial(length - toads, frogs))
    }
}

/// A strip that fits into words.
fn words_of(row: &CellRow) -> Option<Words> {
    let (length, toads, frogs) = row.words()?;
    Some(Words { length, toads, frogs })
}

enum Parts {
    None,
    One(Range<usize>),
    Several,
}

/// The player's own pieces and the other's.
const fn cells_of(player: Player) -> (Cell, Cell) {
    match player {
        Player::Left => (Cell::Left, Cell::Right),
        Player::Right => (Cell::Right, Cell::Left),
    }
}

/// Where the first frozen block of a run can begin: at `wall` toads in a row, or at the toads at the end of the strip.
fn first_wall(row: &CellRow, run: Range<usize>, wall: usize) -> Option<usize> {
    let mut toads = 0;
    for place in run.clone() {
        toads = if row.get(place) == Cell::Left { toads + 1 } else { 0 };
        if toads >= wall {
            return Some(place + 1 - wall);
        }
    }
    (run.end == row.len() && toads > 0).then(|| run.end - toads)
}

/// Behind which cell the last frozen block of a run can end: the mirror image of [`first_wall`].
fn last_wall(row: &CellRow, run: Range<usize>, wall: usize) -> Option<usize> {
    let mut frogs = 0;
    for place in run.clone().rev() {
        frogs = if row.get(place) == Cell::Right { frogs + 1 } else { 0 };
        if frogs >= wall {
            return Some(place + wall);
        }
    }
    (run.start == 0 && frogs > 0).then_some(frogs)
}

/// The name of a move: of the cells from which and to which it goes, counted from 1.
pub(super) fn label_of(from: usize, to: usize) -> String {
    let verb = if from.abs_diff(to) > 1 { "jump" } else { "move" };
    format!("{verb} {} to {}", from + 1, to + 1)
}

/// The name of the move between two rows.
pub(super) fn label_between(from: &CellRow, to: &CellRow) -> Option<String> {
    let changed = |was_empty: bool| {
        (0..from.len())
            .find(|&place| from.get(place) != to.get(place) && (from.get(place) == Cell::Empty) == was_empty)
    };
    Some(label_of(changed(false)?, changed(true)?))
}

impl Ruleset for ToadsAndFrogs {
    type Position = CellRow;

    fn options<B>(
        &self,
        row: &CellRow,
        player: Player,
        mut visit: impl FnMut(CellRow) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        self.visit_moves(row, player, |from, to| visit(row.with_move(from, to)))
    }

    fn is_loop_free(&self) -> bool {
        true
    }

    fn components(&self, row: &CellRow, mut visit: impl FnMut(CellRow)) {
        self.visit_parts(row, |part| visit(row.part(part)));
    }

    /// Read from the other end with the kinds exchanged, the strip is the negative.
    fn normal_form(&self, row: &CellRow) -> NormalForm<CellRow> {
        self.representative(row)
    }

    fn reachable_bound(&self, row: &CellRow) -> Option<u64> {
        Some(Self::arrangements(row))
    }

    fn bounds(&self, row: &CellRow) -> Bounds {
        let most_jumped = self.most_jumped;
        SlidingToads { least_slide: 1, most_slide: 1, most_jumped, jumps_own: false }.bounds_by_moves(row)
    }

    fn without_integer(&self, row: &CellRow) -> Option<(CellRow, i32)> {
        let most_jumped = self.most_jumped;
        SlidingToads { least_slide: 1, most_slide: 1, most_jumped, jumps_own: false }.without_passed(row)
    }

    fn heap_bytes(&self, row: &CellRow) -> usize {
        row.heap_bytes()
    }
}

/// A strip of toads and frogs, from letters.
pub(super) fn parse_toads(text: &str, example: &str) -> Result<CellRow, ParseError> {
    let kind = |letter: char| match letter.to_ascii_lowercase() {
        '.' => Some(Cell::Empty),
        't' | 'x' => Some(Cell::Left),
        'f' | 'o' => Some(Cell::Right),
        _ => None,
    };
    CellRow::parse(text, kind, "t (a toad), f (a frog) or '.' (empty)", example)
}

/// The letters of a strip of toads and frogs.
pub(super) fn print_toads(row: &CellRow) -> String {
    row.print(['.', 't', 'f', '?'])
}

/// The picture of a strip of toads and frogs.
pub(super) fn drawing_of_toads(row: &CellRow) -> Option<Drawing> {
    Some(Drawing::board(1, row.len(), || print_toads(row))?.with_numbered_columns())
}

impl Notation for ToadsAndFrogs {
    fn parse(&self, text: &str) -> Result<CellRow, ParseError> {
        parse_toads(text, "toads-and-frogs tt..ff")
    }

    fn print(&self, row: &CellRow) -> String {
        print_toads(row)
    }

    fn drawing(&self, row: &CellRow) -> Option<Drawing> {
        drawing_of_toads(row)
    }

    fn move_label(&self, from: &CellRow, to: &CellRow, _: Player) -> String {
        label_between(from, to).unwrap_or_else(|| self.print(to))
    }
}

/// The entry of the catalogue.
pub(crate) fn entry() -> Entry {
    Entry::new("toads-and-frogs", "Toads and Frogs", Group::Strips, |parameters| {
        let hint = "the most that are jumped over, for example: toads-and-frogs:2 tttt..fff";
        let most_jumped = one_number(parameters, Some(1), hint)?;
        let most_jumped = usize::try_from(most_jumped).unwrap_or(usize::MAX);
        let colon = if parameters.is_empty() { "" } else { ":" };
        let known = CheckedGame::printed(format!("toads-and-frogs{colon}{parameters}"));
        Ok(Arc::new(Catalogued::new(ToadsAndFrogs { most_jumped }).with_own_tables().checked_as(known)))
    })
    .with_aliases(["toads"])
    .with_rules(
        "Left moves a toad to the right, Right a frog to the left: into the next cell, or over \
         exactly one of the other kind into the empty cell behind it. Whoever cannot move loses.",
    )
    .with_parameters(
        ":K  the most that are jumped over at once, standing next to each other (1 when left out)",
    )
    .with_notation("the strip, each cell t (a toad), f (a frog) or '.'")
    .with_examples(["toads-and-frogs tt..ff", "toads-and-frogs:2 tttt..fff"])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts(most_jumped: usize, text: &str) -> String {
        let game = ToadsAndFrogs { most_jumped };
        let mut list = Vec::new();
        game.components(&game.parse(text).unwrap(), |part| list.push(game.print(&part)));
        list.join(" ")
    }

    #[test]
    fn frozen_blocks_are_walls() {
        assert_eq!(parts(1, "t..f"), "t..f");
        assert_eq!(parts(1, "fft..ftt"), "t..f");
        assert_eq!(parts(1, "tfft..f"), "t..f");
        assert_eq!(parts(1, "t.fttff.f"), "t.f .f");
        assert_eq!(parts(1, "tf.tf"), "tf.tf");
        assert_eq!(parts(1, "t.tff.f"), "t.tff.f");
        assert_eq!(parts(1, "ttfftt"), "");
        assert_eq!(parts(1, ".f.t.."), ".f t..");
        assert_eq!(parts(1, "..t.."), "t..");
        assert_eq!(parts(2, "t.fttff.f"), "t.fttff.f");
        assert_eq!(parts(2, ".fttttfff.f"), ".f .f");
        assert_eq!(parts(0, ".tf.ft.tf"), ".f t.");
        assert_eq!(parts(0, "t.ft.ft.f"), "t.f t.f t.f");
    }

    /// Moves and parts in their order: cell by cell, and in words.
    fn found(game: ToadsAndFrogs, row: &CellRow, in_words: bool) -> (Vec<(usize, usize)>, Vec<Range<usize>>) {
        let (mut moves, mut parts) = (Vec::new(), Vec::new());
        for player in Player::BOTH {
            let visit = |from, to| -> ControlFlow<()> {
                moves.push((from, to));
                ControlFlow::Continue(())
            };
            let _ = match words_of(row).filter(|_| in_words) {
                Some(words) => words.visit_moves(game.most_jumped, player, visit),
                None => game.visit_moves_by_cells(row, player, visit),
            };
        }
        match words_of(row).filter(|_| in_words) {
            Some(words) => words.visit_parts(game.most_jumped, |part| parts.push(part)),
            None => game.visit_parts_by_cells(row, |part| parts.push(part)),
        }
        (moves, parts)
    }

    fn words_agree_with_cells(row: &CellRow) {
        for most_jumped in [0, 1, 2, 3, 4, 63, usize::MAX] {
            let game = ToadsAndFrogs { most_jumped };
            assert_eq!(found(game, row, true), found(game, row, false), "{most_jumped}: {}", game.print(row));
        }
    }

    #[test]
    fn words_agree_with_cells_on_all_short_strips() {
        const CELLS: [Cell; 3] = [Cell::Empty, Cell::Left, Cell::Right];
        for length in 0..=8 {
            for number in 0..3_usize.pow(length) {
                let cell = |place| CELLS[number / 3_usize.pow(place) % 3];
                words_agree_with_cells(&CellRow::new(&(0..length).map(cell).collect::<Vec<_>>()));
            }
        }
    }

    #[test]
    fn words_agree_with_cells_up_to_the_last_bit() {
        let mut state = 0x9E37_79B9_7F4A_7C15_u64;
        for length in (60..=64).cycle().take(1000) {
            // Runs of one kind, of one cell and more, so that there are walls and long jumps.
            let mut cells = Vec::new();
            while cells.len() < length {
                state = state.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(0x1405_7B7E_F767_814F);
                let cell = [Cell::Empty, Cell::Left, Cell::Right][(state >> 60) as usize % 3];
                cells.extend(std::iter::repeat_n(cell, 1 + (state >> 40) as usize % 3));
            }
            words_agree_with_cells(&CellRow::new(&cells[..length]));
        }
        for cell in [Cell::Empty, Cell::Left, Cell::Right] {
            words_agree_with_cells(&CellRow::new(&[cell; 64]));
        }
    }

    #[test]
    fn moves_have_names() {
        let game = ToadsAndFrogs { most_jumped: 2 };
        let from = game.parse("tff.t.").unwrap();
        let mut labels = Vec::new();
        for player in Player::BOTH {
            let _: ControlFlow<()> = game.options(&from, player, |to| {
                labels.push(game.move_label(&from, &to, player));
                ControlFlow::Continue(())
            });
        }
        assert_eq!(labels, ["jump 1 to 4", "move 5 to 6"]);
    }
}
