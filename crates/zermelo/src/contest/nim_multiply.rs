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
    // A product is no longer than its factors together, most often half as long.
    let mut output = Vec::with_capacity(input.len() / 2 + 32);
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

/// The digits of the numbers below 100.
static PAIRS: [[u8; 2]; 100] = {
    let mut pairs = [[0; 2]; 100];
    let mut number = 0;
    while number < 100 {
        pairs[number] = [b'0' + (number / 10) as u8, b'0' + (number % 10) as u8];
        number += 1;
    }
    pairs
};

/// A number and a line end.
fn write_number(mut number: u64, output: &mut Vec<u8>) {
    let mut digits = [b'\n'; 21];
    let mut first = digits.len() - 1;
    while number >= 10 {
        first -= 2;
        digits[first..first + 2].copy_from_slice(&PAIRS[(number % 100) as usize]);
        number /= 100;
    }
    if number > 0 || first == digits.len() - 1 {
        first -= 1;
        digits[first] = b'0' + number as u8;
    }
    output.extend_from_slice(&digits[first..]);
}

#[cfg(test)]
mod tests {
    use super::write_number;

    #[test]
    fn numbers_are_written_as_by_the_standard_library() {
        let mut numbers: Vec<u64> = (0..1100).chain([u64::MAX, u64::MAX - 1]).collect();
        numbers.extend((0..20).map(|exponent| 10_u64.pow(exponent)).flat_map(|power| [power - 1, power]));
        for number in numbers {
            let mut output = Vec::new();
            write_number(number, &mut output);
            assert_eq!(String::from_utf8(output).unwrap(), format!("{number}\n"));
        }
    }
}
