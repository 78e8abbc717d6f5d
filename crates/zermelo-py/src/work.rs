//! Work of the library on behalf of Python: the interpreter lock is released, signals and limits are watched, an exception
//! that is raised in a callback ends the work and reaches the caller, a panic becomes an exception, and a fork waits until
//! all work stands still.

use crate::errors;
use crate::surroundings::{ProcessMemory, SystemClock};
use pyo3::prelude::*;
use std::any::Any;
use std::cell::{Cell, RefCell};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, Once, PoisonError};
use std::time::{Duration, Instant};
use zermelo::game::{Account, Clock};
use zermelo::solve::{Limits, Progress};

/// Signals are looked for this often.
const BETWEEN_SIGNALS: Duration = Duration::from_millis(20);
/// Progress is reported this often.
const BETWEEN_REPORTS: Duration = Duration::from_millis(100);

/// The limits and the callback of one call.
#[pyclass(frozen, module = "zermelo._zermelo")]
pub(crate) struct Bounds {
    positions: Option<u64>,
    memory: Option<u64>,
    time: Option<Duration>,
    progress: Option<Py<PyAny>>,
    cancel: Arc<AtomicBool>,
}

#[pymethods]
impl Bounds {
    #[new]
    #[pyo3(signature = (positions=None, memory=None, seconds=None, progress=None))]
    fn new(
        positions: Option<u64>,
        memory: Option<u64>,
        seconds: Option<f64>,
        progress: Option<Py<PyAny>>,
    ) -> PyResult<Self> {
        let time = seconds.map(Duration::try_from_secs_f64).transpose();
        let time =
            time.map_err(|error| pyo3::exceptions::PyValueError::new_err(format!("seconds: {error}")))?;
        Ok(Self { positions, memory, time, progress, cancel: Arc::default() })
    }

    /// Ends the work that runs under these limits, from another thread.
    fn cancel(&self) {
        self.cancel.store(true, Ordering::Relaxed);
    }
}

/// What becomes of one piece of work while it runs.
struct Run {
    interrupt: AtomicBool,
    raised: Mutex<Option<PyErr>>,
}

thread_local! {
    /// The pieces of work that this thread is at, one inside the other's callback.
    static RUNS: RefCell<Vec<Arc<Run>>> = const { RefCell::new(Vec::new()) };
    /// Whether a panic is caught here, and what it said.
    static PANIC: RefCell<Option<String>> = const { RefCell::new(None) };
    static IS_GUARDED: Cell<u32> = const { Cell::new(0) };
    /// How many pieces of work this thread is inside of: they stand still while it forks.
    static OWN: Cell<usize> = const { Cell::new(0) };
}

/// Keeps an exception that a callback raised, and ends the work. The first one counts.
pub(crate) fn fail(error: PyErr) {
    RUNS.with_borrow(|runs| {
        if let Some(run) = runs.last() {
            run.raised.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
            run.interrupt.store(true, Ordering::Relaxed);
        }
    });
}

/// Whether the work of this thread has failed.
pub(crate) fn has_failed() -> bool {
    RUNS.with_borrow(|runs| runs.last().is_some_and(|run| run.interrupt.load(Ordering::Relaxed)))
}

/// The watch that is kept while something runs.
struct Watch<'b> {
    bounds: Option<&'b Bounds>,
    run: &'b Run,
    next_signals: Cell<Instant>,
    next_report: Cell<Instant>,
}

impl<'b> Watch<'b> {
    fn new(bounds: Option<&'b Bounds>, run: &'b Run) -> Self {
        let now = Instant::now();
        let (next_signals, next_report) =
            (Cell::new(now + BETWEEN_SIGNALS), Cell::new(now + BETWEEN_REPORTS));
        Self { bounds, run, next_signals, next_report }
    }

