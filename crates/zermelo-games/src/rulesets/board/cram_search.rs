//! Grundy values of boards of Cram whose cells fit a word: a search that asks whether a connected part is worth *n.
//!
//! It is, if no option is worth *n and for each m below n some option is worth *m. An option is the sum of the parts that a
//! domino leaves; of these all but the largest are valued, and the question goes on with the largest (Lemoine and Viennot,
//! *Nimbers are inevitable*, 2012). Before anything is searched, all options are looked up; those with few moves come first.
//! That some option is worth *n, which ends the search of a part, is looked for before the lesser nimbers are, since most
//! parts that are asked about are not worth *n. A part that a half turn maps to itself is worth 0, or is not, by
//! [the opposite of each move](super::cram::CRAM_SYMMETRY).
//!
//! Parts are kept, by the least of their images, each with its value or the values that it is known not to have, in a table
//! that compares all cells: no two are taken for each other. Where it is full, the smaller part gives way.

use super::domineering::FreeCells;
use super::grid::transposed_square;
use crate::catalogue::NimberSearch;
use crate::game::{AnyPosition, Limits, Meter, StopReason};

/// A frame of rows of `STRIDE` cells in a word, as many as there is room for. Boards stand in it: they are at least as high as
/// wide, or fit a square.
struct Frame<const STRIDE: u32>;

impl<const STRIDE: u32> Frame<STRIDE> {
    const ROWS: u32 = u64::BITS / STRIDE;
    const ROW: u64 = u64::MAX >> (u64::BITS - STRIDE);
    /// All cells but those of the first column.
    const NOT_FIRST: u64 = Self::columns(Self::ROW & !1);
    /// All cells but those of the last column.
    const NOT_LAST: u64 = Self::columns(Self::ROW >> 1);

    const fn columns(row: u64) -> u64 {
        let mut set = 0;
        let mut at = 0;
        while at < Self::ROWS {
            set |= row << (at * STRIDE);
            at += 1;
        }
        set
    }

    #[inline]
    const fn neighbours(cells: u64) -> u64 {
        let beside = (cells & Self::NOT_LAST) << 1 | (cells & Self::NOT_FIRST) >> 1;
        beside | cells << STRIDE | cells >> STRIDE
    }

    /// The first cells of upright and of lying dominoes.
    #[inline]
    const fn dominoes(cells: u64) -> [u64; 2] {
        [cells & cells >> STRIDE, cells & (cells & Self::NOT_FIRST) >> 1]
    }

    #[inline]
    const fn moves(cells: u64) -> u32 {
        let [upright, lying] = Self::dominoes(cells);
        upright.count_ones() + lying.count_ones()
    }

    /// How much a proof about a part may take: the square of its moves, so that what is in several parts comes before what is
    /// in one; of equals those with many cells of three or four neighbours, since a domino there leaves few moves.
    #[inline]
    const fn effort(cells: u64) -> i32 {
        let [upright, lying] = [
            [cells << STRIDE, cells >> STRIDE],
            [(cells & Self::NOT_LAST) << 1, (cells & Self::NOT_FIRST) >> 1],
        ];
        let crowded = cells
            & ((upright[0] & upright[1] & (lying[0] | lying[1]))
                | (lying[0] & lying[1] & (upright[0] | upright[1])));
        Self::moves(cells).pow(2).cast_signed() - 16 * crowded.count_ones().cast_signed()
    }

    /// The connected part with the first cell.
    #[inline]
    const fn first_part(cells: u64) -> u64 {
        let mut part = cells & cells.wrapping_neg();
        loop {
            let more = (part | Self::neighbours(part)) & cells;
            if more == part {
                return part;
            }
            part = more;
        }
    }

    /// The cells at the corner, with height and width. There is a cell.
    #[inline]
    const fn cropped(cells: u64) -> (u64, u32, u32) {
        let first_row = cells.trailing_zeros() / STRIDE;
        let mut columns = 0;
        let mut at = 0;
        while at < Self::ROWS {
            columns |= cells >> (at * STRIDE);
            at += 1;
        }
        columns &= Self::ROW;
        let first_column = columns.trailing_zeros();
        let height = (u64::BITS - 1 - cells.leading_zeros()) / STRIDE + 1 - first_row;
        let width = u64::BITS - columns.leading_zeros() - first_column;
        (cells >> (first_row * STRIDE + first_column), height, width)
    }

