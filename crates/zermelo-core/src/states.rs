//! The states of one game, numbered as they are met. An engine that looks at states one by one works with their numbers
//! and is compiled once for all games; what has to be compiled for each game is here: options, components and normal forms,
//! and the table that finds a state again.

use super::numbered::{BYTES_OF_INDEX, Numbered};
use super::packed_set::{BYTES_OF_SLOT, PackedSet, TOGETHER};
use super::ruleset::{each_component, each_option};
use super::{AnyPosition, Ending, NormalForm, Packing, Player, Ruleset};
use std::any::Any;
use std::fmt;
use std::hash::Hash;
use std::ops::{ControlFlow, Range};

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
    pub(super) fn of_own<R: Ruleset<Position = P> + ?Sized>(
        ruleset: &R,
        position: P,
        to_move: Player,
    ) -> Self {
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
    fn expander(&self) -> Option<Box<dyn Expander>>;

    /// The states with these numbers as they are packed: nothing, where they are held whole.
    fn packed_states(&self, numbers: Range<u32>) -> Vec<u128>;

    /// Meets states that an [`expander`](Self::expander) has found, until `visit` breaks.
    fn meet_packed(
        &mut self,
        states: &[u128],
        visit: &mut dyn FnMut(Met) -> ControlFlow<()>,
    ) -> ControlFlow<()>;

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

/// A game on packed states: positions as the game packs them, and one bit below for the mover where there are two.
struct PackedGame<P> {
    packing: Box<dyn Packing<P>>,
    is_impartial: bool,
}

impl<P> PackedGame<P> {
    fn packed(&self, state: &State<P>) -> Option<u128> {
        const MOST: u128 = 1 << 126;
        let number = self.packing.packed(&state.position).filter(|&number| number < MOST)?;
        Some(joined(number, state.to_move, self.is_impartial))
    }

    fn unpacked(&self, state: u128) -> State<P> {
        let (number, to_move) = self.split(state);
        State { position: self.packing.unpacked(number), to_move }
    }

    const fn split(&self, state: u128) -> (u128, Player) {
        if self.is_impartial {
            (state, Player::Left)
        } else {
            (state >> 1, Player::BOTH[(state & 1) as usize])
        }
    }
}

impl<P> Expander for PackedGame<P> {
    fn ending(&mut self, state: u128) -> Option<Ending> {
        let (number, to_move) = self.split(state);
        self.packing.ending(number, to_move)
    }

    fn options(
        &mut self,
        state: u128,
        visit: &mut dyn FnMut(Option<u128>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let (number, to_move) = self.split(state);
        let (next, is_impartial) = (to_move.opponent(), self.is_impartial);
        let joined = |number| joined(number, next, is_impartial);
        self.packing.options(number, to_move, &mut |option| visit(option.map(joined)))
    }
}

/// A packed state from the number of its position.
const fn joined(number: u128, to_move: Player, is_impartial: bool) -> u128 {
    if is_impartial { number } else { number << 1 | to_move.index() as u128 }
}

/// The states of a ruleset.
#[derive(Debug)]
pub struct States<'a, R: Ruleset + ?Sized> {
    ruleset: &'a R,
    met: Table<R::Position>,
    stack: Vec<State<R::Position>>,
}

/// The states that have been met, by number.
enum Table<P> {
    /// As the game packs them, all beside the first one.
    Packed(PackedTable<P>),
    Whole(Numbered<State<P>>),
}

struct PackedTable<P> {
    game: PackedGame<P>,
    set: PackedSet,
    /// Options that are about to be met.
    waiting: Vec<u128>,
    /// The stack of states that are still to be met.
    stack: Vec<u128>,
}

impl<P: Eq + Hash> fmt::Debug for Table<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, len) = match self {
            Self::Packed(table) => ("Packed", table.set.len()),
            Self::Whole(met) => ("Whole", met.len()),
        };
        f.debug_tuple(name).field(&len).finish()
    }
}

