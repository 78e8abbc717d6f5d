//! The Grundy sequence of a subtraction game, continued as far as needed, with its period once that is proved.
//!
//! The next value depends on the last `m` values alone, `m` the largest take. So as soon as the same `m` values in a
//! row have occurred twice, the sequence repeats from the first time on for ever (Winning Ways, chapter 4).

use dashu_int::UBig;

/// The Grundy values of heaps 0, 1, 2, … when the size of a take is from a finite set.
#[derive(Clone, Debug)]
pub struct SubtractionSequence {
    takes: Vec<u64>,
    values: Vec<u16>,
    period: Option<Period>,
    /// Brent's method: the state at a power of two is compared with every later state up to the next.
    anchor: usize,
    anchor_hash: u64,
    hash: u64,
    /// The hash multiplier to the power of the window's length, to take the oldest value out.
    oldest_weight: u64,
}

/// A proved period: `g(n + length) = g(n)` for all `n >= preperiod`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Period {
    /// Where the period begins.
    pub preperiod: usize,
    /// Its length.
    pub length: usize,
}

/// Why there is no such game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SubtractionError {
    /// No take at all.
    #[error("the set of takes is empty")]
    Empty,
    /// A take of nothing.
    #[error("a take of 0 is not a move")]
    ZeroTake,
    /// More takes than values are kept for.
    #[error("at most {} different takes", u16::MAX)]
    TooManyTakes,
}

/// Odd, so that multiplication loses nothing. A collision costs a comparison of windows, never a wrong answer.
const MULTIPLIER: u64 = 0x9E37_79B9_7F4A_7C15;

impl SubtractionSequence {
    /// The sequence for a set of takes, in any order, repetitions allowed.
    pub fn new(takes: &[u64]) -> Result<Self, SubtractionError> {
        let mut takes = takes.to_vec();
        takes.sort_unstable();
        takes.dedup();
        match takes.first() {
            None => return Err(SubtractionError::Empty),
            Some(0) => return Err(SubtractionError::ZeroTake),
            Some(_) if takes.len() > usize::from(u16::MAX) => return Err(SubtractionError::TooManyTakes),
            Some(_) => {}
        }
        let window = takes[takes.len() - 1];
        let oldest_weight = wrapping_power(MULTIPLIER, window);
        Ok(Self {
            takes,
            values: Vec::new(),
            period: None,
            anchor: 0,
            anchor_hash: 0,
            hash: 0,
            oldest_weight,
        })
    }

    /// The takes, ascending, each once.
    pub fn takes(&self) -> &[u64] {
        &self.takes
    }

    /// The proved period, if the values so far prove one.
    pub fn period(&self) -> Option<Period> {
        self.period
    }

    /// The Grundy value of a heap. Computes the sequence up to there or up to the proof of its period, but at most
    /// `most_values` values; `None` when that was not enough. O(|takes|) time and two bytes a value.
    pub fn value(&mut self, heap: u64, most_values: usize) -> Option<u16> {
        while self.values.len() as u64 <= heap && self.period.is_none() {
            if self.values.len() >= most_values {
                return None;
            }
            self.push_next();
        }
        match self.period {
            Some(Period { preperiod, length }) if heap >= preperiod as u64 => {
                let place = preperiod as u64 + (heap - preperiod as u64) % length as u64;
                Some(self.values[place as usize])
            }
            _ => Some(self.values[heap as usize]),
        }
    }

    /// The same for a heap of any size: beyond 64 bits the period has to be known.
    pub fn value_of_any(&mut self, heap: &UBig, most_values: usize) -> Option<u16> {
        if let Ok(small) = u64::try_from(heap) {
            return self.value(small, most_values);
        }
        self.value(u64::MAX, most_values)?;
        let Period { preperiod, length } = self.period?;
        let place = (heap - UBig::from(preperiod)) % UBig::from(length) + UBig::from(preperiod);
        self.value(u64::try_from(place).ok()?, most_values)
    }

