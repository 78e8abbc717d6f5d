//! Euclid: from the larger of two heaps a positive multiple of the smaller is taken; a heap may become empty, and then
//! no move is left. Cole and Davie, *A game based on the Euclidean algorithm and a winning strategy for it*,
//! Mathematical Gazette 53 (1969). The golden ratio is compared with exactly, on integers of any size.

use super::heaps::{Heaps, size_bytes};
use crate::catalogue::{Catalogued, CheckedGame, Entry, Group, no_parameters};
use crate::game::{
    Claim, ClaimedMove, Convention, Drawing, Message, Notation, ParseError, Player, Reference, Ruleset,
    Theorem, Verdict, message,
};
use dashu_int::UBig;
use std::ops::ControlFlow;
use std::sync::Arc;

/// The rules of Euclid.
#[derive(Clone, Copy, Debug)]
pub struct Euclid;

/// The sizes of the two heaps.
pub type EuclidPair = [UBig; 2];

/// The theorem on Euclid.
pub static EUCLID: Reference = Reference {
    name: "the theorem on Euclid",
    statement: "With two heaps that are not empty, the next player wins exactly when they are equal or the larger is \
                more than φ times the smaller, φ the golden ratio. In misère play, which is the variant in which no \
                heap may be emptied, equal heaps are lost too.",
    source: "A. J. Cole and A. J. T. Davie, A game based on the Euclidean algorithm and a winning strategy for it, \
             Math. Gazette 53 (1969); J. W. Grossman, A nim-type game, Math. Mag. 70 (1997), for misère",
};

/// The places of the smaller and the larger heap.
fn order(pair: &EuclidPair) -> (usize, usize) {
    if pair[0] <= pair[1] { (0, 1) } else { (1, 0) }
}

/// b > φa, that is b(b − a) > a², for b ≥ a.
fn exceeds_golden_ratio(a: &UBig, b: &UBig) -> bool {
    b * (b - a) > a * a
}

fn next_wins(pair: &EuclidPair, convention: Convention) -> bool {
    let (low, high) = order(pair);
    let (a, b) = (&pair[low], &pair[high]);
    if a.is_zero() {
        return convention == Convention::Misere;
    }
    exceeds_golden_ratio(a, b) || (a == b && convention == Convention::Normal)
}

/// The winning moves. With b = qa + r only the last two multiples, q and q − 1, can leave a ratio below φ.
fn winning_options(pair: &EuclidPair, convention: Convention) -> Vec<EuclidPair> {
    let (low, high) = order(pair);
    let a = &pair[low];
    if a.is_zero() {
        return Vec::new();
    }
    let rest = &pair[high] % a;
    let candidates = [&rest + a, rest];
    let options = candidates.into_iter().filter(|size| *size < pair[high]).map(|size| {
        let mut option = pair.clone();
        option[high] = size;
        option
    });
    options.filter(|option| !next_wins(option, convention)).collect()
}

impl Ruleset for Euclid {
    type Position = EuclidPair;

    fn options<B>(
        &self,
        pair: &EuclidPair,
        _: Player,
        mut visit: impl FnMut(EuclidPair) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let (low, high) = order(pair);
        let mut next = pair.clone();
        while !pair[low].is_zero() && next[high] >= pair[low] {
            next[high] -= &pair[low];
            visit(next.clone())?;
        }
        ControlFlow::Continue(())
    }

    fn is_impartial(&self) -> bool {
        true
    }

    fn is_loop_free(&self) -> bool {
        true
    }

    /// One for every subtraction of the subtractive Euclidean algorithm; one for the start; and one more since equal heaps
    /// can be emptied in two ways.
    fn reachable_bound(&self, pair: &EuclidPair) -> Option<u64> {
        let mut pair = pair.clone();
        let mut bound = 2_u64;
        loop {
            let (low, high) = order(&pair);
            if pair[low].is_zero() || bound == u64::MAX {
                return Some(bound);
            }
            bound = bound.saturating_add(u64::try_from(&pair[high] / &pair[low]).unwrap_or(u64::MAX));
            pair[high] = &pair[high] % &pair[low];
        }
    }

    fn heap_bytes(&self, [a, b]: &EuclidPair) -> usize {
        size_bytes(a) + size_bytes(b)
    }
}

impl Notation for Euclid {
    fn parse(&self, text: &str) -> Result<EuclidPair, ParseError> {
        Heaps::parse_pair(text, "euclid 17 24")
    }

    fn print(&self, [a, b]: &EuclidPair) -> String {
        format!("{a} {b}")
    }

    fn drawing(&self, pair: &EuclidPair) -> Option<Drawing> {
        Drawing::heaps(pair)
    }

    fn move_label(&self, from: &EuclidPair, to: &EuclidPair, _: Player) -> String {
        let heap = usize::from(from[0] == to[0]);
        format!("take {} from heap {}", &from[heap] - &to[heap], heap + 1)
    }
}

impl Theorem for Euclid {
    fn claim(&self, pair: &EuclidPair, convention: Convention) -> Option<Claim<EuclidPair>> {
        let wins = next_wins(pair, convention);
        let (low, high) = order(pair);
        let (a, b) = (&pair[low], &pair[high]);
        let winner = if wins { "next" } else { "previous" };
        let reason: Message = if a.is_zero() {
            "A heap is empty, so there is no move".into()
        } else if a == b {
            match convention {
                Convention::Normal => "Equal heaps: the next player empties one".into(),
                Convention::Misere => "Equal heaps: the only move empties one".into(),
            }
        } else {
            let (product, square) = (b * (b - a), a * a);
            if exceeds_golden_ratio(a, b) {
                message!(
                    "{b} is more than φ times {a}, since {b} · ({b} − {a}) = {product} > {a}² = {square}",
                    a,
                    b,
                    product,
                    square
                )
            } else {
                message!(
                    "{b} is less than φ times {a}, since {b} · ({b} − {a}) = {product} < {a}² = {square}",
                    a,
                    b,
                    product,
                    square
                )
            }
        };
        let verdict = if wins { Verdict::Win(None) } else { Verdict::Loss(None) };
        let winning = winning_options(pair, convention)
            .into_iter()
            .map(|to| ClaimedMove { label: self.move_label(pair, &to, Player::Left), to: Some(to) })
            .collect();
        Some(Claim::impartial(
            &EUCLID,
            verdict,
            winning,
            [message!("{reason}: the {winner} player wins.", reason => reason, winner => winner)],
        ))
    }
}

/// The entry of the catalogue.
pub(crate) fn entry() -> Entry {
    Entry::new("euclid", "Euclid", Group::Heaps, |parameters| {
        no_parameters(parameters, "euclid 17 24")?;
        Ok(Arc::new(Catalogued::new(Euclid).with_theorem().checked_as(CheckedGame::joint_heaps("euclid"))))
    })
    .with_rules(
        "A move takes from the larger of two heaps a positive multiple of the smaller; a heap may \
         become empty. Whoever cannot move, because a heap is empty, loses.",
    )
    .with_notation("the sizes of the two heaps, whole numbers of any size")
    .with_examples(["euclid 17 24", "euclid 10 25"])
    .with_theorems([&EUCLID])
}
