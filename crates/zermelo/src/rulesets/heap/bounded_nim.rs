//! Nim with at most k tokens a take; with one heap, Bash's game (Bachet 1612). Heaps count modulo k + 1.

use super::heaps::Heaps;
use super::nim_like::NimSum;
use crate::game::{
    Claim, ClaimedMove, Convention, NormalForm, Notation, ParseError, Player, Reference, Ruleset, Theorem,
    Verdict,
};
use dashu_int::UBig;
use std::ops::ControlFlow;

/// The rules of Nim with at most `most` tokens a take.
#[derive(Clone, Debug)]
pub struct BoundedNim {
    most: u64,
}

/// The theorem on bounded takes.
pub static BOUNDED: Reference = Reference {
    name: "the theorem on bounded Nim",
    statement: "When at most k tokens may be taken, a heap of n has the Grundy value n mod (k + 1). In misère play \
                the P-positions are those of misère Nim on these values.",
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

    fn values(&self, heaps: &Heaps) -> Vec<UBig> {
        let modulus = self.modulus();
        heaps.0.iter().map(|size| size % &modulus).collect()
    }

    /// The moves that bring a heap to a size with the target value.
    fn moves_to(&self, heaps: &Heaps, target: impl Fn(&UBig) -> UBig) -> Vec<ClaimedMove<Heaps>> {
        let modulus = self.modulus();
        let rests = self.values(heaps).into_iter().enumerate().filter_map(|(heap, value)| {
            let target = target(&value);
            if target >= modulus || target == value {
                return None;
            }
            let take = (value + &modulus - target) % &modulus;
            let size = &heaps.0[heap];
            (take <= *size).then(|| (heap, size - take))
        });
        heaps.claimed_takes(rests)
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

impl Ruleset for BoundedNim {
    type Position = Heaps;

    fn options<B>(
        &self,
        heaps: &Heaps,
        _: Player,
        visit: impl FnMut(Heaps) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        heaps.visit_takes(&(1..=self.most), visit)
    }

    fn is_impartial(&self) -> bool {
        true
    }

    fn is_loop_free(&self) -> bool {
        true
    }

    fn components(&self, heaps: &Heaps, visit: impl FnMut(Heaps)) {
        heaps.visit_single_heaps(visit);
    }

    fn normal_form(&self, heaps: &Heaps) -> NormalForm<Heaps> {
        heaps.normal_form()
    }

    fn reachable_bound(&self, heaps: &Heaps) -> Option<u64> {
        Some(heaps.product_bound())
    }

    fn heap_bytes(&self, heaps: &Heaps) -> usize {
        heaps.heap_bytes()
    }
}

impl Notation for BoundedNim {
    fn parse(&self, text: &str) -> Result<Heaps, ParseError> {
        Heaps::parse(text, &format!("bounded-nim:{} 7 9", self.most))
    }

    fn print(&self, heaps: &Heaps) -> String {
        heaps.to_string()
    }

    fn move_label(&self, from: &Heaps, to: &Heaps, _: Player) -> String {
        from.take_label(to)
    }
}

impl Theorem for BoundedNim {
    fn claim(&self, heaps: &Heaps, convention: Convention) -> Option<Claim<Heaps>> {
        let values = self.values(heaps);
        let nim_sum = NimSum::of(&values, convention);
        let mut explanation = Vec::new();
        if values.len() <= 12 {
            for (size, value) in heaps.0.iter().zip(&values) {
                explanation.push(format!("{size} mod {} = {value}", self.modulus()));
            }
        }
        explanation.extend(nim_sum.explanation(&values, "remainders"));
        let winning =
            if nim_sum.next_wins { self.moves_to(heaps, |value| nim_sum.target(value)) } else { Vec::new() };
        let distance = self.distance(heaps, convention);
        let verdict = if nim_sum.next_wins { Verdict::Win(distance) } else { Verdict::Loss(distance) };
        let claim = Claim::impartial(&BOUNDED, verdict, winning, explanation);
        Some(if convention == Convention::Normal { claim.with_grundy(nim_sum.sum) } else { claim })
    }

    fn options_of_value(&self, heaps: &Heaps, value: &UBig) -> Option<Vec<ClaimedMove<Heaps>>> {
        let sum = NimSum::of(&self.values(heaps), Convention::Normal).sum ^ value;
        Some(self.moves_to(heaps, |own| own ^ &sum))
    }
}
