//! Products by the vector instructions of x86-64, each behind a check that the machine has them. With `arm.rs` the only
//! module with `unsafe`: to call what was checked for, and to load and store vectors. Every way here has a twin in safe code that
//! the tests compare it with.
#![allow(unsafe_code)]
#![allow(
    clippy::inline_always,
    reason = "generic code gets the instructions only from the function it is inlined in"
)]

mod subfield;

use super::bytes::const_product;
use super::plain::{self, Multiply};
use super::{Nimber, Way, Word, polynomial};
use core::arch::x86_64::{
    __m256i, __m512i, _mm_clmulepi64_si128, _mm_cvtsi64_si128, _mm_cvtsi128_si64, _mm_extract_epi64,
    _mm_gf2p8affine_epi64_epi8, _mm_set_epi64x, _mm_set1_epi64x, _mm_unpackhi_epi64, _mm_xor_si128,
    _mm256_blendv_epi8, _mm256_castsi256_si128, _mm256_extracti128_si256, _mm256_gf2p8affine_epi64_epi8,
    _mm256_gf2p8mul_epi8, _mm256_loadu_si256, _mm256_set1_epi64x, _mm256_shuffle_epi8, _mm256_storeu_si256,
    _mm256_xor_si256, _mm512_castsi128_si512, _mm512_castsi512_si256, _mm512_extracti64x4_epi64,
    _mm512_gf2p8affine_epi64_epi8, _mm512_gf2p8mul_epi8, _mm512_loadu_si512, _mm512_mask_loadu_epi8,
    _mm512_mask_shuffle_epi8, _mm512_maskz_permutexvar_epi8, _mm512_permutexvar_epi8, _mm512_set1_epi64,
    _mm512_storeu_si512, _mm512_xor_si512,
};
use subfield::{FROM_AES, TIMES_TOP_BIT, TO_AES, to_aes};

/// How the machine goes a way by vectors, where it can.
pub(super) fn vectors<W: Word>(way: Way) -> Option<Multiply<W>> {
    match way {
        Way::Vectors256 if has_vectors_256() => Some(multiply_256),
        Way::Vectors512 if has_vectors_512() => Some(multiply_512),
        _ => plain::vectors(way),
    }
}

/// The nim-product, by the fastest way that the machine has.
#[inline]
pub(super) fn product_64(a: u64, b: u64) -> u64 {
    if has_byte_products() {
        bytes_product_64(a, b)
    } else if has_carry_less() {
        polynomials_64(a, b)
    } else {
        plain::product_64(a, b)
    }
}

/// The nim-product, by the fastest way that the machine has.
#[inline]
pub(super) fn product_128(a: u128, b: u128) -> u128 {
    if has_byte_products() {
        bytes_product_128(a, b)
    } else if has_carry_less() {
        polynomials_128(a, b)
    } else {
        plain::product_128(a, b)
    }
}

/// Whether [`polynomials_64`] and [`polynomials_128`] may be called.
#[inline]
fn has_carry_less() -> bool {
    is_x86_feature_detected!("pclmulqdq") && is_x86_feature_detected!("sse4.1")
}

/// Whether [`multiply_256`] may be called.
fn has_vectors_256() -> bool {
    is_x86_feature_detected!("gfni") && is_x86_feature_detected!("avx2")
}

/// Whether [`multiply_512`] may be called.
fn has_vectors_512() -> bool {
    has_vectors_256() && is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("avx512bw")
}

/// Whether [`bytes_product_64`] and [`bytes_product_128`] may be called.
#[inline]
fn has_byte_products() -> bool {
    is_x86_feature_detected!("gfni")
        && is_x86_feature_detected!("avx512vbmi")
        && is_x86_feature_detected!("avx512bw")
}

/// The nim-product by the products of all pairs of bytes. Only where [`has_byte_products`].
#[inline]
fn bytes_product_64(a: u64, b: u64) -> u64 {
    debug_assert!(has_byte_products());
    // SAFETY: the machine has the instructions; the only callers have asked.
    unsafe { bytes_64(a, b) }
}

