//! The method for few rare heaps and small values: one-hot words.
//!
//! The tape holds, for the last heaps, a word with the one bit of the heap's value set. The values that the rare heaps
//! exclude for a run of heaps are then ORs of words at fixed distances, with the bits of each word exchanged by the
//! value of the rare heap. Distances beyond [`NEAR`] are done for [`RUN`] heaps at once, the others heap by heap.
//!
//! After a batch it is checked, again many heaps at once, that every rare value below the value found is excluded too:
//! the [*witnesses*](super::witnesses) are moves to two heaps, one of them from a fixed list of small ones. So as long as the lists
//! stay the same, a heap's value is a function of a window of bounded length behind it, and a window that occurs a
//! second time proves the period.

use super::moves::OctalMoves;
#[cfg(target_arch = "x86_64")]
use super::registers;
use super::space::SparseSpace;
use super::sparse::Settled;
use super::witnesses::{Check, HEAPS};
use zermelo_core::bits::LOWER_BLOCKS;
use zermelo_core::{Arrange, Meter, StopReason};

/// Heaps done at once for distances beyond [`NEAR`].
pub(super) const RUN: usize = 16;
/// Heaps between two checks.
pub(super) const BATCH: usize = HEAPS;
/// Distances up to this are looked up one by one.
pub(super) const CLOSE: usize = 3;
/// Distances behind them that are kept in a queue: what the last heaps exclude for the next ones.
pub(super) const QUEUE: usize = 32;
/// Up to this distance rare heaps act heap by heap.
pub(super) const NEAR: usize = CLOSE + QUEUE;
/// At least so many heaps stay on the tape.
const LEAST_KEPT: usize = 1 << 15;
/// Heaps on the tape before old ones are moved out.
const CHUNK: usize = 1 << 17;

/// A one-hot word: 32 or 64 values.
pub(super) trait Word: Copy + Default + Eq + std::fmt::Debug + 'static {
    /// Values that fit.
    const BITS: usize;
    fn one_hot(value: usize) -> Self;
    fn or(self, other: Self) -> Self;
    fn and(self, other: Self) -> Self;
    fn not(self) -> Self;
    /// The word with the bit of each value `v` moved to `v xor by`.
    fn exchange(self, by: u8) -> Self;
    fn trailing_zeros(self) -> usize;
    /// The lowest bit alone.
    fn lowest(self) -> Self;
    /// All bits below the lowest one.
    fn below_lowest(self) -> Self;
}

/// [`LOWER_BLOCKS`] of 32 bits.
pub(super) const NARROW_BLOCKS: [u32; 5] = [0x5555_5555, 0x3333_3333, 0x0F0F_0F0F, 0x00FF_00FF, 0x0000_FFFF];

macro_rules! word {
    ($word:ty, $masks:ident) => {
        impl Word for $word {
            const BITS: usize = <$word>::BITS as usize;
            #[inline(always)]
            fn one_hot(value: usize) -> Self {
                if value < <Self as Word>::BITS { 1 << value } else { 0 }
            }
            #[inline(always)]
            fn or(self, other: Self) -> Self {
                self | other
            }
            #[inline(always)]
            fn and(self, other: Self) -> Self {
                self & other
            }
            #[inline(always)]
            fn not(self) -> Self {
                !self
            }
            #[inline(always)]
            fn exchange(self, by: u8) -> Self {
                let mut word = self;
                let mut shift = 1;
                for mask in $masks {
                    if by & shift != 0 {
                        word = (word >> shift) & mask | (word & mask) << shift;
                    }
                    shift *= 2;
                }
                word
            }
            #[inline(always)]
            fn trailing_zeros(self) -> usize {
                <$word>::trailing_zeros(self) as usize
            }
            #[inline(always)]
            fn lowest(self) -> Self {
                self & self.wrapping_neg()
            }
            #[inline(always)]
            fn below_lowest(self) -> Self {
                self.wrapping_sub(1) & !self
            }
        }
    };
}
word!(u32, NARROW_BLOCKS);
word!(u64, LOWER_BLOCKS);

