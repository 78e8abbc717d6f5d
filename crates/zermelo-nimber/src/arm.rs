//! Products by the carry-less multiplication of ARM64 (PMULL), behind a check that the machine has it. With `x86.rs` the only
//! module with `unsafe`: to call what was checked for. The tests compare it with tables and halves.
#![allow(unsafe_code)]

use super::polynomial;
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
    polynomial::product_64(a, b, |a, b| vmull_p64(a, b))
}

#[target_feature(enable = "neon,aes")]
fn carry_less_128(a: u128, b: u128) -> u128 {
    polynomial::product_128(a, b, |a, b| vmull_p64(a, b))
}
