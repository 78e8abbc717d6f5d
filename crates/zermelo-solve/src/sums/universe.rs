//! All components that a search has met, of whatever games, each with its negative under one number: hashes, bounds, the
//! options of both players, and the value that stands in for a component where one has been found.

use super::learnt::{LearntValues, MOST_DEPTH, known_plain, plain_of_bits};
use super::plain::Plain;
use super::search::FEW_MOVES;
use rustc_hash::FxHashMap;
use std::any::Any;
use std::ops::ControlFlow;
use zermelo_core::{
    Bounds, Capacity, ComponentSpace, FormKey, KnownValue, MetComponent, Meter, Piece, Player, StopReason,
    wide_hash,
};
use zermelo_value::{Algebra, Dyadic, NumberUpStar, ValueError, ValueId};

/// The theorem that gives the values of some components of a game.
pub type ValueTheorem<'a> = dyn Fn(&dyn Any, &mut Algebra<'_>) -> Option<Result<ValueId, ValueError>> + 'a;

/// One game of a sum.
pub struct SumPart<'a> {
    /// Its components.
    pub space: Box<dyn ComponentSpace + 'a>,
    /// Whether the game is impartial.
    pub is_impartial: bool,
    /// The theorem that gives the values of some of them.
    pub theorem: Option<Box<ValueTheorem<'a>>>,
}

impl std::fmt::Debug for SumPart<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("SumPart").field("components", &self.space.len()).finish_non_exhaustive()
    }
}

/// A component or its negative.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Signed(u32);

impl Signed {
    pub(super) const fn new(number: u32, is_negative: bool) -> Self {
        Self(number << 1 | is_negative as u32)
    }

    #[inline]
    pub(super) const fn number(self) -> usize {
        (self.0 >> 1) as usize
    }

    #[inline]
    pub(super) const fn is_negative(self) -> bool {
        self.0 & 1 == 1
    }

    /// With the sign turned round, where `turns`.
    #[inline]
    pub(super) const fn times(self, turns: bool) -> Self {
        Self(self.0 ^ turns as u32)
    }
}

/// Where a component comes from.
#[derive(Clone, Copy, Debug)]
enum Source {
    Game {
        part: u32,
        number: u32,
    },
    /// By its place in the list of facts on values.
    Value(u32),
}

/// What stands in for a component of known value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum StandIn {
    /// Nothing: the value is not known, or the component is a value itself.
    Nothing,
    /// A sum of a number, ups and a nimber, by its place in a list.
    Plain(u32),
    /// The component of the value.
    Value(Signed),
    /// A simpler component and an integer, by its place in a list.
    Simpler(u32),
}

/// A component.
#[derive(Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each says another thing of the component")]
pub(super) struct Component {
    pub(super) hash: u128,
    pub(super) bounds: Bounds,
    /// How good it looks for Left.
    pub(super) score: i32,
    pub(super) stand_in: StandIn,
    source: Source,
    /// The value, where it is known.
    pub(super) value: Option<ValueId>,
    /// Where the options begin, by player.
    options: [u32; 2],
    /// How often it was met in a sum that had to be searched.
    pub(super) visits: u32,
    /// How many moves Left and Right have, counted up to a bound.
    pub(super) moves: [u8; 2],
    /// Whether they have been counted.
    has_moves: bool,
    /// How many canonical forms there are below the value, counted with repetitions up to a bound.
    pub(super) weight: u32,
    pub(super) is_own_negative: bool,
    /// Whether it is of an impartial game.
    pub(super) is_impartial: bool,
    /// Whether its value is known to be too large.
    pub(super) is_valueless: bool,
}

impl Component {
    /// A component of a game, of which nothing is known yet.
    fn met(part: usize, is_impartial: bool, met: MetComponent) -> Self {
        Self {
            hash: met.hash,
            bounds: Bounds::NONE,
            score: 0,
            stand_in: StandIn::Nothing,
            source: Source::Game { part: part as u32, number: met.number },
            value: None,
            options: [NO_OPTIONS; 2],
            visits: 0,
            moves: met.mobility.unwrap_or_default().map(|moves| moves.min(MOST_COUNTED) as u8),
            has_moves: met.mobility.is_some(),
            weight: 0,
            is_own_negative: met.is_own_negative,
            is_impartial,
            is_valueless: false,
        }
    }

