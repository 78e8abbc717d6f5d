//! Who wins a board of Domineering of at most 127 cells: a search of the board as a word.
//!
//! The player to move sees the board so that the dominoes to be laid lie along the rows; the other, turned over its
//! diagonal. A board is decided by what is known of its images, else by bounds [from counting](super::bounds),
//! else by bounds [of strips](super::walls); only then the dominoes are tried one by one. Order is most of it:
//! dominoes first that leave the player more to lay, and safely, and the opponent less; of these the ones in the second row
//! from the edge, the fourth, …, at odd distances from the end of the row: they make safe places at the edge, and two such
//! dominoes stand one beside the other. Parts that only one player can use are integers and are taken away; what is known
//! of the rest with one integer is known with greater or lesser ones. A table compares the whole board: no two
//! are taken for each other. (The plan and the preferred places are those of Breuker, Uiterwijk and van den Herik, *Solving
//! 8×8 Domineering*, 2000, and of Bullock, *Domineering: Solving large combinatorial search spaces*, 2002; bounds of strips
//! are ours.)
//!
//! Where there is a keeper, each board that took more than a look is an [`OwnEntry`] of the section of its frame: the position
//! is the word of the least image; what is known are two bytes with signs, the integer from which on the player to move
//! wins, 127 where there is none, and above it that to which the player loses, −128 where there is none.

use super::bounds::margin;
use super::frame::{Frame, Oblong, Square, Views, Word, places, views};
use super::walls::{Strips, Walls};
use crate::dominoes::FreeCells;
use std::cell::Cell;
use std::sync::Arc;
use zermelo_core::{
    AnyPosition, Keeper, LEAST_WORK_KEPT, Limits, Meter, NODES_BETWEEN_KEEPING, OwnEntry, OwnRecords, Player,
    SharedEntries, StopReason, WinnerSearch,
};

/// What makes the search quicker and can be left out; the answers are the same.
#[derive(Clone, Copy, Debug)]
struct Devices {
    /// Bounds by counting.
    counting: bool,
    /// Bounds by strips of at most so many rows; with none, there are no such bounds.
    strip_rows: u32,
    /// Parts of one player are taken away as integers.
    integers: bool,
}

impl Devices {
    const ALL: Self = Self { counting: true, strip_rows: 3, integers: true };
}

/// A search that remembers the boards of one frame that it has decided.
struct BoardSearch<F: Frame> {
    devices: Devices,
    /// How Left sees the board, and Right.
    frames: [F; 2],
    /// How good it is for either of them to lay a domino with its first cell at a place.
    preferences: [Vec<i32>; 2],
    table: Table<F::Word>,
    /// Of each frame; one for both where they are alike.
    strips: Vec<Strips<F>>,
    nodes: u64,
    options: Vec<Choice>,
    stack: Vec<Node<F::Word>>,
    /// Where what is known is put down.
    records: Option<OwnRecords>,
    /// How many nodes there were when this was done last.
    kept_at: Cell<u64>,
    /// What searches of other threads know.
    shared: Option<SharedEntries>,
}

/// A board with so many moves of the player to move; of the other, if negative.
#[derive(Clone, Copy, Debug)]
struct Place<W> {
    /// As the player to move sees it, and as the other does.
    views: [W; 2],
    /// Whose frame is the first.
    side: usize,
    integer: i16,
}

impl<W> Place<W> {
    /// As the opponent sees it, who is to move.
    fn turned(self) -> Self {
        let [own, other] = self.views;
        Self { views: [other, own], side: 1 - self.side, integer: -self.integer }
    }
}

/// Boards that are decided, by the least image.
#[derive(Clone, Copy)]
struct Entry<W> {
    key: W,
    /// Nodes below it.
    work: u32,
    /// The player to move wins with this integer or a greater one.
    wins_from: i16,
    /// And loses with this or a lesser one.
    loses_to: i16,
}

impl<W: Word> Entry<W> {
    const NONE: Self = Self { key: W::NONE, work: 0, wins_from: i16::MAX, loses_to: i16::MIN };

