//! Who is answered when: so many questions at a time, the others in the order in which they came, and no more of these than
//! can wait.

use std::collections::VecDeque;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// The places for questions that are being answered, and the line before them.
pub(crate) struct Turns {
    most_at_once: usize,
    most_waiting: usize,
    longest_wait: Duration,
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    running: usize,
    line: VecDeque<u64>,
    next: u64,
}

/// A place, given back when it is dropped.
pub(crate) struct Turn<'a>(&'a Turns);

impl Turns {
    pub(crate) fn new(most_at_once: usize, most_waiting: usize, longest_wait: Duration) -> Self {
        let (state, changed) = (Mutex::default(), Condvar::new());
        Self { most_at_once, most_waiting, longest_wait, state, changed }
    }

    /// Waits for a place; `None` where too many wait, or it takes too long.
    pub(crate) fn wait(&self) -> Option<Turn<'_>> {
        let mut state = self.lock();
        if state.line.len() >= self.most_waiting + self.most_at_once - state.running.min(self.most_at_once) {
            return None;
        }
        let own = state.next;
        state.next += 1;
        state.line.push_back(own);
        let deadline = Instant::now() + self.longest_wait;
        while state.line.front() != Some(&own) || state.running >= self.most_at_once {
            let left = deadline.saturating_duration_since(Instant::now());
            if left.is_zero() {
                state.line.retain(|&other| other != own);
                self.changed.notify_all();
                return None;
            }
            let waited = self.changed.wait_timeout(state, left);
            state = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
        state.line.pop_front();
        state.running += 1;
        self.changed.notify_all();
        Some(Turn(self))
    }

    /// A lock that a panic left behind guards counts that are right at every moment.
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Turn<'_> {
    fn drop(&mut self) {
        self.0.lock().running -= 1;
        self.0.changed.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[test]
    fn so_many_at_once_and_so_many_waiting() {
        let turns = Turns::new(2, 3, Duration::from_secs(20));
        let (running, most) = (AtomicUsize::new(0), AtomicUsize::new(0));
        let (answered, refused) = (AtomicUsize::new(0), AtomicUsize::new(0));
        std::thread::scope(|scope| {
            for _ in 0..40 {
                scope.spawn(|| match turns.wait() {
                    Some(_turn) => {
                        let now = running.fetch_add(1, Ordering::SeqCst) + 1;
                        most.fetch_max(now, Ordering::SeqCst);
                        std::thread::sleep(Duration::from_millis(5));
                        running.fetch_sub(1, Ordering::SeqCst);
                        answered.fetch_add(1, Ordering::SeqCst);
                    }
                    None => {
                        refused.fetch_add(1, Ordering::SeqCst);
                    }
                });
            }
        });
        let answered = answered.into_inner();
        assert_eq!(answered + refused.into_inner(), 40);
        assert!(answered >= 5, "{answered}");
        assert_eq!(most.into_inner(), 2);
    }

    #[test]
    fn nobody_waits_for_ever() {
        let turns = Turns::new(1, 5, Duration::from_millis(10));
        let held = turns.wait();
        assert!(held.is_some() && turns.wait().is_none());
        drop(held);
        assert!(turns.wait().is_some());
    }
}
