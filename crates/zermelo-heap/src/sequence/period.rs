//! Periods of Grundy sequences and what proves them.

use zermelo_core::{Capacity, Reference};

/// The theorem on periods of octal games.
pub(super) static GUY_SMITH: Reference = Reference {
    name: "the Guy–Smith periodicity theorem",
    statement: "If g(n + p) = g(n) for all n with n0 ≤ n < 2·n0 + p + k, n0 ≥ 1, where k is the greatest take of a finite \
                octal code, then it holds for all n ≥ n0.",
    source: "R. K. Guy and C. A. B. Smith, The G-values of various games, Proc. Cambridge Phil. Soc. 52 (1956)",
};

/// Repetition of the last values, where only they decide what comes.
pub(super) static STATE_REPETITION: Reference = Reference {
    name: "repetition of a state",
    statement: "When every value from some heap on is a function of the W values before it (and perhaps of the parity \
                of the heap), and the same W values occur a second time p heaps later, the sequence has period p from \
                the first time on.",
    source: "a finite automaton that comes back to a state repeats; Winning Ways, chapter 4, for subtraction games",
};

/// The same for codes with a repeating part of which moves leave at most one heap.
pub(super) static ENDLESS_TAKES: Reference = Reference {
    name: "repetition of a state up to a shift",
    statement: "When any number of tokens from some number on may be taken, values below a base are excluded for ever, \
                and what comes is a function of the excluded and the last values above the base. When these occur a \
                second time with the base s higher, p heaps later, then g(n + p) = g(n) + s from the first time on.",
    source: "after A. N. Siegel, Combinatorial Game Theory (2013), chapter IV.2, on all-but subtraction games",
};

/// All theorems that prove periods.
pub static PERIOD_THEOREMS: [&Reference; 3] = [&GUY_SMITH, &STATE_REPETITION, &ENDLESS_TAKES];

/// A proved period: `g(n + length) = g(n) + saltus` for all `n >= preperiod`, and not for `preperiod - 1`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Periodicity {
    /// The length of the period, the least one.
    pub length: u64,
    /// Where it begins.
    pub preperiod: u64,
    /// What is added from one period to the next; 0 for plain periods.
    pub saltus: u64,
}

/// Values up to which the sequence of a code with splits has to repeat for the proof by Guy and Smith. Heap 0 is not a heap
/// that a move leaves, so the heaps that are compared begin with heap 1 even where the period holds from 0 on.
pub(super) fn values_needed(found: &Periodicity, longest: usize) -> u64 {
    2 * found.preperiod.max(1) + 2 * found.length + longest as u64
}

/// The period of a sequence whose values are a function of the `longest` values before, as soon as the last ones have
/// occurred before: their least distance is the least period. Heap 0 is not compared, as taking all of a heap may be
/// another digit's business than leaving something. O(n) time and memory.
pub(super) fn returned_state<T: Eq>(values: &[T], longest: usize) -> Option<Periodicity> {
    let backwards: Vec<&T> = values.get(1..)?.iter().rev().collect();
    let length = distance_of_repeat(&backwards, longest)?;
    let differs = |&at: &usize| values[at] != values[at + length];
    let preperiod = (0..values.len() - length).rev().find(differs).map_or(0, |last| last + 1);
    Some(Periodicity { length: length as u64, preperiod: preperiod as u64, saltus: 0 })
}

/// How far on the first `length` letters of a word occur for the second time (Main and Lorentz's lengths of common
/// prefixes).
fn distance_of_repeat<T: Eq>(word: &[T], length: usize) -> Option<usize> {
    let mut common = vec![0; word.len()];
    let (mut start, mut end) = (0, 0);
    for at in 1..word.len() {
        let known = if at < end { common[at - start].min(end - at) } else { 0 };
        let more = word[known..].iter().zip(&word[at + known..]).take_while(|(a, b)| a == b).count();
        common[at] = known + more;
        if common[at] >= length {
            return Some(at);
        }
        if at + common[at] > end {
            (start, end) = (at, at + common[at]);
        }
    }
    None
}

/// Where the values that are kept do not reach as far back as they are needed.
pub(super) const fn values_kept(most: usize) -> Capacity {
    Capacity { holder: "the list of values that are kept", most: most as u64, unit: "values" }
}

/// The least period of the second half of `count` values, and how far back it reaches. `None` when the second half does
/// not show it twice, or the last `window` values do not. O(n) time; memory for the window only.
///
/// Where these values show the period of the second half twice, it is the least period of them, too: their least period
/// divides it (Fine and Wilf 1965), and then the second half has it.
pub(super) fn least_period<T: Eq>(
    count: usize,
    window: usize,
    value: impl Fn(usize) -> T,
) -> Option<Periodicity> {
    let half = count / 2;
    let window = window.min(count - half);
    let length = smallest_period(window, |at| value(count - window + at));
    if length == 0 || 2 * length > window {
        return None;
    }
    let differs = |&at: &usize| value(at) != value(at + length);
    let preperiod = (0..count - length).rev().find(differs).map_or(0, |last| last + 1);
    let found = Periodicity { length: length as u64, preperiod: preperiod as u64, saltus: 0 };
    (preperiod <= half).then_some(found)
}

/// The smallest period of a word, by its borders (Knuth, Morris and Pratt 1977).
fn smallest_period<T: Eq>(count: usize, letter: impl Fn(usize) -> T) -> usize {
    let mut border = vec![0_u32; count];
    let mut length = 0;
    for at in 1..count {
        while length > 0 && letter(at) != letter(length) {
            length = border[length - 1] as usize;
        }
        if letter(at) == letter(length) {
            length += 1;
        }
        border[at] = length as u32;
    }
    count - length
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_returns_at_its_first_second_time() {
        let bash = [0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0];
        let found = Some(Periodicity { length: 4, preperiod: 0, saltus: 0 });
        assert_eq!(returned_state(&bash, 3), found);
        assert_eq!(returned_state(&bash[..8], 3), found);
        assert_eq!(returned_state(&bash[..7], 3), None);
        // Heap 0 is not looked at.
        assert_eq!(returned_state(&[5, 0, 0], 1).map(|found| found.preperiod), Some(1));
        assert_eq!(returned_state(&[0, 0], 1), None);
        for word in [&[][..], &[1], &[1, 2], &[1, 2, 3, 2, 1]] {
            assert_eq!(returned_state(word, 2), None, "{word:?}");
        }
    }

    #[test]
    fn periods_are_least_and_begin_early() {
        let word: Vec<u8> = [9, 8, 1, 2].into_iter().chain([1, 2, 3].into_iter().cycle().take(40)).collect();
        let least = |word: &[u8], window| least_period(word.len(), window, |at| word[at]);
        // The 2 before the cycle is not where the period would have a 3.
        let found = Some(Periodicity { length: 3, preperiod: 4, saltus: 0 });
        assert_eq!(least(&word, usize::MAX), found);
        assert_eq!(least(&[1, 2, 3, 4, 5, 6], usize::MAX), None);
        assert_eq!(least(&[7; 10], usize::MAX).unwrap().length, 1);
        assert_eq!(least(&[], usize::MAX), None);
        // A window that shows the period twice suffices, and is not taken for the half.
        assert_eq!(least(&word, 6), found);
        assert_eq!(least(&word, 5), None);
        let late: Vec<u8> = (0..30).chain([1, 2].into_iter().cycle().take(10)).collect();
        assert_eq!(least(&late, 4), None);
    }
}
