//! Battle Sheep: a herd divides, and a part of it goes in a straight line as far as it can. (F. Moyersoen, *Splits*, 2010,
//! and *Battle Sheep*, 2014, on hexagons, where the larger part of the board wins; here whoever cannot move loses.)
//!
//! The six directions are those along rows and columns, up-right and down-left. A herd of one, and a herd without a free
//! cell beside it, never goes anywhere again: it is no more than an obstacle. What obstacles part is independent.

use super::grid::MOST_CELLS;
use crate::catalogue::{Catalogued, Entry, Group, no_parameters};
use crate::game::{Bounds, Convention, NormalForm, Notation, ParseError, Player, Ruleset};
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

    fn has_free_neighbour(&self, cell: usize) -> bool {
        DIRECTIONS.iter().any(|&way| self.step(cell, way).is_some_and(|next| self.cells[next] == 0))
    }

    /// Whether the herd of a cell can still divide.
    fn is_alive(&self, cell: usize) -> bool {
        let sheep = self.cells[cell];
        sheep != OBSTACLE && sheep.abs() > 1 && self.has_free_neighbour(cell)
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
    fn cropped(&self) -> Self {
        let width = self.width as usize;
        let [mut top, mut bottom, mut left, mut right] = [usize::MAX, 0, usize::MAX, 0];
        for cell in (0..self.cells.len()).filter(|&cell| self.cells[cell] != OBSTACLE) {
            let (row, column) = (cell / width, cell % width);
            [top, bottom] = [top.min(row), bottom.max(row)];
            [left, right] = [left.min(column), right.max(column)];
        }
        if top > bottom {
            return Self { width: 1, cells: [OBSTACLE].into() };
        }
        let rows = self.cells.chunks(width).take(bottom + 1).skip(top);
        let cells = rows.flat_map(|row| &row[left..=right]).copied().collect();
        Self { width: (right - left + 1) as u32, cells }
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

    /// Every move fills a free cell, and none becomes free.
    fn is_loop_free(&self) -> bool {
        true
    }

    /// Free cells side by side and the live herds beside them, one set of them after the other.
    fn components(&self, position: &Pasture, mut visit: impl FnMut(Pasture)) {
        let mut is_met = vec![false; position.cells.len()];
        let mut stack = Vec::new();
        for seed in 0..position.cells.len() {
            if is_met[seed] || !position.is_alive(seed) {
                continue;
            }
            let mut cells = vec![OBSTACLE; position.cells.len()];
            is_met[seed] = true;
            stack.push(seed);
            while let Some(cell) = stack.pop() {
                cells[cell] = position.cells[cell];
                let is_herd = position.cells[cell] != 0;
                for next in DIRECTIONS.iter().filter_map(|&way| position.step(cell, way)) {
                    // Two herds side by side are no connection.
                    let is_in = position.cells[next] == 0 || !is_herd && position.is_alive(next);
                    if is_in && !is_met[next] {
                        is_met[next] = true;
                        stack.push(next);
                    }
                }
            }
            visit(Pasture { width: position.width, cells: cells.into() });
        }
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
            position: base.image(image, players_swapped),
            players_swapped,
            is_own_mirror: order.is_eq(),
        }
    }

    /// Every move divides a herd and takes a free cell.
    fn bounds(&self, position: &Pasture) -> Bounds {
        let free = position.cells.iter().filter(|&&sheep| sheep == 0).count();
        let most = |sign: i32| {
            let herds = (0..position.cells.len())
                .filter(|&cell| i32::from(position.cells[cell]).signum() == sign && position.is_alive(cell));
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
