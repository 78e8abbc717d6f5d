//! Closed forms of Node Kayles and Arc Kayles on graphs whose connected parts are paths, cycles, cliques and stars. What
//! is left of such a graph after a move is one again.

use super::kayles::{GraphKayles, Remains};
use super::simple_graph::VertexSet;
use crate::game::{
    Claim, ClaimedMove, Convention, Message, Reference, Theorem, Verdict, WinningMoves, message,
};
use dashu_int::UBig;
use std::sync::LazyLock;
use zermelo_core::Arrange;

/// The theorem on Node Kayles.
pub static NODE_KAYLES_GRAPHS: Reference = Reference {
    name: "the closed forms of Node Kayles on paths, cycles, cliques and stars",
    statement: "A path is a heap of Dawson's Chess, 0.137, of period 34 from 52 vertices on. A cycle of n vertices is worth \
                1 if the path of n - 3 is worth 0, and else 0; a clique 1; a star 2 if the number of its leaves is even, \
                and else 1.",
    source: "T. R. Dawson, Fairy Chess Review 1935; R. K. Guy and C. A. B. Smith, The G-values of various games, Proc. \
             Camb. Phil. Soc. 52 (1956); Winning Ways, chapter 4",
};

/// The theorem on Arc Kayles.
pub static ARC_KAYLES_GRAPHS: Reference = Reference {
    name: "the closed forms of Arc Kayles on paths, cycles, cliques and stars",
    statement: "A path is a heap of Dawson's Kayles, 0.07, of period 34 from 53 vertices on. A cycle of n vertices is worth \
                1 if the path of n - 2 is worth 0, and else 0; a clique 1 if half the number of its vertices, rounded \
                down, is odd, and else 0; a star 1.",
    source: "T. R. Dawson, Fairy Chess Review 1935; R. K. Guy and C. A. B. Smith, The G-values of various games, Proc. \
             Camb. Phil. Soc. 52 (1956); Winning Ways, chapter 4",
};

/// The period of Dawson's Kayles, and a heap from which on it holds.
const PERIOD: usize = 34;
const PERIODIC_FROM: usize = 53;

/// The Grundy values of Dawson's Kayles, in which a move takes two neighbours from a row.
static DAWSONS_KAYLES: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let mut values: Vec<u8> = vec![0, 0];
    for heap in 2..PERIODIC_FROM + PERIOD {
        let options: u64 =
            (0..=heap - 2).fold(0, |set, first| set | 1 << (values[first] ^ values[heap - 2 - first]));
        values.push(options.trailing_ones() as u8);
    }
    values
});

/// A connected part of a graph of which a closed form is known, with its vertices.
enum Part {
    /// In order. A single vertex and an edge are paths.
    Path(Vec<usize>),
    /// Of at least four vertices, in order: three are a clique.
    Cycle(Vec<usize>),
    /// Of at least three.
    Clique(Vec<usize>),
    /// With at least three leaves.
    Star { centre: usize, leaves: Vec<usize> },
}

impl Part {
    /// `None` where no closed form is known. O(vertices × words of a set).
    fn of(remains: &Remains, vertices: &VertexSet) -> Option<Self> {
        let count = vertices.len();
        let list: Vec<usize> = vertices.iter().collect();
        let degrees: Vec<usize> = list.iter().map(|&vertex| remains.neighbours(vertex).len()).collect();
        if count >= 3 && degrees.iter().all(|&degree| degree == count - 1) {
            return Some(Self::Clique(list));
        }
        let ends: Vec<usize> =
            (0..count).filter(|&place| degrees[place] <= 1).map(|place| list[place]).collect();
        let widest = degrees.iter().copied().max().unwrap_or(0);
        if widest <= 2 {
            let start = ends.first().copied().unwrap_or(list[0]);
            let order = walk(remains, start, count);
            return Some(if ends.is_empty() { Self::Cycle(order) } else { Self::Path(order) });
        }
        let centre = list[degrees.iter().position(|&degree| degree == widest)?];
        (ends.len() == count - 1).then_some(Self::Star { centre, leaves: ends })
    }

