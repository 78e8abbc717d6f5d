//! How a graph is connected: one depth-first walk from the ground, from which everything else is read off: what falls
//! with an edge, which edges lie on cycles, which parts are connected without the ground.

use super::position::{Edge, GROUND};
use std::ops::Range;
use zermelo_core::Arrange;

const NONE: u32 = u32::MAX;

/// A depth-first tree of a graph. Vertices are numbered in the order of the walk, the ground is 0, and what hangs above
/// vertex `v` in the tree is the range `v..end[v]`. O(V + E) for graphs with vertex numbers in proportion, else
/// O(E log E); no recursion.
pub(super) struct Anatomy {
    /// The number of each vertex in the position.
    names: Vec<u32>,
    /// The vertex below each in the tree; the ground is its own.
    parent: Vec<u32>,
    /// The edge to the parent, by its place in the list of edges.
    parent_edge: Vec<u32>,
    end: Vec<u32>,
    /// Whether the edge to the parent is a bridge: on no cycle. False for the ground.
    on_bridge: Vec<bool>,
    /// The ends of each edge, the smaller first; `NONE` for edges that are not connected with the ground.
    ends: Vec<[u32; 2]>,
    /// For each edge that is a bridge, the vertex above it; else 0.
    above_bridge: Vec<u32>,
}

impl Anatomy {
    pub(super) fn new(edges: &[Edge]) -> Self {
        Self::without(edges, None)
    }

    /// The anatomy of the graph with one edge left out (its ends are `NONE`).
    pub(super) fn without(edges: &[Edge], left_out: Option<usize>) -> Self {
        let dense = DenseGraph::new(edges, left_out);
        let mut walk = Self {
            names: Vec::new(),
            parent: Vec::new(),
            parent_edge: Vec::new(),
            end: Vec::new(),
            on_bridge: Vec::new(),
            ends: vec![[NONE; 2]; edges.len()],
            above_bridge: vec![0; edges.len()],
        };
        walk.descend(&dense);
        walk.find_bridges();
        walk
    }

    /// Numbers the vertices depth first.
    fn descend(&mut self, graph: &DenseGraph) {
        let mut number = vec![NONE; graph.vertex_count()];
        // The next place to look at in the row of each vertex.
        let mut place: Vec<u32> = graph.starts[..graph.vertex_count()].to_vec();
        let ground = graph.ground;
        number[ground as usize] = 0;
        self.enter(graph.names[ground as usize], 0, NONE);
        let mut path = vec![ground];
        while let Some(&vertex) = path.last() {
            let at = place[vertex as usize];
            let here = number[vertex as usize];
            if at == graph.starts[vertex as usize + 1] {
                self.end[here as usize] = self.names.len() as u32;
                path.pop();
                continue;
            }
            place[vertex as usize] += 1;
            let (other, edge) = graph.rows[at as usize];
            if self.ends[edge as usize][0] != NONE {
                continue;
            }
            if number[other as usize] == NONE {
                number[other as usize] = self.names.len() as u32;
                self.enter(graph.names[other as usize], here, edge);
                path.push(other);
            }
            let there = number[other as usize];
            self.ends[edge as usize] = [here.min(there), here.max(there)];
        }
    }

    fn enter(&mut self, name: u32, parent: u32, parent_edge: u32) {
        self.names.push(name);
        self.parent.push(parent);
        self.parent_edge.push(parent_edge);
        self.end.push(0);
        self.on_bridge.push(false);
    }

    /// An edge of the tree is a bridge when no other edge leads from above it to below it (Tarjan 1974).
    fn find_bridges(&mut self) {
        let mut lowest: Vec<u32> = (0..self.names.len() as u32).collect();
        for (edge, &[low, high]) in self.ends.iter().enumerate() {
            if low != NONE && self.parent_edge[high as usize] != edge as u32 {
                lowest[high as usize] = lowest[high as usize].min(low);
            }
        }
        for vertex in (1..self.names.len()).rev() {
            let low = lowest[vertex];
            if low == vertex as u32 {
                self.on_bridge[vertex] = true;
                self.above_bridge[self.parent_edge[vertex] as usize] = vertex as u32;
            } else {
                let parent = self.parent[vertex] as usize;
                lowest[parent] = lowest[parent].min(low);
            }
        }
    }

    /// How many vertices are connected with the ground, it included.
    pub(super) fn vertex_count(&self) -> usize {
        self.names.len()
    }

    /// How many edges are connected with the ground.
    pub(super) fn edge_count(&self) -> usize {
        self.ends.iter().filter(|ends| ends[0] != NONE).count()
    }

    /// Whether an edge is connected with the ground.
    pub(super) fn stands(&self, edge: usize) -> bool {
        self.ends[edge][0] != NONE
    }

    /// The number of a vertex in the position.
    pub(super) fn name(&self, vertex: usize) -> u32 {
        self.names[vertex]
    }

