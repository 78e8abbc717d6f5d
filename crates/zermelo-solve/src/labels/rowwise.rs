//! A slice whose moves take whole rows of positions at once: level by level as elsewhere, with sets for counts. Who has a move
//! to a lost position is won; and when positions become known to be won, those from which a move leads to them are lost
//! unless some move leads to a position that is not known to be won. Asking that of a row costs as much as asking it of a
//! position, so that nothing is counted, and equal options and equal sources do no harm.
//!
//! Wins come at odd distances and losses at even ones, since the one who cannot move has lost or drawn. What an option in an
//! earlier slice promises waits in the cell for its level: a win, or for how long a loss can be put off at least.

use super::Labels;
use super::cells::Cells;
use super::code::{ABSENT, Label, OPEN, loss, win};
use super::parallel::each_piece;
use super::slice::Options;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU16, AtomicU32, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use zermelo_core::bits::{EACH_BYTE, LOW_BITS, bits, equal_bytes};
use zermelo_core::{Capacity, Meter, RowMoves, RowSets, StopReason};

/// Rows that one thread takes at a time, in whole words of touched rows.
const ROWS: usize = 1 << 10;

/// Labels a slice whose earlier ones are labelled, in the narrowest cells in which a kernel that counts up to so many options
/// in the cells would hold it, so that tables do not depend on the kernel.
pub(super) fn solve_rows(
    moves: &dyn RowMoves,
    labels: &Labels,
    most_options: u32,
    threads: NonZeroUsize,
    meter: &mut Meter,
) -> Result<Cells, StopReason> {
    let rows = moves.rows() as u64;
    let own = 4 * 8 * rows + rows;
    meter.count_bytes(own)?;
    let cells = match Work::<u8>::solve(moves, labels, most_options, threads, meter)? {
        Some(cells) => cells,
        None => match Work::<u16>::solve(moves, labels, most_options, threads, meter)? {
            Some(cells) => cells,
            None => Work::<u32>::solve(moves, labels, most_options, threads, meter)?.ok_or(Capacity {
                holder: "a table",
                most: u64::from(u32::MAX / 4),
                unit: "plies",
            })?,
        },
    };
    meter.release_bytes(own);
    Ok(cells)
}

/// A number that holds a distance and one more value.
trait Plies: Copy + Ord + Default + Send + 'static {
    const MOST: u32;
    fn of(number: u32) -> Self;
    fn get(self) -> u32;

    /// The cells, if they are bytes.
    fn bytes(cells: Vec<[Self; 64]>) -> Result<Vec<[u8; 64]>, Vec<[Self; 64]>> {
        Err(cells)
    }

    /// The places of 64 at which this stands.
    fn places(self, row: &[Self; 64]) -> u64 {
        row.iter().enumerate().fold(0, |set, (place, &found)| set | u64::from(found == self) << place)
    }
}

impl Plies for u8 {
    const MOST: u32 = Self::MAX as u32;

    fn of(number: u32) -> Self {
        number as Self
    }

    fn get(self) -> u32 {
        self.into()
    }

    fn bytes(cells: Vec<[Self; 64]>) -> Result<Vec<[u8; 64]>, Vec<[Self; 64]>> {
        Ok(cells)
    }

    /// Eight at a time.
    #[inline]
    fn places(self, row: &[Self; 64]) -> u64 {
        let (eights, _) = row.as_chunks::<8>();
        eights
            .iter()
            .enumerate()
            .fold(0, |set, (at, &eight)| set | u64::from(equal_bytes(eight, self)) << (8 * at))
    }
}

impl Plies for u16 {
    const MOST: u32 = Self::MAX as u32;

    fn of(number: u32) -> Self {
        number as Self
    }

    fn get(self) -> u32 {
        self.into()
    }
}

impl Plies for u32 {
    // Codes are three times as large.
    const MOST: u32 = Self::MAX / 4;

    fn of(number: u32) -> Self {
        number
    }

