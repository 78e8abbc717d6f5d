//! States as numbers into which the game [packs](Packable) them: in few bytes, and expanded by threads side by side. All are
//! packed as the first one is; where one comes that does not pack so, all are [whole](States) from then on, under their numbers.

use super::packed_set::{BYTES_OF_SLOT, PackedSet, TOGETHER};
use super::packing::{Packable, PackedMoves, Packing};
use super::rules_on::Representative;
use super::states::{Expander, Met, Part, State, StateSpace, States, own};
use super::{Ending, Player};
use alloc::boxed::Box;
use alloc::rc::Rc;
use alloc::vec::Vec;
use core::any::Any;
use core::fmt;
use core::hash::Hash;
use core::ops::{ControlFlow, Range};

/// The states of a game that packs its positions.
pub struct PackedStates<'a, P> {
    pack: Pack<'a, P>,
    /// While all that have been met pack: these.
    packed: Option<Packed<P>>,
    /// From then on.
    whole: States<'a, P>,
}

/// The packing beside a position.
type Pack<'a, P> = Rc<dyn Fn(&P) -> Option<Box<dyn Packing<P>>> + 'a>;

/// States as the game packs them beside the first one.
struct Packed<P> {
    packing: Box<dyn Packing<P>>,
    table: PackedTable,
}

struct PackedTable {
    set: PackedSet,
    is_impartial: bool,
    /// Options that are about to be met.
    waiting: Vec<u128>,
    /// The stack of states that are still to be met.
    stack: Vec<u128>,
}

impl<P: Eq + Hash> fmt::Debug for PackedStates<'_, P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.packed {
            Some(packed) => f.debug_tuple("Packed").field(&packed.table.set.len()).finish(),
            None => self.whole.fmt(f),
        }
    }
}

/// Play on packed states: numbers of positions, and one bit below for the mover where there are two.
struct MovesOfStates {
    moves: Box<dyn PackedMoves>,
    is_impartial: bool,
}

impl Expander for MovesOfStates {
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

impl<P> Packed<P> {
    /// The first state as the only one, where it packs.
    fn beside(packing: Box<dyn Packing<P>>, first: &State<P>, is_impartial: bool) -> Option<Self> {
        let table =
            PackedTable { set: PackedSet::default(), is_impartial, waiting: Vec::new(), stack: Vec::new() };
        let mut packed = Self { packing, table };
        let number = packed.number(first)?;
        packed.table.set.insert(number);
        Some(packed)
    }

    /// A state as it is packed.
    fn number(&self, state: &State<P>) -> Option<u128> {
        const MOST: u128 = 1 << 126;
        let number = self.packing.packed(&state.position).filter(|&number| number < MOST)?;
        Some(joined(number, state.to_move, self.table.is_impartial))
    }

    fn state(&self, number: u128) -> State<P> {
        let (number, to_move) = split(number, self.table.is_impartial);
        State { position: self.packing.unpacked(number), to_move }
    }
}

impl<'a, P: Clone + Eq + Hash + 'static> PackedStates<'a, P> {
    /// No states yet.
    pub fn new<R: Packable<Position = P>>(ruleset: &'a R) -> Self {
        Self::on(Rc::new(|like: &P| ruleset.packing(like)), States::new(ruleset))
    }

    fn on(pack: Pack<'a, P>, whole: States<'a, P>) -> Self {
        Self { pack, packed: None, whole }
    }

    /// Meets a state whose position owns so many bytes outside itself.
    fn enter(&mut self, state: State<P>, owned: usize) -> Met {
        if let Some(met) = self.enter_packed(&state) {
            return met;
        }
        let (number, is_new) = self.whole.met.insert(state);
        Met { number, is_new, owned }
    }

    fn enter_position(&mut self, part: Representative<P>, to_move: Player) -> Met {
        let state = State::of_normal(part.normal, to_move, self.whole.is_impartial);
        self.enter(state, part.owned)
    }

    /// Meets a state as a number, and holds all of them whole where it has none beside the first.
    fn enter_packed(&mut self, state: &State<P>) -> Option<Met> {
        if self.packed.is_none() && self.whole.met.len() == 0 {
            let packing = (self.pack)(&state.position)?;
            self.packed = Some(Packed::beside(packing, state, self.whole.is_impartial)?);
            return Some(Met { number: 0, is_new: true, owned: 0 });
        }
        let packed = self.packed.as_mut()?;
        let Some(number) = packed.number(state) else {
            self.unpack();
            return None;
        };
        let (number, is_new) = packed.table.set.insert(number);
        Some(Met { number, is_new, owned: 0 })
    }

