//! Grundy values by memoised search over components: the value of a position is the mex of its options' values,
//! and the value of a sum the xor of its components' values (Sprague 1935, Grundy 1939).
//!
//! The memo is keyed by components in normal form, so a position of many heaps costs no more than its heaps.
//! The stack is explicit; any depth will do.

use super::judge::Judge;
use indexmap::IndexMap;
use rustc_hash::FxBuildHasher;
use std::ops::ControlFlow;
use zermelo_core::graph::Adjacency;
use zermelo_core::{Limits, Meter, Player, Ruleset, StopReason, Verdict};

/// Why a position has no Grundy value, or why it was not found.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum GrundyError {
    /// The players have different moves.
    #[error("Grundy values belong to impartial games; here the players have different moves")]
    NotImpartial,
    /// Play can end by rule.
    #[error("Grundy values need games in which the last move decides; here play can stop by rule")]
    HasEndings,
    /// A position can recur.
    #[error("Grundy values need loop-free games; here a position can recur")]
    Loopy,
    /// A limit was reached.
    #[error(transparent)]
    Stopped(#[from] StopReason),
}

/// The Grundy value of one position in normal play.
pub fn grundy_value<R: Ruleset>(
    ruleset: &R,
    position: &R::Position,
    limits: &Limits,
) -> Result<u64, GrundyError> {
    GrundyTable::new(ruleset, limits)?.value(position)
}

/// Grundy values of the positions of one game, remembered between questions.
#[derive(Debug)]
pub struct GrundyTable<'a, 'l, R: Ruleset> {
    ruleset: &'a R,
    meter: Meter<'l>,
    entries: IndexMap<R::Position, Entry, FxBuildHasher>,
    /// Marks of the values seen among the options of one position, by a stamp that grows.
    seen: Vec<u32>,
    stamp: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Entry {
    /// Met, not looked at.
    New,
    /// Waiting for the values of options: on the current line of play.
    Open,
    Done(u32),
}

impl<'a, 'l, R: Ruleset> GrundyTable<'a, 'l, R> {
    /// An empty table. Errors when the game is not impartial or play can end by rule.
    pub fn new(ruleset: &'a R, limits: &Limits<'l>) -> Result<Self, GrundyError> {
        if !ruleset.is_impartial() {
            return Err(GrundyError::NotImpartial);
        }
        if ruleset.has_endings() {
            return Err(GrundyError::HasEndings);
        }
        let meter = Meter::start(limits, "computing Grundy values")?;
        Ok(Self { ruleset, meter, entries: IndexMap::default(), seen: Vec::new(), stamp: 0 })
    }

    /// The number of components in the table.
    pub fn position_count(&self) -> usize {
        self.entries.len()
    }

    /// Counts work on a position of `bytes` that is done with the table and not in it.
    pub fn step_through(&self, bytes: usize) -> Result<(), StopReason> {
        self.meter.step_through(bytes)
    }

    /// The Grundy value of a position: the xor over its components.
    pub fn value(&mut self, position: &R::Position) -> Result<u64, GrundyError> {
        let mut value = 0;
        for component in component_forms(self.ruleset, position) {
            self.meter.step()?;
            value ^= self.component_value(component)?;
        }
        Ok(value)
    }

    fn component_value(&mut self, component: R::Position) -> Result<u64, GrundyError> {
        let start = self.enter(component)?;
        let mut stack = vec![start];
        if let Err(error) = self.fill(&mut stack) {
            // What waits on the line of play has not been looked at to the end; it may be asked for again.
            for entry in stack {
                if self.entries[entry] == Entry::Open {
                    self.entries[entry] = Entry::New;
                }
            }
            return Err(error);
        }
        match self.entries[start] {
            Entry::Done(value) => Ok(u64::from(value)),
            Entry::New | Entry::Open => unreachable!("the stack empties only when the start has its value"),
        }
    }

    /// Finds the values of what is on the stack, from the top, and of what they need.
    fn fill(&mut self, stack: &mut Vec<usize>) -> Result<(), GrundyError> {
        while let Some(&entry) = stack.last() {
            if let Entry::Done(_) = self.entries[entry] {
                stack.pop();
                continue;
            }
            self.entries[entry] = Entry::Open;
            let height = stack.len();
            if let Some(value) = self.mex_of_options(entry, stack)? {
                debug_assert_eq!(stack.len(), height, "nothing is missing once there is a value");
                self.entries[entry] = Entry::Done(value);
                stack.pop();
            }
        }
        Ok(())
    }