/// Distances that share the value by which bits are exchanged.
#[derive(Clone, Debug)]
pub(super) struct Group {
    pub(super) value: u8,
    pub(super) distances: Vec<usize>,
}

/// What is known of a sequence when a window is made.
pub(super) struct Lists<'a> {
    pub(super) space: SparseSpace,
    /// All rare heaps so far, with their values.
    pub(super) rares: &'a [(u64, u16)],
    /// The greatest value so far.
    pub(super) greatest_value: u16,
    /// Small heaps that are to be tried as witnesses besides the usual ones.
    pub(super) extra_witnesses: &'a [usize],
}

/// The next heap is not settled: no witness was found for a rare value below its candidate, or no value fits a word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Unsettled;

/// A row of the queue, on a cache line of its own.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
pub(super) struct Row<W>(pub(super) [W; QUEUE]);

/// The recurrence with its tables, and the tape.
#[derive(Clone, Debug)]
pub(super) struct Window<W> {
    /// What rare heaps exclude at distances beyond [`NEAR`].
    pub(super) far: Vec<Group>,
    /// `close[c][d - 1]`: what a heap of value `c` excludes for the heap `d` larger. One entry more than values.
    pub(super) close: Vec<[W; CLOSE]>,
    /// Which of the close distances exclude anything.
    #[cfg_attr(not(target_arch = "x86_64"), allow(dead_code, reason = "vectors ask for it"))]
    pub(super) close_distances: [bool; CLOSE],
    /// The same for the distances from [`CLOSE`]` + 1` to [`NEAR`].
    pub(super) near: Vec<Row<W>>,
    /// The distances up to [`NEAR`] that exclude anything.
    near_distances: Vec<usize>,
    /// The common values, for even and odd heaps.
    pub(super) commons: [W; 2],
    /// Looks for witnesses.
    check: Check,
    /// The longest distance in any list: how much of the past decides what comes.
    pub(super) reach: usize,
    /// One-hot values; `tape[at]` belongs to heap `origin + at`.
    pub(super) tape: Vec<W>,
    /// The same as numbers.
    pub(super) values: Vec<u8>,
    /// The heap at the start of the tape; heap 0 is not part of any split, and it and those before it have no bit.
    origin: i64,
    /// The next heap.
    next: u64,
}

