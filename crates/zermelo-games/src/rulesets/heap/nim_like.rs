//! Sums of heaps that play like Nim heaps: what is common to the theorems on Nim, Nim with bounded takes, and
//! subtraction games, in normal and in misère play.

use crate::game::Convention;
use crate::nimber::nim_sum_columns;
use dashu_int::UBig;

/// Nim on heaps of the given Grundy values: does the next player win, and to which value may each heap be brought
/// to leave a P-position (whether or not a move does it)?
///
/// In normal play P-positions are those of xor 0 (Bouton 1901). In misère play, as long as some value is at least 2,
/// they are the same; when all are 0 or 1, they are those of xor 1 (Bouton 1901 for Nim; Ferguson 1974 for all
/// subtraction games, whose heaps are tame).
pub(in crate::rulesets) struct NimSum {
    pub(in crate::rulesets) next_wins: bool,
    pub(in crate::rulesets) sum: UBig,
    convention: Convention,
    large_values: usize,
}

impl NimSum {
    pub(in crate::rulesets) fn of(values: &[UBig], convention: Convention) -> Self {
        let mut sum = UBig::ZERO;
        for value in values {
            sum ^= value;
        }
        let large_values = values.iter().filter(|value| **value > UBig::ONE).count();
        let only_ones = convention == Convention::Misere && large_values == 0;
        let next_wins = if only_ones { sum.is_zero() } else { !sum.is_zero() };
        Self { next_wins, sum, convention, large_values }
    }

    /// The value to which a heap of value `value` would have to be brought.
    pub(in crate::rulesets) fn target(&self, value: &UBig) -> UBig {
        let rest = &self.sum ^ value;
        let others_are_ones = self.large_values == usize::from(*value > UBig::ONE);
        if self.convention == Convention::Misere && others_are_ones { rest ^ UBig::ONE } else { rest }
    }

    /// The computation for the reader: binary columns where they fit, and the sentence that decides.
    pub(in crate::rulesets) fn explanation(&self, values: &[UBig], what: &str) -> Vec<String> {
        let mut lines = nim_sum_columns(values);
        let sum = &self.sum;
        lines.push(match (self.convention, self.large_values) {
            (Convention::Normal, _) if self.next_wins => {
                format!("The nim-sum of the {what} is {sum}, not 0: the next player wins.")
            }
            (Convention::Normal, _) => format!("The nim-sum of the {what} is 0: the previous player wins."),
            (Convention::Misere, 0) => {
                let parity = if sum.is_zero() { "even" } else { "odd" };
                let winner = if self.next_wins { "next" } else { "previous" };
                format!(
                    "No {what} above 1, and the number of ones is {parity}: in misère play the {winner} player wins."
                )
            }
            (Convention::Misere, large) => {
                let winner = if self.next_wins { "next" } else { "previous" };
                let verb = if large == 1 { "is" } else { "are" };
                format!(
                    "{large} of the {what} {verb} above 1, so misère play goes as normal play: \
                     the nim-sum is {sum} and the {winner} player wins."
                )
            }
        });
        lines
    }
}
