//! Dense tables for games whose positions are numbered: no hash map, no stored positions.
//!
//! Two ways, by what the game can do: one sweep in index order where options have smaller indices; else retrograde analysis
//! over arrays of moves built once from the options.

use super::Judge;
use super::retrograde::{Labels, Predecessors, StateGraph, Status, label_states};
use std::cell::OnceCell;
use std::ops::ControlFlow;
use zermelo_core::graph::{Adjacency, MAX_EDGES, MAX_VERTICES};
use zermelo_core::{
    Capacity, Charge, Convention, Ending, Indexed, Limits, Meter, Player, Ruleset, StopReason, Verdict,
    result_if_over,
};

/// Verdicts on every position of an indexed game for each player to move.
#[derive(Clone, Debug)]
pub struct DenseTable<R> {
    ruleset: R,
    labels: Labels,
    states: Numbering,
    /// How many states can arise, once somebody has asked: every one is looked at to know.
    possible: OnceCell<u64>,
}

impl<R: Indexed> DenseTable<R> {
    /// The verdict on any position of the game. A question that cannot arise counts as a draw.
    pub fn verdict(&self, position: &R::Position, to_move: Player) -> Verdict {
        self.labels.verdict(self.states.state(self.ruleset.index(position), to_move))
    }

    /// The number of states that can arise.
    pub fn possible_states(&self) -> u64 {
        let is_possible = |&state: &u32| self.states.decode(&self.ruleset, state).is_some();
        *self.possible.get_or_init(|| (0..self.states.count).filter(is_possible).count() as u64)
    }
}

impl<R: Indexed> Judge<R> for DenseTable<R> {
    fn verdict(&mut self, position: &R::Position, to_move: Player) -> Result<Verdict, StopReason> {
        Ok(DenseTable::verdict(self, position, to_move))
    }

    fn state_count(&self) -> u64 {
        self.possible_states()
    }
}

/// Labels every position by the quickest way that needs nothing but options: a sweep where the game allows it,
/// else arrays of moves. O(V + E) time; 8 bytes a state, and 8 a move for the arrays.
pub fn label_indexed<R: Indexed>(
    ruleset: R,
    convention: Convention,
    limits: &Limits,
) -> Result<DenseTable<R>, StopReason> {
    let states = Numbering::of(&ruleset)?;
    let labels = if ruleset.options_descend() {
        sweep(&ruleset, states, convention, limits)?
    } else {
        let (graph, _charge) = StoredStates::build(&ruleset, states, convention, limits)?;
        label_states(&graph, 0, limits)?
    };
    Ok(DenseTable { ruleset, labels, states, possible: OnceCell::new() })
}

/// How states are numbered: by index alone where the game is impartial, else `2 * index + player`.
#[derive(Clone, Copy, Debug)]
struct Numbering {
    shared: bool,
    count: u32,
}

impl Numbering {
    fn of<R: Indexed>(ruleset: &R) -> Result<Self, StopReason> {
        let indices = ruleset.index_count();
        if indices > MAX_VERTICES as u64 {
            let holder = "a dense table";
            return Err(Capacity { holder, most: MAX_VERTICES as u64, unit: "positions" }.into());
        }
        let shared = ruleset.is_impartial();
        Ok(Self { shared, count: if shared { indices as u32 } else { 2 * indices as u32 } })
    }

    #[inline]
    fn state(self, index: u64, to_move: Player) -> u32 {
        if self.shared { index as u32 } else { 2 * index as u32 + to_move.index() as u32 }
    }

    #[inline]
    fn question(self, state: u32) -> (u64, Player) {
        if self.shared {
            (u64::from(state), Player::Left)
        } else {
            (u64::from(state / 2), if state.is_multiple_of(2) { Player::Left } else { Player::Right })
        }
    }

    /// The question of a state in which the rules allow it to arise.
    #[inline]
    fn decode<R: Indexed>(self, ruleset: &R, state: u32) -> Option<(R::Position, Player)> {
        let (index, to_move) = self.question(state);
        let position = ruleset.position(index)?;
        ruleset.illegal(&position, to_move).is_none().then_some((position, to_move))
    }
}

