//! The Grundy sequence of any code: moves that leave three heaps and more, and digits that repeat for ever.
//!
//! For every sum `s` and every number `k` of heaps there is the set of values of `k` heaps that are `s` together; it
//! follows from the sets for `k − 1`. A heap's options are a union of such sets, and what an endless tail of digits
//! allows is a union that only grows, one for each place of the repeating part.

use super::period::{ENDLESS_TAKES, Periodicity};
use super::windowed::Word;
use crate::{Digit, HeapCode, Sizes};
use rustc_hash::FxHashMap;
use zermelo_core::{Arrange, Meter, Reference, StopReason};

/// Moves that must leave different heaps are computed for at most so many.
pub(super) const MOST_DISTINCT: usize = 3;

/// A set of values, a bit each.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct ValueSet {
    words: Vec<u64>,
}

impl ValueSet {
    fn insert(&mut self, value: u32) {
        let word = value as usize / 64;
        if word >= self.words.len() {
            self.words.resize((word + 1).next_power_of_two(), 0);
        }
        self.words[word] |= 1 << (value % 64);
    }

    fn unite(&mut self, other: &Self) {
        if other.words.len() > self.words.len() {
            self.words.resize(other.words.len(), 0);
        }
        for (word, other) in self.words.iter_mut().zip(&other.words) {
            *word |= other;
        }
    }

    /// Adds the values of `other`, each xor `by`.
    fn unite_shifted(&mut self, other: &Self, by: u32) {
        if other.words.is_empty() {
            return;
        }
        let length = other.words.len().max((by as usize / 64 + 1).next_power_of_two());
        if length > self.words.len() {
            self.words.resize(length, 0);
        }
        for (at, &word) in other.words.iter().enumerate().filter(|(_, word)| **word != 0) {
            self.words[at ^ (by as usize / 64)] |= word.exchange((by % 64) as u8);
        }
    }

    fn mex(&self) -> u32 {
        let at = self.words.iter().position(|&word| word != !0).unwrap_or(self.words.len());
        let inside = self.words.get(at).map_or(0, |word| word.trailing_ones());
        at as u32 * 64 + inside
    }

    fn contains(&self, value: u32) -> bool {
        self.words.get(value as usize / 64).is_some_and(|word| word >> (value % 64) & 1 == 1)
    }

    fn bytes(&self) -> u64 {
        8 * self.words.len() as u64
    }
}

/// A kind of option: so many heaps, or at least so many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Parts {
    count: usize,
    or_more: bool,
    sizes: Sizes,
}

/// The values so far.
#[derive(Clone, Debug)]
pub(super) struct GeneralSequence {
    code: HeapCode,
    pub(super) values: Vec<u32>,
    /// The kinds of options that are computed; each stands behind those it follows from.
    kinds: Vec<Parts>,
    /// `sets[kind][s]`: the values of such options with `s` tokens in all.
    sets: Vec<Vec<ValueSet>>,
    /// For each place of the repeating part and each residue of the sum: the values that are options for ever.
    tails: Vec<Vec<ValueSet>>,
    /// States seen, for codes of which moves leave at most one heap.
    states: FxHashMap<Vec<u32>, (u64, u32)>,
    pub(super) period: Option<(Periodicity, &'static Reference)>,
}

impl GeneralSequence {
    /// The sequence of a code. `None` when moves leave more than [`MOST_DISTINCT`] heaps that must differ.
    pub(super) fn new(code: &HeapCode) -> Option<Self> {
        let mut kinds: Vec<Parts> = Vec::new();
        let mut add = |parts: Parts| {
            if !kinds.contains(&parts) {
                kinds.push(parts);
            }
        };
        add(Parts { count: 1, or_more: false, sizes: Sizes::Any });
        for digit in code.digits().iter().chain(code.repeating()) {
            for parts in parts_of(*digit) {
                match parts.sizes {
                    Sizes::Any => {}
                    Sizes::Different if parts.or_more || parts.count > MOST_DISTINCT => return None,
                    Sizes::Different | Sizes::AllEqual => {
                        add(parts);
                        continue;
                    }
                    Sizes::NotAllEqual => {
                        add(TWO_DIFFERENT);
                        for count in 2 + usize::from(!parts.or_more)..=parts.count {
                            add(Parts { count, ..parts });
                        }
                        continue;
                    }
                }
                for count in 2..=parts.count {
                    add(Parts { count, or_more: false, sizes: Sizes::Any });
                }
                if parts.or_more {
                    for count in 1..=parts.count.max(2) {
                        add(Parts { count, ..parts });
                    }
                }
            }
        }
        // At least k heaps follow from at least k − 1, and at least one from at least two of fewer tokens.
        kinds.arrange_by_key(|parts| {
            (parts.or_more, if parts.or_more && parts.count == 1 { usize::MAX } else { parts.count })
        });
        let period = code.repeating().len();
        Some(Self {
            code: code.clone(),
            values: Vec::new(),
            sets: vec![Vec::new(); kinds.len()],
            kinds,
            tails: vec![vec![ValueSet::default(); period]; period],
            states: FxHashMap::default(),
            period: None,
        })
    }

