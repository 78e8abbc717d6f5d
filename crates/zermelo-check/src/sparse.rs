//! Values of a game whose moves leave at most two heaps, many heaps at once, where a mask shows most of them *common*.
//!
//! The class of a value v at heap n is the parity of the bits that v and the mask M share, changed at every n with n − i odd
//! if `parity` is said, where all takes i that split are congruent mod 2. A heap is common when the class of its own value is
//! 1, else *rare*; heap 0 is neither.
//!
//! *Lemma.* A move from n to the heaps a and b gives a value of class 1 exactly if one of a, b is common, the other rare.
//! For nim-addition adds the parities of shared bits, and a + b ≡ n − i ≡ n + i.
//!
//! So the moves with a rare heap, and those to one heap, exclude the values of class 1; let c be the least that they do not.
//! If moves to two common heaps, the *witnesses*, are found for all smaller values of class 0, then c is the value of n. If
//! not, all options of n are looked at, and so for n ≤ r + k, where k is the greatest take and r the last rare heap or 0: from
//! there on heaps of one-heap moves are common. So whatever M is, the values are right.
//!
//! In values of one class the lowest bit of M follows from the others. Without it they are *indices*, of which each is that of
//! one value of each class; indices are added as values are. A common heap is kept as a word with the bit of its index set,
//! another as none. The *rests* of n are the words of all n − i. A move from n that leaves the heap s, rare or a witness, leaves
//! a rest of n − s too: so for many consecutive n such moves are a run of rests, with bits exchanged by the index of s.

use crate::claim::Period;
use crate::heap_values::{Moves, Options, Stop, prime_factors};
use crate::limits::Meter;
use std::ops::{BitAnd, BitOr, Not, Shl, Shr};

/// Runs of this many heaps are done at once for sizes of at least as many; what is nearer, by short runs, and one by one.
const LONG: usize = 32;
const SHORT: usize = 8;
/// Witnesses are looked for with a smaller heap of at most this size, `AT_ONCE` sizes at a time; with a window, with all that it allows.
pub(crate) const MOST_WITNESS: usize = 1 << 14;
const AT_ONCE: usize = 16;
/// Words added before old ones are dropped.
const CHUNK: usize = 1 << 15;
/// Words of 16 bytes read, about, which take a fifth of a nanosecond or more each.
const MOST_WORK: u64 = 1 << 43;

/// How values are split into classes.
#[derive(Clone, Copy)]
pub(crate) struct Space {
    pub(crate) mask: u16,
    pub(crate) with_parity: bool,
    pub(crate) take_is_odd: bool,
}

impl Space {
    fn class(self, heap: usize, value: u16) -> bool {
        let changed = self.with_parity && (heap % 2 == 1) != self.take_is_odd;
        ((value & self.mask).count_ones() % 2 == 1) != changed
    }

    /// Whether a value has the same class at heaps at this distance.
    fn is_kept(self, distance: usize) -> bool {
        !self.with_parity || distance.is_multiple_of(2)
    }

    /// The bits below the lowest bit of the mask.
    fn low(self) -> usize {
        usize::from(self.mask & self.mask.wrapping_neg()) - 1
    }

    fn index(self, value: u16) -> usize {
        let value = usize::from(value);
        (value >> 1) & !self.low() | value & self.low()
    }

    /// The value of class 1 with this index.
    fn value(self, heap: usize, index: usize) -> u16 {
        let value = ((index & !self.low()) << 1 | index & self.low()) as u16;
        if self.class(heap, value) { value } else { value + self.low() as u16 + 1 }
    }
}

/// A set of small numbers, or the first of them alone.
pub(crate) trait Word:
    Copy
    + Default
    + PartialEq
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Not<Output = Self>
    + Shl<usize, Output = Self>
    + Shr<usize, Output = Self>
{
    const WIDTH: usize;
    fn one(index: usize) -> Self;
    fn lowest(self) -> Self;
    /// The numbers below the least of a set that is not empty.
    fn below_lowest(self) -> Self;
    fn index(self) -> usize;
}

macro_rules! words {
    ($($word:ty),*) => {$(
        impl Word for $word {
            const WIDTH: usize = <$word>::BITS as usize;
            fn one(index: usize) -> Self {
                1 << index
            }
            fn lowest(self) -> Self {
                self & self.wrapping_neg()
            }
            fn below_lowest(self) -> Self {
                self.wrapping_sub(1) & !self
            }
            fn index(self) -> usize {
                self.trailing_zeros() as usize
            }
        }
    )*};
}
words!(u16, u32, u64, u128);