    fn look(&self, progress: Progress) {
        stand_still_for_fork();
        if self.bounds.is_some_and(|bounds| bounds.cancel.load(Ordering::Relaxed)) {
            self.run.interrupt.store(true, Ordering::Relaxed);
        }
        let now = Instant::now();
        if now < self.next_signals.get() {
            return;
        }
        let called = Python::attach(|py| {
            py.check_signals()?;
            self.report(py, progress, now)?;
            // Others may run as well, where the lock is not released anyway.
            py.detach(|| ());
            Ok(())
        });
        self.next_signals.set(Instant::now() + BETWEEN_SIGNALS);
        if let Err(error) = called {
            fail(error);
        }
    }

    fn report(&self, py: Python<'_>, progress: Progress, now: Instant) -> PyResult<()> {
        let Some(callback) = self.bounds.and_then(|bounds| bounds.progress.as_ref()) else { return Ok(()) };
        if now < self.next_report.get() {
            return Ok(());
        }
        self.next_report.set(now + BETWEEN_REPORTS);
        callback.call1(py, (progress.stage, progress.done, progress.total)).map(drop)
    }
}

/// Runs some work without the interpreter lock, under limits.
pub(crate) fn run<T: Send>(
    py: Python<'_>,
    bounds: Option<&Bounds>,
    work: impl FnOnce(&Limits) -> T + Send,
) -> PyResult<T> {
    let run = Arc::new(Run { interrupt: AtomicBool::new(false), raised: Mutex::new(None) });
    let result = py.detach(|| {
        let _running = Running::begin();
        let _scope = Scope::enter(run.clone());
        let watch = Watch::new(bounds, &run);
        let report = |progress: Progress| watch.look(progress);
        let account = Account::new();
        let limits = Limits {
            positions: bounds.and_then(|bounds| bounds.positions),
            memory: bounds.and_then(|bounds| bounds.memory),
            deadline: bounds
                .and_then(|bounds| bounds.time)
                .and_then(|time| SystemClock.now().checked_add(time)),
            interrupt: Some(&run.interrupt),
            progress: Some(&report),
            account: Some(&account),
            clock: Some(&SystemClock),
            gauge: ProcessMemory::gauge(),
            ..Limits::none()
        };
        guarded(|| work(&limits))
    });
    finished(py, &run, result)
}

/// Runs some work that is mostly over in a moment, and keeps the interpreter lock but for looks at it now and then.
/// `memory` is what it may take.
#[inline]
pub(crate) fn run_attached<T>(
    py: Python<'_>,
    memory: Option<u64>,
    work: impl FnOnce(&Limits) -> T,
) -> PyResult<T> {
    let interrupt = AtomicBool::new(false);
    let raised = RefCell::new(None);
    let is_first = Cell::new(true);
    let report = |_: Progress| {
        // The first look comes before any work.
        if is_first.replace(false) {
            return;
        }
        let called = Python::attach(|py| {
            py.detach(stand_still_for_fork);
            py.check_signals()
        });
        if let Err(error) = called {
            raised.borrow_mut().get_or_insert(error);
            interrupt.store(true, Ordering::Relaxed);
        }
    };
    let limits = Limits { memory, interrupt: Some(&interrupt), progress: Some(&report), ..Limits::none() };
    let result = guarded(|| work(&limits));
    if let Some(error) = raised.into_inner() {
        return Err(error);
    }
    result.map_err(|panic| errors::internal(py, &panic))
}

/// Runs work that calls Python back in a moment, and keeps the interpreter lock.
pub(crate) fn run_in_place<T>(py: Python<'_>, work: impl FnOnce() -> T) -> PyResult<T> {
    let run = Arc::new(Run { interrupt: AtomicBool::new(false), raised: Mutex::new(None) });
    let result = {
        let _scope = Scope::enter(run.clone());
        guarded(work)
    };
    finished(py, &run, result)
}

fn finished<T>(py: Python<'_>, run: &Run, result: Result<T, String>) -> PyResult<T> {
    if let Some(error) = run.raised.lock().unwrap_or_else(PoisonError::into_inner).take() {
        return Err(error);
    }
    result.map_err(|panic| errors::internal(py, &panic))
}

