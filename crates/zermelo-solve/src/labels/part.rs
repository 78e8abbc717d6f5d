//! A game shared out among workers that have a part of each slice and nothing of the others' memory: what belongs to whom,
//! what a worker says to the others, and what it makes of what they say. How the letters get there, and when a level is
//! closed, is the caller's affair; the words go by the same rules as those of a slice in one memory.
//!
//! Within a slice, a position that is expanded sends a message to each position before it, and who has that one absorbs the
//! message at once: what level k says can only make labels of level k + 1 and beyond. Of options in earlier slices the first
//! pass asks those who have them, chunk by chunk.

use super::backward::{Backward, Edge, each_once};
use super::cells::{Cells, Word};
use super::code::{Best, loss};
use super::words::{BLOCK, Words};
use std::ops::Range;
use std::sync::atomic::{AtomicU8, AtomicU16, AtomicU32};
use zermelo_core::{Capacity, NumberedGame, Standing};

pub use super::words::Message;

/// Large slices are divided between blocks of the files, so that whoever has a block can pack it.
const LARGE_UNIT: u64 = super::disk::BLOCK as u64;
/// All others between words of bits.
const SMALL_UNIT: u64 = 64;
/// A slice is large where each worker gets so many blocks.
const MANY_UNITS: u64 = 4;

/// Which numbers belong to whom: a range of each slice to each worker.
#[derive(Clone, Debug)]
pub struct Shares {
    /// The first number of each slice, and the end of the last.
    bounds: Vec<u64>,
    /// For each slice, the first number of each worker, and the end.
    starts: Vec<Vec<u64>>,
}

impl Shares {
    /// Shares as equal as whole units allow.
    pub fn new(game: &dyn NumberedGame, workers: usize) -> Self {
        let ranges = || game.slices().iter().map(|slice| slice.numbers.clone());
        let end = ranges().next_back().map_or(0, |last| last.end);
        let starts = ranges().map(|numbers| {
            let units = (numbers.end - numbers.start).div_ceil(unit(&numbers, workers));
            let start = |worker: usize| {
                let before = u128::from(units) * worker as u128 / workers as u128;
                (numbers.start + before as u64 * unit(&numbers, workers)).min(numbers.end)
            };
            (0..=workers).map(start).collect()
        });
        Self { starts: starts.collect(), bounds: ranges().map(|range| range.start).chain([end]).collect() }
    }

    /// The numbers of a slice that belong to a worker.
    pub fn of(&self, slice: usize, worker: usize) -> Range<u64> {
        self.starts[slice][worker]..self.starts[slice][worker + 1]
    }

    /// Whether blocks of the files belong to one worker each.
    pub fn has_whole_blocks(&self, slice: usize) -> bool {
        let starts = &self.starts[slice];
        starts
            .iter()
            .all(|start| (start - starts[0]).is_multiple_of(LARGE_UNIT) || *start == self.bounds[slice + 1])
    }

    /// The slice of a number that some slice has.
    #[inline]
    pub fn slice_of(&self, number: u64) -> usize {
        self.bounds.partition_point(|&first| first <= number) - 1
    }

    /// Who has a number of a slice.
    #[inline]
    fn owner(&self, slice: usize, number: u64) -> usize {
        owner(&self.starts[slice], number)
    }

    /// The largest part that a worker has, which places of 32 bits must hold.
    pub fn largest(&self) -> u64 {
        let sizes = self.starts.iter().flat_map(|starts| starts.windows(2).map(|pair| pair[1] - pair[0]));
        sizes.max().unwrap_or(0)
    }
}

/// Whose range a number is in, of ranges with these starts. Workers are few.
#[inline]
fn owner(starts: &[u64], number: u64) -> usize {
    starts[1..starts.len() - 1].iter().filter(|&&start| start <= number).count()
}

fn unit(numbers: &Range<u64>, workers: usize) -> u64 {
    let is_large = numbers.end - numbers.start >= MANY_UNITS * LARGE_UNIT * workers as u64;
    if is_large { LARGE_UNIT } else { SMALL_UNIT }
}

/// Lists for other workers, one for each of them and each slice: places in the parts that they have.
#[derive(Debug)]
pub struct Letters<T> {
    lists: Vec<Letter<T>>,
    last: usize,
}