    fn value(&self, game: GraphKayles) -> u8 {
        match (self, game) {
            (Self::Path(order), _) => game.path_value(order.len()),
            (Self::Cycle(order), GraphKayles::Node) => u8::from(game.path_value(order.len() - 3) == 0),
            (Self::Cycle(order), GraphKayles::Arc) => u8::from(game.path_value(order.len() - 2) == 0),
            (Self::Clique(_), GraphKayles::Node) | (Self::Star { .. }, GraphKayles::Arc) => 1,
            (Self::Clique(list), GraphKayles::Arc) => (list.len() / 2 % 2) as u8,
            (Self::Star { leaves, .. }, GraphKayles::Node) => 2 - (leaves.len() % 2) as u8,
        }
    }

    /// The moves, as the vertices they are named after, each with the value of what it leaves of the part. Of moves that
    /// take the same, the first.
    fn moves(&self, game: GraphKayles) -> Box<dyn Iterator<Item = ([usize; 2], u8)> + '_> {
        let path = move |length: usize| game.path_value(length);
        match (self, game) {
            (Self::Path(order), GraphKayles::Node) => {
                let places = if order.len() == 2 { 1 } else { order.len() };
                let after = move |place: usize| {
                    path(place.saturating_sub(1)) ^ path(order.len().saturating_sub(place + 2))
                };
                Box::new((0..places).map(move |place| ([order[place]; 2], after(place))))
            }
            (Self::Path(order), GraphKayles::Arc) => {
                let after = move |place: usize| path(place) ^ path(order.len() - place - 2);
                let edges = order.windows(2).enumerate();
                Box::new(edges.map(move |(place, edge)| ([edge[0], edge[1]], after(place))))
            }
            (Self::Cycle(order), GraphKayles::Node) => {
                Box::new(order.iter().map(move |&vertex| ([vertex; 2], path(order.len() - 3))))
            }
            (Self::Cycle(order), GraphKayles::Arc) => {
                let edges = order.iter().zip(order.iter().cycle().skip(1));
                Box::new(edges.map(move |(&from, &to)| ([from, to], path(order.len() - 2))))
            }
            (Self::Clique(list), GraphKayles::Node) => Box::new(std::iter::once(([list[0]; 2], 0))),
            (Self::Clique(list), GraphKayles::Arc) => {
                let after = ((list.len() - 2) / 2 % 2) as u8;
                let later = |place: usize| list[place + 1..].iter().copied();
                let pairs =
                    (0..list.len()).flat_map(move |place| later(place).map(move |end| [list[place], end]));
                Box::new(pairs.map(move |pair| (pair, after)))
            }
            (Self::Star { centre, leaves }, GraphKayles::Node) => {
                let after_leaf = ((leaves.len() - 1) % 2) as u8;
                let by_leaf = leaves.iter().map(move |&leaf| ([leaf; 2], after_leaf));
                Box::new(std::iter::once(([*centre; 2], 0)).chain(by_leaf))
            }
            (Self::Star { centre, leaves }, GraphKayles::Arc) => {
                Box::new(leaves.iter().map(|&leaf| ([*centre, leaf], 0)))
            }
        }
    }

    fn describe(&self) -> Message {
        match self {
            Self::Path(order) => message!("path of {count}", count = order.len()),
            Self::Cycle(order) => message!("cycle of {count}", count = order.len()),
            Self::Clique(list) => message!("clique of {count}", count = list.len()),
            Self::Star { leaves, .. } => message!("star of {count} leaves", count = leaves.len()),
        }
    }
}

/// The vertices of a path or a cycle in order.
fn walk(remains: &Remains, start: usize, count: usize) -> Vec<usize> {
    let mut order = Vec::with_capacity(count);
    let (mut before, mut here) = (start, Some(start));
    while let Some(vertex) = here {
        order.push(vertex);
        let next = remains.neighbours(vertex).iter().find(|&next| next != before && next != start);
        before = vertex;
        here = next;
    }
    order
}

impl GraphKayles {
    /// The Grundy value of a path. In Node Kayles a move takes three neighbours from a row, or two at an end of it: as
    /// many as Dawson's Kayles takes from a row that is one longer.
    fn path_value(self, length: usize) -> u8 {
        let heap = match self {
            Self::Node => length + 1,
            Self::Arc => length,
        };
        let beyond = heap.saturating_sub(PERIODIC_FROM) / PERIOD * PERIOD;
        DAWSONS_KAYLES[heap - beyond]
    }

    fn known_parts(remains: &Remains) -> Option<Vec<Part>> {
        remains.parts().iter().map(|part| Part::of(remains, part)).collect()
    }

