//! Tic-tac-toe on any board: Left writes X, Right writes O, and whoever first has k marks in a row wins; a full board
//! is a draw. Boards are pairs of bit masks, so that finding a row takes a few shifts.

use crate::bits::bits_of_words;
use crate::catalogue::{AnyGame, Catalogued, CheckedGame, Entry, Group};
use crate::game::{
    Convention, Drawing, Ending, Evaluation, Indexed, Message, NormalForm, Notation, ParseError, Player,
    Ruleset, message,
};
use std::ops::ControlFlow;
use std::sync::Arc;
use zermelo_boards::cell_name;
use zermelo_boards::in_cells;
use zermelo_core::Arrange;

/// The rules on a board of some height and width.
#[derive(Clone, Debug)]
pub struct TicTacToe {
    height: u32,
    width: u32,
    in_a_row: u32,
    /// Every row of `in_a_row` cells, for the evaluation.
    lines: Vec<u128>,
    /// The symmetries of the board. Empty on boards so small that symmetry would only blur the counts that everybody
    /// knows (5 478 positions of the usual game).
    symmetries: Vec<BoardSymmetry>,
    board: u128,
}

/// The cells with X and those with O. Cell (row, column) is bit `row * (width + 1) + column`; the spare column keeps
/// rows apart when masks are shifted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct TicTacToePosition {
    marks: [u128; 2],
}

/// A symmetry of the board: for each row and each pattern of marks in it, the marks after the symmetry. A mask is
/// carried over with one look-up a row.
#[derive(Clone, Debug)]
struct BoardSymmetry {
    width: u32,
    images: Vec<Vec<u128>>,
}

impl BoardSymmetry {
    /// From the cell that each cell goes to.
    fn new(width: u32, height: u32, target: impl Fn(u32, u32) -> u32) -> Self {
        let row_images = |row: u32| {
            (0..1_u128 << width)
                .map(|pattern| {
                    cells_of(pattern).fold(0, |image, column| image | 1_u128 << target(row, column))
                })
                .collect()
        };
        Self { width, images: (0..height).map(row_images).collect() }
    }

    fn apply(&self, marks: u128) -> u128 {
        let row_mask = (1 << self.width) - 1;
        self.images.iter().enumerate().fold(0, |image, (row, images)| {
            let pattern = marks >> (row as u32 * (self.width + 1)) & row_mask;
            image | images[pattern as usize]
        })
    }
}

/// Boards up to this size are not reduced by symmetry.
const PLAIN_CELLS: u32 = 9;
/// Tables of symmetries grow with 2^width.
const WIDEST_SYMMETRIC: u32 = 12;

impl TicTacToe {
    /// The game on `height` rows and `width` columns with `in_a_row` marks to win. The error says what is wrong.
    pub fn new(height: u32, width: u32, in_a_row: u32) -> Result<Self, Message> {
        if height == 0 || width == 0 {
            return Err(message!("a board has at least one row and one column"));
        }
        if height.checked_mul(width.saturating_add(1)).is_none_or(|bits| bits > 128) {
            return Err(message!("a board of {height}x{width} is too large: up to 10x11", height, width));
        }
        if in_a_row == 0 {
            return Err(message!("at least 1 in a row must win"));
        }
        let mut game = Self { height, width, in_a_row, lines: Vec::new(), symmetries: Vec::new(), board: 0 };
        game.board = game.cells().fold(0, |board, cell| board | 1 << cell);
        game.lines = game.all_lines();
        if height * width > PLAIN_CELLS {
            game.symmetries = game.all_symmetries();
        }
        Ok(game)
    }

    fn cell(&self, row: u32, column: u32) -> u32 {
        row * (self.width + 1) + column
    }

    fn cells(&self) -> impl Iterator<Item = u32> + use<> {
        let (height, width) = (self.height, self.width);
        (0..height).flat_map(move |row| (0..width).map(move |column| row * (width + 1) + column))
    }

