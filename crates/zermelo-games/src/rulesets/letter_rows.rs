//! Boards written in letters of a game's own: rows of equal length with `|`, `/` or line breaks between them.

use crate::game::ParseError;

/// Boards written out have at most so many cells.
const MOST_CELLS: usize = 1 << 20;

/// So many cells, in words.
pub(super) fn in_cells(count: usize) -> String {
    if count == 1 { "1 cell".to_owned() } else { format!("{count} cells") }
}

/// The rows of a text, one character a cell; every character passes `is_cell`. `cells` says which do, for the message.
pub(super) fn letter_rows<'a>(
    text: &'a str,
    is_cell: impl Fn(char) -> bool,
    cells: &str,
    hint: &str,
) -> Result<Vec<&'a str>, ParseError> {
    let trimmed = text.trim();
    if trimmed.is_empty() {
        return Err(ParseError::whole(text, "the board is empty", hint));
    }
    if trimmed.len() > 2 * MOST_CELLS {
        return Err(ParseError::whole(text, format!("a board has at most {MOST_CELLS} cells"), hint));
    }
    let rows: Vec<&str> = trimmed.split(['|', '/', '\n']).map(str::trim).collect();
    let width = rows[0].chars().count();
    for (number, row) in rows.iter().enumerate() {
        if let Some((at, letter)) = row.char_indices().find(|&(_, letter)| !is_cell(letter)) {
            let message = format!("'{letter}' is not a cell: expected {cells}");
            return Err(ParseError::part(text, &row[at..at + letter.len_utf8()], message, hint));
        }
        let length = row.len();
        if length == 0 {
            return Err(ParseError::part(text, row, format!("row {} is empty", number + 1), hint));
        }
        if length != width {
            let message = format!("row {} has {}, row 1 has {width}", number + 1, in_cells(length));
            return Err(ParseError::part(text, row, message, hint));
        }
    }
    Ok(rows)
}
