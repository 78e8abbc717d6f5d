//! The states of one game, numbered as they are met. An engine that looks at states one by one works with their numbers
//! and is compiled once for all games; what has to be compiled for each type of position is here: options, components and normal forms,
//! and the table that finds a state again.

use super::numbered::{BYTES_OF_INDEX, Numbered};
use super::packed_set::{BYTES_OF_SLOT, PackedSet, TOGETHER};
use super::packing::{PackedMoves, Packing};
use super::rules_on::{OptionPart, Representative, RulesOn};
use super::{AnyPosition, Ending, NormalForm, Player, Ruleset};
use std::any::Any;
use std::fmt;
use std::hash::Hash;
use std::ops::{ControlFlow, Range};
use std::rc::Rc;

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

/// Play on packed states: numbers of positions, and one bit below for the mover where there are two.
struct PackedStates {
    moves: Box<dyn PackedMoves>,
    is_impartial: bool,
}

impl Expander for PackedStates {
    fn ending(&mut self, state: u128) -> Option<Ending> {
        let (number, to_move) = split(state, self.is_impartial);
        self.moves.ending(number, to_move)
    }

    fn options(
        &mut self,
        state: u128,
        visit: &mut dyn FnMut(Option<u128>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        packed_options(&mut *self.moves, state, self.is_impartial, visit)
    }
}

/// Visits the options of a packed state, `None` for one that does not pack.
fn packed_options(
    moves: &mut dyn PackedMoves,
    state: u128,
    is_impartial: bool,
    visit: &mut dyn FnMut(Option<u128>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let (number, to_move) = split(state, is_impartial);
    let joined = |number| joined(number, to_move.opponent(), is_impartial);
    moves.options(number, to_move, &mut |option| visit(option.map(joined)))
}

/// A packed state from the number of its position.
const fn joined(number: u128, to_move: Player, is_impartial: bool) -> u128 {
    if is_impartial { number } else { number << 1 | to_move.index() as u128 }
}

/// The number of the position of a packed state, and the mover.
const fn split(state: u128, is_impartial: bool) -> (u128, Player) {
    if is_impartial { (state, Player::Left) } else { (state >> 1, Player::BOTH[(state & 1) as usize]) }
}

/// The states of a game on positions of a type.
pub struct States<'a, P> {
    rules: Rc<dyn RulesOn<P> + 'a>,
    table: Table<P>,
}

/// The states that have been met, by number, and those that are still to be met.
struct Table<P> {
    met: MetStates<P>,
    stack: Vec<State<P>>,
    is_impartial: bool,
}

enum MetStates<P> {
    /// As the game packs them, all beside the first one.
    Packed(Box<dyn Packing<P>>, PackedTable),
    Whole(Numbered<State<P>>),
}

struct PackedTable {
    set: PackedSet,
    is_impartial: bool,
    /// Options that are about to be met.
    waiting: Vec<u128>,
    /// The stack of states that are still to be met.
    stack: Vec<u128>,
}

impl<P: Eq + Hash> fmt::Debug for States<'_, P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, len) = match &self.table.met {
            MetStates::Packed(_, table) => ("Packed", table.set.len()),
            MetStates::Whole(met) => ("Whole", met.len()),
        };
        f.debug_tuple(name).field(&len).finish()
    }
}

