//! Thermographs: the left and the right score of a game cooled by t, for every t from −1 on. Both are piecewise linear
//! with slopes −1, 0 and 1, dyadic at their corners, and become one vertical mast at the temperature of the game, over
//! its mean (Winning Ways, ch. 6; Siegel, II.5).

mod cooling;
mod scale;
mod wall;

pub(crate) use cooling::Thermographs;
use scale::Scale;
use std::fmt;
pub use wall::{Corner, Wall};

use super::{Algebra, Dyadic, ValueId};
use zermelo_core::Player;

/// A thermograph: both walls, which end in the same mast.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thermograph<N = Dyadic> {
    /// Left's score, Left moving first.
    pub left: Wall<N>,
    /// Right moving first.
    pub right: Wall<N>,
    temperature: N,
}

impl<N> Thermograph<N> {
    /// The mean value: where the mast stands.
    pub fn mean(&self) -> &N {
        self.left.mast_score()
    }

    /// The temperature: where the mast begins. −1 for an integer, −1/2^k for a number of denominator 2^k.
    pub const fn temperature(&self) -> &N {
        &self.temperature
    }

    fn corner_count(&self) -> usize {
        self.left.corners().len() + self.right.corners().len()
    }

    fn map<M>(&self, mut number: impl FnMut(&N) -> M) -> Thermograph<M> {
        Thermograph {
            left: self.left.map(&mut number),
            right: self.right.map(&mut number),
            temperature: number(&self.temperature),
        }
    }

    /// All scores and temperatures.
    fn numbers(&self) -> impl Iterator<Item = &N> {
        let corners = self.left.corners().iter().chain(self.right.corners());
        corners.flat_map(|corner| [&corner.temperature, &corner.score])
    }
}

impl<N: Scale> Thermograph<N> {
    fn of_integer(number: N) -> Self {
        let mast = Wall::mast(number);
        Self { left: mast.clone(), right: mast, temperature: N::lowest() }
    }

    /// What a player gets who moves to the game with a number added, for a price of the temperature.
    fn after_move(&self, mover: Player, by: &N) -> Wall<N> {
        match mover {
            Player::Left => self.right.moved(by, -1),
            Player::Right => self.left.moved(by, 1),
        }
    }

    /// From the walls of the options: what Left and Right get for a move that costs t.
    fn of_scaffolds(left: &Wall<N>, right: &Wall<N>) -> Result<Self, N::Inexact> {
        let temperature = left.first_crossing(right)?.unwrap_or_else(N::lowest);
        Ok(Self::frozen_at(left, right, temperature))
    }

    /// From the walls of the options and the temperature at which they meet.
    pub(crate) fn frozen_at(left: &Wall<N>, right: &Wall<N>, temperature: N) -> Self {
        Self { left: left.ending_at(&temperature), right: right.ending_at(&temperature), temperature }
    }

    /// With a number added to the game.
    fn moved(&self, by: &N) -> Self {
        Self {
            left: self.left.moved(by, 0),
            right: self.right.moved(by, 0),
            temperature: self.temperature.clone(),
        }
    }
}

impl fmt::Display for Wall {
    /// Mast, temperatures of the corners and slopes from the top down.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (temperatures, slopes) = self.seen_from_above();
        let slopes: Vec<String> = slopes.iter().map(i32::to_string).collect();
        write!(f, "{},[{}],[{}]", self.mast_score(), temperatures.join(","), slopes.join(","))
    }
}

impl fmt::Display for Thermograph {
    /// The left and the right wall.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Thermograph({},{})", self.left, self.right)
    }
}

impl Algebra<'_> {
    /// Whether the value is a whole number.
    pub fn is_integer(&self, id: ValueId) -> bool {
        self.is_number(id)
            && if id.is_inline() {
                id.exponent() == 0
            } else {
                self.as_number(id).is_some_and(|number| number.is_integer())
            }
    }
}

/// The arithmetic at a corner takes as long as going through so many bytes.
pub(crate) const BYTES_OF_CORNER: usize = 1024;
