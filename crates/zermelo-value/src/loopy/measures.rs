//! What is asked about loopy values: stops, degree, varieties, and yes-or-no questions (Siegel, VI.4 and VI.5).

use super::graph::components;
use super::{Side, SidedValue, StopperId};
use crate::fold::Memo;
use crate::{Algebra, Dyadic, ValueError, ValueId};
use rustc_hash::FxHashMap;
use zermelo_core::Player;

/// A number, or one of the loopy games that alternating play stops at as it does at numbers.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Pseudonumber {
    /// off.
    Off,
    /// x under, x or x over.
    Number(Dyadic, Reach),
    /// on.
    On,
}

/// Which of x under, x, x over.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Reach {
    /// x + under.
    Under,
    /// x.
    Exact,
    /// x + over.
    Over,
}

pub(crate) const NO_STOPPER: ValueError =
    ValueError::Domain("the game is not a stopper: play may end in a draw");

impl Algebra<'_> {
    /// The canonical stopper that a value is, or an error that says that it is none.
    pub fn loopy_stopper(&self, value: &SidedValue) -> Result<StopperId, ValueError> {
        value.stopper().ok_or(NO_STOPPER)
    }

    /// The pseudonumber that a stopper is.
    pub fn pseudonumber(&self, id: StopperId) -> Option<Pseudonumber> {
        let place = match id {
            StopperId::Short(id) => {
                return self.as_number(id).map(|number| Pseudonumber::Number(number, Reach::Exact));
            }
            StopperId::Loopy(place) => place,
        };
        let options = self.store.loopy.options(place);
        let number = |list: &[StopperId]| match list {
            &[StopperId::Short(number)] => self.as_number(number),
            _ => None,
        };
        match &*options {
            [left, right] if left[..] == [id] && right.is_empty() => Some(Pseudonumber::On),
            [left, right] if left.is_empty() && right[..] == [id] => Some(Pseudonumber::Off),
            [left, right] if right[..] == [id] => Some(Pseudonumber::Number(number(left)?, Reach::Over)),
            [left, right] if left[..] == [id] => Some(Pseudonumber::Number(number(right)?, Reach::Under)),
            _ => None,
        }
    }

    /// The stopper of a pseudonumber.
    pub fn stopper_of_pseudonumber(&mut self, number: &Pseudonumber) -> Result<StopperId, ValueError> {
        match number {
            Pseudonumber::On => self.on(),
            Pseudonumber::Off => self.off(),
            Pseudonumber::Number(number, reach) => {
                let number = SidedValue::from(self.number(number)?);
                let mut small = match reach {
                    Reach::Exact => SidedValue::from(ValueId::ZERO),
                    Reach::Over | Reach::Under => self.over()?.into(),
                };
                if *reach == Reach::Under {
                    small = self.loopy_negative(&small)?;
                }
                let sum = self.loopy_sum(&number, &small)?;
                self.loopy_stopper(&sum)
            }
        }
    }

    /// The left and the right stop of a stopper: the pseudonumbers where alternating play stops.
    pub fn loopy_stops(&mut self, id: StopperId) -> Result<[Pseudonumber; 2], ValueError> {
        let mut memo = Memo::default();
        let left = self.loopy_stop(id, Player::Left, &mut memo)?;
        let right = self.loopy_stop(id, Player::Right, &mut memo)?;
        Ok([left, right])
    }

    fn loopy_stop(
        &mut self,
        id: StopperId,
        first: Player,
        memo: &mut Memo<(StopperId, Player), Pseudonumber>,
    ) -> Result<Pseudonumber, ValueError> {
        self.fold(
            memo,
            (id, first),
            |algebra, (id, player), needed| {
                if let (StopperId::Loopy(_), None) = (id, algebra.pseudonumber(id)) {
                    let options = algebra.stopper_options(id, player)?;
                    needed.extend(options.into_iter().map(|option| (option, player.opponent())));
                }
                Ok(())
            },
            |algebra, (id, player), known| {
                if let Some(number) = algebra.pseudonumber(id) {
                    return Ok(number);
                }
                if let StopperId::Short(id) = id {
                    let stop = algebra.stops(id)[player.index()];
                    let number = algebra.as_number(stop).unwrap_or_default();
                    return Ok(Pseudonumber::Number(number, Reach::Exact));
                }
                let options = algebra.stopper_options(id, player)?;
                let stops = options.iter().map(|&option| &known[&(option, player.opponent())]);
                let stop = if player == Player::Left { stops.max() } else { stops.min() };
                stop.cloned().ok_or(ValueError::Domain("one player has no moves, and so there is no stop"))
            },
        )
    }

    /// The stops without over and under.
    pub fn loopy_strong_stops(&mut self, id: StopperId) -> Result<[Pseudonumber; 2], ValueError> {
        let strong = |stop| match stop {
            Pseudonumber::Number(number, _) => Pseudonumber::Number(number, Reach::Exact),
            end => end,
        };
        Ok(self.loopy_stops(id)?.map(strong))
    }

    /// All positions of a stopper, itself first.
    pub fn stopper_followers(&self, id: StopperId) -> Result<Vec<StopperId>, ValueError> {
        let mut followers = vec![id];
        let mut is_seen = rustc_hash::FxHashSet::from_iter([id]);
        let mut at = 0;
        while let Some(&follower) = followers.get(at) {
            self.step()?;
            if at % 4096 == 4095 {
                self.watch_scratch_memory(at as u64 * 40)?;
            }
            for player in Player::BOTH {
                for option in self.stopper_options(follower, player)? {
                    self.ask_for_entry(is_seen.len(), is_seen.capacity(), size_of::<StopperId>())?;
                    if is_seen.insert(option) {
                        followers.push(option);
                    }
                }
            }
            at += 1;
        }
        Ok(followers)
    }

    /// Whether the only cycles of a stopper are passes, so that it is a tree with loops.
    pub fn is_plumtree(&self, id: StopperId) -> Result<bool, ValueError> {
        Ok(self.cycles_of_stopper(id)?.iter().all(|cycle| cycle.len() == 1))
    }

    /// The positions of a stopper that are not short, those on common cycles together, each list behind those that it leads
    /// to. Linear in the options.
    pub(super) fn cycles_of_stopper(&self, id: StopperId) -> Result<Vec<Vec<StopperId>>, ValueError> {
        let mut places = FxHashMap::default();
        let mut positions = Vec::new();
        if id.short().is_none() {
            places.insert(id, 0);
            positions.push(id);
        }
        let mut successors: Vec<Vec<u32>> = Vec::new();
        while let Some(&position) = positions.get(successors.len()) {
            self.step()?;
            let mut next = Vec::new();
            for player in Player::BOTH {
                for option in self.stopper_options(position, player)? {
                    if option.short().is_some() {
                        continue;
                    }
                    let new = positions.len() as u32;
                    let place = *places.entry(option).or_insert(new);
                    if place == new {
                        positions.push(option);
                    }
                    next.push(place);
                }
            }
            successors.push(next);
        }
        let named = |cycle: Vec<u32>| cycle.into_iter().map(|at| positions[at as usize]).collect();
        Ok(components(&successors).into_iter().map(named).collect())
    }

    /// The onside of the sum of two stoppers.
    pub fn upsum(&mut self, a: StopperId, b: StopperId) -> Result<StopperId, ValueError> {
        self.loopy_sum(&a.into(), &b.into())?.onside.stopper().ok_or(NO_STOPPER)
    }

    /// The offside of the sum of two stoppers.
    pub fn downsum(&mut self, a: StopperId, b: StopperId) -> Result<StopperId, ValueError> {
        self.loopy_sum(&a.into(), &b.into())?.offside.stopper().ok_or(NO_STOPPER)
    }

    /// The degree of loopiness G°: the onside of G − G.
    pub fn loopy_degree(&mut self, id: StopperId) -> Result<StopperId, ValueError> {
        let negative = self.stopper_negative(id)?;
        self.upsum(id, negative)
    }

    /// The upsum variety to an idempotent: G upsum (−G downsum −I).
    pub fn upsum_variety(&mut self, id: StopperId, degree: StopperId) -> Result<StopperId, ValueError> {
        self.demand_idempotent(degree)?;
        let (negative, degree) = (self.stopper_negative(id)?, self.stopper_negative(degree)?);
        let inner = self.downsum(negative, degree)?;
        self.upsum(id, inner)
    }

    /// The downsum variety to an idempotent: G downsum (−G upsum I).
    pub fn downsum_variety(&mut self, id: StopperId, degree: StopperId) -> Result<StopperId, ValueError> {
        self.demand_idempotent(degree)?;
        let negative = self.stopper_negative(id)?;
        let inner = self.upsum(negative, degree)?;
        self.downsum(id, inner)
    }

    fn demand_idempotent(&mut self, degree: StopperId) -> Result<(), ValueError> {
        if self.loopy_is_idempotent(&degree.into())? {
            return Ok(());
        }
        Err(ValueError::Domain(
            "the degree of a variety must be an idempotent: it must equal its sum with itself",
        ))
    }

    /// Whether a stopper is stable: its upsum and its downsum variety to its degree agree.
    pub fn is_stable(&mut self, id: StopperId) -> Result<bool, ValueError> {
        let degree = self.loopy_degree(id)?;
        Ok(self.upsum_variety(id, degree)? == self.downsum_variety(id, degree)?)
    }

    /// The variety of a stable stopper.
    pub fn variety(&mut self, id: StopperId) -> Result<StopperId, ValueError> {
        let degree = self.loopy_degree(id)?;
        let variety = self.upsum_variety(id, degree)?;
        if variety == self.downsum_variety(id, degree)? {
            return Ok(variety);
        }
        Err(ValueError::Domain("the game is not stable: its upsum and its downsum variety differ"))
    }

    /// Whether G + G = G.
    pub fn loopy_is_idempotent(&mut self, value: &SidedValue) -> Result<bool, ValueError> {
        let sum = self.loopy_sum(value, value)?;
        self.loopy_is_equal(&sum, value)
    }

    /// Whether G = H.
    pub fn loopy_is_equal(&mut self, a: &SidedValue, b: &SidedValue) -> Result<bool, ValueError> {
        if let (Some(a), Some(b)) = (a.stopper_sides(), b.stopper_sides()) {
            return Ok(a == b);
        }
        Ok(self.loopy_is_at_least(a, b)? && self.loopy_is_at_least(b, a)?)
    }

    /// Whether a value lies between all negative and all positive numbers.
    pub fn loopy_is_infinitesimal(&mut self, value: &SidedValue) -> Result<bool, ValueError> {
        self.loopy_is_near(value, &Dyadic::ZERO)
    }

    /// Whether a value is infinitely close to a number.
    pub fn loopy_is_numberish(&mut self, value: &SidedValue) -> Result<bool, ValueError> {
        let stoppers = match [&value.onside, &value.offside] {
            [Side::Stopper(stopper), _] | [_, Side::Stopper(stopper)] => vec![*stopper],
            // Alternating play stops near the number, and it stops in a stopper.
            [Side::Loose(loose), _] => loose.graph.stoppers(),
        };
        for stopper in stoppers {
            if let [Pseudonumber::Number(number, _), _] = self.loopy_strong_stops(stopper)?
                && self.loopy_is_near(value, &number)?
            {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether both sides are infinitely close to a number: between x under and x over, which are the nearest to x of all
    /// that are not infinitely close.
    fn loopy_is_near(&mut self, value: &SidedValue, number: &Dyadic) -> Result<bool, ValueError> {
        let over = self.stopper_of_pseudonumber(&Pseudonumber::Number(number.clone(), Reach::Over))?;
        let under = self.stopper_of_pseudonumber(&Pseudonumber::Number(number.clone(), Reach::Under))?;
        Ok(self.loopy_is_at_least(&over.into(), value)? && self.loopy_is_at_least(value, &under.into())?)
    }

    /// Whether a stopper is x + Tiny(G) or x + Miny(G) for a number x and some G ≥ over.
    pub fn is_number_tiny(&mut self, id: StopperId) -> Result<bool, ValueError> {
        Ok(self.loopy_number_tiny(id)?.is_some())
    }

    /// The number, the subordinate and whether it is miny, of x + Tiny(G) = {x ‖ x | x − G}.
    pub(super) fn loopy_number_tiny(
        &mut self,
        id: StopperId,
    ) -> Result<Option<(ValueId, StopperId, bool)>, ValueError> {
        for player in Player::BOTH {
            let near = self.stopper_options(id, player)?;
            let far = self.stopper_options(id, player.opponent())?;
            let (&[StopperId::Short(number)], &[threat]) = (&near[..], &far[..]) else { continue };
            if !self.is_number(number) {
                continue;
            }
            let back = self.stopper_options(threat, player)?;
            let carried_out = self.stopper_options(threat, player.opponent())?;
            let &[carried_out] = &carried_out[..] else { continue };
            if back[..] != near[..] {
                continue;
            }
            let (mut a, mut b) = (SidedValue::from(number), SidedValue::from(carried_out));
            if player == Player::Right {
                std::mem::swap(&mut a, &mut b);
            }
            let of = self.loopy_difference(&a, &b)?;
            let of = self.loopy_stopper(&of)?;
            let over = self.over()?;
            if self.stopper_is_at_least(of, over)? {
                return Ok(Some((number, of, player == Player::Right)));
            }
        }
        Ok(None)
    }

    /// Whether a side is a stopper all of whose positions are short: a short game.
    pub fn is_loopfree(&self, value: &SidedValue) -> bool {
        value.short().is_some()
    }

    /// The options of a player, where the value is a stopper.
    pub fn loopy_options(&self, value: &SidedValue, player: Player) -> Result<Vec<StopperId>, ValueError> {
        self.stopper_options(self.loopy_stopper(value)?, player)
    }
}
