//! Chomp: the lengths of the rows, none longer than the one above; a bite takes a square with all to the right and below.
//! The lone square at the corner is the end.

use super::boards::read_size;
use super::game::{Game, Position, Visit};
use super::sizes::{LARGEST, LARGEST_OF_ALL, MOST_WORK, in_order, print_sizes, read_sizes, sizes};
use crate::limits::Meter;
use crate::player::Player;
use crate::verdict::Failure;

/// Rows, none longer than the one above.
pub(super) struct Chomp;

impl Chomp {
    fn read_rows(text: &str, largest: u64) -> Result<Vec<u64>, String> {
        let rows = match read_size(text) {
            Some((height, width)) => vec![width as u64; height],
            None => read_sizes(text, largest)?,
        };
        let is_board =
            rows.first().is_some_and(|&row| row > 0) && rows.is_sorted_by(|above, below| above >= below);
        if is_board { Ok(rows) } else { Err("these are not rows of a chomped board".to_owned()) }
    }

    fn of_rows(rows: impl IntoIterator<Item = u64>) -> Position {
        in_order(rows.into_iter().take_while(|&row| row > 0))
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
    fn is_move(&self, from: &Position, to: &Position, _: &Meter) -> Result<bool, Failure> {
        let (old, mut new) = (sizes(from), sizes(to));
        let is_shorter = new.len() <= old.len();
        new.resize(old.len(), 0);
        let first = (0..old.len()).find(|&row| old[row] != new[row]);
        let is_bite = |first| {
            let left: u64 = new[first];
            let is_bitten = |row: usize| new[row] == old[row].min(left);
            (first > 0 || left > 0) && (first..old.len()).all(is_bitten)
        };
        Ok(is_shorter && first.is_some_and(is_bite))
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
        let rows = sizes(position);
        for row in 0..rows.len() {
            for column in u64::from(row == 0)..rows[row] {
                let bitten = rows[row..].iter().map(|&length| length.min(column));
                visit(Self::of_rows(rows[..row].iter().copied().chain(bitten)))?;
            }
        }
        Ok(())
    }

    fn is_impartial(&self) -> bool {
        true
    }
}