impl<W: Word> Window<W> {
    /// The recurrence behind the known `values` of heaps from 0 on, whose rare heaps are all rare heaps so far.
    /// `None` when a value does not fit a word, or there are too few values yet.
    pub(super) fn new(
        moves: &OctalMoves,
        lists: &Lists,
        values: &[u16],
        next: u64,
        tape: Option<&[u8]>,
    ) -> Option<Self> {
        if usize::from(lists.greatest_value) >= W::BITS {
            return None;
        }
        let exclusions = exclusions(moves, lists.rares);
        let reach_of = |list: &[(usize, u8)]| list.iter().map(|&(distance, _)| distance).max().unwrap_or(1);
        let check = Check::new(moves, lists.space, values, lists.extra_witnesses);
        let reach = reach_of(&exclusions).max(NEAR).max(check.reach());
        if values.len() <= moves.longest.max(reach) {
            return None;
        }
        let mut close = vec![[W::default(); CLOSE]; W::BITS + 1];
        let mut near = vec![Row([W::default(); QUEUE]); W::BITS + 1];
        let mut near_distances: Vec<usize> = Vec::new();
        for &(distance, by) in exclusions.iter().filter(|(distance, _)| *distance <= NEAR) {
            near_distances.push(distance);
            for value in 0..W::BITS {
                let word = match distance.checked_sub(CLOSE + 1) {
                    None => &mut close[value][distance - 1],
                    Some(place) => &mut near[value].0[place],
                };
                *word = word.or(W::one_hot(value ^ usize::from(by)));
            }
        }
        near_distances.sort_unstable();
        near_distances.dedup();
        let far: Vec<_> = exclusions.into_iter().filter(|&(distance, _)| distance > NEAR).collect();
        let commons = [0, 1].map(|parity| {
            let common = (0..W::BITS).filter(|&value| !lists.space.is_rare(parity, value as u16));
            common.fold(W::default(), |word, value| word.or(W::one_hot(value)))
        });
        let tables = Self {
            far: grouped(far),
            close,
            close_distances: std::array::from_fn(|place| near_distances.contains(&(place + 1))),
            near,
            near_distances,
            commons,
            check,
            reach,
            tape: Vec::new(),
            values: Vec::new(),
            origin: 0,
            next: 0,
        };
        if let Some(last) = tape {
            // The tape may be all that is kept of the last heaps; it ends with the heap before `next`.
            let kept = tables.kept();
            return (last.len() >= kept).then(|| tables.restarted(next, &last[last.len() - kept..]));
        }
        // Before heap 0 there is nothing.
        let missing = tables.kept().saturating_sub(values.len());
        let known = values[values.len().saturating_sub(tables.kept())..].iter().map(|&value| value as u8);
        let last: Vec<u8> = std::iter::repeat_n(0, missing).chain(known).collect();
        Some(tables.restarted(next, &last))
    }

    /// Puts the value of the heap whose value was not clear in the place of its candidate. Values that do not fit a byte need
    /// no place: they end the window.
    pub(super) fn correct(&mut self, value: u16) {
        let place = self.place(self.next);
        self.values[place] = value as u8;
    }

    /// The values on the tape, with that of the heap whose value was not clear.
    pub(super) fn settled_tape(&self) -> &[u8] {
        &self.values[..=self.place(self.next)]
    }

    /// The same recurrence from `heap` on, behind the last values before it.
    pub(super) fn restarted(&self, heap: u64, last: &[u8]) -> Self {
        let room = last.len() + CHUNK + BATCH + NEAR;
        let mut run = Self {
            far: self.far.clone(),
            close: self.close.clone(),
            near: self.near.clone(),
            near_distances: self.near_distances.clone(),
            check: self.check.clone(),
            tape: vec![W::default(); room],
            values: vec![0; room],
            origin: heap as i64 - last.len() as i64,
            next: heap,
            ..*self
        };
        for (at, &value) in last.iter().enumerate() {
            if run.origin + at as i64 > 0 {
                run.values[at] = value;
                run.tape[at] = W::one_hot(usize::from(value));
            }
        }
        run
    }

    /// A batch that was checked when it was done for the first time.
    pub(super) fn advance_again(&mut self, meter: &mut Meter) -> Result<(), StopReason>
    where
        W: Fill,
    {
        meter.step_through(BATCH * 8)?;
        self.make_room();
        W::fill_batch(self);
        self.next += BATCH as u64;
        Ok(())
    }

    /// Forgets the last batch.
    pub(super) fn step_back(&mut self) {
        self.next -= BATCH as u64;
    }

    /// Bytes of the tape and the tables that grow with the word.
    pub(super) fn bytes(&self) -> usize {
        size_of::<W>() * self.tape.capacity()
            + self.values.capacity()
            + size_of::<Row<W>>() * self.near.len()
            + self.check.bytes()
    }

    /// Heaps that stay on the tape when old ones are moved out.
    pub(super) fn kept(&self) -> usize {
        (self.reach + 2 * BATCH).max(LEAST_KEPT)
    }

