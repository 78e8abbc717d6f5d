//! Which numbers are positions that play reaches: a bit each. Slices are gone through from the last to the first, since
//! moves lead to the same slice or to one before. Of positions from which no move leads out of a slice that loops, the
//! number of their options is kept, so that they need not be looked at again.

use super::bounds::Bounds;
use super::cells::{fresh, fresh_words};
use super::parallel::each_piece;
use std::num::NonZeroUsize;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU64, Ordering};
use zermelo_core::{Distinct, Meter, NumberedGame, Standing, StopReason};

/// Words of 64 positions that one thread takes at a time.
pub(super) const PIECE: usize = 1 << 10;

/// The positions that play reaches, or all numbers where the game asks for no start.
#[derive(Debug)]
pub struct Reached {
    slices: Vec<Vec<AtomicU64>>,
    /// For slices that loop, how many options a number has, each counted once where there are symmetries; 0 where it was not
    /// looked at or has to be looked at again.
    counts: Vec<Vec<AtomicU8>>,
    bounds: Bounds,
    /// The bit by which numbers differ that are the same position with the players exchanged; 0 for none.
    exchange: u64,
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
        let exchange = game.exchange().unwrap_or(0);
        let (slices, counts) = (Vec::new(), Vec::new());
        let mut reached = Self { slices, counts, bounds, exchange, is_all: true, is_alone };
        let Some(start) = game.start() else { return Ok(reached) };
        reached.is_all = false;
        let words = |numbers: &Range<u64>| (numbers.end - numbers.start).div_ceil(64) as usize;
        for slice in game.slices() {
            let counts = if slice.loops { 64 * words(&slice.numbers) } else { 0 };
            meter.count_bytes((8 * words(&slice.numbers) + counts) as u64)?;
            reached.slices.push(fresh_words(words(&slice.numbers)));
            reached.counts.push(fresh(counts));
        }
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
            let found = AtomicBool::new(false);
            each_piece(threads, words.len().div_ceil(PIECE), meter, &|piece| {
                let mut distinct = Distinct::default();
                // Word by word, so that what is found further on is met in the same pass.
                for place in piece * PIECE..words.len().min((piece + 1) * PIECE) {
                    if self.is_second(64 * place as u64) {
                        continue;
                    }
                    let new = |place: usize| {
                        let word = words[place].load(Ordering::Relaxed);
                        word & !done[place].fetch_or(word, Ordering::Relaxed)
                    };
                    let exchanged = if self.exchange == 0 { 0 } else { new(self.exchanged(place)) };
                    let sets = [new(place), exchanged];
                    if sets != [0, 0] {
                        found.store(true, Ordering::Relaxed);
                        self.expand_word(game, at, place, sets, &mut distinct);
                    }
                }
            })?;
            if !found.load(Ordering::Relaxed) {
                meter.release_bytes(8 * done.len() as u64);
                return Ok(());
            }
        }
    }

    /// Whether a place in a slice is the second of two that are the same but for who is who.
    pub(super) const fn is_second(&self, place: u64) -> bool {
        place & self.exchange != 0
    }

    /// The word of the numbers with the players exchanged.
    const fn exchanged(&self, word: usize) -> usize {
        word ^ (self.exchange / 64) as usize
    }

    /// Marks what moves lead to from some positions of a word of a slice that loops, and from some with the players exchanged.
    fn expand_word(
        &self,
        game: &dyn NumberedGame,
        at: usize,
        word: usize,
        [own, exchanged]: [u64; 2],
        distinct: &mut Distinct,
    ) {
        let first = self.bounds.first(at) + 64 * word as u64;
        let has_symmetries = game.has_symmetries();
        let mut slice = at;
        game.look_through(first, &[own | exchanged], &mut |number, standing, options| {
            let options = if has_symmetries { distinct.of(options) } else { options };
            let bit = number - first;
            let mut inside = 0;
            for &option in options {
                slice = self.bounds.slice_near(option, slice);
                inside += usize::from(slice == at);
                if own >> bit & 1 == 1 {
                    self.mark(option, slice);
                }
                if exchanged >> bit & 1 == 1 {
                    self.mark(option ^ self.exchange, slice);
                }
            }
            let is_inside = standing == Standing::Open && inside == options.len();
            if let Some(count) = u8::try_from(inside).ok().filter(|_| is_inside) {
                self.counts[at][(number - self.bounds.first(at)) as usize].store(count, Ordering::Relaxed);
            }
        });
    }

    /// How many options a number of a slice that loops has, all within the slice; 0 if that is not known.
    pub(super) fn count(&self, slice: usize, place: usize) -> u8 {
        self.counts.get(slice).map_or(0, |counts| counts[place].load(Ordering::Relaxed))
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

    /// The bits of a piece of a slice of `size` numbers that loops. Of two numbers that are the same position with the players exchanged,
    /// the first is wanted if either is reached, and the second never.
    pub(super) fn wanted(&self, slice: usize, size: usize, piece: usize) -> Vec<u64> {
        let mut wanted = self.piece(slice, size, piece);
        for (at, word) in wanted.iter_mut().enumerate() {
            let place = piece * PIECE + at;
            if self.is_second(64 * place as u64) {
                *word = 0;
            } else if let Some(words) = self.slices.get(slice).filter(|_| self.exchange != 0) {
                *word |= words[self.exchanged(place)].load(Ordering::Relaxed);
            }
        }
        wanted
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
        let words = self.slices.get_mut(slice).map_or(0, |words| std::mem::take(words).len());
        let counts = self.counts.get_mut(slice).map_or(0, |counts| std::mem::take(counts).len());
        (8 * words + counts) as u64
    }
}
