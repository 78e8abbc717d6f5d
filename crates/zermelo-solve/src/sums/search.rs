//! The search: who wins a sum, depth first, with an explicit stack. Left is always the player to move; where Right is, the
//! negative of the sum is looked at.

use super::history::History;
use super::key::{Key, NO_GAIN, low_of};
use super::learnt::LearntValues;
use super::plain::Plain;
use super::shared::{Shared, Status};
use super::table::Table;
use super::universe::{Component, SCORE_OF_ONE, Signed, StandIn, SumPart, Universe, exact, signed};
use super::values::{Resolved, ValueFinder, resolved, stop};
use super::{Counts, Devices, Keeper, Setup, Shares};
use std::any::Any;
use std::sync::Arc;
use zermelo_core::{
    Arrange, Bounds, Convention, KnownEntries, KnownEntry, LEAST_WORK_KEPT, Limits, Meter,
    NODES_BETWEEN_KEEPING, Player, SearchProgress, Section, StopReason,
};
use zermelo_value::{Algebra, Dyadic, Store};

/// Why the search was left.
#[derive(Clone, Copy, Debug)]
pub(super) enum Halt {
    /// A limit.
    Stopped(StopReason),
    /// There is no room for more components: they are forgotten, and the search begins again with what the table knows.
    Full,
    /// Another search has answered the question.
    Answered(bool),
}

impl From<StopReason> for Halt {
    fn from(reason: StopReason) -> Self {
        Self::Stopped(reason)
    }
}

/// A sum that is being searched.
#[derive(Clone, Copy, Debug)]
struct Frame {
    /// Where the components begin, and how many there are.
    start: usize,
    length: u32,
    /// Where the options begin that are still to be searched; the next is the last.
    children: usize,
    key: Key,
    /// The word under which the sum was asked for, before values stood in for components.
    asked: u128,
    /// Nodes before this one.
    nodes: u64,
    has_searched: bool,
    /// The option that is being searched, if it is one of a component.
    searching: Option<u32>,
    /// Where a component is to be valued before the sum is looked at: the component, and the nimber that it may be.
    seeking: Option<(Signed, u32)>,
}

/// An option that is still to be searched.
#[derive(Clone, Copy, Debug)]
struct Child {
    word: u128,
    score: i32,
    /// The component moved in, by its place in the sum.
    place: u32,
    /// Where the option is in the lists of options; in the plain part, which option.
    option: u32,
    /// Whether another search was at it when its turn came.
    is_deferred: bool,
}

/// The place of the plain part of a sum.
const PLAIN: u32 = u32::MAX;
/// The option in the number.
const NUMBER: u32 = u32::MAX;
/// A move of the opponent, who has to be refuted in each, costs so much, besides what it is worth for mobility.
const SCORE_OF_MOVE_TO_REFUTE: i64 = 24;
/// The value of a component with so few moves is tried when it is met first.
pub(super) const FEW_MOVES: u32 = 6;
/// The work of going through a sum of more components is counted.
const LONG_SUM: usize = 64;
/// Nodes between two looks at the memory.
const NODES_BETWEEN_LOOKS: u64 = 64;
/// After so many restarts, and again after twice as many, components get more room where there is some: what the table forgets
/// meanwhile may be what the search goes round in.
const MANY_RESTARTS: u64 = 16;
/// For a database the options of at most so many components are looked at to find the value of one.
const MOST_LOOKS: u32 = 1 << 12;
/// Values that are kept take at most this part of the room for components.
const LEARNT_SHARE: u64 = 4;
/// A restart after fewer nodes would not be the last.
const LEAST_NODES: u64 = 64;

/// The search with its tables.
#[derive(Debug)]
pub(super) struct Search<'a> {
    pub(super) universe: Universe<'a>,
    algebra: Option<Algebra<'a>>,
    finder: ValueFinder,
    table: Arc<Table>,
    /// What is shared with searches of other threads, where there are some.
    shared: Option<Shared>,
    keeper: Option<Arc<dyn Keeper>>,
    /// Whether this is the first of the searches that share, or the only one: it counts the table, and keeps.
    is_first: bool,
    meter: Meter<'a>,
    convention: Convention,
    devices: Devices,
    shares: Shares,
    pool: Vec<Signed>,
    children: Vec<Child>,
    frames: Vec<Frame>,
    lists: Vec<u32>,
    history: History,
    pub(super) counts: Counts,
    counted_bytes: u64,
    next_look: u64,
    /// Whether it is time to look whether other searches have answered sums below.
    looks_below: bool,
    /// Whether the store has room for values of impartial components.
    has_room_for_nimbers: bool,
}