impl<P> PackedTable<P> {
    /// Meets the options of a state, some at a time; `None` where one does not pack, and those before it have been met.
    fn meet_options(
        &mut self,
        state: u32,
        visit: &mut dyn FnMut(Met) -> ControlFlow<()>,
    ) -> Option<ControlFlow<()>> {
        let Self { game, set, waiting, .. } = self;
        waiting.clear();
        let flow = each_packed_option(game, set.get(state), |option| {
            waiting.push(option);
            if waiting.len() < TOGETHER {
                return ControlFlow::Continue(());
            }
            let flow = enter_all(set, waiting, visit);
            waiting.clear();
            flow
        });
        if flow.is_some_and(|flow| flow.is_break()) {
            return flow;
        }
        let last = enter_all(set, waiting, visit);
        if last.is_break() { Some(last) } else { flow }
    }

    /// Puts the options of a state on the stack, the last one on top; `None` where one does not pack, and those before it are there.
    fn stack_options(
        &mut self,
        state: u32,
        visit: &mut dyn FnMut(usize) -> ControlFlow<()>,
    ) -> Option<ControlFlow<()>> {
        let Self { game, set, stack, .. } = self;
        each_packed_option(game, set.get(state), |option| {
            stack.push(option);
            visit(size_of::<u128>())
        })
    }
}

/// Visits the options of a packed state; `None` where one does not pack, and those before it have been visited.
fn each_packed_option<P>(
    game: &mut PackedGame<P>,
    state: u128,
    mut visit: impl FnMut(u128) -> ControlFlow<()>,
) -> Option<ControlFlow<()>> {
    let mut packs = true;
    let flow = game.options(state, &mut |option| {
        packs = option.is_some();
        option.map_or(ControlFlow::Break(()), &mut visit)
    });
    packs.then_some(flow)
}

/// Meets packed states.
fn enter_all(
    set: &mut PackedSet,
    states: &[u128],
    visit: &mut dyn FnMut(Met) -> ControlFlow<()>,
) -> ControlFlow<()> {
    set.insert_all(states, &mut |number, is_new| visit(Met { number, is_new, owned: 0 }))
}

impl<'a, R: Ruleset + ?Sized> States<'a, R> {
    /// No states yet.
    pub fn new(ruleset: &'a R) -> Self {
        Self { ruleset, met: Table::Whole(Numbered::default()), stack: Vec::new() }
    }