    fn get(self) -> u32 {
        self
    }
}

/// Positions that wait to be looked at.
struct Waiting {
    sets: RowSets,
    /// The rows that have some, a bit each.
    touched: RowSets,
    /// Whether one thread does all the work.
    is_alone: bool,
}

impl Waiting {
    fn new(rows: usize, is_alone: bool) -> Self {
        Self { sets: RowSets::empty(rows), touched: RowSets::empty(rows.div_ceil(64)), is_alone }
    }

    /// Adds positions, at least one.
    #[inline]
    fn add(&self, row: usize, set: u64) {
        if self.sets.add(row, set, self.is_alone) == 0 {
            self.touched.add(row / 64, 1 << (row % 64), self.is_alone);
        }
    }

    #[inline]
    fn take(&self, row: usize) -> u64 {
        let set = self.sets.get(row);
        self.sets.set(row, 0);
        set
    }

    /// The rows of a word that have some; they will be taken.
    fn take_touched(&self, word: usize) -> u64 {
        let rows = self.touched.get(word);
        self.touched.set(word, 0);
        rows
    }
}

/// What a piece of the slice keeps for each position and each row.
struct Piece<'a, W> {
    /// The distance and one more; 0 for none. Of what is neither won nor lost yet, the distance that an option elsewhere
    /// promises.
    cells: &'a mut [[W; 64]],
    /// For each row the next distance that was promised, or the largest number; in whole words.
    due: Vec<W>,
}

impl<W: Plies> Piece<'_, W> {
    fn is_due_by(&mut self, row: usize, distance: W) {
        self.due[row] = self.due[row].min(distance);
    }

    /// The positions of a row at a level that were promised it. The row is due again at the next distance.
    fn promised(&mut self, row: usize, level: u32) -> u64 {
        let now = W::of(level + 1);
        let later = self.cells[row].iter().map(|&cell| if cell > now { cell } else { W::of(W::MOST) });
        let next = later.min().unwrap_or_default().get();
        self.due[row] = W::of(if next == W::MOST { next } else { next - 1 });
        now.places(&self.cells[row])
    }

    /// Calls with each row that is touched, or due at a level, the set that waits, and whether it is due. The piece begins with a
    /// row of this number.
    fn each_row(
        &mut self,
        first: usize,
        level: Option<u32>,
        waiting: &Waiting,
        mut visit: impl FnMut(&mut Self, usize, u64, bool),
    ) {
        for word in 0..self.due.len() / 64 {
            let due = match (level, self.due[64 * word..].first_chunk::<64>()) {
                (Some(level), Some(due)) => W::of(level).places(due),
                _ => 0,
            };
            for at in bits(waiting.take_touched(first / 64 + word) | due) {
                let row = 64 * word + at;
                visit(self, row, waiting.take(first + row), due >> at & 1 == 1);
            }
        }
    }
}

/// A slice at work.
struct Work<'a, W> {
    moves: &'a dyn RowMoves,
    labels: &'a Labels,
    threads: NonZeroUsize,
    /// The positions that are not known to be won.
    free: RowSets,
    /// Those of them that may be lost: neither lost yet, nor with an option elsewhere that is not a win for the opponent.
    open: RowSets,
    /// What is to be looked at next, and what is found out meanwhile.
    waiting: [Waiting; 2],
    pieces: Vec<Mutex<Piece<'a, W>>>,
    /// The greatest distance so far.
    furthest: AtomicU32,
    /// The greatest code of a label that was ever given.
    greatest_code: AtomicU32,
    is_too_narrow: AtomicBool,
}