    /// Whether it is a value.
    #[inline]
    pub(super) const fn is_value(&self) -> bool {
        matches!(self.source, Source::Value(_))
    }
}

/// What is known of a value besides its bounds, in units of [`Bounds::UNIT`].
#[derive(Clone, Copy, Debug)]
pub(super) struct ValueFacts {
    /// The mean, rounded down and up.
    pub(super) mean: [i64; 2],
    /// The temperature, rounded up.
    pub(super) temperature: i64,
    /// The two numbers, where the value is a switch of numbers.
    pub(super) switch: Option<[i64; 2]>,
}

const NO_OPTIONS: u32 = u32::MAX;
/// A move more is worth so much.
pub(super) const SCORE_OF_ONE: i32 = 64;
/// Moves are counted up to this many for the score.
const MOST_COUNTED: u32 = 64;
/// Hashes of values have a seed of their own; games have the others.
const SEED_OF_VALUES: u64 = u64::MAX;

/// The components.
#[derive(Debug)]
pub(super) struct Universe<'a> {
    parts: Vec<SumPart<'a>>,
    /// The numbers here of the components of each part.
    numbers: Vec<Vec<u32>>,
    values: FxHashMap<ValueId, u32>,
    /// Hashes of values and of their negatives, which depend on the forms and not on the store.
    hashes: FxHashMap<ValueId, [u128; 2]>,
    /// What is known of values; nothing where they are beyond all words.
    facts: Vec<Option<ValueFacts>>,
    pub(super) components: Vec<Component>,
    /// Lists of options: their number, then for each its components with their number before them.
    arena: Vec<u32>,
    pub(super) plains: Vec<Plain>,
    pub(super) simpler: Vec<(Signed, Plain)>,
    /// Bytes that positions own outside themselves.
    owned: u64,
    counts_moves: bool,
    has_bounds: bool,
    /// Whether simpler components and integers stand in for components.
    takes_integers: bool,
    /// Longer lists of options are refused.
    most_words: usize,
    /// What is kept of values, where something keeps it.
    pub(super) learnt: Option<LearntValues>,
}

impl<'a> Universe<'a> {
    pub(super) fn new(
        parts: Vec<SumPart<'a>>,
        counts_moves: bool,
        has_bounds: bool,
        takes_integers: bool,
        most_words: usize,
    ) -> Self {
        let numbers = parts.iter().map(|_| Vec::new()).collect();
        Self {
            parts,
            numbers,
            values: FxHashMap::default(),
            hashes: FxHashMap::default(),
            facts: Vec::new(),
            components: Vec::new(),
            arena: Vec::new(),
            plains: Vec::new(),
            simpler: Vec::new(),
            owned: 0,
            counts_moves,
            has_bounds,
            takes_integers,
            most_words,
            learnt: None,
        }
    }

    /// The bytes in use, about.
    pub(super) fn bytes(&self) -> u64 {
        let games = self.parts.iter().map(|part| part.space.len() * (part.space.bytes_per_component() + 8));
        let own = self.components.capacity() * size_of::<Component>()
            + self.arena.capacity() * 4
            + self.plains.capacity() * size_of::<Plain>()
            + self.simpler.capacity() * size_of::<(Signed, Plain)>()
            + self.values.capacity() * 16
            + self.hashes.capacity() * 64;
        let learnt = self.learnt.as_ref().map_or(0, LearntValues::bytes);
        (games.sum::<usize>() + own) as u64 + self.owned + learnt
    }

    /// Forgets all components. What is to be kept of values stays.
    pub(super) fn clear(&mut self) {
        for part in &mut self.parts {
            part.space.clear();
        }
        for numbers in &mut self.numbers {
            *numbers = Vec::new();
        }
        self.values = FxHashMap::default();
        self.hashes = FxHashMap::default();
        self.facts = Vec::new();
        self.components = Vec::new();
        self.arena = Vec::new();
        self.plains = Vec::new();
        self.simpler = Vec::new();
        self.owned = 0;
    }

    #[inline]
    pub(super) fn get(&self, component: Signed) -> &Component {
        &self.components[component.number()]
    }

