//! A row of cells, each empty or of one of three kinds: the positions of the partizan games on strips. Up to 64 cells
//! lie in two machine words; longer rows take a byte a cell.

use crate::game::{NormalForm, ParseError};
use std::ops::Range;

/// So many cells fit into the words.
const SHORT: usize = 64;
/// Longer rows are refused where they are read.
pub(super) const MOST_CELLS: usize = 1 << 20;

/// What stands in a cell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Cell {
    /// Nothing.
    Empty = 0,
    /// A piece of Left's.
    Left = 1,
    /// A piece of Right's.
    Right = 2,
    /// A piece of both.
    Both = 3,
}

impl Cell {
    const ALL: [Self; 4] = [Self::Empty, Self::Left, Self::Right, Self::Both];

    /// The same piece after the players have been exchanged.
    const fn exchanged(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
            other => other,
        }
    }
}

/// A row of cells.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CellRow(Cells);

/// Rows of at most [`SHORT`] cells are always `Short`, so that equal rows are equal.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
enum Cells {
    /// Bit `i` of `left` and of `right`: whether the piece in cell `i` is Left's, and Right's. No bit stands behind
    /// the last cell.
    Short {
        length: u8,
        left: u64,
        right: u64,
    },
    Long(Box<[Cell]>),
}

impl CellRow {
    /// The row of these cells.
    pub fn new(cells: &[Cell]) -> Self {
        if cells.len() > SHORT {
            return Self(Cells::Long(cells.into()));
        }
        let bits = |player: Cell| {
            let held = cells.iter().enumerate().filter(|&(_, &cell)| cell as u8 & player as u8 != 0);
            held.fold(0_u64, |bits, (place, _)| bits | 1 << place)
        };
        Self(Cells::Short { length: cells.len() as u8, left: bits(Cell::Left), right: bits(Cell::Right) })
    }

    /// The number of cells.
    pub fn len(&self) -> usize {
        match &self.0 {
            Cells::Short { length, .. } => usize::from(*length),
            Cells::Long(cells) => cells.len(),
        }
    }

    /// Whether there are no cells.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// What stands in a cell, counted from 0; nothing behind the end.
    #[inline]
    pub fn get(&self, place: usize) -> Cell {
        match &self.0 {
            Cells::Short { left, right, .. } if place < SHORT => {
                Cell::ALL[(left >> place & 1 | (right >> place & 1) << 1) as usize]
            }
            Cells::Short { .. } => Cell::Empty,
            Cells::Long(cells) => cells.get(place).copied().unwrap_or(Cell::Empty),
        }
    }

