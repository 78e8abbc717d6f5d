//! Lines between neighbouring dots, and the boxes that they bound: the board of Dots and Boxes and of Nimstring.
//!
//! In text a dot is `+`, a line to draw `.`, a drawn one `#`, and a box has a letter of its own. Cells of the text with an odd
//! sum of row and column are lines; they are numbered row by row.

use crate::game::{Message, ParseError};
use zermelo_boards::letter_rows;
use zermelo_boards::{Written, cell_name, named_rows, parse_written};
use zermelo_core::message;

/// Lines are the bits of a word.
const MOST_LINES: u32 = u64::BITS;

/// Letters that the names of rows take.
const NAMES_OF_ROWS: usize = 2;

/// A board of boxes, and which lines are still to draw.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Lines {
    rows: u8,
    columns: u8,
    open: u64,
}

/// Boxes as bits, row by row.
pub(super) type Boxes = u64;

/// The numbers of the bits of a set.
pub(super) fn bits(set: u64) -> impl Iterator<Item = u32> {
    zermelo_core::bits::bits(set).map(|bit| bit as u32)
}

impl Lines {
    /// A board of so many boxes on which no line is drawn; `None` where it has more lines than are held, or no box.
    pub(super) fn undrawn(rows: usize, columns: usize) -> Option<Self> {
        let (small_rows, small_columns) = (u8::try_from(rows).ok()?, u8::try_from(columns).ok()?);
        let count = rows * (2 * columns + 1) + columns;
        let is_held = rows > 0 && columns > 0 && count <= MOST_LINES as usize;
        is_held.then(|| Self { rows: small_rows, columns: small_columns, open: u64::MAX >> (64 - count) })
    }

    /// Lines from one horizontal line to the one below it.
    const fn stride(self) -> u32 {
        2 * self.columns as u32 + 1
    }

    /// The lines still to draw.
    pub(super) const fn open(self) -> u64 {
        self.open
    }

    /// The same board with these lines to draw.
    pub(super) const fn with_open(self, open: u64) -> Self {
        Self { open, ..self }
    }

    /// The board on which one line more is drawn.
    pub(super) const fn draw(self, line: u32) -> Self {
        self.with_open(self.open & !(1 << line))
    }

    /// The number of boxes.
    pub(super) const fn box_count(self) -> u32 {
        self.rows as u32 * self.columns as u32
    }

    /// The four lines of a box: above, on both sides, below.
    const fn lines_of(self, number: u32) -> u64 {
        let columns = self.columns as u32;
        let first = 1 | 0b11 << columns | 1 << self.stride();
        first << (number / columns * self.stride() + number % columns)
    }

    /// The lines of a box that are to draw; none where it is complete.
    pub(super) const fn open_of(self, number: u32) -> u64 {
        self.open & self.lines_of(number)
    }

    /// The boxes beside a line: one at the edge of the board, else two.
    pub(super) fn boxes_beside(self, line: u32) -> impl Iterator<Item = u32> {
        let (row, column) = self.cell_of(line);
        let columns = u32::from(self.columns);
        let before = if row % 2 == 0 {
            (row.checked_sub(1), Some(column))
        } else {
            (Some(row), column.checked_sub(1))
        };
        let behind = if row % 2 == 0 { (row + 1, column) } else { (row, column + 1) };
        let number = move |(row, column): (u32, u32)| row / 2 * columns + column / 2;
        let is_on = (behind.0 < 2 * u32::from(self.rows) && behind.1 < 2 * columns).then(|| number(behind));
        before.0.zip(before.1).map(number).into_iter().chain(is_on)
    }

    /// The boxes that are complete.
    pub(super) fn complete(self) -> Boxes {
        (0..self.box_count())
            .filter(|&number| self.open_of(number) == 0)
            .fold(0, |set, number| set | 1 << number)
    }

    /// The boxes that drawing a line completes.
    pub(super) fn completed_by(self, line: u32) -> Boxes {
        let completes = |&number: &u32| self.open_of(number) == 1 << line;
        self.boxes_beside(line).filter(completes).fold(0, |set, number| set | 1 << number)
    }

    /// Row and column of a line in the text.
    const fn cell_of(self, line: u32) -> (u32, u32) {
        let (pair, place) = (line / self.stride(), line % self.stride());
        let columns = self.columns as u32;
        if place < columns { (2 * pair, 2 * place + 1) } else { (2 * pair + 1, 2 * (place - columns)) }
    }

    /// The line at a cell of the text.
    const fn line_at(self, row: u32, column: u32) -> u32 {
        let before = if row.is_multiple_of(2) { 0 } else { self.columns as u32 };
        row / 2 * self.stride() + before + column / 2
    }

    /// The lines that are connected through boxes, each set by itself.
    pub(super) fn parts(self, mut visit: impl FnMut(Self)) {
        let mut rest = self.open;
        while rest != 0 {
            let mut part = rest & rest.wrapping_neg();
            loop {
                let touched = (0..self.box_count()).map(|number| self.open_of(number));
                let grown = touched.filter(|lines| lines & part != 0).fold(part, |all, lines| all | lines);
                if grown == part {
                    break;
                }
                part = grown;
            }
            rest &= !part;
            visit(self.with_open(part));
        }
    }

    /// The least picture of what is left to draw, under the symmetries of the square, on a board without rows and columns of
    /// boxes that are complete.
    pub(super) fn least_picture(self) -> Self {
        self.cropped().least_image()
    }

