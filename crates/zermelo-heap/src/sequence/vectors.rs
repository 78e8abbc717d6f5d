//! Registers of 512 bits for the blocked method: real ones where the machine has them, eight words elsewhere.

#![expect(
    clippy::inline_always,
    reason = "what is not inlined is compiled without the instructions of the caller"
)]

use super::blocked::{Block, Blocked, Candidates};
use super::witnesses::{Check, check_portably};
use zermelo_core::bits::equal_bytes;

/// Values of 16 bits in a register.
pub(super) const PAIRS: usize = 32;

/// 512 bits.
pub(super) trait Bits: Copy {
    /// Whether eight of them fit in the machine's registers beside each other.
    const ARE_MANY: bool;
    fn zero() -> Self;
    /// The first 64 bytes.
    fn load(bytes: &[u8]) -> Self;
    /// 512 bits from bit `shift` of the first byte on, `shift` below 8.
    fn load_shifted(bytes: &[u8], shift: u32) -> Self;
    /// Eight words.
    fn load_words(words: &[u64]) -> Self;
    /// Into eight words.
    fn store(self, words: &mut [u64]);
    /// Into 64 bytes.
    fn store_bytes(self, bytes: &mut [u8]);
    fn or(self, other: Self) -> Self;
    fn and_not(self, other: Self) -> Self;
    /// Without the bits of `mask` in every word.
    fn and_not_mask(self, mask: u64) -> Self;
    fn is_zero(self) -> bool;
    /// The number of ones.
    #[inline(always)]
    fn count(self) -> u32 {
        let mut words = [0; 8];
        self.store(&mut words);
        let mut count = 0;
        for word in words {
            count += word.count_ones();
        }
        count
    }
    /// The places at which a value is.
    fn places_of(value: u8, values: &[u8; 512]) -> Self;
    /// Whether the nim-sum of two values at the same place is `sum`.
    fn have_sum(a: &[u16; PAIRS], b: &[u16; PAIRS], sum: u16) -> bool;
}

/// Eight words.
#[derive(Clone, Copy, Debug)]
pub(super) struct Portable([u64; 8]);

impl Bits for Portable {
    const ARE_MANY: bool = false;

    #[inline(always)]
    fn zero() -> Self {
        Self([0; 8])
    }
    #[inline(always)]
    fn load(bytes: &[u8]) -> Self {
        let bytes: &[u8; 64] = bytes[..64].try_into().expect("64 bytes");
        Self(std::array::from_fn(|at| {
            u64::from_le_bytes(bytes[8 * at..8 * at + 8].try_into().expect("8 bytes"))
        }))
    }
    #[inline(always)]
    fn load_shifted(bytes: &[u8], shift: u32) -> Self {
        let (low, high) = (Self::load(bytes), Self::load(&bytes[8..]));
        Self(std::array::from_fn(|at| low.0[at] >> shift | high.0[at] << 1 << (63 - shift)))
    }
    #[inline(always)]
    fn load_words(words: &[u64]) -> Self {
        Self(words[..8].try_into().expect("8 words"))
    }
    #[inline(always)]
    fn store(self, words: &mut [u64]) {
        words[..8].copy_from_slice(&self.0);
    }
    #[inline(always)]
    fn store_bytes(self, bytes: &mut [u8]) {
        for (bytes, word) in bytes[..64].chunks_exact_mut(8).zip(self.0) {
            bytes.copy_from_slice(&word.to_le_bytes());
        }
    }
    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Self(std::array::from_fn(|at| self.0[at] | other.0[at]))
    }
    #[inline(always)]
    fn and_not(self, other: Self) -> Self {
        Self(std::array::from_fn(|at| self.0[at] & !other.0[at]))
    }
    #[inline(always)]
    fn and_not_mask(self, mask: u64) -> Self {
        Self(self.0.map(|word| word & !mask))
    }
    #[inline(always)]
    fn is_zero(self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }
    #[inline(always)]
    fn places_of(value: u8, values: &[u8; 512]) -> Self {
        let (eights, _) = values.as_chunks::<8>();
        Self(std::array::from_fn(|at| {
            let eights = eights[8 * at..8 * at + 8].iter().enumerate();
            eights.fold(0, |word, (place, &eight)| word | u64::from(equal_bytes(eight, value)) << (8 * place))
        }))
    }
    #[inline(always)]
    fn have_sum(a: &[u16; PAIRS], b: &[u16; PAIRS], sum: u16) -> bool {
        let mut found = 0;
        for place in 0..PAIRS {
            found |= u16::from(a[place] ^ b[place] == sum);
        }
        found != 0
    }
}

