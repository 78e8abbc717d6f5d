//! Proof of a period by the return of a state, in memory that does not grow with the period.
//!
//! At heaps that lie apart by a constant factor the last values are put down as *anchors*. When the window behind some
//! later heap equals an anchor's, the recurrence has come back to a state, and the distance is the period, for it was
//! the first return. Where the period begins is then found by running the recurrence a second time from the anchor
//! before, twice in step, one period apart.

use super::period::values_kept;
use super::windowed::{BATCH, Fill, Window};
use zermelo_core::{Meter, StopReason};

/// Anchors kept at a time, besides the first.
const MOST_ANCHORS: usize = 6;

/// The pivot is one of so many last values.
const PIVOT_WITHIN: usize = 512;

/// The values behind some heap, enough to go on from there.
#[derive(Clone, Debug)]
pub(super) struct Anchor {
    pub(super) heap: u64,
    pub(super) values: Vec<u8>,
    /// The rarest of the last values, and how far from the end it stands: where to look first.
    pivot: usize,
    pivot_value: u8,
}

/// The anchors of a run of one recurrence.
#[derive(Clone, Debug)]
pub(super) struct Anchors {
    first: Anchor,
    list: Vec<Anchor>,
    next: u64,
    parity_counts: bool,
}

/// A state that has come back.
#[derive(Clone, Copy, Debug)]
pub(super) struct Return {
    /// The place of the anchor in the list.
    anchor: usize,
    /// The heaps between.
    pub(super) length: u64,
}

impl Anchors {
    /// Starts to watch a window. `parity_counts` when the parity of the heap is part of the state.
    pub(super) fn new<W: Fill>(window: &Window<W>, parity_counts: bool) -> Self {
        let first = Anchor::of(window);
        Self { next: window.next(), list: Vec::new(), first, parity_counts }
    }

    /// The heap from which the next anchor is put down.
    pub(super) fn next(&self) -> u64 {
        self.next
    }

    /// All anchors, the first one first.
    pub(super) fn all(&self) -> impl Iterator<Item = &Anchor> {
        std::iter::once(&self.first).chain(&self.list)
    }

    /// The anchors of an earlier run that puts the next one down at heap `next`; `None` when there are none.
    pub(super) fn restored(mut anchors: Vec<Anchor>, parity_counts: bool, next: u64) -> Option<Self> {
        if anchors.is_empty() {
            return None;
        }
        let first = anchors.remove(0);
        Some(Self { first, list: anchors, next, parity_counts })
    }

    /// Looks for an anchor among the states of the last batch, and puts down a new one when it is time.
    pub(super) fn watch<W: Fill>(&mut self, window: &Window<W>) -> Option<Return> {
        for (place, anchor) in self.list.iter().enumerate() {
            if let Some(heap) = anchor.seen_in_last_batch(window, self.parity_counts) {
                return Some(Return { anchor: place, length: heap - anchor.heap });
            }
        }
        if window.next() >= self.next {
            self.next = window.next() + window.next() / 4;
            if self.list.len() == MOST_ANCHORS {
                self.list.remove(0);
            }
            self.list.push(Anchor::of(window));
        }
        None
    }

    /// The least period of a sequence that has come back: the heaps between, or a part of them where an earlier return was
    /// passed over. When the length over some prime of it is a period, the state has come back after so many heaps.
    pub(super) fn least_period<W: Fill>(
        &self,
        window: &Window<W>,
        mut found: Return,
        meter: &mut Meter,
    ) -> Result<Return, StopReason> {
        let anchor = &self.list[found.anchor];
        let mut primes = prime_factors(found.length);
        while let Some(prime) = primes.pop() {
            let shorter = found.length / prime;
            if anchor.is_back_after(shorter, window, self.parity_counts, meter)? {
                found.length = shorter;
                primes = prime_factors(shorter);
            }
        }
        Ok(found)
    }

    /// Where the period begins. `values` are those from heap 0 on, at least up to where the window was started.
    pub(super) fn preperiod<W: Fill>(
        &self,
        window: &Window<W>,
        found: Return,
        values: &[u16],
        meter: &mut Meter,
    ) -> Result<u64, StopReason> {
        // The anchor before the one that came back has not come back, if it was watched for long enough.
        let before = found.anchor.checked_sub(1).map_or(&self.first, |place| &self.list[place]);
        let end = self.list[found.anchor].heap;
        if let Some(last) = last_difference(window, before, found.length, end, meter)? {
            return Ok(last + 1);
        }
        if before.heap != self.first.heap
            && let Some(last) = last_difference(window, &self.first, found.length, before.heap, meter)?
        {
            return Ok(last + 1);
        }
        self.preperiod_before_start(window, found.length, values, meter)
    }

