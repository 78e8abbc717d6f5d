//! Products by the carry-less multiplication of ARM64 (PMULL), behind a check that the machine has it. With `x86.rs` the only
//! module with `unsafe`: to call what was checked for. The tests compare it with tables and halves.
#![allow(unsafe_code)]

use super::{plain, polynomial};
use core::arch::aarch64::vmull_p64;
use std::arch::is_aarch64_feature_detected;

pub(super) use super::plain::vectors;

/// The nim-product, by the fastest way that the machine has.
#[inline]
pub(super) fn product_64(a: u64, b: u64) -> u64 {
    if has_carry_less() { polynomials_64(a, b) } else { plain::product_64(a, b) }
}

/// The nim-product, by the fastest way that the machine has.
#[inline]
pub(super) fn product_128(a: u128, b: u128) -> u128 {
    if has_carry_less() { polynomials_128(a, b) } else { plain::product_128(a, b) }
}

/// Whether [`polynomials_64`] and [`polynomials_128`] may be called.
#[inline]
fn has_carry_less() -> bool {
    is_aarch64_feature_detected!("aes")
}

/// The nim-product through polynomials over bits. Only where [`has_carry_less`].
#[inline]
fn polynomials_64(a: u64, b: u64) -> u64 {
    debug_assert!(has_carry_less());
    // SAFETY: the machine has the instructions; the only callers have asked.
    unsafe { carry_less_64(a, b) }
}

/// The nim-product through polynomials over bits. Only where [`has_carry_less`].
#[inline]
fn polynomials_128(a: u128, b: u128) -> u128 {
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

/// Each way to a single product that the machine has.
#[cfg(test)]
pub(super) fn ways_64() -> Vec<fn(u64, u64) -> u64> {
    assert!(has_carry_less());
    plain::ways_64().into_iter().chain([polynomials_64 as fn(u64, u64) -> u64]).collect()
}

/// The same for wider ones.
#[cfg(test)]
pub(super) fn ways_128() -> Vec<fn(u128, u128) -> u128> {
    assert!(has_carry_less());
    plain::ways_128().into_iter().chain([polynomials_128 as fn(u128, u128) -> u128]).collect()
}
