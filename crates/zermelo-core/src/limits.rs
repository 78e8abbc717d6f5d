//! Limits on a computation: positions, memory, time, an interrupt flag, and a callback for progress. Every engine takes
//! [`Limits`] and returns an answer or the [`StopReason`](crate::StopReason); a [`Meter`](crate::Meter) watches them.

use crate::{Account, Budget, Clock, Gauge};
use core::fmt;
use core::num::NonZeroUsize;
use core::sync::atomic::AtomicBool;
use core::time::Duration;

/// How much a computation may use, and what it is told by. The default has no limits.
///
/// With an [`account`](Self::account) the limits hold for everything that is done on it together, one attempt after the
/// other; without one, for each computation by itself.
#[derive(Clone, Copy, Default)]
pub struct Limits<'a> {
    /// Positions that may be looked at.
    pub positions: Option<u64>,
    /// Bytes of memory that may be in use: by the process where there is a [`gauge`](Self::gauge), else by the tables of
    /// the engines, as they estimate it.
    pub memory: Option<u64>,
    /// Bytes for tables that do their work with any size, such as that of a search of sums, where this is less than the
    /// limit on memory; without it they go by the limit.
    pub tables: Option<u64>,
    /// The moment to stop at, as the [`clock`](Self::clock) has it. Means nothing without a clock.
    pub deadline: Option<Duration>,
    /// What one of several attempts may spend, see [`with_budget`](Self::with_budget).
    pub budget: Option<BudgetLimit>,
    /// Steps of work that one computation may take, for bounds that are the same on every machine. A step takes some
    /// nanoseconds; they are counted a few thousand at a time.
    pub steps: Option<Budget>,
    /// Stops the computation when it becomes true, for instance on Ctrl-C.
    pub interrupt: Option<&'a AtomicBool>,
    /// Called now and then with the numbers so far.
    pub progress: Option<&'a dyn Fn(Progress)>,
    /// What has been spent.
    pub account: Option<&'a Account>,
    /// Tells the time.
    pub clock: Option<&'static dyn Clock>,
    /// Tells the memory in use.
    pub gauge: Option<&'static dyn Gauge>,
}

/// A budget, and the positions on the account at which it is spent.
/// Made by [`Limits::with_budget`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BudgetLimit {
    pub(crate) budget: Budget,
    pub(crate) ceiling: u64,
}

impl<'a> Limits<'a> {
    /// No limits at all.
    pub const fn none() -> Self {
        Self {
            positions: None,
            memory: None,
            tables: None,
            deadline: None,
            budget: None,
            steps: None,
            interrupt: None,
            progress: None,
            account: None,
            clock: None,
            gauge: None,
        }
    }

    /// The same limits, but at most `positions` positions.
    pub fn at_most_positions(self, positions: u64) -> Self {
        Self { positions: Some(self.positions.map_or(positions, |own| own.min(positions))), ..self }
    }

    /// The same limits, ending `time` from now at the latest, if there is a clock.
    pub fn at_most_time(self, time: Duration) -> Self {
        let end = self.clock.and_then(|clock| clock.now().checked_add(time));
        Self { deadline: self.deadline.into_iter().chain(end).min(), ..self }
    }

    /// The same limits for each of several threads with a table of its own, and one that they share: together these take no more
    /// than the tables of one thread may, and half of the memory.
    pub fn of_each_thread(self, threads: NonZeroUsize) -> Self {
        let bytes = self.tables.into_iter().chain(self.memory.map(|memory| memory / 2)).min();
        Self { tables: bytes.map(|bytes| bytes / (threads.get() as u64 + 1)), ..self }
    }

    /// Bytes for a table that does its work with any size, and would take `most`: a quarter of the memory at most.
    pub fn for_table(&self, most: u64) -> u64 {
        let bounds = self.memory.map(|memory| memory / 4).into_iter().chain(self.tables);
        bounds.fold(most, u64::min)
    }

    /// The same limits with a clock.
    pub fn with_clock(self, clock: &'static dyn Clock) -> Self {
        Self { clock: Some(clock), ..self }
    }

    /// The same limits with a gauge.
    pub fn with_gauge(self, gauge: &'static dyn Gauge) -> Self {
        Self { gauge: Some(gauge), ..self }
    }

