//! The Grundy sequence of an octal code: which method computes the next values, and when its period is proved.

use super::ahead::Blocks;
use super::blocked::{Blocked, Candidates, FAR_BLOCK};
use super::moves::OctalMoves;
use super::period::{
    GUY_SMITH, Periodicity, STATE_REPETITION, least_period, returned_state, values_kept, values_needed,
};
use super::plain::{self, Marks};
use super::repetition::{Anchor, Anchors};
use super::space::SparseSpace;
use super::sparse::{self, Settled};
use super::windowed::{Fill, Lists, Window};
use std::num::NonZeroUsize;
use zermelo_core::{Choice, Limits, Meter, Reference, StopReason};

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

impl Choice for Method {
    const CHOICES: &'static [(Self, &'static str, &'static str)] = &[
        (Self::Auto, "auto", "The fastest that applies"),
        (Self::Plain, "plain", "By the definition"),
        (Self::Sparse, "sparse", "Walking the rare heaps, heap by heap"),
        (Self::Blocked, "blocked", "Bitsets of heaps, for many rare heaps"),
        (Self::Windowed, "windowed", "One-hot words, for few rare heaps and values below 64"),
    ];
}

/// The values so far, and what goes on with them.
pub(super) struct OctalSequence {
    pub(super) moves: OctalMoves,
    method: Method,
    /// At most so many threads compute; the values do not depend on them.
    pub(super) threads: NonZeroUsize,
    /// Values from heap 0 on: all of them, but for windows, which go on without those beyond `keep`.
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
    schedule: Schedule,
    /// Whether the lists of the window have to be made anew.
    window_is_stale: bool,
    pub(super) period: Option<(Periodicity, &'static Reference)>,
}

enum Engine {
    Plain,
    Sparse,
    Narrow(Box<Window<u32>>),
    Wide(Box<Window<u64>>),
    Blocked(Box<Blocks>),
}

/// When what is done beside computing values. With the values it decides how a run goes on, so that a checkpoint has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Schedule {
    /// The number of values from which the tables of the engine were made.
    pub(super) tables_from: u64,
    /// The heap sizes at which a space and a period are looked for next.
    pub(super) next_look: u64,
    pub(super) next_period_look: u64,
    /// The heap size at which a period was looked for last.
    pub(super) last_period_look: u64,
}

impl Schedule {
    const FIRST: Self =
        Self { tables_from: 0, next_look: FIRST_LOOK as u64, next_period_look: 16, last_period_look: 0 };
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
    pub(super) schedule: Schedule,
}

