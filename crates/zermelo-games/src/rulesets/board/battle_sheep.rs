//! Battle Sheep: a herd divides, and a part of it goes in a straight line as far as it can. (F. Moyersoen, *Splits*, 2010,
//! and *Battle Sheep*, 2014, on hexagons, where the larger part of the board wins; here whoever cannot move loses.)
//!
//! The six directions are those along rows and columns, up-right and down-left. A herd of one, and a herd without a free
//! cell beside it, never goes anywhere again: it is no more than an obstacle. What obstacles part is independent.

use super::grid::MOST_CELLS;
use crate::bits::bits_of_words;
use crate::catalogue::{Catalogued, Entry, Group, no_parameters};
use crate::game::{Bounds, Convention, NormalForm, Notation, ParseError, Player, Ruleset};
use std::borrow::Cow;
use std::cmp::Ordering;
use std::ops::ControlFlow;
use std::sync::Arc;

/// The rules of Battle Sheep.
#[derive(Clone, Copy, Debug)]
pub struct BattleSheep;

/// The cells of a rectangle, row by row.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pasture {
    width: u32,
    /// Herds by their size, Left's positive and Right's negative; 0 is free.
    cells: Box<[i16]>,
}

/// A cell that no herd enters.
const OBSTACLE: i16 = i16::MIN;
/// Herds are no larger.
const MOST_SHEEP: i16 = 10_000;
/// Rows and columns gone by a step.
const DIRECTIONS: [(isize, isize); 6] = [(-1, 0), (0, 1), (1, 0), (0, -1), (-1, 1), (1, -1)];

const HINT: &str = "rows of whole numbers with '|' between them: the size of a herd, Left's positive, Right's negative, 0 for a \
                    free cell, # for an obstacle, for example: 0 0 3 | -4 0 #";

impl Pasture {
    fn height(&self) -> usize {
        self.cells.len() / self.width as usize
    }

    /// The cell a step away, where there is one.
    fn step(&self, cell: usize, (down, right): (isize, isize)) -> Option<usize> {
        let width = self.width as usize;
        let row = (cell / width).checked_add_signed(down).filter(|&row| row < self.height())?;
        let column = (cell % width).checked_add_signed(right).filter(|&column| column < width)?;
        Some(row * width + column)
    }

    /// Whether the herd of a cell can still divide.
    fn is_alive(&self, cell: usize) -> bool {
        let is_free = |&way| self.step(cell, way).is_some_and(|next| self.cells[next] == 0);
        is_large(self.cells[cell]) && DIRECTIONS.iter().any(is_free)
    }

    /// The parts of play on boards of any size.
    fn visit_parts_of_large(&self, mut visit: impl FnMut(Self)) {
        let mut is_met = vec![false; self.cells.len()];
        let mut stack = Vec::new();
        for seed in 0..self.cells.len() {
            if is_met[seed] || !self.is_alive(seed) {
                continue;
            }
            let mut cells = vec![OBSTACLE; self.cells.len()];
            is_met[seed] = true;
            stack.push(seed);
            while let Some(cell) = stack.pop() {
                cells[cell] = self.cells[cell];
                let is_herd = self.cells[cell] != 0;
                for next in DIRECTIONS.iter().filter_map(|&way| self.step(cell, way)) {
                    // Two herds side by side are no connection.
                    let is_in = self.cells[next] == 0 || !is_herd && self.is_alive(next);
                    if is_in && !is_met[next] {
                        is_met[next] = true;
                        stack.push(next);
                    }
                }
            }
            visit(Self { width: self.width, cells: cells.into() });
        }
    }

    /// The cell of the board behind each cell of an image, row by row. The half turn, the mirror image in the diagonal that
    /// exchanges rows and columns, and both: they keep the six directions.
    fn source(&self, image: usize, place: usize) -> usize {
        let (height, width) = (self.height(), self.width as usize);
        let (row, column) =
            if image < 2 { (place / width, place % width) } else { (place % height, place / height) };
        let (row, column) =
            if image % 2 == 1 { (height - 1 - row, width - 1 - column) } else { (row, column) };
        row * width + column
    }

    /// The image under a symmetry, or its negative.
    fn image(&self, image: usize, is_negative: bool) -> Self {
        let cells =
            (0..self.cells.len()).map(|place| signed(self.cells[self.source(image, place)], is_negative));
        let width = if image < 2 { self.width } else { self.height() as u32 };
        Self { width, cells: cells.collect() }
    }

