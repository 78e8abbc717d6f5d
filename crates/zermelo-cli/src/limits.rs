//! The limits of the command line, Ctrl-C, and progress, as the engines take them.

use crate::arguments::Shared;
use crate::output::{Failure, bytes_read, say};
use crate::surroundings::{ProcessMemory, SystemClock};
use indicatif::{HumanCount, ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::cell::Cell;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};
use zermelo::game::{Account, Clock, Message, message};
use zermelo::solve::{Limits, Progress, SearchProgress};

/// Set by the first Ctrl-C or SIGTERM; the second ends the process, and so does the first while nothing is computed.
static INTERRUPTED: AtomicBool = AtomicBool::new(false);
/// Whether something is being computed that looks at [`INTERRUPTED`].
static IS_WORKING: AtomicBool = AtomicBool::new(false);
/// The exit code of an interrupted process.
const INTERRUPT_CODE: i32 = 130;

/// The process may take this much unless the command line says otherwise, or two thirds of what is free if that is less.
const DEFAULT_MEMORY: u64 = 8 << 30;
/// What tables that do their work with any size take unless the command line limits the memory.
const USUAL_TABLES: u64 = 256 << 20;
/// Work that takes less time shows no progress.
const QUIET_TIME: Duration = Duration::from_millis(700);

/// Runs some work under the limits of the command line.
pub(crate) fn under_limits<T>(shared: &Shared, work: impl FnOnce(&Limits) -> T) -> T {
    Allowance::of(shared).work(work)
}

/// What one answer may take by the command line, and has spent: its work may be done in several pieces.
pub(crate) struct Allowance<'a> {
    shared: &'a Shared,
    deadline: OnceLock<Option<Duration>>,
    account: Account,
}

impl<'a> Allowance<'a> {
    /// Time counts from the first piece of work on: what is waited for before, such as standard input, does not.
    pub(crate) fn of(shared: &'a Shared) -> Self {
        Self { shared, deadline: OnceLock::new(), account: Account::new() }
    }

    /// Has time count from here on, for input that takes as long as work.
    pub(crate) fn begin(&self) {
        self.deadline();
    }

    /// When the work is to end.
    fn deadline(&self) -> Option<Duration> {
        let end = || self.shared.limit_time.and_then(|time| SystemClock.now().checked_add(time));
        *self.deadline.get_or_init(end)
    }

    /// Does a piece of the work.
    pub(crate) fn work<T>(&self, work: impl FnOnce(&Limits) -> T) -> T {
        watch_for_interrupts();
        let result = self.limited(self.shared.quiet, work);
        IS_WORKING.store(false, Ordering::Relaxed);
        result
    }

    /// The same with a line of progress if it is not to be quiet.
    fn limited<T>(&self, is_quiet: bool, work: impl FnOnce(&Limits) -> T) -> T {
        let shared = self.shared;
        let bar = Bar::new(is_quiet);
        let report = |progress: Progress| bar.show(progress);
        let limits = Limits {
            positions: shared.limit_positions,
            memory: Some(memory_limit(shared)),
            tables: shared.limit_memory.is_none().then_some(USUAL_TABLES),
            deadline: self.deadline(),
            interrupt: Some(&INTERRUPTED),
            progress: Some(&report),
            account: Some(&self.account),
            clock: Some(&SystemClock),
            gauge: ProcessMemory::gauge(),
            ..Limits::none()
        };
        let result = work(&limits);
        bar.clear();
        result
    }
}