    /// The steps from a cell to the next of a row: east, south, south-east, south-west.
    fn steps(&self) -> [u32; 4] {
        [1, self.width + 1, self.width + 2, self.width]
    }

    fn all_lines(&self) -> Vec<u128> {
        let mut lines = Vec::new();
        let directions = if self.in_a_row == 1 { 1 } else { 4 };
        for step in &self.steps()[..directions] {
            for cell in self.cells() {
                let places = (0..self.in_a_row).map(|nth| cell + nth * step);
                if places.clone().all(|place| place < 128 && self.board >> place & 1 == 1) {
                    lines.push(places.fold(0, |line, place| line | 1 << place));
                }
            }
        }
        lines
    }

    /// How many cells there are.
    pub const fn cell_count(&self) -> u32 {
        self.height * self.width
    }

    /// The mask of a set of cells, numbered row by row.
    pub(super) fn mask_of(&self, set: usize) -> u128 {
        let row = |row: u32| (set >> (row * self.width)) as u128 & ((1 << self.width) - 1);
        (0..self.height).fold(0, |mask, at| mask | row(at) << (at * (self.width + 1)))
    }

    /// A player's marks as a set of cells, numbered row by row.
    pub(super) fn cells_of_marks(&self, position: &TicTacToePosition, player: Player) -> usize {
        let marks = position.marks[player.index()];
        let row = |row: u32| (marks >> (row * (self.width + 1)) & ((1 << self.width) - 1)) as usize;
        (0..self.height).fold(0, |set, at| set | row(at) << (at * self.width))
    }

    /// Where each symmetry takes each cell, the identity first. It alone where positions are not reduced by symmetry.
    pub(super) fn symmetries_of_cells(&self) -> Vec<Vec<u32>> {
        let cells = 0..self.cell_count();
        let image = |symmetry: &BoardSymmetry, cell: u32| {
            let mask = symmetry.apply(self.mask_of(1 << cell));
            let bit = mask.trailing_zeros();
            bit / (self.width + 1) * self.width + bit % (self.width + 1)
        };
        let mut images: Vec<Vec<u32>> = self
            .symmetries
            .iter()
            .map(|symmetry| cells.clone().map(|cell| image(symmetry, cell)).collect())
            .collect();
        images.push(cells.collect());
        // On a single row or column several are the same. The identity is the first in order.
        images.arrange();
        images.dedup();
        images
    }

    /// Whether nothing is marked.
    pub fn is_start(position: &TicTacToePosition) -> bool {
        position.marks == [0; 2]
    }

    /// Whether a mask holds `in_a_row` marks in a row.
    pub(super) fn has_row(&self, marks: u128) -> bool {
        self.steps().iter().any(|step| {
            let mut row = marks;
            for _ in 1..self.in_a_row {
                if row == 0 {
                    break;
                }
                row &= (row & self.board) >> step;
            }
            row != 0
        })
    }

    /// The eight symmetries of a square, the four of another rectangle. None on boards so wide that their tables
    /// would be out of proportion.
    fn all_symmetries(&self) -> Vec<BoardSymmetry> {
        let (height, width) = (self.height, self.width);
        if width > WIDEST_SYMMETRIC {
            return Vec::new();
        }
        let turns: &[bool] = if height == width { &[false, true] } else { &[false] };
        let flips = [(false, false), (false, true), (true, false), (true, true)];
        let all = turns
            .iter()
            .flat_map(|&turn| flips.map(|(flip_rows, flip_columns)| (turn, flip_rows, flip_columns)));
        all.map(|(turn, flip_rows, flip_columns)| {
            BoardSymmetry::new(width, height, |row, column| {
                let (row, column) = if turn { (column, row) } else { (row, column) };
                let row = if flip_rows { height - 1 - row } else { row };
                let column = if flip_columns { width - 1 - column } else { column };
                self.cell(row, column)
            })
        })
        .collect()
    }