    /// The least picture under the symmetries of the square.
    pub(super) fn least_image(self) -> Self {
        (0..8).map(|symmetry| self.image(symmetry)).min().unwrap_or(self)
    }

    /// The smallest board around the boxes that have lines to draw.
    fn cropped(self) -> Self {
        let columns = u32::from(self.columns);
        let (mut top, mut bottom, mut left, mut right) = (u32::MAX, 0, u32::MAX, 0);
        for number in (0..self.box_count()).filter(|&number| self.open_of(number) != 0) {
            let (row, column) = (number / columns, number % columns);
            (top, bottom) = (top.min(row), bottom.max(row));
            (left, right) = (left.min(column), right.max(column));
        }
        if top > bottom {
            return Self { rows: 1, columns: 1, open: 0 };
        }
        let small = Self { rows: (bottom - top + 1) as u8, columns: (right - left + 1) as u8, open: 0 };
        self.carried_to(small, |row, column| (row - 2 * top, column - 2 * left))
    }

    /// The image under one of the eight symmetries of the square.
    fn image(self, symmetry: u8) -> Self {
        let (last_row, last_column) = (2 * u32::from(self.rows), 2 * u32::from(self.columns));
        let is_turned = symmetry & 4 != 0;
        let (rows, columns) = if is_turned { (self.columns, self.rows) } else { (self.rows, self.columns) };
        self.carried_to(Self { rows, columns, open: 0 }, |row, column| {
            let row = if symmetry & 1 != 0 { last_row - row } else { row };
            let column = if symmetry & 2 != 0 { last_column - column } else { column };
            if is_turned { (column, row) } else { (row, column) }
        })
    }

    fn carried_to(self, to: Self, cell: impl Fn(u32, u32) -> (u32, u32)) -> Self {
        let carried = bits(self.open).map(|line| {
            let (row, column) = self.cell_of(line);
            let (row, column) = cell(row, column);
            1 << to.line_at(row, column)
        });
        to.with_open(carried.fold(0, |open, line: u64| open | line))
    }

    /// The rows of the text; `letter` writes a box.
    pub(super) fn text_rows(self, letter: impl Fn(u32) -> char) -> Vec<String> {
        let cell = |row: u32, column: u32| match (row % 2, column % 2) {
            (0, 0) => '+',
            (1, 1) => letter(row / 2 * u32::from(self.columns) + column / 2),
            _ if self.open >> self.line_at(row, column) & 1 == 1 => '.',
            _ => '#',
        };
        let columns = 0..=2 * u32::from(self.columns);
        (0..=2 * u32::from(self.rows))
            .map(|row| columns.clone().map(|column| cell(row, column)).collect())
            .collect()
    }

    /// Reads a size in boxes or the rows of a text; the letters of the boxes, row by row, are among `letters`.
    ///
    /// # Errors
    /// What is wrong, and where.
    pub(super) fn parse(text: &str, letters: &str, hint: &str) -> Result<(Self, Vec<char>), ParseError> {
        let too_large = || {
            let message = message!("a board has at most {MOST_LINES} lines to draw here", MOST_LINES);
            ParseError::whole(text, message, hint)
        };
        if text.trim().starts_with(|first: char| first.is_ascii_digit()) {
            let Written::Size(rows, columns) = parse_written(text, &[], &hint.into())? else {
                return Err(too_large());
            };
            let board = Self::undrawn(rows.min(255), columns.min(255)).ok_or_else(too_large)?;
            return Ok((board, vec!['_'; board.box_count() as usize]));
        }
        let signs = format!("+.#{letters}");
        let rows = letter_rows(text, |letter| signs.contains(letter), &signs, hint)?;
        let (height, width) = (rows.len(), rows[0].len());
        if height % 2 == 0 || width % 2 == 0 || height < 3 || width < 3 {
            let message = "a board has an odd number of rows and of columns, at least 3: dots, lines and boxes by turns";
            return Err(ParseError::whole(text, message, hint));
        }
        let mut board = Self::undrawn(height / 2, width / 2).ok_or_else(too_large)?;
        let mut boxes = Vec::new();
        for (row, cells) in rows.iter().enumerate() {
            for (column, letter) in cells.char_indices() {
                let part = &cells[column..column + letter.len_utf8()];
                let expected = match (row % 2, column % 2) {
                    (0, 0) => "+",
                    (1, 1) => letters,
                    _ => ".#",
                };
                if !expected.contains(letter) {
                    return Err(ParseError::part(text, part, unexpected(row, column, expected), hint));
                }
                if expected == letters {
                    boxes.push(letter);
                } else if letter == '#' {
                    board = board.draw(board.line_at(row as u32, column as u32));
                }
            }
        }
        Ok((board, boxes))
    }

    /// The name of a line: that of its cell in the text.
    pub(super) fn name(self, line: u32) -> String {
        let (row, column) = self.cell_of(line);
        cell_name(row as usize, column as usize)
    }

    /// The text with the names of rows and columns.
    pub(super) fn picture(self, letter: impl Fn(u32) -> char) -> String {
        named_rows(self.text_rows(letter).iter().map(String::as_str), NAMES_OF_ROWS)
    }
}

fn unexpected(row: usize, column: usize, expected: &str) -> Message {
    let letters: Vec<String> = expected.chars().map(String::from).collect();
    let (row, column, letters) = (row + 1, column + 1, letters.join(", "));
    message!("row {row}, column {column}: expected one of {letters}", row, column, letters)
}
