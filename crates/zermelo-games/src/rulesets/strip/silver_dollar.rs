//! The silver dollar game without the dollar: coins on a strip, at most one a square; a move slides a coin any distance
//! to the left, not over another. De Bruijn's game; Winning Ways, chapter 15; Conway, *On Numbers and Games*, chapter 11.

use crate::catalogue::{Catalogued, CheckedGame, Entry, Group, no_parameters};
use crate::game::drawing::{Cell, Mark};
use crate::game::{
    Claim, ClaimedMove, Convention, Drawing, Notation, ParseError, Player, Reference, Ruleset, Theorem,
    Verdict, message,
};
use crate::rulesets::heap::{Heaps, NimSum};
use dashu_int::UBig;
use std::ops::ControlFlow;
use std::sync::Arc;
use zermelo_core::Arrange;

/// The rules of the game.
#[derive(Clone, Copy, Debug)]
pub struct SilverDollar;

/// The squares of the coins, counted from 1, ascending.
type Squares = Heaps;

/// The theorem on the silver dollar game.
pub static SILVER_DOLLAR: Reference = Reference {
    name: "the theorem on the silver dollar game",
    statement: "Pair the coins from the right; a coin that is left over is paired with the edge. The free squares \
                between the coins of each pair are Nim heaps: the Grundy value is their nim-sum. A move that \
                widens a gap is reversible.",
    source: "Winning Ways, chapter 15; J. H. Conway, On Numbers and Games, chapter 11",
};

/// The gaps from the left to the right, each with the place of the coin to its right.
fn gaps(coins: &[UBig]) -> Vec<(usize, UBig)> {
    let first = (coins.len() + 1) % 2;
    let rights = (first..coins.len()).step_by(2);
    rights.map(|right| (right, free_squares(coins, right))).collect()
}

/// The free squares between a coin and the one before it, or the edge.
fn free_squares(coins: &[UBig], coin: usize) -> UBig {
    match coin.checked_sub(1) {
        None => &coins[0] - UBig::ONE,
        Some(before) => &coins[coin] - &coins[before] - UBig::ONE,
    }
}

/// Whether the next player wins with coins on these squares, ascending.
pub fn next_wins_silver_dollar(squares: &[u64]) -> bool {
    let gap = |pair: &[u64]| match *pair {
        [right, left] => right - left - 1,
        [single] => single - 1,
        _ => 0,
    };
    squares.iter().rev().copied().collect::<Vec<u64>>().chunks(2).fold(0, |sum, pair| sum ^ gap(pair)) != 0
}

/// The slides that change the nim-sum of the gaps by `change`, as the place of a coin and its new square. Shrinking a
/// gap moves its right coin; widening it moves its left coin, as far as there is room.
fn slides(coins: &[UBig], change: &UBig) -> Vec<(usize, UBig)> {
    let mut found = Vec::new();
    for (right, gap) in gaps(coins) {
        let target = &gap ^ change;
        if target < gap {
            found.push((right, &coins[right] - (gap - target)));
        } else if let Some(left) = right.checked_sub(1).filter(|_| target > gap) {
            let distance = target - gap;
            if distance <= free_squares(coins, left) {
                found.push((left, &coins[left] - distance));
            }
        }
    }
    found
}

fn label(from: &UBig, to: &UBig) -> String {
    format!("slide {from} to {to}")
}

fn claimed(coins: &Squares, slides: Vec<(usize, UBig)>) -> Vec<ClaimedMove<Squares>> {
    let write_out = coins.0.len() <= MOST_COINS_WRITTEN_OUT;
    let claim = |(coin, square): (usize, UBig)| ClaimedMove {
        label: label(&coins.0[coin], &square),
        to: write_out.then(|| coins.with_heap(coin, square)),
    };
    slides.into_iter().map(claim).collect()
}

/// Positions of more coins are not written out once for every move.
const MOST_COINS_WRITTEN_OUT: usize = 256;
/// Strips up to here are drawn.
const LONGEST_PICTURE: usize = 100;
const MOST_GAPS_EXPLAINED: usize = 12;

impl Ruleset for SilverDollar {
    type Position = Squares;

    fn options<B>(
        &self,
        coins: &Squares,
        _: Player,
        mut visit: impl FnMut(Squares) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for coin in 0..coins.0.len() {
            let room = free_squares(&coins.0, coin);
            let distances = (1_u64..).map(UBig::from).take_while(|distance| *distance <= room);
            distances
                .map(|distance| coins.with_heap(coin, &coins.0[coin] - distance))
                .try_for_each(&mut visit)?;
        }
        ControlFlow::Continue(())
    }

    fn is_impartial(&self) -> bool {
        true
    }

    fn is_loop_free(&self) -> bool {
        true
    }

    fn reachable_bound(&self, coins: &Squares) -> Option<u64> {
        Some(coins.product_bound())
    }

    fn heap_bytes(&self, coins: &Squares) -> usize {
        coins.heap_bytes()
    }
}

