//! The components of one game, numbered as they are met, for engines that look at sums. What has to be compiled for each
//! type of position is here: options of either player, taken apart into components in normal form, and the table that finds one again.

use super::numbered::{BYTES_OF_INDEX, NONE, Numbered, TOGETHER};
use super::rules_on::{OptionPart, Representative, RulesOn};
use super::states::own;
use super::wide_hash::wide_hash;
use super::{Bounds, Player, Ruleset};
use alloc::boxed::Box;
use alloc::vec::Vec;
use core::any::Any;
use core::fmt;
use core::hash::Hash;
use core::ops::ControlFlow;

/// A component that has just been met: a number, with a sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MetComponent {
    /// The number of its normal form.
    pub number: u32,
    /// Whether it was met for the first time.
    pub is_new: bool,
    /// Whether the players are exchanged between it and its normal form.
    pub is_negative: bool,
    /// Whether the normal form is its own negative, by a symmetry or because the game is impartial.
    pub is_own_negative: bool,
    /// A hash of the normal form, the same in every run.
    pub hash: u128,
    /// The bytes that its position owns outside itself.
    pub owned: usize,
    /// How many moves Left and Right have in the normal form, where the game knows it without counting.
    pub mobility: Option<[u32; 2]>,
}

/// What is met on the way through the options of a component.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A component of an option.
    Component(MetComponent),
    /// The option has no more components.
    EndOfOption,
}

/// The components of one game, numbered from 0 in the order in which they are met, each with its negative under one
/// number.
///
/// Positions come in as `&dyn Any`: the game's own type of position, or an [`AnyPosition`](crate::AnyPosition) that holds one. Another type is
/// a mistake of the caller and panics.
pub trait ComponentSpace {
    /// How many components have been met.
    fn len(&self) -> usize;

    /// Whether none has been met.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The bytes that a component takes here, without what its position owns.
    fn bytes_per_component(&self) -> usize;

    /// Meets the components of a position.
    fn meet(&mut self, position: &dyn Any, visit: &mut dyn FnMut(MetComponent));

    /// Meets the components of the options of a player, option by option, until `visit` breaks.
    fn meet_options(
        &mut self,
        component: u32,
        player: Player,
        visit: &mut dyn FnMut(Piece) -> ControlFlow<()>,
    ) -> ControlFlow<()>;

    /// How many moves the players have, counted up to `most` each.
    fn mobility(&self, component: u32, most: u32) -> [u32; 2];

    /// Numbers that the value of a component lies between.
    fn bounds(&self, component: u32) -> Bounds;

    /// Meets the components of a simpler position that is worth the component with an integer, which comes back: of
    /// [`Ruleset::without_integer`], in normal play. `None`, and nothing is met, where none is known.
    fn meet_simpler(&mut self, component: u32, visit: &mut dyn FnMut(MetComponent)) -> Option<i32>;

    /// The position of a component, for those who know its type.
    fn with_position(&self, component: u32, visit: &mut dyn FnMut(&dyn Any));

    /// Forgets all components.
    fn clear(&mut self);
}

/// The components of a game on positions of a type.
pub struct Components<'a, P> {
    rules: Box<dyn RulesOn<P> + 'a>,
    table: Table<P>,
}

/// The components that have been met, and those of options that have not been looked for yet.
struct Table<P> {
    met: Numbered<P>,
    waiting: Vec<Waiting<P>>,
    is_impartial: bool,
    /// Whether either player may make the moves of both.
    shares_moves: bool,
    /// Tells the hashes of several games in one sum apart.
    seed: u64,
}

impl<P: Eq + Hash> fmt::Debug for Components<'_, P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Components").field("met", &self.table.met.len()).finish_non_exhaustive()
    }
}

/// A component before it is known whether it has been met.
#[derive(Clone, Debug)]
struct Waiting<P> {
    part: Representative<P>,
    hash: u128,
    mobility: Option<[u32; 2]>,
    /// How many options end before it.
    ends_before: u32,
}

impl<P> Waiting<P> {
    /// The part of the hash by which components are found.
    const fn short_hash(&self) -> u32 {
        (self.hash >> 32) as u32
    }
}

impl<'a, P: Clone + Eq + Hash + 'static> Components<'a, P> {
    /// No components yet. Spaces of one sum need different seeds.
    pub fn new<R: Ruleset<Position = P> + ?Sized>(ruleset: &'a R, seed: u64) -> Self {
        Self::on(Box::new(ruleset), seed)
    }

    /// The same for the impartial form of the game, in which either player may make the moves of both.
    pub fn with_moves_shared<R: Ruleset<Position = P> + ?Sized>(ruleset: &'a R, seed: u64) -> Self {
        let mut space = Self::new(ruleset, seed);
        space.table.shares_moves = !space.table.is_impartial;
        space
    }

    fn on(rules: Box<dyn RulesOn<P> + 'a>, seed: u64) -> Self {
        let (met, waiting, is_impartial) = (Numbered::default(), Vec::new(), rules.is_impartial());
        Self { rules, table: Table { met, waiting, is_impartial, shares_moves: false, seed } }
    }
}

