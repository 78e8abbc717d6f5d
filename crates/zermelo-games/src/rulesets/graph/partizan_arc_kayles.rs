//! Partizan Arc Kayles: a move takes an edge of one's own colour with both its ends, and so all other edges at these. With
//! green edges alone it is Arc Kayles, on graphs that may have loops. (T. J. Schaefer, 1978, for Arc Kayles.)

#![expect(clippy::cast_possible_wrap, reason = "there are few vertices in a drawing")]

use super::hackenbush::{Colour, Edge, edge_list, read_graph};
use super::spread::spread;
use crate::catalogue::{Catalogued, CheckedGame, Entry, Group, no_parameters};
use crate::game::drawing::{Curve, Drawing, GraphDrawing, Ink, Point, UNIT, Vertex};
use crate::game::{Notation, ParseError, Player, Ruleset};
use rustc_hash::FxHashMap;
use std::ops::ControlFlow;
use std::sync::Arc;
use zermelo_core::Arrange;

/// The rules of Partizan Arc Kayles.
#[derive(Clone, Copy, Debug)]
pub struct PartizanArcKayles;

/// The edges that are left, sorted, each once.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ColouredEdges(Vec<Edge>);

impl ColouredEdges {
    /// The graph of these edges.
    pub fn new(mut edges: Vec<Edge>) -> Self {
        edges.arrange();
        // Edges side by side of one colour are one option, and go together.
        edges.dedup();
        Self(edges)
    }

    /// The edges, sorted.
    pub fn edges(&self) -> &[Edge] {
        &self.0
    }

    /// What is left when an edge is taken with its ends.
    fn without(&self, taken: Edge) -> Self {
        let ends = taken.ends();
        let meets = |edge: &Edge| edge.ends().iter().any(|end| ends.contains(end));
        Self(self.0.iter().copied().filter(|edge| !meets(edge)).collect())
    }

    /// For each edge the number of its connected component.
    fn components(&self) -> Vec<usize> {
        let mut leader: FxHashMap<u32, u32> = FxHashMap::default();
        let find = |leader: &FxHashMap<u32, u32>, mut vertex: u32| {
            while let Some(&next) = leader.get(&vertex) {
                vertex = next;
            }
            vertex
        };
        for edge in &self.0 {
            let [low, high] = edge.ends().map(|end| find(&leader, end));
            if low != high {
                leader.insert(high, low);
            }
        }
        let mut numbers: FxHashMap<u32, usize> = FxHashMap::default();
        let number = |edge: &Edge| {
            let next = numbers.len();
            *numbers.entry(find(&leader, edge.ends()[0])).or_insert(next)
        };
        self.0.iter().map(number).collect()
    }
}

impl Ruleset for PartizanArcKayles {
    type Position = ColouredEdges;

