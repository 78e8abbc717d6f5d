//! Sums and negatives of values.
//!
//! A sum has the options G^L + H and G + H^L, and so on for Right; a number is only added to the options of the other
//! (number translation theorem, Winning Ways, ch. 6), and small sums of numbers, ups and nimbers are arithmetic. The
//! stack is explicit and holds the results so far, so that forgotten sums cost time only.

use super::error::ValueError;
use super::{Algebra, ValueId};
use zermelo_core::Player;

/// A sum that waits for the sums of options.
#[derive(Clone, Copy, Debug)]
pub(super) struct SumFrame {
    a: ValueId,
    b: ValueId,
    /// Which options are next: Left's of a, Left's of b, Right's of a, Right's of b.
    part: u8,
    index: u32,
    /// Where the results of the frame begin, and where those of Right do.
    results: u32,
    right_results: u32,
    /// Nobody moves in a number.
    b_is_number: bool,
}

/// The parts of a frame: whose options, and in which summand.
const PARTS: [(Player, bool); 4] =
    [(Player::Left, false), (Player::Left, true), (Player::Right, false), (Player::Right, true)];

impl ValueId {
    /// G + H, where both and the sum are small sums of a number, ups and a nimber: these lie in the ids, and need no store. `None`
    /// for others.
    #[inline]
    pub fn small_sum(self, other: Self) -> Option<Self> {
        if self.is_inline() && other.is_inline() { self.inline_sum(other) } else { None }
    }
}

