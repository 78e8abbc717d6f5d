//! The claim `quotient N`: the misère quotient of a heap game, given by its code, for heaps up to N; and `quotient N period
//! P from M`: it is that of all heaps, and Φ(n + P) = Φ(n) for n ≥ M. The position is `-`, the convention misère.
//!
//! `elements Q`; `p`, the elements of the P-portion, ascending; the Q rows of the multiplication table; then N + 1 records
//! Φ(0), Φ(1), …, Φ(N). Element 0 is the identity. The claim is that a sum of heaps is P in misère play exactly if the
//! product of its heaps' elements is in P, and that different elements differ in some context. What is checked:
//!
//! * *A monoid that the heaps generate.* Commutative, 0 is the identity, every element a product of heaps' elements, and
//!   (x·a)·y = x·(a·y) for all x, y and all a = Φ(n), which then holds for all a (Light's test).
//! * *Reduced*: for x ≠ y there is z with just one of x·z, y·z in P.
//! * *No move from P to P*: for a heap at x, each option at e of it and each context y, not both x·y and e·y are in P. A
//!   heap without moves is at 0, and 0 is not in P, for a player who cannot move wins.
//! * *From N there is a move to P, unless there is none at all.* A sum at x is described by (x, W), W the contexts y in which
//!   one of its options, at e, has e·y in P. A heap h at φ with the set V for W makes of it (x·φ, {y: φ·y ∈ W or x·y ∈ V}).
//!   All sums are reached by adding heaps; 0 ∈ W is needed where x is not in P. As larger W only do better, and do so after every
//!   addition, least sets for each x stand for all (Plambeck and Siegel 2008, section 6), and those are finite in number.
//!
//! With a period, Φ is compared as in `period.rs`: then heaps above N have the elements and options of heaps P below.

use crate::certificate::Header;
use crate::claim::Period;
use crate::games::code::{code_digits, most_heaps, replace_by_code};
use crate::limits::Meter;
use crate::numbers::{length, number, numbers_below};
use crate::records::Records;
use crate::verdict::{Accepted, Failure};
use std::collections::{BTreeSet, HashSet};

/// More elements are refused: the table has their square.
const MOST_ELEMENTS: u64 = 1 << 12;
/// As many descriptions of sums, and as many options of heaps, are looked at.
const MOST_SUMS: usize = 1 << 20;
const MOST_OPTIONS: u64 = 1 << 34;

pub(crate) fn check(
    header: &Header,
    largest: u64,
    period: Option<Period>,
    records: &mut Records,
) -> Result<Accepted, Failure> {
    if !header.misere {
        return Err("misère quotients belong to misère play".into());
    }
    header.expect_no_position()?;
    let digits = header.game.strip_prefix("heaps:").and_then(code_digits);
    let digits = digits.ok_or("the game is heaps: and a code such as 0.137")?;
    let monoid = Monoid::read(records)?;
    let places = read_places(largest, monoid.order, records)?;
    let quotient = Quotient { monoid, digits: &digits, places: &places, meter: records.meter() };
    quotient.check()?;
    if let Some(period) = period {
        quotient.check_period(largest, period)?;
    }
    let heaps = period.map_or_else(
        || format!("of {} for heaps up to {largest}", header.game),
        |Period { period, start }| format!("of {} (with period {period} from heap {start} on)", header.game),
    );
    let claim = format!(
        "the misère quotient {heaps} has {} elements, {} of them in P",
        quotient.monoid.order,
        quotient.monoid.p.iter().filter(|&&is_p| is_p).count()
    );
    Ok(Accepted::new(claim, false))
}

fn read_places(largest: u64, order: usize, records: &mut Records) -> Result<Vec<usize>, Failure> {
    let mut places = Vec::new();
    for _ in 0..=largest {
        let element = number(&records.text("the elements of all heaps")?).map(length);
        let element = element.filter(|&element| element < order);
        places.push(element.ok_or("expected the element of a heap")?);
        records.meter().keep(2 * size_of::<usize>())?;
    }
    if places[0] == 0 { Ok(places) } else { Err("heap 0 is at 0".into()) }
}

/// A commutative monoid on 0, 1, …, with 0 as its identity, and a portion of it.
struct Monoid {
    order: usize,
    /// Row by row.
    table: Vec<u16>,
    p: Vec<bool>,
}

impl Monoid {
    fn read(records: &mut Records) -> Result<Self, Failure> {
        let order = records.count("elements")?;
        if !(1..=MOST_ELEMENTS).contains(&order) {
            return Err(format!("there are from 1 to {MOST_ELEMENTS} elements").into());
        }
        let order = order as usize;
        let portion = records.value("p")?;
        let portion = numbers_below(order, portion.as_bytes(), "there are fewer elements", records.meter())?;
        if !portion.is_sorted_by(|one, two| one < two) {
            return Err("the P-portion is listed in ascending order".into());
        }
        let mut table = Vec::new();
        for _ in 0..order {
            let meter = records.meter();
            let line = records.expect("the whole table")?;
            let row = numbers_below(order, line, "there is no such element", meter)?;
            if row.len() != order {
                return Err(format!("expected a row of {order} elements").into());
            }
            table.extend(row.into_iter().map(|element| element as u16));
            records.meter().keep(order * 2 * size_of::<u16>())?;
        }
        let p = (0..order).map(|element| portion.binary_search(&(element as u32)).is_ok()).collect();
        let monoid = Self { order, table, p };
        monoid.check_commutative()?;
        Ok(monoid)
    }

