//! Compiled moves laid on boards of one size: sets of cells are words, and a step is a number of bits.

use super::super::declared::Step;
use super::moves::{Side, Sight, Slider, Stencil};
use std::ops::ControlFlow;
use zermelo_boards::{Grid, SmallGrid};
use zermelo_core::Arrange;

/// So many different sets of codes are asked for by the patterns of one game.
pub(super) const MOST_SETS: usize = 16;

/// The moves of both players on boards of one size, and what splits such boards.
pub(super) struct Laid {
    pub(super) sides: [LaidSide; 2],
    /// The patterns of both players, each once.
    pub(super) patterns: Box<[LaidStencil]>,
    /// For each shape that patterns have how far its cells are from the least of them.
    pub(super) shapes: Box<[Box<[u32]>]>,
    /// The cells from which a step to a neighbour stays on the board, and how far it goes. Empty where neighbours are those of
    /// the grid.
    pub(super) near: Box<[Ray]>,
}

/// The moves of one player.
pub(super) struct LaidSide {
    pub(super) stencils: Box<[LaidStencil]>,
    pub(super) sliders: Box<[LaidSlider]>,
}

impl Laid {
    pub(super) fn new(grid: SmallGrid, sides: &[Side; 2], sets: &[u8], near: &[Step]) -> Self {
        let field = Field::new(grid);
        let mut shapes: Vec<Box<[u32]>> = Vec::new();
        let sides = sides.each_ref().map(|side| LaidSide {
            stencils: side
                .stencils
                .iter()
                .map(|stencil| LaidStencil::new(stencil, sets, &field, &mut shapes))
                .collect(),
            sliders: side.sliders.iter().map(|slider| LaidSlider::new(slider, &field)).collect(),
        });
        let mut patterns: Vec<LaidStencil> = Vec::new();
        for stencil in sides.iter().flat_map(|side| &side.stencils) {
            if stencil.within != 0 && !patterns.contains(stencil) {
                patterns.push(stencil.clone());
            }
        }
        Self {
            sides,
            patterns: patterns.into(),
            shapes: shapes.into(),
            near: near.iter().map(|&step| Ray::new(step, &field)).collect(),
        }
    }

    /// The cells of `rest` that are connected to the first of them.
    #[inline]
    pub(super) fn connected(&self, grid: SmallGrid, seed: u64, rest: u64) -> u64 {
        if self.near.is_empty() {
            return grid.connected(seed.trailing_zeros() as usize, &rest);
        }
        let mut part = seed;
        loop {
            let grown = self.near.iter().fold(part, |set, ray| set | ray.moved(set) & rest);
            if grown == part {
                return part;
            }
            part = grown;
        }
    }
}

/// A pattern on boards of one size. Sets of cells are rotated, not shifted: `within` has the cells where nothing comes round.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct LaidStencil {
    /// The first cells from which all of the pattern is on the board.
    within: u64,
    /// For each place the number of its set of codes, and how many bits further it is.
    spots: Box<[(u8, u32)]>,
    /// For each place that changes, and stays in play, how many bits further it is, and its new code.
    pub(super) changes: Box<[(u32, u8)]>,
    /// The masks of the move with its first cell at bit 0, and how far they are to be shifted.
    pub(super) masks: [u64; 3],
    pub(super) least: i32,
    /// How many bits further the pattern ends, where it goes on from there.
    pub(super) goes_on: Option<i32>,
    /// The number of its shape, and how far the least cell of that is from its first.
    pub(super) shape: usize,
    pub(super) base: u32,
}

impl LaidStencil {
    fn new(stencil: &Stencil, sets: &[u8], field: &Field, shapes: &mut Vec<Box<[u32]>>) -> Self {
        let place = |step: Step| field.offset(step).rem_euclid(64) as u32;
        let number = |set: u8| sets.iter().position(|&known| known == set).unwrap_or(0) as u8;
        let (masks, least) = stencil.masks::<3>(field);
        let offsets: Vec<i32> = stencil.spots.iter().map(|spot| field.offset(spot.step)).collect();
        let base = offsets.iter().copied().min().unwrap_or(0);
        let mut cells: Vec<u32> =
            offsets.iter().map(|offset| (offset - base).rem_euclid(64) as u32).collect();
        cells.arrange();
        let shape = shapes.iter().position(|shape| **shape == *cells).unwrap_or_else(|| {
            shapes.push(cells.into());
            shapes.len() - 1
        });
        let written = stencil.changes.iter().filter(|(.., to)| *to != 0);
        Self {
            within: stencil.spots.iter().fold(!0, |within, spot| within & field.can_step(spot.step)),
            spots: stencil.spots.iter().map(|spot| (number(spot.set), place(spot.step))).collect(),
            changes: written.map(|&(step, _, to)| (place(step), to)).collect(),
            masks,
            least,
            goes_on: stencil.goes_on.then(|| offsets.last().copied().unwrap_or(0)),
            shape,
            base: base.rem_euclid(64) as u32,
        }
    }

