//! Ordinal sums, Norton products and Conway products. Those of non-numbers depend on the form; canonical forms are
//! taken.

use super::error::ValueError;
use super::fold::Memo;
use super::written::{FormPart, WrittenForm};
use super::{Algebra, Dyadic, ValueId};
use zermelo_core::Arrange;
use zermelo_core::Player;

impl Algebra<'_> {
    /// The ordinal sum G:H = {G^L, G:H^L | G^R, G:H^R}: a move in G annihilates H (Winning Ways, ch. 7).
    pub fn ordinal_sum(&mut self, base: ValueId, subordinate: ValueId) -> Result<ValueId, ValueError> {
        self.ordinal_sum_on(&WrittenForm::canonical(base), subordinate)
    }

    /// G:H for a base as it is written: `{*|*}:1` is ↑.
    pub fn ordinal_sum_on(
        &mut self,
        base: &WrittenForm,
        subordinate: ValueId,
    ) -> Result<ValueId, ValueError> {
        let own_left = self.option_values(base, Player::Left)?;
        let own_right = self.option_values(base, Player::Right)?;
        let value = base.value();
        self.map_followers(
            subordinate,
            |_, id| Ok((id == ValueId::ZERO).then_some(value)),
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
        self.conway_product_of_forms(&WrittenForm::canonical(a), &WrittenForm::canonical(b))
    }

    /// The same of games as they are written.
    pub fn conway_product_of_forms(
        &mut self,
        a: &WrittenForm,
        b: &WrittenForm,
    ) -> Result<ValueId, ValueError> {
        self.fold(
            &mut Memo::default(),
            (a.root(), b.root()),
            |algebra, (x, y), needed| {
                if algebra.simple_product(x, y)?.is_some() {
                    return Ok(());
                }
                let (of_x, of_y) = (algebra.all_options(a, x)?, algebra.all_options(b, y)?);
                needed.extend(of_x.iter().map(|&(option, _)| (option, y)));
                needed.extend(of_y.iter().map(|&(option, _)| (x, option)));
                needed.extend(of_x.iter().flat_map(|&(x, _)| of_y.iter().map(move |&(y, _)| (x, y))));
                Ok(())
            },
            |algebra, (x, y), known| {
                if let Some(product) = algebra.simple_product(x, y)? {
                    return Ok(product);
                }
                let (of_x, of_y) = (algebra.all_options(a, x)?, algebra.all_options(b, y)?);
                let (mut left, mut right) = (Vec::new(), Vec::new());
                for &(to_x, x_player) in &of_x {
                    for &(to_y, y_player) in &of_y {
                        let sum = algebra.sum(known[&(to_x, y)], known[&(x, to_y)])?;
                        let option = algebra.difference(sum, known[&(to_x, to_y)])?;
                        if x_player == y_player { &mut left } else { &mut right }.push(option);
                    }
                }
                algebra.game(&left, &right)
            },
        )
    }

    /// Products that need no options: of canonical forms.
    fn simple_product(&mut self, a: FormPart, b: FormPart) -> Result<Option<ValueId>, ValueError> {
        let (FormPart::Canonical(a), FormPart::Canonical(b)) = (a, b) else { return Ok(None) };
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
    fn all_options(&self, form: &WrittenForm, part: FormPart) -> Result<Vec<(FormPart, Player)>, ValueError> {
        let mut all = Vec::new();
        for player in Player::BOTH {
            let options = self.options_in_form(form, part, player)?;
            all.extend(options.into_iter().map(|option| (option, player)));
        }
        Ok(all)
    }
}
