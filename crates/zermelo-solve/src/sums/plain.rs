//! The part of a sum that is a number plus ups plus a nimber, x + n·↑ + *m, in a few words: such parts melt into one,
//! and their order and options are arithmetic (Winning Ways, ch. 2 and 8).

use std::cmp::Ordering;
use zermelo_core::{Bounds, Capacity};
use zermelo_value::{Dyadic, NumberUpStar};

/// x + n·↑ + *m.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Plain {
    /// x, in units of 2⁻¹⁵.
    pub(super) number: i64,
    /// n.
    pub(super) ups: i32,
    /// m.
    pub(super) star: u32,
}

/// The number 1.
const ONE: i64 = Bounds::UNIT as i64;
const UNIT_EXPONENT: u32 = ONE.trailing_zeros();
/// Sums of a hundred thousand parts within these fit.
const MOST_NUMBER: i64 = 1 << 30;
const MOST_UPS: i64 = 1 << 14;
const MOST_STAR: u32 = 1 << 20;

impl Plain {
    /// *n.
    pub(super) const fn nimber(star: u32) -> Self {
        Self { number: 0, ups: 0, star }
    }

    /// An integer, within the [greatest](MOST_NUMBER).
    pub(super) const fn integer(integer: i32) -> Self {
        Self { number: integer as i64 * ONE, ups: 0, star: 0 }
    }

    /// The same as a few words, where it fits them.
    pub(super) fn of(sum: &NumberUpStar) -> Option<Self> {
        if Self::excess(sum).is_some() {
            return None;
        }
        let shift = UNIT_EXPONENT.checked_sub(sum.number.exponent())?;
        let numerator = i64::try_from(sum.number.numerator()).ok()?;
        Some(Self { number: numerator << shift, ups: sum.ups as i32, star: sum.star })
    }

    /// What is too large in it. (A number whose denominator is too large does not fit the words either, but has few
    /// options, and can be a component like others.)
    pub(super) fn excess(sum: &NumberUpStar) -> Option<Capacity> {
        let capacity = |most, unit| Some(Capacity { holder: "a search of sums", most, unit });
        let is_small = i64::try_from(sum.number.numerator()).is_ok_and(|top| top.abs() < MOST_NUMBER);
        if !is_small {
            return capacity(MOST_NUMBER as u64 - 1, "as the numerator of a number");
        }
        if sum.ups.abs() >= MOST_UPS {
            return capacity(MOST_UPS as u64 - 1, "ups");
        }
        if sum.star >= MOST_STAR {
            return capacity(u64::from(MOST_STAR) - 1, "as a nimber");
        }
        None
    }

    #[inline]
    pub(super) const fn plus(self, other: Self) -> Self {
        Self { number: self.number + other.number, ups: self.ups + other.ups, star: self.star ^ other.star }
    }

    #[inline]
    pub(super) const fn negative(self) -> Self {
        Self { number: -self.number, ups: -self.ups, star: self.star }
    }

    /// The negative, where `turns`.
    #[inline]
    pub(super) const fn times(self, turns: bool) -> Self {
        if turns { self.negative() } else { self }
    }

    #[inline]
    pub(super) const fn is_number(self) -> bool {
        self.ups == 0 && self.star == 0
    }

    /// The order of n·↑ + *m and 0, `None` where they are confused.
    #[inline]
    pub(super) fn infinitesimal_order(self) -> Option<Ordering> {
        match (self.ups, self.star) {
            (0, 0) => Some(Ordering::Equal),
            (0, _) | (1 | -1, 1) => None,
            (ups, _) => Some(ups.cmp(&0)),
        }
    }

    /// Whether Left wins, moving first.
    #[inline]
    pub(super) fn left_wins_first(self) -> bool {
        match self.number.cmp(&0) {
            Ordering::Equal => !matches!(self.infinitesimal_order(), Some(Ordering::Equal | Ordering::Less)),
            sign => sign.is_gt(),
        }
    }

    /// Left's options in ups and star; the number stays (number translation).
    pub(super) fn left_infinitesimal_option(self, index: u32) -> Option<Self> {
        let with = |ups, star| Some(Self { ups, star, ..self });
        match (self.ups, index) {
            (0, _) if index < self.star => with(0, index),
            (1.., 0) => with(0, 0),
            (1, 1) if self.star == 1 => with(0, 1),
            (..0, 0) => with(self.ups + 1, self.star ^ 1),
            _ => None,
        }
    }

    /// Left's option in the number.
    pub(super) const fn left_number_option(self) -> Option<Self> {
        let step = if self.number % ONE == 0 {
            if self.number <= 0 {
                return None;
            }
            ONE
        } else {
            self.number & self.number.wrapping_neg()
        };
        Some(Self { number: self.number - step, ..self })
    }
}

impl From<Plain> for NumberUpStar {
    fn from(plain: Plain) -> Self {
        Self { number: Dyadic::new(plain.number, UNIT_EXPONENT), ups: plain.ups.into(), star: plain.star }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Left wins first if some option is won by Left moving second, by the options alone.
    fn by_options(plain: Plain, with_number: bool) -> bool {
        let infinitesimal = (0..).map_while(|index| plain.left_infinitesimal_option(index));
        let number = with_number.then(|| plain.left_number_option()).flatten();
        infinitesimal.chain(number).any(|option| !by_options(option.negative(), with_number))
    }

    #[test]
    fn the_order_is_that_of_the_options() {
        for ups in -3..=3 {
            for star in 0..6 {
                for number in [-2, -1, 0, 1, 2] {
                    let plain = Plain { number: number * ONE / 2, ups, star };
                    assert_eq!(plain.left_wins_first(), by_options(plain, true), "{plain:?}");
                    if number == 0 {
                        assert_eq!(plain.left_wins_first(), by_options(plain, false), "{plain:?}");
                    }
                }
            }
        }
    }
}
