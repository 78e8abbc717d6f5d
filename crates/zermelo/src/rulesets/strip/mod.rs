//! Games with coins on a strip of squares or in a row.

mod silver_dollar;

pub use silver_dollar::{SILVER_DOLLAR, SilverDollar, next_wins_silver_dollar};