/// How blocks are computed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Way {
    pub(super) make_block: fn(&mut Blocked) -> Block,
    pub(super) check: fn(&mut Blocked, &Block) -> Candidates,
}
/// How a batch of a window is checked.
pub(super) type CheckWay = fn(&mut Check, &[u8], usize, u64) -> Option<usize>;

/// The ways the machine can go, the fastest first; the last goes on any machine.
pub(super) fn ways() -> Vec<Way> {
    both_ways().into_iter().map(|(way, _)| way).collect()
}

/// The same for checks.
pub(super) fn check_ways() -> Vec<CheckWay> {
    both_ways().into_iter().map(|(_, way)| way).collect()
}

#[cfg_attr(target_arch = "x86_64", allow(unsafe_code))]
fn both_ways() -> Vec<(Way, CheckWay)> {
    let mut ways: Vec<(Way, CheckWay)> = Vec::new();
    #[cfg(target_arch = "x86_64")]
    {
        let has_bits = is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("popcnt");
        if has_bits && is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("avx512bw") {
            // SAFETY: the machine has what the functions need.
            ways.push((
                Way {
                    make_block: |blocked| unsafe { x86::make_block_512(blocked) },
                    check: |blocked, values| unsafe { x86::check_block_512(blocked, values) },
                },
                |check, values, start, heap| unsafe { x86::check_512(check, values, start, heap) },
            ));
        }
        if has_bits && is_x86_feature_detected!("avx2") {
            // SAFETY: the machine has what the functions need.
            ways.push((
                Way {
                    make_block: |blocked| unsafe { x86::make_block_256(blocked) },
                    check: |blocked, values| unsafe { x86::check_block_256(blocked, values) },
                },
                |check, values, start, heap| unsafe { x86::check_256(check, values, start, heap) },
            ));
        }
    }
    let portable =
        Way { make_block: Blocked::make_block_with::<Portable>, check: Blocked::check_with::<Portable> };
    ways.push((portable, check_portably));
    ways
}

#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code)]
mod x86 {
    use super::{Bits, Block, Blocked, Candidates, Check, PAIRS};
    use std::arch::x86_64::{
        __m256i, __m512i, _mm_cvtsi32_si128, _mm256_andnot_si256, _mm256_cmpeq_epi8, _mm256_cmpeq_epi16,
        _mm256_loadu_si256, _mm256_movemask_epi8, _mm256_or_si256, _mm256_set1_epi8, _mm256_set1_epi16,
        _mm256_set1_epi64x, _mm256_setzero_si256, _mm256_sll_epi64, _mm256_srl_epi64, _mm256_storeu_si256,
        _mm256_testz_si256, _mm256_xor_si256, _mm512_andnot_si512, _mm512_cmpeq_epi8_mask,
        _mm512_cmpeq_epi16_mask, _mm512_loadu_si512, _mm512_or_si512, _mm512_set1_epi8, _mm512_set1_epi16,
        _mm512_set1_epi64, _mm512_setzero_si512, _mm512_sll_epi64, _mm512_srl_epi64, _mm512_storeu_si512,
        _mm512_test_epi64_mask, _mm512_xor_si512,
    };

    #[derive(Clone, Copy)]
    struct Register(__m512i);

    /// Two registers of 256 bits.
    #[derive(Clone, Copy)]
    struct Halves(__m256i, __m256i);

    // SAFETY, for every block: only called below the functions that enable the instructions; the bounds of slices are
    // checked before.
    impl Bits for Register {
        const ARE_MANY: bool = true;

