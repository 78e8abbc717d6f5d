//! Graphs without colours, as CGSuite makes them: `Graph.Star(5)`, `Graph.FromAdjacencyList([[2], [1, 3], [2]])`.

use super::item::Item;
use crate::answer::Refusal;
use crate::expression::Held;

/// A graph by the neighbours of its vertices, which are counted from 1 on. A vertex may be its own neighbour, and two vertices
/// may be joined more than once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct PlainGraph {
    neighbours: Vec<Vec<usize>>,
}

impl PlainGraph {
    /// The graph of some edges between so many vertices. A loop is told once by its only vertex.
    pub(super) fn of_edges(vertices: usize, edges: impl Iterator<Item = (usize, usize)>) -> Self {
        let mut neighbours = vec![Vec::new(); vertices];
        for (a, b) in edges {
            neighbours[a].push(b + 1);
            if a != b {
                neighbours[b].push(a + 1);
            }
        }
        for vertex in &mut neighbours {
            vertex.sort_unstable();
        }
        Self { neighbours }
    }

    /// A graph by the name of its shape; `None` where there is none of this name and size.
    pub(super) fn named(shape: &str, vertices: usize) -> Option<Self> {
        let path = (1..vertices).map(|vertex| (vertex - 1, vertex));
        Some(match shape {
            "Path" => Self::of_edges(vertices, path),
            "Cycle" if vertices > 2 => Self::of_edges(vertices, path.chain([(vertices - 1, 0)])),
            "Star" if vertices > 0 => Self::of_edges(vertices, (1..vertices).map(|vertex| (0, vertex))),
            "Clique" => Self::of_edges(vertices, (0..vertices).flat_map(|b| (0..b).map(move |a| (a, b)))),
            _ => return None,
        })
    }

    /// The graph with these neighbours; `None` where one is not a vertex, or is joined from one side only.
    pub(super) fn of_neighbours(neighbours: Vec<Vec<usize>>) -> Option<Self> {
        let count = neighbours.len();
        let is_inside = neighbours.iter().flatten().all(|&vertex| (1..=count).contains(&vertex));
        let times =
            |from: usize, to: usize| neighbours[from].iter().filter(|&&other| other == to + 1).count();
        let is_mutual = is_inside
            && (0..count)
                .all(|from| neighbours[from].iter().all(|&to| times(from, to - 1) == times(to - 1, from)));
        is_mutual.then_some(Self { neighbours })
    }

    fn edges(&self) -> impl Iterator<Item = (usize, usize)> {
        let all = self.neighbours.iter().enumerate();
        all.flat_map(|(from, to)| to.iter().map(move |&to| (from + 1, to))).filter(|(from, to)| from <= to)
    }

    fn is_connected(&self) -> bool {
        self.components().len() <= 1
    }

    /// The graph of some vertices, each counted once and in their order, with the edges between them; `None` where one is not a vertex.
    pub(super) fn retained(&self, vertices: &[usize]) -> Option<Self> {
        let mut places = vec![0; self.neighbours.len()];
        for &vertex in vertices {
            *places.get_mut(vertex.checked_sub(1)?)? = 1;
        }
        let mut count = 0;
        for place in places.iter_mut().filter(|place| **place > 0) {
            count += 1;
            *place = count;
        }
        let kept = self.neighbours.iter().zip(&places).filter(|(_, place)| **place > 0);
        let neighbours = kept
            .map(|(to, _)| to.iter().map(|&vertex| places[vertex - 1]).filter(|&place| place > 0).collect());
        Some(Self { neighbours: neighbours.collect() })
    }

    /// The graph without some vertices; `None` where one is not a vertex.
    pub(super) fn without(&self, vertices: &[usize]) -> Option<Self> {
        let all = 1..=self.neighbours.len();
        let are_vertices = vertices.iter().all(|vertex| all.contains(vertex));
        let kept: Vec<usize> = all.filter(|vertex| !vertices.contains(vertex)).collect();
        are_vertices.then(|| self.retained(&kept))?
    }

    /// The connected components, by their first vertices.
    fn components(&self) -> Vec<Self> {
        let mut is_met = vec![false; self.neighbours.len()];
        let mut components = Vec::new();
        for first in 1..=self.neighbours.len() {
            if !is_met[first - 1] {
                components.extend(self.retained(&self.reached(first, &mut is_met)));
            }
        }
        components
    }

    /// The connected component with a vertex; `None` where it is not one.
    pub(super) fn component_of(&self, vertex: usize) -> Option<Self> {
        if !(1..=self.neighbours.len()).contains(&vertex) {
            return None;
        }
        self.retained(&self.reached(vertex, &mut vec![false; self.neighbours.len()]))
    }

