//! Misère play of sums of heaps through the quotient.

use super::monoid::Element;
use super::quotient::{MOST_HEAP, MisereQuotient};
use crate::visit_options;
use std::collections::BTreeSet;
use std::ops::ControlFlow;
use zermelo_core::{Limits, Meter, Outcome, StopReason};

/// A sum of heaps in its quotient.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sum {
    /// Its element.
    pub element: Element,
    /// P or N, in misère play.
    pub outcome: Outcome,
}

/// A winning move: a heap of the sum, and the heaps that are left of it, in ascending order.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct WinningMove {
    /// The heap that is moved in.
    pub heap: u64,
    /// What is left of it.
    pub left: Vec<u64>,
}

impl MisereQuotient {
    /// The element and outcome of a sum of heaps; `None` when a heap is beyond what the quotient says.
    ///
    /// Linear in the number of heaps, whatever their size.
    pub fn sum(&self, heaps: &[u64]) -> Option<Sum> {
        let factor = |x, &heap: &u64| Some(self.monoid().product(x, self.phi(heap)?));
        let element = heaps.iter().try_fold(0, factor)?;
        let outcome = if self.monoid().is_p(element) { Outcome::P } else { Outcome::N };
        Some(Sum { element, outcome })
    }

    /// The outcome of a sum of heaps in misère play; `None` when a heap is beyond what the quotient says.
    pub fn outcome(&self, heaps: &[u64]) -> Option<Outcome> {
        Some(self.sum(heaps)?.outcome)
    }

    /// The winning moves of a sum of heaps in misère play, each once, in order; `None` when a heap is beyond what the
    /// quotient says.
    ///
    /// They are complete where all heaps are at most [`MOST_HEAP`]. In larger heaps, which only quotients with a proved
    /// period know, the moves are those of the greatest known heap with the same remainder, the greatest heap left made
    /// larger by the difference: some, whenever there are any. Time in proportion to the options of the heaps.
    pub fn winning_moves(
        &self,
        heaps: &[u64],
        limits: &Limits,
    ) -> Result<Option<BTreeSet<WinningMove>>, StopReason> {
        let mut meter = Meter::start(limits, "looking for winning moves")?;
        let mut moves = BTreeSet::new();
        let Some(places) = heaps.iter().map(|&heap| self.phi(heap)).collect::<Option<Vec<Element>>>() else {
            return Ok(None);
        };
        let distinct: BTreeSet<u64> = heaps.iter().copied().collect();
        for heap in distinct {
            let at = heaps.iter().position(|&other| other == heap).unwrap_or(0);
            let others = places.iter().enumerate().filter(|(other, _)| *other != at);
            let rest = others.fold(0, |x, (_, &place)| self.monoid().product(x, place));
            self.add_moves_in(heap, rest, &mut moves, &mut meter)?;
        }
        Ok(Some(moves))
    }

    /// The moves in one heap that lead into P beside a rest.
    fn add_moves_in(
        &self,
        heap: u64,
        rest: Element,
        moves: &mut BTreeSet<WinningMove>,
        meter: &mut Meter,
    ) -> Result<(), StopReason> {
        let listed = match self.period() {
            Some(period) if heap > u64::from(MOST_HEAP) => period.representative(heap, self.largest_heap()),
            _ => heap,
        };
        let flow = visit_options(self.code(), &(listed as u32), |_, left: &[u32]| {
            let place = |x, &part: &u32| Some(self.monoid().product(x, self.phi(u64::from(part))?));
            let wins = left.iter().try_fold(rest, place).is_some_and(|x| self.monoid().is_p(x));
            let mut counted = meter.step();
            if wins {
                let mut left: Vec<u64> = left.iter().map(|&part| u64::from(part)).collect();
                if let Some(greatest) = left.last_mut() {
                    *greatest += heap - listed;
                }
                counted = counted.and_then(|()| meter.count_bytes(64 + 8 * left.len() as u64));
                moves.insert(WinningMove { heap, left });
            }
            match counted {
                Ok(()) => ControlFlow::Continue(()),
                Err(reason) => ControlFlow::Break(reason),
            }
        });
        match flow {
            ControlFlow::Continue(()) => Ok(()),
            ControlFlow::Break(reason) => Err(reason),
        }
    }
}