    /// As it is kept; `None` where it is not worth keeping.
    fn to_own(self, section: u16) -> Option<OwnEntry> {
        let is_kept = !self.key.is_empty() && self.work >= LEAST_WORK_KEPT;
        is_kept.then(|| {
            // An integer is less than half of the cells; a greater one would not be kept.
            let wins_from = i8::try_from(self.wins_from).unwrap_or(i8::MAX);
            let loses_to = i8::try_from(self.loses_to).unwrap_or(i8::MIN);
            let known = u32::from(wins_from.cast_unsigned()) | u32::from(loses_to.cast_unsigned()) << 8;
            OwnEntry { section, position: self.key.halves(), known, log_work: self.work.ilog2() }
        })
    }

    /// What was kept.
    fn of_own(entry: OwnEntry) -> Self {
        let [wins_from, loses_to, ..] = entry.known.to_le_bytes().map(u8::cast_signed);
        Self {
            key: W::of_halves(entry.position),
            work: 1 << entry.log_work,
            wins_from: if wins_from == i8::MAX { i16::MAX } else { wins_from.into() },
            loses_to: if loses_to == i8::MIN { i16::MIN } else { loses_to.into() },
        }
    }
}

/// What is decided. It grows up to a size, from where on boards that took less work give way to others.
struct Table<W> {
    entries: Vec<Entry<W>>,
    most_entries: usize,
    filled: usize,
}

impl<W: Word> Table<W> {
    fn within(bytes: u64) -> Self {
        let most_log_entries = (bytes / size_of::<Entry<W>>() as u64).max(1).ilog2().max(LEAST_LOG_ENTRIES);
        Self {
            entries: vec![Entry::NONE; 1 << LEAST_LOG_ENTRIES],
            most_entries: 1 << most_log_entries,
            filled: 0,
        }
    }

    fn bytes(&self) -> u64 {
        (self.entries.len() * size_of::<Entry<W>>()) as u64
    }

    #[inline]
    fn bucket(&self, key: W) -> usize {
        (key.hash() >> (u64::BITS - self.entries.len().ilog2())) as usize & !(WAYS - 1)
    }

    #[inline]
    fn find(&self, key: W, integer: i16) -> Option<bool> {
        let start = self.bucket(key);
        let entry = self.entries[start..start + WAYS].iter().find(|entry| entry.key == key)?;
        if integer >= entry.wins_from { Some(true) } else { (integer <= entry.loses_to).then_some(false) }
    }

    /// The entry of a board, in place of another where the board is new.
    fn entry(&mut self, key: W, work: u32) -> &mut Entry<W> {
        let start = self.bucket(key);
        let known = (start..start + WAYS).find(|&place| self.entries[place].key == key);
        let place = known.unwrap_or_else(|| {
            self.filled += usize::from(self.entries[start + 1].key.is_empty());
            if work < self.entries[start].work >> 1 {
                return start + 1;
            }
            self.entries[start + 1] = self.entries[start];
            start
        });
        let entry = &mut self.entries[place];
        if known.is_none() {
            *entry = Entry { key, ..Entry::NONE };
        }
        entry.work = entry.work.max(work);
        entry
    }

    fn store(&mut self, key: W, integer: i16, wins: bool, work: u64) {
        let entry = self.entry(key, work.min(u32::MAX.into()) as u32);
        if wins {
            entry.wins_from = entry.wins_from.min(integer);
        } else {
            entry.loses_to = entry.loses_to.max(integer);
        }
    }

    /// Takes note of what was known before.
    fn recall(&mut self, known: Entry<W>) {
        let entry = self.entry(known.key, known.work);
        entry.wins_from = entry.wins_from.min(known.wins_from);
        entry.loses_to = entry.loses_to.max(known.loses_to);
    }

    /// An empty table becomes one with room for so many entries, as far as it may grow: they come in the order of their
    /// places, so a table that grew with them would lose most.
    fn make_room_for(&mut self, count: usize) {
        let least = count.saturating_mul(ROOM_FOR_ONE).checked_next_power_of_two();
        let len = least.map_or(self.most_entries, |least| least.clamp(self.entries.len(), self.most_entries));
        self.entries = vec![Entry::NONE; len];
        self.filled = 0;
    }

