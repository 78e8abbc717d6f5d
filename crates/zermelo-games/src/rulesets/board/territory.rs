//! Bounds by territory, for games in which pieces go over free cells in the eight directions and every move uses one up: cells
//! that only one player's pieces can ever come to are moves that nobody can take away.

use crate::game::{Bounds, Player};
use zermelo_boards::{CellSet, Direction, Grid};

/// All cells at most one step in any direction from a cell of the set.
pub(super) fn around<G: Grid>(grid: &G, set: &G::Set) -> G::Set {
    let wide = set.or(&grid.shift(set, Direction::East)).or(&grid.shift(set, Direction::West));
    let tall = grid.shift(&wide, Direction::North).or(&grid.shift(&wide, Direction::South));
    wide.or(&tall)
}

/// The free cells that can be come to from a set of cells, over free cells.
pub(super) fn reached<G: Grid>(grid: &G, from: &G::Set, free: &G::Set) -> G::Set {
    let mut reached = around(grid, from).and(free);
    loop {
        let grown = around(grid, &reached).and(free);
        if grown == reached {
            return reached;
        }
        reached = grown;
    }
}

/// Bounds of a position in which each player's moves use up one cell of those that the player's pieces reach while the
/// other's stay where they are, and a piece that steps to a cell beside it can close the way behind it.
///
/// A player who moves nothing but one piece in each part of a territory has these steps, and the other no more moves than
/// there are cells to come to. `walks` says whose pieces may step at once.
pub(super) fn bounds<G: Grid>(
    grid: &G,
    pieces: [&G::Set; 2],
    reached: &[G::Set; 2],
    walks: [bool; 2],
) -> Bounds {
    let [left, right] = Player::each(|player| {
        let (own, other) = (player.index(), player.opponent().index());
        let territory = reached[own].minus(&reached[other]);
        let sure = if walks[own] { sure_steps(grid, pieces[own], territory) } else { 0 };
        (sure.cast_signed(), (reached[own].count() as u32).cast_signed())
    });
    Bounds::between(left.0 - right.1, left.1 - right.0)
}

/// The steps of one piece in each part of a territory that a piece is beside, no piece in two.
fn sure_steps<G: Grid>(grid: &G, pieces: &G::Set, territory: G::Set) -> u32 {
    let (mut idle, mut rest, mut count) = (pieces.clone(), territory, 0);
    while let Some(seed) = rest.first() {
        let part = reached(grid, &grid.none().with(seed), &rest);
        rest = rest.minus(&part);
        if let Some(piece) = idle.and(&around(grid, &part)).first() {
            idle = idle.without(piece);
            count += walk(grid, piece, part);
        }
    }
    count
}

/// How far a piece goes over cells, none of them twice: always to the one from which the fewest others are left to go to, a
/// dead end last.
fn walk<G: Grid>(grid: &G, from: usize, cells: G::Set) -> u32 {
    let (mut at, mut left, mut steps) = (from, cells, 0);
    loop {
        let ways = |cell: usize| around(grid, &grid.none().with(cell)).and(&left).without(cell);
        let onward = |cell: usize| {
            let count = ways(cell).count();
            (count == 0, count)
        };
        let Some(next) = ways(at).bits().min_by_key(|&cell| onward(cell)) else { return steps };
        left = left.without(next);
        at = next;
        steps += 1;
    }
}
