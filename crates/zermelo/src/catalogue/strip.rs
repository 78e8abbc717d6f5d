//! The games with coins on a strip or in a row.

use super::{Catalogued, Entry, Group, no_parameters};
use crate::rulesets::strip::{SILVER_DOLLAR, SilverDollar};
use std::sync::Arc;

pub(super) static ENTRIES: &[Entry] = &[Entry {
    name: "silver-dollar",
    aliases: &["coins-on-a-strip", "de-bruijn"],
    title: "Silver Dollar without the dollar",
    group: Group::Strips,
    rules: "Coins stand on a strip, at most one a square. A move slides a coin any distance to the left, onto a free \
            square and not over another coin. Whoever cannot move loses.",
    parameters: "",
    notation: "the squares of the coins, counted from 1, in any order",
    examples: &["silver-dollar 3 7 10", "silver-dollar 2 1000000000000000000000"],
    theorems: &[&SILVER_DOLLAR],
    start: None,
    open: |parameters| {
        no_parameters(parameters, "silver-dollar 3 7 10")?;
        Ok(Arc::new(Catalogued::new(SilverDollar).with_theorem()))
    },
}];
