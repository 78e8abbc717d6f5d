//! Grundy values of take-and-break games by their definition, in O(N) options a heap where moves leave two heaps.

use crate::games::code::{most_heaps, replace_by_code};
use crate::limits::Meter;
use crate::verdict::Failure;

/// The moves of a code.
pub(crate) struct Moves<'a> {
    digits: &'a [u32],
    pub(crate) longest: usize,
    /// The takes that may leave nothing, one heap, two heaps.
    pub(crate) takes: [Vec<usize>; 3],
    /// The most heaps left, at least 1.
    pub(crate) most_heaps: u64,
}

impl<'a> Moves<'a> {
    pub(crate) fn new(digits: &'a [u32]) -> Self {
        let takes = |heaps: u32| (0..digits.len()).filter(|&take| digits[take] >> heaps & 1 == 1).collect();
        Self {
            digits,
            longest: digits.len() - 1,
            takes: [takes(0), takes(1), takes(2)],
            most_heaps: most_heaps(digits).max(1) as u64,
        }
    }
}

/// Why values are not computed, or not accepted.
pub(crate) enum Stop {
    Work,
    Value,
    /// This heap breaks the rules of the window.
    Window(usize),
    /// The values do not have the period, and why.
    False(String),
    /// A limit of the caller.
    Failed(Failure),
}

impl From<Failure> for Stop {
    fn from(failure: Failure) -> Self {
        Self::Failed(failure)
    }
}

/// The values of the options of a heap.
pub(crate) struct Options {
    /// A power of two of values: no nim-sum of heaps is outside.
    has: Vec<bool>,
}

impl Options {
    pub(crate) fn new() -> Self {
        Self { has: vec![false] }
    }

    pub(crate) fn clear(&mut self) {
        self.has.fill(false);
    }

    #[inline]
    pub(crate) fn insert(&mut self, value: u16) {
        self.has[usize::from(value)] = true;
    }

    pub(crate) fn least_outside(&self) -> Option<u16> {
        u16::try_from(self.has.iter().position(|has| !has).unwrap_or(self.has.len())).ok()
    }

    /// Heaps of this value may be left from now on.
    pub(crate) fn allow(&mut self, value: u16) {
        let length = (usize::from(value) + 1).next_power_of_two().max(self.has.len());
        self.has.resize(length, false);
    }
}

/// The values of the heaps below `length`, by their definition.
pub(crate) fn plain_values(moves: &Moves, length: u64, meter: &Meter) -> Result<Vec<u16>, Stop> {
    /// At most this many moves are looked at.
    const MOST_WORK: u64 = 1 << 36;
    let (mut options, mut work) = (Options::new(), 0);
    let mut values = vec![0];
    for heap in 1..length {
        options.clear();
        replace_by_code(moves.digits, heap, |heaps| {
            work += 1;
            options.insert(heaps.iter().fold(0, |sum, &heap| sum ^ values[heap as usize]));
            meter.work(4)
        })?;
        meter.work(64)?;
        if work > MOST_WORK {
            return Err(Stop::Work);
        }
        let value = options.least_outside().ok_or(Stop::Value)?;
        options.allow(value);
        values.push(value);
    }
    Ok(values)
}

/// The different primes that divide a number, ascending.
pub(crate) fn prime_factors(number: u64) -> impl Iterator<Item = u64> {
    let mut rest = number;
    let mut next = 2;
    std::iter::from_fn(move || {
        while rest > 1 {
            if next * next > rest {
                return Some(std::mem::replace(&mut rest, 1));
            }
            if rest.is_multiple_of(next) {
                while rest.is_multiple_of(next) {
                    rest /= next;
                }
                return Some(next);
            }
            next += 1;
        }
        None
    })
}
