//! Dominated options removed and reversible ones bypassed, at all positions of a graph together, by the order of its
//! positions as they were given: the values stay the same all along, so that order is found once.
//!
//! For stoppers that is a canonical form but for fusion (Siegel, VI.2). For the onside of another game, Right's options go
//! first: a chain of reversals that never ends is worth nothing to Right, as a draw is Left's. What comes out is checked
//! against what went in by whoever asks.

use super::survival::{Place, Product};
use super::{LoopyGraph, LoopyOption};
use crate::{Algebra, ValueError};
use rustc_hash::FxHashMap;
use zermelo_core::Arrange;
use zermelo_core::Player;

/// A graph that is being reduced.
pub(super) struct Reduction {
    product: Product,
    options: Vec<[Vec<Place>; 2]>,
    is_stopper: bool,
}

/// How far a chain of reversals has been followed from an option.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Followed {
    Open,
    Done,
}

impl Reduction {
    /// Reduces a graph: one of stoppers, or else to the onside.
    pub(super) fn of(
        graph: &LoopyGraph,
        is_stopper: bool,
        algebra: &mut Algebra,
    ) -> Result<LoopyGraph, ValueError> {
        let mut reduction = Self::start(graph, is_stopper, algebra)?;
        while reduction.round(algebra)? {}
        Ok(reduction.finish())
    }

    fn start(graph: &LoopyGraph, is_stopper: bool, algebra: &mut Algebra) -> Result<Self, ValueError> {
        let mut product = Product::new(graph, !is_stopper, algebra)?;
        let mut options = Vec::with_capacity(graph.nodes.len());
        for node in 0..graph.nodes.len() as Place {
            let mut sides = [Vec::new(), Vec::new()];
            for player in Player::BOTH {
                sides[player.index()] = product.options(node, player, algebra)?.to_vec();
            }
            options.push(sides);
        }
        Ok(Self { product, options, is_stopper })
    }

    /// The changes that may be made towards the onside, each by itself: a position, a player and the options that are left.
    /// Right's come first.
    pub(super) fn single_changes(
        graph: &LoopyGraph,
        algebra: &mut Algebra,
    ) -> Result<Vec<(u32, Player, Vec<LoopyOption>)>, ValueError> {
        let mut reduction = Self::start(graph, false, algebra)?;
        let mut changes = Vec::new();
        for player in [Player::Right, Player::Left] {
            for node in 0..graph.nodes.len() as Place {
                let given = reduction.options[node as usize][player.index()].clone();
                let bypassed = reduction.bypass(node, player, algebra)?;
                if bypassed != given {
                    changes.push((node, player, reduction.image(&bypassed)));
                }
                for &option in &given {
                    let mut is_dominated = false;
                    for &other in &given {
                        is_dominated |=
                            other != option && reduction.is_as_good(other, option, player, algebra)?;
                    }
                    if is_dominated {
                        let rest: Vec<Place> =
                            given.iter().copied().filter(|&other| other != option).collect();
                        changes.push((node, player, reduction.image(&rest)));
                    }
                }
            }
        }
        Ok(changes)
    }

    fn image(&self, list: &[Place]) -> Vec<LoopyOption> {
        let mut list: Vec<_> = list.iter().map(|&place| self.product.option_at(place)).collect();
        list.arrange();
        list
    }

    fn finish(self) -> LoopyGraph {
        let nodes = self.options.iter().map(|[left, right]| [self.image(left), self.image(right)]);
        LoopyGraph { nodes: nodes.collect() }
    }

    /// Goes through all positions; says whether anything changed.
    fn round(&mut self, algebra: &mut Algebra) -> Result<bool, ValueError> {
        let mut has_changed = false;
        for player in [Player::Right, Player::Left] {
            for node in 0..self.options.len() as Place {
                algebra.step()?;
                let old = std::mem::take(&mut self.options[node as usize][player.index()]);
                self.options[node as usize][player.index()].clone_from(&old);
                let mut list = self.bypass(node, player, algebra)?;
                self.remove_dominated(&mut list, player, algebra)?;
                list.arrange();
                if list != old {
                    has_changed = true;
                    self.options[node as usize][player.index()] = list;
                }
            }
        }
        Ok(has_changed)
    }

    fn options(&mut self, place: Place, player: Player, algebra: &Algebra) -> Result<Vec<Place>, ValueError> {
        match self.options.get(place as usize) {
            Some(sides) => Ok(sides[player.index()].clone()),
            None => Ok(self.product.options(place, player, algebra)?.to_vec()),
        }
    }

    /// The options of a node with reversible ones replaced by those behind them. Chains end in stoppers; else a chain of
    /// Left's that comes back to itself is left as it is, one of Right's has no end that could be reached.
    fn bypass(
        &mut self,
        node: Place,
        player: Player,
        algebra: &mut Algebra,
    ) -> Result<Vec<Place>, ValueError> {
        let mut kept = Vec::new();
        let mut followed: FxHashMap<Place, Followed> = FxHashMap::default();
        let mut stack: Vec<(Place, bool)> =
            self.options[node as usize][player.index()].iter().rev().map(|&option| (option, false)).collect();
        while let Some((option, is_left)) = stack.pop() {
            if is_left {
                followed.insert(option, Followed::Done);
                continue;
            }
            match followed.get(&option) {
                Some(Followed::Open) if !self.is_stopper && player == Player::Left => {
                    kept.push(option);
                    continue;
                }
                Some(_) => continue,
                None => {}
            }
            followed.insert(option, Followed::Open);
            stack.push((option, true));
            match self.reversing_answer(node, option, player, algebra)? {
                None => kept.push(option),
                Some(answer) => {
                    let behind = self.options(answer, player, algebra)?;
                    stack.extend(behind.into_iter().rev().map(|option| (option, false)));
                }
            }
        }
        kept.arrange();
        kept.dedup();
        Ok(kept)
    }

    /// The opponent's answer to an option that is at least as good for the opponent as the node.
    fn reversing_answer(
        &mut self,
        node: Place,
        option: Place,
        player: Player,
        algebra: &mut Algebra,
    ) -> Result<Option<Place>, ValueError> {
        for answer in self.options(option, player.opponent(), algebra)? {
            if self.is_as_good(node, answer, player, algebra)? {
                return Ok(Some(answer));
            }
        }
        Ok(None)
    }

    /// Whether `better` is at least as good for the player as `worse`.
    fn is_as_good(
        &mut self,
        better: Place,
        worse: Place,
        player: Player,
        algebra: &mut Algebra,
    ) -> Result<bool, ValueError> {
        match player {
            Player::Left => self.product.is_at_least(better, worse, algebra),
            Player::Right => self.product.is_at_least(worse, better, algebra),
        }
    }

    /// Removes the options that another is at least as good as; of equal ones a value of the store stays, else the first.
    fn remove_dominated(
        &mut self,
        list: &mut Vec<Place>,
        player: Player,
        algebra: &mut Algebra,
    ) -> Result<(), ValueError> {
        list.arrange_by_key(|&place| (self.product.value(place).is_none(), place));
        let mut kept: Vec<Place> = Vec::with_capacity(list.len());
        'candidates: for &candidate in &*list {
            let mut at = 0;
            while let Some(&other) = kept.get(at) {
                if self.is_as_good(other, candidate, player, algebra)? {
                    continue 'candidates;
                }
                if self.is_as_good(candidate, other, player, algebra)? {
                    kept.swap_remove(at);
                } else {
                    at += 1;
                }
            }
            kept.push(candidate);
        }
        *list = kept;
        Ok(())
    }
}
