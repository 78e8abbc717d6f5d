//! The isomorphism from the nimbers below 2^64 to GF(2)[x]/(x^64 + x^4 + x^3 + x + 1), where products are carry-less
//! multiplications. Both ways are linear over bits: eight look-ups, one a byte.
#![expect(
    clippy::inline_always,
    reason = "what is not inlined is compiled without the instructions of the caller"
)]

use super::Word;
use super::bytes::const_product;

/// The least nimber r with r^64 + r^4 + r^3 + r + 1 = 0: what x stands for.
const ROOT: u64 = 0x4028_84ca_01f7_c6b2;

/// A linear map of 64 bits: what each value of each byte contributes.
struct LinearMap([[u64; 256]; 8]);

/// From nimbers to polynomials.
static TO_POLYNOMIAL: LinearMap = LinearMap::new(&inverse_of(powers()));
/// From polynomials to nimbers.
static FROM_POLYNOMIAL: LinearMap = LinearMap::new(&powers());
/// The polynomial of 2^63.
const TOP_BIT: u64 = inverse_of(powers())[63];

impl LinearMap {
    /// The map that sends bit i to `images[i]`.
    const fn new(images: &[u64; 64]) -> Self {
        let mut table = [[0; 256]; 8];
        let mut byte = 0;
        while byte < 8 {
            let mut value = 1_usize;
            while value < 256 {
                let lowest = value.trailing_zeros() as usize;
                table[byte][value] = table[byte][value & (value - 1)] ^ images[8 * byte + lowest];
                value += 1;
            }
            byte += 1;
        }
        Self(table)
    }

    #[inline]
    fn apply(&self, bits: u64) -> u64 {
        let part = |byte: usize| self.0[byte][(bits >> (8 * byte)) as usize & 0xFF];
        (part(0) ^ part(1)) ^ (part(2) ^ part(3)) ^ ((part(4) ^ part(5)) ^ (part(6) ^ part(7)))
    }
}

/// The nim-product, by a way to multiply polynomials.
#[inline(always)]
pub(super) fn product_64(a: u64, b: u64, multiply: impl Fn(u64, u64) -> u128) -> u64 {
    FROM_POLYNOMIAL.apply(reduce(multiply(TO_POLYNOMIAL.apply(a), TO_POLYNOMIAL.apply(b))))
}

/// The nim-product by halves: three products of polynomials, and one with the polynomial of 2^63.
#[inline(always)]
pub(super) fn product_128(a: u128, b: u128, multiply: impl Fn(u64, u64) -> u128) -> u128 {
    let halves = |word: u128| {
        let (high, low) = word.split();
        (TO_POLYNOMIAL.apply(high), TO_POLYNOMIAL.apply(low))
    };
    let ((h, l), (k, m)) = (halves(a), halves(b));
    let lows = reduce(multiply(l, m));
    let highs = reduce(multiply(h, k));
    let all = reduce(multiply(h ^ l, k ^ m));
    let low = lows ^ reduce(multiply(highs, TOP_BIT));
    u128::join(FROM_POLYNOMIAL.apply(all ^ lows), FROM_POLYNOMIAL.apply(low))
}

/// The remainder of a product modulo x^64 + x^4 + x^3 + x + 1.
#[inline(always)]
const fn reduce(product: u128) -> u64 {
    let (low, high) = (product as u64, (product >> 64) as u64);
    // What the shifts push out at the top, at most four bits, goes round once more.
    let high = high ^ (high >> 63) ^ (high >> 61) ^ (high >> 60);
    low ^ high ^ (high << 1) ^ (high << 3) ^ (high << 4)
}

/// 1, r, r², ..., r^63.
const fn powers() -> [u64; 64] {
    let mut powers = [1; 64];
    let mut index = 1;
    while index < 64 {
        powers[index] = const_product(powers[index - 1], ROOT, 64);
        index += 1;
    }
    powers
}

/// The images of the inverse map, by Gauss and Jordan: row i says that `images[i]` goes back to bit i.
const fn inverse_of(mut images: [u64; 64]) -> [u64; 64] {
    let mut origins = [0; 64];
    let mut index = 0;
    while index < 64 {
        origins[index] = 1 << index;
        index += 1;
    }
    let mut column = 0;
    while column < 64 {
        let mut pivot = column;
        while images[pivot] >> column & 1 == 0 {
            pivot += 1;
        }
        (images[column], images[pivot]) = (images[pivot], images[column]);
        (origins[column], origins[pivot]) = (origins[pivot], origins[column]);
        let mut row = 0;
        while row < 64 {
            if row != column && images[row] >> column & 1 == 1 {
                images[row] ^= images[column];
                origins[row] ^= origins[column];
            }
            row += 1;
        }
        column += 1;
    }
    origins
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_root_is_one() {
        let power = |exponent: u32| (0..exponent).fold(1, |power, _| const_product(power, ROOT, 64));
        assert_eq!(power(64) ^ power(4) ^ power(3) ^ power(1) ^ power(0), 0);
    }

    #[test]
    fn there_and_back() {
        for bit in 0..64 {
            let nimber = 1_u64 << bit;
            assert_eq!(FROM_POLYNOMIAL.apply(TO_POLYNOMIAL.apply(nimber)), nimber);
        }
        assert_eq!(TO_POLYNOMIAL.apply(1 << 63), TOP_BIT);
        assert_eq!(TO_POLYNOMIAL.apply(1), 1);
    }
}
