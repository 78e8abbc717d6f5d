//! Suites of test cases: sums of positions with who wins, Grundy values, winning moves and thermographs that are expected, in
//! the form in which MCGS keeps its tests; read, run and reported.
//!
//! ```text
//! {version 1.7}
//! /* Three stones */
//! [clobber_1xn] XO OX [integer_game] 1 {B win, W loss}
//! [impartial domineering] (..|..) {N 0}
//! ```
//!
//! A section in brackets names the game of what follows. Positions in a row are a sum; the commands in braces ask about it.
//! (After the documentation of MCGS 1.7, M. Müller and others, University of Alberta.)

mod impartial_values;
mod large_nimbers;
mod read;
mod report;
mod run;
mod words;

pub use read::{Case, Command, Mover, Suite, SuiteError, Wall, read};
pub use report::{Ran, Run, to_csv, to_html, to_json, to_text};
pub use run::{CaseResult, Status, run};
pub use words::in_own_words;
