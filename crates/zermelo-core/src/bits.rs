//! Sets as the bits of words: their members, from the lowest on.

/// The places of the bits of a word.
#[inline]
pub fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn members_ascend() {
        assert_eq!(bits(0).count(), 0);
        assert_eq!(bits(u64::MAX).collect::<Vec<_>>(), (0..64).collect::<Vec<_>>());
        assert_eq!(bits(1 << 63 | 0b1010).collect::<Vec<_>>(), [1, 3, 63]);
        assert_eq!(bits_of_words([0, 1 << 63 | 2, 1]).collect::<Vec<_>>(), [65, 127, 128]);
    }
}
