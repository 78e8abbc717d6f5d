//! Wall Making: a move picks a free cell and turns it, and every cell from there in the four directions up to the next
//! wall or the edge, into wall; whoever cannot move loses. Marked cells may not be picked, but walls run over them.
//!
//! A wall cuts its rectangle into four, which have nothing to do with each other any more. So Grundy values of all
//! rectangles inside a rectangle follow from those of smaller ones.

use super::shown_as_cells::shown_as_cells;
use crate::catalogue::{Catalogued, CheckedGame, Entry, Group, no_parameters};
use crate::game::{
    Claim, ClaimedMove, Convention, Message, NormalForm, Notation, ParseError, Player, Reference, Ruleset,
    Theorem, Verdict, message,
};
use crate::game::{Limits, Meter, StopReason};
use dashu_int::UBig;
use rustc_hash::FxHashSet;
use std::ops::ControlFlow;
use std::sync::Arc;
use zermelo_boards::{
    Board, Cell, CellSet, Direction, Exchange, Grid, Written, cell_name, on_board, parse_written,
};

/// The rules of Wall Making.
#[derive(Clone, Copy, Debug)]
pub struct WallMaking;

/// The free cells, then the marked ones; all others are wall.
pub type Walls = Board<2>;

/// Grundy values by rectangles.
pub static RECTANGLES: Reference = Reference {
    name: "Grundy values of rectangles",
    statement: "A move in a rectangle leaves the four rectangles between its walls and the corners, and no later move \
                in one of them reaches another. So the Grundy value of a rectangle is the least number that is not \
                the nim-sum of those four for any free cell.",
    source: "R. Sprague (1935) and P. M. Grundy (1939), applied to the cells of the rectangle",
};

const KINDS: [Cell; 2] = [Cell::Free, Cell::Left];
const ALLOWED: &[Cell] = &[Cell::Free, Cell::Left, Cell::Blocked];
const HINT: &str = "a size, rows x columns, or the rows with '|' between them, '.' free, 'x' marked and '#' wall: \
                    wall-making 3x4 or wall-making '..x|...'";
/// The theorem looks at every cell of every rectangle inside a rectangle; it is not used beyond so many looks, which
/// boards of 44 × 44 reach.
const MOST_LOOKS: u64 = 250_000_000;

/// The free and the marked cells that a wall from `bit` takes.
fn wall_from<G: Grid>(grid: &G, open: &G::Set, bit: usize) -> G::Set {
    let mut wall = grid.none().with(bit);
    for direction in Direction::STRAIGHT {
        let mut at = bit;
        while let Some(next) = grid.checked_step(at, direction).filter(|&next| open.has(next)) {
            wall = wall.with(next);
            at = next;
        }
    }
    wall
}

/// Visits the moves by the cell that is picked, with the wall it makes. Along a single row or column several cells may make
/// the same wall; the first of them stands for all.
fn visit_walls<G: Grid, B>(
    grid: &G,
    [free, marked]: &[G::Set; 2],
    mut visit: impl FnMut(usize, G::Set) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let open = free.or(marked);
    for bit in free.bits() {
        let wall = wall_from(grid, &open, bit);
        let is_same = |other: usize| wall_from(grid, &open, other) == wall;
        let is_straight =
            grid.frame(&wall).is_some_and(|[top, bottom, left, right]| top == bottom || left == right);
        let has_earlier = is_straight && free.and(&wall).bits().take_while(|&other| other < bit).any(is_same);
        if !has_earlier {
            visit(bit, wall)?;
        }
    }
    ControlFlow::Continue(())
}

impl Ruleset for WallMaking {
    type Position = Walls;

    fn options<B>(
        &self,
        position: &Walls,
        _: Player,
        mut visit: impl FnMut(Walls) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        on_board!(position, |grid, planes| {
            let [free, marked] = planes;
            visit_walls(&grid, planes, |_, wall| visit(grid.board([free.minus(&wall), marked.minus(&wall)])))
        })
    }

    fn is_impartial(&self) -> bool {
        true
    }

    fn is_loop_free(&self) -> bool {
        true
    }

