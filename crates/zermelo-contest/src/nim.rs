//! Nim in normal and misère play (Bouton 1901), heaps below 2^64.

use super::ContestError;
use super::winner;
use zermelo_games::rulesets::{InputError, Words};
use zermelo_solve::Limits;

/// Normal play: the first player wins exactly when the nim-sum is not 0.
pub(super) fn normal(input: &[u8], _: &Limits) -> Result<Vec<u8>, ContestError> {
    Ok(winner(read(input)?.nim_sum != 0))
}

/// Misère play: the same while some heap has two or more; else the first player wins when the number of ones is even.
pub(super) fn misere(input: &[u8], _: &Limits) -> Result<Vec<u8>, ContestError> {
    let Heaps { nim_sum, largest } = read(input)?;
    Ok(winner(if largest > 1 { nim_sum != 0 } else { nim_sum == 0 }))
}

struct Heaps {
    nim_sum: u64,
    largest: u64,
}

fn read(input: &[u8]) -> Result<Heaps, InputError> {
    let mut words = Words::new(input, "the input is n, then n heap sizes: 3 and, on the next line, 3 4 5");
    let count = words.number("the number of heaps")?;
    let mut heaps = Heaps { nim_sum: 0, largest: 0 };
    for _ in 0..count {
        let heap = words.number("a heap size")?;
        heaps.nim_sum ^= heap;
        heaps.largest = heaps.largest.max(heap);
    }
    words.end()?;
    Ok(heaps)
}