/// One of the lists.
#[derive(Debug)]
pub struct Letter<T> {
    /// For whom.
    pub owner: usize,
    /// The slice that the places are in.
    pub slice: usize,
    /// What is in it.
    pub items: Vec<T>,
}

impl<T> Default for Letters<T> {
    fn default() -> Self {
        Self { lists: Vec::new(), last: 0 }
    }
}

impl<T> Letters<T> {
    #[inline]
    fn push(&mut self, owner: usize, slice: usize, item: T) {
        let is_it = |list: &Letter<T>| list.owner == owner && list.slice == slice;
        if !self.lists.get(self.last).is_some_and(is_it) {
            self.last = self.lists.iter().position(is_it).unwrap_or_else(|| {
                self.lists.push(Letter { owner, slice, items: Vec::new() });
                self.lists.len() - 1
            });
        }
        self.lists[self.last].items.push(item);
    }

    /// Takes the lists that have so many items or more.
    pub fn take(&mut self, least: usize) -> Vec<Letter<T>> {
        self.last = 0;
        self.lists.extract_if(.., |list| list.items.len() >= least.max(1)).collect()
    }
}

/// The positions of a worker that play reaches, a bit each.
#[derive(Debug)]
pub struct ReachedPart {
    /// For each slice the bits of the part. None where a table has all positions.
    bits: Option<Vec<Vec<u64>>>,
    worker: usize,
}

impl ReachedPart {
    /// None but the start.
    pub fn new(game: &dyn NumberedGame, shares: &Shares, worker: usize) -> Self {
        let Some(start) = game.start() else { return Self { bits: None, worker } };
        let words = |slice| {
            let mine = shares.of(slice, worker);
            (mine.end - mine.start).div_ceil(64) as usize
        };
        let mut bits: Vec<Vec<u64>> = (0..game.slices().len()).map(|slice| vec![0; words(slice)]).collect();
        let slice = shares.slice_of(start);
        if shares.of(slice, worker).contains(&start) {
            let place = start - shares.of(slice, worker).start;
            bits[slice][(place / 64) as usize] |= 1 << (place % 64);
        }
        Self { bits: Some(bits), worker }
    }

    /// The bits of a slice. Nothing where all numbers are wanted.
    pub fn bits(&self, slice: usize) -> &[u64] {
        self.bits.as_ref().map_or(&[], |bits| &bits[slice])
    }

    /// The same to change.
    pub fn bits_mut(&mut self, slice: usize) -> &mut [u64] {
        self.bits.as_mut().map_or(&mut [], |bits| &mut bits[slice])
    }

    /// Whether every number is wanted.
    pub fn is_all(&self) -> bool {
        self.bits.is_none()
    }

    /// Forgets a slice, and gives the bytes that are freed.
    pub fn drop_slice(&mut self, slice: usize) -> u64 {
        self.bits.as_mut().map_or(0, |bits| 8 * std::mem::take(&mut bits[slice]).len() as u64)
    }

    /// Marks places of a slice.
    pub fn mark(&mut self, slice: usize, places: impl IntoIterator<Item = u32>) {
        let bits = self.bits_mut(slice);
        for place in places {
            if let Some(word) = bits.get_mut(place as usize / 64) {
                *word |= 1 << (place % 64);
            }
        }
    }

    /// Marks what moves lead to from the positions of a slice with these bits, word by word from a word on. What others
    /// have is written to them.
    pub fn expand(
        &mut self,
        game: &dyn NumberedGame,
        shares: &Shares,
        (slice, first_word): (usize, usize),
        wanted: &[u64],
        away: &mut Letters<u32>,
    ) {
        let Some(bits) = &mut self.bits else { return };
        let first = shares.of(slice, self.worker).start + 64 * first_word as u64;
        let mut at = slice;
        let mut mine = shares.of(at, self.worker);
        game.look_through(first, wanted, &mut |_, _, options| {
            for &option in options {
                if !mine.contains(&option) {
                    if !(shares.bounds[at]..shares.bounds[at + 1]).contains(&option) {
                        at = shares.slice_of(option);
                        mine = shares.of(at, self.worker);
                    }
                    if !mine.contains(&option) {
                        let owner = shares.owner(at, option);
                        away.push(owner, at, (option - shares.starts[at][owner]) as u32);
                        continue;
                    }
                }
                let place = option - mine.start;
                bits[at][(place / 64) as usize] |= 1 << (place % 64);
            }
        });
    }

