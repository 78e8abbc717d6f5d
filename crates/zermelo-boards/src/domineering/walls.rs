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

use super::frame::{Frame, Word, places};
use rustc_hash::FxHashMap;
use zermelo_core::Player;

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
/// The same of parts of one or two rows.
const MOST_CELLS_OF_TWO_ROWS: u32 = 22;
/// Strips whose bounds are kept at most, and room at the beginning.
const KEPT_STRIPS: usize = 1 << 16;
const FIRST_STRIPS: usize = 1 << 8;
/// Parts whose bounds are kept; beyond that all are forgotten.
const KEPT_PARTS: usize = 1 << 18;
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
}

/// (A loop: `array::from_fn` is not always compiled to vectors.)
#[inline]
fn each(one: Lanes, two: Lanes, apply: impl Fn(i16, i16) -> i16) -> Lanes {
    let mut both = one;
    for (lane, wall) in both.iter_mut().enumerate() {
        *wall = apply(*wall, two[lane]);
    }
    both
}

/// The bounds of strips and parts that have come up.
pub(super) struct Strips<F: Frame> {
    frame: F,
    /// By a hash of the strip; an empty strip stands for none. There are more of them as they fill up.
    slots: Vec<(F::Word, Walls)>,
    filled: usize,
    /// The bounds for both players, by the least image.
    parts: FxHashMap<F::Word, [Walls; 2]>,
    /// How many rows a strip has at most.
    most_rows: u32,
}

impl<F: Frame> Strips<F> {
    /// What strips and parts take at most.
    pub(super) const BYTES: usize =
        KEPT_STRIPS * size_of::<(F::Word, Walls)>() + 2 * KEPT_PARTS * size_of::<(F::Word, [Walls; 2])>();

    pub(super) fn new(frame: F, most_rows: u32) -> Self {
        let slots = vec![Self::NO_STRIP; FIRST_STRIPS];
        Self { frame, slots, filled: 0, parts: FxHashMap::default(), most_rows }
    }

    const NO_STRIP: (F::Word, Walls) = (F::Word::NONE, Walls::integer(0));

    #[inline]
    fn slot(&self, cells: F::Word) -> usize {
        (cells.hash() >> (u64::BITS - self.slots.len().ilog2())) as usize
    }

    fn keep_strip(&mut self, cells: F::Word, walls: Walls) {
        if self.filled * 2 > self.slots.len() && self.slots.len() < KEPT_STRIPS {
            let more = vec![Self::NO_STRIP; 4 * self.slots.len()];
            for (kept, walls) in std::mem::replace(&mut self.slots, more) {
                if !kept.is_empty() {
                    let place = self.slot(kept);
                    self.slots[place] = (kept, walls);
                }
            }
        }
        let place = self.slot(cells);
        self.filled += usize::from(self.slots[place].0.is_empty());
        self.slots[place] = (cells, walls);
    }

    /// Bounds of a board for the player whose dominoes are upright.
    #[inline]
    pub(super) fn upright_walls(&mut self, board: F::Word) -> Walls {
        // The best of all ways to cut what is above a row, for the last three rows.
        let mut above = [Walls::integer(0); 3];
        for end in 0..self.frame.height() {
            if (board >> (self.frame.width() * end)).is_empty() {
                break;
            }
            let mut best = above[2].plus(self.row_walls(self.frame.rows(board, end, 1)));
            for rows in 2..=self.most_rows.min(end + 1) {
                let strip = self.strip(self.frame.rows(board, end + 1 - rows, rows));
                best = best.or(above[3 - rows as usize].plus(strip));
            }
            above = [above[1], above[2], best];
        }
        above[2]
    }

    /// Bounds of a strip of at most three rows.
    fn strip(&mut self, cells: F::Word) -> Walls {
        let (kept, walls) = self.slots[self.slot(cells)];
        if kept == cells {
            return walls;
        }
        let mut walls = Walls::integer(0);
        self.frame.each_part(cells, |part| {
            walls = walls.plus(self.part_or_cut(part));
        });
        self.keep_strip(cells, walls);
        walls
    }

