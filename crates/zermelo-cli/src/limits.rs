//! The limits of the command line, Ctrl-C, and progress, as the engines take them.

use crate::arguments::Shared;
use crate::output::Failure;
use crate::surroundings::{ProcessMemory, SystemClock};
use indicatif::{HumanCount, ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::cell::Cell;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use zermelo::game::{Account, Clock};
use zermelo::solve::{Limits, Progress};

/// Set by the first Ctrl-C; the second ends the process.
static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// The process may take this much unless the command line says otherwise, or two thirds of what is free if that is less.
const DEFAULT_MEMORY: u64 = 8 << 30;
/// Work that takes less time shows no progress.
const PATIENCE: Duration = Duration::from_millis(700);

/// Runs some work under the limits of the command line.
pub(crate) fn under_limits<T>(shared: &Shared, work: impl FnOnce(&Limits) -> T) -> T {
    // Without a handler Ctrl-C ends the process as it always does: less polite, not wrong.
    let _ = ctrlc::set_handler(|| {
        if INTERRUPTED.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    });
    // An earlier interrupt, while nothing was computed, is over.
    INTERRUPTED.store(false, Ordering::Relaxed);
    let bar = Bar::new(shared.quiet);
    let report = |progress: Progress| bar.show(progress);
    let account = Account::new();
    let limits = Limits {
        positions: shared.limit_positions,
        memory: Some(shared.limit_memory.unwrap_or_else(default_memory)),
        deadline: shared.limit_time.and_then(|time| SystemClock.now().checked_add(time)),
        interrupt: Some(&INTERRUPTED),
        progress: Some(&report),
        account: Some(&account),
        clock: Some(&SystemClock),
        gauge: ProcessMemory::gauge(),
        ..Limits::none()
    };
    let result = work(&limits);
    bar.clear();
    result
}

/// The room that is left to a computation at least.
const LEAST_ROOM: u64 = 1 << 20;

/// Refuses a limit on memory that the program by itself does not keep.
pub(crate) fn check(shared: &Shared) -> Result<(), Failure> {
    let (Some(limit), Some(gauge)) = (shared.limit_memory, ProcessMemory::gauge()) else { return Ok(()) };
    let needed = gauge.bytes_in_use() + LEAST_ROOM;
    if limit >= needed {
        return Ok(());
    }
    Err(Failure::bad_input(format!(
        "--limit-memory {}: the program by itself takes {} MB\n  for example: --limit-memory 64MB",
        bytesize::ByteSize::b(limit).display().si(),
        needed.div_ceil(1_000_000)
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
    start: Instant,
    last: Cell<Instant>,
}

impl Bar {
    fn new(quiet: bool) -> Self {
        let line = ProgressBar::no_length();
        if let Ok(style) = ProgressStyle::with_template("{elapsed} {msg}") {
            line.set_style(style);
        }
        if quiet {
            line.set_draw_target(ProgressDrawTarget::hidden());
        }
        let now = Instant::now();
        Self { line, start: now, last: Cell::new(now) }
    }

    fn show(&self, progress: Progress) {
        let now = Instant::now();
        if now - self.start < PATIENCE || now - self.last.get() < Duration::from_millis(100) {
            return;
        }
        self.last.set(now);
        let of_total = progress.total.map_or(String::new(), |total| format!(" of {}", HumanCount(total)));
        let done = HumanCount(progress.done);
        self.line.set_message(format!("{}: {done}{of_total} positions", progress.stage));
        self.line.tick();
    }

    fn clear(&self) {
        self.line.finish_and_clear();
    }
}
