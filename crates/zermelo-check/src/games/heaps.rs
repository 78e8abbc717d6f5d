//! Games with heaps: a position is the sizes of the heaps, eight bytes each.

use super::boards::read_size;
use super::{Game, Position};
use crate::Player;
use crate::records::number;
use std::cmp::Ordering;

/// What can be done with a heap: a game by its code, of which Nim and subtraction games are too.
pub(crate) enum Heaps {
    Nim,
    Subtraction(Vec<u64>),
    /// The digits of a code, `d0` first: bit j of digit i says that i tokens may be taken so that exactly j heaps are
    /// left.
    Code(Vec<u32>),
}

/// Larger heaps have too many options to list.
const LARGEST: u64 = 1 << 20;

/// What a number of the format can be at most.
const LARGEST_OF_ALL: u64 = 999_999_999_999_999_999;

/// Codes have at most so many digits behind the point.
const MOST_DIGITS: usize = 4096;

/// Positions with more options, counted with the heaps that each of them lists, are refused.
const MOST_WORK: u64 = 1 << 22;

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

    /// About how many heaps the options of so many tokens in so many heaps list.
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

    /// Whether so many tokens may be taken from a heap and the rest be left in so many heaps.
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
    fn replace(&self, size: u64, mut visit: impl FnMut(&[u64])) {
        match self {
            Self::Nim => (0..size).for_each(|rest| visit(&[rest])),
            Self::Subtraction(takes) => {
                takes.iter().filter_map(|&take| size.checked_sub(take)).for_each(|rest| visit(&[rest]));
            }
            Self::Code(digits) => replace_by_code(digits, size, visit),
        }
    }
}

