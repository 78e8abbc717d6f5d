//! Candidates for a finer quotient, when a new heap does not fit into the one so far.
//!
//! A candidate keeps, of a sum of heaps, its element in the old quotient and how many there are of a few heaps: exactly
//! below a threshold, up to parity beyond. Sums that agree in this are taken to be interchangeable, and the least of
//! each class (in the order that looks at the number of the greatest heap first) speaks for it. Its options are smaller
//! than itself, so that outcomes can be read off in this order. Elements that no context tells apart are then merged.
//! Nothing here is trusted: what comes out is checked on all transitions, and a contradiction shows which two sums must
//! be told apart, which gives the next count.

use super::monoid::{Element, ElementSet, MOST_ELEMENTS, Monoid};
use crate::{HeapCode, visit_options};
use rustc_hash::FxHashMap;
use std::ops::ControlFlow;
use zermelo_core::{Meter, StopReason};

/// Candidates have at most this many classes of sums.
const MOST_CLASSES: usize = 1 << 17;

/// Counts repeat with this period beyond their threshold.
const PERIOD: u32 = 2;

/// A heap spelled more often than this gets a count of its own.
const MOST_SPELLINGS: u32 = 6;

/// How many there are of one heap, as far as it is kept.
#[derive(Clone, Copy, Debug)]
pub(super) struct Count {
    heap: u32,
    threshold: u32,
    /// The value of one in the number of a class.
    weight: u32,
}

impl Count {
    fn states(self) -> u32 {
        self.threshold + PERIOD
    }

    fn digit(self, class: u32) -> u32 {
        class / self.weight % self.states()
    }
}

/// Why there is no next candidate.
pub(super) enum NoCandidate {
    /// It would have too many classes.
    TooLarge,
    Stopped(StopReason),
}

impl From<StopReason> for NoCandidate {
    fn from(reason: StopReason) -> Self {
        Self::Stopped(reason)
    }
}

/// The counts kept, above the old quotient of the heaps below `newest`.
#[derive(Debug)]
pub(super) struct Refinement<'a> {
    code: &'a HeapCode,
    old: &'a Monoid,
    /// The old elements of the heaps, from heap 0; the newest counts as nothing there.
    places: &'a [Element],
    newest: u32,
    counts: Vec<Count>,
    /// Smaller heaps that a heap is taken to be worth; none for those that stand for themselves, the letters.
    spellings: Vec<Option<Vec<u32>>>,
    /// How often each heap was spelled anew.
    patience: Vec<u32>,
}

/// A number for each combination of an old element and counts.
type Class = u32;

/// All classes of sums of one candidate.
pub(super) struct Classes {
    /// The class of every heap.
    heaps: Vec<Class>,
    /// The classes in the order of their least sums.
    order: Vec<Class>,
    /// The place of a class in `order`, `u32::MAX` when no sum has it.
    index: Vec<u32>,
    /// The greatest heap of the least sum and the index without it; the empty sum has neither.
    last: Vec<(u32, u32)>,
    is_p: Vec<bool>,
    /// The heaps that least sums are made of.
    generators: Vec<u32>,
}

/// A quotient that has not been checked.
pub(super) struct Proposal {
    pub(super) monoid: Monoid,
    /// The elements of the heaps, from heap 0.
    pub(super) places: Vec<Element>,
    /// The least sum of every element.
    pub(super) least: Vec<Vec<u32>>,
}

impl<'a> Refinement<'a> {
    /// Keeps the old element and the number of newest heaps.
    pub(super) fn new(
        code: &'a HeapCode,
        old: &'a Monoid,
        places: &'a [Element],
        least: &[Vec<u32>],
    ) -> Self {
        let newest = places.len() as u32;
        let spell = |heap: usize| {
            let word = &least[usize::from(places[heap])];
            (*word != [heap as u32]).then(|| word.clone())
        };
        let spellings = (0..places.len()).map(spell).chain([None]).collect();
        let patience = vec![0; places.len() + 1];
        let mut refinement = Self { code, old, places, newest, counts: Vec::new(), spellings, patience };
        refinement.set_threshold(newest, 2);
        refinement
    }

