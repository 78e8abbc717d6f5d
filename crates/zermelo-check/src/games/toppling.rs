//! Toppling Dominoes: a domino of one's own falls to the left or to the right, and with it all beyond it in its row. Rows stand
//! apart where there is a dot between them.

use super::boards::rows;
use super::game::{Game, Position, Visit};
use crate::limits::Meter;
use crate::player::Player;
use crate::verdict::Failure;

pub(super) struct TopplingDominoes;

/// The rows of a position.
fn dominoes(position: &[u8]) -> Vec<&[u8]> {
    position.split(|&cell| cell == b'.').filter(|row| !row.is_empty()).collect()
}

/// The position of some rows.
fn of_rows(rows: &[&[u8]]) -> Position {
    let standing: Vec<&[u8]> = rows.iter().copied().filter(|row| !row.is_empty()).collect();
    standing.join(&b'.').into()
}

impl Game for TopplingDominoes {
    fn read(&self, text: &str) -> Result<Position, String> {
        const LETTERS: &str = "lre.";
        let cells = rows(text, LETTERS).filter(|cells| !cells.contains(&b'|'));
        let cells = cells.ok_or_else(|| format!("expected rows of cells out of '{LETTERS}'"))?;
        Ok(of_rows(&dominoes(&cells)))
    }

    fn print(&self, position: &Position) -> String {
        let text = String::from_utf8_lossy(position);
        if text.is_empty() { ".".to_owned() } else { text.into_owned() }
    }

    fn visit_options(
        &self,
        position: &Position,
        player: Player,
        _: &Meter,
        visit: &mut Visit,
    ) -> Result<(), Failure> {
        let own = if player == Player::Left { b'l' } else { b'r' };
        let mut rows = dominoes(position);
        for at in 0..rows.len() {
            let row = rows[at];
            for place in (0..row.len()).filter(|&place| row[place] == own || row[place] == b'e') {
                for rest in [&row[place + 1..], &row[..place]] {
                    rows[at] = rest;
                    visit(of_rows(&rows))?;
                }
            }
            rows[at] = row;
        }
        Ok(())
    }
}
