//! Putting an explicit game together, move by move.

use super::asked::Asked;
use super::names::Word;
use super::{
    Adjacency, ExplicitGame, GraphCapacity, GraphError, MAX_NAME_BYTES, MAX_VERTICES, MovedBy, Moves, Names,
    check_capacity,
};
use crate::{Ending, Limits, Player};
use alloc::vec::Vec;

/// New names between two looks at the memory, at most about.
const NAMES_BETWEEN_CHECKS: usize = 1 << 13;

/// Looks at the memory between two looks at the clock, each of which takes as long as some names.
const CHECKS_BETWEEN_TIMES: u32 = 1 << 6;

/// What reading a game may take: memory, and time by a clock.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Room(Limits<'static>);

impl Room {
    /// So many bytes of memory.
    #[cfg(test)]
    pub(super) fn bytes(memory: u64) -> Self {
        Self(Limits { memory: Some(memory), ..Limits::none() })
    }

    /// What is left beside so many bytes.
    #[cfg(feature = "json")]
    pub(super) fn beside(self, bytes: u64) -> Result<Self, GraphError> {
        self.check_bytes(bytes)?;
        Ok(Self(Limits { memory: self.0.memory.map(|memory| memory - bytes), ..self.0 }))
    }

    /// Whether there is room for so many bytes.
    pub(super) fn check_bytes(self, bytes: u64) -> Result<(), GraphError> {
        match self.0.memory {
            Some(limit) if bytes > limit => Err(GraphError::Memory { limit }),
            _ => Ok(()),
        }
    }

    /// Whether there is time left.
    pub(super) fn check_time(self) -> Result<(), GraphError> {
        match (self.0.deadline, self.0.clock) {
            (Some(deadline), Some(clock)) if clock.now() >= deadline => Err(GraphError::Time),
            _ => Ok(()),
        }
    }
}

impl From<&Limits<'_>> for Room {
    fn from(&Limits { memory, deadline, clock, .. }: &Limits<'_>) -> Self {
        Self(Limits { memory, deadline, clock, ..Limits::none() })
    }
}

/// Collects an explicit game, move by move.
#[derive(Clone, Debug, Default)]
pub struct GraphBuilder {
    names: Names,
    /// Whether a name is longer than names may be.
    has_long_name: bool,
    /// What the game may take.
    room: Room,
    /// Looks at the memory so far.
    checks: u32,
    /// Moves of both players, then Left's own and Right's own.
    shared: Vec<(u32, u32)>,
    own: [Vec<(u32, u32)>; 2],
    endings: Vec<[Option<Ending>; 2]>,
    start: Option<u32>,
}

impl GraphBuilder {
    /// A builder for what is read from an input of this many bytes.
    pub fn for_input(length: usize) -> Self {
        Self { names: Names::for_input(length), ..Self::default() }
    }

    /// The same, but the game may take at most about this.
    pub(super) fn within(self, room: Room) -> Self {
        Self { room, ..self }
    }

    /// The vertex called `name`, a new one if the name is new. That there are too many names, or one is too long, is said by
    /// [`build`](Self::build).
    pub fn vertex(&mut self, name: &str) -> u32 {
        self.has_long_name |= name.len() > MAX_NAME_BYTES;
        self.names.intern(name)
    }

    /// The vertices of some words of a text, in their order.
    pub(super) fn vertices_of(&mut self, text: &str, words: &[Word], vertices: &mut Vec<u32>) {
        self.has_long_name |= words.iter().any(|word| word.end - word.start > MAX_NAME_BYTES);
        self.names.intern_words(text, words, vertices);
    }

    /// Whether any move has been added.
    pub(super) fn has_moves(&self) -> bool {
        !(self.shared.is_empty() && self.own.iter().all(Vec::is_empty))
    }