impl<'a> Search<'a> {
    pub(super) fn new(
        parts: Vec<SumPart<'a>>,
        store: &'a Store,
        convention: Convention,
        setup: Setup,
        limits: &Limits<'a>,
    ) -> Result<Self, StopReason> {
        let Setup { devices, shared, keeper } = setup;
        let is_normal = convention == Convention::Normal;
        let mut shares = Shares::of(limits);
        let (mut is_first, mut table) = (true, None);
        if let Some(shared) = &shared {
            shares.components /= shared.searches();
            shares.most_components /= shared.searches();
            is_first = shared.is_first();
            table = Some(shared.table());
        }
        let algebra = if is_normal { Some(Algebra::new(store, limits)?) } else { None };
        let mut meter = Meter::start(limits, "searching sums")?;
        let table = table.unwrap_or_else(|| {
            let mut table = Table::within(shares.table);
            if let Some(keeper) = &keeper {
                table.make_room_for(keeper.count());
            }
            Arc::new(table)
        });
        if is_first {
            meter.count_bytes(table.bytes())?;
        }
        let most_words = (shares.most_components / 256) as usize;
        let mut search = Self {
            universe: Universe::new(
                parts,
                devices.order || devices.values,
                is_normal && devices.bounds,
                is_normal && devices.values,
                most_words,
            ),
            algebra,
            finder: ValueFinder::default(),
            table,
            shared,
            keeper,
            is_first,
            meter,
            convention,
            devices,
            shares,
            pool: Vec::new(),
            children: Vec::new(),
            frames: Vec::new(),
            lists: Vec::new(),
            history: History::default(),
            counts: Counts::default(),
            counted_bytes: 0,
            next_look: NODES_BETWEEN_LOOKS,
            looks_below: false,
            has_room_for_nimbers: true,
        };
        search.recall();
        Ok(search)
    }

    /// Begins with what the keeper has. The table, where it is shared, is filled once; values each search has for itself.
    fn recall(&mut self) {
        let Some(keeper) = self.keeper.clone() else { return };
        let mut values = LearntValues::within(self.shares.components / LEARNT_SHARE);
        let has_values = self.algebra.is_some() && self.devices.values;
        let mut entries = KnownEntries::default();
        keeper.recall(&mut |record| match Section::of(record) {
            Section::Values if has_values => {
                if let Some(entry) = entries.read(record).and_then(KnownEntry::value) {
                    values.recall(entry);
                }
            }
            Section::Sums if self.is_first => self.table.recall(record),
            _ => {}
        });
        self.universe.learnt = has_values.then_some(values);
    }

    /// Has the keeper put down what is known and took more than a look.
    pub(super) fn keep(&self) {
        if let Some(keeper) = &self.keeper {
            let with_recalled = keeper.forgets();
            let sums = self.table.known(LEAST_WORK_KEPT.into(), with_recalled);
            let values = self.universe.learnt.iter().flat_map(|values| values.records(with_recalled));
            keeper.keep(&mut sums.chain(values));
        }
    }

    /// Finds the values of the components of positions, where that takes little work.
    pub(super) fn find_values_of(&mut self, positions: &[(usize, &dyn Any)]) -> Result<(), StopReason> {
        self.drop_stacks();
        self.meet(positions, Player::Left)?;
        let Some(algebra) = self.algebra.as_mut().filter(|_| self.devices.values) else { return Ok(()) };
        for &part in &self.pool {
            let (Resolved::Component(part) | Resolved::Sum(part, _)) = resolved(&self.universe, part) else {
                continue;
            };
            let component = self.universe.get(part);
            if component.value.is_none() && !component.is_valueless {
                let number = part.number() as u32;
                self.finder.find(&mut self.universe, number, MOST_LOOKS, algebra, &self.meter)?;
            }
        }
        let bytes = self.universe.bytes();
        self.count_bytes(bytes)?;
        if bytes > self.shares.components {
            self.clear();
        }
        Ok(())
    }

    /// Takes note of the answer to a question under the key that its sum has with the values known by now: with these the
    /// next search begins. A limit that is reached here takes nothing from the answer.
    fn note_answer(
        &mut self,
        positions: &[(usize, &dyn Any)],
        nimber: u32,
        to_move: Player,
        (wins, work): (bool, u64),
    ) {
        if self.universe.learnt.is_none() {
            return;
        }
        self.drop_stacks();
        if self.meet(positions, to_move).is_ok() {
            let (key, _) = self.normalise(0, Plain::nimber(nimber));
            self.table.store(key.word(), wins, work);
        }
        self.drop_stacks();
    }

    /// Whether the player to move wins a sum of positions, each of one part, and a nimber.
    pub(super) fn wins(
        &mut self,
        positions: &[(usize, &dyn Any)],
        nimber: u32,
        to_move: Player,
    ) -> Result<bool, StopReason> {
        let first_node = self.counts.nodes;
        loop {
            let before = self.counts.nodes;
            match self.attempt(positions, nimber, to_move) {
                Ok(wins) => {
                    let work = self.counts.nodes - first_node;
                    self.note_answer(positions, nimber, to_move, (wins, work));
                    if let Some(shared) = &self.shared {
                        shared.answer(wins);
                    }
                    return Ok(wins);
                }
                Err(Halt::Answered(wins)) => {
                    let work = self.counts.nodes - first_node;
                    self.note_answer(positions, nimber, to_move, (wins, work));
                    return Ok(wins);
                }
                Err(Halt::Stopped(reason)) => return Err(reason),
                Err(Halt::Full) => {
                    self.clear();
                    if self.counts.nodes - before < LEAST_NODES && !self.shares.widen() {
                        return Err(StopReason::Memory(self.shares.total));
                    }
                    self.counts.restarts += 1;
                    if self.counts.restarts >= MANY_RESTARTS && self.counts.restarts.is_power_of_two() {
                        self.shares.widen();
                    }
                }
            }
        }
    }

