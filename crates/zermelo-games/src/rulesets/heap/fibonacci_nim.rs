//! Fibonacci Nim: one heap; the first move takes any number but not the whole heap, every later move at most twice what
//! was taken just before. Whinihan, *Fibonacci Nim*, Fibonacci Quarterly 1 (1963). Exact on big integers.

use super::heaps::{parse_size, size_bytes};
use crate::catalogue::{Catalogued, CheckedGame, Entry, Group, no_parameters};
use crate::game::{
    Claim, ClaimedMove, Convention, Drawing, Message, Notation, ParseError, Player, Reference, Ruleset,
    Theorem, Verdict, message,
};
use dashu_int::UBig;
use dashu_int::ops::{BitTest, SquareRoot};
use std::ops::ControlFlow;
use std::sync::Arc;

/// The rules of Fibonacci Nim.
#[derive(Clone, Copy, Debug)]
pub struct FibonacciNim;

/// A heap and the most that may be taken from it now.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct LimitedHeap {
    heap: UBig,
    /// Never more than the heap.
    limit: UBig,
}

/// The theorem on Fibonacci Nim.
pub static FIBONACCI: Reference = Reference {
    name: "the theorem on Fibonacci Nim",
    statement: "Every number is a sum of Fibonacci numbers of which no two are neighbours (Zeckendorf). The previous \
                player wins exactly when the smallest of them exceeds the limit on the take; with a fresh heap, \
                when the heap is a Fibonacci number. In misère play the same holds for the heap without one token.",
    source: "M. J. Whinihan, Fibonacci Nim, Fibonacci Quarterly 1, no. 4 (1963)",
};

impl LimitedHeap {
    /// A heap from which at most `limit` may be taken now.
    pub fn new(heap: UBig, limit: UBig) -> Self {
        let limit = limit.min(heap.clone());
        Self { heap, limit }
    }

    /// A heap before the first move: not all of it may be taken.
    pub fn fresh(heap: UBig) -> Self {
        let limit = if heap.is_zero() { UBig::ZERO } else { &heap - UBig::ONE };
        Self { heap, limit }
    }

    fn after(&self, take: &UBig) -> Self {
        Self::new(&self.heap - take, take << 1)
    }
}

/// The Fibonacci numbers 1, 2, 3, 5, … that add up to `number`, the largest first, no two of them neighbours. The
/// representation is unique (Zeckendorf). O(log n) additions.
pub fn zeckendorf(number: &UBig) -> Vec<UBig> {
    let mut pair = (UBig::ONE, UBig::from(2_u8));
    while pair.1 <= *number {
        let next = &pair.0 + &pair.1;
        pair = (pair.1, next);
    }
    let mut rest = number.clone();
    let mut parts = Vec::new();
    while !rest.is_zero() {
        let before = &pair.1 - &pair.0;
        if pair.0 <= rest {
            rest -= &pair.0;
            parts.push(pair.0.clone());
        }
        pair = (before, pair.0);
    }
    parts
}

/// Whether the next player wins a fresh heap of Fibonacci Nim: it is neither empty nor a Fibonacci number. A number n is
/// one of them exactly when 5n² + 4 or 5n² − 4 is a square (Gessel 1972), so numbers of any size are quick.
pub fn next_wins_fibonacci_nim(heap: &UBig) -> bool {
    let is_square = |number: &UBig| number.sqrt().sqr() == *number;
    let scaled = UBig::from(5_u8) * heap.sqr();
    let four = UBig::from(4_u8);
    !is_square(&(&scaled + &four)) && (scaled < four || !is_square(&(scaled - four)))
}

/// The takes of at most `limit` that leave a lost position of normal play. What is left must have its smallest part
/// above twice the take, so a take is a tail of the representation: the sum of its smallest parts.
fn winning_takes(parts: &[UBig], limit: &UBig) -> Vec<UBig> {
    let mut takes = Vec::new();
    let mut tail = UBig::ZERO;
    for (index, part) in parts.iter().enumerate().rev() {
        tail += part;
        if tail > *limit {
            break;
        }
        if index == 0 || parts[index - 1] > &tail << 1 {
            takes.push(tail.clone());
        }
    }
    takes
}

/// About 5 000 digits: the representation of a number of n bits takes n² bits.
const MOST_BITS: usize = 16_610;

impl Ruleset for FibonacciNim {
    type Position = LimitedHeap;

    fn options<B>(
        &self,
        from: &LimitedHeap,
        _: Player,
        visit: impl FnMut(LimitedHeap) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let takes = (1_u64..).map(UBig::from).take_while(|take| *take <= from.limit);
        takes.map(|take| from.after(&take)).try_for_each(visit)
    }

    fn is_impartial(&self) -> bool {
        true
    }

    fn is_loop_free(&self) -> bool {
        true
    }

    fn reachable_bound(&self, from: &LimitedHeap) -> Option<u64> {
        let size = u64::try_from(&from.heap).unwrap_or(u64::MAX).saturating_add(1);
        Some(size.saturating_mul(size))
    }

    fn heap_bytes(&self, from: &LimitedHeap) -> usize {
        size_bytes(&from.heap) + size_bytes(&from.limit)
    }
}