    /// The vertex below in the tree.
    pub(super) fn parent(&self, vertex: usize) -> usize {
        self.parent[vertex] as usize
    }

    /// The edge to the vertex below; not for the ground.
    pub(super) fn parent_edge(&self, vertex: usize) -> usize {
        self.parent_edge[vertex] as usize
    }

    /// Whether the edge to the vertex below is on no cycle.
    pub(super) fn is_on_bridge(&self, vertex: usize) -> bool {
        self.on_bridge[vertex]
    }

    /// The vertex and all that hangs above it in the tree.
    pub(super) fn subtree(&self, vertex: usize) -> Range<usize> {
        vertex..self.end[vertex] as usize
    }

    /// The ends of an edge, the one nearer to the ground in the walk first.
    pub(super) fn ends(&self, edge: usize) -> [usize; 2] {
        self.ends[edge].map(|end| end as usize)
    }

    /// The end of an edge that is farther from the ground in the walk.
    pub(super) fn upper_end(&self, edge: usize) -> usize {
        self.ends[edge][1] as usize
    }

    /// Whether an edge is on no cycle. A loop is a cycle.
    pub(super) fn is_bridge(&self, edge: usize) -> bool {
        self.above_bridge[edge] != 0
    }

    /// The vertices that lose the ground when an edge is cut.
    pub(super) fn falls_with(&self, edge: usize) -> Range<usize> {
        match self.above_bridge[edge] as usize {
            0 => 0..0,
            vertex => self.subtree(vertex),
        }
    }

    /// Whether there is no cycle.
    pub(super) fn is_forest(&self) -> bool {
        self.above_bridge.iter().all(|&vertex| vertex != 0)
    }

    /// For each edge, the vertex next to the ground in the tree below which it hangs; 0 for loops at the ground. Edges
    /// of one such vertex are connected without the ground, those of two are not.
    pub(super) fn parts(&self) -> Vec<u32> {
        let mut root = vec![0_u32; self.names.len()];
        for vertex in 1..self.names.len() {
            root[vertex] = match self.parent(vertex) {
                0 => vertex as u32,
                parent => root[parent],
            };
        }
        self.ends.iter().map(|&[_, high]| root[high as usize]).collect()
    }
}

/// The graph with vertices from 0 on and rows of neighbours, in the order of the edges.
struct DenseGraph {
    names: Vec<u32>,
    ground: u32,
    starts: Vec<u32>,
    /// (neighbour, edge); a loop stands twice in its row.
    rows: Vec<(u32, u32)>,
}

impl DenseGraph {
    fn new(edges: &[Edge], left_out: Option<usize>) -> Self {
        let names = names(edges);
        let greatest = names.last().copied().unwrap_or(GROUND) as usize;
        let mut table = Vec::new();
        if greatest < 8 * names.len() + 64 {
            table = vec![0; greatest + 1];
            for (dense, &name) in names.iter().enumerate() {
                table[name as usize] = dense as u32;
            }
        }
        let dense = |name: u32| {
            let found = table.get(name as usize).copied();
            found.unwrap_or_else(|| names.partition_point(|&other| other < name) as u32) as usize
        };
        let used = || (0..edges.len()).filter(|&edge| Some(edge) != left_out);
        let mut starts = vec![0_u32; names.len() + 1];
        for edge in used() {
            for end in edges[edge].ends() {
                starts[dense(end) + 1] += 1;
            }
        }
        for vertex in 0..names.len() {
            starts[vertex + 1] += starts[vertex];
        }
        let mut next = starts.clone();
        let mut rows = vec![(0, 0); starts[names.len()] as usize];
        for edge in used() {
            let [low, high] = edges[edge].ends().map(dense);
            for (from, to) in [(low, high), (high, low)] {
                rows[next[from] as usize] = (to as u32, edge as u32);
                next[from] += 1;
            }
        }
        // The ground is the smallest number there is.
        Self { names, ground: 0, starts, rows }
    }

    fn vertex_count(&self) -> usize {
        self.names.len()
    }
}

/// The vertex numbers in use, the ground among them, ascending.
fn names(edges: &[Edge]) -> Vec<u32> {
    let greatest = edges.iter().map(|edge| edge.ends()[1]).max().unwrap_or(GROUND) as usize;
    if greatest < 4 * edges.len() + 64 {
        let mut is_used = vec![false; greatest + 1];
        is_used[GROUND as usize] = true;
        for end in edges.iter().flat_map(|edge| edge.ends()) {
            is_used[end as usize] = true;
        }
        return (0..=greatest as u32).filter(|&name| is_used[name as usize]).collect();
    }
    let mut names: Vec<u32> = edges.iter().flat_map(|edge| edge.ends()).collect();
    names.push(GROUND);
    names.arrange();
    names.dedup();
    names
}
