//! Memoised top-down search: verdicts on demand, right on cycles, without recursion.
//!
//! The depth-first search looks at options one by one and stops at the first winning one. A state whose verdict is
//! not yet known when it is met again (a cycle, or work still to do) notes who asked; when its verdict comes, it is
//! passed back along these notes. Only when nothing is left to look at are the states without a verdict draws.
//! This is the local computation of a least fixpoint on a dependency graph (Liu and Smolka 1998): every state is
//! expanded at most once, O(V + E) over the part of the game that is looked at. Distances are not found.

use super::Judge;
use std::any::Any;
use std::fmt;
use std::marker::PhantomData;
use std::ops::ControlFlow;
use zermelo_core::{
    Convention, Ending, Limits, Met, Meter, Player, Ruleset, StateSpace, StopReason, Verdict,
};

/// A search that remembers what it has found between questions.
pub struct TopDown<'a, 'l, R: ?Sized> {
    search: Search<'a, 'l>,
    game: PhantomData<&'a R>,
}

impl<'a, 'l, R: Ruleset + ?Sized> TopDown<'a, 'l, R> {
    /// A search that has seen nothing yet.
    pub fn new(ruleset: &'a R, convention: Convention, limits: &Limits<'l>) -> Result<Self, StopReason> {
        Self::in_space(ruleset.state_space(), convention, limits)
    }

    /// The result of a question for the player to move. Once a limit has stopped the search, every later question
    /// gives the same reason.
    pub fn result(&mut self, position: &R::Position, to_move: Player) -> Result<Ending, StopReason> {
        self.search.result(position, to_move)
    }
}

impl<'a, 'l, R: ?Sized> TopDown<'a, 'l, R> {
    /// The same in a space of states, for games whose type is not known. The caller says whose questions will be asked.
    pub fn in_space(
        space: Box<dyn StateSpace + 'a>,
        convention: Convention,
        limits: &Limits<'l>,
    ) -> Result<Self, StopReason> {
        Ok(Self { search: Search::new(space, convention, limits)?, game: PhantomData })
    }
}

impl<R: Ruleset + ?Sized> Judge<R> for TopDown<'_, '_, R> {
    fn verdict(&mut self, position: &R::Position, to_move: Player) -> Result<Verdict, StopReason> {
        Ok(match self.result(position, to_move)? {
            Ending::Win => Verdict::Win(None),
            Ending::Loss => Verdict::Loss(None),
            Ending::Draw => Verdict::Draw,
        })
    }

    fn state_count(&self) -> u64 {
        self.search.space.len() as u64
    }
}

impl<R: ?Sized> fmt::Debug for TopDown<'_, '_, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TopDown").field("states", &self.search.space.len()).finish_non_exhaustive()
    }
}

/// The search without the type of the game.
struct Search<'a, 'l> {
    space: Box<dyn StateSpace + 'a>,
    convention: Convention,
    meter: Meter<'l>,
    nodes: Vec<Node>,
    /// Who asked: linked lists of (state, next entry), headed in the nodes.
    askers: Vec<(u32, u32)>,
    frames: Vec<Frame>,
    /// States below this number that have no verdict are draws.
    settled: usize,
    /// Why the search stopped for good: what was being expanded then is incomplete.
    stopped: Option<StopReason>,
}

#[derive(Clone, Debug)]
struct Node {
    verdict: Option<Ending>,
    /// Options not yet known to be bad.
    open_options: u32,
    first_asker: u32,
}

#[derive(Clone, Copy, Debug)]
struct Frame {
    state: u32,
    /// Where this frame's options start on the stack; they end where the next frame's start.
    options_start: usize,
}

const NO_ASKER: u32 = u32::MAX;
/// A state's node, and room for the array to grow.
const BYTES_PER_NODE: usize = 2 * size_of::<Node>();
/// The note that a waiting option may leave of who asked.
const BYTES_PER_NOTE: usize = 8;

impl<'a, 'l> Search<'a, 'l> {
    fn new(
        space: Box<dyn StateSpace + 'a>,
        convention: Convention,
        limits: &Limits<'l>,
    ) -> Result<Self, StopReason> {
        Ok(Self {
            space,
            convention,
            meter: Meter::start(limits, "searching positions")?,
            nodes: Vec::new(),
            askers: Vec::new(),
            frames: Vec::new(),
            settled: 0,
            stopped: None,
        })
    }

