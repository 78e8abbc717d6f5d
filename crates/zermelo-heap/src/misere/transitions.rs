//! The transitions of a heap game in its quotient: pairs of an element and the set of the elements of its options.
//!
//! That the quotient tells P from N for every sum of the heaps is a statement about infinitely many sums. It has two
//! halves. *No option of a P-sum is P*: enough for single heaps in every context, one table look-up each. *Every N-sum
//! but the empty one has an option that is P*: here fewer options are worse, so that only the least option sets of every
//! element matter, and they are finite in number. Multiplying them by one heap after the other reaches all sums
//! (the transition algebra of Plambeck and Siegel, "Misère quotients for impartial games", 2008, section 6).

use super::monoid::{Element, ElementSet, Monoid};
use zermelo_core::{Meter, StopReason};

/// A monoid with what the two halves of the check look up.
#[derive(Clone, Debug)]
pub(super) struct Tables {
    /// For x: the elements that no option of x may have, because both would be P in some context.
    forbidden: Vec<ElementSet>,
    /// For x: all elements that win in no context in which x does not.
    below: Vec<ElementSet>,
    p: ElementSet,
}

impl Tables {
    pub(super) fn new(monoid: &Monoid) -> Self {
        let partners: Vec<ElementSet> = monoid.elements().map(|x| monoid.p_partners(x)).collect();
        let set_of = |accept: &dyn Fn(Element) -> bool| {
            let mut set = ElementSet::empty(monoid.order());
            monoid.elements().filter(|&y| accept(y)).for_each(|y| set.insert(y));
            set
        };
        let own = |x: Element| &partners[usize::from(x)];
        Self {
            forbidden: monoid.elements().map(|x| set_of(&|y| own(y).meets(own(x)))).collect(),
            below: monoid.elements().map(|x| set_of(&|y| own(y).is_subset(own(x)))).collect(),
            p: set_of(&|y| monoid.is_p(y)),
        }
    }
}

/// One pair, reached by adding heaps one by one.
#[derive(Clone, Debug)]
struct Transition {
    element: Element,
    /// The elements of the options, with all that are below one of them: they change no answer and make more pairs equal.
    options: ElementSet,
    /// The pair it came from (none for a single heap), and the heap that was added.
    parent: Option<u32>,
    heap: u32,
    /// Not yet outdone by a pair with the same element and fewer options.
    alive: bool,
}

/// Why a quotient is wrong: a sum of heaps where it contradicts its own rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Contradiction {
    pub(super) heaps: Vec<u32>,
}

/// What stops a check.
pub(super) enum Failed {
    Wrong(Contradiction),
    Stopped(StopReason),
}

impl From<StopReason> for Failed {
    fn from(reason: StopReason) -> Self {
        Self::Stopped(reason)
    }
}

/// The least transitions of a game whose quotient has been checked.
#[derive(Clone, Debug)]
pub(super) struct Transitions {
    tables: Tables,
    list: Vec<Transition>,
    /// The living transitions of every element.
    of_element: Vec<Vec<u32>>,
}

impl Transitions {
    pub(super) fn new(monoid: &Monoid) -> Self {
        Self { tables: Tables::new(monoid), list: Vec::new(), of_element: vec![Vec::new(); monoid.order()] }
    }

    /// An element z such that x·z is P and has an option in P, when a heap at `x` has these options.
    pub(super) fn forbidden_context(
        &self,
        monoid: &Monoid,
        x: Element,
        options: &ElementSet,
    ) -> Option<Element> {
        if !self.tables.forbidden[usize::from(x)].meets(options) {
            return None;
        }
        let p = |x, z| monoid.is_p(monoid.product(x, z));
        monoid.elements().find(|&z| p(x, z) && options.iter().any(|y| p(y, z)))
    }

    /// The options times `y`, with all that are below.
    fn times(&self, monoid: &Monoid, options: &ElementSet, y: Element) -> ElementSet {
        let mut set = ElementSet::empty(monoid.order());
        for option in options.iter() {
            let product = monoid.product(option, y);
            if !set.contains(product) {
                set.add_all(&self.tables.below[usize::from(product)]);
            }
        }
        set
    }

