//! Moore's `Nim_k`: a move takes tokens from at least one and at most k heaps, any number from each. Moore,
//! *A generalization of the game called Nim*, Annals of Mathematics 11 (1910), for normal and misère play.

use super::heap_game::{HeapGame, impl_by_heap_game};
use super::heaps::HEAPS;
use super::heaps::Heaps;
use crate::catalogue::{Catalogued, Entry, Group, one_number};
use crate::game::{
    Claim, ClaimedMove, Convention, Limits, Message, Meter, ParseError, Player, Reference, StopReason,
    Theorem, Verdict, WinningMoves, message,
};
use crate::nimber::columns_modulo;
use crate::rules::declared::{After, TakeFrom, Which};
use dashu_int::UBig;
use dashu_int::ops::BitTest;
use rustc_hash::FxHashSet;
use std::ops::ControlFlow;
use std::sync::Arc;
use zermelo_core::Arrange;

/// The rules of `Nim_k`.
#[derive(Clone, Copy, Debug)]
pub struct MooreNim {
    most_heaps: u64,
}

/// Moore's theorem.
pub static MOORE: Reference = Reference {
    name: "Moore's theorem",
    statement: "With at most k heaps a move, the previous player wins exactly when in every binary column the number \
                of ones is a multiple of k + 1. In misère play the same holds while some heap has two or more; when \
                all heaps have at most one, the number of ones must be 1 more than a multiple of k + 1.",
    source: "E. H. Moore, A generalization of the game called Nim, Annals of Mathematics 11 (1910); Winning Ways, \
             chapter 15",
};

impl MooreNim {
    /// A move takes from at most `most_heaps` heaps. `None` when that is 0.
    pub fn new(most_heaps: u64) -> Option<Self> {
        (most_heaps > 0).then_some(Self { most_heaps })
    }

    /// How many of `heaps` a move may touch; more than there are makes no difference to anything.
    fn within(self, heaps: &Heaps) -> usize {
        usize::try_from(self.most_heaps).unwrap_or(usize::MAX).min(heaps.0.len())
    }
}

impl_by_heap_game!(MooreNim);

impl HeapGame for MooreNim {
    /// The takes count up like an odometer: the last heap's first.
    fn moves<B>(
        &self,
        heaps: &Heaps,
        _: Player,
        mut visit: impl FnMut(Heaps) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let most = self.within(heaps);
        let mut left = heaps.clone();
        let mut touched = 0;
        loop {
            let mut place = heaps.0.len();
            loop {
                if place == 0 {
                    return ControlFlow::Continue(());
                }
                place -= 1;
                let is_touched = left.0[place] < heaps.0[place];
                if !left.0[place].is_zero() && (is_touched || touched < most) {
                    touched += usize::from(!is_touched);
                    left.0[place] -= UBig::ONE;
                    break;
                }
                if is_touched {
                    left.0[place].clone_from(&heaps.0[place]);
                    touched -= 1;
                }
            }
            visit(left.clone())?;
        }
    }

    fn is_sum_of_heaps(&self) -> bool {
        false
    }

    fn reachable_bound(&self, heaps: &Heaps) -> Option<u64> {
        Some(heaps.product_bound())
    }

    fn parse(&self, text: &str) -> Result<Heaps, ParseError> {
        Heaps::parse(text, &format!("moore-nim:{} 3 4 5 6", self.most_heaps))
    }

    fn move_label(&self, from: &Heaps, to: &Heaps) -> String {
        let takes = from.0.iter().zip(&to.0).enumerate().filter(|(_, (before, after))| before != after);
        label(from, takes.map(|(heap, (_, after))| (heap, after)))
    }
}

/// The name of the move that leaves these sizes in these heaps.
fn label<'a>(from: &Heaps, rests: impl Iterator<Item = (usize, &'a UBig)>) -> String {
    if from.0.len() == 1 {
        return rests.map(|(heap, rest)| from.take_label_at(heap, rest)).collect();
    }
    let part = |(heap, rest)| format!("{} from heap {}", &from.0[heap] - rest, heap + 1);
    format!("take {}", rests.map(part).collect::<Vec<_>>().join(", "))
}

