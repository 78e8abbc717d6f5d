//! Poker Nim: Nim in which the players keep what they take, and may instead put tokens from their own stock back on a
//! heap. Winning Ways, chapter 3. Play can loop, but the winner never lets it.

use super::heaps::Heaps;
use super::nim_like::NimSum;
use crate::catalogue::{Catalogued, CheckedGame, Entry, Group, no_parameters};
use crate::game::{
    Claim, ClaimedMove, Convention, Drawing, Notation, ParseError, Player, Reference, Ruleset, Theorem,
    Verdict, WinningMoves,
};
use dashu_int::UBig;
use std::ops::ControlFlow;
use std::sync::Arc;

/// The rules of Poker Nim.
#[derive(Clone, Copy, Debug)]
pub struct PokerNim;

/// The heaps and the stocks of Left and Right.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct PokerNimPosition {
    /// The heaps.
    pub heaps: Heaps,
    /// The tokens that each player has, by [`Player::index`].
    pub stocks: [UBig; 2],
}

/// The theorem on Poker Nim.
pub static POKER_NIM: Reference = Reference {
    name: "the theorem on Poker Nim",
    statement: "Stocks change nothing: the previous player wins exactly when the nim-sum of the heaps is 0. An addition \
                is reversible: the winner answers it by taking the same number away again. Play ends, since the \
                tokens on the heaps and in the loser's stock together get fewer with every round.",
    source: "Winning Ways, chapter 3",
};

impl PokerNimPosition {
    /// The position in which `player` has brought a heap to another size, out of or into his stock.
    fn with_heap(&self, heap: usize, size: UBig, player: Player) -> Self {
        let mut next = self.clone();
        let stock = &mut next.stocks[player.index()];
        *stock = &*stock + &self.heaps.0[heap] - &size;
        next.heaps.0[heap] = size;
        next
    }
}

impl Ruleset for PokerNim {
    type Position = PokerNimPosition;

    fn options<B>(
        &self,
        from: &PokerNimPosition,
        player: Player,
        mut visit: impl FnMut(PokerNimPosition) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let counts = |limit: &UBig| {
            let limit = limit.clone();
            (1_u64..).map(UBig::from).take_while(move |take| *take <= limit)
        };
        for (heap, size) in from.heaps.0.iter().enumerate() {
            counts(size).try_for_each(|take| visit(from.with_heap(heap, size - take, player)))?;
        }
        for (heap, size) in from.heaps.0.iter().enumerate() {
            counts(&from.stocks[player.index()])
                .try_for_each(|add| visit(from.with_heap(heap, size + add, player)))?;
        }
        ControlFlow::Continue(())
    }

    /// No token leaves the game: they are spread over the heaps and the stocks.
    fn reachable_bound(&self, at: &PokerNimPosition) -> Option<u64> {
        let places = at.heaps.0.len() as u64 + 1;
        let sizes = at.heaps.0.iter().chain(&at.stocks);
        let tokens = u64::try_from(&sizes.fold(UBig::ZERO, |sum, size| sum + size)).ok()?;
        // (tokens + places) choose places.
        (1..=places).try_fold(1_u64, |product, factor| {
            Some(product.checked_mul(tokens.checked_add(factor)?)? / factor)
        })
    }

    fn heap_bytes(&self, at: &PokerNimPosition) -> usize {
        at.heaps.heap_bytes()
    }
}

const HINT: &str = "heaps, and after a '/' the stocks of Left and Right if they are not empty, for example: \
                    poker-nim 3 4 5 / 2 0";

impl Notation for PokerNim {
    fn parse(&self, text: &str) -> Result<PokerNimPosition, ParseError> {
        let (heaps, stocks) = match text.split_once('/') {
            Some((heaps, stocks)) => (heaps, Some(stocks)),
            None => (text, None),
        };
        let hinted = |error: ParseError| ParseError { hint: HINT.to_owned(), ..error };
        let heaps = Heaps::parse(heaps, "").map_err(|error| hinted(error.within(text, 0)))?;
        let Some(stocks) = stocks else {
            return Ok(PokerNimPosition { heaps, stocks: [UBig::ZERO, UBig::ZERO] });
        };
        let offset = text.len() - stocks.len();
        let sizes = Heaps::parse(stocks, "").map_err(|error| hinted(error.within(text, offset)))?.0;
        let stocks = <[UBig; 2]>::try_from(sizes).map_err(|sizes| {
            let message = zermelo_core::message!(
                "expected the stocks of both players, found {sizes}",
                sizes = sizes.len()
            );
            ParseError::at(text, offset..text.len(), message, HINT)
        })?;
        Ok(PokerNimPosition { heaps, stocks })
    }