        #[inline(always)]
        fn zero() -> Self {
            Self(unsafe { _mm512_setzero_si512() })
        }
        #[inline(always)]
        fn load(bytes: &[u8]) -> Self {
            let bytes = &bytes[..64];
            Self(unsafe { _mm512_loadu_si512(bytes.as_ptr().cast()) })
        }
        #[inline(always)]
        fn load_shifted(bytes: &[u8], shift: u32) -> Self {
            let (low, high) = (Self::load(bytes), Self::load(&bytes[8..]));
            unsafe {
                let down = _mm512_srl_epi64(low.0, _mm_cvtsi32_si128(shift.cast_signed()));
                // A shift by 64 gives nothing.
                let up = _mm512_sll_epi64(high.0, _mm_cvtsi32_si128(64 - shift.cast_signed()));
                Self(_mm512_or_si512(down, up))
            }
        }
        #[inline(always)]
        fn load_words(words: &[u64]) -> Self {
            let words = &words[..8];
            Self(unsafe { _mm512_loadu_si512(words.as_ptr().cast()) })
        }
        #[inline(always)]
        fn store(self, words: &mut [u64]) {
            let words = &mut words[..8];
            unsafe { _mm512_storeu_si512(words.as_mut_ptr().cast(), self.0) }
        }
        #[inline(always)]
        fn store_bytes(self, bytes: &mut [u8]) {
            let bytes = &mut bytes[..64];
            unsafe { _mm512_storeu_si512(bytes.as_mut_ptr().cast(), self.0) }
        }
        #[inline(always)]
        fn or(self, other: Self) -> Self {
            Self(unsafe { _mm512_or_si512(self.0, other.0) })
        }
        #[inline(always)]
        fn and_not(self, other: Self) -> Self {
            Self(unsafe { _mm512_andnot_si512(other.0, self.0) })
        }
        #[inline(always)]
        fn and_not_mask(self, mask: u64) -> Self {
            Self(unsafe { _mm512_andnot_si512(_mm512_set1_epi64(mask.cast_signed()), self.0) })
        }
        #[inline(always)]
        fn is_zero(self) -> bool {
            unsafe { _mm512_test_epi64_mask(self.0, self.0) == 0 }
        }
        #[inline(always)]
        fn places_of(value: u8, values: &[u8; 512]) -> Self {
            let (lines, _) = values.as_chunks::<64>();
            let mut words = [0; 8];
            for at in 0..8 {
                let line = Self::load(&lines[at]);
                words[at] = unsafe { _mm512_cmpeq_epi8_mask(line.0, _mm512_set1_epi8(value.cast_signed())) };
            }
            Self::load_words(&words)
        }
        #[inline(always)]
        fn have_sum(a: &[u16; PAIRS], b: &[u16; PAIRS], sum: u16) -> bool {
            unsafe {
                let (a, b) = (_mm512_loadu_si512(a.as_ptr().cast()), _mm512_loadu_si512(b.as_ptr().cast()));
                _mm512_cmpeq_epi16_mask(_mm512_xor_si512(a, b), _mm512_set1_epi16(sum.cast_signed())) != 0
            }
        }
    }

    #[inline(always)]
    fn load_256(bytes: &[u8; 32]) -> __m256i {
        unsafe { _mm256_loadu_si256(bytes.as_ptr().cast()) }
    }

    impl Bits for Halves {
        const ARE_MANY: bool = false;

