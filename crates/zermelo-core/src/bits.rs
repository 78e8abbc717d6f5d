//! Sets as the bits of words: their members, from the lowest on, those of equal bytes, and blocks to exchange.

/// The places of the bits of a word.
#[inline]
pub fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        let place = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(place)
    })
}

/// The places of the bits of many words, 64 to each.
#[inline]
pub fn bits_of_words(words: impl IntoIterator<Item = u64>) -> impl Iterator<Item = usize> {
    words.into_iter().enumerate().flat_map(|(at, word)| bits(word).map(move |place| 64 * at + place))
}

/// For each k, the bits of a word in the blocks of 2^k bits that have a block above them to be exchanged with.
pub const LOWER_BLOCKS: [u64; 6] = [
    0x5555_5555_5555_5555,
    0x3333_3333_3333_3333,
    0x0F0F_0F0F_0F0F_0F0F,
    0x00FF_00FF_00FF_00FF,
    0x0000_FFFF_0000_FFFF,
    0x0000_0000_FFFF_FFFF,
];

/// One in each byte.
pub const EACH_BYTE: u64 = 0x0101_0101_0101_0101;
/// All bits of each byte but the highest.
pub const LOW_BITS: u64 = 0x7f7f_7f7f_7f7f_7f7f;

/// The places at which one of eight bytes is as wanted, a bit each.
#[inline]
pub const fn equal_bytes(eight: [u8; 8], wanted: u8) -> u8 {
    // The highest bit of every byte that does not differ, gathered by a product.
    let difference = u64::from_le_bytes(eight) ^ (wanted as u64 * EACH_BYTE);
    let equal = !(((difference & LOW_BITS) + LOW_BITS) | difference | LOW_BITS);
    ((equal >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lower_blocks_are_those_without_the_bit_of_their_size() {
        for (k, &lower) in LOWER_BLOCKS.iter().enumerate() {
            assert!((0..64).all(|place: usize| (lower >> place & 1 == 1) == (place >> k & 1 == 0)), "{k}");
        }
    }

    #[test]
    fn equal_bytes_are_found() {
        let bytes = [0, 1, 126, 127, 128, 129, 254, 255];
        for wanted in 0..=u8::MAX {
            for turns in 0..8 {
                let mut eight = bytes;
                eight.rotate_left(turns);
                let expected = (0..8).fold(0, |set, at| set | u8::from(eight[at] == wanted) << at);
                assert_eq!(equal_bytes(eight, wanted), expected, "{wanted} in {eight:?}");
            }
        }
    }

    #[test]
    fn members_ascend() {
        assert_eq!(bits(0).count(), 0);
        assert_eq!(bits(u64::MAX).collect::<Vec<_>>(), (0..64).collect::<Vec<_>>());
        assert_eq!(bits(1 << 63 | 0b1010).collect::<Vec<_>>(), [1, 3, 63]);
        assert_eq!(bits_of_words([0, 1 << 63 | 2, 1]).collect::<Vec<_>>(), [65, 127, 128]);
    }
}
