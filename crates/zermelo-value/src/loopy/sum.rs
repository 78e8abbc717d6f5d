//! Sums, negatives and ordinal sums of stoppers and of sides, as graphs of pairs of positions.

use super::sides::{LooseSide, Side};
use super::{LoopyGraph, LoopyOption, StopperId};
use crate::{Algebra, ValueError};
use rustc_hash::FxHashMap;
use std::sync::Arc;
use zermelo_core::Player;

/// A graph of pairs of positions.
struct Pairs {
    graph: LoopyGraph,
    /// The pair of each node.
    of_nodes: Vec<(LoopyOption, LoopyOption)>,
    /// Whether a sum that was known has two sides.
    has_sides: bool,
}

/// Pairs with their nodes while a graph is made.
#[derive(Default)]
struct Builder {
    graph: LoopyGraph,
    nodes: FxHashMap<(LoopyOption, LoopyOption), u32>,
    pairs: Vec<(LoopyOption, LoopyOption)>,
    has_sides: bool,
}

impl Builder {
    fn node(&mut self, pair: (LoopyOption, LoopyOption)) -> LoopyOption {
        let next = self.pairs.len() as u32;
        let node = *self.nodes.entry(pair).or_insert(next);
        if node == next {
            self.graph.add();
            self.pairs.push(pair);
        }
        LoopyOption::Node(node)
    }
}