    /// Holds all positions whole from now on: one has come that does not pack as the others do.
    #[cold]
    fn unpack(&mut self) {
        let Some(packed) = self.packed.take() else { return };
        let PackedTable { set, stack, .. } = &packed.table;
        self.whole.stack.extend(stack.iter().map(|&state| packed.state(state)));
        for number in 0..set.len() as u32 {
            self.whole.met.insert(packed.state(set.get(number)));
        }
    }

    /// The state with a number.
    fn state(&self, number: u32) -> State<P> {
        match &self.packed {
            Some(packed) => packed.state(packed.table.set.get(number)),
            None => self.whole.met.get(number).clone(),
        }
    }
}

impl<P: Clone + Eq + Hash + 'static> StateSpace for PackedStates<'_, P> {
    fn len(&self) -> usize {
        self.packed.as_ref().map_or(self.whole.met.len(), |packed| packed.table.set.len())
    }

    fn bytes_per_state(&self) -> usize {
        let packed = self.packed.as_ref();
        packed.map_or(self.whole.bytes_per_state(), |packed| packed.table.set.width() + BYTES_OF_SLOT)
    }

    fn growth(&self) -> usize {
        self.packed.as_ref().map_or(self.whole.growth(), |packed| packed.table.set.growth())
    }

    fn fresh(&self) -> Box<dyn StateSpace + '_> {
        Box::new(Self::on(Rc::clone(&self.pack), States::on(Rc::clone(&self.whole.rules))))
    }

    fn meet(&mut self, position: &dyn Any, to_move: Player) -> Met {
        let state = self.whole.question(position, to_move);
        let owned = self.whole.rules.heap_bytes(&state.position);
        self.enter(state, owned)
    }

    fn meet_components(&mut self, position: &dyn Any, visit: &mut dyn FnMut(Met)) {
        let rules = Rc::clone(&self.whole.rules);
        rules.components(own(position), &mut |part, _| visit(self.enter_position(part, Player::Left)));
    }

    fn find(&self, position: &dyn Any, to_move: Player) -> Option<u32> {
        let Some(packed) = &self.packed else { return self.whole.find(position, to_move) };
        packed.table.set.find(packed.number(&self.whole.question(position, to_move))?)
    }

    fn ending(&mut self, state: u32) -> Option<Ending> {
        let Some(Packed { packing, table }) = &mut self.packed else { return self.whole.ending(state) };
        let (number, to_move) = split(table.set.get(state), table.is_impartial);
        packing.ending(number, to_move)
    }

    fn meet_options(&mut self, state: u32, visit: &mut dyn FnMut(Met) -> ControlFlow<()>) -> ControlFlow<()> {
        let mut are_met = 0_usize;
        if let Some(Packed { packing, table }) = &mut self.packed {
            let flow = table.meet_options(&mut **packing, state, &mut |met| {
                are_met += 1;
                visit(met)
            });
            match flow {
                Some(flow) => return flow,
                None => self.unpack(),
            }
        }
        self.whole.meet_options(state, &mut |met| {
            if are_met > 0 {
                are_met -= 1;
                return ControlFlow::Continue(());
            }
            visit(met)
        })
    }

    fn meet_parts(&mut self, state: u32, visit: &mut dyn FnMut(Part) -> ControlFlow<()>) -> ControlFlow<()> {
        let rules = Rc::clone(&self.whole.rules);
        let State { position, to_move } = self.state(state);
        rules.option_components(&position, to_move, &mut |part| {
            visit(Part::of(part, |component| self.enter_position(component, Player::Left)))
        })
    }

    fn stack_options(
        &mut self,
        state: u32,
        visit: &mut dyn FnMut(usize) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let start = self.stack_height();
        let mut are_told = 0;
        if let Some(Packed { packing, table }) = &mut self.packed {
            if let Some(flow) = table.stack_options(&mut **packing, state, visit) {
                return flow;
            }
            are_told = table.stack.len() - start;
            table.stack.truncate(start);
            self.unpack();
        }
        self.whole.stack_options(state, &mut |bytes| {
            if are_told > 0 {
                are_told -= 1;
                return ControlFlow::Continue(());
            }
            visit(bytes)
        })
    }

    fn stack_height(&self) -> usize {
        self.packed.as_ref().map_or(self.whole.stack.len(), |packed| packed.table.stack.len())
    }

    fn meet_top(&mut self) -> Option<(Met, usize)> {
        if let Some(Packed { table: PackedTable { set, stack, .. }, .. }) = &mut self.packed {
            let (number, is_new) = set.insert(stack.pop()?);
            return Some((Met { number, is_new, owned: 0 }, size_of::<u128>()));
        }
        self.whole.meet_top()
    }

    fn lower_stack(&mut self, height: usize) -> usize {
        let Some(packed) = &mut self.packed else { return self.whole.lower_stack(height) };
        let above = packed.table.stack.len().saturating_sub(height);
        packed.table.stack.truncate(height);
        above * size_of::<u128>()
    }

    fn expander(&self) -> Option<Box<dyn Expander>> {
        let packed = self.packed.as_ref()?;
        let first = packed.state(packed.table.set.get(0));
        let moves: Box<dyn PackedMoves> = (self.pack)(&first.position)?;
        Some(Box::new(MovesOfStates { moves, is_impartial: packed.table.is_impartial }))
    }

    fn packed_states(&self, numbers: Range<u32>) -> Vec<u128> {
        let packed = self.packed.as_ref();
        packed.map_or_else(Vec::new, |packed| numbers.map(|number| packed.table.set.get(number)).collect())
    }

    fn meet_packed(
        &mut self,
        states: &[u128],
        visit: &mut dyn FnMut(Met) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let packed = self.packed.as_mut().expect("what expanded them was there while they were packed");
        enter_all(&mut packed.table.set, states, visit)
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
        let list: &Vec<State<P>> =
            states.downcast_ref().expect("states come back to the game whose they are");
        for place in places {
            match self.enter_packed(&list[place]) {
                Some(met) => visit(met)?,
                None => self.whole.meet_states(states, place..place + 1, visit)?,
            }
        }
        ControlFlow::Continue(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Ruleset;

    /// A counter on a ring whose size is part of the position, with a note that some positions carry. Rings of odd size put it
    /// on the counter at their last place.
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
    }

    impl Packable for Ring {
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
    }

    impl PackedMoves for RingOf {
        fn ending(&mut self, number: u128, to_move: Player) -> Option<Ending> {
            Ring.ending(&self.unpacked(number), to_move)
        }

        fn options(
            &mut self,
            number: u128,
            to_move: Player,
            visit: &mut dyn FnMut(Option<u128>) -> ControlFlow<()>,
        ) -> ControlFlow<()> {
            Ring.options(&self.unpacked(number), to_move, |option| visit(self.packed(&option)))
        }
    }

    /// Everything that a space says of the states from some positions.
    fn told(space: &mut dyn StateSpace, starts: &[At]) -> Vec<(u32, Option<Ending>, Vec<u32>)> {
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
        let whole = |starts: &[At]| told(&mut States::new(&Ring), starts);
        let mut packed = PackedStates::new(&Ring);
        assert_eq!(told(&mut packed, &[ring(300, None)]), whole(&[ring(300, None)]));
        let set = &packed.packed.as_ref().expect("rings of even size pack").table.set;
        assert!(set.width() == 2 && set.len() == 600);
        assert!(packed.find(&At { place: 299, ..ring(300, None) }, Player::Left).is_some());
        assert_eq!(packed.find(&At { place: 299, ..ring(300, Some(1)) }, Player::Left), None);
        assert_eq!(packed.find(&ring(301, None), Player::Left), None);
        // One of another frame makes all of them whole, under their numbers.
        let found = packed.find(&At { place: 299, ..ring(300, None) }, Player::Left);
        packed.meet(&ring(7, None), Player::Left);
        assert!(packed.packed.is_none());
        assert_eq!(packed.find(&At { place: 299, ..ring(300, None) }, Player::Left), found);
        // So does an option that does not pack, whether it comes first or after others; and a note at the start, before any is.
        for starts in
            [&[ring(300, Some(1)), ring(7, None)][..], &[ring(300, None), ring(7, None)], &[ring(35, None)]]
        {
            let mut packed = PackedStates::new(&Ring);
            assert_eq!(told(&mut packed, starts), whole(starts));
            assert!(packed.packed.is_none());
        }
    }

    /// The states met from the top of the stack, expanded as they are met.
    fn stacked(space: &mut dyn StateSpace, start: &At) -> Vec<(u32, bool)> {
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
            let mut packed = PackedStates::new(&Ring);
            assert_eq!(stacked(&mut packed, &start), stacked(&mut States::new(&Ring), &start));
            assert_eq!(packed.packed.is_some(), size % 2 == 0);
            packed.meet(&start, Player::Left);
            let _ = packed.stack_options(0, &mut |_| ControlFlow::Continue(()));
            assert!(packed.stack_height() == 2 && packed.lower_stack(1) > 0 && packed.stack_height() == 1);
        }
    }

    #[test]
    fn an_expander_finds_the_options_of_packed_states() {
        let mut space = PackedStates::new(&Ring);
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