    /// How two images compare, by their widths and cells.
    fn compared(&self, one: (usize, bool), other: (usize, bool)) -> Ordering {
        let width = |image: usize| if image < 2 { self.width as usize } else { self.height() };
        let cell = |(image, is_negative): (usize, bool), place| {
            signed(self.cells[self.source(image, place)], is_negative)
        };
        let cells = || {
            let mut orders = (0..self.cells.len()).map(|place| cell(one, place).cmp(&cell(other, place)));
            orders.find(|order| order.is_ne()).unwrap_or(Ordering::Equal)
        };
        width(one.0).cmp(&width(other.0)).then_with(cells)
    }

    /// What is not an obstacle, in the frame that just holds it.
    fn cropped(&self) -> Cow<'_, Self> {
        let width = self.width as usize;
        let is_obstacle = |&&sheep: &&i16| sheep == OBSTACLE;
        let top = self.cells.iter().take_while(is_obstacle).count() / width;
        let bottom = self.height() - self.cells.iter().rev().take_while(is_obstacle).count() / width;
        if top >= bottom {
            return Cow::Owned(Self { width: 1, cells: [OBSTACLE].into() });
        }
        let rows = || self.cells[top * width..bottom * width].chunks(width);
        let least = |gap: fn(&[i16]) -> usize| rows().map(gap).min().unwrap_or(0);
        let left = least(|row| row.iter().take_while(|&&sheep| sheep == OBSTACLE).count());
        let right = width - least(|row| row.iter().rev().take_while(|&&sheep| sheep == OBSTACLE).count());
        if (right - left) * (bottom - top) == self.cells.len() {
            return Cow::Borrowed(self);
        }
        let cells = rows().flat_map(|row| &row[left..right]).copied().collect();
        Cow::Owned(Self { width: (right - left) as u32, cells })
    }
}

/// Whether a herd may divide, given a free cell.
const fn is_large(sheep: i16) -> bool {
    sheep != OBSTACLE && sheep.unsigned_abs() > 1
}

/// Sets of the cells of a board, a bit a cell, row by row.
struct Sets {
    width: u32,
    board: u128,
    first_column: u128,
    last_column: u128,
    free: u128,
    /// Herds of at least two.
    herds: u128,
}

impl Sets {
    /// Larger boards have no such sets.
    const MOST_CELLS: usize = 127;

    fn of(pasture: &Pasture) -> Option<Self> {
        let Pasture { width, cells } = pasture;
        let width = *width;
        if cells.len() > Self::MOST_CELLS {
            return None;
        }
        let (mut free, mut herds) = (0, 0);
        for (cell, &sheep) in cells.iter().enumerate() {
            free |= u128::from(sheep == 0) << cell;
            herds |= u128::from(is_large(sheep)) << cell;
        }
        let first_column = (0..pasture.height()).fold(0, |column, row| column | 1 << (row as u32 * width));
        let (board, last_column) = ((1 << cells.len()) - 1, first_column << (width - 1));
        Some(Self { width, board, first_column, last_column, free, herds })
    }

    /// The cells a step from those of a set, direction by direction.
    fn steps(&self, set: u128) -> [u128; 6] {
        let (from_first, from_last) = (set & !self.first_column, set & !self.last_column);
        let along_rows = [from_first >> 1, from_last << 1];
        let along_columns = [set >> self.width, set << self.width & self.board];
        // On a board of one column both columns are the whole board, and nothing goes aslant.
        let slant = self.width - 1;
        let slanted = [from_last >> slant, from_first << slant & self.board];
        [along_rows[0], along_rows[1], along_columns[0], along_columns[1], slanted[0], slanted[1]]
    }

    fn around(&self, set: u128) -> u128 {
        self.steps(set).into_iter().fold(0, |all, one| all | one)
    }

    /// The herds that can still divide.
    fn live_herds(&self) -> u128 {
        self.herds & self.around(self.free)
    }

    /// Visits the sets of free cells and live herds that are connected. Two herds side by side are no connection.
    fn visit_parts(&self, mut visit: impl FnMut(u128)) {
        let live = self.live_herds();
        let mut rest = live;
        while rest != 0 {
            let mut part = rest & rest.wrapping_neg();
            loop {
                let grown = part | self.around(part) & self.free | self.around(part & self.free) & live;
                if grown == part {
                    break;
                }
                part = grown;
            }
            rest &= !part;
            visit(part);
        }
    }
}

/// A herd after the players have been exchanged, or as it is.
const fn signed(sheep: i16, is_negative: bool) -> i16 {
    if is_negative && sheep != OBSTACLE { -sheep } else { sheep }
}

impl Ruleset for BattleSheep {
    type Position = Pasture;

