//! Subtraction games: take a number of tokens from a given finite set, from one heap. Grundy values repeat, and the
//! repetition is proved as soon as it is seen (see [`crate::heap`]).

use super::heaps::Heaps;
use super::nim_like::NimSum;
use crate::game::{
    Claim, Convention, NormalForm, Notation, ParseError, Player, Reference, Ruleset, Theorem, Verdict,
};
use crate::heap::{SubtractionError, SubtractionSequence};
use dashu_int::UBig;
use std::ops::ControlFlow;
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
                these values.",
    source: "Winning Ways, chapter 4; T. S. Ferguson, On sums of graph games with last player losing, \
             Int. J. Game Theory 3 (1974), for misère",
};

/// So many values are computed at most to answer a question; 32 MB.
const MOST_VALUES: usize = 1 << 24;

impl Subtraction {
    /// The game with a set of takes.
    pub fn new(takes: &[u64]) -> Result<Self, SubtractionError> {
        let sequence = SubtractionSequence::new(takes)?;
        Ok(Self { takes: sequence.takes().to_vec(), sequence: Mutex::new(sequence) })
    }

    /// The Grundy value of one heap, `None` where the period does not show within reach.
    pub fn heap_value(&self, size: &UBig) -> Option<UBig> {
        let mut sequence = self.sequence.lock().unwrap_or_else(PoisonError::into_inner);
        sequence.value_of_any(size, MOST_VALUES).map(UBig::from)
    }

    fn period_sentence(&self) -> Option<String> {
        let sequence = self.sequence.lock().unwrap_or_else(PoisonError::into_inner);
        sequence.period().map(|period| {
            format!("The Grundy values have period {} from {} on (proved).", period.length, period.preperiod)
        })
    }
}

impl Ruleset for Subtraction {
    type Position = Heaps;

    fn options<B>(
        &self,
        heaps: &Heaps,
        _: Player,
        visit: impl FnMut(Heaps) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        heaps.visit_takes(&self.takes.iter().copied(), visit)
    }

    fn is_impartial(&self) -> bool {
        true
    }

    fn is_loop_free(&self) -> bool {
        true
    }

    fn components(&self, heaps: &Heaps, visit: impl FnMut(Heaps)) {
        heaps.visit_single_heaps(visit);
    }

    fn normal_form(&self, heaps: &Heaps) -> NormalForm<Heaps> {
        heaps.normal_form()
    }

    fn reachable_bound(&self, heaps: &Heaps) -> Option<u64> {
        Some(heaps.product_bound())
    }

    fn heap_bytes(&self, heaps: &Heaps) -> usize {
        heaps.heap_bytes()
    }
}

impl Notation for Subtraction {
    fn parse(&self, text: &str) -> Result<Heaps, ParseError> {
        Heaps::parse(text, "subtraction:1,3,4 7 9")
    }

    fn print(&self, heaps: &Heaps) -> String {
        heaps.to_string()
    }

    fn move_label(&self, from: &Heaps, to: &Heaps, _: Player) -> String {
        from.take_label(to)
    }
}

impl Theorem for Subtraction {
    fn claim(&self, heaps: &Heaps, convention: Convention) -> Option<Claim<Heaps>> {
        let values: Vec<UBig> = heaps.0.iter().map(|size| self.heap_value(size)).collect::<Option<_>>()?;
        let nim_sum = NimSum::of(&values, convention);
        let mut explanation = Vec::new();
        if values.len() <= 12 {
            explanation
                .extend(heaps.0.iter().zip(&values).map(|(size, value)| format!("g({size}) = {value}")));
        }
        explanation.extend(self.period_sentence());
        explanation.extend(nim_sum.explanation(&values, "Grundy values"));
        let mut winning = Vec::new();
        if nim_sum.next_wins {
            for (heap, (size, value)) in heaps.0.iter().zip(&values).enumerate() {
                let target = nim_sum.target(value);
                for &take in self.takes.iter().take_while(|&&take| UBig::from(take) <= *size) {
                    let rest = size - UBig::from(take);
                    if self.heap_value(&rest)? == target {
                        winning.push((heap, rest));
                    }
                }
            }
        }
        let winning = heaps.claimed_takes(winning.into_iter());
        let verdict = if nim_sum.next_wins { Verdict::Win(None) } else { Verdict::Loss(None) };
        let claim = Claim::impartial(&SUBTRACTION, verdict, winning, explanation);
        Some(if convention == Convention::Normal { claim.with_grundy(nim_sum.sum) } else { claim })
    }
}
