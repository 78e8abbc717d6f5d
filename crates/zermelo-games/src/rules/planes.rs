//! Boards in compiled form: bit planes that hold the numbers of letters in binary. A pattern is found everywhere at once, as the
//! intersection of shifted sets, and a move is one mask for each plane.
//!
//! This form has strips and grids without endings, on which moves are rewrites (once, or on and on in one direction) and slides
//! (with or without a shot). Everything else stays with the plain form, as do boards that do not fit into a word.

#![allow(
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "boards fit into a word, and places are compared with their sides first"
)]

use super::board_game::Known;
use super::cells::{Cells, HOLE, Shape};
use super::declared::{Frame, Passing, Repeat, Step};
use super::plain::{KEEP, OUTSIDE_BIT, Plain, Play, PlayKind, Set, is_relative};
use super::text::Script;
use crate::game::{Convention, Drawing, Message, NormalForm, Notation, ParseError, Player, Ruleset};
use crate::rulesets::board::grid::{Board, BoardView, Exchange, Grid, Image, SmallGrid};
use std::ops::ControlFlow;
use std::sync::{Arc, OnceLock};
use zermelo_core::Arrange;

/// A cell of a pattern: how far it is, and the codes that it may hold.
#[derive(Clone, Debug)]
struct Spot {
    step: Step,
    set: u8,
}

/// A pattern that lies one way, with the codes that change.
#[derive(Clone, Debug)]
struct Stencil {
    spots: Vec<Spot>,
    /// For each spot that changes: how far it is, the code that is there, and the one it becomes.
    changes: Vec<(Step, u8, u8)>,
    goes_on: bool,
}

#[derive(Clone, Debug)]
struct Sight {
    along: Vec<Step>,
    through: u8,
    onto: u8,
    most: u32,
}

#[derive(Clone, Debug)]
struct Slider {
    piece: u8,
    sight: Sight,
    leave: u8,
    becomes: Option<u8>,
    stop: bool,
    /// What is shot afterwards, and the code put there.
    shots: Vec<(Sight, u8)>,
}

/// The moves of one player.
#[derive(Clone, Debug, Default)]
struct Side {
    stencils: Vec<Stencil>,
    sliders: Vec<Slider>,
    /// Whether two moves can lead to one board.
    may_repeat: bool,
}

/// So many different sets of codes are asked for by the patterns of one game.
const MOST_SETS: usize = 16;

/// The patterns of both players on boards of one size.
struct Laid {
    sides: [Box<[LaidStencil]>; 2],
}

/// A pattern on boards of one size. Sets of cells are rotated, not shifted: `within` has the cells where nothing comes round.
struct LaidStencil {
    /// The first cells from which all of the pattern is on the board.
    within: u64,
    /// For each place the number of its set of codes, and how many bits further it is.
    spots: Box<[(u8, u32)]>,
    /// For each place that changes how many bits further it is, and its new code.
    changes: Box<[(u32, u8)]>,
    /// The masks of the move with its first cell at bit 0, and how far they are to be shifted.
    masks: [u64; 3],
    least: i32,
    /// How many bits further the pattern ends, where it goes on from there.
    goes_on: Option<i32>,
}

impl LaidStencil {
    fn new(stencil: &Stencil, sets: &[u8], field: &Field) -> Self {
        let place = |step: Step| field.offset(step).rem_euclid(64) as u32;
        let number = |set: u8| sets.iter().position(|&known| known == set).unwrap_or(0) as u8;
        let (masks, least) = stencil.masks::<3>(field);
        let last = stencil.spots.last().map_or(0, |spot| field.offset(spot.step));
        Self {
            within: stencil.spots.iter().fold(!0, |within, spot| within & field.can_step(spot.step)),
            spots: stencil.spots.iter().map(|spot| (number(spot.set), place(spot.step))).collect(),
            changes: stencil.changes.iter().map(|&(step, _, to)| (place(step), to)).collect(),
            masks,
            least,
            goes_on: stencil.goes_on.then_some(last),
        }
    }

    /// The first cells of all places where the pattern lies, from the cells of each set of codes.
    #[inline]
    fn firsts(&self, unions: &[u64; MOST_SETS]) -> u64 {
        let mut firsts = self.within;
        for &(set, by) in &self.spots {
            firsts &= unions[usize::from(set) % MOST_SETS].rotate_right(by);
        }
        firsts
    }

    /// All cells of the pattern where it begins on these.
    #[inline]
    fn all(&self, firsts: u64) -> u64 {
        self.spots.iter().fold(0, |set, &(_, by)| set | firsts.rotate_left(by))
    }