impl Notation for SilverDollar {
    fn parse(&self, text: &str) -> Result<Squares, ParseError> {
        let example = "silver-dollar 3 7 10";
        let hint = zermelo_core::message!(
            "the squares of the coins, counted from 1, for example: {example}",
            example
        );
        let mut squares = Heaps::parse(text, example)
            .map_err(|ParseError { span, words, .. }| {
                let [message, _] = *words;
                ParseError::at(text, span, message, hint.clone())
            })?
            .0;
        squares.arrange();
        if squares[0].is_zero() {
            return Err(ParseError::whole(text, "squares are counted from 1", hint));
        }
        if let Some([square, ..]) = squares.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(ParseError::whole(
                text,
                zermelo_core::message!("there are two coins on square {square}", square),
                hint,
            ));
        }
        Ok(Heaps(squares))
    }

    fn print(&self, coins: &Squares) -> String {
        coins.to_string()
    }

    fn move_label(&self, from: &Squares, to: &Squares, _: Player) -> String {
        let mut squares = from.0.iter().zip(&to.0);
        squares.find(|(before, after)| before != after).map_or(to.to_string(), |(a, b)| label(a, b))
    }

    fn drawing(&self, coins: &Squares) -> Option<Drawing> {
        let last = coins.0.last().and_then(|last| usize::try_from(last).ok()).filter(|&last| last <= 100)?;
        let has_coin = |square: usize| coins.0.binary_search(&UBig::from(square)).is_ok();
        let coin = |square: usize| Cell {
            mark: has_coin(square + 1).then_some(Mark::Stone(Player::Left)),
            ..Cell::default()
        };
        Drawing::strip((0..last).map(coin))
    }

    /// The strip: `o` a coin, `.` a free square.
    fn picture(&self, coins: &Squares, _: Convention) -> Option<String> {
        let length = coins.0.last().and_then(|last| usize::try_from(last).ok())?;
        if length > LONGEST_PICTURE {
            return None;
        }
        let mut strip = vec!['.'; length];
        for square in coins.0.iter().filter_map(|square| usize::try_from(square).ok()) {
            strip[square - 1] = 'o';
        }
        Some(strip.into_iter().collect())
    }
}

impl Theorem for SilverDollar {
    /// In normal play. In misère play the gaps do not decide.
    fn claim(&self, coins: &Squares, convention: Convention) -> Option<Claim<Squares>> {
        if convention == Convention::Misere {
            return None;
        }
        let gaps = gaps(&coins.0);
        let sizes: Vec<UBig> = gaps.iter().map(|(_, gap)| gap.clone()).collect();
        let nim_sum = NimSum::of(&sizes, convention);
        let mut explanation = Vec::new();
        if gaps.len() <= MOST_GAPS_EXPLAINED {
            explanation.extend(gaps.iter().map(|(right, gap)| match right.checked_sub(1) {
                None => message!("between the edge and {coin}: {gap}", coin = coins.0[0], gap),
                Some(left) => message!(
                    "between {left} and {right}: {gap}",
                    left = coins.0[left],
                    right = coins.0[*right],
                    gap
                ),
            }));
        }
        explanation.extend(nim_sum.explanation(&sizes, "gaps"));
        let winning = if nim_sum.next_wins { slides(&coins.0, &nim_sum.sum) } else { Vec::new() };
        let verdict = if nim_sum.next_wins { Verdict::Win(None) } else { Verdict::Loss(None) };
        let claim = Claim::impartial(&SILVER_DOLLAR, verdict, claimed(coins, winning), explanation)
            .because(nim_sum.why(&sizes, false));
        Some(claim.with_grundy(nim_sum.sum))
    }

    fn options_of_value(&self, coins: &Squares, value: &UBig) -> Option<Vec<ClaimedMove<Squares>>> {
        let change = gaps(&coins.0).into_iter().fold(value.clone(), |sum, (_, gap)| sum ^ gap);
        Some(claimed(coins, slides(&coins.0, &change)))
    }
}

/// Whether the checker lists the moves, each with all coins.
fn has_few_options(coins: &Squares) -> bool {
    const MOST_LISTED: u64 = 1 << 20;
    let numbers = coins.0.last().map(|last| last * UBig::from(coins.0.len()));
    numbers.is_none_or(|numbers| numbers <= UBig::from(MOST_LISTED))
}

/// The entry of the catalogue.
pub(crate) fn entry() -> Entry {
    Entry::new("silver-dollar", "Silver Dollar without the dollar", Group::Strips, |parameters| {
        no_parameters(parameters, "silver-dollar 3 7 10")?;
        let known = CheckedGame::joint_heaps_without_zeros("silver-dollar").where_it_reads(has_few_options);
        Ok(Arc::new(Catalogued::new(SilverDollar).with_theorem().checked_as(known)))
    })
    .with_aliases(["coins-on-a-strip", "de-bruijn"])
    .with_rules(
        "Coins stand on a strip, at most one a square. A move slides a coin any distance to the left, \
         onto a free square and not over another coin. Whoever cannot move loses.",
    )
    .with_notation("the squares of the coins, counted from 1, in any order")
    .with_examples(["silver-dollar 3 7 10", "silver-dollar 2 1000000000000000000000"])
    .with_theorems([&SILVER_DOLLAR])
}
