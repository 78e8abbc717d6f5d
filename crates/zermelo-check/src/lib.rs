//! An independent checker of certificates: files in which Zermelo, or any other solver, shows why an answer is right.
//!
//! Nothing here comes from the solver. The checker has its own moves for the games it knows; for all others the certificate
//! carries the moves, and acceptance says that they were taken on trust. The format and what each claim needs stand in the
//! book, chapter "Certificates"; the rules are proved in `proofs/`.
//!
//! A certificate is a stream of lines: a header, the claim, which is what the certificate asserts, the records that show it,
//! and a closing line. [`check`] reads it once, as a stream; [`Certificate`] is the whole of it as a value.
//!
//! ```
//! let text = "zermelo certificate 1\ngame nim\nposition 1 2\nconvention normal\nclaim winner left mover left\n\
//!             1\t0\n1 2\t1 1\nend 7 348bd6c44aa3d505\n";
//! let accepted = zermelo_check::check(text.as_bytes()).unwrap();
//! assert_eq!(accepted.claim, "nim 1 2, normal play: Left to move, Left wins");
//! ```

#![forbid(unsafe_code)]

mod aim;
mod certificate;
mod check;
mod claim;
mod closed_form;
#[cfg(feature = "coq")]
pub mod coq;
mod expression;
mod forms;
pub mod games;
mod graph;
mod grundy;
mod heap_values;
mod input;
mod known_values;
mod labels;
mod limits;
mod loopy;
mod numbers;
mod order;
mod outcome;
mod period;
mod places;
mod player;
mod quotient;
mod records;
mod sparse;
mod statement;
mod stoppers;
mod strategy;
mod verdict;

pub use certificate::{Certificate, Header};
pub use check::{check, check_within, report_on_file};
pub use claim::{Claim, Part, Period, Relation};
pub use input::VERSION;
pub use limits::{Limits, Meter, Stop};
pub use player::{Ending, Player};
pub use records::{Digest, Records};
pub use verdict::{Accepted, Failure};