    fn is_to_grow(&self) -> bool {
        self.filled * 2 > self.entries.len() && self.entries.len() < self.most_entries
    }

    fn grow(&mut self) {
        self.filled = 0;
        let larger = vec![Entry::NONE; 2 * self.entries.len()];
        for old in std::mem::replace(&mut self.entries, larger) {
            if !old.key.is_empty() {
                *self.entry(old.key, old.work) = old;
            }
        }
    }
}

/// A move that has to be tried: by the first cell of the domino, or in the integer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Choice {
    score: i32,
    first: u32,
}

impl Choice {
    /// What another search was at when its turn came.
    const DEFERRED: i32 = i32::MIN + 1;
    /// The integer is left alone as long as there is something else.
    const IN_INTEGER: Self = Self { score: i32::MIN, first: u32::MAX };
}

/// A board that is being searched.
#[derive(Clone, Copy)]
struct Node<W> {
    place: Place<W>,
    key: W,
    /// Where its options begin; the best is the last.
    options: usize,
    /// Whether the best has been taken.
    has_begun: bool,
    /// Nodes before this one.
    nodes: u64,
}

/// The bytes of the table, where limits allow them.
const TABLE_BYTES: u64 = 64 << 20;
const LEAST_LOG_ENTRIES: u32 = 8;
/// Places for each entry that is known before: of a table a quarter full next to nothing is lost.
const ROOM_FOR_ONE: usize = 4;
/// Places for one board: the first is for the most work, the second for the last.
const WAYS: usize = 2;
/// One domino more or less, against every preference among places.
const DOMINO: i32 = 1 << 15;
/// Boards that took fewer nodes are searched again sooner than they are asked for.
const LEAST_WORK_TOLD: u64 = 4;
/// Boards from this depth on are decided too soon to be told of.
const DEPTH_TOLD: usize = 20;
/// Safe dominoes can wait until there is nothing else.
const SCORE_OF_SAFE: i32 = -(1 << 28);

impl<F: Frame> BoardSearch<F> {
    fn new(frame: F, setup: &Setup, limits: &Limits, meter: &mut Meter) -> Result<Self, StopReason> {
        let Setup { devices, keeper, shared } = setup.clone();
        let records = keeper.map(|keeper| OwnRecords::new(keeper, frame.section()));
        let table = table_with(records.as_ref(), limits.for_table(TABLE_BYTES), meter)?;
        let frames = [frame, frame.turned()];
        let distinct = if frame.height() == frame.width() { 1 } else { 2 };
        let strip_bytes = (distinct * Strips::<F>::BYTES) as u64;
        let mut strips = Vec::new();
        if devices.strip_rows > 0 && limits.memory.is_none_or(|limit| limit / 2 >= strip_bytes) {
            meter.count_bytes(strip_bytes)?;
            strips.extend(frames[..distinct].iter().map(|&frame| Strips::new(frame, devices.strip_rows)));
        }
        let preferences = [Vec::new(), Vec::new()];
        Ok(Self {
            devices,
            frames,
            preferences,
            table,
            strips,
            nodes: 0,
            options: Vec::new(),
            stack: Vec::new(),
            records,
            kept_at: Cell::new(0),
            shared,
        })
    }

    /// The bytes of its tables.
    fn bytes(&self) -> u64 {
        self.table.bytes() + (self.strips.len() * Strips::<F>::BYTES) as u64
    }

    /// Has the keeper put down what is known, where there is something new.
    fn keep(&self) {
        if let Some(records) = &self.records
            && self.kept_at.replace(self.nodes) != self.nodes
        {
            let section = self.frames[0].section();
            records.keep(&mut self.table.entries.iter().filter_map(|entry| entry.to_own(section)));
        }
    }

    #[cold]
    fn keep_if_due(&self) {
        if self.records.as_ref().is_some_and(OwnRecords::is_due) {
            self.keep();
        }
    }

