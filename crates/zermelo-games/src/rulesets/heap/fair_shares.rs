//! Fair Shares and Varied Pairs (Winning Ways, chapter 12): heaps are divided into equal heaps, or two different ones are
//! united. Play can go round for ever, and heaps are not components of a sum, because any two may be united.

use crate::catalogue::{Catalogued, CheckedGame, Entry, Group, no_parameters};
use crate::game::{Drawing, Notation, ParseError, Player, Ruleset, message};
use std::ops::ControlFlow;
use std::sync::Arc;
use zermelo_core::Arrange;

/// The rules of Fair Shares and Varied Pairs.
#[derive(Clone, Copy, Debug, Default)]
pub struct FairShares;

/// The sizes of the heaps, largest first, none empty.
pub type Almonds = Vec<u32>;

/// There are 204 226 positions of so many almonds.
const MOST_ALMONDS: u32 = 50;
const EXAMPLE: &str = "for example: fair-shares 5 3 1";

impl FairShares {
    /// Visits the sizes that occur, with the place where each occurs first.
    fn sizes(almonds: &Almonds) -> impl Iterator<Item = (usize, u32)> + Clone + '_ {
        (0..almonds.len())
            .filter(|&place| place == 0 || almonds[place] != almonds[place - 1])
            .map(|place| (place, almonds[place]))
    }
}

fn largest_first(mut almonds: Almonds) -> Almonds {
    almonds.arrange_by(|one, two| two.cmp(one));
    almonds
}

impl Ruleset for FairShares {
    type Position = Almonds;

    fn options<B>(
        &self,
        almonds: &Almonds,
        _: Player,
        mut visit: impl FnMut(Almonds) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for (place, size) in Self::sizes(almonds) {
            for shares in (2..=size).filter(|shares| size.is_multiple_of(*shares)) {
                let mut next = almonds.clone();
                next.remove(place);
                next.extend((0..shares).map(|_| size / shares));
                visit(largest_first(next))?;
            }
        }
        for (place, size) in Self::sizes(almonds) {
            for (other_place, other) in Self::sizes(almonds).filter(|&(other_place, _)| other_place > place) {
                let mut next = almonds.clone();
                next.remove(other_place);
                next[place] = size + other;
                visit(largest_first(next))?;
            }
        }
        ControlFlow::Continue(())
    }

    fn is_impartial(&self) -> bool {
        true
    }

    /// The partitions of the number of almonds.
    fn reachable_bound(&self, almonds: &Almonds) -> Option<u64> {
        let total = almonds.iter().sum::<u32>() as usize;
        let mut partitions = vec![0_u64; total + 1];
        partitions[0] = 1;
        for part in 1..=total {
            for sum in part..=total {
                partitions[sum] = partitions[sum].saturating_add(partitions[sum - part]);
            }
        }
        Some(partitions[total])
    }

    fn heap_bytes(&self, almonds: &Almonds) -> usize {
        almonds.capacity() * size_of::<u32>()
    }
}

impl Notation for FairShares {
    fn parse(&self, text: &str) -> Result<Almonds, ParseError> {
        let mut almonds = Vec::new();
        let mut total = 0;
        for word in text.split_whitespace() {
            let size = word.parse().ok().filter(|&size: &u32| size > 0 && !word.starts_with('+'));
            let Some(size) = size.filter(|size| total + u64::from(*size) <= u64::from(MOST_ALMONDS)) else {
                let message = match size {
                    None => message!("a heap is a whole number of at least one almond"),
                    Some(_) => message!("there are more than {MOST_ALMONDS} almonds", MOST_ALMONDS),
                };
                return Err(ParseError::part(text, word, message, EXAMPLE));
            };
            total += u64::from(size);
            almonds.push(size);
        }
        if almonds.is_empty() {
            return Err(ParseError::whole(text, "the position is empty", EXAMPLE));
        }
        Ok(largest_first(almonds))
    }

    fn print(&self, almonds: &Almonds) -> String {
        almonds.iter().map(u32::to_string).collect::<Vec<_>>().join(" ")
    }

    fn drawing(&self, almonds: &Almonds) -> Option<Drawing> {
        Drawing::heaps(almonds.iter().copied())
    }

    fn move_label(&self, from: &Almonds, to: &Almonds, _: Player) -> String {
        let count = |almonds: &Almonds, size: u32| almonds.iter().filter(|&&other| other == size).count();
        let mut gone: Vec<u32> = Self::sizes(from)
            .map(|(_, size)| size)
            .filter(|&size| count(from, size) > count(to, size))
            .collect();
        gone.arrange();
        match gone.as_slice() {
            [size] => format!("divide {size} into {}", to.len() + 1 - from.len()),
            sizes => {
                format!("unite {}", sizes.iter().map(u32::to_string).collect::<Vec<_>>().join(" and "))
            }
        }
    }
}

/// The entry of the catalogue.
pub(crate) fn entry() -> Entry {
    Entry::new("fair-shares", "Fair Shares and Varied Pairs", Group::Heaps, |parameters| {
        no_parameters(parameters, "fair-shares 4")?;
        Ok(Arc::new(Catalogued::new(FairShares).checked_as(CheckedGame::joint_heaps("fair-shares"))))
    })
    .with_aliases(["varied-pairs", "fair-shares-and-varied-pairs"])
    .with_rules(
        "A move divides a heap of almonds into two or more equal heaps, or unites two heaps of \
         different sizes. Whoever cannot move, because all almonds are single, loses. Play can go \
         round for ever: then it is a draw.",
    )
    .with_notation("the sizes of the heaps with blanks between them, at most 50 almonds together")
    .with_examples(["fair-shares 4", "fair-shares 5 3 1"])
}
