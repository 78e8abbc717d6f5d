//! The scores of best play at Dots and Boxes. What is still to be had depends on the lines that are left alone, not on whose turn
//! it is or who owns which box: one number for each set of lines. (Cf. J. K. Barker and R. E. Korf, *Solving Dots-and-Boxes*,
//! AAAI 2012.)

use super::lines::{Lines, bits};
use super::{DotsAndBoxes, OwnedBoxes};
use crate::game::{Limits, Meter, Player, Ruleset, Score, StopReason, Verdict};
use crate::numbered::gather;

/// Boards with more lines to draw have no table: it takes a byte for each set of them.
const MOST_LINES: u32 = 31;
/// What no set of lines has: it stands for the box that is not there.
const NEVER_EMPTY: u32 = 1 << MOST_LINES;
/// Sets of lines between two looks at the limits.
const STRIDE: usize = 1 << 12;

/// For each set of the lines that are left at the beginning, how many boxes more than the opponent the player to draw
/// gets of those not yet complete.
#[derive(Debug)]
pub struct Scores {
    start: Lines,
    scores: Vec<i8>,
}

impl Scores {
    /// Whether there is a table of all that play from here leads to.
    pub fn is_meant(position: &OwnedBoxes) -> bool {
        position.lines.open().count_ones() <= MOST_LINES
    }

    /// The table of all that play from here leads to. O(n 2^n) time and 2^n bytes with n lines to draw.
    ///
    /// # Errors
    /// The limit that was reached; positions are sets of lines.
    pub fn new(position: &OwnedBoxes, limits: &Limits) -> Result<Self, StopReason> {
        let start = position.lines;
        let mut meter = Meter::start(limits, "labelling positions")?;
        let count = 1_usize << start.open().count_ones().min(MOST_LINES);
        meter.count_bytes(count as u64)?;
        let mut scores = vec![0_i8; count];
        let lines: Vec<[u32; 2]> = bits(start.open()).map(|line| boxes_beside(start, line)).collect();
        for first in (0..count).step_by(STRIDE) {
            let behind = (first + STRIDE).min(count);
            meter.step_through(behind - first)?;
            meter.count_positions((behind - first) as u64, 0)?;
            for set in first.max(1)..behind {
                scores[set] = score_of(set as u32, &lines, &scores);
            }
        }
        Ok(Self { start, scores })
    }

    /// The number of sets of lines.
    pub fn set_count(&self) -> u64 {
        self.scores.len() as u64
    }

    /// The boxes of both players in the end, those that are complete included, where this one is to draw. `None` of positions that
    /// play from the start does not lead to.
    pub fn score(&self, position: &OwnedBoxes, to_move: Player) -> Option<Score> {
        let (open, all) = (position.lines.open(), self.start.open());
        if open & !all != 0 || position.lines.with_open(0) != self.start.with_open(0) {
            return None;
        }
        let lead = position.lead(to_move) + i32::from(self.scores[gather(open, all) as usize]);
        let boxes = position.lines.box_count().cast_signed();
        let [own, other] = [boxes + lead, boxes - lead].map(|twice| (twice / 2).cast_unsigned());
        Some(match to_move {
            Player::Left => Score { left: own, right: other },
            Player::Right => Score { left: other, right: own },
        })
    }

    /// Who wins, which is a draw where nobody does.
    pub fn verdict(&self, position: &OwnedBoxes, to_move: Player) -> Option<Verdict> {
        if let Some(ending) = DotsAndBoxes.ending(position, to_move) {
            return Some(ending.into());
        }
        Some(match self.score(position, to_move)?.lead(to_move) {
            ..0 => Verdict::Loss(None),
            0 => Verdict::Draw,
            1.. => Verdict::Win(None),
        })
    }
}

/// The boxes beside a line, each as the set of its lines that are left; where there is none, a set that never gets empty.
fn boxes_beside(start: Lines, line: u32) -> [u32; 2] {
    let mut boxes = start.boxes_beside(line).map(|number| gather(start.open_of(number), start.open()) as u32);
    std::array::from_fn(|_| boxes.next().unwrap_or(NEVER_EMPTY))
}

/// The score of a set of lines from those of smaller sets. Drawing a line that completes boxes keeps the turn.
fn score_of(set: u32, boxes: &[[u32; 2]], scores: &[i8]) -> i8 {
    let mut best = i8::MIN;
    let mut rest = set;
    while rest != 0 {
        let line = rest.trailing_zeros();
        rest &= rest - 1;
        let left = set & !(1 << line);
        let [one, two] = boxes[line as usize];
        let completed = i8::from(one & (left | NEVER_EMPTY) == 0) + i8::from(two & (left | NEVER_EMPTY) == 0);
        let to_come = scores[left as usize];
        best = best.max(if completed > 0 { completed + to_come } else { -to_come });
    }
    best
}
