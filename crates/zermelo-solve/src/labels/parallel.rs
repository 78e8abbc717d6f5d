//! Work in pieces on several threads, which are started for it and joined after it: they never wait for each other.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use zermelo_core::{Meter, StopReason};

/// So few pieces are not worth a thread.
const FEW: usize = 4;

/// Does the pieces with numbers below `count`, each once, in any order. Only the first thread looks at the limits.
pub(super) fn each_piece(
    threads: NonZeroUsize,
    count: usize,
    meter: &Meter,
    work: &(dyn Fn(usize) + Sync),
) -> Result<(), StopReason> {
    let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
    let take = || Some(next.fetch_add(1, Ordering::Relaxed)).filter(|&piece| piece < count);
    std::thread::scope(|scope| {
        let helpers = if count < FEW { 0 } else { threads.get() - 1 };
        for _ in 0..helpers {
            scope.spawn(|| {
                while !stop.load(Ordering::Relaxed)
                    && let Some(piece) = take()
                {
                    work(piece);
                }
            });
        }
        let mut result = Ok(());
        while result.is_ok()
            && let Some(piece) = take()
        {
            work(piece);
            result = meter.look();
        }
        if result.is_err() {
            stop.store(true, Ordering::Relaxed);
        }
        result
    })
}
