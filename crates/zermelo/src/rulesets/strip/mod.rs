//! Games with coins on a strip of squares or in a row.

mod silver_dollar;
mod turn_rule;
mod turning;
mod turning_product;

pub use silver_dollar::{SILVER_DOLLAR, SilverDollar, next_wins_silver_dollar};
pub use turn_rule::{TurnRule, TurnRuleError};
pub use turning::{COIN_TURNING, Turning};
pub use turning_product::{TARTAN, TurningProduct};
