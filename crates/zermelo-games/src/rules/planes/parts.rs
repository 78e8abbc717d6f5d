//! Parts of a board that are independent of one another.

use super::PlaneGame;
use super::laid::{Laid, by_code, union};
use crate::game::Player;
use zermelo_boards::SmallGrid;

/// How boards fall into parts.
pub(super) enum Splitting {
    /// The board is played as one.
    None,
    /// The connected parts of the cells with some codes.
    Connected {
        /// These.
        codes: u8,
        /// Whether the rules prove it: then each move lies within a part.
        is_proved: bool,
    },
    /// The cells that moves can bring together.
    Found,
}

/// So many shapes of patterns need no memory of their own.
const FEW_SHAPES: usize = 32;

impl<const N: usize> PlaneGame<N> {
    pub(super) fn parts(&self, grid: SmallGrid, planes: &[u64; N], mut visit: impl FnMut([u64; N])) {
        match self.inner.splits {
            Splitting::None => visit(*planes),
            Splitting::Connected { codes, is_proved } => {
                self.connected_parts(grid, planes, codes, is_proved, visit);
            }
            Splitting::Found => self.found_parts(self.inner.laid(grid), planes, &mut visit),
        }
    }

    /// Whether somebody has a move.
    fn can_move(&self, laid: &Laid, planes: &[u64; N]) -> bool {
        Player::BOTH.into_iter().any(|player| {
            self.visit(laid, planes, player, &mut |_| std::ops::ControlFlow::Break(())).is_break()
        })
    }

    /// The connected parts in which somebody has a move.
    fn connected_parts(
        &self,
        grid: SmallGrid,
        planes: &[u64; N],
        codes: u8,
        is_proved: bool,
        mut visit: impl FnMut([u64; N]),
    ) {
        let laid = self.inner.laid(grid);
        let cells = by_code(planes);
        let mut rest = union(&cells, codes);
        // Cells that make their parts ones with moves, and cells one of which each such part has.
        let (certain, mut seeds) = if is_proved { self.seeds(laid, &cells) } else { (0, rest) };
        while seeds != 0 {
            let part = laid.connected(grid, seeds & seeds.wrapping_neg(), rest);
            rest &= !part;
            seeds &= !part;
            let own = planes.map(|plane| plane & part);
            if certain & part != 0 || self.can_move(laid, &own) {
                visit(own);
            }
        }
    }

    /// Cells where moves begin, and those together with cells where moves may begin.
    #[inline]
    fn seeds(&self, laid: &Laid, cells: &[u64; 8]) -> (u64, u64) {
        let mut certain = 0;
        if !laid.patterns.is_empty() {
            let unions = self.inner.unions(cells);
            certain = laid.patterns.iter().fold(0, |set, pattern| set | pattern.firsts(&unions));
        }
        let mut all = certain;
        for slider in laid.sides.iter().flat_map(|side| &side.sliders) {
            let movable = slider.movable(cells);
            all |= movable;
            certain |= if slider.needs_one_step { movable } else { 0 };
        }
        (certain, all)
    }

    /// The parts that no moves can bring together: cells belong together where a pattern can ever lie on both. A part has fewer
    /// moves to make than the whole, so that it may fall apart again.
    fn found_parts(&self, laid: &Laid, planes: &[u64; N], visit: &mut impl FnMut([u64; N])) {
        let mut few = [0; FEW_SHAPES];
        let mut many = Vec::new();
        let lying = if laid.shapes.len() <= FEW_SHAPES {
            &mut few[..laid.shapes.len()]
        } else {
            many.resize(laid.shapes.len(), 0);
            &mut many[..]
        };
        if !self.ever(laid, planes, lying) {
            return;
        }
        let mut touched =
            laid.shapes.iter().zip(&*lying).fold(0, |set, (shape, &lying)| set | spread(shape, lying));
        let mut is_whole = true;
        while touched != 0 {
            let mut part = touched & touched.wrapping_neg();
            loop {
                let grown = laid.shapes.iter().zip(&*lying).fold(part, |grown, (shape, &lying)| {
                    let own = shape.iter().fold(0, |set, &by| set | grown.rotate_right(by));
                    grown | spread(shape, own & lying)
                });
                if grown == part {
                    break;
                }
                part = grown;
            }
            touched &= !part;
            let own = planes.map(|plane| plane & part);
            if is_whole && touched == 0 {
                return visit(own);
            }
            is_whole = false;
            self.found_parts(laid, &own, visit);
        }
    }

    /// For every shape the least cells where a pattern of it can ever lie, or false where there is no move. What a cell can
    /// ever hold is found from above: after each move every letter that some pattern could write there if each of its cells
    /// could hold what it asks for.
    fn ever(&self, laid: &Laid, planes: &[u64; N], lying: &mut [u64]) -> bool {
        let mut may = by_code(planes);
        let mut moves = self.inner.lowered.as_ref().map_or(u32::MAX, |lowered| lowered.most_moves(&may));
        loop {
            let unions = self.inner.unions(&may);
            let (mut any, mut fresh) = (0, 0);
            for pattern in &laid.patterns {
                let firsts = pattern.firsts(&unions);
                if firsts != 0 {
                    any |= firsts;
                    lying[pattern.shape] |= firsts.rotate_left(pattern.base);
                    for &(by, to) in &pattern.changes {
                        let (written, known) = (firsts.rotate_left(by), &mut may[usize::from(to) & 7]);
                        fresh |= written & !*known;
                        *known |= written;
                    }
                }
            }
            moves = moves.saturating_sub(1);
            if fresh == 0 || moves == 0 {
                return any != 0;
            }
        }
    }
}

/// All cells of a shape with its least cell on one of these.
#[inline]
fn spread(shape: &[u32], least: u64) -> u64 {
    shape.iter().fold(0, |set, &by| set | least.rotate_left(by))
}
