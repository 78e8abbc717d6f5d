//! Thermographs: the left and the right score of a game cooled by t, for every t from −1 on. Both are piecewise linear
//! with slopes −1, 0 and 1, dyadic at their corners, and become one vertical mast at the temperature of the game, over
//! its mean (Winning Ways, ch. 6; Siegel, II.5).

use super::error::ValueError;
use super::fold::Memo;
use super::id::NumberUpStar;
use super::{Algebra, Dyadic, ValueId};
use std::fmt;
use std::rc::Rc;
use zermelo_core::Arrange;
use zermelo_core::Player;

/// One wall: a piecewise linear function of the temperature from −1 on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wall {
    /// The corners, the first at temperature −1, temperatures ascending; all have different slopes on their two sides.
    corners: Vec<Corner>,
    /// The slope behind the last corner.
    last_slope: i32,
}

/// A point of a wall.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Corner {
    /// The temperature.
    pub temperature: Dyadic,
    /// The score there.
    pub score: Dyadic,
}

/// A thermograph: both walls, which end in the same mast.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thermograph {
    /// Left's score, Left moving first.
    pub left: Wall,
    /// Right moving first.
    pub right: Wall,
    temperature: Dyadic,
}

/// The temperature below which nobody cools.
fn lowest() -> Dyadic {
    Dyadic::integer(-1)
}

impl Wall {
    fn mast(score: Dyadic) -> Self {
        Self { corners: vec![Corner { temperature: lowest(), score }], last_slope: 0 }
    }

    /// The corners: the first at temperature −1, behind the last the wall is vertical.
    pub fn corners(&self) -> &[Corner] {
        &self.corners
    }

    /// The score behind the last corner of a finished wall: the mean.
    pub fn mast_score(&self) -> &Dyadic {
        &self.corners[self.corners.len() - 1].score
    }

    /// The slope behind a corner: how the score changes with the temperature, −1, 0 or 1.
    pub fn slope_after(&self, index: usize) -> i32 {
        match self.corners.get(index + 1) {
            None => self.last_slope,
            Some(next) => next.score.cmp(&self.corners[index].score) as i32,
        }
    }

    /// The score at a temperature from −1 on.
    pub fn score_at(&self, temperature: &Dyadic) -> Dyadic {
        let after = self.corners.partition_point(|corner| corner.temperature <= *temperature);
        let index = after.max(1) - 1;
        let corner = &self.corners[index];
        let above = temperature - &corner.temperature;
        match self.slope_after(index) {
            0 => corner.score.clone(),
            1 => &corner.score + &above,
            _ => &corner.score - &above,
        }
    }

    /// The wall with `times` the temperature added.
    pub(crate) fn tilted(&self, times: i32) -> Self {
        let tilt = |corner: &Corner| {
            let score = if times > 0 {
                &corner.score + &corner.temperature
            } else {
                &corner.score - &corner.temperature
            };
            Corner { temperature: corner.temperature.clone(), score }
        };
        Self { corners: self.corners.iter().map(tilt).collect(), last_slope: self.last_slope + times }
    }

    /// The temperatures of the corners of two walls, ascending, each once.
    fn common_temperatures(&self, other: &Self) -> Vec<Dyadic> {
        let all = self.corners.iter().chain(&other.corners).map(|corner| corner.temperature.clone());
        let mut all: Vec<Dyadic> = all.collect();
        all.arrange();
        all.dedup();
        all
    }

    /// The greater (or the lesser) of two walls everywhere.
    pub(crate) fn extreme(&self, other: &Self, greater: bool) -> Self {
        let pick = |a: Dyadic, b: Dyadic| if greater { a.max(b) } else { a.min(b) };
        let mut corners: Vec<Corner> = Vec::new();
        let mut at = |temperature: Dyadic| {
            let score = pick(self.score_at(&temperature), other.score_at(&temperature));
            corners.push(Corner { temperature, score });
        };
        let temperatures = self.common_temperatures(other);
        for (index, temperature) in temperatures.iter().enumerate() {
            at(temperature.clone());
            if let Some(meeting) = self.meeting(other, temperature, temperatures.get(index + 1)) {
                at(meeting);
            }
        }
        // Far up the one with the better slope is ahead, or, with equal slopes, the one that is ahead now.
        let last_slope = if greater {
            self.last_slope.max(other.last_slope)
        } else {
            self.last_slope.min(other.last_slope)
        };
        Self { corners, last_slope }.simplified()
    }

