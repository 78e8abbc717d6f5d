//! Kalah: each player has a row of pits with seeds and a store. The seeds of a pit of one's own are sown one by one round the
//! board, into one's own store, not into the other. Whoever sows the last seed into the own store goes on; if it falls into an
//! empty pit of one's own, it is taken with the seeds in the pit opposite, if there are any. Who is to move and has no seeds in his
//! pits ends the game, and the other takes what is left; more seeds win. (G. Irving, J. Donkers, J. Uiterwijk, *Solving Kalah*,
//! ICGA Journal 23, 2000.)
//!
//! A move is a whole turn here, however many pits it takes, and distances count turns. A slice has the positions with equally many
//! seeds in the stores; a position is the way in which the others are shared out, as a set of bars between them.

use super::boards::{for_example, mover_letter, parse_size};
use super::ranks::Binomials;
use crate::game::{Ending, Message, NumberedGame, ParseError, Player, RuleTwin, Slice, Standing, message};
use zermelo_core::Arrange;

const EXAMPLE: &str = "kalah 3x2";
/// Seeds and bars are a word.
const MOST_PLACES: u32 = 63;
/// Larger boards have more positions than can be kept.
const MOST_NUMBERS: u64 = 1 << 36;
/// Pits of both players, at most.
const MOST_PITS: usize = 16;

/// The rules with all that numbers need.
#[derive(Clone, Debug)]
pub struct Kalah {
    /// Pits of a player.
    pits: usize,
    /// Seeds in each pit at the start.
    each: u32,
    seeds: u32,
    binomials: Binomials,
    slices: Vec<Slice>,
}

/// A position: the pits of the first player in the order of sowing, then those of the second.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Place {
    pits: [u8; MOST_PITS],
    stores: [u32; 2],
    mover: usize,
}

impl Kalah {
    pub(super) fn open(text: &str, parameters: &str) -> Result<Self, ParseError> {
        let (pits, each) = parse_size(text, parameters, EXAMPLE)?;
        let refuse = || {
            let message = message!("there are too many pits or seeds");
            ParseError::part(text, parameters, message, for_example(EXAMPLE))
        };
        if pits as usize > MOST_PITS / 2 || 2 * pits * each + 2 * pits > MOST_PLACES {
            return Err(refuse());
        }
        Self::new(pits as usize, each).ok_or_else(refuse)
    }

    fn new(pits: usize, each: u32) -> Option<Self> {
        let seeds = 2 * pits as u32 * each;
        let binomials = Binomials::up_to((seeds + 2 * pits as u32) as usize);
        let mut game = Self { pits, each, seeds, binomials, slices: Vec::new() };
        let mut first = 0_u64;
        for stored in (0..=seeds).rev() {
            let at = game.slices.len();
            let size = game.ways(stored).checked_mul(2 * (u64::from(stored) + 1))?;
            let numbers = first..first.checked_add(size).filter(|&end| end <= MOST_NUMBERS)?;
            first = numbers.end;
            let name = format!("{stored} in the stores");
            game.slices.push(Slice { name, numbers, loops: true, needs: (0..at).collect() });
        }
        Some(game)
    }

    /// The ways to share out what is not in the stores.
    fn ways(&self, stored: u32) -> u64 {
        let bars = 2 * self.pits as u32 - 1;
        self.binomials.choose(self.seeds - stored + bars, bars)
    }

    fn number(&self, place: &Place) -> u64 {
        let stored = place.stores[0] + place.stores[1];
        let (mut set, mut at) = (0_u64, 0);
        for &seeds in &place.pits[..2 * self.pits - 1] {
            at += u32::from(seeds);
            set |= 1 << at;
            at += 1;
        }
        let slice = &self.slices[(self.seeds - stored) as usize];
        let share = place.mover as u64 * (u64::from(stored) + 1) + u64::from(place.stores[0]);
        slice.numbers.start + share * self.ways(stored) + self.binomials.rank(set)
    }

    fn place(&self, number: u64) -> Place {
        let slice = self.slices.partition_point(|slice| slice.numbers.end <= number);
        let stored = self.seeds - slice as u32;
        let rest = number - self.slices[slice].numbers.start;
        let (share, rank) = (rest / self.ways(stored), rest % self.ways(stored));
        let (mover, first) = (share / (u64::from(stored) + 1), (share % (u64::from(stored) + 1)) as u32);
        let bars = 2 * self.pits as u32 - 1;
        let mut set = self.binomials.unrank(rank, bars);
        let mut place =
            Place { pits: [0; MOST_PITS], stores: [first, stored - first], mover: mover as usize };
        let mut at = 0;
        for pit in 0..2 * self.pits - 1 {
            let bar = set.trailing_zeros();
            place.pits[pit] = (bar - at) as u8;
            at = bar + 1;
            set &= set - 1;
        }
        place.pits[2 * self.pits - 1] = (self.seeds - stored + bars - at) as u8;
        place
    }

    /// The pits of a player.
    const fn own(&self, player: usize) -> std::ops::Range<usize> {
        player * self.pits..(player + 1) * self.pits
    }

