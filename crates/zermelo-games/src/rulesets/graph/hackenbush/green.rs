//! Green Hackenbush: the Grundy value of any graph, by the fusion and colon principles, and the cuts that lead to a
//! given value. (Winning Ways, chapter 7; Berlekamp's fusion principle.)

use super::anatomy::Anatomy;
use super::position::{Colour, Edge};
use zermelo_core::Arrange;

/// The Grundy value of green edges, whatever their colours say. O(V + E), no recursion.
pub(super) fn grundy(anatomy: &Anatomy, edges: &[Edge]) -> u32 {
    values(anatomy, edges)[0]
}

/// For each vertex, the value of what hangs above it, as far as it does not hang below the vertex of the tree on a cycle
/// with it: cycles are fused, so that each of their edges is a loop worth 1 (fusion principle), and a branch of value g
/// over a bridge is a stalk of value g + 1 (colon principle). The ground's value is that of the whole.
pub(super) fn values(anatomy: &Anatomy, edges: &[Edge]) -> Vec<u32> {
    let mut values = vec![0_u32; anatomy.vertex_count()];
    for edge in (0..edges.len()).filter(|&edge| anatomy.stands(edge) && !anatomy.is_bridge(edge)) {
        values[anatomy.upper_end(edge)] ^= 1;
    }
    for vertex in (1..values.len()).rev() {
        let branch = if anatomy.is_on_bridge(vertex) { values[vertex] + 1 } else { values[vertex] };
        values[anatomy.parent(vertex)] ^= branch;
    }
    values
}

/// The cuts that lead to a Grundy value.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Cuts {
    /// The edges, by their places, ascending.
    pub(super) edges: Vec<usize>,
    /// Whether there may be others: on cycles too large to look at every edge of them.
    pub(super) is_partial: bool,
}

/// So many steps are made to look at the edges on cycles.
const MOST_STEPS: usize = 30_000_000;

/// The cuts that lead to the value `target`. Bridges take O(V + E) together. An edge on a cycle takes a walk over the
/// edges that are on cycles together with it, done once for all edges that become bridges with it.
pub(super) fn cuts_to(anatomy: &Anatomy, edges: &[Edge], target: u32) -> Cuts {
    let values = values(anatomy, edges);
    // What the fused vertex above a bridge has to be worth so that the whole is worth `target`.
    let mut wanted: Vec<Option<u32>> = vec![None; anatomy.vertex_count()];
    wanted[0] = Some(target);
    let mut cuts = Cuts::default();
    let blocks = Blocks::new(anatomy, edges.len());
    for vertex in 1..anatomy.vertex_count() {
        if !anatomy.is_on_bridge(vertex) {
            continue;
        }
        let below = blocks.root[anatomy.parent(vertex)] as usize;
        let Some(wanted_below) = wanted[below] else { continue };
        let others = values[below] ^ (values[vertex] + 1);
        match wanted_below ^ others {
            0 => cuts.edges.push(anatomy.parent_edge(vertex)),
            stalk => wanted[vertex] = Some(stalk - 1),
        }
    }
    let mut steps = 0;
    for (root, edges_of_block) in blocks.of_cycles() {
        let Some(wanted) = wanted[root] else { continue };
        // Every edge is worth one in the parity of the value.
        if (values[root] ^ wanted) & 1 == 0 {
            continue;
        }
        let block = Block { anatomy, values: &values, root, edges: edges_of_block };
        cuts.is_partial |= !block.cuts_to(wanted, &mut cuts.edges, &mut steps);
    }
    cuts.edges.arrange();
    cuts
}

/// The vertices that cycles fuse: each by the one among them that is nearest to the ground in the tree.
pub(super) struct Blocks {
    pub(super) root: Vec<u32>,
    /// The edges on cycles by the root of their block: (root, edge), sorted.
    pub(super) edges: Vec<(u32, u32)>,
}

impl Blocks {
    pub(super) fn new(anatomy: &Anatomy, edge_count: usize) -> Self {
        let mut root: Vec<u32> = (0..anatomy.vertex_count() as u32).collect();
        for vertex in 1..root.len() {
            if !anatomy.is_on_bridge(vertex) {
                root[vertex] = root[anatomy.parent(vertex)];
            }
        }
        let mut edges: Vec<(u32, u32)> = (0..edge_count)
            .filter(|&edge| anatomy.stands(edge) && !anatomy.is_bridge(edge))
            .map(|edge| (root[anatomy.upper_end(edge)], edge as u32))
            .collect();
        edges.arrange();
        Self { root, edges }
    }

    fn of_cycles(&self) -> impl Iterator<Item = (usize, &[(u32, u32)])> {
        self.edges.chunk_by(|a, b| a.0 == b.0).map(|chunk| (chunk[0].0 as usize, chunk))
    }
}

