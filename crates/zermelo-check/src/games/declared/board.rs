//! Boards of declared games: cells with letters, and which cell lies how far from which. A position is its text.

use super::rules::{BoardRules, Frame, HOLE, Region, Step};
use crate::games::game::Position;
use crate::limits::Meter;
use crate::numbers::number;
use crate::verdict::Failure;

/// The most cells of a board.
const MOST_CELLS: usize = 1 << 16;

/// The letters of all cells, row by row; [`HOLE`] where there is none.
pub(super) type Cells = Vec<u8>;

/// A board without what lies on it. A strip and a graph have one row.
pub(super) struct Board {
    frame: Frame,
    height: usize,
    width: usize,
    is_hole: Vec<bool>,
    /// Of a graph: the neighbours of each vertex.
    neighbours: Vec<Vec<usize>>,
    /// What is written before the letters.
    head: String,
}

impl Board {
    /// Reads a position: rows with `|` between them; or the number of vertices, the edges and the letters of all vertices.
    pub(super) fn read(text: &str, rules: &BoardRules) -> Result<(Self, Cells), String> {
        let (head, letters) = match rules.frame {
            Frame::Graph => {
                text.rsplit_once(' ').ok_or("expected a graph and letters, such as '3 1-2,2-3 ..#'")?
            }
            _ => ("", text),
        };
        let rows: Vec<&[u8]> = letters.as_bytes().split(|&letter| letter == b'|').collect();
        let (height, width) = (rows.len(), rows[0].len());
        let is_row = |row: &&[u8]| row.len() == width;
        if width == 0 || !rows.iter().all(is_row) || height * width > MOST_CELLS {
            return Err(format!("expected rows of one length, with at most {MOST_CELLS} cells"));
        }
        if height > 1 && matches!(rules.frame, Frame::Strip | Frame::Graph) {
            return Err("expected one row".to_owned());
        }
        let cells = rows.concat();
        let is_known = |letter: &u8| *letter == HOLE || rules.letters.contains(letter);
        if let Some(&letter) = cells.iter().find(|letter| !is_known(letter)) {
            return Err(format!("'{}' is not one of the game's letters", char::from(letter)));
        }
        let is_hole = cells.iter().map(|&letter| letter == HOLE && !rules.letters.contains(&HOLE)).collect();
        let mut board =
            Self { frame: rules.frame, height, width, is_hole, neighbours: Vec::new(), head: String::new() };
        if rules.frame == Frame::Graph {
            board.read_graph(head)?;
        }
        Ok((board, cells))
    }

    /// `4 1-2,2-3`, without edges `4 -`.
    fn read_graph(&mut self, text: &str) -> Result<(), String> {
        let (count, list) =
            text.split_once(' ').ok_or("expected the number of vertices, and edges such as 1-2,2-3")?;
        if number(count) != Some(self.width as u64) {
            return Err("there is one letter for each vertex".to_owned());
        }
        let mut edges = Vec::new();
        for edge in list.split(',').filter(|_| list != "-") {
            let vertex = |word| number(word).filter(|vertex| (1..=self.width as u64).contains(vertex));
            let ends = edge.split_once('-').and_then(|(one, two)| Some((vertex(one)?, vertex(two)?)));
            match ends {
                Some((one, two)) if one != two => edges.push((one.min(two), one.max(two))),
                _ => return Err(format!("'{edge}' does not join two vertices")),
            }
        }
        edges.sort_unstable();
        edges.dedup();
        self.neighbours = vec![Vec::new(); self.width];
        for &(one, two) in &edges {
            self.neighbours[one as usize - 1].push(two as usize - 1);
            self.neighbours[two as usize - 1].push(one as usize - 1);
        }
        let edges: Vec<String> = edges.iter().map(|(one, two)| format!("{one}-{two}")).collect();
        let edges = if edges.is_empty() { "-".to_owned() } else { edges.join(",") };
        self.head = format!("{count} {edges} ");
        Ok(())
    }

