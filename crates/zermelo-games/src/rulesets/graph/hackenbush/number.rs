//! Blue-red trees are numbers: a blue edge below a tree of value x makes 1:x, a red one −1:x, and branches add up
//! (Winning Ways, chapters 2 and 7; Conway, On Numbers and Games, chapter 15). In sign expansions 1:x puts a plus in
//! front of x, and −1:x a minus, so that a stalk is its own sign expansion (Berlekamp's rule).

use super::anatomy::Anatomy;
use super::position::{Colour, Edge};
use crate::value::Dyadic;
use dashu_int::ops::UnsignedAbs;
use dashu_int::{IBig, UBig};
use std::rc::Rc;
use zermelo_core::Arrange;

/// So many signs are turned into numbers and back.
const MOST_STEPS: usize = 300_000_000;

/// The number of a sign expansion. Its first signs, as far as they are equal, count one each; every one after them half of
/// the one before. O(length).
pub(super) fn number_of_signs(
    signs: impl DoubleEndedIterator<Item = bool> + ExactSizeIterator + Clone,
) -> Dyadic {
    let Some(first) = signs.clone().next() else { return Dyadic::ZERO };
    let whole = signs.clone().take_while(|&sign| sign == first).count();
    let halves = signs.len() - whole;
    let whole = if first { IBig::from(whole) } else { -IBig::from(whole) };
    // Σ ±2^(k−i) over i = 1..k is twice the sum over the pluses, less 2^k − 1.
    let mut pluses = vec![0_u8; halves / 8 + 1];
    for (bit, sign) in signs.rev().take(halves).enumerate() {
        pluses[bit / 8] |= u8::from(sign) << (bit % 8);
    }
    let pluses = IBig::from(UBig::from_le_bytes(&pluses)) << 1;
    let fraction = pluses - ((IBig::ONE << halves) - IBig::ONE);
    Dyadic::new((whole << halves) + fraction, halves as u32)
}

/// The sign expansion of a number, its last sign first. O(length).
pub(super) fn signs_of_number(number: &Dyadic) -> Vec<bool> {
    let is_positive = number.signum() > 0;
    let halves = number.exponent() as usize;
    let numerator: UBig = number.numerator().clone().unsigned_abs();
    let whole: UBig = (&numerator + ((UBig::ONE << halves) - UBig::ONE)) >> halves;
    let rest = IBig::from(numerator) - (IBig::from(whole.clone()) << halves);
    let pluses: IBig = (rest + ((IBig::ONE << halves) - IBig::ONE)) >> 1_usize;
    let bytes = pluses.unsigned_abs().to_le_bytes();
    let bit = |place: usize| bytes.get(place / 8).is_some_and(|byte| byte >> (place % 8) & 1 == 1);
    let mut signs: Vec<bool> = (0..halves).map(|place| bit(place) == is_positive).collect();
    // A tree of so many edges is no greater than that.
    let whole = usize::try_from(whole).expect("the whole part of a tree's value counts edges");
    signs.extend(std::iter::repeat_n(is_positive, whole));
    signs
}

/// The value of a blue-red forest, and of its branches where several meet.
pub(super) struct Values<'a> {
    anatomy: &'a Anatomy,
    edges: &'a [Edge],
    /// The vertices next above each, for the vertices where several branches meet, and for the ground.
    branches: Vec<Vec<u32>>,
    /// The value of the branch over the edge below each vertex, where several branches meet at its parent or the parent
    /// is the ground.
    branch: Vec<Option<Dyadic>>,
    /// The value of what stands on each vertex where several branches meet, and on the ground.
    total: Vec<Option<Dyadic>>,
    steps: usize,
}

