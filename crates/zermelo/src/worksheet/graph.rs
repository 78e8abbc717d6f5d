//! Graphs as CGSuite has them: `Graph.Star(5)`, `Graph("--(-;-)")`, `DirectedGraph(">>")`, with labels of vertices and of edges or without.

use super::cgsuite::MOST_VERTICES;
use super::item::Item;
use crate::expression::Held;
use std::rc::Rc;

/// What a vertex or an edge is labelled with; nothing where the text is empty.
#[derive(Clone, Debug)]
pub(super) struct Label {
    pub(super) item: Item,
    /// The item as it is printed.
    pub(super) text: Rc<str>,
}

impl Default for Label {
    fn default() -> Self {
        Self { item: Item::Nothing, text: "".into() }
    }
}

impl PartialEq for Label {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

impl Eq for Label {}

impl Label {
    fn shown(&self) -> &str {
        if self.text.is_empty() { "Nothing" } else { &self.text }
    }
}

/// An edge between two vertices, which are counted from 1 on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Edge {
    pub(super) from: usize,
    pub(super) to: usize,
    pub(super) label: Label,
}

impl Edge {
    fn reversed(&self) -> Self {
        Self { from: self.to, to: self.from, label: self.label.clone() }
    }

    fn ends(&self) -> (usize, usize) {
        (self.from, self.to)
    }
}

/// A vertex or an edge of a graph, standing alone.
#[derive(Clone, Debug)]
pub(super) enum Part {
    Edge(Edge),
    /// A vertex with the edges that lead from it.
    Vertex(Label, Vec<Edge>),
}

impl Part {
    pub(super) const fn class(&self) -> &'static str {
        match self {
            Self::Edge(_) => "Edge",
            Self::Vertex(..) => "Vertex",
        }
    }

    pub(super) fn text(&self) -> String {
        match self {
            Self::Edge(edge) => format!("Edge({}, {}, {})", edge.label.shown(), edge.from, edge.to),
            Self::Vertex(label, edges) => {
                let to: Vec<String> = edges.iter().map(|edge| edge.to.to_string()).collect();
                format!("Vertex({}, [{}])", label.shown(), to.join(","))
            }
        }
    }

    /// What is asked of a vertex or an edge; `None` where the name is not that of a question.
    pub(super) fn asked(&self, asked: &str) -> Option<Item> {
        Some(match (self, asked) {
            (Self::Edge(edge), "FromVertex") => number(edge.from),
            (Self::Edge(edge), "ToVertex") => number(edge.to),
            (Self::Edge(Edge { label, .. }) | Self::Vertex(label, _), "Label") => label.item.clone(),
            (Self::Vertex(_, edges), "EdgeCount") => number(edges.len()),
            (Self::Vertex(_, edges), "Edges") => listed(edges.iter().cloned()),
            _ => return None,
        })
    }

    pub(super) const fn as_edge(&self) -> Option<&Edge> {
        match self {
            Self::Edge(edge) => Some(edge),
            Self::Vertex(..) => None,
        }
    }

    /// The edge of a vertex with a number.
    pub(super) fn edge(&self, place: usize) -> Option<Item> {
        let Self::Vertex(_, edges) = self else { return None };
        edges.get(place.checked_sub(1)?).map(|edge| part(Self::Edge(edge.clone())))
    }
}

fn number(number: usize) -> Item {
    Item::Value(Held::integer(number))
}

fn part(part: Part) -> Item {
    Item::Part(Rc::new(part))
}

fn listed(edges: impl Iterator<Item = Edge>) -> Item {
    Item::List(edges.map(|edge| part(Part::Edge(edge))).collect())
}

/// A graph by its edges. A vertex may be its own neighbour, and two vertices may be joined more than once.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Graph {
    pub(super) is_directed: bool,
    /// The labels of the vertices.
    pub(super) labels: Vec<Label>,
    /// In order of their ends; those without a direction lead from the smaller vertex.
    edges: Vec<Edge>,
}

