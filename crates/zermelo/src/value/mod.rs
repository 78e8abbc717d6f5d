//! The values of short partizan games: canonical forms and what can be computed with them.
//!
//! A [`Store`] holds every canonical form once, under a [`ValueId`]; an [`Algebra`] is one thread's workspace on it.

mod algebra;
mod arena;
mod canonical;
mod dyadic;
mod error;
mod id;
mod memo;
mod order;
mod store;
mod sum;
mod text;
mod uptimal;

pub use algebra::Algebra;
pub use dyadic::Dyadic;
pub use error::ValueError;
pub use id::{NumberUpStar, ValueId};
pub use store::Store;
pub use text::Script;