    pub(super) fn code(&self) -> &'a HeapCode {
        self.code
    }

    /// The heaps that stand for themselves.
    pub(super) fn is_letter(&self, heap: u32) -> bool {
        self.spellings[heap as usize].is_none()
    }

    /// Takes a heap to be worth these, if they are smaller and this has not gone on for long; else as itself.
    pub(super) fn spell(&mut self, heap: u32, word: Option<&[u32]>) {
        let tries = &mut self.patience[heap as usize];
        *tries += 1;
        match word {
            Some(word) if *tries <= MOST_SPELLINGS && word.iter().all(|&letter| letter < heap) => {
                self.spellings[heap as usize] = Some(word.to_vec());
            }
            _ => {
                self.spellings[heap as usize] = None;
                self.set_threshold(heap, 1);
            }
        }
    }

    fn set_threshold(&mut self, heap: u32, threshold: u32) {
        match self.counts.iter_mut().find(|count| count.heap == heap) {
            Some(count) => count.threshold = threshold,
            None => self.counts.push(Count { heap, threshold, weight: 0 }),
        }
        let mut weight = self.old.order() as u32;
        for count in &mut self.counts {
            count.weight = weight;
            weight = weight.saturating_mul(count.states());
        }
    }

    fn class_count(&self) -> usize {
        let product = |total: usize, count: &Count| total.saturating_mul(count.states() as usize);
        self.counts.iter().fold(self.old.order(), product)
    }

    fn times(&self, a: Class, b: Class) -> Class {
        let order = self.old.order() as u32;
        let mut class = Class::from(self.old.product((a % order) as Element, (b % order) as Element));
        for count in &self.counts {
            let sum = count.digit(a) + count.digit(b);
            let over = sum.saturating_sub(count.threshold);
            class += count.weight * (sum.min(count.threshold) + over % PERIOD);
        }
        class
    }

    fn class_of_heap(&self, heap: u32) -> Class {
        if let Some(word) = &self.spellings[heap as usize] {
            return word.iter().fold(0, |class, &letter| self.times(class, self.class_of_heap(letter)));
        }
        let old = self.places.get(heap as usize).copied().unwrap_or(0);
        let counted = self.counts.iter().filter(|count| count.heap == heap);
        Class::from(old) + counted.map(|count| count.weight).sum::<Class>()
    }

    fn class_of_sum(&self, classes: &Classes, heaps: &[u32]) -> Class {
        heaps.iter().fold(0, |class, &heap| self.times(class, classes.heaps[heap as usize]))
    }

    /// All classes that sums have, with their outcomes.
    pub(super) fn classes(&self, meter: &mut Meter) -> Result<Classes, NoCandidate> {
        let count = self.class_count();
        if count > 16 * MOST_CLASSES {
            return Err(NoCandidate::TooLarge);
        }
        meter.count_bytes(4 * count as u64)?;
        let mut classes = Classes {
            heaps: (0..=self.newest).map(|heap| self.class_of_heap(heap)).collect(),
            order: vec![0],
            index: vec![u32::MAX; count],
            last: vec![(0, 0)],
            is_p: vec![false],
            generators: Vec::new(),
        };
        classes.index[0] = 0;
        for heap in 1..=self.newest {
            self.add_heap(&mut classes, heap, meter)?;
        }
        let outcomes = self.find_outcomes(&mut classes, meter);
        meter.release_bytes(4 * count as u64);
        outcomes?;
        Ok(classes)
    }

    /// The classes of sums with this heap as the greatest, in order.
    fn add_heap(&self, classes: &mut Classes, heap: u32, meter: &mut Meter) -> Result<(), NoCandidate> {
        let own = classes.heaps[heap as usize];
        if classes.index[own as usize] != u32::MAX {
            return Ok(());
        }
        classes.generators.push(heap);
        let mut layer = 0..classes.order.len();
        while !layer.is_empty() {
            let next = classes.order.len();
            for at in layer {
                meter.step()?;
                let class = self.times(classes.order[at], own);
                if classes.index[class as usize] == u32::MAX {
                    if classes.order.len() == MOST_CLASSES {
                        return Err(NoCandidate::TooLarge);
                    }
                    meter.count_position(0)?;
                    classes.index[class as usize] = classes.order.len() as u32;
                    classes.order.push(class);
                    classes.last.push((heap, at as u32));
                }
            }
            layer = next..classes.order.len();
        }
        Ok(())
    }

    /// The classes of the options of a heap, each once.
    fn option_classes(&self, classes: &Classes, heap: u32, meter: &Meter) -> Result<Vec<Class>, StopReason> {
        let mut list = Vec::new();
        let flow = visit_options(self.code, &heap, |_, option| {
            list.push(self.class_of_sum(classes, option));
            match meter.step() {
                Ok(()) => ControlFlow::Continue(()),
                Err(reason) => ControlFlow::Break(reason),
            }
        });
        if let ControlFlow::Break(reason) = flow {
            return Err(reason);
        }
        list.sort_unstable();
        list.dedup();
        Ok(list)
    }

    /// Reads off the outcomes of the least sums, in order: P when no option is P, the empty sum excepted.
    fn find_outcomes(&self, classes: &mut Classes, meter: &Meter) -> Result<(), StopReason> {
        let mut options = FxHashMap::default();
        for &heap in &classes.generators {
            options.insert(heap, self.option_classes(classes, heap, meter)?);
        }
        // The least sums made one heap smaller in every way: for each, the heap taken and the class of the rest.
        let mut lessened: Vec<Vec<(u32, Class)>> = vec![Vec::new()];
        for at in 1..classes.order.len() {
            let (heap, parent) = classes.last[at];
            let own = classes.heaps[heap as usize];
            let above = lessened[parent as usize].iter().filter(|(other, _)| *other != heap);
            let mut rests: Vec<(u32, Class)> =
                above.map(|&(other, rest)| (other, self.times(rest, own))).collect();
            rests.push((heap, classes.order[parent as usize]));
            let mut is_p = true;
            for (other, rest) in &rests {
                let list = &options[other];
                meter.step_through(8 * list.len())?;
                is_p &= !list.iter().any(|&option| classes.is_p_class(self.times(*rest, option)));
            }
            classes.is_p.push(is_p);
            lessened.push(rests);
        }
        Ok(())
    }

    /// The candidate with elements merged that no context tells apart.
    pub(super) fn propose(&self, classes: &Classes, meter: &Meter) -> Result<Proposal, NoCandidate> {
        let blocks = self.merge(classes, meter)?;
        let order = blocks.iter().max().map_or(0, |&last| last as usize + 1);
        if order > MOST_ELEMENTS {
            return Err(NoCandidate::TooLarge);
        }
        let mut first = vec![usize::MAX; order];
        for (at, &block) in blocks.iter().enumerate().rev() {
            first[block as usize] = at;
        }
        let block_of = |class: Class| blocks[classes.index[class as usize] as usize] as Element;
        let mut products = Vec::with_capacity(order * order);
        for &a in &first {
            meter.step_through(8 * order)?;
            products.extend(first.iter().map(|&b| block_of(self.times(classes.order[a], classes.order[b]))));
        }
        Ok(Proposal {
            monoid: Monoid::new(products, first.iter().map(|&at| classes.is_p[at]).collect()),
            places: classes.heaps.iter().map(|&class| block_of(class)).collect(),
            least: first.iter().map(|&at| classes.least_sum(at)).collect(),
        })
    }

    /// The coarsest partition that keeps P and N apart and that heaps respect; blocks numbered as first met.
    fn merge(&self, classes: &Classes, meter: &Meter) -> Result<Vec<u32>, StopReason> {
        let mut blocks: Vec<u32> = classes.is_p.iter().map(|&is_p| u32::from(is_p)).collect();
        let mut count = 0;
        loop {
            let mut next = blocks.clone();
            let mut next_count = 0;
            for &heap in &classes.generators {
                let own = classes.heaps[heap as usize];
                let mut numbers = FxHashMap::default();
                for (at, block) in next.iter_mut().enumerate() {
                    meter.step()?;
                    let target = classes.index[self.times(classes.order[at], own) as usize];
                    let fresh = numbers.len() as u32;
                    *block = *numbers.entry((*block, blocks[target as usize])).or_insert(fresh);
                }
                next_count = numbers.len();
            }
            if next_count == count {
                return Ok(next);
            }
            count = next_count;
            blocks = next;
        }
    }

    /// The P or N that the options of a sum say.
    fn outcome_by_options(
        &self,
        classes: &Classes,
        heaps: &[u32],
        meter: &Meter,
    ) -> Result<bool, StopReason> {
        for (at, &heap) in heaps.iter().enumerate() {
            if at > 0 && heaps[at - 1] == heap {
                continue;
            }
            let mut rest = heaps.to_vec();
            rest.remove(at);
            let rest = self.class_of_sum(classes, &rest);
            let list = self.option_classes(classes, heap, meter)?;
            if list.iter().any(|&option| classes.is_p_class(self.times(rest, option))) {
                return Ok(false);
            }
        }
        Ok(!heaps.is_empty())
    }

    /// Looks for the two sums that the contradiction shows to be different, and keeps one more count to tell them apart.
    ///
    /// The sum is turned into the least of its class, one heap more at a time replaced with the least sum of what it is
    /// together with those before; where the outcome by options turns over, the replacement was wrong.
    pub(super) fn refine(
        &mut self,
        classes: &Classes,
        heaps: &[u32],
        meter: &Meter,
    ) -> Result<(), NoCandidate> {
        let wrong = self.outcome_by_options(classes, heaps, meter)?;
        let mut done = Vec::new();
        for (at, &heap) in heaps.iter().enumerate() {
            let mut long = done;
            long.push(heap);
            long.sort_unstable();
            let class = self.class_of_sum(classes, &long);
            let short = classes.least_sum(classes.index[class as usize] as usize);
            if long != short {
                let mut sum: Vec<u32> = short.iter().chain(&heaps[at + 1..]).copied().collect();
                sum.sort_unstable();
                if self.outcome_by_options(classes, &sum, meter)? != wrong {
                    self.tell_apart(&long, &short);
                    return Ok(());
                }
            }
            done = short;
        }
        unreachable!("the least sum of a class has the outcome of the class")
    }

    /// Counts the greatest heap of which the longer sum has more.
    fn tell_apart(&mut self, long: &[u32], short: &[u32]) {
        let number = |sum: &[u32], heap| sum.iter().filter(|&&other| other == heap).count() as u32;
        let mut greatest_first = long.iter().rev().copied();
        let heap = greatest_first.find(|&heap| number(long, heap) > number(short, heap));
        let heap = heap.expect("the least sum of a class is less than any other");
        self.set_threshold(heap, number(long, heap));
    }
}

impl Classes {
    fn is_p_class(&self, class: Class) -> bool {
        self.is_p[self.index[class as usize] as usize]
    }

    fn least_sum(&self, mut at: usize) -> Vec<u32> {
        let mut heaps = Vec::new();
        while at > 0 {
            let (heap, parent) = self.last[at];
            heaps.push(heap);
            at = parent as usize;
        }
        heaps.reverse();
        heaps
    }
}

/// The elements of the options of a heap in a quotient where smaller heaps have their places.
pub(super) fn option_elements(
    code: &HeapCode,
    monoid: &Monoid,
    places: &[Element],
    heap: u32,
    meter: &Meter,
) -> Result<ElementSet, StopReason> {
    let mut set = ElementSet::empty(monoid.order());
    let flow = visit_options(code, &heap, |_, option| {
        set.insert(option.iter().fold(0, |x, &part| monoid.product(x, places[part as usize])));
        match meter.step() {
            Ok(()) => ControlFlow::Continue(()),
            Err(reason) => ControlFlow::Break(reason),
        }
    });
    match flow {
        ControlFlow::Continue(()) => Ok(set),
        ControlFlow::Break(reason) => Err(reason),
    }
}
