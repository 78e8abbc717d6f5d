//! Heaps from which tokens are taken and to which, while they last, tokens can be put back, up to a greatest size: a
//! subtraction game that may go round for ever.

use super::heap_game::{HeapGame, impl_by_heap_game};
use super::heaps::Heaps;
use crate::catalogue::{Catalogued, CheckedGame, Entry, Group};
use crate::game::{ParseError, Player};
use dashu_int::UBig;
use std::ops::ControlFlow;
use std::sync::Arc;
use zermelo_core::Arrange;

/// The rules: which numbers of tokens can be taken, which can be put back, and up to which size.
#[derive(Clone, Debug)]
pub struct AddBack {
    takes: Vec<u64>,
    adds: Vec<u64>,
    largest: u64,
}

impl AddBack {
    /// The greatest size a heap may be given: every heap has a graph of so many positions.
    pub const LARGEST: u64 = 1_000_000;

    /// A move takes one of `takes` from a heap, or adds one of `adds` to a heap that is not empty and has at most
    /// `largest` tokens after. `None` when a number is 0, or `largest` is greater than [`LARGEST`](Self::LARGEST).
    pub fn new(takes: &[u64], adds: &[u64], largest: u64) -> Option<Self> {
        let sorted = |numbers: &[u64]| {
            let mut numbers = numbers.to_vec();
            numbers.arrange();
            numbers.dedup();
            numbers
        };
        let all_positive = takes.iter().chain(adds).all(|&number| number > 0);
        let rules = Self { takes: sorted(takes), adds: sorted(adds), largest };
        (all_positive && largest <= Self::LARGEST).then_some(rules)
    }

    /// The rules as they stand behind the name.
    fn rules(&self) -> String {
        let list = |numbers: &[u64]| numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(",");
        format!("{}:{}:{}", list(&self.takes), list(&self.adds), self.largest)
    }
}

impl_by_heap_game!(AddBack);

impl HeapGame for AddBack {
    fn moves<B>(
        &self,
        heaps: &Heaps,
        _: Player,
        mut visit: impl FnMut(Heaps) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let largest = UBig::from(self.largest);
        for (heap, size) in heaps.0.iter().enumerate() {
            for take in self.takes.iter().map(|&take| UBig::from(take)).take_while(|take| take <= size) {
                visit(heaps.with_heap(heap, size - take))?;
            }
            if size.is_zero() {
                continue;
            }
            for sum in self.adds.iter().map(|&add| size + UBig::from(add)).take_while(|sum| *sum <= largest) {
                visit(heaps.with_heap(heap, sum))?;
            }
        }
        ControlFlow::Continue(())
    }

    fn is_loop_free(&self) -> bool {
        self.adds.is_empty()
    }

    fn reachable_bound(&self, heaps: &Heaps) -> Option<u64> {
        Some(heaps.0.iter().fold(1, |product: u64, _| product.saturating_mul(self.largest + 1)))
    }

    fn parse(&self, text: &str) -> Result<Heaps, ParseError> {
        let heaps = Heaps::parse(text, "add-back:1,4,6:4:9 5 7")?;
        let largest = UBig::from(self.largest);
        if let Some(size) = heaps.0.iter().find(|&size| *size > largest) {
            let message = zermelo_core::message!("a heap of {size} is larger than the rules allow", size);
            return Err(ParseError::whole(
                text,
                message,
                zermelo_core::message!("heaps have at most {largest} tokens here", largest),
            ));
        }
        Ok(heaps)
    }

    fn move_label(&self, from: &Heaps, to: &Heaps) -> String {
        match from.0.iter().zip(&to.0).position(|(before, after)| before != after) {
            Some(heap) if to.0[heap] > from.0[heap] => {
                let added = &to.0[heap] - &from.0[heap];
                let place = if from.0.len() == 1 { String::new() } else { format!(" to heap {}", heap + 1) };
                format!("add {added}{place}")
            }
            _ => from.take_label(to),
        }
    }
}

/// The entry of the catalogue.
pub(crate) fn entry() -> Entry {
    Entry::new("add-back", "Subtraction with moves back", Group::Heaps, |parameters| {
        let game = add_back(parameters)?;
        let known = CheckedGame::joint_heaps_without_zeros(format!("add-back:{}", game.rules()));
        Ok(Arc::new(Catalogued::new(game).with_own_tables().checked_as(known)))
    })
    .with_aliases(["loopy-subtraction"])
    .with_rules(
        "A move takes a number of tokens that is in the set S from one heap, or adds a number in the \
         set T to a heap that is not empty and has at most M tokens then. Whoever cannot move loses. \
         Play can go round for ever: then it is a draw.",
    )
    .with_parameters(":S:T:M  the takes, the additions, and the largest heap, at most 1000000 (required)")
    .with_notation("the sizes of the heaps with blanks between them, at most M each")
    .with_examples(["add-back:1,4,6:4:9 5 7", "add-back:3,4:1:100 4 5 60"])
}

/// Reads `S:T:M`.
fn add_back(parameters: &str) -> Result<AddBack, ParseError> {
    let hint = "takes, additions and the largest heap, for example: add-back:1,4,6:4:9 5 7";
    let [takes, adds, largest] = parameters.split(':').collect::<Vec<_>>()[..] else {
        let message = "this game needs takes, additions and a largest heap after its name";
        return Err(ParseError::whole(parameters, message, hint));
    };
    let number = |word: &str| {
        let number = word.parse().ok().filter(|&number: &u64| number > 0 && !word.starts_with('+'));
        number.ok_or_else(|| {
            ParseError::part(parameters, word, "expected a whole number from 1 to 2^64 − 1", hint)
        })
    };
    let numbers = |list: &str| list.split(',').map(number).collect::<Result<Vec<u64>, _>>();
    AddBack::new(&numbers(takes)?, &numbers(adds)?, number(largest)?).ok_or_else(|| {
        let message =
            zermelo_core::message!("the largest heap has at most {ack} tokens", ack = AddBack::LARGEST);
        ParseError::part(parameters, largest, message, hint)
    })
}
