//! The Grundy sequence of an octal code: which method computes the next values, and when its period is proved.

use super::blocked::{BLOCK, Blocked, Candidates, FAR_BLOCK};
use super::moves::OctalMoves;
use super::period::{GUY_SMITH, Periodicity, STATE_REPETITION, least_period, values_kept, values_needed};
use super::plain::{self, Marks};
use super::repetition::{Anchor, Anchors};
use super::space::SparseSpace;
use super::sparse::{self, Settled};
use super::windowed::{Fill, Lists, Window};
use zermelo_core::{Limits, Meter, Reference, StopReason};

/// The plain method goes on to here before a sparse space is looked for.
const FIRST_LOOK: usize = 1 << 11;
/// A look for a period among so many values takes no time that one would notice.
const CHEAP_LOOK: u64 = 1 << 20;
/// So many values are kept in any case: methods start from them.
const LEAST_KEPT: usize = 1 << 12;
/// With more rare heaps windows are slower than bitsets.
const MOST_RARES_IN_WINDOWS: usize = 400;
/// More rare heaps than this share of all make a sparse space useless.
const LEAST_HEAPS_PER_RARE: usize = 4;
/// With fewer heaps for every rare one all moves are marked sooner than the rare heaps and the witnesses are walked.
const LEAST_HEAPS_PER_STEP: usize = 32;

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
    /// Bitsets of heaps by value, for many rare heaps.
    Blocked,
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
    pub(super) extra_witnesses: Vec<usize>,
    pub(super) greatest_value: u16,
    marks: Marks,
    engine: Engine,
    /// States of the window to watch for, since it has been the same.
    anchors: Option<Anchors>,
    /// Heap sizes at which a space and a period are looked for next.
    next_look: u64,
    /// Whether the lists of the window have to be made anew.
    window_is_stale: bool,
    next_period_look: u64,
    last_period_look: u64,
    pub(super) period: Option<(Periodicity, &'static Reference)>,
}

enum Engine {
    Plain,
    Sparse,
    Narrow(Box<Window<u32>>),
    Wide(Box<Window<u64>>),
    Blocked(Box<Blocked>),
}

/// What a checkpoint holds.
pub(super) struct Progress<'a> {
    pub(super) length: u64,
    pub(super) values: &'a [u16],
    pub(super) space: Option<SparseSpace>,
    pub(super) rares: &'a [(u64, u16)],
    pub(super) greatest_value: u16,
    pub(super) extra_witnesses: &'a [usize],
    /// The last values, where not all are kept.
    pub(super) tape: Option<&'a [u8]>,
    pub(super) anchors: Option<&'a Anchors>,
}

