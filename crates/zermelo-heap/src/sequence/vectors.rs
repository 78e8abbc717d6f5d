//! Registers of 512 bits for the blocked method: real ones where the machine has them, eight words elsewhere.

#![expect(
    clippy::inline_always,
    reason = "what is not inlined is compiled without the instructions of the caller"
)]

use super::blocked::{Blocked, Candidates, next_block_portably};

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
    fn count(self) -> u32;
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
    fn count(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
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

/// How a block is computed.
pub(super) type Way = fn(&mut Blocked) -> Candidates;

/// The ways the machine can go, the fastest first; the last goes on any machine.
#[cfg_attr(target_arch = "x86_64", allow(unsafe_code))]
pub(super) fn ways() -> Vec<Way> {
    let mut ways: Vec<Way> = Vec::new();
    #[cfg(target_arch = "x86_64")]
    {
        let has_bits = is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("popcnt");
        if has_bits && is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("avx512bw") {
            // SAFETY: the machine has what the function needs.
            ways.push(|blocked| unsafe { x86::next_block_512(blocked) });
        }
        if has_bits && is_x86_feature_detected!("avx2") {
            // SAFETY: the machine has what the function needs.
            ways.push(|blocked| unsafe { x86::next_block_256(blocked) });
        }
    }
    ways.push(next_block_portably);
    ways
}

#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code)]
mod x86 {
    use super::{Bits, Blocked, Candidates, PAIRS, Portable};
    use std::arch::x86_64::{
        __m512i, _mm_cvtsi32_si128, _mm512_andnot_si512, _mm512_cmpeq_epi16_mask, 
        _mm512_loadu_si512, _mm512_or_si512, _mm512_set1_epi16, _mm512_set1_epi64, _mm512_setzero_si512,
        _mm512_sll_epi64, _mm512_srl_epi64, _mm512_storeu_si512, _mm512_test_epi64_mask, _mm512_xor_si512,
    };

    #[derive(Clone, Copy)]
    struct Register(__m512i);

    // SAFETY, for every block: only called below `next_block_512`, which enables the instructions; the bounds of
    // slices are checked before.
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
        fn count(self) -> u32 {
            let mut words = [0; 8];
            self.store(&mut words);
            let mut count = 0;
            for word in words {
                count += word.count_ones();
            }
            count
        }
        #[inline(always)]
        fn have_sum(a: &[u16; PAIRS], b: &[u16; PAIRS], sum: u16) -> bool {
            unsafe {
                let (a, b) = (_mm512_loadu_si512(a.as_ptr().cast()), _mm512_loadu_si512(b.as_ptr().cast()));
                _mm512_cmpeq_epi16_mask(_mm512_xor_si512(a, b), _mm512_set1_epi16(sum.cast_signed())) != 0
            }
        }
    }

    #[target_feature(enable = "avx512f,avx512bw,bmi1,bmi2,popcnt")]
    pub(super) fn next_block_512(blocked: &mut Blocked) -> Candidates {
        blocked.next_block_with::<Register>()
    }

    #[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
    pub(super) fn next_block_256(blocked: &mut Blocked) -> Candidates {
        blocked.next_block_with::<Portable>()
    }
}
