//! Nimbers: for now the nim-sum, as it is shown to people, and the values of loopy impartial games.

mod columns;
mod loopy;

pub use columns::nim_sum_columns;
pub use loopy::LoopyValue;
