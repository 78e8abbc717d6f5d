//! Exploring a game from its start: all states that can be reached, as a graph, for retrograde analysis.
//!
//! States are keyed by the whole position and the player to move, never by a hash alone. An impartial position is
//! one state for both players. Positions are brought to normal form, so symmetric ones are met once.

use super::Judge;
use super::ahead::{Ahead, BATCH, Batch, End, Expandable as _, WholeAhead};
use super::retrograde::{Labels, Status, Words};
use super::turned::Moves;
use std::any::Any;
use std::fmt;
use std::marker::PhantomData;
use std::num::NonZeroUsize;
use std::ops::{ControlFlow, Range};
use zermelo_core::graph::{Adjacency, MAX_EDGES, MAX_VERTICES};
use zermelo_core::{
    Capacity, Charge, Convention, Ending, Expander, Limits, Lookahead, Met, Meter, Player, Ruleset,
    StateSpace, StopReason, Verdict,
};

/// The most states of an exploration.
const MOST_STATES: Capacity =
    Capacity { holder: "a table of positions", most: MAX_VERTICES as u64, unit: "positions" };
/// The most moves between them.
const MOST_MOVES: Capacity =
    Capacity { holder: "a table of positions", most: MAX_EDGES as u64, unit: "moves" };

/// With so many states to expand, threads are worth starting.
pub(super) const MANY: usize = if cfg!(test) { 64 } else { 1 << 12 };
/// So many options are met at a time.
const TOGETHER: usize = 128;

/// The threads that explore. What is found does not depend on their number.
#[derive(Clone, Copy)]
pub struct Threads<'t, 'a> {
    /// How many there are.
    pub count: NonZeroUsize,
    /// What those that help are given of states that are held whole; without it they help with packed ones alone.
    pub lookahead: Option<&'t LookaheadFn<'a>>,
}

/// States of a space by their numbers, for a thread that expands them.
pub type LookaheadFn<'t> = dyn Fn(&dyn StateSpace, Range<u32>) -> Box<dyn Lookahead + 't> + 't;

impl Threads<'_, '_> {
    /// The one that asks.
    pub const ONE: Self = Self { count: NonZeroUsize::MIN, lookahead: None };
}

impl fmt::Debug for Threads<'_, '_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Threads").field("count", &self.count).finish_non_exhaustive()
    }
}

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
    explore_space(ruleset.state_space(), &starts, convention, Threads::ONE, limits)
}

/// The same in a space of states, for games whose type is not known, on several threads. The caller says whose questions will be asked.
pub fn explore_space<'a, R: ?Sized>(
    space: Box<dyn StateSpace + 'a>,
    starts: &[(&dyn Any, Player)],
    convention: Convention,
    threads: Threads,
    limits: &Limits,
) -> Result<Explored<'a, R>, StopReason> {
    let mut exploration = Exploration::<ToLabel>::new(space, convention, limits)?;
    let mut first_state_count = None;
    for (position, to_move) in starts {
        exploration.add(*position, *to_move)?;
        exploration.run(&threads)?;
        first_state_count.get_or_insert(exploration.state_count());
    }
    let part = exploration.label(first_state_count.unwrap_or(0), limits)?;
    Ok(Explored { part, game: PhantomData })
}

/// States whose moves have been put down, as far as they have been expanded.
pub(super) struct Exploration<'a, 'l, M> {
    space: Box<dyn StateSpace + 'a>,
    convention: Convention,
    meter: Meter<'l>,
    expanded: M,
}

/// Meets the options in a range, of those that were found ahead, until the visit breaks.
type MeetSome<'m> = dyn FnMut(&mut dyn StateSpace, Range<usize>, &mut dyn FnMut(Met) -> ControlFlow<()>) -> ControlFlow<()>
    + 'm;

/// Where the moves of one state after the other are put down.
pub(super) trait Expanded: Default {
    /// What a state takes here beside its place in the space.
    const BYTES_PER_STATE: usize;
    /// What a move takes.
    const BYTES_PER_MOVE: u64;

    /// The number of states whose moves have been put down.
    fn len(&self) -> usize;

    /// The number of moves.
    fn move_count(&self) -> usize;

