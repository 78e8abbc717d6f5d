//! Fission: stones of no colour stand on a board. A move takes away a stone with two free cells on opposite sides and
//! puts a stone on each: Left those above and below, Right those to the left and right. (From the examples of `CGSuite`.)
//!
//! A stone that is boxed in for good, by cells out of play above or below and beside it, is out of play itself; what then
//! hangs together in the four directions is a component.

use super::grid::{
    Board, Cell, CellSet, Direction, Exchange, Grid, cell_name, drawing_of_rows, on_board, parse_rows,
    picture_of_rows,
};
use crate::catalogue::{Catalogued, Entry, Group, no_parameters};
use crate::game::{Convention, Drawing, NormalForm, Notation, ParseError, Player, Ruleset};
use std::ops::ControlFlow;
use std::sync::Arc;

/// The rules of Fission. The planes of a board are the stones and the free cells.
#[derive(Clone, Copy, Debug)]
pub struct Fission;

const KINDS: [Cell; 2] = [Cell::Left, Cell::Free];

const HINT: &str =
    "x for stones, # for cells out of play, rows with '|' between them, for example: ....|..x.|....|#..#";

/// The two directions in which a player's stones split.
const fn splits(player: Player) -> [Direction; 2] {
    match player {
        Player::Left => [Direction::North, Direction::South],
        Player::Right => [Direction::West, Direction::East],
    }
}

/// The stones that a player can split.
fn movable<G: Grid>(grid: &G, [stones, free]: &[G::Set; 2], player: Player) -> G::Set {
    let [one, other] = splits(player);
    // What lies to the south of a free cell has that cell to its north.
    stones.and(&grid.shift(free, other)).and(&grid.shift(free, one))
}

fn visit_moves<G: Grid, B>(
    grid: &G,
    planes: &[G::Set; 2],
    player: Player,
    visit: &mut impl FnMut(Board<2>) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let [stones, free] = planes;
    let [one, other] = splits(player);
    movable(grid, planes, player).bits().try_for_each(|stone| {
        let (a, b) = (grid.step(stone, one), grid.step(stone, other));
        let stones = stones.without(stone).with(a).with(b);
        let free = free.with(stone).without(a).without(b);
        visit(grid.board([stones, free]))
    })
}

/// The cells in play less the stones that can never split.
fn alive<G: Grid>(grid: &G, [stones, free]: &[G::Set; 2]) -> G::Set {
    let mut alive = stones.or(free);
    loop {
        let [north, east, south, west] = Direction::STRAIGHT.map(|direction| grid.shift(&alive, direction));
        let can_split = north.and(&south).or(&east.and(&west));
        let rest = alive.minus(&stones.minus(&can_split));
        if rest == alive {
            return alive;
        }
        alive = rest;
    }
}

impl Ruleset for Fission {
    type Position = Board<2>;

    fn options<B>(
        &self,
        board: &Board<2>,
        player: Player,
        mut visit: impl FnMut(Board<2>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        on_board!(board, |grid, planes| visit_moves(&grid, planes, player, &mut visit))
    }

    /// Every move adds a stone.
    fn is_loop_free(&self) -> bool {
        true
    }

    fn components(&self, board: &Board<2>, mut visit: impl FnMut(Board<2>)) {
        on_board!(board, |grid, planes| {
            grid.parts(&alive(&grid, planes), |part| {
                let inside = planes.each_ref().map(|plane| plane.and(&part));
                let can_move = Player::each(|player| !movable(&grid, &inside, player).is_empty());
                if can_move != [false, false] {
                    visit(grid.board(inside));
                }
            });
        });
    }

    /// A quarter turn exchanges the players.
    fn normal_form(&self, board: &Board<2>) -> NormalForm<Board<2>> {
        board.normal_form(Exchange::Turn)
    }

    /// Each cell in play is free or not.
    fn reachable_bound(&self, board: &Board<2>) -> Option<u64> {
        let cells = u32::try_from(board.count(0) + board.count(1)).unwrap_or(u32::MAX);
        Some(1_u64.checked_shl(cells).unwrap_or(u64::MAX))
    }

    fn heap_bytes(&self, board: &Board<2>) -> usize {
        board.heap_bytes()
    }
}

impl Notation for Fission {
    fn parse(&self, text: &str) -> Result<Board<2>, ParseError> {
        let rows = parse_rows(text, &[Cell::Left, Cell::Free, Cell::Blocked], "the stones are", HINT)?;
        Ok(Board::from_rows(&rows, KINDS))
    }

    fn print(&self, board: &Board<2>) -> String {
        board.to_rows(KINDS, Cell::Blocked).line()
    }

    /// The cell of the stone that splits.
    fn move_label(&self, from: &Board<2>, to: &Board<2>, _: Player) -> String {
        let split =
            from.differences(to).into_iter().find(|&(row, column)| from.plane_of(row, column) == Some(0));
        split.map_or_else(|| self.print(to), |(row, column)| cell_name(row, column))
    }

    fn picture(&self, board: &Board<2>, _: Convention) -> Option<String> {
        Some(picture_of_rows(&board.to_rows(KINDS, Cell::Blocked)))
    }

    fn drawing(&self, board: &Board<2>) -> Option<Drawing> {
        drawing_of_rows(&board.to_rows(KINDS, Cell::Blocked))
    }
}

/// The entry of the catalogue.
pub(crate) fn entry() -> Entry {
    Entry::new("fission", "Fission", Group::Boards, |parameters| {
        no_parameters(parameters, "fission ....|..x.|....|....")?;
        Ok(Arc::new(Catalogued::new(Fission)))
    })
    .with_rules(
        "A move takes away a stone with free cells on opposite sides and puts a stone on each of the \
         two: Left above and below, Right to the left and to the right. Whoever cannot move loses.",
    )
    .with_notation(
        "the rows with '|' between them, x for stones, '.' for free cells, # for cells out of play",
    )
    .with_examples(["fission ....|..x.|....|....", "fission ....|..x.|....|#..#"])
}