    /// The vertices that can be reached from one, as they are met; they are marked.
    fn reached(&self, first: usize, is_met: &mut [bool]) -> Vec<usize> {
        is_met[first - 1] = true;
        let (mut found, mut next) = (vec![first], 0);
        while let Some(&vertex) = found.get(next) {
            for &other in &self.neighbours[vertex - 1] {
                if !std::mem::replace(&mut is_met[other - 1], true) {
                    found.push(other);
                }
            }
            next += 1;
        }
        found
    }

    fn is_simple(&self) -> bool {
        self.neighbours.iter().enumerate().all(|(vertex, to)| {
            let mut distinct = to.clone();
            distinct.sort_unstable();
            distinct.dedup();
            distinct.len() == to.len() && !to.contains(&(vertex + 1))
        })
    }

    /// The graph as games on graphs are written here. Whether two edges join the same vertices is nothing to these games.
    pub(super) fn written(&self) -> String {
        let mut edges: Vec<(usize, usize)> = self.edges().collect();
        edges.sort_unstable();
        edges.dedup();
        let edges = edges.into_iter().map(|(a, b)| format!("v{a}-v{b}"));
        let alone = self.neighbours.iter().enumerate().filter(|(_, to)| to.is_empty());
        let alone = alone.map(|(vertex, _)| format!("v{}", vertex + 1));
        edges.chain(alone).collect::<Vec<_>>().join(",")
    }

    /// The graph as it is made.
    pub(super) fn text(&self) -> String {
        let of =
            |to: &Vec<usize>| format!("[{}]", to.iter().map(usize::to_string).collect::<Vec<_>>().join(", "));
        let lists: Vec<String> = self.neighbours.iter().map(of).collect();
        format!("Graph.FromAdjacencyList([{}])", lists.join(", "))
    }

    /// What a method gives; `None` where the name is not that of one.
    pub(super) fn asked(&self, asked: &str) -> Result<Option<Item>, Refusal> {
        let number = |number: usize| Item::Value(Held::integer(number));
        let truth = |truth: bool| Item::Value(Held::truth(truth));
        Ok(Some(match asked {
            "AdjacencyList" => {
                let list = |to: &Vec<usize>| Item::List(to.iter().map(|&vertex| number(vertex)).collect());
                Item::List(self.neighbours.iter().map(list).collect())
            }
            // A loop is told once by its only vertex.
            "EdgeCount" => number(self.edges().count()),
            "ConnectedComponents" => {
                Item::List(self.components().into_iter().map(|part| Item::Graph(part.into())).collect())
            }
            "VertexCount" => number(self.neighbours.len()),
            "IsConnected" => truth(self.is_connected()),
            "IsEmpty" => truth(self.neighbours.is_empty()),
            "IsSimple" => truth(self.is_simple()),
            _ => return Ok(None),
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn graphs_have_the_edges_of_their_shapes() {
        let edges = |shape, size| PlainGraph::named(shape, size).map(|graph| graph.edges().count());
        for size in 3..9 {
            assert_eq!(edges("Path", size), Some(size - 1));
            assert_eq!(edges("Cycle", size), Some(size));
            assert_eq!(edges("Star", size), Some(size - 1));
            assert_eq!(edges("Clique", size), Some(size * (size - 1) / 2));
        }
        assert_eq!(edges("Cycle", 2), None);
        assert_eq!(edges("Wheel", 5), None);
        let path = PlainGraph::named("Path", 3).unwrap();
        assert_eq!(PlainGraph::of_neighbours(vec![vec![2], vec![1, 3], vec![2]]), Some(path.clone()));
        assert_eq!(path.written(), "v1-v2,v2-v3");
        for wrong in [vec![vec![2]], vec![vec![2], vec![]], vec![vec![0]], vec![vec![2, 2], vec![1]]] {
            assert_eq!(PlainGraph::of_neighbours(wrong), None);
        }
    }

    #[test]
    fn vertices_are_taken_away() {
        let named = |shape, size| PlainGraph::named(shape, size).unwrap();
        assert_eq!(
            named("Cycle", 5).without(&[3]),
            Some(named("Path", 4)).map(|_| { PlainGraph::of_edges(4, [(0, 1), (0, 3), (2, 3)].into_iter()) })
        );
        assert_eq!(named("Clique", 5).retained(&[5, 1, 2, 1]), Some(named("Clique", 3)));
        assert_eq!(named("Star", 4).without(&[1]).unwrap().components().len(), 3);
        assert_eq!(named("Path", 3).without(&[4]), None);
        assert_eq!(named("Path", 3).retained(&[0]), None);
    }

    #[test]
    fn loops_and_parallel_edges_make_a_graph_less_simple() {
        let graph = PlainGraph::of_neighbours(vec![vec![1, 2, 2], vec![1, 1], vec![]]).unwrap();
        assert_eq!(graph.edges().count(), 3);
        assert!(!graph.is_simple() && !graph.is_connected());
        assert!(PlainGraph::named("Clique", 5).unwrap().is_simple());
        assert!(PlainGraph::named("Path", 0).unwrap().is_connected());
    }
}
