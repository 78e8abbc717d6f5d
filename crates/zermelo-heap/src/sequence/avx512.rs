//! The windowed method in 512-bit vectors. See [`windowed`](super::windowed) for what is computed; this is the same
//! with the words of a run in one or two registers, and with what the last heaps exclude for the next ones in a queue
//! of registers that moves on by one word a heap.
#![allow(unsafe_code)]

use super::windowed::{BATCH, CLOSE, Group, QUEUE, RUN, Window, Word};
use std::arch::x86_64::{
    __m512i, _mm_cvtsi32_si128, _mm_cvtsi128_si32, _mm_cvtsi128_si64, _mm512_alignr_epi32,
    _mm512_alignr_epi64, _mm512_and_si512, _mm512_andnot_si512, _mm512_castsi512_si128, _mm512_loadu_si512,
    _mm512_maskz_set1_epi32, _mm512_maskz_set1_epi64, _mm512_or_si512, _mm512_set1_epi32, _mm512_set1_epi64,
    _mm512_setzero_si512, _mm512_sll_epi32, _mm512_sll_epi64, _mm512_srl_epi32, _mm512_srl_epi64,
    _mm512_storeu_si512, _mm512_sub_epi32, _mm512_sub_epi64, _mm512_test_epi32_mask,
};

/// Whether this machine runs the code below.
pub(super) fn is_supported() -> bool {
    is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("bmi1")
}

/// Words in a register. Everything here is inlined into functions that enable the instructions.
trait Register: Copy {
    type Word: Word;
    const LANES: usize;
    /// Registers of a queue of [`QUEUE`] words.
    const IN_QUEUE: usize = QUEUE / Self::LANES;
    const IN_RUN: usize = RUN / Self::LANES;

    fn zero() -> Self;
    /// The words at an address.
    unsafe fn load(from: *const Self::Word) -> Self;
    unsafe fn store(self, to: *mut Self::Word);
    fn or(self, other: Self) -> Self;
    fn and(self, other: Self) -> Self;
    fn and_not(self, other: Self) -> Self;
    /// All words one lane down, with the first word of `next` behind them.
    fn move_on(self, next: Self) -> Self;
    fn first(self) -> Self::Word;
    fn is_zero(self) -> bool;
    fn below_lowest(self) -> Self;
    /// `even` and `odd` in turn, from lane 0 on.
    fn alternating(even: Self::Word, odd: Self::Word) -> Self;
    fn exchange(self, by: u8) -> Self;
}

macro_rules! register {
    ($name:ident, $word:ty, $signed:ty, $lanes:literal, $set1:ident, $maskz:ident, $mask:ty, $align:ident, $sub:ident,
     $left:ident, $right:ident, $first:expr, [$($swap:literal),*]) => {
        #[derive(Clone, Copy)]
        struct $name(__m512i);

        // SAFETY, for every block: only called below functions that enable AVX-512F and are entered after
        // `is_supported`; addresses are checked by the callers.
        impl Register for $name {
            type Word = $word;
            const LANES: usize = $lanes;

            #[inline(always)]
            fn zero() -> Self {
                Self(unsafe { _mm512_setzero_si512() })
            }
            #[inline(always)]
            unsafe fn load(from: *const $word) -> Self {
                Self(unsafe { _mm512_loadu_si512(from.cast()) })
            }
            #[inline(always)]
            unsafe fn store(self, to: *mut $word) {
                unsafe { _mm512_storeu_si512(to.cast(), self.0) }
            }
            #[inline(always)]
            fn or(self, other: Self) -> Self {
                Self(unsafe { _mm512_or_si512(self.0, other.0) })
            }
            #[inline(always)]
            fn and(self, other: Self) -> Self {
                Self(unsafe { _mm512_and_si512(self.0, other.0) })
            }
            #[inline(always)]
            fn and_not(self, other: Self) -> Self {
                Self(unsafe { _mm512_andnot_si512(other.0, self.0) })
            }
            #[inline(always)]
            fn move_on(self, next: Self) -> Self {
                Self(unsafe { $align::<1>(next.0, self.0) })
            }
            #[inline(always)]
            fn first(self) -> $word {
                let low = unsafe { _mm512_castsi512_si128(self.0) };
                $first(low)
            }
            #[inline(always)]
            fn is_zero(self) -> bool {
                unsafe { _mm512_test_epi32_mask(self.0, self.0) == 0 }
            }
            #[inline(always)]
            fn below_lowest(self) -> Self {
                let one = unsafe { $set1(1) };
                Self(unsafe { _mm512_andnot_si512(self.0, $sub(self.0, one)) })
            }
            #[inline(always)]
            fn alternating(even: $word, odd: $word) -> Self {
                let all = unsafe { $set1(even as $signed) };
                let odds = unsafe { $maskz(0xAAAA_u16 as $mask, (odd ^ even) as $signed) };
                Self(unsafe { std::arch::x86_64::_mm512_xor_si512(all, odds) })
            }
            #[inline(always)]
            fn exchange(self, by: u8) -> Self {
                let mut word = self.0;
                let mut shift = 1;
                for mask in [$($swap as $word),*] {
                    if i32::from(by) & shift != 0 {
                        unsafe {
                            let count = _mm_cvtsi32_si128(shift);
                            let mask = $set1(mask as $signed);
                            let down = _mm512_and_si512($right(word, count), mask);
                            word = _mm512_or_si512(down, $left(_mm512_and_si512(word, mask), count));
                        }
                    }
                    shift *= 2;
                }
                Self(word)
            }
        }
    };
}

