//! The misère quotient of a take-and-break game, heap by heap (Plambeck 2005; Plambeck and Siegel 2008).

use super::candidate::{Classes, NoCandidate, Proposal, Refinement, option_elements};
use super::monoid::{Element, ElementSet, Monoid};
use super::period::{Period, find_period};
use super::transitions::{Contradiction, Failed, Transitions};
use crate::HeapCode;
use zermelo_core::{Limits, Meter, StopReason};

/// Quotients are computed up to heaps of at most this size.
pub const MOST_HEAP: u32 = 100_000;

/// Candidates for one heap are refined at most so often.
const MOST_ROUNDS: u32 = 400;

/// The misère quotient of the heaps up to some size: a finite commutative monoid in which every sum of heaps has an
/// element that tells who wins, and two sums have the same element exactly if they can replace each other everywhere.
///
/// It is checked on all sums (through the least transitions of every element), so what it says of sums of heaps up to
/// [`largest_heap`](Self::largest_heap) is proved; where the pretending function has a [`period`](Self::period), of all
/// heaps.
#[derive(Clone, Debug)]
pub struct MisereQuotient {
    code: HeapCode,
    monoid: Monoid,
    /// The elements of the heaps, from the heap of nothing on.
    places: Vec<Element>,
    /// The least sum of every element.
    least: Vec<Vec<u32>>,
    changes: Vec<Change>,
    period: Option<Period>,
}

/// A heap with which the quotient became another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Change {
    /// The heap.
    pub heap: u32,
    /// The order of the quotient of the heaps up to this one.
    pub order: usize,
    /// The number of its P-elements.
    pub p_count: usize,
}

/// Why a quotient was not computed as far as asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum QuotientStop {
    /// A heap for which no finite quotient was found within the size of candidates. There may be none.
    #[error("with heap {0} no finite quotient was found (there may be none, or a large one)")]
    NoQuotient(u32),
    /// A limit.
    #[error(transparent)]
    Limit(#[from] StopReason),
}

/// A quotient as far as it came, and what stopped it, if anything did.
#[derive(Clone, Debug)]
pub struct QuotientFound {
    /// The quotient, checked for all the heaps it has.
    pub quotient: MisereQuotient,
    /// Why it does not go as far as asked.
    pub stopped: Option<QuotientStop>,
}

/// The misère quotient of a code for heaps up to `largest`, at most [`MOST_HEAP`], or up to where the period of the
/// pretending function is proved, which settles all heaps.
///
/// Every heap costs one pass over its options; where the quotient changes, candidates of up to 2^17 classes of sums are
/// compared. Games without a finite quotient stop at the heap where none was found.
pub fn misere_quotient(code: &HeapCode, largest: u32, limits: &Limits) -> QuotientFound {
    let mut builder = Builder::new(code);
    let stopped = builder.run(largest.min(MOST_HEAP), limits).err();
    QuotientFound { quotient: builder.quotient, stopped }
}

impl MisereQuotient {
    /// The game.
    pub fn code(&self) -> &HeapCode {
        &self.code
    }

    /// The monoid with its P-elements.
    pub fn monoid(&self) -> &Monoid {
        &self.monoid
    }

    /// The number of elements.
    pub fn order(&self) -> usize {
        self.monoid.order()
    }

    /// The largest heap that was looked at.
    pub fn largest_heap(&self) -> u32 {
        self.places.len() as u32 - 1
    }

    /// The heaps with which the quotient changed, and what it was from then on.
    pub fn changes(&self) -> &[Change] {
        &self.changes
    }

    /// The period of the pretending function, where it is proved; it settles all heaps.
    pub fn period(&self) -> Option<Period> {
        self.period
    }

    /// The pretending function Φ: the element of a heap, `None` for heaps that the quotient says nothing about.
    pub fn phi(&self, heap: u64) -> Option<Element> {
        let known = self.places.get(usize::try_from(heap).unwrap_or(usize::MAX));
        known
            .copied()
            .or_else(|| Some(self.places[self.period?.representative(heap, self.largest_heap()) as usize]))
    }

    /// The least sum of heaps that has an element, in the order that looks at the greatest heap first.
    pub fn least_sum(&self, x: Element) -> &[u32] {
        &self.least[usize::from(x)]
    }

    /// Whether every heap behaves like a sum of nim-heaps: the quotient is that of Nim with heaps below some power of 2
    /// (Plambeck and Siegel 2008, section 3).
    ///
    /// Quadratic in the order.
    pub fn is_tame(&self) -> bool {
        let monoid = &self.monoid;
        match monoid.order() {
            0 | 1 => return true,
            2 => return monoid.is_p(1) && monoid.product(1, 1) == 0,
            _ => {}
        }
        let mut p = monoid.p_elements();
        let (Some(one), Some(two), None) = (p.next(), p.next(), p.next()) else { return false };
        let is_one = |x: Element| monoid.product(x, x) == 0;
        let (a, unit) = if is_one(one) { (one, two) } else { (two, one) };
        let mut firm = monoid.elements().filter(|&x| x != 0 && x != a);
        is_one(a) && firm.all(|x| monoid.product(x, x) == unit && monoid.product(x, unit) == x)
    }
}

/// A quotient that grows by one heap after the other.
struct Builder {
    quotient: MisereQuotient,
    transitions: Transitions,
}

