//! Atomic weights: how many ups a game is worth in the presence of a far star (Winning Ways, ch. 8; Siegel, II.7).

use super::error::ValueError;
use super::fold::Memo;
use super::{Algebra, Dyadic, ValueId};
use dashu_int::UBig;
use zermelo_core::Player;

const NOT_ATOMIC: ValueError = ValueError::Domain(
    "the game has no atomic weight: it is not close to a sum of ups, as all-small games are",
);

impl Algebra<'_> {
    /// The atomic weight: the game g with ↓ + ☆ < G − g·↑ < ↑ + ☆, a nimber ☆ far off.
    ///
    /// All-small games have one, and so have some other infinitesimals, tinies for instance. It is computed from those
    /// of the options, {g^L − 2 | g^R + 2}, with the far star deciding where that is an integer and threats taken for
    /// large weights; the result is then checked by the definition.
    pub fn atomic_weight(&mut self, id: ValueId) -> Result<ValueId, ValueError> {
        if !self.is_infinitesimal(id) {
            return Err(NOT_ATOMIC);
        }
        let far_star = self.far_star(id)?;
        let large = self.birthday(id)? * UBig::from(4_u32) + UBig::from(16_u32);
        let large = self.number(&Dyadic::integer(large))?;
        let small = self.negative(large)?;
        let weight = self.fold(
            &mut Memo::default(),
            id,
            |algebra, id, needed| {
                if algebra.threat(id, large, small).is_none() {
                    algebra.push_all_options(id, needed)?;
                }
                Ok(())
            },
            |algebra, id, known| match algebra.threat(id, large, small) {
                Some(weight) => Ok(weight),
                None => algebra.weight_from_options(id, far_star, known),
            },
        )?;
        if self.has_weight(id, weight, far_star)? { Ok(weight) } else { Err(NOT_ATOMIC) }
    }

    /// A nimber beyond all that play in the game can meet.
    fn far_star(&mut self, id: ValueId) -> Result<ValueId, ValueError> {
        let birthday = u32::try_from(self.birthday(id)?).ok().filter(|&birthday| birthday < 1 << 20);
        let birthday = birthday.ok_or(ValueError::TooLarge("the game is too deep for a far star"))?;
        self.nimber((birthday + 2).next_power_of_two())
    }

    /// The weight that stands for a game which one player is sure to win by numbers.
    fn threat(&self, id: ValueId, large: ValueId, small: ValueId) -> Option<ValueId> {
        let [left, right] = self.stops(id);
        if self.compare_numbers(right, ValueId::ZERO).is_gt() {
            return Some(large);
        }
        if self.compare_numbers(left, ValueId::ZERO).is_lt() {
            return Some(small);
        }
        (id == ValueId::ZERO).then_some(ValueId::ZERO)
    }

    fn weight_from_options(
        &mut self,
        id: ValueId,
        far_star: ValueId,
        known: &Memo<ValueId, ValueId>,
    ) -> Result<ValueId, ValueError> {
        let two = self.number(&Dyadic::integer(2))?;
        let minus_two = self.number(&Dyadic::integer(-2))?;
        let weights = |options: Vec<ValueId>| options.iter().map(|option| known[option]).collect::<Vec<_>>();
        let left = weights(self.options(id, Player::Left)?);
        let left = self.each_plus(&left, minus_two)?;
        let right = weights(self.options(id, Player::Right)?);
        let right = self.each_plus(&right, two)?;
        let weight = self.game(&left, &right)?;
        if !self.is_integer(weight) {
            return Ok(weight);
        }
        if self.is_at_most(far_star, id)? {
            return self.extreme_integer(&right, Player::Left);
        }
        if self.is_at_most(id, far_star)? {
            return self.extreme_integer(&left, Player::Right);
        }
        Ok(ValueId::ZERO)
    }

    /// For Left, the greatest integer that no right option is at most; for Right, the least that no left option is at
    /// least.
    fn extreme_integer(&mut self, options: &[ValueId], player: Player) -> Result<ValueId, ValueError> {
        let mut best: Option<ValueId> = None;
        for &option in options {
            // The greatest n with n less than or confused with the option: its left stop, or just beyond or below.
            let bound = self.integer_bound(option, player)?;
            let is_better = |algebra: &Self, best| match player {
                Player::Left => algebra.compare_numbers(bound, best).is_lt(),
                Player::Right => algebra.compare_numbers(bound, best).is_gt(),
            };
            if best.is_none_or(|best| is_better(self, best)) {
                best = Some(bound);
            }
        }
        Ok(best.unwrap_or(ValueId::ZERO))
    }

    fn integer_bound(&mut self, option: ValueId, player: Player) -> Result<ValueId, ValueError> {
        let [left, right] = self.stops(option);
        let stop = if player == Player::Left { left } else { right };
        let number = self.as_number(stop).unwrap_or_default();
        let (start, step) = match player {
            Player::Left => (Dyadic::integer(number.floor() + 1), Dyadic::integer(-1)),
            Player::Right => (Dyadic::integer(number.floor()), Dyadic::integer(1)),
        };
        let mut candidate = start;
        loop {
            let id = self.number(&candidate)?;
            let is_free = match player {
                Player::Left => !self.is_at_most(option, id)?,
                Player::Right => !self.is_at_most(id, option)?,
            };
            if is_free {
                return Ok(id);
            }
            candidate = &candidate + &step;
        }
    }

    /// Whether a weight is the atomic weight, by the definition.
    fn has_weight(&mut self, id: ValueId, weight: ValueId, far_star: ValueId) -> Result<bool, ValueError> {
        let ups = self.norton_product(weight, ValueId::UP)?;
        let rest = self.difference(id, ups)?;
        let above = self.sum(ValueId::UP, far_star)?;
        let below = self.negative(above)?;
        Ok(rest != above && rest != below && self.is_at_most(rest, above)? && self.is_at_most(below, rest)?)
    }
}