/// The nim-product by the products of all pairs of bytes. Only where [`has_byte_products`].
#[inline]
fn bytes_product_128(a: u128, b: u128) -> u128 {
    debug_assert!(has_byte_products());
    // SAFETY: the machine has the instructions; the only callers have asked.
    unsafe { bytes_128(a, b) }
}

/// A vector of bytes as it lies in memory.
#[repr(align(64))]
struct Line([u8; 64]);

impl Line {
    #[inline]
    #[target_feature(enable = "avx512f")]
    fn load(&self) -> __m512i {
        // SAFETY: there are 64 bytes.
        unsafe { _mm512_loadu_si512(self.0.as_ptr().cast()) }
    }
}

/// The place of the first factor of the pair of bytes (i, j), which is at 8i + j, and of the second, behind the first.
static FIRST_FACTORS: Line = Line(factor_places()[0]);
static SECOND_FACTORS: Line = Line(factor_places()[1]);

const fn factor_places() -> [[u8; 64]; 2] {
    let mut places = [[0; 64]; 2];
    let mut pair = 0;
    while pair < 64 {
        places[0][pair] = (pair / 8) as u8;
        places[1][pair] = 8 + (pair % 8) as u8;
        pair += 1;
    }
    places
}

/// The place of the pair (j, i) at that of (i, j).
static TURNED: Line = Line(turned_places());
/// The pairs of different places, as bits.
const DIFFERENT: u64 = !0x8040_2010_0804_0201;

const fn turned_places() -> [u8; 64] {
    let mut places = [0; 64];
    let mut pair = 0;
    while pair < 64 {
        places[pair] = (pair % 8 * 8 + pair / 8) as u8;
        pair += 1;
    }
    places
}

/// How the products of pairs of bytes make up the product: byte k of it is the sum, over the two rounds and the eight
/// places that are k modulo 8, of what stands at the place of a pair times a constant.
struct Terms {
    pairs: [Line; 2],
    constants: [Line; 2],
}

static TERMS: Terms = terms();

/// The bytes are a subfield, so the product of the bytes i and j counts as often as the product of 2^8i and 2^8j has it,
/// byte by byte; and so does that of j and i, which has been added to it. A byte of the product has at most 14 terms.
const fn terms() -> Terms {
    let mut pairs = [[0; 64]; 2];
    let mut constants = [[0; 64]; 2];
    let mut used = [0; 8];
    let mut pair = 0_u8;
    while pair < 64 {
        let (first, second) = (pair / 8, pair % 8);
        let product =
            if first <= second { const_product(1 << (8 * first), 1 << (8 * second), 64) } else { 0 };
        let mut byte = 0;
        while byte < 8 {
            let constant = (product >> (8 * byte)) as u8;
            if constant != 0 {
                let (round, lane) = (used[byte] / 8, used[byte] % 8);
                pairs[round][8 * lane + byte] = pair;
                constants[round][8 * lane + byte] = to_aes(constant);
                used[byte] += 1;
            }
            byte += 1;
        }
        pair += 1;
    }
    let ([a, b], [c, d]) = (pairs, constants);
    Terms { pairs: [Line(a), Line(b)], constants: [Line(c), Line(d)] }
}