    /// The components of a position of one part.
    pub(super) fn meet(
        &mut self,
        part: usize,
        position: &dyn Any,
        algebra: Option<&mut Algebra>,
        list: &mut Vec<Signed>,
        meter: &Meter,
    ) -> Result<(), ValueError> {
        let mut met = Vec::new();
        self.parts[part].space.meet(position, &mut |component| met.push(component));
        let first = self.components.len() as u32;
        for component in met {
            list.push(self.enter(part, component));
        }
        self.complete(first, algebra, meter)
    }

    /// The component that has been met in a part.
    #[inline]
    fn enter(&mut self, part: usize, met: MetComponent) -> Signed {
        let Self { parts, numbers, components, owned, .. } = self;
        let is_impartial = parts[part].is_impartial;
        let numbers = &mut numbers[part];
        if met.is_new {
            debug_assert_eq!(numbers.len(), met.number as usize);
            numbers.push(components.len() as u32);
            *owned += met.owned as u64;
            components.push(Component::met(part, is_impartial, met));
        }
        Signed::new(numbers[met.number as usize], met.is_negative)
    }

    /// Looks at the components from a number on, which are new: bounds, mobility, and what a theorem says.
    fn complete(
        &mut self,
        first: u32,
        mut algebra: Option<&mut Algebra>,
        meter: &Meter,
    ) -> Result<(), ValueError> {
        // Simpler components come in on the way.
        let mut numbers = first..;
        while let Some(number) = numbers.next().filter(|&number| (number as usize) < self.components.len()) {
            // Where positions are so large that they own memory, moves and bounds of one may take long.
            if self.owned > 0 { meter.look() } else { meter.step() }?;
            let Source::Game { part, number: place } = self.components[number as usize].source else {
                continue;
            };
            let SumPart { space, theorem, .. } = &self.parts[part as usize];
            let component = &mut self.components[number as usize];
            if self.has_bounds {
                component.bounds = match space.bounds(place) {
                    Bounds::NONE if component.is_impartial => Bounds::INFINITESIMAL,
                    bounds => bounds,
                };
            }
            if self.counts_moves {
                if !component.has_moves {
                    component.moves = space.mobility(place, MOST_COUNTED).map(|moves| moves as u8);
                    component.has_moves = true;
                }
                if self.has_bounds {
                    component.bounds = without_moves(component.bounds, component.moves);
                }
                if !component.is_own_negative {
                    component.score = score(component.moves.map(u32::from), component.bounds);
                }
            }
            if let Some(units) = exact(component.bounds)
                && let Some(algebra) = &mut algebra
            {
                let value = algebra.number(&Dyadic::new(units, Bounds::UNIT.trailing_zeros()))?;
                self.set_value(number, value, algebra)?;
                continue;
            }
            if let (Some(theorem), Some(algebra)) = (theorem, &mut algebra) {
                let mut value = None;
                space.with_position(place, &mut |position| value = theorem(position, algebra));
                match value {
                    Some(Ok(value)) => self.set_value(number, value, algebra)?,
                    Some(Err(error @ ValueError::Stopped(_))) => return Err(error),
                    _ => {}
                }
            }
            if self.learnt.is_some()
                && let Some(algebra) = &mut algebra
            {
                self.recall_value(number, algebra)?;
            }
            if self.takes_integers && self.components[number as usize].stand_in == StandIn::Nothing {
                self.look_for_simpler(number, part as usize, place);
            }
        }
        Ok(())
    }

    /// Has a simpler component with an integer stand in for a component, where one is known.
    fn look_for_simpler(&mut self, number: u32, part: usize, place: u32) {
        let mut met = Vec::new();
        let integer = self.parts[part].space.meet_simpler(place, &mut |component| met.push(component));
        let mut simpler = None;
        let count = met.len();
        for component in met {
            simpler = Some(self.enter(part, component));
        }
        let (Some(integer), Some(simpler), 1) = (integer, simpler, count) else { return };
        if simpler.number() != number as usize {
            self.simpler.push((simpler, Plain::integer(integer)));
            self.components[number as usize].stand_in = StandIn::Simpler(self.simpler.len() as u32 - 1);
        }
    }

