//! Bounds of Domineering positions, from counting: how many dominoes one player is sure to lay, and how many the other can
//! lay at most.
//!
//! A pair of cells that no domino of the opponent can touch is safe. Other places are disjoint, and of two kinds. A *pair* is
//! open to the opponent. A *square* is two pairs, one above the other, beyond the inner of which nothing is free: who lays on
//! the outer one has made the inner one safe, and no domino of the opponent goes into either.
//!
//! A domino of the opponent spoils a pair; or two pairs, where both are coupled (a cell of one is above a cell of the
//! other); or a square, or the outer pairs of coupled squares, whose inner ones are then pairs that are not coupled. Whoever
//! answers each with the best place left, squares first and coupled places before others, gets what [`LAYERS`] say.
//!
//! What the opponent can lay at most is bounded twice: by disjoint dominoes, two fewer for each square that the player gets;
//! and by the cells that a domino of the opponent can touch, without those that the player covers. (The ideas of safe moves,
//! of places that the opponent can spoil and of squares that count double are those of Breuker, Uiterwijk and van den Herik,
//! *Solving 8×8 Domineering*, 2000, and of Bullock, *Domineering: Solving large combinatorial search spaces*, 2002.)

use super::frame::{Frame, Views, Word, places, views};
use crate::dominoes::FreeCells;
use std::sync::OnceLock;
use zermelo_core::Bounds;

/// The bounds of a position; none on boards of too many cells.
pub fn bounds(position: &FreeCells) -> Bounds {
    match views(position) {
        Some(Views::Square(frame, views)) => bounds_in(frame, views),
        Some(Views::Oblong(frame, views)) => bounds_in(frame, views),
        None => Bounds::NONE,
    }
}

fn bounds_in<F: Frame>(frame: F, [left, right]: [F::Word; 2]) -> Bounds {
    let turned = frame.turned();
    let left_margin = margin(frame, left, turned.packed(right).count());
    let right_margin = margin(turned, right, frame.packed(left).count());
    Bounds::between(left_margin.second, -right_margin.second)
        .with_left_first(left_margin.first)
        .with_right_first(-right_margin.first)
}

/// By how many dominoes a player is sure to lay more than the opponent, beyond what is needed to move last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Margin {
    /// Moving second.
    pub(super) second: i32,
    /// Moving first: one domino of the margin is spent on that.
    pub(super) first: i32,
}

/// Disjoint places to lay on that the opponent can spoil. What is beyond the greatest numbers is left out, which is no
/// gain.
#[derive(Clone, Copy)]
struct Places {
    coupled_squares: usize,
    squares: usize,
    coupled: usize,
    pairs: usize,
}

/// What a player is sure to get of places.
#[derive(Clone, Copy, Default)]
struct Gain {
    /// Dominoes laid.
    own: u8,
    /// The same, and by how many disjoint dominoes the opponent has fewer.
    difference: u8,
}

impl Places {
    const MOST: Self = Self { coupled_squares: 8, squares: 10, coupled: 20, pairs: 28 };
    const LAYERS: usize = (Self::MOST.coupled_squares + 1) * (Self::MOST.squares + 1);

    #[inline]
    fn at_most(self) -> Self {
        Self {
            coupled_squares: self.coupled_squares.min(Self::MOST.coupled_squares),
            squares: self.squares.min(Self::MOST.squares),
            coupled: self.coupled.min(Self::MOST.coupled),
            pairs: self.pairs.min(Self::MOST.pairs),
        }
    }

    /// Those with as many squares of either kind.
    #[inline]
    const fn layer(self) -> usize {
        self.coupled_squares * (Self::MOST.squares + 1) + self.squares
    }

    /// The place within the layer.
    #[inline]
    const fn index(self) -> usize {
        self.coupled * (Self::MOST.pairs + 1) + self.pairs
    }

