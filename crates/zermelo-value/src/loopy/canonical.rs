//! From a graph to canonical stoppers: component by component, those first that the others lead to. A component in which
//! alternating play ends is reduced, fused and written to the store. One in which it may go on for ever is reduced to its
//! onside; where that leaves a stopper, the two are compared, and only what is equal counts.

use super::fuse::{classes, classes_within, is_laid_out};
use super::landmarks::{LEAST_SETTLED, MOST_SETTLED};
use super::reduce::Reduction;
use super::store::Part;
use super::survival::Product;
use super::{LoopyGraph, LoopyOption, StopperId};
use crate::{Algebra, ValueError, ValueId};
use rustc_hash::FxHashMap;
use zermelo_core::Arrange;
use zermelo_core::Player;

/// The onsides of the positions of a graph.
pub(super) struct Onsides {
    /// The graph with the options that are stoppers as values. Positions whose onside is not a stopper that could be found
    /// have the options that are left of them.
    pub(super) graph: LoopyGraph,
    /// The onsides that are stoppers.
    pub(super) values: Vec<Option<StopperId>>,
    /// Whether there was a position that is not a stopper, so that the offsides may differ.
    pub(super) is_biased: bool,
}

impl Algebra<'_> {
    /// The options of a stopper in canonical form.
    pub fn stopper_options(&self, id: StopperId, player: Player) -> Result<Vec<StopperId>, ValueError> {
        match id {
            StopperId::Short(id) => Ok(self.options(id, player)?.into_iter().map(StopperId::Short).collect()),
            StopperId::Loopy(place) => Ok(self.store.loopy.options(place)[player.index()].clone()),
        }
    }

    /// The canonical stopper with these options.
    pub fn stopper(&mut self, left: &[StopperId], right: &[StopperId]) -> Result<StopperId, ValueError> {
        let mut graph = LoopyGraph::new();
        let node = graph.add();
        for (player, list) in [(Player::Left, left), (Player::Right, right)] {
            for &id in list {
                graph.add_option(node, player, LoopyOption::Value(id));
            }
        }
        let onsides = self.onsides(&graph)?;
        onsides.values[0].ok_or(ValueError::Domain("the game is not a stopper"))
    }

    /// The onsides of all positions of a graph; for stoppers their values.
    ///
    /// O(n² d) time and O(n²) memory for a component of n positions with d options each and what it leads to; for
    /// components that are no stoppers a few times as much.
    pub(super) fn onsides(&mut self, graph: &LoopyGraph) -> Result<Onsides, ValueError> {
        let mut onsides =
            Onsides { graph: graph.clone(), values: vec![None; graph.nodes.len()], is_biased: false };
        let mut waiting: Vec<Component> = graph.components().into_iter().rev().map(Component::new).collect();
        while let Some(component) = waiting.pop() {
            self.step()?;
            let nodes = &component.nodes;
            onsides.substitute(nodes);
            if let &[node] = &nodes[..]
                && let Some(value) = self.short_value(&onsides.graph.nodes[node as usize])?
            {
                onsides.values[node as usize] = Some(value);
            } else if !self.component_onsides(&mut onsides, &component)? {
                let parts = onsides.parts_left(nodes).into_iter();
                waiting.extend(parts.map(|nodes| Component { nodes, is_compared: true }));
            }
        }
        Ok(onsides)
    }

    /// The value of a position all of whose options are short games.
    fn short_value(&mut self, sides: &[Vec<LoopyOption>; 2]) -> Result<Option<StopperId>, ValueError> {
        let short = |option: &LoopyOption| match option {
            LoopyOption::Value(StopperId::Short(id)) => Some(*id),
            _ => None,
        };
        let all = |list: &Vec<LoopyOption>| list.iter().map(short).collect::<Option<Vec<ValueId>>>();
        let (Some(left), Some(right)) = (all(&sides[0]), all(&sides[1])) else { return Ok(None) };
        self.game(&left, &right).map(|id| Some(StopperId::Short(id)))
    }

    /// Finds the onsides of a component. Of a large one only those of the positions that are worth a landmark, where there
    /// are any: then what is left is smaller, and the answer is false.
    fn component_onsides(
        &mut self,
        onsides: &mut Onsides,
        component: &Component,
    ) -> Result<bool, ValueError> {
        let Component { nodes: component, is_compared } = component;
        let members = onsides.unresolved_followers(component.clone());
        let (given, places) = fused(onsides.graph.part(&members));
        let is_stopper = !given.alternates();
        onsides.is_biased |= !is_stopper;
        let is_alone = members.len() == component.len();
        if !is_compared && is_alone && (LEAST_SETTLED..=MOST_SETTLED).contains(&given.nodes.len()) {
            let worth = self.landmarks_of(&given, !is_stopper)?;
            for (&place, &node) in places.iter().zip(component) {
                onsides.values[node as usize] = worth[place as usize];
            }
            if worth.iter().any(Option::is_some) {
                return Ok(false);
            }
        }
        if given.nodes.len() > MOST_CYCLIC {
            return Err(ValueError::TooLarge(
                "more than 12 000 positions lie on common cycles, and all pairs of them would be looked at",
            ));
        }
        let reduced = Reduction::of(&given, is_stopper, self)?;
        let mut found = self.intern_reduced(reduced)?;
        if !is_stopper && !self.is_onside_of(&given, &found)? {
            found = self.reduced_step_by_step(&given)?;
        }
        let mut member_of = vec![0; given.nodes.len()];
        for (&place, &member) in places.iter().zip(&members) {
            member_of[place as usize] = member;
        }
        let image = |option: &LoopyOption| match option {
            LoopyOption::Value(_) => *option,
            LoopyOption::Node(next) => LoopyOption::Node(member_of[*next as usize]),
        };
        for (&place, &node) in places.iter().zip(component) {
            onsides.values[node as usize] = found.values[place as usize];
            onsides.graph.nodes[node as usize] =
                found.graph.nodes[place as usize].each_ref().map(|list| list.iter().map(image).collect());
        }
        Ok(true)
    }

    /// The onsides where not everything that is dominated or reversible may go at once: one change at a time, each of them
    /// checked. Large graphs stay as they are.
    fn reduced_step_by_step(&mut self, given: &LoopyGraph) -> Result<Onsides, ValueError> {
        let unchanged = |graph: LoopyGraph| {
            let values = vec![None; graph.nodes.len()];
            Onsides { graph, values, is_biased: true }
        };
        let mut current = given.clone();
        let mut has_changed = given.nodes.len() <= MOST_STEPWISE;
        while has_changed {
            has_changed = false;
            let mut done = None;
            for (node, player, list) in Reduction::single_changes(&current, self)? {
                // A list that was changed is looked at again in the next round.
                if done == Some((node, player)) {
                    continue;
                }
                let mut next = current.clone();
                next.nodes[node as usize][player.index()] = list;
                let next = unchanged(next);
                if self.is_onside_of(given, &next)? {
                    current = next.graph;
                    has_changed = true;
                    done = Some((node, player));
                }
            }
        }
        let found = self.intern_reduced(current)?;
        Ok(if self.is_onside_of(given, &found)? { found } else { unchanged(given.clone()) })
    }

    /// Whether every position of `given` has the onside that was found for it.
    fn is_onside_of(&mut self, given: &LoopyGraph, found: &Onsides) -> Result<bool, ValueError> {
        let count = given.nodes.len() as u32;
        let mut both = given.clone();
        both.append(&found.graph);
        let beside: Vec<StopperId> = found.values.iter().flatten().copied().collect();
        let mut product = Product::with(&both, &beside, true, self)?;
        for node in 0..count {
            let image = match found.values[node as usize] {
                Some(id) => product.place(LoopyOption::Value(id)),
                None => node + count,
            };
            if !product.is_equal(node, image, self)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// The ids of the positions of a reduced graph; none for those from which alternating play may go on for ever.
    pub(super) fn intern_reduced(&mut self, reduced: LoopyGraph) -> Result<Onsides, ValueError> {
        let mut waiting = reduced.components();
        waiting.reverse();
        let values = vec![None; reduced.nodes.len()];
        let mut onsides = Onsides { graph: reduced, values, is_biased: false };
        while let Some(component) = waiting.pop() {
            self.step()?;
            onsides.substitute(&component);
            let members = onsides.unresolved_followers(component.clone());
            if members.len() > component.len() || onsides.graph.part(&members).alternates() {
                continue;
            }
            for (node, id) in self.intern_component(&onsides.graph, &component)? {
                onsides.values[node as usize] = Some(id);
            }
            // What is left when a part of a cycle was in the store already is looked at again.
            waiting.extend(onsides.parts_left(&component));
        }
        let all: Vec<u32> = (0..onsides.graph.nodes.len() as u32).collect();
        onsides.substitute(&all);
        Ok(onsides)
    }

    /// The ids of the positions of a component of a reduced graph, or of some of them.
    fn intern_component(
        &mut self,
        graph: &LoopyGraph,
        component: &[u32],
    ) -> Result<Vec<(u32, StopperId)>, ValueError> {
        if let &[node] = component {
            let sides = &graph.nodes[node as usize];
            if let Some(value) = self.short_value(sides)? {
                return Ok(vec![(node, value)]);
            }
        }
        let layout = Layout::of(self, graph, component)?;
        let classes = classes(&layout.positions);
        let stored: FxHashMap<u32, StopperId> = (component.len()..classes.len())
            .map(|at| (classes[at], layout.stored[at - component.len()]))
            .collect();
        let mut found = Vec::new();
        for (at, &node) in component.iter().enumerate() {
            if let Some(&id) = stored.get(&classes[at]) {
                found.push((node, id));
            }
        }
        if !found.is_empty() {
            return Ok(found);
        }
        let mut ranked: Vec<(u32, usize)> = (0..component.len()).map(|at| (classes[at], at)).collect();
        ranked.arrange();
        ranked.dedup_by_key(|(class, _)| *class);
        let rank_of: FxHashMap<u32, u32> =
            ranked.iter().enumerate().map(|(rank, &(class, _))| (class, rank as u32)).collect();
        let mut places = FxHashMap::default();
        for (at, &node) in component.iter().enumerate() {
            places.insert(node, rank_of[&classes[at]]);
        }
        let part = |option: &LoopyOption| match option {
            LoopyOption::Value(id) => Part::Stored(*id),
            LoopyOption::Node(node) => Part::Own(places[node]),
        };
        let side = |list: &Vec<LoopyOption>| {
            let mut list: Vec<Part> = list.iter().map(part).collect();
            list.arrange();
            list.dedup();
            list
        };
        let encoding =
            ranked.iter().map(|&(_, at)| graph.nodes[component[at] as usize].each_ref().map(side)).collect();
        let base = self.store.loopy.intern(encoding).ok_or(ValueError::Full)?;
        self.watch_memory()?;
        Ok(component.iter().map(|node| (*node, StopperId::Loopy(base + places[node]))).collect())
    }
}

/// Positions on common cycles, at most: the order looks at all pairs of them.
const MOST_CYCLIC: usize = 12_000;
/// Positions of a component that is simplified one change at a time, at most.
const MOST_STEPWISE: usize = 40;
/// Rounds of fusion before anything is compared; it only saves time.
const MOST_ROUNDS: usize = 64;

/// A graph with the positions that no sequence of moves tells apart made one, and where each of the given ones went.
fn fused(graph: LoopyGraph) -> (LoopyGraph, Vec<u32>) {
    let part = |option: &LoopyOption| match option {
        LoopyOption::Value(id) => Part::Stored(*id),
        LoopyOption::Node(node) => Part::Own(*node),
    };
    let side = |list: &Vec<LoopyOption>| list.iter().map(part).collect::<Vec<_>>();
    let positions: Vec<[Vec<Part>; 2]> = graph.nodes.iter().map(|sides| sides.each_ref().map(side)).collect();
    let identity = (0..graph.nodes.len() as u32).collect();
    let Some(classes) = classes_within(&positions, MOST_ROUNDS) else { return (graph, identity) };
    let count = classes.iter().max().map_or(0, |&last| last as usize + 1);
    if count == graph.nodes.len() {
        return (graph, identity);
    }
    let image = |option: &LoopyOption| match option {
        LoopyOption::Value(_) => *option,
        LoopyOption::Node(node) => LoopyOption::Node(classes[*node as usize]),
    };
    let mut nodes = vec![Default::default(); count];
    for (sides, &class) in graph.nodes.iter().zip(&classes) {
        nodes[class as usize] = sides.each_ref().map(|list: &Vec<LoopyOption>| {
            let mut list: Vec<_> = list.iter().map(image).collect();
            list.arrange();
            list.dedup();
            list
        });
    }
    (LoopyGraph { nodes }, classes)
}

/// Positions on common cycles that wait for their values.
struct Component {
    nodes: Vec<u32>,
    /// Whether they have been compared with the landmarks.
    is_compared: bool,
}

impl Component {
    const fn new(nodes: Vec<u32>) -> Self {
        Self { nodes, is_compared: false }
    }
}

impl Onsides {
    /// What is left of a component when the values of some positions are known: its own components, the last one first.
    fn parts_left(&mut self, component: &[u32]) -> Vec<Vec<u32>> {
        let rest: Vec<u32> =
            component.iter().copied().filter(|&node| self.values[node as usize].is_none()).collect();
        self.substitute(&rest);
        let parts = self.graph.part_within(&rest).components().into_iter().rev();
        parts.map(|part| part.into_iter().map(|at| rest[at as usize]).collect()).collect()
    }

    /// Puts the values that are known in place of the options of some positions.
    fn substitute(&mut self, nodes: &[u32]) {
        for &node in nodes {
            for list in &mut self.graph.nodes[node as usize] {
                for option in list.iter_mut() {
                    if let LoopyOption::Node(next) = option
                        && let Some(id) = self.values[*next as usize]
                    {
                        *option = LoopyOption::Value(id);
                    }
                }
                list.arrange();
                list.dedup();
            }
        }
    }

    /// A component with the positions that it leads to and whose onsides are no stoppers, behind it.
    fn unresolved_followers(&self, component: Vec<u32>) -> Vec<u32> {
        let mut is_seen: rustc_hash::FxHashSet<u32> = component.iter().copied().collect();
        let mut members = component;
        let mut at = 0;
        while at < members.len() {
            for option in self.graph.nodes[members[at] as usize].iter().flatten() {
                if let LoopyOption::Node(next) = option
                    && is_seen.insert(*next)
                {
                    members.push(*next);
                }
            }
            at += 1;
        }
        members
    }
}

/// Where each position stands among some.
fn places_of(members: &[u32]) -> FxHashMap<u32, u32> {
    members.iter().enumerate().map(|(at, &node)| (node, at as u32)).collect()
}

impl LoopyGraph {
    /// The graph of some positions that lead to no others, numbered in their order.
    pub(super) fn part(&self, members: &[u32]) -> Self {
        let places = places_of(members);
        self.images(members, |option| {
            Some(match option {
                LoopyOption::Node(node) => LoopyOption::Node(places[node]),
                LoopyOption::Value(_) => *option,
            })
        })
    }

    /// The graph of some positions with the options among them alone.
    fn part_within(&self, members: &[u32]) -> Self {
        let places = places_of(members);
        self.images(members, |option| match option {
            LoopyOption::Node(node) => places.get(node).copied().map(LoopyOption::Node),
            LoopyOption::Value(_) => None,
        })
    }

    /// Some positions with what becomes of their options.
    fn images(&self, members: &[u32], image: impl Fn(&LoopyOption) -> Option<LoopyOption>) -> Self {
        let side = |list: &Vec<LoopyOption>| list.iter().filter_map(&image).collect();
        let node = |&node: &u32| self.nodes[node as usize].each_ref().map(side);
        Self { nodes: members.iter().map(node).collect() }
    }

    /// Adds the positions of another graph behind those of this one; gives the index of the first.
    pub(super) fn append(&mut self, other: &Self) -> u32 {
        let base = self.nodes.len() as u32;
        let image = |option: &LoopyOption| match option {
            LoopyOption::Node(node) => LoopyOption::Node(base + node),
            LoopyOption::Value(_) => *option,
        };
        let node =
            |sides: &[Vec<LoopyOption>; 2]| sides.each_ref().map(|list| list.iter().map(image).collect());
        self.nodes.extend(other.nodes.iter().map(node));
        base
    }

    /// Whether some alternating play goes on for ever.
    pub(super) fn alternates(&self) -> bool {
        let all: Vec<u32> = (0..self.nodes.len() as u32).collect();
        self.alternates_for_ever(&all, |_| true)
    }
}

/// A component with the stoppers with cycles that it leads to, laid out position by position.
struct Layout {
    positions: Vec<[Vec<Part>; 2]>,
    /// The stoppers behind the component.
    stored: Vec<StopperId>,
}

impl Layout {
    fn of(algebra: &Algebra, graph: &LoopyGraph, component: &[u32]) -> Result<Self, ValueError> {
        let mut nodes = FxHashMap::default();
        for (at, &node) in component.iter().enumerate() {
            nodes.insert(node, at as u32);
        }
        let (mut stored, mut places) = (Vec::new(), FxHashMap::default());
        let first = component.len() as u32;
        let mut lay_out = |id: StopperId, stored: &mut Vec<StopperId>| {
            if !is_laid_out(id) {
                return Part::Stored(id);
            }
            Part::Own(*places.entry(id).or_insert_with(|| {
                stored.push(id);
                first + stored.len() as u32 - 1
            }))
        };
        let mut positions = Vec::new();
        for &node in component {
            let mut side = |list: &Vec<LoopyOption>| {
                let part = |option: &LoopyOption| match option {
                    LoopyOption::Value(id) => lay_out(*id, &mut stored),
                    LoopyOption::Node(node) => Part::Own(nodes[node]),
                };
                list.iter().map(part).collect::<Vec<_>>()
            };
            let [left, right] = &graph.nodes[node as usize];
            positions.push([side(left), side(right)]);
        }
        let mut at = 0;
        while let Some(&id) = stored.get(at) {
            algebra.step()?;
            let mut sides = [Vec::new(), Vec::new()];
            for player in Player::BOTH {
                for option in algebra.stopper_options(id, player)? {
                    sides[player.index()].push(lay_out(option, &mut stored));
                }
            }
            positions.push(sides);
            at += 1;
        }
        Ok(Self { positions, stored })
    }
}
