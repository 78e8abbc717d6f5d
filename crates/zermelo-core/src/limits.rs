//! Limits on a computation, and the meter that watches them: positions, memory, time, an interrupt flag, and a
//! callback for progress. Every engine takes [`Limits`] and returns an answer or the [`StopReason`].

use crate::{Player, Ruleset};
use std::cell::Cell;
use std::fmt;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How much a computation may use. The default has no limits.
#[derive(Clone, Copy, Default)]
pub struct Limits<'a> {
    /// Positions that may be looked at.
    pub positions: Option<u64>,
    /// Bytes that the tables of the engines may take.
    pub memory: Option<u64>,
    /// The moment to stop at.
    pub deadline: Option<Instant>,
    /// Stops the computation when it becomes true, for instance on Ctrl-C.
    pub interrupt: Option<&'a AtomicBool>,
    /// Called now and then with the numbers so far.
    pub progress: Option<&'a dyn Fn(Progress)>,
}

impl Limits<'_> {
    /// No limits at all.
    pub const fn none() -> Self {
        Self { positions: None, memory: None, deadline: None, interrupt: None, progress: None }
    }

    /// The same limits on positions, memory and time, without anybody to interrupt or to tell.
    pub fn without_callbacks(self) -> Limits<'static> {
        Limits {
            interrupt: None,
            progress: None,
            positions: self.positions,
            memory: self.memory,
            deadline: self.deadline,
        }
    }

    /// The same limits, but at most `positions` positions.
    pub fn at_most_positions(self, positions: u64) -> Self {
        Self { positions: Some(self.positions.map_or(positions, |own| own.min(positions))), ..self }
    }

    /// The same limits, ending `time` from now at the latest.
    pub fn at_most_time(self, time: Duration) -> Self {
        let end = Instant::now().checked_add(time);
        Self { deadline: self.deadline.into_iter().chain(end).min(), ..self }
    }
}

impl fmt::Debug for Limits<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Limits")
            .field("positions", &self.positions)
            .field("memory", &self.memory)
            .field("deadline", &self.deadline)
            .finish_non_exhaustive()
    }
}

/// How far a computation has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// What is being done, in a few words.
    pub stage: &'static str,
    /// Positions done.
    pub done: u64,
    /// Positions to do, where that is known.
    pub total: Option<u64>,
}

/// Why a computation stopped before it had an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StopReason {
    /// The limit on positions.
    #[error("the limit of {0} positions was reached")]
    Positions(u64),
    /// The limit on memory.
    #[error("the memory limit of {} MB was reached", .0.div_ceil(1_000_000))]
    Memory(u64),
    /// The limit on time.
    #[error("the time limit was reached")]
    Time,
    /// The interrupt flag.
    #[error("interrupted")]
    Interrupted,
}

/// How much work goes by between looks at the clock and the interrupt flag: a step counts 1, and 64 bytes of new tables
/// count 1, so that large positions, which take long, are not taken for quick ones.
const WORK_BETWEEN_LOOKS: u64 = 1 << 12;

/// Watches the limits on behalf of one computation.
#[derive(Debug)]
pub struct Meter<'a> {
    limits: Limits<'a>,
    stage: &'static str,
    total: Option<u64>,
    positions: u64,
    bytes: u64,
    /// The work still to do before the next look.
    patience: Cell<u64>,
}

impl<'a> Meter<'a> {
    /// A meter at zero. Looks at the clock at once, so that a limit in the past stops before any work.
    pub fn start(limits: &Limits<'a>, stage: &'static str) -> Result<Self, StopReason> {
        let meter = Self {
            limits: *limits,
            stage,
            total: None,
            positions: 0,
            bytes: 0,
            patience: Cell::new(WORK_BETWEEN_LOOKS),
        };
        meter.look()?;
        Ok(meter)
    }

    /// Announces how many positions there will be.
    pub fn expect_positions(&mut self, total: u64) {
        self.total = Some(total);
    }