    fn push_next(&mut self) {
        let size = self.values.len();
        let value = self.mex_at(size);
        self.values.push(value);
        let window = self.takes[self.takes.len() - 1];
        // Shifted by one so that a value of 0 changes the hash too.
        self.hash = self.hash.wrapping_mul(MULTIPLIER).wrapping_add(u64::from(value) + 1);
        if let Some(oldest) = (size as u64).checked_sub(window) {
            let oldest = u64::from(self.values[oldest as usize]) + 1;
            self.hash = self.hash.wrapping_sub(oldest.wrapping_mul(self.oldest_weight));
        }
        if size as u64 + 1 < window {
            return;
        }
        if self.anchor > 0 && self.hash == self.anchor_hash && self.windows_equal(size) {
            self.set_period(size);
        } else if size >= 2 * self.anchor {
            self.anchor = size;
            self.anchor_hash = self.hash;
        }
    }

    fn mex_at(&self, size: usize) -> u16 {
        let options = self.takes.iter().map_while(|&take| (size as u64).checked_sub(take));
        if self.takes.len() < 64 {
            let seen = options.fold(0_u64, |seen, option| seen | 1 << self.values[option as usize]);
            return seen.trailing_ones() as u16;
        }
        let mut seen = vec![false; self.takes.len() + 1];
        for option in options {
            seen[usize::from(self.values[option as usize])] = true;
        }
        seen.iter().position(|&seen| !seen).unwrap_or(0) as u16
    }

    /// Whether the last `m` values before and at the anchor and those before and at `end` are the same.
    fn windows_equal(&self, end: usize) -> bool {
        let window = self.takes[self.takes.len() - 1] as usize;
        self.values[self.anchor + 1 - window..=self.anchor] == self.values[end + 1 - window..=end]
    }

    /// The state at `end` is the state at the anchor: the period is their distance, and it begins where the
    /// sequence first agrees with itself at that distance.
    fn set_period(&mut self, end: usize) {
        let length = end - self.anchor;
        let differs = |&at: &usize| self.values[at] != self.values[at + length];
        let preperiod = (0..=self.anchor).rev().find(differs).map_or(0, |last| last + 1);
        self.period = Some(Period { preperiod, length });
    }
}

fn wrapping_power(base: u64, mut exponent: u64) -> u64 {
    let mut result = 1_u64;
    let mut square = base;
    while exponent > 0 {
        if exponent & 1 == 1 {
            result = result.wrapping_mul(square);
        }
        square = square.wrapping_mul(square);
        exponent >>= 1;
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(takes: &[u64], count: usize) -> Vec<u16> {
        let mut values: Vec<u16> = Vec::new();
        for size in 0..count as u64 {
            let options: Vec<u16> = takes
                .iter()
                .filter(|&&take| take <= size)
                .map(|&take| values[(size - take) as usize])
                .collect();
            values.push((0..=takes.len() as u16).find(|value| !options.contains(value)).unwrap());
        }
        values
    }

    #[test]
    fn agrees_with_plain_mex_beyond_the_period() {
        for mask in 1_u64..1 << 9 {
            let takes: Vec<u64> = (1..=9).filter(|take| mask >> (take - 1) & 1 == 1).collect();
            let mut sequence = SubtractionSequence::new(&takes).unwrap();
            let expected = plain(&takes, 700);
            // The last value first, so that the rest comes from the period where there is one.
            for heap in (0..700).rev() {
                assert_eq!(
                    sequence.value(heap, 10_000),
                    Some(expected[heap as usize]),
                    "{takes:?} at {heap}"
                );
            }
            assert!(sequence.period().is_some(), "{takes:?}");
        }
    }

    #[test]
    fn long_windows_and_many_takes() {
        let mut one_large = SubtractionSequence::new(&[100_000]).unwrap();
        assert_eq!(one_large.value(1_000_000_000_000_000_000, 10_000_000), Some(0));
        assert_eq!(one_large.value(1_000_000_000_000_150_000, 10_000_000), Some(1));
        let all: Vec<u64> = (1..=300).collect();
        let mut bash = SubtractionSequence::new(&all).unwrap();
        assert_eq!(bash.value(300 + 301 * 1_000_000, 1 << 20), Some(300));
        let far = (UBig::from(301_u16) << 100) + UBig::from(7_u8);
        assert_eq!(bash.value_of_any(&far, 1 << 20), Some(7));
        assert_eq!(SubtractionSequence::new(&[1 << 40]).unwrap().value(1 << 41, 1 << 10), None);
    }

    #[test]
    fn refuses_what_is_no_game() {
        assert_eq!(SubtractionSequence::new(&[]).unwrap_err(), SubtractionError::Empty);
        assert_eq!(SubtractionSequence::new(&[3, 0]).unwrap_err(), SubtractionError::ZeroTake);
    }
}