/// One fused vertex, unfused: its edges, with what hangs on its vertices over bridges.
struct Block<'a> {
    anatomy: &'a Anatomy,
    values: &'a [u32],
    root: usize,
    edges: &'a [(u32, u32)],
}

impl Block<'_> {
    /// Adds the edges of the block whose cut makes it worth `wanted`. False when the steps ran out before all were
    /// looked at.
    fn cuts_to(&self, wanted: u32, cuts: &mut Vec<usize>, steps: &mut usize) -> bool {
        let (graph, own) = self.as_graph();
        let mut is_known = vec![false; graph.len()];
        for edge in 0..graph.len() {
            if is_known[edge] {
                continue;
            }
            *steps += graph.len();
            if *steps > MOST_STEPS {
                return false;
            }
            let opened = Ring::opened_at(&graph, edge, &own);
            *steps = steps.saturating_add(opened.edges.len() * opened.edges.len() / 2);
            if *steps > MOST_STEPS {
                return false;
            }
            for (place, &cut) in opened.edges.iter().enumerate() {
                is_known[cut] = true;
                if opened.value_without(place) == wanted {
                    cuts.push(self.edges[cut].1 as usize);
                }
            }
        }
        true
    }

    /// The edges of the block with its root as the ground, and what each vertex is worth by the bridges above it.
    fn as_graph(&self) -> (Vec<Edge>, Vec<u32>) {
        let mut vertices: Vec<usize> =
            self.edges.iter().flat_map(|&(_, edge)| self.anatomy.ends(edge as usize)).collect();
        vertices.push(self.root);
        vertices.arrange();
        vertices.dedup();
        // The root comes first: the walk numbers it before all else in its block.
        let dense = |vertex: usize| vertices.partition_point(|&other| other < vertex) as u32;
        let edges = self.edges.iter().map(|&(_, edge)| {
            let [low, high] = self.anatomy.ends(edge as usize).map(dense);
            Edge::new(low, high, Colour::Green)
        });
        let edges: Vec<Edge> = edges.collect();
        // The values hold what hangs above in the block, too; taken out again, the bridges are left.
        let mut own: Vec<u32> = vertices.iter().map(|&vertex| self.values[vertex]).collect();
        for &vertex in &vertices[1..] {
            own[dense(self.anatomy.parent(vertex)) as usize] ^= self.values[vertex];
        }
        for edge in &edges {
            own[edge.ends()[1] as usize] ^= 1;
        }
        (edges, own)
    }
}

/// What becomes of a block without one of its edges: the edges that are bridges then lie on a ring with it, between pieces
/// that stay fused. The same ring appears whichever of its edges is cut.
struct Ring {
    /// The edges of the ring in order, from the piece of the ground around to it again.
    edges: Vec<usize>,
    /// What the pieces are worth between one edge and the next.
    pieces: Vec<u32>,
    /// What the piece of the ground is worth.
    ground: u32,
}

impl Ring {
    fn opened_at(graph: &[Edge], cut: usize, own: &[u32]) -> Self {
        let anatomy = Anatomy::without(graph, Some(cut));
        let mut name_to_vertex = vec![0; own.len()];
        for vertex in 0..anatomy.vertex_count() {
            name_to_vertex[anatomy.name(vertex) as usize] = vertex;
        }
        let blocks = Blocks::new(&anatomy, graph.len());
        let mut worth = vec![0_u32; anatomy.vertex_count()];
        for vertex in 0..anatomy.vertex_count() {
            worth[blocks.root[vertex] as usize] ^= own[anatomy.name(vertex) as usize];
        }
        for &(root, _) in &blocks.edges {
            worth[root as usize] ^= 1;
        }
        let [low, high] = graph[cut].ends().map(|end| blocks.root[name_to_vertex[end as usize]] as usize);
        // From each end of the cut edge the bridges lead down to the ground's piece.
        let down_from = |mut piece: usize| {
            let (mut edges, mut pieces) = (Vec::new(), Vec::new());
            while piece != 0 {
                pieces.push(worth[piece]);
                edges.push(anatomy.parent_edge(piece));
                piece = blocks.root[anatomy.parent(piece)] as usize;
            }
            (edges, pieces)
        };
        let ((mut edges, mut pieces), (after, after_pieces)) = (down_from(low), down_from(high));
        edges.reverse();
        pieces.reverse();
        edges.push(cut);
        edges.extend(after);
        pieces.extend(after_pieces);
        Self { edges, pieces, ground: worth[0] }
    }

    /// What is left without one edge of the ring: two stalks that stand on the ground's piece.
    fn value_without(&self, place: usize) -> u32 {
        let stalk = |above: u32, &piece: &u32| (above ^ piece) + 1;
        let forth = self.pieces[..place].iter().rev().fold(0, stalk);
        let back = self.pieces[place..].iter().fold(0, stalk);
        self.ground ^ forth ^ back
    }
}
