//! Nim with moves in the smallest heap only (Smallest Nim) or in the largest heap only (Largest Nim, also called Greedy
//! Nim); of several equal heaps any may be chosen, and empty heaps are gone. Albert and Nowakowski, *Nim restrictions*,
//! Integers 4 (2004); Albert, Nowakowski and Wolfe, *Lessons in Play*.

use super::heap_game::{HeapGame, impl_by_heap_game};
use super::heaps::HEAPS;
use super::heaps::Heaps;
use crate::catalogue::{Catalogued, CheckedGame, Entry, Group, no_parameters};
use crate::game::{
    Claim, ClaimedMove, Convention, Message, ParseError, Player, Reference, Theorem, Verdict, WinningMoves,
    message,
};
use dashu_int::UBig;
use dashu_int::ops::BitTest;
use std::ops::{ControlFlow, Range};
use std::sync::Arc;

/// Which heap may be played in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExtremeNim {
    /// The smallest heap that is not empty.
    Smallest,
    /// The largest heap.
    Largest,
}

/// The theorem on Smallest Nim.
pub static SMALLEST_NIM: Reference = Reference {
    name: "the theorem on Smallest Nim",
    statement: "The heaps of one token are played one after the other, so count them. With a heap of two or more \
                besides, the previous player wins exactly when their number is odd; without, when it is even. In \
                misère play the previous player wins exactly when it is odd.",
    source: "M. H. Albert and R. J. Nowakowski, Nim restrictions, Integers 4 (2004), for the rules; Lessons in Play",
};

/// The theorem on Largest Nim.
pub static LARGEST_NIM: Reference = Reference {
    name: "the theorem on Largest Nim",
    statement: "The previous player wins exactly when the number of largest heaps is even. In misère play the same \
                holds while some heap has two or more; when all heaps have at most one, their number must be odd.",
    source: "M. H. Albert and R. J. Nowakowski, Nim restrictions, Integers 4 (2004); Lessons in Play, theorem on \
             Greedy Nim",
};

impl ExtremeNim {
    /// The size of the heaps that may be played in; `None` when all heaps are empty.
    fn playable(self, heaps: &Heaps) -> Option<UBig> {
        let sizes = heaps.0.iter().filter(|size| !size.is_zero());
        match self {
            Self::Smallest => sizes.min().cloned(),
            Self::Largest => sizes.max().cloned(),
        }
    }

    /// The numbers of tokens to leave in a playable heap of `size`, so that the opponent has lost; empty when the
    /// position is lost itself. With them a sentence that says why.
    fn winning_rests(self, heaps: &Heaps, size: &UBig, convention: Convention) -> (Range<UBig>, Message) {
        let count = |wanted: &UBig| heaps.0.iter().filter(|other| *other == wanted).count();
        let ones = count(&UBig::ONE);
        let is_misere = convention == Convention::Misere;
        let largest = heaps.0.iter().max().unwrap_or(size);
        if largest.is_one() {
            // Every move takes one token.
            let wins = (ones % 2 == 0) == is_misere;
            let reason = message!("All heaps are single tokens, and their number, {ones}, is {parity}", ones, parity => parity(ones));
            return (UBig::ZERO..UBig::from(u8::from(wins)), reason);
        }
        match self {
            Self::Smallest => {
                let reason = message!("The number of single tokens, {ones}, is {parity}", ones, parity => parity(ones));
                let others = heaps.0.iter().filter(|other| !other.is_zero()).count() > 1;
                let rest = match (size.is_one(), others || is_misere) {
                    // Taking a single token is forced.
                    (true, _) if ones % 2 == 1 => UBig::ZERO..UBig::ZERO,
                    (true, _) | (false, false) => single(UBig::ZERO),
                    (false, true) => single(UBig::ONE),
                };
                (rest, reason)
            }
            Self::Largest => {
                let most = count(size);
                let reason = message!("The number of largest heaps, {most}, is {parity}", most, parity => parity(most));
                if most % 2 == 0 {
                    return (UBig::ZERO..UBig::ZERO, reason);
                }
                if most > 1 {
                    return (UBig::ZERO..size.clone(), reason);
                }
                let zero = UBig::ZERO;
                let second = heaps.0.iter().filter(|other| *other != size).max().unwrap_or(&zero);
                let rests = if is_misere && *second <= UBig::ONE {
                    single(UBig::from(u8::from(ones % 2 == 0)))
                } else if second.is_zero() {
                    single(UBig::ZERO)
                } else if count(second) % 2 == 1 {
                    single(second.clone())
                } else {
                    UBig::ZERO..second.clone()
                };
                (rests, reason)
            }
        }
    }

    const fn reference(self) -> &'static Reference {
        match self {
            Self::Smallest => &SMALLEST_NIM,
            Self::Largest => &LARGEST_NIM,
        }
    }
}

const fn parity(count: usize) -> &'static str {
    if count.is_multiple_of(2) { "even" } else { "odd" }
}

fn single(rest: UBig) -> Range<UBig> {
    let end = &rest + UBig::ONE;
    rest..end
}

impl_by_heap_game!(ExtremeNim);