impl PackedTable {
    /// Meets the options of a state, some at a time; `None` where one does not pack, and those before it have been met.
    fn meet_options(
        &mut self,
        moves: &mut dyn PackedMoves,
        state: u32,
        visit: &mut dyn FnMut(Met) -> ControlFlow<()>,
    ) -> Option<ControlFlow<()>> {
        let Self { set, waiting, is_impartial, .. } = self;
        waiting.clear();
        let flow = each_packed_option(moves, set.get(state), *is_impartial, |option| {
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

    /// Puts the options of a state on the stack, the first one on top, and tells the flow; `None` where one does not pack, and
    /// those before it are there, the last on top.
    fn stack_options(
        &mut self,
        moves: &mut dyn PackedMoves,
        state: u32,
        visit: &mut dyn FnMut(usize) -> ControlFlow<()>,
    ) -> Option<ControlFlow<()>> {
        let Self { set, stack, is_impartial, .. } = self;
        let start = stack.len();
        let flow = each_packed_option(moves, set.get(state), *is_impartial, |option| {
            stack.push(option);
            visit(size_of::<u128>())
        })?;
        stack[start..].reverse();
        Some(flow)
    }
}

/// Visits the options of a packed state; `None` where one does not pack, and those before it have been visited.
fn each_packed_option(
    moves: &mut dyn PackedMoves,
    state: u128,
    is_impartial: bool,
    mut visit: impl FnMut(u128) -> ControlFlow<()>,
) -> Option<ControlFlow<()>> {
    let mut packs = true;
    let flow = packed_options(moves, state, is_impartial, &mut |option| {
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

impl<'a, P: Clone + Eq + Hash + 'static> States<'a, P> {
    /// No states yet.
    pub fn new<R: Ruleset<Position = P> + ?Sized>(ruleset: &'a R) -> Self {
        Self::on(Rc::new(ruleset))
    }

    fn on(rules: Rc<dyn RulesOn<P> + 'a>) -> Self {
        let (met, is_impartial) = (MetStates::Whole(Numbered::default()), rules.is_impartial());
        Self { rules, table: Table { met, stack: Vec::new(), is_impartial } }
    }

    /// The state of a question.
    fn question(&self, position: &dyn Any, to_move: Player) -> State<P> {
        State::of_normal(self.rules.normal_form(own(position)), to_move, self.table.is_impartial)
    }
}

/// The number of a state as it is packed.
fn packed<P>(packing: &dyn Packing<P>, state: &State<P>, is_impartial: bool) -> Option<u128> {
    const MOST: u128 = 1 << 126;
    let number = packing.packed(&state.position).filter(|&number| number < MOST)?;
    Some(joined(number, state.to_move, is_impartial))
}

fn unpacked<P>(packing: &dyn Packing<P>, state: u128, is_impartial: bool) -> State<P> {
    let (number, to_move) = split(state, is_impartial);
    State { position: packing.unpacked(number), to_move }
}

impl<P: Clone + Eq + Hash> Table<P> {
    fn packed_ones(&self) -> Option<&PackedTable> {
        match &self.met {
            MetStates::Packed(_, table) => Some(table),
            MetStates::Whole(_) => None,
        }
    }

    /// The states that are held whole: none while they are packed.
    fn whole_ones(&mut self) -> &mut Numbered<State<P>> {
        let MetStates::Whole(met) = &mut self.met else { unreachable!("the states are packed") };
        met
    }

    /// Meets a state whose position owns so many bytes outside itself.
    fn enter(&mut self, rules: &dyn RulesOn<P>, state: State<P>, owned: usize) -> Met {
        if let Some(met) = self.enter_packed(rules, &state) {
            return met;
        }
        let (number, is_new) = self.whole_ones().insert(state);
        Met { number, is_new, owned }
    }

    /// Meets a position with a player to move.
    #[inline]
    fn enter_position(
        &mut self,
        rules: &dyn RulesOn<P>,
        Representative { normal, owned }: Representative<P>,
        to_move: Player,
    ) -> Met {
        let state = State::of_normal(normal, to_move, self.is_impartial);
        self.enter(rules, state, owned)
    }

    /// Meets a state, and copies it where it is new.
    fn enter_copy(&mut self, rules: &dyn RulesOn<P>, state: &State<P>) -> Met {
        if let Some(met) = self.enter_packed(rules, state) {
            return met;
        }
        let owned = rules.heap_bytes(&state.position);
        match self.whole_ones().find(state) {
            Some(number) => Met { number, is_new: false, owned },
            None => self.enter(rules, state.clone(), owned),
        }
    }

    /// Meets a state as a number, and holds all of them whole where it has none beside the first.
    fn enter_packed(&mut self, rules: &dyn RulesOn<P>, state: &State<P>) -> Option<Met> {
        match &mut self.met {
            MetStates::Packed(packing, table) => {
                if let Some(packed) = packed(&**packing, state, table.is_impartial) {
                    let (number, is_new) = table.set.insert(packed);
                    return Some(Met { number, is_new, owned: 0 });
                }
                self.unpack();
                None
            }
            MetStates::Whole(met) if met.len() == 0 => {
                let packing = rules.packing(&state.position)?;
                let is_impartial = self.is_impartial;
                let packed = packed(&*packing, state, is_impartial)?;
                let mut set = PackedSet::default();
                set.insert(packed);
                let table = PackedTable { set, is_impartial, waiting: Vec::new(), stack: Vec::new() };
                self.met = MetStates::Packed(packing, table);
                Some(Met { number: 0, is_new: true, owned: 0 })
            }
            MetStates::Whole(_) => None,
        }
    }

    /// Holds all positions whole from now on: one has come that does not pack as the others do.
    #[cold]
    fn unpack(&mut self) {
        let MetStates::Packed(packing, PackedTable { set, stack, is_impartial, .. }) = &self.met else {
            return;
        };
        let whole = |state| unpacked(&**packing, state, *is_impartial);
        self.stack.extend(stack.iter().copied().map(whole));
        let mut met = Numbered::default();
        for number in 0..set.len() as u32 {
            met.insert(whole(set.get(number)));
        }
        self.met = MetStates::Whole(met);
    }

    /// The state with a number.
    fn state(&self, number: u32) -> State<P> {
        match &self.met {
            MetStates::Packed(packing, table) => {
                unpacked(&**packing, table.set.get(number), table.is_impartial)
            }
            MetStates::Whole(met) => met.get(number).clone(),
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

impl<P: Clone + Eq + Hash + 'static> StateSpace for States<'_, P> {
    fn len(&self) -> usize {
        match &self.table.met {
            MetStates::Packed(_, table) => table.set.len(),
            MetStates::Whole(met) => met.len(),
        }
    }

    fn bytes_per_state(&self) -> usize {
        match self.table.packed_ones() {
            Some(table) => table.set.width() + BYTES_OF_SLOT,
            None => size_of::<State<P>>() + BYTES_OF_INDEX,
        }
    }

    fn growth(&self) -> usize {
        match &self.table.met {
            MetStates::Packed(_, table) => table.set.growth(),
            MetStates::Whole(met) => met.growth(),
        }
    }

    fn fresh(&self) -> Box<dyn StateSpace + '_> {
        Box::new(Self::on(Rc::clone(&self.rules)))
    }

    fn meet(&mut self, position: &dyn Any, to_move: Player) -> Met {
        let state = self.question(position, to_move);
        let owned = self.rules.heap_bytes(&state.position);
        self.table.enter(&*self.rules, state, owned)
    }

    fn meet_components(&mut self, position: &dyn Any, visit: &mut dyn FnMut(Met)) {
        let Self { rules, table } = self;
        rules.components(own(position), &mut |part, _| {
            visit(table.enter_position(&**rules, part, Player::Left));
        });
    }

    fn find(&self, position: &dyn Any, to_move: Player) -> Option<u32> {
        let state = self.question(position, to_move);
        match &self.table.met {
            MetStates::Packed(packing, PackedTable { set, is_impartial, .. }) => {
                set.find(packed(&**packing, &state, *is_impartial)?)
            }
            MetStates::Whole(met) => met.find(&state),
        }
    }

    fn ending(&mut self, state: u32) -> Option<Ending> {
        if let MetStates::Packed(packing, PackedTable { set, is_impartial, .. }) = &mut self.table.met {
            let (number, to_move) = split(set.get(state), *is_impartial);
            return packing.ending(number, to_move);
        }
        let State { position, to_move } = self.table.state(state);
        self.rules.ending(&position, to_move)
    }

    fn meet_options(&mut self, state: u32, visit: &mut dyn FnMut(Met) -> ControlFlow<()>) -> ControlFlow<()> {
        let Self { rules, table } = self;
        let mut are_met = 0;
        if let MetStates::Packed(packing, packed) = &mut table.met {
            let flow = packed.meet_options(&mut **packing, state, &mut |met| {
                are_met += 1;
                visit(met)
            });
            match flow {
                Some(flow) => return flow,
                None => table.unpack(),
            }
        }
        let State { position, to_move } = table.state(state);
        rules.options(&position, to_move, &mut |option| {
            if are_met > 0 {
                are_met -= 1;
                return ControlFlow::Continue(());
            }
            visit(table.enter_position(&**rules, option, to_move.opponent()))
        })
    }

    fn meet_parts(&mut self, state: u32, visit: &mut dyn FnMut(Part) -> ControlFlow<()>) -> ControlFlow<()> {
        let Self { rules, table } = self;
        let State { position, to_move } = table.state(state);
        rules.option_components(&position, to_move, &mut |part| {
            visit(match part {
                OptionPart::Start(owned) => Part::Option { owned },
                OptionPart::Component(part, _) => {
                    Part::Component(table.enter_position(&**rules, part, Player::Left))
                }
                OptionPart::End => Part::End,
            })
        })
    }

    fn stack_options(
        &mut self,
        state: u32,
        visit: &mut dyn FnMut(usize) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let start = self.stack_height();
        let Self { rules, table } = self;
        let mut are_there = 0;
        if let MetStates::Packed(packing, packed) = &mut table.met {
            if let Some(flow) = packed.stack_options(&mut **packing, state, visit) {
                return flow;
            }
            are_there = packed.stack.len() - start;
            table.unpack();
        }
        let State { position, to_move } = table.state(state);
        let flow = rules.options(&position, to_move, &mut |option| {
            if are_there > 0 {
                are_there -= 1;
                return ControlFlow::Continue(());
            }
            let state = State::of_normal(option.normal, to_move.opponent(), table.is_impartial);
            table.stack.push(state);
            visit(size_of::<State<P>>() + option.owned)
        });
        table.stack[start..].reverse();
        flow
    }

    fn stack_height(&self) -> usize {
        self.table.packed_ones().map_or(self.table.stack.len(), |table| table.stack.len())
    }

    fn meet_top(&mut self) -> Option<(Met, usize)> {
        if let MetStates::Packed(_, PackedTable { set, stack, .. }) = &mut self.table.met {
            let (number, is_new) = set.insert(stack.pop()?);
            return Some((Met { number, is_new, owned: 0 }, size_of::<u128>()));
        }
        let state = self.table.stack.pop()?;
        let owned = self.rules.heap_bytes(&state.position);
        Some((self.table.enter(&*self.rules, state, owned), size_of::<State<P>>() + owned))
    }

    fn lower_stack(&mut self, height: usize) -> usize {
        if let MetStates::Packed(_, PackedTable { stack, .. }) = &mut self.table.met {
            let above = stack.len().saturating_sub(height);
            stack.truncate(height);
            return above * size_of::<u128>();
        }
        let mut bytes = 0;
        while self.table.stack.len() > height
            && let Some(state) = self.table.stack.pop()
        {
            bytes += size_of::<State<P>>() + self.rules.heap_bytes(&state.position);
        }
        bytes
    }

    fn expander(&self) -> Option<Box<dyn Expander>> {
        let MetStates::Packed(packing, PackedTable { set, is_impartial, .. }) = &self.table.met else {
            return None;
        };
        let first = unpacked(&**packing, set.get(0), *is_impartial);
        let moves: Box<dyn PackedMoves> = self.rules.packing(&first.position)?;
        Some(Box::new(PackedStates { moves, is_impartial: *is_impartial }))
    }

    fn packed_states(&self, numbers: Range<u32>) -> Vec<u128> {
        self.table
            .packed_ones()
            .map_or_else(Vec::new, |table| numbers.map(|number| table.set.get(number)).collect())
    }

    fn meet_packed(
        &mut self,
        states: &[u128],
        visit: &mut dyn FnMut(Met) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match &mut self.table.met {
            MetStates::Packed(_, table) => enter_all(&mut table.set, states, visit),
            MetStates::Whole(_) => unreachable!("what expanded them was there while they were packed"),
        }
    }

    fn visit_states(&self, numbers: Range<u32>, visit: &mut dyn FnMut(&dyn Any, Player)) {
        for number in numbers {
            let State { position, to_move } = self.table.state(number);
            visit(&position, to_move);
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
        states[places].iter().try_for_each(|state| visit(self.table.enter_copy(&*self.rules, state)))
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

        fn packing(&self, like: &At) -> Option<Box<dyn Packing<At>>> {
            (PACKS && like.note.is_none()).then(|| Box::new(RingOf(like.size)) as Box<dyn Packing<At>>)
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
    }

    impl PackedMoves for RingOf {
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
    fn told(space: &mut States<At>, starts: &[At]) -> Vec<(u32, Option<Ending>, Vec<u32>)> {
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
            matches!(&packed.table.met, MetStates::Packed(_, table) if table.set.width() == 2 && table.set.len() == 600)
        );
        assert!(packed.find(&At { place: 299, ..ring(300, None) }, Player::Left).is_some());
        assert_eq!(packed.find(&At { place: 299, ..ring(300, Some(1)) }, Player::Left), None);
        assert_eq!(packed.find(&ring(301, None), Player::Left), None);
        // One of another frame makes all of them whole, under their numbers.
        let found = packed.find(&At { place: 299, ..ring(300, None) }, Player::Left);
        packed.meet(&ring(7, None), Player::Left);
        assert!(matches!(packed.table.met, MetStates::Whole(_)));
        assert_eq!(packed.find(&At { place: 299, ..ring(300, None) }, Player::Left), found);
        // So does an option that does not pack, whether it comes first or after others; and a note at the start, before any is.
        for starts in
            [&[ring(300, Some(1)), ring(7, None)][..], &[ring(300, None), ring(7, None)], &[ring(35, None)]]
        {
            let mut packed = States::new(&Ring::<true>);
            assert_eq!(told(&mut packed, starts), whole(starts));
            assert!(matches!(packed.table.met, MetStates::Whole(_)));
        }
    }

    /// The states met from the top of the stack, expanded as they are met.
    fn stacked(space: &mut States<At>, start: &At) -> Vec<(u32, bool)> {
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
            assert_eq!(matches!(packed.table.met, MetStates::Packed(..)), size % 2 == 0);
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
