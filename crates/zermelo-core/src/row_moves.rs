//! Moves of sets of positions: where numbers come in rows of 64 and a move means the same for a whole row, as that of a man of
//! chess does wherever another man stands, a word of bits is moved at once.

use crate::AtomicU64;
use alloc::vec::Vec;
use core::sync::atomic::Ordering;

/// Positions of a row that share an option in an earlier slice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Exit {
    /// The positions, a bit each.
    pub set: u64,
    /// The number of the option. It may be that of no position: then there is no such move.
    pub number: u64,
}

/// The moves of a slice by rows. Row `r` has the 64 numbers from `64 r` on, counted from the slice's first; a set of them is a
/// word. The game has no ties: who cannot move has lost or drawn.
///
/// Several numbers may stand for one position here, as long as the moves treat them alike: only [`kept`](Self::kept) tells
/// which of them the table has. So images under a symmetry need not be told apart.
pub trait RowMoves: Sync {
    /// How many rows there are.
    fn rows(&self) -> usize;

    /// Which numbers of a row stand for positions.
    fn positions(&self, row: usize) -> u64;

    /// Which of a row's positions are kept in the table; the bits of other numbers mean nothing.
    fn kept(&self, row: usize) -> u64;

    /// The positions in which a player without moves has lost; in the others it is a draw.
    fn lost_without_moves(&self, row: usize) -> u64;

    /// From where a move leads to positions of a set, of those that each row of the slice has in `within`: rows with a set
    /// each, in place of what was in `sources`. A row may come more than once.
    fn sources(&self, row: usize, set: u64, within: &RowSets, sources: &mut Vec<(usize, u64)>);

    /// From which positions of a row a move leads to one of the positions that each row of the slice has in `targets`. Beyond
    /// those that are wanted the answer may be wrong.
    fn reaching(&self, row: usize, wanted: u64, targets: &RowSets) -> u64;

    /// The options that some positions of a row have in earlier slices, in place of what was in `exits`.
    fn exits(&self, row: usize, positions: u64, exits: &mut Vec<Exit>);
}

/// A set of positions for each row of a slice, which several threads may change.
#[derive(Debug)]
pub struct RowSets(Vec<AtomicU64>);

impl RowSets {
    /// Empty sets for so many rows.
    pub fn empty(rows: usize) -> Self {
        Self(core::iter::repeat_with(AtomicU64::default).take(rows).collect())
    }

    /// The set of a row.
    #[inline]
    pub fn get(&self, row: usize) -> u64 {
        self.0[row].load(Ordering::Relaxed)
    }

    /// Puts a set in place of a row's. Nobody else may change the row meanwhile.
    #[inline]
    pub fn set(&self, row: usize, set: u64) {
        self.0[row].store(set, Ordering::Relaxed);
    }

    /// Adds positions to a row, and tells what it had before. Where `is_alone`, nobody else may change the row meanwhile.
    #[inline]
    pub fn add(&self, row: usize, set: u64, is_alone: bool) -> u64 {
        let word = &self.0[row];
        if !is_alone {
            return word.fetch_or(set, Ordering::Relaxed);
        }
        let before = word.load(Ordering::Relaxed);
        word.store(before | set, Ordering::Relaxed);
        before
    }
}