    /// Takes the value of a component from what was learnt before, where it is there. A value that the store has no room for
    /// is done without.
    fn recall_value(&mut self, number: u32, algebra: &mut Algebra) -> Result<(), ValueError> {
        let Component { hash, value: None, .. } = self.components[number as usize] else { return Ok(()) };
        let Some(known) = self.learnt.as_ref().and_then(|learnt| learnt.of_component(hash)) else {
            return Ok(());
        };
        let set = match self.build(known, 0, algebra) {
            Ok(Some(value)) => self.set_value(number, value, algebra),
            Ok(None) => Ok(()),
            Err(error) => Err(error),
        };
        if let Err(error @ ValueError::Stopped(_)) = set { Err(error) } else { Ok(()) }
    }

    /// The value in the store of what is known; nothing where its options are not all there.
    fn build(
        &mut self,
        known: KnownValue,
        depth: usize,
        algebra: &mut Algebra,
    ) -> Result<Option<ValueId>, ValueError> {
        let (key, is_negative) = match known {
            KnownValue::Plain(bits) => return algebra.number_up_star(plain_of_bits(bits).into()).map(Some),
            KnownValue::Form { key, is_negative } => (key, is_negative),
        };
        let Some(value) = self.build_form(key, depth, algebra)? else { return Ok(None) };
        if is_negative { algebra.negative(value).map(Some) } else { Ok(Some(value)) }
    }

    fn build_form(
        &mut self,
        key: FormKey,
        depth: usize,
        algebra: &mut Algebra,
    ) -> Result<Option<ValueId>, ValueError> {
        let Some(learnt) = &mut self.learnt else { return Ok(None) };
        if learnt.is_settled(key) {
            return Ok(learnt.built(key));
        }
        let Some(options) = learnt.of_form(key).cloned().filter(|_| depth < MOST_DEPTH) else {
            return Ok(None);
        };
        // A form that came up below itself would not be one.
        learnt.note_built(key, None);
        let mut lists = [const { Vec::new() }; 2];
        for (player, option) in options {
            let Some(option) = self.build(option, depth + 1, algebra)? else { return Ok(None) };
            lists[player.index()].push(option);
        }
        let value = algebra.game(&lists[0], &lists[1])?;
        if FormKey::of_hash(self.hashes_of(value, algebra)?[0]) != key {
            return Ok(None);
        }
        if let Some(learnt) = &mut self.learnt {
            learnt.note_built(key, Some(value));
        }
        Ok(Some(value))
    }

    /// The value of a component of a game, which took some work and is to be kept.
    pub(super) fn learn_value(
        &mut self,
        number: u32,
        value: ValueId,
        algebra: &mut Algebra,
    ) -> Result<(), ValueError> {
        self.set_value(number, value, algebra)?;
        let component = &self.components[number as usize];
        let hash = component.hash;
        // What has few moves is valued when it comes up.
        let has_few_moves = component.moves.iter().map(|&moves| u32::from(moves)).sum::<u32>() <= FEW_MOVES;
        if component.is_value() || has_few_moves || !self.learnt.as_ref().is_some_and(LearntValues::has_room)
        {
            return Ok(());
        }
        let known = self.note_forms(value, algebra)?;
        if let Some(learnt) = &mut self.learnt {
            learnt.note_component(hash, known);
        }
        Ok(())
    }

    /// Takes note of the form of a value and of those below it. A form that is known is known with all below.
    fn note_forms(&mut self, value: ValueId, algebra: &mut Algebra) -> Result<KnownValue, ValueError> {
        let (known, base) = self.known_value(value, algebra)?;
        let mut stack = vec![(known, base)];
        while let Some((known, base)) = stack.pop() {
            let KnownValue::Form { key, .. } = known else { continue };
            if self.learnt.as_ref().is_none_or(|learnt| learnt.of_form(key).is_some()) {
                continue;
            }
            let mut options = Vec::new();
            for player in Player::BOTH {
                for option in algebra.options(base, player)? {
                    let below = self.known_value(option, algebra)?;
                    options.push((player, below.0));
                    stack.push(below);
                }
            }
            if let Some(learnt) = &mut self.learnt {
                learnt.note_form(key, options);
                learnt.note_built(key, Some(base));
            }
        }
        Ok(known)
    }

