//! The claim `period P from N0`: g(n + P) = g(n) for all n ≥ N0 in a heap game given by its code, and neither a smaller P
//! nor a smaller N0 will do. The position is `-`; the certificate carries no values: all are computed here.
//!
//! Let k be the greatest take, t ≥ 1 the most heaps that a move leaves, m = max(N0, 1). *The window test* (Guy and Smith
//! 1956): if g(n + P) = g(n) for N0 ≤ n < t·m + (t − 1)·P + k, then for all n ≥ N0. For, at greater n, the greatest heap of
//! any option of n + P is at least m + P, and of any option of n at least m; taking P from it or adding P changes no
//! value, by induction; so both have options of the same values (`proofs/Period.v`). The bound leaves no option without a heap.
//!
//! Values are computed by their definition, in O(N) options a heap, unless a record `mask M` or `mask M parity` shows how
//! to be quicker in a game whose moves leave at most two heaps (`sparse.rs`).
//!
//! *By state*, with a record `window W` after the mask: rare heaps, and the smaller heaps of witnesses, are at most
//! W − k for all heaps from 2W + 1 on, which all are common. So there g(n) is a function of the W values before it and of the
//! parity of n if that counts (P must be even then). If g(n + P) = g(n) for W values from N0 > 2W on, then for all from there on.
//! This halves the values needed, of which no more than some W are kept.

use crate::certificate::Header;
use crate::claim::Period;
use crate::games::code::{code_digits, most_heaps};
use crate::heap_values::{Moves, Stop, plain_values, prime_factors};
use crate::limits::Meter;
use crate::numbers::{length, number};
use crate::records::Records;
use crate::sparse::{MOST_WITNESS, Space, Sparse, Word};
use crate::verdict::{Accepted, Failure};

/// More values are not computed.
const MOST_VALUES: u64 = 1 << 32;

pub(crate) fn check(header: &Header, period: Period, records: &mut Records) -> Result<Accepted, Failure> {
    if header.misere {
        return Err(records.reject("Grundy values belong to normal play"));
    }
    header.expect_no_position()?;
    let digits = header.game.strip_prefix("heaps:").and_then(code_digits);
    let digits = digits.ok_or_else(|| records.reject("the game is heaps: and a code such as 0.137"))?;
    prove(period, &digits, records)?;
    let Period { period, start } = period;
    let claim = format!("the Grundy values of {} have period {period} from heap {start} on", header.game);
    Ok(Accepted::new(claim, false))
}

/// Proves the period of a code with the records that remain; the values computed, none of them by a window.
pub(crate) fn prove(period: Period, digits: &[u32], records: &mut Records) -> Result<Vec<u16>, Failure> {
    let moves = Moves::new(digits);
    let mask = read_mask(digits, records)?;
    if let Some(Mask { space, window: Some(window) }) = &mask {
        let is_sound =
            *window > moves.longest as u64 && (!space.with_parity || period.period.is_multiple_of(2));
        if !is_sound || period.start <= 2 * window {
            return Err(records.reject(
                "the window W is longer than every take, the start more than 2 W, and with parity the period is even",
            ));
        }
    }
    let meter = records.meter();
    keep_memory(period, &moves, mask.as_ref(), meter)?;
    let found = match &mask {
        None => plain_values(&moves, compared(period, &moves) + period.period, meter)
            .and_then(|values| compare(period, &moves, values, meter)),
        Some(mask) => [by_mask::<u16>, by_mask::<u32>, by_mask::<u64>, by_mask::<u128>]
            .iter()
            .map(|by_mask| by_mask(period, &moves, mask, meter))
            .find(|found| !matches!(found, Err(Stop::Value)))
            .unwrap_or(Err(Stop::Value)),
    };
    found.map_err(|stop| match stop {
        Stop::Work => {
            Failure::out_of_limits("computing the values takes too long; with another mask it may not")
        }
        Stop::Value => Failure::out_of_limits("a value is too large, or the lowest bit of the mask"),
        Stop::Window(heap) => records.reject(format!("heap {heap} is not decided within the window")),
        Stop::False(reason) => records.reject(reason),
        Stop::Failed(failure) => failure,
    })
}

/// The heaps below this one are compared with those one period later, if there is no window.
fn compared(Period { period, start }: Period, moves: &Moves) -> u64 {
    moves.most_heaps * start.max(1) + (moves.most_heaps - 1) * period + moves.longest as u64
}

