//! Logarithm tables of the field of 65536 nimbers, on which the portable products of wider words stand.

use super::bytes::const_product;

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

impl Tables {
    #[expect(clippy::large_stack_arrays, reason = "it is a constant")]
    const EMPTY: Self = Self { powers: [0; 2 * ORDER], logarithms: [0; ORDER + 1], top_bit: 0 };

    const fn fill(&mut self) {
        let (mut exponent, mut power) = (0, 1);
        while exponent < ORDER {
            self.powers[exponent] = power;
            self.powers[exponent + ORDER] = power;
            self.logarithms[power as usize] = exponent as u16;
            power = const_product(power as u64, GENERATOR as u64, 16) as u16;
            exponent += 1;
        }
        self.top_bit = self.logarithms[1 << 15] as usize;
    }
}

cfg_select! {
    // Made when they are first wanted: a program that is sent about is smaller without them.
    feature = "std" => {
        static TABLES: std::sync::LazyLock<Box<Tables>> = std::sync::LazyLock::new(|| {
            let mut tables = Box::new(Tables::EMPTY);
            tables.fill();
            tables
        });
    }
    // Made by the compiler: they lie in the memory that is only read, of which a small machine has more.
    _ => {
        static TABLES: Tables = {
            let mut tables = Tables::EMPTY;
            tables.fill();
            tables
        };
    }
}

#[inline]
pub(super) fn product_16(a: u16, b: u16) -> u16 {
    if a == 0 || b == 0 {
        return 0;
    }
    let tables: &Tables = &TABLES;
    tables.powers
        [usize::from(tables.logarithms[usize::from(a)]) + usize::from(tables.logarithms[usize::from(b)])]
}

/// The inverse; 0 has none.
#[inline]
pub(super) fn inverse_16(a: u16) -> u16 {
    let tables: &Tables = &TABLES;
    tables.powers[ORDER - usize::from(tables.logarithms[usize::from(a)])]
}

/// The product with 2^15.
#[inline]
pub(super) fn times_top_bit_16(a: u16) -> u16 {
    if a == 0 {
        return 0;
    }
    let tables: &Tables = &TABLES;
    tables.powers[usize::from(tables.logarithms[usize::from(a)]) + tables.top_bit]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_generator_has_full_order_and_is_the_least() {
        let mut met = vec![false; ORDER + 1];
        for &power in &TABLES.powers[..ORDER] {
            assert!(!core::mem::replace(&mut met[usize::from(power)], true));
        }
        assert!(!met[0]);
        for smaller in 2..GENERATOR {
            let exponent = usize::from(TABLES.logarithms[usize::from(smaller)]);
            assert!([3, 5, 17, 257].iter().any(|prime| exponent.is_multiple_of(*prime)));
        }
    }
}
