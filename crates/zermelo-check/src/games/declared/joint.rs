//! Declared heaps that are played together: a move takes tokens from some of them, as the last move allows.
//!
//! A position is the number of tokens that the last move took, 0 before the first, and the heaps, eight bytes each.

use super::rules::{After, First, MOST_JOINT, TakeFrom, Which, are_same};
use crate::games::game::{Game, Position, Visit};
use crate::games::sizes::{LARGEST, in_order, read_sizes, sizes};
use crate::limits::Meter;
use crate::player::Player;
use crate::verdict::Failure;

/// The word before the number of tokens that the last move took.
const AFTER: &str = " after ";

pub(super) struct DeclaredJoint {
    /// Left's and Right's.
    moves: [Vec<TakeFrom>; 2],
    /// Whether which heap is which counts.
    is_ordered: bool,
    /// Whether the last move counts.
    remembers: bool,
    /// Positions have at most so many tokens.
    most_tokens: u64,
}

impl TakeFrom {
    fn allows(&self, taken: u64, last: u64, tokens: u64) -> bool {
        match &self.after {
            After::Anything => true,
            After::Another => taken != last,
            After::AtMost { first: First::Any, .. } if last == 0 => true,
            After::AtMost { first: First::AllButOne, .. } if last == 0 => taken < tokens,
            After::AtMost { first: First::Most(most), .. } if last == 0 => taken <= *most,
            After::AtMost { plus, times, .. } => {
                u128::from(taken) <= u128::from(last) * u128::from(*times) + u128::from(*plus)
            }
            After::Table(table) => {
                usize::try_from(last).ok().and_then(|last| table.get(last)).is_some_and(|&most| taken <= most)
            }
        }
    }

    /// Whether so many tokens may be taken from one heap.
    fn may_take(&self, taken: u64) -> bool {
        taken > 0 && (self.take.is_empty() || self.take.binary_search(&taken).is_ok())
    }

    /// Whether tokens may be taken from just these heaps; each has some.
    fn is_set(&self, chosen: &[bool], heaps: &[u64]) -> bool {
        let count = chosen.iter().filter(|&&one| one).count();
        let only = |place: Option<usize>| count == 1 && place.is_some_and(|place| chosen[place]);
        match &self.heaps {
            Which::Any(counts) => count > 0 && counts.contains(&count),
            Which::First => only(heaps.iter().position(|&size| size > 0)),
            Which::Last => only(heaps.iter().rposition(|&size| size > 0)),
            Which::Sets(sets) => sets
                .iter()
                .any(|set| set.len() == count && set.iter().all(|&place| chosen.get(place) == Some(&true))),
        }
    }

    /// The most heaps of which it can take.
    fn most_heaps(&self) -> usize {
        match &self.heaps {
            Which::Any(counts) => counts.iter().copied().max().unwrap_or(0),
            Which::First | Which::Last => 1,
            Which::Sets(sets) => sets.iter().map(Vec::len).max().unwrap_or(0),
        }
    }
}

impl DeclaredJoint {
    pub(super) fn new(moves: [Vec<TakeFrom>; 2]) -> Self {
        let all = || moves.iter().flatten();
        let table = |one: &TakeFrom| match &one.after {
            After::Table(table) => Some((table.len() as u64).saturating_sub(1)),
            _ => None,
        };
        Self {
            is_ordered: all().any(|one| !matches!(one.heaps, Which::Any(_))),
            remembers: all().any(|one| one.after != After::Anything),
            most_tokens: all().filter_map(table).min().unwrap_or(u64::MAX),
            moves,
        }
    }

    fn encoded(&self, heaps: &[u64], last: u64) -> Position {
        let mut heaps = heaps.to_vec();
        if !self.is_ordered {
            heaps.retain(|&size| size > 0);
            heaps.sort_unstable();
        }
        in_order([last].into_iter().chain(heaps))
    }
}

impl Game for DeclaredJoint {
    fn read(&self, text: &str) -> Result<Position, String> {
        let (heaps, last) = match text.split_once(AFTER) {
            Some((heaps, last)) if self.remembers => {
                let [last] = read_sizes(last, LARGEST * MOST_JOINT as u64)?[..] else {
                    return Err("after 'after' stands one number".to_owned());
                };
                (heaps, last)
            }
            _ => (text, 0),
        };
        let heaps = read_sizes(heaps, LARGEST)?;
        if heaps.len() > MOST_JOINT {
            return Err(format!("there are at most {MOST_JOINT} heaps"));
        }
        if heaps.iter().sum::<u64>().max(last) > self.most_tokens {
            return Err(format!("there are at most {} tokens in this game", self.most_tokens));
        }
        Ok(self.encoded(&heaps, last))
    }

    fn print(&self, position: &Position) -> String {
        let numbers = sizes(position);
        let (last, heaps) = numbers.split_first().map_or((0, [].as_slice()), |(last, heaps)| (*last, heaps));
        let words: Vec<String> = heaps.iter().map(u64::to_string).collect();
        let text = if words.is_empty() { "0".to_owned() } else { words.join(" ") };
        if last > 0 { format!("{text}{AFTER}{last}") } else { text }
    }

    fn visit_options(
        &self,
        position: &Position,
        player: Player,
        meter: &Meter,
        visit: &mut Visit,
    ) -> Result<(), Failure> {
        let numbers = sizes(position);
        let Some((&last, heaps)) = numbers.split_first() else { return Ok(()) };
        let tokens: u64 = heaps.iter().sum();
        let most = self.moves[player as usize].iter().map(TakeFrom::most_heaps).max().unwrap_or(0);
        // All ways to take something, heap after heap; one at a time, as an odometer runs.
        let mut taken = vec![0_u64; heaps.len()];
        loop {
            // The next way: the last heap from which one more can be taken, nothing behind it.
            let mut place = heaps.len();
            loop {
                meter.work(1)?;
                let Some(before) = place.checked_sub(1) else { return Ok(()) };
                place = before;
                let touched = taken[..place].iter().filter(|&&number| number > 0).count();
                if taken[place] < heaps[place] && touched < most {
                    taken[place] += 1;
                    break;
                }
                taken[place] = 0;
            }
            let all: u64 = taken.iter().sum();
            let chosen: Vec<bool> = taken.iter().map(|&number| number > 0).collect();
            let of = || taken.iter().copied().filter(|&number| number > 0);
            let is_move = |one: &TakeFrom| {
                one.is_set(&chosen, heaps)
                    && of().all(|number| one.may_take(number))
                    && (!one.same || of().min() == of().max())
                    && one.allows(all, last, tokens)
            };
            meter.work(heaps.len() as u64)?;
            if self.moves[player as usize].iter().any(is_move) {
                let left: Vec<u64> = heaps.iter().zip(&taken).map(|(size, taken)| size - taken).collect();
                visit(self.encoded(&left, if self.remembers { all } else { 0 }))?;
            }
        }
    }

    fn is_impartial(&self) -> bool {
        are_same(&self.moves)
    }
}
