//! Sums of components as they are added up: a key that does not depend on the order, and the totals that decide many sums
//! at once. Adding or taking away a component, and exchanging the players, take a few instructions.

use super::plain::Plain;
use super::universe::{Component, Signed};
use std::cmp::Ordering;
use zermelo_core::{Bounds, Convention};

/// A sum as its totals.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Key {
    /// The hashes of the components added up, those of negatives being the opposite.
    own: u128,
    /// The same for the negative of the sum.
    negative: u128,
    /// The hashes of the components that are their own negatives, of which equal ones cancel.
    mirrored: u128,
    /// The part that is arithmetic.
    pub(super) plain: Plain,
    /// The lower bounds of the components, added up, in units of [`Bounds::UNIT`].
    pub(super) low: i128,
    /// The upper bounds.
    pub(super) high: i128,
    /// How good the sum looks for Left.
    pub(super) score: i64,
    /// The moves of Left and of Right, as far as they are counted.
    pub(super) moves: [i64; 2],
}

/// Stands for −∞ in totals: with every sum of numbers, which are at most 64 bits, it is still on its own side of 0. As many
/// as there can be in a sum fit.
const NO_LOW: i128 = -(1 << 90);
/// No better than the bound, by far, however many bounds there are.
pub(super) const NO_GAIN: i128 = -(1 << 125);

#[inline]
pub(super) const fn low_of(bound: i32) -> i128 {
    if bound <= Bounds::NO_LOW { NO_LOW } else { bound as i128 }
}

#[inline]
pub(super) const fn high_of(bound: i32) -> i128 {
    -low_of(-bound)
}

impl Key {
    /// The empty sum.
    pub(super) fn of_plain(plain: Plain) -> Self {
        Self { plain, ..Self::default() }
    }

    #[inline]
    pub(super) fn add(&mut self, component: &Component, sign: Signed, convention: Convention) {
        let (own, negative, mirrored) = hashes(component, sign, convention);
        self.own = self.own.wrapping_add(own);
        self.negative = self.negative.wrapping_add(negative);
        self.mirrored ^= mirrored;
        let (low, high, score) = totals(component, sign);
        self.low += low;
        self.high += high;
        self.score += score;
        let [left, right] = moves(component, sign);
        self.moves = [self.moves[0] + left, self.moves[1] + right];
    }

    #[inline]
    pub(super) fn take_away(&mut self, component: &Component, sign: Signed, convention: Convention) {
        let (own, negative, mirrored) = hashes(component, sign, convention);
        self.own = self.own.wrapping_sub(own);
        self.negative = self.negative.wrapping_sub(negative);
        self.mirrored ^= mirrored;
        let (low, high, score) = totals(component, sign);
        self.low -= low;
        self.high -= high;
        self.score -= score;
        let [left, right] = moves(component, sign);
        self.moves = [self.moves[0] - left, self.moves[1] - right];
    }

    /// The sum with another plain part.
    #[inline]
    pub(super) const fn with_plain(self, plain: Plain) -> Self {
        Self { plain, ..self }
    }

    /// The sum with the players exchanged.
    #[inline]
    pub(super) const fn negated(self) -> Self {
        Self {
            own: self.negative,
            negative: self.own,
            mirrored: self.mirrored,
            plain: self.plain.negative(),
            low: -self.high,
            high: -self.low,
            score: -self.score,
            moves: [self.moves[1], self.moves[0]],
        }
    }

    /// Whether no components are left, equal and opposite ones having cancelled. Of normal play.
    #[inline]
    pub(super) const fn is_plain(&self) -> bool {
        self.own == 0 && self.mirrored == 0
    }

    /// One word for the question who wins with Left to move.
    #[inline]
    #[expect(clippy::cast_sign_loss, reason = "any bits do that tell numbers apart")]
    pub(super) const fn word(&self) -> u128 {
        const NUMBER: u128 = 0x9E37_79B9_7F4A_7C15_F39C_C060_5CED_C835;
        const UPS: u128 = 0xD1B5_4A32_D192_ED03_2127_599B_F432_5C37;
        const STAR: u128 = 0x8EBC_6AF0_9C88_C6E3_5896_5C2B_6B4D_7A61;
        // Multiplications by odd constants; the upper half, which chooses the bucket, depends on all bits below.
        let plain = (self.plain.number as u128)
            .wrapping_mul(NUMBER)
            .wrapping_add((self.plain.ups as u128).wrapping_mul(UPS))
            .wrapping_add((self.plain.star as u128).wrapping_mul(STAR));
        self.own.wrapping_add(plain).wrapping_add(self.mirrored.rotate_left(64))
    }

    /// Whether Left, to move, wins, where totals tell. `gain` is the most by which Left, moving first in one component, can
    /// do better than its lower bound. Of normal play.
    #[inline]
    pub(super) fn decided(&self, gain: i128) -> Option<bool> {
        let order = || self.plain.infinitesimal_order();
        let number = i128::from(self.plain.number);
        let high = self.high + number;
        if high < 0 || (high == 0 && matches!(order(), Some(Ordering::Equal | Ordering::Less))) {
            return Some(false);
        }
        let low = self.low + number;
        if low > 0 || (low == 0 && matches!(order(), None | Some(Ordering::Greater))) {
            return Some(true);
        }
        let first = low + gain;
        if first > 0 || (first == 0 && matches!(order(), Some(Ordering::Equal | Ordering::Greater))) {
            return Some(true);
        }
        None
    }
}

/// What a component adds to the key of a sum, of the negative of the sum, and to the cancelling part.
#[inline]
fn hashes(component: &Component, sign: Signed, convention: Convention) -> (u128, u128, u128) {
    let hash = component.hash;
    match convention {
        Convention::Normal if component.is_own_negative => (0, 0, hash),
        Convention::Normal if sign.is_negative() => (hash.wrapping_neg(), hash, 0),
        Convention::Normal => (hash, hash.wrapping_neg(), 0),
        Convention::Misere if component.is_own_negative => (hash, hash, 0),
        Convention::Misere => {
            // Nothing cancels: the negative is a component of its own.
            let other = hash.rotate_left(64).wrapping_mul(0xA24B_AED4_963E_E407_9FB2_1C65_1E98_DF25);
            if sign.is_negative() { (other, hash, 0) } else { (hash, other, 0) }
        }
    }
}

#[inline]
fn totals(component: &Component, sign: Signed) -> (i128, i128, i64) {
    let (low, high) = (low_of(component.bounds.low), high_of(component.bounds.high));
    let score = i64::from(component.score);
    if sign.is_negative() { (-high, -low, -score) } else { (low, high, score) }
}

#[inline]
fn moves(component: &Component, sign: Signed) -> [i64; 2] {
    let [left, right] = component.moves.map(i64::from);
    if sign.is_negative() { [right, left] } else { [left, right] }
}