    /// Without the best place, and what that gives at once.
    #[inline]
    const fn without_best(self) -> (Self, Gain) {
        const SQUARE: Gain = Gain { own: 2, difference: 4 };
        const PAIR: Gain = Gain { own: 1, difference: 1 };
        match self {
            Self { coupled_squares: 1.., .. } => {
                (Self { coupled_squares: self.coupled_squares - 1, ..self }, SQUARE)
            }
            Self { squares: 1.., .. } => (Self { squares: self.squares - 1, ..self }, SQUARE),
            Self { coupled: 1.., .. } => (Self { coupled: self.coupled - 1, ..self }, PAIR),
            Self { pairs: 1.., .. } => (Self { pairs: self.pairs - 1, ..self }, PAIR),
            Self { .. } => (self, Gain { own: 0, difference: 0 }),
        }
    }

    /// Visits what is left after each domino of the opponent that spoils as much as one can.
    #[inline]
    fn each_spoilt(self, mut visit: impl FnMut(Self)) {
        if self.squares > 0 {
            visit(Self { squares: self.squares - 1, ..self });
        }
        if self.coupled_squares > 0 {
            visit(Self { coupled_squares: self.coupled_squares - 1, ..self });
        }
        if self.pairs > 0 {
            visit(Self { pairs: self.pairs - 1, ..self });
        }
        // The outer pairs of squares, coupled pairs: two together. One coupled pair may be left of all.
        for (squares, pairs) in [(2, 0), (1, 1), (0, 2), (0, 1)] {
            if self.coupled_squares >= squares && self.coupled >= pairs {
                visit(Self {
                    coupled_squares: self.coupled_squares - squares,
                    coupled: self.coupled - pairs,
                    pairs: (self.pairs + squares).min(Self::MOST.pairs),
                    ..self
                });
            }
        }
    }
}

/// By [`Places::layer`] and [`Places::index`]: what a player gains who moves second and takes the best place after each that is
/// spoilt. A layer is filled when it is asked for first: on small boards there are few squares.
static LAYERS: [OnceLock<Vec<Gain>>; Places::LAYERS] = [const { OnceLock::new() }; Places::LAYERS];

#[inline]
fn gain_moving_second(places: Places) -> Gain {
    LAYERS[places.layer()].get_or_init(|| filled_layer(places))[places.index()]
}

/// The layer with as many squares of either kind as here.
#[cold]
fn filled_layer(layer: Places) -> Vec<Gain> {
    let mut gains: Vec<Gain> = Vec::new();
    for coupled in 0..=Places::MOST.coupled {
        for pairs in 0..=Places::MOST.pairs {
            let places = Places { coupled, pairs, ..layer };
            let gain = least_gain(places, |fewer| {
                if fewer.layer() == places.layer() { gains[fewer.index()] } else { gain_moving_second(fewer) }
            });
            gains.push(gain);
        }
    }
    gains
}

/// What is sure moving second, from the gains of fewer places.
#[inline]
fn least_gain(places: Places, known: impl Fn(Places) -> Gain) -> Gain {
    let mut least: Option<Gain> = None;
    places.each_spoilt(|left| {
        let gain = gain_moving_first(left, &known);
        let other = least.unwrap_or(gain);
        least =
            Some(Gain { own: gain.own.min(other.own), difference: gain.difference.min(other.difference) });
    });
    least.unwrap_or_default()
}

#[inline]
fn gain_moving_first(places: Places, moving_second: impl Fn(Places) -> Gain) -> Gain {
    let (left, best) = places.without_best();
    let later = moving_second(left);
    Gain { own: best.own + later.own, difference: best.difference + later.difference }
}