    fn options<B>(
        &self,
        position: &ColouredEdges,
        player: Player,
        mut visit: impl FnMut(ColouredEdges) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        // Edges that meet the same others leave the same behind, and are one option.
        let mut seen: Vec<ColouredEdges> = Vec::new();
        for &edge in position.0.iter().filter(|edge| edge.colour().is_cut_by(player)) {
            let option = position.without(edge);
            if !seen.contains(&option) {
                seen.push(option.clone());
                visit(option)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn is_loop_free(&self) -> bool {
        true
    }

    /// The connected components of the graph.
    fn components(&self, position: &ColouredEdges, mut visit: impl FnMut(ColouredEdges)) {
        let component_of = position.components();
        for component in 0..component_of.iter().max().map_or(0, |last| last + 1) {
            let edges = position.0.iter().zip(&component_of).filter(|&(_, &own)| own == component);
            visit(ColouredEdges(edges.map(|(&edge, _)| edge).collect()));
        }
    }

    /// All sets of edges.
    fn reachable_bound(&self, position: &ColouredEdges) -> Option<u64> {
        let edges = u32::try_from(position.0.len()).unwrap_or(u32::MAX);
        Some(1_u64.checked_shl(edges).unwrap_or(u64::MAX))
    }

    fn heap_bytes(&self, position: &ColouredEdges) -> usize {
        size_of_val(position.edges())
    }
}

fn name(edge: Edge) -> String {
    let [low, high] = edge.ends();
    format!("{low}-{high}")
}

impl Notation for PartizanArcKayles {
    fn parse(&self, text: &str) -> Result<ColouredEdges, ParseError> {
        if text.trim() == "0" {
            return Ok(ColouredEdges(Vec::new()));
        }
        read_graph(text).map(ColouredEdges::new)
    }

    fn print(&self, position: &ColouredEdges) -> String {
        let edge = |edge: &Edge| format!("{}:{}", name(*edge), edge.colour().letter());
        let edges: Vec<String> = position.0.iter().map(edge).collect();
        if edges.is_empty() { "0".to_owned() } else { edges.join(" ") }
    }

    /// The ends of the edge that is taken.
    fn move_label(&self, from: &ColouredEdges, to: &ColouredEdges, player: Player) -> String {
        let mut own = from.0.iter().filter(|edge| edge.colour().is_cut_by(player));
        own.find(|&&edge| from.without(edge) == *to).map_or_else(|| self.print(to), |&edge| name(edge))
    }

    fn drawing(&self, position: &ColouredEdges) -> Option<Drawing> {
        let mut names: Vec<u32> = position.0.iter().flat_map(|edge| edge.ends()).collect();
        names.arrange();
        names.dedup();
        if names.len() > MOST_DRAWN {
            return None;
        }
        let place_of = |name: u32| names.binary_search(&name).unwrap_or_default();
        let joins_next = |edge: &Edge| place_of(edge.ends()[0]) + 1 == place_of(edge.ends()[1]);
        let is_path = position.0.iter().all(joins_next);
        let places: Vec<Point> = if is_path {
            (0..names.len()).map(|place| Point { x: place as i64 * UNIT, y: 0 }).collect()
        } else {
            let ends = |edge: &Edge| (place_of(edge.ends()[0]), place_of(edge.ends()[1]));
            spread(names.len(), &position.0.iter().map(ends).collect::<Vec<_>>())
        };
        let at = |place: usize| places[place];
        let vertex = |(place, name): (usize, &u32)| Vertex {
            at: at(place),
            name: Some(name.to_string()),
            letter: None,
            tokens: 0,
        };
        let curve = |(place, edge): (usize, &Edge)| {
            // Edges with the same ends are sorted side by side, and bend away from each other.
            let beside = position.0[..place].iter().rev().take_while(|other| other.ends() == edge.ends());
            curve_between(edge.ends().map(|end| at(place_of(end))), beside.count() as i64, ink(edge.colour()))
        };
        Some(Drawing::Graph(GraphDrawing {
            vertices: names.iter().enumerate().map(vertex).collect(),
            curves: position.0.iter().enumerate().map(curve).collect(),
            has_ground: false,
        }))
    }
}

/// More vertices cannot be told apart in a drawing.
const MOST_DRAWN: usize = 60;

/// An edge, with so many between the same ends before it; one that leads back to where it begins is a loop above its vertex.
fn curve_between([from, to]: [Point; 2], before: i64, ink: Ink) -> Curve {
    if from == to {
        let side = |x: i64| Point { x: from.x + x * (before + 1), y: from.y + UNIT * (before + 1) };
        return Curve::plain(vec![from, side(-UNIT / 2), side(UNIT / 2), to], ink);
    }
    if before == 0 {
        return Curve::plain(vec![from, to], ink);
    }
    let bend = |point: Point| Point {
        x: point.x - (to.y - from.y) * before / 2,
        y: point.y + (to.x - from.x) * before / 2,
    };
    Curve::plain(vec![from, bend(from), bend(to), to], ink)
}

const fn ink(colour: Colour) -> Ink {
    match colour {
        Colour::Blue => Ink::Blue,
        Colour::Red => Ink::Red,
        Colour::Green => Ink::Green,
    }
}

/// The entry of the catalogue.
pub(crate) fn entry() -> Entry {
    Entry::new("partizan-arc-kayles", "Partizan Arc Kayles", Group::Graphs, |parameters| {
        no_parameters(parameters, "partizan-arc-kayles llr")?;
        let known = CheckedGame::written("partizan-arc-kayles", |position: &ColouredEdges| edge_list(position.edges()));
        Ok(Arc::new(Catalogued::new(PartizanArcKayles).checked_as(known)))
    })
    .with_rules(
        "A move takes an edge of a graph with both its ends, and all other edges at these. Left takes blue edges, \
         Right red ones, both green ones. Whoever cannot move loses.",
    )
    .with_notation(
        "a string of edges, l or b blue, r red, e or g green, with branches in parentheses and names behind colons \
         for vertices that are met again; or a list of edges such as a-b:l b-c:r, in which an edge may lead back to \
         where it begins, a-a:e",
    )
    .with_examples(["partizan-arc-kayles llr", "partizan-arc-kayles lr(r;l)", "partizan-arc-kayles a-b:l b-c:r c-a:e"])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> ColouredEdges {
        PartizanArcKayles.parse(text).unwrap()
    }

    #[test]
    fn graphs_read_back_and_fall_apart() {
        for text in ["llr", "lr(r;l)", "a-b:l b-c:r c-a:e", "a-a:e", "0", "7-9:l 8-9:r 1-2:e"] {
            let position = read(text);
            assert_eq!(read(&PartizanArcKayles.print(&position)), position, "{text}");
        }
        let mut parts = Vec::new();
        PartizanArcKayles.components(&read("1-2:l 3-4:r 4-2:e 5-6:l"), |part| parts.push(part));
        assert_eq!(parts, [read("1-2:l 3-4:r 4-2:e"), read("5-6:l")]);
    }

    #[test]
    fn graphs_are_drawn_with_their_colours() {
        let drawn = |text: &str| match PartizanArcKayles.drawing(&read(text)) {
            Some(Drawing::Graph(graph)) => graph,
            other => panic!("{other:?}"),
        };
        let path = drawn("1-2:l 2-3:r");
        assert!(path.vertices.iter().all(|vertex| vertex.at.y == 0));
        assert_eq!(path.curves.iter().map(|curve| curve.ink).collect::<Vec<_>>(), [Ink::Blue, Ink::Red]);
        let double = drawn("1-2:l 1-2:r 1-1:e");
        assert_eq!((double.vertices.len(), double.curves.len()), (2, 3));
        assert!((0..3).all(|i| (0..i).all(|j| double.curves[i].points != double.curves[j].points)));
        assert!(drawn("0").vertices.is_empty());
    }

    #[test]
    fn an_edge_goes_with_its_ends() {
        let mut options = Vec::new();
        let _: ControlFlow<()> =
            PartizanArcKayles.options(&read("1-2:l 2-3:r 3-4:l"), Player::Left, |option| {
                options.push(option);
                ControlFlow::Continue(())
            });
        assert_eq!(options, [read("3-4:l"), read("1-2:l")]);
        assert_eq!(read("a-a:e a-b:l").without(Edge::new(1, 1, Colour::Green)), read("0"));
    }
}
