//! Canonical forms: no dominated options, no reversible ones (Winning Ways, ch. 3; Siegel, II.2). Numbers are found by
//! the simplicity theorem before any option is looked at twice, sums of a number, ups and a nimber by their shape after.

use super::error::ValueError;
use super::id::NumberUpStar;
use super::{Algebra, Dyadic, ValueId};
use std::cmp::Ordering;
use zermelo_core::Player;

impl Algebra<'_> {
    /// The canonical form of {left | right}, in any order and with repetitions.
    ///
    /// Comparisons of pairs of options and of their options with the game; each is remembered.
    pub fn game(&mut self, left: &[ValueId], right: &[ValueId]) -> Result<ValueId, ValueError> {
        let mut lists = std::mem::take(&mut self.lists);
        for (list, options) in [(&mut lists.left, left), (&mut lists.right, right)] {
            list.clear();
            list.extend_from_slice(options);
            sort_and_deduplicate(list);
        }
        let result = self.canonical_form(&mut lists.left, &mut lists.right);
        self.lists = lists;
        result
    }

    fn canonical_form(
        &mut self,
        left: &mut Vec<ValueId>,
        right: &mut Vec<ValueId>,
    ) -> Result<ValueId, ValueError> {
        let stops = match self.number_or_stops(left, right)? {
            Ok(number) => return Ok(number),
            Err(stops) => stops,
        };
        if let Some(nimber) = self.mex_of_nimbers(left, right)? {
            return Ok(nimber);
        }
        self.remove_dominated(left, Player::Left)?;
        self.remove_dominated(right, Player::Right)?;
        self.being_made_stops = stops;
        self.being_made_marks = self.marks_from_options(left, right, stops);
        self.being_made.left.clone_from(left);
        self.being_made.right.clone_from(right);
        for (list, player) in [(&mut *left, Player::Left), (&mut *right, Player::Right)] {
            if self.bypass_reversible(list, player)? {
                sort_and_deduplicate(list);
                self.remove_dominated(list, player)?;
            }
            list.sort_unstable();
        }
        match self.as_named_sum(left, right) {
            Some(sum) => self.number_up_star(sum),
            None => self.intern(left, right, stops),
        }
    }

    /// The number that {left | right} is, or else its stops.
    fn number_or_stops(
        &mut self,
        left: &[ValueId],
        right: &[ValueId],
    ) -> Result<Result<ValueId, [ValueId; 2]>, ValueError> {
        let mut low: Option<ValueId> = None;
        for &option in left {
            let stop = self.stops(option)[1];
            if low.is_none_or(|low| self.compare_numbers(stop, low).is_gt()) {
                low = Some(stop);
            }
        }
        let mut high: Option<ValueId> = None;
        for &option in right {
            let stop = self.stops(option)[0];
            if high.is_none_or(|high| self.compare_numbers(stop, high).is_lt()) {
                high = Some(stop);
            }
        }
        let (Some(low), Some(high)) = (low, high) else {
            return self.number_between(left, right, low, high).map(Ok);
        };
        match self.compare_numbers(low, high) {
            Ordering::Less => self.number_between(left, right, Some(low), Some(high)).map(Ok),
            Ordering::Equal if self.is_above(low, left)? && self.is_below(low, right)? => Ok(Ok(low)),
            Ordering::Equal | Ordering::Greater => Ok(Err([low, high])),
        }
    }

    /// Whether no left option is at least `number`.
    fn is_above(&mut self, number: ValueId, left: &[ValueId]) -> Result<bool, ValueError> {
        for &option in left {
            if self.is_at_most(number, option)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether no right option is at most `number`.
    fn is_below(&mut self, number: ValueId, right: &[ValueId]) -> Result<bool, ValueError> {
        for &option in right {
            if self.is_at_most(option, number)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// The simplest number between the stops of the options, which may be the stops themselves where no option is
    /// in the way.
    fn number_between(
        &mut self,
        left: &[ValueId],
        right: &[ValueId],
        low: Option<ValueId>,
        high: Option<ValueId>,
    ) -> Result<ValueId, ValueError> {
        let low_closed = match low {
            Some(low) => self.is_above(low, left)?,
            None => false,
        };
        let high_closed = match high {
            Some(high) => self.is_below(high, right)?,
            None => false,
        };
        if let Some(number) = inline_between(low, low_closed, high, high_closed) {
            return Ok(number);
        }
        let number_of = |id: Option<ValueId>| id.and_then(|id| self.as_number(id));
        let (low, high) = (number_of(low), number_of(high));
        let number = Dyadic::simplest_between(
            low.as_ref().map(|low| (low, low_closed)),
            high.as_ref().map(|high| (high, high_closed)),
        );
        self.number(&number.unwrap_or_default())
    }

    /// x + *mex where both players have the same options and all are x plus a nimber.
    fn mex_of_nimbers(&mut self, left: &[ValueId], right: &[ValueId]) -> Result<Option<ValueId>, ValueError> {
        let (Some(&first), true) = (left.first(), left == right) else { return Ok(None) };
        if !left.iter().all(|id| id.is_inline() && id.ups() == 0) {
            return Ok(None);
        }
        let number = first.inline_number_part();
        let mut seen = 0_u64;
        for id in left {
            if id.inline_number_part() != number {
                return Ok(None);
            }
            seen |= 1 << id.star();
        }
        let sum = NumberUpStar { star: seen.trailing_ones(), ..NumberUpStar::of_inline(number) };
        self.number_up_star(sum).map(Some)
    }

    /// Removes the options that another is at least as good as.
    pub(super) fn remove_dominated(
        &mut self,
        list: &mut Vec<ValueId>,
        player: Player,
    ) -> Result<(), ValueError> {
        let mut kept = 0;
        'candidates: for at in 0..list.len() {
            let candidate = list[at];
            let mut other = 0;
            while other < kept {
                if self.dominates(list[other], candidate, player)? {
                    continue 'candidates;
                }
                if self.dominates(candidate, list[other], player)? {
                    kept -= 1;
                    list.swap(other, kept);
                } else {
                    other += 1;
                }
            }
            list[kept] = candidate;
            kept += 1;
        }
        list.truncate(kept);
        Ok(())
    }

    pub(super) fn dominates(
        &mut self,
        better: ValueId,
        worse: ValueId,
        player: Player,
    ) -> Result<bool, ValueError> {
        match player {
            Player::Left => self.is_at_most(worse, better),
            Player::Right => self.is_at_most(better, worse),
        }
    }

    /// Replaces reversible options of the game that is being made by what the opponent's answer leaves. The game keeps
    /// its value all along, so each option is looked at once. Says whether there were any.
    fn bypass_reversible(&mut self, list: &mut Vec<ValueId>, player: Player) -> Result<bool, ValueError> {
        let mut waiting = std::mem::take(&mut self.waiting);
        waiting.clear();
        waiting.append(list);
        let mut any = false;
        let mut next = 0;
        // What waits is a queue without repetitions; it is short.
        while let Some(&option) = waiting.get(next) {
            next += 1;
            match self.reversing_answer(option, player)? {
                None => list.push(option),
                Some(answer) => {
                    any = true;
                    let start = waiting.len();
                    self.push_options(answer, player, &mut waiting)?;
                    let mut end = start;
                    for at in start..waiting.len() {
                        let id = waiting[at];
                        if !waiting[..start].contains(&id) {
                            waiting[end] = id;
                            end += 1;
                        }
                    }
                    waiting.truncate(end);
                }
            }
        }
        self.waiting = waiting;
        Ok(any)
    }

    /// The opponent's answer through which an option of the game that is being made reverses: one that is at least as
    /// good for the opponent as the game itself.
    fn reversing_answer(&mut self, option: ValueId, player: Player) -> Result<Option<ValueId>, ValueError> {
        for index in 0.. {
            let Some(answer) = self.option(option, player.opponent(), index)? else { break };
            if self.dominates(ValueId::BEING_MADE, answer, player)? {
                return Ok(Some(answer));
            }
        }
        Ok(None)
    }

    /// The sum of a number, ups and a nimber whose canonical options these are, if any is.
    fn as_named_sum(&self, left: &[ValueId], right: &[ValueId]) -> Option<NumberUpStar> {
        let (&first_left, &first_right) = (left.first()?, right.first()?);
        if left.len() > 2 && left != right {
            return None;
        }
        if !self.is_number_up_star(first_left) || !self.is_number_up_star(first_right) {
            return None;
        }
        let sums = |list: &[ValueId]| -> Option<Vec<NumberUpStar>> {
            let mut sums = list.iter().map(|&id| self.as_number_up_star(id)).collect::<Option<Vec<_>>>()?;
            sums.sort_by_key(|sum| sum.star);
            Some(sums)
        };
        let (left, right) = (sums(left)?, sums(right)?);
        let number = &left.iter().chain(&right).find(|sum| sum.is_number())?.number;
        if left.iter().chain(&right).any(|sum| sum.number != *number) {
            return None;
        }
        let of = |sums: &[NumberUpStar]| sums.iter().map(|sum| (sum.ups, sum.star)).collect::<Vec<_>>();
        let (ups, star) = ups_and_star_of_options(&of(&left), &of(&right))?;
        Some(NumberUpStar { number: number.clone(), ups, star })
    }
}

/// n and m where {left | right} is the canonical form of n·↑ + *m, each option given as its ups and star.
fn ups_and_star_of_options(left: &[(i64, u32)], right: &[(i64, u32)]) -> Option<(i64, u32)> {
    if left == right {
        let is_nimber = left.iter().enumerate().all(|(at, &option)| option == (0, at as u32));
        return is_nimber.then_some((0, left.len() as u32));
    }
    match (left, right) {
        ([(0, 0), (0, 1)], [(0, 0)]) => Some((1, 1)),
        ([(0, 0)], [(0, 0), (0, 1)]) => Some((-1, 1)),
        ([(0, 0)], &[(ups, star)]) if ups >= 0 => Some((ups.checked_add(1)?, star ^ 1)),
        (&[(ups, star)], [(0, 0)]) if ups <= 0 => Some((ups.checked_sub(1)?, star ^ 1)),
        _ => None,
    }
}

fn sort_and_deduplicate(list: &mut Vec<ValueId>) {
    list.sort_unstable();
    list.dedup();
}

/// The simplest number between two inline numbers, where it fits an inline word. In units of 2^-15.
fn inline_between(
    low: Option<ValueId>,
    low_closed: bool,
    high: Option<ValueId>,
    high_closed: bool,
) -> Option<ValueId> {
    const UNITS: u32 = 15;
    let key = |id: Option<ValueId>, missing: i64| match id {
        None => Some(missing),
        Some(id) => id.is_inline().then(|| i64::from(id.number_key())),
    };
    let (low, high) = (key(low, -1 << 40)?, key(high, 1 << 40)?);
    let is_above = |x: i64| low < x || (low_closed && low == x);
    let is_below = |x: i64| x < high || (high_closed && high == x);
    if is_above(0) && is_below(0) {
        return Some(ValueId::ZERO);
    }
    // Mirrored when all candidates are negative.
    let is_negative = high <= 0;
    let (low, low_closed, high, high_closed) = if is_negative {
        (-high, high_closed, -low, low_closed)
    } else {
        (low, low_closed, high, high_closed)
    };
    for exponent in 0..=UNITS {
        let unit = UNITS - exponent;
        let below = low >> unit << unit;
        let candidate = if low_closed && below == low { low } else { below + (1 << unit) };
        if candidate < high || (high_closed && candidate == high) {
            let numerator = candidate >> unit;
            return ValueId::inline(if is_negative { -numerator } else { numerator }, exponent, 0, 0);
        }
    }
    None
}
