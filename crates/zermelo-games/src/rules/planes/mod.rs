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

mod compile;
mod laid;
mod moves;
mod parts;

use super::board_game::Known;
use super::cells::{Cells, HOLE, Shape};
use super::declared::Step;
use super::plain::Plain;
use super::text::Script;
use crate::game::{Bounds, Convention, Drawing, Message, NormalForm, Notation, ParseError, Player, Ruleset};
use std::ops::ControlFlow;
use std::sync::{Arc, OnceLock};
use zermelo_boards::{Board, BoardView, Exchange, Grid, Image, SmallGrid};

use laid::{Laid, LaidStencil, MOST_SETS, by_code, union};
use moves::{Lowered, Side};
use parts::Splitting;

pub(super) use compile::{Compiled, compiled};

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
    laid: Box<[OnceLock<Box<Laid>>]>,
    lowered: Option<Lowered>,
    images: Images,
    splits: Splitting,
    /// The steps between neighbours, where they are not those of the grid.
    near: Vec<Step>,
}

/// Sides of boards that fit into a word.
const MOST_SIDE: usize = 64;

impl Inner {
    #[inline]
    fn laid(&self, grid: SmallGrid) -> &Laid {
        let (height, width) = (grid.height(), grid.width());
        self.laid[(height - 1) * MOST_SIDE + width - 1]
            .get_or_init(|| Box::new(Laid::new(grid, &self.sides, &self.sets, &self.near)))
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

impl<const N: usize> PlaneGame<N> {
    #[inline]
    fn visit<B>(
        &self,
        laid: &Laid,
        planes: &[u64; N],
        player: Player,
        visit: &mut impl FnMut([u64; N]) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let cells = by_code(planes);
        let side = &laid.sides[player.index()];
        if !side.stencils.is_empty() {
            let unions = self.inner.unions(&cells);
            for stencil in &side.stencils {
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
        side.sliders.iter().try_for_each(|slider| slider.visit(planes, &cells, visit))
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

    /// The number of a player's options, counted up to `most`.
    fn count_options(&self, position: &Board<N>, player: Player, most: u32) -> u32 {
        let mut count = 0;
        let _ = self.options(position, player, |_| {
            count += 1;
            if count == most { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        count
    }

    fn to_cells(&self, board: &Board<N>) -> Cells {
        let (height, width) = (board.height(), board.width());
        let cells = (0..height).flat_map(|row| (0..width).map(move |column| (row, column)));
        let letter = |(row, column): (usize, usize)| {
            let code = board.code_of(row, column);
            self.inner.letters[code as usize]
        };
        let letters = cells.map(letter).collect();
        Cells { shape: Shape::Grid { height: height as u32, width: width as u32 }, letters }
    }

    fn to_board(&self, cells: &Cells) -> Board<N> {
        let (height, width) = cells.size();
        Board::from_codes(height, width, |row, column| {
            let letter = cells.letters[row * width + column];
            if letter == HOLE { 0 } else { self.inner.codes[usize::from(letter)].into() }
        })
    }
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
                let laid = self.inner.laid(grid);
                if self.inner.sides[player.index()].may_repeat {
                    let mut seen: Vec<[u64; N]> = Vec::new();
                    return self.visit(laid, planes, player, &mut |next| {
                        if seen.contains(&next) {
                            return ControlFlow::Continue(());
                        }
                        seen.push(next);
                        visit(grid.board(next))
                    });
                }
                self.visit(laid, planes, player, &mut |next| visit(grid.board(next)))
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

    /// Each cell in play holds one of the letters; the others stay as they are.
    fn reachable_bound(&self, position: &Board<N>) -> Option<u64> {
        let BoardView::Small(_, planes) = position.view() else { return None };
        let cells = planes.iter().fold(0, |set, plane| set | plane).count_ones();
        Some((self.plain.letters.len() as u64).saturating_pow(cells))
    }

    fn mobility(&self, position: &Board<N>, most: u32) -> [u32; 2] {
        let BoardView::Small(grid, planes) = position.view() else {
            return Player::each(|player| self.count_options(position, player, most));
        };
        let laid = self.inner.laid(grid);
        let unions = self.inner.unions(&by_code(planes));
        Player::each(|player| {
            if !self.inner.sides[player.index()].is_counted() {
                return self.count_options(position, player, most);
            }
            let stencils = laid.sides[player.index()].stencils.iter();
            stencils.map(|stencil| stencil.firsts(&unions).count_ones()).sum::<u32>().min(most)
        })
    }

    fn bounds(&self, position: &Board<N>) -> Bounds {
        let (Some(bounds), BoardView::Small(grid, planes)) = (self.known.bounds, position.view()) else {
            return Bounds::NONE;
        };
        let cells = by_code(planes);
        bounds(grid, &|letter| {
            let place = self.plain.letters.iter().position(|&own| own == letter);
            place.map_or(0, |place| cells[usize::from(self.inner.codes[place])])
        })
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
        let from = self.to_cells(from);
        self.script.label_among(&from, &self.to_cells(to), player, || self.plain.options(&from, player))
    }

    fn picture(&self, position: &Board<N>, _: Convention) -> Option<String> {
        self.script.picture(&self.to_cells(position))
    }

    fn drawing(&self, position: &Board<N>) -> Option<Drawing> {
        self.script.drawing(&self.to_cells(position))
    }
}
