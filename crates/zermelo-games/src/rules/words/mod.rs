//! Declared rules in words. A language is a function from the declared value to sentences, in a file of its own.

mod english;

use super::declared::Declared;

/// A language in which rules are told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Tongue {
    /// English.
    #[default]
    English,
}

/// The rules as sentences, a line each: what a position is, the moves, the endings, and who wins where nobody can move.
pub fn in_words(declared: &Declared, tongue: Tongue) -> Vec<String> {
    match tongue {
        Tongue::English => english::rules(&declared.rules),
    }
}