    /// The same where it is known without a search.
    pub(super) fn known(
        &mut self,
        positions: &[(usize, &dyn Any)],
        nimber: u32,
        to_move: Player,
    ) -> Result<Option<bool>, StopReason> {
        self.drop_stacks();
        self.meet(positions, to_move)?;
        let (key, gain) = self.normalise(0, Plain::nimber(nimber));
        let decided = self.decided(&key, gain);
        Ok(decided.or_else(|| self.table.find(key.word())))
    }

    fn clear(&mut self) {
        self.drop_stacks();
        self.history.clear();
        self.universe.clear();
        self.meter.release_bytes(self.counted_bytes);
        self.counted_bytes = 0;
    }

    fn drop_stacks(&mut self) {
        self.leave_above(0);
        self.pool.clear();
        self.children.clear();
    }

    /// Puts the components of positions on the pool, negated where Right is to move.
    fn meet(&mut self, positions: &[(usize, &dyn Any)], to_move: Player) -> Result<(), StopReason> {
        for &(part, position) in positions {
            self.universe
                .meet(part, position, self.algebra.as_mut(), &mut self.pool, &self.meter)
                .map_err(stop)?;
        }
        if to_move == Player::Right {
            for part in &mut self.pool {
                *part = part.times(!self.universe.get(*part).is_own_negative);
            }
        }
        Ok(())
    }

    fn attempt(
        &mut self,
        positions: &[(usize, &dyn Any)],
        nimber: u32,
        to_move: Player,
    ) -> Result<bool, Halt> {
        self.drop_stacks();
        self.meet(positions, to_move)?;
        let mut result = self.enter(0, Plain::nimber(nimber), None)?;
        loop {
            result = match result {
                Some(wins) if self.frames.is_empty() => return Ok(wins),
                Some(wins) => self.go_on(wins)?,
                None => self.search_next()?,
            };
        }
    }

    /// Goes on with the sum on top, of which an option has been searched: who wins there.
    fn go_on(&mut self, wins: bool) -> Result<Option<bool>, Halt> {
        let Some(frame) = self.frames.last() else { return Ok(Some(wins)) };
        debug_assert_eq!(self.pool.len(), frame.start + frame.length as usize);
        if let Some((part, nimber)) = frame.seeking {
            return self.go_on_seeking(part, nimber, wins);
        }
        if let Some(option) = frame.searching.filter(|_| self.devices.order) {
            self.history.note(option, !wins, self.universe.words());
        }
        // Where the option is lost for the opponent, it wins.
        let result = if wins { self.found_by_others() } else { Some(true) };
        Ok(result.map(|wins| self.finish(wins)))
    }

    /// Searches the next option of the sum on top, which has no result yet.
    fn search_next(&mut self) -> Result<Option<bool>, Halt> {
        let frame = self.frames.last_mut().expect("a sum without a result is on the stack");
        if self.children.len() == frame.children {
            return Ok(Some(self.finish(false)));
        }
        let Some(child) = self.children.pop() else { return Ok(None) };
        if (frame.has_searched || self.shared.is_some())
            && let Some(wins) = self.table.find(child.word)
        {
            return Ok(if wins { None } else { Some(self.finish(true)) });
        }
        let is_to_wait = |shared: &Shared| !child.is_deferred && shared.is_begun(child.word);
        if frame.has_searched && self.shared.as_ref().is_some_and(is_to_wait) {
            self.children.insert(frame.children, Child { is_deferred: true, ..child });
            return Ok(None);
        }
        frame.has_searched = true;
        frame.searching = Some(child.option).filter(|_| child.place != PLAIN);
        self.descend(child)
    }

    /// The result of the sum on top, where another search has it by now. Now and then sums below are looked at, too.
    fn found_by_others(&mut self) -> Option<bool> {
        self.shared.as_ref()?;
        let height = self.frames.len();
        let lowest = if self.looks_below { 0 } else { height - 1 };
        self.looks_below = false;
        let found_of =
            |frame: &Frame| self.table.find(frame.asked).or_else(|| self.table.find(frame.key.word()));
        let (place, wins) =
            (lowest..height).find_map(|place| Some((place, found_of(&self.frames[place])?)))?;
        self.leave_above(place + 1);
        let frame = self.frames.last()?;
        self.pool.truncate(frame.start + frame.length as usize);
        Some(wins)
    }

    /// Leaves the sums from a height on without a result.
    fn leave_above(&mut self, height: usize) {
        if let Some(shared) = &self.shared {
            for frame in &self.frames[height..] {
                shared.end(frame.asked);
            }
        }
        self.frames.truncate(height);
    }

