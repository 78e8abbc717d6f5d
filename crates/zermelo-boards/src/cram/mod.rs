//! Grundy values of boards of Cram whose cells fit a word: a search that asks whether a connected part is worth *n.
//!
//! It is, if no option is worth *n and for each m below n some option is worth *m. An option is the sum of the parts that a
//! domino leaves; of these all but the largest are valued, and the question goes on with the largest (Lemoine and Viennot,
//! *Nimbers are inevitable*, 2012). Before anything is searched, all options are looked up; those with few moves come first.
//! That some option is worth *n, which ends the search of a part, is looked for before the lesser nimbers are, since most
//! parts that are asked about are not worth *n. A part that a half turn maps to itself is worth 0, or is not, by
//! the opposite of each move.
//!
//! Where a reply to a move leaves *n, neither of the two moves is worth *n: each is the reply to the other. In parts of most of
//! the board, where a proof takes long, all options are opened before one is searched: first comes the one of which the
//! fewest options are still unknown.
//!
//! Parts are kept by the least of their images in a table. Where there is a keeper, each is an
//! [`OwnEntry`] of the section of its stride: the position is the cells and the stems, what is known is as it is in the
//! table.

mod frame;
mod table;

use crate::dominoes::FreeCells;
use frame::{Frame, Part};
use std::cell::Cell;
use std::sync::Arc;
use table::{Known, Table};
use zermelo_core::{
    AnyPosition, Keeper, Limits, Meter, NODES_BETWEEN_KEEPING, NimberSearch, OwnEntry, OwnRecords,
    SharedEntries, StopReason,
};

/// The bytes of the table, where limits allow them.
const TABLE_BYTES: u64 = 128 << 20;
/// Options that are opened before they are looked up: accesses to memory overlap.
const TOGETHER: usize = 4;
/// Parts that a move leaves: it takes away at most two cells side by side, which have six neighbours.
const MOST_PARTS: usize = 6;
/// Among options that have been opened, a nimber that is to be found counts as much as so many unknown options.
const EFFORT_OF_NIMBER: i32 = 2;
/// Smaller parts are decided too soon to be told of.
const LEAST_TOLD: u32 = 18;

/// A part as it stands on the board, and in normal form.
#[derive(Clone, Copy, Default)]
struct Place {
    stands: Part,
    normal: Part,
    bucket: usize,
    value: Option<u32>,
}

/// Options that are looked up together.
#[derive(Clone, Copy, Default)]
struct Group {
    options: [Waiting; TOGETHER],
    parts: [Place; MOST_PARTS * TOGETHER],
}

/// A move in a group, and where the parts that it leaves are.
#[derive(Clone, Copy, Default)]
struct Waiting {
    taken: u64,
    nimber: u32,
    first: usize,
    end: usize,
}

/// An option of a part: the nimber of the parts whose values are known, the part with the most moves, and where the others
/// are on their list.
#[derive(Clone, Copy)]
struct Opened {
    /// Much where a proof is expected to take much.
    effort: i32,
    nimber: u32,
    first_other: u32,
    others: u32,
    part: Part,
    /// The part as it stands on the board, and the cells that the move takes there.
    stands: Part,
    taken: u64,
}

/// What looking up the options of a part has found.
struct Listed {
    /// The nimbers of options that are known.
    met: u64,
    /// The cells that a move takes which leaves the nimber that was asked about. Otherwise the options that are not known are
    /// on the list.
    reply: Option<u64>,
}

/// What is found of a part.
struct Found {
    known: Known,
    /// The cells that a move takes which leaves the nimber that was asked about, where one has been found.
    reply: Option<u64>,
}

/// A search that remembers the parts that it has looked at.
pub(super) struct CramSearch<'a> {
    table: Table,
    /// The stride of the parts in the table.
    stride: u32,
    /// Parts of so many cells have all their options opened before one is searched.
    least_opened: u32,
    options: Vec<Opened>,
    others: Vec<Part>,
    /// Moves that are known not to be worth what is looked for.
    refuted: Vec<u64>,
    group: Box<Group>,
    meter: Meter<'a>,
    nodes: u64,
    keeper: Option<Arc<dyn Keeper>>,
    /// How many nodes there were when what is known was put down last.
    kept_at: Cell<u64>,
    /// What searches of other threads know.
    shared: Option<SharedEntries>,
}

