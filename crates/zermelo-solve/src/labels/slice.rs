//! One slice: the first pass over its positions, then level by level.

use super::Labels;
use super::backward::Backward;
use super::cells::{Cells, Word};
use super::code::{ABSENT, Best, OPEN, loss, tie, win};
use super::frontier::Frontier;
use super::parallel::each_piece;
use super::reach::{PIECE, Reached};
use super::rowwise::solve_rows;
use super::words::{BLOCK, Message, Words};
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU8, AtomicU16, AtomicU32};
use std::sync::{Mutex, MutexGuard, PoisonError};
use zermelo_core::bits::bits;
use zermelo_core::{Capacity, Distinct, Meter, NumberedGame, Standing, StopReason};

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
    if let Some(moves) = game.row_moves(at) {
        return solve_rows(&*moves, labels, game.most_options(), threads, meter);
    }
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
        let numbers = &self.game.slices()[self.at].numbers;
        let size = numbers.end - numbers.start;
        if let Some(cells) = self.solve::<AtomicU8>(meter)? {
            return Ok(Cells::One(cells));
        }
        meter.ask_for_growth(2 * size)?;
        if let Some(cells) = self.solve::<AtomicU16>(meter)? {
            return Ok(Cells::Two(cells));
        }
        meter.ask_for_growth(4 * size)?;
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
        let is_alone = self.threads == NonZeroUsize::MIN;
        let words = Words::new(size, slice.loops, self.game.most_options(), is_alone);
        let work = Work::<W> {
            parts: self,
            first: slice.numbers.start,
            end: slice.numbers.end,
            is_closed: slice.needs.is_empty(),
            exchange: if slice.loops { self.game.exchange().unwrap_or(0) } else { 0 },
            words,
            frontiers: [Frontier::of(size), Frontier::of(size)].map(Mutex::new),
        };
        let pieces = size.div_ceil(64 * PIECE);
        if slice.loops {
            each_piece(self.threads, pieces, meter, &|piece| work.survey(piece))?;
            work.levels(false, meter)?;
            work.forget_counters(meter)?;
            if self.game.has_ties() {
                work.levels(true, meter)?;
            }
            if work.exchange != 0 {
                each_piece(self.threads, pieces, meter, &|piece| work.exchange_players(piece))?;
                each_piece(self.threads, pieces, meter, &|piece| work.forget_unreached(piece))?;
            }
        } else {
            each_piece(self.threads, pieces, meter, &|piece| work.only_pass(piece))?;
        }
        Ok((!work.words.is_too_narrow()).then_some(work.words.cells))
    }
}

/// A slice at work.
struct Work<'a, W> {
    parts: &'a Parts<'a>,
    first: u64,
    end: u64,
    /// Whether no move leads out of the slice.
    is_closed: bool,
    /// The bit by which numbers differ that are the same position with the players exchanged: the first of two is labelled, and
    /// the second gets its label in the end. 0 for none.
    exchange: u64,
    words: Words<W>,
    /// The positions that are won or lost and wait to be expanded, and those that are tied.
    frontiers: [Mutex<Frontier>; 2],
}

/// Which codes of one byte take which messages at a level: most sources have been decided before, and it is told by one look.
struct Takers([[bool; 256]; 3]);

impl Takers {
    fn at<W: Word>(words: &Words<W>, level: u32) -> Self {
        let of = |message| std::array::from_fn(|code| words.takes(code as u32, message, level));
        Self([Message::Win, Message::OneLess, Message::Tie].map(of))
    }

    #[inline]
    fn of<W: Word>(&self, words: &Words<W>, message: Message, level: u32) -> impl Fn(u32) -> bool {
        let table = &self.0[message as usize];
        move |code| match u8::try_from(W::MOST) {
            Ok(_) => table[(code & 255) as usize],
            Err(_) => words.takes(code, message, level),
        }
    }
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
pub(super) struct Options<'a> {
    pub(super) labels: &'a Labels,
    pub(super) slice: usize,
}

