//! The moves of an octal code, sorted by what they leave, as the sequence engines use them.

use crate::{HeapCode, Sizes};

/// The moves of a finite code whose moves leave at most two heaps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct OctalMoves {
    /// Takes that may leave nothing.
    pub(super) clear: Vec<usize>,
    /// Takes that may leave one heap.
    pub(super) single: Vec<usize>,
    /// Takes that may leave two heaps.
    pub(super) split: Vec<usize>,
    /// Whether the two heaps must differ.
    pub(super) distinct: bool,
    /// The greatest take.
    pub(super) longest: usize,
}

impl OctalMoves {
    /// The moves of a code; `None` when it is not of this kind, or mixes splits that must and that need not differ.
    pub(super) fn of(code: &HeapCode) -> Option<Self> {
        if !code.is_octal() {
            return None;
        }
        let takes = |count: usize| -> Vec<usize> {
            let digits = code.digits().iter().enumerate();
            digits.filter(|(_, digit)| digit.allows(count)).map(|(taken, _)| taken).collect()
        };
        let split = takes(2);
        let distinct = split.iter().filter(|&&taken| code.digits()[taken].sizes(2) != Sizes::Any).count();
        (distinct == 0 || distinct == split.len()).then(|| Self {
            clear: takes(0),
            single: takes(1),
            split,
            distinct: distinct > 0,
            longest: code.digits().len() - 1,
        })
    }
}
