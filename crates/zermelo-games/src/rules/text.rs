//! Positions of games on cells as text: reading, writing, the names of moves, pictures.

#![allow(
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "boards have few cells, and places between cells are on the board"
)]

use super::cells::{Cells, Graph, HOLE, Shape};
use super::declared::{Frame, HOLE as HOLE_LETTER};
use super::graph_drawing;
use crate::game::drawing::Point;
use crate::game::{Drawing, Message, ParseError, message};
use std::fmt::Write;
use zermelo_boards::{cell_name, named_rows};

/// Boards have at most so many cells.
const MOST_CELLS: usize = 1 << 16;
/// Graphs have at most so many vertices.
const MOST_VERTICES: u64 = 1 << 10;

/// How positions of one game are written.
#[derive(Clone, Debug)]
pub(super) struct Script {
    /// The name before a position in examples.
    pub(super) name: String,
    pub(super) frame: Frame,
    pub(super) letters: Vec<char>,
    /// What is on a board given by its size.
    pub(super) fill: Fill,
    /// The only letter that a move of a player writes, where there is one.
    pub(super) only_written: [Option<u8>; 2],
    /// The letters that are shot.
    pub(super) shot: Vec<u8>,
    /// Where the vertices of a graph stand in drawings, in turn; nothing where they are laid out.
    pub(super) places: Vec<Point>,
}

/// What is on a board given by its size, which is its number of cells, or of tiles.
#[derive(Clone, Debug)]
pub(super) enum Fill {
    /// Letters in turn, along rows and columns; none where sizes are not understood.
    Turns(Vec<u8>),
    /// The rows of a tile, laid again and again. Below and to the right its first row and column end the board.
    Tile(Vec<Vec<u8>>),
}

impl Fill {
    /// The letters of a text, or the rows of a tile with `|` between them.
    pub(super) fn new(text: &str, number: impl Fn(char) -> Option<u8>) -> Self {
        let mut rows: Vec<Vec<u8>> =
            text.split('|').map(|row| row.chars().filter_map(&number).collect()).collect();
        if rows.len() == 1 { Self::Turns(rows.remove(0)) } else { Self::Tile(rows) }
    }

    fn is_empty(&self) -> bool {
        matches!(self, Self::Turns(letters) if letters.is_empty())
    }

    /// The rows and columns of a board of this size.
    fn cells_of(&self, height: usize, width: usize) -> Option<(usize, usize)> {
        match self {
            Self::Turns(_) => Some((height, width)),
            Self::Tile(rows) => Some((
                height.checked_mul(rows.len())?.checked_add(1)?,
                width.checked_mul(rows[0].len())?.checked_add(1)?,
            )),
        }
    }

    fn letter(&self, row: usize, column: usize) -> u8 {
        match self {
            Self::Turns(letters) => letters[(row + column) % letters.len()],
            Self::Tile(rows) => rows[row % rows.len()][column % rows[0].len()],
        }
    }
}

impl Script {
    fn letter(&self, number: u8) -> char {
        self.letters.get(usize::from(number)).copied().unwrap_or(HOLE_LETTER)
    }

    fn number(&self, letter: char) -> Option<u8> {
        let known = |letter| self.letters.iter().position(|&known| known == letter).map(|place| place as u8);
        known(letter).or_else(|| (letter == HOLE_LETTER).then_some(HOLE)).or_else(|| known(stone(letter)?))
    }

    fn all_letters(&self) -> String {
        self.letters.iter().collect()
    }

    fn hint(&self) -> Message {
        let letters = self.all_letters();
        let sample: String = letters.chars().cycle().take(4).collect();
        match self.frame {
            Frame::Strip => {
                message!(
                    "a strip of the letters {letters}, for example: {name} {sample}",
                    letters,
                    name = self.name,
                    sample
                )
            }
            Frame::Graph => {
                message!(
                    "a graph and a letter of {letters} for each vertex, for example: {name} path:4 {sample}",
                    letters,
                    name = self.name,
                    sample
                )
            }
            _ => {
                let size = if self.fill.is_empty() {
                    Message::verbatim("")
                } else {
                    message!(", or a size such as 3x4")
                };
                message!(
                    "rows of the letters {letters} with '|' between them{size}, for example: {name} '{sample}|{sample}'",
                    letters,
                    size => size,
                    name = self.name,
                    sample
                )
            }
        }
    }

