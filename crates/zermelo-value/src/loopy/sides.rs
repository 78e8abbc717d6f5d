//! Any finite loopy game as its two sides: G = S & T.

use super::canonical::Onsides;
use super::survival::Product;
use super::{LoopyGraph, LoopyOption, StopperId};
use crate::{Algebra, ValueError, ValueId, WrittenForm};
use std::cmp::Ordering;
use std::sync::Arc;
use zermelo_core::{Ending, Outcome, Player};

/// The value of a finite loopy game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SidedValue {
    /// What the game is worth where a draw is as good as a win for Left.
    pub onside: Side,
    /// What it is worth where a draw is as good as a win for Right.
    pub offside: Side,
}

/// One side of a loopy game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Side {
    /// A stopper, in canonical form.
    Stopper(StopperId),
    /// A game that is not a stopper, and for which none was found.
    Loose(Arc<LooseSide>),
}

/// A side that is not a stopper: a position of a graph, simplified as far as that goes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LooseSide {
    /// The positions; their options that are stoppers stand for themselves.
    pub graph: LoopyGraph,
    /// The position.
    pub root: u32,
}

impl Side {
    pub(super) fn of(onsides: &Onsides, root: u32) -> Self {
        match onsides.values[root as usize] {
            Some(id) => Self::Stopper(id),
            None => {
                let (graph, root) = onsides.graph.followers_of(root);
                Self::Loose(Arc::new(LooseSide { graph, root }))
            }
        }
    }

    /// The stopper, where it is one.
    pub fn stopper(&self) -> Option<StopperId> {
        match self {
            Self::Stopper(id) => Some(*id),
            Self::Loose(_) => None,
        }
    }

    pub(super) fn graph(&self) -> Option<&LoopyGraph> {
        match self {
            Self::Stopper(_) => None,
            Self::Loose(loose) => Some(&loose.graph),
        }
    }

    pub(super) fn root(&self) -> LoopyOption {
        match self {
            Self::Stopper(id) => LoopyOption::Value(*id),
            Self::Loose(loose) => LoopyOption::Node(loose.root),
        }
    }

    /// The side as an option in a graph, to which its positions are added.
    pub(crate) fn place_in(&self, graph: &mut LoopyGraph) -> LoopyOption {
        match self {
            Self::Stopper(id) => LoopyOption::Value(*id),
            Self::Loose(loose) => {
                let base = graph.append(&loose.graph);
                LoopyOption::Node(base + loose.root)
            }
        }
    }
}

/// A side with the player whose draws in it are. Those of a stopper do not matter: play in it does not go on for ever.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct DrawnSide {
    pub(crate) side: Side,
    pub(crate) draws: Player,
}

/// What is compared of a game: its onside and its offside. A side by itself is both of its own.
pub(crate) type DrawnSides = [DrawnSide; 2];

impl From<&SidedValue> for DrawnSides {
    fn from(value: &SidedValue) -> Self {
        let [onside, offside] = [value.onside.clone(), value.offside.clone()];
        [DrawnSide { side: onside, draws: Player::Left }, DrawnSide { side: offside, draws: Player::Right }]
    }
}

impl From<StopperId> for SidedValue {
    fn from(id: StopperId) -> Self {
        Self { onside: Side::Stopper(id), offside: Side::Stopper(id) }
    }
}

impl From<ValueId> for SidedValue {
    fn from(id: ValueId) -> Self {
        StopperId::Short(id).into()
    }
}

impl SidedValue {
    /// The canonical stopper, where the game is equal to one.
    pub fn stopper(&self) -> Option<StopperId> {
        match (&self.onside, &self.offside) {
            (Side::Stopper(on), Side::Stopper(off)) if on == off => Some(*on),
            _ => None,
        }
    }

    /// The short game that it is equal to, where there is one.
    pub fn short(&self) -> Option<ValueId> {
        self.stopper().and_then(StopperId::short)
    }

    /// Both sides, where both are stoppers.
    pub fn stopper_sides(&self) -> Option<[StopperId; 2]> {
        Some([self.onside.stopper()?, self.offside.stopper()?])
    }
}

impl LoopyGraph {
    /// The positions that one leads to, with its index among them.
    fn followers_of(&self, root: u32) -> (Self, u32) {
        let mut members = vec![root];
        let mut is_seen = rustc_hash::FxHashSet::from_iter([root]);
        let mut at = 0;
        while at < members.len() {
            for option in self.nodes[members[at] as usize].iter().flatten() {
                if let LoopyOption::Node(next) = option
                    && is_seen.insert(*next)
                {
                    members.push(*next);
                }
            }
            at += 1;
        }
        (self.part(&members), 0)
    }
}

