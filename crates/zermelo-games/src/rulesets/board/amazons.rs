//! Amazons: a move takes one of one's amazons any distance as a queen goes in chess, then shoots an arrow from there, as
//! a queen goes again, that burns the cell it lands on. Nothing passes over amazons or burnt cells. (Walter Zamkauskas
//! 1988; Berlekamp, *Sums of N×2 Amazons*, 2000.)
//!
//! A component is a region of cells that are not burnt and are connected in the eight directions. The rules are data:
//! `amazons.json` is what `games/amazons.star` builds.

use super::territory::{self, reached};
use crate::catalogue::{Entry, Group};
use crate::game::Bounds;
use crate::rules::packed;
use zermelo_boards::SmallGrid;

/// Every move burns a free cell among those that the player's amazons reach, while the others stay where they are; and an
/// amazon that goes one step can burn the cell that it has left.
fn bounds(grid: SmallGrid, cells: &dyn Fn(char) -> u64) -> Bounds {
    let [left, right, free] = ['x', 'o', '.'].map(cells);
    let reached = [reached(&grid, &left, &free), reached(&grid, &right, &free)];
    territory::bounds(&grid, [&left, &right], &reached, [true; 2])
}

/// The entry of the catalogue.
pub(crate) fn entry() -> Entry {
    let open = packed::opener(include_str!("amazons.json"), "amazons x..|..o", Some(bounds));
    Entry::new("amazons", "Amazons", Group::Boards, open)
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
