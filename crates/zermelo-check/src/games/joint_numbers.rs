//! Games of coins on a strip, and those in which the largest or the smallest heap alone is played: a position is numbers that
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
    /// The numbers are the places of heads; from so many to so many coins are turned, the last of them from heads to tails.
    Turning { least: usize, most: usize },
    /// Neighbouring coins are turned, the last of them from heads to tails.
    Ruler,
}

/// The numbers without one, with some others.
fn replaced(numbers: &[u64], place: usize, new: &[u64]) -> Position {
    of_sizes(others(numbers, place).chain(new).copied())
}

/// The heads after some coins are turned, whatever they showed.
fn turned(heads: &[u64], coins: &[u64]) -> Position {
    let kept = heads.iter().filter(|head| !coins.contains(head));
    let new = coins.iter().filter(|coin| !heads.contains(coin));
    of_sizes(kept.chain(new).copied())
}

/// Visits the sets of at most `more` coins below `below`, each together with the coins that there are already.
fn add_coins(
    coins: &mut Vec<u64>,
    below: u64,
    more: usize,
    visit: &mut dyn FnMut(&[u64]) -> Result<(), Failure>,
) -> Result<(), Failure> {
    visit(coins)?;
    if more == 0 {
        return Ok(());
    }
    (1..below).try_for_each(|coin| {
        coins.push(coin);
        let found = add_coins(coins, coin, more - 1, visit);
        coins.pop();
        found
    })
}

impl JointNumbers {
    /// About how many numbers are listed by the options.
    fn work(&self, numbers: &[u64]) -> u64 {
        let greatest = numbers.last().copied().unwrap_or(0);
        let options = match self {
            Self::Turning { most, .. } => {
                greatest.saturating_pow(*most as u32 - 1).saturating_mul(numbers.len() as u64)
            }
            // An option lists the coins that are turned, half as many as there are on average.
            Self::Ruler => greatest.saturating_mul(greatest / 2 + 1),
            _ => greatest,
        };
        options.saturating_mul(numbers.len() as u64)
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
        if self.work(&numbers) > MOST_WORK {
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
                Self::Turning { least, most } => {
                    add_coins(&mut vec![number], number, most - 1, &mut |coins| {
                        if coins.len() < *least { Ok(()) } else { visit(turned(&numbers, coins)) }
                    })?;
                }
                Self::Ruler => (1..=number)
                    .try_for_each(|first| visit(turned(&numbers, &(first..=number).collect::<Vec<_>>())))?,
            }
        }
        Ok(())
    }

    fn is_impartial(&self) -> bool {
        true
    }
}
