//! Sparse spaces: a set of *rare* values closed under nim-addition, such that all but few heaps have a *common* value
//! (Winning Ways, chapter 4).
//!
//! The class of a value is the parity of the bits it shares with a mask; for some codes the parity of the heap size
//! has to be counted in too (0.104, 0.106, 0.127). The sum of two rares or of two commons is rare, so a common value
//! of a heap can be excluded only by a move that leaves a rare and a common heap, or a single heap: it is enough to
//! walk the few rare heaps. No statement here is taken on trust: that a rare value below the least free common one is
//! excluded is shown for every heap by a move to it, and where none is found the heap is rare.

use super::moves::OctalMoves;

/// Which values are rare.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SparseSpace {
    /// The bits of a value whose parity is its class.
    pub mask: u16,
    /// Whether the parity of the heap size is counted in.
    pub with_heap_parity: bool,
    /// The parity of the takes of splitting moves, which then all agree.
    take_parity: bool,
}

/// So many heaps are looked at for a space.
const SAMPLE: usize = 1 << 16;

impl SparseSpace {
    /// Whether `value` is a rare value for the heap.
    #[inline]
    pub fn is_rare(self, heap: u64, value: u16) -> bool {
        let of_heap = self.with_heap_parity && (heap & 1 == 1) != self.take_parity;
        ((value & self.mask).count_ones() & 1 == 1) == of_heap
    }

    /// The space of a mask, as the moves need it. `None` when they do not fit.
    pub(super) fn of(mask: u16, with_heap_parity: bool, moves: &OctalMoves) -> Option<Self> {
        let &first = moves.split.first()?;
        let parities_agree = moves.split.iter().all(|taken| taken % 2 == first % 2);
        (parities_agree || !with_heap_parity).then_some(Self {
            mask,
            with_heap_parity,
            take_parity: first % 2 == 1,
        })
    }

    /// The space that makes the fewest of the heaps rare, with their number. `None` when the moves do not fit any,
    /// or half of the heaps would be rare. `values` starts with heap 0. O(n + v log v) for values below v.
    pub(super) fn find(values: &[u16], moves: &OctalMoves) -> Option<(Self, usize)> {
        let &first = moves.split.first()?;
        let parities_agree = moves.split.iter().all(|taken| taken % 2 == first % 2);
        // The first heaps are no guide to the rest.
        let sample = &values[(values.len() / 4).max(values.len().saturating_sub(SAMPLE))..];
        let size = usize::from(*sample.iter().max()?).next_power_of_two().max(1) << 1;
        let mut best: Option<(Self, i64)> = None;
        for with_heap_parity in [false, true] {
            if with_heap_parity && !parities_agree {
                continue;
            }
            let space = Self { mask: 0, with_heap_parity, take_parity: first % 2 == 1 };
            let mut spectrum = vec![0_i64; size];
            for (at, &value) in sample.iter().enumerate() {
                let heap = (values.len() - sample.len() + at) as u64;
                spectrum[usize::from(value)] += if space.is_rare(heap, 0) { 1 } else { -1 };
            }
            walsh_hadamard(&mut spectrum);
            for (mask, &rare_minus_common) in spectrum.iter().enumerate() {
                if best.is_none_or(|(_, least)| rare_minus_common < least) {
                    best = Some((Self { mask: mask as u16, ..space }, rare_minus_common));
                }
            }
        }
        let (space, rare_minus_common) = best?;
        (rare_minus_common < 0)
            .then_some((space, i64::midpoint(sample.len() as i64, rare_minus_common) as usize))
    }
}

/// For every mask the sum over the values, with the sign of the parity of the bits they share.
fn walsh_hadamard(table: &mut [i64]) {
    let mut half = 1;
    while half < table.len() {
        for pair in table.chunks_mut(2 * half) {
            let (low, high) = pair.split_at_mut(half);
            for (a, b) in low.iter_mut().zip(high) {
                (*a, *b) = (*a + *b, *a - *b);
            }
        }
        half *= 2;
    }
}
