//! Cooling, freezing, heating and overheating (Winning Ways, ch. 6; Siegel, II.5).

use super::error::ValueError;
use super::{Algebra, Dyadic, ValueId};

impl Algebra<'_> {
    /// G cooled by t: {G^L cooled − t | G^R cooled + t} as long as that is not infinitely close to a number for a lesser
    /// tax; then it is that number, the mean of G. Refuses t ≤ −1.
    pub fn cool(&mut self, id: ValueId, by: &Dyadic) -> Result<ValueId, ValueError> {
        if *by <= Dyadic::integer(-1) {
            return Err(ValueError::Domain("games are cooled by more than -1 only"));
        }
        let tax = self.number(by)?;
        let untaxed = self.negative(tax)?;
        self.map_followers(
            id,
            |algebra, id| {
                if algebra.is_integer(id) {
                    return Ok(Some(id));
                }
                if *by > algebra.temperature(id)? {
                    let mean = algebra.mean(id)?;
                    return algebra.number(&mean).map(Some);
                }
                Ok(None)
            },
            |algebra, _, left, right| algebra.with_prices(left, untaxed, right, tax),
        )
    }

    /// G cooled by its temperature: the number or infinitesimally near number on which its mast stands.
    pub fn freeze(&mut self, id: ValueId) -> Result<ValueId, ValueError> {
        if self.is_number(id) {
            return Ok(id);
        }
        let temperature = self.temperature(id)?;
        self.cool(id, &temperature)
    }

    /// G heated by t, any game: numbers stay, other games become {G^L heated + t | G^R heated − t}.
    pub fn heat(&mut self, id: ValueId, by: ValueId) -> Result<ValueId, ValueError> {
        let negative = self.negative(by)?;
        self.map_followers(
            id,
            |algebra, id| Ok(algebra.is_number(id).then_some(id)),
            |algebra, _, left, right| algebra.with_prices(left, by, right, negative),
        )
    }

    /// G overheated from s to t: an integer n becomes n copies of s, other games {G^L overheated + t | G^R overheated
    /// − t}.
    pub fn overheat(&mut self, id: ValueId, from: ValueId, to: ValueId) -> Result<ValueId, ValueError> {
        let negative = self.negative(to)?;
        self.map_followers(
            id,
            |algebra, id| algebra.copies(id, from),
            |algebra, _, left, right| algebra.with_prices(left, to, right, negative),
        )
    }

    /// n copies of a game, where `times` is the integer n.
    pub(super) fn copies(&mut self, times: ValueId, id: ValueId) -> Result<Option<ValueId>, ValueError> {
        let Some(number) = self.as_number(times).filter(Dyadic::is_integer) else { return Ok(None) };
        let times = i64::try_from(number.numerator())
            .map_err(|_| ValueError::TooLarge("more than 2^63 copies of a game are too many"))?;
        self.multiple(times, id).map(Some)
    }

    /// {each of `left` + `left_price` | each of `right` + `right_price`}.
    fn with_prices(
        &mut self,
        left: &[ValueId],
        left_price: ValueId,
        right: &[ValueId],
        right_price: ValueId,
    ) -> Result<ValueId, ValueError> {
        let left = self.each_plus(left, left_price)?;
        let right = self.each_plus(right, right_price)?;
        self.game(&left, &right)
    }

    /// Each with the same game added.
    pub(super) fn each_plus(&mut self, ids: &[ValueId], plus: ValueId) -> Result<Vec<ValueId>, ValueError> {
        ids.iter().map(|&id| self.sum(id, plus)).collect()
    }
}
