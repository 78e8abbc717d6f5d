//! Labels of numbered positions: results and distances of every position of a game, one to four bytes each, slice by slice.
//!
//! Where no move leads back into the slice, one pass over it suffices: the options are labelled already. Else the first
//! pass leaves with every position what its options in earlier slices are worth, or how many options within the slice
//! are not yet known to be bad. Then the labels come in order of distance. The positions at one distance are expanded
//! into messages to those from which a move leads to them, and a position absorbs a message by becoming a win, or by
//! counting down: at zero all its options are wins of the opponent. What is left at the end is tied where a tie can be
//! forced, else drawn. (Thompson 1986; slices as in Gasser, *Solving Nine Men's Morris*, 1996.)
//!
//! Nothing depends on the order in which threads come: a word only ever takes the value that the levels up to then
//! determine.

mod backward;
mod bounds;
mod cells;
mod code;
pub mod disk;
mod frontier;
#[cfg(test)]
mod ladder;
mod modelled;
mod parallel;
pub mod part;
mod reach;
mod rowwise;
mod slice;
mod words;

pub use cells::Cells;
pub use code::Label;
pub use modelled::Modelled;
pub use reach::Reached;

use bounds::Bounds;
use frontier::Frontier;
use slice::solve_slice;
use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::Mutex;
use zermelo_core::{Charge, Limits, Meter, NumberedGame, StopReason};

/// Where slices are kept that were finished by an earlier run, or are too many for the memory.
pub trait Shelf {
    /// What goes wrong with it, besides the limits.
    type Error: From<StopReason>;

    /// The slice with a number, where it was finished before.
    fn take(&self, slice: usize) -> Result<Option<Cells>, Self::Error>;

    /// Keeps a slice that has just been finished.
    fn put(&self, slice: usize, cells: &Cells) -> Result<(), Self::Error>;

    /// Whether slices that no other needs any more are dropped from the memory.
    fn drops(&self) -> bool;
}

/// No shelf: everything stays in memory.
struct Memory;

impl Shelf for Memory {
    type Error = StopReason;

    fn take(&self, _: usize) -> Result<Option<Cells>, StopReason> {
        Ok(None)
    }

    fn put(&self, _: usize, _: &Cells) -> Result<(), StopReason> {
        Ok(())
    }

    fn drops(&self) -> bool {
        false
    }
}

/// The slices that are in memory.
#[derive(Debug)]
pub struct Labels {
    bounds: Bounds,
    slices: Vec<Option<Cells>>,
    /// Gives the memory back when the labels go. In a lock, since threads share the labels.
    charge: Mutex<Charge>,
}

impl Labels {
    /// Tables of no slice yet.
    fn empty(game: &dyn NumberedGame) -> Self {
        let slices = game.slices().iter().map(|_| None).collect();
        Self { bounds: Bounds::of(game), slices, charge: Mutex::default() }
    }

    /// Drops those of the slices up to one that no later slice needs, and gives the bytes that are freed.
    fn drop_unneeded(&mut self, game: &dyn NumberedGame, last: usize) -> u64 {
        let is_needed =
            |slice: usize| game.slices()[last + 1..].iter().any(|later| later.needs.contains(&slice));
        let mut freed = 0;
        for (slice, held) in self.slices.iter_mut().enumerate().take(last + 1) {
            if !is_needed(slice)
                && let Some(cells) = held.take()
            {
                freed += cells.len() as u64 * cells.width() as u64;
            }
        }
        freed
    }

    #[inline]
    fn code(&self, number: u64, slice: usize) -> u32 {
        match &self.slices[slice] {
            Some(cells) => cells.code((number - self.bounds.first(slice)) as usize),
            None => code::ABSENT,
        }
    }

    /// The label of a number. `None` where it is not a position, or none that play reaches. O(log slices).
    pub fn label(&self, number: u64) -> Option<Label> {
        let code = || self.code(number, self.bounds.slice_of(number));
        (number < self.bounds.end()).then(|| Label::of_code(code())).flatten()
    }

