//! Positions of Go as text: the board, then `pass` for each pass just made, then the boards that may not come back.

use super::{Areas, Go, GoPosition, MOST_POINTS, Repetition, breathless};
use crate::game::{Convention, Drawing, Message, Notation, ParseError, Player, message};
use std::sync::Arc;
use zermelo_boards::{Board, Cell, Written, cell_name, drawing_of_rows, parse_written, picture_of_rows};
use zermelo_core::Arrange;

const KINDS: [Cell; 4] = [Cell::Left, Cell::Right, Cell::Free, Cell::Used];

const HINT: &str = "a size such as 2x3, or x for Black's stones, o for White's, '.' for free points and # for walls, rows \
                    with '|' between them, for example: x..|.o.|... pass";
const HISTORY_HINT: &str = "for example: go:superko x.|.. after ..|.., .x|..";

/// The board written in `part`, a slice of `text`, with these kinds of cells.
fn parse_board(text: &str, part: &str, allowed: &[Cell]) -> Result<Board<4>, ParseError> {
    let offset = part.as_ptr() as usize - text.as_ptr() as usize;
    let written = parse_written(part, allowed, &HINT.into());
    let board = match written.map_err(|error| error.within(text, offset))? {
        Written::Size(height, width) => {
            check_size(text, part, height, width)?;
            return Ok(Board::from_cells(height, width, |_, _| Some(2)));
        }
        Written::Rows(rows) => {
            check_size(text, part, rows.height(), rows.width())?;
            Board::from_rows(&rows, KINDS)
        }
    };
    match breathless(&board) {
        None => Ok(board),
        Some((row, column)) => {
            let name = cell_name(row, column);
            let message = zermelo_core::message!("the chain of the stone on {name} has no liberty", name);
            let hint = "a chain without a free point next to it leaves the board, for example: xx.|.o.";
            Err(ParseError::part(text, stone_of(part, row, column), message, hint))
        }
    }
}

fn check_size(text: &str, part: &str, height: usize, width: usize) -> Result<(), ParseError> {
    if height * width <= MOST_POINTS {
        return Ok(());
    }
    let message =
        zermelo_core::message!("a board of Go has at most {MOST_POINTS} points, as 19x19 has", MOST_POINTS);
    Err(ParseError::part(text, part.trim(), message, "for example: go 3x3"))
}

/// The character of a cell in written rows.
fn stone_of(part: &str, row: usize, column: usize) -> &str {
    let line = part.trim().split(['|', '/', '\n']).nth(row).map_or(part, str::trim);
    line.get(column..=column).unwrap_or(line)
}

impl Go {
    /// The kinds of cells: points that are free but not to be played on again only where there is such a rule.
    fn cells(self) -> &'static [Cell] {
        const CELLS: [Cell; 5] = [Cell::Left, Cell::Right, Cell::Free, Cell::Blocked, Cell::Used];
        if self.repetition == Repetition::Used { &CELLS } else { &CELLS[..4] }
    }

    fn parse_history(self, text: &str, list: &str, board: &Board<4>) -> Result<Vec<Board<4>>, ParseError> {
        if matches!(self.repetition, Repetition::Allowed | Repetition::Used) {
            let message = "only under ko and superko are there boards that may not come back";
            return Err(ParseError::part(text, list, message, HISTORY_HINT));
        }
        let mut earlier = Vec::new();
        for part in list.split(',') {
            if part.trim().is_empty() {
                return Err(ParseError::part(text, part, "expected an earlier board", HISTORY_HINT));
            }
            let one = parse_board(text, part, self.cells())?;
            if (one.height(), one.width()) != (board.height(), board.width()) {
                let message = "an earlier board has the size of the present one";
                return Err(ParseError::part(text, part.trim(), message, HISTORY_HINT));
            }
            if one == *board {
                let message = "the present board cannot have been before";
                return Err(ParseError::part(text, part.trim(), message, HISTORY_HINT));
            }
            earlier.push(one);
        }
        earlier.arrange();
        earlier.dedup();
        if self.repetition == Repetition::Ko && earlier.len() > 1 {
            let message = "under the ko rule only one board may not come back";
            return Err(ParseError::part(text, list.trim(), message, HISTORY_HINT));
        }
        Ok(earlier)
    }
}

impl Notation for Go {
    fn parse(&self, text: &str) -> Result<GoPosition, ParseError> {
        let words = ["pass", "after"].into_iter().filter_map(|word| text.find(word));
        let (board_text, mut rest) = text.split_at(words.min().unwrap_or(text.len()));
        let board = parse_board(text, board_text, self.cells())?;
        let mut passes = 0;
        while let Some(behind) = rest.strip_prefix("pass") {
            if !self.passes {
                let message = "nobody may pass in this game";
                return Err(ParseError::part(text, &rest[..4], message, "for example: go:no-pass x..|.o."));
            }
            passes += 1;
            if passes > 2 {
                let message = "two passes in a row end the play";
                return Err(ParseError::part(text, &rest[..4], message, HINT));
            }
            rest = behind.trim_start();
        }
        let earlier = match rest.strip_prefix("after") {
            Some(list) => self.parse_history(text, list, &board)?,
            None if rest.is_empty() => Vec::new(),
            None => {
                let message = "expected 'pass', or under ko and superko 'after' and boards";
                return Err(ParseError::part(text, rest.trim_end(), message, HINT));
            }
        };
        // A pass lifts a ko, and after two everything is over.
        let is_lifted = passes == 2 || (passes == 1 && self.repetition == Repetition::Ko);
        let earlier = if is_lifted { Arc::from([]) } else { earlier.into() };
        Ok(GoPosition { board, passes, earlier })
    }

    fn print(&self, position: &GoPosition) -> String {
        let line = |board: &Board<4>| board.to_rows(KINDS, Cell::Blocked).line();
        let mut text = line(&position.board);
        for _ in 0..position.passes {
            text += " pass";
        }
        for (number, board) in position.earlier.iter().enumerate() {
            text += if number == 0 { " after " } else { ", " };
            text += &line(board);
        }
        text
    }

    /// The point of the new stone, or `pass`.
    fn move_label(&self, from: &GoPosition, to: &GoPosition, player: Player) -> String {
        let placed = from
            .board
            .differences(&to.board)
            .into_iter()
            .find(|&(row, column)| to.board.plane_of(row, column) == Some(player.index()));
        placed.map_or_else(|| "pass".to_owned(), |(row, column)| cell_name(row, column))
    }

    fn picture(&self, position: &GoPosition, _: Convention) -> Option<String> {
        Some(picture_of_rows(&position.board.to_rows(KINDS, Cell::Blocked)))
    }

    fn caption(&self, position: &GoPosition) -> Vec<Message> {
        let Areas { left, right } = self.points(&position.board);
        match position.passes {
            0 => Vec::new(),
            1 => vec![message!("after a pass")],
            _ => vec![message!("after two passes: x has {left}, o has {right}", left, right)],
        }
    }

    fn drawing(&self, position: &GoPosition) -> Option<Drawing> {
        Some(drawing_of_rows(&position.board.to_rows(KINDS, Cell::Blocked))?.on_points())
    }
}
