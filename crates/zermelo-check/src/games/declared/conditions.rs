//! What declared rules ask of a position, and how play ends by them.

use super::moves::{Play, Where};
use super::rules::{Condition, Outcome, Region, Step, Who};
use crate::player::{Ending, Player};
use crate::verdict::Failure;
use std::cmp::Ordering;
use std::ops::ControlFlow;

impl Play<'_> {
    /// The result for the player to move of the first ending that holds.
    pub(super) fn ending(&self, cells: &[u8], to_move: Player) -> Result<Option<Ending>, Failure> {
        for ending in &self.rules.endings {
            if self.all_hold(&ending.when, cells, to_move)? {
                return Ok(Some(self.result(&ending.result, cells, to_move)));
            }
        }
        Ok(None)
    }

    fn result(&self, outcome: &Outcome, cells: &[u8], to_move: Player) -> Ending {
        let won_by = |winner: Player| if winner == to_move { Ending::Win } else { Ending::Loss };
        match outcome {
            Outcome::Left => won_by(Player::Left),
            Outcome::Right => won_by(Player::Right),
            Outcome::Draw => Ending::Draw,
            Outcome::Mover => Ending::Win,
            Outcome::Other => Ending::Loss,
            Outcome::More { left, right, ahead } => {
                let count = |letters: &[u8]| -> i64 {
                    self.board.cells().map(|cell| i64::from(letters.contains(&cells[cell]))).sum()
                };
                match count(left).cmp(&(count(right) + ahead)) {
                    Ordering::Greater => won_by(Player::Left),
                    Ordering::Less => won_by(Player::Right),
                    Ordering::Equal => Ending::Draw,
                }
            }
        }
    }

    /// Whether all of some conditions hold. In those of moves nobody asks who is to move.
    pub(super) fn all_hold(
        &self,
        conditions: &[Condition],
        cells: &[u8],
        to_move: Player,
    ) -> Result<bool, Failure> {
        for condition in conditions {
            if !self.holds(condition, cells, to_move)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn holds(&self, condition: &Condition, cells: &[u8], to_move: Player) -> Result<bool, Failure> {
        self.meter.work(1)?;
        match condition {
            Condition::Matches(pattern) => {
                let mut is_found = false;
                self.each_lying(pattern, cells, Where::Anywhere, &mut |_, _| {
                    is_found = true;
                    Ok(ControlFlow::Break(()))
                })?;
                Ok(is_found)
            }
            Condition::Connected { from, letters, near, to } => {
                let is_own = |cell: &usize| letters.contains(&cells[*cell]);
                self.is_connected([from, to], near, cells.len(), is_own)
            }
            Condition::Count { least, letters, most, within } => {
                let cells_within = self.board.region(within, self.meter)?;
                let count =
                    cells_within.into_iter().filter(|&cell| letters.contains(&cells[cell])).count() as u64;
                Ok(count >= u64::from(*least) && most.is_none_or(|most| count <= u64::from(most)))
            }
            Condition::Stuck(who) => {
                for player in players(*who, to_move) {
                    if !self.moves(cells, player)?.is_empty() {
                        return Ok(false);
                    }
                }
                Ok(true)
            }
            Condition::Turn(who) => Ok(players(*who, to_move).contains(&to_move)),
            Condition::Not(condition) => Ok(!self.holds(condition, cells, to_move)?),
            Condition::Any(conditions) => {
                for condition in conditions {
                    if self.holds(condition, cells, to_move)? {
                        return Ok(true);
                    }
                }
                Ok(false)
            }
        }
    }

    /// Whether a chain of cells leads from one region to another, each a step or an edge from the one before it.
    fn is_connected(
        &self,
        [from, to]: [&Region; 2],
        near: &[Step],
        cell_count: usize,
        is_own: impl Fn(&usize) -> bool,
    ) -> Result<bool, Failure> {
        let goal = self.board.region(to, self.meter)?;
        let mut waiting: Vec<usize> =
            self.board.region(from, self.meter)?.into_iter().filter(|cell| is_own(cell)).collect();
        let mut is_reached = vec![false; cell_count];
        while let Some(cell) = waiting.pop() {
            self.meter.work(1 + near.len() as u64)?;
            if is_reached[cell] {
                continue;
            }
            is_reached[cell] = true;
            let steps = near.iter().filter_map(|&step| self.board.next(cell, step));
            let next = steps.chain(self.board.neighbours(cell));
            waiting.extend(next.filter(|next| is_own(next) && !is_reached[*next]));
        }
        Ok(goal.into_iter().any(|cell| is_reached[cell]))
    }
}

fn players(who: Who, to_move: Player) -> Vec<Player> {
    match who {
        Who::Left => vec![Player::Left],
        Who::Right => vec![Player::Right],
        Who::Mover => vec![to_move],
        Who::Other => vec![to_move.opponent()],
        Who::Both => Player::BOTH.to_vec(),
    }
}