    /// Reads a position.
    pub(super) fn parse(&self, text: &str) -> Result<Cells, ParseError> {
        if text.trim().is_empty() {
            return Err(ParseError::whole(text, "the position is empty", self.hint()));
        }
        if self.frame == Frame::Graph { self.parse_graph(text) } else { self.parse_rows(text) }
    }

    fn parse_rows(&self, text: &str) -> Result<Cells, ParseError> {
        let trimmed = text.trim();
        let has_digits = self.letters.iter().any(char::is_ascii_digit);
        if trimmed.starts_with(|c: char| c.is_ascii_digit())
            && (!has_digits || trimmed.contains(['x', 'X', '×']))
        {
            return self.parse_size(text, trimmed);
        }
        let mut width = None;
        let mut letters = Vec::new();
        for (number, row) in trimmed.split(['|', '/', '\n']).map(str::trim).enumerate() {
            if number == 1 && self.frame == Frame::Strip {
                return Err(ParseError::part(text, row, "a strip has one row", self.hint()));
            }
            let start = letters.len();
            for (at, letter) in row.char_indices() {
                let part = &row[at..at + letter.len_utf8()];
                let Some(number) = self.number(letter) else {
                    let message = message!("'{letter}' is not a cell of this game", letter);
                    return Err(ParseError::part(text, part, message, self.hint()));
                };
                if letters.len() == MOST_CELLS {
                    let message = message!("a board has at most {MOST_CELLS} cells", MOST_CELLS);
                    return Err(ParseError::part(text, part, message, self.hint()));
                }
                letters.push(number);
            }
            let length = letters.len() - start;
            if length == 0 {
                return Err(ParseError::part(
                    text,
                    row,
                    message!("row {number} is empty", number = number + 1),
                    self.hint(),
                ));
            }
            if *width.get_or_insert(length) != length {
                let first = width.unwrap_or(0);
                let message = message!(
                    "row {number} has {length} cells, row 1 has {first}",
                    number = number + 1,
                    length,
                    first
                );
                return Err(ParseError::part(text, row, message, self.hint()));
            }
        }
        let width = width.unwrap_or(1);
        let shape = Shape::Grid { height: (letters.len() / width) as u32, width: width as u32 };
        Ok(Cells { shape, letters: letters.into() })
    }

    fn parse_size(&self, text: &str, trimmed: &str) -> Result<Cells, ParseError> {
        let wrong = |message: Message| ParseError::part(text, trimmed, message, self.hint());
        let (height, width) = match trimmed.split_once(['x', '×', 'X']) {
            Some(sides) => sides,
            None if self.frame == Frame::Strip => ("1", trimmed),
            None => return Err(wrong(message!("expected a size of a board, rows x columns"))),
        };
        let number = |word: &str| word.trim().parse::<usize>().ok().filter(|&side| side > 0);
        let (Some(height), Some(width)) = (number(height), number(width)) else {
            return Err(wrong(message!("a size is two numbers from 1, rows x columns")));
        };
        let cells = self.fill.cells_of(height, width);
        let is_small = |&(height, width): &(usize, usize)| {
            height.checked_mul(width).is_some_and(|cells| cells <= MOST_CELLS)
        };
        let Some((height, width)) = cells.filter(is_small) else {
            return Err(wrong(message!("a board has at most {MOST_CELLS} cells", MOST_CELLS)));
        };
        if self.frame == Frame::Strip && height > 1 {
            return Err(wrong(message!("a strip has one row")));
        }
        if self.fill.is_empty() {
            return Err(wrong(message!("a size does not say what is in the cells")));
        }
        let cells = (0..height).flat_map(|row| (0..width).map(move |column| (row, column)));
        let letters = cells.map(|(row, column)| self.fill.letter(row, column)).collect();
        Ok(Cells { shape: Shape::Grid { height: height as u32, width: width as u32 }, letters })
    }