    /// The heaps; stocks are not drawn.
    fn drawing(&self, at: &PokerNimPosition) -> Option<Drawing> {
        at.heaps.drawing()
    }

    fn print(&self, at: &PokerNimPosition) -> String {
        let [left, right] = &at.stocks;
        if left.is_zero() && right.is_zero() {
            at.heaps.to_string()
        } else {
            format!("{} / {left} {right}", at.heaps)
        }
    }

    fn move_label(&self, from: &PokerNimPosition, to: &PokerNimPosition, _: Player) -> String {
        let mut sizes = from.heaps.0.iter().zip(&to.heaps.0);
        match sizes.position(|(before, after)| before != after) {
            Some(heap) => label(from, heap, &to.heaps.0[heap]),
            None => self.print(to),
        }
    }
}

/// The name of the move that brings a heap to `size`.
fn label(from: &PokerNimPosition, heap: usize, size: &UBig) -> String {
    let before = &from.heaps.0[heap];
    if size < before {
        from.heaps.take_label_at(heap, size)
    } else if from.heaps.0.len() == 1 {
        format!("add {}", size - before)
    } else {
        format!("add {} to heap {}", size - before, heap + 1)
    }
}

impl Theorem for PokerNim {
    /// In normal play. In misère play a stock is worth having, and no theorem is known to us.
    fn claim(&self, at: &PokerNimPosition, convention: Convention) -> Option<Claim<PokerNimPosition>> {
        if convention == Convention::Misere {
            return None;
        }
        let heaps = &at.heaps.0;
        let nim_sum = NimSum::of(heaps, convention);
        let mut explanation = nim_sum.explanation(heaps, "heaps");
        explanation.push(
            "Stocks do not help: whatever is added, the winner takes away again, and the loser's stock runs out."
                .into(),
        );
        let winning = Player::each(|player| {
            let mut moves = Vec::new();
            if !nim_sum.next_wins {
                return moves;
            }
            for (heap, size) in heaps.iter().enumerate() {
                let target = nim_sum.target(size);
                if target < *size || &target - size <= at.stocks[player.index()] {
                    moves.push(ClaimedMove {
                        label: label(at, heap, &target),
                        to: at.heaps.are_few().then(|| at.with_heap(heap, target, player)),
                    });
                }
            }
            moves
        });
        let verdict = if nim_sum.next_wins { Verdict::Win(None) } else { Verdict::Loss(None) };
        let mut claim =
            Claim::impartial(&POKER_NIM, verdict, Vec::new(), explanation).because(nim_sum.why(heaps, false));
        claim.winning = WinningMoves::OfEach(winning);
        Some(claim)
    }
}

/// The numbers of tokens: in the stocks of Left and Right, then in the heaps.
fn tokens(at: &PokerNimPosition) -> impl Iterator<Item = &UBig> {
    at.stocks.iter().chain(&at.heaps.0)
}

/// Whether the checker lists the moves.
fn has_few_options(at: &PokerNimPosition) -> bool {
    const MOST_WORK: u64 = 1 << 22;
    let numbers = tokens(at).count() as u64;
    tokens(at).sum::<UBig>() * UBig::from(numbers * numbers) <= UBig::from(MOST_WORK)
}

/// The entry of the catalogue.
pub(crate) fn entry() -> Entry {
    Entry::new("poker-nim", "Poker Nim", Group::Heaps, |parameters| {
        no_parameters(parameters, "poker-nim 3 4 5")?;
        let known = CheckedGame::printed_whole("poker-nim").where_it_reads(has_few_options);
        Ok(Arc::new(Catalogued::new(PokerNim).with_theorem().checked_as(known)))
    })
    .with_rules(
        "A move takes any number of tokens from a heap into the mover's own stock, or puts any number \
         from that stock on a heap. Whoever cannot move loses.",
    )
    .with_notation(
        "the heaps; then, if the stocks are not empty, a '/' and the stocks of Left and Right: 3 4 5 \
         / 2 0",
    )
    .with_examples(["poker-nim 3 4 5", "poker-nim 1 2 3 / 2 0"])
    .with_theorems([&POKER_NIM])
}
