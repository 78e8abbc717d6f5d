//! The powers of up and their sums (Conway and Ryba; Siegel, Combinatorial Game Theory, II.4): ↑^n = {0 | ↓^[n−1] + *}
//! and ↑^[n] = ↑^1 + ... + ↑^n = {↑^[n−1] | *}.

use super::error::ValueError;
use super::{Algebra, ValueId};

/// More powers than this are not added: the canonical form of the sum is as deep.
const MOST_POWERS: u64 = 10_000;
const TOO_MANY: ValueError = ValueError::TooLarge("powers of up are computed with up to the 10000th");

impl Algebra<'_> {
    /// ↑^[n], the sum of the first n powers of up; 0 for n = 0. O(n) forms.
    pub fn up_sum(&mut self, count: u64) -> Result<ValueId, ValueError> {
        if count > MOST_POWERS {
            return Err(TOO_MANY);
        }
        let mut sum = ValueId::ZERO;
        for index in 0..count {
            sum = if index == 0 { ValueId::UP } else { self.game(&[sum], &[ValueId::STAR])? };
        }
        Ok(sum)
    }

    /// ↑^n, the n-th power of up. Refuses n = 0. O(n) forms.
    pub fn up_power(&mut self, exponent: u64) -> Result<ValueId, ValueError> {
        match exponent {
            0 => Err(ValueError::Domain("the powers of up begin with the first")),
            1 => Ok(ValueId::UP),
            _ => {
                let below = self.up_sum(exponent - 1)?;
                let down = self.negative(below)?;
                let answer = self.sum(down, ValueId::STAR)?;
                self.game(&[ValueId::ZERO], &[answer])
            }
        }
    }
}
