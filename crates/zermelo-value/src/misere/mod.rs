//! Impartial games in misère play: their canonical forms, held once each, and what follows from a form.
//!
//! Two impartial games are equal in misère play when each can stand for the other in every sum. Conway found the only
//! simplification that keeps this: if the options of G are those of K and others that all have K as an option, then
//! G = K; for K = 0 the next player must also win G, as they win 0. So every game has one simplest form (On Numbers and
//! Games, chapter 12; Siegel, Combinatorial Game Theory, chapter V).
//!
//! Partizan games are compared as they are written, beside all games or those of a smaller universe: [`Universe`].
//!
//! The forms explode with the birthday: a few hundred positions of Kayles have forms with thousands of followers. All that
//! is done with them counts in the [`Meter`](zermelo_core::Meter) of the store.

mod class;
mod form;
mod genus;
mod link;
mod partizan;
mod parts;
mod read;
mod store;
mod sum;
mod text;

pub use class::MisereClass;
pub use form::MisereForm;
pub use genus::{Genus, Kind};
pub use link::NotLinked;
pub use partizan::Universe;
pub use read::ReadError;
pub(crate) use read::end_of_form;
pub use store::{MOST_NIM_HEAP, MisereForms};

#[cfg(test)]
mod tests;
