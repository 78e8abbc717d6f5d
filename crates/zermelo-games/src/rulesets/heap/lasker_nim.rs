//! Lasker's Nim: take any number of tokens from a heap, or split a heap into two without taking. Lasker, *Brettspiele
//! der Völker* (1931); Winning Ways, chapter 4.

use super::heap_game::{HeapGame, impl_by_heap_game};
use super::heaps::HEAPS;
use super::heaps::Heaps;
use super::nim_like::NimSum;
use crate::catalogue::{Catalogued, Entry, Group, no_parameters};
use crate::game::{
    Claim, ClaimedMove, Convention, Message, ParseError, Player, Reference, Theorem, Verdict, WinningMoves,
};
use dashu_int::UBig;
use dashu_int::ops::BitTest;
use std::ops::ControlFlow;
use std::sync::Arc;
use zermelo_core::Arrange;

/// The rules of Lasker's Nim.
#[derive(Clone, Copy, Debug)]
pub struct LaskerNim;

/// The theorem on Lasker's Nim.
pub static LASKER: Reference = Reference {
    name: "the theorem on Lasker's Nim",
    statement: "A heap of n has the Grundy value n, but 4k + 3 has 4k + 4, and 4k + 4 has 4k + 3.",
    source: "E. Lasker, Brettspiele der Völker (1931); Winning Ways, chapter 4",
};

/// The Grundy value of a heap. It is its own inverse: the heap of value n is the value of the heap n.
fn value(size: &UBig) -> UBig {
    match (size.bit(1), size.bit(0)) {
        (true, true) => size + UBig::ONE,
        (false, false) if !size.is_zero() => size - UBig::ONE,
        _ => size.clone(),
    }
}

/// So many splits of one heap are listed, and fewer where there are many heaps or large ones.
const MOST_SPLITS: usize = 1_000;
const MOST_BITS: usize = 1 << 22;

/// The smaller parts p of the splits of `size` into p and q with g(p) xor g(q) = `target`, ascending, and whether these
/// are all of them; they are tried up to `most` in each of a few cases.
///
/// With P = g(p) and Q = g(q), P + Q differs from p + q by at most 2, and P + Q = (P xor Q) + 2 (P and Q). So P and Q
/// is known up to five cases, and P is that with some of the bits of `target`.
fn splits(size: &UBig, target: &UBig, most: u64) -> (Vec<UBig>, bool) {
    let mut parts = Vec::new();
    let mut is_complete = true;
    let free: Vec<usize> = (2..target.bit_len()).filter(|&bit| target.bit(bit)).collect();
    let patterns = 1_u64.checked_shl(free.len() as u32).unwrap_or(u64::MAX);
    for shifted in (0..5_u8).map(|shift| size + UBig::from(shift)) {
        // P + Q = shifted − 2.
        let excess = target + UBig::from(2_u8);
        if shifted < excess || (&shifted - &excess).bit(0) {
            continue;
        }
        let both = (shifted - excess) >> 1;
        if !(&both & target).is_zero() {
            continue;
        }
        for low in (0..4_u8).map(UBig::from).filter(|low| (low & target) == *low) {
            is_complete &= patterns <= most;
            for pattern in 0..patterns.min(most) {
                let chosen = free.iter().take(64).enumerate().filter(|(place, _)| pattern >> place & 1 == 1);
                let own = chosen.fold(&both | &low, |own, (_, &bit)| own | UBig::ONE << bit);
                let part = value(&own);
                let other = value(&(own ^ target));
                if !part.is_zero() && part <= other && &part + &other == *size {
                    parts.push(part);
                }
            }
        }
    }
    parts.arrange();
    parts.dedup();
    (parts, is_complete)
}

/// The position in which a heap is split into `part` and the rest.
fn split(heaps: &Heaps, heap: usize, part: &UBig) -> Heaps {
    let mut sizes = heaps.0.clone();
    sizes[heap] -= part;
    sizes.insert(heap, part.clone());
    Heaps(sizes)
}

fn split_label(heaps: &Heaps, heap: usize, part: &UBig) -> String {
    let parts = format!("into {part} and {}", &heaps.0[heap] - part);
    if heaps.0.len() == 1 { format!("split {parts}") } else { format!("split heap {} {parts}", heap + 1) }
}

impl_by_heap_game!(LaskerNim);

impl HeapGame for LaskerNim {
    fn moves<B>(
        &self,
        heaps: &Heaps,
        _: Player,
        mut visit: impl FnMut(Heaps) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        heaps.visit_takes(&(1..=u64::MAX), &mut visit)?;
        for (heap, size) in heaps.0.iter().enumerate() {
            let parts = (1_u64..).map(UBig::from).take_while(|part| part << 1 <= *size);
            parts.map(|part| split(heaps, heap, &part)).try_for_each(&mut visit)?;
        }
        ControlFlow::Continue(())
    }

