//! Nim: take any number of tokens from one heap. Bouton, *Nim, a game with a complete mathematical theory*,
//! Annals of Mathematics 3 (1901), for normal and misère play.

use super::heaps::Heaps;
use super::nim_like::NimSum;
use crate::game::{
    Claim, ClaimedMove, Convention, NormalForm, Notation, ParseError, Player, Reference, Ruleset, Theorem,
    Verdict,
};
use dashu_int::UBig;
use std::ops::ControlFlow;

/// The rules of Nim.
#[derive(Clone, Copy, Debug)]
pub struct Nim;

/// Bouton's theorem.
pub static BOUTON: Reference = Reference {
    name: "Bouton's theorem",
    statement: "The previous player wins Nim exactly when the nim-sum (xor) of the heaps is 0. In misère play the \
                same holds while some heap has two or more tokens; when all heaps have at most one, the next \
                player wins exactly when their number is even.",
    source: "C. L. Bouton, Nim, a game with a complete mathematical theory, Annals of Mathematics 3 (1901)",
};

impl Ruleset for Nim {
    type Position = Heaps;

    fn options<B>(
        &self,
        heaps: &Heaps,
        _: Player,
        visit: impl FnMut(Heaps) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        heaps.visit_takes(&(1..=u64::MAX), visit)
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

impl Notation for Nim {
    fn parse(&self, text: &str) -> Result<Heaps, ParseError> {
        Heaps::parse(text, "nim 3 4 5")
    }

    fn print(&self, heaps: &Heaps) -> String {
        heaps.to_string()
    }

    fn move_label(&self, from: &Heaps, to: &Heaps, _: Player) -> String {
        from.take_label(to)
    }
}

impl Theorem for Nim {
    fn claim(&self, heaps: &Heaps, convention: Convention) -> Option<Claim<Heaps>> {
        let nim_sum = NimSum::of(&heaps.0, convention);
        let explanation = nim_sum.explanation(&heaps.0, "heaps");
        let winning =
            if nim_sum.next_wins { moves_to(heaps, |size| nim_sum.target(size)) } else { Vec::new() };
        let verdict = if nim_sum.next_wins { Verdict::Win(None) } else { Verdict::Loss(None) };
        let claim = Claim::impartial(&BOUTON, verdict, winning, explanation);
        Some(if convention == Convention::Normal { claim.with_grundy(nim_sum.sum) } else { claim })
    }

    fn options_of_value(&self, heaps: &Heaps, value: &UBig) -> Option<Vec<ClaimedMove<Heaps>>> {
        let sum = NimSum::of(&heaps.0, Convention::Normal).sum ^ value;
        Some(moves_to(heaps, |size| size ^ &sum))
    }
}

/// The moves that bring a heap to its target, where that takes tokens away.
fn moves_to(heaps: &Heaps, target: impl Fn(&UBig) -> UBig) -> Vec<ClaimedMove<Heaps>> {
    let targets = heaps.0.iter().map(target).enumerate();
    heaps.claimed_takes(targets.filter(|(heap, target)| *target < heaps.0[*heap]))
}
