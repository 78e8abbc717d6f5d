//! Digits in one number: how games [pack](crate::Ruleset::packed) positions that are lists of small numbers.

/// The number of bits that tell `count` digits apart, at least 1.
pub const fn bits_for(count: usize) -> u32 {
    let bits = usize::BITS - count.saturating_sub(1).leading_zeros();
    if bits == 0 { 1 } else { bits }
}

/// Digits below 2^`bits` in a number of at most 126 bits: the first one highest, below a 1 that tells how many there are.
/// `None` where there are too many.
#[inline]
pub fn packed_digits(bits: u32, digits: impl ExactSizeIterator<Item = u32>) -> Option<u128> {
    if digits.len() > (125 / bits) as usize {
        return None;
    }
    Some(digits.fold(1, |number, digit| number << bits | u128::from(digit)))
}

/// The digits in a number that [`packed_digits`] gave.
#[inline]
pub fn unpacked_digits(bits: u32, number: u128) -> impl ExactSizeIterator<Item = u32> {
    let count = number.max(1).ilog2() / bits;
    (0..count).map(move |place| (number >> ((count - 1 - place) * bits)) as u32 & (u32::MAX >> (32 - bits)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_come_back() {
        for (count, bits) in
            [(0, 1), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (1 << 20, 20), ((1 << 20) + 1, 21)]
        {
            assert_eq!(bits_for(count), bits);
        }
        for bits in 1..=32 {
            let most = u32::MAX >> (32 - bits);
            for digits in [&[][..], &[0], &[0, 0], &[most, 0], &[0, most, 0], &[most, most, most]] {
                let packed = packed_digits(bits, digits.iter().copied()).unwrap();
                assert!(packed < 1 << 126);
                assert_eq!(unpacked_digits(bits, packed).collect::<Vec<_>>(), digits);
            }
        }
        assert_eq!(packed_digits(1, [1; 125].into_iter()), Some((1 << 126) - 1));
        assert_eq!(packed_digits(1, [0; 126].into_iter()), None);
        assert_eq!(packed_digits(32, [0; 4].into_iter()), None);
    }
}
