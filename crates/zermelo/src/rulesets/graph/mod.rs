//! Games on graphs.

mod token;

pub use token::{Token, Tokens};