impl Notation for FibonacciNim {
    fn parse(&self, text: &str) -> Result<LimitedHeap, ParseError> {
        let hint =
            "a heap such as 13, or a heap and the most that may be taken now, such as: fibonacci-nim 13 4";
        let words: Vec<&str> =
            text.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty()).collect();
        let size = |word: &str| {
            let size = parse_size(word).map_err(|message| ParseError::part(text, word, message, hint))?;
            if size.bit_len() > MOST_BITS {
                return Err(ParseError::part(
                    text,
                    word,
                    "heaps have at most 5000 digits in this game",
                    hint,
                ));
            }
            Ok(size)
        };
        match words.as_slice() {
            [] => Err(ParseError::whole(text, "the position is empty", hint)),
            [heap] => Ok(LimitedHeap::fresh(size(heap)?)),
            [heap, limit] => {
                // After a large take the limit exceeds what is left.
                Ok(LimitedHeap::new(size(heap)?, size(limit)?))
            }
            [_, _, third, ..] => {
                Err(ParseError::part(text, third, "there is one heap with one limit, and no more", hint))
            }
        }
    }

    fn print(&self, at: &LimitedHeap) -> String {
        format!("{} {}", at.heap, at.limit)
    }

    fn drawing(&self, at: &LimitedHeap) -> Option<Drawing> {
        Drawing::heaps([&at.heap])
    }

    fn move_label(&self, from: &LimitedHeap, to: &LimitedHeap, _: Player) -> String {
        format!("take {}", &from.heap - &to.heap)
    }
}

/// Longer sums are not written out.
const MOST_PARTS_SHOWN: usize = 100;

impl Theorem for FibonacciNim {
    fn claim(&self, at: &LimitedHeap, convention: Convention) -> Option<Claim<LimitedHeap>> {
        let LimitedHeap { heap, limit } = at;
        if limit.is_zero() {
            let (verdict, winner) = match convention {
                Convention::Normal => (Verdict::Loss(Some(0)), "previous"),
                Convention::Misere => (Verdict::Win(Some(0)), "next"),
            };
            let over = [message!("No move is possible: the {winner} player wins.", winner => winner)];
            return Some(Claim::impartial(&FIBONACCI, verdict, Vec::new(), over));
        }
        let mut explanation = Vec::new();
        let counted = match convention {
            Convention::Normal => heap.clone(),
            Convention::Misere => {
                explanation
                    .push(Message::words("In misère play nobody wants the last token; it does not count."));
                heap - UBig::ONE
            }
        };
        let parts = zeckendorf(&counted);
        let takes = winning_takes(&parts, limit);
        if parts.len() <= MOST_PARTS_SHOWN && !parts.is_empty() {
            let sum: Vec<String> = parts.iter().map(UBig::to_string).collect();
            explanation.push(Message::verbatim(format!("{counted} = {}", sum.join(" + "))));
        }
        explanation.push(match parts.last() {
            None => "Nothing is left that counts: the previous player wins.".into(),
            Some(least) if takes.is_empty() => {
                message!(
                    "The smallest part {least} is more than the limit {limit}: the previous player wins.",
                    least,
                    limit
                )
            }
            Some(least) => message!(
                "The smallest part {least} is within the limit {limit}: take it, and the next part is more than twice as large.",
                least,
                limit
            ),
        });
        let verdict = if takes.is_empty() { Verdict::Loss(None) } else { Verdict::Win(None) };
        let winning = takes
            .iter()
            .map(|take| ClaimedMove { label: format!("take {take}"), to: Some(at.after(take)) })
            .collect();
        Some(Claim::impartial(&FIBONACCI, verdict, winning, explanation))
    }
}

/// A position for the checker.
fn heap_and_limit(LimitedHeap { heap, limit }: &LimitedHeap) -> String {
    format!("{heap} {limit}")
}

/// The entry of the catalogue.
pub(crate) fn entry() -> Entry {
    Entry::new("fibonacci-nim", "Fibonacci Nim", Group::Heaps, |parameters| {
        no_parameters(parameters, "fibonacci-nim 20")?;
        Ok(Arc::new(
            Catalogued::new(FibonacciNim)
                .with_theorem()
                .checked_as(CheckedGame::in_numbers("fibonacci-nim", heap_and_limit)),
        ))
    })
    .with_aliases(["fibonacci"])
    .with_rules(
        "A move takes tokens from the only heap: the first any number but not all, every later one at \
         most twice as many as the move before. Whoever cannot move loses.",
    )
    .with_notation(
        "the heap before the first move; or the heap and the most that may be taken now, such as 13 4",
    )
    .with_examples(["fibonacci-nim 20", "fibonacci-nim 13 4", "fibonacci-nim 1000000000000000000000"])
    .with_theorems([&FIBONACCI])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn representations_have_no_neighbours_and_add_up() {
        let mut fibonacci = vec![1_u64, 2];
        while fibonacci[fibonacci.len() - 1] < 2_000 {
            fibonacci.push(fibonacci[fibonacci.len() - 1] + fibonacci[fibonacci.len() - 2]);
        }
        for number in 0..1_500_u64 {
            let parts: Vec<u64> =
                zeckendorf(&UBig::from(number)).iter().map(|part| u64::try_from(part).unwrap()).collect();
            assert_eq!(parts.iter().sum::<u64>(), number);
            let places: Vec<usize> =
                parts.iter().map(|part| fibonacci.binary_search(part).unwrap()).collect();
            assert_eq!(next_wins_fibonacci_nim(&UBig::from(number)), parts.len() > 1, "{number}");
            assert!(places.windows(2).all(|pair| pair[0] > pair[1] + 1), "{number}: {parts:?}");
        }
    }
}
