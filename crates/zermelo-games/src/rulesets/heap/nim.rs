//! Nim: take any number of tokens from one heap. Bouton, *Nim, a game with a complete mathematical theory*,
//! Annals of Mathematics 3 (1901), for normal and misère play.

use super::heaps::HEAPS;
use super::heaps::Heaps;
use super::take_rules::{TakeRules, impl_by_take_rules};
use crate::catalogue::{Catalogued, CheckedGame, Entry, Group, no_parameters};
use crate::game::{Message, Reference};
use dashu_int::UBig;
use std::sync::Arc;

/// The rules of Nim.
#[derive(Clone, Copy, Debug)]
pub struct Nim;

/// Bouton's theorem.
pub static BOUTON: Reference = Reference {
    name: "Bouton's theorem",
    statement: "The previous player wins Nim exactly when the nim-sum (xor) of the heaps is 0. In misère play the \
                same holds while some heap has two or more tokens; when all heaps have at most one, the next \
                player wins exactly when their number is even. So in misère play the winner leaves nim-sum 0 while \
                two heaps have two or more, and from exactly one such heap an odd number of ones.",
    source: "C. L. Bouton, Nim, a game with a complete mathematical theory, Annals of Mathematics 3 (1901)",
};

impl_by_take_rules!(Nim);

impl TakeRules for Nim {
    fn takes(&self) -> impl Iterator<Item = u64> + Clone {
        1..=u64::MAX
    }

    fn heap_value(&self, size: &UBig) -> Option<UBig> {
        Some(size.clone())
    }

    fn rests_of_value(&self, size: &UBig, value: &UBig) -> Option<Vec<UBig>> {
        Some(if value < size { vec![value.clone()] } else { Vec::new() })
    }

    fn theorem(&self) -> &'static Reference {
        &BOUTON
    }

    fn values_are(&self) -> &'static str {
        "heaps"
    }

    /// A heap is its own value.
    fn explain_values(&self, _: &Heaps, _: &[UBig]) -> Vec<Message> {
        Vec::new()
    }

    fn example(&self) -> String {
        "nim 3 4 5".to_owned()
    }
}

/// The entry of the catalogue.
pub(crate) fn entry() -> Entry {
    Entry::new("nim", "Nim", Group::Heaps, |parameters| {
        no_parameters(parameters, "nim 3 4 5")?;
        Ok(Arc::new(Catalogued::new(Nim).with_theorem().checked_as(CheckedGame::heaps("nim"))))
    })
    .with_rules("A move takes any number of tokens, at least one, from one heap. Whoever cannot move loses.")
    .with_notation(HEAPS)
    .with_examples(["nim 3 4 5", "nim 7", "nim 340282366920938463463374607431768211456 1"])
    .with_theorems([&BOUTON])
}
