//! Splitting games: a move splits one heap into two non-empty heaps, of any sizes, or, in Grundy's game, of different
//! sizes. Any split makes one heap more until every heap is a single token, so the first game is decided by parity.

use super::heap_game::{HeapGame, impl_by_heap_game};
use super::heaps::HEAPS;
use super::heaps::Heaps;
use crate::catalogue::{Catalogued, Entry, Group, no_parameters};
use crate::game::{
    Claim, ClaimedMove, Convention, Ending, NormalForm, ParseError, Player, Reference, Theorem, Verdict,
    WinningMoves, message,
};
use dashu_int::UBig;
use dashu_int::ops::BitTest;
use std::ops::ControlFlow;
use std::sync::Arc;
use zermelo_core::Arrange;

/// The rules: split a heap in two.
#[derive(Clone, Copy, Debug)]
pub struct Splitting {
    /// Whether the two parts must differ (Grundy's game).
    pub unequal: bool,
}

/// The theorem on splitting.
pub static SPLITTING: Reference = Reference {
    name: "the parity of the splits",
    statement: "Every play that splits heaps n₁, n₂, … until all tokens are single has exactly Σ (nᵢ − 1) moves, so \
                only its parity matters.",
    source: "folklore; the argument is the one for breaking a bar of chocolate",
};

impl_by_heap_game!(Splitting);

impl HeapGame for Splitting {
    fn moves<B>(
        &self,
        heaps: &Heaps,
        _: Player,
        mut visit: impl FnMut(Heaps) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for (heap, size) in heaps.0.iter().enumerate() {
            for part in (1_u64..).map(UBig::from) {
                let twice = &part + &part;
                if twice > *size || (self.unequal && twice == *size) {
                    break;
                }
                let mut sizes = heaps.0.clone();
                sizes[heap] = size - &part;
                sizes.insert(heap, part);
                visit(Heaps(sizes))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Sorted, without the heaps that cannot be split any more.
    fn normal_form(&self, heaps: &Heaps) -> NormalForm<Heaps> {
        let smallest = UBig::from(if self.unequal { 3_u8 } else { 2 });
        let mut sizes: Vec<UBig> = heaps.0.iter().filter(|size| **size >= smallest).cloned().collect();
        sizes.arrange();
        NormalForm::plain(Heaps(sizes))
    }

    fn parse(&self, text: &str) -> Result<Heaps, ParseError> {
        Heaps::parse(text, if self.unequal { "grundys-game 10" } else { "split 7" })
    }

    fn move_label(&self, from: &Heaps, to: &Heaps) -> String {
        let heap = from.0.iter().zip(&to.0).position(|(before, after)| before != after).unwrap_or(0);
        let parts = format!("into {} and {}", to.0[heap], to.0[heap + 1]);
        if from.0.len() == 1 { format!("split {parts}") } else { format!("split heap {} {parts}", heap + 1) }
    }
}

/// The moves left until all tokens are single, when any split will do.
fn splits_left(heaps: &Heaps) -> UBig {
    let of_heap = |size: &UBig| if size.is_zero() { UBig::ZERO } else { size - UBig::ONE };
    heaps.0.iter().map(of_heap).fold(UBig::ZERO, |sum, splits| sum + splits)
}

impl Theorem for Splitting {
    fn claim(&self, heaps: &Heaps, convention: Convention) -> Option<Claim<Heaps>> {
        if self.unequal {
            return None;
        }
        let splits = splits_left(heaps);
        let is_odd = splits.bit(0);
        let last_mover_wins = convention.result_when_stuck() == Ending::Loss;
        let plies = u64::try_from(&splits).ok();
        let verdict = if is_odd == last_mover_wins { Verdict::Win(plies) } else { Verdict::Loss(plies) };
        let explanation = [match (is_odd, splits.is_one()) {
            (true, true) => {
                "Exactly 1 move is left, an odd number: the next player makes the last one.".into()
            }
            (true, false) => message!(
                "Exactly {splits} moves are left, an odd number: the next player makes the last one.",
                splits
            ),
            (false, _) => message!(
                "Exactly {splits} moves are left, an even number: the previous player makes the last one.",
                splits
            ),
        }];
        let mut claim = Claim::impartial(&SPLITTING, verdict, Vec::new(), explanation);
        if let Verdict::Win(_) = verdict
            && !splits.is_zero()
        {
            claim.winning = WinningMoves::Every;
        }
        // A heap of n has value 1 when it has an odd number of splits left, that is when n is even.
        Some(match convention {
            Convention::Normal => claim.with_grundy(UBig::from(u8::from(is_odd))),
            Convention::Misere => claim,
        })
    }

    /// All options have the same value; where it is another one, there is nothing to look for.
    fn options_of_value(&self, heaps: &Heaps, value: &UBig) -> Option<Vec<ClaimedMove<Heaps>>> {
        let options_value = UBig::from(u8::from(!splits_left(heaps).bit(0)));
        (!self.unequal && *value != options_value).then(Vec::new)
    }
}

/// The entry of the catalogue.
pub(crate) fn entry() -> Entry {
    Entry::new("split", "Splitting", Group::Heaps, |parameters| {
        no_parameters(parameters, "split 7")?;
        Ok(Arc::new(Catalogued::new(Splitting { unequal: false }).with_theorem().declared_by_heap("split")))
    })
    .with_aliases(["splitting"])
    .with_rules("A move splits a heap into two non-empty heaps. Whoever cannot move loses.")
    .with_notation(HEAPS)
    .with_examples(["split 7", "split 4 9"])
    .with_theorems([&SPLITTING])
}
