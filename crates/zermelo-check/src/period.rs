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

use crate::games::{code_digits, most_heaps, replace_by_code};
use crate::records::number;
use crate::sparse::{MOST_WITNESS, Space, Sparse, Word};
use crate::{Accepted, Failure, Header, Records};

/// Without a mask, at most so many moves are looked at, as a power of two.
const MOST_PLAIN_WORK: u64 = 1 << 36;
/// Values and, with a window, heaps.
const MOST_VALUES: u64 = 1 << 32;
const MOST_HEAPS: u64 = 1 << 40;

pub(crate) struct Claim {
    pub(crate) period: u64,
    pub(crate) start: u64,
}

pub(crate) fn check(header: &Header, records: &mut Records) -> Result<Accepted, Failure> {
    let claim = Claim::read(&header.claim)
        .ok_or_else(|| records.reject("expected 'period P from N', with P at least 1"))?;
    if header.misere {
        return Err(records.reject("Grundy values belong to normal play"));
    }
    header.expect_no_position()?;
    let digits = header.game.strip_prefix("heaps:").and_then(code_digits);
    let digits = digits.ok_or_else(|| records.reject("the game is heaps: and a code such as 0.137"))?;
    prove(&claim, &digits, records)?;
    let Claim { period, start } = claim;
    let claim = format!("the Grundy values of {} have period {period} from heap {start} on", header.game);
    Ok(Accepted::new(claim, false))
}

/// Proves the period of a code with the records that remain; the values computed, none of them by a window.
pub(crate) fn prove(claim: &Claim, digits: &[u32], records: &mut Records) -> Result<Vec<u16>, Failure> {
    let moves = Moves::new(digits);
    let mask = read_mask(digits, records)?;
    if let Some(Mask { space, window: Some(window) }) = &mask {
        let is_sound =
            *window > moves.longest as u64 && (!space.with_parity || claim.period.is_multiple_of(2));
        if !is_sound || claim.start <= 2 * window {
            return Err(records.reject(
                "the window W is longer than every take, the start more than 2 W, and with parity the period is even",
            ));
        }
    }
    keep_memory(claim, &moves, mask.as_ref(), records)?;
    let found = match &mask {
        None => plain_values(&moves, claim.compared(&moves) + claim.period)
            .and_then(|values| compare(claim, &moves, values)),
        Some(mask) => [by_mask::<u16>, by_mask::<u32>, by_mask::<u64>, by_mask::<u128>]
            .iter()
            .map(|by_mask| by_mask(claim, &moves, mask))
            .find(|found| !matches!(found, Err(Stop::Value)))
            .unwrap_or(Err(Stop::Value)),
    };
    found.map_err(|stop| match stop {
        Stop::Work => {
            records.out_of_limits("computing the values takes too long; with another mask it may not")
        }
        Stop::Value => records.out_of_limits("a value is too large, or the lowest bit of the mask"),
        Stop::Window(heap) => records.reject(format!("heap {heap} is not decided within the window")),
        Stop::False(reason) => records.reject(reason),
    })
}

impl Claim {
    /// `period P from N0`.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let (period, start) = text.strip_prefix("period ")?.split_once(" from ")?;
        let (period, start) = (number(period)?, number(start)?);
        (period > 0 && period.max(start) < MOST_HEAPS).then_some(Self { period, start })
    }

    /// The heap of the first turn, or before it, that has the value of a heap.
    pub(crate) const fn reduce(&self, heap: u64) -> u64 {
        if heap < self.start { heap } else { self.start + (heap - self.start) % self.period }
    }

    /// The heaps below this one are compared with those one period later, if there is no window.
    fn compared(&self, moves: &Moves) -> u64 {
        moves.most_heaps * self.start.max(1) + (moves.most_heaps - 1) * self.period + moves.longest as u64
    }
}

/// Bounds what is computed, and counts what is kept: of each value two bytes, and with a mask at most two words of 16.
fn keep_memory(
    claim: &Claim,
    moves: &Moves,
    mask: Option<&Mask>,
    records: &mut Records,
) -> Result<(), Failure> {
    let window = mask.and_then(|mask| mask.window);
    let values = window.map_or(claim.compared(moves) + claim.period, |window| 8 * window);
    if values >= MOST_VALUES {
        return Err(records.out_of_limits("so many values are not computed"));
    }
    records.keep(if mask.is_some() { 34 * values } else { 2 * values } as usize)
}

/// By words that are wide enough for the values.
fn by_mask<W: Word>(claim: &Claim, moves: &Moves, mask: &Mask) -> Result<Vec<u16>, Stop> {
    let most_witness = mask.window.map_or(MOST_WITNESS, |window| window as usize - moves.longest);
    let mut sequence = Sparse::<W>::new(moves, mask.space, most_witness)?;
    if let Some(window) = mask.window {
        return sequence.repeats(claim, window as usize).map(|()| Vec::new());
    }
    sequence.extend((claim.compared(moves) + claim.period) as usize)?;
    compare(claim, moves, sequence.values)
}

/// The values, if they repeat as far as was shown to be enough, and the period and its start are the least.
fn compare(claim: &Claim, moves: &Moves, values: Vec<u16>) -> Result<Vec<u16>, Stop> {
    let (period, start) = (claim.period as usize, claim.start as usize);
    let compared = claim.compared(moves) as usize;
    if let Some(heap) = (start..compared).find(|&heap| values[heap] != values[heap + period]) {
        return Err(Stop::False(format!("heaps {heap} and {} have different values", heap + period)));
    }
    if start > 0 && values[start - 1] == values[start - 1 + period] {
        return Err(Stop::False("the period begins earlier".to_owned()));
    }
    // One turn is enough, and what follows it is known.
    let repeats = |shift: usize| {
        let turn = &values[start..start + period];
        turn[shift..] == turn[..period - shift] && turn[..shift] == turn[period - shift..]
    };
    match prime_factors(claim.period).find(|&prime| repeats(period / prime as usize)) {
        Some(prime) => Err(Stop::False(format!("the period is no more than {}", claim.period / prime))),
        None => Ok(values),
    }
}

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

/// The moves of a code.
pub(crate) struct Moves<'a> {
    digits: &'a [u32],
    pub(crate) longest: usize,
    /// The takes that may leave nothing, one heap, two heaps.
    pub(crate) takes: [Vec<usize>; 3],
    /// The most heaps left, at least 1.
    most_heaps: u64,
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

pub(crate) enum Stop {
    Work,
    Value,
    /// This heap breaks the rules of the window.
    Window(usize),
    /// The claim is false, and why.
    False(String),
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
pub(crate) fn plain_values(moves: &Moves, length: u64) -> Result<Vec<u16>, Stop> {
    let (mut options, mut work) = (Options::new(), 0);
    let mut values = vec![0];
    for heap in 1..length {
        options.clear();
        replace_by_code(moves.digits, heap, |heaps| {
            work += 1;
            options.insert(heaps.iter().fold(0, |sum, &heap| sum ^ values[heap as usize]));
        });
        if work > MOST_PLAIN_WORK {
            return Err(Stop::Work);
        }
        let value = options.least_outside().ok_or(Stop::Value)?;
        options.allow(value);
        values.push(value);
    }
    Ok(values)
}
