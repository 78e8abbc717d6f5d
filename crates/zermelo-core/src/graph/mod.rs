//! Games given in full as a graph: vertices are positions, edges are moves. They come from files
//! ([`edge_list`], [`dot`], JSON by the feature `json`), from exploring a ruleset, or from a [`GraphBuilder`].

mod adjacency;
mod asked;
mod builder;
mod counted;
pub mod dot;
mod edge_line;
pub mod edge_list;
mod error;
mod interner;
#[cfg(feature = "json")]
pub mod json;
mod name_list;
mod names;
pub mod quoting;
pub use adjacency::{Adjacency, MAX_EDGES};
use alloc::string::String;
use alloc::vec::Vec;
pub use builder::GraphBuilder;
pub use error::{GraphCapacity, GraphError};
pub use name_list::NameListError;
pub use names::Names;

// Sources are files and the like.
#[cfg(feature = "std")]
mod source;
#[cfg(feature = "std")]
pub use source::{MAX_LINE_BYTES, SourceError, read_source};

use super::{Choice, Ending, Limits, Notation, ParseError, Player, Ruleset};
use asked::Asked;
use core::ops::ControlFlow;

/// The largest number of vertices: labels keep distances in thirty bits.
pub const MAX_VERTICES: usize = 1 << 29;
/// The length of the longest name in bytes.
pub const MAX_NAME_BYTES: usize = 1 << 12;

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
    /// Whether there is no cycle, once it has been asked for.
    loop_free: Asked,
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
    /// The edges number vertices from 0. O(V + E). Panics where [`try_impartial`](Self::try_impartial) has an error.
    pub fn impartial(vertex_count: usize, edges: &[(u32, u32)]) -> Self {
        Self::try_impartial(vertex_count, edges).expect("at most MAX_VERTICES positions and MAX_EDGES moves")
    }

    /// The same; an error when there is more than the tables hold. Panics when an edge leads to or from a vertex that is
    /// not there.
    pub fn try_impartial(vertex_count: usize, edges: &[(u32, u32)]) -> Result<Self, GraphError> {
        check_capacity(vertex_count, edges.len())?;
        Ok(Self {
            names: Names::counted(vertex_count as u32),
            moves: Moves::Both(Adjacency::from_edges(vertex_count, edges)),
            endings: Vec::new(),
            start: None,
            impartial: true,
            loop_free: Asked::default(),
        })
    }

    /// Bytes of the tables.
    pub fn heap_bytes(&self) -> u64 {
        let moves = match &self.moves {
            Moves::Both(moves) => moves.heap_bytes(),
            Moves::Each([left, right]) => left.heap_bytes() + right.heap_bytes(),
        };
        moves + self.names.heap_bytes() + (self.endings.capacity() * size_of::<[Option<Ending>; 2]>()) as u64
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

    /// Whether play ends by rule somewhere.
    pub fn has_endings(&self) -> bool {
        self.endings.iter().flatten().any(Option::is_some)
    }

    /// The result for `to_move` where the file ends play by rule.
    #[inline]
    pub fn ending_at(&self, vertex: u32, to_move: Player) -> Option<Ending> {
        self.endings.get(vertex as usize).and_then(|by_player| by_player[to_move.index()])
    }

    /// Whether there is no cycle of moves, whoever makes them. O(V + E).
    fn has_no_cycle(&self) -> bool {
        let [left, right] = match &self.moves {
            Moves::Both(moves) => return moves.is_acyclic(),
            Moves::Each(each) => each,
        };
        let edges_of = |moves: &Adjacency| -> Vec<(u32, u32)> {
            let rows = (0..self.vertex_count() as u32).map(|vertex| (vertex, moves.row(vertex)));
            rows.flat_map(|(vertex, row)| row.iter().map(move |&to| (vertex, to))).collect()
        };
        let mut edges = edges_of(left);
        edges.append(&mut edges_of(right));
        Adjacency::from_edges(self.vertex_count(), &edges).is_acyclic()
    }
}

/// Whether the tables hold this many vertices and edges.
fn check_capacity(vertex_count: usize, edge_count: usize) -> Result<(), GraphError> {
    if vertex_count > MAX_VERTICES {
        return Err(GraphError::Capacity { what: GraphCapacity::Vertices });
    }
    if edge_count > MAX_EDGES {
        return Err(GraphError::Capacity { what: GraphCapacity::Edges });
    }
    Ok(())
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
        self.loop_free.get_or_find(|| self.has_no_cycle())
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
                crate::message!("its vertices are {join}{more}", join = known.join(", "), more),
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

    /// The end of an edge and who moves along it, where that is told behind a colon: `b:left`.
    pub fn of_end(end: &str) -> Option<(&str, Self)> {
        let (name, word) = end.rsplit_once(':')?;
        Some((name, Self::from_word(word)?))
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

/// The file formats of explicit games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GraphFormat {
    /// One move a line: `u v`, see [`edge_list`].
    Edges,
    /// `V E`, then `E` lines `u v` with vertices `1..=V`: the contest form, see [`edge_list::read_counted`].
    Counted,
    /// A JSON object, by the feature `json`.
    Json,
    /// Graphviz, see [`dot`].
    Dot,
}

impl Choice for GraphFormat {
    const CHOICES: &'static [(Self, &'static str, &'static str)] = &[
        (Self::Edges, "edges", "One move a line: u v"),
        (Self::Counted, "counted", "V E, then E lines u v with vertices 1..V"),
        (Self::Json, "json", ""),
        (Self::Dot, "dot", ""),
    ];
}

impl GraphFormat {
    /// Guesses the format from the first characters of a file: `{` (or a list of lists) is JSON, `graph` or `digraph` with a brace is DOT,
    /// everything else an edge list.
    pub fn guess(text: &str) -> Self {
        let text = text.trim_start_matches('\u{feff}').trim_start();
        // A list is not a graph, but what is wrong with it is best said of JSON.
        let is_list =
            text.strip_prefix('[').is_some_and(|list| list.trim_start().starts_with(['[', '"', '{']));
        if text.starts_with('{') || is_list {
            return Self::Json;
        }
        let first = text.split(|c: char| c.is_whitespace() || c == '{').next().unwrap_or("");
        let is_dot = matches!(first, "strict" | "digraph" | "graph") && text.contains('{');
        if is_dot || text.starts_with("//") || text.starts_with("/*") { Self::Dot } else { Self::Edges }
    }

    /// Reads a game in this format.
    pub fn read(self, text: &str) -> Result<ExplicitGame, GraphError> {
        self.read_within(text, &Limits::none())
    }

    /// Reads a game in this format within the limits on memory, which is about what the game takes besides the text, and on time.
    pub fn read_within(self, text: &str, limits: &Limits) -> Result<ExplicitGame, GraphError> {
        let room = builder::Room::from(limits);
        match self {
            Self::Edges => edge_list::read_within(text, room),
            Self::Counted => counted::read_within(text.as_bytes(), room),
            #[cfg(feature = "json")]
            Self::Json => json::read_within(text, room),
            #[cfg(not(feature = "json"))]
            Self::Json => {
                let hint = crate::message!("write one move a line: a b; or build with the feature json");
                Err(GraphError::syntax(1, crate::message!("this program was built without JSON"), hint))
            }
            Self::Dot => dot::read_within(text, room),
        }
    }
}