    /// Whether the player to move wins a board, which Left and Right see as `views`, Left in some rows and columns.
    fn wins(
        &mut self,
        views: [F::Word; 2],
        to_move: Player,
        [rows, columns]: [u32; 2],
        meter: &mut Meter,
    ) -> Result<bool, StopReason> {
        self.options.clear();
        self.stack.clear();
        self.preferences =
            [preferences(self.frames[0], rows, columns), preferences(self.frames[1], columns, rows)];
        let mut place = Place { views, side: 0, integer: 0 };
        if to_move == Player::Right {
            place = place.turned();
        }
        let mut result = self.look_up_or_enter(self.reduced(place), None, meter)?;
        loop {
            let Some(&node) = self.stack.last() else { return Ok(result.unwrap_or(false)) };
            result = match result {
                // What the opponent loses wins.
                Some(false) => Some(self.leave(true)),
                _ if self.options.len() == node.options => Some(self.leave(false)),
                _ => self.next_option(meter)?,
            };
        }
    }

    /// Goes on with the best option that is left of the board on top.
    fn next_option(&mut self, meter: &mut Meter) -> Result<Option<bool>, StopReason> {
        let (Some(node), Some(choice)) = (self.stack.last_mut(), self.options.pop()) else { return Ok(None) };
        let place = node.place;
        // Most of the time the best decides: all searches are at it together.
        let can_wait = std::mem::replace(&mut node.has_begun, true) && choice.score != Choice::DEFERRED;
        self.look_up_or_enter(self.after(place, choice), Some(choice).filter(|_| can_wait), meter)
    }

    /// Looks a board up, or enters it. An option that can wait is put back where another search is at it.
    fn look_up_or_enter(
        &mut self,
        place: Place<F::Word>,
        can_wait: Option<Choice>,
        meter: &mut Meter,
    ) -> Result<Option<bool>, StopReason> {
        let frame = self.frames[place.side];
        let key = frame.least_image(place.views[0]) | frame.mark();
        match self.table.find(key, place.integer) {
            None => self.enter(place, key, can_wait, meter),
            known => Ok(known),
        }
    }

    /// Enters a board of which nothing is known: who wins, where bounds tell, else it is on the stack with the options that
    /// have to be tried.
    fn enter(
        &mut self,
        place: Place<F::Word>,
        key: F::Word,
        can_wait: Option<Choice>,
        meter: &mut Meter,
    ) -> Result<Option<bool>, StopReason> {
        meter.count_position(0)?;
        self.nodes += 1;
        if self.nodes.is_multiple_of(NODES_BETWEEN_KEEPING) {
            self.keep_if_due();
        }
        if self.table.is_to_grow() {
            let old = self.table.bytes();
            meter.count_bytes(2 * old)?;
            self.table.grow();
            meter.release_bytes(old);
        }
        if let Some(wins) = self.decided_by_bounds(place) {
            self.table.store(key, place.integer, wins, 1);
            return Ok(Some(wins));
        }
        if let Some(wins) = self.known_to_others(key, place.integer)? {
            return Ok(Some(wins));
        }
        if let Some(choice) = can_wait.filter(|_| self.is_begun(key))
            && let Some(node) = self.stack.last()
        {
            self.options.insert(node.options, Choice { score: Choice::DEFERRED, ..choice });
            return Ok(None);
        }
        if let Some((shared, section)) = self.told() {
            shared.begin(section, key.halves());
        }
        let (options, nodes) = (self.options.len(), self.nodes - 1);
        self.stack.push(Node { place, key, options, has_begun: false, nodes });
        self.find_options(place);
        Ok(None)
    }

    /// Who wins, where a search of another thread has found it.
    #[inline]
    fn known_to_others(&mut self, key: F::Word, integer: i16) -> Result<Option<bool>, StopReason> {
        let Some(shared) = &self.shared else { return Ok(None) };
        shared.go_on()?;
        let Some(known) = shared.find(self.frames[0].section(), key.halves()) else { return Ok(None) };
        self.table.recall(Entry::of_own(known));
        Ok(self.table.find(key, integer))
    }