/// The products of all pairs of bytes in one vector, those of (i, j) and (j, i) added, then their terms in two.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi,gfni")]
fn bytes_64(a: u64, b: u64) -> u64 {
    let factors = _mm_set_epi64x(b.cast_signed(), a.cast_signed());
    let factors = _mm_gf2p8affine_epi64_epi8::<0>(factors, _mm_set1_epi64x(TO_AES.cast_signed()));
    let factors = _mm512_castsi128_si512(factors);
    let products = _mm512_gf2p8mul_epi8(
        _mm512_permutexvar_epi8(FIRST_FACTORS.load(), factors),
        _mm512_permutexvar_epi8(SECOND_FACTORS.load(), factors),
    );
    let turned = _mm512_maskz_permutexvar_epi8(DIFFERENT, TURNED.load(), products);
    let products = _mm512_xor_si512(products, turned);
    let Terms { pairs: [p, q], constants: [c, d] } = &TERMS;
    let first = _mm512_gf2p8mul_epi8(_mm512_permutexvar_epi8(p.load(), products), c.load());
    let second = _mm512_gf2p8mul_epi8(_mm512_permutexvar_epi8(q.load(), products), d.load());
    let sum = _mm512_xor_si512(first, second);
    let sum = _mm256_xor_si256(_mm512_castsi512_si256(sum), _mm512_extracti64x4_epi64::<1>(sum));
    let sum = _mm_xor_si128(_mm256_castsi256_si128(sum), _mm256_extracti128_si256::<1>(sum));
    let sum = _mm_xor_si128(sum, _mm_unpackhi_epi64(sum, sum));
    let product = _mm_gf2p8affine_epi64_epi8::<0>(sum, _mm_set1_epi64x(FROM_AES.cast_signed()));
    _mm_cvtsi128_si64(product).cast_unsigned()
}

/// By halves.
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi,gfni")]
fn bytes_128(a: u128, b: u128) -> u128 {
    let ((h, l), (k, m)) = (a.split(), b.split());
    let lows = bytes_64(l, m);
    let highs = bytes_64(h, k);
    let all = bytes_64(h ^ l, k ^ m);
    u128::join(all ^ lows, lows ^ bytes_64(highs, 1 << 63))
}

/// The nim-product through polynomials over bits. Only where [`has_carry_less`].
#[inline]
fn polynomials_64(a: u64, b: u64) -> u64 {
    debug_assert!(has_carry_less());
    // SAFETY: the machine has the instructions; the only callers have asked.
    unsafe { carry_less_64(a, b) }
}

/// The nim-product through polynomials over bits. Only where [`has_carry_less`].
#[inline]
fn polynomials_128(a: u128, b: u128) -> u128 {
    debug_assert!(has_carry_less());
    // SAFETY: the machine has the instructions; the only callers have asked.
    unsafe { carry_less_128(a, b) }
}

#[target_feature(enable = "pclmulqdq,sse4.1")]
fn carry_less_64(a: u64, b: u64) -> u64 {
    polynomial::product_64(a, b, |a, b| carry_less(a, b))
}

#[target_feature(enable = "pclmulqdq,sse4.1")]
fn carry_less_128(a: u128, b: u128) -> u128 {
    polynomial::product_128(a, b, |a, b| carry_less(a, b))
}

/// The product of two polynomials.
#[inline]
#[target_feature(enable = "pclmulqdq,sse4.1")]
fn carry_less(a: u64, b: u64) -> u128 {
    let (a, b) = (_mm_cvtsi64_si128(a.cast_signed()), _mm_cvtsi64_si128(b.cast_signed()));
    let product = _mm_clmulepi64_si128::<0>(a, b);
    let low = _mm_cvtsi128_si64(product).cast_unsigned();
    let high = _mm_extract_epi64::<1>(product).cast_unsigned();
    u128::from(high) << 64 | u128::from(low)
}