    /// Where two walls that are linear from `start` on cross before `end`.
    fn meeting(&self, other: &Self, start: &Dyadic, end: Option<&Dyadic>) -> Option<Dyadic> {
        let gap = &self.score_at(start) - &other.score_at(start);
        let next = start + &Dyadic::integer(1);
        // The slope of the difference, from a point that is still in the same piece.
        let probe = end.filter(|end| **end < next).unwrap_or(&next);
        let step = probe - start;
        let change = &(&self.score_at(probe) - &other.score_at(probe)) - &gap;
        if gap.signum() * change.signum() >= 0 {
            return None;
        }
        // Slopes differ by 1 or 2.
        let distance = if gap.signum() > 0 { gap } else { -&gap };
        let fall = if change.signum() > 0 { change } else { -&change };
        let after = if fall == step { distance } else { distance.half() };
        let meeting = start + &after;
        end.is_none_or(|end| meeting < *end).then_some(meeting)
    }

    /// Without corners at which nothing turns.
    fn simplified(self) -> Self {
        let mut corners: Vec<Corner> = Vec::with_capacity(self.corners.len());
        let mut slope_before = None;
        for (index, corner) in self.corners.iter().enumerate() {
            let slope = self.slope_after(index);
            if slope_before != Some(slope) {
                corners.push(corner.clone());
            }
            slope_before = Some(slope);
        }
        Self { corners, last_slope: self.last_slope }
    }

    /// The wall up to a temperature, and a mast from there.
    fn ending_at(&self, temperature: &Dyadic) -> Self {
        let score = self.score_at(temperature);
        let mut corners: Vec<Corner> =
            self.corners.iter().filter(|corner| corner.temperature < *temperature).cloned().collect();
        corners.push(Corner { temperature: temperature.clone(), score });
        Self { corners, last_slope: 0 }.simplified()
    }

    /// The corners from the top down, as temperatures, and the slopes from the mast down.
    fn seen_from_above(&self) -> (Vec<String>, Vec<i32>) {
        let temperatures = self.corners[1..].iter().rev().map(|corner| corner.temperature.to_string());
        let slopes = (0..self.corners.len()).rev().map(|index| self.slope_after(index));
        (temperatures.collect(), slopes.collect())
    }
}

impl Thermograph {
    fn of_integer(number: Dyadic) -> Self {
        let mast = Wall::mast(number);
        Self { left: mast.clone(), right: mast, temperature: lowest() }
    }

    /// From the walls of the options: what Left and Right get for a move that costs t.
    fn of_scaffolds(left: &Wall, right: &Wall) -> Self {
        let temperature = first_crossing(left, right).unwrap_or_else(lowest);
        Self::frozen_at(left, right, temperature)
    }

    /// From the walls of the options and the temperature at which they meet.
    pub(crate) fn frozen_at(left: &Wall, right: &Wall, temperature: Dyadic) -> Self {
        Self { left: left.ending_at(&temperature), right: right.ending_at(&temperature), temperature }
    }

    /// The mean value: where the mast stands.
    pub fn mean(&self) -> &Dyadic {
        self.left.mast_score()
    }

    /// The temperature: where the mast begins. −1 for an integer, −1/2^k for a number of denominator 2^k.
    pub const fn temperature(&self) -> &Dyadic {
        &self.temperature
    }
}

impl fmt::Display for Thermograph {
    /// Mast, temperatures of the corners and slopes from the top down, of the left and of the right wall.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let wall = |wall: &Wall| {
            let (temperatures, slopes) = wall.seen_from_above();
            let slopes: Vec<String> = slopes.iter().map(i32::to_string).collect();
            format!("{},[{}],[{}]", wall.mast_score(), temperatures.join(","), slopes.join(","))
        };
        write!(f, "Thermograph({},{})", wall(&self.left), wall(&self.right))
    }
}

