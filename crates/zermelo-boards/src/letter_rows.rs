//! Boards written in letters of a game's own: rows of equal length with `|`, `/` or line breaks between them.

use zermelo_core::{Message, ParseError};

/// Boards written out have at most so many cells.
const MOST_CELLS: usize = 1 << 20;

/// So many cells, in words.
pub fn in_cells(count: usize) -> Message {
    if count == 1 { zermelo_core::message!("1 cell") } else { zermelo_core::message!("{count} cells", count) }
}

/// The rows of a text, one character a cell; every character passes `is_cell`. `cells` says which do, for the message.
pub fn letter_rows<'a>(
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
        return Err(ParseError::whole(
            text,
            zermelo_core::message!("a board has at most {MOST_CELLS} cells", MOST_CELLS),
            hint,
        ));
    }
    let rows: Vec<&str> = trimmed.split(['|', '/', '\n']).map(str::trim).collect();
    let width = rows[0].chars().count();
    let hint = &Message::from(hint);
    for (number, row) in rows.iter().enumerate() {
        if let Some((at, letter)) = row.char_indices().find(|&(_, letter)| !is_cell(letter)) {
            let message =
                zermelo_core::message!("'{letter}' is not a cell: expected one of {cells}", letter, cells);
            return Err(ParseError::part(text, &row[at..at + letter.len_utf8()], message, hint.clone()));
        }
        check_length(text, (number, row), row.chars().count(), width, hint)?;
    }
    Ok(rows)
}

/// Refuses the row with a number, from 0 on, where it has no cells, or not as many as the first.
pub(crate) fn check_length(
    text: &str,
    (number, row): (usize, &str),
    length: usize,
    width: usize,
    hint: &Message,
) -> Result<(), ParseError> {
    let number = number + 1;
    let message = if length == 0 {
        zermelo_core::message!("row {number} is empty", number)
    } else if length != width {
        zermelo_core::message!(
            "row {number} has {length}, row 1 has {width}",
            number,
            length => in_cells(length),
            width
        )
    } else {
        return Ok(());
    };
    Err(ParseError::part(text, row, message, hint.clone()))
}
