//! Which numbers are positions that play reaches: a bit each. Slices are gone through from the last to the first, since
//! moves lead to the same slice or to one before.

use super::bounds::Bounds;
use super::cells::fresh_words;
use super::parallel::each_piece;
use std::num::NonZeroUsize;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use zermelo_core::{Meter, NumberedGame, StopReason};

/// Words of 64 positions that one thread takes at a time.
pub(super) const PIECE: usize = 1 << 10;

/// The positions that play reaches, or all numbers where the game asks for no start.
#[derive(Debug)]
pub struct Reached {
    slices: Vec<Vec<AtomicU64>>,
    bounds: Bounds,
    is_all: bool,
    /// Whether one thread does all the work.
    is_alone: bool,
}

impl Reached {
    /// Finds them. Every position that is reached is looked at once.
    pub(super) fn new(
        game: &dyn NumberedGame,
        threads: NonZeroUsize,
        meter: &mut Meter,
    ) -> Result<Self, StopReason> {
        let (bounds, is_alone) = (Bounds::of(game), threads == NonZeroUsize::MIN);
        let Some(start) = game.start() else {
            return Ok(Self { slices: Vec::new(), bounds, is_all: true, is_alone });
        };
        let words = |numbers: &Range<u64>| (numbers.end - numbers.start).div_ceil(64) as usize;
        let mut slices: Vec<Vec<AtomicU64>> = Vec::with_capacity(game.slices().len());
        for slice in game.slices() {
            meter.count_bytes(8 * words(&slice.numbers) as u64)?;
            slices.push(fresh_words(words(&slice.numbers)));
        }
        let reached = Self { slices, bounds, is_all: false, is_alone };
        reached.mark(start, reached.bounds.slice_of(start));
        for at in (0..game.slices().len()).rev() {
            reached.expand(game, at, threads, meter)?;
        }
        Ok(reached)
    }

    /// Marks everything that moves from a slice lead to, until there is nothing new in it.
    fn expand(
        &self,
        game: &dyn NumberedGame,
        at: usize,
        threads: NonZeroUsize,
        meter: &mut Meter,
    ) -> Result<(), StopReason> {
        let words = &self.slices[at];
        if !game.slices()[at].loops {
            return each_piece(threads, words.len().div_ceil(PIECE), meter, &|piece| {
                let places = piece * PIECE..words.len().min((piece + 1) * PIECE);
                let wanted: Vec<u64> =
                    words[places].iter().map(|word| word.load(Ordering::Relaxed)).collect();
                self.mark_options(game, self.bounds.first(at) + (piece * PIECE * 64) as u64, &wanted);
            });
        }
        let done = fresh_words(words.len());
        meter.count_bytes(8 * done.len() as u64)?;
        loop {
            let found = std::sync::atomic::AtomicBool::new(false);
            each_piece(threads, words.len().div_ceil(PIECE), meter, &|piece| {
                // Word by word, so that what is found further on is met in the same pass.
                for place in piece * PIECE..words.len().min((piece + 1) * PIECE) {
                    let word = words[place].load(Ordering::Relaxed);
                    let new = word & !done[place].fetch_or(word, Ordering::Relaxed);
                    if new != 0 {
                        found.store(true, Ordering::Relaxed);
                        self.mark_options(game, self.bounds.first(at) + 64 * place as u64, &[new]);
                    }
                }
            })?;
            if !found.load(Ordering::Relaxed) {
                meter.release_bytes(8 * done.len() as u64);
                return Ok(());
            }
        }
    }

    fn mark_options(&self, game: &dyn NumberedGame, first: u64, wanted: &[u64]) {
        // Options of one position mostly lie in one slice.
        let mut slice = 0;
        game.look_through(first, wanted, &mut |_, _, options| {
            for &option in options {
                slice = self.bounds.slice_near(option, slice);
                self.mark(option, slice);
            }
        });
    }

    #[inline]
    fn mark(&self, number: u64, slice: usize) {
        let place = number - self.bounds.first(slice);
        let (word, bit) = (&self.slices[slice][(place / 64) as usize], 1 << (place % 64));
        let bits = word.load(Ordering::Relaxed);
        if bits & bit == 0 {
            if self.is_alone {
                word.store(bits | bit, Ordering::Relaxed);
            } else {
                word.fetch_or(bit, Ordering::Relaxed);
            }
        }
    }

    /// The bits of a piece of a slice of `size` numbers.
    pub(super) fn piece(&self, slice: usize, size: usize, piece: usize) -> Vec<u64> {
        let words = piece * PIECE..size.div_ceil(64).min((piece + 1) * PIECE);
        if !self.is_all {
            return self.slices[slice][words].iter().map(|word| word.load(Ordering::Relaxed)).collect();
        }
        words
            .map(|word| if size - word * 64 >= 64 { u64::MAX } else { (1 << (size - word * 64)) - 1 })
            .collect()
    }

    /// Forgets a slice that is done, and gives the bytes that are freed.
    pub(super) fn drop_slice(&mut self, slice: usize) -> u64 {
        self.slices.get_mut(slice).map_or(0, |words| 8 * std::mem::take(words).len() as u64)
    }
}