    /// The regions between walls that have a free cell.
    fn components(&self, position: &Walls, mut visit: impl FnMut(Walls)) {
        on_board!(position, |grid, planes| {
            let [free, marked] = planes;
            grid.parts(&free.or(marked), |region| {
                let free = free.and(&region);
                if !free.is_empty() {
                    visit(grid.part_board([free, marked.and(&region)]));
                }
            });
        });
    }

    fn normal_form(&self, position: &Walls) -> NormalForm<Walls> {
        position.least_image(Exchange::Nothing)
    }

    fn reachable_bound(&self, position: &Walls) -> Option<u64> {
        Some(2_u64.saturating_pow(position.count(0).try_into().unwrap_or(u32::MAX)))
    }

    fn heap_bytes(&self, position: &Walls) -> usize {
        position.heap_bytes()
    }
}

impl Notation for WallMaking {
    shown_as_cells!(Walls, KINDS, Cell::Blocked);

    fn parse(&self, text: &str) -> Result<Walls, ParseError> {
        Ok(match parse_written(text, ALLOWED, &HINT.into())? {
            Written::Size(height, width) => Board::from_cells(height, width, |_, _| Some(0)),
            Written::Rows(rows) => Board::from_rows(&rows, KINDS),
        })
    }

    /// The cell that was picked; where several make the same wall, the first of them.
    fn move_label(&self, from: &Walls, to: &Walls, _: Player) -> String {
        on_board!(from, |grid, planes| {
            let [free, marked] = planes;
            let changed = from.differences(to);
            let wall =
                changed.iter().fold(grid.none(), |wall, &(row, column)| wall.with(grid.bit(row, column)));
            let open = free.or(marked);
            let picked = free.and(&wall).bits().find(|&bit| wall_from(&grid, &open, bit) == wall);
            picked.map_or(String::new(), |bit| {
                let (row, column) = grid.place(bit);
                cell_name(row, column)
            })
        })
    }
}

/// Grundy values of all rectangles inside a rectangle.
#[derive(Clone, Debug)]
pub struct RectangleValues {
    height: usize,
    width: usize,
    /// By top, bottom, left and right edge, the bottom and right ones exclusive.
    values: Vec<u16>,
}

impl RectangleValues {
    /// The values inside a rectangle of which some cells are free and all others marked. At most 65 535 cells.
    /// O(H³W³) time, O(H²W²) memory.
    pub fn of(height: usize, width: usize, is_free: impl Fn(usize, usize) -> bool) -> Self {
        Self::within(height, width, is_free, &Limits::none()).expect("without limits nothing stops the table")
    }

    /// The same under limits; each rectangle counts as a position.
    pub fn within(
        height: usize,
        width: usize,
        is_free: impl Fn(usize, usize) -> bool,
        limits: &Limits,
    ) -> Result<Self, StopReason> {
        let mut meter = Meter::start(limits, "valuing rectangles")?;
        let mut free_columns = vec![Vec::new(); height];
        for (row, columns) in free_columns.iter_mut().enumerate() {
            columns.extend((0..width).filter(|&column| is_free(row, column)));
        }
        let row_spans = (height + 1) * (height + 1);
        let entries = row_spans * (width + 1) * (width + 1);
        meter.count_bytes((size_of::<u16>() * entries) as u64)?;
        let mut table = Self { height, width, values: vec![0; entries] };
        let mut seen = Stamps::new();
        for (tall, wide) in (1..=height).flat_map(|tall| (1..=width).map(move |wide| (tall, wide))) {
            for (top, left) in
                (0..=height - tall).flat_map(|top| (0..=width - wide).map(move |left| (top, left)))
            {
                let rectangle = [top, top + tall, left, left + wide];
                meter.count_position(0)?;
                meter.step_through(tall * wide)?;
                seen.clear();
                table.visit_options(&free_columns, rectangle, |_, _, value| seen.insert(value));
                let at = table.place(rectangle);
                table.values[at] = seen.mex();
            }
        }
        Ok(table)
    }

