//! King and rook, or queen, against king: Left is White with the man, Right is Black. Mate wins; stalemate and bare kings draw.

use super::game::{Game, Position, Visit};
use crate::limits::Meter;
use crate::player::{Ending, Player};
use crate::verdict::Failure;

/// White's man beside the king. A position is the squares of the white king, the man and the black king, as 8 · row + column;
/// [`TAKEN`] for a man that is gone.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum KingAndMan {
    Rook,
    Queen,
}

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

/// Whether a square is on the straight line between two, which are on one.
fn is_between(at: u8, one: u8, two: u8) -> bool {
    let (rows, columns) = distances(one, two);
    let ((first_rows, first_columns), (last_rows, last_columns)) = (distances(one, at), distances(at, two));
    at != one
        && at != two
        && first_rows + last_rows == rows
        && first_columns + last_columns == columns
        && first_rows * columns == first_columns * rows
}

impl KingAndMan {
    /// Whether the man on one square attacks another past a king that may stand between them.
    fn attacks(self, man: u8, to: u8, king: u8) -> bool {
        let (rows, columns) = distances(man, to);
        let is_in_line = rows == 0 || columns == 0 || (self == Self::Queen && rows == columns);
        man != TAKEN && man != to && is_in_line && !is_between(king, man, to)
    }
}

fn is_sound([white, man, black]: [u8; 3]) -> bool {
    white < 64
        && black < 64
        && man <= TAKEN
        && white != black
        && white != man
        && black != man
        && !are_neighbours(white, black)
}

fn squares(position: &Position) -> [u8; 3] {
    [position[0], position[1], position[2]]
}

impl KingAndMan {
    fn is_check(self, [white, man, black]: [u8; 3]) -> bool {
        self.attacks(man, black, white)
    }

    fn moves(
        self,
        [white, man, black]: [u8; 3],
        player: Player,
        mut visit: impl FnMut([u8; 3]) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        match player {
            Player::Left => {
                for to in king_moves(white).filter(|&to| is_sound([to, man, black])) {
                    visit([to, man, black])?;
                }
                let is_free = |to: u8| self.attacks(man, to, white) && self.attacks(man, to, black);
                for to in (0..64).filter(|&to| is_free(to) && is_sound([white, to, black])) {
                    visit([white, to, black])?;
                }
            }
            Player::Right => {
                for to in king_moves(black) {
                    let man = if to == man { TAKEN } else { man };
                    if is_sound([white, man, to]) && !self.is_check([white, man, to]) {
                        visit([white, man, to])?;
                    }
                }
            }
        }
        Ok(())
    }

    fn can_move(self, squares: [u8; 3], player: Player) -> bool {
        let mut can_move = false;
        // This visit never fails.
        let _ = self.moves(squares, player, |_| {
            can_move = true;
            Ok(())
        });
        can_move
    }
}

impl Game for KingAndMan {
    fn read(&self, text: &str) -> Result<Position, String> {
        let squares: Option<Vec<u8>> = text.split(' ').map(square).collect();
        match squares.as_deref() {
            Some(&[white, man, black]) if is_sound([white, man, black]) => Ok(Box::new([white, man, black])),
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
        self.moves(squares(position), player, |next| visit(Box::new(next)))
    }

    fn ends_by_rule(&self) -> bool {
        true
    }

    fn ending(&self, position: &Position, to_move: Player, _: &Meter) -> Result<Option<Ending>, Failure> {
        let squares = squares(position);
        if squares[1] == TAKEN {
            return Ok(Some(Ending::Draw));
        }
        let is_mate = to_move == Player::Right && self.is_check(squares);
        Ok((!self.can_move(squares, to_move)).then_some(if is_mate { Ending::Loss } else { Ending::Draw }))
    }

    fn illegal(&self, position: &Position, to_move: Player) -> Option<&'static str> {
        (to_move == Player::Left && self.is_check(squares(position))).then_some("Black stands in check")
    }
}