/// The digits of a code, `d0` first, without zeros at the end.
pub(crate) fn code_digits(code: &str) -> Option<Vec<u32>> {
    let (first, others) = code.split_once('.')?;
    if first.len() != 1 || others.len() > MOST_DIGITS {
        return None;
    }
    let digits = first.chars().chain(others.chars()).map(|digit| digit.to_digit(16));
    let mut digits: Vec<u32> = digits.collect::<Option<_>>()?;
    while digits.len() > 1 && digits.last() == Some(&0) {
        digits.pop();
    }
    // A move that takes nothing and leaves one heap would be a pass.
    digits[0].is_multiple_of(4).then_some(digits)
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

/// The greatest number of heaps that a move of a code leaves.
pub(crate) fn most_heaps(digits: &[u32]) -> usize {
    let longest = digits.iter().map(|digit| u32::BITS - digit.leading_zeros()).max().unwrap_or(0);
    longest.saturating_sub(1) as usize
}

/// Visits the ways to replace a heap by others in the game of a code.
pub(crate) fn replace_by_code(digits: &[u32], size: u64, mut visit: impl FnMut(&[u64])) {
    for (take, &digit) in digits.iter().enumerate() {
        let Some(rest) = size.checked_sub(take as u64) else { break };
        for heaps in (0..4).filter(|heaps| digit >> heaps & 1 == 1) {
            split(rest, heaps, &mut visit);
        }
    }
}

/// Visits the ways to write `rest` as a sum of so many positive numbers, none smaller than the one before.
fn split(rest: u64, heaps: usize, visit: &mut impl FnMut(&[u64])) {
    let mut parts = vec![1; heaps];
    if heaps == 0 || rest < heaps as u64 {
        if heaps == 0 && rest == 0 {
            visit(&[]);
        }
        return;
    }
    loop {
        let sum: u64 = parts[..heaps - 1].iter().sum();
        let least = if heaps > 1 { parts[heaps - 2] } else { 1 };
        if sum + least <= rest {
            parts[heaps - 1] = rest - sum;
            visit(&parts);
        }
        // The last part but one that can still grow; all behind it start from its size.
        let growing = (0..heaps - 1).rev().find(|&place| {
            let before: u64 = parts[..place].iter().sum();
            before + (parts[place] + 1) * (heaps - place) as u64 <= rest
        });
        let Some(place) = growing else { return };
        let size = parts[place] + 1;
        parts[place..heaps - 1].fill(size);
    }
}

/// The sizes of heaps, ascending, or the lengths of rows.
pub(crate) fn sizes(position: &Position) -> Vec<u64> {
    position
        .chunks_exact(8)
        .map(|bytes| bytes.iter().fold(0, |size, &byte| size << 8 | u64::from(byte)))
        .collect()
}

/// Empty heaps do not count, and neither does the order.
fn of_sizes(sizes: impl IntoIterator<Item = u64>) -> Position {
    let mut sizes: Vec<u64> = sizes.into_iter().filter(|&size| size > 0).collect();
    sizes.sort_unstable();
    sizes.into_iter().flat_map(u64::to_be_bytes).collect()
}

fn print_sizes(position: &Position) -> String {
    let sizes: Vec<String> = sizes(position).iter().map(u64::to_string).collect();
    if sizes.is_empty() { "0".to_owned() } else { sizes.join(" ") }
}

fn read_sizes(text: &str, largest: u64) -> Result<Vec<u64>, String> {
    let size = |word: &str| {
        let size = number(word).filter(|&size| size <= largest);
        size.ok_or_else(|| format!("'{word}' is not the size of a heap, at most {largest}"))
    };
    text.split(' ').map(size).collect()
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

    fn is_move(&self, from: &Position, to: &Position) -> bool {
        let [old, new] = difference(&sizes(from), &sizes(to));
        let [old] = old.as_slice() else { return false };
        let take = new.iter().try_fold(*old, |rest, &size| rest.checked_sub(size));
        take.is_some_and(|take| self.allows(take, new.len()))
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

    fn options(&self, position: &Position, _: Player, options: &mut Vec<Position>) {
        let heaps = sizes(position);
        for (place, &size) in heaps.iter().enumerate() {
            let others = heaps[..place].iter().chain(&heaps[place + 1..]);
            self.replace(size, |new| options.push(of_sizes(others.clone().chain(new).copied())));
        }
    }

    fn is_impartial(&self) -> bool {
        true
    }

    fn parts(&self, position: &Position) -> Vec<Position> {
        sizes(position).into_iter().map(|size| of_sizes([size])).collect()
    }
}

fn read_pair(text: &str, largest: u64) -> Result<Position, String> {
    let sizes = read_sizes(text, largest)?;
    if sizes.len() == 2 { Ok(of_sizes(sizes)) } else { Err("expected two heaps".to_owned()) }
}

/// Two sizes of which empty ones are not written.
fn pair(position: &Position) -> [u64; 2] {
    let sizes = sizes(position);
    [0, 1].map(|heap| sizes.get(heap).copied().unwrap_or(0))
}

/// Wythoff's game: any number from one of two heaps, or the same number from both.
pub(super) struct Wythoff;

impl Game for Wythoff {
    fn read(&self, text: &str) -> Result<Position, String> {
        read_pair(text, LARGEST)
    }

    fn read_large(&self, text: &str) -> Result<Position, String> {
        read_pair(text, LARGEST_OF_ALL)
    }

    fn is_move(&self, from: &Position, to: &Position) -> bool {
        let [old, new] = [from, to].map(pair);
        (0..2).any(|one| {
            let taken = |heap: usize| old[one ^ heap].checked_sub(new[heap]);
            matches!((taken(0), taken(1)), (Some(a), Some(b)) if a + b > 0 && (a == 0 || b == 0 || a == b))
        })
    }

    fn print(&self, position: &Position) -> String {
        match sizes(position).as_slice() {
            [] => "0 0".to_owned(),
            [size] => format!("0 {size}"),
            _ => print_sizes(position),
        }
    }

    fn options(&self, position: &Position, _: Player, options: &mut Vec<Position>) {
        let [one, two] = pair(position);
        options.extend((0..one).map(|rest| of_sizes([rest, two])));
        options.extend((0..two).map(|rest| of_sizes([one, rest])));
        options.extend((1..=one.min(two)).map(|take| of_sizes([one - take, two - take])));
    }

    fn is_impartial(&self) -> bool {
        true
    }
}

/// Chomp: the lengths of the rows, none longer than the one above; a bite takes a square with all to the right and below.
/// The lone square at the corner is the end.
pub(super) struct Chomp;

impl Chomp {
    fn read_rows(text: &str, largest: u64) -> Result<Vec<u64>, String> {
        let rows = match read_size(text) {
            Some((height, width)) => vec![width as u64; height],
            None => read_sizes(text, largest)?,
        };
        let is_board =
            rows.first().is_some_and(|&row| row > 0) && rows.is_sorted_by(|above, below| above >= below);
        if is_board { Ok(rows) } else { Err("these are no rows of a chomped board".to_owned()) }
    }

    fn of_rows(rows: impl IntoIterator<Item = u64>) -> Position {
        rows.into_iter().take_while(|&row| row > 0).flat_map(u64::to_be_bytes).collect()
    }
}

impl Game for Chomp {
    /// `3x4` or `4 4 2`.
    fn read(&self, text: &str) -> Result<Position, String> {
        let rows = Self::read_rows(text, LARGEST)?;
        let work = rows.iter().sum::<u64>().saturating_mul(rows.len() as u64);
        if work > MOST_WORK {
            return Err("the board is too large to list its options".to_owned());
        }
        Ok(Self::of_rows(rows))
    }

    fn read_large(&self, text: &str) -> Result<Position, String> {
        Self::read_rows(text, LARGEST_OF_ALL).map(Self::of_rows)
    }

    /// From the first row that changes on, no row is longer than that one then is.
    fn is_move(&self, from: &Position, to: &Position) -> bool {
        let (old, mut new) = (sizes(from), sizes(to));
        let is_shorter = new.len() <= old.len();
        new.resize(old.len(), 0);
        let first = (0..old.len()).find(|&row| old[row] != new[row]);
        is_shorter
            && first.is_some_and(|first| {
                let left = new[first];
                let is_bitten = |row: usize| new[row] == old[row].min(left);
                (first > 0 || left > 0) && (first..old.len()).all(is_bitten)
            })
    }

    fn print(&self, position: &Position) -> String {
        print_sizes(position)
    }

    fn options(&self, position: &Position, _: Player, options: &mut Vec<Position>) {
        let rows = sizes(position);
        for row in 0..rows.len() {
            for column in u64::from(row == 0)..rows[row] {
                let bitten = rows[row..].iter().map(|&length| length.min(column));
                options.push(Self::of_rows(rows[..row].iter().copied().chain(bitten)));
            }
        }
    }

    fn is_impartial(&self) -> bool {
        true
    }
}
