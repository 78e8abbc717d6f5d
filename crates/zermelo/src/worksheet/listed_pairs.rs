//! Games whose positions are pairs of whole numbers and whose moves are said by a function of one's own, as `FunctionalCoordinateRuleset`
//! of CGSuite takes one: `(m, n) -> [(k, n) for k from 0 to m - 1]`; also heaps that remember the last move, by a function that says
//! what may be taken.

use super::coordinates::Pair;
use super::item::Item;
use super::{Worksheet, within};
use crate::answer::{Refusal, RefusalKind};
use crate::catalogue::{Catalogued, OpenGame};
use crate::expression::Held;
use crate::game::graph::Adjacency;
use crate::game::{Notation, ParseError, Player, Ruleset, message};
use dashu_int::IBig;
use rustc_hash::FxHashMap;
use std::ops::ControlFlow;
use std::rc::Rc;
use std::sync::Arc;

/// More pairs are not listed.
const MOST_PAIRS: usize = 20_000;
/// More moves are not listed.
const MOST_MOVES: usize = 1_000_000;
/// Of no larger number it is asked whether so many tokens may be taken.
const MOST_TRIED: u32 = 100_000;

const EXAMPLE: &str = "a function gives the list of the pairs that moves lead to: \
                       game.heap.FunctionalCoordinateRuleset((m, n) -> [(k, n) for k from 0 to m - 1])((3, 2))";

/// What the moves from a pair follow from.
#[derive(Clone, Debug)]
pub(super) enum PairRules {
    /// A function from the pair to the list of the pairs that moves lead to: its parameters and its body.
    Options { row: String, column: String, body: String },
    /// Of a heap and what was taken from it last: a function from the latter and a number of tokens to whether so many may be taken.
    May { last: String, take: String, body: String },
    /// The same by the most that may be taken after so many.
    Most { last: String, body: String },
}

/// The pairs that can be reached, and for each player the moves from each of them.
#[derive(Clone)]
struct ListedPairs {
    pairs: Arc<[Pair]>,
    moves: Arc<[[Vec<u32>; 2]]>,
    is_impartial: bool,
}

