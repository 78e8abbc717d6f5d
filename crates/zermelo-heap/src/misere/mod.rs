//! Misère play of take-and-break games: misère quotients, checked, with the periods of their pretending functions, and
//! play of any sum through them.

mod candidate;
mod heaps;
mod monoid;
mod period;
mod play;
mod presentation;
mod quotient;
mod transitions;

pub use heaps::HeapSums;
pub use monoid::{Element, MOST_ELEMENTS, Monoid};
pub use period::Period;
pub use play::{Sum, WinningMove};
pub use presentation::{Presentation, Word};
pub use quotient::{Change, MOST_HEAP, MisereQuotient, QuotientFound, QuotientStop, misere_quotient};