impl<'a> Values<'a> {
    /// The values of a forest without green edges. `None` when its numbers are too long. O(V + E) for forests of
    /// stalks; otherwise each place where branches meet takes as long as the numbers that meet there.
    pub(super) fn new(anatomy: &'a Anatomy, edges: &'a [Edge]) -> Option<Self> {
        debug_assert!(anatomy.is_forest() && edges.iter().all(|edge| edge.colour() != Colour::Green));
        let count = anatomy.vertex_count();
        let mut above = vec![0_u32; count];
        for vertex in 1..count {
            above[anatomy.parent(vertex)] += 1;
        }
        let mut values = Self {
            anatomy,
            edges,
            branches: vec![Vec::new(); count],
            branch: vec![None; count],
            total: vec![None; count],
            steps: 0,
        };
        // The sign expansions of what stands on each vertex, last sign first.
        let mut signs: Vec<Vec<bool>> = vec![Vec::new(); count];
        for vertex in (1..count).rev() {
            if above[vertex] > 1 {
                let total = values.sum_at(vertex)?;
                signs[vertex] = signs_of_number(&total);
                values.total[vertex] = Some(total);
            }
            let mut own = std::mem::take(&mut signs[vertex]);
            own.push(values.sign(vertex));
            let parent = anatomy.parent(vertex);
            if above[parent] > 1 || parent == 0 {
                values.spend(own.len())?;
                values.branches[parent].push(vertex as u32);
                values.branch[vertex] = Some(number_of_signs(own.iter().rev().copied()));
            } else {
                signs[parent] = own;
            }
        }
        let total = values.sum_at(0)?;
        values.total[0] = Some(total);
        values.branches.iter_mut().for_each(|branches| branches.reverse());
        Some(values)
    }

    fn spend(&mut self, steps: usize) -> Option<()> {
        self.steps += steps;
        (self.steps <= MOST_STEPS).then_some(())
    }

    fn sum_at(&mut self, vertex: usize) -> Option<Dyadic> {
        let branches = std::mem::take(&mut self.branches[vertex]);
        let mut sum = Dyadic::ZERO;
        for &branch in &branches {
            let value = self.branch[branch as usize].as_ref()?;
            sum = &sum + value;
            // A word at a time.
            self.steps += sum.bits() / 64;
        }
        self.branches[vertex] = branches;
        self.spend(0)?;
        Some(sum)
    }

    /// Whether the edge below a vertex is blue.
    fn sign(&self, vertex: usize) -> bool {
        self.edges[self.anatomy.parent_edge(vertex)].colour() == Colour::Blue
    }

    /// The value of the whole.
    pub(super) fn total(&self) -> Dyadic {
        self.total[0].clone().unwrap_or_default()
    }

    /// Left's cuts that leave at least 0, or more than 0: the edges by their places, ascending. `None` when the numbers
    /// are too long.
    ///
    /// A threshold for the whole becomes one for each branch; 1:x is above 1:t exactly when x is above t, above every
    /// t that is not positive, and below every other.
    pub(super) fn left_cuts(&mut self, more_than: bool) -> Option<Vec<usize>> {
        let mut cuts = Vec::new();
        let mut asked = vec![(0_usize, Threshold::of(&Dyadic::ZERO))];
        // Within these vertices every cut of a blue edge will do.
        let mut free = Vec::new();
        while let Some((vertex, threshold)) = asked.pop() {
            let above: Vec<(usize, Threshold)> = match &self.total[vertex] {
                Some(total) => {
                    let others = &threshold.number() - total;
                    let branches = &self.branches[vertex];
                    let thresholds = branches.iter().map(|&branch| {
                        let value = self.branch[branch as usize].as_ref()?;
                        Some((branch as usize, Threshold::of(&(&others + value))))
                    });
                    thresholds.collect::<Option<_>>()?
                }
                None if self.anatomy.subtree(vertex).len() > 1 => vec![(vertex + 1, threshold)],
                None => Vec::new(),
            };
            if self.total[vertex].is_some() {
                let length = above.iter().map(|(_, threshold)| threshold.signs.len() + 1).sum();
                self.spend(length)?;
            }
            for (vertex, threshold) in above {
                let edge = self.anatomy.parent_edge(vertex);
                match (self.sign(vertex), threshold.sign()) {
                    (true, 1) | (false, -1) => asked.push((vertex, threshold.rest())),
                    (true, sign) => {
                        if sign < 0 || !more_than {
                            cuts.push(edge);
                        }
                        let subtree = self.anatomy.subtree(vertex);
                        free.push(subtree.start + 1..subtree.end);
                    }
                    (false, _) => {}
                }
            }
        }
        for vertex in free.into_iter().flatten().filter(|&vertex| self.sign(vertex)) {
            cuts.push(self.anatomy.parent_edge(vertex));
        }
        cuts.arrange();
        Some(cuts)
    }

