//! One slice: the first pass over its positions, then level by level.

use super::Labels;
use super::backward::Backward;
use super::cells::{Cells, Word, fresh};
use super::code::{Best, OPEN, loss, over, tie, win};
use super::parallel::each_piece;
use super::reach::{PIECE, Reached};
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU16, AtomicU32, AtomicU64, Ordering};
use zermelo_core::{Capacity, Ending, Meter, NumberedGame, Standing, StopReason};

/// Positions whose distances are noted together, so that levels pass over the rest.
const BLOCK: usize = 1 << 10;
/// Blocks that one thread takes at a time.
const BLOCKS: usize = 64;

/// Labels a slice whose earlier ones are labelled, in the narrowest words that hold its distances.
pub(super) fn solve_slice(
    game: &dyn NumberedGame,
    at: usize,
    labels: &Labels,
    reached: &Reached,
    threads: NonZeroUsize,
    meter: &mut Meter,
) -> Result<Cells, StopReason> {
    let turns_round = game.slices()[at].loops && !game.knows_sources();
    let backward = if turns_round { Some(Backward::of(game, at, reached, threads, meter)?) } else { None };
    let parts = Parts { game, at, labels, reached, threads, backward: backward.as_ref() };
    let cells = parts.solve_narrowly(meter);
    meter.release_bytes(backward.as_ref().map_or(0, Backward::bytes));
    cells
}

struct Parts<'a> {
    game: &'a dyn NumberedGame,
    at: usize,
    labels: &'a Labels,
    reached: &'a Reached,
    threads: NonZeroUsize,
    /// The moves turned round, where the game does not know them backwards.
    backward: Option<&'a Backward>,
}

impl Parts<'_> {
    /// The slice in the narrowest words that hold it.
    fn solve_narrowly(&self, meter: &Meter) -> Result<Cells, StopReason> {
        if let Some(cells) = self.solve::<AtomicU8>(meter)? {
            return Ok(Cells::One(cells));
        }
        if let Some(cells) = self.solve::<AtomicU16>(meter)? {
            return Ok(Cells::Two(cells));
        }
        match self.solve::<AtomicU32>(meter)? {
            Some(cells) => Ok(Cells::Four(cells)),
            None => Err(Capacity { holder: "a table", most: u64::from(u32::MAX / 4), unit: "plies" }.into()),
        }
    }

    /// The positions of the slice from which a move leads to the one at a place.
    #[inline]
    fn sources(&self, first: u64, place: usize, sources: &mut Vec<u64>) {
        match self.backward {
            Some(backward) => backward.list(place, first, sources),
            None => self.game.sources(first + place as u64, sources),
        }
    }

    /// The slice in words of this width, `None` where they are too narrow.
    fn solve<W: Word>(&self, meter: &Meter) -> Result<Option<Vec<W>>, StopReason> {
        let slice = &self.game.slices()[self.at];
        let size = (slice.numbers.end - slice.numbers.start) as usize;
        let most_options = if slice.loops { self.game.most_options() } else { 0 };
        if most_options >= W::MOST / 2 {
            return Ok(None);
        }
        let work = Work::<W> {
            parts: self,
            first: slice.numbers.start,
            end: slice.numbers.end,
            loops: slice.loops,
            is_closed: slice.needs.is_empty(),
            cells: fresh(size),
            noted: if slice.loops { fresh_notes(size.div_ceil(BLOCK)) } else { Vec::new() },
            furthest: AtomicU32::new(0),
            least_counter: W::MOST - most_options,
            is_too_narrow: AtomicBool::new(false),
        };
        each_piece(self.threads, size.div_ceil(64 * PIECE), meter, &|piece| work.first_pass(piece))?;
        if slice.loops {
            work.levels(false, meter)?;
            work.forget_counters(meter)?;
            if self.game.has_ties() {
                work.levels(true, meter)?;
            }
        }
        Ok((!work.is_too_narrow.load(Ordering::Relaxed)).then_some(work.cells))
    }
}

fn fresh_notes(len: usize) -> Vec<AtomicU64> {
    std::iter::repeat_with(AtomicU64::default).take(len).collect()
}

