//! Who wins Bulbs and Switches, by search in random order for the last hand at each switch.

use super::ContestError;
use zermelo_games::rulesets::strip::{Bulbs, ChoiceOrder};
use zermelo_solve::Limits;

/// Of the order of the search; any gives the same answer.
const SEED: u64 = 1;

pub(super) fn solve(input: &[u8], limits: &Limits) -> Result<Vec<u8>, ContestError> {
    let bulbs = Bulbs::read(input)?;
    let alice_wins = bulbs.evaluate(bulbs.first_switch(), 0, ChoiceOrder::Random(SEED), limits)?.alice_wins;
    Ok(if alice_wins { b"Alice\n".to_vec() } else { b"Bob\n".to_vec() })
}
