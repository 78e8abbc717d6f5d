//! Boards as text: rows split by `|` or `/` or line breaks, one character a cell, or a size such as `4x4`.

use crate::MOST_CELLS;
use crate::letter_rows::check_length;
use zermelo_core::{Drawing, Message, ParseError};

/// What a cell is written as.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cell {
    /// `.`: free.
    Free,
    /// `#`: blocked, or out of play.
    Blocked,
    /// `x`: a stone of Left's. `X`, `b` and `B` are read too.
    Left,
    /// `o`: a stone of Right's. `O`, `w` and `W` are read too.
    Right,
    /// `,`: free, and not to be played on again.
    Used,
}

impl Cell {
    /// The character that is printed.
    pub const fn letter(self) -> char {
        match self {
            Self::Free => '.',
            Self::Blocked => '#',
            Self::Left => 'x',
            Self::Right => 'o',
            Self::Used => ',',
        }
    }

    const fn read(letter: char) -> Option<Self> {
        match letter {
            '.' => Some(Self::Free),
            '#' => Some(Self::Blocked),
            'x' | 'X' | 'b' | 'B' => Some(Self::Left),
            'o' | 'O' | 'w' | 'W' => Some(Self::Right),
            ',' => Some(Self::Used),
            _ => None,
        }
    }
}

/// The cells of a board, row by row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rows {
    width: usize,
    cells: Vec<Cell>,
}

impl Rows {
    /// The rows of a board given cell by cell; at least one.
    pub fn new(height: usize, width: usize, cell: impl Fn(usize, usize) -> Cell) -> Self {
        Self::of_cells(height, width, &cell)
    }

    /// Compiled once, not for every closure.
    fn of_cells(height: usize, width: usize, cell: &dyn Fn(usize, usize) -> Cell) -> Self {
        let places = (0..height).flat_map(|row| (0..width).map(move |column| (row, column)));
        Self { width, cells: places.map(|(row, column)| cell(row, column)).collect() }
    }

    /// The number of rows.
    pub fn height(&self) -> usize {
        self.cells.len() / self.width
    }

    /// The number of columns.
    pub fn width(&self) -> usize {
        self.width
    }

    /// One cell.
    pub fn cell(&self, row: usize, column: usize) -> Cell {
        self.cells[row * self.width + column]
    }

    /// The rows with `|` between them.
    pub fn line(&self) -> String {
        self.joined('|')
    }

    /// The rows, each on a line of its own.
    pub fn lines(&self) -> String {
        self.joined('\n')
    }

    fn joined(&self, separator: char) -> String {
        let mut text = String::with_capacity(self.cells.len() + self.height());
        for (place, row) in self.cells.chunks(self.width).enumerate() {
            if place > 0 {
                text.push(separator);
            }
            text.extend(row.iter().map(|cell| cell.letter()));
        }
        text
    }
}

/// What a text for a board says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Written {
    /// A number of rows and one of columns, both at least 1: the board on which the game begins.
    Size(usize, usize),
    /// Every cell.
    Rows(Rows),
}

/// Reads the rows of a game that begins nowhere in particular, where a size alone says too little: it does not say where
/// `pieces` are.
pub fn parse_rows(text: &str, allowed: &[Cell], pieces: &str, hint: &str) -> Result<Rows, ParseError> {
    match parse_written(text, allowed, &hint.into())? {
        Written::Rows(rows) => Ok(rows),
        Written::Size(..) => Err(ParseError::whole(
            text,
            zermelo_core::message!("a size does not say where {pieces}", pieces => pieces),
            hint,
        )),
    }
}

/// Reads a size such as `4x5` (rows x columns) or the rows themselves. `allowed` are the kinds of cells the game has;
/// `hint` says what to write instead, with an example.
pub fn parse_written(text: &str, allowed: &[Cell], hint: &Message) -> Result<Written, ParseError> {
    let trimmed = text.trim();
    if trimmed.is_empty() {
        return Err(ParseError::whole(text, "the position is empty", hint.clone()));
    }
    if trimmed.starts_with(|first: char| first.is_ascii_digit()) {
        return parse_size(text, trimmed, hint);
    }
    let mut width = 0;
    let mut cells = Vec::new();
    for (number, row) in trimmed.split(['|', '/', '\n']).map(str::trim).enumerate() {
        let row_start = cells.len();
        for (at, letter) in row.char_indices() {
            let one = &row[at..at + letter.len_utf8()];
            let cell = Cell::read(letter).ok_or_else(|| {
                ParseError::part(
                    text,
                    one,
                    zermelo_core::message!("'{letter}' is not a cell", letter),
                    hint.clone(),
                )
            })?;
            if !allowed.contains(&cell) {
                let message = zermelo_core::message!("'{letter}' is not a cell of this game", letter);
                return Err(ParseError::part(text, one, message, hint.clone()));
            }
            if cells.len() == MOST_CELLS {
                return Err(ParseError::part(text, one, too_large(), hint.clone()));
            }
            cells.push(cell);
        }
        let length = cells.len() - row_start;
        if number == 0 {
            width = length;
        }
        check_length(text, (number, row), length, width, hint)?;
    }
    Ok(Written::Rows(Rows { width, cells }))
}

fn too_large() -> Message {
    zermelo_core::message!("a board has at most {MOST_CELLS} cells", MOST_CELLS)
}

