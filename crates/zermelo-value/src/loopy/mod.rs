//! Loopy partizan values: games in which play may go on for ever.
//!
//! A *stopper* is a game in which no play that alternates goes on for ever, from any of its positions. Stoppers have
//! canonical forms, finite graphs without dominated options, without reversible ones and without two positions of the
//! same value (Winning Ways, ch. 11; Siegel, *Combinatorial Game Theory*, ch. VI); the store holds each once, next to the
//! short games. Every other finite loopy game G is between two sides, G = S & T: where a draw is as good as a win for Left
//! it is worth its onside S, and where it is as good for Right its offside T. The sides are stoppers nearly always; where
//! one is not (Bach's carousel), it stays a graph, simplified as far as that goes, and order and outcome are still
//! decided, on the product of the graphs.
//!
//! [`graph`](LoopyGraph) is a game as it is given, `survival` the order, `reduce` dominated and reversible options, `fuse`
//! the canonical numbering, `canonical` all of it in turn, [`SidedValue`] the two sides with their algebra.

mod canonical;
mod fuse;
mod graph;
mod landmarks;
mod measures;
mod names;
mod powers;
mod reduce;
mod sides;
mod store;
mod sum;
mod survival;
mod text;
mod thermograph;

pub use graph::{LoopyGraph, LoopyOption};
pub(crate) use measures::NO_STOPPER;
pub use measures::{Pseudonumber, Reach};
pub use names::LOOPY_NAMES;
pub(super) use sides::{DrawnSide, DrawnSides};
pub use sides::{LooseSide, Side, SidedValue};
pub(super) use store::LoopyStore;
pub use store::StopperId;