    /// The same when the period covers all that the window has done.
    fn preperiod_before_start<W: Fill>(
        &self,
        window: &Window<W>,
        length: u64,
        values: &[u16],
        meter: &mut Meter,
    ) -> Result<u64, StopReason> {
        let start = self.first.heap;
        // The values of the heaps from `length` to `start + length`.
        if start > values.len() as u64 {
            return Err(values_kept(values.len()).into());
        }
        let mut shifted: Vec<u16> = (length..start).map(|heap| values[heap as usize]).collect();
        let mut run = window.restarted(start, &self.first.values);
        while run.next() < start + length {
            let from = run.next();
            run.advance_again(meter)?;
            let batch = run.last(BATCH).iter().zip(from..);
            let wanted = batch.filter(|(_, heap)| *heap >= length && *heap < start + length);
            shifted.extend(wanted.map(|(&value, _)| u16::from(value)));
        }
        let pairs = values[..start as usize].iter().zip(&shifted);
        Ok(pairs.enumerate().filter(|(_, (a, b))| a != b).map(|(heap, _)| heap as u64 + 1).max().unwrap_or(0))
    }
}

/// The primes that divide a number, each once.
fn prime_factors(mut number: u64) -> Vec<u64> {
    let mut primes = Vec::new();
    let mut candidate = 2;
    while candidate * candidate <= number {
        if number.is_multiple_of(candidate) {
            primes.push(candidate);
            while number.is_multiple_of(candidate) {
                number /= candidate;
            }
        }
        candidate += 1;
    }
    if number > 1 {
        primes.push(number);
    }
    primes
}

/// The last heap `n` below `end`, from the anchor's on, with another value than heap `n + length`.
fn last_difference<W: Fill>(
    window: &Window<W>,
    anchor: &Anchor,
    length: u64,
    end: u64,
    meter: &mut Meter,
) -> Result<Option<u64>, StopReason> {
    let mut behind = window.restarted(anchor.heap, &anchor.values);
    let mut ahead = behind.clone();
    let mut last = None;
    while behind.next() < end {
        let heap = behind.next();
        behind.advance_again(meter)?;
        while ahead.next() < behind.next() + length {
            ahead.advance_again(meter)?;
        }
        let place = ahead.place(heap + length);
        let pairs = behind.last(BATCH).iter().zip(&ahead.values[place..place + BATCH]);
        if let Some((at, _)) = pairs.enumerate().rfind(|(_, (a, b))| a != b) {
            last = Some(heap + at as u64);
        }
    }
    Ok(last.filter(|&last| last < end))
}

impl Anchor {
    fn of<W: Fill>(window: &Window<W>) -> Self {
        Self::new(window.next(), window.last(window.kept()).to_vec())
    }

    /// The anchor at a heap with the values before it.
    pub(super) fn new(heap: u64, values: Vec<u8>) -> Self {
        let mut count = [0_u32; 256];
        for &value in &values {
            count[usize::from(value)] += 1;
        }
        let last = values.iter().rev().take(PIVOT_WITHIN).zip(1..);
        let rarest = last.min_by_key(|(value, _)| count[usize::from(**value)]);
        let (pivot_value, pivot) = rarest.map_or((0, 1), |(&value, place)| (value, place));
        Self { heap, values, pivot, pivot_value }
    }

    /// Whether the recurrence has the same state again `length` heaps later.
    fn is_back_after<W: Fill>(
        &self,
        length: u64,
        window: &Window<W>,
        parity_counts: bool,
        meter: &mut Meter,
    ) -> Result<bool, StopReason> {
        if parity_counts && !length.is_multiple_of(2) {
            return Ok(false);
        }
        let end = self.heap + length;
        let mut run = window.restarted(self.heap, &self.values);
        while run.next() < end {
            run.advance_again(meter)?;
        }
        let place = run.place(end);
        Ok(run.values[place - self.values.len()..place] == *self.values)
    }

    /// The first heap of the last batch with the anchor's state behind it.
    fn seen_in_last_batch<W: Fill>(&self, window: &Window<W>, parity_counts: bool) -> Option<u64> {
        let end = window.place(window.next());
        let state = &self.values;
        // Only where the pivot's value stands at its distance can the state be.
        let start = end - BATCH + 1;
        let places = &window.values[start - self.pivot..=end - self.pivot];
        for (group, values) in places.chunks(64).enumerate() {
            // Without a branch, so that it is done in vectors.
            let hits = values.iter().fold(0, |hits, &value| hits | u8::from(value == self.pivot_value));
            if hits == 0 {
                continue;
            }
            for (at, _) in values.iter().enumerate().filter(|&(_, &value)| value == self.pivot_value) {
                let steps = group * 64 + at;
                let state_end = start + steps;
                let heap = window.next() - BATCH as u64 + 1 + steps as u64;
                let parities_agree = !parity_counts || (heap - self.heap).is_multiple_of(2);
                if parities_agree && window.values[state_end - state.len()..state_end] == **state {
                    return Some(heap);
                }
            }
        }
        None
    }
}
