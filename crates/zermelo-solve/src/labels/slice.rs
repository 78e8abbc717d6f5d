//! One slice: the first pass over its positions, then level by level.

use super::Labels;
use super::backward::Backward;
use super::cells::{Cells, Word, fresh, fresh_words};
use super::code::{Best, OPEN, loss, over, tie, win};
use super::frontier::Frontier;
use super::parallel::each_piece;
use super::reach::{PIECE, Reached};
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU16, AtomicU32, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use zermelo_core::{Capacity, Distinct, Ending, Meter, NumberedGame, Standing, StopReason};

/// Positions whose distances are noted together, so that levels pass over the rest.
const BLOCK: usize = 1 << 10;
/// Blocks that one thread takes at a time.
const BLOCKS: usize = 64;
/// Positions of a list that one thread takes at a time.
const CHUNK: usize = 1 << 12;

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
            noted: if slice.loops { fresh_words(size.div_ceil(BLOCK)) } else { Vec::new() },
            frontiers: [Frontier::of(size), Frontier::of(size)].map(Mutex::new),
            is_alone: self.threads == NonZeroUsize::MIN,
            furthest: AtomicU32::new(0),
            least_counter: W::MOST - most_options,
            is_too_narrow: AtomicBool::new(false),
        };
        let pieces = size.div_ceil(64 * PIECE);
        if slice.loops {
            each_piece(self.threads, pieces, meter, &|piece| work.survey(piece))?;
            work.levels(false, meter)?;
            work.forget_counters(meter)?;
            if self.game.has_ties() {
                work.levels(true, meter)?;
            }
        } else {
            each_piece(self.threads, pieces, meter, &|piece| work.only_pass(piece))?;
        }
        Ok((!work.is_too_narrow.load(Ordering::Relaxed)).then_some(work.cells))
    }
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
    /// The positions that are won or lost and wait to be expanded, and those that are tied.
    frontiers: [Mutex<Frontier>; 2],
    /// Whether one thread does all the work.
    is_alone: bool,
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

/// What a thread keeps from position to position.
#[derive(Default)]
struct Scratch {
    sources: Vec<u64>,
    distinct: Distinct,
    /// Places of sources that take the message.
    places: Vec<usize>,
    /// Codes and places that were put, for the frontiers.
    put: Vec<(u32, u32)>,
}

/// The codes of options, which mostly lie in one slice.
struct Options<'a> {
    labels: &'a Labels,
    slice: usize,
}

impl Options<'_> {
    #[inline]
    fn code(&mut self, option: u64) -> u32 {
        self.slice = self.labels.bounds.slice_near(option, self.slice);
        self.labels.code(option, self.slice)
    }
}