    /// The first cells of all places where the pattern lies, from the cells of each set of codes.
    #[inline]
    pub(super) fn firsts(&self, unions: &[u64; MOST_SETS]) -> u64 {
        let spot = |&(set, by): &(u8, u32)| unions[usize::from(set) % MOST_SETS].rotate_right(by);
        // The usual lengths get code of their own.
        match &*self.spots {
            [one, two] => self.within & spot(one) & spot(two),
            [one, two, three] => self.within & spot(one) & spot(two) & spot(three),
            spots => spots.iter().fold(self.within, |firsts, next| firsts & spot(next)),
        }
    }

    /// Whether it lies with its first cell at a bit.
    #[inline]
    pub(super) fn lies_at<const N: usize>(&self, sets: &[u8], planes: &[u64; N], first: i32) -> bool {
        self.within >> first & 1 == 1
            && self.spots.iter().all(|&(set, by)| {
                let cell = (first as u32 + by) & 63;
                let code = (0..N).fold(0, |code, bit| code | (planes[bit] >> cell & 1) << bit);
                sets[usize::from(set)] >> code & 1 == 1
            })
    }
}

impl Stencil {
    /// The masks of the move with its first cell at bit 0, and how far they are to be shifted.
    fn masks<const N: usize>(&self, field: &Field) -> ([u64; N], i32) {
        let least = self.changes.iter().map(|&(step, ..)| field.offset(step)).min().unwrap_or(0);
        let mut masks = [0; N];
        for &(step, from, to) in &self.changes {
            let at = 1_u64 << ((field.offset(step) - least) & 63);
            for (bit, mask) in masks.iter_mut().enumerate() {
                *mask |= if (from ^ to) >> bit & 1 == 1 { at } else { 0 };
            }
        }
        (masks, least)
    }
}

/// A step on boards of one size.
#[derive(Clone, Copy)]
pub(super) struct Ray {
    /// The cells from which it stays on the board.
    can_step: u64,
    /// How far it goes in bits.
    offset: i32,
}

impl Ray {
    fn new(step: Step, field: &Field) -> Self {
        Self { can_step: field.can_step(step), offset: field.offset(step) }
    }

    /// A set moved by the step; cells that leave the board are gone.
    #[inline]
    fn moved(self, set: u64) -> u64 {
        (set & self.can_step).rotate_left(self.offset.rem_euclid(64) as u32)
    }

    /// The cells of a set from which the step leads to a cell of another.
    #[inline]
    fn before(self, set: u64, target: u64) -> u64 {
        set & self.can_step & target.rotate_right(self.offset.rem_euclid(64) as u32)
    }
}

/// What is seen from a cell.
pub(super) struct LaidSight {
    rays: Box<[Ray]>,
    through: u8,
    onto: u8,
    most: u32,
}

impl LaidSight {
    fn new(sight: &Sight, field: &Field) -> Self {
        let Sight { ref along, through, onto, most } = *sight;
        Self { rays: along.iter().map(|&step| Ray::new(step, field)).collect(), through, onto, most }
    }