impl<'a, W: Plies> Work<'a, W> {
    /// The slice in cells of this width, `None` where they are too narrow.
    fn solve(
        moves: &'a dyn RowMoves,
        labels: &'a Labels,
        most_options: u32,
        threads: NonZeroUsize,
        meter: &Meter,
    ) -> Result<Option<Cells>, StopReason> {
        let rows = moves.rows();
        let mut cells = vec![[W::default(); 64]; rows];
        let is_alone = threads == NonZeroUsize::MIN;
        let pieces = cells.chunks_mut(ROWS).map(|cells| {
            let due = vec![W::of(W::MOST); cells.len().next_multiple_of(64)];
            Mutex::new(Piece { cells, due })
        });
        let work = Work {
            moves,
            labels,
            threads,
            free: RowSets::empty(rows),
            open: RowSets::empty(rows),
            waiting: [Waiting::new(rows, is_alone), Waiting::new(rows, is_alone)],
            pieces: pieces.collect(),
            furthest: AtomicU32::new(0),
            greatest_code: AtomicU32::new(0),
            is_too_narrow: AtomicBool::new(false),
        };
        work.each(meter, &|first, piece| {
            for row in first..first + piece.cells.len() {
                work.free.set(row, moves.positions(row));
            }
        })?;
        work.each(meter, &|first, piece| work.first_pass(first, piece))?;
        work.levels(meter)?;
        if work.is_too_narrow.load(Ordering::Relaxed) {
            return Ok(None);
        }
        let Work { free, open, greatest_code, .. } = work;
        let codes = Codes { moves, free: &free, open: &open, threads };
        Ok(Some(codes.of(cells, greatest_code.into_inner(), most_options, meter)?))
    }