    /// With whom it is shared what is being searched, if the next board to be entered is worth it.
    fn told(&self) -> Option<(&SharedEntries, u16)> {
        let shared = self.shared.as_ref().filter(|_| self.stack.len() < DEPTH_TOLD)?;
        Some((shared, self.frames[0].section()))
    }

    /// Whether another search is at a board.
    fn is_begun(&self, key: F::Word) -> bool {
        self.told().is_some_and(|(shared, section)| shared.is_begun(section, key.halves()))
    }

    /// Whether bounds say that the player to move wins, or loses.
    #[inline]
    fn decided_by_bounds(&mut self, place: Place<F::Word>) -> Option<bool> {
        let Place { views: [own, other], side, integer } = place;
        if self.devices.counting {
            let [frame, frame_of_other] = [self.frames[side], self.frames[1 - side]];
            let integer = i32::from(integer);
            let dominoes_of_other = frame_of_other.packed(other).count();
            if margin(frame, own, dominoes_of_other).first + integer >= 0 {
                return Some(true);
            }
            if margin(frame_of_other, other, frame.packed(own).count()).second - integer >= 0 {
                return Some(false);
            }
        }
        if self.strips.is_empty() {
            return None;
        }
        let last = self.strips.len() - 1;
        let walls = self.strips[last.min(1 - side)].upright_walls(other).plus(Walls::integer(integer));
        if walls.first() > 0 {
            return Some(true);
        }
        let walls = self.strips[last.min(side)].upright_walls(own).plus(Walls::integer(-integer));
        (walls.second() > 0).then_some(false)
    }

    /// Puts the moves of a board on the stack, the best last.
    fn find_options(&mut self, place: Place<F::Word>) {
        let start = self.options.len();
        let Place { views: [own, other], side, integer } = place;
        let [frame, frame_of_other] = [self.frames[side], self.frames[1 - side]];
        let guarded = own & !frame.above_and_below(own);
        let pairs = frame.pairs(own);
        let safe = pairs & frame.pairs(guarded);
        for first in places(pairs & !safe) {
            let cell = F::Word::cell(first);
            let dominoes = free_and_safe_dominoes(frame, own & !(cell | cell << 1))
                - free_and_safe_dominoes(frame_of_other, other & !frame.transposed_domino(first));
            let score = dominoes * DOMINO + self.preferences[side][first as usize];
            self.options.push(Choice { score, first });
        }
        if integer > 0 {
            // A move in the integer leaves at least as much as a safe domino does.
            self.options.push(Choice::IN_INTEGER);
        } else {
            self.options.extend(places(safe).map(|first| Choice { score: SCORE_OF_SAFE, first }));
        }
        self.options[start..].sort_unstable();
    }

    /// What the opponent has to move in after a move.
    fn after(&self, place: Place<F::Word>, choice: Choice) -> Place<F::Word> {
        if choice.first == Choice::IN_INTEGER.first {
            return Place { integer: place.integer - 1, ..place }.turned();
        }
        let [own, other] = place.views;
        let cell = F::Word::cell(choice.first);
        let turned = self.frames[place.side].transposed_domino(choice.first);
        self.reduced(Place { views: [own & !(cell | cell << 1), other & !turned], ..place }).turned()
    }

    /// Without the cells that no domino can take, and without parts of one player.
    fn reduced(&self, place: Place<F::Word>) -> Place<F::Word> {
        let [frame, frame_of_other] = [self.frames[place.side], self.frames[1 - place.side]];
        let [own, other] = place.views;
        let own = own & frame.neighbours(own);
        let other = other & frame_of_other.neighbours(other);
        let place = Place { views: [own, other], ..place };
        if !self.devices.integers {
            return place;
        }
        let [ours, theirs] = [own_part(frame, own), own_part(frame_of_other, other)];
        if (ours | theirs).is_empty() {
            return place;
        }
        let dominoes = frame.packed(ours).count() as i16 - frame_of_other.packed(theirs).count() as i16;
        let own = own & !(ours | frame_of_other.transposed(theirs));
        let other = other & !(theirs | frame.transposed(ours));
        Place { views: [own, other], integer: place.integer + dominoes, ..place }
    }