impl Graph {
    /// The graph of some edges between vertices with labels. An edge without a direction is told once.
    pub(super) fn new(is_directed: bool, labels: Vec<Label>, mut edges: Vec<Edge>) -> Self {
        for edge in &mut edges {
            if !is_directed && edge.from > edge.to {
                *edge = edge.reversed();
            }
        }
        edges.sort_by_key(Edge::ends);
        Self { is_directed, labels, edges }
    }

    /// A graph without directions by the name of its shape, with one label on all vertices and one on all edges; `None` where there is
    /// none of this name and size.
    pub(super) fn named(shape: &str, vertices: usize, of_vertices: &Label, of_edges: &Label) -> Option<Self> {
        let path = (1..vertices).map(|vertex| (vertex, vertex + 1));
        let ends: Vec<(usize, usize)> = match shape {
            "Path" | "DirectedPath" => path.collect(),
            "Cycle" if vertices > 2 => path.chain([(1, vertices)]).collect(),
            "Star" if vertices > 0 => (2..=vertices).map(|vertex| (1, vertex)).collect(),
            "Clique" => (1..=vertices).flat_map(|a| (a + 1..=vertices).map(move |b| (a, b))).collect(),
            _ => return None,
        };
        let edges = ends.into_iter().map(|(from, to)| Edge { from, to, label: of_edges.clone() });
        Some(Self::new(shape == "DirectedPath", vec![of_vertices.clone(); vertices], edges.collect()))
    }

    /// The graph with these neighbours; `None` where one is not a vertex, or where one of a graph without directions is joined from one
    /// side only.
    pub(super) fn of_neighbours(is_directed: bool, neighbours: &[Vec<usize>]) -> Option<Self> {
        let all = neighbours.iter().enumerate();
        let mut ends: Vec<(usize, usize)> =
            all.flat_map(|(from, to)| to.iter().map(move |&to| (from + 1, to))).collect();
        if ends.iter().any(|&(_, to)| to == 0 || to > neighbours.len()) {
            return None;
        }
        if !is_directed {
            let sorted = |mut ends: Vec<(usize, usize)>| {
                ends.sort_unstable();
                ends
            };
            let back = sorted(ends.iter().filter(|(a, b)| a > b).map(|&(a, b)| (b, a)).collect());
            ends.retain(|(a, b)| a <= b);
            let there = sorted(ends.iter().filter(|(a, b)| a < b).copied().collect());
            if there != back {
                return None;
            }
        }
        let edges = ends.into_iter().map(|(from, to)| Edge { from, to, label: Label::default() });
        Some(Self::new(is_directed, vec![Label::default(); neighbours.len()], edges.collect()))
    }

    pub(super) fn edges(&self) -> &[Edge] {
        &self.edges
    }

    /// The edges that lead from each vertex, in order of their other ends. A loop is told once.
    pub(super) fn edges_from(&self) -> Vec<Vec<Edge>> {
        let mut edges = vec![Vec::new(); self.labels.len()];
        for edge in &self.edges {
            edges[edge.from - 1].push(edge.clone());
            if !self.is_directed && edge.from != edge.to {
                edges[edge.to - 1].push(edge.reversed());
            }
        }
        for edges in &mut edges {
            edges.sort_by_key(Edge::ends);
        }
        edges
    }

    pub(super) fn is_vertex(&self, vertex: usize) -> bool {
        (1..=self.labels.len()).contains(&vertex)
    }

    /// The graph of some vertices, each counted once and in their order, with the edges between them; `None` where one is not a vertex.
    pub(super) fn retained(&self, vertices: &[usize]) -> Option<Self> {
        let mut places = vec![0; self.labels.len()];
        for &vertex in vertices {
            *places.get_mut(vertex.checked_sub(1)?)? = 1;
        }
        let mut count = 0;
        for place in places.iter_mut().filter(|place| **place > 0) {
            count += 1;
            *place = count;
        }
        let labels = self.labels.iter().zip(&places).filter(|(_, place)| **place > 0);
        let edges = self.edges.iter().filter_map(|edge| {
            let (from, to) = (places[edge.from - 1], places[edge.to - 1]);
            (from > 0 && to > 0).then(|| Edge { from, to, label: edge.label.clone() })
        });
        Some(Self::new(self.is_directed, labels.map(|(label, _)| label.clone()).collect(), edges.collect()))
    }

