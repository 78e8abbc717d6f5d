//! Games whose positions have numbers, in slices that are solved one after the other: what tables by the billion are made of.
//! The player to move is part of a position here. One call hands over all options of a position as numbers, so that the
//! engines are compiled once for all games and a game is asked without a type of its positions.

use crate::{Ending, ParseError, Player, RowMoves};
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

/// Positions that are solved together: all that a move can lead to lies in the same slice or in one before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slice {
    /// What its positions have in common, in a few words: `ply 12`, `KRK`.
    pub name: String,
    /// The numbers of its positions. Slices lie side by side, the first from 0 on.
    pub numbers: Range<u64>,
    /// Whether a move can lead to the same slice.
    pub loops: bool,
    /// The slices before it that its moves can lead to, in order.
    pub needs: Vec<usize>,
}

/// What the rules say of a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// It belongs to no position, or to one that has another number as well.
    Absent,
    /// Play is over, with this result for the player to move.
    Over(Ending),
    /// Play goes on, with at least one option.
    Open,
}

/// A game of numbered positions.
pub trait NumberedGame: Sync {
    /// The game with its parameters, as it is opened: `connect-four 5x5`.
    fn name(&self) -> String;

    /// The slices in an order in which they can be solved.
    fn slices(&self) -> &[Slice];

    /// The number of the position that play begins with; `None` where a table has all positions, reachable or not.
    fn start(&self) -> Option<u64>;

    /// What a number stands for, with its options in place of what was in `options`: as often as there are moves to
    /// them, or once where [`has_symmetries`](Self::has_symmetries) says so. None unless play goes on.
    fn look(&self, number: u64, options: &mut Vec<u64>) -> Standing;

    /// The positions of the same slice from which a move leads to `number`, in place of what was in `sources`: as often as
    /// their options have it. Positions where play is over may be among them. Only asked of slices that loop, and only
    /// where the game [knows its moves backwards](Self::knows_sources): override both or neither.
    fn sources(&self, _number: u64, sources: &mut Vec<u64>) {
        sources.clear();
    }

    /// Whether [`sources`](Self::sources) answers. Where it does not, the engine turns the moves round by itself, at the cost
    /// of one more pass and of some bytes for each move within a slice that loops.
    fn knows_sources(&self) -> bool {
        false
    }

    /// Looks at numbers of one slice in ascending order: those from `first` on whose bit is set. Overridden where the next
    /// position costs less than one from its number.
    fn look_through(&self, first: u64, wanted: &[u64], visit: &mut dyn FnMut(u64, Standing, &[u64])) {
        let mut options = Vec::with_capacity(64);
        for (number, _) in wanted_numbers(first, wanted) {
            let standing = self.look(number, &mut options);
            visit(number, standing, &options);
        }
    }

    /// Where the rules treat both players alike, and two numbers that differ in one bit are the same position with the players
    /// exchanged: that bit, of 64 at least. Then labels are found for one of the two. Slices that loop begin and end at
    /// multiples of twice the bit, and the game knows its moves backwards.
    fn exchange(&self) -> Option<u64> {
        None
    }

    /// The moves of a slice that loops for 64 positions at once, where the game knows them.
    fn row_moves(&self, _slice: usize) -> Option<Box<dyn RowMoves + '_>> {
        None
    }

    /// Clears the bits of numbers of one slice, from `first` on, that play cannot reach, as far as the board tells. Tables on
    /// disk have no room for them.
    fn rule_out(&self, _first: u64, _wanted: &mut [u64]) {}

    /// Upper bound on the number of options within a slice.
    fn most_options(&self) -> u32;

    /// Whether one number stands for all images of a position under symmetries. Then equal options and equal sources count
    /// once.
    fn has_symmetries(&self) -> bool {
        false
    }

    /// Whether positions are counted with their [weights](Self::weight), and not each number once.
    fn has_weights(&self) -> bool {
        self.has_symmetries()
    }

    /// How many positions have this number: 1 without symmetries.
    fn weight(&self, _number: u64) -> u64 {
        1
    }

    /// Whether a play that is over without a winner is told apart from one without end.
    fn has_ties(&self) -> bool {
        true
    }

    /// The number of a position from its text.
    fn parse(&self, text: &str) -> Result<u64, ParseError>;

    /// The text of a position.
    fn print(&self, number: u64) -> String;

    /// The position of a text and its options as they look from there, where one number stands for several images of a position
    /// and whoever asks wants to see the one that was written. `None` where the texts of the numbers will do.
    fn as_written(&self, _text: &str) -> Option<Written> {
        None
    }

    /// The rule file of the same game, where there is one: a table of these numbers knows the positions of that file, too.
    fn rule_twin(&self) -> Option<RuleTwin> {
        None
    }

    /// The number of a position as its [rule file](Self::rule_twin) writes it, for who is to move. `None` where it has none:
    /// the board has another size, it cannot be this player's turn, or the position cannot arise.
    fn number_in_twin(&self, _text: &str, _to_move: Player) -> Option<u64> {
        None
    }
}

/// A rule file that declares the same game as some numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleTwin {
    /// Its name, without a folder.
    pub file: &'static str,
    /// The values that it must have for the parameters on which moves depend. What only lays out the start is not among them.
    pub parameters: Vec<(&'static str, u32)>,
}

/// A position in the image that was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// Its text.
    pub text: String,
    /// Its options, each with the name of the move where it has one, its text and its number.
    pub options: Vec<(Option<String>, String, u64)>,
}

/// The members of short lists, each once. A table of those met is kept from list to list: it is cleared by counting on.
#[derive(Debug, Default)]
pub struct Distinct {
    /// The members met, with the list in which they were.
    met: Vec<(u64, u32)>,
    list: u32,
    once: Vec<u64>,
}

impl Distinct {
    /// The members of a list in the order in which they come first.
    pub fn of(&mut self, list: &[u64]) -> &[u64] {
        let slots = (2 * list.len()).next_power_of_two().max(64);
        if self.met.len() < slots || self.list == u32::MAX {
            self.met = vec![(0, 0); slots];
            self.list = 0;
        }
        self.list += 1;
        self.once.clear();
        let last = self.met.len() - 1;
        for &member in list {
            let mut at = (member.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40) as usize & last;
            loop {
                let slot = &mut self.met[at];
                if slot.1 != self.list {
                    *slot = (member, self.list);
                    self.once.push(member);
                    break;
                }
                if slot.0 == member {
                    break;
                }
                at = (at + 1) & last;
            }
        }
        &self.once
    }
}

/// The numbers from `first` on whose bits are set, with their places.
pub fn wanted_numbers(first: u64, wanted: &[u64]) -> impl Iterator<Item = (u64, usize)> {
    wanted.iter().enumerate().flat_map(move |(at, &word)| {
        crate::bits::bits(word).map(move |bit| {
            let place = at * 64 + bit;
            (first + place as u64, place)
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn members_of_lists_are_found_once() {
        let mut distinct = Distinct::default();
        let mut random = 1_u64;
        for length in (0..200).chain([5_000]).chain(0..50) {
            let mut next = || {
                random = random.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
                random >> 57
            };
            let list: Vec<u64> = (0..length).map(|_| next()).collect();
            let mut expected = Vec::new();
            for member in &list {
                if !expected.contains(member) {
                    expected.push(*member);
                }
            }
            assert_eq!(distinct.of(&list), expected);
        }
    }
}