/// Moves of which one heap has this index and these sizes.
#[derive(Clone)]
struct Group<W> {
    index: usize,
    sizes: Vec<usize>,
    exchanges: Vec<(usize, W)>,
}

/// For each bit of `index`, the shift and the lower places for which all numbers are exchanged that differ in it.
fn exchanges<W: Word>(index: usize) -> Vec<(usize, W)> {
    let lower = |bit: usize| (0..W::WIDTH).filter(move |number| number & bit == 0);
    let bits = (0..usize::BITS).map(|bit| 1 << bit).filter(|bit| bit & index != 0 && *bit < W::WIDTH);
    bits.map(|bit| (bit, lower(bit).fold(W::default(), |set, number| set | W::one(number)))).collect()
}

impl<W: Word> Group<W> {
    fn new(index: usize) -> Self {
        Self { index, sizes: Vec::new(), exchanges: exchanges(index) }
    }

    /// The indices of the moves from each heap of a run.
    #[inline]
    fn moves<const RUN: usize>(&self, rests: &[W], at: usize) -> [W; RUN] {
        let mut sets = [W::default(); RUN];
        for size in &self.sizes {
            for (set, &rest) in sets.iter_mut().zip(&rests[at - size..][..RUN]) {
                *set = *set | rest;
            }
        }
        for &(shift, lower) in &self.exchanges {
            for set in &mut sets {
                *set = (*set >> shift) & lower | (*set & lower) << shift;
            }
        }
        sets
    }
}

/// Adds what the groups exclude for each heap of a run.
#[inline]
fn exclude<W: Word, const RUN: usize>(groups: &[Group<W>], rests: &[W], at: usize, sets: &mut [W; RUN]) {
    for group in groups {
        for (set, moves) in sets.iter_mut().zip(group.moves::<RUN>(rests, at)) {
            *set = *set | moves;
        }
    }
}

pub(crate) struct Sparse<'a, W> {
    moves: &'a Moves<'a>,
    space: Space,
    /// All values; with a window, only as long as heaps may be rare.
    pub(crate) values: Vec<u16>,
    options: Options,
    last_rare: usize,
    /// Smaller heaps of witnesses are at most this.
    most_witness: usize,
    /// The words of the heaps from −k on, but for those dropped.
    words: Vec<W>,
    /// For as many totals, the indices of the heaps that are less by a take that splits.
    rests: Vec<W>,
    dropped: usize,
    /// Moves with a rare heap, by its size: at least `LONG`, at least `SHORT`, less.
    exclusions: [Vec<Group<W>>; 3],
    /// Takes that leave one heap, of class 1 if it is common.
    singles: Vec<usize>,
    /// Witnesses, in full groups first, and the one for each index that is not yet full.
    witnesses: Vec<Group<W>>,
    unfilled: Vec<Group<W>>,
    /// The exchanges of the bits below the lowest one of the mask.
    low: Vec<(usize, W)>,
    /// For even and odd heaps, the indices of values of class 1 that are greater than those of class 0.
    greater: [W; 2],
    work: u64,
    meter: &'a Meter<'a>,
}

impl<'a, W: Word> Sparse<'a, W> {
    pub(crate) fn new(
        moves: &'a Moves,
        space: Space,
        most_witness: usize,
        meter: &'a Meter<'a>,
    ) -> Result<Self, Stop> {
        // Values that differ in lower bits only must fit all.
        if space.low() >= W::WIDTH {
            return Err(Stop::Value);
        }
        let is_greater =
            |heap, index: &usize| usize::from(space.value(heap, *index)) & (space.low() + 1) != 0;
        let greater = |heap| (0..W::WIDTH).filter(move |index| is_greater(heap, index));
        let singles = moves.takes[1].iter().copied().filter(|&take| space.is_kept(take));
        Ok(Self {
            moves,
            space,
            values: vec![0],
            options: Options::new(),
            last_rare: 0,
            most_witness,
            words: vec![W::default(); moves.longest + 1],
            rests: vec![W::default(); moves.longest + 1],
            dropped: 0,
            exclusions: [const { Vec::new() }; 3],
            singles: singles.collect(),
            witnesses: Vec::new(),
            unfilled: (0..W::WIDTH).map(Group::new).collect(),
            low: exchanges(space.low()),
            greater: [0, 1].map(|heap| greater(heap).fold(W::default(), |set, index| set | W::one(index))),
            work: 0,
            meter,
        })
    }