    fn enter(&mut self, component: R::Position) -> Result<usize, GrundyError> {
        let owned = self.ruleset.heap_bytes(&component);
        let slot = self.entries.entry(component);
        let index = slot.index();
        if let indexmap::map::Entry::Vacant(vacant) = slot {
            vacant.insert(Entry::New);
            self.meter.count_position(2 * (size_of::<R::Position>() + 28) + owned)?;
        }
        Ok(index)
    }

    /// The mex of the values of the options; or `None`, with the components whose values are missing pushed on
    /// the stack.
    fn mex_of_options(&mut self, entry: usize, stack: &mut Vec<usize>) -> Result<Option<u32>, GrundyError> {
        let ruleset = self.ruleset;
        let position = self.entries.get_index(entry).expect("entries are never removed").0.clone();
        let height = stack.len();
        self.stamp += 1;
        let flow = ruleset.options(&position, Player::Left, |option| match self.look_at(&option, stack) {
            Ok(()) => ControlFlow::Continue(()),
            Err(error) => ControlFlow::Break(error),
        });
        if let ControlFlow::Break(error) = flow {
            return Err(error);
        }
        if stack.len() > height {
            return Ok(None);
        }
        let mex = self.seen.iter().position(|&mark| mark != self.stamp).unwrap_or(self.seen.len());
        Ok(Some(mex as u32))
    }

    /// Marks the value of an option, or pushes what is missing to know it.
    fn look_at(&mut self, option: &R::Position, stack: &mut Vec<usize>) -> Result<(), GrundyError> {
        self.meter.step_through(self.ruleset.heap_bytes(option))?;
        let mut value = 0_u32;
        let mut complete = true;
        for component in component_forms(self.ruleset, option) {
            let index = self.enter(component)?;
            match self.entries[index] {
                Entry::Done(part) => value ^= part,
                Entry::Open => return Err(GrundyError::Loopy),
                Entry::New => {
                    complete = false;
                    self.meter.count_bytes(size_of::<usize>() as u64)?;
                    stack.push(index);
                }
            }
        }
        if complete {
            let value = value as usize;
            if value >= self.seen.len() {
                self.seen.resize(value + 1, 0);
            }
            self.seen[value] = self.stamp;
        }
        Ok(())
    }
}

/// The components of a position, each in normal form, which may exchange the players: no more than their number and, in
/// impartial games, their values follow from these.
pub fn component_forms<R: Ruleset>(ruleset: &R, position: &R::Position) -> Vec<R::Position> {
    let mut parts = Vec::new();
    ruleset.components(position, |part| parts.push(ruleset.normal_form(&part).position));
    parts
}

impl<R: Ruleset> Judge<R> for GrundyTable<'_, '_, R> {
    fn verdict(&mut self, position: &R::Position, _: Player) -> Result<Verdict, StopReason> {
        match self.value(position) {
            Ok(0) => Ok(Verdict::Loss(None)),
            Ok(_) => Ok(Verdict::Win(None)),
            Err(GrundyError::Stopped(reason)) => Err(reason),
            Err(error) => unreachable!("the first value was found, so this cannot be: {error}"),
        }
    }

    fn state_count(&self) -> u64 {
        self.entries.len() as u64
    }
}

/// Grundy values of all vertices of a bare graph, `None` when it has a cycle. O(V + E), no recursion.
pub fn grundy_values_of_graph(moves: &Adjacency) -> Option<Vec<u32>> {
    let order = moves.successors_first_order()?;
    let mut values = vec![0_u32; moves.vertex_count()];
    // `seen_at[v]` is the last vertex that has an option of value v; values are at most the out-degree.
    let widest = order.iter().map(|&vertex| moves.degree(vertex)).max().unwrap_or(0);
    let mut seen_at = vec![u32::MAX; widest as usize + 1];
    for vertex in order {
        for &option in moves.row(vertex) {
            seen_at[values[option as usize] as usize] = vertex;
        }
        let mex = seen_at.iter().position(|&at| at != vertex);
        values[vertex as usize] = mex.expect("a vertex has fewer options than there are places") as u32;
    }
    Some(values)
}
