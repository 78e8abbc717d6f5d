//! Coins on a strip: the gaps between pairs of coins, counted from the right, are Nim heaps.

use super::ContestError;
use super::winner;
use rustc_hash::FxHashSet;
use zermelo_core::Arrange;
use zermelo_core::message;
use zermelo_games::rulesets::Words;
use zermelo_games::rulesets::strip::next_wins_silver_dollar;
use zermelo_solve::Limits;

pub(super) fn solve(input: &[u8], _: &Limits) -> Result<Vec<u8>, ContestError> {
    let mut words =
        Words::new(input, "the input is n k, then k squares from 1 to n: 10 2 and, on the next line, 4 6");
    let length = words.number("the number of squares")?;
    let count = words.number("the number of coins")?;
    if count > length {
        return Err(words
            .error(message!("{count} coins do not fit on {length} squares", count, length))
            .into());
    }
    let mut taken = FxHashSet::default();
    for _ in 0..count {
        let square = words.number("a square")?;
        if square == 0 || square > length {
            return Err(words
                .error(message!("there is no square {square} on a strip from 1 to {length}", square, length))
                .into());
        }
        if !taken.insert(square) {
            return Err(words.error(message!("there are two coins on square {square}", square)).into());
        }
    }
    words.end()?;
    let mut squares: Vec<u64> = taken.into_iter().collect();
    squares.arrange();
    Ok(winner(next_wins_silver_dollar(&squares)))
}
