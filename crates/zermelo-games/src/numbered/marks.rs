//! m,n,k games: the players put their marks on free cells, and the first with k in a row, any way, wins. A slice has the
//! boards with equally many marks; a board is the set of marked cells by its rank, then the second player's among them.

use super::boards::{for_example, parse_board, parse_size, print_board};
use super::ranks::{Binomials, gather, next_set, scatter};
use super::wanted::{Wanted, look_at_one};
use crate::game::{Ending, NumberedGame, ParseError, Player, RuleTwin, Slice, Standing, message};
use zermelo_core::Arrange;

/// Cells of a board, at most: the ranks of all sets are kept.
const MOST_CELLS: u32 = 20;
const EXAMPLE: &str = "marks 4x4:4";

/// The rules with all that numbers need.
#[derive(Clone, Debug)]
pub struct Marks {
    rows: u32,
    columns: u32,
    in_a_row: u32,
    cells: u32,
    /// The sets of cells that win.
    lines: Vec<u64>,
    binomials: Binomials,
    /// The rank of every set of cells among those of its size.
    ranks: Vec<u32>,
    slices: Vec<Slice>,
}

impl Marks {
    pub(super) fn open(text: &str, parameters: &str) -> Result<Self, ParseError> {
        let hint = || for_example(EXAMPLE);
        let (size, in_a_row) = parameters.split_once(':').unwrap_or((parameters, "3"));
        let (rows, columns) = parse_size(text, size, EXAMPLE)?;
        let in_a_row =
            in_a_row.parse().ok().filter(|&number| (1..=MOST_CELLS).contains(&number)).ok_or_else(|| {
                ParseError::part(text, in_a_row, message!("expected how many in a row win"), hint())
            })?;
        if rows * columns > MOST_CELLS {
            let message = message!("a board has at most {cells} cells", cells = MOST_CELLS);
            return Err(ParseError::part(text, size, message, hint()));
        }
        Ok(Self::new(rows, columns, in_a_row))
    }

    /// The game on a board of at most 20 cells.
    ///
    /// # Panics
    /// Where there are more.
    pub fn new(rows: u32, columns: u32, in_a_row: u32) -> Self {
        let cells = rows * columns;
        assert!(cells <= MOST_CELLS, "the board has at most {MOST_CELLS} cells");
        let binomials = Binomials::up_to(cells as usize + 1);
        let ranks = (0..1_u64 << cells).map(|set| binomials.rank(set) as u32).collect();
        let mut game =
            Self { rows, columns, in_a_row, cells, lines: Vec::new(), binomials, ranks, slices: Vec::new() };
        game.lines = game.all_lines();
        let mut first = 0;
        for marks in (0..=cells).rev() {
            let at = game.slices.len();
            let size = game.binomials.choose(cells, marks) * game.colourings(marks);
            let numbers = first..first + size;
            first = numbers.end;
            let needs = (at.saturating_sub(1)..at).collect();
            game.slices.push(Slice { name: format!("{marks} marks"), numbers, loops: false, needs });
        }
        game
    }

    fn all_lines(&self) -> Vec<u64> {
        let mut lines = Vec::new();
        let directions: [(i64, i64); 4] = [(0, 1), (1, 0), (1, 1), (1, -1)];
        for (down, right) in directions {
            for start in 0..i64::from(self.cells) {
                let (row, column) = (start / i64::from(self.columns), start % i64::from(self.columns));
                let places =
                    (0..i64::from(self.in_a_row)).map(|nth| (row + nth * down, column + nth * right));
                let on_board = |&(row, column): &(i64, i64)| {
                    (0..i64::from(self.rows)).contains(&row) && (0..i64::from(self.columns)).contains(&column)
                };
                if places.clone().all(|place| on_board(&place)) {
                    let cell = |(row, column)| row * i64::from(self.columns) + column;
                    lines.push(places.map(cell).fold(0, |line, cell| line | 1 << cell));
                }
            }
        }
        lines.arrange();
        lines.dedup();
        lines
    }

    fn colourings(&self, marks: u32) -> u64 {
        self.binomials.choose(marks, marks / 2)
    }

    #[inline]
    fn has_row(&self, marks: u64) -> bool {
        self.lines.iter().any(|line| marks & line == *line)
    }

    /// The marked cells, and the second player's among them in a row.
    fn position(&self, number: u64) -> (u64, u64) {
        let slice = self.slices.partition_point(|slice| slice.numbers.end <= number);
        let marks = self.cells - slice as u32;
        let place = number - self.slices[slice].numbers.start;
        let colourings = self.colourings(marks);
        let marked = self.binomials.unrank(place / colourings, marks);
        (marked, self.binomials.unrank(place % colourings, marks / 2))
    }

