//! Zermelo answers, for any two-player game of perfect information without chance: who wins, by which move, what
//! is the position worth, and why.

pub mod game;
pub mod solve;