    fn rows_of(text: &str) -> Vec<&str> {
        text.split(['/', '|', '\n']).map(str::trim).filter(|row| !row.is_empty()).collect()
    }
}

/// The cells of a mask.
fn cells_of(mask: u128) -> impl Iterator<Item = u32> {
    bits_of_words([mask as u64, (mask >> 64) as u64]).map(|cell| cell as u32)
}

impl Ruleset for TicTacToe {
    type Position = TicTacToePosition;

    fn options<B>(
        &self,
        position: &TicTacToePosition,
        player: Player,
        mut visit: impl FnMut(TicTacToePosition) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let free = self.board & !(position.marks[0] | position.marks[1]);
        cells_of(free).try_for_each(|cell| {
            let mut next = *position;
            next.marks[player.index()] |= 1 << cell;
            visit(next)
        })
    }

    fn ending(&self, position: &TicTacToePosition, to_move: Player) -> Option<Ending> {
        // Looked at first is the player who has just moved.
        if self.has_row(position.marks[to_move.opponent().index()]) {
            return Some(Ending::Loss);
        }
        if self.has_row(position.marks[to_move.index()]) {
            return Some(Ending::Win);
        }
        (position.marks[0] | position.marks[1] == self.board).then_some(Ending::Draw)
    }

    fn is_loop_free(&self) -> bool {
        true
    }

    fn has_endings(&self) -> bool {
        true
    }

    fn misere_refusal(&self) -> Option<&'static str> {
        Some("play ends with a row or a full board, never for want of a move")
    }

    /// The smallest picture under the symmetries of the board and the exchange of X and O.
    fn normal_form(&self, position: &TicTacToePosition) -> NormalForm<TicTacToePosition> {
        let [left, right] = position.marks;
        let images = || self.symmetries.iter().map(|symmetry| [symmetry.apply(left), symmetry.apply(right)]);
        let same_players = images().min();
        let swapped_players = images().map(|[left, right]| [right, left]).min();
        let (Some(same), Some(swapped)) = (same_players, swapped_players) else {
            return NormalForm::plain(*position);
        };
        NormalForm {
            position: TicTacToePosition { marks: same.min(swapped) },
            players_swapped: swapped < same,
            is_own_mirror: swapped == same,
        }
    }

    /// X's turn when there are as many O, O's when there is one X more.
    fn natural_mover(&self, position: &TicTacToePosition) -> Option<Player> {
        let [left, right] = position.marks.map(u128::count_ones);
        match left.checked_sub(right) {
            Some(0) => Some(Player::Left),
            Some(1) => Some(Player::Right),
            _ => None,
        }
    }

    fn reachable_bound(&self, position: &TicTacToePosition) -> Option<u64> {
        let free = (self.board & !(position.marks[0] | position.marks[1])).count_ones();
        Some(3_u64.saturating_pow(free).saturating_mul(2))
    }
}

impl Notation for TicTacToe {
    fn parse(&self, text: &str) -> Result<TicTacToePosition, ParseError> {
        let (height, width) = (self.height, self.width);
        let empty_row = ".".repeat(width as usize);
        let example = vec![empty_row.as_str(); height as usize].join("/");
        let hint = message!(
            "{height} rows of {width} cells, each x, o or '.': for example {example}",
            height,
            width,
            example
        );
        if text.trim() == "empty" {
            return Ok(TicTacToePosition::default());
        }
        if text.trim().is_empty() {
            return Err(ParseError::whole(text, "the position is empty", hint));
        }
        let rows = Self::rows_of(text);
        if rows.len() != height as usize {
            let message = message!("expected {height} rows, found {rows}", height, rows = rows.len());
            let other_size = message!("another board size goes after the name, as in tictactoe:4x4:3");
            return Err(ParseError::whole(text, message, Message::list(vec![hint, other_size])));
        }
        let mut position = TicTacToePosition::default();
        for (row, cells) in rows.iter().enumerate() {
            if cells.chars().count() != width as usize {
                let message = message!(
                    "row {row} has {chars}, not {width}",
                    row = row + 1,
                    chars => in_cells(cells.chars().count()),
                    width
                );
                return Err(ParseError::part(text, cells, message, hint));
            }
            for (column, mark) in cells.chars().enumerate() {
                let cell = self.cell(row as u32, column as u32);
                match mark {
                    '.' | '_' | '-' => {}
                    'x' | 'X' => position.marks[0] |= 1 << cell,
                    'o' | 'O' | '0' => position.marks[1] |= 1 << cell,
                    other => {
                        let message = message!("'{other}' is not a cell", other);
                        return Err(ParseError::part(text, cells, message, hint));
                    }
                }
            }
        }
        if position.marks.iter().all(|&marks| self.has_row(marks)) {
            return Err(ParseError::whole(text, "both players have a row: no play leads here", hint));
        }
        Ok(position)
    }

