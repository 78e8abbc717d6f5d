//! What a position is played on, and what can be put there: for those who edit positions.

use crate::catalogue::{Group, OpenGame, find};
use crate::game::Drawing;
use crate::game::drawing::{GridDrawing, Ground, Mark, Square};
use serde_json::{Value, json};

/// The kind of board: `grid`, `strip`, `heaps`, `coins`, `graph`, `hackenbush`, `chess`, `go`, `chomp`, `token`, `wythoff`,
/// `value`, `sum` or `other`.
pub fn board_kind(opened: &OpenGame) -> &'static str {
    kind(opened, opened.game.drawing(&opened.position).as_ref())
}

fn kind(opened: &OpenGame, drawing: Option<&Drawing>) -> &'static str {
    let name = opened.name.split(':').next().unwrap_or_default();
    if let Some(&(_, kind)) = BY_NAME.iter().find(|(known, _)| *known == name) {
        return kind;
    }
    match drawing {
        Some(Drawing::Grid(grid)) => grid_kind(grid),
        Some(Drawing::Graph(_)) => "graph",
        Some(Drawing::Sum(_)) => "sum",
        None => match find(name).map(|entry| entry.group) {
            Some(Group::Heaps) => "heaps",
            _ => "other",
        },
    }
}

/// Games with a board of their own.
const BY_NAME: [(&str, &str); 9] = [
    ("hackenbush", "hackenbush"),
    ("chomp", "chomp"),
    ("token", "token"),
    ("wythoff", "wythoff"),
    ("wyt-queens", "wythoff"),
    ("generalised-wythoff", "wythoff"),
    ("go", "go"),
    ("value", "value"),
    ("sum", "sum"),
];

fn grid_kind(grid: &GridDrawing) -> &'static str {
    let marks = || grid.rows.iter().flatten().filter_map(|cell| cell.mark.as_ref());
    if marks().any(|mark| matches!(mark, Mark::Man(..))) {
        "chess"
    } else if marks().any(|mark| matches!(mark, Mark::Coin { .. })) {
        "coins"
    } else if grid.ground == Ground::Points {
        "go"
    } else if grid.rows.iter().flatten().all(|cell| cell.square == Square::Absent) {
        "heaps"
    } else if grid.rows.len() == 1 {
        "strip"
    } else {
        "grid"
    }
}

pub(super) fn to_json(opened: &OpenGame, drawing: Option<&Drawing>) -> Value {
    let text = opened.game.print(&opened.position);
    let alphabet = match drawing {
        Some(Drawing::Grid(grid)) => alphabet(opened, grid, &text),
        _ => Vec::new(),
    };
    json!({ "kind": kind(opened, drawing), "alphabet": alphabet, "heaps": heaps(&text) })
}

/// Numbers beyond this are texts: many readers of JSON cannot hold them.
const MOST_EXACT: u64 = 1 << 53;
/// Longer lists of heaps are left to the text.
const MOST_HEAPS: usize = 10_000;

/// The heaps of a position that is written as numbers; none of another.
fn heaps(text: &str) -> Vec<Value> {
    let words: Vec<&str> = text.split_whitespace().take(MOST_HEAPS + 1).collect();
    let is_number = |word: &&str| word.bytes().all(|byte| byte.is_ascii_digit());
    if words.len() > MOST_HEAPS || !words.iter().all(is_number) {
        return Vec::new();
    }
    let heap = |word: &str| match word.parse::<u64>() {
        Ok(number) if number <= MOST_EXACT => json!(number),
        _ => json!(word),
    };
    words.into_iter().map(heap).collect()
}

/// Boards with more cells are edited as text.
const MOST_CELLS: usize = 400;

/// The letters that the cells of a board may hold in its text, found by trying: those with which, in place of one that is
/// there, the game reads and writes the same text. Empty where the text is not the board cell by cell.
fn alphabet(opened: &OpenGame, grid: &GridDrawing, text: &str) -> Vec<String> {
    let lines: Vec<&str> = text.split(['|', '/', '\n']).collect();
    let is_board = lines.len() == grid.rows.len()
        && lines.iter().zip(&grid.rows).all(|(line, row)| line.chars().count() == row.len())
        && text.chars().count() <= MOST_CELLS
        && !text.is_empty();
    if !is_board {
        return Vec::new();
    }
    let is_cell = |c: char| !matches!(c, '|' | '/' | '\n');
    let places: Vec<usize> =
        text.char_indices().filter(|&(_, c)| is_cell(c)).map(|(place, _)| place).collect();
    // A letter may be refused at one place for what stands beside it; it is tried at the first and the last one.
    let tried: Vec<usize> = places.first().into_iter().chain(places.last()).copied().collect();
    let holds = |letter: char| {
        tried.iter().any(|&place| {
            let old = text[place..].chars().next().map_or(0, char::len_utf8);
            let new = format!("{}{letter}{}", &text[..place], &text[place + old..]);
            let read = opened.game.parse_question(&new);
            read.is_ok_and(|(position, _)| opened.game.print(&position) == new)
        })
    };
    (' '..='~').filter(|&c| is_cell(c) && c != ' ').filter(|&c| holds(c)).map(String::from).collect()
}