/// What a checkpoint says of the engine.
pub(super) struct Resumption {
    /// The last values, where not all are kept.
    pub(super) tape: Option<Vec<u8>>,
    /// The engine that was in use and its schedule; not in the checkpoints of version 0.1.
    pub(super) engine: Option<(Method, Schedule)>,
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
            schedule: self.schedule,
        }
    }

    /// A sequence whose fields `read` fills in. It goes on exactly as the run of the checkpoint would have, if the method
    /// is the same. `None` when the checkpoint contradicts itself, or the method needs values that were not kept.
    pub(super) fn resumed<E>(
        moves: OctalMoves,
        method: Method,
        keep: usize,
        read: impl FnOnce(&mut Self) -> Result<Resumption, E>,
    ) -> Result<Option<Self>, E> {
        let mut sequence = Self::new(moves, method, keep);
        let Resumption { tape, engine } = read(&mut sequence)?;
        if method == Method::Plain && sequence.has_all_values() {
            sequence.space = None;
        }
        sequence.schedule.next_look = sequence.length;
        if let Some((used, schedule)) = engine {
            let may_be_used = method == Method::Auto || method == used || used == Method::Sparse;
            if may_be_used || used == Method::Plain {
                sequence.schedule = schedule;
                let restored = sequence.restore_engine(used, tape.as_deref());
                return Ok(restored.is_some().then_some(sequence));
            }
        }
        if let (Some(space), Some(tape)) = (sequence.space, tape) {
            let tables_from = sequence.values.len();
            if let Some(engine) = sequence.window_engine(space, tables_from, Some(&tape)) {
                sequence.engine = engine;
                sequence.schedule.tables_from = tables_from as u64;
                sequence.schedule.next_look = 2 * sequence.length;
            }
        }
        let can_go_on = sequence.has_all_values() || sequence.is_in_window();
        Ok(can_go_on.then_some(sequence))
    }

    /// Puts the engine in place that was in use, as it was; `None` where the values and the schedule do not fit it.
    fn restore_engine(&mut self, used: Method, tape: Option<&[u8]>) -> Option<()> {
        let Some(space) = self.space else { return self.has_all_values().then_some(()) };
        let tables_from = usize::try_from(self.schedule.tables_from).ok()?;
        let known = self.values.get(..tables_from)?;
        self.engine = match used {
            Method::Windowed => {
                if self.extra_witnesses.iter().any(|&heap| heap >= tables_from) {
                    return None;
                }
                self.window_engine(space, tables_from, Some(tape?))?
            }
            _ if !self.has_all_values() => return None,
            Method::Blocked => {
                // The blocks of the last far block are done again.
                let (values, last) = self.values.split_at(self.values.len() / FAR_BLOCK * FAR_BLOCK);
                let blocked = Blocked::new(&self.moves, space, &self.rares, values, known)?;
                Engine::Blocked(Box::new(Blocks::resumed(blocked, last)?))
            }
            Method::Auto | Method::Plain => Engine::Plain,
            Method::Sparse => Engine::Sparse,
        };
        Some(())
    }

    /// Whether the values of all heaps so far are kept.
    fn has_all_values(&self) -> bool {
        self.values.len() as u64 == self.length
    }

    fn is_in_window(&self) -> bool {
        matches!(self.engine, Engine::Narrow(_) | Engine::Wide(_))
    }

    /// The anchors of an earlier run, the first of them first.
    pub(super) fn set_anchors(&mut self, anchors: Vec<Anchor>, parity_counts: bool, next: u64) {
        self.anchors = Anchors::restored(anchors, parity_counts, next);
    }

    /// The sequence of a game, of which windows keep about `keep` values and the other engines all.
    pub(super) fn new(moves: OctalMoves, method: Method, keep: usize) -> Self {
        Self {
            moves,
            method,
            threads: NonZeroUsize::MIN,
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
            schedule: Schedule::FIRST,
            window_is_stale: false,
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

    /// Computes values until there are `length`, or the period is proved. The way is the same in one go or in pieces: it
    /// stops between two steps only, and a step that is stopped is taken back.
    pub(super) fn advance(&mut self, length: u64, limits: &Limits) -> Result<(), StopReason> {
        let mut meter = Meter::start(limits, "computing Grundy values")?;
        meter.expect_positions(length);
        meter.go_on_from(self.length);
        let mut counted = 0;
        self.count_memory(&mut counted, &mut meter)?;
        while self.length < length && self.period.is_none() {
            let before = self.length;
            let walked = self.make_step(&mut meter)?;
            self.look_for_period();
            self.choose_engine();
            meter.count_positions(self.length - before, 0)?;
            meter.step_through(walked * size_of::<u16>() * self.values.len())?;
            self.count_memory(&mut counted, &mut meter)?;
        }
        Ok(())
    }

    /// A last look for a period in what there is, unless that takes time.
    pub(super) fn look_a_last_time(&mut self) {
        if self.length <= CHEAP_LOOK {
            let schedule = &mut self.schedule;
            schedule.next_period_look = schedule.next_period_look.min(schedule.last_period_look + 1);
            self.look_for_period();
        }
    }

    fn count_memory(&self, counted: &mut u64, meter: &mut Meter) -> Result<(), StopReason> {
        let tables = match &self.engine {
            Engine::Plain | Engine::Sparse => 0,
            Engine::Narrow(window) => window.bytes(),
            Engine::Wide(window) => window.bytes(),
            Engine::Blocked(blocks) => blocks.bytes(),
        };
        let bytes = (size_of::<u16>() * self.values.capacity()
            + size_of::<(u64, u16)>() * self.rares.capacity()
            + tables) as u64;
        meter.release_bytes(counted.saturating_sub(bytes));
        let more = bytes.saturating_sub(*counted);
        *counted = bytes;
        if more > 0 { meter.count_bytes(more) } else { Ok(()) }
    }

    /// One heap, or as many as the engine does at once. Returns how many of them were settled by going through all values.
    fn make_step(&mut self, meter: &mut Meter) -> Result<usize, StopReason> {
        let settled = match &mut self.engine {
            Engine::Blocked(blocks) => {
                let candidates = blocks.next_block(self.threads);
                return self.take_block(&candidates);
            }
            Engine::Plain | Engine::Sparse => false,
            Engine::Narrow(window) => window.advance().is_ok(),
            Engine::Wide(window) => window.advance().is_ok(),
        };
        let before = (self.length, self.values.len(), self.greatest_value);
        self.take_over();
        if !settled {
            self.step()?;
            return Ok(1);
        }
        if let Err(reason) = self.watch(meter) {
            self.take_back(before);
            return Err(reason);
        }
        Ok(0)
    }

    /// Undoes the last batch of a window, of which only the values have been taken over.
    fn take_back(&mut self, (length, kept, greatest): (u64, usize, u16)) {
        match &mut self.engine {
            Engine::Plain | Engine::Sparse | Engine::Blocked(_) => return,
            Engine::Narrow(window) => window.step_back(),
            Engine::Wide(window) => window.step_back(),
        }
        self.length = length;
        self.values.truncate(kept);
        self.greatest_value = greatest;
    }

    /// One heap, by the definition or by walking the rare heaps. What the windows could not settle is settled here.
    fn step(&mut self) -> Result<(), StopReason> {
        let settled = match &self.engine {
            Engine::Plain | Engine::Sparse | Engine::Blocked(_) => None,
            Engine::Narrow(window) => window.settle(&self.moves, &self.values),
            Engine::Wide(window) => window.settle(&self.moves, &self.values),
        };
        let in_window = self.is_in_window();
        let complete = self.has_all_values();
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
        if self.keeps_more() {
            self.values.push(value);
        }
        self.length += 1;
    }

    /// Whether the next values are kept. There are no gaps: what comes after a value that was not kept has no place.
    fn keeps_more(&self) -> bool {
        self.has_all_values() && (self.values.len() < self.keep || !self.is_in_window())
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
        if self.keeps_more() {
            self.values.extend(values.iter().map(|&value| u16::from(value)));
        }
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
        if self.length < self.schedule.next_period_look || self.period.is_some() || !self.has_all_values() {
            return;
        }
        self.schedule.last_period_look = self.length;
        self.schedule.next_period_look =
            if self.is_in_window() { 4 * self.length } else { self.length + self.length / 4 + 1 };
        if self.moves.split.is_empty() {
            let found = returned_state(&self.values, self.moves.longest);
            self.period = found.map(|period| (period, &STATE_REPETITION));
        } else if !self.moves.distinct
            && let Some(found) = least_period(self.values.len(), usize::MAX, |at| self.values[at])
            && values_needed(&found, self.moves.longest) <= self.length
        {
            self.period = Some((found, &GUY_SMITH));
        }
    }

    /// Looks for a sparse space, and for the fastest way to go on in it.
    fn choose_engine(&mut self) {
        if self.method == Method::Plain || (self.length < self.schedule.next_look && !self.window_is_stale) {
            return;
        }
        let space_before = self.space;
        if self.length >= self.schedule.next_look {
            self.schedule.next_look = 2 * self.length;
            if self.has_all_values() {
                self.find_space();
            }
        }
        let Some(space) = self.space else { return };
        let in_window = self.is_in_window();
        let in_blocks = matches!(self.engine, Engine::Blocked(_));
        if (in_window || in_blocks) && self.space == space_before && !self.window_is_stale {
            if in_blocks && let Some(engine) = self.block_engine(space) {
                // More small heaps are known now, and which values are frequent.
                self.engine = engine;
                self.schedule.tables_from = self.length;
            }
            return;
        }
        let tape = match &self.engine {
            Engine::Narrow(window) if self.window_is_stale => Some(window.settled_tape()),
            Engine::Wide(window) if self.window_is_stale => Some(window.settled_tape()),
            _ => None,
        };
        let tables_from = self.values.len();
        let window = self.window_engine(space, tables_from, tape);
        self.schedule.tables_from = tables_from as u64;
        self.engine = window.or_else(|| self.block_engine(space)).unwrap_or(Engine::Sparse);
        if self.space != space_before || matches!(self.engine, Engine::Sparse) {
            self.anchors = None;
        }
        self.window_is_stale = false;
    }

    /// A window whose lists are made from the first `tables_from` values.
    fn window_engine(&self, space: SparseSpace, tables_from: usize, tape: Option<&[u8]>) -> Option<Engine> {
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
        let values = self.values.get(..tables_from)?;
        let narrow = Window::<u32>::new(&self.moves, &lists, values, self.length, tape);
        if let Some(window) = narrow {
            return Some(Engine::Narrow(Box::new(window)));
        }
        let window = Window::<u64>::new(&self.moves, &lists, values, self.length, tape)?;
        Some(Engine::Wide(Box::new(window)))
    }

    /// Blocks start at multiples of their length; until the next one heaps are done one by one.
    fn block_engine(&mut self, space: SparseSpace) -> Option<Engine> {
        if !matches!(self.method, Method::Auto | Method::Blocked) || !self.has_all_values() {
            return None;
        }
        let blocked = Blocked::new(&self.moves, space, &self.rares, &self.values, &self.values);
        if blocked.is_none() {
            self.look_at_next_far_block();
        }
        Some(Engine::Blocked(Box::new(Blocks::after(blocked?))))
    }

    fn look_at_next_far_block(&mut self) {
        let next = (self.length + 1).next_multiple_of(FAR_BLOCK as u64);
        self.schedule.next_look = self.schedule.next_look.min(next);
    }

    /// Takes over the values of a block; doubtful ones are settled by all options, and where one turns out rare the
    /// rest of the block is of no use. Returns the number of those settled.
    fn take_block(&mut self, candidates: &Candidates) -> Result<usize, StopReason> {
        let mut from = 0;
        for (settled, &doubtful) in (1..).zip(&candidates.doubtful) {
            for &value in &candidates.values[from..doubtful] {
                self.push(value);
            }
            self.step()?;
            if self.values.last() != Some(&candidates.values[doubtful]) {
                self.engine = Engine::Sparse;
                self.look_at_next_far_block();
                return Ok(settled);
            }
            from = doubtful + 1;
        }
        for &value in &candidates.values[from..] {
            self.push(value);
        }
        Ok(candidates.doubtful.len())
    }

    fn find_space(&mut self) {
        let Some((space, rare_in_sample)) = SparseSpace::find(&self.values, &self.moves) else { return };
        if rare_in_sample * LEAST_HEAPS_PER_RARE > self.values.len() || self.space == Some(space) {
            return;
        }
        // The last values alone may hide what the earlier ones tell: where they repeat, many spaces have no rare heap there.
        let heaps = (1_u64..).zip(&self.values[1..]);
        let rare_in_all = heaps.filter(|&(heap, &value)| space.is_rare(heap, value)).count();
        if self.space.is_some() && rare_in_all >= self.rares.len() {
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