    /// The graph without some vertices; `None` where one is not a vertex.
    pub(super) fn without(&self, vertices: &[usize]) -> Option<Self> {
        let mut kept: Vec<bool> = vec![true; self.labels.len()];
        for &vertex in vertices {
            *kept.get_mut(vertex.checked_sub(1)?)? = false;
        }
        let kept: Vec<usize> = (1..=kept.len()).filter(|vertex| kept[vertex - 1]).collect();
        self.retained(&kept)
    }

    /// The graph without an edge; `None` where it has none with these ends and this label.
    pub(super) fn without_edge(&self, edge: &Edge) -> Option<Self> {
        let is_it = |one: &Edge| one == edge || !self.is_directed && *one == edge.reversed();
        let place = self.edges.iter().position(is_it)?;
        let mut graph = self.clone();
        graph.edges.remove(place);
        Some(graph)
    }

    /// The graph with other labels of some vertices; `None` where one is not a vertex.
    pub(super) fn with_labels(&self, labels: Vec<(usize, Label)>) -> Option<Self> {
        let mut graph = self.clone();
        for (vertex, label) in labels {
            *graph.labels.get_mut(vertex.checked_sub(1)?)? = label;
        }
        Some(graph)
    }

    /// The graph with one label on all vertices and one on all edges.
    pub(super) fn with_all_labels(mut self, of_vertices: &Label, of_edges: &Label) -> Self {
        self.labels.fill(of_vertices.clone());
        for edge in &mut self.edges {
            edge.label = of_edges.clone();
        }
        self
    }

    /// The connected components, by their first vertices.
    pub(super) fn components(&self) -> Vec<Self> {
        let (edges, mut is_met) = (self.edges_from(), vec![false; self.labels.len()]);
        let mut components = Vec::new();
        for first in 1..=self.labels.len() {
            if !is_met[first - 1] {
                components.extend(self.retained(&reached(&edges, first, &mut is_met)));
            }
        }
        components
    }

    /// The connected components of what is left without the vertices that have a label.
    pub(super) fn parts_between(&self, boundary: &Label) -> Option<Vec<Self>> {
        let inside: Vec<usize> =
            (1..=self.labels.len()).filter(|vertex| self.labels[vertex - 1] != *boundary).collect();
        Some(self.retained(&inside)?.components())
    }

    /// The connected component with a vertex; `None` where it is not one.
    pub(super) fn component_of(&self, vertex: usize) -> Option<Self> {
        let mut is_met = vec![false; self.labels.len()];
        self.is_vertex(vertex).then(|| self.retained(&reached(&self.edges_from(), vertex, &mut is_met)))?
    }

    pub(super) fn is_connected(&self) -> bool {
        let mut is_met = vec![false; self.labels.len()];
        self.labels.is_empty() || reached(&self.edges_from(), 1, &mut is_met).len() == self.labels.len()
    }

    fn is_simple(&self) -> bool {
        let is_twice = self.edges.windows(2).any(|pair| pair[0].ends() == pair[1].ends());
        !is_twice && self.edges.iter().all(|edge| edge.from != edge.to)
    }