    fn leave(&mut self, wins: bool) -> bool {
        if let Some(node) = self.stack.pop() {
            self.options.truncate(node.options);
            if let Some((shared, section)) = self.told() {
                shared.end(section, node.key.halves());
            }
            let work = self.nodes - node.nodes;
            self.table.store(node.key, node.place.integer, wins, work);
            if let Some(shared) = self.shared.as_ref().filter(|_| work >= LEAST_WORK_TOLD) {
                // With what was known of the board with other integers.
                if let Some(known) = self.table.entry(node.key, 0).to_own(self.frames[0].section()) {
                    shared.put(known);
                }
            }
        }
        wins
    }
}

/// A table with what is kept of it.
fn table_with<W: Word>(
    records: Option<&OwnRecords>,
    bytes: u64,
    meter: &mut Meter,
) -> Result<Table<W>, StopReason> {
    let mut table = Table::within(bytes);
    if let Some(records) = records {
        table.make_room_for(records.count());
        records.recall(&mut |entry| table.recall(Entry::of_own(entry)));
    }
    meter.count_bytes(table.bytes())?;
    Ok(table)
}

/// How many disjoint dominoes can be laid, and again how many that the opponent cannot touch.
#[inline]
fn free_and_safe_dominoes<F: Frame>(frame: F, set: F::Word) -> i32 {
    let safe = frame.packed(set & !frame.above_and_below(set));
    (frame.packed(set).count() + safe.count()).cast_signed()
}

/// The parts of a board in which only lying dominoes can be laid.
fn own_part<F: Frame>(frame: F, board: F::Word) -> F::Word {
    let mut reached = board & frame.above_and_below(board);
    loop {
        let more = reached | (frame.beside(reached) & board);
        if more == reached {
            return board & !reached;
        }
        reached = more;
    }
}

/// How good it is to lay a domino with its first cell at each place of a board of some rows and columns, all else being
/// equal.
fn preferences<F: Frame>(frame: F, rows: u32, columns: u32) -> Vec<i32> {
    const CLASS: i32 = 1 << 12;
    let mut preferences = vec![0; (frame.height() * frame.width()) as usize];
    for row in 0..rows {
        for column in 0..columns.saturating_sub(1) {
            let from_edge = row.min(rows - 1 - row);
            let from_end = column.min(columns - 2 - column);
            let class = match (from_edge % 2, from_end % 2) {
                (1, 0) => 5,
                (1, _) => 4,
                _ if from_edge == 0 => 1,
                (_, 0) => 3,
                _ => 2,
            };
            preferences[(row * frame.width() + column) as usize] =
                class * CLASS - (from_edge / 2 * 64 + from_end / 2).cast_signed();
        }
    }
    preferences
}

/// How a search goes about it.
#[derive(Clone)]
struct Setup {
    devices: Devices,
    keeper: Option<Arc<dyn Keeper>>,
    shared: Option<SharedEntries>,
}

/// The search, for the catalogue: what it has begun with stays for later questions.
struct DomineeringSearch<'a> {
    setup: Setup,
    limits: Limits<'a>,
    meter: Meter<'a>,
    square: Option<BoardSearch<Square>>,
    /// Of boards of one height and width.
    oblong: Option<([u32; 2], BoardSearch<Oblong>)>,
    /// Of searches of other heights and widths.
    nodes_before: u64,
}

impl<'a> DomineeringSearch<'a> {
    fn new(devices: Devices, limits: &Limits<'a>) -> Result<Self, StopReason> {
        let meter = Meter::start(limits, "searching boards")?;
        let setup = Setup { devices, keeper: None, shared: None };
        Ok(Self { setup, limits: *limits, meter, square: None, oblong: None, nodes_before: 0 })
    }

