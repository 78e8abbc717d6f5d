//! Exploring a game from its start: all states that can be reached, as a graph, for retrograde analysis.
//!
//! States are keyed by the whole position and the player to move, never by a hash alone. An impartial position is
//! one state for both players. Positions are brought to normal form, so symmetric ones are met once.

use super::Judge;
use super::retrograde::{Labels, StateGraph, Status, label_states};
use std::any::Any;
use std::fmt;
use std::marker::PhantomData;
use std::ops::ControlFlow;
use zermelo_core::graph::{Adjacency, MAX_EDGES, MAX_VERTICES};
use zermelo_core::{
    Capacity, Charge, Convention, Ending, Limits, Met, Meter, Player, Ruleset, StateSpace, States,
    StopReason, Verdict,
};

/// The most states of an exploration.
const MOST_STATES: Capacity =
    Capacity { holder: "a table of positions", most: MAX_VERTICES as u64, unit: "positions" };
/// The most moves between them.
const MOST_MOVES: Capacity =
    Capacity { holder: "a table of positions", most: MAX_EDGES as u64, unit: "moves" };

/// The part of a game that can be reached from some questions, labelled.
pub struct Explored<'a, R: ?Sized> {
    part: LabelledPart<'a>,
    game: PhantomData<&'a R>,
}

/// The same without the type of the game, which only its questions have to know.
struct LabelledPart<'a> {
    space: Box<dyn StateSpace + 'a>,
    convention: Convention,
    /// Those of the exploration, without its callbacks.
    limits: Limits<'static>,
    labels: Labels,
    move_count: usize,
    first_state_count: usize,
    /// Gives the memory back when the tables go.
    _charge: Charge,
}

/// Explores everything that can be reached from `starts` and labels it. O(V + E) time and memory.
pub fn explore<'a, R: Ruleset + ?Sized>(
    ruleset: &'a R,
    starts: &[(R::Position, Player)],
    convention: Convention,
    limits: &Limits,
) -> Result<Explored<'a, R>, StopReason> {
    let starts: Vec<(&dyn Any, Player)> =
        starts.iter().map(|(position, to_move)| (position as &dyn Any, *to_move)).collect();
    explore_space(Box::new(States::new(ruleset)), &starts, convention, limits)
}

/// The same in a space of states, for games whose type is not known. The caller says whose questions will be asked.
pub fn explore_space<'a, R: ?Sized>(
    space: Box<dyn StateSpace + 'a>,
    starts: &[(&dyn Any, Player)],
    convention: Convention,
    limits: &Limits,
) -> Result<Explored<'a, R>, StopReason> {
    let mut exploration = Exploration::new(space, convention, limits)?;
    let mut first_state_count = None;
    for (position, to_move) in starts {
        exploration.add(*position, *to_move)?;
        exploration.run()?;
        first_state_count.get_or_insert(exploration.state_count());
    }
    let part = exploration.label(first_state_count.unwrap_or(0), limits)?;
    Ok(Explored { part, game: PhantomData })
}

/// States with their moves, as far as they have been met.
pub(super) struct Exploration<'a, 'l> {
    space: Box<dyn StateSpace + 'a>,
    convention: Convention,
    meter: Meter<'l>,
    /// The result where play is over, by state; shorter than the space by the states not yet expanded.
    endings: Vec<Option<Ending>>,
    offsets: Vec<u32>,
    targets: Vec<u32>,
}

/// What a state takes here beside its place in the space: offset, ending, label and place in the queue, and as much again
/// for growing arrays.
const BYTES_PER_STATE: usize = 36;
/// The move, the move backwards, and room for the array to grow.
const BYTES_PER_MOVE: u64 = 12;

impl<'a, 'l> Exploration<'a, 'l> {
    pub(super) fn new(
        space: Box<dyn StateSpace + 'a>,
        convention: Convention,
        limits: &Limits<'l>,
    ) -> Result<Self, StopReason> {
        Ok(Self {
            space,
            convention,
            meter: Meter::start(limits, "exploring positions")?,
            endings: Vec::new(),
            offsets: vec![0],
            targets: Vec::new(),
        })
    }

    /// The number of the state of a question.
    pub(super) fn add(&mut self, position: &dyn Any, to_move: Player) -> Result<u32, StopReason> {
        self.meter.ask_for_growth(self.space.growth() as u64)?;
        let met = self.space.meet(position, to_move);
        self.count(met)
    }

    /// The numbers of the components of a position.
    pub(super) fn add_components(&mut self, position: &dyn Any) -> Result<Vec<u32>, StopReason> {
        let mut components = Vec::new();
        self.space.meet_components(position, &mut |met| components.push(met));
        components.into_iter().map(|met| self.count(met)).collect()
    }

    fn count(&mut self, met: Met) -> Result<u32, StopReason> {
        count(met, self.space.bytes_per_state(), &mut self.meter)
    }

