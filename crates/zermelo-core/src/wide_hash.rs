//! Hashes of 128 bits, so wide that two things met in one computation are not expected to share one. Equal on every
//! machine and in every run.

use core::hash::{Hash, Hasher};

/// Two lanes of folded multiplications.
#[derive(Clone, Copy, Debug)]
pub struct WideHasher {
    lanes: [u64; 2],
}

const FIRST: u64 = 0x9E37_79B9_7F4A_7C15;
const SECOND: u64 = 0xD6E8_FEB8_6659_FD93;

impl WideHasher {
    /// A hasher; different seeds give unrelated hashes.
    pub const fn new(seed: u64) -> Self {
        Self { lanes: [folded(seed ^ SECOND, FIRST), folded(seed ^ FIRST, SECOND)] }
    }

    /// The hash.
    pub const fn wide(&self) -> u128 {
        let low = folded(self.lanes[0] ^ FIRST, SECOND ^ self.lanes[1]);
        let high = folded(self.lanes[1] ^ SECOND, FIRST.wrapping_add(self.lanes[0]));
        (high as u128) << 64 | low as u128
    }
}

/// The product of two words, its halves laid over each other.
#[inline]
const fn folded(one: u64, two: u64) -> u64 {
    let product = one as u128 * two as u128;
    product as u64 ^ (product >> 64) as u64
}

impl Hasher for WideHasher {
    #[inline]
    fn write_u64(&mut self, word: u64) {
        let [low, high] = self.lanes;
        self.lanes =
            [folded(low ^ word, FIRST).wrapping_add(high), folded(high ^ word.rotate_left(29), SECOND) ^ low];
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    #[inline]
    fn write_u8(&mut self, word: u8) {
        self.write_u64(word.into());
    }

    #[inline]
    fn write_u16(&mut self, word: u16) {
        self.write_u64(word.into());
    }

    #[inline]
    fn write_u32(&mut self, word: u32) {
        self.write_u64(word.into());
    }

    #[inline]
    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }

    #[inline]
    fn finish(&self) -> u64 {
        self.wide() as u64
    }
}

/// The hash of a thing.
#[inline]
pub fn wide_hash<T: Hash + ?Sized>(thing: &T, seed: u64) -> u128 {
    let mut hasher = WideHasher::new(seed);
    thing.hash(&mut hasher);
    hasher.wide()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn both_halves_tell_sparse_words_apart() {
        let mut low = HashSet::new();
        let mut high = HashSet::new();
        for first in 0..300_u64 {
            for second in 0..300_u64 {
                let hash = wide_hash(&[first << 7, second << 40], 1);
                assert!(low.insert(hash as u64) && high.insert((hash >> 64) as u64));
            }
        }
        assert_ne!(wide_hash(&7_u64, 1), wide_hash(&7_u64, 2));
    }
}