    /// A value as it is kept, and the value or its negative of which the form is kept.
    fn known_value(
        &mut self,
        value: ValueId,
        algebra: &mut Algebra,
    ) -> Result<(KnownValue, ValueId), ValueError> {
        if let Some(plain) = algebra.as_number_up_star(value).as_ref().and_then(Plain::of) {
            return Ok((known_plain(plain), value));
        }
        let [own_hash, negative_hash] = self.hashes_of(value, algebra)?;
        let is_negative = negative_hash < own_hash;
        let base = if is_negative { algebra.negative(value)? } else { value };
        let key = FormKey::of_hash(own_hash.min(negative_hash));
        Ok((KnownValue::Form { key, is_negative }, base))
    }

    /// The value of a component, from now on known.
    pub(super) fn set_value(
        &mut self,
        number: u32,
        value: ValueId,
        algebra: &mut Algebra,
    ) -> Result<(), ValueError> {
        let (stand_in, weight) = match algebra.as_number_up_star(value).as_ref().and_then(Plain::of) {
            Some(plain) => {
                self.plains.push(plain);
                (StandIn::Plain(self.plains.len() as u32 - 1), 1)
            }
            None => {
                let of_value = self.enter_value(value, algebra)?;
                (StandIn::Value(of_value), self.get(of_value).weight)
            }
        };
        let component = &mut self.components[number as usize];
        (component.value, component.stand_in, component.weight) = (Some(value), stand_in, weight);
        Ok(())
    }

    /// The component of a value.
    fn enter_value(&mut self, value: ValueId, algebra: &mut Algebra) -> Result<Signed, ValueError> {
        let negative = algebra.negative(value)?;
        let [own_hash, negative_hash] = self.hashes_of(value, algebra)?;
        // Which of the two is the base does not depend on the store, either.
        let (base, hash) =
            if own_hash <= negative_hash { (value, own_hash) } else { (negative, negative_hash) };
        if let Some(&number) = self.values.get(&base) {
            return Ok(Signed::new(number, value != base));
        }
        let arithmetic = algebra.as_number_up_star(base);
        if let Some(capacity) = arithmetic.as_ref().and_then(Plain::excess) {
            return Err(StopReason::from(capacity).into());
        }
        let plain = arithmetic.as_ref().and_then(Plain::of);
        let weight = self.weight(base, algebra)?;
        let bounds = if self.has_bounds { bounds_of_value(base, algebra)? } else { Bounds::NONE };
        let facts = facts_of(base, algebra)?;
        let is_scored = plain.is_none() && self.counts_moves;
        let score = facts.as_ref().filter(|_| is_scored).map_or(0, |facts| score_of(facts.mean[0]));
        let mut moves = [0; 2];
        for player in Player::BOTH {
            moves[player.index()] = algebra.options(base, player)?.len().min(MOST_COUNTED as usize) as u8;
        }
        let number = self.components.len() as u32;
        let stand_in = match plain {
            Some(plain) => {
                self.plains.push(plain);
                StandIn::Plain(self.plains.len() as u32 - 1)
            }
            None => StandIn::Nothing,
        };
        self.components.push(Component {
            hash,
            bounds,
            score,
            stand_in,
            source: Source::Value(self.facts.len() as u32),
            value: Some(base),
            options: [NO_OPTIONS; 2],
            visits: 0,
            moves,
            has_moves: true,
            weight,
            is_own_negative: value == negative,
            is_impartial: false,
            is_valueless: false,
        });
        self.facts.push(facts);
        self.values.insert(base, number);
        Ok(Signed::new(number, value != base))
    }