    fn product(&self, one: usize, two: usize) -> usize {
        usize::from(self.table[one * self.order + two])
    }

    fn is_p(&self, one: usize, two: usize) -> bool {
        self.p[self.product(one, two)]
    }

    fn check_commutative(&self) -> Result<(), String> {
        for one in 0..self.order {
            if self.product(0, one) != one {
                return Err(format!("0·{one} is not {one}"));
            }
            if let Some(two) = (0..one).find(|&two| self.product(one, two) != self.product(two, one)) {
                return Err(format!("{one}·{two} is not {two}·{one}"));
            }
        }
        if self.p[0] { Err("0 is in P".to_owned()) } else { Ok(()) }
    }

    /// Associative for all in the middle that the generators generate, which must be all.
    fn check_generated(&self, generators: &BTreeSet<usize>, meter: &Meter) -> Result<(), Failure> {
        let mut is_reached = vec![false; self.order];
        is_reached[0] = true;
        let mut waiting = vec![0];
        while let Some(element) = waiting.pop() {
            meter.work(generators.len() as u64)?;
            for &generator in generators {
                let next = self.product(element, generator);
                if !std::mem::replace(&mut is_reached[next], true) {
                    waiting.push(next);
                }
            }
        }
        if let Some(element) = is_reached.iter().position(|is_reached| !is_reached) {
            return Err(format!("no sum of heaps is at {element}").into());
        }
        for &middle in generators {
            for one in 0..self.order {
                meter.work(4 * self.order as u64)?;
                let left = self.product(one, middle);
                let differs =
                    |&two: &usize| self.product(left, two) != self.product(one, self.product(middle, two));
                if let Some(two) = (0..self.order).find(differs) {
                    return Err(format!("({one}·{middle})·{two} is not {one}·({middle}·{two})").into());
                }
            }
        }
        Ok(())
    }

    /// The contexts in which an element is in P.
    fn partners(&self, element: usize) -> Contexts {
        Contexts::of(self.order, |context| self.is_p(element, context))
    }

    fn check_reduced(&self, meter: &Meter) -> Result<(), Failure> {
        let mut seen = HashSet::new();
        for element in 0..self.order {
            meter.work(4 * self.order as u64)?;
            if !seen.insert(self.partners(element)) {
                return Err(format!("{element} differs from an earlier element in no context").into());
            }
        }
        Ok(())
    }
}

/// A set of contexts, one bit for each element.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Contexts(Box<[u64]>);

impl Contexts {
    fn of(order: usize, mut accept: impl FnMut(usize) -> bool) -> Self {
        let mut words = vec![0; order.div_ceil(64)];
        (0..order)
            .filter(|&context| accept(context))
            .for_each(|context| words[context / 64] |= 1 << (context % 64));
        Self(words.into())
    }

    fn contains(&self, context: usize) -> bool {
        self.0[context / 64] >> (context % 64) & 1 == 1
    }

    fn count(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    fn is_subset(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).all(|(one, two)| one & !two == 0)
    }

    fn meets(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).any(|(one, two)| one & two != 0)
    }
}

struct Quotient<'a> {
    monoid: Monoid,
    digits: &'a [u32],
    places: &'a [usize],
    meter: &'a Meter<'a>,
}