/// The number of ones in a column modulo k + 1 that a lost position has: 0, but 1 in the last column of misère play
/// when nothing stands above it.
fn lost_residue(convention: Convention, column: usize, all_above_is_zero: bool) -> usize {
    usize::from(convention == Convention::Misere && column == 0 && all_above_is_zero)
}

fn is_lost(heaps: &Heaps, most: usize, convention: Convention) -> bool {
    let columns = heaps.0.iter().map(BitTest::bit_len).max().unwrap_or(0).max(1);
    (0..columns).all(|column| {
        let ones = heaps.0.iter().filter(|size| size.bit(column)).count();
        ones % (most + 1) == lost_residue(convention, column, columns == 1) % (most + 1)
    })
}

/// A winning move, decided from the highest column down to some column.
#[derive(Clone)]
struct Partial {
    /// The heaps that are touched, with what is left of them; the undecided columns are zeros.
    touched: Vec<(usize, UBig)>,
    /// Whether all decided columns of all heaps are zeros.
    is_zero: bool,
}

/// What a partial move does in one column.
struct Choice {
    /// Untouched heaps that have a one there and lose it: they are touched from now on.
    lowered: Vec<usize>,
    /// Which of the heaps touched before get a one there.
    ones: Vec<usize>,
}

/// Bits of winning moves that are kept at most.
const MOST_BITS: usize = 1 << 22;
const MOST_MOVES: usize = 1_000;

/// The winning moves, and whether these are all. The columns are decided from the top: in each, heaps that were
/// touched above may have a zero or a one, and an untouched heap may lose a one, which touches it. Whatever is chosen,
/// the lower columns can be put right, so no choice is in vain.
fn winning_moves(
    heaps: &Heaps,
    most: usize,
    convention: Convention,
    limits: &Limits,
) -> Result<(Vec<Partial>, bool), StopReason> {
    let meter = Meter::start(limits, "looking for winning moves")?;
    let columns = heaps.0.iter().map(BitTest::bit_len).max().unwrap_or(0);
    let most_moves = (MOST_BITS / (columns.max(1) * most.max(1))).clamp(1, MOST_MOVES);
    let mut partials = vec![Partial { touched: Vec::new(), is_zero: true }];
    let mut is_complete = true;
    for column in (0..columns).rev() {
        let ones: Vec<usize> = (0..heaps.0.len()).filter(|&heap| heaps.0[heap].bit(column)).collect();
        let mut next = Vec::with_capacity(partials.len());
        for partial in partials {
            let (choices, all) =
                choices(&partial, &ones, column, most, convention, most_moves.saturating_sub(next.len()));
            is_complete &= all;
            let mut remaining = choices.len();
            let mut source = Some(partial);
            for choice in choices {
                remaining -= 1;
                let taken = if remaining == 0 { source.take() } else { source.clone() };
                let Some(partial) = taken else { break };
                meter.step_through(size_of_val(&partial.touched[..]))?;
                next.push(partial.after(&choice, heaps, column, ones.len()));
            }
        }
        partials = next;
    }
    Ok((partials, is_complete))
}

impl Partial {
    fn after(mut self, choice: &Choice, heaps: &Heaps, column: usize, ones: usize) -> Self {
        let bit = || UBig::ONE << column;
        for &index in &choice.ones {
            self.touched[index].1 |= bit();
        }
        let touched_ones = self.touched.iter().filter(|(heap, _)| heaps.0[*heap].bit(column)).count();
        let untouched_ones = ones - touched_ones - choice.lowered.len();
        self.is_zero &= choice.ones.is_empty() && untouched_ones == 0;
        for &heap in &choice.lowered {
            // The columns above stay as they are.
            let above = (&heaps.0[heap] >> (column + 1)) << (column + 1);
            self.touched.push((heap, above));
        }
        self
    }
}

