//! Heap games: their codes, and their sequences of Grundy values, heap size by heap size.

mod code;
mod sequence;
mod subtraction;

pub use code::{CodeError, Digit, HeapCode, MOST_DIGITS, NAMED_CODES, NamedCode};
pub use sequence::{GrundySequence, Method, Periodicity, SequenceError, SparseSpace};
pub use subtraction::{SubtractionError, SubtractionSequence};