    /// Sows the seeds of a pit. Whether the turn goes on.
    fn sow(&self, place: &mut Place, pit: usize) -> bool {
        let (me, all) = (place.mover, 2 * self.pits);
        let mut hand = std::mem::take(&mut place.pits[pit]);
        let mut at = pit;
        while hand > 0 {
            at = (at + 1) % all;
            // The own store comes after the last own pit.
            if at == (me + 1) * self.pits % all {
                place.stores[me] += 1;
                hand -= 1;
                if hand == 0 {
                    return true;
                }
            }
            place.pits[at] += 1;
            hand -= 1;
        }
        let opposite = all - 1 - at;
        if self.own(me).contains(&at) && place.pits[at] == 1 && place.pits[opposite] > 0 {
            place.stores[me] += u32::from(place.pits[opposite]) + 1;
            place.pits[at] = 0;
            place.pits[opposite] = 0;
        }
        false
    }

    fn has_seeds(&self, place: &Place, player: usize) -> bool {
        place.pits[self.own(player)].iter().any(|&seeds| seeds > 0)
    }
}

impl NumberedGame for Kalah {
    fn name(&self) -> String {
        format!("kalah {}x{}", self.pits, self.each)
    }

    fn slices(&self) -> &[Slice] {
        &self.slices
    }

    fn start(&self) -> Option<u64> {
        let mut pits = [0; MOST_PITS];
        pits[..2 * self.pits].fill(self.each as u8);
        Some(self.number(&Place { pits, stores: [0; 2], mover: 0 }))
    }

    fn look(&self, number: u64, options: &mut Vec<u64>) -> Standing {
        options.clear();
        let place = self.place(number);
        let me = place.mover;
        if !self.has_seeds(&place, me) {
            let left: u32 = place.pits.iter().map(|&seeds| u32::from(seeds)).sum();
            let (own, other) = (place.stores[me], place.stores[1 - me] + left);
            return Standing::Over(match own.cmp(&other) {
                std::cmp::Ordering::Greater => Ending::Win,
                std::cmp::Ordering::Less => Ending::Loss,
                std::cmp::Ordering::Equal => Ending::Draw,
            });
        }
        let mut waiting = vec![place];
        while let Some(place) = waiting.pop() {
            for pit in self.own(me).filter(|&pit| place.pits[pit] > 0) {
                let mut next = place;
                if !self.sow(&mut next, pit) {
                    options.push(self.number(&Place { mover: 1 - me, ..next }));
                } else if self.has_seeds(&next, me) {
                    waiting.push(next);
                } else {
                    // It is the same player's turn, who has no seeds.
                    let left: u32 = next.pits.iter().map(|&seeds| u32::from(seeds)).sum();
                    next.stores[1 - me] += left;
                    options.push(self.number(&Place { pits: [0; MOST_PITS], mover: 1 - me, ..next }));
                }
            }
        }
        options.arrange();
        options.dedup();
        Standing::Open
    }

    fn most_options(&self) -> u32 {
        // Many turns lead to one position; on boards of this size some hundred are left.
        1 << 14
    }

    fn parse(&self, text: &str) -> Result<u64, ParseError> {
        let hint = || for_example("2,2,2|2,2,2 0-0 x");
        let words: Vec<&str> = text.split_whitespace().collect();
        let [board, stores, mover] = words[..] else {
            let message = message!("expected the pits of both players, the stores, and who moves");
            return Err(ParseError::whole(text, message, hint()));
        };
        let refuse = |part: &str, message: Message| Err(ParseError::part(text, part, message, hint()));
        let counts: Vec<u32> = board.split([',', '|']).filter_map(|word| word.parse().ok()).collect();
        if counts.len() != 2 * self.pits || board.split([',', '|']).count() != counts.len() {
            return refuse(
                board,
                message!("expected the seeds in {pits} pits of each player", pits = self.pits),
            );
        }
        let in_stores =
            stores.split_once('-').and_then(|(one, two)| Some([one.parse().ok()?, two.parse().ok()?]));
        let Some(in_stores) = in_stores else {
            return refuse(stores, message!("expected the seeds in both stores"));
        };
        let all = counts.iter().chain(&in_stores).try_fold(0_u32, |sum, &count| sum.checked_add(count));
        if all != Some(self.seeds) {
            return refuse(text, message!("there are {seeds} seeds", seeds = self.seeds));
        }
        let mover = match mover {
            "x" => 0,
            "o" => 1,
            _ => return refuse(mover, message!("x or o moves")),
        };
        let mut pits = [0; MOST_PITS];
        for (pit, &count) in pits.iter_mut().zip(&counts) {
            *pit = count as u8;
        }
        Ok(self.number(&Place { pits, stores: in_stores, mover }))
    }

    fn print(&self, number: u64) -> String {
        let place = self.place(number);
        let row =
            |player| place.pits[self.own(player)].iter().map(u8::to_string).collect::<Vec<_>>().join(",");
        let [one, two] = place.stores;
        format!("{}|{} {one}-{two} {}", row(0), row(1), if place.mover == 0 { "x" } else { "o" })
    }

    /// The pits and seeds of the file are those of its start alone.
    fn rule_twin(&self) -> Option<RuleTwin> {
        Some(RuleTwin { file: "kalah.star", parameters: Vec::new() })
    }

    /// The file writes a player's pits and store, then the other's: `(2, 2, 0, 2, 2, 0)`.
    fn number_in_twin(&self, text: &str, to_move: Player) -> Option<u64> {
        let counts: Vec<&str> = text.trim_matches(['(', ')']).split(", ").collect();
        let (one, two) = counts.split_at_checked(self.pits + 1)?;
        let ((in_first, one), (in_second, two)) = (one.split_last()?, two.split_last()?);
        let (one, two, mover) = (one.join(","), two.join(","), mover_letter(to_move));
        self.parse(&format!("{one}|{two} {in_first}-{in_second} {mover}")).ok()
    }
}
