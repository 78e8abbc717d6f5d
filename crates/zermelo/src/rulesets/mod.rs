//! The catalogue's games, one a file. A ruleset knows its moves, its notation and, where it has one, its theorem;
//! it never knows an engine. The heads of the files say where rules and theorems come from.

pub mod board;
mod counting;
pub mod graph;
pub mod heap;
mod input;
mod letter_rows;
pub mod strip;

pub use input::InputError;
pub(crate) use input::Words;
