//! The prime factors of a machine number: trial division by small primes, then Pollard's rho with Brent's batches, and
//! the Miller–Rabin test with the first twelve primes, which is exact below 2^64 (Sorenson and Webster 2015).

use zermelo_core::Arrange;

const WITNESSES: [u64; 12] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37];
/// Factors below are found by division.
const TRIED: u64 = 1000;

/// The prime factors of a positive number with their multiplicity, ascending. About n^(1/4) steps.
pub(super) fn prime_factors(mut n: u64) -> Vec<u64> {
    let mut found = Vec::new();
    for divisor in 2..TRIED {
        if divisor * divisor > n {
            break;
        }
        while n.is_multiple_of(divisor) {
            found.push(divisor);
            n /= divisor;
        }
    }
    let mut open = if n > 1 { vec![n] } else { Vec::new() };
    while let Some(n) = open.pop() {
        if is_prime(n) {
            found.push(n);
        } else {
            let divisor = proper_divisor(n);
            open.extend([divisor, n / divisor]);
        }
    }
    found.arrange();
    found
}

fn multiply(a: u64, b: u64, modulus: u64) -> u64 {
    (u128::from(a) * u128::from(b) % u128::from(modulus)) as u64
}

fn power(mut base: u64, mut exponent: u64, modulus: u64) -> u64 {
    let mut product = 1;
    while exponent > 0 {
        if exponent & 1 == 1 {
            product = multiply(product, base, modulus);
        }
        base = multiply(base, base, modulus);
        exponent >>= 1;
    }
    product
}

/// Whether a number is prime that has no divisor below [`TRIED`] but itself.
fn is_prime(n: u64) -> bool {
    if n < TRIED * TRIED {
        return n > 1;
    }
    let twos = (n - 1).trailing_zeros();
    let odd = (n - 1) >> twos;
    WITNESSES.iter().all(|&witness| {
        let mut root = power(witness, odd, n);
        if root == 1 || root == n - 1 {
            return true;
        }
        (1..twos).any(|_| {
            root = multiply(root, root, n);
            root == n - 1
        })
    })
}

fn greatest_common_divisor(mut a: u64, mut b: u64) -> u64 {
    while b > 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// A divisor, neither 1 nor itself, of an odd number that is not prime.
fn proper_divisor(n: u64) -> u64 {
    const BATCH: u64 = 128;
    for constant in 1_u64.. {
        let step = |x: u64| ((u128::from(x) * u128::from(x) + u128::from(constant)) % u128::from(n)) as u64;
        let (mut fast, mut length) = (2_u64, 1_u64);
        'walk: loop {
            let slow = fast;
            let mut walked = 0;
            while walked < length {
                let (start, batch) = (fast, BATCH.min(length - walked));
                let mut product = 1;
                for _ in 0..batch {
                    fast = step(fast);
                    product = multiply(product, slow.abs_diff(fast), n);
                }
                walked += batch;
                if greatest_common_divisor(product, n) == 1 {
                    continue;
                }
                // One of the batch has a factor in common: step by step to the first.
                fast = start;
                let divisor = loop {
                    fast = step(fast);
                    let divisor = greatest_common_divisor(slow.abs_diff(fast), n);
                    if divisor > 1 {
                        break divisor;
                    }
                };
                if divisor < n {
                    return divisor;
                }
                break 'walk;
            }
            length *= 2;
        }
    }
    n
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn factors_multiply_to_the_number_and_are_prime() {
        let plain = |n: u64| (2..n).take_while(|d| d * d <= n).all(|d| !n.is_multiple_of(d));
        let large: [u64; 6] = [
            999_999_999_999_999_989,
            1_000_000_007 * 998_244_353,
            1_000_003 * 1_000_003 * 1_000_003,
            999_999_937 * 999_999_937,
            1_000_000_000_000_000_000,
            1009 * 1009 * 1013 * 1013 * 1019 * 1021,
        ];
        for n in (1..3000).chain(1_000_000..1_003_000).chain(large) {
            let factors = prime_factors(n);
            assert_eq!(factors.iter().product::<u64>(), n);
            assert!(factors.is_sorted());
            assert!(
                factors.iter().all(|&p| p > 1 && if p < 1 << 32 { plain(p) } else { is_prime(p) }),
                "{n}"
            );
        }
        assert_eq!(prime_factors(999_999_999_999_999_989), [999_999_999_999_999_989]);
    }
}
