//! Fission: stones of no colour stand on a board. A move takes away a stone with two free cells on opposite sides and
//! puts a stone on each: Left those above and below, Right those to the left and right. (From the examples of `CGSuite`.)
//!
//! The rules are data: `fission.json` is what `games/fission.star` builds. A component is a set of cells that moves can
//! bring together.

use crate::catalogue::{Entry, Group};
use crate::rules::packed;

/// The entry of the catalogue.
pub(crate) fn entry() -> Entry {
    let open = packed::opener(include_str!("fission.json"), "fission ....|..x.|....|....");
    Entry::new("fission", "Fission", Group::Boards, open)
        .with_rules(
            "A move takes away a stone with free cells on opposite sides and puts a stone on each of the \
             two: Left above and below, Right to the left and to the right. Whoever cannot move loses.",
        )
        .with_notation(
            "the rows with '|' between them, x for stones, '.' for free cells, # for cells out of play",
        )
        .with_examples(["fission ....|..x.|....|....", "fission ....|..x.|....|#..#"])
}