/// The ways to put a column right, at most `room` of them, and whether these are all.
fn choices(
    partial: &Partial,
    ones: &[usize],
    column: usize,
    most: usize,
    convention: Convention,
    room: usize,
) -> (Vec<Choice>, bool) {
    let touched = &partial.touched;
    let touched_heaps: FxHashSet<usize> = touched.iter().map(|(heap, _)| *heap).collect();
    let untouched: Vec<usize> = ones.iter().copied().filter(|heap| !touched_heaps.contains(heap)).collect();
    let mut found = Vec::new();
    for lowered in 0..=untouched.len().min(most - touched.len()) {
        let is_zero = partial.is_zero && column == 0;
        let target = lost_residue(convention, column, is_zero) + (most + 1);
        // `kept` ones stay; so many touched heaps must get a one to make the count right.
        let kept = (untouched.len() - lowered) % (most + 1);
        let needed = (target - kept) % (most + 1);
        if needed > touched.len() {
            continue;
        }
        for lowered in combinations(untouched.len(), lowered, room + 1) {
            for ones in combinations(touched.len(), needed, room + 1) {
                if found.len() == room {
                    return (found, false);
                }
                let lowered = lowered.iter().map(|&index| untouched[index]).collect();
                found.push(Choice { lowered, ones });
            }
        }
    }
    (found, true)
}

/// The first `most` subsets of 0..n with `size` elements, in lexicographic order.
fn combinations(n: usize, size: usize, most: usize) -> impl Iterator<Item = Vec<usize>> {
    let first = (size <= n).then(|| (0..size).collect::<Vec<usize>>());
    std::iter::successors(first, move |last| {
        let place = (0..size).rev().find(|&place| last[place] < n - size + place)?;
        let start = last[place] + 1;
        let tail = (place..size).map(|later| start + later - place);
        Some(last[..place].iter().copied().chain(tail).collect())
    })
    .take(most)
}

impl MooreNim {
    fn explanation(self, heaps: &Heaps, next_wins: bool, convention: Convention) -> Vec<Message> {
        let modulus = u128::from(self.most_heaps) + 1;
        let columns = columns_modulo(&heaps.0, modulus);
        let line = |line: String| match line.split_once("ones mod") {
            Some((digits, _)) => message!("{digits}ones mod {modulus}", digits, modulus),
            None => Message::verbatim(line),
        };
        let mut lines: Vec<Message> = columns.into_iter().map(line).collect();
        let all_small = heaps.0.iter().all(|size| *size <= UBig::ONE);
        lines.push(if convention == Convention::Misere && all_small {
            let ones = heaps.0.iter().filter(|size| size.is_one()).count();
            let rest = ones as u128 % modulus;
            if next_wins {
                message!(
                    "No heap above 1, and {ones} mod {modulus} = {rest}: in misère play the next player wins, since it is not 1.",
                    ones,
                    modulus,
                    rest
                )
            } else {
                message!(
                    "No heap above 1, and {ones} mod {modulus} = {rest}: in misère play the previous player wins.",
                    ones,
                    modulus,
                    rest
                )
            }
        } else if next_wins {
            message!("The ones of some column are not a multiple of {modulus}: the next player wins.", modulus)
        } else {
            message!("The ones of every column are a multiple of {modulus}: the previous player wins.", modulus)
        });
        let large = heaps.0.iter().filter(|size| **size > UBig::ONE).count() as u128;
        // No move from here leaves a lost position with a large heap, of which there are more than k.
        if convention == Convention::Misere && (1..modulus).contains(&large) {
            lines.push(message!(
                "A move can bring every heap above 1 to 0 or 1: in misère play leave a number of ones that is 1 mod {modulus}.",
                modulus
            ));
        }
        lines
    }
}

