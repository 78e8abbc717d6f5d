//! Bounds of Domineering positions from thermographs of strips.
//!
//! A player may forgo the dominoes across a line, so a board is at least the sum of the strips between lines, for the player
//! whose dominoes would cross them. Strips of one, two and three rows fall into parts, most of them small, and of small
//! parts bounds of the thermograph are found from their options, once.
//!
//! A thermograph is kept at a few temperatures t, from −1 on. With L the left wall and R the right one, for all t ≥ −1,
//! R(G + H) ≥ R(G) + R(H) and L(G + H) ≥ L(G) + R(H): the second player answers where the opponent has moved. And as a tax
//! of t on each move is paid by both alike, but for one move, Left wins G moving first where L(G) > 0 at some t, and
//! moving second where R(G) > t at some t. (Thermographs down to −1: Siegel, *Combinatorial Game Theory*, II.5; the
//! bound for sums: the thermostatic strategy of Berlekamp, Conway and Guy, *Winning Ways*, chapter 6. To cut a board for one
//! player: *On Numbers and Games*, chapter 10.)

use super::grid::transposed_square;
use rustc_hash::FxHashMap;

/// How many temperatures there are.
const LANES: usize = 8;
/// A number at each temperature, in units of [`UNIT`].
type Lanes = [i16; LANES];
/// One, in the unit of temperatures and values.
const UNIT: i16 = 4;
/// The temperatures: from −1 to beyond the temperature of every strip of two rows.
const TEMPERATURES: Lanes = [-4, -2, 0, 1, 2, 3, 4, 5];
/// Below every wall of a board, with room to add.
const LOW: i16 = -15_000;

/// Parts of more cells are not searched for bounds.
const MOST_CELLS: u32 = 16;
/// Strips whose bounds are kept.
const KEPT_STRIPS: usize = 1 << 16;
/// Parts whose bounds are kept; beyond that all are forgotten.
const KEPT_PARTS: usize = 1 << 18;
/// What both take at most.
pub(super) const BYTES: usize =
    KEPT_STRIPS * size_of::<(u32, Walls)>() + 2 * KEPT_PARTS * size_of::<(u64, [Walls; 2])>();

const NOT_FIRST: u64 = 0xfefe_fefe_fefe_fefe;
/// A row.
const STRIDE: usize = 8;

/// Lower bounds of the walls of a position, for one player, who is Left there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Walls {
    right: Lanes,
    left: Lanes,
}

impl Walls {
    /// Of an integer.
    pub(super) const fn integer(value: i16) -> Self {
        Self { right: [value * UNIT; LANES], left: [value * UNIT; LANES] }
    }

    /// Of a sum.
    #[inline]
    pub(super) fn plus(self, other: Self) -> Self {
        let right = each(self.right, other.right, |one, two| one + two);
        let left = each(
            each(self.left, other.right, |one, two| one + two),
            each(self.right, other.left, |one, two| one + two),
            i16::max,
        );
        Self { right, left }
    }

    /// Where both hold.
    #[inline]
    fn or(self, other: Self) -> Self {
        Self { right: each(self.right, other.right, i16::max), left: each(self.left, other.left, i16::max) }
    }

    /// From lower bounds of what the options leave: of the left wall at the best move of the player, and of the right wall at
    /// the opponent's. Above the temperature, which is not known, both walls are the mean, and that is at least the first; the
    /// right wall falls nowhere, the left one rises nowhere.
    fn from_options(left: Lanes, right: Lanes) -> Self {
        let mut walls = Self { right: each(left, right, i16::min), left };
        for lane in 1..LANES {
            walls.right[lane] = walls.right[lane].max(walls.right[lane - 1]);
        }
        for lane in (1..LANES).rev() {
            walls.left[lane - 1] = walls.left[lane - 1].max(walls.left[lane]);
        }
        walls.left = each(walls.left, walls.right, i16::max);
        walls
    }

    /// How sure the player is to win moving first: where it is positive, for certain.
    #[inline]
    pub(super) fn first(self) -> i16 {
        self.left.iter().fold(i16::MIN, |most, &wall| most.max(wall))
    }

    /// The same moving second.
    #[inline]
    pub(super) fn second(self) -> i16 {
        each(self.right, TEMPERATURES, |wall, tax| wall - tax)
            .iter()
            .fold(i16::MIN, |most, &wall| most.max(wall))
    }

    /// A lower bound of the mean.
    #[inline]
    pub(super) const fn mean(self) -> i16 {
        self.right[LANES - 1]
    }
}

