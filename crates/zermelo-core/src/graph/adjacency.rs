//! Adjacency arrays: the successors of every vertex in one packed array, four bytes an edge.

use alloc::vec::Vec;

/// A directed multigraph on vertices `0..vertex_count`, by rows of successors.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Adjacency {
    /// Row `v` is `targets[offsets[v]..offsets[v + 1]]`.
    offsets: Vec<u32>,
    targets: Vec<u32>,
}

/// More edges than four-byte offsets can address.
pub const MAX_EDGES: usize = u32::MAX as usize - 1;

impl Adjacency {
    /// Rows in the order of the edges. O(V + E); panics when a vertex is out of range or there are more than
    /// [`MAX_EDGES`] edges, which readers of foreign input check first.
    pub fn from_edges(vertex_count: usize, edges: &[(u32, u32)]) -> Self {
        Self::sorted(vertex_count, edges.iter().copied())
    }

    /// The same with every edge turned round.
    pub fn from_edges_reversed(vertex_count: usize, edges: &[(u32, u32)]) -> Self {
        Self::sorted(vertex_count, edges.iter().map(|&(from, to)| (to, from)))
    }

    /// Counting sort by source, stable.
    fn sorted(vertex_count: usize, edges: impl ExactSizeIterator<Item = (u32, u32)> + Clone) -> Self {
        assert!(edges.len() <= MAX_EDGES, "too many edges for four-byte offsets");
        let mut offsets = vec![0_u32; vertex_count + 1];
        for (from, _) in edges.clone() {
            offsets[from as usize + 1] += 1;
        }
        let edge_count = edges.len();
        Self::fill(offsets, edge_count, edges)
    }

    /// Fills the rows, given in `offsets[v + 1]` the length of row v.
    fn fill(mut offsets: Vec<u32>, edge_count: usize, edges: impl Iterator<Item = (u32, u32)>) -> Self {
        let mut targets = vec![0_u32; edge_count];
        accumulate(&mut offsets);
        // `offsets[v]` serves as the write cursor of row v and ends as the start of row v + 1.
        for (from, to) in edges {
            let cursor = &mut offsets[from as usize];
            targets[*cursor as usize] = to;
            *cursor += 1;
        }
        offsets.rotate_right(1);
        offsets[0] = 0;
        Self { offsets, targets }
    }

    /// From finished rows: `offsets` has one more entry than there are vertices, starts at 0, never falls, and
    /// ends at `targets.len()`.
    pub fn from_rows(offsets: Vec<u32>, targets: Vec<u32>) -> Self {
        debug_assert_eq!(offsets.last().copied(), Some(targets.len() as u32));
        Self { offsets, targets }
    }

    /// The rows taken apart again: offsets and targets, as [`from_rows`](Self::from_rows) takes them.
    pub fn into_rows(self) -> (Vec<u32>, Vec<u32>) {
        (self.offsets, self.targets)
    }

    /// The number of vertices.
    pub fn vertex_count(&self) -> usize {
        self.offsets.len() - 1
    }

    /// The number of edges.
    pub fn edge_count(&self) -> usize {
        self.targets.len()
    }

    /// The successors of `vertex`.
    #[inline]
    pub fn row(&self, vertex: u32) -> &[u32] {
        let vertex = vertex as usize;
        &self.targets[self.offsets[vertex] as usize..self.offsets[vertex + 1] as usize]
    }

    /// The number of successors of `vertex`.
    #[inline]
    pub fn degree(&self, vertex: u32) -> u32 {
        self.offsets[vertex as usize + 1] - self.offsets[vertex as usize]
    }

    /// The same graph with every edge turned round; rows are sorted. O(V + E).
    pub fn reversed(&self) -> Self {
        let mut offsets = vec![0_u32; self.offsets.len()];
        for &target in &self.targets {
            offsets[target as usize + 1] += 1;
        }
        let sources = 0..self.vertex_count() as u32;
        let turned = sources.flat_map(|source| self.row(source).iter().map(move |&target| (target, source)));
        Self::fill(offsets, self.targets.len(), turned)
    }

    /// The same graph with each edge once, in the order of its first mention. O(V + E).
    pub fn without_repeats(mut self) -> Self {
        // `seen_from[v]` is the last vertex, plus one, whose row had v. Short rows are compared with themselves, which
        // stays in the cache.
        let mut seen_from = Vec::new();
        let mut kept = 0;
        let mut start = 0;
        for vertex in 0..self.vertex_count() {
            let end = self.offsets[vertex + 1] as usize;
            let kept_before = kept;
            if end - start > SHORT_ROW && seen_from.is_empty() {
                seen_from.resize(self.vertex_count(), 0_u32);
            }
            for edge in start..end {
                let target = self.targets[edge];
                let is_new = if end - start <= SHORT_ROW {
                    !self.targets[kept_before..kept].contains(&target)
                } else {
                    let seen = &mut seen_from[target as usize];
                    core::mem::replace(seen, vertex as u32 + 1) != vertex as u32 + 1
                };
                self.targets[kept] = target;
                kept += usize::from(is_new);
            }
            start = end;
            self.offsets[vertex + 1] = kept as u32;
        }
        self.targets.truncate(kept);
        self
    }

    /// How many edges this graph and another on the same vertices have in common, both without repeats. O(V + E).
    pub fn common_edge_count(&self, other: &Self) -> usize {
        let mut seen_from = vec![0_u32; self.vertex_count()];
        let mut common = 0;
        for vertex in 0..self.vertex_count() as u32 {
            for &target in self.row(vertex) {
                seen_from[target as usize] = vertex + 1;
            }
            common +=
                other.row(vertex).iter().filter(|&&target| seen_from[target as usize] == vertex + 1).count();
        }
        common
    }

