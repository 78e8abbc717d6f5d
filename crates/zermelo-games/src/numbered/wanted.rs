//! Which of some numbers are wanted, for games that step from one number to the next.

use crate::game::{NumberedGame, Standing};
use std::ops::Range;

/// Numbers from one on, a bit each.
#[derive(Clone, Copy)]
pub(super) struct Wanted<'a> {
    pub(super) first: u64,
    pub(super) words: &'a [u64],
}

impl Wanted<'_> {
    /// From the first that is wanted to the last. Empty where none is.
    pub(super) fn span(self) -> Range<u64> {
        let is_filled = |word: &u64| *word != 0;
        let (Some(start), Some(last)) =
            (self.words.iter().position(is_filled), self.words.iter().rposition(is_filled))
        else {
            return 0..0;
        };
        let (low, high) = (self.words[start].trailing_zeros(), self.words[last].ilog2());
        self.first + 64 * start as u64 + u64::from(low)..self.first + 64 * last as u64 + u64::from(high) + 1
    }

    /// Visits the wanted numbers of a range within the span.
    #[inline]
    pub(super) fn each(self, range: Range<u64>, mut visit: impl FnMut(u64)) {
        if range.is_empty() {
            return;
        }
        let (low, high) = (range.start - self.first, range.end - 1 - self.first);
        for word in low / 64..=high / 64 {
            let mut bits = self.words[word as usize];
            if word == low / 64 {
                bits &= u64::MAX << (low % 64);
            }
            if word == high / 64 {
                bits &= u64::MAX >> (63 - high % 64);
            }
            while bits != 0 {
                visit(self.first + 64 * word + u64::from(bits.trailing_zeros()));
                bits &= bits - 1;
            }
        }
    }

    /// Whether a number of the span is wanted.
    #[inline]
    pub(super) fn has(self, number: u64) -> bool {
        let place = number - self.first;
        self.words[(place / 64) as usize] >> (place % 64) & 1 == 1
    }
}

/// One position, by a game that looks at many: [`NumberedGame::look`] of those that override
/// [`look_through`](NumberedGame::look_through).
pub(super) fn look_at_one(game: &impl NumberedGame, number: u64, options: &mut Vec<u64>) -> Standing {
    options.clear();
    let mut standing = Standing::Absent;
    game.look_through(number, &[1], &mut |_, found, list| {
        standing = found;
        options.extend_from_slice(list);
    });
    standing
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_are_from_the_first_bit_to_the_last() {
        let span = |words: &[u64]| Wanted { first: 1000, words }.span();
        assert_eq!(span(&[0, 0]), 0..0);
        assert_eq!(span(&[0, 0b1100, 0, 1, 0]), 1066..1193);
        let wanted = Wanted { first: 1000, words: &[0, 0b1100] };
        assert!(wanted.has(1066) && wanted.has(1067) && !wanted.has(1065));
    }

    #[test]
    fn each_wanted_number_of_a_range_is_visited() {
        let words = [0x8000_0000_0000_0001, 0, u64::MAX, 0x0f0f];
        let wanted = Wanted { first: 1000, words: &words };
        for start in 1000..1256 {
            for end in start..1256 {
                let mut found = Vec::new();
                wanted.each(start..end, |number| found.push(number));
                assert!(found.into_iter().eq((start..end).filter(|&number| wanted.has(number))));
            }
        }
    }
}
