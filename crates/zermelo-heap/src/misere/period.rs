//! Periods of pretending functions, proved.

use super::monoid::Element;
use crate::HeapCode;

/// A proved period: Φ(n + period) = Φ(n) for all n ≥ preperiod.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Period {
    /// The least period.
    pub period: u32,
    /// The least heap from which Φ repeats, at least 1.
    pub preperiod: u32,
}

impl Period {
    /// The largest heap up to `largest` that is like `heap`, which is larger, with the same options.
    pub(super) fn representative(self, heap: u64, largest: u32) -> u64 {
        let largest = u64::from(largest);
        largest - (largest + u64::from(self.period) - heap % u64::from(self.period)) % u64::from(self.period)
    }
}

/// The period of a pretending function that is known for the heaps of `places`, where it is proved for all.
///
/// Let moves take at most k tokens and leave at most m heaps, which need not differ, and let Φ(n + p) = Φ(n) whenever
/// n₀ ≤ n and n + p ≤ N, where N ≥ m·(n₀ + p) + k − 1. An option of a heap n > N leaves at least n − k tokens, so its
/// greatest heap is at least n₀ + p; made smaller by p it gives an option of n − p with the same element. Backwards
/// likewise, for the greatest heap of an option of n − p is at least n₀. So n and n − p have options with the same
/// elements, and Φ(n) = Φ(n − p) passes the check of the quotient, which sees nothing else: the quotient is that of all
/// heaps, and Φ repeats for ever. This is the theorem of Guy and Smith (1956) carried over to quotients (Plambeck 2005,
/// section 8; for octal codes, m = 2, it asks for n₀ ≤ n < 2n₀ + p + k).
pub(super) fn find_period(code: &HeapCode, places: &[Element]) -> Option<Period> {
    let taken = usize::try_from(code.most_taken()?).ok()?;
    let left = code.most_heaps()?.max(1);
    if left > 1 && !code.is_plain() {
        return None;
    }
    let largest = places.len() - 1;
    let most_period = (largest + 1).checked_sub(taken)? / left;
    (1..most_period).find_map(|period| {
        // The preperiod may be at most so much, so that a difference above decides at once.
        let most_preperiod = most_period - period;
        let differs = |&n: &usize| places[n] != places[n + period];
        let preperiod = (1..=largest - period).rev().find(differs).map_or(1, |last| last + 1);
        (preperiod <= most_preperiod).then_some(Period { period: period as u32, preperiod: preperiod as u32 })
    })
}