    /// Counts words read, against the budget of a computation and against the caller's limits.
    fn count(&mut self, words: u64) -> Result<(), Stop> {
        self.work += words;
        if self.work > MOST_WORK {
            return Err(Stop::Work);
        }
        Ok(self.meter.work(words)?)
    }

    /// Computes values until there are `length` of them, or some more.
    pub(crate) fn extend(&mut self, length: usize) -> Result<(), Stop> {
        while self.values.len() < length {
            let heap = self.values.len();
            let start = self.words.len();
            let settled = if heap > self.last_rare + self.moves.longest { self.add_run()? } else { 0 };
            self.words.truncate(start + settled);
            self.rests.truncate(start + settled);
            for at in start..start + settled {
                let index = self.words[at].index();
                let value = self.space.value(self.values.len(), index);
                self.options.allow(value);
                self.values.push(value);
                self.add_witness(self.values.len() - 1, index);
            }
            // No later ones, which with a window must follow from what it holds.
            if settled < LONG && self.values.len() < length {
                self.add_by_all_options()?;
            }
        }
        Ok(())
    }

    /// Whether the values repeat with a period, as a window shows: g(n) is a function of the `window` values before it.
    pub(crate) fn repeats(&mut self, claimed: Period, window: usize) -> Result<(), Stop> {
        self.extend(2 * window + 1)?;
        if self.last_rare > self.most_witness {
            return Err(Stop::Window(self.last_rare));
        }
        let (period, start) = (claimed.period as usize, claimed.start as usize);
        let first = self.state(start, window)?.to_vec();
        let mut primes: Vec<u64> = prime_factors(claimed.period).collect();
        primes.reverse();
        for part in primes.into_iter().map(|prime| period / prime as usize) {
            // At odd sizes common heaps have different values, if parity counts.
            if self.space.is_kept(part) && self.state(start + part, window)?[1..] == first[1..] {
                return Err(Stop::False(format!("the period is no more than {part}")));
            }
        }
        let last = self.state(start + period, window)?;
        if let Some(place) = (1..=window).find(|&place| first[place] != last[place]) {
            let heap = start - 1 + place;
            return Err(Stop::False(format!("heaps {heap} and {} have different values", heap + period)));
        }
        if first[0] == last[0] { Err(Stop::False("the period begins earlier".to_owned())) } else { Ok(()) }
    }

    /// The words of the heaps from `heap` − 1 on, one more than a window, which are not before those asked for last.
    fn state(&mut self, heap: usize, window: usize) -> Result<&[W], Stop> {
        while self.words.len() + self.dropped - self.moves.longest < heap + window {
            if self.words.len() > CHUNK + 2 * window {
                let dropped = self.words.len() - window - 2 * LONG;
                self.words.drain(..dropped);
                self.rests.drain(..dropped);
                self.dropped += dropped;
            }
            let start = self.words.len();
            let settled = self.add_run()?;
            if settled < LONG {
                let is_without_value = self.words[start + settled] == W::default();
                let heap = start + settled + self.dropped - self.moves.longest;
                return Err(if is_without_value { Stop::Value } else { Stop::Window(heap) });
            }
        }
        let place = heap - 1 + self.moves.longest - self.dropped;
        Ok(&self.words[place..=place + window])
    }

