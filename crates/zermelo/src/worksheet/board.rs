//! Strips and grids of small whole numbers, as CGSuite keeps what lies on a board: `Strip.Parse(".abb", ".ab")`, `Grid.Empty(3, 4)`. Places
//! are counted from 1 on.

use super::coordinates::Pair;
use super::expand::unclosed;
use super::item::Item;
use super::line::{closing, parts, word_length};
use super::listed_heaps::whole_number;
use super::{Worksheet, within};
use crate::answer::Refusal;
use crate::expression::Held;
use crate::game::{ParseError, message};
use dashu_int::IBig;
use std::rc::Rc;

/// Boards with more cells are not made.
const MOST_CELLS: usize = 10_000;

const EXAMPLE: &str = "for example: Strip.Parse(\".ab.\", \".ab\"), Strip.Empty(4), Grid.Parse(\".a|b.\", \".ab\"), Grid.Empty(2, 3)";

/// The symmetries of a grid, by the names of CGSuite: a flip exchanges the upper rows with the lower ones, or the left columns with the
/// right ones, and a transposition follows it. What is called clockwise there takes the last column for the first row.
pub(super) const SYMMETRIES: &[&str] = &[
    "Identity",
    "Inversion",
    "HorizontalFlip",
    "VerticalFlip",
    "ClockwiseRotation",
    "AnticlockwiseRotation",
    "Transpose",
    "AntiTranspose",
];

/// The cells of a strip, or of a grid row by row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Board {
    cells: Vec<i8>,
    /// How long a row is; `None` of strips.
    columns: Option<usize>,
}

impl Board {
    fn strip(cells: Vec<i8>) -> Self {
        Self { cells, columns: None }
    }

    /// A grid of rows that are equally long; without cells it has no rows either.
    fn grid(rows: &[Vec<i8>]) -> Option<Self> {
        let columns = rows.first().map_or(0, Vec::len);
        let are_equal = rows.iter().all(|row| row.len() == columns);
        are_equal.then(|| Self { cells: rows.concat(), columns: Some(columns) })
    }

    pub(super) const fn class(&self) -> &'static str {
        if self.columns.is_some() { "Grid" } else { "Strip" }
    }

    fn row_count(&self) -> usize {
        match self.columns {
            Some(0) => 0,
            Some(columns) => self.cells.len() / columns,
            None => 1,
        }
    }

    fn rows(&self) -> Vec<Vec<i8>> {
        self.cells.chunks(self.columns.unwrap_or(usize::MAX).max(1)).map(<[i8]>::to_vec).collect()
    }

    /// The size as positions of games on boards are written, where nothing lies on it.
    pub(super) fn size_of_empty(&self) -> Option<[usize; 2]> {
        let columns = self.columns.filter(|_| self.cells.iter().all(|&cell| cell == 0))?;
        Some([self.row_count(), columns])
    }

    /// The board as it is made.
    pub(super) fn text(&self) -> String {
        let list =
            |row: &Vec<i8>| format!("[{}]", row.iter().map(i8::to_string).collect::<Vec<_>>().join(","));
        let inner = match self.columns {
            None => list(&self.cells),
            Some(_) => format!("[{}]", self.rows().iter().map(list).collect::<Vec<_>>().join(",")),
        };
        format!("{}({inner})", self.class())
    }

    /// The board in letters, each standing for its place among them; `None` where one has no letter.
    pub(super) fn in_letters(&self, letters: &str) -> Option<String> {
        let letters: Vec<char> = letters.chars().collect();
        let letter = |cell: &i8| letters.get(usize::try_from(*cell).ok()?).copied();
        let row = |row: &Vec<i8>| row.iter().map(letter).collect::<Option<String>>();
        self.rows().iter().map(row).collect::<Option<Vec<_>>>().map(|rows| rows.join("|"))
    }

    /// The index of a place, a number of strips and a pair of grids.
    fn index(&self, place: &Item) -> Option<usize> {
        let index = |number: &IBig| usize::try_from(number).ok()?.checked_sub(1);
        let found = match (place, self.columns) {
            (Item::Pair(row, column), Some(columns)) => {
                let column = index(column).filter(|column| *column < columns)?;
                index(row).filter(|row| *row < self.row_count())? * columns + column
            }
            (item, None) => index(&whole_number(item)?)?,
            _ => return None,
        };
        (found < self.cells.len()).then_some(found)
    }

    /// The places of a number.
    fn places_of(&self, number: &IBig) -> Item {
        let is_it = |cell: &i8| IBig::from(*cell) == *number;
        let found = self.cells.iter().enumerate().filter(|(_, cell)| is_it(cell));
        let place = |index: usize| match self.columns {
            Some(columns) => Item::Pair((index / columns + 1).into(), (index % columns + 1).into()),
            None => Item::Value(Held::integer(index + 1)),
        };
        Item::List(found.map(|(index, _)| place(index)).collect())
    }

    /// The parts of a strip between cells with a number.
    fn parts_between(&self, number: &IBig) -> Vec<Self> {
        let parts = self.cells.split(|cell| IBig::from(*cell) == *number).filter(|part| !part.is_empty());
        parts.map(|part| Self::strip(part.to_vec())).collect()
    }

    /// What of a grid lies between two corners, with these.
    fn between(&self, (top, left): &Pair, (bottom, right): &Pair) -> Option<Self> {
        let range = |first: &IBig, last: &IBig, count: usize| clamped(first, last, count);
        let (rows, columns) =
            (range(top, bottom, self.row_count()), range(left, right, self.columns.unwrap_or(0)));
        let kept: Vec<Vec<i8>> = self.rows()[rows].iter().map(|row| row[columns.clone()].to_vec()).collect();
        Self::grid(&kept)
    }
}

