//! Which way a product goes on this machine: carry-less multiplication or tables for one, vectors of bytes for many.
//! All ways give the same; they are chosen when the program runs.

use super::{Nimber, Word};

#[cfg(target_arch = "x86_64")]
use super::x86;

/// A way to multiply slices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// Logarithm tables and halves.
    Portable,
    /// One product after the other, by carry-less multiplication where that helps.
    OneByOne,
    /// The tower over bytes in vectors of 256 bits (`gfni`, `avx2`).
    Vectors256,
    /// The tower over bytes in vectors of 512 bits (`gfni`, `avx512bw`).
    Vectors512,
}

impl Way {
    /// All ways, slowest first.
    pub const ALL: [Self; 4] = [Self::Portable, Self::OneByOne, Self::Vectors256, Self::Vectors512];

    /// Whether this machine can go that way.
    pub fn is_available(self) -> bool {
        match self {
            Self::Portable | Self::OneByOne => true,
            #[cfg(target_arch = "x86_64")]
            Self::Vectors256 => x86::has_vectors_256(),
            #[cfg(target_arch = "x86_64")]
            Self::Vectors512 => x86::has_vectors_512(),
            #[cfg(not(target_arch = "x86_64"))]
            Self::Vectors256 | Self::Vectors512 => false,
        }
    }

    /// The fastest way that this machine can go.
    pub fn best() -> Self {
        Self::ALL.into_iter().rev().find(|way| way.is_available()).unwrap_or(Self::Portable)
    }

    /// Multiplies element by element this way; a way that is not available falls back to one by one. What is longer
    /// than the other slice is left as it is.
    pub fn multiply<W: Word>(self, products: &mut [Nimber<W>], factors: &[Nimber<W>]) {
        let length = products.len().min(factors.len());
        let (products, factors) = (&mut products[..length], &factors[..length]);
        match self {
            Self::Portable => {
                for (product, factor) in products.iter_mut().zip(factors) {
                    *product = Nimber(product.0.portable_product(factor.0));
                }
            }
            #[cfg(target_arch = "x86_64")]
            Self::Vectors256 if x86::has_vectors_256() => x86::multiply_256(products, factors),
            #[cfg(target_arch = "x86_64")]
            Self::Vectors512 if x86::has_vectors_512() => x86::multiply_512(products, factors),
            _ => {
                for (product, factor) in products.iter_mut().zip(factors) {
                    *product = Nimber(product.0.product(factor.0));
                }
            }
        }
    }
}

/// Fewer products than this are quicker one by one.
const FEW: usize = 12;

/// Multiplies element by element.
pub(super) fn product_slices<W: Word>(products: &mut [Nimber<W>], factors: &[Nimber<W>]) {
    let way = if products.len() < FEW { Way::OneByOne } else { Way::best() };
    way.multiply(products, factors);
}

#[inline]
pub(super) fn product_64(a: u64, b: u64) -> u64 {
    #[cfg(target_arch = "x86_64")]
    if x86::has_carry_less() {
        return x86::product_64(a, b);
    }
    a.portable_product(b)
}

#[inline]
pub(super) fn product_128(a: u128, b: u128) -> u128 {
    #[cfg(target_arch = "x86_64")]
    if x86::has_carry_less() {
        return x86::product_128(a, b);
    }
    a.portable_product(b)
}
