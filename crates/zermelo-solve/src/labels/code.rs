//! What is known of a position, in one number that means the same in words of every width: no position, nothing yet, or a
//! result with its distance. While a slice is solved, the numbers at the top of a word count options.

use zermelo_core::{Ending, Verdict};

/// No position, or none that play reaches.
pub(super) const ABSENT: u32 = 0;
/// No result: not yet, or not ever.
pub(super) const OPEN: u32 = 1;
const FIRST: u32 = 2;

/// The result of a position for the player to move, with the number of plies to the end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Label {
    /// The player to move wins in so many plies, and not sooner.
    Win(u32),
    /// The player to move loses in so many plies, and not later.
    Loss(u32),
    /// Play ends without a winner, in so many plies if the player to move wants it soon.
    Tie(u32),
    /// Neither can force an end, or the rules make it a draw.
    Draw,
}

impl From<Label> for Verdict {
    /// A tie is a draw: its distance is that of nobody's win.
    fn from(label: Label) -> Self {
        match label {
            Label::Win(plies) => Self::Win(Some(plies.into())),
            Label::Loss(plies) => Self::Loss(Some(plies.into())),
            Label::Tie(_) | Label::Draw => Self::Draw,
        }
    }
}

impl Label {
    /// The label of a code; `None` where there is no position.
    #[inline]
    pub const fn of_code(code: u32) -> Option<Self> {
        if code < FIRST {
            return if code == OPEN { Some(Self::Draw) } else { None };
        }
        let (distance, kind) = ((code - FIRST) / 3, (code - FIRST) % 3);
        Some(match kind {
            0 => Self::Win(distance),
            1 => Self::Loss(distance),
            _ => Self::Tie(distance),
        })
    }

    /// The code of the label, as in files.
    pub const fn code(self) -> u32 {
        match self {
            Self::Win(distance) => win(distance),
            Self::Loss(distance) => loss(distance),
            Self::Tie(distance) => tie(distance),
            Self::Draw => OPEN,
        }
    }

    /// Plies to the end; `None` for a draw.
    pub const fn distance(self) -> Option<u32> {
        match self {
            Self::Win(distance) | Self::Loss(distance) | Self::Tie(distance) => Some(distance),
            Self::Draw => None,
        }
    }

    /// What the label of an option is worth to the player who moves there.
    pub const fn for_mover(self) -> Self {
        match self {
            Self::Win(distance) => Self::Loss(distance + 1),
            Self::Loss(distance) => Self::Win(distance + 1),
            Self::Tie(distance) => Self::Tie(distance + 1),
            Self::Draw => Self::Draw,
        }
    }

    /// The smaller, the better for the player to move: wins soonest first, ties, draws, losses latest first.
    pub const fn preference(self) -> (u8, u32) {
        match self {
            Self::Win(distance) => (0, distance),
            Self::Tie(distance) => (1, distance),
            Self::Draw => (2, 0),
            Self::Loss(distance) => (3, u32::MAX - distance),
        }
    }
}

#[inline]
pub(super) const fn win(distance: u32) -> u32 {
    FIRST + 3 * distance
}

#[inline]
pub(super) const fn loss(distance: u32) -> u32 {
    FIRST + 3 * distance + 1
}

#[inline]
pub(super) const fn tie(distance: u32) -> u32 {
    FIRST + 3 * distance + 2
}

pub(super) const fn over(ending: Ending) -> u32 {
    match ending {
        Ending::Win => win(0),
        Ending::Loss => loss(0),
        Ending::Draw => tie(0),
    }
}

/// What options make of a position: it takes their codes one by one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Best {
    /// The code of the soonest loss among the options.
    soonest_loss: u32,
    soonest_tie: u32,
    latest_win: u32,
    has_draw: bool,
}

impl Best {
    pub(super) const NONE: Self =
        Self { soonest_loss: u32::MAX, soonest_tie: u32::MAX, latest_win: 0, has_draw: false };

    #[inline]
    pub(super) const fn take(&mut self, code: u32) {
        if code < FIRST {
            self.has_draw = true;
            return;
        }
        match (code - FIRST) % 3 {
            0 => {
                if code > self.latest_win {
                    self.latest_win = code;
                }
            }
            1 => {
                if code < self.soonest_loss {
                    self.soonest_loss = code;
                }
            }
            _ => {
                if code < self.soonest_tie {
                    self.soonest_tie = code;
                }
            }
        }
    }

    /// The code of the position where `is_all` of its options were taken. Those that were not can only make a win sooner or
    /// take a loss away.
    #[inline]
    pub(super) const fn code(self, is_all: bool) -> u32 {
        // One ply further, a loss becomes a win and the reverse: codes of a distance lie side by side.
        if self.soonest_loss != u32::MAX {
            self.soonest_loss + 2
        } else if self.soonest_tie != u32::MAX {
            self.soonest_tie + 3
        } else if self.has_draw || !is_all {
            OPEN
        } else {
            self.latest_win + 4
        }
    }

    /// Whether some of the options are won for the opponent.
    #[inline]
    pub(super) const fn has_wins(self) -> bool {
        self.latest_win > 0
    }

    /// Whether some option is a draw for good, so that the position is never lost.
    #[inline]
    pub(super) const fn is_never_lost(self) -> bool {
        self.has_draw
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_and_labels_are_the_same_thing() {
        assert_eq!((Label::of_code(ABSENT), Label::of_code(OPEN)), (None, Some(Label::Draw)));
        for distance in 0..100 {
            assert_eq!(Label::of_code(win(distance)), Some(Label::Win(distance)));
            assert_eq!(Label::of_code(loss(distance)), Some(Label::Loss(distance)));
            assert_eq!(Label::of_code(tie(distance)), Some(Label::Tie(distance)));
        }
    }

    #[test]
    fn the_best_option_decides() {
        let all: Vec<u32> = (0..3).flat_map(|n| [win(n), loss(n), tie(n)]).chain([OPEN]).collect();
        for &first in &all {
            for &second in &all {
                let mut best = Best::NONE;
                best.take(first);
                best.take(second);
                let labels = [first, second].map(|code| Label::of_code(code).unwrap().for_mover());
                let expected = labels.into_iter().min_by_key(|label| label.preference());
                assert_eq!(Label::of_code(best.code(true)), expected, "{labels:?}");
            }
        }
    }
}
