//! Col and Snort: the players colour the vertices of a graph, each with a colour of his own. In Col neighbours must
//! not get one colour, in Snort they must not get two. (Colin Vout and Simon Norton; *Winning Ways*, chapter 2.) Fjords is
//! Snort in which players go on from where they are: they colour only what is theirs alone.
//!
//! A position keeps, for each player, the vertices that he may still colour. A vertex closed to both is as good as
//! gone; an edge that can forbid nothing any more is, too. What then is connected is a component.

use super::canonical::{MOST_VERTICES, Shape};
use super::simple_graph::{SimpleGraph, VertexSet};
use crate::catalogue::{AnyGame, Catalogued, CheckedGame, Entry, Group, no_parameters};
use crate::game::ParseError;
use crate::game::{Bounds, NormalForm, Player, Ruleset};
use std::cmp::Ordering;
use std::hash::{Hash, Hasher};
use std::ops::ControlFlow;
use std::sync::Arc;

/// Which colours neighbours may have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colouring {
    /// Neighbours must not have the same colour.
    Col,
    /// Neighbours must not have different colours.
    Snort,
    /// As Snort, and only vertices that are closed to the opponent can be coloured.
    Fjords,
}

/// A graph with the vertices that each player may still colour.
#[derive(Clone, Debug)]
pub struct Tints {
    pub(super) graph: Arc<SimpleGraph>,
    /// By [`Player::index`].
    pub(super) open: [VertexSet; 2],
}

impl Tints {
    /// A graph of which nothing is coloured yet.
    pub(super) fn uncoloured(graph: SimpleGraph) -> Self {
        let all = VertexSet::all(graph.vertex_count());
        Self { graph: Arc::new(graph), open: [all.clone(), all] }
    }

    fn swapped(&self) -> Self {
        let [left, right] = self.open.clone();
        Self { graph: Arc::clone(&self.graph), open: [right, left] }
    }

    fn alive(&self) -> VertexSet {
        self.open[0].union(&self.open[1])
    }
}

impl PartialEq for Tints {
    fn eq(&self, other: &Self) -> bool {
        self.open == other.open && (Arc::ptr_eq(&self.graph, &other.graph) || self.graph == other.graph)
    }
}

impl Eq for Tints {}

impl Hash for Tints {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.graph.fingerprint().hash(state);
        self.open.hash(state);
    }
}

impl Colouring {
    /// The player to whom a move of this player closes the neighbours.
    const fn closes_to(self, player: Player) -> Player {
        match self {
            Self::Col => player,
            Self::Snort | Self::Fjords => player.opponent(),
        }
    }

    /// The position after `player` colours a vertex that is open to him.
    pub(super) fn coloured(self, tints: &Tints, vertex: usize, player: Player) -> Tints {
        let mut open = tints.open.clone();
        for set in &mut open {
            set.remove(vertex);
        }
        let closed = &mut open[self.closes_to(player).index()];
        *closed = closed.minus(tints.graph.neighbours(vertex));
        Tints { graph: Arc::clone(&tints.graph), open }
    }

