//! Proof of a period by the return of a state, in memory that does not grow with the period.
//!
//! At heaps that lie apart by a constant factor the last values are put down as *anchors*. When the window behind some
//! later heap equals an anchor's, the recurrence has come back to a state, and the distance is the period, for it was
//! the first return. Where the period begins is then found by running the recurrence a second time from the anchor
//! before, twice in step, one period apart.

use super::windowed::{BATCH, Fill, Window};
use crate::solve::{Meter, StopReason};

/// Anchors kept at a time, besides the first.
const MOST_ANCHORS: usize = 10;

/// The values behind some heap, enough to go on from there.
#[derive(Clone, Debug)]
struct Anchor {
    heap: u64,
    values: Vec<u8>,
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

    /// Looks for an anchor among the states of the last batch, and puts down a new one when it is time.
    pub(super) fn watch<W: Fill>(&mut self, window: &Window<W>) -> Option<Return> {
        for (place, anchor) in self.list.iter().enumerate() {
            if let Some(heap) = anchor.seen_in_last_batch(window, self.parity_counts) {
                return Some(Return { anchor: place, length: heap - anchor.heap });
            }
        }
        if window.next() >= self.next {
            self.next = window.next() + window.next() / 5;
            if self.list.len() == MOST_ANCHORS {
                self.list.remove(0);
            }
            self.list.push(Anchor::of(window));
        }
        None
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
        let mut shifted: Vec<u16> = (length..start).map(|heap| values[heap as usize]).collect();
        let mut run = window.restarted(start, &self.first.values);
        while run.next() < start + length {
            let from = run.next();
            run.advance_surely(meter)?;
            let batch = run.last(BATCH).iter().zip(from..);
            let wanted = batch.filter(|(_, heap)| *heap >= length && *heap < start + length);
            shifted.extend(wanted.map(|(&value, _)| u16::from(value)));
        }
        let pairs = values[..start as usize].iter().zip(&shifted);
        Ok(pairs.enumerate().filter(|(_, (a, b))| a != b).map(|(heap, _)| heap as u64 + 1).max().unwrap_or(0))
    }
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
        behind.advance_surely(meter)?;
        while ahead.next() < behind.next() + length {
            ahead.advance_surely(meter)?;
        }
        let place = ahead.place(heap + length);
        let pairs = behind.last(BATCH).iter().zip(&ahead.values[place..place + BATCH]);
        if let Some((at, _)) = pairs.enumerate().filter(|(_, (a, b))| a != b).last() {
            last = Some(heap + at as u64);
        }
    }
    Ok(last.filter(|&last| last < end))
}

impl Anchor {
    fn of<W: Fill>(window: &Window<W>) -> Self {
        Self { heap: window.next(), values: window.last(window.kept()).to_vec() }
    }

    /// The first heap of the last batch with the anchor's state behind it.
    fn seen_in_last_batch<W: Fill>(&self, window: &Window<W>, parity_counts: bool) -> Option<u64> {
        let start = window.place(window.next()) - BATCH;
        let state = &self.values[self.values.len() - window.reach..];
        let key: [u8; 4] = state[state.len().checked_sub(4)?..].try_into().ok()?;
        let from = window.next() - BATCH as u64;
        for group in (1..=BATCH).step_by(64) {
            if !any_ends_with(&window.values, start + group, key) {
                continue;
            }
            for at in group..(group + 64).min(BATCH + 1) {
                let end = start + at;
                let heap = from + at as u64;
                let parities_agree = !parity_counts || (heap - self.heap).is_multiple_of(2);
                if parities_agree && window.values[end - state.len()..end] == *state {
                    return Some(heap);
                }
            }
        }
        None
    }
}

/// Whether one of 64 places, from `end` on, has the four bytes of `key` right before it.
#[inline]
fn any_ends_with(values: &[u8], end: usize, key: [u8; 4]) -> bool {
    let columns: [&[u8; 64]; 4] = std::array::from_fn(|at| {
        let start = end - 4 + at;
        values[start..start + 64].try_into().expect("64 bytes")
    });
    let mut any = 0_u8;
    for lane in 0..64 {
        let equal = columns.iter().zip(key).fold(1, |all, (column, byte)| all & u8::from(column[lane] == byte));
        any |= equal;
    }
    any != 0
}
