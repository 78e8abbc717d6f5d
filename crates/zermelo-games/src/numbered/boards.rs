//! Boards of letters as text, row by row from the top: `...|xo.|oxx`.

use crate::game::{Message, ParseError, Player, message};

/// What would be right.
pub(super) fn for_example(example: impl std::fmt::Display) -> Message {
    message!("for example: {example}", example)
}

/// The letters of a board of this size in reading order, each as its place in `letters`.
pub(super) fn parse_board(
    text: &str,
    (rows, columns): (usize, usize),
    letters: &str,
) -> Result<Vec<u8>, ParseError> {
    let hint = || for_example(vec![letters[..1].repeat(columns); rows].join("|"));
    let lines: Vec<&str> =
        text.split(['|', '/', '\n']).map(str::trim).filter(|line| !line.is_empty()).collect();
    if lines.len() != rows {
        let message = message!("the board has {rows} rows, not {found}", rows, found = lines.len());
        return Err(ParseError::whole(text, message, hint()));
    }
    let mut cells = Vec::with_capacity(rows * columns);
    for line in lines {
        if line.chars().count() != columns {
            let message =
                message!("a row has {columns} cells, not {found}", columns, found = line.chars().count());
            return Err(ParseError::part(text, line, message, hint()));
        }
        for letter in line.chars() {
            match letters.find(letter) {
                Some(place) => cells.push(place as u8),
                None => {
                    let message = message!("'{letter}' is not one of {letters}", letter, letters);
                    return Err(ParseError::part(text, line, message, hint()));
                }
            }
        }
    }
    Ok(cells)
}

/// The text of a board from the letters of its cells.
pub(super) fn print_board(cells: &[u8], columns: usize, letters: &str) -> String {
    let row = |row: &[u8]| row.iter().map(|&cell| char::from(letters.as_bytes()[cell as usize])).collect();
    cells.chunks(columns).map(row).collect::<Vec<String>>().join("|")
}

/// Who moves, as it stands after a board: the first player is Left.
pub(super) const fn mover_letter(to_move: Player) -> char {
    match to_move {
        Player::Left => 'x',
        Player::Right => 'o',
    }
}

/// Two numbers with an x between: `5x4`.
pub(super) fn parse_size(text: &str, word: &str, example: &str) -> Result<(u32, u32), ParseError> {
    let number = |digits: &str| digits.parse::<u32>().ok().filter(|&number| (1..=99).contains(&number));
    word.split_once('x').and_then(|(first, second)| Some((number(first)?, number(second)?))).ok_or_else(
        || ParseError::part(text, word, message!("expected a size such as 5x4"), for_example(example)),
    )
}