impl Builder {
    fn new(code: &HeapCode) -> Self {
        let monoid = Monoid::trivial();
        let transitions = Transitions::new(&monoid);
        let quotient = MisereQuotient {
            code: code.clone(),
            monoid,
            places: vec![0],
            least: vec![Vec::new()],
            changes: Vec::new(),
            period: None,
        };
        Self { quotient, transitions }
    }

    fn run(&mut self, largest: u32, limits: &Limits) -> Result<(), QuotientStop> {
        let mut meter = Meter::start(limits, "computing the misère quotient")?;
        while self.quotient.period.is_none() && self.quotient.largest_heap() < largest {
            self.add_heap(&mut meter)?;
            self.quotient.period = find_period(&self.quotient.code, &self.quotient.places);
        }
        Ok(())
    }

    fn add_heap(&mut self, meter: &mut Meter) -> Result<(), QuotientStop> {
        let heap = self.quotient.places.len() as u32;
        let MisereQuotient { code, monoid, places, .. } = &mut self.quotient;
        meter.count_position(size_of::<Element>())?;
        let options = option_elements(code, monoid, places, heap, meter)?;
        // A heap without moves is nothing, also beside others.
        let place = if options.is_empty() {
            Some(0)
        } else {
            find_place(&self.transitions, monoid, &options, meter)?
        };
        let Some(place) = place else { return self.change(heap, meter) };
        if !options.is_empty() {
            match self.transitions.add_heap(monoid, heap, place, &options, meter) {
                Ok(()) => {}
                Err(Failed::Stopped(reason)) => return Err(reason.into()),
                Err(Failed::Wrong(_)) => unreachable!("the heap fits there"),
            }
        }
        places.push(place);
        Ok(())
    }

    /// Finds the quotient that a heap without a place in the old one makes.
    fn change(&mut self, heap: u32, meter: &mut Meter) -> Result<(), QuotientStop> {
        let old = &self.quotient;
        let stop = |reason| match reason {
            NoCandidate::TooLarge => QuotientStop::NoQuotient(heap),
            NoCandidate::Stopped(reason) => QuotientStop::Limit(reason),
        };
        let mut refinement = Refinement::new(&old.code, &old.monoid, &old.places, &old.least);
        for _ in 0..MOST_ROUNDS {
            let classes = refinement.classes(meter).map_err(stop)?;
            let proposal = refinement.propose(&classes, meter).map_err(stop)?;
            if let Some(transitions) = examine(&proposal, &classes, &mut refinement, meter).map_err(stop)? {
                self.transitions = transitions;
                let Proposal { monoid, places, least } = proposal;
                let p_count = monoid.p_elements().count();
                self.quotient.changes.push(Change { heap, order: monoid.order(), p_count });
                self.quotient = MisereQuotient { monoid, places, least, ..self.quotient.clone() };
                return Ok(());
            }
        }
        Err(QuotientStop::NoQuotient(heap))
    }
}

/// The element at which a heap with these options fits.
fn find_place(
    transitions: &Transitions,
    monoid: &Monoid,
    options: &ElementSet,
    meter: &Meter,
) -> Result<Option<Element>, StopReason> {
    for x in monoid.elements() {
        if transitions.fits(monoid, x, options, meter)? {
            return Ok(Some(x));
        }
    }
    Ok(None)
}

/// Checks a proposal; where it is wrong, refines the candidate it came from.
fn examine(
    proposal: &Proposal,
    classes: &Classes,
    refinement: &mut Refinement,
    meter: &mut Meter,
) -> Result<Option<Transitions>, NoCandidate> {
    match check(proposal, refinement, meter) {
        Ok(transitions) => Ok(transitions),
        Err(Failed::Stopped(reason)) => Err(reason.into()),
        Err(Failed::Wrong(contradiction)) => {
            refinement.refine(classes, &contradiction.heaps, meter)?;
            Ok(None)
        }
    }
}

/// The transitions of a proposal that is right. One that is wrong about the heaps that stand for themselves gives a
/// contradiction; where another heap has a better place than proposed, this is noted for the next proposal.
fn check(
    proposal: &Proposal,
    refinement: &mut Refinement,
    meter: &mut Meter,
) -> Result<Option<Transitions>, Failed> {
    let Proposal { monoid, places, least } = proposal;
    let code = refinement.code();
    let mut transitions = Transitions::new(monoid);
    let (letters, others): (Vec<u32>, Vec<u32>) =
        (1..places.len() as u32).partition(|&heap| refinement.is_letter(heap));
    for heap in letters {
        let options = option_elements(code, monoid, places, heap, meter)?;
        let x = places[heap as usize];
        if let Some(z) = transitions.forbidden_context(monoid, x, &options) {
            let mut heaps = least[usize::from(z)].clone();
            heaps.push(heap);
            heaps.sort_unstable();
            return Err(Failed::Wrong(Contradiction { heaps }));
        }
        transitions.add_heap(monoid, heap, x, &options, meter)?;
    }
    let mut is_right = true;
    for heap in others {
        let options = option_elements(code, monoid, places, heap, meter)?;
        let mut x = places[heap as usize];
        if options.is_empty() {
            // Nothing is spelled as nothing, and stays at the identity.
            is_right &= x == 0;
            continue;
        }
        if !transitions.fits(monoid, x, &options, meter)? {
            is_right = false;
            let better = find_place(&transitions, monoid, &options, meter)?;
            refinement.spell(heap, better.map(|y| least[usize::from(y)].as_slice()));
            let Some(better) = better else { break };
            x = better;
        }
        transitions.add_heap(monoid, heap, x, &options, meter)?;
    }
    Ok(is_right.then_some(transitions))
}
