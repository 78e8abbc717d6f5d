//! Which way a product goes on this machine: a vector of bytes, carry-less multiplication or tables for one, vectors of bytes for
//! many.
//! All ways give the same; they are chosen when the program runs.

use super::{Nimber, Word};

#[cfg(target_arch = "aarch64")]
use super::arm as machine;
#[cfg(target_arch = "x86_64")]
use super::x86 as machine;

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
            Self::Vectors256 => machine::has_vectors_256(),
            #[cfg(target_arch = "x86_64")]
            Self::Vectors512 => machine::has_vectors_512(),
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
            Self::Vectors256 if machine::has_vectors_256() => machine::multiply_256(products, factors),
            #[cfg(target_arch = "x86_64")]
            Self::Vectors512 if machine::has_vectors_512() => machine::multiply_512(products, factors),
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
    if machine::has_byte_products() {
        return machine::product_64_by_bytes(a, b);
    }
    #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
    if machine::has_carry_less() {
        return machine::product_64(a, b);
    }
    a.portable_product(b)
}

#[inline]
pub(super) fn product_128(a: u128, b: u128) -> u128 {
    #[cfg(target_arch = "x86_64")]
    if machine::has_byte_products() {
        return machine::product_128_by_bytes(a, b);
    }
    #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
    if machine::has_carry_less() {
        return machine::product_128(a, b);
    }
    a.portable_product(b)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Words of all lengths: single bits, their neighbours, and mixtures.
    fn numbers() -> Vec<u128> {
        let mut numbers = vec![0, 1, u128::MAX];
        for bit in 0..128 {
            numbers.extend([1 << bit, (1 << bit) - 1, u128::MAX << bit]);
        }
        let mut state = 0x9E37_79B9_7F4A_7C15_u128;
        for length in 1..128 {
            state = state.wrapping_mul(0x2360_ED05_1FC6_5DA4_4385_DF64_9FCC_F645).wrapping_add(length);
            numbers.push(state ^ state >> 61);
            numbers.push(state >> (length % 128));
        }
        numbers
    }

    /// Pairs of words: neighbours in the list and words far from each other.
    fn pairs<W: Word>() -> Vec<(Nimber<W>, Nimber<W>)> {
        let numbers: Vec<W> = numbers().into_iter().map(W::truncate).collect();
        let count = numbers.len();
        let pair =
            |at: usize, step: usize| (Nimber(numbers[at]), Nimber(numbers[(at * step + step) % count]));
        (0..count).flat_map(|at| [1, 7, 129, 200].map(|step| pair(at, step))).collect()
    }

    #[test]
    #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
    fn single_products_agree_with_tables_and_halves() {
        #[cfg(target_arch = "aarch64")]
        assert!(machine::has_carry_less());
        for (a, b) in pairs::<u64>() {
            let (a, b) = (a.get(), b.get());
            let expected = a.portable_product(b);
            assert!(!machine::has_carry_less() || machine::product_64(a, b) == expected, "{a} {b}");
            #[cfg(target_arch = "x86_64")]
            assert!(
                !machine::has_byte_products() || machine::product_64_by_bytes(a, b) == expected,
                "{a} {b}"
            );
        }
        for (a, b) in pairs::<u128>() {
            let (a, b) = (a.get(), b.get());
            let expected = a.portable_product(b);
            assert!(!machine::has_carry_less() || machine::product_128(a, b) == expected, "{a} {b}");
            #[cfg(target_arch = "x86_64")]
            assert!(
                !machine::has_byte_products() || machine::product_128_by_bytes(a, b) == expected,
                "{a} {b}"
            );
        }
    }

    fn slices_agree<W: Word>() {
        let pairs = pairs::<W>();
        let (a, b): (Vec<_>, Vec<_>) = pairs.iter().copied().unzip();
        for length in (0..200).chain([pairs.len()]) {
            let mut expected = a[..length].to_vec();
            Way::Portable.multiply(&mut expected, &b[..length]);
            for way in Way::ALL.into_iter().filter(|way| way.is_available()) {
                let mut products = a[..length].to_vec();
                way.multiply(&mut products, &b[..length]);
                assert_eq!(products, expected, "{way:?}, {length} of {} bits", W::BITS);
            }
        }
    }

    #[test]
    fn slices_of_every_length_agree_every_way() {
        slices_agree::<u8>();
        slices_agree::<u16>();
        slices_agree::<u32>();
        slices_agree::<u64>();
        slices_agree::<u128>();
    }

    #[test]
    fn threads_give_what_one_gives() {
        let pairs: Vec<(Nimber<u64>, Nimber<u64>)> = pairs().into_iter().cycle().take(200_001).collect();
        let (a, b): (Vec<_>, Vec<_>) = pairs.into_iter().unzip();
        let mut expected = a.clone();
        Nimber::multiply_slices(&mut expected, &b).unwrap();
        for threads in 1..5 {
            for length in [0, 1, 65_536, 65_537, 131_073, a.len()] {
                let mut products = a[..length].to_vec();
                let threads = threads.try_into().unwrap();
                Nimber::multiply_slices_on(threads, &mut products, &b[..length]).unwrap();
                assert_eq!(products, expected[..length], "{threads} threads, {length}");
            }
            assert!(Nimber::multiply_slices_on(threads.try_into().unwrap(), &mut [a[0]], &[]).is_err());
        }
    }

    fn inverses_are_inverse<W: Word>() {
        for (a, _) in pairs::<W>().into_iter().filter(|(a, _)| !a.is_zero()) {
            let inverse = a.inverse().unwrap();
            assert_eq!(a.get().portable_product(inverse.get()), W::truncate(1), "{a}");
        }
    }

    #[test]
    fn inverses_of_every_width() {
        inverses_are_inverse::<u8>();
        inverses_are_inverse::<u16>();
        inverses_are_inverse::<u32>();
        inverses_are_inverse::<u64>();
        inverses_are_inverse::<u128>();
    }
}
