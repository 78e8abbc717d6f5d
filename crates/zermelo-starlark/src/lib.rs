//! A small interpreter of [Starlark](https://github.com/bazelbuild/starlark), the dialect of Python that builds values: no
//! files, no clock, no random numbers, no state that outlives the run. Every run is bounded: in steps, in bytes, in depth, so
//! that any file can be run.
//!
//! It lacks what rule files have no use for: floating-point numbers, bytes, sets, numbers of 64 bits and more, and functions
//! that call themselves (which Starlark forbids, too).
//!
//! # Example
//! ```
//! use zermelo_starlark::{Bounds, Machine, Value};
//!
//! let mut machine = Machine::new(&[], Vec::new(), Bounds { steps: 10_000, bytes: 1_000_000 });
//! let text = "squares = [k * k for k in range(1, 5)]";
//! let module = machine.run("squares.star", text, &mut |_| Err("there are no other files".to_owned())).unwrap();
//! assert_eq!(module.get("squares").unwrap().printed(100), "[1, 4, 9, 16]");
//! ```

mod built_in;
mod evaluate;
mod fault;
mod host;
mod lexer;
mod parser;
mod resolve;
mod syntax;
mod value;

pub use evaluate::{Arguments, Bounds, Closure, Loader, Machine, Module, Native};
pub use fault::{Fault, Source};
pub use host::{Host, HostFunction};
pub use value::{Dict, List, Tuple, Value};
