//! The nim-product of numbers below 2^64, straight from Conway's rules. *On Numbers and Games*, chapter 6.

/// The nim-product a ⊗ b. With F = 2^(2^i) a power of two by halves of the bits, F ⊗ x = F·x for x < F and F ⊗ F = F + F/2;
/// three products of half the size make one.
pub fn nim_product(a: u64, b: u64) -> u64 {
    product(a, b, 32)
}

/// The product of numbers below 2^(2·half). The depth is at most 6.
fn product(a: u64, b: u64, half: u32) -> u64 {
    if a < 2 || b < 2 {
        return a * b;
    }
    let mask = (1 << half) - 1;
    let (high_a, low_a, high_b, low_b) = (a >> half, a & mask, b >> half, b & mask);
    let next = half / 2;
    let low = product(low_a, low_b, next);
    if high_a == 0 && high_b == 0 {
        return low;
    }
    let high = product(high_a, high_b, next);
    let middle = product(high_a ^ low_a, high_b ^ low_b, next);
    // (high_a F + low_a)(high_b F + low_b) with F² = F + F/2.
    (middle ^ low) << half ^ low ^ product(high, 1 << (half - 1), next)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// a ⊗ b = mex of a′b + ab′ + a′b′ over a′ < a and b′ < b.
    #[test]
    fn small_products_follow_the_definition() {
        const SIZE: usize = 32;
        let mut table = [[0_u64; SIZE]; SIZE];
        for a in 0..SIZE {
            for b in 0..SIZE {
                let mut seen = vec![false; 1_024];
                for c in 0..a {
                    for d in 0..b {
                        seen[(table[c][b] ^ table[a][d] ^ table[c][d]) as usize] = true;
                    }
                }
                table[a][b] = seen.iter().position(|seen| !seen).unwrap() as u64;
                assert_eq!(nim_product(a as u64, b as u64), table[a][b], "{a} x {b}");
            }
        }
    }

    #[test]
    fn products_of_the_literature() {
        assert_eq!(nim_product(2, 2), 3);
        assert_eq!(nim_product(4, 4), 6);
        assert_eq!(nim_product(1 << 32, 1 << 32), 1 << 32 | 1 << 31);
        assert_eq!(nim_product(u64::MAX, 1), u64::MAX);
    }

    proptest::proptest! {
        #[test]
        fn it_is_a_commutative_ring(a: u64, b: u64, c: u64) {
            proptest::prop_assert_eq!(nim_product(a, b), nim_product(b, a));
            proptest::prop_assert_eq!(nim_product(a, b ^ c), nim_product(a, b) ^ nim_product(a, c));
            proptest::prop_assert_eq!(nim_product(nim_product(a, b), c), nim_product(a, nim_product(b, c)));
        }
    }
}
