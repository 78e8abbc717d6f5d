//! Order by survival: G ≥ H when Left, moving second in G − H, never runs out of moves (Siegel, VI.2). The pairs of
//! positions that play can reach are gathered with who moves; those where Left has no move are lost, and what leads to
//! them is marked backwards, as in retrograde analysis. What is never marked is survived.
//!
//! For games that are no stoppers the order of onsides asks for more (a draw in G is good for Left, one in H is not a
//! reason): an infinite play must contain infinitely many moves in G. Such plays are found by a second fixed point inside
//! the first: among the pairs not yet lost, those from which Left can always come to another move in G.

use super::{LoopyGraph, LoopyOption, StopperId};
use crate::{Algebra, ValueError, ValueId};
use rustc_hash::FxHashMap;
use zermelo_core::Player;

/// A place in the list of positions of a [`Product`].
pub(super) type Place = u32;

/// What is known about a pair with who moves.
const UNSEEN: u8 = 0;
/// Gathered, and not lost so far.
const ALIVE: u8 = 1;
/// Left has lost.
const LOST: u8 = 2;
/// Survived, without a look at the moves.
const SURVIVED: u8 = 3;
/// Alive, and Left can come to another move in the first game.
const PROGRESS: u8 = 4;

/// Who moves, as the low bit of a state.
const RIGHT_MOVES: usize = 0;
const LEFT_MOVES: usize = 1;

/// Tables over all pairs are laid out when most of them are wanted: up to so many positions.
const MOST_DENSE: usize = 5000;
/// States that are gathered one by one, at most.
const MOST_STATES: usize = 1 << 24;

/// A position: a node of the graph, or a value that it leads to.
#[derive(Debug, Default)]
struct Position {
    value: Option<StopperId>,
    is_open: bool,
    options: [Vec<Place>; 2],
    /// Positions that have this one as an option of Left, of Right.
    predecessors: [Vec<Place>; 2],
}

/// Where the states of a pair are.
enum Slots {
    /// In rows of so many.
    Dense(usize),
    /// In the order in which they were met.
    Sparse { places: FxHashMap<(Place, Place), u32>, pairs: Vec<(Place, Place)> },
}

/// The order of the positions of a graph and of the values that it leads to, found as far as it is asked for.
pub(super) struct Product {
    positions: Vec<Position>,
    places: FxHashMap<StopperId, Place>,
    slots: Slots,
    /// Two states for each slot.
    marks: Vec<u8>,
    /// For each state, where Left moves, the moves that are not lost; where Right moves, those that may lead on for ever
    /// without a move in the first game.
    moves: Vec<u32>,
    /// Whether an infinite play needs infinitely many moves in the first game.
    is_biased: bool,
    /// The nodes of the graph come first.
    nodes: usize,
    batch: Vec<u64>,
    steps: u32,
}

impl Product {
    /// The order of a graph: of stoppers, or that of onsides where `is_biased`.
    pub(super) fn new(
        graph: &LoopyGraph,
        is_biased: bool,
        algebra: &mut Algebra,
    ) -> Result<Self, ValueError> {
        Self::with(graph, &[], is_biased, algebra)
    }

    /// The order of a graph and of some stoppers beside it.
    pub(super) fn with(
        graph: &LoopyGraph,
        beside: &[StopperId],
        is_biased: bool,
        algebra: &mut Algebra,
    ) -> Result<Self, ValueError> {
        let nodes = graph.nodes.len();
        let mut product = Self {
            positions: (0..nodes).map(|_| Position::default()).collect(),
            places: FxHashMap::default(),
            slots: Slots::Sparse { places: FxHashMap::default(), pairs: Vec::new() },
            marks: Vec::new(),
            moves: Vec::new(),
            is_biased,
            nodes,
            batch: Vec::new(),
            steps: 0,
        };
        for (node, sides) in graph.nodes.iter().enumerate() {
            for player in Player::BOTH {
                let mut list: Vec<Place> =
                    sides[player.index()].iter().map(|&option| product.place(option)).collect();
                list.sort_unstable();
                list.dedup();
                product.set_options(node as Place, player, list);
            }
            product.positions[node].is_open = true;
        }
        for &id in beside {
            product.place(LoopyOption::Value(id));
        }
        product.lay_out(algebra)?;
        Ok(product)
    }

