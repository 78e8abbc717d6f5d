//! Where the slices of a game begin and end among its numbers.

use zermelo_core::NumberedGame;

/// The first number of each slice, and the end of the last.
#[derive(Clone, Debug)]
pub(super) struct Bounds(Vec<u64>);

impl Bounds {
    pub(super) fn of(game: &dyn NumberedGame) -> Self {
        let firsts = game.slices().iter().map(|slice| slice.numbers.start);
        let end = game.slices().last().map_or(0, |slice| slice.numbers.end);
        Self(firsts.chain([end]).collect())
    }

    /// The end of the last slice.
    pub(super) fn end(&self) -> u64 {
        self.0.last().copied().unwrap_or(0)
    }

    #[inline]
    pub(super) fn first(&self, slice: usize) -> u64 {
        self.0[slice]
    }

    /// The slice of a number below the end.
    #[inline]
    pub(super) fn slice_of(&self, number: u64) -> usize {
        self.0.partition_point(|&first| first <= number) - 1
    }

    /// The same where the number is likely to be in a given slice.
    #[inline]
    pub(super) fn slice_near(&self, number: u64, likely: usize) -> usize {
        if self.0[likely] <= number && number < self.0[likely + 1] { likely } else { self.slice_of(number) }
    }
}
