//! The squares of the chessboard, numbered a1 = 0, b1 = 1, …, h8 = 63, and sets of them, a bit a square.

use crate::bits::bits;

/// From a square to a neighbour: ranks up and files to the right.
pub(super) type Step = (i8, i8);

const KING_STEPS: [Step; 8] = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)];
const KNIGHT_STEPS: [Step; 8] = [(-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1)];
const PAWN_STEPS: [Step; 2] = [(1, -1), (1, 1)];
/// The rook's directions, then the bishop's.
const DIRECTIONS: [Step; 8] = [(0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)];

/// The squares that a king attacks from each square.
pub(crate) static KING_ATTACKS: [u64; 64] = leaps(&KING_STEPS);
/// The squares that a knight attacks.
pub(crate) static KNIGHT_ATTACKS: [u64; 64] = leaps(&KNIGHT_STEPS);
/// The squares that a white pawn attacks.
pub(crate) static PAWN_ATTACKS: [u64; 64] = leaps(&PAWN_STEPS);
/// The squares in each direction from each square, to the edge of the board.
static RAYS: [[u64; 64]; 8] = rays();

/// Ranks 1 and 8, on which no pawn stands.
pub(crate) const OUTER_RANKS: u64 = 0xff00_0000_0000_00ff;

/// Changes the rank of a square into the one that lies opposite.
pub(crate) const RANKS: u8 = 0o70;

const fn step(square: u8, (up, right): Step) -> Option<u8> {
    let (rank, file) = ((square / 8).cast_signed() + up, (square % 8).cast_signed() + right);
    if rank < 0 || rank > 7 || file < 0 || file > 7 { None } else { Some((rank * 8 + file).cast_unsigned()) }
}

const fn leaps(steps: &[Step]) -> [u64; 64] {
    let mut attacks = [0; 64];
    let mut square = 0;
    while square < 64 {
        let mut direction = 0;
        while direction < steps.len() {
            if let Some(target) = step(square as u8, steps[direction]) {
                attacks[square] |= 1 << target;
            }
            direction += 1;
        }
        square += 1;
    }
    attacks
}

const fn rays() -> [[u64; 64]; 8] {
    let mut rays = [[0; 64]; 8];
    let mut direction = 0;
    while direction < 8 {
        let mut square = 0;
        while square < 64 {
            let mut at = square as u8;
            while let Some(next) = step(at, DIRECTIONS[direction]) {
                rays[direction][square] |= 1 << next;
                at = next;
            }
            square += 1;
        }
        direction += 1;
    }
    rays
}

/// The squares seen from one in the directions from `FIRST` up to `END`, up to the first of `occupied` and with it. The
/// directions are known when this is compiled: it is what making a table of an ending takes most time for.
#[inline]
pub(crate) fn slides<const FIRST: usize, const END: usize>(square: u8, occupied: u64) -> u64 {
    let mut seen = 0;
    for direction in FIRST..END {
        let (up, right) = DIRECTIONS[direction];
        let ray = RAYS[direction][square as usize];
        let blockers = ray & occupied;
        seen |= if blockers == 0 {
            ray
        } else {
            let ascending = up > 0 || (up == 0 && right > 0);
            let first = if ascending { blockers.trailing_zeros() } else { blockers.ilog2() };
            ray & !RAYS[direction][first as usize]
        };
    }
    seen
}

/// The squares of a set, from a1 on.
#[inline]
pub(crate) fn squares(set: u64) -> impl Iterator<Item = u8> {
    bits(set).map(|square| square as u8)
}

/// The set of one square.
#[inline]
pub(crate) const fn bit(square: u8) -> u64 {
    1 << square
}

/// The square `e4`, `None` for anything else.
pub(crate) fn parse_square(word: &str) -> Option<u8> {
    match word.as_bytes() {
        [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Some((rank - b'1') * 8 + (file - b'a')),
        _ => None,
    }
}

/// Three squares from words such as `e1 a1 e8`, `None` when one is no square. They may stand anywhere.
pub fn parse_squares(words: [&str; 3]) -> Option<[u8; 3]> {
    let [white_king, man, black_king] = words.map(parse_square);
    Some([white_king?, man?, black_king?])
}

pub(crate) fn square_name(square: u8) -> String {
    format!("{}{}", char::from(b'a' + square % 8), square / 8 + 1)
}