    /// All cells in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Cell> + '_ {
        (0..self.len()).map(|place| self.get(place))
    }

    /// The length and the bits of Left's and of Right's pieces, of a row of at most 64 cells.
    #[inline]
    pub(super) const fn words(&self) -> Option<(usize, u64, u64)> {
        match self.0 {
            Cells::Short { length, left, right } => Some((length as usize, left, right)),
            Cells::Long(_) => None,
        }
    }

    /// The row of at most 64 cells with these bits of Left's and of Right's pieces.
    pub(super) const fn of_words(length: usize, left: u64, right: u64) -> Self {
        Self(Cells::Short { length: length as u8, left, right })
    }

    /// The row in which the piece of one cell has gone to another, which was empty.
    pub fn with_move(&self, from: usize, to: usize) -> Self {
        match &self.0 {
            Cells::Short { length, left, right } => {
                let moved = |bits: u64| bits & !(1 << from) | (bits >> from & 1) << to;
                Self(Cells::Short { length: *length, left: moved(*left), right: moved(*right) })
            }
            Cells::Long(cells) => {
                let mut cells = cells.clone();
                cells.swap(from, to);
                Self(Cells::Long(cells))
            }
        }
    }

    /// The cells of a range as a row of their own.
    pub fn part(&self, range: Range<usize>) -> Self {
        match &self.0 {
            Cells::Short { left, right, .. } => {
                let mask = low_bits(range.len());
                let cut = |bits: u64| bits.checked_shr(range.start as u32).unwrap_or(0) & mask;
                Self(Cells::Short { length: range.len() as u8, left: cut(*left), right: cut(*right) })
            }
            Cells::Long(cells) => Self::new(&cells[range]),
        }
    }

    /// The row without the cells of a range.
    pub fn without(&self, range: Range<usize>) -> Self {
        match &self.0 {
            Cells::Short { length, left, right } => {
                let below = low_bits(range.start);
                let cut = |bits: u64| {
                    let above = bits.checked_shr(range.end as u32).unwrap_or(0);
                    bits & below | above.checked_shl(range.start as u32).unwrap_or(0)
                };
                let length = length - range.len() as u8;
                Self(Cells::Short { length, left: cut(*left), right: cut(*right) })
            }
            Cells::Long(cells) => Self::new(&[&cells[..range.start], &cells[range.end..]].concat()),
        }
    }

    /// The row read from its other end.
    pub fn reversed(&self) -> Self {
        match &self.0 {
            Cells::Short { length, left, right } => {
                let behind = u32::from(SHORT as u8 - length);
                let turn = |bits: u64| bits.reverse_bits().checked_shr(behind).unwrap_or(0);
                Self(Cells::Short { length: *length, left: turn(*left), right: turn(*right) })
            }
            Cells::Long(cells) => Self(Cells::Long(cells.iter().rev().copied().collect())),
        }
    }

    /// The row with the pieces of Left and Right exchanged.
    pub fn exchanged(&self) -> Self {
        match &self.0 {
            Cells::Short { length, left, right } => {
                Self(Cells::Short { length: *length, left: *right, right: *left })
            }
            Cells::Long(cells) => Self(Cells::Long(cells.iter().map(|cell| cell.exchanged()).collect())),
        }
    }

    /// The lesser of the row and its negative, where reading from the other end with the kinds exchanged gives the negative.
    pub(super) fn lesser_end(self) -> NormalForm<Self> {
        let mirror = self.reversed().exchanged();
        let is_own_mirror = mirror == self;
        let players_swapped = mirror < self;
        let position = if players_swapped { mirror } else { self };
        NormalForm { position, players_swapped, is_own_mirror }
    }

    /// Bytes that the row owns outside itself.
    pub fn heap_bytes(&self) -> usize {
        match &self.0 {
            Cells::Short { .. } => 0,
            Cells::Long(cells) => cells.len(),
        }
    }

    /// Reads a row letter by letter. `kind` knows the letters; blanks at the ends do not count. `what` says what a
    /// cell may be and `example` shows it, for the error message.
    pub(super) fn parse(
        text: &str,
        kind: impl Fn(char) -> Option<Cell>,
        what: &str,
        example: &str,
    ) -> Result<Self, ParseError> {
        let hint = || zermelo_core::message!("for example: {example}", example);
        let row = text.trim();
        if row.is_empty() {
            return Err(ParseError::whole(text, "the strip is missing", hint()));
        }
        if row.len() > MOST_CELLS {
            return Err(ParseError::part(
                text,
                row,
                zermelo_core::message!("a strip has at most {MOST_CELLS} cells", MOST_CELLS),
                hint(),
            ));
        }
        let mut cells = Vec::with_capacity(row.len());
        for (place, letter) in row.char_indices() {
            let Some(cell) = kind(letter) else {
                let part = &row[place..place + letter.len_utf8()];
                return Err(ParseError::part(
                    text,
                    part,
                    zermelo_core::message!("a cell is {what}", what => what),
                    hint(),
                ));
            };
            cells.push(cell);
        }
        Ok(Self::new(&cells))
    }

    /// Writes the row with a letter for each of the four cells, by their order.
    pub(super) fn print(&self, letters: [char; 4]) -> String {
        self.iter().map(|cell| letters[cell as usize]).collect()
    }
}

/// The number with the lowest `count` bits set.
pub(super) const fn low_bits(count: usize) -> u64 {
    if count >= SHORT { u64::MAX } else { (1 << count) - 1 }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Words and bytes do the same, at all lengths about the border.
    #[test]
    fn rows_are_lists_of_cells() {
        let cell = |place: usize| Cell::ALL[place * place % 7 % 4];
        for length in [0, 1, 2, 5, 63, 64, 65, 66, 100] {
            let cells: Vec<Cell> = (0..length).map(cell).collect();
            let row = CellRow::new(&cells);
            let list = |row: &CellRow| row.iter().collect::<Vec<_>>();
            assert_eq!(row.len(), length);
            assert_eq!(row.is_empty(), length == 0);
            assert_eq!(list(&row), cells);
            assert_eq!(row.get(length), Cell::Empty);
            assert_eq!(row.get(length + 200), Cell::Empty);
            assert_eq!(list(&row.reversed()), cells.iter().rev().copied().collect::<Vec<_>>());
            assert_eq!(list(&row.exchanged()), cells.iter().map(|cell| cell.exchanged()).collect::<Vec<_>>());
            for start in 0..=length {
                for end in start..=length {
                    assert_eq!(row.part(start..end), CellRow::new(&cells[start..end]));
                    let rest = [&cells[..start], &cells[end..]].concat();
                    assert_eq!(row.without(start..end), CellRow::new(&rest));
                }
            }
            for (from, to) in (0..length).flat_map(|from| (0..length).map(move |to| (from, to))) {
                if cells[to] == Cell::Empty && from != to {
                    let mut moved = cells.clone();
                    moved.swap(from, to);
                    assert_eq!(row.with_move(from, to), CellRow::new(&moved));
                }
            }
        }
    }
}