#[inline]
fn each(one: Lanes, two: Lanes, apply: impl Fn(i16, i16) -> i16) -> Lanes {
    std::array::from_fn(|lane| apply(one[lane], two[lane]))
}

/// The bounds of strips and parts that have come up.
pub(super) struct Strips {
    /// By a hash of the strip; an empty strip stands for none.
    slots: Vec<(u32, Walls)>,
    /// The bounds for both players, by the least image.
    parts: FxHashMap<u64, [Walls; 2]>,
    /// How many rows a strip has at most.
    most_rows: usize,
}

impl Strips {
    pub(super) fn new(most_rows: usize) -> Self {
        let none = (0, Walls::integer(0));
        Self { slots: vec![none; KEPT_STRIPS], parts: FxHashMap::default(), most_rows }
    }

    /// Bounds of a board in rows of eight bits, for the player whose dominoes are upright.
    #[inline]
    pub(super) fn upright_walls(&mut self, board: u64) -> Walls {
        let row = |row: usize, rows: usize| (board >> (STRIDE * row)) as u32 & ((1 << (STRIDE * rows)) - 1);
        // The best of all ways to cut what is above a row, for the last three rows.
        let mut above = [Walls::integer(0); 3];
        for end in 0..STRIDE {
            if board >> (STRIDE * end) == 0 {
                break;
            }
            let mut best = above[2].plus(row_walls(row(end, 1)));
            for rows in 2..=self.most_rows.min(end + 1) {
                let strip = self.strip(row(end + 1 - rows, rows));
                best = best.or(above[3 - rows].plus(strip));
            }
            above = [above[1], above[2], best];
        }
        above[2]
    }

    /// Bounds of a strip of at most three rows.
    fn strip(&mut self, cells: u32) -> Walls {
        let place = (cells.wrapping_mul(0x9E37_79B9) >> (u32::BITS - KEPT_STRIPS.ilog2())) as usize;
        let (kept, walls) = self.slots[place];
        if kept == cells {
            return walls;
        }
        let mut walls = Walls::integer(0);
        each_part(cells.into(), |part| {
            walls = walls.plus(if part.count_ones() <= MOST_CELLS {
                self.part(part)[0]
            } else {
                self.cut(part as u32)
            });
        });
        self.slots[place] = (cells, walls);
        walls
    }

    /// Bounds of three rows, cut below the first or the second.
    fn cut(&mut self, cells: u32) -> Walls {
        let below_first = row_walls(cells & 0xff).plus(self.strip(cells >> 8));
        let below_second = self.strip(cells & 0xffff).plus(row_walls(cells >> 16));
        below_first.or(below_second)
    }

    /// Bounds of a small connected part for both players, from its options. (As deep as dominoes go into the part.)
    fn part(&mut self, cells: u64) -> [Walls; 2] {
        let [upright, lying] = [cells & cells >> STRIDE, cells & (cells & NOT_FIRST) >> 1];
        let dominoes = (cells.count_ones() / 2) as i16;
        // A part in one column or one row is so many moves of one player.
        if lying == 0 {
            return [dominoes, -dominoes].map(Walls::integer);
        }
        if upright == 0 {
            return [-dominoes, dominoes].map(Walls::integer);
        }
        let key = least_image(cells);
        if let Some(&walls) = self.parts.get(&key) {
            return walls;
        }
        let (mut left, mut right) = ([[LOW; LANES]; 2], [[-LOW; LANES]; 2]);
        for (mover, mut firsts, step) in [(0, upright, STRIDE), (1, lying, 1)] {
            while firsts != 0 {
                let first = firsts & firsts.wrapping_neg();
                firsts ^= first;
                let rest = self.rest(cells & !(first | first << step));
                left[mover] = each(
                    left[mover],
                    each(rest[mover].right, TEMPERATURES, |wall, tax| wall - tax),
                    i16::max,
                );
                let other = 1 - mover;
                right[other] = each(
                    right[other],
                    each(rest[other].left, TEMPERATURES, |wall, tax| wall + tax),
                    i16::min,
                );
            }
        }
        let walls = [0, 1].map(|player| Walls::from_options(left[player], right[player]));
        self.keep(key, walls);
        walls
    }

    /// Bounds of what is left of a part, for both players.
    fn rest(&mut self, cells: u64) -> [Walls; 2] {
        let mut walls = [Walls::integer(0); 2];
        each_part(cells, |part| {
            let [upright, lying] = self.part(part);
            walls = [walls[0].plus(upright), walls[1].plus(lying)];
        });
        walls
    }

