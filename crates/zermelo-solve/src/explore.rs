//! Exploring a game from its start: all states that can be reached, as a graph, for retrograde analysis.
//!
//! States are keyed by the whole position and the player to move, never by a hash alone. An impartial position is
//! one state for both players. Positions are brought to normal form, so symmetric ones are met once.

use super::judge::Judge;
use super::retrograde::{Labels, StateGraph, Status, label_states};
use indexmap::IndexSet;
use rustc_hash::FxBuildHasher;
use std::ops::ControlFlow;
use zermelo_core::graph::{Adjacency, MAX_EDGES, MAX_VERTICES};
use zermelo_core::{
    Capacity, Charge, Convention, Ending, Limits, Meter, Player, Ruleset, StopReason, Verdict,
};

/// Bytes that the index of a hash table gains for each entry there was when it doubles.
pub(crate) const INDEX_BYTES: u64 = 11;
/// The most states of an exploration.
const MOST_STATES: Capacity =
    Capacity { holder: "a table of positions", most: MAX_VERTICES as u64, unit: "positions" };
/// The most moves between them.
const MOST_MOVES: Capacity =
    Capacity { holder: "a table of positions", most: MAX_EDGES as u64, unit: "moves" };

/// A question in normal form: a position and who moves there.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct State<P> {
    pub(crate) position: P,
    pub(crate) to_move: Player,
}

impl<P> State<P> {
    /// The state of a question: the normal form of its position, with the mover exchanged where the normal form
    /// exchanges the players, and without regard to the mover where the game is impartial.
    pub(crate) fn of<R: Ruleset<Position = P>>(ruleset: &R, position: &P, to_move: Player) -> Self {
        let normal = ruleset.normal_form(position);
        let to_move = if ruleset.is_impartial() || normal.is_own_mirror {
            Player::Left
        } else if normal.players_swapped {
            to_move.opponent()
        } else {
            to_move
        };
        Self { position: normal.position, to_move }
    }
}

/// The part of a game that can be reached from some questions, labelled.
#[derive(Debug)]
pub struct Explored<'a, R: Ruleset> {
    ruleset: &'a R,
    convention: Convention,
    /// Those of the exploration, as far as they need nobody else.
    limits: Limits<'static>,
    states: IndexSet<State<R::Position>, FxBuildHasher>,
    labels: Labels,
    move_count: usize,
    first_state_count: usize,
    /// Gives the memory back when the tables go.
    _charge: Charge,
}

/// Explores everything that can be reached from `starts` and labels it. O(V + E) time and memory.
pub fn explore<'a, R: Ruleset>(
    ruleset: &'a R,
    starts: &[(R::Position, Player)],
    convention: Convention,
    limits: &Limits,
) -> Result<Explored<'a, R>, StopReason> {
    let mut exploration = Exploration::new(ruleset, convention, limits)?;
    let mut first_state_count = None;
    for (position, to_move) in starts {
        exploration.add(State::of(ruleset, position, *to_move))?;
        exploration.run()?;
        first_state_count.get_or_insert(exploration.states.len());
    }
    let explored = exploration.label(limits)?;
    Ok(Explored { first_state_count: first_state_count.unwrap_or(0), ..explored })
}

/// States with their moves, as far as they have been met.
#[derive(Debug)]
pub(super) struct Exploration<'a, 'l, R: Ruleset> {
    ruleset: &'a R,
    convention: Convention,
    meter: Meter<'l>,
    states: IndexSet<State<R::Position>, FxBuildHasher>,
    /// The result where play is over, by state; shorter than `states` by the states not yet expanded.
    endings: Vec<Option<Ending>>,
    offsets: Vec<u32>,
    targets: Vec<u32>,
}

impl<'a, 'l, R: Ruleset> Exploration<'a, 'l, R> {
    pub(super) fn new(
        ruleset: &'a R,
        convention: Convention,
        limits: &Limits<'l>,
    ) -> Result<Self, StopReason> {
        Ok(Self {
            ruleset,
            convention,
            meter: Meter::start(limits, "exploring positions")?,
            states: IndexSet::default(),
            endings: Vec::new(),
            offsets: vec![0],
            targets: Vec::new(),
        })
    }

    /// The number of a state, a new one if the state is new.
    pub(super) fn add(&mut self, state: State<R::Position>) -> Result<u32, StopReason> {
        let owned = self.ruleset.heap_bytes(&state.position);
        self.meter.step_through(owned)?;
        if self.states.len() == self.states.capacity() {
            // The index of hashes doubles; all else grows in place.
            self.meter.ask_for_growth(INDEX_BYTES * self.states.len() as u64)?;
        }
        let (number, is_new) = self.states.insert_full(state);
        if is_new {
            // The entry with its hash, an index of eight bytes at a load of at most 7/8, offset, ending, label and
            // place in the queue, and as much again for growing arrays.
            self.meter.count_position(2 * (size_of::<State<R::Position>>() + 36) + owned)?;
            if number >= MAX_VERTICES {
                return Err(MOST_STATES.into());
            }
        }
        Ok(number as u32)
    }

