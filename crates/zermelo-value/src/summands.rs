//! Sums that are not added up: what can be said of G + H + ... from the summands. Their canonical form may be huge where
//! the winner, the mean and the temperature are plain.
//!
//! Means add. The temperature of a sum is at most the highest of its summands, and exactly that where only one summand
//! is so hot (Siegel, II.5). The winner follows from the mean where that is beyond the temperature, from the order of
//! the temperatures where all summands are switches and numbers, and else from a search over the summands.

use super::error::ValueError;
use super::{Algebra, Dyadic, ValueId};
use rustc_hash::FxHashMap;
use zermelo_core::Arrange;
use zermelo_core::{Outcome, Player};

/// What decided the winner of a sum.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SumReason {
    /// Nothing but one value was left after equal and opposite summands had cancelled.
    OneValue,
    /// The mean is farther from 0 than the temperature reaches.
    MeanBeyondTemperature,
    /// All summands are numbers and switches of numbers: the hottest is always played first.
    Switches,
    /// Search over the summands.
    Search,
}

impl Algebra<'_> {
    /// The canonical form of a sum.
    pub fn sum_of(&mut self, summands: &[ValueId]) -> Result<ValueId, ValueError> {
        let simplified = self.simplified_summands(summands)?;
        // The coolest first: what is small stays small the longest. But many ups are added once, to all the others: to add
        // something to them takes a step for each of the ups.
        let mut by_heat = Vec::with_capacity(simplified.len());
        for id in simplified {
            by_heat.push((self.has_many_ups(id), self.temperature(id)?, id));
        }
        by_heat.arrange();
        by_heat.into_iter().try_fold(ValueId::ZERO, |sum, (.., id)| self.sum(sum, id))
    }

    fn has_many_ups(&self, id: ValueId) -> bool {
        const MANY: u64 = 16;
        self.as_number_up_star(id).is_some_and(|sum| sum.ups.unsigned_abs() > MANY)
    }

    /// The mean of a sum.
    pub fn mean_of_sum(&mut self, summands: &[ValueId]) -> Result<Dyadic, ValueError> {
        let mut mean = Dyadic::ZERO;
        for &id in summands {
            mean = &mean + &self.mean(id)?;
        }
        Ok(mean)
    }

    /// The temperature of a sum. Adds up no more than the summands that may cool each other.
    pub fn temperature_of_sum(&mut self, summands: &[ValueId]) -> Result<Dyadic, ValueError> {
        let mut waiting = Vec::new();
        for id in self.simplified_summands(summands)? {
            waiting.push((self.temperature(id)?, id));
        }
        waiting.arrange();
        let mut together = ValueId::ZERO;
        let mut is_first = true;
        while let Some((temperature, id)) = waiting.pop() {
            together = self.sum(together, id)?;
            let reached = self.temperature(together)?;
            let next = waiting.last().map(|(next, _)| next);
            // Numbers have their own scale below the temperatures of what is in play.
            let is_plain = is_first && temperature.signum() >= 0;
            if next.is_none_or(|next| *next < reached && (is_plain || reached.signum() >= 0)) {
                return Ok(reached);
            }
            is_first = false;
        }
        self.temperature(together)
    }

    /// Who wins a sum, and what showed it.
    pub fn outcome_of_sum(&mut self, summands: &[ValueId]) -> Result<(Outcome, SumReason), ValueError> {
        let summands = self.simplified_summands(summands)?;
        match summands[..] {
            [] => return Ok((Outcome::P, SumReason::OneValue)),
            [only] => return Ok((self.outcome(only)?, SumReason::OneValue)),
            _ => {}
        }
        if let Some(outcome) = self.outcome_by_mean(&summands)? {
            return Ok((outcome, SumReason::MeanBeyondTemperature));
        }
        if let Some(outcome) = self.outcome_of_switches(&summands)? {
            return Ok((outcome, SumReason::Switches));
        }
        let mut search = Search { algebra: self, known: FxHashMap::default(), bytes: 0 };
        let left_first = search.left_wins(summands.clone(), Player::Left)?;
        let left_second = search.left_wins(summands, Player::Right)?;
        Ok((outcome_from(left_first, left_second), SumReason::Search))
    }

    /// The summands with sums of numbers, ups and nimbers put together and opposites cancelled, in ascending order of
    /// ids.
    fn simplified_summands(&mut self, summands: &[ValueId]) -> Result<Vec<ValueId>, ValueError> {
        let mut plain = ValueId::ZERO;
        // How often each game is left over.
        let mut counts: FxHashMap<ValueId, usize> = FxHashMap::default();
        for &id in summands {
            if self.is_number_up_star(id) {
                plain = self.sum(plain, id)?;
                continue;
            }
            let negative = self.negative(id)?;
            match counts.get_mut(&negative) {
                Some(count) if *count > 0 => *count -= 1,
                _ => *counts.entry(id).or_default() += 1,
            }
        }
        let mut others: Vec<ValueId> =
            counts.into_iter().flat_map(|(id, count)| std::iter::repeat_n(id, count)).collect();
        if plain != ValueId::ZERO {
            others.push(plain);
        }
        others.arrange();
        Ok(others)
    }

    fn outcome_by_mean(&mut self, summands: &[ValueId]) -> Result<Option<Outcome>, ValueError> {
        let mut mean = Dyadic::ZERO;
        let mut reach = Dyadic::ZERO;
        for &id in summands {
            mean = &mean + &self.mean(id)?;
            reach = reach.max(self.temperature(id)?);
        }
        Ok(if mean > reach { Some(Outcome::L) } else { (-&mean > reach).then_some(Outcome::R) })
    }

    /// Numbers and switches {x|y} of numbers: the greatest is the best move, so the game is played out by size.
    fn outcome_of_switches(&mut self, summands: &[ValueId]) -> Result<Option<Outcome>, ValueError> {
        let mut mean = Dyadic::ZERO;
        let mut sizes = Vec::new();
        for &id in summands {
            if let Some(number) = self.as_number(id) {
                mean = &mean + &number;
                continue;
            }
            let (left, right) = (self.options(id, Player::Left)?, self.options(id, Player::Right)?);
            let (&[left], &[right]) = (&left[..], &right[..]) else { return Ok(None) };
            let (Some(left), Some(right)) = (self.as_number(left), self.as_number(right)) else {
                return Ok(None);
            };
            if left < right {
                return Ok(None);
            }
            mean = &mean + &(&left + &right).half();
            sizes.push((&left - &right).half());
        }
        sizes.arrange_by(|a, b| b.cmp(a));
        let mut gain = Dyadic::ZERO;
        for (at, size) in sizes.iter().enumerate() {
            gain = if at % 2 == 0 { &gain + size } else { &gain - size };
        }
        // At the end a number is left, and whoever has to move in 0 loses.
        let first_moves_last = sizes.len() % 2 == 1;
        let left_first = match (&mean + &gain).signum() {
            0 => first_moves_last,
            sign => sign > 0,
        };
        let left_second = match (&mean - &gain).signum() {
            0 => !first_moves_last,
            sign => sign > 0,
        };
        Ok(Some(outcome_from(left_first, left_second)))
    }
}