impl Options<'_> {
    #[inline]
    pub(super) fn code(&mut self, option: u64) -> u32 {
        self.slice = self.labels.bounds.slice_near(option, self.slice);
        self.labels.code(option, self.slice)
    }
}

impl<W: Word> Work<'_, W> {
    #[inline]
    fn is_inside(&self, option: u64) -> bool {
        (self.first..self.end).contains(&option)
    }

    /// The wanted numbers of a piece, from the first on.
    fn piece(&self, piece: usize) -> (u64, Vec<u64>) {
        let (reached, at, size) = (self.parts.reached, self.parts.at, self.words.cells.len());
        let wanted =
            if self.exchange == 0 { reached.piece(at, size, piece) } else { reached.wanted(at, size, piece) };
        (self.first + (piece * PIECE * 64) as u64, wanted)
    }

    /// Leaves labels where play reaches positions, in those of a piece that are labelled and those with the players exchanged.
    fn exchange_players(&self, piece: usize) {
        let reached = self.parts.reached.piece(self.parts.at, self.words.cells.len(), piece);
        for (at, word) in reached.into_iter().enumerate() {
            let start = 64 * (piece * PIECE + at);
            if self.parts.reached.is_second(start as u64) {
                let from = start ^ self.exchange as usize;
                for bit in bits(word) {
                    self.words.cells[start + bit].set(self.words.cells[from + bit].get());
                }
            }
        }
    }

    /// Forgets labels of positions that play does not reach but with the players exchanged.
    fn forget_unreached(&self, piece: usize) {
        let reached = self.parts.reached.piece(self.parts.at, self.words.cells.len(), piece);
        for (at, word) in reached.into_iter().enumerate() {
            let start = 64 * (piece * PIECE + at);
            for bit in bits(!word).filter(|bit| start + bit < self.words.cells.len()) {
                self.words.cells[start + bit].set(ABSENT);
            }
        }
    }

    /// Labels the positions of a slice without loops.
    fn only_pass(&self, piece: usize) {
        let (from, wanted) = self.piece(piece);
        let mut codes = Options { labels: self.parts.labels, slice: 0 };
        let has_ties = self.parts.game.has_ties();
        self.parts.game.look_through(from, &wanted, &mut |number, standing, options| {
            let place = (number - self.first) as usize;
            match standing {
                Standing::Absent => {}
                Standing::Over(ending) => {
                    self.words.put_over(place, ending, has_ties);
                }
                Standing::Open => {
                    let mut best = Best::NONE;
                    for &option in options {
                        best.take(codes.code(option));
                    }
                    self.words.put(place, best.code(true));
                }
            }
        });
    }

    /// The first pass over a slice with loops: labels, or how many options are not known to be bad.
    fn survey(&self, piece: usize) {
        if self.words.is_too_narrow() {
            return;
        }
        let (from, mut wanted) = self.piece(piece);
        self.count_known(from, &mut wanted);
        let mut codes = Options { labels: self.parts.labels, slice: 0 };
        let mut scratch = Scratch::default();
        let (has_ties, has_symmetries) = (self.parts.game.has_ties(), self.parts.game.has_symmetries());
        let mut distinct = Distinct::default();
        self.parts.game.look_through(from, &wanted, &mut |number, standing, options| {
            let place = (number - self.first) as usize;
            let label = match standing {
                Standing::Absent => None,
                Standing::Over(ending) => self.words.put_over(place, ending, has_ties),
                Standing::Open => {
                    let options = if has_symmetries { distinct.of(options) } else { options };
                    let (mut best, mut inside) = (Best::NONE, 0);
                    for &option in options {
                        if self.is_inside(option) {
                            inside += 1;
                        } else {
                            best.take(codes.code(option));
                        }
                    }
                    self.words.settle(place, best, inside)
                }
            };
            if let Some(code) = label {
                scratch.put.push((code, place as u32));
            }
        });
        self.hand_over(&mut scratch);
    }

    /// Writes counts of options that are known already, and strikes their positions off those that are wanted.
    fn count_known(&self, from: u64, wanted: &mut [u64]) {
        let first = (from - self.first) as usize;
        for (at, word) in wanted.iter_mut().enumerate() {
            for bit in bits(*word) {
                let place = first + 64 * at + bit;
                let inside = self.parts.reached.count(self.parts.at, place);
                if inside > 0 {
                    self.words.settle(place, Best::NONE, inside.into());
                    *word &= !(1 << bit);
                }
            }
        }
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
        while level <= self.words.furthest() && !self.words.is_too_narrow() {
            let takers = Takers::at(&self.words, level);
            let listed = self.frontier(ties).take(level);
            match listed {
                Some(places) => {
                    each_piece(self.parts.threads, places.len().div_ceil(CHUNK), meter, &|piece| {
                        let mut scratch = Scratch::default();
                        for &place in &places[piece * CHUNK..places.len().min((piece + 1) * CHUNK)] {
                            self.expand(place as usize, (level, &takers), ties, &mut scratch);
                        }
                        self.hand_over(&mut scratch);
                    })?;
                }
                None => self.scan((level, &takers), ties, meter)?,
            }
            level += 1;
        }
        Ok(())
    }

    /// Expands the positions of a distance that were too many to be listed.
    fn scan(&self, at: (u32, &Takers), ties: bool, meter: &Meter) -> Result<(), StopReason> {
        let blocks = self.words.blocks();
        each_piece(self.parts.threads, blocks.div_ceil(BLOCKS), meter, &|piece| {
            let mut scratch = Scratch::default();
            for block in piece * BLOCKS..blocks.min((piece + 1) * BLOCKS) {
                if self.words.may_have(block, at.0) {
                    for place in block * BLOCK..self.words.cells.len().min((block + 1) * BLOCK) {
                        self.expand(place, at, ties, &mut scratch);
                    }
                }
            }
            self.hand_over(&mut scratch);
        })
    }

    /// Sends the messages of a position, if it has a label of this distance.
    #[inline]
    fn expand(&self, place: usize, at: (u32, &Takers), ties: bool, scratch: &mut Scratch) {
        if let Some(message) = self.words.says(place, at.0, ties) {
            self.send(place, at, scratch, message);
        }
    }

    /// Sends a message to all sources of a position that take it as they stand.
    fn send(&self, place: usize, (level, takers): (u32, &Takers), scratch: &mut Scratch, message: Message) {
        let Parts { game, .. } = *self.parts;
        self.parts.sources(self.first, place, &mut scratch.sources);
        let sources =
            if game.has_symmetries() { scratch.distinct.of(&scratch.sources) } else { &scratch.sources };
        // All cells are looked at before any is written, so that the memory fetches them side by side.
        if scratch.places.len() < sources.len() {
            scratch.places.resize(sources.len(), 0);
        }
        let takes = takers.of(&self.words, message, level);
        let mut count = 0;
        for &source in sources {
            let place = ((source - self.first) & !self.exchange) as usize;
            scratch.places[count] = place;
            count += usize::from(takes(self.words.cells[place].get()));
        }
        for at in 0..count {
            let place = scratch.places[at];
            if let Some(code) = self.words.absorb(place, message, level, || self.lost_code(place, level)) {
                scratch.put.push((code, place as u32));
            }
        }
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
        let mut options = Vec::new();
        self.parts.game.look(self.first + place as u64, &mut options);
        for option in options.into_iter().filter(|&option| !self.is_inside(option)) {
            best.take(codes.code(option));
        }
        best.code(true)
    }

    /// What counts options still is neither won nor lost.
    fn forget_counters(&self, meter: &Meter) -> Result<(), StopReason> {
        let blocks = self.words.cells.len().div_ceil(BLOCK * BLOCKS);
        each_piece(self.parts.threads, blocks, meter, &|piece| {
            let start = piece * BLOCK * BLOCKS;
            self.words.forget_counters(start..self.words.cells.len().min(start + BLOCK * BLOCKS));
        })
    }
}
