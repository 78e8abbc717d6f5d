//! Sums of heaps that play like Nim heaps: what is common to the theorems on Nim, Nim with bounded takes, and
//! subtraction games, in normal and in misère play.

use crate::game::{Convention, HeapTarget, Message, WhyStep, message};
use crate::nimber::nim_sum_columns;
use dashu_int::UBig;
use dashu_int::ops::BitTest;

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
    /// How many of the values are at least 2.
    large_values: usize,
    /// How many of the values are 1.
    ones: usize,
}

impl NimSum {
    pub(in crate::rulesets) fn of(values: &[UBig], convention: Convention) -> Self {
        let mut sum = UBig::ZERO;
        for value in values {
            sum ^= value;
        }
        let large_values = values.iter().filter(|value| **value > UBig::ONE).count();
        let ones = values.iter().filter(|value| **value == UBig::ONE).count();
        let only_ones = convention == Convention::Misere && large_values == 0;
        let next_wins = if only_ones { sum.is_zero() } else { !sum.is_zero() };
        Self { next_wins, sum, convention, large_values, ones }
    }

    /// The value to which a heap of value `value` would have to be brought.
    pub(in crate::rulesets) fn target(&self, value: &UBig) -> UBig {
        let rest = &self.sum ^ value;
        let others_are_ones = self.large_values == usize::from(*value > UBig::ONE);
        if self.convention == Convention::Misere && others_are_ones { rest ^ UBig::ONE } else { rest }
    }

    /// The computation for the reader: binary columns where they fit, and the sentence that decides. `what` is what the
    /// values are: heaps, remainders, gaps, Grundy values.
    pub(in crate::rulesets) fn explanation(&self, values: &[UBig], what: &'static str) -> Vec<Message> {
        let mut lines = columns(values);
        let sum = &self.sum;
        let what = Message::words(what);
        lines.push(match (self.convention, self.large_values) {
            (Convention::Normal, _) if self.next_wins => {
                message!("The nim-sum of the {what} is {sum}, not 0: the next player wins.", what => what, sum)
            }
            (Convention::Normal, _) => {
                message!("The nim-sum of the {what} is 0: the previous player wins.", what => what)
            }
            (Convention::Misere, 0) if self.next_wins => message!(
                "No {what} above 1, and the number of ones is even: in misère play the next player wins.",
                what => what
            ),
            (Convention::Misere, 0) => message!(
                "No {what} above 1, and the number of ones is odd: in misère play the previous player wins.",
                what => what
            ),
            // Here the winning moves of the two plays differ: normal play leaves an even number of ones.
            (Convention::Misere, 1) => {
                let target = u8::from(self.ones.is_multiple_of(2));
                let besides = match self.ones {
                    0 => "no ones".into(),
                    1 => "1 one".into(),
                    ones => message!("{ones} ones", ones),
                };
                message!(
                    "Exactly one of the {what} is above 1, beside {besides}: bringing it to {target} leaves an odd number of ones, so in misère play the next player wins.",
                    what => what,
                    besides => besides,
                    target
                )
            }
            (Convention::Misere, large) if self.next_wins => message!(
                "{large} of the {what} are above 1, so misère play goes as normal play: the nim-sum is {sum} and the next player wins.",
                large,
                what => what,
                sum
            ),
            (Convention::Misere, large) => message!(
                "{large} of the {what} are above 1, so misère play goes as normal play: the nim-sum is {sum} and the previous player wins.",
                large,
                what => what,
                sum
            ),
        });
        lines
    }

    /// The steps of the argument: why only some heaps can be brought to their targets, or what misère play changes.
    pub(in crate::rulesets) fn why(&self, values: &[UBig], values_only_fall: bool) -> Vec<WhyStep> {
        if values.len() > MOST_HEAPS || values.iter().any(|value| value.bit_len() > MOST_BITS) {
            return Vec::new();
        }
        if self.convention == Convention::Misere {
            return vec![self.misere_step(values)];
        }
        let mut steps = Vec::new();
        if values.len() > 1 {
            steps.push(WhyStep::NimSum { values: values.to_vec(), sum: self.sum.clone() });
        }
        if values.len() > 1 && !self.sum.is_zero() {
            let target = |value: &UBig| HeapTarget { value: value.clone(), target: value ^ &self.sum };
            steps.push(WhyStep::Targets {
                sum: self.sum.clone(),
                heaps: values.iter().map(target).collect(),
                values_only_fall,
            });
        }
        steps
    }

    fn misere_step(&self, values: &[UBig]) -> WhyStep {
        let large = values.iter().find(|value| **value > UBig::ONE).filter(|_| self.large_values == 1);
        WhyStep::MisereHeaps {
            large: self.large_values,
            ones: self.ones,
            sum: self.sum.clone(),
            targets: large.map(|value| [self.target(value), &self.sum ^ value]),
            next_wins: self.next_wins,
        }
    }
}

/// Heaps beyond this many, or with values of more bits, are not argued about one by one.
const MOST_HEAPS: usize = 12;
const MOST_BITS: usize = 64;

/// The columns of a nim-sum, of which the last says what it is. O(their digits).
pub fn columns(values: &[UBig]) -> Vec<Message> {
    let line = |line: String| match line.strip_suffix("nim-sum") {
        Some(digits) => message!("{digits}nim-sum", digits),
        None => Message::verbatim(line),
    };
    nim_sum_columns(values).into_iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sentence(values: &[u32]) -> String {
        let values: Vec<UBig> = values.iter().map(|&value| UBig::from(value)).collect();
        NimSum::of(&values, Convention::Misere).explanation(&values, "heaps").pop().unwrap().to_string()
    }

    #[test]
    fn a_single_large_heap_leaves_an_odd_number_of_ones() {
        for (values, target) in [(&[5][..], 1_u8), (&[1, 5], 0), (&[1, 1, 2], 1), (&[0, 1, 1, 1, 9], 0)] {
            let said = sentence(values);
            assert!(
                said.contains(&format!("bringing it to {target} leaves an odd number")),
                "{values:?}: {said}"
            );
            assert!(!said.contains("as normal play"), "{values:?}: {said}");
            let values: Vec<UBig> = values.iter().map(|&value| UBig::from(value)).collect();
            let large = values.iter().max().unwrap();
            let [misere, normal] = [Convention::Misere, Convention::Normal]
                .map(|convention| NimSum::of(&values, convention).target(large));
            assert_eq!(misere, UBig::from(target));
            assert_ne!(misere, normal);
        }
        assert!(sentence(&[2, 3]).contains("as normal play"));
        assert!(sentence(&[1, 1]).contains("even"));
    }
}
