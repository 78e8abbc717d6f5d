//! `NoGo`: the players put stones on a board as in Go, but nobody may take: after a move every connected group of either
//! colour must be next to a free cell. (Played since a workshop at Banff in
//! 2011; also called Anti-Atari Go.)
//!
//! Cells out of play cut a board into components; regions in which nobody can move any more are left out.

use super::grid::{
    Board, Cell, CellSet, Exchange, Grid, Written, cell_name, drawing_of_rows, on_board, parse_written,
    picture_of_rows,
};
use crate::catalogue::{Catalogued, Entry, Group, no_parameters};
use crate::game::{Convention, Drawing, NormalForm, Notation, ParseError, Player, Ruleset};
use std::ops::ControlFlow;
use std::sync::Arc;

/// The rules of `NoGo`. The planes of a board are Left's stones, Right's, and the free cells.
#[derive(Clone, Copy, Debug)]
pub struct NoGo;

const KINDS: [Cell; 3] = [Cell::Left, Cell::Right, Cell::Free];

const HINT: &str = "a size such as 3x4, or x for Left's stones, o for Right's, # for cells out of play, rows with '|' \
                    between them, for example: x..|.o.";

/// The free cells on which a player may put a stone: no group of the opponent has its only liberty there, and the stone is
/// beside another free cell or a group of its own with another liberty.
fn legal_cells<G: Grid>(grid: &G, planes: &[G::Set; 3], player: Player) -> G::Set {
    let (own, other, free) = (&planes[player.index()], &planes[player.opponent().index()], &planes[2]);
    let mut breathing = grid.neighbours(free);
    grid.parts(own, |group| {
        let liberties = grid.neighbours(&group).and(free);
        if liberties.count() > 1 {
            breathing = breathing.or(&liberties);
        }
    });
    let mut legal = free.and(&breathing);
    grid.parts(other, |group| {
        let liberties = grid.neighbours(&group).and(free);
        if liberties.count() == 1 {
            legal = legal.minus(&liberties);
        }
    });
    legal
}

fn visit_moves<G: Grid, B>(
    grid: &G,
    planes: &[G::Set; 3],
    player: Player,
    visit: &mut impl FnMut(Board<3>) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let [left, right, free] = planes;
    for cell in legal_cells(grid, planes, player).bits() {
        let free = free.without(cell);
        visit(grid.board(match player {
            Player::Left => [left.with(cell), right.clone(), free],
            Player::Right => [left.clone(), right.with(cell), free],
        }))?;
    }
    ControlFlow::Continue(())
}

fn can_move<G: Grid>(grid: &G, planes: &[G::Set; 3]) -> bool {
    Player::BOTH.into_iter().any(|player| !legal_cells(grid, planes, player).is_empty())
}

/// A stone of a group that is next to no free cell.
fn breathless<G: Grid>(grid: &G, [left, right, free]: &[G::Set; 3]) -> Option<(usize, usize)> {
    let mut found = None;
    for stones in [left, right] {
        grid.parts(stones, |group| {
            if found.is_none() && grid.neighbours(&group).and(free).is_empty() {
                found = group.first().map(|stone| grid.place(stone));
            }
        });
    }
    found
}

impl Ruleset for NoGo {
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

    fn components(&self, board: &Board<3>, mut visit: impl FnMut(Board<3>)) {
        on_board!(board, |grid, planes| {
            let [left, right, free] = planes;
            grid.parts(&left.or(right).or(free), |part| {
                let inside = planes.each_ref().map(|plane| plane.and(&part));
                if can_move(&grid, &inside) {
                    visit(grid.board(inside));
                }
            });
        });
    }

    fn normal_form(&self, board: &Board<3>) -> NormalForm<Board<3>> {
        board.normal_form(Exchange::Colours)
    }

    /// Each free cell stays free or gets a stone of either colour.
    fn reachable_bound(&self, board: &Board<3>) -> Option<u64> {
        let free = u32::try_from(board.count(2)).unwrap_or(u32::MAX);
        Some(3_u64.saturating_pow(free))
    }

    fn heap_bytes(&self, board: &Board<3>) -> usize {
        board.heap_bytes()
    }
}

impl Notation for NoGo {
    fn parse(&self, text: &str) -> Result<Board<3>, ParseError> {
        let rows = match parse_written(text, &[Cell::Left, Cell::Right, Cell::Free, Cell::Blocked], HINT)? {
            Written::Size(height, width) => return Ok(Board::from_cells(height, width, |_, _| Some(2))),
            Written::Rows(rows) => rows,
        };
        let board = Board::from_rows(&rows, KINDS);
        if let Some((row, column)) = on_board!(board, |grid, planes| breathless(&grid, planes)) {
            let message =
                format!("the group of the stone on {} is next to no free cell", cell_name(row, column));
            let line = text.trim().split(['|', '/', '\n']).nth(row).map_or(text, str::trim);
            let stone = line.char_indices().nth(column).map_or(line, |(at, _)| &line[at..=at]);
            return Err(ParseError::part(text, stone, message, "no play leads to such a position"));
        }
        Ok(board)
    }

    fn print(&self, board: &Board<3>) -> String {
        board.to_rows(KINDS, Cell::Blocked).line()
    }

    /// The cell of the new stone.
    fn move_label(&self, from: &Board<3>, to: &Board<3>, _: Player) -> String {
        let placed = from.differences(to).first().copied();
        placed.map_or_else(|| self.print(to), |(row, column)| cell_name(row, column))
    }

    fn picture(&self, board: &Board<3>, _: Convention) -> Option<String> {
        Some(picture_of_rows(&board.to_rows(KINDS, Cell::Blocked)))
    }

    fn drawing(&self, board: &Board<3>) -> Option<Drawing> {
        Some(drawing_of_rows(&board.to_rows(KINDS, Cell::Blocked))?.on_points())
    }
}

/// The entry of the catalogue.
pub(crate) fn entry() -> Entry {
    Entry::new("nogo", "NoGo", Group::Boards, |parameters| {
        no_parameters(parameters, "nogo 3x3")?;
        Ok(Arc::new(Catalogued::new(NoGo)))
    })
    .with_aliases(["anti-atari-go"])
    .with_rules(
        "A move puts a stone of one's own on a free cell. After it every connected group of stones of \
         one colour, of either player, must be next to a free cell. Whoever cannot move loses.",
    )
    .with_notation(
        "a size such as 3x4 (rows x columns), or the rows with '|' between them, x for Left's stones, \
         o for Right's, '.' for free cells, # for cells out of play",
    )
    .with_examples(["nogo 3x3", "nogo x..|.o.|..."])
}
