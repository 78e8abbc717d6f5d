//! States as positions, expanded away from the table that numbers them: what a thread does that helps whoever holds it.

use super::rules_on::{OptionPart, RulesOn};
use super::states::{StateSpace, own};
use super::{Ending, Player, Ruleset, State};
use alloc::boxed::Box;
use alloc::vec::Vec;
use core::any::Any;
use core::fmt;
use core::ops::{ControlFlow, Range};

/// Some states with what they lead to, for a thread of its own.
pub trait Lookahead: Send {
    /// Finds the options of the states in their order, until all are expanded, or the next one has more than are held at a time.
    fn expand(&mut self);

    /// Of each state that was expanded the result where play is over, and how many options it has with those before it.
    fn expanded(&self) -> &[(Option<Ending>, usize)];

    /// Where options were taken apart: of each, how many components it has with those before it.
    fn components(&self) -> &[usize];

    /// The options, or their components, for [`StateSpace::meet_states`].
    fn found(&self) -> &dyn Any;

    /// Forgets what was expanded, and the state after it. Whether there was one.
    fn skip(&mut self) -> bool;
}

/// Options or components that are held at a time.
const MOST_FOUND: usize = 1 << 12;

/// States of a game on positions of a type.
pub struct WholeStates<'a, P> {
    rules: Box<dyn RulesOn<P> + Send + 'a>,
    is_impartial: bool,
    /// Whether options are taken apart, and the mover makes no difference.
    takes_apart: bool,
    states: Vec<State<P>>,
    /// The first that has not been expanded.
    next: usize,
    expanded: Vec<(Option<Ending>, usize)>,
    components: Vec<usize>,
    found: Vec<State<P>>,
}

impl<'a, P: Clone + 'static> WholeStates<'a, P> {
    /// States of a space of the ruleset by their numbers.
    pub fn of<R>(ruleset: &'a R, space: &dyn StateSpace, numbers: Range<u32>) -> Self
    where
        R: Ruleset<Position = P> + Sync + ?Sized,
    {
        Self::on(Box::new(ruleset), space, numbers)
    }

    fn on(rules: Box<dyn RulesOn<P> + Send + 'a>, space: &dyn StateSpace, numbers: Range<u32>) -> Self {
        let mut states = Vec::with_capacity(numbers.len());
        space.visit_states(numbers, &mut |position, to_move| {
            states.push(State { position: own::<P>(position).clone(), to_move });
        });
        let (expanded, components, found) = (Vec::new(), Vec::new(), Vec::new());
        let is_impartial = rules.is_impartial();
        Self { rules, is_impartial, takes_apart: false, states, next: 0, expanded, components, found }
    }

    /// The same, whose options are taken apart into their components.
    #[must_use]
    pub fn taken_apart(self) -> Self {
        Self { takes_apart: true, ..self }
    }

    /// Puts down the options of the next state, unless they are too many.
    fn add_options(&mut self) -> ControlFlow<()> {
        let State { position, to_move } = &self.states[self.next];
        let (found, is_impartial) = (&mut self.found, self.is_impartial);
        self.rules.options(position, *to_move, &mut |option| {
            found.push(State::of_normal(option.normal, to_move.opponent(), is_impartial));
            if found.len() > MOST_FOUND { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        })
    }

    /// The same of their components.
    fn add_option_components(&mut self) -> ControlFlow<()> {
        let State { position, to_move } = &self.states[self.next];
        let Self { found, components, is_impartial, .. } = self;
        self.rules.option_components(position, *to_move, &mut |part| {
            match part {
                OptionPart::Start(_) => (),
                OptionPart::Component(part, _) => {
                    found.push(State::of_normal(part.normal, Player::Left, *is_impartial));
                }
                OptionPart::End => components.push(found.len()),
            }
            let held = found.len().max(components.len());
            if held > MOST_FOUND { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        })
    }

    /// How many options were found.
    fn option_count(&self) -> usize {
        if self.takes_apart { self.components.len() } else { self.found.len() }
    }
}

impl<P: Clone + Send + 'static> Lookahead for WholeStates<'_, P> {
    fn expand(&mut self) {
        while let Some(state) = self.states.get(self.next) {
            let before = (self.components.len(), self.found.len());
            let ending =
                if self.takes_apart { None } else { self.rules.ending(&state.position, state.to_move) };
            let flow = match ending {
                Some(_) => ControlFlow::Continue(()),
                None if self.takes_apart => self.add_option_components(),
                None => self.add_options(),
            };
            if flow.is_break() {
                self.components.truncate(before.0);
                self.found.truncate(before.1);
                return;
            }
            self.next += 1;
            self.expanded.push((ending, self.option_count()));
        }
    }

    fn expanded(&self) -> &[(Option<Ending>, usize)] {
        &self.expanded
    }

    fn components(&self) -> &[usize] {
        &self.components
    }

    fn found(&self) -> &dyn Any {
        &self.found
    }

    fn skip(&mut self) -> bool {
        self.expanded.clear();
        self.components.clear();
        self.found.clear();
        let is_another = self.next < self.states.len();
        self.next += usize::from(is_another);
        is_another
    }
}

impl<P> fmt::Debug for WholeStates<'_, P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (states, found) = (self.states.len() - self.next, self.found.len());
        f.debug_struct("WholeStates").field("states", &states).field("found", &found).finish_non_exhaustive()
    }
}
