//! Reduced canonical forms and uptimal expansions: values up to infinitesimals, and infinitesimals in powers of up.

use super::error::ValueError;
use super::{Algebra, Dyadic, NumberUpStar, ValueId};
use std::fmt;

/// x + *m + d₁·↑ + d₂·↑² + ... (Siegel, Combinatorial Game Theory, II.4).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UptimalExpansion {
    /// x.
    pub number: Dyadic,
    /// m.
    pub star: u32,
    /// d₁, d₂, ...; the last is not 0.
    pub digits: Vec<i64>,
}

impl fmt::Display for UptimalExpansion {
    /// The number, the nimber, a point and the digits, a minus behind each negative one: `3/4*.12-`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (&self.number, self.star) {
            (number, 0) => write!(f, "{number}.")?,
            (number, star) => {
                if !number.is_zero() {
                    write!(f, "{number}")?;
                }
                if star == 1 { write!(f, "*.") } else { write!(f, "*{star}.") }?;
            }
        }
        if self.digits.is_empty() {
            return write!(f, "0");
        }
        for digit in &self.digits {
            let magnitude = digit.unsigned_abs();
            if magnitude < 10 {
                write!(f, "{magnitude}")?;
            } else {
                write!(f, "({magnitude})")?;
            }
            if *digit < 0 {
                write!(f, "-")?;
            }
        }
        Ok(())
    }
}

impl Algebra<'_> {
    /// The reduced canonical form: the simplest game that differs by an infinitesimal only.
    ///
    /// Heating by * takes all infinitesimals to 0; then every x + * that is met is replaced by x (Grossman and Siegel,
    /// Reductions of partizan games, 2009).
    pub fn reduced_canonical_form(&mut self, id: ValueId) -> Result<ValueId, ValueError> {
        let heated = self.heat(id, ValueId::STAR)?;
        self.map_followers(
            heated,
            |algebra, id| {
                let near = algebra.as_number_up_star(id).filter(|sum| sum.ups == 0 && sum.star <= 1);
                near.map(|sum| algebra.number(&sum.number)).transpose()
            },
            |algebra, _, left, right| algebra.game(left, right),
        )
    }

    /// ↑ⁿ = {0 | ↓^[n−1]*}: each infinitely smaller than the one before. n from 1 on.
    pub fn up_power(&mut self, exponent: u32) -> Result<ValueId, ValueError> {
        let whole = self.up_to_power(exponent)?;
        let before = self.up_to_power(exponent.saturating_sub(1))?;
        self.difference(whole, before)
    }

    /// `↑^[n] = ↑ + ↑² + ... + ↑ⁿ = {↑^[n−1] | *}`.
    pub fn up_to_power(&mut self, exponent: u32) -> Result<ValueId, ValueError> {
        let mut sum = ValueId::ZERO;
        for _ in 0..exponent {
            sum = self.game(&[sum], &[ValueId::STAR])?;
        }
        Ok(sum)
    }

    /// The uptimal expansion, `None` for games that have none.
    pub fn uptimal_expansion(&mut self, id: ValueId) -> Result<Option<UptimalExpansion>, ValueError> {
        let [stop, right_stop] = self.stops(id);
        if stop != right_stop {
            return Ok(None);
        }
        let number = self.as_number(stop).unwrap_or_default();
        let mut rest = self.difference(id, stop)?;
        let mut digits = Vec::new();
        let most = u32::try_from(self.birthday(rest)?).unwrap_or(u32::MAX).saturating_add(1);
        let mut all = ValueId::ZERO;
        for _ in 0..most {
            if let Some(NumberUpStar { star, ups: 0, .. }) = self.as_number_up_star(rest) {
                return Ok(Some(UptimalExpansion { number, star, digits }));
            }
            let next = self.game(&[all], &[ValueId::STAR])?;
            let power = self.difference(next, all)?;
            all = next;
            let Some((digit, remainder)) = self.divide_by_power(rest, power)? else { return Ok(None) };
            digits.push(digit);
            rest = remainder;
        }
        Ok(None)
    }

    /// How often a power of up is contained, with a remainder that is infinitely smaller, but for a nimber.
    fn divide_by_power(
        &mut self,
        mut rest: ValueId,
        power: ValueId,
    ) -> Result<Option<(i64, ValueId)>, ValueError> {
        if let Some(sum) = self.as_number_up_star(rest).filter(|_| power == ValueId::UP) {
            let ups = self.number_up_star(NumberUpStar { star: sum.star, ..NumberUpStar::default() })?;
            return Ok(Some((sum.ups, ups)));
        }
        let minus = self.negative(power)?;
        let mut digit = 0_i64;
        // Twice the remainder knows no nimber.
        while digit.abs() < MOST_DIGIT {
            let twice = self.sum(rest, rest)?;
            let is_below = twice != power && self.is_at_most(twice, power)?;
            let is_above = twice != minus && self.is_at_most(minus, twice)?;
            match (is_above, is_below) {
                (true, true) => return Ok(Some((digit, rest))),
                (true, false) if digit >= 0 => {
                    rest = self.sum(rest, minus)?;
                    digit += 1;
                }
                (false, true) if digit <= 0 => {
                    rest = self.sum(rest, power)?;
                    digit -= 1;
                }
                _ => return Ok(None),
            }
        }
        Ok(None)
    }
}

/// Larger digits are not looked for.
const MOST_DIGIT: i64 = 10_000;