/// A vector of bytes.
///
/// # Safety
/// The methods may be called only where the machine has the instructions that the implementation names.
unsafe trait Bytes: Copy {
    /// How many bytes.
    const COUNT: usize;
    /// Reads `COUNT` bytes, which must be readable.
    unsafe fn load(from: *const u8) -> Self;
    /// Writes `COUNT` bytes, which must be writable.
    unsafe fn store(self, to: *mut u8);
    /// Sums byte by byte.
    unsafe fn plus(self, other: Self) -> Self;
    /// Products byte by byte in the field of the AES.
    unsafe fn times(self, other: Self) -> Self;
    /// A linear map of the bits of each byte.
    unsafe fn mapped(self, matrix: u64) -> Self;
    /// Exchanges the upper halves of the first vector's runs of 2·`distance` bytes with the lower halves of the
    /// second's.
    unsafe fn exchange(first: Self, second: Self, distance: usize) -> (Self, Self);
    /// Reads two vectors, which must be readable, and exchanges so.
    #[inline(always)]
    unsafe fn load_exchanged(first: *const u8, second: *const u8, distance: usize) -> (Self, Self) {
        unsafe { Self::exchange(Self::load(first), Self::load(second), distance) }
    }
}

/// For each distance 1, 2, 4, 8: the place of the byte at that distance within a run of twice the length.
const NEIGHBOURS: [[u8; 64]; 4] = {
    let mut places = [[0; 64]; 4];
    let mut index = 0;
    while index < 256 {
        places[index / 64][index % 64] = (index % 16) as u8 ^ (1 << (index / 64));
        index += 1;
    }
    places
};

/// For each distance 1, 2, 4, 8: all ones at the bytes of the upper halves of the runs.
const UPPER_HALVES: [[u8; 64]; 4] = {
    let mut masks = [[0; 64]; 4];
    let mut index = 0;
    while index < 256 {
        masks[index / 64][index % 64] = if ((index % 64) >> (index / 64)) & 1 == 1 { 0xFF } else { 0 };
        index += 1;
    }
    masks
};

/// The same as one bit a byte.
const UPPER_HALF_BITS: [u64; 4] =
    [0xAAAA_AAAA_AAAA_AAAA, 0xCCCC_CCCC_CCCC_CCCC, 0xF0F0_F0F0_F0F0_F0F0, 0xFF00_FF00_FF00_FF00];

// SAFETY (of each block in the two implementations): the caller vouches for `gfni` with `avx2`, or with `avx512f` and
// `avx512bw`, and for the bytes behind pointers; the constants are 64 bytes long.

unsafe impl Bytes for __m256i {
    const COUNT: usize = 32;

    #[inline(always)]
    unsafe fn load(from: *const u8) -> Self {
        unsafe { _mm256_loadu_si256(from.cast()) }
    }

    #[inline(always)]
    unsafe fn store(self, to: *mut u8) {
        unsafe { _mm256_storeu_si256(to.cast(), self) }
    }

    #[inline(always)]
    unsafe fn plus(self, other: Self) -> Self {
        unsafe { _mm256_xor_si256(self, other) }
    }

    #[inline(always)]
    unsafe fn times(self, other: Self) -> Self {
        unsafe { _mm256_gf2p8mul_epi8(self, other) }
    }

    #[inline(always)]
    unsafe fn mapped(self, matrix: u64) -> Self {
        unsafe { _mm256_gf2p8affine_epi64_epi8::<0>(self, _mm256_set1_epi64x(matrix.cast_signed())) }
    }

    #[inline(always)]
    unsafe fn exchange(first: Self, second: Self, distance: usize) -> (Self, Self) {
        let step = distance.trailing_zeros() as usize;
        unsafe {
            let places = Self::load(NEIGHBOURS[step].as_ptr());
            let upper = Self::load(UPPER_HALVES[step].as_ptr());
            let from_second = _mm256_shuffle_epi8(second, places);
            let from_first = _mm256_shuffle_epi8(first, places);
            (_mm256_blendv_epi8(first, from_second, upper), _mm256_blendv_epi8(from_first, second, upper))
        }
    }
}

unsafe impl Bytes for __m512i {
    const COUNT: usize = 64;

    #[inline(always)]
    unsafe fn load(from: *const u8) -> Self {
        unsafe { _mm512_loadu_si512(from.cast()) }
    }

    #[inline(always)]
    unsafe fn store(self, to: *mut u8) {
        unsafe { _mm512_storeu_si512(to.cast(), self) }
    }