impl Worksheet<'_> {
    /// A pair of a game whose moves are listed from it, and from some other pairs.
    pub(super) fn listed_pairs(
        &mut self,
        rules: &[Rc<PairRules>; 2],
        starts: &[Pair],
    ) -> Result<OpenGame, Refusal> {
        let is_impartial = Rc::ptr_eq(&rules[0], &rules[1]);
        let mut pairs: Vec<Pair> = Vec::new();
        let mut numbers: FxHashMap<Pair, u32> = FxHashMap::default();
        let mut number_of = |pair: Pair, pairs: &mut Vec<Pair>| {
            *numbers.entry(pair).or_insert_with_key(|pair| {
                pairs.push(pair.clone());
                pairs.len() as u32 - 1
            })
        };
        for start in starts {
            number_of(start.clone(), &mut pairs);
        }
        let (mut moves, mut edges) = (Vec::new(), Vec::new());
        while let Some(pair) = pairs.get(moves.len()).cloned() {
            let mut sides = [Vec::new(), Vec::new()];
            for player in Player::BOTH {
                if is_impartial && player == Player::Right {
                    let [of_left, of_right] = &mut sides;
                    of_right.clone_from(of_left);
                    continue;
                }
                for option in self.options_of_pair(&rules[player.index()], &pair)? {
                    let number = number_of(option, &mut pairs);
                    edges.push((moves.len() as u32, number));
                    sides[player.index()].push(number);
                }
            }
            moves.push(sides);
            if pairs.len() > MOST_PAIRS || edges.len() > MOST_MOVES {
                let message =
                    message!("more than {MOST_PAIRS} pairs can be reached, or by too many moves", MOST_PAIRS);
                return Err(Refusal::of(RefusalKind::Stopped, message));
            }
        }
        if Adjacency::from_edges(pairs.len(), &edges).successors_first_order().is_none() {
            let message = message!("moves lead from a pair back to itself");
            return Err(ParseError::whole(rules[0].body(), message, EXAMPLE).into());
        }
        let game = ListedPairs { pairs: pairs.into(), moves: moves.into(), is_impartial };
        Ok(OpenGame::new("coordinate-ruleset", Catalogued::new(game), 0))
    }

    fn options_of_pair(&mut self, rules: &PairRules, (row, column): &Pair) -> Result<Vec<Pair>, Refusal> {
        self.meter.step().map_err(Refusal::stopped_by)?;
        match rules {
            PairRules::Options { row: first, column: second, body } => {
                let names = [(first, row), (second, column)];
                let found = self.with_numbers(&names, body, Self::item)?;
                let pairs = found.elements().and_then(|list| list.iter().map(pair_of).collect());
                pairs.ok_or_else(|| ParseError::whole(body, "this is not a list of pairs", EXAMPLE).into())
            }
            PairRules::May { last, take, body } => self.takes(row, false, |sheet, number| {
                sheet.with_numbers(&[(last, column), (take, number)], body, Self::truth)
            }),
            PairRules::Most { last, body } => self.takes(row, true, |sheet, number| {
                let body = format!("{number} <= ({body})");
                sheet.with_numbers(&[(last, column)], &body, Self::truth)
            }),
        }
    }

    /// What is left of a heap, and what was taken from it, for each number of tokens that may be taken: all up to a greatest one, or any.
    fn takes(
        &mut self,
        heap: &IBig,
        is_bounded: bool,
        mut may: impl FnMut(&mut Self, &IBig) -> Result<bool, Refusal>,
    ) -> Result<Vec<Pair>, Refusal> {
        let mut options = Vec::new();
        let mut number = IBig::ONE;
        while number <= *heap {
            if options.len() > MOST_PAIRS || number > IBig::from(MOST_TRIED) {
                let message =
                    message!("more than {MOST_PAIRS} pairs can be reached, or by too many moves", MOST_PAIRS);
                return Err(Refusal::of(RefusalKind::Stopped, message));
            }
            if may(self, &number)? {
                options.push((heap - &number, number.clone()));
            } else if is_bounded {
                break;
            }
            number += 1;
        }
        Ok(options)
    }

    /// What is found of a text while some names stand for numbers.
    fn with_numbers<T>(
        &mut self,
        names: &[(&String, &IBig)],
        body: &str,
        find: impl FnOnce(&mut Self, &str) -> Result<T, Refusal>,
    ) -> Result<T, Refusal> {
        let depth = self.locals.len();
        for &(name, number) in names {
            self.locals.push((name.clone(), Item::Value(Held::integer(number.clone()))));
        }
        let found = find(self, body).map_err(|refusal| within(refusal, body, body));
        self.locals.truncate(depth);
        found
    }
}

impl PairRules {
    fn body(&self) -> &str {
        match self {
            Self::Options { body, .. } | Self::May { body, .. } | Self::Most { body, .. } => body,
        }
    }
}

fn pair_of(item: &Item) -> Option<Pair> {
    match item {
        Item::Pair(row, column) => Some((row.clone(), column.clone())),
        _ => None,
    }
}

impl Ruleset for ListedPairs {
    type Position = u32;

    fn options<B>(
        &self,
        &number: &u32,
        player: Player,
        visit: impl FnMut(u32) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        self.moves[number as usize][player.index()].iter().copied().try_for_each(visit)
    }

    fn is_impartial(&self) -> bool {
        self.is_impartial
    }

    /// That no pair leads back to itself is seen when the moves are listed.
    fn is_loop_free(&self) -> bool {
        true
    }
}

impl Notation for ListedPairs {
    fn parse(&self, text: &str) -> Result<u32, ParseError> {
        let place = (0..self.pairs.len() as u32).find(|number| self.print(number) == text.trim());
        place.ok_or_else(|| ParseError::whole(text, "this pair is not among those listed", EXAMPLE))
    }

    fn print(&self, &number: &u32) -> String {
        let (row, column) = &self.pairs[number as usize];
        format!("({row},{column})")
    }
}