    fn options(&self, marked: u64, second: u64, options: &mut Vec<u64>) {
        let marks = marked.count_ones();
        let first = self.slices[(self.cells - marks - 1) as usize].numbers.start;
        let colourings = self.colourings(marks + 1);
        let new = u64::from(marks % 2 == 1);
        let mut free = !marked & ((1 << self.cells) - 1);
        let mut passed = 0;
        while free != 0 {
            let cell = free & free.wrapping_neg();
            // The marked cells before this one are those that are not free.
            let before = cell.trailing_zeros() - passed;
            free &= free - 1;
            passed += 1;
            let low = second & ((1 << before) - 1);
            let after = low | new << before | (second ^ low) << 1;
            let rank = u64::from(self.ranks[(marked | cell) as usize]) * colourings;
            options.push(first + rank + u64::from(self.ranks[after as usize]));
        }
    }
}

impl NumberedGame for Marks {
    fn name(&self) -> String {
        format!("marks {}x{}:{}", self.rows, self.columns, self.in_a_row)
    }

    fn slices(&self) -> &[Slice] {
        &self.slices
    }

    fn start(&self) -> Option<u64> {
        self.slices.last().map(|slice| slice.numbers.start)
    }

    fn look(&self, number: u64, options: &mut Vec<u64>) -> Standing {
        look_at_one(self, number, options)
    }

    fn look_through(&self, first: u64, wanted: &[u64], visit: &mut dyn FnMut(u64, Standing, &[u64])) {
        let wanted = Wanted { first, words: wanted };
        let span = wanted.span();
        if span.is_empty() {
            return;
        }
        let (mut marked, mut second) = self.position(span.start);
        let mut marks = marked.count_ones();
        let mut colouring = self.binomials.rank(second);
        let mut options = Vec::new();
        for number in span.clone() {
            if wanted.has(number) {
                let seconds = scatter(second, marked);
                let last_mover = if marks % 2 == 1 { marked ^ seconds } else { seconds };
                options.clear();
                let standing = if self.has_row(last_mover) {
                    Standing::Over(Ending::Loss)
                } else if marks == self.cells {
                    Standing::Over(Ending::Draw)
                } else {
                    self.options(marked, second, &mut options);
                    Standing::Open
                };
                visit(number, standing, &options);
            }
            if number + 1 == span.end {
                // There may be no next set.
                return;
            }
            colouring += 1;
            if colouring < self.colourings(marks) {
                second = next_set(second);
            } else {
                colouring = 0;
                marked = next_set(marked);
                marks = marked.count_ones();
                second = (1 << (marks / 2)) - 1;
            }
        }
    }

    fn most_options(&self) -> u32 {
        self.cells
    }

    fn parse(&self, text: &str) -> Result<u64, ParseError> {
        let cells = parse_board(text, (self.rows as usize, self.columns as usize), ".xo")?;
        let set = |mark| {
            let places = cells.iter().enumerate().filter(|&(_, &cell)| cell == mark);
            places.fold(0_u64, |set, (place, _)| set | 1 << place)
        };
        let (first, second) = (set(1), set(2));
        let marks = (first | second).count_ones();
        if second.count_ones() != marks / 2 {
            let message = message!("x has as many marks as o, or one more");
            return Err(ParseError::whole(
                text,
                message,
                message!("x moves first, for example: xo.|...|..."),
            ));
        }
        let start = self.slices[(self.cells - marks) as usize].numbers.start;
        let rank = self.binomials.rank(first | second) * self.colourings(marks);
        Ok(start + rank + self.binomials.rank(gather(second, first | second)))
    }

    fn print(&self, number: u64) -> String {
        let (marked, second) = self.position(number);
        let seconds = scatter(second, marked);
        let cell = |cell: u32| (marked >> cell & 1) as u8 + (seconds >> cell & 1) as u8;
        print_board(&(0..self.cells).map(cell).collect::<Vec<_>>(), self.columns as usize, ".xo")
    }

    /// The rows and columns of the file are those of its start alone.
    fn rule_twin(&self) -> Option<RuleTwin> {
        Some(RuleTwin { file: "mnk.star", parameters: vec![("k", self.in_a_row)] })
    }

    fn number_in_twin(&self, text: &str, to_move: Player) -> Option<u64> {
        let number = self.parse(text).ok()?;
        let (marked, _) = self.position(number);
        (marked.count_ones() % 2 == to_move as u32).then_some(number)
    }
}
