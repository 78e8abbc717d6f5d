//! Domineering: dominoes are laid on free cells of a board, Left's upright and Right's lying; whoever cannot lay one loses.
//! (Göran Andersson; Gardner, *Scientific American* 230, 1974; *On Numbers and Games*, chapter 10.)
//!
//! A position is the set of free cells in its frame. Turning the board by a quarter exchanges the players.

use super::shown_as_cells::shown_as_cells;
use crate::catalogue::{Catalogued, CheckedGame, Entry, Group, no_parameters};
use crate::game::{Bounds, NormalForm, Notation, ParseError, Player, Ruleset};
use std::ops::ControlFlow;
use std::sync::Arc;
use zermelo_boards::domineering::{bounds, winner_search};
use zermelo_boards::dominoes::{FreeCells, domino_direction, dominoes, visit_dominoes, visit_parts};
use zermelo_boards::{Board, Cell, Exchange, Written, on_board};
use zermelo_boards::{cell_name, parse_written};

/// The rules of Domineering.
#[derive(Clone, Copy, Debug)]
pub struct Domineering;

const CELLS: &[Cell] = &[Cell::Free, Cell::Blocked];

pub(super) fn parse_free_cells(text: &str, name: &str) -> Result<FreeCells, ParseError> {
    let hint = zermelo_core::message!(
        "a size, rows x columns, or the rows with '|' between them, '.' free and '#' not: {name} 4x5 or {name} '...|..#'",
        name
    );
    Ok(match parse_written(text, CELLS, &hint)? {
        Written::Size(height, width) => Board::from_cells(height, width, |_, _| Some(0)),
        Written::Rows(rows) => Board::from_rows(&rows, [Cell::Free]),
    })
}

/// The two cells of the domino laid: `a1-a2`.
pub(super) fn domino_name(from: &FreeCells, to: &FreeCells) -> String {
    let names = from.differences(to).into_iter().map(|(row, column)| cell_name(row, column));
    names.collect::<Vec<_>>().join("-")
}

/// Every set of the free cells at most: 2^cells.
pub(super) fn subsets(position: &FreeCells) -> u64 {
    2_u64.saturating_pow(position.count(0).try_into().unwrap_or(u32::MAX))
}

impl Ruleset for Domineering {
    type Position = FreeCells;

    #[inline]
    fn options<B>(
        &self,
        position: &FreeCells,
        player: Player,
        mut visit: impl FnMut(FreeCells) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        on_board!(position, |grid, planes| {
            visit_dominoes(&grid, &planes[0], domino_direction(player), &mut visit)
        })
    }

    fn is_loop_free(&self) -> bool {
        true
    }

    #[inline]
    fn components(&self, position: &FreeCells, visit: impl FnMut(FreeCells)) {
        visit_parts(position, visit);
    }

    #[inline]
    fn normal_form(&self, position: &FreeCells) -> NormalForm<FreeCells> {
        position.least_image(Exchange::Turn)
    }

    fn mobility(&self, position: &FreeCells, most: u32) -> [u32; 2] {
        dominoes(position).map(|count| count.min(most))
    }

    fn bounds(&self, position: &FreeCells) -> Bounds {
        bounds(position)
    }

    fn reachable_bound(&self, position: &FreeCells) -> Option<u64> {
        Some(subsets(position))
    }

    #[inline]
    fn heap_bytes(&self, position: &FreeCells) -> usize {
        position.heap_bytes()
    }
}

impl Notation for Domineering {
    shown_as_cells!(FreeCells, [Cell::Free], Cell::Blocked);

    fn parse(&self, text: &str) -> Result<FreeCells, ParseError> {
        parse_free_cells(text, "domineering")
    }

    fn move_label(&self, from: &FreeCells, to: &FreeCells, _: Player) -> String {
        domino_name(from, to)
    }
}

/// The entry of the catalogue.
pub(crate) fn entry() -> Entry {
    Entry::new("domineering", "Domineering", Group::Boards, |parameters| {
        no_parameters(parameters, "domineering 4x4")?;
        Ok(Arc::new(
            Catalogued::new(Domineering)
                .with_own_tables()
                .checked_as(CheckedGame::printed("domineering"))
                .with_winner_search(winner_search),
        ))
    })
    .with_aliases(["crosscram"])
    .with_rules(
        "A move lays a domino on two free neighbouring cells: Left's stand upright, Right's lie. \
         Whoever cannot move loses.",
    )
    .with_notation(FREE_CELLS)
    .with_examples(["domineering 4x4", "domineering ...|..#|.#."])
}

/// How free cells are written, in the words of the catalogue.
pub(super) const FREE_CELLS: &str = "the rows from the top with '|' or '/' between them, '.' for a free cell and '#' for one that is \
                          not; or a size, rows x columns. Cells are a1, b1, ... in the first row";
