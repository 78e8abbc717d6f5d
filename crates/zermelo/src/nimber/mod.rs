//! Nimbers: the nim-sum as it is shown to people, and the nim-product.

mod columns;
mod product;

pub use columns::{columns_modulo, nim_sum_columns};
pub use product::nim_product;