register!(
    Narrow,
    u32,
    i32,
    16,
    _mm512_set1_epi32,
    _mm512_maskz_set1_epi32,
    u16,
    _mm512_alignr_epi32,
    _mm512_sub_epi32,
    _mm512_sll_epi32,
    _mm512_srl_epi32,
    |low| unsafe { _mm_cvtsi128_si32(low) as u32 },
    [0x5555_5555_u32, 0x3333_3333_u32, 0x0F0F_0F0F_u32, 0x00FF_00FF_u32, 0x0000_FFFF_u32]
);
register!(
    Wide,
    u64,
    i64,
    8,
    _mm512_set1_epi64,
    _mm512_maskz_set1_epi64,
    u8,
    _mm512_alignr_epi64,
    _mm512_sub_epi64,
    _mm512_sll_epi64,
    _mm512_srl_epi64,
    |low| unsafe { _mm_cvtsi128_si64(low) as u64 },
    [
        0x5555_5555_5555_5555_u64,
        0x3333_3333_3333_3333_u64,
        0x0F0F_0F0F_0F0F_0F0F_u64,
        0x00FF_00FF_00FF_00FF_u64,
        0x0000_FFFF_0000_FFFF_u64,
        0x0000_0000_FFFF_FFFF_u64
    ]
);

/// ORs into `total` the words at the group's distances before a run, with their bits exchanged.
///
/// Contract: the run and all distances before it lie on the tape.
#[inline(always)]
unsafe fn or_exchanged<R: Register, const IN_RUN: usize>(
    total: &mut [R; IN_RUN],
    group: &Group,
    run: *const R::Word,
) {
    let mut words = [R::zero(); IN_RUN];
    for &distance in &group.distances {
        for (at, word) in words.iter_mut().enumerate() {
            // SAFETY: by contract.
            *word = word.or(unsafe { R::load(run.sub(distance).add(at * R::LANES)) });
        }
    }
    for (total, word) in total.iter_mut().zip(words) {
        *total = total.or(word.exchange(group.value));
    }
}

#[inline(always)]
fn assert_on_tape<W: Word>(window: &Window<W>, start: usize) {
    assert!(start >= window.reach && start + BATCH <= window.tape.len());
}

/// See [`Window::fill_portably`]. The flags say which of the distances 1, 2 and 3 exclude anything.
#[inline(always)]
unsafe fn fill<
    R: Register,
    const IN_RUN: usize,
    const IN_QUEUE: usize,
    const ONE: bool,
    const TWO: bool,
    const THREE: bool,
>(
    window: &mut Window<R::Word>,
) {
    let start = window.place(window.next());
    assert_on_tape(window, start);
    let parity = (window.next() & 1) as usize;
    let mut queue = [R::zero(); IN_QUEUE];
    for at in start - QUEUE - CLOSE..start - CLOSE {
        // SAFETY: a row has QUEUE words.
        unsafe { push::<R, IN_QUEUE>(&mut queue, &window.near[usize::from(window.values[at])].0) };
    }
    let [mut third, mut second, mut first] =
        [3, 2, 1].map(|distance| usize::from(window.values[start - distance]));
    for run in (start..start + BATCH).step_by(RUN) {
        let mut far = [R::zero(); IN_RUN];
        for group in &window.far {
            // SAFETY: the batch and `reach` words before it lie on the tape.
            unsafe { or_exchanged::<R, IN_RUN>(&mut far, group, window.tape.as_ptr().add(run)) };
        }
        let mut excluded = [R::Word::default(); RUN];
        for (at, far) in far.into_iter().enumerate() {
            // SAFETY: RUN words are IN_RUN registers.
            unsafe { far.store(excluded.as_mut_ptr().add(at * R::LANES)) };
        }
        let values: &mut [u8; RUN] = (&mut window.values[run..run + RUN]).try_into().expect("a run");
        let words: &mut [R::Word; RUN] = (&mut window.tape[run..run + RUN]).try_into().expect("a run");
        for at in 0..RUN {
            let mut now = excluded[at].or(queue[0].first());
            if THREE {
                now = now.or(window.close[third][2]);
            }
            if TWO {
                now = now.or(window.close[second][1]);
            }
            if ONE {
                now = now.or(window.close[first][0]);
            }
            let free = now.not().and(window.commons[(parity + at) & 1]);
            let value = free.trailing_zeros();
            words[at] = free.lowest();
            values[at] = value as u8;
            // SAFETY: a row has QUEUE words.
            unsafe { push::<R, IN_QUEUE>(&mut queue, &window.near[third].0) };
            (third, second, first) = (second, first, value);
        }
    }
}

