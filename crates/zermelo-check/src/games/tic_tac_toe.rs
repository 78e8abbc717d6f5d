//! Tic-tac-toe on any board: Left writes x, Right o; K in a row win, and a full board is a draw.

use super::boards::{of_text, read_size, to_text};
use super::game::{Game, Position, Visit};
use crate::limits::Meter;
use crate::numbers::{length, number};
use crate::player::{Ending, Player};
use crate::verdict::Failure;

pub(super) struct TicTacToe {
    height: usize,
    width: usize,
    in_a_row: usize,
}

impl TicTacToe {
    /// `MxN:K`; nothing is `3x3:3`.
    pub(super) fn new(size: &str) -> Option<Self> {
        let size = if size.is_empty() { "3x3:3" } else { size };
        let (board, in_a_row) = size.split_once(':')?;
        let (height, width) = read_size(board)?;
        let in_a_row = length(number(in_a_row).filter(|&in_a_row| in_a_row > 0)?);
        Some(Self { height, width, in_a_row })
    }

    fn has_row(&self, position: &Position, mark: u8) -> bool {
        let is_marked = |row: usize, column: usize| {
            row < self.height && column < self.width && position[row * (self.width + 1) + column] == mark
        };
        let cells = (0..self.height).flat_map(|row| (0..self.width).map(move |column| (row, column)));
        cells.into_iter().any(|(row, column)| {
            [(0_isize, 1_isize), (1, 0), (1, 1), (1, -1)].into_iter().any(|(down, right)| {
                (0..self.in_a_row).all(|step| {
                    let step = step.cast_signed();
                    let place =
                        (row.checked_add_signed(down * step), column.checked_add_signed(right * step));
                    matches!(place, (Some(row), Some(column)) if is_marked(row, column))
                })
            })
        })
    }
}

const fn mark(player: Player) -> u8 {
    match player {
        Player::Left => b'x',
        Player::Right => b'o',
    }
}

impl Game for TicTacToe {
    /// Rows with `/` between them, or `empty`.
    fn read(&self, text: &str) -> Result<Position, String> {
        let empty = vec![".".repeat(self.width); self.height].join("/");
        let text = if text == "empty" { &empty } else { text };
        let rows: Vec<&str> = text.split('/').collect();
        let is_row = |row: &&str| row.len() == self.width && row.bytes().all(|cell| b"xo.".contains(&cell));
        if rows.len() == self.height && rows.iter().all(is_row) {
            Ok(of_text(text))
        } else {
            Err("these are not rows of the board".to_owned())
        }
    }

    fn print(&self, position: &Position) -> String {
        to_text(position)
    }

    fn visit_options(
        &self,
        position: &Position,
        player: Player,
        _: &Meter,
        visit: &mut Visit,
    ) -> Result<(), Failure> {
        (0..position.len()).filter(|&cell| position[cell] == b'.').try_for_each(|cell| {
            let mut next = position.clone();
            next[cell] = mark(player);
            visit(next)
        })
    }

    fn ends_by_rule(&self) -> bool {
        true
    }

    fn ending(&self, position: &Position, to_move: Player, _: &Meter) -> Result<Option<Ending>, Failure> {
        Ok(if self.has_row(position, mark(to_move.opponent())) {
            Some(Ending::Loss)
        } else if self.has_row(position, mark(to_move)) {
            Some(Ending::Win)
        } else {
            (!position.contains(&b'.')).then_some(Ending::Draw)
        })
    }
}
