//! Games given in full as a graph: vertices are positions, edges are moves. They come from files
//! ([`edge_list`], [`json`], [`dot`]), from exploring a ruleset, or from a [`GraphBuilder`].

mod adjacency;
pub mod dot;
pub mod edge_list;
#[cfg(feature = "json")]
pub mod json;
mod names;

pub use adjacency::{Adjacency, MAX_EDGES};
pub use names::Names;

use super::{Ending, Notation, ParseError, Player, Ruleset};
use rustc_hash::FxHashSet;
use std::ops::ControlFlow;
use std::sync::OnceLock;

/// The largest number of vertices: labels keep distances in thirty bits.
pub const MAX_VERTICES: usize = 1 << 29;

/// A game as an explicit graph: 4 bytes an edge and player (shared when both move alike), 4 to 8 a vertex, and
/// the names.
#[derive(Clone, Debug)]
pub struct ExplicitGame {
    names: Names,
    moves: Moves,
    /// The result for Left and for Right to move, by vertex; empty when no vertex has an ending.
    endings: Vec<[Option<Ending>; 2]>,
    start: Option<u32>,
    impartial: bool,
    /// Whether there is no cycle, once somebody has asked.
    loop_free: OnceLock<bool>,
}

/// The moves of an explicit game.
#[derive(Clone, Debug)]
pub enum Moves {
    /// Both players move alike.
    Both(Adjacency),
    /// Left's moves and Right's moves.
    Each([Adjacency; 2]),
}

impl ExplicitGame {
    /// An impartial game on the vertices `1..=vertex_count` of a file, in which a vertex without moves ends play.
    /// The edges number vertices from 0.
    pub fn impartial(vertex_count: usize, edges: &[(u32, u32)]) -> Self {
        Self {
            names: Names::counted(vertex_count as u32),
            moves: Moves::Both(Adjacency::from_edges(vertex_count, edges)),
            endings: Vec::new(),
            start: None,
            impartial: true,
            loop_free: OnceLock::new(),
        }
    }

    /// The number of positions.
    pub fn vertex_count(&self) -> usize {
        self.names.len()
    }

    /// The number of moves; a move that both players have counts once. O(V + E) where the players' moves differ.
    pub fn move_count(&self) -> usize {
        match &self.moves {
            Moves::Both(moves) => moves.edge_count(),
            Moves::Each([left, right]) => {
                left.edge_count() + right.edge_count() - left.common_edge_count(right)
            }
        }
    }

    /// The names of the positions.
    pub fn names(&self) -> &Names {
        &self.names
    }

    /// The moves, shared or by player.
    pub fn moves(&self) -> &Moves {
        &self.moves
    }

    /// The moves of one player.
    pub fn moves_of(&self, player: Player) -> &Adjacency {
        match &self.moves {
            Moves::Both(moves) => moves,
            Moves::Each(each) => &each[player.index()],
        }
    }

    /// The position the file names as the start.
    pub fn start(&self) -> Option<u32> {
        self.start
    }

    /// The result for `to_move` where the file ends play by rule.
    #[inline]
    pub fn ending_at(&self, vertex: u32, to_move: Player) -> Option<Ending> {
        self.endings.get(vertex as usize).and_then(|by_player| by_player[to_move.index()])
    }

    /// Whether there is no cycle of moves, whoever makes them. O(V + E).
    fn has_no_cycle(&self) -> bool {
        let [left, right] = match &self.moves {
            Moves::Both(moves) => return moves.successors_first_order().is_some(),
            Moves::Each(each) => each,
        };
        let edges_of = |moves: &Adjacency| -> Vec<(u32, u32)> {
            let rows = (0..self.vertex_count() as u32).map(|vertex| (vertex, moves.row(vertex)));
            rows.flat_map(|(vertex, row)| row.iter().map(move |&to| (vertex, to))).collect()
        };
        let mut edges = edges_of(left);
        edges.append(&mut edges_of(right));
        Adjacency::from_edges(self.vertex_count(), &edges).successors_first_order().is_some()
    }
}

impl Ruleset for ExplicitGame {
    type Position = u32;

    fn options<B>(
        &self,
        vertex: &u32,
        player: Player,
        visit: impl FnMut(u32) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        self.moves_of(player).row(*vertex).iter().copied().try_for_each(visit)
    }

    fn ending(&self, vertex: &u32, to_move: Player) -> Option<Ending> {
        self.ending_at(*vertex, to_move)
    }

    fn is_impartial(&self) -> bool {
        self.impartial
    }

    fn is_loop_free(&self) -> bool {
        *self.loop_free.get_or_init(|| self.has_no_cycle())
    }

    fn has_endings(&self) -> bool {
        !self.endings.is_empty()
    }

    fn reachable_bound(&self, _: &u32) -> Option<u64> {
        Some(self.vertex_count() as u64)
    }
}

impl Notation for ExplicitGame {
    fn parse(&self, text: &str) -> Result<u32, ParseError> {
        let name = text.trim();
        self.names.vertex(name).ok_or_else(|| {
            let known: Vec<_> = (0..self.vertex_count().min(5) as u32).map(|v| self.names.name(v)).collect();
            let more = if self.vertex_count() > known.len() { ", …" } else { "" };
            ParseError::part(
                text,
                name,
                "the graph has no such vertex",
                format!("its vertices are {}{more}", known.join(", ")),
            )
        })
    }

    fn print(&self, vertex: &u32) -> String {
        self.names.name(*vertex).into_owned()
    }
}

