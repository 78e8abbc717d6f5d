//! A machine of which no more is known than what every machine has: the twin of `arm.rs` and `x86.rs`.

use super::{Nimber, Way, Word};

/// Multiplies slices element by element.
pub(super) type Multiply<W> = fn(&mut [Nimber<W>], &[Nimber<W>]);

/// How the machine goes a way by vectors, where it can.
pub(super) const fn vectors<W: Word>(_: Way) -> Option<Multiply<W>> {
    None
}

/// The nim-product, by the fastest way that the machine has.
#[inline]
pub(super) fn product_64(a: u64, b: u64) -> u64 {
    a.portable_product(b)
}

/// The nim-product, by the fastest way that the machine has.
#[inline]
pub(super) fn product_128(a: u128, b: u128) -> u128 {
    a.portable_product(b)
}

/// Each way to a single product that the machine has.
#[cfg(test)]
pub(super) fn ways_64() -> Vec<fn(u64, u64) -> u64> {
    vec![product_64]
}

/// The same for wider ones.
#[cfg(test)]
pub(super) fn ways_128() -> Vec<fn(u128, u128) -> u128> {
    vec![product_128]
}
