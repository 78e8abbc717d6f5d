//! Subtraction games: take a number of tokens from a given finite set, from one heap. Grundy values repeat, and the
//! repetition is proved as soon as it is seen (see [`crate::heap`]).

use super::heaps::HEAPS;
use super::heaps::Heaps;
use super::take_rules::{TakeRules, impl_by_take_rules};
use crate::catalogue::{Catalogued, CheckedGame, Entry, Group};
use crate::game::Reference;
use crate::game::{Message, ParseError, message};
use crate::heap::{SubtractionError, SubtractionSequence};
use dashu_int::UBig;
use std::sync::Arc;
use std::sync::{Mutex, PoisonError};

/// The rules of a subtraction game.
#[derive(Debug)]
pub struct Subtraction {
    takes: Vec<u64>,
    /// The Grundy values known so far; a cache that only grows.
    sequence: Mutex<SubtractionSequence>,
}

/// The theorem on subtraction games.
pub static SUBTRACTION: Reference = Reference {
    name: "the periodicity of subtraction games",
    statement: "The Grundy values of a subtraction game with finitely many takes repeat from the first repetition of \
                as many values as the largest take. In misère play the P-positions are those of misère Nim on \
                these values: from exactly one value above 1 the winner leaves an odd number of ones.",
    source: "Winning Ways, chapter 4; T. S. Ferguson, On sums of graph games with last player losing, \
             Int. J. Game Theory 3 (1974), for misère",
};

/// So many values are computed at most to answer a question; 32 MB. Fewer with many takes, so that it stays quick.
const MOST_VALUES: usize = 1 << 24;
const MOST_STEPS: usize = 1 << 28;

impl Subtraction {
    /// The game with a set of takes.
    pub fn new(takes: &[u64]) -> Result<Self, SubtractionError> {
        let sequence = SubtractionSequence::new(takes)?;
        Ok(Self { takes: sequence.takes().to_vec(), sequence: Mutex::new(sequence) })
    }

    fn period_sentence(&self) -> Option<Message> {
        let sequence = self.sequence.lock().unwrap_or_else(PoisonError::into_inner);
        sequence.period().map(|period| {
            message!(
                "The Grundy values have period {length} from {start} on (proved).",
                length = period.length,
                start = period.preperiod
            )
        })
    }
}

impl_by_take_rules!(Subtraction);

impl TakeRules for Subtraction {
    fn takes(&self) -> impl Iterator<Item = u64> + Clone {
        self.takes.iter().copied()
    }

    /// `None` where the period does not show within reach.
    fn heap_value(&self, size: &UBig) -> Option<UBig> {
        let mut sequence = self.sequence.lock().unwrap_or_else(PoisonError::into_inner);
        let most_values = MOST_VALUES.min(MOST_STEPS / self.takes.len());
        sequence.value_of_any(size, most_values).map(UBig::from)
    }

    fn rests_of_value(&self, size: &UBig, value: &UBig) -> Option<Vec<UBig>> {
        let rests = self.takes.iter().map(|&take| UBig::from(take)).take_while(|take| take <= size);
        let mut found = Vec::new();
        for rest in rests.map(|take| size - take) {
            if self.heap_value(&rest)? == *value {
                found.push(rest);
            }
        }
        Some(found)
    }

    fn theorem(&self) -> &'static Reference {
        &SUBTRACTION
    }

    fn values_are(&self) -> &'static str {
        "Grundy values"
    }

    fn explain_values(&self, heaps: &Heaps, values: &[UBig]) -> Vec<Message> {
        let values =
            heaps.0.iter().zip(values).map(|(size, value)| Message::verbatim(format!("g({size}) = {value}")));
        values.chain(self.period_sentence()).collect()
    }

    fn example(&self) -> String {
        "subtraction:1,3,4 7 9".to_owned()
    }
}

/// The entry of the catalogue.
pub(crate) fn entry() -> Entry {
    Entry::new("subtraction", "Subtraction games", Group::Heaps, |parameters| {
        let hint = "the takes with commas between them, for example: subtraction:1,3,4 7 9";
        if parameters.is_empty() {
            return Err(ParseError::whole(parameters, "this game needs a set of takes after its name", hint));
        }
        let takes = parameters
            .split(',')
            .map(|word| {
                let number = word.parse().ok().filter(|_| !word.starts_with('+'));
                number.ok_or_else(|| {
                    ParseError::part(parameters, word, "a take is a whole number from 1 to 2^64 − 1", hint)
                })
            })
            .collect::<Result<Vec<u64>, _>>()?;
        let game = Subtraction::new(&takes)
            .map_err(|error| ParseError::whole(parameters, error.to_string(), hint))?;
        let known = CheckedGame::heaps(format!("subtraction:{parameters}"));
        Ok(Arc::new(Catalogued::new(game).with_theorem().checked_as(known)))
    })
    .with_aliases(["take-away"])
    .with_rules(
        "A move takes a number of tokens that is in the set S from one heap. Whoever cannot move \
         loses.",
    )
    .with_parameters(":S  the takes with commas between them, such as 1,3,4 (required)")
    .with_notation(HEAPS)
    .with_examples(["subtraction:1,3,4 7 9", "subtraction:2,5 1000000000000"])
    .with_theorems([&SUBTRACTION])
}