    /// The vertices where several branches meet, from the top down to the ground, each with its branches and its value.
    pub(super) fn meetings(&self) -> impl Iterator<Item = Meeting<'_>> {
        (0..self.total.len()).rev().filter_map(|vertex| {
            let total = self.total[vertex].as_ref()?;
            let branches = self.branches[vertex].iter().filter_map(|&branch| {
                let branch = branch as usize;
                let (string, top) = self.string_from(branch);
                let value = self.branch[branch].as_ref()?;
                Some(Branch { string, top: self.total[top].as_ref(), value })
            });
            Some(Meeting { vertex: self.anatomy.name(vertex), branches: branches.collect(), total })
        })
    }

    /// The colours along the branch over the edge below a vertex, up to where branches meet or the top, and that vertex.
    fn string_from(&self, mut vertex: usize) -> (Vec<Colour>, usize) {
        let mut string = Vec::new();
        loop {
            string.push(self.edges[self.anatomy.parent_edge(vertex)].colour());
            if self.total[vertex].is_some() || self.anatomy.subtree(vertex).len() == 1 {
                return (string, vertex);
            }
            vertex += 1;
        }
    }
}

/// Branches that meet at a vertex.
pub(super) struct Meeting<'a> {
    pub(super) vertex: u32,
    pub(super) branches: Vec<Branch<'a>>,
    pub(super) total: &'a Dyadic,
}

/// A string of edges with what stands on it where branches meet again.
pub(super) struct Branch<'a> {
    pub(super) string: Vec<Colour>,
    pub(super) top: Option<&'a Dyadic>,
    pub(super) value: &'a Dyadic,
}

/// A number by the end of a sign expansion.
struct Threshold {
    /// Last sign first; the signs in front are beyond `length`.
    signs: Rc<Vec<bool>>,
    length: usize,
}

impl Threshold {
    fn of(number: &Dyadic) -> Self {
        let signs = signs_of_number(number);
        Self { length: signs.len(), signs: Rc::new(signs) }
    }

    /// −1, 0 or 1.
    fn sign(&self) -> i32 {
        match self.length.checked_sub(1).map(|place| self.signs[place]) {
            None => 0,
            Some(true) => 1,
            Some(false) => -1,
        }
    }

    /// The number t of 1:t or −1:t.
    fn rest(&self) -> Self {
        Self { signs: Rc::clone(&self.signs), length: self.length - 1 }
    }

    fn number(&self) -> Dyadic {
        number_of_signs(self.signs[..self.length].iter().rev().copied())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sign_expansions_go_there_and_back() {
        let value =
            |text: &str| number_of_signs(text.chars().map(|c| c == 'l').collect::<Vec<_>>().into_iter());
        assert_eq!(value("").to_string(), "0");
        assert_eq!(value("lrlrr").to_string(), "9/16");
        assert_eq!(value("rrl").to_string(), "-3/2");
        assert_eq!(value("llrl").to_string(), "7/4");
        let mut seen = std::collections::HashSet::new();
        for length in 0..12 {
            for code in 0..1_u32 << length {
                let signs: Vec<bool> = (0..length).map(|place| code >> place & 1 == 1).collect();
                let number = number_of_signs(signs.iter().rev().copied());
                assert_eq!(signs_of_number(&number), signs, "{number}");
                assert!(seen.insert(number));
            }
        }
    }
}
