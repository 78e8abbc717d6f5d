//! Blue-red graphs with cycles: each is worth the simplest number between Left's best option and Right's (Winning Ways,
//! chapter 2; Conway, On Numbers and Games, chapter 9). The search is over sets of edges, which are bits, and its numbers are whole
//! multiples of one small unit: no form is built.

use super::position::{Colour, Edge, GROUND};
use crate::value::Dyadic;
use dashu_int::IBig;
use rustc_hash::FxHashMap;
use zermelo_core::{Limits, Meter, StopReason};

/// Sets of edges are the bits of a word.
pub(super) const MOST_EDGES: usize = 63;

/// Numbers are multiples of 1/2^62: a graph of 63 edges is born by day 63, so that no denominator is larger.
const HALVINGS: u32 = 62;
const ONE: i128 = 1 << HALVINGS;

/// The number of a graph with at most [`MOST_EDGES`] edges, none of them green; what is not connected with the ground
/// counts for nothing. O(E²) for each set of edges that play can leave in one piece.
pub(super) fn number_of_graph(edges: &[Edge], limits: &Limits) -> Result<Dyadic, StopReason> {
    debug_assert!(edges.len() <= MOST_EDGES && edges.iter().all(|edge| edge.colour() != Colour::Green));
    let meter = Meter::start(limits, "Hackenbush")?;
    let all = (1_u64 << edges.len()) - 1;
    let value = Search::new(edges).value(all, &meter)?;
    Ok(Dyadic::new(IBig::from(value), HALVINGS))
}

/// A connected graph whose value is being found.
struct Open {
    part: u64,
    /// The edges whose cuts are still to be looked at.
    uncut: u64,
    /// The best options so far, of Left and of Right.
    best: [Option<i128>; 2],
}

struct Search {
    /// Edges of one colour between the same vertices, where they are several. Only the last of them is cut: which one makes no
    /// difference.
    twins: Vec<u64>,
    /// The ends of each edge, the ground being 0.
    ends: Vec<[usize; 2]>,
    /// The edges at each vertex.
    at: Vec<u64>,
    blue: u64,
    /// The values of connected graphs.
    known: FxHashMap<u64, i128>,
}

impl Search {
    fn new(edges: &[Edge]) -> Self {
        let mut vertices: Vec<u32> = edges.iter().flat_map(|edge| edge.ends()).chain([GROUND]).collect();
        vertices.sort_unstable();
        vertices.dedup();
        let place = |vertex: u32| vertices.partition_point(|&other| other < vertex);
        let ends: Vec<[usize; 2]> = edges.iter().map(|edge| edge.ends().map(place)).collect();
        let mut at = vec![0; vertices.len()];
        let mut blue = 0;
        for (edge, &[low, high]) in ends.iter().enumerate() {
            at[low] |= 1 << edge;
            at[high] |= 1 << edge;
            blue |= u64::from(edges[edge].colour() == Colour::Blue) << edge;
        }
        Self { twins: twins(edges), ends, at, blue, known: FxHashMap::default() }
    }

    fn open(&self, part: u64) -> Open {
        let mut uncut = part;
        for twins in &self.twins {
            if let Some(last) = (part & twins).checked_ilog2() {
                uncut &= !twins | 1 << last;
            }
        }
        Open { part, uncut, best: [None; 2] }
    }

    /// The value of a set of edges.
    fn value(&mut self, set: u64, meter: &Meter) -> Result<i128, StopReason> {
        let mut open: Vec<Open> = Vec::new();
        loop {
            let Some(last) = open.last_mut() else {
                match self.sum(set) {
                    Ok(sum) => return Ok(sum),
                    Err(part) => open.push(self.open(part)),
                }
                continue;
            };
            if last.uncut == 0 {
                let Open { part, best, .. } = *last;
                self.known.insert(part, simplest_between(best));
                open.pop();
                meter.step()?;
                continue;
            }
            let edge = 1 << last.uncut.trailing_zeros();
            match self.sum(last.part & !edge) {
                Ok(option) => {
                    last.uncut &= !edge;
                    let best = &mut last.best[usize::from(self.blue & edge == 0)];
                    let is_left = self.blue & edge != 0;
                    *best = Some(match *best {
                        Some(other) if is_left => other.max(option),
                        Some(other) => other.min(option),
                        None => option,
                    });
                }
                Err(part) => open.push(self.open(part)),
            }
        }
    }

    /// The sum of the parts of a set that are connected with the ground; a part whose value is not known yet, where there is one.
    fn sum(&self, set: u64) -> Result<i128, u64> {
        let mut rest = set;
        let mut sum = 0;
        loop {
            let grounded = rest & self.at[0];
            if grounded == 0 {
                return Ok(sum);
            }
            let part = self.part_of(rest, grounded.trailing_zeros() as usize);
            rest &= !part;
            sum += self.known.get(&part).ok_or(part)?;
        }
    }

    /// The edges of a set that are connected with one of them without the ground.
    fn part_of(&self, set: u64, edge: usize) -> u64 {
        let mut part = 1_u64 << edge;
        let mut fresh = part;
        // Vertex 0, the ground, is not gone through.
        let mut reached = 1_u64;
        while fresh != 0 {
            let ends = self.ends[fresh.trailing_zeros() as usize];
            fresh &= fresh - 1;
            for vertex in ends {
                if reached >> vertex & 1 == 0 {
                    reached |= 1 << vertex;
                    let more = self.at[vertex] & set & !part;
                    part |= more;
                    fresh |= more;
                }
            }
        }
        part
    }
}

/// The sets of edges that are alike, those of one edge left out.
fn twins(edges: &[Edge]) -> Vec<u64> {
    let mut sets: FxHashMap<Edge, u64> = FxHashMap::default();
    for (place, &edge) in edges.iter().enumerate() {
        *sets.entry(edge).or_default() |= 1 << place;
    }
    let mut twins: Vec<u64> = sets.into_values().filter(|set| set.count_ones() > 1).collect();
    twins.sort_unstable();
    twins
}

/// The simplest number above the best option of Left and below that of Right.
fn simplest_between([left, right]: [Option<i128>; 2]) -> i128 {
    match (left, right) {
        (left, right) if left.is_none_or(|left| left < 0) && right.is_none_or(|right| right > 0) => 0,
        (_, Some(right)) if right <= 0 => -simplest_above(-right, left.map(|left| -left)),
        (left, right) => simplest_above(left.unwrap_or_default(), right),
    }
}

/// The simplest number above one that is not negative, and below another.
fn simplest_above(low: i128, high: Option<i128>) -> i128 {
    let mut step = ONE;
    loop {
        let next = (low / step + 1) * step;
        if high.is_none_or(|high| next < high) {
            return next;
        }
        step /= 2;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_simplest_number_has_the_fewest_halvings() {
        let half = ONE / 2;
        for (left, right, expected) in [
            (None, None, 0),
            (Some(0), None, ONE),
            (Some(-ONE), Some(half), 0),
            (Some(0), Some(ONE), half),
            (Some(half), Some(ONE), half + half / 2),
            (Some(half), Some(5 * ONE), ONE),
            (None, Some(-half), -ONE),
            (Some(-ONE), Some(-half), -half - half / 2),
            (Some(-2 * ONE), Some(0), -ONE),
            (Some(2 * ONE), Some(2 * ONE + 2), 2 * ONE + 1),
        ] {
            assert_eq!(simplest_between([left, right]), expected);
        }
    }
}
