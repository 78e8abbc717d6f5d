//! The words of combinatorial games: players, rulesets, positions and options, endings, play conventions, verdicts
//! and outcome classes, and games given as explicit graphs; and what stands below every engine: limits and the reasons
//! to stop, errors of texts, the spelling of names, sets of bits, and random numbers from a seed. Nothing here searches.
//!
//! Graphs in JSON are read with the feature `json`. Without the feature `std`, which is on by default, the crate needs no
//! operating system but only an allocator; files, searches that several threads share and the spelling of names are missing
//! then.

#![cfg_attr(not(any(feature = "std", test)), no_std)]
#![warn(clippy::alloc_instead_of_core, clippy::std_instead_of_alloc, clippy::std_instead_of_core)]

/// For [`message!`], which is used where there may be no crate of this name.
#[doc(hidden)]
#[macro_use]
pub extern crate alloc;

mod account;
mod any_position;
mod arranged;
pub mod bits;
mod bounds;
mod choice;
mod components;
mod convention;
pub mod drawing;
pub mod graph;
mod judge;
mod keeper;
mod limits;
pub mod long_text;
mod lookahead;
mod message;
mod meter;
mod notation;
mod numbered;
mod numbered_game;
mod outcome;
mod packed_set;
mod packed_states;
mod packing;
mod player;
pub mod random;
mod row_moves;
mod rules_on;
mod ruleset;
mod score;
mod states;
mod stop_reason;
mod surroundings;
mod theorem;
mod verdict;
mod why;
mod wide_hash;
mod width;

// What needs an operating system: files, the locks of searches that share what they find, and a hash map with a random seed.
#[cfg(feature = "std")]
mod files;
#[cfg(feature = "std")]
mod own_search;
#[cfg(feature = "std")]
mod shared_entries;
#[cfg(feature = "std")]
pub mod spelling;
#[cfg(feature = "std")]
pub use self::{
    files::{Files, NoFiles, lacks_room},
    own_search::{NimberSearch, OwnSearch, WinnerSearch},
    shared_entries::SharedEntries,
    spelling::nearest,
};

cfg_select! {
    target_has_atomic = "64" => { use core::sync::atomic::AtomicU64; }
    // A 32-bit microcontroller.
    _ => { use portable_atomic::AtomicU64; }
}

/// Whole numbers without bounds, which answers are made of: those of `dashu`.
pub use dashu_int::{IBig, UBig};

pub use account::{Account, Charge};
pub use any_position::AnyPosition;
pub use arranged::Arrange;
pub use bounds::Bounds;
pub use choice::Choice;
pub use components::{ComponentSpace, Components, MetComponent, Piece};
pub use convention::Convention;
pub use drawing::Drawing;
pub use judge::Judge;
pub use keeper::{
    FormKey, Keeper, KnownEntries, KnownEntry, KnownSum, KnownValue, LEAST_WORK_KEPT, NODES_BETWEEN_KEEPING,
    OwnEntry, OwnRecords, Section, SumRecords, ValueEntry, ValueSubject,
};
pub use limits::{BudgetLimit, Limits, Progress, SearchProgress, ThreadLimits};
pub use lookahead::{Lookahead, WholeStates};
pub use message::{Argument, Message, key_of};
pub use meter::{Meter, metered_options};
pub use notation::{Notation, ParseError};
pub use numbered_game::{Distinct, NumberedGame, RuleTwin, Slice, Standing, Written, wanted_numbers};
pub use outcome::Outcome;
pub use packed_states::PackedStates;
pub use packing::{Packable, PackedMoves, Packing, Packs, bits_for, packed_digits, unpacked_digits};
pub use player::Player;
pub use row_moves::{Exit, RowMoves, RowSets};
pub use ruleset::{
    Evaluation, Indexed, NormalForm, Ruleset, each_component, each_option, few_options, has_option, mobility,
    option_list, result_if_over,
};
pub use score::Score;
pub use states::{Expander, Met, Part, State, StateSpace, States};
pub use stop_reason::{Budget, Capacity, StopReason};
pub use surroundings::{Clock, Gauge};
pub use theorem::{Claim, ClaimedMove, Reference, Theorem, WinningMoves};
pub use verdict::{Distance, Ending, Verdict};
pub use why::{HeapTarget, Hypotheses, OptionValue, Sign, ValuedMove, WhyStep};
pub use wide_hash::{WideHasher, wide_hash};
pub use width::{char_width, display_width, padded};

/// The example of the page on this crate, run as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