    /// Whether the tables hold the names and moves so far, and take no more memory and time than they may.
    pub(super) fn check_room(&mut self) -> Result<(), GraphError> {
        if self.checks.is_multiple_of(CHECKS_BETWEEN_TIMES) {
            self.room.check_time()?;
        }
        self.checks = self.checks.wrapping_add(1);
        let is_large = self.names.len() > NAMES_BETWEEN_CHECKS;
        self.check_memory_with(if is_large { self.names.growth(NAMES_BETWEEN_CHECKS) } else { 0 })
    }

    /// The same with so many bytes more.
    fn check_memory_with(&self, more: u64) -> Result<(), GraphError> {
        if self.has_long_name {
            return Err(GraphError::Capacity { what: GraphCapacity::NameBytes });
        }
        // Long before numbers of vertices could run over.
        if self.names.len() > MAX_VERTICES {
            return Err(GraphError::Capacity { what: GraphCapacity::Vertices });
        }
        let edges = self.shared.capacity() + self.own[0].capacity() + self.own[1].capacity();
        let bytes = self.names.heap_bytes() + (edges * size_of::<(u32, u32)>()) as u64 + more;
        self.room.check_bytes(bytes)
    }

    /// The names so far.
    pub fn names(&self) -> &Names {
        &self.names
    }

    /// Adds a move.
    pub fn add_move(&mut self, from: u32, to: u32, by: MovedBy) {
        match by {
            MovedBy::Both => self.shared.push((from, to)),
            MovedBy::Only(player) => self.own[player.index()].push((from, to)),
        }
    }

    /// Ends play by rule at a vertex, with a result for the player to move.
    pub fn add_ending(&mut self, vertex: u32, to_move: MovedBy, result: Ending) -> Result<(), GraphError> {
        if self.endings.len() <= vertex as usize {
            self.endings.resize(vertex as usize + 1, [None; 2]);
        }
        for &player in to_move.players() {
            let slot = &mut self.endings[vertex as usize][player.index()];
            if let Some(first) = slot.filter(|&first| first != result) {
                return Err(GraphError::Contradiction {
                    position: self.names.name(vertex).into_owned(),
                    to_move: player,
                    first: first.word(),
                    second: result.word(),
                });
            }
            *slot = Some(result);
        }
        Ok(())
    }

    /// The start, where it has been named.
    pub fn start(&self) -> Option<u32> {
        self.start
    }

    /// Names the start.
    pub fn set_start(&mut self, vertex: u32) {
        self.start = Some(vertex);
    }

    /// The finished game, each move once, and without the moves that are never made because play has ended by rule before them.
    /// O(V + E), or O(E log E) where the players' moves are given separately.
    pub fn build(mut self) -> Result<ExplicitGame, GraphError> {
        let count = self.names.len();
        let own_count = self.own[0].len().max(self.own[1].len());
        if count == 0 {
            return Err(GraphError::Empty);
        }
        check_capacity(count, self.shared.len() + own_count)?;
        // The moves are sorted into lists beside those in which they came.
        let lists = (count + self.shared.len() + own_count) * size_of::<u32>();
        self.check_memory_with(lists as u64)?;
        if !self.endings.is_empty() {
            self.endings.resize(count, [None; 2]);
        }
        self.drop_unplayable_moves();
        let moves = self.build_moves(count);
        let impartial =
            matches!(moves, Moves::Both(_)) && self.endings.iter().all(|[left, right]| left == right);
        Ok(ExplicitGame {
            names: self.names,
            moves,
            endings: self.endings,
            start: self.start,
            impartial,
            loop_free: Asked::default(),
        })
    }

    /// Where play has ended for one player only, a move of both becomes a move of the other.
    fn drop_unplayable_moves(&mut self) {
        if self.endings.is_empty() {
            return;
        }
        let plays_on = |vertex: u32, player: Player| self.endings[vertex as usize][player.index()].is_none();
        let mut shared = core::mem::take(&mut self.shared);
        shared.retain(|&(from, to)| {
            let movers = Player::each(|player| plays_on(from, player));
            for player in Player::BOTH {
                if movers[player.index()] && !movers[player.opponent().index()] {
                    self.own[player.index()].push((from, to));
                }
            }
            movers == [true; 2]
        });
        self.shared = shared;
        for player in Player::BOTH {
            self.own[player.index()].retain(|&(from, _)| plays_on(from, player));
        }
    }