/// The image of rows under a symmetry.
fn permuted(mut rows: Vec<Vec<i8>>, symmetry: &str) -> Option<Vec<Vec<i8>>> {
    let place = SYMMETRIES.iter().position(|name| *name == symmetry)?;
    if matches!(SYMMETRIES[place], "Inversion" | "HorizontalFlip" | "AnticlockwiseRotation" | "AntiTranspose")
    {
        rows.reverse();
    }
    if matches!(SYMMETRIES[place], "Inversion" | "VerticalFlip" | "ClockwiseRotation" | "AntiTranspose") {
        for row in &mut rows {
            row.reverse();
        }
    }
    if place < 4 {
        return Some(rows);
    }
    let columns = 0..rows.first().map_or(0, Vec::len);
    Some(columns.map(|column| rows.iter().map(|row| row[column]).collect()).collect())
}

/// The places from one to another of so many, as far as there are such; counted from 0 on.
fn clamped(first: &IBig, last: &IBig, count: usize) -> std::ops::Range<usize> {
    let last = if *last < IBig::ZERO { 0 } else { usize::try_from(last).unwrap_or(count).min(count) };
    let first = if *first < IBig::ONE { 0 } else { usize::try_from(first).map_or(count, |first| first - 1) };
    first.min(last)..last
}

fn board(board: Board) -> Item {
    Item::Board(Rc::new(board))
}

fn wrong(text: &str) -> Refusal {
    ParseError::whole(text, "there is no such board", EXAMPLE).into()
}

impl Worksheet<'_> {
    /// The strip or the grid with which a text begins, and how long that is.
    pub(super) fn board_in(&mut self, text: &str) -> Result<Option<(Item, usize)>, Refusal> {
        let class = ["Strip", "Grid"].into_iter().find(|class| text.starts_with(class));
        let Some((class, rest)) = class.map(|class| (class, &text[class.len()..])) else { return Ok(None) };
        let made = rest.strip_prefix('.').map_or("", |rest| &rest[..word_length(rest)]);
        let open = class.len() + if made.is_empty() { 0 } else { 1 + made.len() };
        if !text[open..].starts_with('(') {
            return Ok(None);
        }
        let length = closing(&text[open..]).ok_or_else(|| unclosed(text, open))?;
        let inner = &text[open + 1..open + length];
        let mut arguments = Vec::new();
        for part in parts(inner) {
            arguments.push(self.item(part).map_err(|refusal| within(refusal, text, part))?);
        }
        let found = match (made, &arguments[..]) {
            ("Empty", sizes) => empty_board(class, sizes),
            ("Parse", [Item::Text(written), Item::Text(letters)]) => {
                board_of_letters(class, written, letters)
            }
            ("", [cells]) => board_of_lists(class, cells),
            _ => None,
        };
        let found = found.ok_or_else(|| within(wrong(inner), text, inner))?;
        Ok(Some((board(found), open + length + 1)))
    }

    /// What is asked of a strip or a grid; `None` where the name is not that of a question.
    pub(super) fn of_board(&mut self, of: &Board, asked: &str, inner: &str) -> Result<Option<Item>, Refusal> {
        let mut given = Vec::new();
        for part in parts(inner) {
            given.push(self.item(part).map_err(|refusal| within(refusal, inner, part))?);
        }
        let number = |item: &Item| whole_number(item).ok_or_else(|| wrong(inner));
        Ok(Some(match (asked, of.columns, &given[..]) {
            ("Length", None, []) => Item::Value(Held::integer(of.cells.len())),
            ("RowCount", Some(_), []) => Item::Value(Held::integer(of.row_count())),
            ("ColCount", Some(columns), []) => Item::Value(Held::integer(columns)),
            ("FindAll", _, [cell]) => of.places_of(&number(cell)?),
            ("Decomposition", None, [cell]) => {
                Item::List(of.parts_between(&number(cell)?).into_iter().map(board).collect())
            }
            ("IsInBounds", Some(_), [Item::Pair(..)]) => {
                Item::Value(Held::truth(of.index(&given[0]).is_some()))
            }
            ("ToString", _, [Item::Text(letters)]) => {
                Item::Text(of.in_letters(letters).ok_or_else(|| wrong(inner))?.into())
            }
            ("Updated", _, [Item::Map(changes)]) => changes
                .iter()
                .try_fold(of.clone(), |of, (place, cell)| with_cell(of, place, cell, inner))
                .map(board)?,
            ("Updated", _, [place, cell]) => board(with_cell(of.clone(), place, cell, inner)?),
            ("UpdatedRange", None, [first, last, cell]) => {
                let cell = cell_of(cell).ok_or_else(|| no_cell(inner))?;
                let mut cells = of.cells.clone();
                cells[clamped(&number(first)?, &number(last)?, of.cells.len())].fill(cell);
                board(Board::strip(cells))
            }
            ("Substrip", None, [first, last]) => {
                let range = clamped(&number(first)?, &number(last)?, of.cells.len());
                board(Board::strip(of.cells[range].to_vec()))
            }
            ("Permuted", Some(_), [Item::Value(symmetry)]) => {
                let name = symmetry.as_text().and_then(|text| text.strip_prefix("Symmetry."));
                let rows =
                    name.and_then(|name| permuted(of.rows(), name)).ok_or_else(|| no_symmetry(inner))?;
                board(Board::grid(&rows).ok_or_else(|| wrong(inner))?)
            }
            ("Subgrid", Some(_), [Item::Pair(top, left), Item::Pair(bottom, right)]) => {
                let corners = [(top.clone(), left.clone()), (bottom.clone(), right.clone())];
                board(of.between(&corners[0], &corners[1]).ok_or_else(|| wrong(inner))?)
            }
            _ => return Ok(None),
        }))
    }

    /// The number in a cell.
    pub(super) fn cell(&mut self, of: &Board, inner: &str) -> Result<Item, Refusal> {
        let place = self.item(inner)?;
        let index = of.index(&place).ok_or_else(|| no_cell(inner))?;
        Ok(Item::Value(Held::integer(IBig::from(of.cells[index]))))
    }
}

