//! Heap games: their codes, and their sequences of Grundy values, heap size by heap size.

mod code;
mod options;
mod same;
mod sequence;
mod subtraction;

pub use code::{CodeError, Digit, HeapCode, MOST_DIGITS, NAMED_CODES, NamedCode};
pub use options::{HeapSize, visit_options};
pub use same::{Equivalent, SameError, equivalents};
pub use sequence::{CheckpointError, GrundySequence, Method, Periodicity, SequenceError, SparseSpace};
pub use subtraction::{SubtractionError, SubtractionSequence};
