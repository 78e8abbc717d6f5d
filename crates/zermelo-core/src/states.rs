//! The states of one game, numbered as they are met. An engine that looks at states one by one works with their numbers
//! and is compiled once for all games; what has to be compiled for each type of position is here: options, components and normal forms,
//! and the table that finds a state again.

use super::numbered::{BYTES_OF_INDEX, Numbered};
use super::rules_on::{OptionPart, Representative, RulesOn};
use super::{AnyPosition, Ending, NormalForm, Player, Ruleset};
use alloc::boxed::Box;
use alloc::rc::Rc;
use alloc::vec::Vec;
use core::any::Any;
use core::fmt;
use core::hash::Hash;
use core::ops::{ControlFlow, Range};

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
        Self::of_normal(ruleset.normal_form(position), to_move, ruleset.is_impartial())
    }

    /// The same where the normal form is known.
    #[inline]
    pub(super) fn of_normal(normal: NormalForm<P>, to_move: Player, is_impartial: bool) -> Self {
        let to_move = if is_impartial || normal.is_own_mirror {
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

impl Part {
    /// A part whose component is met so.
    pub(super) fn of<P>(part: OptionPart<P>, meet: impl FnOnce(Representative<P>) -> Met) -> Self {
        match part {
            OptionPart::Start(owned) => Self::Option { owned },
            OptionPart::Component(component, _) => Self::Component(meet(component)),
            OptionPart::End => Self::End,
        }
    }
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
    fn ending(&mut self, state: u32) -> Option<Ending>;

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

    /// What expands the states as they are packed, away from the table; `None` where they are held whole.
    fn expander(&self) -> Option<Box<dyn Expander>> {
        None
    }

    /// The states with these numbers as they are packed: nothing, where they are held whole.
    fn packed_states(&self, _numbers: Range<u32>) -> Vec<u128> {
        Vec::new()
    }

    /// Meets states that an [`expander`](Self::expander) has found, until `visit` breaks.
    fn meet_packed(
        &mut self,
        _states: &[u128],
        _visit: &mut dyn FnMut(Met) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        unreachable!("only packed states have an expander")
    }

    /// Visits the states with these numbers: their positions, in the type of the game.
    fn visit_states(&self, numbers: Range<u32>, visit: &mut dyn FnMut(&dyn Any, Player));

    /// Meets the states in a range of those that a [`Lookahead`](super::Lookahead) has found, until `visit` breaks. New ones are
    /// copied.
    fn meet_states(
        &mut self,
        states: &dyn Any,
        places: Range<usize>,
        visit: &mut dyn FnMut(Met) -> ControlFlow<()>,
    ) -> ControlFlow<()>;
}

/// Expands packed states away from the table that numbers them, for a thread of its own.
pub trait Expander: Send {
    /// The result where play stops by rule.
    fn ending(&mut self, state: u128) -> Option<Ending>;

    /// Visits the options of a state in their order, `None` for one that does not pack.
    fn options(
        &mut self,
        state: u128,
        visit: &mut dyn FnMut(Option<u128>) -> ControlFlow<()>,
    ) -> ControlFlow<()>;
}

/// The states of a game on positions of a type, held whole.
pub struct States<'a, P> {
    pub(super) rules: Rc<dyn RulesOn<P> + 'a>,
    pub(super) is_impartial: bool,
    pub(super) met: Numbered<State<P>>,
    /// The states that are still to be met.
    pub(super) stack: Vec<State<P>>,
}

impl<P: Eq + Hash> fmt::Debug for States<'_, P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("States").field("met", &self.met.len()).finish_non_exhaustive()
    }
}

impl<'a, P: Clone + Eq + Hash + 'static> States<'a, P> {
    /// No states yet.
    pub fn new<R: Ruleset<Position = P> + ?Sized>(ruleset: &'a R) -> Self {
        Self::on(Rc::new(ruleset))
    }

    pub(super) fn on(rules: Rc<dyn RulesOn<P> + 'a>) -> Self {
        let is_impartial = rules.is_impartial();
        Self { rules, is_impartial, met: Numbered::default(), stack: Vec::new() }
    }

    /// The state of a question.
    pub(super) fn question(&self, position: &dyn Any, to_move: Player) -> State<P> {
        State::of_normal(self.rules.normal_form(own(position)), to_move, self.is_impartial)
    }
}