fn cell_of(item: &Item) -> Option<i8> {
    i8::try_from(&whole_number(item)?).ok()
}

fn with_cell(mut of: Board, place: &Item, cell: &Item, text: &str) -> Result<Board, Refusal> {
    let index = of.index(place).ok_or_else(|| no_cell(text))?;
    of.cells[index] = cell_of(cell).ok_or_else(|| no_cell(text))?;
    Ok(of)
}

fn no_cell(text: &str) -> Refusal {
    let message = message!("this is not a cell of the board, or not a number from -128 to 127");
    let hint = "for example: Strip.Empty(4).Updated(2, 1), Grid.Empty(2, 3).Updated((1, 3), 1)";
    ParseError::whole(text, message, hint).into()
}

fn no_symmetry(text: &str) -> Refusal {
    let names = SYMMETRIES.join(", ");
    let hint =
        message!("the symmetries of a grid are {names}, for example: T.Permuted(Symmetry.Transpose)", names);
    ParseError::whole(text, "there is no such symmetry", hint).into()
}

fn empty_board(class: &str, sizes: &[Item]) -> Option<Board> {
    let size = |item: &Item| usize::try_from(&whole_number(item)?).ok();
    let sizes: Vec<usize> = sizes.iter().map(size).collect::<Option<_>>()?;
    match (class, &sizes[..]) {
        ("Strip", &[length]) if length <= MOST_CELLS => Some(Board::strip(vec![0; length])),
        ("Grid", &[rows, columns]) if rows.checked_mul(columns.max(1))? <= MOST_CELLS => {
            Board::grid(&vec![vec![0; columns]; rows])
        }
        _ => None,
    }
}

fn board_of_letters(class: &str, written: &str, letters: &str) -> Option<Board> {
    let place = |letter| i8::try_from(letters.chars().position(|known| known == letter)?).ok();
    let row = |row: &str| row.chars().map(place).collect::<Option<Vec<i8>>>();
    if class == "Strip" {
        return row(written).map(Board::strip);
    }
    Board::grid(&written.split('|').map(row).collect::<Option<Vec<_>>>()?)
}

fn board_of_lists(class: &str, cells: &Item) -> Option<Board> {
    let row = |item: &Item| item.elements()?.iter().map(cell_of).collect::<Option<Vec<i8>>>();
    if class == "Strip" {
        return row(cells).map(Board::strip);
    }
    Board::grid(&cells.elements()?.iter().map(row).collect::<Option<Vec<_>>>()?)
}
