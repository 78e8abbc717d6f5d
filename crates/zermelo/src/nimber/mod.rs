//! Nimbers: for now the nim-sum, as it is shown to people.

mod columns;

pub use columns::nim_sum_columns;