/// Runs the same work on many items, each under the limits of the command line, on so many threads. The results are in the
/// order of the items; an interrupt leaves those that have not begun undone.
pub(crate) fn each_under_limits<T: Sync, R: Send>(
    shared: &Shared,
    threads: NonZeroUsize,
    items: &[T],
    work: impl Fn(&T, &Limits) -> R + Sync,
) -> Vec<R> {
    watch_for_interrupts();
    let next = AtomicUsize::new(0);
    let take_in_turn = |is_quiet: bool| {
        let mut done = Vec::new();
        while !was_interrupted() {
            let place = next.fetch_add(1, Ordering::Relaxed);
            let Some(item) = items.get(place) else { break };
            done.push((place, Allowance::of(shared).limited(is_quiet, |limits| work(item, limits))));
        }
        done
    };
    let mut results = std::thread::scope(|scope| {
        let helpers: Vec<_> = (1..threads.get().min(items.len()))
            .map(|_| {
                let helper = std::thread::Builder::new().stack_size(HELPER_STACK);
                helper.spawn_scoped(scope, || take_in_turn(true))
            })
            .collect();
        let mut results = take_in_turn(shared.quiet);
        for helper in helpers.into_iter().flatten() {
            results.extend(helper.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        }
        results
    });
    IS_WORKING.store(false, Ordering::Relaxed);
    results.sort_by_key(|&(place, _)| place);
    results.into_iter().map(|(_, result)| result).collect()
}

/// The first Ctrl-C or SIGTERM from here on stops what is computed.
fn watch_for_interrupts() {
    // Without a handler Ctrl-C ends the process as it always does.
    let _ = ctrlc::set_handler(|| {
        if INTERRUPTED.swap(true, Ordering::Relaxed) || !IS_WORKING.load(Ordering::Relaxed) {
            std::process::exit(INTERRUPT_CODE);
        }
    });
    // An interrupt of earlier work stopped that work only.
    INTERRUPTED.store(false, Ordering::Relaxed);
    IS_WORKING.store(true, Ordering::Relaxed);
}

/// Has the first Ctrl-C or SIGTERM do this, for what ends by itself then; the second ends the process.
pub(crate) fn on_interrupt(act: impl Fn() + Send + 'static) {
    // Without a handler Ctrl-C ends the process as it always does.
    let _ = ctrlc::set_handler(move || {
        if INTERRUPTED.swap(true, Ordering::Relaxed) {
            std::process::exit(INTERRUPT_CODE);
        }
        act();
    });
}

/// Goes on after an interrupt: it was for what was being done then.
pub(crate) fn forget_interrupt() {
    INTERRUPTED.store(false, Ordering::Relaxed);
}

/// Waits for input. An interrupt ends the process meanwhile: nothing is computed that could say what it knows.
pub(crate) fn while_waiting<T>(read: impl FnOnce() -> T) -> T {
    let was_working = IS_WORKING.swap(false, Ordering::Relaxed);
    let read = read();
    IS_WORKING.store(was_working, Ordering::Relaxed);
    read
}

/// Ends the process where the last work was interrupted.
pub(crate) fn end_if_interrupted() {
    if was_interrupted() {
        std::process::exit(INTERRUPT_CODE);
    }
}

/// Whether the last work was interrupted.
pub(crate) fn was_interrupted() -> bool {
    INTERRUPTED.load(Ordering::Relaxed)
}

/// The limit on memory. Where nothing gauges the process, the input that was read is taken off here.
pub(crate) fn memory_limit(shared: &Shared) -> u64 {
    let limit = shared.limit_memory.unwrap_or_else(default_memory);
    if ProcessMemory::gauge().is_some() { limit } else { limit.saturating_sub(bytes_read()) }
}

/// As much as the main thread has.
const HELPER_STACK: usize = 8 << 20;

/// The room that is left to a computation at least.
const LEAST_ROOM: u64 = 1 << 20;

/// Refuses a limit on memory that the program by itself does not keep.
pub(crate) fn check(shared: &Shared) -> Result<(), Failure> {
    let (Some(limit), Some(gauge)) = (shared.limit_memory, ProcessMemory::gauge()) else { return Ok(()) };
    let needed = gauge.bytes_in_use() + LEAST_ROOM;
    if limit >= needed {
        return Ok(());
    }
    Err(Failure::said(&message!(
        "--limit-memory {limit}: the program by itself takes {needed} MB\n  for example: --limit-memory 64MB",
        limit = bytesize::ByteSize::b(limit).display().si(),
        needed = needed.div_ceil(1_000_000)
    )))
}

/// What the process may take when nothing is said. Where the system does not tell what is free, the usual amount.
fn default_memory() -> u64 {
    let free = std::fs::read_to_string("/proc/meminfo").ok().and_then(|text| {
        let line = text.lines().find(|line| line.starts_with("MemAvailable:"))?;
        line.split_whitespace().nth(1)?.parse::<u64>().ok()?.checked_mul(1024)
    });
    free.map_or(DEFAULT_MEMORY, |free| DEFAULT_MEMORY.min(free / 3 * 2))
}

/// A line on standard error that appears when work takes long, and goes when it is done. Nothing when standard error is
/// not a terminal.
struct Bar {
    line: ProgressBar,
    /// The piece of work that began at the start.
    piece: Cell<usize>,
    start: Cell<Instant>,
    last: Cell<Instant>,
    stage: Cell<Stage>,
}

/// Where the current stage of the work began.
#[derive(Clone, Copy)]
struct Stage {
    name: &'static str,
    start: Instant,
    /// What was done by then.
    done: u64,
}

/// The line of the work that is being done: a dialogue answers before all of its work is done.
static LINE: Mutex<Option<ProgressBar>> = Mutex::new(None);
/// How often something was printed: what comes after it is another piece of work.
static PIECES: AtomicUsize = AtomicUsize::new(0);

/// Has the line of progress go before something is printed. It comes again where later work takes long.
pub(crate) fn clear_progress() {
    PIECES.fetch_add(1, Ordering::Relaxed);
    let line = LINE.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(line) = &*line {
        line.finish_and_clear();
    }
}

impl Bar {
    fn new(quiet: bool) -> Self {
        let line = ProgressBar::no_length();
        if let Ok(style) = ProgressStyle::with_template("{elapsed} {msg}") {
            line.set_style(style);
        }
        if quiet {
            line.set_draw_target(ProgressDrawTarget::hidden());
        } else {
            *LINE.lock().unwrap_or_else(PoisonError::into_inner) = Some(line.clone());
        }
        let start = Instant::now();
        Self {
            line,
            piece: Cell::new(PIECES.load(Ordering::Relaxed)),
            start: Cell::new(start),
            last: Cell::new(start),
            stage: Cell::new(Stage { name: "", start, done: 0 }),
        }
    }

    /// Begins anew, for work after something was printed.
    fn begin(&self, piece: usize, now: Instant) {
        self.piece.set(piece);
        self.start.set(now);
        self.last.set(now);
        self.stage.set(Stage { name: "", start: now, done: 0 });
    }

    fn show(&self, progress: Progress) {
        let now = Instant::now();
        let piece = PIECES.load(Ordering::Relaxed);
        if piece != self.piece.get() {
            self.begin(piece, now);
        }
        let stage = self.stage.get();
        if stage.name != progress.stage || progress.done < stage.done {
            let start = if stage.name.is_empty() { self.start.get() } else { now };
            let done = if stage.name.is_empty() { 0 } else { progress.done };
            self.stage.set(Stage { name: progress.stage, start, done });
        }
        if now - self.start.get() < QUIET_TIME || now - self.last.get() < Duration::from_millis(100) {
            return;
        }
        self.last.set(now);
        if self.line.is_finished() {
            self.line.reset();
        }
        let stage = self.stage.get();
        self.line.set_message(say(&message(progress, progress.done - stage.done, now - stage.start)));
        self.line.tick();
    }

    fn clear(&self) {
        self.line.finish_and_clear();
    }
}

/// What is done of what, how fast, and how long the rest takes at that rate: `labels: 1,200 of 4,000 positions (30 %),
/// 600/s, about 4 s left`.
fn message(progress: Progress, done_in_stage: u64, time: Duration) -> Message {
    let (stage, done) = (Message::words(progress.stage), HumanCount(progress.done));
    let so_far = match progress.total {
        None => message!("{stage}: {done} positions", stage => stage, done),
        Some(total) => {
            let percent = (u128::from(progress.done) * 100 / u128::from(total.max(1))).min(100);
            let total = HumanCount(total);
            message!("{stage}: {done} of {total} positions ({percent} %)", stage => stage, done, total, percent)
        }
    };
    let rate = u64::try_from(u128::from(done_in_stage) * 1000 / time.as_millis().max(1)).unwrap_or(u64::MAX);
    if rate == 0 {
        return so_far;
    }
    let with_rate = message!("{what}, {rate}/s", what => so_far, rate = HumanCount(rate));
    if let Some(SearchProgress { depth, table_entries, table_capacity }) = progress.search {
        let percent = (u128::from(table_entries) * 100 / u128::from(table_capacity.max(1))).min(100);
        return message!("{what}, depth {depth}, table {percent} % full", what => with_rate, depth, percent);
    }
    match progress.total.and_then(|total| total.checked_sub(progress.done)) {
        None => with_rate,
        Some(rest) => {
            message!("{what}, about {time} left", what => with_rate, time => about(rest.div_ceil(rate)))
        }
    }
}

/// So many seconds, in the largest unit of which there are two or more.
fn about(seconds: u64) -> Message {
    match seconds {
        0..120 => message!("{count} s", count = seconds),
        120..7_200 => message!("{count} min", count = seconds / 60),
        7_200..172_800 => message!("{count} h", count = seconds / 3_600),
        _ => message!("{count} d", count = seconds / 86_400),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What was printed in between stands below no line of progress, and later work has a time of its own.
    #[test]
    fn progress_begins_anew_after_something_was_printed() {
        let bar = Bar::new(false);
        let progress = Progress { stage: "labels", done: 5, total: None, search: None };
        bar.show(progress);
        let start = bar.start.get();
        clear_progress();
        assert!(bar.line.is_finished());
        bar.show(progress);
        assert!(bar.start.get() > start);
        std::thread::sleep(QUIET_TIME + Duration::from_millis(10));
        bar.show(progress);
        assert!(!bar.line.is_finished());
    }

    #[test]
    fn progress_has_rate_and_rest() {
        let said = |done, total, millis| {
            let progress = Progress { stage: "labels", done, total, search: None };
            message(progress, done, Duration::from_millis(millis)).to_string()
        };
        assert_eq!(
            said(1_200, Some(4_000), 2_000),
            "labels: 1,200 of 4,000 positions (30 %), 600/s, about 5 s left"
        );
        assert_eq!(said(1_200, None, 500), "labels: 1,200 positions, 2,400/s");
        assert_eq!(said(0, Some(0), 0), "labels: 0 of 0 positions (0 %)");
        let search = Some(SearchProgress { depth: 17, table_entries: 5, table_capacity: 20 });
        let progress = Progress { stage: "searching sums", done: 3_000, total: None, search };
        assert_eq!(
            message(progress, 3_000, Duration::from_secs(2)).to_string(),
            "searching sums: 3,000 positions, 1,500/s, depth 17, table 25 % full"
        );
    }
}