impl Algebra<'_> {
    /// G + H.
    pub fn sum(&mut self, a: ValueId, b: ValueId) -> Result<ValueId, ValueError> {
        if let Some(sum) = self.known_sum(a, b)? {
            return Ok(sum);
        }
        let mut stack = std::mem::take(&mut self.additions);
        let mut results = std::mem::take(&mut self.results);
        stack.clear();
        results.clear();
        let sum = self.add_on(&mut stack, &mut results, a, b);
        self.additions = stack;
        self.results = results;
        sum
    }

    /// G − H.
    pub fn difference(&mut self, a: ValueId, b: ValueId) -> Result<ValueId, ValueError> {
        let negative = self.negative(b)?;
        self.sum(a, negative)
    }

    fn add_on(
        &mut self,
        stack: &mut Vec<SumFrame>,
        results: &mut Vec<ValueId>,
        a: ValueId,
        b: ValueId,
    ) -> Result<ValueId, ValueError> {
        stack.push(self.open_sum(a, b, 0)?);
        while let Some(frame) = stack.last_mut() {
            let Some(&(player, in_second)) = PARTS.get(usize::from(frame.part)) else {
                let frame = *frame;
                let sum = self.close_sum(&frame, results)?;
                results.truncate(frame.results as usize);
                stack.pop();
                if stack.is_empty() {
                    return Ok(sum);
                }
                results.push(sum);
                continue;
            };
            let (moved, other) = if in_second { (frame.b, frame.a) } else { (frame.a, frame.b) };
            let option = if in_second && frame.b_is_number {
                None
            } else {
                self.option(moved, player, frame.index as usize)?
            };
            match option {
                Some(option) => {
                    frame.index += 1;
                    match self.known_sum(option, other)? {
                        Some(sum) => results.push(sum),
                        None => stack.push(self.open_sum(option, other, results.len() as u32)?),
                    }
                }
                None => {
                    frame.part += 1;
                    frame.index = 0;
                    if frame.part == 2 {
                        frame.right_results = results.len() as u32;
                    }
                }
            }
        }
        Ok(ValueId::ZERO)
    }

    fn open_sum(&mut self, a: ValueId, b: ValueId, results: u32) -> Result<SumFrame, ValueError> {
        self.step()?;
        let (a, b) = if self.is_number(a) { (b, a) } else { (a, b) };
        let b_is_number = self.is_number(b);
        Ok(SumFrame { a, b, part: 0, index: 0, results, right_results: 0, b_is_number })
    }

    fn close_sum(&mut self, frame: &SumFrame, results: &mut [ValueId]) -> Result<ValueId, ValueError> {
        let SumFrame { a, b, .. } = *frame;
        let right = (frame.right_results - frame.results) as usize;
        let (left, right) = results[frame.results as usize..].split_at_mut(right);
        let sum = if frame.b_is_number {
            // The translated options of a canonical form are canonical again.
            left.sort_unstable();
            right.sort_unstable();
            let [left_stop, right_stop] = self.stops(a);
            let stops = [self.sum_of_numbers(left_stop, b)?, self.sum_of_numbers(right_stop, b)?];
            self.intern(left, right, stops)?
        } else {
            self.game(left, right)?
        };
        let (a, b) = if a < b { (a, b) } else { (b, a) };
        self.store.sums.put(a, b, sum);
        Ok(sum)
    }

    fn sum_of_numbers(&mut self, a: ValueId, b: ValueId) -> Result<ValueId, ValueError> {
        Ok(self.known_sum(a, b)?.unwrap_or(a))
    }

    /// The sum where it needs no search.
    fn known_sum(&mut self, a: ValueId, b: ValueId) -> Result<Option<ValueId>, ValueError> {
        if a.is_inline() && b.is_inline() {
            if let Some(sum) = a.inline_sum(b) {
                return Ok(Some(sum));
            }
            return self.large_sum(a, b).map(Some);
        }
        if a == ValueId::ZERO {
            return Ok(Some(b));
        }
        if b == ValueId::ZERO {
            return Ok(Some(a));
        }
        if self.is_number_up_star(a) && self.is_number_up_star(b) {
            return self.large_sum(a, b).map(Some);
        }
        if self.known_negative(a)? == Some(b) {
            return Ok(Some(ValueId::ZERO));
        }
        let (a, b) = if a < b { (a, b) } else { (b, a) };
        Ok(self.store.sums.get(a, b))
    }

    #[cold]
    fn large_sum(&mut self, a: ValueId, b: ValueId) -> Result<ValueId, ValueError> {
        let sums = self.as_number_up_star(a).zip(self.as_number_up_star(b));
        let sum = sums.and_then(|(a, b)| a.plus(&b)).ok_or(TOO_MANY_UPS)?;
        self.number_up_star(sum)
    }

    /// The negative where it is on record or is arithmetic.
    fn known_negative(&mut self, id: ValueId) -> Result<Option<ValueId>, ValueError> {
        let recorded = match id.place() {
            None => id.inline_negative(),
            Some(place) => self.store.arena.record(place).negative(),
        };
        if recorded.is_some() || !self.is_number_up_star(id) {
            return Ok(recorded);
        }
        let sum = self.as_number_up_star(id).and_then(|sum| sum.negative()).ok_or(TOO_MANY_UPS)?;
        let negative = self.number_up_star(sum)?;
        self.set_negatives(id, negative);
        Ok(Some(negative))
    }

    fn set_negatives(&self, a: ValueId, b: ValueId) {
        for (id, negative) in [(a, b), (b, a)] {
            if let Some(place) = id.place() {
                self.store.arena.record(place).set_negative(negative);
            }
        }
    }

    /// −G: the players change places.
    pub fn negative(&mut self, id: ValueId) -> Result<ValueId, ValueError> {
        if let Some(known) = self.known_negative(id)? {
            return Ok(known);
        }
        let mut stack = vec![id];
        let mut negative = id;
        while let Some(&top) = stack.last() {
            if let Some(known) = self.known_negative(top)? {
                negative = known;
                stack.pop();
                continue;
            }
            self.step()?;
            let height = stack.len();
            for player in Player::BOTH {
                for index in 0.. {
                    let Some(option) = self.option(top, player, index)? else { break };
                    if self.known_negative(option)?.is_none() {
                        stack.push(option);
                    }
                }
            }
            if stack.len() == height {
                self.negate_from_options(top)?;
            }
        }
        Ok(negative)
    }

    /// The negative of a canonical form is one, so nothing is simplified.
    fn negate_from_options(&mut self, id: ValueId) -> Result<(), ValueError> {
        let mut lists = std::mem::take(&mut self.lists);
        for player in Player::BOTH {
            let list = lists.of(player.opponent());
            list.clear();
            self.push_options(id, player, list)?;
            for option in list.iter_mut() {
                *option = self.known_negative(*option)?.unwrap_or(*option);
            }
            list.sort_unstable();
        }
        let [left, right] = self.stops(id);
        let stops = [self.negative_number(right)?, self.negative_number(left)?];
        let negative = self.intern(&lists.left, &lists.right, stops);
        self.lists = lists;
        self.set_negatives(id, negative?);
        Ok(())
    }

    fn negative_number(&mut self, id: ValueId) -> Result<ValueId, ValueError> {
        Ok(self.known_negative(id)?.unwrap_or(id))
    }

    /// n·G: the sum of n copies of G, or of −G when n is negative.
    pub fn multiple(&mut self, times: i64, id: ValueId) -> Result<ValueId, ValueError> {
        let mut power = if times < 0 { self.negative(id)? } else { id };
        let mut left = times.unsigned_abs();
        let mut sum = ValueId::ZERO;
        while left > 0 {
            if left & 1 == 1 {
                sum = self.sum(sum, power)?;
            }
            left >>= 1;
            if left > 0 {
                power = self.sum(power, power)?;
            }
        }
        Ok(sum)
    }
}

const TOO_MANY_UPS: ValueError = ValueError::TooLarge("more than 2^63 ups are too many");