impl<P: Clone + Eq + Hash> Table<P> {
    /// A component that has been found, and not looked for yet.
    #[inline]
    fn waiting(&self, part: Representative<P>, mobility: Option<[u32; 2]>, ends_before: u32) -> Waiting<P> {
        let hash = wide_hash(&part.normal.position, self.seed);
        let mobility = mobility.map(|counts| {
            let [left, right] = counts;
            if self.shares_moves {
                [left.saturating_add(right); 2]
            } else if part.normal.players_swapped {
                [right, left]
            } else {
                counts
            }
        });
        Waiting { part, hash, mobility, ends_before }
    }

    #[inline]
    fn enter(&mut self, waiting: Waiting<P>, known: u32) -> MetComponent {
        let short_hash = waiting.short_hash();
        let Waiting { part: Representative { normal, owned }, hash, mobility, .. } = waiting;
        let is_own_negative = normal.is_own_mirror || self.shares_moves || self.is_impartial;
        let is_negative = normal.players_swapped && !is_own_negative;
        let (number, is_new) =
            if known == NONE { self.met.insert_hashed(short_hash, normal.position) } else { (known, false) };
        MetComponent { number, is_new, is_negative, is_own_negative, hash, owned, mobility }
    }

    /// Enters what waits, and then the ends of options up to a count. The count goes back to none.
    fn enter_waiting(
        &mut self,
        ends: u32,
        visit: &mut dyn FnMut(Piece) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut waiting = core::mem::take(&mut self.waiting);
        let known =
            self.met.look_up(waiting.iter().map(|part| (part.short_hash(), &part.part.normal.position)));
        let mut ended = 0;
        let mut flow = ControlFlow::Continue(());
        for (part, number) in waiting.drain(..).zip(known) {
            if flow.is_continue() {
                flow = end_options(&mut ended, part.ends_before, visit);
            }
            if flow.is_continue() {
                flow = visit(Piece::Component(self.enter(part, number)));
            }
        }
        self.waiting = waiting;
        flow?;
        end_options(&mut ended, ends, visit)
    }
}

fn end_options(
    ended: &mut u32,
    until: u32,
    visit: &mut dyn FnMut(Piece) -> ControlFlow<()>,
) -> ControlFlow<()> {
    while *ended < until {
        *ended += 1;
        visit(Piece::EndOfOption)?;
    }
    ControlFlow::Continue(())
}

impl<P: Clone + Eq + Hash + 'static> ComponentSpace for Components<'_, P> {
    fn len(&self) -> usize {
        self.table.met.len()
    }

    fn bytes_per_component(&self) -> usize {
        size_of::<P>() + BYTES_OF_INDEX
    }

    fn meet(&mut self, position: &dyn Any, visit: &mut dyn FnMut(MetComponent)) {
        let Self { rules, table } = self;
        rules.components(own(position), &mut |part, mobility| {
            let part = table.waiting(part, mobility, 0);
            visit(table.enter(part, NONE));
        });
    }

    fn meet_options(
        &mut self,
        component: u32,
        player: Player,
        visit: &mut dyn FnMut(Piece) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Self { rules, table } = self;
        let position = table.met.get(component).clone();
        let movers = [player, player.opponent()];
        let mut ends = 0;
        for &mover in if table.shares_moves { &movers[..] } else { &movers[..1] } {
            rules.option_components(&position, mover, &mut |part| {
                match part {
                    OptionPart::Start(_) => (),
                    OptionPart::Component(part, mobility) => {
                        if table.waiting.len() == TOGETHER {
                            table.enter_waiting(core::mem::take(&mut ends), visit)?;
                        }
                        let part = table.waiting(part, mobility, ends);
                        table.waiting.push(part);
                    }
                    OptionPart::End => ends += 1,
                }
                ControlFlow::Continue(())
            })?;
        }
        table.enter_waiting(ends, visit)
    }

    fn mobility(&self, component: u32, most: u32) -> [u32; 2] {
        let [left, right] = self.rules.mobility(self.table.met.get(component), most);
        if self.table.shares_moves { [left.saturating_add(right).min(most); 2] } else { [left, right] }
    }

    fn bounds(&self, component: u32) -> Bounds {
        if self.table.shares_moves { Bounds::NONE } else { self.rules.bounds(self.table.met.get(component)) }
    }

    fn meet_simpler(&mut self, component: u32, visit: &mut dyn FnMut(MetComponent)) -> Option<i32> {
        if self.table.shares_moves {
            return None;
        }
        let (simpler, integer) = self.rules.without_integer(self.table.met.get(component))?;
        self.meet(&simpler, visit);
        Some(integer)
    }

    fn with_position(&self, component: u32, visit: &mut dyn FnMut(&dyn Any)) {
        visit(self.table.met.get(component));
    }

    fn clear(&mut self) {
        self.table.met = Numbered::default();
    }
}
