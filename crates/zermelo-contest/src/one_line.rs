//! Problems of one or two numbers with a closed form; numbers of any size.

use super::ContestError;
use super::winner;
use dashu_int::UBig;
use dashu_int::ops::BitTest;
use zermelo_core::message;
use zermelo_games::rulesets::heap::{is_wythoff_p_pair, next_wins_fibonacci_nim, next_wins_thirty_one};
use zermelo_games::rulesets::{InputError, Words};
use zermelo_solve::Limits;

/// The two numbers of the input, each at least what is asked.
fn two_numbers(input: &[u8], least: [u8; 2], hint: &'static str) -> Result<[UBig; 2], InputError> {
    let mut words = Words::new(input, hint);
    let mut next = |what: &str, least: u8| {
        let number = words.big_number(what)?;
        if number < UBig::from(least) {
            return Err(words.error(message!("{what} must be at least {least}", what => what, least)));
        }
        Ok(number)
    };
    let numbers = [next("the first number", least[0])?, next("the second number", least[1])?];
    words.end()?;
    Ok(numbers)
}

pub(super) fn bash(input: &[u8], _: &Limits) -> Result<Vec<u8>, ContestError> {
    let [n, m] = two_numbers(input, [0, 1], "the input is n m, for example: 12 3")?;
    Ok(winner(!(n % (m + UBig::ONE)).is_zero()))
}

pub(super) fn wythoff(input: &[u8], _: &Limits) -> Result<Vec<u8>, ContestError> {
    let pair = two_numbers(input, [0, 0], "the input is n m, for example: 3 5")?;
    Ok(winner(!is_wythoff_p_pair(&pair)))
}

pub(super) fn baskin_robbins(input: &[u8], _: &Limits) -> Result<Vec<u8>, ContestError> {
    let [last, most] = two_numbers(input, [1, 1], "the input is N k, for example: 31 3")?;
    Ok(winner(next_wins_thirty_one(&last, &most)))
}

/// Every play has n − 1 moves.
pub(super) fn split_game(input: &[u8], _: &Limits) -> Result<Vec<u8>, ContestError> {
    let mut words = Words::new(input, "the input is n, for example: 7");
    let n = words.big_number("the number of tokens")?;
    words.end()?;
    Ok(winner(!n.is_zero() && !n.bit(0)))
}

/// By strategy stealing the first player wins every board but the poisoned square alone.
pub(super) fn chomp(input: &[u8], _: &Limits) -> Result<Vec<u8>, ContestError> {
    let [n, m] = two_numbers(input, [1, 1], "the input is n m, for example: 3 5")?;
    Ok(winner(!(n.is_one() && m.is_one())))
}

/// The second player wins the Fibonacci numbers.
pub(super) fn fibonacci_nim(input: &[u8], _: &Limits) -> Result<Vec<u8>, ContestError> {
    let mut words = Words::new(input, "the input is n, for example: 13");
    let n = words.big_number("the number of tokens")?;
    words.end()?;
    Ok(winner(next_wins_fibonacci_nim(&n)))
}
