//! The handle of a form.

/// A canonical form of the misère theory, by its number in its [`MisereForms`](super::MisereForms).
///
/// Forms come in pairs G and G + ∗: of the two, the one without the other as an option is *even*. The numbers of the
/// options of a form are smaller than its own. Handles of different stores have nothing to do with each other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct MisereForm(pub(super) u32);

impl MisereForm {
    /// The game without moves.
    pub const ZERO: Self = Self(0);
    /// The nim-heap of size 1.
    pub const STAR: Self = Self(1);

    /// Whether it is the one of G and G + ∗ that does not have the other as an option.
    pub const fn is_even(self) -> bool {
        self.0 & 1 == 0
    }

    /// The even one of G and G + ∗.
    pub const fn even_part(self) -> Self {
        Self(self.0 & !1)
    }

    /// The sum with a nim-heap of size 1. O(1).
    pub const fn plus_star(self) -> Self {
        Self(self.0 ^ 1)
    }

    /// The sum with a nim-heap of size 1 if the other is odd.
    pub(super) const fn with_parity_of(self, other: Self) -> Self {
        Self(self.0 ^ (other.0 & 1))
    }

    /// Whether it is 0 or ∗, the only forms with an inverse.
    pub const fn is_unit(self) -> bool {
        self.0 < 2
    }

    /// The place of the even part among the records of the store.
    pub(super) const fn record(self) -> usize {
        (self.0 >> 1) as usize
    }

    pub(super) const fn of_record(record: usize) -> Self {
        Self((record as u32) << 1)
    }
}