    /// The hash of a value's canonical form and of its negative's: of arithmetic where the value is a number, ups and a
    /// nimber, else of the hashes of the options, in no order. The same in every store and every run.
    fn hashes_of(&mut self, value: ValueId, algebra: &mut Algebra) -> Result<[u128; 2], ValueError> {
        let mut stack = vec![value];
        while let Some(&top) = stack.last() {
            if self.hashes.contains_key(&top) {
                stack.pop();
                continue;
            }
            if let Some(sum) = algebra.as_number_up_star(top) {
                let negative = NumberUpStar { number: -&sum.number, ups: -sum.ups, star: sum.star };
                self.hashes.insert(top, [sum, negative].map(|sum| wide_hash(&sum, SEED_OF_VALUES)));
                continue;
            }
            let height = stack.len();
            let mut totals = [[0_u128; 2]; 2];
            for player in Player::BOTH {
                for option in algebra.options(top, player)? {
                    match self.hashes.get(&option) {
                        // Left's options of the negative are the negatives of Right's.
                        Some(&[own, negative]) => {
                            let place = player.index();
                            totals[0][place] = totals[0][place].wrapping_add(own);
                            totals[1][1 - place] = totals[1][1 - place].wrapping_add(negative);
                        }
                        None => stack.push(option),
                    }
                }
            }
            if stack.len() == height {
                self.hashes.insert(top, totals.map(|sides| wide_hash(&sides, SEED_OF_VALUES - 1)));
            }
        }
        Ok(self.hashes[&value])
    }

    /// The number of forms below a value, with repetitions, up to a bound.
    pub(super) fn weight(&mut self, value: ValueId, algebra: &mut Algebra) -> Result<u32, ValueError> {
        if algebra.is_number_up_star(value) {
            return Ok(1);
        }
        let mut weight = 1_u32;
        for player in Player::BOTH {
            for option in algebra.options(value, player)? {
                let below =
                    if algebra.is_number_up_star(option) { 1 } else { self.known_weight(option, algebra)? };
                weight = weight.saturating_add(below);
            }
        }
        Ok(weight)
    }

    fn known_weight(&mut self, value: ValueId, algebra: &mut Algebra) -> Result<u32, ValueError> {
        let [own_hash, negative_hash] = self.hashes_of(value, algebra)?;
        let base = if own_hash <= negative_hash { value } else { algebra.negative(value)? };
        // A form that was never a component by itself came with a larger one; it counts as small.
        Ok(self.values.get(&base).map_or(2, |&number| self.components[number as usize].weight))
    }

    /// What is known of a value, `None` for other components.
    #[inline]
    pub(super) fn facts(&self, component: &Component) -> Option<&ValueFacts> {
        match component.source {
            Source::Value(place) => self.facts[place as usize].as_ref(),
            Source::Game { .. } => None,
        }
    }

    /// Where the list of the options of Left begins in a component or of Right in its negative.
    pub(super) fn left_options(
        &mut self,
        component: Signed,
        algebra: Option<&mut Algebra>,
        meter: &Meter,
    ) -> Result<u32, ValueError> {
        let player = if component.is_negative() { Player::Right } else { Player::Left };
        self.options_of(component.number() as u32, player, algebra, meter)
    }

    /// Where the list of a player's options of a component begins; it is made at the first time.
    pub(super) fn options_of(
        &mut self,
        number: u32,
        player: Player,
        algebra: Option<&mut Algebra>,
        meter: &Meter,
    ) -> Result<u32, ValueError> {
        let component = &self.components[number as usize];
        let known = component.options[player.index()];
        if known != NO_OPTIONS {
            return Ok(known);
        }
        let start = self.arena.len() as u32;
        match component.source {
            Source::Game { part, number: place } => {
                self.list_options(part as usize, place, player, algebra, meter)?;
            }
            Source::Value(_) => self.list_options_of_value(component.value, player, algebra)?,
        }
        self.components[number as usize].options[player.index()] = start;
        Ok(start)
    }