    /// A heap of n falls into a composition of n whose parts shrink: fewer than 4^n ways.
    fn reachable_bound(&self, heaps: &Heaps) -> Option<u64> {
        let tokens = heaps.0.iter().fold(UBig::ZERO, |sum, size| sum + size);
        Some(u32::try_from(&tokens).ok().and_then(|tokens| 4_u64.checked_pow(tokens)).unwrap_or(u64::MAX))
    }

    fn parse(&self, text: &str) -> Result<Heaps, ParseError> {
        Heaps::parse(text, "lasker-nim 2 5 7")
    }

    fn move_label(&self, from: &Heaps, to: &Heaps) -> String {
        if from.0.len() == to.0.len() {
            return from.take_label(to);
        }
        let heap = from.0.iter().zip(&to.0).position(|(before, after)| before != after).unwrap_or(0);
        split_label(from, heap, &to.0[heap])
    }
}

/// The moves that change the value of the position by `change` (xor), and whether these are all.
fn moves_changing(heaps: &Heaps, change: &UBig) -> (Vec<ClaimedMove<Heaps>>, bool) {
    let targets: Vec<UBig> = heaps.0.iter().map(|size| value(size) ^ change).collect();
    let rests = targets.iter().map(value).enumerate().filter(|(heap, rest)| *rest < heaps.0[*heap]);
    let mut moves = heaps.claimed_takes(rests);
    let mut is_complete = true;
    let bits = targets.iter().map(BitTest::bit_len).max().unwrap_or(0) + 1;
    let most = (MOST_BITS / (bits * heaps.0.len())).clamp(1, MOST_SPLITS) as u64;
    for (heap, target) in targets.iter().enumerate() {
        let (parts, all) = splits(&heaps.0[heap], target, most);
        is_complete &= all;
        moves.extend(parts.iter().map(|part| ClaimedMove {
            label: split_label(heaps, heap, part),
            to: heaps.are_few().then(|| split(heaps, heap, part)),
        }));
    }
    (moves, is_complete)
}

const MOST_HEAPS_EXPLAINED: usize = 12;

impl Theorem for LaskerNim {
    /// In normal play.
    fn claim(&self, heaps: &Heaps, convention: Convention) -> Option<Claim<Heaps>> {
        if convention == Convention::Misere {
            return None;
        }
        let values: Vec<UBig> = heaps.0.iter().map(value).collect();
        let nim_sum = NimSum::of(&values, convention);
        let mut explanation = Vec::new();
        if values.len() <= MOST_HEAPS_EXPLAINED {
            let pairs = heaps.0.iter().zip(&values);
            explanation.extend(pairs.map(|(size, value)| Message::verbatim(format!("g({size}) = {value}"))));
        }
        explanation.extend(nim_sum.explanation(&values, "Grundy values"));
        let verdict = if nim_sum.next_wins { Verdict::Win(None) } else { Verdict::Loss(None) };
        let mut claim =
            Claim::impartial(&LASKER, verdict, Vec::new(), explanation).because(nim_sum.why(&values, false));
        if nim_sum.next_wins {
            let (moves, is_complete) = moves_changing(heaps, &nim_sum.sum);
            claim.winning =
                if is_complete { WinningMoves::These(moves) } else { WinningMoves::AtLeast(moves) };
        }
        Some(claim.with_grundy(nim_sum.sum))
    }

    fn options_of_value(&self, heaps: &Heaps, wanted: &UBig) -> Option<Vec<ClaimedMove<Heaps>>> {
        let change = heaps.0.iter().map(value).fold(wanted.clone(), |sum, value| sum ^ value);
        let (moves, is_complete) = moves_changing(heaps, &change);
        is_complete.then_some(moves)
    }
}

/// The entry of the catalogue.
pub(crate) fn entry() -> Entry {
    Entry::new("lasker-nim", "Lasker's Nim", Group::Heaps, |parameters| {
        no_parameters(parameters, "lasker-nim 2 5 7")?;
        Ok(Arc::new(Catalogued::new(LaskerNim).with_theorem().declared_by_heap("lasker-nim")))
    })
    .with_aliases(["lasker", "laskers-nim"])
    .with_rules(
        "A move takes any number of tokens from a heap, or splits a heap into two heaps that are not \
         empty. Whoever cannot move loses.",
    )
    .with_notation(HEAPS)
    .with_examples(["lasker-nim 2 5 7", "lasker-nim 1000000000000000000"])
    .with_theorems([&LASKER])
}