    /// Small heaps that are witnesses for all rare values below the candidate of the next heap, whose value is not clear:
    /// any that reach heaps on the tape are tried. `None` when that does not settle it.
    pub(super) fn settle(&self, moves: &OctalMoves, values: &[u16]) -> Option<Settled> {
        let end = self.place(self.next);
        let mut needed = self.tape[end].below_lowest().and(self.commons[(self.next & 1) as usize].not());
        if self.tape[end] == W::default() {
            return None;
        }
        let mut witnesses = Vec::new();
        let smalls = values.len().min(LEAST_KEPT - 2 * BATCH).min(self.next as usize / 4) - moves.longest;
        for (small, taken) in
            (1..smalls).flat_map(|small| moves.split.iter().map(move |taken| (small, taken)))
        {
            if needed == W::default() {
                break;
            }
            let value = W::one_hot(usize::from(values[small] ^ u16::from(self.values[end - taken - small])));
            if needed.and(value) != W::default() {
                needed = needed.and(value.not());
                witnesses.push(small);
            }
        }
        (needed == W::default()).then(|| Settled { value: u16::from(self.values[end]), witnesses })
    }

    /// The next heap, and the values of the heaps before it from `length` on.
    pub(super) fn found_since(&self, length: u64) -> (u64, &[u8]) {
        (self.next, self.last((self.next - length) as usize))
    }

    /// The next heap to be done.
    pub(super) fn next(&self) -> u64 {
        self.next
    }

    /// The place of a heap on the tape.
    pub(super) fn place(&self, heap: u64) -> usize {
        (heap as i64 - self.origin) as usize
    }

    /// The parity of the heap at a place of the tape.
    pub(super) fn parity_at(&self, place: usize) -> usize {
        ((self.origin + place as i64) & 1) as usize
    }

    /// Values on the tape of the last `count` heaps.
    pub(super) fn last(&self, count: usize) -> &[u8] {
        let end = self.place(self.next);
        &self.values[end - count..end]
    }

    /// Fills one batch and checks it. Where a heap is not settled, it is the next; those before it are done.
    pub(super) fn advance(&mut self) -> Result<(), Unsettled>
    where
        W: Fill,
    {
        self.make_room();
        W::fill_batch(self);
        let start = self.place(self.next);
        // Where all values that fit are excluded the word is empty, and there is no candidate to check.
        let batch = &self.values[start..start + BATCH];
        let greatest = batch.iter().fold(0, |greatest, &value| value.max(greatest));
        let overflow = if usize::from(greatest) < W::BITS {
            None
        } else {
            batch.iter().position(|&value| value == greatest)
        };
        let overflow = overflow.map(|at| start + at);
        let doubtful = self.check.first_unsettled(&self.values, start, self.next);
        match overflow.into_iter().chain(doubtful).min() {
            None => {
                self.next += BATCH as u64;
                Ok(())
            }
            Some(at) => {
                self.next += (at - start) as u64;
                Err(Unsettled)
            }
        }
    }

    fn make_room(&mut self) {
        let end = self.place(self.next);
        if end + BATCH + NEAR <= self.tape.len() {
            return;
        }
        let start = end - self.kept();
        self.tape.copy_within(start..end, 0);
        self.values.copy_within(start..end, 0);
        self.origin += start as i64;
    }

    /// The batch behind the tape, one heap after the other where distances are near.
    #[inline(always)]
    pub(super) fn fill_portably(&mut self) {
        let start = self.place(self.next);
        for run in (start..start + BATCH).step_by(RUN) {
            let far = self.far_exclusions(run);
            for (at, &far) in (run..run + RUN).zip(&far) {
                let mut excluded = far;
                for &distance in &self.near_distances {
                    let value = usize::from(self.values[at - distance]);
                    excluded = excluded.or(match distance.checked_sub(CLOSE + 1) {
                        None => self.close[value][distance - 1],
                        Some(place) => self.near[value].0[place],
                    });
                }
                let parity = self.parity_at(at);
                let free = excluded.not().and(self.commons[parity]);
                self.tape[at] = free.lowest();
                self.values[at] = free.trailing_zeros() as u8;
            }
        }
    }