    fn options<B>(
        &self,
        position: &Pasture,
        player: Player,
        mut visit: impl FnMut(Pasture) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let sign = if player == Player::Left { 1 } else { -1 };
        for (from, &sheep) in position.cells.iter().enumerate() {
            let size = if sheep == OBSTACLE { 0 } else { sign * sheep };
            if size < 2 {
                continue;
            }
            for way in DIRECTIONS {
                let next = |cell| position.step(cell, way).filter(|&next| position.cells[next] == 0);
                let Some(to) = std::iter::successors(next(from), |&cell| next(cell)).last() else { continue };
                for going in 1..size {
                    let mut cells = position.cells.clone();
                    cells[from] = sign * (size - going);
                    cells[to] = sign * going;
                    visit(Pasture { width: position.width, cells })?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Each sheep but one may lead the way in each free direction.
    fn mobility(&self, position: &Pasture, most: u32) -> [u32; 2] {
        let Some(sets) = Sets::of(position) else {
            return Player::each(|player| {
                let mut count = 0;
                let _ = self.options(position, player, |_| {
                    count += 1;
                    if count == most { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
                });
                count
            });
        };
        let mut counts = [0_u32; 2];
        for reached in sets.steps(sets.free) {
            let herds = sets.herds & reached;
            for cell in bits_of_words([herds as u64, (herds >> 64) as u64]) {
                let sheep = position.cells[cell];
                counts[usize::from(sheep < 0)] += u32::from(sheep.unsigned_abs()) - 1;
            }
        }
        counts.map(|count| count.min(most))
    }

    /// Every move fills a free cell, and none becomes free.
    fn is_loop_free(&self) -> bool {
        true
    }

    /// Free cells side by side and the live herds beside them, one set of them after the other.
    fn components(&self, position: &Pasture, mut visit: impl FnMut(Pasture)) {
        let Some(sets) = Sets::of(position) else { return position.visit_parts_of_large(visit) };
        sets.visit_parts(|part| {
            let sheep = |(cell, &sheep): (usize, &i16)| if part >> cell & 1 == 1 { sheep } else { OBSTACLE };
            let cells = position.cells.iter().enumerate().map(sheep).collect();
            visit(Pasture { width: position.width, cells });
        });
    }

    /// The least of the four images of the frame and their negatives, without what lies around.
    fn normal_form(&self, position: &Pasture) -> NormalForm<Pasture> {
        let base = position.cropped();
        let least = |is_negative: bool| {
            let images = (0..4).map(|image| (image, is_negative));
            images.min_by(|&one, &other| base.compared(one, other)).unwrap_or((0, is_negative))
        };
        let (same, negative) = (least(false), least(true));
        let order = base.compared(negative, same);
        let (image, players_swapped) = if order.is_lt() { negative } else { same };
        NormalForm {
            position: if image == 0 && !players_swapped {
                base.into_owned()
            } else {
                base.image(image, players_swapped)
            },
            players_swapped,
            is_own_mirror: order.is_eq(),
        }
    }

    /// Every move divides a herd and takes a free cell.
    fn bounds(&self, position: &Pasture) -> Bounds {
        let free = position.cells.iter().filter(|&&sheep| sheep == 0).count();
        let live = Sets::of(position).map(|sets| sets.live_herds());
        let is_alive =
            |cell: usize| live.map_or_else(|| position.is_alive(cell), |live| live >> cell & 1 == 1);
        let most = |sign: i32| {
            let herds = (0..position.cells.len())
                .filter(|&cell| i32::from(position.cells[cell]).signum() == sign && is_alive(cell));
            let moves: usize = herds.map(|cell| usize::from(position.cells[cell].unsigned_abs()) - 1).sum();
            i32::try_from(moves.min(free)).unwrap_or(i32::MAX)
        };
        let [left, right] = [most(1), most(-1)];
        // Whoever alone can move is ahead by a move at least.
        let low = if right == 0 { left.min(1) } else { -right };
        let high = if left == 0 { -right.min(1) } else { left };
        Bounds::between(low, high)
    }

    fn heap_bytes(&self, position: &Pasture) -> usize {
        position.cells.len() * 2
    }
}

impl Notation for BattleSheep {
    fn parse(&self, text: &str) -> Result<Pasture, ParseError> {
        let mut cells = Vec::new();
        let mut width = None;
        for (number, row) in text.split(['|', '/']).enumerate() {
            let start = cells.len();
            for word in row.split_whitespace() {
                let sheep = match word {
                    "#" => OBSTACLE,
                    _ => {
                        let sheep = word.parse::<i16>().ok().filter(|sheep| sheep.abs() <= MOST_SHEEP);
                        let message = zermelo_core::message!(
                            "a cell is # or a whole number, at most {MOST_SHEEP}",
                            MOST_SHEEP
                        );
                        sheep.ok_or_else(|| ParseError::part(text, word, message, HINT))?
                    }
                };
                cells.push(sheep);
                if cells.len() > MOST_CELLS {
                    let message =
                        zermelo_core::message!("a board has at most {MOST_CELLS} cells", MOST_CELLS);
                    return Err(ParseError::part(text, word, message, HINT));
                }
            }
            let length = cells.len() - start;
            let width = *width.get_or_insert(length);
            if length == 0 || length != width {
                let message = if text.trim().is_empty() {
                    "the position is empty".to_owned()
                } else {
                    format!("row {} has {length} cells, row 1 has {width}", number + 1)
                };
                return Err(ParseError::part(text, row, message, HINT));
            }
        }
        let width = u32::try_from(width.unwrap_or(0)).unwrap_or(u32::MAX);
        Ok(Pasture { width, cells: cells.into() })
    }

    fn print(&self, position: &Pasture) -> String {
        let cell = |&sheep: &i16| if sheep == OBSTACLE { "#".to_owned() } else { sheep.to_string() };
        let row = |row: &[i16]| row.iter().map(cell).collect::<Vec<_>>().join(" ");
        position.cells.chunks(position.width as usize).map(row).collect::<Vec<_>>().join(" | ")
    }

    /// From where to where, and how many go: `a1-c1:2`.
    fn move_label(&self, from: &Pasture, to: &Pasture, _: Player) -> String {
        let name = |cell: usize| {
            let width = from.width as usize;
            super::grid::cell_name(cell / width, cell % width)
        };
        let changed = |was_free: bool| {
            (0..from.cells.len())
                .find(|&cell| from.cells[cell] != to.cells[cell] && (from.cells[cell] == 0) == was_free)
        };
        match (changed(false), changed(true)) {
            (Some(source), Some(target)) => {
                format!("{}-{}:{}", name(source), name(target), to.cells[target].abs())
            }
            _ => self.print(to),
        }
    }

    fn picture(&self, position: &Pasture, _: Convention) -> Option<String> {
        Some(self.print(position).replace(" | ", "\n"))
    }
}

/// The entry of the catalogue.
pub(crate) fn entry() -> Entry {
    Entry::new("battle-sheep", "Battle Sheep", Group::Boards, |parameters| {
        no_parameters(parameters, "battle-sheep 0 0 3 | -4 0 0")?;
        Ok(Arc::new(Catalogued::new(BattleSheep)))
    })
    .with_aliases(["sheep"])
    .with_rules(
        "A herd of two or more divides: one sheep or more, but not all, go as far as the way is free in one of six \
         directions: up, down, left, right, up-right, down-left. Whoever cannot move loses.",
    )
    .with_notation(
        "the rows with '|' between them, the cells with blanks: the size of a herd, Left's positive, Right's negative, 0 for \
         a free cell, # for an obstacle",
    )
    .with_examples(["battle-sheep 0 3 | -2 0", "battle-sheep 0 0 4 | -3 0 #"])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is asked of a position, of parts in their normal form.
    fn facts(pasture: &Pasture) -> (Vec<NormalForm<Pasture>>, [u32; 2], Bounds) {
        let mut parts = Vec::new();
        BattleSheep.components(pasture, |part| parts.push(BattleSheep.normal_form(&part)));
        (parts, BattleSheep.mobility(pasture, 100), BattleSheep.bounds(pasture))
    }

    /// A board among obstacles, too large for sets, is the board.
    #[test]
    fn large_boards_are_what_small_ones_are() {
        let herds = [0, 0, 2, -3, OBSTACLE, 1];
        for (height, width) in [(2, 3), (3, 2), (1, 6), (6, 1)] {
            for number in (0..herds.len().pow(6)).step_by(7) {
                let herd = |place: u32| herds[number / herds.len().pow(place) % herds.len()];
                let small = Pasture { width, cells: (0..6).map(herd).collect() };
                let mut cells = vec![OBSTACLE; 144];
                for place in 0..height * width {
                    cells[((place / width + 3) * 12 + place % width + 4) as usize] =
                        small.cells[place as usize];
                }
                let large = Pasture { width: 12, cells: cells.into() };
                assert!(Sets::of(&small).is_some() && Sets::of(&large).is_none());
                assert_eq!(facts(&small), facts(&large), "{small:?}");
            }
        }
    }
}
