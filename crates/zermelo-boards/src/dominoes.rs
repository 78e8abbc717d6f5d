//! Dominoes on the free cells of a board.

use crate::{Board, CellSet, Direction, Grid, on_board};
use std::ops::ControlFlow;
use zermelo_core::Player;

/// The free cells of a board, for games with dominoes.
pub type FreeCells = Board<1>;

/// How the dominoes of a player lie in Domineering, from the first cell to the second: Left's stand upright.
pub const fn domino_direction(player: Player) -> Direction {
    match player {
        Player::Left => Direction::South,
        Player::Right => Direction::East,
    }
}

/// Visits the boards after each domino of one direction (south or east), by its first cell.
#[inline]
pub fn visit_dominoes<G: Grid, B>(
    grid: &G,
    free: &G::Set,
    direction: Direction,
    visit: &mut impl FnMut(FreeCells) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let back = if direction == Direction::South { Direction::North } else { Direction::West };
    let firsts = free.and(&grid.shift(free, back));
    for first in firsts.bits() {
        visit(grid.board([free.without(first).without(grid.step(first, direction))]))?;
    }
    ControlFlow::Continue(())
}

/// How many dominoes can be laid upright, and lying.
pub fn dominoes(board: &FreeCells) -> [u32; 2] {
    on_board!(board, |grid, planes| {
        let free = &planes[0];
        [Direction::North, Direction::West].map(|back| free.and(&grid.shift(free, back)).count() as u32)
    })
}

/// Visits the connected parts of two cells or more. On boards of one word they stay where they are; larger boards are
/// cut to the part.
#[inline]
pub fn visit_parts(board: &FreeCells, mut visit: impl FnMut(FreeCells)) {
    on_board!(board, |grid, planes| {
        let free = &planes[0];
        let live = free.and(&grid.neighbours(free));
        grid.parts(&live, |part| visit(grid.part_board([part])));
    });
}