/// The lowest temperature from −1 on at which the left scaffold is not above the right one: there the cooled game is
/// infinitely close to a number, and stays that number. The scaffolds may run together from there, and part again. Those of
/// short games meet; those of stoppers may not.
pub(crate) fn first_crossing(left: &Wall, right: &Wall) -> Option<Dyadic> {
    let temperatures = left.common_temperatures(right);
    let gap = |temperature: &Dyadic| &left.score_at(temperature) - &right.score_at(temperature);
    for (index, temperature) in temperatures.iter().enumerate() {
        if gap(temperature).signum() <= 0 {
            return Some(temperature.clone());
        }
        if let Some(meeting) = left.meeting(right, temperature, temperatures.get(index + 1)) {
            return Some(meeting);
        }
    }
    None
}

impl Algebra<'_> {
    /// The thermograph of a value.
    pub fn thermograph(&mut self, id: ValueId) -> Result<Rc<Thermograph>, ValueError> {
        let id = self.of_same_thermograph(id);
        let mut memo = std::mem::take(&mut self.thermographs);
        if memo.len() > MOST_REMEMBERED {
            memo.clear();
        }
        let result = self.fold(
            &mut memo,
            id,
            |algebra, id, needed| {
                if !algebra.is_integer(id) {
                    algebra.push_all_options(id, needed)?;
                }
                for option in needed.iter_mut() {
                    *option = algebra.of_same_thermograph(*option);
                }
                Ok(())
            },
            Algebra::thermograph_from_options,
        );
        self.thermographs = memo;
        result
    }

    /// For x + *n, x an integer and n > 1, the value x + *, which has the same thermograph: its options are x and the
    /// x + *k, whose walls below temperature 0 are not better than the mast of x.
    fn of_same_thermograph(&self, id: ValueId) -> ValueId {
        if id.is_inline() && id.star() <= 1 {
            return id;
        }
        match self.as_number_up_star(id) {
            Some(NumberUpStar { number, ups: 0, star }) if star > 1 && number.is_integer() => {
                NumberUpStar { number, ups: 0, star: 1 }.inline().unwrap_or(id)
            }
            _ => id,
        }
    }

    fn thermograph_from_options(
        &mut self,
        id: ValueId,
        known: &Memo<ValueId, Rc<Thermograph>>,
    ) -> Result<Rc<Thermograph>, ValueError> {
        if let Some(number) = self.as_number(id).filter(Dyadic::is_integer) {
            return Ok(Rc::new(Thermograph::of_integer(number)));
        }
        let mut left: Option<Wall> = None;
        for option in self.options(id, Player::Left)? {
            let wall = known[&self.of_same_thermograph(option)].right.tilted(-1);
            self.step_through(BYTES_OF_CORNER * wall.corners.len())?;
            left = Some(left.map_or(wall.clone(), |best| best.extreme(&wall, true)));
        }
        let mut right: Option<Wall> = None;
        for option in self.options(id, Player::Right)? {
            let wall = known[&self.of_same_thermograph(option)].left.tilted(1);
            self.step_through(BYTES_OF_CORNER * wall.corners.len())?;
            right = Some(right.map_or(wall.clone(), |best| best.extreme(&wall, false)));
        }
        match (left, right) {
            (Some(left), Some(right)) => Ok(Rc::new(Thermograph::of_scaffolds(&left, &right))),
            _ => Err(ValueError::Domain("a game that is no integer has options for both players")),
        }
    }

    /// The mean value.
    pub fn mean(&mut self, id: ValueId) -> Result<Dyadic, ValueError> {
        Ok(self.thermograph(id)?.mean().clone())
    }

    /// The temperature.
    pub fn temperature(&mut self, id: ValueId) -> Result<Dyadic, ValueError> {
        Ok(self.thermograph(id)?.temperature().clone())
    }

    /// Whether the value is a whole number.
    pub fn is_integer(&self, id: ValueId) -> bool {
        self.is_number(id)
            && if id.is_inline() {
                id.exponent() == 0
            } else {
                self.as_number(id).is_some_and(|number| number.is_integer())
            }
    }
}

/// The arithmetic at a corner takes as long as going through so many bytes.
pub(crate) const BYTES_OF_CORNER: usize = 1024;
/// So many thermographs are kept.
const MOST_REMEMBERED: usize = 1 << 16;
