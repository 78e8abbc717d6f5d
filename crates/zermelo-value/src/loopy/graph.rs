//! Loopy games as they are given: positions with the options of both players, among them games whose value is known.
//! Which positions lie on common cycles, and whether alternating play can go on for ever.

use super::StopperId;
use zermelo_core::Player;

/// An option of a position.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum LoopyOption {
    /// A game whose canonical form is in the store.
    Value(StopperId),
    /// Another position of the graph, or the same.
    Node(u32),
}

/// Positions with their options, each by its index.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct LoopyGraph {
    /// The options of Left and of Right of every position.
    pub nodes: Vec<[Vec<LoopyOption>; 2]>,
}

impl LoopyGraph {
    /// A graph without positions.
    pub const fn new() -> Self {
        Self { nodes: Vec::new() }
    }

    /// Adds a position without options, and gives its index.
    pub fn add(&mut self) -> u32 {
        self.nodes.push(Default::default());
        self.nodes.len() as u32 - 1
    }

    /// Adds an option. O(1).
    pub fn add_option(&mut self, node: u32, player: Player, option: LoopyOption) {
        self.nodes[node as usize][player.index()].push(option);
    }

    /// The games with a canonical form that are options somewhere, each once.
    pub(super) fn stoppers(&self) -> Vec<StopperId> {
        let mut stoppers: Vec<StopperId> = Vec::new();
        for option in self.nodes.iter().flatten().flatten() {
            if let LoopyOption::Value(stopper) = option
                && !stoppers.contains(stopper)
            {
                stoppers.push(*stopper);
            }
        }
        stoppers
    }

    /// The positions that a position leads to directly, of both players.
    fn successors(&self, node: u32) -> impl Iterator<Item = u32> {
        self.nodes[node as usize].iter().flatten().filter_map(|option| match option {
            LoopyOption::Node(next) => Some(*next),
            LoopyOption::Value(_) => None,
        })
    }

    /// The strongly connected components, each behind those that it leads to (Tarjan). O(positions and options).
    pub(super) fn components(&self) -> Vec<Vec<u32>> {
        let successors: Vec<Vec<u32>> =
            (0..self.nodes.len() as u32).map(|node| self.successors(node).collect()).collect();
        components(&successors)
    }

    /// Whether all positions are stoppers: no play in which the players alternate goes on for ever. O(positions and options).
    pub fn is_of_stoppers(&self) -> bool {
        let all: Vec<u32> = (0..self.nodes.len() as u32).collect();
        !self.alternates_for_ever(&all, |_| true)
    }

    /// Whether some position among `nodes` starts an alternating play that goes on for ever among them; `is_inside` says
    /// which they are.
    pub(super) fn alternates_for_ever(&self, nodes: &[u32], is_inside: impl Fn(u32) -> bool) -> bool {
        let mut places = rustc_hash::FxHashMap::default();
        for (at, &node) in nodes.iter().enumerate() {
            places.insert(node, at as u32);
        }
        // The states are positions with who moves.
        let mut successors = vec![Vec::new(); 2 * nodes.len()];
        for (at, &node) in nodes.iter().enumerate() {
            for player in Player::BOTH {
                for option in &self.nodes[node as usize][player.index()] {
                    if let LoopyOption::Node(next) = option
                        && is_inside(*next)
                        && let Some(place) = places.get(next)
                    {
                        successors[2 * at + player.index()]
                            .push(2 * place + player.opponent().index() as u32);
                    }
                }
            }
        }
        // No state leads to itself directly, so a cycle is a component of several.
        components(&successors).iter().any(|component| component.len() > 1)
    }
}

/// Tarjan's algorithm on an explicit stack.
pub(super) fn components(successors: &[Vec<u32>]) -> Vec<Vec<u32>> {
    const UNSEEN: u32 = u32::MAX;
    let count = successors.len();
    let mut order = vec![UNSEEN; count];
    let mut low = vec![0; count];
    let mut is_waiting = vec![false; count];
    let (mut waiting, mut path) = (Vec::new(), Vec::<(u32, u32)>::new());
    let (mut next_order, mut found) = (0, Vec::new());
    for start in 0..count as u32 {
        if order[start as usize] != UNSEEN {
            continue;
        }
        path.push((start, 0));
        while let Some(&mut (node, ref mut at)) = path.last_mut() {
            let here = node as usize;
            if *at == 0 {
                order[here] = next_order;
                low[here] = next_order;
                next_order += 1;
                waiting.push(node);
                is_waiting[here] = true;
            }
            if let Some(&next) = successors[here].get(*at as usize) {
                *at += 1;
                match order[next as usize] {
                    UNSEEN => path.push((next, 0)),
                    seen if is_waiting[next as usize] => low[here] = low[here].min(seen),
                    _ => {}
                }
                continue;
            }
            path.pop();
            if let Some(&(above, _)) = path.last() {
                low[above as usize] = low[above as usize].min(low[here]);
            }
            if low[here] == order[here] {
                let mut component = Vec::new();
                while let Some(member) = waiting.pop() {
                    is_waiting[member as usize] = false;
                    component.push(member);
                    if member == node {
                        break;
                    }
                }
                found.push(component);
            }
        }
    }
    found
}
