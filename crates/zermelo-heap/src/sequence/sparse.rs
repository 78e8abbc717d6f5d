//! Grundy values in a sparse space, heap by heap: walk the rare heaps for the least common value that is not excluded,
//! then find for every smaller rare value a move to it. Needs no more than the definition; the vector methods fall
//! back on it where their short lists of moves do not settle a heap.

use super::moves::OctalMoves;
use super::plain::Marks;
use super::space::SparseSpace;

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
    for small in 1..=longest / 2 {
        if missing == 0 {
            break;
        }
        for &taken in &moves.split {
            let Some(large) = heap.checked_sub(taken + small).filter(|&large| large >= small) else {
                continue;
            };
            if moves.distinct && large == small {
                continue;
            }
            let value = values[small] ^ values[large];
            if value < common && !marks.is_marked(value) {
                marks.mark(value);
                witnesses.push(small);
                missing -= 1;
            }
        }
    }
    let value = (0..common).find(|&value| !marks.is_marked(value)).unwrap_or(common);
    Settled { value, witnesses }
}