    fn place(&self, [top, bottom, left, right]: [usize; 4]) -> usize {
        ((top * (self.height + 1) + bottom) * (self.width + 1) + left) * (self.width + 1) + right
    }

    /// The value of the rectangle from row `top` to before `bottom` and from column `left` to before `right`.
    pub fn value(&self, [top, bottom, left, right]: [usize; 4]) -> u16 {
        self.values[self.place([top, bottom, left, right])]
    }

    /// The value of the whole.
    pub fn whole(&self) -> u16 {
        self.value([0, self.height, 0, self.width])
    }

    /// The value after picking a cell of a rectangle: the nim-sum of what is left in the four corners.
    pub fn after(&self, [top, bottom, left, right]: [usize; 4], row: usize, column: usize) -> u16 {
        self.value([top, row, left, column])
            ^ self.value([top, row, column + 1, right])
            ^ self.value([row + 1, bottom, left, column])
            ^ self.value([row + 1, bottom, column + 1, right])
    }

    fn visit_options(
        &self,
        free_columns: &[Vec<usize>],
        rectangle: [usize; 4],
        mut visit: impl FnMut(usize, usize, u16),
    ) {
        let [top, bottom, left, right] = rectangle;
        for (row, columns) in free_columns.iter().enumerate().take(bottom).skip(top) {
            let inside =
                columns.iter().skip_while(|&&column| column < left).take_while(|&&column| column < right);
            for &column in inside {
                visit(row, column, self.after(rectangle, row, column));
            }
        }
    }
}

/// A set of small numbers that is emptied in no time: each remembers the round in which it was entered last.
struct Stamps {
    rounds: Vec<u32>,
    round: u32,
}

impl Stamps {
    const fn new() -> Self {
        Self { rounds: Vec::new(), round: 0 }
    }

    fn clear(&mut self) {
        self.round += 1;
    }

    fn insert(&mut self, value: u16) {
        let place = usize::from(value);
        if place >= self.rounds.len() {
            self.rounds.resize((place + 1).next_power_of_two(), 0);
        }
        self.rounds[place] = self.round;
    }

    /// The least number that is not in the set. Values of n cells are at most n, so it fits.
    fn mex(&self) -> u16 {
        let free = self.rounds.iter().position(|&round| round != self.round);
        free.unwrap_or(self.rounds.len()) as u16
    }
}

/// How many cells of rectangles the table of a rectangle looks at.
pub fn looks(height: usize, width: usize) -> u64 {
    let pyramid = |side: usize| {
        let side = side as u64;
        side.saturating_mul(side + 1).saturating_mul(side + 2) / 6
    };
    pyramid(height).saturating_mul(pyramid(width))
}

/// One region of a position that is a rectangle, with the values inside it.
struct Region {
    top: usize,
    left: usize,
    values: RectangleValues,
    free: Vec<(usize, usize)>,
}

impl Region {
    fn name(&self) -> String {
        let last = cell_name(self.top + self.values.height - 1, self.left + self.values.width - 1);
        format!("{}-{last}", cell_name(self.top, self.left))
    }

    /// Free cells, each with the value of the region after picking it.
    fn moves(&self) -> impl Iterator<Item = ((usize, usize), u16)> {
        let whole = [0, self.values.height, 0, self.values.width];
        self.free.iter().map(move |&(row, column)| {
            ((row, column), self.values.after(whole, row - self.top, column - self.left))
        })
    }
}

/// The regions with a free cell, `None` where one is no rectangle or they are too large together.
fn rectangles(position: &Walls) -> Option<Vec<Region>> {
    let mut regions = Vec::new();
    let mut budget = MOST_LOOKS;
    on_board!(position, |grid, planes| {
        let [free, marked] = planes;
        let mut all_fit = true;
        grid.parts(&free.or(marked), |region| {
            let free = free.and(&region);
            if !all_fit || free.is_empty() {
                return;
            }
            let Some([top, bottom, left, right]) = grid.frame(&region) else { return };
            let (height, width) = (bottom - top + 1, right - left + 1);
            let cost = looks(height, width);
            all_fit = region.count() == height * width && cost <= budget;
            if all_fit {
                budget -= cost;
                let is_free = |row: usize, column: usize| free.has(grid.bit(top + row, left + column));
                let values = RectangleValues::of(height, width, is_free);
                let free = free.bits().map(|bit| grid.place(bit)).collect();
                regions.push(Region { top, left, values, free });
            }
        });
        all_fit.then_some(regions)
    })
}

