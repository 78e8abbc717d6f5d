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
//!
//! Where a line of Grundy values `g_1` … `g_N` follows the edges, the subsets are counted that give every vertex its value. These
//! are choices for each vertex alone, out of its own edges: at least one edge to the vertices of each smaller value, none to those
//! of its own, any to those of greater ones. O(N + M log M).

use super::ContestError;
use rustc_hash::FxHashSet;
use zermelo_core::Arrange;
use zermelo_core::bits::bits;
use zermelo_core::message;
use zermelo_games::rulesets::{InputError, Words};
use zermelo_solve::{Limits, Meter, StopReason};

const HINT: &str = "the input is N M with 2 <= N <= 18, then M different edges x y with 1 <= x < y <= N";
const VALUES_HINT: &str =
    "the input is N M, then M different edges x y with 1 <= x < y <= N, then g_1 ... g_N";
/// With their Grundy values given, so many vertices are read.
const MOST_WITH_VALUES: u64 = 100_000;
const MODULUS: u64 = 1_000_000_007;
/// 3^18 subsets of subsets take some ten seconds.
const MOST_VERTICES: u64 = 18;
/// Vertices 1 and 2.
const TOKENS: u32 = 0b11;

pub(super) fn solve(input: &[u8], limits: &Limits) -> Result<Vec<u8>, ContestError> {
    let given = Given::read(input)?;
    if let Some(values) = &given.values {
        return Ok(format!("{}\n", count_with_values(&given, values, limits)?).into_bytes());
    }
    let graph = Acyclic::of(&given);
    let all = 1_u32.unbounded_shl(graph.out.len() as u32).wrapping_sub(1);
    let total = graph.powers[graph.edges_inside(all)];
    let losing = graph.count_equal_values(limits)?;
    Ok(format!("{}\n", (total + MODULUS - losing) % MODULUS).into_bytes())
}

/// The graph as it is written, its vertices counted from 0.
struct Given {
    vertices: usize,
    edges: Vec<(usize, usize)>,
    /// The Grundy values that are asked for.
    values: Option<Vec<u64>>,
}

impl Given {
    fn read(input: &[u8]) -> Result<Self, InputError> {
        let mut words = Words::new(input, HINT);
        let vertices = words.number("the number of vertices")?;
        let out_of_range = words.error(message!(
            "there must be 2 to {MOST_VERTICES} vertices, not {vertices}",
            MOST_VERTICES,
            vertices
        ));
        if !(2..=MOST_WITH_VALUES).contains(&vertices) {
            return Err(out_of_range);
        }
        let count = words.number("the number of edges")?;
        let mut edges = Vec::new();
        let mut known = FxHashSet::default();
        for _ in 0..count {
            let [from, to] =
                [words.number("an edge's first vertex")?, words.number("an edge's second vertex")?];
            if !(1 <= from && from < to && to <= vertices) {
                return Err(words.error(message!(
                    "{from} {to} is not an edge x y with 1 <= x < y <= {vertices}",
                    from,
                    to,
                    vertices
                )));
            }
            let edge = (from as usize - 1, to as usize - 1);
            if !known.insert(edge) {
                return Err(words.error(message!("the edge {from} {to} is there twice", from, to)));
            }
            edges.push(edge);
        }
        if words.is_at_end() {
            if vertices > MOST_VERTICES {
                return Err(out_of_range);
            }
            return Ok(Self { vertices: vertices as usize, edges, values: None });
        }
        let mut values = Vec::new();
        for vertex in 1..=vertices {
            values.push(words.number(message!("the Grundy value of vertex {vertex}", vertex))?);
        }
        if !words.is_at_end() {
            return Err(InputError {
                hint: VALUES_HINT.into(),
                ..words.error("there is more after the values")
            });
        }
        Ok(Self { vertices: vertices as usize, edges, values: Some(values) })
    }
}

/// The number of edge subsets, modulo the modulus, that give every vertex its Grundy value.
fn count_with_values(given: &Given, values: &[u64], limits: &Limits) -> Result<u64, StopReason> {
    let meter = Meter::start(limits, "counting subsets")?;
    // The values that each vertex has edges to.
    let mut below: Vec<Vec<u64>> = vec![Vec::new(); given.vertices];
    for &(from, to) in &given.edges {
        below[from].push(values[to]);
    }
    let mut count = 1;
    for (list, &value) in below.iter_mut().zip(values) {
        meter.step()?;
        list.arrange();
        let mut met = 0;
        for run in list.chunk_by(|one, two| one == two) {
            let all = run.iter().fold(1, |power, _| power * 2 % MODULUS);
            if run[0] < value {
                met += 1;
                count = count * (all + MODULUS - 1) % MODULUS;
            } else if run[0] > value {
                count = count * all % MODULUS;
            }
        }
        // A smaller value to which there is no edge cannot be reached.
        if met < value {
            return Ok(0);
        }
    }
    Ok(count)
}