    /// Computes values until there are `length`, or the period is proved.
    pub(super) fn extend(&mut self, length: u64, meter: &mut Meter) -> Result<(), StopReason> {
        while (self.values.len() as u64) < length && self.period.is_none() {
            let heap = self.values.len();
            let bytes = self.make_sets(heap, meter)?;
            let value = self.value_of_next(heap);
            self.values.push(value);
            self.sets[0][heap].insert(value);
            self.finish_sets(heap);
            meter.count_position(4 + bytes as usize)?;
            self.look_for_repetition();
        }
        Ok(())
    }

    fn kind(&self, parts: Parts) -> Option<usize> {
        self.kinds.iter().position(|&kind| kind == parts)
    }

    /// The sets of two and more heaps for the sum `total`; all smaller heaps have their values.
    fn make_sets(&mut self, total: usize, meter: &Meter) -> Result<u64, StopReason> {
        let mut bytes = 0;
        for place in 0..self.kinds.len() {
            let parts = self.kinds[place];
            let mut set = ValueSet::default();
            match parts.sizes {
                Sizes::Different => self.add_distinct(&mut set, total, parts.count),
                Sizes::AllEqual => self.add_equal(&mut set, total, parts),
                Sizes::Any | Sizes::NotAllEqual => {
                    if parts.sizes == Sizes::NotAllEqual && parts.or_more && parts.count == 2 {
                        let two = self.kind(TWO_DIFFERENT).expect("made before");
                        set.unite(&self.sets[two][total]);
                    }
                    if let Some(fewer) = fewer(parts) {
                        let fewer = &self.sets[self.kind(fewer).expect("made before")];
                        for first in 1..total {
                            meter.step_through(fewer[total - first].words.len() * 8)?;
                            set.unite_shifted(&fewer[total - first], self.values[first]);
                        }
                    }
                }
            }
            bytes += set.bytes();
            self.sets[place].push(set);
        }
        Ok(bytes)
    }

    /// One heap is at least one heap, and so are two.
    fn finish_sets(&mut self, total: usize) {
        let Some(at_least_one) = self.kind(Parts { count: 1, or_more: true, sizes: Sizes::Any }) else {
            return;
        };
        let two =
            self.kind(Parts { count: 2, or_more: true, sizes: Sizes::Any }).expect("made with the other");
        let mut set = self.sets[two][total].clone();
        set.insert(self.values[total]);
        self.sets[at_least_one][total] = set;
    }

    /// Equal heaps cancel in pairs.
    fn add_equal(&self, set: &mut ValueSet, total: usize, parts: Parts) {
        let most = if parts.or_more { total } else { parts.count };
        for count in (parts.count..=most).filter(|&count| total > 0 && total.is_multiple_of(count)) {
            set.insert(if count % 2 == 0 { 0 } else { self.values[total / count] });
        }
    }

    fn add_distinct(&self, set: &mut ValueSet, total: usize, count: usize) {
        let value = |heap: usize| self.values[heap];
        match count {
            2 => (1..total.div_ceil(2)).for_each(|a| set.insert(value(a) ^ value(total - a))),
            _ => {
                for a in 1..=total / 3 {
                    for b in a + 1..(total - a).div_ceil(2) {
                        set.insert(value(a) ^ value(b) ^ value(total - a - b));
                    }
                }
            }
        }
    }

    fn value_of_next(&mut self, heap: usize) -> u32 {
        let mut options = ValueSet::default();
        if self.code.digit(heap as u64).allows(0) && heap > 0 {
            options.insert(0);
        }
        for (taken, digit) in self.code.digits().iter().enumerate().take(heap) {
            for set in self.sets_of(*digit, heap - taken) {
                options.unite(set);
            }
        }
        let (first, period) = (self.code.digits().len(), self.code.repeating().len());
        for place in 0..period {
            let Some(total) = heap.checked_sub(first + place).filter(|&total| total > 0) else { continue };
            let residue = total % period;
            let mut tail = std::mem::take(&mut self.tails[place][residue]);
            for set in self.sets_of(self.code.repeating()[place], total) {
                tail.unite(set);
            }
            options.unite(&tail);
            self.tails[place][residue] = tail;
        }
        options.mex()
    }

