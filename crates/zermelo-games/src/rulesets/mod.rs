//! The catalogue's games, one a file. A ruleset knows its moves, its notation and, where it has one, its theorem;
//! it never knows an engine. The heads of the files say where rules and theorems come from; at its end each has its
//! entry of the catalogue.

pub mod board;
mod counting;
pub mod graph;
pub mod heap;
mod input;
pub mod strip;
mod values;

pub use input::{InputError, Words};
pub(crate) use values::open_values;

use crate::catalogue::Entry;

/// All entries, group by group.
pub(crate) fn entries() -> Vec<Entry> {
    let mut list = Vec::new();
    heap::add_entries(&mut list);
    strip::add_entries(&mut list);
    board::add_entries(&mut list);
    graph::add_entries(&mut list);
    list.push(values::entry());
    list
}