    #[inline(always)]
    fn far_exclusions(&self, run: usize) -> [W; RUN] {
        let mut total = [W::default(); RUN];
        for group in &self.far {
            or_exchanged(&mut total, group, &self.tape, run);
        }
        total
    }
}

/// ORs into `total` the words at the group's distances before a run, with their bits exchanged.
#[inline(always)]
fn or_exchanged<W: Word>(total: &mut [W; RUN], group: &Group, tape: &[W], run: usize) {
    let mut words = [W::default(); RUN];
    for &distance in &group.distances {
        for (word, &other) in words.iter_mut().zip(&tape[run - distance..run - distance + RUN]) {
            *word = word.or(other);
        }
    }
    for (total, word) in total.iter_mut().zip(words) {
        *total = total.or(word.exchange(group.value));
    }
}

/// How a word type runs the recurrence: with the widest vectors the machine has.
pub(super) trait Fill: Word {
    /// Fills the batch behind the tape, without checking it.
    fn fill_batch(window: &mut Window<Self>);
}

macro_rules! fill {
    ($word:ty, $fill_512:ident, $fill_256:ident) => {
        impl Fill for $word {
            #[cfg_attr(target_arch = "x86_64", allow(unsafe_code))]
            fn fill_batch(window: &mut Window<Self>) {
                #[cfg(target_arch = "x86_64")]
                if registers::are_512() {
                    // SAFETY: the machine has what the function needs.
                    return unsafe { registers::$fill_512(window) };
                } else if registers::are_256() {
                    // SAFETY: the machine has what the function needs.
                    return unsafe { registers::$fill_256(window) };
                }
                window.fill_portably();
            }
        }
    };
}
fill!(u32, fill_narrow_512, fill_narrow_256);
fill!(u64, fill_wide_512, fill_wide_256);

/// The pairs (distance, value): heap `n` may not have value `g(n − distance) xor value`. From moves to a rare heap and
/// another one, and from moves to a single heap.
fn exclusions(moves: &OctalMoves, rares: &[(u64, u16)]) -> Vec<(usize, u8)> {
    let splits = rares.iter().flat_map(|&(rare, value)| {
        moves.split.iter().map(move |&taken| (taken + rare as usize, value as u8))
    });
    let mut list: Vec<_> = moves.single.iter().map(|&taken| (taken, 0)).chain(splits).collect();
    list.sort_unstable();
    list.dedup();
    list
}

fn grouped(list: Vec<(usize, u8)>) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for (distance, value) in list {
        match groups.iter_mut().find(|group| group.value == value) {
            Some(group) => group.distances.push(distance),
            None => groups.push(Group { value, distances: vec![distance] }),
        }
    }
    // The longest first, so that the words written last are read last.
    for group in &mut groups {
        group.distances.arrange_by_key(|&distance| std::cmp::Reverse(distance));
    }
    groups
}

#[cfg(test)]
mod tests {
    use super::super::plain;
    use super::super::vectors::check_ways;
    use super::*;

    const LENGTH: usize = 12_000;
    const START: usize = 6_000;

    fn window<W: Fill>(code: &str) -> (Window<W>, Vec<u16>, SparseSpace, OctalMoves) {
        let moves = OctalMoves::of(&code.parse().expect("a code")).expect("an octal code");
        let values = plain::values(&moves, LENGTH);
        let (space, _) = SparseSpace::find(&values, &moves).expect("a sparse space");
        let rares: Vec<(u64, u16)> = (1..START as u64)
            .zip(values[1..].iter().copied())
            .filter(|&(heap, value)| space.is_rare(heap, value))
            .collect();
        let greatest_value = *values[..START].iter().max().expect("there are values");
        let lists = Lists { space, rares: &rares, greatest_value, extra_witnesses: &[] };
        let window = Window::<W>::new(&moves, &lists, &values[..START], START as u64, None);
        (window.expect("few rare heaps and small values"), values, space, moves)
    }