    /// The bits of some numbers of a part, from a word on.
    pub fn wanted(&self, slice: usize, size: u64, words: Range<usize>) -> Vec<u64> {
        match &self.bits {
            Some(bits) => bits[slice][words].to_vec(),
            None => {
                let word = |at: usize| match size - 64 * at as u64 {
                    left @ 0..64 => (1 << left) - 1,
                    _ => u64::MAX,
                };
                words.map(word).collect()
            }
        }
    }
}

/// The labels that a worker has: its parts of slices that are done and still needed.
#[derive(Debug)]
pub struct Held {
    shares: Shares,
    worker: usize,
    slices: Vec<Option<Cells>>,
}

impl Held {
    /// None yet.
    pub fn new(shares: Shares, worker: usize) -> Self {
        let slices = shares.starts.iter().map(|_| None).collect();
        Self { shares, worker, slices }
    }

    /// Keeps the part of a slice, or forgets it.
    pub fn set(&mut self, slice: usize, cells: Option<Cells>) -> Option<Cells> {
        std::mem::replace(&mut self.slices[slice], cells)
    }

    /// The part of a slice.
    pub fn slice(&self, slice: usize) -> Option<&Cells> {
        self.slices[slice].as_ref()
    }

    fn code(&self, slice: usize, place: u64) -> u32 {
        self.slices[slice].as_ref().map_or(0, |cells| cells.code(place as usize))
    }

    /// Answers what another asks of places in a slice: their codes in as many bytes as the second number says.
    pub fn answer(&self, slice: usize, places: impl Iterator<Item = u32>, into: &mut Vec<u8>) {
        let Some(cells) = &self.slices[slice] else { return };
        let width = cells.width();
        let places = places.filter(|&place| (place as usize) < cells.len());
        into.push(width as u8);
        match width {
            1 => into.extend(places.map(|place| cells.code(place as usize) as u8)),
            _ => {
                for place in places {
                    into.extend_from_slice(&cells.code(place as usize).to_le_bytes()[..width]);
                }
            }
        }
    }
}

/// Positions of the first pass that wait for the codes of options that others have.
#[derive(Debug, Default)]
pub struct Chunk {
    waiting: Vec<Waiting>,
    asks: Letters<u64>,
}

#[derive(Clone, Copy, Debug)]
struct Waiting {
    place: u32,
    inside: u32,
    best: Best,
}

impl Chunk {
    /// Whether nothing waits.
    pub fn is_empty(&self) -> bool {
        self.waiting.is_empty()
    }

    /// The questions: a place in the upper half of an item, and who waits for it in the lower.
    pub fn questions(&mut self) -> Vec<Letter<u64>> {
        self.asks.take(0)
    }

    /// Takes the answer to a question in. `None` where it is none.
    pub fn hear(&mut self, question: &[u64], answer: &[u8]) -> Option<()> {
        let (&width, codes) = answer.split_first()?;
        if codes.len() != question.len() * usize::from(width) || ![1, 2, 4].contains(&width) {
            return None;
        }
        for (&item, code) in question.iter().zip(codes.chunks_exact(usize::from(width))) {
            let mut word = [0; 4];
            word[..code.len()].copy_from_slice(code);
            self.waiting.get_mut(item as u32 as usize)?.best.take(u32::from_le_bytes(word));
        }
        Some(())
    }
}

/// Messages for other workers within a slice: by owner and kind the places in the owner's part.
#[derive(Debug)]
pub struct Outbox {
    boxes: Vec<[Vec<u32>; 3]>,
}

impl Outbox {
    /// Empty boxes for so many workers.
    pub fn new(workers: usize) -> Self {
        Self { boxes: std::iter::repeat_with(Default::default).take(workers).collect() }
    }

    /// Takes the boxes that have so many messages or more.
    pub fn take(&mut self, least: usize, mut send: impl FnMut(usize, Message, &mut Vec<u32>)) {
        for (owner, kinds) in self.boxes.iter_mut().enumerate() {
            for (message, places) in [Message::Win, Message::OneLess, Message::Tie].into_iter().zip(kinds) {
                if places.len() >= least.max(1) {
                    send(owner, message, places);
                    places.clear();
                }
            }
        }
    }
}