    /// Expands every state that has not been expanded, in order of discovery.
    pub(super) fn run(&mut self) -> Result<(), StopReason> {
        while self.endings.len() < self.space.len() {
            self.meter.ask_for_growth(self.space.growth() as u64)?;
            let state = self.endings.len() as u32;
            let ending = self.space.ending(state);
            if ending.is_none() {
                self.expand(state)?;
            }
            let is_stuck =
                ending.is_none() && self.offsets.last().copied() == Some(self.targets.len() as u32);
            self.endings.push(if is_stuck { Some(self.convention.result_when_stuck()) } else { ending });
            self.offsets.push(self.targets.len() as u32);
        }
        Ok(())
    }

    fn expand(&mut self, state: u32) -> Result<(), StopReason> {
        let bytes_per_state = self.space.bytes_per_state();
        let Self { space, meter, targets, .. } = self;
        let mut stopped = None;
        let _ = space.meet_options(state, &mut |met| match add_move(met, bytes_per_state, targets, meter) {
            Ok(()) => ControlFlow::Continue(()),
            Err(reason) => {
                stopped = Some(reason);
                ControlFlow::Break(())
            }
        });
        stopped.map_or(Ok(()), Err)
    }

    /// The number of states met so far.
    pub(super) fn state_count(&self) -> usize {
        self.space.len()
    }

    /// The moves between the states, all of which have been expanded.
    pub(super) fn moves(&self) -> Adjacency {
        Adjacency::from_rows(self.offsets.clone(), self.targets.clone())
    }

    fn label(self, first_state_count: usize, limits: &Limits) -> Result<LabelledPart<'a>, StopReason> {
        // The moves backwards, labels and queue.
        let growth = 4 * self.targets.len() as u64 + 12 * self.endings.len() as u64;
        self.meter.ask_for_growth(growth)?;
        let charge = self.meter.into_charge();
        let forward = Adjacency::from_rows(self.offsets, self.targets);
        let reversed = forward.reversed();
        let move_count = forward.edge_count();
        // What positions and labels take was counted state by state.
        let labelling = limits.for_counted_work();
        let states = ExploredStates { forward, reversed, endings: &self.endings };
        let labels = label_states(&states, 0, &labelling)?;
        Ok(LabelledPart {
            space: self.space,
            convention: self.convention,
            limits: limits.without_callbacks(),
            labels,
            move_count,
            first_state_count,
            _charge: charge,
        })
    }
}

/// Counts a state that has been met, and gives its number.
fn count(met: Met, bytes_per_state: usize, meter: &mut Meter) -> Result<u32, StopReason> {
    meter.step_through(met.owned)?;
    if met.is_new {
        meter.count_position(bytes_per_state + 2 * BYTES_PER_STATE + met.owned)?;
        if met.number as usize >= MAX_VERTICES {
            return Err(MOST_STATES.into());
        }
    }
    Ok(met.number)
}

fn add_move(
    to: Met,
    bytes_per_state: usize,
    targets: &mut Vec<u32>,
    meter: &mut Meter,
) -> Result<(), StopReason> {
    targets.push(count(to, bytes_per_state, meter)?);
    meter.count_bytes(BYTES_PER_MOVE)?;
    if targets.len() > MAX_EDGES {
        return Err(MOST_MOVES.into());
    }
    meter.step()
}

struct ExploredStates<'a> {
    forward: Adjacency,
    reversed: Adjacency,
    endings: &'a [Option<Ending>],
}

impl StateGraph for ExploredStates<'_> {
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

impl LabelledPart<'_> {
    fn find(&self, position: &dyn Any, to_move: Player) -> Option<Verdict> {
        self.space.find(position, to_move).map(|number| self.labels.verdict(number))
    }

    fn verdict(&self, position: &dyn Any, to_move: Player) -> Result<Verdict, StopReason> {
        if let Some(verdict) = self.find(position, to_move) {
            return Ok(verdict);
        }
        // What was met are the options of representatives. Where these are not representatives of the options (a game
        // may see only in one of two like positions that something is dead), a position can be missing here.
        let mut more = Exploration::new(self.space.fresh(), self.convention, &self.limits)?;
        more.add(position, to_move)?;
        more.run()?;
        Ok(more.label(0, &self.limits)?.labels.verdict(0))
    }
}

impl<R: Ruleset + ?Sized> Explored<'_, R> {
    /// The number of moves between the states.
    pub fn move_count(&self) -> usize {
        self.part.move_count
    }

    /// The verdict on a question, `None` where it was not reached.
    pub fn find(&self, position: &R::Position, to_move: Player) -> Option<Verdict> {
        self.part.find(position, to_move)
    }
}

impl<R: Ruleset + ?Sized> Judge<R> for Explored<'_, R> {
    fn verdict(&mut self, position: &R::Position, to_move: Player) -> Result<Verdict, StopReason> {
        self.part.verdict(position, to_move)
    }

    fn state_count(&self) -> u64 {
        self.part.space.len() as u64
    }

    fn first_state_count(&self) -> u64 {
        self.part.first_state_count as u64
    }
}

impl<R: ?Sized> fmt::Debug for Explored<'_, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Explored").field("states", &self.part.space.len()).finish_non_exhaustive()
    }
}