    /// The two players move in turn, so the numbers of marks differ by at most 1. Other positions are answered too.
    fn remarks(&self, text: &str) -> Vec<Message> {
        let Ok(position) = self.parse(text) else { return Vec::new() };
        let [crosses, noughts] = position.marks.map(u128::count_ones);
        if crosses.abs_diff(noughts) <= 1 {
            return Vec::new();
        }
        vec![message!(
            "No play leads here: {crosses} x and {noughts} o cannot come of moves in turn.",
            crosses,
            noughts
        )]
    }

    fn print(&self, position: &TicTacToePosition) -> String {
        let mark = |cell: u32| match position.marks.map(|marks| marks >> cell & 1) {
            [1, _] => 'x',
            [_, 1] => 'o',
            _ => '.',
        };
        let row = |row| (0..self.width).map(|column| mark(self.cell(row, column))).collect::<String>();
        (0..self.height).map(row).collect::<Vec<_>>().join("/")
    }

    fn move_label(&self, from: &TicTacToePosition, to: &TicTacToePosition, player: Player) -> String {
        let cell = (to.marks[player.index()] & !from.marks[player.index()]).trailing_zeros();
        let (row, column) = (cell / (self.width + 1), cell % (self.width + 1));
        let mark = if player == Player::Left { 'x' } else { 'o' };
        format!("{mark} row {} column {}", row + 1, column + 1)
    }

    /// The cell as on all boards here: `a1` at the top left.
    fn short_label(
        &self,
        from: &TicTacToePosition,
        to: &TicTacToePosition,
        player: Player,
    ) -> Option<String> {
        let cell = (to.marks[player.index()] & !from.marks[player.index()]).trailing_zeros();
        let (row, column) = (cell / (self.width + 1), cell % (self.width + 1));
        Some(cell_name(row as usize, column as usize))
    }

    fn picture(&self, position: &TicTacToePosition, _: Convention) -> Option<String> {
        Some(self.print(position).replace('/', "\n"))
    }

    fn drawing(&self, position: &TicTacToePosition) -> Option<Drawing> {
        Some(Drawing::grid(self.print(position).split('/')).with_board_names())
    }
}

impl Evaluation for TicTacToe {
    /// Rows still open to the player to move, weighted by the marks in them, minus those of the opponent.
    fn evaluate(&self, position: &TicTacToePosition, to_move: Player) -> i64 {
        let open = |player: Player| -> i64 {
            let (own, other) = (position.marks[player.index()], position.marks[player.opponent().index()]);
            self.lines
                .iter()
                .filter(|&&line| line & other == 0)
                .map(|&line| 1_i64 << (2 * (line & own).count_ones().min(20)))
                .sum()
        };
        open(to_move) - open(to_move.opponent())
    }
}

/// Boards of few cells as numbers in base 3. A mark makes the number smaller.
impl Indexed for TicTacToe {
    fn index_count(&self) -> u64 {
        3_u64.saturating_pow(self.height * self.width)
    }

