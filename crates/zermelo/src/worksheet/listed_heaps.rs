//! Heap games that no code of the catalogue has, their moves listed heap by heap: those of a function, as `HeapRuleset` of CGSuite
//! takes one, and of codes with several digits before the point, by which a move may add tokens.

use super::item::Item;
use super::{Worksheet, within};
use crate::answer::Refusal;
use crate::catalogue::{Catalogued, OpenGame};
use crate::expression::Held;
use crate::game::{NormalForm, Notation, ParseError, Player, Ruleset, message};
use crate::heap::{HeapCode, visit_options};
use crate::rulesets::heap::Heaps;
use dashu_int::{IBig, UBig};
use std::ops::ControlFlow;
use std::sync::Arc;

/// Moves are listed up to this heap.
pub(super) const MOST_LISTED: u64 = 1000;
/// More moves are not listed.
const MOST_MOVES: usize = 1_000_000;

const EXAMPLE: &str = "a function gives the list of the moves, each the list of the heaps that it leaves, all of them smaller: \
                       game.heap.HeapRuleset(k -> [[a, k - 1 - a] for a from 0 to k - 1])(5)";

/// What the moves of a heap game follow from.
#[derive(Clone, Debug)]
pub(super) enum HeapRules {
    /// A function from the heap to the list of the moves, each the list of the heaps it leaves: its parameter and its body.
    Function { parameter: String, body: String },
    /// Codes, each with the number of tokens that are added first.
    Codes(Vec<(u64, HeapCode)>),
}

/// The moves of every heap up to the largest, each by the heaps that it leaves; these are smaller.
#[derive(Clone)]
struct ListedHeaps {
    moves: Arc<[Vec<Vec<u64>>]>,
}

impl HeapRules {
    /// The rules of a code with several digits before the point: the digit `k` places to the left of the last adds `k` tokens.
    /// `None` where a move could leave a heap that is not smaller, or where it is no such code.
    pub(super) fn of_code(code: &str) -> Option<Self> {
        let (whole, fraction) = code.trim().split_once('.')?;
        let digits: Vec<char> = whole.trim_start_matches('0').chars().collect();
        let (last, added) = digits.split_last().filter(|(_, added)| !added.is_empty())?;
        let mut codes = vec![(0, format!("{last}.{fraction}").parse().ok()?)];
        for (place, digit) in added.iter().rev().enumerate().filter(|(_, digit)| **digit != '0') {
            let tokens = place as u64 + 1;
            let code: HeapCode = format!("{digit}.0").parse().ok()?;
            // Of n + k tokens in at least k + 2 heaps none has n.
            let are_smaller = (0..tokens as usize + 2).all(|count| !code.digit(0).allows(count));
            codes.push((tokens, Some(code).filter(|_| are_smaller)?));
        }
        Some(Self::Codes(codes))
    }
}