    fn parse_graph(&self, text: &str) -> Result<Cells, ParseError> {
        let mut words = text.split_whitespace();
        let first = words.next().unwrap_or("");
        let (graph, rest): (Graph, Vec<&str>) = match first.split_once(':') {
            Some((kind, sizes)) => {
                let graph = generated(kind, sizes)
                    .map_err(|message| ParseError::part(text, first, message, GRAPHS))?;
                (graph, words.collect())
            }
            None => {
                let mut rest: Vec<&str> = words.collect();
                // A number before the edges is the number of vertices.
                let count = first.parse::<u64>().ok();
                let edges = if count.is_some() && !rest.is_empty() { rest.remove(0) } else { first };
                (Self::listed(text, count, edges)?, rest)
            }
        };
        let count = graph.neighbours.len();
        let letters: Vec<u8> = match rest.as_slice() {
            [] if !self.fill.is_empty() => (0..count).map(|vertex| self.fill.letter(0, vertex)).collect(),
            [] => {
                let end = text.trim_end().len();
                return Err(ParseError::at(
                    text,
                    end..end,
                    "the letters of the vertices are missing",
                    self.hint(),
                ));
            }
            [word] => {
                if word.chars().count() != count {
                    let message = message!(
                        "there are {count} vertices and {chars} letters",
                        count,
                        chars = word.chars().count()
                    );
                    return Err(ParseError::part(text, word, message, self.hint()));
                }
                let mut letters = Vec::new();
                for (at, letter) in word.char_indices() {
                    let Some(number) = self.number(letter) else {
                        let part = &word[at..at + letter.len_utf8()];
                        let message = message!("'{letter}' is not a cell of this game", letter);
                        return Err(ParseError::part(text, part, message, self.hint()));
                    };
                    letters.push(number);
                }
                letters
            }
            [_, more, ..] => {
                return Err(ParseError::part(text, more, "nothing stands after the letters", self.hint()));
            }
        };
        Ok(Cells { shape: Shape::Graph(graph.into()), letters: letters.into() })
    }

    /// A graph by its edges, `1-2,2-3`, vertices numbered from 1.
    fn listed(text: &str, count: Option<u64>, edges: &str) -> Result<Graph, ParseError> {
        let mut list = Vec::new();
        let mut most = 0;
        let edges = edges.trim_matches(',');
        for edge in edges.split(',').filter(|edge| !edge.is_empty() && *edge != "-") {
            let ends = edge
                .split_once('-')
                .and_then(|(one, two)| Some((one.parse::<u64>().ok()?, two.parse::<u64>().ok()?)));
            // A vertex by itself is a vertex without edges.
            let ends = ends.or_else(|| edge.parse::<u64>().ok().map(|one| (one, one)));
            let Some((one, two)) = ends.filter(|&(one, two)| one > 0 && two > 0) else {
                return Err(ParseError::part(
                    text,
                    edge,
                    "expected an edge between two numbers from 1",
                    GRAPHS,
                ));
            };
            if one.max(two) > MOST_VERTICES || count.is_some_and(|count| one.max(two) > count) {
                let message = message!("there is no vertex {two}", two = one.max(two));
                return Err(ParseError::part(text, edge, message, GRAPHS));
            }
            most = most.max(one).max(two);
            if one != two {
                list.push((one as u32 - 1, two as u32 - 1));
            }
        }
        let count = count.unwrap_or(most);
        if count == 0 || count > MOST_VERTICES {
            let message = message!("a graph has 1 to {MOST_VERTICES} vertices", MOST_VERTICES);
            return Err(ParseError::part(text, edges, message, GRAPHS));
        }
        Ok(Graph::new(count as usize, &list, String::new()))
    }

    /// Writes a position so that it reads back.
    pub(super) fn print(&self, position: &Cells) -> String {
        match &position.shape {
            Shape::Grid { .. } => self.rows(position).join("|"),
            Shape::Graph(graph) if graph.name.is_empty() => self.print_checked(position),
            Shape::Graph(graph) => format!("{} {}", graph.name, self.rows(position).concat()),
        }
    }

    /// Writes a position as a checker reads it.
    pub(super) fn print_checked(&self, position: &Cells) -> String {
        match &position.shape {
            Shape::Grid { .. } => self.print(position),
            Shape::Graph(graph) => {
                let count = graph.neighbours.len();
                format!("{count} {} {}", graph.written(), self.rows(position).concat())
            }
        }
    }

    /// The letters alone: of a graph, nothing says which.
    #[cfg(feature = "rules")]
    pub(super) fn print_letters(&self, position: &Cells) -> String {
        match &position.shape {
            Shape::Grid { .. } => self.print(position),
            Shape::Graph(_) => self.rows(position).concat(),
        }
    }

    /// Reads letters as those of another position's cells. The error is one sentence.
    #[cfg(feature = "rules")]
    pub(super) fn read_letters(&self, text: &str, like: &Cells) -> Result<Cells, Message> {
        let letters = text.trim().chars().map(|letter| {
            self.number(letter).ok_or_else(|| message!("'{letter}' is not a cell of this game", letter))
        });
        let letters = letters.collect::<Result<Vec<u8>, Message>>()?;
        if letters.len() != like.count() {
            return Err(message!(
                "there are {cells} cells and {letters} letters",
                cells = like.count(),
                letters = letters.len()
            ));
        }
        Ok(Cells { shape: like.shape.clone(), letters: letters.into() })
    }

