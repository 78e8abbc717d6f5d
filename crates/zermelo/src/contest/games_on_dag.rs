//! Counting the subsets of the edges of an acyclic graph for which two tokens, on vertices 1 and 2, are a first player's
//! win: those that give the two vertices different Grundy values.
//!
//! The losing subsets are counted by peeling off the vertices of value 0, then those of value 1, and so on, while 1 and 2
//! are both still there. Among the vertices S that are left, let T be those of the least value and U the rest: no edge
//! joins two of T, every vertex of U has an edge into T, and edges from T into U are free. So with `f(S)` the number of
//! edge subsets inside S in which 1 and 2 have the same value,
//!
//! f(S) = Σ over T ⊆ S of `free(T → U)` · ∏ over u in U of (2^edges(u → T) − 1) · (2^edges(U) if 1, 2 ∈ T, f(U) if 1, 2 ∈ U).
//!
//! O(3^N · N) time, O(2^N) memory.

use super::ContestError;
use crate::bits::bits;
use crate::rulesets::{InputError, Words};
use crate::solve::{Limits, Meter, StopReason};

const HINT: &str = "the input is N M with 2 <= N <= 18, then M different edges x y with 1 <= x < y <= N";
const MODULUS: u64 = 1_000_000_007;
/// 3^18 subsets of subsets take some ten seconds.
const MOST_VERTICES: u64 = 18;
/// Vertices 1 and 2.
const TOKENS: u32 = 0b11;

pub(super) fn solve(input: &[u8], limits: &Limits) -> Result<Vec<u8>, ContestError> {
    let graph = Acyclic::read(input)?;
    let all = 1_u32.unbounded_shl(graph.out.len() as u32).wrapping_sub(1);
    let total = graph.powers[graph.edges_inside(all)];
    let losing = graph.count_equal_values(limits)?;
    Ok(format!("{}\n", (total + MODULUS - losing) % MODULUS).into_bytes())
}

/// The graph, with sets of vertices as bits.
struct Acyclic {
    /// Where the edges of each vertex lead.
    out: Vec<u32>,
    /// Powers of two, modulo the modulus, up to the number of edges.
    powers: Vec<u64>,
}

impl Acyclic {
    fn read(input: &[u8]) -> Result<Self, InputError> {
        let mut words = Words::new(input, HINT);
        let vertices = words.number("the number of vertices")?;
        if !(2..=MOST_VERTICES).contains(&vertices) {
            return Err(words.error(format!("there must be 2 to {MOST_VERTICES} vertices, not {vertices}")));
        }
        let edges = words.number("the number of edges")?;
        let mut out = vec![0_u32; vertices as usize];
        for _ in 0..edges {
            let [from, to] =
                [words.number("an edge's first vertex")?, words.number("an edge's second vertex")?];
            if !(1 <= from && from < to && to <= vertices) {
                return Err(
                    words.error(format!("{from} {to} is not an edge x y with 1 <= x < y <= {vertices}"))
                );
            }
            let target = 1 << (to - 1);
            if out[from as usize - 1] & target != 0 {
                return Err(words.error(format!("the edge {from} {to} is there twice")));
            }
            out[from as usize - 1] |= target;
        }
        words.end()?;
        let doubled = |&power: &u64| Some(power * 2 % MODULUS);
        Ok(Self { out, powers: std::iter::successors(Some(1), doubled).take(edges as usize + 1).collect() })
    }

    /// The number of edges from one set into another.
    fn edges_between(&self, from: u32, to: u32) -> usize {
        vertices(from).map(|vertex| (self.out[vertex] & to).count_ones() as usize).sum()
    }

    fn edges_inside(&self, set: u32) -> usize {
        self.edges_between(set, set)
    }

    /// The number of edge subsets, modulo the modulus, for which vertices 1 and 2 have the same Grundy value.
    fn count_equal_values(&self, limits: &Limits) -> Result<u64, StopReason> {
        let mut meter = Meter::start(limits, "counting subsets")?;
        meter.expect_positions(1 << (self.out.len() - 2));
        // By the vertices of S other than 1 and 2.
        let others = self.out.len() as u32 - 2;
        let all_subsets: Vec<u64> =
            (0..1_u32 << others).map(|set| self.powers[self.edges_inside(set << 2)]).collect();
        let mut counts = vec![0_u64; 1 << others];
        for set in 0..1_u32 << others {
            meter.count_position(size_of::<u64>())?;
            let mut sum = 0;
            // T has both tokens and the vertices of `least`, or these alone and U has the tokens.
            let mut least = set;
            loop {
                meter.step()?;
                let rest = set & !least;
                sum += self.layer(least << 2 | TOKENS, rest << 2, all_subsets[rest as usize]);
                if least != 0 {
                    sum += self.layer(least << 2, rest << 2 | TOKENS, counts[rest as usize]);
                }
                if least == 0 {
                    break;
                }
                least = (least - 1) & set;
            }
            counts[set as usize] = sum % MODULUS;
        }
        Ok(counts[(1 << others) - 1])
    }

    /// The edge subsets in which the vertices of T have the least value and those of U greater ones, of which `inside`
    /// subsets inside U are counted.
    fn layer(&self, least: u32, rest: u32, inside: u64) -> u64 {
        if inside == 0 || vertices(rest).any(|vertex| self.out[vertex] & least == 0) {
            return 0;
        }
        let into_least =
            |vertex: usize| self.powers[(self.out[vertex] & least).count_ones() as usize] + MODULUS - 1;
        let count = vertices(rest).fold(inside, |count, vertex| count * into_least(vertex) % MODULUS);
        count * self.powers[self.edges_between(least, rest)] % MODULUS
    }
}

/// The vertices of a set.
fn vertices(set: u32) -> impl Iterator<Item = usize> {
    bits(u64::from(set))
}
