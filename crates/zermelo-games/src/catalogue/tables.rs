//! The tables of positions that engines run on. Those of any game hold its positions behind one type, so that they are compiled
//! once for all games; a game whose questions take long has tables for its own type of position besides.

use super::any_game::AnyGame;
use crate::game::{ComponentSpace, Components, Lookahead, Ruleset, StateSpace, States, WholeStates};
use std::any::Any;
use std::ops::Range;

/// Makes the tables of a ruleset in its own type of position.
#[derive(Clone, Copy)]
pub(super) struct OwnTables {
    states: for<'a> fn(&'a dyn Any) -> Box<dyn StateSpace + 'a>,
    lookahead: LookaheadFn,
    lookahead_apart: LookaheadFn,
    components: for<'a> fn(&'a dyn Any, u64) -> Box<dyn ComponentSpace + 'a>,
    shared_components: for<'a> fn(&'a dyn Any, u64) -> Box<dyn ComponentSpace + 'a>,
}

impl OwnTables {
    pub(super) fn of<R>() -> Self
    where
        R: Ruleset + Sync + 'static,
        R::Position: Send + 'static,
    {
        Self {
            states: |rules| own::<R>(rules).state_space(),
            lookahead: |rules, space, numbers| Box::new(WholeStates::of(own::<R>(rules), space, numbers)),
            lookahead_apart: |rules, space, numbers| {
                Box::new(WholeStates::of(own::<R>(rules), space, numbers).taken_apart())
            },
            components: |rules, seed| Box::new(Components::new(own::<R>(rules), seed)),
            shared_components: |rules, seed| Box::new(Components::with_moves_shared(own::<R>(rules), seed)),
        }
    }
}

/// The ruleset in its own type.
pub(super) fn own<R: 'static>(rules: &dyn Any) -> &R {
    rules.downcast_ref().expect("a fact is asked about the ruleset it belongs to")
}

impl dyn AnyGame + '_ {
    fn own_tables(&self) -> Option<(OwnTables, &dyn Any)> {
        let (facts, rules) = self.facts()?;
        Some((facts.own_tables?, rules))
    }

    /// The states of the game, none met yet: what the engines run on.
    pub fn states(&self) -> Box<dyn StateSpace + '_> {
        match self.own_tables() {
            Some((own, rules)) => (own.states)(rules),
            None => Box::new(States::new(self)),
        }
    }

    /// States of a space of the game by their numbers, for a thread that expands them.
    pub fn lookahead(&self, space: &dyn StateSpace, numbers: Range<u32>) -> Box<dyn Lookahead + '_> {
        match self.own_tables() {
            Some((own, rules)) => (own.lookahead)(rules, space, numbers),
            None => Box::new(WholeStates::of(self, space, numbers)),
        }
    }

    /// The same of an impartial game, where options are taken apart into their components.
    pub fn lookahead_apart(&self, space: &dyn StateSpace, numbers: Range<u32>) -> Box<dyn Lookahead + '_> {
        match self.own_tables() {
            Some((own, rules)) => (own.lookahead_apart)(rules, space, numbers),
            None => Box::new(WholeStates::of(self, space, numbers).taken_apart()),
        }
    }

    /// The components of the game, none met yet: what a search of sums runs on. Spaces of one sum need different seeds.
    pub fn component_space(&self, seed: u64) -> Box<dyn ComponentSpace + '_> {
        if let Some(partizan) = self.partizan_form() {
            return partizan.components_with_moves_shared(seed);
        }
        match self.own_tables() {
            Some((own, rules)) => (own.components)(rules, seed),
            None => Box::new(Components::new(self, seed)),
        }
    }

    /// The same of the game in which either player may make the moves of both.
    fn components_with_moves_shared(&self, seed: u64) -> Box<dyn ComponentSpace + '_> {
        match self.own_tables() {
            Some((own, rules)) => (own.shared_components)(rules, seed),
            None => Box::new(Components::with_moves_shared(self, seed)),
        }
    }
}

/// Takes states of a space by their numbers.
type LookaheadFn = for<'a> fn(&'a dyn Any, &dyn StateSpace, Range<u32>) -> Box<dyn Lookahead + 'a>;
