//! Games on graphs.

mod canonical;
mod colouring;
mod colouring_text;
mod simple_graph;
mod token;

pub use colouring::{Colouring, Tints};
pub use simple_graph::SimpleGraph;
pub use token::{Token, Tokens};
