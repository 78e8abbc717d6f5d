//! The nim-product of two numbers below 2^64.

use super::ContestError;
use crate::nimber::Nimber64;
use crate::rulesets::Words;
use crate::solve::Limits;

pub(super) fn solve(input: &[u8], _: &Limits) -> Result<Vec<u8>, ContestError> {
    let mut words = Words::new(input, "the input is a b, both below 2^64, for example: 12 7");
    let first = Nimber64::new(words.number("the first factor")?);
    let second = Nimber64::new(words.number("the second factor")?);
    words.end()?;
    Ok(format!("{}\n", (first * second).get()).into_bytes())
}