    /// The sets of the options that a digit allows, for `total` tokens left.
    fn sets_of(&self, digit: Digit, total: usize) -> impl Iterator<Item = &ValueSet> {
        parts_of(digit).filter_map(move |parts| Some(&self.sets[self.kind(parts)?][total]))
    }

    /// Where moves leave at most one heap, the state is: which values from the base on are excluded for ever, the last
    /// values from the base on, and the place in the repeating part. The base is the least value that is not excluded
    /// for ever for some residue; what is below it does not matter any more.
    fn look_for_repetition(&mut self) {
        let period = self.code.repeating().len();
        if period == 0 || self.code.most_heaps().is_none_or(|most| most > 1) {
            return;
        }
        let heap = self.values.len();
        let (base, excluded) = self.excluded_for_ever(period);
        let greatest = self.values.iter().rev().take(4 * (self.code.digits().len() + period)).max().copied();
        let above = base..=greatest.unwrap_or(0).max(base);
        let mut state = vec![(heap % period) as u32];
        for set in &excluded {
            state.extend(above.clone().filter(|&value| set.contains(value)).map(|value| value - base));
            state.push(u32::MAX);
        }
        let last = self.values.iter().rev().take(self.code.digits().len() + period);
        state.extend(last.map(|&value| value.checked_sub(base).unwrap_or(u32::MAX)));
        if let Some(&(before, base_before)) = self.states.get(&state) {
            let length = heap as u64 - before;
            let saltus = u64::from(base - base_before);
            let differs = |at: &u64| {
                let (low, high) = (self.values[*at as usize], self.values[(at + length) as usize]);
                u64::from(low) + saltus != u64::from(high)
            };
            let preperiod = (0..before).rev().find(differs).map_or(0, |last| last + 1);
            self.period = Some((Periodicity { length, preperiod, saltus }, &ENDLESS_TAKES));
        } else if heap > self.code.digits().len() + period {
            self.states.insert(state, (heap as u64, base));
        }
    }

    /// The base, and for each residue of the heap the values excluded for ever.
    fn excluded_for_ever(&self, period: usize) -> (u32, Vec<ValueSet>) {
        let first = self.code.digits().len();
        let of_residue = |residue: usize| {
            let mut set = ValueSet::default();
            for (place, tails) in self.tails.iter().enumerate() {
                let shift = (first + place) % period;
                set.unite(&tails[(residue + period - shift) % period]);
            }
            // A move that leaves nothing: the heap's own size is taken.
            if self.code.repeating()[(residue + first * (period - 1)) % period].allows(0) {
                set.insert(0);
            }
            set
        };
        let sets: Vec<_> = (0..period).map(of_residue).collect();
        (sets.iter().map(ValueSet::mex).min().unwrap_or(0), sets)
    }
}

/// Two different heaps are two heaps that are not all equal.
const TWO_DIFFERENT: Parts = Parts { count: 2, or_more: false, sizes: Sizes::Different };

/// What is left of such heaps when one is put aside; of three heaps or more that are not all equal, one can be put aside so
/// that the others are not.
fn fewer(parts: Parts) -> Option<Parts> {
    match (parts.count, parts.sizes) {
        (0 | 1, _) => None,
        (2, Sizes::NotAllEqual) => Some(parts),
        (3, Sizes::NotAllEqual) if !parts.or_more => Some(TWO_DIFFERENT),
        (count, _) => Some(Parts { count: count - 1, ..parts }),
    }
}

/// The kinds of options of a digit that leave something.
fn parts_of(digit: Digit) -> impl Iterator<Item = Parts> {
    let exact = (1..64).filter(move |&count| digit.counts >> count & 1 == 1);
    let exact = exact.map(move |count| match (count, digit.sizes(count)) {
        (2, Sizes::NotAllEqual) => TWO_DIFFERENT,
        (count, sizes) => Parts { count, or_more: false, sizes },
    });
    let sizes = digit.open_sizes();
    // One heap alone has any size.
    let least = if sizes == Sizes::Any { 1 } else { 2 };
    let one = digit.any_from.filter(|&from| usize::from(from) < least && least == 2);
    let one = one.map(|_| Parts { count: 1, or_more: false, sizes: Sizes::Any });
    let open = digit.any_from.map(|from| Parts { count: usize::from(from).max(least), or_more: true, sizes });
    exact.chain(one).chain(open)
}
