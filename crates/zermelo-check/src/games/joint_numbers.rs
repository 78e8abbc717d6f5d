//! Silver Dollar, and the games in which the largest or the smallest heap alone is played: a position is numbers that
//! depend on each other, ascending.

use super::game::{Game, Position, Visit};
use super::sizes::{LARGEST, MOST_WORK, of_sizes, others, print_sizes, read_sizes, sizes};
use crate::limits::Meter;
use crate::player::Player;
use crate::verdict::Failure;

/// A way to move from numbers in ascending order.
pub(super) enum JointNumbers {
    /// Tokens are taken from a heap than which none is larger.
    LargestNim,
    /// Tokens are taken from a heap that is not empty, and than which none such is smaller.
    SmallestNim,
    /// A coin slides down its strip, onto a free place and over no other coin.
    SilverDollar,
}

/// The numbers without one, with some others.
fn replaced(numbers: &[u64], place: usize, new: &[u64]) -> Position {
    of_sizes(others(numbers, place).chain(new).copied())
}

impl JointNumbers {
    /// About how many numbers are listed by the options.
    fn work(numbers: &[u64]) -> u64 {
        let greatest = numbers.last().copied().unwrap_or(0);
        greatest.saturating_mul(numbers.len() as u64)
    }

    /// Whether numbers may be equal.
    const fn are_heaps(&self) -> bool {
        matches!(self, Self::LargestNim | Self::SmallestNim)
    }
}

impl Game for JointNumbers {
    fn read(&self, text: &str) -> Result<Position, String> {
        let position = of_sizes(read_sizes(text, LARGEST)?);
        let numbers = sizes(&position);
        if !self.are_heaps() && !numbers.is_sorted_by(|one, two| one < two) {
            return Err("expected different places".to_owned());
        }
        if Self::work(&numbers) > MOST_WORK {
            return Err("the position has too many options to list".to_owned());
        }
        Ok(position)
    }

    fn print(&self, position: &Position) -> String {
        print_sizes(position)
    }

    fn visit_options(
        &self,
        position: &Position,
        _: Player,
        _: &Meter,
        visit: &mut Visit,
    ) -> Result<(), Failure> {
        let numbers = sizes(position);
        for (place, &number) in numbers.iter().enumerate() {
            match self {
                Self::LargestNim | Self::SmallestNim => {
                    let extreme =
                        if matches!(self, Self::LargestNim) { numbers.last() } else { numbers.first() };
                    // Equal heaps have the same options.
                    let is_first = place == 0 || numbers[place - 1] != number;
                    if extreme == Some(&number) && is_first {
                        (0..number).try_for_each(|rest| visit(replaced(&numbers, place, &[rest])))?;
                    }
                }
                Self::SilverDollar => {
                    let before = if place == 0 { 0 } else { numbers[place - 1] };
                    (before + 1..number).try_for_each(|to| visit(replaced(&numbers, place, &[to])))?;
                }
            }
        }
        Ok(())
    }

    fn is_impartial(&self) -> bool {
        true
    }
}
