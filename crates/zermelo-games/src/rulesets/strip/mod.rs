//! Games with coins on a strip of squares or in a row.

mod bulbs;
mod cell_row;
mod elephants_and_rhinos;
mod silver_dollar;
mod sliding_toads;
mod toads_and_frogs;
mod toads_in_words;
mod toppling_dominoes;
mod treblecross;
mod turn_rule;
mod turning;
mod turning_product;

pub use bulbs::{Bulbs, BulbsPosition, BulbsReport, ChoiceOrder, LAST_HAND, MOST_BULBS, MOST_SWITCHES};
pub use cell_row::{Cell, CellRow};
pub use elephants_and_rhinos::{ElephantsAndRhinos, HERDS, HerdValue};
pub use silver_dollar::{SILVER_DOLLAR, SilverDollar, next_wins_silver_dollar};
pub use sliding_toads::SlidingToads;
pub use toads_and_frogs::ToadsAndFrogs;
pub use toppling_dominoes::TopplingDominoes;
pub use treblecross::{Crosses, TREBLECROSS, Treblecross};
pub use turn_rule::{TurnRule, TurnRuleError};
pub use turning::{COIN_TURNING, Turning};
pub use turning_product::{TARTAN, TurningProduct};

use crate::catalogue::Entry;

/// The games with coins on a strip, in a row or on a grid of the catalogue, in its order.
pub(crate) fn add_entries(list: &mut Vec<Entry>) {
    list.push(silver_dollar::entry());
    list.push(treblecross::entry());
    list.extend(turning::entries());
    list.extend(turning_product::entries());
    list.push(toads_and_frogs::entry());
    list.push(elephants_and_rhinos::entry());
    list.push(sliding_toads::entry());
    list.push(toppling_dominoes::entry());
    list.push(bulbs::entry());
}
