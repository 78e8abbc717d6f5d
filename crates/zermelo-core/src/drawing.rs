//! What a picture of a position consists of, so that any printer can draw it: a grid of cells, or points and curves. The
//! printers stand where answers are printed.

use super::Player;

/// A picture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Drawing {
    /// Cells in rows: boards, strips, and heaps as columns of tokens.
    Grid(GridDrawing),
    /// Points and curves.
    Graph(GraphDrawing),
}

/// Cells in rows, from the top. Rows may have different lengths.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GridDrawing {
    /// The rows.
    pub rows: Vec<Vec<Cell>>,
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
    /// A square that nobody can use.
    Blocked,
    /// No square: what is on it hangs in the air.
    Absent,
}

/// What is on a cell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mark {
    /// A piece: black for Left, white for Right.
    Stone(Player),
    /// A few characters.
    Text(String),
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
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
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
    pub label: Option<String>,
}

/// A drawn edge: two points of a straight line, or the four of a Bézier curve.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Curve {
    /// The points.
    pub points: Vec<Point>,
    /// The colour.
    pub ink: Ink,
}

/// Colours of edges.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ink {
    /// Left's.
    Blue,
    /// Right's.
    Red,
    /// Both players'.
    Green,
    /// Nobody's.
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
        Self::Grid(GridDrawing { rows: rows.into_iter().map(row).collect() })
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

    /// Heaps as columns of tokens, side by side. `None` where they are too many or too high to be drawn.
    pub fn heaps(sizes: impl IntoIterator<Item = Option<usize>>) -> Option<Self> {
        const MOST_HEAPS: usize = 60;
        const MOST_TOKENS: usize = 60;
        let sizes: Vec<usize> = sizes.into_iter().take(MOST_HEAPS + 1).collect::<Option<_>>()?;
        let highest = sizes.iter().copied().max()?;
        if sizes.len() > MOST_HEAPS || highest > MOST_TOKENS {
            return None;
        }
        let cell = |is_token: bool| Cell {
            square: Square::Absent,
            mark: is_token.then_some(Mark::Stone(Player::Left)),
        };
        let row = |height: usize| sizes.iter().map(|&size| cell(size > height)).collect();
        Some(Self::Grid(GridDrawing { rows: (0..highest).rev().map(row).collect() }))
    }
}

impl Cell {
    fn from_char(c: char) -> Self {
        let square = match c {
            '#' => Square::Blocked,
            ' ' => Square::Absent,
            _ => Square::Plain,
        };
        Self { square, mark: (!matches!(c, '#' | ' ' | '.')).then(|| Mark::Text(c.to_string())) }
    }
}
