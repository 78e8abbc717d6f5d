//! Moore's Nim with at most k heaps a move (Moore 1910): the second player wins exactly when every binary column has a
//! multiple of k + 1 ones.

use super::ContestError;
use super::winner;
use zermelo_games::rulesets::Words;
use zermelo_solve::Limits;

pub(super) fn solve(input: &[u8], _: &Limits) -> Result<Vec<u8>, ContestError> {
    let mut words =
        Words::new(input, "the input is n k, then n heap sizes: 3 2 and, on the next line, 5 5 5");
    let count = words.number("the number of heaps")?;
    let most = words.number("the most heaps a move may touch")?;
    if most == 0 {
        return Err(words.error("a move must be allowed to touch at least 1 heap").into());
    }
    let mut columns = [0_u64; 64];
    for _ in 0..count {
        let heap = words.number("a heap size")?;
        for (column, ones) in columns.iter_mut().enumerate() {
            *ones += heap >> column & 1;
        }
    }
    words.end()?;
    Ok(winner(columns.iter().any(|&ones| u128::from(ones) % (u128::from(most) + 1) != 0)))
}