    #[inline(always)]
    unsafe fn plus(self, other: Self) -> Self {
        unsafe { _mm512_xor_si512(self, other) }
    }

    #[inline(always)]
    unsafe fn times(self, other: Self) -> Self {
        unsafe { _mm512_gf2p8mul_epi8(self, other) }
    }

    #[inline(always)]
    unsafe fn mapped(self, matrix: u64) -> Self {
        unsafe { _mm512_gf2p8affine_epi64_epi8::<0>(self, _mm512_set1_epi64(matrix.cast_signed())) }
    }

    #[inline(always)]
    unsafe fn exchange(first: Self, second: Self, distance: usize) -> (Self, Self) {
        let step = distance.trailing_zeros() as usize;
        unsafe {
            let places = Self::load(NEIGHBOURS[step].as_ptr());
            let upper = UPPER_HALF_BITS[step];
            (
                _mm512_mask_shuffle_epi8(first, upper, second, places),
                _mm512_mask_shuffle_epi8(second, !upper, first, places),
            )
        }
    }

    /// By masked loads, which leave the port for shuffles free. What the mask leaves out is not read.
    #[inline(always)]
    unsafe fn load_exchanged(first: *const u8, second: *const u8, distance: usize) -> (Self, Self) {
        let upper = UPPER_HALF_BITS[distance.trailing_zeros() as usize];
        unsafe {
            (
                _mm512_mask_loadu_epi8(Self::load(first), upper, second.wrapping_sub(distance).cast()),
                _mm512_mask_loadu_epi8(Self::load(second), !upper, first.wrapping_add(distance).cast()),
            )
        }
    }
}

/// Elements of a field of nimbers, as many as a vector has bytes, with byte i of all of them in vector i, each byte
/// under the isomorphism to the field of the AES.
///
/// # Safety
/// As for [`Bytes`].
unsafe trait Tower: Copy {
    /// The vector of one byte of each element.
    type Plane: Bytes;
    /// The element from its bytes, lowest first.
    unsafe fn gather(planes: &[Self::Plane]) -> Self;
    /// The inverse of `gather`.
    unsafe fn scatter(self, planes: &mut [Self::Plane]);
    /// Sums.
    unsafe fn add(self, other: Self) -> Self;
    /// Products.
    unsafe fn multiply(self, other: Self) -> Self;
    /// Products with the top bit.
    unsafe fn times_top_bit(self) -> Self;
    /// Products with the square of the top bit.
    unsafe fn times_square(self) -> Self;
    /// Products with the third power of the top bit.
    unsafe fn times_cube(self) -> Self;
    /// Products with the fourth power of the top bit.
    unsafe fn times_fourth(self) -> Self;
    /// Products with the fifth power of the top bit.
    unsafe fn times_fifth(self) -> Self;
}

/// A single byte.
#[derive(Clone, Copy)]
struct Byte<V>(V);

/// hF + l.
#[derive(Clone, Copy)]
struct Pair<T> {
    low: T,
    high: T,
}

// SAFETY (of each block in the two implementations): the caller vouches for what `Bytes` asks.

unsafe impl<V: Bytes> Tower for Byte<V> {
    type Plane = V;

    #[inline(always)]
    unsafe fn gather(planes: &[V]) -> Self {
        Self(planes[0])
    }

    #[inline(always)]
    unsafe fn scatter(self, planes: &mut [V]) {
        planes[0] = self.0;
    }

    #[inline(always)]
    unsafe fn add(self, other: Self) -> Self {
        Self(unsafe { self.0.plus(other.0) })
    }

    #[inline(always)]
    unsafe fn multiply(self, other: Self) -> Self {
        Self(unsafe { self.0.times(other.0) })
    }

    #[inline(always)]
    unsafe fn times_top_bit(self) -> Self {
        Self(unsafe { self.0.mapped(TIMES_TOP_BIT[1]) })
    }

