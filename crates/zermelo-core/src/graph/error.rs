//! What can be wrong with a graph.

use crate::{Message, Player, StopReason, message};
use alloc::string::String;
use core::fmt;

/// What is wrong with a graph, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum GraphError {
    /// The file does not have the form it should have.
    Syntax {
        /// The line, from 1.
        line: usize,
        /// What is wrong.
        message: Message,
        /// What would be right.
        hint: Message,
    },
    /// The same question has two different results.
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
    Capacity {
        /// What there is too much of.
        what: GraphCapacity,
    },
    /// More memory than the caller allows.
    Memory {
        /// The limit in bytes.
        limit: u64,
    },
    /// More time than the caller allows.
    Time,
    /// Nothing in the file.
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

impl From<GraphCapacity> for Message {
    fn from(capacity: GraphCapacity) -> Self {
        match capacity {
            GraphCapacity::Vertices => message!("positions"),
            GraphCapacity::Edges => message!("moves"),
            GraphCapacity::NameBytes => message!("bytes in a name"),
        }
    }
}

impl From<&GraphError> for Message {
    fn from(error: &GraphError) -> Self {
        match error {
            GraphError::Syntax { line, message, hint } => {
                let (message, hint) = (message.clone(), hint.clone());
                message!("line {line}: {message}\n  {hint}", line, message => message, hint => hint)
            }
            GraphError::Contradiction { position, to_move, first, second } => message!(
                "contradictory endings: {position}, {to_move} to move, is said to be a {first} and a {second}",
                position,
                to_move => *to_move,
                first => *first,
                second => *second
            ),
            GraphError::Capacity { what } => {
                message!("the graph is too large: at most {most} {what}", most = what.most(), what => *what)
            }
            GraphError::Memory { limit } => {
                message!("the memory limit of {most} MB was reached", most = limit.div_ceil(1_000_000))
            }
            GraphError::Time => StopReason::Time.into(),
            GraphError::Empty => message!(
                "the graph has no positions\n  give it a move: a line 'a b', {json}, or {dot}",
                json = r#"{"moves": [["a", "b"]]}"#,
                dot = "digraph { a -> b }"
            ),
        }
    }
}

impl fmt::Display for GraphError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Message::from(self).fmt(f)
    }
}

impl core::error::Error for GraphError {}

impl GraphError {
    pub(crate) const fn syntax(line: usize, message: Message, hint: Message) -> Self {
        Self::Syntax { line, message, hint }
    }

    /// Whether a limit or a capacity was reached, where nothing is wrong with the file.
    pub const fn is_limit(&self) -> bool {
        matches!(self, Self::Capacity { .. } | Self::Memory { .. } | Self::Time)
    }

    /// The error in words that show nothing of what was read but a line number: for a reader who may name any file, and
    /// is not to see what is in one that is not a graph.
    pub fn without_contents(&self) -> Message {
        match self {
            Self::Syntax { line, .. } => message!("line {line}: this is not part of a game graph", line),
            Self::Contradiction { .. } => message!("one position has contradictory endings"),
            Self::Empty => message!("the graph has no positions"),
            Self::Capacity { .. } | Self::Memory { .. } | Self::Time => self.into(),
        }
    }
}