    /// The result of the sum on top: it is noted and the sum leaves the stack.
    fn finish(&mut self, wins: bool) -> bool {
        let Some(frame) = self.frames.pop() else { return wins };
        if let Some(shared) = &self.shared {
            shared.end(frame.asked);
        }
        let work = self.counts.nodes - frame.nodes;
        self.table.store(frame.key.word(), wins, work);
        if frame.asked != frame.key.word() {
            self.table.store(frame.asked, wins, work);
        }
        if frame.length == 1 {
            let part = self.pool[frame.start];
            if !wins && self.universe.get(part).is_own_negative {
                self.learn_value(part, frame.key.plain);
            }
            self.learn(self.pool[frame.start], frame.key.plain, wins);
        }
        self.pool.truncate(frame.start);
        self.children.truncate(frame.children);
        wins
    }

    /// A component that is its own negative has lost with a nimber: it is that nimber.
    fn learn_value(&mut self, part: Signed, plain: Plain) {
        let is_nimber = plain.number == 0 && plain.ups == 0;
        let Some(algebra) = self.algebra.as_mut().filter(|_| is_nimber && self.devices.values) else {
            return;
        };
        // A value that the store has no room for is done without.
        if let Ok(value) = algebra.nimber(plain.star) {
            let _ = self.universe.learn_value(part.number() as u32, value, algebra);
        }
    }

    /// What the winner of a component plus a number says of the component.
    fn learn(&mut self, part: Signed, plain: Plain, wins: bool) {
        let is_bound = self.devices.bounds && self.convention == Convention::Normal && plain.is_number();
        let Some(number) = i32::try_from(plain.number).ok().filter(|_| is_bound) else { return };
        if number.abs() >= -Bounds::NO_LOW {
            return;
        }
        let component = &mut self.universe.components[part.number()];
        let bounds = &mut component.bounds;
        match (part.is_negative(), wins) {
            (false, true) => bounds.low_first = bounds.low_first.max(-number),
            (false, false) => bounds.high = bounds.high.min(-number),
            (true, true) => bounds.high_first = bounds.high_first.min(number),
            (true, false) => bounds.low = bounds.low.max(number),
        }
        if component.is_own_negative {
            // What holds of the component holds of its negative.
            let mirror = component.bounds.negative();
            let bounds = &mut component.bounds;
            bounds.low = bounds.low.max(mirror.low);
            bounds.high = bounds.high.min(mirror.high);
            bounds.low_first = bounds.low_first.max(mirror.low_first);
            bounds.high_first = bounds.high_first.min(mirror.high_first);
        }
        self.learn_number(part);
    }

    /// A component whose bounds have met is a number.
    fn learn_number(&mut self, part: Signed) {
        let component = self.universe.get(part);
        let Some(units) =
            exact(component.bounds).filter(|_| component.value.is_none() && self.devices.values)
        else {
            return;
        };
        let Some(algebra) = self.algebra.as_mut() else { return };
        // A value that the store has no room for is done without.
        if let Ok(value) = algebra.number(&Dyadic::new(units, Bounds::UNIT.trailing_zeros())) {
            let _ = self.universe.learn_value(part.number() as u32, value, algebra);
        }
    }

    /// Looks at an option of the sum on top: its result where that needs no search, else it is on top.
    fn descend(&mut self, child: Child) -> Result<Option<bool>, Halt> {
        let Some(&frame) = self.frames.last() else { return Ok(None) };
        let start = self.pool.len();
        make_room(&mut self.pool, frame.length as usize, &mut self.meter)?;
        let mut plain = frame.key.plain;
        for at in frame.start..start {
            if at - frame.start != child.place as usize {
                let part = self.pool[at];
                self.pool.push(part.times(!self.universe.get(part).is_own_negative));
            }
        }
        if child.place == PLAIN {
            plain = plain_option(plain, child.option).unwrap_or(plain);
        } else {
            let turns = self.pool[frame.start + child.place as usize].is_negative();
            let option = self.universe.option(child.option);
            make_room(&mut self.pool, option.len(), &mut self.meter)?;
            for &word in option {
                let part = signed(word);
                // Turned round by the sign of the component, and once more for the opponent's view.
                let is_own_negative = self.universe.get(part).is_own_negative;
                self.pool.push(part.times(!turns && !is_own_negative));
            }
        }
        self.enter(start, plain.negative(), Some(child.word))
    }