    #[inline(always)]
    unsafe fn times_square(self) -> Self {
        Self(unsafe { self.0.mapped(TIMES_TOP_BIT[2]) })
    }

    #[inline(always)]
    unsafe fn times_cube(self) -> Self {
        Self(unsafe { self.0.mapped(TIMES_TOP_BIT[3]) })
    }

    #[inline(always)]
    unsafe fn times_fourth(self) -> Self {
        Self(unsafe { self.0.mapped(TIMES_TOP_BIT[4]) })
    }

    #[inline(always)]
    unsafe fn times_fifth(self) -> Self {
        Self(unsafe { self.0.mapped(TIMES_TOP_BIT[5]) })
    }
}

unsafe impl<T: Tower> Tower for Pair<T> {
    type Plane = T::Plane;

    #[inline(always)]
    unsafe fn gather(planes: &[T::Plane]) -> Self {
        let (low, high) = planes.split_at(planes.len() / 2);
        unsafe { Self { low: T::gather(low), high: T::gather(high) } }
    }

    #[inline(always)]
    unsafe fn scatter(self, planes: &mut [T::Plane]) {
        let (low, high) = planes.split_at_mut(planes.len() / 2);
        unsafe {
            self.low.scatter(low);
            self.high.scatter(high);
        }
    }

    #[inline(always)]
    unsafe fn add(self, other: Self) -> Self {
        unsafe { Self { low: self.low.add(other.low), high: self.high.add(other.high) } }
    }

    #[inline(always)]
    unsafe fn multiply(self, other: Self) -> Self {
        unsafe {
            let lows = self.low.multiply(other.low);
            let highs = self.high.multiply(other.high);
            let all = self.low.add(self.high).multiply(other.low.add(other.high));
            Self { low: lows.add(highs.times_top_bit()), high: all.add(lows) }
        }
    }

    // The top bit is cF with c the top bit of a half. With F ⊗ F = F + c the powers of cF are put together here, so that a
    // byte is mapped once for each power of c and not once for each factor.

    #[inline(always)]
    unsafe fn times_top_bit(self) -> Self {
        unsafe { Self { low: self.high.times_square(), high: self.low.add(self.high).times_top_bit() } }
    }

    #[inline(always)]
    unsafe fn times_square(self) -> Self {
        unsafe {
            let both = self.low.add(self.high);
            Self { low: both.times_cube(), high: self.high.times_cube().add(both.times_square()) }
        }
    }

    #[inline(always)]
    unsafe fn times_cube(self) -> Self {
        unsafe {
            let both = self.low.add(self.high);
            Self {
                low: self.high.times_fifth().add(both.times_fourth()),
                high: self.low.times_fourth().add(both.times_cube()),
            }
        }
    }

    #[inline(always)]
    unsafe fn times_fourth(self) -> Self {
        unsafe { self.times_square().times_square() }
    }

    #[inline(always)]
    unsafe fn times_fifth(self) -> Self {
        unsafe { self.times_cube().times_square() }
    }
}

// Closures would be compiled without the instructions: what follows is plain loops in functions that are always inlined.

/// Reads as many elements as a vector has bytes and sorts their bytes into planes. The order of the elements within a
/// plane is left as it falls; [`write`] undoes it.
#[inline(always)]
unsafe fn read<V: Bytes, const BYTES: usize>(from: *const u8) -> [V; BYTES] {
    // SAFETY: the caller vouches for the instructions and for BYTES vectors behind the pointer.
    unsafe {
        let mut planes = [V::load(from); BYTES];
        let mut first = 0;
        while first < BYTES / 2 {
            let second = first + BYTES / 2;
            let (a, b) = (from.add(first * V::COUNT), from.add(second * V::COUNT));
            (planes[first], planes[second]) = V::load_exchanged(a, b, BYTES / 2);
            first += 1;
        }
        // The greatest digit has been exchanged.
        exchange_digits_below::<V, BYTES>(&mut planes, BYTES / 2);
        for plane in &mut planes {
            *plane = plane.mapped(TO_AES);
        }
        planes
    }
}

