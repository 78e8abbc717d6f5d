//! Nim with at most k tokens a take; with one heap, Bash's game (Bachet 1612). Heaps count modulo k + 1.

use super::heaps::HEAPS;
use super::heaps::Heaps;
use super::take_rules::{TakeRules, impl_by_take_rules};
use crate::catalogue::{Catalogued, CheckedGame, Entry, Group, one_number};
use crate::game::{Convention, Message, Reference, WhyStep};
use dashu_int::UBig;
use std::sync::Arc;

/// The rules of Nim with at most `most` tokens a take.
#[derive(Clone, Debug)]
pub struct BoundedNim {
    most: u64,
}

/// The theorem on bounded takes.
pub static BOUNDED: Reference = Reference {
    name: "the theorem on bounded Nim",
    statement: "When at most k tokens may be taken, a heap of n has the Grundy value n mod (k + 1). In misère play \
                the P-positions are those of misère Nim on these values: from exactly one value above 1 the winner \
                leaves an odd number of ones.",
    source: "C. G. Bachet, Problèmes plaisans et délectables (1612), for one heap; Winning Ways, chapter 4; \
             T. S. Ferguson, On sums of graph games with last player losing, Int. J. Game Theory 3 (1974), for misère",
};

impl BoundedNim {
    /// At least 1 and at most `most` tokens are taken from one heap. `None` when `most` is 0.
    pub fn new(most: u64) -> Option<Self> {
        (most > 0).then_some(Self { most })
    }

    fn modulus(&self) -> UBig {
        UBig::from(self.most) + UBig::ONE
    }
}

impl_by_take_rules!(BoundedNim);

impl TakeRules for BoundedNim {
    fn takes(&self) -> impl Iterator<Item = u64> + Clone {
        1..=self.most
    }

    fn heap_value(&self, size: &UBig) -> Option<UBig> {
        Some(size % self.modulus())
    }

    fn rests_of_value(&self, size: &UBig, value: &UBig) -> Option<Vec<UBig>> {
        let modulus = self.modulus();
        if *value >= modulus {
            return Some(Vec::new());
        }
        let take = (size % &modulus + &modulus - value) % &modulus;
        Some(if take.is_zero() || take > *size { Vec::new() } else { vec![size - take] })
    }

    fn theorem(&self) -> &'static Reference {
        &BOUNDED
    }

    fn values_are(&self) -> &'static str {
        "remainders"
    }

    fn explain_values(&self, heaps: &Heaps, values: &[UBig]) -> Vec<Message> {
        let modulus = self.modulus();
        let line = |(size, value)| Message::verbatim(format!("{size} mod {modulus} = {value}"));
        heaps.0.iter().zip(values).map(line).collect()
    }

    /// With one heap: take the remainder, then complete every round.
    fn own_steps(&self, heaps: &Heaps, convention: Convention) -> Vec<WhyStep> {
        let [size] = heaps.0.as_slice() else { return Vec::new() };
        let is_misere = convention == Convention::Misere;
        if size.is_zero() {
            return Vec::new();
        }
        let counted = if is_misere { size - UBig::ONE } else { size.clone() };
        let take = counted % self.modulus();
        vec![WhyStep::Rounds { size: size.clone(), round: self.modulus(), take, is_misere }]
    }

    fn example(&self) -> String {
        format!("bounded-nim:{} 7 9", self.most)
    }

    /// Plies to the end with one heap: the loser has no choice that matters, since the winner always completes to
    /// k + 1.
    fn distance(&self, heaps: &Heaps, convention: Convention) -> Option<u64> {
        let [size] = heaps.0.as_slice() else { return None };
        // In misère play the game is over, for the one who wants to avoid the last token, at one token.
        let (size, after) = match convention {
            Convention::Normal => (size.clone(), 0),
            Convention::Misere if size.is_zero() => return Some(0),
            Convention::Misere => (size - UBig::ONE, 1),
        };
        let rounds = u64::try_from(&size / self.modulus()).ok()?;
        let odd_move = u64::from(!(size % self.modulus()).is_zero());
        rounds.checked_mul(2)?.checked_add(odd_move + after)
    }
}

/// The entry of the catalogue.
pub(crate) fn entry() -> Entry {
    Entry::new("bash", "Bash's game, and Nim with bounded takes", Group::Heaps, |parameters| {
        let most = one_number(parameters, None, "the most that may be taken, for example: bash:3 7")?;
        let game = BoundedNim::new(most).expect("the number is positive");
        let known = up_to(most).map(|takes| CheckedGame::heaps(format!("subtraction:{takes}")));
        Ok(Arc::new(Catalogued::new(game).with_theorem().checked_as(known)))
    })
    .with_aliases(["bounded-nim"])
    .with_rules(
        "A move takes at least 1 and at most M tokens from one heap. Bash's game has one heap; \
         several are allowed. Whoever cannot move loses.",
    )
    .with_parameters(":M  the most tokens that may be taken (required)")
    .with_notation(HEAPS)
    .with_examples(["bash:3 7", "bounded-nim:4 9 10 11"])
    .with_theorems([&BOUNDED])
}

/// `1,2,3` for 3: how the checker, which knows subtraction games, is told the takes.
fn up_to(most: u64) -> Option<String> {
    const MOST_TAKES: u64 = 1000;
    (most <= MOST_TAKES).then(|| (1..=most).map(|take| take.to_string()).collect::<Vec<_>>().join(","))
}