/// Moves the queue on by one heap and adds a row to it.
#[inline(always)]
unsafe fn push<R: Register, const IN_QUEUE: usize>(queue: &mut [R; IN_QUEUE], row: &[R::Word; QUEUE]) {
    for at in 0..IN_QUEUE {
        let next = if at + 1 < IN_QUEUE { queue[at + 1] } else { R::zero() };
        // SAFETY: QUEUE words are IN_QUEUE registers.
        let row = unsafe { R::load(row.as_ptr().add(at * R::LANES)) };
        queue[at] = queue[at].move_on(next).or(row);
    }
}

/// See [`Window::check_portably`].
#[inline(always)]
unsafe fn check<R: Register, const IN_RUN: usize>(window: &Window<R::Word>, start: usize) -> Option<usize> {
    assert_on_tape(window, start);
    let parity = window.parity_at(start);
    let rare = R::alternating(window.commons[parity].not(), window.commons[1 - parity].not());
    for run in (start..start + BATCH).step_by(RUN) {
        // SAFETY: the batch and `reach` words before it lie on the tape.
        let tape = unsafe { window.tape.as_ptr().add(run) };
        let mut needed = [R::zero(); IN_RUN];
        for (at, needed) in needed.iter_mut().enumerate() {
            *needed = unsafe { R::load(tape.add(at * R::LANES)) }.below_lowest().and(rare);
        }
        for round in &window.witnesses {
            let mut seen = [R::zero(); IN_RUN];
            for group in round {
                unsafe { or_exchanged::<R, IN_RUN>(&mut seen, group, tape) };
            }
            let mut left = R::zero();
            for (needed, seen) in needed.iter_mut().zip(seen) {
                *needed = needed.and_not(seen);
                left = left.or(*needed);
            }
            if left.is_zero() {
                break;
            }
        }
        // Not in a closure: those are compiled without the instructions.
        let mut left = R::zero();
        for needed in needed {
            left = left.or(needed);
        }
        if !left.is_zero() {
            let mut words = [R::Word::default(); RUN];
            for (at, needed) in needed.into_iter().enumerate() {
                // SAFETY: RUN words are IN_RUN registers.
                unsafe { needed.store(words.as_mut_ptr().add(at * R::LANES)) };
            }
            let lane = words.iter().position(|&word| word != R::Word::default());
            return lane.map(|lane| run + lane);
        }
    }
    None
}

macro_rules! entries {
    ($fill:ident, $check:ident, $register:ident, $word:ty, $in_run:literal, $in_queue:literal) => {
        /// Fills a batch. Contract: [`is_supported`].
        #[target_feature(enable = "avx512f,bmi1")]
        pub(super) fn $fill(window: &mut Window<$word>) {
            const { assert!($in_run == <$register as Register>::IN_RUN) };
            const { assert!($in_queue == <$register as Register>::IN_QUEUE) };
            // SAFETY: the instructions are enabled here.
            unsafe {
                match window.close_distances {
                    [false, false, false] => {
                        fill::<$register, $in_run, $in_queue, false, false, false>(window)
                    }
                    [false, false, true] => fill::<$register, $in_run, $in_queue, false, false, true>(window),
                    [false, true, false] => fill::<$register, $in_run, $in_queue, false, true, false>(window),
                    [false, true, true] => fill::<$register, $in_run, $in_queue, false, true, true>(window),
                    [true, false, false] => fill::<$register, $in_run, $in_queue, true, false, false>(window),
                    [true, false, true] => fill::<$register, $in_run, $in_queue, true, false, true>(window),
                    [true, true, false] => fill::<$register, $in_run, $in_queue, true, true, false>(window),
                    [true, true, true] => fill::<$register, $in_run, $in_queue, true, true, true>(window),
                }
            }
        }

        /// Checks a batch. Contract: [`is_supported`].
        #[target_feature(enable = "avx512f,bmi1")]
        pub(super) fn $check(window: &Window<$word>, start: usize) -> Option<usize> {
            // SAFETY: the instructions are enabled here.
            unsafe { check::<$register, $in_run>(window, start) }
        }
    };
}
entries!(fill_narrow, check_narrow, Narrow, u32, 1, 2);
entries!(fill_wide, check_wide, Wide, u64, 2, 4);