    /// Turned by half a turn, within height and width.
    #[inline]
    const fn turned(cells: u64, height: u32, width: u32) -> u64 {
        cells.reverse_bits() >> (u64::BITS - (height - 1) * STRIDE - width)
    }

    /// With the rows in opposite order.
    #[inline]
    const fn flipped(cells: u64, height: u32) -> u64 {
        if STRIDE == 8 {
            return cells.swap_bytes() >> (STRIDE * (Self::ROWS - height));
        }
        let mut flipped = 0;
        let mut row = 0;
        while row < height {
            flipped |= (cells >> (row * STRIDE) & Self::ROW) << ((height - 1 - row) * STRIDE);
            row += 1;
        }
        flipped
    }

    /// With rows and columns exchanged; the part is at most `STRIDE` cells high, and the stride at most 8.
    #[inline]
    fn transposed(cells: u64) -> u64 {
        if STRIDE == 8 {
            return transposed_square(cells);
        }
        let mut square = 0;
        for row in 0..STRIDE {
            square |= (cells >> (row * STRIDE) & Self::ROW) << (row * 8);
        }
        let square = transposed_square(square);
        let mut transposed = 0;
        for row in 0..STRIDE {
            transposed |= (square >> (row * 8) & Self::ROW) << (row * STRIDE);
        }
        transposed
    }

    /// The least of the images of a part that stand or are square; `None` where the part is symmetric about a centre that
    /// is in no domino, so that it is worth 0.
    #[inline]
    fn least_image(part: u64) -> Option<u64> {
        let (own, mut height, mut width) = Self::cropped(part);
        let turned = Self::turned(own, height, width);
        if own == turned && !Self::has_centre(own, height, width) {
            return None;
        }
        let mut images = [own, turned];
        if width > height {
            images = images.map(Self::transposed);
            (height, width) = (width, height);
        }
        let least = |[one, two]: [u64; 2]| {
            one.min(two).min(Self::flipped(one, height)).min(Self::flipped(two, height))
        };
        let upright = least(images);
        Some(if height == width { upright.min(least(images.map(Self::transposed))) } else { upright })
    }

    /// Whether the centre of a symmetric part is in a free cell or between two that have a side in common.
    const fn has_centre(cells: u64, height: u32, width: u32) -> bool {
        let is_corner = height.is_multiple_of(2) && width.is_multiple_of(2);
        !is_corner && cells >> ((height - 1) / 2 * STRIDE + (width - 1) / 2) & 1 == 1
    }
}

/// What is known of a part.
#[derive(Clone, Copy)]
struct Entry {
    key: u64,
    /// The nimbers below 32 that it is not worth.
    excluded: u32,
    value: Option<u8>,
}

impl Entry {
    const NONE: Self = Self { key: 0, excluded: 0, value: None };

    /// Whether the part is worth *n, where that is known.
    #[inline]
    fn is_worth(&self, nimber: u32) -> Option<bool> {
        match self.value {
            Some(value) => Some(u32::from(value) == nimber),
            None if nimber < u32::BITS && self.excluded >> nimber & 1 == 1 => Some(false),
            None => None,
        }
    }
}

/// The parts of which something is known. It grows up to a size, from where on smaller parts give way to others.
struct Table {
    entries: Vec<Entry>,
    log_buckets: u32,
    most_log_buckets: u32,
    filled: usize,
}

/// Entries in a bucket: those of 16 bytes that are together in a line of the cache.
const WAYS: usize = 4;
const LEAST_LOG_BUCKETS: u32 = 8;
/// The bytes of the table, where limits allow them.
const TABLE_BYTES: u64 = 128 << 20;