    fn index(&self, position: &TicTacToePosition) -> u64 {
        self.cells().fold(0, |number, cell| {
            let digit = match position.marks.map(|marks| marks >> cell & 1) {
                [1, _] => 0,
                [_, 1] => 1,
                _ => 2,
            };
            number * 3 + digit
        })
    }

    fn position(&self, index: u64) -> Option<TicTacToePosition> {
        let mut rest = index;
        let mut position = TicTacToePosition::default();
        let cells: Vec<u32> = self.cells().collect();
        for cell in cells.into_iter().rev() {
            match rest % 3 {
                0 => position.marks[0] |= 1 << cell,
                1 => position.marks[1] |= 1 << cell,
                _ => {}
            }
            rest /= 3;
        }
        (rest == 0).then_some(position)
    }

    fn options_descend(&self) -> bool {
        true
    }
}

/// The entry of the catalogue.
pub(crate) fn entry() -> Entry {
    Entry::new("tictactoe", "Tic-tac-toe", Group::Boards, open_tic_tac_toe)
        .with_aliases(["tic-tac-toe", "noughts-and-crosses", "mnk"])
        .with_rules(
            "Left writes an x, Right an o, in an empty cell. Whoever first has K of them in a row, in any \
             of the eight directions, wins; a full board is a draw.",
        )
        .with_parameters(":MxN:K  rows, columns and marks in a row (3x3:3 when left out)")
        .with_notation("the rows with '/' between them, each cell x, o or '.'; or empty")
        .with_examples(["tictactoe empty", "tictactoe xo./.x./..o", "tictactoe:3x4:3 empty"])
        .with_start("empty")
}

fn open_tic_tac_toe(parameters: &str) -> Result<Arc<dyn AnyGame>, ParseError> {
    let hint = "rows x columns, then the marks in a row, for example: tictactoe:4x4:3 empty";
    let wrong = |message: Message| ParseError::whole(parameters, message, hint);
    let (size, in_a_row) = parameters.split_once([':', ',']).unwrap_or((parameters, ""));
    let number = |word: &str| {
        word.parse::<u32>().map_err(|_| ParseError::part(parameters, word, "expected a whole number", hint))
    };
    let (height, width) = match size.split_once('x') {
        _ if size.is_empty() => (3, 3),
        Some((height, width)) => (number(height)?, number(width)?),
        None => return Err(wrong(message!("expected a board size"))),
    };
    let in_a_row = if in_a_row.is_empty() { 3 } else { number(in_a_row)? };
    let game = TicTacToe::new(height, width, in_a_row).map_err(wrong)?;
    let colon = if parameters.is_empty() { "" } else { ":" };
    let known = CheckedGame::printed(format!("tictactoe{colon}{parameters}"));
    Ok(Arc::new(Catalogued::new(game).with_own_tables().with_evaluation().checked_as(known)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_found_by_shifts_are_the_listed_lines() {
        for (height, width, in_a_row) in [(3, 3, 3), (2, 5, 3), (4, 3, 2), (1, 4, 2), (3, 3, 1), (2, 2, 3)] {
            let game = TicTacToe::new(height, width, in_a_row).unwrap();
            let cells: Vec<u32> = game.cells().collect();
            for subset in 0_u32..1 << cells.len() {
                let marks = cells_of(u128::from(subset)).fold(0_u128, |m, bit| m | 1 << cells[bit as usize]);
                let listed = game.lines.iter().any(|line| marks & line == *line);
                assert_eq!(game.has_row(marks), listed, "{height}x{width}:{in_a_row} {marks:b}");
            }
        }
    }

    #[test]
    fn sizes_are_checked() {
        assert!(TicTacToe::new(10, 11, 5).is_ok());
        for (height, width, in_a_row) in
            [(0, 3, 3), (3, 0, 3), (3, 3, 0), (19, 19, 5), (u32::MAX, u32::MAX, 3)]
        {
            assert!(TicTacToe::new(height, width, in_a_row).is_err());
        }
    }
}