    fn list_options(
        &mut self,
        part: usize,
        place: u32,
        player: Player,
        algebra: Option<&mut Algebra>,
        meter: &Meter,
    ) -> Result<(), ValueError> {
        let first = self.components.len() as u32;
        let start = self.arena.len();
        self.arena.push(0);
        let mut header = self.arena.len();
        self.arena.push(0);
        let mut count = 0;
        let Self { parts, numbers, components, arena, owned, most_words, .. } = self;
        let mut stopped = None;
        let mut bytes = 0;
        let numbers = &mut numbers[part];
        let is_impartial = parts[part].is_impartial;
        let _ = parts[part].space.meet_options(place, player, &mut |piece| {
            match piece {
                Piece::Component(met) => {
                    bytes += met.owned;
                    if met.is_new {
                        numbers.push(components.len() as u32);
                        *owned += met.owned as u64;
                        components.push(Component::met(part, is_impartial, met));
                    }
                    arena.push(Signed::new(numbers[met.number as usize], met.is_negative).0);
                }
                Piece::EndOfOption => {
                    if arena.len() - header > 2 {
                        arena[header + 1..].sort_unstable();
                    }
                    arena[header] = (arena.len() - header - 1) as u32;
                    if is_repeated(arena, start, header) {
                        arena.truncate(header);
                    } else {
                        count += 1;
                    }
                    header = arena.len();
                    arena.push(0);
                    let is_too_long = header - start > *most_words;
                    let counted = meter.step_through(64 * std::mem::take(&mut bytes));
                    stopped = if is_too_long { Some(too_long(*most_words)) } else { counted.err() };
                    if stopped.is_some() {
                        return ControlFlow::Break(());
                    }
                }
            }
            ControlFlow::Continue(())
        });
        if let Some(reason) = stopped {
            return Err(reason.into());
        }
        self.arena.truncate(header);
        self.arena[start] = count;
        self.complete(first, algebra, meter)
    }

    fn list_options_of_value(
        &mut self,
        value: Option<ValueId>,
        player: Player,
        algebra: Option<&mut Algebra>,
    ) -> Result<(), ValueError> {
        let (Some(value), Some(algebra)) = (value, algebra) else { return Ok(()) };
        let options = algebra.options(value, player)?;
        let mut list = Vec::with_capacity(2 * options.len() + 1);
        list.push(options.len() as u32);
        for option in options {
            list.push(1);
            list.push(self.enter_value(option, algebra)?.0);
        }
        self.arena.extend(list);
        Ok(())
    }

    /// How many words the lists of options take.
    pub(super) fn words(&self) -> usize {
        self.arena.len()
    }

    /// The number of options in a list.
    #[inline]
    pub(super) fn option_count(&self, list: u32) -> u32 {
        self.arena[list as usize]
    }

    /// Where the first option of a list begins.
    #[inline]
    pub(super) const fn first_option(list: u32) -> u32 {
        list + 1
    }

    /// The components of an option; the next begins after them.
    #[inline]
    pub(super) fn option(&self, at: u32) -> &[u32] {
        let start = at as usize;
        let count = self.arena[start] as usize;
        &self.arena[start + 1..=start + count]
    }
}

/// Why a list of options is refused.
fn too_long(most_words: usize) -> StopReason {
    StopReason::Capacity(Capacity {
        holder: "the list of a position's options in a search of sums",
        most: most_words as u64,
        unit: "words",
    })
}

/// The component behind a word of an option.
#[inline]
pub(super) const fn signed(word: u32) -> Signed {
    Signed(word)
}

/// Whether an option at `header`, the last, is there before in the list that starts at `start`. Long lists are looked at
/// from near the end only: equal options mostly come from a symmetry of a small position.
fn is_repeated(arena: &[u32], start: usize, header: usize) -> bool {
    const MOST_COMPARED: usize = 40;
    let last = &arena[header..];
    let mut at = start + 1;
    let mut compared = 0;
    while at < header {
        let next = at + 1 + arena[at] as usize;
        if arena[at..next] == *last {
            return true;
        }
        at = next;
        compared += 1;
        if compared == MOST_COMPARED {
            return false;
        }
    }
    false
}

/// The number, in units, that bounds leave.
pub(super) const fn exact(bounds: Bounds) -> Option<i32> {
    if bounds.low == bounds.high { Some(bounds.low) } else { None }
}

/// Bounds that know who has no move: where Right has none, Left wins as the second player, and the component is at least 0.
fn without_moves(bounds: Bounds, [left, right]: [u8; 2]) -> Bounds {
    Bounds {
        low: if right == 0 { bounds.low.max(0) } else { bounds.low },
        high: if left == 0 { bounds.high.min(0) } else { bounds.high },
        ..bounds
    }
}

/// How good a component looks for Left by mobility and bounds.
fn score([left, right]: [u32; 2], bounds: Bounds) -> i32 {
    let mobility = (left.cast_signed() - right.cast_signed()) * SCORE_OF_ONE / 8;
    let is_bounded = bounds.low > Bounds::NO_LOW && bounds.high < -Bounds::NO_LOW;
    let middle =
        if is_bounded { (bounds.low / 2 + bounds.high / 2) / (Bounds::UNIT / SCORE_OF_ONE) } else { 0 };
    mobility + middle
}