    fn rows(&self, position: &Cells) -> Vec<String> {
        let (_, width) = position.size();
        let row = |row: &[u8]| row.iter().map(|&letter| self.letter(letter)).collect();
        position.letters.chunks(width.max(1)).map(row).collect()
    }

    fn cell(&self, position: &Cells, cell: usize) -> String {
        match &position.shape {
            Shape::Grid { width, .. } if self.frame != Frame::Strip => {
                cell_name(cell / *width as usize, cell % *width as usize)
            }
            _ => (cell + 1).to_string(),
        }
    }

    /// The cells that a move changes: from where to where a piece went and what else changed, or the cells and what they
    /// became.
    fn label(&self, from: &Cells, to: &Cells, player: crate::game::Player) -> String {
        if from.shape != to.shape {
            return self.print(to);
        }
        if from == to {
            return "pass".to_owned();
        }
        let changed: Vec<usize> =
            (0..from.letters.len()).filter(|&cell| from.letters[cell] != to.letters[cell]).collect();
        let became = |cell: usize| to.letters[cell];
        let moved = changed
            .iter()
            .flat_map(|&source| changed.iter().map(move |&target| (source, target)))
            .find(|&(source, target)| {
                source != target
                    && from.letters[source] == to.letters[target]
                    && from.letters[source] != HOLE
                    && self.letter(from.letters[source]) != '.'
            });
        let name = |cell: usize| self.cell(from, cell);
        if let Some((source, target)) = moved {
            let is_only =
                changed.iter().filter(|&&cell| from.letters[cell] == to.letters[target]).count() == 1;
            if is_only {
                let between = Self::between(from, source, target);
                // What is shot is told wherever it is, also where the piece came from.
                let is_shot = |cell: usize| self.shot.contains(&to.letters[cell]);
                let is_path = |cell: usize| cell == source || between.contains(&cell);
                let is_told = |&&cell: &&usize| cell != target && (!is_path(cell) || is_shot(cell));
                let rest: Vec<String> = changed.iter().filter(is_told).map(|&cell| name(cell)).collect();
                let mut label = format!("{}-{}", name(source), name(target));
                if !rest.is_empty() {
                    let _ = write!(label, "/{}", rest.join(","));
                }
                return label;
            }
        }
        let shown = |cell: usize| match self.only_written[player.index()] {
            Some(only) if only == became(cell) => name(cell),
            _ => format!("{}={}", name(cell), self.letter(became(cell))),
        };
        changed.into_iter().map(shown).collect::<Vec<_>>().join("-")
    }

    /// The name of a move beside the others: where a piece divides and can do so in one way, its cell says it all.
    pub(super) fn label_among(
        &self,
        from: &Cells,
        to: &Cells,
        player: crate::game::Player,
        options: impl FnOnce() -> Vec<Cells>,
    ) -> String {
        if let Some(source) = self.divided(from, to)
            && options().iter().filter(|option| self.divided(from, option) == Some(source)).count() == 1
        {
            return self.cell(from, source);
        }
        self.label(from, to, player)
    }

    /// The cell of the only piece of its letter that leaves its cell, where several of the letter take its place: it divides.
    fn divided(&self, from: &Cells, to: &Cells) -> Option<usize> {
        if from.shape != to.shape {
            return None;
        }
        let mut changed = (0..from.letters.len()).filter(|&cell| from.letters[cell] != to.letters[cell]);
        let is_piece = |letter: u8| letter != HOLE && self.letter(letter) != '.';
        let source = changed.clone().find(|&cell| is_piece(from.letters[cell]))?;
        let letter = from.letters[source];
        let others = changed.clone().filter(|&cell| cell != source).count();
        let all_like =
            changed.all(|cell| cell == source || to.letters[cell] == letter && !is_piece(from.letters[cell]));
        (others > 1 && all_like && !is_piece(to.letters[source])).then_some(source)
    }