    /// Enters the sum of the components on the pool from `start` on and a plain part: its result, or else it is put on the
    /// stack with the options that are to be searched.
    fn enter(&mut self, start: usize, plain: Plain, asked: Option<u128>) -> Result<Option<bool>, Halt> {
        let length = self.pool.len() - start;
        if length > LONG_SUM {
            self.meter.step_through(length * size_of::<Signed>())?;
        }
        if self.devices.values && self.algebra.is_some() {
            self.find_values(start)?;
        }
        let (key, gain) = self.normalise(start, plain);
        let word = key.word();
        let known = match self.decided(&key, gain) {
            Some(decided) => Some(decided),
            None => self.by_values(start, &key)?,
        };
        let known = match known {
            None if asked != Some(word) => self.table.find(word),
            known => known,
        };
        if let Some(wins) = known {
            if let Some(asked) = asked.filter(|&asked| asked != word) {
                self.table.store(asked, wins, 1);
            }
            self.pool.truncate(start);
            return Ok(Some(wins));
        }
        self.count_node()?;
        let seeking = self.part_to_be_valued(start);
        let asked = asked.unwrap_or(word);
        if let Some(shared) = &self.shared {
            shared.begin(asked);
        }
        self.frames.push(Frame {
            start,
            length: (self.pool.len() - start) as u32,
            children: self.children.len(),
            key,
            asked,
            nodes: self.counts.nodes - 1,
            has_searched: false,
            searching: None,
            seeking: seeking.map(|part| (part, 0)),
        });
        if let Some(part) = seeking {
            return self.seek(part, 0);
        }
        Ok(self.expand()?.map(|wins| self.finish(wins)))
    }

    /// Of several impartial components without a value, the one with the fewest moves. Values of all but one are looked for
    /// first: a component comes up in many sums, each sum in few.
    fn part_to_be_valued(&self, start: usize) -> Option<Signed> {
        if !self.devices.values || self.algebra.is_none() || !self.has_room_for_nimbers {
            return None;
        }
        let waits = |part: &Signed| {
            let component = self.universe.get(*part);
            component.is_impartial && component.value.is_none()
        };
        let waiting = || self.pool[start..].iter().copied().filter(waits);
        waiting().nth(1)?;
        waiting().min_by_key(|&part| self.universe.get(part).moves[0])
    }

    /// Looks at a component with a nimber.
    fn seek(&mut self, part: Signed, nimber: u32) -> Result<Option<bool>, Halt> {
        let start = self.pool.len();
        self.pool.push(part);
        self.enter(start, Plain::nimber(nimber), None)
    }

    /// Goes on with the next nimber, or where the component has turned out to be this one, with the sum.
    fn go_on_seeking(&mut self, part: Signed, nimber: u32, wins: bool) -> Result<Option<bool>, Halt> {
        let has_value = self.universe.get(part).value.is_some();
        if wins && !has_value {
            if let Some(frame) = self.frames.last_mut() {
                frame.seeking = Some((part, nimber + 1));
            }
            return self.seek(part, nimber + 1);
        }
        if !has_value {
            self.learn_value(part, Plain::nimber(nimber));
            // Where there is no room for the value, sums are searched as they are from now on.
            self.has_room_for_nimbers = self.universe.get(part).value.is_some();
        }
        let Some(&frame) = self.frames.last() else { return Ok(None) };
        self.leave_above(self.frames.len() - 1);
        self.enter(frame.start, frame.key.plain, Some(frame.asked))
    }

    fn count_node(&mut self) -> Result<(), Halt> {
        self.meter.count_position(0)?;
        self.counts.nodes += 1;
        self.counts.depth = self.counts.depth.max(self.frames.len() as u64 + 1);
        if self.table.growth() > 0
            && let Some(table) = Arc::get_mut(&mut self.table)
        {
            self.meter.count_bytes(table.growth())?;
            let old = table.bytes();
            table.grow();
            self.meter.release_bytes(old);
        }
        if self.counts.nodes >= self.next_look {
            self.next_look = self.counts.nodes + NODES_BETWEEN_LOOKS;
            self.looks_below = true;
            match self.shared.as_ref().map(Shared::status) {
                Some(Status::Answer(wins)) => return Err(Halt::Answered(wins)),
                Some(Status::Closed) => return Err(Halt::Stopped(StopReason::Interrupted)),
                Some(Status::Open) | None => {}
            }
            if let Some(keeper) = &self.keeper
                && self.is_first
                && self.counts.nodes % NODES_BETWEEN_KEEPING < NODES_BETWEEN_LOOKS
                && keeper.is_due()
            {
                self.keep();
            }
            let bytes = self.universe.bytes() + self.history.bytes();
            self.count_bytes(bytes)?;
            let (table_entries, table_capacity) = (self.table.filled(), self.table.capacity());
            self.counts.table_entries = table_entries;
            self.counts.table_capacity = table_capacity;
            let depth = self.frames.len() as u64;
            self.meter.is_at(SearchProgress { depth, table_entries, table_capacity });
            if bytes > self.shares.components {
                return Err(Halt::Full);
            }
        }
        Ok(())
    }

    /// Counts what the components take, and the stacks whose entries are as many as the search is deep.
    fn count_bytes(&mut self, components: u64) -> Result<(), StopReason> {
        let children = self.children.capacity() * size_of::<Child>();
        let frames = self.frames.capacity() * size_of::<Frame>();
        let bytes = components + (children + frames) as u64;
        if bytes > self.counted_bytes {
            self.meter.count_bytes(bytes - self.counted_bytes)?;
            self.counted_bytes = bytes;
        }
        Ok(())
    }