fn parse_size(text: &str, trimmed: &str, hint: &Message) -> Result<Written, ParseError> {
    let Some((height, width)) = trimmed.split_once(['x', '×', 'X']) else {
        return Err(ParseError::part(
            text,
            trimmed,
            "expected a size of a board, rows x columns",
            hint.clone(),
        ));
    };
    let number = |word: &str| {
        let word = word.trim();
        let is_number = !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
        if !is_number {
            return Err(ParseError::part(text, word, "expected a whole number", hint.clone()));
        }
        // A number too long for its type is too large for a board as well.
        Ok(word.parse::<usize>().unwrap_or(usize::MAX))
    };
    let (height, width) = (number(height)?, number(width)?);
    if height == 0 || width == 0 {
        return Err(ParseError::part(
            text,
            trimmed,
            "a board has at least one row and one column",
            hint.clone(),
        ));
    }
    if height.checked_mul(width).is_none_or(|cells| cells > MOST_CELLS) {
        return Err(ParseError::part(text, trimmed, too_large(), hint.clone()));
    }
    Ok(Written::Size(height, width))
}

/// The name of a cell: the letter of its column and the number of its row, `a1` at the top left. After `z` comes `aa`.
pub fn cell_name(row: usize, column: usize) -> String {
    let mut letters = Vec::new();
    let mut rest = column + 1;
    while rest > 0 {
        rest -= 1;
        letters.push((b'a' + (rest % 26) as u8) as char);
        rest /= 26;
    }
    letters.iter().rev().collect::<String>() + &(row + 1).to_string()
}

/// The rows on lines of their own, with the names of rows and columns around them. Boards of more than 26 columns have
/// no names of columns.
pub fn picture_of_rows(rows: &Rows) -> String {
    named_rows(rows.lines().lines(), rows.height().to_string().len())
}

/// The same of rows as text; the names of rows take so many letters.
pub fn named_rows<'a>(rows: impl Iterator<Item = &'a str>, margin: usize) -> String {
    let mut rows = rows.peekable();
    let width = rows.peek().map_or(0, |row| row.chars().count());
    let mut lines = Vec::new();
    if width <= 26 {
        let letters: String = (0..width).map(|column| (b'a' + column as u8) as char).collect();
        lines.push(format!("{:margin$} {letters}", ""));
    }
    for (number, row) in (1..).zip(rows) {
        lines.push(format!("{number:margin$} {row}"));
    }
    lines.join("\n")
}

/// The rows as a grid with stones, `None` of boards that are too large to be drawn.
pub fn drawing_of_rows(rows: &Rows) -> Option<Drawing> {
    let board = Drawing::board(rows.height(), rows.width(), || rows.lines())?;
    Some(board.with_stones('x', 'o').with_board_names())
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: &[Cell] = &[Cell::Free, Cell::Blocked, Cell::Left, Cell::Right];

    fn read(text: &str) -> Result<Written, ParseError> {
        parse_written(text, ALL, &"hint".into())
    }

    #[test]
    fn rows_read_back() {
        for text in [".", "#", "x", "..|.#", "xo.|#ox|...", ".|.|.|x", "xoxoxox"] {
            let Ok(Written::Rows(rows)) = read(text) else { panic!("{text}") };
            assert_eq!(rows.line(), text);
            assert_eq!(read(&rows.lines()).unwrap(), Written::Rows(rows.clone()));
            assert_eq!(read(&text.replace('|', " / ")).unwrap(), Written::Rows(rows));
        }
        assert_eq!(read("XBbW|OOwx").unwrap(), read("xxxo|ooox").unwrap());
        assert_eq!(read(" 3x4 ").unwrap(), Written::Size(3, 4));
        assert_eq!(read("3 × 4").unwrap(), Written::Size(3, 4));
    }

    #[test]
    fn errors_say_where() {
        let place = |text: &str| {
            let error = read(text).unwrap_err();
            (error.text[error.span.clone()].to_owned(), error.message)
        };
        assert_eq!(place("..|.q"), ("q".to_owned(), "'q' is not a cell".to_owned()));
        assert_eq!(place("..|.é.").0, "é");
        assert_eq!(place("..|...|..").1, "row 2 has 3 cells, row 1 has 2");
        assert_eq!(place("..||..").1, "row 2 is empty");
        assert_eq!(place("|..").1, "row 1 is empty");
        for text in ["", " ", "\n"] {
            assert_eq!(place(text).1, "the position is empty");
        }
        for text in ["0x5", "5x0", "00x1"] {
            assert_eq!(place(text).1, "a board has at least one row and one column");
        }
        for text in ["1000000000x1000000000", "99999999999999999999999x1", "1048577x1"] {
            assert_eq!(place(text).1, "a board has at most 1048576 cells");
        }
        for text in ["4", "4y4", "4x", "4x-1", "4x4x4", "4x4."] {
            assert!(read(text).is_err(), "{text}");
        }
        assert!(
            parse_written("x.", &[Cell::Free], &"hint".into()).unwrap_err().message.contains("of this game")
        );
    }

    #[test]
    fn names_of_cells() {
        let name = |row, column| cell_name(row, column);
        assert_eq!(
            [name(0, 0), name(3, 25), name(9, 26), name(0, 701), name(0, 702)],
            ["a1", "z4", "aa10", "zz1", "aaa1"]
        );
    }

    #[test]
    fn pictures_have_margins() {
        let Ok(Written::Rows(rows)) = read("xo.|..#") else { panic!() };
        assert_eq!(picture_of_rows(&rows), "  abc\n1 xo.\n2 ..#");
    }
}
