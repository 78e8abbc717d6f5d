//! Heap games by their sequences of Grundy values, heap size by heap size.

mod subtraction;

pub use subtraction::{SubtractionError, SubtractionSequence};