/// The part of a slice at work: expands a frontier to messages, and absorbs messages.
pub trait Part {
    /// The first pass over the wanted numbers from one on; what waits for others goes into the chunk.
    fn first_pass(&mut self, from: u64, wanted: &[u64], held: &Held) -> Chunk;

    /// Writes down what a chunk has made of its positions, when all its questions are answered.
    fn settle(&mut self, chunk: &Chunk);

    /// Ends the first pass, when all chunks are settled.
    fn close_first_pass(&mut self);

    /// Whether the moves within the slice have to be turned round before a position can be expanded: the game does not know them
    /// backwards.
    fn wants_sources(&self) -> bool;

    /// Looks at the wanted numbers from one on for the moves that stay in the slice. Those into other parts go into the lists: the
    /// place there in the upper half of an item, and where in the slice the move is made in the lower.
    fn note_moves(&mut self, from: u64, wanted: &[u64], away: &mut Letters<u64>);

    /// Takes such items of others in; places that the part does not have are passed over.
    fn take_moves(&mut self, items: &mut dyn Iterator<Item = u64>);

    /// The bytes of the moves that were noted and taken, before they are turned round.
    fn bytes_of_moves(&self) -> u64;

    /// Turns the moves round, when all are there.
    fn turn_moves(&mut self);

    /// Blocks whose positions can be expanded; none where the slice does not loop.
    fn blocks(&self) -> usize;

    /// Expands those of a block at a distance that are won or lost, or those that are tied. What they say to positions of
    /// the part is absorbed.
    fn expand(&self, block: usize, level: u32, ties: bool, outbox: &mut Outbox);

    /// Absorbs messages from positions at a distance.
    fn absorb(&self, message: Message, level: u32, places: &mut dyn Iterator<Item = u32>);

    /// When all wins and losses are known: what counts options still is neither.
    fn forget_counters(&self);

    /// The greatest distance so far.
    fn furthest(&self) -> u32;

    /// Whether the words are too narrow, so that the slice must be made again in wider ones.
    fn is_too_narrow(&self) -> bool;

    /// The bytes of a word.
    fn width(&self) -> usize;

    /// How many positions the part has.
    fn len(&self) -> usize;

    /// Whether it has none.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The words of some places as bytes, least first.
    fn write_bytes(&self, places: Range<usize>, into: &mut Vec<u8>);

    /// Sets words from such bytes.
    fn set_bytes(&self, place: usize, bytes: &[u8]);

    /// Notes what words that were set say of distances.
    fn note_all(&self);

    /// Positions whose options in earlier slices are all won, by number, with the code of a loss by the latest of them.
    fn late(&self) -> &[(u64, u32)];

    /// Sets these; those of other parts are passed over.
    fn set_late(&mut self, late: &[(u64, u32)]);

    /// The labels, when all is done.
    fn into_cells(self: Box<Self>) -> Cells;
}

/// A part of a slice of which nothing is known, in words of 1, 2 or 4 bytes.
pub fn new_part<'a>(
    game: &'a dyn NumberedGame,
    slice: usize,
    shares: &Shares,
    worker: usize,
    width: usize,
) -> Result<Box<dyn Part + 'a>, Capacity> {
    let shape = Shape::new(game, slice, shares, worker);
    Ok(match width {
        1 => shape.open::<AtomicU8>(),
        2 => shape.open::<AtomicU16>(),
        4 => shape.open::<AtomicU32>(),
        _ => return Err(too_many_plies()),
    })
}

/// What does not fit into four bytes.
fn too_many_plies() -> Capacity {
    Capacity { holder: "a table", most: u64::from(u32::MAX / 4), unit: "plies" }
}

/// What a part is a part of.
#[derive(Clone)]
struct Shape<'a> {
    game: &'a dyn NumberedGame,
    numbers: Range<u64>,
    mine: Range<u64>,
    /// The first numbers of the workers.
    starts: Vec<u64>,
    loops: bool,
    is_closed: bool,
    /// Its place among the slices.
    slice: usize,
}