/// A number in units as a score, rounded.
fn score_of(units: i64) -> i32 {
    (units / i64::from(Bounds::UNIT / SCORE_OF_ONE)).clamp(-1 << 24, 1 << 24) as i32
}

/// Mean and temperature of a value, and whether it is a switch; `None` where they do not fit a word.
fn facts_of(value: ValueId, algebra: &mut Algebra) -> Result<Option<ValueFacts>, ValueError> {
    let rounded_up = |number: &Dyadic| in_units(&-number).map(|units| -units);
    let mean = algebra.mean(value)?;
    let temperature = rounded_up(&algebra.temperature(value)?);
    let (Some(least_mean), Some(most_mean), Some(temperature)) =
        (in_units(&mean), rounded_up(&mean), temperature)
    else {
        return Ok(None);
    };
    let (mean, temperature) = ([least_mean, most_mean], temperature.max(0));
    let [left, right] = [algebra.options(value, Player::Left)?, algebra.options(value, Player::Right)?];
    let exact = |options: &[ValueId], algebra: &Algebra| {
        let &[option] = options else { return None };
        let number = algebra.as_number(option)?;
        in_units(&number).filter(|&units| rounded_up(&number) == Some(units))
    };
    let switch = match (exact(&left, algebra), exact(&right, algebra)) {
        (Some(left), Some(right)) if left >= right && (left + right) % 2 == 0 => Some([left, right]),
        _ => None,
    };
    Ok(Some(ValueFacts { mean, temperature, switch }))
}

/// A number in units, rounded towards −∞; `None` where sums of many such would not fit a word.
pub(super) fn in_units(number: &Dyadic) -> Option<i64> {
    const EXPONENT: u32 = Bounds::UNIT.trailing_zeros();
    const MOST: i64 = 1 << 45;
    let numerator = i64::try_from(number.numerator()).ok()?;
    let exponent = number.exponent();
    let units = if exponent <= EXPONENT {
        numerator.checked_mul(1 << (EXPONENT - exponent))?
    } else {
        numerator.checked_shr(exponent - EXPONENT).unwrap_or(if numerator < 0 { -1 } else { 0 })
    };
    (-MOST..=MOST).contains(&units).then_some(units)
}

/// The bounds of a value: its stops, where it is on the right side of them, and those of its options.
fn bounds_of_value(value: ValueId, algebra: &mut Algebra) -> Result<Bounds, ValueError> {
    let low = low_of_value(value, algebra)?;
    let high = -low_of_value(algebra.negative(value)?, algebra)?;
    let mut low_first = Bounds::NO_LOW;
    for option in algebra.options(value, Player::Left)? {
        low_first = low_first.max(low_of_value(option, algebra)?);
    }
    let mut high_first = -Bounds::NO_LOW;
    for option in algebra.options(value, Player::Right)? {
        let negative = algebra.negative(option)?;
        high_first = high_first.min(-low_of_value(negative, algebra)?);
    }
    Ok(Bounds { low, high, low_first, high_first })
}

/// A number, in units, that the value is at least: its right stop, or a little less.
fn low_of_value(value: ValueId, algebra: &mut Algebra) -> Result<i32, ValueError> {
    let stop = algebra.stops(value)[1];
    let Some(number) = algebra.as_number(stop) else { return Ok(Bounds::NO_LOW) };
    let Some(units) = in_units(&number) else { return Ok(Bounds::NO_LOW) };
    let is_reached = algebra.is_at_most(stop, value)?;
    let low = if is_reached { units } else { units - 1 };
    let fits = low > i64::from(Bounds::NO_LOW) && low < -i64::from(Bounds::NO_LOW);
    Ok(if fits { low as i32 } else { Bounds::NO_LOW })
}

/// What a failure in a value means for the search: limits stop it, and a full store or a value that is too large is one.
pub(super) fn stop_of(error: &ValueError) -> StopReason {
    match error {
        ValueError::Stopped(reason) => *reason,
        _ => StopReason::Capacity(Capacity { holder: "the store of values", most: 1 << 31, unit: "words" }),
    }
}
