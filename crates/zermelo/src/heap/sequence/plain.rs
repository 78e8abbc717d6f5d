//! Grundy values by the definition: mark the value of every option, take the least that is not marked. The oracle of
//! the faster methods, and the way all of them start.

use super::moves::OctalMoves;

/// Marks of values seen, by a stamp that grows with every heap.
#[derive(Clone, Debug, Default)]
pub(super) struct Marks {
    stamp: u32,
    seen: Vec<u32>,
}

impl Marks {
    /// Forgets all marks, and makes room for values below `bound`.
    pub(super) fn clear(&mut self, bound: usize) {
        if self.stamp == u32::MAX {
            self.seen.fill(0);
            self.stamp = 0;
        }
        self.stamp += 1;
        if self.seen.len() <= bound {
            self.seen.resize(bound + 1, 0);
        }
    }

    /// Marks a value below the bound.
    #[inline]
    pub(super) fn mark(&mut self, value: usize) {
        self.seen[value] = self.stamp;
    }

    #[inline]
    pub(super) fn is_marked(&self, value: usize) -> bool {
        self.seen.get(value) == Some(&self.stamp)
    }

    /// The least value without a mark.
    pub(super) fn mex(&self) -> usize {
        self.seen.iter().position(|&mark| mark != self.stamp).unwrap_or(self.seen.len())
    }
}

/// The value of the next heap, of size `values.len()`, by walking all its options. `bound` is a power of two above all
/// values so far. O(n) for every take that splits.
pub(super) fn next_value(moves: &OctalMoves, values: &[u16], bound: usize, marks: &mut Marks) -> u16 {
    let heap = values.len();
    marks.clear(bound);
    if moves.clear.contains(&heap) {
        marks.mark(0);
    }
    for &taken in moves.single.iter().filter(|&&taken| taken < heap) {
        marks.mark(usize::from(values[heap - taken]));
    }
    for &taken in moves.split.iter().filter(|&&taken| taken + 1 < heap) {
        let left = heap - taken;
        let most = if moves.distinct { (left - 1) / 2 } else { left / 2 };
        let larger = values[left - most..left].iter().rev();
        for (&a, &b) in values[1..=most].iter().zip(larger) {
            marks.mark(usize::from(a ^ b));
        }
    }
    marks.mex() as u16
}