    /// The cells between two of a straight line.
    fn between(position: &Cells, one: usize, two: usize) -> Vec<usize> {
        let Shape::Grid { width, .. } = position.shape else { return Vec::new() };
        let width = i64::from(width);
        let place = |cell: usize| (cell as i64 / width, cell as i64 % width);
        let ((row, column), (to_row, to_column)) = (place(one), place(two));
        let (down, right) = (to_row - row, to_column - column);
        let steps = down.abs().max(right.abs());
        if down != 0 && right != 0 && down.abs() != right.abs() {
            return Vec::new();
        }
        (1..steps)
            .map(|k| ((row + k * down.signum()) * width + column + k * right.signum()) as usize)
            .collect()
    }

    /// The rows on lines of their own, with the names of rows and columns.
    pub(super) fn picture(&self, position: &Cells) -> Option<String> {
        let Shape::Grid { height, .. } = position.shape else { return None };
        if self.frame == Frame::Strip || height == 1 {
            return None;
        }
        let rows = self.rows(position);
        Some(named_rows(rows.iter().map(String::as_str), height.to_string().len()))
    }

    /// The board for print.
    pub(super) fn drawing(&self, position: &Cells) -> Option<Drawing> {
        let (height, width) = match &position.shape {
            Shape::Grid { height, width } => (*height, *width),
            Shape::Graph(graph) => {
                let letters: Vec<char> = self.rows(position).concat().chars().collect();
                return graph_drawing::drawing(graph, &letters, &self.places);
            }
        };
        let drawing = Drawing::board(height as usize, width as usize, || self.rows(position).join("\n"))?;
        let drawing = drawing.with_stones('x', 'o');
        Some(if self.frame == Frame::Strip {
            drawing.with_numbered_columns()
        } else {
            drawing.with_board_names()
        })
    }
}

/// The stone that another letter may stand for: large letters, black and white.
const fn stone(letter: char) -> Option<char> {
    match letter {
        'X' | 'b' | 'B' => Some('x'),
        'O' | 'w' | 'W' => Some('o'),
        _ => None,
    }
}

const GRAPHS: &str = "a graph is path:5, cycle:6, star:4, complete:4, grid:2x3, edgeless:3, random:8,40,7 (vertices, percent of \
                      edges, seed), or edges such as 1-2,2-3";

/// A graph by the name of its kind.
fn generated(kind: &str, sizes: &str) -> Result<Graph, Message> {
    let numbers: Vec<u64> = sizes
        .split([',', 'x'])
        .map(|word| word.trim().parse::<u64>().map_err(|_| message!("'{word}' is not a number", word)))
        .collect::<Result<_, _>>()?;
    let within = |count: u64| {
        if count == 0 || count > MOST_VERTICES {
            return Err(message!("a graph has 1 to {MOST_VERTICES} vertices", MOST_VERTICES));
        }
        Ok(count as u32)
    };
    let mut edges = Vec::new();
    let count = match (kind, numbers.as_slice()) {
        ("path", &[n]) => {
            let n = within(n)?;
            edges.extend((1..n).map(|vertex| (vertex - 1, vertex)));
            n
        }
        ("cycle", &[n]) => {
            let n = within(n)?;
            if n < 3 {
                return Err(message!("a cycle has at least 3 vertices"));
            }
            edges.extend((0..n).map(|vertex| (vertex, (vertex + 1) % n)));
            n
        }
        ("star", &[n]) => {
            let n = within(n.saturating_add(1))?;
            edges.extend((1..n).map(|vertex| (0, vertex)));
            n
        }
        ("complete" | "clique", &[n]) => {
            let n = within(n)?;
            edges.extend((0..n).flat_map(|one| (one + 1..n).map(move |two| (one, two))));
            n
        }
        ("edgeless", &[n]) => within(n)?,
        ("grid", &[rows, columns]) => {
            let n = within(rows.saturating_mul(columns))?;
            let columns = columns as u32;
            edges.extend((0..n).filter(|cell| (cell + 1) % columns > 0).map(|cell| (cell, cell + 1)));
            edges.extend((columns..n).map(|cell| (cell - columns, cell)));
            n
        }
        ("random", &[n, percent, seed]) => {
            let n = within(n)?;
            if percent > 100 {
                return Err(message!("the share of edges is at most 100 percent"));
            }
            let mut random = crate::random::SplitMix64::new(seed);
            for one in 0..n {
                for two in one + 1..n {
                    if random.below(100) < percent {
                        edges.push((one, two));
                    }
                }
            }
            n
        }
        _ => return Err(message!("there is no graph '{kind}:{sizes}'", kind, sizes)),
    };
    Ok(Graph::new(count as usize, &edges, format!("{kind}:{sizes}")))
}
