//! Marks of a value: how it compares with sixteen small infinitesimals. They decide most questions of order among values
//! with the same stops, without looking at options: X ≤ a must imply X ≤ b if a ≤ b, and a ≤ X ≤ b settles it.
//!
//! The marks of a game follow from those of its options, since the set is closed under taking options.

use super::ValueId;

/// Sixteen bits for "right stop + X ≤ G" and sixteen for "G ≤ left stop + X", over the infinitesimals X of the set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Marks(pub(super) u32);

/// The infinitesimals as ups and star, options before the games that have them.
const PROBES: [(i32, u32); 16] = [
    (0, 0),
    (0, 1),
    (0, 2),
    (0, 3),
    (1, 0),
    (-1, 0),
    (1, 1),
    (-1, 1),
    (1, 2),
    (-1, 2),
    (1, 3),
    (-1, 3),
    (2, 0),
    (-2, 0),
    (2, 1),
    (-2, 1),
];

/// The places of the left and of the right options of each infinitesimal in the set, as bits.
const OPTIONS: [[u16; 2]; 16] = option_masks();

const fn place(ups: i32, star: u32) -> u16 {
    let mut at = 0;
    while at < PROBES.len() {
        if PROBES[at].0 == ups && PROBES[at].1 == star {
            return 1 << at;
        }
        at += 1;
    }
    panic!("the set is closed under options");
}

const fn option_masks() -> [[u16; 2]; 16] {
    let mut masks = [[0; 2]; 16];
    let mut at = 0;
    while at < PROBES.len() {
        let (ups, star) = PROBES[at];
        masks[at] = if ups == 0 {
            // The nimbers below come first.
            [(1 << star) - 1; 2]
        } else {
            let away = place(0, 0) | if star == 1 && (ups == 1 || ups == -1) { place(0, 1) } else { 0 };
            let toward = place(ups - ups.signum(), star ^ 1);
            if ups > 0 { [away, toward] } else { [toward, away] }
        };
        at += 1;
    }
    masks
}

/// Whether n·↑ + *m ≥ 0.
const fn is_at_least_zero(ups: i32, star: u32) -> bool {
    match (ups, star) {
        (0, star) => star == 0,
        (1, star) => star != 1,
        (ups, _) => ups > 0,
    }
}

const fn marks_of(ups: i32, star: u32) -> u32 {
    let mut marks = 0;
    let mut at = 0;
    while at < PROBES.len() {
        let (other_ups, other_star) = PROBES[at];
        if is_at_least_zero(ups - other_ups, star ^ other_star) {
            marks |= 1 << at;
        }
        if is_at_least_zero(other_ups - ups, star ^ other_star) {
            marks |= 1 << (at + 16);
        }
        at += 1;
    }
    marks
}

/// The marks of all ups and stars that fit a word, by the bits they take there.
static INLINE: [u32; ValueId::UPS_AND_STARS] = inline_marks();

const fn inline_marks() -> [u32; ValueId::UPS_AND_STARS] {
    let mut all = [0; ValueId::UPS_AND_STARS];
    let mut word = 0;
    while word < all.len() {
        let id = ValueId(word as u32);
        all[word] = marks_of(id.ups(), id.star());
        word += 1;
    }
    all
}

impl Marks {
    /// The marks of a value that lives in its word.
    #[inline]
    pub(super) fn of_inline(id: ValueId) -> Self {
        Self(INLINE[id.0 as usize % ValueId::UPS_AND_STARS])
    }

    /// The marks of a sum of a number, ups and a nimber.
    pub(super) const fn of_sum(ups: i64, star: u32) -> Self {
        let ups = if ups > 8 {
            8
        } else if ups < -8 {
            -8
        } else {
            ups as i32
        };
        Self(marks_of(ups, star))
    }

    /// X with right stop + X ≤ G.
    #[inline]
    pub(super) const fn below(self) -> u16 {
        self.0 as u16
    }

    /// X with G ≤ left stop + X.
    #[inline]
    pub(super) const fn above(self) -> u16 {
        (self.0 >> 16) as u16
    }

    /// The marks of a game that is not a number. `from_right` is what its right options have above, of those whose left
    /// stop is the game's right stop; `from_left` what its left options have below, of those whose right stop is the
    /// game's left stop. `is_numberish` says that its stops are equal.
    pub(super) fn of_game(from_left: u16, from_right: u16, is_numberish: bool) -> Self {
        let (mut below, mut above) = (0_u16, 0_u16);
        for (at, [left, right]) in OPTIONS.iter().enumerate() {
            let probe = 1 << at;
            // X ≤ G unless G^R ≤ X or G ≤ X^L.
            if from_right & probe == 0 && !(is_numberish && above & left != 0) {
                below |= probe;
            }
            if from_left & probe == 0 && !(is_numberish && below & right & !probe != 0) {
                above |= probe;
            }
        }
        Self(u32::from(below) | u32::from(above) << 16)
    }
}