    /// One more move of the state whose moves are being put down.
    fn push(&mut self, to: u32);

    /// That was its last; the result where play is over there.
    fn close(&mut self, ending: Option<Ending>);
}

impl<'a, 'l, M: Expanded> Exploration<'a, 'l, M> {
    pub(super) fn new(
        space: Box<dyn StateSpace + 'a>,
        convention: Convention,
        limits: &Limits<'l>,
    ) -> Result<Self, StopReason> {
        let meter = Meter::start(limits, "exploring positions")?;
        Ok(Self { space, convention, meter, expanded: M::default() })
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
        count(met, self.space.bytes_per_state() + M::BYTES_PER_STATE, &mut self.meter)
    }

    /// Expands every state that has not been expanded, in order of discovery; where they are many, on several threads.
    /// What is found does not depend on these.
    pub(super) fn run(&mut self, threads: &Threads) -> Result<(), StopReason> {
        let is_alone = threads.count == NonZeroUsize::MIN;
        while self.waiting() > 0 {
            let is_shared = !is_alone && self.waiting() >= MANY;
            match (self.space.expander(), threads.lookahead) {
                (None, Some(lookahead)) if is_shared => {
                    self.expand_whole_together(lookahead, threads.count)?;
                }
                (None, _) => self.expand_next()?,
                (Some(expander), _) if is_shared => self.expand_together(expander, threads.count)?,
                (Some(mut expander), _) => {
                    let most = if is_alone { usize::MAX } else { MANY };
                    self.expand_ahead(&mut *expander, &Ahead::default(), 1, most)?;
                }
            }
        }
        Ok(())
    }

    /// How many states have not been expanded.
    fn waiting(&self) -> usize {
        self.space.len() - self.expanded.len()
    }

    fn ask_for_growth(&self) -> Result<(), StopReason> {
        self.meter.ask_for_growth(self.space.growth() as u64)
    }

    /// Expands the first state that has not been expanded.
    fn expand_next(&mut self) -> Result<(), StopReason> {
        self.ask_for_growth()?;
        let state = self.expanded.len() as u32;
        let moves_before = self.expanded.move_count();
        let mut ending = self.space.ending(state);
        if ending.is_none() {
            self.meet(|space, visit| space.meet_options(state, visit), |_| {})?;
            let is_stuck = self.expanded.move_count() == moves_before;
            ending = is_stuck.then(|| self.convention.result_when_stuck());
        }
        self.expanded.close(ending);
        Ok(())
    }

    /// Meets states in a way, as options of the states that are being expanded; `before` each one is put down,
    /// states that are complete can be closed.
    fn meet(
        &mut self,
        meet: impl FnOnce(&mut dyn StateSpace, &mut dyn FnMut(Met) -> ControlFlow<()>) -> ControlFlow<()>,
        mut before: impl FnMut(&mut M),
    ) -> Result<(), StopReason> {
        let bytes_per_state = self.space.bytes_per_state() + M::BYTES_PER_STATE;
        let Self { space, meter, expanded, .. } = self;
        let mut stopped = None;
        let _ = meet(space.as_mut(), &mut |met| {
            before(expanded);
            let mut add_move = || {
                expanded.push(count(met, bytes_per_state, meter)?);
                meter.count_bytes(M::BYTES_PER_MOVE)?;
                if expanded.move_count() > MAX_EDGES {
                    return Err(MOST_MOVES.into());
                }
                meter.step()
            };
            match add_move() {
                Ok(()) => ControlFlow::Continue(()),
                Err(reason) => {
                    stopped = Some(reason);
                    ControlFlow::Break(())
                }
            }
        });
        stopped.map_or(Ok(()), Err)
    }

    /// Expands packed states with more threads, until all are, or one comes that does not pack as they do.
    fn expand_together(
        &mut self,
        mut own: Box<dyn Expander>,
        threads: NonZeroUsize,
    ) -> Result<(), StopReason> {
        let ahead = Ahead::<Batch>::default();
        std::thread::scope(|scope| {
            for _ in 1..threads.get() {
                let Some(mut expander) = self.space.expander() else { break };
                let ahead = &ahead;
                let help = move || ahead.help(&mut *expander);
                // Where the system has no more threads, fewer help.
                if std::thread::Builder::new().spawn_scoped(scope, help).is_err() {
                    break;
                }
            }
            let _end = End(&ahead);
            self.expand_ahead(&mut *own, &ahead, 3 * threads.get() as u64, usize::MAX)
        })
    }

