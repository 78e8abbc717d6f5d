//! The nim-products of pairs of numbers below 2^64.

use super::ContestError;
use crate::nimber::Nimber64;
use crate::rulesets::Words;
use crate::solve::Limits;

/// Pairs that are multiplied at once: their factors stay in the cache.
const BATCH: usize = 1 << 12;

/// As many pairs as there are, at least one.
pub(super) fn solve(input: &[u8], _: &Limits) -> Result<Vec<u8>, ContestError> {
    let mut words = Words::new(input, "each line of the input is a b, both below 2^64, for example: 12 7");
    let mut output = Vec::new();
    let (mut products, mut factors) = (Vec::with_capacity(BATCH), Vec::with_capacity(BATCH));
    loop {
        products.push(Nimber64::new(words.number("the first factor")?));
        factors.push(Nimber64::new(words.number("the second factor")?));
        let is_last = words.is_at_end();
        if is_last || products.len() == BATCH {
            Nimber64::multiply_slices(&mut products, &factors).expect("as many second factors as first ones");
            for product in products.drain(..) {
                write_number(product.get(), &mut output);
            }
            factors.clear();
        }
        if is_last {
            return Ok(output);
        }
    }
}

/// A number and a line end.
fn write_number(mut number: u64, output: &mut Vec<u8>) {
    let mut digits = [b'\n'; 21];
    let mut first = digits.len() - 1;
    loop {
        first -= 1;
        digits[first] = b'0' + (number % 10) as u8;
        number /= 10;
        if number == 0 {
            break;
        }
    }
    output.extend_from_slice(&digits[first..]);
}