/// Bounds what is computed, and counts what is kept: of each value two bytes, and with a mask at most two words of 16.
fn keep_memory(period: Period, moves: &Moves, mask: Option<&Mask>, meter: &Meter) -> Result<(), Failure> {
    let window = mask.and_then(|mask| mask.window);
    let values = window.map_or(compared(period, moves) + period.period, |window| 8 * window);
    // With a window the period may be far out, but the places of heaps are lengths.
    let fits = usize::try_from(period.start + period.period + values).is_ok();
    if values >= MOST_VALUES || !fits {
        return Err(Failure::out_of_limits("more than 2^32 values are not computed"));
    }
    meter.keep(length(if mask.is_some() { 34 * values } else { 2 * values }))
}

/// By words that are wide enough for the values.
fn by_mask<W: Word>(period: Period, moves: &Moves, mask: &Mask, meter: &Meter) -> Result<Vec<u16>, Stop> {
    let most_witness = mask.window.map_or(MOST_WITNESS, |window| window as usize - moves.longest);
    let mut sequence = Sparse::<W>::new(moves, mask.space, most_witness, meter)?;
    if let Some(window) = mask.window {
        return sequence.repeats(period, window as usize).map(|()| Vec::new());
    }
    sequence.extend((compared(period, moves) + period.period) as usize)?;
    compare(period, moves, sequence.values, meter)
}

/// The values, if they repeat as far as was shown to be enough, and the period and its start are the least.
fn compare(claimed: Period, moves: &Moves, values: Vec<u16>, meter: &Meter) -> Result<Vec<u16>, Stop> {
    let (period, start) = (claimed.period as usize, claimed.start as usize);
    let compared = compared(claimed, moves) as usize;
    if let Some(place) = first_difference(&values[start..compared], &values[start + period..], meter)? {
        let heap = start + place;
        return Err(Stop::False(format!("heaps {heap} and {} have different values", heap + period)));
    }
    if start > 0 && values[start - 1] == values[start - 1 + period] {
        return Err(Stop::False("the period begins earlier".to_owned()));
    }
    // One turn is enough, and what follows it is known.
    let turn = &values[start..start + period];
    for prime in prime_factors(claimed.period) {
        let shift = period / prime as usize;
        let repeats = first_difference(&turn[shift..], turn, meter)?.is_none()
            && first_difference(&turn[..shift], &turn[period - shift..], meter)?.is_none();
        if repeats {
            return Err(Stop::False(format!("the period is no more than {shift}")));
        }
    }
    Ok(values)
}

/// The first place at which two lists differ, as far as the first one goes.
fn first_difference(one: &[u16], two: &[u16], meter: &Meter) -> Result<Option<usize>, Failure> {
    const PIECE: usize = 1 << 16;
    for (start, (one, two)) in (0..).step_by(PIECE).zip(one.chunks(PIECE).zip(two.chunks(PIECE))) {
        meter.work(one.len() as u64)?;
        let place = one.iter().zip(two).position(|(one, two)| one != two);
        if let Some(place) = place {
            return Ok(Some(start + place));
        }
    }
    Ok(None)
}

struct Mask {
    space: Space,
    window: Option<u64>,
}

/// Nothing, or `mask M`, `mask M parity`, and then perhaps `window W`.
fn read_mask(digits: &[u32], records: &mut Records) -> Result<Option<Mask>, Failure> {
    let Some(line) = records.next_text()? else { return Ok(None) };
    let space = read_space(digits, &line).map_err(|reason| records.reject(reason))?;
    let Some(line) = records.next_text()? else { return Ok(Some(Mask { space, window: None })) };
    let window = line.strip_prefix("window ").and_then(number).filter(|&window| window < 1 << 32);
    let window = window.ok_or_else(|| records.reject("expected 'window W'"))?;
    if records.next_text()?.is_some() {
        return Err(records.reject("a record too many"));
    }
    Ok(Some(Mask { space, window: Some(window) }))
}

fn read_space(digits: &[u32], line: &str) -> Result<Space, &'static str> {
    let words = line.strip_prefix("mask ").ok_or("expected 'mask M' or 'mask M parity'")?;
    let (mask, with_parity) = words.strip_suffix(" parity").map_or((words, false), |mask| (mask, true));
    let mask = number(mask).and_then(|mask| u16::try_from(mask).ok()).filter(|&mask| mask > 0);
    let mask = mask.ok_or("a mask is a number from 1 to 65535")?;
    if most_heaps(digits) > 2 {
        return Err("a mask is of use only where a move leaves at most two heaps");
    }
    let splits: Vec<usize> = (0..digits.len()).filter(|&take| digits[take] >> 2 & 1 == 1).collect();
    let take_is_odd = splits.first().is_some_and(|take| take % 2 == 1);
    if with_parity && splits.iter().any(|take| (take % 2 == 1) != take_is_odd) {
        return Err("parity is of use only where all takes that split agree in it");
    }
    Ok(Space { mask, with_parity, take_is_odd })
}
