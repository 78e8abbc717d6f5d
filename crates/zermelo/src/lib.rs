//! Zermelo answers, for any two-player game of perfect information without chance: who wins, by which moves, what is
//! the position worth, and why.
//!
//! The shortest way is a question as text:
//!
//! ```
//! use zermelo::answer::{Question, answer};
//! use zermelo::game::Outcome;
//! use zermelo::solve::Limits;
//!
//! let question = Question::new(zermelo::catalogue::open("nim 3 4 5")?);
//! let found = answer(&question, &Limits::none())?;
//! assert_eq!(found.outcome(), Some(Outcome::N));
//! assert_eq!(found.by, "Bouton's theorem");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A game of your own is a type that implements [`game::Ruleset`]; the engines in [`solve`] work on it at once.
//!
//! The modules, each standing only on those above it: [`game`], [`nimber`], [`solve`], [`heap`], [`misere`], [`rulesets`],
//! [`catalogue`], [`answer`], [`quiz`], [`expression`], [`contest`], [`certificate`], [`payoff`], [`conjecture`],
//! [`suite`], [`database`]; [`glossary`], the words, and [`proof`], the proofs of the theorems; [`worksheet`], lines that use earlier
//! ones. The library
//! never prints and never exits.

pub mod answer;
pub mod certificate;
pub mod conjecture;
pub mod database;
pub mod glossary;
mod json;
pub mod language;
pub mod payoff;
pub mod prelude;
pub mod proof;
pub mod quiz;
pub mod suite;
pub mod worksheet;

use zermelo_core::random;

/// The catalogue: every game by its name, and the engines that a game of any type can be asked.
pub mod catalogue {
    pub use zermelo_engines::{
        AnyGrundy, AnyLoopy, AnyMisere, AnySums, AnyValues, DepthAnswer, DepthQuestion, EndingTable, Engines,
        NimWorth, NimberMove, NimberMoves, Nimbers, SumSetup, Worths,
    };
    #[doc(inline)]
    pub use zermelo_games::catalogue::*;
}

#[doc(inline)]
pub use zermelo_boards as boards;
#[doc(inline)]
pub use zermelo_contest as contest;
#[doc(inline)]
pub use zermelo_core as game;
pub use zermelo_games::numbered;
#[doc(inline)]
pub use zermelo_games::rules;
#[doc(inline)]
pub use zermelo_games::rulesets;
#[doc(inline)]
pub use zermelo_heap as heap;
#[doc(inline)]
pub use zermelo_heap::misere;
#[doc(inline)]
pub use zermelo_nimber as nimber;
#[doc(inline)]
pub use zermelo_solve as solve;
#[doc(inline)]
pub use zermelo_value as value;
#[doc(inline)]
pub use zermelo_value::expression;

/// The example of the book's page on the library, run as a test.
#[cfg(doctest)]
#[doc = include_str!("../docs/src/library.md")]
struct BookPage;

/// The example of the README, run as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