impl<W: Word> Work<'_, W> {
    /// The wanted numbers of a piece, from the first on.
    fn piece(&self, piece: usize) -> (u64, Vec<u64>) {
        let wanted = self.parts.reached.piece(self.parts.at, self.cells.len(), piece);
        (self.first + (piece * PIECE * 64) as u64, wanted)
    }

    /// The code of a position where play is over.
    fn over(&self, ending: Ending) -> u32 {
        match ending {
            Ending::Draw if self.parts.game.has_ties() => over(ending),
            Ending::Draw if self.loops => W::MOST,
            Ending::Draw => OPEN,
            _ => over(ending),
        }
    }

    /// Labels the positions of a slice without loops.
    fn only_pass(&self, piece: usize) {
        let (from, wanted) = self.piece(piece);
        let mut codes = Options { labels: self.parts.labels, slice: 0 };
        let mut longest = 0;
        self.parts.game.look_through(from, &wanted, &mut |number, standing, options| {
            let code = match standing {
                Standing::Absent => return,
                Standing::Over(ending) => self.over(ending),
                Standing::Open => {
                    let mut best = Best::NONE;
                    for &option in options {
                        best.take(codes.code(option));
                    }
                    best.code(true)
                }
            };
            longest = longest.max(code);
            self.cells[(number - self.first) as usize].set(code);
        });
        if longest > W::MOST {
            self.is_too_narrow.store(true, Ordering::Relaxed);
        }
    }

    /// The first pass over a slice with loops: labels, or how many options are not known to be bad.
    fn survey(&self, piece: usize) {
        let (from, wanted) = self.piece(piece);
        let mut codes = Options { labels: self.parts.labels, slice: 0 };
        let mut scratch = Scratch::default();
        let within = self.first..self.end;
        self.parts.game.survey(from, &wanted, &within, &mut |number, standing, inside, outside| {
            let place = (number - self.first) as usize;
            match standing {
                Standing::Absent => {}
                Standing::Over(ending) => match self.over(ending) {
                    code if code == W::MOST => self.cells[place].set(code),
                    code => self.put(place, code, &mut scratch),
                },
                Standing::Open => {
                    let mut best = Best::NONE;
                    for &option in outside {
                        best.take(codes.code(option));
                    }
                    let code = best.code(inside == 0);
                    if inside > 0 && code == OPEN && !best.is_never_lost() {
                        self.cells[place].set(self.counter(inside));
                    } else {
                        self.put(place, code, &mut scratch);
                    }
                }
            }
        });
        self.hand_over(&mut scratch);
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
    fn put(&self, place: usize, code: u32, scratch: &mut Scratch) {
        if self.note(place, code) {
            self.cells[place].set(code);
            scratch.put.push((code, place as u32));
        }
    }

    /// Notes the distance of a code, and tells whether the words hold it.
    #[inline]
    fn note(&self, place: usize, code: u32) -> bool {
        let fits = code < self.least_counter;
        if !fits {
            self.is_too_narrow.store(true, Ordering::Relaxed);
        } else if code > OPEN {
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

    fn frontier(&self, ties: bool) -> MutexGuard<'_, Frontier> {
        // Nothing in it is left half done.
        self.frontiers[usize::from(ties)].lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Puts on the frontiers what was put into the cells.
    fn hand_over(&self, scratch: &mut Scratch) {
        let (mut decided, mut tied) = (self.frontier(false), self.frontier(true));
        for (code, place) in scratch.put.drain(..).filter(|put| put.0 > OPEN) {
            let distance = (code - win(0)) / 3;
            if code == tie(distance) { tied.add(distance, place) } else { decided.add(distance, place) }
        }
    }

    /// Expands the positions of each distance in turn: those that are won or lost, or those that are tied.
    fn levels(&self, ties: bool, meter: &Meter) -> Result<(), StopReason> {
        let mut level = 0;
        while level <= self.furthest.load(Ordering::Relaxed) && !self.is_too_narrow.load(Ordering::Relaxed) {
            let listed = self.frontier(ties).take(level);
            match listed {
                Some(places) => {
                    each_piece(self.parts.threads, places.len().div_ceil(CHUNK), meter, &|piece| {
                        let mut scratch = Scratch::default();
                        for &place in &places[piece * CHUNK..places.len().min((piece + 1) * CHUNK)] {
                            self.expand(place as usize, level, ties, &mut scratch);
                        }
                        self.hand_over(&mut scratch);
                    })?;
                }
                None => self.scan(level, ties, meter)?,
            }
            level += 1;
        }
        Ok(())
    }

    /// Expands the positions of a distance that were too many to be listed.
    fn scan(&self, level: u32, ties: bool, meter: &Meter) -> Result<(), StopReason> {
        let blocks = self.noted.len();
        each_piece(self.parts.threads, blocks.div_ceil(BLOCKS), meter, &|piece| {
            let mut scratch = Scratch::default();
            for block in piece * BLOCKS..blocks.min((piece + 1) * BLOCKS) {
                if self.noted[block].load(Ordering::Relaxed) >> (level % 64) & 1 == 1 {
                    for place in block * BLOCK..self.cells.len().min((block + 1) * BLOCK) {
                        self.expand(place, level, ties, &mut scratch);
                    }
                }
            }
            self.hand_over(&mut scratch);
        })
    }

    /// Sends the messages of a position, if it has a label of this distance.
    #[inline]
    fn expand(&self, place: usize, level: u32, ties: bool, scratch: &mut Scratch) {
        let code = self.cells[place].get();
        if ties && code == tie(level) {
            self.send(place, level, scratch, Message::Tie, |code| self.after_a_tie(code, level).is_some());
        } else if !ties && code == win(level) {
            let counts = |code| code >= self.least_counter && code < W::MOST;
            self.send(place, level, scratch, Message::OneLess, counts);
        } else if !ties && code == loss(level) {
            self.send(place, level, scratch, Message::Win, |code| self.after_a_loss(code, level).is_some());
        }
    }

    /// Sends a message to all sources of a position that take it as they stand.
    fn send(
        &self,
        place: usize,
        level: u32,
        scratch: &mut Scratch,
        message: Message,
        takes: impl Fn(u32) -> bool,
    ) {
        let Parts { game, .. } = *self.parts;
        self.parts.sources(self.first, place, &mut scratch.sources);
        let sources = if game.has_symmetries() && !game.lists_sources_once() {
            scratch.distinct.of(&scratch.sources)
        } else {
            &scratch.sources
        };
        // All cells are looked at before any is written, so that the memory fetches them side by side.
        if scratch.places.len() < sources.len() {
            scratch.places.resize(sources.len(), 0);
        }
        let mut count = 0;
        for &source in sources {
            let place = (source - self.first) as usize;
            scratch.places[count] = place;
            count += usize::from(takes(self.cells[place].get()));
        }
        for at in 0..count {
            let place = scratch.places[at];
            self.absorb(place, message, level, scratch);
        }
    }

    /// Takes a message in from an option at this distance.
    #[inline]
    fn absorb(&self, place: usize, message: Message, level: u32, scratch: &mut Scratch) {
        let mut code = self.cells[place].get();
        loop {
            // A label may be too large for the words: it must not be taken for a counter, which begin there.
            let (new, is_label) = match message {
                Message::Win => (self.after_a_loss(code, level), true),
                Message::OneLess if code >= self.least_counter && code < W::MOST - 1 => {
                    (Some(code + 1), false)
                }
                Message::OneLess if code == W::MOST - 1 => (Some(self.lost_code(place, level)), true),
                Message::OneLess => (None, false),
                Message::Tie => (self.after_a_tie(code, level), true),
            };
            let Some(new) = new else { return };
            if is_label && !self.note(place, new) || self.is_too_narrow.load(Ordering::Relaxed) {
                return;
            }
            if self.is_alone {
                self.cells[place].set(new);
            } else if let Err(found) = self.cells[place].exchange(code, new) {
                code = found;
                continue;
            }
            if is_label {
                scratch.put.push((new, place as u32));
            }
            return;
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

    /// The loss of a position whose options are all won, the last of those within the slice at this level.
    #[cold]
    fn lost_code(&self, place: usize, level: u32) -> u32 {
        if self.is_closed {
            return loss(level + 1);
        }
        let mut codes = Options { labels: self.parts.labels, slice: 0 };
        let mut best = Best::NONE;
        best.take(win(level));
        let within = self.first..self.end;
        self.parts.game.survey(self.first + place as u64, &[1], &within, &mut |_, _, _, outside| {
            for &option in outside {
                best.take(codes.code(option));
            }
        });
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