    /// The moves that leave a position of this value; `false` with them where there are more.
    fn moves_to(self, remains: &Remains, parts: &[Part], target: u8) -> (Vec<ClaimedMove<Remains>>, bool) {
        let total = parts.iter().fold(0, |sum, part| sum ^ part.value(self));
        let all = parts.iter().flat_map(|part| {
            let rest = total ^ part.value(self);
            part.moves(self).filter(move |&(_, after)| rest ^ after == target)
        });
        let mut named: Vec<[usize; 2]> =
            all.map(|([from, to], _)| [from.min(to), from.max(to)]).take(MOST_MOVES + 1).collect();
        let are_all = named.len() <= MOST_MOVES;
        named.truncate(MOST_MOVES);
        named.arrange();
        let write_out = named.len().saturating_mul(remains.text_size()) <= MOST_WRITTEN_OUT;
        let claim = |name| ClaimedMove {
            label: Self::name_of(remains, name),
            to: write_out.then(|| remains.without(&self.taken(remains, name))),
        };
        (named.into_iter().map(claim).collect(), are_all)
    }
}

/// More winning moves are not listed.
const MOST_MOVES: usize = 5_000;
/// The positions behind the moves are written out where these have so many vertices and edges together.
const MOST_WRITTEN_OUT: usize = 1 << 22;
/// Values of more parts are not listed one by one.
const MOST_PARTS_EXPLAINED: usize = 12;

impl Theorem for GraphKayles {
    /// In normal play, where all parts are paths, cycles, cliques or stars.
    fn claim(&self, remains: &Remains, convention: Convention) -> Option<Claim<Remains>> {
        if convention == Convention::Misere {
            return None;
        }
        let parts = Self::known_parts(remains)?;
        let value = parts.iter().fold(0, |sum, part| sum ^ part.value(*self));
        let (winning, are_all) =
            if value == 0 { (Vec::new(), true) } else { self.moves_to(remains, &parts, 0) };
        let verdict = if value == 0 { Verdict::Loss(None) } else { Verdict::Win(None) };
        let mut explanation = Vec::new();
        if parts.len() <= MOST_PARTS_EXPLAINED {
            explanation.extend(parts.iter().map(
                |part| message!("g({part}) = {value}", part => part.describe(), value = part.value(*self)),
            ));
        }
        if parts.len() != 1 {
            explanation.push(message!(
                "The nim-sum of the {count} parts is {value}.",
                count = parts.len(),
                value
            ));
        }
        let by = match self {
            Self::Node => &NODE_KAYLES_GRAPHS,
            Self::Arc => &ARC_KAYLES_GRAPHS,
        };
        let mut claim = Claim::impartial(by, verdict, Vec::new(), explanation).with_grundy(value.into());
        claim.winning = if are_all { WinningMoves::These(winning) } else { WinningMoves::AtLeast(winning) };
        Some(claim)
    }

    fn grundy(&self, remains: &Remains) -> Option<UBig> {
        let parts = Self::known_parts(remains)?;
        Some(parts.iter().fold(0, |sum, part| sum ^ part.value(*self)).into())
    }

    fn options_of_value(&self, remains: &Remains, value: &UBig) -> Option<Vec<ClaimedMove<Remains>>> {
        let parts = Self::known_parts(remains)?;
        let Ok(target) = u8::try_from(value) else { return Some(Vec::new()) };
        let (moves, are_all) = self.moves_to(remains, &parts, target);
        are_all.then_some(moves)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The period that is used, against the rule, as far as proves it: twice its start, its length, and the two tokens
    /// of a move (the octal periodicity theorem).
    #[test]
    fn dawsons_kayles_has_period_34() {
        let mut values: Vec<u8> = vec![0, 0];
        for heap in 2..400_usize {
            let options: u64 =
                (0..heap - 1).fold(0, |set, first| set | 1 << (values[first] ^ values[heap - 2 - first]));
            values.push(options.trailing_ones() as u8);
        }
        for (heap, &value) in values.iter().enumerate() {
            assert_eq!(GraphKayles::Arc.path_value(heap), value, "{heap}");
        }
        let first_repeated = (0..300).rev().find(|&heap| values[heap] != values[heap + PERIOD]).unwrap() + 1;
        assert_eq!(first_repeated, PERIODIC_FROM);
    }
}
