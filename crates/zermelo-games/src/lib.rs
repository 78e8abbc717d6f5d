//! The games of Zermelo and the catalogue that opens them by name.
//!
//! [`rulesets`] has the games, one a file: its moves, its notation, its theorem, what the checker calls it, and at the end
//! its entry of the catalogue. [`catalogue`] makes a position from a text such as `nim 3 4 5` or `nim 3 5 + wythoff 2 4`,
//! behind one object-safe face, [`catalogue::AnyGame`]. Nothing here searches: games know no engine.

pub mod catalogue;
pub mod numbered;
pub mod rules;
pub mod rulesets;

// The crates below, under the names that the crate `zermelo` gives them.
use zermelo_core as game;
use zermelo_core::{bits, random};
use zermelo_heap as heap;
use zermelo_heap::misere;
use zermelo_nimber as nimber;
use zermelo_value as value;

/// The example of the page on this crate, run as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
