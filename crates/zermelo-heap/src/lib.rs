//! Heap games: their codes, and their sequences of Grundy values, heap size by heap size; and their misère play
//! ([`misere`]).

mod code;
pub mod misere;
mod options;
mod same;
mod sequence;
mod subtraction;

pub use code::{CodeError, Digit, HeapCode, MOST_DIGITS, NAMED_CODES, NamedCode, Sizes};
pub use options::{HeapSize, visit_options};
pub use same::{Equivalent, SameError, equivalents};
pub use sequence::{
    CheckpointError, GrundySequence, Method, PERIOD_THEOREMS, Periodicity, SequenceError, SparseSpace,
    repeats_shown,
};
pub use subtraction::{SubtractionError, SubtractionSequence};

/// The example of the page on this crate, run as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