    /// Bounds of a connected part of at most three rows: of three, cut below the first or the second, where it has many
    /// cells.
    fn part_or_cut(&mut self, part: F::Word) -> Walls {
        let frame = self.frame;
        let rows = |from, count| frame.rows(part, from, count);
        let [first, second, third] = [rows(0, 1), rows(1, 1), rows(2, 1)];
        let has_three_rows = !first.is_empty() && !third.is_empty();
        if part.count() <= if has_three_rows { MOST_CELLS } else { MOST_CELLS_OF_TWO_ROWS } {
            return self.part(part)[0];
        }
        let [first_walls, third_walls] = [self.row_walls(first), self.row_walls(third)];
        if !has_three_rows {
            return first_walls.plus(self.row_walls(second)).plus(third_walls);
        }
        let below_first = first_walls.plus(self.strip(rows(1, 2)));
        let below_second = self.strip(rows(0, 2)).plus(third_walls);
        below_first.or(below_second)
    }

    /// Bounds of a single row, in which nothing is upright: they are exact.
    #[inline]
    fn row_walls(&self, row: F::Word) -> Walls {
        Walls::integer(-(self.frame.packed(row).count() as i16))
    }

    /// Bounds of a small connected part for both players, from its options. (As deep as dominoes go into the part.)
    fn part(&mut self, cells: F::Word) -> [Walls; 2] {
        let width = self.frame.width();
        let [upright, lying] = [cells & cells >> width, self.frame.pairs(cells)];
        let dominoes = (cells.count() / 2) as i16;
        // A part in one column or one row is so many moves of one player.
        if lying.is_empty() {
            return [dominoes, -dominoes].map(Walls::integer);
        }
        if upright.is_empty() {
            return [-dominoes, dominoes].map(Walls::integer);
        }
        let key = self.frame.least_image(cells);
        if let Some(&walls) = self.parts.get(&key) {
            return walls;
        }
        let (mut left, mut right) = ([[LOW; LANES]; 2], [[-LOW; LANES]; 2]);
        for (mover, firsts, step) in [(0, upright, width), (1, lying, 1)] {
            for first in places(firsts) {
                let first = F::Word::cell(first);
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
        let walls = Player::each(|player| Walls::from_options(left[player.index()], right[player.index()]));
        self.keep(key, walls);
        walls
    }

    /// Bounds of what is left of a part, for both players.
    fn rest(&mut self, cells: F::Word) -> [Walls; 2] {
        let mut walls = [Walls::integer(0); 2];
        self.frame.each_part(cells, |part| {
            let [upright, lying] = self.part(part);
            walls = [walls[0].plus(upright), walls[1].plus(lying)];
        });
        walls
    }

    /// Keeps the bounds of a part, and with the players exchanged those of the part turned over its diagonal, where that is
    /// a part in the same frame.
    fn keep(&mut self, key: F::Word, [upright, lying]: [Walls; 2]) {
        if self.parts.len() + 2 > KEPT_PARTS {
            self.parts.clear();
        }
        if self.frame.height() == self.frame.width() {
            self.parts.insert(self.frame.least_image(self.frame.transposed(key)), [lying, upright]);
        }
        self.parts.insert(key, [upright, lying]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domineering::frame::Square;
    use std::collections::HashMap;

    const STRIDE: usize = 8;

    fn wins(board: u64, upright: bool, known: &mut HashMap<(u64, bool), bool>) -> bool {
        if let Some(&wins) = known.get(&(board, upright)) {
            return wins;
        }
        let (mut firsts, step) =
            if upright { (board & board >> STRIDE, STRIDE) } else { (Square.pairs(board), 1) };
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
            let mut strips = Strips::new(Square, most_rows);
            let mut known = HashMap::new();
            let (mut decided, mut asked) = (0_u32, 0_u32);
            let mut look_at = |board: u64| {
                for upright in [true, false] {
                    let walls = strips.upright_walls(if upright { board } else { Square.transposed(board) });
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
            assert!(share >= [0, 5, 60, 90][most_rows as usize], "{most_rows} rows: {share} %");
        }
    }
}
