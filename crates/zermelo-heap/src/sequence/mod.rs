//! Grundy sequences of heap-game codes: computed by the fastest method that applies, with periods that are proved.

// What works in vectors has to be inlined into the functions that enable the instructions; heap sizes and places on a
// tape that begins before heap 0 are far below 2^63.
#![allow(clippy::inline_always, clippy::cast_possible_wrap, clippy::cast_sign_loss)]

mod ahead;
mod blocked;
mod checkpoint;
mod general;
mod moves;
mod octal;
mod period;
mod plain;
#[cfg(target_arch = "x86_64")]
mod registers;
mod repetition;
mod space;
mod sparse;
mod vectors;
mod windowed;
mod witnesses;

pub use checkpoint::CheckpointError;
pub use octal::Method;
pub use period::{PERIOD_THEOREMS, Periodicity};
pub use space::SparseSpace;

use super::HeapCode;
use dashu_int::UBig;
use general::GeneralSequence;
use moves::OctalMoves;
use octal::OctalSequence;
use std::fmt;
use std::num::NonZeroUsize;
use zermelo_core::{Limits, Message, Meter, Reference, StopReason, message};

/// The Grundy values of the heaps of a take-and-break game, continued as far as asked, with the period once it is
/// proved.
///
/// # Example
/// ```
/// use zermelo_heap::{GrundySequence, HeapCode, Method};
/// use zermelo_core::Limits;
///
/// let kayles: HeapCode = "0.77".parse()?;
/// let mut sequence = GrundySequence::new(&kayles, Method::Auto, 1 << 20)?;
/// sequence.extend(1000, &Limits::none())?;
/// let (period, theorem) = sequence.period().expect("Kayles is periodic");
/// assert_eq!((period.length, period.preperiod), (12, 71));
/// assert!(theorem.name.contains("Guy–Smith"));
/// assert_eq!(sequence.value(1_000_000_000_000), Some(1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct GrundySequence {
    code: HeapCode,
    engine: Engine,
}

enum Engine {
    Octal(Box<OctalSequence>),
    General(Box<GeneralSequence>),
}

/// Why the values of a code are not computed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SequenceError {
    /// Too many heaps that must differ.
    TooManyDistinct,
    /// A method that does not apply.
    MethodDoesNotApply,
}

impl From<SequenceError> for Message {
    fn from(error: SequenceError) -> Self {
        match error {
            SequenceError::TooManyDistinct => message!(
                "moves that leave more than {most} heaps of different sizes are not computed",
                most = general::MOST_DISTINCT
            ),
            SequenceError::MethodDoesNotApply => message!(
                "the method applies only to finite codes of which moves leave at most two heaps; leave it out"
            ),
        }
    }
}

impl fmt::Display for SequenceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Message::from(*self).fmt(f)
    }
}

impl std::error::Error for SequenceError {}

impl GrundySequence {
    /// The sequence of a code. Methods that need all values keep them all; where a method goes on with the last ones and
    /// the rare heaps, about the first `keep` values are kept.
    ///
    /// Errors when a method is asked for that does not apply to the code, or moves leave many heaps that must differ.
    pub fn new(code: &HeapCode, method: Method, keep: usize) -> Result<Self, SequenceError> {
        let engine = match OctalMoves::of(code) {
            Some(moves) => Engine::Octal(Box::new(OctalSequence::new(moves, method, keep.max(1)))),
            None if !matches!(method, Method::Auto | Method::Plain) => {
                return Err(SequenceError::MethodDoesNotApply);
            }
            None => {
                Engine::General(Box::new(GeneralSequence::new(code).ok_or(SequenceError::TooManyDistinct)?))
            }
        };
        Ok(Self { code: code.clone(), engine })
    }

    /// Lets so many threads compute from now on; the values, and what a checkpoint holds, do not depend on them. Two are made use
    /// of, where there are many rare heaps; other methods go one heap after the other.
    pub fn set_threads(&mut self, threads: NonZeroUsize) {
        if let Engine::Octal(octal) = &mut self.engine {
            octal.threads = threads;
        }
    }

    /// The code.
    pub fn code(&self) -> &HeapCode {
        &self.code
    }

    /// Computes the values of the heaps below `heaps`, or up to the proof of the period.
    pub fn extend(&mut self, heaps: u64, limits: &Limits) -> Result<(), StopReason> {
        self.advance(heaps, limits)?;
        if let Engine::Octal(octal) = &mut self.engine {
            octal.look_a_last_time();
        }
        Ok(())
    }