impl<'a> CramSearch<'a> {
    fn new(limits: &Limits<'a>) -> Result<Self, StopReason> {
        let mut meter = Meter::start(limits, "searching boards")?;
        let table = Table::within(limits.for_table(TABLE_BYTES));
        meter.count_bytes(table.bytes())?;
        Ok(Self {
            table,
            stride: 0,
            least_opened: 0,
            options: Vec::new(),
            others: Vec::new(),
            refuted: Vec::new(),
            group: Box::default(),
            meter,
            nodes: 0,
            keeper: None,
            kept_at: Cell::new(0),
            shared: None,
        })
    }

    /// Begins with boards of a stride: the same word is another part in another frame.
    fn begin_stride(&mut self, stride: u32) -> Result<(), StopReason> {
        self.keep();
        self.table.clear();
        self.stride = stride;
        let Some(records) = self.records() else { return Ok(()) };
        let old = self.table.bytes();
        self.table.make_room_for(records.count());
        records.recall(&mut |OwnEntry { position: [cells, stems], known, .. }| {
            self.table.learn(Part { cells, stems }, Known::of_bits(known));
        });
        let counted = self.meter.count_bytes(self.table.bytes() - old);
        if counted.is_err() {
            self.stride = 0;
        }
        counted
    }

    /// Where what is known of parts of the present stride is kept.
    fn records(&self) -> Option<OwnRecords> {
        self.keeper.clone().map(|keeper| OwnRecords::new(keeper, self.stride as u16))
    }

    #[cold]
    fn keep_if_due(&self) {
        if self.keeper.as_ref().is_some_and(|keeper| keeper.is_due()) {
            self.keep();
        }
    }

    /// Whether free cells in a frame are worth *n.
    fn board_is_worth<const STRIDE: u32>(&mut self, cells: u64, nimber: u32) -> Result<bool, StopReason> {
        if self.stride != STRIDE {
            self.begin_stride(STRIDE)?;
        }
        self.least_opened = cells.count_ones() * 4 / 5 + 1;
        self.options.clear();
        self.others.clear();
        self.refuted.clear();
        let (mut rest, mut known) = Frame::<STRIDE>::reduced(Part { cells, stems: 0 });
        let mut parts = Vec::new();
        while rest.cells != 0 {
            let part = Frame::<STRIDE>::first_part(rest);
            rest = rest.without(part.cells);
            parts.push(part);
        }
        sort_few_by_key(&mut parts, Part::size);
        let Some(last) = parts.pop() else { return Ok(known == nimber) };
        for part in parts {
            if let Some(normal) = Frame::<STRIDE>::normal_form(part) {
                known ^= self.value::<STRIDE>(normal)?;
            }
        }
        match Frame::<STRIDE>::normal_form(last) {
            Some(normal) => Ok(self.part_is_worth::<STRIDE>(normal, last, nimber ^ known)?.0),
            None => Ok(known == nimber),
        }
    }

    fn value<const STRIDE: u32>(&mut self, part: Part) -> Result<u32, StopReason> {
        let mut nimber = 0;
        while !self.part_is_worth::<STRIDE>(part, part, nimber)?.0 {
            if let Some(value) = self.table.find(part).value() {
                return Ok(value);
            }
            nimber += 1;
        }
        Ok(nimber)
    }

    /// Whether a part in normal form, which stands somewhere on the board, is worth *n; if not, perhaps a move that leaves *n.
    /// The questions on the stack are of ever smaller parts, two cells at least from one to the next, so that it is at most
    /// 32 high.
    fn part_is_worth<const STRIDE: u32>(
        &mut self,
        part: Part,
        stands: Part,
        nimber: u32,
    ) -> Result<(bool, Option<u64>), StopReason> {
        // No play is longer than there are pairs of cells, and no value is greater.
        if nimber * 2 > part.size() {
            return Ok((false, None));
        }
        if let Some(known) = self.table.find(part).is_worth(nimber) {
            return Ok((known, None));
        }
        if let Some(known) = self.known_to_others(part)?.is_worth(nimber) {
            return Ok((known, None));
        }
        let nodes = self.nodes;
        let (start, first_other) = (self.options.len(), self.others.len());
        self.tell_of(part, SharedEntries::begin);
        let found = self.find_value::<STRIDE>(stands, nimber, start);
        self.tell_of(part, SharedEntries::end);
        self.options.truncate(start);
        self.others.truncate(first_other);
        let Found { known, reply } = found?;
        self.table.learn(part, known);
        self.tell_others(part, self.nodes - nodes);
        if self.table.is_to_grow() {
            let old = self.table.bytes();
            self.meter.count_bytes(2 * old)?;
            self.table.grow();
            self.meter.release_bytes(old);
        }
        Ok((known.value() == Some(nimber), reply))
    }