/// The stopper that an option stands for.
const fn value_of(option: LoopyOption) -> Option<StopperId> {
    match option {
        LoopyOption::Value(id) => Some(id),
        LoopyOption::Node(_) => None,
    }
}

/// The order of what is at least, or at most, something else.
const fn order_of(is_at_least: bool, is_at_most: bool) -> Option<Ordering> {
    match (is_at_least, is_at_most) {
        (true, true) => Some(Ordering::Equal),
        (true, false) => Some(Ordering::Greater),
        (false, true) => Some(Ordering::Less),
        (false, false) => None,
    }
}

impl Algebra<'_> {
    /// The value of a position of a graph. O(n² d) time for n positions with d options each, a few times that where play
    /// may go on for ever.
    pub fn sided_value(&mut self, graph: &LoopyGraph, root: u32) -> Result<SidedValue, ValueError> {
        Ok(self.sided_values(graph, &[root])?.remove(0))
    }

    /// The values of some positions of a graph.
    pub fn sided_values(&mut self, graph: &LoopyGraph, roots: &[u32]) -> Result<Vec<SidedValue>, ValueError> {
        let onsides = self.onsides(graph)?;
        let mut values = Vec::with_capacity(roots.len());
        if !onsides.is_biased {
            for &root in roots {
                let side = Side::of(&onsides, root);
                values.push(SidedValue { onside: side.clone(), offside: side });
            }
            return Ok(values);
        }
        let negative = self.negative_graph(graph)?;
        let offsides = self.onsides(&negative)?;
        for &root in roots {
            let offside = self.side_negative(&Side::of(&offsides, root))?;
            values.push(SidedValue { onside: Side::of(&onsides, root), offside });
        }
        Ok(values)
    }

    /// The value with these sides, given as positions of two graphs: of one for the onside, of another for the offside.
    pub(crate) fn sided_value_of_graphs(
        &mut self,
        onside: (&LoopyGraph, u32),
        offside: (&LoopyGraph, u32),
    ) -> Result<SidedValue, ValueError> {
        if onside == offside {
            return self.sided_value(onside.0, onside.1);
        }
        let onsides = self.onsides(onside.0)?;
        let negative = self.negative_graph(offside.0)?;
        let offsides = self.onsides(&negative)?;
        let offside = self.side_negative(&Side::of(&offsides, offside.1))?;
        Ok(SidedValue { onside: Side::of(&onsides, onside.1), offside })
    }

    /// S & T. An error unless S ≥ T.
    pub fn loopy_with_sides(&mut self, onside: Side, offside: Side) -> Result<SidedValue, ValueError> {
        // A draw in S is Left's, and so is one in −T: Left only has to survive.
        if !self.side_is_at_least(&onside, &offside, false)? {
            return Err(ValueError::Domain("the onside, on the left of '&', must be at least the offside"));
        }
        Ok(SidedValue { onside, offside })
    }

    /// −G.
    pub fn loopy_negative(&mut self, value: &SidedValue) -> Result<SidedValue, ValueError> {
        let onside = self.side_negative(&value.offside)?;
        if value.onside == value.offside {
            return Ok(SidedValue { offside: onside.clone(), onside });
        }
        Ok(SidedValue { onside, offside: self.side_negative(&value.onside)? })
    }

    /// G + H, side by side.
    pub fn loopy_sum(&mut self, a: &SidedValue, b: &SidedValue) -> Result<SidedValue, ValueError> {
        let stoppers = a.stopper().zip(b.stopper());
        if let Some((a, b)) = stoppers
            && let Some([onside, offside]) = self.known_stopper_sum(a, b)?
        {
            return Ok(SidedValue { onside: Side::Stopper(onside), offside: Side::Stopper(offside) });
        }
        let (onside, is_biased) = self.sum_of_onsides(&a.onside, &b.onside)?;
        if stoppers.is_some() && !is_biased {
            return Ok(SidedValue { offside: onside.clone(), onside });
        }
        let (a_off, b_off) = (self.side_negative(&a.offside)?, self.side_negative(&b.offside)?);
        let (negative, _) = self.sum_of_onsides(&a_off, &b_off)?;
        let offside = self.side_negative(&negative)?;
        let sum = SidedValue { onside, offside };
        if let (Some((a, b)), Some(sides)) = (stoppers, sum.stopper_sides()) {
            self.store.loopy.remember_sum(a, b, sides);
        }
        Ok(sum)
    }

    /// G − H.
    pub fn loopy_difference(&mut self, a: &SidedValue, b: &SidedValue) -> Result<SidedValue, ValueError> {
        let negative = self.loopy_negative(b)?;
        self.loopy_sum(a, &negative)
    }

    /// n·G, by doubling.
    pub fn loopy_multiple(&mut self, times: i64, value: &SidedValue) -> Result<SidedValue, ValueError> {
        let mut power = if times < 0 { self.loopy_negative(value)? } else { value.clone() };
        let mut left = times.unsigned_abs();
        let mut sum = SidedValue::from(ValueId::ZERO);
        while left > 0 {
            if left & 1 == 1 {
                sum = self.loopy_sum(&sum, &power)?;
            }
            left >>= 1;
            if left > 0 {
                power = self.loopy_sum(&power, &power)?;
            }
        }
        Ok(sum)
    }

    /// G:H.
    pub fn loopy_ordinal_sum(&mut self, a: &SidedValue, b: &SidedValue) -> Result<SidedValue, ValueError> {
        let (on, on_root) = self.ordinal_sum_of_sides(&a.onside, &b.onside)?;
        if a.stopper().is_some() && b.stopper().is_some() {
            return self.sided_value(&on, on_root);
        }
        let (off, off_root) = self.ordinal_sum_of_sides(&a.offside, &b.offside)?;
        self.sided_value_of_graphs((&on, on_root), (&off, off_root))
    }

    /// G:H for a base as it is written.
    pub fn loopy_ordinal_sum_on(
        &mut self,
        base: &WrittenForm,
        subordinate: &SidedValue,
    ) -> Result<SidedValue, ValueError> {
        let (on, on_root) = self.ordinal_sum_on_form(base, &subordinate.onside)?;
        if subordinate.stopper().is_some() {
            return self.sided_value(&on, on_root);
        }
        let (off, off_root) = self.ordinal_sum_on_form(base, &subordinate.offside)?;
        self.sided_value_of_graphs((&on, on_root), (&off, off_root))
    }

    fn ordinal_sum_on_form(
        &mut self,
        base: &WrittenForm,
        subordinate: &Side,
    ) -> Result<(LoopyGraph, u32), ValueError> {
        let mut graph = LoopyGraph::new();
        let root = graph.add();
        for player in Player::BOTH {
            for id in self.option_values(base, player)? {
                graph.add_option(root, player, LoopyOption::Value(id.into()));
            }
        }
        self.ordinal_sum_in(graph, LoopyOption::Node(root), subordinate)
    }

    /// Whether G ≥ H for stoppers: Left, moving second, survives G − H.
    pub fn stopper_is_at_least(&mut self, a: StopperId, b: StopperId) -> Result<bool, ValueError> {
        if a == b {
            return Ok(true);
        }
        if let (StopperId::Short(a), StopperId::Short(b)) = (a, b) {
            return self.is_at_most(b, a);
        }
        if let Some(known) = self.store.loopy.known_order(a, b) {
            return Ok(known);
        }
        let mut product = Product::new(&LoopyGraph::new(), false, self)?;
        let (a, b) = (product.place(LoopyOption::Value(a)), product.place(LoopyOption::Value(b)));
        product.is_at_least(a, b, self)
    }

    /// Whether S ≥ T for onsides: at least as good for Left in every sum, where draws are Left's.
    pub(super) fn onside_is_at_least(&mut self, a: &Side, b: &Side) -> Result<bool, ValueError> {
        self.side_is_at_least(a, b, true)
    }

    /// The same, or where not `is_biased` whether Left survives on a − b, moving second.
    fn side_is_at_least(&mut self, a: &Side, b: &Side, is_biased: bool) -> Result<bool, ValueError> {
        if let (Side::Stopper(a), Side::Stopper(b)) = (a, b) {
            return self.stopper_is_at_least(*a, *b);
        }
        let mut graph = LoopyGraph::new();
        let (a, b) = (a.place_in(&mut graph), b.place_in(&mut graph));
        let beside: Vec<StopperId> = [a, b].into_iter().filter_map(value_of).collect();
        let mut product = Product::with(&graph, &beside, is_biased, self)?;
        let (a, b) = (product.place(a), product.place(b));
        product.is_at_least(a, b, self)
    }

    fn offside_is_at_least(&mut self, a: &Side, b: &Side) -> Result<bool, ValueError> {
        if let (Side::Stopper(a), Side::Stopper(b)) = (a, b) {
            return self.stopper_is_at_least(*a, *b);
        }
        let (a, b) = (self.side_negative(a)?, self.side_negative(b)?);
        self.onside_is_at_least(&b, &a)
    }

    /// Whether G ≥ H: both sides are, so that G is at least as good for Left in every sum.
    pub fn loopy_is_at_least(&mut self, a: &SidedValue, b: &SidedValue) -> Result<bool, ValueError> {
        if !self.onside_is_at_least(&a.onside, &b.onside)? {
            return Ok(false);
        }
        if a.stopper().is_some() && b.stopper().is_some() {
            return Ok(true);
        }
        self.offside_is_at_least(&a.offside, &b.offside)
    }

    /// How two values compare, `None` where neither is at least the other.
    pub fn loopy_compare(&mut self, a: &SidedValue, b: &SidedValue) -> Result<Option<Ordering>, ValueError> {
        Ok(order_of(self.loopy_is_at_least(a, b)?, self.loopy_is_at_least(b, a)?))
    }

    /// The same of sides by themselves.
    pub(crate) fn compare_sides(
        &mut self,
        a: &DrawnSides,
        b: &DrawnSides,
    ) -> Result<Option<Ordering>, ValueError> {
        Ok(order_of(self.sides_are_at_least(a, b)?, self.sides_are_at_least(b, a)?))
    }

    fn sides_are_at_least(&mut self, a: &DrawnSides, b: &DrawnSides) -> Result<bool, ValueError> {
        Ok(self.drawn_is_at_least(&a[0], &b[0])? && self.drawn_is_at_least(&a[1], &b[1])?)
    }

    /// Whether Left, moving second, wins a − b, where a draw in a is Left's or not, and a draw in b Right's or not.
    fn drawn_is_at_least(&mut self, a: &DrawnSide, b: &DrawnSide) -> Result<bool, ValueError> {
        let a_draws = if a.side.stopper().is_some() { b.draws } else { a.draws };
        let b_draws = if b.side.stopper().is_some() { a_draws } else { b.draws };
        match (a_draws, b_draws) {
            (Player::Left, Player::Left) => self.onside_is_at_least(&a.side, &b.side),
            (Player::Right, Player::Right) => self.offside_is_at_least(&a.side, &b.side),
            (Player::Left, Player::Right) => self.side_is_at_least(&a.side, &b.side, false),
            // Every draw is Right's, who survives by a move after which b ≥ a would hold if draws were Left's.
            (Player::Right, Player::Left) => self.left_wins_second(&a.side, &b.side),
        }
    }

    /// Whether Left, moving second, wins a − b and does not only survive.
    fn left_wins_second(&mut self, a: &Side, b: &Side) -> Result<bool, ValueError> {
        let mut graph = LoopyGraph::new();
        let (a, b) = (a.place_in(&mut graph), b.place_in(&mut graph));
        let beside: Vec<StopperId> = [a, b].into_iter().filter_map(value_of).collect();
        let mut product = Product::with(&graph, &beside, false, self)?;
        let (a, b) = (product.place(a), product.place(b));
        for option in product.options(a, Player::Right, self)?.to_vec() {
            if product.is_at_least(b, option, self)? {
                return Ok(false);
            }
        }
        for option in product.options(b, Player::Left, self)?.to_vec() {
            if product.is_at_least(option, a, self)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Who wins a side by itself, in which nothing is a draw.
    pub(crate) fn outcome_of_side(&mut self, side: &DrawnSide) -> Result<Outcome, ValueError> {
        let zero = DrawnSide { side: Side::Stopper(StopperId::ZERO), draws: side.draws };
        let left_wins_second = self.drawn_is_at_least(side, &zero)?;
        let right_wins_second = self.drawn_is_at_least(&zero, side)?;
        Ok(match (left_wins_second, right_wins_second) {
            (true, true) => Outcome::P,
            (true, false) => Outcome::L,
            (false, true) => Outcome::R,
            (false, false) => Outcome::N,
        })
    }

    /// Who wins, in the nine classes of loopy games.
    pub fn loopy_outcome(&mut self, value: &SidedValue) -> Result<Outcome, ValueError> {
        let zero = Side::Stopper(StopperId::ZERO);
        // Draws are Left's in the onside, Right's in the offside.
        let right_wins_first = !self.onside_is_at_least(&value.onside, &zero)?;
        let left_loses_first = self.onside_is_at_least(&zero, &value.onside)?;
        let left_wins_second = self.offside_is_at_least(&value.offside, &zero)?;
        let left_wins_first = !self.offside_is_at_least(&zero, &value.offside)?;
        let ending = |wins, loses| match (wins, loses) {
            (true, _) => Ending::Win,
            (false, true) => Ending::Loss,
            (false, false) => Ending::Draw,
        };
        Ok(Outcome::from_endings(
            ending(left_wins_first, left_loses_first),
            ending(right_wins_first, left_wins_second),
        ))
    }
}
