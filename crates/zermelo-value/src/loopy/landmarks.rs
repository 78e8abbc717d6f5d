//! Landmarks: small games that the positions of a large component are compared with before they are compared with each
//! other. Order looks at all n² pairs of n positions, but at kn pairs with k landmarks; and a position that is worth a
//! landmark gives way to it wherever it is an option. In a graph at random that is more than half of all positions, and
//! what is left of the component falls apart.

use super::survival::Product;
use super::{LoopyGraph, StopperId};
use crate::{Algebra, Dyadic, NumberUpStar, ValueError, ValueId};

/// Positions of a component, at least, that landmarks are worth looking at for.
pub(super) const LEAST_SETTLED: usize = 48;
/// Positions, at most: beyond, play in the differences has too many states.
pub(super) const MOST_SETTLED: usize = 1 << 16;

/// x + n·↑ + *m as (2x, n, m), those first that positions are worth most often.
const SUMS: [(i64, i64, u32); 17] = [
    (0, 0, 0),
    (2, 0, 0),
    (-2, 0, 0),
    (0, 0, 1),
    (4, 0, 0),
    (-4, 0, 0),
    (1, 0, 0),
    (-1, 0, 0),
    (6, 0, 0),
    (-6, 0, 0),
    (0, 1, 0),
    (0, -1, 0),
    (0, 1, 1),
    (0, -1, 1),
    (8, 0, 0),
    (-8, 0, 0),
    (2, 0, 1),
];
/// {x|y} as (x, y).
const SWITCHES: [(i64, i64); 5] = [(1, 0), (0, -1), (1, -1), (0, -2), (2, 0)];

impl Algebra<'_> {
    fn landmarks(&mut self) -> Result<Vec<StopperId>, ValueError> {
        let mut landmarks = Vec::with_capacity(SUMS.len() + SWITCHES.len() + 4);
        for (halves, ups, star) in SUMS {
            let number = Dyadic::new(halves, 1);
            landmarks.push(self.number_up_star(NumberUpStar { number, ups, star })?.into());
        }
        for (left, right) in SWITCHES {
            let [left, right]: [ValueId; 2] = [self.number(&left.into())?, self.number(&right.into())?];
            landmarks.push(self.game(&[left], &[right])?.into());
        }
        let over = self.over()?;
        landmarks.extend([over, self.stopper_negative(over)?, self.on()?, self.off()?]);
        Ok(landmarks)
    }

    /// For each position of a graph the landmark that it, or its onside where `is_biased`, is worth.
    ///
    /// O(n d) time and memory for n positions with d options each.
    pub(super) fn landmarks_of(
        &mut self,
        graph: &LoopyGraph,
        is_biased: bool,
    ) -> Result<Vec<Option<StopperId>>, ValueError> {
        let landmarks = self.landmarks()?;
        let mut product = Product::with(graph, &landmarks, is_biased, self)?;
        let places: Vec<_> =
            landmarks.iter().map(|&id| product.place(super::LoopyOption::Value(id))).collect();
        let mut worth = vec![None; graph.nodes.len()];
        for (node, worth) in worth.iter_mut().enumerate() {
            for (&landmark, &place) in landmarks.iter().zip(&places) {
                if product.is_equal(node as u32, place, self)? {
                    *worth = Some(landmark);
                    break;
                }
            }
        }
        Ok(worth)
    }
}
