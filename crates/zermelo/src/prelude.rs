//! What most programs that use the library name: `use zermelo::prelude::*;`.
//!
//! ```
//! use zermelo::prelude::*;
//!
//! let found = answer(&Question::new(open("kayles 5 6")?), &Limits::none())?;
//! assert_eq!(found.outcome(), Some(Outcome::N));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub use crate::answer::{Answer, Asked, Question, answer};
pub use crate::catalogue::{AnyGame, Catalogue, Engines, OpenGame, open};
pub use crate::game::{
    Convention, Distance, Ending, Limits, Notation, Outcome, ParseError, Player, Ruleset, StopReason, Verdict,
};
pub use crate::value::{Algebra, Script, Store, Value};