    /// A vertex order in which every edge leads to an earlier vertex, or `None` when there is a cycle. O(V + E),
    /// no recursion.
    pub fn successors_first_order(&self) -> Option<Vec<u32>> {
        let reversed = self.reversed();
        let mut open: Vec<u32> = (0..self.vertex_count() as u32).map(|v| self.degree(v)).collect();
        let mut order: Vec<u32> =
            (0..self.vertex_count() as u32).filter(|&v| open[v as usize] == 0).collect();
        let mut next = 0;
        while let Some(&vertex) = order.get(next) {
            next += 1;
            for &predecessor in reversed.row(vertex) {
                open[predecessor as usize] -= 1;
                if open[predecessor as usize] == 0 {
                    order.push(predecessor);
                }
            }
        }
        (order.len() == self.vertex_count()).then_some(order)
    }

    /// Whether no walk comes back to where it was. O(V + E), depth first on a stack of its own; with cycles it ends at
    /// the first one met.
    pub fn is_acyclic(&self) -> bool {
        let mut marks = vec![Mark::New; self.vertex_count()];
        // The walk so far: vertices and how many of their edges have been followed.
        let mut walk: Vec<(u32, u32)> = Vec::new();
        for root in 0..self.vertex_count() as u32 {
            if marks[root as usize] != Mark::New {
                continue;
            }
            marks[root as usize] = Mark::OnWalk;
            walk.push((root, self.offsets[root as usize]));
            while let Some((vertex, edge)) = walk.last_mut() {
                if *edge == self.offsets[*vertex as usize + 1] {
                    marks[*vertex as usize] = Mark::Left;
                    walk.pop();
                    continue;
                }
                let target = self.targets[*edge as usize];
                *edge += 1;
                match marks[target as usize] {
                    Mark::OnWalk => return false,
                    Mark::Left => {}
                    Mark::New => {
                        marks[target as usize] = Mark::OnWalk;
                        walk.push((target, self.offsets[target as usize]));
                    }
                }
            }
        }
        true
    }

    /// Bytes of the arrays.
    pub fn heap_bytes(&self) -> u64 {
        4 * (self.offsets.capacity() + self.targets.capacity()) as u64
    }
}

/// Where the search for a cycle stands with a vertex.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mark {
    New,
    OnWalk,
    /// All that can be reached from it has no cycle.
    Left,
}

/// Rows of at most this many edges are compared with themselves to find repeats.
const SHORT_ROW: usize = 16;

fn accumulate(counts: &mut [u32]) {
    let mut sum = 0;
    for count in counts {
        sum += *count;
        *count = sum;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_keep_the_order_of_the_edges() {
        let edges = [(2, 0), (0, 1), (2, 1), (0, 0), (2, 0)];
        let graph = Adjacency::from_edges(4, &edges);
        assert_eq!(graph.row(0), [1, 0]);
        assert!(graph.row(1).is_empty());
        assert_eq!(graph.row(2), [0, 1, 0]);
        assert_eq!(graph.degree(3), 0);
        assert_eq!(
            graph.reversed(),
            Adjacency::from_edges_reversed(4, &[(0, 1), (0, 0), (2, 0), (2, 1), (2, 0)])
        );
    }

    #[test]
    fn repeats_go_and_the_order_stays() {
        let graph =
            Adjacency::from_edges(3, &[(0, 2), (0, 1), (0, 2), (2, 2), (2, 2), (1, 0)]).without_repeats();
        assert_eq!(graph, Adjacency::from_edges(3, &[(0, 2), (0, 1), (2, 2), (1, 0)]));
        assert_eq!(graph.common_edge_count(&Adjacency::from_edges(3, &[(0, 1), (1, 2), (2, 2)])), 2);
    }

    #[test]
    fn a_cycle_has_no_order() {
        assert_eq!(Adjacency::from_edges(2, &[(0, 1), (1, 0)]).successors_first_order(), None);
        assert_eq!(Adjacency::from_edges(2, &[(0, 1)]).successors_first_order(), Some(vec![1, 0]));
        assert_eq!(Adjacency::from_edges(0, &[]).successors_first_order(), Some(vec![]));
    }

    #[test]
    fn repeats_go_from_short_and_long_rows() {
        for length in [SHORT_ROW as u32, 3 * SHORT_ROW as u32] {
            let edges: Vec<_> = (0..length).map(|edge| (edge % 2, edge % 5)).collect();
            let graph = Adjacency::from_edges(6, &edges).without_repeats();
            assert_eq!((graph.row(0), graph.row(1)), (&[0, 2, 4, 1, 3][..], &[1, 3, 0, 2, 4][..]));
        }
    }

    #[test]
    fn cycles_are_found() {
        assert!(!Adjacency::from_edges(2, &[(0, 1), (1, 0)]).is_acyclic());
        assert!(!Adjacency::from_edges(3, &[(0, 1), (2, 2)]).is_acyclic());
        assert!(Adjacency::from_edges(4, &[(0, 1), (2, 1), (2, 0), (3, 2), (3, 0)]).is_acyclic());
        assert!(Adjacency::from_edges(0, &[]).is_acyclic());
        let path: Vec<_> = (0..100_000).map(|vertex| (vertex, vertex + 1)).collect();
        assert!(Adjacency::from_edges(100_001, &path).is_acyclic());
    }
}