    fn wins_square(&mut self, views: [u64; 2], to_move: Player, size: [u32; 2]) -> Result<bool, StopReason> {
        let Self { setup, limits, meter, square, .. } = self;
        let search = match square {
            Some(search) => search,
            None => square.insert(BoardSearch::new(Square, setup, limits, meter)?),
        };
        search.wins(views, to_move, size, meter)
    }

    fn wins_oblong(
        &mut self,
        frame: Oblong,
        views: [u128; 2],
        to_move: Player,
        size: [u32; 2],
    ) -> Result<bool, StopReason> {
        let Self { setup, limits, meter, oblong, nodes_before, .. } = self;
        let other = oblong.take_if(|(of_size, _)| *of_size != size);
        if let Some((_, other)) = other {
            other.keep();
            *nodes_before += other.nodes;
            meter.release_bytes(other.bytes());
        }
        let (_, search) = match oblong {
            Some(kept) => kept,
            None => oblong.insert((size, BoardSearch::new(frame, setup, limits, meter)?)),
        };
        search.wins(views, to_move, size, meter)
    }
}

/// The search, for the catalogue.
pub fn winner_search<'a>(limits: &Limits<'a>) -> Result<Box<dyn WinnerSearch + 'a>, StopReason> {
    Ok(Box::new(DomineeringSearch::new(Devices::ALL, limits)?))
}

