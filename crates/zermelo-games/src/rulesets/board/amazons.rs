//! Amazons: a move takes one of one's amazons any distance as a queen goes in chess, then shoots an arrow from there, as
//! a queen goes again, that burns the cell it lands on. Nothing passes over amazons or burnt cells. (Walter Zamkauskas
//! 1988; Berlekamp, *Sums of N×2 Amazons*, 2000.)
//!
//! A component is a region of cells that are not burnt and are connected in the eight directions. The rules are
//! those of `games/amazons.star`.

use super::territory::{self, reached};
use crate::catalogue::{Entry, Group};
use crate::game::Bounds;
use crate::rules::claims::{Claims, Splits};
use crate::rules::declared::{Frame, Move, Slide};
use crate::rules::stated::{self, ALL_ROUND, STRAIGHT, shoot, slide};
use crate::rules::{Beside, Declared};
use zermelo_boards::SmallGrid;

/// Every move burns a free cell among those that the player's amazons reach, while the others stay where they are; and an
/// amazon that goes one step can burn the cell that it has left.
fn bounds(grid: SmallGrid, cells: &dyn Fn(char) -> u64) -> Bounds {
    let [left, right, free] = ['x', 'o', '.'].map(cells);
    let reached = [reached(&grid, &left, &free), reached(&grid, &right, &free)];
    territory::bounds(&grid, [&left, &right], &reached, [true; 2])
}

/// The rules, and what is known beside them.
fn rules() -> (Declared, Beside) {
    let moves = ["x", "o"].map(|amazon| {
        let then = vec![Move::Shoot(shoot("#", &ALL_ROUND))];
        vec![Move::Slide(Slide { then, ..slide(amazon, &ALL_ROUND, 0, ".") })]
    });
    let splits = Splits { letters: "xo.".to_owned(), near: ALL_ROUND.to_vec() };
    let claims = Claims { splits: Some(splits), ..Claims::default() };
    let (fill, near) = (".".to_owned(), STRAIGHT.to_vec());
    let beside = Beside { claims, fill, near, bounds: Some(bounds), ..Beside::default() };
    (stated::board("amazons", Frame::Grid, "xo.#", moves), beside)
}

/// The entry of the catalogue.
pub(crate) fn entry() -> Entry {
    Entry::new("amazons", "Amazons", Group::Boards, stated::opener("amazons x..|..o", rules))
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
