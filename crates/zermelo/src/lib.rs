//! Zermelo answers, for any two-player game of perfect information without chance: who wins, by which move, what
//! is the position worth, and why.

pub mod answer;
pub mod catalogue;
pub mod contest;
pub mod game;
pub mod glossary;
pub mod heap;
pub mod nimber;
pub mod rulesets;
pub mod solve;
