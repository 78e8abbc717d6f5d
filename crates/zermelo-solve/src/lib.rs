//! The engines, one a file. Each takes [`Limits`] and gives an answer or the [`StopReason`]; each knows rulesets only
//! by their traits. All that can answer the same question agree, which the tests check on small games of every kind.
//!
//! | engine | answers | on |
//! |---|---|---|
//! | [`retrograde`] | every position, with distances | explicit graphs |
//! | [`explore`] | everything reachable from a start, with distances | any game, finite from there |
//! | [`indexed`] | every position, with distances, without a hash map | games whose positions are numbered |
//! | [`labels`] | every position, with distances, in a byte each, in memory or on disk | games of numbered positions in slices |
//! | [`search`] | one position, by need, without distances | any game, finite from there |
//! | [`sums`] | who wins a sum of components, without its value | loop-free games in which the last move decides |
//! | [`grundy`] | Grundy values, by components | impartial loop-free games in normal play |
//! | [`genus`] | genera: Grundy values beside nim-heaps, in misère play | impartial loop-free games |
//! | [`misere`] | canonical forms in misère play, by components | impartial loop-free games |
//! | [`loopy_grundy`] | nimbers and `∞(K)`, by components | impartial games that may go round, in normal play |
//! | [`sided_value`] | onside and offside | games that may go round, in normal play |
//! | [`minimax`], [`alpha_beta`] | one position to a depth, with an evaluation | any game |
//! | [`and_or`] | one position, in random order, leaves counted | loop-free games |
//! | [`OwnSearch`] | one position | games that bring a search of their own |

mod ahead;
pub mod alpha_beta;
pub mod and_or;
pub mod claim;
pub mod explore;
pub mod genus;
pub mod grundy;
pub mod indexed;
mod judge;
pub mod labels;
pub mod loopy_grundy;
pub mod minimax;
pub mod misere;
pub mod retrograde;
pub mod search;
pub mod sided_value;
pub mod sums;
mod turned;
pub mod value;

pub use judge::{MOST_RATED_MOVES, RatedMove, best_line, rate_moves};
pub use zermelo_core::{Judge, Limits, Meter, OwnSearch, Progress, SearchProgress, StopReason};

/// The example of the page on this crate, run as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