const fn outcome_from(left_first: bool, left_second: bool) -> Outcome {
    match (left_first, left_second) {
        (true, true) => Outcome::L,
        (true, false) => Outcome::N,
        (false, true) => Outcome::P,
        (false, false) => Outcome::R,
    }
}

/// A search over summands, each line of play on an explicit stack.
struct Search<'s, 'a> {
    algebra: &'s mut Algebra<'a>,
    known: FxHashMap<(Vec<ValueId>, Player), bool>,
    bytes: u64,
}

/// A question on the line of play: the summands, who moves, and the options still to try, the best last.
struct Line {
    summands: Vec<ValueId>,
    to_move: Player,
    options: Vec<Vec<ValueId>>,
}

impl Search<'_, '_> {
    /// Whether Left wins with `to_move` to move.
    fn left_wins(&mut self, summands: Vec<ValueId>, to_move: Player) -> Result<bool, ValueError> {
        if let Some(known) = self.known_winner(&summands, to_move)? {
            return Ok(known);
        }
        let mut stack = vec![self.line(summands, to_move)?];
        loop {
            let Some(line) = stack.last_mut() else { return Ok(false) };
            let to_move = line.to_move;
            // An option stays until it is known: the line above answers for it.
            let left_wins = match line.options.last() {
                None => to_move == Player::Right,
                Some(option) => match self.known_winner(option, to_move.opponent())? {
                    Some(left_wins) if left_wins == (to_move == Player::Left) => left_wins,
                    Some(_) => {
                        line.options.pop();
                        continue;
                    }
                    None => {
                        let next = self.line(option.clone(), to_move.opponent())?;
                        stack.push(next);
                        continue;
                    }
                },
            };
            if let Some(line) = stack.pop() {
                self.count(&line)?;
                self.known.insert((line.summands, line.to_move), left_wins);
            }
            if stack.is_empty() {
                return Ok(left_wins);
            }
        }
    }

    /// Counts what is remembered.
    fn count(&mut self, line: &Line) -> Result<(), ValueError> {
        self.algebra.store().count_bytes(line.summands.len() as u64 * 4 + 48);
        self.bytes += line.summands.len() as u64 * 4 + 48;
        if self.known.len().is_multiple_of(256) {
            self.algebra.watch_memory()?;
        }
        Ok(())
    }

    /// The winner where it needs no search.
    fn known_winner(&mut self, summands: &[ValueId], to_move: Player) -> Result<Option<bool>, ValueError> {
        if let [] | [_] = summands {
            let id = summands.first().copied().unwrap_or(ValueId::ZERO);
            return Ok(Some(match to_move {
                Player::Left => !self.algebra.is_at_most(id, ValueId::ZERO)?,
                Player::Right => self.algebra.is_at_most(ValueId::ZERO, id)?,
            }));
        }
        if let Some(&known) = self.known.get(&(summands.to_vec(), to_move)) {
            return Ok(Some(known));
        }
        Ok(self.algebra.outcome_by_mean(summands)?.map(|outcome| outcome == Outcome::L))
    }

    /// A question with its options, those in the hottest summand last.
    fn line(&mut self, summands: Vec<ValueId>, to_move: Player) -> Result<Line, ValueError> {
        let mut by_heat = Vec::new();
        for (at, &id) in summands.iter().enumerate() {
            if at == 0 || summands[at - 1] != id {
                by_heat.push((self.algebra.temperature(id)?, at));
            }
        }
        by_heat.arrange();
        let mut options = Vec::new();
        for (_, at) in by_heat {
            for option in self.algebra.options(summands[at], to_move)? {
                let mut next = summands.clone();
                next[at] = option;
                options.push(self.algebra.simplified_summands(&next)?);
            }
        }
        Ok(Line { summands, to_move, options })
    }
}

impl Drop for Search<'_, '_> {
    fn drop(&mut self) {
        self.algebra.store().release_bytes(self.bytes);
    }
}