    /// Does something with each piece and the number of its first row.
    fn each(
        &self,
        meter: &Meter,
        work: &(dyn Fn(usize, &mut Piece<'a, W>) + Sync),
    ) -> Result<(), StopReason> {
        each_piece(self.threads, self.pieces.len(), meter, &|at| {
            let mut piece: MutexGuard<'_, _> = self.pieces[at].lock().unwrap_or_else(PoisonError::into_inner);
            work(at * ROWS, &mut piece);
        })
    }

    /// Writes what is known before the first level: mates, and what options elsewhere promise.
    fn first_pass(&self, first: usize, piece: &mut Piece<W>) {
        let mut exits = Vec::new();
        let mut codes = Options { labels: self.labels, slice: 0 };
        for at in 0..piece.cells.len() {
            let row = first + at;
            let positions = self.free.get(row);
            if positions == 0 {
                continue;
            }
            let inside = self.moves.reaching(row, positions, &self.free) & positions;
            self.moves.exits(row, positions, &mut exits);
            let mut promises = Promises::default();
            for exit in &exits {
                promises.take(exit.set & positions, Label::of_code(codes.code(exit.number)));
            }
            let stuck = positions & !inside & !promises.all;
            let mated = if stuck == 0 { 0 } else { stuck & self.moves.lost_without_moves(row) };
            let open = positions & !stuck & !promises.won & !promises.saved;
            let lost = open & !inside;
            self.open.set(row, open & inside);
            self.promise(piece, at, promises.won, &promises.wins, u64::MAX);
            self.promise(piece, at, open & promises.all, &promises.losses, lost);
            for place in bits(mated) {
                piece.cells[at][place] = W::of(1);
            }
            if mated != 0 {
                self.waiting[0].add(row, mated);
            }
        }
    }

    /// Writes the distances that options elsewhere promise some positions of a row, of which these are certain.
    fn promise(&self, piece: &mut Piece<W>, row: usize, set: u64, distances: &[u32; 64], certain: u64) {
        let mut least = W::MOST;
        let mut most = 0;
        for place in bits(set) {
            let distance = distances[place];
            if distance >= W::MOST - 1 {
                self.is_too_narrow.store(true, Ordering::Relaxed);
                return;
            }
            piece.cells[row][place] = W::of(distance + 1);
            if certain >> place & 1 == 1 {
                least = least.min(distance);
                most = most.max(distance);
            }
        }
        if set & certain != 0 {
            piece.is_due_by(row, W::of(least));
            self.furthest.fetch_max(most, Ordering::Relaxed);
            self.greatest_code.fetch_max(code_at(most), Ordering::Relaxed);
        }
    }

    /// Goes through the distances.
    fn levels(&self, meter: &Meter) -> Result<(), StopReason> {
        let [mut now, mut next] = [&self.waiting[0], &self.waiting[1]];
        let mut level = 0;
        while level <= self.furthest.load(Ordering::Relaxed) && !self.is_too_narrow.load(Ordering::Relaxed) {
            if level >= W::MOST - 2 {
                self.is_too_narrow.store(true, Ordering::Relaxed);
            } else if level.is_multiple_of(2) {
                self.each(meter, &|first, piece| self.expand_losses(level, (first, piece), now, next))?;
                (now, next) = (next, now);
            } else {
                self.each(meter, &|first, piece| self.expand_wins(level, (first, piece), now, next))?;
                self.each(meter, &|first, piece| self.find_losses(level, (first, piece), next, now))?;
            }
            level += 1;
        }
        Ok(())
    }

    /// The positions that are lost in as many plies as the level says make those before them won.
    fn expand_losses(
        &self,
        level: u32,
        (first, piece): (usize, &mut Piece<W>),
        now: &Waiting,
        next: &Waiting,
    ) {
        let mut sources = Vec::new();
        let (mut has_any, mut has_sources) = (false, false);
        piece.each_row(first, Some(level), now, |piece, at, lost, is_due| {
            let row = first + at;
            let late = if is_due { piece.promised(at, level) } else { 0 };
            let lost = lost | late & self.free.get(row) & !self.open.get(row);
            if lost == 0 {
                return;
            }
            has_any = true;
            self.moves.sources(row, lost, &self.free, &mut sources);
            has_sources |= !sources.is_empty();
            for &(source, won) in &sources {
                next.add(source, won);
            }
        });
        self.note(has_any.then_some(loss(level)), has_sources.then_some(level + 1));
    }

    /// The positions that are won in as many plies as the level says: those before them may be lost.
    fn expand_wins(&self, level: u32, (first, piece): (usize, &mut Piece<W>), now: &Waiting, next: &Waiting) {
        let mut sources = Vec::new();
        let mut has_any = false;
        piece.each_row(first, Some(level), now, |piece, at, found, is_due| {
            let row = first + at;
            let free = self.free.get(row);
            let mut won = found & free;
            for place in bits(won) {
                piece.cells[at][place] = W::of(level + 1);
            }
            if is_due {
                won |= piece.promised(at, level) & free & !self.open.get(row);
            }
            if won == 0 {
                return;
            }
            has_any = true;
            self.free.set(row, free & !won);
            self.moves.sources(row, won, &self.open, &mut sources);
            for &(source, candidates) in &sources {
                next.add(source, candidates);
            }
        });
        self.note(has_any.then_some(win(level)), None);
    }

    /// Those of the positions before wins that have no move to what is not known to be won.
    fn find_losses(&self, level: u32, (first, piece): (usize, &mut Piece<W>), now: &Waiting, next: &Waiting) {
        let mut furthest = None;
        piece.each_row(first, None, now, |piece, at, found, _| {
            let row = first + at;
            let open = self.open.get(row);
            let candidates = found & open;
            if candidates == 0 {
                return;
            }
            let lost = candidates & !self.moves.reaching(row, candidates, &self.free);
            if lost == 0 {
                return;
            }
            self.open.set(row, open & !lost);
            let soon = W::of(level + 2);
            let mut at_once = 0;
            for place in bits(lost) {
                let cell = &mut piece.cells[at][place];
                *cell = soon.max(*cell);
                let distance = cell.get() - 1;
                furthest = furthest.max(Some(distance));
                if distance == level + 1 {
                    at_once |= 1 << place;
                } else {
                    piece.is_due_by(at, W::of(distance));
                }
            }
            if at_once != 0 {
                next.add(row, at_once);
            }
        });
        self.note(None, furthest);
    }

    fn note(&self, code: Option<u32>, furthest: Option<u32>) {
        if let Some(code) = code {
            self.greatest_code.fetch_max(code, Ordering::Relaxed);
        }
        if let Some(furthest) = furthest {
            self.furthest.fetch_max(furthest, Ordering::Relaxed);
        }
    }
}

/// The code of the label at a distance: losses are at even ones.
const fn code_at(distance: u32) -> u32 {
    if distance.is_multiple_of(2) { loss(distance) } else { win(distance) }
}

/// What options elsewhere promise the positions of a row.
struct Promises {
    /// The positions that have such options.
    all: u64,
    /// Those that are won by one, and how soon.
    won: u64,
    wins: [u32; 64],
    /// Those that are not lost because of one.
    saved: u64,
    /// In how many plies the others are lost at least.
    losses: [u32; 64],
}

impl Default for Promises {
    fn default() -> Self {
        Self { all: 0, won: 0, wins: [u32::MAX; 64], saved: 0, losses: [0; 64] }
    }
}

impl Promises {
    /// Takes in that some positions have an option with this label; none if there is no such move.
    fn take(&mut self, set: u64, option: Option<Label>) {
        let Some(option) = option else { return };
        self.all |= set;
        match option {
            Label::Win(distance) => {
                for place in bits(set) {
                    self.losses[place] = self.losses[place].max(distance + 1);
                }
            }
            Label::Loss(distance) => {
                self.won |= set;
                for place in bits(set) {
                    self.wins[place] = self.wins[place].min(distance + 1);
                }
            }
            Label::Tie(_) | Label::Draw => self.saved |= set,
        }
    }
}

/// Makes codes of distances and sets.
struct Codes<'a> {
    moves: &'a dyn RowMoves,
    free: &'a RowSets,
    open: &'a RowSets,
    threads: NonZeroUsize,
}

/// What is known of the positions of a row at the end, besides distances. Only positions are free or have a distance; those that
/// are won are not free, whether they were open or not.
struct Known {
    free: u64,
    open: u64,
    kept: u64,
}

impl Codes<'_> {
    fn known(&self, row: usize) -> Known {
        Known { free: self.free.get(row), open: self.open.get(row), kept: self.moves.kept(row) }
    }

