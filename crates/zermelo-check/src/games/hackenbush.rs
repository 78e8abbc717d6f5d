//! Hackenbush by its edges: `0-1l 1-2r 0-2e`, with 0 for the ground; l or b is blue (Left cuts), r red (Right), e or g
//! green (both). An edge falls when it is no longer connected to the ground.

use super::game::{Game, Position, Visit};
use crate::limits::Meter;
use crate::numbers::number;
use crate::player::Player;
use crate::verdict::Failure;
use std::collections::{HashMap, HashSet};

/// The pictures, and what may be cut in them.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Hackenbush {
    /// Edges of all colours.
    Any,
    /// Green edges alone: then the game is impartial.
    Green,
    /// Edges of all colours; a blue or red one is cut only where nothing falls with it.
    Childish,
}

/// Two ends, the lesser one first, and the colour.
pub(super) type Edge = (u16, u16, u8);

/// The bytes of an edge.
const EDGE: usize = 5;

/// Larger pictures are refused.
const MOST_EDGES: usize = 1024;

pub(super) fn edges(position: &Position) -> Vec<Edge> {
    let edge = |bytes: &[u8]| {
        (u16::from_be_bytes([bytes[0], bytes[1]]), u16::from_be_bytes([bytes[2], bytes[3]]), bytes[4])
    };
    position.chunks_exact(EDGE).map(edge).collect()
}

/// The edges that stand, ascending.
fn of_edges(edges: &[Edge]) -> Position {
    let mut neighbours: HashMap<u16, Vec<u16>> = HashMap::new();
    for &(one, two, _) in edges {
        neighbours.entry(one).or_default().push(two);
        neighbours.entry(two).or_default().push(one);
    }
    let mut reached = HashSet::from([0]);
    let mut waiting = vec![0];
    while let Some(vertex) = waiting.pop() {
        let next = neighbours.get(&vertex).into_iter().flatten();
        waiting.extend(next.filter(|&&next| reached.insert(next)));
    }
    of_standing(edges.iter().copied().filter(|edge| reached.contains(&edge.0)).collect())
}

/// These edges, ascending, whether or not they are connected to the ground.
pub(super) fn of_standing(mut standing: Vec<Edge>) -> Position {
    standing.sort_unstable();
    let bytes = |(one, two, colour): Edge| {
        let ([a, b], [c, d]) = (one.to_be_bytes(), two.to_be_bytes());
        [a, b, c, d, colour]
    };
    standing.into_iter().flat_map(bytes).collect()
}

/// Reads edges of some colours; blue ones are `l` or `b`, green ones `e` or `g`.
pub(super) fn read_edges(text: &str, colours: &str) -> Result<Vec<Edge>, String> {
    let edge = |word: &str| {
        let colour = match *word.as_bytes().last()? {
            b'g' => b'e',
            b'b' => b'l',
            colour => colour,
        };
        let (one, two) = word.get(..word.len() - 1)?.split_once('-')?;
        let (one, two): (u16, u16) = (number(one)?.try_into().ok()?, number(two)?.try_into().ok()?);
        colours.as_bytes().contains(&colour).then_some((one.min(two), one.max(two), colour))
    };
    let words = text.split(' ').filter(|_| text != NO_EDGES);
    let edges: Option<Vec<Edge>> = words.take(MOST_EDGES + 1).map(edge).collect();
    let edges = edges.filter(|edges| edges.len() <= MOST_EDGES);
    edges.ok_or_else(|| "expected edges such as 0-1l 1-2r".to_owned())
}

/// What is written where there are no edges.
const NO_EDGES: &str = "nothing";

pub(super) fn print_edges(position: &Position) -> String {
    let words =
        edges(position).into_iter().map(|(one, two, colour)| format!("{one}-{two}{}", char::from(colour)));
    let text = words.collect::<Vec<_>>().join(" ");
    if text.is_empty() { NO_EDGES.to_owned() } else { text }
}

/// Whether an edge has the player's colour, or is green.
pub(super) fn may_take(edge: Edge, player: Player) -> bool {
    edge.2 == b'e' || edge.2 == if player == Player::Left { b'l' } else { b'r' }
}

impl Game for Hackenbush {
    fn read(&self, text: &str) -> Result<Position, String> {
        let colours = if self.is_impartial() { "e" } else { "ler" };
        read_edges(text, colours).map(|edges| of_edges(&edges))
    }

    fn is_impartial(&self) -> bool {
        *self == Self::Green
    }

    fn print(&self, position: &Position) -> String {
        print_edges(position)
    }

    fn visit_options(
        &self,
        position: &Position,
        player: Player,
        _: &Meter,
        visit: &mut Visit,
    ) -> Result<(), Failure> {
        let edges = edges(position);
        for place in (0..edges.len()).filter(|&place| may_take(edges[place], player)) {
            let mut rest = edges.clone();
            rest.remove(place);
            let option = of_edges(&rest);
            let falls = option.len() + EDGE < position.len();
            if !(*self == Self::Childish && falls && edges[place].2 != b'e') {
                visit(option)?;
            }
        }
        Ok(())
    }
}

/// The Grundy value of a green picture by the fusion principle: an edge on a circle counts as a loop, a stalk of one; a
/// bridge as a stalk of one more than the value of what it carries. One depth-first walk; linear.
pub(crate) fn value_by_fusion(position: &Position) -> u64 {
    let edges = edges(position);
    let mut at: HashMap<u16, Vec<usize>> = HashMap::from([(0, Vec::new())]);
    for (place, &(one, two, _)) in edges.iter().enumerate() {
        at.entry(one).or_default().push(place);
        at.entry(two).or_default().push(place);
    }
    // Of each vertex: when it was met, the earliest one reached from it or from what it carries, and its value.
    let mut met: HashMap<u16, (usize, usize, u64)> = HashMap::from([(0, (0, 0, 0))]);
    let mut used = vec![false; edges.len()];
    let mut path = vec![(0, 0)];
    while let Some((vertex, next)) = path.last_mut() {
        let vertex = *vertex;
        if let Some(&place) = at[&vertex].get(*next) {
            *next += 1;
            if std::mem::replace(&mut used[place], true) {
                continue;
            }
            let (one, two, _) = edges[place];
            let other = if vertex == one { two } else { one };
            match met.get(&other) {
                None => {
                    met.insert(other, (met.len(), met.len(), 0));
                    path.push((other, 0));
                }
                Some(&(when, _, _)) => {
                    let (_, earliest, value) = met.entry(vertex).or_default();
                    (*earliest, *value) = (when.min(*earliest), *value ^ 1);
                }
            }
        } else {
            path.pop();
            let (when, earliest, value) = met[&vertex];
            let Some((below, _)) = path.last() else { return value };
            let (_, reached, sum) = met.entry(*below).or_default();
            *reached = earliest.min(*reached);
            *sum ^= if earliest == when { value + 1 } else { value ^ 1 };
        }
    }
    0
}
