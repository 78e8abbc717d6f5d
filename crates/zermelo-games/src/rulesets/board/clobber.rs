//! Clobber: a stone moves onto a stone of the other colour next to it, which is taken off. Left moves x, Right moves o;
//! whoever cannot move loses. (Albert, Grossman, Nowakowski, Wolfe, *An introduction to Clobber*, Integers 5(2), 2005.)
//!
//! A position is the stones of both in the frame of the board. Exchanging the colours exchanges the players.

use super::shown_as_cells::shown_as_cells;
use crate::catalogue::{Catalogued, CheckedGame, Entry, Group, no_parameters};
use crate::game::{Bounds, NormalForm, Notation, ParseError, Player, Ruleset};
use std::ops::ControlFlow;
use std::sync::Arc;
use zermelo_boards::{Board, Cell, CellSet, Direction, Exchange, Grid, Written, on_board};
use zermelo_boards::{cell_name, parse_written};
use zermelo_core::Arrange;

/// The rules of Clobber.
#[derive(Clone, Copy, Debug)]
pub struct Clobber;

/// Left's stones and Right's.
pub type Stones = Board<2>;

/// Visits the boards after each move of one player, direction by direction.
#[inline]
pub(super) fn visit_clobbering<G: Grid, B>(
    grid: &G,
    stones: &[G::Set; 2],
    player: Player,
    visit: &mut impl FnMut(Stones) -> ControlFlow<B>,
) -> ControlFlow<B> {
    const BACK: [Direction; 4] = [Direction::South, Direction::West, Direction::North, Direction::East];
    let (own, other) = (&stones[player.index()], &stones[player.opponent().index()]);
    for (direction, back) in Direction::STRAIGHT.into_iter().zip(BACK) {
        let movers = own.and(&grid.shift(other, back));
        for from in movers.bits() {
            let to = grid.step(from, direction);
            let moved = own.without(from).with(to);
            let rest = other.without(to);
            visit(grid.board(match player {
                Player::Left => [moved, rest],
                Player::Right => [rest, moved],
            }))?;
        }
    }
    ControlFlow::Continue(())
}

/// How many pairs of neighbours are of both colours.
pub(super) fn pairs(position: &Stones) -> u32 {
    on_board!(position, |grid, planes| {
        let [left, right] = planes;
        let beside = |direction| left.and(&grid.shift(right, direction)).count();
        Direction::STRAIGHT.into_iter().map(beside).sum::<usize>() as u32
    })
}

/// Visits the connected groups of stones in which both colours are.
#[inline]
pub(super) fn visit_groups(position: &Stones, mut visit: impl FnMut(Stones)) {
    on_board!(position, |grid, planes| {
        let [left, right] = planes;
        grid.parts(&left.or(right), |part| {
            let group = [left.and(&part), right.and(&part)];
            if !group[0].is_empty() && !group[1].is_empty() {
                visit(grid.part_board(group));
            }
        });
    });
}

pub(super) const KINDS: [Cell; 2] = [Cell::Left, Cell::Right];
const CELLS: &[Cell] = &[Cell::Left, Cell::Right, Cell::Free, Cell::Blocked];

pub(super) fn parse_stones(text: &str, name: &str) -> Result<Stones, ParseError> {
    let hint = zermelo_core::message!(
        "a size, rows x columns, for a board full of stones in turn, or the rows with '|' between them, each cell x, o \
         or '.': {name} 3x4 or {name} 'xo.|oxx'",
        name
    );
    Ok(match parse_written(text, CELLS, &hint)? {
        Written::Size(height, width) => {
            Board::from_cells(height, width, |row, column| Some((row + column) % 2))
        }
        Written::Rows(rows) => Board::from_rows(&rows, KINDS),
    })
}

/// From where and onto which cell a stone moved: `a1-a2`.
pub(super) fn clobbering_name(from: &Stones, to: &Stones) -> String {
    let mut cells = from.differences(to);
    // The cell that was left comes first.
    cells.arrange_by_key(|&(row, column)| to.plane_of(row, column).is_some());
    let names = cells.into_iter().map(|(row, column)| cell_name(row, column));
    names.collect::<Vec<_>>().join("-")
}

/// Every cell on which a stone stands can hold either or none later: 3^stones.
pub(super) fn colourings(position: &Stones) -> u64 {
    3_u64.saturating_pow((position.count(0) + position.count(1)).try_into().unwrap_or(u32::MAX))
}

impl Ruleset for Clobber {
    type Position = Stones;

    #[inline]
    fn options<B>(
        &self,
        position: &Stones,
        player: Player,
        mut visit: impl FnMut(Stones) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        on_board!(position, |grid, planes| visit_clobbering(&grid, planes, player, &mut visit))
    }

    fn is_loop_free(&self) -> bool {
        true
    }

    #[inline]
    fn components(&self, position: &Stones, visit: impl FnMut(Stones)) {
        visit_groups(position, visit);
    }

    #[inline]
    fn normal_form(&self, position: &Stones) -> NormalForm<Stones> {
        position.least_image(Exchange::Colours)
    }

    /// A stone beside one of the other colour can take it, and be taken.
    fn mobility(&self, position: &Stones, most: u32) -> [u32; 2] {
        [pairs(position).min(most); 2]
    }

    /// Where one player has a move, the other has the same with the colours exchanged.
    fn bounds(&self, _: &Stones) -> Bounds {
        Bounds::INFINITESIMAL
    }

    fn reachable_bound(&self, position: &Stones) -> Option<u64> {
        Some(colourings(position))
    }

    #[inline]
    fn heap_bytes(&self, position: &Stones) -> usize {
        position.heap_bytes()
    }
}

impl Notation for Clobber {
    shown_as_cells!(Stones, KINDS, Cell::Free);

    fn parse(&self, text: &str) -> Result<Stones, ParseError> {
        parse_stones(text, "clobber")
    }

    fn move_label(&self, from: &Stones, to: &Stones, _: Player) -> String {
        clobbering_name(from, to)
    }
}

/// The entry of the catalogue.
pub(crate) fn entry() -> Entry {
    Entry::new("clobber", "Clobber", Group::Boards, |parameters| {
        no_parameters(parameters, "clobber 3x4")?;
        Ok(Arc::new(Catalogued::new(Clobber).with_own_tables().checked_as(CheckedGame::printed("clobber"))))
    })
    .with_rules(
        "A move takes a stone of one's own onto a neighbouring stone of the other player, which \
         leaves the board: Left moves x, Right moves o. Whoever cannot move loses.",
    )
    .with_notation(STONES)
    .with_examples(["clobber 3x4", "clobber xo.|oxx"])
}

/// How stones are written, in the words of the catalogue.
pub(super) const STONES: &str = "the rows from the top with '|' or '/' between them, x and o for stones and '.' for no stone; or a \
                      size, rows x columns, for a board full of stones in turn, x first. Cells are a1, b1, ... in the \
                      first row";
