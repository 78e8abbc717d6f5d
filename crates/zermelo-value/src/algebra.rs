//! The workspace in which values are computed: a store, the limits, and scratch memory. One for each thread.

use super::arena::Form;
use super::error::ValueError;
use super::id::NumberUpStar;
use super::marks::Marks;
use super::order::Frame;
use super::sum::SumFrame;
use super::thermograph::Thermographs;
use super::{Dyadic, Store, ValueId};
use std::cmp::Ordering;
use zermelo_core::{Limits, Meter, Player, StopReason};

/// Computes with values of one store, within limits.
///
/// ```
/// use zermelo_core::Limits;
/// use zermelo_value::{Algebra, Store, ValueId};
///
/// let store = Store::new();
/// let mut algebra = Algebra::new(&store, &Limits::none())?;
/// let up = algebra.game(&[ValueId::ZERO], &[ValueId::STAR])?;
/// assert_eq!(up, ValueId::UP);
/// # Ok::<(), zermelo_value::ValueError>(())
/// ```
#[derive(Debug)]
pub struct Algebra<'a> {
    pub(super) store: &'a Store,
    limits: Limits<'a>,
    meter: Meter<'a>,
    /// Interned forms since memory was last looked at.
    unwatched: u32,
    /// The game whose canonical form is being computed, as [`ValueId::BEING_MADE`]: options and stops.
    pub(super) being_made: Lists,
    pub(super) being_made_stops: [ValueId; 2],
    pub(super) being_made_marks: Marks,
    pub(super) lists: Lists,
    pub(super) waiting: Vec<ValueId>,
    pub(super) comparisons: Vec<Frame>,
    pub(super) additions: Vec<SumFrame>,
    pub(super) results: Vec<ValueId>,
    pub(super) thermographs: Thermographs,
}

/// The options of both players.
#[derive(Debug, Default)]
pub(super) struct Lists {
    pub(super) left: Vec<ValueId>,
    pub(super) right: Vec<ValueId>,
}

impl Lists {
    pub(super) fn of(&mut self, player: Player) -> &mut Vec<ValueId> {
        match player {
            Player::Left => &mut self.left,
            Player::Right => &mut self.right,
        }
    }
}

/// How many forms are written between looks at the memory in use.
const FORMS_BETWEEN_LOOKS: u32 = 256;

impl<'a> Algebra<'a> {
    /// A workspace on a store.
    pub fn new(store: &'a Store, limits: &Limits<'a>) -> Result<Self, StopReason> {
        Ok(Self {
            store,
            limits: *limits,
            meter: Meter::start(limits, "computing values")?,
            unwatched: 0,
            being_made: Lists::default(),
            being_made_stops: [ValueId::NONE; 2],
            being_made_marks: Marks(0),
            lists: Lists::default(),
            waiting: Vec::new(),
            comparisons: Vec::new(),
            additions: Vec::new(),
            results: Vec::new(),
            thermographs: Thermographs::default(),
        })
    }

