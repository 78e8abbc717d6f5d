//! Names of values: one word for one canonical form. Small sums of a number, ups and a nimber live in the word itself,
//! so that arithmetic with them touches no memory; everything else is a place in the arena of a store.

use super::Dyadic;
use dashu_int::IBig;
use std::cmp::Ordering;

/// A canonical form in a [`Store`](super::Store): equal ids are equal values. Ids of different stores must not be mixed,
/// but for those of small sums of a number, ups and a nimber, which are the same in all.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ValueId(pub(super) u32);

/// Where an inline word keeps its parts: 16 bits of signed numerator, 4 of exponent, 5 of signed ups, 6 of star.
const NUMERATOR: u32 = 15;
const EXPONENT: u32 = 11;
const UPS: u32 = 6;
const STORED: u32 = 1 << 31;
/// The largest exponent of an inline number; keys of order are multiples of 2^-15.
const MOST_EXPONENT: u32 = 15;

impl ValueId {
    /// 0, the empty game.
    pub const ZERO: Self = Self(0);
    /// * = {0|0}.
    pub const STAR: Self = Self(1);
    /// ↑ = {0|*}.
    pub const UP: Self = Self(1 << UPS);
    /// 1 = {0|}.
    pub const ONE: Self = Self(1 << NUMERATOR);
    /// How many words there are with the number 0.
    pub(super) const UPS_AND_STARS: usize = 1 << EXPONENT;
    /// The game whose canonical form is being computed.
    pub(super) const BEING_MADE: Self = Self(u32::MAX - 1);
    /// No value.
    pub(super) const NONE: Self = Self(u32::MAX);

    /// The place in the arena, `None` for a value that lives in the word.
    pub(super) const fn place(self) -> Option<u32> {
        if self.is_inline() { None } else { Some(self.0 & !STORED) }
    }

    pub(super) const fn stored(place: u32) -> Self {
        Self(place | STORED)
    }

    #[inline]
    pub(super) const fn is_inline(self) -> bool {
        self.0 & STORED == 0
    }

    /// The word of `numerator` / 2^`exponent` + `ups`·↑ + *`star`, where it fits one. The fraction must be in lowest
    /// terms.
    #[inline]
    pub(super) fn inline(numerator: i64, exponent: u32, ups: i64, star: u32) -> Option<Self> {
        let fits = i64::from(numerator as i16) == numerator
            && exponent <= MOST_EXPONENT
            && (-16..16).contains(&ups)
            && star < 1 << UPS;
        let numerator = (numerator as u32 & 0xffff) << NUMERATOR;
        fits.then_some(Self(numerator | exponent << EXPONENT | (ups as u32 & 0x1f) << UPS | star))
    }

    #[inline]
    pub(super) const fn numerator(self) -> i32 {
        (self.0 << 1) as i32 >> 16
    }

    #[inline]
    pub(super) const fn exponent(self) -> u32 {
        self.0 >> EXPONENT & 0xf
    }

    #[inline]
    pub(super) const fn ups(self) -> i32 {
        ((self.0 << (32 - EXPONENT)) as i32) >> 27
    }

    #[inline]
    pub(super) const fn star(self) -> u32 {
        self.0 & ((1 << UPS) - 1)
    }

    /// The number of an inline word, in units of 2^-15.
    #[inline]
    pub(super) const fn number_key(self) -> i32 {
        self.numerator() << (MOST_EXPONENT - self.exponent())
    }

    /// Whether an inline word is a number.
    #[inline]
    pub(super) const fn is_inline_number(self) -> bool {
        self.0 & (STORED | ((1 << EXPONENT) - 1)) == 0
    }

    /// The number of an inline word, without ups and star.
    #[inline]
    pub(super) const fn inline_number_part(self) -> Self {
        Self(self.0 & !((1 << EXPONENT) - 1))
    }

    /// The sum of two inline words, where it fits one.
    #[inline]
    pub(super) fn inline_sum(self, other: Self) -> Option<Self> {
        let key = i64::from(self.number_key()) + i64::from(other.number_key());
        let common = key.trailing_zeros().min(MOST_EXPONENT);
        let ups = i64::from(self.ups() + other.ups());
        Self::inline(key >> common, MOST_EXPONENT - common, ups, self.star() ^ other.star())
    }

    /// The negative of an inline word, where it fits one.
    #[inline]
    pub(super) fn inline_negative(self) -> Option<Self> {
        Self::inline(-i64::from(self.numerator()), self.exponent(), -i64::from(self.ups()), self.star())
    }
}

/// A number plus ups plus a nimber: x + n·↑ + *m. These sums are closed under addition, their order is arithmetic, and
/// their canonical forms are known (Winning Ways, ch. 2 and 8).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct NumberUpStar {
    /// x.
    pub number: Dyadic,
    /// n.
    pub ups: i64,
    /// m.
    pub star: u32,
}

impl NumberUpStar {
    /// A number.
    pub fn number(number: Dyadic) -> Self {
        Self { number, ups: 0, star: 0 }
    }

    /// Whether it is a number.
    pub const fn is_number(&self) -> bool {
        self.ups == 0 && self.star == 0
    }

    pub(super) fn of_inline(id: ValueId) -> Self {
        Self {
            number: Dyadic::new(IBig::from(id.numerator()), id.exponent()),
            ups: id.ups().into(),
            star: id.star(),
        }
    }

    pub(super) fn inline(&self) -> Option<ValueId> {
        let numerator = i64::try_from(self.number.numerator()).ok()?;
        ValueId::inline(numerator, self.number.exponent(), self.ups, self.star)
    }

    /// The sum, `None` when the ups are beyond 64 bits.
    pub fn plus(&self, other: &Self) -> Option<Self> {
        Some(Self {
            number: &self.number + &other.number,
            ups: self.ups.checked_add(other.ups)?,
            star: self.star ^ other.star,
        })
    }

    /// The negative, `None` when the ups are beyond 64 bits.
    pub fn negative(&self) -> Option<Self> {
        Some(Self { number: -&self.number, ups: self.ups.checked_neg()?, star: self.star })
    }
}

/// The order of n·↑ + *m and 0, `None` where they are confused: two ups outweigh any nimber, one up any but *.
pub(super) fn ups_and_star_against_zero(ups: i64, star: u32) -> Option<Ordering> {
    match (ups, star) {
        (0, 0) => Some(Ordering::Equal),
        (0, _) | (1 | -1, 1) => None,
        _ => Some(ups.cmp(&0)),
    }
}
