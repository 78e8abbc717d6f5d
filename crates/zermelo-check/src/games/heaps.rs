//! Games with heaps: a position is the sizes of the heaps, eight bytes each.

use super::{Game, Position};
use crate::Player;

/// What can be done with a heap: a game by its code, of which Nim and subtraction games are too.
pub(super) enum Heaps {
    Nim,
    Subtraction(Vec<u64>),
    /// The digits of a code, `d0` first: bit j of digit i says that i tokens may be taken so that exactly j heaps are
    /// left.
    Code(Vec<u32>),
}

/// Larger heaps have too many options to list.
const LARGEST: u64 = 1 << 20;

impl Heaps {
    pub(super) const fn nim() -> Self {
        Self::Nim
    }

    /// The takes with commas between them.
    pub(super) fn subtraction(takes: &str) -> Option<Self> {
        let takes: Option<Vec<u64>> =
            takes.split(',').map(|take| take.parse().ok().filter(|&take| take > 0)).collect();
        takes.map(Self::Subtraction)
    }

    /// `0.137` or `4.…` with octal or hexadecimal digits.
    pub(super) fn of_code(code: &str) -> Option<Self> {
        let (first, others) = code.split_once('.')?;
        let mut digits = vec![match first {
            "" | "0" => 0,
            "4" => 4,
            _ => return None,
        }];
        for digit in others.chars() {
            digits.push(digit.to_digit(16)?);
        }
        Some(Self::Code(digits))
    }

    /// The ways to replace a heap by others.
    fn replace(&self, size: u64, mut visit: impl FnMut(&[u64])) {
        match self {
            Self::Nim => (0..size).for_each(|rest| visit(&[rest])),
            Self::Subtraction(takes) => {
                takes.iter().filter_map(|&take| size.checked_sub(take)).for_each(|rest| visit(&[rest]));
            }
            Self::Code(digits) => {
                for (take, &digit) in digits.iter().enumerate() {
                    let Some(rest) = size.checked_sub(take as u64) else { break };
                    for heaps in (0..5).filter(|heaps| digit >> heaps & 1 == 1) {
                        split(rest, heaps, &mut visit);
                    }
                }
            }
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

fn sizes(position: &Position) -> Vec<u64> {
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

fn read_sizes(text: &str) -> Result<Vec<u64>, String> {
    let size = |word: &str| {
        let size = word.parse().ok().filter(|&size: &u64| size <= LARGEST);
        size.ok_or_else(|| format!("'{word}' is not the size of a heap, at most {LARGEST}"))
    };
    text.split(' ').map(size).collect()
}

impl Game for Heaps {
    fn read(&self, text: &str) -> Result<Position, String> {
        Ok(of_sizes(read_sizes(text)?))
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

/// Wythoff's game: any number from one of two heaps, or the same number from both.
pub(super) struct Wythoff;

impl Game for Wythoff {
    fn read(&self, text: &str) -> Result<Position, String> {
        match read_sizes(text)?.as_slice() {
            [_, _] => Ok(of_sizes(read_sizes(text)?)),
            _ => Err("expected two heaps".to_owned()),
        }
    }

    fn print(&self, position: &Position) -> String {
        match sizes(position).as_slice() {
            [] => "0 0".to_owned(),
            [size] => format!("0 {size}"),
            _ => print_sizes(position),
        }
    }

    fn options(&self, position: &Position, _: Player, options: &mut Vec<Position>) {
        let heaps = sizes(position);
        let (one, two) = (heaps.first().copied().unwrap_or(0), heaps.get(1).copied().unwrap_or(0));
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
    fn of_rows(rows: impl IntoIterator<Item = u64>) -> Position {
        rows.into_iter().take_while(|&row| row > 0).flat_map(u64::to_be_bytes).collect()
    }
}

impl Game for Chomp {
    /// `3x4` or `4 4 2`.
    fn read(&self, text: &str) -> Result<Position, String> {
        let rows = match text.split_once('x') {
            Some((height, width)) => {
                let [height, width] = [read_sizes(height)?[0], read_sizes(width)?[0]];
                vec![width; height as usize]
            }
            None => read_sizes(text)?,
        };
        let is_sound =
            rows.first().is_some_and(|&row| row > 0) && rows.is_sorted_by(|above, below| above >= below);
        if is_sound {
            Ok(Self::of_rows(rows))
        } else {
            Err("these are no rows of a chomped board".to_owned())
        }
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