impl Table {
    fn within(bytes: u64) -> Self {
        let most = (bytes / (WAYS * size_of::<Entry>()) as u64).max(1).ilog2();
        let most_log_buckets = most.max(LEAST_LOG_BUCKETS);
        Self {
            entries: vec![Entry::NONE; WAYS << LEAST_LOG_BUCKETS],
            log_buckets: LEAST_LOG_BUCKETS,
            most_log_buckets,
            filled: 0,
        }
    }

    fn bytes(&self) -> u64 {
        (self.entries.len() * size_of::<Entry>()) as u64
    }

    #[inline]
    fn bucket(&self, key: u64) -> usize {
        const MIX: u64 = 0x9E37_79B9_7F4A_7C15;
        let mixed = key.wrapping_mul(MIX);
        let mixed = (mixed ^ mixed >> 29).wrapping_mul(MIX);
        (mixed >> (u64::BITS - self.log_buckets)) as usize * WAYS
    }

    #[inline]
    fn find(&self, key: u64) -> Entry {
        let start = self.bucket(key);
        let bucket = &self.entries[start..start + WAYS];
        bucket.iter().copied().find(|entry| entry.key == key).unwrap_or(Entry::NONE)
    }

    /// Takes note of what is learnt of a part.
    fn learn(&mut self, key: u64, excluded: u32, value: Option<u8>) {
        let start = self.bucket(key);
        let bucket = &mut self.entries[start..start + WAYS];
        if let Some(entry) = bucket.iter_mut().find(|entry| entry.key == key) {
            entry.excluded |= excluded;
            entry.value = entry.value.or(value);
            return;
        }
        // The smallest part gives way; an empty place is smaller than all.
        let Some(entry) = bucket.iter_mut().min_by_key(|entry| entry.key.count_ones()) else { return };
        self.filled += usize::from(entry.key == 0);
        *entry = Entry { key, excluded, value };
    }

    fn is_to_grow(&self) -> bool {
        self.log_buckets < self.most_log_buckets && self.filled * 2 > self.entries.len()
    }

    fn grow(&mut self) {
        self.log_buckets += 1;
        self.filled = 0;
        let old = std::mem::replace(&mut self.entries, vec![Entry::NONE; WAYS << self.log_buckets]);
        for entry in old.into_iter().filter(|entry| entry.key != 0) {
            self.learn(entry.key, entry.excluded, entry.value);
        }
    }
}

/// A domino has six neighbouring cells, so that it leaves at most six parts.
const MOST_PARTS: usize = 6;

/// An option of a part: the nimber of the parts whose values are known, and the others, those with fewer moves first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Opened {
    /// Much where a proof is expected to take much.
    effort: i32,
    nimber: u32,
    count: u32,
    parts: [u64; MOST_PARTS],
}

impl Opened {
    const NONE: Self = Self { effort: 0, nimber: 0, count: 0, parts: [0; MOST_PARTS] };
}

/// A search that remembers the parts that it has looked at.
pub(super) struct CramSearch<'a> {
    table: Table,
    /// The stride of the parts in the table.
    stride: u32,
    options: Vec<Opened>,
    meter: Meter<'a>,
    nodes: u64,
}

impl<'a> CramSearch<'a> {
    fn new(limits: &Limits<'a>) -> Result<Self, StopReason> {
        let mut meter = Meter::start(limits, "searching boards")?;
        let table = Table::within(limits.memory.map_or(TABLE_BYTES, |limit| (limit / 4).min(TABLE_BYTES)));
        meter.count_bytes(table.bytes())?;
        Ok(Self { table, stride: 0, options: Vec::new(), meter, nodes: 0 })
    }

