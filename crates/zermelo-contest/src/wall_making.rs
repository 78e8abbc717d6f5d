//! Who wins Wall Making, by Grundy values of rectangles.

use super::ContestError;
use super::winner;
use zermelo_core::message;
use zermelo_games::rulesets::Words;
use zermelo_games::rulesets::board::{RectangleValues, wall_making_looks};
use zermelo_solve::Limits;

const HINT: &str = "the input is H W, then H rows of W cells, '.' free and 'X' marked";
/// Boards of 20 × 20 take 2.4 million looks; these, some 60 × 60, take seconds.
const MOST_LOOKS: u64 = 1_500_000_000;
/// Grundy values and edges are counted in 16 bits.
const MOST_CELLS: usize = 65_535;

pub(super) fn solve(input: &[u8], limits: &Limits) -> Result<Vec<u8>, ContestError> {
    let mut words = Words::new(input, HINT);
    let [height, width] = [words.number("the number of rows")?, words.number("the number of columns")?];
    if height == 0 || width == 0 {
        return Err(words.error("a board has at least one row and one column").into());
    }
    let mut rows = Vec::new();
    for number in 1..=height {
        let row = words.text(message!("row {number}", number))?;
        if let Some(letter) = row.chars().find(|letter| !matches!(letter, '.' | 'X')) {
            return Err(words
                .error(message!("'{letter}' is not a cell, which is '.' or 'X'", letter))
                .into());
        }
        if row.len() as u64 != width {
            return Err(words
                .error(message!(
                    "row {number} has {count} cells, not {width}",
                    number,
                    count = row.len(),
                    width
                ))
                .into());
        }
        rows.push(row.into_bytes());
    }
    let (height, width) = (rows.len(), rows[0].len());
    if wall_making_looks(height, width) > MOST_LOOKS || height * width > MOST_CELLS {
        let error = words.error("the board is too large: boards of some 60 rows and columns can be solved");
        return Err(ContestError::TooLarge(error));
    }
    words.end()?;
    let values = RectangleValues::within(height, width, |row, column| rows[row][column] == b'.', limits)?;
    Ok(winner(values.whole() != 0))
}
