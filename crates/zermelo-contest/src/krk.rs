//! Mates with king and rook, from a table built on the spot.

use super::ContestError;
use std::io::Write;
use zermelo_core::{Player, Ruleset, Verdict, message};
use zermelo_engines::EndingTable;
use zermelo_games::rulesets::Words;
use zermelo_games::rulesets::board::{ChessEnding, EndingPosition, Man, Piece, parse_squares};
use zermelo_solve::Limits;

pub(super) fn solve(input: &[u8], limits: &Limits) -> Result<Vec<u8>, ContestError> {
    let mut words = Words::new(input, "the input is T, then T lines such as: e1 a1 e8");
    let count = words.number("the number of positions")?;
    let mut positions = Vec::with_capacity(count.min(words.most_words_left() as u64) as usize);
    for _ in 0..count {
        let squares = [words.text("the white king")?, words.text("the rook")?, words.text("the black king")?];
        let [white_king, rook, black_king] = parse_squares([&squares[0], &squares[1], &squares[2]])
            .ok_or_else(|| {
                words.error(message!(
                    "'{squares}' are not three squares from a1 to h8",
                    squares = squares.join(" ")
                ))
            })?;
        let rook = Man { piece: Piece::Rook, square: rook };
        positions.push(EndingPosition::new(white_king, Some(rook), black_king).ok());
    }
    words.end()?;
    let rules = ChessEnding::new(Piece::Rook);
    let table = EndingTable::new(rules, limits)?;
    let mut output = Vec::with_capacity(4 * positions.len());
    for position in positions {
        match position.and_then(|position| moves_to_mate(rules, &table, position)) {
            Some(moves) => writeln!(output, "{moves}").expect("a Vec takes all that is written"),
            None => output.extend(b"Illegal\n"),
        }
    }
    Ok(output)
}

/// White's moves to mate with White to move; `None` where it cannot be White's turn. White always mates.
fn moves_to_mate(rules: ChessEnding, table: &EndingTable, position: EndingPosition) -> Option<u64> {
    if rules.illegal(&position, Player::Left).is_some() {
        return None;
    }
    match table.verdict(position, Player::Left) {
        Verdict::Win(Some(plies)) => Some(plies.div_ceil(2)),
        verdict => unreachable!("White to move always mates with a rook, but this is a {verdict}"),
    }
}
