//! What the checker of certificates calls a game whose moves it makes itself, and how it reads the positions. A game says
//! this of itself; for all others a certificate carries the moves.

use crate::game::AnyPosition;
use std::sync::Arc;
use zermelo_core::Arrange;

/// A game as the checker calls it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CheckedAs {
    /// The name with parameters.
    pub name: String,
    /// Whether a position is a sum of the words that it is written in, and the checker knows it.
    pub is_sum_of_words: bool,
    /// Whether positions are written as numbers, of which the checker takes those with few digits alone.
    pub is_in_numbers: bool,
}

/// How a position is written for the checker.
#[derive(Clone)]
pub(super) enum CheckedText<P> {
    /// As the game prints it.
    Printed,
    /// Its words in ascending order, which does not count.
    Ascending,
    /// The same without empty heaps, which do not count either.
    AscendingWithoutZeros,
    /// In a way of its own.
    Own(Arc<dyn Fn(&P) -> String + Send + Sync>),
}

/// Whether the checker reads a position.
type ReadsFn<P> = dyn Fn(&P) -> bool + Send + Sync;

/// The checker's name of a game with positions of type `P`, and how it reads them: one of the fixed ways that its format
/// has.
#[derive(Clone)]
pub(crate) struct CheckedGame<P> {
    pub(super) known: CheckedAs,
    pub(super) text: CheckedText<P>,
    /// Which positions the checker reads; all, where nothing is said.
    pub(super) reads: Option<Arc<ReadsFn<P>>>,
}

impl<P: 'static> CheckedGame<P> {
    fn new(
        name: impl Into<String>,
        is_sum_of_words: bool,
        is_in_numbers: bool,
        text: CheckedText<P>,
    ) -> Self {
        Self { known: CheckedAs { name: name.into(), is_sum_of_words, is_in_numbers }, text, reads: None }
    }

    /// The same, where the checker reads some of the positions only.
    pub(crate) fn where_it_reads(self, reads: impl Fn(&P) -> bool + Send + Sync + 'static) -> Self {
        Self { reads: Some(Arc::new(reads)), ..self }
    }

    /// Heaps that play a sum.
    pub(crate) fn heaps(name: impl Into<String>) -> Self {
        Self::new(name, true, true, CheckedText::AscendingWithoutZeros)
    }

    /// Heaps that are played together.
    pub(crate) fn joint_heaps(name: impl Into<String>) -> Self {
        Self::new(name, false, true, CheckedText::Ascending)
    }

    /// Heaps that are played together, of which empty ones do not count.
    pub(crate) fn joint_heaps_without_zeros(name: impl Into<String>) -> Self {
        Self::new(name, false, true, CheckedText::AscendingWithoutZeros)
    }

    /// Positions written for the checker alone, in numbers. They are no sums.
    pub(crate) fn in_numbers(name: impl Into<String>, text: fn(&P) -> String) -> Self {
        Self::new(name, false, true, CheckedText::Own(Arc::new(text)))
    }

    /// Tokens that play a sum, by the names of their places.
    pub(crate) fn tokens(name: impl Into<String>) -> Self {
        Self::new(name, true, false, CheckedText::Ascending)
    }

    /// Positions as the game prints them, sums with blanks between the summands.
    pub(crate) fn printed(name: impl Into<String>) -> Self {
        Self::new(name, true, false, CheckedText::Printed)
    }

    /// Positions as the game prints them. They are no sums, whatever blanks are in them.
    pub(crate) fn printed_whole(name: impl Into<String>) -> Self {
        Self::new(name, false, false, CheckedText::Printed)
    }

    /// Positions written for the checker alone. They are no sums, whatever blanks are in them.
    pub(crate) fn written(name: impl Into<String>, text: fn(&P) -> String) -> Self {
        Self::new(name, false, false, CheckedText::Own(Arc::new(text)))
    }
}

impl<P: 'static> CheckedGame<P> {
    /// The same for positions whose type is hidden.
    pub(super) fn erased(self) -> CheckedGame<AnyPosition> {
        let text = match self.text {
            CheckedText::Printed => CheckedText::Printed,
            CheckedText::Ascending => CheckedText::Ascending,
            CheckedText::AscendingWithoutZeros => CheckedText::AscendingWithoutZeros,
            CheckedText::Own(write) => {
                CheckedText::Own(Arc::new(move |position: &AnyPosition| write(position.expect())))
            }
        };
        let reads = self.reads.map(|reads| -> Arc<ReadsFn<AnyPosition>> {
            Arc::new(move |position: &AnyPosition| reads(position.expect()))
        });
        CheckedGame { known: self.known, text, reads }
    }
}

impl<P> CheckedText<P> {
    /// A position, given as the game prints it too.
    pub(super) fn write(&self, position: &P, printed: impl FnOnce() -> String) -> String {
        match self {
            Self::Printed => printed(),
            Self::Ascending => ascending(&printed(), Zeros::Kept),
            Self::AscendingWithoutZeros => ascending(&printed(), Zeros::Dropped),
            Self::Own(write) => write(position),
        }
    }
}

/// What becomes of empty heaps.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Zeros {
    Kept,
    Dropped,
}

/// Words in ascending order, shorter ones first; `0` where none is left. Takes no closure: one from a function that is
/// compiled for every game would be a sort of its own for each.
fn ascending(text: &str, zeros: Zeros) -> String {
    let mut words: Vec<&str> = text.split(' ').filter(|&word| zeros == Zeros::Kept || word != "0").collect();
    words.arrange_by_key(|word| (word.len(), *word));
    if words.is_empty() { "0".to_owned() } else { words.join(" ") }
}