impl<'a> Shape<'a> {
    fn new(game: &'a dyn NumberedGame, at: usize, shares: &Shares, worker: usize) -> Self {
        let slice = &game.slices()[at];
        Self {
            game,
            numbers: slice.numbers.clone(),
            mine: shares.of(at, worker),
            starts: shares.starts[at].clone(),
            loops: slice.loops,
            is_closed: slice.needs.is_empty(),
            slice: at,
        }
    }

    fn open<W: Word>(self) -> Box<dyn Part + 'a> {
        let size = (self.mine.end - self.mine.start) as usize;
        let words = Words::<W>::new(size, self.loops, self.game.most_options(), true);
        Box::new(PartOf {
            shape: self,
            words,
            late: Vec::new(),
            moves: Vec::new(),
            move_count: 0,
            backward: None,
        })
    }
}

struct PartOf<'a, W> {
    shape: Shape<'a>,
    words: Words<W>,
    late: Vec<(u64, u32)>,
    /// Moves into the part that have not been turned round, and how many they are.
    moves: Vec<Vec<Edge>>,
    move_count: usize,
    /// The same turned round.
    backward: Option<Backward>,
}

impl<W: Word> PartOf<'_, W> {
    /// Writes what is known of a position when all its options outside of the slice are.
    fn put(&mut self, place: usize, best: Best, inside: u32) {
        if inside > 0 && best.has_wins() && !self.shape.is_closed {
            self.late.push((self.shape.mine.start + place as u64, best.code(true)));
        }
        self.words.settle(place, best, inside);
    }

    /// The loss of a position of which an option at this distance was the last that might have been good.
    #[cold]
    fn lost_code(&self, place: usize, level: u32) -> u32 {
        let number = self.shape.mine.start + place as u64;
        let found = self.late.binary_search_by_key(&number, |late| late.0);
        found.map_or(0, |at| self.late[at].1).max(loss(level + 1))
    }
}

