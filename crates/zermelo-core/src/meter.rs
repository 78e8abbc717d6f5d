//! The meter that watches the limits on behalf of one computation. It counts locally, so that a step costs next to
//! nothing, and enters what it has counted in the account at every look.

use crate::account::Charge;
use crate::{Limits, Player, Progress, Ruleset, SearchProgress, StopReason};
use alloc::vec::Vec;
use core::cell::Cell;
use core::ops::ControlFlow;
use core::sync::atomic::Ordering;

/// How much work goes by between looks at the clock and the interrupt flag: a step counts 1, and 64 bytes of new tables
/// count 1, so that large positions, which take long, are not taken for quick ones.
const WORK_BETWEEN_LOOKS: u64 = 1 << 12;
/// Growth by so many bytes is asked for before it happens.
const LARGE_GROWTH: u64 = 1 << 20;
/// The gauge is asked again after this share of the room that is left has been counted, and at least so many bytes.
const SHARE_BETWEEN_GAUGINGS: u64 = 16;
const LEAST_BETWEEN_GAUGINGS: u64 = 1 << 18;
/// The gauge is asked at one look in so many, for memory that nothing counts.
const LOOKS_BETWEEN_GAUGINGS: u32 = 16;

/// Watches the limits on behalf of one computation.
#[derive(Debug)]
pub struct Meter<'a> {
    limits: Limits<'a>,
    stage: &'static str,
    total: Option<u64>,
    done_before: u64,
    charge: Charge,
    /// With more positions of its own, the meter looks at the account.
    most_positions: u64,
    /// With more bytes of its own, the meter looks at the account or the gauge.
    most_bytes: u64,
    /// The work still to do before the next look.
    until_look: Cell<u64>,
    /// Steps done before the last look.
    steps: Cell<u64>,
    /// The looks still to come before the gauge is asked.
    until_gauging: Cell<u32>,
    /// Where a search is.
    search: Option<SearchProgress>,
}

impl<'a> Meter<'a> {
    /// A meter at zero. Looks at the limits at once, so that one that was reached before stops before any work.
    pub fn start(limits: &Limits<'a>, stage: &'static str) -> Result<Self, StopReason> {
        let mut meter = Self {
            limits: *limits,
            stage,
            total: None,
            done_before: 0,
            charge: Charge::to(limits.account),
            most_positions: 0,
            most_bytes: 0,
            until_look: Cell::new(WORK_BETWEEN_LOOKS),
            steps: Cell::new(0),
            until_gauging: Cell::new(LOOKS_BETWEEN_GAUGINGS),
            search: None,
        };
        meter.most_positions = meter.allowed_positions()?;
        meter.most_bytes = meter.allowed_bytes(0)?;
        meter.look()?;
        Ok(meter)
    }

    /// Announces how many positions there will be.
    pub fn expect_positions(&mut self, total: u64) {
        self.total = Some(total);
    }

    /// Says how many of the positions were done before, by an earlier computation that this one goes on from. They show
    /// in the progress and take nothing of the limit.
    pub fn go_on_from(&mut self, done: u64) {
        self.done_before = done;
    }

    /// Says where a search is, for the progress.
    #[inline]
    pub fn is_at(&mut self, search: SearchProgress) {
        self.search = Some(search);
    }

    /// Counts one more position that takes `bytes` in the tables.
    #[inline]
    pub fn count_position(&mut self, bytes: usize) -> Result<(), StopReason> {
        self.charge.positions += 1;
        if self.charge.positions > self.most_positions {
            self.most_positions = self.allowed_positions()?;
        }
        self.count_bytes(bytes as u64)
    }

    /// Counts `count` more positions that take `bytes` each in the tables.
    pub fn count_positions(&mut self, count: u64, bytes: u64) -> Result<(), StopReason> {
        self.charge.positions += count;
        if self.charge.positions > self.most_positions {
            self.most_positions = self.allowed_positions()?;
        }
        self.count_bytes(count.saturating_mul(bytes))
    }