    /// The same in a run of several pieces, without the look for a period at the end: the pieces go one way, whatever
    /// their lengths, and with [`extend`](Self::extend) after them the run ends as one without pieces.
    pub fn advance(&mut self, heaps: u64, limits: &Limits) -> Result<(), StopReason> {
        match &mut self.engine {
            Engine::Octal(octal) => octal.advance(heaps, limits),
            Engine::General(general) => {
                let mut meter = Meter::start(limits, "computing Grundy values")?;
                meter.expect_positions(heaps);
                general.extend(heaps, &mut meter)
            }
        }
    }

    /// The number of heap sizes whose values have been computed, from 0 on.
    pub fn length(&self) -> u64 {
        match &self.engine {
            Engine::Octal(octal) => octal.length,
            Engine::General(general) => general.values.len() as u64,
        }
    }

    /// The number of values that are kept, from heap 0 on.
    pub fn kept(&self) -> u64 {
        match &self.engine {
            Engine::Octal(octal) => octal.values.len() as u64,
            Engine::General(general) => general.values.len() as u64,
        }
    }

    /// The value of a heap, if it is kept or follows from the period and a kept one.
    pub fn value(&self, heap: u64) -> Option<u64> {
        if let Some(value) = self.kept_value(heap) {
            return Some(value);
        }
        let (period, _) = self.period()?;
        let behind = heap.checked_sub(period.preperiod)?;
        let value = self.kept_value(period.preperiod + behind % period.length)?;
        value.checked_add(period.saltus.checked_mul(behind / period.length)?)
    }

    /// The same for heaps of any size.
    pub fn value_of_any(&self, heap: &UBig) -> Option<UBig> {
        if let Ok(heap) = u64::try_from(heap)
            && let Some(value) = self.value(heap)
        {
            return Some(UBig::from(value));
        }
        let (period, _) = self.period()?;
        let preperiod = UBig::from(period.preperiod);
        if *heap < preperiod {
            return None;
        }
        let behind = heap - &preperiod;
        let place = &preperiod + &behind % UBig::from(period.length);
        let value = self.value(u64::try_from(&place).ok()?)?;
        Some(UBig::from(value) + behind / UBig::from(period.length) * UBig::from(period.saltus))
    }

    fn kept_value(&self, heap: u64) -> Option<u64> {
        let heap = usize::try_from(heap).ok()?;
        match &self.engine {
            Engine::Octal(octal) => octal.values.get(heap).map(|&value| u64::from(value)),
            Engine::General(general) => general.values.get(heap).map(|&value| u64::from(value)),
        }
    }

    /// The proved period and what proves it.
    pub fn period(&self) -> Option<(Periodicity, &'static Reference)> {
        match &self.engine {
            Engine::Octal(octal) => octal.period,
            Engine::General(general) => general.period,
        }
    }

    /// The least period, with or without a saltus, that the second half of the kept values shows at least twice, as
    /// [`repeats_shown`] finds it.
    pub fn repeats_so_far(&self) -> Option<Periodicity> {
        match &self.engine {
            Engine::Octal(octal) => repeats_shown(octal.values.len(), |heap| octal.values[heap].into()),
            Engine::General(general) => {
                repeats_shown(general.values.len(), |heap| general.values[heap].into())
            }
        }
    }

    /// The sparse space that the values show, with the rare heaps and their values so far.
    pub fn rares(&self) -> Option<(SparseSpace, &[(u64, u16)])> {
        match &self.engine {
            Engine::Octal(octal) => Some((octal.space?, &octal.rares)),
            Engine::General(_) => None,
        }
    }

    /// The greatest value so far.
    pub fn greatest_value(&self) -> u64 {
        match &self.engine {
            Engine::Octal(octal) => u64::from(octal.greatest_value),
            Engine::General(general) => general.values.iter().max().copied().map_or(0, u64::from),
        }
    }

    /// The method that is in use.
    pub fn method(&self) -> Method {
        match &self.engine {
            Engine::Octal(octal) => octal.method_in_use(),
            Engine::General(_) => Method::Plain,
        }
    }
}

/// Periods are looked for in so many of the last values: they are few beside those that a long run keeps, so that a look at
/// them takes no memory that counts.
const SHOWN_AMONG: usize = 1 << 21;

/// The least period, with or without a saltus, that the second half of `count` values shows at least twice, up to a
/// million: the last two million values are to show it twice as well. No proof. O(count) time.
pub fn repeats_shown(count: usize, value: impl Fn(usize) -> u64) -> Option<Periodicity> {
    let step = |at| value(at + 1) as i64 - value(at) as i64;
    let found = period::least_period(count.checked_sub(1)?, SHOWN_AMONG, step)?;
    let (start, length) = (found.preperiod as usize, found.length as usize);
    let saltus = value(start + length).checked_sub(value(start))?;
    Some(Periodicity { saltus, ..found })
}
