//! The winner of a game of bulbs and switches, by a search of its own.
//!
//! A switch that both players have in turn is decided by whoever has it last. So only N decisions matter, by Alice and
//! Bob in turns and the last two by Bob: an AND-OR tree of 2^N leaves. In the worst case every fixed order of its options
//! looks at nearly all pairs of them; in random order a fraction is enough ([`Bulbs::evaluate`]).

use super::{Bulbs, BulbsPosition, label};
use crate::game::{
    Claim, ClaimedMove, Convention, Message, Player, Reference, Verdict, WinningMoves, message,
};
use crate::game::{Limits, Meter, OwnSearch, StopReason};
use crate::random::SplitMix64;

/// The way the winner is found.
pub static LAST_HAND: Reference = Reference {
    name: "search for the last hand at each switch",
    statement: "Whoever has a switch last decides it, whatever was done with it before, so only one choice between two \
                matters for each switch. The tree of these choices is searched in random order: a choice is won if one \
                branch is, and the other is then skipped. On any input the expected number of leaves is at most \
                about 1.69^N of the 2^N.",
    source: "M. Saks and A. Wigderson, Probabilistic Boolean decision trees and the complexity of evaluating game trees, \
             FOCS 1986",
};

/// The order in which choices are tried. Any seed gives the same answer.
const RANDOM: ChoiceOrder = ChoiceOrder::Random(1);
/// Trees of so many choices are also searched in fixed order, to compare.
const MOST_COMPARED: usize = 24;

/// What an evaluation found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BulbsReport {
    /// Whether Alice wins.
    pub alice_wins: bool,
    /// The final lights that were looked at, of the 2^N.
    pub leaves: u64,
}

/// In what order the two choices of a decision are tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChoiceOrder {
    /// Leaving the switch alone first.
    Fixed,
    /// As a generator with this seed says.
    Random(u64),
}

impl Bulbs {
    /// Whether Alice wins with the switches from `first` on still to be decided. Exact, whatever the order; at most
    /// 2^(N − `first`) leaves, each of which counts as a position.
    pub fn evaluate(
        &self,
        first: usize,
        lit: u64,
        order: ChoiceOrder,
        limits: &Limits,
    ) -> Result<BulbsReport, StopReason> {
        self.evaluate_on(&mut Self::meter(limits)?, first, lit, order)
    }

    fn meter<'l>(limits: &Limits<'l>) -> Result<Meter<'l>, StopReason> {
        Meter::start(limits, "looking at final lights")
    }

    fn evaluate_on(
        &self,
        meter: &mut Meter,
        first: usize,
        lit: u64,
        order: ChoiceOrder,
    ) -> Result<BulbsReport, StopReason> {
        // A switch without bulbs decides nothing.
        let open = (first..self.switches.len()).filter(|&switch| self.switches[switch] != 0);
        let mut decisions: Vec<Decision> = open
            .map(|switch| Decision {
                flips: self.switches[switch],
                alices: self.decides(switch) == Player::Left,
            })
            .collect();
        let last = LastHand::taken_from(&mut decisions);
        let random = match order {
            ChoiceOrder::Fixed => None,
            ChoiceOrder::Random(seed) => Some(RandomBits { source: SplitMix64::new(seed), bits: 0, left: 0 }),
        };
        let before = meter.positions();
        let mut search = DecisionSearch { bulbs: self, last, random, meter };
        let alice_wins = if self.brightness.len() <= 32 {
            search.wins::<4>(&decisions, lit)?
        } else {
            search.wins::<8>(&decisions, lit)?
        };
        Ok(BulbsReport { alice_wins, leaves: meter.positions() - before })
    }
}

/// What is still to be decided: whether to flip some bulbs.
#[derive(Clone, Copy)]
struct Decision {
    flips: u64,
    alices: bool,
}

/// The decisions at the end that one player takes one after the other, as one choice.
struct LastHand {
    alices: bool,
    /// What each way flips; a power of two of them.
    ways: Vec<u64>,
}

impl LastHand {
    /// Of three decisions at most.
    fn taken_from(decisions: &mut Vec<Decision>) -> Self {
        let alices = decisions.last().is_some_and(|last| last.alices);
        let mut ways = vec![0];
        while let Some(decision) = decisions.pop_if(|last| last.alices == alices && ways.len() < 8) {
            ways.extend_from_within(..);
            let half = ways.len() / 2;
            ways[half..].iter_mut().for_each(|way| *way ^= decision.flips);
        }
        Self { alices, ways }
    }
}

struct DecisionSearch<'a, 'm, 'l> {
    bulbs: &'a Bulbs,
    last: LastHand,
    random: Option<RandomBits>,
    meter: &'m mut Meter<'l>,
}

