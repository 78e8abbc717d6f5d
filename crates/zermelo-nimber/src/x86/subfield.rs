//! The isomorphism from the field of 256 nimbers to the field of the AES, GF(2)[x]/(x^8 + x^4 + x^3 + x + 1), whose
//! products are one instruction; as 8×8 matrices over bits in the form the instruction `gf2p8affineqb` takes.

use crate::bytes::const_product;

/// The matrix from nimbers to the field of the AES.
pub(super) const TO_AES: u64 = matrix_of(inverse_of(IMAGES));
/// The matrix back.
pub(super) const FROM_AES: u64 = matrix_of(IMAGES);
/// At e the matrix of the product with the power e of the nimber 2^7, in the field of the AES.
pub(super) const TIMES_TOP_BIT: [u64; 6] = {
    let mut matrices = [0; 6];
    let mut power = 1;
    let mut exponent = 0;
    while exponent < matrices.len() {
        matrices[exponent] = matrix_of(times(power));
        power = product(power, 0x80);
        exponent += 1;
    }
    matrices
};

/// The nimbers 1, r, ..., r^7 with r the least root of the polynomial: what the powers of x stand for.
const IMAGES: [u8; 8] = powers_of(least_root());

const fn product(a: u8, b: u8) -> u8 {
    const_product(a as u64, b as u64, 8) as u8
}

const fn powers_of(root: u8) -> [u8; 8] {
    let mut powers = [1; 8];
    let mut index = 1;
    while index < 8 {
        powers[index] = product(powers[index - 1], root);
        index += 1;
    }
    powers
}

const fn least_root() -> u8 {
    let mut root = 2;
    loop {
        let powers = powers_of(root);
        if product(powers[7], root) == powers[4] ^ powers[3] ^ powers[1] ^ powers[0] {
            return root;
        }
        root += 1;
    }
}

const fn apply(images: [u8; 8], bits: u8) -> u8 {
    let mut sum = 0;
    let mut bit = 0;
    while bit < 8 {
        if bits >> bit & 1 == 1 {
            sum ^= images[bit];
        }
        bit += 1;
    }
    sum
}

const fn inverse_of(images: [u8; 8]) -> [u8; 8] {
    let mut inverse = [0; 8];
    let mut bits = 0_usize;
    while bits < 256 {
        let image = apply(images, bits as u8);
        if image.is_power_of_two() {
            inverse[image.trailing_zeros() as usize] = bits as u8;
        }
        bits += 1;
    }
    inverse
}

/// The images of the powers of x under the product with a nimber.
const fn times(factor: u8) -> [u8; 8] {
    let mut images = [0; 8];
    let mut bit = 0;
    while bit < 8 {
        images[bit] = to_aes(product(IMAGES[bit], factor));
        bit += 1;
    }
    images
}

/// The element of the field of the AES that a nimber below 256 is.
pub(super) const fn to_aes(nimber: u8) -> u8 {
    apply(inverse_of(IMAGES), nimber)
}

/// The form of the instruction: the row of result bit i is byte 7 − i.
const fn matrix_of(images: [u8; 8]) -> u64 {
    let mut matrix = 0;
    let mut index = 0;
    while index < 64 {
        let (row, column) = (index / 8, index % 8);
        if images[column] >> row & 1 == 1 {
            matrix |= 1 << (8 * (7 - row) + column);
        }
        index += 1;
    }
    matrix
}
