//! What can be wrong with a graph.

use crate::Player;

/// What is wrong with a graph, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
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
    /// More than the tables hold.
    #[error("the graph is too large: at most {} {what}", .what.most())]
    Capacity {
        /// What there is too much of.
        what: GraphCapacity,
    },
    /// More memory than the caller allows.
    #[error("the memory limit of {} MB was reached", .limit.div_ceil(1_000_000))]
    Memory {
        /// The limit in bytes.
        limit: u64,
    },
    /// Nothing in the file.
    #[error(
        "the graph has no positions\n  give it a move: a line 'a b', {{\"moves\": [[\"a\", \"b\"]]}}, or digraph {{ a -> b }}"
    )]
    Empty,
}

/// What the tables of graphs hold only so much of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum GraphCapacity {
    /// [`MAX_VERTICES`](super::MAX_VERTICES)
    Vertices,
    /// [`MAX_EDGES`](super::MAX_EDGES)
    Edges,
    /// [`MAX_NAME_BYTES`](super::MAX_NAME_BYTES)
    NameBytes,
}

impl GraphCapacity {
    /// How much fits.
    pub const fn most(self) -> usize {
        match self {
            Self::Vertices => super::MAX_VERTICES,
            Self::Edges => super::MAX_EDGES,
            Self::NameBytes => super::MAX_NAME_BYTES,
        }
    }
}

impl std::fmt::Display for GraphCapacity {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Vertices => "positions",
            Self::Edges => "moves",
            Self::NameBytes => "bytes in a name",
        })
    }
}

impl GraphError {
    pub(crate) fn syntax(line: usize, message: impl Into<String>, hint: impl Into<String>) -> Self {
        Self::Syntax { line, message: message.into(), hint: hint.into() }
    }

    /// The error in words that show nothing of what was read but a line number: for a reader who may name any file, and
    /// is not to see what is in one that is not a graph.
    pub fn without_contents(&self) -> String {
        match self {
            Self::Syntax { line, .. } => format!("line {line}: this is not part of a game graph"),
            Self::Contradiction { .. } => "one position has contradictory endings".to_owned(),
            Self::Empty => "the graph has no positions".to_owned(),
            Self::Capacity { .. } | Self::Memory { .. } => self.to_string(),
        }
    }
}
