//! Memoised top-down search: verdicts by need, right on cycles, without recursion.
//!
//! The depth-first search looks at options one by one and stops at the first winning one. A state whose verdict is
//! not yet known when it is met again (a cycle, or work still to do) notes who asked; when its verdict comes, it is
//! passed back along these notes. Only when nothing is left to look at are the states without a verdict draws.
//! This is the local computation of a least fixpoint on a dependency graph (Liu and Smolka 1998): every state is
//! expanded at most once, O(V + E) over the part of the game that is looked at. Distances are not found.

use super::explore::{INDEX_BYTES, State};
use super::judge::Judge;
use indexmap::IndexSet;
use rustc_hash::FxBuildHasher;
use std::ops::ControlFlow;
use zermelo_core::{Convention, Ending, Limits, Meter, Player, Ruleset, StopReason, Verdict};

/// A search that remembers what it has found between questions.
#[derive(Debug)]
pub struct TopDown<'a, 'l, R: Ruleset> {
    ruleset: &'a R,
    convention: Convention,
    meter: Meter<'l>,
    states: IndexSet<State<R::Position>, FxBuildHasher>,
    nodes: Vec<Node>,
    /// Who asked: linked lists of (state, next entry), headed in the nodes.
    askers: Vec<(u32, u32)>,
    frames: Vec<Frame>,
    /// The options that the frames have still to look at.
    options: Vec<State<R::Position>>,
    /// States below this number that have no verdict are draws.
    settled: usize,
    /// Why the search stopped for good: what was being expanded then is incomplete.
    stopped: Option<StopReason>,
}

#[derive(Clone, Debug)]
struct Node {
    verdict: Option<Ending>,
    /// Options not yet known to be bad.
    hopes: u32,
    first_asker: u32,
}

#[derive(Clone, Debug)]
struct Frame {
    state: u32,
    /// Where this frame's options start; they end where the next frame's start.
    options_start: usize,
}

const NO_ASKER: u32 = u32::MAX;

impl<'a, 'l, R: Ruleset> TopDown<'a, 'l, R> {
    /// A search that has seen nothing yet.
    pub fn new(ruleset: &'a R, convention: Convention, limits: &Limits<'l>) -> Result<Self, StopReason> {
        Ok(Self {
            ruleset,
            convention,
            meter: Meter::start(limits, "searching positions")?,
            states: IndexSet::default(),
            nodes: Vec::new(),
            askers: Vec::new(),
            frames: Vec::new(),
            options: Vec::new(),
            settled: 0,
            stopped: None,
        })
    }

    /// The result of a question for the player to move. Once a limit has stopped the search, every later question
    /// gives the same reason.
    pub fn result(&mut self, position: &R::Position, to_move: Player) -> Result<Ending, StopReason> {
        if let Some(reason) = self.stopped {
            return Err(reason);
        }
        let result = self.search(position, to_move);
        self.stopped = result.err();
        result
    }

    fn search(&mut self, position: &R::Position, to_move: Player) -> Result<Ending, StopReason> {
        let root = self.meet(State::of(self.ruleset, position, to_move))?;
        loop {
            if let Some(result) = self.known(root) {
                return Ok(result);
            }
            if !self.advance()? {
                // Nothing is left to look at: what has no verdict by now never gets one.
                self.settled = self.states.len();
            }
        }
    }

    fn known(&self, state: u32) -> Option<Ending> {
        let settled_draw = || ((state as usize) < self.settled).then_some(Ending::Draw);
        self.nodes[state as usize].verdict.or_else(settled_draw)
    }

    /// The number of a state. A new one is expanded: its options wait in a frame on the stack.
    fn meet(&mut self, state: State<R::Position>) -> Result<u32, StopReason> {
        let owned = self.ruleset.heap_bytes(&state.position);
        self.meter.step_through(owned)?;
        if self.states.len() == self.states.capacity() {
            self.meter.ask_for_growth(INDEX_BYTES * self.states.len() as u64)?;
        }
        let (number, is_new) = self.states.insert_full(state);
        if is_new {
            let bytes = 2 * (size_of::<State<R::Position>>() + size_of::<Node>() + 20) + owned;
            self.meter.count_position(bytes)?;
            self.nodes.push(Node { verdict: None, hopes: 0, first_asker: NO_ASKER });
            self.expand(number as u32)?;
        }
        Ok(number as u32)
    }

    fn expand(&mut self, number: u32) -> Result<(), StopReason> {
        let State { position, to_move } = self.states[number as usize].clone();
        if let Some(ending) = self.ruleset.ending(&position, to_move) {
            self.nodes[number as usize].verdict = Some(ending);
            return Ok(());
        }
        let options_start = self.options.len();
        let (ruleset, options, meter) = (self.ruleset, &mut self.options, &mut self.meter);
        let flow = ruleset.options(&position, to_move, |option| {
            // The option itself, and the note that it may leave of who asked.
            let bytes = size_of::<State<R::Position>>() + ruleset.heap_bytes(&option) + 8;
            options.push(State::of(ruleset, &option, to_move.opponent()));
            match meter.count_option(options.len() - options_start, bytes as u64) {
                Ok(()) => ControlFlow::Continue(()),
                Err(reason) => ControlFlow::Break(reason),
            }
        });
        if let ControlFlow::Break(reason) = flow {
            return Err(reason);
        }
        // The frame takes options from its end; the first option is looked at first.
        self.options[options_start..].reverse();
        let count = self.options.len() - options_start;
        self.nodes[number as usize].hopes = count as u32;
        if count == 0 {
            self.nodes[number as usize].verdict = Some(self.convention.result_when_stuck());
        } else {
            self.frames.push(Frame { state: number, options_start });
        }
        Ok(())
    }

    /// Looks at one option of the topmost frame. False when there is no frame left.
    fn advance(&mut self) -> Result<bool, StopReason> {
        let Some(Frame { state, options_start }) = self.frames.last().cloned() else { return Ok(false) };
        if self.nodes[state as usize].verdict.is_some() || self.options.len() == options_start {
            self.options.truncate(options_start);
            self.frames.pop();
            return Ok(true);
        }
        self.meter.step()?;
        let option = self.options.pop().expect("the frame has options left");
        let bytes = size_of::<State<R::Position>>() + self.ruleset.heap_bytes(&option.position);
        self.meter.release_bytes(bytes as u64);
        let option = self.meet(option)?;
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
        let mut news = vec![(state, option_result)];
        while let Some((state, option_result)) = news.pop() {
            let node = &mut self.nodes[state as usize];
            if node.verdict.is_some() {
                continue;
            }
            match option_result {
                Ending::Loss => node.verdict = Some(Ending::Win),
                Ending::Win => {
                    node.hopes -= 1;
                    if node.hopes == 0 {
                        node.verdict = Some(Ending::Loss);
                    }
                }
                Ending::Draw => {}
            }
            if let Some(result) = node.verdict {
                let mut entry = node.first_asker;
                while entry != NO_ASKER {
                    let (asker, next) = self.askers[entry as usize];
                    news.push((asker, result));
                    entry = next;
                }
            }
        }
    }
}

impl<R: Ruleset> Judge<R> for TopDown<'_, '_, R> {
    fn verdict(&mut self, position: &R::Position, to_move: Player) -> Result<Verdict, StopReason> {
        Ok(match self.result(position, to_move)? {
            Ending::Win => Verdict::Win(None),
            Ending::Loss => Verdict::Loss(None),
            Ending::Draw => Verdict::Draw,
        })
    }

    fn state_count(&self) -> u64 {
        self.states.len() as u64
    }
}