/// The inverse of [`read`].
#[inline(always)]
unsafe fn write<V: Bytes, const BYTES: usize>(mut planes: [V; BYTES], to: *mut u8) {
    // SAFETY: as in `read`.
    unsafe {
        for plane in &mut planes {
            *plane = plane.mapped(FROM_AES);
        }
        transpose(&mut planes);
        for (index, vector) in planes.into_iter().enumerate() {
            vector.store(to.add(index * V::COUNT));
        }
    }
}

/// Exchanges the number of a vector with the place in runs of BYTES bytes, one binary digit after the other; its own
/// inverse. The digits are written out: as a loop it would not be unrolled, and the vectors would lie in memory.
#[inline(always)]
unsafe fn transpose<V: Bytes, const BYTES: usize>(vectors: &mut [V; BYTES]) {
    // SAFETY: the caller vouches for the instructions.
    unsafe { exchange_digits_below::<V, BYTES>(vectors, BYTES) }
}

/// The steps of [`transpose`] for the digits below one; digits may be exchanged in any order.
#[inline(always)]
unsafe fn exchange_digits_below<V: Bytes, const BYTES: usize>(vectors: &mut [V; BYTES], end: usize) {
    // SAFETY: the caller vouches for the instructions.
    unsafe {
        if 8 < end {
            exchange_digit::<V, BYTES, 8>(vectors);
        }
        if 4 < end {
            exchange_digit::<V, BYTES, 4>(vectors);
        }
        if 2 < end {
            exchange_digit::<V, BYTES, 2>(vectors);
        }
        if 1 < end {
            exchange_digit::<V, BYTES, 1>(vectors);
        }
    }
}

/// One step of [`transpose`]; nothing where there is no such digit.
#[inline(always)]
unsafe fn exchange_digit<V: Bytes, const BYTES: usize, const DISTANCE: usize>(vectors: &mut [V; BYTES]) {
    let mut pair = 0;
    while DISTANCE < BYTES && pair < BYTES / 2 {
        let first = pair / DISTANCE * 2 * DISTANCE + pair % DISTANCE;
        let second = first + DISTANCE;
        // SAFETY: the caller vouches for the instructions.
        let exchanged = unsafe { V::exchange(vectors[first], vectors[second], DISTANCE) };
        (vectors[first], vectors[second]) = exchanged;
        pair += 1;
    }
}

/// Multiplies as many elements as a vector has bytes, BYTES vectors behind each pointer.
///
/// # Safety
/// The machine must have the instructions of `T::Plane`.
#[inline(always)]
unsafe fn multiply_block<T: Tower, const BYTES: usize>(products: *mut u8, factors: *const u8) {
    // SAFETY: the caller vouches for the instructions and for the vectors behind the pointers.
    unsafe {
        let mut planes = read::<T::Plane, BYTES>(products);
        let product = T::gather(&planes).multiply(T::gather(&read::<T::Plane, BYTES>(factors)));
        product.scatter(&mut planes);
        write(planes, products);
    }
}

/// Multiplies element by element, elements of BYTES bytes each, in place.
///
/// # Safety
/// The machine must have the instructions of `T::Plane`, and `length` elements must lie behind both pointers.
#[inline(always)]
unsafe fn multiply<T: Tower, const BYTES: usize>(products: *mut u8, factors: *const u8, length: usize) {
    let block = T::Plane::COUNT;
    let mut done = 0;
    while done + block <= length {
        // SAFETY: `done + block` elements, of BYTES vectors a block, are within the slices.
        unsafe { multiply_block::<T, BYTES>(products.add(done * BYTES), factors.add(done * BYTES)) };
        done += block;
    }
    if done < length {
        let mut rest = [[0_u8; 16 * 64]; 2];
        let bytes = (length - done) * BYTES;
        // SAFETY: the rest is shorter than a block, and a block is at most 16 vectors of 64 bytes.
        unsafe {
            products.add(done * BYTES).copy_to_nonoverlapping(rest[0].as_mut_ptr(), bytes);
            factors.add(done * BYTES).copy_to_nonoverlapping(rest[1].as_mut_ptr(), bytes);
            multiply_block::<T, BYTES>(rest[0].as_mut_ptr(), rest[1].as_ptr());
            products.add(done * BYTES).copy_from_nonoverlapping(rest[0].as_ptr(), bytes);
        }
    }
}

