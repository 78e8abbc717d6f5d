//! The states of one game, numbered as they are met. An engine that looks at states one by one works with their numbers
//! and is compiled once for all games; what has to be compiled for each game is here: options, components and normal forms,
//! and the table that finds a state again.

use super::numbered::{BYTES_OF_INDEX, Numbered};
use super::packed_set::{BYTES_OF_SLOT, PackedSet, TOGETHER};
use super::ruleset::{each_component, each_option};
use super::{AnyPosition, Ending, NormalForm, Player, Ruleset};
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
        Self::in_normal_form(ruleset, ruleset.normal_form(position), to_move)
    }

    /// The same of a position that is no longer needed.
    fn of_own<R: Ruleset<Position = P> + ?Sized>(ruleset: &R, position: P, to_move: Player) -> Self {
        Self::in_normal_form(ruleset, ruleset.own_normal_form(position), to_move)
    }

    fn in_normal_form<R: Ruleset<Position = P> + ?Sized>(
        ruleset: &R,
        normal: NormalForm<P>,
        to_move: Player,
    ) -> Self {
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
    met: Table<R::Position>,
    stack: Vec<State<R::Position>>,
    /// Packed options that are about to be met.
    options: Vec<u128>,
}

/// The states that have been met, by number.
#[derive(Clone, Debug)]
enum Table<P> {
    /// The numbers that the game packs its positions into, all beside the first one, the lowest bit being the mover.
    Packed {
        like: P,
        set: PackedSet,
    },
    Whole(Numbered<State<P>>),
}

/// A state as it is packed: one bit for the mover below the number of the position.
fn packed<R: Ruleset + ?Sized>(ruleset: &R, state: &State<R::Position>, like: &R::Position) -> Option<u128> {
    const MOST: u128 = 1 << 126;
    let number = ruleset.packed(&state.position, like).filter(|&number| number < MOST)?;
    Some(if ruleset.is_impartial() { number } else { number << 1 | state.to_move.index() as u128 })
}

/// The state with a number that [`packed`] gave.
fn unpacked<R: Ruleset + ?Sized>(ruleset: &R, number: u128, like: &R::Position) -> State<R::Position> {
    let (number, to_move) = if ruleset.is_impartial() {
        (number, Player::Left)
    } else {
        (number >> 1, Player::BOTH[(number & 1) as usize])
    };
    State { position: ruleset.unpacked(number, like), to_move }
}

impl<'a, R: Ruleset + ?Sized> States<'a, R> {
    /// No states yet.
    pub fn new(ruleset: &'a R) -> Self {
        Self { ruleset, met: Table::Whole(Numbered::default()), stack: Vec::new(), options: Vec::new() }
    }

    /// The states as they are packed, with what they are packed beside, `None` where they are held whole.
    #[inline]
    fn packed_ones(&self) -> Option<(&R::Position, &PackedSet)> {
        match &self.met {
            Table::Packed { like, set } if R::PACKS => Some((like, set)),
            _ => None,
        }
    }

    /// The states that are held whole: none while they are packed.
    #[inline]
    fn whole_ones(&self) -> &Numbered<State<R::Position>> {
        let Table::Whole(met) = &self.met else { unreachable!("the states are packed") };
        met
    }

    fn enter(&mut self, state: State<R::Position>) -> Met {
        if R::PACKS
            && let Some(met) = self.enter_packed(&state)
        {
            return met;
        }
        let owned = self.ruleset.heap_bytes(&state.position);
        let Table::Whole(met) = &mut self.met else { unreachable!("the table has been unpacked") };
        let (number, is_new) = met.insert(state);
        Met { number, is_new, owned }
    }