fn status<R: Ruleset>(
    question: Option<&(R::Position, Player)>,
    ruleset: &R,
    convention: Convention,
) -> Status {
    match question {
        None => Status::Impossible,
        Some((position, to_move)) => {
            result_if_over(ruleset, position, *to_move, convention).map_or(Status::Open, Status::Over)
        }
    }
}

/// States whose moves are kept in arrays.
struct StoredStates {
    forward: Adjacency,
    reversed: Adjacency,
    statuses: Vec<Status>,
}

impl StoredStates {
    fn build<R: Indexed>(
        ruleset: &R,
        states: Numbering,
        convention: Convention,
        limits: &Limits,
    ) -> Result<(Self, Charge), StopReason> {
        let mut meter = Meter::start(limits, "listing moves")?;
        meter.expect_positions(u64::from(states.count));
        let mut statuses = Vec::with_capacity(states.count as usize);
        let mut offsets = Vec::with_capacity(states.count as usize + 1);
        let mut targets: Vec<u32> = Vec::new();
        offsets.push(0);
        for state in 0..states.count {
            meter.count_position(12)?;
            let question = states.decode(ruleset, state);
            let status = status(question.as_ref(), ruleset, convention);
            if let (Status::Open, Some((position, to_move))) = (status, &question) {
                let _: ControlFlow<()> = ruleset.options(position, *to_move, |option| {
                    targets.push(states.state(ruleset.index(&option), to_move.opponent()));
                    ControlFlow::Continue(())
                });
                meter.count_bytes(8 * (targets.len() as u64 - u64::from(offsets[state as usize])))?;
                if targets.len() > MAX_EDGES {
                    let holder = "a dense table";
                    return Err(Capacity { holder, most: MAX_EDGES as u64, unit: "moves" }.into());
                }
            }
            statuses.push(status);
            offsets.push(targets.len() as u32);
        }
        let forward = Adjacency::from_rows(offsets, targets);
        let reversed = forward.reversed();
        Ok((Self { forward, reversed, statuses }, meter.into_charge()))
    }
}

impl StateGraph for StoredStates {
    fn state_count(&self) -> u32 {
        self.statuses.len() as u32
    }

    fn status(&self, state: u32) -> Status {
        self.statuses[state as usize]
    }

    fn option_count(&self, state: u32) -> u32 {
        self.forward.degree(state)
    }
}

impl Predecessors for StoredStates {
    #[inline]
    fn predecessors(&self, state: u32, visit: impl FnMut(u32)) {
        self.reversed.row(state).iter().copied().for_each(visit);
    }
}

/// Labels in index order, each from the labels of its options, which come before it.
fn sweep<R: Indexed>(
    ruleset: &R,
    states: Numbering,
    convention: Convention,
    limits: &Limits,
) -> Result<Labels, StopReason> {
    let mut meter = Meter::start(limits, "sweeping positions")?;
    meter.expect_positions(u64::from(states.count));
    meter.check_more_positions(u64::from(states.count))?;
    meter.count_bytes(4 * u64::from(states.count))?;
    let mut charge = Charge::to(limits.account);
    charge.set_bytes(4 * u64::from(states.count));
    meter.release_bytes(4 * u64::from(states.count));
    let mut labels = Labels::with_capacity(states.count as usize, charge);
    for state in 0..states.count {
        meter.count_position(0)?;
        let Some((position, to_move)) = states.decode(ruleset, state) else {
            labels.push(Verdict::Draw);
            continue;
        };
        let verdict = ruleset.ending(&position, to_move).map_or_else(
            || {
                let mut best: Option<Verdict> = None;
                let _: ControlFlow<()> = ruleset.options(&position, to_move, |option| {
                    let there = states.state(ruleset.index(&option), to_move.opponent());
                    let worth = labels.verdict(there).for_mover();
                    if best.is_none_or(|best| worth.preference() < best.preference()) {
                        best = Some(worth);
                    }
                    ControlFlow::Continue(())
                });
                best.unwrap_or(convention.result_when_stuck().into())
            },
            |ending: Ending| ending.into(),
        );
        labels.push(verdict);
    }
    Ok(labels)
}