    /// Whether it lies with its first cell at a bit.
    #[inline]
    fn lies_at<const N: usize>(&self, sets: &[u8], planes: &[u64; N], first: i32) -> bool {
        self.within >> first & 1 == 1
            && self.spots.iter().all(|&(set, by)| {
                let cell = (first as u32 + by) & 63;
                let code = (0..N).fold(0, |code, bit| code | (planes[bit] >> cell & 1) << bit);
                sets[usize::from(set)] >> code & 1 == 1
            })
    }
}

/// Letters of which every move leaves fewer: a board has no more moves than they allow.
struct Lowered {
    codes: u8,
    /// How many of them a move takes away, at least.
    each: u32,
    /// How many of them there are before a move, at least.
    needed: u32,
}

impl Lowered {
    fn of(sides: &[Side; 2], planes: usize) -> Option<Self> {
        let stencils = || sides.iter().flat_map(|side| &side.stencils);
        let measure = |codes: u8| {
            let counts = |code: u8| i64::from(codes >> code & 1);
            let lowers = |stencil: &Stencil| {
                stencil.changes.iter().map(|&(_, from, to)| counts(from) - counts(to)).sum::<i64>()
            };
            let needs = |stencil: &Stencil| {
                stencil.spots.iter().filter(|spot| spot.set != 0 && spot.set & !codes == 0).count() as u32
            };
            let each = stencils().map(lowers).min().filter(|&each| each > 0)?;
            Some(Self { codes, each: each as u32, needed: stencils().map(needs).min()? })
        };
        // Code 0 is that of cells out of play.
        (1..1_u16 << ((1 << planes) - 1))
            .filter_map(|set| measure((set << 1) as u8))
            .max_by_key(|lowered| (lowered.needed, lowered.each))
    }

    /// The most moves on a board with these cells.
    #[inline]
    fn most_moves(&self, cells: &[u64; 8]) -> u32 {
        let count = union(cells, self.codes).count_ones();
        count.checked_sub(self.needed).map_or(0, |more| more / self.each + 1)
    }
}

/// A game on a board of `N` planes.
#[derive(Clone)]
pub struct PlaneGame<const N: usize> {
    plain: Arc<Plain>,
    script: Arc<Script>,
    known: Arc<Known>,
    inner: Arc<Inner>,
}

struct Inner {
    /// The code of each letter; 0 for the one that no move looks at.
    codes: Vec<u8>,
    /// The letter of each code.
    letters: [u8; 8],
    sides: [Side; 2],
    /// The sets of codes that patterns ask for.
    sets: Vec<u8>,
    /// The patterns on boards of each size, by height and width.
    laid: Box<[OnceLock<Laid>]>,
    lowered: Option<Lowered>,
    images: Images,
    splits: Splitting,
}

/// Sides of boards that fit into a word.
const MOST_SIDE: usize = 64;

impl Inner {
    #[inline]
    fn laid(&self, grid: SmallGrid) -> &Laid {
        let (height, width) = (grid.height(), grid.width());
        self.laid[(height - 1) * MOST_SIDE + width - 1].get_or_init(|| {
            let field = Field::new(grid);
            let lay = |side: &Side| {
                side.stencils.iter().map(|stencil| LaidStencil::new(stencil, &self.sets, &field)).collect()
            };
            Laid { sides: self.sides.each_ref().map(lay) }
        })
    }

    /// The cells of each set of codes.
    #[inline]
    fn unions(&self, cells: &[u64; 8]) -> [u64; MOST_SETS] {
        let mut unions = [0; MOST_SETS];
        for (cells_of, &set) in unions.iter_mut().zip(&self.sets) {
            *cells_of = union(cells, set);
        }
        unions
    }
}

/// The images of a board that play as it does.
enum Images {
    /// One of the usual sets, which has code of its own.
    Common(Exchange),
    /// These.
    Among(Vec<Image>),
}

impl Images {
    fn of(list: Vec<Image>) -> Self {
        let flips = (0..8).map(|number| (number & 4 != 0, number & 1 != 0, number & 2 != 0));
        let has = |(transpose, flip_rows, flip_columns): (bool, bool, bool), swap: bool, exchanges: bool| {
            list.contains(&Image { transpose, flip_rows, flip_columns, swap, exchanges })
        };
        if flips.clone().all(|flip| has(flip, false, false)) {
            let colours = has((false, false, false), true, true);
            return Self::Common(if colours { Exchange::Colours } else { Exchange::Nothing });
        }
        if flips.clone().all(|flip| has(flip, false, flip.0)) {
            return Self::Common(Exchange::Turn);
        }
        Self::Among(list)
    }
}

enum Splitting {
    /// The board is played as one.
    None,
    /// The connected parts of the cells with some codes.
    Connected(u8, Vec<Step>),
    /// The cells that moves can bring together.
    Found,
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
    #[inline]
    fn offset(&self, [down, right]: Step) -> i32 {
        (down << self.log_stride) + right
    }

    /// The cells from which a step stays on the board.
    #[inline]
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