    fn result(&mut self, position: &dyn Any, to_move: Player) -> Result<Ending, StopReason> {
        if let Some(reason) = self.stopped {
            return Err(reason);
        }
        let result = self.search(position, to_move);
        self.stopped = result.err();
        result
    }

    fn search(&mut self, position: &dyn Any, to_move: Player) -> Result<Ending, StopReason> {
        let met = self.space.meet(position, to_move);
        let root = self.enter(met)?;
        loop {
            if let Some(result) = self.known(root) {
                return Ok(result);
            }
            if !self.advance()? {
                // Nothing is left to look at: what has no verdict by now never gets one.
                self.settled = self.space.len();
            }
        }
    }

    fn known(&self, state: u32) -> Option<Ending> {
        let settled_draw = || ((state as usize) < self.settled).then_some(Ending::Draw);
        self.nodes[state as usize].verdict.or_else(settled_draw)
    }

    /// The number of a state that has been met. A new one is expanded: its options wait in a frame on the stack.
    fn enter(&mut self, met: Met) -> Result<u32, StopReason> {
        self.meter.step_through(met.owned)?;
        if met.is_new {
            self.meter.ask_for_growth(self.space.growth() as u64)?;
            self.meter.count_position(self.space.bytes_per_state() + BYTES_PER_NODE + met.owned)?;
            self.nodes.push(Node { verdict: None, open_options: 0, first_asker: NO_ASKER });
            self.expand(met.number)?;
        }
        Ok(met.number)
    }

    fn expand(&mut self, state: u32) -> Result<(), StopReason> {
        if let Some(ending) = self.space.ending(state) {
            self.nodes[state as usize].verdict = Some(ending);
            return Ok(());
        }
        let options_start = self.space.stack_height();
        let (mut count, mut stopped) = (0, None);
        let meter = &mut self.meter;
        let _ = self.space.stack_options(state, &mut |bytes| {
            count += 1;
            match meter.count_option(count, (bytes + BYTES_PER_NOTE) as u64) {
                Ok(()) => ControlFlow::Continue(()),
                Err(reason) => {
                    stopped = Some(reason);
                    ControlFlow::Break(())
                }
            }
        });
        if let Some(reason) = stopped {
            return Err(reason);
        }
        self.nodes[state as usize].open_options = count as u32;
        if count == 0 {
            self.nodes[state as usize].verdict = Some(self.convention.result_when_stuck());
        } else {
            self.frames.push(Frame { state, options_start });
        }
        Ok(())
    }

    /// Looks at one option of the topmost frame. False when there is no frame left.
    fn advance(&mut self) -> Result<bool, StopReason> {
        let Some(&Frame { state, options_start }) = self.frames.last() else { return Ok(false) };
        let is_decided = self.nodes[state as usize].verdict.is_some();
        if is_decided || self.space.stack_height() == options_start {
            let bytes = self.space.lower_stack(options_start);
            self.meter.release_bytes(bytes as u64);
            self.frames.pop();
            return Ok(true);
        }
        self.meter.step()?;
        let (met, bytes) = self.space.meet_top().expect("the frame has options left");
        self.meter.release_bytes(bytes as u64);
        let option = self.enter(met)?;
        match self.known(option) {
            Some(result) => self.tell(state, result),
            None => {
                let next = self.nodes[option as usize].first_asker;
                self.nodes[option as usize].first_asker = self.askers.len() as u32;
                self.askers.push((state, next));
            }
        }
        Ok(true)
    }

    /// Tells a state the result of one of its options, and everyone who asked what follows from it.
    fn tell(&mut self, state: u32, option_result: Ending) {
        let mut results = vec![(state, option_result)];
        while let Some((state, option_result)) = results.pop() {
            let node = &mut self.nodes[state as usize];
            if node.verdict.is_some() {
                continue;
            }
            match option_result {
                Ending::Loss => node.verdict = Some(Ending::Win),
                Ending::Win => {
                    node.open_options -= 1;
                    if node.open_options == 0 {
                        node.verdict = Some(Ending::Loss);
                    }
                }
                Ending::Draw => {}
            }
            if let Some(result) = node.verdict {
                let mut entry = node.first_asker;
                while entry != NO_ASKER {
                    let (asker, next) = self.askers[entry as usize];
                    results.push((asker, result));
                    entry = next;
                }
            }
        }
    }
}
