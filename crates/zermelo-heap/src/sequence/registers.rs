//! The windowed method in vectors of 512 or 256 bits. See [`windowed`](super::windowed) for what is computed; this is the
//! same with the words of a run in one to four registers, and with what the last heaps exclude for the next ones in a queue
//! of registers that moves on by one word a heap.
#![allow(unsafe_code)]

use super::windowed::{BATCH, CLOSE, Group, NARROW_BLOCKS, QUEUE, RUN, Window, Word};
use std::arch::x86_64::{
    __m256i, __m512i, _mm_cvtsi32_si128, _mm_cvtsi128_si32, _mm_cvtsi128_si64, _mm256_alignr_epi8,
    _mm256_and_si256, _mm256_castsi256_si128, _mm256_loadu_si256, _mm256_or_si256, _mm256_permute2x128_si256,
    _mm256_set1_epi32, _mm256_set1_epi64x, _mm256_setzero_si256, _mm256_sll_epi32, _mm256_sll_epi64,
    _mm256_srl_epi32, _mm256_srl_epi64, _mm256_storeu_si256, _mm512_alignr_epi32, _mm512_alignr_epi64,
    _mm512_and_si512, _mm512_castsi512_si128, _mm512_loadu_si512, _mm512_or_si512, _mm512_set1_epi32,
    _mm512_set1_epi64, _mm512_setzero_si512, _mm512_sll_epi32, _mm512_sll_epi64, _mm512_srl_epi32,
    _mm512_srl_epi64, _mm512_storeu_si512,
};
use zermelo_core::bits::LOWER_BLOCKS;

/// Whether this machine runs the code below with 512 bits.
pub(super) fn are_512() -> bool {
    is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("bmi1")
}

/// Whether this machine runs the code below with 256 bits.
pub(super) fn are_256() -> bool {
    is_x86_feature_detected!("avx2") && is_x86_feature_detected!("bmi1")
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
    /// All words one lane down, with the first word of `next` behind them.
    fn move_on(self, next: Self) -> Self;
    fn first(self) -> Self::Word;
    /// See [`Word::exchange`].
    fn exchange(self, by: u8) -> Self;
}

macro_rules! register {
    ($name:ident, $vector:ty, $word:ty, $signed:ty, $zero:ident, $load:ident, $store:ident, $or:ident, $and:ident,
     $set1:ident, $left:ident, $right:ident, |$this:ident, $next:ident| $move_on:expr, |$whole:ident| $first:expr,
     $masks:ident) => {
        #[derive(Clone, Copy)]
        struct $name($vector);

        // SAFETY, for every block: only called below functions that enable the instructions and are entered after
        // `are_512` or `are_256`; addresses are checked by the callers.
        impl Register for $name {
            type Word = $word;
            const LANES: usize = size_of::<$vector>() / size_of::<$word>();

            #[inline(always)]
            fn zero() -> Self {
                Self(unsafe { $zero() })
            }
            #[inline(always)]
            unsafe fn load(from: *const $word) -> Self {
                Self(unsafe { $load(from.cast()) })
            }
            #[inline(always)]
            unsafe fn store(self, to: *mut $word) {
                unsafe { $store(to.cast(), self.0) }
            }
            #[inline(always)]
            fn or(self, other: Self) -> Self {
                Self(unsafe { $or(self.0, other.0) })
            }
            #[inline(always)]
            fn move_on(self, next: Self) -> Self {
                let ($this, $next) = (self.0, next.0);
                Self(unsafe { $move_on })
            }
            #[inline(always)]
            fn first(self) -> $word {
                let $whole = self.0;
                unsafe { $first }
            }
            #[inline(always)]
            fn exchange(self, by: u8) -> Self {
                let mut word = self.0;
                let mut shift = 1;
                for mask in $masks {
                    if i32::from(by) & shift != 0 {
                        unsafe {
                            let count = _mm_cvtsi32_si128(shift);
                            let mask = $set1(mask as $signed);
                            let down = $and($right(word, count), mask);
                            word = $or(down, $left($and(word, mask), count));
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
    Narrow512,
    __m512i,
    u32,
    i32,
    _mm512_setzero_si512,
    _mm512_loadu_si512,
    _mm512_storeu_si512,
    _mm512_or_si512,
    _mm512_and_si512,
    _mm512_set1_epi32,
    _mm512_sll_epi32,
    _mm512_srl_epi32,
    |this, next| _mm512_alignr_epi32::<1>(next, this),
    |this| _mm_cvtsi128_si32(_mm512_castsi512_si128(this)) as u32,
    NARROW_BLOCKS
);
register!(
    Wide512,
    __m512i,
    u64,
    i64,
    _mm512_setzero_si512,
    _mm512_loadu_si512,
    _mm512_storeu_si512,
    _mm512_or_si512,
    _mm512_and_si512,
    _mm512_set1_epi64,
    _mm512_sll_epi64,
    _mm512_srl_epi64,
    |this, next| _mm512_alignr_epi64::<1>(next, this),
    |this| _mm_cvtsi128_si64(_mm512_castsi512_si128(this)) as u64,
    LOWER_BLOCKS
);
register!(
    Narrow256,
    __m256i,
    u32,
    i32,
    _mm256_setzero_si256,
    _mm256_loadu_si256,
    _mm256_storeu_si256,
    _mm256_or_si256,
    _mm256_and_si256,
    _mm256_set1_epi32,
    _mm256_sll_epi32,
    _mm256_srl_epi32,
    |this, next| _mm256_alignr_epi8::<4>(_mm256_permute2x128_si256::<0x21>(this, next), this),
    |this| _mm_cvtsi128_si32(_mm256_castsi256_si128(this)) as u32,
    NARROW_BLOCKS
);
register!(
    Wide256,
    __m256i,
    u64,
    i64,
    _mm256_setzero_si256,
    _mm256_loadu_si256,
    _mm256_storeu_si256,
    _mm256_or_si256,
    _mm256_and_si256,
    _mm256_set1_epi64x,
    _mm256_sll_epi64,
    _mm256_srl_epi64,
    |this, next| _mm256_alignr_epi8::<8>(_mm256_permute2x128_si256::<0x21>(this, next), this),
    |this| _mm_cvtsi128_si64(_mm256_castsi256_si128(this)) as u64,
    LOWER_BLOCKS
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

macro_rules! entries {
    ($fill:ident, $features:literal, $register:ident, $word:ty, $in_run:literal, $in_queue:literal) => {
        /// Fills a batch. Contract: the machine has the instructions.
        #[target_feature(enable = $features)]
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
    };
}
entries!(fill_narrow_512, "avx512f,bmi1", Narrow512, u32, 1, 2);
entries!(fill_wide_512, "avx512f,bmi1", Wide512, u64, 2, 4);
entries!(fill_narrow_256, "avx2,bmi1", Narrow256, u32, 2, 4);
entries!(fill_wide_256, "avx2,bmi1", Wide256, u64, 4, 8);