    /// Tries to find values of components that come up often.
    fn find_values(&mut self, start: usize) -> Result<(), StopReason> {
        let Some(algebra) = &mut self.algebra else { return Ok(()) };
        if self.pool.len() - start < 2 {
            return Ok(());
        }
        for at in start..self.pool.len() {
            let part = self.pool[at];
            let component = &mut self.universe.components[part.number()];
            let is_simplified = matches!(component.stand_in, StandIn::Simpler(_));
            if component.value.is_some() || component.is_valueless || is_simplified {
                continue;
            }
            // A nimber is found with a few proofs, or without any where play leads past it.
            if component.is_impartial && component.moves[0] > FEW_MOVES as u8 {
                continue;
            }
            component.visits = component.visits.saturating_add(1);
            // The more often a component comes up, the more work its value is worth.
            let visits = component.visits;
            if visits.is_power_of_two()
                && component.moves.iter().map(|&moves| u32::from(moves)).sum::<u32>()
                    <= FEW_MOVES + 2 * visits.ilog2()
            {
                let budget = 16 + 4 * visits.min(1 << 10);
                let number = part.number() as u32;
                self.finder.find(&mut self.universe, number, budget, algebra, &self.meter)?;
            }
        }
        Ok(())
    }

    /// Puts values in the place of components, sorts and cancels: the totals, and the most that Left gains by moving first.
    fn normalise(&mut self, start: usize, mut plain: Plain) -> (Key, i128) {
        let Self { pool, universe, .. } = self;
        let mut kept = start;
        for at in start..pool.len() {
            let (part, more) = match resolved(universe, pool[at]) {
                Resolved::Component(part) => (Some(part), None),
                Resolved::Plain(more) => (None, Some(more)),
                Resolved::Sum(part, more) => (Some(part), Some(more)),
            };
            if let Some(part) = part {
                pool[kept] = part;
                kept += 1;
            }
            if let Some(more) = more {
                plain = plain.plus(more);
            }
        }
        pool.truncate(kept);
        pool[start..].sort_unstable();
        if self.devices.cancel && self.convention == Convention::Normal {
            cancel(pool, start, universe);
        }
        let mut key = Key::of_plain(plain);
        let mut gain = NO_GAIN;
        for &part in &pool[start..] {
            let component = universe.get(part);
            key.add(component, part, self.convention);
            gain = gain.max(left_gain(component, part));
        }
        (key, gain)
    }

    /// Whether Left wins, where totals tell.
    #[inline]
    fn decided(&self, key: &Key, gain: i128) -> Option<bool> {
        if self.convention == Convention::Misere {
            return None;
        }
        if self.devices.cancel && key.is_plain() {
            return Some(key.plain.left_wins_first());
        }
        key.decided(gain)
    }

    /// Whether Left wins, where all components are values and these tell.
    fn by_values(&mut self, start: usize, key: &Key) -> Result<Option<bool>, StopReason> {
        let Some(algebra) = &mut self.algebra else { return Ok(None) };
        let parts = &self.pool[start..];
        if !self.devices.values || !parts.iter().all(|&part| self.universe.get(part).is_value()) {
            return Ok(None);
        }
        if parts.is_empty() {
            return Ok(Some(key.plain.left_wins_first()));
        }
        if let &[part] = parts {
            let value = self.universe.get(part).value.unwrap_or(zermelo_value::ValueId::ZERO);
            let rest = algebra.number_up_star(key.plain.into()).map_err(stop)?;
            // v + p ≤ 0 exactly where v ≤ −p, and −v + p ≤ 0 where p ≤ v.
            let is_at_most_zero = if part.is_negative() {
                algebra.is_at_most(rest, value)
            } else {
                algebra.negative(rest).and_then(|rest| algebra.is_at_most(value, rest))
            };
            return Ok(Some(!is_at_most_zero.map_err(stop)?));
        }
        Ok(by_temperature(&self.universe, parts, key.plain))
    }

