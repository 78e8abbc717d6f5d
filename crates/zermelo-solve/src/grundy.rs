//! Grundy values by memoised search over components: the value of a position is the mex of its options' values,
//! and the value of a sum the xor of its components' values (Sprague 1935, Grundy 1939).
//!
//! The memo is keyed by components in normal form, so a position of many heaps costs no more than its heaps.
//! The stack is explicit; any depth will do.

use super::Judge;
use std::any::Any;
use std::fmt;
use std::marker::PhantomData;
use std::ops::ControlFlow;
use zermelo_core::graph::Adjacency;
use zermelo_core::{Limits, Met, Meter, Part, Player, Ruleset, StateSpace, States, StopReason, Verdict};

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
pub fn grundy_value<R: Ruleset + ?Sized>(
    ruleset: &R,
    position: &R::Position,
    limits: &Limits,
) -> Result<u64, GrundyError> {
    GrundyTable::new(ruleset, limits)?.value(position)
}

/// Refuses games to which the theory of Grundy values does not apply whatever the position: partizan ones, and those that
/// end by rule.
pub(super) fn refuse_without_grundy_values<R: Ruleset + ?Sized>(ruleset: &R) -> Result<(), GrundyError> {
    if !ruleset.is_impartial() {
        return Err(GrundyError::NotImpartial);
    }
    if ruleset.has_endings() {
        return Err(GrundyError::HasEndings);
    }
    Ok(())
}

/// Grundy values of the positions of one game, remembered between questions.
pub struct GrundyTable<'a, 'l, R: ?Sized> {
    memo: Memo<'a, 'l>,
    game: PhantomData<&'a R>,
}

impl<'a, 'l, R: Ruleset + ?Sized> GrundyTable<'a, 'l, R> {
    /// An empty table. Errors when the game is not impartial or play can end by rule.
    pub fn new(ruleset: &'a R, limits: &Limits<'l>) -> Result<Self, GrundyError> {
        Self::in_space(ruleset, Box::new(States::new(ruleset)), limits)
    }

    /// The same in a space of states of the game, which an erased game makes for its own type of positions.
    pub fn in_space(
        ruleset: &R,
        space: Box<dyn StateSpace + 'a>,
        limits: &Limits<'l>,
    ) -> Result<Self, GrundyError> {
        refuse_without_grundy_values(ruleset)?;
        Ok(Self { memo: Memo::new(space, limits)?, game: PhantomData })
    }

    /// The number of components in the table.
    pub fn position_count(&self) -> usize {
        self.memo.space.len()
    }

    /// Counts work on a position of `bytes` that is done with the table and not in it.
    pub fn step_through(&self, bytes: usize) -> Result<(), StopReason> {
        self.memo.meter.step_through(bytes)
    }

    /// The Grundy value of a position: the xor over its components.
    pub fn value(&mut self, position: &R::Position) -> Result<u64, GrundyError> {
        self.memo.value(position)
    }
}

impl<R: Ruleset + ?Sized> Judge<R> for GrundyTable<'_, '_, R> {
    fn verdict(&mut self, position: &R::Position, _: Player) -> Result<Verdict, StopReason> {
        match self.value(position) {
            Ok(0) => Ok(Verdict::Loss(None)),
            Ok(_) => Ok(Verdict::Win(None)),
            Err(GrundyError::Stopped(reason)) => Err(reason),
            Err(error) => unreachable!("the first value was found, so this cannot be: {error}"),
        }
    }

    fn state_count(&self) -> u64 {
        self.position_count() as u64
    }
}

impl<R: ?Sized> fmt::Debug for GrundyTable<'_, '_, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("GrundyTable").field("components", &self.memo.space.len()).finish_non_exhaustive()
    }
}

/// The table without the type of the game: components are states of it.
struct Memo<'a, 'l> {
    space: Box<dyn StateSpace + 'a>,
    meter: Meter<'l>,
    /// By the number of the component.
    entries: Vec<Entry>,
    marks: Marks,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Entry {
    /// Met, not looked at.
    New,
    /// Waiting for the values of options: on the current line of play.
    Open,
    Done(u32),
}

/// An entry, and room for the array to grow.
const BYTES_PER_ENTRY: usize = 2 * size_of::<Entry>();

/// Marks of the values seen among the options of one position, by a stamp that grows.
#[derive(Debug, Default)]
struct Marks {
    seen: Vec<u32>,
    stamp: u32,
}

impl Marks {
    fn clear(&mut self) {
        self.stamp += 1;
    }

    fn set(&mut self, value: u32) {
        let value = value as usize;
        if value >= self.seen.len() {
            self.seen.resize(value + 1, 0);
        }
        self.seen[value] = self.stamp;
    }

