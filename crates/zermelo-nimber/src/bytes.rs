//! The field of 256 nimbers as tables made by the compiler from the recursion by halves, and what larger fields are
//! built from at compile time.

/// The least nimber whose powers are all nonzero nimbers below 256.
const GENERATOR: u8 = 18;

/// The product of nimbers below 2^`bits`, by the recursion by halves alone: (hF + l)(kF + m) with F = 2^(`bits`/2) and
/// F ⊗ F = F + F/2 (Conway, On Numbers and Games, chapter 6).
const fn by_halves(a: u8, b: u8, bits: u32) -> u8 {
    if bits == 1 {
        return a & b;
    }
    let half = bits / 2;
    let mask = (1 << half) - 1;
    let lows = by_halves(a & mask, b & mask, half);
    let highs = by_halves(a >> half, b >> half, half);
    let all = by_halves((a >> half) ^ (a & mask), (b >> half) ^ (b & mask), half);
    ((all ^ lows) << half) | (lows ^ by_halves(highs, 1 << (half - 1), half))
}

/// Powers of the generator, twice round, so that a sum of two logarithms needs no reduction.
static POWERS: [u8; 510] = POWER_TABLE;
/// Logarithms to the generator; that of 0 has no meaning.
static LOGARITHMS: [u8; 256] = LOGARITHM_TABLE;
static SQUARE_ROOTS: [u8; 256] = square_roots();
/// At c the even solution of x² + x = c, where there is one.
static EVEN_ROOTS: [Option<u8>; 256] = even_roots();

const POWER_TABLE: [u8; 510] = {
    let mut table = [1; 510];
    let mut index = 1;
    while index < table.len() {
        table[index] = by_halves(table[index - 1], GENERATOR, 8);
        index += 1;
    }
    table
};

const LOGARITHM_TABLE: [u8; 256] = {
    let mut table = [0; 256];
    let mut index = 0;
    while index < 255 {
        table[POWER_TABLE[index] as usize] = index as u8;
        index += 1;
    }
    table
};

const fn square_roots() -> [u8; 256] {
    let mut table = [0; 256];
    let mut root = 0_usize;
    while root < 256 {
        table[const_product_8(root as u8, root as u8) as usize] = root as u8;
        root += 1;
    }
    table
}

const fn even_roots() -> [Option<u8>; 256] {
    let mut table = [None; 256];
    let mut root = 0_usize;
    while root < 256 {
        table[(const_product_8(root as u8, root as u8) ^ root as u8) as usize] = Some(root as u8);
        root += 2;
    }
    table
}

const fn const_product_8(a: u8, b: u8) -> u8 {
    if a == 0 || b == 0 {
        return 0;
    }
    POWER_TABLE[LOGARITHM_TABLE[a as usize] as usize + LOGARITHM_TABLE[b as usize] as usize]
}

/// The product of nimbers below 2^`bits`, for `bits` from 8 to 64, at compile time.
pub(super) const fn const_product(a: u64, b: u64, bits: u32) -> u64 {
    if bits == 8 {
        return const_product_8(a as u8, b as u8) as u64;
    }
    let half = bits / 2;
    let mask = (1 << half) - 1;
    if (a | b) <= mask {
        return const_product(a, b, half);
    }
    let lows = const_product(a & mask, b & mask, half);
    let highs = const_product(a >> half, b >> half, half);
    let all = const_product((a >> half) ^ (a & mask), (b >> half) ^ (b & mask), half);
    ((all ^ lows) << half) | (lows ^ const_product(highs, 1 << (half - 1), half))
}

pub(super) fn product(a: u8, b: u8) -> u8 {
    if a == 0 || b == 0 {
        return 0;
    }
    POWERS[usize::from(LOGARITHMS[usize::from(a)]) + usize::from(LOGARITHMS[usize::from(b)])]
}

/// The inverse; 0 has none and gives 1.
pub(super) fn inverse(a: u8) -> u8 {
    POWERS[255 - usize::from(LOGARITHMS[usize::from(a)])]
}

pub(super) fn square_root(a: u8) -> u8 {
    SQUARE_ROOTS[usize::from(a)]
}

pub(super) fn even_root(c: u8) -> Option<u8> {
    EVEN_ROOTS[usize::from(c)]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The definition: the least value that no product with an earlier factor forces.
    fn table_by_mex(size: usize) -> Vec<Vec<u8>> {
        let mut table = vec![vec![0_u8; size]; size];
        for a in 0..size {
            for b in 0..size {
                let mut taken = [false; 256];
                for c in 0..a {
                    for d in 0..b {
                        taken[usize::from(table[c][b] ^ table[a][d] ^ table[c][d])] = true;
                    }
                }
                table[a][b] = taken.iter().position(|taken| !taken).unwrap() as u8;
            }
        }
        table
    }

    #[test]
    fn products_are_those_of_the_definition() {
        let table = table_by_mex(256);
        for a in 0..=255 {
            for b in 0..=255 {
                let expected = table[usize::from(a)][usize::from(b)];
                assert_eq!(product(a, b), expected, "{a} x {b}");
                assert_eq!(const_product(a.into(), b.into(), 64), u64::from(expected), "{a} x {b}");
            }
        }
    }

    #[test]
    fn inverses_and_roots_of_all() {
        for a in 0..=255_u8 {
            assert!(a == 0 || product(a, inverse(a)) == 1);
            assert_eq!(product(square_root(a), square_root(a)), a);
            let solutions: Vec<u8> = (0..=255).filter(|&x| product(x, x) ^ x == a).collect();
            let expected = even_root(a).map_or(vec![], |root| vec![root, root ^ 1]);
            assert_eq!(solutions, expected);
        }
    }
}
