//! Games with two numbers: those of Wythoff and Fraenkel, Euclid, and Fibonacci Nim.

use super::game::{Game, Position, Visit};
use super::sizes::{LARGEST, LARGEST_OF_ALL, MOST_WORK, in_order, of_sizes, print_sizes, read_sizes, sizes};
use crate::limits::Meter;
use crate::numbers::number;
use crate::player::Player;
use crate::verdict::Failure;

fn read_pair(text: &str, largest: u64) -> Result<[u64; 2], String> {
    read_sizes(text, largest)?.try_into().map_err(|_| "expected two heaps".to_owned())
}

/// Two sizes of which empty ones are not written.
fn pair(position: &Position) -> [u64; 2] {
    let sizes = sizes(position);
    [0, 1].map(|heap| sizes.get(heap).copied().unwrap_or(0))
}

fn print_pair(position: &Position) -> String {
    match sizes(position).as_slice() {
        [] => "0 0".to_owned(),
        [size] => format!("0 {size}"),
        _ => print_sizes(position),
    }
}

/// Any number from one of two heaps, or k from one and l from the other where k and l differ by less than a bound: by less
/// than 1 in Wythoff's game.
pub(super) struct Wythoff {
    bound: u64,
}

impl Wythoff {
    pub(super) const fn new() -> Self {
        Self { bound: 1 }
    }

    pub(super) fn generalised(bound: &str) -> Option<Self> {
        number(bound).filter(|&bound| bound > 0).map(|bound| Self { bound })
    }
}

impl Game for Wythoff {
    fn read(&self, text: &str) -> Result<Position, String> {
        let [one, two] = read_pair(text, LARGEST)?;
        let from_both = one.min(two).saturating_mul(self.bound.saturating_mul(2).min(one.max(two)));
        if from_both > MOST_WORK {
            return Err("the position has too many options to list".to_owned());
        }
        Ok(of_sizes([one, two]))
    }

    fn read_large(&self, text: &str) -> Result<Position, String> {
        read_pair(text, LARGEST_OF_ALL).map(of_sizes)
    }

    fn is_move(&self, from: &Position, to: &Position, _: &Meter) -> Result<bool, Failure> {
        let [old, new] = [from, to].map(pair);
        Ok((0..2).any(|one| {
            let taken = |heap: usize| old[one ^ heap].checked_sub(new[heap]);
            matches!((taken(0), taken(1)), (Some(a), Some(b))
                if a + b > 0 && (a == 0 || b == 0 || a.abs_diff(b) < self.bound))
        }))
    }

    fn print(&self, position: &Position) -> String {
        print_pair(position)
    }

    fn visit_options(
        &self,
        position: &Position,
        _: Player,
        _: &Meter,
        visit: &mut Visit,
    ) -> Result<(), Failure> {
        let [one, two] = pair(position);
        (0..one).try_for_each(|rest| visit(of_sizes([rest, two])))?;
        (0..two).try_for_each(|rest| visit(of_sizes([one, rest])))?;
        (1..=one).try_for_each(|taken| {
            let least = taken.saturating_sub(self.bound - 1).max(1);
            let most = taken.saturating_add(self.bound - 1).min(two);
            (least..=most).try_for_each(|other| visit(of_sizes([one - taken, two - other])))
        })
    }

    fn is_impartial(&self) -> bool {
        true
    }
}

/// A positive multiple of the smaller of two heaps from the larger.
pub(super) struct Euclid;

impl Game for Euclid {
    fn read(&self, text: &str) -> Result<Position, String> {
        read_pair(text, LARGEST).map(of_sizes)
    }

    fn print(&self, position: &Position) -> String {
        print_pair(position)
    }

    fn visit_options(
        &self,
        position: &Position,
        _: Player,
        _: &Meter,
        visit: &mut Visit,
    ) -> Result<(), Failure> {
        let [mut small, mut large] = pair(position);
        if small > large {
            (small, large) = (large, small);
        }
        if small == 0 || large == 0 {
            return Ok(());
        }
        (1..=large / small).try_for_each(|times| visit(of_sizes([small, large - times * small])))
    }

    fn is_impartial(&self) -> bool {
        true
    }
}

/// One heap, and how many tokens may be taken now: at most twice as many as were taken just before.
pub(super) struct FibonacciNim;

/// A heap and its limit, in this order.
fn limited([heap, limit]: [u64; 2]) -> Position {
    in_order([heap, limit.min(heap)])
}

impl Game for FibonacciNim {
    fn read(&self, text: &str) -> Result<Position, String> {
        read_pair(text, LARGEST).map(limited)
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
        let [heap, limit] = pair(position);
        (1..=limit).try_for_each(|take| visit(limited([heap - take, 2 * take])))
    }

    fn is_impartial(&self) -> bool {
        true
    }
}
