//! Toads and Frogs on strips of at most 64 cells, all cells of a word at once: the same moves and parts, in the same order, as
//! [`ToadsAndFrogs`](super::toads_and_frogs::ToadsAndFrogs) finds cell by cell on strips of any length.

use super::cell_row::low_bits;
use crate::game::Player;
use std::ops::{ControlFlow, Range};

/// A strip in words: bit `i` of `toads` and of `frogs` says what stands in cell `i`. No bit stands behind the last cell.
#[derive(Clone, Copy, Debug)]
pub(super) struct Words {
    pub(super) length: usize,
    pub(super) toads: u64,
    pub(super) frogs: u64,
}

impl Words {
    const fn empty(self) -> u64 {
        !(self.toads | self.frogs) & low_bits(self.length)
    }

    /// Visits the moves of a player as the cells from which and to which they go.
    pub(super) fn visit_moves<B>(
        self,
        most_jumped: usize,
        player: Player,
        mut visit: impl FnMut(usize, usize) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let (own, other) = match player {
            Player::Left => (self.toads, self.frogs),
            Player::Right => (self.frogs, self.toads),
        };
        let behind = |cells: u64| match player {
            Player::Left => cells >> 1,
            Player::Right => cells << 1,
        };
        // From the cells behind these, a piece lands in an empty cell.
        let mut gates = self.empty();
        let mut movers = own & behind(gates);
        for _ in 0..most_jumped.min(self.length) {
            gates = other & behind(gates);
            if gates == 0 {
                break;
            }
            movers |= own & behind(gates);
        }
        while movers != 0 {
            let from = movers.trailing_zeros();
            movers &= movers - 1;
            // A toad in the last cell and a frog in the first cannot move: the shifts are below 64.
            let to = match player {
                Player::Left => from + 1 + (other >> (from + 1)).trailing_ones(),
                Player::Right => from - 1 - (other << (u64::BITS - from)).leading_ones(),
            };
            visit(from as usize, to as usize)?;
        }
        ControlFlow::Continue(())
    }

    /// Visits the parts of the strip that have moves, each as short as it may be.
    pub(super) fn visit_parts(self, most_jumped: usize, mut visit: impl FnMut(Range<usize>)) {
        let wall = most_jumped.saturating_add(1);
        let walls =
            Walls { cells: wall, toads: starts_of(self.toads, wall), frogs: starts_of(self.frogs, wall) };
        let mut pieces = self.toads | self.frogs;
        let mut live_from = 0;
        while pieces != 0 {
            let start = pieces.trailing_zeros() as usize;
            let end = start + (pieces >> start).trailing_ones() as usize;
            pieces &= !low_bits(end);
            if let Some(block) = self.frozen(start..end, &walls) {
                self.visit_cuts(most_jumped, live_from..block.start, &mut visit);
                live_from = block.end;
            }
        }
        self.visit_cuts(most_jumped, live_from..self.length, &mut visit);
    }

    /// The frozen block of a run of pieces.
    fn frozen(self, run: Range<usize>, walls: &Walls) -> Option<Range<usize>> {
        let mask = mask_of(&run);
        let reaches_end = run.end == self.length;
        let start = if run.start == 0 {
            0
        } else if walls.toads & mask != 0 {
            (walls.toads & mask).trailing_zeros() as usize
        } else {
            let toads = (self.toads << (u64::BITS as usize - self.length)).leading_ones() as usize;
            (reaches_end && toads > 0).then(|| run.end - toads)?
        };
        if reaches_end {
            return Some(start..run.end);
        }
        let end = if walls.frogs & mask != 0 {
            (walls.frogs & mask).ilog2() as usize + walls.cells
        } else {
            let frogs = self.frogs.trailing_ones() as usize;
            (run.start == 0 && frogs > 0).then_some(frogs)?
        };
        Some(start..end).filter(|block| block.start < block.end)
    }

    /// Cuts a part where a frog is followed by a toad and no piece can ever cross between them.
    fn visit_cuts(self, most_jumped: usize, part: Range<usize>, visit: &mut impl FnMut(Range<usize>)) {
        let mask = mask_of(&part);
        let (mut toads, frogs) = (self.toads & mask, self.frogs & mask);
        if toads == 0 || frogs == 0 {
            return self.visit_trimmed(part, visit);
        }
        if most_jumped > 0 {
            let (toad, frog) = (toads.trailing_zeros() as usize, frogs.ilog2() as usize);
            if frog < toad {
                self.visit_trimmed(part.start..frog + 1, visit);
                self.visit_trimmed(toad..part.end, visit);
            } else {
                self.visit_trimmed(part, visit);
            }
            return;
        }
        let (mut start, mut seen) = (part.start, 0);
        while toads != 0 {
            let toad = toads.trailing_zeros() as usize;
            toads &= toads - 1;
            let between = frogs & mask_of(&(seen..toad));
            seen = toad;
            if between != 0 {
                self.visit_trimmed(start..between.ilog2() as usize + 1, visit);
                start = toad;
            }
        }
        self.visit_trimmed(start..part.end, visit);
    }

    /// Visits a part that has pieces and empty cells, without the cells that are of no use.
    fn visit_trimmed(self, part: Range<usize>, visit: &mut impl FnMut(Range<usize>)) {
        let mask = mask_of(&part);
        let (toads, frogs) = (self.toads & mask, self.frogs & mask);
        // Cells behind all toads are of no use without frogs, and cells before all frogs without toads.
        let part = match (toads, frogs) {
            (0, 0) => return,
            (_, 0) => toads.trailing_zeros() as usize..part.end,
            (0, _) => part.start..frogs.ilog2() as usize + 1,
            _ => part,
        };
        if self.empty() & mask_of(&part) != 0 {
            visit(part);
        }
    }
}

/// Where so many of a kind stand in a row that none of the other kind jumps over them.
struct Walls {
    cells: usize,
    toads: u64,
    frogs: u64,
}

/// The cells with which `count` pieces in a row begin; `count` is not 0.
pub(super) fn starts_of(pieces: u64, count: usize) -> u64 {
    let mut starts = pieces;
    for _ in 1..count {
        if starts == 0 {
            break;
        }
        starts &= starts >> 1;
    }
    starts
}

const fn mask_of(range: &Range<usize>) -> u64 {
    low_bits(range.end) & !low_bits(range.start)
}