    /// Whether there may be `count` positions besides those that have been counted: for work whose size is known before.
    pub fn check_more_positions(&self, count: u64) -> Result<(), StopReason> {
        let (spent, _) = self.charge.totals();
        let total = spent.saturating_add(count);
        if let Some(limit) = self.limits.positions.filter(|&limit| total > limit) {
            return Err(StopReason::Positions(limit));
        }
        match self.limits.budget {
            Some(limit) if total > limit.ceiling => Err(StopReason::Budget(limit.budget)),
            _ => Ok(()),
        }
    }

    /// Whether `count` positions by themselves are within the limit and the budget.
    #[inline]
    pub fn check_positions(&self, count: u64) -> Result<(), StopReason> {
        if let Some(limit) = self.limits.positions.filter(|&limit| count > limit) {
            return Err(StopReason::Positions(limit));
        }
        match self.limits.budget {
            Some(limit) if count > limit.budget.most => Err(StopReason::Budget(limit.budget)),
            _ => Ok(()),
        }
    }

    /// Counts an option that waits in a list of `waiting`, taking `bytes`. More options than positions that may be
    /// looked at stop the work at once: some positions have more options than any memory holds.
    #[inline]
    pub fn count_option(&mut self, waiting: usize, bytes: u64) -> Result<(), StopReason> {
        self.check_positions(waiting as u64)?;
        self.count_bytes(bytes)
    }

    /// Counts bytes of tables that there are or are about to be.
    #[inline]
    pub fn count_bytes(&mut self, bytes: u64) -> Result<(), StopReason> {
        self.charge.bytes = self.charge.bytes.saturating_add(bytes);
        if self.charge.bytes > self.most_bytes || bytes >= LARGE_GROWTH {
            let growth = if bytes >= LARGE_GROWTH { bytes } else { 0 };
            self.most_bytes = self.allowed_bytes(growth)?;
        }
        self.work(1 + bytes / 64)
    }

    /// Counts bytes of tables that there are already: a gauge sees them.
    pub fn count_taken_bytes(&mut self, bytes: u64) -> Result<(), StopReason> {
        self.charge.bytes = self.charge.bytes.saturating_add(bytes);
        self.most_bytes = self.allowed_bytes(0)?;
        Ok(())
    }

    /// Asks a gauge, where there is one, whether there is room for a table to grow by `bytes`, which are counted
    /// elsewhere. Without a gauge the counts, which provide for growth, decide.
    #[inline]
    pub fn ask_for_growth(&self, bytes: u64) -> Result<(), StopReason> {
        if bytes == 0 { Ok(()) } else { self.ask_gauge(bytes) }
    }

    #[cold]
    fn ask_gauge(&self, bytes: u64) -> Result<(), StopReason> {
        match (self.limits.memory, self.limits.gauge) {
            (Some(limit), Some(gauge)) if gauge.bytes_in_use().saturating_add(bytes) > limit => {
                Err(StopReason::Memory(limit))
            }
            _ => Ok(()),
        }
    }

    /// Whether the memory in use is within the limit, where tables take `uncounted` bytes that are not on the account.
    pub fn check_memory(&self, uncounted: u64) -> Result<(), StopReason> {
        let Some(limit) = self.limits.memory else { return Ok(()) };
        let used = match self.limits.gauge {
            Some(gauge) => gauge.bytes_in_use(),
            None => self.charge.totals().1.saturating_add(uncounted),
        };
        if used > limit { Err(StopReason::Memory(limit)) } else { Ok(()) }
    }

    /// Gives back bytes of tables that were freed.
    pub fn release_bytes(&mut self, bytes: u64) {
        self.charge.bytes = self.charge.bytes.saturating_sub(bytes);
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
        match self.until_look.get().checked_sub(amount) {
            Some(left) => {
                self.until_look.set(left);
                Ok(())
            }
            None => {
                self.until_look.set(WORK_BETWEEN_LOOKS);
                self.steps.set(self.steps.get() + WORK_BETWEEN_LOOKS.max(amount));
                self.look()
            }
        }
    }