    /// Expands every state that has not been expanded, in order of discovery.
    pub(super) fn run(&mut self) -> Result<(), StopReason> {
        while let Some(state) = self.states.get_index(self.endings.len()).cloned() {
            let ending = self.ruleset.ending(&state.position, state.to_move);
            if ending.is_none() {
                self.expand(&state)?;
            }
            let is_stuck =
                ending.is_none() && self.offsets.last().copied() == Some(self.targets.len() as u32);
            self.endings.push(if is_stuck { Some(self.convention.result_when_stuck()) } else { ending });
            self.offsets.push(self.targets.len() as u32);
        }
        Ok(())
    }

    fn expand(&mut self, state: &State<R::Position>) -> Result<(), StopReason> {
        let ruleset = self.ruleset;
        let next_mover = state.to_move.opponent();
        let flow = ruleset.options(&state.position, state.to_move, |option| {
            match self.add_move(State::of(ruleset, &option, next_mover)) {
                Ok(()) => ControlFlow::Continue(()),
                Err(reason) => ControlFlow::Break(reason),
            }
        });
        match flow {
            ControlFlow::Continue(()) => Ok(()),
            ControlFlow::Break(reason) => Err(reason),
        }
    }

    fn add_move(&mut self, to: State<R::Position>) -> Result<(), StopReason> {
        let to = self.add(to)?;
        self.targets.push(to);
        // The move, the move backwards, and room for the array to grow.
        self.meter.count_bytes(12)?;
        if self.targets.len() > MAX_EDGES {
            return Err(MOST_MOVES.into());
        }
        self.meter.step()
    }

    /// The number of states met so far.
    pub(super) fn state_count(&self) -> usize {
        self.states.len()
    }

    /// The moves between the states, all of which have been expanded.
    pub(super) fn moves(&self) -> Adjacency {
        Adjacency::from_rows(self.offsets.clone(), self.targets.clone())
    }

    fn label(self, limits: &Limits) -> Result<Explored<'a, R>, StopReason> {
        // The moves backwards, labels and queue.
        let behind = 4 * self.targets.len() as u64 + 12 * self.states.len() as u64;
        self.meter.ask_for_growth(behind)?;
        let charge = self.meter.into_charge();
        let forward = Adjacency::from_rows(self.offsets, self.targets);
        let reversed = forward.reversed();
        let move_count = forward.edge_count();
        // What positions and labels take was counted state by state.
        let labelling = limits.for_counted_work();
        let states = ExploredStates { forward, reversed, endings: &self.endings };
        let labels = label_states(&states, 0, &labelling)?;
        Ok(Explored {
            ruleset: self.ruleset,
            convention: self.convention,
            limits: limits.without_callbacks(),
            states: self.states,
            labels,
            move_count,
            first_state_count: 0,
            _charge: charge,
        })
    }
}

struct ExploredStates<'a> {
    forward: Adjacency,
    reversed: Adjacency,
    endings: &'a [Option<Ending>],
}

impl StateGraph for ExploredStates<'_> {
    const COUNTS_LATE: bool = false;

    fn state_count(&self) -> u32 {
        self.endings.len() as u32
    }

    fn status(&self, state: u32) -> Status {
        self.endings[state as usize].map_or(Status::Open, Status::Over)
    }

    fn option_count(&self, state: u32) -> u32 {
        self.forward.degree(state)
    }

    #[inline]
    fn predecessors(&self, state: u32, visit: impl FnMut(u32)) {
        self.reversed.row(state).iter().copied().for_each(visit);
    }
}

impl<R: Ruleset> Explored<'_, R> {
    /// The number of moves between them.
    pub fn move_count(&self) -> usize {
        self.move_count
    }

    /// The verdict on a question, `None` where it was not reached.
    pub fn find(&self, position: &R::Position, to_move: Player) -> Option<Verdict> {
        let state = State::of(self.ruleset, position, to_move);
        self.states.get_index_of(&state).map(|number| self.labels.verdict(number as u32))
    }
}

impl<R: Ruleset> Judge<R> for Explored<'_, R> {
    fn verdict(&mut self, position: &R::Position, to_move: Player) -> Result<Verdict, StopReason> {
        if let Some(verdict) = self.find(position, to_move) {
            return Ok(verdict);
        }
        // What was met are the options of representatives. Where these are not representatives of the options (a game
        // may see only in one of two like positions that something is dead), a position can be missing here.
        let missing = [(position.clone(), to_move)];
        let more = explore(self.ruleset, &missing, self.convention, &self.limits)?;
        Ok(more.labels.verdict(0))
    }

    fn state_count(&self) -> u64 {
        self.states.len() as u64
    }

    fn first_state_count(&self) -> u64 {
        self.first_state_count as u64
    }
}
