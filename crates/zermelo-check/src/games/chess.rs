//! King and rook against king: Left is White with the rook, Right is Black. Mate wins; stalemate and bare kings draw.

use super::game::{Game, Position, Visit};
use crate::limits::Meter;
use crate::player::{Ending, Player};
use crate::verdict::Failure;

/// The squares of the white king, the rook and the black king, as 8 · row + column; [`TAKEN`] for a rook that is gone.
pub(super) struct KingAndRook;

const TAKEN: u8 = 64;

fn square(name: &str) -> Option<u8> {
    match name.as_bytes() {
        [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Some((rank - b'1') * 8 + file - b'a'),
        [b'-'] => Some(TAKEN),
        _ => None,
    }
}

/// Rows and columns between two squares.
fn distances(one: u8, two: u8) -> (u8, u8) {
    ((one / 8).abs_diff(two / 8), (one % 8).abs_diff(two % 8))
}

fn are_neighbours(one: u8, two: u8) -> bool {
    let (rows, columns) = distances(one, two);
    rows <= 1 && columns <= 1 && one != two
}

fn king_moves(king: u8) -> impl Iterator<Item = u8> {
    (0..64).filter(move |&to| are_neighbours(king, to))
}

/// Whether a rook on one square attacks another past a king that may stand between them.
fn attacks(rook: u8, to: u8, king: u8) -> bool {
    let (rows, columns) = distances(rook, to);
    if rook == TAKEN || rook == to || (rows != 0 && columns != 0) {
        return false;
    }
    let is_between = |at: u8| {
        let in_line = |part: fn(u8) -> u8| {
            let (low, high) = (part(rook).min(part(to)), part(rook).max(part(to)));
            (low..=high).contains(&part(at))
        };
        at != rook && at != to && in_line(|square| square / 8) && in_line(|square| square % 8)
    };
    !is_between(king)
}

fn is_sound([white, rook, black]: [u8; 3]) -> bool {
    white < 64
        && black < 64
        && rook <= TAKEN
        && white != black
        && white != rook
        && black != rook
        && !are_neighbours(white, black)
}

fn is_check([white, rook, black]: [u8; 3]) -> bool {
    attacks(rook, black, white)
}

fn squares(position: &Position) -> [u8; 3] {
    [position[0], position[1], position[2]]
}

fn moves(
    [white, rook, black]: [u8; 3],
    player: Player,
    mut visit: impl FnMut([u8; 3]) -> Result<(), Failure>,
) -> Result<(), Failure> {
    match player {
        Player::Left => {
            for to in king_moves(white).filter(|&to| is_sound([to, rook, black])) {
                visit([to, rook, black])?;
            }
            let is_free = |to: u8| attacks(rook, to, white) && attacks(rook, to, black);
            for to in (0..64).filter(|&to| is_free(to) && is_sound([white, to, black])) {
                visit([white, to, black])?;
            }
        }
        Player::Right => {
            for to in king_moves(black) {
                let rook = if to == rook { TAKEN } else { rook };
                if is_sound([white, rook, to]) && !is_check([white, rook, to]) {
                    visit([white, rook, to])?;
                }
            }
        }
    }
    Ok(())
}

fn can_move(squares: [u8; 3], player: Player) -> bool {
    let mut can_move = false;
    // This visit never fails.
    let _ = moves(squares, player, |_| {
        can_move = true;
        Ok(())
    });
    can_move
}

impl Game for KingAndRook {
    fn read(&self, text: &str) -> Result<Position, String> {
        let squares: Option<Vec<u8>> = text.split(' ').map(square).collect();
        match squares.as_deref() {
            Some(&[white, rook, black]) if is_sound([white, rook, black]) => {
                Ok(Box::new([white, rook, black]))
            }
            _ => Err("expected three squares such as e1 a1 e8".to_owned()),
        }
    }

    fn print(&self, position: &Position) -> String {
        let name = |square: u8| match square {
            TAKEN => "-".to_owned(),
            _ => format!("{}{}", char::from(b'a' + square % 8), square / 8 + 1),
        };
        squares(position).map(name).join(" ")
    }

    fn visit_options(
        &self,
        position: &Position,
        player: Player,
        _: &Meter,
        visit: &mut Visit,
    ) -> Result<(), Failure> {
        moves(squares(position), player, |next| visit(Box::new(next)))
    }

    fn ends_by_rule(&self) -> bool {
        true
    }

    fn ending(&self, position: &Position, to_move: Player, _: &Meter) -> Result<Option<Ending>, Failure> {
        let squares = squares(position);
        if squares[1] == TAKEN {
            return Ok(Some(Ending::Draw));
        }
        let is_mate = to_move == Player::Right && is_check(squares);
        Ok((!can_move(squares, to_move)).then_some(if is_mate { Ending::Loss } else { Ending::Draw }))
    }

    fn illegal(&self, position: &Position, to_move: Player) -> Option<&'static str> {
        (to_move == Player::Left && is_check(squares(position))).then_some("Black stands in check")
    }
}
