//! Moves of chess in standard algebraic notation, and lines of play as PGN (Edwards, *Portable Game Notation specification
//! and implementation guide*, 1994), which chess programs read.

use super::Chess;
use super::game::{ChessPosition, Move};
use super::piece::Piece;
use super::square::square_name;
use crate::game::{Ending, Player, Ruleset, Verdict};
use std::ops::ControlFlow;

/// Lines of a PGN are at most so long.
const MOST_COLUMNS: usize = 79;

/// The move of a player that leads from a position to another.
pub(super) fn move_between(from: &ChessPosition, to: &ChessPosition, player: Player) -> Option<Move> {
    let flow =
        from.moves(
            player,
            |made, after| {
                if after == *to { ControlFlow::Break(made) } else { ControlFlow::Continue(()) }
            },
        );
    flow.break_value()
}

/// What a move does to the other king: `+`, `#` or nothing.
pub(super) fn check_sign(to: &ChessPosition, player: Player) -> &'static str {
    if !to.is_in_check(player.opponent()) {
        ""
    } else if Chess.ending(to, player.opponent()) == Some(Ending::Loss) {
        "#"
    } else {
        "+"
    }
}

/// The move in standard algebraic notation: `Rxh1+`, `e8=Q`, `Nbd2`, `Kc3`.
pub(super) fn short_name(from: &ChessPosition, to: &ChessPosition, player: Player) -> Option<String> {
    let made = move_between(from, to, player)?;
    let takes = if made.takes { "x" } else { "" };
    let target = square_name(made.to);
    let check = check_sign(to, player);
    let origin = square_name(made.from);
    Some(match made.piece {
        None => format!("K{takes}{target}{check}"),
        Some(Piece::Pawn) => {
            let file = if made.takes { &origin[..1] } else { "" };
            let becomes = made.becomes.map_or_else(String::new, |piece| format!("={}", piece.letter()));
            format!("{file}{takes}{target}{becomes}{check}")
        }
        Some(piece) => {
            let origin = told_apart(from, player, made, &origin);
            format!("{}{origin}{takes}{target}{check}", piece.letter())
        }
    })
}

/// As much of a man's square as tells it apart from those alike that can go to the same square: its file where that will do,
/// else its rank, else both.
fn told_apart<'a>(from: &ChessPosition, player: Player, made: Move, origin: &'a str) -> &'a str {
    let mut rivals = Vec::new();
    let _ = from.moves(player, |other, _| {
        if other.piece == made.piece && other.to == made.to && other.from != made.from {
            rivals.push(other.from);
        }
        ControlFlow::<()>::Continue(())
    });
    let is_alone = |part: &dyn Fn(u8) -> u8| rivals.iter().all(|&other| part(other) != part(made.from));
    if rivals.is_empty() {
        ""
    } else if is_alone(&|square| square % 8) {
        &origin[..1]
    } else if is_alone(&|square| square / 8) {
        &origin[1..]
    } else {
        origin
    }
}

/// A line of play as PGN. Its result is that of its end where play is over, else that of the verdict at its beginning.
pub(super) fn game_record(
    start: &ChessPosition,
    to_move: Player,
    line: &[ChessPosition],
    verdict: Verdict,
) -> String {
    let (mut here, mut mover, mut number) = (*start, to_move, 1);
    let mut words: Vec<String> = Vec::new();
    for next in line {
        if mover == Player::Left {
            words.push(format!("{number}."));
        } else if words.is_empty() {
            words.push(format!("{number}..."));
        }
        words.extend(short_name(&here, next, mover));
        if mover == Player::Right {
            number += 1;
        }
        here = *next;
        mover = mover.opponent();
    }
    let winner = match verdict {
        Verdict::Win(_) => Some(to_move),
        Verdict::Loss(_) => Some(to_move.opponent()),
        Verdict::Draw => None,
    };
    let result = match winner {
        Some(Player::Left) => "1-0",
        Some(Player::Right) => "0-1",
        None => "1/2-1/2",
    };
    words.push(result.to_owned());
    let tags = [
        ("Event", "Best play"),
        ("Site", "?"),
        ("Date", "????.??.??"),
        ("Round", "-"),
        ("White", "White"),
        ("Black", "Black"),
        ("Result", result),
        ("SetUp", "1"),
    ];
    let mut lines: Vec<String> = tags.iter().map(|(tag, value)| format!("[{tag} \"{value}\"]")).collect();
    lines.push(format!("[FEN \"{}\"]\n", start.to_fen(Some(to_move))));
    let mut text = lines.join("\n");
    let mut column = 0;
    for word in words {
        let is_first = column == 0;
        let fits = column + 1 + word.len() <= MOST_COLUMNS;
        text.push(if is_first || !fits { '\n' } else { ' ' });
        column = if is_first || !fits { word.len() } else { column + 1 + word.len() };
        text += &word;
    }
    text.push('\n');
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(fen: &str) -> Vec<String> {
        let (position, mover) = ChessPosition::from_fen(fen).unwrap();
        let mut names = Vec::new();
        let player = mover.unwrap();
        let _ = position.moves(player, |_, after| {
            names.push(short_name(&position, &after, player).unwrap());
            ControlFlow::<()>::Continue(())
        });
        names.sort_unstable();
        names
    }

    #[test]
    fn men_are_told_apart_by_as_little_as_will_do() {
        // Two knights on one rank, two rooks on one file; with three queens a square may be needed.
        assert!(names("7k/8/8/8/8/8/8/1N1K1N2 w - -").contains(&"Nbd2".to_owned()));
        assert!(names("4k3/8/R7/8/8/8/R7/4K3 w - -").contains(&"R6a4".to_owned()));
        // One queen shares the rank, another the file.
        assert!(names("k7/8/8/8/Q3Q3/8/8/4Q2K w - -").contains(&"Qe4b4#".to_owned()));
        for fen in ["k7/8/8/8/Q3Q3/8/8/4Q2K w - -", "8/P6k/8/3pP3/8/8/8/K7 w - d6"] {
            let mut names = names(fen);
            let all = names.len();
            names.dedup();
            assert_eq!(names.len(), all, "{fen}");
        }
    }

    #[test]
    fn pawns_take_and_become() {
        let names = names("8/P6k/8/3pP3/8/8/8/K7 w - d6 0 1");
        for name in ["exd6", "e6", "a8=Q", "a8=N", "Kb2"] {
            assert!(names.contains(&name.to_owned()), "{name}: {names:?}");
        }
    }
}