    /// Batches by the vectors of the machine and one heap after the other.
    fn fills_agree<W: Fill>(code: &str) {
        let (mut fast, ..) = window::<W>(code);
        let mut slow = fast.clone();
        for _ in 0..6 {
            let start = fast.place(fast.next);
            W::fill_batch(&mut fast);
            slow.fill_portably();
            assert_eq!(fast.tape[start..start + BATCH], slow.tape[start..start + BATCH], "{code}");
            assert_eq!(fast.values[start..start + BATCH], slow.values[start..start + BATCH], "{code}");
            fast.next += BATCH as u64;
            slow.next += BATCH as u64;
        }
    }

    const CODES: [&str; 7] = ["0.106", "0.104", "0.454", "0.054", "0.156", "0.356", "0.127"];

    #[test]
    fn vectors_fill_what_goes_heap_by_heap() {
        for code in CODES {
            fills_agree::<u64>(code);
        }
        for code in ["0.106", "0.104", "0.156"] {
            fills_agree::<u32>(code);
        }
    }

    #[cfg(target_arch = "x86_64")]
    #[test]
    #[allow(unsafe_code)]
    fn narrower_vectors_fill_the_same() {
        if !registers::are_256() {
            return;
        }
        for code in CODES {
            let (mut fast, ..) = window::<u64>(code);
            let mut slow = fast.clone();
            // SAFETY: the machine has what the function needs.
            unsafe { registers::fill_wide_256(&mut fast) };
            slow.fill_portably();
            assert_eq!(fast.tape, slow.tape, "{code}");
            assert_eq!(fast.values, slow.values, "{code}");
        }
        let (mut fast, ..) = window::<u32>("0.106");
        let mut slow = fast.clone();
        // SAFETY: the machine has what the function needs.
        unsafe { registers::fill_narrow_256(&mut fast) };
        slow.fill_portably();
        assert_eq!(fast.tape, slow.tape);
        assert_eq!(fast.values, slow.values);
    }

    /// The first heap of a batch for which no move to a small heap has some rare value below its own.
    fn first_unsettled(
        values: &[u16],
        smalls: usize,
        space: SparseSpace,
        moves: &OctalMoves,
        heaps: std::ops::Range<usize>,
    ) -> Option<usize> {
        let mut heaps = heaps;
        heaps.find(|&heap| {
            (0..values[heap]).filter(|&value| space.is_rare(heap as u64, value)).any(|value| {
                let mut parts =
                    moves.split.iter().flat_map(|taken| (1..smalls).map(move |s| (s, heap - taken - s)));
                !parts.any(|(small, large)| values[small] ^ values[large] == value)
            })
        })
    }

    /// Right values have witnesses but for a few; where one is made greater, the check sees that it has not all of them.
    #[test]
    fn every_check_agrees_with_the_definition() {
        for code in CODES {
            let (window, values, space, moves) = window::<u64>(code);
            let smalls = window.check.reach() - moves.split.iter().max().expect("splits") + 1;
            for spoilt in [0, 1, 200, 511] {
                let mut values = values.clone();
                for heap in (START..LENGTH - BATCH).step_by(BATCH) {
                    values[heap + spoilt] = values[heap + spoilt] % 8 + 30 + spoilt as u16 % 7;
                }
                let bytes: Vec<u8> = values.iter().map(|&value| value as u8).collect();
                for way in check_ways() {
                    let mut check = window.check.clone();
                    // Some batches in a row, and a step back.
                    for batch in [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 3] {
                        let start = START + batch * BATCH;
                        let found = way(&mut check, &bytes, start, start as u64);
                        let expected = first_unsettled(&values, smalls, space, &moves, start..start + BATCH);
                        assert_eq!(found, expected, "{code}, batch {batch}, spoilt {spoilt}");
                    }
                }
            }
        }
    }
}