/// Who may make a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MovedBy {
    /// Both players.
    Both,
    /// One of them.
    Only(Player),
}

impl MovedBy {
    /// Reads `both`, `left` or `right`.
    pub fn from_word(word: &str) -> Option<Self> {
        match word {
            "both" => Some(Self::Both),
            "left" => Some(Self::Only(Player::Left)),
            "right" => Some(Self::Only(Player::Right)),
            _ => None,
        }
    }

    /// The players meant.
    pub fn players(self) -> &'static [Player] {
        match self {
            Self::Both => &Player::BOTH,
            Self::Only(Player::Left) => &[Player::Left],
            Self::Only(Player::Right) => &[Player::Right],
        }
    }
}

/// Reads `win`, `loss` or `draw`.
fn ending_from_word(word: &str) -> Option<Ending> {
    [Ending::Win, Ending::Loss, Ending::Draw].into_iter().find(|ending| ending.word() == word)
}

/// What is wrong with a graph, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum GraphError {
    /// The file does not have the form it should have.
    #[error("line {line}: {message}\n  {hint}")]
    Syntax {
        /// The line, from 1.
        line: usize,
        /// What is wrong.
        message: String,
        /// What would be right.
        hint: String,
    },
    /// The same question has two different results.
    #[error("contradictory endings: {position}, {to_move} to move, is said to be a {first} and a {second}")]
    Contradiction {
        /// The name of the position.
        position: String,
        /// The player to move.
        to_move: Player,
        /// The result given first.
        first: &'static str,
        /// The result given later.
        second: &'static str,
    },
    /// More vertices or edges than the tables hold.
    #[error("the graph is too large: at most {MAX_VERTICES} positions and {MAX_EDGES} moves")]
    TooLarge,
    /// Nothing in the file.
    #[error("the graph has no positions\n  write one move a line, for example: a b")]
    Empty,
}

impl GraphError {
    pub(crate) fn syntax(line: usize, message: impl Into<String>, hint: impl Into<String>) -> Self {
        Self::Syntax { line, message: message.into(), hint: hint.into() }
    }
}

/// Collects an explicit game, move by move.
#[derive(Clone, Debug, Default)]
pub struct GraphBuilder {
    names: Names,
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

    /// The vertex called `name`, a new one if the name is new.
    pub fn vertex(&mut self, name: &str) -> u32 {
        self.names.intern(name)
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
        if count > MAX_VERTICES || self.shared.len() + own_count > MAX_EDGES {
            return Err(GraphError::TooLarge);
        }
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
            loop_free: OnceLock::new(),
        })
    }

    /// Where play has ended for one player only, a move of both becomes a move of the other.
    fn drop_unplayable_moves(&mut self) {
        if self.endings.is_empty() {
            return;
        }
        let plays_on = |vertex: u32, player: Player| self.endings[vertex as usize][player.index()].is_none();
        let mut shared = std::mem::take(&mut self.shared);
        shared.retain(|&(from, to)| {
            let movers = Player::BOTH.map(|player| plays_on(from, player));
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
            let shared: FxHashSet<(u32, u32)> = self.shared.iter().copied().collect();
            for own in &mut self.own {
                own.retain(|edge| !shared.contains(edge));
                own.sort_unstable();
                own.dedup();
            }
        }
        let [left, right] = &mut self.own;
        if left == right {
            // The same moves written once for each player are moves of both.
            self.shared.append(left);
            return Moves::Both(
                Adjacency::from_edges(count, &std::mem::take(&mut self.shared)).without_repeats(),
            );
        }
        let shared = std::mem::take(&mut self.shared);
        Moves::Each(std::mem::take(&mut self.own).map(|own| {
            let edges: Vec<_> = shared.iter().chain(&own).copied().collect();
            Adjacency::from_edges(count, &edges).without_repeats()
        }))
    }
}

/// The file formats of explicit games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GraphFormat {
    /// One move a line: `u v`, see [`edge_list`].
    Edges,
    /// `V E`, then `E` lines `u v` with vertices `1..=V`: the contest form, see [`edge_list`].
    Counted,
    /// See [`json`].
    Json,
    /// Graphviz, see [`dot`].
    Dot,
}

impl GraphFormat {
    /// Guesses the format from the first characters of a file: `{` is JSON, `graph` or `digraph` with a brace is DOT,
    /// everything else an edge list.
    pub fn guess(text: &str) -> Self {
        let text = text.trim_start_matches('\u{feff}').trim_start();
        if text.starts_with('{') {
            return Self::Json;
        }
        let first = text.split(|c: char| c.is_whitespace() || c == '{').next().unwrap_or("");
        let is_dot = matches!(first, "strict" | "digraph" | "graph") && text.contains('{');
        if is_dot || text.starts_with("//") || text.starts_with("/*") { Self::Dot } else { Self::Edges }
    }

    /// Reads a game in this format.
    pub fn read(self, text: &str) -> Result<ExplicitGame, GraphError> {
        match self {
            Self::Edges => edge_list::read(text),
            Self::Counted => edge_list::read_counted(text.as_bytes()),
            #[cfg(feature = "json")]
            Self::Json => json::read(text),
            #[cfg(not(feature = "json"))]
            Self::Json => {
                let hint = "write one move a line: a b; or build with the feature json";
                Err(GraphError::syntax(1, "this program was built without JSON", hint))
            }
            Self::Dot => dot::read(text),
        }
    }
}