    /// Looks at the options of the sum on top: the result where one decides it, else the options still to be searched are
    /// on their stack, the best last.
    fn expand(&mut self) -> Result<Option<bool>, Halt> {
        let Some(&frame) = self.frames.last() else { return Ok(None) };
        let end = self.pool.len();
        self.lists.clear();
        for at in frame.start..end {
            let part = self.pool[at];
            let list = self.universe.left_options(part, self.algebra.as_mut(), &self.meter).map_err(stop)?;
            self.lists.push(list);
        }
        if let Some(wins) = self.by_nimbers(&frame) {
            return Ok(Some(wins));
        }
        let mut gains = Gains::default();
        for at in frame.start..end {
            let part = self.pool[at];
            gains.add(at - frame.start, right_gain(self.universe.get(part), part));
        }
        let mut had_option = false;
        for at in frame.start..end {
            let part = self.pool[at];
            if at > frame.start && self.pool[at - 1] == part {
                continue;
            }
            let place = at - frame.start;
            let list = self.lists[place];
            let mut rest = frame.key;
            rest.take_away(self.universe.get(part), part, self.convention);
            let mut option = Universe::first_option(list);
            for _ in 0..self.universe.option_count(list) {
                had_option = true;
                let child = Child { word: 0, score: 0, place: place as u32, option, is_deferred: false };
                let next = option + 1 + self.universe.option(option).len() as u32;
                let (key, gain) = self.option_key(rest, gains.without(place), option, part.is_negative());
                if self.consider(key, gain, child) {
                    return Ok(Some(true));
                }
                option = next;
            }
        }
        if self.expand_plain(&frame, gains.without(usize::MAX), &mut had_option) {
            return Ok(Some(true));
        }
        let children = &mut self.children[frame.children..];
        if children.is_empty() {
            let wins_when_stuck = self.convention == Convention::Misere;
            return Ok(Some(!had_option && wins_when_stuck));
        }
        if self.devices.order {
            // The best last; of equals the first in the order of the options.
            children.reverse();
            children.sort_by_key(|child| child.score);
        } else {
            children.reverse();
        }
        Ok(None)
    }

    /// Whether an impartial component with a nimber wins, where the options of the component are all nimbers, or one is the
    /// nimber. Its value is then known as well.
    fn by_nimbers(&mut self, frame: &Frame) -> Option<bool> {
        let &part = self.pool.get(frame.start).filter(|_| frame.length == 1)?;
        let plain = frame.key.plain;
        // Misère play has no such values.
        if self.convention == Convention::Misere
            || !self.universe.get(part).is_impartial
            || !self.devices.values
            || (plain.number, plain.ups) != (0, 0)
        {
            return None;
        }
        let list = *self.lists.first()?;
        let mut at = Universe::first_option(list);
        let (mut met, mut are_known) = (0_u128, true);
        for _ in 0..self.universe.option_count(list) {
            let option = self.universe.option(at);
            at += 1 + option.len() as u32;
            match nimber_of(&self.universe, option) {
                Some(nimber) if nimber == plain.star => return Some(true),
                Some(nimber @ 0..128) => met |= 1 << nimber,
                _ => are_known = false,
            }
        }
        if !are_known || met == u128::MAX {
            return None;
        }
        let value = met.trailing_ones();
        self.learn_value(part, Plain::nimber(value));
        Some(value != plain.star)
    }

    /// The totals of an option, with the players exchanged.
    #[inline]
    fn option_key(&self, rest: Key, rest_gain: i128, option: u32, turns: bool) -> (Key, i128) {
        let mut key = rest;
        let mut gain = rest_gain;
        for &word in self.universe.option(option) {
            let part = signed(word);
            let part = part.times(turns && !self.universe.get(part).is_own_negative);
            let part = match resolved(&self.universe, part) {
                Resolved::Component(part) => part,
                Resolved::Plain(plain) => {
                    key.plain = key.plain.plus(plain);
                    continue;
                }
                Resolved::Sum(part, integer) => {
                    key.plain = key.plain.plus(integer);
                    key.score += score_of(integer.number);
                    part
                }
            };
            let component = self.universe.get(part);
            key.add(component, part, self.convention);
            gain = gain.max(right_gain(component, part));
        }
        (key.negated(), gain)
    }

    /// Looks an option up. True where the opponent loses there; else it waits to be searched, unless the opponent wins.
    #[inline]
    fn consider(&mut self, key: Key, gain: i128, child: Child) -> bool {
        let word = key.word();
        let known = match self.decided(&key, gain) {
            None if self.devices.lookups => self.table.find(word),
            known => known,
        };
        match known {
            Some(opponent_wins) => !opponent_wins,
            None => {
                // What looks good, and of that what leaves the opponent few moves to be refuted.
                let score =
                    (-key.score - SCORE_OF_MOVE_TO_REFUTE * key.moves[0]).clamp(-1 << 28, 1 << 28) as i32;
                let score = score + if child.place == PLAIN { 0 } else { self.history.score(child.option) };
                self.children.push(Child { word, score, ..child });
                false
            }
        }
    }

    /// Looks at the options in the plain part. True where one wins.
    fn expand_plain(&mut self, frame: &Frame, gain: i128, had_option: &mut bool) -> bool {
        let plain = frame.key.plain;
        let infinitesimal = (0..).map_while(|index| Some((index, plain.left_infinitesimal_option(index)?)));
        // In a number one moves only where nothing else is left, or where all else is a number without being known as one.
        let number = plain.left_number_option().map(|option| (NUMBER, option));
        for (option, next) in infinitesimal.chain(number) {
            *had_option = true;
            let key = frame.key.with_plain(next).negated();
            let child = Child { word: 0, score: 0, place: PLAIN, option, is_deferred: false };
            if self.consider(key, gain, child) {
                return true;
            }
            if let Some(last) =
                self.children.last_mut().filter(|last| last.place == PLAIN && last.option == NUMBER)
            {
                last.score = i32::MIN;
            }
        }
        false
    }
}