    /// The vertices of [`Tints`] that `player` can colour, one for each different result. Only in Col can two give
    /// the same: neighbours open to `player` alone that close the same vertices.
    pub(super) fn choices(self, tints: &Tints, player: Player) -> impl Iterator<Item = usize> + '_ {
        let [own, other] = [player, player.opponent()].map(|player| &tints.open[player.index()]);
        own.iter().filter(move |&vertex| {
            match self {
                Self::Snort => return true,
                Self::Fjords => return !other.contains(vertex),
                Self::Col if other.contains(vertex) => return true,
                Self::Col => {}
            }
            let closes = |vertex: usize| {
                let mut closed = own.intersection(tints.graph.neighbours(vertex));
                closed.insert(vertex);
                closed
            };
            let closed = closes(vertex);
            let has_earlier =
                closed.iter().take_while(|&w| w < vertex).any(|w| !other.contains(w) && closes(w) == closed);
            !has_earlier
        })
    }

    /// The neighbours of an open vertex that a move there can close to a player, or that can close it.
    fn bound(self, tints: &Tints, vertex: usize) -> VertexSet {
        let mut tied = VertexSet::none(tints.graph.vertex_count());
        for player in Player::BOTH {
            if tints.open[player.index()].contains(vertex) {
                tied = tied.union(&tints.open[self.closes_to(player).index()]);
            }
        }
        tied.intersection(tints.graph.neighbours(vertex))
    }

    /// A number of moves by which a player, moving second, is sure to have more than the opponent: what nothing can close
    /// that is open to that player alone, less all that is open to the opponent. In Col only one's own moves close
    /// vertices to oneself, and of vertices of which no two are neighbours none; in Snort only moves of the opponent beside
    /// them do.
    fn sure_margin(self, tints: &Tints, player: Player) -> i32 {
        let (own, other) = (&tints.open[player.index()], &tints.open[player.opponent().index()]);
        let mut sure = 0;
        let mut rest = own.minus(other);
        while let Some(vertex) = { rest.iter().next() } {
            rest.remove(vertex);
            let neighbours = tints.graph.neighbours(vertex);
            match self {
                Self::Col => {
                    rest = rest.minus(neighbours);
                    sure += 1;
                }
                Self::Snort | Self::Fjords => sure += i32::from(neighbours.intersection(other).is_empty()),
            }
        }
        sure - (other.len() as u32).cast_signed()
    }

    /// The same for a player who moves first, by the best move.
    fn sure_margin_first(self, tints: &Tints, player: Player) -> Option<i32> {
        let after = |vertex| self.sure_margin(&self.coloured(tints, vertex, player), player);
        self.choices(tints, player).map(after).max()
    }

    /// The vertices that are connected with one, by edges that still matter.
    fn connected(self, tints: &Tints, vertex: usize) -> VertexSet {
        let mut found = VertexSet::none(tints.graph.vertex_count());
        let mut waiting = found.clone();
        waiting.insert(vertex);
        while let Some(next) = { waiting.iter().next() } {
            found.insert(next);
            waiting = waiting.union(&self.bound(tints, next)).minus(&found);
        }
        found
    }

    /// What is left of a position, without names, when that is small.
    fn shape(self, tints: &Tints) -> Option<Shape> {
        let alive = tints.alive();
        let count = alive.len();
        if count > MOST_VERTICES {
            return None;
        }
        let mut vertices = [0; MOST_VERTICES];
        for (place, vertex) in vertices.iter_mut().zip(alive.iter()) {
            *place = vertex;
        }
        let vertices = &vertices[..count];
        let mut shape = Shape::EMPTY;
        for &vertex in vertices {
            let bound = self.bound(tints, vertex);
            let neighbours = vertices
                .iter()
                .enumerate()
                .fold(0, |set, (place, &other)| set | u64::from(bound.contains(other)) << place);
            shape.push([0, 1].map(|player: usize| tints.open[player].contains(vertex)), neighbours);
        }
        Some(shape)
    }
}

impl Ruleset for Colouring {
    type Position = Tints;

    fn options<B>(
        &self,
        tints: &Tints,
        player: Player,
        mut visit: impl FnMut(Tints) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        self.choices(tints, player).try_for_each(|vertex| visit(self.coloured(tints, vertex, player)))
    }

    fn is_loop_free(&self) -> bool {
        true
    }

    fn components(&self, tints: &Tints, mut visit: impl FnMut(Tints)) {
        let mut left = tints.alive();
        while let Some(vertex) = { left.iter().next() } {
            let part = self.connected(tints, vertex);
            left = left.minus(&part);
            let open = tints.open.each_ref().map(|open| open.intersection(&part));
            visit(Tints { graph: Arc::clone(&tints.graph), open });
        }
    }

    fn bounds(&self, tints: &Tints) -> Bounds {
        let [low, high] = Player::each(|player| self.sure_margin(tints, player));
        let mut bounds = Bounds::between(low, -high);
        if tints.alive().len() <= MOST_VERTICES {
            if let Some(first) = self.sure_margin_first(tints, Player::Left) {
                bounds = bounds.with_left_first(first);
            }
            if let Some(first) = self.sure_margin_first(tints, Player::Right) {
                bounds = bounds.with_right_first(-first);
            }
        }
        bounds
    }

