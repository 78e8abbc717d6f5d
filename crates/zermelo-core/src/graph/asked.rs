//! A yes or no that takes long to find, and is found when it is first asked for.

use core::sync::atomic::{AtomicU8, Ordering};

/// The answer, once there is one. Two threads that ask at the same time both find it, and find the same.
#[derive(Debug, Default)]
pub(super) struct Asked(AtomicU8);

/// Not asked yet.
const OPEN: u8 = 0;
const NO: u8 = 1;
const YES: u8 = 2;

impl Asked {
    /// The answer, which `find` gives where nobody asked before.
    pub(super) fn get_or_find(&self, find: impl FnOnce() -> bool) -> bool {
        match self.0.load(Ordering::Relaxed) {
            OPEN => {
                let answer = find();
                self.0.store(if answer { YES } else { NO }, Ordering::Relaxed);
                answer
            }
            known => known == YES,
        }
    }
}

impl Clone for Asked {
    fn clone(&self) -> Self {
        Self(AtomicU8::new(self.0.load(Ordering::Relaxed)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_answer_is_found_once() {
        for answer in [false, true] {
            let asked = Asked::default();
            assert_eq!(asked.get_or_find(|| answer), answer);
            assert_eq!(asked.get_or_find(|| panic!("it is known")), answer);
            assert_eq!(asked.clone().get_or_find(|| panic!("it is known")), answer);
        }
    }
}