impl Theorem for MooreNim {
    /// The winner, with the winning moves where there is time to name them.
    fn claim_within(
        &self,
        heaps: &Heaps,
        convention: Convention,
        limits: &Limits,
    ) -> Result<Option<Claim<Heaps>>, StopReason> {
        let most = self.within(heaps);
        let next_wins = !is_lost(heaps, most, convention);
        let explanation = self.explanation(heaps, next_wins, convention);
        let verdict = if next_wins { Verdict::Win(None) } else { Verdict::Loss(None) };
        let mut claim = Claim::impartial(&MOORE, verdict, Vec::new(), explanation);
        if next_wins && heaps.0.iter().any(|size| !size.is_zero()) {
            let (partials, is_complete) = winning_moves(heaps, most, convention, limits).unwrap_or_default();
            let moves = partials.into_iter().map(|partial| claimed(heaps, partial.touched)).collect();
            claim.winning =
                if is_complete { WinningMoves::These(moves) } else { WinningMoves::AtLeast(moves) };
        }
        Ok(Some(claim))
    }
}

fn claimed(heaps: &Heaps, mut rests: Vec<(usize, UBig)>) -> ClaimedMove<Heaps> {
    rests.arrange_by_key(|(heap, _)| *heap);
    let label = label(heaps, rests.iter().map(|(heap, rest)| (*heap, rest)));
    let to = heaps.are_few().then(|| {
        let mut to = heaps.clone();
        for (heap, rest) in rests {
            to.0[heap] = rest;
        }
        to
    });
    ClaimedMove { label, to }
}

/// The moves as data: from some of the heaps, as many as a move may touch.
fn takes(game: MooreNim, heaps: usize) -> Vec<TakeFrom> {
    let most =
        u32::try_from(heaps).unwrap_or(u32::MAX).min(u32::try_from(game.most_heaps).unwrap_or(u32::MAX));
    vec![TakeFrom {
        after: After::Anything,
        heaps: Which::Any((1..=most).collect()),
        same: false,
        take: Vec::new(),
    }]
}

/// The entry of the catalogue.
pub(crate) fn entry() -> Entry {
    Entry::new("moore-nim", "Moore's Nim_k", Group::Heaps, |parameters| {
        let number = one_number(
            parameters,
            None,
            "the most heaps a move may touch, for example: moore-nim:2 3 4 5 6",
        )?;
        let game = MooreNim::new(number).expect("the number is positive");
        Ok(Arc::new(
            Catalogued::new(game)
                .with_theorem()
                .declared_as_joint("moore-nim", |game, heaps| takes(*game, heaps)),
        ))
    })
    .with_aliases(["nim-k"])
    .with_rules(
        "A move takes tokens from at least one heap and at most K heaps, any number from each. \
         Whoever cannot move loses.",
    )
    .with_parameters(":K  the most heaps that a move may touch (required)")
    .with_notation(HEAPS)
    .with_examples(["moore-nim:2 3 4 5 6", "nim-k:3 1 2 4 8 16"])
    .with_theorems([&MOORE])
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::AtomicBool;

    /// The moves are named as far as there is time; who wins is known without them.
    #[test]
    fn without_time_the_winner_stands() {
        static INTERRUPT: AtomicBool = AtomicBool::new(true);
        let stopped = Limits { interrupt: Some(&INTERRUPT), ..Limits::none() };
        let heaps = Heaps([3_u8, 4, 5, 9].map(UBig::from).to_vec());
        let game = MooreNim::new(2).unwrap();
        let named = |limits: &Limits| {
            let claim = game.claim_within(&heaps, Convention::Normal, limits).unwrap().unwrap();
            assert_eq!(claim.verdicts, [Verdict::Win(None); 2]);
            match claim.winning {
                WinningMoves::These(moves) => Some(moves.len()),
                WinningMoves::AtLeast(moves) if moves.is_empty() => None,
                _ => panic!("all winning moves, or none"),
            }
        };
        assert!(named(&Limits::none()).is_some_and(|count| count > 0));
        assert_eq!(named(&stopped), None);
    }
}