    /// The position with these letters.
    pub(super) fn write(&self, cells: &[u8]) -> Position {
        let rows: Vec<&[u8]> = cells.chunks(self.width).collect();
        [self.head.as_bytes(), &rows.join(&b'|')].concat().into()
    }

    /// Bytes of a position, about.
    pub(super) const fn size(&self) -> usize {
        self.head.len() + self.is_hole.len() + self.height
    }

    /// All cells, without holes.
    pub(super) fn cells(&self) -> impl Iterator<Item = usize> {
        (0..self.is_hole.len()).filter(|&cell| !self.is_hole[cell])
    }

    /// The vertices joined to a vertex by an edge, without holes; none on boards that are not graphs.
    pub(super) fn neighbours(&self, cell: usize) -> Vec<usize> {
        let joined = self.neighbours.get(cell).into_iter().flatten();
        joined.copied().filter(|&next| !self.is_hole[next]).collect()
    }

    /// Row and column of a cell.
    pub(super) const fn row_and_column(&self, cell: usize) -> Step {
        [(cell / self.width).cast_signed(), (cell % self.width).cast_signed()]
    }

    /// The cell in a row and a column, if it is on the board and not a hole.
    fn cell(&self, [row, column]: Step) -> Option<usize> {
        let (height, width) = (self.height.cast_signed(), self.width.cast_signed());
        let row = if self.frame == Frame::Torus { row.rem_euclid(height) } else { row };
        let is_round = matches!(self.frame, Frame::Cylinder | Frame::Torus);
        let column = if is_round { column.rem_euclid(width) } else { column };
        let is_inside = (0..height).contains(&row) && (0..width).contains(&column);
        is_inside.then(|| (row * width + column).cast_unsigned()).filter(|&cell| !self.is_hole[cell])
    }

    /// The cell a step away from a place, which need not be on the board.
    pub(super) fn beside(&self, [row, column]: Step, [down, right]: Step) -> Option<usize> {
        self.cell([row + down, column + right])
    }

    /// The cell a step away from a cell.
    pub(super) fn next(&self, cell: usize, step: Step) -> Option<usize> {
        self.beside(self.row_and_column(cell), step)
    }

    /// The places at which the first step of a pattern can lie so that a place of it is on the board, each once.
    pub(super) fn anchors(&self, way: &[Step]) -> impl Iterator<Item = Step> {
        let range = |length: usize, is_round: bool, axis: usize| {
            let steps = || way.iter().map(|step| step[axis]);
            let (least, most) = (steps().min().unwrap_or(0), steps().max().unwrap_or(0));
            let length = length.cast_signed();
            if is_round { 0..length } else { -most..length - least }
        };
        let rows = range(self.height, self.frame == Frame::Torus, 0);
        let columns = range(self.width, matches!(self.frame, Frame::Cylinder | Frame::Torus), 1);
        rows.flat_map(move |row| columns.clone().map(move |column| [row, column]))
    }

    /// Whether a cell belongs to a region.
    pub(super) fn is_in(&self, cell: usize, region: &Region) -> bool {
        let [row, column] = [cell / self.width, cell % self.width];
        match region {
            Region::All => true,
            Region::North => row == 0,
            Region::South => row + 1 == self.height,
            Region::West => column == 0,
            Region::East => column + 1 == self.width,
            Region::Cells(cells) => cells.contains(&[row, column]),
        }
    }

    /// The cells of a region, each of which counts as work.
    pub(super) fn region(&self, region: &Region, meter: &Meter) -> Result<Vec<usize>, Failure> {
        let looked_at = if let Region::Cells(cells) = region { 1 + cells.len() } else { 1 };
        meter.work((looked_at * self.is_hole.len()) as u64)?;
        Ok(self.cells().filter(|&cell| self.is_in(cell, region)).collect())
    }
}
