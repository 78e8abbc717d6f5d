//! Nimbers: the fields On₂ below 2^8 to 2^128, the nim-sum as it is shown to people, and the values of loopy
//! impartial games.
//!
//! Sums and products of [`Nimber`]s are those of Conway's field (On Numbers and Games, chapter 6). A product is a
//! sum over the products of all pairs of bytes, which are one vector, where the machine has vectors that multiply bytes;
//! else a carry-less multiplication between two changes of basis where there is one, otherwise logarithm tables and
//! halves; [`Nimber::multiply_slices`] multiplies many at once in vectors of bytes. The way is chosen when the program
//! runs and is never seen in the result.
//!
//! Without the feature `std`, which is on by default, the crate needs no operating system but only an allocator. All products
//! are by tables and halves then, in one thread.

#![cfg_attr(not(any(feature = "std", test)), no_std)]
#![warn(clippy::alloc_instead_of_core, clippy::std_instead_of_alloc, clippy::std_instead_of_core)]

#[macro_use]
extern crate alloc;

mod algebra;
mod batch;
mod bytes;
mod columns;
mod element;
mod logarithm;
mod loopy;
mod mersenne;
mod ordinal;
mod plain;
mod tower;
mod transfinite;
mod wide;
mod word;

// What needs an operating system: threads, and to ask which instructions the machine has.
#[cfg(all(feature = "std", target_arch = "aarch64"))]
mod arm;
#[cfg(all(feature = "std", any(target_arch = "x86_64", target_arch = "aarch64")))]
mod polynomial;
#[cfg(feature = "std")]
mod threads;
#[cfg(all(feature = "std", target_arch = "x86_64"))]
mod x86;

cfg_select! {
    all(feature = "std", target_arch = "aarch64") => { use arm as machine; }
    all(feature = "std", target_arch = "x86_64") => { use x86 as machine; }
    _ => { use plain as machine; }
}

pub use algebra::mex;
#[doc(hidden)]
pub use batch::Way;
pub use columns::{columns_modulo, nim_sum_columns};
pub use element::{Nimber, Nimber8, Nimber16, Nimber32, Nimber64, Nimber128, NimberError};
pub use loopy::LoopyValue;
pub use ordinal::{Exponent, Ordinal};
pub use transfinite::{TransfiniteError, TransfiniteNimber};
pub use wide::wide_product;
pub use word::Word;

/// The example of the page on this crate, run as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