    /// Tables over all pairs, where the graph is most of what there is.
    fn lay_out(&mut self, algebra: &mut Algebra) -> Result<(), ValueError> {
        const LEAST: usize = 16;
        if self.nodes < LEAST {
            return Ok(());
        }
        let most = (self.nodes * 4).min(MOST_DENSE);
        let mut at = self.nodes;
        while at < self.positions.len() {
            if self.positions.len() > most {
                return Ok(());
            }
            self.open(at as Place, algebra)?;
            at += 1;
        }
        let count = self.positions.len();
        if count > most {
            return Ok(());
        }
        self.slots = Slots::Dense(count);
        algebra.watch_scratch_memory(10 * (count * count) as u64)?;
        self.marks = vec![UNSEEN; 2 * count * count];
        self.moves = vec![0; 2 * count * count];
        Ok(())
    }

    /// The place of a position.
    pub(super) fn place(&mut self, option: LoopyOption) -> Place {
        match option {
            LoopyOption::Node(node) => node,
            LoopyOption::Value(id) => *self.places.entry(id).or_insert_with(|| {
                self.positions.push(Position { value: Some(id), ..Position::default() });
                self.positions.len() as Place - 1
            }),
        }
    }

    /// The position at a place.
    pub(super) fn option_at(&self, place: Place) -> LoopyOption {
        self.value(place).map_or(LoopyOption::Node(place), LoopyOption::Value)
    }

    /// The value at a place; none for nodes of the graph.
    pub(super) fn value(&self, place: Place) -> Option<StopperId> {
        self.positions[place as usize].value
    }

    /// The options of a position as they were given.
    pub(super) fn options(
        &mut self,
        place: Place,
        player: Player,
        algebra: &Algebra,
    ) -> Result<&[Place], ValueError> {
        self.open(place, algebra)?;
        Ok(&self.positions[place as usize].options[player.index()])
    }

    fn set_options(&mut self, place: Place, player: Player, list: Vec<Place>) {
        for &option in &list {
            self.positions[option as usize].predecessors[player.index()].push(place);
        }
        self.positions[place as usize].options[player.index()] = list;
    }

    /// Finds the options of a value.
    fn open(&mut self, place: Place, algebra: &Algebra) -> Result<(), ValueError> {
        let position = &mut self.positions[place as usize];
        let (false, Some(id)) = (position.is_open, position.value) else { return Ok(()) };
        position.is_open = true;
        for player in Player::BOTH {
            let options = algebra.stopper_options(id, player)?;
            let list = options.into_iter().map(|id| self.place(LoopyOption::Value(id))).collect();
            self.set_options(place, player, list);
        }
        Ok(())
    }

    /// Whether a ≥ b.
    pub(super) fn is_at_least(
        &mut self,
        a: Place,
        b: Place,
        algebra: &mut Algebra,
    ) -> Result<bool, ValueError> {
        if a == b {
            return Ok(true);
        }
        let state = self.see(a, b, RIGHT_MOVES, algebra)?;
        if !self.batch.is_empty() {
            self.gather(algebra)?;
        }
        Ok(self.marks[state] != LOST)
    }

    /// Whether a = b.
    pub(super) fn is_equal(&mut self, a: Place, b: Place, algebra: &mut Algebra) -> Result<bool, ValueError> {
        Ok(self.is_at_least(a, b, algebra)? && self.is_at_least(b, a, algebra)?)
    }