/// A slice at work.
struct Work<'a, W> {
    parts: &'a Parts<'a>,
    first: u64,
    end: u64,
    loops: bool,
    /// Whether no move leads out of the slice.
    is_closed: bool,
    cells: Vec<W>,
    /// For each block, the distances that it has had, modulo 64: those that may be expanded at a level.
    noted: Vec<AtomicU64>,
    /// The greatest distance so far.
    furthest: AtomicU32,
    /// Codes from here on count options: the largest stands for none, which is a draw by rule.
    least_counter: u32,
    is_too_narrow: AtomicBool,
}

/// What a position that is expanded says to those before it.
#[derive(Clone, Copy)]
enum Message {
    /// There is an option that loses.
    Win,
    /// One option fewer may be good.
    OneLess,
    /// There is an option that ties.
    Tie,
}

impl<W: Word> Work<'_, W> {
    fn first_pass(&self, piece: usize) {
        let Parts { game, at, labels, reached, .. } = *self.parts;
        let wanted = reached.piece(at, self.cells.len(), piece);
        let from = self.first + (piece * PIECE * 64) as u64;
        let has_symmetries = game.has_symmetries();
        let has_ties = game.has_ties();
        let mut once = Vec::new();
        let mut slice = 0;
        game.look_through(from, &wanted, &mut |number, standing, options| {
            let place = (number - self.first) as usize;
            match standing {
                Standing::Absent => {}
                Standing::Over(Ending::Draw) if !has_ties => {
                    self.cells[place].set(if self.loops { W::MOST } else { OPEN });
                }
                Standing::Over(ending) => self.put(place, over(ending)),
                Standing::Open => {
                    let options =
                        if has_symmetries && self.loops { each_once(options, &mut once) } else { options };
                    let mut best = Best::NONE;
                    let mut inside = 0;
                    for &option in options {
                        if option >= self.first && option < self.end {
                            inside += 1;
                            continue;
                        }
                        if option < labels.bounds[slice] || option >= labels.bounds[slice + 1] {
                            slice = labels.slice_of(option);
                        }
                        best.take(labels.code(option, slice));
                    }
                    let code = best.code(inside == 0);
                    if inside > 0 && code == OPEN && !best.is_never_lost() {
                        self.cells[place].set(self.counter(inside));
                    } else {
                        self.put(place, code);
                    }
                }
            }
        });
    }

    /// The code of so many options that are not known to be bad.
    fn counter(&self, options: u32) -> u32 {
        let code = W::MOST - options.min(W::MOST);
        if code < self.least_counter {
            self.is_too_narrow.store(true, Ordering::Relaxed);
        }
        code
    }

    /// Writes a label that nothing else writes at the same time.
    #[inline]
    fn put(&self, place: usize, code: u32) {
        if self.note(place, code) {
            self.cells[place].set(code);
        }
    }

    /// Notes the distance of a code, and tells whether the words hold it.
    #[inline]
    fn note(&self, place: usize, code: u32) -> bool {
        let fits = code < self.least_counter && (self.loops || code <= W::MOST);
        if !fits {
            self.is_too_narrow.store(true, Ordering::Relaxed);
        } else if self.loops && code > OPEN {
            let distance = (code - win(0)) / 3;
            let (note, bit) = (&self.noted[place / BLOCK], 1 << (distance % 64));
            if note.load(Ordering::Relaxed) & bit == 0 {
                note.fetch_or(bit, Ordering::Relaxed);
            }
            if self.furthest.load(Ordering::Relaxed) < distance {
                self.furthest.fetch_max(distance, Ordering::Relaxed);
            }
        }
        fits
    }

    /// Expands the positions of each distance in turn: those that are won or lost, or those that are tied.
    fn levels(&self, ties: bool, meter: &Meter) -> Result<(), StopReason> {
        let mut level = 0;
        while level <= self.furthest.load(Ordering::Relaxed) && !self.is_too_narrow.load(Ordering::Relaxed) {
            let blocks = self.noted.len();
            each_piece(self.parts.threads, blocks.div_ceil(BLOCKS), meter, &|piece| {
                let mut sources = Vec::new();
                let mut once = Vec::new();
                for block in piece * BLOCKS..blocks.min((piece + 1) * BLOCKS) {
                    if self.noted[block].load(Ordering::Relaxed) >> (level % 64) & 1 == 1 {
                        self.expand_block(block, level, ties, &mut sources, &mut once);
                    }
                }
            })?;
            level += 1;
        }
        Ok(())
    }

    fn expand_block(
        &self,
        block: usize,
        level: u32,
        ties: bool,
        sources: &mut Vec<u64>,
        once: &mut Vec<u64>,
    ) {
        let (won, lost, tied) = (win(level), loss(level), tie(level));
        for place in block * BLOCK..self.cells.len().min((block + 1) * BLOCK) {
            let code = self.cells[place].get();
            let message = match (ties, code) {
                (false, code) if code == won => Message::OneLess,
                (false, code) if code == lost => Message::Win,
                (true, code) if code == tied => Message::Tie,
                _ => continue,
            };
            self.parts.sources(self.first, place, sources);
            let sources =
                if self.parts.game.has_symmetries() { each_once(sources, once) } else { &sources[..] };
            for &source in sources {
                self.absorb((source - self.first) as usize, message, level);
            }
        }
    }

    /// Takes a message in from an option at this distance.
    #[inline]
    fn absorb(&self, place: usize, message: Message, level: u32) {
        let mut code = self.cells[place].get();
        loop {
            let new = match message {
                Message::Win => self.after_a_loss(code, level),
                Message::OneLess if code >= self.least_counter && code < W::MOST - 1 => Some(code + 1),
                Message::OneLess if code == W::MOST - 1 => Some(self.lost_code(place, level)),
                Message::OneLess => None,
                Message::Tie => self.after_a_tie(code, level),
            };
            let Some(new) = new else { return };
            if new < self.least_counter && !self.note(place, new) {
                return;
            }
            if self.is_too_narrow.load(Ordering::Relaxed) {
                return;
            }
            match self.cells[place].exchange(code, new) {
                Ok(()) => return,
                Err(found) => code = found,
            }
        }
    }

    /// A loss among the options makes a win, unless there is a sooner one, or play is over.
    #[inline]
    fn after_a_loss(&self, code: u32, level: u32) -> Option<u32> {
        let new = win(level + 1);
        let is_better = if code >= self.least_counter {
            code != W::MOST
        } else {
            code == OPEN
                || code > tie(0) && (code - win(0)) % 3 != 1 && (code > new || (code - win(0)) % 3 == 2)
        };
        is_better.then_some(new)
    }

    #[inline]
    fn after_a_tie(&self, code: u32, level: u32) -> Option<u32> {
        let new = tie(level + 1);
        let is_better = code == OPEN || code > new && code < self.least_counter && (code - win(0)) % 3 == 2;
        is_better.then_some(new)
    }

    /// The loss of a position whose options are all won.
    #[cold]
    fn lost_code(&self, place: usize, level: u32) -> u32 {
        if self.is_closed {
            return loss(level + 1);
        }
        let mut options = Vec::new();
        self.parts.game.look(self.first + place as u64, &mut options);
        let mut best = Best::NONE;
        for &option in &options {
            let code = if option >= self.first && option < self.end {
                self.cells[(option - self.first) as usize].get()
            } else {
                self.parts.labels.code(option, self.parts.labels.slice_of(option))
            };
            best.take(code);
        }
        best.code(true)
    }

    /// What counts options still is neither won nor lost.
    fn forget_counters(&self, meter: &Meter) -> Result<(), StopReason> {
        let blocks = self.cells.len().div_ceil(BLOCK * BLOCKS);
        each_piece(self.parts.threads, blocks, meter, &|piece| {
            for cell in self.cells.iter().skip(piece * BLOCK * BLOCKS).take(BLOCK * BLOCKS) {
                if cell.get() >= self.least_counter {
                    cell.set(OPEN);
                }
            }
        })
    }
}

/// The members of a list, each once.
fn each_once<'a>(list: &[u64], once: &'a mut Vec<u64>) -> &'a [u64] {
    once.clear();
    once.extend_from_slice(list);
    once.sort_unstable();
    once.dedup();
    once
}