    /// What is known of a part, with what searches of other threads have found.
    #[inline]
    fn known_to_others(&mut self, part: Part) -> Result<Known, StopReason> {
        let Some(shared) = &self.shared else { return Ok(Known::NOTHING) };
        shared.go_on()?;
        let found = shared.find(self.stride as u16, [part.cells, part.stems]);
        let Some(entry) = found else { return Ok(Known::NOTHING) };
        self.table.learn(part, Known::of_bits(entry.known));
        Ok(self.table.find(part))
    }

    /// Tells searches of other threads that the search of a part begins or ends. Small parts are not worth it.
    #[inline]
    fn tell_of(&self, part: Part, tell: fn(&SharedEntries, u16, [u64; 2])) {
        if let Some(shared) = self.shared.as_ref().filter(|_| part.size() >= LEAST_TOLD) {
            tell(shared, self.stride as u16, [part.cells, part.stems]);
        }
    }

    /// Whether a search of another thread is at a part.
    fn is_begun(&self, part: Part) -> bool {
        let shared = self.shared.as_ref().filter(|_| part.size() >= LEAST_TOLD);
        shared.is_some_and(|shared| shared.is_begun(self.stride as u16, [part.cells, part.stems]))
    }

    /// Tells searches of other threads what is known of a part: a look at its options takes many times as long.
    fn tell_others(&self, part: Part, nodes: u64) {
        let Some(shared) = &self.shared else { return };
        shared.put(OwnEntry {
            section: self.stride as u16,
            position: [part.cells, part.stems],
            known: self.table.find(part).to_bits(),
            log_work: nodes.max(1).ilog2().min(31),
        });
    }

    /// At least whether a part is worth *n.
    fn find_value<const STRIDE: u32>(
        &mut self,
        stands: Part,
        nimber: u32,
        start: usize,
    ) -> Result<Found, StopReason> {
        let Listed { mut met, reply } = self.list_options::<STRIDE>(stands, nimber)?;
        if reply.is_some() {
            return Ok(Found { known: Known::value_is_none_of(met), reply });
        }
        self.sort_options(start);
        self.drop_repeated(start);
        if stands.size() >= self.least_opened {
            self.open_options::<STRIDE>(start, nimber)?;
            self.sort_options(start);
        }
        // All nimbers below n are among the options, or it is not *n.
        let lesser = (met & ((1 << nimber) - 1)).count_ones() as usize;
        let is_not = |met: u64, reply| Found { known: Known::value_is_none_of(met | 1 << nimber), reply };
        if self.options.len() - start + lesser < nimber as usize {
            return Ok(is_not(met, None));
        }
        if let Some(reply) = self.option_that_is_worth::<STRIDE>(start, nimber)? {
            return Ok(is_not(met, Some(reply)));
        }
        if nimber > 0 {
            met |= self.values_met(start);
        }
        for lesser in 0..nimber {
            if met >> lesser & 1 == 0 && self.option_that_is_worth::<STRIDE>(start, lesser)?.is_none() {
                return Ok(Found { known: Known::value_is(lesser), reply: None });
            }
        }
        Ok(Found { known: Known::value_is(nimber), reply: None })
    }

    /// Puts the options of a part on the list, but for those whose value is known: until one is worth the nimber.
    fn list_options<const STRIDE: u32>(&mut self, part: Part, nimber: u32) -> Result<Listed, StopReason> {
        self.meter.count_position(0)?;
        self.nodes += 1;
        if self.nodes.is_multiple_of(NODES_BETWEEN_KEEPING) {
            self.keep_if_due();
        }
        let [upright, lying] = Frame::<STRIDE>::dominoes(part.cells);
        let mut firsts = [(upright, 1 | 1 << STRIDE), (lying, 3), (part.stems, 1)];
        let mut met = 0;
        loop {
            let count = self.fill_group::<STRIDE>(part, &mut firsts);
            if count == 0 {
                return Ok(Listed { met, reply: None });
            }
            for at in 0..count {
                let option = self.group.options[at];
                if let Some(worth) = self.worth_or_list::<STRIDE>(option) {
                    met |= 1 << worth;
                    if worth == nimber {
                        return Ok(Listed { met, reply: Some(option.taken) });
                    }
                }
            }
        }
    }