    fn slot(&self, a: Place, b: Place) -> Option<usize> {
        match &self.slots {
            Slots::Dense(count) => Some(a as usize * count + b as usize),
            Slots::Sparse { places, .. } => places.get(&(a, b)).map(|&slot| slot as usize),
        }
    }

    fn pair(&self, slot: usize) -> (Place, Place) {
        match &self.slots {
            Slots::Dense(count) => ((slot / count) as Place, (slot % count) as Place),
            Slots::Sparse { pairs, .. } => pairs[slot],
        }
    }

    /// The state of a pair with who moves. One that is new is looked up, or waits to be gathered.
    #[inline]
    fn see(&mut self, a: Place, b: Place, mover: usize, algebra: &mut Algebra) -> Result<usize, ValueError> {
        let slot = match &mut self.slots {
            Slots::Dense(count) => a as usize * *count + b as usize,
            Slots::Sparse { places, pairs } => {
                let next = pairs.len() as u32;
                let slot = *places.entry((a, b)).or_insert(next);
                if slot == next {
                    pairs.push((a, b));
                    self.marks.extend([UNSEEN; 2]);
                    self.moves.extend([0; 2]);
                }
                slot as usize
            }
        };
        let state = 2 * slot + mover;
        if self.marks[state] == UNSEEN {
            for place in [a, b] {
                if matches!(self.value(place), Some(StopperId::Loopy(_))) {
                    self.open(place, algebra)?;
                }
            }
            let known = self.known(a, b, mover, algebra)?;
            self.marks[state] = match known {
                Some(true) => SURVIVED,
                Some(false) => LOST,
                None => {
                    self.batch.push(state as u64);
                    ALIVE
                }
            };
        }
        Ok(state)
    }

    /// What needs no search: two short games, two stoppers that were compared before.
    fn known(
        &self,
        a: Place,
        b: Place,
        mover: usize,
        algebra: &mut Algebra,
    ) -> Result<Option<bool>, ValueError> {
        if a == b && mover == RIGHT_MOVES {
            return Ok(Some(true));
        }
        // Left can always pass in on, and in −off.
        if self.only_passes(a, Player::Left) || self.only_passes(b, Player::Right) {
            return Ok(Some(true));
        }
        // So can Right in −on and in off, while Left's moves in a short game come to an end.
        let is_short = |place| matches!(self.value(place), Some(StopperId::Short(_)));
        if self.only_passes(b, Player::Left) && is_short(a)
            || self.only_passes(a, Player::Right) && is_short(b)
        {
            return Ok(Some(false));
        }
        if (a as usize) < self.nodes || (b as usize) < self.nodes {
            return Ok(None);
        }
        let (Some(a), Some(b)) = (self.value(a), self.value(b)) else { return Ok(None) };
        if let (StopperId::Short(a), StopperId::Short(b)) = (a, b) {
            return short_survival(a, b, mover, algebra).map(Some);
        }
        Ok(if mover == RIGHT_MOVES { algebra.store.loopy.known_order(a, b) } else { None })
    }

    /// Whether all that a position has is a pass of the player: on for Left, off for Right.
    fn only_passes(&self, place: Place, player: Player) -> bool {
        let position = &self.positions[place as usize];
        position.is_open
            && position.options[player.index()][..] == [place]
            && position.options[player.opponent().index()].is_empty()
    }

    /// Gathers what the waiting states lead to, and decides all of it.
    fn gather(&mut self, algebra: &mut Algebra) -> Result<(), ValueError> {
        let mut lost = Vec::new();
        let mut at = 0;
        while at < self.batch.len() {
            let state = self.batch[at] as usize;
            at += 1;
            self.step(algebra)?;
            if self.batch.len() > MOST_STATES && matches!(self.slots, Slots::Sparse { .. }) {
                return Err(ValueError::TooLarge(
                    "play in the difference of two games has more than 2^24 positions",
                ));
            }
            if self.gather_moves(state, algebra)? {
                lost.push(state as u64);
            }
        }
        self.mark(lost, algebra)?;
        if self.is_biased {
            self.demand_progress(algebra)?;
        }
        self.remember(algebra);
        self.batch.clear();
        Ok(())
    }