    /// The graph as games on graphs are written here, with a letter of each label, `v1-v2,v3 v1:L`; `None` where a label has no letter.
    /// Whether two edges join the same vertices is nothing to these games, and no edge has a label.
    pub(super) fn written(&self, letter: impl Fn(&Label) -> Option<char>) -> Option<String> {
        if self.is_directed || self.edges.iter().any(|edge| !edge.label.text.is_empty()) {
            return None;
        }
        let mut ends: Vec<(usize, usize)> = self.edges.iter().map(Edge::ends).collect();
        ends.dedup();
        let mut is_alone = vec![true; self.labels.len()];
        for &(a, b) in &ends {
            (is_alone[a - 1], is_alone[b - 1]) = (false, false);
        }
        let edges = ends.iter().map(|(a, b)| format!("v{a}-v{b}"));
        let alone = (1..=self.labels.len()).filter(|vertex| is_alone[vertex - 1]);
        let graph: Vec<String> = edges.chain(alone.map(|vertex| format!("v{vertex}"))).collect();
        let mut written = graph.join(",");
        for (place, label) in self.labels.iter().enumerate().filter(|(_, label)| !label.text.is_empty()) {
            written += &format!(" v{}:{}", place + 1, letter(label)?);
        }
        Some(written)
    }

    /// The graph with as many copies of each vertex as its label says, each joined to all those of its neighbours, as Arc Kayles is
    /// written here. Where a vertex may be met so often, meeting it takes one of its copies, whichever. `None` where a vertex has no
    /// such label, or an edge leads back to where it begins.
    pub(super) fn with_copies(&self) -> Option<String> {
        let counts: Option<Vec<usize>> = self.labels.iter().map(|label| label.text.parse().ok()).collect();
        let counts = counts.filter(|counts| {
            counts.iter().all(|&count| count <= MOST_VERTICES)
                && counts.iter().sum::<usize>() <= MOST_VERTICES
        })?;
        let mut ends: Vec<(usize, usize)> = self.edges.iter().map(Edge::ends).collect();
        ends.dedup();
        let mut edges = Vec::new();
        for (a, b) in ends {
            if a == b || self.is_directed {
                return None;
            }
            let copies = (0..counts[a - 1]).flat_map(|i| (0..counts[b - 1]).map(move |j| (i, j)));
            edges.extend(copies.map(|(i, j)| format!("v{a}c{i}-v{b}c{j}")));
        }
        Some(if edges.is_empty() { "v1".to_owned() } else { edges.join(",") })
    }

    /// A text that graphs share only where they are the same.
    pub(super) fn key(&self) -> String {
        let labels: Vec<&str> = self.labels.iter().map(|label| &*label.text).collect();
        let edges = self.edges.iter().map(|edge| (edge.ends(), &*edge.label.text));
        format!("{} {labels:?} {:?}", self.class(), edges.collect::<Vec<_>>())
    }

    pub(super) const fn class(&self) -> &'static str {
        if self.is_directed { "DirectedGraph" } else { "Graph" }
    }

    /// A vertex by its number.
    pub(super) fn vertex(&self, vertex: usize) -> Option<Item> {
        self.at(vertex).map(|(label, edges)| part(Part::Vertex(label, edges)))
    }

    /// The label of a vertex, and the edges that lead from it.
    pub(super) fn at(&self, vertex: usize) -> Option<(Label, Vec<Edge>)> {
        let label = self.labels.get(vertex.checked_sub(1)?)?.clone();
        let from = |edge: &Edge| {
            let is_back = !self.is_directed && edge.to == vertex && edge.from != vertex;
            if is_back { Some(edge.reversed()) } else { (edge.from == vertex).then(|| edge.clone()) }
        };
        let mut edges: Vec<Edge> = self.edges.iter().filter_map(from).collect();
        edges.sort_by_key(Edge::ends);
        Some((label, edges))
    }

    /// What a method without arguments gives; `None` where the name is not that of one. Of directed graphs nobody says what connected is.
    pub(super) fn asked(&self, asked: &str) -> Option<Item> {
        let truth = |truth: bool| Item::Value(Held::truth(truth));
        let graphs = |graphs: Vec<Self>| {
            Item::List(graphs.into_iter().map(|graph| Item::Graph(graph.into())).collect())
        };
        Some(match asked {
            "AdjacencyList" => {
                let list = |edges: &Vec<Edge>| Item::List(edges.iter().map(|edge| number(edge.to)).collect());
                Item::List(self.edges_from().iter().map(list).collect())
            }
            "Edges" => listed(self.edges.iter().cloned()),
            "Vertices" => {
                let vertices = self.labels.iter().cloned().zip(self.edges_from());
                Item::List(vertices.map(|(label, edges)| part(Part::Vertex(label, edges))).collect())
            }
            "EdgeCount" => number(self.edges.len()),
            "VertexCount" => number(self.labels.len()),
            "IsEmpty" => truth(self.labels.is_empty()),
            "IsSimple" => truth(self.is_simple()),
            "ConnectedComponents" if !self.is_directed => graphs(self.components()),
            "IsConnected" if !self.is_directed => truth(self.is_connected()),
            _ => return None,
        })
    }
}