    /// Looks at the clock, the interrupt flag and now and then the gauge, brings the account up to date, and reports
    /// progress.
    #[cold]
    pub fn look(&self) -> Result<(), StopReason> {
        if let Some(flag) = self.limits.interrupt
            && flag.load(Ordering::Relaxed)
        {
            return Err(StopReason::Interrupted);
        }
        if let (Some(deadline), Some(clock)) = (self.limits.deadline, self.limits.clock)
            && clock.now() >= deadline
        {
            return Err(StopReason::Time);
        }
        if let Some(budget) = self.limits.steps.filter(|budget| self.steps.get() > budget.most) {
            return Err(StopReason::Budget(budget));
        }
        self.charge.enter();
        self.until_gauging.set(self.until_gauging.get().saturating_sub(1));
        if self.until_gauging.get() == 0 {
            self.until_gauging.set(LOOKS_BETWEEN_GAUGINGS);
            self.ask_gauge(0)?;
        }
        if let Some(report) = self.limits.progress {
            let done = self.done_before + self.charge.positions;
            report(Progress { stage: self.stage, done, total: self.total, search: self.search });
        }
        Ok(())
    }

    /// Positions counted so far.
    pub fn positions(&self) -> u64 {
        self.charge.positions
    }

    /// What the computation leaves in memory, as a charge that gives it back when the tables are dropped.
    pub fn into_charge(self) -> Charge {
        self.charge.enter();
        self.charge
    }

    /// Up to how many positions of its own the meter need not look at the account.
    #[cold]
    fn allowed_positions(&self) -> Result<u64, StopReason> {
        let (spent, _) = self.charge.totals();
        let left = |most: u64, reason| most.checked_sub(spent).ok_or(reason);
        let own = match self.limits.positions {
            Some(limit) => left(limit, StopReason::Positions(limit))?,
            None => u64::MAX,
        };
        let budget = match self.limits.budget {
            Some(limit) => left(limit.ceiling, StopReason::Budget(limit.budget))?,
            None => u64::MAX,
        };
        Ok(self.charge.positions.saturating_add(own.min(budget)))
    }

    /// Up to how many bytes of its own the meter need not look at the account or the gauge, where a table is about to
    /// grow by `growth` of those counted.
    #[cold]
    fn allowed_bytes(&self, growth: u64) -> Result<u64, StopReason> {
        let (_, counted) = self.charge.totals();
        let Some(limit) = self.limits.memory else { return Ok(u64::MAX) };
        let used = self.limits.gauge.map_or(counted, |gauge| gauge.bytes_in_use().saturating_add(growth));
        let left = limit.checked_sub(used).ok_or(StopReason::Memory(limit))?;
        let until_next = match self.limits.gauge {
            Some(_) => (left / SHARE_BETWEEN_GAUGINGS).max(LEAST_BETWEEN_GAUGINGS),
            None => left,
        };
        Ok(self.charge.bytes.saturating_add(until_next))
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Account, Budget, Clock, Gauge};
    use core::sync::atomic::AtomicU64;
    use core::time::Duration;

    fn counted(limits: &Limits, count: u64) -> Result<(), StopReason> {
        let mut meter = Meter::start(limits, "a test")?;
        (0..count).try_for_each(|_| meter.count_position(10))
    }

    #[test]
    fn without_an_account_every_computation_has_the_limits_for_itself() {
        let limits = Limits::none().at_most_positions(100);
        for _ in 0..3 {
            assert_eq!(counted(&limits, 100), Ok(()));
        }
        assert_eq!(counted(&limits, 101), Err(StopReason::Positions(100)));
    }

    #[test]
    fn on_an_account_positions_add_up_over_attempts() {
        let account = Account::new();
        let limits = Limits::none().at_most_positions(100).on_account(&account);
        assert_eq!(counted(&limits, 60), Ok(()));
        assert_eq!(counted(&limits, 40), Ok(()));
        assert_eq!(counted(&limits, 1), Err(StopReason::Positions(100)));
        assert_eq!(limits.on_account(&Account::new()).account.map(Account::positions), Some(101));
    }

