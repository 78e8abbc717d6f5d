//! "31", as sold with ice cream (Baskin Robbins 31): players call the numbers 1, 2, 3, … in turn, one to k of them at
//! a time; whoever calls the last number loses. A position is how many numbers are left to call.

use super::heaps::{Heaps, parse_size};
use crate::catalogue::{Catalogued, CheckedGame, Entry, Group, one_number};
use crate::game::{
    Claim, Convention, Drawing, Ending, Message, Notation, ParseError, Player, Reference, Ruleset, Theorem,
    Verdict, message,
};
use dashu_int::UBig;
use std::ops::ControlFlow;
use std::sync::Arc;

/// The rules with one to `most` numbers a turn.
#[derive(Clone, Debug)]
pub struct ThirtyOne {
    most: u64,
}

/// The theorem on "31".
pub static THIRTY_ONE: Reference = Reference {
    name: "the theorem on 31",
    statement: "With one to k numbers a turn and the caller of the last number losing, the next player loses exactly \
                when the numbers left are 1 more than a multiple of k + 1.",
    source: "C. G. Bachet, Problèmes plaisans et délectables (1612); misère form",
};

/// Whether the next player wins with `left` numbers to call and one to `most` a turn, numbers of any size.
pub fn next_wins_thirty_one(left: &UBig, most: &UBig) -> bool {
    left.is_zero() || !((left - UBig::ONE) % (most + UBig::ONE)).is_zero()
}

impl ThirtyOne {
    /// One to `most` numbers a turn. `None` when `most` is 0.
    pub fn new(most: u64) -> Option<Self> {
        (most > 0).then_some(Self { most })
    }

    /// The verdict for the player to move with `left` numbers to call. The distance is forced: whoever wins
    /// completes each round to k + 1 numbers.
    pub fn verdict(&self, left: &UBig) -> Verdict {
        if left.is_zero() {
            return Verdict::Win(Some(0));
        }
        let modulus = UBig::from(self.most) + UBig::ONE;
        let before_last = left - UBig::ONE;
        let loses = !next_wins_thirty_one(left, &UBig::from(self.most));
        let plies = u64::try_from(before_last / modulus).ok().and_then(|rounds| rounds.checked_mul(2));
        if loses {
            Verdict::Loss(plies.and_then(|plies| plies.checked_add(1)))
        } else {
            Verdict::Win(plies.and_then(|plies| plies.checked_add(2)))
        }
    }
}

impl Ruleset for ThirtyOne {
    type Position = Heaps;

    fn options<B>(
        &self,
        left: &Heaps,
        _: Player,
        visit: impl FnMut(Heaps) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        left.visit_takes(&(1..=self.most), visit)
    }

    /// Nothing left to call: the opponent called the last number and lost.
    fn ending(&self, left: &Heaps, _: Player) -> Option<Ending> {
        left.0[0].is_zero().then_some(Ending::Win)
    }

    fn is_impartial(&self) -> bool {
        true
    }

    fn is_loop_free(&self) -> bool {
        true
    }

    fn has_endings(&self) -> bool {
        true
    }

    fn misere_refusal(&self) -> Option<&'static str> {
        Some("here the last caller loses by rule; the game in which the last caller wins is 'bash'")
    }

    fn reachable_bound(&self, left: &Heaps) -> Option<u64> {
        Some(left.product_bound())
    }

    fn heap_bytes(&self, left: &Heaps) -> usize {
        left.heap_bytes()
    }
}

impl Notation for ThirtyOne {
    fn parse(&self, text: &str) -> Result<Heaps, ParseError> {
        let hint = zermelo_core::message!(
            "a position is how many numbers are left to call, for example: 31:{most} 31",
            most = self.most
        );
        let word = text.trim();
        if word.is_empty() {
            return Err(ParseError::whole(text, "the position is empty", hint));
        }
        match parse_size(word) {
            Ok(left) => Ok(Heaps(vec![left])),
            Err(message) => Err(ParseError::part(text, word, message, hint)),
        }
    }

    fn print(&self, left: &Heaps) -> String {
        left.to_string()
    }

    fn drawing(&self, left: &Heaps) -> Option<Drawing> {
        left.drawing()
    }

    fn move_label(&self, from: &Heaps, to: &Heaps, _: Player) -> String {
        let count = &from.0[0] - &to.0[0];
        if count.is_one() { "call 1 number".to_owned() } else { format!("call {count} numbers") }
    }
}

impl Theorem for ThirtyOne {
    fn claim(&self, left: &Heaps, _: Convention) -> Option<Claim<Heaps>> {
        let count = &left.0[0];
        let verdict = self.verdict(count);
        if count.is_zero() {
            let over = ["All numbers have been called: the previous player has lost."];
            return Some(Claim::impartial(&THIRTY_ONE, verdict, Vec::new(), over));
        }
        let modulus = UBig::from(self.most) + UBig::ONE;
        let call = (count - UBig::ONE) % &modulus;
        let explanation = vec![
            Message::verbatim(format!("({count} − 1) mod {modulus} = {call}")),
            if call.is_zero() {
                message!(
                    "1 more than a multiple of {modulus} is left: whatever is called, the other completes to {modulus}.",
                    modulus
                )
            } else {
                message!(
                    "Leave 1 more than a multiple of {modulus}, and complete every later round to {modulus}.",
                    modulus
                )
            },
        ];
        let winning = if call.is_zero() {
            Vec::new()
        } else {
            let to = Heaps(vec![count - &call]);
            let label = self.move_label(left, &to, Player::Left);
            vec![crate::game::ClaimedMove { label, to: Some(to) }]
        };
        Some(Claim::impartial(&THIRTY_ONE, verdict, winning, explanation))
    }
}

/// The entry of the catalogue.
pub(crate) fn entry() -> Entry {
    Entry::new("31", "31", Group::Heaps, |parameters| {
        let most = one_number(parameters, Some(3), "the most numbers a turn, for example: 31:3 31")?;
        let game = ThirtyOne::new(most).expect("the number is positive");
        let known = CheckedGame::joint_heaps(format!("31:{most}"));
        Ok(Arc::new(Catalogued::new(game).with_theorem().checked_as(known)))
    })
    .with_aliases(["thirty-one", "baskin-robbins"])
    .with_rules(
        "Players call the numbers 1, 2, 3, … in turn, one to K of them at a time. Whoever calls the \
         last number loses.",
    )
    .with_parameters(":K  the most numbers a turn (3 when left out)")
    .with_notation("how many numbers are left to call")
    .with_examples(["31 31", "31:2 100", "baskin-robbins:10 1000000000000000000"])
    .with_theorems([&THIRTY_ONE])
    .with_start("31")
}
