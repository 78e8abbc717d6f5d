//! Names of moves between positions that are given by functions. Where a position is a board written as text, a row after another,
//! a move is named by the cells that it changes.

use zermelo_boards::cell_name;

/// A board written as text: its rows, all of one length.
struct Board<'a> {
    rows: Vec<Vec<char>>,
    text: &'a str,
}

impl<'a> Board<'a> {
    /// `None` where the rows between the bars differ in length.
    fn of(text: &'a str) -> Option<Self> {
        let rows: Vec<Vec<char>> = text.split('|').map(|row| row.chars().collect()).collect();
        let width = rows[0].len();
        (width > 0 && rows.iter().all(|row| row.len() == width)).then_some(Self { rows, text })
    }

    fn width(&self) -> usize {
        self.rows[0].len()
    }

    fn cells(&self) -> impl Iterator<Item = char> {
        self.text.chars().filter(|&sign| sign != '|')
    }

    /// `b2`; the number of the cell where there is one row.
    fn name(&self, cell: usize) -> String {
        if self.rows.len() == 1 {
            return (cell + 1).to_string();
        }
        cell_name(cell / self.width(), cell % self.width())
    }
}

/// A cell that a move changes.
struct Change {
    cell: usize,
    before: char,
    after: char,
}

/// The rows of a board that is written as text; `None` where it is not a board of several rows.
pub(super) fn rows(text: &str) -> Option<Vec<Vec<char>>> {
    Board::of(text).map(|board| board.rows).filter(|rows| rows.len() > 1)
}

/// The name of a move from one board to another, which tells it from all others: `a1-b2` where what stood on a cell goes to an
/// empty one, with the other cells that change behind a slash, else the cells with what comes to stand there, `b2=x`. `None` where
/// these are not boards of one size. Linear in the board.
pub(super) fn label(from: &str, to: &str) -> Option<String> {
    let (board, after) = (Board::of(from)?, Board::of(to)?);
    if board.rows.len() != after.rows.len() || board.width() != after.width() {
        return None;
    }
    let changes: Vec<Change> = board
        .cells()
        .zip(after.cells())
        .enumerate()
        .map(|(cell, (before, after))| Change { cell, before, after })
        .filter(|change| change.before != change.after)
        .collect();
    if changes.is_empty() {
        return Some("pass".to_owned());
    }
    let moved = moved(&changes);
    let is_rest =
        |change: &&Change| moved.is_none_or(|(source, target)| ![source, target].contains(&change.cell));
    let rest = changes.iter().filter(is_rest);
    let Some((source, target)) = moved else {
        return Some(rest.map(|change| written(&board, change)).collect::<Vec<_>>().join("-"));
    };
    let rest: Vec<String> = rest.map(|change| left_behind(&board, change)).collect();
    let slash = if rest.is_empty() { "" } else { "/" };
    Some(format!("{}-{}{slash}{}", board.name(source), board.name(target), rest.join(",")))
}

/// A cell with what comes to stand there.
fn written(board: &Board, change: &Change) -> String {
    format!("{}={}", board.name(change.cell), change.after)
}

/// The same beside a piece that goes: a cell alone becomes empty.
fn left_behind(board: &Board, change: &Change) -> String {
    if change.after == EMPTY { board.name(change.cell) } else { written(board, change) }
}

/// From where to where a piece goes: it leaves a cell empty, and is alone in coming to stand where it did not.
fn moved(changes: &[Change]) -> Option<(usize, usize)> {
    let mut moved = None;
    for source in changes.iter().filter(|change| change.before != EMPTY && change.after == EMPTY) {
        let mut targets = changes.iter().filter(|target| target.after == source.before);
        if let (Some(target), None) = (targets.next(), targets.next()) {
            // Where another piece may be the one that went, both are told by their cells.
            if moved.replace((source.cell, target.cell)).is_some() {
                return None;
            }
        }
    }
    moved
}

/// An empty cell, as the boards of the catalogue have it.
const EMPTY: char = '.';

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_named_by_its_cells() {
        for (from, to, name) in [
            ("..|..", "..|x.", Some("a2=x")),
            ("x.|..", "..|.x", Some("a1-b2")),
            ("xo|..", "..|.x", Some("a1-b2/b1")),
            ("x.|..", "o.|x.", Some("a1=o-a2=x")),
            ("xx|..", "..|.x", None),
            ("....", "..x.", Some("3=x")),
            ("x...", "..x.", Some("1-3")),
            ("x.", "x.", Some("pass")),
        ] {
            let name = name.map_or_else(|| "a1=.-b1=.-b2=x".to_owned(), str::to_owned);
            assert_eq!(label(from, to), Some(name), "{from} {to}");
        }
        for (from, to) in [("..", "..."), ("..|.", "..|x"), ("", "x"), ("..|..", "....")] {
            assert_eq!(label(from, to), None, "{from} {to}");
        }
    }
}