/// The result, or what a panic said.
#[inline]
fn guarded<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    IS_GUARDED.set(IS_GUARDED.get() + 1);
    let result = catch_unwind(AssertUnwindSafe(work));
    IS_GUARDED.set(IS_GUARDED.get() - 1);
    result.map_err(|payload| said(payload.as_ref()))
}

#[cold]
fn said(payload: &(dyn Any + Send)) -> String {
    PANIC.take().unwrap_or_else(|| {
        let text = payload.downcast_ref::<&str>().map(|&text| text.to_owned());
        text.or_else(|| payload.downcast_ref::<String>().cloned()).unwrap_or_else(|| "a panic".to_owned())
    })
}

/// Panics of guarded work are kept and not printed.
pub(crate) fn keep_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let print = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            if IS_GUARDED.get() > 0 {
                PANIC.set(Some(panic.to_string()));
            } else {
                print(panic);
            }
        }));
    });
}

/// A piece of work among those of its thread.
struct Scope;

impl Scope {
    fn enter(run: Arc<Run>) -> Self {
        RUNS.with_borrow_mut(|runs| runs.push(run));
        Self
    }
}

impl Drop for Scope {
    fn drop(&mut self) {
        RUNS.with_borrow_mut(|runs| runs.pop());
    }
}

/// How many pieces of work run, and how many of them stand still for a fork.
struct Traffic {
    running: usize,
    still: usize,
    fork_is_near: bool,
}

static TRAFFIC: Mutex<Traffic> = Mutex::new(Traffic { running: 0, still: 0, fork_is_near: false });
static CHANGED: Condvar = Condvar::new();
/// The same as in [`TRAFFIC`], to be looked at often.
static FORK_IS_NEAR: AtomicBool = AtomicBool::new(false);
/// A fork waits at most so long for work to stand still.
const LONGEST_WAIT: Duration = Duration::from_secs(1);

fn traffic() -> MutexGuard<'static, Traffic> {
    TRAFFIC.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Waits while a process is about to fork. No lock is held where work looks at its limits, so none is held in the child.
fn stand_still_for_fork() {
    if !FORK_IS_NEAR.load(Ordering::Relaxed) {
        return;
    }
    let mut now = traffic();
    now.still += 1;
    CHANGED.notify_all();
    while now.fork_is_near {
        now = CHANGED.wait(now).unwrap_or_else(PoisonError::into_inner);
    }
    now.still -= 1;
}

/// A piece of work that runs.
struct Running;

impl Running {
    fn begin() -> Self {
        let mut now = traffic();
        while now.fork_is_near {
            now = CHANGED.wait(now).unwrap_or_else(PoisonError::into_inner);
        }
        now.running += 1;
        OWN.set(OWN.get() + 1);
        Self
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        traffic().running -= 1;
        OWN.set(OWN.get() - 1);
        CHANGED.notify_all();
    }
}

/// Before a fork: all work is to stand still.
#[pyfunction]
pub(crate) fn before_fork(py: Python<'_>) {
    let own = OWN.get();
    FORK_IS_NEAR.store(true, Ordering::Relaxed);
    py.detach(|| {
        let end = Instant::now() + LONGEST_WAIT;
        let mut now = traffic();
        now.fork_is_near = true;
        while now.running > now.still + own {
            let Some(left) = end.checked_duration_since(Instant::now()) else { break };
            now = CHANGED.wait_timeout(now, left).unwrap_or_else(PoisonError::into_inner).0;
        }
    });
}

/// After a fork, in the parent: work goes on.
#[pyfunction]
pub(crate) fn after_fork_in_parent() {
    FORK_IS_NEAR.store(false, Ordering::Relaxed);
    traffic().fork_is_near = false;
    CHANGED.notify_all();
}

/// After a fork, in the child, where only this thread goes on.
#[pyfunction]
pub(crate) fn after_fork_in_child() {
    FORK_IS_NEAR.store(false, Ordering::Relaxed);
    *traffic() = Traffic { running: OWN.get(), still: 0, fork_is_near: false };
}