impl WinnerSearch for DomineeringSearch<'_> {
    fn wins(&mut self, position: &AnyPosition, to_move: Player) -> Option<Result<bool, StopReason>> {
        let position: &FreeCells = position.expect();
        let views = views(position)?;
        // As Left sees the board.
        let size = [position.width() as u32, position.height() as u32];
        Some(match views {
            Views::Square(_, views) => self.wins_square(views, to_move, size),
            Views::Oblong(frame, views) => self.wins_oblong(frame, views, to_move, size),
        })
    }

    fn nodes(&self) -> u64 {
        self.nodes_before
            + self.square.as_ref().map_or(0, |search| search.nodes)
            + self.oblong.as_ref().map_or(0, |(_, search)| search.nodes)
    }

    fn keep_with(&mut self, keeper: Arc<dyn Keeper>) {
        self.setup.keeper = Some(keeper);
    }

    fn share_with(&mut self, shared: SharedEntries) {
        self.setup.shared = Some(shared);
    }

    fn keep(&self) {
        if let Some(square) = &self.square {
            square.keep();
        }
        if let Some((_, oblong)) = &self.oblong {
            oblong.keep();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dominoes::{domino_direction, visit_dominoes};
    use crate::on_board;
    use std::collections::HashMap;
    use std::ops::ControlFlow;

    fn by_options(
        position: &FreeCells,
        player: Player,
        known: &mut HashMap<(FreeCells, Player), bool>,
    ) -> bool {
        let question = (position.clone(), player);
        if let Some(&wins) = known.get(&question) {
            return wins;
        }
        let found = on_board!(position, |grid, planes| {
            visit_dominoes(&grid, &planes[0], domino_direction(player), &mut |option| {
                let wins = !by_options(&option, player.opponent(), known);
                if wins { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            })
        });
        let wins = found.is_break();
        known.insert(question, wins);
        wins
    }

    /// All devices, and each off in turn.
    fn choices() -> [Devices; 6] {
        let all = Devices::ALL;
        let without_strips = Devices { strip_rows: 0, ..all };
        [
            all,
            Devices { counting: false, ..all },
            Devices { strip_rows: 2, ..all },
            without_strips,
            Devices { integers: false, ..all },
            Devices { counting: false, ..without_strips },
        ]
    }

    #[test]
    fn winners_of_all_small_boards() {
        let limits = Limits::none().at_most_positions(1_000_000);
        for (height, width) in [(3, 4), (2, 5), (5, 2), (1, 9), (9, 1), (2, 6)] {
            let mut searches = choices().map(|devices| DomineeringSearch::new(devices, &limits).unwrap());
            let mut known = HashMap::new();
            for cells in 0_u32..1 << (height * width) {
                let free = |row: usize, column: usize| cells >> (row * width + column) & 1 == 1;
                let board =
                    FreeCells::from_cells(height, width, |row, column| free(row, column).then_some(0));
                for player in Player::BOTH {
                    let wins = by_options(&board, player, &mut known);
                    for search in &mut searches {
                        if let Some(found) = search.wins(&AnyPosition::new(board.clone()), player) {
                            assert_eq!(found, Ok(wins), "{board:?} {player} {:?}", search.setup.devices);
                        }
                    }
                }
            }
            assert!(height != 3 || searches.iter().all(|search| search.nodes() > 0));
        }
    }

    fn full(height: usize, width: usize) -> AnyPosition {
        AnyPosition::new(FreeCells::from_cells(height, width, |_, _| Some(0)))
    }

    #[test]
    fn a_table_of_few_entries_and_known_boards() {
        for memory in [1 << 12, 1 << 28] {
            let limits = Limits { memory: Some(memory), ..Limits::none() };
            let mut search = DomineeringSearch::new(Devices::ALL, &limits).unwrap();
            // (Breuker, Uiterwijk and van den Herik 2000: 5×5 is won by the second player, 5×6 by the horizontal one.)
            for (height, width, left, right) in
                [(5, 5, false, false), (5, 6, false, true), (6, 6, true, true)]
            {
                let board = full(height, width);
                assert_eq!(search.wins(&board, Player::Left).unwrap(), Ok(left), "{height}x{width}");
                assert_eq!(search.wins(&board, Player::Right).unwrap(), Ok(right), "{height}x{width}");
            }
        }
    }

    /// Boards of more than 8 rows or columns, against the search of what is left of them on 8×8 cells; and what is too
    /// large.
    #[test]
    fn frames_agree() {
        let mut search = DomineeringSearch::new(Devices::ALL, &Limits::none()).unwrap();
        let mut winners = Vec::new();
        for (rows, columns, row_from, column_from) in [(8, 8, 0, 0), (9, 9, 1, 3), (8, 13, 0, 7)] {
            let mut seed = 1_u64;
            let mut wins = Vec::new();
            for _ in 0..60 {
                seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                let cells = seed >> 7 | seed >> 19;
                let (height, width) = (4 + (seed >> 61) as usize % 5, 5);
                let board = AnyPosition::new(FreeCells::from_cells(rows, columns, |row, column| {
                    let (row, column) = (row.wrapping_sub(row_from), column.wrapping_sub(column_from));
                    let is_free = row < height && column < width && cells >> (row * width + column) & 1 == 1;
                    is_free.then_some(0)
                }));
                wins.extend(Player::BOTH.map(|player| search.wins(&board, player)));
            }
            winners.push(wins);
        }
        assert_eq!(winners[0], winners[1]);
        assert_eq!(winners[0], winners[2]);
        assert!(winners[0].contains(&Some(Ok(true))) && winners[0].contains(&Some(Ok(false))));
        assert!(search.wins(&full(8, 16), Player::Left).is_none());
    }

    /// A change of the counts is a change of the search.
    #[test]
    fn nodes_of_known_boards() {
        // (Breuker, Uiterwijk and van den Herik 2000, and Bullock 2002.)
        let expected = [
            (6, 6, Player::Left, true, 207),
            (6, 7, Player::Right, false, 1),
            (7, 7, Player::Left, true, 2_680),
            (7, 8, Player::Left, false, 1),
            (7, 8, Player::Right, true, 1),
            (8, 8, Player::Left, true, 443_990),
            (7, 9, Player::Right, true, 60_235),
            (9, 7, Player::Left, true, 60_213),
            (8, 9, Player::Left, true, 1),
            (8, 9, Player::Right, false, 1),
        ];
        let found = expected.map(|(height, width, player, ..)| {
            let mut search = DomineeringSearch::new(Devices::ALL, &Limits::none()).unwrap();
            let wins = search.wins(&full(height, width), player).unwrap().unwrap();
            (height, width, player, wins, search.nodes())
        });
        assert_eq!(found, expected);
    }
}