    /// Whether free cells in a frame are worth *n.
    fn board_is_worth<const STRIDE: u32>(&mut self, cells: u64, nimber: u32) -> Result<bool, StopReason> {
        if self.stride != STRIDE {
            // The same word is another part in another frame.
            self.table.entries.fill(Entry::NONE);
            self.table.filled = 0;
            self.stride = STRIDE;
        }
        self.options.clear();
        let mut nimber = nimber;
        let mut parts = Vec::new();
        let mut live = cells & Frame::<STRIDE>::neighbours(cells);
        while live != 0 {
            let part = Frame::<STRIDE>::first_part(live);
            live ^= part;
            parts.push(part);
        }
        sort_few_by_key(&mut parts, u64::count_ones);
        let Some(last) = parts.pop() else { return Ok(nimber == 0) };
        for part in parts {
            if let Some(key) = Frame::<STRIDE>::least_image(part) {
                nimber ^= self.value::<STRIDE>(key)?;
            }
        }
        match Frame::<STRIDE>::least_image(last) {
            Some(key) => self.part_is_worth::<STRIDE>(key, nimber),
            None => Ok(nimber == 0),
        }
    }

    fn value<const STRIDE: u32>(&mut self, key: u64) -> Result<u32, StopReason> {
        let mut nimber = 0;
        while !self.part_is_worth::<STRIDE>(key, nimber)? {
            if let Some(value) = self.table.find(key).value {
                return Ok(value.into());
            }
            nimber += 1;
        }
        Ok(nimber)
    }

    /// Whether a part in normal form is worth *n. The questions on the stack are of ever smaller parts, two cells at least
    /// from one to the next, so that it is at most 32 high.
    fn part_is_worth<const STRIDE: u32>(&mut self, key: u64, nimber: u32) -> Result<bool, StopReason> {
        // No play is longer than there are pairs of cells, and no value is greater.
        if nimber * 2 > key.count_ones() {
            return Ok(false);
        }
        if let Some(known) = self.table.find(key).is_worth(nimber) {
            return Ok(known);
        }
        self.nodes += 1;
        self.meter.count_position(0)?;
        if self.table.is_to_grow() {
            let old = self.table.bytes();
            self.meter.count_bytes(2 * old)?;
            self.table.grow();
            self.meter.release_bytes(old);
        }
        let start = self.options.len();
        let found = self.find_value::<STRIDE>(key, nimber, start);
        self.options.truncate(start);
        let (excluded, value) = found?;
        self.table.learn(key, excluded, value);
        Ok(value == Some(nimber as u8))
    }

    /// The nimbers below 32 that a part is found not to be worth, and its value where that is found: at least whether it is
    /// *n.
    fn find_value<const STRIDE: u32>(
        &mut self,
        key: u64,
        nimber: u32,
        start: usize,
    ) -> Result<(u32, Option<u8>), StopReason> {
        // What the options that are known are worth.
        let mut met = 0_u64;
        for (mut firsts, domino) in Frame::<STRIDE>::dominoes(key).into_iter().zip([1 | 1 << STRIDE, 3]) {
            while firsts != 0 {
                let first = firsts & firsts.wrapping_neg();
                firsts ^= first;
                let option = self.opened::<STRIDE>(key & !(first * domino));
                if option.count > 0 {
                    self.options.push(option);
                } else {
                    met |= 1 << option.nimber;
                    if option.nimber == nimber {
                        return Ok((met as u32, None));
                    }
                }
            }
        }
        self.options[start..].sort_unstable();
        self.drop_repeated(start);
        // All nimbers below n are among the options, or it is not *n.
        let lesser = (met & ((1 << nimber) - 1)).count_ones() as usize;
        if self.options.len() - start + lesser < nimber as usize {
            return Ok((met as u32 | excluded(nimber), None));
        }
        if self.some_option_is_worth::<STRIDE>(start, nimber)? {
            return Ok((met as u32 | excluded(nimber), None));
        }
        if nimber > 0 {
            met |= self.values_met(start);
        }
        for lesser in 0..nimber {
            if met >> lesser & 1 == 0 && !self.some_option_is_worth::<STRIDE>(start, lesser)? {
                return Ok((0, Some(lesser as u8)));
            }
        }
        Ok((0, Some(nimber as u8)))
    }

    fn drop_repeated(&mut self, start: usize) {
        let mut kept = start;
        for at in start..self.options.len() {
            if kept == start || self.options[kept - 1] != self.options[at] {
                self.options[kept] = self.options[at];
                kept += 1;
            }
        }
        self.options.truncate(kept);
    }

