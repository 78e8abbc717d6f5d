//! The values by masks against those by the definition.

use super::{LONG, MOST_WITNESS, Space, Sparse, Word};
use crate::heap_values::{Moves, Stop, plain_values};
use crate::limits::{Limits, Meter};

/// The next of some numbers without a pattern (Steele, Lea and Flood 2014).
fn next(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let word = (*state ^ *state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ word >> 31
}

fn agrees<W: Word>(moves: &Moves, space: Space, most_witness: usize, values: &[u16]) -> bool {
    let meter = Meter::new(Limits::default());
    let Ok(mut sequence) = Sparse::<W>::new(moves, space, most_witness, &meter) else { return false };
    match sequence.extend(values.len() - LONG) {
        Ok(()) => {
            let length = sequence.values.len().min(values.len());
            assert_eq!(sequence.values[..length], values[..length], "{:?} {}", moves.takes, space.mask);
            true
        }
        Err(Stop::Value) => false,
        Err(Stop::Work | Stop::Window(_) | Stop::False(_) | Stop::Failed(_)) => {
            panic!("{:?} {}", moves.takes, space.mask)
        }
    }
}

/// Masks at random are bad; those of few bits that codes of few values have are not, and both kinds of runs occur.
#[test]
fn values_are_those_of_the_definition() {
    let mut state = 6;
    let mut settled = 0;
    for round in 0..80 {
        let places = 1 + next(&mut state) as usize % 4;
        let mut digits: Vec<u32> = (0..=places).map(|_| next(&mut state) as u32 % 8).collect();
        digits[0] &= 4;
        let moves = Moves::new(&digits);
        let Ok(values) = plain_values(&moves, 450, &Meter::new(Limits::default())) else {
            panic!("too much work")
        };
        for _ in 0..6 {
            let mask = match round % 4 {
                0 => next(&mut state) as u16,
                1 => 1 << (next(&mut state) % 9),
                _ => next(&mut state) as u16 % 64,
            };
            let splits = &moves.takes[2];
            let may_count = splits.iter().all(|take| take % 2 == splits[0] % 2);
            let with_parity = may_count && next(&mut state).is_multiple_of(2);
            let take_is_odd = splits.first().is_some_and(|take| take % 2 == 1);
            let space = Space { mask: mask.max(1), with_parity, take_is_odd };
            for most_witness in [0, 9, 60, MOST_WITNESS] {
                settled += usize::from(agrees::<u16>(&moves, space, most_witness, &values));
                settled += usize::from(agrees::<u32>(&moves, space, most_witness, &values));
                settled += usize::from(agrees::<u64>(&moves, space, most_witness, &values));
                settled += usize::from(agrees::<u128>(&moves, space, most_witness, &values));
            }
        }
    }
    assert!(settled > 2500, "{settled}");
}

/// The best masks of published codes, where nearly all heaps are done in runs.
#[test]
fn values_of_sparse_codes_are_those_of_the_definition() {
    for (digits, mask, with_parity) in [
        (&[0, 1, 0, 4][..], 23, true),
        (&[0, 1, 0, 6], 31, false),
        (&[0, 4, 5, 4], 61, false),
        (&[0, 0, 5, 4], 61, false),
        (&[0, 1, 6], 30, false),
        (&[0, 5, 6], 27, false),
        (&[0, 1, 2, 7], 1, true),
        (&[0, 3, 2, 4], 39, true),
        (&[4, 3, 6, 4], 62, false),
    ] {
        let moves = Moves::new(digits);
        let Ok(values) = plain_values(&moves, 2500, &Meter::new(Limits::default())) else {
            panic!("too much work")
        };
        let take_is_odd = moves.takes[2][0] % 2 == 1;
        let with_parity = with_parity && moves.takes[2].iter().all(|take| take % 2 == moves.takes[2][0] % 2);
        let space = Space { mask, with_parity, take_is_odd };
        assert!(agrees::<u64>(&moves, space, MOST_WITNESS, &values), "{digits:?}");
        agrees::<u16>(&moves, space, MOST_WITNESS, &values);
    }
}

/// Values that do not fit narrow words, and masks of which the lowest bit does not.
#[test]
fn large_values_and_masks_are_refused_or_right() {
    for digits in [&[4, 0, 1, 4][..], &[4, 3], &[4, 7, 2]] {
        let moves = Moves::new(digits);
        let Ok(values) = plain_values(&moves, 1500, &Meter::new(Limits::default())) else {
            panic!("too much work")
        };
        for mask in (0..10).map(|bit| 1 << bit).chain([96, 48, 192]) {
            let space = Space { mask, with_parity: false, take_is_odd: false };
            agrees::<u16>(&moves, space, MOST_WITNESS, &values);
            agrees::<u32>(&moves, space, MOST_WITNESS, &values);
        }
    }
}
