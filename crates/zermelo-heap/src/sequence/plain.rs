//! Grundy values by the definition: mark the value of every option, take the least that is not marked. The oracle of
//! the faster methods, and the way all of them start.

use super::moves::OctalMoves;

/// Marks of values seen, by a stamp that grows with every heap. One for every number of 16 bits, so that no mark can be
/// out of range.
#[derive(Clone, Debug)]
pub(super) struct Marks {
    stamp: u32,
    seen: Box<[u32; 1 << 16]>,
}

impl Default for Marks {
    fn default() -> Self {
        let seen = vec![0; 1 << 16].into_boxed_slice();
        Self { stamp: 0, seen: seen.try_into().expect("so many were made") }
    }
}

impl Marks {
    /// Forgets all marks.
    pub(super) fn clear(&mut self) {
        if self.stamp == u32::MAX {
            self.seen.fill(0);
            self.stamp = 0;
        }
        self.stamp += 1;
    }

    /// Marks a value.
    #[inline]
    pub(super) fn mark(&mut self, value: u16) {
        self.seen[usize::from(value)] = self.stamp;
    }

    #[inline]
    pub(super) fn is_marked(&self, value: u16) -> bool {
        self.seen[usize::from(value)] == self.stamp
    }

    /// Forgets all marks and marks the options of the next heap, of size `values.len()`, that leave nothing or one heap.
    pub(super) fn start_with_whole(&mut self, moves: &OctalMoves, values: &[u16]) {
        let heap = values.len();
        self.clear();
        if moves.clear.contains(&heap) {
            self.mark(0);
        }
        for &taken in moves.single.iter().filter(|&&taken| taken < heap) {
            self.mark(values[heap - taken]);
        }
    }

    /// The least value without a mark.
    pub(super) fn mex(&self) -> u16 {
        self.seen.iter().position(|&mark| mark != self.stamp).unwrap_or(usize::from(u16::MAX)) as u16
    }
}

/// The value of the next heap, of size `values.len()`, by walking all its options. O(n) for every take that
/// splits.
pub(super) fn next_value(moves: &OctalMoves, values: &[u16], marks: &mut Marks) -> u16 {
    let heap = values.len();
    marks.start_with_whole(moves, values);
    for &taken in moves.split.iter().filter(|&&taken| taken + 1 < heap) {
        let left = heap - taken;
        let most = if moves.distinct { (left - 1) / 2 } else { left / 2 };
        let larger = values[left - most..left].iter().rev();
        for (&a, &b) in values[1..=most].iter().zip(larger) {
            marks.mark(a ^ b);
        }
    }
    marks.mex()
}

/// The values of the heaps below `length`.
#[cfg(test)]
pub(super) fn values(moves: &OctalMoves, length: usize) -> Vec<u16> {
    let (mut values, mut marks) = (Vec::new(), Marks::default());
    while values.len() < length {
        let value = next_value(moves, &values, &mut marks);
        values.push(value);
    }
    values
}