    fn build_moves(&mut self, count: usize) -> Moves {
        if !(self.own[0].is_empty() && self.own[1].is_empty()) {
            // A move of both that is listed again for one player is still one move.
            let shared = Adjacency::from_edges_reversed(count, &self.shared).reversed();
            for own in &mut self.own {
                own.sort_unstable();
                own.dedup();
                // The rows of a graph that was turned round are sorted.
                own.retain(|&(from, to)| shared.row(from).binary_search(&to).is_err());
            }
        }
        let [left, right] = &mut self.own;
        if left == right {
            // The same moves written once for each player are moves of both.
            self.shared.append(left);
            return Moves::Both(
                Adjacency::from_edges(count, &core::mem::take(&mut self.shared)).without_repeats(),
            );
        }
        let shared = core::mem::take(&mut self.shared);
        Moves::Each(core::mem::take(&mut self.own).map(|own| {
            let edges: Vec<_> = shared.iter().chain(&own).copied().collect();
            Adjacency::from_edges(count, &edges).without_repeats()
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::super::GraphFormat;
    use super::*;
    use crate::random::SplitMix64;
    use alloc::collections::BTreeSet;

    /// A clock that is always late.
    struct Late;

    impl crate::Clock for Late {
        fn now(&self) -> core::time::Duration {
            core::time::Duration::from_secs(9)
        }
    }

    #[test]
    fn no_format_is_read_past_the_deadline() {
        let texts = ["a b\nb c\n", "2 1\n1 2\n", "{\"moves\": [[\"a\", \"b\"]]}", "digraph { a -> b }"];
        let formats = [GraphFormat::Edges, GraphFormat::Counted, GraphFormat::Json, GraphFormat::Dot];
        for (format, text) in formats.into_iter().zip(texts) {
            let until = |seconds| Limits {
                deadline: Some(core::time::Duration::from_secs(seconds)),
                clock: Some(&Late),
                ..Limits::none()
            };
            assert_eq!(format.read_within(text, &until(9)).unwrap_err(), GraphError::Time, "{format:?}");
            assert!(format.read_within(text, &until(10)).is_ok(), "{format:?}");
        }
    }

    /// However often and for whom a move is given, each player has it once, and moves that both have are shared.
    #[test]
    fn every_player_has_the_moves_that_were_given() {
        let mut random = SplitMix64::new(7);
        for round in 0..300 {
            let vertices = 1 + round % 9;
            let mut builder = GraphBuilder::default();
            for vertex in 0..vertices {
                builder.vertex(&vertex.to_string());
            }
            let mut expected: [BTreeSet<(u32, u32)>; 2] = Default::default();
            for _ in 0..random.below(40) {
                let [from, to] = [(); 2].map(|()| random.below(vertices) as u32);
                let by = [MovedBy::Both, MovedBy::Only(Player::Left), MovedBy::Only(Player::Right)]
                    [random.below(3) as usize];
                builder.add_move(from, to, by);
                for player in by.players() {
                    expected[player.index()].insert((from, to));
                }
            }
            let game = builder.build().unwrap();
            for player in Player::BOTH {
                let row = |from: u32| game.moves_of(player).row(from).iter().map(move |&to| (from, to));
                let mut moves: Vec<(u32, u32)> = (0..vertices as u32).flat_map(row).collect();
                moves.sort_unstable();
                assert!(moves.iter().eq(&expected[player.index()]), "{round}: {moves:?}");
            }
            assert_eq!(game.move_count(), expected[0].union(&expected[1]).count());
            assert_eq!(matches!(game.moves(), Moves::Both(_)), expected[0] == expected[1], "{round}");
        }
    }
}