impl Algebra<'_> {
    /// −G.
    pub fn stopper_negative(&mut self, id: StopperId) -> Result<StopperId, ValueError> {
        let place = match id {
            StopperId::Short(id) => return self.negative(id).map(StopperId::Short),
            StopperId::Loopy(place) => place,
        };
        if let Some(known) = self.store.loopy.negative(place) {
            return Ok(known);
        }
        // The negative of a canonical form is one, so nothing is reduced.
        let mut places = FxHashMap::from_iter([(id, 0)]);
        let mut followers = vec![id];
        let mut graph = LoopyGraph::new();
        graph.add();
        let mut at = 0;
        while let Some(&follower) = followers.get(at) {
            self.step()?;
            for player in Player::BOTH {
                for option in self.stopper_options(follower, player)? {
                    let negative = match option {
                        StopperId::Short(_) => LoopyOption::Value(self.stopper_negative(option)?),
                        StopperId::Loopy(place) => match self.store.loopy.negative(place) {
                            Some(known) => LoopyOption::Value(known),
                            None => LoopyOption::Node(*places.entry(option).or_insert_with(|| {
                                followers.push(option);
                                graph.add()
                            })),
                        },
                    };
                    graph.add_option(at as u32, player.opponent(), negative);
                }
            }
            at += 1;
        }
        let found = self.intern_reduced(graph)?;
        for (&follower, negative) in followers.iter().zip(&found.values) {
            let negative = negative.ok_or(ValueError::Domain("the game is not a stopper"))?;
            self.store.loopy.set_negatives(follower, negative);
        }
        self.stopper_negative(id)
    }

    /// The onside of the sum of two stoppers, which is all of it where the sum is a stopper.
    pub(super) fn sum_of_onsides(&mut self, a: &Side, b: &Side) -> Result<(Side, bool), ValueError> {
        let pairs = self.sum_pairs(a, b)?;
        let Pairs { graph, of_nodes, has_sides } = match pairs {
            Ok([onside, offside]) => return Ok((Side::Stopper(onside), onside != offside)),
            Err(pairs) => pairs,
        };
        let mut onsides = self.onsides(&graph)?;
        onsides.is_biased |= has_sides;
        if !onsides.is_biased {
            for (pair, value) in of_nodes.iter().zip(&onsides.values) {
                if let (&(LoopyOption::Value(a), LoopyOption::Value(b)), &Some(value)) = (pair, value) {
                    self.store.loopy.remember_sum(a, b, [value; 2]);
                }
            }
        }
        let is_biased = onsides.is_biased;
        Ok((Side::of(&onsides, 0), is_biased))
    }

    /// The sum of two stoppers where it is known: two short games, what was added up before.
    pub(super) fn known_stopper_sum(
        &mut self,
        a: StopperId,
        b: StopperId,
    ) -> Result<Option<[StopperId; 2]>, ValueError> {
        if let (StopperId::Short(a), StopperId::Short(b)) = (a, b) {
            return self.sum(a, b).map(|sum| Some([StopperId::Short(sum); 2]));
        }
        for (a, b) in [(a, b), (b, a)] {
            if a == StopperId::ZERO {
                return Ok(Some([b; 2]));
            }
        }
        Ok(self.store.loopy.known_sum(a, b))
    }

    /// The pairs of positions of a sum, from the two as they are; the sides where they are known.
    fn sum_pairs(&mut self, a: &Side, b: &Side) -> Result<Result<[StopperId; 2], Pairs>, ValueError> {
        let (empty, roots) = (LoopyGraph::new(), (a.root(), b.root()));
        let graphs = [a.graph().unwrap_or(&empty), b.graph().unwrap_or(&empty)];
        if let (LoopyOption::Value(a), LoopyOption::Value(b)) = roots
            && let Some(sides) = self.known_stopper_sum(a, b)?
        {
            return Ok(Ok(sides));
        }
        let mut builder = Builder::default();
        builder.node(roots);
        let mut at = 0;
        while let Some(&(a, b)) = builder.pairs.get(at) {
            self.step()?;
            if at % 4096 == 4095 {
                self.watch_scratch_memory(at as u64 * 200)?;
            }
            for player in Player::BOTH {
                for (moved, other, graph, is_second) in [(a, b, graphs[0], false), (b, a, graphs[1], true)] {
                    if self.is_number_beside_loopy(moved, other) {
                        continue;
                    }
                    for option in self.options_in(graph, moved, player)? {
                        let pair = if is_second { (other, option) } else { (option, other) };
                        let sum = self.pair_option(&mut builder, pair)?;
                        builder.graph.add_option(at as u32, player, sum);
                    }
                }
            }
            at += 1;
        }
        Ok(Err(Pairs { graph: builder.graph, of_nodes: builder.pairs, has_sides: builder.has_sides }))
    }

    /// Nobody moves in a number beside a stopper that is none (number translation, Siegel, VI.2).
    fn is_number_beside_loopy(&self, moved: LoopyOption, other: LoopyOption) -> bool {
        match (moved, other) {
            (LoopyOption::Value(StopperId::Short(id)), LoopyOption::Value(StopperId::Loopy(_))) => {
                self.is_number(id)
            }
            _ => false,
        }
    }

    fn pair_option(
        &mut self,
        builder: &mut Builder,
        pair: (LoopyOption, LoopyOption),
    ) -> Result<LoopyOption, ValueError> {
        if let (LoopyOption::Value(a), LoopyOption::Value(b)) = pair
            && let Some([onside, offside]) = self.known_stopper_sum(a, b)?
        {
            builder.has_sides |= onside != offside;
            return Ok(LoopyOption::Value(onside));
        }
        Ok(builder.node(pair))
    }

    /// The options of a position of a graph, or of a value.
    pub(super) fn options_in(
        &self,
        graph: &LoopyGraph,
        position: LoopyOption,
        player: Player,
    ) -> Result<Vec<LoopyOption>, ValueError> {
        match position {
            LoopyOption::Node(node) => Ok(graph.nodes[node as usize][player.index()].clone()),
            LoopyOption::Value(id) => {
                Ok(self.stopper_options(id, player)?.into_iter().map(LoopyOption::Value).collect())
            }
        }
    }

    /// G:H: a move in the base G annihilates the subordinate H.
    pub(super) fn ordinal_sum_of_sides(
        &mut self,
        base: &Side,
        subordinate: &Side,
    ) -> Result<(LoopyGraph, u32), ValueError> {
        let graph = base.graph().cloned().unwrap_or_default();
        self.ordinal_sum_in(graph, base.root(), subordinate)
    }

    /// G:H in the graph of the base G.
    pub(super) fn ordinal_sum_in(
        &mut self,
        mut graph: LoopyGraph,
        base: LoopyOption,
        subordinate: &Side,
    ) -> Result<(LoopyGraph, u32), ValueError> {
        let empty = LoopyGraph::new();
        let positions = subordinate.graph().unwrap_or(&empty);
        let mut nodes = FxHashMap::from_iter([(subordinate.root(), graph.add())]);
        let root = nodes[&subordinate.root()];
        let mut waiting = vec![subordinate.root()];
        while let Some(position) = waiting.pop() {
            self.step()?;
            let node = nodes[&position];
            for player in Player::BOTH {
                for option in self.options_in(&graph, base, player)? {
                    graph.add_option(node, player, option);
                }
                for option in self.options_in(positions, position, player)? {
                    let next = *nodes.entry(option).or_insert_with(|| {
                        waiting.push(option);
                        graph.add()
                    });
                    graph.add_option(node, player, LoopyOption::Node(next));
                }
            }
        }
        Ok((graph, root))
    }

    /// −G for a graph of which both sides are looked at.
    pub(super) fn negative_graph(&mut self, graph: &LoopyGraph) -> Result<LoopyGraph, ValueError> {
        let mut negative = LoopyGraph::new();
        for sides in &graph.nodes {
            let node = negative.add();
            for player in Player::BOTH {
                for option in &sides[player.index()] {
                    let image = match *option {
                        LoopyOption::Node(next) => LoopyOption::Node(next),
                        LoopyOption::Value(id) => LoopyOption::Value(self.stopper_negative(id)?),
                    };
                    negative.add_option(node, player.opponent(), image);
                }
            }
        }
        Ok(negative)
    }

    pub(super) fn side_negative(&mut self, side: &Side) -> Result<Side, ValueError> {
        match side {
            Side::Stopper(id) => self.stopper_negative(*id).map(Side::Stopper),
            Side::Loose(loose) => {
                let graph = self.negative_graph(&loose.graph)?;
                Ok(Side::Loose(Arc::new(LooseSide { graph, root: loose.root })))
            }
        }
    }
}