    /// The least order of what is left of the graph, with the players as they are or exchanged. Of graphs with more
    /// than 64 open vertices only the players are exchanged.
    fn normal_form(&self, tints: &Tints) -> NormalForm<Tints> {
        let Some(shape) = self.shape(tints) else {
            let other = tints.swapped();
            let order = tints.open.cmp(&other.open);
            let position = if order.is_gt() { other } else { tints.clone() };
            return NormalForm { position, players_swapped: order.is_gt(), is_own_mirror: order.is_eq() };
        };
        let [left, right] = shape.open.map(u64::count_ones);
        // The player with fewer open vertices is Right; only where both have the same number, both ways are tried.
        let form = if left < right { shape.swapped().canonical() } else { shape.canonical() };
        let other = if left == right { Some(shape.swapped().canonical()) } else { None };
        let order = other.as_ref().map(|other| form.compare(other));
        let least = other.as_ref().filter(|_| order == Some(Ordering::Greater)).unwrap_or(&form);
        let graph = SimpleGraph::from_shape(least);
        NormalForm {
            position: Tints { graph: Arc::new(graph), open: least.open.map(VertexSet::from_bits) },
            players_swapped: left < right || order == Some(Ordering::Greater),
            is_own_mirror: order == Some(Ordering::Equal),
        }
    }

    /// A vertex open to both ends up in one of four states, a vertex open to one in one of two.
    fn reachable_bound(&self, tints: &Tints) -> Option<u64> {
        let states = tints.open.iter().map(VertexSet::len).sum::<usize>();
        Some(u32::try_from(states).ok().and_then(|states| 1_u64.checked_shl(states)).unwrap_or(u64::MAX))
    }

    /// The graph of a position in normal form is its own; others share theirs.
    fn heap_bytes(&self, tints: &Tints) -> usize {
        let sets: usize = tints.open.iter().map(VertexSet::heap_bytes).sum();
        let graph = if tints.graph.is_numbered() { tints.graph.heap_bytes() } else { 0 };
        sets + graph
    }
}

/// The entries of the catalogue.
pub(crate) fn entries() -> [Entry; 3] {
    [
        Entry::new("col", "Col", Group::Graphs, |parameters| {
            open_colouring(parameters, Colouring::Col, "col path:5")
        })
        .with_rules(
            "Each player has a colour. A move colours an uncoloured vertex of a graph in one's own \
             colour; neighbours must not get the same. Whoever cannot move loses.",
        )
        .with_notation(COLOURING)
        .with_examples(["col path:5", "col ...|.L.", "col a-b,b-c,c-a,c-d d=L"]),
        Entry::new("snort", "Snort", Group::Graphs, |parameters| {
            open_colouring(parameters, Colouring::Snort, "snort path:7")
        })
        .with_rules(
            "Each player has a colour. A move colours an uncoloured vertex of a graph in one's own \
             colour; neighbours must not get different ones. Whoever cannot move loses.",
        )
        .with_notation(COLOURING)
        .with_examples(["snort path:7", "snort L-.-.-.-L", "snort caterpillar:3,2,3"]),
        Entry::new("fjords", "Fjords", Group::Graphs, |parameters| {
            open_colouring(parameters, Colouring::Fjords, "fjords L-.-.-R")
        })
        .with_rules(
            "Some vertices of a graph are Left's, some Right's. A move takes a vertex of one's own: its \
             neighbours that are nobody's become one's own, and those of the opponent are gone. Whoever cannot \
             move loses.",
        )
        .with_notation(FJORDS)
        .with_examples(["fjords L-.-.-R", "fjords L..|...|..R", "fjords a-b,b-c,c-d,b-d a:L d:R"]),
    ]
}

const COLOURING: &str = "path:N, cycle:N, clique:N, edgeless:N, grid:RxC, caterpillar:3,2,3; or a board, \
                         '.' for a cell open to both, L or R for one that only Left or Right may colour, # for none, \
                         rows with '|' between them, or a row such as L-.-.-R; or edges such as a-b,b-c; then a:L for a vertex that only Left may \
                         colour, and a=L for one that Left has coloured";

const FJORDS: &str = "a graph as of Col: path:N, cycle:N, grid:RxC; or a board, '.' for a cell that is nobody's, L or R for \
                      Left's and Right's, # for one that is gone, rows with '|' between them, or a row such as \
                      L-.-.-R; or edges such as a-b,b-c; then a:L for a vertex that is Left's";

fn open_colouring(parameters: &str, game: Colouring, example: &str) -> Result<Arc<dyn AnyGame>, ParseError> {
    no_parameters(parameters, example)?;
    let name = match game {
        Colouring::Col => "col",
        Colouring::Snort => "snort",
        Colouring::Fjords => "fjords",
    };
    // A graph without vertices has no edges to write.
    let known =
        CheckedGame::printed_whole(name).where_it_reads(|tints: &Tints| tints.graph.vertex_count() > 0);
    Ok(Arc::new(Catalogued::new(game).with_own_tables().checked_as(known)))
}
