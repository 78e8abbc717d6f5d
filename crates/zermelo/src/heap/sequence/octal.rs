//! The Grundy sequence of an octal code: which method computes the next values, and when its period is proved.

use super::moves::OctalMoves;
use super::period::{GUY_SMITH, Periodicity, STATE_REPETITION, least_period, values_needed};
use super::plain::{self, Marks};
use super::repetition::Anchors;
use super::space::SparseSpace;
use super::sparse;
use super::windowed::{Fill, Lists, Trouble, Window};
use crate::game::Reference;
use crate::solve::{Limits, Meter, StopReason};

/// The plain method goes on to here before a sparse space is looked for.
const FIRST_LOOK: usize = 1 << 11;
/// With more rare heaps windows are slower than bitsets.
const MOST_RARES_IN_WINDOWS: usize = 400;
/// More rare heaps than this share of all make a sparse space useless.
const LEAST_HEAPS_PER_RARE: usize = 4;

/// How the next values are computed. All methods give the same values.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Method {
    /// The fastest that applies.
    #[default]
    Auto,
    /// By the definition.
    Plain,
    /// Walking the rare heaps, heap by heap.
    Sparse,
    /// One-hot words, for few rare heaps and values below 64.
    Windowed,
}

/// The values so far, and what goes on with them.
pub(super) struct OctalSequence {
    pub(super) moves: OctalMoves,
    method: Method,
    /// Values from heap 0 on, at most `keep` of them.
    pub(super) values: Vec<u16>,
    keep: usize,
    /// The number of heaps done, from heap 0 on.
    pub(super) length: u64,
    pub(super) space: Option<SparseSpace>,
    pub(super) rares: Vec<(u64, u16)>,
    /// Small heaps that settled what the lists of a window had not.
    extra_witnesses: Vec<usize>,
    pub(super) greatest_value: u16,
    marks: Marks,
    engine: Engine,
    /// Heap sizes at which a space and a period are looked for next.
    next_look: u64,
    next_space_look: u64,
    next_period_look: u64,
    pub(super) period: Option<(Periodicity, &'static Reference)>,
}

enum Engine {
    Plain,
    Sparse,
    Narrow(Box<Running<u32>>),
    Wide(Box<Running<u64>>),
}

/// A window with the anchors that watch for its return.
struct Running<W> {
    window: Window<W>,
    anchors: Anchors,
}

/// How a batch ended.
enum Batch {
    Done,
    Returned(Periodicity),
    /// The value of the next heap has to be found by other means.
    Unsettled,
}

impl OctalSequence {
    /// The sequence of a game, of which at most `keep` values are kept.
    pub(super) fn new(moves: OctalMoves, method: Method, keep: usize) -> Self {
        Self {
            moves,
            method,
            values: Vec::new(),
            keep,
            length: 0,
            space: None,
            rares: Vec::new(),
            extra_witnesses: Vec::new(),
            greatest_value: 0,
            marks: Marks::default(),
            engine: Engine::Plain,
            next_look: FIRST_LOOK as u64,
            next_space_look: FIRST_LOOK as u64,
            next_period_look: 16,
            period: None,
        }
    }

    /// Computes values until there are `length`, or the period is proved.
    pub(super) fn extend(&mut self, length: u64, limits: &Limits) -> Result<(), StopReason> {
        let mut meter = Meter::start(limits, "computing Grundy values")?;
        meter.expect_positions(length);
        meter.count_positions(self.length, 0)?;
        while self.length < length && self.period.is_none() {
            let before = self.length;
            let batch = match &mut self.engine {
                Engine::Plain | Engine::Sparse => Batch::Unsettled,
                Engine::Narrow(running) => running.advance(&self.values, &mut meter)?,
                Engine::Wide(running) => running.advance(&self.values, &mut meter)?,
            };
            self.take_over();
            match batch {
                Batch::Done => {}
                Batch::Returned(period) => self.period = Some((period, &STATE_REPETITION)),
                Batch::Unsettled => self.step()?,
            }
            let bytes = if self.values.len() < self.keep { 2 } else { 0 };
            meter.count_positions(self.length - before, bytes)?;
            self.look_for_period();
            self.choose_engine();
        }
        Ok(())
    }

    /// One heap, by the definition or by walking the rare heaps. What the windows could not settle is settled here.
    fn step(&mut self) -> Result<(), StopReason> {
        if self.values.len() as u64 != self.length {
            return Err(StopReason::Memory(2 * self.keep as u64));
        }
        let bound = (usize::from(self.greatest_value) + 1).next_power_of_two();
        let (value, witnesses) = match self.space {
            None => (plain::next_value(&self.moves, &self.values, bound, &mut self.marks), Vec::new()),
            Some(space) => {
                let (moves, values) = (&self.moves, &self.values);
                let settled = sparse::next_value(moves, space, &self.rares, values, bound, &mut self.marks);
                (settled.value, settled.witnesses)
            }
        };
        if let Some(space) = self.space
            && space.is_rare(self.length, value)
        {
            self.rares.push((self.length, value));
        }
        self.push(value);
        if let Engine::Narrow(_) | Engine::Wide(_) = self.engine {
            // The lists of the window lack something; make it anew.
            self.extra_witnesses.extend(witnesses);
            self.extra_witnesses.sort_unstable();
            self.extra_witnesses.dedup();
            self.engine = Engine::Sparse;
            self.next_look = self.length;
        }
        Ok(())
    }