    fn step(&mut self, algebra: &Algebra) -> Result<(), ValueError> {
        self.steps += 1;
        if self.steps.is_multiple_of(1024) {
            algebra.step()?;
            if self.steps.is_multiple_of(1 << 16) {
                let bytes = self.marks.len() * 10 + self.batch.len() * 8;
                algebra.watch_scratch_memory(bytes as u64)?;
            }
        }
        Ok(())
    }

    /// Sees the moves of a state; says whether Left has lost there.
    fn gather_moves(&mut self, state: usize, algebra: &mut Algebra) -> Result<bool, ValueError> {
        let (a, b) = self.pair(state / 2);
        self.open(a, algebra)?;
        self.open(b, algebra)?;
        let mover = state % 2;
        let (first, second, next) = if mover == RIGHT_MOVES {
            (Player::Right, Player::Left, LEFT_MOVES)
        } else {
            (Player::Left, Player::Right, RIGHT_MOVES)
        };
        let (mut alive, mut has_lost) = (0, false);
        for at in 0..self.positions[a as usize].options[first.index()].len() {
            let option = self.positions[a as usize].options[first.index()][at];
            let state = self.see(option, b, next, algebra)?;
            if self.marks[state] == LOST {
                has_lost = true;
            } else {
                alive += 1;
            }
        }
        for at in 0..self.positions[b as usize].options[second.index()].len() {
            let option = self.positions[b as usize].options[second.index()][at];
            let state = self.see(a, option, next, algebra)?;
            if self.marks[state] == LOST {
                has_lost = true;
            } else {
                alive += 1;
            }
        }
        if mover == LEFT_MOVES {
            self.moves[state] = alive;
            return Ok(alive == 0);
        }
        Ok(has_lost)
    }

    /// Marks the states as lost, and what follows from that.
    fn mark(&mut self, mut lost: Vec<u64>, algebra: &Algebra) -> Result<(), ValueError> {
        for &state in &lost {
            self.marks[state as usize] = LOST;
        }
        while let Some(state) = lost.pop() {
            self.step(algebra)?;
            let state = state as usize;
            let (a, b) = self.pair(state / 2);
            // Left having lost with Left to move, Right's moves to there win; and the other way round.
            let (first, second, before) = if state % 2 == LEFT_MOVES {
                (Player::Right, Player::Left, RIGHT_MOVES)
            } else {
                (Player::Left, Player::Right, LEFT_MOVES)
            };
            for at in 0..self.positions[a as usize].predecessors[first.index()].len() {
                let from = self.positions[a as usize].predecessors[first.index()][at];
                self.lose(from, b, before, &mut lost);
            }
            for at in 0..self.positions[b as usize].predecessors[second.index()].len() {
                let from = self.positions[b as usize].predecessors[second.index()][at];
                self.lose(a, from, before, &mut lost);
            }
        }
        Ok(())
    }

    /// A move of a state has been lost.
    #[inline]
    fn lose(&mut self, a: Place, b: Place, mover: usize, lost: &mut Vec<u64>) {
        let Some(slot) = self.slot(a, b) else { return };
        let state = 2 * slot + mover;
        if self.marks[state] != ALIVE {
            return;
        }
        if mover == LEFT_MOVES {
            self.moves[state] -= 1;
            if self.moves[state] > 0 {
                return;
            }
        }
        self.marks[state] = LOST;
        lost.push(state as u64);
    }

