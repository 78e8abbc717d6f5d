//! Products by the carry-less multiplication of ARM64 (PMULL), behind a check that the machine has it. With `x86.rs` the only
//! module with `unsafe`: to call what was checked for. The tests compare it with tables and halves.
#![allow(unsafe_code)]

use super::Word;
use super::polynomial::{FROM_POLYNOMIAL, TO_POLYNOMIAL, TOP_BIT, reduce};
use std::arch::aarch64::vmull_p64;
use std::arch::is_aarch64_feature_detected;

/// Whether [`product_64`] and [`product_128`] may be called.
#[inline]
pub(super) fn has_carry_less() -> bool {
    is_aarch64_feature_detected!("aes")
}

/// The nim-product through polynomials over bits. Only where [`has_carry_less`].
#[inline]
pub(super) fn product_64(a: u64, b: u64) -> u64 {
    debug_assert!(has_carry_less());
    // SAFETY: the machine has the instructions; the only callers have asked.
    unsafe { carry_less_64(a, b) }
}

/// The nim-product through polynomials over bits. Only where [`has_carry_less`].
#[inline]
pub(super) fn product_128(a: u128, b: u128) -> u128 {
    debug_assert!(has_carry_less());
    // SAFETY: the machine has the instructions; the only callers have asked.
    unsafe { carry_less_128(a, b) }
}

#[target_feature(enable = "neon,aes")]
fn carry_less_64(a: u64, b: u64) -> u64 {
    FROM_POLYNOMIAL.apply(reduce(vmull_p64(TO_POLYNOMIAL.apply(a), TO_POLYNOMIAL.apply(b))))
}

/// By halves: three products of polynomials, and one with the polynomial of 2^63.
#[target_feature(enable = "neon,aes")]
fn carry_less_128(a: u128, b: u128) -> u128 {
    let halves = |word: u128| {
        let (high, low) = word.split();
        (TO_POLYNOMIAL.apply(high), TO_POLYNOMIAL.apply(low))
    };
    let ((h, l), (k, m)) = (halves(a), halves(b));
    let lows = reduce(vmull_p64(l, m));
    let highs = reduce(vmull_p64(h, k));
    let all = reduce(vmull_p64(h ^ l, k ^ m));
    let low = lows ^ reduce(vmull_p64(highs, TOP_BIT));
    u128::join(FROM_POLYNOMIAL.apply(all ^ lows), FROM_POLYNOMIAL.apply(low))
}