/// Meets a position with a player to move.
#[inline]
fn enter<P: Eq + Hash>(
    met: &mut Numbered<State<P>>,
    Representative { normal, owned }: Representative<P>,
    to_move: Player,
    is_impartial: bool,
) -> Met {
    let (number, is_new) = met.insert(State::of_normal(normal, to_move, is_impartial));
    Met { number, is_new, owned }
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

impl<P: Clone + Eq + Hash + 'static> StateSpace for States<'_, P> {
    fn len(&self) -> usize {
        self.met.len()
    }

    fn bytes_per_state(&self) -> usize {
        size_of::<State<P>>() + BYTES_OF_INDEX
    }

    fn growth(&self) -> usize {
        self.met.growth()
    }

    fn fresh(&self) -> Box<dyn StateSpace + '_> {
        Box::new(Self::on(Rc::clone(&self.rules)))
    }

    fn meet(&mut self, position: &dyn Any, to_move: Player) -> Met {
        let state = self.question(position, to_move);
        let owned = self.rules.heap_bytes(&state.position);
        let (number, is_new) = self.met.insert(state);
        Met { number, is_new, owned }
    }

    fn meet_components(&mut self, position: &dyn Any, visit: &mut dyn FnMut(Met)) {
        let Self { rules, is_impartial, met, .. } = self;
        rules.components(own(position), &mut |part, _| visit(enter(met, part, Player::Left, *is_impartial)));
    }

    fn find(&self, position: &dyn Any, to_move: Player) -> Option<u32> {
        self.met.find(&self.question(position, to_move))
    }

    fn ending(&mut self, state: u32) -> Option<Ending> {
        let State { position, to_move } = self.met.get(state);
        self.rules.ending(position, *to_move)
    }

    fn meet_options(&mut self, state: u32, visit: &mut dyn FnMut(Met) -> ControlFlow<()>) -> ControlFlow<()> {
        let Self { rules, is_impartial, met, .. } = self;
        let State { position, to_move } = met.get(state).clone();
        rules.options(&position, to_move, &mut |option| {
            visit(enter(met, option, to_move.opponent(), *is_impartial))
        })
    }

    fn meet_parts(&mut self, state: u32, visit: &mut dyn FnMut(Part) -> ControlFlow<()>) -> ControlFlow<()> {
        let Self { rules, is_impartial, met, .. } = self;
        let State { position, to_move } = met.get(state).clone();
        rules.option_components(&position, to_move, &mut |part| {
            visit(Part::of(part, |component| enter(met, component, Player::Left, *is_impartial)))
        })
    }

    fn stack_options(
        &mut self,
        state: u32,
        visit: &mut dyn FnMut(usize) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Self { rules, is_impartial, met, stack } = self;
        let start = stack.len();
        let State { position, to_move } = met.get(state);
        let flow = rules.options(position, *to_move, &mut |option| {
            stack.push(State::of_normal(option.normal, to_move.opponent(), *is_impartial));
            visit(size_of::<State<P>>() + option.owned)
        });
        stack[start..].reverse();
        flow
    }

    fn stack_height(&self) -> usize {
        self.stack.len()
    }

    fn meet_top(&mut self) -> Option<(Met, usize)> {
        let state = self.stack.pop()?;
        let owned = self.rules.heap_bytes(&state.position);
        let (number, is_new) = self.met.insert(state);
        Some((Met { number, is_new, owned }, size_of::<State<P>>() + owned))
    }

    fn lower_stack(&mut self, height: usize) -> usize {
        let mut bytes = 0;
        while self.stack.len() > height
            && let Some(state) = self.stack.pop()
        {
            bytes += size_of::<State<P>>() + self.rules.heap_bytes(&state.position);
        }
        bytes
    }

    fn visit_states(&self, numbers: Range<u32>, visit: &mut dyn FnMut(&dyn Any, Player)) {
        for number in numbers {
            let State { position, to_move } = self.met.get(number);
            visit(position, *to_move);
        }
    }

    fn meet_states(
        &mut self,
        states: &dyn Any,
        places: Range<usize>,
        visit: &mut dyn FnMut(Met) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let states: &Vec<State<P>> =
            states.downcast_ref().expect("states come back to the game whose they are");
        states[places].iter().try_for_each(|state| {
            let owned = self.rules.heap_bytes(&state.position);
            let (number, is_new) = match self.met.find(state) {
                Some(number) => (number, false),
                None => self.met.insert(state.clone()),
            };
            visit(Met { number, is_new, owned })
        })
    }
}
