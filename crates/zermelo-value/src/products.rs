//! Ordinal sums, Norton products and Conway products. Those of non-numbers depend on the form; canonical forms are
//! taken.

use super::error::ValueError;
use super::fold::Memo;
use super::{Algebra, Dyadic, ValueId};
use zermelo_core::Arrange;
use zermelo_core::Player;

impl Algebra<'_> {
    /// The ordinal sum G:H = {G^L, G:H^L | G^R, G:H^R}: a move in G annihilates H (Winning Ways, ch. 7).
    pub fn ordinal_sum(&mut self, base: ValueId, subordinate: ValueId) -> Result<ValueId, ValueError> {
        let own_left = self.options(base, Player::Left)?;
        let own_right = self.options(base, Player::Right)?;
        self.map_followers(
            subordinate,
            |_, id| Ok((id == ValueId::ZERO).then_some(base)),
            |algebra, _, left, right| {
                let left: Vec<ValueId> = own_left.iter().chain(left).copied().collect();
                let right: Vec<ValueId> = own_right.iter().chain(right).copied().collect();
                algebra.game(&left, &right)
            },
        )
    }

    /// G:(x − 1), the form in which ↑ to x is written `↑^[x]`.
    pub fn power_to(&mut self, base: ValueId, exponent: &Dyadic) -> Result<ValueId, ValueError> {
        let subordinate = self.number(&(exponent - &Dyadic::integer(1)))?;
        self.ordinal_sum(base, subordinate)
    }

    /// The Norton product G·U: U added n times for an integer n; else {G^L·U + (U + I) | G^R·U − (U + I)} over the
    /// incentives I of both players in U (Winning Ways, ch. 8).
    pub fn norton_product(&mut self, id: ValueId, unit: ValueId) -> Result<ValueId, ValueError> {
        let mut steps = Vec::new();
        for incentive in self.all_incentives(unit)? {
            steps.push(self.sum(unit, incentive)?);
        }
        steps.arrange();
        steps.dedup();
        self.remove_dominated(&mut steps, Player::Left)?;
        let mut back = Vec::new();
        for &step in &steps {
            back.push(self.negative(step)?);
        }
        self.map_followers(
            id,
            |algebra, id| algebra.copies(id, unit),
            |algebra, _, left, right| {
                let mut moved = [Vec::new(), Vec::new()];
                for (list, options, prices) in [(0, left, &steps), (1, right, &back)] {
                    for &price in prices {
                        moved[list].extend(algebra.each_plus(options, price)?);
                    }
                }
                algebra.game(&moved[0], &moved[1])
            },
        )
    }

    /// Conway's product: {G^L H + G H^L − G^L H^L, G^R H + G H^R − G^R H^R | G^L H + G H^R − G^L H^R, G^R H + G H^L −
    /// G^R H^L} (On Numbers and Games, ch. 1).
    pub fn conway_product(&mut self, a: ValueId, b: ValueId) -> Result<ValueId, ValueError> {
        self.fold(
            &mut Memo::default(),
            (a, b),
            |algebra, (a, b), needed| {
                if algebra.simple_product(a, b)?.is_some() {
                    return Ok(());
                }
                let (of_a, of_b) = (algebra.all_options(a)?, algebra.all_options(b)?);
                needed.extend(of_a.iter().map(|&(option, _)| (option, b)));
                needed.extend(of_b.iter().map(|&(option, _)| (a, option)));
                needed.extend(of_a.iter().flat_map(|&(x, _)| of_b.iter().map(move |&(y, _)| (x, y))));
                Ok(())
            },
            |algebra, (a, b), known| {
                if let Some(product) = algebra.simple_product(a, b)? {
                    return Ok(product);
                }
                let (of_a, of_b) = (algebra.all_options(a)?, algebra.all_options(b)?);
                let (mut left, mut right) = (Vec::new(), Vec::new());
                for &(x, x_player) in &of_a {
                    for &(y, y_player) in &of_b {
                        let sum = algebra.sum(known[&(x, b)], known[&(a, y)])?;
                        let option = algebra.difference(sum, known[&(x, y)])?;
                        if x_player == y_player { &mut left } else { &mut right }.push(option);
                    }
                }
                algebra.game(&left, &right)
            },
        )
    }

    /// Products that need no options.
    fn simple_product(&mut self, a: ValueId, b: ValueId) -> Result<Option<ValueId>, ValueError> {
        if a == ValueId::ZERO || b == ValueId::ZERO {
            return Ok(Some(ValueId::ZERO));
        }
        if let (Some(x), Some(y)) = (self.as_number(a), self.as_number(b)) {
            return self.number(&x.times(&y)).map(Some);
        }
        for (times, id) in [(a, b), (b, a)] {
            if self.is_integer(times) {
                return self.copies(times, id);
            }
        }
        Ok(None)
    }

    /// The options of both players, with whose they are.
    fn all_options(&self, id: ValueId) -> Result<Vec<(ValueId, Player)>, ValueError> {
        let mut all = Vec::new();
        for player in Player::BOTH {
            all.extend(self.options(id, player)?.into_iter().map(|option| (option, player)));
        }
        Ok(all)
    }
}