    /// The next options, taken apart and looked up, by the first cells of moves that are still to come; how many.
    #[inline]
    fn fill_group<const STRIDE: u32>(&mut self, part: Part, firsts: &mut [(u64, u64); 3]) -> usize {
        let group = &mut *self.group;
        let (mut count, mut end) = (0, 0);
        while count < TOGETHER {
            let Some((set, shape)) = firsts.iter_mut().find(|(set, _)| *set != 0) else { break };
            let taken = (*set & set.wrapping_neg()) * *shape;
            *set &= *set - 1;
            let (mut rest, nimber) = Frame::<STRIDE>::reduced(part.without(taken));
            let first = end;
            while rest.cells != 0 {
                let stands = Frame::<STRIDE>::first_part(rest);
                rest = rest.without(stands.cells);
                if let Some(normal) = Frame::<STRIDE>::normal_form(stands) {
                    group.parts[end] =
                        Place { stands, normal, bucket: self.table.bucket(normal), value: None };
                    end += 1;
                }
            }
            group.options[count] = Waiting { taken, nimber, first, end };
            count += 1;
        }
        for place in &mut group.parts[..end] {
            place.value = self.table.find_in(place.bucket, place.normal).value();
        }
        count
    }

    /// What an option is worth, where its parts are known; otherwise it is put on the list.
    #[inline]
    fn worth_or_list<const STRIDE: u32>(&mut self, option: Waiting) -> Option<u32> {
        let Waiting { taken, mut nimber, first, end } = option;
        let mut kept = first;
        for at in first..end {
            let place = self.group.parts[at];
            match place.value {
                Some(value) => nimber ^= value,
                None => {
                    self.group.parts[kept] = place;
                    kept += 1;
                }
            }
        }
        if kept > first + 1 {
            kept = first + self.cancel::<STRIDE>(first, kept);
        }
        if kept == first {
            return Some(nimber);
        }
        let last = kept - 1;
        let Place { stands, normal, .. } = self.group.parts[last];
        let first_other = self.others.len();
        let mut effort = Frame::<STRIDE>::effort(normal);
        for at in first..last {
            let other = self.group.parts[at].normal;
            effort += Frame::<STRIDE>::effort(other);
            self.others.push(other);
        }
        self.options.push(Opened {
            effort,
            nimber,
            first_other: first_other as u32,
            others: (last - first) as u32,
            part: normal,
            stands,
            taken,
        });
        None
    }

    /// Drops equal parts in pairs, of a few in the group; the part with the most moves becomes the last. How many are left.
    #[cold]
    fn cancel<const STRIDE: u32>(&mut self, first: usize, end: usize) -> usize {
        let parts = &mut self.group.parts[first..end];
        sort_few_by_key(parts, |place| (Frame::<STRIDE>::moves(place.normal), place.normal));
        let mut kept = 0;
        for at in 0..parts.len() {
            if kept > 0 && parts[kept - 1].normal == parts[at].normal {
                kept -= 1;
            } else {
                parts[kept] = parts[at];
                kept += 1;
            }
        }
        kept
    }

    fn sort_options(&mut self, start: usize) {
        self.options[start..].sort_unstable_by_key(|option| (option.effort, option.nimber, option.part));
    }

    /// Equal options of one part are one.
    fn drop_repeated(&mut self, start: usize) {
        let is_repeated = |one: &Opened, two: &Opened| {
            (one.others, one.nimber, one.part) == (0, two.nimber, two.part) && two.others == 0
        };
        let mut kept = start;
        for at in start..self.options.len() {
            if kept == start || !is_repeated(&self.options[kept - 1], &self.options[at]) {
                self.options[kept] = self.options[at];
                kept += 1;
            }
        }
        self.options.truncate(kept);
    }

    /// Looks at the options of each option of one part from `start` on, which is asked whether it is worth *n.
    fn open_options<const STRIDE: u32>(&mut self, start: usize, nimber: u32) -> Result<(), StopReason> {
        let (end, others) = (self.options.len(), self.others.len());
        for at in start..end {
            let Opened { part, stands, nimber: own, others: 0, .. } = self.options[at] else { continue };
            let rest = own ^ nimber;
            let is_decided = rest * 2 > part.size() || self.table.find(part).is_worth(rest).is_some();
            self.options[at].effort = if is_decided {
                0
            } else {
                let Listed { met, reply } = self.list_options::<STRIDE>(stands, rest)?;
                let unknown = ((self.options.len() - end) as u32).cast_signed();
                self.options.truncate(end);
                self.others.truncate(others);
                if reply.is_some() {
                    self.table.learn(part, Known::value_is_none_of(met));
                    0
                } else {
                    let missing = rest - (met & ((1 << rest) - 1)).count_ones();
                    1 + unknown + EFFORT_OF_NIMBER * missing.cast_signed()
                }
            };
        }
        Ok(())
    }

