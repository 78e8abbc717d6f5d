//! Products by several threads.

use super::algebra::check_lengths;
use super::{Nimber, NimberError, Word};
use core::num::NonZeroUsize;

/// With fewer nimbers for each, threads take longer to start than to multiply.
const LEAST_OF_A_THREAD: usize = 1 << 16;

impl<W: Word> Nimber<W> {
    /// Multiplies element by element as [`multiply_slices`](Self::multiply_slices) does, by at most so many threads, each of which multiplies a piece; short slices by fewer.
    pub fn multiply_slices_on(
        threads: NonZeroUsize,
        products: &mut [Self],
        factors: &[Self],
    ) -> Result<(), NimberError> {
        check_lengths(products, factors)?;
        let piece = products.len().div_ceil(threads.get()).max(LEAST_OF_A_THREAD);
        std::thread::scope(|scope| {
            let mut pieces = products.chunks_mut(piece).zip(factors.chunks(piece));
            let first = pieces.next();
            for (products, factors) in pieces {
                scope.spawn(|| W::product_slices(products, factors));
            }
            if let Some((products, factors)) = first {
                W::product_slices(products, factors);
            }
        });
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::batch::tests::pairs;

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
}
