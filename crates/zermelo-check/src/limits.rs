//! What a check may use: memory, counted by those who keep something, and time, which the caller measures. The checker reads
//! no clock: it asks a callback whether to go on, after each small portion of work.

use crate::verdict::Failure;
use std::cell::Cell;

/// Why a caller stops a check.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// The time allowed is over.
    Time,
    /// The user interrupted it.
    Interrupt,
}

/// What a check may use.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    /// Bytes kept at a time, about.
    pub memory: u64,
    /// Asked every few microseconds whether to stop, and why. It should take less than one.
    pub stop: Option<&'a dyn Fn() -> Option<Stop>>,
}

impl Default for Limits<'_> {
    /// 4 GiB, and no time limit.
    fn default() -> Self {
        Self { memory: 4 << 30, stop: None }
    }
}

/// Counts what a check uses, and ends it at its limits.
pub struct Meter<'a> {
    stop: Option<&'a dyn Fn() -> Option<Stop>>,
    /// Bytes that may still be kept.
    memory: Cell<u64>,
    /// Work since the caller was asked.
    work: Cell<u64>,
}

impl<'a> Meter<'a> {
    /// Work between two questions to the caller. A unit takes a nanosecond, about; ten in the worst case.
    const PORTION: u64 = 1 << 15;

    /// With nothing used so far.
    pub const fn new(limits: Limits<'a>) -> Self {
        Self { stop: limits.stop, memory: Cell::new(limits.memory), work: Cell::new(0) }
    }

    /// Counts bytes that are kept until the end.
    #[inline]
    pub fn keep(&self, bytes: usize) -> Result<(), Failure> {
        self.memory.set(self.left_after(bytes)?);
        Ok(())
    }

    /// Whether there is room for bytes that are kept for a moment only.
    #[inline]
    pub fn have_room(&self, bytes: usize) -> Result<(), Failure> {
        self.left_after(bytes).map(drop)
    }

    fn left_after(&self, bytes: usize) -> Result<u64, Failure> {
        let left = self.memory.get().checked_sub(bytes as u64);
        left.ok_or_else(|| Failure::out_of_limits("the check needs more memory than the limit allows"))
    }

    /// Counts work; an error when the caller wants to stop.
    #[inline]
    pub fn work(&self, units: u64) -> Result<(), Failure> {
        let work = self.work.get().saturating_add(units);
        if work < Self::PORTION {
            self.work.set(work);
            return Ok(());
        }
        self.work.set(0);
        match self.stop.and_then(|stop| stop()) {
            None => Ok(()),
            Some(Stop::Time) => Err(Failure::out_of_limits("the time limit was reached")),
            Some(Stop::Interrupt) => Err(Failure::out_of_limits("interrupted")),
        }
    }
}
