//! What a picture of a position consists of, so that any printer can draw it: a grid of cells, or points and curves. The
//! printers stand where answers are printed.

use super::Player;
use alloc::borrow::{Cow, ToOwned};
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// A picture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Drawing {
    /// Cells in rows: boards, strips, and heaps as columns of tokens.
    Grid(GridDrawing),
    /// Points and curves.
    Graph(GraphDrawing),
    /// The components of a sum, side by side.
    Sum(Vec<Drawing>),
}

/// Cells in rows, from the top. Rows may have different lengths.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GridDrawing {
    /// The rows.
    pub rows: Vec<Vec<Cell>>,
    /// Whether pieces stand on squares or where lines cross.
    pub ground: Ground,
    /// What rows and columns are called.
    pub names: GridNames,
}

/// What pieces of a grid stand on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Ground {
    /// Squares, as in chess.
    #[default]
    Squares,
    /// The points where lines cross, as in Go.
    Points,
    /// Dots, with lines between them and boxes between these, all by turns from a dot in the corner. A blocked cell is a
    /// line that is drawn.
    Dots,
}

/// The names of rows and columns; empty where they have none.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct GridNames {
    /// The columns from the left.
    pub columns: Vec<String>,
    /// Whether the names of the columns stand below the grid, and not above.
    pub columns_below: bool,
    /// The rows from the top.
    pub rows: Vec<String>,
}

/// A cell of a grid.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Cell {
    /// What the cell itself looks like.
    pub square: Square,
    /// What is on it.
    pub mark: Option<Mark>,
}

/// What a cell itself looks like.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Square {
    /// A square with a border.
    #[default]
    Plain,
    /// A dark square of a chess board.
    Dark,
    /// A square of its own sort, such as those to leave the opponent on.
    Marked,
    /// A square that neither player can use.
    Blocked,
    /// No square: only what is on it is drawn.
    Absent,
}

/// What is on a cell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mark {
    /// A piece: black for Left, white for Right.
    Stone(Player),
    /// A chessman: white for Left, black for Right.
    Man(Chessman, Player),
    /// A coin, which shows heads or not.
    Coin {
        /// Whether it shows heads.
        heads: bool,
    },
    /// A few characters.
    Text(String),
}

/// The kinds of chessmen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chessman {
    /// The king.
    King,
    /// The queen.
    Queen,
    /// The rook.
    Rook,
    /// The bishop.
    Bishop,
    /// The knight.
    Knight,
    /// The pawn.
    Pawn,
}

impl Chessman {
    /// The letter in chess notation, upper case; `P` for a pawn.
    pub const fn letter(self) -> char {
        match self {
            Self::King => 'K',
            Self::Queen => 'Q',
            Self::Rook => 'R',
            Self::Bishop => 'B',
            Self::Knight => 'N',
            Self::Pawn => 'P',
        }
    }

    /// The man of a letter in either case.
    pub fn from_letter(letter: char) -> Option<Self> {
        let all = [Self::King, Self::Queen, Self::Rook, Self::Bishop, Self::Knight, Self::Pawn];
        all.into_iter().find(|man| man.letter() == letter.to_ascii_uppercase())
    }
}

/// Points and curves, the y axis upward. A [`UNIT`] is the least distance of two points that are told apart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GraphDrawing {
    /// The points.
    pub vertices: Vec<Vertex>,
    /// The edges.
    pub curves: Vec<Curve>,
    /// Whether the line y = 0 is drawn as the ground.
    pub has_ground: bool,
}

/// The unit of length in drawings.
pub const UNIT: i64 = 1_000;

/// A place in a drawing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Point {
    /// To the right.
    pub x: i64,
    /// Up.
    pub y: i64,
}

/// A drawn point.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Vertex {
    /// Where it is.
    pub at: Point,
    /// Its name, written beside it.
    pub name: Option<String>,
    /// A character that stands on it.
    pub letter: Option<char>,
    /// How many tokens lie on it.
    pub tokens: usize,
}

impl Vertex {
    /// Its name in one word with what stands on it: `7:x`.
    pub fn label(&self) -> Option<Cow<'_, str>> {
        let name = self.name.as_deref()?;
        Some(self.letter.map_or(Cow::Borrowed(name), |letter| Cow::Owned(format!("{name}:{letter}"))))
    }
}

/// A drawn edge: two points of a straight line, or the four of a Bézier curve.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Curve {
    /// The points.
    pub points: Vec<Point>,
    /// The colour.
    pub ink: Ink,
    /// Whether it ends in an arrow.
    pub is_arrow: bool,
}

impl Curve {
    /// An edge without an arrow.
    pub const fn plain(points: Vec<Point>, ink: Ink) -> Self {
        Self { points, ink, is_arrow: false }
    }
}

/// Colours of edges.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ink {
    /// Left's.
    Blue,
    /// Right's.
    Red,
    /// Both players'.
    Green,
    /// Of no player, or of both where no colour is meant.
    Black,
}

impl Drawing {
    /// A grid from rows of characters: `.` a free cell, `#` a blocked one, a blank none, everything else a cell with that
    /// character on it.
    ///
    /// ```
    /// use zermelo_core::{Drawing, Player};
    ///
    /// let board = Drawing::grid(["xo.", "#.x"]).with_stones('x', 'o');
    /// # let _ = board;
    /// ```
    pub fn grid<Row: AsRef<str>>(rows: impl IntoIterator<Item = Row>) -> Self {
        let row = |row: Row| row.as_ref().chars().map(Cell::from_char).collect();
        Self::of_cells(rows.into_iter().map(row).collect())
    }