    /// Meets a state as a number, and holds all of them whole where it has none beside the first.
    fn enter_packed(&mut self, state: &State<R::Position>) -> Option<Met> {
        match &mut self.met {
            Table::Packed { like, set } => {
                if let Some(number) = packed(self.ruleset, state, like) {
                    let (number, is_new) = set.insert(number);
                    return Some(Met { number, is_new, owned: 0 });
                }
                self.unpack();
                None
            }
            Table::Whole(met) if met.len() == 0 => {
                let number = packed(self.ruleset, state, &state.position)?;
                let mut set = PackedSet::default();
                set.insert(number);
                self.met = Table::Packed { like: state.position.clone(), set };
                Some(Met { number: 0, is_new: true, owned: 0 })
            }
            Table::Whole(_) => None,
        }
    }

    /// Meets an option: at once, or together with others while positions are packed.
    fn enter_option(
        &mut self,
        state: State<R::Position>,
        visit: &mut dyn FnMut(Met) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if R::PACKS {
            if let Table::Packed { like, .. } = &self.met
                && let Some(number) = packed(self.ruleset, &state, like)
            {
                self.options.push(number);
                return if self.options.len() == TOGETHER {
                    self.enter_options(visit)
                } else {
                    ControlFlow::Continue(())
                };
            }
            self.enter_options(visit)?;
        }
        visit(self.enter(state))
    }

    /// Meets the options that are waiting.
    fn enter_options(&mut self, visit: &mut dyn FnMut(Met) -> ControlFlow<()>) -> ControlFlow<()> {
        if !R::PACKS {
            return ControlFlow::Continue(());
        }
        let Table::Packed { set, .. } = &mut self.met else { return ControlFlow::Continue(()) };
        let flow =
            set.insert_all(&self.options, &mut |number, is_new| visit(Met { number, is_new, owned: 0 }));
        self.options.clear();
        flow
    }

    /// Holds all positions whole from now on: one has come that does not pack as the others do.
    #[cold]
    fn unpack(&mut self) {
        let Table::Packed { like, set } = &self.met else { return };
        let mut whole = Numbered::default();
        for number in 0..set.len() as u32 {
            whole.insert(unpacked(self.ruleset, set.get(number), like));
        }
        self.met = Table::Whole(whole);
    }

    /// The state with a number.
    #[inline]
    fn state(&self, number: u32) -> State<R::Position> {
        match self.packed_ones() {
            Some((like, set)) => unpacked(self.ruleset, set.get(number), like),
            None => self.whole_ones().get(number).clone(),
        }
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
        match self.packed_ones() {
            Some((_, set)) => set.len(),
            None => self.whole_ones().len(),
        }
    }

    fn bytes_per_state(&self) -> usize {
        match self.packed_ones() {
            Some((_, set)) => set.width() + BYTES_OF_SLOT,
            None => size_of::<State<R::Position>>() + BYTES_OF_INDEX,
        }
    }