    /// The codes of a slice, in the narrowest words that hold the greatest of them and counts of options above it.
    fn of<W: Plies>(
        &self,
        cells: Vec<[W; 64]>,
        greatest: u32,
        most_options: u32,
        meter: &Meter,
    ) -> Result<Cells, StopReason> {
        let fits = |most: u32| most_options < most / 2 && greatest < most - most_options;
        let cells = match W::bytes(cells) {
            Ok(bytes) if fits(u8::MAX.into()) => return self.of_bytes(bytes, meter),
            Ok(bytes) => return self.widened(&bytes, fits(u16::MAX.into()), meter),
            Err(cells) => cells,
        };
        self.widened(&cells, fits(u16::MAX.into()), meter)
    }

    /// Codes in the place of the distances.
    fn of_bytes(&self, mut cells: Vec<[u8; 64]>, meter: &Meter) -> Result<Cells, StopReason> {
        let pieces: Vec<_> = cells.chunks_mut(ROWS).map(Mutex::new).collect();
        each_piece(self.threads, pieces.len(), meter, &|piece| {
            let mut rows = pieces[piece].lock().unwrap_or_else(PoisonError::into_inner);
            for (at, cells) in rows.iter_mut().enumerate() {
                code_bytes(cells, &self.known(piece * ROWS + at));
            }
        })?;
        drop(pieces);
        Ok(Cells::One(cells.into_flattened().into_iter().map(AtomicU8::new).collect()))
    }

    /// Codes in wider words.
    fn widened<W: Plies>(
        &self,
        cells: &[[W; 64]],
        is_short: bool,
        meter: &Meter,
    ) -> Result<Cells, StopReason> {
        meter.check_memory(64 * cells.len() as u64 * if is_short { 2 } else { 4 })?;
        Ok(if is_short {
            Cells::Two(self.each_code(cells, |code| AtomicU16::new(code as u16)))
        } else {
            Cells::Four(self.each_code(cells, AtomicU32::new))
        })
    }