    fn push(&mut self, value: u16) {
        self.greatest_value = self.greatest_value.max(value);
        if self.values.len() < self.keep {
            self.values.push(value);
        }
        self.length += 1;
    }

    /// Takes the values over that a window has found.
    fn take_over(&mut self) {
        let (next, values) = match &self.engine {
            Engine::Plain | Engine::Sparse => return,
            Engine::Narrow(running) => running.found_since(self.length),
            Engine::Wide(running) => running.found_since(self.length),
        };
        let greatest = values.iter().copied().max().unwrap_or(0);
        self.greatest_value = self.greatest_value.max(u16::from(greatest));
        let room = self.keep.saturating_sub(self.values.len()).min(values.len());
        self.values.extend(values[..room].iter().map(|&value| u16::from(value)));
        self.length = next;
    }

    /// Looks for a period that is already proved, now and then.
    fn look_for_period(&mut self) {
        if self.length < self.next_period_look || self.period.is_some() || self.values.len() as u64 != self.length {
            return;
        }
        let is_fast = matches!(self.engine, Engine::Narrow(_) | Engine::Wide(_));
        self.next_period_look = if is_fast { 4 * self.length } else { self.length + self.length / 4 + 1 };
        let has_splits = !self.moves.split.is_empty();
        if self.moves.distinct {
            return;
        }
        if let Some(found) = least_period(&self.values)
            && values_needed(&found, self.moves.longest, has_splits) <= self.length
        {
            self.period = Some((found, if has_splits { &GUY_SMITH } else { &STATE_REPETITION }));
        }
    }

    /// Looks for a sparse space, and for the fastest way to go on in it.
    fn choose_engine(&mut self) {
        let complete = self.values.len() as u64 == self.length;
        if self.length < self.next_look || !complete || self.method == Method::Plain {
            return;
        }
        if self.length >= self.next_space_look {
            self.next_space_look = 2 * self.length;
            self.find_space();
        }
        self.next_look = self.next_space_look;
        let Some(space) = self.space else { return };
        self.engine = Engine::Sparse;
        let may_use_windows = matches!(self.method, Method::Auto | Method::Windowed);
        if !may_use_windows || self.rares.len() > MOST_RARES_IN_WINDOWS {
            return;
        }
        let parity_counts = space.with_heap_parity;
        let lists = Lists { space, rares: &self.rares, extra_witnesses: &self.extra_witnesses };
        if let Some(window) = Window::<u32>::new(&self.moves, &lists, &self.values) {
            self.engine = Engine::Narrow(Box::new(Running::new(window, parity_counts)));
        } else if let Some(window) = Window::<u64>::new(&self.moves, &lists, &self.values) {
            self.engine = Engine::Wide(Box::new(Running::new(window, parity_counts)));
        }
    }

    fn find_space(&mut self) {
        let Some((space, rare_in_sample)) = SparseSpace::find(&self.values, &self.moves) else { return };
        if rare_in_sample * LEAST_HEAPS_PER_RARE > self.values.len() || self.space == Some(space) {
            return;
        }
        self.space = Some(space);
        self.extra_witnesses.clear();
        let heaps = (1_u64..).zip(&self.values[1..]);
        self.rares = heaps.filter(|&(heap, &value)| space.is_rare(heap, value)).map(|(h, &v)| (h, v)).collect();
    }
}

impl<W: Fill> Running<W> {
    fn new(window: Window<W>, parity_counts: bool) -> Self {
        Self { anchors: Anchors::new(&window, parity_counts), window }
    }

    fn advance(&mut self, values: &[u16], meter: &mut Meter) -> Result<Batch, StopReason> {
        match self.window.advance() {
            Err(Trouble::NoWitness(_) | Trouble::Overflow(_)) => return Ok(Batch::Unsettled),
            Ok(()) => {}
        }
        let Some(found) = self.anchors.watch(&self.window) else { return Ok(Batch::Done) };
        let preperiod = self.anchors.preperiod(&self.window, found, values, meter)?;
        Ok(Batch::Returned(Periodicity { length: found.length, preperiod, saltus: 0 }))
    }

    /// The next heap, and the values of the heaps before it from `length` on.
    fn found_since(&self, length: u64) -> (u64, &[u8]) {
        let next = self.window.next();
        (next, self.window.last((next - length) as usize))
    }
}