    /// The same limits on their own account, or where they have none, on `account`.
    pub fn on_account<'b>(self, account: &'b Account) -> Limits<'b>
    where
        'a: 'b,
    {
        Limits { account: Some(self.account.unwrap_or(account)), ..self }
    }

    /// The same limits for one of several attempts, which may look at so many positions from now on. Where this is what
    /// stops it, the reason is the budget and not a limit of the caller's. The smaller of two budgets holds.
    pub fn with_budget(self, budget: Budget) -> Self {
        let spent = self.account.map_or(0, Account::positions);
        let new = BudgetLimit { budget, ceiling: spent.saturating_add(budget.most) };
        let smaller = self.budget.filter(|old| old.ceiling <= new.ceiling).unwrap_or(new);
        Self { budget: Some(smaller), ..self }
    }

    /// The same limits for work that looks at no positions, such as that of a theorem: time, memory and the interrupt can
    /// stop it.
    pub fn without_positions(self) -> Self {
        Self { positions: None, budget: None, ..self }
    }

    /// The same limits for work on positions that were counted before, with all that the work needs: only time, the
    /// interrupt and a gauge can stop it.
    pub fn for_counted_work(self) -> Self {
        let memory = self.memory.filter(|_| self.gauge.is_some());
        Self { positions: None, memory, budget: None, account: None, ..self }
    }

    /// What is left of the limits, for work that may outlive the callbacks and the account.
    pub fn without_callbacks(self) -> Limits<'static> {
        let (positions, bytes) =
            self.account.map_or((0, 0), |account| (account.positions(), account.bytes()));
        let counted_bytes = if self.gauge.is_some() { 0 } else { bytes };
        let budget = self
            .budget
            .map(|limit| BudgetLimit { ceiling: limit.ceiling.saturating_sub(positions), ..limit });
        Limits {
            positions: self.positions.map(|limit| limit.saturating_sub(positions)),
            memory: self.memory.map(|limit| limit.saturating_sub(counted_bytes)),
            tables: self.tables,
            deadline: self.deadline,
            budget,
            steps: self.steps,
            interrupt: None,
            progress: None,
            account: None,
            clock: self.clock,
            gauge: self.gauge,
        }
    }

    /// The same limits for another thread: without the interrupt flag and the report of progress, which the first thread
    /// sees to.
    pub fn for_threads(&self) -> ThreadLimits<'a> {
        let &Limits { positions, memory, tables, deadline, budget, steps, account, clock, gauge, .. } = self;
        ThreadLimits { positions, memory, tables, deadline, budget, steps, account, clock, gauge }
    }
}

/// Limits that can be sent to another thread.
#[derive(Clone, Copy)]
pub struct ThreadLimits<'a> {
    positions: Option<u64>,
    memory: Option<u64>,
    tables: Option<u64>,
    deadline: Option<Duration>,
    budget: Option<BudgetLimit>,
    steps: Option<Budget>,
    account: Option<&'a Account>,
    clock: Option<&'static dyn Clock>,
    gauge: Option<&'static dyn Gauge>,
}

impl<'a> ThreadLimits<'a> {
    /// The limits, in the thread.
    pub fn limits(self) -> Limits<'a> {
        let Self { positions, memory, tables, deadline, budget, steps, account, clock, gauge } = self;
        Limits {
            positions,
            memory,
            tables,
            deadline,
            budget,
            steps,
            interrupt: None,
            progress: None,
            account,
            clock,
            gauge,
        }
    }
}

impl fmt::Debug for ThreadLimits<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.limits().fmt(f)
    }
}

impl fmt::Debug for Limits<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Limits")
            .field("positions", &self.positions)
            .field("memory", &self.memory)
            .field("deadline", &self.deadline)
            .field("budget", &self.budget)
            .field("account", &self.account)
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
    /// Where a search is, if it is one.
    pub search: Option<SearchProgress>,
}

/// Where a search with a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SearchProgress {
    /// The moves of the line that is looked at.
    pub depth: u64,
    /// Entries in the table.
    pub table_entries: u64,
    /// Entries that the table has room for.
    pub table_capacity: u64,
}