    /// Keeps the bounds of a part, and with the players exchanged those of the part turned over its diagonal.
    fn keep(&mut self, key: u64, [upright, lying]: [Walls; 2]) {
        if self.parts.len() + 2 > KEPT_PARTS {
            self.parts.clear();
        }
        self.parts.insert(least_image(transposed_square(key)), [lying, upright]);
        self.parts.insert(key, [upright, lying]);
    }
}

/// Bounds of a single row, in which nothing is upright: they are exact.
fn row_walls(row: u32) -> Walls {
    let mut rest = row;
    let mut dominoes = 0;
    while rest & rest >> 1 != 0 {
        let pairs = rest & rest >> 1;
        let first = pairs & pairs.wrapping_neg();
        rest &= !(first | first << 1);
        dominoes += 1;
    }
    Walls::integer(-dominoes)
}

/// The connected parts of a board of two cells or more.
fn each_part(board: u64, mut visit: impl FnMut(u64)) {
    let mut rest = board & neighbours(board);
    while rest != 0 {
        let mut part = rest & rest.wrapping_neg();
        loop {
            let more = (part | neighbours(part)) & rest;
            if more == part {
                break;
            }
            part = more;
        }
        rest ^= part;
        visit(part);
    }
}

/// The cells beside those of a set.
#[inline]
pub(super) const fn neighbours(set: u64) -> u64 {
    set << STRIDE | set >> STRIDE | (set << 1 & NOT_FIRST) | (set & NOT_FIRST) >> 1
}

/// The least of the images that leave the players alone, with rows and columns in either order, in the corner.
#[inline]
pub(super) fn least_image(board: u64) -> u64 {
    let rows = board.swap_bytes();
    let (columns, both) = (flipped(board), flipped(rows));
    cornered(board).min(cornered(rows)).min(cornered(columns).min(cornered(both)))
}

/// The columns in the opposite order.
#[inline]
const fn flipped(board: u64) -> u64 {
    board.swap_bytes().reverse_bits()
}

/// Moved to the first row and column.
#[inline]
const fn cornered(board: u64) -> u64 {
    if board == 0 {
        return 0;
    }
    let board = board >> (board.trailing_zeros() & !7);
    let columns = board | board >> 32;
    let columns = columns | columns >> 16;
    let columns = (columns | columns >> 8) & 0xff;
    board >> columns.trailing_zeros()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    fn wins(board: u64, upright: bool, known: &mut HashMap<(u64, bool), bool>) -> bool {
        if let Some(&wins) = known.get(&(board, upright)) {
            return wins;
        }
        let (mut firsts, step) =
            if upright { (board & board >> STRIDE, STRIDE) } else { (board & (board & NOT_FIRST) >> 1, 1) };
        let mut result = false;
        while firsts != 0 && !result {
            let first = firsts & firsts.wrapping_neg();
            firsts ^= first;
            result = !wins(board & !(first | first << step), !upright, known);
        }
        known.insert((board, upright), result);
        result
    }

    /// What the bounds decide is so, on all boards of a few sizes and on parts of larger ones; and they decide most.
    #[test]
    fn bounds_of_strips_and_winners() {
        for most_rows in 1..=3 {
            let mut strips = Strips::new(most_rows);
            let mut known = HashMap::new();
            let (mut decided, mut asked) = (0_u32, 0_u32);
            let mut look_at = |board: u64| {
                for upright in [true, false] {
                    let walls = strips.upright_walls(if upright { board } else { transposed_square(board) });
                    let first = wins(board, upright, &mut known);
                    let second = !wins(board, !upright, &mut known);
                    assert!(first || walls.first() <= 0, "{board:#x} {upright}");
                    assert!(second || walls.second() <= 0, "{board:#x} {upright}");
                    asked += u32::from(first) + u32::from(second);
                    decided += u32::from(walls.first() > 0) + u32::from(walls.second() > 0);
                }
            };
            for (height, width) in [(3, 4), (6, 2)] {
                for cells in 0_u64..1 << (height * width) {
                    let row = |row: usize| (cells >> (row * width) & ((1 << width) - 1)) << (STRIDE * row);
                    look_at((0..height).map(row).fold(0, |board, row| board | row));
                }
            }
            let mut seed = 1_u64;
            for _ in 0..100 {
                seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                look_at((seed >> 7 | seed >> 20) & 0x3f_3f3f_3f3f);
            }
            let share = decided * 100 / asked;
            assert!(share >= [0, 5, 60, 90][most_rows], "{most_rows} rows: {share} %");
        }
    }
}