    /// One heap more, by the definition.
    fn add_by_all_options(&mut self) -> Result<(), Stop> {
        /// Pairs of heaps looked at before the caller is asked.
        const PIECE: usize = 1 << 16;
        let Self { moves: Moves { takes: [ends, singles, splits], .. }, values, options, meter, .. } = self;
        let heap = values.len();
        options.clear();
        if ends.contains(&heap) {
            options.insert(0);
        }
        singles.iter().filter(|&&take| take < heap).for_each(|take| options.insert(values[heap - take]));
        for left in splits.iter().filter_map(|&take| heap.checked_sub(take)) {
            let smaller = values[1..=left / 2].chunks(PIECE);
            let larger = values[left - left / 2..left].rchunks(PIECE);
            for (smaller, larger) in smaller.zip(larger) {
                for (small, large) in smaller.iter().zip(larger.iter().rev()) {
                    options.insert(small ^ large);
                }
                meter.work(smaller.len() as u64)?;
            }
        }
        let value = options.least_outside().ok_or(Stop::Value)?;
        options.allow(value);
        values.push(value);
        let words = (4 * heap * splits.len()) as u64;
        self.count(words)?;
        let index = self.space.index(value);
        let is_rare = !self.space.class(heap, value);
        if !is_rare && index >= W::WIDTH {
            return Err(Stop::Value);
        }
        self.words.push(if is_rare { W::default() } else { W::one(index) });
        let at = self.rests.len();
        self.rests.push(splits.iter().fold(W::default(), |set, take| set | self.words[at - take]));
        if is_rare {
            self.last_rare = heap;
            self.add_exclusion(heap, index);
        } else {
            self.add_witness(heap, index);
        }
        Ok(())
    }

    /// Indices of common heaps fit, and exchanged by one that does not fit they are none that fits.
    fn add_exclusion(&mut self, heap: usize, index: usize) {
        let groups = &mut self.exclusions[usize::from(heap < LONG) + usize::from(heap < SHORT)];
        if index < W::WIDTH {
            let place = groups.iter().position(|group| group.index == index).unwrap_or(groups.len());
            if place == groups.len() {
                groups.push(Group::new(index));
            }
            groups[place].sizes.push(heap);
        }
    }

    /// Moves that leave this common heap, if it is small.
    fn add_witness(&mut self, heap: usize, index: usize) {
        if heap <= self.most_witness {
            let group = &mut self.unfilled[index];
            group.sizes.push(heap);
            if group.sizes.len() == AT_ONCE {
                self.witnesses.push(std::mem::replace(group, Group::new(index)));
            }
        }
    }

    /// Adds `LONG` words; how many of them are settled.
    fn add_run(&mut self) -> Result<usize, Stop> {
        let excluded: u64 = self.exclusions.iter().flatten().map(|group| 4 * group.sizes.len() as u64).sum();
        self.count(64 + excluded)?;
        let Self { moves: Moves { takes: [_, _, splits], .. }, words, rests, singles, .. } = self;
        let [long, short, least] = &self.exclusions;
        let start = words.len();
        words.resize(start + LONG, W::default());
        rests.resize(start + LONG, W::default());
        let mut sets = [W::default(); LONG];
        exclude(long, rests, start, &mut sets);
        for (at, sets) in (start..).step_by(SHORT).zip(sets.as_chunks_mut::<SHORT>().0) {
            exclude(short, rests, at, sets);
            for (at, &mut set) in (at..).zip(sets) {
                let mut set = [singles.iter().fold(set, |set, take| set | words[at - take])];
                exclude(least, rests, at, &mut set);
                words[at] = (!set[0]).lowest();
                rests[at] = splits.iter().fold(W::default(), |set, take| set | words[at - take]);
            }
        }
        self.count_settled(start)
    }

    /// How many of the last words are settled: there is one, and all smaller values of class 0 have witnesses.
    fn count_settled(&mut self, start: usize) -> Result<usize, Stop> {
        let mut work = 0;
        let words = &self.words[start..];
        let filled = words.iter().position(|&word| word == W::default()).unwrap_or(LONG);
        let mut needed = [W::default(); LONG];
        let heap = start + self.dropped - self.moves.longest;
        for (place, (needed, &word)) in needed.iter_mut().zip(&words[..filled]).enumerate() {
            // All that differ from it only in bits below the lowest one of the mask.
            let block = self
                .low
                .iter()
                .fold(word, |set, &(shift, lower)| set | (set >> shift) & lower | (set & lower) << shift);
            *needed = block.below_lowest() | block & self.greater[(heap + place) % 2];
        }
        for group in self.witnesses.iter().chain(&self.unfilled) {
            if needed.iter().fold(W::default(), |all, &needed| all | needed) == W::default() {
                break;
            }
            for (needed, seen) in needed.iter_mut().zip(group.moves::<LONG>(&self.rests, start)) {
                *needed = *needed & !seen;
            }
            work += (4 * group.sizes.len()) as u64;
        }
        self.count(work)?;
        Ok(needed.iter().position(|&needed| needed != W::default()).unwrap_or(filled))
    }
}

#[cfg(test)]
mod tests;
