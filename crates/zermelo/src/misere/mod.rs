//! Misère play of take-and-break games: misère quotients, checked, with the periods of their pretending functions, and
//! play of any sum through them.

mod candidate;
mod monoid;
mod options;
mod quotient;
mod transitions;

pub use monoid::{Element, MOST_ELEMENTS, Monoid};
pub use options::visit_options;
pub use quotient::*;
