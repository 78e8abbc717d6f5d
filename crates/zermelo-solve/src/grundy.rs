//! Grundy values by memoised search over components: the value of a position is the mex of its options' values,
//! and the value of a sum the xor of its components' values (Sprague 1935, Grundy 1939).
//!
//! The memo is keyed by components in normal form, so a position of many heaps costs no more than its heaps.
//! The stack is explicit; any depth will do.
//!
//! One thread takes the options of a component from the rules as often as it comes to it, twice at most, and keeps its value
//! alone. Several put down first what every component leads to, which takes more memory, and then find the values without the rules.

use super::Judge;
use super::ahead::WholeAhead;
use super::explore::{LookaheadFn, MANY};
use std::any::Any;
use std::fmt;
use std::marker::PhantomData;
use std::num::NonZeroUsize;
use std::ops::{ControlFlow, Range};
use zermelo_core::graph::Adjacency;
use zermelo_core::{
    Capacity, Limits, Lookahead, Met, Meter, Part, Player, Ruleset, StateSpace, StopReason, Verdict,
};

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
        Self::in_space(ruleset, ruleset.state_space(), limits)
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

    /// The same on several threads, which are given states of the space whose options are taken apart. Values and the number of
    /// components do not depend on them.
    #[must_use]
    pub fn with_threads(mut self, threads: NonZeroUsize, lookahead: Box<LookaheadFn<'a>>) -> Self {
        let helped = Helped { threads, lookahead, rows: Rows::default() };
        self.memo.helped = (threads > NonZeroUsize::MIN).then_some(helped);
        self
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
    /// Where several threads are at work.
    helped: Option<Helped<'a>>,
}

/// What several threads need.
struct Helped<'a> {
    threads: NonZeroUsize,
    lookahead: Box<LookaheadFn<'a>>,
    rows: Rows,
}

/// What components lead to, one after the other in the order in which they were met.
#[derive(Debug, Default)]
struct Rows {
    /// The components of all options.
    parts: Vec<u32>,
    /// Where those of each option end.
    options: Vec<u32>,
    /// Where the options of each component end.
    components: Vec<u32>,
}

impl Rows {
    /// The number of components that have been put down.
    fn len(&self) -> usize {
        self.components.len()
    }

    fn close_option(&mut self) {
        self.options.push(self.parts.len() as u32);
    }

    fn close_component(&mut self) {
        self.components.push(self.options.len() as u32);
    }

    /// The parts of each option of a component.
    fn options_of(&self, component: u32) -> impl Iterator<Item = &[u32]> {
        let start_in = |ends: &[u32], at: usize| if at == 0 { 0 } else { ends[at - 1] as usize };
        let component = component as usize;
        let options = start_in(&self.components, component)..self.components[component] as usize;
        options.map(move |option| &self.parts[start_in(&self.options, option)..self.options[option] as usize])
    }
}

/// More parts or options are not numbered.
const MOST_IN_ROWS: Capacity =
    Capacity { holder: "a table of Grundy values", most: u32::MAX as u64, unit: "moves" };

