//! How many there are of what rulesets number.

/// C(n, k), at most 2^64 − 1. O(min(k, n − k)).
pub(super) fn binomial(n: u64, k: u64) -> u64 {
    let Some(others) = n.checked_sub(k) else { return 0 };
    let mut product = 1_u128;
    // From the shorter side the products grow up to the result and never beyond it.
    for step in 0..k.min(others) {
        product = product * u128::from(n - step) / u128::from(step + 1);
        if product > u128::from(u64::MAX) {
            return u64::MAX;
        }
    }
    product as u64
}

#[cfg(test)]
mod tests {
    use super::binomial;

    #[test]
    fn pascals_triangle() {
        for n in 0..60 {
            assert_eq!(binomial(n, n + 1), 0);
            for k in 0..=n {
                let above =
                    if n == 0 || k == 0 || k == n { 1 } else { binomial(n - 1, k - 1) + binomial(n - 1, k) };
                assert_eq!(binomial(n, k), above, "{n} {k}");
            }
        }
        assert_eq!(binomial(100, 99), 100);
        assert_eq!(binomial(100, 50), u64::MAX);
    }
}
