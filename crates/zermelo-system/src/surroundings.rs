//! The system's clock, and a gauge of the memory in use.

#[cfg(target_os = "linux")]
use std::fs::File;
use std::sync::OnceLock;
use std::time::{Duration, Instant};
use zermelo_core::{Clock, Gauge};

/// The monotonic clock of the system.
#[derive(Clone, Copy, Debug)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> Duration {
        static START: OnceLock<Instant> = OnceLock::new();
        START.get_or_init(Instant::now).elapsed()
    }
}

/// The memory of the process that is in the main memory, where the system tells it.
#[derive(Clone, Copy, Debug)]
pub struct ProcessMemory;

impl ProcessMemory {
    /// The gauge, `None` where the system does not tell: the library then goes by its own counts.
    pub fn gauge() -> Option<&'static dyn Gauge> {
        resident_bytes().map(|_| &Self as &dyn Gauge)
    }
}

impl Gauge for ProcessMemory {
    fn bytes_in_use(&self) -> u64 {
        resident_bytes().unwrap_or(0)
    }
}

/// Has a write beyond the size that files may have (`ulimit -f`) fail like one to a full disk, where the system would end the
/// process by SIGXFSZ. It holds for this thread and those that it starts from now on, so it comes first.
pub fn survive_file_size_limit() {
    #[cfg(unix)]
    {
        use nix::sys::signal::{SigSet, Signal};
        let mut signals = SigSet::empty();
        signals.add(Signal::SIGXFSZ);
        // A signal that can be blocked is: there is nothing else that could be refused.
        let _ = signals.thread_block();
    }
}

/// The second number of `/proc/self/statm`, in pages (proc(5)).
#[cfg(target_os = "linux")]
fn resident_bytes() -> Option<u64> {
    use std::os::unix::fs::FileExt;
    static STATM: OnceLock<Option<File>> = OnceLock::new();
    let mut line = [0; 128];
    let file = STATM.get_or_init(|| File::open("/proc/self/statm").ok()).as_ref()?;
    let length = file.read_at(&mut line, 0).ok()?;
    let pages: u64 = std::str::from_utf8(&line[..length]).ok()?.split(' ').nth(1)?.parse().ok()?;
    Some(pages * page_bytes()?)
}

#[cfg(not(target_os = "linux"))]
fn resident_bytes() -> Option<u64> {
    None
}

/// The size of a page, as the kernel tells every process (`AT_PAGESZ` of getauxval(3)).
#[cfg(target_os = "linux")]
fn page_bytes() -> Option<u64> {
    const PAGE_SIZE: usize = 6;
    static BYTES: OnceLock<Option<u64>> = OnceLock::new();
    *BYTES.get_or_init(|| {
        let vector = std::fs::read("/proc/self/auxv").ok()?;
        let words: Vec<usize> = vector
            .chunks_exact(size_of::<usize>())
            .map(|word| usize::from_ne_bytes(word.try_into().unwrap_or_default()))
            .collect();
        words.chunks_exact(2).find(|pair| pair[0] == PAGE_SIZE).map(|pair| pair[1] as u64)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_clock_does_not_fall() {
        let before = SystemClock.now();
        assert!(SystemClock.now() >= before);
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn the_gauge_sees_what_is_used() {
        let gauge = ProcessMemory::gauge().unwrap();
        let before = gauge.bytes_in_use();
        let block = vec![1_u8; 64 << 20];
        let after = gauge.bytes_in_use();
        assert!(after > before + (60 << 20), "{before} {after} {}", block.len());
    }
}
