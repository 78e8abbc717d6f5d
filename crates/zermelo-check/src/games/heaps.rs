//! Games with heaps: a position is the sizes of the heaps, eight bytes each.

use super::code::{MOST_DIGITS, code_digits, most_heaps, replace_by_code};
use super::game::{Game, Position, Visit};
use super::sizes::{LARGEST, LARGEST_OF_ALL, MOST_WORK, of_sizes, others, print_sizes, read_sizes, sizes};
use crate::limits::Meter;
use crate::numbers::number;
use crate::player::Player;
use crate::verdict::Failure;
use std::cmp::Ordering;

/// What can be done with a heap: a game by its code, of which Nim and subtraction games are too.
pub(crate) enum Heaps {
    Nim,
    Subtraction(Vec<u64>),
    /// The digits of a code, `d0` first: bit j of digit i says that i tokens may be taken so that exactly j heaps are
    /// left.
    Code(Vec<u32>),
}

impl Heaps {
    pub(super) const fn nim() -> Self {
        Self::Nim
    }

    /// The takes with commas between them.
    pub(super) fn subtraction(takes: &str) -> Option<Self> {
        let takes: Option<Vec<u64>> =
            takes.split(',').map(|take| number(take).filter(|&take| take > 0)).collect();
        takes.map(Self::Subtraction)
    }

    /// `0.137`, `4.07`, with octal or hexadecimal digits: before the point one that leaves two heaps or more.
    pub(super) fn of_code(code: &str) -> Option<Self> {
        code_digits(code).map(Self::Code)
    }

    /// About how many heaps are listed by the options of a position with these tokens in these heaps.
    fn work(&self, tokens: u64, heaps: u64) -> u64 {
        let options = match self {
            Self::Nim => tokens,
            Self::Subtraction(takes) => heaps.saturating_mul(takes.len() as u64),
            Self::Code(digits) => {
                let free_parts = most_heaps(digits).saturating_sub(1) as u32;
                (digits.len() as u64).saturating_mul(tokens.saturating_pow(free_parts)).saturating_mul(heaps)
            }
        };
        options.saturating_mul(heaps)
    }

    /// Whether `take` tokens may be taken from a heap and the rest be left in `heaps` heaps.
    fn allows(&self, take: u64, heaps: usize) -> bool {
        match self {
            Self::Nim => take > 0 && heaps <= 1,
            Self::Subtraction(takes) => takes.contains(&take) && heaps <= 1,
            Self::Code(digits) => {
                let digit = usize::try_from(take).ok().and_then(|take| digits.get(take));
                digit.is_some_and(|digit| heaps < 4 && digit >> heaps & 1 == 1)
            }
        }
    }

    /// The ways to replace a heap by others.
    fn replace(
        &self,
        size: u64,
        mut visit: impl FnMut(&[u64]) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        match self {
            Self::Nim => (0..size).try_for_each(|rest| visit(&[rest])),
            Self::Subtraction(takes) => {
                takes.iter().filter_map(|&take| size.checked_sub(take)).try_for_each(|rest| visit(&[rest]))
            }
            Self::Code(digits) => replace_by_code(digits, size, visit),
        }
    }
}

/// The digits of `heaps:CODE`, or of the code of `subtraction:A,B`, whose takes are not too large for one.
pub(crate) fn digits_of(game: &str) -> Option<Vec<u32>> {
    if let Some(code) = game.strip_prefix("heaps:") {
        return code_digits(code);
    }
    let Heaps::Subtraction(takes) = Heaps::subtraction(game.strip_prefix("subtraction:")?)? else {
        return None;
    };
    let longest = takes.iter().max().copied().filter(|&take| take <= MOST_DIGITS as u64)?;
    Some((0..=longest).map(|take| if takes.contains(&take) { 3 } else { 0 }).collect())
}

/// What stands in the first ascending list alone, and what in the second alone.
fn difference(one: &[u64], two: &[u64]) -> [Vec<u64>; 2] {
    let [mut rest_one, mut rest_two] = [one.iter().rev().peekable(), two.iter().rev().peekable()];
    let mut only = [Vec::new(), Vec::new()];
    while let (Some(&&a), Some(&&b)) = (rest_one.peek(), rest_two.peek()) {
        if a >= b {
            rest_one.next();
        }
        if b >= a {
            rest_two.next();
        }
        match a.cmp(&b) {
            Ordering::Greater => only[0].push(a),
            Ordering::Less => only[1].push(b),
            Ordering::Equal => {}
        }
    }
    only[0].extend(rest_one);
    only[1].extend(rest_two);
    only
}

impl Game for Heaps {
    fn read_large(&self, text: &str) -> Result<Position, String> {
        read_sizes(text, LARGEST_OF_ALL).map(of_sizes)
    }

    fn is_move(&self, from: &Position, to: &Position, _: &Meter) -> Result<bool, Failure> {
        let [old, new] = difference(&sizes(from), &sizes(to));
        let [old] = old.as_slice() else { return Ok(false) };
        let take = new.iter().try_fold(*old, |rest, &size| rest.checked_sub(size));
        Ok(take.is_some_and(|take| self.allows(take, new.len())))
    }

    fn read(&self, text: &str) -> Result<Position, String> {
        let sizes = read_sizes(text, LARGEST)?;
        if self.work(sizes.iter().sum(), sizes.len() as u64) > MOST_WORK {
            return Err("the position has too many options to list".to_owned());
        }
        Ok(of_sizes(sizes))
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
        let heaps = sizes(position);
        heaps.iter().enumerate().try_for_each(|(place, &size)| {
            self.replace(size, |new| visit(of_sizes(others(&heaps, place).chain(new).copied())))
        })
    }

    fn is_impartial(&self) -> bool {
        true
    }

    fn visit_parts(&self, position: &Position, visit: &mut Visit) -> Result<(), Failure> {
        sizes(position).into_iter().try_for_each(|size| visit(of_sizes([size])))
    }
}
