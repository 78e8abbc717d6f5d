//! The states of one game, numbered as they are met. An engine that looks at states one by one works with their numbers
//! and is compiled once for all games; what has to be compiled for each game is here: options, components and normal forms,
//! and the table that finds a state again.

use super::numbered::{BYTES_OF_INDEX, Numbered};
use super::ruleset::{each_component, each_option};
use super::{AnyPosition, Ending, Player, Ruleset};
use std::any::Any;
use std::ops::ControlFlow;

/// A question in normal form: a position and who moves there.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State<P> {
    /// The position, a representative of all that are symmetric to it.
    pub position: P,
    /// Who moves. Left, where it makes no difference.
    pub to_move: Player,
}

impl<P> State<P> {
    /// The state of a question: the normal form of its position, with the mover exchanged where the normal form
    /// exchanges the players, and without regard to the mover where the game is impartial.
    pub fn of<R: Ruleset<Position = P> + ?Sized>(ruleset: &R, position: &P, to_move: Player) -> Self {
        let normal = ruleset.normal_form(position);
        let to_move = if ruleset.is_impartial() || normal.is_own_mirror {
            Player::Left
        } else if normal.players_swapped {
            to_move.opponent()
        } else {
            to_move
        };
        Self { position: normal.position, to_move }
    }
}

/// A state that has just been met.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Met {
    /// Its number.
    pub number: u32,
    /// Whether it was met for the first time.
    pub is_new: bool,
    /// The bytes that its position owns outside itself.
    pub owned: usize,
}

/// What is met on the way through the options of a state, taken apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// An option begins, whose position owns so many bytes outside itself.
    Option {
        /// The bytes.
        owned: usize,
    },
    /// A component of that option.
    Component(Met),
    /// The option has no more components.
    End,
}

/// The states of one game, numbered from 0 in the order in which they are met.
///
/// Positions come in as `&dyn Any`: the game's own type of position, or an [`AnyPosition`] that holds one. Another type is
/// a mistake of the caller and panics.
pub trait StateSpace {
    /// How many states have been met.
    fn len(&self) -> usize;

    /// Whether no state has been met.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The bytes that a state takes here, without what its position owns.
    fn bytes_per_state(&self) -> usize;

    /// The bytes that the table is about to take at once when the next new state is met: none, unless its index is full.
    fn growth(&self) -> usize;

    /// A space of the same game in which nothing has been met.
    fn fresh(&self) -> Box<dyn StateSpace + '_>;

    /// Meets the state of a question.
    fn meet(&mut self, position: &dyn Any, to_move: Player) -> Met;

    /// Meets the components of a position, each with Left to move.
    fn meet_components(&mut self, position: &dyn Any, visit: &mut dyn FnMut(Met));

    /// The number of the state of a question, `None` where it has not been met.
    fn find(&self, position: &dyn Any, to_move: Player) -> Option<u32>;

    /// The result where play stops by rule.
    fn ending(&self, state: u32) -> Option<Ending>;

    /// Meets the options of a state in their order, until `visit` breaks.
    fn meet_options(&mut self, state: u32, visit: &mut dyn FnMut(Met) -> ControlFlow<()>) -> ControlFlow<()>;

    /// Meets the components of the options of a state, for games in which the mover makes no difference.
    fn meet_parts(&mut self, state: u32, visit: &mut dyn FnMut(Part) -> ControlFlow<()>) -> ControlFlow<()>;

    /// Puts the options of a state on the stack of states that are still to be met, the first option on top, telling
    /// `visit` the bytes that each takes there.
    fn stack_options(
        &mut self,
        state: u32,
        visit: &mut dyn FnMut(usize) -> ControlFlow<()>,
    ) -> ControlFlow<()>;

    /// How many states are on that stack.
    fn stack_height(&self) -> usize;

    /// Meets the state on top of the stack, and says how many bytes it took there.
    fn meet_top(&mut self) -> Option<(Met, usize)>;

    /// Drops states from the stack until it has this height, and says how many bytes they took there.
    fn lower_stack(&mut self, height: usize) -> usize;
}

/// The states of a ruleset.
#[derive(Clone, Debug)]
pub struct States<'a, R: Ruleset + ?Sized> {
    ruleset: &'a R,
    met: Numbered<State<R::Position>>,
    stack: Vec<State<R::Position>>,
}

