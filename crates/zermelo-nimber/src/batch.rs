//! Which way a product goes on this machine: a vector of bytes, carry-less multiplication or tables for one, vectors of bytes for
//! many.
//! All ways give the same; they are chosen when the program runs.

use super::{Nimber, Word, machine};

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
        matches!(self, Self::Portable | Self::OneByOne) || machine::vectors::<u8>(self).is_some()
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
        match machine::vectors(self) {
            Some(multiply) => multiply(products, factors),
            None if self == Self::Portable => multiply_by(W::portable_product, products, factors),
            None => multiply_by(W::product, products, factors),
        }
    }
}

#[inline]
fn multiply_by<W: Word>(product: impl Fn(W, W) -> W, products: &mut [Nimber<W>], factors: &[Nimber<W>]) {
    for (to, factor) in products.iter_mut().zip(factors) {
        *to = Nimber(product(to.0, factor.0));
    }
}

/// Fewer products than this are quicker one by one.
const FEW: usize = 12;

/// Multiplies element by element.
pub(super) fn product_slices<W: Word>(products: &mut [Nimber<W>], factors: &[Nimber<W>]) {
    let way = if products.len() < FEW { Way::OneByOne } else { Way::best() };
    way.multiply(products, factors);
}

#[cfg(test)]
pub(super) mod tests {
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
    pub(crate) fn pairs<W: Word>() -> Vec<(Nimber<W>, Nimber<W>)> {
        let numbers: Vec<W> = numbers().into_iter().map(W::truncate).collect();
        let count = numbers.len();
        let pair =
            |at: usize, step: usize| (Nimber(numbers[at]), Nimber(numbers[(at * step + step) % count]));
        (0..count).flat_map(|at| [1, 7, 129, 200].map(|step| pair(at, step))).collect()
    }

    #[test]
    fn single_products_agree_with_tables_and_halves() {
        for (a, b) in pairs::<u64>() {
            let (a, b) = (a.get(), b.get());
            for product in machine::ways_64().into_iter().chain([machine::product_64 as fn(u64, u64) -> u64])
            {
                assert_eq!(product(a, b), a.portable_product(b), "{a} {b}");
            }
        }
        for (a, b) in pairs::<u128>() {
            let (a, b) = (a.get(), b.get());
            for product in
                machine::ways_128().into_iter().chain([machine::product_128 as fn(u128, u128) -> u128])
            {
                assert_eq!(product(a, b), a.portable_product(b), "{a} {b}");
            }
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