    /// Visits the cells of `onto` that are seen from a cell.
    #[inline]
    pub(super) fn visit<B>(
        &self,
        cells: &[u64; 8],
        from: u32,
        mut visit: impl FnMut(u32) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let (through, onto) = (union(cells, self.through), union(cells, self.onto));
        for ray in &self.rays {
            let mut at = from;
            let mut left = self.most;
            while left > 0 && ray.can_step >> at & 1 == 1 {
                at = at.wrapping_add_signed(ray.offset);
                left -= 1;
                if onto >> at & 1 == 1 {
                    visit(at)?;
                }
                if through >> at & 1 == 0 {
                    break;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// A slider on boards of one size.
pub(super) struct LaidSlider {
    piece: u8,
    sight: LaidSight,
    leave: u8,
    becomes: Option<u8>,
    /// Whether the move may end before the shot.
    stop: bool,
    shots: Box<[(LaidSight, u8)]>,
    /// Whether a piece has a move where a cell next to it can be entered, and nowhere else.
    pub(super) needs_one_step: bool,
}

impl LaidSlider {
    fn new(slider: &Slider, field: &Field) -> Self {
        let shots = slider.shots.iter().map(|(sight, mark)| (LaidSight::new(sight, field), *mark));
        Self {
            piece: slider.piece,
            sight: LaidSight::new(&slider.sight, field),
            leave: slider.leave,
            becomes: slider.becomes,
            stop: slider.stop || slider.shots.is_empty(),
            shots: shots.collect(),
            needs_one_step: slider.needs_one_step(),
        }
    }

    /// The pieces next to a cell that they may enter.
    #[inline]
    pub(super) fn movable(&self, cells: &[u64; 8]) -> u64 {
        let (pieces, entered) =
            (union(cells, self.piece), union(cells, self.sight.through | self.sight.onto));
        self.sight.rays.iter().fold(0, |set, ray| set | ray.before(pieces, entered))
    }

    /// Visits the planes after each of its moves.
    #[inline]
    pub(super) fn visit<const N: usize, B>(
        &self,
        planes: &[u64; N],
        cells: &[u64; 8],
        visit: &mut impl FnMut([u64; N]) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for code in 1..1_u8 << N {
            if self.piece >> code & 1 == 0 {
                continue;
            }
            let mut pieces = cells[usize::from(code)];
            while pieces != 0 {
                let from = pieces.trailing_zeros();
                pieces &= pieces - 1;
                self.sight.visit(cells, from, |to| {
                    let mut next = *planes;
                    put(&mut next, from, self.leave);
                    put(&mut next, to, self.becomes.unwrap_or(code));
                    if self.stop {
                        visit(next)?;
                    }
                    self.shoot(to, &next, visit)
                })?;
            }
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn shoot<const N: usize, B>(
        &self,
        from: u32,
        planes: &[u64; N],
        visit: &mut impl FnMut([u64; N]) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if self.shots.is_empty() {
            return ControlFlow::Continue(());
        }
        let cells = by_code(planes);
        for (sight, mark) in &self.shots {
            sight.visit(&cells, from, |hit| {
                let mut shot = *planes;
                put(&mut shot, hit, *mark);
                visit(shot)
            })?;
        }
        ControlFlow::Continue(())
    }
}

/// A board's cells, as far as one word holds them.
struct Field {
    height: i32,
    width: i32,
    log_stride: u32,
}

impl Field {
    fn new(grid: SmallGrid) -> Self {
        let (height, width) = (grid.height() as i32, grid.width() as i32);
        Self { height, width, log_stride: grid.stride().trailing_zeros() }
    }

    /// How far a step goes in bits.
    fn offset(&self, [down, right]: Step) -> i32 {
        (down << self.log_stride) + right
    }

    /// The cells from which a step stays on the board.
    fn can_step(&self, [down, right]: Step) -> u64 {
        let span = |length: i32, by: i32| {
            let (from, to) = ((-by).max(0), length.min(length - by));
            (from < to).then_some((from as u32, to as u32))
        };
        let (Some((top, bottom)), Some((left, last))) = (span(self.height, down), span(self.width, right))
        else {
            return 0;
        };
        let columns = (!0_u64 >> (64 - (last - left))) << left;
        let rows =
            (!0_u64 >> (64 - ((bottom - top) << self.log_stride))).unbounded_shl(top << self.log_stride);
        // Columns are narrower than rows, so that no product reaches into another row.
        (first_column(self.log_stride) & rows).wrapping_mul(columns)
    }
}

const fn first_column(log_stride: u32) -> u64 {
    match log_stride {
        0 => !0,
        1 => 0x5555_5555_5555_5555,
        2 => 0x1111_1111_1111_1111,
        3 => 0x0101_0101_0101_0101,
        4 => 0x0001_0001_0001_0001,
        5 => 0x0000_0001_0000_0001,
        _ => 1,
    }
}

/// The cells of each code but 0.
#[inline]
pub(super) fn by_code<const N: usize>(planes: &[u64; N]) -> [u64; 8] {
    let mut cells = [0; 8];
    #[expect(clippy::needless_range_loop, reason = "the compiler unrolls it")]
    for code in 1..1_usize << N {
        cells[code] =
            (0..N).fold(!0, |set, bit| set & if code >> bit & 1 == 1 { planes[bit] } else { !planes[bit] });
    }
    cells
}

/// The cells that hold one of a set of codes.
#[inline]
pub(super) fn union(cells: &[u64; 8], set: u8) -> u64 {
    let mut rest = set;
    let mut all = 0;
    while rest != 0 {
        all |= cells[rest.trailing_zeros() as usize];
        rest &= rest - 1;
    }
    all
}

#[inline]
fn put<const N: usize>(planes: &mut [u64; N], cell: u32, code: u8) {
    for (bit, plane) in planes.iter_mut().enumerate() {
        *plane = *plane & !(1 << cell) | u64::from(code >> bit & 1) << cell;
    }
}