impl<'a, R: Ruleset + ?Sized> States<'a, R> {
    /// No states yet.
    pub fn new(ruleset: &'a R) -> Self {
        Self { ruleset, met: Numbered::default(), stack: Vec::new() }
    }

    fn enter(&mut self, state: State<R::Position>) -> Met {
        let owned = self.ruleset.heap_bytes(&state.position);
        let (number, is_new) = self.met.insert(state);
        Met { number, is_new, owned }
    }
}

/// A position in the type that its game gives it.
pub(super) fn own<P: Any>(position: &dyn Any) -> &P {
    match position.downcast_ref::<P>() {
        Some(own) => own,
        None => {
            let erased = position.downcast_ref::<AnyPosition>();
            erased.expect("a position is used with the game it belongs to").expect()
        }
    }
}

impl<R: Ruleset + ?Sized> StateSpace for States<'_, R> {
    fn len(&self) -> usize {
        self.met.len()
    }

    fn bytes_per_state(&self) -> usize {
        size_of::<State<R::Position>>() + BYTES_OF_INDEX
    }

    fn growth(&self) -> usize {
        self.met.growth()
    }

    fn fresh(&self) -> Box<dyn StateSpace + '_> {
        Box::new(Self::new(self.ruleset))
    }

    fn meet(&mut self, position: &dyn Any, to_move: Player) -> Met {
        self.enter(State::of(self.ruleset, own(position), to_move))
    }

    fn meet_components(&mut self, position: &dyn Any, visit: &mut dyn FnMut(Met)) {
        let ruleset = self.ruleset;
        each_component(ruleset, own(position), &mut |part| {
            visit(self.enter(State::of(ruleset, &part, Player::Left)));
        });
    }

    fn find(&self, position: &dyn Any, to_move: Player) -> Option<u32> {
        self.met.find(&State::of(self.ruleset, own(position), to_move))
    }

    fn ending(&self, state: u32) -> Option<Ending> {
        let State { position, to_move } = self.met.get(state);
        self.ruleset.ending(position, *to_move)
    }

    fn meet_options(&mut self, state: u32, visit: &mut dyn FnMut(Met) -> ControlFlow<()>) -> ControlFlow<()> {
        let State { position, to_move } = self.met.get(state).clone();
        let ruleset = self.ruleset;
        each_option(ruleset, &position, to_move, &mut |option| {
            visit(self.enter(State::of(ruleset, &option, to_move.opponent())))
        })
    }

    fn meet_parts(&mut self, state: u32, visit: &mut dyn FnMut(Part) -> ControlFlow<()>) -> ControlFlow<()> {
        let State { position, to_move } = self.met.get(state).clone();
        let ruleset = self.ruleset;
        each_option(ruleset, &position, to_move, &mut |option| {
            visit(Part::Option { owned: ruleset.heap_bytes(&option) })?;
            let mut flow = ControlFlow::Continue(());
            each_component(ruleset, &option, &mut |part| {
                if flow.is_continue() {
                    flow = visit(Part::Component(self.enter(State::of(ruleset, &part, Player::Left))));
                }
            });
            flow?;
            visit(Part::End)
        })
    }

    fn stack_options(
        &mut self,
        state: u32,
        visit: &mut dyn FnMut(usize) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Self { ruleset, met, stack } = self;
        let State { position, to_move } = met.get(state);
        let start = stack.len();
        let flow = each_option(*ruleset, position, *to_move, &mut |option| {
            let bytes = size_of::<State<R::Position>>() + ruleset.heap_bytes(&option);
            stack.push(State::of(*ruleset, &option, to_move.opponent()));
            visit(bytes)
        });
        stack[start..].reverse();
        flow
    }

    fn stack_height(&self) -> usize {
        self.stack.len()
    }

    fn meet_top(&mut self) -> Option<(Met, usize)> {
        let state = self.stack.pop()?;
        let met = self.enter(state);
        Some((met, size_of::<State<R::Position>>() + met.owned))
    }

    fn lower_stack(&mut self, height: usize) -> usize {
        let dropped = self.stack.drain(height..);
        dropped.map(|state| size_of::<State<R::Position>>() + self.ruleset.heap_bytes(&state.position)).sum()
    }
}