    fn growth(&self) -> usize {
        match self.packed_ones() {
            Some((_, set)) => set.growth(),
            None => self.whole_ones().growth(),
        }
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
            visit(self.enter(State::of_own(ruleset, part, Player::Left)));
        });
    }

    fn find(&self, position: &dyn Any, to_move: Player) -> Option<u32> {
        let state = State::of(self.ruleset, own(position), to_move);
        match self.packed_ones() {
            Some((like, set)) => set.find(packed(self.ruleset, &state, like)?),
            None => self.whole_ones().find(&state),
        }
    }

    fn ending(&self, state: u32) -> Option<Ending> {
        let State { position, to_move } = self.state(state);
        self.ruleset.ending(&position, to_move)
    }

    fn meet_options(&mut self, state: u32, visit: &mut dyn FnMut(Met) -> ControlFlow<()>) -> ControlFlow<()> {
        let State { position, to_move } = self.state(state);
        let ruleset = self.ruleset;
        each_option(ruleset, &position, to_move, &mut |option| {
            self.enter_option(State::of_own(ruleset, option, to_move.opponent()), visit)
        })?;
        self.enter_options(visit)
    }

    fn meet_parts(&mut self, state: u32, visit: &mut dyn FnMut(Part) -> ControlFlow<()>) -> ControlFlow<()> {
        let State { position, to_move } = self.state(state);
        let ruleset = self.ruleset;
        each_option(ruleset, &position, to_move, &mut |option| {
            visit(Part::Option { owned: ruleset.heap_bytes(&option) })?;
            let mut flow = ControlFlow::Continue(());
            each_component(ruleset, &option, &mut |part| {
                if flow.is_continue() {
                    flow = visit(Part::Component(self.enter(State::of_own(ruleset, part, Player::Left))));
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
        let State { position, to_move } = self.state(state);
        let Self { ruleset, stack, .. } = self;
        let start = stack.len();
        let flow = each_option(*ruleset, &position, to_move, &mut |option| {
            let bytes = size_of::<State<R::Position>>() + ruleset.heap_bytes(&option);
            stack.push(State::of_own(*ruleset, option, to_move.opponent()));
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
        let mut bytes = 0;
        while self.stack.len() > height
            && let Some(state) = self.stack.pop()
        {
            bytes += size_of::<State<R::Position>>() + self.ruleset.heap_bytes(&state.position);
        }
        bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A counter on a ring whose size is part of the position, with a note that some positions carry.
    struct Ring;

    #[derive(Clone, PartialEq, Eq, Hash, Debug)]
    struct At {
        size: u32,
        place: u32,
        note: Option<u32>,
    }

    impl Ruleset for Ring {
        type Position = At;

        fn options<B>(
            &self,
            at: &At,
            player: Player,
            mut visit: impl FnMut(At) -> ControlFlow<B>,
        ) -> ControlFlow<B> {
            let steps = [1, 2 + player.index() as u32];
            steps
                .map(|step| At { place: (at.place + step) % at.size, ..at.clone() })
                .into_iter()
                .try_for_each(&mut visit)
        }

        fn ending(&self, at: &At, to_move: Player) -> Option<Ending> {
            (at.place == 3 && to_move == Player::Left).then_some(Ending::Win)
        }

        const PACKS: bool = true;

        fn packed(&self, at: &At, like: &At) -> Option<u128> {
            (at.size == like.size && at.note.is_none()).then(|| u128::from(at.place))
        }

        fn unpacked(&self, packed: u128, like: &At) -> At {
            At { place: packed as u32, ..like.clone() }
        }
    }

    /// Everything that a space says of the states from some positions.
    fn told(space: &mut States<Ring>, starts: &[At]) -> Vec<(u32, Option<Ending>, Vec<u32>)> {
        for start in starts {
            for player in Player::BOTH {
                space.meet(start, player);
            }
        }
        let mut told = Vec::new();
        while told.len() < space.len() {
            let state = told.len() as u32;
            let mut options = Vec::new();
            let _ = space.meet_options(state, &mut |met| {
                options.push(met.number);
                ControlFlow::Continue(())
            });
            told.push((state, space.ending(state), options));
        }
        told
    }

    #[test]
    fn packed_states_are_the_whole_ones() {
        let ring = |size, note| At { size, place: 0, note };
        let mut whole = States::new(&Ring);
        // A note at the start, and nothing is packed.
        let noted = told(&mut whole, &[ring(300, Some(1)), ring(7, None)]);
        assert!(matches!(whole.met, Table::Whole(_)));
        let mut packed = States::new(&Ring);
        told(&mut packed, &[ring(300, None)]);
        assert!(matches!(&packed.met, Table::Packed { set, .. } if set.width() == 2 && set.len() == 600));
        assert!(packed.find(&At { place: 299, ..ring(300, None) }, Player::Left).is_some());
        assert_eq!(packed.find(&At { place: 299, ..ring(300, Some(1)) }, Player::Left), None);
        assert_eq!(packed.find(&ring(301, None), Player::Left), None);
        // One of another frame makes all of them whole, under their numbers.
        let found = packed.find(&At { place: 299, ..ring(300, None) }, Player::Left);
        packed.meet(&ring(7, None), Player::Left);
        assert!(matches!(packed.met, Table::Whole(_)));
        assert_eq!(packed.find(&At { place: 299, ..ring(300, None) }, Player::Left), found);
        let mut packed = States::new(&Ring);
        assert_eq!(told(&mut packed, &[ring(300, None), ring(7, None)]), noted);
    }
}