        #[inline(always)]
        fn zero() -> Self {
            let zero = unsafe { _mm256_setzero_si256() };
            Self(zero, zero)
        }
        #[inline(always)]
        fn load(bytes: &[u8]) -> Self {
            let (halves, _) = bytes[..64].as_chunks();
            Self(load_256(&halves[0]), load_256(&halves[1]))
        }
        #[inline(always)]
        fn load_shifted(bytes: &[u8], shift: u32) -> Self {
            let (low, high) = (Self::load(bytes), Self::load(&bytes[8..]));
            unsafe {
                let down = _mm_cvtsi32_si128(shift.cast_signed());
                // A shift by 64 gives nothing.
                let up = _mm_cvtsi32_si128(64 - shift.cast_signed());
                Self(
                    _mm256_or_si256(_mm256_srl_epi64(low.0, down), _mm256_sll_epi64(high.0, up)),
                    _mm256_or_si256(_mm256_srl_epi64(low.1, down), _mm256_sll_epi64(high.1, up)),
                )
            }
        }
        #[inline(always)]
        fn load_words(words: &[u64]) -> Self {
            let (low, high) = words[..8].split_at(4);
            unsafe { Self(_mm256_loadu_si256(low.as_ptr().cast()), _mm256_loadu_si256(high.as_ptr().cast())) }
        }
        #[inline(always)]
        fn store(self, words: &mut [u64]) {
            let (low, high) = words[..8].split_at_mut(4);
            unsafe {
                _mm256_storeu_si256(low.as_mut_ptr().cast(), self.0);
                _mm256_storeu_si256(high.as_mut_ptr().cast(), self.1);
            }
        }
        #[inline(always)]
        fn store_bytes(self, bytes: &mut [u8]) {
            let (low, high) = bytes[..64].split_at_mut(32);
            unsafe {
                _mm256_storeu_si256(low.as_mut_ptr().cast(), self.0);
                _mm256_storeu_si256(high.as_mut_ptr().cast(), self.1);
            }
        }
        #[inline(always)]
        fn or(self, other: Self) -> Self {
            unsafe { Self(_mm256_or_si256(self.0, other.0), _mm256_or_si256(self.1, other.1)) }
        }
        #[inline(always)]
        fn and_not(self, other: Self) -> Self {
            unsafe { Self(_mm256_andnot_si256(other.0, self.0), _mm256_andnot_si256(other.1, self.1)) }
        }
        #[inline(always)]
        fn and_not_mask(self, mask: u64) -> Self {
            let mask = unsafe { _mm256_set1_epi64x(mask.cast_signed()) };
            self.and_not(Self(mask, mask))
        }
        #[inline(always)]
        fn is_zero(self) -> bool {
            unsafe {
                let all = _mm256_or_si256(self.0, self.1);
                _mm256_testz_si256(all, all) == 1
            }
        }
        #[inline(always)]
        fn places_of(value: u8, values: &[u8; 512]) -> Self {
            let (lines, _) = values.as_chunks::<64>();
            let mut words = [0; 8];
            for at in 0..8 {
                let line = Self::load(&lines[at]);
                unsafe {
                    let value = _mm256_set1_epi8(value.cast_signed());
                    let low = _mm256_movemask_epi8(_mm256_cmpeq_epi8(line.0, value));
                    let high = _mm256_movemask_epi8(_mm256_cmpeq_epi8(line.1, value));
                    words[at] = u64::from(low.cast_unsigned()) | u64::from(high.cast_unsigned()) << 32;
                }
            }
            Self::load_words(&words)
        }
        #[inline(always)]
        fn have_sum(a: &[u16; PAIRS], b: &[u16; PAIRS], sum: u16) -> bool {
            unsafe {
                let sum = _mm256_set1_epi16(sum.cast_signed());
                let ((a, c), (b, d)) = (a.split_at(PAIRS / 2), b.split_at(PAIRS / 2));
                let (a, b) = (_mm256_loadu_si256(a.as_ptr().cast()), _mm256_loadu_si256(b.as_ptr().cast()));
                let (c, d) = (_mm256_loadu_si256(c.as_ptr().cast()), _mm256_loadu_si256(d.as_ptr().cast()));
                let (low, high) = (_mm256_xor_si256(a, b), _mm256_xor_si256(c, d));
                let found = _mm256_or_si256(_mm256_cmpeq_epi16(low, sum), _mm256_cmpeq_epi16(high, sum));
                _mm256_testz_si256(found, found) == 0
            }
        }
    }

    #[target_feature(enable = "avx512f,avx512bw,bmi1,bmi2,popcnt")]
    pub(super) fn make_block_512(blocked: &mut Blocked) -> Block {
        blocked.make_block_with::<Register>()
    }

    #[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
    pub(super) fn make_block_256(blocked: &mut Blocked) -> Block {
        blocked.make_block_with::<Halves>()
    }

    #[target_feature(enable = "avx512f,avx512bw,bmi1,bmi2,popcnt")]
    pub(super) fn check_block_512(blocked: &mut Blocked, values: &Block) -> Candidates {
        blocked.check_with::<Register>(values)
    }

    #[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
    pub(super) fn check_block_256(blocked: &mut Blocked, values: &Block) -> Candidates {
        blocked.check_with::<Halves>(values)
    }

    #[target_feature(enable = "avx512f,avx512bw,bmi1,bmi2,popcnt")]
    pub(super) fn check_512(check: &mut Check, values: &[u8], start: usize, heap: u64) -> Option<usize> {
        check.first_unsettled_with::<Register>(values, start, heap)
    }

    #[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
    pub(super) fn check_256(check: &mut Check, values: &[u8], start: usize, heap: u64) -> Option<usize> {
        check.first_unsettled_with::<Halves>(values, start, heap)
    }
}