    /// The store.
    pub const fn store(&self) -> &'a Store {
        self.store
    }

    /// The limits.
    pub const fn limits(&self) -> &Limits<'a> {
        &self.limits
    }

    /// Counts a step of work.
    #[inline]
    pub(super) fn step(&self) -> Result<(), StopReason> {
        self.meter.step()
    }

    /// Counts the work of going through `bytes`.
    #[inline]
    pub(super) fn step_through(&self, bytes: usize) -> Result<(), StopReason> {
        self.meter.step_through(bytes)
    }

    /// Looks at the memory in use.
    pub fn watch_memory(&mut self) -> Result<(), StopReason> {
        self.unwatched = 0;
        self.meter.check_memory(self.store.uncounted_bytes())
    }

    /// Looks at the memory in use, with scratch memory of `bytes` that nothing else counts.
    pub(super) fn watch_scratch_memory(&self, bytes: u64) -> Result<(), StopReason> {
        self.meter.check_memory(self.store.uncounted_bytes() + bytes)
    }

    /// Whether a hash table of so many entries may take one more: a full one grows to twice its places, beside the old ones.
    #[inline]
    pub(super) fn ask_for_entry(
        &self,
        entries: usize,
        capacity: usize,
        entry_bytes: usize,
    ) -> Result<(), StopReason> {
        if entries < capacity {
            return Ok(());
        }
        // Of each eight places one stays free, and each has a byte of its own.
        self.meter.ask_for_growth((16 * capacity / 7 * (entry_bytes + 1)) as u64)
    }

    /// The id of a canonical form, whose options are sorted, and which is not a number.
    pub(super) fn intern(
        &mut self,
        left: &[ValueId],
        right: &[ValueId],
        stops: [ValueId; 2],
    ) -> Result<ValueId, ValueError> {
        let marks = self.marks_from_options(left, right, stops);
        let form = Form { left, right, stops, marks };
        let (id, is_new) = self.store.intern(&form).ok_or(ValueError::Full)?;
        if is_new {
            self.unwatched += 1;
            if self.unwatched >= FORMS_BETWEEN_LOOKS {
                self.watch_memory()?;
            }
        }
        Ok(id)
    }

    pub(super) fn marks_from_options(
        &self,
        left: &[ValueId],
        right: &[ValueId],
        stops: [ValueId; 2],
    ) -> Marks {
        let [left_stop, right_stop] = stops;
        let mut from_left = 0;
        for &option in left {
            let ([_, stop], marks) = self.stops_and_marks(option);
            if stop == left_stop {
                from_left |= marks.below();
            }
        }
        let mut from_right = 0;
        for &option in right {
            let ([stop, _], marks) = self.stops_and_marks(option);
            if stop == right_stop {
                from_right |= marks.above();
            }
        }
        Marks::of_game(from_left, from_right, left_stop == right_stop)
    }

    /// The stops of a value and its marks.
    #[inline]
    pub(super) fn stops_and_marks(&self, id: ValueId) -> ([ValueId; 2], Marks) {
        if id == ValueId::BEING_MADE {
            return (self.being_made_stops, self.being_made_marks);
        }
        match id.place() {
            None => ([id.inline_number_part(); 2], Marks::of_inline(id)),
            Some(place) => {
                let record = self.store.arena.record(place);
                (record.stops(), record.marks())
            }
        }
    }

    /// The value x + n·↑ + *m.
    pub fn number_up_star(&mut self, sum: NumberUpStar) -> Result<ValueId, ValueError> {
        self.intern_sum(sum)
    }

    fn intern_sum(&self, sum: NumberUpStar) -> Result<ValueId, ValueError> {
        if sum.inline().is_none() {
            let (entries, capacity) = self.store.room_for_large_sums();
            self.ask_for_entry(entries, capacity, Store::LARGE_SUM_BYTES)?;
        }
        self.store.intern_sum(sum).ok_or(ValueError::Full)
    }

    /// A number.
    pub fn number(&mut self, number: &Dyadic) -> Result<ValueId, ValueError> {
        self.number_up_star(NumberUpStar::number(number.clone()))
    }

    /// The nimber *n.
    pub fn nimber(&mut self, star: u32) -> Result<ValueId, ValueError> {
        self.number_up_star(NumberUpStar { star, ..NumberUpStar::default() })
    }

    /// Number, ups and nimber, where the value is a sum of these.
    pub fn as_number_up_star(&self, id: ValueId) -> Option<NumberUpStar> {
        self.store.number_up_star(id)
    }

    /// Whether the value is a number.
    #[inline]
    pub fn is_number(&self, id: ValueId) -> bool {
        if id.is_inline() {
            return id.is_inline_number();
        }
        self.is_number_up_star(id) && self.stops(id)[0] == id
    }

    /// Whether the value is a sum of a number, ups and a nimber.
    #[inline]
    pub fn is_number_up_star(&self, id: ValueId) -> bool {
        id.place().is_none_or(|place| self.store.arena.record(place).large_sum().is_some())
    }

    /// The number, where the value is one.
    pub fn as_number(&self, id: ValueId) -> Option<Dyadic> {
        self.as_number_up_star(id).filter(NumberUpStar::is_number).map(|sum| sum.number)
    }

    /// The nimber, where the value is one.
    pub fn as_nimber(&self, id: ValueId) -> Option<u32> {
        let sum = self.as_number_up_star(id)?;
        (sum.number.is_zero() && sum.ups == 0).then_some(sum.star)
    }

    /// The left and the right stop: the numbers where alternating play ends, Left or Right beginning.
    #[inline]
    pub fn stops(&self, id: ValueId) -> [ValueId; 2] {
        if id == ValueId::BEING_MADE {
            return self.being_made_stops;
        }
        match id.place() {
            None => [id.inline_number_part(); 2],
            Some(place) => self.store.arena.record(place).stops(),
        }
    }

    /// The order of two numbers.
    #[inline]
    pub(super) fn compare_numbers(&self, a: ValueId, b: ValueId) -> Ordering {
        if a.is_inline() && b.is_inline() {
            return a.number_key().cmp(&b.number_key());
        }
        self.compare_large_numbers(a, b)
    }

    #[cold]
    fn compare_large_numbers(&self, a: ValueId, b: ValueId) -> Ordering {
        self.as_number(a).cmp(&self.as_number(b))
    }

    /// The option of `player` with an index, in the order in which they are stored.
    #[inline]
    pub(super) fn option(
        &self,
        id: ValueId,
        player: Player,
        index: usize,
    ) -> Result<Option<ValueId>, ValueError> {
        if id == ValueId::BEING_MADE {
            let list = match player {
                Player::Left => &self.being_made.left,
                Player::Right => &self.being_made.right,
            };
            return Ok(list.get(index).copied());
        }
        let Some(place) = id.place() else { return Ok(inline_option(id, player, index)) };
        let record = self.store.arena.record(place);
        if record.large_sum().is_some() {
            return self.large_option(id, player, index);
        }
        Ok(match player {
            Player::Left => record.left().get(index),
            Player::Right => record.right().get(index),
        })
    }

    #[cold]
    fn large_option(&self, id: ValueId, player: Player, index: usize) -> Result<Option<ValueId>, ValueError> {
        let sum = self.store.number_up_star(id).and_then(|sum| sum_option(&sum, player, index));
        sum.map(|sum| self.intern_sum(sum)).transpose()
    }

    /// The options of `player` in the canonical form.
    pub fn options(&self, id: ValueId, player: Player) -> Result<Vec<ValueId>, ValueError> {
        let mut list = Vec::new();
        self.push_options(id, player, &mut list)?;
        Ok(list)
    }

    /// Appends the options of `player`.
    pub(super) fn push_options(
        &self,
        id: ValueId,
        player: Player,
        list: &mut Vec<ValueId>,
    ) -> Result<(), ValueError> {
        for index in 0.. {
            let Some(option) = self.option(id, player, index)? else { break };
            if index % 4096 == 4095 {
                self.step_through_options(list.len())?;
            }
            list.push(option);
        }
        Ok(())
    }

    /// Appends the options of both players.
    pub(super) fn push_all_options(&self, id: ValueId, list: &mut Vec<ValueId>) -> Result<(), ValueError> {
        self.push_options(id, Player::Left, list)?;
        self.push_options(id, Player::Right, list)
    }

    /// Appends the options of both players, but none of a number: for recursions in which numbers are ends.
    pub(super) fn push_options_of_no_number(
        &self,
        id: ValueId,
        list: &mut Vec<ValueId>,
    ) -> Result<(), ValueError> {
        if self.is_number(id) { Ok(()) } else { self.push_all_options(id, list) }
    }

    fn step_through_options(&self, count: usize) -> Result<(), ValueError> {
        self.meter.look()?;
        match self.limits.memory {
            Some(limit) if count as u64 * 4 > limit => Err(StopReason::Memory(limit).into()),
            _ if count > 1 << 28 => Err(ValueError::TooLarge("a game has more than 2^28 options here")),
            _ => Ok(self.watch_scratch_memory(count as u64 * 4)?),
        }
    }
}