    /// A grid of cells on squares without names.
    pub fn of_cells(rows: Vec<Vec<Cell>>) -> Self {
        Self::Grid(GridDrawing { rows, ground: Ground::Squares, names: GridNames::default() })
    }

    /// A strip of numbered cells, counted from 1; `None` of one that is too long.
    pub fn strip(cells: impl ExactSizeIterator<Item = Cell>) -> Option<Self> {
        const LONGEST: usize = 100;
        (cells.len() <= LONGEST).then(|| Self::of_cells(vec![cells.collect()]).with_numbered_columns())
    }

    /// A grid from the lines of a text, which is asked for only if the grid can be drawn: `None` where there are more
    /// than 60 rows or columns.
    pub fn board(height: usize, width: usize, lines: impl FnOnce() -> String) -> Option<Self> {
        const MOST: usize = 60;
        (height <= MOST && width <= MOST).then(|| Self::grid(lines().lines()))
    }

    /// The same grid with stones in place of two characters: Left's and Right's.
    pub fn with_stones(mut self, left: char, right: char) -> Self {
        if let Self::Grid(grid) = &mut self {
            for cell in grid.rows.iter_mut().flatten() {
                let Some(Mark::Text(text)) = &cell.mark else { continue };
                let is = |wanted: char| text.chars().eq([wanted]);
                match (is(left), is(right)) {
                    (true, _) => cell.mark = Some(Mark::Stone(Player::Left)),
                    (_, true) => cell.mark = Some(Mark::Stone(Player::Right)),
                    _ => {}
                }
            }
        }
        self
    }

    /// The same grid on points.
    pub fn on_points(mut self) -> Self {
        if let Self::Grid(grid) = &mut self {
            grid.ground = Ground::Points;
        }
        self
    }

    /// The same grid as dots, lines and boxes; what is written on dots, and `_` in boxes, is not shown.
    pub fn on_dots(mut self) -> Self {
        if let Self::Grid(grid) = &mut self {
            grid.ground = Ground::Dots;
            for (row, cells) in grid.rows.iter_mut().enumerate() {
                for (column, cell) in cells.iter_mut().enumerate() {
                    let is_hidden =
                        row % 2 == 0 && column % 2 == 0 || cell.mark == Some(Mark::Text("_".to_owned()));
                    cell.mark = cell.mark.take().filter(|_| !is_hidden);
                }
            }
        }
        self
    }

    /// The same grid with letters above its columns, as long as there are enough, and numbers before its rows.
    pub fn with_board_names(mut self) -> Self {
        if let Self::Grid(grid) = &mut self {
            let columns = grid.width();
            let letter = |column: u8| char::from(b'a' + column).to_string();
            grid.names.columns = match u8::try_from(columns) {
                Ok(columns @ ..=26) => (0..columns).map(letter).collect(),
                _ => Vec::new(),
            };
            grid.names.rows = (1..=grid.rows.len()).map(|row| row.to_string()).collect();
        }
        self
    }

    /// The same grid with numbers below its columns.
    pub fn with_numbered_columns(mut self) -> Self {
        if let Self::Grid(grid) = &mut self {
            grid.names.columns = (1..=grid.width()).map(|column| column.to_string()).collect();
            grid.names.columns_below = true;
        }
        self
    }

    /// The same grid with numbers before its rows and above its columns.
    pub fn with_numbers(mut self) -> Self {
        if let Self::Grid(grid) = &mut self {
            grid.names.columns = (1..=grid.width()).map(|column| column.to_string()).collect();
            grid.names.rows = (1..=grid.rows.len()).map(|row| row.to_string()).collect();
        }
        self
    }

    /// The same grid with these names before its rows.
    pub fn with_row_names(mut self, names: Vec<String>) -> Self {
        if let Self::Grid(grid) = &mut self {
            grid.names.rows = names;
        }
        self
    }

    /// Heaps as columns of tokens, side by side. `None` where they are too many or too high to be drawn.
    pub fn heaps<S: TryInto<usize>>(sizes: impl IntoIterator<Item = S>) -> Option<Self> {
        const MOST_HEAPS: usize = 60;
        const MOST_TOKENS: usize = 60;
        let sizes = sizes.into_iter().take(MOST_HEAPS + 1).map(|size| size.try_into().ok());
        let sizes: Vec<usize> = sizes.collect::<Option<_>>()?;
        let highest = sizes.iter().copied().max()?;
        if sizes.len() > MOST_HEAPS || highest > MOST_TOKENS {
            return None;
        }
        let cell = |is_token: bool| Cell {
            square: Square::Absent,
            mark: is_token.then_some(Mark::Stone(Player::Left)),
        };
        let row = |height: usize| sizes.iter().map(|&size| cell(size > height)).collect();
        Some(Self::of_cells((0..highest).rev().map(row).collect()))
    }
}

impl GridDrawing {
    /// The number of columns.
    pub fn width(&self) -> usize {
        self.rows.iter().map(Vec::len).max().unwrap_or(0)
    }
}

impl Cell {
    /// A plain cell with something on it.
    pub const fn with(mark: Mark) -> Self {
        Self { square: Square::Plain, mark: Some(mark) }
    }

    /// Something without a square around it.
    pub const fn alone(mark: Mark) -> Self {
        Self { square: Square::Absent, mark: Some(mark) }
    }

    /// The cell that a character stands for, as in [`Drawing::grid`].
    pub fn from_char(c: char) -> Self {
        let square = match c {
            '#' => Square::Blocked,
            ' ' => Square::Absent,
            _ => Square::Plain,
        };
        Self { square, mark: (!matches!(c, '#' | ' ' | '.')).then(|| Mark::Text(c.to_string())) }
    }
}
