//! Heaps to which tokens can come back, so that play may go round for ever: subtraction with moves back, Fair Shares and Varied
//! Pairs, and Poker Nim.

use super::game::{Game, Position, Visit};
use super::sizes::{LARGEST, MOST_WORK, in_order, of_sizes, others, print_sizes, read_sizes, sizes};
use crate::limits::Meter;
use crate::numbers::number;
use crate::player::Player;
use crate::verdict::Failure;

/// The heaps with one of them changed into others.
fn changed(heaps: &[u64], place: usize, new: impl IntoIterator<Item = u64>) -> Position {
    of_sizes(others(heaps, place).copied().chain(new))
}

/// Some numbers of tokens are taken from a heap, or others added to one that is not empty, up to a largest size.
pub(super) struct AddBack {
    takes: Vec<u64>,
    adds: Vec<u64>,
    largest: u64,
}

impl AddBack {
    /// Reads takes, additions and the largest size, `1,4,6:4:9`.
    pub(super) fn new(rules: &str) -> Option<Self> {
        let mut parts = rules.split(':');
        let mut list = || parts.next()?.split(',').map(number).collect::<Option<Vec<u64>>>();
        let (takes, adds, largest) = (list()?, list()?, list()?);
        let [largest] = largest[..] else { return None };
        let all_positive = takes.iter().chain(&adds).all(|&count| count > 0);
        (all_positive && parts.next().is_none()).then_some(Self { takes, adds, largest })
    }
}

impl Game for AddBack {
    fn read(&self, text: &str) -> Result<Position, String> {
        read_sizes(text, self.largest.min(LARGEST)).map(of_sizes)
    }

    fn print(&self, position: &Position) -> String {
        print_sizes(position)
    }

    fn visit_options(
        &self,
        position: &Position,
        _: Player,
        _: &Meter,
        visit: &mut Visit,
    ) -> Result<(), Failure> {
        let heaps = sizes(position);
        heaps.iter().enumerate().try_for_each(|(place, size)| {
            let less = self.takes.iter().filter_map(|take| size.checked_sub(*take));
            let more = self.adds.iter().map(|add| size + add).filter(|&sum| sum <= self.largest);
            less.chain(more).try_for_each(|size| visit(changed(&heaps, place, [size])))
        })
    }

    fn is_impartial(&self) -> bool {
        true
    }
}

/// A heap is divided into two equal heaps or more, or two heaps of different sizes are united.
pub(super) struct FairShares;

impl Game for FairShares {
    fn read(&self, text: &str) -> Result<Position, String> {
        const MOST_TOKENS: u64 = 1 << 10;
        let heaps = read_sizes(text, MOST_TOKENS)?;
        if heaps.iter().sum::<u64>() > MOST_TOKENS {
            return Err("the position has too many options to list".to_owned());
        }
        Ok(of_sizes(heaps))
    }

    fn print(&self, position: &Position) -> String {
        print_sizes(position)
    }

    fn visit_options(
        &self,
        position: &Position,
        _: Player,
        _: &Meter,
        visit: &mut Visit,
    ) -> Result<(), Failure> {
        let heaps = sizes(position);
        // Equal heaps have the same options.
        let firsts = (0..heaps.len()).filter(|&place| place == 0 || heaps[place - 1] != heaps[place]);
        for place in firsts.clone() {
            let size = heaps[place];
            for shares in (2..=size).filter(|&shares| size.is_multiple_of(shares)) {
                visit(changed(&heaps, place, (0..shares).map(|_| size / shares)))?;
            }
            for other in firsts.clone().filter(|&other| other < place) {
                let mut rest = heaps.clone();
                rest.remove(place);
                visit(changed(&rest, other, [size + heaps[other]]))?;
            }
        }
        Ok(())
    }

    fn is_impartial(&self) -> bool {
        true
    }
}

/// Tokens are taken from a heap into the player's own stock, or put from there on a heap, be it empty. A position is the stocks
/// of Left and Right, then the heaps, in an order that counts. Stocks are written after the heaps, and need not be if they are
/// empty, `3 4 5 / 2 0`.
pub(super) struct PokerNim;

impl Game for PokerNim {
    fn read(&self, text: &str) -> Result<Position, String> {
        let (heaps, stocks) = text.split_once(" / ").unwrap_or((text, "0 0"));
        let stocks = read_sizes(stocks, LARGEST)?;
        if stocks.len() != 2 {
            return Err("expected two stocks and the heaps".to_owned());
        }
        let numbers = [stocks, read_sizes(heaps, LARGEST)?].concat();
        if numbers.iter().sum::<u64>().saturating_mul((numbers.len() * numbers.len()) as u64) > MOST_WORK {
            return Err("the position has too many options to list".to_owned());
        }
        Ok(in_order(numbers))
    }

    fn print(&self, position: &Position) -> String {
        const STOCKS: usize = 2 * size_of::<u64>();
        let [stocks, heaps] =
            [&position[..STOCKS], &position[STOCKS..]].map(|part| print_sizes(&part.into()));
        if stocks == "0 0" { heaps } else { format!("{heaps} / {stocks}") }
    }

    fn visit_options(
        &self,
        position: &Position,
        player: Player,
        _: &Meter,
        visit: &mut Visit,
    ) -> Result<(), Failure> {
        let numbers = sizes(position);
        let stock = usize::from(player == Player::Right);
        (2..numbers.len()).try_for_each(|heap| {
            let tokens = numbers[stock] + numbers[heap];
            (0..=tokens).filter(|&size| size != numbers[heap]).try_for_each(|size| {
                let mut next = numbers.clone();
                (next[heap], next[stock]) = (size, tokens - size);
                visit(in_order(next))
            })
        })
    }
}