    /// The states as they are packed, `None` where they are held whole.
    #[inline]
    fn packed_ones(&self) -> Option<&PackedTable<R::Position>> {
        match &self.met {
            Table::Packed(table) if R::PACKS => Some(table),
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

    /// Meets a state, and copies it where it is new.
    fn enter_copy(&mut self, state: &State<R::Position>) -> Met {
        if R::PACKS
            && let Some(met) = self.enter_packed(state)
        {
            return met;
        }
        match self.whole_ones().find(state) {
            Some(number) => Met { number, is_new: false, owned: self.ruleset.heap_bytes(&state.position) },
            None => self.enter(state.clone()),
        }
    }

    /// Meets a state as a number, and holds all of them whole where it has none beside the first.
    fn enter_packed(&mut self, state: &State<R::Position>) -> Option<Met> {
        match &mut self.met {
            Table::Packed(PackedTable { game, set, .. }) => {
                if let Some(packed) = game.packed(state) {
                    let (number, is_new) = set.insert(packed);
                    return Some(Met { number, is_new, owned: 0 });
                }
                self.unpack();
                None
            }
            Table::Whole(met) if met.len() == 0 => {
                let game = self.packed_beside(&state.position)?;
                let packed = game.packed(state)?;
                let mut set = PackedSet::default();
                set.insert(packed);
                self.met = Table::Packed(PackedTable { game, set, waiting: Vec::new(), stack: Vec::new() });
                Some(Met { number: 0, is_new: true, owned: 0 })
            }
            Table::Whole(_) => None,
        }
    }

    fn packed_beside(&self, position: &R::Position) -> Option<PackedGame<R::Position>> {
        let packing = self.ruleset.packing(position)?;
        Some(PackedGame { packing, is_impartial: self.ruleset.is_impartial() })
    }

    /// Holds all positions whole from now on: one has come that does not pack as the others do.
    #[cold]
    fn unpack(&mut self) {
        let Table::Packed(PackedTable { game, set, stack, .. }) = &self.met else { return };
        self.stack.extend(stack.iter().map(|&state| game.unpacked(state)));
        let mut whole = Numbered::default();
        for number in 0..set.len() as u32 {
            whole.insert(game.unpacked(set.get(number)));
        }
        self.met = Table::Whole(whole);
    }

    /// The state with a number.
    #[inline]
    fn state(&self, number: u32) -> State<R::Position> {
        match self.packed_ones() {
            Some(PackedTable { game, set, .. }) => game.unpacked(set.get(number)),
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
            Some(table) => table.set.len(),
            None => self.whole_ones().len(),
        }
    }

    fn bytes_per_state(&self) -> usize {
        match self.packed_ones() {
            Some(table) => table.set.width() + BYTES_OF_SLOT,
            None => size_of::<State<R::Position>>() + BYTES_OF_INDEX,
        }
    }

    fn growth(&self) -> usize {
        match self.packed_ones() {
            Some(table) => table.set.growth(),
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
            Some(PackedTable { game, set, .. }) => set.find(game.packed(&state)?),
            None => self.whole_ones().find(&state),
        }
    }

    fn ending(&mut self, state: u32) -> Option<Ending> {
        if R::PACKS
            && let Table::Packed(PackedTable { game, set, .. }) = &mut self.met
        {
            return game.ending(set.get(state));
        }
        let State { position, to_move } = self.state(state);
        self.ruleset.ending(&position, to_move)
    }

    fn meet_options(&mut self, state: u32, visit: &mut dyn FnMut(Met) -> ControlFlow<()>) -> ControlFlow<()> {
        let mut are_met = 0;
        if R::PACKS
            && let Table::Packed(table) = &mut self.met
        {
            let flow = table.meet_options(state, &mut |met| {
                are_met += 1;
                visit(met)
            });
            match flow {
                Some(flow) => return flow,
                None => self.unpack(),
            }
        }
        let State { position, to_move } = self.state(state);
        let ruleset = self.ruleset;
        each_option(ruleset, &position, to_move, &mut |option| {
            if are_met > 0 {
                are_met -= 1;
                return ControlFlow::Continue(());
            }
            visit(self.enter(State::of_own(ruleset, option, to_move.opponent())))
        })
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
        let start = self.stack_height();
        let mut are_there = 0;
        if R::PACKS
            && let Table::Packed(table) = &mut self.met
        {
            if let Some(flow) = table.stack_options(state, visit) {
                table.stack[start..].reverse();
                return flow;
            }
            are_there = table.stack.len() - start;
            self.unpack();
        }
        let State { position, to_move } = self.state(state);
        let Self { ruleset, stack, .. } = self;
        let flow = each_option(*ruleset, &position, to_move, &mut |option| {
            if are_there > 0 {
                are_there -= 1;
                return ControlFlow::Continue(());
            }
            let bytes = size_of::<State<R::Position>>() + ruleset.heap_bytes(&option);
            stack.push(State::of_own(*ruleset, option, to_move.opponent()));
            visit(bytes)
        });
        stack[start..].reverse();
        flow
    }

    fn stack_height(&self) -> usize {
        self.packed_ones().map_or(self.stack.len(), |table| table.stack.len())
    }

    fn meet_top(&mut self) -> Option<(Met, usize)> {
        if R::PACKS
            && let Table::Packed(PackedTable { set, stack, .. }) = &mut self.met
        {
            let (number, is_new) = set.insert(stack.pop()?);
            return Some((Met { number, is_new, owned: 0 }, size_of::<u128>()));
        }
        let state = self.stack.pop()?;
        let met = self.enter(state);
        Some((met, size_of::<State<R::Position>>() + met.owned))
    }

    fn lower_stack(&mut self, height: usize) -> usize {
        if R::PACKS
            && let Table::Packed(PackedTable { stack, .. }) = &mut self.met
        {
            let above = stack.len().saturating_sub(height);
            stack.truncate(height);
            return above * size_of::<u128>();
        }
        let mut bytes = 0;
        while self.stack.len() > height
            && let Some(state) = self.stack.pop()
        {
            bytes += size_of::<State<R::Position>>() + self.ruleset.heap_bytes(&state.position);
        }
        bytes
    }

    fn expander(&self) -> Option<Box<dyn Expander>> {
        let PackedTable { game, set, .. } = self.packed_ones()?;
        let first = game.unpacked(set.get(0));
        Some(Box::new(self.packed_beside(&first.position)?))
    }

    fn packed_states(&self, numbers: Range<u32>) -> Vec<u128> {
        self.packed_ones()
            .map_or_else(Vec::new, |table| numbers.map(|number| table.set.get(number)).collect())
    }

    fn meet_packed(
        &mut self,
        states: &[u128],
        visit: &mut dyn FnMut(Met) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match &mut self.met {
            Table::Packed(table) if R::PACKS => enter_all(&mut table.set, states, visit),
            _ => unreachable!("what expanded them was there while they were packed"),
        }
    }

    fn visit_states(&self, numbers: Range<u32>, visit: &mut dyn FnMut(&dyn Any, Player)) {
        for number in numbers {
            let State { position, to_move } = self.state(number);
            visit(&position, to_move);
        }
    }

    fn meet_states(
        &mut self,
        states: &dyn Any,
        places: Range<usize>,
        visit: &mut dyn FnMut(Met) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let states: &Vec<State<R::Position>> =
            states.downcast_ref().expect("states come back to the game whose they are");
        states[places].iter().try_for_each(|state| visit(self.enter_copy(state)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A counter on a ring whose size is part of the position, with a note that some positions carry. Rings of odd size put it
    /// on the counter at their last place.
    struct Ring<const PACKS: bool>;

    #[derive(Clone, PartialEq, Eq, Hash, Debug)]
    struct At {
        size: u32,
        place: u32,
        note: Option<u32>,
    }

    impl<const PACKS: bool> Ruleset for Ring<PACKS> {
        type Position = At;

        fn options<B>(
            &self,
            at: &At,
            player: Player,
            mut visit: impl FnMut(At) -> ControlFlow<B>,
        ) -> ControlFlow<B> {
            let steps = [1, 2 + player.index() as u32];
            let to = |step| {
                let place = (at.place + step) % at.size;
                let is_noted = at.size % 2 == 1 && place + 1 == at.size;
                At { place, size: at.size, note: if is_noted { Some(place) } else { at.note } }
            };
            steps.map(to).into_iter().try_for_each(&mut visit)
        }

        fn ending(&self, at: &At, to_move: Player) -> Option<Ending> {
            (at.place == 3 && to_move == Player::Left).then_some(Ending::Win)
        }

        const PACKS: bool = PACKS;

        fn packing(&self, like: &At) -> Option<Box<dyn Packing<At>>> {
            like.note.is_none().then(|| Box::new(RingOf(like.size)) as Box<dyn Packing<At>>)
        }
    }

    /// The ring of one size, without notes.
    struct RingOf(u32);

    impl Packing<At> for RingOf {
        fn packed(&self, at: &At) -> Option<u128> {
            (at.size == self.0 && at.note.is_none()).then(|| u128::from(at.place))
        }

        fn unpacked(&self, number: u128) -> At {
            At { size: self.0, place: number as u32, note: None }
        }

        fn ending(&mut self, number: u128, to_move: Player) -> Option<Ending> {
            Ring::<true>.ending(&self.unpacked(number), to_move)
        }

        fn options(
            &mut self,
            number: u128,
            to_move: Player,
            visit: &mut dyn FnMut(Option<u128>) -> ControlFlow<()>,
        ) -> ControlFlow<()> {
            Ring::<true>.options(&self.unpacked(number), to_move, |option| visit(self.packed(&option)))
        }
    }

    /// Everything that a space says of the states from some positions.
    fn told<const PACKS: bool>(
        space: &mut States<Ring<PACKS>>,
        starts: &[At],
    ) -> Vec<(u32, Option<Ending>, Vec<u32>)> {
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
        let whole = |starts: &[At]| told(&mut States::new(&Ring::<false>), starts);
        let mut packed = States::new(&Ring::<true>);
        assert_eq!(told(&mut packed, &[ring(300, None)]), whole(&[ring(300, None)]));
        assert!(
            matches!(&packed.met, Table::Packed(table) if table.set.width() == 2 && table.set.len() == 600)
        );
        assert!(packed.find(&At { place: 299, ..ring(300, None) }, Player::Left).is_some());
        assert_eq!(packed.find(&At { place: 299, ..ring(300, Some(1)) }, Player::Left), None);
        assert_eq!(packed.find(&ring(301, None), Player::Left), None);
        // One of another frame makes all of them whole, under their numbers.
        let found = packed.find(&At { place: 299, ..ring(300, None) }, Player::Left);
        packed.meet(&ring(7, None), Player::Left);
        assert!(matches!(packed.met, Table::Whole(_)));
        assert_eq!(packed.find(&At { place: 299, ..ring(300, None) }, Player::Left), found);
        // So does an option that does not pack, whether it comes first or after others; and a note at the start, before any is.
        for starts in
            [&[ring(300, Some(1)), ring(7, None)][..], &[ring(300, None), ring(7, None)], &[ring(35, None)]]
        {
            let mut packed = States::new(&Ring::<true>);
            assert_eq!(told(&mut packed, starts), whole(starts));
            assert!(matches!(packed.met, Table::Whole(_)));
        }
    }

    /// The states met from the top of the stack, expanded as they are met.
    fn stacked<const PACKS: bool>(space: &mut States<Ring<PACKS>>, start: &At) -> Vec<(u32, bool)> {
        let mut met = vec![space.meet(start, Player::Left)];
        let mut told = Vec::new();
        while let Some(Met { number, is_new, .. }) = met.pop() {
            told.push((number, is_new));
            let height = space.stack_height();
            if is_new {
                let mut count = 0;
                let _ = space.stack_options(number, &mut |_| {
                    count += 1;
                    ControlFlow::Continue(())
                });
                assert_eq!(space.stack_height(), height + count);
            }
            met.extend(space.meet_top().map(|(met, _)| met));
        }
        told
    }

    #[test]
    fn a_packed_stack_is_the_whole_one() {
        for size in [8, 9, 300, 301] {
            let start = At { size, place: 0, note: None };
            let mut packed = States::new(&Ring::<true>);
            assert_eq!(stacked(&mut packed, &start), stacked(&mut States::new(&Ring::<false>), &start));
            assert_eq!(matches!(packed.met, Table::Packed(_)), size % 2 == 0);
            packed.meet(&start, Player::Left);
            let _ = packed.stack_options(0, &mut |_| ControlFlow::Continue(()));
            assert!(packed.stack_height() == 2 && packed.lower_stack(1) > 0 && packed.stack_height() == 1);
        }
    }

    #[test]
    fn an_expander_finds_the_options_of_packed_states() {
        let mut space = States::new(&Ring::<true>);
        let expected = told(&mut space, &[At { size: 300, place: 0, note: None }]);
        let mut expander = space.expander().expect("rings of even size pack");
        let states = space.packed_states(0..space.len() as u32);
        for (state, (_, ending, options)) in states.into_iter().zip(expected) {
            assert_eq!(expander.ending(state), ending);
            let mut found = Vec::new();
            let _ = expander.options(state, &mut |option| {
                found.push(option.expect("rings of even size pack"));
                ControlFlow::Continue(())
            });
            let mut numbers = Vec::new();
            let _ = space.meet_packed(&found, &mut |met| {
                assert!(!met.is_new);
                numbers.push(met.number);
                ControlFlow::Continue(())
            });
            assert_eq!(numbers, options);
        }
    }
}