/// The moves of one heap by codes.
fn by_codes(codes: &[(u64, HeapCode)], heap: u64) -> Option<Vec<Vec<u64>>> {
    let mut moves = Vec::new();
    for (added, code) in codes.iter().filter(|_| heap > 0) {
        let tokens = UBig::from(heap + added);
        let flow = visit_options(code, &tokens, |_, parts| {
            moves.push(parts.iter().filter_map(|part| u64::try_from(part).ok()).collect());
            if moves.len() > MOST_MOVES { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        if flow.is_break() {
            return None;
        }
    }
    Some(moves)
}

impl Worksheet<'_> {
    /// A heap of a game whose moves are listed.
    pub(super) fn listed_heap(&mut self, rules: &HeapRules, heap: u64) -> Result<OpenGame, Refusal> {
        let moves = self.listed_moves(rules, heap)?;
        let game = Catalogued::new(ListedHeaps { moves: moves.into() });
        Ok(OpenGame::new("heap-ruleset", game, Heaps(vec![UBig::from(heap)])))
    }

    /// The moves of every heap up to one of them.
    fn listed_moves(&mut self, rules: &HeapRules, last: u64) -> Result<Vec<Vec<Vec<u64>>>, Refusal> {
        let mut listed = Vec::new();
        let mut count = 0;
        for heap in 0..=last {
            self.meter.step().map_err(Refusal::stopped_by)?;
            let moves = match rules {
                HeapRules::Codes(codes) => by_codes(codes, heap).ok_or_else(too_many_moves)?,
                HeapRules::Function { parameter, body } => self.moves_by(parameter, body, heap)?,
            };
            count += moves.len();
            if count > MOST_MOVES {
                return Err(too_many_moves());
            }
            listed.push(moves);
        }
        Ok(listed)
    }

    /// The moves of one heap by a function.
    fn moves_by(&mut self, parameter: &str, body: &str, heap: u64) -> Result<Vec<Vec<u64>>, Refusal> {
        let depth = self.locals.len();
        self.locals.push((parameter.to_owned(), Item::Value(Held::integer(heap))));
        let found = self.item(body).map_err(|refusal| within(refusal, body, body));
        self.locals.truncate(depth);
        let wrong = || ParseError::whole(body, "this is not a list of moves", EXAMPLE);
        let moves = found?.elements().ok_or_else(wrong)?;
        let left = |made: &Item| match made.elements() {
            Some(heaps) => heaps.iter().map(whole_number).collect::<Option<Vec<_>>>(),
            None => whole_number(made).map(|heap| vec![heap]),
        };
        let mut listed = Vec::with_capacity(moves.len());
        for made in moves.iter() {
            let heaps = left(made).ok_or_else(wrong)?;
            if heaps.iter().any(|left| *left < IBig::ZERO || *left >= IBig::from(heap)) {
                let message = message!("from a heap of {heap} a move leaves one that is not smaller", heap);
                return Err(ParseError::whole(body, message, EXAMPLE).into());
            }
            listed.push(heaps.iter().filter_map(|heap| u64::try_from(heap).ok()).collect());
        }
        Ok(listed)
    }
}

pub(super) fn whole_number(item: &Item) -> Option<IBig> {
    match item {
        Item::Value(held) => held.as_integer().cloned(),
        _ => None,
    }
}

fn too_many_moves() -> Refusal {
    let message = message!("there are more than {MOST_MOVES} moves", MOST_MOVES);
    Refusal::of(crate::answer::RefusalKind::Stopped, message)
}

impl Ruleset for ListedHeaps {
    type Position = Heaps;

    fn options<B>(
        &self,
        heaps: &Heaps,
        _: Player,
        mut visit: impl FnMut(Heaps) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for (place, size) in heaps.0.iter().enumerate() {
            let moves = usize::try_from(size).ok().and_then(|size| self.moves.get(size));
            for left in moves.into_iter().flatten() {
                let mut sizes = heaps.0.clone();
                let left: &[u64] = if left.is_empty() { &[0] } else { left };
                sizes.splice(place..=place, left.iter().map(|&heap| UBig::from(heap)));
                visit(Heaps(sizes))?;
            }
        }
        ControlFlow::Continue(())
    }

    fn is_impartial(&self) -> bool {
        true
    }

    /// Moves leave smaller heaps.
    fn is_loop_free(&self) -> bool {
        true
    }

    /// A heap without tokens is kept where it has moves, which no heap of these games has.
    fn components(&self, heaps: &Heaps, visit: impl FnMut(Heaps)) {
        heaps.visit_single_heaps(visit);
    }

    fn normal_form(&self, heaps: &Heaps) -> NormalForm<Heaps> {
        heaps.normal_form()
    }

    fn heap_bytes(&self, heaps: &Heaps) -> usize {
        heaps.heap_bytes()
    }
}

impl Notation for ListedHeaps {
    fn parse(&self, text: &str) -> Result<Heaps, ParseError> {
        Heaps::parse(text, "5")
    }

    fn print(&self, heaps: &Heaps) -> String {
        heaps.to_string()
    }
}
