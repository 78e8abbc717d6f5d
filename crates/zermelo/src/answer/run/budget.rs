//! Runs a theory within a budget and tells the planner's budgets from the limits of the question. All handling of stop
//! reasons is here.
//!
//! Work is counted through the progress reports of the meter, which come after a fixed amount of work each: equal
//! questions spend equal budgets on every machine.

use super::super::plan::Budget;
use super::finding::Stop;
use crate::game;
use crate::solve::grundy::GrundyError;
use crate::solve::{Limits, Progress, StopReason};
use crate::value::ValueError;
use std::cell::Cell;
use std::sync::atomic::{AtomicBool, Ordering};

/// Why a theory gives no finding.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Halt {
    /// It does not apply.
    Refused(String),
    /// It stopped, for the reason that the engine gave.
    Stopped(StopReason),
}

impl From<StopReason> for Halt {
    fn from(reason: StopReason) -> Self {
        Self::Stopped(reason)
    }
}

impl From<ValueError> for Halt {
    fn from(error: ValueError) -> Self {
        match error {
            ValueError::Stopped(reason) => Self::Stopped(reason),
            refusal => Self::Refused(refusal.to_string()),
        }
    }
}

impl From<GrundyError> for Halt {
    fn from(error: GrundyError) -> Self {
        match error {
            GrundyError::Stopped(reason) => Self::Stopped(reason),
            refusal => Self::Refused(refusal.to_string()),
        }
    }
}

/// Work between two reports of a meter.
const WORK_OF_A_REPORT: u64 = 1 << 12;

/// What a theory has spent and may still spend.
pub(super) struct Allowance<'a> {
    limits: Limits<'a>,
    /// Reports of the meters so far, and how many there may be.
    reports: Cell<u64>,
    most_reports: Cell<u64>,
    /// Stops the engine: the interrupt flag that it sees.
    is_over: AtomicBool,
}

impl<'a> Allowance<'a> {
    fn new(limits: &Limits<'a>, budget: Budget) -> Self {
        let most_reports = budget.work.map_or(u64::MAX, |work| work.div_ceil(WORK_OF_A_REPORT));
        Self {
            limits: *limits,
            reports: Cell::new(0),
            most_reports: Cell::new(most_reports),
            is_over: AtomicBool::new(false),
        }
    }

    /// Whether there is a budget of work.
    pub(super) fn is_bounded(&self) -> bool {
        self.most_reports.get() < u64::MAX
    }

    fn is_interrupted(&self) -> bool {
        self.limits.interrupt.is_some_and(|flag| flag.load(Ordering::Relaxed))
    }

    /// Takes note of a report.
    fn report(&self, progress: Progress) {
        self.reports.set(self.reports.get() + 1);
        if self.reports.get() >= self.most_reports.get() || self.is_interrupted() {
            self.is_over.store(true, Ordering::Relaxed);
        }
        if let Some(report) = self.limits.progress {
            report(progress);
        }
    }

    /// Sets the budget of work anew, for what is not asked for: this much from now on, or as much as was spent so far
    /// where that is more.
    pub(super) fn continue_for(&self, work: u64) {
        let more = work.div_ceil(WORK_OF_A_REPORT).max(self.reports.get());
        self.most_reports.set(self.reports.get().saturating_add(more));
        self.is_over.store(self.is_interrupted(), Ordering::Relaxed);
    }

    /// Whether at most this much work was spent so far.
    pub(super) fn has_spent_at_most(&self, work: u64) -> bool {
        self.reports.get() <= work.div_ceil(WORK_OF_A_REPORT)
    }

    /// Takes the bound on work away.
    pub(super) fn continue_without_bound(&self) {
        self.most_reports.set(u64::MAX);
        self.is_over.store(self.is_interrupted(), Ordering::Relaxed);
    }

    /// What the reason that an engine gives means here.
    pub(super) fn stop(&self, reason: StopReason) -> Stop {
        match reason {
            StopReason::Budget(budget) => Stop::Positions(budget.most),
            StopReason::Interrupted if !self.is_interrupted() => {
                Stop::Work(self.most_reports.get().saturating_mul(WORK_OF_A_REPORT))
            }
            reason => Stop::Limit(reason),
        }
    }
}

/// Runs a theory with the limits of the question cut down to a budget.
pub(super) fn within<T>(
    limits: &Limits,
    budget: Budget,
    run: impl FnOnce(&Limits, &Allowance) -> Result<T, Halt>,
) -> Result<T, Spent> {
    let allowance = Allowance::new(limits, budget);
    let report = |progress| allowance.report(progress);
    let budgeted = match budget.positions {
        Some(most) => limits.with_budget(game::Budget::positions(most, "the planner")),
        None => *limits,
    };
    let cut = Limits { interrupt: Some(&allowance.is_over), progress: Some(&report), ..budgeted };
    run(&cut, &allowance).map_err(|halt| match halt {
        Halt::Refused(why) => Spent::Refused(why),
        Halt::Stopped(reason) => Spent::Stopped(allowance.stop(reason)),
    })
}

/// Why an attempt gives no finding, with budgets told from limits.
pub(super) enum Spent {
    Refused(String),
    Stopped(Stop),
}