impl DecisionSearch<'_, '_, '_> {
    /// Whether Alice wins; as deep as there are decisions, which are few.
    fn wins<const BYTES: usize>(&mut self, decisions: &[Decision], lit: u64) -> Result<bool, StopReason> {
        let Some((decision, later)) = decisions.split_first() else { return self.wins_at_last::<BYTES>(lit) };
        let flips_first = self.random.as_mut().is_some_and(|random| random.next(1) == 1);
        let lit = if flips_first { lit ^ decision.flips } else { lit };
        if self.wins::<BYTES>(later, lit)? == decision.alices {
            return Ok(decision.alices);
        }
        self.wins::<BYTES>(later, lit ^ decision.flips)
    }

    #[inline]
    fn wins_at_last<const BYTES: usize>(&mut self, lit: u64) -> Result<bool, StopReason> {
        let LastHand { alices, ways } = &self.last;
        let first = self.random.as_mut().map_or(0, |random| random.next(ways.len().trailing_zeros()));
        let succeeds = |way: usize| {
            let lit = lit ^ ways[way ^ first as usize];
            (self.bulbs.brightness_of::<BYTES>(lit) >= self.bulbs.threshold) == *alices
        };
        let success = (0..ways.len()).find(|&way| succeeds(way));
        self.meter.count_positions(success.map_or(ways.len(), |way| way + 1) as u64, 0)?;
        Ok(success.is_some() == *alices)
    }
}

/// Random bits, a few at a time.
struct RandomBits {
    source: SplitMix64,
    bits: u64,
    left: u32,
}

impl RandomBits {
    /// A number of so many bits, at most 3.
    #[inline]
    fn next(&mut self, bits: u32) -> u64 {
        if self.left < bits {
            self.bits = self.source.next();
            self.left = 64;
        }
        self.left -= bits;
        let number = self.bits & ((1 << bits) - 1);
        self.bits >>= bits;
        number
    }
}

impl OwnSearch for Bulbs {
    fn own_search(
        &self,
        position: &BulbsPosition,
        convention: Convention,
        limits: &Limits,
    ) -> Option<Result<Claim<BulbsPosition>, StopReason>> {
        let applies = convention == Convention::Normal && position.turn < self.turns();
        applies.then(|| self.judge(*position, limits))
    }
}

/// A choice of a turn: what it leads to, the switches it flips, and whether Alice wins then.
struct JudgedChoice {
    to: BulbsPosition,
    ways: Vec<usize>,
    alice_wins: bool,
}

impl Bulbs {
    /// The winner and the winning moves of a position in which there is a turn.
    fn judge(&self, position: BulbsPosition, limits: &Limits) -> Result<Claim<BulbsPosition>, StopReason> {
        let mut meter = Self::meter(limits)?;
        let mover = Self::mover(position.turn);
        let choices = self.judged_choices(position, &mut meter)?;
        let explanation = self.explanation(position, &mut meter);
        let is_won = |choice: &JudgedChoice| choice.alice_wins == (mover == Player::Left);
        let left_wins = choices.iter().any(is_won) == (mover == Player::Left);
        let verdict = |wins: bool| if wins { Verdict::Win(None) } else { Verdict::Loss(None) };
        let named = |choice: JudgedChoice| ClaimedMove { label: label(&choice.ways), to: Some(choice.to) };
        let mut of_each = [Vec::new(), Vec::new()];
        of_each[mover.index()] = choices.into_iter().filter(is_won).map(named).collect();
        Ok(Claim {
            by: &LAST_HAND,
            verdicts: [verdict(left_wins), verdict(!left_wins)],
            grundy: None,
            winning: WinningMoves::OfEach(of_each),
            explanation,
            why: Vec::new(),
        })
    }

    fn judged_choices(
        &self,
        position: BulbsPosition,
        meter: &mut Meter,
    ) -> Result<Vec<JudgedChoice>, StopReason> {
        let mut judged: Vec<JudgedChoice> = Vec::with_capacity(4);
        for (to, ways) in self.choices(position) {
            // What a turn does with a switch that the next turn decides makes no difference.
            let shared = self.switches.get(to.turn).filter(|_| to.turn < self.turns()).copied().unwrap_or(0);
            let same = judged.iter().find(|known| [to.lit, to.lit ^ shared].contains(&known.to.lit));
            let alice_wins = match same {
                Some(known) => known.alice_wins,
                None => self.evaluate_on(meter, self.first_open(to), to.lit, RANDOM)?.alice_wins,
            };
            judged.push(JudgedChoice { to, ways, alice_wins });
        }
        Ok(judged)
    }

    /// How the winner was found, and where it is quick how long another order takes: no limit on that keeps the winner
    /// back.
    fn explanation(&self, position: BulbsPosition, meter: &mut Meter) -> Vec<Message> {
        let first = self.first_open(position);
        let open = self.switches.len() - first;
        let lefts =
            (first..self.switches.len()).filter(|&switch| self.decides(switch) == Player::Left).count();
        let leaves = meter.positions();
        let mut lines = vec![
            message!("{open} switches are open: Left decides {lefts} of them, Right the others", open, lefts),
            message!(
                "in random order {leaves} of the 2^{open} final lights were looked at, for all moves together",
                leaves,
                open
            ),
        ];
        let mut leaves_in =
            |order| self.evaluate_on(meter, first, position.lit, order).map(|report| report.leaves);
        if open <= MOST_COMPARED
            && let Ok(random) = leaves_in(RANDOM)
            && let Ok(fixed) = leaves_in(ChoiceOrder::Fixed)
        {
            lines.push(message!(
                "to know the winner alone takes {random} in random order, {fixed} with 'leave it alone' always first",
                random,
                fixed
            ));
        }
        lines
    }
}
