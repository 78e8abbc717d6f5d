//! Whether a claim that a board falls into parts follows from the rules.
//!
//! The parts are the connected cells that hold certain letters. They are independent where every move reads and writes cells
//! of one part alone: its cells all hold such letters before the move, and each lies next to another of them. What is
//! written turns no cell outside the parts into one inside, so parts never grow together.

use super::claims::Splits;
use super::declared::{Board, Frame, Move, Passing, Places, Step};

/// Whether the parts are independent by the rules: no move reads or writes beyond one of them.
pub(super) fn are_independent(board: &Board, splits: &Splits) -> bool {
    let parts = Parts { splits, is_graph: board.frame == Frame::Graph };
    board.endings.is_empty()
        && board.passing == Passing::Never
        && board.left.iter().chain(&board.right).all(|one| parts.hold(one, true))
}

struct Parts<'a> {
    splits: &'a Splits,
    is_graph: bool,
}

impl Parts<'_> {
    /// Whether a move stays within the part where it begins. What comes first in a move begins anywhere.
    fn hold(&self, one: &Move, is_first: bool) -> bool {
        match one {
            Move::Rewrite(rewrite) => {
                (is_first || !rewrite.anywhere)
                    && rewrite.when.is_empty()
                    && rewrite.from.iter().all(|letters| self.have(letters))
                    && self.are_connected(&rewrite.places)
                    && rewrite.then.iter().all(|next| self.hold(next, false))
            }
            Move::Slide(slide) => {
                (is_first || !slide.anywhere)
                    && slide.when.is_empty()
                    && [&slide.piece, &slide.through, &slide.onto]
                        .into_iter()
                        .all(|letters| self.have(letters))
                    && slide.along.iter().all(|&step| self.are_near(step))
                    && slide.then.iter().all(|next| self.hold(next, false))
            }
            Move::Shoot(shoot) => {
                [&shoot.through, &shoot.onto].into_iter().all(|letters| self.have(letters))
                    && shoot.along.iter().all(|&step| self.are_near(step))
                    && shoot.then.iter().all(|next| self.hold(next, false))
            }
            Move::Push(_) | Move::Enclose(_) | Move::Again => false,
        }
    }

    /// Whether only letters of parts are among these.
    fn have(&self, letters: &str) -> bool {
        letters.chars().all(|letter| self.splits.letters.contains(letter))
    }

    /// Whether cells one step apart are neighbours, whichever comes first.
    fn are_near(&self, [down, right]: Step) -> bool {
        [[down, right], [-down, -right]].iter().all(|step| self.splits.near.contains(step))
    }

    /// Whether the cells of a pattern are connected, in every way for it to lie.
    fn are_connected(&self, places: &Places) -> bool {
        match places {
            Places::Paths => self.is_graph,
            Places::Steps(ways) => ways.iter().all(|way| {
                let mut reached = vec![false; way.len()];
                let mut waiting = vec![0];
                while let Some(at) = waiting.pop() {
                    if way.is_empty() || std::mem::replace(&mut reached[at], true) {
                        continue;
                    }
                    let is_next = |&other: &usize| {
                        let step = [way[other][0] - way[at][0], way[other][1] - way[at][1]];
                        !reached[other] && self.are_near(step)
                    };
                    waiting.extend((0..way.len()).filter(is_next));
                }
                reached.iter().all(|&is_reached| is_reached)
            }),
        }
    }
}