    /// Expands packed states, so many batches ahead of the table, until all are, or so many wait, or one comes that does not pack
    /// as they do.
    fn expand_ahead(
        &mut self,
        own: &mut (dyn Expander + 'static),
        ahead: &Ahead<Batch>,
        batches: u64,
        most_waiting: usize,
    ) -> Result<(), StopReason> {
        let mut sent = self.expanded.len() as u32;
        while self.waiting() < most_waiting {
            while ahead.under_way() < batches {
                let next = sent.saturating_add(BATCH).min(self.space.len() as u32);
                // A batch that is not full waits for more states, as long as there are others.
                if next == sent || next - sent < BATCH && ahead.under_way() > 0 {
                    break;
                }
                ahead.send(Batch::new(self.space.packed_states(sent..next)));
                sent = next;
            }
            let Some(mut batch) = ahead.receive(own) else { break };
            loop {
                self.meet_batch(&batch)?;
                let Some(rest) = batch.rest() else { break };
                self.expand_next()?;
                if self.space.expander().is_none() {
                    return Ok(());
                }
                batch = rest;
                batch.expand(own);
            }
        }
        Ok(())
    }

    /// Expands whole states with more threads, until all are.
    fn expand_whole_together(
        &mut self,
        lookahead: &LookaheadFn,
        threads: NonZeroUsize,
    ) -> Result<(), StopReason> {
        WholeAhead::work(threads, lookahead, self.expanded.len() as u32, |mut ahead| {
            while let Some(mut batch) = ahead.next(self.space.as_ref()) {
                self.meet_whole_batch(batch.as_mut())?;
                ahead.give_back(batch);
            }
            Ok(())
        })
    }

    /// Meets what whole states lead to, the first that have not been expanded.
    fn meet_whole_batch(&mut self, batch: &mut dyn Lookahead) -> Result<(), StopReason> {
        loop {
            self.meet_expanded(batch.expanded(), &mut |space, options, visit| {
                space.meet_states(batch.found(), options, visit)
            })?;
            if !batch.skip() {
                return Ok(());
            }
            // It has too many options for a batch.
            self.expand_next()?;
            batch.expand();
        }
    }

    /// Meets what the first states that have not been expanded lead to.
    fn meet_batch(&mut self, batch: &Batch) -> Result<(), StopReason> {
        self.meet_expanded(&batch.expanded, &mut |space, options, visit| {
            space.meet_packed(&batch.options[options], visit)
        })
    }

    /// The same of states of which is known whether play is over there and where their options end; `meet_some` meets the
    /// options in a range, which come in their order.
    fn meet_expanded(
        &mut self,
        states: &[(Option<Ending>, usize)],
        meet_some: &mut MeetSome,
    ) -> Result<(), StopReason> {
        let convention = self.convention;
        let count = states.last().map_or(0, |&(_, end)| end);
        let mut states = states.iter().copied();
        let (mut state, mut first) = (states.next(), 0);
        // Puts down that the states are complete whose options end at this place.
        let mut close_to = |place: usize, expanded: &mut M| {
            while let Some((ending, end)) = state.filter(|&(_, end)| end <= place) {
                let is_stuck = ending.is_none() && end == first;
                expanded.close(if is_stuck { Some(convention.result_when_stuck()) } else { ending });
                (state, first) = (states.next(), end);
            }
        };
        let mut place = 0;
        for start in (0..count).step_by(TOGETHER) {
            let options = start..count.min(start + TOGETHER);
            self.ask_for_growth()?;
            self.meet(
                |space, visit| meet_some(space, options, visit),
                |expanded| {
                    close_to(place, expanded);
                    place += 1;
                },
            )?;
        }
        close_to(count, &mut self.expanded);
        Ok(())
    }

    /// The number of states met so far.
    pub(super) fn state_count(&self) -> usize {
        self.space.len()
    }
}

/// Counts a state that has been met, and gives its number.
fn count(met: Met, bytes_per_state: usize, meter: &mut Meter) -> Result<u32, StopReason> {
    meter.step_through(met.owned)?;
    if met.is_new {
        meter.count_position(bytes_per_state + met.owned)?;
        if met.number as usize >= MAX_VERTICES {
            return Err(MOST_STATES.into());
        }
    }
    Ok(met.number)
}

/// The moves by the states that make them.
#[derive(Debug)]
pub(super) struct Rows {
    offsets: Vec<u32>,
    targets: Vec<u32>,
}

impl Default for Rows {
    fn default() -> Self {
        Self { offsets: vec![0], targets: Vec::new() }
    }
}

impl Expanded for Rows {
    const BYTES_PER_STATE: usize = 16;
    /// The move, a copy, and room for the array to grow.
    const BYTES_PER_MOVE: u64 = 12;