    /// A set moved by a step; cells that leave the board are gone.
    #[inline]
    fn moved(&self, set: u64, step: Step) -> u64 {
        shifted(set & self.can_step(step), self.offset(step))
    }
}

#[inline]
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

#[inline]
const fn shifted(set: u64, by: i32) -> u64 {
    if by >= 0 { set.unbounded_shl(by as u32) } else { set.unbounded_shr(by.unsigned_abs()) }
}

/// The cells of each code but 0.
#[inline]
fn by_code<const N: usize>(planes: &[u64; N]) -> [u64; 8] {
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
fn union(cells: &[u64; 8], set: u8) -> u64 {
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

impl Stencil {
    /// The masks of the move with its first cell at bit 0, and how far they are to be shifted.
    fn masks<const N: usize>(&self, field: &Field) -> ([u64; N], i32) {
        let least = self.changes.iter().map(|&(step, ..)| field.offset(step)).min().unwrap_or(0);
        let mut masks = [0; N];
        for &(step, from, to) in &self.changes {
            let at = 1_u64 << (field.offset(step) - least);
            for (bit, mask) in masks.iter_mut().enumerate() {
                *mask |= if (from ^ to) >> bit & 1 == 1 { at } else { 0 };
            }
        }
        (masks, least)
    }
}

impl<const N: usize> PlaneGame<N> {
    #[inline]
    fn visit<B>(
        &self,
        grid: SmallGrid,
        planes: &[u64; N],
        player: Player,
        visit: &mut impl FnMut([u64; N]) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let cells = by_code(planes);
        let stencils = &self.inner.laid(grid).sides[player.index()];
        if !stencils.is_empty() {
            let unions = self.inner.unions(&cells);
            for stencil in stencils {
                let mut firsts = stencil.firsts(&unions);
                while firsts != 0 {
                    let first = firsts.trailing_zeros() as i32;
                    firsts &= firsts - 1;
                    let by = first + stencil.least;
                    let mut next = *planes;
                    for (plane, &mask) in next.iter_mut().zip(&stencil.masks) {
                        *plane ^= mask << by;
                    }
                    visit(next)?;
                    if let Some(last) = stencil.goes_on {
                        self.go_on(stencil, last, first, next, visit)?;
                    }
                }
            }
        }
        let sliders = &self.inner.sides[player.index()].sliders;
        if !sliders.is_empty() {
            let field = Field::new(grid);
            for slider in sliders {
                Self::slide(&field, planes, &cells, slider, visit)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The same pattern again from the cell where it ended.
    fn go_on<B>(
        &self,
        stencil: &LaidStencil,
        last: i32,
        first: i32,
        mut planes: [u64; N],
        visit: &mut impl FnMut([u64; N]) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let mut at = first + last;
        // On a flat board a pattern that goes on leaves it in the end.
        while stencil.lies_at(&self.inner.sets, &planes, at) {
            for (plane, &mask) in planes.iter_mut().zip(&stencil.masks) {
                *plane ^= mask << (at + stencil.least);
            }
            visit(planes)?;
            at += last;
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn slide<B>(
        field: &Field,
        planes: &[u64; N],
        cells: &[u64; 8],
        slider: &Slider,
        visit: &mut impl FnMut([u64; N]) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for code in 1..1_u8 << N {
            if slider.piece >> code & 1 == 0 {
                continue;
            }
            let mut pieces = cells[usize::from(code)];
            while pieces != 0 {
                let from = pieces.trailing_zeros();
                pieces &= pieces - 1;
                see(field, cells, &slider.sight, from, |to| {
                    let mut next = *planes;
                    put(&mut next, from, slider.leave);
                    put(&mut next, to, slider.becomes.unwrap_or(code));
                    if slider.shots.is_empty() || slider.stop {
                        visit(next)?;
                    }
                    if slider.shots.is_empty() {
                        return ControlFlow::Continue(());
                    }
                    let after = by_code(&next);
                    for (sight, mark) in &slider.shots {
                        see(field, &after, sight, to, |hit| {
                            let mut shot = next;
                            put(&mut shot, hit, *mark);
                            visit(shot)
                        })?;
                    }
                    ControlFlow::Continue(())
                })?;
            }
        }
        ControlFlow::Continue(())
    }

    fn can_move(&self, grid: SmallGrid, planes: &[u64; N]) -> bool {
        Player::BOTH
            .into_iter()
            .any(|player| self.visit(grid, planes, player, &mut |_| ControlFlow::Break(())).is_break())
    }

    fn parts(&self, grid: SmallGrid, planes: &[u64; N], mut visit: impl FnMut([u64; N])) {
        match &self.inner.splits {
            Splitting::None => visit(*planes),
            Splitting::Connected(codes, near) => {
                let field = Field::new(grid);
                let mut rest = union(&by_code(planes), *codes);
                while rest != 0 {
                    let mut part = rest & rest.wrapping_neg();
                    loop {
                        let grown = near.iter().fold(part, |set, &step| set | field.moved(part, step) & rest);
                        if grown == part {
                            break;
                        }
                        part = grown;
                    }
                    rest &= !part;
                    let own = planes.map(|plane| plane & part);
                    if self.can_move(grid, &own) {
                        visit(own);
                    }
                }
            }
            Splitting::Found => self.found_parts(grid, planes, visit),
        }
    }

    /// The parts that no moves can bring together: cells belong together where a pattern can ever lie on both. A part has fewer
    /// moves to make than the whole, so that it may fall apart again.
    fn found_parts(&self, grid: SmallGrid, planes: &[u64; N], mut visit: impl FnMut([u64; N])) {
        let stencils: [&[LaidStencil]; 2] = self.inner.laid(grid).sides.each_ref().map(|side| &**side);
        let mut waiting = vec![*planes];
        let mut firsts = Vec::new();
        while let Some(planes) = waiting.pop() {
            if !self.can_move(grid, &planes) {
                continue;
            }
            self.ever(stencils, &planes, &mut firsts);
            let lying = || stencils.into_iter().flatten().zip(&firsts).filter(|&(_, &firsts)| firsts != 0);
            let mut touched = lying().fold(0, |set, (stencil, &firsts)| set | stencil.all(firsts));
            let before = waiting.len();
            while touched != 0 {
                let mut part = touched & touched.wrapping_neg();
                loop {
                    let grown = lying().fold(part, |grown, (stencil, &all)| {
                        let own = stencil.spots.iter().fold(0, |set, &(_, by)| set | grown.rotate_right(by));
                        grown | stencil.all(own & all)
                    });
                    if grown == part {
                        break;
                    }
                    part = grown;
                }
                touched &= !part;
                waiting.push(planes.map(|plane| plane & part));
            }
            if waiting.len() == before + 1
                && let Some(whole) = waiting.pop()
            {
                visit(whole);
            }
        }
    }

    /// For every pattern the first cells where it can ever lie. What a cell can ever hold is found from above: after each move
    /// every letter that some pattern could write there if each of its cells could hold what it asks for.
    fn ever(&self, stencils: [&[LaidStencil]; 2], planes: &[u64; N], firsts: &mut Vec<u64>) {
        let mut may = by_code(planes);
        let mut moves = self.inner.lowered.as_ref().map_or(u32::MAX, |lowered| lowered.most_moves(&may));
        loop {
            let (before, unions) = (may, self.inner.unions(&may));
            firsts.clear();
            for stencil in stencils.into_iter().flatten() {
                let lying = stencil.firsts(&unions);
                firsts.push(lying);
                if lying != 0 {
                    for &(by, to) in &stencil.changes {
                        may[usize::from(to) & 7] |= lying.rotate_left(by);
                    }
                }
            }
            may[0] = 0;
            moves = moves.saturating_sub(1);
            if may == before || moves == 0 {
                return;
            }
        }
    }

    fn to_cells(&self, board: &Board<N>) -> Cells {
        let (height, width) = (board.height(), board.width());
        let cells = (0..height).flat_map(|row| (0..width).map(move |column| (row, column)));
        let letter = |(row, column): (usize, usize)| {
            let code = board.code_of(row, column);
            self.inner.letters[usize::from(code)]
        };
        let letters = cells.map(letter).collect();
        Cells { shape: Shape::Grid { height: height as u32, width: width as u32 }, letters }
    }

    fn to_board(&self, cells: &Cells) -> Board<N> {
        let (height, width) = cells.size();
        Board::from_codes(height, width, |row, column| {
            let letter = cells.letters[row * width + column];
            if letter == HOLE { 0 } else { self.inner.codes[usize::from(letter)] }
        })
    }
}

/// Visits the cells of `onto` that are seen from a cell.
#[inline]
fn see<B>(
    field: &Field,
    cells: &[u64; 8],
    sight: &Sight,
    from: u32,
    mut visit: impl FnMut(u32) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let (through, onto) = (union(cells, sight.through), union(cells, sight.onto));
    for &step in &sight.along {
        let (can_step, offset) = (field.can_step(step), field.offset(step));
        let mut at = from;
        let mut left = sight.most;
        while left > 0 && can_step >> at & 1 == 1 {
            at = at.wrapping_add_signed(offset);
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

impl<const N: usize> Ruleset for PlaneGame<N> {
    type Position = Board<N>;

    #[inline]
    fn options<B>(
        &self,
        position: &Board<N>,
        player: Player,
        mut visit: impl FnMut(Board<N>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        match position.view() {
            BoardView::Small(grid, planes) => {
                if self.inner.sides[player.index()].may_repeat {
                    let mut seen: Vec<[u64; N]> = Vec::new();
                    return self.visit(grid, planes, player, &mut |next| {
                        if seen.contains(&next) {
                            return ControlFlow::Continue(());
                        }
                        seen.push(next);
                        visit(grid.board(next))
                    });
                }
                self.visit(grid, planes, player, &mut |next| visit(grid.board(next)))
            }
            BoardView::Large(..) => {
                let options = self.plain.options(&self.to_cells(position), player);
                options.iter().map(|option| self.to_board(option)).try_for_each(visit)
            }
        }
    }

    fn is_impartial(&self) -> bool {
        self.known.is_impartial
    }

    fn is_loop_free(&self) -> bool {
        self.known.is_loop_free
    }

    #[inline]
    fn components(&self, position: &Board<N>, mut visit: impl FnMut(Board<N>)) {
        match position.view() {
            BoardView::Small(grid, planes) => self.parts(grid, planes, |part| visit(grid.board(part))),
            BoardView::Large(..) => match &self.known.splits {
                Some((letters, near)) => {
                    let parts = self.plain.parts(&self.to_cells(position), *letters, near);
                    for part in &parts {
                        visit(self.to_board(part));
                    }
                }
                None => visit(position.clone()),
            },
        }
    }

    #[inline]
    fn normal_form(&self, position: &Board<N>) -> NormalForm<Board<N>> {
        match &self.inner.images {
            Images::Common(exchange) => position.normal_form(*exchange),
            Images::Among(images) => position.normal_form_among(images),
        }
    }

    #[inline]
    fn heap_bytes(&self, position: &Board<N>) -> usize {
        position.heap_bytes()
    }
}

impl<const N: usize> Notation for PlaneGame<N> {
    fn parse(&self, text: &str) -> Result<Board<N>, ParseError> {
        Ok(self.to_board(&self.script.parse(text)?))
    }

    fn print(&self, position: &Board<N>) -> String {
        self.script.print(&self.to_cells(position))
    }

    fn remarks(&self, _: &str) -> Vec<Message> {
        self.known.remarks(&self.script.name)
    }

    fn move_label(&self, from: &Board<N>, to: &Board<N>, player: Player) -> String {
        self.script.label(&self.to_cells(from), &self.to_cells(to), player)
    }

    fn picture(&self, position: &Board<N>, _: Convention) -> Option<String> {
        self.script.picture(&self.to_cells(position))
    }

    fn drawing(&self, position: &Board<N>) -> Option<Drawing> {
        self.script.drawing(&self.to_cells(position))
    }
}

// ---- Compiling ----

/// A move taken apart for comparison under symmetries: what it is, and where. Rewrites that do not go on are lists of cells in
/// no order, counted from the least.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Atom {
    Pattern(Vec<(Step, Set, u8)>),
    GoesOn(Vec<(Step, Set, u8)>),
    Slide(Step, [Set; 3], [u8; 2], u32, bool, Vec<(Step, [Set; 2], u8, u32)>),
}

/// A symmetry of a board: rows and columns exchanged, then turned round.
fn image_of([down, right]: Step, (transpose, flip_rows, flip_columns): (bool, bool, bool)) -> Step {
    let (down, right) = if transpose { (right, down) } else { (down, right) };
    [if flip_rows { -down } else { down }, if flip_columns { -right } else { right }]
}

fn renamed(set: Set, names: &[u8]) -> Set {
    let kept = set & OUTSIDE_BIT;
    (0..names.len())
        .filter(|&letter| set >> letter & 1 == 1)
        .fold(kept, |set, letter| set | 1 << names[letter])
}

fn renamed_letter(letter: u8, names: &[u8]) -> u8 {
    names.get(usize::from(letter)).copied().unwrap_or(letter)
}

/// The moves of a player under a symmetry, in order. `None` where some move has no compiled form.
fn atoms(plays: &[Play], flip: (bool, bool, bool), names: &[u8]) -> Option<Vec<Atom>> {
    let mut list = Vec::new();
    for play in plays {
        if !play.when.is_empty() {
            return None;
        }
        match &play.kind {
            PlayKind::Rewrite { from, to, ways: Some(ways), repeat, .. } => {
                let is_relative = to.iter().any(|&to| is_relative(to));
                let has_outside = from.iter().any(|set| set & OUTSIDE_BIT != 0);
                if !play.then.is_empty() || *repeat == Repeat::AnyWay || has_outside || is_relative {
                    return None;
                }
                for way in ways {
                    let cell = |((&set, &to), &step): ((&Set, &u8), &Step)| {
                        (image_of(step, flip), renamed(set, names), renamed_letter(to, names))
                    };
                    let mut cells: Vec<_> = from.iter().zip(to).zip(way).map(cell).collect();
                    if *repeat == Repeat::SameWay && from.len() > 1 {
                        list.push(Atom::GoesOn(cells));
                        continue;
                    }
                    cells.arrange();
                    let [top, left] = cells[0].0;
                    for (step, ..) in &mut cells {
                        *step = [step[0] - top, step[1] - left];
                    }
                    list.push(Atom::Pattern(cells));
                }
            }
            PlayKind::Slide { piece, through, onto, leave, becomes, most, along } => {
                let mut shots = Vec::new();
                for shot in &play.then {
                    let PlayKind::Shoot { through, onto, mark, most, along } = &shot.kind else {
                        return None;
                    };
                    if !shot.then.is_empty() {
                        return None;
                    }
                    let sets = [*through, *onto].map(|set| renamed(set, names));
                    shots.extend(
                        along
                            .iter()
                            .map(|&step| (image_of(step, flip), sets, renamed_letter(*mark, names), *most)),
                    );
                }
                shots.arrange();
                for &step in along {
                    let sets = [*piece, *through, *onto].map(|set| renamed(set, names));
                    let letters = [*leave, *becomes].map(|letter| renamed_letter(letter, names));
                    list.push(Atom::Slide(
                        image_of(step, flip),
                        sets,
                        letters,
                        *most,
                        play.stop,
                        shots.clone(),
                    ));
                }
            }
            _ => return None,
        }
    }
    list.arrange();
    list.dedup();
    Some(list)
}

/// What a symmetry does to the moves.
struct Symmetry {
    flip: (bool, bool, bool),
    names: Vec<u8>,
    exchanges: bool,
}

/// The ways to exchange letters two by two, with that of exchanging none first.
fn exchanges_of(count: usize) -> Vec<Vec<u8>> {
    let mut list = vec![(0..count as u8).collect::<Vec<u8>>()];
    let mut at = 0;
    // More letters have too many; one pair at a time is enough for them.
    while at < list.len() && list.len() < 300 {
        let names = list[at].clone();
        at += 1;
        let last = (0..count)
            .rev()
            .find(|&letter| usize::from(names[letter]) != letter)
            .map_or(0, |letter| usize::from(names[letter]).min(letter) + 1);
        for one in last..count {
            for two in one + 1..count {
                if usize::from(names[one]) == one && usize::from(names[two]) == two {
                    let mut more = names.clone();
                    more.swap(one, two);
                    if !list.contains(&more) {
                        list.push(more);
                    }
                }
            }
        }
    }
    list
}

/// All symmetries of the moves that are found.
fn symmetries(plain: &Plain) -> Option<Vec<Symmetry>> {
    let count = plain.letters.len();
    let identity: Vec<u8> = (0..count as u8).collect();
    let none = (false, false, false);
    let own = [atoms(&plain.moves[0], none, &identity)?, atoms(&plain.moves[1], none, &identity)?];
    let mut list = Vec::new();
    for names in exchanges_of(count.min(8)) {
        let names: Vec<u8> = names.into_iter().chain(count.min(8) as u8..count as u8).collect();
        for number in 0..8 {
            let flip = (number & 4 != 0, number & 1 != 0, number & 2 != 0);
            if plain.frame == Frame::Strip && (flip.0 || flip.1) {
                continue;
            }
            let images = [atoms(&plain.moves[0], flip, &names)?, atoms(&plain.moves[1], flip, &names)?];
            if images == own {
                list.push(Symmetry { flip, names: names.clone(), exchanges: false });
            }
            if images[0] == own[1] && images[1] == own[0] && images != own {
                list.push(Symmetry { flip, names: names.clone(), exchanges: true });
            }
        }
    }
    Some(list)
}

/// The letters that some move looks at.
fn looked_at(plays: &[Play]) -> Set {
    plays.iter().fold(0, |set, play| {
        let own = match &play.kind {
            PlayKind::Rewrite { from, .. } => from.iter().fold(0, |set, one| set | one),
            PlayKind::Slide { piece, through, onto, .. } => piece | through | onto,
            PlayKind::Shoot { through, onto, .. } => through | onto,
            PlayKind::Push { piece, pushed, into, .. } => piece | pushed | into,
            PlayKind::Enclose { onto, turned, piece, .. } => onto | turned | 1 << piece,
            PlayKind::Again => 0,
        };
        set | own | looked_at(&play.then)
    })
}

/// A board game in compiled form, whatever the number of its planes.
pub(super) enum Compiled {
    One(PlaneGame<1>),
    Two(PlaneGame<2>),
    Three(PlaneGame<3>),
}

/// The compiled form of a game, `None` where it has none.
pub(super) fn compiled(plain: &Arc<Plain>, script: &Arc<Script>, known: &Arc<Known>) -> Option<Compiled> {
    let is_flat = matches!(plain.frame, Frame::Grid | Frame::Strip);
    if !is_flat || plain.has_endings() || plain.passing != Passing::Never || plain.letters.len() > 8 {
        return None;
    }
    let symmetries = symmetries(plain)?;
    let looked = looked_at(&plain.moves[0]) | looked_at(&plain.moves[1]);
    let live: Vec<u8> = (0..plain.letters.len() as u8).filter(|&letter| looked >> letter & 1 == 1).collect();
    let dead: Vec<u8> = (0..plain.letters.len() as u8).filter(|letter| !live.contains(letter)).collect();
    if dead.len() > 1 || live.is_empty() {
        return None;
    }
    // Exchanging two planes exchanges letters: those whose codes differ in just one of the two.
    let fixes_dead =
        |symmetry: &&Symmetry| dead.iter().all(|&letter| symmetry.names[usize::from(letter)] == letter);
    let is_proper = |symmetry: &&Symmetry| {
        symmetry.names.iter().enumerate().any(|(letter, &name)| usize::from(name) != letter)
    };
    let exchange =
        symmetries.iter().filter(fixes_dead).filter(is_proper).max_by_key(|symmetry| symmetry.exchanges);
    let identity: Vec<u8> = (0..plain.letters.len() as u8).collect();
    let mut names = exchange.map_or(identity.clone(), |symmetry| symmetry.names.clone());
    let coded =
        [1, 2, 3].into_iter().find_map(|planes| codes(&live, &names, planes).map(|codes| (planes, codes)));
    let (planes, code) = match coded {
        Some(coded) => coded,
        None => {
            names.clone_from(&identity);
            let coded = [1, 2, 3]
                .into_iter()
                .find_map(|planes| codes(&live, &names, planes).map(|codes| (planes, codes)));
            coded?
        }
    };
    let images: Vec<Image> = symmetries
        .iter()
        .filter_map(|symmetry| {
            let swap = if symmetry.names == identity {
                false
            } else if symmetry.names == names {
                true
            } else {
                return None;
            };
            let (transpose, flip_rows, flip_columns) = symmetry.flip;
            Some(Image { transpose, flip_rows, flip_columns, swap, exchanges: symmetry.exchanges })
        })
        .collect();
    let mut letters = [HOLE; 8];
    letters[0] = dead.first().copied().unwrap_or(HOLE);
    for &letter in &live {
        letters[usize::from(code[usize::from(letter)])] = letter;
    }
    let full_code = |letter: u8| code.get(usize::from(letter)).copied().unwrap_or(0);
    let set = |set: Set| {
        live.iter()
            .filter(|&&letter| set >> letter & 1 == 1)
            .fold(0, |codes, &letter| codes | 1 << full_code(letter))
    };
    let sides = [side(&plain.moves[0], &full_code, &set)?, side(&plain.moves[1], &full_code, &set)?];
    let has_sliders = sides.iter().any(|side| !side.sliders.is_empty());
    let splits = match &known.splits {
        Some((letters, near)) => Splitting::Connected(set(*letters), near.clone()),
        None if has_sliders => Splitting::None,
        None => Splitting::Found,
    };
    let mut sets: Vec<u8> = sides
        .iter()
        .flat_map(|side| &side.stencils)
        .flat_map(|one| &one.spots)
        .map(|spot| spot.set)
        .collect();
    sets.arrange();
    sets.dedup();
    if sets.len() > MOST_SETS {
        return None;
    }
    let lowered = Lowered::of(&sides, planes as usize);
    let laid = (0..MOST_SIDE * MOST_SIDE).map(|_| OnceLock::new()).collect();
    let images = Images::of(images);
    let inner = Arc::new(Inner { codes: code, letters, sides, sets, laid, lowered, images, splits });
    let (plain, script, known) = (plain.clone(), script.clone(), known.clone());
    Some(match planes {
        1 => Compiled::One(PlaneGame { plain, script, known, inner }),
        2 => Compiled::Two(PlaneGame { plain, script, known, inner }),
        _ => Compiled::Three(PlaneGame { plain, script, known, inner }),
    })
}

/// The codes of the letters in so many planes, those of exchanged letters with planes 0 and 1 exchanged. 0 for those that
/// are not live.
fn codes(live: &[u8], names: &[u8], planes: u32) -> Option<Vec<u8>> {
    let all: Vec<u8> = (1..1_u8 << planes).collect();
    let exchanged = |code: u8| if planes < 2 { code } else { code & !3 | (code & 1) << 1 | code >> 1 & 1 };
    let mut free: Vec<u8> = all;
    let mut codes = vec![0; names.len()];
    for &letter in live {
        let other = names[usize::from(letter)];
        if codes[usize::from(letter)] != 0 {
            continue;
        }
        let is_pair = other != letter;
        // Without any pair every code will do.
        let has_pairs = names.iter().enumerate().any(|(letter, &name)| usize::from(name) != letter);
        let fits = |&code: &u8| if has_pairs { (exchanged(code) != code) == is_pair } else { true };
        let code = free.iter().copied().find(fits)?;
        free.retain(|&other| other != code);
        codes[usize::from(letter)] = code;
        if is_pair {
            free.retain(|&other| other != exchanged(code));
            codes[usize::from(other)] = exchanged(code);
        }
    }
    Some(codes)
}

fn side(plays: &[Play], code: &impl Fn(u8) -> u8, set: &impl Fn(Set) -> u8) -> Option<Side> {
    let mut side = Side::default();
    let mut effects = Vec::new();
    let sight = |along: &[Step], through: Set, onto: Set, most: u32| Sight {
        along: along.to_vec(),
        through: set(through),
        onto: set(onto),
        most,
    };
    let mut atoms_seen: Vec<Vec<(Step, Set, u8)>> = Vec::new();
    for play in plays {
        match &play.kind {
            PlayKind::Rewrite { from, to, ways: Some(ways), repeat, .. } => {
                for way in ways {
                    // The same pattern from its other end is the same pattern.
                    if *repeat == Repeat::Once {
                        let mut cells: Vec<_> = from
                            .iter()
                            .zip(to)
                            .zip(way)
                            .map(|((&set, &to), &step)| (step, set, to))
                            .collect();
                        cells.arrange();
                        let [top, left] = cells[0].0;
                        for (step, ..) in &mut cells {
                            *step = [step[0] - top, step[1] - left];
                        }
                        if atoms_seen.contains(&cells) {
                            continue;
                        }
                        atoms_seen.push(cells);
                    }
                    expand(
                        from,
                        to,
                        way,
                        *repeat == Repeat::SameWay && from.len() > 1,
                        code,
                        set,
                        &mut side,
                        &mut effects,
                    )?;
                }
            }
            PlayKind::Slide { piece, through, onto, leave, becomes, most, along } => {
                let shot = |shot: &Play| match &shot.kind {
                    PlayKind::Shoot { through, onto, mark, most, along } => {
                        Some((sight(along, *through, *onto, *most), code(*mark)))
                    }
                    _ => None,
                };
                side.sliders.push(Slider {
                    piece: set(*piece),
                    sight: sight(along, *through, *onto, *most),
                    leave: code(*leave),
                    becomes: (*becomes != KEEP).then(|| code(*becomes)),
                    stop: play.stop,
                    shots: play.then.iter().map(shot).collect::<Option<_>>()?,
                });
            }
            _ => return None,
        }
    }
    side.may_repeat |= !side.stencils.is_empty() && !side.sliders.is_empty() || side.sliders.len() > 1;
    side.may_repeat |= side.sliders.iter().any(|slider| slider.shots.len() > 1 || slider.stop);
    Some(side)
}

/// A rewrite for each letter that a changing cell can hold.
#[expect(clippy::too_many_arguments, reason = "the parts of a rewrite, and where its stencils go")]
fn expand(
    from: &[Set],
    to: &[u8],
    way: &[Step],
    goes_on: bool,
    code: &impl Fn(u8) -> u8,
    set: &impl Fn(Set) -> u8,
    side: &mut Side,
    effects: &mut Vec<Vec<(Step, u8, u8)>>,
) -> Option<()> {
    const MOST_STENCILS: usize = 2_000;
    let mut chosen: Vec<Vec<u8>> = vec![Vec::new()];
    for (&allowed, &to) in from.iter().zip(to) {
        let codes = set(allowed);
        let choices: Vec<u8> = if to == KEEP {
            vec![codes]
        } else {
            (0..8).filter(|bit| codes >> bit & 1 == 1).map(|bit| 1 << bit).collect()
        };
        chosen = chosen
            .iter()
            .flat_map(|list| choices.iter().map(|&one| [list.as_slice(), &[one]].concat()))
            .collect();
        if chosen.len() > MOST_STENCILS {
            return None;
        }
    }
    for sets in chosen {
        let spots = sets.iter().zip(way).map(|(&set, &step)| Spot { step, set }).collect();
        let changes: Vec<(Step, u8, u8)> = sets
            .iter()
            .zip(to)
            .zip(way)
            .filter(|((_, to), _)| **to != KEEP)
            .map(|((set, &to), &step)| (step, set.trailing_zeros() as u8, code(to)))
            .filter(|(_, from, to)| from != to)
            .collect();
        // A rewrite of letters by the same letters is a move that stays; the plain form has it.
        if changes.is_empty() {
            return None;
        }
        let mut effect = changes.clone();
        effect.arrange();
        let [top, left] = effect[0].0;
        for (step, ..) in &mut effect {
            *step = [step[0] - top, step[1] - left];
        }
        side.may_repeat |= effects.contains(&effect);
        effects.push(effect);
        side.stencils.push(Stencil { spots, changes, goes_on });
    }
    (side.stencils.len() <= MOST_STENCILS).then_some(())
}
