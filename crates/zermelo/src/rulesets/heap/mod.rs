//! Games with heaps of tokens. They share one kind of position, [`Heaps`], and one notation: sizes with blanks
//! between them, whole numbers of any size.

mod add_back;
mod bounded_nim;
mod fair_shares;
mod heaps;
mod nim;
mod nim_like;
mod splitting;
mod subtraction;
mod take_rules;
mod thirty_one;
mod wythoff;

pub use add_back::AddBack;
pub use bounded_nim::{BOUNDED, BoundedNim};
pub use fair_shares::{Almonds, FairShares};
pub use heaps::Heaps;
pub(crate) use heaps::parse_size;
pub use nim::{BOUTON, Nim};
pub use splitting::{SPLITTING, Splitting};
pub use subtraction::{SUBTRACTION, Subtraction};
pub use take_rules::TakeRules;
pub use thirty_one::{THIRTY_ONE, ThirtyOne, next_wins_thirty_one};
pub use wythoff::{WYTHOFF, Wythoff, WythoffPair, WythoffView, is_wythoff_p_pair};