/// An option of a sum of a number, ups and a nimber in its canonical form (Winning Ways, ch. 8; Siegel, Combinatorial
/// Game Theory, II.3): n·↑ + *m = {0 | (n−1)·↑ + *(m⊕1)}, but ↑* = {0, * | 0}.
#[inline]
fn inline_option(id: ValueId, player: Player, index: usize) -> Option<ValueId> {
    let (ups, star) = (id.ups(), id.star());
    let number = id.inline_number_part();
    if ups == 0 && star == 0 {
        return if index == 0 { inline_number_option(id, player) } else { None };
    }
    if ups == 0 {
        return (index < star as usize).then_some(ValueId(number.0 | index as u32));
    }
    let is_above = (ups > 0) == (player == Player::Left);
    match index {
        0 if is_above => Some(number),
        0 => {
            let toward = ups - ups.signum();
            ValueId::inline(number.numerator().into(), number.exponent(), toward.into(), star ^ 1)
        }
        1 if is_above && ups.abs() == 1 && star == 1 => Some(ValueId(number.0 | 1)),
        _ => None,
    }
}

fn inline_number_option(id: ValueId, player: Player) -> Option<ValueId> {
    let (numerator, exponent) = (i64::from(id.numerator()), id.exponent());
    let step = if player == Player::Left { -1 } else { 1 };
    if exponent == 0 {
        return if numerator * step < 0 { ValueId::inline(numerator + step, 0, 0, 0) } else { None };
    }
    let next = numerator + step;
    let common = next.trailing_zeros().min(exponent);
    ValueId::inline(next >> common, exponent - common, 0, 0)
}

/// The same for sums of any size.
fn sum_option(sum: &NumberUpStar, player: Player, index: usize) -> Option<NumberUpStar> {
    let NumberUpStar { number, ups, star } = sum;
    if sum.is_number() {
        let step = if player == Player::Left { -1 } else { 1 };
        let exists = index == 0 && (!number.is_integer() || number.signum() * step < 0);
        return exists
            .then(|| NumberUpStar::number(Dyadic::new(number.numerator() + step, number.exponent())));
    }
    let with = |ups: i64, star: u32| NumberUpStar { number: number.clone(), ups, star };
    if *ups == 0 {
        return u32::try_from(index).ok().filter(|index| index < star).map(|index| with(0, index));
    }
    let is_above = (*ups > 0) == (player == Player::Left);
    match index {
        0 if is_above => Some(with(0, 0)),
        0 => Some(with(ups - ups.signum(), star ^ 1)),
        1 if is_above && ups.abs() == 1 && *star == 1 => Some(with(0, 1)),
        _ => None,
    }
}
