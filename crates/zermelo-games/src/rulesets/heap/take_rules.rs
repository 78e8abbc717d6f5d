//! Games in which a move takes tokens from one heap, and whose heaps add up like Nim heaps: what Nim, Nim with bounded
//! takes and subtraction games have in common. A game states which takes there are and what a single heap is worth;
//! moves, notation and theorem on any number of heaps follow.

use super::heaps::Heaps;
use super::nim_like::NimSum;
use crate::game::{Claim, ClaimedMove, Convention, Message, Reference, Verdict, WhyStep};
use dashu_int::UBig;

/// The rules of a game that takes tokens from one heap. Contract: in misère play sums are decided as in misère Nim on
/// the Grundy values of the heaps, which holds for all subtraction games (Ferguson 1974).
pub trait TakeRules {
    /// The numbers of tokens that may be taken, ascending.
    fn takes(&self) -> impl Iterator<Item = u64> + Clone;

    /// The Grundy value of one heap, `None` where it is out of reach.
    fn heap_value(&self, size: &UBig) -> Option<UBig>;

    /// The sizes with Grundy value `value` that one take leaves of a heap, `None` where they are out of reach.
    fn rests_of_value(&self, size: &UBig, value: &UBig) -> Option<Vec<UBig>>;

    /// The theorem that gives the values.
    fn theorem(&self) -> &'static Reference;

    /// What the values are called in explanations: heaps, remainders, Grundy values.
    fn values_are(&self) -> &'static str;

    /// How the values come about, for few heaps.
    fn explain_values(&self, heaps: &Heaps, values: &[UBig]) -> Vec<Message>;

    /// Steps of the argument that belong to these rules alone.
    fn own_steps(&self, _heaps: &Heaps, _convention: Convention) -> Vec<WhyStep> {
        Vec::new()
    }

    /// A position that works, for error messages.
    fn example(&self) -> String;

    /// Plies to the end, where a closed form gives them.
    fn distance(&self, _heaps: &Heaps, _convention: Convention) -> Option<u64> {
        None
    }
}

/// Moves, notation and theorem of a type that has [`TakeRules`].
macro_rules! impl_by_take_rules {
    ($rules:ty) => {
        const _: () = {
            use dashu_int::UBig;
            use std::ops::ControlFlow;
            use $crate::game::{Claim, ClaimedMove, Convention, ParseError, Player, Theorem};
            use $crate::rulesets::heap::{heap_game::HeapGame, heaps::Heaps, take_rules};

            $crate::rulesets::heap::heap_game::impl_by_heap_game!($rules);

            impl HeapGame for $rules {
                fn moves<B>(
                    &self,
                    heaps: &Heaps,
                    _: Player,
                    visit: impl FnMut(Heaps) -> ControlFlow<B>,
                ) -> ControlFlow<B> {
                    heaps.visit_takes(&self.takes(), visit)
                }

                fn reachable_bound(&self, heaps: &Heaps) -> Option<u64> {
                    Some(heaps.product_bound())
                }

                fn parse(&self, text: &str) -> Result<Heaps, ParseError> {
                    Heaps::parse(text, &self.example())
                }
            }

            impl Theorem for $rules {
                fn claim(&self, heaps: &Heaps, convention: Convention) -> Option<Claim<Heaps>> {
                    take_rules::claim(self, heaps, convention)
                }

                fn options_of_value(&self, heaps: &Heaps, value: &UBig) -> Option<Vec<ClaimedMove<Heaps>>> {
                    take_rules::options_of_value(self, heaps, value)
                }
            }
        };
    };
}
pub(super) use impl_by_take_rules;

/// Explanations value by value stop at this many heaps.
const MOST_HEAPS_EXPLAINED: usize = 12;

/// What the Grundy values of the heaps say.
pub(super) fn claim<T: TakeRules>(rules: &T, heaps: &Heaps, convention: Convention) -> Option<Claim<Heaps>> {
    let values = values_of(rules, heaps)?;
    let nim_sum = NimSum::of(&values, convention);
    let mut explanation = Vec::new();
    if values.len() <= MOST_HEAPS_EXPLAINED {
        explanation = rules.explain_values(heaps, &values);
    }
    explanation.extend(nim_sum.explanation(&values, rules.values_are()));
    let mut winning = Vec::new();
    if nim_sum.next_wins {
        winning = takes_to(rules, heaps, &values, |value| nim_sum.target(value))?;
    }
    let distance = rules.distance(heaps, convention);
    let verdict = if nim_sum.next_wins { Verdict::Win(distance) } else { Verdict::Loss(distance) };
    let claim = Claim::impartial(rules.theorem(), verdict, winning, explanation)
        .because(rules.own_steps(heaps, convention))
        .because(nim_sum.why(&values, values == heaps.0));
    Some(if convention == Convention::Normal { claim.with_grundy(nim_sum.sum) } else { claim })
}

/// The takes that lead to a Grundy value.
pub(super) fn options_of_value<T: TakeRules>(
    rules: &T,
    heaps: &Heaps,
    value: &UBig,
) -> Option<Vec<ClaimedMove<Heaps>>> {
    let values = values_of(rules, heaps)?;
    let needed = NimSum::of(&values, Convention::Normal).sum ^ value;
    takes_to(rules, heaps, &values, |own| own ^ &needed)
}

fn values_of<T: TakeRules>(rules: &T, heaps: &Heaps) -> Option<Vec<UBig>> {
    heaps.0.iter().map(|size| rules.heap_value(size)).collect()
}

/// The moves that bring a heap to the target of its value.
fn takes_to<T: TakeRules>(
    rules: &T,
    heaps: &Heaps,
    values: &[UBig],
    target: impl Fn(&UBig) -> UBig,
) -> Option<Vec<ClaimedMove<Heaps>>> {
    let mut rests = Vec::new();
    for (heap, (size, value)) in heaps.0.iter().zip(values).enumerate() {
        let target = target(value);
        if target != *value {
            rests.extend(rules.rests_of_value(size, &target)?.into_iter().map(|rest| (heap, rest)));
        }
    }
    Some(heaps.claimed_takes(rests.into_iter()))
}
