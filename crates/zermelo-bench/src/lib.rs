//! Timing for the benchmarks: the best of several runs in turn with a baseline, as a table with ratios. Absolute times
//! drift from machine to machine; the ratio to a baseline in the same run is what a change should be judged by.

pub mod plain;

pub use peak_alloc::PeakAlloc;
use std::hint::black_box;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

/// The shortest of `runs` runs. Every run must give the answer that `check` accepts.
pub fn best_of<T>(runs: u32, work: impl Fn() -> T, check: impl Fn(&T)) -> Duration {
    let timed = || {
        let start = Instant::now();
        let result = black_box(work());
        let time = start.elapsed();
        check(&result);
        time
    };
    (0..runs).map(|_| timed()).min().unwrap_or_default()
}

/// Seconds of the processor that this thread has used, where the machine tells (Linux), otherwise of the clock. Only
/// differences mean anything.
pub fn cpu_seconds() -> f64 {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    // The kernel adds up what a thread has used when it hands the processor on; otherwise only some hundred times a second.
    std::thread::yield_now();
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let used = text.split(' ').next().and_then(|word| word.parse::<u64>().ok()).filter(|&used| used > 0);
    used.map_or_else(|| START.elapsed(), Duration::from_nanos).as_secs_f64()
}

/// Bytes that `work` had allocated at its peak, beyond what was allocated before. `memory` is the allocator of the benchmark:
/// counting takes time, so it is that of those alone that ask for it.
pub fn peak_bytes<T>(memory: &PeakAlloc, work: impl FnOnce() -> T) -> (T, usize) {
    let before = memory.current_usage();
    memory.reset_peak_usage();
    let result = work();
    (result, memory.peak_usage().saturating_sub(before))
}

/// Prints a row: what, how long, and the ratio to a baseline where there is one.
pub fn report(what: &str, time: Duration, baseline: Option<(&str, Duration)>) {
    let comparison = baseline.map_or(String::new(), |(name, base)| {
        let ratio = time.as_secs_f64() / base.as_secs_f64().max(1e-9);
        format!("{ratio:>9.2} × {name} ({:.3} ms)", base.as_secs_f64() * 1e3)
    });
    println!("{what:<58} {:>11.3} ms {comparison}", time.as_secs_f64() * 1e3);
}

/// A small generator of random numbers, the same on every machine (xorshift64*).
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// A generator started with `seed`.
    pub const fn new(seed: u64) -> Self {
        Self(seed | 1)
    }

    /// The next 64 bits.
    pub const fn bits(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D)
    }

    /// A number below `end`.
    pub fn below(&mut self, end: u32) -> u32 {
        (((self.bits() >> 32) * u64::from(end)) >> 32) as u32
    }
}