    /// The cells of a slice.
    pub fn slice(&self, slice: usize) -> Option<&Cells> {
        self.slices.get(slice)?.as_ref()
    }
}

/// How many positions have which label.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Histogram {
    /// Positions by label.
    pub counts: BTreeMap<Label, u64>,
}

impl Histogram {
    /// Counts the positions of some cells, whose first has this number.
    pub fn add(&mut self, game: &dyn NumberedGame, first: u64, cells: &Cells) {
        let mut by_code = vec![0_u64; 1 << 8];
        let mut count = |code: u32, times: u64| {
            let code = code as usize;
            if code >= by_code.len() {
                by_code.resize(code + 1, 0);
            }
            by_code[code] += times;
        };
        if game.has_weights() {
            cells.each_code(|place, code| {
                if code != code::ABSENT {
                    count(code, game.weight(first + place as u64));
                }
            });
        } else {
            cells.each_code(|_, code| count(code, 1));
        }
        for (code, &count) in by_code.iter().enumerate().filter(|&(_, &count)| count > 0) {
            if let Some(label) = Label::of_code(code as u32) {
                *self.counts.entry(label).or_default() += count;
            }
        }
    }

    /// Of all slices.
    pub fn of(game: &dyn NumberedGame, labels: &Labels) -> Self {
        let mut histogram = Self::default();
        for (slice, cells) in game.slices().iter().zip(&labels.slices) {
            if let Some(cells) = cells {
                histogram.add(game, slice.numbers.start, cells);
            }
        }
        histogram
    }

    /// Wins, losses, ties and draws.
    pub fn totals(&self) -> [u64; 4] {
        let mut totals = [0; 4];
        for (label, count) in &self.counts {
            totals[match label {
                Label::Win(_) => 0,
                Label::Loss(_) => 1,
                Label::Tie(_) => 2,
                Label::Draw => 3,
            }] += count;
        }
        totals
    }

    /// The greatest distance.
    pub fn longest(&self) -> Option<u32> {
        self.counts.keys().filter_map(|label| label.distance()).max()
    }
}

/// Labels all positions that play reaches, in memory. Time in proportion to positions and moves, those backwards
/// included; one byte a position where distances stay below some seventy plies, else two or four; while it runs, and where there
/// is a start, also a bit, and a byte in slices that loop.
pub fn label_game(
    game: &dyn NumberedGame,
    threads: NonZeroUsize,
    limits: &Limits,
) -> Result<Labels, StopReason> {
    label_onto(game, threads, limits, &Memory)
}

/// The same with a shelf, from which slices are taken that are there, and on which every other is put when it is done.
pub fn label_onto<S: Shelf>(
    game: &dyn NumberedGame,
    threads: NonZeroUsize,
    limits: &Limits,
    shelf: &S,
) -> Result<Labels, S::Error> {
    let mut labels = Labels::empty(game);
    let mut meter = Meter::start(limits, "labels")?;
    let mut reached = Reached::new(game, threads, &mut meter)?;
    meter.expect_positions(labels.bounds.end());
    for (at, slice) in game.slices().iter().enumerate() {
        let size = slice.numbers.end - slice.numbers.start;
        let cells = match shelf.take(at)? {
            Some(cells) => {
                meter.go_on_from(slice.numbers.end);
                cells
            }
            None => {
                meter.count_positions(size, 1)?;
                let lists = if slice.loops { 2 * Frontier::bytes(size) } else { 0 };
                meter.count_bytes(lists)?;
                let cells = solve_slice(game, at, &labels, &reached, threads, &mut meter)?;
                meter.release_bytes(lists);
                meter.count_bytes(size * (cells.width() as u64 - 1))?;
                shelf.put(at, &cells)?;
                cells
            }
        };
        labels.slices[at] = Some(cells);
        meter.release_bytes(reached.drop_slice(at));
        if shelf.drops() {
            meter.release_bytes(labels.drop_unneeded(game, at));
        }
    }
    labels.charge = Mutex::new(meter.into_charge());
    Ok(labels)
}