/// What a part or an option takes in the rows, with room for the array to grow.
const BYTES_IN_ROWS: u64 = 8;

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
        Ok(Self { space, meter, entries: Vec::new(), marks: Marks::default(), helped: None })
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
        for &met in &components {
            count(met, self.space.bytes_per_state(), &mut self.meter)?;
        }
        if self.helped.is_some() {
            self.put_down_all()?;
        }
        for met in components {
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
            let value = match &self.helped {
                Some(helped) => {
                    self.meter.step()?;
                    mex_in_rows(&helped.rows, &self.entries, &mut self.marks, component, stack)?
                }
                None => self.mex_of_options(component, stack)?,
            };
            if let Some(value) = value {
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
        let Self { space, meter, entries, marks, .. } = self;
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

impl Memo<'_, '_> {
    /// Puts down what every component leads to that has been met, and all that are met on the way.
    fn put_down_all(&mut self) -> Result<(), GrundyError> {
        let Some(Helped { threads, lookahead, mut rows }) = self.helped.take() else { return Ok(()) };
        let mut work = || -> Result<(), GrundyError> {
            while rows.len() < self.space.len() {
                if self.space.len() - rows.len() < MANY {
                    self.put_down_next(&mut rows)?;
                    continue;
                }
                WholeAhead::work(threads, &lookahead, rows.len() as u32, |mut ahead| {
                    while let Some(mut batch) = ahead.next(self.space.as_ref()) {
                        self.put_down(batch.as_mut(), &mut rows)?;
                        ahead.give_back(batch);
                    }
                    Ok::<(), GrundyError>(())
                })?;
            }
            Ok(())
        };
        let result = work();
        self.helped = Some(Helped { threads, lookahead, rows });
        result
    }

    /// Puts down what the next component leads to.
    fn put_down_next(&mut self, rows: &mut Rows) -> Result<(), GrundyError> {
        self.meter.ask_for_growth(self.space.growth() as u64)?;
        let (component, bytes_per_state) = (rows.len() as u32, self.space.bytes_per_state());
        let before = (rows.parts.len(), rows.options.len());
        let Self { space, meter, entries, .. } = self;
        let mut stopped = None;
        let _ = space.meet_parts(component, &mut |part| {
            let put_down = match part {
                Part::Option { owned } => meter.step_through(owned),
                Part::Component(met) => put_down_part(met, bytes_per_state, meter, entries, rows),
                Part::End => {
                    rows.close_option();
                    Ok(())
                }
            };
            stopped = put_down.err();
            if stopped.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        if let Some(reason) = stopped {
            // It may be asked for again.
            rows.parts.truncate(before.0);
            rows.options.truncate(before.1);
            return Err(reason.into());
        }
        rows.close_component();
        Ok(())
    }

    /// Puts down what the next components lead to, as it was found.
    fn put_down(&mut self, batch: &mut dyn Lookahead, rows: &mut Rows) -> Result<(), GrundyError> {
        loop {
            let (mut option, mut part) = (0, 0);
            for at in 0..batch.expanded().len() {
                let before = (rows.parts.len(), rows.options.len());
                let (_, options) = batch.expanded()[at];
                while option < options {
                    let end = batch.components()[option];
                    if let Err(reason) = self.meet_parts_found(batch.found(), part..end, rows) {
                        rows.parts.truncate(before.0);
                        rows.options.truncate(before.1);
                        return Err(reason.into());
                    }
                    (option, part) = (option + 1, end);
                }
                rows.close_component();
            }
            if !batch.skip() {
                return Ok(());
            }
            // It has too many options for a batch.
            self.put_down_next(rows)?;
            batch.expand();
        }
    }

    /// Meets the components of the next option of a batch.
    fn meet_parts_found(
        &mut self,
        found: &dyn Any,
        parts: Range<usize>,
        rows: &mut Rows,
    ) -> Result<(), StopReason> {
        self.meter.ask_for_growth(self.space.growth() as u64)?;
        self.meter.step()?;
        let bytes_per_state = self.space.bytes_per_state();
        let Self { space, meter, entries, .. } = self;
        let mut stopped = None;
        let _ = space.meet_states(found, parts, &mut |met| {
            stopped = put_down_part(met, bytes_per_state, meter, entries, rows).err();
            if stopped.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        rows.close_option();
        stopped.map_or(Ok(()), Err)
    }
}

/// Puts down a component of an option.
fn put_down_part(
    met: Met,
    bytes_per_state: usize,
    meter: &mut Meter,
    entries: &mut Vec<Entry>,
    rows: &mut Rows,
) -> Result<(), StopReason> {
    if met.is_new {
        entries.push(Entry::New);
    }
    if rows.parts.len().max(rows.options.len()) as u64 >= MOST_IN_ROWS.most - 1 {
        return Err(MOST_IN_ROWS.into());
    }
    rows.parts.push(met.number);
    count(met, bytes_per_state, meter)?;
    meter.count_bytes(BYTES_IN_ROWS)
}

/// The mex of the values of the options of a component that has been put down; or `None`, with the components whose values are
/// missing pushed on the stack.
fn mex_in_rows(
    rows: &Rows,
    entries: &[Entry],
    marks: &mut Marks,
    component: u32,
    stack: &mut Vec<u32>,
) -> Result<Option<u32>, GrundyError> {
    let height = stack.len();
    marks.clear();
    for parts in rows.options_of(component) {
        let (mut value, mut is_complete) = (0, true);
        for &part in parts {
            match entries[part as usize] {
                Entry::Done(one) => value ^= one,
                Entry::Open => return Err(GrundyError::Loopy),
                Entry::New => {
                    is_complete = false;
                    stack.push(part);
                }
            }
        }
        if is_complete {
            marks.set(value);
        }
    }
    Ok((stack.len() == height).then(|| marks.mex()))
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

#[cfg(test)]
mod tests {
    use super::*;
    use zermelo_core::WholeStates;

    /// A heap of n becomes two of fewer tokens together, written as one number: many options, mostly of two components. Two
    /// heaps of more than `LOOP` lead to each other.
    struct TwoHeaps;

    const LOOP: u64 = 1_000;

    impl Ruleset for TwoHeaps {
        type Position = u64;

        fn options<B>(
            &self,
            &heaps: &u64,
            _: Player,
            mut visit: impl FnMut(u64) -> ControlFlow<B>,
        ) -> ControlFlow<B> {
            if heaps > LOOP && heaps < 1 << 32 {
                return visit(2 * LOOP + 1 - heaps + LOOP);
            }
            for (of, other) in [(heaps >> 32, heaps % (1 << 32)), (heaps % (1 << 32), heaps >> 32)] {
                for one in 0..of {
                    (0..=(of - 1 - one).min(one)).try_for_each(|two| {
                        if other > 0 { visit(one << 32 | other) } else { visit(one << 32 | two) }
                    })?;
                }
            }
            ControlFlow::Continue(())
        }

        fn is_impartial(&self) -> bool {
            true
        }

        fn is_loop_free(&self) -> bool {
            true
        }

        fn components(&self, &heaps: &u64, mut visit: impl FnMut(u64)) {
            [heaps >> 32, heaps % (1 << 32)].into_iter().filter(|&heap| heap > 0).for_each(&mut visit);
        }
    }

    fn table(threads: usize, limits: &Limits<'static>) -> GrundyTable<'static, 'static, TwoHeaps> {
        let threads = NonZeroUsize::new(threads).expect("a test has threads");
        let apart = |space: &dyn StateSpace, numbers| -> Box<dyn Lookahead> {
            Box::new(WholeStates::of(&TwoHeaps, space, numbers).taken_apart())
        };
        GrundyTable::new(&TwoHeaps, limits).unwrap().with_threads(threads, Box::new(apart))
    }

    /// By the definition.
    fn values(most: usize) -> Vec<u64> {
        let mut values: Vec<u64> = Vec::new();
        for heap in 0..=most {
            let options =
                (0..heap).flat_map(|one| (0..=(heap - 1 - one).min(one)).map(move |two| (one, two)));
            let reached: Vec<u64> = options.map(|(one, two)| values[one] ^ values[two]).collect();
            let fewest = 0..=reached.len() as u64;
            values.push(fewest.into_iter().find(|value| !reached.contains(value)).unwrap());
        }
        values
    }

    #[test]
    fn threads_change_nothing() {
        let expected = values(230);
        for threads in 1..4 {
            let mut table = table(threads, &Limits::none());
            for heap in [0_u64, 1, 7, 150, 230, 90] {
                assert_eq!(table.value(&heap).unwrap(), expected[heap as usize], "{heap}, {threads} threads");
            }
            assert_eq!(table.position_count(), 230);
            let sum = (200 << 32) + 61;
            assert_eq!(table.value(&sum).unwrap(), expected[200] ^ expected[61]);
        }
    }

    #[test]
    fn limits_and_loops_are_met_by_as_many_threads() {
        for threads in 1..4 {
            for most in [1, 60, 229] {
                let stopped = table(threads, &Limits::none().at_most_positions(most)).value(&230);
                assert!(matches!(stopped, Err(GrundyError::Stopped(_))), "{most}, {threads} threads");
            }
            let looped = table(threads, &Limits::none()).value(&(LOOP + 1));
            assert_eq!(looped, Err(GrundyError::Loopy));
        }
    }
}
