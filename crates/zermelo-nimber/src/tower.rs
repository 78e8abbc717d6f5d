//! Logarithm tables of the field of 65536 nimbers, on which the portable products of wider words stand.

use super::bytes::const_product;
use std::sync::LazyLock;

/// The least nimber whose powers are all nonzero nimbers below 2^16.
const GENERATOR: u16 = 258;
/// The number of those powers.
const ORDER: usize = 0xFFFF;

/// Powers twice round, so that a sum of two logarithms needs no reduction, and logarithms; that of 0 has no meaning.
struct Tables {
    powers: [u16; 2 * ORDER],
    logarithms: [u16; ORDER + 1],
    /// The logarithm of 2^15.
    top_bit: usize,
}

static TABLES: LazyLock<Box<Tables>> = LazyLock::new(|| {
    let mut tables = Box::new(Tables { powers: [0; 2 * ORDER], logarithms: [0; ORDER + 1], top_bit: 0 });
    let mut power = 1;
    for exponent in 0..ORDER {
        tables.powers[exponent] = power;
        tables.powers[exponent + ORDER] = power;
        tables.logarithms[usize::from(power)] = exponent as u16;
        power = const_product(power.into(), GENERATOR.into(), 16) as u16;
    }
    tables.top_bit = tables.logarithms[1 << 15].into();
    tables
});

#[inline]
pub(super) fn product_16(a: u16, b: u16) -> u16 {
    if a == 0 || b == 0 {
        return 0;
    }
    let tables = &**TABLES;
    tables.powers
        [usize::from(tables.logarithms[usize::from(a)]) + usize::from(tables.logarithms[usize::from(b)])]
}

/// The inverse; 0 has none.
#[inline]
pub(super) fn inverse_16(a: u16) -> u16 {
    let tables = &**TABLES;
    tables.powers[ORDER - usize::from(tables.logarithms[usize::from(a)])]
}

/// The product with 2^15.
#[inline]
pub(super) fn times_top_bit_16(a: u16) -> u16 {
    if a == 0 {
        return 0;
    }
    let tables = &**TABLES;
    tables.powers[usize::from(tables.logarithms[usize::from(a)]) + tables.top_bit]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_generator_has_full_order_and_is_the_least() {
        let mut met = vec![false; ORDER + 1];
        for &power in &TABLES.powers[..ORDER] {
            assert!(!std::mem::replace(&mut met[usize::from(power)], true));
        }
        assert!(!met[0]);
        for smaller in 2..GENERATOR {
            let exponent = usize::from(TABLES.logarithms[usize::from(smaller)]);
            assert!([3, 5, 17, 257].iter().any(|prime| exponent.is_multiple_of(*prime)));
        }
    }
}
