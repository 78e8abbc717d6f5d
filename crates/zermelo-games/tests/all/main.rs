//! The games as others see them. What opens a game by its name has every game in it, so such tests stand here and not in the
//! crate, which would then be compiled whole once more.

mod catalogue;
mod erased;
mod fen;
mod moves;
mod one_file;
#[cfg(feature = "rules")]
mod rules;
mod token;
