//! The values of partizan games, short and loopy: canonical forms and what can be computed with them.
//!
//! A [`Store`] holds every canonical form once, under a [`ValueId`]; an [`Algebra`] is one thread's workspace on it, in
//! which everything is computed within limits; a [`Value`] carries its store and has operators. [`expression`] is the
//! language of values: `{3|1} + ^*2`; its answers are written in JSON with the feature `json`.

mod algebra;
mod arena;
mod atomic;
mod canonical;
mod census;
mod closed_form;
mod compounds;
mod dyadic;
mod error;
pub mod expression;
mod fold;
mod form;
mod handle;
mod heat;
#[expect(
    clippy::cast_sign_loss,
    clippy::cast_possible_wrap,
    reason = "the parts of a word are signed and unsigned fields of bits"
)]
mod id;
mod loopy;
mod marks;
mod measures;
mod memo;
pub mod misere;
mod order;
mod products;
mod reduced;
mod store;
mod sum;
mod summands;
mod text;
mod thermograph;
mod written;

pub use algebra::Algebra;
pub use census::LAST_COUNTED_DAY;
pub use closed_form::ClosedForm;
pub use dyadic::Dyadic;
pub use error::ValueError;
pub use form::{FormReport, OptionReport, Reversal};
pub use handle::Value;
pub use id::{NumberUpStar, ValueId};
pub use loopy::{
    LOOPY_NAMES, LoopyGraph, LoopyOption, LooseSide, Pseudonumber, Reach, Side, SidedValue, StopperId,
};
pub use measures::Temper;
pub use reduced::UptimalExpansion;
pub use store::Store;
pub use summands::SumReason;
pub use text::Script;
pub use thermograph::{Corner, Thermograph, Wall};
pub use written::{FormPart, WrittenForm};

/// The example of the page on this crate, run as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