    /// The values of options from `start` on that are known by now.
    fn values_met(&self, start: usize) -> u64 {
        let known = self.options[start..].iter().filter(|option| option.others == 0);
        let values = known.filter_map(|option| Some(option.nimber ^ self.table.find(option.part).value()?));
        values.fold(0, |met, value| met | 1 << value)
    }

    /// The cells that an option from `start` on takes which is worth *n, where there is one.
    fn option_that_is_worth<const STRIDE: u32>(
        &mut self,
        start: usize,
        nimber: u32,
    ) -> Result<Option<u64>, StopReason> {
        let first_refuted = self.refuted.len();
        let found = self.search_options::<STRIDE>(start, nimber, first_refuted);
        self.refuted.truncate(first_refuted);
        found
    }

    fn search_options<const STRIDE: u32>(
        &mut self,
        start: usize,
        nimber: u32,
        first_refuted: usize,
    ) -> Result<Option<u64>, StopReason> {
        let end = self.options.len();
        let mut deferred = Vec::new();
        let mut next = start;
        // Most of the time the first decides: all searches are at it together. Others that one is at wait.
        while next < end || !deferred.is_empty() {
            let is_first_turn = next < end;
            let at = if is_first_turn { next } else { deferred.remove(0) };
            next += usize::from(is_first_turn);
            let Opened { nimber: own, first_other, others, part, stands, taken, .. } = self.options[at];
            if self.refuted[first_refuted..].contains(&taken) {
                continue;
            }
            if is_first_turn && at > start && self.is_begun(part) {
                deferred.push(at);
                continue;
            }
            let mut rest = own ^ nimber;
            for other in first_other..first_other + others {
                rest ^= self.value::<STRIDE>(self.others[other as usize])?;
            }
            let (is_worth, reply) = self.part_is_worth::<STRIDE>(part, stands, rest)?;
            if is_worth {
                return Ok(Some(taken));
            }
            self.refuted.extend(reply);
        }
        Ok(None)
    }
}

/// Sorts a few things by insertion: a sort for lists of any length would be compiled for each stride, and never be used.
#[inline]
fn sort_few_by_key<T: Copy, K: Ord>(things: &mut [T], key: impl Fn(T) -> K) {
    for end in 1..things.len() {
        let thing = things[end];
        let own = key(thing);
        let mut at = end;
        while at > 0 && key(things[at - 1]) > own {
            things[at] = things[at - 1];
            at -= 1;
        }
        things[at] = thing;
    }
}

/// The search, for the catalogue.
pub fn nimber_search<'a>(limits: &Limits<'a>) -> Result<Box<dyn NimberSearch + 'a>, StopReason> {
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

    fn keep_with(&mut self, keeper: Arc<dyn Keeper>) {
        self.keeper = Some(keeper);
    }

    fn share_with(&mut self, shared: SharedEntries) {
        self.shared = Some(shared);
    }

    fn keep(&self) {
        let Some(records) = self.records().filter(|_| self.kept_at.replace(self.nodes) != self.nodes) else {
            return;
        };
        records.keep(&mut self.table.known().map(|(part, known)| OwnEntry {
            section: self.stride as u16,
            position: [part.cells, part.stems],
            known: known.to_bits(),
            log_work: 0,
        }));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dominoes::visit_dominoes;
    use crate::{Direction, on_board};
    use std::collections::HashMap;
    use std::ops::ControlFlow;

    /// The least excluded value, by the rules alone.
    fn by_options(position: &FreeCells, known: &mut HashMap<FreeCells, u32>) -> u32 {
        if let Some(&value) = known.get(position) {
            return value;
        }
        let mut values = Vec::new();
        for direction in [Direction::South, Direction::East] {
            let _: ControlFlow<()> = on_board!(position, |grid, planes| {
                visit_dominoes(&grid, &planes[0], direction, &mut |option| {
                    values.push(by_options(&option, known));
                    ControlFlow::Continue(())
                })
            });
        }
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
            (3, 6, 4, 820),
            (3, 7, 1, 895),
            (3, 8, 3, 1584),
            (3, 9, 1, 4304),
            (3, 10, 2, 10_077),
            (4, 5, 2, 1061),
            (5, 5, 0, 1663),
            (5, 6, 2, 26_475),
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