    #[test]
    fn memory_of_an_attempt_that_was_dropped_is_given_back() {
        let account = Account::new();
        let limits = Limits { memory: Some(1000), ..Limits::none() };
        let limits = limits.on_account(&account);
        for _ in 0..5 {
            assert_eq!(counted(&limits, 100), Ok(()));
        }
        assert_eq!(counted(&limits, 101), Err(StopReason::Memory(1000)));
        let mut meter = Meter::start(&limits, "a test").unwrap();
        meter.count_bytes(800).unwrap();
        let table = meter.into_charge();
        assert_eq!(counted(&limits, 21), Err(StopReason::Memory(1000)));
        drop(table);
        assert_eq!(counted(&limits, 100), Ok(()));
        assert_eq!(account.bytes(), 0);
    }

    #[test]
    fn a_budget_is_not_the_callers_limit() {
        let account = Account::new();
        let limits = Limits::none().at_most_positions(100).on_account(&account);
        let budget = Budget::positions(30, "a first look");
        assert_eq!(counted(&limits.with_budget(budget), 50), Err(StopReason::Budget(budget)));
        // From now on, again.
        assert_eq!(counted(&limits.with_budget(budget), 30), Ok(()));
        // The smaller of two holds, wherever it was set.
        let larger = Budget::positions(35, "a second look");
        assert_eq!(
            counted(&limits.with_budget(budget).with_budget(larger), 33),
            Err(StopReason::Budget(budget))
        );
        // 92 are spent: the limit is nearer than the budget.
        assert_eq!(counted(&limits.with_budget(budget), 20), Err(StopReason::Positions(100)));
    }

    #[test]
    fn steps_have_a_budget_that_no_clock_decides() {
        let budget = Budget::steps(100_000, "a test");
        let limits = Limits { steps: Some(budget), ..Limits::none() };
        let meter = Meter::start(&limits, "a test").unwrap();
        assert_eq!((0..100_000).try_for_each(|_| meter.step()), Ok(()));
        assert_eq!((0..10_000).try_for_each(|_| meter.step()), Err(StopReason::Budget(budget)));
    }

    struct At(Duration);

    impl Clock for At {
        fn now(&self) -> Duration {
            self.0
        }
    }

    #[test]
    fn time_ends_where_there_is_a_clock() {
        static CLOCK: At = At(Duration::from_secs(10));
        let late = Limits { deadline: Some(Duration::from_secs(9)), ..Limits::none() };
        assert_eq!(counted(&late, 1), Ok(()));
        assert_eq!(counted(&late.with_clock(&CLOCK), 1), Err(StopReason::Time));
        assert_eq!(Limits::none().at_most_time(Duration::ZERO).deadline, None);
        let timed = Limits::none().with_clock(&CLOCK).at_most_time(Duration::from_secs(3));
        assert_eq!(timed.deadline, Some(Duration::from_secs(13)));
    }

    struct InUse(AtomicU64);

    impl Gauge for InUse {
        fn bytes_in_use(&self) -> u64 {
            self.0.load(Ordering::Relaxed)
        }
    }

    #[test]
    fn where_there_is_a_gauge_it_decides_and_counts_do_not() {
        static GAUGE: InUse = InUse(AtomicU64::new(50 << 20));
        let limits = Limits { memory: Some(100 << 20), ..Limits::none() }.with_gauge(&GAUGE);
        let reason = Err(StopReason::Memory(100 << 20));
        let mut meter = Meter::start(&limits, "a test").unwrap();
        // Counted far beyond the limit, piece by piece, and not used.
        assert_eq!((0..10_000).try_for_each(|_| meter.count_bytes(100_000)), Ok(()));
        // Large growth is asked for beforehand.
        assert_eq!(meter.count_bytes(51 << 20), reason);
        assert_eq!(meter.ask_for_growth(51 << 20), reason);
        assert_eq!(meter.ask_for_growth(49 << 20), Ok(()));
        GAUGE.0.store(101 << 20, Ordering::Relaxed);
        assert_eq!((0..1_000).try_for_each(|_| meter.count_bytes(100_000)), reason);
        // What nothing counts is noticed as well.
        let unasked = Meter { most_bytes: u64::MAX, ..meter };
        assert_eq!((0..1 << 20).try_for_each(|_| unasked.step()), reason);
        assert_eq!(Meter::start(&limits, "a test").err(), reason.err());
    }
}