    /// The values of options on top of the list that are known by now.
    fn values_met(&self, start: usize) -> u64 {
        let known = self.options[start..].iter().filter(|option| option.count == 1).filter_map(|option| {
            let value = self.table.find(option.parts[0]).value?;
            Some(option.nimber ^ u32::from(value))
        });
        known.fold(0, |met, value| met | 1 << value)
    }

    /// Whether one of the options on top of the list is worth *n.
    fn some_option_is_worth<const STRIDE: u32>(
        &mut self,
        start: usize,
        nimber: u32,
    ) -> Result<bool, StopReason> {
        for at in start..self.options.len() {
            let option = self.options[at];
            let mut rest = option.nimber ^ nimber;
            let last = option.count as usize - 1;
            for &part in &option.parts[..last] {
                rest ^= self.value::<STRIDE>(part)?;
            }
            if self.part_is_worth::<STRIDE>(option.parts[last], rest)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Cells as the parts of an option, of which equal ones cancel.
    #[inline]
    fn opened<const STRIDE: u32>(&self, cells: u64) -> Opened {
        let mut option = Opened::NONE;
        let mut live = cells & Frame::<STRIDE>::neighbours(cells);
        while live != 0 {
            let part = Frame::<STRIDE>::first_part(live);
            live ^= part;
            // One domino is laid in two or three cells in a row or about a corner.
            if part.count_ones() <= 3 {
                option.nimber ^= 1;
                continue;
            }
            let Some(key) = Frame::<STRIDE>::least_image(part) else { continue };
            if let Some(value) = self.table.find(key).value {
                option.nimber ^= u32::from(value);
                continue;
            }
            let count = option.count as usize;
            match option.parts[..count].iter().position(|&other| other == key) {
                Some(at) => {
                    option.parts.copy_within(at + 1..count, at);
                    option.parts[count - 1] = 0;
                    option.count -= 1;
                }
                None => {
                    option.parts[count] = key;
                    option.count += 1;
                }
            }
        }
        let parts = &mut option.parts[..option.count as usize];
        sort_few_by_key(parts, |part| (Frame::<STRIDE>::moves(part), part));
        option.effort = parts.iter().map(|&part| Frame::<STRIDE>::effort(part)).sum();
        option
    }
}

/// Sorts a few parts by insertion: a sort for lists of any length would be compiled for each stride, and never be used.
#[inline]
fn sort_few_by_key<K: Ord>(parts: &mut [u64], key: impl Fn(u64) -> K) {
    for end in 1..parts.len() {
        let part = parts[end];
        let own = key(part);
        let mut at = end;
        while at > 0 && key(parts[at - 1]) > own {
            parts[at] = parts[at - 1];
            at -= 1;
        }
        parts[at] = part;
    }
}

/// The set of one nimber, where it is below 32.
const fn excluded(nimber: u32) -> u32 {
    match 1_u32.checked_shl(nimber) {
        Some(set) => set,
        None => 0,
    }
}

/// The search, for the catalogue.
pub(super) fn nimber_search<'a>(limits: &Limits<'a>) -> Result<Box<dyn NimberSearch + 'a>, StopReason> {
    Ok(Box::new(CramSearch::new(limits)?))
}

impl NimberSearch for CramSearch<'_> {
    fn is_worth(&mut self, position: &AnyPosition, nimber: u32) -> Option<Result<bool, StopReason>> {
        let position: &FreeCells = position.expect();
        let (height, width) = (position.height(), position.width());
        let stands = height >= width;
        let [rows, columns] = if stands { [height, width] } else { [width, height] };
        let stride = (3..=8).rev().find(|&stride| columns <= stride && rows <= 64 / stride)?;
        let mut cells = 0;
        for row in 0..rows {
            for column in 0..columns {
                let (from_row, from_column) = if stands { (row, column) } else { (column, row) };
                if position.plane_of(from_row, from_column).is_some() {
                    cells |= 1 << (row * stride + column);
                }
            }
        }
        Some(match stride {
            3 => self.board_is_worth::<3>(cells, nimber),
            4 => self.board_is_worth::<4>(cells, nimber),
            5 => self.board_is_worth::<5>(cells, nimber),
            6 => self.board_is_worth::<6>(cells, nimber),
            7 => self.board_is_worth::<7>(cells, nimber),
            _ => self.board_is_worth::<8>(cells, nimber),
        })
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }
}

