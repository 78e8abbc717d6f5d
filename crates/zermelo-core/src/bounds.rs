//! What is known of the value of a position without searching: numbers that it lies between.

/// Numbers that the value of a position G lies between, in units of 2⁻¹⁵; see [`Bounds::UNIT`].
///
/// Sound in every position of a game in normal play: `low` ≤ G ≤ `high`; Left, moving first, wins G − `low_first`, as when
/// some option of Left is at least that; Right, moving first, wins G − `high_first`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bounds {
    /// G is at least this.
    pub low: i32,
    /// G is at most this.
    pub high: i32,
    /// Left, moving first, wins G minus this.
    pub low_first: i32,
    /// Right, moving first, wins G minus this.
    pub high_first: i32,
}

impl Bounds {
    /// The number 1.
    pub const UNIT: i32 = 1 << 15;
    /// Stands for −∞; its negative stands for ∞. Sums of some million of them fit 64 bits.
    pub const NO_LOW: i32 = -(1 << 30);
    /// Nothing is known.
    pub const NONE: Self =
        Self { low: Self::NO_LOW, high: -Self::NO_LOW, low_first: Self::NO_LOW, high_first: -Self::NO_LOW };

    /// Of a game in whose every position both players have a move or neither has: it is between all negative and all positive
    /// numbers. (*Winning Ways*, chapter 8: all-small games; in other words dicots.)
    pub const INFINITESIMAL: Self = Self { low: -1, high: 1, ..Self::NONE };

    /// `low` ≤ G ≤ `high`, as integers.
    pub const fn between(low: i32, high: i32) -> Self {
        Self { low: low_in_units(low), high: -low_in_units(-high), ..Self::NONE }
    }

    /// The same, where Left moving first wins G − `low_first`.
    pub const fn with_left_first(self, low_first: i32) -> Self {
        Self { low_first: low_in_units(low_first), ..self }
    }

    /// The same, where Right moving first wins G − `high_first`.
    pub const fn with_right_first(self, high_first: i32) -> Self {
        Self { high_first: -low_in_units(-high_first), ..self }
    }

    /// The bounds of −G.
    pub const fn negative(self) -> Self {
        Self { low: -self.high, high: -self.low, low_first: -self.high_first, high_first: -self.low_first }
    }
}

/// A lower bound in units; numbers too large for a word are none.
const fn low_in_units(number: i32) -> i32 {
    const MOST: i32 = -Bounds::NO_LOW / Bounds::UNIT;
    if number <= -MOST {
        Bounds::NO_LOW
    } else if number >= MOST {
        (MOST - 1) * Bounds::UNIT
    } else {
        number * Bounds::UNIT
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn large_bounds_stay_sound() {
        let bounds = Bounds::between(-1_000_000, 1_000_000);
        assert_eq!(bounds, Bounds::NONE);
        let above = Bounds::between(1_000_000, 2_000_000);
        assert!(above.low < 1_000_000_i32.saturating_mul(Bounds::UNIT) && above.low > 0);
        assert_eq!(above.high, -Bounds::NO_LOW);
        let plain = Bounds::between(-1, 2).with_left_first(1).with_right_first(-3);
        assert_eq!(plain.negative().negative(), plain);
        assert_eq!(plain.negative(), Bounds::between(-2, 1).with_left_first(3).with_right_first(-1));
    }
}