    /// Counts one more position that takes `bytes` in the tables.
    #[inline]
    pub fn count_position(&mut self, bytes: usize) -> Result<(), StopReason> {
        self.positions += 1;
        if let Some(limit) = self.limits.positions
            && self.positions > limit
        {
            return Err(StopReason::Positions(limit));
        }
        self.count_bytes(bytes as u64)
    }

    /// Counts `count` more positions that take `bytes` each in the tables.
    pub fn count_positions(&mut self, count: u64, bytes: u64) -> Result<(), StopReason> {
        self.positions += count;
        if let Some(limit) = self.limits.positions
            && self.positions > limit
        {
            return Err(StopReason::Positions(limit));
        }
        self.count_bytes(count.saturating_mul(bytes))
    }

    /// Counts an option that waits in a list of `waiting`, taking `bytes`. More options than positions that may be
    /// looked at stop the work at once: some positions have more options than any memory holds.
    #[inline]
    pub fn count_option(&mut self, waiting: usize, bytes: u64) -> Result<(), StopReason> {
        if let Some(limit) = self.limits.positions
            && waiting as u64 > limit
        {
            return Err(StopReason::Positions(limit));
        }
        self.count_bytes(bytes)
    }

    /// Counts bytes of tables.
    #[inline]
    pub fn count_bytes(&mut self, bytes: u64) -> Result<(), StopReason> {
        self.bytes = self.bytes.saturating_add(bytes);
        match self.limits.memory {
            Some(limit) if self.bytes > limit => Err(StopReason::Memory(limit)),
            _ => self.work(1 + bytes / 64),
        }
    }

    /// Gives back bytes of tables that were freed.
    pub fn release_bytes(&mut self, bytes: u64) {
        self.bytes = self.bytes.saturating_sub(bytes);
    }

    /// Counts a step of work that is not a new position.
    #[inline]
    pub fn step(&self) -> Result<(), StopReason> {
        self.work(1)
    }

    /// Counts the work of going through a position of `bytes`.
    #[inline]
    pub fn step_through(&self, bytes: usize) -> Result<(), StopReason> {
        self.work(1 + bytes as u64 / 64)
    }

    #[inline]
    fn work(&self, amount: u64) -> Result<(), StopReason> {
        match self.patience.get().checked_sub(amount) {
            Some(left) => {
                self.patience.set(left);
                Ok(())
            }
            None => {
                self.patience.set(WORK_BETWEEN_LOOKS);
                self.look()
            }
        }
    }

    /// Looks at the clock and the interrupt flag and reports progress.
    #[cold]
    pub fn look(&self) -> Result<(), StopReason> {
        if let Some(flag) = self.limits.interrupt
            && flag.load(Ordering::Relaxed)
        {
            return Err(StopReason::Interrupted);
        }
        if let Some(deadline) = self.limits.deadline
            && Instant::now() >= deadline
        {
            return Err(StopReason::Time);
        }
        if let Some(report) = self.limits.progress {
            report(Progress { stage: self.stage, done: self.positions, total: self.total });
        }
        Ok(())
    }

    /// Positions counted so far.
    pub fn positions(&self) -> u64 {
        self.positions
    }
}

/// All options of `player`, in reverse order, so that the first is taken from the end; counted by the meter, which
/// stops lists that outgrow its limits. Give the bytes back with [`Meter::release_bytes`] when the list is dropped.
pub fn metered_options<R: Ruleset + ?Sized>(
    ruleset: &R,
    position: &R::Position,
    player: Player,
    meter: &mut Meter,
) -> Result<(Vec<R::Position>, u64), StopReason> {
    let mut options = Vec::new();
    let mut bytes = 0;
    let flow = ruleset.options(position, player, |option| {
        let size = (size_of::<R::Position>() + ruleset.heap_bytes(&option)) as u64;
        bytes += size;
        options.push(option);
        match meter.count_option(options.len(), size) {
            Ok(()) => ControlFlow::Continue(()),
            Err(reason) => ControlFlow::Break(reason),
        }
    });
    options.reverse();
    match flow {
        ControlFlow::Continue(()) => Ok((options, bytes)),
        ControlFlow::Break(reason) => Err(reason),
    }
}