    fn len(&self) -> usize {
        self.offsets.len() - 1
    }

    fn move_count(&self) -> usize {
        self.targets.len()
    }

    #[inline]
    fn push(&mut self, to: u32) {
        self.targets.push(to);
    }

    fn close(&mut self, _: Option<Ending>) {
        self.offsets.push(self.targets.len() as u32);
    }
}

impl Exploration<'_, '_, Rows> {
    /// The moves between the states, all of which have been expanded.
    pub(super) fn moves(&self) -> Adjacency {
        Adjacency::from_rows(self.expanded.offsets.clone(), self.expanded.targets.clone())
    }
}

/// What retrograde analysis needs: the moves by the states they lead to, and of each state how many it has.
#[derive(Debug, Default)]
struct ToLabel {
    moves: Moves,
    words: Words,
    /// The moves of the states before the one whose moves are being put down.
    closed: usize,
}

impl Expanded for ToLabel {
    /// The word, where its row of moves backwards starts, a place in the lists of labelled states, and room for them to grow.
    const BYTES_PER_STATE: usize = 16;
    const BYTES_PER_MOVE: u64 = 4;

    #[inline]
    fn len(&self) -> usize {
        self.words.len()
    }

    #[inline]
    fn move_count(&self) -> usize {
        self.moves.count()
    }

    #[inline]
    fn push(&mut self, to: u32) {
        self.moves.push(self.words.len() as u32, to);
    }

    #[inline]
    fn close(&mut self, ending: Option<Ending>) {
        let options = self.moves.count() - self.closed;
        self.words.push(ending.map_or(Status::Open, Status::Over), options as u32);
        self.closed = self.moves.count();
    }
}

impl<'a> Exploration<'a, '_, ToLabel> {
    fn label(self, first_state_count: usize, limits: &Limits) -> Result<LabelledPart<'a>, StopReason> {
        let Self { space, convention, meter, expanded: ToLabel { moves, mut words, .. } } = self;
        let charge = meter.into_charge();
        let move_count = moves.count();
        let state_count = words.len();
        // What positions, moves and labels take was counted one by one.
        let mut meter = Meter::start(&limits.for_counted_work(), "labelling positions")?;
        meter.expect_positions(state_count as u64);
        let turned = moves.turned(state_count, &meter)?;
        words.propagate(&turned, &meter)?;
        meter.count_positions(state_count as u64, 0)?;
        Ok(LabelledPart {
            space,
            convention,
            limits: limits.without_callbacks(),
            labels: words.into_labels(meter.into_charge()),
            move_count,
            first_state_count,
            _charge: charge,
        })
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
        let mut more = Exploration::<ToLabel>::new(self.space.fresh(), self.convention, &self.limits)?;
        more.add(position, to_move)?;
        more.run(&Threads::ONE)?;
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

#[cfg(test)]
mod tests {
    use super::*;
    use zermelo_core::{Packable, PackedStates, Packing, StateSpace, States, WholeStates};

    /// Numbers that lead to others, pseudo-random ones. A few lead to more than a batch of options holds; those from `whole_from`
    /// on do not pack.
    #[derive(Clone, Copy)]
    struct Numbers<const PACKS: bool> {
        whole_from: u32,
    }

    const COUNT: u32 = 30_000;

    impl<const PACKS: bool> Ruleset for Numbers<PACKS> {
        type Position = u32;

