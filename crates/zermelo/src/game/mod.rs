//! The model: players, rulesets, positions and options, endings, play conventions, verdicts and outcome classes,
//! and games given as explicit graphs. Nothing here searches.

mod any_position;
mod convention;
pub mod drawing;
pub mod graph;
mod notation;
mod numbered;
mod outcome;
mod player;
mod ruleset;
mod states;
mod theorem;
mod verdict;

pub use any_position::AnyPosition;
pub use convention::Convention;
pub use drawing::Drawing;
pub use notation::{Notation, ParseError};
pub use outcome::Outcome;
pub use player::Player;
pub use ruleset::{
    Evaluation, Indexed, NormalForm, Ruleset, Unmoves, each_component, each_option, few_options, has_option,
    option_list, result_if_over,
};
pub use states::{Met, Part, State, StateSpace, States};
pub use theorem::{Claim, ClaimedMove, Reference, Theorem, WinningMoves};
pub use verdict::{Distance, Ending, Verdict};