/// The graph, with sets of vertices as bits.
struct Acyclic {
    /// Where the edges of each vertex lead.
    out: Vec<u32>,
    /// Powers of two, modulo the modulus, up to the number of edges.
    powers: Vec<u64>,
}

impl Acyclic {
    fn of(given: &Given) -> Self {
        let mut out = vec![0_u32; given.vertices];
        for &(from, to) in &given.edges {
            out[from] |= 1 << to;
        }
        let doubled = |&power: &u64| Some(power * 2 % MODULUS);
        let powers = std::iter::successors(Some(1), doubled).take(given.edges.len() + 1).collect();
        Self { out, powers }
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

#[cfg(test)]
mod tests {
    use super::*;
    use zermelo_core::random::SplitMix64;

    /// The Grundy values of a graph with just these edges.
    fn grundy(vertices: usize, edges: &[(usize, usize)]) -> Vec<u64> {
        let mut values = vec![0; vertices];
        for vertex in (0..vertices).rev() {
            let reached: Vec<u64> =
                edges.iter().filter(|edge| edge.0 == vertex).map(|edge| values[edge.1]).collect();
            values[vertex] = (0..=reached.len() as u64).find(|value| !reached.contains(value)).unwrap();
        }
        values
    }

    fn asked(text: &str) -> Result<String, ContestError> {
        solve(text.as_bytes(), &Limits::none()).map(|bytes| String::from_utf8(bytes).unwrap())
    }

    #[test]
    fn given_values_are_counted_as_all_subsets_are() {
        let mut random = SplitMix64::new(14);
        for _ in 0..60 {
            let vertices = 2 + random.below(4) as usize;
            let mut edges = Vec::new();
            for from in 0..vertices {
                edges.extend((from + 1..vertices).filter(|_| random.below(4) > 0).map(|to| (from, to)));
            }
            let mut counts: std::collections::BTreeMap<Vec<u64>, u64> = std::collections::BTreeMap::new();
            for subset in 0..1_u32 << edges.len() {
                let kept: Vec<_> = edges
                    .iter()
                    .enumerate()
                    .filter(|(place, _)| subset >> place & 1 == 1)
                    .map(|(_, &edge)| edge)
                    .collect();
                *counts.entry(grundy(vertices, &kept)).or_default() += 1;
            }
            let lines: Vec<String> =
                edges.iter().map(|(from, to)| format!("{} {}\n", from + 1, to + 1)).collect();
            let graph = lines.concat();
            let first_wins: u64 =
                counts.iter().filter(|(values, _)| values[0] != values[1]).map(|(_, count)| count).sum();
            assert_eq!(
                asked(&format!("{vertices} {}\n{graph}", edges.len())).unwrap(),
                format!("{first_wins}\n")
            );
            for number in 0..4_u64.pow(vertices as u32) {
                let values: Vec<u64> =
                    (0..vertices as u32).map(|place| number / 4_u64.pow(place) % 4).collect();
                let words: Vec<String> = values.iter().map(ToString::to_string).collect();
                let found =
                    asked(&format!("{vertices} {}\n{graph}{}\n", edges.len(), words.join(" "))).unwrap();
                assert_eq!(found, format!("{}\n", counts.get(&values).unwrap_or(&0)), "{graph}{values:?}");
            }
        }
    }

    #[test]
    fn wrong_values_are_refused() {
        for text in ["2 1\n1 2\n1\n", "2 1\n1 2\n1 0 0\n", "2 1\n1 2\n1 x\n", "19 1\n1 2\n"] {
            assert!(asked(text).is_err(), "{text}");
        }
        // Many vertices in a row: values 1 and 0 in turn take every edge.
        let power = (0..24_999).fold(1, |power, _| power * 2 % MODULUS);
        let edges: Vec<String> = (1..50_000).map(|vertex| format!("{vertex} {}\n", vertex + 1)).collect();
        let edges = edges.concat();
        let values: String = (0..50_000).map(|vertex| if vertex % 2 == 0 { "1 " } else { "0 " }).collect();
        assert_eq!(asked(&format!("50000 49999\n{edges}{values}\n")).unwrap(), format!("{power}\n"));
        let values: String = (0..50_000).map(|vertex| if vertex % 2 == 0 { "0 " } else { "1 " }).collect();
        assert_eq!(asked(&format!("50000 49999\n{edges}{values}\n")).unwrap(), "0\n");
    }
}