/// Makes room on the pool for so many components more. Where play is deep and goes through sums of very many components, their
/// stack outgrows all tables: its growth is asked for before it happens.
#[inline]
fn make_room(pool: &mut Vec<Signed>, needed: usize, meter: &mut Meter) -> Result<(), StopReason> {
    if pool.capacity() - pool.len() < needed {
        let room = needed.max(pool.len());
        meter.count_bytes((room * size_of::<Signed>()) as u64)?;
        pool.reserve_exact(room);
    }
    Ok(())
}

/// The nimber that a sum of components is worth, where all of them are known to be nimbers.
fn nimber_of(universe: &Universe, option: &[u32]) -> Option<u32> {
    option.iter().try_fold(0, |nimber, &word| match resolved(universe, signed(word)) {
        Resolved::Plain(plain) => Some(nimber ^ plain.star),
        Resolved::Component(_) | Resolved::Sum(..) => None,
    })
}

/// The option of a plain part with a number.
fn plain_option(plain: Plain, option: u32) -> Option<Plain> {
    if option == NUMBER { plain.left_number_option() } else { plain.left_infinitesimal_option(option) }
}

/// How good the number, in units, of a simpler component is for Left.
#[inline]
fn score_of(number: i64) -> i64 {
    number / i64::from(Bounds::UNIT / SCORE_OF_ONE)
}

/// By how much Left, moving first in a component, does better than its lower bound.
#[inline]
fn left_gain(component: &Component, part: Signed) -> i128 {
    let Bounds { low, high, low_first, high_first } = component.bounds;
    if part.is_negative() { gain(-high, -high_first) } else { gain(low, low_first) }
}

/// The same of Right and the upper bound.
#[inline]
fn right_gain(component: &Component, part: Signed) -> i128 {
    let Bounds { low, high, low_first, high_first } = component.bounds;
    if part.is_negative() { gain(low, low_first) } else { gain(-high, -high_first) }
}

#[inline]
fn gain(low: i32, low_first: i32) -> i128 {
    if low_first <= Bounds::NO_LOW { NO_GAIN } else { i128::from(low_first) - low_of(low) }
}

/// The two greatest gains of a sum, so that the greatest without one component is known.
#[derive(Clone, Copy, Debug)]
struct Gains {
    best: (i128, usize),
    second: i128,
}

impl Default for Gains {
    fn default() -> Self {
        Self { best: (NO_GAIN, usize::MAX), second: NO_GAIN }
    }
}

impl Gains {
    fn add(&mut self, place: usize, gain: i128) {
        if gain > self.best.0 {
            self.second = self.best.0;
            self.best = (gain, place);
        } else {
            self.second = self.second.max(gain);
        }
    }

    fn without(&self, place: usize) -> i128 {
        if self.best.1 == place { self.second } else { self.best.0 }
    }
}

/// Takes equal and opposite components away from a sorted sum.
fn cancel(pool: &mut Vec<Signed>, start: usize, universe: &Universe) {
    let mut kept = start;
    let mut at = start;
    while at < pool.len() {
        let number = pool[at].number();
        let mut balance = 0_i32;
        let first = at;
        while at < pool.len() && pool[at].number() == number {
            balance += if pool[at].is_negative() { -1 } else { 1 };
            at += 1;
        }
        let left = if universe.components[number].is_own_negative {
            (at - first) % 2
        } else {
            balance.unsigned_abs() as usize
        };
        let part = Signed::new(number as u32, balance < 0 && !universe.components[number].is_own_negative);
        for place in &mut pool[kept..kept + left] {
            *place = part;
        }
        kept += left;
    }
    pool.truncate(kept);
}

/// Whether Left wins a sum of values, where its mean is beyond the temperature, or where all are switches and numbers:
/// then the hottest is always played first.
fn by_temperature(universe: &Universe, parts: &[Signed], plain: Plain) -> Option<bool> {
    let mut mean = [plain.number; 2];
    let mut temperature = 0;
    let mut are_switches = plain.is_number();
    for &part in parts {
        let facts = universe.facts(universe.get(part))?;
        let own = if part.is_negative() { [-facts.mean[1], -facts.mean[0]] } else { facts.mean };
        mean = [mean[0] + own[0], mean[1] + own[1]];
        temperature = temperature.max(facts.temperature);
        are_switches &= facts.switch.is_some();
    }
    if mean[0] > temperature {
        return Some(true);
    }
    if mean[1] < -temperature {
        return Some(false);
    }
    if !are_switches {
        return None;
    }
    let mut sizes: Vec<i64> = parts
        .iter()
        .filter_map(|&part| universe.facts(universe.get(part))?.switch)
        .map(|[left, right]| (left - right) / 2)
        .collect();
    sizes.arrange_by(|one, two| two.cmp(one));
    let mut total = mean[0];
    for (at, size) in sizes.iter().enumerate() {
        total += if at % 2 == 0 { *size } else { -size };
    }
    // At the end a number is left, and whoever has to move in 0 loses.
    Some(if total == 0 { sizes.len() % 2 == 1 } else { total > 0 })
}
