//! Amazons: a move takes one of one's amazons any distance as a queen goes in chess, then shoots an arrow from there, as
//! a queen goes again, that burns the cell it lands on. Nothing passes over amazons or burnt cells. (Walter Zamkauskas
//! 1988; Berlekamp, *Sums of N×2 Amazons*, 2000.)
//!
//! A component is a region of cells that are not burnt and hang together in the eight directions. Regions in which no
//! amazon has a move are left out.

use super::grid::{
    Board, Cell, CellSet, Direction, Exchange, Grid, cell_name, drawing_of_rows, on_board, parse_rows,
    picture_of_rows,
};
use crate::catalogue::{Catalogued, Entry, Group, no_parameters};
use crate::game::{Convention, Drawing, NormalForm, Notation, ParseError, Player, Ruleset};
use std::ops::ControlFlow;
use std::sync::Arc;

/// The rules of Amazons. The planes of a board are Left's amazons, Right's, and the free cells.
#[derive(Clone, Copy, Debug)]
pub struct Amazons;

const KINDS: [Cell; 3] = [Cell::Left, Cell::Right, Cell::Free];

const HINT: &str = "x for Left's amazons, o for Right's, # for burnt cells, rows with '|' between them, for example: \
                    x..#|..o.";

/// Visits the free cells that a queen reaches from a cell.
#[inline]
fn queen_moves<G: Grid, B>(
    grid: &G,
    from: usize,
    free: &G::Set,
    mut visit: impl FnMut(usize) -> ControlFlow<B>,
) -> ControlFlow<B> {
    for direction in Direction::ALL {
        let mut at = from;
        while let Some(next) = grid.checked_step(at, direction).filter(|&next| free.has(next)) {
            visit(next)?;
            at = next;
        }
    }
    ControlFlow::Continue(())
}

#[inline]
fn visit_moves<G: Grid, B>(
    grid: &G,
    planes: &[G::Set; 3],
    player: Player,
    visit: &mut impl FnMut(Board<3>) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let [left, right, free] = planes;
    let own = &planes[player.index()];
    for from in own.bits() {
        queen_moves(grid, from, free, |to| {
            let moved = own.without(from).with(to);
            let open = free.without(to).with(from);
            queen_moves(grid, to, &open, |arrow| {
                let free = open.without(arrow);
                visit(grid.board(match player {
                    Player::Left => [moved.clone(), right.clone(), free],
                    Player::Right => [left.clone(), moved.clone(), free],
                }))
            })
        })?;
    }
    ControlFlow::Continue(())
}

/// All cells at most one step in any direction from a cell of the set.
#[inline]
fn around<G: Grid>(grid: &G, set: &G::Set) -> G::Set {
    let wide = set.or(&grid.shift(set, Direction::East)).or(&grid.shift(set, Direction::West));
    let tall = grid.shift(&wide, Direction::North).or(&grid.shift(&wide, Direction::South));
    wide.or(&tall)
}

/// Visits the regions in which somebody has a move.
#[inline]
fn visit_regions<G: Grid>(grid: &G, planes: &[G::Set; 3], mut visit: impl FnMut(Board<3>)) {
    let [left, right, free] = planes;
    let amazons = left.or(right);
    // Every region that matters has an amazon next to a free cell.
    let mut seeds = amazons.and(&around(grid, free));
    let alive = amazons.or(free);
    while let Some(seed) = seeds.first() {
        let mut region = grid.none().with(seed);
        loop {
            let grown = around(grid, &region).and(&alive);
            if grown == region {
                break;
            }
            region = grown;
        }
        seeds = seeds.minus(&region);
        visit(grid.board([left.and(&region), right.and(&region), free.and(&region)]));
    }
}

impl Ruleset for Amazons {
    type Position = Board<3>;

    fn options<B>(
        &self,
        board: &Board<3>,
        player: Player,
        mut visit: impl FnMut(Board<3>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        on_board!(board, |grid, planes| visit_moves(&grid, planes, player, &mut visit))
    }

    fn is_loop_free(&self) -> bool {
        true
    }

    fn components(&self, board: &Board<3>, visit: impl FnMut(Board<3>)) {
        on_board!(board, |grid, planes| visit_regions(&grid, planes, visit));
    }

    fn normal_form(&self, board: &Board<3>) -> NormalForm<Board<3>> {
        board.normal_form(Exchange::Colours)
    }

    fn heap_bytes(&self, board: &Board<3>) -> usize {
        board.heap_bytes()
    }
}

impl Notation for Amazons {
    fn parse(&self, text: &str) -> Result<Board<3>, ParseError> {
        let rows = parse_rows(
            text,
            &[Cell::Left, Cell::Right, Cell::Free, Cell::Blocked],
            "the amazons stand",
            HINT,
        )?;
        Ok(Board::from_rows(&rows, KINDS))
    }

    fn print(&self, board: &Board<3>) -> String {
        board.to_rows(KINDS, Cell::Blocked).line()
    }

    /// From where to where, and the burnt cell: `a1-c3/b2`.
    fn move_label(&self, from: &Board<3>, to: &Board<3>, player: Player) -> String {
        let [mut source, mut target, mut arrow] = [None, None, None];
        for (row, column) in from.differences(to) {
            let name = Some(cell_name(row, column));
            let (before, after) = (from.plane_of(row, column), to.plane_of(row, column));
            if before == Some(player.index()) {
                source.clone_from(&name);
            }
            if after == Some(player.index()) {
                target.clone_from(&name);
            }
            if after.is_none() {
                arrow = name;
            }
        }
        match (source, target, arrow) {
            (Some(source), Some(target), Some(arrow)) => format!("{source}-{target}/{arrow}"),
            _ => self.print(to),
        }
    }

    fn picture(&self, board: &Board<3>, _: Convention) -> Option<String> {
        Some(picture_of_rows(&board.to_rows(KINDS, Cell::Blocked)))
    }

    fn drawing(&self, board: &Board<3>) -> Option<Drawing> {
        drawing_of_rows(&board.to_rows(KINDS, Cell::Blocked))
    }
}

/// The entry of the catalogue.
pub(crate) fn entry() -> Entry {
    Entry::new("amazons", "Amazons", Group::Boards, |parameters| {
        no_parameters(parameters, "amazons x..|..o")?;
        Ok(Arc::new(Catalogued::new(Amazons)))
    })
    .with_rules(
        "A move takes one of one's amazons as far as a queen goes in chess, then shoots an arrow from \
         there, as far as a queen goes, that burns the cell it lands on. Nothing passes over amazons \
         or burnt cells. Whoever cannot move loses.",
    )
    .with_notation(
        "the rows with '|' between them, x for Left's amazons, o for Right's, # for burnt cells, '.' \
         for free ones",
    )
    .with_examples(["amazons x..|..o", "amazons x..#|.#.o", "amazons x...|...o"])
}