impl<W: Word> Part for PartOf<'_, W> {
    fn first_pass(&mut self, from: u64, wanted: &[u64], held: &Held) -> Chunk {
        let Shape { game, numbers, mine, loops, .. } = self.shape.clone();
        let shares = &held.shares;
        let (has_symmetries, has_ties) = (game.has_symmetries(), game.has_ties());
        let mut chunk = Chunk::default();
        let mut once = Vec::new();
        let mut slice = 0;
        let mut here = shares.of(0, held.worker);
        game.look_through(from, wanted, &mut |number, standing, options| {
            let place = (number - mine.start) as usize;
            match standing {
                Standing::Absent => return,
                Standing::Over(ending) => {
                    self.words.put_over(place, ending, has_ties);
                    return;
                }
                Standing::Open => {}
            }
            let options = if has_symmetries && loops { each_once(options, &mut once) } else { options };
            let mut best = Best::NONE;
            let mut inside = 0;
            let mut waits = false;
            for &option in options {
                if numbers.contains(&option) {
                    inside += 1;
                    continue;
                }
                if !here.contains(&option) {
                    slice = shares.slice_of(option);
                    here = shares.of(slice, held.worker);
                }
                if here.contains(&option) {
                    best.take(held.code(slice, option - here.start));
                } else {
                    let owner = shares.owner(slice, option);
                    let asked = option - shares.starts[slice][owner];
                    waits = true;
                    chunk.asks.push(owner, slice, asked << 32 | chunk.waiting.len() as u64);
                }
            }
            if waits {
                chunk.waiting.push(Waiting { place: place as u32, inside, best });
            } else {
                self.put(place, best, inside);
            }
        });
        chunk
    }

    fn settle(&mut self, chunk: &Chunk) {
        for &Waiting { place, inside, best } in &chunk.waiting {
            self.put(place as usize, best, inside);
        }
    }

    fn close_first_pass(&mut self) {
        self.late.sort_unstable();
    }

    fn wants_sources(&self) -> bool {
        self.shape.loops && !self.shape.game.knows_sources()
    }

    fn note_moves(&mut self, from: u64, wanted: &[u64], away: &mut Letters<u64>) {
        let Shape { game, numbers, mine, starts, slice, .. } = &self.shape;
        let has_symmetries = game.has_symmetries();
        let (mut own, mut once): (Vec<Edge>, _) = (Vec::new(), Vec::new());
        game.look_through(from, wanted, &mut |number, _, options| {
            let source = (number - numbers.start) as u32;
            let options = if has_symmetries { each_once(options, &mut once) } else { options };
            for &option in options.iter().filter(|option| numbers.contains(option)) {
                if mine.contains(&option) {
                    own.push(((option - mine.start) as u32, source));
                } else {
                    let owner = owner(starts, option);
                    away.push(owner, *slice, (option - starts[owner]) << 32 | u64::from(source));
                }
            }
        });
        own.shrink_to_fit();
        self.move_count += own.len();
        self.moves.push(own);
    }

    fn take_moves(&mut self, items: &mut dyn Iterator<Item = u64>) {
        let size = self.words.cells.len();
        let moves = items.map(|item| ((item >> 32) as u32, item as u32));
        let taken: Vec<Edge> = moves.filter(|&(place, _)| (place as usize) < size).collect();
        self.move_count += taken.len();
        self.moves.push(taken);
    }

    fn bytes_of_moves(&self) -> u64 {
        (size_of::<Edge>() * self.move_count) as u64
    }

    fn turn_moves(&mut self) {
        let moves = std::mem::take(&mut self.moves);
        self.backward = Some(Backward::from_edges(self.words.cells.len(), moves));
    }

    fn blocks(&self) -> usize {
        self.words.blocks()
    }

    fn expand(&self, block: usize, level: u32, ties: bool, outbox: &mut Outbox) {
        if !self.words.may_have(block, level) {
            return;
        }
        let Shape { game, numbers, mine, starts, .. } = &self.shape;
        // What was turned round here counts each option once by itself.
        let has_equal_ones = game.has_symmetries() && self.backward.is_none();
        let (mut sources, mut once) = (Vec::new(), Vec::new());
        for place in block * BLOCK..self.words.cells.len().min((block + 1) * BLOCK) {
            let Some(message) = self.words.says(place, level, ties) else { continue };
            match &self.backward {
                Some(backward) => backward.list(place, numbers.start, &mut sources),
                None => game.sources(mine.start + place as u64, &mut sources),
            }
            let sources = if has_equal_ones { each_once(&sources, &mut once) } else { &sources[..] };
            for &source in sources {
                if mine.contains(&source) {
                    let place = (source - mine.start) as usize;
                    self.words.absorb(place, message, level, || self.lost_code(place, level));
                } else {
                    let owner = owner(starts, source);
                    outbox.boxes[owner][message as usize].push((source - starts[owner]) as u32);
                }
            }
        }
    }

    fn absorb(&self, message: Message, level: u32, places: &mut dyn Iterator<Item = u32>) {
        for place in places.map(|place| place as usize).filter(|&place| place < self.words.cells.len()) {
            self.words.absorb(place, message, level, || self.lost_code(place, level));
        }
    }

    fn forget_counters(&self) {
        self.words.forget_counters(0..self.words.cells.len());
    }

    fn furthest(&self) -> u32 {
        self.words.furthest()
    }

    fn is_too_narrow(&self) -> bool {
        self.words.is_too_narrow()
    }

    fn width(&self) -> usize {
        size_of::<W>()
    }

    fn len(&self) -> usize {
        self.words.cells.len()
    }

    fn write_bytes(&self, places: Range<usize>, into: &mut Vec<u8>) {
        for cell in &self.words.cells[places] {
            into.extend_from_slice(&cell.get().to_le_bytes()[..size_of::<W>()]);
        }
    }

    fn set_bytes(&self, place: usize, bytes: &[u8]) {
        for (cell, bytes) in self.words.cells[place..].iter().zip(bytes.chunks_exact(size_of::<W>())) {
            let mut word = [0; 4];
            word[..bytes.len()].copy_from_slice(bytes);
            cell.set(u32::from_le_bytes(word));
        }
    }

    fn note_all(&self) {
        self.words.note_all();
    }

    fn late(&self) -> &[(u64, u32)] {
        &self.late
    }

    fn set_late(&mut self, late: &[(u64, u32)]) {
        self.late.extend(late.iter().filter(|late| self.shape.mine.contains(&late.0)));
        self.late.sort_unstable();
    }

    fn into_cells(self: Box<Self>) -> Cells {
        W::cells(self.words.cells)
    }
}

/// The positions of a block that is expanded.
pub const POSITIONS_OF_A_BLOCK: usize = BLOCK;