impl OctalSequence {
    /// Where the computation stands.
    pub(super) fn progress(&self) -> Progress<'_> {
        let tape = match &self.engine {
            Engine::Plain | Engine::Sparse | Engine::Blocked(_) => None,
            Engine::Narrow(window) => Some(window.last(window.kept())),
            Engine::Wide(window) => Some(window.last(window.kept())),
        };
        Progress {
            length: self.length,
            values: &self.values,
            space: self.space,
            rares: &self.rares,
            greatest_value: self.greatest_value,
            extra_witnesses: &self.extra_witnesses,
            tape,
            anchors: self.anchors.as_ref(),
        }
    }

    /// A sequence whose fields `read` fills in; it returns the last values where not all are kept.
    pub(super) fn resumed<E>(
        moves: OctalMoves,
        method: Method,
        keep: usize,
        read: impl FnOnce(&mut Self) -> Result<Option<Vec<u8>>, E>,
    ) -> Result<Self, E> {
        let mut sequence = Self::new(moves, method, keep);
        let tape = read(&mut sequence)?;
        sequence.keep = keep.max(sequence.values.len());
        if method == Method::Plain && sequence.values.len() as u64 == sequence.length {
            sequence.space = None;
        }
        sequence.next_look = sequence.length;
        if let (Some(space), Some(tape)) = (sequence.space, tape) {
            let engine = sequence.window_engine(space, Some(&tape));
            if let Some(engine) = engine {
                sequence.engine = engine;
                sequence.next_look = 2 * sequence.length;
            }
        }
        Ok(sequence)
    }

    /// The anchors of an earlier run, the first of them first.
    pub(super) fn set_anchors(&mut self, anchors: Vec<Anchor>, parity_counts: bool) {
        self.anchors = Anchors::restored(anchors, parity_counts, self.length);
    }

    /// The sequence of a game, of which at most `keep` values are kept.
    pub(super) fn new(moves: OctalMoves, method: Method, keep: usize) -> Self {
        Self {
            moves,
            method,
            values: Vec::new(),
            keep: keep.max(LEAST_KEPT),
            length: 0,
            space: None,
            rares: Vec::new(),
            extra_witnesses: Vec::new(),
            greatest_value: 0,
            marks: Marks::default(),
            engine: Engine::Plain,
            anchors: None,
            next_look: FIRST_LOOK as u64,
            window_is_stale: false,
            next_period_look: 16,
            last_period_look: 0,
            period: None,
        }
    }

    /// The method that computes the next value.
    pub(super) fn method_in_use(&self) -> Method {
        match self.engine {
            Engine::Plain => Method::Plain,
            Engine::Sparse => Method::Sparse,
            Engine::Narrow(_) | Engine::Wide(_) => Method::Windowed,
            Engine::Blocked(_) => Method::Blocked,
        }
    }

    /// Computes values until there are `length`, or the period is proved.
    pub(super) fn extend(&mut self, length: u64, limits: &Limits) -> Result<(), StopReason> {
        let mut meter = Meter::start(limits, "computing Grundy values")?;
        meter.expect_positions(length);
        meter.go_on_from(self.length);
        meter.count_taken_bytes(2 * self.values.len() as u64)?;
        while self.length < length && self.period.is_none() {
            let before = self.length;
            let settled = match &mut self.engine {
                Engine::Blocked(blocked) => {
                    let candidates = blocked.next_block();
                    self.take_block(&candidates)?;
                    true
                }
                Engine::Plain | Engine::Sparse => false,
                Engine::Narrow(window) => window.advance().is_ok(),
                Engine::Wide(window) => window.advance().is_ok(),
            };
            self.take_over();
            if settled {
                self.watch(&mut meter)?;
            } else {
                self.step()?;
            }
            let bytes = if self.values.len() < self.keep { 2 } else { 0 };
            meter.count_positions(self.length - before, bytes)?;
            self.look_for_period();
            self.choose_engine();
        }
        // A last look at what there is, unless that takes time.
        if self.length <= CHEAP_LOOK {
            self.next_period_look = self.next_period_look.min(self.last_period_look + 1);
            self.look_for_period();
        }
        Ok(())
    }

    /// One heap, by the definition or by walking the rare heaps. What the windows could not settle is settled here.
    fn step(&mut self) -> Result<(), StopReason> {
        let settled = match &self.engine {
            Engine::Plain | Engine::Sparse | Engine::Blocked(_) => None,
            Engine::Narrow(window) => window.settle(&self.moves, &self.values),
            Engine::Wide(window) => window.settle(&self.moves, &self.values),
        };
        let in_window = matches!(self.engine, Engine::Narrow(_) | Engine::Wide(_));
        let complete = self.values.len() as u64 == self.length;
        let Settled { value, witnesses } = match settled {
            Some(settled) => settled,
            None if complete => {
                // This value is not a function of the window alone.
                self.anchors = None;
                self.settle_by_all_options()
            }
            None => return Err(values_kept(self.keep).into()),
        };
        if let Some(space) = self.space
            && space.is_rare(self.length, value)
        {
            self.rares.push((self.length, value));
            self.anchors = None;
        }
        self.push(value);
        match &mut self.engine {
            Engine::Narrow(window) => window.correct(value),
            Engine::Wide(window) => window.correct(value),
            Engine::Plain | Engine::Sparse | Engine::Blocked(_) => {}
        }
        if in_window {
            // The lists of the window lack something; make it anew.
            self.extra_witnesses.extend(witnesses);
            self.extra_witnesses.sort_unstable();
            self.extra_witnesses.dedup();
            self.window_is_stale = true;
        }
        Ok(())
    }

    fn settle_by_all_options(&mut self) -> Settled {
        let (moves, values) = (&self.moves, &self.values);
        let are_rares_many = self.rares.len() * LEAST_HEAPS_PER_STEP > values.len();
        let may_be_plain =
            matches!(self.engine, Engine::Sparse | Engine::Blocked(_)) && self.method != Method::Sparse;
        match self.space {
            Some(space) if !(are_rares_many && may_be_plain) => {
                sparse::next_value(moves, space, &self.rares, values, &mut self.marks)
            }
            _ => {
                let value = plain::next_value(moves, values, &mut self.marks);
                Settled { value, witnesses: Vec::new() }
            }
        }
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
            Engine::Plain | Engine::Sparse | Engine::Blocked(_) => return,
            Engine::Narrow(window) => window.found_since(self.length),
            Engine::Wide(window) => window.found_since(self.length),
        };
        let greatest = values.iter().copied().max().unwrap_or(0);
        self.greatest_value = self.greatest_value.max(u16::from(greatest));
        let room = self.keep.saturating_sub(self.values.len()).min(values.len());
        self.values.extend(values[..room].iter().map(|&value| u16::from(value)));
        self.length = next;
    }

    /// Looks whether the last batch of a window has come back to an earlier state.
    fn watch(&mut self, meter: &mut Meter) -> Result<(), StopReason> {
        let parity_counts = self.space.is_some_and(|space| space.with_heap_parity);
        let (anchors, values) = (&mut self.anchors, &self.values);
        let found = match &self.engine {
            Engine::Plain | Engine::Sparse | Engine::Blocked(_) => None,
            Engine::Narrow(window) => watch(anchors, window, parity_counts, values, meter)?,
            Engine::Wide(window) => watch(anchors, window, parity_counts, values, meter)?,
        };
        self.period = found.map(|period| (period, &STATE_REPETITION));
        Ok(())
    }

    /// Looks for a period that is already proved, now and then.
    fn look_for_period(&mut self) {
        if self.length < self.next_period_look
            || self.period.is_some()
            || self.values.len() as u64 != self.length
        {
            return;
        }
        self.last_period_look = self.length;
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
        if self.method == Method::Plain || (self.length < self.next_look && !self.window_is_stale) {
            return;
        }
        let space_before = self.space;
        if self.length >= self.next_look {
            self.next_look = 2 * self.length;
            if self.values.len() as u64 == self.length {
                self.find_space();
            }
        }
        let Some(space) = self.space else { return };
        let in_window = matches!(self.engine, Engine::Narrow(_) | Engine::Wide(_));
        let in_blocks = matches!(self.engine, Engine::Blocked(_));
        if (in_window || in_blocks) && self.space == space_before && !self.window_is_stale {
            if in_blocks && let Some(engine) = self.block_engine(space) {
                // More small heaps are known now, and which values are frequent.
                self.engine = engine;
            }
            return;
        }
        let tape = match &self.engine {
            Engine::Narrow(window) if self.window_is_stale => Some(window.settled_tape()),
            Engine::Wide(window) if self.window_is_stale => Some(window.settled_tape()),
            _ => None,
        };
        let window = self.window_engine(space, tape);
        self.engine = window.or_else(|| self.block_engine(space)).unwrap_or(Engine::Sparse);
        if self.space != space_before || matches!(self.engine, Engine::Sparse) {
            self.anchors = None;
        }
        self.window_is_stale = false;
    }

    fn window_engine(&self, space: SparseSpace, tape: Option<&[u8]>) -> Option<Engine> {
        let may_use_windows = matches!(self.method, Method::Auto | Method::Windowed);
        if !may_use_windows || self.rares.len() > MOST_RARES_IN_WINDOWS {
            return None;
        }
        let lists = Lists {
            space,
            rares: &self.rares,
            greatest_value: self.greatest_value,
            extra_witnesses: &self.extra_witnesses,
        };
        let narrow = Window::<u32>::new(&self.moves, &lists, &self.values, self.length, tape);
        if let Some(window) = narrow {
            return Some(Engine::Narrow(Box::new(window)));
        }
        let window = Window::<u64>::new(&self.moves, &lists, &self.values, self.length, tape)?;
        Some(Engine::Wide(Box::new(window)))
    }

    /// Blocks start at multiples of their length; until the next one heaps are done one by one.
    fn block_engine(&mut self, space: SparseSpace) -> Option<Engine> {
        if !matches!(self.method, Method::Auto | Method::Blocked) || self.values.len() as u64 != self.length {
            return None;
        }
        let blocked = Blocked::new(&self.moves, space, &self.rares, &self.values, self.greatest_value);
        if blocked.is_none() {
            self.next_look = self.next_look.min((self.length + 1).next_multiple_of(FAR_BLOCK as u64));
        }
        Some(Engine::Blocked(Box::new(blocked?)))
    }

    /// Takes over the values of a block; doubtful ones are settled by all options, and where one turns out rare the
    /// rest of the block is of no use.
    fn take_block(&mut self, candidates: &Candidates) -> Result<(), StopReason> {
        let mut from = 0;
        for &doubtful in candidates.doubtful.iter().chain([&BLOCK]) {
            for &value in &candidates.values[from..doubtful] {
                self.push(value);
            }
            from = doubtful;
            if doubtful < BLOCK {
                self.step()?;
                if self.values.last() != Some(&candidates.values[doubtful]) {
                    self.engine = Engine::Sparse;
                    self.next_look = self.next_look.min((self.length + 1).next_multiple_of(FAR_BLOCK as u64));
                    return Ok(());
                }
                from += 1;
            }
        }
        Ok(())
    }

    fn find_space(&mut self) {
        let Some((space, rare_in_sample)) = SparseSpace::find(&self.values, &self.moves) else { return };
        if rare_in_sample * LEAST_HEAPS_PER_RARE > self.values.len() || self.space == Some(space) {
            return;
        }
        self.space = Some(space);
        self.extra_witnesses.clear();
        let heaps = (1_u64..).zip(&self.values[1..]);
        self.rares =
            heaps.filter(|&(heap, &value)| space.is_rare(heap, value)).map(|(h, &v)| (h, v)).collect();
    }
}

/// See [`OctalSequence::watch`].
fn watch<W: Fill>(
    anchors: &mut Option<Anchors>,
    window: &Window<W>,
    parity_counts: bool,
    values: &[u16],
    meter: &mut Meter,
) -> Result<Option<Periodicity>, StopReason> {
    let anchors = anchors.get_or_insert_with(|| Anchors::new(window, parity_counts));
    let Some(found) = anchors.watch(window) else { return Ok(None) };
    let found = anchors.least_period(window, found, meter)?;
    let preperiod = anchors.preperiod(window, found, values, meter)?;
    Ok(Some(Periodicity { length: found.length, preperiod, saltus: 0 }))
}
