//! Grundy values in a sparse space, heap by heap: walk the rare heaps for the least common value that is not excluded,
//! then find for every smaller rare value a move to it. Needs no more than the definition; the vector methods fall
//! back on it where their short lists of moves do not settle a heap.

use super::moves::OctalMoves;
use super::plain::Marks;
use super::space::SparseSpace;
use std::ops::Range;

/// Small heaps of which each is tried for all values that are missing; those beyond for one value at a time.
const FIRST_WITNESSES: usize = 256;
/// Small heaps that are tried at once.
const RUN: usize = 256;

/// The value of a heap, and how the rare values below the common candidate were seen to be excluded.
pub(super) struct Settled {
    pub(super) value: u16,
    /// The smaller heaps of the moves to two heaps that exclude them.
    pub(super) witnesses: Vec<usize>,
}

/// The value of the next heap, of size `values.len()`. `rares` are all rare heaps before it with their values.
/// O(rares + witnesses), at worst O(n) for every take that splits.
pub(super) fn next_value(
    moves: &OctalMoves,
    space: SparseSpace,
    rares: &[(u64, u16)],
    values: &[u16],
    marks: &mut Marks,
) -> Settled {
    let heap = values.len();
    marks.start_with_whole(moves, values);
    for &taken in moves.split.iter().filter(|&&taken| taken + 1 < heap) {
        let left = heap - taken;
        for &(rare, value) in rares {
            let rare = rare as usize;
            if rare < left && !(moves.distinct && 2 * rare == left) {
                marks.mark(value ^ values[left - rare]);
            }
        }
    }
    let is_free = |value: &u16| !marks.is_marked(*value);
    let is_common = |value: &u16| !space.is_rare(heap as u64, *value);
    let common = (0..u16::MAX).find(|value| is_free(value) && is_common(value)).unwrap_or(u16::MAX);
    let mut missing = (0..common).filter(is_free).count();
    let longest = moves.split.iter().map(|&taken| heap.saturating_sub(taken)).max().unwrap_or(0);
    let mut witnesses = Vec::new();
    for small in 1..=(longest / 2).min(FIRST_WITNESSES) {
        if missing == 0 {
            break;
        }
        for &taken in &moves.split {
            let Some(large) = large_part(moves, heap, taken, small) else { continue };
            let value = values[small] ^ values[large];
            if value < common && !marks.is_marked(value) {
                marks.mark(value);
                witnesses.push(small);
                missing -= 1;
            }
        }
    }
    if missing > 0 {
        let free: Vec<u16> = (0..common).filter(|&value| !marks.is_marked(value)).collect();
        for value in free {
            if let Some(small) = least_witness(moves, values, FIRST_WITNESSES + 1..longest / 2 + 1, value) {
                marks.mark(value);
                witnesses.push(small);
            }
        }
        witnesses.sort_unstable();
    }
    let value = (0..common).find(|&value| !marks.is_marked(value)).unwrap_or(common);
    Settled { value, witnesses }
}

/// The larger heap of a move to two heaps, if there is such a move.
#[inline]
fn large_part(moves: &OctalMoves, heap: usize, taken: usize, small: usize) -> Option<usize> {
    let large = heap.checked_sub(taken + small)?;
    (large >= small + usize::from(moves.distinct)).then_some(large)
}

/// The least small heap in a range that is part of a move of the next heap with a given value.
///
/// Linear in the range, with many heaps at once: a loop over a run of heaps only tells whether there is one.
fn least_witness(moves: &OctalMoves, values: &[u16], smalls: Range<usize>, value: u16) -> Option<usize> {
    let heap = values.len();
    let mut start = smalls.start;
    while start < smalls.end {
        let end = (start + RUN).min(smalls.end);
        for &taken in &moves.split {
            let Some(left) = heap.checked_sub(taken) else { continue };
            // Below this the other heap is the larger one.
            let end = end.min((left + usize::from(!moves.distinct)).div_ceil(2));
            if start < end && has_sum(&values[start..end], &values[left + 1 - end..=left - start], value) {
                let is_part = |small: usize| {
                    moves.split.iter().any(|&taken| {
                        large_part(moves, heap, taken, small)
                            .is_some_and(|large| values[small] ^ values[large] == value)
                    })
                };
                return (start..end).find(|&small| is_part(small));
            }
        }
        start = end;
    }
    None
}

/// Whether some value and the one at the same place from the other end have this nim-sum.
fn has_sum(forwards: &[u16], backwards: &[u16], sum: u16) -> bool {
    let mut found = false;
    for (&a, &b) in forwards.iter().zip(backwards.iter().rev()) {
        found |= a ^ b == sum;
    }
    found
}

#[cfg(test)]
mod tests {
    use super::super::plain;
    use super::*;

    #[test]
    fn values_and_witnesses_are_those_of_the_definition() {
        const LENGTH: usize = 4000;
        for code in ["0.376", "0.6", "0.127", "4!.0"] {
            let moves = OctalMoves::of(&code.parse().expect("a code")).expect("an octal code");
            let (values, mut marks) = (plain::values(&moves, LENGTH), Marks::default());
            let (space, _) = SparseSpace::find(&values, &moves).expect("a sparse space");
            let heaps = (1_u64..).zip(values[1..].iter().copied());
            let rares: Vec<(u64, u16)> = heaps.filter(|&(heap, value)| space.is_rare(heap, value)).collect();
            for heap in (1000..LENGTH).step_by(173) {
                let known = &values[..heap];
                let before = rares.partition_point(|&(rare, _)| rare < heap as u64);
                let settled = next_value(&moves, space, &rares[..before], known, &mut marks);
                assert_eq!(settled.value, values[heap], "{code} at {heap}");
                for value in 0..16 {
                    let is_part = |small: usize| {
                        let mut parts = moves
                            .split
                            .iter()
                            .filter_map(|&taken| Some(known[large_part(&moves, heap, taken, small)?]));
                        parts.any(|large| large ^ known[small] == value)
                    };
                    let expected = (100..heap).find(|&small| is_part(small));
                    let found = least_witness(&moves, known, 100..heap, value);
                    assert_eq!(found, expected, "{code} at {heap}: {value}");
                }
            }
        }
    }
}
