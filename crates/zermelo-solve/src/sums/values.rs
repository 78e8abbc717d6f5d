//! Values of components, where their canonical forms are small and found with little work. A component whose value is
//! known is replaced by it: equal ones become one, numbers, ups and nimbers melt, and only canonical options are left.

use super::plain::Plain;
use super::universe::{Signed, StandIn, Universe, signed, stop_of};
use zermelo_core::{Meter, Player, StopReason};
use zermelo_value::{Algebra, ValueError, ValueId};

/// Values with more forms below them, counted with repetitions, are not used.
const MOST_WEIGHT: u32 = 160;
/// Nor sums of values in one option whose forms multiply to more.
const MOST_PRODUCT: u32 = 400;
/// Components with more options of both players together are not tried.
const MOST_OPTIONS: u32 = 48;

/// Finds values with scratch memory of its own.
#[derive(Debug, Default)]
pub(super) struct ValueFinder {
    stack: Vec<u32>,
    lists: [Vec<ValueId>; 2],
}

impl ValueFinder {
    /// Tries to find the value of a component by looking at the options of at most so many.
    pub(super) fn find(
        &mut self,
        universe: &mut Universe,
        number: u32,
        budget: u32,
        algebra: &mut Algebra,
        meter: &Meter,
    ) -> Result<(), StopReason> {
        self.stack.clear();
        self.stack.push(number);
        match self.work(universe, budget, algebra, meter) {
            Ok(()) => Ok(()),
            // The store is full, or a value does not fit its type: it is searched without values.
            Err(ValueError::Stopped(reason)) => Err(reason),
            Err(_) => {
                universe.components[number as usize].is_valueless = true;
                Ok(())
            }
        }
    }

    fn work(
        &mut self,
        universe: &mut Universe,
        budget: u32,
        algebra: &mut Algebra,
        meter: &Meter,
    ) -> Result<(), ValueError> {
        let mut left = budget;
        while let Some(&top) = self.stack.last() {
            if universe.components[top as usize].value.is_some() {
                self.stack.pop();
                continue;
            }
            let Some(spent) = left.checked_sub(1) else { return Ok(()) };
            left = spent;
            meter.step()?;
            let lists = [
                universe.options_of(top, Player::Left, Some(algebra), meter)?,
                universe.options_of(top, Player::Right, Some(algebra), meter)?,
            ];
            let height = self.stack.len();
            let is_large = lists.iter().map(|&list| universe.option_count(list)).sum::<u32>() > MOST_OPTIONS;
            if is_large || !self.push_missing(universe, lists) {
                self.give_up(universe);
                return Ok(());
            }
            if self.stack.len() == height {
                if !self.close(universe, top, lists, algebra)? {
                    self.give_up(universe);
                    return Ok(());
                }
                self.stack.pop();
            }
        }
        Ok(())
    }

    /// What waits for a value that is too large has none either.
    fn give_up(&self, universe: &mut Universe) {
        if let Some(&top) = self.stack.last() {
            universe.components[top as usize].is_valueless = true;
        }
        if let Some(&first) = self.stack.first() {
            universe.components[first as usize].is_valueless = true;
        }
    }

    /// Puts the components of options that have no value yet on the stack. False where one cannot have any.
    fn push_missing(&mut self, universe: &Universe, lists: [u32; 2]) -> bool {
        for list in lists {
            let mut at = Universe::first_option(list);
            for _ in 0..universe.option_count(list) {
                let option = universe.option(at);
                at += 1 + option.len() as u32;
                for &word in option {
                    let number = signed(word).number();
                    let component = &universe.components[number];
                    if component.is_valueless {
                        return false;
                    }
                    if component.value.is_none() {
                        self.stack.push(number as u32);
                    }
                }
            }
        }
        true
    }

    /// The value of a component whose options have theirs. False where it is too large.
    fn close(
        &mut self,
        universe: &mut Universe,
        number: u32,
        lists: [u32; 2],
        algebra: &mut Algebra,
    ) -> Result<bool, ValueError> {
        for (list, values) in lists.into_iter().zip(&mut self.lists) {
            values.clear();
            let mut at = Universe::first_option(list);
            for _ in 0..universe.option_count(list) {
                let option = universe.option(at);
                let Some(value) = sum(universe, option, algebra)? else { return Ok(false) };
                at += 1 + option.len() as u32;
                values.push(value);
            }
        }
        let value = algebra.game(&self.lists[0], &self.lists[1])?;
        if universe.weight(value, algebra)? > MOST_WEIGHT {
            return Ok(false);
        }
        universe.learn_value(number, value, algebra)?;
        Ok(true)
    }
}

/// The value of a sum of components of known values, `None` where it may be too large.
fn sum(universe: &Universe, option: &[u32], algebra: &mut Algebra) -> Result<Option<ValueId>, ValueError> {
    let mut total = ValueId::ZERO;
    let mut product = 1_u32;
    for &word in option {
        let part = signed(word);
        let component = universe.get(part);
        let Some(value) = component.value else { return Ok(None) };
        if !algebra.is_number_up_star(value) {
            product = product.saturating_mul(component.weight);
            if product > MOST_PRODUCT {
                return Ok(None);
            }
        }
        let value = if part.is_negative() { algebra.negative(value)? } else { value };
        total = algebra.sum(total, value)?;
    }
    Ok(Some(total))
}

/// What stands for a component in a sum.
#[derive(Clone, Copy, Debug)]
pub(super) enum Resolved {
    /// Itself, or the component of its value.
    Component(Signed),
    /// Arithmetic.
    Plain(Plain),
    /// Both together.
    Sum(Signed, Plain),
}

/// A component, or what stands in for it.
#[inline]
pub(super) fn resolved(universe: &Universe, part: Signed) -> Resolved {
    match universe.get(part).stand_in {
        StandIn::Nothing => Resolved::Component(part),
        StandIn::Plain(place) => Resolved::Plain(universe.plains[place as usize].times(part.is_negative())),
        StandIn::Value(value) => Resolved::Component(turned(universe, value, part.is_negative())),
        StandIn::Simpler(place) => resolved_simpler(universe, place, part.is_negative()),
    }
}

/// A component with the sign turned round, where `turns` and it makes a difference.
#[inline]
fn turned(universe: &Universe, part: Signed, turns: bool) -> Signed {
    part.times(turns && !universe.get(part).is_own_negative)
}

/// What stands for a simpler component with an integer.
fn resolved_simpler(universe: &Universe, place: u32, turns: bool) -> Resolved {
    let (simpler, integer) = universe.simpler[place as usize];
    let integer = integer.times(turns);
    match resolved(universe, turned(universe, simpler, turns)) {
        Resolved::Component(part) => Resolved::Sum(part, integer),
        Resolved::Plain(plain) => Resolved::Plain(plain.plus(integer)),
        Resolved::Sum(part, plain) => Resolved::Sum(part, plain.plus(integer)),
    }
}

/// The reason with which the search stops.
#[expect(clippy::needless_pass_by_value, reason = "made for `map_err`")]
pub(super) fn stop(error: ValueError) -> StopReason {
    stop_of(&error)
}