        fn options<B>(
            &self,
            &from: &u32,
            player: Player,
            mut visit: impl FnMut(u32) -> ControlFlow<B>,
        ) -> ControlFlow<B> {
            let count = match from % 4_000 {
                7 => 5_000,
                rest => rest % 4,
            };
            let first = from.wrapping_mul(2_654_435_761).rotate_left(7) + player.index() as u32;
            (0..count).map(|step| (first.wrapping_add(step * step * 31)) % COUNT).try_for_each(&mut visit)
        }

        fn ending(&self, &position: &u32, to_move: Player) -> Option<Ending> {
            (position % 50 == 9).then_some(if to_move == Player::Left { Ending::Win } else { Ending::Draw })
        }

        fn state_space(&self) -> Box<dyn StateSpace + '_> {
            if PACKS { Box::new(PackedStates::new(self)) } else { Box::new(States::new(self)) }
        }
    }

    impl<const PACKS: bool> Packable for Numbers<PACKS> {
        fn packing(&self, _: &u32) -> Option<Box<dyn Packing<u32>>> {
            Some(Box::new(*self))
        }
    }

    impl<const PACKS: bool> zermelo_core::Packs for Numbers<PACKS> {
        fn packed(&self, &position: &u32) -> Option<u128> {
            (position < self.whole_from).then(|| position.into())
        }

        fn unpacked(&self, number: u128) -> u32 {
            number as u32
        }
    }

    fn starts() -> Vec<(u32, Player)> {
        (1..COUNT / 4).map(|number| (number * 4 + 3, Player::BOTH[(number % 2) as usize])).collect()
    }

    fn explored<const PACKS: bool>(
        game: Numbers<PACKS>,
        threads: usize,
        limits: &Limits,
    ) -> Result<Explored<'static, Numbers<PACKS>>, StopReason> {
        let count = NonZeroUsize::new(threads).expect("a test has threads");
        let game: &'static Numbers<PACKS> = Box::leak(Box::new(game));
        let starts = starts();
        let starts: Vec<(&dyn Any, Player)> =
            starts.iter().map(|(position, to_move)| (position as &dyn Any, *to_move)).collect();
        explore_space(
            game.state_space(),
            &starts,
            Convention::Normal,
            Threads {
                count,
                lookahead: Some(&|space, numbers| Box::new(WholeStates::of(game, space, numbers))),
            },
            limits,
        )
    }

    #[test]
    fn threads_and_packing_change_nothing() {
        for whole_from in [COUNT, COUNT - 40, COUNT / 2] {
            let alone = explored(Numbers::<false> { whole_from }, 1, &Limits::none()).unwrap();
            for threads in 1..4 {
                let packed = explored(Numbers::<true> { whole_from }, threads, &Limits::none()).unwrap();
                are_equal(&packed, &alone);
                let whole = explored(Numbers::<false> { whole_from }, threads, &Limits::none()).unwrap();
                are_equal(&whole, &alone);
            }
        }
    }

    fn are_equal<R, S>(one: &Explored<R>, other: &Explored<S>)
    where
        R: Ruleset<Position = u32>,
        S: Ruleset<Position = u32>,
    {
        assert_eq!(one.part.space.len(), other.part.space.len());
        assert_eq!(one.move_count(), other.move_count());
        assert_eq!(one.first_state_count(), other.first_state_count());
        for state in 0..other.part.space.len() as u32 {
            assert_eq!(one.part.labels.verdict(state), other.part.labels.verdict(state));
        }
        for (position, to_move) in starts() {
            assert_eq!(one.find(&position, to_move), other.find(&position, to_move));
        }
    }

    #[test]
    fn a_limit_stops_as_many_threads() {
        for most in [1, 1_000, 9_000, 20_000, 40_000] {
            for threads in 1..4 {
                let limits = Limits::none().at_most_positions(most);
                let packed = explored(Numbers::<true> { whole_from: COUNT }, threads, &limits);
                let whole = explored(Numbers::<false> { whole_from: COUNT }, threads, &limits);
                assert!(packed.is_err() && whole.is_err(), "{most} positions, {threads} threads");
            }
        }
    }
}