    /// Whether a heap with these options has its place at `x`: the quotient stays as it is.
    ///
    /// The mex rule of Plambeck and Siegel (2008, theorem 6.4), with the least transitions in place of all sums.
    pub(super) fn fits(
        &self,
        monoid: &Monoid,
        x: Element,
        options: &ElementSet,
        meter: &Meter,
    ) -> Result<bool, StopReason> {
        if self.tables.forbidden[usize::from(x)].meets(options) {
            return Ok(false);
        }
        let own = self.times(monoid, options, 0);
        if !Self::fits_with(monoid, x, &own, 0, None) {
            return Ok(false);
        }
        for (y, transitions) in self.of_element.iter().enumerate() {
            for &at in transitions {
                meter.step()?;
                let others = &self.list[at as usize].options;
                if !Self::fits_with(monoid, x, &own, y as Element, Some(others)) {
                    return Ok(false);
                }
            }
        }
        Ok(true)
    }

    /// Whether copies of the heap beside a sum at `y` with the options `others` are N only with an option in P.
    fn fits_with(
        monoid: &Monoid,
        x: Element,
        own: &ElementSet,
        y: Element,
        others: Option<&ElementSet>,
    ) -> bool {
        let mut seen = ElementSet::empty(monoid.order());
        let mut power = 0;
        while !seen.contains(power) {
            seen.insert(power);
            let next = monoid.product(power, x);
            if !monoid.is_p(monoid.product(next, y)) {
                let rest = monoid.product(power, y);
                let by_heap = own.iter().any(|option| monoid.is_p(monoid.product(rest, option)));
                let beside =
                    || others.is_some_and(|set| set.iter().any(|z| monoid.is_p(monoid.product(next, z))));
                if !by_heap && !beside() {
                    return false;
                }
            }
            power = next;
        }
        true
    }

    /// Adds a heap at `x` with these options, and all sums with it; fails where a sum has a wrong outcome.
    pub(super) fn add_heap(
        &mut self,
        monoid: &Monoid,
        heap: u32,
        x: Element,
        options: &ElementSet,
        meter: &mut Meter,
    ) -> Result<(), Failed> {
        let own = self.times(monoid, options, 0);
        if self.is_outdone(x, &own) {
            return Ok(());
        }
        let before = self.list.len();
        self.add_chain(monoid, None, heap, x, &own, meter)?;
        for start in 0..before {
            if self.list[start].alive {
                self.add_chain(monoid, Some(start as u32), heap, x, &own, meter)?;
            }
        }
        Ok(())
    }

    /// Adds one, two, … copies of a heap to a sum, until nothing new comes.
    fn add_chain(
        &mut self,
        monoid: &Monoid,
        start: Option<u32>,
        heap: u32,
        x: Element,
        own: &ElementSet,
        meter: &mut Meter,
    ) -> Result<(), Failed> {
        let mut parent = start;
        loop {
            meter.step()?;
            let (element, options) = match parent {
                None => (x, own.clone()),
                Some(at) => {
                    let from = &self.list[at as usize];
                    let mut options = self.times(monoid, &from.options, x);
                    options.add_all(&self.times(monoid, own, from.element));
                    (monoid.product(from.element, x), options)
                }
            };
            if self.is_outdone(element, &options) {
                return Ok(());
            }
            meter.count_bytes((options.bytes() + size_of::<Transition>()) as u64)?;
            let wins = self.tables.p.meets(&options);
            let transition = Transition { element, options, parent, heap, alive: true };
            let at = self.list.len() as u32;
            if !monoid.is_p(element) && !wins {
                self.list.push(transition);
                return Err(Failed::Wrong(Contradiction { heaps: self.heaps_of(at) }));
            }
            self.insert(transition);
            parent = Some(at);
        }
    }

    fn is_outdone(&self, element: Element, options: &ElementSet) -> bool {
        let rivals = &self.of_element[usize::from(element)];
        rivals.iter().any(|&rival| self.list[rival as usize].options.is_subset(options))
    }

    fn insert(&mut self, transition: Transition) {
        let at = self.list.len() as u32;
        let list = &mut self.list;
        let rivals = &mut self.of_element[usize::from(transition.element)];
        rivals.retain(|&rival| {
            let outdone = transition.options.is_subset(&list[rival as usize].options);
            list[rival as usize].alive = !outdone;
            !outdone
        });
        rivals.push(at);
        list.push(transition);
    }

    fn heaps_of(&self, at: u32) -> Vec<u32> {
        let mut heaps = Vec::new();
        let mut next = Some(at);
        while let Some(at) = next {
            heaps.push(self.list[at as usize].heap);
            next = self.list[at as usize].parent;
        }
        heaps.sort_unstable();
        heaps
    }
}