    /// Marks the states from which Left cannot always come to another move in the first game, or to an end.
    fn demand_progress(&mut self, algebra: &Algebra) -> Result<(), ValueError> {
        loop {
            self.find_progress(algebra)?;
            let mut lost = Vec::new();
            for at in 0..self.batch.len() {
                let state = self.batch[at] as usize;
                match self.marks[state] {
                    ALIVE => lost.push(state as u64),
                    PROGRESS => self.marks[state] = ALIVE,
                    _ => {}
                }
            }
            if lost.is_empty() {
                return Ok(());
            }
            self.mark(lost, algebra)?;
        }
    }

    /// Marks the states from which Left can come to a move in the first game that is not lost, or to an end.
    fn find_progress(&mut self, algebra: &Algebra) -> Result<(), ValueError> {
        let mut found = Vec::new();
        for at in 0..self.batch.len() {
            let state = self.batch[at] as usize;
            self.step(algebra)?;
            if self.marks[state] == ALIVE && self.progresses_at_once(state) {
                found.push(state as u64);
            }
        }
        for &state in &found {
            self.marks[state as usize] = PROGRESS;
        }
        while let Some(state) = found.pop() {
            self.step(algebra)?;
            let state = state as usize;
            let (a, b) = self.pair(state / 2);
            let (player, before) = if state % 2 == LEFT_MOVES {
                (Player::Left, RIGHT_MOVES)
            } else {
                (Player::Right, LEFT_MOVES)
            };
            for at in 0..self.positions[b as usize].predecessors[player.index()].len() {
                let from = self.positions[b as usize].predecessors[player.index()][at];
                let Some(slot) = self.slot(a, from) else { continue };
                let from = 2 * slot + before;
                if self.marks[from] != ALIVE {
                    continue;
                }
                if before == RIGHT_MOVES {
                    self.moves[from] -= 1;
                    if self.moves[from] > 0 {
                        continue;
                    }
                }
                self.marks[from] = PROGRESS;
                found.push(from as u64);
            }
        }
        Ok(())
    }

    /// Whether the next move is progress: one in the first game that is not lost, or one into what is known to be
    /// survived. Where Right moves, that must be all moves in the second game; else those that are open are counted.
    fn progresses_at_once(&mut self, state: usize) -> bool {
        let (a, b) = self.pair(state / 2);
        let mark = |a, b, mover| self.slot(a, b).map_or(UNSEEN, |slot| self.marks[2 * slot + mover]);
        if state % 2 == LEFT_MOVES {
            let first = &self.positions[a as usize].options[Player::Left.index()];
            let second = &self.positions[b as usize].options[Player::Right.index()];
            return first.iter().any(|&option| mark(option, b, RIGHT_MOVES) != LOST)
                || second.iter().any(|&option| mark(a, option, RIGHT_MOVES) == SURVIVED);
        }
        let second = &self.positions[b as usize].options[Player::Left.index()];
        let open = second.iter().filter(|&&option| mark(a, option, LEFT_MOVES) != SURVIVED).count();
        self.moves[state] = open as u32;
        open == 0
    }

    /// Keeps what was found out about stoppers of the store; what is survived is settled from now on.
    fn remember(&mut self, algebra: &Algebra) {
        let mut answers = Vec::new();
        for &state in &self.batch {
            let state = state as usize;
            if self.marks[state] == ALIVE {
                self.marks[state] = SURVIVED;
            }
            if state % 2 == RIGHT_MOVES {
                let (a, b) = self.pair(state / 2);
                if let (Some(a), Some(b)) = (self.value(a), self.value(b)) {
                    answers.push(((a, b), self.marks[state] == SURVIVED));
                }
            }
        }
        if !answers.is_empty() {
            algebra.store.loopy.remember_order(answers.into_iter());
        }
    }
}

/// Whether Left survives a − b: short games end, so that is to win.
fn short_survival(a: ValueId, b: ValueId, mover: usize, algebra: &mut Algebra) -> Result<bool, ValueError> {
    if mover == RIGHT_MOVES { algebra.is_at_most(b, a) } else { Ok(!algebra.is_at_most(a, b)?) }
}