/// Regions beyond so many are counted, not listed.
const MOST_REGIONS_EXPLAINED: usize = 12;

fn explanation(regions: &[Region], total: u16) -> Vec<Message> {
    if regions.is_empty() {
        return vec!["no cell is free: there is no move".into()];
    }
    let mut lines: Vec<Message> = regions
        .iter()
        .take(MOST_REGIONS_EXPLAINED)
        .map(|region| {
            message!(
                "rectangle {name}: Grundy value {value}",
                name = region.name(),
                value = region.values.whole()
            )
        })
        .collect();
    if regions.len() > MOST_REGIONS_EXPLAINED {
        lines.push(message!("and {count} more rectangles", count = regions.len() - MOST_REGIONS_EXPLAINED));
    }
    if regions.len() > 1 {
        lines.push(message!("their nim-sum is {total}", total));
    }
    lines
}

/// The moves that leave the nim-sum 0.
fn winning_moves(position: &Walls, regions: &[Region], total: u16) -> Vec<ClaimedMove<Walls>> {
    let mut cells = FxHashSet::default();
    for region in regions {
        let wanted = total ^ region.values.whole();
        cells.extend(region.moves().filter(|&(_, value)| value == wanted).map(|(cell, _)| cell));
    }
    let mut moves = Vec::new();
    on_board!(position, |grid, planes| {
        let [free, marked] = planes;
        let _: ControlFlow<()> = visit_walls(&grid, planes, |bit, wall| {
            let (row, column) = grid.place(bit);
            if cells.contains(&(row, column)) {
                let to = grid.board([free.minus(&wall), marked.minus(&wall)]);
                moves.push(ClaimedMove { label: cell_name(row, column), to: Some(to) });
            }
            ControlFlow::Continue(())
        });
    });
    moves
}

impl Theorem for WallMaking {
    fn claim(&self, position: &Walls, convention: Convention) -> Option<Claim<Walls>> {
        if convention == Convention::Misere {
            return None;
        }
        let regions = rectangles(position)?;
        let total = regions.iter().fold(0, |sum, region| sum ^ region.values.whole());
        let verdict = if total == 0 { Verdict::Loss(None) } else { Verdict::Win(None) };
        let winning = if total == 0 { Vec::new() } else { winning_moves(position, &regions, total) };
        let claim = Claim::impartial(&RECTANGLES, verdict, winning, explanation(&regions, total));
        Some(claim.with_grundy(UBig::from(total)))
    }

    fn grundy(&self, position: &Walls) -> Option<UBig> {
        let total = rectangles(position)?.iter().fold(0, |sum, region| sum ^ region.values.whole());
        Some(UBig::from(total))
    }
}

/// The entry of the catalogue.
pub(crate) fn entry() -> Entry {
    Entry::new("wall-making", "Wall Making", Group::Boards, |parameters| {
        no_parameters(parameters, "wall-making 4x5")?;
        Ok(Arc::new(
            Catalogued::new(WallMaking)
                .with_own_tables()
                .with_theorem()
                .checked_as(CheckedGame::printed("wall-making")),
        ))
    })
    .with_aliases(["wall-making-game"])
    .with_rules(
        "A move picks a free cell and turns it, and every cell from there in the four directions up \
         to the next wall or the edge, into wall. Marked cells may not be picked, but walls run over \
         them. Whoever cannot move loses.",
    )
    .with_notation(
        "the rows from the top with '|' or '/' between them, '.' for a free cell, x for a marked one \
         and '#' for wall; or a size, rows x columns. Cells are a1, b1, ... in the first row",
    )
    .with_examples(["wall-making 4x5", "wall-making x....|...x.|.....|....."])
    .with_theorems([&RECTANGLES])
}
