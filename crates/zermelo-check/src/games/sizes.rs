//! Positions that are numbers, eight bytes each: the sizes of heaps, the lengths of rows.

use super::game::Position;
use crate::numbers::number;

/// Larger heaps have too many options to list.
pub(super) const LARGEST: u64 = 1 << 20;

/// What a number of the format can be at most.
pub(super) const LARGEST_OF_ALL: u64 = 999_999_999_999_999_999;

/// Positions with more options, counted with the heaps that each of them lists, are refused.
pub(super) const MOST_WORK: u64 = 1 << 22;

/// The sizes of heaps, ascending, or the lengths of rows.
pub(crate) fn sizes(position: &Position) -> Vec<u64> {
    position
        .chunks_exact(8)
        .map(|bytes| bytes.iter().fold(0, |size, &byte| size << 8 | u64::from(byte)))
        .collect()
}

/// Empty heaps do not count, and neither does the order.
pub(super) fn of_sizes(sizes: impl IntoIterator<Item = u64>) -> Position {
    let mut sizes: Vec<u64> = sizes.into_iter().filter(|&size| size > 0).collect();
    sizes.sort_unstable();
    in_order(sizes)
}

/// The position of these numbers, whose order counts.
pub(super) fn in_order(numbers: impl IntoIterator<Item = u64>) -> Position {
    numbers.into_iter().flat_map(u64::to_be_bytes).collect()
}

/// All but the one at a place.
pub(super) fn others<T>(all: &[T], place: usize) -> impl Iterator<Item = &T> + Clone {
    all[..place].iter().chain(&all[place + 1..])
}

pub(super) fn print_sizes(position: &Position) -> String {
    let sizes: Vec<String> = sizes(position).iter().map(u64::to_string).collect();
    if sizes.is_empty() { "0".to_owned() } else { sizes.join(" ") }
}

pub(super) fn read_sizes(text: &str, largest: u64) -> Result<Vec<u64>, String> {
    let size = |word: &str| {
        let size = number(word).filter(|&size| size <= largest);
        size.ok_or_else(|| format!("'{word}' is not the size of a heap, at most {largest}"))
    };
    text.split(' ').map(size).collect()
}
