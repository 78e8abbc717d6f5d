//! Fission: stones of no colour stand on a board. A move takes away a stone with two free cells on opposite sides and
//! puts a stone on each: Left those above and below, Right those to the left and right. (From the examples of `CGSuite`.)
//!
//! The rules are those of `games/fission.star`. A component is a set of cells that moves can bring together.

use crate::catalogue::{Entry, Group};
use crate::game::Bounds;
use crate::rules::declared::{Frame, Move};
use crate::rules::stated::{self, EAST, SOUTH, STRAIGHT, rewrite};
use crate::rules::{Beside, Declared};
use std::sync::LazyLock;
use zermelo_boards::{Grid, SmallGrid};

/// Of lines up to this length the longest plays are known.
const LONGEST_LINE: usize = 8;

/// How many moves a player has at most who plays alone, in a line of cells, by its length and its stones.
static LONGEST_PLAYS: LazyLock<Vec<Vec<u8>>> =
    LazyLock::new(|| (0..=LONGEST_LINE).map(longest_plays).collect());

/// The longest plays in a line of this length. Every move adds a stone.
fn longest_plays(length: usize) -> Vec<u8> {
    let mut longest = vec![0; 1 << length];
    let mut lines: Vec<usize> = (0..1 << length).collect();
    lines.sort_by_key(|line| std::cmp::Reverse(line.count_ones()));
    for line in lines {
        for stone in 1..length.saturating_sub(1) {
            let both = 0b101 << (stone - 1);
            if line >> stone & 1 == 1 && line & both == 0 {
                longest[line] = longest[line].max(1 + longest[line & !(1 << stone) | both]);
            }
        }
    }
    longest
}

/// What a player has at most who moves along lines of cells, each with whether there is a stone, `None` out of play.
fn most_moves(lines: impl Iterator<Item = impl Iterator<Item = Option<bool>>>) -> i32 {
    let mut total = 0;
    for line in lines {
        let (mut length, mut count, mut stones) = (0, 0, 0_usize);
        for cell in line.map(Some).chain([None]) {
            if let Some(Some(has_stone)) = cell {
                if length < LONGEST_LINE {
                    stones |= usize::from(has_stone) << length;
                }
                (length, count) = (length + 1, count + i32::from(has_stone));
                continue;
            }
            total += match length {
                0..=LONGEST_LINE => i32::from(LONGEST_PLAYS[length][stones]),
                // Each move takes a free cell, and without a stone there is none.
                _ if count == 0 => 0,
                _ => (length as u32).cast_signed() - count,
            };
            (length, count, stones) = (0, 0, 0);
        }
    }
    total
}

/// Left plays along columns and Right along rows: neither has more moves than when the other leaves the player alone.
fn bounds(grid: SmallGrid, cells: &dyn Fn(char) -> u64) -> Bounds {
    let [stones, free] = ['x', '.'].map(cells);
    let cell = |row: usize, column: usize| {
        let bit = grid.bit(row, column);
        if stones >> bit & 1 == 1 { Some(true) } else { (free >> bit & 1 == 1).then_some(false) }
    };
    let rows = (0..grid.height()).map(|row| (0..grid.width()).map(move |column| cell(row, column)));
    let columns = (0..grid.width()).map(|column| (0..grid.height()).map(move |row| cell(row, column)));
    Bounds::between(-most_moves(rows), most_moves(columns))
}

/// The rules, and what is known beside them. A stone and its neighbours on opposite sides are the three cells of a line.
fn rules() -> (Declared, Beside) {
    let moves =
        [SOUTH, EAST].map(|step| vec![Move::Rewrite(rewrite([".", "x", "."], ["x", ".", "x"], &[step]))]);
    let (fill, near) = (".".to_owned(), STRAIGHT.to_vec());
    let beside = Beside { fill, near, bounds: Some(bounds), ..Beside::default() };
    (stated::board("fission", Frame::Grid, "x.", moves), beside)
}

/// The entry of the catalogue.
pub(crate) fn entry() -> Entry {
    let open = stated::opener("fission ....|..x.|....|....", rules);
    Entry::new("fission", "Fission", Group::Boards, open)
        .with_rules(
            "A move takes away a stone with free cells on opposite sides and puts a stone on each of the \
             two: Left above and below, Right to the left and to the right. Whoever cannot move loses.",
        )
        .with_notation(
            "the rows with '|' between them, x for stones, '.' for free cells, # for cells out of play",
        )
        .with_examples(["fission ....|..x.|....|....", "fission ....|..x.|....|#..#"])
}