#[cfg(test)]
mod tests {
    use super::super::Cram;
    use super::*;
    use crate::game::{Player, option_list};
    use std::collections::HashMap;

    /// The least excluded value, by the rules alone.
    fn by_options(position: &FreeCells, known: &mut HashMap<FreeCells, u32>) -> u32 {
        if let Some(&value) = known.get(position) {
            return value;
        }
        let options = option_list(&Cram, position, Player::Left);
        let values: Vec<u32> = options.iter().map(|option| by_options(option, known)).collect();
        let value = (0..=64).find(|value| !values.contains(value)).unwrap();
        known.insert(position.clone(), value);
        value
    }

    fn value(search: &mut CramSearch, board: FreeCells) -> u32 {
        let position = AnyPosition::new(board);
        search.nimber(&position).unwrap().unwrap()
    }

    fn full(height: usize, width: usize) -> FreeCells {
        FreeCells::from_cells(height, width, |_, _| Some(0))
    }

    /// On frames of all strides and in both directions, with a table that keeps all and with one that keeps little.
    #[test]
    fn values_of_all_small_boards() {
        for memory in [0, 1 << 28] {
            let limits = Limits { memory: Some(memory), ..Limits::none() };
            let limits = if memory == 0 { Limits::none() } else { limits };
            let mut search = CramSearch::new(&limits).unwrap();
            for (height, width) in [(3, 4), (4, 3), (2, 6), (1, 9)] {
                let mut known = HashMap::new();
                for cells in 0_u32..1 << (height * width) {
                    let is_free = |row: usize, column: usize| cells >> (row * width + column) & 1 == 1;
                    let cell = |row, column| is_free(row, column).then_some(0);
                    let board = FreeCells::from_cells(height, width, cell);
                    let expected = by_options(&board, &mut known);
                    assert_eq!(value(&mut search, board), expected, "{height}x{width} {cells:b}");
                    // The same cells in a larger frame, which has another stride.
                    if cells % 7 == 0 {
                        for (rows, columns) in [(9, 7), (6, 10), (12, 5), (4, 16), (21, 3)] {
                            if rows >= height && columns >= width {
                                let wider = FreeCells::from_cells(rows, columns, |row, column| {
                                    (row < height && column < width).then(|| cell(row, column)).flatten()
                                });
                                assert_eq!(value(&mut search, wider), expected, "{rows}x{columns} {cells:b}");
                            }
                        }
                    }
                }
            }
        }
    }

    /// (Lemoine and Viennot 2012.) A change of the counts is a change of the search.
    #[test]
    fn values_and_nodes_of_known_boards() {
        let known = [
            (3, 3, 0, 3),
            (3, 6, 4, 1121),
            (3, 7, 1, 868),
            (3, 8, 3, 2690),
            (3, 9, 1, 4609),
            (3, 10, 2, 13_597),
            (4, 5, 2, 1377),
            (5, 5, 0, 1467),
            (5, 6, 2, 55_736),
        ];
        let found = known.map(|(height, width, ..)| {
            let mut search = CramSearch::new(&Limits::none()).unwrap();
            (height, width, value(&mut search, full(height, width)), search.nodes())
        });
        assert_eq!(found, known);
    }

    #[test]
    fn a_table_of_a_few_hundred_entries() {
        let mut search = CramSearch::new(&Limits { memory: Some(1 << 16), ..Limits::none() }).unwrap();
        assert_eq!(value(&mut search, full(4, 5)), 2);
        assert_eq!(value(&mut search, full(3, 8)), 3);
        let limits = Limits::none().at_most_positions(100);
        let mut search = CramSearch::new(&limits).unwrap();
        assert!(search.is_worth(&AnyPosition::new(full(5, 7)), 1).unwrap().is_err());
        assert!(search.is_worth(&AnyPosition::new(full(9, 8)), 1).is_none());
    }
}