impl HeapGame for ExtremeNim {
    fn moves<B>(
        &self,
        heaps: &Heaps,
        _: Player,
        mut visit: impl FnMut(Heaps) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let Some(size) = self.playable(heaps) else { return ControlFlow::Continue(()) };
        for heap in (0..heaps.0.len()).filter(|&heap| heaps.0[heap] == size) {
            let takes = (1_u64..).map(UBig::from).take_while(|take| *take <= size);
            takes.map(|take| heaps.with_heap(heap, &size - take)).try_for_each(&mut visit)?;
        }
        ControlFlow::Continue(())
    }

    fn is_sum_of_heaps(&self) -> bool {
        false
    }

    fn reachable_bound(&self, heaps: &Heaps) -> Option<u64> {
        Some(heaps.product_bound())
    }

    fn parse(&self, text: &str) -> Result<Heaps, ParseError> {
        Heaps::parse(
            text,
            match self {
                Self::Smallest => "smallest-nim 2 3 5",
                Self::Largest => "largest-nim 2 5 5",
            },
        )
    }
}

/// So many winning moves are listed.
const MOST_MOVES: u64 = 10_000;

impl Theorem for ExtremeNim {
    fn claim(&self, heaps: &Heaps, convention: Convention) -> Option<Claim<Heaps>> {
        let reference = self.reference();
        let Some(size) = self.playable(heaps) else {
            let (verdict, winner) = match convention {
                Convention::Normal => (Verdict::Loss(Some(0)), "previous"),
                Convention::Misere => (Verdict::Win(Some(0)), "next"),
            };
            let over = [message!("All heaps are empty: the {winner} player wins.", winner => winner)];
            return Some(Claim::impartial(reference, verdict, Vec::new(), over));
        };
        let (rests, reason) = self.winning_rests(heaps, &size, convention);
        let next_wins = !rests.is_empty();
        let winner = if next_wins { "next" } else { "previous" };
        let explanation =
            [message!("{reason}: the {winner} player wins.", reason => reason, winner => winner)];
        let verdict = if next_wins { Verdict::Win(None) } else { Verdict::Loss(None) };
        let mut claim = Claim::impartial(reference, verdict, Vec::new(), explanation);
        if next_wins {
            claim.winning = listed(heaps, &size, &rests, &mut claim.explanation);
        }
        Some(claim)
    }
}

/// The moves that leave one of `rests` in a heap of `size`.
fn listed(
    heaps: &Heaps,
    size: &UBig,
    rests: &Range<UBig>,
    explanation: &mut Vec<Message>,
) -> WinningMoves<Heaps> {
    if rests.start.is_zero() && rests.end == *size {
        return WinningMoves::Every;
    }
    let count = &rests.end - &rests.start;
    if count.bit_len() > 1 {
        explanation.push(message!(
            "Leave fewer than {bound} in the largest heap, no matter how many.",
            bound = rests.end
        ));
    }
    let playable: Vec<usize> = (0..heaps.0.len()).filter(|&heap| heaps.0[heap] == *size).collect();
    let most = u64::try_from(&count).unwrap_or(u64::MAX).min(MOST_MOVES);
    let moves: Vec<ClaimedMove<Heaps>> = heaps.claimed_takes(
        playable
            .iter()
            .flat_map(|&heap| (0..most).map(move |index| (heap, &rests.start + UBig::from(index)))),
    );
    if UBig::from(most) == count { WinningMoves::These(moves) } else { WinningMoves::AtLeast(moves) }
}

/// The entries of the catalogue.
pub(crate) fn entries() -> [Entry; 2] {
    [
        Entry::new("smallest-nim", "Smallest Nim", Group::Heaps, |parameters| {
            no_parameters(parameters, "smallest-nim 2 3 5")?;
            Ok(Arc::new(
                Catalogued::new(ExtremeNim::Smallest)
                    .with_theorem()
                    .checked_as(CheckedGame::joint_heaps_without_zeros("smallest-nim")),
            ))
        })
        .with_rules(
            "A move takes any number of tokens from the smallest heap that is not empty, or from one \
             of several smallest. Whoever cannot move loses.",
        )
        .with_notation(HEAPS)
        .with_examples(["smallest-nim 2 3 5", "smallest-nim 1 1 7"])
        .with_theorems([&SMALLEST_NIM]),
        Entry::new("largest-nim", "Largest Nim", Group::Heaps, |parameters| {
            no_parameters(parameters, "largest-nim 2 5 8")?;
            Ok(Arc::new(
                Catalogued::new(ExtremeNim::Largest)
                    .with_theorem()
                    .checked_as(CheckedGame::joint_heaps_without_zeros("largest-nim")),
            ))
        })
        .with_aliases(["greedy-nim"])
        .with_rules(
            "A move takes any number of tokens from the largest heap, or from one of several largest. \
             Whoever cannot move loses. Also known as Greedy Nim.",
        )
        .with_notation(HEAPS)
        .with_examples(["largest-nim 2 5 8", "greedy-nim 7 7 3"])
        .with_theorems([&LARGEST_NIM]),
    ]
}