impl Quotient<'_> {
    fn check(&self) -> Result<(), Failure> {
        let generators: BTreeSet<usize> = self.places.iter().copied().collect();
        self.monoid.check_generated(&generators, self.meter)?;
        self.monoid.check_reduced(self.meter)?;
        let mut work = 0;
        // The element of each heap that has moves, and the contexts in which one of its options is in P.
        let mut heaps: BTreeSet<(usize, Contexts)> = BTreeSet::new();
        for (heap, &place) in self.places.iter().enumerate().skip(1) {
            let options = self.option_elements(heap as u64, &mut work)?;
            self.meter.work((options.len() * self.monoid.order) as u64)?;
            let wins = self.check_heap(place, &options).map_err(|reason| format!("heap {heap}: {reason}"))?;
            if !options.is_empty() && heaps.insert((place, wins)) {
                self.meter.keep(self.bytes())?;
            }
        }
        self.check_sums(&heaps)
    }

    /// Bytes of a set of contexts with its element, about.
    fn bytes(&self) -> usize {
        64 + self.monoid.order / 8
    }

    fn option_elements(&self, heap: u64, work: &mut u64) -> Result<BTreeSet<usize>, Failure> {
        let mut elements = BTreeSet::new();
        replace_by_code(self.digits, heap, |parts| {
            const WORK_OF_OPTION: u64 = 16;
            self.meter.work(WORK_OF_OPTION)?;
            *work += 1;
            if *work > MOST_OPTIONS {
                return Err(Failure::out_of_limits("the heaps have too many options"));
            }
            let places = parts.iter().map(|&part| self.places[part as usize]);
            elements.insert(places.fold(0, |sum, place| self.monoid.product(sum, place)));
            Ok(())
        })?;
        Ok(elements)
    }

    /// No option of the heap is in P where it is; the contexts in which one is.
    fn check_heap(&self, place: usize, options: &BTreeSet<usize>) -> Result<Contexts, String> {
        if options.is_empty() && place != 0 {
            return Err("it has no moves, so it is at 0".to_owned());
        }
        let monoid = &self.monoid;
        let wins =
            Contexts::of(monoid.order, |context| options.iter().any(|&option| monoid.is_p(option, context)));
        if wins.meets(&monoid.partners(place)) {
            return Err("in some context it is in P with an option in P".to_owned());
        }
        Ok(wins)
    }

    /// Adds heaps until no sum has less contexts; wherever its element is not in P, a sum has an option in P.
    fn check_sums(&self, heaps: &BTreeSet<(usize, Contexts)>) -> Result<(), Failure> {
        let monoid = &self.monoid;
        let heaps = self.least_heaps(heaps)?;
        let mut least: Vec<Vec<Contexts>> = vec![Vec::new(); monoid.order];
        // Those with the fewest contexts first: few are replaced later.
        let mut waiting: BTreeSet<(u32, usize, Contexts)> =
            heaps.iter().map(|(place, wins)| (wins.count(), *place, wins.clone())).collect();
        let mut seen = 0;
        while let Some((_, place, wins)) = waiting.pop_first() {
            if self.is_covered(&wins, &least[place])? {
                continue;
            }
            if !monoid.p[place] && !wins.contains(0) {
                return Err(format!("a sum at {place}, not in P, has moves but none to P").into());
            }
            seen += 1;
            if seen > MOST_SUMS {
                return Err(Failure::out_of_limits("the sums of heaps are too many"));
            }
            self.meter.keep((heaps.len() + 1) * self.bytes())?;
            least[place].retain(|known| !wins.is_subset(known));
            for (heap, own) in &heaps {
                self.meter.work(4 * monoid.order as u64)?;
                let sum = Contexts::of(monoid.order, |context| {
                    wins.contains(monoid.product(*heap, context))
                        || own.contains(monoid.product(place, context))
                });
                let next = monoid.product(place, *heap);
                if !self.is_covered(&sum, &least[next])? {
                    waiting.insert((sum.count(), next, sum));
                }
            }
            least[place].push(wins);
        }
        Ok(())
    }

    /// The heaps that are needed: not those with more contexts than another at the same element.
    fn least_heaps<'h>(
        &self,
        heaps: &'h BTreeSet<(usize, Contexts)>,
    ) -> Result<Vec<&'h (usize, Contexts)>, Failure> {
        let mut least = Vec::new();
        for heap in heaps {
            let (place, wins) = heap;
            self.meter.work((heaps.len() * 2) as u64)?;
            let has_more =
                |(other, fewer): &(usize, Contexts)| other == place && fewer != wins && fewer.is_subset(wins);
            if !heaps.iter().any(has_more) {
                least.push(heap);
            }
        }
        Ok(least)
    }

    /// Whether some known set has no context that this one lacks.
    fn is_covered(&self, wins: &Contexts, known: &[Contexts]) -> Result<bool, Failure> {
        self.meter.work((known.len() * (1 + self.monoid.order / 64)) as u64)?;
        Ok(known.iter().any(|known| known.is_subset(wins)))
    }

    /// The window test for Φ, as for Grundy values.
    fn check_period(&self, largest: u64, Period { period, start }: Period) -> Result<(), String> {
        let most = most_heaps(self.digits).max(1) as u64;
        let longest = self.digits.len() as u64 - 1;
        // At most three heaps, and numbers below 10^18: nothing overflows.
        let compared = most * start.max(1) + (most - 1) * period + longest;
        if compared + period > largest + 1 {
            return Err(format!("the period needs heaps up to {}", compared + period - 1));
        }
        let (period, start) = (period as usize, start as usize);
        let differs = |&heap: &usize| self.places[heap] != self.places[heap + period];
        if let Some(heap) = (start..compared as usize).find(differs) {
            return Err(format!("heaps {heap} and {} are at different elements", heap + period));
        }
        let turn = &self.places[start..start + period];
        let repeats = |shift: usize| turn[shift..] == turn[..period - shift];
        if (1..period).any(|shift| period.is_multiple_of(shift) && repeats(shift)) {
            return Err("the period is less".to_owned());
        }
        if start > 0 && self.places[start - 1] == self.places[start - 1 + period] {
            return Err("the period begins earlier".to_owned());
        }
        Ok(())
    }
}