    /// The least value without a mark.
    fn mex(&self) -> u32 {
        let free = self.seen.iter().position(|&mark| mark != self.stamp);
        free.unwrap_or(self.seen.len()) as u32
    }
}

impl<'a, 'l> Memo<'a, 'l> {
    fn new(space: Box<dyn StateSpace + 'a>, limits: &Limits<'l>) -> Result<Self, StopReason> {
        let meter = Meter::start(limits, "computing Grundy values")?;
        Ok(Self { space, meter, entries: Vec::new(), marks: Marks::default() })
    }

    fn value(&mut self, position: &dyn Any) -> Result<u64, GrundyError> {
        let mut components = Vec::new();
        let Self { space, entries, .. } = self;
        space.meet_components(position, &mut |met| {
            if met.is_new {
                entries.push(Entry::New);
            }
            components.push(met);
        });
        let mut value = 0;
        for met in components {
            count(met, self.space.bytes_per_state(), &mut self.meter)?;
            value ^= self.component_value(met.number)?;
        }
        Ok(u64::from(value))
    }

    fn component_value(&mut self, component: u32) -> Result<u32, GrundyError> {
        let mut stack = vec![component];
        if let Err(error) = self.fill(&mut stack) {
            // What waits on the line of play has not been looked at to the end; it may be asked for again.
            for entry in stack {
                if self.entries[entry as usize] == Entry::Open {
                    self.entries[entry as usize] = Entry::New;
                }
            }
            return Err(error);
        }
        match self.entries[component as usize] {
            Entry::Done(value) => Ok(value),
            Entry::New | Entry::Open => unreachable!("the stack empties only when the start has its value"),
        }
    }

    /// Finds the values of what is on the stack, from the top, and of what they need.
    fn fill(&mut self, stack: &mut Vec<u32>) -> Result<(), GrundyError> {
        while let Some(&component) = stack.last() {
            self.meter.ask_for_growth(self.space.growth() as u64)?;
            if let Entry::Done(_) = self.entries[component as usize] {
                stack.pop();
                continue;
            }
            self.entries[component as usize] = Entry::Open;
            let height = stack.len();
            if let Some(value) = self.mex_of_options(component, stack)? {
                debug_assert_eq!(stack.len(), height, "nothing is missing once there is a value");
                self.entries[component as usize] = Entry::Done(value);
                stack.pop();
            }
        }
        Ok(())
    }

    /// The mex of the values of the options; or `None`, with the components whose values are missing pushed on
    /// the stack.
    fn mex_of_options(&mut self, component: u32, stack: &mut Vec<u32>) -> Result<Option<u32>, GrundyError> {
        let height = stack.len();
        let bytes_per_state = self.space.bytes_per_state();
        let Self { space, meter, entries, marks } = self;
        marks.clear();
        // The value of the option being looked at, as far as its components are known.
        let (mut value, mut is_complete) = (0, true);
        let mut look_at = |part| -> Result<(), GrundyError> {
            match part {
                Part::Option { owned } => {
                    meter.step_through(owned)?;
                    (value, is_complete) = (0, true);
                }
                Part::Component(met) => {
                    if met.is_new {
                        entries.push(Entry::New);
                    }
                    count(met, bytes_per_state, meter)?;
                    match entries[met.number as usize] {
                        Entry::Done(part) => value ^= part,
                        Entry::Open => return Err(GrundyError::Loopy),
                        Entry::New => {
                            is_complete = false;
                            meter.count_bytes(size_of::<u32>() as u64)?;
                            stack.push(met.number);
                        }
                    }
                }
                Part::End if is_complete => marks.set(value),
                Part::End => {}
            }
            Ok(())
        };
        let mut failure = None;
        let _ = space.meet_parts(component, &mut |part| match look_at(part) {
            Ok(()) => ControlFlow::Continue(()),
            Err(error) => {
                failure = Some(error);
                ControlFlow::Break(())
            }
        });
        match failure {
            Some(error) => Err(error),
            None if stack.len() > height => Ok(None),
            None => Ok(Some(self.marks.mex())),
        }
    }
}

/// Counts a component that has been met.
fn count(met: Met, bytes_per_state: usize, meter: &mut Meter) -> Result<(), StopReason> {
    if met.is_new {
        return meter.count_position(bytes_per_state + BYTES_PER_ENTRY + met.owned);
    }
    meter.step()
}

/// The components of a position, each in normal form, which may exchange the players: no more than their number and, in
/// impartial games, their values follow from these.
pub fn component_forms<R: Ruleset + ?Sized>(ruleset: &R, position: &R::Position) -> Vec<R::Position> {
    let mut parts = Vec::new();
    ruleset.components(position, |part| parts.push(ruleset.normal_form(&part).position));
    parts
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