/// The vertices that can be reached from one, as they are met; they are marked.
fn reached(edges: &[Vec<Edge>], first: usize, is_met: &mut [bool]) -> Vec<usize> {
    is_met[first - 1] = true;
    let (mut found, mut next) = (vec![first], 0);
    while let Some(&vertex) = found.get(next) {
        for edge in &edges[vertex - 1] {
            if !std::mem::replace(&mut is_met[edge.to - 1], true) {
                found.push(edge.to);
            }
        }
        next += 1;
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(shape: &str, size: usize) -> Option<Graph> {
        Graph::named(shape, size, &Label::default(), &Label::default())
    }

    #[test]
    fn graphs_have_the_edges_of_their_shapes() {
        let edges = |shape, size| named(shape, size).map(|graph| graph.edges.len());
        for size in 3..9 {
            assert_eq!(edges("Path", size), Some(size - 1));
            assert_eq!(edges("Cycle", size), Some(size));
            assert_eq!(edges("Star", size), Some(size - 1));
            assert_eq!(edges("Clique", size), Some(size * (size - 1) / 2));
        }
        assert_eq!(edges("Cycle", 2), None);
        assert_eq!(edges("Wheel", 5), None);
        let path = named("Path", 3).unwrap();
        assert_eq!(Graph::of_neighbours(false, &[vec![2], vec![1, 3], vec![2]]), Some(path.clone()));
        assert_eq!(path.written(|_| None).as_deref(), Some("v1-v2,v2-v3"));
        for wrong in [vec![vec![2]], vec![vec![2], vec![]], vec![vec![0]], vec![vec![2, 2], vec![1]]] {
            assert_eq!(Graph::of_neighbours(false, &wrong), None);
        }
        let arrow = Graph::of_neighbours(true, &[vec![2], vec![]]).unwrap();
        assert_eq!(Some(arrow), named("DirectedPath", 2));
    }

    #[test]
    fn vertices_are_taken_away() {
        let named = |shape, size| named(shape, size).unwrap();
        let rest = Graph::of_neighbours(false, &[vec![2, 4], vec![1], vec![4], vec![1, 3]]).unwrap();
        assert_eq!(named("Cycle", 5).without(&[3]), Some(rest));
        assert_eq!(named("Clique", 5).retained(&[5, 1, 2, 1]), Some(named("Clique", 3)));
        assert_eq!(named("Star", 4).without(&[1]).unwrap().components().len(), 3);
        assert_eq!(named("Path", 3).without(&[4]), None);
        assert_eq!(named("Path", 3).retained(&[0]), None);
    }

    #[test]
    fn loops_and_parallel_edges_make_a_graph_less_simple() {
        let graph = Graph::of_neighbours(false, &[vec![1, 2, 2], vec![1, 1], vec![]]).unwrap();
        assert_eq!(graph.edges.len(), 3);
        assert!(!graph.is_simple() && !graph.is_connected());
        assert!(named("Clique", 5).unwrap().is_simple());
        assert!(named("Path", 0).unwrap().is_connected());
    }
}
