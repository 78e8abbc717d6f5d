//! The nim-products of pairs of numbers below 2^64.

use super::ContestError;
use zermelo_core::long_text::push_number;
use zermelo_games::rulesets::Words;
use zermelo_nimber::Nimber64;
use zermelo_solve::Limits;

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
                push_number(product.get(), &mut output);
                output.push(b'\n');
            }
            factors.clear();
        }
        if is_last {
            return Ok(output);
        }
    }
}