/// Multiplies element by element as far as both slices go. Only where [`has_vectors_512`].
fn multiply_512<W: Word>(products: &mut [Nimber<W>], factors: &[Nimber<W>]) {
    debug_assert!(has_vectors_512());
    let length = products.len().min(factors.len());
    // SAFETY: the only caller has asked for the instructions; a nimber is a word, and no words are behind the lengths.
    unsafe { words_512::<W>(products.as_mut_ptr().cast(), factors.as_ptr().cast(), length) }
}

/// Multiplies element by element as far as both slices go. Only where [`has_vectors_256`].
fn multiply_256<W: Word>(products: &mut [Nimber<W>], factors: &[Nimber<W>]) {
    debug_assert!(has_vectors_256());
    let length = products.len().min(factors.len());
    // SAFETY: the only caller has asked for the instructions; a nimber is a word, and no words are behind the lengths.
    unsafe { words_256::<W>(products.as_mut_ptr().cast(), factors.as_ptr().cast(), length) }
}

#[target_feature(enable = "avx512f,avx512bw,avx2,gfni")]
unsafe fn words_512<W: Word>(products: *mut u8, factors: *const u8, length: usize) {
    // SAFETY: the caller vouches for the slices, the attribute for the instructions.
    unsafe { words::<W, __m512i>(products, factors, length) }
}

#[target_feature(enable = "avx2,gfni")]
unsafe fn words_256<W: Word>(products: *mut u8, factors: *const u8, length: usize) {
    // SAFETY: the caller vouches for the slices, the attribute for the instructions.
    unsafe { words::<W, __m256i>(products, factors, length) }
}

/// The tower as high as the word is wide.
#[inline(always)]
unsafe fn words<W: Word, V: Bytes>(products: *mut u8, factors: *const u8, length: usize) {
    // SAFETY: the caller vouches for the slices of words and for the instructions.
    unsafe {
        match W::BITS {
            8 => multiply::<Byte<V>, 1>(products, factors, length),
            16 => multiply::<Pair<Byte<V>>, 2>(products, factors, length),
            32 => multiply::<Pair<Pair<Byte<V>>>, 4>(products, factors, length),
            64 => multiply::<Pair<Pair<Pair<Byte<V>>>>, 8>(products, factors, length),
            _ => multiply::<Pair<Pair<Pair<Pair<Byte<V>>>>>, 16>(products, factors, length),
        }
    }
}

/// Each way to a single product that the machine has.
#[cfg(test)]
pub(super) fn ways_64() -> Vec<fn(u64, u64) -> u64> {
    let ways =
        [(has_byte_products(), bytes_product_64 as fn(u64, u64) -> u64), (has_carry_less(), polynomials_64)];
    let own = ways.into_iter().filter_map(|(has, way)| has.then_some(way));
    own.chain(plain::ways_64()).collect()
}

/// The same for wider ones.
#[cfg(test)]
pub(super) fn ways_128() -> Vec<fn(u128, u128) -> u128> {
    let ways = [
        (has_byte_products(), bytes_product_128 as fn(u128, u128) -> u128),
        (has_carry_less(), polynomials_128),
    ];
    let own = ways.into_iter().filter_map(|(has, way)| has.then_some(way));
    own.chain(plain::ways_128()).collect()
}
