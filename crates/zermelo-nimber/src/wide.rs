//! Products of nimbers of any width.

use crate::Nimber128;
use dashu_int::UBig;
use dashu_int::ops::BitTest;

/// The product of two nimbers.
///
/// Karatsuba's three products a level: O(w^1.58) for w bits, and as deep as the logarithm of w.
pub fn wide_product(a: &UBig, b: &UBig) -> UBig {
    let bits = a.bit_len().max(b.bit_len());
    if a.is_zero() || b.is_zero() {
        return UBig::ZERO;
    }
    if let (Ok(a), Ok(b)) = (u128::try_from(a), u128::try_from(b)) {
        return UBig::from((Nimber128::new(a) * Nimber128::new(b)).get());
    }
    // a = a1 F + a0 with the Fermat power F = 2^half, of which the square is F + F/2.
    let half = bits.next_power_of_two() / 2;
    let ((a1, a0), (b1, b0)) = (halves(a, half), halves(b, half));
    let low = wide_product(&a0, &b0);
    let high = wide_product(&a1, &b1);
    let all = wide_product(&(a0 ^ a1), &(b0 ^ b1));
    let carried = wide_product(&high, &(UBig::ONE << (half - 1)));
    ((all ^ &low) << half) ^ low ^ carried
}

fn halves(number: &UBig, half: usize) -> (UBig, UBig) {
    let mask = (UBig::ONE << half) - UBig::ONE;
    (number >> half, number & mask)
}