    fn each_code<W: Plies, T>(&self, cells: &[[W; 64]], word: impl Fn(u32) -> T) -> Vec<T> {
        let mut codes = Vec::with_capacity(64 * cells.len());
        for (row, cells) in cells.iter().enumerate() {
            let known = self.known(row);
            codes.extend(
                cells.iter().enumerate().map(|(place, cell)| word(code_of(cell.get(), place, &known))),
            );
        }
        codes
    }
}

/// The code of a position by what its cell holds: a distance and one more.
fn code_of(cell: u32, place: usize, known: &Known) -> u32 {
    let is = |set: u64| set >> place & 1 == 1;
    match (cell, is(known.free)) {
        _ if !is(known.kept) => ABSENT,
        (0, false) => ABSENT,
        (_, false) => win(cell - 1),
        (0, true) => OPEN,
        // A loss that was promised, should it come to that.
        _ if is(known.open) => OPEN,
        _ => loss(cell - 1),
    }
}

/// The same for a whole row, eight bytes at a time. The codes fit into bytes.
fn code_bytes(cells: &mut [u8; 64], known: &Known) {
    // A win in d plies has the code 3 (d + 1) − 1, a loss 3 (d + 1).
    const {
        assert!(win(5) == 17 && loss(5) == 18 && OPEN == 1 && ABSENT == 0);
    }
    for (at, eight) in cells.as_chunks_mut::<8>().0.iter_mut().enumerate() {
        let mask = |set: u64| each_bit((set >> (8 * at)) as u8);
        let free = mask(known.free);
        let cell = u64::from_le_bytes(*eight) & !(free & mask(known.open));
        let has_distance = ((((cell & LOW_BITS) + LOW_BITS) | cell) >> 7) & EACH_BYTE;
        // A win is one less than three times the cell, and what is free without a distance one more.
        let code = 3 * cell - (has_distance & !free) + (EACH_BYTE & free & !has_distance);
        *eight = (code & mask(known.kept)).to_le_bytes();
    }
}

/// A byte of ones for each bit.
const fn each_bit(bits: u8) -> u64 {
    let apart = (bits as u64 * EACH_BYTE) & 0x8040_2010_0804_0201;
    (((apart + LOW_BITS) >> 7) & EACH_BYTE) * 0xff
}

#[cfg(test)]
mod tests {
    use super::*;

    fn random(count: usize) -> Vec<u64> {
        let next = |&state: &u64| Some(state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1));
        std::iter::successors(Some(1), next).map(|state| state ^ state >> 32).take(count).collect()
    }

    #[test]
    fn bytes_are_found_eight_at_a_time() {
        for words in random(800).chunks_exact(8) {
            let row: [u8; 64] = std::array::from_fn(|place| {
                // Few values, the largest among them.
                let value = (words[place / 8] >> (8 * (place % 8))) as u8 & 3;
                if value == 3 { 255 } else { value + 126 }
            });
            for wanted in [0, 1, 126, 127, 128, 254, 255] {
                let expected = (0..64).fold(0, |set, at| set | u64::from(row[at] == wanted) << at);
                assert_eq!(wanted.places(&row), expected, "{wanted} in {row:?}");
            }
        }
    }

    #[test]
    fn rows_of_bytes_get_the_codes_of_their_cells() {
        for words in random(1_100).chunks_exact(11) {
            let row: [u8; 64] =
                std::array::from_fn(|place| (words[place / 8] >> (8 * (place % 8))) as u8 % 86);
            let known = Known { free: words[8], open: words[9], kept: words[10] };
            let expected: [u8; 64] =
                std::array::from_fn(|place| code_of(row[place].into(), place, &known) as u8);
            let mut found = row;
            code_bytes(&mut found, &known);
            assert_eq!(found, expected);
        }
    }
}