/// The margin of a player, from what that player sees and how many disjoint dominoes of the opponent there can be at most.
#[inline]
pub(super) fn margin<F: Frame>(frame: F, free: F::Word, dominoes_of_opponent: u32) -> Margin {
    let open = free & frame.above_and_below(free);
    let safe = frame.packed(free & !open);
    let rest = free & !(safe | safe << 1);
    let squares = closed_squares(frame, free, rest);
    let squares_above = squares | squares << 1;
    let squares_below = squares_above << frame.width();
    let square_cells = squares_above | squares_below;
    let pairs = frame.packed(rest & !square_cells);
    let taken = pairs | pairs << 1 | square_cells;
    // Cells with a taken one above or below that is not of the same square.
    let coupled_cells =
        taken & ((taken & !squares_above) << frame.width() | (taken & !squares_below) >> frame.width());
    let coupled_pairs = coupled_cells | coupled_cells >> 1;
    let coupled_squares = squares & (coupled_pairs | coupled_pairs >> frame.width());
    let coupled = pairs & coupled_pairs;
    let places = Places {
        coupled_squares: coupled_squares.count() as usize,
        squares: (squares & !coupled_squares).count() as usize,
        coupled: coupled.count() as usize,
        pairs: (pairs & !coupled).count() as usize,
    }
    .at_most();
    let safe = safe.count().cast_signed();
    let open_cells = open.count().cast_signed();
    // Of these a place has one at most.
    let guarded = (taken & !open).count().cast_signed();
    let dominoes_of_opponent = dominoes_of_opponent.cast_signed();
    let margin_of = |gain: Gain| {
        let own = i32::from(gain.own);
        let left_open = open_cells - 2 * own + own.min(guarded);
        let of_opponent = left_open / 2;
        safe + (own - of_opponent).max(i32::from(gain.difference) - dominoes_of_opponent)
    };
    Margin {
        second: margin_of(gain_moving_second(places)),
        first: margin_of(gain_moving_first(places, gain_moving_second)) - 1,
    }
}

/// The first cells of disjoint squares of four cells of `rest`, beyond the upper or the lower row of which nothing is free.
#[inline]
fn closed_squares<F: Frame>(frame: F, free: F::Word, rest: F::Word) -> F::Word {
    let width = frame.width();
    let pairs = frame.pairs(rest);
    let (under_free, over_free) = (free << width, free >> width);
    let closed_above = pairs & !under_free & !(under_free >> 1);
    let closed_below = pairs & !over_free & !(over_free >> 1);
    let corners = (closed_above & pairs >> width) | (pairs & closed_below >> width);
    let (mut squares, mut covered) = (F::Word::NONE, F::Word::NONE);
    for corner in places(corners) {
        let corner = F::Word::cell(corner);
        let upper = corner | corner << 1;
        let square = upper | upper << width;
        if (covered & square).is_empty() {
            covered = covered | square;
            squares = squares | corner;
        }
    }
    squares
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The best places are those that [`Places::without_best`] takes: no other choice gains more.
    #[test]
    fn the_best_place_first() {
        let none = Places { coupled_squares: 0, squares: 0, coupled: 0, pairs: 0 };
        for coupled_squares in 0..4 {
            for squares in 0..4 {
                for coupled in 0..6 {
                    for pairs in 0..6 {
                        let places = Places { coupled_squares, squares, coupled, pairs };
                        let best = gain_moving_first(places, gain_moving_second);
                        for one in [
                            Places { squares: 1, ..none },
                            Places { coupled: 1, ..none },
                            Places { pairs: 1, ..none },
                        ] {
                            let (Some(squares), Some(coupled), Some(pairs)) = (
                                squares.checked_sub(one.squares),
                                coupled.checked_sub(one.coupled),
                                pairs.checked_sub(one.pairs),
                            ) else {
                                continue;
                            };
                            let left =
                                gain_moving_second(Places { coupled_squares, squares, coupled, pairs });
                            let (_, at_once) = one.without_best();
                            assert!(
                                best.own >= at_once.own + left.own,
                                "{coupled_squares} {squares} {coupled} {pairs}"
                            );
                            assert!(best.difference >= at_once.difference + left.difference);
                        }
                    }
                }
            }
        }
    }
}
